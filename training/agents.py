"""The search player: looks ahead by playing on, from what it may know, as the built-in player would.

For every legal action the same sampled worlds are played to the end by the built-in (or a random) player:
policy improvement by rollouts (Tesauro and Galperin, 1996) over determinised states. The true state is used
only as the source of the samples, and ``Table.resample`` makes them from what the seat knows alone.
"""

import numpy as np
from numpy.typing import NDArray

from ..envs.core.game import Variant
from ..envs.core.table import ADVISED, UNIFORM, Table, spread
from ..wrappers.players import PLAYERS, Player

PLAYOUTS = {"heuristic": ADVISED, "random": UNIFORM}


class SearchPlayer(Player):
    """Plays the action with the best mean result over `samples` sampled worlds.

    It departs from the built-in player's choice only when the other action's lead, over the same worlds, is
    larger than its standard error. All randomness comes from the seeds given to `act`.
    """

    def __init__(
        self, variant: Variant, samples: int = 16, playout: str = "heuristic", capacity: int = 4096
    ) -> None:
        """capacity: how many continuations are in memory at a time (at least those of one decision).

        Raises ValueError for fewer than two samples or an unknown playout.
        """
        if samples < 2:
            raise ValueError(f"samples={samples} is not possible; it must be at least 2")
        if playout not in PLAYOUTS:
            raise ValueError(f"playout={playout!r} is not possible; it must be one of {', '.join(PLAYOUTS)}")
        capacity = max(capacity, samples * variant.n_actions)
        self.name = f"search:{samples}"
        self.samples = samples
        self.playout = playout
        self._worlds = variant.table(max(1, capacity // 2))
        self._branches = variant.table(capacity)

    def act(self, table: Table, slots: NDArray[np.int64], seeds: NDArray[np.uint64]) -> NDArray[np.int32]:
        """Choices for these slots, (k,) int32; row k's depends on what its actor knows and on seeds[k]
        alone.
        """
        k = len(slots)
        mask, actors = np.empty((k, table.n_actions), np.int8), np.empty(k, np.int8)
        table.observe_batch(slots=slots, mask=mask, actors=actors)
        chosen = np.empty(k, np.int32)
        table.advise_batch(seeds, chosen, slots)
        for rows in self._portions(mask.sum(1)):
            values = self._values(table, slots[rows], actors[rows], mask[rows], seeds[rows])
            for row, value in zip(rows, values, strict=True):
                chosen[row] = _improve(np.flatnonzero(mask[row]), value, int(chosen[row]))
        return chosen

    def _portions(self, legal: NDArray[np.int64]) -> list[NDArray[np.int64]]:
        """The rows in runs whose worlds and continuations fit into the tables."""
        most, least = self._branches.n // self.samples, self._worlds.n // self.samples
        portions, row = [], 0
        while row < len(legal):
            fit = int(np.searchsorted(np.cumsum(legal[row:]), most, side="right"))
            end = row + max(1, min(fit, least))
            portions.append(np.arange(row, end))
            row = end
        return portions

    def _values(
        self,
        table: Table,
        slots: NDArray[np.int64],
        actors: NDArray[np.int8],
        mask: NDArray[np.int8],
        seeds: NDArray[np.uint64],
    ) -> list[NDArray[np.float64]]:
        """For each row the results (legal actions, samples) of its actions in its sampled worlds."""
        k, samples, worlds, branches = len(slots), self.samples, self._worlds, self._branches
        world_seeds = np.concatenate([spread(int(seed), samples) for seed in seeds])
        worlds.copy_from(table, np.repeat(slots, samples), np.arange(k * samples))
        for world, seed in enumerate(world_seeds):
            worlds.resample(world, int(actors[world // samples]), int(seed))
        row, action = np.nonzero(mask)
        origin = (row[:, None] * samples + np.arange(samples)).ravel()
        used = np.arange(len(origin))
        branches.copy_from(worlds, origin, used)
        branches.step_batch(np.repeat(action, samples).astype(np.int32), slots=used)
        inside = np.full((len(used), branches.n_seats), PLAYOUTS[self.playout], np.int8)
        branches.answer_batch(inside, world_seeds[origin], used)
        returns = np.empty((len(used), branches.n_seats))
        branches.returns_batch(returns, used)
        mine = returns[used, actors[row.repeat(samples)]].reshape(-1, samples)
        return np.split(mine, np.cumsum(mask.sum(1))[:-1])


def _improve(legal: NDArray[np.int64], results: NDArray[np.float64], base: int) -> int:
    """The best action if it clearly beats the base player's choice, else that choice."""
    lead = results - results[np.flatnonzero(legal == base)]
    mean = lead.mean(1)
    best = int(mean.argmax())
    error = lead[best].std(ddof=1) / np.sqrt(results.shape[1])
    return int(legal[best]) if mean[best] > error else base


def _search(argument: str, variant: Variant) -> SearchPlayer:
    """`search` or `search:SAMPLES`."""
    if not argument:
        return SearchPlayer(variant)
    if not argument.isdigit():
        raise ValueError(f"search:{argument} is not possible; after the colon comes the number of samples")
    return SearchPlayer(variant, samples=int(argument))


PLAYERS["search"] = _search
