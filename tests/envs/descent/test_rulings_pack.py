"""Rulings about the Raythen pack that no golden test shows."""

import pytest

from .boards import Board
from .kit import position

rule = pytest.mark.rule


@rule("DER-19")
def test_a_familiar_and_a_quest_figure_bring_nothing():
    units = {"A": (1, 1), "reanimate": (4, 4), "spider": (5, 4)}
    game = position(units, turn="spider", heroes={"A": "HER-3 NEC"}, skills={"A": "NEC-0"})
    game.dice("B420", "Y020").play("ACT_ATTACK_1", "reanimate")
    assert game["reanimate"].gone
    assert (game.was_asked("DF2"), game.threat, game.hand) == (False, 0, [])
    units = {"A": (4, 3), "F1": (6, 2), "F2": (3, 12), "spider": (6, 3)}
    game = position(units, turn="spider", at="CD1", damage={"F1": 7})
    game.dice("B420", "Y020", "n0").play("ACT_ATTACK_1", "F1")
    assert game["F1"].gone
    assert (game.was_asked("DF2"), game.threat, game.hand) == (False, 0, [])


@rule("RAY-010", "DER-22")
@pytest.mark.parametrize("plot", ["PC-02", ""])
def test_a_facedown_card_does_nothing(plot: str):
    game = position({"goblin": (4, 4)}, turn="start goblin", tokens={"S1": "goblin"}, plot=plot)
    assert game.was_asked("OT3") == bool(plot)


@rule("DER-21", "RAY-033", "RAY-041")
@pytest.mark.parametrize("threat", [1, 2])
def test_a_trigger_is_paid_whole_or_not_at_all(threat: int):
    game = position(
        {"A": (3, 4), "goblin": (4, 4)},
        turn="A",
        tokens={"S1": "goblin"},
        plot="PC-04",
        threat=threat,
        fortune={"B": 2},
        dice=["B510", "g0"] if threat == 1 else [],
    )
    game.play("ACT_ATTACK_UNARMED", "goblin")
    assert game.was_asked("AT1") == (threat == 2)
    if threat == 2:
        game.play("PC-04")
        assert (game.asked, game.fortune, game.threat) == ("SPACE", (2, 2), 0), "paid before the effect"


@rule("DER-23", "RAY-130")
def test_guarded_treasure_is_never_paid_for():
    units = {"A": (4, 4), "goblin master": (5, 4)}
    tokens = {"S1": "goblin master"}
    game = position(units, turn="A", items={"A": "GEA-02"}, tokens=tokens, plot="PC-07", threat=1)
    game.dice("B320", "R010", "g0").play("ACT_ATTACK_1", "goblin master")
    assert game["goblin master"].damage == 2
    assert (game.plot("PC-07"), game.threat, game.fortune) == ("ready", 1, (0, 0))


@rule("DER-29")
def test_a_token_under_a_monster():
    game = position(
        {"goblin": (4, 4)}, turn="goblin", tokens={"S1": (4, 4)}, plot="PC-01*", points={"goblin": 2}
    )
    game.play("PETTY_THEFT")
    assert (game.token("S1"), game["goblin"].points) == ("goblin", 0)


@rule("DER-34", "ABI-22")
def test_promotion_hands_tokens_on():
    units = {"A": (10, 10), "goblin": (5, 4), "splig": (4, 4)}
    game = position(units, turn="splig", act=2, tokens={"S1": "goblin", "S2": "goblin"}, damage={"goblin": 2})
    game.dice("g1", "k2").play("SPECIAL_1")
    assert set(game.monsters) == {"goblin master", "splig"}
    assert game.token("S1") == game.token("S2") == "goblin master"
    assert game.carried("goblin master") == {"S1", "S2"}
    assert game["goblin master"].damage == 2


@rule("DER-34", "DER-91", "OC-13")
def test_who_rose_again_drops_its_tokens():
    units = {"A": (10, 10), "goblin": (4, 4)}
    game = position(units, turn="dark", tokens={"S1": "goblin"})
    game.set("goblin", "returned", 1)
    game.play("END")
    assert game["goblin"].gone
    assert game.token("S1") == (4, 4)
    assert not game.was_asked("DF3")


