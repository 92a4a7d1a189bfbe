"""Abilities of monsters, and the words of surge options (those of lieutenants: test_lieutenants)."""

import pytest

from .boards import Board
from .kit import Position, position

rule = pytest.mark.rule

CORRIDOR = Board((".......",))


def monster(name: str, units: dict | None = None, **more) -> Position:
    """A monster at its actions, at (5, 4); A is Syndrael at (4, 4), B Grisban, C Jain, D Tarha."""
    return position({"A": (4, 4), name: (5, 4), **(units or {})}, turn=name, **more)


def bitten(name: str, *dice: str, **more) -> Position:
    """A is attacked, up to the surges."""
    return monster(name, **more).dice(*dice).play("ACT_ATTACK_1", "A")


# --- abilities that always work


@rule("ABI-01")
def test_scamper_through_a_hero_at_no_extra_cost():
    units = {"goblin": (0, 0), "A": (1, 0), "B": (6, 0)}
    game = position(units, turn="goblin", board=CORRIDOR, points={"goblin": 2}).play("E", "E")
    assert (game.at("goblin"), game["goblin"].points) == ((2, 0), 0)
    units = {"spider": (0, 0), "A": (1, 0), "B": (6, 0)}
    assert not position(units, turn="spider", board=CORRIDOR, points={"spider": 2}).can("E")


@rule("ABI-02")
@pytest.mark.parametrize(
    ("other", "brave"), [("spider master", True), ("splig", True), ("goblin 2", False), (None, False)]
)
def test_the_cowardly_need_a_leader(other: str | None, brave: bool):
    game = bitten("goblin", "B221", "Y110", "g1", units={other: (8, 4)} if other else {})
    assert game.was_asked("SURGE") == brave
    game = bitten("goblin", "B221", "Y110", "g1", units={other: (9, 4)} if other else {})
    assert not game.was_asked("SURGE"), "4 spaces away"


@rule("ABI-03")
@pytest.mark.parametrize(("where", "damage"), [((7, 4), 2), ((5, 4), 4)])
def test_a_night_stalker_far_away(where: tuple[int, int], damage: int):
    units = {"A": (4, 4), "barghest master": where}
    game = position(units, turn="A", items={"A": "GEA-11"})
    game.dice("B320", "Y020", "g0", *["n2"] * (damage == 2)).play("ACT_ATTACK_1", "barghest master")
    assert game["barghest master"].damage == damage


@rule("ABI-05", "DER-68")
def test_a_web_holds_whoever_leaves():
    def beside(spider: str, fatigue: int) -> Position:
        units = {"A": (4, 4), spider: (5, 4)}
        return position(units, turn="A", points={"A": 3}, fatigue={"A": fatigue})

    game = beside("spider master", 2).play("N")
    assert game["A"].fatigue == 3
    assert game.play("W")["A"].fatigue == 4, "he was still beside it"
    assert game.play("W")["A"].fatigue == 4
    assert not beside("spider master", 4).can("N")
    assert beside("spider", 4).play("N")["A"].fatigue == 4, "minions have no web"


@rule("ABI-06", "OC-05")
def test_the_shambling_move_once():
    game = monster("zombie", hand="OC-05")
    game.play("ACT_MOVE")
    assert not game.can("ACT_MOVE")
    game.play("OC-05", "ACT_MOVE")
    assert game["zombie"].points == 6
    assert not game.can("ACT_MOVE")


@rule("ABI-09")
def test_reach_is_two_spaces_in_sight():
    def reached(where: tuple[int, int], **more) -> bool:
        return position({"A": where, "merriod": (5, 4)}, turn="merriod", **more).can("ACT_ATTACK_1")

    assert reached((3, 4))
    assert not reached((2, 4)), "3 spaces"
    rows = ["." * 14] * 4 + ["....o" + "." * 9] + ["....o" + "." * 9] + ["." * 14] * 6
    assert not reached((3, 4), board=Board(tuple(rows))), "behind obstacles"


