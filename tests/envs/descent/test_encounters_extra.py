"""Toll Cellar, The Stolen Grain, Bell Tower, The Lantern Vault: their rules and how they end."""

import pytest

from dungeonzoo.envs.descent import quests as q
from dungeonzoo.envs.descent import state

from .encounters import (
    area,
    arrivals,
    begin,
    count,
    counters,
    end_dark_turn,
    face,
    marks,
    ready,
)
from .kit import position

rule = pytest.mark.rule


# --- Toll Cellar


@rule("OQ0-1")
@pytest.mark.parametrize("n", [2, 3, 4])
def test_the_captain(n: int):
    game = ready("OQ0", n)
    assert game["ettin master"].health == {2: 12, 3: 14, 4: 16}[n]
    assert ("ettin" in game.monsters) == (n == 4)


@rule("OQ0-2", "DER-102")
def test_goblins_leave_the_cellar_late():
    units = {"A": (1, 1), "goblin": (10, 9), "ettin master": (8, 2)}
    for now in (1, 2, 3):
        game = position(
            units, at="OQ0", turn="goblin", points={"goblin": 1}, round=now, counter=counters(c0=3)
        )
        assert game.can("LEAVE_MAP") == (now == 3)
    game.choose("LEAVE_MAP")
    assert (game.over, game.encounter_winner) == (True, "overlord")


@rule("OQ0-3")
def test_a_goblin_comes_to_the_cellar():
    game = arrivals("OQ0", {"A": (1, 1), "goblin": (10, 9), "ettin master": (8, 9)})
    assert game.offers() == area((7, 2, 12, 6))
    game.choose((7, 2)).until("DARK_MENU")
    assert sorted(game.monsters) == ["ettin master", "goblin", "goblin 2"]


# --- The Stolen Grain


@rule("OQ1a-1")
def test_sacks_are_carried_by_heroes_and_goblins():
    for who in ("A", "goblin", "spider"):
        units = {"B": (1, 1), "A": (1, 2), who: (9, 4)}
        game = position(units, at="OQ1a", turn=who, tokens={"T1": (10, 3), "T2": (14, 9)})
        if who == "spider":
            assert not game.can("QUEST_A")
        else:
            assert game.play("QUEST_A", "T1").token("T1") == who


@rule("OQ1a-2")
def test_sacks_are_stored_on_the_entrance():
    tokens = {"T1": "A", "T2": (11, 4)}
    game = position({"A": (1, 1), "goblin": (12, 7)}, at="OQ1a", turn="A", tokens=tokens).choose("QUEST_DROP")
    assert (game.token("T1"), count(game, q.STORED), game["A"].actions) == (None, 1, 2)
    game = position({"A": (3, 1), "goblin": (12, 7)}, at="OQ1a", turn="A", tokens=tokens).choose("QUEST_DROP")
    assert (game.token("T1"), count(game, q.STORED)) == ((3, 1), 0)


@rule("OQ1a-3", "DER-102")
def test_sacks_are_stolen_late():
    units = {"A": (1, 1), "goblin": (13, 8)}
    for now, carried in ((2, True), (3, False), (3, True)):
        tokens = {"T1": "goblin" if carried else (11, 4)}
        game = position(units, at="OQ1a", turn="goblin", points={"goblin": 1}, round=now, tokens=tokens)
        assert game.can("LEAVE_MAP") == (now == 3 and carried)
    game.choose("LEAVE_MAP")
    assert (game.over, game.encounter_winner, game.returns) == (True, None, [0.25, -0.25, -0.25])
    assert game.record["carry"].tolist() == [1, 0]


@rule("OQ1a-4")
def test_a_goblin_comes_for_the_grain():
    game = arrivals("OQ1a", {"A": (1, 1), "goblin": (12, 7)}, tokens={"T1": (10, 3)})
    assert game.offers() == area((13, 8, 14, 9))


@rule("OQ1b-1")
def test_the_gaoler():
    for n, stolen in ((2, 0), (2, 2), (3, 1), (4, 4)):
        game = ready("OQ1b", n, carry=str(stolen))
        assert game["goblin master"].health == 4 + 3 * n + 2 * stolen
        assert "goblin" not in game.monsters


