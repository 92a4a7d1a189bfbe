"""Rounds, turns and activations (DES-052 to DES-075, DES-180 to DES-191)."""

import pytest

from .aims import targets
from .boards import Board
from .kit import position, setup
from .names import DIRECTIONS

rule = pytest.mark.rule
ATTACKS = {"ACT_ATTACK_1", "ACT_ATTACK_2", "ACT_ATTACK_UNARMED"}
PIT = Board(("........", "...^....", "........"))
LAVA = Board(("........", "...!!...", "........"))


@rule("DES-052")
def test_a_round_is_heroes_then_the_overlord():
    game = position({"A": (1, 1), "B": (2, 1), "spider": (9, 9)}, turn="heroes", round=2)
    game.choose("A", "END")
    assert (game.question, game.who) == ("MENU", "B"), "the last one is not asked for"
    game.choose("END")
    assert game.until("DARK_MENU").round == 2
    game.choose("END")
    assert (game.question, game.round) == ("NEXT_HERO", 3)
    assert game.offers() == {"A", "B"}


@rule("DES-058", "DES-063", "DES-076")
def test_the_same_action_twice():
    game = position({"A": (5, 5)}, turn="A", items={"A": "GEA-02"})
    game.choose("ACT_MOVE", "ACT_MOVE")
    assert (game["A"].points, game["A"].actions) == (8, 0), "Speed 4, twice"
    assert not game.offers() & {"ACT_MOVE", "ACT_REST", *ATTACKS}


@rule("DES-061")
def test_a_turn_may_end_with_actions_left():
    game = position({"A": (5, 5)}, turn="A")
    game.choose("END")
    assert game["A"].done == 1


@rule("DES-063", "DES-164")
def test_no_move_action_for_the_immobilized():
    game = position({"A": (5, 5)}, turn="A", conditions={"A": "Immobilized"})
    assert "ACT_MOVE" not in game.offers()


@rule("DES-064", "DES-136")
def test_the_weapons_at_hand():
    units = {"A": (5, 5), "zombie": (6, 5)}
    assert position(units, turn="A").offers() & ATTACKS == {"ACT_ATTACK_UNARMED"}
    one = position(units, turn="A", items={"A": "GEA-02 SHO-10-"})
    assert one.offers() & ATTACKS == {"ACT_ATTACK_1", "ACT_ATTACK_UNARMED"}
    two = position(units, turn="A", items={"A": "GEA-02 SHO-10"})
    assert two.offers() & ATTACKS == ATTACKS


@rule("DES-136", "GEA-02", "SHO-10")
@pytest.mark.parametrize(
    ("verb", "dice"), [("ACT_ATTACK_1", ["B420", "R010"]), ("ACT_ATTACK_2", ["B420", "Y110"])]
)
def test_each_attack_uses_one_weapon(verb: str, dice: list[str]):
    game = position({"A": (5, 5), "zombie": (6, 5)}, turn="A", items={"A": "GEA-02 SHO-10"})
    game.dice(*dice, "n1").play(verb, "zombie")
    assert game["zombie"].damage == 2
    assert game.unrolled == 0


@rule("DES-065")
def test_unarmed():
    game = position({"A": (5, 5), "zombie": (6, 5)}, turn="A", fatigue={"A": 2})
    game.dice("B221", "n0").play("ACT_ATTACK_UNARMED", "zombie")
    assert game.question == "SURGE"
    assert game.options() == ["fatigue"]
    game.choose("fatigue")
    assert (game["A"].fatigue, game["zombie"].damage) == (1, 2)
    game = position({"A": (5, 5), "zombie": (7, 5)}, turn="A")
    assert targets(game, "ACT_ATTACK_UNARMED") == set(), "melee"


@rule("DES-065", "DER-84", "OC-18")
def test_a_monkey():
    game = position(
        {"A": (5, 5), "zombie": (6, 5)}, turn="A", items={"A": "GEA-02 SHO-09"}, search={"A": "SEA-1"}
    )
    game.set("A", "monkey", 2)
    assert not game.offers() & {*ATTACKS, "TWO_HERO_ATTACK"}
    assert {"SEA-1", "ACT_MOVE", "ACT_REST"} <= game.offers(), "he keeps the rest"
    game.choose("ACT_MOVE")
    assert game["A"].points == 5
    game = position({"A": (5, 5), "zombie": (6, 5)}, turn="zombie", items={"A": "SHO-09"})
    game.set("A", "monkey", 1)
    game.dice("B320", "Y110").play("ACT_ATTACK_1", "A").rest()
    assert game["A"].damage == 3, "no defence dice, the armor's neither"


