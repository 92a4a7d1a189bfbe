"""The golden tests GT-216 to GT-228: single Incarnations."""

import pytest

from .kit import P0, P1, P2, P3, draw, position

rule = pytest.mark.rule


@rule("GT-216", "I02")
def test_arrogance_grows_with_the_encounters():
    assert position("I02", start="ENC-4", n=5).creature == 170
    game = position("I02", start="RND-D", n=5, plus={P1: 1}, sets={P0: "D07"})
    assert game.stopped
    assert game.lps == [100, 85, 100, 100]
    assert game.creature == 170
    assert position("I02", start="RND-D", n=5, left=20, sets={P0: "D06"}).finish().kills(P0) == [4]


@rule("GT-217", "I10")
def test_humility_shields_the_least():
    game = position("I10", start="RND-F", plus={P0: 3, P1: 1, P2: 1}, chance=draw(2, 3, 4, 1))
    assert game.stopped
    assert [game.minus(seat) for seat in game.seats] == [1, 0, 0, 0]
    assert game.lps == [100, 100, 100, 100]


@rule("GT-218", "I11")
def test_order_suffers_no_weaker_attack():
    game = position(
        "I11",
        start="RND-D",
        fortune="",
        sets={P0: "D02", P1: "D03", P2: "D01"},
        hands={P3: "D21"},
        things={P3: "RL18"},
    ).until("W05")
    assert game.blows() == [(P0, 50), (P2, 100)]
    assert game.discard == ["D03"]
    assert [seat for decision, seat in game.log if decision == "W16"] == [P0, P2]
    assert game.log.count(("W18", P3)) == 2


@rule("GT-219", "I12")
def test_pestilence_festers():
    game = position("I12", start="RND-F", plague={P0: 2})
    assert game.stopped
    assert game.lps == [85, 95, 100, 100]
    assert game.record["plague"][:4].tolist() == [3, 1, 0, 0]


@rule("GT-220", "I13", "W10")
def test_a_relic_taken_from_temptation_halves_attacks():
    game = position("I13", start="RND-B", hands={P1: "D02"}, relics="RL26")
    game.choose("no", "yes")
    assert game.stopped
    assert not game.was_asked("W10", P2)
    assert (game.things(P1), game.minus(P1)) == (["RL26"], 2)
    assert game.creature == 170 - 25


@rule("GT-221", "I15")
def test_war_strikes_the_laziest():
    game = position("I15", start="RND-F", dealt={P0: 50, P1: 20})
    assert game.lps == [100, 100, 80, 80]


@rule("GT-222", "I17", "W15")
def test_fear_is_paid_with_a_card_or_half_the_blow():
    game = position(
        "I17",
        start="RND-D",
        sets={P0: "D02", P1: "D02"},
        hands={P0: "D07", P1: "D08"},
        things={P3: "RL18"},
    )
    game.say(P0, "D07", at="W15").say(P1, "no", at="W15").until("W05")
    assert game.blows() == [(P0, 50), (P1, 25)]
    assert (game.hand(P0), game.hand(P1)) == ([], ["D08"])


SIX = {
    P0: "D02 D02 D02 D02 D02 D07",
    P1: "D03 D03 D03 D03 D03 D03",
    P2: "D06 D06 D06 D06 D06 D06",
    P3: "D08 D08 D08 D07 D07 D07",
}


@rule("GT-223", "I18")
def test_gluttony_feeds_two_cards_a_round():
    game = position("I18", start="RND-A", r=2, hands=SIX)
    assert game.asked == ("W07", P0)
    assert game.hand_sizes == [8, 8, 8, 8]


@rule("GT-223", "I18")
def test_after_gluttony_hands_are_cut_down_last():
    game = position(
        "I18",
        start="RND-D",
        left=20,
        sets={P1: "D01"},
        hands={P0: f"{SIX[P0]} D08 D08"},
        things={P0: "RL08"},
        lp={P0: 50},
    )
    game.go_on()
    assert game.asked == ("W01", P0)
    assert game.lp(P0) == 60, "END-4 is over"
    game.choose("D07")
    assert game.over
    assert game.hand_sizes[P0] == 7


@rule("GT-224", "I20", "W25")
def test_hate_falls_on_those_named_most():
    games = [position("I20", start="RND-F").choose(named) for named in (P1, P2, P3)]
    for seat, named in ((P1, P2), (P2, P1), (P3, P2)):
        for viewer in (P1, P2, P3):
            assert len({game.table.observe(0, viewer).tobytes() for game in games}) == 1
        for game in games:
            assert game.asked == ("W25", seat)
            game.choose(named)
    assert all(game.stopped for game in games)
    assert [game.lps for game in games] == [
        [100, 80, 80, 100],
        [100, 100, 80, 100],
        [100, 100, 80, 100],
    ]


@rule("GT-225", "I22")
def test_mischief_likes_those_who_play():
    sets = {P0: "D08", P1: "D08", P2: "D08", P3: "D08"}
    game = position("I22", start="RND-D", sets=sets, hands={P0: "D22"}, deck="D07")
    game.play(P0, "D22")
    assert game.stopped
    assert game.hand(P0) == ["D07"]
    assert game.lps == [100, 90, 90, 90]


@rule("GT-226", "I24")
def test_sloth_strikes_the_first_of_the_diligent():
    game = position("I24", start="RND-D", sets={P0: "D06", P2: "D06"}, chance=draw(3, 1, 2, 4))
    assert game.lps == [100, 100, 85, 100]


@rule("GT-227", "I25", "W24")
def test_spite_costs_life():
    game = position("I25", start="RND-D", sets={P1: "D03"}, hands={P0: "D16"}, chance=draw(2, 3, 4, 1))
    game.play(P0, "D16", on=P1).say(P3, P2, at="W24")
    assert game.stopped
    assert game.lps == [95, 100, 90, 90]


@rule("GT-228", "I26")
def test_wrath_answers_wounds_or_takes_all():
    game = position(
        "I26",
        start="RND-D",
        sets={P0: "D06", P2: "D06"},
        deck="D02 D02 D02 D02 D03 D03 D03 D03",
        barred_next={P0: 1, P1: 1, P2: 1, P3: 1},
    )
    assert game.stopped
    assert game.lps == [90, 100, 90, 100]
    game.go_on()
    assert (game.record["r"], game.asked) == (3, ("W07", P0))
    assert game.lps == [75, 85, 75, 85]
