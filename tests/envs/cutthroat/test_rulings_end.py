"""Rulings on the end, on questions and secrets, on order (CUR-141 to CUR-160) beyond their golden tests."""

from typing import Any

import pytest

from .kit import P0, P1, P2, P3, UPRIGHT, Position, position, reward

rule = pytest.mark.rule


def shown_to(game: Position, *seats: int) -> list[bytes]:
    """The mask, and what these players see."""
    return [game.table.legal(0).tobytes(), *(game.table.observe(0, seat).tobytes() for seat in seats)]


def before_strike(encounter: str, **more: Any) -> Position:
    """Turns of Round 1, up to the Initiative draw, before which P3 is asked."""
    return position(encounter, start="RND-D", things={P3: "RL18", **more.pop("things", {})}, **more)


@rule("CUR-141", "CUR-33")
def test_the_dead_do_not_win_and_do_not_tie():
    game = position(start="GAME-2", lp={P0: 0}, plus={P0: 9, P1: 2, P2: 2, P3: 1}, kills={P2: [2]})
    assert game.winners == [P2]


@rule("CUR-142", "Q2")
@pytest.mark.parametrize(
    ("minus", "winners"),
    [({P0: 2, P1: 2}, [P0]), ({P0: 3, P1: 2}, [P1]), ({P0: 1}, [P1])],
)
def test_only_the_most_disgraced_alone_is_barred(minus: dict[int, int], winners: list[int]):
    game = position(start="GAME-2", options={"quest": 2}, plus={P0: 12, P1: 8}, minus=minus, lp={P3: 0})
    assert game.winners == winners


@rule("CUR-143", "Q1")
def test_heirs_who_tie_get_less():
    things = {P0: "RL01 RL02", P1: "RL03 RL04", P2: "RL05"}
    game = position(start="GAME-2", options={"quest": 1}, things=things, plus={P1: 3, P2: 5, P3: 5})
    assert game.winners == [P0, P1, P2, P3], "3 by the Helm + 2; 3 + 2; 5; 5"


@rule("CUR-144", "EV26")
def test_a_dead_killers_altar_stays_unclaimed():
    game = reward("EV26", n=5, lp={P0: 0}, plus={P1: 1}, relics="RL26 RL24")
    assert game.stopped
    assert [game.things(seat) for seat in game.seats] == [[], [], [], ["RL24"]], "tied: the higher number"
    assert (
        position(
            "E01", start="END-6", event="EV26", left=0, killer=P0, relics="RL26 RL24", offered=(32, -1, -1)
        ).relics[-1]
        == "RL26"
    )


@rule("CUR-144", "EV26")
def test_a_lone_killer_leaves_the_second_altar():
    lp = {P1: 0, P2: 0, P3: 0}
    game = reward("EV26", n=5, lp=lp, relics="RL26 RL24")
    game.choose("RL24").finish()
    assert game.things(P0) == ["RL24"]
    assert game.relics[-1] == "RL26"


@rule("CUR-145", "EV28", "W30")
def test_bids_stay_below_the_own_life_and_ties_buy_nothing():
    game = reward("EV28", n=4, lp={P0: 15, P1: 5}, relics="RL26")
    assert (game.asked, game.offers()) == (("W30", P0), {"bid 0", "bid 5", "bid 10"})
    game.choose("bid 10")
    assert game.asked == ("W30", P2), "5 LP: nothing to choose"
    game.choose("bid 25", "bid 25")
    assert game.stopped
    assert game.lps == [15, 5, 100, 100]
    assert [game.things(seat) for seat in game.seats] == [[], [], [], []]


@rule("CUR-146", "I24", "RL21", "W07")
def test_what_may_be_set():
    hands = {P0: "D02 D13 D22"}
    assert position("E08", start="RND-C", hands=hands).offers() == {"D02", "D13"}
    assert position("I24", start="RND-C", hands=hands).offers() == {"no", "D02", "D13"}
    assert position("E08", start="RND-C", hands=hands, things={P0: "RL21"}).offers() == {"D02", "D13", "RL21"}
    assert position("E08", start="RND-C", hands={P0: "D16 D22"}).offers() == {"D16", "D22"}


@rule("CUR-146", "D33", "W08")
def test_the_second_card_must_be_an_attack_too():
    game = position("E08", start="RND-C", haste={P0: 1}, hands={P0: "D02 D03 D22"}).choose("D02")
    assert (game.asked, game.offers()) == (("W08", P0), {"no", "D03"})
    game = position("E08", start="RND-C", haste={P0: 1}, hands={P0: "D16 D22"}).choose("D16")
    assert not game.was_asked("W08")
    game = position("E08", start="RND-C", r=3, haste={P0: 1}, hands={P0: "D02 D03"}).choose("D02")
    assert not game.was_asked("W08")


