"""Sight and Range (CE-097 to CE-104), Attacks and Spells (CE-105 to CE-116), Prepare (CE-117 to CE-120)."""

import pytest

from .kit import Position, position
from .record import Space

rule = pytest.mark.rule
FAR = {"INF": (15, 15), "DEM": (16, 15)}


def aimed(where: Space = (8, 5), lay: dict[Space, str] | None = None, **more) -> Position:
    """The Veteran aims her Pistol (Range 3); one Hound she surely sees, the other stands there."""
    units = {"VET": (5, 5), "hound": (3, 5), "hound 2": where, **more.pop("units", {})}
    game = position(units=units, clear=True, lay=lay or {}, turn="VET", **more)
    return game.do("attack", "Pistol")


@rule("CE-097")
@pytest.mark.parametrize("where", [(8, 5), (8, 8), (7, 6), (6, 8)])
def test_a_free_line_is_sight(where: Space):
    assert "hound 2" in aimed(where).offers()


@rule("CE-098")
@pytest.mark.parametrize("thing", ["wall", "door", "monolith", "totem", "arcane door"])
def test_what_stops_sight(thing: str):
    assert (
        "hound 2"
        not in aimed((7, 5), {(6, 5): thing, (2, 2): "monolith"}, units={"hound 3": (5, 8)}).offers()
    )


@rule("CE-098")
@pytest.mark.parametrize("name", ["INF", "hound 3"])
def test_units_stop_sight(name: str):
    assert "hound 2" not in aimed((7, 5), units={name: (6, 5), "hound 4": (5, 8)}).offers()


@rule("CE-099", "CE-144")
def test_pits_do_not_stop_sight():
    assert "hound 2" in aimed((7, 5), {(6, 5): "pit"}).offers()


@rule("CE-100", "CE-151")
@pytest.mark.parametrize(
    "token", ["soul", "artifact", "bone", "trap", "corpse", "door open", "rubble", "skull"]
)
def test_tokens_with_a_broken_border(token: str):
    assert "hound 2" in aimed((7, 5), {(6, 5): token}).offers()


@rule("CE-101", "R-75")
@pytest.mark.parametrize(("x", "seen"), [(8, True), (9, False)])
def test_each_space_of_a_large_monster_is_seen(x: int, seen: bool):
    units = {"VET": (5, 5), "hound": (3, 5), "hound 2": (5, 7), "spectro": (x, 4)}
    game = position(units=units, clear=True, lay={(7, 5): "wall"}, turn="VET").do("attack", "Pistol")
    assert ("spectro" in game.offers()) == seen, "its upper left space at (8, 4)"


@rule("CE-101")
def test_each_space_of_a_large_structure_is_seen():
    game = position(units={"DEM": (5, 5), "hound": (2, 5)}, clear=True, lay={(8, 4): "sultan"}, turn="DEM")
    game.do("ability", "Aura Grenades")
    assert not game.can((10, 5)), "the Structure stops the line"
    assert game.can((8, 5))


@rule("CE-102", "R-10")
@pytest.mark.parametrize(("where", "there"), [((8, 8), True), ((9, 5), False)])
def test_range_is_counted_in_spaces(where: Space, there: bool):
    assert ("hound 2" in aimed(where, units={"hound 3": (5, 8)}).offers()) == there


@rule("CE-102")
@pytest.mark.parametrize(("where", "there"), [((6, 6), True), ((7, 5), False)])
def test_melee_means_adjacent(where: Space, there: bool):
    units = {"VET": (5, 5), "hound": (4, 5), "hound 2": where, "hound 3": (4, 4)}
    game = position(units=units, clear=True, turn="VET").do("attack", "Combat Knife")
    assert ("hound 2" in game.offers()) == there


@rule("CE-103", "EXE")
@pytest.mark.parametrize(
    ("between", "there"), [("INF", True), ("monolith", True), ("wall", False), ("door", False)]
)
def test_reach(between: str, there: bool):
    units = {"EXE": (5, 5), "hound": (7, 5), "hound 2": (3, 5), "hound 3": (5, 3), "hound 4": (8, 5)}
    lay = {} if between == "INF" else {(6, 5): between}
    units |= {"INF": (6, 5)} if between == "INF" else {}
    game = position(units=units, clear=True, lay=lay, turn="EXE").do("attack", "Headsman's Blade")
    assert ("hound" in game.offers()) == there
    assert "hound 4" not in game.offers(), "three spaces away"


