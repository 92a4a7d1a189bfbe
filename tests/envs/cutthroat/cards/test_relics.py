"""RL01 to RL15: what each Relic does, when, how often, and when it is not offered."""

import pytest

from ..kit import P0, P1, P2, P3, REVERSED, UPRIGHT, draw, position

rule = pytest.mark.rule

TWO = {P0: "D02 D03"}
"""A hand with which P0 is asked W07: there the game stands still after what came before."""


# --- RL01 Anguish's Relent


@rule("RL01", "W28")
@pytest.mark.parametrize(("answer", "lp", "minus"), [("yes", 95, 0), ("no", 100, 1)])
def test_relent_pays_a_token_in_lp(answer: str, lp: int, minus: int):
    game = position("I01", things={P1: "RL01"}, start="strike").say(P0, "no").say(P1, "yes")
    assert game.asked == ("W28", P1)
    game.choose(answer)
    assert (game.lp(P1), game.minus(P1)) == (lp, minus)


@rule("RL01", "CUT-057")
def test_relent_is_a_loss_that_may_kill_and_no_damage():
    game = position("I01", lp={P0: 5}, things={P0: "RL01"}, hands={P0: "D24"}, start="strike")
    game.say(P0, "yes").say(P0, "yes")
    assert game.living == [P1, P2, P3]
    assert not game.was_asked("W23")


@rule("RL01")
def test_relent_knows_nothing_of_tokens_removed_or_of_others():
    game = position("I01", sets={P0: "D02"}, minus={P0: 2}, things={P0: "RL01", P3: "RL18"}, start="RND-D")
    game.say(P0, "yes").until("W05")
    assert not game.was_asked("W28")


# --- RL02 Helm of Arrogance


@rule("RL02", "CUR-14")
def test_the_helm_of_arrogance_refuses_the_healing_of_others_alone():
    things, lp = {P0: "D30 RL02", P1: "D31"}, {P0: 50}
    game = position("E08", lp=lp, things=things, hands=TWO, start="ENC-7").play(P0, "D30")
    assert game.lp(P0) == 65, "the own Item works"
    assert not game.was_asked("W02", P1), "P1 has nobody to heal"


@rule("RL02", "F05")
def test_the_helm_of_arrogance_refuses_what_anothers_fortune_brings():
    lp = {seat: 50 for seat in range(4)}
    game = position(
        "E08",
        lp=lp,
        sets={P1: "D02"},
        things={P0: "RL02", P3: "RL18"},
        fortune="F05",
        chance=[UPRIGHT],
        start="RND-D",
    )
    assert game.say(P1, "deck 1").until("W05").lps == [50, 55, 55, 55]


@rule("RL02", "RL26", "RL27", "CUR-91")
@pytest.mark.parametrize(("relic", "worth"), [("RL02", 3), ("RL26", 3), ("RL27", 5)])
def test_some_relics_are_worth_prestige_at_the_end_alone(relic: str, worth: int):
    for kills, winners in (([worth - 1], [P0]), ([worth + 1], [P1])):
        game = position("E08", kills={P1: kills}, things={P0: relic}, start="END-7").finish()
        assert game.winners == winners
        assert game.prestige(P0) == 0


# --- RL03 Blade of Betrayal


@rule("RL03", "CUR-40")
def test_the_blade_of_betrayal_waits_for_the_next_attack():
    hands, things = {P0: "D22"}, {P0: "RL03", P3: "RL18"}
    game = position("E08", sets={P0: "D02", P1: "D02"}, hands=hands, things=things, r=2, start="RND-D")
    game.play(P0, "D22", on=P1).until("W05")
    assert game.blows() == [(P0, 50), (P1, 70)]
    assert game.record["blade"][P0] == 1


@rule("RL03", "CUR-40")
def test_the_blade_of_betrayal_is_spent_by_a_miss():
    things = {P0: "RL03", P3: "RL18"}
    game = position("E08", sets={P0: "D02"}, things=things, blade={P0: 1}, event="EV05", n=2, start="RND-D")
    assert game.until("W05").record["blade"][P0] == 0


