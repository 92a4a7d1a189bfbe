"""I01 to I13: what is theirs alone, without a Realm Event (see test_realms.py)."""

import pytest

from ..kit import P0, P1, P2, P3, position

rule = pytest.mark.rule


# --- I01 Anguish


@rule("I01", "W24", "CUT-056")
def test_anguish_is_borne_in_lp_or_in_tokens():
    game = position("I01", hands={P0: "D24"}, start="strike")
    assert game.asked == ("W24", P0)
    assert game.offers() == {"no", "yes"}
    game.choose("no", "yes", "yes", "no")
    assert game.lps == [90, 100, 100, 90]
    assert [game.minus(seat) for seat in game.seats] == [0, 1, 1, 0]
    assert not game.was_asked("W23")


@rule("I01", "CUR-28")
def test_the_dead_have_no_choice_under_anguish():
    game = position("I01", lp={P0: 10, P2: 0}, start="strike").choose("no")
    assert game.asked == ("W24", P1)
    game.choose("no")
    assert game.asked == ("W24", P3)


@rule("I01", "W15", "CUR-94", "CUT-134")
@pytest.mark.parametrize(("minus", "left"), [(1, 0), (2, 0), (3, 1)])
def test_an_attack_given_up_removes_up_to_two_tokens(minus: int, left: int):
    game = position("I01", sets={P0: "D02"}, minus={P0: minus}, things={P3: "RL18"}, start="RND-D")
    assert game.asked == ("W15", P0)
    game.choose("yes").until("W05")
    assert game.minus(P0) == left
    assert game.discard == ["D02"]
    assert game.creature == 170
    assert not game.was_asked("W18")


@rule("I01", "W15")
def test_a_maneuver_is_not_given_up_under_anguish():
    game = position("I01", sets={P0: "D13"}, minus={P0: 2}, things={P3: "RL18"}, start="RND-D").until("W05")
    assert not game.was_asked("W15")
    game = position("I01", sets={P0: "D02"}, minus={P0: 2}, things={P3: "RL18"}, start="RND-D").say(P0, "no")
    assert game.until("W05").creature == 120


# --- I02 Arrogance


@rule("I02")
@pytest.mark.parametrize(
    ("n", "damage", "worth"), [(1, 10, 3), (3, 10, 3), (4, 15, 4), (6, 15, 4), (7, 20, 5), (9, 20, 5)]
)
def test_arrogance_grows_with_the_encounter_number(n: int, damage: int, worth: int):
    game = position(stack="I02", n=n - 1, start="ENC-1")
    assert game.creature == 120 + 10 * n
    game = position("I02", plus={P1: 1}, n=n, start="strike").rest()
    assert game.lps == [100, 100 - damage, 100, 100]
    game = position("I02", left=5, sets={P0: "D06"}, n=n, start="RND-D").rest()
    assert game.kills(P0) == [worth]


@rule("I02", "CUR-17")
def test_arrogance_strikes_all_who_lead():
    assert position("I02", plus={P1: 1, P3: 1}, n=1, start="strike").rest().lps == [100, 90, 100, 90]
    assert position("I02", minus={P1: 1}, n=1, start="strike").rest().lps == [90, 100, 90, 90]


@rule("I02")
@pytest.mark.parametrize(("card", "damage"), [("D06", 20), ("D07", 0), ("D11", 0)])
def test_arrogance_laughs_at_attacks_below_twenty(card: str, damage: int):
    game = position("I02", sets={P0: card}, hands={P0: "D22"}, n=1, things={P3: "RL18"}, start="RND-D")
    game.until("W05")
    assert game.blows() == [(P0, damage)]


# --- I03 Betrayal


@rule("I03", "W24", "CUR-97")
def test_betrayal_lets_one_and_two_name_somebody():
    game = position("I03", initiative=(3, 1, 2, 4), start="strike")
    assert game.asked == ("W24", P1)
    assert game.offers() == {P0, P2, P3}
    game.choose(P3)
    assert game.lps == [100] * 4, "both name first"
    assert game.asked == ("W24", P2)
    game.choose(P1)
    assert game.rest().lps == [100, 85, 100, 85]


@rule("I03", "CUR-156")
def test_betrayal_needs_company_and_the_numbers():
    assert position("I03", lp={P1: 0, P2: 0, P3: 0}, start="strike").rest().lps == [100, 0, 0, 0]
    game = position("I03", lp={P0: 0}, initiative=(0, 2, 3, 4), start="strike")
    assert game.asked == ("W24", P1)
    assert game.choose(P2).rest().lps == [0, 100, 85, 100]


