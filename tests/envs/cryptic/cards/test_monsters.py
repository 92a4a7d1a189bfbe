"""The eleven Monsters: sheets and Abilities."""

import pytest

from .arena import Arena, arena

rule = pytest.mark.rule

MONSTERS = {
    "hound": ("SKZ", 1, 4, 3, 5, 4, "M D1"),
    "guardian": ("SKZ", 2, 2, 3, 3, 3, "M D2"),
    "spectro": ("SKZ", 3, 1, 4, 4, 4, "M D3"),
    "slayer": ("GOR", 1, 4, 2, 5, 4, "M D1"),
    "leech": ("GOR", 2, 2, 5, 4, 4, "M D2"),
    "troll": ("GOR", 3, 1, 6, 4, 4, "Reach D3"),
    "spore": ("MYC", 1, 3, 1, 2, None, None),
    "disciple": ("MYC", 1, 4, 2, 4, 4, "R4 D1"),
    "putrifier": ("MYC", 2, 2, 4, 3, 3, "R3 D2"),
    "greenlord": ("MYC", 3, 1, 6, 3, 4, "Reach D2"),
}
"""Goddess, Cost, limit, Health, Move, Aim, Attack."""
LARGE = {"spectro", "leech", "troll", "greenlord", "gash"}
MODES = {"M": 1, "Reach": 2}

every = [pytest.param(name, marks=rule(name)) for name in MONSTERS]
armed = [pytest.param(name, marks=rule(name)) for name, row in MONSTERS.items() if row[-1]]


def summoned(name: str, where: tuple[int, int], **laid) -> Arena:
    goddess, cost, *_ = MONSTERS[name]
    game = arena({"VET": (2, 2)}, goddess, turn="goddess", power=cost, **laid)
    return game.play(f"summon {name}", where)


@pytest.mark.parametrize("name", every)
def test_a_summon_costs_power_and_brings_a_fresh_monster(name: str):
    goddess, cost, _, health, *_ = MONSTERS[name]
    game = summoned(name, (9, 9))
    assert game.power == 0
    assert game.at(name) == (9, 9)
    assert (game[name].vitae, game[name].max_vitae, game[name].born) == (health, health, game.round)
    assert (game.on((10, 10)) == name) == (name in LARGE), "2x2"
    poor = arena({"VET": (2, 2)}, goddess, turn="goddess", power=cost - 1)
    assert f"summon {name}" not in poor.offers()


@pytest.mark.parametrize("name", every)
def test_there_are_so_many_standees(name: str):
    goddess, _, limit, *_ = MONSTERS[name]
    for n in (limit - 1, limit):
        herd = {name if k == 0 else f"{name} {k + 1}": (2 + 3 * k, 6) for k in range(n)}
        game = arena({"VET": (2, 2), **herd}, goddess, turn="goddess", power=9)
        assert (f"summon {name}" in game.offers()) == (n < limit)


@pytest.mark.parametrize("name", every)
def test_a_monster_moves_as_far_as_its_sheet_says(name: str):
    goddess, _, _, _, move, *_ = MONSTERS[name]
    game = arena({"VET": (2, 2), name: (5, 5)}, goddess, turn=name)
    game.choose("move", *["E"] * move)
    assert game.at(name) == (5 + move, 5)
    assert game.asked == "MONSTER"


@pytest.mark.parametrize("name", armed)
def test_a_monster_attacks_as_its_sheet_says(name: str):
    goddess, _, _, _, _, aim, attack = MONSTERS[name]
    kind, damage = attack.split()
    far = MODES.get(kind) or int(kind[1:])
    for roll in (aim, aim + 1):
        game = arena({"INF": (3, 3), name: (3 + far, 3)}, goddess, turn=name, dice=[roll, 1])
        game.choose("attack")
        if game.asked == "REROLL":
            game.choose("no")
        assert game["INF"].vitae == 5 - (int(damage[1]) if roll == aim else 0)
    game = arena({"INF": (3, 3), name: (4 + far, 3)}, goddess, turn=name)
    assert "attack" not in game.offers()


# --- Sk'Zaak's


