"""The turn: phases, windows and triggers, insanity: CTH-017 to 030, CTR-10 to 18, CTR-41 to 43, CTR-54."""

import pytest

from .kit import position, side

rule = pytest.mark.rule


@rule("CTH-017", "CTR-10", "CTR-43")
def test_the_phases_in_order():
    hand = [f"A{number:02}" for number in range(1, 11)]
    game = position(a=side(play=["M26", "P17"], hand=hand, sanity=0), draw=["M27", "M28"], begins=True)
    seen = []
    while game.turn[1] == "A":
        seen.append(game.asked)
        game.choose("DONE" if game.is_asked("MENU") else min(game.offers()))
    assert seen == [("DRAW_DISCARD", "A"), ("MENU", "A"), ("HAND_LIMIT", "A"), ("GIFT", "A")]


@rule("CTH-018", "CTH-019", "CTH-020", "CTH-048")
@pytest.mark.parametrize("discarded", ["P21", "A12", "A13"])
def test_draw_two_and_discard_any_one(discarded):
    game = position(a=side(hand=["P21"]), draw=["A12", "A13", "A14"], begins=True)
    assert game.offers() == {"P21", "A12", "A13"}
    game.choose(discarded)
    assert game.asked == ("MENU", "A")
    assert game.zone(discarded) == "discard"
    assert game.hand("A") == {"P21", "A12", "A13"} - {discarded}
    assert game.zone("A14") == "draw"


@rule("CTH-021", "CTR-23")
def test_any_number_of_cards_but_one_monster():
    hand = ["P17", "P18", "P21", "B1", "B2", "L1", "L2", "C1", "C2", "A12", "A13", "M30", "M29", "M28"]
    game = position(a=side(hand=hand), d=side(play=["M26"]))
    for card in ("P17", "P18", "M30", "P21", "B1", "B2", "L1", "L2", "A12", "A13"):
        game.play(card)
    game.play("C1", at="M26").play("C2", at="M26")
    assert not {"M29", "M28"} & game.offers()


@rule("CTH-022", "CTR-23")
def test_the_monster_counts_whatever_becomes_of_it():
    game = position(a=side(hand=["M30", "M29", "A03", "A12"]))
    assert {"M29", "M30"} <= game.offers()
    game.play("M30").play("A03", at="M30")
    assert game.zone("M30") == "discard"
    assert game.offers() == {"A12", "DONE"}
    game.to_menu("D").done().to_menu("A")
    assert "M29" in game.offers()


@rule("CTH-023", "CTR-24")
def test_actions_of_ones_own_cards_only():
    game = position(a=side(play=["P24", "P26", "B1"], hand=["A12"]), d=side(play=["P29", "B4", "M26"]))
    assert game.offers() == {"P24", "P26", "B1", "A12", "DONE"}
    game.use("P24").use("B1").use("P26", option="OPTION_B")
    assert game.sanity("A") == 92


@rule("CTH-024", "CTR-24", "CTR-54")
def test_each_card_acts_once_a_turn():
    game = position(a=side(play=["P24"], hand=["A12"]), draw=["A13"]).use("P24")
    assert "P24" not in game.offers()
    game.to_menu("A").done().to_menu("D").done().to_menu("A")
    assert "P24" in game.offers()


@rule("CTH-025", "CTR-30")
def test_one_attack_a_turn():
    game = position(a=side(play=["M30", "M29"], hand=["A12"]))
    game.attack("M30")
    assert game.offers() == {"A12", "DONE"}
    game.done().to_menu("D").done().to_menu("A")
    assert "ATTACK" in game.offers()


@rule("CTH-026", "CTR-30")
def test_during_an_attack_nothing_is_played_or_used():
    game = position(
        a=side(play=["M28", "M30", "B1"], hand=["A12", "A01"]),
        d=side(play=["P05", "P06", "B2"], hand=["A13"]),
    )
    game.choose("ATTACK")
    assert game.offers() == {"M28", "M30"}
    game.choose("M28")
    assert game.offers() == {"M30", "DONE"}
    game.done()
    assert game.offers() == {"P05", "P06", "DONE"}
    game.choose("P05", "P06")
    assert game.asked == ("DAMAGE", "A")
    assert game.offers() == {"P05", "P06", "DONE"}


