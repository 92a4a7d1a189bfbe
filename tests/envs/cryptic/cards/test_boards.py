"""Hazards and Objectives of the six boards."""

import pytest

from .arena import arena

rule = pytest.mark.rule


# --- The Tomb of Ivory Sands


@rule("TOMB-H1")
def test_a_trap_plate_fires_once_a_round():
    game = arena({"INF": (5, 4)}, turn="INF", lay={(6, 4): "trap"}, traps="T6 T2")
    game.play("move", "E", "W", "E", "E")
    assert game.power == 2
    assert game["INF"].vitae == 5
    assert game.traps[0] == "T2"
    assert game.traps[-1] == "T6"
    game.goddess_turn().next_round("INF").play("move", "W")
    assert game["INF"].vitae == 4, "again in the next Round: T2"


@rule("TOMB-H1")
def test_every_plate_fires_for_anyone_but_the_floating_and_monsters():
    lay = {(6, 4): "trap", (7, 4): "trap"}
    game = arena({"INF": (5, 4)}, turn="INF", lay=lay, traps="T6 T2").choose("move", "E", "E")
    assert (game.power, game["INF"].vitae) == (2, 4), "two plates"
    laid = {"lay": lay, "traps": "T6"}
    game = arena({"INF": (5, 4)}, turn="INF", items={"INF": "R06"}, **laid).choose("move", "E", "E")
    assert game.power == 0, "Floating"
    game = arena({"INF": (2, 2), "hound": (5, 4)}, turn="hound", **laid).choose("move", "E", "E")
    assert game.power == 0, "a Monster"


@rule("TOMB-H1")
def test_forced_moves_and_warps_set_off_traps():
    units, laid = {"INF": (5, 4), "slayer": (6, 4)}, {"lay": {(3, 4): "trap"}, "traps": "T6"}
    game = arena(units, "GOR", turn="slayer", master={"slayer": "m_champion"}, dice=[4], **laid)
    assert game.play("attack", "W").power == 2
    game = arena({"MAG": (5, 4)}, turn="MAG", charged={"MAG": "1"}, dice=[5], **laid)
    assert game.play("cast", (3, 4)).power == 2


@rule("TOMB", "TOMB-H2")
def test_shifting_sand_costs_two_points():
    lay = {(x, 4): "special" for x in (6, 7)}
    game = arena({"INF": (5, 4)}, turn="INF", lay=lay).choose("move", "E", "E")
    assert (game.at("INF"), game.asked) == ((7, 4), "MENU")
    game = arena({"INF": (2, 2), "guardian": (5, 4)}, turn="guardian", lay=lay).choose("move", "E")
    assert "E" not in game.offers(), "1 point is left"
    assert "N" in game.offers()
    game = arena({"INF": (5, 4)}, turn="INF", items={"INF": "R06"}, lay=lay).choose("move", *["E"] * 4)
    assert game.at("INF") == (9, 4), "Floating"


@rule("TOMB-O1")
def test_who_opens_the_right_sarcophagus_takes_the_codex():
    lay = {(6, 4): "sarcophagus", (6, 5): "sarcophagus"}
    game = arena({"INF": (5, 4)}, turn="INF", lay=lay, codex=(6, 5))
    game.play("objective", (6, 5))
    assert (game["INF"].codex, game["INF"].knowledge, game["INF"].base_used) == (1, 1, 1)
    assert game.done(1)
    assert game.structure((6, 5)).open
    assert not game.structure((6, 5)).gone, "it stays"
    assert "objective" not in game.offers()


@rule("TOMB-O1")
def test_a_wrong_sarcophagus_holds_a_trap():
    lay = {(6, 4): "sarcophagus", (6, 5): "sarcophagus"}
    game = arena({"INF": (5, 4)}, turn="INF", lay=lay, codex=(6, 5), traps="T2 T6")
    game.play("objective", (6, 4))
    assert (game["INF"].vitae, game["INF"].stamina, game["INF"].knowledge) == (4, 3, 0)
    assert game.traps[-1] == "T2"
    assert not game.done(1)
    game.play("objective")
    assert game.done(1), "the opened one is no choice any more"
    assert "objective" not in arena({"INF": (4, 4)}, turn="INF", lay=lay, codex=(6, 5)).offers()


