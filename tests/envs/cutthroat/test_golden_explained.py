"""The golden tests GT-027 to GT-058: Anguish, Death, Deceit, Envy, Fortune, Hope & Despair, Pestilence."""

import pytest

from .kit import P0, P1, P2, P3, REVERSED, UPRIGHT, Position, position

rule = pytest.mark.rule
WATCH = {P3: "RL18"}
"""Its owner is asked W05 before the draw of RND-F: the Turns can be looked at."""


@rule("GT-027", "CUT-134", "CUT-135", "CUR-94")
def test_an_attack_given_up_removes_two_tokens():
    game = position("I01", sets={P0: "D06"}, minus={P0: 3}, start="RND-D")
    game.say(P0, "yes", at="W15")
    assert game.minus(P0) == 1
    assert game.discard == ["D06"]
    assert game.creature == 170


@rule("GT-028", "CUR-94")
def test_without_a_token_no_attack_can_be_given_up():
    game = position("I01", sets={P0: "D06"}, start="RND-D").rest()
    assert not game.was_asked("W15")
    assert game.creature == 150


def deceit(**laid) -> Position:
    """Deceit at 180 LP; P0 is C1."""
    return position("I05", start="RND-D", **laid)


@rule("GT-029", "CUT-145", "CUT-146", "CUT-147", "CUT-149", "CUT-150", "CUT-155", "I05")
def test_an_unchallenged_bluff_counts():
    game = deceit(sets={P0: "D08"}).say(P0, "claim D01")
    game.rest()
    assert game.creature == 80
    assert game.discard == ["D08"]
    assert game.lps == [100, 100, 100, 100]


@rule("GT-030", "CUT-151", "CUT-152", "CUT-153", "CUR-98", "W13", "W14")
def test_a_bluff_that_is_caught():
    game = deceit(sets={P0: "D08"}).say(P0, "claim D01").say(P1, "no").say(P2, "yes")
    game.rest()
    assert game.discard == ["D08"]
    assert game.creature == 180
    assert (game.minus(P0), game.plus(P2)) == (1, 1)
    assert not game.was_asked("W14", P3)


@rule("GT-031", "CUT-154", "CUT-156")
def test_a_truth_that_is_doubted():
    game = deceit(sets={P0: "D02"}).say(P0, "claim D02").say(P1, "yes")
    game.rest()
    assert game.creature == 130
    assert game.minus(P1) == 1
    assert game.lps == [90, 100, 100, 100]


@rule("GT-032", "CUT-156", "CUR-102")
def test_only_the_honest_are_struck():
    game = deceit(sets={P0: "D02", P1: "D08"}).say(P0, "claim D02").say(P1, "claim D03")
    game.rest()
    assert game.creature == 90
    assert game.lps == [90, 100, 100, 100]


@rule("GT-033", "CUT-148", "CUT-149", "C1", "C2")
def test_a_portrait_can_be_bluffed():
    game = deceit(sets={P0: "D04/C2"}, hands={P1: "D21"}).say(P0, "claim D04 protected")
    game.rest()
    assert not game.was_asked("W18")
    assert game.creature == 150
    assert game.lps == [100, 100, 100, 100]


@rule("GT-034", "CUT-152", "CUR-100")
def test_a_foreign_portrait_is_a_lie():
    game = deceit(sets={P0: "D04/C2"}).say(P0, "claim D04 protected").say(P1, "yes")
    game.rest()
    assert game.creature == 180
    assert game.discard == ["D04/C2"]
    assert (game.minus(P0), game.plus(P1)) == (1, 1)


@rule("GT-035", "CUR-100")
def test_silence_about_a_portrait_is_no_lie():
    game = deceit(sets={P0: "D04/C1"}, hands={P2: "D21"}).say(P0, "claim D04").say(P1, "yes")
    assert game.minus(P1) == 1
    assert game.asked == ("W18", P2)
    game.choose("D21").rest()
    assert game.creature == 180


@rule("GT-036", "CUT-029", "CUR-98")
def test_a_stand_in_is_announced_as_an_attack():
    game = deceit(sets={P0: "D22"}).say(P0, "claim D06")
    game.rest()
    assert game.creature == 160
    assert game.lps == [100, 100, 100, 100]


@rule("GT-037", "CUR-20", "CUR-103")
def test_a_bluff_can_kill_deceit():
    game = deceit(sets={P1: "D09"}, left=40).say(P1, "claim D02")
    game.rest()
    assert game.kills(P1) == [4]
    assert game.lps == [100, 100, 100, 100]


@rule("GT-038", "CUT-136", "CUT-137", "I04")
def test_an_emptied_hand_draws_one_card_and_sets_it():
    game = position(
        "I04",
        hands={P0: "D02 D03 D06 D16", P1: "D07", P2: "D07", P3: "D08"},
        things=WATCH,
        deck="D22 D02 D03 D06",
        start="strike",
    )
    game.rest()
    assert game.hand_sizes == [0, 0, 0, 0]
    assert game.lps == [100, 100, 100, 100]
    game.go_on().until("W05")
    assert "D22" in game.discard
    assert game.blows() == [(P1, 50), (P2, 40), (P3, 20)]


