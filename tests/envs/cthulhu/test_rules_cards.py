"""Playing cards and using actions: CTR-19 to 29, CTR-44 to 50, CTR-52 to 58, CTR-62 to 64."""

import pytest

from .kit import position, side

rule = pytest.mark.rule


@rule("CTR-19")
@pytest.mark.parametrize("card", ["P24", "P26", "B1"])
def test_an_action_that_draws_needs_a_card_in_the_piles(card):
    assert position(a=side(play=[card]), rest="hand D").offers() == {"DONE"}
    assert card in position(a=side(play=[card]), draw=["P21"], rest="hand D").offers()
    assert card in position(a=side(play=[card]), discard=["P21"], rest="hand D").offers()


@rule("CTR-19", "M10")
def test_looking_for_a_card_needs_a_hand():
    assert "M10" not in position(a=side(play=["M10"], hand=["A12"])).offers()
    assert "M10" in position(a=side(play=["M10"], hand=["A12"]), d=side(hand=["A13"])).offers()


@rule("CTR-19", "CTR-47", "CTR-58", "P19")
def test_a_coming_into_play_text_never_forbids_the_play():
    """No card to draw, none to discard: P19 comes into play and does nothing."""
    game = position(a=side(hand=["P19"]), rest="hand D")
    assert "P19" in game.offers()
    game.play("P19")
    assert game.zone("P19") == "play"


@rule("CTR-20", "M07")
def test_target_then_loss_then_discard():
    game = position(a=side(play=["M07"], hand=["A12", "A13"]), d=side(play=["P17", "P20"]))
    game.choose("M07")
    assert game.asked == ("TARGET", "A")
    assert game.offers() == {"P17", "P20"}
    assert game.sanity("A") == 100
    game.choose("P20")
    assert game.asked == ("COST", "A")
    assert game.offers() == {"A12", "A13"}
    assert game.sanity("A") == 95
    assert game.side("D") == {"P17", "P20"}
    game.choose("A13")
    assert game.side("D") == {"P17"}


@rule("CTR-20", "B1")
def test_parts_happen_in_printed_order():
    """The card drawn is there to be counted before the loss; both happen without a question."""
    game = position(a=side(play=["B1"], hand=["A12"], sanity=3), draw=["A13"])
    game.use("B1")
    assert (game.hand("A"), game.sanity("A")) == ({"A12", "A13"}, 0)


@rule("CTR-21", "A05", "A15")
def test_an_action_card_lies_aside_while_it_takes_effect():
    game = position(a=side(hand=["A16", "A12"]), d=side(hand=["A13", "P17"]))
    game.choose("A16")
    assert game.asked == ("PICK", "A")
    assert game.zone("A16") == "aside"
    assert game.sanity("A") == 98
    game.choose("P17")
    assert game.pile("discard") == ["P17", "A16"]


@rule("CTR-22", "A01", "A02", "A03")
@pytest.mark.parametrize(
    ("card", "targets"),
    [("A01", {"M30", "P17", "M26", "P20"}), ("A02", {"P17", "P20"}), ("A03", {"M30", "M26"})],
)
def test_a_person_or_monster_may_be_anyones(card, targets):
    game = position(a=side(play=["M30", "P17"], hand=[card]), d=side(play=["M26", "P20", "B1"]))
    game.choose(card)
    assert game.offers() == targets


@rule("CTR-22")
def test_ones_own_is_enough():
    assert "A01" in position(a=side(play=["M30"], hand=["A01"])).offers()


@rule("CTR-24", "CTH-023")
def test_an_action_in_the_phase_of_coming_into_play():
    game = position(a=side(hand=["P24", "A12"]), draw=["A13"])
    game.play("P24").use("P24")
    assert game.hand("A") == {"A12", "A13"}


@rule("CTR-24", "M07")
@pytest.mark.parametrize("used", [[], ["P24"]])
def test_the_used_mark_stays_on_a_card_taken_over(used):
    game = position(a=side(play=["M07"], hand=["A12"]), d=side(play=["P24"]), used=used)
    game.use("M07", at="P24", cost="A12")
    assert game.side("A") == {"M07", "P24"}
    assert ("P24" in game.offers()) == (not used)