@rule("RL03", "CUR-54")
def test_a_cancelled_card_sharpens_no_blade():
    hands, things = {P0: "D22", P2: "D18"}, {P0: "RL03", P3: "RL18"}
    game = position("E08", sets={P0: "D13", P1: "D02"}, hands=hands, things=things, start="RND-D")
    game.play(P0, "D22", on=P1).play(P2, "D18").until("W05")
    assert game.record["blade"][P0] == 0


# --- RL04 Chaos Orb


@rule("RL04", "W06")
def test_the_orb_makes_all_draw_again_once_per_encounter():
    things, chance = {P1: "RL04 RL18", P0: "RL17"}, [*draw(1, 2, 3), *draw(4, 3, 2, 1)]
    game = position("E08", hands=TWO, things=things, chance=chance, start="RND-B").say(P1, "number 4")
    assert game.numbers == [1, 4, 2, 3]
    game.until("W06", P1).choose("RL04")
    assert game.numbers == [4, 3, 2, 1], "with all numbers, the one taken included"
    assert game.asked == ("W06", P0), "the window starts again"
    game.choose("no")
    assert game.asked[0] == "W07", "no second use"


# --- RL05 Finger of Death


@rule("RL05", "W12", "CUR-22")
def test_the_finger_slays_a_creature_of_fifty_lp():
    things = {P0: "RL05", P3: "RL18"}
    game = position("E08", left=50, sets={P0: "D02 D03"}, things=things, start="RND-D").play(P0, "RL05")
    game.rest()
    assert game.kills(P0) == [5]
    assert game.spent == ["RL05"]
    assert not game.discard
    assert game.dealt(P0) == 0


@rule("RL05")
def test_the_finger_costs_the_turn_when_something_is_left():
    game = position("E17", sets={P0: "D02", P1: "D04"}, things={P0: "RL05", P3: "RL18"}, start="RND-D")
    game.play(P0, "RL05").until("W05")
    assert game.kills(P0) == [1]
    assert game.hand(P0) == ["D02"]
    assert game.blows() == [(P1, 30)]


@rule("RL05", "W03", "CUR-65")
def test_the_finger_points_at_one_of_two():
    game = position("I10", left=(50, 50), sets={P0: "D02"}, things={P0: "RL05", P3: "RL18"}, start="RND-D")
    game.play(P0, "RL05")
    assert game.asked == ("W03", P0)
    assert game.offers() == {"Humility", "Shame"}
    assert game.choose("Shame").creatures == [50, 0]
    game = position("I10", left=(55, 50), sets={P0: "D02"}, things={P0: "RL05", P3: "RL18"}, start="RND-D")
    assert game.play(P0, "RL05").creatures == [55, 0], "only Shame is weak enough"


@rule("RL05", "CUR-65")
@pytest.mark.parametrize(
    ("encounter", "left", "seat"), [("E08", 55, P0), ("I23", 20, P0), ("E23", 20, P0), ("E08", 20, P1)]
)
def test_the_finger_is_for_the_own_turn_against_the_weak(encounter: str, left: int, seat: int):
    game = position(encounter, left=left, sets={P0: "D08"}, things={seat: "RL05", P3: "RL18"}, start="RND-D")
    game.rest()
    assert not game.was_asked("W12")


# --- RL06 True Strike


@rule("RL06", "CUR-47")
def test_true_strike_cannot_be_made_to_miss():
    hands, things = {P1: "D21 D22"}, {P0: "RL06", P3: "RL18"}
    game = position("E08", sets={P0: "D02"}, hands=hands, things=things, event="EV05", n=2, start="RND-D")
    assert game.asked == ("W18", P1)
    assert game.offers() == {"no", "D22"}
    assert game.until("W05").blows() == [(P0, 50)]


@rule("RL06", "CUR-47")
def test_true_strike_stops_at_half():
    things = {P0: "RL06", P3: "RL18"}
    game = position("I13", sets={P0: "D02"}, things=things, taker={P0: 1}, crowd={P0: 2}, start="RND-D")
    assert game.until("W05").blows() == [(P0, 25)]


@rule("RL06", "CUR-47", "F00")
def test_true_strike_ignores_the_fool():
    things = {P0: "RL06", P3: "RL18"}
    game = position("E08", sets={P0: "D02"}, things=things, fortune="F00", chance=[REVERSED], start="RND-D")
    assert game.say(P0, "deck 1").until("W05").blows() == [(P0, 50)]


