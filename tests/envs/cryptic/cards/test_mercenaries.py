"""The Abilities of the Veteran, the Infantry, the Guardian, the Sharpshooter and the Berserker."""

import pytest

from .arena import arena

rule = pytest.mark.rule


# --- Veteran


@rule("VET-1")
def test_steady_hand_rerolls_one_failed_aim_check_a_round():
    game = arena({"VET": (5, 4), "hound": (8, 4)}, turn="VET", dice=[6, 2, 6])
    game.play("attack", "hound", "yes")
    assert game["hound"].vitae == 1
    assert game["VET"].stamina == 4, "the reroll is free"
    game.choose("attack")
    assert game.asked == "REROLL", "no second trigger in this Round"


@rule("VET-1")
def test_steady_hand_may_fail_again_or_be_left_unused():
    game = arena({"VET": (5, 4), "hound": (8, 4)}, turn="VET", dice=[6, 6, 6])
    game.choose("attack")
    assert game.asked == "TRIGGER"
    game.choose("yes")
    assert game.asked == "REROLL", "the new roll counts"
    game = arena({"VET": (5, 4), "hound": (8, 4)}, turn="VET", dice=[6, 6])
    game.choose("attack", "no", "no", "attack")
    assert game.asked == "TRIGGER", "not used up"


@rule("VET-1")
def test_steady_hand_is_for_aim_checks_alone():
    game = arena({"VET": (5, 4), "hound": (6, 4)}, turn="VET", dice=[6])
    game.choose("move", "W")
    assert game.asked == "REROLL", "a Break-Away check is a Stamina check"


@rule("VET-2")
def test_the_assault_rifle_reaches_five_spaces_for_two():
    game = arena({"VET": (5, 4), "hound": (10, 4)}, turn="VET", charged={"VET": "1"}, dice=[5])
    game.play("attack", "charge 1", "hound")
    assert game["hound"].vitae == 1
    assert "attack" not in arena({"VET": (5, 4), "hound": (10, 4)}, turn="VET").offers(), "not unlocked"
    assert "attack" not in arena({"VET": (5, 4), "hound": (11, 4)}, turn="VET", charged={"VET": "1"}).offers()


@rule("VET-3")
def test_field_command_gives_another_cryptonaut_an_action():
    units = {"VET": (5, 4), "INF": (10, 4), "AND": (11, 4), "DEM": (5, 5)}
    game = arena(units, turn="VET", charged={"VET": "2"}, retired="DEM")
    game.choose("ability")
    assert game.asked == "MENU", "only INF: AND is farther than 5 and behind, DEM is Retired, VET is no ally"
    assert game["INF"].extra == 1
    assert game["VET"].base_used == 1
    assert "ability" not in game.offers(), "once per Round"
    game.play("retire", "INF")
    assert game.left("INF") == 3


@rule("VET-4")
def test_last_stand_heals_and_armors_until_cleanup():
    game = arena({"VET": (5, 4), "spectro": (6, 4)}, turn="VET", vitae={"VET": 1}, souls={"VET": 1}, dice=[1])
    game.choose("devour")
    assert (game["VET"].vitae, game["VET"].souls, game["VET"].base_used) == (3, 0, 0)
    assert "devour" not in game.offers(), "no Soul is left"
    game.goddess_turn().monster("spectro", "attack")
    assert game["VET"].vitae == 2, "Armor 2 against 3"
    game.next_round().goddess_turn().dice(1).monster("spectro", "attack")
    assert game["VET"].vitae == 0


# --- Infantry


@rule("INF-1")
def test_suppressing_fire_slows_until_cleanup_once_per_round():
    game = arena({"INF": (5, 4), "hound": (9, 4)}, turn="INF", dice=[4, 6])
    game.play("attack", "start", "hound")
    assert game["hound"].vitae == 2
    game.choose("attack")
    assert game.asked == "REROLL", "Carbine is the only Attack left at 4 spaces"
    game.play("no").goddess_turn().choose("hound")
    assert game.left("hound") == 1
    game.play("end").next_round().goddess_turn().choose("hound")
    assert game.left("hound") == 2


