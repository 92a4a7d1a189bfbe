"""D16 to D27: the Action cards."""

import pytest

from ..kit import P0, P1, P2, P3, position

rule = pytest.mark.rule

STOPPERS = [pytest.param(card, marks=rule(card)) for card in ("D16", "D20")]
CANCELLERS = [pytest.param(card, marks=rule(card)) for card in ("D18", "D19")]
ACTIONS = [pytest.param(f"D{n}", marks=rule(f"D{n}")) for n in range(16, 28)]


# --- D16 Edge Out, D20 Trip


@rule("W12")
@pytest.mark.parametrize("card", STOPPERS)
def test_a_stopped_player_loses_the_set_cards_and_the_turn(card: str):
    sets, things = {P0: "D07 D02", P1: "D03"}, {P3: "RL18"}
    game = position("E08", sets=sets, hands={P2: card}, things=things, start="RND-D")
    assert game.asked == ("W12", P2)
    assert game.offers() == {card, "no"}
    game.choose(card).until("W05")
    assert game.blows() == [(P1, 40)]
    assert game.discard == ["D07", "D02", card], "in face order, the top card first"


@rule("W12")
@pytest.mark.parametrize("card", STOPPERS)
def test_nobody_stops_their_own_turn(card: str):
    game = position("E08", sets={P0: "D02"}, hands={P0: card}, start="RND-D").rest()
    assert not game.was_asked("W12")


@rule("W12")
@pytest.mark.parametrize("card", STOPPERS)
def test_a_player_without_a_set_card_or_already_revealed_cannot_be_stopped(card: str):
    game = position("E08", sets={P0: "D02"}, hands={P2: card}, start="RND-D").rest()
    assert game.log.count(("W12", P2)) == 1, "only in the Turn of P0"
    assert game.hand(P2) == [card]


@rule("D20")
@pytest.mark.parametrize(("card", "barred"), [("D16", False), ("D20", True)])
def test_who_trips_sets_no_card_in_the_next_round(card: str, barred: bool):
    hands = {P0: "D06 D05", P1: "D02", P2: card}
    deck = "D08 D08 D08 D08 D07 D07 D07 D07"
    game = position("E08", sets={P0: "D02"}, hands=hands, things={P3: "RL18"}, deck=deck, start="RND-D")
    game.play(P2, card, on=P0).rest().go_on().all_set().until("W05")
    assert (P0 in dict(game.blows())) != barred
    game.until("W07").all_set().until("W05")
    assert P0 in dict(game.blows()), "only one Round"


@rule("D20", "CUR-59")
def test_the_trip_ends_with_the_encounter():
    game = position("E08", left=5, sets={P0: "D02", P1: "D08"}, hands={P2: "D20"}, stack="I16", start="RND-D")
    game.play(P2, "D20", on=P0).rest().go_on()
    assert game.encounter == "I16"
    assert not game.record["barred"].any()
    assert not game.record["barred_next"].any()


# --- D17 Mixed Signals


@rule("D17", "W12", "W34", "CUR-152")
def test_mixed_signals_swaps_set_cards():
    sets = {P0: "D02", P1: "D03", P2: "D06"}
    game = position("E08", sets=sets, hands={P1: "D17", P3: "D18"}, start="RND-D")
    assert game.asked == ("W12", P1)
    game.choose("D17")
    assert game.asked == ("W34", P1)
    assert game.offers() == {P0, P2}, "other players with a card still to come"
    game.choose(P2)
    assert game.asked == ("W22", P3), "who knows whom it names"
    game.choose("no")
    game = position("E08", sets=sets, hands={P1: "D17"}, things={P3: "RL18"}, start="RND-D")
    game.play(P1, "D17", on=P2).until("W05")
    assert game.blows() == [(P0, 50), (P1, 20), (P2, 40)]
    assert game.discard == ["D17"]


@rule("D17", "CUR-147")
def test_mixed_signals_needs_two_unrevealed_cards():
    game = position("E08", sets={P1: "D02"}, hands={P1: "D17", P2: "D17"}, start="RND-D").rest()
    assert not game.was_asked("W12"), "one has no partner, the other no card"
    game = position("E08", sets={P0: "D02", P1: "D03"}, hands={P1: "D17"}, start="RND-D").rest()
    assert game.log.count(("W12", P1)) == 1, "not after the reveal of P0"


