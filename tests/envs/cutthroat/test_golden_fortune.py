"""The golden tests GT-266 to GT-283: Fortune cards."""

from typing import Any

import pytest

from .kit import P0, P1, P2, P3, REVERSED, UPRIGHT, Position, position

rule = pytest.mark.rule


def drawn(card: str, side: int, **more: Any) -> Position:
    """P0 has revealed D02 against E08 and draws this card; P3 is asked before the strike."""
    sets = {P0: "D02", **more.pop("sets", {})}
    game = position("E08", start="RND-D", fortune=card, sets=sets, things={P3: "RL18"}, chance=[side], **more)
    return game.say(P0, "deck 1")


def damage(game: Position) -> int:
    """What E08 has lost before its strike."""
    return 250 - game.until("W05").creature


@rule("GT-266", "F00")
def test_the_fool():
    game = drawn("F00", UPRIGHT)
    assert damage(game) == 50
    assert game.hand(P0) == ["D02"]
    game = drawn("F00", REVERSED)
    assert damage(game) == 0
    assert game.discard == ["D02"]


@rule("GT-267", "F02")
def test_the_high_priestess():
    hands = {P0: "D06 D07 D08"}
    game = drawn("F02", UPRIGHT, hands=hands, deck="D03 D03")
    assert game.hand(P0) == ["D03", "D03", "D06", "D07", "D08"]
    game = drawn("F02", REVERSED, hands=hands)
    assert game.hand_sizes[P0] == 1
    assert damage(game) == 50


@rule("GT-268", "F03")
def test_the_empress():
    assert drawn("F03", UPRIGHT, lp={P0: 80}).lp(P0) == 95
    assert drawn("F03", REVERSED, lp={P0: 80}).lp(P0) == 70


@rule("GT-269", "F04")
def test_the_emperor():
    assert damage(drawn("F04", UPRIGHT)) == 70
    assert damage(drawn("F04", REVERSED)) == 50 - 20


LIVES = {P0: 80, P1: 80, P2: 100, P3: 90}


@rule("GT-270", "F06", "W17")
def test_the_lovers():
    game = drawn("F06", UPRIGHT, lp=LIVES)
    assert game.asked == ("W17", P0)
    assert game.offers() == {P1, P2, P3}
    game.choose(P1)
    assert game.lps == [90, 90, 100, 90]
    assert drawn("F06", REVERSED, lp=LIVES).lps == [75, 80, 95, 90]


@rule("GT-271", "F07")
def test_the_chariot():
    game = drawn("F07", UPRIGHT, sets={P1: "D03"}, hands={P2: "D21"})
    assert game.until("W18", P2).creature == 250 - 60, "asked about P1's Attack first"
    assert damage(game) == 60 + 40
    assert damage(drawn("F07", REVERSED, sets={P1: "D03"})) == 25 + 80


@rule("GT-272", "F09")
def test_the_hermit():
    assert drawn("F09", UPRIGHT).rest().lps == [100, 90, 90, 90]
    assert drawn("F09", REVERSED).rest().lps == [80, 90, 90, 90]


@rule("GT-273", "F10")
def test_the_wheel_of_fortune_reversed():
    game = drawn("F10", REVERSED, hands={P0: "D06 D07 D08"}, deck="D03 D03 D03")
    assert game.hand(P0) == ["D03", "D03", "D03"]
    assert set(game.discard) == {"D06", "D07", "D08"}


@rule("GT-274", "F11")
def test_justice():
    assert drawn("F11", UPRIGHT, minus={P0: 2}).minus(P0) == 0
    assert drawn("F11", REVERSED, minus={P0: 2}).minus(P0) == 3


@rule("GT-275", "F12")
def test_the_hanged_man():
    game = drawn("F12", UPRIGHT, lp={P0: 80}, deck="D07")
    assert game.hand(P0) == ["D02", "D07"]
    assert (game.lp(P0), damage(game)) == (90, 0)


@rule("GT-275", "F12")
def test_the_hanged_man_reversed():
    game = drawn("F12", REVERSED, deck="D06 D06 D06 D06")
    assert damage(game) == 0
    assert game.discard == ["D02"]
    game.rest().go_on().until("W05")
    assert game.record["r"] == 2
    assert [seat for seat, _ in game.blows()] == [P1, P2, P3]
    assert game.hand(P0) == ["D06"]


@rule("GT-276", "F13")
def test_death():
    assert damage(drawn("F13", UPRIGHT, lp={P0: 80})) == 100
    game = drawn("F13", REVERSED, lp={P0: 80})
    assert (game.lp(P0), damage(game)) == (60, 50)


@rule("GT-277", "F14")
def test_temperance():
    assert drawn("F14", UPRIGHT, lp={P0: 30}).lp(P0) == 50
    assert drawn("F14", UPRIGHT, lp={P0: 70}).lp(P0) == 75
    assert damage(drawn("F14", REVERSED, sets={P1: "D03"})) == 25 + 20


HANDS = {P0: "D06", P1: "D07 D07 D07 D07", P2: "D08 D08", P3: "D03 D03 D03"}


@rule("GT-278", "F15")
def test_the_devil():
    game = drawn("F15", UPRIGHT, hands=HANDS)
    assert game.asked == ("W17", P0)
    assert game.offers() == {P1, P2, P3}
    game.choose(P1)
    assert game.hand_sizes == [2, 3, 2, 3]
    assert game.hand(P0) == ["D06", "D07"]
    game = drawn("F15", REVERSED, hands=HANDS)
    assert game.hand_sizes == [0, 4, 3, 3]
    assert game.hand(P2) == ["D06", "D08", "D08"]


@rule("GT-279", "F16")
def test_the_tower():
    game = drawn("F16", UPRIGHT)
    assert (damage(game), game.dealt(P0)) == (80, 80)
    game = drawn("F16", REVERSED)
    assert game.lps == [90, 95, 95, 95]
    assert damage(game) == 50


@rule("GT-280", "F17")
def test_the_star():
    assert drawn("F17", UPRIGHT).plus(P0) == 1
    assert drawn("F17", REVERSED).minus(P0) == 1


@rule("GT-281", "F18")
def test_the_moon():
    game = drawn("F18", UPRIGHT, sets={P1: "D06", P2: "D03"})
    assert game.asked == ("W17", P0)
    assert game.offers() == {P1, P2}
    game.choose(P2).until("W05")
    assert game.blows() == [(P0, 50), (P1, 20), (P2, 20)]
    assert damage(drawn("F18", REVERSED)) == 5


@rule("GT-282", "F19")
def test_the_sun():
    game = drawn("F19", UPRIGHT)
    assert (damage(game), game.plus(P0)) == (50, 2)
    game = drawn("F19", REVERSED)
    assert (damage(game), game.plus(P0)) == (0, 0)
    assert (game.blows(), game.record["wounds"][P0]) == ([(P0, 0)], 0)


@rule("GT-283", "F20")
def test_judgement_reversed():
    game = drawn("F20", REVERSED, hands={P0: "D03 D06"})
    assert game.hand(P0) == ["D06"]
    assert game.discard == ["D03"]
