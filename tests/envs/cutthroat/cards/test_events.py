"""EV01 to EV30: when each Event is in force, what it does and what it leaves alone."""

import pytest

from ..kit import P0, P1, P2, P3, draw, position
from ..oracle_numbers import TRACK

rule = pytest.mark.rule

TWO = {P0: "D02 D03"}
"""A hand with which P0 is asked W07: there the game stands still after what came before."""
EVENTS = [pytest.param(event, marks=rule(event)) for event in TRACK]
REALMS = [pytest.param(event, marks=rule(event)) for event in ("EV29", "EV30")]


@rule("CUT-117", "CUT-118", "CUT-119")
@pytest.mark.parametrize("event", EVENTS)
def test_an_event_is_in_force_at_the_numbers_of_its_track(event: str):
    for n in range(1, 10):
        game = position(stack="I16", events=event, hands=TWO, n=n - 1, start="ENC-1")
        assert (game.event == event) == (n in TRACK[event]), f"n = {n}"
        assert event not in game.record["event_deck"][: game.record["event_n"]]


@rule("CUT-116", "CUR-108")
@pytest.mark.parametrize("encounter", ["E24", "E25", "I04", "I09", "I15"])
def test_no_event_is_drawn_for_a_trap_or_a_boss(encounter: str):
    game = position(stack=encounter, events="EV02", hands=TWO, n=4, start="ENC-1")
    assert game.encounter == encounter
    assert game.event is None
    assert game.record["event_n"] == 30


# --- conditions


@rule("EV01", "EV16", "CUR-68")
@pytest.mark.parametrize(("event", "lp"), [("EV01", 50), ("EV16", 30)])
@pytest.mark.parametrize(("encounter", "left"), [("E08", [250, 0]), ("E17", [30, 0]), ("I10", [80, 100])])
def test_more_lp_go_to_the_first_creature(event: str, lp: int, encounter: str, left: list):
    game = position(stack=encounter, events=event, n=4, hands=TWO, start="ENC-1")
    assert game.creatures == [left[0] + lp, left[1]]


@rule("EV02", "CUR-158")
def test_frenzy_strengthens_strikes_alone():
    assert position("E08", event="EV02", n=3, start="strike").rest().lps == [85] * 4
    game = position(
        "E08", sets={P0: "D02"}, hands={P1: "D21"}, things={P3: "RL18"}, event="EV02", n=3, start="RND-D"
    )
    assert game.play(P1, "D21").until("W05").lps == [90, 100, 100, 100]


@rule("EV03", "CUR-92")
def test_twice_bitten_draws_and_strikes_twice():
    chance = [*draw(1, 2, 3, 4), *draw(4, 3, 2, 1)]
    game = position("E01", event="EV03", n=6, chance=chance, start="RND-F").rest()
    assert game.lps == [100, 85, 85, 100]
    assert game.numbers == [4, 3, 2, 1]


@rule("EV03", "D11", "CUR-92")
def test_holy_water_cancels_both_strikes():
    game = position("E08", sets={P0: "D11"}, event="EV03", n=6, start="RND-D").say(P0, "yes").rest()
    assert game.lps == [100] * 4


@rule("EV04", "CUT-029")
def test_dead_silence_leaves_stand_ins_and_discards():
    game = position("I12", hands={P0: "D16 D22"}, plague={P0: 1}, event="EV04", n=1, start="RND-C").say(
        P0, "D22"
    )
    assert game.asked == ("W11", P0), "discarding is no playing"
    game.choose("D16").rest()
    assert not game.was_asked("W18")


@rule("EV05", "CUR-36")
def test_the_fog_swallows_the_first_attack_of_each_round():
    sets, things = {P0: "D13", P1: "D02", P2: "D03"}, {P3: "RL18"}
    game = position("E08", sets=sets, things=things, event="EV05", n=2, start="RND-D").until("W05")
    assert game.blows() == [(P2, 40)]
    assert game.rest().record["first_attack"] == 0


@rule("EV06", "CUR-14", "CUR-60")
def test_cursed_ground_stops_healing_and_items_but_no_relics():
    lp = {P0: 50}
    game = position("I21", lp=lp, sets={P0: "D02"}, things={P3: "RL18"}, event="EV06", n=3, start="RND-D")
    assert game.say(P0, "yes").until("W05").lp(P0) == 50
    game = position(
        "E08", lp=lp, minus={P0: 1}, things={P0: "RL19"}, hands=TWO, event="EV06", n=3, start="ENC-7"
    )
    assert game.play(P0, "RL19").minus(P0) == 0, "mode 2 is not offered"
    game = position("E08", sets={P0: "D02"}, things={P0: "D28", P3: "RL18"}, event="EV06", n=3, start="RND-D")
    assert not game.until("W05").was_asked("W12")


