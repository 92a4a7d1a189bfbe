"""Cards and Power of the Goddess (CE-158 to CE-167) and the rulings on them (R-28 to R-31, R-60, R-61)."""

from collections import Counter

import pytest

from .arena import arena, goddess_turn, next_round
from .kit import setup
from .names import cards_of

rule = pytest.mark.rule

FAR = {"VET": (2, 2), "hound": (15, 3)}


@rule("CE-158", "R-30")
def test_too_many_cards_are_discarded_before_anything_else_one_power_each():
    game = arena(FAR, turn="opening", hand="SK01 SK02 SK03 SK05", deck="SK06 SK07")
    assert (game.asked, game.seat) == ("DISCARD", 0)
    assert game.offers() == {f"SK{n:02} discard" for n in (1, 2, 3, 5, 6, 7)}
    game.choose("SK01 discard")
    assert (game.asked, game.power) == ("DISCARD", 2)
    game.choose("SK07 discard")
    assert (game.asked, game.power) == ("POWERS", 3), "Power Gain 1, and 1 for each of two cards"
    assert game.hand == ["SK02", "SK03", "SK05", "SK06"]
    assert game.discard == ["SK01", "SK07"]


@rule("CE-158")
def test_the_hand_limit_holds_at_any_time():
    game = arena(
        {"VET": (5, 5)},
        turn="VET",
        hand="SK01 SK02 SK03 SK05",
        deck="SK06",
        lay={(6, 5): "artifact"},
        encounters="OE7",
    )
    game.choose("move", "E")
    assert (game.asked, game.seat) == ("DISCARD", 0), "in the Turn of a Cryptonaut"
    game.choose("SK06 discard")
    assert (game.asked, game.who, game.power) == ("STEP", "VET", 1)


@rule("CE-159")
def test_she_discards_for_power_whenever_she_likes():
    game = arena(FAR, turn="goddess", hand="SK01 SK02 SK02")
    game.choose("SK02 discard")
    assert (game.power, game.hand) == (1, ["SK01", "SK02"])
    game.choose("hound", "end")
    game.choose("SK02 discard", "SK01 discard")
    assert (game.power, game.hand, game.discard) == (3, [], ["SK01", "SK02", "SK02"])


@rule("CE-160")
def test_a_part_is_played_at_its_own_cost():
    game = arena(FAR, turn="goddess", hand="SK07", power=2)
    assert {"SK07 effect", "SK07 discard"} <= game.offers()
    assert "SK07 mastery" not in game.offers()
    game = arena(FAR, turn="goddess", hand="SK01", power=1)
    assert "SK01 mastery" in game.offers()
    assert "SK01 effect" not in game.offers()


@rule("CE-160", "CE-161")
def test_an_effect_is_paid_applied_and_discarded():
    game = arena(FAR, turn="goddess", hand="SK06", power=3, vitae={"hound": 1})
    game.do("SK06 effect", "hound")
    assert (game.power, game["hound"].vitae) == (2, 3)
    assert (game.hand, game.masteries, game.discard) == ([], [], ["SK06"]), "no Mastery"


@rule("CE-160", "CE-162")
def test_a_mastery_stays_and_is_always_on():
    game = arena(FAR, turn="goddess", hand="SK05", power=3)
    game.choose("SK05 mastery")
    assert (game.power, game.hand, game.masteries, game.discard) == (1, [], ["SK05"], [])
    assert game.asked == "POWERS", "no Effect: no Monster has stepped"
    next_round(game)
    assert game.masteries == ["SK05"]
    goddess_turn(game).choose("hound", "move", *["W"] * 6)
    assert game.at("hound") == (9, 3), "Move 5 and 1"
    assert game.asked == "MONSTER"


@rule("CE-163")
def test_copies_of_a_mastery_add_up():
    game = arena(FAR, turn="goddess", hand="SK05", masteries="SK05", power=2)
    game.choose("SK05 mastery", "hound", "move", *["W"] * 7)
    assert (game.at("hound"), game.asked) == ((8, 3), "MONSTER")


