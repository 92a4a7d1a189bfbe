"""D01 to D15: the Attack cards."""

import pytest

from ..kit import P0, P1, P2, P3, position
from ..oracle_numbers import VALUES

rule = pytest.mark.rule

WEAK = "D08 D08 D08 D08 D07 D07 D07 D07"
"""A deck with which no creature dies."""

TRUE_ATTACKS = [pytest.param(card, marks=rule(card)) for card in VALUES if card not in ("D13", "D14", "D15")]
MANEUVERS = [pytest.param(card, marks=rule(card)) for card in ("D13", "D14", "D15")]
PORTRAITS = [pytest.param(card, marks=rule(card)) for card in ("D04", "D05")]


@rule("CUT-037")
@pytest.mark.parametrize("card", TRUE_ATTACKS)
def test_an_attack_takes_its_normal_value_off_the_creature(card: str):
    game = position("E08", sets={P0: card}, start="RND-D").rest()
    assert game.creature == 250 - VALUES[card][1]


@rule("CUT-038", "CUT-041")
@pytest.mark.parametrize("card", TRUE_ATTACKS)
def test_doubled_it_does_its_double_value(card: str):
    game = position("E08", sets={P0: card}, strength={P0: 1}, start="RND-D").rest()
    assert game.creature == 250 - VALUES[card][0]


@rule("CUT-038", "CUT-041", "CUR-35")
@pytest.mark.parametrize("card", TRUE_ATTACKS)
def test_halved_it_does_its_half_value_and_still_hits(card: str):
    game = position("I13", sets={P0: card}, taker={P0: 1}, things={P3: "RL18"}, start="RND-D").until("W05")
    assert game.creature == 170 - VALUES[card][2]
    assert game.blows() == [(P0, VALUES[card][2])]


@rule("CUT-039", "CUT-042", "CUR-08")
@pytest.mark.parametrize("card", TRUE_ATTACKS)
def test_halved_twice_it_misses_and_is_discarded_at_once(card: str):
    game = position(
        "I13", sets={P0: card}, taker={P0: 1}, crowd={P0: 1}, things={P3: "RL18"}, start="RND-D"
    ).until("W05")
    assert game.creature == 170
    assert not game.blows()
    assert game.discard == [card]


@rule("CUT-044", "CUR-08")
@pytest.mark.parametrize("card", TRUE_ATTACKS)
def test_what_hit_lies_on_the_stack_until_the_end_of_the_round(card: str):
    game = position("E08", sets={P0: card}, things={P3: "RL18"}, start="RND-D").until("W05")
    assert not game.discard
    assert game.rest().discard == [card]


@rule("CUT-048", "CUT-007", "C1", "C2", "C3", "C4")
@pytest.mark.parametrize("seat", [P0, P1, P2, P3])
@pytest.mark.parametrize("card", PORTRAITS)
def test_with_the_portrait_of_its_player_it_is_protected(card: str, seat: int):
    other = (seat + 1) % 4
    own, strange = f"{card}/C{seat + 1}", f"{card}/C{other + 1}"
    for face, offered in ((own, False), (strange, True)):
        game = position("E08", sets={seat: face}, hands={other: "D21 D22", seat: "D22"}, start="RND-D")
        assert game.asked == ("W18", seat), "its owner may play a card on it"
        assert game.until("W18").say(seat, "no").was_asked("W18", other) == offered


@rule("C5", "C6", "D04", "D05")
@pytest.mark.parametrize(("seat", "card"), [(4, "D04/C5"), (4, "D05/C5"), (5, "D04/C6"), (5, "D05/C6")])
def test_the_last_two_characters_have_portraits_too(seat: int, card: str):
    game = position("E08", players=6, sets={seat: card}, hands={P0: "D21"}, start="RND-D").rest()
    assert not game.was_asked("W18")


@rule("D09", "CUT-043")
def test_a_poke_gets_flat_bonuses():
    game = position("E08", sets={P0: "D09"}, hands={P0: "D22"}, riders={P0: "D14"}, start="RND-D")
    assert game.play(P0, "D22").rest().creature == 250 - 40


@rule("D09", "D08", "CUT-086", "CUT-087")
def test_a_hit_for_nothing_is_no_wound():
    game = position("E02", sets={P0: "D09"}, start="RND-D").rest()
    assert game.lps == [95, 95, 95, 95], "nobody wounded the troll"


@rule("D10", "CUT-049")
def test_a_crowd_marks_the_next_two_in_turn_order():
    sets = {P0: "D02", P1: "D10", P2: "D02", P3: "D02"}
    game = position("E08", sets=sets, start="RND-D").rest()
    assert game.creature == 250 - 50 - 20 - 25 - 25


