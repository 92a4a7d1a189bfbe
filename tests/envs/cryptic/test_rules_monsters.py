"""Monsters, Large ones too (CE-177 to CE-184), and rulings on them (R-39 to R-41, R-54, R-74, R-90 R-103)."""

from typing import Any

import pytest

from .arena import arena, goddess_turn, next_round
from .kit import Position, position
from .names import MONSTERS

rule = pytest.mark.rule

FAR = {"VET": (2, 2)}


def large(monster: str, where: tuple[int, int], lay: dict[Any, str] | None = None, **more: Any) -> Position:
    """A Large Monster in a Move Action, the Veteran far away."""
    goddess = {"spectro": "SKZ", "leech": "GOR", "troll": "GOR", "greenlord": "MYC"}[monster]
    units = {"VET": (2, 16), monster: where, **more.pop("others", {})}
    return arena(units, goddess, turn=monster, lay=lay, **more).choose("move")


@rule("CE-177", "CE-179")
def test_a_monster_has_two_actions():
    game = arena({"VET": (5, 5), "hound": (9, 5)}, turn="goddess", power=1, dice=[6])
    game.choose("hound")
    assert (game.asked, game.who, game.offers()) == ("MONSTER", "hound", {"move", "end"})
    game.choose("move", "W", "W", "W", "done").do("attack", "Bite")
    assert (game.asked, game["hound"].retired) == ("POWERS", 1)
    assert "hound" not in game.offers(), "once a Turn"


@rule("CE-178")
def test_a_monster_finishes_and_retires_before_anything_else():
    game = arena({**FAR, "hound": (9, 5), "hound 2": (9, 7)}, turn="goddess", power=9, hand="SK05")
    game.choose("hound", "move", "W", "done")
    assert (game.who, game.offers()) == ("hound", {"move", "end"})
    game.choose("end")
    assert game["hound"].retired == 1, "the other Action is given up"
    assert "hound" not in game.offers()
    assert {"hound 2", "SK05 effect", "summon hound"} <= game.offers()


@rule("CE-179")
def test_the_actions_of_monsters():
    game = arena({"VET": (5, 5), "disciple": (7, 5)}, "MYC", turn="disciple")
    assert game.offers() == {"move", "attack", "ability", "end"}


@rule("CE-180", "R-74")
def test_what_monsters_may_attack():
    lay = {(6, 5): "door", (5, 6): "door open", (6, 7): "barricade", (7, 5): "monolith", (5, 7): "hoarfrost"}
    game = arena({**FAR, "hound": (6, 6)}, turn="hound", lay=lay)
    game.choose("attack")
    assert game.offers() == {(6, 5), (6, 7)}, "closed Doors and Barricades; no other Structure"
    game.choose((6, 5))
    assert (game.structure((6, 5)).health, game.rolled) == (1, 0)
    game = arena({"VET": (7, 7), "hound": (6, 6)}, turn="hound", lay={**lay, (6, 5): "arcane door 1"})
    game.choose("attack")
    assert game.offers() == {(6, 5), (6, 7), "VET"}
    game.choose((6, 5))
    assert game.structures("arcane door") == []


@rule("CE-181")
def test_modifiers_and_actions_among_the_abilities_of_monsters():
    game = arena({"VET": (5, 5), "guardian": (7, 5)}, turn="VET", dice=[1])
    assert game.do("attack", "Pistol")["guardian"].vitae == 2, "Armor 1"
    game = arena({**FAR, "disciple": (9, 9)}, "MYC", turn="disciple")
    game.do("ability", "Sow").choose((9, 10))
    assert game.at("spore") == (9, 10)
    assert game["disciple"].base_used == 1


@rule("CE-182")
def test_each_goddess_has_a_large_monster():
    game = arena(FAR, turn="goddess")
    size = dict(zip(MONSTERS, game.setup["monster"]["size"].tolist(), strict=True))
    large_ones = {name for name, side in size.items() if side == 2}
    assert large_ones == {"spectro", "leech", "troll", "greenlord", "gash"}
    game = large("troll", (9, 9))
    assert [game.on((x, y)) for x, y in ((9, 9), (10, 9), (9, 10), (10, 10))] == ["troll"] * 4
    game.choose("SE")
    assert game.on((9, 9)) is None
    assert [game.on((x, y)) for x, y in ((10, 10), (11, 10), (10, 11), (11, 11))] == ["troll"] * 4


CORRIDOR = {(x, y): "wall" for x in (6, 7) for y in (4, 6)}


@rule("CE-183", "R-39", "R-13")
def test_a_large_monster_squeezes_through_a_corridor_but_does_not_stop_in_it():
    game = large("leech", (4, 5), CORRIDOR)
    for step in ("E", "E", "E"):
        game.choose(step)
        assert "done" not in game.offers()
    game.choose("E")
    assert (game.at("leech"), game.asked) == ((8, 5), "MONSTER")


@rule("R-39", "R-13")
def test_a_large_monster_keeps_enough_points_to_stop():
    game = large("leech", (4, 5), {(x, y): "wall" for x in (6, 7, 8) for y in (4, 6)})
    game.choose("E", "E")
    assert game.offers() == {"W", "NW", "SW"}, "two points bring it back, not through"


