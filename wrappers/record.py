"""Every finished game as a replay file, from the environments as they are played."""

from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from pettingzoo.utils import BaseWrapper

from ..envs.core.aec import TableEnv
from ..envs.core.game import Variant
from ..envs.core.replay import Recorder, Replay
from ..envs.core.table import Table


class Folder:
    """Where replays go: ``000000-<seed>.jsonl`` and so on, after those that are there."""

    def __init__(self, path: str | Path) -> None:
        self.path = Path(path)
        self.path.mkdir(parents=True, exist_ok=True)
        numbers = (file.name.partition("-")[0] for file in self.path.glob("*-*.jsonl"))
        self.count = 1 + max((int(number) for number in numbers if number.isdigit()), default=-1)

    def write(self, replay: Replay) -> Path:
        """Writes the next file and returns its path."""
        seed = "position" if replay.seed is None else f"{replay.seed:016x}"
        path = self.path / f"{self.count:06d}-{seed}.jsonl"
        replay.write(path)
        self.count += 1
        return path


class Recording:
    """Notes what happens at a table; each game is written when it is over, one that is given up is not."""

    def __init__(self, variant: Variant, table: Table, folder: str | Path) -> None:
        self.variant, self.table, self.folder = variant, table, Folder(folder)
        self._games: dict[int, Recorder] = {}

    def dealt(self, seeds: NDArray[np.uint64], slots: NDArray[np.int64]) -> None:
        """Games have just been dealt with these seeds."""
        for slot, seed in zip(slots.tolist(), seeds.tolist(), strict=True):
            self._games[slot] = Recorder(self.variant, self.table, slot, seed=seed)

    def choose(self, actions: NDArray[np.int32], slots: NDArray[np.int64]) -> None:
        """Legal choices of those who are asked, about to be carried out."""
        for slot, action in zip(slots.tolist(), actions.tolist(), strict=True):
            self._games[slot].choice(self.table.actor(slot), action)

    def ended(self, slots: NDArray[np.int64], fouled: NDArray[np.bool_]) -> None:
        """Games that are over; fouled (k,): by an illegal action."""
        for slot, foul in zip(slots.tolist(), fouled.tolist(), strict=True):
            self.folder.write(self._games.pop(slot).finish(illegal=foul))


class RecordReplays(BaseWrapper):
    """Writes every finished game of a PettingZoo environment of this suite into a folder."""

    def __init__(self, env: Any, folder: str | Path) -> None:
        super().__init__(env)
        self._game: TableEnv = env.unwrapped
        if not isinstance(self._game, TableEnv):
            raise TypeError(f"only games of this suite can be recorded, not {type(self._game).__name__}")
        self._folder = Folder(folder)
        self._recorder: Recorder | None = None

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; the one before is not written unless it was over."""
        self.env.reset(seed=seed, options=options)
        game = self._game
        self._recorder = Recorder(game.variant, game.table, seed=game.episode_seed)

    def step(self, action: int | None) -> None:
        """The choice of the agent that is asked."""
        game = self._game
        seat = game.table.actor(0) if self._recorder else -1
        self.env.step(action)
        if self._recorder is None:
            return
        over = game.table.over(0)
        foul = not over and any(game.terminations.values())
        if not foul:
            self._recorder.choice(seat, int(action))  # type: ignore[arg-type]
        if over or foul:
            self._folder.write(self._recorder.finish(illegal=foul))
            self._recorder = None