@rule("CE-164", "CE-166")
@pytest.mark.parametrize("goddess", ["SKZ", "GOR", "MYC"])
def test_decks_have_twenty_cards_and_the_special_ones_are_beside_them(goddess: str):
    names = {"SKZ": "skzaak", "GOR": "gorkuk", "MYC": "mycothis"}
    game = setup(goddess=names[goddess], seed=5)
    while game.record["hand_n"] == 0:
        game.choose(min(game.offers(), key=str))
    assert Counter(game.deck + game.hand) == dict.fromkeys(cards_of(goddess), 2)


@rule("CE-166")
def test_masters_need_no_card_in_hand():
    game = arena({"VET": (2, 2)}, turn="goddess", power=3)
    assert {"summon hound m_regent", "summon hound m_anubian"} <= game.offers()


@rule("CE-166")
def test_special_cards_serve_other_cards():
    game = arena(
        {"VET": (5, 5), "hound": (7, 5)}, turn="goddess", hand="SK02", power=1, stamina={"VET": 1}, dice=[6]
    )
    game.do("SK02 effect", "VET").until("POWERS")
    assert game.statuses("VET") == {"entombed"}
    assert game.discard == ["SK02"], "the status card is none of the deck"


@rule("CE-164", "R-31")
def test_an_empty_deck_is_made_of_the_discard_pile_at_once():
    game = arena(FAR, turn="opening", deck="SK01 SK02", masteries="SK05 SK05", discard="rest", dice=[1] * 15)
    assert sorted(game.hand) == ["SK01", "SK02"]
    assert game.discard == []
    assert len(game.deck) == 16
    assert "SK05" not in game.deck, "Masteries stay out"


@rule("R-31")
def test_without_a_discard_pile_the_deck_is_made_at_the_next_draw():
    hand = "SK01 SK02 SK03 SK04"
    masteries = " ".join([hand, *(f"SK{n:02} SK{n:02}" for n in range(5, 11))])
    game = arena(FAR, turn="opening", hand=hand, masteries=masteries)
    assert (game.deck, game.discard, game.hand) == ([], [], hand.split()), "nothing to draw, no draw"
    game.choose("SK01 discard", "SK02 discard", "SK03 discard")
    assert (game.deck, len(game.discard)) == ([], 3), "not before the next draw"
    next_round(game).chance(0, 0)
    goddess_turn(game)
    assert (len(game.deck), len(game.hand), game.discard) == (1, 3, []), "two of the three"


@rule("CE-165")
def test_cards_are_played_in_her_own_turn_only():
    game = arena({"VET": (5, 5), "hound": (8, 5)}, turn="VET", hand="SK03 SK09", power=9, dice=[4])
    game.do("attack", "Pistol").choose("prepare")
    assert not game.was_asked("POWERS")
    assert game.stopped
    assert game.go_on().asked == "POWERS"
    assert "SK03 effect" in game.offers()


@rule("R-29", "CE-165", "CE-178")
def test_no_card_and_no_discard_between_the_actions_of_a_monster():
    game = arena(FAR, turn="goddess", hand="SK03 SK09 SK05", power=9)
    game.choose("hound")
    assert game.offers() == {"move", "end"}
    game.choose("move", "W", "done")
    assert game.offers() == {"move", "end"}


@rule("CE-167")
def test_each_goddess_has_her_own_ability():
    """Life Eternal heals, Slowly We Rot calls for checks, the Chalice fills."""
    units = {"VET": (5, 5), "INF": (5, 6)}
    wounded = {"vitae": {"hound": 1, "slayer": 1, "disciple": 1}, "status": {"VET": "infection"}}
    monsters = {"SKZ": ("hound", 2), "GOR": ("slayer", 1), "MYC": ("disciple", 1)}
    for goddess, (monster, health) in monsters.items():
        game = arena(
            {**units, monster: (6, 5)},
            goddess,
            turn="upkeep",
            status=wounded["status"],
            vitae={monster: 1},
            dice=[1] if goddess == "MYC" else [],
        )
        assert game[monster].vitae == health, goddess
        assert game.unrolled == 0
        game = arena({**units, monster: (6, 5)}, goddess, turn=monster, dice=[1])
        game.do("attack", "attack 0", "VET").until("MONSTER")
        assert (game["VET"].vitae, game.blood) == (4, int(goddess == "GOR"))


