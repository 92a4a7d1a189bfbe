"""The skills of the scouts: Thief and Wildlander."""

import pytest

from .boards import Board
from .kit import Position, position

rule = pytest.mark.rule

DOORED = Board(("....", "...."), doors=[("normal", [(1, 0, "E"), (1, 1, "E")])])
LOCKED = Board(("....", "...."), doors=[("locked", [(1, 0, "E"), (1, 1, "E")])])


def thief(units: dict, skills: str, turn: str = "A", **more) -> Position:
    """A is Jain the Thief with her knives."""
    laid = {"heroes": {"A": "HER-7 THI"}, "items": {"A": "GEA-09"}, **more}
    return position({"A": (4, 4), **units}, turn=turn, skills={"A": skills}, **laid)


def wildlander(units: dict, skills: str, turn: str = "A", **more) -> Position:
    """A is Jain the Wildlander with her bow."""
    laid = {"heroes": {"A": "HER-7 WIL"}, "items": {"A": "GEA-11"}, **more}
    return position({"A": (4, 4), **units}, turn=turn, skills={"A": skills}, **laid)


# --- Thief


@rule("THI-0")
def test_the_greedy_search_from_afar():
    game = thief({}, "THI-0", tokens={"S1": (7, 4), "S2": (4, 8)}, search_deck="SEA-1")
    assert not game.can("ACT_SEARCH")
    game.play("THI-0")
    assert (game.search("A"), game.token("S1"), game.token("S2")) == (["SEA-1"], None, (4, 8))
    assert (game["A"].fatigue, game["A"].actions) == (1, 1)


@rule("THI-1")
def test_an_appraisal_draws_another_card():
    game = thief({}, "THI-1", tokens={"S1": (5, 4)}, search_deck="SEA-1 SEA-6")
    game.play("ACT_SEARCH")
    assert (game.asked, game.who) == ("SR2_HERO", "A")
    game.play("THI-1")
    assert (game.search("A"), game.search_discard) == (["SEA-6"], ["SEA-1"])
    assert game.question == "MENU", "once per search"
    game = thief({}, "THI-1", tokens={"S1": (5, 4)}, search_deck="SEA-1 SEA-6")
    game.play("ACT_SEARCH", "PASS")
    assert game.search("A") == ["SEA-1"]


@rule("THI-2")
@pytest.mark.parametrize(("gray", "conditions"), [("g2", {"Stunned"}), ("g3", set())])
def test_dirty_tricks_stun(gray: str, conditions: set[str]):
    game = thief({"ettin": (5, 4)}, "THI-2")
    game.dice("B320", "Y110", gray, "g1").play("THI-2", "ettin")
    assert game.conditions("ettin") == conditions
    assert (game["A"].fatigue, game["A"].actions) == (1, 1)


@rule("THI-2")
def test_dirty_tricks_need_a_blade_or_a_melee_weapon():
    assert thief({"ettin": (7, 4)}, "THI-2").can("THI-2"), "the knives are Blades"
    assert thief({"ettin": (5, 4)}, "THI-2", items={"A": "GEA-01"}).can("THI-2")
    assert not thief({"ettin": (5, 4)}, "THI-2", items={"A": "GEA-11"}).can("THI-2")


@rule("THI-3")
def test_a_sneaky_blow_from_behind_the_corner():
    """The zombie sees her at the start of her turn or not."""
    board = Board((".......", "...o...", "......."))
    units = {"A": (1, 1), "zombie": (5, 1), "B": (0, 0)}
    game = thief(units, "THI-3", turn="start A", board=board, health={"zombie": 9}).until("MENU")
    game.play("ACT_MOVE", "NE", "E")
    game.dice("B320", "Y020", "n0").play("ACT_ATTACK_1", "zombie")
    assert game["zombie"].damage == 2 + 2 + 1
    units = {"A": (3, 0), "zombie": (5, 1), "B": (0, 0)}
    game = thief(units, "THI-3", turn="start A", board=board, health={"zombie": 9}).until("MENU")
    game.dice("B320", "Y020", "n0").play("ACT_ATTACK_1", "zombie")
    assert game["zombie"].damage == 2 + 2


