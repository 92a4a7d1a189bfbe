"""The golden tests of threat and fortune."""

import pytest

from .kit import Position, position
from .test_agent import campaign

rule = pytest.mark.rule


def falling(**more) -> Position:
    """A monster's attack that knocks A out."""
    game = position({"A": (4, 4), "spider": (5, 4)}, turn="spider", damage={"A": 11}, **more)
    return game.dice("B420", "Y110", "g1").play("ACT_ATTACK_1", "A")


@rule("GT-060", "RAY-014", "RAY-016")
def test_threat_in_place_of_a_card():
    game = falling()
    assert (game.asked, game.who) == ("DF2", "overlord")
    game.play("TAKE_THREAT")
    assert (game.threat, game.hand, game["A"].threat) == (1, [], 1)
    game = falling().play("TAKE_CARD")
    assert (game.threat, len(game.hand), game["A"].threat) == (0, 1, 0)


@rule("GT-061", "RAY-015", "DER-18")
def test_one_threat_per_hero():
    units = {"A": (4, 4), "B": (6, 4), "spider": (5, 4)}
    game = position(units, turn="spider", damage={"A": 11, "B": 13})
    game.set("A", "threat", 1)
    game.dice("B420", "Y110", "g1").play("ACT_ATTACK_1", "A")
    assert not game.was_asked("DF2")
    assert (game.threat, len(game.hand)) == (0, 1)
    game = position(units, turn="spider", damage={"A": 11, "B": 13})
    game.set("A", "threat", 1)
    game.dice("B420", "Y110", "g1").play("ACT_ATTACK_1", "B")
    assert game.was_asked("DF2")
    game = campaign()
    game.set("A", "threat", 1)
    game.finish("heroes").skip_campaign_phase()
    assert game["A"].threat == 0


@rule("GT-062", "RAY-018", "RAY-019", "RAY-137")
@pytest.mark.parametrize(("winner", "threat"), [("overlord", 6), ("heroes", 5)])
def test_three_counters_at_a_quests_end(winner: str, threat: int):
    options = {"mode": "quest", "scenario": "FIRST"}
    game = position({"A": (10, 9)}, turn="A", at="FB", plot="PC-08", threat=1, cursed=3, options=options)
    game.finish(winner)
    assert (game.threat, game.record["cursed"]) == (threat, 0)


@rule("GT-063", "RAY-020", "RAY-028", "RAY-044", "RAY-030", "RAY-012", "RAY-029", "RAY-043")
def test_experience_for_threat_threat_for_a_card():
    game = campaign()
    game.finish("heroes").until_asked("DARK_SHOP")
    game.put("xp", 2)
    game.put("threat", 0)
    assert not game.can("PC-05")
    game.play("XP_TO_THREAT")
    assert (game.record["xp"], game.threat) == (1, 3)
    game.play("PC-05")
    assert (game.threat, game.plot("PC-05"), game.fortune) == (1, "ready", (0, 0))
    assert not game.can("PC-02")


@rule("GT-064", "RAY-028")
def test_nothing_for_sale_in_a_turn():
    game = position({"goblin": (4, 4)}, turn="OT1", threat=5)
    assert {card for card in game.offers() if str(card).startswith("PC-")} == {"PC-01"}


@rule("GT-065", "RAY-046", "RAY-047", "DER-07")
def test_two_tokens_three_heroes():
    units = {"A": (5, 4), "B": (9, 9), "C": (9, 10), "zombie": (3, 4)}
    game = position(
        units,
        turn="zombie",
        skills={"A": "KNI-5"},
        items={"A": "GEA-02"},
        tokens={"S1": "zombie"},
        points={"zombie": 2},
        plot="PC-04",
        threat=2,
        fortune={"A": 1},
    )
    game.play("E", "KNI-5", "PC-04")
    assert (game.asked, game.who) == ("HERO", "A")
    assert game.offers() == {"B", "C"}
    game.play("B")
    assert (game.asked, game.fortune) == ("SPACE", (1, 1, 1))


