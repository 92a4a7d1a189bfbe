"""The encounters of Act II and the finale: their rules, what is carried over, how they end."""

import pytest

from dungeonzoo.envs.descent import quests as q
from dungeonzoo.envs.descent import setup as sheets
from dungeonzoo.envs.descent import state

from .encounters import (
    area,
    arrivals,
    count,
    counters,
    end_dark_turn,
    face,
    hidden,
    hide,
    marks,
    ready,
)
from .kit import position

rule = pytest.mark.rule


# --- The Drowned Archive

FOLIOS = {"T1": (13, 3), "T2": (2, 4)}


@rule("DA1-1", "DES-207")
def test_three_folios_are_ledgers():
    found = {tuple(hidden(ready("DA1", seed=seed, act=2))) for seed in range(40)}
    assert {sum(folios) for folios in found} == {3}
    assert len(found) == 10


@rule("DA1-2")
def test_a_hero_reads_a_folio():
    for what, saved in ((q.SPECIAL, 1), (q.ORDINARY, 0)):
        game = position({"A": (3, 4), "spider": (12, 8)}, at="DA1", turn="A", tokens=FOLIOS)
        hide(game, "T2", what).play("QUEST_A", "T2")
        assert (game.token("T2"), count(game, q.LEDGERS), game["A"].actions) == (None, saved, 1)
    game = position(
        {"A": (3, 4), "spider": (12, 8)}, at="DA1", turn="A", tokens={"T2": (2, 4)}, counter=counters(c0=2)
    )
    hide(game, "T2", q.SPECIAL).play("QUEST_A", "T2")
    assert (game.over, game.encounter_winner, game.returns) == (True, None, [-1.0, 1.0, 1.0])


@rule("DA1-3")
def test_monsters_soak_folios():
    units = {"A": (1, 1), "spider": (3, 4)}
    game = position(units, at="DA1", turn="spider", tokens={**FOLIOS, "T3": (4, 4)})
    game.choose("QUEST_B", "T2")
    assert (marks(game, "T2"), game.token("T2"), game["spider"].actions) == (1, (2, 4), 1)
    assert not game.can("QUEST_B"), "once in an activation"
    game = position(units, at="DA1", turn="spider", tokens=FOLIOS)
    game.record["token"][state.FIRST_QUEST_TOKEN + 1]["marks"] = 1
    hide(game, "T2", q.SPECIAL).play("QUEST_B", "T2")
    assert (game.token("T2"), game.faceup("T2"), count(game, q.LEDGERS)) == (None, False, 0)


@rule("DA1-4")
def test_a_spider_comes_to_the_archive():
    game = arrivals("DA1", {"A": (1, 1), "spider": (3, 6)}, tokens=FOLIOS)
    assert game.offers() == area((11, 6, 14, 9))


WHEELS = {"T1": (1, 1), "T2": (14, 1), "T3": (1, 12), "T4": (7, 12), "T5": (14, 12)}


@rule("DA2-1")
def test_monsters_open_wheels():
    tokens = {**WHEELS, "T3": (3, 2)}
    for who, can in (("eliza", True), ("moulder master", True), ("moulder", False)):
        units = {"A": (1, 6), who: (2, 2)}
        game = position(units, at="DA2", turn=who, tokens=tokens)
        assert game.can("QUEST_A") == can
        if can:
            game.choose("QUEST_A", "T1")
            assert (face(game, "T1"), game[who].actions) == (q.DONE, 1)
            assert not game.can("QUEST_A"), "once in an activation"


@rule("DA2-2")
def test_heroes_close_wheels():
    units = {"A": (2, 2), "eliza": (9, 6)}
    game = position(units, at="DA2", turn="A", tokens=WHEELS, faceup="T1", dice=("g2", "k2"))
    game.choose("QUEST_B", "Might").rest()
    assert (face(game, "T1"), game["A"].actions) == (q.UNTOUCHED, 1)
    game = position(units, at="DA2", turn="A", tokens=WHEELS, faceup="T1", dice=("g2", "k2"))
    assert face(game.choose("QUEST_B", "Knowledge").rest(), "T1") == q.DONE
    assert not position(units, at="DA2", turn="A", tokens=WHEELS).can("QUEST_B")