@rule("THI-3")
def test_sneaky_hands_work_a_door():
    units = {"A": (1, 0), "B": (0, 0)}
    game = thief(units, "THI-3", board=DOORED)
    game.play("THI-3")
    assert game.open("D1")
    assert (game["A"].actions, game.skills("A")) == (2, ["THI-3*"])
    assert not thief({"A": (0, 0), "B": (0, 1)}, "THI-3", board=DOORED).can("THI-3")
    assert not thief(units, "THI-3", board=LOCKED).can("THI-3")


@rule("THI-4")
@pytest.mark.parametrize("passed", [True, False])
def test_caltrops_on_the_floor(passed: bool):
    game = thief({"zombie": (6, 4)}, "THI-4", turn="zombie")
    game.play("ACT_MOVE", "W")
    assert (game.asked, game.who) == ("OT5", "A")
    game.dice("g2", "k2" if passed else "k3").play("THI-4")
    assert game.conditions("zombie") == ({"Immobilized"} if passed else set())
    assert game["zombie"].damage == int(passed)
    assert game.can("NE") != passed
    assert (game["A"].fatigue, game.skills("A")) == (1, ["THI-4*"])


@rule("THI-5")
def test_a_tumble_through_an_enemy():
    board = Board(("......",))
    units = {"A": (0, 0), "zombie": (1, 0), "B": (5, 0)}
    game = thief(units, "THI-5", board=board, points={"A": 2}, fatigue={"A": 4})
    assert not game.can("E")
    game.play("THI-5")
    assert (game["A"].actions, game["A"].fatigue, game.skills("A")) == (2, 5, ["THI-5*"])
    game.play("E", "E")
    assert (game.at("A"), game["A"].points) == ((2, 0), 0)


@rule("THI-6")
@pytest.mark.parametrize(("option", "damage"), [("PASS", 0), ("see through", 3)])
def test_the_unseen_are_hard_to_hit(option: str, damage: int):
    game = thief({}, "THI-6")
    game.play("THI-6")
    assert (game["A"].actions, game["A"].fatigue, game.skills("A")) == (2, 2, ["THI-6*"])
    game = thief({"zombie": (5, 4)}, "THI-6*", turn="zombie", fatigue={"A": 5})
    game.dice("B320", "Y011", "g0").play("ACT_ATTACK_1", "A", option).rest()
    assert game["A"].damage == damage


@rule("THI-7")
def test_the_lurking_search_and_hide():
    game = thief({}, "THI-7", tokens={"S1": (5, 4)}, search_deck="SEA-1")
    game.play("THI-7")
    assert game.search("A") == ["SEA-1"]
    assert (game["A"].actions, game["A"].fatigue, game.skills("A")) == (2, 1, ["THI-7*"])
    game = thief({"zombie": (5, 4)}, "THI-7*", turn="zombie", fatigue={"A": 5})
    game.dice("B320", "Y110", "g1", "n2").play("ACT_ATTACK_1", "A").rest()
    assert game["A"].damage == 0
    assert not thief({}, "THI-7", tokens={"S1": (6, 4)}).can("THI-7")


@rule("THI-8", "DER-78")
def test_a_bushwhack_of_the_only_one_in_sight():
    game = thief({"ettin": (5, 4)}, "THI-8", conditions={"A": "Stunned"})
    game.dice("B320", "Y110", "g0", "g0").play("THI-8", "ettin")
    assert game["ettin"].damage == 2 + 1 + 1, "the knives are worth 1 more beside her"
    assert (game["A"].actions, game["A"].fatigue, game.skills("A")) == (2, 1, ["THI-8*"])
    assert not thief({"ettin": (5, 4), "zombie": (9, 9)}, "THI-8").can("THI-8")


