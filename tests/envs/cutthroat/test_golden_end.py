"""The golden tests GT-141 to GT-163: strikes, traps and Incarnations, Events, Relics, the end of the game."""

import numpy as np
import pytest

from .kit import P0, P1, P2, P3, Position, draw, position, reward

rule = pytest.mark.rule


@rule("GT-141", "CUR-27", "E16")
def test_who_is_hurt_by_medusa_sets_no_card():
    game = position(
        "E16",
        start="RND-F",
        hands={P0: "D24 D02", P1: "D06"},
        things={P3: "RL18"},
        deck="D03 D06 D06 D06",
    )
    game.play(P0, "D24", on=P1).rest()
    assert game.lps == [100, 90, 100, 100]
    game.go_on().choose("D02").until("W05")
    assert not game.was_asked("W07", P1)
    assert [seat for seat, _ in game.blows()] == [P0, P2, P3]


@rule("GT-142", "CUR-28", "E19")
def test_harpies_pass_cards_on_in_initiative_order():
    game = position(
        "E19",
        start="RND-F",
        hands={P0: "D06 D07 D08", P1: "D01 D02 D03", P2: "D05/C1 D05/C2 D05/C3", P3: "D06 D07 D08"},
        chance=[*draw(1, 2, 3, 4), 0, 1],
    )
    assert game.stopped
    assert game.lps == [95, 95, 100, 100]
    assert game.hand(P0) == ["D07", "D08"]
    assert game.hand(P1) == ["D01", "D03", "D06"]
    assert game.hand(P2) == ["D02", "D05/C1", "D05/C2", "D05/C3"]
    assert game.hand(P3) == ["D06", "D07", "D08"]


@rule("GT-143", "D26", "E20")
def test_the_drake_strikes_its_first_victim_in_two_packets():
    game = position("E20", start="RND-F", hands={P0: "D26"})
    game.until("W23", P0).choose("no").until("W23", P0).choose("D26").rest()
    assert game.lps == [95, 95, 95, 95]
    assert game.discard == ["D26"]


def set_by_the_leech(first: str, encounter: str = "E22") -> Position:
    """All are about to set; P0 has answered."""
    game = position(
        encounter,
        start="RND-C",
        hands={
            P0: "D02 D03 D06 D06 D06 D07 D07",
            P1: "D03 D06 D06 D06 D07 D17",
            P2: "D02 D02 D03 D03 D07 D08",
            P3: "D02 D03 D08 D08 D08",
        },
        things={P3: "RL18"},
    )
    return game.choose(first)


@rule("GT-144", "E22")
def test_against_the_leech_cards_are_set_face_up():
    def seen(first: str, encounter: str) -> bytes:
        game = set_by_the_leech(first, encounter)
        assert game.asked == ("W07", P1)
        return game.table.observe(0, P1).tobytes()

    assert seen("D03", "E22") != seen("D07", "E22")
    assert seen("D03", "E08") == seen("D07", "E08")


@rule("E22")
def test_a_spectator_sees_what_lies_face_up():
    def seen(first: str, encounter: str) -> bytes:
        return set_by_the_leech(first, encounter).table.observe(0, -1).tobytes()

    assert seen("D03", "E22") != seen("D07", "E22")
    assert seen("D03", "E08") == seen("D07", "E08")


@rule("GT-144", "E22", "CUR-147")
def test_the_leech_takes_cards_from_the_largest_hand():
    game = set_by_the_leech("D07").choose("D06", "D07", "D08")
    game.play(P1, "D17", on=P0).until("W05")
    assert game.blows()[:2] == [(P0, 20), (P1, 10)], "face up, yet still to come"
    game.rest()
    assert game.lps == [90, 100, 100, 100]
    assert game.hand_sizes == [4, 4, 5, 4]


@rule("GT-145", "E13")
def test_the_minotaur_charges_before_the_first_turn():
    game = position(
        "E13", start="RND-C", hands={P0: "D06", P1: "D06", P3: "D06 D16"}, chance=draw(2, 1, 3, 4)
    )
    assert game.asked == ("W12", P3)
    assert game.lps == [80, 90, 100, 100]
    assert (game.numbers, game.creature) == ([1, 2, 3, 4], 210)
    game.rest()
    assert game.lps == [70, 70, 100, 100]
    assert (game.numbers, game.creature) == ([2, 1, 3, 4], 150)


@rule("GT-146", "CUR-66", "E21")
@pytest.mark.parametrize(("left", "after"), [(190, 90), (195, 85)])
def test_the_ancient_dragon_tires_at_half_its_life(left: int, after: int):
    assert position("E21", start="RND-F", left=left).lps == [after] * 4


