"""The Abilities of the Saboteur, the Exo-Pilot, the Drone Handler, the Infiltrator and the Pathfinder."""

import pytest

from .arena import arena

rule = pytest.mark.rule


# --- Saboteur


@rule("SAB-1")
@pytest.mark.parametrize(("mate", "health"), [((7, 5), 3), ((9, 5), 4)])
def test_backstab_strikes_harder_beside_another_cryptonaut(mate: tuple, health: int):
    units = {"SAB": (5, 4), "VET": mate, "troll": (6, 3)}
    game = arena(units, "GOR", turn="SAB", dice=[4])
    game.play("attack", "attack 1", "troll")
    assert game["troll"].vitae == health


@rule("SAB-1")
def test_backstab_is_for_every_attack_of_hers_against_monsters():
    units = {"SAB": (5, 4), "VET": (10, 3), "troll": (8, 3)}
    game = arena(units, "GOR", turn="SAB", dice=[4])
    game.play("attack", "troll")
    assert game["troll"].vitae == 4
    units = {"SAB": (5, 4), "VET": (7, 4)}
    game = arena(units, turn="SAB", lay={(6, 4): "arcane door"})
    game.play("attack", "attack 1", (6, 4))
    assert game.structure((6, 4)).health == 2


@rule("SAB-2")
def test_desecrate_ends_the_power_of_a_monolith():
    game = arena({"SAB": (5, 4)}, turn="SAB", charged={"SAB": "1"}, lay={(6, 4): "monolith empowered"})
    game.play("ability", "charge 1")
    thing = game.structure((6, 4))
    assert (thing.empowered, thing.health) == (0, 1)
    game.play("ability", "charge 1")
    assert game.structure((6, 4)).gone, "not once per Round"
    laid = {"charged": {"SAB": "1"}, "lay": {(6, 4): "monolith"}}
    game = arena({"SAB": (5, 4)}, turn="SAB", masteries="SK06", **laid).play("ability", "charge 1")
    assert game.structure((6, 4)).health == 1, "2 Piercing"
    game = arena({"SAB": (5, 4)}, turn="SAB", charged={"SAB": "1"}, lay={(7, 4): "monolith"})
    assert "ability" not in game.offers(), "adjacent"


@rule("SAB-3")
def test_the_cloak_makes_her_ethereal_until_cleanup():
    units = {"SAB": (5, 4), "disciple": (9, 4), "disciple 2": (5, 5)}
    game = arena(units, "MYC", turn="SAB", charged={"SAB": "2"}, dice=[1, 1])
    game.play("ability")
    assert "ability" not in game.offers()
    game.goddess_turn().monster("disciple", "attack", "SAB").play("end")
    assert game["SAB"].vitae == 4, "not adjacent"
    game.monster("disciple 2", "attack", "SAB").play("end")
    assert game["SAB"].vitae == 3, "adjacent"
    game.next_round().goddess_turn().dice(1).monster("disciple", "attack", "SAB")
    assert game["SAB"].vitae == 2


@rule("SAB-4")
def test_sabotage_takes_a_card_and_a_power():
    game = arena({"SAB": (5, 4)}, turn="SAB", souls={"SAB": 1}, hand="SK01", power=3)
    game.play("devour")
    assert (game.hand, game.discard, game.power) == ([], ["SK01"], 2)
    game = arena({"SAB": (5, 4)}, turn="SAB", souls={"SAB": 1}, power=0)
    game.play("devour")
    assert (game.power, game["SAB"].base_used) == (0, 1), "not below 0"


# --- Exo-Pilot


@rule("EXO-1")
def test_the_plated_frame_is_armor():
    game = arena({"EXO": (5, 4), "guardian": (6, 4)}, turn="guardian", dice=[3])
    game.play("attack")
    assert game["EXO"].vitae == 4


@rule("EXO")
def test_the_autocannon_fires_once_a_round():
    game = arena({"EXO": (5, 4), "troll": (10, 3)}, "GOR", turn="EXO", dice=[4])
    game.play("attack")
    assert game["troll"].vitae == 4
    assert "attack" not in game.offers(), "the Exo-Fist is a Melee Attack"


@rule("EXO-2")
def test_jump_jets_pass_over_pits_but_do_not_stop_there():
    lay = {(x, y): "pit" for x in (7, 8) for y in range(1, 19)}
    game = arena({"EXO": (5, 4)}, turn="EXO", charged={"EXO": "1"}, lay=lay)
    game.play("move", "E", "E")
    assert game.at("EXO") == (7, 4)
    assert "done" not in game.offers()
    game.choose("E", "E")
    assert game.at("EXO") == (9, 4), "3 and 1 points"
    assert game.asked == "MENU"
    game = arena({"EXO": (6, 4)}, turn="EXO", lay=lay)
    game.choose("move")
    assert "E" not in game.offers()


