"""Rulings on base Encounters (CUR-66 to CUR-75) beyond their golden tests."""

from typing import Any

import pytest

from .kit import P0, P1, P2, P3, REVERSED, UPRIGHT, Position, position

rule = pytest.mark.rule


def before_strike(encounter: str, **more: Any) -> Position:
    """Turns of Round 1, up to the Initiative draw, before which P3 is asked."""
    return position(encounter, start="RND-D", things={P3: "RL18", **more.pop("things", {})}, **more)


@rule("CUR-67", "E17", "D28", "EV13")
def test_fire_in_a_turn_reaches_the_front_goblin_alone():
    game = before_strike("E17", left=10, things={P0: "D28"}, sets={P0: "D07"})
    game.play(P0, "D28").until("W05")
    assert game.kills(P0) == [1]
    assert (game.creature, game.record["pack"]) == (20, 4)


@rule("CUR-68", "E17", "EV16")
def test_only_the_last_goblin_is_worth_more():
    game = position(
        "E17", start="RND-D", event="EV16", n=5, pack=2, left=10, sets={P0: "D06", P1: "D03"}
    ).finish()
    assert (game.kills(P0), game.kills(P1)) == ([1], [3])


@rule("CUR-68", "I10", "F04")
def test_fortune_strengthens_the_creature_attacked():
    game = before_strike("I10", fortune="F04", sets={P0: "D07"}, chance=[REVERSED])
    game.say(P0, "Shame").say(P0, "deck 1").until("W05")
    assert game.creatures == [80, 100 + 20 - 10]


@rule("CUR-69", "E17", "EV14", "EV17")
def test_the_killer_of_the_last_goblin_is_the_killer():
    game = position(
        "E17", start="RND-D", event="EV17", pack=2, left=10, sets={P0: "D06", P1: "D03"}, relics="RL26"
    ).finish()
    assert (game.things(P0), game.things(P1)) == ([], ["RL26"])
    assert game.record["start_seat"] == P2


@rule("CUR-70", "E06", "D11")
@pytest.mark.parametrize(("answer", "left"), [("yes", 30), ("no", 10)])
def test_holy_water_keeps_the_knight_down(answer: str, left: int):
    game = position("E06", start="RND-D", left=left, sets={P0: "D11"})
    game.say(P0, answer, at="W20").finish()
    assert game.kills(P0) == [3]


@rule("CUR-70", "E06", "D11", "D28")
def test_anything_else_lets_the_knight_rise_once():
    game = before_strike("E06", left=30, things={P0: "D28"}, sets={P0: "D11", P1: "D04"})
    game.play(P0, "D28").say(P0, "no", at="W20").finish()
    assert game.kills(P1) == [3], "30 by fire, risen with 30, 10 by the water, then 30"


@rule("CUR-72", "E24", "D16", "D20")
def test_players_may_interfere_with_the_walls():
    game = position(
        "E24", start="RND-D", sets={P0: "D02", P1: "D03", P2: "D13"}, hands={P3: "D16"}, riders={P0: "D15"}
    )
    game.play(P3, "D16", on=P0)
    assert game.stopped
    assert game.lps == [95, 95, 95, 95], "40 of 80"
    assert set(game.discard) == {"D02", "D03", "D13", "D16"}


@rule("CUR-72", "E24", "E25", "I09", "D28", "RL05", "D15")
@pytest.mark.parametrize("encounter", ["E24", "E25", "I09"])
def test_without_a_creature_fire_and_finger_are_idle(encounter: str):
    things = {P0: "D28 RL05"}
    assert position(encounter, start="ENC-7", things=things, hands={P0: "D02 D03"}).asked == ("W07", P0)
    turns = position(encounter, start="RND-D", things=things, sets={P0: "D02"}, vote={P0: 0})
    assert not turns.was_asked("W12")


