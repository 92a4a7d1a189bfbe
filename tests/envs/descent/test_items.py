"""Starting gear and shop items: what each is worth."""

import pytest

from .boards import Board
from .kit import Position, position

rule = pytest.mark.rule


def fighter(items: str, units: dict | None = None, turn: str = "A", **more) -> Position:
    """A is Grisban, who has no ability in attacks, with these items; a large Ettin stands beside him."""
    laid = {"heroes": {"A": "HER-5 BER"}, "health": {"ettin": 30}, **more}
    units = {"ettin": (5, 4)} if units is None else units
    if "ettin" not in units:
        laid["health"] = more.get("health")
    return position({"A": (4, 4), **units}, turn=turn, items={"A": items}, **laid)


def strike(game: Position, *dice: str, target: str = "ettin") -> Position:
    """An attack with the first weapon, up to its surges."""
    return game.dice(*dice).play("ACT_ATTACK_1", target)


def shot(items: str, where: tuple[int, int], **more) -> Position:
    return fighter(items, {"ettin": where}, **more)


def options(game: Position) -> list[str]:
    """The surge options of the weapon: those after the standard one."""
    return game.options()[1:]


# --- starting gear


@rule("GEA-01")
def test_a_chipped_greataxe():
    game = strike(fighter("GEA-01"), "B221", "R031", "g0", "g0")
    assert options(game) == ["+1 damage", "+1 damage"]
    game.play("+1 damage", "+1 damage")
    assert game["ettin"].damage == 2 + 3 + 2


@rule("GEA-02", "ABI-50")
def test_an_iron_longsword_makes_a_shield_roll_again():
    game = strike(fighter("GEA-02"), "B221", "R020", "g1", "g3")
    game.choose("reroll")
    assert (game.question, game.who) == ("DIE", "A")
    game.dice("g0").choose("g3")
    assert game["ettin"].damage == 2 + 2 - 1 - 0


@rule("GEA-03", "GEA-05")
@pytest.mark.parametrize("shield", ["GEA-03", "GEA-05"])
def test_a_wooden_shield(shield: str):
    game = fighter(shield, {"zombie": (5, 4)}, turn="zombie")
    game.dice("B320", "Y110", "g1").play("ACT_ATTACK_1", "A")
    assert game.asked == "AT4"
    game.play(shield).rest()
    assert (game["A"].damage, game.items("A")) == (3 - 1 - 1, [f"{shield}*"])
    game = fighter(f"{shield}*", {"zombie": (5, 4)}, turn="zombie")
    game.dice("B320", "Y110", "g1").play("ACT_ATTACK_1", "A")
    assert not game.was_asked("AT4")


@rule("GEA-04", "ABI-41")
@pytest.mark.parametrize(("gray", "conditions"), [("g2", {"Stunned"}), ("g3", set())])
def test_an_iron_mace_stuns_whom_it_hurts(gray: str, conditions: set[str]):
    game = strike(fighter("GEA-04"), "B221", "Y110", gray, "g0")
    assert options(game) == ["Stun"]
    game.play("Stun")
    assert game.conditions("ettin") == conditions


@rule("GEA-06", "ABI-09")
def test_an_oak_staff_reaches_two_spaces():
    game = strike(shot("GEA-06", (6, 4)), "B221", "Y110", "g0", "g0")
    assert options(game) == ["+1 damage"]
    assert game.play("+1 damage")["ettin"].damage == 4
    assert not shot("GEA-06", (7, 4)).can("ACT_ATTACK_1")
    assert not shot("GEA-01", (6, 4)).can("ACT_ATTACK_1")


@rule("GEA-07", "ABI-39")
def test_a_reapers_scythe_drinks_of_the_defeated():
    game = fighter("GEA-07", {"zombie": (7, 4)}, damage={"A": 3})
    game.dice("B221", "Y020", "n1").play("ACT_ATTACK_1", "zombie")
    assert options(game) == ["+1 range"]
    game.play("+1 range")
    assert game["zombie"].gone
    assert game["A"].damage == 2
    game = fighter("GEA-07", {"zombie": (7, 4)}, damage={"A": 3})
    game.dice("B320", "Y020", "n2").play("ACT_ATTACK_1", "zombie")
    assert game["A"].damage == 3, "it lives"


@rule("GEA-08")
def test_an_arcane_bolt():
    game = strike(shot("GEA-08", (7, 4)), "B221", "Y011", "g1", "g1")
    assert options(game) == ["+1 range", "Pierce 2"]
    assert game.play("+1 range", "Pierce 2")["ettin"].damage == 3


