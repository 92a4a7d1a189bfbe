"""The built-in player: it beats random play in both roles, and sees no more than its seat may."""

import numpy as np
import pytest

from dungeonzoo.benchmarks.balance import balance
from dungeonzoo.benchmarks.positions import reachable, resampled
from dungeonzoo.envs.core.registry import find
from dungeonzoo.envs.core.table import spread

DESCENT = find("descent")
TABLES = (
    {"scenario": "FB"},
    {"scenario": "CD2", "heroes": 3},
    {"mode": "quest", "scenario": "ARCHIVE", "heroes": 4},
)


@pytest.mark.parametrize("options", TABLES)
@pytest.mark.parametrize("side", ["overlord", "heroes"])
def test_it_beats_random_play_in_both_roles(options: dict, side: str):
    variant = DESCENT.variant(**options)
    result = balance(variant, "heuristic", "random", games=24, seed=1, side=variant.sides[side])
    assert result["low"] > 0.65


@pytest.mark.parametrize("options", [*TABLES, {}, {"mode": "campaign", "hero_pick": "draft", "travel": True}])
def test_its_advice_hangs_on_what_the_seat_sees_and_on_the_seed_alone(options: dict):
    table = reachable(DESCENT.variant(**options), 120, seed=2)
    seeds = spread(3, table.n)
    actors, first, again = (
        np.zeros(table.n, np.int8),
        np.zeros(table.n, np.int32),
        np.zeros(table.n, np.int32),
    )
    table.observe_batch(actors=actors)
    table.advise_batch(seeds, first)
    for seat in range(table.n_seats):
        resampled(table, seat, seed=4).advise_batch(seeds, again)
        assert np.array_equal(first[actors == seat], again[actors == seat])