@rule("DER-35")
def test_tokens_stay_on_bases_when_petty_theft_is_ready_again():
    units = {"A": (5, 4), "goblin": (4, 4)}
    game = position(units, turn="overlord", tokens={"S1": "goblin", "S2": (3, 4)}, plot="PC-01*", threat=1)
    assert (game.plot("PC-01"), game.token("S1")) == ("ready", "goblin")
    game.play("PASS").play("goblin").rest().play("ACT_MOVE")
    assert not game.can("PETTY_THEFT")
    game.play("END").next_round().play("A")
    assert not game.can("ACT_SEARCH")


@rule("DER-36")
@pytest.mark.parametrize("deck", ["SEA-3", ""])
def test_concealment_with_a_card_or_none(deck: str):
    game = position(
        {"goblin": (4, 4)},
        turn="start goblin",
        plot="PC-02",
        tokens={"S1": "goblin"},
        search_deck=deck,
        search_rest=False,
    )
    assert game.was_asked("OT3") == bool(deck)
    if deck:
        game.play("PC-02")
        assert game.question == "MONSTER"
        assert game.search_deck == ["SEA-3"]
        assert game.known("overlord") == [(0, "SEA-3")]


@rule("DER-37")
def test_concealment_and_slippery_for_one_monster():
    game = position(
        {"goblin": (4, 4)},
        turn="start goblin",
        plot="PC-02 PC-03",
        tokens={"S1": "goblin"},
        threat=1,
        fortune={"B": 1},
        search_deck="SEA-1 SEA-8",
    )
    game.play("PC-03", "PC-02", "choice 0")
    assert (game.plot("PC-02"), game.plot("PC-03")) == ("exhausted", "exhausted")
    assert game.search_deck[0] == "SEA-1"
    assert game.question == "MONSTER"
    assert not game.can("PC-02")


SLIPPERY = {"plot": "PC-03", "threat": 1, "fortune": {"B": 1}}


@rule("DER-39", "WIL-0")
def test_answers_to_a_slippery_monster():
    board = Board(("......", "......"))
    units = {"A": (2, 0), "zombie": (0, 0), "B": (5, 1)}
    heroes, skills = {"A": "HER-7 WIL"}, {"A": "WIL-0"}
    game = position(units, turn="start zombie", board=board, heroes=heroes, skills=skills, **SLIPPERY)
    game.play("PC-03").rest()
    game.play("ACT_MOVE", "E")
    assert (game.asked, game.who) == ("OT5", "A")
    game.play("WIL-0", "SE")
    assert game.at("A") == (3, 1)
    assert game.question == "MONSTER"


@rule("DER-44", "ABI-20")
def test_distraction_comes_before_not_me():
    game = position(
        {"A": (3, 4), "splig": (4, 4), "goblin": (5, 4)},
        turn="A",
        tokens={"S1": "splig"},
        plot="PC-04",
        threat=2,
        fortune={"B": 2},
        search_deck="SEA-2",
    )
    game.play("ACT_ATTACK_UNARMED", "splig", "PC-04", (2, 4))
    assert game.search("A") == ["SEA-2"]
    assert (game["splig"].damage, game["goblin"].damage) == (0, 0)
    game = position(
        {"A": (3, 4), "splig": (4, 4), "goblin": (5, 4)},
        turn="A",
        tokens={"S1": "goblin"},
        plot="PC-04",
        threat=2,
    )
    game.dice("g1", "k0", "B320", "g3").play("ACT_ATTACK_UNARMED", "splig")
    assert not game.was_asked("AT1"), "the goblin was not declared the target"
    assert game["splig"].damage == 0


@rule("DER-54", "ABI-10", "OC-07")
def test_thrown_into_a_trap():
    game = position({"A": (4, 4), "ettin master": (5, 4)}, turn="ettin master", hand="OC-07")
    game.dice("g3", "k4").play("SPECIAL_1", (2, 4))
    assert game.at("A") == (2, 4)
    assert game.asked == "HT3"


@rule("DER-54", "PC-09", "ABI-26")
def test_moved_by_an_effect_beside_a_bait():
    units = {"A": (4, 4), "zombie": (9, 4), "eliza": (6, 4)}
    game = position(
        units,
        turn="eliza",
        plot="PC-09",
        threat=2,
        fortune={"B": 2},
        tokens={"S1": (2, 4)},
        dice=["g1", "k0"],
    )
    game.play("SPECIAL_2", "A", "W")
    assert game.at("A") == (3, 4)
    assert game.asked == "HT3"