@rule("I03", "CUR-54")
def test_betrayal_pays_for_cards_played_on_others():
    hands = {P0: "D22", P1: "D22", P2: "D16"}
    game = position("I03", sets={P0: "D02", P1: "D03"}, hands=hands, deck="D06 D07 D08", start="RND-D")
    game.play(P0, "D22")
    assert game.hand(P0) == [], "on the own Attack"
    game.play(P1, "D22")
    assert game.hand(P1) == ["D06"]
    game.play(P2, "D16", on=P1)
    assert game.hand(P2) == ["D07"]


# --- I04 Death


@rule("I04", "W01")
def test_death_takes_a_hand_and_a_card_of_all_others():
    hands = {P0: "D02 D03", P1: "D06 D07", P2: "D08"}
    game = position("I04", hands=hands, start="strike")
    assert not game.hand(P0)
    assert game.asked == ("W01", P1)
    assert game.offers() == {"D06", "D07"}
    game.choose("D07")
    assert (game.hand(P1), game.hand(P2)) == (["D06"], [])
    assert game.lps == [100] * 4


@rule("I04", "RL28", "CUR-62")
def test_the_boots_outrun_death():
    hands = {P0: "D02 D03", P1: "D06 D07", P2: "D08"}
    game = position("I04", hands=hands, things={P0: "RL28"}, start="strike").say(P0, "yes")
    assert not game.hand(P1), "struck in place of P0"
    assert game.asked == ("W01", P0), "P0 is one of all the others"
    game.choose("D03")
    assert (game.hand(P0), game.hand(P2)) == (["D02"], [])


@rule("I04")
def test_without_a_holder_of_one_death_takes_the_second_part():
    game = position("I04", lp={P0: 0}, initiative=(0, 2, 3, 4), hands={P1: "D06", P2: "D08"}, start="strike")
    assert not game.rest().hand(P1)
    assert not game.hand(P2)


@rule("I04", "CUR-76", "CUR-77", "W01")
def test_the_boss_effect_of_death_leaves_two_cards():
    game = position(stack="I04 E08", hands={P0: "D01 D01"}, n=0, start="GAME-2")
    assert game.asked == ("W01", P0)
    while game.asked == ("W01", P0):
        game.choose(next(card for card in game.offers() if card != "D01"))
    assert game.hand(P0) == ["D01", "D01"]
    while game.asked and game.asked[0] == "W01":
        game.choose(*list(game.offers())[:1])
    assert game.encounter == "E08"
    assert game.hand_sizes == [2, 2, 2, 2]


# --- I05 Deceit


@rule("I05", "W13", "CUR-98")
def test_whoever_has_a_card_announces_one_of_seventeen():
    game = position("I05", sets={P1: "D22"}, start="RND-D")
    assert game.asked == ("W13", P1)
    assert game.offers() == {f"claim D{n:02}" for n in range(1, 16)} | {
        "claim D04 protected",
        "claim D05 protected",
    }
    game.choose("claim D01")
    assert game.asked == ("W14", P2), "order after P1"
    assert game.say(P2, "no").asked == ("W14", P3)
    assert game.say(P3, "no").asked == ("W14", P0)


@rule("I05", "CUT-149", "CUR-102")
def test_an_unchallenged_lie_works_like_the_card_it_names():
    game = position("I05", sets={P0: "D22", P2: "D02"}, things={P3: "RL18"}, start="RND-D")
    game.say(P0, "claim D10").say(P2, "claim D02").until("W05")
    assert game.blows() == [(P0, 20), (P2, 25)], "a crowd"
    assert game.rest().lps == [100, 100, 90, 100], "only P2 told the truth"
    assert set(game.discard) == {"D22", "D02"}


@rule("I05", "CUR-101", "CUT-047")
def test_an_announced_rider_waits_as_a_marker():
    game = position("I05", sets={P0: "D09"}, hands={P0: "D03"}, deck="D08", start="RND-D")
    game.say(P0, "claim D14").rest()
    assert game.riders(P0) == ["D14"]
    assert game.discard == ["D09"]
    game.go_on().all_set({P0: "D03"}).say(P0, "claim D03").until("W13", P1)
    assert game.creature == 180 - 60
    assert not game.riders(P0)


@rule("I05", "CUT-153", "CUT-154")
@pytest.mark.parametrize(("claim", "tokens"), [("claim D03", (-1, 1)), ("claim D02", (0, -1))])
def test_a_challenge_costs_whoever_is_wrong(claim: str, tokens: tuple[int, int]):
    game = position("I05", sets={P0: "D02"}, start="RND-D").say(P0, claim).say(P1, "yes")
    assert (game.prestige(P0), game.prestige(P1)) == tokens
    assert game.creature == (180 if claim == "claim D03" else 130)


