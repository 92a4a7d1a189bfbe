"""The Abilities of the Magus, the Hierophant, the Spellsword, the Necromancer and the Pyromancer."""

import pytest

from .arena import arena

rule = pytest.mark.rule


# --- Magus


@rule("MAG-1")
@pytest.mark.parametrize(("roll", "health"), [(5, 1), (6, 3)])
def test_an_astral_bolt_hits_at_five_spaces(roll: int, health: int):
    game = arena({"MAG": (5, 4), "hound": (10, 4)}, turn="MAG", dice=[roll])
    game.play("cast")
    assert game["hound"].vitae == health
    assert game["MAG"].base_used == 1
    assert "cast" not in arena({"MAG": (5, 4), "hound": (11, 4)}, turn="MAG").offers()


@rule("MAG-1", "CE-114")
def test_a_spell_at_a_structure_is_cast_with_a_check():
    game = arena({"MAG": (5, 4)}, turn="MAG", lay={(8, 4): "door"}, dice=[6, 5])
    game.play("cast")
    assert game.structure((8, 4)).health == 2
    game.play("cast")
    assert game.structure((8, 4)).gone
    lay = {(8, 4): "door open", (8, 5): "sarcophagus"}
    assert "cast" not in arena({"MAG": (5, 4)}, turn="MAG", lay=lay).offers(), "nothing with Health"


@rule("MAG-2")
def test_aether_step_goes_to_a_space_in_sight():
    units = {"MAG": (5, 4), "hound": (4, 4)}
    lay = {(8, 5): "soul", (5, 6): "wall"}
    game = arena(units, turn="MAG", charged={"MAG": "1"}, lay=lay, dice=[5])
    game.choose("cast", "charge 1")
    offered = game.offers()
    assert (10, 3) in offered
    assert {(11, 4), (5, 8), (2, 4), "hound", "MAG"}.isdisjoint(offered)
    game.choose((8, 5))
    assert game.at("MAG") == (8, 5)
    assert (game["MAG"].souls, game["MAG"].stamina) == (1, 3), "picked up; no Break-Away"
    assert not game.can("cast", "charge 1", (8, 8)), "once per Round"


@rule("MAG-2")
def test_a_failed_aether_step_is_spent():
    game = arena({"MAG": (5, 4)}, turn="MAG", charged={"MAG": "1"}, dice=[6])
    game.play("cast", (8, 5))
    assert game.at("MAG") == (5, 4)
    assert "cast" not in game.offers()


@rule("MAG-3")
def test_mage_armor_lasts_until_cleanup():
    units = {"MAG": (5, 4), "VET": (9, 4), "INF": (10, 4), "guardian": (9, 5)}
    game = arena(units, turn="MAG", charged={"MAG": "2"}, dice=[5, 3])
    game.choose("cast", "charge 2")
    assert game.offers() == {"MAG", "VET"}, "within 4"
    game.play("VET")
    assert not game.can("cast", "charge 2", "VET")
    game.goddess_turn().monster("guardian", "attack", "VET")
    assert game["VET"].vitae == 4
    game.next_round().goddess_turn().dice(3).monster("guardian", "attack", "VET")
    assert game["VET"].vitae == 2


@rule("MAG-4")
def test_an_astral_storm_strikes_around_its_target():
    units = {"MAG": (5, 4), "guardian": (11, 4), "hound": (12, 4), "hound 2": (13, 4)}
    game = arena(units, turn="MAG", souls={"MAG": 1})
    game.play("devour", "guardian")
    assert not game["guardian"].present, "3 Piercing"
    assert [game[name].vitae for name in ("hound", "hound 2")] == [1, 3]
    other = arena({"MAG": (5, 4), "troll": (11, 4)}, "GOR", turn="MAG", souls={"MAG": 1}).play("devour")
    assert other["troll"].vitae == 3
    assert (game["MAG"].souls, game["MAG"].base_used, game.rolled) == (0, 1, 0)


# --- Hierophant


@rule("HIE-1")
def test_heavenly_light_heals_within_four():
    units = {"HIE": (5, 4), "VET": (9, 4), "INF": (10, 4)}
    game = arena(units, turn="HIE", vitae={"HIE": 1, "VET": 0, "INF": 1}, dice=[4, 4])
    game.choose("cast")
    assert game.offers() == {"HIE", "VET"}
    game.play("VET")
    assert (game["VET"].vitae, game["VET"].between) == (2, 0)
    game.play("cast", "HIE")
    assert game["HIE"].vitae == 3, "not once per Round"