@rule("ABI-16")
def test_a_shadow_is_nothing_from_afar():
    units = {"A": (3, 4), "dragon": (5, 4)}
    game = position(units, turn="A", items={"A": "GEA-11"})
    game.dice("B320", "Y110", "g1", "g0").play("ACT_ATTACK_1", "dragon")
    assert game["dragon"].damage == 2
    game = position({**units, "A": (4, 4)}, turn="A", items={"A": "GEA-11"})
    game.dice("B320", "Y110", "g1", "g0").play("ACT_ATTACK_1", "dragon")
    assert game["dragon"].damage == 0


# --- actions


@rule("ABI-04", "DES-145")
def test_a_howl_tires_those_who_hear_it():
    units = {"B": (5, 7), "C": (5, 8)}
    game = monster("barghest", units).dice("g1", "k2", "g1", "k2").play("SPECIAL_1")
    assert [game[name].fatigue for name in "ABC"] == [1, 0, 0], "Willpower 2 and 3"
    assert (game["barghest"].actions, game["barghest"].attacks) == (1, 1)


@rule("ABI-07")
@pytest.mark.parametrize(("black", "conditions"), [("k3", set()), ("k4", {"Immobilized"})])
def test_a_grab_needs_a_weaker_hero(black: str, conditions: set[str]):
    game = monster("zombie master", {"B": (6, 6)}).dice("g1", black).play("SPECIAL_1", "A")
    assert game.conditions("A") == conditions
    assert (game["zombie master"].actions, game.was_asked("HERO")) == (1, False)


@rule("ABI-08")
def test_a_moulder_heals():
    units = {"zombie": (8, 4), "goblin": (9, 9), "spider": (7, 4)}
    game = monster("moulder master", units, damage={"zombie": 2, "goblin": 1, "moulder master": 4})
    game.choose("SPECIAL_1")
    assert game.offers() == {"zombie", "moulder master"}, "within 3 spaces, and hurt"
    game.dice("R030").choose("moulder master")
    assert (game["moulder master"].damage, game["moulder master"].actions) == (1, 1)


@rule("ABI-10", "DER-67", "DES-083")
def test_a_throw_into_a_pit():
    board = Board(("........", "........", "..^.....", "........"))
    units = {"A": (4, 1), "ettin master": (5, 1), "B": (0, 0)}
    game = position(units, turn="ettin master", board=board)
    game.dice("g2", "k3").play("SPECIAL_1")
    assert (game.asked, game.who) == ("SPOT", "overlord")
    assert game.offers() >= {(1, 1), (1, 0), (2, 2), (7, 3)}
    assert not game.offers() & {(0, 1), (5, 1), (4, 1)}
    game.choose((2, 2))
    assert (game.at("A"), game["A"].damage) == ((2, 2), 1 + 2)
    game = position(units, turn="ettin master", board=board)
    game.dice("g1", "k3").play("SPECIAL_1")
    assert (game.at("A"), game["A"].damage) == ((4, 1), 0)


@rule("ABI-11")
def test_air_keeps_attacks_away():
    game = monster("elemental", {"A": (3, 4)}).play("SPECIAL_1")
    assert (game["elemental"].air, game["elemental"].actions) == (1, 1)
    assert not game.can("SPECIAL_1"), "it works already"
    near, far = {"A": (4, 4), "elemental": (5, 4)}, {"A": (3, 4), "elemental": (5, 4)}
    for units, offered in ((near, True), (far, False)):
        game = position(units, turn="A", items={"A": "GEA-11"}).set("elemental", "air", 1)
        assert game.can("ACT_ATTACK_1") == offered
    units = {"A": (2, 4), "zombie": (4, 4), "elemental": (5, 4)}
    game = position(units, turn="A", heroes={"A": "HER-3 RUN"}, skills={"A": "RUN-1"}, items={"A": "GEA-08"})
    game.set("elemental", "air", 1)
    game.dice("B320", "Y110", "n0").play("RUN-1", "zombie")
    assert (game["elemental"].damage, game["zombie"].gone) == (0, True), "a Blast does not affect it"
    game = position(units, turn="start elemental").set("elemental", "air", 1)
    assert game["elemental"].air == 1
    game = position({**units, "B": (9, 9)}, turn="dark").set("elemental", "air", 1).play("elemental")
    assert game["elemental"].air == 0, "until its next activation"


