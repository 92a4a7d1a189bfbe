"""Sub-Realms and Quickplay (CE-225 to CE-235) and the rulings R-46, R-47, R-56, R-88, R-100, R-102."""

from itertools import product
from typing import Any

import pytest

from .arena import goddess_turn
from .kit import Position, position, setup
from .names import TOKENS

rule = pytest.mark.rule

CRYSTAL = (9, 9)
AREA = {(x, y, 1) for x, y in product(range(1, 5), (1, 2))}
"""The entrance area of a Sub-Realm in slot 1."""


def both(
    units: dict[str, tuple[int, ...]], *, turn: str, sub: str = "MIRROR", goddess: str = "SKZ", **more: Any
) -> Position:
    """The Tomb with one Sub-Realm, all Ground; the Crystal at (9, 9)."""
    more = {"clear": True, "entered": (1,), **more}
    lay = {(x, y, 1): "entrance 1" for x, y, _ in AREA} | more.pop("lay", {})
    return position("TOMB", goddess, units, turn=turn, subs=(sub,), crystals={1: CRYSTAL}, lay=lay, **more)


@rule("CE-225", "CE-232")
@pytest.mark.parametrize("board", ["MIRROR", "CITADEL"])
def test_a_sub_realm_has_one_entrance_area_one_objective_and_four_monsters(board: str):
    game = position(board, "SKZ", {"VET": (2, 2)}, turn="choose")
    row = game.setup["board"][game.record["board"][0]]
    assert int(row["monster_limit"]) == 4
    assert (sorted(set(row["terrain"][:144].tolist()) & {4, 5}), int(row["objective"][1])) == ([4], 0)
    units = {"VET": (1, 1), "hound": (9, 9), "hound 2": (8, 9), "hound 3": (9, 8), "guardian": (8, 8)}
    game = position(board, "SKZ", units, turn="goddess", power=9, clear=True)
    assert not any(str(choice).startswith("summon") for choice in game.offers())
    del units["guardian"]
    game = position(board, "SKZ", units, turn="goddess", power=9, clear=True)
    assert "summon guardian" in game.offers()


@rule("CE-232", "CE-185")
def test_limits_per_board_and_limits_of_all_boards():
    units = {"VET": (2, 2)} | {name: (15, 2 + n) for n, name in enumerate(("hound", "hound 2", "hound 3"))}
    units |= {"guardian": (15, 9), "guardian 2": (15, 11)}
    game = both(units, turn="goddess", power=9)
    assert "summon hound" in game.offers(), "five on the Realm, but none on the Sub-Realm"
    game.choose("summon hound")
    assert all(len(where) == 3 for where in game.offers()), "on the Sub-Realm only"
    assert not both({**units, "hound 4": (9, 9, 1)}, turn="goddess", power=9).can("summon hound"), (
        "four in all"
    )
    game = both({**units, "hound 4": (9, 9, 1)}, turn="goddess", power=9, master={"hound 4": "m_regent"})
    assert not any("m_" in str(choice) for choice in game.offers()), "one Master on all boards"
    four = {"disciple": (9, 9, 1), "disciple 2": (8, 9, 1), "putrifier": (9, 8, 1), "putrifier 2": (8, 8, 1)}
    game = both({"VET": (2, 2), **four}, turn="goddess", goddess="MYC", power=9).choose("summon disciple")
    assert all(len(where) == 2 for where in game.offers()), "four on the Sub-Realm"


@rule("CE-226", "CE-227", "CE-234", "R-100")
def test_crystals_are_placed_before_the_cryptonauts():
    game = setup(sub_realms=2, seed=3)
    while game.asked != "CRYSTAL":
        game.choose(min(game.offers(), key=str))
    assert game.seat == 0
    offered = game.offers()
    assert all(len(where) == 2 for where in offered), "on the Realm"
    terrain, block, token = game.record["terrain"], game.record["block"], game.record["token"]
    for where in offered:
        space = game.space(where)
        assert not block[space] & 15, "unoccupied"
        assert not token[space], "no token"
        assert terrain[space] != 1
    assert (5, 3) in offered
    assert {(6, 3), (9, 10), (7, 2), (9, 3), (10, 3)} & offered == {(10, 3)}, (
        "no Door, Artifact, Trap, Sarcophagus"
    )
    assert {(1, 1), (15, 17)} <= offered, "entrance spaces too"
    game.choose((5, 3))
    assert game.asked == "CRYSTAL", "one for each Sub-Realm"
    assert (5, 3) not in game.offers()
    game.choose((10, 3))
    assert (game.tokens((5, 3)), game.tokens((10, 3))) == ({"crystal"}, {"crystal"})
    while game.asked != "PLACE":
        game.choose(min(game.offers(), key=str))
    assert all(len(where) == 2 for where in game.offers()), "Cryptonauts start on the Realm"


