"""First Blood, A Fat Goblin and Castle Daerion: their rules, what is carried over, how they end."""

import pytest

from dungeonzoo.envs.descent import quests as q
from dungeonzoo.envs.descent import setup as sheets

from .encounters import (
    area,
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

FG1_EXIT = area((2, 9, 3, 10))


# --- First Blood


@rule("FB-1")
@pytest.mark.parametrize("n", [2, 3, 4])
def test_mauler_grows_with_the_heroes(n: int):
    game = ready("FB", n)
    assert game["ettin master"].health == {2: 12, 3: 14, 4: 16}[n]
    assert [name for name in game.monsters if name.startswith("ettin")] == ["ettin master", "ettin"][
        : 1 + (n == 4)
    ]


@rule("FB-2")
def test_goblins_leave_first_blood_by_the_exit():
    units = {"A": (10, 9), "goblin": (3, 1), "ettin master": (6, 0)}
    game = position(units, at="FB", turn="goblin", points={"goblin": 1})
    game.choose("LEAVE_MAP")
    assert (count(game, q.AWAY), game["goblin"].gone, game.over) == (1, True, False)
    assert not position(units, at="FB", turn="goblin").can("LEAVE_MAP"), "it costs a movement point"
    elsewhere = {**units, "goblin": (3, 3)}
    assert not position(elsewhere, at="FB", turn="goblin", points={"goblin": 1}).can("LEAVE_MAP")


@rule("FB-2", "DES-216")
def test_five_goblins_away_win_first_blood():
    units = {"A": (10, 9), "goblin": (3, 1), "ettin master": (6, 0)}
    game = position(units, at="FB", turn="goblin", points={"goblin": 1}, counter=counters(c0=4))
    game.choose("LEAVE_MAP")
    assert (game.over, game.encounter_winner, game.returns) == (True, "overlord", [1.0, -1.0, -1.0])


@rule("FB-1", "DES-216")
def test_mauler_s_defeat_wins_first_blood():
    units = {"A": (5, 5), "ettin master": (6, 5)}
    dice = ("B320", "R020", "g0", "g0")
    game = position(units, at="FB", turn="A", items={"A": "GEA-02"}, health={"ettin master": 4}, dice=dice)
    game.play("ACT_ATTACK_1", "ettin master").rest()
    assert (game.over, game.encounter_winner, game.returns) == (True, "heroes", [-1.0, 1.0, 1.0])


@rule("FB-3", "FB-4")
@pytest.mark.parametrize("n", [2, 4])
def test_goblins_come_to_first_blood(n: int):
    team = {"A": (7, 9), "B": (8, 9), "C": (7, 10), "D": (8, 10)}
    units = {**dict(list(team.items())[:n]), "goblin": (5, 5), "ettin master": (6, 0)}
    game = position(units, at="FB", turn="overlord")
    zone = area((11, 4, 12, 7), (10, 5, 12, 6))
    for _ in range(2 if n == 2 else 3):
        while game.question != "SPOT":
            game.choose("minion")
        assert game.offers() == zone
        zone.remove(min(zone))
        game.choose(min(game.offers()))
    assert game.question in ("DARK_MENU", "WINDOW")
    goblins = [name for name in game.monsters if name.startswith("goblin")]
    assert len(goblins) == (3 if n == 2 else 4)
    assert [name for name in game.monsters if name.startswith("ettin")] == ["ettin master"], "no Ettin comes"


# --- A Fat Goblin


@rule("FG1-1", "DES-208")
def test_crops_are_carried_by_heroes_and_goblins():
    crops = {"T1": (5, 7), "T2": (5, 5)}
    for who, one in (("A", "spider"), ("goblin", "spider"), ("spider", "goblin")):
        units = {"A": (12, 9), one: (11, 5), who: (6, 6)}
        game = position(units, at="FG1", turn=who, tokens=crops)
        if who == "spider":
            assert not game.can("QUEST_A")
            continue
        game.play("QUEST_A", "T1")
        assert (game.token("T1"), game[who].actions) == (who, 1)
        assert not game.can("QUEST_A"), "one each"
        assert not position({**units, who: (7, 6)}, at="FG1", turn=who, tokens={"T1": (5, 7)}).can("QUEST_A")


@rule("FG1-2")
def test_a_hero_stores_a_crop_at_the_farm():
    crops = {"T1": "A", "T2": (5, 4)}
    game = position({"A": (6, 7), "spider": (11, 5)}, at="FG1", turn="A", tokens=crops)
    game.choose("QUEST_B")
    assert (game.token("T1"), count(game, q.STORED), game["A"].actions) == (None, 1, 1)
    assert not game.can("QUEST_B")
    far = position({"A": (6, 5), "spider": (11, 5)}, at="FG1", turn="A", tokens=crops)
    assert not far.can("QUEST_B")
    goblin = position({"goblin": (6, 7)}, at="FG1", turn="goblin", tokens={"T1": "goblin", "T2": (5, 4)})
    assert not goblin.can("QUEST_B")


@rule("FG1-3", "FG1-4")
def test_only_goblins_with_crops_leave():
    crops = {"T1": "goblin", "T2": (5, 4)}
    units = {"A": (2, 8), "goblin": (2, 9)}
    game = position(units, at="FG1", turn="goblin", tokens=crops, points={"goblin": 1})
    game.choose("LEAVE_MAP")
    assert (game.token("T1"), count(game, q.STOLEN), game["goblin"].gone) == (None, 1, True)
    without = position(units, at="FG1", turn="goblin", tokens={"T2": (5, 4)}, points={"goblin": 1})
    assert not without.can("LEAVE_MAP")
    units = {"A": (3, 9), "goblin": (1, 1)}
    hero = position(units, at="FG1", turn="A", tokens={"T1": "A"}, points={"A": 1})
    assert not hero.can("LEAVE_MAP")


@rule("FG1-3", "DER-106")
def test_the_last_crop_ends_the_encounter_without_a_winner():
    units = {"A": (2, 8), "goblin": (2, 9)}
    game = position(
        units, at="FG1", turn="goblin", tokens={"T1": "goblin"}, points={"goblin": 1}, counter=counters(c1=2)
    )
    game.choose("LEAVE_MAP")
    assert (game.over, game.encounter_winner) == (True, None)
    assert game.record["carry"].tolist() == [1, 2]
    assert game.returns == [-0.25, 0.25, 0.25]


@rule("FG1-5")
def test_reinforcements_of_the_fat_goblin():
    units = {"A": (6, 6), "goblin": (1, 8), "spider": (11, 6)}
    game = position(units, at="FG1", turn="overlord", tokens={"T1": (5, 7)})
    game.choose("master")
    assert game.offers() == FG1_EXIT
    game.choose((2, 9), "minion")
    assert game.offers() == area((12, 9, 13, 10))
    game.choose((12, 9))
    assert sorted(game.monsters) == ["goblin", "goblin master", "spider", "spider 2"]


@rule("FG2-1")
def test_splig_grows_with_the_crops():
    for stolen in range(5):
        assert ready("FG2", carry=str(stolen))["splig"].health == 7 + 2 * stolen


@rule("FG2-2", "DES-207")
def test_frederick_is_one_of_four():
    found = {tuple(hidden(ready("FG2", seed=seed))) for seed in range(30)}
    assert {sum(tokens) for tokens in found} == {1}
    assert len(found) == 4


@rule("FG2-3")
def test_splig_and_goblins_take_prisoners():
    for who in ("splig", "goblin", "spider"):
        units = {"A": (13, 0), who: (8, 7)}
        game = position(units, at="FG2", turn=who, tokens={"T1": (7, 6), "T2": (7, 7)})
        if who == "spider":
            assert not game.can("QUEST_A")
            continue
        game.play("QUEST_A", "T2")
        assert (game.token("T2"), game[who].actions, game.faceup("T2")) == (who, 1, False)
        assert not game.can("QUEST_A")


def questioned(
    carried: bool, *dice: str, splig: tuple[int, int] = (4, 9), at: tuple[int, int] = (5, 9)
) -> Position:
    """Splig with a prisoner, whom he carries, or who lies there."""
    tokens = {"T1": "splig" if carried else at}
    return position({"A": (13, 0), "splig": splig}, at="FG2", turn="splig", tokens=tokens, dice=dice)


@rule("FG2-4")
def test_splig_questions_a_prisoner():
    for carried in (True, False):
        game = hide(questioned(carried, "g1", "k2"), "T1", q.SPECIAL)
        game.play("QUEST_B", "T1").rest()
        assert (game.token("T1"), count(game, q.SECRET)) == (None, 1)
        game = hide(questioned(carried, "g1", "k2"), "T1", q.ORDINARY)
        game.play("QUEST_B", "T1").rest()
        assert (game.token("T1"), count(game, q.SECRET)) == (None, 0)
    game = hide(questioned(True, "g2", "k2", "g1", "k0"), "T1", q.SPECIAL)
    game.play("QUEST_B", "T1").rest()
    assert (game.token("T1"), count(game, q.SECRET), game.faceup("T1")) == ("splig", 0, False)
    game.play("QUEST_B", "T1").rest()
    assert count(game, q.SECRET) == 1, "he may try again"


@rule("FG2-4")
def test_questions_are_put_in_the_zone():
    assert not questioned(True, splig=(8, 10)).can("QUEST_B")
    assert not questioned(False, splig=(5, 9), at=(6, 9)).can("QUEST_B"), "the prisoner lies outside"
    assert not questioned(False, splig=(3, 9), at=(5, 9)).can("QUEST_B"), "too far"


@rule("FG2-5")
def test_heroes_leave_prisoners_alone():
    game = position({"A": (8, 7), "goblin": (9, 6)}, at="FG2", turn="A", tokens={"T1": (7, 6)})
    assert not game.can("QUEST_A")
    assert not game.can("QUEST_B")
    game = position({"A": (13, 0), "goblin": (9, 6)}, at="FG2", turn="goblin", tokens={"T1": "goblin"})
    game.choose("QUEST_DROP")
    assert (game.token("T1"), game.faceup("T1")) == ((9, 6), False)


@rule("FG2-6", "DES-088")
def test_splig_leaves_with_the_secret():
    units = {"A": (14, 2), "splig": (13, 1)}
    game = position(units, at="FG2", turn="splig", points={"splig": 1}, counter=counters(c0=1))
    game.choose("LEAVE_MAP")
    assert (game.over, game.encounter_winner) == (True, "overlord")
    assert not position(units, at="FG2", turn="splig", points={"splig": 1}).can("LEAVE_MAP")
    inside = position(
        {"A": (14, 2), "splig": (13, 2)}, at="FG2", turn="splig", points={"splig": 1}, counter=counters(c0=1)
    )
    assert not inside.can("LEAVE_MAP")


# --- Castle Daerion


@rule("CD1-1", "DES-211")
def test_the_villagers_of_the_castle():
    game = ready("CD1")
    assert [game.at(f"F{n}") for n in range(1, 5)] == [(6, 2), (3, 12), (10, 9), (14, 15)]
    assert [game[f"F{n}"].health for n in range(1, 5)] == [8] * 4
    row = game.setup["encounter"][game.record["encounter"]]
    assert (row["figure_speed"], row["figure_defence"]) == (0, sheets.BROWN)
    units = {"A": (3, 11), "F2": (3, 12), "spider": (13, 12)}
    game = position(units, at="CD1", turn="A", done="B", tokens={"T1": (7, 2)})
    game.choose("END")
    assert not game.was_asked("STEPS"), "they do not move"


def lighting(*dice: str, faceup: str = "") -> Position:
    beacons = {"T1": (7, 2), "T2": (2, 12), "T3": (11, 9), "T4": (15, 16)}
    units = {"A": (6, 2), "F2": (3, 12), "spider": (13, 12)}
    return position(units, at="CD1", turn="A", tokens=beacons, faceup=faceup, dice=dice)


@rule("CD1-2", "DES-210")
def test_a_hero_lights_a_beacon():
    game = lighting("g2", "k2")
    game.choose("QUEST_A")
    assert game.question == "CHOICE"
    game.choose("Might").rest()
    assert (face(game, "T1"), game["A"].actions) == (q.DONE, 1)
    assert not game.can("QUEST_A")
    game = lighting("g2", "k2").choose("QUEST_A", "Knowledge").rest()
    assert (face(game, "T1"), game["A"].actions) == (q.UNTOUCHED, 1), "Knowledge 3 fails"
    assert not position(
        {"A": (14, 8), "F2": (3, 12), "spider": (3, 3)}, at="CD1", turn="spider", tokens={"T1": (4, 3)}
    ).can("QUEST_A")


@rule("CD1-2", "DER-107")
def test_four_beacons_win_and_the_survivors_count():
    game = lighting("g0", "k0", faceup="T2 T3 T4").choose("QUEST_A", "Might").rest()
    assert (game.over, game.encounter_winner) == (True, "heroes")
    assert game.record["carry"][0] == 1
    assert game.returns == [0.5, -0.5, -0.5]


@rule("CD1-3")
def test_one_minion_comes_to_the_castle():
    units = {"A": (14, 8), "B": (15, 8), "F1": (10, 9), "spider": (13, 12), "barghest master": (4, 4)}
    game = position(units, at="CD1", turn="overlord", tokens={"T1": (7, 2)})
    assert (game.question, game.offers()) == ("GROUP", {"spider", "barghest"})
    game.choose("spider")
    assert game.offers() == area((5, 0, 6, 1))
    game.choose((5, 0))
    assert game.at("spider 2") == (5, 0)
    assert not game.was_asked("RANK"), "a minion"


@rule("CD1-3")
def test_a_group_without_minions_sends_its_master():
    units = {"A": (14, 8), "B": (15, 8), "C": (14, 9), "F1": (10, 9), "merriod": (13, 12)}
    game = position(units, at="CD1", turn="overlord", tokens={"T1": (7, 2)})
    game.until("DARK_MENU")
    assert game.at("merriod master") == (5, 0)


@rule("CD2-1")
def test_sir_palamon():
    game = ready("CD2")
    assert (game.at("F1"), game["F1"].health) == ((3, 7), 25)
    row = game.setup["encounter"][game.record["encounter"]]
    assert (row["figure_speed"], row["figure_defence"]) == (4, sheets.GRAY)


def before_the_heroes(*dice: str, units: dict | None = None, **more) -> Position:
    """The overlord ends his turn; the next hero phase begins."""
    there = {"A": (13, 7), "zombie": (9, 1), "F1": (3, 7), **(units or {})}
    return end_dark_turn(position(there, at="CD2", turn="dark", dice=dice, **more))


@rule("CD2-2", "DES-213")
def test_sir_palamon_marshals_and_moves():
    game = before_the_heroes("g1", "k2")
    assert (count(game, q.MARSHALLED), game.question, game.about, game.who) == (1, "STEPS", "F1", "A")
    game.choose("E", "E", "N", "PASS")
    assert (game.at("F1"), game.question) == ((5, 6), "NEXT_HERO")
    game = before_the_heroes("g2", "k2")
    assert count(game, q.MARSHALLED) == 0
    assert game.question == "STEPS", "he may move all the same"
    game.choose("E", "E", "E", "E")
    assert game.question == "NEXT_HERO", "no more than 4"


@rule("CD2-2", "DES-216")
def test_five_militia_win():
    game = before_the_heroes("g0", "k0", counter=counters(c0=4))
    assert (game.over, game.encounter_winner) == (True, "heroes")


@rule("CD2-3")
def test_villagers_come_after_the_first_heroes():
    units = {"A": (13, 7), "F1": (3, 7), "zombie": (9, 1)}
    game = position(units, at="CD2", turn="A", done="B", round=1, carry=[2, 0])
    game.choose("END")
    assert (game.question, game.who, game.offers()) == ("SPOT", "A", area((15, 6, 16, 7)))
    game.choose((15, 6), (16, 7))
    assert [game.at("F2"), game.at("F3")] == [(15, 6), (16, 7)]
    assert game["F2"].health == 8
    later = position(units, at="CD2", turn="A", done="B", round=2, carry=[2, 0]).choose("END")
    assert not later.was_asked("SPOT", "A")


@rule("CD2-4")
def test_a_villager_beside_sir_palamon_joins():
    game = before_the_heroes("g2", "k2", units={"F2": (6, 7), "F3": (12, 7)})
    game.choose("PASS")
    assert (game.question, game.about) == ("STEPS", "F2")
    game.choose("W", "W", "PASS")
    assert (count(game, q.MARSHALLED), game["F2"].gone) == (1, True)
    assert game.about == "F3"
    game.choose("PASS")
    assert (game.question, game.at("F3")) == ("NEXT_HERO", (12, 7))
    game = before_the_heroes("g2", "k2", units={"F2": (6, 7)})
    game.choose("E", "E", "PASS")
    assert (count(game, q.MARSHALLED), game["F2"].gone) == (1, True), "after his move, too"


@rule("CD2-5", "DER-108")
def test_zombies_for_the_villagers_lost():
    for survivors in range(5):
        game = ready("CD2", carry=str(survivors))
        zombies = [name for name in game.monsters if name.startswith("zombie") and "master" not in name]
        assert len(zombies) == 2 + 4 - survivors


@rule("CD2-6")
def test_a_zombie_comes_to_the_castle():
    units = {"A": (13, 7), "F1": (3, 7), "zombie": (9, 1), "zombie master": (4, 1)}
    game = position(units, at="CD2", turn="overlord")
    assert game.offers() == area((9, 0, 11, 3), (8, 1, 8, 2)) - {(9, 1)}
    game.choose((9, 0))
    assert "zombie 2" in game.monsters
    full = position({**units, "zombie 2": (9, 2)}, at="CD2", turn="overlord")
    assert full.question != "SPOT"
