"""Rulings on Attack cards (CUR-35 to CUR-51) beyond their golden tests."""

from typing import Any

import pytest

from .kit import P0, P1, P2, P3, REVERSED, UPRIGHT, Position, position

rule = pytest.mark.rule


def before_strike(encounter: str, **more: Any) -> Position:
    """Turns of Round 1, up to the Initiative draw, before which P3 is asked."""
    return position(encounter, start="RND-D", things={P3: "RL18", **more.pop("things", {})}, **more)


@rule("CUR-35", "D08", "D22", "E12")
def test_a_halved_attack_5_hits_and_may_wound_by_a_bonus():
    game = before_strike("I12", plague={P0: 1, P1: 1}, sets={P0: "D08", P1: "D08"}, hands={P1: "D22"})
    game.say(P1, "no", at="W11").play(P1, "D22", on=P1).until("W05")
    assert game.blows() == [(P0, 0), (P1, 20)]
    assert game.record["wounds"][:2].tolist() == [0, 1]


@rule("CUR-36", "F00", "F08")
def test_what_misses_for_good_is_not_turned_up_again():
    game = before_strike("E08", fortune="F10 F00 F08", sets={P0: "D02"}, chance=[UPRIGHT, REVERSED, UPRIGHT])
    game.say(P0, "deck 1").until("W05")
    assert game.blows() == []
    assert game.discard == ["D02"]


@rule("CUR-37", "D10", "EV09")
def test_a_crowd_marks_in_turn_order():
    sets = {P0: "D02", P1: "D10", P2: "D02", P3: "D02"}
    game = before_strike("E21", sets=sets)
    game.until("W05")
    assert game.blows() == [(P0, 50), (P1, 20), (P2, 25), (P3, 25)]
    game = before_strike("E21", event="EV09", sets=sets)
    game.until("W05")
    assert game.blows() == [(P3, 50), (P2, 50), (P1, 20), (P0, 25)]


@rule("CUR-37", "D10", "D33")
def test_crowd_marks_last_for_the_round_and_add_up():
    sets = {P0: "D10", P1: "D02 D03", P2: "D10", P3: "D02"}
    game = before_strike("E21", sets=sets).until("W05")
    assert game.blows() == [(P0, 20), (P1, 25), (P1, 20), (P2, 10), (P3, 25)]


@rule("CUR-38", "D33", "D17")
def test_a_swap_takes_the_first_of_two_cards():
    game = before_strike("E08", sets={P0: "D02 D03", P1: "D07"}, hands={P2: "D16", P1: "D17"})
    game.play(P1, "D17", on=P0).until("W05")
    assert game.blows() == [(P0, 10), (P0, 40), (P1, 50)]


@rule("CUR-38", "D33", "D20")
def test_tripping_discards_both_cards():
    game = before_strike("E08", sets={P0: "D02 D03"}, hands={P1: "D20"})
    game.play(P1, "D20", on=P0).until("W05")
    assert game.blows() == []
    assert set(game.discard) == {"D02", "D03", "D20"}


@rule("CUR-38", "D33", "D15")
def test_a_rider_set_first_helps_the_second_card():
    game = before_strike("E08", sets={P0: "D15 D03"}).until("W05")
    assert game.blows() == [(P0, 80)]


@rule("CUR-40", "RL03", "I11")
def test_a_waiting_bonus_is_spent_on_an_attack_that_fails():
    game = before_strike(
        "I11", sets={P0: "D02", P1: "D06 D02"}, things={P1: "RL03"}, blade={P1: 1}, riders={P1: "D14"}
    ).until("W05")
    assert game.blows() == [(P0, 50), (P1, 50)]
    assert set(game.discard) == {"D06", "D14"}


@rule("CUR-40", "I21")
def test_a_rider_is_spent_on_an_attack_given_up():
    game = before_strike("I21", sets={P0: "D02"}, riders={P0: "D14 D15"})
    game.say(P0, "yes", at="W15").until("W05")
    assert game.riders(P0) == []
    assert set(game.discard) == {"D02", "D14", "D15"}


@rule("CUR-41", "D27", "D14")
def test_a_strike_replaces_the_rider_just_revealed():
    game = before_strike("E08", sets={P0: "D14"}, riders={P0: "D15"}, hands={P1: "D27"})
    game.play(P1, "D27", on=P0).until("W05")
    assert game.blows() == [(P0, 10)]
    assert game.riders(P0) == []