@rule("HIE-2")
def test_smite_needs_no_sight_and_pierces():
    units = {"HIE": (5, 4), "guardian": (9, 4)}
    game = arena(units, turn="HIE", charged={"HIE": "1"}, lay={(7, 4): "wall"}, dice=[4])
    game.play("cast", "charge 1", "guardian")
    assert game["guardian"].vitae == 1
    lay = {(7, 4): "door"}
    game = arena({"HIE": (5, 4)}, turn="HIE", charged={"HIE": "1"}, lay=lay, dice=[4])
    game.play("cast", "charge 1", (7, 4))
    assert game.structure((7, 4)).gone, "Structures too"
    units = {"HIE": (5, 4), "guardian": (10, 4)}
    assert not arena(units, turn="HIE", charged={"HIE": "1"}).can("cast", "charge 1", "guardian")


@rule("HIE-3")
def test_the_benediction_steadies_the_aim_within_two():
    units = {"HIE": (5, 4), "INF": (7, 4), "AND": (8, 6), "troll": (9, 3)}
    game = arena(units, "GOR", turn="HIE", charged={"HIE": "2"}, dice=[4, 5, 5])
    game.play("cast", "charge 2")
    assert not game.can("cast", "charge 2")
    game.play("retire", "INF", "attack", "attack 0", "troll")
    assert game["troll"].vitae == 4
    game.play("retire", "attack", "attack 0", "troll")
    assert game["troll"].vitae == 4, "3 spaces from the Hierophant"
    assert game.change("HIE", "aim") == 1, "she too"
    game.goddess_turn().next_round("INF").dice(5).play("attack", "attack 0", "troll")
    assert game["troll"].vitae == 5, "until Cleanup; Regrowth between them"


@rule("HIE-4")
def test_the_hymn_of_return_heals_within_three():
    units = {"HIE": (5, 4), "VET": (8, 4), "INF": (6, 4), "AND": (9, 4)}
    game = arena(units, turn="HIE", souls={"HIE": 1}, vitae={"HIE": 2, "VET": 0, "INF": 1, "AND": 1})
    game.play("devour")
    assert [game[name].vitae for name in units] == [4, 3, 4, 1]
    assert (game["HIE"].souls, game["HIE"].base_used) == (0, 1)


# --- Spellsword


@rule("SWD-1")
def test_a_force_blade_knocks_back():
    game = arena({"SWD": (5, 4), "hound": (8, 4)}, turn="SWD", dice=[4])
    game.play("cast", "NE")
    assert game["hound"].vitae == 2
    assert game.at("hound") == (9, 3)
    assert "cast" not in arena({"SWD": (5, 4), "hound": (9, 4)}, turn="SWD").offers()


@rule("SWD-1")
def test_a_force_blade_stopped_by_armor_does_not_knock_back():
    game = arena({"SWD": (5, 4), "guardian": (8, 4)}, turn="SWD", dice=[4])
    game.play("cast")
    assert game.at("guardian") == (8, 4)
    assert not game.was_asked("DIRECTION")


@rule("SWD-2")
@pytest.mark.parametrize(("charged", "roll", "health"), [("1", 4, 2), ("", 4, 3), ("1", 5, 4)])
def test_spellstrike_strengthens_the_blade_after_a_spell(charged: str, roll: int, health: int):
    units = {"SWD": (5, 4), "troll": (6, 3)}
    game = arena(units, "GOR", turn="SWD", charged={"SWD": charged}, dice=[roll, 4])
    game.play("cast", "N").play("attack", "troll")
    assert game["troll"].vitae == health


@rule("SWD-2")
def test_spellstrike_counts_once_and_ends_in_cleanup():
    units = {"SWD": (5, 4), "troll": (6, 3)}
    game = arena(units, "GOR", turn="SWD", charged={"SWD": "1"}, dice=[4, 4, 4])
    game.play("cast", "N", "cast", "S", "buy", "attack")
    assert game["troll"].vitae == 1, "1, 1 and 3"
    game = arena(units, "GOR", turn="SWD", charged={"SWD": "1"}, dice=[4])
    game.play("cast", "N").goddess_turn().next_round("SWD").dice(4).play("attack")
    assert game["troll"].vitae == 4, "2; Regrowth between them"