def around(space: int) -> set[int]:
    """The neighbours of a space of the Realm."""
    y, x = divmod(space, 20)
    return {
        20 * b + a for a, b in product((x - 1, x, x + 1), (y - 1, y, y + 1)) if 0 <= a < 20 and 0 <= b < 20
    } - {space}


def crystal_places(game: Position) -> set[Any]:
    """R-100, worked out slowly."""
    terrain, token, structure = (game.record[name][:400] for name in ("terrain", "token", "structure_at"))
    doors = {
        int(one["cell"])
        for one in game.record["structure"][: game.record["n_structures"]]
        if one["kind"] <= 1
    }
    walkable = {n for n in range(400) if terrain[n] not in (1, 2) and (structure[n] < 0 or n in doors)}
    reached = {n for n in walkable if terrain[n] in (4, 5)}
    edge = set(reached)
    while edge:
        edge = {other for n in edge for other in around(n)} & walkable - reached
        reached |= edge
    ground = {n for n in reached if terrain[n] in (0, 4, 5) and not token[n] & TOKENS["crystal"]}
    free = {
        n
        for n in range(400)
        if terrain[n] != 1 and structure[n] < 0 and not token[n] and game.record["unit_at"][n] < 0
    }
    return {game.where(n) for n in free if around(n) & ground}


@rule("R-100", "CE-234")
@pytest.mark.parametrize(
    ("realm", "first", "lost"),
    [
        ("tomb", (1, 4), {(1, 5)}),
        ("cave", (7, 11), {(6, 11)}),
        ("hall", (4, 4), set()),
        ("bog", (6, 10), {(7, 9)}),
    ],
)
def test_a_crystal_needs_ground_beside_it_that_can_be_walked_to(realm: str, first: Any, lost: set[Any]):
    """`lost`: spaces with sand, Ice or Mire beside them, but no Ground except beneath the first Crystal."""
    game = setup(sub_realms=2, realm=realm, seed=3)
    while game.asked != "CRYSTAL":
        game.choose(min(game.offers(), key=str))
    offered = game.offers()
    assert offered == crystal_places(game)
    assert not {(9, 9), (10, 9), (9, 10), (10, 10)} & offered or realm != "bog", "the start of Gashnoradon"
    game.choose(first)
    assert game.asked == "CRYSTAL"
    assert game.offers() == crystal_places(game)
    assert offered - game.offers() == {first} | lost


@rule("CE-228", "R-88")
@pytest.mark.parametrize("unit", ["VET", "hound"])
def test_one_point_leads_through_the_crystal(unit: str):
    others = {"INF": (2, 2)} if unit == "VET" else {"VET": (2, 2)}
    game = both({unit: CRYSTAL, **others}, turn=unit).choose("move")
    assert game.offers() >= AREA, "any entrance space"
    game.choose((4, 2, 1), "E", "E", "E")
    assert game.at(unit) == (7, 2, 1)
    assert game.asked == ("MENU" if unit == "VET" else "STEP"), "four points"
    away = both({unit: (9, 10), **others}, turn=unit).choose("move")
    assert not AREA & away.offers(), "not from beside the Crystal"


@rule("CE-229", "R-47", "R-101")
def test_leaving_a_sub_realm():
    units = {"VET": (2, 2, 1), "INF": (2, 2), "hound": (15, 15)}
    for more, can in (
        ({}, False),
        ({"done": "1"}, False),
        ({"done": "1:1"}, True),
        ({"done": "1:1", "blocked": True}, False),
        ({"items": {"VET": "R09"}, "relics": "R10"}, True),
    ):
        laid = dict(more)
        spots = {**units, "hound": CRYSTAL} if laid.pop("blocked", False) else units
        game = both(spots, turn="VET", **laid)
        if "items" in laid:
            game.record["item_slot"][28] = 1
        game.choose("move")
        assert (CRYSTAL in game.offers()) == can, more
        if can:
            game.choose(CRYSTAL, "S", "S", "S")
            assert (game.at("VET"), game.asked) == ((9, 12), "MENU"), "1 point, and three steps"
    game = both({**units, "VET": (5, 2, 1)}, turn="VET", done="1:1").choose("move")
    assert CRYSTAL not in game.offers(), "from an entrance space only"


@rule("CE-229")
def test_monsters_leave_as_they_like():
    game = both({"VET": (2, 2), "hound": (2, 2, 1)}, turn="hound").choose("move")
    assert CRYSTAL in game.offers()


