"""One learner against players, as a Gymnasium environment."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import gymnasium
import numpy as np
from gymnasium.spaces import Discrete
from numpy.typing import NDArray

from ..envs.core.aec import RENDER_MODES
from .players import Opponents
from .seats import Seats, Slot, find_seat
from .spaces import observation_space, one_of, pack

if TYPE_CHECKING:
    from ..envs.core.picture import Window

RESET_OPTIONS = ("seat", "episode_seed")


def make(game: str, *, obs: str = "vector", render_mode: str | None = None, **options: Any) -> "SeatEnv":
    """A registered game for one learner (see `SeatEnv`).

    options: keywords of `Seats` (opponents, weights, seat, illegal, record) and the game's own.
    """
    return SeatEnv(Seats.of(game, 1, **options), obs=obs, render_mode=render_mode)


class SeatEnv(Slot, gymnasium.Env):
    """One seat of a game; players answer for the others between its choices.

    Observation: {"observation": float32 (n_obs,) in [-1, 1], "action_mask": int8 (n_actions,)}; obs="dict"
    splits the vector into its named fields, obs="flat" gives the vector alone. Action: Discrete(n_actions).
    The same mask is in ``info["action_mask"]`` and comes from ``action_masks()``, which wrappers pass on as
    an attribute; it allows at least one action until the game is over. Rewards sum to the seat's return.
    Info, numbers only: "action_mask", "seat", "illegal" (1: the game was lost by an illegal action).
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 4}  # noqa: RUF012

    def __init__(self, seats: Seats, obs: str = "vector", render_mode: str | None = None) -> None:
        Slot.__init__(self, seats, 0)
        self.variant, self.obs = seats.variant, obs
        self.render_mode = one_of("render_mode", render_mode, (None, *RENDER_MODES))
        self.metadata = {**self.metadata, "name": f"{self.variant.game.name}_v{self.variant.game.version}"}
        self._window: Window | None = None
        self.observation_space = observation_space(self.variant, obs)
        self.action_space = Discrete(self.variant.n_actions)
        self._all = np.arange(1)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Deals a game. seed: from it follow this game and all later ones, up to the next seed.

        options, for this game only: "seat": the learner's; "episode_seed": the one game to be played again.
        """
        super().reset(seed=seed)
        options = options or {}
        for option in options:
            if option not in RESET_OPTIONS:
                raise ValueError(f"there is no reset option {option!r}; there are {', '.join(RESET_OPTIONS)}")
        if seed is not None:
            self._seats.seed(np.array([seed], np.uint64), self._all)
        seat = find_seat(self.variant, options.get("seat", "random"))
        if "episode_seed" in options:
            self._seats.begin_at(self._all, np.array([options["episode_seed"]], np.uint64), seat)
            if self._seats.over[0]:
                raise ValueError(f"the game of {options} is over before the learner is asked")
        else:
            self._seats.begin(self._all, seat)
        return self._shown()

    def step(self, action: int | np.integer) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """The learner's choice, and everybody else's until it must choose again or the game is over.

        Raises IllegalAction for a game that is over, and for an illegal action under illegal="raise".
        """
        reward = self._seats.step(np.array([action]), self._all)[0]
        over = self._seats.over[0]
        obs, info = self._shown()
        return obs, float(reward), bool(over == 1), bool(over == 2), info

    def _shown(self) -> tuple[Any, dict[str, Any]]:
        """Observation and info; in the window too, if there is one."""
        if self.render_mode == "human":
            self.render()
        obs, mask = self._seats.observe(self._all)
        info = {"action_mask": self.action_masks(), "seat": self.seat, "illegal": int(self._seats.fouled[0])}
        return pack(self.variant, self.obs, obs[0], mask[0]), info

    def set_opponents(self, opponents: Opponents, weights: Sequence[float] | None = None) -> None:
        """Another pool of opponents, from the next game on."""
        self._seats.set_opponents(opponents, weights)

    def render(self) -> str | NDArray[np.uint8] | None:  # type: ignore[override]
        """What the learner sees: text ("ansi"), an image (h, w, 3), or None ("human": a window)."""
        match self.render_mode:
            case "ansi":
                return self.board()
            case "rgb_array":
                return self.image()
            case "human":
                from ..envs.core.picture import Window

                self._window = self._window or Window(self.variant.game.title)
                self._window.show(self.variant, self.view())
            case _:
                modes = ", ".join(RENDER_MODES)
                gymnasium.logger.warn(f"render() does nothing without a render_mode, one of {modes}")
        return None

    def close(self) -> None:
        """Closes the window, if there is one."""
        if self._window is not None:
            self._window.close()
            self._window = None

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "_window": None}