@rule("CTH-027")
def test_play_attack_and_play_on():
    game = position(a=side(play=["M26", "B1"], hand=["P21", "A12", "M30"]), draw=["A13"])
    game.play("P21").use("B1").attack("M26").play("M30").play("A12").play("A13")
    assert (game.life("D"), game.life("A"), game.sanity("D")) == (94, 108, 94)
    assert game.side("A") == {"M26", "B1", "P21", "M30"}


@rule("CTH-028")
def test_the_hand_limit_is_met_one_card_at_a_time():
    cards = [f"A{number:02}" for number in range(1, 14)]
    game = position(a=side(hand=cards)).done()
    for left in (13, 12, 11):
        assert game.asked == ("HAND_LIMIT", "A")
        assert len(game.offers()) == left
        game.choose(max(game.offers()))
    assert game.turn[1] == "D"
    assert game.hand("A") == set(cards[:10])


@rule("CTH-029", "CTH-030")
def test_sane_players_give_nothing():
    game = position(a=side(play=["M30", "P22"], sanity=1)).done()
    assert game.turn[1] == "D"
    assert game.side("D") == set()


@rule("CTR-10", "M20")
def test_what_follows_the_action_phase_precedes_the_discard_phase():
    """A's twelve cards are compared with D's eleven before two of them are discarded."""
    mine = [f"A{number:02}" for number in range(1, 13)]
    theirs = [f"P{number:02}" for number in range(1, 12)]
    game = position(a=side(play=["M20"], hand=mine), d=side(hand=theirs)).done()
    assert game.asked == ("HAND_LIMIT", "A")
    assert game.sanity("A") == 100


@rule("CTR-11", "M04", "L2")
def test_start_and_beginning_are_both_before_the_draw_phase():
    draw = ["P21", "M30", "A12", "A13"]
    game = position(d=side(play=["M04"]), location="L2", draw=draw, begins=True)
    assert game.asked == ("DRAW_DISCARD", "A")
    assert game.side("A") == {"M30"}
    assert game.sanity("A") == 97
    assert game.hand("A") == {"A12", "A13"}


@rule("CTR-12")
@pytest.mark.parametrize(
    ("order", "sanity"),
    [(["M12", "P21"], 1), (["P21", "M12"], 0), (["M12", "L1"], 0)],
    ids=["oldest first", "the other way round", "location before all"],
)
def test_the_order_of_triggers(order, sanity):
    """From 0 sanity, gaining 1 and losing 5 ends at 0 or 1 as the loss comes last or first."""
    mine = [card for card in order if card != "L1"]
    location = "L1" if "L1" in order else None
    game = position(a=side(play=mine, sanity=0), location=location, order=order)
    game.done()
    assert game.sanity("A") == sanity


@rule("CTR-12", "M01", "M02")
@pytest.mark.parametrize(("order", "sanity"), [(["M02", "M01"], 100), (["M01", "M02"], 90)])
def test_a_trigger_is_skipped_when_its_source_has_gone(order, sanity):
    game = position(a=side(play=order, hand=["A12"]), begins=True)
    game.choose("A12")
    assert game.asked == ("VICTIM", "A")
    game.choose("M01")
    assert game.sanity("A") == sanity


@rule("CTR-12", "C3")
@pytest.mark.parametrize(("order", "sanity"), [(["M26", "M02", "C3"], 100), (["M26", "C3", "M02"], 97)])
def test_a_curse_counts_from_its_own_coming_into_play(order, sanity):
    game = position(a=side(play=[("M26", "C3"), "M02"], hand=["A12"]), order=order, begins=True)
    game.choose("A12").choose("M26")
    assert game.zone("C3") == "discard"
    assert game.sanity("A") == sanity


@rule("CTR-12", "CTR-13", "P03")
def test_each_trigger_resolves_before_the_next():
    """The location's loss is there when the Cannibal's player is asked."""
    game = position(a=side(play=["P03", "P21", "P22"]), location="L2", begins=True)
    assert game.asked == ("VICTIM", "A")
    assert game.sanity("A") == 97