@rule("CUR-42", "D27")
def test_who_was_struck_unintentionally_scores():
    game = position("E01", start="RND-D", left=5, sets={P0: "D13"}, hands={P1: "D27"})
    game.play(P1, "D27", on=P0).finish()
    assert (game.kills(P0), game.kills(P1)) == ([3], [])


@rule("CUR-43", "D27")
def test_a_maneuver_replaced_can_be_answered_only_as_an_attack():
    game = position("E08", start="RND-D", sets={P0: "D13"}, hands={P1: "D27", P2: "D21"})
    game.play(P1, "D27", on=P0)
    assert game.asked == ("W18", P2)
    assert game.record["attack"]["attacking"], "TRN-10"
    game.rest()
    assert game.log.count(("W18", P2)) == 1


@rule("CUR-43", "CUR-44", "D21", "D22")
def test_nothing_is_played_on_a_maneuver_or_a_miss():
    hands = {P0: "D22", P1: "D21", P2: "D22"}
    assert before_strike("E08", sets={P0: "D15"}, hands=hands).log == []
    assert before_strike("E14", sets={P0: "D02"}, hands=hands).log == []
    game = before_strike("I12", sets={P0: "D02"}, hands=hands, plague={P0: 1}, crowd={P0: 1}).until("W05")
    assert game.log == [("W11", P0)], "at miss after two halvings"


@rule("CUR-45", "D17")
@pytest.mark.parametrize("card", ["D16", "D17", "D20"])
def test_a_portrait_face_down_protects_nothing(card: str):
    game = before_strike("E08", sets={P0: "D04/C1", P1: "D13"}, hands={P1: card})
    game.play(P1, card, on=P0).until("W05")
    assert game.blows() == ([(P1, 30)] if card == "D17" else [])


@rule("CUR-46", "D14")
@pytest.mark.parametrize("card", ["D16", "D17", "D20"])
def test_who_slips_behind_is_out_of_reach(card: str):
    game = before_strike("E08", sets={P0: "D02", P1: "D13"}, riders={P0: "D14"}, hands={P1: card})
    assert not game.was_asked("W12")
    assert game.asked == ("W05", P3)
    game = before_strike("E08", sets={P0: "D02", P1: "D13"}, riders={P1: "D14"}, hands={P0: card})
    assert not game.was_asked("W12")


@rule("CUR-46", "D14", "D17", "D22")
def test_slipping_behind_keeps_off_others_alone():
    game = before_strike("E08", sets={P0: "D02", P1: "D13"}, riders={P0: "D14"}, hands={P0: "D17"})
    game.play(P0, "D17", on=P1).until("W05")
    assert game.blows() == [(P1, 50)]
    game = before_strike("E08", sets={P0: "D02"}, riders={P0: "D14"}, hands={P0: "D22", P1: "D22"})
    assert game.asked == ("W18", P0)
    game.choose("D22").until("W05")
    assert game.blows() == [(P0, 90)]
    assert not game.was_asked("W18", P1)


@rule("CUR-46", "D14", "D27")
def test_a_maneuver_of_who_slips_behind_is_not_replaced():
    game = before_strike("E08", sets={P0: "D13"}, riders={P0: "D14"}, hands={P1: "D27"})
    assert game.asked == ("W05", P3)
    assert game.riders(P0) == ["D14"]


@rule("CUR-47", "RL06", "D21", "RL09", "I19")
def test_true_strike_cannot_be_made_to_miss_by_cards():
    sets, hands = {P0: "D02"}, {P1: "D21 D07"}
    things = {P0: "RL06", P1: "RL09"}
    assert not before_strike("I19", sets=sets, hands=hands, things=things).was_asked("W18")


@rule("CUR-47", "RL06", "F00", "EV05")
def test_true_strike_cannot_be_made_to_miss_by_fortune_or_fog():
    game = before_strike(
        "E08",
        event="EV05",
        n=2,
        fortune="F00",
        sets={P0: "D02", P1: "D03"},
        things={P0: "RL06"},
        chance=[REVERSED],
    )
    game.say(P0, "deck 1").until("W05")
    assert game.blows() == [(P0, 50), (P1, 40)], "and the fog's first Attack it was"


