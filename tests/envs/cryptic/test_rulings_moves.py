"""Rulings on moves of every sort (R-13, R-14, R-42, R-67, R-70, R-77)."""

from typing import Any

import pytest

from .arena import arena
from .kit import Position, position

rule = pytest.mark.rule

LANE = {(x, y): "wall" for x in range(5, 13) for y in (4, 6)}
"""Walls on both sides of the spaces (5, 5) to (12, 5)."""


def floating(pits: range, **more: Any) -> Position:
    """The Tracker, Move 5, with a Charged Moonless Cloak, in a lane with Pits."""
    lay = {**LANE, **{(x, 5): "pit" for x in pits}}
    return arena({"TRA": (5, 5)}, turn="TRA", items={"TRA": "A17*"}, lay=lay, **more).choose("move")


@rule("R-13", "CE-084", "CE-085")
def test_nobody_may_run_out_of_points_over_pits():
    game = floating(range(6, 10)).choose("E")
    assert game.offers() == {"E", "W"}, "she may not stop on a Pit"
    game.choose("E", "E")
    assert (game.at("TRA"), game.asked) == ((10, 5), "MENU"), "no way back any more: the rest goes by itself"
    game = floating(range(6, 11)).choose("E", "E")
    assert (game.at("TRA"), game.asked) == ((5, 5), "STEP"), "too far to the other side: back by itself"
    assert "done" in game.offers()


def dragged(lay: dict[Any, str], *, board: str = "TOMB", **more: Any) -> Position:
    """Chains of War drag the Veteran from (9, 5) to (6, 5), past a second Slayer."""
    units = {"VET": (9, 5), "slayer": (5, 5), "INF": (15, 15)}
    game = position(
        board,
        "GOR",
        units,
        turn="goddess",
        power=1,
        hand="GK07",
        clear=True,
        lay={**LANE, (5, 4): "wall", (5, 6): "wall", **lay},
        stamina={"VET": 1},
        dice=[6],
        **more,
    )
    game.do("GK07 effect", "VET")
    return game


@rule("R-14", "R-70")
def test_a_forced_move_picks_things_up_and_sets_off_traps():
    lay = {(8, 5): "soul", (7, 5): "bone", (6, 5): "trap"}
    game = dragged(lay, traps="T6").until("POWERS")
    assert (game.at("VET"), game["VET"].souls, game["VET"].bones) == ((6, 5), 1, 1)
    assert game.power == 2, "Grave Alarm"
    assert game.tokens((6, 5)) == {"trap", "fired"}
    game = dragged({(8, 5): "artifact"}, artifacts="A05").until("POWERS")
    assert (game.items("VET"), game["VET"].knowledge) == (["A05"], 1)


@rule("R-14", "CE-152")
def test_a_forced_move_stops_before_a_closed_door():
    game = dragged({(7, 5): "door open"}).until("POWERS")
    assert game.at("VET") == (6, 5)
    game = arena({"PHS": (7, 5), "hound": (9, 5)}, turn="PHS", lay={**LANE, (10, 5): "door"})
    game.do("ability", "Gravity Well", "hound", "E")
    assert (game.at("hound"), game.structure((10, 5)).open) == ((9, 5), 0)


@rule("R-14")
def test_no_break_away_in_a_forced_move():
    game = arena({"PAT": (5, 5), "VET": (9, 5), "hound": (10, 5)}, turn="PAT", charged={"PAT": "1"}, lay=LANE)
    game.do("ability", "Rescue Line")
    assert (game.at("VET"), game.rolled) == ((6, 5), 0)


@rule("R-14")
@pytest.mark.parametrize("board", ["CAVE", "HALL"])
def test_ice_and_embers_do_nothing_in_a_forced_move_of_another_turn(board: str):
    game = dragged({(7, 5): "special"}, board=board).until("POWERS")
    assert (game.at("VET"), game["VET"].vitae, game.unrolled) == ((6, 5), 5, 0)


@rule("R-14")
def test_embers_burn_once_in_the_own_turn_by_any_move():
    lay = {(6, 5): "special", (7, 5): "special"}
    units = {"VAN": (5, 5), "VET": (12, 12)}
    game = position("HALL", "SKZ", units, turn="VAN", clear=True, lay=lay, stamina={"VAN": 1}, dice=[6])
    game.choose("ability", "E", "no")
    assert game["VAN"].vitae == 4, "in a step that is no Move Action"
    game.choose("E", "done")
    assert game["VAN"].vitae == 4, "the first time in her Turn only"


