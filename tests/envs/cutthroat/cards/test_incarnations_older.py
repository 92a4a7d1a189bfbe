"""I14 to I26: what is theirs alone, without a Realm Event (see test_realms.py)."""

import pytest

from ..kit import P0, P1, P2, P3, draw, position, shuffled

rule = pytest.mark.rule

# --- I14 Time


@rule("I14", "CUR-122")
def test_time_turns_the_order_round_instead_of_a_draw():
    game = position(
        "I14", lp={P3: 0}, initiative=(2, 1, 5, 0), things={P0: "RL18 RL04"}, start="RND-F"
    ).rest()
    assert game.numbers == [2, 3, 1, 0], "closed up and reversed"
    assert game.lps == [100, 85, 100, 0], "the highest number"
    assert not game.was_asked("W05")
    assert not game.was_asked("W06")


@rule("I14")
def test_time_undoes_the_first_wound_of_the_round():
    sets = {P0: "D09", P1: "D06", P2: "D02"}
    game = position("I14", left=190, sets=sets, start="RND-D").rest()
    assert game.creature == 190 - 50
    assert game.hand(P1) == ["D06"]
    assert game.record["wounds"][:4].tolist() == [0, 0, 1, 0]


@rule("I14")
def test_time_gives_back_no_more_than_it_had():
    game = position("I14", sets={P1: "D06"}, hands={P2: "D22"}, start="RND-D").play(P2, "D22").rest()
    assert game.creature == 190


@rule("I14", "CUR-123")
def test_time_undoes_nothing_of_a_lone_player():
    game = position("I14", lp={P1: 0, P2: 0, P3: 0}, sets={P0: "D06"}, start="RND-D").rest()
    assert game.creature == 170
    assert game.lps == [85, 0, 0, 0]


@rule("I14", "CUR-92", "EV03")
def test_time_undoes_once_when_it_strikes_twice():
    sets = {P1: "D06", P2: "D02"}
    game = position("I14", sets=sets, event="EV03", n=6, start="RND-D").rest()
    assert game.creature == 190 - 50
    assert sorted(game.lps) == [85, 85, 100, 100], "reversed twice, two different players"


# --- I15 War


@rule("I15", "CUR-126")
@pytest.mark.parametrize(
    ("sets", "plus"),
    [
        ({P0: "D02", P1: "D03"}, [1, 0, 0, 0]),
        ({P0: "D02", P1: "D02"}, [0, 0, 0, 0]),
        ({P0: "D09"}, [0, 0, 0, 0]),
    ],
)
def test_war_honours_the_one_who_did_the_most(sets: dict, plus: list):
    game = position("I15", sets=sets, start="RND-D").rest()
    assert [game.plus(seat) for seat in game.seats] == plus


@rule("I15", "CUR-17")
def test_war_strikes_all_who_did_the_least():
    game = position("I15", sets={P0: "D02", P1: "D08", P2: "D08", P3: "D07"}, start="RND-D").rest()
    assert game.lps == [100, 80, 80, 100]


@rule("I15", "CUR-126")
def test_war_gives_nothing_in_the_round_of_its_death():
    game = position("I15", left=50, sets={P0: "D02"}, start="RND-D").rest()
    assert not game.plus(P0)
    assert game.kills(P0) == [6]


@rule("I15", "W24", "CUR-97", "CUR-78", "CUR-158")
def test_the_boss_effect_of_war_sets_all_against_all():
    game = position(stack="I15 E08", hands={P2: "D26"}, event=None, n=0, start="GAME-2")
    for seat, named in ((P0, P2), (P1, P2), (P2, P0), (P3, P2)):
        assert game.asked == ("W24", seat)
        assert game.offers() == {P0, P1, P2, P3} - {seat}
        game.choose(named)
        assert seat == P3 or game.lps == [100] * 4, "all name first"
    assert game.asked == ("W23", P2)
    game.choose("D26")
    assert game.lps == [90, 100, 80, 100]


# --- I16 Chaos