@rule("DES-071", "DES-083", "DES-103")
def test_climbing_is_entering():
    game = position({"A": (3, 1), "zombie": (7, 1)}, board=PIT, turn="A", hand="OC-07", tokens={"S1": (4, 1)})
    game.choose("CLIMB")
    assert game.offers() == {(x, y) for x in (2, 3, 4) for y in (0, 1, 2)} - {(3, 1)}
    game.choose((4, 1))
    assert (game.asked, game.who) == ("HT3", "overlord")
    game.choose("PASS")
    assert (game.at("A"), game["A"].actions) == ((4, 1), 1)


@rule("DES-072", "BER-0", "BER-3")
def test_skills_that_are_actions():
    units = {"B": (5, 5), "zombie": (6, 5)}
    game = position(units, turn="B", used={"B": 2}, skills={"B": "BER-0 BER-3"}, items={"B": "GEA-01"})
    assert "BER-0" not in game.offers()
    assert "BER-3" in game.offers()


@rule("DES-073", "DES-163", "CON-3")
def test_a_stunned_monster_drops_it_first():
    game = position({"A": (5, 5), "zombie": (6, 5)}, turn="zombie", conditions={"zombie": "Stunned"})
    assert not game.offers() & {"ACT_MOVE", "ACT_ATTACK_1"}
    game.choose("DROP_STUN")
    assert (game["zombie"].actions, game.conditions("zombie")) == (1, set())
    assert {"ACT_MOVE", "ACT_ATTACK_1"} <= game.offers()


@rule("DES-075", "DES-074")
def test_twelve_cards_at_most():
    carried = " ".join(f"SHO-{n:02}-" for n in range(2, 14))
    game = position({"A": (5, 5), "B": (6, 5)}, turn="A", items={"A": "SHO-01-", "B": carried})
    game.choose("ACT_MOVE")
    assert "TRADE_GIVE" not in game.offers()
    game.play("TRADE_TAKE", "B", "SHO-02")
    assert game.items("A") == ["SHO-01-", "SHO-02-"]
    game.play("TRADE_GIVE", "B", "SHO-01")
    assert len(game.items("B")) == 12


@rule("DES-182", "DES-184", "DES-186")
def test_what_a_monster_does_in_its_activation():
    game = position({"A": (8, 5), "spider": (5, 5)}, turn="spider", tokens={"S1": (5, 6)})
    assert game["spider"].actions == 2
    assert not game.offers() & {"FATIGUE_MP", "ACT_SEARCH", "ACT_REST", *DIRECTIONS}
    game.choose("ACT_MOVE", "E", "E")
    assert (game["spider"].points, game["spider"].actions) == (2, 1), "Speed 4"
    game.dice("B320", "Y110", "g3").play("ACT_ATTACK_1", "A")
    assert game["spider"].actions == 0
    assert "W" in game.offers(), "points are kept"
    game.choose("END")
    assert game["spider"].activated


@rule("DES-187", "DES-104", "DER-70")
def test_a_monster_that_ends_in_lava():
    units = {"A": (0, 0), "B": (7, 0), "zombie": (3, 1), "zombie 2": (5, 0)}
    game = position(units, board=LAVA, turn="zombie")
    game.choose("END")
    assert game["zombie"].gone


@rule("DES-187", "DES-164")
def test_immobilized_goes_when_the_activation_ends():
    units = {"A": (0, 0), "zombie": (5, 5), "zombie 2": (9, 9)}
    game = position(units, turn="dark", conditions={"zombie": "Immobilized"})
    game.choose("zombie").until("DARK_MENU")
    assert game.conditions("zombie") == set()


@rule("DES-165", "DES-187", "THI-4")
def test_even_if_it_came_in_the_same_activation():
    game = position(
        {"C": (5, 5), "zombie": (7, 5), "zombie 2": (0, 0)},
        turn="zombie",
        points={"zombie": 3},
        skills={"C": "THI-4"},
    )
    game.choose("W").dice("g1", "k2").choose("THI-4")
    assert game.conditions("zombie") == {"Immobilized"}
    assert not game.offers() & {*DIRECTIONS, "ACT_MOVE"}
    assert game["zombie"].damage == 1
    assert game.until("DARK_MENU").conditions("zombie") == set()


@rule("DES-188")
def test_the_overlord_may_leave_figures_alone():
    game = position({"A": (1, 1), "zombie": (8, 5), "spider": (8, 8)}, turn="dark", round=3)
    game.choose("END")
    assert (game.round, game.question) == (4, "NEXT_HERO")


@rule("DES-189", "CP1-4")
def test_a_figure_that_has_just_come_acts():
    graves = {"T1": (14, 4), "T2": (14, 7), "T3": (16, 4), "T4": (16, 7)}
    units = {"A": (3, 5), "B": (3, 6), "merick": (15, 4)}
    game = position(units, at="CP1", turn="merick", tokens=graves)
    game.dice("g1", "k2").play("QUEST_A", "T1").choose("END")
    assert game.question == "DARK_MENU"
    assert "zombie" in game.offers()
    game.choose("zombie").until("MONSTER").choose("END")
    assert "zombie" not in game.offers(), "not twice"