@rule("hound-1")
@pytest.mark.parametrize(
    ("other", "hit"),
    [("hound 2", True), ("guardian", False), (None, False)],
    ids=["hound", "guardian", "none"],
)
def test_a_pack_aims_better(other: str | None, hit: bool):
    units = {"INF": (5, 4), "hound": (6, 4)} | ({other: (5, 3)} if other else {})
    game = arena(units, turn="hound", dice=[5])
    game.play("attack")
    assert game["INF"].vitae == (4 if hit else 5)


@rule("hound-1")
def test_the_pack_must_be_beside_the_victim():
    units = {"INF": (5, 4), "hound": (6, 4), "hound 2": (7, 4)}
    game = arena(units, turn="hound", dice=[5])
    game.play("attack")
    assert game["INF"].vitae == 5


@rule("guardian-1")
def test_stone_wrappings_armor_and_hold_fast():
    game = arena({"VAN": (5, 4), "guardian": (6, 4)}, turn="VAN", charged={"VAN": "2"}, dice=[4])
    game.play("attack", "charge 2")
    assert game["guardian"].vitae == 2, "2 less 1"
    assert game.at("guardian") == (6, 4)
    assert not game.was_asked("DIRECTION")


@rule("spectro")
@pytest.mark.parametrize(("souls", "left", "power"), [(2, 1, 1), (0, 0, 0)])
def test_a_soul_rend_takes_an_unused_soul(souls: int, left: int, power: int):
    units = {"INF": (5, 4), "spectro": (6, 4)}
    game = arena(units, turn="spectro", souls={"INF": souls}, charged={"INF": "2"}, dice=[4])
    game.play("attack")
    assert (game["INF"].souls, game.power) == (left, power)
    assert game["INF"].charged == 2


@rule("spectro")
def test_a_soul_rend_without_damage_takes_nothing():
    units = {"INF": (5, 4), "spectro": (6, 4)}
    changes = {"INF": "armor+3"}
    game = arena(units, turn="spectro", souls={"INF": 1}, changes=changes, dice=[4])
    game.play("attack")
    assert (game["INF"].vitae, game["INF"].souls, game.power) == (5, 1, 0)


@rule("spectro-1")
def test_a_wraith_floats_over_pits_and_may_stop_there():
    lay = {(x, y): "pit" for x in range(5, 9) for y in range(1, 19)}
    game = arena({"VET": (2, 2), "spectro": (3, 3)}, turn="spectro", lay=lay)
    game.choose("move", "E", "E", "E", "done")
    assert game.at("spectro") == (6, 3)


@rule("spectro-1")
@pytest.mark.parametrize(("where", "health"), [((5, 4), 2), ((4, 4), 4)])
def test_a_wraith_is_damaged_by_who_is_adjacent_alone(where: tuple, health: int):
    game = arena({"INF": where, "spectro": (6, 4)}, turn="INF", dice=[4])
    game.play("attack", "attack 0")
    assert game["spectro"].vitae == health


# --- Gor'Kuk's


@rule("slayer-1")
def test_an_ambush_acts_twice_when_summoned():
    units = {"VET": (2, 2), "slayer": (5, 4), "leech": (8, 4)}
    game = arena(units, "GOR", turn="goddess", fresh="slayer leech")
    assert (game.left("slayer"), game.left("leech")) == (2, 1)


@rule("leech")
@pytest.mark.parametrize(("armor", "health"), [("armor+0", 4), ("armor+2", 3)])
def test_a_latch_that_damages_heals(armor: str, health: int):
    units = {"INF": (5, 4), "leech": (6, 4)}
    changes = {} if armor == "armor+0" else {"INF": armor}
    game = arena(units, "GOR", turn="leech", vitae={"leech": 3}, changes=changes, dice=[4])
    game.play("attack")
    assert game["leech"].vitae == health


@rule("leech-1")
def test_suckers_hold_who_breaks_away():
    game = arena({"INF": (5, 4), "leech": (6, 4)}, "GOR", turn="INF")
    game.choose("move", "W", "done")
    assert (game.at("INF"), game["INF"].stamina) == ((4, 4), 3)


@rule("troll-1")
def test_regrowth_heals_one_in_upkeep():
    game = arena({"VET": (2, 2), "troll": (6, 4)}, "GOR", turn="upkeep", vitae={"troll": 4})
    assert game["troll"].vitae == 5
    game = arena({"VET": (2, 2), "troll": (6, 4)}, "GOR", turn="upkeep")
    assert game["troll"].vitae == 6