@rule("R-47", "R-56")
def test_no_entry_when_all_entrance_spaces_are_occupied():
    full = {where: "wall" for where in AREA if where != (1, 1, 1)}
    lay = {where: "barricade" for where in full}
    game = both({"VET": CRYSTAL, "INF": (2, 2)}, turn="VET", lay=lay).choose("move")
    assert AREA & game.offers() == {(1, 1, 1)}
    game = both({"VET": CRYSTAL, "INF": (2, 2), "hound": (1, 1, 1)}, turn="VET", lay=lay).choose("move")
    assert not (AREA | {"hound"}) & game.offers()


@rule("CE-230")
@pytest.mark.parametrize(("subs", "needed"), [((), 3), (("MIRROR",), 4), (("MIRROR", "CITADEL"), 5)])
def test_each_sub_realm_raises_the_knowledge_needed(subs: tuple[str, ...], needed: int):
    units = {"VET": (5, 5), "INF": (6, 5), "MAG": (12, 12), "XEN": (14, 12)}
    crystals = {1: (8, 8), 2: (10, 8)}
    for knowledge in (needed - 1, needed):
        game = position(
            "TOMB",
            "SKZ",
            units,
            turn="VET",
            clear=True,
            subs=subs,
            crystals={slot: crystals[slot] for slot in range(1, len(subs) + 1)},
            knowledge={"VET": knowledge},
            done=" ".join(["1", *(f"{slot}:1" for slot in range(1, len(subs) + 1))]),
        )
        game.do("teleport")
        assert game.over == (knowledge == needed)


@rule("CE-231", "R-33")
def test_the_goddess_does_nothing_in_a_sub_realm_before_it_was_entered():
    units = {"VET": (2, 2), "hound": (9, 9, 1), "hound 2": (15, 3)}
    lay = {(9, 5, 1): "monolith", (15, 9): "monolith empowered"}
    wounded = {"hound": 1, "hound 2": 1}
    for entered, there in (((), False), ((1,), True)):
        more = {"entered": entered, "lay": lay, "vitae": wounded}
        game = both(units, turn="goddess", power=9, hand="SK06", **more)
        assert {"hound 2", "hound"} & game.offers() == ({"hound 2", "hound"} if there else {"hound 2"})
        assert game.can("empower") == there
        places = game.clone().choose("summon hound").offers()
        assert any(len(where) == 3 for where in places if not isinstance(where, str)) == there
        targets = game.choose("SK06 effect").offers()
        assert targets == {"hound 2", (15, 9)} | ({"hound", (9, 5, 1)} if there else set())
        game = both(units, turn="upkeep", **more)
        assert (game["hound"].vitae, game["hound 2"].vitae) == (2 if there else 1, 2), "Life Eternal"
    game = both({"VET": (2, 2), "hound": CRYSTAL}, turn="hound", entered=()).choose("move")
    assert not AREA & game.offers(), "nor does a Monster go there"


@rule("CE-231")
def test_a_cryptonaut_opens_a_sub_realm_by_entering_it():
    game = both({"VET": CRYSTAL, "INF": (2, 2), "hound": (9, 9, 1)}, turn="VET", entered=())
    assert game.record["entered"].tolist()[1] == 0
    game.choose("move", (4, 2, 1))
    assert game.record["entered"].tolist()[1] == 1
    game.choose("done")
    assert "hound" in goddess_turn(game).offers()


@rule("CE-233")
def test_the_crystal_makes_ground_even_of_a_pit():
    game = setup(sub_realms=1, realm="cave", seed=3)
    while game.asked != "CRYSTAL":
        game.choose(min(game.offers(), key=str))
    game.choose((11, 5))
    assert (game.terrain((11, 5)), game.record["block"][game.space((11, 5))]) == ("ground", 0)
    ice = (8, 3)
    game = setup(sub_realms=1, realm="cave", seed=3)
    while game.asked != "CRYSTAL":
        game.choose(min(game.offers(), key=str))
    assert game.terrain(ice) == "special"
    assert game.choose(ice).terrain(ice) == "ground", "without other properties"


@rule("R-46")
def test_hazards_of_a_sub_realm_wait_until_it_is_entered():
    """Brood: two Pods give a Power. Tide: a check in the Cleanup of an even Round."""
    pods = {(9, 8, 1): "pod", (9, 10, 1): "pod"}
    for entered, power in (((), 0), ((1,), 1)):
        game = both({"VET": (2, 2)}, sub="CITADEL", turn="upkeep", lay=pods, entered=entered)
        assert game.power == power
    game = position(
        "CITADEL", "SKZ", {"VET": (2, 2)}, turn="upkeep", clear=True, lay={(9, 8): "pod", (9, 9): "pod"}
    )
    assert game.power == 1, "in Quickplay at once"