@rule("I16", "CUR-39")
def test_chaos_deals_the_set_cards_anew():
    hands = {P0: "D02", P1: "D03", P2: "D06"}
    game = position("I16", hands=hands, things={P3: "RL18"}, chance=shuffled([2, 0, 1]), start="RND-C")
    assert game.until("W05").blows() == [(P0, 20), (P1, 50), (P2, 40)]


@rule("I16")
@pytest.mark.parametrize("struck", [P0, P2, P3])
def test_chaos_strikes_anybody(struck: int):
    game = position("I16", chance=[struck], start="strike").rest()
    assert game.lps == [100 - 15 * (seat == struck) for seat in range(4)]


# --- I17 Fear


@rule("I17", "W15")
def test_fear_costs_a_card_or_half_the_attack():
    hands, things = {P0: "D03 D22"}, {P3: "RL18"}
    game = position("I17", sets={P0: "D02"}, hands=hands, things=things, start="RND-D")
    assert game.asked == ("W15", P0)
    assert game.offers() == {"no", "D03", "D22"}
    game.choose("D22").until("W05")
    assert game.blows() == [(P0, 50)]
    assert game.discard == ["D22"]
    assert game.record["acted"][P0] == 0, "nothing was played"


@rule("I17", "CUR-149")
def test_fear_halves_without_a_question_who_has_no_card():
    game = position("I17", sets={P0: "D02", P1: "D13"}, hands={P1: "D22"}, things={P3: "RL18"}, start="RND-D")
    game.until("W05")
    assert game.blows() == [(P0, 25)]
    assert not game.was_asked("W15"), "neither for an empty hand nor for a Maneuver"


@rule("I17", "CUR-17")
def test_fear_strikes_the_emptiest_hands():
    hands = {P0: "D02 D03", P1: "D02", P3: "D03"}
    assert position("I17", hands=hands, start="strike").rest().lps == [100, 100, 90, 100]
    assert position("I17", start="strike").rest().lps == [90] * 4


# --- I18 Gluttony


@rule("I18", "CUR-09")
def test_gluttony_draws_two_and_knows_no_maximum():
    hand = "D02 D02 D02 D02 D02 D03 D03"
    game = position("I18", hands={P0: hand}, unlimited=1, r=2, start="RND-A")
    assert game.asked == ("W07", P0)
    assert game.hand_sizes == [9, 2, 2, 2]


@rule("I18", "W01")
def test_gluttony_ends_with_the_encounter():
    hand = "D02 D02 D02 D02 D02 D03 D03 D06 D06"
    game = position("I18", hands={P0: hand}, unlimited=1, start="END-1")
    assert game.asked == ("W01", P0)
    game.choose("D06", "D06")
    assert game.hand_sizes[P0] == 7


@rule("I18")
def test_gluttony_begins_behind_the_refill():
    game = position(stack="I18", n=0, start="GAME-2")
    assert game.hand_sizes == [7] * 4


@rule("I18", "CUR-17")
def test_gluttony_strikes_the_emptiest_hands():
    assert position("I18", hands={P0: "D02", P2: "D03"}, start="strike").rest().lps == [100, 85, 100, 85]


# --- I19 Greed


@rule("I19", "W18", "CUR-55", "D21")
def test_greed_turns_attack_cards_into_critical_misses():
    hands, things = {P1: "D08 D21 D24", P0: "D03"}, {P3: "RL18"}
    game = position("I19", sets={P0: "D02"}, hands=hands, things=things, start="RND-D")
    assert game.asked == ("W18", P1), "not the attacker"
    assert game.offers() == {"no", "D08", "D21"}
    game.choose("D08").until("W05")
    assert not game.blows()
    assert game.lps == [90, 100, 100, 100]
    assert game.record["acted"][P1] == 1
    assert set(game.discard) == {"D08", "D02"}