@rule("DA2-3")
def test_the_flood_rises():
    units = {"A": (1, 6), "eliza": (9, 6)}
    game = end_dark_turn(position(units, at="DA2", turn="dark", tokens=WHEELS, faceup="T1 T2", carry=[1, 0]))
    assert (count(game, q.FLOOD), game.over) == (2, False)
    for before in (10, 11):
        game = position(
            units,
            at="DA2",
            turn="dark",
            tokens=WHEELS,
            faceup="T1 T2",
            carry=[1, 0],
            counter=counters(c0=before),
        )
        assert end_dark_turn(game).over == (before == 11)
    assert game.encounter_winner == "overlord"


@rule("DA2-4")
def test_a_moulder_comes_to_the_wheels():
    game = arrivals("DA2", {"A": (1, 6), "eliza": (9, 6), "moulder master": (9, 9)}, tokens=WHEELS)
    assert game.offers() == area((9, 1, 9, 2), (12, 1, 14, 2), (9, 3, 14, 3), (9, 4, 11, 4), (13, 4, 14, 4))
    game.choose((9, 1))
    assert not game.was_asked("RANK")
    assert "moulder" in game.monsters


# --- The Ember Road


@rule("ER1-1")
@pytest.mark.parametrize("n", [2, 3, 4])
def test_the_cart(n: int):
    game = ready("ER1", n, act=2)
    assert (game.at("F1"), game["F1"].health) == ((3, 3), 6 + 3 * n)
    row = game.setup["encounter"][game.record["encounter"]]
    assert row["figure_defence"] == sheets.GRAY


@rule("ER1-2")
def test_the_cart_is_led():
    units = {"A": (4, 3), "F1": (5, 3), "alric": (12, 6)}
    game = position(units, at="ER1", turn="A", done="B").choose("END")
    assert (game.question, game.about, game.who) == ("STEPS", "F1", "A")
    assert not {"NE", "E"} & game.offers(), "never into lava"
    game.choose("SE", "E", "E")
    assert (game.at("F1"), game.question) == ((8, 4), "WINDOW") or game.question != "STEPS"
    alone = position({**units, "A": (2, 3)}, at="ER1", turn="A", done="B").choose("END")
    assert not alone.was_asked("STEPS"), "nobody beside it"


@rule("ER1-2", "DES-216")
def test_the_cart_arrives():
    units = {"A": (13, 8), "F1": (14, 8), "alric": (12, 6)}
    game = position(units, at="ER1", turn="A", done="B").choose("END")
    game.choose("E", "PASS")
    assert (game.over, game.encounter_winner) == (True, "heroes")


@rule("ER1-3")
def test_reinforcements_of_the_ember_road():
    units = {"A": (4, 3), "F1": (3, 3), "alric": (12, 6), "goblin": (8, 2)}
    game = arrivals("ER1", units, round=1)
    assert game.question == "DARK_MENU"
    assert arrivals("ER1", units, round=2).offers() == area((14, 1, 16, 4))


# --- The Hollow Court

STATUES = {"T1": (4, 3), "T2": (10, 3), "T3": (7, 6), "T4": (4, 9), "T5": (10, 9)}


@rule("HC1-1")
def test_statues_are_claimed():
    units = {"A": (4, 4), "B": (7, 5), "zombie": (7, 7), "zombie 2": (10, 4)}
    game = position(units, at="HC1", turn="dark", tokens=STATUES, round=6)
    game.record["token"][state.FIRST_QUEST_TOKEN + 2]["face"] = state.Winner.HEROES
    game.record["token"][state.FIRST_QUEST_TOKEN + 3]["face"] = state.Winner.OVERLORD
    end_dark_turn(game)
    assert [face(game, f"T{n}") for n in range(1, 6)] == [1, 2, 1, 2, 0]
    assert (game.over, game.encounter_winner, game.record["carry"].tolist()) == (True, None, [2, 2])
    assert game.returns == [0.0, 0.0, 0.0]


