"""Attribute tests (DES-139 to DES-145) and damage, fatigue, knock-outs (DES-146 to DES-159)."""

import pytest

from .aims import targets
from .kit import position

rule = pytest.mark.rule


@rule("DES-142", "DER-09", "ABI-20")
@pytest.mark.parametrize(("dice", "passed"), [(["g2", "k0"], True), (["g1", "k2"], False)])
def test_lieutenants_use_their_cards(dice: list[str], passed: bool):
    """Splig, Awareness 2, looks for somebody else to be hit."""
    units = {"A": (5, 5), "B": (12, 10), "splig": (6, 5), "zombie master": (7, 5)}
    game = position(units, turn="A", items={"A": "GEA-02"})
    game.dice(*dice, "B320", "R010", "n0").play("ACT_ATTACK_1", "splig", "zombie master")
    assert (game["splig"].damage, game["zombie master"].damage) == ((0, 3) if passed else (3, 0))


@rule("DES-142", "DER-09", "AG-1")
@pytest.mark.parametrize(("dice", "conditions"), [(["g1", "k2"], set()), (["g2", "k2"], {"Poisoned"})])
def test_the_agent_tests_with_three(dice: list[str], conditions: set[str]):
    units = {"A": (1, 1), "spider": (9, 9), "raythen": (8, 8)}
    game = position(units, turn="dark", conditions={"raythen": "Poisoned"})
    game.dice(*dice).choose("raythen").until("MONSTER")
    assert game.conditions("raythen") == conditions
    assert game["raythen"].damage == len(conditions)


@rule("DES-143", "DES-144", "DER-95", "OC-19", "GEA-10")
def test_rerolls_then_the_result_then_laughter():
    game = position(
        {"A": (5, 5), "B": (12, 10), "zombie master": (6, 5)},
        turn="zombie master",
        items={"A": "GEA-10"},
        hand="OC-19",
    )
    game.dice("g3", "k2").play("SPECIAL_1", "A")
    assert (game.asked, game.who) == ("RO1", "A")
    game.dice("g2", "k2").choose("GEA-10")
    assert (game.asked, game.who) == ("RO2", "overlord"), "4 shields, Might 4"
    game.dice("g2", "k2").choose("OC-19")
    assert game.conditions("A") == {"Immobilized"}, "Might 3 now, the second result counts"
    assert game.discard == ["OC-19"]


@rule("DER-95", "OC-19")
def test_passing_twice():
    game = position(
        {"A": (5, 5), "B": (12, 10), "zombie master": (6, 5)},
        turn="zombie master",
        hand="OC-19",
        deck="OC-05",
    )
    game.dice("g1", "k2").play("SPECIAL_1", "A")
    game.dice("g1", "k2").choose("OC-19")
    assert game.conditions("A") == set()
    assert game.hand == ["OC-05"]
    assert game.question == "MONSTER", "there is no further copy"


@rule("DES-145", "ABI-04")
def test_heroes_test_in_index_order():
    units = {"A": (5, 5), "B": (5, 6), "C": (12, 10), "barghest": (6, 5)}
    game = position(units, turn="barghest", fatigue={"A": 4})
    game.dice("g1", "k2", "g1", "k2").choose("SPECIAL_1")
    assert (game["A"].damage, game["B"].fatigue) == (1, 0), "Willpower 2 and 3"
    assert game["C"].fatigue == 0


@rule("DES-146", "DES-147", "DES-152")
def test_never_more_damage_than_health():
    game = position({"A": (5, 5), "goblin": (7, 5)}, turn="goblin", damage={"A": 11})
    game.dice("B420", "Y020", "g0").play("ACT_ATTACK_1", "A", "TAKE_CARD")
    assert game["A"].damage == game["A"].health == 12


@rule("DES-149", "CON-2", "DES-166")
def test_figures_without_stamina_suffer_damage():
    game = position({"A": (1, 1), "zombie": (5, 5)}, turn="zombie", conditions={"zombie": "Diseased"})
    assert (game["zombie"].damage, game.conditions("zombie")) == (1, {"Diseased"})


@rule("DES-150", "SEA-2", "FAM-1")
def test_recovering_does_not_go_below_zero():
    game = position({"A": (5, 5)}, turn="A", damage={"A": 1})
    game.choose("TWO_HERO_RECOVER")
    assert game["A"].damage == 0


@rule("DES-151", "RAY-101")
def test_a_defeated_monster_drops_what_it_carries():
    game = position({"A": (5, 5), "zombie": (6, 5)}, turn="A", items={"A": "GEA-02"}, tokens={"S1": "zombie"})
    game.dice("B420", "R010", "n0").choose("ACT_ATTACK_1").rest()
    assert game["zombie"].gone
    assert game.token("S1") == (6, 5)
    assert game.on((6, 5)) is None


