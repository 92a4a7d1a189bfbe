"""Many games for one learner, as Gymnasium's native vector environment over one table."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.spaces import Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from .players import Opponents
from .seats import Seats, Slot, find_seat
from .single import SeatEnv
from .spaces import observation_space, one_of, pack

RESET_OPTIONS = ("seat", "reset_mask")
RENDER_MODES = {"ansi": "board", "rgb_array": "image"}
"""The ways to draw a game, and what draws it."""
Step = tuple[Any, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


def make(
    game: str,
    num_envs: int = 1,
    *,
    obs: str = "vector",
    autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
    render_mode: str | None = None,
    **options: Any,
) -> "SeatVectorEnv":
    """`num_envs` games of a registered game (see `SeatVectorEnv`).

    options: keywords of `Seats` (opponents, weights, seat, illegal, threads, record) and the game's own.
    """
    seats = Seats.of(game, num_envs, **options)
    return SeatVectorEnv(seats, obs=obs, autoreset_mode=autoreset_mode, render_mode=render_mode)


class SeatVectorEnv(VectorEnv):
    """n games that behave as n copies of `SeatEnv` in Gymnasium's SyncVectorEnv, seed by seed and bit by
    bit.

    autoreset_mode, also in ``metadata``: "NextStep" (Gymnasium's default; the step after a game's end
    ignores its action and deals), "SameStep" (deals at once; ``infos["final_obs"]`` and
    ``infos["final_info"]`` tell of the end) or "Disabled" (``reset(options={"reset_mask": ...})`` deals).
    ``action_masks()`` gives the masks of all games (n, n_actions). Returned arrays are never written again.
    """

    def __init__(
        self,
        seats: Seats,
        obs: str = "vector",
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        render_mode: str | None = None,
    ) -> None:
        self.seats, self.variant, self.obs = seats, seats.variant, obs
        self.render_mode = one_of("render_mode", render_mode, (None, *RENDER_MODES))
        self.num_envs = seats.n
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        modes = {"render_modes": list(RENDER_MODES), "autoreset_mode": self.autoreset_mode}
        self.metadata = {**SeatEnv.metadata, **modes}
        self.single_observation_space = observation_space(self.variant, obs)
        self.single_action_space = Discrete(self.variant.n_actions)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self._slots = [Slot(seats, slot) for slot in range(seats.n)]
        self._all = np.arange(seats.n)
        self._ended = np.zeros(seats.n, bool)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Deals new games.

        seed: game i goes by seed + i, or by its own of a sequence; None: it goes on as before. options:
        "reset_mask" (n,) bool: which games (all others stay as they are); "seat": the learner's, for these
        games only.
        """
        seed = int(seed) if isinstance(seed, np.integer) else seed
        super().reset(seed=seed if isinstance(seed, int) else None)
        options = options or {}
        for option in options:
            if option not in RESET_OPTIONS:
                raise ValueError(f"there is no reset option {option!r}; there are {', '.join(RESET_OPTIONS)}")
        chosen = self._reset_mask(options.get("reset_mask"))
        if seed is not None:
            seeds = [seed + i for i in range(self.num_envs)] if isinstance(seed, int) else list(seed)
            if len(seeds) != self.num_envs:
                raise ValueError(f"{self.num_envs} games need as many seeds, not {len(seeds)}")
            told = [i for i in self._all[chosen] if seeds[i] is not None]
            self.seats.seed(np.array([seeds[i] for i in told], np.uint64), np.array(told, np.int64))
        self.seats.begin(self._all[chosen], find_seat(self.variant, options.get("seat", "random")))
        self._ended[chosen] = False
        obs, mask = self.seats.observe(self._all)
        return pack(self.variant, self.obs, obs, mask), self._infos(mask, chosen)

    def _reset_mask(self, mask: Any) -> NDArray[np.bool_]:
        if mask is None:
            return np.ones(self.num_envs, bool)
        mask = np.asarray(mask)
        if mask.dtype != bool or mask.shape != (self.num_envs,) or not mask.any():
            raise ValueError(f"reset_mask must be {self.num_envs} booleans with a True among them")
        return mask

    def step(self, actions: Any) -> Step:
        """One choice of the learner in every game (n,); see the class for what happens after a game's end."""
        actions = np.asarray(actions)
        rewards = np.zeros(self.num_envs)
        infos: dict[str, Any] = {}
        again = (
            self._ended if self.autoreset_mode is AutoresetMode.NEXT_STEP else np.zeros(self.num_envs, bool)
        )
        if actions.shape != (self.num_envs,):
            raise ValueError(
                f"{self.num_envs} games need actions of shape [{self.num_envs}], not {list(actions.shape)}"
            )
        rewards[~again] = self.seats.step(actions[~again], self._all[~again])
        self.seats.begin(self._all[again])
        over = self.seats.over.copy()
        self._ended = over != 0
        if self.autoreset_mode is AutoresetMode.SAME_STEP and self._ended.any():
            infos = self._endings(self._all[self._ended])
            self.seats.begin(self._all[self._ended])
        obs, mask = self.seats.observe(self._all)
        infos.update(self._infos(mask, np.ones(self.num_envs, bool)))
        return pack(self.variant, self.obs, obs, mask), rewards, over == 1, over == 2, infos

    def _infos(self, mask: NDArray[np.int8], which: NDArray[np.bool_]) -> dict[str, Any]:
        """Infos of the games in `which`, as VectorEnv packs them: each key with a mask of who has it."""
        values = {
            "action_mask": mask.copy(),
            "seat": self.seats.learner.astype(np.int64),
            "illegal": self.seats.fouled.astype(np.int64),
        }
        for value in values.values():
            value[~which] = 0
        return {**values, **{f"_{key}": which.copy() for key in values}}

    def _endings(self, ended: NDArray[np.int64]) -> dict[str, Any]:
        """Last observations and infos of games that are over."""
        infos: dict[str, Any] = {}
        obs, mask = self.seats.observe(ended)
        for row, i in enumerate(ended):
            info = {
                "action_mask": mask[row].copy(),
                "seat": int(self.seats.learner[i]),
                "illegal": int(self.seats.fouled[i]),
            }
            final = {"final_obs": pack(self.variant, self.obs, obs[row], mask[row]), "final_info": info}
            infos = self._add_info(infos, final, int(i))
        return infos

    def action_masks(self) -> NDArray[np.int8]:
        """The learner's legal actions in every game (n, n_actions); a fresh array."""
        return self.seats.mask.copy()

    def set_opponents(self, opponents: Opponents, weights: Sequence[float] | None = None) -> None:
        """Another pool of opponents, for each game from its next deal on."""
        self.seats.set_opponents(opponents, weights)

    def call(self, name: str, *args: Any, **kwargs: Any) -> tuple[Any, ...]:
        """A method of each game (describe, action_text, ...) or an attribute (seat, episode_seed, ...)."""
        values = [getattr(slot, name) for slot in self._slots]
        return tuple(value(*args, **kwargs) if callable(value) else value for value in values)

    def get_attr(self, name: str) -> tuple[Any, ...]:
        """An attribute of each game."""
        return self.call(name)

    def render(self) -> tuple[Any, ...] | None:
        """Each table as the learner sees it, as text ("ansi") or image ("rgb_array")."""
        return None if self.render_mode is None else self.call(RENDER_MODES[self.render_mode])