@rule("GEA-09")
def test_throwing_knives_are_better_at_hand():
    game = strike(shot("GEA-09", (5, 4)), "B320", "Y110", "g0", "g0")
    assert game["ettin"].damage == 3 + 1
    game = strike(shot("GEA-09", (6, 4)), "B320", "Y110", "g0", "g0")
    assert game["ettin"].damage == 3
    game = strike(shot("GEA-09", (6, 4)), "B221", "Y110", "g0", "g0")
    assert options(game) == ["+1 range"]


@rule("GEA-10", "SHO-11")
@pytest.mark.parametrize("charm", ["GEA-10", "SHO-11"])
def test_a_lucky_charm_rolls_a_test_again(charm: str):
    skill = {"skills": {"A": "BER-3"}}
    game = fighter(charm, {"zombie": (5, 4)}, **skill)
    game.dice("g2", "k4").play("BER-3", "zombie")
    assert (game.asked, game.who) == ("RO1", "A")
    game.dice("g1", "k2").play(charm)
    assert game.conditions("zombie") == {"Immobilized"}
    assert game.items("A") == [f"{charm}*"]
    game = fighter(f"{charm}*", {"zombie": (5, 4)}, **skill)
    game.dice("g2", "k4").play("BER-3", "zombie")
    assert not game.was_asked("RO1")


@rule("GEA-11")
def test_a_yew_shortbow():
    game = strike(shot("GEA-11", (8, 4)), "B221", "Y101", "g0", "g0")
    assert options(game) == ["+2 range", "+1 damage"]
    assert game.play("+2 range", "+1 damage")["ettin"].damage == 3


# --- Act I


@rule("SHO-01", "DER-71")
def test_chainmail_is_a_gray_die_and_slow():
    game = fighter("SHO-01", {"zombie": (5, 4)}, turn="zombie")
    game.dice("B320", "Y110", "g1", "g1").play("ACT_ATTACK_1", "A").rest()
    assert game["A"].damage == 1
    jain = {"heroes": {"A": "HER-7 THI"}}
    assert fighter("SHO-01", {}, **jain).play("ACT_MOVE")["A"].points == 4
    assert fighter("GEA-09", {}, **jain).play("ACT_MOVE")["A"].points == 5
    game = fighter("SHO-01 SHO-05-", {}, turn="start A")
    assert "SHO-05" not in game.offers(), "no Runes under it"
    assert "SHO-05" in game.choose("SHO-01").offers()


@rule("SHO-02", "ABI-40", "ABI-51")
def test_a_crossbow_pushes_its_target():
    game = strike(fighter("SHO-02"), "B221", "Y011", "g1", "g0")
    assert options(game) == ["+2 damage", "+1 damage and move target"]
    game.play("+2 damage", "+1 damage and move target")
    assert (game["ettin"].damage, game.asked) == (2 + 1 + 3, "START")
    game.play((6, 4), "E", "base 3")
    assert (game.at("ettin"), game.question) == ((7, 4), "MENU")
    game = strike(fighter("SHO-02"), "B221", "Y110", "g2", "g0")
    assert game.play("PASS")["ettin"].damage == 3 - (2 - 1)


@rule("SHO-03")
def test_an_elm_greatbow_shoots_past_neighbours():
    board = Board((".......",))
    units = {"A": (0, 0), "B": (1, 0), "zombie": (4, 0)}
    game = fighter("SHO-03", units, board=board, health={"zombie": 9})
    game.dice("B221", "Y011", "n0").play("ACT_ATTACK_1", "zombie")
    assert options(game) == ["+2 damage", "+2 range"]
    assert game.play("+2 damage", "+2 range")["zombie"].damage == 5
    assert not fighter("GEA-11", units, board=board).can("ACT_ATTACK_1")
    units = {"A": (0, 0), "B": (2, 0), "zombie": (4, 0)}
    assert not fighter("SHO-03", units, board=board).can("ACT_ATTACK_1"), "he is no neighbour"


@rule("SHO-04")
def test_a_heavy_cloak_swallows_a_surge():
    game = fighter("SHO-04", {"zombie": (5, 4)}, turn="zombie")
    game.dice("B221", "Y110", "g0").play("ACT_ATTACK_1", "A")
    assert game.asked == "AT4"
    game.play("SHO-04")
    assert not game.was_asked("SURGE")
    assert game.items("A") == ["SHO-04*"]
    game = fighter("SHO-04", {"zombie": (5, 4)}, turn="zombie")
    game.dice("B221", "Y110", "g0").play("ACT_ATTACK_1", "A", "PASS")
    assert game.question == "SURGE"