@rule("D10", "CUR-37")
def test_a_crowd_marks_nobody_before_it_and_no_dead():
    sets = {P0: "D02", P1: "D10", P3: "D02"}
    game = position("E08", lp={P2: 0}, sets=sets, start="RND-D").rest()
    assert game.creature == 250 - 50 - 20 - 25
    game = position("E08", sets={P0: "D02", P3: "D10"}, start="RND-D").rest()
    assert game.creature == 250 - 50 - 20


@rule("D10", "CUT-049")
def test_a_crowd_that_misses_marks_nobody():
    game = position("E08", sets={P0: "D10", P1: "D02"}, hands={P2: "D21"}, start="RND-D")
    assert game.play(P2, "D21", on=P0).rest().creature == 250 - 50


@rule("D10")
def test_two_crowds_halve_twice():
    game = position("E08", sets={P0: "D10", P1: "D10", P2: "D02"}, start="RND-D").rest()
    assert game.creature == 250 - 20 - 10, "the third Attack is a miss"


@rule("D10")
def test_a_crowd_halves_both_cards_of_a_player_and_only_this_round():
    game = position(
        "E08",
        sets={P0: "D10", P1: "D02 D03"},
        hands={P1: "D06"},
        things={P3: "RL18"},
        deck=WEAK,
        start="RND-D",
    ).rest()
    assert game.creature == 250 - 20 - 25 - 20
    game.go_on().all_set({P1: "D06"}).until("W05")
    assert (P1, 20) in game.blows()


@rule("D11", "W20")
@pytest.mark.parametrize("encounter", ["E05", "E06", "E07", "E08", "E09", "E14", "E15"])
def test_holy_water_may_burn_the_undead_fiends_and_demons(encounter: str):
    sets = {P1: "D11"} if encounter != "E14" else {P0: "D13", P1: "D11"}
    game = position(encounter, sets=sets, start="RND-D", first_hit=1)
    before = game.creature
    game.say(P1, "yes")
    assert before - game.rest().creature == 60
    assert game.lps == [100, 85 if encounter == "E05" else 100, 100, 100], "no strike but a burst"


@rule("D11", "W20")
def test_holy_water_may_be_thrown_plainly():
    game = position("E08", sets={P1: "D11"}, start="RND-D")
    assert game.asked == ("W20", P1)
    assert game.say(P1, "no").rest().creature == 240
    assert game.lps == [90] * 4, "the strike follows"


@rule("D11", "W20")
@pytest.mark.parametrize("encounter", ["E01", "E10", "E18", "E21", "I03", "I16"])
def test_holy_water_is_water_to_the_others(encounter: str):
    game = position(encounter, sets={P1: "D11"}, things={P3: "RL18"}, start="RND-D").until("W05")
    assert not game.was_asked("W20")
    assert game.blows() == [(P1, 10)]


@rule("D11", "CUT-049")
def test_holy_water_that_misses_does_nothing():
    game = position("E08", sets={P0: "D11"}, hands={P1: "D21"}, start="RND-D").play(P1, "D21", on=P0).rest()
    assert not game.was_asked("W20")
    assert game.lps == [80, 90, 90, 90]


@rule("D11", "CUR-48")
def test_the_cancelled_strike_is_that_of_this_round_alone():
    game = position("E08", sets={P0: "D11"}, hands={P0: "D06"}, things={P3: "RL18"}, deck=WEAK, start="RND-D")
    game.say(P0, "yes").rest()
    assert game.lps == [100] * 4
    game.go_on().all_set().until("W05").until("W07")
    assert game.lps == [90] * 4


@rule("D12", "W21")
def test_stab_and_grab_takes_a_thing_of_choice():
    things = {P1: "D33 RL26", P3: "RL05"}
    game = position("E08", sets={P0: "D12"}, things=things, start="RND-D")
    assert game.asked == ("W21", P0)
    assert game.offers() == {P1, P3}, "only who owns something"
    game.choose(P1)
    assert game.offers() == {"D33", "RL26"}
    game.choose("RL26").rest()
    assert (game.things(P0), game.things(P1)) == (["RL26"], ["D33"])
    assert game.creature == 250 - 10, "it is an Attack all the same"


@rule("D12", "CUT-107", "CUR-156")
def test_stab_and_grab_takes_nothing_bequeathed_and_nothing_of_its_player():
    game = position("E08", sets={P0: "D12"}, things={P0: "D33", P1: "RL26*"}, start="RND-D").rest()
    assert not game.was_asked("W21")
    assert (game.things(P0), game.things(P1)) == (["D33"], ["RL26*"])


