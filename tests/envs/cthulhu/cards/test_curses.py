"""Each of the four curses: printed numbers, bearers, effect."""

import pytest

from ..kit import position, side

rule = pytest.mark.rule

COSTS = {"C1": 2, "C2": 2, "C3": 1, "C4": 0}
CURSES = [pytest.param(card, cost, marks=rule(card)) for card, cost in COSTS.items()]


@rule("CTH-007", "CTH-015", "CTR-26", "CTR-49")
@pytest.mark.parametrize(("curse", "cost"), CURSES)
def test_it_is_played_onto_a_body_of_either_side(curse: str, cost: int):
    game = position(
        side(play=["M30", "B1"], hand=[curse, "A12"]), side(play=["P22", "M29", "B2"]), location="L1"
    )
    game.choose(curse)
    assert game.asked == ("TARGET", "A")
    assert game.offers() == {"M30", "P22", "M29"}
    assert game.sanity("A") == 100
    game.choose("P22")
    assert game.zone(curse) == "play"
    assert game.bearer(curse) == "P22"
    assert game.sanity("A") == 100 - cost


@rule("CTH-012", "CTR-26")
@pytest.mark.parametrize(("curse", "cost"), CURSES)
def test_it_needs_a_body_and_costs_no_more_than_there_is(curse: str, cost: int):
    game = position(side(play=["B1"], hand=[curse, "A12"]), side(play=["B2"]), location="L1")
    assert curse not in game.offers()
    game = position(side(hand=[curse, "A12"], sanity=0), side(play=["P22"])).play(curse)
    assert game.sanity("A") == 0


@rule("CTH-016", "CTR-26")
@pytest.mark.parametrize(("curse", "cost"), CURSES)
def test_it_goes_to_the_discard_pile_with_its_bearer(curse: str, cost: int):
    game = position(side(hand=["A03", "A12"]), side(play=[("M29", curse), "M28"])).play("A03", at="M29")
    assert game.zones("M29", curse) == ["discard", "discard"]


@rule("CTR-26", "CTR-42")
@pytest.mark.parametrize(("curse", "cost"), CURSES)
def test_it_follows_its_bearer_and_is_never_handed_over_alone(curse: str, cost: int):
    game = position(side(play=[("M29", curse), "M30"], hand=["A12"], sanity=0)).done()
    assert game.asked == ("GIFT", "A")
    assert game.offers() == {"M29", "M30"}
    game.choose("M29")
    assert "M29" in game.side("D")
    assert game.bearer(curse) == "M29"


@rule("C1", "CTR-61")
def test_paralysing_dread_forbids_to_attack_not_to_block():
    game = position(side(play=[("M30", "C1"), "M29"], hand=["A12"]), side(play=["P22"]))
    game.choose("ATTACK")
    assert game.attackers == ["M29"]
    game = position(side(play=["M30"], hand=["A12"]), side(play=[("M29", "C1"), "P22"])).attack("M30")
    assert game.offers() == {"M29", "P22", "DONE"}


@rule("C2", "CTR-60")
def test_blinding_vision_forbids_to_block_not_to_attack():
    game = position(side(play=[("M30", "C2")], hand=["A12"]), side(play=[("M29", "C3"), "P22"]))
    assert game.attack("M30").offers() == {"M29", "P22", "DONE"}
    game = position(side(play=["M30"], hand=["A12"]), side(play=[("M29", "C2"), "P22"])).attack("M30")
    assert game.offers() == {"P22", "DONE"}


@rule("C3", "CTR-13")
@pytest.mark.parametrize(("before", "after"), [(50, 47), (2, 0)])
def test_haunting_dreams_cost_three_after_the_bearers_controllers_draw_phase(before: int, after: int):
    game = position(side(play=[("P22", "C3")], sanity=before), draw=["A12", "A13"], begins=True)
    assert game.sanity("A") == before
    game.choose("A13")
    assert (game.sanity("A"), game.sanity("D")) == (after, 100)


@rule("C3", "CTR-13", "CTR-26")
def test_haunting_dreams_rest_in_the_other_turn_and_follow_the_bearer():
    game = position(d=side(play=[("P22", "C3")]), draw=["A12", "A17"], begins=True).choose("A12")
    assert (game.sanity("A"), game.sanity("D")) == (100, 100)
    game.play("A17", at="P22")
    game.to_menu("A")
    assert game.sanity("A") == 100 - 2 - 3


@rule("C3", "M01", "M02", "CTR-12")
def test_a_curse_counts_from_its_own_coming_into_play():
    game = position(
        side(play=[("M30", "C3"), "M02"], sanity=100),
        draw=["A12", "A13"],
        order=["M30", "M02", "C3"],
        begins=True,
    ).choose("A13")
    assert game.asked == ("VICTIM", "A")
    assert game.sanity("A") == 100
    game.choose("M30")
    assert game.zone("C3") == "discard"
    assert game.sanity("A") == 100, "the curse is gone before its moment"


@rule("C4", "CTR-36", "CTR-44")
@pytest.mark.parametrize(("monster", "power"), [("M28", 2), ("M30", 0)])
def test_withering_takes_two_power(monster: str, power: int):
    game = position(side(play=[(monster, "C4")], hand=["A12"])).attack(monster)
    assert game.life("D") == 100 - power


@rule("C4", "CTR-36", "CTR-44")
def test_withered_power_is_not_negative_and_bonuses_are_summed_before():
    game = position(side(play=["P29", ("M30", "C4")], hand=["A12"])).use("P29")
    assert game.attack("M30").life("D") == 98
    game = position(side(play=[("P21", "C4"), "M29"], hand=["A12"]), location="L3").attack("P21", "M29")
    assert game.life("D") == 97


@rule("C4", "CTR-36")
def test_power_zero_hurts_nobody_and_dies_to_one_damage():
    game = position(side(play=["M30"], hand=["A12"]), side(play=[("P22", "C4")])).attack("M30").block("P22")
    assert game.zones("M30", "P22") == ["play", "discard"]
    game = position(side(play=[("M30", "C4")], hand=["A12"]), side(play=["P22"])).attack("M30").block("P22")
    assert game.zones("M30", "P22") == ["discard", "play"]


@rule("C4", "L7", "CTR-37", "CTR-44")
@pytest.mark.parametrize(("blocker", "zone"), [("P21", "play"), ("P17", "discard")])
def test_withering_and_kingsport_are_summed_before_the_sum_stops_at_zero(blocker: str, zone: str):
    """P21 blocks with 1 - 2 + 2 = 1, P17 with 2."""
    game = position(side(play=["M30"], hand=["A12"]), side(play=[(blocker, "C4")]), location="L7")
    assert game.attack("M30").block(blocker).zones("M30", blocker) == [zone, "discard"]


@rule("C4", "L6", "CTR-36", "CTR-37")
def test_power_zero_lives_where_it_takes_no_damage():
    game = position(side(play=["M30"], hand=["A12"]), side(play=[("P22", "C4")]), location="L6")
    game.attack("M30").block("P22")
    assert game.zones("M30", "P22") == ["play", "play"]


@rule("C1", "C2", "C4", "CTR-26")
def test_several_curses_add_up_on_one_body():
    game = position(side(play=["M26"], hand=["C1", "C2", "C4", "A12"]), side(play=["M29", "P22"]))
    game.play("C1", at="M29").play("C2", at="M29").play("C4", at="M29")
    assert [game.bearer(curse) for curse in ("C1", "C2", "C4")] == ["M29"] * 3
    game.attack("M26")
    assert game.offers() == {"P22", "DONE"}
