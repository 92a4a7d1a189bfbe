"""Overlord cards: when they can be played, and what they do."""

import pytest

from .boards import Board
from .kit import Position, position

rule = pytest.mark.rule


def dark(hand: str, units: dict | None = None, turn: str = "dark", **more) -> Position:
    """The overlord holds these cards; A is Syndrael, B Grisban, C Jain, D Tarha."""
    return position({"A": (4, 4), **(units or {})}, turn=turn, hand=hand, **more)


def attacked(hand: str, *dice: str, **more) -> Position:
    """A zombie attacks A."""
    units = {"zombie": (5, 4), **more.pop("units", {})}
    return dark(hand, units, "zombie", **more).dice(*dice).play("ACT_ATTACK_1", "A")


def stepping(hand: str, **more) -> Position:
    """A makes a step."""
    laid = {"points": {"A": 3}, **more}
    return dark(hand, laid.pop("units", {}), "A", **laid).play("E")


def searching(hand: str, **more) -> Position:
    """A searches."""
    laid = {"tokens": {"S1": (5, 4)}, "search_deck": "SEA-1", **more}
    return dark(hand, laid.pop("units", {}), "A", **laid).play("ACT_SEARCH")


DOORED = Board(("......", "......"), doors=[("normal", [(2, 0, "E"), (2, 1, "E")])])


def opening(hand: str, **more) -> Position:
    """A opens a door."""
    units = {"A": (2, 0), "B": (0, 0), **more.pop("units", {})}
    return position(units, turn="A", board=DOORED, hand=hand, **more).play("ACT_DOOR")


# --- Basic


@rule("OC-01")
def test_a_critical_blow():
    game = attacked("OC-01", "B221", "Y110", "g1")
    assert (game.asked, game.who) == ("AT3", "overlord")
    game.play("OC-01", "+3 damage")
    assert (game["A"].damage, game.discard) == (3 + 3 - 1, ["OC-01"])
    game = attacked("OC-01", "B320", "Y110", "g1").play("OC-01")
    assert game["A"].damage == 2, "it costs a surge"


@rule("OC-02", "DER-83")
def test_a_charmed_hero_strikes_his_friends():
    laid = {"turn": "OT1", "items": {"A": "GEA-01"}}
    game = dark("OC-02", {"B": (5, 4), "zombie": (3, 4)}, **laid)
    game.play("OC-02").dice("g1", "k2").choose("A")
    assert (game.question, game.who) == ("DEED", "overlord")
    assert game.offers() == {"ACT_MOVE", "ACT_ATTACK_1", "ACT_ATTACK_UNARMED"}
    game.choose("ACT_ATTACK_1")
    assert game.offers() == {"A", "B"}, "he himself counts as in reach"
    game.dice("B221", "R020", "g1").choose("B", "+1 damage")
    assert (game["B"].damage, game.discard) == (4 + 1 - 1, ["OC-02"])


@rule("OC-02", "DER-83")
def test_a_charmed_hero_walks():
    game = dark("OC-02", {"B": (5, 4), "zombie": (4, 5)}, turn="OT1")
    game.play("OC-02").dice("g1", "k2").choose("A").choose("ACT_MOVE")
    assert (game.question, game.who, game["A"].points) == ("STEPS", "overlord", 4)
    assert "S" not in game.offers(), "not through monsters"
    game.choose("E", "E", "PASS")
    assert (game.at("A"), game["A"].points) == ((6, 4), 0)


@rule("OC-09", "DER-72", "DER-83")
def test_a_charmed_hero_trips():
    """The move action of this turn counts, not those of his own last turn."""
    game = dark("OC-02 OC-09", turn="OT1")
    game.play("OC-02").dice("g1", "k2").choose("A").choose("ACT_MOVE", "E")
    assert (game.asked, game.who) == ("HT3", "overlord")
    game.dice("g1", "k2").choose("OC-09")
    assert (game.at("A"), game["A"].points) == ((5, 4), 0)