@rule("THI-8", "SHO-03")
def test_a_greatbow_bushwhacks_nobody_out_of_sight():
    units = {"A": (0, 0), "zombie": (1, 0), "zombie 2": (2, 0)}
    game = thief(units, "THI-8", items={"A": "SHO-03"}, board=Board(("........",)))
    assert game.can("ACT_ATTACK_1", "zombie 2")
    assert game.can("THI-8")
    assert not game.can("THI-8", "zombie 2")


# --- Wildlander


@rule("WIL-0")
def test_the_nimble_step_aside():
    game = wildlander({"zombie": (6, 4)}, "WIL-0", turn="zombie")
    game.play("ACT_MOVE", "W")
    assert (game.asked, game.who) == ("OT5", "A")
    game.play("WIL-0", "W")
    assert (game.at("A"), game["A"].fatigue) == ((3, 4), 1)
    assert (game.question, game.about) == ("MONSTER", "zombie")


@rule("WIL-1")
def test_an_accurate_shot_rerolls_a_power_die():
    game = wildlander({"ettin": (6, 4)}, "WIL-1")
    game.dice("BX", "Y101", "g0", "g0").play("ACT_ATTACK_1", "ettin")
    assert game.asked == "AT3"
    game.dice("Y020").choose("WIL-1")
    assert game.question == "MENU", "neither the blue die nor again"
    game = wildlander({"ettin": (6, 4)}, "WIL-1")
    game.dice("B320", "Y101", "g0", "g0").play("ACT_ATTACK_1", "ettin").dice("Y020").play("WIL-1")
    assert game["ettin"].damage == 4
    assert not wildlander({"ettin": (5, 4)}, "WIL-1", items={"A": "GEA-09"}).can("ACT_ATTACK_1", "WIL-1")


@rule("WIL-2")
def test_eagle_eyes_look_past_friends():
    board = Board((".......",))
    units = {"A": (0, 0), "B": (1, 0), "zombie": (4, 0)}
    assert wildlander(units, "WIL-2", board=board).can("ACT_ATTACK_1")
    assert not wildlander(units, "WIL-1", board=board).can("ACT_ATTACK_1")
    assert not wildlander(units, "WIL-2", board=board, items={"A": "GEA-09"}).can("ACT_ATTACK_1")
    units = {"A": (0, 0), "spider": (2, 0), "zombie": (4, 0), "B": (6, 0)}
    game = wildlander(units, "WIL-2", board=board)
    game.dice("B320", "Y110", "g3").choose("ACT_ATTACK_1")
    assert not game.was_asked("TARGET"), "the spider is in the way"


@rule("WIL-3")
def test_danger_sense_costs_the_overlord_a_card():
    game = wildlander({}, "WIL-3", hand="OC-01 OC-05 OC-09")
    game.dice(1).play("WIL-3")
    assert (game.hand, game.discard) == (["OC-01", "OC-09"], ["OC-05"])
    assert (game["A"].actions, game["A"].fatigue, game.skills("A")) == (1, 2, ["WIL-3*"])
    assert not wildlander({}, "WIL-3").can("WIL-3")


@rule("WIL-4")
def test_a_fleet_foot_goes_farther():
    game = wildlander({"zombie": (6, 4)}, "WIL-4")
    assert game.play("FATIGUE_MP")["A"].points == 2
    game = wildlander({"zombie": (6, 4)}, "WIL-0 WIL-4", turn="zombie")
    game.play("ACT_MOVE", "W", "WIL-0", "W", "W")
    assert (game.at("A"), game["A"].fatigue) == ((2, 4), 1)