@rule("EV07", "CUT-057")
def test_the_toll_is_paid_by_all_the_living():
    game = position("E08", lp={P1: 5, P2: 0}, hands={P0: "D02 D03 D26"}, event="EV07", n=1, start="ENC-6")
    assert game.lps == [95, 0, 0, 95]
    assert not game.was_asked("W23")


@rule("EV08", "CUR-11", "W01")
def test_the_walls_close_in_by_one_a_round():
    hands = {P0: "D02 D02 D02 D03 D03 D03 D06"}
    game = position("E08", hands=hands, event="EV08", n=2, start="RND-G")
    assert game.asked == ("W01", P0)
    game.choose("D06")
    assert game.stopped
    assert game.hand_sizes[P0] == 6
    game = position("E08", hands={P0: "D02 D03 D06"}, event="EV08", closing=6, n=2, start="RND-G")
    assert not game.was_asked("W01"), "three cards are left to everybody"


@rule("EV09")
def test_upside_down_only_the_turns_run_backwards():
    sets, things = {P0: "D10", P1: "D02", P2: "D03"}, {P3: "RL18"}
    game = position("E08", sets=sets, things=things, event="EV09", n=1, start="RND-D").until("W05")
    assert game.blows() == [(P2, 40), (P1, 50), (P0, 20)]
    game = position("E01", event="EV09", n=1, start="strike").rest()
    assert game.lps == [100, 85, 100, 100]


@rule("EV09", "D10")
def test_upside_down_a_crowd_looks_the_other_way():
    sets, things = {P2: "D10", P1: "D02", P3: "D03"}, {P3: "RL18"}
    game = position("E08", sets=sets, things=things, event="EV09", n=1, start="RND-D").until("W05")
    assert game.blows() == [(P3, 40), (P2, 20), (P1, 25)]


@rule("EV10", "CUR-27")
def test_pain_is_shared_with_the_left():
    game = position("E01", lp={P2: 0}, event="EV10", n=4, start="strike").rest()
    assert game.lps == [100, 85, 0, 95], "the next living player"
    game = position("E01", iron={P1: 1}, event="EV10", n=4, start="strike").rest()
    assert game.lps == [100] * 4
    game = position("E16", lp={P1: 0, P2: 0, P3: 0}, event="EV10", n=4, start="strike").rest()
    assert game.lps == [90, 0, 0, 0], "nobody else is there"


@rule("EV11", "CUR-17", "CUR-158")
def test_glory_strikes_all_who_lead_after_each_strike():
    plus = {P1: 2, P3: 2}
    game = position("E18", plus=plus, things={P1: "RL22"}, event="EV11", n=5, start="strike").rest()
    assert game.lps == [100, 95, 100, 80]
    assert game.was_asked("W27", P1), "a strike packet"


@rule("EV12")
@pytest.mark.parametrize(
    ("card", "damage"), [("D01", 50), ("D02", 25), ("D03", 20), ("D04", 30), ("D10", 20)]
)
def test_a_weak_grip_halves_heavy_attacks(card: str, damage: int):
    game = position("E08", sets={P0: card}, event="EV12", n=3, start="RND-D").rest()
    assert game.creature == 250 - damage


@rule("EV13", "CUR-158")
@pytest.mark.parametrize(("left", "after"), [(100, 120), (240, 250), (250, 250)])
def test_flesh_knits_after_the_strike(left: int, after: int):
    assert position("E08", left=left, event="EV13", n=4, start="strike").rest().creature == after


@rule("EV13", "I10", "E17")
def test_flesh_knits_on_every_creature_within_reach():
    assert position("I10", left=(30, 90), event="EV13", n=4, start="strike").rest().creatures == [50, 100]
    assert position("E17", left=5, event="EV13", n=4, start="strike").rest().creature == 25


@rule("EV14", "CUT-057", "CUR-30")
@pytest.mark.parametrize(("lp", "after"), [(100, 85), (15, 0)])
def test_the_curse_falls_on_the_killer(lp: int, after: int):
    game = position(
        "E08", lp={P1: lp}, hands={P1: "D24"}, killer=P1, kills={P1: [5]}, event="EV14", n=2, start="END-2"
    )
    game.rest()
    assert game.lps == [100, after, 100, 100]
    assert game.kills(P1) == [5]
    assert not game.was_asked("W23")


