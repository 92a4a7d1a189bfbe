"""The steps of an attack (DES-108 to DES-138) and their rulings."""

import pytest

from .aims import targets
from .boards import Board
from .kit import position

rule = pytest.mark.rule


@rule("DES-108", "DES-115", "DES-116", "DES-133")
def test_the_windows_of_an_attack_in_their_order():
    game = position(
        {"A": (5, 5), "B": (6, 6), "zombie": (6, 5)},
        turn="zombie",
        heroes={"B": "HER-2 SPI", "A": "HER-5 BER"},
        skills={"B": "SPI-0", "A": "BER-2"},
        items={"A": "GEA-01"},
        fortune={"A": 1},
        hand="OC-04 OC-24",
    )
    game.choose("ACT_ATTACK_1", "A")
    asked = []
    game.dice("B221", "Y110", "g0")
    while game.question != "MONSTER":
        asked.append((game.asked, game.who))
        game.decline()
    assert asked == [
        ("AT2_DARK", "overlord"),
        ("AT2_HERO", "B"),
        ("AT3", "overlord"),
        ("AT4", "A"),
        ("SURGE", "overlord"),
        ("AT7_HERO", "A"),
    ]
    assert game["A"].damage == 3


@rule("DES-115", "DES-116")
def test_all_dice_are_rolled_before_anybody_is_asked():
    game = position({"A": (5, 5), "zombie master": (6, 5)}, turn="A", fortune={"A": 2}, items={"A": "GEA-02"})
    game.dice("B320", "R010", "n2").choose("ACT_ATTACK_1")
    assert (game.asked, game.who) == ("AT3", "A")
    assert game.dice_of() == ["B320", "R010"]
    assert game.dice_of("zombie master") == ["n2"]
    game.dice("R031").play("FORTUNE_REROLL", "R010")
    assert game.asked == "AT3", "he acts as often as he can"
    assert game.dice_of() == ["B320", "R031"]
    game.choose("PASS").until("MENU")
    assert game["zombie master"].damage == 5 - 2


@rule("DES-110", "BER-0")
def test_costs_stay_paid():
    game = position({"B": (5, 5), "zombie": (6, 5)}, turn="B", skills={"B": "BER-0"}, items={"B": "GEA-01"})
    game.dice("BX", "R010", "n0").play("BER-0", "zombie")
    assert (game["B"].fatigue, game["B"].actions, game["zombie"].damage) == (1, 1, 0)


@rule("DES-113", "DES-137", "ABI-46")
def test_a_blast_affects_friends_and_foes():
    units = {"D": (2, 5), "A": (7, 5), "zombie": (6, 5), "zombie master": (6, 6), "spider": (9, 9)}
    game = position(units, turn="D", skills={"D": "RUN-1"}, items={"D": "GEA-08"})
    game.dice("B510", "Y020", "n0", "g0", "n1").play("RUN-1", "zombie").rest()
    assert game["zombie"].gone
    assert (game["A"].damage, game["zombie master"].damage, game["spider"].damage) == (3, 2, 0)


@rule("DES-114", "SHO-09", "GEA-02")
def test_what_is_in_the_pools():
    game = position({"A": (5, 5), "zombie": (6, 5)}, turn="zombie", items={"A": "SHO-09 GEA-02"})
    game.dice("B420", "Y110", "g1", "n1").play("ACT_ATTACK_1", "A")
    assert game["A"].damage == 1
    assert game.unrolled == 0


@rule("DES-129", "ABI-13")
def test_the_target_suffers_first():
    game = position(
        {"A": (3, 5), "B": (6, 5), "zombie": (5, 4), "elemental": (4, 5)},
        turn="elemental",
        damage={"A": 11, "B": 13},
    )
    game.choose("SPECIAL_3").dice("B420", "R010", "g0", "g0", "n2").choose("B")
    game.until("DF2")
    assert (game["A"].down, game["B"].down) == (False, True)
    game.choose("TAKE_CARD")
    assert (game["A"].down, game.asked) == (True, "DF2")


@rule("DES-132", "SHO-28", "DES-130")
def test_those_a_bought_blast_reaches_roll_then():
    units = {"D": (2, 5), "A": (7, 5), "zombie master": (6, 5)}
    game = position(
        units,
        turn="D",
        act=2,
        items={"D": "SHO-28", "A": "GEA-03"},
        heroes={"D": "HER-4 RUN", "A": "HER-6 KNI"},
    )
    game.dice("B611", "Y110", "Y020", "n0").choose("ACT_ATTACK_1").until("SURGE")
    game.dice("g1").choose("Blast")
    assert (game.asked, game.who) == ("AT4", "A")
    game.choose("GEA-03").rest()
    assert game["A"].damage == 4 - 2
    assert game["zombie master"].damage == 4


@rule("DES-134", "WIL-8", "OC-07")
def test_an_attacker_who_is_knocked_out_before_his_attack():
    game = position(
        {"A": (5, 5), "B": (12, 10), "zombie": (9, 5)},
        turn="A",
        heroes={"A": "HER-7 WIL"},
        skills={"A": "WIL-8"},
        items={"A": "GEA-11"},
        damage={"A": 7},
        hand="OC-07",
    )
    game.play("ACT_ATTACK_1", "YES", "N")
    assert game.asked == "HT3"
    game.dice("g3", "k2").choose("OC-07")
    assert game["A"].down
    game.choose("TAKE_CARD").rest()
    assert game["zombie"].damage == 0
    assert game.who == "B"