# --- I06 Envy


@rule("I06", "W24", "CUR-104")
def test_envy_is_refused_with_a_gift_of_the_poorests_choice():
    things = {P0: "D33 RL24 RL26*"}
    game = position("I06", things=things, kills={P0: [3], P1: [2]}, plus={P2: 1}, start="strike")
    assert game.asked == ("W24", P0)
    game.choose("yes")
    assert game.asked == ("W24", P3)
    assert game.offers() == {"D33", "RL24", "kill 3"}
    game.choose("kill 3")
    assert (game.kills(P0), game.kills(P3)) == ([], [3])
    assert game.lp(P0) == 100
    assert game.asked == ("W24", P1), "2 is struck, too"


@rule("I06", "CUR-17")
def test_envy_gives_to_the_higher_number_when_two_are_poorest():
    game = position("I06", things={P0: "D33"}, initiative=(1, 4, 2, 3), start="strike").say(P0, "yes").rest()
    assert game.things(P1) == ["D33"]


@rule("I06", "CUR-104")
def test_envy_is_borne_by_who_has_nothing_or_nobody():
    assert position("I06", start="strike").rest().lps == [80, 80, 100, 100]
    game = position("I06", lp={P1: 0, P2: 0, P3: 0}, things={P0: "D33"}, start="strike").rest()
    assert game.lps == [80, 0, 0, 0]


@rule("I06", "CUR-104", "W23")
def test_redirected_envy_is_not_refused():
    game = (
        position("I06", hands={P0: "D24"}, things={P2: "D33"}, start="strike").play(P0, "D24", on=P2).rest()
    )
    assert game.lps == [100, 80, 80, 100]
    assert not game.was_asked("W24")


# --- I07 Famine


@rule("I07", "CUR-106")
def test_famine_lets_nobody_draw_but_one_card_into_an_empty_hand():
    hands = {P0: "D02 D03", P1: "D06"}
    game = position("I07", hands=hands, famine=1, r=2, start="RND-A")
    assert game.asked == ("W07", P0)
    assert game.hand_sizes == [2, 1, 1, 1]


@rule("I07", "D29")
def test_famine_stops_the_draws_of_cards():
    things = {P1: "D29", P3: "RL18"}
    game = position("I07", sets={P0: "D12"}, things=things, famine=1, start="RND-D").say(P0, P1)
    assert game.things(P0) == ["D29"]
    assert not game.hand(P0)


@rule("I07", "CUR-17")
def test_famine_strikes_the_fullest_hands():
    hands = {P0: "D02 D03", P1: "D02", P2: "D06 D07"}
    assert position("I07", hands=hands, start="strike").rest().lps == [90, 100, 90, 100]


@rule("I07", "CUR-106")
def test_the_refill_before_famine_is_made():
    game = position(stack="I07", n=0, start="GAME-2")
    assert [game.hand_sizes[seat] for seat in game.seats] == [7] * 4


# --- I08 Fortune


@rule("I08", "CUT-161", "CUR-108")
def test_fortune_uses_up_its_number_and_no_refill():
    game = position(stack="I08 E08", n=2, start="GAME-2")
    assert game.encounter == "E08"
    assert game.record["n"] == 4
    assert len(game.fortune) == 13
    assert "F21" in game.fortune
    assert len(game.fortune_pile) == 9


@rule("I08", "CUR-107", "CUR-108", "CUT-168", "CUT-169")
@pytest.mark.parametrize(("reading", "lp"), [("per_card", 250), ("flat", 50)])
def test_the_closing_fight_comes_last(reading: str, lp: int):
    options = {"fortune_lp": reading}
    game = position(fortune="", fortune_cards=5, n=9, start="GAME-2", options=options)
    assert game.encounter == "I08"
    assert game.creature == lp
    assert game.record["n"] == 9
    assert game.hand_sizes == [7] * 4


@rule("I08", "CUR-110")
@pytest.mark.parametrize("cards", [1, 5, 13])
def test_fortune_strikes_for_each_card_left(cards: int):
    game = position("I08", fortune="", fortune_cards=cards, closing_fight=1, start="strike").rest()
    assert game.lps == [100 - 5 * cards, 100, 100, 100]


# --- I09 Hope & Despair