@rule("GT-147", "CUR-71", "E24")
def test_two_survivors_stop_the_walls_with_forty():
    game = position("E24", start="RND-D", lp={P2: 0, P3: 0}, sets={P0: "D06", P1: "D06"}).finish()
    assert game.lps == [100, 100, 0, 0]


@rule("GT-147", "CUR-71", "E24")
def test_walls_that_are_not_stopped_cost_all_of_them():
    game = position(
        "E24", start="RND-D", lp={P2: 0, P3: 0}, sets={P0: "D06", P1: "D07"}, hands={P0: "D02 D03"}
    )
    assert game.stopped
    assert game.lps == [95, 95, 0, 0]
    game.go_on()
    assert game.asked == ("W07", P0)
    assert game.record["r"] == 2


@rule("GT-148", "E25")
def test_the_pit_cuts_whoever_shows_least():
    game = position("E25", start="RND-D", sets={P0: "D06", P1: "D08", P2: "D08"})
    assert game.stopped
    assert game.lps == [100, 100, 100, 85]


@rule("GT-149", "CUR-106", "I07")
def test_under_famine_only_an_empty_hand_draws():
    game = position("I07", start="RND-A", r=4, hands={P3: "D08"}, deck="D02 D03 D06 D07")
    assert game.stopped
    assert game.creature == 200 - 50 - 40 - 20 - 5
    assert game.deck[0] == "D07"


@rule("GT-150", "CUR-122", "I14")
def test_time_runs_backwards_and_undoes_the_first_wound():
    game = position(
        "I14", start="RND-D", sets={P0: "D06", P1: "D02", P2: "D03"}, hands={P3: "D21"}, things={P3: "RL18"}
    )
    game.play(P3, "D21", on=P0).rest()
    assert game.numbers == [4, 3, 2, 1]
    assert game.lps == [100 - 10 - 15, 100, 100, 100]
    assert game.creature == 190 - 40
    assert game.hand(P1) == ["D02"]
    assert not game.was_asked("W05"), "no draw"


@rule("GT-151", "CUR-123", "I14")
def test_time_undoes_nothing_of_a_lone_player():
    game = position("I14", start="RND-D", lp={P0: 0, P1: 0, P3: 0}, sets={P2: "D03"})
    assert game.stopped
    assert game.lps == [0, 0, 85, 0]
    assert game.creature == 150
    assert game.hand(P2) == []


@rule("GT-152", "CUR-121", "I10")
def test_equals_are_not_shielded_from_shame():
    game = position("I10", start="RND-F")
    assert game.stopped
    assert [game.minus(seat) for seat in game.seats] == [1, 1, 1, 1]
    assert game.lps == [90, 100, 100, 100]


@rule("GT-153", "CUR-134", "CUR-153", "I24")
def test_the_idle_draw_when_all_have_set_and_nobody_can_tell_before():
    hands = {P0: "D02 D03", P1: "D06 D07", P2: "D06 D07", P3: "D06 D07"}
    games = [position("I24", start="RND-C", hands=hands).choose(first) for first in ("no", "D02", "D03")]
    for seat in (P1, P2, P3):
        assert all(game.asked == ("W07", seat) for game in games)
        assert all(game.hand_sizes == [2, 2, 2, 2] for game in games)
        assert len({game.table.legal(0).tobytes() for game in games}) == 1
        for viewer in (P1, P2, P3):
            assert len({game.table.observe(0, viewer).tobytes() for game in games}) == 1
        for game in games:
            game.choose("D06")
    assert [game.hand_sizes[P0] for game in games] == [3, 1, 1]


@rule("GT-154", "CUR-151", "CUR-154")
def test_a_question_declined_leaves_no_trace():
    def at_the_draw(card: str) -> Position:
        sets = {P0: "D06", P1: "D06", P2: "D06", P3: "D06"}
        return position("E08", start="RND-D", sets=sets, hands={P1: card}, things={P0: "RL18"}).until("W05")

    asked, unasked = at_the_draw("D16"), at_the_draw("D02")
    assert (asked.was_asked("W12", P1), unasked.was_asked("W12")) == (True, False)
    for seat in (P0, P2, P3):
        assert np.array_equal(asked.table.observe(0, seat), unasked.table.observe(0, seat))


@rule("GT-154", "CUR-151", "CUR-154")
def test_nobody_else_sees_who_is_asked_in_a_window():
    def in_the_window(hands: dict[int, str]) -> Position:
        return position("E08", start="RND-D", sets={P0: "D06", P1: "D06"}, hands=hands)

    first, second = in_the_window({P1: "D16", P3: "D02"}), in_the_window({P1: "D02", P3: "D16"})
    assert (first.asked, second.asked) == (("W12", P1), ("W12", P3))
    for seat in (P0, P2):
        assert np.array_equal(first.table.observe(0, seat), second.table.observe(0, seat))


