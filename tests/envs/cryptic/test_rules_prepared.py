"""Prepared Cryptonauts (CE-121 to CE-123) and the rulings on them (R-35 to R-38, R-78 to R-80)."""

import pytest

from .arena import arena, goddess_turn, next_round, turn_of
from .kit import Position, position

rule = pytest.mark.rule


def prepared(units: dict[str, tuple[int, int]], monster: str = "hound", **more) -> Position:
    """This Monster is activated; the first Cryptonaut named is Prepared."""
    return arena(units, turn=monster, prepared=more.pop("who", next(iter(units))), **more)


def times_asked(game: Position) -> int:
    """How often a Prepared Cryptonaut was asked and answered."""
    return sum(name == "PREPARED" for name, _ in game.log)


@rule("CE-121")
def test_the_counter_goes_with_the_prepared_action_and_the_monster_goes_on():
    game = prepared({"VET": (5, 5), "hound": (8, 5)}, dice=[5])
    game.choose("move", "yes")
    assert (game.asked, game.who) == ("MENU", "VET")
    game.do("attack", "Pistol")
    assert game["hound"].vitae == 1
    assert (game["VET"].prepared, game["VET"].retired) == (0, 1)
    assert (game.asked, game.who) == ("STEP", "hound")
    game.choose("W", "W", "done")
    assert game.at("hound") == (6, 5)
    assert times_asked(game) == 1, "no counter, no more questions"


@rule("CE-121", "CE-120")
def test_an_answer_of_no_keeps_the_counter():
    game = prepared({"VET": (5, 5), "hound": (8, 5)})
    game.choose("move", "no")
    assert game["VET"].prepared == 1
    game.choose("W")
    assert game.asked == "PREPARED"


@rule("CE-122", "R-79")
def test_a_monster_whose_action_is_no_longer_legal_may_take_another_one():
    game = prepared({"VET": (5, 5), "hound": (6, 5)}, dice=[1])
    game.do("attack", "Bite", "VET")
    assert game.asked == "PREPARED"
    game.choose("yes").do("move", "W", "W", "done")
    assert (game.asked, game.who) == ("MONSTER", "hound")
    assert game.offers() == {"move", "end"}
    assert game["hound"].base_used == 0, "none is lost"
    game.choose("move", "W", "W", "done")
    assert game.can("attack"), "next to her again"


@rule("CE-122")
def test_an_attack_that_is_still_legal_goes_on():
    game = prepared({"VET": (5, 5), "hound": (6, 5)}, dice=[6, 4])
    game.do("attack", "Bite", "VET", "yes").do("attack", "Combat Knife").until("MONSTER")
    assert game.rolled == 2
    assert game["VET"].vitae == 4


@rule("CE-123")
def test_an_interrupted_move_keeps_its_points():
    game = prepared({"SHA": (2, 5), "hound": (9, 5)}, dice=[1])
    game.choose("move", "W", "W", "yes").do("attack", "Long Rifle")
    assert game["hound"].vitae == 1
    game.choose("W", "W", "W")
    assert game.at("hound") == (4, 5)
    assert (game.asked, game["hound"].base_used) == ("MONSTER", 1), "five points, and one Action"


@rule("R-35", "CE-118")
def test_prepared_cryptonauts_are_asked_before_an_action_and_after_each_step():
    game = prepared({"VET": (5, 5), "hound": (11, 5)})
    game.choose("move")
    assert game.asked == "STEP", "at 6 spaces nobody is asked"
    game.choose("W")
    assert game.asked == "PREPARED"
    assert game.at("hound") == (10, 5), "in the space just entered"
    game.choose("no", "W", "no", "E", "no", "E")
    assert (game.asked, game.at("hound")) == ("STEP", (11, 5))
    assert times_asked(game) == 3


@rule("R-35")
def test_prepare_needs_sight_at_that_instant():
    wall = {(8, 4): "wall", (8, 5): "wall"}
    game = prepared({"VET": (5, 5), "hound": (9, 5)}, lay=wall)
    game.choose("move", "N", "N", "N")
    assert game.asked == "PREPARED"
    assert times_asked(game) == 0
    assert game.at("hound") == (9, 2)