@rule("INF-1")
def test_suppressing_fire_slows_on_a_hit_alone():
    game = arena({"INF": (5, 4), "hound": (9, 4)}, turn="INF", dice=[5])
    game.play("attack", "start", "hound").goddess_turn().choose("hound")
    assert game["hound"].vitae == 3
    assert game.left("hound") == 2
    assert "attack" not in arena({"INF": (5, 4), "hound": (10, 4)}, turn="INF").offers()


@rule("INF-2")
def test_combat_armor_takes_one_from_each_damage():
    game = arena({"INF": (5, 4), "guardian": (6, 4)}, turn="guardian", charged={"INF": "1"}, dice=[3])
    game.play("attack")
    assert game["INF"].vitae == 4


@rule("INF-3")
@pytest.mark.parametrize(("charged", "health"), [("2", 1), ("", 3)])
def test_overwatch_aims_better_when_prepared(charged: str, health: int):
    units = {"INF": (5, 4), "hound": (9, 4)}
    game = arena(units, turn="hound", prepared="INF", charged={"INF": charged}, dice=[5])
    game.choose("move")
    assert game.asked == "PREPARED"
    game.play("yes", "attack", "attack 0", "hound")
    assert game["hound"].vitae == health


@rule("INF-3")
def test_overwatch_is_no_help_in_her_own_turn():
    game = arena({"INF": (5, 4), "hound": (9, 4)}, turn="INF", charged={"INF": "2"}, dice=[5])
    game.play("attack", "attack 0", "hound")
    assert game["hound"].vitae == 3


@rule("INF-4")
def test_spirit_bazooka_needs_no_check_and_bursts():
    units = {"INF": (5, 4), "guardian": (10, 4), "hound": (11, 3), "hound 2": (9, 3), "hound 3": (12, 4)}
    game = arena(units, turn="INF", souls={"INF": 1})
    game.play("devour", "guardian")
    assert game.rolled == 0
    assert not game["guardian"].present, "4 Piercing"
    assert [game[name].vitae for name in ("hound", "hound 2", "hound 3")] == [1, 1, 3]
    assert (game["INF"].souls, game["INF"].base_used) == (0, 1)
    assert "devour" not in arena({"INF": (5, 4), "hound": (11, 4)}, turn="INF", souls={"INF": 1}).offers()


@rule("INF-4")
def test_spirit_bazooka_pierces_for_four():
    units = {"INF": (5, 4), "troll": (10, 4)}
    game = arena(units, "GOR", turn="INF", souls={"INF": 1}, changes={"troll": "armor+1"}).play("devour")
    assert game["troll"].vitae == 2


# --- Guardian


@rule("GUA-1")
def test_bulwark_takes_the_hit_of_an_adjacent_cryptonaut():
    game = arena({"GUA": (5, 4), "XEN": (6, 4), "guardian": (7, 4)}, turn="guardian", dice=[3, 3])
    game.choose("attack")
    assert game.asked == "TRIGGER"
    game.choose("yes")
    assert (game["GUA"].vitae, game["XEN"].vitae) == (5, 4), "2 less her Armor of 1"
    game.choose("attack")
    assert (game["GUA"].vitae, game["XEN"].vitae) == (5, 2), "once per Round"


@rule("GUA-1")
def test_bulwark_is_asked_of_hits_within_one_space():
    game = arena({"GUA": (5, 4), "XEN": (6, 4), "guardian": (7, 4)}, turn="guardian", dice=[4])
    game.play("attack")
    assert not game.was_asked("TRIGGER"), "a miss"
    game = arena({"GUA": (4, 4), "XEN": (6, 4), "guardian": (7, 4)}, turn="guardian", dice=[3])
    game.play("attack")
    assert not game.was_asked("TRIGGER"), "two spaces away"
    assert game["XEN"].vitae == 2
    game = arena({"GUA": (6, 4), "guardian": (7, 4)}, turn="guardian", dice=[3])
    game.play("attack")
    assert not game.was_asked("TRIGGER"), "not for herself"


