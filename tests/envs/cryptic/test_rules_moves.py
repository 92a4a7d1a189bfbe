"""Skill checks (CE-074 to CE-077), movement (CE-078 to CE-089), breaking away (CE-090 to CE-096)."""

import pytest

from .kit import Position, position
from .names import DIRECTIONS

rule = pytest.mark.rule
FAR = {"INF": (15, 15), "DEM": (16, 15)}


@rule("CE-074", "CE-075", "CE-105")
@pytest.mark.parametrize(("die", "hits"), [(1, True), (4, True), (5, False), (6, False)])
def test_one_die_up_to_the_attribute(die: int, hits: bool):
    units = {"INF": (5, 5), "hound": (8, 5)}
    game = position(units=units, clear=True, turn="INF", dice=[die])
    game.play("attack", "Carbine", "hound")
    assert game["hound"].vitae == (1 if hits else 3)


@rule("CE-075")
@pytest.mark.parametrize(
    ("changes", "die", "hits"), [("aim-9", 1, True), ("aim-9", 2, False), ("aim+9", 6, False)]
)
def test_one_always_and_six_never(changes: str, die: int, hits: bool):
    units = {"INF": (5, 5), "hound": (8, 5)}
    game = position(units=units, clear=True, turn="INF", changes={"INF": changes}, dice=[die])
    game.play("attack", "Carbine", "hound")
    assert game["hound"].vitae == (1 if hits else 3)


@rule("CE-076", "CE-114")
@pytest.mark.parametrize(("die", "casts"), [(5, True), (6, False)])
def test_cast_checks_for_spells(die: int, casts: bool):
    units = {"MAG": (5, 5), "hound": (8, 5)}
    game = position(units=units, clear=True, turn="MAG", dice=[die])
    game.play("cast", "Astral Bolt", "hound")
    assert game["hound"].vitae == (1 if casts else 3)
    assert game["MAG"].base_used == 1


@rule("CE-076", "SK02")
@pytest.mark.parametrize(("die", "entombed"), [(4, False), (5, True)])
def test_stamina_checks_against_cards(die: int, entombed: bool):
    units = {"VET": (5, 5), **FAR, "hound": (7, 5)}
    game = position(units=units, clear=True, turn="goddess", power=1, hand="SK02 SK05", dice=[die])
    game.do("SK02 effect", "VET")
    if entombed:
        game.choose("no")
    assert (game.statuses("VET") == {"entombed"}) == entombed


@rule("CE-077")
@pytest.mark.parametrize(("die", "hits"), [(4, True), (5, False)])
def test_monsters_roll_for_attacks(die: int, hits: bool):
    units = {"VET": (5, 5), **FAR, "hound": (6, 5)}
    game = position(units=units, clear=True, turn="hound", dice=[die])
    game.do("attack", "VET")
    assert game["VET"].vitae == (4 if hits else 5)
    assert not game.was_asked("REROLL")


@rule("CE-077")
def test_monsters_need_no_check_to_move_away():
    units = {"VET": (5, 5), **FAR, "hound": (6, 5)}
    game = position(units=units, clear=True, turn="hound").choose("move", "E")
    assert game.at("hound") == (7, 5)


# --- movement


@rule("CE-078", "CE-083")
@pytest.mark.parametrize(("who", "move"), [("GUA", 3), ("VET", 4), ("TRA", 5)])
def test_a_move_has_as_many_points(who: str, move: int):
    game = position(units={who: (5, 5)}, clear=True, turn=who)
    game.choose("move")
    for step in range(move):
        assert game.asked == "STEP"
        assert step == 0 or game.can("done")
        game.choose("E")
    assert (game.asked, game.at(who)) == ("MENU", (5 + move, 5))


@rule("CE-083")
def test_points_may_be_left_over():
    game = position(units={"VET": (5, 5)}, clear=True, turn="VET").choose("move", "E", "done")
    assert (game.asked, game.at("VET"), game["VET"].base_used) == ("MENU", (6, 5), 1)