@rule("CUR-147", "D17")
def test_cards_already_revealed_are_not_swapped():
    hands = dict.fromkeys((P0, P2), "D17")
    game = before_strike("E08", sets={P0: "D13", P1: "D13", P2: "D13"}, hands=hands)
    assert game.asked == ("W12", P2)
    game.choose("no")
    assert game.asked == ("W12", P0)
    game.choose("no")
    assert (game.asked, game.record["head"]["stack"]["target"][game.record["head"]["depth"] - 1]) == (
        ("W12", P2),
        P1,
    ), "P0's card is out: it can be neither swapped nor asked about"
    game.choose("D17")
    assert not game.was_asked("W34"), "P1 alone is left to be named"


@rule("CUR-148", "I16")
def test_the_card_dealt_by_chaos_is_seen_by_its_new_owner():
    def dealt(outcome: int) -> Position:
        sets = {P0: "D02", P1: "D03", P2: "D06"}
        return position("I16", start="laid", sets=sets, hands={P3: "D16"}, chance=[outcome, 1])

    games = [dealt(outcome) for outcome in range(2)]
    assert [game.set_cards(P2) for game in games] == [["D02"], ["D03"]]
    first, second = games
    assert shown_to(first, P2) != shown_to(second, P2)
    assert shown_to(first, P3) == shown_to(second, P3)


@rule("CUR-149", "CUR-156")
def test_questions_without_a_choice_are_not_put():
    game = position("I15", start="GAME-2", stack="I15 E08", n=0, lp={P2: 0, P3: 0})
    assert not game.was_asked("W24"), "the only other one"
    assert game.lps == [90, 90, 0, 0]


@rule("CUR-150", "D16", "D17")
def test_a_window_starts_again_from_its_first_player():
    game = position(
        "E08",
        start="RND-D",
        sets={P0: "D02", P1: "D06", P2: "D07"},
        hands={P1: "D17 D20", P2: "D17"},
    )
    assert game.asked == ("W12", P1)
    game.choose("no")
    assert game.asked == ("W12", P2)
    game.choose("D17", P0)
    assert game.asked == ("W12", P1), "asked anew"


@rule("CUR-150", "D28", "RL14")
def test_a_window_closes_when_its_player_has_died():
    game = position(
        "E08",
        start="RND-D",
        lp={P0: 10},
        sets={P0: "D02"},
        hands={P0: "D22", P1: "D21", P2: "D22"},
    )
    game.play(P1, "D21", on=P0)
    assert game.stopped
    assert not game.was_asked("W18", P2)


@rule("CUR-153", "I09", "W09")
def test_votes_and_second_cards_are_secret():
    def others(*answers: str) -> list[bytes]:
        game = position("I09", start="RND-C", haste={P0: 1}, hands={P0: "D02 D03", P1: "D06 D07"})
        game.choose(*answers)
        assert game.asked == ("W07", P1)
        assert game.hand_sizes == [2, 2, 0, 0]
        return [
            game.table.legal(0).tobytes(),
            *(game.table.observe(0, seat).tobytes() for seat in (P1, P2, P3)),
        ]

    assert others("D02", "no", "Hope") == others("D03", "D02", "Despair")


@rule("CUR-153", "EV25", "EV28", "I17", "W29", "W30")
def test_offerings_and_bids_are_secret():
    def seen(game: Position, *answers: str) -> list[bytes]:
        game.choose(*answers)
        assert game.asked
        assert game.asked[1] == P1
        return [
            game.table.legal(0).tobytes(),
            *(game.table.observe(0, seat).tobytes() for seat in (P1, P2, P3)),
        ]

    def offering() -> Position:
        return position("E08", start="ENC-6", event="EV25", n=2, hands={P0: "D02 D03", P1: "D06 D07"})

    def fear() -> Position:
        return position("I17", start="ENC-6", event="EV29", n=2, hands={P0: "D02 D03", P1: "D06 D07"})

    def auction() -> Position:
        return reward("EV28", n=4)

    assert seen(offering(), "D02") == seen(offering(), "D03")
    assert seen(fear(), "no") == seen(fear(), "D02", "no") == seen(fear(), "D02", "D03")
    assert seen(auction(), "bid 0") == seen(auction(), "bid 25")


@rule("CUR-156", "F06", "F15", "F18")
def test_what_finds_nobody_to_name_is_skipped():
    alone = {P1: 0, P2: 0, P3: 0}
    for card, lp in (("F06", 90), ("F15", 80), ("F18", 80)):
        game = position(
            "E08",
            start="RND-D",
            lp={P0: 80, **alone},
            fortune=card,
            sets={P0: "D02"},
            things={P0: "RL18"},
            chance=[UPRIGHT],
        )
        game.choose("deck 1")
        assert game.asked == ("W05", P0)
        assert (game.lp(P0), game.blows()) == (lp, [(P0, 50)])


