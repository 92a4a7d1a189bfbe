"""A11 to A20: what Artifacts always do, and their Soul parts."""

import pytest

from .arena import arena

rule = pytest.mark.rule


# --- A11 Shroud of Dusk


@rule("A11")
@pytest.mark.parametrize(("items", "stamina"), [("A11", 3), ("", 2)])
def test_the_shroud_of_dusk_helps_to_break_away(items: str, stamina: int):
    units = {"INF": (5, 4), "hound": (6, 4)}
    game = arena(units, turn="INF", items={"INF": items}, stamina={"INF": 3}, dice=[4])
    game.play("move", "W", "done")
    assert game["INF"].stamina == stamina


@rule("A11")
def test_the_shroud_of_dusk_hides_until_cleanup():
    units = {"INF": (5, 4), "disciple": (9, 4)}
    game = arena(units, "MYC", turn="INF", items={"INF": "A11"}, souls={"INF": 1}, dice=[1])
    game.play("devour", "A11 soul")
    assert (game["INF"].souls, game["INF"].base_used) == (0, 0)
    game.goddess_turn().monster("disciple", "attack")
    assert game["INF"].vitae == 5, "Ethereal"
    game.next_round().goddess_turn().dice(1).monster("disciple", "attack")
    assert game["INF"].vitae == 4


# --- A12 Thurible of Ash


@rule("A12")
def test_the_thurible_of_ash_ends_every_status():
    units = {"INF": (5, 4), "VET": (6, 4), "AND": (7, 4)}
    status = {"VET": "infection burning entombed", "AND": "infection"}
    game = arena(units, turn="INF", items={"INF": "A12"}, status=status)
    game.choose("ability")
    assert game.offers() == {"INF", "VET"}
    game.choose("VET")
    assert game.statuses("VET") == set()
    assert "ability" not in game.offers(), "once per Round"
    assert game["INF"].base_used == 1


@rule("A12")
def test_the_thurible_of_ash_heals_within_two():
    units = {"INF": (5, 4), "VET": (7, 4), "AND": (8, 4)}
    vitae = {"INF": 2, "VET": 4, "AND": 1}
    game = arena(units, turn="INF", items={"INF": "A12"}, souls={"INF": 1}, vitae=vitae)
    game.play("devour", "A12 soul")
    assert [game[name].vitae for name in units] == [4, 5, 1]
    assert (game["INF"].souls, game["INF"].base_used) == (0, 1)


# --- A13 Serpent Torc


@rule("A13")
def test_the_serpent_torc_raises_the_stamina_that_a_rest_restores():
    game = arena({"INF": (5, 4)}, turn="INF", items={"INF": "A13"}, stamina={"INF": 1})
    assert game.play("rest")["INF"].stamina == 5


@rule("A13")
def test_without_the_serpent_torc_stamina_is_cut():
    units = {"INF": (5, 4), "VET": (6, 4)}
    game = arena(units, turn="INF", items={"INF": "A13"}, stamina={"INF": 5})
    game.play("trade", "VET", "give", "A13", "done")
    assert game["INF"].stamina == 4
    assert game["VET"].stamina == 4, "the current value does not rise"


@rule("A13")
def test_the_charged_torc_slows_a_monster_once_a_round():
    units = {"INF": (5, 4), "leech": (9, 4)}
    game = arena(units, "GOR", turn="INF", items={"INF": "A13*"}, dice=[4, 4])
    game.play("attack", "attack 0", "leech").play("attack", "attack 0", "leech")
    game.goddess_turn().monster("leech", "move", "E", "E")
    assert game.asked == "MONSTER", "4 less 2"
    game.play("end").next_round().goddess_turn().monster("leech", "move", *["W"] * 2, *["S"] * 2)
    assert game.asked == "MONSTER"


# --- A14 Bell of the Drowned


