"""Rulings on single Incarnations (CUR-94 to CUR-128) beyond their golden tests."""

from typing import Any

import pytest

from .kit import P0, P1, P2, P3, REVERSED, UPRIGHT, Position, position
from .names import CHOICES

rule = pytest.mark.rule


def before_strike(encounter: str, **more: Any) -> Position:
    """Turns of Round 1, up to the Initiative draw, before which P3 is asked."""
    return position(encounter, start="RND-D", things={P3: "RL18", **more.pop("things", {})}, **more)


@rule("CUR-94", "I01")
@pytest.mark.parametrize(("before", "after"), [(1, 0), (2, 0), (5, 3)])
def test_anguish_takes_up_to_two_tokens_back(before: int, after: int):
    game = before_strike("I01", sets={P0: "D06"}, minus={P0: before}).say(P0, "yes", at="W15")
    assert game.minus(P0) == after


@rule("CUR-95", "EV22", "RL15")
def test_life_lost_counts_without_what_was_healed():
    game = position("E08", start="ENC-6", event="EV07", things={P0: "D30 RL27"}, hands={P0: "D02 D03"})
    game.say(P0, "D30", P0)
    assert game.lp(P0) == 100
    assert game.record["lost"][:4].tolist() == [10, 5, 5, 5]
    game = position("E08", start="RND-F", lp={P0: 5}, things={P0: "RL15"})
    assert game.record["lost"][P0] == 5, "what there was to lose"


@rule("CUR-96", "I02", "EV29")
def test_arrogance_of_the_realm_is_met_as_a_later_encounter():
    game = position("I02", start="RND-D", event="EV29", n=2, left=20, sets={P0: "D06"}).finish()
    assert game.kills(P0) == [5]
    game = position("I02", start="RND-F", event="EV29", n=2, plus={P1: 1})
    assert game.lps == [100, 60, 100, 100]
    game = position("I02", start="RND-F", n=2, plus={P1: 1})
    assert game.lps == [100, 90, 100, 100]


@rule("CUR-97", "I03")
def test_both_name_before_anybody_is_struck():
    game = position("I03", start="RND-F", hands={P1: "D26", P0: "D26"}, lp={P1: 15})
    game.choose(P1)
    assert (game.asked, game.lps) == (("W24", P1), [100, 15, 100, 100])
    game.choose(P0)
    assert game.asked == ("W23", P1), "in the order of naming"
    game.choose("no")
    assert game.lps == [100, 0, 100, 100]
    assert game.asked == ("W23", P0), "named by a player now dead"


@rule("CUR-97", "I25", "RL28")
def test_spite_lets_the_first_name_even_if_boots_passed_the_blow_on():
    game = position("I25", start="RND-F", things={P0: "RL28"}).say(P0, "yes", at="W26")
    assert game.asked == ("W24", P0)


@rule("CUR-98", "I05", "W13", "W14")
def test_seventeen_claims_and_the_others_in_order():
    game = position("I05", start="RND-D", initiative=(3, 1, 4, 2), sets={P3: "D22"})
    assert game.asked == ("W13", P3)
    assert game.offers() == {name for name in CHOICES if name.startswith("claim")}
    assert len(game.offers()) == 17
    game.choose("claim D08")
    for seat in (P0, P2, P1):
        assert (game.asked, game.offers()) == (("W14", seat), {"no", "yes"})
        game.choose("no")
    assert game.stopped
    assert game.creature == 180 - 5


@rule("CUR-98", "I05")
def test_a_stand_in_caught_is_a_lie():
    game = position("I05", start="RND-D", sets={P0: "D22"}).choose("claim D08", "yes")
    assert (game.minus(P0), game.plus(P1)) == (1, 1)
    assert game.discard == ["D22"]


@rule("CUR-100", "I05", "D05")
@pytest.mark.parametrize(
    ("card", "claim", "true"),
    [
        ("D05/C1", "claim D05", True),
        ("D05/C1", "claim D05 protected", True),
        ("D05/C2", "claim D05", True),
        ("D05/C2", "claim D05 protected", False),
        ("D04/C1", "claim D05 protected", False),
    ],
)
def test_a_portrait_may_be_kept_quiet_but_not_invented(card: str, claim: str, true: bool):
    game = position("I05", start="RND-D", sets={P0: card}).choose(claim, "yes")
    assert (game.minus(P0), game.minus(P1)) == ((0, 1) if true else (1, 0))


