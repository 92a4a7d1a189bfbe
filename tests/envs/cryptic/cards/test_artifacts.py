"""A01 to A10: what Artifacts always do, and their Soul parts."""

import pytest

from .arena import arena

rule = pytest.mark.rule


# --- A01 Windhand Wand


@rule("A01")
def test_the_windhand_wand_is_an_attack_that_knocks_back():
    game = arena({"XEN": (5, 4), "hound": (9, 4)}, turn="XEN", items={"XEN": "A01"}, dice=[3])
    game.play("attack", "A01", "hound", "NE")
    assert (game["hound"].vitae, game.at("hound")) == (2, (10, 3))
    game = arena({"XEN": (5, 4), "hound": (9, 4)}, turn="XEN", items={"XEN": "A01"}, dice=[4])
    game.play("attack", "A01", "hound")
    assert game["hound"].vitae == 3, "the carrier's Aim"
    assert "attack" not in arena({"VET": (5, 4), "hound": (10, 4)}, turn="VET", items={"VET": "A01"}).offers()


@rule("A01")
def test_the_windhand_wand_blows_away_all_within_two():
    units = {"VET": (5, 4), "hound": (7, 4), "guardian": (6, 5), "hound 2": (8, 4)}
    game = arena(units, turn="VET", items={"VET": "A01"}, souls={"VET": 1})
    game.choose("devour", "A01 soul")
    assert game.asked == "DIRECTION", "the Hound; the Guardian has Armor and is Unyielding"
    game.choose("N")
    assert [game[name].vitae for name in ("hound", "guardian", "hound 2")] == [2, 3, 3]
    assert game.at("hound") == (7, 3)
    assert (game["VET"].souls, game["VET"].base_used, game.rolled) == (0, 1, 0)
    assert game.items("VET") == ["A01"], "kept"


# --- A02 Iron Baphomet


@rule("A02")
@pytest.mark.parametrize(("items", "where"), [("A02", (5, 4)), ("", (3, 4))])
def test_the_iron_baphomet_holds_fast(items: str, where: tuple):
    units = {"INF": (5, 4), "slayer": (6, 4)}
    game = arena(units, "GOR", turn="slayer", items={"INF": items}, master={"slayer": "m_champion"}, dice=[4])
    game.play("attack", "W")
    assert game.at("INF") == where
    assert game["INF"].vitae == 3


@rule("A02")
@pytest.mark.parametrize(("items", "vitae"), [("A02*", 5), ("A02", 4)])
def test_the_charged_baphomet_spoils_the_aim_beside_it(items: str, vitae: int):
    game = arena({"INF": (5, 4), "hound": (6, 4)}, turn="hound", items={"INF": items}, dice=[4])
    assert game.play("attack")["INF"].vitae == vitae
    game = arena({"INF": (5, 4), "hound": (6, 4)}, turn="hound", items={"INF": items}, dice=[3])
    assert game.play("attack")["INF"].vitae == 4


# --- A03 Blood Skull


@rule("A03")
def test_the_blood_skull_pierces_and_heals():
    units = {"INF": (5, 4), "guardian": (10, 4)}
    game = arena(units, turn="INF", items={"INF": "A03"}, souls={"INF": 1}, vitae={"INF": 2})
    game.play("devour", "A03 soul")
    assert not game["guardian"].present, "3 Piercing"
    assert (game["INF"].vitae, game["INF"].souls, game["INF"].base_used) == (3, 0, 1)
    laid = {"items": {"VET": "A03"}, "souls": {"VET": 1}}
    game = arena({"VET": (5, 4), "troll": (10, 4)}, "GOR", turn="VET", **laid).play("devour", "A03 soul")
    assert game["troll"].vitae == 3
    game = arena({"VET": (5, 4), "guardian": (11, 4)}, turn="VET", items={"VET": "A03"}, souls={"VET": 1})
    assert not game.can("devour", "A03 soul")


# --- A04 Master's Hammer


@rule("A04")
@pytest.mark.parametrize(("items", "health"), [("A04", 1), ("A04*", 0)])
def test_the_masters_hammer_knocks_back(items: str, health: int):
    game = arena({"INF": (5, 4), "hound": (6, 4)}, turn="INF", items={"INF": items}, dice=[4])
    game.play("attack", "A04", "hound", "E")
    assert game["hound"].vitae == health
    if health:
        assert game.at("hound") == (8, 4)


@rule("A04")
@pytest.mark.parametrize(
    ("items", "weapon", "health"), [("A04", "A04", 6), ("A04*", "A04", 3), ("A04*", "attack 0", 4)]
)
def test_the_charged_hammer_breaks_structures(items: str, weapon: str, health: int):
    game = arena({"INF": (5, 4)}, turn="INF", items={"INF": items}, lay={(6, 4): "obelysk 8"})
    game.play("attack", weapon, (6, 4))
    assert game.structure((6, 4)).health == health


# --- A05 Emperor's Blade


@rule("A05")
def test_the_emperors_blade_strikes_for_three():
    units = {"INF": (5, 4), "guardian": (6, 4)}
    game = arena(units, turn="INF", items={"INF": "A05"}, dice=[4])
    game.play("attack", "A05", "guardian")
    assert game["guardian"].vitae == 1, "3 less 1"
    units = {"INF": (5, 4), "guardian": (7, 4)}
    assert not arena(units, turn="INF", items={"INF": "A05"}).can("attack", "A05")


