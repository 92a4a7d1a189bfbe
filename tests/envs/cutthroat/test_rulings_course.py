"""Rulings on the course of an Encounter (CUR-18 to CUR-34) beyond their golden tests."""

import pytest

from .kit import P0, P1, P2, P3, REVERSED, UPRIGHT, position, reward

rule = pytest.mark.rule


@rule("CUR-18", "RL27", "EV07")
def test_the_crown_costs_before_the_event():
    """P0 loses 5 to the crown, is saved by the charm, and pays the toll of the 10 LP left."""
    game = position(
        "E08", start="ENC-6", event="EV07", lp={P0: 5}, things={P0: "RL15 RL27"}, hands={P0: "D02 D03"}
    )
    assert game.lps == [5, 95, 95, 95]
    assert game.things(P0) == ["RL27"]


@rule("CUR-18", "EV15")
def test_cards_given_up_are_not_replaced():
    game = position("E08", start="ENC-5", event="EV15")
    for _ in range(8):
        game.choose(game.hand(game.table.actor(0))[0])
    assert game.hand_sizes == [5, 5, 5, 5]


@rule("CUR-19", "EV14", "EV20", "RL08")
def test_curse_reward_and_feast_in_this_order():
    game = position(
        "E01",
        start="END-1",
        event="EV17",
        n=2,
        left=0,
        killer=P0,
        lp={P0: 60, P1: 55},
        things={P1: "RL08"},
        relics="RL26",
    )
    assert (game.things(P0), game.lp(P1)) == (["RL26"], 65)
    game = position(
        "E01",
        start="END-1",
        event="EV20",
        n=4,
        left=0,
        killer=P0,
        lp={P0: 60, P1: 55},
        things={P1: "RL08"},
        relics="RL26",
    )
    assert game.things(P1) == ["RL08", "RL26"], "before the feast"


@rule("CUR-30", "EV14")
def test_the_game_goes_on_without_a_killer_whom_the_curse_kills():
    game = position(
        "E01", start="END-1", event="EV14", n=2, left=0, killer=P0, lp={P0: 15}, hands={P0: "D02"}
    )
    assert game.lps == [0, 100, 100, 100]
    assert game.stopped


@rule("CUR-33", "E05", "EV17")
def test_a_dead_killer_gains_no_relic():
    game = position(
        "E05", start="RND-D", event="EV17", left=40, lp={P0: 15}, sets={P0: "D03"}, relics="RL26"
    ).finish()
    assert game.kills(P0) == [3]
    assert game.lps == [0, 100, 100, 100]
    assert game.relics[-1] == "RL26"


@rule("CUR-33", "EV20", "EV23")
def test_the_dead_are_not_compared():
    game = reward("EV20", n=4, killer=P1, lp={P0: 0, P1: 60}, relics="RL26")
    assert game.things(P1) == ["RL26"]
    game = reward("EV23", n=4, killer=P1, lp={P0: 0}, acted={P0: 0, P1: 1, P2: 2, P3: 2}, relics="RL26")
    assert game.things(P1) == ["RL26"]


@rule("CUR-34", "EV19", "I24", "I23")
def test_a_contest_without_any_deed_has_no_winner_unless_any_figure_will_do():
    game = reward("EV19", n=4, killer=P1, relics="RL26")
    assert [game.things(seat) for seat in game.seats] == [[], [], [], []]
    alone = {P0: 0, P2: 0, P3: 0}
    assert position("I24", start="END-3", event="EV29", n=4, left=0, killer=P1, lp=alone).things(P1) == [
        "RL21*"
    ]
    below = {P0: 2, P1: 1, P2: 2, P3: 2}
    game = position("I23", start="END-3", event="EV29", n=4, left=0, killer=P0, minus=below)
    assert game.things(P1) == ["RL20*"]


@rule("CUR-34", "I19", "I22", "I26")
@pytest.mark.parametrize("encounter", ["I06", "I11", "I13", "I19", "I22", "I26"])
def test_realm_contests_need_a_token_at_least(encounter: str):
    game = position(encounter, start="END-3", event="EV29", n=4, left=0, killer=P0)
    assert game.stopped
    assert [game.things(seat) for seat in game.seats] == [[], [], [], []]


@rule("CUR-22", "F16")
def test_a_kill_by_fortune_scores():
    game = position(
        "E08", start="RND-D", left=30, fortune="F16", sets={P0: "D02", P1: "D03"}, chance=[UPRIGHT]
    )
    game.say(P0, "deck 1").go_on()
    assert game.kills(P0) == [5]
    assert game.discard == ["D02"]
    assert "D03" in game.hand(P1)
    assert (game.encounter, game.creature) == ("I08", 12 * 50), "the closing fight"


