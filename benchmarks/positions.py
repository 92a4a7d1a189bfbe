"""Reachable states of any game, by the thousand, and what a seat is shown of them."""

from importlib import import_module
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .. import envs
from ..envs.core.game import Variant
from ..envs.core.table import Table, spread


def broken(states: NDArray[Any], variant: Variant) -> dict[str, NDArray[np.bool_]]:
    """The invariants of the game that do not hold everywhere: by their words, where (n,) they are broken."""
    module = import_module(f"{envs.__name__}.{variant.game.name}.invariants")
    return {words: ~holds for words, holds in module.invariants(states, variant) if not holds.all()}


def reachable(variant: Variant, n: int, seed: int = 0, longest: int = 600, over: bool = False) -> Table:
    """A table of n states out of n games, stopped after random numbers of choices below `longest`.

    Even slots come from random play, odd ones from the built-in player with a random choice now and then.
    Games that end before are taken at their last question, or with `over` at their end.
    """
    rng = np.random.default_rng(seed)
    table = variant.table(n)
    table.deal_batch(spread(seed, n))
    before = table.clone()
    left = rng.integers(0, longest, n)
    running = np.flatnonzero(left)
    random, advised, ended = np.empty(n, np.int32), np.empty(n, np.int32), np.empty(n, np.int8)
    while (k := running.size) > 0:
        seeds = rng.integers(0, 2**63, k).astype(np.uint64)
        table.random_batch(seeds, random[:k], slots=running)
        table.advise_batch(seeds, advised[:k], slots=running)
        follow = (running % 2 == 1) & (rng.random(k) < 0.9)
        if not over:
            before.copy_from(table, running, running)
        table.step_batch(np.where(follow, advised[:k], random[:k]), slots=running, over=ended[:k])
        if not over:
            done = running[ended[:k] != 0]
            table.copy_from(before, done, done)
        left[running] -= 1
        running = running[(ended[:k] == 0) & (left[running] > 0)]
    return table


def resampled(table: Table, seat: int, seed: int) -> Table:
    """A copy of the table in which everything that the seat cannot know was drawn anew."""
    twin = table.clone()
    for slot, draw in enumerate(spread(seed, table.n).tolist()):
        twin.resample(slot, seat, draw)
    return twin


def outputs(table: Table, k: int) -> dict[str, NDArray]:
    """Arrays of zeros for what `Table.step_batch` writes of k slots, by its keywords."""
    return {
        "rewards": np.zeros((k, table.n_seats), np.float32),
        "over": np.zeros(k, np.int8),
        "actors": np.zeros(k, np.int8),
        "mask": np.zeros((k, table.n_actions), np.int8),
        "obs": np.zeros((k, table.n_obs), np.float32),
    }


def shown(table: Table, seat: int) -> dict[str, NDArray]:
    """All that the table tells a seat (-1: a spectator) in every slot, by name.

    obs (n, n_obs), mask (n, n_actions; zeros where another seat is asked), actors (n,), over (n,),
    returns (n, n_seats).
    """
    n = table.n
    out = outputs(table, n)
    del out["rewards"]
    table.observe_batch(seats=np.full(n, seat, np.int8), **out)
    out["mask"][out["actors"] != seat] = 0
    out["returns"] = np.zeros((n, table.n_seats))
    table.returns_batch(out["returns"])
    return out


def leaks(table: Table, seed: int) -> list[str]:
    """One line for everything that tells a seat, or the spectators, what the seat cannot know."""
    found = []
    for seat in range(table.n_seats):
        twin = resampled(table, seat, seed)
        for who in (seat, -1):
            before, after = shown(table, who), shown(twin, who)
            for name in before:
                slots = [k for k in range(table.n) if before[name][k].tobytes() != after[name][k].tobytes()]
                if slots:
                    found.append(
                        f"{name} shown to seat {who} tells what seat {seat} cannot know, in slots {slots[:5]}"
                    )
    return found
