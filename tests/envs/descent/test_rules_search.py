"""Searching (DES-167 to DES-176)."""

import pytest

from .kit import position

rule = pytest.mark.rule


@rule("DES-167", "DER-32", "THI-0")
def test_which_tokens_are_within_reach():
    tokens = {"S1": (8, 5), "S2": (9, 5), "S3": "goblin"}
    units = {"C": (5, 5), "goblin": (6, 5)}
    game = position(units, turn="C", tokens=tokens, skills={"C": "THI-0"})
    assert "ACT_SEARCH" not in game.offers()
    game.choose("THI-0").rest()
    assert game.token("S1") is None, "the only one within 3"
    assert game.token("S2") == (9, 5)


@rule("DES-168")
def test_a_token_under_somebody():
    units = {"A": (5, 5), "B": (5, 6), "zombie": (6, 5)}
    game = position(units, turn="A", tokens={"S1": (6, 5), "S2": (5, 6)}, search_deck="SEA-2")
    game.choose("ACT_SEARCH")
    assert game.offers() == {"S1", "S2"}
    game.choose("S1")
    assert game.search("A") == ["SEA-2"]


@rule("DES-169", "OC-08")
def test_a_search_ends_with_a_knock_out():
    game = position(
        {"A": (5, 5)}, turn="A", tokens={"S1": (5, 6)}, damage={"A": 11}, hand="OC-08", search_deck="SEA-2"
    )
    game.choose("ACT_SEARCH")
    assert (game.asked, game.who) == ("SR1", "overlord")
    game.dice("g3", "k4").play("OC-08", "Might", "TAKE_CARD")
    assert game.token("S1") == (5, 6)
    assert game.search("A") == []


@rule("DES-170", "DES-171", "DES-172", "DES-173", "DES-174", "PC-06", "PC-05", "THI-1", "OC-16")
def test_the_steps_of_a_search():
    game = position(
        {"C": (5, 5), "B": (12, 10)},
        turn="C",
        tokens={"S1": (5, 6)},
        skills={"C": "THI-1"},
        plot="PC-05 PC-06",
        threat=9,
        fortune={"A": 9},
        hand="OC-08 OC-16",
        search_deck="SEA-2 SEA-3",
    )
    game.choose("ACT_SEARCH")
    asked = []
    while game.question != "MENU":
        asked.append((game.asked, game.who))
        game.choose("PASS")
    assert asked == [
        ("SR1", "overlord"),
        ("SR2", "overlord"),
        ("SR2_HERO", "C"),
        ("SR3", "overlord"),
        ("SR4", "overlord"),
    ]
    assert game.search("C") == ["SEA-2"]


@rule("DES-171")
def test_no_card_left():
    game = position({"A": (5, 5)}, turn="A", tokens={"S1": (5, 6)}, search_rest=False)
    game.choose("ACT_SEARCH")
    assert (game.search("A"), game.token("S1")) == ([], None)


@rule("DES-173", "SEA-8")
def test_nothing_is_discarded():
    game = position({"A": (5, 5)}, turn="A", tokens={"S1": (5, 6)}, search_deck="SEA-8")
    game.choose("ACT_SEARCH")
    assert (game.search("A"), game.search_discard) == ([], ["SEA-8"])


@rule("DES-173", "SEA-7")
def test_a_chest_holds_an_item_of_the_act():
    game = position({"A": (5, 5)}, turn="A", tokens={"S1": (5, 6)}, search_deck="SEA-7")
    game.dice(0).choose("ACT_SEARCH")
    assert game.items("A") == ["SHO-01-"], "carried, not equipped"
    assert game.search_discard == ["SEA-7"]


@rule("DES-175", "SEA-2")
def test_a_used_card_stays_facedown():
    game = position({"A": (5, 5)}, turn="A", search={"A": "SEA-2"}, fatigue={"A": 3})
    game.play("SEA-2", "A")
    assert (game["A"].fatigue, game["A"].actions) == (0, 2)
    assert game.search("A") == ["SEA-2*"]
    assert "SEA-2" not in game.offers()
