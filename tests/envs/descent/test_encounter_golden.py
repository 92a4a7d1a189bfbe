"""The golden tests of encounters: their set-ups, quest rules, victories, clocks."""

import pytest

from dungeonzoo.envs.descent import quests
from dungeonzoo.envs.descent.state import Phase

from .kit import Position, options_of, position, setup

rule = pytest.mark.rule
LANTERNS = {"T1": (1, 1), "T2": (14, 1), "T3": (1, 11), "T4": (14, 11)}
WHEELS = {"T1": (1, 1), "T2": (14, 1), "T3": (1, 12), "T4": (7, 12), "T5": (14, 12)}
GRAVES = {"T1": (14, 4), "T2": (14, 7), "T3": (16, 4), "T4": (16, 7)}


def counter(place: int, n: int) -> list[int]:
    """State.counter with one number in it."""
    return [n if place == here else 0 for here in range(6)]


def set_up(at: str, n: int = 2, act: int = 1, **options: object) -> Position:
    """An encounter at the first question of its set-up."""
    return setup(**{**options_of(at, n, act), **options})


@rule("GT-143", "DES-211", "DES-212", "DES-214", "HER-2")
def test_a_villager_does_not_recover():
    game = position(
        {"A": (5, 3), "B": (8, 5), "F1": (6, 2), "F2": (3, 12)},
        at="CD1",
        turn="A",
        heroes={"A": "HER-2 DIS"},
        damage={"A": 6, "F1": 3},
    )
    assert game["F1"].health == 8
    game.dice("R020", "R020").choose("FEAT")
    assert (game["A"].damage, game["F1"].damage) == (2, 3)


@rule("GT-143", "DES-214", "DER-19", "DES-221")
def test_nothing_is_gained_for_a_villager():
    game = position(
        {"A": (5, 3), "B": (8, 5), "goblin": (6, 4), "F1": (6, 2), "F2": (3, 12)},
        at="CD1",
        turn="goblin",
        damage={"F1": 7},
    )
    game.dice("B320", "Y110", "n1").play("ACT_ATTACK_1", "F1")
    assert game["F1"].gone
    assert (game.question, game.who) == ("MONSTER", "overlord")
    assert (game.hand, game.threat) == ([], 0)
    assert not game.was_asked("DF2")


@rule("GT-144", "ABI-33", "DER-63", "DES-086", "LIE-5")
@pytest.mark.parametrize(("dice", "swaps"), [(["g1", "k4"], True), (["g3", "k3"], False)])
def test_overpower(dice: list[str], swaps: bool):
    units = {"A": (5, 5), "B": (12, 10), "alric": (2, 5)}
    game = position(units, turn="alric", conditions={"A": "Immobilized"})
    game.choose("SPECIAL_1")
    assert (game["alric"].points, game["alric"].actions) == (3, 1)
    game.choose("E")
    assert game.question == "MONSTER", "not adjacent yet"
    game.choose("E").dice(*dice).play("A")
    assert game.at("A") == ((4, 5) if swaps else (5, 5))
    assert game.at("alric") == ((5, 5) if swaps else (4, 5))
    assert game["A"].fatigue == (1 if swaps else 0)
    if swaps:
        game.choose("S")
        assert game.question == "MONSTER", "once for a hero"


@rule("GT-151", "FB-1", "DES-048", "DES-043")
def test_first_blood_for_three():
    game = set_up("FB", 3).start()
    names = ["ettin master", "goblin", "goblin 2", "goblin 3", "goblin master"]
    assert sorted(game.monsters) == names
    assert game["ettin master"].health == 14
    zone = {(11, 4), (12, 4), (10, 5), (11, 5), (12, 5), (10, 6), (11, 6), (12, 6), (11, 7), (12, 7)}
    assert {game.at(name) for name in names[1:]} <= zone
    assert game.spots("ettin master") <= {(x, y) for x in range(6, 10) for y in range(4)}