@rule("CUR-24", "E09", "D28")
def test_fire_counts_as_damage_of_the_round_only_in_a_round():
    game = position("E09", start="RND-D", things={P1: "D28"}, sets={P0: "D06", P1: "D13"})
    game.play(P1, "D28").rest()
    assert game.lps == [90, 75, 90, 90], "P1 did 30, P0 20"
    game = position("E09", start="ENC-7", things={P1: "D28"}, hands={P0: "D06 D07 D08", P1: "D13"})
    game.play(P1, "D28").until("W07", P0).choose("D06")
    assert game.record["r"] == 2
    assert game.lps == [65, 100, 90, 90], "in W02 it belongs to no Round"


@rule("CUR-24", "RL05", "E17")
def test_slaying_is_no_damage():
    game = position("E17", start="RND-D", things={P0: "RL05"}, sets={P0: "D02"}, hands={P3: "D06"})
    game.play(P0, "RL05")
    assert game.kills(P0) == [1]
    assert game.dealt(P0) == 0
    assert game.hand(P0) == ["D02"]


@rule("CUR-23", "CUR-64", "E09")
def test_damage_beyond_the_creatures_life_is_credited():
    game = position("E17", start="RND-D", sets={P0: "D01", P1: "D07"}, things={P3: "RL18"}).until("W05")
    assert game.blows() == [(P0, 100), (P1, 10)]
    assert (game.dealt(P0), game.creature, game.record["pack"]) == (100, 20, 4)


@rule("CUR-26", "E25", "I09")
@pytest.mark.parametrize("encounter", ["E25", "I09"])
def test_traps_and_votes_draw_initiative_anew(encounter: str):
    game = position(encounter, start="RND-E", things={P3: "RL18"}).until("W05")
    game.choose("number 1")
    assert game.stopped
    assert game.numbers == [2, 3, 4, 1]


@rule("CUR-28", "E20", "E02")
def test_who_is_dead_takes_no_further_packet():
    game = position("E20", start="RND-F", lp={P0: 5}, hands={P1: "D25"})
    assert game.asked == ("W23", P1), "asked about P0's first packet"
    game.rest()
    assert game.lps == [0, 95, 95, 95]
    assert game.log.count(("W23", P1)) == 3, "all but P1's own; there is no second one for the dead"


@rule("CUR-29", "CUR-30", "EV14")
def test_nobody_wins_when_the_curse_kills_the_last_survivor():
    game = position(
        "E01", start="RND-D", event="EV14", n=2, left=20, lp={P0: 15, P1: 0, P2: 0, P3: 0}, sets={P0: "D06"}
    ).finish()
    assert game.over
    assert (game.winners, game.kills(P0)) == ([], [3])


@rule("CUR-31", "CUT-024")
def test_a_lone_player_plays_on():
    game = position(start="GAME-2", stack="E08 E01", n=0, lp={P0: 0, P1: 0, P3: 0})
    assert game.asked == ("W07", P2)
    assert game.numbers == [0, 0, 1, 0]


@rule("CUR-32")
def test_stalling_costs_after_the_rounds_end():
    """Knitting and the strike come first; the loss is the last thing of the Round."""
    game = position("E08", start="RND-F", r=13, lp={P0: 20})
    assert game.lps == [0, 80, 80, 80]


@rule("CUR-32", "RL15")
def test_a_charm_saves_from_the_stall_once():
    game = position("E08", start="RND-G", r=22, things={P0: "RL15"})
    assert game.over is False
    assert game.lps == [10, 0, 0, 0]


@rule("CUR-36", "F01")
def test_a_position_of_miss_is_no_miss_for_good():
    game = position(
        "E12",
        start="RND-D",
        fortune="F08",
        crowd={P0: 1},
        sets={P0: "D02"},
        things={P3: "RL18"},
        chance=[UPRIGHT],
    )
    assert game.asked == ("W05", P3), "at miss after two halvings: no Fortune card is offered"
    assert game.blows() == []
    game = position(
        "E12",
        start="RND-D",
        fortune="F10 F01 F08",
        sets={P0: "D02"},
        things={P3: "RL18"},
        chance=[UPRIGHT, REVERSED, UPRIGHT],
    )
    game.say(P0, "deck 1").until("W05")
    assert game.blows() == [(P0, 25)], "half, miss, half again"