@rule("R-42")
def test_a_step_given_by_an_ability_is_movement():
    game = arena(
        {"VAN": (5, 5), "hound": (6, 4), "INF": (12, 12)}, turn="VAN", lay={(4, 6): "soul"}, dice=[6]
    )
    game.choose("ability", "SW")
    assert (game.asked, game.who) == ("REROLL", "VAN"), "Break-Away"
    game.choose("no")
    assert (game.at("VAN"), game["VAN"].stamina, game["VAN"].souls) == ((4, 6), 3, 1)
    units = {"TRA": (5, 5), "PAT": (9, 9), "hound": (10, 9)}
    game = arena(units, turn="PAT")
    game.choose("ability", "W", "W")
    assert (game.at("PAT"), game.rolled) == ((7, 9), 0), "nb: no Break-Away"


@rule("R-67")
def test_where_a_warp_leads():
    lay = {(6, 5): "wall", (5, 6): "pit", (4, 5): "door open", (4, 4): "monolith", (7, 7): "soul"}
    game = arena({"PHS": (5, 5), "hound": (5, 4)}, turn="PHS", charged={"PHS": "2"}, lay=lay)
    game.choose("ability")
    game.choose("Quantum Tunnel")
    assert game.asked == "SPACE"
    near = {(x, y) for x in range(2, 9) for y in range(2, 9)}
    assert game.offers() == near - {(5, 5), (6, 5), (5, 6), (4, 4), (5, 4)}, (
        "an open Door's space too; no Sight"
    )
    game.choose((7, 7))
    assert (game.at("PHS"), game["PHS"].souls) == ((7, 7), 1), "tokens are picked up"
    assert game.rolled == 0, "no Break-Away"


@rule("R-67")
def test_a_warp_sets_off_traps_and_terrain():
    game = arena({"PHS": (5, 5)}, turn="PHS", charged={"PHS": "2"}, lay={(7, 7): "trap"}, traps="T6")
    game.choose("ability", (7, 7))
    assert game.power == 2
    units = {"PHS": (5, 5), "VET": (12, 12)}
    game = position(
        "HALL", "SKZ", units, turn="PHS", clear=True, charged={"PHS": "2"}, lay={(7, 7): "special"}, dice=[1]
    )
    game.choose("ability", (7, 7))
    assert game.unrolled == 0, "Embers"


@rule("R-67")
def test_a_warp_needs_sight_where_it_says_so_and_a_legal_space():
    game = arena({"MAG": (5, 5)}, turn="MAG", charged={"MAG": "1"}, lay={(6, 5): "wall"}, dice=[1])
    game.do("cast", "Aether Step")
    assert game.asked == "SPACE"
    assert (8, 5) not in game.offers(), "out of Sight"
    assert (5, 8) in game.offers()
    ring = {(x, y): "wall" for x in (4, 5, 6) for y in (4, 5, 6) if (x, y) != (5, 5)}
    game = arena({"MAG": (5, 5)}, turn="MAG", charged={"MAG": "1"}, lay=ring)
    assert not game.can("cast"), "no legal space: not usable"
    game = arena(
        {"SWD": (5, 5), "hound": (7, 7)}, turn="SWD", charged={"SWD": "2"}, lay={(1, 1): "wall"}, dice=[1]
    )
    game.do("cast", "Blink Strike")
    assert game.asked == "SPACE"
    assert game.offers() == {(x, y) for x in (6, 7, 8) for y in (6, 7, 8)} - {(7, 7)}


@rule("R-67")
def test_a_warp_without_a_legal_space_is_skipped_as_part_of_a_list():
    """Eject: nowhere to go, but 2 Vitae."""
    ring = {(x, y): "wall" for x in (4, 5, 6) for y in (4, 5, 6) if (x, y) != (5, 5)}
    game = arena({"EXO": (5, 5)}, turn="EXO", souls={"EXO": 1}, vitae={"EXO": 2}, lay=ring)
    game.do("devour", "Eject")
    assert (game.asked, game.at("EXO"), game["EXO"].vitae) == ("MENU", (5, 5), 4)