@rule("GT-039", "CUR-28", "I04")
def test_death_strikes_an_empty_hand():
    game = position("I04", hands={P1: "D07 D08", P2: "D06", P3: "D06"}, start="strike")
    game.say(P1, "D07", at="W01").rest()
    assert game.lps == [75, 100, 100, 100]
    assert game.hand(P1) == ["D08"]
    assert game.hand_sizes == [0, 1, 0, 0]


@rule("GT-040", "CUT-138", "CUR-104", "I06")
def test_a_strike_is_refused_with_an_item():
    game = position("I06", things={P0: "D33"}, kills={P2: [2]}, start="strike")
    game.say(P0, "yes", at="W24").rest()
    assert game.things(P3) == ["D33"]
    assert game.lps == [100, 80, 100, 100]
    assert not game.was_asked("W24", P1)


@rule("GT-041", "CUT-141", "CUT-142", "CUT-143", "CUR-105")
def test_a_kill_is_taken_with_its_bonus():
    game = position("I06", kills={P0: [4, 6]}, start="strike")
    game.say(P0, "yes", at="W24").say(P3, "kill 6", at="W24").rest()
    assert (game.prestige(P0), game.prestige(P3)) == (4, 6)
    assert game.lps == [100, 80, 100, 100]


@rule("GT-042", "CUT-066", "CUT-141")
def test_a_single_goblin_is_taken():
    game = position("I06", kills={P0: [1, 1, 1]}, start="strike")
    game.say(P0, "yes", at="W24").rest()
    assert game.kills(P0) == [1, 1]
    assert game.kills(P3) == [1]


@rule("GT-043", "CUT-107", "CUR-104")
def test_a_bequeathed_relic_cannot_be_given_away():
    game = position("I06", things={P0: "RL26*"}, start="strike").rest()
    assert not game.was_asked("W24")
    assert game.lps == [80, 80, 100, 100]


@rule("GT-044", "CUT-157", "CUT-158", "CUT-159", "CUT-161", "CUR-108")
def test_fortune_makes_her_deck_and_goes():
    game = position(stack="I08 E08", n=2, events="EV09", start="GAME-2")
    assert (len(game.fortune), len(game.fortune_pile)) == (13, 9)
    assert "F21" in game.fortune
    assert len({*game.fortune, *game.fortune_pile}) == 22
    assert (game.encounter, game.record["n"]) == ("E08", 4)
    assert (game.event, game.record["event_n"]) == ("EV09", 29)


@rule("GT-045", "CUT-160", "CUT-162", "CUT-163", "CUT-164", "CUT-165", "F01", "W16")
def test_an_upright_card_helps():
    game = position("E08", sets={P0: "D02"}, fortune="F01", things=WATCH, start="RND-D")
    game.chance(UPRIGHT).say(P0, "deck 1").until("W05")
    assert game.blows() == [(P0, 100)]
    assert game.record["fortune_tokens"] == 1


@rule("GT-046", "CUT-038", "CUT-164")
def test_a_reversed_card_harms():
    game = position("E08", sets={P0: "D02"}, fortune="F01", things=WATCH, start="RND-D")
    game.chance(REVERSED).say(P0, "deck 1").until("W05")
    assert game.blows() == [(P0, 25)]
    assert game.record["fortune_tokens"] == 1


@rule("GT-047", "CUT-166", "CUT-167", "CUR-112", "F21")
def test_the_world_brings_the_tokens():
    game = position(
        "E08",
        sets={P2: "D02"},
        fortune="F21",
        fortune_cards=9,
        fortune_tokens=4,
        things=WATCH,
        start="RND-D",
    )
    game.say(P2, "deck 1").until("W05")
    assert game.plus(P2) == 5
    assert (game.fortune, game.record["fortune_open"]) == ([], 0)
    assert game.blows() == [(P2, 50)]


@rule("GT-048", "CUT-162", "CUR-114")
def test_fortune_cares_for_damage_alone():
    sets = {P0: "D13", P1: "D08", P2: "D09"}
    game = position("I12", sets=sets, plague={P1: 1}, fortune="", start="RND-D").rest()
    assert not game.was_asked("W16")
    game = position("E24", sets={P3: "D02"}, fortune="", start="RND-D").rest()
    assert not game.was_asked("W16")


def closing_fight(fortune: str, **options) -> Position:
    """Six cards of Fortune's Deck are left when the last Encounter is over; P3 owns RL18."""
    return position(
        fortune=fortune,
        fortune_cards=6,
        fortune_tokens=7,
        n=9,
        things=WATCH,
        options=options,
        start="GAME-2",
    )


