"""Large figures (DES-090 to DES-100)."""

import pytest

from .boards import Board
from .kit import position

rule = pytest.mark.rule
FAR_OFF = {"A": (12, 10), "B": (13, 11)}


@rule("DES-090", "DER-64")
def test_the_walk_starts_in_any_covered_space():
    game = position({**FAR_OFF, "ettin": (4, 4)}, turn="ettin", points={"ettin": 3})
    for start in ((4, 4), (5, 4), (4, 5), (5, 5)):
        assert game.can(start, "E")
        walker = game.clone()
        walker.play(start, "E")
        assert walker.at("ettin") == (start[0] + 1, start[1])


@rule("DES-094", "DES-091")
def test_a_walker_does_nothing_but_walk():
    game = position({"A": (9, 5), "B": (13, 11), "ettin": (4, 4)}, turn="ettin", points={"ettin": 3})
    assert "ACT_ATTACK_1" not in game.offers(), "3 spaces away"
    game.play((5, 5), "E")
    offers = game.offers()
    assert "PUT_DOWN" in offers
    assert not offers & {"ACT_ATTACK_1", "ACT_MOVE", "END"}
    game.choose("PUT_DOWN", "base 0")
    assert "ACT_ATTACK_1" not in game.offers(), "here it still does not reach him"
    game.play((6, 5), "E", "PUT_DOWN", "base 1")
    assert "ACT_ATTACK_1" in game.offers()


@rule("DES-096")
def test_it_walks_on_after_being_put_down():
    game = position({**FAR_OFF, "ettin": (2, 4)}, turn="ettin", points={"ettin": 3})
    game.play((3, 4), "E", "PUT_DOWN", "base 1")
    assert (game.at("ettin"), game["ettin"].points) == ((4, 3), 2)
    game.play((5, 3), "E")
    assert game["ettin"].points == 1


@rule("DES-095", "DES-102")
def test_the_walkers_space_counts_for_the_cost():
    from .boards import Board

    board = Board(("..........",) * 2 + ("....~~....",) + ("..........",) * 3)
    units = {"A": (0, 5), "B": (9, 5), "ettin": (1, 1)}
    game = position(units, board=board, turn="ettin", points={"ettin": 3})
    game.play((2, 1), "E", "E")
    assert game["ettin"].points == 1
    game = position(units, board=board, turn="ettin", points={"ettin": 3})
    game.play((2, 2), "E", "E")
    assert game["ettin"].points == 0


@rule("DES-100", "SHO-02", "ABI-51")
def test_the_other_side_moves_a_large_figure():
    """The hero chooses where its walk starts, where it goes and how it is put down."""
    game = position({"A": (1, 5), "B": (13, 11), "barghest": (5, 5)}, turn="A", items={"A": "SHO-02"})
    game.dice("B420", "Y011", "g3").choose("ACT_ATTACK_1", "+1 damage and move target")
    assert (game.question, game.who) == ("START", "A")
    game.choose((6, 5))
    assert (game.question, game.who) == ("STEPS", "A")
    game.choose("E")
    assert (game.question, game.who) == ("BASE", "A")
    game.choose("base 2")
    assert game.spots("barghest") == {(7, 4), (7, 5)}


@rule("DES-098", "DES-201", "FG1-5")
def test_a_large_reinforcement_is_asked_for_its_form():
    units = {"A": (5, 3), "B": (8, 3), "barghest": (11, 5)}
    game = position(units, at="FG1", turn="overlord", tokens={"T1": (5, 7)})
    assert (game.question, game.who) == ("FORM", "overlord")
    game.choose("vertical")
    assert game.question == "SPOT"
    assert game.offers() == {(12, 9), (13, 9)}
    game.choose((12, 9))
    assert game.spots("barghest master") == {(12, 9), (12, 10)}


@rule("DER-120", "RAY-101")
def test_a_walker_without_room_anywhere():
    """Only a position laid by hand comes to this: it goes off the map, and the game goes on."""
    board = Board(("...#..", "...#.."))
    units = {"A": (4, 0), "B": (5, 0), "ettin": (0, 0)}
    game = position(units, turn="ettin", points={"ettin": 3}, board=board, tokens={"S1": "ettin"})
    game.play((1, 0), "E")
    game.lift("A")
    game.lay_figure(0, (1, 1))
    game.set("ettin", "conditions", 8)
    game.record["head"]["depth"] -= 1
    game.table.settle(0)
    assert game["ettin"].gone
    assert game.token("S1") == (2, 0)
    assert game.question == "NEXT_HERO"
