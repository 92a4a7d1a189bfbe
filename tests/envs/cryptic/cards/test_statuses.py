"""Statuses and Blood Skulls: what they do and how they end."""

from typing import Any

import pytest

from .arena import arena

rule = pytest.mark.rule


# --- burning


@rule("PYR-2", "R05")
def test_who_burns_loses_one_at_the_next_upkeep():
    units = {"PYR": (5, 4), "leech": (9, 4)}
    game = arena(units, "GOR", turn="PYR", charged={"PYR": "1"}, dice=[4])
    game.play("cast", "charge 1", "leech")
    assert game["leech"].vitae == 4
    game.goddess_turn().next_round()
    assert (game["leech"].vitae, game.statuses("leech")) == (3, set())
    game.goddess_turn().next_round()
    assert game["leech"].vitae == 3


@rule("PYR-2", "R-71")
def test_who_set_the_fire_has_the_credit():
    units = {"INF": (5, 4), "gash": (9, 9)}
    game = arena(units, board="BOG", turn="upkeep", vitae={"gash": 1}, status={"gash": "burning"})
    assert not game["gash"].present
    assert game.done(1)
    assert game["INF"].knowledge == 1


# --- entombed


@rule("SKZ-entombed", "R-77")
def test_the_entombed_are_moved_by_nothing():
    laid: dict[str, Any] = {"status": {"VET": "entombed"}}
    game = arena({"VET": (5, 4), "hound": (8, 4)}, turn="VET", charged={"VET": "1"}, **laid)
    assert "move" not in game.offers()
    assert {"attack", "prepare", "rest"} <= game.offers()
    units = {"VET": (5, 4), "slayer": (6, 4)}
    game = arena(units, "GOR", turn="slayer", master={"slayer": "m_champion"}, dice=[4], **laid)
    game.play("attack", "W")
    assert (game.at("VET"), game["VET"].vitae) == ((5, 4), 3), "no Knockback"
    units = {"CAR": (9, 4), "VET": (5, 4)}
    game = arena(units, turn="CAR", souls={"CAR": 1}, **laid).choose("devour")
    assert "VET" not in game.offers(), "no warp"
    game = arena({"MAG": (5, 4)}, turn="MAG", charged={"MAG": "1"}, status={"MAG": "entombed"})
    assert "cast" not in game.offers()


@rule("SKZ-entombed", "R-77")
def test_a_rest_does_not_free_the_entombed():
    game = arena({"VET": (5, 4)}, turn="VET", status={"VET": "entombed"}).play("rest")
    assert game.statuses("VET") == {"entombed"}


# --- vendetta


@rule("GOR-vendetta", "CHE-3")
def test_a_vendetta_lasts_until_it_is_cleansed():
    units = {"CHE": (5, 4), "VET": (6, 4)}
    game = arena(units, "GOR", turn="CHE", charged={"CHE": "2"}, status={"VET": "vendetta"})
    game.goddess_turn().next_round("VET").play("rest")
    assert game.statuses("VET") == {"vendetta"}
    game.play("CHE", "ability", "VET")
    assert game.statuses("VET") == set()


# --- Blood Skulls


@rule("GOR", "slayer")
def test_a_killed_monster_of_gorkuk_leaves_a_skull():
    game = arena({"INF": (5, 4), "slayer": (8, 4)}, "GOR", turn="INF", dice=[1])
    game.play("attack", "attack 0", "slayer")
    assert game.with_token("skull") == [(8, 4)]
    game = arena({"INF": (5, 4), "hound": (8, 4)}, turn="INF", vitae={"hound": 2}, dice=[1])
    game.play("attack", "attack 0", "hound")
    assert game.with_token("skull") == []


@rule("GOR", "leech")
def test_the_skull_of_a_large_monster_lies_on_no_pit():
    lay = {(8, 4): "pit"}
    game = arena({"INF": (5, 4), "leech": (8, 4)}, "GOR", turn="INF", vitae={"leech": 1}, lay=lay, dice=[1])
    game.play("attack", "attack 0", "leech")
    assert game.with_token("skull") == [(9, 4)]


@rule("GOR", "gash")
def test_gashnoradon_leaves_no_skull():
    units = {"INF": (5, 4), "gash": (8, 4)}
    game = arena(units, "GOR", board="BOG", turn="INF", vitae={"gash": 1}, dice=[1])
    game.play("attack", "attack 0", "gash")
    assert not game["gash"].present
    assert game.with_token("skull") == []


@rule("GOR", "R-76")
def test_a_skull_lets_a_monster_come_near_it():
    lay = {(9, 4): "skull"}
    game = arena({"INF": (5, 4)}, "GOR", turn="goddess", power=1, hand="GK01", lay=lay)
    game.choose("summon slayer")
    assert {(8, 3), (9, 4), (10, 5)} <= game.offers(), "on or beside the Skull, near and in Sight"
    game.choose((8, 3))
    assert game.with_token("skull") == [], "used up"
    game = arena({"INF": (5, 4)}, "GOR", turn="goddess", power=1, hand="GK01", lay={(12, 4): "skull"})
    game.choose("summon slayer", (13, 4))
    assert game.with_token("skull") == [(12, 4)], "legal without it"


@rule("GOR", "R-76")
def test_a_skull_brings_nobody_beside_a_cryptonaut():
    game = arena({"INF": (5, 4)}, "GOR", turn="goddess", power=1, hand="GK01", lay={(7, 4): "skull"})
    game.choose("summon slayer")
    assert {(7, 3), (8, 4), (7, 4)} <= game.offers()
    assert {(6, 3), (6, 4), (6, 5)}.isdisjoint(game.offers())


@rule("GOR")
def test_a_cryptonaut_tramples_a_skull():
    game = arena({"INF": (5, 4)}, "GOR", turn="INF", lay={(6, 4): "skull"}).choose("move", "E")
    assert game.with_token("skull") == []
    units = {"INF": (2, 2), "slayer": (5, 4)}
    game = arena(units, "GOR", turn="slayer", lay={(6, 4): "skull"}).choose("move", "E")
    assert game.with_token("skull") == [(6, 4)]
