"""The golden tests of large monsters."""

import pytest

from .boards import Board
from .kit import Position, position

rule = pytest.mark.rule

G = Board(("#######.", "#..#..#.", "#.....#.", "#..#..#.", "#######."))
"""Two chambers and a doorway; what lies beyond the wall on the right is for heroes who do not matter."""
AWAY = {"A": (7, 0), "B": (7, 4)}
FAR_OFF = {"A": (12, 10), "B": (13, 11)}
"""Out of the way in an open room of 14 x 12."""


def ettin(points: int) -> Position:
    """An Ettin in the left chamber."""
    return position({**AWAY, "ettin": (1, 1)}, board=G, turn="ettin", points={"ettin": points})


@rule("GT-112", "DES-090", "DES-091", "DES-092", "DES-093")
def test_an_ettin_goes_through_a_doorway():
    game = ettin(3).play((2, 2), "E")
    assert game.on((3, 2)) == "ettin"
    assert game.on((1, 1)) is None, "it walks as a figure of one space"
    assert "PUT_DOWN" not in game.offers()
    game.choose("E", "PUT_DOWN")
    assert game.question == "BASE"
    assert game.offers() == {"base 1", "base 3"}
    lower = game.clone().choose("base 3")
    assert lower.spots("ettin") == {(4, 2), (5, 2), (4, 3), (5, 3)}
    game.choose("base 1")
    assert game.spots("ettin") == {(4, 1), (5, 1), (4, 2), (5, 2)}
    assert game["ettin"].points == 1


@rule("GT-113", "DES-093")
def test_an_ettin_that_would_be_stuck_in_the_doorway():
    game = ettin(1)
    assert not game.can((2, 2), "E")
    assert not game.can("E")


@rule("GT-114", "DES-091", "DES-021")
@pytest.mark.parametrize(("monster", "number"), [("dragon", 12), ("barghest", 4), ("ettin", 4)])
def test_how_many_ways_there_are_to_be_put_down(monster: str, number: int):
    game = position({**FAR_OFF, monster: (4, 4)}, turn=monster, points={monster: 3})
    game.play((4, 4), "E", "PUT_DOWN")
    assert game.question == "BASE"
    assert len(game.offers()) == number


@rule("GT-115", "DES-095", "WIL-0")
def test_nimble_beside_a_walker():
    game = position(
        {"A": (7, 5), "B": (13, 11), "ettin": (3, 4)},
        turn="ettin",
        points={"ettin": 3},
        heroes={"A": "HER-7 WIL"},
        skills={"A": "WIL-0"},
    )
    game.play((4, 5), "E")
    assert (game.asked, game.who) == ("MONSTER", "overlord")
    game.choose("E")
    assert (game.asked, game.who) == ("OT5", "A")
    game.play("WIL-0", "N")
    assert (game.at("A"), game["A"].fatigue) == ((7, 4), 1)
    game.rest()
    assert game.question == "MONSTER"


@rule("GT-116", "DES-097", "DES-103")
@pytest.mark.parametrize(("width", "damage"), [(1, 0), (2, 2)])
def test_a_barghest_over_a_pit(width: int, damage: int):
    pits = "....^^.."[: 4 + width].ljust(8, ".")
    board = Board(("........", "........", pits, "........", "........"))
    units = {"A": (0, 4), "B": (0, 0), "barghest": (1, 2)}
    game = position(units, board=board, turn="barghest", points={"barghest": 4})
    game.play((2, 2), "E", "E")
    assert game["barghest"].damage == 0, "the walker does not fall"
    game.choose("PUT_DOWN", "base 1")
    assert game.spots("barghest") == {(4, 2), (5, 2)}
    assert game["barghest"].damage == damage


@rule("GT-165", "DER-120", "DES-093", "THI-4")
def test_a_walker_that_is_stopped_in_the_doorway():
    board = Board(("#######.", "#..#..#.", "#.....#.", "#.....#.", "#######."))
    game = position(
        {"A": (3, 3), "B": (7, 4), "ettin": (1, 1)},
        board=board,
        turn="ettin",
        points={"ettin": 2},
        heroes={"A": "HER-7 THI"},
        skills={"A": "THI-4"},
    )
    game.play((2, 2), "E")
    assert (game.asked, game.who) == ("OT5", "A")
    game.dice("g1", "k2").choose("THI-4")
    assert game.conditions("ettin") == {"Immobilized"}
    assert (game["ettin"].damage, game["ettin"].points) == (1, 1)
    assert (game.question, game.who) == ("SPOT", "overlord")
    assert game.offers() == {(1, 1), (1, 2), (4, 1), (4, 2)}
    game.choose((4, 2))
    assert game.spots("ettin") == {(4, 2), (5, 2), (4, 3), (5, 3)}
    assert game.at("A") == (3, 3)
