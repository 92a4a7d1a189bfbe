"""The golden tests GT-229 to GT-248: Relics."""

import pytest

from .kit import P0, P1, P2, P3, UPRIGHT, draw, position

rule = pytest.mark.rule


@rule("GT-229", "RL01", "W28")
def test_anguish_is_bought_off_with_life():
    game = position("I01", start="RND-F", things={P0: "RL01"})
    game.say(P0, "yes", at="W24").say(P0, "yes", at="W28")
    assert (game.lp(P0), game.minus(P0)) == (95, 0)


@rule("GT-230", "RL02")
def test_nobody_else_heals_the_arrogant():
    game = position(
        "E08",
        start="RND-D",
        lp=dict.fromkeys((P0, P1, P2, P3), 80),
        fortune="F05",
        sets={P1: "D02"},
        things={P0: "RL02", P3: "RL18"},
        chance=[UPRIGHT],
    )
    game.say(P1, "deck 1").until("W05")
    assert game.lps == [80, 85, 85, 85]
    game = position(
        "E08",
        start="ENC-7",
        lp=dict.fromkeys((P0, P1, P2, P3), 80),
        things={P0: "RL02", P1: "D30"},
    )
    game.play(P1, "D30")
    assert game.asked == ("W03", P1)
    assert game.offers() == {P1, P2, P3}


@rule("GT-230", "RL02")
@pytest.mark.parametrize(("tokens", "winners"), [(2, [P0]), (3, [P0, P1]), (4, [P1])])
def test_the_helm_of_arrogance_is_worth_three(tokens: int, winners: list[int]):
    assert position(start="GAME-2", things={P0: "RL02"}, plus={P1: tokens}).winners == winners


@rule("GT-231", "RL03")
def test_one_bonus_of_betrayal_waits():
    game = position(
        "E08",
        start="RND-D",
        initiative=(3, 1, 2, 4),
        things={P0: "RL03", P3: "RL18"},
        sets={P0: "D02", P1: "D03", P2: "D03"},
        hands={P0: "D16 D16"},
        deck="D02 D06 D06 D06",
    )
    game.play(P0, "D16", on=P1).play(P0, "D16", on=P2).until("W05")
    assert game.blows() == [(P0, 60)]
    game.rest().go_on()
    assert (game.record["r"], game.asked) == (2, ("W05", P3))
    assert game.blows()[0] == (P0, 50)


@rule("GT-232", "RL04")
def test_chaos_has_initiative_drawn_again():
    game = position(
        "E08",
        start="RND-B",
        things={P0: "RL04"},
        hands={P1: "D23"},
        chance=[*draw(1, 2, 3, 4), *draw(3, 1, 4, 2)],
    )
    assert (game.asked, game.numbers) == (("W06", P0), [1, 2, 3, 4])
    game.choose("RL04")
    assert (game.asked, game.numbers) == (("W06", P1), [3, 1, 4, 2])
    game.rest()
    assert game.log.count(("W06", P0)) == 1


@rule("GT-233", "RL07")
@pytest.mark.parametrize(
    ("sets", "left", "wounds", "tokens"), [({P0: "D06", P1: "D02"}, 70, {}, 1), ({P1: "D02"}, 50, {P0: 1}, 0)]
)
def test_envy_profits_from_wounds_of_this_round(
    sets: dict[int, str], left: int, wounds: dict[int, int], tokens: int
):
    game = position("E01", start="RND-D", left=left, sets=sets, wounds=wounds, things={P0: "RL07"}).finish()
    assert game.kills(P1) == [3]
    assert game.plus(P0) == tokens


@rule("GT-234", "RL08")
def test_the_feast_heals_at_the_end():
    assert position("E01", start="END-4", left=0, lp={P0: 85}, things={P0: "RL08"}).lps == [95, 100, 100, 100]


@rule("GT-235", "RL09", "CUR-55")
def test_avarice_plays_an_attack_as_a_critical_miss():
    game = position(
        "E08",
        start="RND-D",
        things={P0: "RL09"},
        sets={P1: "D02"},
        hands={P0: "D07 D08", P3: "D18"},
    )
    game.say(P0, "RL09", "D08")
    assert game.asked == ("W22", P3)
    game.choose("no")
    assert game.stopped
    assert game.lps == [90, 80, 90, 90]
    assert game.creature == 250
    assert set(game.discard) == {"D02", "D08"}
    assert game.hand(P0) == ["D07"]


@rule("GT-236", "RL10", "W19")
def test_the_flail_eats_two_cards():
    game = position("E08", start="RND-D", things={P0: "RL10"}, sets={P0: "D06"}, hands={P0: "D07 D08 D08"})
    game.say(P0, "D07", at="W19").say(P0, "D08", at="W19")
    assert game.stopped
    assert game.log.count(("W19", P0)) == 2
    assert game.creature == 250 - 40
    assert game.hand(P0) == ["D08"]


@rule("GT-237", "RL16")
def test_desire_moves_life():
    game = position(
        "E08",
        start="ENC-7",
        lp={P0: 90},
        things={P0: "RL16"},
        hands={P0: "D02 D03", P1: "D26"},
    )
    game.say(P0, "RL16", P1)
    assert game.lps == [95, 95, 100, 100]
    assert game.asked == ("W07", P0), "once per Encounter, and no W23"


