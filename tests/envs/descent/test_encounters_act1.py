"""The Cardinal's Plight, The Masquerade Ball, Death on the Wing: their rules and how they end."""

import pytest

from dungeonzoo.envs.descent import quests as q
from dungeonzoo.envs.descent import setup as sheets
from dungeonzoo.envs.descent import state

from .encounters import (
    area,
    begin,
    count,
    counters,
    end_dark_turn,
    face,
    hidden,
    hide,
    ready,
)
from .kit import Position, position

rule = pytest.mark.rule

ALL_GUESTS = {"T2": (6, 4), "T3": (11, 3)}
CP1_GRAVES = {"T1": (14, 4), "T2": (14, 7), "T3": (16, 4), "T4": (16, 7)}


# --- The Cardinal's Plight


@rule("CP1-1", "DES-204")
def test_the_warded_door():
    units = {"A": (12, 5), "merick": (17, 5)}
    game = position(units, at="CP1", turn="A", tokens=CP1_GRAVES, key=1)
    game.play("ACT_DOOR", "D1")
    assert game.open("D1")
    assert not game.can("ACT_DOOR"), "it stays open"
    assert not position(units, at="CP1", turn="A", tokens=CP1_GRAVES).can("ACT_DOOR")
    inside = {"A": (11, 5), "merick": (13, 5)}
    assert not position(inside, at="CP1", turn="merick", tokens=CP1_GRAVES, key=1).can("ACT_DOOR")


@rule("CP1-2", "DES-206", "DES-170")
def test_the_key_of_the_warded_door():
    units = {"A": (11, 2), "merick": (17, 5)}
    game = position(units, at="CP1", turn="A", tokens={**CP1_GRAVES, "S1": (12, 2)}, unique="S1")
    game.play("ACT_SEARCH", "S1")
    assert (int(game.record["key"]), game.search("A"), game.token("S1")) == (1, [], None)


def raising(*dice: str) -> Position:
    return position({"A": (3, 1), "merick": (15, 5)}, at="CP1", turn="merick", tokens=CP1_GRAVES, dice=dice)


@rule("CP1-3", "CP1-4", "DER-103")
def test_merick_raises_a_zombie():
    game = raising("g2", "k2").choose("QUEST_A", "T1").rest()
    assert (game.at("zombie"), face(game, "T1"), game["merick"].actions) == ((14, 4), q.DONE, 1)
    assert not game.can("QUEST_A"), "once in an overlord turn"
    assert game["zombie"].group == state.RAISED
    game.choose("END")
    assert "zombie" in game.offers(), "it may act at once"


@rule("CP1-3")
def test_a_raising_that_fails():
    game = raising("g3", "k2").choose("QUEST_A", "T1").rest()
    assert (face(game, "T1"), "zombie" in game.monsters) == (q.UNTOUCHED, False)
    assert not game.can("QUEST_A")
    game.choose("END")
    assert game.question == "NEXT_HERO"
    assert count(game.overlord_turn(), q.RAISED_NOW) == 0


@rule("CP1-5")
def test_zombies_escape():
    units = {"A": (3, 1), "merick": (13, 5), "zombie": (17, 5)}
    game = position(units, at="CP1", turn="zombie", points={"zombie": 1}, tokens=CP1_GRAVES)
    game.choose("LEAVE_MAP")
    assert (count(game, q.ESCAPED), game["zombie"].gone, game.over) == (1, True, False)
    game = position(
        units, at="CP1", turn="zombie", points={"zombie": 1}, tokens=CP1_GRAVES, faceup="T1 T2 T3 T4"
    )
    game.choose("LEAVE_MAP")
    assert (game.over, game.encounter_winner, game.returns) == (True, None, [-0.5, 0.5, 0.5])


@rule("CP2-1")
def test_the_library_door():
    tokens = {"T1": (9, 9)}
    units = {"A": (11, 9), "F1": (16, 7), "goblin": (8, 3)}
    assert position(units, at="CP2", turn="A", tokens=tokens, key=1).can("ACT_DOOR")
    assert not position(units, at="CP2", turn="A", tokens=tokens).can("ACT_DOOR")
    units = {"A": (9, 1), "F1": (16, 7), "goblin": (11, 9)}
    assert not position(units, at="CP2", turn="goblin", tokens=tokens, key=1).can("ACT_DOOR")
    found = {int(ready("CP2", seed=seed).record["unique"]) for seed in range(40)}
    assert found == {1, 2, 3, 4}