@rule("GT-152", "CP1-1", "CP1-2", "DES-206", "DES-170")
def test_a_key_and_its_door():
    units = {"A": (12, 5), "B": (3, 6), "zombie": (13, 6)}
    tokens = {"S1": (12, 6), "S2": (10, 0), **GRAVES}
    game = position(units, at="CP1", turn="A", tokens=tokens, unique="S1")
    assert "ACT_DOOR" not in game.offers()
    assert "ACT_DOOR" not in position(units, at="CP1", turn="zombie", tokens=tokens, unique="S1").offers()
    deck = game.search_deck
    game.play("ACT_SEARCH", "S1")
    assert (game.search("A"), game.search_deck) == ([], deck)
    assert game.record["key"] == 1
    assert game.token("S1") is None
    game.play("ACT_DOOR", "D1")
    assert game.open("D1")
    assert game["A"].actions == 0


@rule("GT-152", "CP1-1", "DES-206")
def test_the_door_stays_shut_for_monsters_that_see_the_key():
    units = {"A": (12, 5), "B": (3, 6), "zombie": (13, 6)}
    game = position(units, at="CP1", turn="zombie", tokens=GRAVES, key=1)
    assert "ACT_DOOR" not in game.offers()


@rule("GT-153", "LV1-5", "LV1-2", "DES-216")
@pytest.mark.parametrize("round", [2, 3])
def test_the_fourth_lantern(round: int):
    game = position(
        {"A": (13, 11), "B": (2, 6), "zombie": (9, 4)},
        at="LV1",
        turn="A",
        round=round,
        done="B",
        tokens=LANTERNS,
        faceup="T1 T2 T3",
    )
    game.dice("g1", "k2").play("QUEST_A", "T4", "Knowledge")
    assert game.faceup("T4")
    assert not game.over
    game.free = round == 2
    game.choose("END")
    assert game.over == (round == 3)
    if round == 3:
        assert game.winner == "heroes"
        assert game.returns == [-1, 1, 1]


@rule("GT-154", "DES-215", "OQ2")
@pytest.mark.parametrize("round", [7, 8])
def test_eight_rounds_of_bells(round: int):
    game = position({"A": (3, 8), "B": (4, 8), "zombie": (12, 8)}, at="OQ2", turn="dark", round=round)
    game.choose("END")
    assert game.over == (round == 8)
    if round == 8:
        assert game.winner == "overlord"


@rule("GT-155", "MB2-5", "DER-55", "MB2-1")
def test_a_group_that_comes_late():
    game = position(
        {"A": (6, 3), "B": (2, 5), "eliza": (9, 3)},
        at="MB2",
        turn="A",
        round=2,
        done="B",
        plot="PC-10",
        threat=2,
    )
    game.dice("g1", "k2").play("QUEST_A", "D1", "Might")
    assert game.open("D1")
    game.choose("END")
    assert (game.question, game.who) == ("KIND", "overlord")
    assert {"moulder", "barghest"} <= game.offers() <= {"moulder", "barghest", "dragon"}
    game.choose("moulder")
    zone = {(x, y) for x in range(7, 11) for y in range(1, 7)}
    while game.question == "SPOT":
        assert game.offers() <= zone
        game.choose(min(game.offers()))
    assert sorted(game.monsters) == ["eliza", "moulder", "moulder master"]
    assert not game.was_asked("SUMMON")
    assert "PC-10" not in game.offers()


@rule("GT-156", "FG1-3", "FG1-4", "DES-209", "DES-088")
def test_a_stolen_crop():
    game = position(
        {"A": (12, 9), "B": (13, 9), "goblin": (2, 9), "goblin 2": (3, 9)},
        at="FG1",
        turn="goblin",
        points={"goblin": 1},
        tokens={"T1": "goblin", "T2": (5, 4)},
    )
    game.choose("LEAVE_MAP")
    assert game["goblin"].gone
    assert game.record["counter"][quests.STOLEN] == 1
    assert game.token("T1") is None
    assert not game.over
    game.until("DARK_MENU").choose("goblin 2").until("MONSTER")
    game.set("goblin 2", "points", 1)
    assert "LEAVE_MAP" not in game.offers()