@rule("D17")
@pytest.mark.parametrize(("seat", "whom", "blows"), [(P2, P1, [50, 20, 40]), (P0, P1, [40, 50, 20])])
def test_mixed_signals_is_played_on_the_own_turn_or_another(seat: int, whom: int, blows: list[int]):
    sets, things = {P0: "D02", P1: "D03", P2: "D06"}, {P3: "RL18"}
    game = position("E08", sets=sets, hands={seat: "D17"}, things=things, start="RND-D")
    game.play(seat, "D17", on=whom).until("W05")
    assert [damage for _, damage in game.blows()] == blows


@rule("D17", "CUR-38")
def test_mixed_signals_swaps_the_first_of_two_cards():
    sets, things = {P0: "D02 D03", P1: "D06"}, {P3: "RL18"}
    game = position("E08", sets=sets, hands={P1: "D17"}, things=things, start="RND-D")
    game.play(P1, "D17", on=P0).until("W05")
    assert game.blows() == [(P0, 20), (P0, 40), (P1, 50)]


# --- D18 Not On My Watch!, D19 Not So Fast!


@rule("W22", "CUT-052")
@pytest.mark.parametrize("card", CANCELLERS)
def test_a_cancelled_card_has_no_effect(card: str):
    hands, things = {P1: "D16", P2: card}, {P3: "RL18"}
    game = position("E08", sets={P0: "D02"}, hands=hands, things=things, start="RND-D").play(P1, "D16")
    assert game.asked == ("W22", P2)
    game.choose(card).until("W05")
    assert game.blows() == [(P0, 50)]
    assert game.hand(P2) == (["D16"] if card == "D19" else [])
    assert set(game.discard) == ({"D19"} if card == "D19" else {"D18", "D16"})


@rule("W22", "CUT-052")
@pytest.mark.parametrize("card", CANCELLERS)
def test_nobody_cancels_an_own_card_or_anything_but_action_cards(card: str):
    game = position(
        "E08",
        sets={P0: "D12"},
        hands={P0: f"D22 {card}", P1: card},
        things={P0: "D28", P2: "D33"},
        start="RND-D",
    )
    game.play(P0, "D28")
    assert not game.was_asked("W22"), "an Item"
    game.play(P0, "D22")
    assert game.asked == ("W22", P1)
    game.say(P1, "no").rest()
    assert not game.was_asked("W22", P0), "the own card"
    assert game.log.count(("W22", P1)) == 1, "neither the Attack nor its theft"


@rule("D19", "CUR-11")
def test_what_not_so_fast_takes_can_be_played_by_its_new_owner():
    game = position("E08", sets={P0: "D02"}, hands={P1: "D16", P2: "D19"}, start="RND-D").play(P1, "D16")
    game.choose("D19").play(P2, "D16", on=P0)
    assert game.rest().creature == 250


@rule("D18", "D19", "CUT-053", "CUR-150")
def test_a_cancelled_canceller_leaves_the_card_alone():
    hands = {P1: "D16", P2: "D18", P3: "D19"}
    game = position("E08", sets={P0: "D02"}, hands=hands, start="RND-D").play(P1, "D16").choose("D18")
    assert game.asked == ("W22", P3)
    game.choose("D19")
    assert game.hand(P3) == ["D18"]
    assert game.asked == ("W22", P3), "D16 is still to be cancelled"
    assert game.say(P3, "no").rest().creature == 250


# --- D21 Critical Miss


@rule("D21", "W18")
def test_a_critical_miss_turns_the_attack_to_miss_and_hurts():
    game = position("E08", sets={P0: "D02"}, hands={P1: "D21"}, things={P3: "RL18"}, start="RND-D")
    assert game.offers() == {"D21", "no"}
    game.choose("D21").until("W05")
    assert game.creature == 250
    assert game.lps == [90, 100, 100, 100]
    assert game.discard == ["D02", "D21"]


@rule("D21", "CUR-43", "CUR-44")
def test_a_critical_miss_needs_an_attack_of_another_player_that_stands():
    for sets, more in (
        ({P1: "D02"}, {}),
        ({P0: "D13"}, {}),
        ({P0: "D02"}, {"event": "EV05", "n": 2}),
    ):
        game = position("E08", sets=sets, hands={P1: "D21"}, start="RND-D", **more).rest()
        assert not game.was_asked("W18")