@rule("R-67", "R-88")
def test_a_warp_never_crosses_to_another_board():
    units = {"CAR": (5, 5), "INF": (2, 2), "MAG": (3, 3, 1)}
    game = position(
        "TOMB",
        "SKZ",
        units,
        turn="CAR",
        clear=True,
        subs=("MIRROR",),
        entered=(1,),
        crystals={1: (9, 9)},
        souls={"CAR": 1},
    )
    game.do("devour", "Fold Map")
    assert "INF" in game.offers()
    assert "MAG" not in game.offers()


@rule("R-70")
def test_ties_go_to_the_lowest_direction():
    """From (9, 5) to a Slayer at (5, 5): NW, W and SW are as near; NW has number 7, W 6, SW 5."""
    units = {"VET": (9, 5), "slayer": (5, 5), "INF": (15, 15)}
    game = arena(units, "GOR", turn="goddess", power=1, hand="GK07", dice=[6], stamina={"VET": 1})
    game.do("GK07 effect", "VET").until("POWERS")
    assert game.at("VET") == (6, 6), "SW, SW, NW: (8, 6), (7, 7), (6, 6)"


@rule("R-70")
def test_a_shove_to_the_nearest_of_several_sources():
    """`of mon`: the nearest fitting Monster; with several as near the oldest."""
    units = {"VET": (9, 9), "slayer": (13, 9), "slayer 2": (9, 6), "slayer 3": (6, 9), "INF": (15, 15)}
    game = arena(units, "GOR", turn="goddess", power=1, hand="GK07", dice=[6], stamina={"VET": 1})
    game.do("GK07 effect", "VET").until("POWERS")
    assert game.at("VET")[1] < 9, "to the second Slayer, 3 spaces away like the third, but older"


@rule("R-70")
def test_a_shove_ends_where_no_space_is_nearer():
    units = {"VET": (9, 5), "slayer": (5, 5), "INF": (15, 15)}
    lay = {**LANE, (7, 5): "pit"}
    game = arena(units, "GOR", turn="goddess", power=1, hand="GK07", dice=[6], stamina={"VET": 1}, lay=lay)
    game.do("GK07 effect", "VET").until("POWERS")
    assert game.at("VET") == (8, 5)


def entombed(**more: Any) -> Position:
    units = {"PHS": (5, 5), "VET": (5, 6), "hound": (8, 5), **more.pop("others", {})}
    return arena(units, turn="PHS", status={"PHS": "entombed"}, **more)


@rule("R-77")
def test_what_the_entombed_may_do():
    game = entombed(
        souls={"PHS": 1}, dead={"INF": (4, 4)}, knowledge={"INF": 1}, charged={"PHS": "1 2"}, done="1"
    )
    offered = game.offers()
    assert {"attack", "ability", "restore", "trade", "loot", "prepare", "rest", "dig"} <= offered
    assert not {"move", "teleport"} & offered
    game.choose("ability")
    assert game.offers() == {"Gravity Well", "Force Field"}, "no Quantum Tunnel: no warp"
    game = entombed().choose("rest")
    assert game.statuses("PHS") == {"entombed"}, "Rest does not free her"


@rule("R-77")
@pytest.mark.parametrize(("name", "charge"), [("ONE", "2"), ("PAT", "1"), ("PAT", "")])
def test_the_entombed_are_not_moved(name: str, charge: str):
    """By Sleepwalk, by the Rescue Line; nor does the Grappling Line move its owner."""
    buried = "VET" if charge else name
    units = {name: (5, 5), "VET": (9, 5), "hound": (9, 6)}
    game = arena(units, turn=name, charged={name: charge}, status={buried: "entombed"})
    game.choose("ability")
    if charge == "1":
        game.choose("Rescue Line")
    assert game.asked == "MENU"
    assert game.at(buried) == units[buried]


@rule("R-77")
def test_neighbours_dig_the_entombed_out():
    game = entombed().choose("dig")
    assert (game.statuses("PHS"), game["PHS"].base_used) == (set(), 1)
    game = arena({"PHS": (5, 5), "VET": (5, 6)}, turn="VET", status={"PHS": "entombed"})
    game.do("dig", "PHS")
    assert (game.statuses("PHS"), game["VET"].base_used) == (set(), 1)
    game = arena({"PHS": (5, 5), "VET": (5, 7)}, turn="VET", status={"PHS": "entombed"})
    assert not game.can("dig")