@rule("WIL-5")
def test_the_first_strike():
    game = wildlander({"zombie": (7, 4), "spider": (10, 9)}, "WIL-5", turn="dark")
    game.choose("zombie")
    assert (game.asked, game.who) == ("OT3_HERO", "A")
    game.dice("B320", "Y110", "n0").play("WIL-5")
    assert game["zombie"].gone
    assert (game["A"].fatigue, game.skills("A")) == (2, ["WIL-5*"])
    assert game.question == "DARK_MENU", "its activation is lost"
    game = wildlander({"zombie": (7, 4)}, "WIL-5", turn="dark")
    game.choose("zombie").dice("B320", "Y110", "n2").play("WIL-5")
    assert (game.question, game.about, game["zombie"].damage) == ("MONSTER", "zombie", 1)


@rule("WIL-6")
def test_bow_mastery_is_a_surge():
    game = wildlander({"ettin": (6, 4)}, "WIL-6")
    game.dice("B320", "Y110", "g0", "g0").play("ACT_ATTACK_1", "ettin", "WIL-6", "+1 damage")
    assert (game["ettin"].damage, game.skills("A")) == (4, ["WIL-6*"])
    game = wildlander({"ettin": (5, 4)}, "WIL-6", items={"A": "GEA-09"})
    game.dice("B320", "Y110", "g0", "g0").play("ACT_ATTACK_1", "ettin")
    assert not game.was_asked("AT3")


@rule("WIL-7")
def test_a_black_arrow_flies_two_spaces_farther():
    units = {"zombie": (9, 4)}
    game = wildlander(units, "WIL-7", health={"zombie": 9})
    game.dice("B221", "Y110", "n2").play("WIL-7", "zombie", "PASS")
    assert (game["zombie"].damage, game["A"].fatigue) == (3, 1)
    game = wildlander({"zombie": (10, 4)}, "WIL-7", health={"zombie": 9})
    game.dice("B221", "Y110", "n2").play("WIL-7", "zombie", "PASS")
    assert game["zombie"].damage == 0


@rule("WIL-8")
def test_a_shot_on_the_run():
    game = wildlander({"zombie": (8, 4)}, "WIL-8", health={"zombie": 9})
    game.play("ACT_ATTACK_1")
    assert (game.asked, game["A"].actions) == ("STEPS", 1)
    game.dice("B320", "Y110", "n0").play("W", "W")
    assert game.at("A") == (2, 4)
    assert (game.question, game["zombie"].damage) == ("MENU", 0), "6 spaces; not after the attack, too"
    game = wildlander({"zombie": (8, 4)}, "WIL-8", health={"zombie": 9})
    game.dice("B320", "Y110", "n0").play("ACT_ATTACK_1", "PASS")
    assert (game.asked, game["zombie"].damage) == ("AT7", 3)
    game.play("WIL-8", "W", "W")
    assert (game.at("A"), game.question) == ((2, 4), "MENU")
    heavy = {"A": "GEA-11 SHO-01"}
    game = wildlander({"zombie": (8, 4)}, "WIL-8", items=heavy, health={"zombie": 9})
    game.dice("B320", "Y110", "n0").play("ACT_ATTACK_1", "W")
    assert (game.at("A"), game["zombie"].damage) == ((3, 4), 0), "1 step in heavy armor"


@rule("WIL-8")
def test_a_run_to_a_target_or_none():
    room = Board(("....#...", "....#...", "....#...", "........"))
    units = {"B": (0, 3), "zombie": (6, 0)}
    near = {"A": (3, 1), **units}
    game = wildlander(near, "WIL-8", board=room)
    game.play("ACT_ATTACK_1")
    assert (game.asked, game["A"].actions) == ("STEPS", 1)
    game.dice("B420", "Y210", "n1").play("S", "SE")
    assert game["zombie"].damage == 3 - 1
    assert not wildlander({"A": (0, 0), **units}, "WIL-8", board=room).can("ACT_ATTACK_1")
    heavy = {"A": "GEA-11 SHO-01"}
    assert not wildlander(near, "WIL-8", board=room, items=heavy).can("ACT_ATTACK_1")