@rule("CE-079")
@pytest.mark.parametrize(
    ("step", "where"),
    [*zip(DIRECTIONS, [(5, 4), (6, 4), (6, 5), (6, 6), (5, 6), (4, 6), (4, 5), (4, 4)], strict=True)],
)
def test_eight_directions_at_one_point(step: str, where: tuple[int, int]):
    game = position(units={"GUA": (5, 5)}, clear=True, turn="GUA").choose("move", step)
    assert game.at("GUA") == where
    game.choose(step, step)
    assert game.asked == "MENU"


@rule("CE-080", "CE-145", "CE-146", "CE-144")
def test_no_step_onto_what_is_occupied():
    units = {"VET": (5, 5), "INF": (5, 4), "hound": (6, 4)}
    lay = {(6, 5): "wall", (6, 6): "monolith", (5, 6): "door", (4, 6): "pit"}
    game = position(units=units, clear=True, lay=lay, turn="VET").choose("move")
    assert {choice for choice in game.offers() if choice in DIRECTIONS} == {"W", "NW"}


@rule("CE-081", "CE-151")
def test_a_door_is_opened_and_closed_for_a_point_each():
    game = position(units={"VET": (5, 5)}, clear=True, lay={(6, 5): "door"}, turn="VET")
    game.choose("move", (6, 5))
    assert game.structure((6, 5)).open
    assert game.can("E")
    game.choose((6, 5))
    assert not game.structure((6, 5)).open
    assert not game.can("E")
    game.choose("W", "W")
    assert game.asked == "MENU"


@rule("CE-082")
def test_a_move_is_finished_first():
    game = position(units={"VET": (5, 5), "hound": (8, 9)}, clear=True, turn="VET").choose("move", "N")
    assert game.offers() <= {*DIRECTIONS, "done"}


@rule("CE-084", "CE-085", "EXO")
def test_cryptonauts_float_over_pits_without_stopping():
    lay = {(6, y): "pit" for y in range(1, 19)}
    game = position(units={"EXO": (5, 5)}, clear=True, lay=lay, turn="EXO", charged={"EXO": "1"})
    game.choose("move", "E")
    assert game.at("EXO") == (6, 5)
    assert not game.can("done")
    assert not position(units={"VET": (5, 5)}, clear=True, lay=lay, turn="VET").can("move", "E")


@rule("CE-084", "MYC")
def test_monsters_float_over_pits_and_stop_there():
    lay = {(6, y): "pit" for y in range(1, 19)}
    units = {"VET": (15, 15), "INF": (16, 15), "spore": (5, 5)}
    game = position(goddess="MYC", units=units, clear=True, lay=lay, turn="spore").choose("move", "E")
    assert game.at("spore") == (6, 5)
    assert game.can("done")


@rule("CE-085", "R-13", "EXO")
def test_the_last_point_is_not_spent_over_a_pit():
    lay = {(9, y): "pit" for y in range(1, 19)} | {(10, y): "pit" for y in range(1, 19)}
    game = position(units={"EXO": (5, 5)}, clear=True, lay=lay, turn="EXO", charged={"EXO": "1"})
    game.choose("move", "E", "E", "E")
    assert game.at("EXO") == (8, 5)
    assert not game.can("E"), "one point is left"


@rule("CE-085", "PAT")
def test_an_effect_over_pits_ends_on_good_ground():
    lay = {(6, y): "pit" for y in range(1, 19)}
    game = position(units={"PAT": (5, 5)}, clear=True, lay=lay, turn="PAT")
    game.do("ability", "Grappling Line").choose("E")
    assert not game.can("done")
    game.choose("E")
    assert game.at("PAT") == (7, 5)
    assert game.can("done")


@rule("CE-086")
def test_souls_are_picked_up_in_passing():
    lay = {(6, 5): "soul", (7, 5): "soul"}
    game = position(units={"VET": (5, 5)}, clear=True, lay=lay, turn="VET").choose("move", "E", "E", "E")
    assert game["VET"].souls == 2
    assert game.tokens((6, 5)) == set()