@rule("ABI-12")
def test_earth_closes_around_neighbours():
    units = {"B": (7, 6), "C": (9, 9)}
    game = monster("elemental", units).dice("g1", "k2", "g1", "k0").play("SPECIAL_2")
    assert [game.conditions(name) for name in "ABC"] == [{"Immobilized"}, set(), set()]
    assert (game["elemental"].actions, game["elemental"].attacks) == (1, 1)


@rule("ABI-13", "DER-121", "DES-131")
def test_fire_burns_friend_and_foe():
    units = {"B": (7, 6), "zombie": (4, 5), "C": (9, 9)}
    game = monster("elemental", units)
    game.choose("SPECIAL_3")
    assert game.offers() == {"A", "B"}
    game.dice("B320", "R020", "g1", "g3", "n1").choose("A")
    assert [game[name].damage for name in ("A", "B", "C", "zombie")] == [3, 1, 0, 3]
    assert game["elemental"].actions == 1
    assert not game.offers() & {"ACT_ATTACK_1", "SPECIAL_3"}, "it was its attack"


@rule("ABI-14")
def test_water_tires_neighbours():
    units = {"B": (7, 6), "C": (9, 9)}
    game = monster("elemental", units, fatigue={"A": 3}).dice("g1", "k2", "g1", "k2").play("SPECIAL_4")
    assert [game[name].fatigue for name in "ABC"] == [4, 0, 0]
    assert game["A"].damage == 1, "beyond his stamina"


@rule("ABI-15")
def test_a_flail_strikes_two():
    units = {"B": (8, 7), "C": (6, 6), "D": (9, 9)}
    game = monster("merriod master", units)
    game.choose("SPECIAL_1")
    assert game.offers() == {"A", "B", "C"}
    game.choose("A")
    assert game.offers() == {"B", "C", "PASS"}
    game.dice("B320", "R031", "g1", "g2").choose("C", "Immobilize").rest()
    assert [game[name].damage for name in "ABC"] == [4, 0, 3]
    assert [game.conditions(name) for name in "AC"] == [{"Immobilized"}] * 2
    assert not game.can("ACT_ATTACK_1")


# --- surges of monsters


@rule("ABI-17", "DER-66")
def test_fire_breath_follows_a_path():
    """East of the target: the zombie; then B; the wall of obstacles closes the rest."""
    board = Board(("......", "......", "....oo", "......"))
    units = {"dragon master": (1, 0), "A": (0, 0), "B": (0, 2), "zombie": (0, 1), "C": (5, 3)}
    game = position(units, turn="dragon master", board=board, health={"zombie": 9})
    game.dice("B221", "R030", "g1").play("ACT_ATTACK_1", "A").choose("Fire Breath")
    assert (game.question, game.who) == ("PATH", "overlord")
    game.dice("n0").choose("S")
    assert "N" not in game.offers(), "different spaces"
    game.dice("g2").choose("S")
    game.choose("E")
    game.rest()
    assert [game[name].damage for name in ("A", "zombie", "B", "C")] == [4, 5, 3, 0]


@rule("ABI-18", "DER-61")
def test_an_opportunist_counts_the_helpless_beside_him():
    units = {"goblin": (9, 9), "raythen": (5, 4), "A": (4, 4), "B": (6, 5), "C": (3, 4)}
    conditions = {"A": "Stunned Immobilized", "B": "Immobilized", "C": "Stunned"}
    game = position(units, turn="raythen", conditions=conditions)
    game.dice("B221", "Y110", "g0").play("ACT_ATTACK_1", "A")
    assert game.attack["surges"] == 1 + 3 + 1


