"""The golden tests of turns: activations, hero order, rest, equipping, trading, doors, decks, Reanimate."""

import pytest

from .aims import targets
from .kit import position

rule = pytest.mark.rule
ATTACKS = ("ACT_ATTACK_1", "ACT_ATTACK_2", "ACT_ATTACK_UNARMED")


@rule("GT-131", "DES-183", "OC-06")
@pytest.mark.parametrize("hand", ["", "OC-06"])
def test_one_attack_in_an_activation(hand: str):
    game = position({"A": (5, 5), "zombie": (6, 5)}, turn="zombie", hand=hand)
    game.dice("B320", "Y110", "g1").play("ACT_ATTACK_1", "A").rest()
    assert game["zombie"].actions == 1
    assert "ACT_ATTACK_1" not in game.offers()
    if hand:
        game.choose("OC-06")
        game.dice("B320", "Y110", "g1").play("ACT_ATTACK_1", "A").rest()
        assert game["zombie"].actions == 1, "the card gives the action, too"
        assert game["A"].damage == 4
        assert "ACT_ATTACK_1" not in game.offers()


@rule("GT-132", "DES-180", "DES-188")
def test_one_group_after_the_other():
    units = {"A": (1, 1), "zombie": (8, 5), "zombie 2": (9, 5), "spider": (8, 8)}
    game = position(units, turn="dark")
    assert {"zombie", "zombie 2", "spider"} <= game.offers()
    game.choose("zombie").until("DARK_MENU")
    assert game.offers() & set(units) == {"zombie 2"}
    given_up = game.clone().choose("PASS")
    assert given_up.offers() & set(units) == {"spider"}
    game.choose("zombie 2").until("DARK_MENU")
    assert game.offers() & set(units) == {"spider"}


@rule("GT-133", "DES-053")
def test_heroes_without_a_turn_are_next():
    units = {"A": (1, 1), "B": (3, 1), "C": (5, 1)}
    game = position(units, turn="heroes", done="B")
    assert (game.question, game.who) == ("NEXT_HERO", "A")
    assert game.offers() == {"A", "C"}


@rule("GT-134", "DES-062", "DER-79")
@pytest.mark.parametrize("n", [2, 3])
def test_the_bonus_of_two_heroes(n: int):
    units = {"A": (5, 5), "zombie master": (6, 5)}
    game = position(units, turn="A", n=n, used={"A": 2}, items={"A": "GEA-02"})
    assert ("TWO_HERO_ATTACK" in game.offers()) == (n == 2)
    assert game.offers() & set(ATTACKS) == set(), "two actions are used"
    if n == 2:
        game.dice("B320", "R010", "n0").play("TWO_HERO_ATTACK", "ACT_ATTACK_1", "zombie master")
        assert game["zombie master"].damage == 3
        assert game.offers() & {"TWO_HERO_ATTACK", "TWO_HERO_RECOVER"} == set(), "once in a turn"


@rule("GT-134", "DES-062")
def test_two_damage_instead_of_the_attack():
    game = position({"A": (5, 5)}, turn="A", damage={"A": 3})
    game.choose("TWO_HERO_RECOVER")
    assert (game["A"].damage, game["A"].actions) == (1, 2)
    assert game.offers() & {"TWO_HERO_ATTACK", "TWO_HERO_RECOVER"} == set()


@rule("GT-136", "DES-066", "DES-059")
def test_a_rest_counts_at_the_end():
    game = position({"A": (5, 5)}, turn="A", fatigue={"A": 4})
    game.choose("ACT_REST")
    assert (game["A"].fatigue, game["A"].actions) == (4, 1)
    game.choose("ACT_MOVE", "E", "E", "E", "E")
    assert (game["A"].points, game.at("A")) == (0, (9, 5))
    assert "FATIGUE_MP" not in game.offers()
    game.choose("END")
    assert game["A"].fatigue == 0


@rule("GT-137", "DES-056", "DES-057")
def test_what_can_be_equipped_together():
    items = {"B": "SHO-06- GEA-03- SHO-01- SHO-09-"}
    game = position({"B": (5, 5)}, turn="start B", items=items)
    assert (game.question, game.who) == ("EQUIP", "B")
    assert game.offers() == {"SHO-06", "GEA-03", "SHO-01", "SHO-09", "PASS"}
    game.choose("SHO-06")
    assert game.offers() == {"SHO-01", "SHO-09", "PASS"}, "the axe takes both hands, and stays in them"
    game.choose("SHO-09")
    assert game.question == "EQUIP" or game.question == "MENU"
    assert "SHO-01" not in game.offers(), "one armor"
    assert game.items("B") == ["SHO-06", "GEA-03-", "SHO-01-", "SHO-09"]
    assert game["B"].health == 15, "Leather Armor"


@rule("GT-138", "DES-074")
def test_a_card_changes_hands_once_in_a_turn():
    units = {"A": (5, 5), "B": (6, 5)}
    game = position(units, turn="A", search={"A": "SEA-1"}, items={"A": "GEA-02"})
    assert game.offers() & {"TRADE_GIVE", "TRADE_TAKE"} == set(), "no move action yet"
    game.choose("ACT_MOVE").play("TRADE_GIVE", "B", "SEA-1")
    assert (game.search("A"), game.search("B")) == ([], ["SEA-1"])
    assert "TRADE_TAKE" not in game.offers()
    game.play("TRADE_GIVE", "B", "GEA-02")
    assert (game.items("A"), game.items("B")) == ([], ["GEA-02-"])
    assert game.offers() & {"TRADE_GIVE", "TRADE_TAKE"} == set()