@rule("SWD-3")
def test_a_blink_strike_appears_beside_its_target_and_strikes():
    units = {"SWD": (5, 4), "hound": (4, 4), "guardian": (9, 4)}
    game = arena(units, turn="SWD", charged={"SWD": "2"}, dice=[4, 4])
    game.choose("cast", "charge 2", "guardian")
    assert game.asked == "SPACE"
    assert game.offers() == {(x, y) for x in (8, 9, 10) for y in (3, 4, 5)} - {(9, 4)}
    game.play((10, 3), "attack 0", "guardian")
    assert game.at("SWD") == (10, 3)
    assert game["SWD"].stamina == 4, "no Break-Away"
    assert game["guardian"].vitae == 2, "2 less 1"
    assert game["SWD"].base_used == 1
    assert not game.can("cast", "charge 2"), "once per Round"


@rule("SWD-3")
def test_a_blink_strike_may_do_without_its_attack():
    game = arena({"SWD": (5, 4), "guardian": (9, 4)}, turn="SWD", charged={"SWD": "2"}, dice=[4])
    game.choose("cast", (8, 4), "done")
    assert game.asked == "MENU"
    assert (game.at("SWD"), game["guardian"].vitae) == ((8, 4), 3)


@rule("SWD-4")
def test_an_annihilating_arc_strikes_all_around():
    units = {"SWD": (5, 4), "guardian": (6, 4), "hound": (4, 3), "hound 2": (7, 4)}
    game = arena(units, turn="SWD", souls={"SWD": 1})
    game.play("devour")
    assert [game[name].present for name in ("guardian", "hound", "hound 2")] == [False, False, True]
    assert game["hound 2"].vitae == 3
    other = arena({"SWD": (5, 4), "troll": (6, 4)}, "GOR", turn="SWD", souls={"SWD": 1}).play("devour")
    assert other["troll"].vitae == 3
    assert (game["SWD"].souls, game["SWD"].base_used, game.rolled) == (0, 1, 0)


# --- Necromancer


@rule("NEC-1")
def test_drain_life_takes_and_gives():
    game = arena({"NEC": (5, 4), "guardian": (8, 4)}, turn="NEC", vitae={"NEC": 1}, dice=[4])
    game.play("cast")
    assert (game["guardian"].vitae, game["NEC"].vitae) == (2, 2)
    assert "cast" not in arena({"NEC": (5, 4), "guardian": (9, 4)}, turn="NEC").offers()


@rule("NEC-1")
def test_a_failed_drain_gives_nothing():
    game = arena({"NEC": (5, 4), "guardian": (8, 4)}, turn="NEC", vitae={"NEC": 1}, dice=[5])
    game.play("cast")
    assert (game["guardian"].vitae, game["NEC"].vitae) == (3, 1)


@rule("NEC-2")
@pytest.mark.parametrize(("where", "souls"), [((8, 4), 1), ((9, 4), 0)])
def test_the_soul_harvest_reaps_within_three(where: tuple, souls: int):
    units = {"NEC": (5, 4), "VET": (8, 5), "hound": where}
    game = arena(units, turn="VET", charged={"NEC": "1"}, vitae={"hound": 1}, dice=[5])
    game.play("attack", "attack 0", "hound", *["yes"] * souls)
    assert game["NEC"].souls == souls
    assert game.was_asked("TRIGGER") == bool(souls)


@rule("NEC-2")
def test_the_soul_harvest_reaps_once_a_round():
    units = {"NEC": (5, 4), "hound": (7, 4), "hound 2": (7, 5)}
    vitae = {"hound": 1, "hound 2": 1}
    game = arena(units, turn="NEC", charged={"NEC": "1"}, vitae=vitae, dice=[4, 4])
    game.play("cast", "hound", "yes", "cast", "hound 2")
    assert game["NEC"].souls == 1
    assert game.times_asked("TRIGGER") == 1