@rule("DES-135", "ABI-20")
def test_not_me_changes_the_target_not_the_range():
    units = {"A": (2, 5), "B": (12, 10), "splig": (6, 5), "zombie master": (7, 5)}
    game = position(units, turn="A", items={"A": "GEA-09"})
    game.dice("g1", "k0", "B320", "Y110", "n0").play("ACT_ATTACK_1", "splig", "zombie master")
    assert game.record["attack"][0]["range_needed"] == 4
    assert game["zombie master"].damage == 3


@rule("DER-44", "PC-04", "ABI-20")
def test_distraction_comes_before_not_me():
    units = {"A": (5, 5), "B": (12, 10), "splig": (6, 5), "zombie": (7, 5)}
    game = position(
        units,
        turn="A",
        items={"A": "GEA-02"},
        tokens={"S1": "splig"},
        plot="PC-04",
        threat=2,
    )
    game.play("ACT_ATTACK_1", "splig")
    assert (game.asked, game.who) == ("AT1", "overlord"), "and nothing has been rolled"


@rule("DES-137")
def test_who_may_be_a_target():
    units = {"A": (5, 5), "B": (6, 6), "F1": (6, 4), "zombie": (6, 5), "zombie 2": (5, 6)}
    units |= {"reanimate": (4, 4)}
    game = position(units, turn="A")
    assert targets(game, "ACT_ATTACK_UNARMED") == {"zombie", "zombie 2"}
    game = position(units, turn="zombie")
    assert targets(game) == {"A", "B", "F1"}


@rule("DES-138", "ABI-21")
def test_nobody_is_knocked_back_who_is_knocked_out():
    game = position({"A": (5, 5), "B": (12, 10), "splig": (4, 5)}, turn="splig", damage={"A": 10})
    game.dice("B320", "R031", "g1").play("ACT_ATTACK_1", "A", "Knockback")
    assert game.asked == "DF2"
    game.choose("TAKE_CARD").rest()
    assert game.at("A") == (5, 5)
    assert not game.was_asked("SPOT")


@rule("DES-136", "DES-134")
def test_a_target_defeated_by_the_first_attack_is_gone():
    game = position({"A": (5, 5), "zombie": (6, 5)}, turn="A", items={"A": "GEA-02"})
    game.dice("B420", "R031", "n0").choose("ACT_ATTACK_1").rest()
    assert game["zombie"].gone
    assert targets(game) == set()


@rule("DER-66", "ABI-17")
def test_the_path_of_fire():
    """4 spaces, no two the same, not through an obstacle; the first is the target's."""
    board = Board(("..........", "..........", ".....o....", "..........", ".........."))
    units = {"A": (4, 2), "B": (4, 1), "C": (6, 1), "dragon master": (1, 2)}
    game = position(units, board=board, turn="dragon master")
    game.dice("B221", "R020", "g0").play("ACT_ATTACK_1", "A", "Fire Breath")
    assert (game.question, game.who) == ("PATH", "overlord")
    assert not game.offers() & {"E"}, "an obstacle"
    game.dice("g0").choose("N", "E")
    assert "W" not in game.offers(), "not there again"
    game.dice("g1").choose("E")
    game.rest()
    assert [game[name].damage for name in "ABC"] == [4, 4, 3]


@rule("DER-85", "THI-4", "WIL-0")
def test_heroes_react_in_index_order():
    game = position(
        {"A": (5, 5), "B": (5, 7), "zombie": (7, 6)},
        turn="zombie",
        points={"zombie": 3},
        heroes={"A": "HER-7 WIL", "B": "HER-8 THI"},
        skills={"A": "WIL-0", "B": "THI-4"},
    )
    game.choose("W")
    assert (game.asked, game.who) == ("OT5", "A")
    game.choose("PASS")
    assert (game.asked, game.who) == ("OT5", "B")


@rule("DER-87", "HER-4", "RAY-050")
def test_a_die_is_rerolled_again():
    game = position({"D": (5, 5), "zombie": (8, 5)}, turn="D", items={"D": "GEA-08"}, fortune={"D": 2})
    game.dice("BX", "Y020", "n0").choose("ACT_ATTACK_1")
    game.dice("BX").play("HERO_ABILITY", "BX")
    game.dice("BX").play("FORTUNE_REROLL", "BX")
    game.dice("B320").play("FORTUNE_REROLL", "BX")
    game.rest()
    assert game["zombie"].gone
    assert game["D"].fortune == 0


@rule("DER-76", "DER-86", "NEC-4", "HER-7")
def test_moved_damage_is_not_moved_again():
    units = {"A": (5, 5), "B": (12, 10), "reanimate": (6, 6), "zombie": (6, 5)}
    game = position(units, turn="zombie", heroes={"A": "HER-3 NEC"}, skills={"A": "NEC-4"})
    game.dice("B320", "Y110", "n1").play("ACT_ATTACK_1", "reanimate")
    assert (game.asked, game.who) == ("AT6", "A")
    game.choose("NEC-4")
    assert (game["A"].damage, game["reanimate"].damage) == (1, 0), "Leoric was near: 3 - 1 - 1"
    assert game.question == "MONSTER"
