"""Movement and terrain (DES-076 to DES-107) and its rulings."""

import pytest

from .boards import Board
from .kit import Position, position
from .names import DIRECTIONS

rule = pytest.mark.rule
PIT = Board(("........", "...^....", "........"))
WATER = Board(("........", ".~~~....", "........"))
LAVA = Board(("........", "...!!...", "........"))
HALL = Board(("........",))


@rule("DES-076")
def test_points_are_kept_for_later_in_the_turn_and_then_lost():
    game = position({"A": (2, 5), "zombie": (5, 5)}, turn="A", items={"A": "GEA-02"})
    game.choose("ACT_MOVE", "E", "E")
    game.dice("B320", "R010", "n2").choose("ACT_ATTACK_1")
    assert game["A"].points == 2
    game.choose("S", "E")
    assert (game.at("A"), game["A"].points) == ((5, 6), 0)
    game = position({"A": (2, 5)}, turn="A", points={"A": 3})
    game.choose("END")
    assert game["A"].points == 0


@rule("DES-077", "DES-101", "DES-102")
def test_water_takes_two_points():
    game = position({"A": (0, 1), "B": (7, 0)}, board=WATER, turn="A", points={"A": 4}, fatigue={"A": 4})
    game.choose("E")
    assert game["A"].points == 2
    game.choose("N")
    assert game["A"].points == 1, "out of it: one"
    assert "S" not in game.offers()


@rule("DES-084", "DES-063", "BER-4")
def test_move_up_to_n_spaces_takes_no_points():
    game = position(
        {"B": (0, 1), "A": (7, 0), "zombie": (4, 0)},
        board=WATER,
        turn="B",
        skills={"B": "BER-4"},
        items={"B": "GEA-01"},
        points={"B": 1},
    )
    game.choose("BER-4", "E", "E", "E")
    assert (game.at("B"), game["B"].points) == ((3, 1), 1), "3 spaces of water"
    assert (game["B"].fatigue, game["B"].actions) == (2, 1)
    assert game.question != "STEPS"


@rule("DES-083", "DES-084", "DES-107", "OC-07")
def test_each_space_of_such_a_move_is_entered():
    game = position(
        {"B": (0, 1), "A": (7, 0)},
        board=Board(("........", "....^...", "........")),
        turn="B",
        skills={"B": "BER-4"},
        items={"B": "GEA-01"},
        hand="OC-07",
    )
    game.choose("BER-4", "E")
    assert game.asked == "HT3"
    game.choose("PASS", "E")
    assert game.asked == "HT3"
    game.choose("PASS", "PASS")
    assert game.at("B") == (2, 1)


@rule("DES-085", "DES-079", "DES-107", "DER-54", "ABI-35")
def test_the_overlord_moves_a_hero():
    """Dominion: his path, but the hero passes his friends, not monsters; traps may follow."""
    game = position(
        {"A": (1, 0), "B": (2, 0), "zachareth": (5, 0), "zombie": (0, 0)},
        board=HALL,
        turn="zachareth",
        hand="OC-17",
    )
    game.dice("g1", "k2").play("SPECIAL_1", "B")
    assert (game.question, game.who) == ("STEPS", "overlord")
    assert game.offers() & set(DIRECTIONS) == {"E", "W"}
    back = game.clone().choose("W")
    assert back.at("B") == (2, 0), "he could only go back: not stop on A, nor pass a monster"
    game.choose("E")
    assert (game.asked, game.who) == ("HT3", "overlord")
    game.choose("PASS").dice("g3", "k2").choose("PASS")
    assert game.at("B") == (3, 0)
    assert game.conditions("B") == {"Immobilized"}


@rule("DES-089")
def test_nobody_rests_in_an_occupied_space():
    game = position({"A": (2, 0), "B": (5, 0)}, board=HALL, turn="A", fatigue={"A": 4}, points={"A": 1})
    game.lift("A")
    game.record["figure"][0]["cell"] = game.space((5, 0))
    game.set("A", "points", 1)
    assert game.offers() == {"E", "W"}
    game.choose("W")
    assert game.at("A") == (4, 0)


@rule("DES-106", "ABI-23", "DES-104")
def test_flying_over_an_obstacle_and_into_lava():
    board = Board(("..........", "....o.!...", ".........."))
    game = position({"A": (0, 0), "B": (0, 2), "belthir": (3, 1)}, board=board, turn="belthir")
    game.set("belthir", "points", 1)
    assert "E" not in game.offers(), "it cannot end there"
    game.set("belthir", "points", 4)
    game.choose("E", "E", "E")
    assert (game.at("belthir"), game["belthir"].damage, game["belthir"].points) == ((6, 1), 0, 1)
    game.choose("END")
    assert game["belthir"].gone


@rule("DES-106", "ABI-23", "DES-079")
def test_flying_over_enemies_water_and_pits():
    board = Board(("..~^....",))
    units = {"A": (1, 0), "B": (7, 0), "belthir": (0, 0)}
    game = position(units, board=board, turn="belthir", points={"belthir": 4})
    game.choose("E", "E", "E", "E")
    assert (game.at("belthir"), game["belthir"].damage, game["belthir"].points) == ((4, 0), 0, 0)


