"""The Abilities of the Cartographer, the Physicist, the Archaeologist and the Oneirologist."""

import pytest

from .arena import arena

rule = pytest.mark.rule


# --- Cartographer


@rule("CAR-1")
@pytest.mark.parametrize(("name", "legal"), [("CAR", True), ("VET", True), ("INF", False)])
def test_pathfinding_makes_every_space_cost_one(name: str, legal: bool):
    units = {"CAR": (1, 4), "VET": (1, 5), "INF": (1, 6)} | {name: (4, 4)}
    lay = {(5, 4): "special"}
    game = arena(units, turn=name, squads=("CAR VET", "INF"), changes={name: "move-9"}, lay=lay)
    game.choose("move")
    assert ("E" in game.offers()) == legal, "sand, with one Move point"


@rule("CAR-2")
def test_the_skeleton_key_opens_and_closes_a_door_from_afar():
    game = arena({"CAR": (15, 11)}, turn="CAR", charged={"CAR": "1"}, lay={(15, 6): "arcane door"})
    game.play("free", (15, 6), "option 0")
    assert game.structure((15, 6)).open
    assert game["CAR"].base_used == 0
    assert "free" not in game.offers(), "once per Round"
    game = arena({"CAR": (15, 11)}, turn="CAR", charged={"CAR": "1"}, lay={(15, 6): "door open"})
    game.play("free", (15, 6), "option 1")
    assert not game.structure((15, 6)).open


@rule("CAR-2")
def test_the_skeleton_key_needs_a_door_within_five_that_may_move():
    doors = {(15, 6): "door", (15, 13): "door"}
    game = arena({"CAR": (15, 12)}, turn="CAR", charged={"CAR": "1"}, lay=doors)
    game.play("free")
    assert not game.structure((15, 6)).open
    assert game.structure((15, 13)).open, "the only Door within 5"
    units = {"CAR": (15, 11), "VET": (15, 6), "INF": (15, 13)}
    game = arena(units, turn="CAR", charged={"CAR": "1"}, lay={where: "door open" for where in doors})
    assert "free" not in game.offers(), "no Door closes onto a Cryptonaut"


@rule("CAR-3")
def test_a_waypoint_puts_her_beside_a_squad_member():
    units = {"CAR": (5, 4), "hound": (5, 3), "VET": (13, 4), "INF": (9, 2)}
    game = arena(units, turn="CAR", squads=("CAR VET", "INF"), charged={"CAR": "2"})
    game.choose("ability")
    assert game.asked == "SPACE", "VET alone is of her Squad"
    assert game.offers() == {(x, y) for x in (12, 13, 14) for y in (3, 4, 5)} - {(13, 4)}
    game.choose((12, 3))
    assert game.at("CAR") == (12, 3)
    assert (game["CAR"].base_used, game["CAR"].stamina) == (1, 5), "no Break-Away"
    assert "ability" not in game.offers()


@rule("CAR-3")
def test_a_waypoint_reaches_eight_spaces_in_sight():
    squads = ("CAR VET", "INF")
    units = {"CAR": (4, 4), "VET": (13, 4)}
    assert "ability" not in arena(units, turn="CAR", squads=squads, charged={"CAR": "2"}).offers()
    units = {"CAR": (5, 4), "VET": (13, 4), "hound": (9, 4)}
    assert "ability" not in arena(units, turn="CAR", squads=squads, charged={"CAR": "2"}).offers()


@rule("CAR-4")
def test_the_fold_map_fetches_anyone_on_the_board():
    units = {"CAR": (5, 4), "VET": (4, 4), "INF": (1, 17)}
    game = arena(units, turn="CAR", souls={"CAR": 1})
    game.choose("devour")
    assert {"INF", "VET"} < game.offers()
    assert "CAR" not in game.offers()
    game.choose("INF", (6, 4))
    assert game.at("INF") == (6, 4)
    assert (game["CAR"].souls, game["CAR"].base_used) == (0, 1)


