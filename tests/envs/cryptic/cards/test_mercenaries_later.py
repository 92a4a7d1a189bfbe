"""The Abilities of the Vanguard, the Executioner and the Tracker."""

import pytest

from .arena import arena

rule = pytest.mark.rule


# --- Vanguard


@rule("VAN-1")
def test_charge_steps_and_strikes_in_one_action():
    game = arena({"VAN": (5, 4), "hound": (9, 4)}, turn="VAN", dice=[4])
    game.play("ability", "E", "E", "E", "attack 1", "hound", "N")
    assert game.at("VAN") == (8, 4)
    assert game["hound"].vitae == 2
    assert game["VAN"].base_used == 1
    assert "ability" not in game.offers()


@rule("VAN-1")
def test_charge_may_do_without_its_attack_and_melee_alone_counts():
    game = arena({"VAN": (5, 4), "hound": (9, 4)}, turn="VAN", dice=[4])
    game.play("ability", "E", "E", "done")
    assert game.at("VAN") == (7, 4)
    assert game.asked == "MENU", "no Monster is adjacent, the Shotgun is no Melee Attack"
    assert game.rolled == 0
    game = arena({"VAN": (5, 4), "hound": (9, 4)}, turn="VAN", dice=[4])
    game.play("ability", "E", "E", "E").choose("done")
    assert game.asked == "MENU"
    assert game["hound"].vitae == 3


@rule("VAN-2")
def test_the_breacher_destroys_structures():
    lay = {(6, 4): "arcane door"}
    game = arena({"VAN": (5, 4)}, turn="VAN", charged={"VAN": "1"}, lay=lay)
    game.play("attack", "attack 0", (6, 4))
    assert game.structure((6, 4)).gone, "2 and 2"
    game = arena({"VAN": (5, 4)}, turn="VAN", lay=lay)
    game.play("attack", "attack 0", (6, 4))
    assert game.structure((6, 4)).health == 2
    game = arena({"VAN": (5, 4), "troll": (6, 3)}, "GOR", turn="VAN", charged={"VAN": "1"}, dice=[4])
    game.play("attack", "attack 0", "troll")
    assert game["troll"].vitae == 4, "no more against a Monster"


@rule("VAN-3")
def test_slug_rounds_knock_back_as_far_as_their_damage():
    game = arena({"VAN": (5, 4), "hound": (9, 4)}, turn="VAN", charged={"VAN": "2"}, dice=[4])
    game.play("attack", "charge 2", "hound")
    assert game.asked == "DIRECTION"
    game.choose("E")
    assert game["hound"].vitae == 1
    assert game.at("hound") == (11, 4)
    assert "attack" not in arena({"VAN": (5, 4), "hound": (9, 4)}, turn="VAN").offers()


@rule("VAN-4")
def test_shock_and_awe_damages_and_slows_within_two():
    units = {"VAN": (5, 4), "hound": (6, 4), "hound 2": (7, 4), "hound 3": (8, 4)}
    game = arena(units, turn="VAN", souls={"VAN": 1})
    game.play("devour")
    assert [game[name].vitae for name in ("hound", "hound 2", "hound 3")] == [1, 1, 3]
    game.goddess_turn()
    assert [game.left(name) for name in ("hound", "hound 2", "hound 3")] == [1, 1, 2]
    assert game.next_round().goddess_turn().left("hound") == 2


# --- Executioner


@rule("EXE-1")
def test_grim_resolve_restores_stamina_for_a_kill():
    units = {"EXE": (5, 4), "hound": (7, 4), "hound 2": (6, 4)}
    game = arena(units, turn="EXE", stamina={"EXE": 2}, vitae={"hound": 2, "hound 2": 2}, dice=[4, 4])
    game.play("attack", "hound", "yes")
    assert not game["hound"].present
    assert game["EXE"].stamina == 3
    game.play("attack")
    assert game.times_asked("TRIGGER") == 1, "once per Round"


@rule("EXE-1")
def test_grim_resolve_is_not_offered_at_full_stamina():
    game = arena({"EXE": (5, 4), "hound": (7, 4)}, turn="EXE", vitae={"hound": 2}, dice=[4])
    game.play("attack")
    assert not game.was_asked("TRIGGER"), "it would change nothing (R-68)"


@rule("EXE-2")
@pytest.mark.parametrize(("charged", "health"), [("1", 1), ("", 2)])
def test_sunder_pierces_armor_in_melee(charged: str, health: int):
    game = arena({"EXE": (5, 4), "guardian": (7, 4)}, turn="EXE", charged={"EXE": charged}, dice=[4])
    game.play("attack")
    assert game["guardian"].vitae == health


@rule("EXE-2")
def test_sunder_is_no_help_at_range():
    units = {"EXE": (5, 4), "guardian": (8, 4)}
    game = arena(units, turn="EXE", charged={"EXE": "1"}, items={"EXE": "R04"}, dice=[4])
    game.play("attack", "R04", "guardian")
    assert game["guardian"].vitae == 2