@rule("SHO-04", "DES-132")
def test_a_cloak_that_a_blast_reaches_swallows_a_surge_that_is_left():
    units = {"A": (7, 2), "B": (3, 4), "ettin": (7, 3)}
    game = position(units, turn="B", items={"A": "SHO-04", "B": "SHO-28"}, health={"ettin": 30})
    game.dice("B420", "Y101", "Y011", "g0", "g0").play("ACT_ATTACK_1", "ettin")
    game.dice("g3").choose("Blast")
    assert (game.asked, game.who) == ("AT4", "A")
    game.choose("SHO-04")
    assert (game.question, game.who, game["ettin"].damage) == ("MENU", "B", 3), "no surge is left"


@rule("SHO-05")
def test_immolation():
    game = strike(shot("SHO-05", (8, 4)), "B221", "R031", "g1", "g1")
    assert options(game) == ["+1 damage", "+1 range"]
    assert game.play("+1 damage", "+1 range")["ettin"].damage == 0, "range 3, and 4 spaces"
    game = strike(shot("SHO-05", (7, 4)), "B221", "R031", "g1", "g1")
    assert game.play("+1 damage", "+1 range")["ettin"].damage == 2 + 3 + 1 - (2 - 1)


@rule("SHO-06")
def test_an_iron_battleaxe():
    game = strike(fighter("SHO-06"), "B221", "R031", "g2", "g1")
    assert options(game) == ["+2 damage", "Pierce 1"]
    assert game.play("+2 damage", "Pierce 1")["ettin"].damage == 2 + 3 + 2 - (3 - 2)


@rule("SHO-07")
def test_an_iron_shield_is_a_shield_or_a_reroll():
    game = fighter("SHO-07", {"zombie": (5, 4)}, turn="zombie")
    game.dice("B320", "Y020", "g1").play("ACT_ATTACK_1", "A", "SHO-07")
    assert (game.question, game.offers()) == ("DIE", {"PASS", "die 0"})
    without = game.clone()
    assert without.play("PASS").rest()["A"].damage == 4 - 1 - 1
    game.dice("g3").play("g1").rest()
    assert (game["A"].damage, game.items("A")) == (4 - 3, ["SHO-07*"])


@rule("SHO-08")
def test_an_iron_spear():
    game = strike(shot("SHO-08", (6, 4)), "B221", "Y011", "g2", "g1")
    assert options(game) == ["+1 damage", "Pierce 1"]
    assert game.play("+1 damage", "Pierce 1")["ettin"].damage == 2 + 1 + 1 - 2
    assert not shot("SHO-08", (7, 4)).can("ACT_ATTACK_1")


@rule("SHO-09")
def test_leather_armor():
    game = fighter("SHO-09", {"zombie": (5, 4)}, turn="zombie")
    assert game["A"].health == 14 + 1
    game.dice("B320", "Y020", "g1", "n2").play("ACT_ATTACK_1", "A").rest()
    assert game["A"].damage == 4 - 1 - 2
    game = fighter("SHO-09-", {}, turn="start A")
    assert game["A"].health == 14
    assert game.play("SHO-09")["A"].health == 15


@rule("SHO-10")
def test_a_light_hammer():
    game = strike(fighter("SHO-10"), "B221", "Y011", "g2", "g0")
    assert options(game) == ["+2 damage", "Stun"]
    game.play("+2 damage", "Stun")
    assert (game["ettin"].damage, game.conditions("ettin")) == (2 + 1 + 2 - 2, {"Stunned"})


@rule("SHO-12", "ABI-52")
def test_a_magic_staff_strays():
    units = {"ettin": (6, 4), "zombie": (8, 6), "spider": (11, 9)}
    game = fighter("SHO-12", units)
    strike(game, "B221", "R031", "g0", "g0")
    assert options(game) == ["stray", "+1 range"]
    game.play("stray", "+1 range")
    assert [game[name].damage for name in units] == [5, 1, 0]
    game = fighter("SHO-12", {"ettin": (6, 4), "spider": (11, 9)})
    strike(game, "B221", "R031", "g0", "g0")
    assert "stray" not in game.offers(), "nobody is within 3 spaces of the target"


@rule("SHO-13")
def test_a_mana_weave_is_a_surge():
    game = strike(fighter("GEA-01 SHO-13"), "B320", "R020", "g0", "g0")
    assert game.asked == "AT3"
    game.play("SHO-13", "+1 damage")
    assert (game["ettin"].damage, game.items("A")) == (5, ["GEA-01", "SHO-13*"])


