"""D28 to D34: the Items."""

import pytest

from ..kit import P0, P1, P2, P3, position

rule = pytest.mark.rule

ITEMS = [pytest.param(f"D{n}", marks=rule(f"D{n}")) for n in range(28, 35)]
TIPPED = [pytest.param(f"D{n}", marks=rule(f"D{n}")) for n in (28, 30, 31, 32, 33, 34)]


@rule("CUT-014", "CUT-015", "CUR-03")
@pytest.mark.parametrize("item", ITEMS)
def test_a_drawn_item_is_laid_out_and_replaced(item: str):
    game = position("E08", hands={P0: "D07"}, deck=f"{item} D01 D02 D03", r=2, start="RND-A")
    assert game.things(P0) == [item]
    drawn = ["D01", "D02", "D03"] if item == "D29" else ["D01"]
    assert game.hand(P0) == [*drawn, "D07"]


@rule("CUR-07", "CUR-160")
@pytest.mark.parametrize("item", TIPPED)
def test_an_item_is_used_up(item: str):
    game = position("E08", lp={P0: 50}, things={P0: item}, start="ENC-7").play(P0, item)
    if game.asked == ("W03", P0):
        game.choose(P0)
    assert not game.things(P0)
    assert game.spent == [item]


@rule("E23", "CUR-60")
@pytest.mark.parametrize("item", TIPPED)
def test_no_item_is_used_against_the_cursed_idol(item: str):
    game = position("E23", lp={P0: 50}, things={P0: item}, hands={P0: "D02 D03"}, start="ENC-7")
    assert not game.was_asked("W02")


@rule("EV06")
@pytest.mark.parametrize("item", TIPPED)
def test_no_item_is_used_on_cursed_ground(item: str):
    game = position(
        "E08", lp={P0: 50}, things={P0: item}, hands={P0: "D02 D03"}, event="EV06", n=3, start="ENC-7"
    )
    assert not game.was_asked("W02")


@rule("CUT-023", "CUR-04")
@pytest.mark.parametrize("item", TIPPED)
def test_on_the_own_turn_only_the_fire_is_used(item: str):
    game = position("E08", lp={P0: 50}, sets={P0: "D02", P1: "D02"}, things={P0: item}, start="RND-D").rest()
    asked = [name for name, seat in game.log if seat == P0]
    assert asked == (["W12"] if item == "D28" else [])


@rule("CUT-022", "W02", "CUR-150")
def test_items_are_offered_round_and_round():
    things = {P0: "D34 D33", P1: "D32", P2: "D34"}
    game = position("E08", things=things, hands={P0: "D02 D03"}, start="ENC-7")
    game.choose("no").choose("D32").choose("D33").choose("no").choose("no").until("W07")
    assert [seat for name, seat in game.log if name == "W02"] == [P0, P1, P0, P0, P2]


# --- D28 Alchemist's Fire


@rule("D28", "W02", "CUR-157")
def test_alchemists_fire_burns_the_creature_and_all_the_others():
    game = position("E08", things={P1: "D28"}, hands={P0: "D26 D02 D03"}, start="ENC-7").play(P1, "D28")
    assert game.creature == 220
    assert game.asked == ("W23", P0)
    assert game.choose("D26").lps == [100, 100, 90, 90]


@rule("D28", "CUR-22", "CUT-062")
def test_a_kill_by_the_fire_is_its_users():
    game = position("E10", left=30, sets={P1: "D02"}, things={P1: "D28"}, start="RND-D").play(P1, "D28")
    game.rest()
    assert game.kills(P1) == [2]
    assert game.lps == [90, 100, 90, 90]
    assert not game.discard, "the set card went back to the hand"


@rule("D28", "CUR-24")
def test_the_fire_counts_as_damage_of_the_round_but_wounds_nobody():
    game = position("E09", sets={P1: "D13"}, things={P1: "D28", P3: "RL18"}, start="RND-D").play(P1, "D28")
    game.until("W05")
    assert game.dealt(P1) == 30
    assert not game.blows()


