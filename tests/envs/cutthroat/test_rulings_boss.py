"""Rulings on Bosses, the Finisher, the Realm and Events (CUR-76 to CUR-93) beyond their golden tests."""

from typing import Any

import numpy as np
import pytest

from dungeonzoo.envs.cutthroat.state import Place

from .kit import P0, P1, P2, P3, Position, draw, position, reward, variant
from .names import CHOICES, ENCOUNTERS, THINGS

rule = pytest.mark.rule


@rule("CUR-76", "I15")
def test_a_boss_with_nothing_but_itself_below_is_fought():
    game = position(start="GAME-2", stack="I15", n=3)
    assert (game.encounter, game.record["n"], game.stack) == ("I15", 4, [])


@rule("CUR-76", "I04", "I15")
def test_two_bosses_sunk_have_no_second_effect_whatever_lies_below():
    game = position(start="GAME-2", stack="I04 E08 I15", n=3, boss_done=3, boss_sunk=3)
    assert (game.encounter, game.record["n"]) == ("I04", 4)
    assert game.stack == ["E08", "I15"]
    assert not game.was_asked("W01")


@rule("CUR-76", "I15")
def test_a_boss_sunk_alone_has_its_effect_again_over_another_encounter():
    game = position(start="GAME-2", stack="I15 E08", n=3, boss_done=2, boss_sunk=2)
    game.choose(P1, P0, P0, P0)
    assert game.lps == [70, 90, 100, 100]
    assert (game.encounter, game.record["n"], game.stack) == ("E08", 4, ["I15"])


@rule("CUR-76", "CUR-77", "I04", "I15")
def test_two_bosses_in_a_row_bring_one_refill():
    game = position(start="GAME-2", stack="I04 I15 E08", n=0, lp={P2: 0, P3: 0})
    game.choose("D01", "D02", "D02", "D02", "D02")
    assert game.asked == ("W07", P0), "P1 holds equal cards"
    assert (game.encounter, game.stack) == ("E08", ["I04", "I15"])
    assert game.hand_sizes[:2] == [2, 2]
    assert game.lps == [90, 90, 0, 0]
    assert game.record["n"] == 1


@rule("CUR-77", "CUR-108", "I15", "I08")
def test_a_bosss_refill_counts_for_the_encounter_after_fortune():
    game = position(start="GAME-2", stack="I15 I08 E08", n=0, lp={P1: 0, P2: 0, P3: 0}, hands={P0: "D02"})
    assert (game.encounter, game.record["n"], game.hand_sizes[P0]) == ("E08", 2, 7)


@rule("CUR-78", "I15", "D24")
def test_a_boss_effect_runs_in_reference_order_with_its_windows():
    game = position(start="GAME-2", stack="I15 E08", n=0, start_seat=P2, deck="D24")
    assert game.asked == ("W24", P2)
    game.choose(P3)
    assert game.asked == ("W24", P3)
    game.choose(P2, P2, P2)
    assert game.asked == ("W23", P2), "P2 drew first; P3 has been hurt"
    assert game.lps == [100, 100, 100, 90]
    game.choose("D24", P0)
    assert game.lps == [90, 100, 80, 90]


@rule("CUR-78", "I04")
def test_death_lets_everybody_keep_two_in_reference_order():
    hands = dict.fromkeys((P2, P3), "D02 D03 D04 D06 D07 D08")
    hands[P3] = hands[P3].replace("D04", "D05")
    game = position(start="GAME-2", stack="I04 E08", n=0, start_seat=P3, lp={P0: 0, P1: 0}, hands=hands)
    for seat in (P3, P2):
        for _ in range(5):
            assert game.asked == ("W01", seat)
            game.choose(game.hand(seat)[0])
    assert game.hand_sizes == [0, 0, 2, 2]


@rule("CUR-79", "I04")
def test_death_in_the_realm_has_no_boss_effect():
    game = position(start="GAME-2", stack="E08 E01", n=1, events="EV29", chance=[3])
    assert (game.encounter, game.record["realm"], game.stack) == ("I04", 1, ["E01"])
    assert not game.was_asked("W01")


@rule("CUR-80", "W00")
def test_a_finisher_picked_by_all_comes_last():
    table = variant(finisher_rule=True, encounter_pool="base").table(1)
    table.deal(0, 7)
    for seat in range(4):
        assert table.actor(0) == seat
        offered = {CHOICES[action] for action in np.flatnonzero(table.legal(0))}
        assert offered == {*ENCOUNTERS[:25]} - {"E24", "E25"}, "a fight of the pool, picked before or not"
        table.step(0, CHOICES.index("E21"))
    stack = [ENCOUNTERS[e] for e in table.states["stack"][0][: table.states["stack_n"][0]]]
    assert stack[0] == "E21"
    assert "E21" not in stack[1:]
    assert len({*stack}) == len(stack) == 8, "the first one is being faced"