@rule("OC-02")
def test_a_charm_resisted_brings_a_card():
    game = dark("OC-02", {"zombie": (9, 9)}, turn="OT1", deck="OC-07")
    game.play("OC-02").dice("g0", "k2").choose("A")
    assert (game.hand, game.discard) == (["OC-07"], ["OC-02"])


@rule("OC-03", "DES-116")
def test_a_dark_fortune_rolls_a_die_again():
    game = attacked("OC-03", "BX", "Y110", "g0").choose("OC-03")
    assert game.offers() == {"die 0", "die 1"}
    assert game.dice("B320").choose("BX")["A"].damage == 3
    game = dark("OC-03", {"zombie": (5, 4)}, "A", items={"A": "GEA-01"})
    game.dice("B320", "R020", "n0").play("ACT_ATTACK_1", "zombie")
    assert (game.asked, game.who) == ("AT4", "overlord")
    assert game.dice("n2").play("OC-03")["zombie"].damage == 2
    units = {"A": (1, 1), "splig": (5, 4)}
    game = dark("OC-03", units, conditions={"splig": "Poisoned"}).dice("g2", "k3").choose("splig")
    assert (game.asked, game.who) == ("RO1", "overlord")
    assert game.choose("OC-03").offers() == {"die 0", "die 1"}
    assert game.dice("g1").choose("die 0").conditions("splig") == set()


@rule("OC-04")
def test_a_dark_might_is_a_surge():
    game = attacked("OC-04", "B320", "Y110", "g1").play("OC-04")
    assert (game.question, game.attack["surges"]) == ("SURGE", 1)


@rule("OC-05")
def test_a_dash_is_one_more_move_action():
    game = dark("OC-05", {"goblin": (6, 4)}, "start goblin")
    assert (game.asked, game.who) == ("OT3", "overlord")
    game.play("OC-05", "ACT_MOVE", "ACT_MOVE", "ACT_MOVE")
    assert game["goblin"].points == 15
    assert not game.can("ACT_MOVE")


@rule("OC-06", "DES-183")
def test_a_frenzy_is_one_more_attack():
    game = dark("OC-06", {"zombie": (5, 4)}, "zombie").play("OC-06")
    for _ in range(2):
        game.dice("BX", "Y110", "g1").play("ACT_ATTACK_1", "A")
    assert not game.can("ACT_ATTACK_1")
    assert game.can("ACT_MOVE"), "the frenzy took no action"


@rule("OC-07", "DER-73")
def test_a_pit_trap():
    game = stepping("OC-07")
    assert (game.asked, game.who) == ("HT3", "overlord")
    game.dice("g1", "k2").play("OC-07")
    assert (game["A"].damage, game["A"].points, game.conditions("A")) == (1, 1, set())
    game = stepping("OC-07", points={"A": 1}).dice("g1", "k2").play("OC-07")
    assert (game["A"].damage, game["A"].points, game.conditions("A")) == (1, 0, {"Stunned"})
    game = stepping("OC-07").dice("g0", "k2").play("OC-07")
    assert (game["A"].damage, game["A"].points) == (0, 2)


@rule("OC-08")
@pytest.mark.parametrize(("attribute", "fails"), [("Might", False), ("Awareness", True)])
def test_a_poison_dart_when_he_searches(attribute: str, fails: bool):
    game = searching("OC-08", deck="OC-07")
    assert (game.asked, game.who) == ("SR1", "overlord")
    game.choose("OC-08")
    game.dice("g1", "k2").choose(attribute)
    assert (game["A"].damage, game["A"].fatigue) == ((1, 1) if fails else (0, 0))
    assert game.conditions("A") == ({"Poisoned"} if fails else set())
    assert game.hand == ([] if fails else ["OC-07"])
    assert game.search("A") == ["SEA-1"], "the search goes on"


@rule("OC-08", "OC-16", "OC-20", "DER-124")
def test_traps_behind_a_door():
    game = opening("OC-08 OC-16 OC-20")
    assert (game.asked, game.offers()) == ("HT4", {"OC-08", "OC-16", "OC-20", "PASS"})


