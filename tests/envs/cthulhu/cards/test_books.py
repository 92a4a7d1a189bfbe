"""Each of the four books: printed numbers, action, the order of its parts."""

import pytest

from ..kit import position, side

rule = pytest.mark.rule

# Sanity that the action costs
COSTS = {"B1": 5, "B2": 15, "B3": 5, "B4": 5}
BOOKS = [pytest.param(card, cost, marks=rule(card)) for card, cost in COSTS.items()]


@rule("CTH-007")
@pytest.mark.parametrize(("book", "cost"), BOOKS)
def test_playing_it_costs_nothing_and_it_may_be_used_at_once(book: str, cost: int):
    game = position(side(play=["M30"], hand=[book, "A12"]), side(hand=["A14"])).play(book)
    assert game.sanity("A") == 100
    assert book in game.offers()


@rule("CTH-010", "CTH-012", "CTH-023", "CTH-024", "CTR-24")
@pytest.mark.parametrize(("book", "cost"), BOOKS)
def test_its_action_costs_sanity_once_a_turn(book: str, cost: int):
    for sanity in (100, cost, cost - 1):
        game = position(
            side(play=[book, "M30", "P21"], hand=["A12"], sanity=sanity), side(play=["M29"], hand=["A14"])
        )
        game.use(book, at="M30")
        assert game.sanity("A") == max(0, sanity - cost)
        assert game.sanity("D") == 100
        assert book not in game.offers()


@rule("CTH-024", "CTR-24", "CTR-54")
@pytest.mark.parametrize(("book", "cost"), BOOKS)
def test_in_the_next_turn_it_may_be_used_again(book: str, cost: int):
    game = position(
        side(play=[book, "M30", "M28"], hand=["A12"]),
        side(hand=["A14", "A13"]),
        used=[book],
        draw=["L1", "L2", "L6", "A15", "P17", "P18"],
    )
    assert book not in game.offers()
    assert book in game.done().to_menu("A").offers()


@rule("A19", "CTR-24")
@pytest.mark.parametrize(("book", "cost"), BOOKS)
def test_who_takes_it_unused_may_use_it_at_once(book: str, cost: int):
    for used in ([], [book]):
        game = position(
            side(play=["M30"], hand=["A19", "A12"]), side(play=[book], hand=["A14"]), used=used
        ).play("A19")
        assert (book in game.offers()) == (not used)


@rule("CTH-026")
@pytest.mark.parametrize(("book", "cost"), BOOKS)
def test_it_is_no_body_and_neither_attacks_nor_blocks(book: str, cost: int):
    game = position(side(play=[book, "M26"], hand=["A12"]), side(play=["M29"])).attack("M26")
    assert game.offers() == {"M29", "DONE"}


@rule("B1", "CTR-19", "CTR-20")
def test_the_kulten_draw_a_card():
    game = position(side(play=["B1"], hand=["A12"]), draw=["A13", "A14"]).use("B1")
    assert game.hand("A") == {"A12", "A13"}
    assert "B1" not in position(side(play=["B1"], hand=["A12"]), rest="hand D").offers()
    assert "B1" in position(side(play=["B1"], hand=["A12"]), discard=["A13"], rest="hand D").offers()


@rule("B2", "CTR-22")
def test_the_necronomicon_destroys_any_person_or_monster():
    game = position(side(play=["B2", "P21"], hand=["A12"]), side(play=["M29", "B1"]), location="L1")
    game.choose("B2")
    assert game.offers() == {"P21", "M29"}
    assert game.choose("M29").zones("M29", "B2") == ["discard", "play"]
    assert "B2" not in position(side(play=["B2"], hand=["A12"]), side(play=["B1"])).offers()


@rule("B2", "P30", "CTR-20")
def test_the_necronomicon_destroys_before_it_costs():
    game = position(side(play=["B2", "P30"], hand=["A12"], sanity=10)).use("B2")
    assert game.sanity("A") == 0, "3 gained, then 15 lost"


@rule("B3", "CTR-19", "CTR-56")
def test_for_the_manuscripts_the_opponent_chooses_what_to_discard():
    game = position(side(play=["B3"], hand=["A12"]), side(hand=["A01", "M26"])).choose("B3")
    assert game.asked == ("FORCED_DISCARD", "D")
    assert game.offers() == {"A01", "M26"}
    assert game.sanity("A") == 100, "the discard comes first"
    game.choose("M26")
    assert game.zone("M26") == "discard"
    assert game.sanity("A") == 95
    assert not game.known("A01", to="A")
    assert "B3" not in position(side(play=["B3"], hand=["A12"])).offers()


@rule("B4", "CTR-44", "CTR-53", "CTR-54")
def test_the_mysteries_strengthen_a_monster_of_ones_side_until_the_end_of_the_turn():
    game = position(
        side(play=["B4", "M30", "M29", "P21"], hand=["A12"]), side(play=["M28"]), draw=["L1", "L2", "A13"]
    )
    game.choose("B4")
    assert game.offers() == {"M30", "M29"}
    assert game.choose("M30").attack("M30").no_block().life("D") == 95
    game.done().to_menu("A")
    assert game.attack("M30").no_block().life("D") == 93
    assert "B4" not in position(side(play=["B4", "P21"], hand=["A12"]), side(play=["M28"])).offers()


@rule("B4", "P29", "CTR-44")
def test_bonuses_add_up():
    game = position(side(play=["B4", "P29", "M30"], hand=["A12"])).use("B4").use("P29")
    assert game.attack("M30").life("D") == 100 - (2 + 3 + 2)


@rule("B4", "CTR-53")
def test_the_bonus_stays_on_a_monster_that_changes_sides():
    game = position(side(play=["B4", "M30"], hand=["A12"], sanity=5), side(hand=["A13"]), draw=["L1", "A14"])
    game.use("B4")
    assert game.mark("bonus", "M30") == 3
    game.done().choose("M30")
    assert game.side("D") == {"M30"}
    assert game.mark("bonus", "M30") == 0, "the turn is over"