@rule("CUR-83", "EV29")
def test_what_the_realm_replaced_lies_outside_again():
    game = position(start="GAME-2", stack="E01 E08", n=1, events="EV29", chance=[20])
    assert (game.encounter, game.record["n"], game.stack) == ("I21", 2, ["E08"])
    assert game.place("E01") == Place.SHOWN_OUTSIDE
    assert game.place("I21") == Place.FACED


def won_in_the_realm(**more: Any) -> Position:
    """Wrath is over, and P0 has the most tokens: RL25."""
    return position("I26", start="END-3", event="EV29", n=4, left=0, killer=P1, generic={P0: 1}, **more)


@rule("CUR-87", "RL25")
def test_a_bequeathed_relic_comes_from_wherever_it_is():
    game = won_in_the_realm()
    assert game.things(P0) == ["RL25*"]
    assert "RL25" not in game.relics
    assert len(game.relics) == 28
    game = won_in_the_realm(spent="D33 RL25 RL05")
    assert (game.things(P0), game.spent) == (["RL25*"], ["D33", "RL05"])
    game = won_in_the_realm(things={P2: "RL25* RL26*"})
    assert (game.things(P0), game.things(P2)) == (["RL25*"], ["RL26*"])
    assert won_in_the_realm(things={P0: "RL25"}).things(P0) == ["RL25*"]
    assert won_in_the_realm(things={P0: "RL25*"}).things(P0) == ["RL25*"]


@rule("CUR-87", "CUR-84", "RL12", "F21")
def test_a_relic_shown_beside_a_later_event_may_be_bequeathed():
    game = position(
        "E08",
        start="RND-D",
        event="EV17",
        n=5,
        left=100,
        fortune="F21",
        fortune_realm=1,
        relics="RL12",
        sets={P0: "D02", P1: "D02"},
    )
    game.say(P0, "deck 1").finish()
    assert game.kills(P1) == [5]
    assert (game.things(P0), game.things(P1)) == (["RL12*"], []), "the Treasure is gone"


@rule("CUR-88", "EV17", "EV18", "EV24", "EV25", "EV28")
@pytest.mark.parametrize("event", ["EV17", "EV24", "EV28"])
def test_without_a_relic_nothing_is_won(event: str):
    game = reward(event, n=4, offered=(-1, -1, -1))
    assert game.stopped
    assert game.log == []
    assert [game.things(seat) for seat in game.seats] == [[], [], [], []]


@rule("CUR-88", "EV26")
def test_a_single_altar_is_the_killers():
    game = reward("EV26", n=5, relics="RL26", offered=(THINGS.index("RL26"), -1, -1))
    assert game.stopped
    assert [game.things(seat) for seat in game.seats] == [["RL26"], [], [], []]


@rule("CUR-92", "EV03", "I14")
def test_time_bites_twice_and_undoes_once():
    game = position("I14", start="RND-D", event="EV03", n=6, sets={P0: "D02", P1: "D03", P2: "D06"})
    assert game.stopped
    assert game.numbers == [1, 2, 3, 4], "reversed twice"
    assert game.lps == [85, 100, 100, 85]
    assert game.creature == 190 - 40 - 20
    assert (game.hand(P0), game.hand(P1)) == (["D02"], [])


@rule("CUR-92", "EV03", "D11")
def test_holy_water_cancels_both_bites():
    game = position(
        "E08",
        start="RND-D",
        event="EV03",
        n=6,
        sets={P0: "D11"},
        chance=[*draw(4, 3, 2, 1), *draw(2, 1, 4, 3)],
    )
    game.say(P0, "yes", at="W20")
    assert game.stopped
    assert game.lps == [100, 100, 100, 100]
    assert game.numbers == [2, 1, 4, 3], "both draws take place"


@rule("CUR-91", "CUR-104", "RL02", "RL26", "RL27", "I06")
def test_relics_are_no_prestige_when_envy_looks_for_the_lowest():
    game = position("I06", start="RND-F", things={P0: "D33", P1: "RL26 RL27 RL02"}, plus={P2: 1, P3: 1})
    game.choose("yes")
    assert game.things(P1) == ["D33", "RL02", "RL26", "RL27"]