@rule("ABI-19", "DER-12")
def test_pilfering_looks_at_the_top_card():
    units = {"goblin": (9, 9), "raythen": (5, 4), "A": (1, 1)}
    game = position(units, turn="raythen", act=2, tokens={"S1": (5, 5)}, search_deck="SEA-7 SEA-6")
    game.choose("SPECIAL_1")
    assert game.known("overlord") == [(0, "SEA-7")]
    game.choose("choice 1")
    assert (game.search_deck[0], game.search_deck[-1]) == ("SEA-6", "SEA-7")
    assert (game["raythen"].actions, game["raythen"].attacks) == (1, 1)
    assert not position(units, turn="raythen", act=2, tokens={"S1": (5, 6)}).can("SPECIAL_1")


@rule("ABI-38")
def test_more_damage():
    game = bitten("barghest", "B221", "R020", "g1").play("+1 damage")
    assert game["A"].damage == 2 + 2 + 1 - 1


@rule("ABI-39")
@pytest.mark.parametrize(("option", "damage"), [("+2 range", 3), ("PASS", 0)])
def test_more_range(option: str, damage: int):
    units = {"A": (4, 4), "goblin master": (9, 4)}
    game = position(units, turn="goblin master")
    game.dice("B221", "Y110", "g0").play("ACT_ATTACK_1", "A", option)
    assert game["A"].damage == damage


@rule("ABI-42", "ABI-43", "ABI-44", "DES-128")
@pytest.mark.parametrize(
    ("name", "power", "word", "condition"),
    [
        ("spider", "Y110", "Poison", "Poisoned"),
        ("zombie", "Y110", "Disease", "Diseased"),
        ("merriod", "R010", "Immobilize", "Immobilized"),
    ],
)
def test_conditions_of_surges_need_damage(name: str, power: str, word: str, condition: str):
    game = bitten(name, "B221", power, "g2").play(word)
    assert (game["A"].damage, game.conditions("A")) == (1, {condition})
    game = bitten(name, "B221", power, "g3").play(word)
    assert (game["A"].damage, game.conditions("A")) == (0, set())


@rule("ABI-45")
def test_a_mend_heals_the_attacker():
    game = bitten("moulder master", "BX", "Y011", "g0", damage={"moulder master": 3})
    assert game["moulder master"].damage == 3, "no surge is spent on a miss"
    game = bitten("moulder master", "B221", "Y110", "g3", damage={"moulder master": 3})
    assert game.play("Mend 2")["moulder master"].damage == 1
    assert game["A"].damage == 0


# --- surges of heroes


def struck(item: str, *dice: str, units: dict | None = None, **more) -> Position:
    """A strikes an Ettin, up to the surges."""
    units = {"A": (4, 4), "ettin": (5, 4), **(units or {})}
    game = position(units, turn="A", items={"A": item}, health={"ettin": 30}, **more)
    return game.dice(*dice).play("ACT_ATTACK_1", "ettin")


@rule("ABI-40", "DES-125")
def test_pierce_goes_through_shields_and_no_farther():
    assert struck("GEA-08", "B221", "Y110", "g2", "g1").play("Pierce 2")["ettin"].damage == 3 - 1
    assert struck("GEA-08", "B221", "Y110", "g1", "g0").play("Pierce 2")["ettin"].damage == 3


@rule("ABI-41")
def test_stun():
    assert struck("GEA-04", "B221", "Y110", "g0", "g0").play("Stun").conditions("ettin") == {"Stunned"}
    assert struck("GEA-04", "B221", "Y110", "g3", "g0").play("Stun").conditions("ettin") == set()


@rule("ABI-46", "DES-132")
def test_a_blast_reaches_who_stands_beside_the_target():
    units = {"A": (2, 4), "B": (4, 5), "zombie": (4, 3), "goblin": (6, 2)}
    game = struck("SHO-28", "B221", "Y011", "Y110", "g0", "g0", units=units)
    game.dice("g1", "n1").choose("Blast").rest()
    assert [game[name].damage for name in ("ettin", "B", "zombie", "goblin", "A")] == [4, 3, 3, 0, 0]