@rule("I19", "CUR-55", "D19")
def test_a_greedy_card_can_be_taken_by_not_so_fast():
    hands, things = {P1: "D08", P2: "D19"}, {P3: "RL18"}
    game = position("I19", sets={P0: "D02"}, hands=hands, things=things, start="RND-D").play(P1, "D08")
    game.play(P2, "D19").until("W05")
    assert game.hand(P2) == ["D08"]
    assert game.blows() == [(P0, 50)]


@rule("I19", "CUR-55", "CUT-048")
def test_greed_keeps_the_bars_of_a_critical_miss():
    for more in ({"sets": {P0: "D04/C1"}}, {"sets": {P0: "D02"}, "event": "EV04"}, {"sets": {P0: "D13"}}):
        game = position("I19", hands={P1: "D08"}, things={P3: "RL18"}, start="RND-D", **more).until("W05")
        assert not game.was_asked("W18")


# --- I20 Hate


@rule("I20", "W25", "CUR-153")
def test_hate_strikes_whom_most_name():
    game = position("I20", start="strike")
    for seat, named in ((P0, P3), (P1, P3), (P2, P0), (P3, P0)):
        assert game.asked == ("W25", seat)
        assert game.offers() == {P0, P1, P2, P3} - {seat}
        game.choose(named)
    assert game.rest().lps == [80, 100, 100, 80]


@rule("I20")
def test_hate_needs_company():
    assert position("I20", lp={P1: 0, P2: 0, P3: 0}, start="strike").rest().lps == [100, 0, 0, 0]
    game = position("I20", lp={P1: 0, P3: 0}, start="strike").rest()
    assert not game.was_asked("W25"), "two have nobody else to name"
    assert game.lps == [80, 0, 80, 0]


# --- I21 Lust


@rule("I21", "W15", "CUR-14")
@pytest.mark.parametrize(
    ("card", "lp"),
    [("D01", 20), ("D02", 20), ("D03", 20), ("D04", 15), ("D05", 10), ("D06", 10), ("D07", 5), ("D08", 0)],
)
def test_who_defends_gains_half_the_printed_value(card: str, lp: int):
    lps, things = {P0: 50}, {P3: "RL18"}
    game = position("I21", lp=lps, sets={P0: card, P1: "D02", P2: "D02"}, things=things, start="RND-D")
    assert game.asked == ("W15", P0)
    game.choose("yes").until("W05")
    assert game.lp(P0) == 50 + lp
    assert game.discard == [card]
    assert game.blows() == [(P1, 25), (P2, 50)], "the next Attack is halved"


@rule("I21")
def test_a_defence_at_full_lp_still_halves_the_next_attack():
    sets, things = {P0: "D02", P2: "D02"}, {P3: "RL18"}
    game = position("I21", sets=sets, things=things, start="RND-D").say(P0, "yes").until("W05")
    assert game.lp(P0) == 100
    assert game.blows() == [(P2, 25)]


@rule("I21", "CUR-51")
def test_lust_strikes_the_last_living_attacker():
    game = position("I21", sets={P0: "D02", P1: "D02", P2: "D13"}, start="RND-D").rest()
    assert game.lps == [100, 85, 100, 100]
    game = position("I21", lp={P1: 10}, sets={P0: "D02", P1: "D02"}, hands={P2: "D21"}, start="RND-D")
    assert game.play(P2, "D21", on=P1).rest().lps == [85, 0, 100, 100], "the last one is dead"
    assert position("I21", sets={P2: "D13"}, start="RND-D").rest().lps == [90] * 4


# --- I22 Mischief, I23 Pride


@rule("I22")
def test_mischief_draws_for_every_card_that_took_effect():
    hands = {P0: "D22", P1: "D16", P2: "D18"}
    game = position("I22", sets={P0: "D02", P1: "D03"}, hands=hands, deck="D06 D07 D08", start="RND-D")
    game.play(P0, "D22").play(P2, "D18")
    assert (game.hand(P0), game.hand(P2)) == ([], ["D06"]), "cancelled cards bring nothing"


