"""The golden tests of Prepared Cryptonauts."""

import pytest

from .kit import position

rule = pytest.mark.rule


@rule("GT-18", "CE-118", "CE-121", "CE-123", "R-35", "DEM")
def test_the_demolitionist_steps_in():
    units = {"DEM": (5, 5), "guardian": (9, 5)}
    game = position(units=units, clear=True, turn="guardian", prepared="DEM")
    game.choose("move", "no", "W")
    assert (game.asked, game.who, game.seat) == ("PREPARED", "DEM", 1)
    assert game.at("guardian") == (8, 5)
    game.choose("yes").do("ability", "Aura Grenades", (8, 5))
    assert game["guardian"].vitae == 2
    assert game["DEM"].prepared == 0
    assert (game.asked, game.who) == ("STEP", "guardian")
    game.choose("W", "W")
    assert game.at("guardian") == (6, 5)
    assert game.asked == "MONSTER", "all three points are spent"


@rule("GT-37", "CE-118", "CE-119", "CE-120", "R-35")
def test_a_prepared_cryptonaut_is_asked_again():
    units = {"VET": (5, 5), "hound": (8, 5)}
    game = position(units=units, clear=True, lay={(7, 8): "wall"}, turn="hound", prepared="VET")
    game.choose("move")
    assert (game.asked, game.at("hound")) == ("PREPARED", (8, 5))
    game.choose("no", "S")
    assert (game.asked, game.at("hound")) == ("PREPARED", (8, 6))
    game.choose("no", "E", "no", "E", "no")
    game.choose("E")
    assert game.at("hound") == (11, 6)
    assert game.asked == "STEP", "six spaces away"
    game.choose("W")
    assert (game.asked, game.at("hound")) == ("PREPARED", (10, 6))


@rule("GT-53", "CE-118", "R-35")
def test_asked_after_a_door():
    units = {"VET": (5, 5), "guardian": (9, 5)}
    game = position(units=units, clear=True, lay={(10, 6): "door"}, turn="guardian", prepared="VET")
    game.choose("move", "no", (10, 6))
    assert game.asked == "PREPARED"
    assert game.structure((10, 6)).open
    game.choose("no", "W", "no", "W", "no")
    assert game.asked == "MONSTER", "the Door and two steps"


@rule("GT-53", "CE-118", "R-35")
def test_asked_after_the_target_is_named():
    units = {"VET": (5, 5), "INF": (10, 5), "guardian": (9, 5)}
    game = position(units=units, clear=True, turn="guardian", prepared="VET")
    game.do("attack", "INF")
    assert (game.asked, game.who) == ("PREPARED", "VET")
    assert game["guardian"].base_used == 1
    game.dice(1).choose("no")
    assert game["INF"].vitae == 3
