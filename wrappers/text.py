"""Games in words, for agents that read and write: observations and actions are texts."""

import string
from typing import Any

import gymnasium
from gymnasium.spaces import Text
from gymnasium.utils import RecordConstructorArgs

from .single import SeatEnv

CHARSET = frozenset(string.printable)
LONGEST = 1 << 16


class TextEnv(gymnasium.Wrapper, RecordConstructorArgs):
    """A `SeatEnv` in words.

    Observation: the situation, the question and the legal actions, as the learner sees them; empty once the
    game is over. Action: the words, name or number of an action (see `Words.parse`); a text that means no
    action counts as an illegal action. Info and rewards stay as they are.
    """

    def __init__(self, env: gymnasium.Env) -> None:
        RecordConstructorArgs.__init__(self)
        super().__init__(env)
        if not isinstance(env.unwrapped, SeatEnv):
            raise TypeError(
                f"TextEnv needs a game of this suite for one learner, not {type(env.unwrapped).__name__}"
            )
        self._game: SeatEnv = env.unwrapped
        self.observation_space = Text(LONGEST, min_length=0, charset=CHARSET)
        self.action_space = Text(LONGEST, min_length=0, charset=CHARSET)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[str, dict[str, Any]]:
        """A new game; see `SeatEnv.reset`."""
        _, info = self.env.reset(seed=seed, options=options)
        return self._game.describe(), info

    def step(self, action: str) -> tuple[str, float, bool, bool, dict[str, Any]]:
        """The action that the text means."""
        try:
            choice = self._game.parse_action(action)
        except ValueError:
            choice = -1
        _, reward, terminated, truncated, info = self.env.step(choice)
        return (
            "" if terminated or truncated else self._game.describe(),
            float(reward),
            terminated,
            truncated,
            info,
        )
