"""R01 to R12: what Relics always do, and their Soul parts."""

import pytest

from .arena import arena

rule = pytest.mark.rule


@pytest.mark.parametrize(
    ("relic", "board"),
    [
        pytest.param(f"R{n:02}", board, marks=rule(f"R{n:02}"))
        for n, board in enumerate([b for b in ("TOMB", "CAVE", "HALL", "BOG") for _ in range(2)], 1)
    ],
)
def test_a_relic_lies_on_its_board(relic: str, board: str):
    game = arena({"INF": (5, 4)}, board=board, turn="INF", lay={(6, 4): "relic"}, relics=relic)
    game.choose("move", "E")
    assert game.items("INF") == [relic]
    assert game["INF"].knowledge == 1


@rule("R09", "R10", "R11", "R12")
@pytest.mark.parametrize(
    ("relic", "board"), [("R09", "MIRROR"), ("R10", "MIRROR"), ("R11", "CITADEL"), ("R12", "CITADEL")]
)
def test_a_relic_of_a_sub_realm_lies_there(relic: str, board: str):
    game = arena({"INF": (5, 4)}, board=board, turn="INF", lay={(6, 4): "relic"}, relics=relic)
    game.choose("move", "E")
    assert game.items("INF") == [relic]
    assert game["INF"].knowledge == 1


# --- Tomb


@rule("R01")
@pytest.mark.parametrize(("name", "failed"), [("INF", False), ("VET", False), ("AND", True)])
def test_the_crown_of_the_ivory_king_steadies_within_two(name: str, failed: bool):
    units = {"INF": (5, 4), "VET": (7, 6), "AND": (8, 3)}
    x, y = units[name]
    game = arena(units | {"hound": (x, y + 1)}, turn=name, items={"INF": "R01"}, dice=[5])
    game.choose("move", "N")
    assert (game.asked == "REROLL") == failed


@rule("R01")
def test_the_charged_crown_slows_within_two():
    units = {"INF": (5, 4), "hound": (7, 4), "hound 2": (8, 4)}
    game = arena(units, turn="INF", items={"INF": "R01*"})
    game.play("ability")
    assert "ability" not in game.offers(), "once per Round"
    game.goddess_turn()
    assert [game.left(name) for name in ("hound", "hound 2")] == [1, 2]
    assert "ability" not in arena(units, turn="INF", items={"INF": "R01"}).offers()


@rule("R02")
def test_the_sand_reapers_scythe_reaches_and_pierces():
    units = {"INF": (5, 4), "VET": (6, 4), "guardian": (7, 4)}
    game = arena(units, turn="INF", items={"INF": "R02"}, dice=[4])
    game.play("attack", "R02", "guardian")
    assert not game["guardian"].present


@rule("R02")
def test_the_scythe_reaps_all_within_two():
    units = {"INF": (5, 4), "guardian": (7, 4), "hound": (5, 5), "hound 2": (8, 4)}
    game = arena(units, turn="INF", items={"INF": "R02"}, souls={"INF": 1})
    game.play("devour", "R02 soul")
    assert game.monsters == ["hound 2"]
    assert (game["INF"].souls, game["INF"].base_used, game.rolled) == (0, 1, 0)


# --- Cave


@rule("R03")
def test_the_sultans_heart_raises_the_vitae_and_restores_all():
    laid = {"items": {"INF": "R03"}, "souls": {"INF": 1}}
    game = arena({"INF": (5, 4)}, turn="INF", vitae={"INF": 0}, stamina={"INF": 1}, **laid)
    game.play("devour", "R03 soul")
    assert (game["INF"].vitae, game["INF"].between, game["INF"].stamina) == (7, 0, 3)
    assert (game["INF"].souls, game["INF"].base_used) == (0, 0), "a Free Action"


@rule("R04")
def test_the_rime_scepter_slows_whom_it_hits():
    units = {"VET": (5, 4), "guardian": (10, 4)}
    game = arena(units, turn="VET", items={"VET": "R04"}, dice=[5])
    game.play("attack", "R04", "guardian")
    assert game["guardian"].vitae == 2, "2 less 1"
    game.goddess_turn()
    assert game.left("guardian") == 1
    far = {"VET": (5, 4), "guardian": (11, 4)}
    assert "attack" not in arena(far, turn="VET", items={"VET": "R04"}).offers()


