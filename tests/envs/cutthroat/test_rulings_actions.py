"""Rulings on Action cards, Items, Relics and damage (CUR-52 to CUR-65) beyond their golden tests."""

from typing import Any

import pytest

from .kit import P0, P1, P2, P3, Position, draw, position

rule = pytest.mark.rule


def packet(seat: int, amount: int, **more: Any) -> Position:
    """A strike packet against E08."""
    return position("E08", start="PKT", packet=(seat, amount), **more)


@rule("CUR-52", "D24", "D25")
def test_a_packet_may_come_back_to_its_first_target():
    game = packet(P1, 20, hands={P1: "D24", P2: "D24", P3: "D25"})
    game.play(P1, "D24", on=P2).play(P2, "D24", on=P1).play(P3, "D25", on=P0)
    assert game.stopped
    assert game.lps == [80, 100, 100, 100]


@rule("CUR-53", "EV02", "D24")
def test_a_bonus_is_added_once_however_often_the_packet_moves():
    game = position("E10", start="RND-F", event="EV02", n=3, hands={P0: "D24"})
    game.play(P0, "D24", on=P2)
    assert game.lps == [100, 100, 90, 100]


@rule("CUR-53", "D32", "D24")
def test_a_packet_passed_to_iron_skin_is_dropped():
    game = packet(P1, 20, hands={P1: "D24", P0: "D25"}, iron={P2: 1})
    game.play(P1, "D24", on=P2)
    assert game.stopped, "P0 is not asked again"
    assert game.lps == [100, 100, 100, 100]


@rule("CUR-53", "RL21", "F09", "D24", "D21")
def test_a_sleeper_takes_no_strike_but_other_damage():
    game = packet(P1, 20, hands={P1: "D24"}, asleep={P2: 1})
    assert game.play(P1, "D24", on=P2).lps == [100, 100, 100, 100]
    game = position(
        "E08",
        start="RND-D",
        sets={P0: "D02"},
        hands={P1: "D21"},
        hermit={P0: 1},
    )
    game.play(P1, "D21", on=P0)
    assert game.lps == [90, 90, 90, 90], "10 by the card, none by the strike"


@rule("CUR-54", "I03", "I22", "I25", "D22", "D26")
def test_what_is_played_on_nobody_or_oneself_is_not_played_on_another():
    sets, hands = {P0: "D02"}, {P0: "D22"}
    game = position("I03", start="RND-D", sets=sets, hands=hands, things={P3: "RL18"}, deck="D07")
    assert game.play(P0, "D22", on=P0).until("W05").hand(P0) == []
    game = position("I25", start="RND-D", sets=sets, hands=hands, things={P3: "RL18"})
    assert game.play(P0, "D22", on=P0).until("W05").lp(P0) == 100
    game = position("I22", start="PKT", packet=(P0, 20), hands={P0: "D26"}, deck="D07")
    assert game.play(P0, "D26").hand(P0) == ["D07"], "there any card will do"


@rule("CUR-54", "RL03", "RL13", "D16", "D18")
def test_a_cancelled_card_has_no_consequences():
    game = position(
        "I25",
        start="RND-D",
        initiative=(2, 1, 3, 4),
        sets={P0: "D02", P1: "D03"},
        hands={P0: "D16", P2: "D18"},
        things={P0: "RL03", P1: "RL13", P3: "RL18"},
    )
    game.play(P0, "D16", on=P1).play(P2, "D18").until("W05")
    assert game.lps == [100, 100, 95, 100], "P2's card was played on P0"
    assert game.blows() == [(P1, 40), (P0, 50)]


@rule("CUR-55", "I19", "D19", "D21")
def test_an_attack_played_as_a_critical_miss_can_be_taken():
    game = position("I19", start="RND-D", sets={P0: "D02"}, hands={P1: "D07", P2: "D19"}, things={P3: "RL18"})
    game.play(P1, "D07", on=P0).play(P2, "D19").until("W05")
    assert game.blows() == [(P0, 50)]
    assert (game.hand(P1), game.hand(P2), game.discard) == ([], ["D07"], ["D19"])
    assert game.record["acted"][:4].tolist() == [0, 1, 1, 0]