@rule("GT-238", "RL17")
def test_dice_swap_initiative():
    game = position("E08", start="RND-B", things={P0: "RL17"}, hands={P0: "D02 D03"}, chance=draw(4, 1, 2, 3))
    game.play(P0, "RL17", on=P1)
    assert game.numbers == [1, 4, 2, 3]


@rule("GT-239", "RL18")
def test_the_staff_takes_a_number():
    game = position("E08", start="RND-B", things={P0: "RL18"}, hands={P0: "D02 D03"})
    assert game.offers() == {"no", "number 1", "number 2", "number 3", "number 4"}
    game.say(P0, "number 4", at="W05")
    assert game.numbers == [4, 1, 2, 3]


@rule("GT-240", "RL19")
def test_purity_cleanses_or_heals_once_per_encounter():
    game = position(
        "E01",
        start="ENC-7",
        left=40,
        lp={P0: 90},
        minus={P0: 2},
        things={P0: "RL19"},
        hands={P0: "D03"},
        stack="E08",
    )
    game.say(P0, "RL19", "mode 1")
    assert game.minus(P0) == 1
    assert (game.encounter, game.asked) == ("E08", ("W02", P0))
    assert game.lp(P0) == 90
    game.choose("RL19", "mode 2")
    assert (game.lp(P0), game.minus(P0)) == (95, 1)


@rule("GT-241", "RL20")
@pytest.mark.parametrize(("encounter", "worth", "tokens"), [("E08", 5, 1), ("E01", 3, 0)])
def test_pride_is_paid_for_great_kills(encounter: str, worth: int, tokens: int):
    game = position(encounter, start="RND-D", left=20, sets={P0: "D06"}, things={P0: "RL20"}).finish()
    assert (game.kills(P0), game.plus(P0)) == ([worth], tokens)


@rule("GT-242", "RL21")
def test_sleep_draws_and_shelters():
    game = position(
        "E08", start="RND-C", things={P0: "RL21"}, hands={P0: "D02 D03", P1: "D06 D07"}, deck="D08 D08"
    )
    game.say(P0, "RL21", at="W07")
    assert (game.asked, game.hand_sizes[P0]) == (("W07", P1), 2)
    game.choose("D06")
    assert game.stopped
    assert game.hand(P0) == ["D02", "D03", "D08", "D08"]
    assert game.creature == 250 - 20
    assert game.lps == [100, 90, 90, 90]


@rule("GT-243", "RL22", "W27")
def test_spite_is_passed_on_once_a_round():
    game = position("E20", start="RND-F", things={P0: "RL22"})
    assert game.asked == ("W27", P0)
    assert game.offers() == {"no", P1, P2, P3}
    game.choose(P2)
    assert game.stopped
    assert game.lps == [85, 95, 90, 95]


@rule("GT-244", "RL23")
def test_temptation_knows_no_maximum_hand():
    game = position(
        "E01",
        start="ENC-7",
        left=40,
        things={P0: "RL23"},
        hands={P0: "D02 D02 D02 D03 D03 D03 D03"},
        deck="D06 D06 D06",
    )
    game.play(P0, "RL23")
    assert (game.minus(P0), game.hand_sizes[P0]) == (1, 10)
    assert game.asked == ("W07", P0)
    game.choose("D03")
    assert game.kills(P0) == [3]
    for _ in range(2):
        assert game.asked == ("W01", P0)
        game.choose("D06")
    assert game.over
    assert game.hand_sizes[P0] == 7


@rule("GT-245", "RL24")
@pytest.mark.parametrize(("card", "damage"), [("D03", 50), ("D04", 30)])
def test_war_strengthens_heavy_attacks(card: str, damage: int):
    game = position("E08", start="RND-D", things={P0: "RL24"}, sets={P0: card})
    assert game.creature == 250 - damage


@rule("GT-246", "RL25")
@pytest.mark.parametrize(("lp", "damage"), [(45, 30), (50, 30), (80, 20), (25, 35)])
def test_wrath_grows_with_every_loss(lp: int, damage: int):
    game = position("E08", start="RND-D", lp={P0: lp}, things={P0: "RL25"}, sets={P0: "D06"})
    assert game.creature == 250 - damage


@rule("GT-247", "RL26", "RL27")
def test_the_crown_costs_life_in_every_encounter():
    assert position("E08", start="ENC-6", things={P0: "RL26 RL27"}, hands={P0: "D02 D03"}).lp(P0) == 95


@rule("GT-247", "RL26", "RL27")
@pytest.mark.parametrize(("tokens", "winners"), [(7, [P0]), (8, [P0, P1]), (9, [P1])])
def test_gem_and_crown_are_worth_eight(tokens: int, winners: list[int]):
    assert position(start="GAME-2", things={P0: "RL26 RL27"}, plus={P1: tokens}).winners == winners


@rule("GT-248", "RL29", "CUR-12")
def test_satchel_and_amulet_make_a_hand_of_ten():
    assert position("E08", start="ENC-5", things={P0: "D29 RL29"}).hand_sizes == [10, 7, 7, 7]
