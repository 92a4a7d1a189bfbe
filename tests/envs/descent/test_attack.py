"""The golden tests of attacks and their arithmetic."""

import pytest

from dungeonzoo.envs.descent.state import N_ATTACKS

from .kit import Position, position

rule = pytest.mark.rule


def fighter(item: str, monster: str, *, where: tuple[int, int] = (5, 4), **more) -> Position:
    """A beside a monster."""
    return position({"A": (4, 4), monster: where}, turn="A", items={"A": item}, **more)


@rule("GT-074", "DES-124", "DES-126", "DES-120", "GEA-02")
def test_a_sword_and_a_zombie():
    game = fighter("GEA-02", "zombie", fatigue={"A": 1})
    game.dice("B320", "R031", "n1").play("ACT_ATTACK_1", "zombie", "fatigue")
    assert game["zombie"].gone
    assert game["zombie"].damage == 3
    assert game["A"].fatigue == 0


@rule("GT-075", "DES-117", "DES-123")
def test_the_x_and_its_surge():
    game = fighter("GEA-02", "zombie", fatigue={"A": 1})
    game.dice("BX", "R031", "n0").play("ACT_ATTACK_1", "zombie")
    assert not game.was_asked("SURGE")
    assert (game["zombie"].damage, game["A"].fatigue) == (0, 1)


@rule("GT-076", "DES-121", "GEA-11")
@pytest.mark.parametrize(("option", "damage"), [("+2 range", 2), ("+1 damage", 0)])
def test_six_spaces_with_the_shortbow(option: str, damage: int):
    game = fighter("GEA-11", "zombie", where=(10, 4))
    game.dice("B320", "Y101", "n0").play("ACT_ATTACK_1", "zombie", option)
    assert game["zombie"].damage == damage


@rule("GT-077", "DES-109")
def test_a_sword_needs_no_range():
    game = fighter("GEA-02", "zombie")
    game.dice("B221", "R010", "n1").play("ACT_ATTACK_1", "zombie", "PASS")
    assert game["zombie"].damage == 2


@rule("GT-078", "DES-125", "ABI-40", "SHO-06")
def test_two_kinds_of_pierce():
    game = fighter("SHO-06", "ettin")
    game.dice("B221", "R020", "g2", "g1").play("ACT_ATTACK_1", "ettin", "Pierce 1")
    assert game["ettin"].damage == 3


@rule("GT-079", "DES-118", "SHO-23", "ABI-38")
def test_five_damage_for_two_surges():
    game = fighter("SHO-23", "ettin", health={"ettin": 30}, fatigue={"A": 1})
    game.dice("B221", "R031", "R031", "g0", "g0").play("ACT_ATTACK_1", "ettin")
    assert game.attack["surges"] == 3
    game.play("+5 damage", "+1 damage")
    assert game["ettin"].damage == 2 + 3 + 3 + 6
    assert game["A"].fatigue == 1


@rule("GT-080", "DES-119", "GEA-01")
def test_the_same_option_twice():
    game = fighter("GEA-01", "ettin", health={"ettin": 30})
    game.dice("B221", "R031", "g0", "g0").play("ACT_ATTACK_1", "ettin")
    assert game.options().count("+1 damage") == 2
    game.play("+1 damage", "+1 damage")
    assert game["ettin"].damage == 2 + 3 + 2


@rule("GT-081", "HER-3", "DES-124")
@pytest.mark.parametrize(
    ("leoric", "dice", "damage"),
    [((6, 6), ("B320", "Y020"), 3), ((6, 6), ("B510", "Y101"), 1), ((9, 9), ("B320", "Y020"), 4)],
)
def test_leoric_is_near(leoric: tuple[int, int], dice: tuple[str, str], damage: int):
    units = {"A": (4, 4), "B": leoric, "zombie": (5, 4)}
    game = position(units, turn="zombie", heroes={"B": "HER-3 NEC"})
    game.dice(*dice, "g0").play("ACT_ATTACK_1", "A").rest()
    assert game["A"].damage == damage


@rule("GT-082", "DES-127", "WIL-7")
@pytest.mark.parametrize(("blue", "damage"), [("B320", 3), ("BX", 0)])
def test_three_damage_at_least(blue: str, damage: int):
    game = fighter("GEA-11", "barghest", heroes={"A": "HER-7 WIL"}, skills={"A": "WIL-7"})
    game.dice(blue, "Y110", "g2").play("WIL-7", "barghest")
    assert game["barghest"].damage == damage


@rule("GT-083", "ABI-46", "DER-65", "DES-131", "RUN-1")
def test_a_rune_among_many():
    units = {"A": (4, 4), "B": (5, 5), "zombie": (5, 4), "zombie 2": (6, 4)}
    heroes, skills = {"A": "HER-3 RUN"}, {"A": "RUN-1"}
    game = position(units, turn="A", heroes=heroes, skills=skills, items={"A": "GEA-08"})
    game.dice("B320", "Y110", "n2", "g1", "n1").play("RUN-1", "zombie")
    assert (game["zombie"].damage, game["B"].damage, game["zombie 2"].damage) == (1, 2, 2)
    assert game["A"].damage == 0


@rule("GT-084", "DES-122", "ABI-16", "ABI-49")
@pytest.mark.parametrize(("option", "damage"), [("see through", 2), ("+1 damage", 0)])
def test_a_shadow_beside_a_hero(option: str, damage: int):
    game = fighter("GEA-01", "dragon")
    game.dice("B221", "R010", "g1", "g0").play("ACT_ATTACK_1", "dragon", option)
    assert game["dragon"].damage == damage


