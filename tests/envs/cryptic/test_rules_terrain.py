"""Terrain, Doors, Monoliths and Corpses (CE-142 to CE-157) and rulings on them (R-12, R-34, R-91, R-92)."""

from typing import Any

import pytest

from .arena import arena
from .kit import Position, position

rule = pytest.mark.rule

ALL_AROUND = {"N", "NE", "E", "SE", "S", "SW", "W", "NW"}


def walking(unit: str = "VET", **more: Any) -> Position:
    """This unit at (5, 5) in a Move Action."""
    units = {unit: (5, 5), **more.pop("others", {})}
    if unit != "VET":
        units.setdefault("VET", (12, 12))
    return arena(units, turn=unit, **more).choose("move")


@rule("CE-142")
def test_ground_has_no_effect():
    game = walking()
    assert game.offers() - {"done"} == ALL_AROUND
    game.choose("E", "S", "W", "N")
    assert (game.asked, game.at("VET"), game.rolled) == ("MENU", (5, 5), 0)


@rule("CE-143", "R-91")
@pytest.mark.parametrize(("unit", "steps"), [("VET", 3), ("hound", 4)])
def test_sand_costs_both_sides_two_points(unit: str, steps: int):
    game = walking(unit, lay={(6, 5): "special"})
    game.choose(*["E"] * steps)
    assert game.asked in ("MENU", "MONSTER"), "one more point than steps"
    assert game.at(unit) == (5 + steps, 5)


@rule("R-91")
def test_the_whole_cost_of_a_step_must_be_there():
    game = walking(lay={(9, 5): "special"}).choose("E", "E", "E")
    assert "NE" in game.offers()
    assert "E" not in game.offers(), "one point left, two needed"
    game = walking("CAR", lay={(9, 5): "special"}).choose("E", "E", "E")
    assert "E" in game.offers()


@rule("CE-143")
def test_ice_says_that_it_is_for_cryptonauts_only():
    more = {"clear": True, "lay": {(6, 5): "special"}}
    game = position("CAVE", "SKZ", {"VET": (12, 12), "hound": (5, 5)}, turn="hound", **more)
    game.choose("move", "E", "E")
    assert game.at("hound") == (7, 5)
    game = position("CAVE", "SKZ", {"VET": (5, 5)}, turn="VET", dice=[6], **more)
    game.choose("move", "E", "no")
    assert (game.asked, game.at("VET")) == ("MENU", (6, 5)), "the rest of the Move is lost"


@rule("CE-144", "CE-099")
def test_pits_are_impassable_and_do_not_block_sight():
    game = walking(lay={(6, 5): "pit"}, others={"hound": (7, 5)})
    assert "E" not in game.offers()
    game = arena({"VET": (5, 5), "hound": (7, 5)}, turn="VET", lay={(6, 5): "pit"})
    assert game.can("attack")


@rule("CE-144")
def test_pits_are_not_occupied():
    game = arena({"VET": (5, 5), "spectro": (8, 5)}, turn="spectro", lay={(7, 5): "pit", (7, 6): "pit"})
    game.choose("move", "W")
    assert game.at("spectro") == (7, 5)
    assert "done" in game.offers(), "it may stop there: the spaces are unoccupied"


@rule("CE-145", "CE-107")
def test_walls_are_impassable_block_sight_and_are_no_targets():
    lay = {(6, 5): "wall"}
    assert walking(lay=lay).offers() - {"done"} == ALL_AROUND - {"E"}
    game = arena({"VET": (5, 5), "hound": (7, 5)}, turn="VET", lay=lay)
    assert not game.can("attack")
    assert arena({"VET": (5, 5), "hound": (7, 5)}, turn="VET").can("attack")


@rule("CE-146")
@pytest.mark.parametrize("kind", ["sarcophagus", "monolith", "door", "hoarfrost"])
def test_structures_are_impassable_and_block_sight(kind: str):
    lay = {(6, 5): kind}
    assert "E" not in walking(lay=lay).offers()
    for laid, can in ((lay, False), ({}, True)):
        game = arena(
            {"SHA": (5, 5), "hound": (9, 5), "hound 2": (9, 9), "hound 3": (9, 1)}, turn="SHA", lay=laid
        )
        assert game.can("attack", "Long Rifle", "hound") == can