@rule("TOMB-O2", "R-87")
def test_the_third_soul_on_the_scales_completes():
    lay = {(6, 4): "scales"}
    game = arena({"INF": (5, 4)}, turn="INF", lay=lay, souls={"INF": 2}, progress={"2": 1})
    game.play("objective")
    assert (game["INF"].souls, game.progress(2), game["INF"].knowledge) == (1, 2, 0)
    game.play("objective")
    assert (game["INF"].souls, game["INF"].knowledge, game["INF"].base_used) == (0, 1, 2)
    assert game.done(2)
    charged = {"INF": "1"}
    assert "objective" not in arena({"INF": (5, 4)}, turn="INF", lay=lay, charged=charged).offers()


# --- The Cave of the Crystal Sultan


@rule("CAVE", "CAVE-H1")
@pytest.mark.parametrize(("roll", "goes_on"), [(5, False), (4, True)])
def test_who_slips_on_ice_loses_her_move(roll: int, goes_on: bool):
    game = arena({"INF": (5, 4)}, board="CAVE", turn="INF", lay={(6, 4): "special"}, dice=[roll])
    game.play("move", "E")
    assert game.at("INF") == (6, 4)
    assert (game.asked == "STEP") == goes_on
    assert game["INF"].base_used == 1


@rule("CAVE-H1")
def test_every_space_of_ice_is_slippery_for_who_walks():
    lay = {(6, 4): "special", (7, 4): "special"}
    game = arena({"INF": (5, 4)}, board="CAVE", turn="INF", lay=lay, dice=[4, 5])
    game.play("move", "E", "E")
    assert (game.at("INF"), game.asked) == ((7, 4), "MENU")
    laid = {"board": "CAVE", "lay": lay}
    game = arena({"INF": (5, 4)}, turn="INF", items={"INF": "R06"}, **laid).choose("move", "E", "E")
    assert game.asked == "STEP", "Floating"
    game = arena({"INF": (2, 2), "hound": (5, 4)}, turn="hound", **laid).choose("move", "E", "E")
    assert game.asked == "STEP", "sure-footed"
    game = arena({"VAN": (5, 4)}, turn="VAN", **laid).choose("ability", "E", "E")
    assert game.asked == "STEP", "no Move Action"


@rule("CAVE-H2")
def test_the_sultans_breath_freezes_who_is_near_and_in_sight():
    units = {"VET": (5, 4), "INF": (9, 8), "AND": (4, 9), "DEM": (13, 4)}
    lay = {(9, 4): "sultan", (8, 7): "wall", (9, 7): "wall", (10, 7): "wall"}
    game = arena(units, board="CAVE", turn="upkeep", lay=lay, dice=[5, 4])
    game.play()
    assert [game[name].vitae for name in units] == [4, 5, 5, 4]
    assert game["VET"].retired == 0
    assert game.unrolled == 0


@rule("CAVE-O1", "hoarfrost")
def test_who_destroys_the_last_statue_completes():
    lay = {(6, 4): "hoarfrost 2", (9, 9): "hoarfrost", (12, 12): "hoarfrost gone"}
    game = arena({"INF": (5, 4)}, board="CAVE", turn="INF", lay=lay, progress={"1": 1})
    game.play("attack", "attack 0", (6, 4))
    assert not game.done(1), "one stands"
    lay[(9, 9)] = "hoarfrost gone"
    game = arena({"INF": (5, 4)}, board="CAVE", turn="INF", lay=lay, progress={"1": 2})
    game.play("attack", "attack 0", (6, 4))
    assert game.done(1)
    assert game["INF"].knowledge == 1


@rule("CAVE-O2")
def test_three_bones_at_the_sultan_complete():
    lay = {(7, 4): "sultan", (6, 4): "bone"}
    game = arena({"INF": (5, 4)}, board="CAVE", turn="INF", lay=lay, bones={"INF": 1}, progress={"2": 1})
    game.play("move", "E", "done")
    assert (game["INF"].bones, game.tokens((6, 4))) == (2, set()), "picked up"
    game.play("objective")
    assert (game["INF"].bones, game.progress(2), game["INF"].knowledge) == (0, 3, 1)
    assert game.done(2)
    lay = {(7, 4): "sultan"}
    assert "objective" not in arena({"INF": (6, 4)}, board="CAVE", turn="INF", lay=lay).offers()