@rule("DES-107", "DES-103", "ABI-10")
def test_a_hero_thrown_into_a_pit():
    board = Board(("........", "........", "........", ".....^..", "........"))
    units = {"A": (4, 2), "B": (0, 4), "ettin master": (2, 1)}
    game = position(units, board=board, turn="ettin master")
    game.dice("g3", "k2").play("SPECIAL_1", "A", (5, 3))
    assert game["A"].damage == 2 + 1


@rule("DES-104", "DES-107")
def test_walking_through_lava():
    game = position({"A": (2, 1), "B": (7, 2)}, board=LAVA, turn="A", points={"A": 4})
    game.choose("E", "E", "E")
    assert (game["A"].damage, game.at("A")) == (2, (5, 1))
    game.choose("END")
    assert game["A"].damage == 2


@rule("DER-63", "DES-103")
def test_bound_in_a_pit():
    game = position({"A": (3, 1), "B": (7, 2)}, board=PIT, turn="A", conditions={"A": "Immobilized"})
    assert "CLIMB" not in game.offers()
    game = position({"A": (3, 1), "B": (7, 2)}, board=PIT, turn="A")
    assert "CLIMB" in game.offers()


def beside_a_web(**laid: int) -> Position:
    units = {"A": (5, 5), "B": (12, 10), "spider master": (6, 6), "zombie": (1, 1)}
    return position(units, turn="A", points={"A": 2}, fatigue={"A": laid.get("fatigue", 0)})


@rule("DER-68", "ABI-05")
def test_a_web_takes_fatigue():
    game = beside_a_web()
    game.choose("W")
    assert (game["A"].fatigue, game["A"].points) == (1, 1)
    game.choose("W")
    assert game["A"].fatigue == 1, "no longer beside it"
    assert not beside_a_web(fatigue=4).offers() & set(DIRECTIONS)


@rule("DER-68", "ABI-05", "DES-085")
def test_a_web_does_not_hold_who_is_thrown():
    units = {"A": (5, 5), "B": (12, 10), "spider master": (6, 6), "ettin master": (3, 4)}
    game = position(units, turn="ettin master", fatigue={"A": 4})
    game.dice("g3", "k2").play("SPECIAL_1", "A", (5, 2))
    assert (game.at("A"), game["A"].damage) == ((5, 2), 1)


@rule("DER-72", "OC-09")
@pytest.mark.parametrize("moved", [True, False])
def test_tripwire_needs_a_move_action(moved: bool):
    game = position({"A": (5, 5)}, turn="A", hand="OC-09")
    game.choose(*(["ACT_MOVE"] if moved else ["FATIGUE_MP", "FATIGUE_MP"]), "E")
    assert game.was_asked("HT3") == moved
    if moved:
        game.dice("g1", "k2").choose("OC-09")
        assert game["A"].points == 0
        game.choose("FATIGUE_MP", "E")
        assert game.at("A") == (7, 5)


@rule("DER-72", "OC-09", "BER-4")
def test_tripwire_does_not_answer_an_effect():
    game = position(
        {"B": (5, 5)}, turn="B", hand="OC-09", skills={"B": "BER-4"}, items={"B": "GEA-01"}, points={"B": 1}
    )
    game.set("B", "moved", 1)
    game.choose("BER-4", "E")
    assert not game.was_asked("HT3")


@rule("DER-73", "OC-07")
@pytest.mark.parametrize("points", [1, 2])
def test_a_pit_trap_without_points(points: int):
    game = position({"A": (5, 5)}, turn="A", hand="OC-07", points={"A": points})
    game.choose("E").dice("g1", "k2").choose("OC-07")
    assert (game["A"].damage, game["A"].points) == (1, 0)
    assert game.conditions("A") == (set() if points == 2 else {"Stunned"})


@rule("DER-54", "OC-17", "ABI-21", "DER-67")
def test_traps_after_a_knockback():
    game = position({"A": (5, 5), "B": (12, 10), "splig": (4, 5)}, turn="splig", hand="OC-17")
    game.dice("B320", "R031", "g1").play("ACT_ATTACK_1", "A", "Knockback")
    assert (game.question, game.who) == ("SPOT", "overlord")
    spots = {(x, y) for x in range(2, 9) for y in range(2, 9)} - {(4, 5), (5, 5)}
    assert game.offers() - {(5, 5)} == spots
    game.choose((8, 8))
    assert (game.asked, game.at("A")) == ("HT3", (8, 8))


@rule("DER-39", "THI-4", "WIL-0", "KNI-5", "PC-03")
def test_reactions_to_a_slippery_monster():
    game = position(
        {"A": (2, 0), "C": (7, 0), "zombie": (1, 0)},
        board=HALL,
        turn="start zombie",
        plot="PC-03",
        threat=1,
        fortune={"A": 1, "B": 1},
        skills={"A": "KNI-5"},
        items={"A": "GEA-02"},
    )
    game.choose("PC-03").until("MONSTER").choose("ACT_MOVE", "E")
    assert not game.was_asked("OT5"), "the space was not empty"
    game.choose("E")
    assert (game.asked, game.who) == ("OT5", "A")
