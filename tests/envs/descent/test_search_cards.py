"""Search cards, conditions and dice."""

import pytest

from .kit import Position, position

rule = pytest.mark.rule


def holder(cards: str, units: dict | None = None, turn: str = "A", **more) -> Position:
    """A is Grisban with these Search cards."""
    laid = {"heroes": {"A": "HER-5 BER", "B": "HER-6 KNI"}, "items": {"A": "GEA-01"}, **more}
    return position({"A": (4, 4), **(units or {})}, turn=turn, search={"A": cards}, **laid)


def searcher(card: str, **more) -> Position:
    """A finds this card beside him."""
    laid = {"tokens": {"S1": (5, 4)}, "search_deck": f"{card} SEA-2", **more}
    return position({"A": (4, 4)}, turn="A", **laid).play("ACT_SEARCH")


# --- Search cards


@rule("SEA-1", "DER-77")
@pytest.mark.parametrize("target", ["A", "B"])
def test_a_health_potion(target: str):
    game = holder("SEA-1", {"B": (5, 5), "C": (6, 4)}, damage={"A": 5, "C": 5}, down="B")
    game.choose("SEA-1")
    assert game.offers() == {"A", "B"}
    game.choose(target)
    assert (game["A"].damage, game["B"].damage) == ((0, 12) if target == "A" else (5, 0))
    assert game["B"].standing == (target == "B")
    assert (game["A"].actions, game.search("A")) == (1, ["SEA-1*"])


@rule("SEA-2")
def test_a_stamina_potion_is_free():
    game = holder("SEA-2", {"B": (5, 5), "C": (6, 4)}, fatigue={"A": 4, "B": 4})
    game.choose("SEA-2")
    assert game.offers() == {"A", "B"}
    game.choose("B")
    assert (game["A"].fatigue, game["B"].fatigue) == (4, 0)
    assert (game["A"].actions, game.search("A")) == (2, ["SEA-2*"])


@rule("SEA-3")
def test_a_power_potion_rerolls_any_number_of_dice():
    game = holder("SEA-3", {"ettin": (5, 4)})
    game.dice("BX", "R010", "g0", "g0").play("ACT_ATTACK_1", "ettin")
    assert game.asked == "AT3"
    game.choose("SEA-3")
    assert (game.question, game.offers()) == ("DIE", {"PASS", "die 0", "die 1"})
    game.dice("B320", "R030").choose("BX", "R010")
    assert (game["ettin"].damage, game.search("A")) == (5, ["SEA-3*"])


@rule("SEA-3")
def test_a_power_potion_leaves_dice_as_they_are():
    game = holder("SEA-3", {"ettin": (5, 4)})
    game.dice("BX", "R030", "g0", "g0").play("ACT_ATTACK_1", "ettin", "SEA-3")
    game.dice("B320").choose("BX", "PASS")
    assert game["ettin"].damage == 5


@rule("SEA-4")
def test_a_warding_talisman_is_two_shields():
    game = holder("SEA-4", {"zombie": (5, 4)}, turn="zombie")
    game.dice("B320", "Y110", "g1").play("ACT_ATTACK_1", "A")
    assert (game.asked, game.who) == ("AT4", "A")
    game.play("SEA-4").rest()
    assert (game["A"].damage, game.search("A")) == (0, ["SEA-4*"])


@rule("SEA-5")
def test_a_curse_doll_takes_a_condition_away():
    conditions = {"A": "Poisoned", "B": "Diseased Immobilized"}
    game = holder("SEA-5", {"B": (5, 5)}, conditions=conditions)
    game.choose("SEA-5", "B")
    assert game.offers() == {"choice 5", "choice 7"}
    game.choose("Diseased")
    assert (game.conditions("A"), game.conditions("B")) == ({"Poisoned"}, {"Immobilized"})
    assert (game["A"].actions, game.search("A")) == (1, ["SEA-5*"])


@rule("SEA-6")
def test_a_fire_flask_is_thrown():
    game = holder("SEA-6", {"ettin": (8, 4), "zombie": (7, 5)}, fatigue={"A": 2}, health={"zombie": 9})
    game.dice("B420", "Y011", "g0", "g1").choose("SEA-6", "ettin")
    assert game.options() == ["fatigue", "Blast"]
    game.dice("n1").choose("Blast")
    assert (game["ettin"].damage, game["zombie"].damage) == (2, 2)
    assert (game["A"].actions, game.search("A")) == (1, ["SEA-6*"])
    game = holder("SEA-6", {"ettin": (9, 4)})
    game.dice("B320", "Y110", "g0", "g1").choose("SEA-6")
    assert game["ettin"].damage == 0, "range 4, and 5 spaces"


@rule("SEA-7", "DES-173")
def test_a_treasure_chest_holds_an_item():
    game = searcher("SEA-7", dice=(3,), act=1)
    assert game.items("A") == ["SHO-04-"]
    assert (game.search("A"), game.search_discard) == ([], ["SEA-7"])
    game = searcher("SEA-7", dice=(3,), act=2)
    assert game.items("A") == ["SHO-22-"], "of the act"


@rule("SEA-8", "DES-173")
def test_nothing_is_found():
    game = searcher("SEA-8")
    assert (game.search("A"), game.items("A"), game.search_discard) == ([], [], ["SEA-8"])
    assert game["A"].actions == 1


# --- conditions


@rule("CON-1", "DES-161")
@pytest.mark.parametrize(("black", "damage", "left"), [("k3", 0, set()), ("k4", 1, {"Poisoned"})])
def test_the_poisoned_test_might(black: str, damage: int, left: set[str]):
    game = holder("SEA-1", turn="start A", conditions={"A": "Poisoned"}, dice=("g2", black)).until("MENU")
    assert (game["A"].damage, game.conditions("A")) == (damage, left)