@rule("I22", "CUR-129")
def test_mischief_strikes_who_played_the_fewest_cards():
    hands = {P1: "D22"}
    game = position("I22", sets={P0: "D07", P1: "D08 D08", P2: "D06"}, hands=hands, start="RND-D")
    assert game.rest().lps == [100, 100, 100, 90]


@rule("I23", "CUR-133", "CUR-65")
@pytest.mark.parametrize(("card", "left"), [("D06", 5), ("D05", 0), ("D01", 0)])
def test_pride_falls_to_a_blow_of_twenty_five(card: str, left: int):
    game = position("I23", left=20, sets={P0: card}, things={P3: "RL18"}, start="RND-D")
    if left:
        game.until("W05")
    else:
        game.rest()
    assert game.creature == left
    assert bool(game.kills(P0)) == (left == 0)


@rule("I23", "D28", "CUR-133")
def test_pride_survives_the_fire():
    game = position("I23", left=20, sets={P0: "D13"}, things={P0: "D28", P3: "RL18"}, start="RND-D")
    assert game.play(P0, "D28").until("W05").creature == 5


@rule("I23", "CUR-17")
def test_pride_strikes_all_who_lead():
    assert position("I23", kills={P0: [3], P2: [3]}, start="strike").rest().lps == [85, 100, 85, 100]


# --- I24 Sloth, I25 Spite, I26 Wrath


@rule("I24", "W07", "CUR-134")
def test_the_slothful_set_nothing_and_draw():
    game = position(
        "I24", hands={P0: "D02", P1: "D03 D22"}, deck="D06 D07 D08", things={P3: "RL18"}, start="RND-C"
    )
    assert game.asked == ("W07", P0)
    assert game.offers() == {"no", "D02"}
    game.choose("no")
    assert game.hand(P0) == ["D02"], "not before all have chosen"
    assert game.offers() == {"no", "D03"}
    game.choose("D03").until("W05")
    assert game.hand(P0) == ["D02", "D06"]
    assert [game.hand_sizes[seat] for seat in (P2, P3)] == [1, 1], "an empty hand sets nothing, too"


@rule("I24")
def test_sloth_strikes_the_first_who_set_a_card():
    sets = {P1: "D02", P3: "D13"}
    game = position("I24", sets=sets, chance=draw(1, 4, 2, 3), start="RND-D").rest()
    assert game.lps == [100, 100, 100, 85]
    assert position("I24", start="strike").rest().lps == [90] * 4


@rule("I25", "CUR-54")
def test_spite_costs_who_plays_cards_on_others():
    hands = {P0: "D22", P1: "D16 D22", P2: "D18"}
    game = position("I25", sets={P0: "D02", P3: "D03"}, hands=hands, things={P3: "RL18"}, start="RND-D")
    game.play(P0, "D22").say(P2, "no").play(P1, "D22").say(P2, "no").play(P1, "D16", on=P3).play(P2, "D18")
    game.until("W05")
    assert game.lps == [100, 95, 95, 100], "not for the own Attack, not for a cancelled card"


@rule("I25", "W24")
def test_spite_strikes_one_who_names_another():
    game = position("I25", initiative=(4, 1, 2, 3), start="strike")
    assert game.asked == ("W24", P1)
    assert game.lps == [100, 90, 100, 100]
    assert game.offers() == {P0, P2, P3}
    assert game.choose(P0).rest().lps == [90, 90, 100, 100]


@rule("I25")
def test_a_dead_one_names_nobody():
    assert position("I25", lp={P0: 10}, start="strike").rest().lps == [0, 100, 100, 100]
    assert position("I25", lp={P1: 0, P2: 0, P3: 0}, start="strike").rest().lps == [90, 0, 0, 0]


@rule("I26", "CUR-74")
def test_wrath_strikes_all_who_wounded_it():
    sets = {P0: "D08", P1: "D09", P3: "D02 D03"}
    assert position("I26", sets=sets, start="RND-D").rest().lps == [90, 100, 100, 90], "once each"
    assert position("I26", sets={P1: "D09"}, start="RND-D").rest().lps == [85] * 4