@rule("RL06", "CUR-47")
def test_true_strike_can_still_be_edged_out():
    game = position(
        "E08", sets={P0: "D02"}, hands={P1: "D16"}, things={P0: "RL06", P3: "RL18"}, start="RND-D"
    )
    assert not game.play(P1, "D16").until("W05").blows()


# --- RL07 Blade of Envy, RL08 The Feast


@rule("RL07", "CUR-25")
@pytest.mark.parametrize(("card", "plus"), [("D08", 1), ("D09", 0)])
def test_the_blade_of_envy_shares_the_kill_of_a_creature_it_wounded(card: str, plus: int):
    game = position(
        "E08", left=10, sets={P0: card, P1: "D02"}, things={P0: "RL07", P1: "RL20"}, start="RND-D"
    )
    game.rest()
    assert game.kills(P1) == [5]
    assert game.plus(P0) == plus
    assert game.plus(P1) == 1


@rule("RL07")
def test_the_blade_of_envy_gets_nothing_for_the_own_kill():
    game = position("E08", left=30, sets={P0: "D06 D06"}, things={P0: "RL07"}, start="RND-D").rest()
    assert game.kills(P0) == [5]
    assert not game.plus(P0)


@rule("RL07", "E17")
def test_the_blade_of_envy_looks_at_the_very_goblin():
    sets, things = {P0: "D06", P1: "D07", P2: "D04"}, {P0: "RL07", P3: "RL18"}
    game = position("E17", sets=sets, things=things, start="RND-D").until("W05")
    assert game.plus(P0) == 1, "for the first goblin, not for the second"


@rule("RL08", "EV06")
@pytest.mark.parametrize(("more", "lp"), [({}, 80), ({"event": "EV06", "n": 3}, 70)])
def test_the_feast_heals_at_the_end_of_an_encounter(more: dict, lp: int):
    game = position("E08", lp={P0: 70, P1: 70}, things={P0: "RL08"}, start="END-4", **more).rest()
    assert game.lps == [lp, 70, 100, 100]


# --- RL09 Mask of Avarice


@rule("RL09", "W18", "W03", "CUR-55")
def test_the_mask_plays_an_attack_as_a_critical_miss_once():
    hands, things = {P1: "D08 D06"}, {P1: "RL09", P3: "RL18"}
    game = position("E08", sets={P0: "D02", P2: "D03"}, hands=hands, things=things, start="RND-D")
    assert game.asked == ("W18", P1)
    assert game.offers() == {"no", "RL09"}
    game.choose("RL09")
    assert game.asked == ("W03", P1)
    assert game.offers() == {"D08", "D06"}
    game.choose("D08").until("W05")
    assert game.lps == [90, 100, 100, 100]
    assert game.blows() == [(P2, 40)]
    assert game.log.count(("W18", P1)) == 1


@rule("RL09", "CUR-55", "CUR-60")
def test_the_mask_is_bound_by_all_that_binds_a_critical_miss():
    hands, things = {P1: "D08"}, {P1: "RL09", P3: "RL18"}
    for encounter, sets, more in (
        ("E08", {P0: "D13"}, {}),
        ("E08", {P1: "D02"}, {}),
        ("E08", {P0: "D02"}, {"event": "EV04"}),
        ("E23", {P0: "D02"}, {}),
    ):
        game = position(encounter, sets=sets, hands=hands, things=things, start="RND-D", **more).rest()
        assert not game.was_asked("W18")
    game = position("E08", sets={P0: "D02"}, hands={P1: "D26"}, things=things, start="RND-D").until("W05")
    assert not game.was_asked("W18"), "no Attack card in hand"


@rule("RL09", "RL13", "CUR-56")
def test_the_hateful_eye_sees_the_mask():
    hands, things = {P1: "D08"}, {P0: "RL13", P1: "RL09", P3: "RL18"}
    game = position("E08", sets={P0: "D02"}, hands=hands, things=things, start="RND-D").play(P1, "RL09")
    assert game.until("W05").lps == [90, 95, 100, 100]