@rule("EV15", "W01")
def test_the_tribute_is_two_cards_of_choice():
    hands = {P0: "D02 D03 D06 D07", P1: "D22", P2: "D02 D02"}
    game = position("E08", hands=hands, event="EV15", n=1, start="ENC-6")
    assert game.asked == ("W01", P0)
    game.choose("D02", "D03")
    assert game.hand_sizes == [2, 0, 0, 0]
    assert game.discard[::-1] == ["D02", "D03", "D22", "D02", "D02"]


@rule("EV16", "CUR-68", "CUR-105")
def test_a_legend_is_worth_two_more_at_the_last_kill():
    game = position("E17", pack=2, sets={P0: "D04", P1: "D02"}, event="EV16", n=5, start="RND-D").rest()
    assert (game.kills(P0), game.kills(P1)) == ([1], [3])
    game = position("I10", left=(5, 5), sets={P0: "D07", P1: "D07"}, event="EV16", n=5, start="RND-D")
    game.say(P0, "Humility").rest()
    assert (game.kills(P0), game.kills(P1)) == ([2], [5])


# --- treasures


def treasure(event: str, **fields):
    """The end of an Encounter beside which RL24 (and RL25) can be won; n fits every track but EV25's."""
    game = position("E08", event=event, relics="RL24 RL25", n=5, start="END-3", **fields).rest()
    return [seat for seat in game.seats if "RL24" in game.things(seat)], game


# The killer of the last creature is P1, who had number 2.
WON = [
    ("EV17", {"killer": P1}, P1),
    ("EV17", {"killer": P1, "lp": {P1: 0}}, None),
    ("EV18", {"largest": {P0: 50}}, None),
    ("EV19", {"largest": {P0: 50, P1: 40}}, P0),
    ("EV19", {"largest": {P0: 50, P1: 50}}, None),
    ("EV19", {}, None),
    ("EV20", {"lp": {P2: 40}}, P2),
    ("EV20", {"lp": {P2: 40, P0: 40}}, None),
    ("EV20", {"lp": {P2: 40, P0: 0}}, P2),
    ("EV21", {"wounds": {P3: 1}}, P3),
    ("EV21", {"wounds": {P3: 2, P1: 2}}, None),
    ("EV21", {}, None),
    ("EV22", {"lost": {P0: 10, P1: 5}}, P0),
    ("EV22", {"lost": {P0: 10, P1: 10}}, None),
    ("EV22", {}, None),
    ("EV23", {"acted": {P0: 1, P1: 1, P2: 1}}, P3),
    ("EV23", {"acted": {P0: 1, P1: 1}}, None),
    ("EV24", {"chance": draw(2, 3, 1, 4)}, P2),
    ("EV27", {"killer": P1}, P2),
    ("EV27", {"killer": P3}, P3),
    ("EV27", {"killer": P1, "lp": {P2: 0}}, P3),
    ("EV27", {"killer": P3, "lp": {P3: 0}}, None),
]


@rule("CUT-112", "CUR-33", "CUR-34", "CUR-17")
@pytest.mark.parametrize(
    ("event", "fields", "winner"), [pytest.param(*row, marks=rule(row[0])) for row in WON]
)
def test_the_relic_goes_to_whom_the_treasure_names(event: str, fields: dict, winner: int | None):
    winners, game = treasure(event, **fields)
    assert winners == ([] if winner is None else [winner])
    if winner is None:
        assert game.relics[-1] == "RL24", "under the Relic deck"


@rule("EV18", "CUT-086", "CUR-25")
def test_first_blood_is_won_at_once_and_once():
    sets, things = {P0: "D09", P1: "D08", P2: "D02"}, {P3: "RL18"}
    game = position("E08", sets=sets, things=things, relics="RL24", event="EV18", n=1, start="RND-D").until(
        "W05"
    )
    assert game.things(P1) == ["RL24"]
    assert not game.things(P2)


@rule("EV24", "D23", "W06")
def test_the_finder_may_be_swapped():
    game = position("E08", hands={P3: "D23"}, relics="RL24", event="EV24", n=1, start="END-3").play(
        P3, "D23", on=P0
    )
    game.rest()
    assert game.things(P3) == ["RL24"]


