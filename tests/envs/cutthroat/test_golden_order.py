"""The golden tests GT-284 to GT-296: order, windows, strikes."""

import pytest

from .kit import P0, P1, P2, P3, position

rule = pytest.mark.rule


@rule("GT-284", "CUR-57", "CUR-150", "D30")
def test_whoever_refuses_is_not_asked_again():
    game = position("E08", start="ENC-7", things={P0: "D30"}, lp={P1: 80, P2: 80}, hands={P0: "D02 D03"})
    game.say(P0, "D30", P1)
    assert game.asked == ("W04", P1)
    game.choose("no")
    assert (game.asked, game.things(P0)) == (("W02", P0), ["D30"])
    game.choose("D30")
    assert game.asked == ("W04", P2), "nobody else is left to be named"
    game.choose("yes")
    assert game.lps == [100, 80, 95, 100]
    assert (game.things(P0), game.prestige(P0)) == ([], 2)


@rule("GT-285", "CUR-150", "D16", "D28")
def test_a_window_closes_with_what_it_is_about():
    game = position("E08", start="RND-D", sets={P0: "D02"}, things={P0: "D28"}, hands={P1: "D16", P2: "D16"})
    game.play(P1, "D16", on=P0)
    assert game.stopped
    assert game.log == [("W12", P1)]
    assert (game.things(P0), game.hand(P2)) == (["D28"], ["D16"])
    assert game.creature == 250


@rule("GT-286", "CUT-052", "CUT-053", "D18")
def test_one_cancellation_is_enough():
    game = position("E08", start="RND-D", sets={P1: "D03"}, hands={P0: "D16", P2: "D18", P3: "D18"})
    game.play(P0, "D16", on=P1).play(P2, "D18")
    assert game.asked == ("W22", P3)
    game.choose("no")
    assert game.stopped
    assert game.log == [("W12", P0), ("W22", P2), ("W22", P3)]
    assert game.hand(P3) == ["D18"]
    assert game.creature == 250 - 40


@rule("GT-287", "CUR-156", "I15")
def test_a_lone_player_has_nobody_to_name():
    game = position(start="GAME-2", stack="I15 E08", n=0, lp={P0: 0, P1: 0, P3: 0})
    assert not game.was_asked("W24")
    assert (game.encounter, game.stack) == ("E08", ["I15"])
    assert game.lps == [0, 0, 100, 0]


@rule("GT-288", "CUR-157", "CUR-21", "I10")
def test_fire_burns_humility_before_shame():
    game = position(
        "I10",
        start="RND-D",
        event="EV16",
        n=5,
        left=(30, 30),
        things={P0: "D28"},
        sets={P0: "D02"},
        hands={P1: "D26", P3: "D26"},
    )
    game.play(P0, "D28").finish()
    assert game.kills(P0) == [2, 3 + 2], "the last one is Shame"
    assert game.log == [("W12", P0), ("W23", P1), ("W23", P3)]
    assert game.lps == [100, 90, 90, 90]
    assert game.over


@rule("GT-289", "CUR-158", "EV13", "E01")
def test_flesh_knits_though_nobody_is_struck():
    game = position("E01", start="RND-F", event="EV13", n=4, left=100, lp={P1: 0, P2: 0, P3: 0})
    assert (game.creature, game.lps) == (120, [100, 0, 0, 0])


@rule("GT-290", "CUR-158", "EV11", "E13")
def test_no_glory_in_the_minotaurs_charge():
    game = position("E13", start="RND-C", event="EV11", n=5, plus={P1: 1}, hands={P0: "D06", P3: "D06 D16"})
    assert game.asked == ("W12", P3)
    assert game.lps == [80, 90, 100, 100]
    game.rest()
    assert game.lps == [60, 75, 100, 100]


@rule("GT-291", "CUR-159", "EV22", "RL27")
def test_what_a_boss_takes_is_lost_before_the_encounter():
    game = position(start="GAME-2", stack="I15 E01", n=2, events="EV22", relics="RL26", things={P0: "RL27"})
    game.choose(P1, P0, P3, P2)
    assert (game.encounter, game.event) == ("E01", "EV22")
    assert game.lps == [85, 90, 90, 90]
    game.record["creature"][0] = 5
    game.all_set({P0: "D02"})
    assert game.kills(P0) == [3]
    assert game.things(P0) == ["RL26", "RL27"]


@rule("GT-292", "CUR-160", "D33")
def test_the_unmarked_one_of_two_potions_is_drunk():
    game = position("E08", start="ENC-7", things={P0: "D33 D33*"}, hands={P0: "D02 D03"}).play(P0, "D33")
    assert (game.things(P0), game.spent) == (["D33*"], ["D33"])
    game = position("E08", start="RND-D", things={P0: "D33*"}, sets={P1: "D12"})
    assert not game.was_asked("W21")
    assert (game.things(P0), game.things(P1)) == (["D33*"], [])


@rule("GT-293", "CUR-102", "I05", "D21")
def test_an_announced_card_that_missed_is_judged_with_the_others():
    game = position("I05", start="RND-D", sets={P0: "D02", P1: "D08"}, hands={P2: "D21"})
    game.say(P0, "claim D02").play(P2, "D21", on=P0).until("W13", P1)
    assert (game.lps, game.creature) == ([90, 100, 100, 100], 180)
    assert game.discard == ["D21"]
    game.choose("claim D03").rest()
    assert game.lps == [80, 100, 100, 100]
    assert game.creature == 180 - 40
    assert set(game.discard) == {"D02", "D08", "D21"}


@rule("GT-294", "CUR-64", "RL14")
def test_a_shepherd_who_passes_the_blow_on_is_not_paid():
    game = position("E08", start="PKT", packet=(P1, 10), things={P2: "RL14"}, hands={P2: "D24"})
    game.play(P2, "RL14").play(P2, "D24", on=P3)
    assert game.lps == [100, 100, 100, 90]
    assert game.plus(P2) == 0


@rule("GT-295", "CUR-86", "CUT-188")
def test_an_empty_hand_is_looked_at_when_death_dies():
    game = position("I04", start="RND-D", event="EV29", n=4, left=50, sets={P1: "D02 D03"}).finish()
    assert game.hand(P1) == ["D03"]
    assert game.things(P1) == ["RL05*"]


@rule("GT-296", "CUR-72", "E25")
def test_two_cards_in_the_pit_are_added_up():
    game = position("E25", start="RND-D", sets={P0: "D08 D07", P1: "D06", P2: "D06", P3: "D02"})
    assert game.stopped
    assert game.lps == [85, 100, 100, 100]