@rule("A05")
def test_the_charged_blade_reaches_and_pierces():
    units = {"INF": (5, 4), "VET": (6, 4), "guardian": (7, 4)}
    game = arena(units, turn="INF", items={"INF": "A05*"}, dice=[4])
    game.play("attack", "A05", "guardian")
    assert not game["guardian"].present


# --- A06 Psychic Horns


@rule("A06")
def test_the_psychic_horns_hear_the_goddess():
    game = arena({"INF": (5, 4)}, turn="INF", items={"INF": "A06"}, hand="SK03 SK07")
    game.play("free")
    assert game.known == ["SK03", "SK07"]
    assert "free" not in game.offers(), "once per Round"
    assert game["INF"].base_used == 0


@rule("A06")
@pytest.mark.parametrize(("roll", "vitae"), [(3, 5), (2, 4)])
def test_the_charged_horns_confuse_a_monster(roll: int, vitae: int):
    game = arena({"INF": (5, 4), "hound": (6, 4)}, turn="INF", items={"INF": "A06*"}, dice=[roll])
    game.play("ability")
    assert "ability" not in game.offers()
    game.goddess_turn().monster("hound", "attack")
    assert game["INF"].vitae == vitae
    far = {"INF": (5, 4), "hound": (11, 4)}
    assert "ability" not in arena(far, turn="INF", items={"INF": "A06*"}).offers()
    assert "ability" not in arena({"INF": (5, 4), "hound": (6, 4)}, turn="INF", items={"INF": "A06"}).offers()


# --- A07 Mace of Mayhem


@rule("A07")
def test_the_mace_of_mayhem_is_an_attack():
    game = arena({"INF": (5, 4), "hound": (6, 4)}, turn="INF", items={"INF": "A07"}, dice=[4])
    game.play("attack", "A07", "hound")
    assert game["hound"].vitae == 1


@rule("A07")
def test_the_mace_of_mayhem_swings_at_all_around():
    units = {"INF": (5, 4), "guardian": (6, 4), "hound": (4, 3), "hound 2": (7, 4)}
    game = arena(units, turn="INF", items={"INF": "A07"}, souls={"INF": 1})
    game.play("devour", "A07 soul")
    assert game.monsters == ["hound 2"]
    assert game["hound 2"].vitae == 3
    assert (game["INF"].souls, game["INF"].base_used, game.rolled) == (0, 1, 0)
    far = {"INF": (5, 4), "hound": (7, 4)}
    assert not arena(far, turn="INF", items={"INF": "A07"}, souls={"INF": 1}).can("devour", "A07 soul")


# --- A08 Ossuary Lantern


@rule("A08")
def test_the_ossuary_lantern_fetches_a_soul():
    game = arena({"INF": (5, 4)}, turn="INF", items={"INF": "A08"}, lay={(8, 4): "soul"})
    game.play("free")
    assert (game["INF"].souls, game["INF"].base_used) == (1, 0)
    assert game.tokens((8, 4)) == set()
    assert "free" not in game.offers()
    game = arena({"INF": (5, 4)}, turn="INF", items={"INF": "A08"}, lay={(9, 4): "soul"})
    assert "free" not in game.offers()
    lay = {(8, 4): "soul", (7, 4): "wall"}
    assert "free" not in arena({"INF": (5, 4)}, turn="INF", items={"INF": "A08"}, lay=lay).offers()


@rule("A08")
@pytest.mark.parametrize(("items", "vitae"), [("A08*", 4), ("A08", 3)])
def test_the_charged_lantern_improves_restores(items: str, vitae: int):
    game = arena({"INF": (5, 4)}, turn="INF", items={"INF": items}, souls={"INF": 1}, vitae={"INF": 1})
    game.play("restore", "soul")
    assert game["INF"].vitae == vitae


# --- A09 Obsidian Mirror


@rule("A09")
@pytest.mark.parametrize(("items", "health"), [("A09", 2), ("", 4)])
def test_the_obsidian_mirror_sees_through_the_ethereal(items: str, health: int):
    game = arena({"INF": (5, 4), "spectro": (9, 3)}, turn="INF", items={"INF": items}, dice=[4])
    game.play("attack", "Carbine")
    assert game["spectro"].vitae == health


@rule("A09")
@pytest.mark.parametrize(("items", "health"), [("A09*", 2), ("A09", 3)])
def test_the_charged_mirror_hurts_who_strikes(items: str, health: int):
    game = arena({"INF": (5, 4), "hound": (6, 4)}, turn="hound", items={"INF": items}, dice=[4])
    game.play("attack")
    assert (game["INF"].vitae, game["hound"].vitae) == (4, health)


# --- A10 Grave Compass


@rule("A10")
def test_the_grave_compass_speeds_up():
    game = arena({"INF": (5, 4)}, turn="INF", items={"INF": "A10"})
    game.choose("move", *["E"] * 5)
    assert game.asked == "MENU"
    assert game.at("INF") == (10, 4)


@rule("A10")
def test_the_grave_compass_leads_to_anyone():
    units = {"INF": (5, 4), "VET": (16, 4), "hound": (6, 4)}
    game = arena(units, turn="INF", items={"INF": "A10"}, souls={"INF": 1})
    game.choose("devour", "A10 soul", "VET", (15, 3))
    assert game.at("INF") == (15, 3)
    assert (game["INF"].souls, game["INF"].base_used, game["INF"].stamina) == (0, 1, 4)