# --- The Hall of Eternal Fire


@rule("HALL", "HALL-H1", "fire")
def test_the_hypnotic_fire_draws_near_and_burns():
    units = {"INF": (6, 9), "VET": (9, 4), "AND": (16, 9), "DEM": (9, 12), "XEN": (9, 17), "MAG": (13, 12)}
    lay = {(9, 9): "fire", (12, 11): "wall"}
    game = arena(units, board="HALL", turn="upkeep", lay=lay, dice=[5, 5, 4, 4])
    game.play()
    moved = {"INF": (8, 8), "VET": (11, 6)}
    assert {name: game.at(name) for name in units} == units | moved, "XEN is too far off, MAG out of Sight"
    assert [game[name].vitae for name in ("INF", "VET")] == [4, 5], "the Infantry is beside the Fire"
    assert game.unrolled == 0


@rule("HALL-H2")
@pytest.mark.parametrize(("roll", "vitae"), [(5, 4), (4, 5)])
def test_embers_burn_once_a_turn(roll: int, vitae: int):
    lay = {(6, 4): "special", (7, 4): "special"}
    game = arena({"INF": (5, 4)}, board="HALL", turn="INF", lay=lay, dice=[roll])
    game.play("move", "E", "E", "E", "done")
    assert (game["INF"].vitae, game.at("INF")) == (vitae, (8, 4))
    game.goddess_turn().next_round("INF").dice(5).play("move", "W")
    assert game["INF"].vitae == vitae - 1, "her next Turn"


@rule("HALL-H2")
def test_embers_leave_the_floating_and_monsters_alone():
    laid = {"board": "HALL", "lay": {(6, 4): "special"}}
    game = arena({"INF": (5, 4)}, turn="INF", items={"INF": "R06"}, **laid).choose("move", "E")
    assert game.asked == "STEP"
    game = arena({"INF": (2, 2), "hound": (5, 4)}, turn="hound", **laid).choose("move", "E")
    assert game.asked == "STEP"
    units = {"INF": (7, 4), "slayer": (8, 4)}
    laid |= {"master": {"slayer": "m_champion"}, "dice": [4]}
    game = arena(units, "GOR", turn="slayer", **laid).play("attack", "W")
    assert (game.at("INF"), game["INF"].vitae) == ((5, 4), 3), "not in her Turn"


@rule("HALL-O1", "bat_daemon")
def test_who_topples_the_last_daemon_completes():
    lay = {(6, 4): "daemon 2", (12, 12): "daemon"}
    game = arena({"INF": (5, 4)}, board="HALL", turn="INF", lay=lay)
    game.play("attack", "attack 0", (6, 4))
    assert not game.done(1), "one stands"
    lay[(12, 12)] = "daemon gone"
    game = arena({"INF": (5, 4)}, board="HALL", turn="INF", lay=lay, progress={"1": 1})
    game.play("attack", "attack 0", (6, 4))
    assert game.done(1)
    assert game["INF"].knowledge == 1


@rule("HALL-O2")
@pytest.mark.parametrize(("roll", "progress", "vitae"), [(4, 2, 5), (5, 1, 4)])
def test_to_steal_the_flame_takes_a_check(roll: int, progress: int, vitae: int):
    laid = {"board": "HALL", "turn": "INF", "lay": {(6, 4): "fire"}, "dice": [roll]}
    game = arena({"INF": (5, 4)}, progress={"2": 1}, **laid).play("objective")
    assert (game.progress(2), game["INF"].vitae, game["INF"].base_used) == (progress, vitae, 1)
    game = arena({"INF": (5, 4)}, progress={"2": 2}, **laid).play("objective")
    assert game.done(2) == (roll == 4)
    assert game["INF"].knowledge == (roll == 4)


# --- The Bog of the Lizard Witch


