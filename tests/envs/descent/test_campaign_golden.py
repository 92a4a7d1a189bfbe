"""The golden tests of a campaign's course, and of what is known of the decks."""

from typing import Any

import pytest

from dungeonzoo.envs.descent import setup as printed
from dungeonzoo.envs.descent import state
from dungeonzoo.envs.descent.state import Phase

from .kit import Position, position

rule = pytest.mark.rule

CAMPAIGN: dict[str, Any] = {
    "mode": "campaign",
    "scenario": "random",
    "act": None,
    "hero_xp": None,
    "hero_gold": None,
    "overlord_xp": None,
    "start_threat": None,
    "plot_cards": None,
}


def last_blow(options: dict[str, Any] | None = None, **laid: Any) -> Position:
    """The first quest of a campaign; one blow of A will end it."""
    units = {"A": (6, 2), "B": (11, 9), "ettin master": (7, 1)}
    damage = {"ettin master": 11} | laid.pop("damage", {})
    game = position(
        units,
        at="FB",
        turn="A",
        health={"ettin master": 12},
        damage=damage,
        options={**CAMPAIGN, **(options or {})},
        **laid,
    )
    return game


def strike(game: Position) -> Position:
    """Mauler falls; what chance does from there on is free."""
    game.dice("B320", "g0", "g0")
    game.free = True
    return game.play("ACT_ATTACK_UNARMED", "ettin master")


def after(game: Position, question: str) -> Position:
    """On to this question of the Campaign phase, buying nothing."""
    while game.question != question:
        assert game.phase == Phase.PHASE_CAMPAIGN, f"{question} is never asked"
        game.pass_by()
    return game


def to_next_quest(game: Position) -> Position:
    """Through the Campaign phase, buying nothing."""
    while game.phase == Phase.PHASE_CAMPAIGN:
        game.pass_by()
    return game


@rule("GT-135", "DES-225", "DES-226", "DES-227", "DES-198")
def test_into_the_second_encounter():
    game = position(
        {"A": (8, 6), "B": (6, 7), "goblin": (12, 5)},
        at="FG1",
        turn="B",
        options={"mode": "quest", "scenario": "FATGOBLIN"},
        down="A",
        fatigue={"B": 3},
        damage={"B": 5},
        tokens={"T1": "B"},
        hand="OC-01 OC-02 OC-05",
        deck="OC-06 OC-07 OC-08 OC-09 OC-10",
        deck_rest=False,
        search_deck="SEA-3 SEA-8 SEA-1",
        search_rest=False,
    )
    game.dice("R010", "R030", 0, 0, 0).choose("QUEST_B")
    assert (game.encounter, game.phase) == ("FG2", Phase.PHASE_SETUP)
    assert (game["A"].damage, game["B"].damage) == (12 - 4, 5)
    assert (game["A"].fatigue, game["B"].fatigue) == (0, 0)
    assert game.hand == ["OC-01", "OC-02", "OC-05"]
    assert game.deck == ["OC-06", "OC-07", "OC-08", "OC-09", "OC-10"]
    assert game.search_deck == ["SEA-3", "SEA-8", "SEA-1"]
    game.free = True
    game.start()
    assert game["A"].standing


@rule("DES-228", "DES-229")
def test_the_last_encounter_decides():
    game = position(
        {"A": (8, 6), "B": (6, 7), "ettin": (12, 5)},
        at="FG1",
        turn="B",
        options={"mode": "quest", "scenario": "FATGOBLIN"},
        tokens={"T1": "B"},
    )
    game.free = True
    game.choose("QUEST_B")
    while game.question != "KIND":
        game.choose(game.called(game.legal[0]))
    assert {"ettin", "barghest"} & game.offers() == {"ettin", "barghest"}, "chosen anew"
    game.start()
    assert not game.over
    while game.question != "MENU":
        game.choose(game.called(game.legal[0]))
    game.put("round", 15)
    while not game.over:
        game.choose("END" if "END" in game.offers() else game.called(game.legal[0]))
    assert (game.winner, game.returns) == ("heroes", [-1, 1, 1]), "the clock of the second one"


@rule("GT-148", "DES-232", "DES-233")
def test_gold_for_search_cards():
    game = strike(
        last_blow(
            search={"A": "SEA-1*", "B": "SEA-5"},
            damage={"B": 3},
            fatigue={"B": 2},
            conditions={"B": "Poisoned"},
            feats="A",
            skills={"A": "KNI-2*"},
        )
    )
    assert game.phase == Phase.PHASE_CAMPAIGN
    assert game.record["gold"] == 25 + 50
    assert (game.search("A"), game.search("B")) == ([], [])
    assert (game["B"].damage, game["B"].fatigue, game["B"].conditions) == (0, 0, 0)
    assert (game["A"].feat, game.skills("A")) == (0, ["KNI-2"])
    to_next_quest(game)
    assert len(game.search_deck) == 12
    assert (game.search_deck.count("SEA-1"), game.search_deck.count("SEA-5")) == (3, 1)


