"""The golden tests of reinforcements, and of what an overlord's turn begins with."""

import pytest

from .kit import position

rule = pytest.mark.rule
ZONE_26A = {(x, y) for x in (10, 11, 12) for y in (4, 5, 6, 7)} - {(10, 4), (10, 7)}


@rule("GT-129", "DES-199", "DES-200", "DES-191", "FB-3")
@pytest.mark.parametrize("minions", [2, 1, 0])
def test_group_limits_bound_a_reinforcement(minions: int):
    goblins = {"goblin": (10, 5), "goblin 2": (11, 5)}
    units = {"A": (10, 9), "B": (11, 9), "ettin master": (7, 1), "goblin master": (12, 5)}
    laid = dict(list(goblins.items())[:minions])
    game = position({**units, **laid}, at="FB", turn="overlord")
    placed = 0
    while game.question == "SPOT":
        assert game.offers() <= ZONE_26A
        game.choose(min(game.offers()))
        placed += 1
    assert placed == 2 - minions, "2 is the limit of 2 heroes, the master is on the map"
    assert sum(name.startswith("goblin") for name in game.monsters) == 3
    assert game.question == "DARK_MENU"


@rule("GT-130", "DES-201", "FG1-5")
def test_a_full_zone_of_reinforcement():
    """The four spaces of the Exit are taken: what comes there stands next to them."""
    heroes = {"A": (2, 9), "B": (3, 9), "C": (2, 10), "D": (3, 10)}
    game = position({**heroes, "goblin master": (6, 6)}, at="FG1", turn="overlord", tokens={"T1": (5, 7)})
    assert (game.question, game.who) == ("SPOT", "overlord")
    assert game.offers() == {(1, 8), (2, 8), (3, 8)}


@rule("GT-145", "DES-177", "DES-178", "DES-179", "CP2-5", "CP2-6")
def test_the_order_before_the_first_window():
    game = position(
        {"A": (9, 3), "B": (10, 3), "zombie master": (12, 10), "spider": (9, 6), "F1": (16, 7)},
        at="CP2",
        turn="overlord",
        doors_open="D1",
        plot="PC-01*",
        threat=1,
        deck="OC-05",
        unique="S1",
        tokens={"S1": (11, 6)},
        doors_marks=[1] + [0] * 7,
        rise_kind=1,
        rise_rank=0,
        rise_group=1,
        rise_cell=0,
    )
    assert (game.question, game.who) == ("SPOT", "overlord")
    assert game.plot("PC-01") == "ready", "refreshed first"
    assert game.hand == ["OC-05"], "then a card is drawn"
    assert [name for name in game.monsters if name.startswith("spider")] == ["spider"], "the spider returns"
    game.choose(min(game.offers()))
    assert len([name for name in game.monsters if name.startswith("spider")]) == 2
    assert game["F1"].damage == 0
    assert game.question == "SPOT"
    assert game.offers() <= {(x, y) for x in range(9, 13) for y in range(12, 16)}, "a Zombie in zone 17B"
    game.choose(min(game.offers()))
    assert game["F1"].damage == 1, "the Cardinal suffers"
    assert game.asked == "OT1"