# --- RL10 Flail of Consumption


@rule("RL10", "W19")
@pytest.mark.parametrize("count", [0, 1, 2])
def test_the_flail_eats_up_to_two_cards(count: int):
    hands, things = {P0: "D22 D08 D03"}, {P0: "RL10", P3: "RL18"}
    game = position("E08", sets={P0: "D06"}, hands=hands, things=things, start="RND-D").until("W19")
    assert game.offers() == {"no", "D22", "D08", "D03"}
    for card in ("D22", "D08")[:count]:
        game.choose(card)
    game.until("W05")
    assert game.blows() == [(P0, 20 + 10 * count)]
    assert game.log.count(("W19", P0)) == min(count + 1, 2)


@rule("RL10", "CUR-60")
def test_the_flail_needs_a_hit_a_card_and_leave():
    things = {P0: "RL10", P3: "RL18"}
    for encounter, hands, more in (
        ("E08", {P0: "D03"}, {"event": "EV05", "n": 2}),
        ("E08", {}, {}),
        ("E23", {P0: "D03"}, {}),
    ):
        game = position(encounter, sets={P0: "D06"}, hands=hands, things=things, start="RND-D", **more).rest()
        assert not game.was_asked("W19")


# --- RL11 Draught of Fear


@rule("RL11", "W06", "W34", "CUR-61")
def test_the_draught_silences_somebody_until_the_next_draw():
    hands, things = {P0: "D02 D03", P1: "D16 D26"}, {P0: "RL11", P3: "RL18"}
    game = position("E01", hands=hands, things=things, start="RND-B").until("W06")
    game.choose("RL11")
    assert game.asked == ("W34", P0)
    assert game.offers() == {P1, P2, P3}
    game.choose(P1).all_set({P0: "D02"}).until("W05")
    assert not game.was_asked("W12"), "P1 may not play D16 or D26"
    game.until("W23", P1)
    assert game.offers() == {"no", "D26"}, "Initiative has been drawn again"


@rule("RL11", "RL13", "CUR-56")
def test_the_hateful_eye_sees_the_draught():
    game = position("E08", hands=TWO, things={P0: "RL11", P1: "RL13"}, start="RND-B")
    game.choose("RL11", P1)
    assert game.lps == [95, 100, 100, 100]


# --- RL12 Fortune's Deck


@rule("RL12", "W16", "CUR-115")
def test_the_relics_pile_is_drawn_from_without_fortune():
    things = {P0: "RL12", P3: "RL18"}
    game = position("E08", sets={P0: "D02"}, things=things, pile="F04 F05", chance=[UPRIGHT], start="RND-D")
    assert game.asked == ("W16", P0)
    assert game.offers() == {"no", "deck 2"}
    game.choose("deck 2").until("W05")
    assert game.blows() == [(P0, 70)]
    assert game.fortune_pile[0] == "F05"
    assert game.fortune_pile[-1] == "F04"
    assert game.record["fortune_tokens"] == 0


@rule("RL12", "F21")
def test_the_world_in_the_relics_pile_is_a_token():
    things = {P0: "RL12", P3: "RL18"}
    game = position("E08", sets={P0: "D02"}, things=things, pile="F21", start="RND-D").say(P0, "deck 2")
    game.until("W05")
    assert game.plus(P0) == 1
    assert game.fortune_pile[-1] == "F21"


@rule("RL12", "CUR-60", "CUR-114")
def test_the_relics_pile_needs_an_attack_of_its_owner():
    for encounter, sets in (
        ("E23", {P0: "D02"}),
        ("E08", {P1: "D02"}),
        ("E08", {P0: "D13"}),
        ("E08", {P0: "D09"}),
    ):
        game = position(encounter, sets=sets, things={P0: "RL12"}, start="RND-D").rest()
        assert not game.was_asked("W16")


# --- RL13 Hateful Eye


@rule("RL13", "CUR-56", "W23")
@pytest.mark.parametrize("card", ["D16", "D20", "D21"])
def test_the_hateful_eye_strikes_back_at_hostile_cards(card: str):
    hands, things = {P0: "D26", P1: card}, {P0: "RL13", P3: "RL18"}
    game = position("E08", sets={P0: "D02"}, hands=hands, things=things, start="RND-D").play(P1, card)
    game.until("W05")
    assert game.lp(P1) == 95