@rule("R-35")
def test_an_action_triggers_once_its_target_is_named_and_before_any_roll():
    game = prepared({"VET": (5, 5), "INF": (8, 6), "MAG": (8, 8), "hound": (8, 7)})
    game.do("attack", "Bite")
    assert game.asked == "TARGET"
    game.choose("INF")
    assert (game.asked, game.rolled) == ("PREPARED", 0)
    game.dice(5, 6).choose("yes").do("attack", "Pistol").until("MONSTER")
    assert game["hound"].vitae == 1
    assert game["INF"].vitae == 5, "the Attack on her was rolled afterwards, and missed"
    assert game.unrolled == 0


@rule("R-35")
@pytest.mark.parametrize("door", ["door", "door open"])
def test_a_door_opened_or_closed_is_a_step(door: str):
    game = prepared({"VET": (5, 5), "hound": (8, 7)}, lay={(9, 7): door})
    game.choose("move", "no", (9, 7))
    assert game.asked == "PREPARED"
    assert game.structure((9, 7)).open == (door == "door")


@rule("R-35")
def test_a_pane_crossed_is_a_step():
    game = position("MIRROR", "SKZ", {"VET": (9, 3), "hound": (5, 4)}, turn="hound", prepared="VET")
    game.choose("move")
    assert {(10, 1), (8, 6), (4, 7), (1, 9), (8, 10)} <= game.offers()
    game.choose((10, 1))
    assert game.asked == "PREPARED"
    assert game.at("hound") == (10, 1)


@rule("R-36")
def test_several_prepared_cryptonauts_are_asked_in_seat_and_unit_order():
    units = {"VET": (5, 5), "INF": (5, 6), "MAG": (5, 7), "hound": (8, 6)}
    game = prepared(units, players=3, squads=("MAG", "VET INF"), who="VET INF MAG")
    game.choose("move")
    order = []
    while game.asked == "PREPARED":
        order.append((game.who, game.seat))
        game.choose("no")
    assert order == [("MAG", 1), ("VET", 2), ("INF", 2)]


@rule("R-36", "R-79")
def test_the_situation_is_tested_again_after_each_prepared_action():
    units = {"VET": (5, 5), "INF": (5, 6), "hound": (8, 5)}
    game = prepared(units, who="VET INF", vitae={"hound": 2}, dice=[1])
    game.choose("move", "yes").do("attack", "Pistol")
    assert not game["hound"].present
    assert not game.was_asked("PREPARED", "INF")
    assert game["INF"].prepared == 1


@rule("R-36")
def test_a_monster_that_was_driven_out_of_range_is_no_longer_in_range_of_the_next():
    units = {"PHS": (8, 7), "VET": (5, 5), "hound": (10, 5)}
    for direction, asked in (("E", False), ("W", True)):
        game = prepared(units, who="PHS VET")
        game.choose("move", "yes").do("ability", "Gravity Well", "hound", direction)
        assert game.was_asked("PREPARED", "VET") == asked


@rule("R-37")
def test_what_a_prepared_cryptonaut_may_do():
    units = {"VET": (5, 5), "INF": (5, 6), "hound": (8, 5)}
    game = prepared(
        units, souls={"VET": 2}, vitae={"VET": 3}, dead={"MAG": (4, 4)}, knowledge={"MAG": 1}, done="1"
    )
    game.choose("move", "yes")
    assert game.offers() == {
        *("move", "attack", "charge", "devour", "restore", "trade", "loot", "teleport")
    }, "no Rest, Prepare, bought Action or Retiring"


@rule("R-37")
@pytest.mark.parametrize("verb", ["charge", "devour", "restore"])
def test_a_free_action_is_all_of_a_prepared_action(verb: str):
    slots = {"charge": ("Assault Rifle",), "devour": ("Last Stand",), "restore": ("soul",)}
    game = prepared({"VET": (5, 5), "hound": (8, 5)}, souls={"VET": 1}, vitae={"VET": 3})
    game.choose("move", "yes").do(verb, *slots[verb])
    assert (game.asked, game.who) == ("STEP", "hound")
    assert (game["VET"].souls, game["VET"].prepared) == (0, 0)