@rule("GT-156", "FG2-1")
@pytest.mark.parametrize("stolen", [0, 1, 3])
def test_splig_has_eaten(stolen: int):
    game = set_up("FG2", carry=str(stolen)).start()
    assert game["splig"].health == 7 + 2 * stolen


@rule("GT-157", "CP1-3", "DER-103", "CP1-4")
@pytest.mark.parametrize(("dice", "raised"), [(["g1", "k2"], ["zombie"]), (["g3", "k2"], [])])
def test_one_attempt_at_a_grave_each_turn(dice: list[str], raised: list[str]):
    units = {"A": (3, 5), "B": (3, 6), "merick": (15, 4)}
    game = position(units, at="CP1", turn="merick", tokens=GRAVES)
    game.dice(*dice).play("QUEST_A", "T1")
    assert [name for name in game.monsters if name != "merick"] == raised
    if raised:
        assert game.at("zombie") == (14, 4)
    assert game["merick"].actions == 1
    assert "QUEST_A" not in game.offers()


@rule("GT-158", "DA2-3")
@pytest.mark.parametrize("ledgers", [1, 2])
def test_the_flood(ledgers: int):
    game = position(
        {"A": (2, 6), "B": (2, 7), "eliza": (10, 6)},
        at="DA2",
        act=2,
        turn="dark",
        tokens=WHEELS,
        faceup="T1 T2 T3 T4",
        carry=[ledgers, 0],
        counter=counter(quests.FLOOD, 9),
    )
    game.choose("END")
    assert game.record["counter"][quests.FLOOD] == 13
    assert game.over == (ledgers == 1)
    assert game.winner == ("overlord" if ledgers == 1 else None)


@rule("GT-159", "HC2-2", "DES-190", "DES-216", "OC-21")
@pytest.mark.parametrize("rages", [True, False])
def test_merick_goes_before_the_count(rages: bool):
    game = position(
        {"A": (3, 8), "B": (4, 8), "merick": (11, 6)},
        at="HC2",
        act=2,
        turn="late",
        hand="OC-21",
        tokens={"T1": (11, 2), "T2": (3, 4), "T3": (11, 7), "T4": (4, 10)},
        carry=[2, 0],
        counter=counter(quests.RITUAL, 11),
    )
    game.until("OT7")
    if rages:
        game.play("OC-21", "merick")
    else:
        game.choose("PASS")
    assert game.over
    assert game.winner == ("heroes" if rages else "overlord")


@rule("GT-160", "FI2-2", "DES-176", "DER-113", "DER-118")
@pytest.mark.parametrize("side", ["heroes", "overlord", "none"])
def test_the_advantage_in_the_finale(side: str):
    game = set_up("FI2", 3, 2, act2_majority=side)
    asked = set()
    while game.phase in (Phase.PHASE_START, Phase.PHASE_SETUP):
        asked.add(game.asked)
        game.choose(game.called(game.legal[0]))
    assert len(game.search_deck) == (9 if side == "heroes" else 12)
    assert len(game.hand) == (6 if side == "overlord" else 3)
    assert asked & {"SR1", "SR2", "SR3", "SR4"} == set()


@rule("GT-161", "DES-047", "DER-03", "CP1")
def test_what_an_open_group_may_be():
    game = set_up("CP1")
    while game.question != "KIND":
        game.choose(game.called(game.legal[0]))
    assert game.offers() == {"goblin", "spider", "barghest", "merriod"}


@rule("DER-90", "DES-212", "MON-2")
def test_quest_figures_gain_no_conditions():
    units = {"A": (5, 3), "B": (8, 5), "spider": (6, 3), "F1": (6, 2), "F2": (3, 12)}
    game = position(units, at="CD1", turn="spider")
    game.dice("B221", "Y110", "n0").play("ACT_ATTACK_1", "F1", "Poison")
    assert game["F1"].damage == 3
    assert game.conditions("F1") == set()