@rule("CUR-47", "RL06", "F01", "E12")
def test_true_strike_is_halved_but_not_turned_to_miss():
    game = before_strike("E12", fortune="F01", sets={P0: "D02"}, things={P0: "RL06"}, chance=[REVERSED])
    game.say(P0, "deck 1").until("W05")
    assert game.blows() == [(P0, 25)]


@rule("CUR-47", "RL06", "D16", "I11", "F12", "F19", "E04", "I02")
def test_what_true_strike_does_not_stop():
    mine = {P0: "RL06"}
    game = before_strike("E08", sets={P0: "D02"}, things=mine, hands={P1: "D16"}).play(P1, "D16", on=P0)
    assert game.until("W05").blows() == []
    initiative = (2, 1, 3, 4)
    game = before_strike("I11", sets={P0: "D03", P1: "D02"}, things=mine, initiative=initiative)
    assert game.blows() == [(P1, 50)]
    for card in ("F12", "F19"):
        game = before_strike("E08", fortune=card, sets={P0: "D02"}, things=mine, chance=[REVERSED])
        assert game.say(P0, "deck 1").until("W05").creature == 250
    assert before_strike("E04", sets={P0: "D06"}, things=mine).creature == 190
    assert before_strike("I02", sets={P0: "D07"}, things=mine).creature == 130


@rule("CUR-48", "D11", "E05")
def test_holy_water_is_one_blow_of_sixty():
    game = position("E05", start="RND-D", sets={P0: "D11"})
    game.say(P0, "yes", at="W20")
    assert game.stopped
    assert game.creature == 170 - 60
    assert game.lps == [85, 100, 100, 100], "it burst, and did not strike"


@rule("CUR-48", "D11", "E08", "EV11", "EV13")
@pytest.mark.parametrize("event", ["EV11", "EV13"])
def test_nothing_follows_a_strike_that_holy_water_cancelled(event: str):
    game = position("E08", start="RND-D", event=event, n=5, sets={P0: "D11"})
    game.say(P0, "yes", at="W20")
    assert game.stopped
    assert game.lps == [100, 100, 100, 100]
    assert game.creature == 250 - 60


@rule("CUR-48", "D11", "E08")
def test_holy_water_may_be_kept_from_the_strike():
    game = position("E08", start="RND-D", sets={P0: "D11"})
    game.say(P0, "no", at="W20")
    assert game.lps == [90, 90, 90, 90]
    assert game.creature == 240
    assert not position("E01", start="RND-D", sets={P0: "D11"}).was_asked("W20")


@rule("CUR-49", "F16")
def test_an_attack_whose_target_died_turns_to_the_other_creature():
    game = before_strike("I10", left=(30, 100), fortune="F16", sets={P0: "D02"}, chance=[UPRIGHT])
    game.say(P0, "Humility").say(P0, "deck 1").until("W05")
    assert game.creatures == [0, 50]
    assert game.kills(P0) == [2]


@rule("CUR-50", "E05")
def test_a_death_after_the_damage_leaves_the_blow_on_the_stack():
    game = before_strike("E05", lp={P0: 15}, sets={P0: "D03"}).until("W05")
    assert game.lps == [0, 100, 100, 100]
    assert game.creature == 130
    assert game.blows() == [(P0, 40)]
    game.rest()
    assert game.discard[0] == "D03"


@rule("CUR-50", "D21")
def test_a_death_before_the_damage_discards_the_attack():
    game = before_strike("E08", lp={P0: 10}, sets={P0: "D02"}, hands={P1: "D21", P0: "D22"})
    game.play(P1, "D21", on=P0).until("W05")
    assert game.creature == 250
    assert set(game.discard) == {"D02", "D21", "D22"}


@rule("CUR-51", "I21", "D16")
def test_who_was_stopped_or_set_a_maneuver_has_not_attacked():
    game = position("I21", start="RND-D", sets={P0: "D02", P1: "D13", P2: "D03"}, hands={P3: "D16"})
    game.play(P3, "D16", on=P2).rest()
    assert game.lps == [85, 100, 100, 100]


@rule("CUR-51", "I21", "D27")
def test_who_was_struck_unintentionally_has_attacked():
    game = position("I21", start="RND-D", sets={P0: "D02", P1: "D13"}, hands={P3: "D27"})
    game.play(P3, "D27", on=P1).rest()
    assert game.lps == [100, 85, 100, 100]