@rule("OC-09", "DER-72")
def test_a_tripwire():
    game = dark("OC-09", turn="A").play("ACT_MOVE", "E")
    assert (game.asked, game.who) == ("HT3", "overlord")
    game.dice("g1", "k2").play("OC-09")
    assert (game["A"].points, game["A"].damage) == (0, 0)
    assert game.can("FATIGUE_MP")
    game = stepping("OC-09", units={}, points={"A": 3})
    assert not game.was_asked("HT3"), "no move action"


@rule("OC-10")
def test_a_word_of_misery():
    game = dark("OC-10", {"zombie": (5, 4)}, "OT1").play("OC-10", "PASS", "zombie")
    game.dice("B320", "Y110", "g1").play("ACT_ATTACK_1", "A")
    assert (game["A"].damage, game["A"].fatigue) == (2, 1)
    game.rest()
    game.next_round()
    assert game.record["misery"] == 0


# --- Magus


@rule("OC-11", "DER-92")
def test_an_unholy_ritual():
    units = {"zombie": (5, 4), "zombie 2": (9, 9), "zombie master": (9, 8), "spider": (1, 1)}
    game = dark("OC-11", units, "OT1", deck="OC-07 OC-08 OC-10 OC-05")
    game.play("OC-11", "zombie")
    assert game.offers() == {"OC-07", "OC-08", "OC-10"}
    game.choose("OC-08", "OC-10")
    assert (game.hand, game.discard, game.deck[0]) == (["OC-08", "OC-10"], ["OC-07", "OC-11"], "OC-05")
    game.rest().play("zombie")
    assert game["zombie"].actions == 1
    game.play("END", "zombie 2", "END", "zombie master", "END", "spider")
    assert game["spider"].actions == 2


@rule("OC-12", "DES-145")
def test_a_word_of_pain():
    game = dark("OC-12", {"B": (12, 9), "spider": (9, 1)}, "late")
    assert (game.asked, game.who) == ("OT7", "overlord")
    game.dice("g2", "k3", "g2", "k3").choose("OC-12")
    assert (game["A"].damage, game["B"].damage) == (1, 0), "Might 4 and 5"


@rule("OC-13", "DER-91")
def test_a_goblin_rises_again():
    units = {"goblin": (5, 4), "spider": (9, 9)}
    game = dark("OC-13", units, "A", items={"A": "GEA-01"})
    game.dice("B320", "R020", "g0").play("ACT_ATTACK_1", "goblin")
    assert (game.asked, game.who) == ("DF3", "overlord")
    game.play("OC-13").overlord_turn()
    assert (game.question, game.who) == ("SPOT", "overlord")
    assert (10, 4) in game.offers()
    assert not game.offers() & {(11, 4), (4, 4)}
    game.choose((5, 5)).rest()
    assert (game.at("goblin"), game["goblin"].damage) == ((5, 5), 0)
    assert game.can("goblin"), "it may be activated"
    game.next_round()
    assert "goblin" not in game.monsters


@rule("OC-14")
def test_a_word_of_despair():
    game = dark("OC-14", {"B": (12, 9), "spider": (9, 1)}, "late")
    game.dice("g1", "k2", "g1", "k2").choose("OC-14")
    assert game.round == 3
    game.to_menu("A")
    game.play("ACT_REST")
    assert game["A"].fatigue == 1
    game.play("ACT_MOVE")
    assert game["A"].fatigue == 2
    game.choose("END").to_menu("B").play("ACT_MOVE")
    assert game["B"].fatigue == 0, "he passed"
    assert game["A"].despair == 0


@rule("OC-15", "DER-96")
def test_a_diabolic_power():
    """A Trap: they test Awareness, 2 and 1."""
    piles = {"deck": "OC-01", "deck_rest": False, "discard": "OC-09 OC-02"}
    game = dark("OC-15", {"B": (12, 9), "spider": (9, 1)}, **piles)
    game.choose("OC-15")
    assert game.offers() == {"OC-01", "OC-02", "OC-09", "OC-15"}
    game.dice("g0", "k2", "g0", "k2").choose("OC-09")
    assert (game.hand, game.discard, game.deck) == (["OC-09"], ["OC-02", "OC-15"], ["OC-01"])
    assert (game["A"].damage, game["B"].damage) == (0, 2)


