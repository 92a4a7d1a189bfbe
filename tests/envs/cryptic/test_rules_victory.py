"""Teleport and victory (CE-204 to CE-212) and the rulings on them (R-23, R-25, R-50, R-53, R-83, R-84)."""

from typing import Any

import pytest

from dungeonzoo.envs.cryptic import setup as sheets

from .arena import arena, next_round
from .kit import Position, position

rule = pytest.mark.rule

ALL = ("VET", "INF", "DEM", "XEN", "AND", "MAG")


def leaving(knowledge: dict[str, int], *, left: str = "MAG", done: str = "1", **more: Any) -> Position:
    """The Veteran and the Infantry are about to Teleport; `left` stand far off, the others are away."""
    units = {"VET": (5, 5), "INF": (6, 5), **{name: (15, 3 + 2 * n) for n, name in enumerate(left.split())}}
    teleported = " ".join(name for name in ALL if name not in units and name not in more.get("dead", {}))
    return arena(units, turn="VET", teleported=teleported, knowledge=knowledge, done=done, **more)


@rule("CE-204")
def test_teleport_needs_a_completed_objective():
    for done, can in (("", False), ("1", True), ("2", True)):
        assert leaving({}, done=done).can("teleport") == can
    game = leaving({}, left="MAG")
    game.do("teleport")
    assert game["VET"].base_used == 1, "an Action"


@rule("CE-205")
def test_nobody_teleports_alone():
    game = arena({"VET": (5, 5), "INF": (7, 5)}, turn="VET", done="1")
    assert not game.can("teleport")


@rule("CE-206", "R-23")
def test_any_adjacent_cryptonauts_are_taken_along():
    units = {"VET": (5, 5), "INF": (6, 5), "DEM": (4, 4), "MAG": (5, 6), "AND": (7, 5), "hound": (5, 4)}
    game = arena(units, turn="VET", done="1", retired="INF", prepared="DEM", status={"MAG": "entombed"})
    game.choose("teleport")
    assert game.offers() == {"INF", "DEM"}, "at least one; Retired and Prepared too, Entombed not"
    game.choose("INF")
    assert game.offers() == {"DEM", "done"}
    game.choose("done")
    assert [name for name in units if not game[name].present] == ["VET", "INF"]
    assert game.on((5, 5)) is None
    assert game.on((6, 5)) is None


@rule("CE-206", "R-23")
def test_the_entombed_do_not_teleport():
    game = arena({"VET": (5, 5), "INF": (6, 5)}, turn="VET", done="1", status={"INF": "entombed"})
    assert not game.can("teleport"), "her only neighbour cannot be taken along"
    game = arena({"VET": (5, 5), "INF": (6, 5)}, turn="VET", done="1", status={"VET": "entombed"})
    assert not game.can("teleport")


@rule("CE-206", "R-23")
def test_all_neighbours_may_go():
    game = arena({"VET": (5, 5), "INF": (6, 5), "MAG": (5, 6)}, turn="VET", done="1")
    game.do("teleport", "INF", "MAG")
    assert [game[name].teleported for name in ("VET", "INF", "MAG")] == [True] * 3


@rule("CE-207", "CE-208")
def test_three_knowledge_beyond_the_realm_win_at_once():
    game = leaving({"VET": 2, "INF": 1}, left="MAG XEN").do("teleport")
    assert (game.over, game.winner) == (True, "cryptonauts")
    assert game.returns == [-1.0, 1.0]
    game = leaving({"VET": 1, "INF": 1, "MAG": 5}, left="MAG XEN").do("teleport")
    assert not game.over, "Knowledge left in the Realm does not count"
    game = leaving({"VET": 1, "INF": 1, "DEM": 1}, left="MAG XEN").do("teleport")
    assert game.winner == "cryptonauts", "all Teleported together"


@rule("CE-208", "CE-210")
def test_knowledge_on_a_corpse_does_not_count():
    game = leaving({"VET": 1, "MAG": 2}, left="", dead={"MAG": (9, 9)}).do("teleport")
    assert game.winner == "goddess"


@rule("CE-209")
def test_she_wins_when_all_are_dead():
    units = {"VET": (5, 5), "hound": (6, 5)}
    dead = {name: (9, 3 + n) for n, name in enumerate(ALL[1:])}
    game = arena(units, turn="hound", dead=dead, vitae={"VET": 0}, dice=[1])
    game.do("attack", "Bite")
    assert (game.over, game.winner, game["VET"].dead) == (True, "goddess", True)
    assert game.returns == [1.0, -1.0]


@rule("CE-210", "R-25")
def test_she_wins_when_nobody_is_left_and_too_little_is_known():
    game = leaving({"VET": 1, "INF": 1}, left="")
    assert game.do("teleport").winner == "goddess"
    game = leaving({"VET": 2, "INF": 1}, left="")
    assert game.do("teleport").winner == "cryptonauts"


@rule("CE-211", "R-83")
def test_she_wins_when_one_is_left_and_too_little_is_known():
    assert leaving({"VET": 1, "INF": 1, "MAG": 9}, left="MAG").do("teleport").winner == "goddess"
    assert leaving({"VET": 2, "INF": 1}, left="MAG").do("teleport").winner == "cryptonauts"
    assert not leaving({"VET": 1, "INF": 1}, left="MAG XEN").do("teleport").over


