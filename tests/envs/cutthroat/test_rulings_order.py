"""Rulings on order, hands and decks (CUR-01 to CUR-17) beyond their golden tests."""

import pytest

from .kit import P0, P1, P2, P3, UPRIGHT, draw, position

rule = pytest.mark.rule


@rule("CUR-01", "CUR-27", "E13")
def test_the_minotaurs_charge_asks_for_no_new_draw():
    game = position("E13", start="laid", initiative=(3, 4, 1, 2), sets={P0: "D06"}, things={P1: "RL18"})
    assert game.asked == ("W05", P1)
    assert game.lps == [100, 100, 80, 90]


@rule("CUR-03", "D33")
def test_items_drawn_in_a_row_are_all_laid_out():
    game = position("E08", start="ENC-5", hands={P0: "D02 D02 D02 D03 D03 D03"}, deck="D33 D30 D28 D06")
    assert game.things(P0) == ["D28", "D30", "D33"]
    assert game.hand(P0) == ["D02", "D02", "D02", "D03", "D03", "D03", "D06"]


@rule("CUR-05", "E20")
def test_numbers_are_not_closed_up_between_draws():
    game = position("E20", start="RND-F", lp={P1: 5})
    assert game.lps == [85, 0, 95, 95]
    assert game.numbers == [1, 0, 3, 4]


@rule("CUR-06", "E11")
def test_a_number_nobody_holds_strikes_nobody_else():
    assert position("E11", start="RND-F", heads=3, lp={P2: 0, P3: 0}).lps == [90, 90, 0, 0]


@rule("CUR-08")
def test_a_hand_is_discarded_in_face_order():
    game = position("I04", start="RND-F", hands={P0: "D22 D02 D16 D06"})
    assert game.discard == ["D22", "D16", "D06", "D02"]


@rule("CUR-08", "E24")
def test_cards_laid_aside_go_in_the_order_revealed():
    game = position("E24", start="RND-D", initiative=(4, 3, 2, 1), sets={P0: "D07", P1: "D08", P2: "D07"})
    assert game.stopped
    assert game.discard == ["D07", "D08", "D07"]


@rule("CUR-09", "E19")
def test_a_card_beyond_twenty_is_discarded():
    twenty = "D03 D03 D03 D03 D03 D03 D03 D06 D06 D06 D06 D06 D06 D07 D07 D07 D07 D08 D08 D08"
    game = position("E19", start="RND-F", hands={P0: "D02", P1: twenty}, unlimited={P1: 1}, lp={P2: 0, P3: 0})
    assert game.hand_sizes[:2] == [1, 19], "P1 got none and gave one"
    assert game.hand(P0) == ["D08"]
    assert game.discard == ["D02"]


@rule("CUR-10")
def test_action_cards_before_the_first_round_count_with_it():
    game = position(
        "E08", start="RND-B", actions=39, hands={P0: "D02 D23", P1: "D16 D02", P2: "D06", P3: "D06"}
    )
    game.play(P0, "D23", on=P1)
    assert game.stopped
    assert not game.was_asked("W12")


@rule("CUR-11", "D12", "RL29")
def test_a_satchel_lost_shrinks_the_hand_at_once():
    game = position(
        "E08",
        start="RND-D",
        initiative=(2, 1, 3, 4),
        sets={P1: "D12"},
        things={P0: "RL29"},
        hands={P0: "D02 D02 D02 D03 D03 D06 D06 D06 D07"},
    )
    for _ in range(2):
        assert game.asked == ("W01", P0)
        game.choose("D06")
    assert game.stopped
    assert (game.hand_sizes[P0], game.hand_sizes[P1]) == (7, 0)


@rule("CUR-11", "CUR-12", "EV08", "D29", "RL29")
def test_closing_walls_subtract_last():
    nine = "D02 D02 D02 D03 D03 D06 D06 D06 D07 D07"
    game = position(
        "E08", start="RND-G", event="EV08", n=2, closing=1, things={P0: "D29 RL29"}, hands={P0: nine}
    )
    while not game.stopped:
        game.choose(game.hand(P0)[0])
    assert game.hand_sizes[P0] == 8 + 2 - 2


@rule("CUR-12", "D29")
def test_two_amulets_do_not_add_up():
    assert position("E08", start="ENC-5", things={P0: "D29 D29"}).hand_sizes == [8, 7, 7, 7]