@rule("HC1-1")
def test_the_knocked_out_claim_nothing():
    units = {"A": (4, 4), "B": (1, 1), "zombie": (8, 11)}
    game = end_dark_turn(position(units, at="HC1", turn="dark", tokens=STATUES, down="A"))
    assert face(game, "T1") == 0


@rule("HC1-2")
def test_the_unique_token_claims_a_statue():
    units = {"A": (11, 1), "zombie": (10, 4)}
    game = position(units, at="HC1", turn="A", tokens={**STATUES, "S1": (12, 1)}, unique="S1")
    game.choose("ACT_SEARCH")
    assert (game.question, game.who, game.offers()) == ("TOKEN", "A", set(STATUES))
    game.choose("T5").rest()
    assert (face(game, "T5"), game.search("A")) == (state.Winner.HEROES, [])


@rule("HC1-3")
def test_a_zombie_comes_to_the_court():
    game = arrivals("HC1", {"A": (4, 4), "zombie": (7, 7)}, tokens=STATUES)
    assert game.offers() == area((8, 8, 13, 11))


STONES = {"T1": (11, 2), "T2": (3, 4), "T3": (11, 7), "T4": (4, 10)}


@rule("HC2-1")
def test_a_hero_breaks_a_stone():
    units = {"A": (3, 5), "merick": (8, 6)}
    game = (
        position(units, at="HC2", turn="A", tokens=STONES, dice=("g1", "k0"))
        .choose("QUEST_A", "Willpower")
        .rest()
    )
    assert (face(game, "T2"), game["A"].actions) == (q.DONE, 1)
    last = position(units, at="HC2", turn="A", tokens=STONES, faceup="T1 T3 T4", dice=("g2", "k2"))
    last.choose("QUEST_A", "Might").rest()
    assert (last.over, last.encounter_winner) == (True, "heroes")


@rule("HC2-2")
def test_ritual_marks():
    units = {"A": (11, 8), "B": (1, 1), "merick": (11, 3), "barghest": (12, 6), "zombie": (4, 9)}
    game = end_dark_turn(position(units, at="HC2", turn="dark", tokens=STONES, faceup="T4"))
    assert count(game, q.RITUAL) == 1, "one is broken, a hero stands by another"


@rule("HC2-3")
def test_the_ritual_is_done():
    units = {"A": (5, 2), "merick": (11, 3)}
    for before in (11, 12):
        game = position(
            units, at="HC2", turn="dark", tokens=STONES, carry=[3, 0], counter=counters(c0=before)
        )
        assert end_dark_turn(game).over == (before == 12)
    assert game.encounter_winner == "overlord"


@rule("HC2-4")
def test_a_barghest_comes_to_the_court():
    units = {"A": (5, 2), "merick": (11, 7), "barghest": (2, 9), "barghest master": (4, 9)}
    game = arrivals("HC2", {**units}, tokens=STONES)
    assert game.question == "DARK_MENU", "the group is complete"
    del units["barghest"]
    game = arrivals("HC2", units, tokens=STONES)
    assert game.question == "SPOT"
    game.choose((8, 1))
    assert game.spots("barghest") <= area((8, 1, 14, 5))


# --- The Unlit Throne


