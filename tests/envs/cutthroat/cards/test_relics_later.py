"""RL16 to RL29: what each Relic does, when, how often, and when it is not offered."""

import pytest

from ..kit import P0, P1, P2, P3, draw, position

rule = pytest.mark.rule

TWO = {P0: "D02 D03"}
"""A hand with which P0 is asked W07: there the game stands still after what came before."""
ONCE = [pytest.param(relic, marks=rule(relic)) for relic in ("RL16", "RL19", "RL23")]


@rule("W02", "CUR-60")
@pytest.mark.parametrize("relic", ONCE)
def test_a_relic_of_the_item_window_is_used_once_per_encounter(relic: str):
    lp, minus = {P0: 50}, {P0: 1}
    game = position("E08", lp=lp, minus=minus, things={P0: relic}, hands=TWO, start="ENC-7").play(P0, relic)
    while game.asked and game.asked[0] in ("W03", "W28"):
        game.choose(next(iter(sorted(game.offers(), key=str))))
    assert game.asked == ("W07", P0)
    assert game.things(P0) == [relic], "it is not used up"
    assert position("E23", lp=lp, minus=minus, things={P0: relic}, hands=TWO, start="ENC-7").asked == (
        "W07",
        P0,
    )


# --- RL16 Drops of Desire


@rule("RL16", "W03", "CUT-056")
def test_the_drops_move_lp_from_another_player():
    things, hands = {P0: "RL16"}, {**TWO, P1: "D24 D26"}
    game = position("E08", lp={P0: 90}, things=things, hands=hands, start="ENC-7").play(P0, "RL16")
    assert game.asked == ("W03", P0)
    assert game.offers() == {P1, P2, P3}
    game.choose(P1)
    assert game.lps == [95, 95, 100, 100]
    assert not game.was_asked("W23")


@rule("RL16", "EV06", "CUR-14")
def test_the_drops_heal_nobody_on_cursed_ground():
    things = {P0: "RL16"}
    game = position("E08", lp={P0: 90}, things=things, hands=TWO, event="EV06", n=3, start="ENC-7")
    assert game.say(P0, "RL16", P1).lps == [90, 95, 100, 100]


@rule("RL16", "RL13", "CUR-56")
def test_the_hateful_eye_sees_the_drops():
    things = {P0: "RL16", P1: "RL13"}
    game = position("E08", lp={P0: 90}, things=things, hands=TWO, start="ENC-7").say(P0, "RL16", P1)
    assert game.lps == [90, 95, 100, 100], "healed for 5, then struck for 5"


@rule("RL16", "CUR-156")
def test_the_drops_need_somebody_else():
    game = position("E08", lp={P1: 0, P2: 0, P3: 0}, things={P0: "RL16"}, hands=TWO, start="ENC-7")
    assert not game.was_asked("W02")


# --- RL17 Fixed Dice, RL18 Staff of Order


@rule("RL17", "W06", "W34")
def test_the_dice_swap_initiative_cards_once():
    game = position("E08", things={P1: "RL17", P2: "RL13"}, hands=TWO, start="RND-B")
    assert game.asked == ("W06", P1)
    game.choose("RL17")
    assert game.offers() == {P0, P2, P3}
    game.choose(P2)
    assert game.numbers == [1, 3, 2, 4]
    assert game.asked == ("W07", P0)
    assert game.lps == [100] * 4, "no hostile act"


@rule("RL18", "W05")
@pytest.mark.parametrize(("number", "numbers"), [(1, [2, 3, 4, 1]), (3, [1, 2, 4, 3]), (4, [1, 2, 3, 4])])
def test_the_staff_takes_a_number_before_the_draw(number: int, numbers: list[int]):
    game = position("E08", things={P3: "RL18"}, hands=TWO, chance=draw(1, 2, 3), start="RND-B")
    assert game.asked == ("W05", P3)
    assert game.offers() == {"no", *(f"number {n}" for n in (1, 2, 3, 4))}
    assert game.choose(f"number {number}").numbers == numbers