@rule("CUR-101", "CUR-102", "I05", "D14")
def test_a_marker_keeps_others_off_and_is_no_card():
    game = position("I05", start="RND-D", sets={P0: "D09 D03"}, hands={P1: "D21"})
    game.choose("claim D14", "no", "no", "no", "claim D03", "no", "no", "no")
    assert game.stopped, "P1 could play nothing on it"
    assert game.creature == 180 - 60
    assert game.discard == ["D03", "D09"]
    assert game.lp(P0) == 100, "one of the two was a lie"


@rule("CUR-102", "I05", "D33")
@pytest.mark.parametrize(("claim", "lp"), [("claim D03", 90), ("claim D02", 100)])
def test_one_lie_is_enough_and_two_truths_are_struck_once(claim: str, lp: int):
    game = position("I05", start="RND-D", sets={P0: "D06 D03"})
    game.choose("claim D06", "no", "no", "no", claim, "no", "no", "no")
    assert game.lp(P0) == lp


@rule("CUR-102", "I05", "D16")
def test_a_card_that_was_never_announced_is_not_judged():
    game = position("I05", start="RND-D", sets={P0: "D06"}, hands={P1: "D16"}).play(P1, "D16", on=P0)
    assert game.stopped
    assert game.lps == [100, 100, 100, 100]


@rule("CUR-102", "I05", "F12", "F00", "D27")
def test_a_card_that_leaves_the_table_early_is_judged_then():
    def after(claim: str, card: str, side: int) -> Position:
        game = position("I05", start="RND-D", fortune=card, sets={P0: "D02"}, deck="D07", chance=[side])
        return game.choose(claim, "no", "no", "no", "deck 1")

    game = after("claim D02", "F12", UPRIGHT)
    assert game.stopped
    assert (game.lps, game.hand(P0)) == ([90, 100, 100, 100], ["D02", "D07"])
    assert after("claim D03", "F12", UPRIGHT).lps == [100, 100, 100, 100]
    game = after("claim D03", "F00", UPRIGHT)
    assert (game.lps, game.hand(P0), game.creature) == ([100, 100, 100, 100], ["D02"], 140)
    game = position("I05", start="RND-D", sets={P0: "D13"}, hands={P1: "D27"})
    game.choose("claim D13", "no", "no", "no").play(P1, "D27", on=P0)
    assert (game.lps, game.creature) == ([90, 100, 100, 100], 175)


@rule("CUR-102", "I05")
def test_an_unchallenged_card_stays_face_down_until_the_rounds_end():
    def seen(card: str, *answers: str) -> bytes:
        game = position("I05", start="RND-D", sets={P0: card, P1: "D06"}).choose("claim D02", *answers)
        return game.until("W13", P1).table.observe(0, P2).tobytes()

    assert seen("D02", "no", "no", "no") == seen("D03", "no", "no", "no")
    assert seen("D02", "no", "no", "yes") != seen("D02", "no", "no", "no")


@rule("CUR-103", "I05")
def test_deceit_dead_shows_the_cards_and_strikes_nobody():
    game = position("I05", start="RND-D", left=40, sets={P0: "D02", P1: "D03"})
    game.choose("claim D02", "no", "no", "no").finish()
    assert game.kills(P0) == [4]
    assert game.lps == [100, 100, 100, 100]
    assert (game.discard, game.hand(P1)) == (["D02"], ["D03"])


@rule("CUR-104", "I06", "D31")
def test_envy_takes_no_tokens_and_no_healing_cards():
    game = position("I06", start="RND-F", plus={P0: 2}, gifts={P0: 3})
    assert game.stopped
    assert game.log == []
    assert game.lps == [80, 80, 100, 100]