@rule("GUA-2")
def test_heavy_plate_armors_and_cannot_be_knocked_back():
    game = arena(
        {"GUA": (5, 4), "slayer": (6, 4)},
        "GOR",
        turn="slayer",
        master={"slayer": "m_champion"},
        charged={"GUA": "1"},
        dice=[4],
    )
    game.play("attack")
    assert game["GUA"].vitae == 5, "2 less 1"
    assert not game.was_asked("DIRECTION")


@rule("GUA-3")
def test_hold_the_line_slows_the_monsters_beside_her():
    units = {"GUA": (5, 4), "hound": (6, 4), "hound 2": (6, 3), "hound 3": (7, 4)}
    game = arena(units, turn="GUA", charged={"GUA": "2"})
    game.play("ability")
    assert "ability" not in game.offers()
    game.goddess_turn()
    assert [game.left(name) for name in ("hound", "hound 2", "hound 3")] == [1, 1, 2]
    assert game.next_round().goddess_turn().left("hound") == 2
    game = arena({"GUA": (5, 4), "hound": (7, 4)}, turn="GUA", charged={"GUA": "2"})
    assert "ability" not in game.offers(), "nobody there"


@rule("GUA-4")
def test_sanctuary_heals_all_within_two():
    units = {"GUA": (5, 4), "XEN": (6, 4), "VET": (7, 4), "INF": (8, 4)}
    wounds = {"GUA": 3, "XEN": 3, "VET": 0, "INF": 2}
    game = arena(units, turn="GUA", souls={"GUA": 1}, vitae=wounds)
    game.play("devour")
    assert [game[name].vitae for name in units] == [5, 4, 2, 2], "up to the maximum, behind another too"
    assert not game["VET"].between
    assert (game["GUA"].base_used, game["GUA"].souls) == (1, 0)


# --- Sharpshooter


@rule("SHA-1")
def test_a_braced_rifle_does_one_more_until_she_moves():
    game = arena({"SHA": (5, 4), "troll": (12, 3)}, "GOR", turn="SHA", dice=[5, 5])
    game.play("attack", "attack 0", "troll")
    assert game["troll"].vitae == 4
    game = arena({"SHA": (5, 4), "troll": (12, 3)}, "GOR", turn="SHA", dice=[5])
    game.play("move", "E", "done").play("attack", "attack 0", "troll")
    assert game["troll"].vitae == 5


@rule("SHA-1")
def test_bracing_is_for_the_long_rifle():
    game = arena({"SHA": (5, 4), "hound": (6, 4)}, turn="SHA", dice=[5])
    game.play("attack", "attack 1", "hound")
    assert game["hound"].vitae == 2


@rule("SHA-2")
@pytest.mark.parametrize(("charged", "weapon", "health"), [("1", 0, 1), ("", 0, 2), ("1", 1, 3)])
def test_piercing_rounds_are_for_ranged_attacks(charged: str, weapon: int, health: int):
    units = {"SHA": (5, 4), "guardian": (6, 4)}
    game = arena(units, turn="SHA", charged={"SHA": charged}, dice=[5])
    game.play("attack", f"attack {weapon}", "guardian")
    assert game["guardian"].vitae == health


@rule("SHA-3")
def test_a_marked_quarry_takes_one_more_from_every_attack():
    units = {"SHA": (5, 4), "INF": (9, 2), "troll": (12, 3)}
    game = arena(units, "GOR", turn="SHA", charged={"SHA": "2"}, dice=[5, 4, 5])
    game.play("free", "troll")
    assert game["SHA"].base_used == 0
    assert "free" not in game.offers(), "once per Round"
    game.play("attack", "troll")
    assert game["troll"].vitae == 3, "2 and 1"
    game.play("retire", "attack", "attack 0", "troll")
    assert not game["troll"].present, "2 and 1 once more"


