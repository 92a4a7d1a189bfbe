"""Summoning and Masters (CE-168 to CE-176, CE-185 to CE-189) and the rulings R-27, R-32, R-58, R-76, R-81."""

from itertools import product
from typing import Any

import pytest

from .arena import arena, next_round, pass_by
from .geometry import Cell, clear_line, distance
from .kit import Position, position

rule = pytest.mark.rule

FAR = {"VET": (2, 2)}
HOUNDS = {"hound": (9, 3), "hound 2": (9, 5), "hound 3": (9, 7), "hound 4": (9, 9)}
OPAQUE = 15


def summoning(power: int = 9, goddess: str = "SKZ", **monsters: Cell) -> Position:
    return arena({**FAR, **monsters}, goddess, turn="goddess", power=power)


def legal_places(game: Position, size: int, floating: bool) -> set[Cell]:
    """Where a Monster may be put by CE-169 to CE-171, each of its spaces looked at by itself."""
    block, width = game.record["block"], 20
    here = [
        (game[name].cell % width, game[name].cell // width) for name in game.units if game[name].vitae > 0
    ]
    crypts = [
        (game[name].cell % width, game[name].cell // width)
        for name, unit in game.units.items()
        if unit < 6 and game[name].present
    ]
    assert here

    def blocks(space: Cell) -> bool:
        return bool(block[space[1] * width + space[0]] & OPAQUE)

    def fits(space: Cell) -> bool:
        x, y = space
        if not (0 <= x < width and 0 <= y < width) or blocks(space):
            return False
        if block[y * width + x] & 16 and not floating:
            return False
        far = all(distance(space, one) > 5 for one in crypts)
        return far or not any(clear_line(one, space, blocks) for one in crypts)

    spots = product(range(width), range(width))
    return {
        (x, y)
        for x, y in spots
        if all(fits((x + dx, y + dy)) for dx, dy in product(range(size), range(size)))
    }


@rule("CE-168")
def test_the_cost_is_paid_when_the_monster_is_placed():
    game = summoning(power=2)
    assert {"summon hound", "summon guardian"} <= game.offers()
    assert "summon spectro" not in game.offers(), "Cost 3"
    game.choose("summon guardian")
    assert (game.asked, game.power) == ("SUMMON", 2)
    game.choose((9, 9))
    assert (game.at("guardian"), game.power, game["guardian"].vitae) == ((9, 9), 0, 3)
    assert not any(str(choice).startswith("summon") for choice in game.offers())


@rule("CE-168")
def test_without_a_legal_space_there_is_no_summons():
    """A Realm of one room, all of it near and in Sight."""
    walls = {(x, y): "wall" for x, y in product(range(1, 19), range(1, 19)) if x > 7 or y > 7}
    room = {"VET": (4, 4), "INF": (4, 5), "hound": (7, 7)}
    more = {"turn": "goddess", "alone": True, "power": 9, "hand": "SK01"}
    game = arena(room, lay=walls, **more)
    assert game.offers() == {"hound", "SK01 discard", "SK01 mastery", "end"}
    game = arena(room, lay={**walls, (9, 9): "ground"}, **more)
    game.do("summon hound")
    assert game.at("hound 2") == (9, 9)


@rule("CE-169", "CE-170", "CE-171")
@pytest.mark.parametrize("board", ["TOMB", "CAVE", "HALL", "BOG"])
def test_where_a_monster_may_be_summoned(board: str):
    units = {"VET": (9, 14), "INF": (12, 3), "hound": (6, 3)}
    game = position(board, "SKZ", units, turn="goddess", power=9)
    game.choose("summon hound")
    offered = game.offers()
    assert offered == legal_places(game, 1, False)
    assert len(offered) > 50
    assert all(game.record["unit_at"][game.space(spot)] < 0 for spot in offered if not isinstance(spot, str))


@rule("R-27", "CE-171", "CE-182")
@pytest.mark.parametrize("board", ["CAVE", "HALL", "BOG"])
@pytest.mark.parametrize(
    ("goddess", "monster", "floating"), [("SKZ", "spectro", True), ("GOR", "leech", False)]
)
def test_a_large_monster_is_summoned_on_four_legal_spaces(
    board: str, goddess: str, monster: str, floating: bool
):
    units = {"VET": (9, 14), "INF": (12, 3)}
    game = position(board, goddess, units, turn="goddess", power=9)
    game.choose(f"summon {monster}")
    assert game.offers() == legal_places(game, 2, floating)


@rule("CE-171")
def test_only_the_floating_are_summoned_on_pits():
    pits = {(x, 9): "pit" for x in range(8, 14)}
    game = arena(FAR, "MYC", turn="goddess", power=9, lay=pits)
    assert not game.can("summon disciple", (9, 9))
    assert game.can("summon spore", (9, 9))


@rule("CE-172")
def test_a_new_monster_is_tired():
    game = summoning(power=5).do("summon hound", (9, 9))
    game.choose("hound", "move", "W", "done")
    assert game.asked == "POWERS", "one Action"
    next_round(game)
    while game.asked != "POWERS":
        pass_by(game)
    game.choose("hound", "move", "W", "done")
    assert game.asked == "MONSTER", "two from the next Round on"


@rule("CE-173")
def test_five_monsters_at_most():
    four = {name: HOUNDS[name] for name in ("hound", "hound 2", "hound 3")}
    assert "summon hound" in summoning(guardian=(9, 11), **four).offers()
    game = arena({**FAR, **four, "guardian": (9, 11), "guardian 2": (9, 13)}, turn="goddess", power=9)
    assert not any(str(choice).startswith("summon") for choice in game.offers())


@rule("CE-174")
def test_limits_of_each_kind():
    game = arena({**FAR, **HOUNDS}, turn="goddess", power=9)
    assert "summon hound" not in game.offers()
    assert {"summon guardian", "summon spectro"} <= game.offers()
    game = arena({**FAR, "guardian": (9, 3), "guardian 2": (9, 5)}, turn="goddess", power=9)
    assert "summon guardian" not in game.offers()
    assert {"summon hound", "summon spectro"} <= game.offers()
    game = arena({**FAR, "spectro": (9, 3)}, turn="goddess", power=9)
    assert "summon spectro" not in game.offers()
    assert {"summon hound", "summon guardian"} <= game.offers()


@rule("CE-175")
def test_spores_have_a_limit_of_their_own():
    disciples = {f"disciple {n}".replace(" 1", ""): (9, 2 + n) for n in range(1, 5)}
    five = {**FAR, **disciples, "putrifier": (12, 3)}
    game = arena(five, "MYC", turn="goddess", power=9)
    assert {choice for choice in game.offers() if str(choice).startswith("summon")} >= {"summon spore"}
    assert "summon putrifier" not in game.offers(), "five others"
    spores = {"spore": (9, 12), "spore 2": (10, 12), "spore 3": (11, 12)}
    game = arena({**five, **spores}, "MYC", turn="goddess", power=9)
    assert "summon spore" not in game.offers()
    game = arena({**FAR, **spores, "disciple": (9, 3), "disciple 2": (9, 4)}, "MYC", turn="goddess", power=9)
    assert "summon putrifier" in game.offers(), "Spores do not count for the five"


@rule("CE-176", "R-32")
def test_a_killed_monster_goes_back_to_the_supply_for_nothing():
    game = arena({"VET": (9, 4), **HOUNDS}, turn="VET", vitae={"hound": 1}, power=1, dice=[1])
    game.do("attack", "Pistol", "hound")
    assert not game["hound"].present
    assert game.on((9, 3)) is None
    assert game.power == 1, "no refund"
    assert len(game.monsters) == 3
    game.end()
    game.go_on()
    while game.asked == "DISCARD":
        game.decline()
    assert "summon hound" in game.offers()


@rule("R-32")
def test_damage_stays_until_healed():
    game = arena({"VET": (9, 4), "slayer": (9, 3)}, "GOR", turn="VET", dice=[1])
    game.do("attack", "Combat Knife", "slayer")
    assert game["slayer"].vitae == 1
    assert next_round(game)["slayer"].vitae == 1


@rule("CE-185")
@pytest.mark.parametrize(
    ("goddess", "monster", "masters"),
    [
        ("SKZ", "hound", {"m_anubian", "m_regent"}),
        ("GOR", "slayer", {"m_warlord", "m_champion"}),
        ("MYC", "disciple", {"m_prophet", "m_mother"}),
    ],
)
def test_two_masters_each_and_one_on_the_board(goddess: str, monster: str, masters: set[str]):
    game = arena(FAR, goddess, turn="goddess", power=9)
    wanted = {f"summon {monster} {master}" for master in masters}
    assert wanted == {choice for choice in game.offers() if str(choice).startswith(f"summon {monster} ")}
    game.choose(min(wanted)).choose((9, 9))
    assert not any("m_" in str(choice) for choice in game.offers())
    assert f"summon {monster}" in game.offers()


@rule("CE-186")
def test_a_master_costs_its_monster_and_its_card():
    def masters(power: int) -> set[Any]:
        return {choice for choice in summoning(power=power).offers() if "m_regent" in str(choice)}

    assert masters(2) == set()
    assert masters(3) == {"summon hound m_regent"}
    assert masters(4) == {"summon hound m_regent", "summon guardian m_regent"}
    assert masters(5) == masters(4) | {"summon spectro m_regent"}, "any Monster"
    game = summoning(power=5).do("summon spectro m_regent", (9, 9))
    assert game.power == 0


@rule("CE-187")
def test_the_bonuses_of_a_master_are_added():
    game = summoning(power=3).do("summon hound m_anubian", (9, 9))
    assert (game["hound"].vitae, game["hound"].max_vitae) == (5, 5)
    units = {"VET": (5, 5), "guardian": (6, 5), "hound": (9, 5)}
    for master, vitae in (({"hound": "m_anubian"}, 3), ({}, 5)):
        game = arena(units, turn="guardian", master=master, dice=[4])
        game.do("attack", "Khopesh")
        assert game["VET"].vitae == vitae, "Aim 3, 1 more within 3 spaces of the Anubian Lord"
    game = arena({"VET": (5, 5), "hound": (5, 6)}, turn="hound", master={"hound": "m_anubian"}, dice=[4])
    assert game.do("attack", "Bite")["VET"].vitae == 3, "Damage 1 and 1"


@rule("CE-188")
def test_a_monster_does_not_become_a_master_later():
    game = summoning(hound=(9, 9))
    game.choose("hound")
    assert game.offers() == {"move", "end"}
    assert summoning(hound=(9, 9)).do("summon hound m_regent", (9, 7))["hound"].master == -1


@rule("CE-189")
def test_a_master_counts_for_the_limits():
    units = {**FAR, **HOUNDS}
    game = arena(units, turn="goddess", power=9, master={"hound": "m_regent"})
    assert "summon hound" not in game.offers()
    game = arena({**units, "guardian": (12, 12)}, turn="goddess", power=9, master={"guardian": "m_regent"})
    assert not any(str(choice).startswith("summon") for choice in game.offers())


@rule("R-58")
def test_bonuses_to_what_a_monster_lacks_are_ignored():
    game = arena({"VET": (5, 5), "spore": (5, 6)}, "MYC", turn="spore", master={"spore": "m_prophet"})
    assert game["spore"].vitae == 3
    assert game.offers() == {"move", "ability", "end"}, "no Attack"


@rule("R-81")
def test_a_free_summons_gives_the_plain_monster():
    game = arena(FAR, turn="goddess", hand="SK01", power=9)
    game.choose("SK01 effect", (9, 9), (9, 10))
    assert (game["guardian"].master, game["guardian 2"].master) == (-1, -1)
    assert game.power == 7


def near_a_skull(skulls: dict[Cell, str], vet: Cell = (5, 5)) -> Position:
    return arena({"VET": vet}, "GOR", turn="goddess", power=9, lay=skulls)


@rule("R-76")
def test_a_skull_is_used_up_only_where_it_is_needed():
    game = near_a_skull({(8, 5): "skull"}).choose("summon slayer")
    assert {(8, 5), (9, 5), (7, 5), (7, 4)} <= game.offers(), "near and in Sight, on or beside the Skull"
    assert (7, 7) not in game.offers()
    game.choose((9, 6))
    assert game.with_token("skull") == []
    game = near_a_skull({(12, 5): "skull"}).do("summon slayer", (12, 6))
    assert game.with_token("skull") == [(12, 5)], "legal without it"
    game = near_a_skull({(7, 5): "skull"}).choose("summon slayer")
    assert (8, 5) in game.offers()
    assert (6, 5) not in game.offers(), "not adjacent to a Cryptonaut"


@rule("R-76")
def test_the_nearest_skull_is_used_up_then_the_first_in_reading_order():
    game = near_a_skull({(8, 5): "skull", (8, 7): "skull"}).do("summon slayer", (8, 5))
    assert game.with_token("skull") == [(8, 7)]
    game = near_a_skull({(8, 5): "skull", (8, 7): "skull"}).do("summon slayer", (8, 7))
    assert game.with_token("skull") == [(8, 5)]
    game = near_a_skull({(8, 5): "skull", (8, 7): "skull"}).do("summon slayer", (8, 6))
    assert game.with_token("skull") == [(8, 7)], "both are at 1"