@rule("CUR-104", "I06", "RL26")
def test_envy_offers_what_is_not_bequeathed():
    game = position(
        "I06", start="RND-F", things={P0: "D33 RL26* RL05"}, kills={P0: [1, 4]}, plus={P1: 1, P2: 1}
    )
    game.choose("yes")
    assert (game.asked, game.offers()) == (("W24", P3), {"D33", "RL05", "kill 1", "kill 4"})
    game.choose("kill 4")
    assert (game.kills(P0), game.kills(P3)) == ([1], [4])


@rule("CUR-104", "I06")
def test_of_two_equally_poor_the_higher_number_takes():
    game = position("I06", start="RND-F", things={P0: "D33 D32"}).choose("yes")
    assert game.asked == ("W24", P3)


@rule("CUR-105", "EV16", "RL07", "RL20")
def test_the_helm_of_pride_looks_at_the_whole_record():
    game = position(
        "E10", start="RND-D", event="EV16", n=5, left=20, sets={P0: "D06"}, things={P0: "RL20"}
    ).finish()
    assert (game.kills(P0), game.plus(P0)) == ([2 + 2], 1)


@rule("CUR-106", "I07", "I22", "D29", "F02", "RL23")
def test_under_famine_no_effect_brings_a_card():
    game = before_strike("I07", fortune="F02", sets={P0: "D02"}, chance=[UPRIGHT]).say(P0, "deck 1")
    assert game.hand(P0) == []
    game = before_strike("I07", sets={P0: "D12"}, things={P1: "D29"}).choose(P1)
    assert (game.things(P0), game.hand(P0)) == (["D29"], [])
    game = position("I07", start="ENC-7", things={P0: "RL23"}, hands={P0: "D02 D03"}).play(P0, "RL23")
    assert (game.minus(P0), game.hand(P0)) == (1, ["D02", "D03"])


@rule("CUR-106", "I07")
def test_the_refill_comes_before_the_famine():
    assert position("I07", start="ENC-5").hand_sizes == [7, 7, 7, 7]


@rule("CUR-107", "CUR-110", "I08")
@pytest.mark.parametrize(("reading", "lp"), [("per_card", 5 * 50), ("flat", 50)])
def test_fortunes_life_is_fixed_when_the_fight_begins(reading: str, lp: int):
    options = {"fortune_lp": reading}
    game = position(start="GAME-2", n=9, fortune="", fortune_cards=5, options=options)
    assert (game.encounter, game.creature, game.record["n"]) == ("I08", lp, 9)


@rule("CUR-109", "CUR-84", "I08", "EV30")
def test_fortune_of_the_last_realm_is_fought_at_once():
    game = position(start="GAME-2", stack="E01", n=8, events="EV30", chance=[7])
    assert (game.encounter, game.creature) == ("I08", 13 * 50)
    assert (game.record["n"], game.record["fortune_realm"]) == (9, 1)
    assert game.event is None


@rule("CUR-110", "CUR-22", "I08")
def test_the_world_in_the_closing_fight_ends_the_game():
    game = position(
        "I08",
        start="RND-D",
        closing_fight=1,
        n=9,
        fortune="F21",
        fortune_tokens=7,
        sets={P0: "D02", P1: "D03"},
    )
    game.say(P0, "deck 1").finish()
    assert (game.plus(P0), game.kills(P0), game.winners) == (8, [], [P0])
    assert (game.discard, game.hand(P1)) == (["D02"], ["D03"])


@rule("CUR-111", "RL12", "F12")
def test_a_second_deck_is_not_offered_once_the_attack_has_gone():
    game = before_strike(
        "E08", fortune="F12", pile="F04", sets={P0: "D02"}, things={P0: "RL12"}, chance=[REVERSED]
    )
    assert game.offers() == {"no", "deck 1", "deck 2"}
    game.choose("deck 1")
    assert game.asked == ("W05", P3)


@rule("CUR-111", "CUR-114", "RL12", "F01")
def test_a_second_deck_is_offered_though_the_attack_now_misses():
    game = before_strike(
        "E08",
        fortune="F00",
        pile="F08",
        sets={P0: "D02"},
        things={P0: "RL12"},
        chance=[REVERSED, UPRIGHT],
    )
    game.choose("deck 1")
    assert (game.asked, game.offers()) == (("W16", P0), {"no", "deck 2"})
    game.choose("deck 2").until("W05")
    assert game.blows() == [], "F00's miss is final"


