"""The relics: what each is worth to a hero, and to the lieutenant of the overlord who wields it."""

import pytest

from .kit import Position, position

rule = pytest.mark.rule


def hero(item: str, units: dict | None = None, turn: str = "A", **more) -> Position:
    """A is Grisban with this relic."""
    laid = {"heroes": {"A": "HER-5 BER", "B": "HER-6 KNI"}, **more}
    return position({"A": (4, 4), **(units or {})}, turn=turn, items={"A": item}, **laid)


def wielder(relic: str, name: str = "splig", units: dict | None = None, turn: str = "", **more) -> Position:
    """A lieutenant with this relic at (5, 4), beside A."""
    units = {"A": (4, 4), name: (5, 4), **(units or {})}
    return position(units, turn=turn or name, bearers={name: relic}, **more)


# --- Dawnblade, Duskblade


@rule("REL-1", "ABI-54")
def test_the_dawnblade():
    game = hero("REL-1", {"ettin": (5, 4), "zombie": (3, 4)}, health={"ettin": 20})
    game.dice("B221", "R031", "Y021", "g0", "g0").play("ACT_ATTACK_1", "ettin")
    assert game.options()[1:] == ["+3 damage", "second target"]
    game.choose("+3 damage").dice("n2").choose("second target", "PASS")
    assert game["ettin"].damage == 2 + 3 + 2 + 3
    assert game["zombie"].gone


@rule("REL-1")
def test_the_duskblade():
    game = wielder("REL-1").dice("B221", "R020", "g3").play("ACT_ATTACK_1", "A")
    assert game.options()[1:] == ["Knockback", "+1 damage", "Pierce 5"]
    assert game.play("Pierce 5")["A"].damage == 4
    units = {"B": (7, 4)}
    assert wielder("REL-1", units=units, turn="A").play("ACT_MOVE")["A"].points == 3
    assert wielder("REL-1", units=units, turn="B").play("ACT_MOVE")["B"].points == 3, "not beside him"
    assert wielder("REL-2", units=units, turn="A").play("ACT_MOVE")["A"].points == 4


# --- Fortuna's Dice, Bones of Woe


@rule("REL-2")
def test_fortunas_dice():
    game = hero("GEA-01 REL-2", {"ettin": (5, 4)})
    game.dice("BX", "R020", "g0", "g0").play("ACT_ATTACK_1", "ettin")
    assert game.asked == "AT3"
    game.choose("REL-2")
    assert game.offers() == {"die 0", "die 1"}
    assert game.dice("B320").choose("BX")["ettin"].damage == 4
    assert (game["A"].fatigue, game.items("A")) == (1, ["GEA-01", "REL-2*"])
    game = hero("REL-2", {"zombie": (5, 4)}, turn="zombie")
    game.dice("B320", "Y110", "g0").play("ACT_ATTACK_1", "A")
    assert game.asked == "AT4"
    assert game.dice("g3").play("REL-2")["A"].damage == 0
    game = hero("REL-2", turn="start A", conditions={"A": "Poisoned"}, dice=("g3", "k3"))
    assert game.asked == "RO1"
    assert game.choose("REL-2").dice("g2").choose("die 0").conditions("A") == set()
    game = hero("REL-2", {"zombie": (5, 4)}, turn="zombie", fatigue={"A": 4})
    game.dice("B320", "Y110", "g0").play("ACT_ATTACK_1", "A")
    assert not game.was_asked("AT4"), "no stamina left"


@rule("REL-2", "DES-179")
@pytest.mark.parametrize(("blue", "hand"), [("B221", ["OC-01", "OC-07"]), ("B320", ["OC-07"])])
def test_the_bones_of_woe(blue: str, hand: list[str]):
    game = wielder("REL-2", turn="overlord", deck="OC-07 OC-01", dice=(blue,))
    assert game.hand == hand


# --- Shield of the Dark God, Zorek's Favor


@rule("REL-3")
@pytest.mark.parametrize(("gray", "shields"), [("g3", 4), ("g0", 2)])
def test_the_shield_of_the_dark_god(gray: str, shields: int):
    """The better of the two totals counts."""
    game = hero("REL-3 SHO-09", {"barghest": (5, 4)}, turn="barghest")
    game.dice("B320", "R030", "g1", "n1").play("ACT_ATTACK_1", "A", "REL-3")
    assert (game.question, game.offers()) == ("DIE", {"die 0", "die 1", "PASS"})
    game.dice(gray).choose("die 0", "PASS").rest()
    assert (game["A"].damage, game.items("A")) == (5 - shields, ["REL-3*", "SHO-09"])


@rule("REL-3")
@pytest.mark.parametrize(("black", "damage"), [("k2", 0), ("k4", 2)])
def test_zoreks_favor(black: str, damage: int):
    """Syndrael's Might is 4."""
    game = wielder("REL-3", "belthir", turn="A", items={"A": "GEA-01"})
    game.dice("B320", "R020", "g0", "g2", black).play("ACT_ATTACK_1", "belthir")
    assert (game["belthir"].damage, game["A"].damage) == (4, damage)


# --- Staff of Light, Staff of Shadows