@rule("EXO-3")
def test_the_missile_pod_bursts_once_a_round():
    units = {"EXO": (5, 4), "troll": (11, 3), "slayer": (13, 4), "slayer 2": (10, 5), "slayer 3": (14, 4)}
    game = arena(units, "GOR", turn="EXO", charged={"EXO": "2"}, dice=[4])
    game.play("attack", "charge 2", "troll")
    assert [game[name].vitae for name in ("troll", "slayer", "slayer 2", "slayer 3")] == [4, 1, 1, 2]
    assert not game.can("attack", "charge 2", "troll"), "once per Round"
    game = arena(units, "GOR", turn="EXO", charged={"EXO": "2"}, dice=[5])
    game.play("attack", "charge 2", "troll")
    assert [game[name].vitae for name in ("troll", "slayer", "slayer 2")] == [6, 2, 2], "a miss"


@rule("EXO-4")
def test_eject_jumps_into_sight_and_heals():
    units = {"EXO": (5, 4), "hound": (4, 4)}
    lay = {(5, y): "wall" for y in (6, 7)}
    game = arena(units, turn="EXO", souls={"EXO": 1}, vitae={"EXO": 2}, lay=lay)
    game.choose("devour")
    offered = game.offers()
    assert (10, 3) in offered
    assert {(5, 8), (2, 4), (12, 3), "hound"}.isdisjoint(offered), "no Sight, no Sight, too far, occupied"
    game.choose((11, 3))
    assert game.at("EXO") == (11, 3), "no Break-Away"
    assert (game["EXO"].vitae, game["EXO"].stamina, game["EXO"].base_used) == (4, 4, 0)


# --- Drone Handler


@rule("DRO-1")
@pytest.mark.parametrize(
    ("name", "distance", "asked"),
    [("DRO", 7, True), ("DRO", 8, False), ("VET", 7, True), ("INF", 7, False), ("INF", 5, True)],
)
def test_the_recon_drone_widens_the_watch_of_her_squad(name: str, distance: int, asked: bool):
    units = {"DRO": (1, 17), "VET": (2, 17), "INF": (3, 17)} | {name: (4, 4), "hound": (4 + distance, 4)}
    game = arena(units, turn="hound", squads=("DRO VET", "INF"), prepared=name, items={name: "R10"})
    game.choose("move")
    assert (game.asked == "PREPARED") == asked


@rule("DRO-2")
def test_the_seeker_drone_needs_no_sight():
    units = {"DRO": (5, 4), "hound": (11, 4)}
    game = arena(units, turn="DRO", charged={"DRO": "1"}, lay={(8, 4): "wall"}, dice=[4])
    game.play("attack")
    assert game["hound"].vitae == 1
    assert "attack" not in game.offers(), "once per Round"
    game = arena({"DRO": (5, 4), "hound": (12, 4)}, turn="DRO", charged={"DRO": "1"})
    assert "attack" not in game.offers(), "Range 6"


@rule("DRO-3")
def test_the_courier_drone_trades_over_eight_spaces():
    units = {"DRO": (5, 4), "VET": (13, 4)}
    game = arena(units, turn="DRO", charged={"DRO": "2"}, souls={"DRO": 1}, items={"VET": "A05"})
    game.play("ability", "give", "soul", "take", "A05", "done")
    assert (game["DRO"].souls, game["VET"].souls) == (0, 1)
    assert game.items("DRO") == ["A05"]
    assert game["DRO"].base_used == 1
    assert "ability" not in game.offers()
    far = {"DRO": (5, 4), "VET": (14, 4)}
    assert "ability" not in arena(far, turn="DRO", charged={"DRO": "2"}, souls={"DRO": 1}).offers()


@rule("DRO-4")
def test_the_drone_swarm_damages_within_three():
    units = {"DRO": (5, 4), "hound": (8, 4), "guardian": (6, 4), "hound 2": (9, 4)}
    game = arena(units, turn="DRO", souls={"DRO": 1})
    game.play("devour")
    assert [game[name].vitae for name in ("hound", "guardian", "hound 2")] == [1, 2, 3]
    assert (game["DRO"].souls, game["DRO"].base_used) == (0, 1)


# --- Infiltrator


@rule("INL-1")
def test_slip_away_ignores_grapple_and_breaks_away_better():
    units = {"INL": (5, 4), "leech": (6, 4)}
    game = arena(units, "GOR", turn="INL", stamina={"INL": 3}, dice=[4])
    game.play("move", "W", "done")
    assert (game.at("INL"), game["INL"].stamina) == ((4, 4), 3), "4 or less with Stamina 3"
    game = arena(units, "GOR", turn="INL", stamina={"INL": 3}, dice=[5])
    game.play("move", "W", "done")
    assert game["INL"].stamina == 2


@rule("INL-1")
def test_slip_away_is_no_help_with_other_checks():
    lay = {(6, 4): "trap"}
    game = arena({"INL": (5, 4)}, turn="INL", stamina={"INL": 3}, lay=lay, traps="T1", dice=[4])
    game.play("move", "E", "no", "done")
    assert game["INL"].vitae == 2