@rule("RL18", "W05", "CUR-05")
def test_the_staff_takes_a_number_up_to_the_living():
    game = position("E08", lp={P1: 0}, things={P3: "RL18"}, hands=TWO, start="RND-B")
    assert game.offers() == {"no", "number 1", "number 2", "number 3"}


@rule("RL18", "CUR-60")
def test_the_staff_serves_once_per_encounter_and_not_before_the_idol():
    game = position("E08", things={P0: "RL18"}, start="RND-B").say(P0, "number 2").rest()
    assert game.log.count(("W05", P0)) == 1, "not asked in RND-F"
    assert not position("E23", things={P0: "RL18"}, start="RND-F").rest().was_asked("W05")


# --- RL19 Wand of Purity


@rule("RL19", "W03")
@pytest.mark.parametrize(("mode", "minus", "lp"), [("mode 1", 1, 50), ("mode 2", 2, 55)])
def test_the_wand_cleanses_or_heals(mode: str, minus: int, lp: int):
    game = position("E08", lp={P0: 50}, minus={P0: 2}, things={P0: "RL19"}, hands=TWO, start="ENC-7")
    game.say(P0, "RL19", mode)
    assert (game.minus(P0), game.lp(P0)) == (minus, lp)


@rule("RL19", "CUR-156")
def test_the_wand_does_the_only_thing_that_can_be_done():
    game = position("E08", lp={P0: 50}, things={P0: "RL19"}, hands=TWO, start="ENC-7").play(P0, "RL19")
    assert game.lp(P0) == 55, "no token to remove"
    game = position("E08", things={P0: "RL19"}, hands=TWO, start="ENC-7")
    assert not game.was_asked("W02"), "neither token nor wound"


# --- RL20 Helm of Pride


@rule("RL20", "CUR-105")
@pytest.mark.parametrize(
    ("encounter", "more", "plus"),
    [
        ("E02", {}, 1),
        ("E01", {}, 0),
        ("E01", {"event": "EV16", "n": 5}, 1),
        ("E10", {"event": "EV16", "n": 5}, 1),
    ],
)
def test_the_helm_of_pride_adds_to_great_kills(encounter: str, more: dict, plus: int):
    game = position(encounter, left=5, sets={P0: "D02"}, things={P0: "RL20"}, start="RND-D", **more).rest()
    assert len(game.kills(P0)) == 1
    assert game.plus(P0) == plus


# --- RL21 Essence of Sleep


@rule("RL21", "W07", "CUR-134")
def test_the_essence_sleeps_a_round_away():
    hands, things = {P0: "D02", P1: "D06 D07"}, {P0: "RL21"}
    game = position("E08", hands=hands, things=things, deck="D08 D09 D13", start="RND-C")
    assert game.asked == ("W07", P0)
    assert game.offers() == {"D02", "RL21"}
    game.choose("RL21")
    assert game.hand(P0) == ["D02"], "nothing before all have set"
    game.choose("D07").rest()
    assert game.hand(P0) == ["D02", "D08", "D09"]
    assert game.lps == [100, 90, 90, 90]
    assert game.creature == 240


@rule("RL21", "CUR-158")
def test_the_essence_keeps_off_strikes_but_nothing_else():
    game = position("E08", asleep={P0: 1}, things={P1: "D28"}, sets={P1: "D13"}, start="RND-D").play(
        P1, "D28"
    )
    assert game.rest().lps == [90, 90, 80, 80]
    game = position("E05", asleep={P0: 1}, sets={P0: "D02"}, event="EV11", n=5, start="RND-D").rest()
    assert game.lps == [100, 95, 95, 95], "the burst and EV11 are strikes"


@rule("RL21", "CUR-60")
def test_the_essence_is_used_once_and_not_before_the_idol():
    game = position("E23", hands=TWO, things={P0: "RL21"}, start="RND-C")
    assert game.offers() == {"D02", "D03"}
    game = position("E08", hands=TWO, things={P0: "RL21"}, deck="D13 D13 D13", start="RND-C")
    game.choose("RL21").rest().go_on()
    assert game.asked == ("W07", P0)
    assert "RL21" not in game.offers()


