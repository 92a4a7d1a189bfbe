"""The skills of the mages: Necromancer and Runemaster; the Reanimate."""

import pytest

from .boards import Board
from .kit import Position, position

rule = pytest.mark.rule

WALLED = Board((".......", ".......", "....o..", ".......", "......."))


def necromancer(units: dict, skills: str, turn: str = "A", **more) -> Position:
    """A is Leoric the Necromancer with his scythe."""
    laid = {"heroes": {"A": "HER-3 NEC"}, "items": {"A": "GEA-07"}, **more}
    return position({"A": (4, 4), **units}, turn=turn, skills={"A": skills}, **laid)


def runemaster(units: dict, skills: str, turn: str = "A", **more) -> Position:
    """A is Leoric the Runemaster with his Arcane Bolt."""
    laid = {"heroes": {"A": "HER-3 RUN"}, "items": {"A": "GEA-08"}, **more}
    return position({"A": (4, 4), **units}, turn=turn, skills={"A": skills}, **laid)


# --- the Reanimate


@rule("FAM-1", "DES-217", "DES-218")
def test_the_reanimate_moves_once_and_strikes_once():
    units = {"reanimate": (5, 4), "ettin": (8, 4)}
    game = necromancer(units, "NEC-0", tokens={"S1": (6, 4)})
    game.play("FAMILIAR_ACT", "ACT_MOVE")
    assert game["reanimate"].points == 3
    game.play("E", "E")
    assert game.offers() >= {"ACT_ATTACK_1", "END", "N"}
    assert not game.offers() & {"ACT_MOVE", "ACT_SEARCH", "ACT_DOOR"}
    game.dice("B221", "R031", "g0", "g0").play("ACT_ATTACK_1", "ettin")
    assert [name for name in game.options() if name] == ["+1 damage"]
    game.play("+1 damage")
    assert game["ettin"].gone, "2 + 3 + 1 damage"
    assert not game.can("ACT_ATTACK_1")
    game.play("END")
    assert (game.question, game.who, game["A"].actions) == ("MENU", "A", 2)
    assert not game.can("FAMILIAR_ACT")


@rule("FAM-1", "DES-223")
def test_the_reanimate_has_no_dice_of_defence_and_is_not_healed():
    game = necromancer({"reanimate": (9, 9), "zombie": (10, 9)}, "NEC-0", turn="zombie")
    game.dice("B320", "Y110").play("ACT_ATTACK_1")
    assert (game["reanimate"].health, game["reanimate"].damage) == (4, 3)
    units = {"B": (5, 5), "reanimate": (5, 4)}
    game = position({"A": (1, 1), **units}, turn="B", heroes={"A": "HER-3 NEC", "B": "HER-2 DIS"})
    game.set("reanimate", "damage", 3).set("B", "damage", 3)
    game.dice("R030", "R030").play("FEAT")
    assert (game["B"].damage, game["reanimate"].damage) == (0, 3)


# --- Necromancer


@rule("NEC-0")
def test_the_dead_are_raised_and_sent_back():
    game = necromancer({}, "NEC-0")
    game.play("NEC-0")
    assert game.asked == "SPOT"
    assert game.offers() == {(x, y) for x in (3, 4, 5) for y in (3, 4, 5)} - {(4, 4)}
    game.play((5, 5))
    assert (game.at("reanimate"), game["reanimate"].health) == ((5, 5), 4)
    assert (game["A"].fatigue, game["A"].actions) == (1, 1)
    assert not game.can("NEC-0")
    game.play("FAMILIAR_DISCARD")
    assert game["reanimate"].gone
    assert game["A"].actions == 1, "that is free"


