"""The skills of the healers: Disciple and Spiritspeaker."""

import pytest

from .boards import Board
from .kit import Position, position

rule = pytest.mark.rule


def disciple(units: dict, skills: str, turn: str = "A", **more) -> Position:
    """A is Ashrian the Disciple with her mace; B to D as usual, Jain at C."""
    laid = {"heroes": {"A": "HER-1 DIS"}, "items": {"A": "GEA-04"}, **more}
    return position({"A": (4, 4), **units}, turn=turn, skills={"A": skills}, **laid)


def speaker(units: dict, skills: str, turn: str = "A", **more) -> Position:
    """A is Ashrian the Spiritspeaker with her staff."""
    laid = {"heroes": {"A": "HER-1 SPI"}, "items": {"A": "GEA-06"}, **more}
    return position({"A": (4, 4), **units}, turn=turn, skills={"A": skills}, **laid)


# --- Disciple


@rule("DIS-0")
@pytest.mark.parametrize(("target", "left"), [("A", (2, 5, 5)), ("B", (5, 2, 5))])
def test_a_prayer_heals_by_a_red_die(target: str, left: tuple[int, ...]):
    game = disciple({"B": (5, 5), "C": (6, 4)}, "DIS-0", damage=dict.fromkeys("ABC", 5))
    game.choose("DIS-0")
    assert game.offers() == {"A", "B"}
    game.dice("R030").play(target)
    assert tuple(game[name].damage for name in "ABC") == left
    assert (game["A"].fatigue, game["A"].actions, game.skills("A")) == (1, 2, ["DIS-0*"])
    assert not game.can("DIS-0")


@rule("DIS-0")
def test_a_prayer_raises_a_fallen_friend():
    game = disciple({"B": (5, 5)}, "DIS-0", down="B")
    game.dice("R020").play("DIS-0", "B")
    assert game["B"].standing
    assert game["B"].damage == 14 - 2


@rule("DIS-1")
def test_faith_is_a_brown_die_until_the_next_turn():
    game = disciple({"B": (5, 5), "barghest": (6, 5)}, "DIS-0 DIS-1")
    game.dice("R020").play("DIS-0", "B").overlord_turn()
    game.play("barghest").dice("B320", "R020", "g1", "n2").play("ACT_ATTACK_1", "B").rest()
    assert game["B"].damage == 2 + 2 - 1 - 2
    assert game["B"].faith == 1
    game.next_round().to_menu("A")
    assert game["B"].faith == 0


@rule("DIS-2")
@pytest.mark.parametrize(("blue", "left"), [("B320", (3, 3, 5)), ("BX", (5, 5, 5))])
def test_a_blessed_strike_heals_two(blue: str, left: tuple[int, ...]):
    units = {"B": (3, 4), "C": (4, 3), "ettin": (5, 4)}
    game = disciple(units, "DIS-2", damage=dict.fromkeys("ABC", 5))
    game.dice(blue, "Y110", "g0", "g0").play("DIS-2", "ettin", "B")
    assert tuple(game[name].damage for name in "ABC") == left
    assert (game["A"].fatigue, game["A"].actions) == (1, 1)
    if blue == "B320":
        assert game.was_asked("HERO", "A"), "B or C"


@rule("DIS-3")
def test_a_touch_takes_a_condition_away():
    conditions = {"B": "Poisoned Diseased"}
    game = disciple({"B": (5, 5)}, "DIS-0 DIS-3", conditions=conditions)
    game.dice("R020").choose("DIS-0", "B")
    assert (game.question, game.who) == ("CHOICE", "A")
    game.choose("Diseased")
    assert game.conditions("B") == {"Poisoned"}
    game = disciple({"B": (5, 5)}, "DIS-0 DIS-3", conditions=conditions)
    game.dice("R020").choose("DIS-0", "B", "PASS")
    assert game.conditions("B") == {"Poisoned", "Diseased"}, "she need not"


@rule("DIS-4")
def test_divine_fury_is_a_yellow_die_for_the_next_attack():
    items = {"A": "GEA-04", "B": "GEA-01"}
    game = disciple({"B": (5, 5), "ettin": (6, 5)}, "DIS-0 DIS-4", items=items, health={"ettin": 30})
    game.dice("R020").play("DIS-0", "B", "END").to_menu("B")
    game.dice("B320", "R020", "Y020", "g0", "g0").play("ACT_ATTACK_1", "ettin")
    assert game["ettin"].damage == 2 + 2 + 2
    game.dice("B320", "R020", "g0", "g0").play("ACT_ATTACK_1", "ettin")
    assert game["ettin"].damage == 6 + 4, "the second attack is as usual"