# --- RL22 Shank of Spite


@rule("RL22", "W27", "CUR-27")
def test_the_shank_answers_the_damage_of_a_strike():
    game = position("E08", things={P0: "RL22"}, start="strike")
    assert game.asked == ("W27", P0)
    assert game.offers() == {"no", P1, P2, P3}
    assert game.choose(P3).rest().lps == [90, 90, 90, 85]


@rule("RL22", "W27")
def test_the_shank_is_drawn_once_per_round():
    things = {P0: "RL22"}
    game = position("E20", things=things, deck="D08 D08 D08 D08", start="strike").say(P0, P1).rest()
    assert game.log.count(("W27", P0)) == 1
    assert game.go_on().asked == ("W27", P0), "the next Round"
    game = position("E20", things=things, start="strike").say(P0, "no").say(P0, P1).rest()
    assert game.log.count(("W27", P0)) == 2, "not drawn for the first packet"


@rule("RL22", "CUR-60", "CUR-27")
def test_the_shank_needs_a_strike_that_hurts_its_owner():
    for encounter, more, start in (
        ("E23", {}, "strike"),
        ("E08", {"iron": {P0: 1}}, "strike"),
        ("E08", {"r": 13}, "RND-G"),
        ("E25", {"sets": {P1: "D02", P2: "D02", P3: "D02"}}, "RND-D"),
    ):
        game = position(encounter, things={P0: "RL22"}, start=start, **more).rest()
        assert not game.was_asked("W27")


@rule("RL22", "RL13", "CUR-56")
def test_the_hateful_eye_sees_the_shank():
    game = position("E08", things={P0: "RL22", P1: "RL13"}, start="strike").say(P0, P1).rest()
    assert game.lps == [85, 85, 90, 90]


# --- RL23 Talisman of Temptation


@rule("RL23", "W02", "CUR-09")
def test_the_talisman_draws_three_cards_for_a_token():
    hands = {P0: "D02 D02 D02 D03 D03 D03 D06"}
    game = position("E08", things={P0: "RL23"}, hands=hands, start="ENC-7").play(P0, "RL23")
    assert game.minus(P0) == 1
    assert game.hand_sizes[P0] == 10
    assert game.asked == ("W07", P0), "no maximum hand"


@rule("RL23", "I07", "CUR-106")
def test_the_talisman_draws_nothing_under_famine():
    game = position("I07", things={P0: "RL23"}, hands=TWO, famine=1, start="ENC-7").play(P0, "RL23")
    assert game.hand(P0) == ["D02", "D03"]


# --- RL24 Gauntlet of War, RL25 Fist of Wrath


@rule("RL24")
@pytest.mark.parametrize(
    ("card", "damage"), [("D01", 110), ("D02", 60), ("D03", 50), ("D04", 30), ("D06", 20)]
)
def test_the_gauntlet_adds_to_heavy_attacks(card: str, damage: int):
    game = position("E08", sets={P0: card}, things={P0: "RL24", P3: "RL18"}, start="RND-D").until("W05")
    assert game.blows() == [(P0, damage)]


@rule("RL24")
def test_the_gauntlet_looks_at_the_printed_value():
    sets, things = {P0: "D06", P1: "D03"}, {P0: "RL24", P3: "RL18"}
    game = position("E08", sets=sets, things=things, strength={P0: 1}, start="RND-D").until("W05")
    assert game.blows() == [(P0, 40), (P1, 40)]
    game = position("I13", sets={P0: "D03"}, things=things, taker={P0: 1}, start="RND-D").until("W05")
    assert game.blows() == [(P0, 30)]


@rule("RL25")
@pytest.mark.parametrize(("lp", "bonus"), [(100, 0), (80, 0), (75, 5), (50, 10), (30, 10), (25, 15), (5, 15)])
def test_the_fist_hits_harder_the_weaker_its_owner(lp: int, bonus: int):
    things = {P0: "RL25", P3: "RL18"}
    game = position("E08", lp={P0: lp}, sets={P0: "D09"}, things=things, start="RND-D").until("W05")
    assert game.blows() == [(P0, bonus)]


