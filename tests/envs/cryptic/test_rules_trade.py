"""Trade and Loot (CE-124 to CE-129) and the rulings on them (R-20 to R-22, R-55, R-85)."""

from typing import Any

import pytest

from .arena import arena, turn_of
from .kit import Position

rule = pytest.mark.rule


def two(**more: Any) -> Position:
    """The Turn of the Veteran, with the Infantry beside her."""
    return arena({"VET": (5, 5), "INF": (6, 5)}, turn="VET", **more)


def beside_a_corpse(**more: Any) -> Position:
    """The Turn of the Veteran, beside the Corpse of the Infantry."""
    units = {"VET": (5, 5), **more.pop("others", {})}
    return arena(units, turn="VET", dead={"INF": (6, 5)}, **more)


@rule("CE-124", "CE-125", "CE-140", "R-21")
def test_a_trade_moves_any_number_of_items_either_way_for_one_action():
    game = two(souls={"VET": 2}, knowledge={"VET": 1}, items={"VET": "A01", "INF": "A02 A03"})
    game.do("trade", "INF")
    for give in ("soul", "A01", "soul", "knowledge"):
        game.do("give", give)
    for take in ("A03", "A02"):
        game.do("take", take)
    assert game.asked == "MENU", "nothing is left to give or take"
    assert (game.items("VET"), game.items("INF")) == (["A03", "A02"], ["A01"])
    assert (game["VET"].souls, game["INF"].souls) == (0, 2)
    assert (game["VET"].knowledge, game["INF"].knowledge) == (0, 1)
    assert game["VET"].base_used == 1


@rule("CE-124", "R-21")
def test_a_trade_is_over_when_its_player_says_so():
    game = two(souls={"VET": 2})
    game.do("trade", "INF", "give", "soul")
    assert game.asked == "TRADE"
    game.choose("done")
    assert game.asked == "MENU"
    assert (game["VET"].souls, game["INF"].souls, game["VET"].base_used) == (1, 1, 1)


@rule("R-21")
def test_within_a_trade_no_item_goes_back():
    game = two(souls={"VET": 1, "INF": 1}, knowledge={"VET": 1, "INF": 1}, items={"INF": "A02"})
    game.do("trade", "INF", "give", "soul")
    assert game.can("take", "knowledge")
    assert not game.can("take", "soul"), "a Soul was given"
    game.do("take", "knowledge")
    assert not game.can("give"), "Knowledge was taken, and no Soul is left"
    game.do("take", "A02")
    assert game.asked == "MENU"
    assert (game["INF"].souls, game["VET"].knowledge, game.items("VET")) == (2, 2, ["A02"])


@rule("CE-124")
def test_a_trade_needs_an_adjacent_partner():
    for where, can in (((6, 6), True), ((7, 5), False)):
        game = arena({"VET": (5, 5), "INF": where}, turn="VET", souls={"VET": 1})
        assert game.can("trade") == can


@rule("CE-125")
def test_souls_on_charges_are_not_traded():
    assert not two(charged={"VET": "1 2", "INF": "1"}).can("trade")
    game = two(charged={"VET": "1"}, items={"VET": "A02*"}, souls={"INF": 1})
    game.do("trade", "INF")
    game.choose("give")
    assert game.items("INF") == ["A02*"], "only the Artifact could be given"


@rule("CE-126", "R-85")
def test_artifacts_arrive_charged_and_as_used_as_they_are():
    for used in (True, False):
        game = two(items={"VET": "A06*"})
        if used:
            game.do("free", "A06")
        game.do("trade", "INF", "give", "A06")
        assert game.items("INF") == ["A06*"]
        turn_of(game.choose("retire"), "INF")
        assert ("free" in game.offers()) != used


@rule("CE-126", "CE-128")
def test_a_looted_artifact_arrives_charged():
    game = beside_a_corpse(items={"INF": "A02*"})
    game.do("loot", "A02")
    assert game.items("VET") == ["A02*"]
    assert game["VET"].souls == 0


@rule("CE-127", "CE-128", "CE-140", "R-20", "R-55")
def test_loot_takes_any_of_what_lies_with_a_corpse():
    game = beside_a_corpse(
        souls={"INF": 1},
        knowledge={"INF": 1},
        bones={"INF": 1},
        items={"INF": "A02* R01"},
        charged={"INF": "1"},
        relics="R02",
    )
    game["INF"].fields["codex"] = 1
    game.do("loot")
    assert game.asked == "LOOT"
    assert game.offers() == {"soul", "knowledge", "bone", "codex", "A02", "R01", "soul 1", "done"}
    for thing in ("soul 1", "bone", "codex", "R01", "done"):
        game.choose(thing)
    assert (game.items("VET"), game["VET"].souls, game["VET"].bones, game["VET"].codex) == (["R01"], 1, 1, 1)
    assert (game.items("INF"), game["INF"].charged, game["INF"].souls, game["INF"].knowledge) == (
        ["A02*"],
        0,
        1,
        1,
    )
    assert (game.asked, game["VET"].base_used) == ("MENU", 1)
    game.do("loot")
    assert game.offers() == {"soul", "knowledge", "A02", "done"}


@rule("R-20", "CE-127")
def test_loot_reaches_the_corpse_beneath_and_beside():
    for where, can in (((6, 5), True), ((7, 6), True), ((8, 5), False)):
        game = arena({"VET": where}, turn="VET", dead={"INF": (6, 5)}, knowledge={"INF": 1})
        assert game.can("loot") == can


@rule("R-20")
def test_nothing_is_put_with_a_corpse():
    game = beside_a_corpse(souls={"VET": 1, "INF": 2})
    game.do("loot")
    assert game.offers() == {"soul", "done"}
    game.choose("soul")
    assert game.offers() == {"soul", "done"}


@rule("CE-127")
def test_an_empty_corpse_is_not_looted():
    assert not beside_a_corpse().can("loot")
    assert not beside_a_corpse(knowledge={"VET": 1}).can("loot")


@rule("CE-129")
@pytest.mark.parametrize("unit", ["hound", "MAG"])
def test_nobody_loots_under_another_unit(unit: str):
    for where, can in (((6, 5), False), ((6, 6), True)):
        game = beside_a_corpse(others={unit: where}, knowledge={"INF": 1})
        assert game.can("loot") == can


@rule("R-22")
def test_the_acting_player_alone_decides_on_trades_and_teleports():
    more = {"players": 3, "squads": ("VET", "INF"), "souls": {"VET": 1, "INF": 1}, "knowledge": {"INF": 1}}
    game = two(**more)
    game.do("trade", "INF")
    for choice in ("take", "knowledge", "give"):
        assert game.seat == 1
        game.choose(choice)
    assert (game["INF"].souls, game["VET"].knowledge) == (2, 1)
    game = arena(
        {"VET": (5, 5), "INF": (6, 5), "MAG": (5, 6)}, turn="VET", players=3, squads=("VET", "INF"), done="1"
    )
    game.choose("teleport")
    for choice in ("INF", "done"):
        assert (game.asked, game.seat) == ("TELEPORT", 1)
        game.choose(choice)
    assert [name for name in ("VET", "INF", "MAG") if game[name].teleported] == ["VET", "INF"]
