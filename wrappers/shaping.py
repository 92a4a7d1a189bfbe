"""Potential-based shaping (Ng, Harada and Russell 1999): denser rewards, the same best policies.

A potential is a function from named fields of observations, each with a leading axis of k games, to k
numbers. The reward of a step grows by ``gamma * potential(after) - potential(before)``; the potential after
a terminated game is 0, after a truncated one that of its last observation.
"""

from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
from gymnasium.utils import RecordConstructorArgs
from gymnasium.vector import AutoresetMode, VectorWrapper
from numpy.typing import NDArray

from ..envs.core.game import Variant, View
from .single import SeatEnv
from .spaces import unpack
from .vector import SeatVectorEnv, Step

Potential = Callable[[View], Any]


class Shaper:
    """The potential of the games as they stood, and what a step adds to their rewards."""

    def __init__(self, variant: Variant, form: str, potential: Potential, gamma: float) -> None:
        if not 0.0 <= gamma <= 1.0:
            raise ValueError(f"gamma={gamma!r} is not possible; it must be from 0 to 1, that of the learner")
        self.variant, self.form, self.potential, self.gamma = variant, form, potential, gamma
        self.before: NDArray[np.float64] = np.zeros(0)

    def of(self, obs: Any) -> NDArray[np.float64]:
        """The potentials (k,) of a batch of observations."""
        view = unpack(self.variant, self.form, obs)
        games = len(next(iter(view.values())))
        value = np.asarray(self.potential(view), np.float64)
        if value.shape != (games,):
            raise ValueError(
                f"the potential of {games} games must have shape [{games}], not {list(value.shape)}"
            )
        return value

    def start(self, obs: Any) -> None:
        """Games begin, or go on, from these observations."""
        self.before = self.of(obs)

    def step(self, after: NDArray[np.float64], now: NDArray[np.float64]) -> NDArray[np.float64]:
        """What the step adds (k,); after: potentials where it led, now: those of the games that go on."""
        added = self.gamma * after - self.before
        self.before = now
        return added


class PotentialShaping(gymnasium.Wrapper, RecordConstructorArgs):
    """Shapes the rewards of a `SeatEnv`; ``info["shaping"]`` holds what was added."""

    def __init__(self, env: gymnasium.Env, potential: Potential, gamma: float = 0.99) -> None:
        RecordConstructorArgs.__init__(self, potential=potential, gamma=gamma)
        super().__init__(env)
        if not isinstance(env.unwrapped, SeatEnv):
            raise TypeError(f"shaping needs a game of this suite, not {type(env.unwrapped).__name__}")
        self._shaper = Shaper(env.unwrapped.variant, env.unwrapped.obs, potential, gamma)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """A new game; see `SeatEnv.reset`."""
        obs, info = self.env.reset(seed=seed, options=options)
        self._shaper.start(one(obs))
        return obs, {**info, "shaping": 0.0}

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """A step with its shaped reward."""
        obs, reward, terminated, truncated, info = self.env.step(action)
        now = self._shaper.of(one(obs))
        added = float(self._shaper.step(now * (not terminated), now)[0])
        return obs, float(reward) + added, terminated, truncated, {**info, "shaping": added}


class VectorPotentialShaping(VectorWrapper):
    """Shapes the rewards of a `SeatVectorEnv`; ``infos["shaping"]`` holds what was added."""

    def __init__(self, env: Any, potential: Potential, gamma: float = 0.99) -> None:
        super().__init__(env)
        if not isinstance(env.unwrapped, SeatVectorEnv):
            raise TypeError(f"shaping needs games of this suite, not {type(env.unwrapped).__name__}")
        self._mode = env.unwrapped.autoreset_mode
        self._shaper = Shaper(env.unwrapped.variant, env.unwrapped.obs, potential, gamma)
        self._ended = np.zeros(self.num_envs, bool)

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """New games; see `SeatVectorEnv.reset`."""
        obs, infos = self.env.reset(seed=seed, options=options)
        self._shaper.start(obs)
        self._ended[:] = False
        return obs, self._tell(infos, np.zeros(self.num_envs))

    def step(self, actions: Any) -> Step:
        """A step with its shaped rewards."""
        obs, rewards, terminated, truncated, infos = self.env.step(actions)
        now = self._shaper.of(obs)
        after = now.copy()
        if self._mode is AutoresetMode.SAME_STEP:
            for i in np.flatnonzero(truncated):
                after[i] = self._shaper.of(one(infos["final_obs"][i]))[0]
        after[terminated] = 0.0
        added = self._shaper.step(after, now)
        if self._mode is AutoresetMode.NEXT_STEP:
            added[self._ended] = 0.0
        self._ended = terminated | truncated
        return obs, rewards + added, terminated, truncated, self._tell(infos, added)

    def _tell(self, infos: dict[str, Any], added: NDArray[np.float64]) -> dict[str, Any]:
        return {**infos, "shaping": added, "_shaping": np.ones(self.num_envs, bool)}


def one(obs: Any) -> Any:
    """One observation as a batch of one."""
    return {name: value[None] for name, value in obs.items()} if isinstance(obs, dict) else obs[None]