# --- Physicist


@rule("PHS")
def test_the_gauss_prototype_fires_once_a_round():
    game = arena({"PHS": (5, 4), "troll": (11, 3)}, "GOR", turn="PHS", dice=[4])
    game.play("attack")
    assert game["troll"].vitae == 4
    assert "attack" not in game.offers(), "the Sidearm reaches 3"
    game.goddess_turn().next_round("PHS").dice(4).play("attack")
    assert game["troll"].vitae == 3, "Regrowth between them"


@rule("PHS-1")
def test_the_gravity_well_shoves_two_spaces_in_any_direction():
    game = arena({"PHS": (5, 4), "hound": (10, 4)}, turn="PHS")
    game.choose("ability")
    assert game.asked == "DIRECTION"
    game.choose("NW")
    assert game.at("hound") == (8, 2)
    assert game["hound"].vitae == 3
    assert "ability" not in game.offers()
    assert "ability" not in arena({"PHS": (4, 4), "hound": (10, 4)}, turn="PHS").offers()


@rule("PHS-1")
def test_the_gravity_well_stops_before_an_obstacle_and_moves_the_unyielding():
    game = arena({"PHS": (5, 4), "guardian": (9, 3)}, turn="PHS", lay={(7, 5): "wall"})
    game.play("ability", "SW")
    assert game.at("guardian") == (8, 4), "a Wall at (7, 5); Unyielding is no help (R-69)"


@rule("PHS-2")
def test_a_force_field_armors_until_cleanup():
    units = {"PHS": (5, 4), "VET": (8, 4), "spectro": (9, 4)}
    game = arena(units, turn="PHS", charged={"PHS": "1"}, dice=[3])
    game.choose("ability", "charge 1")
    assert game.offers() == {"PHS", "VET"}
    game.play("VET")
    assert not game.can("ability", "charge 1"), "once per Round"
    game.goddess_turn().monster("spectro", "attack")
    assert game["VET"].vitae == 4, "3 less 2"
    game.next_round().goddess_turn().dice(3).monster("spectro", "attack")
    assert game["VET"].vitae == 1


@rule("PHS-3")
def test_quantum_tunnel_goes_through_walls():
    game = arena({"PHS": (5, 4), "hound": (6, 4)}, turn="PHS", charged={"PHS": "2"}, lay={(3, 4): "wall"})
    game.choose("ability", "charge 2")
    assert (2, 4) in game.offers()
    assert {(3, 4), "hound", (9, 4)}.isdisjoint(game.offers()), "a Wall, occupied, 4 spaces away"
    game.choose((2, 4))
    assert game.at("PHS") == (2, 4)
    assert game["PHS"].stamina == 4, "no Break-Away"
    assert "ability" not in game.offers(), "once per Round"


@rule("PHS-4")
def test_a_singularity_draws_in_and_crushes():
    units = {"PHS": (5, 4), "guardian": (12, 4), "hound": (8, 2), "hound 2": (10, 3), "VET": (11, 3)}
    units["hound 3"] = (13, 4)
    game = arena(units, turn="PHS", souls={"PHS": 1})
    game.play("devour", (10, 4))
    assert [game.at(name) for name in ("guardian", "hound", "hound 2")] == [(10, 4), (9, 3), (10, 3)]
    assert [game[name].vitae for name in ("guardian", "hound", "hound 2")] == [1, 1, 1], "2 Piercing"
    assert (game["hound 3"].vitae, game.at("hound 3")) == (3, (13, 4))
    assert game["VET"].vitae == 5


# --- Archaeologist


@rule("ARC-1")
def test_the_relic_hunter_keeps_one_of_two_artifacts():
    game = arena({"ARC": (5, 4)}, turn="ARC", lay={(6, 4): "artifact"}, artifacts="A05 A06 A07")
    game.choose("move", "E")
    assert game.asked == "TRIGGER"
    game.choose("yes")
    assert game.asked == "OPTION"
    assert game.offers() == {"option 0", "option 1"}
    game.choose("option 1")
    assert game.items("ARC") == ["A06"]
    assert game["ARC"].knowledge == 1
    assert game.artifacts[0] == "A07"
    assert game.artifacts[-1] == "A05", "under the deck"