@rule("R-37", "R-95")
def test_a_prepared_action_may_be_rerolled():
    game = prepared({"INF": (5, 5), "hound": (8, 5)}, dice=[6, 4])
    game.choose("move", "yes").do("attack", "Carbine")
    assert (game.asked, game.who) == ("REROLL", "INF")
    game.choose("yes")
    assert (game["hound"].vitae, game["INF"].stamina) == (1, 3)


@rule("R-37")
def test_nobody_is_asked_without_anything_legal_to_do():
    """In a ring of Pits, with a Shield and a Sidearm of Range 3."""
    pits = {(x, y): "pit" for x in (4, 5, 6) for y in (4, 5, 6) if (x, y) != (5, 5)}
    game = prepared({"GUA": (5, 5), "hound": (9, 5)}, lay=pits)
    game.choose("move")
    assert game.asked == "STEP", "at 4 spaces"
    game.choose("W")
    assert game.asked == "PREPARED", "at 3 spaces"


@rule("R-38")
def test_steps_given_by_a_card_trigger_prepare():
    units = {"VET": (5, 5), "hound": (11, 5)}
    game = arena(units, turn="goddess", prepared="VET", power=1, hand="SK05")
    game.choose("SK05 effect")
    assert (game.asked, game.who) == ("STEP", "hound")
    game.choose("W")
    assert (game.asked, game.who) == ("PREPARED", "VET")


@rule("R-38")
def test_gashnoradon_triggers_prepare():
    game = position("BOG", "SKZ", {"VET": (9, 12), "gash": (9, 9)}, turn="gash", prepared="VET", clear=True)
    game.choose("move")
    assert (game.asked, game.who) == ("PREPARED", "VET")


@rule("R-38")
def test_warps_trigger_no_prepare():
    units = {"VET": (5, 5), "disciple": (12, 12), "spore": (8, 8)}
    game = arena(units, "MYC", turn="goddess", prepared="VET", power=1, hand="MY10")
    game.do("MY10 effect", (8, 7))
    assert game.at("disciple") == (8, 7)
    assert not game.was_asked("PREPARED")


@rule("R-38", "CE-118")
def test_nothing_triggers_prepare_in_the_cryptonauts_turn():
    units = {"NEC": (5, 5), "VET": (5, 6), "hound": (8, 5)}
    game = arena(units, turn="NEC", prepared="VET", charged={"NEC": "2"}, dice=[1])
    game.do("cast", "Command the Dead", "hound")
    assert (game.asked, game.seat) == ("STEP", 1), "moved by the caster"
    game.choose("W", "done")
    assert game.at("hound") == (7, 5)
    assert not game.was_asked("PREPARED")


@rule("R-78")
def test_uses_in_the_own_turn_and_as_the_prepared_action_count_together():
    game = arena({"DEM": (5, 5), "hound": (8, 5)}, turn="DEM", souls={"DEM": 1})
    game.do("ability", "Aura Grenades", (8, 6)).choose("prepare")
    assert game["hound"].vitae == 1
    goddess_turn(game).choose("hound", "move", "yes")
    assert "move" in game.offers()
    assert "ability" not in game.offers(), "used in her Turn"
    game.do("move", "W", "done")
    turn_of(next_round(game), "DEM")
    assert "ability" in game.offers(), "given back in Cleanup"


@rule("R-78")
def test_a_use_as_the_prepared_action_is_given_back_in_cleanup():
    game = prepared({"DEM": (5, 5), "hound": (8, 5), "hound 2": (8, 8)})
    game.choose("move", "yes").do("ability", "Aura Grenades", (8, 4))
    assert game["DEM"].used != 0
    next_round(game)
    assert game["DEM"].used == 0