@rule("CUR-55", "I19", "RL09", "EV04", "E10")
def test_where_action_cards_are_barred_an_attack_is_no_critical_miss():
    sets, hands, things = {P0: "D02"}, {P1: "D07"}, {P1: "RL09"}
    assert position("I19", start="RND-D", sets=sets, hands=hands).was_asked("W18", P1)
    assert not position("I19", start="RND-D", event="EV04", sets=sets, hands=hands).was_asked("W18")
    barred: list[dict[str, Any]] = [{"muted": {P1: 1}}, {"held_off": {P1: 1}}, {"actions": 40}]
    for fields in barred:
        game = position("E08", start="RND-D", sets=sets, hands=hands, things=things, **fields)
        assert not game.was_asked("W18")


@rule("CUR-55", "I19", "D18")
def test_greed_looks_at_the_play_not_at_its_effect():
    game = position(
        "I19",
        start="RND-D",
        event="EV29",
        n=4,
        sets={P0: "D02"},
        hands={P1: "D07", P2: "D18"},
        generic={P0: 1},
    )
    game.play(P1, "D07", on=P0).play(P2, "D18")
    assert game.record["generic"][:4].tolist() == [0, 1, 0, 0]


@rule("CUR-56", "RL13", "RL09", "RL11", "RL16", "RL22", "D21", "D24", "D25")
def test_the_hateful_eye_answers_what_hurts_its_owner_alone():
    eye = {P1: "RL13"}
    game = position("E08", start="ENC-7", things={P0: "RL16", **eye}, hands={P0: "D02 D03"})
    assert game.say(P0, "RL16", P1).lps == [95, 95, 100, 100]
    game = position("E08", start="RND-B", things={P0: "RL11", **eye}, hands={P0: "D02 D03"})
    assert game.play(P0, "RL11", on=P1).lps == [95, 100, 100, 100]
    game = position("E01", start="RND-F", things={P0: "RL22", **eye}, chance=draw(2, 1, 3, 4))
    assert game.say(P0, P1, at="W27").lps == [80, 95, 100, 100]
    game = packet(P0, 20, hands={P0: "D24"}, things=eye)
    assert game.play(P0, "D24", on=P1).lps == [95, 80, 100, 100]
    game = packet(P0, 20, hands={P2: "D25"}, things=eye)
    assert game.play(P2, "D25", on=P1).lps == [100, 80, 95, 100]
    game = position(
        "E08",
        start="RND-D",
        sets={P1: "D02"},
        hands={P0: "D07"},
        things={P0: "RL09", P3: "RL18", **eye},
    )
    assert game.play(P0, "RL09", on=P1).until("W05").lps == [95, 90, 100, 100]


@rule("CUR-56", "RL13", "D17", "D18", "D22", "D23")
def test_the_hateful_eye_overlooks_swaps_cancellations_and_help():
    things = {P1: "RL13", P3: "RL18"}
    sets = {P0: "D06", P1: "D06"}
    game = position(
        "E08", start="RND-D", sets=sets, hands={P0: "D17 D22", P1: "D22", P2: "D18"}, things=things
    )
    game.play(P0, "D17", on=P1).play(P1, "D22", on=P1).play(P2, "D18").until("W05")
    assert game.lps == [100, 100, 100, 100]
    game = position("E08", start="RND-B", hands={P0: "D23 D02 D03"}, things={P1: "RL13"})
    assert game.play(P0, "D23", on=P1).lps == [100, 100, 100, 100]


@rule("CUR-58", "D30", "D31")
def test_nobody_at_full_life_is_healed():
    game = position("E08", start="ENC-7", things={P0: "D30 D31"}, hands={P0: "D02 D03"})
    assert not game.was_asked("W02")
    game = position("E08", start="ENC-7", things={P0: "D31"}, lp={P0: 90}, hands={P0: "D02 D03"})
    game.play(P0, "D31")
    assert game.lp(P0) == 100, "nobody else can be named"
    assert (game.spent, game.prestige(P0)) == (["D31"], 0)


@rule("CUR-59", "D32", "D33", "D34")
def test_two_of_a_kind():
    game = position("E08", start="ENC-7", things={P0: "D32 D32 D33 D33 D34 D34"}, hands={P0: "D07 D06"})
    game.choose("D32")
    assert game.offers() == {"no", "D33", "D34"}
    game.choose("D33", "D34", "D34")
    assert game.asked == ("W07", P0)
    game.choose("D07", "no")
    assert game.creature == 250 - 20, "doubled once; a step beyond double is lost"
    assert game.lp(P0) == 100