@rule("CUR-111", "F10", "F12", "F04")
def test_what_needs_an_attack_that_is_gone_is_skipped():
    game = before_strike("E08", fortune="F10 F12 F17", sets={P0: "D02"}, chance=[UPRIGHT, REVERSED, UPRIGHT])
    game.choose("deck 1").until("W05")
    assert game.blows() == []
    assert (game.plus(P0), game.record["fortune_tokens"]) == (1, 3)


@rule("CUR-113", "F21", "RL12")
@pytest.mark.parametrize(("cards", "won"), [(7, ["RL12*"]), (6, [])])
def test_six_cards_must_remain_beside_the_world(cards: int, won: list[str]):
    game = position(
        "E08", start="RND-D", fortune="F21", fortune_cards=cards, fortune_realm=1, sets={P0: "D02"}
    )
    assert game.say(P0, "deck 1").things(P0) == won


@rule("CUR-114", "E04", "I02", "D27", "I05")
def test_fortune_asks_what_the_card_would_do():
    assert before_strike("E04", fortune="", sets={P0: "D08"}).asked == ("W16", P0)
    assert before_strike("I02", fortune="", sets={P0: "D08"}).asked == ("W16", P0)
    assert before_strike("I12", fortune="", plague={P0: 1}, sets={P0: "D08"}).asked == ("W05", P3)
    game = before_strike("E08", fortune="", sets={P0: "D13"}, hands={P1: "D27"}).play(P1, "D27", on=P0)
    assert game.asked == ("W05", P3)
    game = before_strike("I05", fortune="", sets={P0: "D09"}).choose("claim D02", "no", "no", "no")
    assert game.asked == ("W16", P0)


@rule("CUR-115", "RL12", "F21", "I08")
def test_the_pile_holds_all_cards_until_fortune_comes():
    game = before_strike("E08", pile="F21 F17", sets={P0: "D02"}, things={P0: "RL12"}, chance=[UPRIGHT])
    assert len(game.fortune_pile) == 22
    game.choose("deck 2")
    assert (game.plus(P0), game.fortune_pile[0], game.fortune_pile[-1]) == (1, "F17", "F21")
    game = position(start="GAME-2", stack="I08 E08", n=0)
    assert (len(game.fortune), len(game.fortune_pile)) == (13, 9)
    assert "F21" in game.fortune


@rule("CUR-115", "RL12", "F10")
def test_the_wheel_draws_from_its_own_pile():
    game = before_strike(
        "E08",
        fortune="F13",
        pile="F10 F04 F17",
        sets={P0: "D02"},
        things={P0: "RL12"},
        chance=[UPRIGHT, UPRIGHT, UPRIGHT],
    )
    game.choose("deck 2", "no").until("W05")
    assert game.blows() == [(P0, 70)]
    assert (game.plus(P0), game.record["fortune_tokens"]) == (1, 0)
    assert game.fortune_pile[-3:] == ["F17", "F04", "F10"][::-1]


@rule("CUR-117", "I09", "D16")
def test_a_vote_under_a_card_never_revealed_is_void():
    game = position(
        "I09",
        start="RND-D",
        sets={P0: "D06", P1: "D13", P2: "D22", P3: "D06"},
        vote={P0: 0, P1: 0, P2: 0, P3: 1},
        hands={P1: "D16"},
    )
    game.play(P1, "D16", on=P0)
    assert game.stopped
    assert [game.minus(seat) for seat in game.seats] == [0, 1, 1, 0], "a Maneuver and a stand-in count"
    assert game.record["points"].tolist() == [0, 20]


@rule("CUR-117", "I09", "D33", "W08", "W09")
def test_two_cards_carry_one_vote():
    game = position("I09", start="RND-C", haste={P0: 1}, hands={P0: "D02 D03"})
    game.choose("D02", "D03")
    assert game.asked == ("W09", P0)
    game.choose("Despair")
    assert game.stopped
    assert game.record["points"].tolist() == [0, 90]