@rule("CP2-2")
def test_the_other_doors_of_the_library():
    for who in ("A", "goblin"):
        units = {"A": (9, 1), "F1": (16, 7), "goblin": (8, 3), who: (5, 11)}
        game = position(units, at="CP2", turn=who, tokens={"T1": (9, 9)})
        assert game.play("ACT_DOOR", "D2").open("D2")


@rule("CP2-3")
@pytest.mark.parametrize("n", [2, 3, 4])
def test_the_cardinal(n: int):
    game = ready("CP2", n)
    assert (game.at("F1"), game["F1"].health) == ((16, 7), 4 * n)
    row = game.setup["encounter"][game.record["encounter"]]
    assert (row["figure_speed"], row["figure_defence"]) == (4, sheets.GRAY)


@rule("CP2-4")
def test_nothing_happens_in_the_closed_library():
    units = {"A": (9, 1), "F1": (16, 7), "zombie master": (12, 10), "goblin": (8, 3)}
    game = position(units, at="CP2", turn="dark", tokens={"T1": (9, 9)})
    assert "goblin" in game.offers()
    assert "zombie master" not in game.offers()
    opened = position(
        units, at="CP2", turn="dark", tokens={"T1": (9, 9)}, doors_open="D1", doors_marks=[1] + [0] * 7
    )
    assert "zombie master" in opened.offers()


def library_open(units: dict, turn: str, **more) -> Position:
    there = {"zombie master": (12, 6), "F1": (16, 7), **units}
    tokens = {"T1": (9, 9)}
    return position(
        there, at="CP2", turn=turn, tokens=tokens, doors_open="D1", doors_marks=[1] + [0] * 7, **more
    )


@rule("CP2-5")
def test_the_cardinal_suffers_and_is_led_home():
    game = library_open(
        {"A": (9, 1), "zombie master": (14, 6), "zombie": (13, 9), "zombie 2": (14, 8)}, "overlord"
    )
    assert game["F1"].damage == 1
    game = library_open({"A": (9, 1), "zombie master": (14, 6), "F1": (12, 9)}, "A", done="B")
    game.choose("END")
    assert (game.question, game.about, game.who) == ("STEPS", "F1", "A")
    game.choose("W", "W", "PASS")
    assert (game.over, game.encounter_winner) == (True, "heroes")


@rule("CP2-5")
def test_the_cardinal_waits_behind_the_closed_door():
    units = {"A": (9, 1), "F1": (16, 7), "zombie": (9, 13), "zombie 2": (9, 14), "zombie master": (14, 6)}
    game = position(units, at="CP2", turn="A", done="B", tokens={"T1": (9, 9)})
    game.choose("END").until("DARK_MENU")
    assert (game["F1"].damage, game.was_asked("STEPS")) == (0, False)


@rule("CP2-6")
def test_a_zombie_comes_to_the_library():
    units = {"A": (9, 1), "F1": (16, 7), "zombie master": (14, 6), "zombie": (15, 6)}
    game = position(units, at="CP2", turn="overlord", tokens={"T1": (9, 9)})
    assert game.offers() == area((9, 12, 10, 15), (11, 14, 12, 15))
    full = {**units, "zombie 2": (9, 13)}
    assert position(full, at="CP2", turn="overlord", tokens={"T1": (9, 9)}).question != "SPOT"


# --- The Masquerade Ball


@rule("MB1-1", "DES-207")
def test_four_guests_are_cultists():
    found = {tuple(hidden(ready("MB1", seed=seed))) for seed in range(20)}
    assert {sum(guests) for guests in found} == {4}
    assert len(found) > 10


def unmasking(what: int, who: str = "A") -> Position:
    units = {"A": (12, 9), "eliza": (16, 3), "goblin": (16, 5), who: (5, 4)}
    game = position(units, at="MB1", turn=who, tokens={"T1": (5, 3), **ALL_GUESTS})
    return hide(game, "T1", what)


@rule("MB1-2")
def test_a_cultist_is_a_flesh_moulder():
    game = unmasking(q.SPECIAL).play("QUEST_A", "T1").rest()
    assert (game.at("moulder"), game.token("T1"), game["A"].actions) == ((5, 3), None, 1)
    assert game["moulder"].group == state.RAISED
    dark = unmasking(q.SPECIAL, "goblin master").play("QUEST_A", "T1").rest()
    dark.choose("END")
    assert "moulder" not in dark.offers(), "not in the same turn"


@rule("MB1-2", "MB1-3")
def test_a_noble_may_be_taken_at_once():
    for who in ("A", "goblin master", "eliza"):
        game = unmasking(q.ORDINARY, who).play("QUEST_A", "T1")
        assert game.offers() == {"YES", "PASS"}
        taken = game.clone().choose("YES").rest()
        assert taken.token("T1") == who
        left = game.choose("PASS").rest()
        assert (left.token("T1"), left.faceup("T1")) == ((5, 3), True)
        left.play("QUEST_B", "T1").rest()
        assert left.token("T1") == who
    assert not unmasking(q.ORDINARY, "goblin").can("QUEST_A")


