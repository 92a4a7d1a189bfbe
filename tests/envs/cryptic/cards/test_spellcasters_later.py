"""The Abilities of the Chronomancer, the Oracle and the Geomancer."""

import pytest

from .arena import arena

rule = pytest.mark.rule


# --- Chronomancer


@rule("CHR-1")
def test_slow_time_takes_an_action_from_a_monster():
    units = {"CHR": (5, 4), "hound": (10, 4), "hound 2": (11, 5)}
    game = arena(units, turn="CHR", dice=[4])
    game.play("cast").goddess_turn()
    assert [game.left(name) for name in ("hound", "hound 2")] == [1, 2]
    game.next_round().goddess_turn()
    assert game.left("hound") == 2
    game = arena(units, turn="CHR", dice=[5])
    game.play("cast").goddess_turn()
    assert game.left("hound") == 2


@rule("CHR-2")
def test_quicken_gives_an_action_to_another():
    units = {"CHR": (5, 4), "VET": (9, 4), "INF": (5, 3), "AND": (10, 5)}
    game = arena(units, turn="CHR", charged={"CHR": "1"}, retired="INF", dice=[4])
    game.play("cast", "charge 1")
    assert game["VET"].extra == 1, "INF is Retired, AND is farther than 4"
    assert "cast" not in game.offers(), "once per Round; no Monster for Slow Time"
    game.play("retire", "VET")
    assert game.left("VET") == 3


@rule("CHR-3")
def test_rewind_rerolls_any_check_within_five_once_a_round():
    units = {"CHR": (5, 4), "VET": (10, 4), "hound": (12, 4)}
    game = arena(units, turn="VET", charged={"CHR": "2"}, dice=[6, 5, 6])
    game.choose("attack")
    assert (game.asked, game.who) == ("TRIGGER", "CHR"), "in unit order, before Steady Hand"
    game.choose("yes")
    assert game["hound"].vitae == 1
    game.choose("attack")
    assert (game.asked, game.who) == ("TRIGGER", "VET")
    game.choose("no")
    assert game.asked == "REROLL"


@rule("CHR-3")
def test_rewind_is_for_casts_stamina_checks_and_herself_too():
    units = {"CHR": (5, 4), "hound": (6, 4)}
    game = arena(units, turn="CHR", charged={"CHR": "2"}, dice=[6, 4])
    game.choose("cast", "yes")
    assert game.asked == "MENU"
    assert game.change("hound", "slow") == 1
    game = arena(units, turn="CHR", charged={"CHR": "2"}, dice=[6, 4])
    game.choose("move", "W", "yes")
    assert game["CHR"].stamina == 4


@rule("CHR-3")
def test_rewind_reaches_five_spaces_and_needs_no_sight():
    units = {"CHR": (5, 4), "INF": (11, 4), "hound": (13, 4)}
    game = arena(units, turn="INF", charged={"CHR": "2"}, dice=[6])
    game.choose("attack", "Carbine")
    assert game.asked == "REROLL"
    units = {"CHR": (5, 4), "INF": (10, 4), "hound": (12, 4)}
    game = arena(units, turn="INF", charged={"CHR": "2"}, lay={(7, 4): "wall"}, dice=[6])
    game.choose("attack", "Carbine")
    assert (game.asked, game.who) == ("TRIGGER", "CHR")


@rule("CHR-4")
def test_time_stop_retires_the_monsters_within_three():
    units = {"CHR": (5, 4), "hound": (8, 4), "guardian": (5, 5), "hound 2": (9, 4)}
    game = arena(units, turn="CHR", souls={"CHR": 1})
    game.play("devour")
    assert [game[name].retired for name in ("hound", "guardian", "hound 2")] == [1, 1, 0]
    assert (game["CHR"].souls, game["CHR"].base_used, game.rolled) == (0, 1, 0)
    game.goddess_turn()
    assert "hound 2" in game.offers()
    assert {"hound", "guardian"}.isdisjoint(game.offers()), "for this Round"
    game.next_round().goddess_turn()
    assert "hound" in game.offers()


@rule("CHR-4", "gash")
def test_time_stop_does_not_hold_a_demigoddess():
    game = arena({"CHR": (5, 4), "gash": (6, 4)}, board="BOG", turn="CHR", souls={"CHR": 1})
    assert not game.can("devour"), "nobody else is there"


# --- Oracle


@rule("ORA-1")
def test_vigilance_prepares_the_retired():
    units = {"ORA": (5, 4), "VET": (10, 4), "INF": (5, 5), "AND": (4, 4), "DEM": (11, 5)}
    game = arena(units, turn="ORA", retired="VET DEM", rested="AND", dice=[5])
    game.play("cast")
    assert [game[name].prepared for name in units] == [0, 1, 0, 0, 0]
    assert game["VET"].retired


@rule("ORA-1")
def test_vigilance_lets_her_act_in_the_goddess_turn():
    units = {"ORA": (5, 4), "VET": (10, 4), "hound": (13, 4)}
    game = arena(units, turn="ORA", retired="VET", dice=[5, 5])
    game.play("cast", "start").goddess_turn().choose("hound", "move")
    assert (game.asked, game.who) == ("PREPARED", "VET")
    game.play("yes", "attack")
    assert game["hound"].vitae == 1


@rule("ORA-2")
def test_a_mind_spike_pierces():
    units = {"ORA": (5, 4), "guardian": (10, 4)}
    game = arena(units, turn="ORA", charged={"ORA": "1"}, dice=[5])
    game.play("cast")
    assert game["guardian"].vitae == 1
    units = {"ORA": (5, 4), "guardian": (11, 4)}
    assert "cast" not in arena(units, turn="ORA", charged={"ORA": "1"}).offers()