@rule("OC-16")
def test_explosive_runes():
    """A (Awareness 2) and B (1) test, C is 3 spaces away."""
    game = searching("OC-16", units={"B": (4, 6), "C": (4, 7)})
    assert (game.asked, game.who, game.search("A")) == ("SR4", "overlord", ["SEA-1"])
    game.dice("g1", "k3", "g1", "k0").play("OC-16")
    assert [game[name].damage for name in "ABC"] == [4 - 2, 0, 0]


@rule("OC-17")
def test_a_web_trap():
    game = stepping("OC-17", units={"B": (5, 5), "C": (3, 4)})
    game.dice("g1", "k4", "g1", "k4").play("OC-17")
    assert [game.conditions(name) for name in "ABC"] == [{"Immobilized"}, set(), set()], "Might 4 and 5"


@rule("OC-18", "DER-84")
def test_a_monkey():
    game = searching("OC-18", deck="OC-07", items={"A": "GEA-01 SHO-01"})
    game.dice("g1", "k3").play("OC-18")
    assert game["A"].monkey == 1
    assert not game.can("ACT_ATTACK_1")
    assert not game.can("ACT_ATTACK_UNARMED")
    game = searching("OC-18", deck="OC-07").dice("g1", "k2").play("OC-18")
    assert (game["A"].monkey, game.hand) == (0, ["OC-07"])
    game = dark("", {"zombie": (5, 4)}, "zombie", items={"A": "SHO-09"}).set("A", "monkey", 1)
    game.dice("B320", "Y110").play("ACT_ATTACK_1", "A")
    assert game["A"].damage == 3, "no defence dice at all"
    game = dark("", {}, "start A").set("A", "monkey", 1).until("MENU")
    assert game.play("ACT_MOVE")["A"].points == 5
    game = dark("", {}, "start A")
    game.set("A", "monkey", 2).choose("END")
    assert game["A"].monkey == 0


@rule("OC-19", "DER-95")
@pytest.mark.parametrize(("gray", "passed"), [("g1", True), ("g2", False)])
def test_a_wicked_laughter(gray: str, passed: bool):
    """Might 5: 5 shields are enough, but then only 4."""
    laid = {"heroes": {"A": "HER-5 BER", "B": "HER-6 KNI"}, "skills": {"A": "BER-3"}, "deck": "OC-07"}
    game = dark("OC-19", {"zombie": (5, 4)}, "A", **laid)
    game.dice("g2", "k3").play("BER-3", "zombie")
    assert (game.asked, game.who) == ("RO2", "overlord")
    game.dice(gray, "k3").play("OC-19")
    assert game.conditions("zombie") == ({"Immobilized"} if passed else set())
    assert game.hand == (["OC-07"] if passed else [])


@rule("OC-20", "DER-74")
@pytest.mark.parametrize(
    ("attribute", "black", "damage"), [("Awareness", "k0", 2), ("Might", "k3", 4), ("Awareness", "k3", 12)]
)
def test_a_demon_trap(attribute: str, black: str, damage: int):
    game = searching("OC-20")
    game.choose("OC-20")
    assert (game.question, game.who) == ("CHOICE", "A")
    game.dice("g1", black).choose(attribute)
    assert game["A"].damage == damage
    assert game["A"].down == (damage == 12)


# --- Warlord


@rule("OC-21", "DER-93")
def test_a_blood_rage():
    game = dark("OC-21", {"barghest": (5, 4), "spider": (9, 9)}, "late")
    game.choose("OC-21")
    assert game.offers() == {"barghest", "spider"}
    game.dice("B320", "R010", "g1", "B320", "R020", "g1").choose("barghest")
    assert game["A"].damage == 2 + 3
    assert game["barghest"].gone
    game = dark("OC-21", {"spider": (9, 9)}, "late").choose("OC-21")
    assert game["spider"].gone, "nobody is in reach"


