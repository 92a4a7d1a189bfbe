"""Stable-Baselines3's vector environment straight over a table of games, without processes.

For sb3_contrib's MaskablePPO, which asks for masks by ``env_method("action_masks")``: the batch has them.
"""

import time
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray
from stable_baselines3.common.monitor import Monitor
from stable_baselines3.common.vec_env import VecEnv, VecEnvWrapper

from .players import Opponents, Player
from .seats import Seats, Slot
from .shaping import Potential, Shaper, one
from .spaces import fields_space, observation_space, one_of

OBS = ("flat", "dict")
Indices = int | Iterable[int] | None


def make(
    game: str, num_envs: int, *, obs: str = "flat", render_mode: str | None = None, **options: Any
) -> "SeatVecEnv":
    """`num_envs` games of a registered game (see `SeatVecEnv`).

    options: keywords of `Seats` (opponents, weights, seat, illegal, threads, record) and the game's own.
    """
    return SeatVecEnv(Seats.of(game, num_envs, **options), obs=obs, render_mode=render_mode)


class SeatVecEnv(VecEnv):
    """One learner's seat in each of n games.

    Observations are float32 vectors (n, n_obs) in [-1, 1] ("flat") or their named fields ("dict"); masks
    stand beside them and never in them, so a normaliser cannot touch them. A game that ends is dealt again
    in the same step; then the info holds "terminal_observation", "TimeLimit.truncated" and, as SB3's
    Monitor has it, "episode" (r, l, t), and further "seat" and "opponents", by name. Other infos are empty.
    Returned arrays are never written again.
    """

    def __init__(self, seats: Seats, obs: str = "flat", render_mode: str | None = None) -> None:
        self.seats, self.variant, self.obs = seats, seats.variant, one_of("obs", obs, OBS)
        self.render_mode = one_of("render_mode", render_mode, (None, "rgb_array"))
        self._all = np.arange(seats.n)
        self._slots = [Slot(seats, slot) for slot in range(seats.n)]
        self._start = time.perf_counter()
        space = fields_space(self.variant) if obs == "dict" else observation_space(self.variant, "flat")
        super().__init__(seats.n, space, gymnasium.spaces.Discrete(self.variant.n_actions))

    # --- playing

    def reset(self) -> Any:
        """Deals new games everywhere, by the seeds of `seed` once, else as each game's sequence goes on."""
        if any(self._options):
            raise ValueError("these games take no reset options; give them when the environment is made")
        told = np.array([s is not None for s in self._seeds])
        if told.any():
            seeds = [s for s in self._seeds if s is not None]
            self.seats.seed(np.array(seeds, np.uint64), self._all[told])
        self._reset_seeds()
        self._reset_options()
        self._start = time.perf_counter()
        self.seats.begin(self._all)
        return self._seen()

    def step_async(self, actions: NDArray[Any]) -> None:
        """Takes the actions (n,); the work is done in `step_wait`."""
        self._actions = actions

    def step_wait(self) -> tuple[Any, NDArray[np.float32], NDArray[np.bool_], list[dict[str, Any]]]:
        """Observations, rewards (n,), dones (n,) and infos, all fresh."""
        rewards = self.seats.step(self._actions, self._all).astype(np.float32)
        dones = self.seats.over != 0
        infos: list[dict[str, Any]] = [{} for _ in self._slots]
        if dones.any():
            ended = np.flatnonzero(dones)
            for slot, info in zip(ended, self._endings(ended), strict=True):
                infos[slot] = info
            self.seats.begin(ended)
        return self._seen(), rewards, dones, infos

    def _seen(self) -> Any:
        obs, _ = self.seats.observe(self._all)
        return self._packed(obs)

    def _packed(self, obs: NDArray[np.float32]) -> Any:
        return self.variant.observation_layout.split(obs) if self.obs == "dict" else obs

    def _endings(self, ended: NDArray[np.int64]) -> list[dict[str, Any]]:
        """The infos of games that are over."""
        seats = self.seats
        obs, _ = seats.observe(ended)
        elapsed = round(time.perf_counter() - self._start, 6)
        infos = []
        for row, slot in enumerate(ended):
            names = seats.names(slot)
            info = {
                "terminal_observation": self._packed(obs[row]),
                "TimeLimit.truncated": bool(seats.over[slot] == 2),
                "episode": {"r": float(seats.total[slot]), "l": int(seats.length[slot]), "t": elapsed},
                "seat": int(seats.learner[slot]),
                "opponents": [name for seat, name in enumerate(names) if seat != seats.learner[slot]],
            }
            infos.append(info)
        return infos

    def action_masks(self) -> NDArray[np.int8]:
        """The learner's legal actions in every game (n, n_actions); a fresh array."""
        return self.seats.mask.copy()

    def set_opponents(self, opponents: Opponents, weights: Sequence[float] | None = None) -> None:
        """Another pool of opponents, for each game from its next deal on."""
        self.seats.set_opponents(opponents, weights)

    # --- keeping

    def get_state(self) -> dict[str, Any]:
        """Every game in progress and its future, for `set_state`: arrays, bytes, and the players' names."""
        return self.seats.get_state()

    def set_state(self, state: Mapping[str, Any], players: Sequence[Player]) -> Any:
        """Goes on exactly from a `get_state`, with its "players" in order. Returns the observations."""
        self.seats.set_state(state, players)
        return self._seen()

    # --- what SB3 asks of each game

    def _chosen(self, indices: Indices) -> list[Slot]:
        return [self._slots[i] for i in self._get_indices(indices)]

    def get_attr(self, attr_name: str, indices: Indices = None) -> list[Any]:
        """An attribute of each game, or else of the whole."""
        return [getattr(s if hasattr(Slot, attr_name) else self, attr_name) for s in self._chosen(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: Indices = None) -> None:
        """Sets an attribute of the whole; single games have none that can be set."""
        if indices is not None:
            raise AttributeError(f"{attr_name} cannot be set in single games of a batch")
        setattr(self, attr_name, value)

    def env_method(self, method_name: str, *args: Any, indices: Indices = None, **kwargs: Any) -> list[Any]:
        """The results of a method of each game."""
        if method_name == "action_masks" and indices is None:
            return list(self.action_masks())
        return [getattr(slot, method_name)(*args, **kwargs) for slot in self._chosen(indices)]

    def env_is_wrapped(self, wrapper_class: type, indices: Indices = None) -> list[bool]:
        """True for Monitor, whose infos these games give themselves."""
        return [wrapper_class is Monitor] * len(self._chosen(indices))

    def get_images(self) -> list[NDArray[np.uint8]]:
        """Each table as the learner sees it."""
        return [slot.image() for slot in self._slots]

    def close(self) -> None:
        """Nothing to close."""


class ShapedVecEnv(VecEnvWrapper):
    """Shapes the rewards of a `SeatVecEnv` (see `shaping`); the infos' "episode" keeps the true returns."""

    def __init__(self, venv: VecEnv, potential: Potential, gamma: float = 0.99) -> None:
        super().__init__(venv)
        games = venv.unwrapped
        if not isinstance(games, SeatVecEnv):
            raise TypeError(f"shaping needs games of this suite, not {type(games).__name__}")
        self._shaper = Shaper(games.variant, games.obs, potential, gamma)

    def reset(self) -> Any:
        """New games everywhere."""
        obs = self.venv.reset()
        self._shaper.start(obs)
        return obs

    def step_wait(self) -> tuple[Any, NDArray[np.float32], NDArray[np.bool_], list[dict[str, Any]]]:
        """Observations, shaped rewards, dones and infos."""
        obs, rewards, dones, infos = self.venv.step_wait()
        now = self._shaper.of(obs)
        after = np.where(dones, 0.0, now)
        for i in np.flatnonzero(dones):
            if infos[i]["TimeLimit.truncated"]:
                after[i] = self._shaper.of(one(infos[i]["terminal_observation"]))[0]
        return obs, (rewards + self._shaper.step(after, now)).astype(np.float32), dones, infos