@rule("GT-139", "DES-070", "DES-185", "DES-204")
def test_which_doors_a_monster_opens():
    units = {"A": (1, 1), "B": (2, 1), "zombie": (8, 3)}
    game = position(units, at="OQ1b", turn="zombie")
    game.play("ACT_DOOR", "D1")
    assert game.open("D1")
    assert game["zombie"].actions == 1
    game = position({**units, "zombie": (10, 5)}, at="OQ1b", turn="zombie")
    assert "ACT_DOOR" not in game.offers()


@rule("GT-140", "DES-196")
def test_an_empty_overlord_deck():
    discard = "OC-01 OC-02 OC-03 OC-04 OC-05 OC-06"
    game = position(
        {"A": (1, 1), "spider": (9, 9)},
        turn="overlord",
        discard=discard,
        deck_rest=False,
        dice=[5, 4, 3, 2, 1],
    )
    game.until("DARK_MENU")
    assert (game.hand, game.discard) == (["OC-06"], [])
    assert sorted(game.deck) == discard.split()[:5]
    assert game.unrolled == 0


@rule("GT-141", "DES-171")
@pytest.mark.parametrize(("outcome", "drawn"), [(0, "SEA-7"), (1, "SEA-8")])
def test_an_empty_search_deck(outcome: int, drawn: str):
    game = position(
        {"A": (5, 5)},
        turn="A",
        tokens={"S1": (5, 6)},
        search_discard="SEA-7 SEA-8",
        search_rest=False,
    )
    other = {"SEA-7": "SEA-8", "SEA-8": "SEA-7"}[drawn]
    game.free = drawn == "SEA-7"
    game.dice(outcome).play("ACT_SEARCH", "S1")
    assert game.search_deck == [other]
    assert game.search_discard == [drawn]
    assert len(game.items("A")) == (1 if drawn == "SEA-7" else 0), "the chest holds an item"


@rule("GT-142", "DES-218", "FAM-1")
def test_the_reanimate_waits_for_the_last_action():
    units = {"A": (5, 5), "reanimate": (6, 5), "zombie": (9, 5)}
    game = position(units, turn="A", used={"A": 1}, heroes={"A": "HER-3 NEC"})
    assert "FAMILIAR_ACT" not in game.offers()
    game.choose("END")
    assert game.offers() == {"FAMILIAR_ACT", "PASS"}
    game.choose("FAMILIAR_ACT")
    assert {"ACT_MOVE"} <= game.offers()
    game.choose("ACT_MOVE", "E", "E")
    assert game.at("reanimate") == (8, 5)
    assert "ACT_MOVE" not in game.offers()
    game.dice("B320", "R020", "n0").play("ACT_ATTACK_1", "zombie")
    assert game["zombie"].gone
    assert game.offers() & {"ACT_MOVE", *ATTACKS} == set()


@rule("GT-142", "DES-218")
def test_the_reanimate_before_the_first_action_or_after_the_last():
    units = {"A": (5, 5), "reanimate": (6, 5), "zombie": (9, 5)}
    heroes = {"A": "HER-3 NEC"}
    assert "FAMILIAR_ACT" in position(units, turn="A", heroes=heroes).offers()
    game = position(units, turn="A", used={"A": 2}, heroes=heroes)
    assert "FAMILIAR_ACT" in game.offers()
    game.choose("FAMILIAR_ACT").until("MENU")
    assert "FAMILIAR_ACT" not in game.offers(), "once in a turn"


@rule("GT-146", "DER-07", "RAY-046")
def test_who_speaks_for_the_heroes():
    units = {"A": (1, 1), "B": (3, 1), "C": (5, 1), "zombie": (9, 9)}
    game = position(units, turn="OT1", down="A", threat=1, fortune={"A": 1})
    game.choose("PC-01")
    assert game.who == "B"
    assert game.offers() == {"B", "C"}
    units = {"A": (1, 1), "B": (12, 1), "C": (5, 5), "goblin": (6, 5)}
    game = position(
        units,
        turn="C",
        tokens={"S1": "goblin"},
        plot="PC-01 PC-04",
        threat=2,
        fortune={"C": 1},
        items={"C": "GEA-09"},
    )
    game.play("ACT_ATTACK_1", "goblin")
    assert (game.asked, game.who) == ("AT1", "overlord")
    game.choose("PC-04")
    assert game.who == "C", "the acting hero"
    assert game.offers() == {"A", "B"}


@rule("GT-147", "DES-088", "DES-054", "DER-105", "DER-20", "DW1-1")
def test_a_hero_who_has_left_the_map():
    game = position(
        {"A": (5, 6), "B": (12, 9), "spider": (4, 6)},
        at="DW1",
        turn="heroes",
        left="B",
        round=4,
        threat=1,
    )
    assert (game.question, game.who) == ("MENU", "A"), "B gets no turn"
    game.choose("END")
    game.until("OT1").choose("PC-01")
    assert game.fortune in ((1, 0), (0, 1)) or game.offers() == {"A", "B"}
    game.play("B").until("DARK_MENU")
    assert game.fortune == (0, 1), "his Hero sheet counts"
    game.choose("spider").until("MONSTER")
    assert targets(game) == {"A"}
    assert game.record["ended"] == 0