# --- Mycothis'


@rule("spore-1")
def test_spores_drift_over_pits_and_stop_there():
    lay = {(x, y): "pit" for x in (9, 10) for y in range(1, 19)}
    game = arena({"VET": (2, 2), "spore": (8, 4)}, "MYC", turn="spore", lay=lay)
    game.choose("move", "E", "E")
    assert game.at("spore") == (10, 4)
    game = summoned("spore", (9, 9), lay=lay)
    assert game.at("spore") == (9, 9), "Summoned on a Pit"


@rule("spore-2")
def test_a_burst_infects_all_around_and_kills_the_spore():
    units = {"VET": (5, 4), "INF": (5, 3), "AND": (7, 5), "DEM": (8, 4), "spore": (6, 4)}
    game = arena(units, "MYC", turn="spore", hand="MY01", dice=[5, 1, 6])
    game.play("ability")
    assert [game[name].vitae for name in ("VET", "INF", "AND", "DEM")] == [4, 5, 4, 4]
    assert [game.statuses(name) for name in ("VET", "INF", "AND")] == [{"infection"}, set(), {"infection"}]
    assert not game["spore"].present
    assert game.asked == "POWERS", "the activation is over"
    assert "ability" not in arena({"VET": (8, 4), "spore": (6, 4)}, "MYC", turn="spore").offers()


@rule("spore-3")
@pytest.mark.parametrize(("roll", "infected"), [(5, True), (4, False)])
def test_a_husk_infects_an_adjacent_killer(roll: int, infected: bool):
    game = arena({"INF": (5, 4), "spore": (6, 4)}, "MYC", turn="INF", dice=[1, roll])
    game.play("attack", "attack 0")
    assert not game["spore"].present
    assert (game.statuses("INF") == {"infection"}) == infected
    assert game["INF"].vitae == 5


@rule("spore-3")
def test_a_husk_is_harmless_from_afar():
    game = arena({"INF": (4, 4), "spore": (6, 4)}, "MYC", turn="INF", dice=[1])
    game.play("attack", "attack 0")
    assert not game["spore"].present
    assert game.statuses("INF") == set()


@rule("spore-3")
def test_a_burst_sets_off_no_husk():
    game = arena({"INF": (5, 4), "spore": (6, 4)}, "MYC", turn="spore", dice=[1])
    game.play("ability")
    assert game.unrolled == 0
    assert game.statuses("INF") == set()


@rule("disciple-1")
def test_a_disciple_sows_a_spore_beside_itself():
    game = arena({"VET": (7, 4), "disciple": (5, 4)}, "MYC", turn="disciple")
    game.choose("ability")
    assert game.offers() == {(x, y) for x in (4, 5, 6) for y in (3, 4, 5)} - {(5, 4)}, "near and in Sight"
    game.choose((6, 4))
    assert game.at("spore") == (6, 4)
    assert game["spore"].born == game.round
    assert "ability" not in game.offers(), "once per Round"
    units = {"disciple": (5, 4)} | {f"spore {n}" if n > 1 else "spore": (10, 3 * n) for n in (1, 2, 3)}
    assert "ability" not in arena({"VET": (2, 2), **units}, "MYC", turn="disciple").offers(), "three Spores"


@rule("putrifier")
@pytest.mark.parametrize(("roll", "infected"), [(5, True), (4, False)])
def test_bile_that_damages_may_infect(roll: int, infected: bool):
    units = {"INF": (5, 4), "putrifier": (8, 4)}
    game = arena(units, "MYC", turn="putrifier", dice=[3, roll])
    game.play("attack")
    assert game["INF"].vitae == 3
    assert (game.statuses("INF") == {"infection"}) == infected
    game = arena(units, "MYC", turn="putrifier", changes={"INF": "armor+2"}, dice=[3])
    game.play("attack")
    assert game["INF"].vitae == 5
    assert game.unrolled == 0