@rule("R-28")
@pytest.mark.parametrize(("there", "more"), [(0, 2), (1, 1)])
def test_a_card_summons_as_many_as_the_limits_allow(there: int, more: int):
    guardians = {name: (15, 3 + n) for n, name in enumerate(("guardian", "guardian 2")[:there])}
    game = arena({"VET": (2, 2), **guardians}, turn="goddess", hand="SK01", power=2)
    game.choose("SK01 effect")
    for n in range(more):
        assert game.asked == "SUMMON"
        game.choose((9, 8 + n))
    assert (game.asked, len(game.monsters), game.power) == ("POWERS", 2, 0)


@rule("R-28", "R-61")
def test_a_card_that_may_summon_nothing_is_not_played():
    two = {"guardian": (15, 3), "guardian 2": (15, 4)}
    game = arena({"VET": (2, 2), **two}, turn="goddess", hand="SK01", power=2)
    assert "SK01 effect" not in game.offers()
    assert "SK01 mastery" in game.offers()
    five = {"hound": (15, 5), "hound 2": (15, 6), "hound 3": (15, 7), "hound 4": (15, 8), "spectro": (15, 10)}
    game = arena({"VET": (2, 2), **five}, turn="goddess", hand="SK01", power=2)
    assert "SK01 effect" not in game.offers(), "five Monsters"


@rule("R-61")
def test_effects_with_nothing_to_act_on_are_not_played():
    nobody = arena({"VET": (2, 2)}, turn="goddess", hand="SK02 SK03 SK05 SK06", power=9)
    assert not {f"SK{n:02} effect" for n in (2, 3, 5, 6)} & nobody.offers()
    assert {f"SK{n:02} mastery" for n in (2, 3, 5, 6)} <= nobody.offers(), "Masteries always"
    far = arena(FAR, turn="goddess", hand="SK02 SK03 SK05 SK06", power=9)
    assert {"SK05 effect", "SK06 effect"} <= far.offers()
    assert not {"SK02 effect", "SK03 effect"} & far.offers()
    game = arena(FAR, turn="goddess", hand="SK08", power=1)
    assert "SK08 effect" not in game.offers()
    near = {"VET": (2, 2), "hound": (5, 2)}
    assert "SK08 effect" not in arena(near, turn="goddess", hand="SK08", power=1).offers(), "no Soul"
    assert "SK08 effect" in arena(near, turn="goddess", hand="SK08", power=1, souls={"VET": 1}).offers()


@rule("R-61")
def test_abilities_with_nothing_to_act_on_are_not_used():
    alone = {"GUA": (5, 5), "VET": (2, 2)}
    game = arena(alone, turn="GUA", charged={"GUA": "2"})
    assert not game.can("ability"), "a group needs one member"
    game = arena({**alone, "hound": (6, 5)}, turn="GUA", charged={"GUA": "2"})
    assert game.can("ability")
    assert arena({"SAB": (5, 5)}, turn="SAB", souls={"SAB": 1}).can("devour"), "the Goddess is always there"
    game = arena({"VET": (2, 2), "slayer": (15, 3)}, "GOR", turn="goddess", blood=4, retired="slayer")
    assert "BC3" in game.offers()
    assert not {"BC1", "BC2", "BC4"} & game.offers(), "no Monster that is not Retired"


@rule("R-60")
def test_a_look_at_her_hand_leaves_lower_bounds():
    game = arena({"ORA": (5, 5)}, turn="ORA", charged={"ORA": "2"}, hand="SK05 SK05 SK09", power=2, round=1)
    game.do("free", "Prophecy")
    known = dict(zip(cards_of("SKZ"), game.record["known"].tolist(), strict=True))
    assert {card: n for card, n in known.items() if n} == {"SK05": 2, "SK09": 1}
    goddess_turn(game).choose("SK05 mastery")
    known = dict(zip(cards_of("SKZ"), game.record["known"].tolist(), strict=True))
    assert {card: n for card, n in known.items() if n} == {"SK05": 1, "SK09": 1}