@rule("I09", "W09", "AL", "CUT-175")
def test_a_vote_goes_with_the_set_card():
    game = position("I09", hands={P0: "D02 D03", P1: "D22"}, start="RND-C").say(P0, "D02")
    assert game.asked == ("W09", P0)
    assert game.offers() == {"Hope", "Despair"}
    game.choose("Hope")
    assert game.asked == ("W09", P1), "the only card of P1 is set without asking"
    game.choose("Despair")
    assert not game.was_asked("W09", P2), "without a card no vote"


@rule("I09", "CUR-117", "D16")
def test_a_vote_under_a_discarded_card_is_void():
    game = position("I09", hands={P0: "D02", P1: "D03", P2: "D16"}, start="RND-C")
    game.say(P0, "Hope").say(P1, "Despair").say(P2, "Despair").rest()
    assert game.record["points"].tolist() == [50, 40]


@rule("I09", "CUR-118", "D22", "D10")
def test_votes_weigh_what_the_attack_would_have_done():
    game = position("I09", hands={P0: "D10", P1: "D02 D22", P2: "D03"}, start="RND-C")
    game.say(P0, "Hope").say(P1, "Hope").say(P2, "Despair").play(P1, "D22").rest()
    assert game.record["points"].tolist() == [20 + 25 + 20, 20]


@rule("I09", "CUT-244")
def test_the_hopeful_lose_heart_when_despair_keeps_up():
    game = (
        position("I09", hands={P0: "D06", P1: "D06"}, start="RND-C").say(P0, "Hope").say(P1, "Despair").rest()
    )
    assert [game.minus(seat) for seat in game.seats] == [1, 0, 0, 0]
    game = (
        position("I09", hands={P0: "D02", P1: "D06"}, start="RND-C").say(P0, "Hope").say(P1, "Despair").rest()
    )
    assert [game.minus(seat) for seat in game.seats] == [0, 0, 0, 0]


@rule("I09", "CUT-245", "CUT-247", "CUT-248", "CUR-119")
@pytest.mark.parametrize(
    ("points", "gave", "prestige", "lps"),
    [
        ((160, 0), {P0: (160, 0)}, [3, 0, 0, 0], [90, 90, 90, 90]),
        ((160, 160), {P0: (160, 0), P1: (0, 160)}, [0, 3, 0, 0], [70, 80, 70, 70]),
        ((0, 160), {P0: (0, 80), P1: (0, 80)}, [0, 0, 0, 0], [70, 70, 70, 70]),
    ],
)
def test_the_side_that_reaches_the_goal_pays(points: tuple, gave: dict, prestige: list, lps: list):
    lp = {seat: 80 for seat in range(4)}
    game = position("I09", lp=lp, points=points, gave=gave, goal=160, start="RND-E").rest()
    assert [game.prestige(seat) for seat in game.seats] == prestige
    assert game.lps == lps
    assert not any(game.kills(seat) for seat in game.seats)


@rule("I09", "CUT-246")
def test_after_six_rounds_despair_wins():
    for r, over in ((5, False), (6, True)):
        game = position("I09", points=(150, 0), goal=160, r=r, start="RND-E").rest()
        assert game.record["finished"] == over
        assert game.lps == [90 if over else 100] * 4


@rule("I09", "CUR-49", "CUR-114")
def test_there_is_nothing_to_fight():
    game = position("I09", hands={P0: "D02"}, things={P0: "D28 RL05"}, fortune="F01", start="RND-C")
    game.say(P0, "Hope").rest()
    assert not game.was_asked("W12")
    assert not game.was_asked("W16")
    assert not game.was_asked("W15")


# --- I10 Humility & Shame


@rule("I10", "W15")
def test_an_attacker_picks_humility_or_shame():
    game = position("I10", sets={P0: "D02", P1: "D13"}, start="RND-D")
    assert game.asked == ("W15", P0)
    assert game.offers() == {"Humility", "Shame"}
    game.choose("Shame").rest()
    assert game.creatures == [80, 50]
    assert not game.was_asked("W15", P1), "a Maneuver has no target"


@rule("I10", "CUT-066")
def test_each_of_the_two_is_a_kill_of_its_own():
    game = position("I10", left=(20, 20), sets={P0: "D06", P1: "D06"}, start="RND-D").say(P0, "Shame").rest()
    assert (game.kills(P0), game.kills(P1)) == ([3], [2])
    assert not game.was_asked("W15", P1), "only one is left"
    assert game.record["finished"]


@rule("I10", "CUR-121")
def test_the_humble_are_shielded_while_humility_lives():
    plus = {P0: 2, P1: 2, P2: 1}
    game = position("I10", plus=plus, initiative=(2, 3, 4, 1), start="strike").rest()
    assert [game.minus(seat) for seat in game.seats] == [1, 1, 0, 0]
    assert game.lps == [100, 100, 100, 100], "1 has the least Prestige"
    game = position("I10", left=(0, 100), plus=plus, initiative=(2, 3, 4, 1), start="strike").rest()
    assert [game.minus(seat) for seat in game.seats] == [1, 1, 0, 0]
    assert game.lps == [100] * 4, "only Humility strikes"


