"""The heroes: their sheets, abilities and feats."""

import pytest

from .kit import Position, position

rule = pytest.mark.rule

SHEETS = {
    "HER-1": ("SPI", 5, 10, 4, (2, 2, 3, 4)),
    "HER-2": ("SPI", 4, 12, 4, (2, 3, 4, 2)),
    "HER-3": ("NEC", 4, 8, 5, (1, 5, 2, 3)),
    "HER-4": ("NEC", 4, 10, 4, (2, 4, 3, 2)),
    "HER-5": ("BER", 3, 14, 4, (5, 2, 3, 1)),
    "HER-6": ("BER", 4, 12, 4, (4, 3, 2, 2)),
    "HER-7": ("WIL", 5, 8, 5, (2, 3, 2, 4)),
    "HER-8": ("WIL", 4, 8, 5, (1, 2, 3, 5)),
}
"""Class, Speed, health, stamina; Might, Knowledge, Willpower, Awareness."""


@pytest.mark.parametrize("hero", [pytest.param(hero, marks=rule(hero)) for hero in SHEETS])
def test_a_sheet_at_work(hero: str):
    cls, speed, health, stamina, attributes = SHEETS[hero]
    heroes = {"A": f"{hero} {cls}", "B": "HER-5 KNI" if hero != "HER-5" else "HER-6 KNI"}
    game = position({"A": (4, 4), "B": (12, 9)}, turn="A", heroes=heroes)
    assert (game["A"].health, game["A"].stamina) == (health, stamina)
    assert game.play("ACT_MOVE")["A"].points == speed
    for _ in range(stamina):
        game.play("FATIGUE_MP")
    assert not game.can("FATIGUE_MP")
    for attribute, condition, value in ((0, "Poisoned", attributes[0]), (2, "Diseased", attributes[2])):
        for more in (0, 1):
            gray, black = {1: (1, 0), 2: (0, 2), 3: (1, 2), 4: (1, 3), 5: (1, 4), 6: (2, 4)}[value + more]
            laid = {"conditions": {"A": condition}, "heroes": heroes, "dice": (f"g{gray}", f"k{black}")}
            game = position({"A": (4, 4), "B": (12, 9)}, turn="start A", **laid).until("MENU")
            assert game.conditions("A") == ({condition} if more else set()), attribute
    units = {"A": (4, 4), "B": (12, 9), "barghest master": (5, 4)}
    game = position(units, turn="barghest master", heroes=heroes, fatigue={"A": stamina})
    game.dice("B611", "R030", "g1").play("ACT_ATTACK_1", "A").rest()
    assert game["A"].damage == 1 + 3 - 1 - (hero == "HER-3"), "a gray die; Leoric's ability"


# --- Ashrian


@rule("HER-1")
@pytest.mark.parametrize(
    ("monster", "where", "stunned"),
    [("zombie", (5, 5), True), ("zombie", (6, 4), False), ("zombie master", (5, 5), False)],
)
def test_minions_beside_ashrian_are_stunned(monster: str, where: tuple[int, int], stunned: bool):
    game = position({"A": (4, 4), monster: where}, turn=monster, heroes={"A": "HER-1 SPI"})
    assert game.conditions(monster) == ({"Stunned"} if stunned else set())
    assert ("ACT_MOVE" in game.offers()) != stunned


@rule("HER-1")
def test_ashrian_stuns_a_whole_group():
    units = {"zombie": (7, 4), "zombie master": (12, 9), "spider": (8, 4)}
    game = position({"A": (4, 4), **units}, turn="A", heroes={"A": "HER-1 SPI"})
    game.play("FEAT")
    assert [game.conditions(name) for name in units] == [{"Stunned"}, {"Stunned"}, set()]
    assert (game["A"].actions, game["A"].feat) == (1, 1)
    assert not game.can("FEAT")
    game = position({"A": (4, 4), "spider": (8, 4)}, turn="A", heroes={"A": "HER-1 SPI"})
    assert not game.can("FEAT"), "nobody is within 3 spaces"


# --- Avric


@rule("HER-2", "ABI-48")
@pytest.mark.parametrize(("avric", "offered"), [((4, 7), True), ((4, 8), False)])
def test_heroes_near_avric_recover_by_a_surge(avric: tuple[int, int], offered: bool):
    units = {"A": (4, 4), "B": avric, "ettin": (5, 4)}
    laid = {"heroes": {"A": "HER-5 BER", "B": "HER-2 DIS"}, "items": {"A": "GEA-01"}, "damage": {"A": 3}}
    game = position(units, turn="A", **laid)
    game.dice("B221", "R020", "g0", "g0").play("ACT_ATTACK_1", "ettin")
    assert ("recover 1" in game.offers() or "recover 1" in game.options()) == offered
    if offered:
        assert game.play("recover 1")["A"].damage == 2


