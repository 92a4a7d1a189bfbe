"""The built-in player beats random play, and counts what it may."""

import pytest

from dungeonzoo.benchmarks.balance import balance

from .kit import position, side, variant

GAMES = 1000


@pytest.mark.parametrize("deck", ["full", "seen"])
def test_it_wins_95_of_100_games_against_random_play(deck: str):
    share = balance(variant(deck=deck), "heuristic", "random", GAMES, seed=7)["share"]
    assert share >= 0.95, f"it scores {share}"


def test_it_counts_all_persons_that_a_mob_lets_attack():
    """P13 may attack without a mob, P21 with it, and the cursed P22 never."""
    game = position(side(play=["M30", "P13", "P21"], hand=["A21"]), side(life=2 + 2 + 1))
    assert game.table.advise(0, seed=1) == game.action("A21")
    game = position(side(play=["M30", ("P22", "C1")], hand=["A21"]), side(life=2 + 1))
    assert game.table.advise(0, seed=1) == game.action("ATTACK")