@rule("CE-147")
def test_a_destroyed_wall_is_ground():
    game = arena({"DEM": (5, 5), "hound": (7, 5)}, turn="DEM", charged={"DEM": "1"}, lay={(6, 5): "wall"})
    assert not game.can("attack")
    game.do("ability", "Breaching Charge", (6, 5))
    assert (game.terrain((6, 5)), game.tokens((6, 5)), game.record["rubble"]) == ("ground", {"rubble"}, 1)
    assert game.can("attack")
    game.choose("move")
    assert "E" in game.offers()


@rule("CE-148", "CE-151")
@pytest.mark.parametrize("unit", ["VET", "hound"])
def test_anybody_opens_and_closes_a_mundane_door(unit: str):
    game = walking(unit, lay={(6, 5): "door"})
    assert game.structure((6, 5)).health == 2
    assert "E" not in game.offers()
    game.choose((6, 5))
    assert game.structure((6, 5)).open == 1
    assert {"E", (6, 5)} <= game.offers(), "an open Door's space is unoccupied"
    game.choose((6, 5))
    assert game.structure((6, 5)).open == 0
    assert "E" not in game.offers()
    game.choose((6, 5), "E")
    assert game.at(unit) == (6, 5), "three points and a fourth"


@rule("CE-151")
def test_sight_passes_an_open_door():
    for state, can in (("door open", True), ("door closed", False)):
        units = {"VET": (5, 5), "hound": (7, 5), "hound 2": (5, 7)}
        game = arena(units, turn="VET", lay={(6, 5): state})
        assert game.can("attack", "Pistol", "hound") == can


@rule("CE-149", "CE-180")
def test_who_opens_an_arcane_door():
    for unit, can in (("VET", False), ("DEM", False), ("XEN", True), ("MAG", True), ("hound", False)):
        game = walking(unit, lay={(6, 5): "arcane door"})
        assert game.structure((6, 5)).health == 4
        assert ((6, 5) in game.offers()) == can, unit


@rule("CE-149", "CE-180")
@pytest.mark.parametrize("unit", ["VET", "hound"])
def test_anybody_closes_an_arcane_door(unit: str):
    game = walking(unit, lay={(6, 5): "arcane door open"})
    game.choose((6, 5))
    assert game.structure((6, 5)).open == 0
    assert (6, 5) not in game.offers()


@rule("CE-150")
@pytest.mark.parametrize("unit", ["VET", "hound"])
def test_a_door_is_not_closed_on_anything(unit: str):
    lay = {(6, 5): "door open"}
    assert (6, 5) in walking(unit, lay=lay).offers()
    assert (6, 5) not in walking(unit, lay=lay, dead={"INF": (6, 5)}).offers()
    for other in ("MAG", "guardian"):
        game = walking(unit, lay=lay, others={other: (6, 5)})
        assert not {(6, 5), other} & game.offers(), other


@rule("CE-152")
def test_a_closed_door_stops_a_forced_move_and_stays_closed():
    units = {"VAN": (5, 5), "hound": (6, 5)}
    for door, where in (("door", (6, 5)), ("door open", (7, 5))):
        game = arena(units, turn="VAN", lay={(7, 5): door}, dice=[1])
        game.do("attack", "Riot Club", "hound", "E")
        assert game.at("hound") == where
        assert game.structure((7, 5)).open == (door == "door open")
        assert not game.was_asked("STEP")


@rule("CE-153", "CE-106", "CE-112")
def test_a_monolith_has_three_health():
    game = arena({"VET": (5, 5)}, turn="VET", lay={(7, 5): "monolith"})
    assert game.structure((7, 5)).health == 3
    game.do("attack", "Pistol", (7, 5))
    assert game.structure((7, 5)).health == 1
    game.do("attack", "Pistol", (7, 5))
    assert game.structures("monolith") == []
    assert game.rolled == 0, "hit without a check"


@rule("CE-154", "CE-155")
def test_empowering_heals_and_arms_a_monolith_once():
    lay = {(7, 5): "monolith 1", (9, 5): "monolith"}
    game = arena({"VET": (5, 5)}, turn="goddess", power=7, lay=lay)
    game.do("empower", (7, 5))
    stone = game.structure((7, 5))
    assert (game.power, stone.health, stone.empowered) == (4, 3, 1)
    game.do("empower")
    assert (game.power, game.structure((9, 5)).empowered) == (1, 1), "the other one only"
    game.put("power", 3)
    assert not game.can("empower")