@rule("SHO-14")
def test_a_ring_of_power():
    assert fighter("SHO-14", {})["A"].stamina == 4 + 1
    game = fighter("SHO-14", {}, fatigue={"A": 4})
    assert game.can("FATIGUE_MP")
    assert not fighter("GEA-01", {}, fatigue={"A": 4}).can("FATIGUE_MP")
    game = fighter("SHO-14", {}, turn="start A", fatigue={"A": 5})
    game.choose("SHO-14")
    assert (game["A"].stamina, game["A"].fatigue) == (4, 4)


@rule("SHO-15")
def test_a_scorpion_helm_sees_farther():
    game = strike(shot("GEA-11 SHO-15", (8, 4)), "B320", "Y020", "g0", "g0")
    assert game["ettin"].damage == 4
    game = strike(shot("GEA-11", (8, 4)), "B320", "Y020", "g0", "g0")
    assert game["ettin"].damage == 0


@rule("SHO-16")
def test_a_sling():
    game = strike(shot("SHO-16", (8, 4)), "B221", "Y101", "g0", "g0")
    assert options(game) == ["+1 range and +1 damage", "Stun"]
    game.play("+1 range and +1 damage", "Stun")
    assert (game["ettin"].damage, game.conditions("ettin")) == (3, {"Stunned"})


@rule("SHO-17")
def test_a_steel_broadsword_rerolls_a_red_die():
    game = strike(fighter("SHO-17"), "B320", "R010", "g0", "g0")
    assert game.asked == "AT3"
    game.dice("R031").choose("SHO-17")
    assert game.question == "SURGE", "the only red die, and only once"
    assert options(game) == ["+1 damage"]
    assert game.play("+1 damage")["ettin"].damage == 2 + 3 + 1


@rule("SHO-18")
def test_a_sunburst():
    game = strike(shot("SHO-18", (6, 4)), "B221", "Y011", "g1", "g0")
    assert options(game) == ["Stun", "+2 damage"]
    game.play("Stun", "+2 damage")
    assert (game["ettin"].damage, game.conditions("ettin")) == (2 + 1 + 2 - 1, {"Stunned"})


# --- Act II


@rule("SHO-19")
def test_demonhide_refreshes_at_the_second_move():
    game = fighter("SHO-19", {}, fatigue={"A": 3})
    assert game.play("ACT_MOVE")["A"].fatigue == 3
    assert game.play("ACT_MOVE")["A"].fatigue == 2
    game = fighter("SHO-19", {"zombie": (5, 4)}, turn="zombie")
    game.dice("B320", "Y110", "g1", "g1").play("ACT_ATTACK_1", "A").rest()
    assert game["A"].damage == 1


@rule("SHO-20")
@pytest.mark.parametrize(("items", "more"), [("SHO-20", 1), ("SHO-20 GEA-03", 0)])
def test_a_dragontooth_hammer_likes_an_empty_hand(items: str, more: int):
    game = strike(fighter(items), "B221", "R010", "R020", "g2", "g2")
    assert options(game) == ["Pierce 2"]
    assert game.play("Pierce 2")["ettin"].damage == 5 + more - (4 - 3)


@rule("SHO-21", "ABI-46")
def test_a_dwarven_firebomb():
    game = fighter("SHO-21", {"ettin": (7, 4), "zombie": (6, 4)}, health={"ettin": 30, "zombie": 9})
    game.dice("B221", "R031", "Y020", "g0", "g0").play("ACT_ATTACK_1", "ettin")
    assert options(game) == ["+1 range and +1 damage", "Blast", "Stun"]
    game.play("+1 range and +1 damage").dice("n1").play("Blast")
    assert (game["ettin"].damage, game["zombie"].damage) == (8, 7)


@rule("SHO-22")
def test_an_elven_cloak_is_as_good_as_his_awareness():
    laid = {"heroes": {"A": "HER-8 THI"}}
    game = fighter("SHO-22", {"zombie": (5, 4)}, turn="zombie", **laid)
    game.dice("B420", "Y020", "g0").play("ACT_ATTACK_1", "A")
    assert game.asked == "AT4"
    game.play("SHO-22").rest()
    assert (game["A"].damage, game.items("A")) == (0, ["SHO-22*"])
    game = fighter("SHO-22", {"zombie": (5, 4)}, turn="zombie")
    game.dice("B420", "Y020", "g0").play("ACT_ATTACK_1", "A", "SHO-22").rest()
    assert game["A"].damage == 4 - 1, "Grisban's is 1"


@rule("SHO-23")
def test_a_grinding_axe():
    game = strike(fighter("SHO-23"), "B221", "R031", "R020", "g0", "g0")
    assert options(game) == ["+1 damage", "+5 damage"]
    assert game.play("+5 damage")["ettin"].damage == 7 + 5