@rule("EXE-3")
@pytest.mark.parametrize(("roll", "vitae"), [(3, 4), (4, 5)])
def test_dread_visage_spoils_the_aim_of_adjacent_monsters(roll: int, vitae: int):
    game = arena({"EXE": (5, 4), "hound": (6, 4)}, turn="hound", charged={"EXE": "2"}, dice=[roll])
    game.play("attack")
    assert game["EXE"].vitae == vitae


@rule("EXE-3")
def test_dread_visage_follows_who_is_adjacent_now():
    units = {"EXE": (5, 4), "VET": (8, 4), "hound": (7, 4)}
    game = arena(units, turn="hound", charged={"EXE": "2"}, dice=[4])
    game.play("attack")
    assert game["VET"].vitae == 4, "two spaces from her"
    units = {"EXE": (7, 3), "VET": (8, 4), "hound": (7, 4)}
    game = arena(units, turn="hound", charged={"EXE": "2"}, dice=[4])
    game.play("attack", "VET")
    assert game["VET"].vitae == 5, "whomever it attacks"


@rule("EXE-4")
def test_decapitate_needs_no_check():
    units, changes = {"EXE": (5, 4), "troll": (7, 3)}, {"troll": "armor+1"}
    game = arena(units, "GOR", turn="EXE", souls={"EXE": 1}, changes=changes)
    game.play("devour")
    assert game["troll"].vitae == 1, "5 Piercing"
    assert game.rolled == 0
    units = {"EXE": (5, 4), "troll": (8, 3)}
    assert "devour" not in arena(units, "GOR", turn="EXE", souls={"EXE": 1}).offers()


# --- Tracker


@rule("TRA-1")
def test_surefooted_breaks_away_without_a_roll():
    game = arena({"TRA": (5, 4), "hound": (6, 4)}, turn="TRA")
    game.play("move", "W", "done")
    assert game.at("TRA") == (4, 4)
    assert game.rolled == 0
    assert game["TRA"].stamina == 5


@rule("TRA-1")
def test_surefooted_is_no_help_against_grapple():
    game = arena({"TRA": (5, 4), "leech": (6, 3)}, "GOR", turn="TRA")
    game.play("move", "W", "done")
    assert game.at("TRA") == (4, 4)
    assert (game.rolled, game["TRA"].stamina) == (0, 4)


@rule("TRA-2")
def test_snare_slows_one_monster_within_three():
    units = {"TRA": (5, 4), "hound": (8, 4), "hound 2": (5, 3)}
    game = arena(units, turn="TRA", charged={"TRA": "1"})
    game.play("ability", "hound")
    assert "ability" not in game.offers()
    game.goddess_turn()
    assert [game.left(name) for name in ("hound", "hound 2")] == [1, 2]
    assert game.next_round().goddess_turn().left("hound") == 2
    assert "ability" not in arena({"TRA": (5, 4), "hound": (9, 4)}, turn="TRA", charged={"TRA": "1"}).offers()


@rule("TRA-3")
@pytest.mark.parametrize(("charged", "health"), [("2", 3), ("", 4)])
def test_hunters_eye_ignores_ethereal(charged: str, health: int):
    game = arena({"TRA": (5, 4), "spectro": (9, 3)}, turn="TRA", charged={"TRA": charged}, dice=[4])
    game.play("attack")
    assert game["spectro"].vitae == health


@rule("TRA-3")
@pytest.mark.parametrize(("charged", "rolls"), [("2", 1), ("", 2)])
def test_hunters_eye_ignores_fearsome(charged: str, rolls: int):
    units = {"TRA": (5, 4), "hound": (9, 4)}
    game = arena(units, turn="TRA", master={"hound": "m_regent"}, charged={"TRA": charged}, dice=[4, 4])
    game.play("attack")
    assert game.rolled == rolls
    assert game["hound"].vitae == 4, "Piercing"


@rule("TRA-4")
def test_wild_hunt_runs_and_strikes_harder_in_this_turn():
    units = {"TRA": (5, 3), "leech": (5, 4), "troll": (13, 3)}
    game = arena(units, "GOR", turn="TRA", souls={"TRA": 1}, dice=[4, 4])
    game.play("devour", *["E"] * 6)
    assert game.at("TRA") == (11, 3)
    assert (game["TRA"].stamina, game["TRA"].base_used) == (5, 0), "no Break-Away at all"
    game.play("attack", "attack 0", "troll")
    assert game["troll"].vitae == 4, "1 and 1"
    game.goddess_turn().next_round("TRA").play("attack", "attack 0", "troll")
    assert game["troll"].vitae == 4, "this Turn only; Regrowth between them"


@rule("TRA-4")
def test_wild_hunt_ends_when_she_retires():
    units = {"TRA": (5, 4), "troll": (12, 3)}
    game = arena(units, "GOR", turn="TRA", souls={"TRA": 1}, dice=[4])
    game.play("devour", *["E"] * 2, "done").play("prepare").goddess_turn().monster("troll")
    game.choose("move", "yes").play("attack", "attack 0", "troll")
    assert game["troll"].vitae == 5