@rule("ARC-1")
def test_the_relic_hunter_may_just_draw_and_hunts_every_time():
    lay = {(6, 4): "artifact", (7, 4): "artifact"}
    game = arena({"ARC": (5, 4)}, turn="ARC", lay=lay, artifacts="A05 A06 A07 A08")
    game.choose("move", "E", "no")
    assert game.items("ARC") == ["A05"]
    game.choose("E", "yes", "option 0")
    assert game.items("ARC") == ["A05", "A06"], "not once per Round"
    assert game.artifacts[-1] == "A07"


@rule("ARC-1")
def test_the_relic_hunter_is_for_her_own_finds():
    units = {"ARC": (5, 4), "VET": (5, 3)}
    game = arena(units, turn="VET", squads=("ARC VET",), lay={(6, 3): "artifact"}, artifacts="A05 A06")
    game.choose("move", "E")
    assert game.asked == "STEP"
    assert game.items("VET") == ["A05"]


@rule("ARC-2")
@pytest.mark.parametrize(
    ("charged", "name", "vitae"), [("1", "VET", 4), ("", "VET", 3), ("1", "INF", 3), ("1", "ARC", 3)]
)
def test_trap_sense_helps_her_squad_against_traps(charged: str, name: str, vitae: int):
    units = {"ARC": (5, 4), "VET": (8, 4), "INF": (11, 4)}
    x, y = units[name]
    game = arena(
        units,
        turn=name,
        squads=("ARC VET", "INF"),
        charged={"ARC": charged},
        stamina={name: 2},
        lay={(x + 1, y): "trap"},
        traps="T1",
        dice=[4],
    )
    game.play("move", "E", "done")
    assert game[name].vitae == vitae, "1 if she passes, 2 if she fails"


@rule("ARC-3")
def test_decipher_shows_the_hand_to_the_cryptonauts():
    game = arena({"ARC": (5, 4)}, turn="ARC", charged={"ARC": "2"}, hand="SK01 SK03 SK03")
    game.play("free")
    assert game.known == game.hand
    assert game["ARC"].base_used == 0
    assert "free" not in game.offers()


@rule("ARC-4")
def test_excavate_turns_a_wall_into_ground_and_steps():
    lay = {(3, 4): "wall", (3, 5): "wall", (6, 4): "wall"}
    game = arena({"ARC": (4, 4)}, turn="ARC", souls={"ARC": 1}, lay=lay)
    game.choose("devour")
    assert game.offers() == {(3, 4), (3, 5)}
    game.play((3, 4), "W", "W")
    assert game.at("ARC") == (2, 4)
    assert game.tokens((3, 4)) == {"rubble"}
    assert (game["ARC"].souls, game["ARC"].base_used) == (0, 1)


@rule("ARC-4")
def test_excavate_leaves_the_outer_border_alone():
    game = arena({"ARC": (1, 4)}, turn="ARC", souls={"ARC": 1})
    assert "devour" not in game.offers()


@rule("ARC-4")
def test_there_are_six_destroyed_walls():
    game = arena({"ARC": (4, 4)}, turn="ARC", souls={"ARC": 1}, lay={(3, 4): "wall"}, rubble=6)
    assert "devour" not in game.offers()


# --- Oneirologist


@rule("ONE")
@pytest.mark.parametrize(("roll", "vitae"), [(3, 2), (4, 3)])
def test_the_dream_needle_spoils_the_aim(roll: int, vitae: int):
    game = arena({"ONE": (5, 4), "hound": (6, 4)}, turn="ONE", dice=[3, roll])
    game.play("attack").goddess_turn().monster("hound", "attack")
    assert game["ONE"].vitae == vitae