@rule("GT-084", "ABI-16", "FAM-1")
def test_a_shadow_beside_a_familiar():
    units = {"A": (1, 1), "reanimate": (4, 4), "dragon": (5, 4)}
    game = position(units, turn="A", heroes={"A": "HER-3 NEC"}, skills={"A": "NEC-0"})
    game.play("FAMILIAR_ACT").dice("B320", "R020", "g1", "g0").play("ACT_ATTACK_1", "dragon")
    assert not game.was_asked("SURGE")
    assert game["dragon"].damage == 3


@rule("GT-085", "DES-122", "SPI-4")
@pytest.mark.parametrize(("surges", "damage"), [(1, 0), (2, 2)])
def test_one_surge_for_two_effects(surges: int, damage: int):
    units = {"A": (4, 4), "B": (4, 6), "dragon": (5, 4)}
    heroes, skills = {"B": "HER-1 SPI"}, {"B": "SPI-4*"}
    game = position(units, turn="A", heroes=heroes, skills=skills, items={"A": "GEA-02"})
    red = "R031" if surges == 2 else "R030"
    game.dice("B221", red, "g2", "g1").play("ACT_ATTACK_1", "dragon", *["see through"] * surges)
    assert game["dragon"].damage == damage


@rule("GT-086", "ABI-02", "DER-48")
@pytest.mark.parametrize("master", [(8, 4), (7, 4)])
def test_a_goblin_far_from_its_master(master: tuple[int, int]):
    units = {"A": (4, 7), "goblin": (4, 4), "goblin master": master}
    game = position(units, turn="goblin")
    game.dice("B221", "Y101", "g1").play("ACT_ATTACK_1", "A")
    assert game.was_asked("SURGE") == (master == (7, 4))


@rule("GT-087", "DES-128", "DES-130", "ABI-42", "HER-7")
def test_poison_without_damage():
    units = {"A": (4, 4), "spider": (5, 4)}
    game = position(units, turn="spider", heroes={"A": "HER-7 THI"})
    game.dice("B221", "Y101", "g2").play("ACT_ATTACK_1", "A", "Poison", "PASS")
    assert (game["A"].damage, game.conditions("A")) == (0, set())
    game = position(units, turn="spider", heroes={"A": "HER-7 THI"})
    game.dice("B221", "Y110", "g2").play("ACT_ATTACK_1", "A", "Poison")
    assert (game.asked, game.who) == ("AT6", "A")
    game.play("HERO_ABILITY", "number 1")
    assert (game["A"].damage, game["A"].fatigue) == (0, 1)
    assert game.conditions("A") == {"Poisoned"}


@rule("GT-088", "DES-131", "BER-6")
def test_all_around():
    units = {"A": (4, 4), "zombie": (5, 4), "spider": (3, 4), "merriod": (4, 5)}
    game = position(
        units,
        turn="A",
        heroes={"A": "HER-5 BER", "B": "HER-6 KNI"},
        skills={"A": "BER-6"},
        items={"A": "GEA-01"},
        health={"zombie": 9, "spider": 9, "merriod": 9},
    )
    game.dice("B320", "R020", "n0", "g2", "k4").play("BER-6", "zombie")
    assert [game[name].damage for name in ("zombie", "spider", "merriod")] == [4, 2, 0]


@rule("GT-089", "DES-118", "OC-04", "OC-01")
def test_might_and_a_critical_blow():
    game = position({"A": (4, 4), "zombie": (5, 4)}, turn="zombie", hand="OC-04 OC-01")
    game.dice("B320", "Y110", "g0").play("ACT_ATTACK_1", "A")
    assert (game.asked, game.who) == ("AT3", "overlord")
    game.play("OC-04", "OC-01", "+3 damage")
    assert game["A"].damage == 6
    assert sorted(game.discard) == ["OC-01", "OC-04"]


@rule("GT-090", "DER-94", "DES-147", "OC-10")
def test_misery_for_the_tired():
    units = {"A": (4, 4), "zombie": (5, 4)}
    game = position(units, turn="zombie", fatigue={"A": 4}, misery=1)
    game.dice("B320", "Y101", "g0").play("ACT_ATTACK_1", "A", "PASS")
    assert (game["A"].damage, game["A"].fatigue) == (3, 4)


@rule("DES-114")
def test_there_is_an_end_to_dice_attacks_and_answers():
    """No game comes near the bounds; a position laid by hand does not pass them."""
    game = fighter("GEA-02", "zombie", health={"zombie": 99}).set("A", "fury", 100)
    game.dice("B320", "R020", *["Y110"] * 10, "n0").play("ACT_ATTACK_1", "zombie")
    assert game["zombie"].damage == 2 + 2 + 10
    units = {"A": (4, 4), "zombie": (5, 4), "zombie 2": (5, 5)}
    for field, value in (("n_attacks", N_ATTACKS), ("depth", 40)):
        game = position(units, turn="A", items={"A": "GEA-02"}, skills={"A": "KNI-1"})
        game.dice("B420", "R030", "n0").play("ACT_ATTACK_1", "zombie")
        assert (game.asked, game.offers()) == ("AT7", {"KNI-1", "PASS"})
        if field == "depth":
            head = game.record["head"]
            head["stack"][value - 1] = game.frame
            head["depth"] = value
        else:
            game.put(field, value)
        assert game.offers() == {"PASS"}