@rule("CE-087", "CE-136")
def test_artifacts_are_picked_up_in_passing():
    lay = {(6, 5): "artifact"}
    game = position(units={"VET": (5, 5)}, clear=True, lay=lay, turn="VET", artifacts="A07 A02")
    game.choose("move", "E", "E")
    assert (game.items("VET"), game["VET"].knowledge) == (["A07"], 1)
    assert game.tokens((6, 5)) == set()
    assert game.artifacts[0] == "A02"


@rule("CE-088", "R-54")
def test_monsters_move_alike():
    units = {"VET": (15, 15), "INF": (16, 15), "guardian": (5, 5)}
    lay = {(6, 5): "soul", (7, 5): "door", (6, 4): "wall"}
    game = position(units=units, clear=True, lay=lay, turn="guardian").choose("move")
    assert not game.can("NE")
    game.choose("E", (7, 5), "E")
    assert game.at("guardian") == (7, 5)
    assert game.asked == "MONSTER"
    assert game.tokens((6, 5)) == {"soul"}


@rule("CE-089")
def test_prepared_cryptonauts_interrupt_steps():
    units = {"VET": (5, 5), **FAR, "hound": (9, 5)}
    game = position(units=units, clear=True, turn="hound", prepared="VET", dice=[1])
    game.choose("move", "no", "W")
    assert (game.asked, game.at("hound")) == ("PREPARED", (8, 5))
    game.choose("yes").do("attack", "Pistol", "hound")
    assert game["hound"].vitae == 1
    assert game.asked == "STEP"


# --- breaking away


def leaving(**more) -> Position:
    return position(units={"VET": (5, 5), "hound": (6, 5)}, clear=True, turn="VET", **more)


@rule("CE-090")
@pytest.mark.parametrize(("step", "rolls"), [("N", 0), ("W", 1), ("NW", 1)])
def test_a_check_when_adjacency_ends(step: str, rolls: int):
    game = leaving(dice=[1] * rolls)
    game.choose("move", step)
    assert game.rolled == rolls


@rule("CE-091")
def test_each_monster_is_checked_for_on_its_own():
    units = {"VET": (5, 5), "hound": (6, 5), "hound 2": (6, 6), "hound 3": (4, 4)}
    game = position(units=units, clear=True, turn="VET", stamina={"VET": 3}, dice=[3, 4])
    game.choose("move", "W")
    assert game.asked == "REROLL"
    game.choose("no")
    assert (game["VET"].stamina, game.at("VET")) == (2, (4, 5))


@rule("CE-092", "CE-093")
def test_every_failure_costs_one_stamina():
    units = {"VET": (5, 5), "hound": (6, 5), "hound 2": (6, 6)}
    game = position(units=units, clear=True, turn="VET", stamina={"VET": 3}, dice=[5, 5])
    game.choose("move", "W", "no", "no")
    assert (game["VET"].stamina, game.at("VET")) == (1, (4, 5))


@rule("CE-094")
def test_once_for_the_same_monster_in_one_move():
    game = leaving(dice=[1])
    game.choose("move", "W", "E", "W")
    assert game.rolled == 1
    game.choose("E").dice(1).choose("move", "W")
    assert game.rolled == 1, "in the next Move again"


@rule("CE-095")
def test_grapple_fails_the_check():
    game = leaving(changes={"hound": "grapple"})
    game.choose("move", "W")
    assert (game["VET"].stamina, game.at("VET"), game.asked) == (3, (4, 5), "STEP")


@rule("CE-096")
def test_a_failed_break_away_can_be_rerolled():
    game = leaving(dice=[5, 2])
    game.choose("move", "W")
    assert game.asked == "REROLL"
    game.choose("yes")
    assert (game["VET"].stamina, game.at("VET")) == (3, (4, 5))