@rule("CTR-24", "CTR-53", "P24", "P28")
def test_marks_stay_on_a_card_that_leaves_play_and_comes_back():
    game = position(a=side(play=["P24", "P28"], hand=["A02", "A12", "A13"]), draw=["A14"])
    game.record["stopped"][game.index("P24")] = 1
    game.use("P24").play("A02", at="P24").use("P28", at="P24", cost="A12")
    assert game.side("A") == {"P24", "P28"}
    assert "P24" not in game.offers()
    assert game.mark("stopped", "P24") == 1


@rule("CTR-25", "A09")
def test_a_location_can_be_destroyed_by_a_card():
    game = position(a=side(play=["B1"], hand=["A09", "A12"]), d=side(play=["B2"]), location="L3")
    game.choose("A09")
    assert game.offers() == {"B1", "B2", "L3"}
    game.choose("L3")
    assert game.zone("L3") == "discard"


@rule("CTR-26", "C1", "C2")
def test_curses_add_up():
    game = position(a=side(play=[("M26", "C1", "C2")]), d=side(play=["M28"]))
    assert "ATTACK" not in game.offers()
    game.to_menu("D").attack("M28")
    assert not game.is_asked("BLOCK")
    assert game.life("A") == 96


@rule("CTR-26", "A18", "C3")
def test_a_curse_follows_its_bearer_to_another_player():
    game = position(a=side(hand=["A18", "A12"]), d=side(play=[("M29", "C3")]))
    game.play("A18", at="M29")
    assert game.bearer("C3") == "M29"
    game.done().to_menu("D")
    assert game.sanity("D") == 100
    game.done()
    assert game.sanity("A") == 94
    game.to_menu("A")
    assert game.sanity("A") == 91


@rule("CTR-27", "P07", "A02")
def test_the_limit_ends_with_the_person():
    game = position(a=side(play=["P07"], hand=["M30", "A02"]))
    assert "M30" not in game.offers()
    game.play("A02", at="P07")
    assert "M30" in game.offers()


@rule("CTR-27", "P01", "P02", "P05", "P06", "P10")
def test_restrictions_on_being_played_are_tested_then_only():
    """All these persons stay when what they were played on has changed."""
    game = position(a=side(play=["P05", "P06", "P10", "M30"], hand=["A03", "A12"]))
    game.play("A03", at="M30").done()
    assert game.side("A") == {"P05", "P06", "P10"}
    game = position(a=side(play=["P01", "P02"], hand=["A17", "A18", "A12"]), d=side(play=["P17", "M28"]))
    game.play("A17", at="P17").play("A18", at="M28")
    assert game.side("A") == {"P01", "P02", "P17", "M28"}


@rule("CTR-28", "P08")
@pytest.mark.parametrize("active", [0, 1])
def test_only_the_cards_shown_are_known(active):
    game = position(
        a=side(hand=["P08", "A12", "A15"]), d=side(hand=["A01"]), draw=["P21", "P22"], active=active
    )
    game.play("P08").play("A15")
    assert game.known("A12", to="D")
    assert not game.known("P21", to="D")
    assert not game.known("A01", to="A")


@rule("CTR-44", "P15", "P16", "P20", "P29", "B4", "A22", "C4")
@pytest.mark.parametrize(
    ("play", "body", "power"),
    [
        (["P15"], "P15", 4),
        (["P15", "P17"], "P15", 2),
        (["P15", "M26"], "P15", 4),
        (["P16"], "P16", 3),
        (["P16", "M26"], "P16", 2),
        (["P20"], "P20", 2),
        (["P20", "B1"], "P20", 3),
        ([("P20", "C4"), "B1"], "P20", 1),
        ([("P15", "C4")], "P15", 2),
        ([("M26", "C4")], "M26", 4),
        ([("P21", "C4")], "P21", 0),
    ],
)
def test_power_is_the_sum_of_all_changes(play, body, power):
    """Whatever the other side controls."""
    assert position(a=side(play=play), d=side(play=["P18", "M28", "B2"])).power(body) == power


