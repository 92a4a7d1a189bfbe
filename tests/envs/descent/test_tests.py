"""The golden tests of attack arithmetic and attribute tests that the others leave."""

import pytest

from .kit import position

rule = pytest.mark.rule


@rule("GT-091", "DES-135", "KNI-3")
def test_the_knight_steps_in_and_the_range_stays():
    game = position({"A": (7, 5), "B": (6, 5), "goblin": (2, 5)}, turn="goblin", skills={"A": "KNI-3"})
    game.play("ACT_ATTACK_1", "B")
    assert (game.asked, game.who) == ("AT1_HERO", "A")
    game.dice("B320", "Y110", "g1").choose("KNI-3")
    assert (game["A"].damage, game["B"].damage) == (2, 0), "4 reaches B, not A; one gray die, A's own"
    assert game["A"].fatigue == 1
    assert game.unrolled == 0


@rule("GT-092", "ABI-03", "MON-5")
@pytest.mark.parametrize(("x", "dice", "damage"), [(5, ["g1", "n1"], 1), (3, ["g1"], 2)])
def test_a_night_stalker_is_safer_from_afar(x: int, dice: list[str], damage: int):
    game = position({"A": (2, 5), "barghest master": (x, 5)}, turn="A", items={"A": "GEA-09"})
    extra = 1 if x == 3 else 0  # the knives of a Thief are better beside him
    game.dice("B420", "Y110", *dice).play("ACT_ATTACK_1", "barghest master")
    assert game["barghest master"].damage == damage + extra
    assert game.unrolled == 0


@rule("GT-093", "DES-139", "ABI-12")
@pytest.mark.parametrize(("dice", "conditions"), [(["g1", "k2"], set()), (["g2", "k2"], {"Immobilized"})])
def test_shields_up_to_the_attribute_pass(dice: list[str], conditions: set[str]):
    units = {"A": (5, 5), "B": (12, 10), "elemental": (3, 5)}
    game = position(units, turn="elemental", heroes={"A": "HER-3 RUN"})
    game.dice(*dice).choose("SPECIAL_2")
    assert game.conditions("A") == conditions, "Leoric has Awareness 3"
    assert game.unrolled == 0


@rule("GT-093", "DES-140")
@pytest.mark.parametrize("might", range(6))
def test_how_many_of_36_rolls_pass(might: int):
    gray, black = (0, 1, 1, 1, 2, 3), (0, 2, 2, 2, 3, 4)
    chances = [1, 4, 8, 19, 26, 33]
    passed = 0
    for one in range(6):
        for two in range(6):
            passes = gray[one] + black[two] <= might
            passed += passes
            if might in (1, 5):
                hero = {1: "HER-8 THI", 5: "HER-5 BER"}[might]
                units = {"A": (5, 5), "B": (12, 10), "zombie master": (4, 5)}
                game = position(units, turn="zombie master", heroes={"A": hero, "B": "HER-6 KNI"})
                game.dice(one, two).play("SPECIAL_1", "A")
                assert (game.conditions("A") == set()) == passes
    assert passed == chances[might]


@rule("GT-094", "DES-141", "BER-3")
@pytest.mark.parametrize(("dice", "bound"), [(["g1", "k4"], True), (["g2", "k4"], False)])
def test_the_hero_who_cripples_tests_his_own_might(dice: list[str], bound: bool):
    game = position({"B": (5, 5), "zombie": (6, 5)}, turn="B", skills={"B": "BER-3"})
    game.dice(*dice).play("BER-3", "zombie")
    assert game.conditions("zombie") == ({"Immobilized"} if bound else set())
    assert (game["B"].fatigue, game["B"].actions) == (2, 2)
    assert game.unrolled == 0


@rule("GT-094", "DES-141", "DES-166", "CON-1")
def test_a_poisoned_zombie_rolls_nothing_and_fails():
    game = position({"A": (5, 5), "zombie": (8, 5)}, turn="zombie", conditions={"zombie": "Poisoned"})
    assert game["zombie"].damage == 1
    assert game.conditions("zombie") == {"Poisoned"}
    assert game.unrolled == 0
