"""The Abilities of the Demolitionist, the Android and the Engineer."""

import pytest

from .arena import arena

rule = pytest.mark.rule


# --- Demolitionist


@rule("DEM-1")
def test_aura_grenades_damage_around_a_space():
    units = {"DEM": (5, 4), "VET": (8, 5), "hound": (9, 4), "guardian": (10, 3), "hound 2": (11, 4)}
    game = arena(units, turn="DEM")
    game.play("ability", (9, 4))
    assert [game[name].vitae for name in ("hound", "guardian", "hound 2")] == [1, 2, 3]
    assert game["VET"].vitae == 5
    assert "ability" not in game.offers(), "once per Round"


@rule("DEM-1")
def test_aura_grenades_reach_a_space_within_four_in_sight():
    game = arena({"DEM": (5, 4), "hound": (10, 4)}, turn="DEM")
    game.choose("ability")
    assert {(9, 3), (9, 4), (9, 5)} <= game.offers()
    assert {(10, 3), "hound"}.isdisjoint(game.offers())
    game = arena({"DEM": (5, 4), "hound": (9, 4)}, turn="DEM", lay={(6, y): "wall" for y in (3, 4, 5)})
    game.choose("ability")
    assert {"hound", (8, 4)}.isdisjoint(game.offers())


@rule("DEM-2")
@pytest.mark.parametrize("lay", [{(6, 4): "wall"}, {(6, 4): "arcane door"}, {(6, 4): "monolith"}])
def test_a_breaching_charge_opens_a_way(lay: dict):
    game = arena({"DEM": (5, 4)}, turn="DEM", charged={"DEM": "1"}, lay=lay)
    game.play("ability", "charge 1", (6, 4))
    if "wall" in lay.values():
        assert (game.terrain((6, 4)), game.tokens((6, 4))) == ("ground", {"rubble"})
    else:
        assert game.structure((6, 4)).gone, "4 Piercing"
    assert game["DEM"].base_used == 1
    assert game.rolled == 0


@rule("DEM-2")
def test_a_breaching_charge_is_for_adjacent_inner_walls_and_structures_with_health():
    lay = {(2, 4): "wall", (2, 5): "sarcophagus", (1, 3): "door open", (3, 3): "wall"}
    game = arena({"DEM": (1, 4)}, turn="DEM", charged={"DEM": "1"}, lay=lay)
    game.play("ability", "charge 1")
    assert game.terrain((2, 4)) == "ground", "neither the border nor what is indestructible or open"
    game = arena({"DEM": (1, 4)}, turn="DEM", charged={"DEM": "1"}, lay={(2, 4): "wall"}, rubble=6)
    assert not game.can("ability", "charge 1"), "no Destroyed Wall is left"


@rule("DEM-3")
@pytest.mark.parametrize(("charged", "health"), [("2", 3), ("", 4)])
def test_shaped_charges_strengthen_abilities_over_an_area(charged: str, health: int):
    game = arena({"DEM": (5, 4), "troll": (9, 3)}, "GOR", turn="DEM", charged={"DEM": charged})
    game.play("ability", "start", (9, 4))
    assert game["troll"].vitae == health


@rule("DEM-3")
def test_shaped_charges_are_no_help_to_attacks_and_single_targets():
    units = {"DEM": (5, 4), "troll": (6, 3)}
    lay = {(4, 4): "obelysk 8"}
    game = arena(units, "GOR", turn="DEM", charged={"DEM": "1 2"}, lay=lay, dice=[4])
    game.play("attack", "attack 0", "troll")
    assert game["troll"].vitae == 4
    game.play("ability", "charge 1", (4, 4))
    assert game.structure((4, 4)).health == 4