@rule("R04")
def test_the_charged_scepter_freezes_around_a_space():
    units = {"VET": (5, 4), "hound": (10, 4), "guardian": (11, 4), "hound 2": (12, 4)}
    game = arena(units, turn="VET", items={"VET": "R04*"})
    game.play("ability", "hound")
    assert [game[name].vitae for name in ("hound", "guardian", "hound 2")] == [1, 2, 3]
    assert "ability" not in game.offers(), "once per Round"
    game.goddess_turn()
    assert game.left("hound") == 2, "it does not slow"


# --- Hall


@rule("R05")
def test_the_ever_burning_brand_sets_on_fire():
    units = {"VET": (5, 4), "troll": (6, 4)}
    game = arena(units, "GOR", turn="VET", items={"VET": "R05"}, dice=[5])
    game.play("attack", "R05", "troll")
    assert (game["troll"].vitae, game.statuses("troll")) == (3, {"burning"})
    game = arena({"VET": (5, 4)}, turn="VET", items={"VET": "R05"}, lay={(6, 4): "arcane door"})
    game.play("attack", "R05", (6, 4))
    assert game.structure((6, 4)).health == 1


@rule("R05")
def test_the_brand_burns_all_within_two():
    units = {"VET": (5, 4), "guardian": (7, 4), "hound": (5, 5), "hound 2": (8, 4)}
    game = arena(units, turn="VET", items={"VET": "R05"}, souls={"VET": 1})
    game.play("devour", "R05 soul")
    assert game.monsters == ["hound 2"]
    assert game.statuses("hound 2") == set()
    assert (game["VET"].souls, game["VET"].base_used, game.rolled) == (0, 1, 0)


@rule("R06")
def test_the_mask_of_the_bat_daemon_floats_and_when_charged_speeds_up():
    lay = {(6, y): "pit" for y in range(1, 19)}
    game = arena({"VET": (5, 4)}, turn="VET", items={"VET": "R06"}, lay=lay)
    game.choose("move", *["E"] * 4)
    assert (game.at("VET"), game.asked) == ((9, 4), "MENU")
    game = arena({"VET": (5, 4)}, turn="VET", items={"VET": "R06*"}, lay=lay)
    game.choose("move", *["E"] * 6)
    assert (game.at("VET"), game.asked) == ((11, 4), "MENU")


# --- Bog


@rule("R07")
def test_the_witchs_cauldron_heals_beside_it():
    units = {"VET": (5, 4), "INF": (6, 4), "AND": (7, 4)}
    vitae = {"VET": 1, "INF": 1, "AND": 1}
    game = arena(units, turn="VET", items={"VET": "R07"}, vitae=vitae)
    game.play("ability")
    assert [game[name].vitae for name in units] == [2, 2, 1]
    assert "ability" not in game.offers(), "once per Round"


@rule("R07")
def test_the_cauldron_heals_all_on_the_board():
    units = {"VET": (5, 4), "INF": (16, 4), "AND": (4, 4)}
    vitae = {"VET": 1, "INF": 0, "AND": 4}
    game = arena(units, turn="VET", items={"VET": "R07"}, vitae=vitae, souls={"VET": 1})
    game.play("devour", "R07 soul")
    assert [game[name].vitae for name in units] == [3, 2, 5]
    assert (game["VET"].souls, game["VET"].base_used) == (0, 1)


@rule("R08")
@pytest.mark.parametrize(("items", "vitae", "pushed"), [("R08", 4, True), ("R08*", 5, False)])
def test_the_scaled_hide_armors(items: str, vitae: int, pushed: bool):
    units = {"VET": (5, 4), "slayer": (6, 4)}
    game = arena(units, "GOR", turn="slayer", items={"VET": items}, master={"slayer": "m_champion"}, dice=[4])
    game.play("attack", "W")
    assert game["VET"].vitae == vitae, "2 less 1 or 2"
    assert (game.at("VET") == (4, 4)) == pushed


@rule("R08")
def test_the_charged_hide_holds_fast():
    units = {"VET": (5, 4), "leech": (6, 4)}
    game = arena(units, "GOR", turn="leech", items={"VET": "R08*"}, master={"leech": "m_champion"}, dice=[4])
    game.play("attack")
    assert (game["VET"].vitae, game.at("VET")) == (4, (5, 4))
    assert not game.was_asked("DIRECTION")


# --- Mirror Waste


@rule("R09")
@pytest.mark.parametrize(("roll", "vitae"), [(4, 5), (5, 4)])
def test_the_shard_of_the_other_self_takes_a_blow(roll: int, vitae: int):
    units = {"VET": (5, 4), "hound": (6, 4)}
    game = arena(units, turn="hound", items={"VET": "R09"}, dice=[4, roll])
    game.choose("attack")
    assert (game.asked, game.who) == ("TRIGGER", "VET")
    game.play("yes")
    assert game["VET"].vitae == vitae


