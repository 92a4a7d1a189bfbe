"""The golden tests of conditions."""

import pytest

from .kit import position

rule = pytest.mark.rule


@rule("GT-095", "DES-161", "DES-055", "CON-1")
@pytest.mark.parametrize(("dice", "damage"), [(["g3", "k2"], 1), (["g2", "k2"], 0)])
def test_poison_at_the_start_of_a_turn(dice: list[str], damage: int):
    game = position({"A": (5, 5)}, turn="start A", conditions={"A": "Poisoned"}, dice=dice)
    assert game["A"].damage == damage
    assert game.conditions("A") == ({"Poisoned"} if damage else set())
    assert (game.question, game.who) == ("MENU", "A")


@rule("GT-096", "DES-162", "DES-147", "CON-2")
def test_disease_at_full_fatigue():
    game = position(
        {"A": (5, 5)},
        turn="start A",
        conditions={"A": "Diseased"},
        fatigue={"A": 4},
        dice=["g1", "k2"],
    )
    assert (game["A"].damage, game["A"].fatigue) == (1, 4)
    assert game.conditions("A") == {"Diseased"}


@rule("GT-097", "DES-163", "DER-78", "CON-3")
def test_the_stunned_drop_it_first():
    game = position(
        {"A": (5, 5), "zombie": (6, 5)},
        turn="A",
        conditions={"A": "Stunned"},
        items={"A": "GEA-02"},
        search={"A": "SEA-1 SEA-2"},
        fatigue={"A": 1},
        damage={"A": 3},
    )
    offers = game.offers()
    assert {"DROP_STUN", "FATIGUE_MP", "SEA-2", "TWO_HERO_ATTACK", "END"} <= offers
    actions = {"ACT_MOVE", "ACT_ATTACK_1", "ACT_ATTACK_UNARMED", "ACT_REST", "SEA-1", "FEAT"}
    assert offers & (actions - {"FEAT"}) == set()
    game.choose("DROP_STUN")
    assert (game.conditions("A"), game["A"].actions) == (set(), 1)
    assert {"ACT_MOVE", "ACT_ATTACK_1", "ACT_REST", "SEA-1"} <= game.offers()


@rule("GT-098", "DER-63", "DES-164", "CON-4")
def test_the_immobilized_do_not_move_until_the_turn_is_over():
    game = position({"A": (5, 5), "B": (9, 9)}, turn="A", conditions={"A": "Immobilized"}, points={"A": 2})
    assert game.offers() & {"N", "NE", "E", "SE", "S", "SW", "W", "NW", "FATIGUE_MP", "ACT_MOVE"} == set()
    game.choose("END")
    assert game.conditions("A") == set()


@rule("GT-098", "DER-63", "DES-086", "ABI-33")
def test_the_immobilized_are_swapped_all_the_same():
    units = {"A": (5, 5), "B": (12, 10), "alric": (2, 5)}
    game = position(units, turn="alric", conditions={"A": "Immobilized"})
    game.choose("SPECIAL_1").play("E", "E").dice("g1", "k2").play("A")
    assert (game.at("alric"), game.at("A")) == ((5, 5), (4, 5))
    assert game["A"].fatigue == 1


@rule("GT-099", "DES-160", "MON-2", "ABI-42")
def test_poison_on_poison():
    game = position({"A": (5, 5), "spider": (6, 5)}, turn="spider", conditions={"A": "Poisoned"})
    game.dice("B221", "Y110", "g1").play("ACT_ATTACK_1", "A", "Poison")
    assert game["A"].damage == 2
    assert game.conditions("A") == {"Poisoned"}