@rule("A14", "T5")
@pytest.mark.parametrize(("items", "status"), [("A14", set()), ("", {"entombed"})])
def test_the_bell_of_the_drowned_helps_against_traps(items: str, status: set):
    lay = {(6, 4): "trap"}
    game = arena({"INF": (5, 4)}, turn="INF", items={"INF": items}, lay=lay, traps="T5", dice=[5])
    game.play("move", "E")
    assert game.statuses("INF") == status


@rule("A14")
def test_the_bell_of_the_drowned_is_no_help_to_break_away():
    units = {"INF": (5, 4), "hound": (6, 4)}
    game = arena(units, turn="INF", items={"INF": "A14"}, dice=[5]).choose("move", "W")
    assert game.asked == "REROLL"


@rule("A14")
def test_the_bell_of_the_drowned_slows_within_four():
    units = {"INF": (5, 4), "hound": (9, 4), "guardian": (6, 4), "hound 2": (10, 4)}
    game = arena(units, turn="INF", items={"INF": "A14"}, souls={"INF": 1})
    game.play("devour", "A14 soul")
    assert (game["INF"].souls, game["INF"].base_used) == (0, 1)
    game.goddess_turn()
    assert [game.left(name) for name in ("hound", "guardian", "hound 2")] == [1, 1, 2]


# --- A15 Lich-Iron Gauntlet


@rule("A15")
@pytest.mark.parametrize(("items", "health"), [("A15", 2), ("A15*", 1)])
def test_the_lich_iron_gauntlet_pierces(items: str, health: int):
    game = arena({"INF": (5, 4), "guardian": (6, 4)}, turn="INF", items={"INF": items}, dice=[4])
    game.play("attack", "A15", "guardian")
    assert game["guardian"].vitae == health


@rule("A15")
@pytest.mark.parametrize(
    ("items", "weapon", "health"), [("A15", "A15", 7), ("A15*", "A15", 5), ("A15*", "Carbine", 5)]
)
def test_the_charged_gauntlet_breaks_structures(items: str, weapon: str, health: int):
    game = arena({"INF": (5, 4)}, turn="INF", items={"INF": items}, lay={(6, 4): "obelysk 8"})
    game.play("attack", weapon, (6, 4))
    assert game.structure((6, 4)).health == health


# --- A16 Votive Crown


@rule("A16")
def test_the_votive_crown_raises_the_vitae():
    game = arena({"INF": (5, 4)}, turn="INF", items={"INF": "A16"}, vitae={"INF": 5}, souls={"INF": 1})
    assert game.play("restore", "soul")["INF"].vitae == 6
    units = {"INF": (5, 4), "VET": (6, 4)}
    game = arena(units, turn="INF", items={"INF": "A16"}, vitae={"INF": 6})
    game.play("trade", "VET", "give", "A16", "done")
    assert (game["INF"].vitae, game["VET"].vitae) == (5, 5)


@rule("A16")
@pytest.mark.parametrize(
    ("items", "name", "failed"),
    [("A16*", "INF", False), ("A16", "INF", True), ("A16*", "VET", False), ("A16*", "AND", True)],
)
def test_the_charged_crown_steadies_within_two(items: str, name: str, failed: bool):
    units = {"INF": (5, 4), "VET": (7, 6), "AND": (8, 3)}
    x, y = units[name]
    game = arena(units | {"hound": (x, y + 1)}, turn=name, items={"INF": items}, dice=[5])
    game.choose("move", "N")
    assert (game.asked == "REROLL") == failed


# --- A17 Moonless Cloak


@rule("A17")
@pytest.mark.parametrize(("items", "vitae"), [("A17", 5), ("", 4)])
def test_the_moonless_cloak_hides_from_ranged_attacks(items: str, vitae: int):
    units = {"INF": (5, 4), "disciple": (8, 4)}
    game = arena(units, "MYC", turn="disciple", items={"INF": items}, dice=[4])
    assert game.play("attack")["INF"].vitae == vitae


