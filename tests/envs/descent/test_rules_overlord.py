"""Overlord cards (DES-192 to DES-198) and their rulings."""

import pytest

from .boards import Board
from .kit import options_of, position, setup

rule = pytest.mark.rule


@rule("DES-192", "DES-193", "DES-194", "OC-04", "OC-03")
def test_several_cards_in_one_window():
    game = position({"A": (5, 5), "zombie": (6, 5)}, turn="zombie", hand="OC-03 OC-04 OC-04 OC-05")
    game.dice("B320", "Y110", "g0").play("ACT_ATTACK_1", "A")
    assert game.asked == "AT3"
    assert game.offers() == {"OC-03", "OC-04", "PASS"}, "Dash has another window"
    game.choose("OC-04")
    assert game.asked == "AT3"
    game.choose("OC-04")
    assert game.hand == ["OC-03", "OC-05"]
    assert game.discard == ["OC-04", "OC-04"]
    game.choose("PASS").until("SURGE")
    assert game.attack["surges"] == 2


@rule("DES-194", "OC-09")
@pytest.mark.parametrize("passes", [True, False])
def test_a_second_copy_that_would_do_nothing(passes: bool):
    game = position({"A": (5, 5)}, turn="A", hand="OC-09 OC-09")
    game.choose("ACT_MOVE", "E")
    game.dice("g0" if passes else "g1", "k2").choose("OC-09")
    assert (game.asked == "HT3") == passes, "he has no points left"


@rule("DES-195")
def test_no_limit_of_cards():
    hand = "OC-01 OC-02 OC-03 OC-03 OC-04 OC-04 OC-05 OC-05 OC-06 OC-06 OC-07 OC-08"
    game = position({"A": (1, 1), "spider": (9, 9)}, turn="overlord", hand=hand, deck="OC-09")
    game.until("DARK_MENU")
    assert len(game.hand) == 13


@rule("DES-196")
def test_nothing_to_draw():
    hand = "OC-01"
    game = position({"A": (1, 1), "spider": (9, 9)}, turn="overlord", hand=hand, deck_rest=False)
    game.free = True
    game.until("DARK_MENU")
    assert game.hand == ["OC-01"]


@rule("DES-197", "OC-07", "OC-17", "DER-53")
def test_two_traps_on_one_step():
    game = position({"A": (5, 5), "B": (12, 10)}, turn="A", points={"A": 3}, hand="OC-07 OC-17")
    game.choose("E")
    assert {"OC-07", "OC-17"} <= game.offers()
    game.dice("g1", "k2").choose("OC-17")
    assert game.asked == "HT3"
    assert game.offers() == {"OC-07", "PASS"}
    game.dice("g1", "k2").choose("OC-07")
    assert (game["A"].damage, game["A"].points) == (1, 1)


@rule("DES-197", "OC-07")
def test_a_trap_that_ends_the_event():
    game = position(
        {"A": (5, 5), "B": (12, 10)}, turn="A", points={"A": 3}, hand="OC-07 OC-17", damage={"A": 11}
    )
    game.choose("E").dice("g1", "k2").choose("OC-07")
    assert game.asked == "DF2"
    game.choose("TAKE_CARD")
    assert game.who == "B"


@rule("DER-91", "DER-34", "OC-13")
def test_a_monster_that_rises_for_one_turn():
    game = position(
        {"A": (5, 5), "B": (12, 10), "spider": (6, 5), "spider 2": (11, 1)},
        turn="A",
        done="B",
        hand="OC-13",
        items={"A": "GEA-02"},
        plot="PC-01*",
    )
    game.dice("B420", "R010", "g0").choose("ACT_ATTACK_1")
    assert (game.asked, game.who) == ("DF3", "overlord")
    game.choose("OC-13").choose("END")
    assert (game.question, game.who) == ("SPOT", "overlord")
    spots = game.offers()
    assert (6, 10) in spots
    assert (6, 11) not in spots, "within 5 of the marker"
    game.choose((7, 6)).until("DARK_MENU")
    assert {"spider", "spider 2"} <= game.offers(), "it may be activated"
    assert game["spider"].damage == 0
    game.choose("END")
    assert game.monsters == ["spider 2"]
    assert not game.log.count(("DF3", "overlord")) > 1, "no defeat"