@rule("OC-22")
def test_a_dark_fortitude():
    game = dark("OC-22", {"zombie": (5, 4)}, "A", items={"A": "GEA-01"})
    game.dice("B320", "R020", "n0").play("ACT_ATTACK_1", "zombie")
    assert (game.asked, game.who) == ("AT4", "overlord")
    assert game.play("OC-22")["zombie"].damage == 2


@rule("OC-23")
def test_a_bloodlust():
    game = attacked("OC-23", "B320", "Y020", "g0", damage={"A": 11}, deck="OC-07 OC-08 OC-10")
    assert game.asked == "DF2"
    game.choose("TAKE_CARD")
    assert (game.asked, game.hand) == ("DF2_BLOODLUST", ["OC-07", "OC-23"])
    game.play("OC-23")
    assert game.hand == ["OC-07", "OC-08", "OC-10"]


@rule("OC-24")
def test_an_expert_blow():
    game = dark("OC-24", {"zombie": (5, 4)}, "zombie").play("ACT_ATTACK_1", "A")
    assert (game.asked, game.who) == ("AT2_DARK", "overlord")
    game.dice("B320", "Y110", "g1").play("OC-24")
    assert (game["A"].damage, game.hand, game.discard) == (3 + 2 - 1, [], ["OC-24"])


@rule("OC-25")
def test_a_master_calls_for_minions():
    units = {"spider master": (7, 4), "spider": (1, 9), "goblin": (9, 9)}
    game = dark("OC-25", units, "late")
    game.choose("OC-25")
    assert (game.question, game.who) == ("SPOT", "overlord")
    assert game.offers() == {(x, y) for x in (6, 7, 8) for y in (3, 4, 5)} - {(7, 4)}
    game.choose((6, 3))
    assert sorted(game.monsters) == ["goblin", "spider", "spider 2", "spider master"], "2 are the limit"
    assert game.at("spider 2") == (6, 3)
    units = {"spider": (7, 4), "goblin master": (9, 9), "goblin": (1, 9), "goblin 2": (1, 8)}
    assert not dark("OC-25", units, "late").was_asked("OT7"), "no master, or no room in the group"
    game = dark("OC-25", {"barghest master": (7, 4)}, "late")
    game.choose("OC-25")
    assert (game.question, game.who) == ("FORM", "overlord"), "a large one, somewhere beside the master"
    game.choose("choice 1")
    assert (8, 2) in game.offers(), "a space of it is adjacent"
    assert (7, 8) not in game.offers()


# --- Universal


@rule("OC-26")
@pytest.mark.parametrize("turn", ["dark", "start zombie", "zombie"])
def test_a_dark_resilience(turn: str):
    units = {"ettin": (5, 4), "zombie": (9, 9)}
    game = dark("OC-26", units, turn, damage={"ettin": 4, "zombie": 1})
    game.choose("OC-26")
    assert game.offers() == {"ettin", "zombie"}
    game.dice("R010", "R020").choose("ettin")
    assert (game["ettin"].damage, game["zombie"].damage) == (1, 1)


@rule("OC-27")
def test_planning_ahead():
    deck = "OC-01 OC-02 OC-03 OC-04 OC-05 OC-06"
    game = dark("OC-27", {"zombie": (5, 4)}, deck=deck)
    game.choose("OC-27", "choice 4", "choice 0", "choice 2", "choice 0")
    assert game.deck[:6] == ["OC-05", "OC-01", "OC-04", "OC-02", "OC-03", "OC-06"]
    assert game.record["deck_known"] == 5


@rule("OC-28", "DER-96")
@pytest.mark.parametrize(
    ("named", "found", "lost"), [("Trap", "OC-07", ["OC-01", "OC-04"]), ("Event", "OC-01", [])]
)
def test_schemes(named: str, found: str, lost: list[str]):
    game = dark("OC-28", {"zombie": (5, 4)}, deck="OC-01 OC-04 OC-07 OC-05")
    game.choose("OC-28", named)
    assert game.hand == [found]
    assert game.discard == sorted([*lost, "OC-28"])