@rule("BOG", "BOG-H2")
def test_mire_costs_two_points_but_not_gashnoradon():
    lay = {(x, y): "special" for x in (6, 7) for y in (4, 5)}
    game = arena({"INF": (5, 4)}, board="BOG", turn="INF", lay=lay).choose("move", "E", "E")
    assert (game.at("INF"), game.asked) == ((7, 4), "MENU")
    game = arena({"INF": (2, 2), "slayer": (5, 4)}, "GOR", board="BOG", turn="slayer", lay=lay)
    game.choose("move", "E", "E")
    assert "E" in game.offers()
    assert "S" not in game.offers(), "1 point is left"
    game = arena({"INF": (2, 2), "gash": (4, 4)}, board="BOG", turn="gash", lay=lay)
    game.choose("move", "E", "E", "E")
    assert game.at("gash") == (7, 4), "3 points"


@rule("BOG-H1")
def test_gashnoradon_starts_on_her_place_and_counts_for_no_limit():
    units = {"INF": (2, 2), "gash": (9, 8)} | {
        name: (3 + 3 * n, 14) for n, name in enumerate(("hound", "hound 2", "hound 3", "guardian"))
    }
    game = arena(units, board="BOG", turn="goddess", power=9)
    assert {"summon guardian", "summon spectro", "gash"} <= game.offers()


@rule("BOG-O1", "R-26")
def test_who_slays_the_lizard_witch_completes():
    units = {"INF": (5, 4), "gash": (6, 4)}
    game = arena(units, board="BOG", turn="INF", vitae={"gash": 2}, dice=[4])
    game.play("attack", "attack 0", "gash")
    assert not game["gash"].present
    assert game.done(1)
    assert game["INF"].knowledge == 1


@rule("BOG-O2", "totem")
def test_who_destroys_the_last_totem_completes():
    lay = {(6, 4): "totem"} | {(12, 10 + n): "totem gone" for n in range(3)}
    game = arena({"INF": (5, 4)}, board="BOG", turn="INF", lay=lay, progress={"2": 2})
    game.play("attack", "attack 0", (6, 4))
    assert not game.done(2), "the third of four"
    game = arena({"INF": (5, 4)}, board="BOG", turn="INF", lay=lay, progress={"2": 3})
    game.play("attack", "attack 0", (6, 4))
    assert game.done(2)
    assert game["INF"].knowledge == 1


# --- The Mirror Waste


@rule("MIRROR", "MIRROR-H1")
def test_a_pane_leads_to_every_other():
    lay = {where: "special" for where in ((5, 4), (10, 1), (10, 10), (2, 9))}
    units = {"INF": (5, 4), "VET": (2, 9)}
    game = arena(units, board="MIRROR", turn="INF", lay=lay).choose("move")
    assert {(10, 1), (10, 10)} <= game.offers()
    assert "VET" not in game.offers(), "occupied"
    game.choose((10, 10), "W", "W", "W")
    assert (game.at("INF"), game.asked) == ((7, 10), "MENU"), "1 point"


@rule("MIRROR-H1")
def test_panes_are_for_small_monsters_too_and_break_away():
    lay = {where: "special" for where in ((5, 4), (10, 10))}
    game = arena({"INF": (8, 2), "hound": (5, 4)}, board="MIRROR", turn="hound", lay=lay)
    game.choose("move", (10, 10))
    assert game.at("hound") == (10, 10)
    game = arena({"INF": (5, 4), "hound": (5, 5)}, board="MIRROR", turn="INF", lay=lay, dice=[6])
    game.choose("move", (10, 10))
    assert game.asked == "REROLL"


@rule("MIRROR-H2")
@pytest.mark.parametrize(("check", "vitae"), [(5, 4), (4, 5)])
def test_a_ranged_miss_is_reflected(check: int, vitae: int):
    game = arena({"INF": (3, 4), "hound": (6, 4)}, board="MIRROR", turn="INF", dice=[5, check])
    game.play("attack", "Carbine", "hound")
    assert game["INF"].vitae == vitae
    assert game.unrolled == 0


@rule("MIRROR-H2")
def test_only_what_misses_at_range_is_reflected():
    game = arena({"INF": (3, 4), "hound": (6, 4)}, board="MIRROR", turn="INF", dice=[5, 4])
    game.choose("attack", "Carbine", "yes")
    assert game.unrolled == 0
    assert game["hound"].vitae == 1, "rerolled and hit"
    game = arena({"INF": (3, 4), "hound": (4, 4)}, board="MIRROR", turn="INF", dice=[5])
    game.play("attack", "Bayonet", "hound")
    assert game["INF"].vitae == 5


