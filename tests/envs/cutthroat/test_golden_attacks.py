"""The golden tests GT-103 to GT-122: Attack cards, and what creatures make of them."""

import pytest

from .kit import P0, P1, P2, P3, REVERSED, UPRIGHT, position

rule = pytest.mark.rule
WATCH = {P3: "RL18"}
"""Its owner is asked W05 before the draw of RND-F: the Turns can be looked at."""


@rule("GT-103", "CUT-037", "CUT-039", "CUT-041", "D01")
def test_the_four_values_of_a_card():
    game = position(
        "E08",
        left=400,
        sets={P0: "D01", P1: "D05", P2: "D08", P3: "D02"},
        riders={P0: "D15", P3: "D15"},
        strength={P3: 1},
        crowd={P1: 1, P2: 1},
        things=WATCH,
        start="RND-D",
    )
    game.until("W05")
    assert game.blows() == [(P0, 200), (P1, 15), (P2, 0), (P3, 100)]


@rule("GT-104", "CUT-040", "CUR-36", "CUR-111", "F01", "F08", "F10")
def test_steps_are_made_one_by_one():
    game = position(
        "I12", sets={P0: "D02"}, plague={P0: 1}, fortune="F10 F01 F08", things=WATCH, start="RND-D"
    )
    game.chance(UPRIGHT, REVERSED, UPRIGHT).say(P0, "deck 1").until("W05")
    assert game.blows() == [(P0, 25)]
    assert game.creature == 155
    assert game.record["fortune_tokens"] == 3


@rule("GT-105", "CUR-36", "CUR-44", "CUR-114", "E14")
def test_the_first_attack_on_the_wraith_misses():
    game = position(
        "E14", sets={P0: "D02"}, hands={P0: "D22", P1: "D21 D22"}, fortune="", things=WATCH, start="RND-D"
    )
    game.until("W05")
    assert not game.was_asked("W16")
    assert not game.was_asked("W18")
    assert game.creature == 140
    assert "D02" in game.discard


@rule("GT-106", "CUT-043", "D21", "D22")
def test_a_bonus_does_not_help_a_miss():
    game = position("E08", sets={P0: "D08"}, hands={P1: "D22", P2: "D21"}, things=WATCH, start="RND-D")
    game.play(P1, "D22", on=P0).play(P2, "D21", on=P0).until("W05")
    assert game.creature == 250
    assert game.lps == [90, 100, 100, 100]


@rule("GT-107", "CUT-047", "CUR-46", "D03", "D14", "D15")
def test_both_riders_help_the_next_attack():
    game = position(
        "E08",
        sets={P0: "D03"},
        riders={P0: "D14 D15"},
        hands={P1: "D16 D20 D21 D22"},
        things=WATCH,
        start="RND-D",
    )
    game.until("W05")
    assert game.blows() == [(P0, 100)]
    assert game.riders(P0) == []
    assert sorted(game.discard) == ["D14", "D15"]
    assert not game.was_asked("W12")
    assert not game.was_asked("W18")


@rule("GT-108", "CUT-046", "CUR-42", "CUR-43", "D13", "D27")
def test_only_an_unintentional_strike_can_be_played_on_a_feint():
    game = position("E08", sets={P0: "D13"}, hands={P1: "D21 D22", P2: "D27"}, things=WATCH, start="RND-D")
    assert game.asked == ("W18", P2)
    game.choose("D27").until("W05")
    assert game.dealt(P0) == 5
    assert game.creature == 245
    assert sorted(game.discard) == ["D13", "D27"]


@rule("GT-109", "CUT-007", "CUT-048", "CUR-45", "C3", "D05")
def test_a_portrait_keeps_the_other_players_off():
    game = position(
        "I12",
        sets={P0: "D05/C3"},
        character={P0: 2, P2: 0},
        plague={P0: 1},
        hands={P0: "D22", P1: "D21"},
        things=WATCH,
        start="RND-D",
    )
    game.say(P0, "D22", at="W18").until("W05")
    assert not game.was_asked("W18", P1)
    assert game.blows() == [(P0, 35)]


@rule("GT-110", "CUR-45", "D04", "D16")
def test_a_portrait_does_not_help_a_card_that_lies_face_down():
    game = position("E08", sets={P0: "D04/C1"}, hands={P1: "D16"}, things=WATCH, start="RND-D")
    game.play(P1, "D16", on=P0).until("W05")
    assert game.set_cards(P0) == []
    assert sorted(game.discard) == ["D04/C1", "D16"]
    assert game.blows() == []


@rule("GT-111", "CUR-70", "D02", "E06")
def test_the_knight_stands_up_once():
    game = position("E06", left=30, sets={P0: "D02", P1: "D06"}, things=WATCH, start="RND-D")
    game.until("W05")
    assert game.kills(P0) == []
    assert game.blows() == [(P0, 50), (P1, 20)]
    assert game.creature == 10