@rule("GT-149", "DES-241")
def test_dear_cards_need_others_of_their_class():
    game = last_blow(discard="OC-21 OC-22")
    game.put("xp", 2)
    after(strike(game), "DARK_SHOP")
    assert game.record["xp"] == 3
    offers = game.offers()
    assert {"OC-23", "OC-24", "OC-26", "OC-27", "OC-28"} <= offers
    assert "OC-25" not in offers, "it needs three"
    assert not offers & {"OC-13", "OC-14", "OC-15", "OC-18", "OC-19", "OC-20"}, "other classes"
    game.choose("OC-24")
    assert game.record["xp"] == 1
    assert not game.offers() & {"OC-23", "OC-25"}, "1 experience is left"


@rule("GT-150", "DES-246", "DES-245", "DER-111")
def test_the_second_act_begins():
    game = last_blow(track=3)
    after(strike(game), "DARK_SHOP").choose("END")
    assert (game.quest, game.encounter) == ("LANTERN", "LV1")
    assert game.record["act"] == printed.ACT_1
    game.start().put("round", 8)
    for token in game.record["token"][state.FIRST_QUEST_TOKEN : state.FIRST_QUEST_TOKEN + 4]:
        token["face"] = 1
    while game.encounter == "LV1" and game.phase != Phase.PHASE_CAMPAIGN:
        game.pass_by()
    after(game, "SHOP")
    game.put("gold", 2000)
    first = {str(item) for item in game.offers() if str(item).startswith("SHO-")}
    assert first <= {f"SHO-{n:02}" for n in range(1, 19)}, "Act I"
    assert len(first) > 5, "all that are left"
    game.choose("END")
    assert game.question == "SHOP"
    second = {str(item) for item in game.offers() if str(item).startswith("SHO-")}
    assert second <= {f"SHO-{n:02}" for n in range(19, 33)}, "Act II"
    assert len(second) == 5
    assert game.record["act"] == printed.ACT_2


@rule("GT-164", "DER-15", "RAY-004")
def test_without_the_plot_deck():
    off = {"plot_deck": False, "start_threat": None, "plot_cards": None}
    game = position(
        {"A": (5, 5), "B": (9, 9), "goblin": (8, 5)},
        turn="goblin",
        damage={"A": 11},
        deck="OC-05",
        options=off,
    )
    game.dice("B420", "Y110", "g0").play("ACT_ATTACK_1", "A")
    assert game["A"].down
    assert game.hand == ["OC-05"]
    assert not game.was_asked("DF2")
    game = after(strike(last_blow(off)), "DARK_SHOP")
    assert game.threat == 0
    offers = {str(choice) for choice in game.offers()}
    assert "XP_TO_THREAT" not in offers
    assert not any(choice.startswith("PC-") for choice in offers)


@rule("GT-168", "DER-119", "RAY-128")
def test_covetous_is_ready_for_the_next_quest():
    game = to_next_quest(strike(last_blow(plot="PC-06* PC-01*")))
    assert game.plot("PC-06") == "ready"
    assert game.plot("PC-01") == "ready"


@rule("GT-163", "RAY-105", "RAY-174", "DER-45", "PC-05", "PC-02")
def test_what_the_heroes_no_longer_know():
    game = position(
        {"A": (5, 5), "B": (1, 1), "goblin": (9, 9)},
        turn="A",
        done="B",
        tokens={"S1": (5, 6), "S2": "goblin"},
        plot="PC-05 PC-02",
        threat=2,
        fortune={"B": 1},
        search_deck="SEA-7 SEA-6 SEA-2",
    )
    game.play("ACT_SEARCH", "S1").until("SR3").choose("PC-05")
    game.free = True
    game.rest()
    assert game.search("A") == ["SEA-6"]
    assert game.known("heroes") == [(0, "SEA-7")]
    game.overlord_turn().until("DARK_MENU").choose("goblin").until("OT3")
    game.play("PC-02", "choice 1")
    deck = game.search_deck
    assert (deck[0], deck[-1]) == ("SEA-2", "SEA-7")
    assert game.known("heroes") == []
    assert game.known("overlord") == [(0, "SEA-2"), (len(deck) - 1, "SEA-7")]


@rule("GT-167", "DER-47", "DER-121", "RAY-127", "PC-06", "ABI-15")
def test_covetous_and_two_targets():
    game = position(
        {"A": (5, 5), "B": (5, 6), "merriod master": (6, 5)},
        turn="merriod master",
        plot="PC-06*",
        search={"B": "SEA-1"},
    )
    game.play("SPECIAL_1", "A").dice("B420", "R020", "g1", "g1").choose("B")
    game.until("SURGE")
    assert game.attack["surges"] == 1
    game.choose("+2 damage")
    assert game.question != "SURGE", "one surge, not two"
    assert (game["A"].damage, game["B"].damage) == (5, 5)