@rule("DER-98")
def test_a_figure_without_anything_to_do_is_chosen():
    game = position(
        {"A": (0, 0), "zombie": (5, 5), "zombie 2": (9, 9)},
        turn="dark",
        conditions={"zombie": "Immobilized Poisoned"},
    )
    game.choose("zombie")
    assert game["zombie"].damage == 1
    game.until("DARK_MENU")
    assert game["zombie"].activated


@rule("DER-97", "DIS-5")
def test_prayer_of_peace_is_checked_where_the_attack_is_declared():
    game = position(
        {"A": (5, 5), "B": (7, 5), "zombie": (6, 5)},
        turn="zombie",
        heroes={"A": "HER-2 DIS"},
        skills={"A": "DIS-5*"},
        points={"zombie": 3},
    )
    assert "ACT_ATTACK_1" not in game.offers()
    game.choose("SE")
    assert game.at("zombie") == (7, 6)
    assert targets(game) == {"B"}


@rule("DER-116", "DER-117")
def test_nobody_is_asked_without_a_choice():
    game = position({"A": (5, 5), "zombie": (6, 5)}, turn="A", items={"A": "GEA-02"})
    game.dice("B320", "R010", "n0").choose("ACT_ATTACK_1")
    assert game.log == [("MENU", "A")], "one target, no window with a card"
    assert game["zombie"].gone


@rule("DER-79", "DER-26")
def test_no_bonus_in_a_turn_of_standing_up():
    game = position({"A": (5, 5), "zombie": (6, 5)}, turn="start A", down="A", fortune={"A": 2})
    game.dice("R020", "R020").choose("STAND_UP")
    assert (game.log, game.who) == ([("MENU", "A")], "B")


@rule("DER-81", "HER-6")
@pytest.mark.parametrize("way", ["", "E W"])
def test_syndrael_who_stays(way: str):
    game = position({"A": (5, 5)}, turn="A", fatigue={"A": 3}, points={"A": 2})
    game.choose(*way.split(), "END")
    assert game["A"].fatigue == (3 if way else 1)


@rule("DER-71", "SHO-01", "SHO-30")
@pytest.mark.parametrize(("armor", "speed"), [("", 5), ("SHO-01", 4), ("SHO-30", 3)])
def test_heavy_armor_slows(armor: str, speed: int):
    game = position({"C": (5, 5)}, turn="C", items={"C": armor})
    game.choose("ACT_MOVE")
    assert game["C"].points == speed


@rule("DER-80", "HER-8")
def test_tomble_comes_back_before_anything_else():
    game = position(
        {"A": (5, 5), "B": (12, 10)},
        turn="start A",
        heroes={"A": "HER-8 THI"},
        hidden="A",
        conditions={"A": "Poisoned"},
    )
    assert (game.question, game.who) == ("SPOT", "A")
    spots = {(x, y) for x in range(1, 10) for y in range(1, 10)}
    assert game.offers() == spots
    game.dice("g1", "k2").choose((9, 1))
    assert game.at("A") == (9, 1)
    assert game["A"].damage == 1, "then he is tested"


@rule("DER-80", "HER-8", "DES-156")
def test_nothing_reaches_tomble_off_the_map():
    game = position(
        {"A": (5, 5), "B": (10, 5), "barghest": (6, 5)},
        turn="barghest",
        heroes={"A": "HER-8 THI"},
        hidden="A",
    )
    assert targets(game) == set()
    game.dice("g3", "k2").choose("SPECIAL_1")
    assert (game["A"].fatigue, game["B"].fatigue) == (0, 1)


@rule("DES-205", "DES-070", "DES-204")
@pytest.mark.parametrize(("barghest", "closes"), [((8, 8, "v"), False), ((8, 9), True)])
def test_a_door_does_not_close_on_anybody(barghest: tuple, closes: bool):
    """Its edges lie between rows 8 and 9."""
    units = {"A": (9, 8), "B": (13, 1), "barghest": barghest}
    game = position(units, at="FG2", turn="A", doors_open="D1")
    assert ("ACT_DOOR" in game.offers()) == closes
    if closes:
        game.play("ACT_DOOR", "D1")
        assert not game.open("D1")
        assert targets(game, "ACT_ATTACK_UNARMED") == set()


@rule("DER-115")
def test_the_limit_of_decisions():
    game = setup(heroes=2, decision_cap=10)
    for _ in range(10):
        assert not game.over
        game.pass_by()
    assert game.table.over(0) == 2, "cut off"
    assert game.winner is None
    assert game.returns == [0, 0, 0]