@rule("R-88")
def test_nothing_reaches_from_board_to_board():
    """The Veteran on the Crystal's space; her partner, a Corpse and a Hound on the entrance area."""
    units = {"VET": CRYSTAL, "INF": (2, 2, 1), "hound": (1, 1, 1)}
    game = both(units, turn="VET", souls={"VET": 1}, done="1 1:1", changes={"VET": "range+20"})
    assert not {"attack", "trade", "teleport", "loot"} & game.offers()
    game = both({"VET": CRYSTAL, "MAG": (5, 5)}, turn="VET", dead={"INF": (2, 2, 1)}, knowledge={"INF": 1})
    assert not game.can("loot")
    game = both({"VET": CRYSTAL, "hound": (2, 2, 1)}, turn="hound", prepared="VET").choose("move")
    assert not game.was_asked("PREPARED")


@rule("R-88")
def test_in_the_realm_means_on_any_board():
    units = {"VET": (5, 5), "INF": (6, 5), "MAG": (9, 9, 1), "XEN": (9, 7, 1)}
    game = both(units, turn="VET", alone=True, done="1")
    assert not game.do("teleport").over, "two are left, on the Sub-Realm"
    game = both({**units, "hound": (9, 8)}, turn="goddess", hand="SK07", power=2)
    game.choose("SK07 effect")
    assert [game.change(name, "aim") for name in ("VET", "INF", "MAG", "XEN")] == [-1] * 4


@rule("R-88", "CE-090")
def test_a_crossing_away_from_a_monster_calls_for_its_check():
    game = both({"VET": CRYSTAL, "INF": (2, 2), "hound": (9, 10)}, turn="VET", dice=[6])
    game.choose("move", (4, 2, 1))
    assert (game.asked, game.who) == ("REROLL", "VET")
    game.choose("no")
    assert (game.at("VET"), game["VET"].stamina) == ((4, 2, 1), 3)


@rule("R-35")
def test_a_crossing_is_a_step_that_the_prepared_may_interrupt():
    units = {"VET": (6, 2, 1), "INF": (2, 2), "hound": CRYSTAL}
    game = both(units, turn="hound", prepared="VET").choose("move")
    assert game.asked == "STEP", "on another board"
    game.choose((4, 2, 1))
    assert (game.asked, game.who, game.at("hound")) == ("PREPARED", "VET", (4, 2, 1))


@rule("R-102")
def test_large_monsters_go_through_the_crystal_with_any_space():
    leech = {"VET": (2, 16), "leech": (8, 8)}
    game = both(leech, turn="leech", goddess="GOR").choose("move")
    covering = {spot for spot in game.offers() if not isinstance(spot, str) and len(spot) == 3}
    assert covering == AREA, "places that cover an entrance space"
    game.choose((4, 2, 1))
    assert game.at("leech") == (4, 2, 1)
    back = {spot for spot in game.offers() if not isinstance(spot, str) and len(spot) == 2}
    assert back == {(8, 8), (9, 8), (8, 9), (9, 9)}, "places that cover the Crystal"
    game = both(leech, turn="leech", goddess="GOR", lay={(4, 3, 1): "barricade"}).choose("move")
    covering = {spot for spot in game.offers() if not isinstance(spot, str) and len(spot) == 3}
    assert not {(4, 2, 1), (3, 2, 1)} & covering, "all four spaces must be legal to stop on"


@rule("CE-235", "R-104", "R-46")
def test_quickplay_is_a_sub_realm_alone():
    units = {"VET": (5, 5), "INF": (6, 5), "DEM": (9, 9), "AND": (9, 8)}
    for knowledge, over in ((1, False), (2, True)):
        game = position(
            "MIRROR", "SKZ", units, turn="VET", clear=True, knowledge={"VET": knowledge}, done="1"
        )
        assert game.can("teleport")
        assert game.do("teleport").over == over
    assert not position("MIRROR", "SKZ", units, turn="VET", clear=True).can("teleport")
    game = position("MIRROR", "SKZ", {"VET": (5, 5), "hound": (9, 9)}, turn="goddess", power=9, clear=True)
    assert {"hound", "summon hound"} <= game.offers(), "she acts there from the start"
    game = setup(quickplay=True)
    assert game.with_token("artifact") == [(1, 10), (10, 10)], "the second Artifact token is there"


@rule("CE-235")
def test_the_four_of_a_quickplay_are_one_squad():
    """Pathfinding reaches the fourth one: deep Tide costs her 1 point."""
    for guide, points in (("CAR", 4), ("VET", 3)):
        units = {guide: (2, 9), "INF": (3, 9), "DEM": (9, 9), "AND": (5, 5)}
        game = position("CITADEL", "SKZ", units, turn="AND", round=2, clear=True, lay={(6, 5): "special"})
        assert game.choose("move", *["E"] * points).asked == "MENU"
