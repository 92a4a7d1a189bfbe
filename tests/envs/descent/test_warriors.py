"""The skills of the warriors: Berserker and Knight."""

import pytest

from .kit import Position, position

rule = pytest.mark.rule


def berserker(units: dict, skill: str, item: str = "GEA-01", turn: str = "A", **more) -> Position:
    """A is Grisban the Berserker."""
    laid = {"heroes": {"A": "HER-5 BER", "B": "HER-6 KNI"}, "items": {"A": item}, **more}
    return position({"A": (4, 4), **units}, turn=turn, skills={"A": skill}, **laid)


def knight(units: dict, skill: str, item: str = "GEA-02 GEA-03", turn: str = "A", **more) -> Position:
    """A is Syndrael the Knight."""
    return position({"A": (4, 4), **units}, turn=turn, skills={"A": skill}, items={"A": item}, **more)


# --- Berserker


@rule("BER-0")
def test_rage_is_worth_one_damage():
    game = berserker({"ettin": (5, 4)}, "BER-0")
    game.dice("B320", "R020", "g1", "g0").play("BER-0", "ettin")
    assert game["ettin"].damage == 2 + 2 + 1 - 1
    assert (game["A"].fatigue, game["A"].actions) == (1, 1)
    assert not berserker({"ettin": (5, 4)}, "BER-0", "GEA-11").can("BER-0"), "no melee weapon"
    assert not berserker({"ettin": (5, 4)}, "BER-0", fatigue={"A": 4}).can("BER-0"), "no stamina left"


@rule("BER-1")
def test_a_brute_has_more_health_and_stands_up_with_more():
    game = berserker({}, "BER-1", down="A")
    assert game["A"].health == 14 + 4
    game.dice("R020", "R030").play("STAND_UP")
    assert game["A"].damage == 18 - 5 - 2


@rule("BER-2")
def test_a_counter_attack_after_a_hit_or_a_miss():
    for blue, harm in (("B320", 3), ("BX", 0)):
        game = berserker({"zombie": (5, 4)}, "BER-2", turn="zombie")
        game.dice(blue, "Y110", "g0").play("ACT_ATTACK_1", "A").until("AT7_HERO")
        assert (game.who, game["A"].damage) == ("A", harm)
        game.dice("B320", "R020", "n1").play("BER-2")
        assert game["zombie"].gone
        assert (game["A"].fatigue, game.skills("A")) == (1, ["BER-2*"])


@rule("BER-2")
@pytest.mark.parametrize(
    "more", [{"skill": "BER-2*"}, {"item": "GEA-11"}, {"damage": {"A": 12}}, {"fatigue": {"A": 4}}]
)
def test_no_counter_attack(more: dict):
    """Exhausted, without a melee weapon, knocked out, without stamina; nor against an archer far away."""
    game = berserker({"zombie": (5, 4)}, **{"skill": "BER-2", "turn": "zombie", **more})
    game.dice("B320", "Y110", "g0").play("ACT_ATTACK_1", "A")
    assert game.asked == ("DF2" if game["A"].down else "MONSTER")
    assert not game.was_asked("AT7_HERO")
    game = berserker({"goblin": (7, 4)}, "BER-2", turn="goblin")
    game.dice("B320", "Y110", "g0").play("ACT_ATTACK_1", "A").rest()
    assert not game.was_asked("AT7_HERO")


@rule("BER-3")
@pytest.mark.parametrize(("black", "conditions"), [("k3", {"Immobilized"}), ("k4", set())])
def test_cripple_needs_a_test_of_might(black: str, conditions: set[str]):
    game = berserker({"zombie": (5, 4), "spider": (7, 4)}, "BER-3")
    assert not game.can("BER-3", "spider")
    game.dice("g2", black).play("BER-3", "zombie")
    assert game.conditions("zombie") == conditions
    assert (game["A"].fatigue, game["A"].actions, game.skills("A")) == (2, 2, ["BER-3*"])