@rule("DEM-4")
def test_the_soul_bomb_pierces_within_two():
    units = {"DEM": (5, 4), "guardian": (11, 4), "hound": (13, 4), "hound 2": (14, 4)}
    game = arena(units, turn="DEM", souls={"DEM": 1})
    game.play("devour", (11, 4))
    assert [game[name].present for name in ("guardian", "hound", "hound 2")] == [False, False, True]
    other = arena({"DEM": (5, 4), "troll": (12, 4)}, "GOR", turn="DEM", souls={"DEM": 1}).play(
        "devour", (11, 4)
    )
    assert other["troll"].vitae == 3
    assert (game["DEM"].souls, game["DEM"].base_used, game.rolled) == (0, 1, 0)


# --- Android


@rule("AND-1")
def test_repair_nanites_heal_and_cure():
    units = {"AND": (5, 4), "VET": (6, 4), "INF": (7, 4)}
    game = arena(units, turn="AND", vitae={"VET": 2}, status={"VET": "infection burning"})
    game.choose("ability")
    assert game.offers() == {"AND", "VET"}
    game.choose("VET")
    assert game["VET"].vitae == 3
    assert game.statuses("VET") == {"burning"}
    assert "ability" not in game.offers(), "once per Round"


@rule("AND-2")
@pytest.mark.parametrize(("roll", "present"), [(4, False), (5, True)])
def test_the_surgical_array_is_an_attack(roll: int, present: bool):
    game = arena({"AND": (5, 4), "guardian": (6, 4)}, turn="AND", charged={"AND": "1"}, dice=[roll])
    game.play("attack", "charge 1", "guardian")
    assert game["guardian"].present == present, "3 Piercing"
    game = arena({"AND": (5, 4), "guardian": (7, 4)}, turn="AND", charged={"AND": "1"}, dice=[1])
    game.play("attack")
    assert game["guardian"].vitae == 3, "the Arm Blaster: nothing else reaches 2 spaces, 1 less 1"


@rule("AND-3")
def test_the_servo_overdrive_speeds_up_and_holds_fast():
    game = arena({"AND": (5, 4)}, turn="AND", charged={"AND": "2"})
    game.play("move", *["E"] * 5)
    assert game.asked == "MENU"
    assert game.at("AND") == (10, 4)
    units = {"AND": (5, 4), "slayer": (6, 4)}
    game = arena(units, "GOR", turn="slayer", master={"slayer": "m_champion"}, charged={"AND": "2"}, dice=[4])
    game.play("attack")
    assert game["AND"].vitae == 3
    assert not game.was_asked("DIRECTION")


@rule("AND-4")
def test_the_reactor_purge_damages_within_two():
    units = {"AND": (5, 4), "hound": (6, 4), "guardian": (7, 4), "hound 2": (8, 4)}
    game = arena(units, turn="AND", souls={"AND": 1})
    game.play("devour")
    assert [game[name].vitae for name in ("guardian", "hound 2")] == [1, 3]
    assert not game["hound"].present
    assert (game["AND"].souls, game["AND"].base_used) == (0, 1)


# --- Engineer


@rule("ENG-1")
@pytest.mark.parametrize(
    ("door", "option", "open_", "sealed"),
    [("door", 0, 1, 0), ("door open", 1, 0, 0), ("door open", 2, 0, 1), ("door", 2, 0, 1)],
)
def test_jury_rig_opens_closes_or_seals(door: str, option: int, open_: int, sealed: int):
    game = arena({"ENG": (5, 4)}, turn="ENG", lay={(8, 4): door})
    game.play("free", f"option {option}")
    assert (game.structure((8, 4)).open, game.structure((8, 4)).sealed) == (open_, sealed)
    assert game["ENG"].base_used == 0
    assert "free" not in game.offers(), "once per Round"


@rule("ENG-1", "CE-149")
def test_an_engineer_only_closes_and_seals_arcane_doors_within_three():
    game = arena({"ENG": (5, 4)}, turn="ENG", lay={(8, 4): "arcane door"})
    game.play("free")
    assert game.structure((8, 4)).sealed, "she is no Scientist"
    assert "free" not in arena({"ENG": (5, 4)}, turn="ENG", lay={(9, 4): "door"}).offers()