@rule("A17")
def test_the_moonless_cloak_is_no_help_in_melee():
    units = {"INF": (5, 4), "hound": (6, 4)}
    game = arena(units, turn="hound", items={"INF": "A17"}, dice=[4])
    assert game.play("attack")["INF"].vitae == 4


@rule("A17")
@pytest.mark.parametrize(("items", "floats"), [("A17*", True), ("A17", False)])
def test_the_charged_cloak_floats(items: str, floats: bool):
    lay = {(6, y): "pit" for y in range(1, 19)}
    game = arena({"INF": (5, 4)}, turn="INF", items={"INF": items}, lay=lay)
    game.choose("move")
    assert ("E" in game.offers()) == floats


# --- A18 Cenotaph Shield


@rule("A18")
@pytest.mark.parametrize(("items", "vitae"), [("A18", 3), ("A18*", 4)])
def test_the_cenotaph_shield_holds_fast_and_when_charged_armors(items: str, vitae: int):
    units = {"INF": (5, 4), "slayer": (6, 4)}
    game = arena(units, "GOR", turn="slayer", items={"INF": items}, master={"slayer": "m_champion"}, dice=[4])
    game.play("attack")
    assert (game["INF"].vitae, game.at("INF")) == (vitae, (5, 4))
    assert not game.was_asked("DIRECTION")


# --- A19 Plague Censer


@rule("A19", "MYC-infection")
def test_the_plague_censer_keeps_the_infection_off():
    units = {"INF": (5, 4), "spore": (6, 4)}
    game = arena(units, "MYC", turn="spore", items={"INF": "A19"}, dice=[6])
    game.play("ability")
    assert (game["INF"].vitae, game.statuses("INF")) == (4, set())


@rule("A19")
def test_the_plague_censer_ends_an_infection():
    units = {"INF": (5, 4), "VET": (6, 4)}
    game = arena(units, "MYC", turn="INF", items={"INF": "A19"}, status={"VET": "infection"})
    game.play("trade", "VET", "give", "A19", "done")
    assert game.statuses("VET") == set()


@rule("A19")
def test_the_plague_censer_takes_health_around_its_target():
    units = {"INF": (5, 4), "guardian": (9, 4), "hound": (10, 4), "hound 2": (11, 4)}
    game = arena(units, turn="INF", items={"INF": "A19"}, souls={"INF": 1})
    game.play("devour", "A19 soul", "guardian")
    assert [game[name].vitae for name in ("guardian", "hound", "hound 2")] == [1, 2, 3]
    assert (game["INF"].souls, game["INF"].base_used) == (0, 1)


# --- A20 Nameless Grimoire


@rule("A20")
def test_the_nameless_grimoire_is_a_spell():
    units = {"MAG": (5, 4), "guardian": (10, 4)}
    game = arena(units, turn="MAG", items={"MAG": "A20"}, dice=[5])
    game.play("cast", "A20", "guardian")
    assert game["guardian"].vitae == 2, "1 Piercing"
    assert (
        "cast" not in arena({"VET": (5, 4), "guardian": (10, 4)}, turn="VET", items={"VET": "A20"}).offers()
    )


@rule("A20")
def test_the_charged_grimoire_needs_no_spellcaster():
    units = {"VET": (5, 4), "guardian": (10, 4)}
    game = arena(units, turn="VET", items={"VET": "A20*"}, dice=[5])
    game.play("cast", "A20")
    assert game["guardian"].vitae == 2, "an Aim check"
    game = arena(units, turn="VET", items={"VET": "A20*"}, dice=[6])
    game.play("cast", "A20")
    assert game["guardian"].vitae == 3
    assert game["VET"].base_used == 1


@rule("A20")
@pytest.mark.parametrize(("items", "health"), [("A20*", 1), ("A20", 3)])
def test_the_charged_grimoire_improves_casts(items: str, health: int):
    units = {"PYR": (5, 4), "hound": (9, 4)}
    game = arena(units, turn="PYR", items={"PYR": items}, dice=[5])
    game.play("cast", "start", "hound")
    assert game["hound"].vitae == health