@rule("BER-4")
def test_charge_moves_and_strikes():
    game = berserker({"zombie": (8, 4)}, "BER-4")
    game.play("BER-4", "E", "E", "E")
    assert (game.asked, game.at("A"), game["A"].points) == ("MAY", (7, 4), 0)
    game.dice("B320", "R020", "n1").play("YES", "zombie")
    assert game["zombie"].gone
    assert (game["A"].fatigue, game["A"].actions) == (2, 1)
    assert berserker({"zombie": (8, 4)}, "BER-4").can("BER-4", "PASS"), "he need not attack"


@rule("BER-5")
@pytest.mark.parametrize(
    ("item", "offered"),
    [("GEA-01", True), ("SHO-06", True), ("GEA-02 GEA-04", True), ("GEA-02", False), ("GEA-11", False)],
)
def test_weapon_mastery_is_a_surge_with_two_hands(item: str, offered: bool):
    game = berserker({"ettin": (5, 4)}, "BER-5", item)
    power = "Y110" if item == "GEA-11" else "R020"
    game.dice("B320", power, "g0", "g0").play("ACT_ATTACK_1", "ettin")
    assert game.was_asked("AT3") == offered
    if offered:
        game.play("BER-5")
        assert (game.question, game.attack["surges"], game.skills("A")) == ("SURGE", 1, ["BER-5*"])


@rule("BER-6")
def test_whirlwind_needs_a_melee_weapon_and_a_neighbour():
    game = berserker({"zombie": (5, 5), "spider": (3, 3), "goblin": (7, 4)}, "BER-6")
    game.dice("B320", "R020", "n0", "g3").play("BER-6", "zombie")
    assert game["zombie"].gone
    assert (game["spider"].damage, game["goblin"].damage, game["A"].fatigue) == (1, 0, 1)
    assert not berserker({"zombie": (6, 4)}, "BER-6").can("BER-6")


@rule("BER-7")
@pytest.mark.parametrize(("suffered", "more"), [(7, 3), (1, 0)])
def test_death_rage_grows_with_the_damage_suffered(suffered: int, more: int):
    game = berserker({"ettin": (5, 4)}, "BER-7", damage={"A": suffered}, health={"ettin": 20})
    game.dice("B320", "R031", "g1", "g0").play("BER-7", "ettin", "Death Rage")
    assert game["ettin"].damage == 2 + 3 + more - 1
    assert game["A"].fatigue == 2


@rule("BER-8")
def test_execute_buys_damage_with_fatigue():
    game = berserker({"ettin": (5, 4)}, "BER-8", fatigue={"A": 1}, health={"ettin": 20})
    game.dice("B320", "R020", "g1", "g0").play("ACT_ATTACK_1", "ettin")
    game.choose("BER-8")
    assert game.offers() == {"number 1", "number 2", "number 3"}
    game.choose("number 3").rest()
    assert game["ettin"].damage == 2 + 2 + 3 - 1
    assert (game["A"].fatigue, game.skills("A")) == (4, ["BER-8*"])


@rule("BER-8")
def test_nobody_is_executed_by_a_miss():
    game = berserker({"ettin": (5, 4)}, "BER-8")
    game.dice("BX", "R020", "g1", "g0").play("ACT_ATTACK_1", "ettin")
    assert not game.was_asked("AT3")


# --- Knight


@rule("KNI-0")
def test_an_oath_brings_him_to_his_friend():
    game = knight({"B": (7, 4), "zombie": (8, 4), "spider": (12, 9)}, "KNI-0")
    game.play("KNI-0")
    assert game.asked == "SPOT", "two spaces beside the zombie are equally close"
    assert game.offers() == {(7, 3), (7, 5)}
    game.dice("B320", "R020", "n1").play((7, 3))
    assert game.at("A") == (7, 3)
    assert game["zombie"].gone
    assert (game["A"].fatigue, game["A"].actions) == (1, 1)


@rule("KNI-0")
def test_no_oath_for_a_friend_far_away_or_in_peace():
    assert not knight({"B": (8, 4), "zombie": (9, 4)}, "KNI-0").can("KNI-0")
    assert not knight({"B": (6, 4), "zombie": (8, 4)}, "KNI-0").can("KNI-0")