@rule("DER-92", "OC-11")
def test_an_unholy_ritual():
    units = {"A": (1, 1), "zombie": (9, 9), "zombie 2": (9, 8), "zombie 3": (9, 7)}
    game = position(units, n=3, turn="OT1", hand="OC-11 OC-05", deck="OC-06 OC-07 OC-08")
    game.choose("OC-11").play("zombie")
    assert (game.question, game.who) == ("CARD", "overlord")
    game.choose("OC-06", "OC-08")
    assert sorted(game.hand) == ["OC-05", "OC-06", "OC-08"]
    assert sorted(game.discard) == ["OC-07", "OC-11"]
    game.until("DARK_MENU").choose("zombie").until("MONSTER")
    assert game["zombie"].actions == 1
    game.choose("OC-05", "ACT_MOVE")
    assert game["zombie"].actions == 1, "a card that adds an action adds one"


@rule("DER-92", "OC-11")
def test_a_ritual_of_one():
    game = position({"A": (1, 1), "zombie": (9, 9)}, turn="OT1", hand="OC-11", deck="OC-06 OC-07")
    game.play("OC-11", "zombie")
    assert game.hand == ["OC-06"], "all that were drawn are kept"


@rule("DER-93", "OC-21")
def test_blood_rage():
    game = position(
        {"A": (5, 5), "B": (12, 10), "spider": (6, 5), "spider 2": (9, 9)}, turn="late", hand="OC-21"
    )
    game.until("OT7").choose("OC-21")
    game.dice("B320", "Y110", "g1", "B320", "Y110", "g0").play("spider").rest()
    assert game["A"].damage == 2 + 3
    assert game["spider"].gone


@rule("DER-93", "OC-21")
def test_blood_rage_with_nobody_to_hit():
    units = {"A": (1, 1), "B": (12, 10), "spider": (6, 5)}
    game = position(units, turn="late", hand="OC-21")
    game.until("OT7").play("OC-21", "spider")
    assert game["spider"].gone


@rule("DER-96", "OC-28", "DER-88")
def test_revealed_cards():
    game = position(
        {"A": (1, 1), "zombie": (9, 9)},
        turn="dark",
        hand="OC-28",
        deck="OC-01 OC-07 OC-02",
        deck_rest=False,
    )
    game.choose("OC-28", "Magic")
    assert game.hand == ["OC-02"]
    assert sorted(game.discard) == ["OC-01", "OC-07", "OC-28"]


@rule("DER-06", "ABI-11", "ABI-12", "ABI-13", "ABI-14")
def test_an_elementals_four_specials():
    units = {"A": (6, 5), "B": (1, 1), "elemental": (4, 5)}
    game = position(units, turn="elemental", fatigue={"A": 4})
    assert {"SPECIAL_1", "SPECIAL_2", "SPECIAL_3", "SPECIAL_4"} <= game.offers()
    game.dice("B320", "R010", "g0").choose("SPECIAL_3")
    assert game["A"].damage == 3
    assert not game.offers() & {"ACT_ATTACK_1", "SPECIAL_3"}, "it was the attack"
    game.dice("g2", "k2").choose("SPECIAL_4")
    assert game["A"].damage == 5


@rule("DER-99", "LV1-3")
@pytest.mark.parametrize(("who", "may"), [("zombie", False), ("zombie master", True), ("belthir", True)])
def test_who_darkens_a_lantern(who: str, may: bool):
    units = {"A": (1, 6), "B": (2, 6), who: (2, 2)}
    game = position(units, at="LV1", turn=who, tokens={"T1": (1, 1)}, faceup="T1")
    assert ("QUEST_A" in game.offers()) == may


@rule("DER-82", "NEC-8")
def test_a_dying_command():
    game = position(
        {"A": (5, 5), "B": (12, 10), "zombie": (7, 5), "zombie 2": (9, 5)},
        turn="A",
        heroes={"A": "HER-3 NEC"},
        skills={"A": "NEC-8"},
        items={"A": "GEA-07"},
        conditions={"zombie": "Immobilized"},
    )
    game.dice("B420", "Y110", "n0").play("ACT_ATTACK_1", "zombie")
    assert (game.asked, game.who) == ("AT7", "A")
    game.dice("g1", "k2").play("NEC-8", "zombie")
    assert (game.question, game.who) == ("STEPS", "A")
    game.choose("E").dice("B320", "Y011", "n0").choose("PASS")
    assert game.who == "A", "he spends the surge"
    game.choose("+1 damage").rest()
    assert game["zombie 2"].gone
    assert game["zombie"].gone
    assert game["A"].fatigue == 2