@rule("NEC-3")
def test_she_commands_a_small_monster():
    units = {"NEC": (5, 4), "hound": (9, 4), "guardian": (8, 3)}
    game = arena(units, turn="NEC", charged={"NEC": "2"}, dice=[4])
    game.choose("cast", "charge 2")
    assert (game.asked, game.who, game.seat) == ("STEP", "hound", 1), "the Guardian costs 2"
    game.choose("E", "E", "E")
    assert game.at("hound") == (12, 4)
    assert game.asked == "MENU"
    assert not game.can("cast", "charge 2")


@rule("NEC-3")
def test_she_commands_no_master_and_nothing_farther_than_four():
    units = {"NEC": (5, 4), "hound": (9, 4)}
    game = arena(units, turn="NEC", charged={"NEC": "2"}, master={"hound": "m_anubian"})
    assert "cast" not in game.offers()
    assert "cast" not in arena({"NEC": (5, 4), "hound": (10, 4)}, turn="NEC", charged={"NEC": "2"}).offers()


@rule("NEC-4")
def test_a_corpse_blast_bursts_around_its_target():
    units = {"NEC": (5, 4), "guardian": (10, 4), "hound": (11, 4), "hound 2": (12, 4)}
    game = arena(units, turn="NEC", souls={"NEC": 1})
    game.play("devour", "guardian")
    assert not game["guardian"].present, "3 Piercing"
    assert [game[name].vitae for name in ("hound", "hound 2")] == [1, 3]
    other = arena({"NEC": (5, 4), "troll": (10, 4)}, "GOR", turn="NEC", souls={"NEC": 1}).play("devour")
    assert other["troll"].vitae == 3
    assert "devour" not in arena({"NEC": (5, 4), "hound": (11, 4)}, turn="NEC", souls={"NEC": 1}).offers()
    assert (game["NEC"].souls, game["NEC"].base_used, game.rolled) == (0, 1, 0)


# --- Pyromancer


@rule("PYR-1")
def test_a_fire_lance_burns_monsters_and_structures():
    game = arena({"PYR": (5, 4), "hound": (9, 4)}, turn="PYR", lay={(5, 6): "arcane door"}, dice=[4, 4])
    game.play("cast", "hound", "cast", (5, 6))
    assert game["hound"].vitae == 1
    assert game.structure((5, 6)).health == 2
    assert "cast" not in arena({"PYR": (5, 4), "hound": (10, 4)}, turn="PYR").offers()


@rule("PYR-2")
def test_immolate_damages_and_sets_on_fire():
    units = {"PYR": (5, 4), "troll": (9, 3)}
    game = arena(units, "GOR", turn="PYR", charged={"PYR": "1"}, dice=[4])
    game.play("cast", "charge 1", "troll")
    assert game["troll"].vitae == 5
    assert game.statuses("troll") == {"burning"}


@rule("PYR-3")
def test_the_fire_shield_burns_who_strikes_in_melee():
    units = {"PYR": (5, 4), "hound": (6, 4)}
    game = arena(units, turn="hound", charged={"PYR": "2"}, dice=[4, 5])
    game.play("attack")
    assert (game["PYR"].vitae, game["hound"].vitae) == (2, 2)
    game.play("attack")
    assert game["hound"].vitae == 2, "a miss"
    units = {"PYR": (5, 4), "troll": (7, 4)}
    game = arena(units, "GOR", turn="troll", charged={"PYR": "2"}, dice=[4])
    game.play("attack")
    assert game["troll"].vitae == 5, "Reach is Melee"
    units = {"PYR": (5, 4), "disciple": (6, 4)}
    game = arena(units, "MYC", turn="disciple", charged={"PYR": "2"}, dice=[4])
    game.play("attack")
    assert game["disciple"].vitae == 2, "a ranged Attack"


@rule("PYR-4")
def test_an_inferno_rages_within_two_of_a_space():
    units = {"PYR": (5, 4), "hound": (8, 3), "guardian": (12, 4), "hound 2": (13, 4), "VET": (9, 5)}
    game = arena(units, turn="PYR", souls={"PYR": 1})
    game.play("devour", (10, 4))
    assert [game[name].vitae for name in ("guardian", "hound 2", "VET")] == [1, 3, 5]
    assert not game["hound"].present
    assert (game["PYR"].souls, game["PYR"].base_used, game.rolled) == (0, 1, 0)