@rule("NEC-1")
@pytest.mark.parametrize("blue", ["B320", "BX"])
def test_a_corpse_explodes(blue: str):
    units = {"reanimate": (11, 9), "zombie": (12, 9), "spider": (10, 8), "goblin": (11, 7), "B": (11, 10)}
    game = necromancer(units, "NEC-1")
    game.dice(blue, "Y110", "g1", "n1", "g2", "g3").choose("NEC-1")
    assert game["reanimate"].gone
    assert (game["A"].fatigue, game["A"].actions) == (1, 1)
    harm = [game[name].damage for name in ("B", "zombie", "spider", "goblin", "A")]
    assert harm == ([2, 2, 1, 0, 0] if blue == "B320" else [0] * 5)


@rule("NEC-1")
def test_no_corpse_no_blast():
    assert not necromancer({"zombie": (5, 4)}, "NEC-1").can("NEC-1")
    assert not necromancer({"reanimate": (5, 4)}, "NEC-1", items={"A": "GEA-11"}).can("NEC-1"), "no Magic"


@rule("NEC-2")
def test_haste_moves_the_reanimate_too():
    game = necromancer({"reanimate": (8, 4)}, "NEC-2")
    game.play("FATIGUE_MP")
    assert (game.asked, game["A"].points) == ("STEPS", 1)
    game.play("E")
    assert (game.at("reanimate"), game.question) == ((9, 4), "MENU")
    game.play("FATIGUE_MP", "PASS")
    assert game.at("reanimate") == (9, 4)


@rule("NEC-2", "DES-080", "DES-082")
def test_haste_leaves_the_space_to_who_is_passing():
    game = necromancer({"reanimate": (5, 4)}, "NEC-2", points={"A": 2})
    game.play("E", "FATIGUE_MP", "E")
    assert (game.at("A"), game.at("reanimate"), game.on((5, 4))) == ((5, 4), (6, 4), "A")
    assert game.can("END"), "he is alone in his space"


@rule("NEC-3")
def test_fury_is_one_more_activation():
    game = necromancer({"reanimate": (5, 4), "ettin": (6, 4)}, "NEC-3", health={"ettin": 30})
    game.play("NEC-3").dice("B320", "R020", "g0", "g0").play("ACT_ATTACK_1", "ettin", "END")
    assert (game["A"].fatigue, game["A"].actions, game.skills("A")) == (1, 1, ["NEC-3*"])
    game.play("ACT_MOVE", "FAMILIAR_ACT").dice("B320", "R020", "g0", "g0").play("ACT_ATTACK_1", "ettin")
    assert game["ettin"].damage == 8, "its usual activation comes on top"


@rule("NEC-4", "DER-86")
def test_a_dark_pact_moves_damage():
    units = {"reanimate": (9, 9), "goblin": (10, 9)}
    game = necromancer(units, "NEC-4", turn="goblin")
    game.dice("B320", "Y110", "n1").play("ACT_ATTACK_1", "reanimate")
    assert (game.asked, game.who) == ("AT6", "A")
    game.play("NEC-4")
    assert (game["reanimate"].damage, game["A"].damage) == (0, 2)
    game = necromancer({**units, "goblin": (4, 9)}, "NEC-4", turn="goblin")
    game.dice("B420", "Y110", "g0").play("ACT_ATTACK_1", "A", "NEC-4")
    assert (game["reanimate"].damage, game["A"].damage) == (3, 0)
    assert game.log.count(("AT6", "A")) == 1, "not moved again"
    poisoned = {"conditions": {"A": "Poisoned"}, "dice": ("g1", "k2")}
    game = necromancer({"reanimate": (9, 9)}, "NEC-4", "start A", **poisoned)
    game.play("NEC-4")
    assert (game["reanimate"].damage, game["A"].damage) == (1, 0)


@rule("NEC-4", "DES-156")
def test_no_pact_with_a_fallen_necromancer():
    units = {"reanimate": (9, 9), "goblin": (10, 9)}
    game = necromancer(units, "NEC-4", turn="goblin", down="A")
    game.dice("B320", "Y110").play("ACT_ATTACK_1", "reanimate")
    assert (game["reanimate"].damage, game.was_asked("AT6")) == (3, False)