@rule("OQ1b-2")
def test_prisoners_are_freed_and_rescued():
    units = {"A": (6, 2), "goblin master": (7, 9)}
    tokens = {"T1": (7, 2), "T2": (12, 2)}
    game = position(units, at="OQ1b", turn="A", tokens=tokens).play("QUEST_A", "T1")
    assert (game.token("T1"), game["A"].actions) == ("A", 1)
    assert not game.can("QUEST_A")
    units = {**units, "A": (1, 1)}
    game = position(units, at="OQ1b", turn="A", tokens={**tokens, "T1": "A"}, counter=counters(c0=1))
    game.choose("QUEST_DROP")
    assert (game.token("T1"), count(game, q.RESCUED), game.over) == (None, 2, False)
    game = position(units, at="OQ1b", turn="A", tokens={**tokens, "T1": "A"}, counter=counters(c0=2))
    game.choose("QUEST_DROP")
    assert (game.over, game.encounter_winner) == (True, "heroes")


@rule("OQ1b-3")
def test_the_gaoler_marks_prisoners():
    units = {"A": (1, 1), "goblin master": (4, 9)}
    tokens = {"T3": (3, 9), "T4": (11, 9)}
    game = position(units, at="OQ1b", turn="goblin master", tokens=tokens).play("QUEST_B", "T3")
    assert (marks(game, "T3"), game.token("T3"), game["goblin master"].actions) == (q.MARKED, (3, 9), 1)
    assert not game.can("QUEST_B"), "once is enough"
    assert not position(units, at="OQ1b", turn="goblin master", tokens={"T3": "A", "T4": (11, 9)}).can(
        "QUEST_B"
    )
    for stolen in (2, 3):
        game = begin("OQ1b", carry=str(stolen))
        assert (game.question == "TOKEN") == (stolen == 3)
    assert (game.who, game.offers()) == ("overlord", {"T1", "T2", "T3", "T4"})
    game.choose("T2")
    assert [marks(game, f"T{n}") for n in range(1, 5)] == [0, 1, 0, 0]


@rule("OQ1b-4")
def test_the_gaoler_leaves():
    units = {"A": (1, 1), "goblin master": (4, 12)}
    for n in (1, 2):
        tokens = {"T1": (7, 2), "T2": (12, 2)}
        game = position(units, at="OQ1b", turn="goblin master", points={"goblin master": 1}, tokens=tokens)
        for token in range(n):  # the second one has been rescued
            game.record["token"][state.FIRST_QUEST_TOKEN + 1 + token]["marks"] = q.MARKED
        assert game.can("LEAVE_MAP") == (n == 2)
    game.choose("LEAVE_MAP")
    assert (game.over, game.encounter_winner) == (True, "overlord")


@rule("OQ1b-5")
def test_the_locked_door():
    tokens = {"T1": (7, 2)}
    units = {"A": (9, 5), "goblin master": (4, 8)}
    where = {"A": (9, 6)}
    assert position({**units, **where}, at="OQ1b", turn="A", tokens=tokens, key=1).can("ACT_DOOR")
    assert not position({**units, **where}, at="OQ1b", turn="A", tokens=tokens).can("ACT_DOOR")
    units = {"A": (1, 1), "goblin master": (4, 8), "spider": (9, 7)}
    game = position(units, at="OQ1b", turn="spider", tokens=tokens).play("ACT_DOOR", "D3")
    assert game.open("D3")
    outside = position({**units, "spider": (9, 6)}, at="OQ1b", turn="spider", tokens=tokens, key=1)
    assert not outside.can("ACT_DOOR")
    assert {int(ready("OQ1b", seed=seed).record["unique"]) for seed in range(40)} == {0, 1, 3}


@rule("OQ1b-6")
def test_a_spider_comes_to_the_gaol():
    game = arrivals("OQ1b", {"A": (1, 1), "goblin master": (4, 8), "spider": (5, 8)}, tokens={"T1": (7, 2)})
    assert game.offers() == area((5, 4, 11, 5))


@rule("OQ1b-4", "DES-216")
def test_all_heroes_down_lose_the_gaol():
    units = {"A": (5, 8), "B": (1, 1), "goblin master": (4, 8)}
    game = position(
        units,
        at="OQ1b",
        turn="goblin master",
        tokens={"T1": (7, 2)},
        down="B",
        damage={"A": 11},
        dice=("B320", "Y110", "g0"),
    )
    game.play("ACT_ATTACK_1", "A").until("DF2").choose("TAKE_CARD").rest()
    assert (game.over, game.encounter_winner) == (True, "overlord")


# --- Bell Tower, The Lantern Vault

BELLS = {"T1": (1, 1), "T2": (13, 1), "T3": (1, 10), "T4": (13, 10)}