@rule("SHA-3")
def test_a_marked_quarry_is_within_eight_and_in_sight():
    assert "free" not in arena({"SHA": (4, 4), "hound": (13, 4)}, turn="SHA", charged={"SHA": "2"}).offers()
    units = {"SHA": (5, 4), "VET": (6, 4), "hound": (13, 4)}
    assert "free" not in arena(units, turn="SHA", charged={"SHA": "2"}).offers()


@rule("SHA-4")
def test_the_soulbound_round_goes_through_walls_without_a_check():
    units, changes = {"SHA": (1, 4), "troll": (13, 4)}, {"troll": "armor+1"}
    lay = {(8, y): "wall" for y in range(2, 8)}
    game = arena(units, "GOR", turn="SHA", souls={"SHA": 1}, changes=changes, lay=lay)
    game.play("devour")
    assert game["troll"].vitae == 3, "3 Piercing at 12 spaces"
    assert game.rolled == 0
    assert "devour" not in arena({"SHA": (1, 4), "hound": (14, 4)}, turn="SHA", souls={"SHA": 1}).offers()


# --- Berserker


@rule("BER-1")
@pytest.mark.parametrize(("vitae", "weapon", "health"), [(2, 0, 3), (3, 0, 4), (2, 1, 5)])
def test_rage_strengthens_melee_attacks_at_two_vitae(vitae: int, weapon: int, health: int):
    units = {"BER": (5, 4), "troll": (6, 3)}
    game = arena(units, "GOR", turn="BER", vitae={"BER": vitae}, dice=[4])
    game.play("attack", f"attack {weapon}", "troll")
    assert game["troll"].vitae == health


@rule("BER-2")
def test_cleave_rolls_for_each_adjacent_monster_once_a_round():
    units = {"BER": (5, 4), "hound": (6, 4), "hound 2": (6, 3), "hound 3": (7, 4)}
    game = arena(units, turn="BER", charged={"BER": "1"}, dice=[4, 5])
    game.play("attack", "charge 1")
    assert [game[name].vitae for name in ("hound", "hound 2", "hound 3")] == [1, 3, 3]
    assert game["BER"].base_used == 1
    game.choose("attack")
    assert not game.can("charge 1")


@rule("BER-3")
def test_bloodrush_gives_an_action_for_a_kill_once_a_round():
    units = {"BER": (5, 4), "hound": (6, 4), "hound 2": (6, 3)}
    health = {"hound": 1, "hound 2": 1}
    game = arena(units, turn="BER", charged={"BER": "2"}, vitae=health, dice=[4, 4])
    game.play("attack", "attack 0", "hound", "yes")
    assert game.left("BER") == 2
    game.play("attack", "attack 0", "hound 2")
    assert game.times_asked("TRIGGER") == 1, "once per Round"
    assert game.left("BER") == 1


@rule("BER-3")
def test_bloodrush_is_for_her_own_kills():
    units = {"BER": (5, 4), "VET": (4, 3), "hound": (6, 3)}
    game = arena(units, turn="VET", charged={"BER": "2"}, vitae={"hound": 1}, dice=[4])
    game.play("attack", "hound")
    assert not game["hound"].present
    assert not game.was_asked("TRIGGER")


@rule("BER-4")
def test_undying_fury_heals_and_gives_an_action():
    game = arena({"BER": (5, 4)}, turn="BER", vitae={"BER": 0}, souls={"BER": 2})
    assert game.left("BER") == 1, "Between Realms"
    game.play("devour")
    assert (game["BER"].vitae, game["BER"].between, game["BER"].souls) == (1, 0, 1)
    assert game.left("BER") == 3
    game.play("devour")
    assert game.left("BER") == 4, "as often as there are Souls"