@rule("R-39")
def test_a_large_monster_does_not_go_through_walls_doors_or_units():
    column = {(6, y): "wall" for y in range(1, 19) if y != 5}
    for gap, can in (((6, 5), True), ((6, 9), False)):
        lay = {**column, (6, 5): "wall", gap: "ground"}
        assert large("leech", (4, 5), lay).can("E", "E") == can
    assert "E" not in large("leech", (4, 5), {**column, (6, 5): "door"}).offers()
    assert "E" in large("leech", (4, 5), {**column, (6, 5): "door open"}).offers()
    assert "E" not in large("leech", (4, 5), {(6, 6): "door"}).offers(), "not over a closed Door"
    assert "E" not in large("leech", (4, 5), others={"slayer": (6, 6)}).offers(), "not over a unit"
    assert "E" in large("leech", (4, 5), {(6, 6): "monolith"}).offers(), "over a Structure, in passing"


@rule("R-39")
def test_a_large_monster_stays_on_the_board():
    game = large("leech", (1, 1)).choose("NW")
    assert (game.at("leech"), game.offers()) == ((0, 0), {"E", "S", "SE"}), "over the outer Wall, no farther"
    game = large("leech", (17, 17)).choose("SE")
    assert (game.at("leech"), game.offers()) == ((18, 18), {"W", "N", "NW"})


@rule("R-39", "R-91")
def test_a_large_monster_pays_for_the_dearest_space_it_enters():
    game = large("leech", (4, 5), {(6, 6): "special"}).choose("E", "E", "E")
    assert (game.at("leech"), game.asked) == ((7, 5), "MONSTER"), "2 for the sand, 1 and 1"
    game = large("spectro", (4, 5), {(6, 6): "special"}).choose("E", "E", "E")
    assert (game.at("spectro"), game.asked) == ((7, 5), "STEP"), "it floats"


@rule("CE-184", "R-39")
def test_a_large_monster_stops_on_pits_with_two_passable_spaces():
    def pits(*spaces: tuple[int, int]) -> dict[tuple[int, int], str]:
        return dict.fromkeys(spaces, "pit")

    two = large("leech", (4, 5), pits((6, 5), (6, 6))).choose("E")
    assert "done" in two.offers()
    three = large("leech", (4, 5), pits((5, 6), (6, 6), (6, 7))).choose("SE")
    assert "done" not in three.offers()
    three.choose("W")
    assert "done" in three.offers()
    all_pits = pits((6, 5), (6, 6), (7, 5), (7, 6))
    assert "done" in large("spectro", (4, 5), all_pits).choose("E", "E").offers(), "it floats"
    assert "E" not in large("leech", (4, 5), all_pits).choose("E").offers(), "nothing passable beneath it"


@rule("R-40")
def test_a_large_monster_opens_a_door_beside_any_of_its_spaces():
    for where, can in (((6, 7), True), ((3, 4), True), ((6, 5), True), ((7, 5), False)):
        assert (where in large("leech", (4, 5), {where: "door"}).offers()) == can


@rule("R-41", "CE-090")
def test_breaking_away_from_any_space_of_a_large_monster():
    """From one space of a Leech to another: no check. Away from all of them: one."""
    game = arena({"VET": (3, 5), "troll": (4, 5)}, "GOR", turn="VET", dice=[4])
    game.choose("move", "S", "S")
    assert (game.at("VET"), game.rolled) == ((3, 7), 0), "still adjacent to (4, 6)"
    game.choose("S")
    assert (game.at("VET"), game.rolled) == ((3, 8), 1)


@rule("R-54")
def test_monsters_pick_up_nothing_and_set_off_nothing():
    lay = {(6, 5): "soul", (7, 5): "artifact", (8, 5): "trap", (9, 5): "bone"}
    game = arena({"VET": (2, 16), "hound": (5, 5)}, turn="hound", lay=lay)
    game.choose("move", "E", "E", "E", "E")
    assert [game.tokens(where) for where in lay] == [{"soul"}, {"artifact"}, {"trap"}, {"bone"}]


@rule("R-90")
def test_a_monster_retired_in_the_cryptonauts_turn_stays_so():
    units = {"CHR": (5, 5), "hound": (7, 5), "hound 2": (12, 12)}
    game = arena(units, turn="CHR", souls={"CHR": 1})
    game.do("devour", "Time Stop")
    assert (game["hound"].retired, game["hound 2"].retired) == (1, 0)
    game.end()
    goddess_turn(game)
    assert "hound 2" in game.offers()
    assert "hound" not in game.offers()
    assert next_round(game)["hound"].retired == 0, "over with Cleanup"


@rule("R-103")
def test_a_monster_that_cannot_reach_a_legal_stop_is_put_on_the_nearest_one():
    """A Leech in a corridor is hit by the Xenobiologist: Move 2, two points spent."""
    lay = {(x, y): "wall" for x in (5, 6) for y in (4, 6)}
    units = {"XEN": (3, 9), "leech": (3, 5)}
    game = arena(units, "GOR", turn="leech", prepared="XEN", lay=lay)
    game.choose("move", "no", "E", "no", "E")
    assert (game.asked, game.at("leech")) == ("PREPARED", (5, 5))
    game.dice(1).choose("yes").do("attack", "Tranq Pistol", "leech")
    assert game.at("leech") == (3, 3), "of the places at 2 spaces the first in reading order"
    assert game.asked == "MONSTER"


@rule("CE-178", "CE-026")
def test_monsters_are_activated_in_any_order():
    game = position("TOMB", "SKZ", {**FAR, "hound": (9, 9), "hound 2": (12, 9)}, turn="goddess", clear=True)
    assert {"hound", "hound 2"} <= game.offers()
    game.choose("hound 2", "end", "hound", "end")
    assert not {"hound", "hound 2"} & game.offers()