@rule("RL13", "D24", "D25")
@pytest.mark.parametrize(("card", "seat"), [("D24", P1), ("D25", P2)])
def test_the_hateful_eye_strikes_back_at_who_passes_damage_on(card: str, seat: int):
    game = position("E08", hands={seat: card}, things={P0: "RL13"}, packet=(P1, 30), start="PKT")
    game.play(seat, card, on=P0).rest()
    assert game.lp(P0) == 70
    assert game.lp(seat) == 95


@rule("RL13", "CUR-56")
@pytest.mark.parametrize("card", ["D17", "D22"])
def test_the_hateful_eye_suffers_what_is_not_hostile(card: str):
    hands, things = {P1: card}, {P0: "RL13", P3: "RL18"}
    game = position("E08", sets={P0: "D08", P1: "D07"}, hands=hands, things=things, start="RND-D")
    assert game.play(P1, card, on=P0).until("W05").lp(P1) == 100


@rule("RL13", "CUR-54")
def test_a_cancelled_card_does_not_open_the_eye():
    hands, things = {P1: "D16", P2: "D18"}, {P0: "RL13", P3: "RL18"}
    game = position("E08", sets={P0: "D02"}, hands=hands, things=things, start="RND-D").play(P1, "D16")
    assert game.play(P2, "D18").until("W05").lp(P1) == 100


# --- RL14 Clasp of the Shepherd


@rule("RL14", "W23", "CUR-64")
def test_the_clasp_takes_the_damage_of_another_for_a_token():
    game = position("E08", things={P2: "RL14"}, packet=(P0, 30), start="PKT")
    assert game.asked == ("W23", P2)
    assert game.choose("RL14").rest().lps == [100, 100, 70, 100]
    assert game.plus(P2) == 1


@rule("RL14", "CUR-64")
def test_the_clasp_brings_no_token_to_the_dead():
    game = position("E08", lp={P2: 30}, things={P2: "RL14"}, packet=(P0, 30), start="PKT").play(P2, "RL14")
    assert game.rest().living == [P0, P1, P3]
    assert not game.plus(P2)


@rule("RL14", "CUR-64")
def test_what_comes_back_to_the_shepherd_brings_no_token():
    hands = {P1: "D25", P2: "D24"}
    game = position("E08", hands=hands, things={P2: "RL14"}, packet=(P0, 30), start="PKT").play(P2, "RL14")
    game.play(P2, "D24", on=P0).play(P1, "D25", on=P2).rest()
    assert game.lps == [100, 100, 70, 100]
    assert not game.plus(P2)


@rule("RL14", "CUR-60")
def test_the_clasp_is_used_once_and_not_for_its_owner():
    game = position("E08", things={P2: "RL14"}, start="strike").play(P2, "RL14").rest()
    assert game.log.count(("W23", P2)) == 1
    assert game.lps == [100, 90, 80, 90]
    assert not position("E08", things={P2: "RL14"}, packet=(P2, 30), start="PKT").rest().was_asked("W23")
    assert not position("E23", things={P2: "RL14"}, packet=(P0, 30), start="PKT").rest().was_asked("W23")


# --- RL15 Hope's Charm


@rule("RL15", "CUR-63")
def test_the_charm_saves_its_owner_once():
    game = position("E08", lp={P0: 10}, things={P0: "RL15*"}, start="strike").rest()
    assert game.lps == [10, 90, 90, 90]
    assert game.spent == ["RL15"]
    assert not game.things(P0)
    game = position("E08", lp={P0: 10}, start="strike").rest()
    assert game.living == [P1, P2, P3]


@rule("RL15", "E23", "CUR-14", "EV06")
@pytest.mark.parametrize(("encounter", "more"), [("E23", {}), ("E08", {"event": "EV06", "n": 3})])
def test_the_charm_works_unasked_everywhere(encounter: str, more: dict):
    game = position(encounter, lp={P0: 5}, things={P0: "RL15"}, packet=(P0, 30), start="PKT", **more).rest()
    assert game.lp(P0) == 10
