"""The built-in player: it beats random play in both roles, and sees no more than its seat may."""

import numpy as np
import pytest

from dungeonzoo.benchmarks.balance import balance
from dungeonzoo.benchmarks.positions import reachable, resampled
from dungeonzoo.envs.core.registry import find
from dungeonzoo.envs.core.table import spread

CRYPTIC = find("cryptic")
TABLES = ({}, {"players": 4, "realm": "bog", "goddess": "mycothis"}, {"quickplay": True})


@pytest.mark.parametrize("options", TABLES)
@pytest.mark.parametrize("side", ["goddess", "cryptonauts"])
def test_it_beats_random_play_in_both_roles(options: dict, side: str):
    variant = CRYPTIC.variant(**options)
    result = balance(variant, "heuristic", "random", games=60, seed=1, side=variant.sides[side])
    assert result["low"] > 0.65


@pytest.mark.parametrize("options", TABLES)
def test_its_advice_hangs_on_what_the_seat_sees_and_on_the_seed_alone(options: dict):
    table = reachable(CRYPTIC.variant(**options), 150, seed=2)
    seeds = spread(3, 150)
    actors, first, again = np.zeros(150, np.int8), np.zeros(150, np.int32), np.zeros(150, np.int32)
    table.observe_batch(actors=actors)
    table.advise_batch(seeds, first)
    for seat in range(table.n_seats):
        resampled(table, seat, seed=4).advise_batch(seeds, again)
        assert np.array_equal(first[actors == seat], again[actors == seat])