@rule("ENG-1")
def test_monsters_do_not_open_a_sealed_door_until_cleanup():
    lay = {(x, y): "wall" for x in (7, 8, 9) for y in (3, 5)} | {(7, 4): "door", (9, 4): "wall"}
    game = arena({"ENG": (5, 4), "hound": (8, 4)}, turn="ENG", lay=lay)
    game.play("free", "option 2").goddess_turn().choose("hound")
    assert "move" not in game.offers()
    game.play("end").next_round().goddess_turn().choose("hound", "move")
    assert (7, 4) in game.offers()


@rule("ENG-2")
def test_the_plasma_cutter_cuts_structures_better():
    game = arena({"ENG": (5, 4), "troll": (6, 4)}, "GOR", turn="ENG", charged={"ENG": "1"}, dice=[4])
    game.play("attack", "charge 1", "troll")
    assert game["troll"].vitae == 3
    game = arena({"ENG": (5, 4)}, turn="ENG", charged={"ENG": "1"}, lay={(6, 4): "arcane door"})
    game.play("attack", "charge 1", (6, 4))
    assert game.structure((6, 4)).gone, "3 and 1"


@rule("ENG-2")
def test_the_plasma_cutter_helps_no_other_attack():
    game = arena({"ENG": (5, 4)}, turn="ENG", charged={"ENG": "1"}, lay={(6, 4): "arcane door"})
    game.play("attack", "attack 1", (6, 4))
    assert game.structure((6, 4)).health == 3


@rule("ENG-3")
def test_a_barricade_stands_on_a_free_space_and_a_second_removes_the_first():
    lay = {(6, 4): "soul", (7, 4): "rubble", (5, 5): "door open", (5, 3): "pit", (3, 4): "trap"}
    units = {"ENG": (5, 4), "VET": (4, 4)}
    game = arena(units, turn="ENG", charged={"ENG": "2"}, lay=lay)
    game.choose("ability")
    offered = game.offers()
    assert (7, 4) in offered, "a Destroyed Wall is no obstacle"
    assert {(6, 4), (5, 5), (5, 3), (3, 4), "VET", "ENG", (8, 4)}.isdisjoint(offered)
    game.choose((7, 4))
    thing = game.structure((7, 4))
    assert (thing.health, thing.gone) == (2, 0)
    assert "ability" not in game.offers(), "once per Round"
    game.goddess_turn().next_round("ENG").play("ability", (6, 5))
    assert game.structures("barricade") == [(6, 5)]


@rule("ENG-3")
def test_a_barricade_obstructs_and_can_be_attacked_by_both_sides():
    units = {"ENG": (5, 4), "hound": (8, 4)}
    game = arena(units, turn="ENG", charged={"ENG": "2"})
    game.play("ability", (7, 4))
    game.choose("attack")
    assert (8, 4) not in game.offers(), "no Sight past it"
    game = arena(units, turn="hound", lay={(7, 4): "barricade"})
    game.play("attack")
    assert game.structure((7, 4)).health == 1
    game = arena({"ENG": (5, 4)}, turn="ENG", lay={(7, 4): "barricade"})
    game.play("attack")
    assert game.structure((7, 4)).health == 1


@rule("ENG-4")
@pytest.mark.parametrize(("roll", "health"), [(5, 4), (6, 6)])
def test_overclock_gives_an_action_and_aim(roll: int, health: int):
    units = {"ENG": (5, 4), "INF": (8, 4), "VET": (5, 5), "troll": (9, 3)}
    game = arena(units, "GOR", turn="ENG", souls={"ENG": 1}, retired="VET", dice=[roll])
    game.play("devour")
    assert game["INF"].extra == 1
    assert (game["ENG"].souls, game["ENG"].base_used) == (0, 1)
    game.play("retire", "attack", "attack 0", "troll")
    assert game["troll"].vitae == health