@rule("CE-103", "A17")
def test_reach_is_no_ranged_attack():
    units = {"VET": (5, 5), **FAR, "troll": (7, 5)}
    game = position(goddess="GOR", units=units, clear=True, turn="troll", items={"VET": "A17"}, dice=[4])
    game.do("attack", "VET")
    assert game["VET"].vitae == 2, "Aim 4, as ever"


@rule("CE-104", "DRO")
@pytest.mark.parametrize(("x", "there"), [(11, True), (12, False)])
def test_smiting_needs_range_but_no_sight(x: int, there: bool):
    units = {"DRO": (5, 5), "hound": (x, 5), "hound 2": (3, 5), "hound 3": (5, 8)}
    lay = {(8, y): "wall" for y in range(1, 19)}
    game = position(units=units, clear=True, lay=lay, turn="DRO", charged={"DRO": "1"})
    game.do("attack", "Seeker Drone")
    assert ("hound" in game.offers()) == there


# --- Attacks


@rule("CE-105")
@pytest.mark.parametrize(("die", "vitae"), [(5, 1), (6, 3)])
def test_an_attack_deals_its_damage_on_a_passed_check(die: int, vitae: int):
    game = position(units={"VET": (5, 5), "hound": (8, 5)}, clear=True, turn="VET", dice=[die])
    game.play("attack", "Pistol", "hound")
    assert (game["hound"].vitae, game["VET"].base_used) == (vitae, 1)


@rule("CE-106", "CE-153", "door", "arcane_door", "monolith", "totem", "pod")
@rule("hoarfrost", "bat_daemon", "obelysk", "barricade")
@pytest.mark.parametrize(
    ("kind", "left"),
    [
        ("door", 0),
        ("arcane door", 2),
        ("monolith", 1),
        ("totem", 0),
        ("pod", 4),
        ("hoarfrost", 1),
        ("daemon", 1),
        ("obelysk", 28),
        ("barricade", 0),
    ],
)
def test_structures_are_hit_without_a_check(kind: str, left: int):
    game = position(units={"VET": (5, 5)}, clear=True, lay={(7, 5): kind}, turn="VET")
    game.do("attack", "Pistol", (7, 5))
    assert (game.structure((7, 5)).health, game.structure((7, 5)).gone) == (left, left == 0)


@rule("CE-107", "CE-145")
def test_walls_are_no_targets():
    game = position(units={"VET": (5, 5)}, clear=True, lay={(6, 5): "wall"}, turn="VET")
    assert not game.can("attack")


@rule("CE-108")
@pytest.mark.parametrize(("door", "there"), [("door", True), ("door open", False)])
def test_open_doors_are_no_targets(door: str, there: bool):
    game = position(units={"VET": (5, 5)}, clear=True, lay={(6, 5): door}, turn="VET")
    assert game.can("attack") == there


@rule("CE-109")
def test_nobody_attacks_the_own_side():
    assert not position(units={"VET": (5, 5), "INF": (6, 5)}, clear=True, turn="VET").can("attack")
    units = {**FAR, "hound": (5, 5), "hound 2": (6, 5)}
    assert not position(units=units, clear=True, turn="hound").can("attack")


@rule("CE-110", "R-74", "ENG")
@pytest.mark.parametrize(
    ("kind", "there"),
    [("door", True), ("arcane door", True), ("monolith", False), ("barricade", True), ("totem", False)],
)
def test_what_monsters_attack(kind: str, there: bool):
    units = {**FAR, "guardian": (5, 5)}
    game = position(units=units, clear=True, lay={(6, 5): kind}, turn="guardian")
    assert game.can("attack") == there
    if kind == "door":
        game.do("attack", (6, 5))
        assert game.structure((6, 5)).gone


@rule("CE-111", "sarcophagus", "scales", "sultan", "fire")
@pytest.mark.parametrize("kind", ["sarcophagus", "scales", "sultan", "fire"])
def test_structures_without_health_are_no_targets(kind: str):
    game = position(units={"VET": (5, 5)}, clear=True, lay={(6, 5): kind}, turn="VET")
    assert not game.can("attack")
    assert game.structure((6, 5)).health == -1


@rule("CE-112", "CE-146")
def test_a_destroyed_structure_is_gone():
    units = {"VET": (5, 5), "hound": (7, 5)}
    game = position(units=units, clear=True, lay={(6, 5): "door"}, turn="VET", dice=[])
    game.do("attack", "Pistol", (6, 5))
    assert game.structures("door") == []
    game.dice(1).do("attack", "Pistol", "hound")
    assert game["hound"].vitae == 1
    game = position(units=units, clear=True, lay={(6, 5): "door 1"}, turn="VET")
    game.do("attack", "Pistol", (6, 5)).choose("move", "E")
    assert game.at("VET") == (6, 5)