@rule("CUR-156", "D24", "D23", "RL11", "RL16", "RL17", "RL22", "I20", "I25")
def test_alone_nobody_is_named():
    alone = {P1: 0, P2: 0, P3: 0}
    hands = {P0: "D23 D24 D25"}
    things = {P0: "RL11 RL16 RL17 RL22"}
    for encounter, left in (("E20", 85), ("I20", 100), ("I25", 90), ("I03", 100), ("I06", 80)):
        game = position(encounter, start="RND-F", lp=alone, hands=hands, things=things)
        assert game.stopped
        assert (game.log, game.lp(P0)) == ([], left)
    assert position("E08", start="ENC-7", lp=alone, things=things, hands={P0: "D02 D03"}).asked == ("W07", P0)


@rule("CUR-157", "EV08", "W01")
def test_several_hands_are_cut_down_in_order():
    hands = {P0: "D02 D02 D02 D03 D03 D03 D06", P1: "D06 D06 D06 D07 D07 D07 D08"}
    game = position("E08", start="RND-G", event="EV08", n=2, initiative=(4, 1, 2, 3), hands=hands)
    assert game.asked == ("W01", P1)
    game.choose("D08")
    assert game.asked == ("W01", P0)


@rule("CUR-157", "D28", "W23")
def test_fire_in_the_item_window_burns_in_reference_order():
    hands = {P0: "D26", P3: "D26 D02 D03"}
    game = position("E08", start="ENC-7", start_seat=P2, things={P1: "D28"}, hands=hands).play(P1, "D28")
    assert game.asked == ("W23", P3)
    game.choose("no")
    assert game.asked == ("W23", P0)


@rule("CUR-158", "EV10", "EV11", "RL21", "RL22", "F09")
def test_glory_is_a_strike():
    game = position("I14", start="after strike", event="EV11", n=5, plus={P0: 1}, things={P0: "RL22"})
    assert game.asked == ("W27", P0)
    assert game.lp(P0) == 95
    fields: list[dict[str, Any]] = [{"asleep": {P0: 1}}, {"hermit": {P0: 1}}]
    for shelter in fields:
        game = position("I14", start="after strike", event="EV11", n=5, plus={P0: 1}, **shelter)
        assert game.lps == [100, 100, 100, 100]
    game = position("I14", start="after strike", event="EV11", n=5, plus={P0: 1}, exposed={P0: 1})
    assert game.lp(P0) == 85


@rule("CUR-158", "EV02", "EV10", "RL22", "D21", "D28", "RL13", "E25", "I15", "F09")
def test_other_damage_is_no_strike():
    more: dict[str, Any] = {"exposed": {P1: 1}}
    for event in ("EV02", "EV10"):
        game = before_strike(
            "E08",
            event=event,
            n=4,
            sets={P0: "D13", P1: "D02"},
            things={P0: "D28", P1: "RL13 RL22", P2: "RL13"},
            hands={P2: "D21"},
            **more,
        )
        game.play(P0, "D28").play(P2, "D21", on=P1).until("W05")
        assert game.lps == [100, 80, 85, 90], "10 each by fire, 10 by the card, 5 by the eye"
        assert not game.was_asked("W27")


@rule("CUR-158", "E13", "EV13", "D11", "I05", "E15")
def test_the_early_charge_is_not_followed_by_the_event():
    game = position("E13", start="laid", event="EV13", n=4, left=100, sets={P0: "D13"}, things={P3: "RL18"})
    assert game.asked == ("W05", P3)
    assert (game.creature, game.lps) == (100, [80, 90, 100, 100])
    game = position("I05", start="RND-F", event="EV13", n=4, left=100)
    assert (game.creature, game.lps) == (120, [100, 100, 100, 100]), "a strike that strikes nobody"


@rule("CUR-159", "EV23", "I15", "D24")
def test_cards_played_against_a_boss_effect_are_not_counted():
    game = position(start="GAME-2", stack="I15 E01", n=1, events="EV23", hands={P0: "D24"})
    game.choose(P1, P0, P3, P2).play(P0, "D24", on=P1)
    assert game.record["actions"] == 1
    assert game.record["acted"][:4].tolist() == [0, 0, 0, 0]
    assert game.record["lost"][:4].tolist() == [0, 0, 0, 0]
    assert game.event == "EV23"


@rule("CUR-160", "D28", "D12", "I06")
def test_thieves_take_the_unmarked_one():
    game = position("E08", start="RND-D", things={P0: "D28 D28*"}, sets={P1: "D12"})
    assert (game.things(P0), game.things(P1)) == (["D28*"], ["D28"])
    game = position("I06", start="RND-F", things={P0: "D33 D33*"}, plus={P1: 1, P2: 1}).choose("yes")
    assert (game.things(P0), game.things(P3)) == (["D33*"], ["D33"])