@rule("R-79")
def test_a_killed_monster_has_ended_its_activation():
    game = prepared({"VET": (5, 5), "hound": (8, 5), "hound 2": (12, 12)}, vitae={"hound": 2}, dice=[1])
    game.choose("move", "yes").do("attack", "Pistol")
    assert game.stopped or game.asked == "POWERS"


@rule("R-79")
def test_a_changed_move_counts_the_points_already_spent():
    game = prepared({"XEN": (5, 5), "hound": (11, 5)}, dice=[1])
    game.choose("move", "W", "no", "W", "yes").do("attack", "Tranq Pistol")
    game.choose("W")
    assert game.asked == "MONSTER", "Move 3: two points were spent, one was left"
    assert game.at("hound") == (8, 5)


@rule("R-79")
def test_a_move_shortened_below_what_was_spent_is_over():
    game = prepared({"XEN": (5, 5), "hound": (12, 5)}, changes={"hound": "move-1"}, dice=[1])
    game.choose("move", "W", "W", "no", "W", "yes").do("attack", "Tranq Pistol")
    assert (game.asked, game.at("hound")) == ("MONSTER", (9, 5))


@rule("R-79")
def test_an_action_already_begun_goes_on_when_the_monster_is_slowed():
    game = prepared({"TRA": (5, 5), "hound": (8, 5)}, charged={"TRA": "1"})
    game.choose("move", "yes").do("ability", "Snare")
    assert game.asked == "STEP"
    game.choose("W", "W", "done")
    assert game.stopped or game.asked == "POWERS", "Slow: its one Action is used"
    assert game.at("hound") == (6, 5)


@rule("R-80")
def test_a_counter_is_there_or_not():
    units = {"ORA": (5, 5), "VET": (6, 5), "hound": (9, 5)}
    game = arena(units, turn="ORA", retired="VET", dice=[1, 1])
    game.do("cast", "Vigilance", "VET").do("cast", "Vigilance", "VET")
    assert (game["VET"].prepared, game.record["n_prepared"]) == (1, 1)
    goddess_turn(game).choose("hound", "move", "yes", "move", "N", "done")
    assert game.asked == "STEP"
    assert game["VET"].prepared == 0


@rule("R-80")
def test_prep_works_on_the_retired_unless_they_rested():
    units = {"ORA": (5, 5), "VET": (6, 5), "INF": (5, 6), "MAG": (6, 6)}
    game = arena(units, turn="ORA", retired="INF", rested="VET", dice=[1])
    game.do("cast", "Vigilance", "INF")
    assert game["INF"].prepared == 1
    game = arena(units, turn="ORA", rested="VET", dice=[1])
    assert not game.can("cast"), "one Rested, the others are not Retired"


@rule("R-80")
def test_a_cryptonaut_between_realms_may_use_her_counter():
    game = prepared({"VET": (5, 5), "hound": (8, 5)}, vitae={"VET": 0}, dice=[5])
    game.choose("move", "yes").do("attack", "Pistol")
    assert game["hound"].vitae == 1


@rule("CE-122", "CE-108")
def test_an_attack_on_a_door_that_was_opened_is_given_back():
    lay, units = {(7, 5): "door"}, {"ENG": (6, 3), "hound": (8, 5)}
    game = arena(units, turn="hound", prepared="ENG", lay=lay)
    game.do("attack", "Bite", (7, 5))
    assert game.asked == "PREPARED"
    game.choose("yes").do("free").choose("option 0")
    assert (game.asked, game.who, game["hound"].base_used) == ("MONSTER", "hound", 0)
    assert game.structure((7, 5)).health == 2


@rule("INF", "A20")
def test_overwatch_helps_the_aim_check_of_the_grimoire():
    game = arena(
        {"INF": (5, 5), "hound": (8, 5)},
        turn="hound",
        prepared="INF",
        items={"INF": "A20*"},
        charged={"INF": "2"},
        dice=[5],
    )
    game.choose("move", "yes").do("cast", "A20", "hound")
    assert game["hound"].vitae == 2, "Aim 4 and 1"