@rule("CE-113", "NEC")
def test_devoured_spells_need_no_check():
    units = {"NEC": (5, 5), "hound": (8, 5)}
    game = position(units=units, clear=True, turn="NEC", souls={"NEC": 1})
    game.do("devour", "hound")
    assert not game["hound"].present
    assert game["NEC"].souls == 0


@rule("CE-114")
@pytest.mark.parametrize(("die", "vitae"), [(4, 4), (5, 2)])
def test_a_spell_needs_a_cast_check(die: int, vitae: int):
    units = {"HIE": (5, 5), "INF": (8, 5)}
    game = position(units=units, clear=True, turn="HIE", vitae={"INF": 2}, dice=[die])
    game.play("cast", "Heavenly Light", "INF")
    assert (game["INF"].vitae, game["HIE"].base_used) == (vitae, 1)


@rule("CE-115")
def test_spells_need_sight():
    units = {"MAG": (5, 5), "hound": (8, 5), "hound 2": (5, 8), "hound 3": (2, 5)}
    game = position(units=units, clear=True, lay={(6, 5): "wall"}, turn="MAG").do("cast", "Astral Bolt")
    assert game.offers() == {"hound 2", "hound 3"}


@rule("CE-116")
def test_a_spell_names_its_targets_and_range():
    units = {"MAG": (5, 5), "INF": (6, 8), "hound": (10, 5), "hound 2": (5, 8), "hound 3": (11, 9)}
    game = position(units=units, clear=True, lay={(2, 5): "door"}, turn="MAG").do("cast", "Astral Bolt")
    assert game.offers() == {"hound", "hound 2", (2, 5)}


# --- Prepare


@rule("CE-117")
def test_prepare_is_the_last_action():
    game = position(units={"VET": (5, 5), "INF": (9, 9)}, clear=True, turn="VET")
    game.choose("prepare")
    assert (game["VET"].prepared, game["VET"].retired) == (1, 1)
    assert game.stopped
    game = position(
        units={"VET": (5, 5)}, clear=True, turn="VET", used={"VET": 2}, stamina={"VET": 1}, souls={"VET": 1}
    )
    assert not game.can("prepare"), "it takes an Action"


@rule("CE-118", "CE-120")
@pytest.mark.parametrize(
    ("where", "lay", "asked"), [((10, 5), {}, True), ((11, 5), {}, False), ((9, 5), {(7, 5): "wall"}, False)]
)
def test_prepare_within_five_spaces_and_sight(where: Space, lay: dict[Space, str], asked: bool):
    units = {"VET": (5, 5), **FAR, "hound": where}
    game = position(units=units, clear=True, lay=lay, turn="hound", prepared="VET")
    game.choose("move")
    assert (game.asked == "PREPARED") == asked


@rule("CE-118", "R-38")
def test_prepare_is_for_the_goddess_turn():
    units = {"NEC": (5, 5), "VET": (9, 9), "hound": (8, 5)}
    game = position(units=units, clear=True, turn="NEC", charged={"NEC": "2"}, prepared="VET", dice=[1])
    game.do("cast", "Command the Dead", "hound").choose("E")
    assert game.at("hound") == (9, 5)
    assert not game.was_asked("PREPARED")


@rule("CE-119", "R-37")
def test_one_action_or_free_action():
    units = {"XEN": (5, 5), **FAR, "hound": (8, 5)}
    game = position(units=units, clear=True, turn="hound", prepared="XEN", souls={"XEN": 1}, used={"XEN": 2})
    game.choose("move", "yes")
    assert (game.asked, game.who) == ("MENU", "XEN")
    assert {"attack", "move", "free", "charge", "restore"} <= game.offers()
    assert {"rest", "prepare", "buy", "retire"}.isdisjoint(game.offers())
    game.do("free", "Field Study", "hound")
    assert (game.asked, game.who) == ("STEP", "hound")
    assert game["XEN"].prepared == 0


@rule("CE-120")
def test_she_may_wait():
    units = {"VET": (5, 5), **FAR, "hound": (8, 5)}
    game = position(units=units, clear=True, turn="hound", prepared="VET")
    game.choose("move", "no", "N", "no")
    assert (game.asked, game["VET"].prepared) == ("STEP", 1)
    game.choose("S")
    assert game.asked == "PREPARED"
