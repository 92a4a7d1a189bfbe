"""The smaller deck: 64 cards whose text is public, most twice; a text that says "he" means that one card."""

from collections import Counter

import pytest

from .kit import cards, position, side

rule = pytest.mark.rule


def test_the_deck():
    """All seen and partial cards, two of each but one of M01 to M06."""
    deck = cards("seen")
    copies = Counter(card.id for card in deck)
    assert len(deck) == 64
    assert {card.id for card in deck} == {c.id for c in cards("full") if c.provenance != "reconstructed"}
    assert {name for name, n in copies.items() if n == 1} == {f"M{number:02}" for number in range(1, 7)}
    assert set(copies.values()) == {1, 2}


@rule("CTH-015")
def test_there_is_no_curse():
    assert not any(card.type == "curse" for card in cards("seen"))


@rule("P03", "CTR-12")
def test_one_cannibal_eats_the_other():
    """The older one eats first; the younger one has left before its own turn comes."""
    game = position(a=side(play=["P03", "P03b"]), begins=True, deck="seen")
    assert game.zones("P03", "P03b") == ["play", "discard"]
    game = position(a=side(play=["P03b", "P03", "P06"]), begins=True, deck="seen")
    assert game.asked == ("VICTIM", "A")
    assert game.offers() == {"P03", "P06"}


@rule("P09")
def test_two_mobsters_keep_each_other_company():
    game = position(a=side(play=["P09", "P09b"]), deck="seen").done()
    assert game.zones("P09", "P09b") == ["play", "play"]


@rule("P01", "P02")
def test_restrictions_meet_the_second_copy():
    game = position(a=side(play=["P01"], hand=["P01b", "M07"]), deck="seen")
    assert game.offers() == {"P01b", "DONE"}
    game = position(a=side(play=["P02"], hand=["P02b", "P07"]), deck="seen")
    assert game.offers() == {"DONE"}


@rule("CTH-013", "L1")
def test_the_second_copy_of_a_location_destroys_the_first():
    game = position(a=side(hand=["L1b", "L4"]), location="L1", deck="seen").play("L1b")
    assert game.zones("L1", "L1b") == ["discard", "play"]


@rule("CTH-024", "M07")
def test_each_copy_has_its_own_action():
    game = position(
        a=side(play=["M07", "M07b"], hand=["A01", "A02"]), d=side(play=["P06", "P07"]), deck="seen"
    )
    game.use("M07", at="P06", cost="A01").use("M07b", at="P07", cost="A02")
    assert game.side("A") == {"M07", "M07b", "P06", "P07"}
    assert game.sanity("A") == 90


@rule("CTH-022", "CTR-23")
def test_a_second_copy_is_a_second_monster():
    game = position(a=side(hand=["M07", "M07b", "P08"]), deck="seen").play("M07")
    assert game.offers() == {"P08", "DONE"}