@rule("CUR-59", "D34", "I12")
def test_a_second_strength_makes_up_for_a_halving():
    game = position("I12", start="RND-D", plague={P0: 1}, strength={P0: 2}, sets={P0: "D02"}, r=2)
    assert game.creature == 180 - 50, "doubled, no further; then halved"
    game = position("I12", start="RND-D", strength={P0: 2}, sets={P0: "D02"}, r=3)
    assert game.creature == 180 - 50, "two Rounds are over"


@rule("CUR-60", "E23", "EV06", "D28", "RL05")
def test_items_under_the_idol_and_on_cursed_ground():
    things = {P0: "D28 D32 RL05 RL23"}
    sets, hands = {P0: "D02"}, {P0: "D03 D06"}
    assert position("E23", start="ENC-7", things=things, hands=hands).asked == ("W07", P0)
    assert not position("E23", start="RND-D", left=40, things=things, sets=sets).was_asked("W12")
    game = position("E08", start="ENC-7", event="EV06", n=3, things=things, hands=hands)
    assert (game.asked, game.offers()) == (("W02", P0), {"no", "RL23"})
    game = position("E08", start="RND-D", event="EV06", n=3, left=40, things=things, sets=sets)
    assert (game.asked, game.offers()) == (("W12", P0), {"no", "RL05"})


@rule("CUR-60", "E23", "RL01", "RL14", "RL15", "RL17", "RL18", "RL22", "RL28")
def test_the_idol_lets_only_automatic_relics_work():
    game = position(
        "E23",
        start="RND-F",
        lp={P0: 15},
        things={P0: "RL15 RL17 RL18 RL22 RL28", P1: "RL14"},
        hands={P2: "D02"},
    )
    assert game.stopped
    assert game.log == []
    assert (game.lp(P0), game.spent) == (10, ["RL15"])


@rule("CUR-61", "RL04", "RL11")
def test_a_redraw_belongs_to_the_draw():
    game = position("E08", start="RND-B", things={P0: "RL11", P1: "RL04"}, hands={P0: "D02 D03", P1: "D23"})
    game.play(P0, "RL11", on=P1).play(P1, "RL04")
    assert game.asked == ("W07", P0), "P1 may still play no D23"
    assert game.record["held_off"][P1] == 1


@rule("CUR-61", "RL11", "I14")
def test_a_reversal_ends_the_draught():
    game = position("I14", start="RND-F", held_off={P3: 1}, initiative=(4, 3, 2, 1), hands={P3: "D26"})
    assert game.asked == ("W23", P3)


@rule("CUR-62", "RL28")
@pytest.mark.parametrize(
    ("encounter", "after"),
    [
        ("E11", [100, 80, 100, 100]),
        ("I12", [100, 85, 100, 100]),
        ("I10", [100, 90, 100, 100]),
        ("I25", [100, 90, 100, 90]),
    ],
)
def test_boots_and_the_strikes_that_name_a_number(encounter: str, after: list[int]):
    game = position(encounter, start="RND-F", things={P0: "RL28"}).say(P0, "yes", at="W26")
    if encounter == "I25":
        game.choose(P3)
    assert game.stopped
    assert game.lps == after


@rule("CUR-62", "RL28", "I04")
def test_boots_against_death():
    game = position(
        "I04", start="RND-F", things={P0: "RL28"}, hands={P0: "D02 D03", P1: "D06 D07", P2: "D08", P3: "D08"}
    )
    game.choose("yes")
    assert (game.asked, game.hand_sizes) == (("W01", P0), [2, 0, 1, 1]), "every other is all but P1"
    game.choose("D02")
    assert game.hand_sizes == [1, 0, 0, 0]
    assert game.lps == [100, 100, 100, 100]


@rule("CUR-62", "CUR-104", "RL28", "I06")
def test_boots_come_before_a_refusal():
    game = position("I06", start="RND-F", things={P0: "RL28 D33", P1: "D32"}, hands={P1: "D24"})
    assert game.asked == ("W26", P0)
    game.choose("yes")
    assert game.asked == ("W24", P1), "refusal is asked of whoever is struck now, before W23"
    game.choose("no").play(P1, "D24", on=P0)
    assert game.lps == [80, 100, 100, 100], "redirected: P0 may not refuse"
    assert game.asked == ("W24", P1), "the second clause"


