"""The golden tests of knocking out, reviving and standing up."""

import pytest

from .kit import position

rule = pytest.mark.rule


@rule("GT-122", "DES-154", "DES-146", "DES-209", "DES-155")
def test_what_happens_to_a_hero_knocked_out():
    game = position(
        {"A": (6, 5), "B": (12, 9), "goblin": (8, 5)},
        at="FG1",
        turn="goblin",
        damage={"A": 10},
        fatigue={"A": 1},
        conditions={"A": "Poisoned"},
        tokens={"T1": "A", "T2": (8, 4)},
    )
    game.dice("B420", "Y110", "g0").play("ACT_ATTACK_1", "A")
    assert (game.asked, game.who) == ("DF2", "overlord")
    assert (game["A"].damage, game["A"].fatigue) == (12, 4)
    assert game.conditions("A") == set()
    assert game["A"].down
    assert (game.at("A"), game.on((6, 5))) == ((6, 5), None)
    assert (game.token("T1"), game["A"].carries) == ((6, 5), -1)
    assert {"TAKE_CARD", "TAKE_THREAT"} <= game.offers()


@rule("GT-123", "DES-069", "DES-158")
def test_standing_up_is_the_whole_turn():
    game = position({"A": (5, 5), "zombie": (9, 9)}, turn="start A", down="A")
    game.dice("R020", "R031").choose("STAND_UP")
    assert (game["A"].damage, game["A"].fatigue) == (12 - 5, 3)
    assert game["A"].standing
    assert game.on((5, 5)) == "A"
    assert (game["A"].done, game.who) == (1, "B")


@rule("GT-166", "DES-069", "DER-24")
def test_staying_down():
    game = position({"A": (5, 5)}, turn="start A", down="A", fortune={"A": 2}, items={"A": "GEA-02"})
    assert game.offers() == {"STAND_UP", "END"}
    game.choose("END")
    assert game["A"].down
    assert (game["A"].done, game.who) == (1, "B")


@rule("GT-124", "DES-068", "DES-157")
def test_a_revived_hero_has_his_turn_in_the_same_round():
    game = position({"A": (5, 5), "B": (6, 5)}, turn="B", down="A")
    game.dice("R010", "R020").play("REVIVE", "A")
    assert (game["A"].damage, game["A"].fatigue) == (9, 4)
    assert game["A"].standing
    assert game["B"].actions == 1
    game.choose("END").rest()
    assert (game.question, game.who) == ("MENU", "A")
    assert "ACT_MOVE" in game.offers()


@rule("GT-125", "DER-77", "SEA-1", "DES-157")
def test_a_health_potion_for_a_hero_knocked_out():
    game = position({"A": (5, 5), "B": (6, 5)}, turn="B", down="A", search={"B": "SEA-1"})
    game.play("SEA-1", "A")
    assert (game["A"].damage, game["A"].fatigue) == (0, 4)
    assert game["A"].standing
    assert game.search("B") == ["SEA-1*"]


@rule("GT-126", "DES-157", "DES-020")
def test_somebody_stands_on_the_token():
    game = position({"A": (5, 5), "B": (12, 10)}, turn="start A", down="A")
    zombie = position({"A": (5, 5), "B": (12, 10), "zombie": (6, 6)}, turn="start A", down="A")
    zombie.lift("zombie")
    zombie.lay_figure(zombie.units["zombie"], (5, 5))
    zombie.dice("R020", "R020").choose("STAND_UP")
    assert (zombie.question, zombie.who) == ("SPOT", "A")
    around = {(x, y) for x in (4, 5, 6) for y in (4, 5, 6)} - {(5, 5)}
    assert zombie.offers() == around
    zombie.choose((4, 4))
    assert (zombie.at("A"), zombie.on((5, 5))) == ((4, 4), "zombie")
    game.dice("R020", "R020").choose("STAND_UP")
    assert game.at("A") == (5, 5), "nobody is asked where the space is free"


@rule("GT-127", "BER-1", "DER-123")
def test_brute_gives_more_when_he_stands_up():
    game = position({"B": (5, 5)}, turn="start B", down="B", skills={"B": "BER-1"})
    assert game["B"].health == game["B"].damage == 18
    game.dice("R020", "R020").choose("STAND_UP")
    assert game["B"].damage == 18 - 6


@rule("GT-128", "DER-75", "DES-153", "KNI-8")
def test_a_last_blow():
    game = position(
        {"A": (5, 5), "B": (12, 10), "goblin": (8, 5)},
        turn="goblin",
        skills={"A": "KNI-8"},
        items={"A": "GEA-02"},
        damage={"A": 13},
    )
    assert game["A"].health == 14
    game.dice("B420", "Y110", "g0").play("ACT_ATTACK_1", "A")
    assert (game.asked, game.who) == ("DF1", "A")
    game.play("KNI-8", "E", "E", "PASS")
    game.dice("B320", "R020", "g0").play("YES", "ACT_ATTACK_1", "goblin")
    assert game["goblin"].gone
    assert game["A"].down
    assert game.at("A") == (7, 5)
    assert (game.asked, game.who) == ("DF2", "overlord")