@rule("MB1-4")
def test_nobles_are_rescued_and_captured():
    for who, where, counter in (("A", (1, 3), q.RESCUED), ("eliza", (10, 1), q.CAPTURED)):
        units = {"A": (12, 9), "eliza": (16, 3), "goblin": (16, 5), who: where}
        tokens = {"T1": who, **ALL_GUESTS}
        game = position(units, at="MB1", turn=who, tokens=tokens, faceup="T1")
        game.choose("QUEST_DROP")
        assert (game.token("T1"), count(game, counter), game[who].standing) == (None, 1, True)
        elsewhere = position({**units, who: (5, 4)}, at="MB1", turn=who, tokens=tokens, faceup="T1")
        elsewhere.choose("QUEST_DROP")
        assert (elsewhere.token("T1"), count(elsewhere, counter)) == ((5, 4), 0)


@rule("MB1-4", "DER-107")
def test_the_last_guest_ends_the_ball():
    units = {"A": (1, 3), "eliza": (16, 3)}
    game = position(units, at="MB1", turn="A", tokens={"T1": "A"}, faceup="T1", counter=counters(c1=2))
    game.choose("QUEST_DROP")
    assert (game.over, game.encounter_winner) == (True, None)
    assert (game.record["carry"].tolist(), game.returns) == ([1, 2], [0.25, -0.25, -0.25])


def at_the_door(*dice: str, who: str = "A", where: tuple[int, int] = (6, 3), **more) -> Position:
    units = {"A": (5, 5), "eliza": (9, 2), who: where}
    return position(units, at="MB2", turn=who, dice=dice, **{"carry": [0, 0], **more})


@rule("MB2-1", "DER-124")
def test_rune_doors():
    for who in ("A", "eliza"):
        game = at_the_door("g2", "k2", who=who).choose("QUEST_A", "Might")
        game.rest()
        if who == "A":
            assert (game.open("D1"), game["A"].actions) == (True, 1)
            assert not game.can("ACT_DOOR"), "it stays open"
        else:
            assert not game.open("D1"), "Might 1"
    game = at_the_door("g3", "k2").choose("QUEST_A")
    assert game.offers() == {"Might", "Knowledge", "Awareness"} or len(game.offers()) == 3
    game.choose("Might").rest()
    assert not game.open("D1")
    assert not game.can("QUEST_A"), "once in a turn"
    assert not at_the_door().can("ACT_DOOR")
    assert not at_the_door(who="barghest").can("QUEST_A")


@rule("MB2-2")
def test_the_red_rune_door_is_harder():
    game = at_the_door("g2", "k2", where=(19, 2)).choose("QUEST_A", "Might").rest()
    assert not game.open("D6")
    assert at_the_door("g1", "k2", where=(19, 2)).choose("QUEST_A", "Might").rest().open("D6")


@rule("MB2-3")
def test_a_rescued_noble_helps():
    assert at_the_door("g2", "k3", carry=[1, 0]).choose("QUEST_A", "Might").rest().open("D1")
    assert not at_the_door("g2", "k3").choose("QUEST_A", "Might").rest().open("D1")
    eliza = at_the_door("g1", "k3", who="eliza", carry=[1, 0]).choose("QUEST_A", "Knowledge").rest()
    assert not eliza.open("D1"), "not Eliza"


@rule("MB2-4")
def test_eliza_grows_with_the_captured():
    for captured in range(3):
        assert ready("MB2", carry=f"1,{captured}")["eliza"].health == 7 + 2 * captured


@rule("MB2-5")
def test_the_late_group():
    units = {"A": (1, 5), "eliza": (9, 2)}
    game = position(units, at="MB2", turn="overlord", doors_open="D1")
    assert (game.question, game.offers()) == ("KIND", {"moulder", "barghest", "dragon"})
    game.choose("moulder")
    assert game.offers() == area((7, 1, 10, 6)) - {(9, 2)}
    game.choose((7, 1), (7, 2))
    assert sorted(game.monsters) == ["eliza", "moulder", "moulder master"]
    assert not position(units, at="MB2", turn="overlord").was_asked("KIND")
    assert "moulder" not in ready("MB2").monsters