@rule("CTR-44", "A18", "C4")
def test_power_5_or_less_reads_the_present_power():
    enemy = side(play=[("M26", "C4"), "M27", "M20"])
    game = position(a=side(hand=["A18", "A12"]), d=enemy).choose("A18")
    assert game.offers() == {"M26", "M27"}
    game = position(a=side(hand=["A18", "A12"]), d=enemy)
    game.record["frenzy"][game.seat("D")] = 2
    assert "A18" not in game.offers()


@rule("CTR-45", "A23", "A24")
def test_a_plague_needs_a_victim():
    assert position(a=side(play=["M30"], hand=["A23"]), fresh=["M30"]).offers() == {"DONE"}
    assert position(a=side(play=["P17"], hand=["A24"])).offers() == {"DONE"}
    assert "A23" in position(a=side(hand=["A23"]), d=side(play=["P17"])).offers()
    assert "A24" in position(a=side(hand=["A24"]), d=side(play=["M30"])).offers()


@rule("CTR-46", "P28", "P02")
def test_the_reanimator_brings_a_person_into_play():
    """P02 forbids playing persons only; the card discarded as cost cannot be the one fetched."""
    game = position(a=side(play=["P28", "P02"], hand=["P17", "A12"]), discard=["P18", "P20", "M26"])
    game.choose("P28")
    assert game.asked == ("TARGET", "A")
    assert game.offers() == {"P18", "P20"}
    game.choose("P20").choose("P17")
    assert game.side("A") == {"P28", "P02", "P20"}
    assert game.zone("P17") == "discard"
    assert (game.sanity("A"), game.mark("fresh", "P20")) == (95, 1)


@rule("CTR-47", "P28", "P04", "P08", "P11", "P17", "P18", "P19")
@pytest.mark.parametrize("person", ["P04", "P08", "P11", "P17", "P18", "P19"])
def test_coming_into_play_by_the_reanimator(person):
    game = position(
        a=side(play=["P28"], hand=["A12", "A13"]), d=side(hand=["A01"]), draw=["P21", "P22"], discard=[person]
    )
    game.use("P28", at=person, cost="A13")
    effects = {
        "P04": lambda: game.zone("A12") == "discard",
        "P08": lambda: game.known("A12", to="D"),
        "P11": lambda: game.life("A") == 97,
        "P17": lambda: game.known("A01", to="A"),
        "P18": lambda: (game.hand("A"), game.hand("D")) == ({"A12", "P21"}, {"A01", "P22"}),
        "P19": lambda: game.asked == ("FORCED_DISCARD", "A") and game.offers() == {"A12", "P21"},
    }
    assert effects[person]()


@rule("CTR-47", "M17")
def test_the_thousandth_young_takes_a_person_of_its_side():
    game = position(a=side(play=["P17", "P20"], hand=["M17", "A12"]), d=side(play=["P21"])).play("M17")
    assert game.asked == ("VICTIM", "A")
    assert game.offers() == {"P17", "P20"}


@rule("CTR-48", "A10")
def test_elder_sign_may_spare_the_curse():
    game = position(a=side(hand=["A10", "A12"], sanity=50), d=side(play=[("M26", "C1")]))
    game.play("A10", option="OPTION_B")
    assert (game.zone("C1"), game.sanity("A")) == ("play", 53)


@rule("CTR-49", "L4", "M19", "M17")
def test_dunwich_comes_before_the_monsters_own_text():
    game = position(a=side(play=["P17", "P20"], hand=["M17"]), location="L4", draw=["A12", "A13"])
    game.play("M17")
    assert game.asked == ("VICTIM", "A")
    assert (game.hand("A"), game.sanity("A")) == ({"A12"}, 96)
    game = position(a=side(hand=["M19"]), location="L4", draw=["A12", "A13", "A14"]).play("M19")
    assert game.hand("A") == {"A12", "A13"}