@rule("NEC-5")
def test_undead_might():
    game = necromancer({}, "NEC-0 NEC-5")
    assert game.play("NEC-0", (5, 4))["reanimate"].health == 4 + 2
    game = necromancer({"reanimate": (5, 4), "ettin": (6, 4)}, "NEC-0 NEC-5")
    game.play("FAMILIAR_ACT").dice("B320", "R020", "g0", "g0").play("ACT_ATTACK_1", "ettin")
    assert (game.asked, game.who) == ("AT3", "A")
    game.play("NEC-5")
    assert game["ettin"].gone
    assert (game["A"].fatigue, game.skills("A")) == (1, ["NEC-0", "NEC-5*"])


@rule("NEC-6")
def test_vampiric_blood():
    units = {"reanimate": (5, 4), "zombie": (6, 4)}
    game = necromancer(units, "NEC-0 NEC-6", fatigue={"A": 3})
    game.play("FAMILIAR_ACT").dice("B320", "R010", "Y020", "n1").play("ACT_ATTACK_1", "zombie")
    assert game["zombie"].gone
    assert game["A"].fatigue == 2
    game = necromancer({"zombie": (6, 4)}, "NEC-0 NEC-6", fatigue={"A": 3})
    game.dice("B320", "Y110", "n0").play("ACT_ATTACK_1", "zombie")
    assert game["zombie"].gone
    assert game["A"].fatigue == 2
    game = necromancer({"zombie": (6, 4)}, "NEC-0 NEC-6", fatigue={"A": 3})
    game.dice("B320", "Y110", "n1").play("ACT_ATTACK_1", "zombie")
    assert game["A"].fatigue == 3, "it lives"


@rule("NEC-7", "DER-121")
def test_an_army_strikes_all_whom_he_sees():
    units = {"A": (2, 2), "reanimate": (6, 0), "zombie": (0, 4), "goblin": (3, 0), "spider": (5, 2)}
    game = necromancer(units, "NEC-7", board=WALLED, health={"zombie": 9, "goblin": 9})
    game.choose("NEC-7")
    assert game.offers() == {"zombie", "goblin"}
    game.dice("B320", "R020", "n1", "g2").play("zombie")
    assert [game[name].damage for name in ("zombie", "goblin", "spider", "A")] == [3, 2, 0, 0]
    assert (game["A"].fatigue, game["A"].actions) == (2, 1)


def defeat(skills: str = "NEC-8", **more) -> Position:
    """A shoots a zombie beside an Ettin."""
    units = {"zombie": (8, 4), "ettin": (10, 4)}
    game = necromancer(units, skills, health={"ettin": 30}, **more)
    return game.dice("B420", "Y110", "n0").play("ACT_ATTACK_1", "zombie")


@rule("NEC-8", "DER-82")
def test_the_dying_obey():
    game = defeat()
    assert (game.asked, game.who) == ("AT7", "A")
    game.dice("g2", "k3").play("NEC-8")
    assert (game.at("zombie"), game.asked, game.who) == ((8, 4), "STEPS", "A")
    game.play("E")
    assert game.at("zombie") == (9, 4)
    game.dice("B320", "Y011", "g0", "g0").play("PASS")
    assert (game.question, game.who) == ("SURGE", "A")
    game.play("+1 damage")
    assert game["ettin"].damage == 2 + 1 + 1
    assert game["zombie"].gone
    assert (game.question, game["A"].fatigue, game.skills("A")) == ("MENU", 2, ["NEC-8*"])


@rule("NEC-8")
def test_the_dying_do_not_listen():
    game = defeat(fatigue={"A": 2})
    game.dice("g3", "k3").play("NEC-8")
    assert game["zombie"].gone
    assert (game.question, game["A"].fatigue) == ("MENU", 2 + 2 - 1)