@rule("HER-2")
def test_avrics_feat_heals_all_around():
    units = {"A": (4, 4), "B": (4, 7), "C": (4, 8)}
    game = position(units, turn="A", heroes={"A": "HER-2 DIS"}, damage=dict.fromkeys("ABC", 6))
    game.dice("R020", "R030").play("FEAT")
    assert [game[name].damage for name in "ABC"] == [1, 1, 6]
    assert game["A"].actions == 1


# --- Leoric


@rule("HER-3")
@pytest.mark.parametrize(("where", "damage"), [((6, 4), 2), ((9, 9), 3)])
def test_monsters_near_leoric_do_less(where: tuple[int, int], damage: int):
    units = {"A": (4, 4), "B": where, "zombie": (5, 4)}
    game = position(units, turn="zombie", heroes={"B": "HER-3 NEC"})
    game.dice("B320", "Y110", "g0").play("ACT_ATTACK_1", "A").rest()
    assert game["A"].damage == damage


@rule("HER-3", "DER-121")
def test_leorics_feat_strikes_all_around():
    units = {"A": (4, 4), "B": (5, 5), "zombie": (3, 4), "spider": (5, 3), "goblin": (7, 4)}
    laid = {"heroes": {"A": "HER-3 NEC"}, "health": {"zombie": 9, "spider": 9}}
    game = position(units, turn="A", items={"A": "GEA-07"}, **laid)
    game.choose("FEAT")
    assert game.offers() == {"zombie", "spider"}
    game.dice("B221", "Y110", "n0", "g1", "g2").play("zombie", "PASS")
    assert [game[name].damage for name in ("zombie", "B", "spider", "goblin", "A")] == [3, 2, 1, 0, 0]
    assert not position(units, turn="A", items={"A": "GEA-01"}, **laid).can("FEAT"), "no Magic weapon"


# --- Tarha


def tarha(units: dict, turn: str = "A", **more) -> Position:
    laid = {"heroes": {"A": "HER-4 RUN"}, "items": {"A": "GEA-08"}, **more}
    return position({"A": (4, 4), **units}, turn=turn, **laid)


@rule("HER-4")
def test_tarha_rerolls_one_die_a_round():
    game = tarha({"ettin": (6, 4)}, health={"ettin": 20})
    game.dice("BX", "Y110", "g0", "g0").play("ACT_ATTACK_1", "ettin")
    assert (game.asked, game.who) == ("AT3", "A")
    game.choose("HERO_ABILITY")
    assert (game.question, game.offers()) == ("DIE", {"die 0", "die 1"})
    game.dice("B320").choose("BX")
    assert game["ettin"].damage == 3
    game.dice("BX", "Y110", "g0", "g0").play("ACT_ATTACK_1", "ettin")
    assert (game.question, game.log.count(("AT3", "A"))) == ("MENU", 1)


@rule("HER-4", "DER-121")
@pytest.mark.parametrize(("far", "harm"), [((7, 7), [3, 3]), ((11, 9), [3, 0])])
def test_tarhas_feat_names_two(far: tuple[int, int], harm: list[int]):
    game = tarha({"ettin": (6, 4), "merriod": far})
    game.choose("FEAT", "ettin")
    assert game.offers() == {"merriod", "PASS"}
    game.dice("B320", "Y110", "g0", "g0", "k0").choose("merriod", "PASS")
    assert [game["ettin"].damage, game["merriod"].damage] == harm, "the range must do for each"
    assert (game["A"].actions, game.question) == (1, "MENU")


# --- Grisban


@rule("HER-5")
def test_grisban_shakes_off_a_condition_when_he_rests():
    heroes = {"A": "HER-5 BER", "B": "HER-6 KNI"}
    laid = {"heroes": heroes, "conditions": {"A": "Poisoned Diseased"}}
    game = position({"A": (4, 4)}, turn="A", **laid)
    game.choose("ACT_REST")
    assert game.offers() == {"choice 4", "choice 5", "PASS"}
    game.choose("Diseased")
    assert game.conditions("A") == {"Poisoned"}


@rule("HER-5", "DER-78")
def test_grisbans_feat_is_a_free_attack():
    laid = {"heroes": {"A": "HER-5 BER", "B": "HER-6 KNI"}, "items": {"A": "GEA-01"}}
    game = position({"A": (4, 4), "ettin": (5, 4)}, turn="A", **laid)
    game.dice("B320", "R020", "g0", "g0").play("FEAT", "ACT_ATTACK_1")
    assert (game["ettin"].damage, game["A"].actions, game["A"].feat) == (4, 2, 1)
    assert not game.can("FEAT")


# --- Syndrael