@rule("MIRROR-O1", "obelysk")
def test_who_shatters_the_obelysk_completes():
    game = arena({"INF": (5, 4)}, board="MIRROR", turn="INF", lay={(6, 4): "obelysk 2"})
    game.play("attack", "Carbine", (6, 4))
    assert game.done(1)
    assert game["INF"].knowledge == 1


# --- The Sunken Citadel


@rule("CITADEL", "CITADEL-H1")
@pytest.mark.parametrize(("round_", "steps"), [(2, 2), (3, 4)])
def test_the_tide_is_deep_in_even_rounds(round_: int, steps: int):
    lay = {(x, 5): "special" for x in range(3, 9)}
    game = arena({"INF": (2, 5)}, board="CITADEL", turn="INF", round=round_, lay=lay)
    game.choose("move", *["E"] * steps)
    assert (game.at("INF"), game.asked) == ((2 + steps, 5), "MENU")
    game = arena({"INF": (9, 9), "hound": (2, 5)}, board="CITADEL", turn="hound", round=2, lay=lay)
    game.choose("move", "E", "E")
    assert "E" not in game.offers(), "both sides"


@rule("CITADEL-H1")
def test_the_deep_tide_drowns_in_cleanup():
    lay = {(x, 5): "special" for x in range(3, 9)}
    units = {"INF": (4, 5), "VET": (6, 5), "AND": (8, 5), "DEM": (8, 7)}
    game = arena(units, board="CITADEL", turn="cleanup", lay=lay, items={"AND": "R06"}, dice=[5, 4])
    game.play()
    assert [game[name].vitae for name in units] == [4, 5, 5, 4]
    game = arena(units, board="CITADEL", turn="cleanup", round=3, lay=lay)
    assert game["INF"].vitae == 5, "Ground in odd Rounds"


@rule("CITADEL-H2", "pod")
@pytest.mark.parametrize(("pods", "power"), [(3, 1), (2, 1), (1, 0)])
def test_the_brood_feeds_the_goddess(pods: int, power: int):
    lay = {(8, 2 + 2 * n): "pod" for n in range(pods)}
    game = arena({"INF": (2, 5)}, board="CITADEL", turn="upkeep", lay=lay)
    assert game.power == power


@rule("CITADEL-O1", "pod")
def test_who_destroys_the_last_pod_completes():
    lay = {(6, 4): "pod 2", (9, 9): "pod gone", (9, 7): "pod gone"}
    game = arena({"INF": (5, 4)}, board="CITADEL", turn="INF", lay=lay, progress={"1": 1})
    game.play("attack", "Carbine", (6, 4))
    assert not game.done(1), "the second of three"
    game = arena({"INF": (5, 4)}, board="CITADEL", turn="INF", lay=lay, progress={"1": 2})
    game.play("attack", "Carbine", (6, 4))
    assert game.done(1)
    assert game["INF"].knowledge == 1


# --- Monster Limits and Power Gain


@pytest.mark.parametrize(
    ("board", "limit"),
    [
        pytest.param(board, limit, marks=rule(board))
        for board, limit in (("TOMB", 5), ("CAVE", 5), ("HALL", 5), ("BOG", 5), ("MIRROR", 4), ("CITADEL", 4))
    ],
)
def test_a_board_holds_so_many_monsters(board: str, limit: int):
    kinds = ("hound", "hound 2", "hound 3", "hound 4", "guardian")
    for n in (limit - 1, limit):
        herd = {name: (2 + 2 * k, 9) for k, name in enumerate(kinds[:n])}
        game = arena({"INF": (2, 2), **herd}, board=board, turn="goddess", power=9, hand="SK05")
        assert ("summon guardian" in game.offers()) == (n < limit)


@pytest.mark.parametrize(
    ("board", "power"),
    [
        pytest.param(board, power, marks=rule(board))
        for board, power in (("TOMB", 1), ("CAVE", 1), ("HALL", 1), ("BOG", 1), ("MIRROR", 5), ("CITADEL", 5))
    ],
)
def test_a_board_may_add_to_the_power_gain(board: str, power: int):
    assert arena({"INF": (2, 2)}, board=board, turn="opening").power == power
