"""The built-in player: it beats random play, and it uses only what its seat may know."""

import numpy as np
import pytest
from numpy.typing import NDArray

from dungeonzoo.envs.core.table import Table, spread

from .kit import position, side, variant

GAMES = 1000


def play_out(table: Table, heuristic: NDArray[np.int8]) -> NDArray[np.float64]:
    """Plays every slot to its end, the built-in player in seat heuristic[slot] and random play in the other.

    Returns each slot's result for the built-in player: 1, 0 or -1.
    """
    slots, seed = np.arange(table.n), 1
    actors = np.empty(table.n, np.int8)
    table.observe_batch(actors=actors)
    while len(slots):
        advised, chosen = np.empty(len(slots), np.int32), np.empty(len(slots), np.int32)
        table.advise_batch(spread(seed, len(slots)), advised, slots)
        table.random_batch(spread(seed + 1, len(slots)), chosen, slots)
        seed += 2
        actions = np.where(actors == heuristic[slots], advised, chosen)
        actors = np.empty(len(slots), np.int8)
        table.step_batch(actions, slots=slots, actors=actors)
        slots, actors = slots[actors >= 0], actors[actors >= 0]
    returns = np.empty((table.n, 2))
    table.returns_batch(returns)
    return returns[np.arange(table.n), heuristic]


@pytest.mark.parametrize("deck", ["full", "seen"])
def test_it_wins_95_of_100_games_against_random_play_over_swapped_seats(deck: str):
    table = variant(deck=deck).table(GAMES)
    table.deal_batch(np.repeat(spread(7, GAMES // 2), 2))
    results = play_out(table, np.tile(np.array([0, 1], np.int8), GAMES // 2))
    score = (1 + results.mean()) / 2
    assert score >= 0.95, f"it scores {score:.3f}"


def test_it_counts_all_persons_that_a_mob_lets_attack():
    """P13 may attack without a mob, P21 with it, and the cursed P22 never."""
    game = position(side(play=["M30", "P13", "P21"], hand=["A21"]), side(life=2 + 2 + 1))
    assert game.table.advise(0, seed=1) == game.action("A21")
    game = position(side(play=["M30", ("P22", "C1")], hand=["A21"]), side(life=2 + 1))
    assert game.table.advise(0, seed=1) == game.action("ATTACK")