@rule("REL-4")
def test_the_staff_of_light():
    game = hero("REL-4", {"ettin": (6, 4)}, damage={"A": 5})
    game.dice("B221", "Y011", "g1", "g0").play("ACT_ATTACK_1", "ettin")
    assert game.options()[1:] == ["recover 1", "+2 damage", "recover 1"]
    game.play("+2 damage", "recover 1")
    assert (game["ettin"].damage, game["A"].damage) == (4, 4)
    game = hero("REL-4", {"B": (4, 7), "C": (4, 8)}, damage=dict.fromkeys("ABC", 5)).play("REL-4")
    assert [game[name].damage for name in "ABC"] == [4, 4, 5]
    assert game["A"].actions == 1
    game.play("REL-4")
    assert [game[name].damage for name in "ABC"] == [3, 3, 5], "an action, without exhausting it"


@rule("REL-4", "DES-177")
def test_the_staff_of_shadows_draws():
    game = wielder("REL-4", turn="dark", hand="OC-05 OC-06", deck="OC-07")
    game.choose("OVERLORD_RELIC")
    assert game.offers() == {"OC-05", "OC-06"}
    game.choose("OC-05")
    assert (game.hand, game.discard) == (["OC-06", "OC-07"], ["OC-05"])
    assert not game.can("OVERLORD_RELIC"), "exhausted"
    assert game.record["relic_turned"] == 1 << 3
    game = wielder("REL-4", turn="overlord", deck="OC-07", relic_turned=1 << 3).until("DARK_MENU")
    assert game.can("OVERLORD_RELIC"), "readied"


@rule("REL-4")
def test_the_staff_of_shadows_rolls_a_die_of_either_side_again():
    units = {"zombie": (3, 4)}
    game = wielder("REL-4", units=units, turn="A", hand="OC-05", items={"A": "GEA-01"})
    game.dice("B320", "R030", "n0").play("ACT_ATTACK_1", "zombie")
    assert (game.asked, game.who) == ("AT3_STAFF", "overlord")
    game.choose("OVERLORD_RELIC")
    assert game.dice("BX").choose("B320")["zombie"].damage == 0
    laid = {"hand": "OC-05", "items": {"A": "GEA-01"}, "health": {"zombie": 9}}
    game = wielder("REL-4", units=units, turn="A", **laid)
    game.dice("B320", "R030", "n0").play("ACT_ATTACK_1", "zombie", "PASS")
    assert (game.asked, game.who) == ("AT4_STAFF", "overlord")
    assert game.dice("n2").play("OVERLORD_RELIC")["zombie"].damage == 2 + 3 - 2
    game = wielder("REL-4", turn="start A", hand="OC-05", conditions={"A": "Poisoned"}, dice=("g1", "k3"))
    assert (game.asked, game.who) == ("RO1_STAFF", "overlord")
    game.choose("OVERLORD_RELIC").dice("g2").choose("die 0")
    assert (game["A"].damage, game.discard) == (1, ["OC-05"])


# --- The Shadow Rune


@rule("REL-5")
def test_the_shadow_rune():
    game = hero("REL-5", {"zombie": (8, 4)}, fatigue={"A": 3})
    game.dice("B221", "Y101", "Y011", "n0").play("ACT_ATTACK_1", "zombie")
    assert game.options()[1:] == ["+1 range and +1 damage", "+2 damage"]
    game.play("+1 range and +1 damage", "PASS")
    assert game["zombie"].gone
    assert game["A"].fatigue == 2
    game = hero("REL-5", {"zombie": (8, 4)}, fatigue={"A": 3})
    game.dice("B420", "Y110", "Y020", "n2").play("ACT_ATTACK_1", "zombie")
    assert game["zombie"].gone
    assert game["A"].fatigue == 2


@rule("REL-5")
def test_the_shadow_rune_in_the_barons_hands():
    game = wielder("REL-5", "zachareth", damage={"zachareth": 5})
    game.dice("B221", "R031", "g1").play("ACT_ATTACK_1", "A")
    assert game.options()[1:] == ["Pierce 2", "Subdue", "+2 damage", "Mend 2"]
    game.play("+2 damage", "Mend 2")
    assert (game["A"].damage, game["zachareth"].damage) == (2 + 3 + 2 - 1, 3)


# --- Trueshot, Scorpion's Kiss


@rule("REL-6")
def test_trueshot():
    game = hero("REL-6", {"ettin": (9, 4)}, health={"ettin": 20})
    game.dice("B221", "R020", "Y110", "g0", "g0").play("ACT_ATTACK_1", "ettin")
    assert game.options()[1:] == ["move target", "+2 damage"]
    assert game.play("+2 damage")["ettin"].damage == 2 + 2 + 1 + 2, "2 + 1 + 3 range for 5 spaces"
    game = hero("REL-6", {"ettin": (11, 4)}, health={"ettin": 20})
    game.dice("B221", "R020", "Y110", "g0", "g0").play("ACT_ATTACK_1", "ettin").rest()
    assert game["ettin"].damage == 0


@rule("REL-6")
@pytest.mark.parametrize(("black", "conditions"), [("k0", set()), ("k2", {"Immobilized", "Poisoned"})])
def test_the_scorpions_kiss(black: str, conditions: set[str]):
    game = wielder("REL-6", units={"A": (2, 4), "B": (1, 4), "C": (5, 8)})
    game.dice("g1", black).play("OVERLORD_RELIC")
    assert game.conditions("A") == conditions
    assert (game["splig"].actions, game["splig"].attacks) == (1, 1)
    assert not game.can("OVERLORD_RELIC")
    assert game.record["relic_turned"] == 1 << 5