@rule("CE-154")
def test_empower_costs_three_power():
    for power, can in ((3, True), (2, False)):
        game = arena({"VET": (5, 5)}, turn="goddess", power=power, lay={(7, 5): "monolith"}, hand="SK09")
        assert game.can("empower") == can


@rule("CE-154", "CE-191")
def test_an_empowered_monolith_has_armor():
    game = arena({"VET": (5, 5)}, turn="VET", lay={(7, 5): "monolith empowered"})
    game.do("attack", "Pistol", (7, 5))
    assert game.structure((7, 5)).health == 2


@rule("CE-156", "R-34")
@pytest.mark.parametrize(
    ("one", "other", "power"),
    [
        ("monolith", "monolith", 1),
        ("monolith empowered", "monolith", 2),
        ("monolith empowered", "monolith empowered", 2),
        ("monolith empowered gone", "monolith empowered", 2),
        ("monolith empowered gone", "monolith empowered gone", 1),
    ],
)
def test_empowered_monoliths_give_one_power_in_all(one: str, other: str, power: int):
    game = arena({"VET": (5, 5)}, turn="opening", lay={(7, 5): one, (9, 5): other})
    assert game.power == power


@rule("CE-157")
def test_cards_refer_to_monoliths():
    game = arena({"VET": (5, 5)}, turn="goddess", power=1, hand="SK06", lay={(7, 5): "monolith 1"})
    game.do("SK06 effect", (7, 5))
    assert game.structure((7, 5)).health == 3
    game = arena({"VET": (5, 5)}, "MYC", turn="goddess", power=1, hand="MY01", lay={(7, 7): "monolith"})
    game.choose("MY01 effect")
    near = {(x, y) for x in (6, 7, 8) for y in (6, 7, 8)} - {(6, 6), (7, 7)}
    assert game.offers() == near, "adjacent to the Monolith, not to the Cryptonaut"


@rule("R-12")
def test_a_diagonal_step_between_two_blocked_spaces_is_allowed():
    game = walking(lay={(6, 5): "wall", (5, 6): "sarcophagus"})
    assert "SE" in game.offers()
    assert game.choose("SE").at("VET") == (6, 6)


@rule("R-92")
def test_doors_are_opened_by_abilities_under_the_same_rules():
    lay, units = {(7, 5): "arcane door"}, {"ENG": (5, 5), "CAR": (5, 6)}
    game = arena(units, turn="ENG", lay=lay)
    game.do("free", "Jury-Rig", (7, 5))
    assert game.structure((7, 5)).sealed == 1, (
        "an Expert opens no Arcane Door; it is closed: seal alone is left"
    )
    game = arena(units, turn="CAR", lay=lay, charged={"CAR": "1"})
    game.do("free", "Skeleton Key", (7, 5))
    assert game.structure((7, 5)).open == 1, "a Scientist does"
    game = arena(units, turn="CAR", lay=lay, charged={"CAR": "1"}, masteries="SK01")
    assert not game.can("free", "Skeleton Key")
    game = arena(units, turn="CAR", lay={(7, 5): "door open"}, dead={"INF": (7, 5)}, charged={"CAR": "1"})
    assert not game.can("free", "Skeleton Key"), "nor is a Door closed on a Corpse"


@rule("R-92")
def test_monsters_cannot_open_a_sealed_door_until_cleanup():
    units = {"ENG": (5, 5), "hound": (7, 6)}
    game = arena(units, turn="ENG", lay={(7, 5): "door open"})
    game.do("free", "option 2")
    assert (game.structure((7, 5)).open, game.structure((7, 5)).sealed) == (0, 1)
    game = arena(units, turn="hound", lay={(7, 5): "door sealed"}).choose("move")
    assert (7, 5) not in game.offers()
    game = arena(units, turn="ENG", lay={(6, 5): "door sealed"}).choose("move")
    assert (6, 5) in game.offers(), "Cryptonauts can"
    game = arena(units, turn="cleanup", lay={(7, 5): "door sealed"})
    assert game.structure((7, 5)).sealed == 0


@rule("R-92", "CE-152")
def test_a_closed_door_that_is_sealed_is_still_opened_by_skeleton_key():
    units = {"CAR": (5, 6)}
    game = arena(units, turn="CAR", lay={(7, 5): "door sealed"}, charged={"CAR": "1"})
    game.do("free", "Skeleton Key", (7, 5))
    assert game.structure((7, 5)).open == 1
