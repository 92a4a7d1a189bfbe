"""The golden tests of the Goddess: her cards, her Power, her Summons."""

import pytest

from .kit import position, setup, shuffled

rule = pytest.mark.rule
FAR = {"VET": (1, 1), "INF": (2, 1)}
"""Two Cryptonauts in the corner of a cleared board."""


@rule("GT-01", "CE-015", "CE-027", "CE-028")
def test_skzaak_starts():
    game = setup().start()
    assert game.hand_n == 4
    game.goddess_turn()
    assert (game.power, game.hand_n) == (1, 4)
    game.next_round().goddess_turn()
    assert game.asked == "DISCARD"
    assert (game.power, game.hand_n) == (2, 6)


@rule("GT-08", "CE-159", "CE-168")
def test_discarding_pays_for_a_summons():
    game = position(units=FAR, clear=True, alone=True, turn="goddess", power=1, hand="SK05 SK06 SK07")
    game.choose("SK05 discard", "SK06 discard", "summon spectro", (10, 10))
    assert game.power == 0
    assert game.hand == ["SK07"]
    assert game.at("spectro") == (10, 10)


@rule("GT-09", "CE-161", "R-28", "SK01")
def test_seal_the_crypt_as_an_effect():
    game = position(units=FAR, clear=True, alone=True, turn="goddess", power=2, hand="SK01 SK05")
    game.choose("SK01 effect", (10, 10), (12, 12))
    assert game.power == 0
    assert (game.at("guardian"), game.at("guardian 2")) == ((10, 10), (12, 12))
    assert (game.hand, game.discard) == (["SK05"], ["SK01"])


@rule("GT-10", "CE-162", "CE-163", "SK01")
def test_seal_the_crypt_as_a_mastery():
    game = position(units=FAR, turn="goddess", power=2, hand="SK01 SK01")
    game.choose("SK01 mastery")
    assert (game.power, game.masteries, game.discard) == (1, ["SK01"], [])
    game.choose("SK01 mastery")
    assert (game.power, game.masteries) == (0, ["SK01", "SK01"])


@rule("GT-10", "SK01")
@pytest.mark.parametrize("masteries", ["", "SK01"])
def test_seal_the_crypt_keeps_doors_shut(masteries: str):
    game = position("TOMB", units={"VET": (5, 3), "INF": (1, 1)}, turn="VET", masteries=masteries)
    game.choose("move")
    assert game.can((6, 3)) == (masteries == "")


@rule("GT-11", "CE-029", "CE-158", "R-30")
def test_six_cards_in_a_hand_of_four():
    game = position(turn="opening", hand="SK01 SK02 SK03 SK04", deck="SK05 SK06")
    assert game.asked == "DISCARD"
    assert game.offers() == {f"SK0{n} discard" for n in range(1, 7)}
    assert game.power == 1
    game.choose("SK01 discard")
    assert game.offers() == {f"SK0{n} discard" for n in range(2, 7)}
    game.choose("SK02 discard")
    assert game.asked == "POWERS"
    assert (game.power, game.hand) == (3, ["SK03", "SK04", "SK05", "SK06"])


@rule("GT-12", "CE-169")
def test_near_and_hidden_or_near_and_seen():
    wall = {(7, y): "wall" for y in range(2, 9)}
    game = position(
        goddess="GOR", units={"VET": (5, 5)}, clear=True, alone=True, lay=wall, turn="goddess", power=3
    )
    assert game.can("summon leech", (8, 4))
    assert not game.can("summon leech", (5, 7))
    assert game.can("summon slayer", (8, 5))
    assert not game.can("summon slayer", (5, 8))


@rule("GT-13", "CE-173")
def test_five_monsters_are_the_most():
    five = {"hound": (10, 10), "hound 2": (11, 10), "hound 3": (12, 10), "guardian": (13, 10)}
    game = position(
        units={**FAR, **five, "guardian 2": (14, 10)}, clear=True, alone=True, turn="goddess", power=9
    )
    assert not any(str(choice).startswith("summon") for choice in game.offers())
    game = position(units={**FAR, **five}, clear=True, alone=True, turn="goddess", power=9)
    assert game.can("summon hound")


@rule("GT-24", "CE-169", "CE-170")
def test_three_spaces_for_a_hound():
    area = {"VET": (2, 1), "DEM": (3, 1), "XEN": (4, 1), "INF": (2, 2), "AND": (3, 2), "MAG": (4, 2)}
    game = position("TOMB", units=area, turn="goddess", power=1)
    game.choose("summon hound")
    assert not game.can((5, 1)), "near and in Sight"
    assert game.can((7, 1)), "near and hidden"
    assert game.can((7, 5))


@rule("GT-28", "CE-154", "CE-155", "CE-156")
def test_two_monoliths_are_empowered():
    lay = {(10, 10): "monolith 1", (12, 10): "monolith"}
    game = position(units=FAR, clear=True, alone=True, lay=lay, turn="goddess", power=7, round=1)
    game.do("empower", (10, 10)).do("empower", (12, 10))
    assert game.power == 1
    assert [game.structure(where).health for where in lay] == [3, 3]
    assert [game.structure(where).empowered for where in lay] == [1, 1]
    game.next_round().goddess_turn()
    assert game.power == 3


@rule("GT-28", "CE-154", "CE-155", "CE-191")
def test_an_empowered_monolith_has_armor_and_cannot_be_empowered_again():
    lay = {(10, 10): "monolith empowered"}
    assert not position(units=FAR, clear=True, lay=lay, turn="goddess", power=9).can("empower")
    game = position(units={"VET": (9, 10), "INF": (1, 1)}, clear=True, lay=lay, turn="VET")
    game.do("attack", "Pistol", (10, 10))
    assert game.structure((10, 10)).health == 2


@rule("GT-29", "CE-164", "R-31")
def test_the_last_card_of_the_deck():
    game = position(
        turn="opening",
        deck="SK03 SK04",
        discard="rest",
        masteries="SK02",
        hand="SK01",
        chance=shuffled(range(16)),
    )
    assert game.hand == ["SK01", "SK03", "SK04"]
    assert game.discard == []
    assert len(game.deck) == 16
    assert game.deck.count("SK02") == 1
    assert game.masteries == ["SK02"]


@rule("GT-36", "CE-221", "R-33")
@pytest.mark.parametrize(
    "guards",
    [
        ["hound", "guardian"],
        ["hound", "hound", "hound"],
        ["spectro"],
        ["hound m_regent"],
    ],
)
def test_guards_of_cost_three(guards: list[str]):
    game = setup(relics=True)
    assert game.asked == "FLIP"
    game.choose((9, 10))
    for kind in guards:
        assert game.asked == "GUARD"
        game.choose(f"summon {kind}")
        game.choose(next(where for where in sorted(game.offers(), key=str)))
    assert game.asked != "GUARD", "nothing is left to pay with"
    assert [name.split()[0] for name in game.monsters] == [kind.split()[0] for kind in guards]
    assert game.power == 0


@rule("GT-36", "CE-221", "R-33")
def test_guards_may_cost_less_and_stand_near():
    game = setup(relics=True).choose((9, 10), "summon guardian")
    assert all(max(abs(x - 9), abs(y - 10)) <= 5 for x, y in game.offers())
    game.choose((10, 10))
    assert not game.can("summon guardian")
    game.choose("done")
    assert game.monsters == ["guardian"]


@rule("GT-40", "R-50")
def test_round_forty_is_the_last():
    game = position(turn="goddess", round=40, hand="SK05")
    game.end().go_on()
    assert game.over
    assert game.truncated
    assert game.winner is None
    assert game.returns == [0, 0]