@rule("D21", "CUT-058", "CUR-50")
def test_a_critical_miss_may_kill():
    game = position(
        "E08", lp={P0: 10}, sets={P0: "D02"}, hands={P1: "D21"}, things={P3: "RL18"}, start="RND-D"
    )
    game.play(P1, "D21", on=P0).until("W05")
    assert game.living == [P1, P2, P3]
    assert game.creature == 250


@rule("D21", "W23", "CUT-055")
def test_the_damage_of_a_critical_miss_can_be_passed_on():
    game = position("E08", sets={P0: "D02"}, hands={P0: "D24", P1: "D21"}, things={P3: "RL18"}, start="RND-D")
    game.play(P1, "D21", on=P0).play(P0, "D24", on=P1).until("W05")
    assert game.lps == [100, 90, 100, 100]
    assert game.creature == 250, "a miss all the same"


# --- D22 Rally


@rule("D22", "W18")
@pytest.mark.parametrize("seat", [P0, P1])
def test_a_rally_adds_twenty(seat: int):
    game = position("E08", sets={P0: "D06"}, hands={seat: "D22"}, start="RND-D")
    assert game.play(seat, "D22").rest().creature == 250 - 40


@rule("D22")
def test_rallies_add_up_behind_the_rotation():
    game = position("E08", sets={P0: "D06"}, hands={P0: "D22", P1: "D22"}, strength={P0: 1}, start="RND-D")
    assert game.play(P0, "D22").play(P1, "D22").rest().creature == 250 - 40 - 40


@rule("D22", "CUR-43", "CUR-44")
def test_a_rally_needs_an_attack_that_stands():
    for sets, more in (({P0: "D14"}, {}), ({P0: "D02"}, {"event": "EV05", "n": 2})):
        game = position("E08", sets=sets, hands={P0: "D22", P1: "D22"}, start="RND-D", **more).rest()
        assert not game.was_asked("W18")


@rule("D22", "CUR-150")
def test_the_attacker_is_asked_first_and_again_after_each_card():
    game = position("E08", sets={P0: "D06"}, hands={P0: "D22", P1: "D22", P2: "D21"}, start="RND-D")
    game.choose("no").choose("D22").rest()
    assert [seat for name, seat in game.log if name == "W18"] == [P0, P1, P0, P2]


# --- D23 Plan B


@rule("D23", "W06", "W34")
def test_plan_b_swaps_initiative_cards():
    game = position("E08", hands={P1: "D23 D02", P2: "D02 D03"}, start="RND-B")
    assert game.asked == ("W06", P1)
    game.choose("D23")
    assert game.asked == ("W34", P1)
    assert game.offers() == {P0, P2, P3}
    game.choose(P3)
    assert game.numbers == [1, 4, 3, 2]
    assert game.discard == ["D23"]


@rule("D23")
def test_plan_b_changes_who_is_struck():
    game = position("E01", hands={P1: "D23"}, start="RND-F").play(P1, "D23", on=P0).rest()
    assert game.lps == [85, 100, 100, 100]


@rule("D23", "CUR-156")
def test_plan_b_needs_somebody_else():
    game = position("E01", lp={P1: 0, P2: 0, P3: 0}, hands={P0: "D23"}, start="RND-F").rest()
    assert not game.was_asked("W06")


@rule("D23", "CUR-122")
def test_plan_b_cannot_answer_the_reversal_of_time():
    game = position("I14", hands={P0: "D23"}, start="RND-F").rest()
    assert not game.was_asked("W06")


# --- D24 Human Shield, D25 My Hero, D26 Walk It Off


@rule("D24", "W23", "W34")
def test_a_human_shield_takes_the_whole_packet():
    game = position("E08", hands={P0: "D24"}, packet=(P0, 30), start="PKT")
    assert game.asked == ("W23", P0)
    game.choose("D24")
    assert game.offers() == {P1, P2, P3}
    assert game.choose(P2).rest().lps == [100, 100, 70, 100]


@rule("D24")
def test_only_the_target_raises_a_human_shield():
    game = position("E08", hands={P1: "D24", P2: "D24"}, packet=(P0, 30), start="PKT").rest()
    assert not game.was_asked("W23")


@rule("D24", "CUR-156")
def test_a_human_shield_needs_somebody_else():
    game = position("E08", lp={P1: 0, P2: 0, P3: 0}, hands={P0: "D24"}, packet=(P0, 30), start="PKT")
    assert not game.rest().was_asked("W23")