@rule("R09")
def test_the_shard_works_once_a_round_and_when_asked():
    units = {"VET": (5, 4), "hound": (6, 4)}
    game = arena(units, turn="hound", items={"VET": "R09"}, dice=[4, 4, 4])
    game.play("attack", "no")
    assert game["VET"].vitae == 4
    game.play("attack", "yes")
    assert game["VET"].vitae == 4
    game = arena(units, turn="hound", items={"VET": "R09"}, dice=[4, 4, 4])
    game.play("attack", "yes", "attack")
    assert game.times_asked("TRIGGER") == 1
    assert game["VET"].vitae == 4


@rule("R09")
def test_the_shard_is_not_asked_when_armor_is_enough():
    units = {"INF": (5, 4), "hound": (6, 4)}
    game = arena(units, turn="hound", items={"INF": "R09"}, charged={"INF": "1"}, dice=[4])
    game.play("attack")
    assert not game.was_asked("TRIGGER")


@rule("R09")
def test_the_shard_gives_two_actions():
    game = arena({"VET": (5, 4)}, turn="VET", items={"VET": "R09"}, souls={"VET": 1})
    game.play("devour", "R09 soul")
    assert game.left("VET") == 4
    assert (game["VET"].souls, game["VET"].base_used) == (0, 0)


@rule("R10")
def test_the_thyralith_prism_jumps_into_sight():
    lay = {(5, 7): "wall"}
    game = arena({"VET": (5, 4), "hound": (4, 4)}, turn="VET", items={"VET": "R10"}, lay=lay)
    game.choose("ability")
    offered = game.offers()
    assert {(13, 3), (5, 6), (8, 4)} <= offered
    assert {(14, 3), (5, 8), (1, 4), "hound", "VET"}.isdisjoint(offered)
    game.choose((13, 3))
    assert (game.at("VET"), game["VET"].stamina) == ((13, 3), 4)
    assert "ability" not in game.offers(), "once per Round"


@rule("R10")
def test_the_charged_prism_sends_another():
    units = {"VET": (5, 4), "INF": (6, 4), "AND": (7, 6)}
    game = arena(units, turn="VET", items={"VET": "R10*"})
    game.choose("ability", "R10 soul")
    assert game.asked == "SPACE", "the Infantry alone is adjacent"
    assert (14, 3) in game.offers(), "8 from the space she leaves"
    game.choose((14, 3))
    assert game.at("INF") == (14, 3)
    assert game["VET"].base_used == 1
    assert game.can("ability", "R10", (5, 3)), "each part once per Round"


# --- Sunken Citadel


@rule("R11")
@pytest.mark.parametrize(("items", "health"), [("R11", 3), ("R11*", 2)])
def test_the_trident_of_the_ancients_pierces(items: str, health: int):
    units = {"VET": (5, 4), "leech": (9, 4)}
    game = arena(units, "GOR", turn="VET", items={"VET": items}, changes={"leech": "armor+1"}, dice=[5])
    game.choose("attack")
    assert (game.asked == "DIRECTION") == items.endswith("*")
    if items.endswith("*"):
        game.choose("E")
        assert game.at("leech") == (12, 4)
    assert game["leech"].vitae == health


@rule("R12")
@pytest.mark.parametrize(
    ("name", "roll", "failed"), [("VET", 5, False), ("INF", 5, False), ("AND", 5, True), ("VET", 6, True)]
)
def test_the_pearl_of_the_deep_helps_her_squad_against_hazards(name: str, roll: int, failed: bool):
    units = {"VET": (5, 4), "INF": (8, 8), "AND": (12, 12)}
    x, y = units[name]
    game = arena(
        units,
        turn=name,
        squads=("VET INF", "AND"),
        items={"VET": "R12"},
        stamina={name: 2},
        lay={(x + 1, y): "trap"},
        traps="T5",
        dice=[roll],
    )
    game.choose("move", "E")
    assert (game.asked == "REROLL") == failed


@rule("R12")
def test_the_pearl_heals_within_four():
    units = {"VET": (5, 4), "INF": (9, 4), "AND": (10, 4)}
    vitae = {"VET": 3, "INF": 0, "AND": 1}
    game = arena(units, turn="VET", items={"VET": "R12"}, vitae=vitae, souls={"VET": 1})
    game.play("devour", "R12 soul")
    assert [game[name].vitae for name in units] == [5, 3, 1]
    assert (game["VET"].souls, game["VET"].base_used) == (0, 1)