@rule("ABI-47", "DES-120")
def test_a_surge_takes_fatigue_away_once():
    game = struck("GEA-01", "B221", "R031", "g0", "g0", fatigue={"A": 3})
    game.choose("fatigue")
    assert game["A"].fatigue == 2
    assert "fatigue" not in game.offers()
    assert game.offers() == {"+1 damage", "PASS"}


@rule("ABI-48")
def test_a_surge_heals_the_attacker():
    game = struck("REL-4", "B221", "Y011", "g0", "g0", damage={"A": 3})
    assert game.play("recover 1", "recover 1")["A"].damage == 1


@rule("ABI-49", "DES-122")
def test_one_surge_sees_through():
    units = {"A": (4, 4), "dragon": (5, 4)}
    game = position(units, turn="A", items={"A": "GEA-01"})
    game.dice("B221", "R031", "g1", "g0").play("ACT_ATTACK_1", "dragon")
    assert game.options().count("see through") == 1
    assert game.play("see through", "+1 damage")["dragon"].damage == 2 + 3 + 1 - 1


@rule("ABI-50")
def test_the_attacker_chooses_the_die_that_rolls_again():
    game = struck("GEA-02", "B221", "R020", "g1", "g3").choose("reroll")
    assert (game.question, game.offers()) == ("DIE", {"die 0", "die 1"})
    assert game.dice("g2").choose("g3")["ettin"].damage == 4 - 1 - 2


@rule("ABI-51", "DES-138", "DES-085")
def test_a_target_is_moved_one_space():
    units = {"A": (4, 4), "zombie": (7, 4)}
    for health, moved in ((9, True), (3, False)):
        game = position(units, turn="A", items={"A": "REL-6"}, health={"zombie": health})
        game.dice("B320", "R031", "Y020", "n0").play("ACT_ATTACK_1", "zombie", "move target")
        assert (game.asked == "STEPS") == moved, "not the defeated"
        if moved:
            assert game.play("NE").at("zombie") == (8, 3)
    assert game.question == "MENU"
    laid = {"health": {"zombie": 9}, "conditions": {"zombie": "Immobilized"}}
    game = position(units, turn="A", items={"A": "REL-6"}, **laid)
    game.dice("B320", "R031", "Y020", "n0").play("ACT_ATTACK_1", "zombie", "move target")
    assert game.at("zombie") == (7, 4)


@rule("ABI-52")
def test_a_stray_hits_another():
    units = {"zombie": (9, 4), "goblin": (8, 7), "spider": (11, 4)}
    game = struck("SHO-12", "B221", "R030", "g0", "g0", units=units).choose("stray")
    assert game.offers() == {"zombie", "goblin"}
    assert game.choose("zombie").rest()["zombie"].damage == 1


@rule("ABI-53")
def test_a_ring_of_pain():
    units = {"zombie": (3, 3), "goblin": (3, 5), "spider": (2, 4), "B": (4, 3)}
    game = struck("SHO-29", "B221", "R010", "Y110", "g3", "g3", units=units).play("ring of pain")
    assert [game[name].damage for name in ("ettin", "zombie", "goblin", "spider", "B")] == [1, 1, 1, 0, 0]


@rule("ABI-54", "DES-132")
def test_a_second_target_beside_the_attacker():
    units = {"zombie": (3, 3), "goblin": (3, 5), "spider": (2, 4)}
    game = struck("REL-1", "B221", "R010", "Y020", "g0", "g0", units=units).choose("second target")
    assert game.offers() == {"zombie", "goblin"}
    game.dice("n2").choose("zombie")
    assert [game[name].damage for name in ("ettin", "zombie", "goblin")] == [5, 3, 0]


@rule("ABI-55", "OC-24")
def test_an_expert_blow_comes_back():
    game = monster("zombie", hand="OC-24").play("ACT_ATTACK_1", "A")
    assert (game.asked, game.who) == ("AT2_DARK", "overlord")
    game.dice("B221", "Y110", "g0").play("OC-24", "return card")
    assert (game["A"].damage, game.hand, game.discard) == (3 + 2, ["OC-24"], [])