@rule("CUR-118", "I09", "D10", "D12", "D14", "D22")
def test_points_are_what_the_attack_would_have_done():
    game = position(
        "I09",
        start="RND-D",
        sets={P0: "D10", P1: "D12", P2: "D08"},
        vote={P0: 0, P1: 0, P2: 1},
        riders={P1: "D14"},
        things={P3: "D33"},
        hands={P2: "D22"},
    )
    game.play(P2, "D22", on=P2)
    assert game.record["points"].tolist() == [20 + 5 + 20, 0 + 20]
    assert game.things(P1) == ["D33"]
    assert game.record["gave"][:3].tolist() == [[20, 0], [25, 0], [0, 20]]


@rule("CUR-119", "I09")
def test_the_prize_needs_five_points_and_no_tie():
    game = position("I09", start="RND-E", points=(0, 200), gave={P0: (0, 40), P1: (0, 40)}).finish()
    assert game.lps == [90, 90, 90, 90], "nobody took it"
    assert [game.prestige(seat) for seat in game.seats] == [0, 0, 0, 0]
    game = position("I09", start="RND-E", r=6).finish()
    assert game.lps == [90, 90, 90, 90]
    game = position("I09", start="RND-E", points=(200, 0), gave={P0: (40, 0), P1: (40, 0)}).finish()
    assert [game.prestige(seat) for seat in game.seats] == [0, 0, 0, 0]


@rule("CUR-119", "RL01")
def test_a_token_of_despair_is_bought_off_before_hope_heals():
    game = position(
        "I09",
        start="RND-E",
        points=(155, 0),
        round_points=(5, 5),
        vote={P0: 0, P1: 0},
        voted={P0: 1, P1: 1},
        gave={P1: (80, 0)},
        things={P0: "RL01"},
    )
    assert game.asked == ("W28", P0)
    game.choose("yes").finish()
    assert game.lps == [100, 100, 100, 100], "95, then healed"
    assert [game.minus(seat) for seat in game.seats] == [0, 1, 0, 0]
    assert game.prestige(P1) == 3 - 1


@rule("CUR-121", "I10")
def test_without_humility_nobody_is_shielded():
    game = position("I10", start="RND-F", left=(0, 100), plus={P0: 1, P1: 1})
    assert [game.minus(seat) for seat in game.seats] == [1, 1, 0, 0]
    assert game.lps == [100, 100, 100, 100], "that strike was Humility's"
    game = position("I10", start="RND-F", left=(80, 0), plus={P0: 1, P1: 1})
    assert [game.minus(seat) for seat in game.seats] == [0, 0, 0, 0]
    assert game.lps == [90, 100, 100, 100]


@rule("CUR-122", "I14", "W05", "W06")
def test_a_reversal_is_no_draw():
    game = position("I14", start="RND-F", hands={P1: "D23"}, things={P2: "RL17 RL18"}, lp={P3: 0})
    assert game.stopped
    assert game.log == []
    assert game.numbers == [3, 2, 1, 0]


@rule("CUR-124", "I14")
def test_who_was_last_in_the_round_of_times_death_may_choose_or_decline():
    game = position(
        "I14",
        start="RND-D",
        event="EV29",
        n=4,
        left=20,
        sets={P1: "D06"},
        initiative=(4, 1, 3, 2),
        spent="D33 RL05",
    ).go_on()
    assert (game.asked, game.offers()) == (("W32", P0), {"no", "D33", "RL05"})
    game.choose("no").finish()
    assert game.spent == ["D33", "RL05"]
    game = position(
        "I14", start="ENC-7", event="EV29", n=4, left=30, things={P1: "D28"}, spent="D33", start_seat=P3
    ).play(P1, "D28")
    assert game.asked == ("W32", P2), "before Round 1 the last in reference order"


@rule("CUR-126", "I15", "EV29")
def test_tokens_of_war_come_round_by_round():
    game = position("I15", start="RND-E", event="EV29", n=4, dealt={P0: 60}, generic={P0: 1})
    assert (game.plus(P0), game.record["generic"][P0]) == (1, 2)