@rule("INL-2")
def test_lockpick_opens_any_door_for_nothing():
    lay = {(6, 3): "arcane door", (6, 5): "door"}
    game = arena({"INL": (5, 4)}, turn="INL", charged={"INL": "1"}, lay=lay)
    game.play("move", (6, 3), (6, 5), *["W"] * 4, "N")
    assert game.structure((6, 3)).open
    assert game.structure((6, 5)).open
    assert game.at("INL") == (1, 3), "all five points"
    game = arena({"INL": (5, 4)}, turn="INL", lay=lay)
    game.choose("move")
    assert (6, 3) not in game.offers()
    game.choose((6, 5), *["W"] * 4)
    assert game.asked == "MENU", "a Door costs a point"


@rule("INL-2")
def test_closing_a_door_still_costs_a_point():
    game = arena({"INL": (5, 4)}, turn="INL", charged={"INL": "1"}, lay={(6, 3): "door open"})
    game.choose("move", (6, 3), *["W"] * 4)
    assert not game.structure((6, 3)).open
    assert game.asked == "MENU"


@rule("INL-3")
def test_double_tap_rerolls_one_failed_aim_check_a_round():
    game = arena({"INL": (5, 4), "hound": (8, 4)}, turn="INL", charged={"INL": "2"}, dice=[5, 4, 5])
    game.play("attack", "yes")
    assert game["hound"].vitae == 2
    game.choose("attack")
    assert game.asked == "REROLL"


@rule("INL-4")
def test_vanish_slips_off_and_is_ethereal():
    units = {"INL": (5, 4), "disciple": (6, 4)}
    game = arena(units, "MYC", turn="INL", souls={"INL": 1}, dice=[1])
    game.play("devour", "W", "W", "W", "S", "E")
    assert (game.at("INL"), game["INL"].stamina, game["INL"].base_used) == ((3, 5), 5, 0), "no Break-Away"
    assert game.asked == "MENU", "5 steps"
    game.goddess_turn().monster("disciple", "attack")
    assert game["INL"].vitae == 4
    game.next_round().goddess_turn().dice(1).monster("disciple", "attack")
    assert game["INL"].vitae == 3


# --- Pathfinder


@rule("PAT-1")
def test_the_grappling_line_swings_over_pits():
    lay = {(x, y): "pit" for x in (6, 7, 8) for y in range(1, 19)}
    game = arena({"PAT": (5, 4), "hound": (4, 4)}, turn="PAT", lay=lay)
    game.choose("ability", "E", "E", "E")
    assert game.at("PAT") == (8, 4)
    assert game.offers() == {"NE", "E", "SE"}, "she may not stop on a Pit"
    game.choose("E")
    assert game.at("PAT") == (9, 4)
    assert game["PAT"].stamina == 5, "no Break-Away"
    assert "ability" not in game.offers()


@rule("PAT-2")
def test_the_rescue_line_pulls_another_nearer():
    units = {"PAT": (5, 4), "VET": (10, 4), "hound": (11, 4)}
    game = arena(units, turn="PAT", charged={"PAT": "1"}, retired="VET")
    game.play("ability", "charge 1")
    assert game.at("VET") == (6, 5), "each step to the nearest space, the lowest direction of several (R-70)"
    assert game["VET"].stamina == 4, "no Break-Away"
    game = arena(
        {"PAT": (5, 4), "VET": (10, 4)}, turn="PAT", charged={"PAT": "1"}, status={"VET": "entombed"}
    )
    game.play("ability", "charge 1", "VET")
    assert game.at("VET") == (10, 4), "kept in place"


@rule("PAT-2")
def test_the_rescue_line_reaches_five_and_stops_before_obstacles():
    units = {"PAT": (5, 4), "VET": (11, 4)}
    game = arena(units, turn="PAT", charged={"PAT": "1"})
    assert not game.choose("ability").can("charge 1")
    lay = {(8, y): "pit" for y in range(1, 19)}
    game = arena({"PAT": (5, 4), "VET": (10, 4)}, turn="PAT", charged={"PAT": "1"}, lay=lay)
    game.play("ability", "charge 1")
    assert game.at("VET") == (9, 5)


@rule("PAT-3")
def test_a_flare_suppresses_until_cleanup():
    units = {"PAT": (4, 4), "VET": (9, 2), "spectro": (12, 3)}
    game = arena(units, turn="PAT", charged={"PAT": "2"}, dice=[5])
    game.play("free")
    assert game["PAT"].base_used == 0
    assert "free" not in game.offers()
    game.play("retire", "attack", "attack 0")
    assert game["spectro"].vitae == 2
    game.goddess_turn().next_round("VET").dice(5).play("attack", "attack 0")
    assert game["spectro"].vitae == 3, "Ethereal again; Life Eternal between them"


@rule("PAT-4")
def test_second_wind_restores_stamina_within_three():
    units = {"PAT": (5, 4), "VET": (8, 4), "INF": (6, 4), "AND": (9, 4)}
    stamina = {"PAT": 1, "VET": 1, "INF": 3, "AND": 1}
    game = arena(units, turn="PAT", souls={"PAT": 1}, stamina=stamina)
    game.play("devour")
    assert [game[name].stamina for name in units] == [3, 3, 4, 1]
    assert (game["PAT"].souls, game["PAT"].base_used) == (0, 1)