@rule("D12", "D29", "CUR-12")
def test_a_grabbed_amulet_draws_two_cards():
    game = position("E08", sets={P0: "D12"}, things={P1: "D29"}, deck="D01 D02 D03", start="RND-D").rest()
    assert game.hand(P0) == ["D01", "D02"], "the only thing there is is taken without asking"


@rule("D12")
def test_stab_and_grab_works_in_the_killing_blow():
    game = position("E08", left=10, sets={P0: "D12"}, things={P1: "D33"}, start="RND-D").rest()
    assert game.kills(P0) == [5]
    assert game.things(P0) == ["D33"]


@rule("CUT-046")
@pytest.mark.parametrize("card", MANEUVERS)
def test_a_maneuver_is_no_attack(card: str):
    game = position(
        "E08",
        sets={P0: card},
        hands={P1: "D21 D22", P0: "D22"},
        fortune="F01",
        things={P3: "RL18"},
        start="RND-D",
    ).until("W05")
    assert game.creature == 250
    assert not game.blows()
    assert not game.was_asked("W18")
    assert not game.was_asked("W16")


@rule("D13")
def test_a_feint_is_discarded():
    game = position("E08", sets={P0: "D13"}, things={P3: "RL18"}, start="RND-D").until("W05")
    assert game.discard == ["D13"]
    assert not game.riders(P0)


@rule("CUT-047")
@pytest.mark.parametrize("card", MANEUVERS[1:])
def test_a_rider_lies_until_the_next_true_attack(card: str):
    things = {P3: "RL18"}
    game = position("E08", sets={P0: card}, hands={P0: "D02"}, things=things, deck=WEAK, start="RND-D").rest()
    assert game.riders(P0) == [card]
    assert not game.discard
    game.go_on().all_set({P0: "D02"}).until("W05")
    assert not game.riders(P0)
    assert card in game.discard
    assert (P0, 70 if card == "D14" else 100) in game.blows()


@rule("CUT-047", "D14", "D15")
def test_a_maneuver_spends_no_rider():
    game = position("E08", sets={P0: "D13"}, riders={P0: "D14 D15"}, start="RND-D").rest()
    assert game.riders(P0) == ["D14", "D15"]


@rule("CUT-047", "D14", "D15")
def test_riders_go_with_the_encounter():
    game = position("E08", left=5, sets={P0: "D08"}, riders={P1: "D14", P2: "D15"}, start="RND-D").finish()
    assert not game.riders(P1)
    assert not game.riders(P2)
    assert {"D14", "D15"} <= set(game.discard)


@rule("D14", "CUR-46")
def test_who_slips_behind_is_out_of_reach():
    hands = {P1: "D16 D17 D20 D21 D22"}
    game = position("E08", sets={P0: "D02", P1: "D02"}, hands=hands, riders={P0: "D14"}, start="RND-D")
    game.rest()
    assert not game.was_asked("W12")
    assert game.log.count(("W18", P1)) == 1, "about the own Attack alone"
    assert game.creature == 250 - 70 - 50


@rule("D14", "CUR-46")
def test_who_slips_behind_may_still_play_cards():
    hands = {P0: "D17 D22"}
    game = position("E08", sets={P0: "D02", P1: "D08"}, hands=hands, riders={P0: "D14"}, start="RND-D")
    game.play(P0, "D17", on=P1).play(P0, "D22")
    assert game.rest().creature == 250 - (5 + 20 + 20) - 50


@rule("D14", "D27", "CUR-46")
def test_a_maneuver_of_who_slips_behind_is_not_replaced():
    game = position("E08", sets={P0: "D13"}, hands={P1: "D27"}, riders={P0: "D14"}, start="RND-D").rest()
    assert not game.was_asked("W18")


@rule("D14", "D15")
def test_two_riders_of_a_kind_add_up():
    game = position("E08", sets={P0: "D06"}, riders={P0: "D14 D14"}, start="RND-D").rest()
    assert game.creature == 250 - 60
    game = position("E08", sets={P0: "D06"}, riders={P0: "D15 D15"}, start="RND-D").rest()
    assert game.creature == 250 - 40, "a card cannot be doubled twice"


@rule("D14", "D15", "CUR-40")
def test_a_missed_attack_spends_the_riders():
    game = position(
        "E08",
        sets={P0: "D02"},
        hands={P0: "D03"},
        riders={P0: "D15"},
        first_attack=0,
        event="EV05",
        n=2,
        start="RND-D",
    ).rest()
    assert game.creature == 250
    assert not game.riders(P0)