@rule("CUR-127", "I16", "W05", "W06")
def test_chaos_draws_with_its_windows():
    game = position(
        "I16", start="END-3", event="EV29", n=4, left=0, killer=P0, things={P0: "RL18"}, hands={P1: "D23"}
    )
    assert game.asked == ("W05", P0)
    game.choose("number 3").play(P1, "D23", on=P0)
    assert game.things(P1) == ["RL04*"]


@rule("CUR-128", "I21")
@pytest.mark.parametrize(("card", "gained"), [("D01", 20), ("D03", 20), ("D04", 15), ("D05", 10), ("D08", 0)])
def test_defending_gains_half_the_printed_value(card: str, gained: int):
    game = position("I21", start="RND-D", event="EV29", n=4, lp={P0: 50}, sets={P0: card, P1: "D06"})
    game.say(P0, "yes", at="W15")
    assert game.lp(P0) == 50 + gained
    assert game.record["generic"][P0] == (gained > 0)


@rule("CUR-129", "I22", "EV29", "D16", "D18", "D33")
def test_mischief_counts_set_cards_and_cancelled_ones():
    game = position(
        "I22",
        start="RND-D",
        event="EV29",
        n=4,
        sets={P0: "D08 D13", P1: "D08", P2: "D13", P3: "D13"},
        hands={P1: "D16", P2: "D18"},
        deck="D09",
    )
    game.play(P1, "D16", on=P3).play(P2, "D18")
    assert game.stopped
    assert game.record["generic"][:4].tolist() == [1, 1, 1, 0]
    assert game.lps == [100, 100, 100, 90]
    assert (game.hand(P1), game.hand(P2)) == ([], ["D09"]), "a cancelled card took no effect"


@rule("CUR-129", "I22", "EV29")
def test_mischiefs_last_round_counts_too():
    game = position("I22", start="RND-D", event="EV29", n=4, left=20, sets={P0: "D13 D06"}).finish()
    assert game.things(P0) == ["RL17*"]


@rule("CUR-130", "I11", "F18", "EV29")
def test_only_printed_attack_5_cards_are_kept_aside():
    game = before_strike(
        "I11", event="EV29", n=4, fortune="F18", sets={P0: "D02", P1: "D08"}, chance=[REVERSED]
    )
    game.say(P0, "deck 1").until("W05")
    assert game.blows() == [(P0, 5), (P1, 5)]
    assert game.record["aside"][:2].sum(axis=1).tolist() == [0, 1]


@rule("CUR-133", "I23", "D28", "F16")
def test_fire_leaves_pride_alive():
    game = before_strike("I23", left=20, things={P0: "D28"}, sets={P0: "D06"}).play(P0, "D28")
    assert (game.creature, game.kills(P0)) == (5, []), "neither by fire nor by an Attack of 20"


@rule("CUR-135", "I25", "EV29", "D19")
def test_spite_keeps_what_took_effect():
    game = before_strike(
        "I25",
        event="EV29",
        n=4,
        sets={P0: "D02", P1: "D02"},
        hands={P0: "D22", P1: "D22", P2: "D19"},
    )
    game.play(P0, "D22", on=P0).play(P2, "D19").play(P1, "D22", on=P1).until("W05")
    assert game.record["spite"][:3].tolist() == [0, 1, 1]
    assert game.record["aside"][:3].sum(axis=1).tolist() == [0, 1, 1]
    assert game.hand(P2) == ["D22"]


@rule("CUR-136", "I18", "EV29", "D13")
def test_maneuvers_are_attack_cards_for_gluttony():
    hands = {P0: "D02 D13 D13 D13 D14 D15 D08", P1: "D02 D03 D06 D07 D08 D09 D22 D22"}
    game = position("I18", start="END-3", event="EV29", n=4, left=0, killer=P1, hands=hands)
    assert game.things(P0) == ["RL08*"]


@rule("CUR-138", "I01")
def test_anguish_counts_no_generic_tokens():
    game = position("I01", start="RND-F", event="EV29", n=4).say(P0, "yes", at="W24")
    assert (game.minus(P0), game.record["generic"][P0]) == (1, 0)