@rule("KNI-0", "DER-81")
def test_an_oath_beside_the_monster_moves_nobody():
    units = {"B": (5, 5), "ettin": (5, 3)}
    game = knight(units, "KNI-0", fatigue={"A": 2}, health={"ettin": 20})
    game.dice("B320", "R020", "g0", "g0").play("KNI-0")
    assert (game.at("A"), game["ettin"].damage, game["A"].fatigue) == ((4, 4), 4, 3)
    game.choose("END")
    assert game["A"].fatigue == 1, "Syndrael has not left her space"


@rule("KNI-1")
def test_an_advance_after_a_defeat():
    game = knight({"zombie": (5, 4), "spider": (8, 4)}, "KNI-1")
    game.dice("B320", "R020", "n1").play("ACT_ATTACK_1", "zombie")
    assert game.asked == "AT7"
    game.play("KNI-1", "E", "E", "E", "PASS")
    game.dice("B320", "R020", "g1").play("YES", "spider")
    assert game["spider"].gone
    assert (game.at("A"), game["A"].actions, game["A"].fatigue) == ((7, 4), 1, 1)
    game = knight({"zombie": (5, 4)}, "KNI-1")
    game.dice("B320", "R020", "n2").play("ACT_ATTACK_1", "zombie")
    assert game["zombie"].damage == 2
    assert not game.was_asked("AT7")


@rule("KNI-2")
def test_a_challenge_cuts_both_ways():
    game = knight({"ettin": (5, 4), "zombie": (3, 4)}, "KNI-2")
    game.play("KNI-2", "ettin")
    assert (game["A"].actions, game.skills("A")) == (2, ["KNI-2*"])
    game.dice("B320", "R020", "g0", "g1").play("ACT_ATTACK_1", "ettin")
    assert game["ettin"].damage == 2 + 2 - 1 + 1
    game.dice("B320", "R010", "n1").play("ACT_ATTACK_1", "zombie")
    assert game["zombie"].damage == 2 + 1 - 1
    game = knight({"ettin": (5, 4)}, "KNI-2*", turn="ettin")
    game.set("A", "challenged", game.units["ettin"])
    game.dice("B320", "R020", "g1").play("ACT_ATTACK_1", "A").rest()
    assert game["A"].damage == 2 + 2 - 1 + 1


@rule("KNI-2")
def test_who_is_out_of_sight_is_not_challenged():
    game = knight({"zombie": (6, 4), "goblin": (4, 6), "spider": (8, 4)}, "KNI-2")
    assert game.choose("KNI-2").offers() == {"zombie", "goblin"}


@rule("KNI-2")
def test_a_challenge_ends_with_the_monster():
    """The next zombie gets the number of the first one."""
    game = knight({"zombie": (5, 4)}, "KNI-2").play("KNI-2")
    game.dice("B320", "R020", "n2").play("ACT_ATTACK_1")
    assert game["zombie"].gone
    number = game.units["zombie"]
    game.overlord_turn().choose("choice 0", (5, 4)).until("DARK_MENU").play("zombie")
    assert (game.units["zombie"], game.skills("A")) == (number, ["KNI-2*"])
    game.dice("B320", "Y110", "g0").play("ACT_ATTACK_1", "A").rest()
    assert game["A"].damage == 3


@rule("KNI-2", "ABI-15")
def test_a_flail_answers_the_challenge_of_its_second_target():
    game = knight({"B": (4, 5), "merriod master": (5, 4)}, "KNI-2*", turn="merriod master")
    game.set("A", "challenged", game.units["merriod master"]).choose("SPECIAL_1", "B")
    game.dice("B320", "R020", "g1", "g1").choose("A").rest()
    assert (game["A"].damage, game["B"].damage) == (4, 4)


@rule("KNI-3")
def test_the_one_who_defends_is_the_target():
    game = knight({"B": (4, 5), "zombie": (4, 6)}, "KNI-3", turn="zombie")
    game.play("ACT_ATTACK_1", "B")
    assert (game.asked, game.who) == ("AT1_HERO", "A")
    game.dice("B320", "Y110", "g2").play("KNI-3").rest()
    assert (game["A"].damage, game["B"].damage, game["A"].fatigue) == (1, 0, 1)