@rule("DER-83", "OC-02", "DES-137", "DER-54")
def test_a_dark_charm_to_move():
    game = position(
        {"A": (3, 0), "B": (4, 0), "zombie": (0, 0)},
        board=Board(("..........",)),
        turn="OT1",
        hand="OC-02 OC-17",
    )
    game.dice("g1", "k2").play("OC-02", "A")
    assert game.who == "overlord"
    game.choose("ACT_MOVE")
    game.choose("E", "E")
    assert (game.asked, game.at("A")) == ("HT3", (5, 0)), "past his friend, into the trap"


@rule("DER-83", "OC-02", "DES-137", "HER-6", "BER-5")
def test_a_dark_charm_to_attack():
    game = position(
        {"A": (3, 3), "B": (4, 3), "zombie": (9, 9)},
        turn="OT1",
        hand="OC-02",
        items={"A": "GEA-02"},
        fortune={"A": 3},
    )
    game.dice("g1", "k2").play("OC-02", "A")
    assert game.asked == "RO1", "it is his own test"
    game.choose("PASS", "ACT_ATTACK_1")
    assert game.offers() == {"A", "B"}, "himself, too"
    game.dice("B320", "R031", "g0").choose("B")
    assert game.who == "overlord", "he spends the surges, A no fortune"
    game.rest()
    assert game["B"].damage == 5


@rule("DER-17", "CON-1", "RAY-014")
def test_a_knock_out_by_poison():
    game = position(
        {"A": (5, 5)}, turn="start A", conditions={"A": "Poisoned"}, damage={"A": 11}, dice=["g3", "k2"]
    )
    assert (game.asked, game.who) == ("DF2", "overlord")
    assert {"TAKE_CARD", "TAKE_THREAT"} == game.offers()
    game.choose("TAKE_THREAT")
    assert game.threat == 1
    assert game.who == "B", "his turn is over"


@rule("DER-124", "THI-3", "OC-08")
def test_traps_behind_any_door():
    game = position(
        {"C": (8, 8), "A": (13, 1), "B": (14, 1)},
        at="FG2",
        turn="C",
        skills={"C": "THI-3"},
        hand="OC-08",
    )
    game.play("THI-3", "D1")
    assert game.open("D1")
    assert (game.asked, game.who) == ("HT4", "overlord")


@rule("DER-100", "FG1")
def test_where_the_gang_stands():
    game = setup(**options_of("FG1", 4, 1)).start()
    gang = {(1, 8), (2, 8), (3, 8), (2, 9), (3, 9), (2, 10), (3, 10)}
    goblins = {game.at(name) for name in game.monsters if name.startswith("goblin")}
    assert len(goblins) == 5
    assert goblins <= gang


@rule("DER-101", "CD2")
def test_alric_starts_away_from_palamon():
    game = setup(**options_of("CD2", 2, 1))
    while "alric" not in game.units:
        game.choose(game.called(game.legal[0]))
    assert (game.at("alric") or (0, 0))[0] >= 7


@rule("DER-102", "OQ0-2", "OQ1a-3")
@pytest.mark.parametrize("turns", [2, 3])
def test_the_goblins_way_out_opens_later(turns: int):
    units = {"A": (1, 1), "B": (2, 1), "goblin": (10, 9)}
    game = position(units, at="OQ0", turn="goblin", points={"goblin": 1}, round=turns)
    assert ("LEAVE_MAP" in game.offers()) == (turns == 3)


@rule("DER-104", "OQ2")
def test_open_groups_of_the_bell_tower():
    game = setup(**options_of("OQ2", 2, 1))
    kinds = []
    while game.phase.name in ("PHASE_START", "PHASE_SETUP"):
        if game.question == "KIND":
            kinds.append(game.offers())
        game.choose(game.called(game.legal[-1] if game.question == "KIND" else game.legal[0]))
    assert len(kinds) == 2
    assert len(kinds[1]) >= 2