@rule("MB2-6")
def test_who_leaves_the_ball():
    units = {"A": (17, 2), "eliza": (9, 2), "B": (1, 5)}
    game = position(units, at="MB2", turn="A", points={"A": 1})
    game.choose("LEAVE_MAP")
    assert (game["A"].life, game.over) == (state.Life.LEFT_MAP, False)
    last = position(units, at="MB2", turn="A", points={"A": 1}, left="B").choose("LEAVE_MAP")
    assert (last.over, last.encounter_winner) == (True, "heroes")
    units = {"A": (1, 5), "eliza": (17, 2)}
    dark = position(units, at="MB2", turn="eliza", points={"eliza": 1}).choose("LEAVE_MAP")
    assert (dark.over, dark.encounter_winner) == (True, "overlord")


# --- Death on the Wing


@rule("DW1-1", "DER-105")
def test_heroes_fly():
    units = {"A": (12, 9), "B": (3, 5), "spider": (4, 10)}
    game = position(units, at="DW1", turn="A", points={"A": 1}).choose("LEAVE_MAP")
    assert (game["A"].gone, game.over) == (True, False)
    for now, delay in ((3, 0), (5, 1), (8, 4)):
        last = position(units, at="DW1", turn="A", points={"A": 1}, left="B", round=now).choose("LEAVE_MAP")
        assert (last.over, last.encounter_winner, int(last.record["carry"][0])) == (True, None, delay)
        assert last.returns == [delay / 2 - 1, 1 - delay / 2, 1 - delay / 2]


@rule("DW1-1", "DES-215")
def test_the_clock_of_the_wing():
    units = {"A": (3, 5), "spider": (4, 10), "spider 2": (5, 10), "spider master": (6, 10)}
    game = end_dark_turn(position(units, at="DW1", turn="dark", round=8))
    assert (game.over, game.encounter_winner, int(game.record["carry"][0])) == (True, None, 4)


@rule("DW1-2")
def test_reinforcements_of_the_wing():
    units = {"A": (5, 6), "spider": (4, 10), "barghest": (4, 11)}
    game = position(units, at="DW1", turn="overlord")
    assert game.offers() == {"PASS", "spider", "barghest"}
    game.choose("spider", "master")
    assert game.offers() == area((1, 0, 2, 1))
    game.choose((1, 0))
    assert game.at("spider master") == (1, 0)
    none = position(units, at="DW1", turn="overlord").choose("PASS")
    assert len(none.monsters) == 2


@rule("DW2-1")
def test_the_villagers_of_the_wing():
    game = ready("DW2")
    assert [game.at(f"F{n}") for n in range(1, 5)] == [(4, 1), (3, 3), (16, 4), (16, 7)]
    assert {game[f"F{n}"].health for n in range(1, 5)} == {6}
    row = game.setup["encounter"][game.record["encounter"]]
    assert (row["figure_speed"], row["figure_defence"]) == (4, sheets.BROWN)


@rule("DW2-2")
def test_belthir_and_the_delay():
    for late in range(3):
        game = ready("DW2", carry=str(late))
        assert (game.at("belthir"), game["belthir"].health) == ((8, 9), 9 + late)
        assert game["F1"].standing
    game = begin("DW2", carry="3")
    game.name_units()
    assert (game.question, game.who) == ("FIGURE", "overlord")
    assert game.offers() == {"F1", "F2", "F3", "F4"}
    game.choose("F2").start()
    assert (game["F2"].gone, game["F1"].standing) == (True, True)


@rule("DW2-3")
def test_villagers_are_saved():
    units = {"A": (9, 10), "F1": (8, 13), "F2": (9, 12), "belthir": (9, 3)}
    game = position(units, at="DW2", turn="A", done="B")
    game.choose("END")
    assert (game.question, game.about, game.who) == ("STEPS", "F1", "A")
    game.choose("S", "PASS")
    assert (game["F1"].gone, count(game, q.SAVED), game.about) == (True, 1, "F2")
    game.choose("S", "S", "PASS")
    assert (game.over, game.encounter_winner) == (True, "heroes"), "two saved, none left"


@rule("DW2-3")
def test_three_villagers_lost():
    units = {"A": (9, 10), "F1": (8, 13), "F2": (9, 4), "belthir": (9, 3)}
    game = position(units, at="DW2", turn="belthir", health={"F2": 1}, dice=("B320", "R020", "n0"))
    game.record["figure"][state.FIRST_QUEST_FIGURE + 2]["life"] = state.Life.DEAD
    game.record["figure"][state.FIRST_QUEST_FIGURE + 3]["life"] = state.Life.DEAD
    game.play("ACT_ATTACK_1", "F2").rest()
    assert (game.over, game.encounter_winner) == (True, "overlord")
