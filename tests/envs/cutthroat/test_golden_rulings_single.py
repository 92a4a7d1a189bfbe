"""The golden tests GT-193 to GT-215: rulings on single Encounters, Relics, Quests and on what players see."""

from typing import Any

import numpy as np
import pytest

from .kit import P0, P1, P2, P3, Position, position, reward
from .names import code

rule = pytest.mark.rule


@rule("GT-193", "CUR-74")
def test_only_living_wounders_are_struck():
    game = position("E02", start="RND-D", lp={P0: 10}, sets={P0: "D06", P1: "D06"}, things={P1: "D28"})
    game.play(P1, "D28")
    assert game.stopped
    assert game.lps == [0, 100 - 20 - 10, 90, 90]


def realm_draw(outcome: int, stack: str = "E01", n: int = 1, events: str = "EV29") -> Position:
    """The Realm Event comes up beside the first Encounter."""
    return position(
        start="GAME-2",
        stack=stack,
        n=n,
        events=events,
        options={"encounter_pool": "base"},
        chance=[outcome],
    )


@rule("GT-194", "CUR-82")
def test_the_realm_may_bring_any_incarnation():
    faced = [realm_draw(outcome).encounter for outcome in range(26)]
    assert sorted(map(str, faced)) == [f"I{number:02}" for number in range(1, 27)]


@rule("GT-195", "CUR-84", "CUR-93")
def test_fortune_of_the_realm_runs_on_beside_the_next_event():
    game = realm_draw(7, "E01 E08", 3, "EV29 EV02")
    assert (game.encounter, game.event) == ("E08", "EV02")
    assert (game.record["n"], game.record["fortune_realm"]) == (5, 1)
    assert len(game.fortune) == 13


@rule("GT-195", "CUR-84", "CUR-93")
def test_the_world_drawn_early_wins_the_realms_relic_later():
    game = position(
        "E08",
        start="RND-D",
        event="EV02",
        n=5,
        fortune="F21",
        fortune_cards=9,
        fortune_realm=1,
        sets={P0: "D02"},
    )
    game.say(P0, "deck 1").rest()
    assert game.things(P0) == ["RL12*"]
    assert game.event == "EV02"
    assert game.lps == [85, 85, 85, 85]


@rule("GT-196", "CUR-85")
def test_without_the_realm_wrath_gives_nothing():
    game = position("I26", start="RND-D", sets={P0: "D06"})
    assert game.stopped
    assert game.log == []
    assert game.lps == [90, 100, 100, 100]
    game = position("I26", start="END-3", left=0, killer=P0, generic={P0: 2})
    assert game.things(P0) == []


@rule("GT-197", "CUR-88")
@pytest.mark.parametrize(("fields", "asked"), [({"relic_n": 0}, "W07"), ({}, "W10")])
def test_nothing_is_offered_from_an_empty_deck(fields: dict[str, Any], asked: str):
    game = position("I13", start="offer", hands={P0: "D02 D03"}, **fields)
    assert game.asked == (asked, P0)


@rule("GT-198", "CUR-90")
def test_an_encounter_without_life_has_its_goal():
    game = realm_draw(8)
    assert (game.encounter, game.record["realm"]) == ("I09", 1)
    assert game.creatures == [0, 0]
    assert not position("I09", start="RND-E", points=(155, 0)).over
    assert position("I09", start="RND-E", points=(160, 0)).finish().over


@rule("GT-199", "CUR-91")
def test_a_soul_gem_is_no_prestige_yet():
    game = position("I23", start="RND-F", plus={P0: 4, P1: 5}, things={P0: "RL26"})
    assert game.lps == [100, 85, 100, 100]


@rule("GT-200", "CUR-97")
def test_one_player_may_be_betrayed_twice():
    game = position("I03", start="RND-F", hands={P2: "D26"})
    game.say(P0, P2).say(P1, P2).rest()
    assert game.lps == [100, 100, 70, 100]
    assert game.log.count(("W23", P2)) == 2


@rule("GT-201", "CUR-99")
@pytest.mark.parametrize(("claim", "minus", "plus"), [("D13", (0, 1), (0, 0)), ("D08", (1, 0), (0, 1))])
def test_a_maneuver_must_be_announced_as_itself(claim: str, minus: tuple[int, int], plus: tuple[int, int]):
    game = position("I05", start="RND-D", sets={P0: "D13"})
    game.choose(f"claim {claim}").say(P1, "yes", at="W14")
    assert (game.minus(P0), game.minus(P1)) == minus
    assert (game.plus(P0), game.plus(P1)) == plus


@rule("GT-202", "CUR-101")
def test_a_false_rider_works_unless_challenged():
    game = position(
        "I05",
        start="RND-D",
        sets={P0: "D09"},
        hands={P0: "D03"},
        deck="D22 D02 D02 D02",
        barred_next={P1: 1, P2: 1, P3: 1},
    )
    game.choose("claim D15").rest()
    assert game.stopped
    assert game.discard == ["D09"]
    game.go_on()
    assert game.asked == ("W13", P0)
    game.choose("claim D03", "no", "no", "no")
    game.until("W07")
    assert game.creature == 180 - 80


@rule("GT-203", "CUR-109")
def test_fortune_met_last_is_fought_at_once():
    game = position(start="GAME-2", stack="I08", n=8)
    assert (game.encounter, game.creature) == ("I08", 650)
    assert game.asked
    assert game.asked[0] == "W07"
    assert game.record["n"] == 9
    fight = position("I08", start="RND-F", fortune="", closing_fight=1, n=9)
    assert fight.lps == [35, 100, 100, 100]