@rule("EV25", "W29", "CUR-153", "CUR-18")
def test_the_bowl_takes_a_card_of_each_and_pays_the_highest():
    hands = {P0: "D02 D03 D22", P1: "D03 D06", P2: "D22"}
    game = position("E08", hands=hands, relics="RL24", event="EV25", n=2, start="ENC-6")
    assert game.asked == ("W29", P0)
    assert game.offers() == {"D02", "D03", "D22"}
    game.choose("D22")
    assert game.hand_sizes == [3, 2, 1, 0], "nothing is shown yet"
    game.choose("D03")
    assert game.things(P1) == ["RL24"]
    assert sorted(game.discard) == ["D03", "D22", "D22"]


@rule("EV25", "CUR-17", "CUR-34")
@pytest.mark.parametrize("cards", [("D02", "D02"), ("D13", "D13"), ("D22", "D16")])
def test_the_bowl_pays_nobody_for_a_tie_or_for_nothing(cards: tuple[str, str]):
    hands = dict(zip((P0, P1), cards, strict=True))
    game = position("E08", hands=hands, relics="RL24", event="EV25", n=2, start="ENC-6")
    assert set(cards) <= set(game.discard)
    assert not any(game.things(seat) for seat in game.seats)


@rule("EV26", "W31", "CUR-144")
def test_the_altars_pay_the_killer_and_the_poorest_of_the_others():
    game = position(
        "E08",
        kills={P1: [5], P0: [1], P3: [2]},
        killer=P1,
        relics="RL24 RL25",
        event="EV26",
        n=5,
        start="END-3",
    )
    assert game.asked == ("W31", P1)
    assert game.offers() == {"RL24", "RL25"}
    game.choose("RL25").rest()
    assert game.things(P1) == ["RL25"]
    assert game.things(P2) == ["RL24"]


@rule("EV26", "CUR-144", "CUR-88")
def test_a_dead_killer_and_a_lone_one_leave_an_altar_unused():
    winners, game = treasure("EV26", killer=P1, lp={P1: 0})
    assert not winners
    assert game.things(P3) == ["RL25"], "the higher Initiative number of three equals"
    assert game.relics[-1] == "RL24"
    game = position(
        "E08", lp={P0: 0, P2: 0, P3: 0}, killer=P1, relics="RL24 RL25", event="EV26", n=5, start="END-3"
    )
    game.choose("RL24").rest()
    assert game.relics[-1] == "RL25"


@rule("EV28", "W30", "CUT-089", "CUR-153", "CUR-145")
@pytest.mark.parametrize(
    ("bids", "winner", "lps"),
    [
        ((5, 20, 15, 0), P1, [100, 80, 100, 100]),
        ((20, 20, 15, 0), None, [100, 100, 100, 100]),
        ((0, 0, 0, 0), None, [100, 100, 100, 100]),
    ],
)
def test_the_auction_takes_the_highest_bid_in_lp(bids: tuple, winner: int | None, lps: list):
    game = position("E08", hands={P1: "D24"}, relics="RL24", event="EV28", n=4, start="END-3")
    for seat, bid in enumerate(bids):
        assert game.asked == ("W30", seat)
        assert game.lps == [100] * 4
        game.choose(f"bid {bid}")
    game.rest()
    assert [seat for seat in game.seats if game.things(seat)] == ([] if winner is None else [winner])
    assert game.lps == lps
    assert not game.was_asked("W23")


@rule("EV28", "W30")
@pytest.mark.parametrize(("lp", "highest"), [(100, 25), (25, 20), (15, 10), (10, 5)])
def test_nobody_bids_the_own_life(lp: int, highest: int):
    game = position("E08", lp={P0: lp}, relics="RL24", event="EV28", n=4, start="END-3")
    assert game.offers() == {f"bid {bid}" for bid in range(0, highest + 1, 5)}


# --- the Realm


@rule("CUT-120", "CUT-121", "CUR-82", "CUR-83")
@pytest.mark.parametrize("event", REALMS)
def test_the_realm_puts_an_incarnation_in_place_of_another_encounter(event: str):
    n = TRACK[event][0]
    game = position(stack="E08", events=event, hands=TWO, n=n - 1, start="ENC-1")
    assert game.encounter is not None
    assert game.encounter[0] == "I"
    assert game.record["n"] == n
    assert game.record["realm"] == 1
    assert game.place("E08").name == "SHOWN_OUTSIDE"


@rule("CUT-120")
@pytest.mark.parametrize("event", REALMS)
def test_the_realm_leaves_an_incarnation_where_it_is(event: str):
    n = TRACK[event][0]
    game = position(stack="I16", events=event, hands=TWO, n=n - 1, start="ENC-1")
    assert game.encounter == "I16"
    assert game.record["realm"] == 1