@rule("D28", "CUR-72")
@pytest.mark.parametrize("encounter", ["E24", "E25", "I09"])
def test_there_is_no_fire_without_a_creature(encounter: str):
    game = position(encounter, things={P0: "D28"}, hands={P0: "D02 D03"}, start="ENC-7")
    assert not game.was_asked("W02")


@rule("D28")
def test_the_fire_is_for_the_own_turn_with_a_card_still_set():
    game = position("E08", sets={P1: "D02"}, things={P0: "D28"}, start="RND-D").rest()
    assert not game.was_asked("W12")


@rule("D28", "I10")
def test_the_fire_burns_both_creatures():
    game = position("I10", things={P0: "D28"}, start="ENC-7").play(P0, "D28")
    assert game.creatures == [50, 70]


# --- D29 Amulet of Mentalism


@rule("D29", "CUR-12")
def test_an_amulet_raises_the_maximum_hand_to_eight():
    game = position("E08", things={P0: "D29 D29"}, start="ENC-5")
    assert game.hand_sizes == [8, 7, 7, 7], "two are no better than one"


@rule("D29", "CUR-12")
def test_an_amulet_stops_at_the_maximum():
    hand = "D02 D02 D02 D02 D02 D03 D03"
    game = position("E08", hands={P0: hand, P1: "D12"}, sets={P1: "D12"}, things={P2: "D29"}, start="RND-D")
    game.rest()
    assert len(game.hand(P1)) == 3
    game = position("E08", sets={P0: "D12"}, hands={P0: hand}, things={P2: "D29"}, start="RND-D").rest()
    assert len(game.hand(P0)) == 8, "one card, not two"


@rule("D29")
def test_an_amulet_is_not_tipped():
    game = position("E08", things={P0: "D29"}, hands={P0: "D02 D03"}, start="ENC-7")
    assert not game.was_asked("W02")


@rule("D29", "CUR-11", "W01")
def test_a_lost_amulet_costs_the_eighth_card():
    hands = {P1: "D02 D02 D02 D02 D02 D03 D03 D06"}
    game = position("E08", sets={P0: "D12"}, hands=hands, things={P1: "D29"}, start="RND-D")
    assert game.asked == ("W01", P1)
    assert game.offers() == {"D02", "D03", "D06"}
    assert len(game.choose("D06").hand(P1)) == 7


# --- D30 Cure Wounds, D31 Potion of Healing


HEALERS = [pytest.param("D30", 15, 2, marks=rule("D30")), pytest.param("D31", 25, 3, marks=rule("D31"))]


@rule("W03")
@pytest.mark.parametrize(("item", "lp", "worth"), HEALERS)
def test_a_player_heals_alone_without_prestige(item: str, lp: int, worth: int):
    game = position("E08", lp={P0: 50}, things={P0: item}, hands={P0: "D02 D03"}, start="ENC-7")
    game.play(P0, item)
    assert game.lps == [50 + lp, 100, 100, 100], "nobody else can be named, so nobody is asked"
    assert game.prestige(P0) == 0
    assert game.spent == [item]


@rule("W03", "W04", "CUT-067", "CUR-57")
@pytest.mark.parametrize(("item", "lp", "worth"), HEALERS)
def test_healing_a_willing_other_player_is_worth_prestige(item: str, lp: int, worth: int):
    wounded, hands = {P0: 50, P1: 50}, {P0: "D02 D03"}
    game = position("E08", lp=wounded, things={P0: item}, hands=hands, start="ENC-7").play(P0, item)
    assert game.asked == ("W03", P0)
    assert game.offers() == {P0, P1}
    game.choose(P1)
    assert game.asked == ("W04", P1)
    game.choose("yes")
    assert game.lps == [50, 50 + lp, 100, 100]
    assert game.prestige(P0) == worth
    assert not game.kills(P0)
    assert not game.spent, "it lies in the Prestige pile"


@rule("CUR-57", "W04")
@pytest.mark.parametrize(("item", "lp", "worth"), HEALERS)
def test_the_unwilling_keep_their_wounds(item: str, lp: int, worth: int):
    game = position("E08", lp={P1: 50}, things={P0: item}, hands={P0: "D02 D03"}, start="ENC-7").play(
        P0, item
    )
    game.say(P1, "no")
    assert game.things(P0) == [item]
    assert game.lp(P1) == 50
    assert game.asked != ("W02", P0), "there is nobody else to name"