@rule("CUR-72", "E25", "D16", "D26", "D15")
def test_in_the_pit_only_damage_is_answered():
    game = position(
        "E25",
        start="RND-D",
        sets={P0: "D15", P1: "D06", P2: "D06", P3: "D06"},
        hands={P0: "D26", P1: "D16 D17 D21"},
    )
    assert game.asked == ("W23", P0)
    game.choose("D26")
    assert game.stopped
    assert game.lps == [100, 100, 100, 100]
    assert game.riders(P0) == []
    assert set(game.discard) == {"D06", "D15", "D26"}


@rule("CUR-72", "E24", "D33")
def test_two_cards_hold_the_walls_with_their_sum():
    game = position("E24", start="RND-D", lp={P2: 0, P3: 0}, sets={P0: "D04 D05", P1: "D13"}).finish()
    assert game.lps == [100, 100, 0, 0]


@rule("CUR-72", "E25")
def test_the_pit_ends_after_two_rounds():
    game = position("E25", start="RND-D", sets={P0: "D06"}, hands=dict.fromkeys((P0, P1), "D06 D07"))
    assert game.lps == [100, 85, 85, 85]
    game.go_on()
    game.all_set({P0: "D07", P1: "D06", P2: "D01", P3: "D01"})
    assert game.over
    assert game.lps == [85, 85, 85, 85]


@rule("CUR-73", "E11")
def test_a_hydra_outnumbers_nobody():
    assert position("E11", start="RND-F", heads=4).record["heads"] == 4
    game = position("E11", start="RND-F", heads=4, lp={P2: 0, P3: 0})
    assert game.record["heads"] == 2
    assert position("E11", start="RND-D", heads=1, sets={P0: "D02"}).record["heads"] == 2, "never below 1"


@rule("CUR-74", "E02")
def test_a_troll_that_only_the_dead_have_wounded_strikes_all():
    game = position("E02", start="RND-D", lp={P0: 10}, sets={P0: "D06", P1: "D13"}, things={P1: "D28"})
    game.play(P1, "D28")
    assert game.lps == [0, 95, 85, 85]


@rule("CUR-74", "E02")
def test_a_troll_may_lose_its_last_wounder_to_the_first_packet():
    game = position("E02", start="RND-D", lp={P0: 20}, sets={P0: "D06", P1: "D06"})
    assert game.lps == [0, 90, 100, 100]


@rule("CUR-74", "I26", "E15")
@pytest.mark.parametrize(("encounter", "after"), [("I26", [0, 90, 90, 80]), ("E15", [0, 100 - 10, 90, 80])])
def test_the_dead_wounders_of_wrath_and_mirror_are_left_out(encounter: str, after: list[int]):
    game = position(
        encounter,
        start="RND-D",
        lp={P0: 10, P3: 90},
        sets={P0: "D06", P1: "D06"},
        things={P1: "D28"},
    )
    game.play(P1, "D28")
    assert game.lps == after


@rule("CUR-74", "E15", "EV02")
def test_frenzy_does_not_strike_whom_the_mirror_spares():
    game = position("E15", start="RND-D", event="EV02", n=3, sets={P0: "D08", P1: "D06"})
    assert game.stopped
    assert game.lps == [100, 85, 100, 100]


@rule("CUR-75", "E05", "EV10", "RL22", "D26")
def test_a_burst_is_a_strike_that_can_be_answered():
    game = before_strike("E05", event="EV10", n=4, sets={P0: "D03"}, hands={P0: "D26"}, things={P0: "RL22"})
    assert game.asked == ("W23", P0)
    game.choose("no")
    assert game.lps == [85, 95, 100, 100], "Shared Pain follows strikes"
    assert game.asked == ("W27", P0)
    game.choose(P2)
    assert game.lps == [85, 95, 95, 100]


@rule("CUR-75", "E05", "F16")
def test_fortunes_thunder_does_not_burst():
    game = before_strike("E05", fortune="F16", sets={P0: "D04"}, chance=[UPRIGHT])
    game.say(P0, "deck 1").until("W05")
    assert game.creature == 170 - 60
    assert game.lps == [100, 100, 100, 100]