@rule("ORA-3")
def test_a_prophecy_shows_the_hand():
    game = arena({"ORA": (5, 4)}, turn="ORA", charged={"ORA": "2"}, hand="SK02 SK10")
    game.play("free")
    assert game.known == ["SK02", "SK10"]
    assert game["ORA"].base_used == 0
    assert "free" not in game.offers()


@rule("ORA-4")
def test_deny_fate_cancels_the_next_effect():
    units = {"ORA": (5, 4), "hound": (8, 4)}
    game = arena(units, turn="ORA", souls={"ORA": 1}, hand="SK03 SK03", power=3)
    game.play("devour")
    assert game.record["ward"] == 1
    assert (game["ORA"].souls, game["ORA"].base_used, game.rolled) == (0, 1, 0)
    game.goddess_turn().play("SK03 effect", "ORA")
    assert game["ORA"].vitae == 3
    assert game.power == 3, "1 gained, 1 spent"
    assert game.discard == ["SK03"]
    assert game.record["ward"] == 0
    game.play("SK03 effect", "ORA")
    assert game["ORA"].vitae == 1, "one card alone"


@rule("ORA-4")
def test_the_ward_leaves_masteries_alone_and_ends_in_cleanup():
    game = arena({"ORA": (5, 4)}, turn="ORA", souls={"ORA": 1}, hand="SK01", power=3)
    game.play("devour").goddess_turn().play("SK01 mastery")
    assert game.masteries == ["SK01"]
    assert game.record["ward"] == 1
    game.next_round()
    assert game.record["ward"] == 0


# --- Geomancer


@rule("GEO")
def test_the_stone_staff_knocks_back():
    game = arena({"GEO": (5, 4), "hound": (6, 4)}, turn="GEO", dice=[3])
    game.play("attack", "E")
    assert (game["hound"].vitae, game.at("hound")) == (2, (7, 4))


@rule("GEO-1")
def test_a_stone_spike_strikes_within_three():
    game = arena({"GEO": (5, 4), "hound": (8, 4)}, turn="GEO", lay={(5, 6): "arcane door"}, dice=[4, 4])
    game.play("cast", "hound", "cast", (5, 6))
    assert game["hound"].vitae == 1
    assert game.structure((5, 6)).health == 2
    assert "cast" not in arena({"GEO": (5, 4), "hound": (9, 4)}, turn="GEO").offers()


@rule("GEO-2")
def test_she_shapes_a_wall_into_ground_or_ground_into_a_barricade():
    lay = {(6, 4): "wall", (5, 5): "soul", (8, 4): "wall"}
    game = arena({"GEO": (5, 4)}, turn="GEO", charged={"GEO": "1"}, lay=lay, dice=[4])
    game.choose("cast")
    offered = game.offers()
    assert {(6, 4), (5, 6), (3, 2)} < offered
    assert {(5, 5), (7, 4), (8, 4), "GEO"}.isdisjoint(offered), "a token, no Sight, too far, occupied"
    game.play((6, 4))
    assert (game.terrain((6, 4)), game.tokens((6, 4))) == ("ground", {"rubble"})
    assert "cast" not in game.offers(), "once per Round"
    game = arena({"GEO": (5, 4)}, turn="GEO", charged={"GEO": "1"}, dice=[4])
    game.play("cast", (5, 6))
    assert game.structure((5, 6)).health == 2
    assert game.structures("barricade") == [(5, 6)]


@rule("GEO-2")
def test_without_a_destroyed_wall_left_she_still_builds():
    lay = {(6, 4): "wall"}
    game = arena({"GEO": (5, 4)}, turn="GEO", charged={"GEO": "1"}, lay=lay, rubble=6)
    game.choose("cast")
    assert (6, 4) not in game.offers()
    assert (6, 3) in game.offers()


@rule("GEO-3")
def test_stone_skin_armors_and_holds_fast():
    units = {"GEO": (5, 4), "VET": (9, 4), "slayer": (10, 4)}
    master = {"slayer": "m_champion"}
    game = arena(units, "GOR", turn="GEO", charged={"GEO": "2"}, master=master, dice=[4, 4])
    game.play("cast", "charge 2", "VET").goddess_turn().monster("slayer", "attack")
    assert (game["VET"].vitae, game.at("VET")) == (4, (9, 4)), "2 less 1, and no Knockback"
    assert not game.was_asked("DIRECTION")
    game.next_round().goddess_turn().dice(4).monster("slayer", "attack", "N")
    assert game["VET"].vitae == 2
    assert game.at("VET") == (9, 2)


@rule("GEO-3")
def test_stone_skin_is_cast_once_a_round_within_four():
    units = {"GEO": (5, 4), "VET": (10, 4)}
    game = arena(units, turn="GEO", charged={"GEO": "2"}, dice=[4])
    game.play("cast", "charge 2")
    assert game.change("GEO", "armor") == 1, "the Veteran stands 5 spaces away"
    assert "cast" not in game.offers()


@rule("GEO-4")
def test_an_earthquake_shakes_within_three():
    units = {"GEO": (5, 4), "hound": (8, 4), "guardian": (6, 4), "hound 2": (9, 4)}
    game = arena(units, turn="GEO", souls={"GEO": 1})
    game.play("devour")
    assert [game[name].vitae for name in ("hound", "guardian", "hound 2")] == [1, 2, 3]
    assert (game["GEO"].souls, game["GEO"].base_used, game.rolled) == (0, 1, 0)
    game.goddess_turn()
    assert [game.left(name) for name in ("hound", "guardian", "hound 2")] == [1, 1, 2]
    assert game.next_round().goddess_turn().left("hound") == 2