@rule("FI1-1")
def test_gates():
    units = {"A": (6, 4), "splig": (8, 7)}
    game = (
        position(units, at="FI1", turn="A", dice=("g2", "k2", "g1", "k0")).choose("QUEST_A", "Might").rest()
    )
    assert (int(game.record["doors_marks"][0]), game.open("D1")) == (1, False)
    game.choose("QUEST_A", "Might").rest()
    assert (game.open("D1"), game["A"].actions) == (True, 0)
    failed = position(units, at="FI1", turn="A", dice=("g3", "k2")).choose("QUEST_A", "Might").rest()
    assert int(failed.record["doors_marks"][0]) == 0
    assert not failed.can("ACT_DOOR")
    assert not position({"A": (1, 1), "splig": (7, 5)}, at="FI1", turn="splig").can("QUEST_A")


@rule("FI1-2")
def test_the_unique_token_marks_a_gate():
    units = {"A": (8, 2), "splig": (8, 7)}
    game = position(units, at="FI1", turn="A", tokens={"S1": (9, 2)}, unique="S1", doors_marks=[1] + [0] * 7)
    game.play("ACT_SEARCH", "S1")
    assert (game.question, game.offers()) == ("DOOR", {"D1", "D2"})
    game.choose("D1").rest()
    assert game.open("D1")
    found = {int(ready("FI1", seed=seed).record["unique"]) for seed in range(40)}
    assert found == {0, 2, 3}


@rule("FI1-3")
def test_heroes_leave_through_the_gates():
    units = {"A": (14, 8), "B": (1, 1), "splig": (8, 7)}
    for now, delay in ((4, 0), (7, 2), (9, 4)):
        game = position(units, at="FI1", turn="A", points={"A": 1}, left="B", round=now).choose("LEAVE_MAP")
        assert (game.over, int(game.record["carry"][0])) == (True, delay)
        assert game.returns == [delay / 2 - 1, 1 - delay / 2, 1 - delay / 2]


@rule("FI1-4")
def test_a_goblin_comes_to_the_gates():
    game = arrivals("FI1", {"A": (1, 1), "splig": (8, 7), "goblin": (8, 8)})
    assert game.offers() == area((7, 1, 11, 4))


@rule("FI2-1")
def test_zachareth_and_the_delay():
    for late in range(5):
        assert ready("FI2", carry=str(late), act=1)["zachareth"].health == 10 + 2 * late


@rule("FI2-2", "DER-113", "DER-118")
def test_who_won_act_ii():
    for n in (2, 3):
        game = ready("FI2", n, act2_majority="heroes")
        assert (len(game.search_deck), len(game.hand)) == (12 - n, n)
        assert not game.was_asked("SR2")
        game = ready("FI2", n, act2_majority="overlord")
        assert (len(game.search_deck), len(game.hand)) == (12, 2 * n)
        game = ready("FI2", n)
        assert (len(game.search_deck), len(game.hand)) == (12, n)


@rule("FI2-3")
def test_a_minion_comes_to_the_throne():
    zone = area(
        (10, 1, 15, 2), (10, 3, 11, 3), (13, 3, 15, 3), (10, 4, 15, 4), (10, 5, 11, 5), (13, 5, 15, 5)
    )
    units = {"A": (7, 12), "B": (8, 12), "zachareth": (7, 3), "zombie": (8, 9)}
    game = arrivals("FI2", units)
    assert game.offers() == zone
    game.choose((10, 1))
    assert not game.was_asked("RANK"), "a minion"
    units = {"A": (7, 12), "B": (8, 12), "C": (7, 13), "zachareth": (7, 3), "merriod": (2, 9)}
    game = arrivals("FI2", units).choose((10, 1))
    assert "merriod master" in game.monsters, "whose limits know no minion"


@rule("FI2-1", "DES-216")
def test_knock_outs_decide_the_throne():
    units = {"A": (8, 4), "zachareth": (7, 4)}
    dice = ("B320", "R020", "g0")
    game = position(units, at="FI2", turn="zachareth", damage={"A": 11}, knockouts=3, dice=dice)
    game.play("ACT_ATTACK_1", "A").until("DF2").choose("TAKE_CARD").rest()
    assert (game.over, game.encounter_winner) == (True, "overlord")