@rule("CTR-13", "M01", "L5")
def test_your_turn_is_the_controllers_turn():
    game = position(d=side(play=["M01"]), location="L5", begins=True)
    assert len(game.hand("A")) == 3
    game.to_menu("A")
    assert (game.sanity("A"), game.sanity("D")) == (100, 100)
    game.done().to_menu("D")
    assert (game.sanity("A"), game.sanity("D")) == (100, 90)
    assert len(game.hand("D")) == 2


@rule("CTR-14", "M04")
def test_what_m04_brings_has_its_own_later_windows():
    game = position(a=side(hand=["A12"]), d=side(play=["M04"]), draw=["M01", "A13", "A14"], begins=True)
    assert game.side("A") == {"M01"}
    assert game.sanity("A") == 100
    game.choose("A12")
    assert game.sanity("A") == 90


@rule("CTR-14", "M16")
def test_a_thing_that_leaves_before_its_window_does_nothing():
    game = position(a=side(play=["M20", "M16"], hand=["A03", "A12"]), d=side(hand=["A13", "A14", "A15"]))
    game.play("A03", at="M20").done()
    assert game.sanity("A") == 98


@rule("CTR-15", "M17")
def test_a_compulsory_effect_without_an_object_does_nothing():
    game = position(a=side(hand=["M17", "A12"]), d=side(play=["P21"]))
    game.play("M17")
    assert game.asked == ("MENU", "A")
    assert game.zones("M17", "P21") == ["play", "play"]


@rule("CTR-16", "A08")
@pytest.mark.parametrize(("life", "offered"), [(99, True), (100, False), (101, False)])
def test_less_is_strict(life, offered):
    game = position(a=side(hand=["A08"], life=life), d=side(play=["M26"]))
    assert ("A08" in game.offers()) == offered


@rule("CTR-16", "M14")
@pytest.mark.parametrize(("persons", "sanity"), [(["P17"], 100), (["P17", "P20"], 95)])
def test_more_is_strict(persons, sanity):
    game = position(a=side(play=["M14", *persons])).done()
    assert game.sanity("A") == sanity


@rule("CTR-16", "M02", "M13")
def test_the_condition_of_a_trigger_is_tested_at_its_own_moment():
    """M02 destroys the only person in the window in which M13 asks for one."""
    game = position(a=side(play=["M02", "M13", "P21"]), draw=["A12", "A13"], begins=True).choose("A13")
    game.choose("P21")
    assert game.sanity("A") == 95


@rule("CTR-17", "A17", "P19")
def test_a_change_of_control_is_not_coming_into_play():
    game = position(a=side(hand=["A17", "A12"]), d=side(play=["P19"]), draw=["A13"])
    game.play("A17", at="P19")
    assert game.side("A") == {"P19"}
    assert game.asked == ("MENU", "A")
    assert game.hand("A") == {"A12"}


@rule("CTR-17", "CTR-47", "M19")
def test_coming_into_play_without_being_played():
    game = position(d=side(play=["M04"]), draw=["M19", "A12", "A13", "A14"], begins=True)
    assert game.side("A") == {"M19"}
    assert game.sanity("A") == 100
    assert game.hand("A") == {"A12", "A13", "A14"}
    assert game.choose("A12").asked == ("MENU", "A")


@rule("CTR-17", "CTR-18", "M04")
def test_m04_leaves_the_one_monster_to_be_played():
    game = position(a=side(hand=["M29"]), d=side(play=["M04"]), draw=["M30", "A12", "A13"], begins=True)
    game.choose("A12")
    assert "M29" in game.offers()


@rule("CTR-18", "M04")
@pytest.mark.parametrize("owner", ["A", "D"])
def test_m04_serves_whoever_has_the_turn(owner):
    sides = {"A": side(), "D": side()} | {owner: side(play=["M04"])}
    game = position(a=sides["A"], d=sides["D"], draw=["M30", "A12", "A13", "M29", "A14", "A15"], begins=True)
    assert "M30" in game.side("A")
    game.to_menu("A").done()
    assert "M29" in game.side("D")