@rule("KNI-4")
def test_training_is_a_die_and_spares_the_shield():
    game = knight({"zombie": (5, 4)}, "KNI-4", turn="zombie")
    game.dice("B320", "Y020", "g1", "n1").play("ACT_ATTACK_1", "A")
    assert (game.asked, game.offers()) == ("AT4", {"GEA-03", "KNI-4", "PASS"})
    game.play("KNI-4", "PASS")
    assert game["A"].damage == 2 + 2 - 2 - 1
    assert (game.skills("A"), game.items("A")) == (["KNI-4*"], ["GEA-02", "GEA-03"])
    game = knight({"zombie": (5, 4)}, "KNI-4", "GEA-02", turn="zombie")
    game.dice("B320", "Y020", "g1").play("ACT_ATTACK_1", "A")
    assert game["A"].damage == 3, "no shield"


@rule("KNI-4")
@pytest.mark.parametrize(("choice", "damage"), [("choice 0", 4 - 1), ("choice 1", 4 - 2)])
def test_training_spares_one_of_two_shields(choice: str, damage: int):
    game = knight({"zombie": (5, 4)}, "KNI-4", "GEA-03 SHO-07", turn="zombie")
    game.dice("B320", "Y020", "g0", "n0").play("ACT_ATTACK_1", "A", "KNI-4")
    assert (game.asked, game.who, game.offers()) == ("CHOICE", "A", {"choice 0", "choice 1"})
    game.play(choice)
    if choice == "choice 1":
        game.dice("g2").choose("g0")
    game.rest()
    assert (game["A"].damage, game.items("A")) == (damage, ["GEA-03", "SHO-07"])


@rule("KNI-5")
def test_a_guard_strikes_who_comes_near():
    game = knight({"zombie": (7, 4)}, "KNI-5", turn="zombie", health={"zombie": 9})
    game.play("ACT_MOVE", "W")
    assert not game.was_asked("OT5")
    game.play("W")
    assert (game.asked, game.who) == ("OT5", "A")
    game.dice("B320", "R020", "n1").play("KNI-5")
    assert (game["zombie"].damage, game["A"].fatigue, game.skills("A")) == (3, 2, ["KNI-5*"])
    assert (game.question, game.about, game["zombie"].points) == ("MONSTER", "zombie", 1), "it goes on"


@rule("KNI-6")
def test_a_shield_may_stun_a_neighbour():
    game = knight({"ettin": (5, 4), "zombie": (3, 4), "spider": (7, 7)}, "KNI-6")
    game.dice("B221", "R031", "g0", "g0").play("ACT_ATTACK_1", "ettin")
    game.choose("slam")
    assert game.offers() == {"ettin", "zombie"}
    game.choose("zombie").rest()
    assert game.conditions("zombie") == {"Stunned"}
    assert game.conditions("ettin") == set()
    game = knight({"ettin": (5, 4)}, "KNI-6", "GEA-02")
    game.dice("B221", "R020", "g0", "g0").play("ACT_ATTACK_1", "ettin")
    assert "slam" not in game.options(), "no shield"


@rule("KNI-7")
def test_an_inspiration_for_all_around():
    units = {"B": (5, 4), "C": (3, 3), "D": (7, 4)}
    tired = dict.fromkeys("ABCD", 2)
    game = knight(units, "KNI-7", turn="start A", fatigue=tired)
    assert [game[name].fatigue for name in "ABCD"] == [1, 1, 1, 2]
    game = knight({"B": (6, 4)}, "KNI-7", turn="start A", fatigue={"A": 2, "B": 2})
    assert (game["A"].fatigue, game["B"].fatigue) == (2, 2), "nobody is beside him"


@rule("KNI-8")
def test_a_stalwart_knight_falls_fighting():
    game = knight({"zombie": (5, 4), "spider": (3, 7)}, "KNI-8", turn="zombie", damage={"A": 12})
    assert game["A"].health == 12 + 2
    game.dice("B320", "Y110", "g0").play("ACT_ATTACK_1", "A").until("DF1")
    assert game.who == "A"
    game.play("KNI-8", "S", "S", "PASS")
    game.dice("B320", "R020", "g0").play("YES", "spider")
    assert game["spider"].gone
    assert game["A"].down
    assert game.at("A") == (4, 6)