@rule("I10")
def test_each_part_needs_its_creature():
    game = position("I10", left=(80, 0), plus={P0: 1}, start="strike").rest()
    assert game.lps == [90, 100, 100, 100]
    assert not game.minus(P0)


# --- I11 Order, I12 Pestilence, I13 Temptation


@rule("I11")
def test_order_lets_no_weaker_attack_through():
    sets = {P0: "D03", P1: "D04", P2: "D03", P3: "D01"}
    game = position("I11", sets=sets, hands={P0: "D22"}, start="RND-D").rest()
    assert game.creature == 180 - 40 - 40 - 100
    assert "D04" in game.discard
    assert game.record["attacker_n"] <= 4


@rule("I11")
def test_order_looks_at_printed_values_of_what_hit():
    game = position("I11", sets={P0: "D02", P1: "D03"}, hands={P2: "D21"}, start="RND-D")
    assert game.play(P2, "D21", on=P0).rest().creature == 180 - 40, "a miss sets no mark"
    game = position("I11", sets={P0: "D06", P1: "D06"}, strength={P0: 1}, start="RND-D").rest()
    assert game.creature == 180 - 40 - 20, "equal is enough, doubled or not"


@rule("I12", "W11", "CUR-132")
def test_a_token_is_cleansed_with_an_action_card():
    hands, things = {P0: "D16 D22 D03"}, {P3: "RL18"}
    game = position("I12", sets={P0: "D02"}, hands=hands, plague={P0: 2}, things=things, start="RND-D")
    assert game.asked == ("W11", P0)
    assert game.offers() == {"no", "D16", "D22"}
    game.choose("D16")
    assert game.record["plague"][P0] == 1
    assert game.asked == ("W11", P0)
    game.choose("D22").until("W05")
    assert game.record["plague"][P0] == 0
    assert game.record["acted"][P0] == 0
    assert game.blows() == [(P0, 50)], "no longer halved"


@rule("I12", "W11")
def test_only_the_sick_are_asked_and_only_before_their_turn():
    hands = {P0: "D16", P1: "D03"}
    game = position("I12", sets={P0: "D02", P1: "D03"}, hands=hands, plague={P1: 1}, start="RND-D").rest()
    assert not game.was_asked("W11")


@rule("I12")
def test_pestilence_halves_once_however_many_tokens():
    game = position("I12", sets={P0: "D02"}, plague={P0: 3}, things={P3: "RL18"}, start="RND-D").until("W05")
    assert game.creature == 180 - 25


@rule("I12", "CUR-27")
def test_the_token_goes_to_the_player_struck():
    game = position("I12", hands={P0: "D24"}, iron={P1: 1}, start="strike").play(P0, "D24", on=P2).rest()
    assert game.lps == [100, 100, 95, 100]
    assert game.record["plague"][:4].tolist() == [1, 1, 0, 0]


@rule("I13", "W10")
def test_temptation_is_offered_in_order_and_taken_once():
    game = position("I13", relics="RL24", r=2, initiative=(2, 1, 3, 4), start="offer")
    assert game.asked == ("W10", P1)
    game.choose("no")
    assert game.asked == ("W10", P0)
    game.choose("yes")
    assert game.things(P0) == ["RL24"]
    assert game.minus(P0) == 2
    assert not game.was_asked("W10", P2)


@rule("I13", "W10")
def test_a_refused_relic_goes_under_the_deck():
    game = position("I13", relics="RL24 RL25", start="offer").choose("no", "no", "no", "no")
    assert game.relics[0] == "RL25"
    assert game.relics[-1] == "RL24"


@rule("I13", "RL01", "W28")
def test_the_price_of_temptation_can_be_paid_in_lp():
    things, hands = {P0: "RL01"}, {P0: "D02 D03"}
    game = position("I13", relics="RL24", things=things, hands=hands, start="offer").say(P0, "yes")
    assert game.asked == ("W28", P0)
    game.choose("yes", "no")
    assert game.lp(P0) == 95
    assert game.minus(P0) == 1


@rule("I13")
def test_a_takers_attacks_are_halved_for_the_whole_encounter():
    game = position("I13", sets={P0: "D02", P1: "D02"}, taker={P0: 1}, r=3, start="RND-D").rest()
    assert game.creature == 170 - 25 - 50