@rule("GT-204", "CUR-125")
@pytest.mark.parametrize(("spent", "asked"), [("", None), ("D33", ("W32", P3))])
def test_time_gives_nothing_of_an_empty_pile(spent: str, asked: tuple[str, int] | None):
    game = position("I14", start="END-3", event="EV29", n=4, left=0, killer=P0, last_in_order=P3, spent=spent)
    assert game.asked == asked


@rule("GT-205", "CUR-126")
@pytest.mark.parametrize(("dealt", "token"), [(50, 1), (60, 0)])
def test_war_pays_before_it_strikes(dealt: int, token: int):
    game = position("I15", start="RND-E", dealt={P0: 60, P1: dealt}, things={P3: "RL18"}).until("W05")
    assert game.lps == [100, 100, 100, 100]
    assert (game.plus(P0), game.plus(P1)) == (token, 0)


@rule("GT-205", "CUR-126")
def test_war_pays_nothing_when_it_dies():
    game = position("I15", start="RND-D", left=30, sets={P0: "D03"}).finish()
    assert game.kills(P0) == [6]
    assert game.plus(P0) == 0


@rule("GT-206", "CUR-128")
@pytest.mark.parametrize(("lp", "after", "tokens"), [(100, 100, 0), (70, 90, 1)])
def test_only_life_gained_by_defending_counts(lp: int, after: int, tokens: int):
    game = position("I21", start="RND-D", event="EV29", n=4, lp={P0: lp}, sets={P0: "D02", P1: "D06"})
    game.say(P0, "yes", at="W15")
    assert game.lp(P0) == after
    assert game.record["generic"][P0] == tokens


@rule("GT-207", "CUR-132", "W11")
def test_cleansing_plays_no_action_card():
    game = position(
        "I12",
        start="RND-D",
        plague={P0: 1},
        sets={P0: "D02"},
        hands={P0: "D22"},
        things={P3: "RL18"},
    )
    game.say(P0, "D22", at="W11").until("W05")
    assert game.discard == ["D22"]
    assert game.creature == 180 - 50
    assert (game.record["plague"][P0], game.record["acted"][P0]) == (0, 0)


@rule("GT-208", "CUR-138")
def test_generic_tokens_go_with_the_encounter():
    game = position("I26", start="END-6", event="EV29", n=4, left=0, killer=P0, generic={P0: 2})
    assert game.record["generic"][P0] == 0


@rule("GT-209", "CUR-143", "RL27")
@pytest.mark.parametrize(("tokens", "winners"), [(10, [P0]), (9, [P0, P1]), (8, [P1])])
def test_the_quest_is_paid_after_the_relics(tokens: int, winners: list[int]):
    game = position(
        start="GAME-2",
        options={"quest": 1},
        plus={P0: tokens, P1: 9},
        things={P0: "RL27", P1: "RL24"},
    )
    assert game.winners == winners


@rule("GT-210", "CUR-145", "EV28")
def test_a_bid_of_nothing_buys_nothing():
    game = reward("EV28", n=4, relics="RL26")
    game.choose("bid 0", "bid 0", "bid 0", "bid 0")
    assert game.lps == [100, 100, 100, 100]
    assert [game.things(seat) for seat in game.seats] == [[], [], [], []]
    assert game.relics[-1] == "RL26"


@rule("GT-211", "CUR-148")
def test_a_card_swapped_in_is_seen():
    def to_announce(card: str) -> Position:
        game = position("I05", start="RND-D", sets={P0: "D02", P1: card}, hands={P0: "D17"})
        return game.play(P0, "D17", on=P1).until("W13", P0)

    first, second = to_announce("D03"), to_announce("D06")
    assert first.record["attack"]["face"] == code("D03")
    assert not np.array_equal(first.table.observe(0, P0), second.table.observe(0, P0))
    assert np.array_equal(first.table.observe(0, P2), second.table.observe(0, P2))


@rule("GT-212", "CUR-150")
def test_a_window_starts_again_after_a_card():
    game = position("E08", start="RND-D", sets={P0: "D02"}, hands={P0: "D22", P1: "D22"})
    assert game.asked == ("W18", P0)
    game.choose("no")
    assert game.asked == ("W18", P1)
    game.choose("D22")
    assert game.asked == ("W18", P0)


@rule("GT-213", "CUR-152")
def test_who_may_cancel_sees_who_is_aimed_at():
    game = position("E08", start="RND-D", sets={P0: "D06", P1: "D06"}, hands={P0: "D17", P2: "D18"})
    game.play(P0, "D17", on=P1)
    assert game.asked == ("W22", P2)
    layout, view = game.variant.observation_layout, game.view(P2)
    seats, plays = layout["seats"].labels, layout["plays"].labels
    player, named = seats[0].index("left_2"), seats[0].index("left_3")
    assert view["seats"][:, seats[1].index("plays")].nonzero()[0].tolist() == [player]
    assert view["seats"][:, seats[1].index("named")].nonzero()[0].tolist() == [named]
    assert view["plays"][0].nonzero()[0].tolist() == [plays[1].index("D17")]


@rule("GT-214", "CUR-155")
def test_an_answer_is_final():
    game = position("E08", start="RND-C", hands=dict.fromkeys((P0, P1, P2, P3), "D06 D08"))
    game.choose("D06", "D06", "D06", "D06")
    assert game.log == [("W07", seat) for seat in (P0, P1, P2, P3)]


@rule("GT-215", "CUT-246", "CUT-248", "CUR-119")
def test_despair_wins_after_six_rounds():
    game = position("I09", start="RND-E", r=6, points=(100, 90), gave={P1: (0, 50), P3: (0, 40)}).finish()
    assert game.lps == [90, 100, 90, 90]
    assert [game.prestige(seat) for seat in game.seats] == [0, 3, 0, 0]
    assert game.kills(P1) == []