@rule("CON-2", "DES-162")
@pytest.mark.parametrize(("black", "fatigue", "left"), [("k2", 1, set()), ("k3", 2, {"Diseased"})])
def test_the_diseased_test_willpower(black: str, fatigue: int, left: set[str]):
    laid = {"conditions": {"A": "Diseased"}, "fatigue": {"A": 1}}
    game = holder("SEA-1", turn="start A", dice=("g1", black), **laid).until("MENU")
    assert (game["A"].fatigue, game["A"].damage, game.conditions("A")) == (fatigue, 0, left)


@rule("CON-1", "CON-2", "DES-166", "DES-149")
def test_monsters_fail_and_suffer():
    game = position({"ettin": (4, 4)}, turn="ettin", conditions={"ettin": "Poisoned Diseased"})
    assert game["ettin"].damage == 2
    assert game.conditions("ettin") == {"Poisoned", "Diseased"}


@rule("CON-3", "DES-163", "DES-073")
def test_the_stunned_must_shake_it_off_first():
    laid = {"conditions": {"A": "Stunned"}, "damage": {"A": 1}, "tokens": {"S1": (5, 5)}}
    game = holder("SEA-1 SEA-2", {"ettin": (5, 4)}, fatigue={"A": 1}, **laid)
    assert game.offers() == {
        *("DROP_STUN", "FATIGUE_MP", "SEA-2", "FEAT", "TWO_HERO_ATTACK", "TWO_HERO_RECOVER", "END")
    }
    game.play("DROP_STUN")
    assert (game.conditions("A"), game["A"].actions) == (set(), 1)
    assert game.offers() >= {"ACT_MOVE", "ACT_ATTACK_1", "ACT_REST", "ACT_SEARCH", "SEA-1"}
    game = position({"ettin": (4, 4)}, turn="ettin", conditions={"ettin": "Stunned"})
    assert game.offers() == {"DROP_STUN", "END"}
    game.play("DROP_STUN")
    assert (game.conditions("ettin"), game["ettin"].actions) == (set(), 1)


@rule("CON-4", "DES-164", "DER-63")
def test_the_immobilized_stay_where_they_are():
    game = holder("SEA-1", conditions={"A": "Immobilized"}, points={"A": 2}, damage={"A": 1})
    assert not game.offers() & {"ACT_MOVE", "FATIGUE_MP", "N", "E", "S", "W"}
    game.choose("END")
    assert game.conditions("A") == set()
    units = {"A": (3, 4), "ettin": (4, 4)}
    game = position(units, turn="ettin", conditions={"ettin": "Immobilized"})
    assert game.offers() == {"ACT_ATTACK_1", "END"}
    game.play("END")
    assert game.conditions("ettin") == set()


# --- dice


ATTACK = {
    "DIE-1": ("GEA-11", ("die", "Y011"), ["X", (2, 2, 1), (3, 2, 0), (4, 2, 0), (5, 1, 0), (6, 1, 1)]),
    "DIE-2": ("SHO-05", ("B221", "die"), [(0, 1, 0), (0, 2, 0), (0, 2, 0), (0, 2, 0), (0, 3, 0), (0, 3, 1)]),
    "DIE-3": ("GEA-11", ("B221", "die"), [(1, 0, 1), (1, 1, 0), (2, 1, 0), (0, 1, 1), (0, 2, 0), (0, 2, 1)]),
}
"""Weapons, the other die of the pool, and range, damage, surge of the six faces."""
NOTHING = (0, 0, 0)
OTHER = {"Y011": (0, 1, 1), "B221": (2, 2, 1)}


@pytest.mark.parametrize("die", [pytest.param(die, marks=rule(die)) for die in ATTACK])
def test_every_face_of_an_attack_die_counts(die: str):
    weapon, pool, faces = ATTACK[die]
    (other,) = {*pool} - {"die"}
    for number, face in enumerate(faces):
        rolled = [number if name == "die" else name for name in pool]
        reach, damage, surges = (
            a + b for a, b in zip(OTHER[other], NOTHING if face == "X" else face, strict=True)
        )
        for distance in (max(1, reach), reach + 1):
            units = {"A": (1, 4), "barghest": (1 + distance, 4, "v")}
            game = position(units, turn="A", items={"A": weapon}, health={"barghest": 30})
            pierce = 1 if weapon == "SHO-05" else 0
            game.dice(*rolled, f"g{pierce}").play("ACT_ATTACK_1", "barghest")
            if face == "X":
                assert (game.question, game["barghest"].damage) == ("MENU", 0)
                continue
            assert (game.question, game.attack["surges"]) == ("SURGE", surges)
            assert game.play("PASS")["barghest"].damage == (damage if distance <= reach else 0)


DEFENCE = {
    "DIE-4": ("zombie", [0, 0, 0, 1, 1, 2]),
    "DIE-5": ("goblin", [0, 1, 1, 1, 2, 3]),
    "DIE-6": ("merriod", [0, 2, 2, 2, 3, 4]),
}


@pytest.mark.parametrize("die", [pytest.param(die, marks=rule(die)) for die in DEFENCE])
def test_every_face_of_a_defence_die_counts(die: str):
    monster, shields = DEFENCE[die]
    for number, n in enumerate(shields):
        game = position({"A": (4, 4), monster: (5, 4)}, turn="A", items={"A": "GEA-01"}, health={monster: 30})
        game.dice("B320", "R030", number).play("ACT_ATTACK_1", monster)
        assert game[monster].damage == 2 + 3 - n