@rule("putrifier-1")
@pytest.mark.parametrize(("where", "failed"), [((7, 4), True), ((8, 5), False)])
def test_stench_weakens_stamina_checks_beside_it(where: tuple, failed: bool):
    units = {"INF": (6, 4), "putrifier": where, "spore": (6, 3)}
    game = arena(units, "MYC", turn="spore", dice=[4])
    game.choose("ability")
    assert (game.asked == "REROLL") == failed, "4 with Stamina 4"


@rule("greenlord-1")
def test_the_green_lord_entangles():
    game = arena({"INF": (5, 4), "greenlord": (6, 4)}, "MYC", turn="INF")
    game.choose("move", "W", "done")
    assert game["INF"].stamina == 3


@rule("greenlord-2")
def test_sap_heals_two_in_upkeep():
    game = arena({"VET": (2, 2), "greenlord": (6, 4)}, "MYC", turn="upkeep", vitae={"greenlord": 3})
    assert game["greenlord"].vitae == 5


# --- Gashnoradon


@rule("gash", "BOG-H1")
def test_gashnoradon_attacks_with_reach():
    game = arena({"INF": (4, 4), "gash": (6, 4)}, board="BOG", turn="gash", hand="SK01", dice=[4])
    assert game["gash"].vitae == 7
    game.play("attack")
    assert game["INF"].vitae == 3
    assert game.asked == "POWERS", "dormant: one Action"


@rule("gash-1")
def test_gashnoradon_wakes_when_she_is_hurt_or_a_totem_falls():
    units = {"INF": (5, 4), "gash": (6, 4), "VET": (3, 8)}
    game = arena(units, board="BOG", turn="INF", dice=[1])
    game.play("attack", "attack 0", "gash").goddess_turn()
    assert game["gash"].vitae == 5
    assert game.left("gash") == 2, "from the next Goddess Turn on"
    game = arena({"INF": (5, 4), "gash": (8, 4)}, board="BOG", turn="INF", lay={(6, 4): "totem"})
    game.play("attack", "attack 0", (6, 4)).goddess_turn()
    assert game.left("gash") == 2
    game = arena({"INF": (5, 4), "gash": (8, 4)}, board="BOG", turn="INF", lay={(6, 4): "totem"})
    game.play("attack", "attack 1", (6, 4)).goddess_turn()
    assert game.left("gash") == 1, "the Totem stands"


@rule("gash-1")
def test_totems_armor_gashnoradon():
    for totems, health in ((0, 5), (1, 5), (2, 6), (4, 6)):
        lay = {(2, 8 + n): "totem" for n in range(totems)}
        game = arena({"INF": (5, 4), "gash": (6, 4)}, board="BOG", turn="INF", lay=lay, dice=[1])
        game.play("attack", "attack 0", "gash")
        assert game["gash"].vitae == health


@rule("gash-1")
def test_gashnoradon_is_unyielding_and_a_demigoddess():
    game = arena({"VAN": (5, 4), "gash": (6, 4)}, board="BOG", turn="VAN", dice=[4])
    game.play("attack", "attack 1", "gash")
    assert game["gash"].vitae == 6
    assert not game.was_asked("DIRECTION")
    game = arena({"SPE": (5, 4), "gash": (6, 4)}, board="BOG", turn="SPE", souls={"SPE": 1})
    game.play("devour")
    assert game["gash"].vitae == 3, "not killed by Exorcise, but damaged"


@rule("gash-1")
def test_gashnoradon_is_none_of_the_goddess_monsters():
    game = arena({"VET": (2, 2), "gash": (6, 4)}, board="BOG", turn="goddess", hand="SK05 SK06 SK09", power=5)
    assert {"SK05 effect", "SK06 effect", "SK09 effect"}.isdisjoint(game.offers())
    game = arena({"VET": (2, 2), "gash": (6, 4)}, board="BOG", turn="upkeep", vitae={"gash": 4})
    assert game["gash"].vitae == 4, "Life Eternal is not for her"


@rule("gash-2")
@pytest.mark.parametrize(("totems", "health"), [(1, 5), (0, 4)])
def test_the_totem_rite_heals_while_a_totem_stands(totems: int, health: int):
    lay = {(2, 8): "totem"} if totems else {}
    game = arena({"VET": (2, 2), "gash": (6, 4)}, board="BOG", turn="upkeep", vitae={"gash": 4}, lay=lay)
    assert game["gash"].vitae == health