@rule("CUR-58", "CUT-010")
@pytest.mark.parametrize(("item", "lp", "worth"), HEALERS)
def test_nobody_heals_beyond_the_hundred(item: str, lp: int, worth: int):
    hands = {P0: "D02 D03"}
    game = position("E08", lp={P0: 95}, things={P0: item}, hands=hands, start="ENC-7").play(P0, item)
    assert game.lp(P0) == 100
    game = position("E08", things={P0: item}, hands={P0: "D02 D03"}, start="ENC-7")
    assert not game.was_asked("W02"), "nobody is wounded"


# --- D32 Potion of Iron Skin


@rule("D32")
def test_iron_skin_takes_no_damage_but_losses():
    game = position("E08", things={P0: "D32"}, hands={P0: "D02 D03"}, start="ENC-7").play(P0, "D32")
    assert game.record["iron"][P0] == 1
    game = position("E08", iron={P0: 1}, start="strike").rest()
    assert game.lps == [100, 90, 90, 90]
    game = position("E08", iron={P0: 1}, r=13, start="RND-G").rest()
    assert game.lps == [90] * 4


@rule("D32", "CUR-53")
def test_iron_skin_swallows_what_is_passed_on():
    game = position("E08", hands={P1: "D24"}, iron={P0: 1}, packet=(P1, 30), start="PKT").play(
        P1, "D24", on=P0
    )
    assert game.rest().lps == [100] * 4


@rule("D32", "D33", "CUR-59")
@pytest.mark.parametrize(("item", "field"), [("D32", "iron"), ("D33", "haste")])
def test_only_one_of_a_kind_at_a_time(item: str, field: str):
    hands = {P0: "D02 D03"}
    game = position("E08", things={P0: f"{item} {item}"}, hands=hands, start="ENC-7").play(P0, item)
    assert game.asked == ("W07", P0)
    assert game.things(P0) == [item]
    game = position("E08", things={P0: item, P1: item}, hands=hands, start="ENC-7").play(P0, item)
    assert game.asked == ("W02", P1), "others still may"
    assert game.record[field][P0] == 1


# --- D33 Potion of Haste


@rule("D33", "W08", "CUR-38")
@pytest.mark.parametrize(("r", "two"), [(1, True), (2, True), (3, False)])
def test_haste_sets_two_attacks_in_the_first_two_rounds(r: int, two: bool):
    game = position("E08", hands={P0: "D02 D03 D22"}, haste={P0: 1}, r=r, start="RND-C").say(P0, "D02")
    assert (game.asked == ("W08", P0)) == two
    if two:
        assert game.offers() == {"no", "D03"}, "Attack cards left"
        game.choose("D03")
        assert game.rest().creature == 250 - 90


@rule("D33", "W08")
def test_haste_needs_an_attack_for_the_first_card_and_one_for_the_second():
    game = position("E08", hands={P0: "D22 D21"}, haste={P0: 1}, start="RND-C").say(P0, "D22")
    assert not game.was_asked("W08")
    game = position("E08", hands={P0: "D02 D21"}, haste={P0: 1}, start="RND-C").rest()
    assert not game.was_asked("W08")


# --- D34 Potion of Strength


@rule("D34")
@pytest.mark.parametrize(("r", "damage"), [(1, 40), (2, 40), (3, 20)])
def test_strength_doubles_in_the_first_two_rounds(r: int, damage: int):
    game = position("E08", sets={P0: "D06"}, strength={P0: 1}, r=r, start="RND-D").rest()
    assert game.creature == 250 - damage


@rule("D34", "CUR-59", "CUT-040")
def test_a_second_strength_is_one_more_step_up():
    game = position("E08", things={P0: "D34 D34"}, hands={P0: "D02 D03"}, start="ENC-7")
    game.play(P0, "D34").play(P0, "D34")
    assert game.record["strength"][P0] == 2
    game = position(
        "I13", sets={P0: "D06"}, strength={P0: 2}, taker={P0: 1}, things={P3: "RL18"}, start="RND-D"
    )
    assert game.until("W05").creature == 170 - 20, "up, no further up, down"
