"""The golden tests of movement on one space, and of terrain."""

import pytest

from .boards import Board
from .kit import position
from .names import DIRECTIONS

rule = pytest.mark.rule

PIT = Board(("........", "...^....", "........"))
LAVA = Board(("........", "...!!...", "........"))
HALL = Board(("........",))
"""One space wide."""


@rule("GT-117", "DES-103", "DER-69")
def test_into_a_pit_with_points_left():
    game = position({"A": (2, 1), "B": (7, 2)}, board=PIT, turn="A", points={"A": 4})
    game.choose("E")
    assert game.at("A") == (3, 1)
    assert (game["A"].damage, game["A"].points) == (2, 0)
    assert game.offers() & {*DIRECTIONS, "LEAVE_MAP"} == set()
    game.choose("ACT_MOVE")
    assert game.offers() & set(DIRECTIONS) == set(), "new points are of no use down there"
    game.play("CLIMB", (4, 1))
    assert (game.at("A"), game["A"].actions) == ((4, 1), 0)
    assert "E" in game.offers()


@rule("GT-117", "DES-103", "DES-152")
def test_a_pit_may_be_the_end():
    game = position({"A": (2, 1), "B": (7, 2)}, board=PIT, turn="A", points={"A": 4}, damage={"A": 10})
    game.choose("E")
    assert (game.asked, game.who) == ("DF2", "overlord")
    assert game["A"].down


@rule("GT-118", "DES-104", "DER-70", "DER-17")
def test_a_turn_that_ends_in_lava():
    game = position({"A": (2, 1), "B": (7, 2)}, board=LAVA, turn="A", points={"A": 2})
    game.choose("E")
    assert (game["A"].damage, game["A"].standing) == (1, True)
    game.choose("END", (2, 1))
    assert (game.asked, game.who) == ("DF2", "overlord")
    assert game["A"].down
    assert game["A"].damage == 12


@rule("GT-118", "DER-122", "DES-104")
def test_the_token_of_the_burnt_lies_beside_the_lava():
    game = position({"A": (2, 1), "B": (7, 2)}, board=LAVA, turn="A", points={"A": 2})
    game.choose("E", "END")
    assert (game.question, game.who) == ("SPOT", "A")
    assert game.offers() == {(2, 0), (2, 1), (2, 2), (3, 0), (3, 2), (4, 0), (4, 2)}
    game.choose((4, 2), "TAKE_CARD")
    assert (game.at("A"), game["A"].down) == ((4, 2), True)


@rule("GT-119", "DES-080", "DES-081")
@pytest.mark.parametrize("points", [1, 2])
def test_past_a_friend(points: int):
    units = {"A": (1, 0), "B": (2, 0)}
    game = position(units, board=HALL, turn="A", points={"A": points}, fatigue={"A": 4})
    assert ("E" in game.offers()) == (points == 2)
    if points == 2:
        game.choose("E")
        assert game.offers() == {"E", "W"}, "he can only go on"
        game.choose("E")
        assert (game.at("A"), game.at("B")) == ((3, 0), (2, 0))


@rule("GT-162", "DES-060", "DES-080", "DES-081", "DES-082", "DER-117")
def test_through_a_friend_by_fatigue():
    game = position(
        {"A": (1, 0), "B": (2, 0), "zombie": (7, 0)},
        board=HALL,
        turn="A",
        points={"A": 1},
        hand="OC-07",
        search={"A": "SEA-1 SEA-2"},
    )
    game.choose("E")
    assert (game.asked, game.who) == ("MENU", "A"), "no trap where he may not stop"
    assert (game["A"].fatigue, game["A"].points) == (1, 1), "the only thing to do was done (DER-117)"
    assert game.offers() & {"END", "ACT_MOVE", "ACT_REST", "SEA-1", "SEA-2"} == set()
    game.choose("E")
    assert game.at("A") == (3, 0)
    assert game.was_asked("HT3")


@rule("GT-120", "DES-082", "DES-148")
def test_movement_by_fatigue():
    game = position({"A": (5, 5)}, turn="A", fatigue={"A": 1})
    game.choose("FATIGUE_MP", "FATIGUE_MP", "FATIGUE_MP")
    assert (game["A"].points, game["A"].fatigue, game["A"].actions) == (3, 4, 2)
    assert "FATIGUE_MP" not in game.offers()


@rule("GT-121", "ABI-01", "MON-1")
def test_a_goblin_scampers_through():
    units = {"A": (2, 0), "B": (7, 0), "goblin": (1, 0)}
    game = position(units, board=HALL, turn="goblin", points={"goblin": 2})
    game.choose("E")
    assert game["goblin"].points == 1
    game.choose("E")
    assert (game.at("goblin"), game["goblin"].points) == ((3, 0), 0)


@rule("GT-121", "DES-079")
def test_a_zombie_does_not():
    units = {"A": (2, 0), "B": (7, 0), "zombie": (1, 0)}
    game = position(units, board=HALL, turn="zombie", points={"zombie": 3})
    assert game.offers() & set(DIRECTIONS) == {"W"}