@rule("DER-82", "NEC-8")
def test_the_dying_are_not_defeated_again():
    room = Board((".........!...", *(".............",) * 5))
    units = {"A": (4, 0), "zombie": (8, 0), "ettin": (10, 2)}
    game = necromancer(units, "NEC-8", board=room, hand="OC-13", health={"zombie": 1})
    game.dice("B420", "Y110", "n0").play("ACT_ATTACK_1", "zombie", "PASS")
    game.dice("g2", "k3").play("NEC-8")
    assert game.at("zombie") == (8, 0)
    game.play("E")
    assert game["zombie"].gone
    assert (game.question, game.log.count(("DF3", "overlord"))) == ("MENU", 1)


@rule("DER-82", "RAY-050", "DER-25")
def test_fortune_for_the_dying():
    game = defeat().set("A", "fortune", 1)
    game.dice("g2", "k3").play("NEC-8")
    assert (game.asked, game.who) == ("RO1", "A")
    game.choose("PASS", "E").dice("B320", "Y011", "g0", "g0").play("PASS")
    assert (game.asked, game.who, game.offers()) == ("AT3", "A", {"FORTUNE_REROLL", "PASS"})
    game.choose("FORTUNE_REROLL").dice("Y020").choose("Y011")
    assert (game["ettin"].damage, game.fortune, game["zombie"].gone) == (2 + 2, (0, 0), True)
    game = defeat(items={"A": "GEA-07 REL-2*"}).set("A", "turned", 0)
    game.dice("g2", "k3").play("NEC-8", "PASS", "E").dice("B320", "Y011", "g0", "g0").play("PASS")
    game.choose("REL-2").dice("Y020").choose("Y011")
    assert (game["ettin"].damage, game["A"].fatigue, game.items("A")) == (4, 3, ["GEA-07", "REL-2*"])


@rule("NEC-6", "NEC-8", "KNI-5")
def test_what_a_guard_defeats_is_not_his():
    units = {"zombie": (7, 4), "B": (8, 6)}
    laid = {"heroes": {"A": "HER-3 NEC", "B": "HER-6 KNI"}, "items": {"A": "SHO-02", "B": "GEA-02"}}
    game = position(
        {"A": (4, 4), **units},
        turn="A",
        skills={"A": "NEC-6 NEC-8", "B": "KNI-5"},
        fatigue={"A": 1},
        health={"zombie": 8},
        **laid,
    )
    game.dice("B320", "Y011", "n0").play("ACT_ATTACK_1", "zombie")
    game.play("+1 damage and move target", "SE")
    assert (game.asked, game.who, game["zombie"].damage) == ("OT5", "B", 4)
    game.dice("B420", "R031", "n0").play("KNI-5").rest()
    assert game["zombie"].gone
    assert game["A"].fatigue == 1
    assert game.log.count(("AT7", "A")) == 0, "his own attack has defeated nobody"


# --- Runemaster


@rule("RUN-0")
def test_runic_knowledge_is_damage_for_fatigue():
    game = runemaster({"ettin": (6, 4)}, "RUN-0")
    game.dice("B221", "Y110", "g0", "g0").play("ACT_ATTACK_1", "ettin", "Runic Knowledge")
    assert (game["ettin"].damage, game["A"].fatigue) == (5, 1)
    game = runemaster({"ettin": (6, 4)}, "RUN-0", fatigue={"A": 5})
    game.dice("B221", "Y110", "g0", "g0").play("ACT_ATTACK_1", "ettin")
    assert "Runic Knowledge" not in game.offers()


@rule("RUN-1")
def test_an_exploding_rune_costs_an_action():
    game = runemaster({"zombie": (7, 4), "spider": (8, 4)}, "RUN-1", health={"zombie": 9, "spider": 9})
    game.dice("B320", "Y110", "n0", "g1").play("RUN-1", "zombie")
    assert (game["zombie"].damage, game["spider"].damage) == (3, 2)
    assert (game["A"].fatigue, game["A"].actions) == (1, 1)


