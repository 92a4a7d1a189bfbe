"""The Reanimate (DES-217 to DES-223)."""

import pytest

from .aims import targets
from .kit import position

rule = pytest.mark.rule
NECROMANCER = {"A": "HER-3 NEC"}


@rule("DES-217", "DES-218")
def test_its_owner_acts_with_it():
    units = {"B": (1, 1), "A": (5, 5), "reanimate": (6, 5), "zombie": (9, 5)}
    game = position(units, turn="A", heroes=NECROMANCER)
    game.choose("FAMILIAR_ACT")
    assert (game.question, game.who) == ("MONSTER", "A")
    assert not game.offers() & {"ACT_DOOR", "ACT_SEARCH", "REVIVE", "ACT_REST", "QUEST_A"}


@rule("DES-218")
def test_not_in_a_turn_of_standing_up():
    units = {"A": (5, 5), "reanimate": (6, 5), "zombie": (9, 5)}
    game = position(units, turn="start A", heroes=NECROMANCER, down="A")
    assert game.offers() == {"STAND_UP", "END"}
    game.dice("R020", "R020").choose("STAND_UP")
    assert not game.was_asked("MONSTER")
    assert game.who == "B"


@rule("DES-218", "RAY-051")
def test_after_the_reanimate_the_owner_is_done():
    units = {"A": (5, 5), "reanimate": (6, 5), "zombie": (9, 5)}
    game = position(units, turn="A", heroes=NECROMANCER, used={"A": 2}, fortune={"A": 2})
    assert "FORTUNE_ACTION" in game.offers()
    game.choose("FAMILIAR_ACT").until("MENU")
    assert "FORTUNE_ACTION" not in game.offers()


@rule("DES-219")
def test_it_stays_while_its_owner_is_down():
    units = {"A": (5, 5), "B": (12, 10), "reanimate": (5, 6), "goblin": (8, 5)}
    game = position(units, turn="goblin", heroes=NECROMANCER, damage={"A": 7})
    game.dice("B420", "Y110", "g0").play("ACT_ATTACK_1", "A", "TAKE_CARD")
    assert game["A"].down
    assert game["reanimate"].standing
    assert game.at("reanimate") == (5, 6)


@rule("DES-220", "DES-221", "DER-19")
def test_it_is_defeated_for_nothing():
    units = {"A": (1, 1), "B": (12, 10), "reanimate": (6, 5), "goblin": (8, 5)}
    game = position(units, turn="goblin", heroes=NECROMANCER, threat=1)
    assert "reanimate" in targets(game)
    game.dice("B420", "Y020").play("ACT_ATTACK_1", "reanimate")
    assert game["reanimate"].gone
    assert (game.hand, game.threat) == ([], 1)
    assert not game.was_asked("DF2")


@rule("DES-220", "ABI-04")
def test_what_names_heroes_passes_it_by():
    units = {"A": (10, 5), "B": (12, 10), "reanimate": (6, 5), "barghest": (7, 5)}
    game = position(units, turn="barghest", heroes=NECROMANCER)
    game.dice("g3", "k2").choose("SPECIAL_1")
    assert (game["A"].fatigue, game["reanimate"].damage) == (1, 0)


@rule("DES-223", "FAM-1", "RUN-0")
def test_its_own_dice():
    units = {"A": (1, 1), "B": (12, 10), "reanimate": (6, 5), "ettin": (7, 5)}
    game = position(units, turn="A", heroes=NECROMANCER, items={"A": "GEA-07"}, skills={"A": "NEC-6"})
    game.choose("FAMILIAR_ACT")
    game.dice("B320", "R020", "Y020", "g1", "g1").play("ACT_ATTACK_1", "ettin")
    assert game["ettin"].damage == 4, "blue, red, and the yellow die of Vampiric Blood"


@rule("DES-222", "DES-226")
def test_it_is_gone_with_the_encounter():
    game = position(
        {"A": (8, 2), "B": (6, 7), "reanimate": (8, 5), "goblin": (12, 5)},
        at="FG1",
        turn="B",
        heroes=NECROMANCER,
        options={"mode": "quest", "scenario": "FATGOBLIN"},
        tokens={"T1": "B"},
    )
    game.free = True
    game.choose("QUEST_B")
    assert game.encounter == "FG2"
    assert game["reanimate"].gone


@rule("DER-09", "DES-141", "DES-149", "FAM-1")
@pytest.mark.parametrize("condition", ["Poisoned", "Diseased"])
def test_it_fails_every_test(condition: str):
    units = {"A": (1, 1), "B": (12, 10), "reanimate": (6, 5), "ettin": (9, 9)}
    game = position(units, turn="A", heroes=NECROMANCER, conditions={"reanimate": condition})
    game.choose("FAMILIAR_ACT")
    assert game["reanimate"].damage == 1
    assert game.conditions("reanimate") == {condition}


@rule("DER-86", "DER-76", "NEC-4")
def test_dark_pact_with_other_damage():
    units = {"A": (1, 1), "B": (12, 10), "reanimate": (6, 5)}
    game = position(
        units,
        turn="start A",
        heroes=NECROMANCER,
        skills={"A": "NEC-4"},
        conditions={"A": "Poisoned"},
        dice=["g1", "k2"],
    )
    assert (game.asked, game.who) == ("AT6", "A")
    game.play("NEC-4")
    assert (game["A"].damage, game["reanimate"].damage) == (0, 1)
    assert (game.question, game.who) == ("MENU", "A"), "not moved again"