@rule("GT-049", "CUT-168", "CUT-169", "CUR-107", "CUR-110", "I08")
@pytest.mark.parametrize(("draws", "damage"), [(0, 30), (1, 25)])
def test_fortune_is_fought_last(draws: int, damage: int):
    game = closing_fight("F17").say(P3, "no", at="W05").all_set()
    assert (game.encounter, game.record["n"]) == ("I08", 9)
    assert game.creature == 300
    if draws:
        game.say(P0, "deck 1")
    game.until("W07")
    assert game.lps == [100 - damage, 100, 100, 100]
    assert game.record["creature_start"][0] == 300


@rule("GT-050", "CUR-107")
def test_fortune_in_the_flat_reading():
    game = closing_fight("", fortune_lp="flat").say(P3, "no", at="W05")
    assert game.creature == 50
    game.put("creature", (500, 0))
    game.all_set().until("W07")
    assert game.lps == [70, 100, 100, 100]


def fortune_s_fight(**laid) -> Position:
    """A Round of the closing fight, 7 tokens on Fortune."""
    return position(
        "I08", closing_fight=1, fight_cards=6, fortune_cards=6, fortune_tokens=7, start="RND-D", **laid
    )


@rule("GT-051", "CUT-166", "CUR-110")
def test_the_world_ends_the_closing_fight():
    game = fortune_s_fight(left=300, sets={P1: "D02"}, fortune="F21").say(P1, "deck 1")
    game.rest()
    assert game.plus(P1) == 8
    assert game.kills(P1) == []
    game.finish()
    assert "D02" in game.discard
    assert game.winners == [P1]


@rule("GT-052", "CUT-062", "CUR-110")
def test_fortune_is_worth_her_tokens():
    game = fortune_s_fight(left=30, sets={P0: "D03"}, fortune="").rest()
    assert game.kills(P0) == [7]


@rule("GT-053", "CUT-170", "CUT-171", "CUR-115", "RL12")
def test_both_fortune_decks_for_one_attack():
    game = position(
        "E08",
        sets={P0: "D02"},
        fortune="F01",
        pile="F08",
        things={P0: "RL12", P3: "RL18"},
        start="RND-D",
    )
    assert game.offers() == {"no", "deck 1", "deck 2"}
    game.chance(REVERSED, UPRIGHT).choose("deck 1")
    assert game.offers() == {"no", "deck 2"}
    game.choose("deck 2").until("W05")
    assert game.blows() == [(P0, 50)]
    assert game.record["fortune_tokens"] == 1
    assert game.fortune_pile[-1] == "F08"


def vote(hands: dict[int, str], votes: list[str]) -> Position:
    """A Round of Hope & Despair in which these cards are set."""
    game = position("I09", hands=hands, start="RND-C")
    for seat, side in enumerate(votes):
        game.say(seat, side, at="W09")
    return game.rest()


@rule("GT-054", "CUT-173", "CUT-175", "CUT-243", "CUR-118", "W09")
def test_votes_are_counted():
    game = vote({P0: "D02", P1: "D03", P2: "D06", P3: "D13"}, ["Hope", "Despair", "Hope", "Despair"])
    assert game.record["points"].tolist() == [70, 40]
    assert [game.minus(seat) for seat in range(4)] == [0, 0, 0, 0]
    assert game.lps == [100, 100, 100, 100]


@rule("GT-055", "AL", "CUT-172", "CUT-244", "I09")
def test_outvoted_hope_costs_prestige():
    game = vote({P0: "D06", P1: "D02", P2: "D08", P3: "D06"}, ["Hope", "Despair", "Hope", "Despair"])
    assert game.record["points"].tolist() == [25, 70]
    assert [game.minus(seat) for seat in range(4)] == [1, 0, 1, 0]


@rule("GT-056", "CUT-174", "CUT-245", "CUT-247", "CUR-119", "CUR-120")
def test_hope_wins():
    game = position(
        "I09",
        points=(170, 165),
        gave={P0: (90, 0), P1: (80, 0)},
        lp=dict.fromkeys(range(4), 80),
        start="RND-E",
    )
    game.rest()
    assert game.lps == [90, 90, 90, 90]
    assert [game.prestige(seat) for seat in range(4)] == [3, 0, 0, 0]
    assert game.kills(P0) == []


@rule("GT-057", "CUT-176", "CUT-177", "CUR-117", "D17")
def test_swapped_cards_leave_the_votes():
    game = position(
        "I09",
        sets={P0: "D06", P2: "D02", P3: "D07"},
        vote={P0: 0, P2: 0, P3: 1},
        hands={P2: "D17"},
        start="RND-D",
    )
    game.until("W12", P2).choose("no").until("W12", P2)
    assert game.set_cards(P0) == []
    game.play(P2, "D17", on=P3).rest()
    assert game.record["points"].tolist() == [30, 50]
    assert game.record["gave"][:4].tolist() == [[20, 0], [0, 0], [10, 0], [0, 50]]


@rule("GT-058", "CUT-041", "CUT-144", "I12")
def test_pestilence_halves_an_attack():
    game = position("I12", sets={P0: "D05"}, plague={P0: 1}, things=WATCH, start="RND-D")
    game.until("W05")
    assert game.blows() == [(P0, 15)]