@rule("CUR-12", "D29")
@pytest.mark.parametrize(
    ("hand", "size"), [("D02 D02 D02 D03 D03", 8), ("D02 D02 D02 D03 D03 D03", 8), ("D02", 4)]
)
def test_an_amulet_drawn_brings_cards_before_the_card_that_replaces_it(hand: str, size: int):
    game = position("E08", start="RND-A", r=2, hands={P0: hand}, deck="D29 D06 D06 D06")
    if game.asked == ("W01", P0):  # the replacement was one too many
        game.choose("D06")
    assert game.hand_sizes[P0] == size


@rule("CUR-12", "D29")
def test_a_refill_ends_where_the_amulet_leads():
    game = position("E08", start="ENC-5", hands={P0: "D02 D02 D02 D03 D03 D03"}, deck="D30 D29 D06 D06 D06")
    assert not game.was_asked("W01")
    assert game.hand(P0) == ["D02", "D02", "D02", "D03", "D03", "D03", "D06", "D06"]


@rule("CUR-12", "D12", "D29")
def test_a_stolen_amulet_brings_its_thief_two_cards():
    game = position(
        "E08", start="RND-D", sets={P0: "D12"}, things={P1: "D29"}, hands={P1: "D02"}, deck="D07 D08"
    )
    assert game.stopped
    assert (game.things(P0), game.hand(P0)) == (["D29"], ["D07", "D08"])


@rule("CUR-14", "EV06", "RL15")
def test_a_charm_saves_even_on_cursed_ground():
    game = position("E08", start="RND-F", event="EV06", n=3, lp={P0: 10}, things={P0: "RL15"})
    assert game.lps == [10, 90, 90, 90]
    assert game.spent == ["RL15"]


@rule("CUR-14", "EV06", "E03", "E07", "F14")
def test_on_cursed_ground_creatures_gain_and_players_do_not():
    assert position("E03", start="RND-F", event="EV06", n=3, left=100).creature == 120
    assert position("E07", start="RND-F", event="EV06", n=3, left=100).creature == 115
    game = position(
        "E08",
        start="RND-D",
        event="EV06",
        n=3,
        lp={P0: 30},
        fortune="F14",
        sets={P0: "D02"},
        chance=[UPRIGHT],
        things={P3: "RL18"},
    )
    assert game.say(P0, "deck 1").until("W05").lp(P0) == 30


@rule("CUR-14", "EV06", "RL08", "RL16", "RL19")
def test_on_cursed_ground_relics_work_apart_from_healing():
    assert position("E08", start="END-4", event="EV06", n=3, lp={P0: 50}, things={P0: "RL08"}).lp(P0) == 50
    game = position(
        "E08",
        start="ENC-7",
        event="EV06",
        n=3,
        lp={P0: 50},
        minus={P0: 1},
        things={P0: "RL16 RL19"},
        hands={P0: "D02 D03"},
    )
    game.say(P0, "RL16", P1).say(P0, "RL19")
    assert game.lps == [50, 95, 100, 100]
    assert game.minus(P0) == 0, "the only way left"


@rule("CUR-17", "E07", "E22", "E23")
def test_ties_in_a_strike_on_one_player_go_to_the_lower_number():
    numbers = draw(3, 1, 2, 4)
    assert position("E07", start="RND-F", chance=numbers).lps == [100, 85, 100, 100]
    hands = {P0: "D02", P2: "D03"}
    assert position("E22", start="RND-F", chance=numbers, hands=hands).lps == [100, 100, 90, 100]
    things = {P0: "D28", P2: "RL26"}
    assert position("E23", start="RND-F", chance=numbers, things=things).lps == [100, 100, 85, 100]


@rule("CUR-17", "I02", "I07", "I17")
def test_ties_in_a_strike_on_players_go_to_all_of_them():
    assert position("I02", start="RND-F", plus={P0: 1, P2: 1}).lps == [90, 100, 90, 100]
    hands = {P0: "D02", P2: "D03"}
    assert position("I07", start="RND-F", hands=hands).lps == [90, 100, 90, 100]
    assert position("I17", start="RND-F", hands=hands).lps == [100, 90, 100, 90]


@rule("CUR-157", "CUR-08", "D14", "D15")
def test_riders_of_several_players_are_discarded_in_initiative_order():
    riders = {P0: "D14", P1: "D15"}
    for numbers, pile in (((1, 2, 3, 4), ["D15", "D14"]), ((2, 1, 3, 4), ["D14", "D15"])):
        game = position("E08", riders=riders, initiative=numbers, start="END-6")
        assert game.discard == pile, "the top card first"