@rule("D25", "W23", "W34")
def test_a_hero_is_named_by_a_third_player():
    game = position("E08", hands={P0: "D25", P1: "D25"}, packet=(P0, 30), start="PKT")
    assert game.asked == ("W23", P1), "not the target"
    game.choose("D25")
    assert game.offers() == {P2, P3}, "neither the player nor the target"
    assert game.choose(P3).rest().lps == [100, 100, 100, 70]


@rule("D25")
def test_a_hero_needs_three_living_players():
    game = position("E08", lp={P2: 0, P3: 0}, hands={P1: "D25"}, packet=(P0, 30), start="PKT").rest()
    assert not game.was_asked("W23")


@rule("D26", "W23")
def test_walking_it_off_saves_twenty():
    game = position("E08", hands={P0: "D26 D26"}, packet=(P0, 50), start="PKT").play(P0, "D26")
    assert game.asked == ("W23", P0), "the second card"
    assert game.play(P0, "D26").rest().lps == [90, 100, 100, 100]


@rule("D26")
def test_walking_off_more_than_there_is_drops_the_packet():
    game = position("E16", hands={P0: "D26 D26"}, start="strike").play(P0, "D26")
    assert game.rest().lps == [100] * 4
    assert game.hand(P0) == ["D26"]
    assert not game.record["barred"].any(), "no damage, no stare"


@rule("D26", "CUT-057")
def test_a_loss_of_lp_cannot_be_walked_off():
    game = position("E08", hands={P0: "D26 D24"}, r=13, start="RND-G").rest()
    assert not game.was_asked("W23")
    assert game.lps == [90] * 4


# --- D27 Unintentional Strike


@rule("D27", "W18", "CUT-046")
@pytest.mark.parametrize("maneuver", ["D13", "D14", "D15"])
def test_an_unintentional_strike_takes_the_place_of_a_maneuver(maneuver: str):
    game = position("E08", sets={P0: maneuver}, hands={P1: "D27"}, things={P3: "RL18"}, start="RND-D")
    assert game.offers() == {"D27", "no"}
    game.choose("D27").until("W05")
    assert game.blows() == [(P0, 5)]
    assert not game.riders(P0)
    assert game.discard == ["D27", maneuver]


@rule("D27")
def test_an_unintentional_strike_is_for_maneuvers_of_others():
    for sets in ({P1: "D13"}, {P0: "D02"}):
        game = position("E08", sets=sets, hands={P1: "D27"}, start="RND-D").rest()
        assert not game.was_asked("W18")


@rule("D27", "D21", "D22")
def test_an_unintentional_strike_is_an_attack_like_any_other():
    game = position("E08", sets={P0: "D13"}, hands={P1: "D27", P2: "D22"}, start="RND-D")
    game.play(P1, "D27").play(P2, "D22")
    assert game.rest().creature == 250 - 25


@rule("D27", "CUR-114")
def test_an_unintentional_strike_draws_no_fortune_card():
    game = position("E08", sets={P0: "D13"}, hands={P1: "D27"}, fortune="F01", start="RND-D")
    game.play(P1, "D27").rest()
    assert not game.was_asked("W16")


# --- all of them


@rule("CUT-028", "CUR-146", "CUT-030")
@pytest.mark.parametrize("card", ACTIONS)
def test_an_action_card_is_set_by_who_has_no_attack_and_does_nothing(card: str):
    hands = {P0: f"{card} D08", P1: card if card != "D27" else "D26"}
    game = position("E08", hands=hands, things={P3: "RL18"}, start="RND-C").until("W05")
    assert card not in game.hand(P1)
    assert card in game.hand(P0)
    assert game.creature == 245
    assert game.lps == [100] * 4


@rule("EV04", "E10", "RL11", "CUR-10")
@pytest.mark.parametrize(
    "bar",
    [
        {"event": "EV04"},
        {"muted": {P1: 1}},
        {"held_off": {P1: 1}},
        {"actions": 40},
    ],
)
def test_who_is_barred_plays_no_action_card(bar: dict):
    hands = {P1: "D16 D17 D21 D22"}
    game = position("E08", sets={P0: "D02", P1: "D13"}, hands=hands, start="RND-D", **bar).rest()
    assert not game.was_asked("W12", P1)
    assert not game.was_asked("W18", P1)
    game = position("E08", hands={P1: "D24 D26"}, packet=(P1, 10), start="PKT", **bar).rest()
    assert not game.was_asked("W23")