@rule("DIS-5", "DER-97")
def test_peace_beside_her():
    units = {"B": (1, 1), "zombie": (5, 4), "goblin": (8, 4)}
    laid = {"heroes": {"A": "HER-2 DIS"}}
    game = disciple(units, "DIS-5", **laid)
    game.play("DIS-5")
    assert (game["A"].fatigue, game["A"].actions, game.skills("A")) == (2, 1, ["DIS-5*"])
    assert disciple(units, "DIS-5", "zombie", **laid).can("ACT_ATTACK_1")
    assert not disciple(units, "DIS-5*", "zombie", **laid).can("ACT_ATTACK_1")
    assert disciple(units, "DIS-5*", "goblin", **laid).can("ACT_ATTACK_1"), "from afar"
    game = disciple({**units, "B": (7, 4)}, "DIS-5*", "zombie", **laid)
    assert not game.can("ACT_ATTACK_1")
    assert game.play("ACT_MOVE", "E").can("ACT_ATTACK_1"), "it has gone away from her"


@rule("DIS-6")
def test_time_of_need():
    game = disciple({}, "DIS-6", fatigue={"A": 3})
    game.play("DIS-6")
    assert (game["A"].points, game["A"].fatigue, game["A"].actions) == (2, 1, 1)


@rule("DIS-7")
@pytest.mark.parametrize(("red", "fatigue"), [("R031", 1), ("R030", 2)])
def test_holy_power_for_two(red: str, fatigue: int):
    tired = dict.fromkeys("BC", 2)
    game = disciple({"B": (5, 5), "C": (3, 3)}, "DIS-0 DIS-7", damage=dict.fromkeys("ABC", 5), fatigue=tired)
    game.dice(red).choose("DIS-0", "B", "C")
    assert [game[name].damage for name in "ABC"] == [5, 2, 2]
    assert [game[name].fatigue for name in "BC"] == [fatigue, fatigue]
    game = disciple({"B": (5, 5), "C": (3, 3)}, "DIS-0 DIS-7", damage=dict.fromkeys("ABC", 5), fatigue=tired)
    game.dice(red).choose("DIS-0", "B", "PASS")
    assert [game[name].damage for name in "ABC"] == [5, 2, 5]


@rule("DIS-8")
def test_radiant_light_for_all_in_sight():
    """C and the spider stand behind the obstacle."""
    board = Board((".......", ".......", "....o..", ".......", "......."))
    units = {"A": (2, 2), "B": (2, 0), "C": (6, 2), "zombie": (0, 4), "spider": (5, 2)}
    laid = {"damage": {"A": 4, "B": 4, "C": 4}, "health": {"zombie": 9, "spider": 9}}
    game = disciple(units, "DIS-8", board=board, **laid)
    game.dice("R030").play("DIS-8")
    assert [game[name].damage for name in ("A", "B", "C", "zombie", "spider")] == [1, 1, 4, 3, 0]
    assert (game["A"].fatigue, game["A"].actions) == (3, 1)


# --- Spiritspeaker


@rule("SPI-0")
def test_a_stone_skin_for_a_friend_near_by():
    game = speaker({"B": (7, 4), "zombie": (8, 4)}, "SPI-0", turn="zombie")
    game.play("ACT_ATTACK_1", "B")
    assert (game.asked, game.who) == ("AT2_HERO", "A")
    game.dice("B320", "Y020", "g1", "g2").play("SPI-0").rest()
    assert game["B"].damage == 2 + 2 - 1 - 2
    assert (game["A"].fatigue, game.skills("A")) == (1, ["SPI-0*"])
    game = speaker({"B": (8, 4), "zombie": (9, 4)}, "SPI-0", turn="zombie")
    game.dice("B320", "Y020", "g1").play("ACT_ATTACK_1", "B")
    assert not game.was_asked("AT2_HERO"), "too far away"


@rule("SPI-1")
@pytest.mark.parametrize(("grays", "left"), [(("g0", "g0"), [4, 4, 5]), (("g3", "g0"), [5, 5, 5])])
def test_drained_spirits_heal(grays: tuple[str, str], left: list[int]):
    units = {"B": (4, 7), "C": (4, 8), "ettin": (5, 4)}
    game = speaker(units, "SPI-1", damage=dict.fromkeys("ABC", 5))
    game.dice("B320", "Y110", *grays).play("SPI-1", "ettin")
    assert [game[name].damage for name in "ABC"] == left
    assert (game["A"].fatigue, game["A"].actions) == (1, 1)


@rule("SPI-2")
def test_healing_rain_within_three_spaces():
    game = speaker({"B": (4, 7), "C": (4, 8)}, "SPI-2", damage=dict.fromkeys("ABC", 5))
    game.dice("R030").play("SPI-2")
    assert [game[name].damage for name in "ABC"] == [2, 2, 5]
    assert (game["A"].fatigue, game["A"].actions) == (2, 1)