@rule("CTR-18", "M04")
def test_m04_finds_no_monster():
    """The piles hold no monster; all that was revealed is discarded, and shuffled again to be drawn."""
    game = position(d=side(play=["M04"]), draw=["P21"], discard=["A12", "A13"], rest="hand A", begins=True)
    assert game.side("A") == set()
    assert game.pile("aside") == []
    assert len({"P21", "A12", "A13"} & game.hand("A")) == 2


@rule("CTR-18", "M04")
def test_cards_revealed_before_the_shuffle_stay_out_of_it():
    """As long as no second shuffle was needed for the draw phase, they lie in the discard pile."""
    lying = ["M30", *(f"A{number:02}" for number in range(1, 8))]
    enough = 0
    for seed in range(12):
        game = position(
            d=side(play=["M04"]), draw=["P21", "P22"], discard=lying, rest="hand A", begins=True, seed=seed
        )
        assert "M30" in game.side("A")
        if game.pile("discard"):
            enough += 1
            assert game.pile("discard")[:2] == ["P21", "P22"]
    assert enough > 3


@rule("CTR-41")
def test_only_the_active_player_hands_something_over():
    game = position(a=side(play=["M30"]), d=side(play=["M26", "P17"], sanity=0)).done()
    assert game.turn[1] == "D"
    assert game.side("D") == {"M26", "P17"}
    game.to_menu("D").done()
    assert game.asked == ("GIFT", "D")
    assert game.offers() == {"M26", "P17"}


@rule("CTR-33", "CTR-42")
@pytest.mark.parametrize(("gift", "fresh"), [("M29", 1), ("M30", 0)])
def test_a_gift_is_as_new_as_it_was(gift: str, fresh: int):
    game = position(a=side(play=["M30"], hand=["M29"], sanity=0)).play("M29").done()
    game.choose(gift)
    assert game.side("D") == {gift}
    assert game.mark("fresh", gift) == fresh


@rule("CTR-41", "CTR-25", "CTR-26")
def test_locations_and_curses_are_never_handed_over():
    game = position(a=side(play=["M30", "P17"], sanity=0), d=side(play=[("M26", "C1")]), location="L3")
    assert game.mark("controller", "C1") == game.mark("controller", "L3") == game.seat("A")
    game.done()
    assert game.offers() == {"M30", "P17"}


@rule("CTR-42", "CTR-26")
def test_curses_go_along_and_the_receiver_hands_over_in_his_own_turn():
    game = position(a=side(play=[("M26", "C3")], sanity=0), d=side(sanity=0)).done()
    assert "M26" in game.side("D")
    assert game.bearer("C3") == "M26"
    assert game.turn[1] == "D"
    game.to_menu("D").done()
    assert "M26" in game.side("A")


@rule("CTR-43", "A10")
def test_having_been_at_0_means_nothing():
    game = position(a=side(hand=["M26", "A10"], sanity=5))
    game.play("M26")
    assert game.sanity("A") == 0
    game.play("A10")
    assert game.turn[1] == "D"
    assert game.side("A") == {"M26"}


@rule("CTR-54", "A21", "A22", "P29", "B4")
def test_turn_long_marks_end_with_the_turn():
    game = position(a=side(play=["M26", "P29", "B4"], hand=["A21", "A22", "A12"]))
    game.play("A21").play("A22").use("P29", at="M26").use("B4", at="M26")
    assert game.power("M26") == 13
    assert game.mark("used", "P29") == 1
    game.done()
    assert game.turn[1] == "D"
    assert game.power("M26") == 6
    assert (game.mark("used", "P29"), game.mark("bonus", "M26")) == (0, 0)
    game.to_menu("D").done().to_menu("A")
    game.choose("ATTACK")
    assert game.life("D") == 94


@rule("CTR-54", "CTH-035")
def test_the_mark_of_a_new_thing_ends_with_the_next_action_phase():
    game = position(a=side(hand=["M26", "A12"])).play("M26")
    assert game.mark("fresh", "M26") == 1
    assert "ATTACK" not in game.offers()
    game.to_menu("A").done()
    assert game.asked == ("DRAW_DISCARD", "D")
    assert game.mark("fresh", "M26") == 1, "until the next action phase"
    game.to_menu("D")
    assert game.mark("fresh", "M26") == 0
    game.done().to_menu("A")
    assert "ATTACK" in game.offers()