@rule("CTR-49", "L4")
def test_dunwich_serves_both_but_only_who_plays():
    game = position(a=side(hand=["A12"]), d=side(hand=["M30"]), location="L4", draw=["A13", "A14", "A15"])
    game.done().choose("A14").play("M30")
    assert game.hand("D") == {"A13", "A15"}
    assert game.hand("A") == {"A12"}


@rule("CTR-50")
@pytest.mark.parametrize(
    ("card", "question"), [("A01", "TARGET"), ("C1", "TARGET"), ("A16", "PICK"), ("M08", "TARGET")]
)
def test_there_is_no_way_back(card, question):
    hand = ["A12", "A13"] + ([] if card == "M08" else [card])
    mine = ["M30"] + (["M08"] if card == "M08" else [])
    game = position(a=side(play=mine, hand=hand), d=side(play=["P17"], hand=["A14", "A15"]))
    game.choose(card)
    assert game.asked == (question, "A")
    assert not {"DONE", "ATTACK"} & game.offers()


@rule("CTR-52", "M25", "P30")
def test_the_victim_pays_his_controller():
    game = position(a=side(play=["P30", "M25"], hand=["A02", "A12"]), d=side(play=["M30"]))
    game.play("A02", at="P30")
    assert (game.sanity("A"), game.sanity("D")) == (104, 100)
    game = position(a=side(hand=["A02", "A12"]), d=side(play=["P30", "M25"])).play("A02", at="P30")
    assert (game.sanity("A"), game.sanity("D")) == (100, 104)


@rule("CTR-52", "M25", "M07")
def test_persons_who_change_sides_or_are_discarded_do_not_feed_the_ghoul():
    game = position(a=side(play=["M25", "P23"], hand=["P17", "A17", "A12"]), d=side(play=["P20"]))
    game.use("P23", cost="P17").play("A17", at="P20")
    assert game.sanity("A") == 98


@rule("CTR-53", "A21", "A22", "CTR-19")
def test_rules_of_a_player_hold_for_what_comes_later():
    """Both are played with nothing in play; they hold for a monster played and a person taken over later."""
    game = position(a=side(hand=["A21", "A22", "M22", "A17"]), d=side(play=["P17"]))
    game.play("A21").play("A22").play("M22").play("A17", at="P17")
    assert (game.power("M22"), game.power("P17")) == (5, 2)
    game.attack("M22", "P17")
    assert game.life("D") == 93


@rule("CTR-53", "P29")
def test_marks_of_a_card_stay_when_its_controller_changes():
    game = position(a=side(hand=["A18", "A12"]), d=side(play=["M30"]))
    game.record["bonus"][game.index("M30")] = 2
    game.play("A18", at="M30")
    assert game.power("M30") == 4


@rule("CTR-55", "M10")
@pytest.mark.parametrize("active", [0, 1])
def test_looking_comes_before_picking(active):
    game = position(a=side(play=["M10"], hand=["A12", "A14"]), d=side(hand=["A13", "P17"]), active=active)
    game.choose("M10")
    assert game.asked == ("COST", "A")
    assert not game.known("A13", to="A")
    game.choose("A12")
    assert game.asked == ("PICK", "A")
    assert game.known("A13", to="A")
    assert game.offers() == {"A13", "P17"}
    game.choose("P17")
    assert game.zones("P17", "A13") == ["discard", "hand D"]
    assert game.known("A13", to="A")
    assert game.sanity("A") == 95


@rule("CTR-55", "P17", "P08")
@pytest.mark.parametrize("person", ["P17", "P08"])
def test_an_empty_hand_shows_nothing(person):
    game = position(a=side(play=["M26"], hand=[person])).play(person)
    assert game.asked == ("MENU", "A")
    assert not game.record["known"].any()


@rule("CTR-56", "M24")
def test_the_night_gaunt_finds_no_card():
    game = position(a=side(play=["M24"], hand=["A12"])).attack("M24")
    assert game.asked == ("MENU", "A")
    assert game.life("D") == 98