@rule("RUN-2")
def test_a_ghost_armor_once_per_attack():
    game = runemaster({"B": (12, 9), "goblin": (4, 9)}, "RUN-2", turn="goblin")
    game.dice("B420", "Y110", "g1").play("ACT_ATTACK_1", "A")
    assert (game.asked, game.who) == ("AT4", "A")
    game.choose("RUN-2")
    assert game.question == "MONSTER", "not twice"
    assert (game["A"].damage, game["A"].fatigue) == (3 - 2, 1)


@rule("RUN-3")
def test_an_inscribed_rune_makes_every_weapon_one():
    game = runemaster({"ettin": (5, 4)}, "RUN-3 RUN-5", items={"A": "GEA-02"})
    game.dice("B320", "R020", "g0", "g0").play("ACT_ATTACK_1", "ettin")
    assert game.can("RUN-5")
    game = runemaster({"ettin": (5, 4)}, "RUN-5", items={"A": "GEA-02"})
    game.dice("B320", "R020", "g0", "g0").play("ACT_ATTACK_1", "ettin")
    assert not game.was_asked("AT3")


@rule("RUN-4", "DES-120")
def test_iron_will_gives_stamina_and_takes_more_fatigue_away():
    game = runemaster({"ettin": (6, 4)}, "RUN-4", fatigue={"A": 4})
    assert game["A"].stamina == 5 + 1
    game.dice("B221", "Y110", "g0", "g0").play("ACT_ATTACK_1", "ettin", "fatigue")
    assert game["A"].fatigue == 2


@rule("RUN-5")
def test_rune_mastery_is_a_surge():
    game = runemaster({"ettin": (6, 4)}, "RUN-5")
    game.dice("B320", "Y110", "g1", "g2").play("ACT_ATTACK_1", "ettin", "RUN-5")
    assert game.attack["surges"] == 1
    game.play("Pierce 2")
    assert (game["ettin"].damage, game.skills("A")) == (2, ["RUN-5*"])


@rule("RUN-6")
@pytest.mark.parametrize(("gray", "conditions"), [("g2", {"Immobilized"}), ("g3", set())])
def test_runic_sorcery_brings_a_condition(gray: str, conditions: set[str]):
    game = runemaster({"ettin": (6, 4)}, "RUN-6")
    game.dice("B320", "Y110", gray, "g0").play("RUN-6", "ettin")
    assert (game.question == "CHOICE") == bool(conditions)
    if conditions:
        assert game.offers() == {f"choice {n}" for n in range(4, 8)}
        game.choose("Immobilized")
    assert game.conditions("ettin") == conditions
    assert (game["A"].fatigue, game["A"].actions) == (1, 1)


@rule("RUN-7")
def test_a_broken_rune_spares_nobody():
    units = {
        "A": (2, 2),
        "B": (2, 0),
        "zombie": (0, 4),
        "goblin": (4, 0),
        "spider": (5, 2),
        "barghest": (1, 3),
    }
    hale = {"zombie": 9, "goblin": 9, "barghest": 9}
    game = runemaster(units, "RUN-7", board=WALLED, health=hale)
    game.choose("RUN-7")
    assert game.offers() == {"zombie", "goblin", "barghest"}
    game.dice("B221", "Y110", "n0", "g1", "g2", "g3").play("zombie", "PASS")
    assert [game[name].damage for name in ("zombie", "B", "goblin", "barghest", "spider", "A")] == [
        3,
        2,
        1,
        0,
        0,
        0,
    ]
    assert (game["A"].fatigue, game["A"].actions) == (4, 1)


@rule("RUN-8")
def test_a_quick_second_cast():
    game = runemaster({"ettin": (6, 4)}, "RUN-8", health={"ettin": 20})
    game.dice("B320", "Y110", "g0", "g0").play("ACT_ATTACK_1", "ettin")
    assert (game.asked, game.who) == ("AT7", "A")
    game.dice("B320", "Y110", "g0", "g0").play("RUN-8", "ettin")
    assert (game.question, game["ettin"].damage) == ("MENU", 6)
    assert (game["A"].fatigue, game["A"].actions, game.skills("A")) == (2, 1, ["RUN-8*"])