@rule("R-83")
def test_one_left_after_deaths_loses_at_once():
    units = {"VET": (5, 5), "INF": (9, 9), "hound": (6, 5)}
    for others in ("dead", "teleported"):
        rest = [name for name in ALL if name not in units]
        gone: Any = {name: (12, 3 + n) for n, name in enumerate(rest)} if others == "dead" else " ".join(rest)
        game = arena(units, turn="hound", vitae={"VET": 0}, dice=[1], **{others: gone})
        game.do("attack", "Bite")
        assert game.winner == "goddess", others


@rule("R-25")
def test_victory_is_checked_after_an_objective():
    """The Knowledge has Teleported while the Objective was not completed any more."""
    units = {"VET": (10, 10), "INF": (2, 2), "MAG": (3, 2)}
    for progress, winner in ((2, "cryptonauts"), (1, None)):
        game = position(
            "TOMB",
            "SKZ",
            units,
            turn="VET",
            alone=True,
            souls={"VET": 1},
            knowledge={"DEM": 3},
            progress={"2": progress},
        )
        game.do("objective", (10, 9))
        assert game.winner == winner


@rule("R-25", "CE-224")
def test_victory_is_checked_when_a_relic_changes_its_holder():
    """Three Knowledge have Teleported; the only completed Objective is the Relic with the Corpse."""
    game = arena(
        {"VET": (5, 5), "INF": (12, 12)},
        turn="VET",
        alone=True,
        dead={"MAG": (6, 5)},
        items={"MAG": "R01"},
        knowledge={"XEN": 3},
        relics="R02",
    )
    assert not game.over
    game.do("loot", "R01")
    assert game.winner == "cryptonauts"


@rule("R-25")
def test_cryptonauts_come_first():
    """A death leaves one in the Realm, but three Knowledge have Teleported and an Objective is done."""
    units = {"VET": (5, 5), "INF": (9, 9), "hound": (6, 5)}
    game = arena(units, turn="hound", alone=True, vitae={"VET": 0}, knowledge={"DEM": 3}, done="1", dice=[1])
    assert game.do("attack", "Bite").winner == "cryptonauts"


OBJECTIVES = {
    "TOMB": (sheets.SEARCH, sheets.PAY_SOUL),
    "CAVE": (sheets.DESTROY_ALL, sheets.DELIVER),
    "HALL": (sheets.DESTROY_ALL, sheets.CHECKED),
    "BOG": (sheets.SLAY, sheets.DESTROY_ALL),
}
HAZARDS = {"TOMB": set(), "CAVE": {"enter", "upkeep"}, "HALL": {"enter", "upkeep"}, "BOG": set()}
"""Those that are Effects; Traps, sand, Mire and Gashnoradon are not."""


@rule("CE-212")
@pytest.mark.parametrize("board", OBJECTIVES)
def test_each_realm_has_two_objectives_and_hazards(board: str):
    for done, can in (("", False), ("1", True), ("2", True)):
        game = position(board, "SKZ", {"VET": (5, 5), "INF": (6, 5)}, turn="VET", clear=True, done=done)
        assert game.can("teleport") == can
    row = game.setup["board"][game.record["board"][0]]
    assert tuple(row["objective"]) == OBJECTIVES[board]
    effects = {name for name in ("enter", "upkeep", "cleanup", "miss") if row[f"{name}_effect"] >= 0}
    assert effects == HAZARDS[board]


@rule("R-50")
def test_round_40_ends_without_a_winner():
    game = arena({"VET": (5, 5), "INF": (6, 5)}, turn="cleanup", round=40, knowledge={"VET": 3}, done="1")
    assert (game.over, game.truncated, game.winner) == (True, True, None)
    assert game.returns == [0.0, 0.0]
    game = arena({"VET": (5, 5)}, turn="cleanup", round=39)
    assert (game.over, game.round) == (False, 40)


@rule("R-53", "CE-063")
def test_nothing_comes_from_teleported_or_dead_members():
    lay = {(6, 5): "special"}
    for more, cost in (({}, 1), ({"teleported": "CAR"}, 2), ({"dead": {"CAR": (15, 15)}}, 2)):
        units = {"VET": (5, 5)} | ({} if more else {"CAR": (2, 2)})
        game = arena(units, turn="VET", lay=lay, **more).choose("move", "E", "E", "E")
        assert game.asked == ("STEP" if cost == 1 else "MENU")


@rule("R-84")
def test_the_teleported_are_out_of_all_effects():
    game = arena(
        {"VET": (5, 5), "INF": (6, 5)}, "MYC", turn="VET", done="1", status={"INF": "infection burning"}
    )
    game.do("teleport")
    assert game.statuses("INF") == set()
    next_round(game)
    assert not game.was_asked("REROLL"), "no check, no loss in Upkeep"
    assert game["INF"].vitae == 5
    game = arena({"VET": (5, 5), "hound": (9, 9)}, turn="goddess", teleported="INF", hand="SK07", power=2)
    game.choose("SK07 effect")
    assert (game.change("VET", "aim"), game.change("INF", "aim")) == (-1, 0)


@rule("R-84")
def test_the_inventory_of_the_teleported_counts_for_victory_only():
    units = {"VET": (5, 5), "hound": (9, 9)}
    game = arena(
        units,
        turn="VET",
        teleported="CAR",
        items={"CAR": "R12"},
        relics="R01",
        lay={(6, 5): "trap"},
        traps="T1",
        dice=[5],
    )
    game.choose("move", "E")
    assert (game.asked, game.who) == ("REROLL", "VET"), "no bonus on hazards from her Pearl"