@rule("CUR-62", "RL28", "I03")
def test_boots_do_not_help_whoever_is_named():
    game = position("I03", start="RND-F", things={P0: "RL28"}, lp={P2: 0, P3: 0})
    assert game.lps == [85, 85, 0, 0]
    assert game.log == []


@rule("CUR-62", "RL28", "E07", "I21", "I24")
@pytest.mark.parametrize("encounter", ["E07", "I21", "I24"])
def test_boots_do_not_help_against_other_strikes(encounter: str):
    game = position(encounter, start="RND-F", things={P0: "RL28"}, lp={P1: 90, P2: 90, P3: 90})
    assert game.lp(P0) < 100
    assert game.log == []


@rule("CUR-62", "RL28", "E04")
def test_boots_need_a_next_higher_number():
    assert not position("E04", start="RND-F", things={P2: "RL28"}, lp={P3: 0}).was_asked("W26")
    game = position("E04", start="RND-F", things={P2: "RL28"})
    assert game.asked == ("W26", P2)


@rule("CUR-63", "RL15", "E20")
def test_the_next_packet_falls_on_what_the_charm_left():
    game = position("E20", start="RND-F", lp={P0: 5}, things={P0: "RL15"})
    assert game.lps == [0, 95, 95, 95]


@rule("CUR-64", "RL14")
def test_a_shepherd_takes_redirected_packets_once_per_encounter():
    game = packet(P1, 20, hands={P1: "D24", P3: "D25"}, things={P2: "RL14"})
    game.play(P1, "D24", on=P0).play(P2, "RL14").play(P3, "D25", on=P1)
    assert game.stopped
    assert game.lps == [100, 80, 100, 100]
    assert game.plus(P2) == 0
    assert game.log.count(("W23", P2)) == 1


@rule("CUR-64", "RL14", "D26")
def test_a_shepherd_of_a_packet_reduced_to_nothing_is_not_paid():
    game = packet(P1, 20, hands={P2: "D26"}, things={P2: "RL14"})
    game.play(P2, "RL14").play(P2, "D26")
    assert game.lps == [100, 100, 100, 100]
    assert game.plus(P2) == 0


@rule("CUR-65", "RL05", "I10")
def test_a_finger_points_at_one_of_two():
    game = position("I10", start="RND-D", left=(40, 50), things={P0: "RL05"}, sets={P0: "D02"})
    game.play(P0, "RL05")
    assert (game.asked, game.offers()) == (("W03", P0), {"Humility", "Shame"})
    game.choose("Shame")
    assert game.creatures == [40, 0]
    assert game.kills(P0) == [3]
    game = position("I10", start="RND-D", left=(55, 50), things={P0: "RL05"}, sets={P0: "D02"})
    assert game.play(P0, "RL05").creatures == [55, 0]


def cancelled_to_death(card: str, **more: Any) -> Position:
    """I25: P0's card on P1 takes effect after all, but P1 has died of the cards that were to cancel it."""
    hands = {P0: card, P1: "D18 D19", P2: "D18 D19"}
    game = position("I25", hands=hands, lp={P1: 5}, **more)
    game.play(P0, card, on=P1).play(P1, "D18").play(P2, "D18").play(P1, "D19")
    game.choose("no").play(P2, "D19").choose("no")
    assert game.lp(P1) == 0
    return game


@rule("CUR-156", "D17", "I25")
def test_set_cards_are_not_swapped_with_a_player_who_has_died_meanwhile():
    game = cancelled_to_death("D17", start="RND-D", sets={P0: "D02", P1: "D06", P3: "D03"})
    assert game.set_cards(P1) == []
    assert {"D06", "D17"} <= set(game.discard)
    assert "D02" not in game.discard


@rule("CUR-156", "D23", "I25")
def test_initiative_is_not_swapped_with_a_player_who_has_died_meanwhile():
    game = cancelled_to_death("D23", start="RND-B", things={P3: "RL18"})
    assert game.numbers[P1] == 0
    assert game.numbers[P0] == 1