@rule("DES-152", "DES-154", "DES-146")
def test_a_knock_out_in_the_own_turn_ends_it():
    game = position({"A": (5, 5), "B": (9, 9)}, turn="A", hand="OC-07", damage={"A": 11}, points={"A": 3})
    game.set("A", "rested", 1)
    game.choose("E").dice("g1", "k2").choose("OC-07")
    game.choose("TAKE_CARD")
    assert (game["A"].points, game["A"].fatigue, game["A"].done) == (0, 4, 1)
    assert (game.question, game.who) == ("MENU", "B")


@rule("DES-153", "DES-155", "KNI-8", "DER-75")
def test_stalwart_may_decline():
    game = position({"A": (5, 5), "goblin": (8, 5)}, turn="goblin", skills={"A": "KNI-8"}, damage={"A": 13})
    game.dice("B420", "Y110", "g0").play("ACT_ATTACK_1", "A")
    assert game.asked == "DF1"
    game.choose("PASS")
    assert (game.asked, game["A"].down, game.at("A")) == ("DF2", True, (5, 5))


@rule("DES-155", "DER-18", "OC-23")
def test_a_card_or_a_threat_then_bloodlust():
    game = position(
        {"A": (5, 5), "goblin": (8, 5)},
        turn="goblin",
        damage={"A": 11},
        hand="OC-23",
        deck="OC-05 OC-06 OC-07",
    )
    game.dice("B420", "Y110", "g0").play("ACT_ATTACK_1", "A", "TAKE_CARD")
    assert game.asked == "DF2_BLOODLUST"
    game.choose("OC-23")
    assert game.hand == ["OC-05", "OC-06", "OC-07"]


@rule("DES-156")
def test_a_hero_knocked_out_is_out_of_it():
    game = position(
        {"A": (5, 5), "B": (10, 5), "barghest": (6, 5)}, turn="barghest", down="A", skills={"A": "KNI-7"}
    )
    assert targets(game) == set()
    game.dice("g3", "k2").choose("SPECIAL_1")
    assert game["B"].fatigue == 1, "A tests nothing"


@rule("DES-156", "DER-77", "HER-2")
def test_healing_reaches_the_fallen():
    game = position(
        {"A": (5, 5), "B": (7, 5)},
        turn="A",
        heroes={"A": "HER-2 DIS"},
        down="B",
    )
    game.dice("R010", "R020").choose("FEAT")
    assert (game["B"].standing, game["B"].damage, game["B"].fatigue) == (True, 11, 4)


@rule("DES-156", "DER-77", "SEA-2", "SEA-5")
def test_other_potions_do_not():
    units = {"A": (5, 5), "B": (6, 5)}
    game = position(units, turn="B", down="A", search={"B": "SEA-2 SEA-5"}, fatigue={"B": 2})
    assert not game.can("SEA-2", "A")


@rule("DES-159", "SHO-09")
def test_armor_put_off_may_be_the_last_straw():
    game = position(
        {"A": (5, 5), "B": (9, 9)}, turn="start A", items={"A": "SHO-09 SHO-01-"}, damage={"A": 12}
    )
    assert game["A"].health == 13
    game.choose("SHO-09")
    assert game["A"].down
    assert game.asked == "DF2"


@rule("DES-159", "SHO-14")
def test_stamina_lost_cuts_fatigue():
    game = position(
        {"A": (5, 5)}, turn="start A", items={"A": "SHO-14 SHO-04 SHO-22-"}, fatigue={"A": 5}, act=2
    )
    assert game["A"].stamina == 5
    game.choose("SHO-14")
    assert (game["A"].stamina, game["A"].fatigue) == (4, 4)


@rule("DER-74", "OC-20", "KNI-8", "HER-7")
def test_knocked_out_by_a_trap():
    game = position(
        {"A": (5, 5), "B": (9, 9)},
        turn="A",
        hand="OC-20",
        tokens={"S1": (5, 6)},
        skills={"A": "KNI-8"},
        search_deck="SEA-8",
    )
    game.play("ACT_SEARCH", "S1")
    assert game.asked == "SR4"
    game.choose("OC-20")
    assert game.who == "A"
    game.dice("g2", "k2").choose("Awareness")
    assert (game.asked, game.who) == ("DF1", "A")
    game.choose("PASS", "TAKE_CARD")
    assert (game["A"].down, game["A"].damage) == (True, 14)


@rule("DER-123", "KNI-8", "BER-1")
def test_maxima_stay_up_while_he_is_down():
    game = position({"A": (5, 5), "goblin": (8, 5)}, turn="goblin", skills={"A": "KNI-8"}, damage={"A": 13})
    game.dice("B420", "Y110", "g0").play("ACT_ATTACK_1", "A", "PASS", "TAKE_CARD")
    assert (game["A"].health, game["A"].damage) == (14, 14)