@rule("HER-6", "DER-81")
@pytest.mark.parametrize("moves", [False, True])
def test_syndrael_rests_by_standing_still(moves: bool):
    game = position({"A": (4, 4)}, turn="A", fatigue={"A": 3}, points={"A": 2})
    if moves:
        game.play("E", "W")
    game.choose("END")
    assert game["A"].fatigue == (3 if moves else 1)


@rule("HER-6")
def test_syndraels_feat_moves_two():
    game = position({"A": (4, 4), "B": (4, 7), "C": (4, 8)}, turn="A")
    game.play("FEAT")
    assert (game.asked, game.who, game["B"].points) == ("STEPS", "B", 3)
    game.play("E", "PASS")
    assert (game.at("B"), game["B"].points) == ((5, 7), 0)
    assert (game.question, game.who) == ("MENU", "A")
    assert (game["A"].points, game["A"].actions, game["A"].feat) == (4, 2, 1)


# --- Jain


@rule("HER-7", "DER-76")
def test_jain_runs_out_of_breath_instead():
    game = position(
        {"A": (4, 4), "zombie": (5, 4)}, turn="zombie", heroes={"A": "HER-7 THI"}, fatigue={"A": 3}
    )
    game.dice("B320", "Y020", "g0").play("ACT_ATTACK_1", "A")
    assert (game.asked, game.who) == ("AT6", "A")
    game.choose("HERO_ABILITY")
    assert game.offers() == {"number 1", "number 2"}, "5 stamina"
    game.choose("number 2")
    assert (game["A"].damage, game["A"].fatigue) == (2, 5)


@rule("HER-7")
def test_jain_only_dodges_attacks():
    laid = {"heroes": {"A": "HER-7 THI"}, "conditions": {"A": "Poisoned"}}
    game = position({"A": (4, 4)}, turn="start A", dice=("g1", "k2"), **laid).until("MENU")
    assert game["A"].damage == 1
    assert not game.was_asked("AT6")


@rule("HER-7")
def test_jains_feat_is_a_long_run_with_a_shot():
    laid = {"heroes": {"A": "HER-7 WIL"}, "items": {"A": "GEA-11"}}
    game = position({"A": (1, 1), "zombie": (4, 4)}, turn="A", **laid)
    game.play("FEAT", "E", "E")
    assert game.at("A") == (3, 1)
    game.dice("B320", "Y110", "n0").play("ACT_ATTACK_1", "zombie")
    assert game["zombie"].gone
    for _ in range(8):
        game.choose("E")
    assert (game.at("A"), game.question) == ((11, 1), "MENU"), "10 spaces in all"
    assert (game["A"].actions, game["A"].points) == (1, 0)


# --- Tomble


@rule("HER-8")
def test_tomble_hides_behind_a_friend():
    """B wears plate, C nothing; only one of them helps."""
    units = {"A": (4, 4), "B": (4, 5), "C": (3, 3), "zombie": (5, 4)}
    laid = {"heroes": {"A": "HER-8 WIL", "C": "HER-7 THI"}, "items": {"B": "SHO-30"}}
    game = position(units, turn="zombie", **laid)
    game.play("ACT_ATTACK_1", "A")
    assert (game.asked, game.who) == ("AT2_HERO", "A")
    game.choose("HERO_ABILITY")
    assert game.offers() == {"B", "C"}
    game.dice("B420", "Y020", "g0", "g1", "k2").choose("B").rest()
    assert game["A"].damage == 2 + 2 - 1 - 2
    game = position({**units, "B": (9, 9), "C": (9, 8)}, turn="zombie", **laid)
    game.dice("B320", "Y110", "g0").play("ACT_ATTACK_1", "A").rest()
    assert not game.was_asked("AT2_HERO")


@rule("HER-8", "DER-80")
def test_tombles_feat_hides_him_until_his_next_turn():
    game = position({"A": (4, 4), "zombie": (5, 4)}, turn="A", heroes={"A": "HER-8 WIL"})
    game.set("A", "fatigue", 3).play("ACT_REST", "FEAT")
    assert game["A"].gone
    assert game.at("A") is None
    assert (game["A"].token, game["A"].fatigue) == (game.space((4, 4)), 0), "his rest counts"
    assert game.record["fig_at"][game.space((4, 4))] < 0
    game = position({"A": (4, 4), "zombie": (5, 4)}, turn="zombie", heroes={"A": "HER-8 WIL"}, hidden="A")
    assert not game.can("ACT_ATTACK_1")
    units = {"A": (4, 4), "zombie": (5, 4)}
    game = position(units, turn="start A", heroes={"A": "HER-8 WIL"}, hidden="A")
    assert (game.question, game.who) == ("SPOT", "A")
    assert (8, 4) in game.offers()
    assert not game.offers() & {(9, 4), (5, 4)}
    game.choose((8, 4)).until("MENU")
    assert (game.at("A"), game["A"].standing, game["A"].token) == ((8, 4), True, -1)