@rule("ONE-1")
def test_lucid_focus_rerolls_a_stamina_check_of_her_squad():
    units = {"ONE": (4, 4), "VET": (5, 4), "hound": (6, 4)}
    game = arena(units, turn="VET", squads=("ONE VET", "INF"), dice=[6, 1])
    game.choose("move", "NW")
    assert game.asked == "TRIGGER"
    game.choose("yes")
    assert game.at("VET") == (4, 3)
    assert game["VET"].stamina == 4


@rule("ONE-1")
def test_lucid_focus_works_once_a_round_at_any_distance():
    units = {"ONE": (1, 17), "VET": (5, 4), "hound": (6, 4), "hound 2": (6, 3)}
    game = arena(units, turn="VET", squads=("ONE VET", "INF"), dice=[6, 6, 6])
    game.choose("move", "W", "yes")
    assert game.asked == "REROLL", "the new roll counts"
    game.choose("no")
    assert game.asked == "REROLL", "the other Monster's check"
    game.choose("no")
    assert game["VET"].stamina == 2


@rule("ONE-1")
def test_lucid_focus_is_for_stamina_checks_of_her_squad():
    units = {"ONE": (4, 4), "AND": (5, 4), "INF": (5, 3), "hound": (6, 4)}
    game = arena(units, turn="AND", squads=("ONE AND", "INF"), dice=[6])
    game.choose("attack", "attack 1")
    assert game.asked == "REROLL", "an Aim check"
    game = arena(units, turn="INF", squads=("ONE AND", "INF"), dice=[6])
    game.choose("move", "NW")
    assert game.asked == "REROLL", "the other Squad"


@rule("ONE-2")
@pytest.mark.parametrize(("charged", "roll", "vitae"), [("1", 2, 2), ("1", 3, 3), ("", 4, 2)])
def test_a_nightmare_takes_two_from_the_aim(charged: str, roll: int, vitae: int):
    game = arena({"ONE": (5, 4), "hound": (6, 4)}, turn="ONE", charged={"ONE": charged}, dice=[roll])
    if charged:
        game.play("ability")
        assert "ability" not in game.offers()
    game.goddess_turn().monster("hound", "attack")
    assert game["ONE"].vitae == vitae


@rule("ONE-2")
def test_a_nightmare_ends_in_cleanup_and_reaches_four():
    game = arena({"ONE": (5, 4), "hound": (6, 4)}, turn="ONE", charged={"ONE": "1"}, dice=[4])
    game.play("ability").goddess_turn().next_round().goddess_turn().monster("hound", "attack")
    assert game["ONE"].vitae == 2
    assert (
        "ability" not in arena({"ONE": (5, 4), "hound": (10, 4)}, turn="ONE", charged={"ONE": "1"}).offers()
    )


@rule("ONE-3")
def test_sleepwalk_moves_another_without_break_away():
    units = {"ONE": (4, 4), "VET": (9, 4), "hound": (10, 4), "INF": (4, 10)}
    game = arena(units, turn="ONE", charged={"ONE": "2"}, retired="VET")
    game.choose("ability")
    assert (game.asked, game.who) == ("STEP", "VET"), "INF is farther than 5"
    game.choose("NW", "W", "W")
    assert (game.at("VET"), game.asked) == ((6, 3), "MENU")
    assert game["VET"].stamina == 4
    assert "ability" not in game.offers()


@rule("ONE-4")
def test_a_shared_dream_gives_the_squad_an_action():
    units = {"ONE": (4, 4), "VET": (15, 4), "AND": (5, 4), "INF": (6, 4)}
    game = arena(units, turn="ONE", squads=("ONE VET AND", "INF"), retired="AND", souls={"ONE": 1})
    game.play("devour")
    assert [game[name].extra for name in units] == [0, 1, 0, 0]
    assert (game["ONE"].souls, game["ONE"].base_used) == (0, 1)