@rule("GT-155", "CUR-92", "EV03")
def test_twice_bitten_by_two_draws():
    hands = dict.fromkeys((P0, P1, P2, P3), "D07")
    game = position(
        "E08",
        start="RND-F",
        event="EV03",
        n=6,
        hands=hands,
        deck="D06 D06 D06 D06",
        chance=[*draw(4, 3, 2, 1), *draw(2, 1, 4, 3)],
    )
    assert game.lps == [80, 80, 80, 80]
    assert game.numbers == [2, 1, 4, 3]
    game.go_on()
    for seat in (P1, P0, P3, P2):
        assert game.asked == ("W07", seat)
        game.choose("D07")


@rule("GT-156", "CUR-11", "EV08")
@pytest.mark.parametrize(("rounds", "maximum"), [(0, 6), (1, 5), (3, 3), (4, 3)])
def test_the_walls_close_in_on_the_hands(rounds: int, maximum: int):
    game = position(
        "E08",
        start="RND-G",
        event="EV08",
        n=2,
        r=rounds + 1,
        closing=rounds,
        hands={P0: "D02 D02 D02 D03 D03 D03 D03", P1: "D06 D06 D06 D06 D06 D06 D07", P2: "D08"},
    )
    while not game.stopped:
        assert game.asked in (("W01", P0), ("W01", P1))
        game.choose(game.hand(game.table.actor(0))[0])
    assert game.hand_sizes == [maximum, maximum, 1, 0]


@rule("GT-157", "EV10")
def test_shared_pain_hurts_the_neighbour_to_the_left():
    assert position("E01", start="RND-F", event="EV10", n=4).lps == [100, 85, 95, 100]


@rule("GT-158", "EV09")
def test_a_world_upside_down_reverses_turns_alone():
    game = position(
        "E08",
        start="RND-C",
        event="EV09",
        hands=dict.fromkeys((P0, P1, P2, P3), "D07 D08"),
        things={P0: "RL18"},
    )
    for seat in (P0, P1, P2, P3):
        assert game.asked == ("W07", seat)
        game.choose("D07")
    game.until("W05")
    assert [seat for seat, _ in game.blows()] == [P3, P2, P1, P0]


@rule("GT-159", "CUR-144", "EV26", "W31")
def test_the_second_altar_goes_to_the_least_of_the_others():
    game = reward("EV26", n=5, plus={P1: 3, P2: 1, P3: 3}, relics="RL26 RL24")
    assert game.asked == ("W31", P0)
    assert game.offers() == {"RL24", "RL26"}
    game.choose("RL24")
    assert (game.things(P0), game.things(P2)) == (["RL24"], ["RL26"])


@rule("GT-160", "CUR-62", "RL28", "W26")
def test_the_boots_pass_a_numbered_strike_on():
    game = position("E01", start="RND-F", things={P0: "RL28"}, chance=draw(2, 1, 3, 4))
    game.say(P0, "yes", at="W26").rest()
    assert game.lps == [100, 100, 85, 100]


@rule("GT-161", "CUR-32")
@pytest.mark.parametrize(("r", "after"), [(12, 100), (13, 90), (14, 80)])
def test_an_endless_encounter_wears_everybody_down(r: int, after: int):
    assert position("E08", start="RND-G", r=r).lps == [after] * 4


@rule("GT-162", "CUR-141", "CUT-068")
def test_equal_prestige_is_decided_by_kills_then_by_life():
    def winners(kills: list[int], lp: int) -> list[int]:
        return position(start="GAME-2", kills={P0: [3, 3, 3], P1: kills}, lp={P1: lp, P2: 0, P3: 0}).winners

    assert winners([4, 5], 100) == [P0]
    assert winners([2, 3, 4], 95) == [P0]
    assert winners([2, 3, 4], 100) == [P0, P1]


@rule("GT-163", "CUR-142", "Q2")
@pytest.mark.parametrize(("lp", "winner"), [(100, P1), (0, P0)])
def test_the_quest_for_a_clean_slate_bars_the_most_disgraced(lp: int, winner: int):
    game = position(
        start="GAME-2",
        options={"quest": 2},
        plus={P0: 14, P1: 9},
        minus={P0: 2, P1: 1},
        lp={P1: lp, P2: 0, P3: 0},
    )
    assert game.over
    assert game.winners == [winner]
