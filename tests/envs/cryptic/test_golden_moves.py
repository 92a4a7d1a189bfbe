"""The golden tests of movement."""

import pytest

from .kit import position

rule = pytest.mark.rule


@rule("GT-14", "CE-079", "CE-081")
def test_two_spaces_a_door_and_one_space():
    game = position(units={"INF": (5, 5)}, clear=True, lay={(8, 5): "door"}, turn="INF")
    game.choose("move", "E", "E", (8, 5), "E")
    assert game.at("INF") == (8, 5)
    assert game.structure((8, 5)).open
    assert game.asked == "MENU", "all four points are spent"


@rule("GT-15", "CE-090", "CE-092", "CE-093")
@pytest.mark.parametrize("die", [3, 4])
def test_breaking_away_with_three_stamina(die: int):
    units = {"XEN": (5, 5), "hound": (6, 5)}
    game = position(units=units, clear=True, turn="XEN", stamina={"XEN": 3}, dice=[die])
    game.play("move", "W")
    assert game.was_asked("REROLL") == (die > 3)
    assert game["XEN"].stamina == (3 if die <= 3 else 2)
    assert game.at("XEN") == (4, 5)


@rule("GT-17", "CE-091", "CE-094")
def test_breaking_away_from_two_at_once():
    units = {"VET": (5, 5), "slayer": (4, 6), "slayer 2": (6, 6)}
    game = position(goddess="GOR", units=units, clear=True, turn="VET", dice=[1, 1])
    game.choose("move", "N")
    assert game.rolled == 2
    game.choose("S", "N")
    assert game.at("VET") == (5, 4)


@rule("GT-21", "CE-095", "R-95")
def test_grapple():
    units = {"VET": (5, 5), "leech": (6, 5)}
    game = position(goddess="GOR", units=units, clear=True, turn="VET")
    game.choose("move", "W")
    assert (game["VET"].stamina, game.at("VET")) == (3, (4, 5))
    assert not game.was_asked("REROLL")


WALL = {(8, y): "wall" for y in range(1, 19)}


@rule("GT-38", "CE-183", "R-39")
def test_four_spaces_pass_a_gap():
    units = {"VET": (1, 1), "INF": (2, 1), "spectro": (6, 5)}
    game = position(units=units, clear=True, lay=WALL | {(8, 5): "ground"}, turn="spectro")
    game.choose("move", "E")
    assert not game.can("done")
    game.choose("E")
    assert not game.can("done")
    game.choose("E")
    assert game.at("spectro") == (9, 5)
    assert game.can("done")


@rule("GT-38", "CE-183", "R-39")
def test_four_spaces_do_not_pass_a_wall():
    units = {"VET": (1, 1), "INF": (2, 1), "spectro": (6, 5)}
    game = position(units=units, clear=True, lay=WALL, turn="spectro").choose("move", "E")
    assert game.at("spectro") == (7, 5), "half of it in the Wall, in passing"
    assert not any(game.can(step) for step in ("NE", "E", "SE", "done"))


@rule("GT-38", "CE-183", "R-39")
def test_four_spaces_do_not_pass_a_closed_door():
    units = {"VET": (1, 1), "INF": (2, 1), "spectro": (6, 5)}
    lay = WALL | {(8, 5): "door"}
    game = position(units=units, clear=True, lay=lay, turn="spectro").choose("move")
    assert not game.can("E")
    game.choose("SE")
    assert not any(game.can(step) for step in ("NE", "E", "SE"))


@rule("GT-39", "CE-184", "R-39")
@pytest.mark.parametrize("pits", [2, 3])
def test_four_spaces_over_pits(pits: int):
    lay = dict.fromkeys([(8, 5), (7, 6), (8, 6)][:pits], "pit")
    units = {"VET": (1, 1), "INF": (2, 1), "leech": (8, 4)}
    game = position(goddess="GOR", units=units, clear=True, lay=lay, turn="leech")
    game.choose("move", "SW")
    assert game.at("leech") == (7, 5)
    assert game.can("done") == (pits == 2)


@rule("GT-43", "TOMB-H1", "R-77", "T5")
def test_burial_sand():
    game = position("TOMB", units={"VET": (7, 1), "INF": (1, 1)}, turn="VET", traps="T5", dice=[6])
    game.choose("move", "S", "no")
    assert game.at("VET") == (7, 2)
    assert game.statuses("VET") == {"entombed"}
    assert game.asked == "MENU"
    assert not game.can("move")
    assert game.tokens((7, 2)) == {"trap", "fired"}
    assert game.traps[-1] == "T5"


@rule("GT-43", "R-57", "R-77")
def test_an_adjacent_cryptonaut_digs_her_out():
    units = {"VET": (7, 2), "INF": (7, 1)}
    game = position("TOMB", units=units, turn="INF", status={"VET": "entombed"})
    game.do("dig", "VET")
    assert game.statuses("VET") == set()
    assert game["INF"].base_used == 1


@rule("GT-44", "TOMB-H2", "R-91", "CAR")
@pytest.mark.parametrize("companion", ["INF", "CAR"])
def test_one_point_before_sand(companion: str):
    game = position("TOMB", units={"VET": (1, 1), companion: (4, 1)}, turn="VET")
    game.choose("move", "S", "S", "S")
    assert game.at("VET") == (1, 4)
    assert game.can("S") == (companion == "CAR")


@rule("GT-51", "CE-095", "TRA")
@pytest.mark.parametrize(("monster", "stamina"), [("hound", 5), ("leech", 4)])
def test_surefooted(monster: str, stamina: int):
    goddess = "SKZ" if monster == "hound" else "GOR"
    units = {"TRA": (5, 5), monster: (6, 5)}
    game = position(goddess=goddess, units=units, clear=True, turn="TRA")
    game.choose("move", "W")
    assert (game["TRA"].stamina, game.at("TRA")) == (stamina, (4, 5))