@rule("OQ2-1")
def test_a_hero_rings_a_bell():
    units = {"A": (2, 2), "zombie": (9, 7)}
    game = (
        position(units, at="OQ2", turn="A", tokens=BELLS, dice=("g2", "k2")).choose("QUEST_A", "Might").rest()
    )
    assert (face(game, "T1"), game["A"].actions) == (q.DONE, 1)
    assert not game.can("QUEST_A")
    game = (
        position(units, at="OQ2", turn="A", tokens=BELLS, dice=("g1", "k2"))
        .choose("QUEST_A", "Awareness")
        .rest()
    )
    assert face(game, "T1") == q.UNTOUCHED, "Awareness 2"
    last = position(units, at="OQ2", turn="A", tokens=BELLS, faceup="T2 T3 T4", dice=("g0", "k0"))
    last.choose("QUEST_A", "Might").rest()
    assert (last.over, last.encounter_winner) == (True, "heroes")


@rule("OQ2-2")
def test_a_zombie_comes_to_the_tower():
    game = arrivals("OQ2", {"A": (2, 2), "zombie": (9, 4)}, tokens=BELLS)
    assert game.offers() == area((9, 7, 13, 9))


@rule("OQ2-1", "DES-215")
def test_the_clock_of_the_tower():
    units = {"A": (2, 2), "zombie": (9, 7)}
    game = end_dark_turn(position(units, at="OQ2", turn="dark", tokens=BELLS, faceup="T1", round=8))
    assert (game.over, game.encounter_winner) == (True, "overlord")


LANTERNS = {"T1": (1, 1), "T2": (14, 1), "T3": (1, 11), "T4": (14, 11)}


@rule("LV1-1")
def test_two_lanterns_are_lit():
    game = ready("LV1")
    assert [face(game, f"T{n}") for n in range(1, 5)] == [q.DONE, q.UNTOUCHED, q.DONE, q.UNTOUCHED]


@rule("LV1-2")
def test_a_hero_lights_a_lantern():
    units = {"A": (13, 1), "belthir": (7, 4)}
    game = position(units, at="LV1", turn="A", tokens=LANTERNS, faceup="T1 T3", dice=("g1", "k2"))
    game.choose("QUEST_A", "Knowledge").rest()
    assert face(game, "T2") == q.DONE
    game = position(units, at="LV1", turn="A", tokens=LANTERNS, faceup="T1 T3", dice=("g1", "k2"))
    game.choose("QUEST_A", "Willpower").rest()
    assert face(game, "T2") == q.UNTOUCHED, "Willpower 2"
    lit = position({**units, "A": (2, 1)}, at="LV1", turn="A", tokens=LANTERNS, faceup="T1 T3")
    assert not lit.can("QUEST_A")


@rule("LV1-3")
def test_monsters_darken_lanterns():
    tokens = {**LANTERNS, "T3": (3, 1)}
    for who, can in (("belthir", True), ("zombie master", True), ("zombie", False)):
        units = {"A": (1, 5), who: (2, 1)}
        game = position(units, at="LV1", turn=who, tokens=tokens, faceup="T1 T3 T4")
        assert game.can("QUEST_A") == can
        if can:
            game.choose("QUEST_A", "T3")
            assert (face(game, "T3"), game[who].actions) == (q.UNTOUCHED, 1)
            assert not game.can("QUEST_A"), "once in an activation"


@rule("LV1-4")
def test_a_zombie_comes_to_the_vault():
    game = arrivals("LV1", {"A": (1, 5), "zombie": (7, 4)}, tokens=LANTERNS, faceup="T1")
    assert game.offers() == area((10, 8, 13, 8), (10, 9, 14, 11))


@rule("LV1-5")
def test_all_lanterns_lit_after_the_heroes():
    units = {"A": (13, 1), "belthir": (7, 4)}
    for now in (2, 3):
        game = position(units, at="LV1", turn="A", done="B", tokens=LANTERNS, faceup="T1 T2 T3 T4", round=now)
        game.choose("END")
        assert game.over == (now == 3)
    assert game.encounter_winner == "heroes"


@rule("LV1-5")
def test_all_lanterns_dark_after_the_overlord():
    units = {"A": (13, 1), "belthir": (7, 4)}
    game = end_dark_turn(position(units, at="LV1", turn="dark", tokens=LANTERNS))
    assert (game.over, game.encounter_winner) == (True, "overlord")
    game = end_dark_turn(position(units, at="LV1", turn="dark", tokens=LANTERNS, faceup="T4"))
    assert not game.over
    for lit, winner in (("T1 T2 T3", "heroes"), ("T1 T2", "overlord")):
        game = end_dark_turn(position(units, at="LV1", turn="dark", tokens=LANTERNS, faceup=lit, round=8))
        assert (game.over, game.encounter_winner) == (True, winner)