@rule("GT-112", "CUR-48", "CUR-70", "D11", "E06", "W20")
def test_holy_water_kills_the_knight_for_good():
    game = position("E06", left=30, sets={P0: "D11"}, start="RND-D")
    game.say(P0, "yes", at="W20").rest()
    assert game.blows() == [(P0, 60)]
    assert game.kills(P0) == [3]
    assert game.lps == [100, 100, 100, 100]


@rule("GT-113", "E18")
def test_the_golem_feels_no_help():
    game = position(
        "E18",
        sets={P0: "D03"},
        riders={P0: "D15"},
        hands={P1: "D22"},
        things={P0: "RL24", P3: "RL18"},
        start="RND-D",
    )
    game.play(P1, "D22", on=P0).until("W05")
    assert game.blows() == [(P0, 40)]


@rule("GT-114", "CUT-086", "D06", "E04")
def test_the_gargoyle_feels_no_small_blow():
    game = position("E04", sets={P0: "D06", P1: "D06"}, hands={P1: "D22"}, things=WATCH, start="RND-D")
    game.play(P1, "D22", on=P1).until("W05")
    assert game.blows() == [(P0, 0), (P1, 40)]
    assert game.record["wounds"][:2].tolist() == [0, 1]
    assert game.creature == 150


@rule("GT-115", "CUR-133", "I23")
def test_pride_falls_only_to_a_heavy_blow():
    game = position("I23", left=20, sets={P0: "D06", P1: "D05"}, hands={P1: "D22"}, start="RND-D")
    game.until("W18", P1).choose("no").until("W18", P1)
    assert game.kills(P0) == []
    assert game.creature == 5
    game.rest()
    assert game.kills(P1) == [5]


@rule("GT-116", "CUR-67", "D28", "E17")
def test_fire_reaches_the_front_goblin_alone():
    game = position("E17", players=3, things={P0: "D28", P2: "RL18"}, start="ENC-7")
    game.play(P0, "D28").until("W05")
    assert game.kills(P0) == [1]
    assert game.record["pack"] == 3
    assert game.creature == 30
    assert game.lps == [100, 90, 90]


@rule("GT-117", "CUT-064", "CUR-69")
def test_the_last_goblin_ends_the_encounter():
    game = position("E17", left=10, pack=2, sets={P0: "D03", P1: "D04"}, start="RND-D").rest()
    assert game.kills(P0) == [1]
    assert game.kills(P1) == [1]
    game.finish()
    assert game.record["start_seat"] == P2


@rule("GT-118", "CUR-73", "E11")
def test_a_heavy_blow_cuts_off_a_head():
    game = position("E11", sets={P0: "D02"}, things=WATCH, start="RND-D")
    game.until("W05")
    assert game.record["heads"] == 1
    game.rest()
    assert game.lps == [90, 100, 100, 100]
    assert game.record["heads"] == 2


@rule("GT-119", "CUR-38", "D16", "D33", "W08")
def test_both_set_cards_are_edged_out():
    game = position(
        "E08", hands={P0: "D02 D03 D06", P1: "D16 D07"}, haste={P0: 1}, things=WATCH, start="RND-C"
    )
    game.say(P0, "D02", at="W07").say(P0, "D03", at="W08").play(P1, "D16", on=P0).until("W05")
    assert sorted(game.discard) == ["D02", "D03", "D16"]
    assert game.hand(P0) == ["D06"]
    assert game.blows() == [(P1, 10)]


@rule("GT-120", "CUR-37", "D10")
def test_a_crowd_marks_players_without_a_card_too():
    game = position("E08", sets={P0: "D10", P2: "D02", P3: "D02"}, things=WATCH, start="RND-D")
    game.until("W05")
    assert game.blows() == [(P0, 20), (P2, 25), (P3, 50)]
    assert game.record["crowd"][:4].tolist() == [0, 1, 1, 0]


@rule("GT-121", "CUT-042", "CUT-049", "D12")
def test_a_miss_steals_nothing():
    game = position(
        "E08",
        sets={P0: "D12"},
        hands={P2: "D21"},
        things={P1: "D33", P2: "D34", P3: "RL18"},
        start="RND-D",
    )
    game.play(P2, "D21", on=P0).until("W05")
    assert not game.was_asked("W21")
    assert game.things(P1) == ["D33"]


@rule("GT-122", "CUT-044", "CUR-08", "F20")
def test_when_attack_cards_reach_the_discard_pile():
    game = position(
        "E08",
        sets={P0: "D02", P1: "D03"},
        hands={P2: "D21"},
        deck="D07 D08 D06 D09",
        fortune="F20",
        things=WATCH,
        start="RND-D",
    )
    game.play(P2, "D21", on=P1).rest()
    assert game.discard == ["D02", "D03", "D21"]
    game.go_on().chance(UPRIGHT).say(P2, "deck 1").until("W05")
    assert game.hand(P2) == ["D02"]
    assert game.discard == ["D03", "D21"]