@rule("GT-066", "DER-20", "DER-24")
def test_fortune_for_the_fallen():
    game = position({"A": (2, 2), "goblin": (4, 4)}, turn="OT1", threat=1, fortune={"B": 1}, down="A")
    game.play("PC-01")
    assert game.fortune == (1, 1)
    game = position({"A": (2, 2)}, turn="start A", down="A", fortune={"A": 1})
    assert game.offers() == {"STAND_UP", "END"}


@rule("GT-067", "RAY-049", "DER-13", "RAY-042")
def test_a_drop_for_a_token():
    game = position({"A": (2, 2)}, turn="A", fatigue={"A": 2}, fortune={"A": 1})
    game.play("FORTUNE_FATIGUE")
    assert (game["A"].fatigue, game.fortune) == (1, (0, 0))
    units = {"A": (4, 4), "spider": (5, 4)}
    game = position(units, turn="spider", fatigue={"A": 2}, fortune={"A": 1})
    game.dice("B420", "Y110", "g1").play("ACT_ATTACK_1", "A")
    assert game.asked == "AT4"
    assert not game.can("FORTUNE_FATIGUE")


@rule("GT-068", "RAY-050", "DER-25", "RAY-054")
def test_a_defence_die_again():
    game = position({"A": (4, 4), "spider": (5, 4)}, turn="spider", fortune={"A": 1})
    game.dice("B420", "Y110", "g0").play("ACT_ATTACK_1", "A")
    assert (game.asked, game.who) == ("AT4", "A")
    game.dice("g2").play("FORTUNE_REROLL", "g0")
    assert (game["A"].damage, game.fortune) == (1, (0, 0))


@rule("GT-069", "RAY-050", "DES-117")
def test_the_x_again():
    game = position({"A": (4, 4), "spider": (5, 4)}, turn="A", items={"A": "GEA-02"}, fortune={"A": 1})
    game.dice("BX", "R020", "g1").play("ACT_ATTACK_1", "spider")
    assert (game.asked, game.who) == ("AT3", "A")
    game.dice("B420").play("FORTUNE_REROLL", "BX")
    assert game["spider"].gone


@rule("GT-070", "RAY-051", "RAY-052", "DER-26")
def test_a_third_action():
    units = {"A": (4, 4), "ettin": (5, 4)}
    game = position(units, turn="A", items={"A": "GEA-02"}, fortune={"A": 4}, used={"A": 1})
    assert not game.can("FORTUNE_ACTION")
    game = position(units, turn="A", n=3, items={"A": "GEA-02"}, fortune={"A": 4}, used={"A": 2})
    assert not game.can("ACT_ATTACK_1")
    game.play("FORTUNE_ACTION")
    assert game.fortune == (2, 0, 0)
    game.dice("B420", "R020", "g0", "g1").play("ACT_ATTACK_1", "ettin", "PASS").rest()
    assert game["ettin"].damage == 3
    assert not game.can("FORTUNE_ACTION")


@rule("GT-071", "DER-26", "DES-069")
def test_nothing_after_standing_up():
    game = position({"A": (2, 2)}, turn="start A", down="A", fortune={"A": 2})
    game.dice("R020", "R030").play("STAND_UP")
    assert game["A"].standing
    assert not (game.who == "A" and game.can("FORTUNE_ACTION"))
    assert game["A"].done == 1


@rule("GT-072", "RAY-053", "DER-27", "RAY-056")
def test_a_sixth_item():
    game = campaign(gold=200)
    game.finish("heroes").until_asked("SHOP")
    game.set("A", "fortune", 1).set("B", "fortune", 2)
    assert game.record["offered"].sum() == 5
    game.play("SHOP_FORTUNE", "A", "B")
    assert game.record["offered"].sum() == 6
    assert sum(game.fortune) == 1
    game.play("END")
    assert game.fortune == (0, 0)


@rule("GT-073", "RAY-055")
def test_fortune_stays_where_it_is():
    game = position({"A": (4, 4), "B": (5, 4)}, turn="A", fortune={"A": 1}, used={"A": 1})
    game.set("A", "moved", 1)
    assert not game.can("TRADE_GIVE")
    assert not game.can("TRADE_TAKE")