# --- RL26 Soul Gem, RL27 Crown of the Fallen King, RL29 Bottomless Satchel


@rule("RL26")
def test_the_soul_gem_can_be_stolen_but_not_used():
    game = position("E08", sets={P1: "D12"}, things={P0: "RL26"}, hands=TWO, start="RND-D").rest()
    assert game.things(P1) == ["RL26"]
    assert not game.was_asked("W12")


@rule("RL27", "CUT-057")
@pytest.mark.parametrize(("lp", "after"), [(100, 95), (5, 0)])
def test_the_crown_weighs_five_lp_an_encounter(lp: int, after: int):
    hands = {P0: "D24 D26", P1: "D02 D03"}
    game = position("E08", lp={P0: lp}, things={P0: "RL27"}, hands=hands, start="ENC-6")
    assert game.lps == [after, 100, 100, 100]
    assert not game.was_asked("W23")


@rule("RL29", "D29", "EV08", "CUR-12")
@pytest.mark.parametrize(
    ("things", "closing", "size"),
    [("RL29", 0, 9), ("RL29 D29", 0, 10), ("RL29", 3, 6), ("RL29 D29", 2, 8), ("RL29", 9, 3)],
)
def test_the_satchel_holds_two_more(things: str, closing: int, size: int):
    game = position("E08", things={P0: things}, event="EV08", n=2, closing=closing, start="ENC-5")
    assert game.hand_sizes[P0] == size


@rule("RL29", "W01", "CUR-11")
def test_a_lost_satchel_costs_two_cards():
    hands = {P0: "D02 D02 D02 D02 D03 D03 D03 D06 D06"}
    game = position("E08", sets={P1: "D12"}, hands=hands, things={P0: "RL29"}, start="RND-D")
    assert game.choose("D02").asked == ("W01", P0)
    game.choose("D02")
    assert len(game.hand(P0)) == 7


# --- RL28 Coward's Boots


@rule("RL28", "W26", "CUR-62")
@pytest.mark.parametrize(
    ("encounter", "amount"),
    [("E01", 15), ("E11", 10), ("E13", 10), ("E19", 5), ("I06", 20), ("I12", 5), ("I13", 10)],
)
def test_the_boots_leave_the_blow_to_the_next_number(encounter: str, amount: int):
    things, numbers = {P0: "RL28"}, (2, 4, 3, 1)
    left = position(encounter, initiative=numbers, things=things, start="strike").until("W26")
    assert left.asked == ("W26", P0)
    stayed = left.clone().choose("no").rest()
    ran = left.choose("yes").rest()
    assert (stayed.lp(P0), stayed.lp(P2)) == (100 - amount, 100)
    assert (ran.lp(P0), ran.lp(P2)) == (100, 100 - amount)


@rule("RL28", "W26")
def test_the_highest_number_cannot_run():
    game = position("E01", lp={P2: 0, P3: 0}, things={P1: "RL28"}, start="strike").rest()
    assert not game.was_asked("W26")
    assert game.lps == [100, 85, 0, 0]


@rule("RL28", "CUR-62")
@pytest.mark.parametrize("encounter", ["E08", "E07", "E18", "I02", "I14", "E23"])
def test_the_boots_know_numbers_alone(encounter: str):
    game = position(encounter, initiative=(1, 2, 3, 4), things={P0: "RL28"}, start="strike").rest()
    assert not game.was_asked("W26")


@rule("RL28", "W26", "CUR-60")
def test_the_boots_run_once_per_encounter():
    game = position("I06", initiative=(1, 2, 3, 4), things={P0: "RL28"}, event="EV03", n=6, start="RND-F")
    game.until("W26").choose("yes").rest()
    assert game.log.count(("W26", P0)) == 1


@rule("RL28", "I10")
def test_the_shielded_keep_their_boots():
    plus = {P1: 1, P2: 1, P3: 1}
    game = position("I10", left=(80, 0), plus=plus, things={P0: "RL28"}, start="strike").rest()
    assert not game.was_asked("W26")
    assert game.lps == [100] * 4