@rule("SPI-3")
def test_pain_is_shared_by_a_group():
    units = {"zombie": (5, 4), "zombie 2": (12, 9), "zombie master": (1, 1), "spider": (3, 4)}
    game = speaker(units, "SPI-3", health={"zombie": 9})
    game.dice("B320", "Y110", "n0").play("SPI-3", "zombie")
    assert [game[name].damage for name in units] == [3, 1, 1, 0]
    game = speaker(units, "SPI-3")
    game.dice("BX", "Y110", "n0").play("SPI-3", "zombie")
    assert [game[name].damage for name in units] == [0, 0, 0, 0]


@rule("SPI-4", "ABI-49")
def test_a_cloud_of_mist_costs_a_surge():
    game = speaker({"B": (4, 7), "zombie": (4, 8)}, "SPI-4*", turn="zombie")
    game.dice("B320", "Y011", "g0").play("ACT_ATTACK_1", "B", "PASS").rest()
    assert game["B"].damage == 0
    game = speaker({"B": (4, 7), "zombie": (4, 8)}, "SPI-4*", turn="zombie")
    game.dice("B320", "Y011", "g0").play("ACT_ATTACK_1", "B", "see through").rest()
    assert game["B"].damage == 3
    game = speaker({"B": (4, 8), "zombie": (4, 9)}, "SPI-4*", turn="zombie")
    game.dice("B320", "Y110", "g0").play("ACT_ATTACK_1", "B").rest()
    assert game["B"].damage == 3, "outside"
    game = speaker({}, "SPI-4")
    assert game.play("SPI-4").skills("A") == ["SPI-4*"]
    assert (game["A"].fatigue, game["A"].actions) == (1, 1)


@rule("SPI-5")
def test_nature_heals_as_much_as_rest_refreshes():
    game = speaker({}, "SPI-5", damage={"A": 5}, fatigue={"A": 3})
    game.play("ACT_REST")
    assert (game["A"].damage, game["A"].fatigue) == (5, 3)
    game.play("END")
    assert (game["A"].damage, game["A"].fatigue) == (2, 0)


@rule("SPI-6")
@pytest.mark.parametrize("passed", [True, False])
def test_a_tempest_needs_a_test_of_willpower(passed: bool):
    units = {"B": (4, 7), "zombie": (7, 4), "spider": (8, 4)}
    game = speaker(units, "SPI-6", damage=dict.fromkeys("AB", 5))
    game.dice("g1", "k2" if passed else "k3").play("SPI-6")
    assert [game[name].damage for name in ("A", "B", "zombie", "spider")] == (
        [4, 4, 2, 0] if passed else [5, 5, 0, 0]
    )
    assert game["A"].fatigue == (2 if passed else 1)
    assert (game["A"].actions, game.skills("A")) == (1, ["SPI-6*"])


@rule("SPI-7")
def test_spirits_after_a_healing_rain():
    laid = {"damage": {"A": 5, "B": 5, "C": 0}, "fatigue": {"A": 1, "B": 2, "C": 2}}
    game = speaker({"B": (4, 7), "C": (3, 3)}, "SPI-2 SPI-7", **laid)
    game.dice("R020").play("SPI-2")
    assert (game.asked, game.who) == ("SPIRITS", "A")
    game.play("SPI-7")
    assert [game[name].damage for name in "ABC"] == [2, 2, 0]
    assert [game[name].fatigue for name in "ABC"] == [1 + 2 + 1 - 1, 1, 2], "C had nothing to recover"
    assert game.skills("A") == ["SPI-2", "SPI-7*"]


@rule("SPI-7")
def test_spirits_poison_the_victims_of_shared_pain():
    units = {"zombie": (5, 4), "zombie 2": (12, 9), "spider": (3, 4)}
    game = speaker(units, "SPI-3 SPI-7", health={"zombie": 9})
    game.dice("B320", "Y110", "n0").play("SPI-3", "zombie")
    assert game.asked == "AT7"
    game.play("SPI-7")
    assert [game.conditions(name) for name in units] == [{"Poisoned"}, {"Poisoned"}, set()]


@rule("SPI-7")
def test_spirits_answer_the_tempest_with_one_of_two():
    game = speaker({"zombie": (7, 4)}, "SPI-6 SPI-7", damage={"A": 5})
    game.dice("g1", "k2").play("SPI-6", "SPI-7")
    assert game.offers() == {"choice 0", "choice 1"}
    game.play("choice 0")
    assert (game.conditions("zombie"), game["A"].damage) == ({"Poisoned"}, 4)


@rule("SPI-8")
def test_vigor_for_everybody():
    game = speaker({"B": (12, 9), "ettin": (5, 4)}, "SPI-8", fatigue={"A": 2, "B": 2})
    game.dice("B221", "Y110", "g0", "g0").play("ACT_ATTACK_1", "ettin", "Vigor")
    assert (game["A"].fatigue, game["B"].fatigue) == (1, 1)