@rule("SHO-24")
def test_a_heavy_steel_shield_is_a_shield_and_a_reroll():
    game = fighter("SHO-24", {"zombie": (5, 4)}, turn="zombie")
    game.dice("B320", "Y020", "g1").play("ACT_ATTACK_1", "A", "SHO-24")
    assert game.question == "DIE"
    without = game.clone()
    assert without.play("PASS").rest()["A"].damage == 4 - 1 - 1
    assert game.dice("g2").play("g1").rest()["A"].damage == 4 - 2 - 1


@rule("SHO-25", "ABI-44")
def test_an_ice_storm():
    game = strike(shot("SHO-25", (6, 4)), "B221", "Y011", "Y110", "g1", "g0")
    assert options(game) == ["Immobilize", "+2 damage"]
    game.play("Immobilize", "+2 damage")
    assert (game["ettin"].damage, game.conditions("ettin")) == (2 + 1 + 1 + 2 - 1, {"Immobilized"})


@rule("SHO-26")
@pytest.mark.parametrize(("gray", "damage"), [("g0", 2), ("g1", 2)])
def test_an_iron_bound_ring_helps_a_blank_die(gray: str, damage: int):
    game = fighter("SHO-26", {"zombie": (5, 4)}, turn="zombie")
    assert game["A"].health == 14 + 2
    game.dice("B320", "Y110", gray).play("ACT_ATTACK_1", "A").rest()
    assert game["A"].damage == damage


@rule("SHO-27")
def test_a_latari_longbow():
    game = strike(shot("SHO-27", (9, 4)), "B221", "Y101", "Y011", "g1", "g1")
    assert options(game) == ["+2 range", "+2 damage"]
    assert game.play("+2 range", "+2 damage", "PASS")["ettin"].damage == 2 + 1 + 2 - (2 - 1)


@rule("SHO-28")
def test_a_lightning_strike():
    game = fighter("SHO-28", {"ettin": (8, 4), "zombie": (7, 5)}, health={"ettin": 30, "zombie": 9})
    game.dice("B221", "Y101", "Y011", "g0", "g0").play("ACT_ATTACK_1", "ettin")
    assert options(game) == ["Blast", "+2 damage", "+2 range"]
    game.play("+2 damage", "+2 range").dice("n0").play("Blast")
    assert (game["ettin"].damage, game["zombie"].damage) == (5, 5)


@rule("SHO-29", "ABI-48", "ABI-53")
def test_a_mace_of_kellos_hurts_all_around():
    units = {"ettin": (5, 4), "zombie": (3, 3), "spider": (7, 7)}
    game = fighter("SHO-29", units, damage={"A": 3})
    game.dice("B221", "R031", "Y020", "g0", "g0").play("ACT_ATTACK_1", "ettin")
    assert options(game) == ["ring of pain", "recover 1"]
    game.play("ring of pain", "recover 1")
    assert game["A"].damage == 2
    assert [game[name].damage for name in units] == [2 + 3 + 2 + 1, 1, 0]


@rule("SHO-30")
def test_platemail_is_a_black_die_and_slower():
    game = fighter("SHO-30", {"zombie": (5, 4)}, turn="zombie")
    game.dice("B420", "Y020", "g0", "k2").play("ACT_ATTACK_1", "A").rest()
    assert game["A"].damage == 2
    assert fighter("SHO-30", {}, heroes={"A": "HER-7 THI"}).play("ACT_MOVE")["A"].points == 3
    assert "SHO-05" not in fighter("SHO-30 SHO-05-", {}, turn="start A").offers()


@rule("SHO-31")
def test_a_steel_greatsword_rerolls_a_power_die():
    game = strike(fighter("SHO-31"), "B221", "R010", "Y110", "g1", "g1")
    game.choose("SHO-31")
    assert (game.question, game.offers()) == ("DIE", {"die 1", "die 2"})
    game.dice("Y011").choose("die 2")
    assert options(game) == ["Pierce 2", "+1 damage"]
    assert game.play("Pierce 2", "+1 damage")["ettin"].damage == 2 + 1 + 1 + 1


@rule("SHO-32")
@pytest.mark.parametrize(("target", "left"), [("A", [2, 5]), ("B", [5, 2])])
def test_a_tival_crystal_heals(target: str, left: list[int]):
    game = fighter("SHO-32", {"B": (5, 5), "C": (9, 9)}, damage={"A": 5, "B": 5})
    game.choose("SHO-32")
    assert game.offers() == {"A", "B"}
    game.dice("R030").choose(target)
    assert [game[name].damage for name in "AB"] == left
    assert (game["A"].actions, game.items("A")) == (1, ["SHO-32*"])