@rule("CTR-57", "P26")
def test_the_medium_may_discard_what_he_sees():
    game = position(a=side(play=["P26"], hand=["A12"]), draw=["M26", "M27"]).use("P26", option="OPTION_A")
    assert game.pile("draw")[0] == "M27"
    assert game.zone("M26") == "discard"
    assert not game.record["known"].any()


@rule("CTR-57", "CTR-03", "P26")
def test_the_medium_looks_into_a_fresh_pile():
    game = position(a=side(play=["P26"], hand=["A12"]), discard=["M26"], rest="hand D").use("P26")
    assert game.asked == ("OPTION", "A")
    assert game.zone("M26") == "draw"
    assert game.known("M26", to="A")
    assert not game.known("M26", to="D")


@rule("CTR-58", "P18")
@pytest.mark.parametrize("active", [0, 1])
def test_the_active_player_draws_first(active):
    game = position(a=side(hand=["P18", "A12"]), draw=["M26", "M27"], active=active).play("P18")
    assert game.zones("M26", "M27") == ["hand A", "hand D"]


@rule("CTR-58", "P19")
def test_the_explorer_discards_any_card():
    game = position(a=side(hand=["P19", "A12"]), draw=["M26"]).play("P19")
    assert game.asked == ("FORCED_DISCARD", "A")
    assert game.offers() == {"A12", "M26"}


@rule("CTR-62", "P06", "A06", "A11")
@pytest.mark.parametrize("card", ["P06", "A06", "A11"])
def test_only_things_in_play_count(card):
    game = position(a=side(hand=[card, "M30", "A12"]), d=side(play=["M26"]))
    assert card in game.offers()
    game.play("M30")
    assert card not in game.offers()


@rule("CTR-62", "A05")
def test_persons_and_monsters_count_together():
    """Books, curses and cards in hand do not."""
    mine, theirs = side(play=["M30", "B1"], hand=["A05", "P17"]), side(play=["P20", "P21"])
    assert "A05" in position(a=mine, d=theirs).offers()
    assert "A05" not in position(a=mine, d=side(play=["P20", "B2"])).offers()


@rule("CTR-63")
@pytest.mark.parametrize("active", [0, 1])
def test_a_reshuffle_marks_the_hands_of_that_moment(active):
    game = position(
        a=side(hand=["A15", "A12"]),
        d=side(hand=["P01"]),
        draw=["P21"],
        discard=["P22"],
        rest="hand D",
        active=active,
    )
    game.play("A15")
    assert game.known("A12", to="D")
    assert game.known("P21", to="D")
    assert game.known("P01", to="A")
    assert not game.known("P22", to="D")
    assert not game.known("A12", to="A")


@rule("CTR-64", "A20")
def test_any_fitting_card_of_the_discard_pile():
    game = position(a=side(hand=["A20", "A12"]), discard=["P17", "A13", "M26", "L1", "P20", "B1"]).choose(
        "A20"
    )
    assert game.offers() == {"P17", "M26", "P20"}
    game.choose("P17")
    assert game.zone("P17") == "hand A"
    assert game.known("P17", to="D")
    assert game.sanity("A") == 98


@rule("CTR-19", "CTR-03", "P23")
def test_the_librarian_may_draw_the_very_card_that_she_discards():
    game = position(side(play=["P23"], hand=["A12"]), side(), rest="hand D").use("P23")
    assert game.hand("A") == {"A12"}
    assert game.known("A12", to="D") is False, "the hands were named before it was drawn"


@rule("CTR-53", "A20", "P29")
def test_a_monster_that_comes_back_in_the_same_turn_is_still_strengthened():
    game = position(side(play=["P29", "M30"], hand=["A03", "A20", "A12"]))
    game.use("P29", at="M30").play("A03", at="M30").play("A20", at="M30").play("M30")
    assert game.power("M30") == 4
    game.to_menu("D")
    assert game.power("M30") == 2
