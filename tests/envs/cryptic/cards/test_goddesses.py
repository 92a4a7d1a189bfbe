"""Goddess Abilities, the Blood menu, the Masters and the special cards of statuses."""

import pytest

from .arena import arena

rule = pytest.mark.rule


# --- Goddess Abilities


@rule("SKZ")
def test_life_eternal_heals_every_monster_in_upkeep():
    units = {"VET": (2, 2), "hound": (3, 3), "guardian": (5, 3), "hound 2": (7, 3)}
    game = arena(units, turn="upkeep", vitae={"hound": 1, "guardian": 2})
    assert [game[name].vitae for name in ("hound", "guardian", "hound 2")] == [2, 3, 3]


@rule("SKZ", "GOR", "MYC")
@pytest.mark.parametrize(("goddess", "hand", "power"), [("SKZ", 2, 1), ("GOR", 1, 2), ("MYC", 2, 1)])
def test_a_goddess_draws_and_gains_power(goddess: str, hand: int, power: int):
    game = arena({"VET": (5, 4)}, goddess, turn="VET").goddess_turn()
    assert (len(game.hand), game.power) == (hand, power)


@rule("SKZ", "GOR", "MYC")
@pytest.mark.parametrize(
    ("goddess", "limit", "card"), [("SKZ", 4, "SK0"), ("GOR", 4, "GK0"), ("MYC", 5, "MY0")]
)
def test_a_goddess_holds_so_many_cards(goddess: str, limit: int, card: str):
    hand = " ".join(f"{card}{n}" for n in range(1, limit + 1))
    game = arena({"VET": (5, 4)}, goddess, turn="VET", hand=hand).play("retire")
    if game.stopped:
        game.go_on()
    assert game.asked == "DISCARD"
    while game.asked == "DISCARD":
        game.choose(f"{card}{len(game.discard) + 1} discard")
    assert len(game.hand) == limit
    assert game.power == {"SKZ": 1 + 2, "GOR": 2 + 1, "MYC": 1 + 2}[goddess], "one Power for each card"


@rule("GOR")
def test_the_blood_chalice_fills_with_damage():
    units = {"INF": (5, 4), "slayer": (6, 4)}
    game = arena(units, "GOR", turn="slayer", dice=[4, 5])
    game.play("attack")
    assert game.blood == 1
    game.play("attack")
    assert game.blood == 1, "a miss"
    game = arena(units, "GOR", turn="slayer", changes={"INF": "armor+1"}, dice=[4])
    assert game.play("attack").blood == 0, "no Damage"
    game = arena(units, "GOR", turn="slayer", blood=4, dice=[4])
    assert game.play("attack").blood == 4, "it is full"


@rule("GOR")
def test_the_blood_chalice_takes_nothing_from_gashnoradon():
    game = arena({"INF": (5, 4), "gash": (6, 4)}, "GOR", board="BOG", turn="gash", dice=[1])
    assert game.play("attack").blood == 0


@rule("MYC")
def test_slowly_we_rot_takes_vitae_from_the_infected():
    units = {"VET": (5, 4), "INF": (7, 4), "AND": (9, 4)}
    game = arena(units, "MYC", turn="upkeep", status={"VET": "infection", "INF": "infection"}, dice=[5, 4])
    game.play()
    assert [game[name].vitae for name in units] == [4, 5, 5]


# --- Blood


@rule("BC1")
def test_one_blood_speeds_a_monster_up():
    units = {"VET": (2, 2), "slayer": (5, 4), "leech": (9, 8)}
    game = arena(units, "GOR", turn="goddess", blood=2)
    game.play("BC1", "slayer")
    assert game.blood == 1
    game.monster("slayer", "move", *["E"] * 6)
    assert game.at("slayer") == (11, 4)
    assert game.asked == "MONSTER"
    game.play("end")
    game.play("BC1", "leech")
    assert game.blood == 0, "any number of times"


@rule("BC1", "BC2", "BC4")
@pytest.mark.parametrize(("item", "cost"), [("BC1", 1), ("BC2", 2), ("BC4", 4)])
def test_blood_is_for_a_monster_that_has_not_acted(item: str, cost: int):
    units = {"VET": (2, 2), "slayer": (5, 4)}
    game = arena(units, "GOR", turn="goddess", blood=4)
    assert item in game.offers()
    game.monster("slayer", "end")
    assert item not in game.offers()
    assert item not in arena(units, "GOR", turn="goddess", blood=cost - 1).offers()
    assert item not in arena({"VET": (2, 2)}, "GOR", turn="goddess", blood=4).offers()


@rule("BC2")
def test_two_blood_strengthen_a_monster():
    game = arena({"INF": (5, 4), "slayer": (6, 4)}, "GOR", turn="goddess", blood=2, dice=[4])
    game.play("BC2").monster("slayer", "attack")
    assert game["INF"].vitae == 3
    assert game.blood == 1, "2 spent, 1 gained"


@rule("BC3")
def test_three_blood_are_two_power():
    game = arena({"INF": (5, 4)}, "GOR", turn="goddess", blood=3, power=1)
    game.play("BC3")
    assert (game.blood, game.power) == (0, 3)
    assert "BC3" not in arena({"INF": (5, 4)}, "GOR", turn="goddess", blood=2).offers()


@rule("BC4")
def test_four_blood_give_an_action_and_aim():
    units = {"INF": (5, 4), "slayer": (6, 4)}
    game = arena(units, "GOR", turn="goddess", hand="GK05", blood=4, dice=[5, 5, 6])
    game.play("BC4")
    assert game.blood == 0
    game.monster("slayer", "attack", "attack", "attack")
    assert game["INF"].vitae == 3
    assert game.asked == "POWERS"


@rule("BC1", "SKZ")
def test_only_gorkuk_has_a_chalice():
    game = arena({"VET": (2, 2), "hound": (5, 4)}, turn="goddess", blood=4)
    assert {"BC1", "BC2", "BC3", "BC4"}.isdisjoint(game.offers())


# --- Masters

MASTERS = {
    "m_anubian": ("SKZ", "hound", 3, 5),
    "m_regent": ("SKZ", "hound", 3, 5),
    "m_warlord": ("GOR", "slayer", 4, 4),
    "m_champion": ("GOR", "slayer", 3, 4),
    "m_prophet": ("MYC", "disciple", 3, 4),
    "m_mother": ("MYC", "disciple", 3, 5),
}
"""Goddess, a Monster, its Cost as this Master, its Health."""


@pytest.mark.parametrize("master", [pytest.param(name, marks=rule(name)) for name in MASTERS])
def test_a_master_is_dearer_and_tougher_and_alone(master: str):
    goddess, name, cost, health = MASTERS[master]
    assert (
        f"summon {name} {master}"
        not in arena({"VET": (2, 2)}, goddess, turn="goddess", power=cost - 1).offers()
    )
    game = arena({"VET": (2, 2)}, goddess, turn="goddess", power=cost + 9)
    game.play(f"summon {name} {master}", (9, 9))
    assert game.power == 9
    assert (game[name].vitae, game[name].max_vitae) == (health, health)
    assert not any(" m_" in str(choice) for choice in game.offers()), "one Master on the board"
    game = arena({"VET": (2, 2), name: (9, 9)}, goddess, turn="goddess", power=9, master={name: master})
    assert not any(" m_" in str(choice) for choice in game.offers())


@rule("m_anubian")
def test_the_anubian_lord_strikes_harder_and_steadies_the_others():
    units = {"INF": (5, 4), "guardian": (6, 4), "hound": (5, 3), "hound 2": (16, 4), "VET": (17, 4)}
    master = {"guardian": "m_anubian"}
    game = arena(units, turn="guardian", master=master, dice=[3])
    game.play("attack")
    assert game["INF"].vitae == 2, "2 and 1"
    game = arena(units, turn="guardian", master=master, dice=[4])
    assert game.play("attack")["INF"].vitae == 5, "its own Aim stays 3"
    game = arena(units, turn="hound", master=master, dice=[5])
    assert game.play("attack", "INF")["INF"].vitae == 4
    game = arena(units, turn="hound 2", master=master, dice=[5])
    assert game.play("attack")["VET"].vitae == 5, "farther than 3"


@rule("m_regent")
@pytest.mark.parametrize(("dice", "health"), [([4, 4], 4), ([5], 5)])
def test_the_deathless_regent_frightens_and_is_armored(dice: list, health: int):
    units = {"INF": (5, 4), "hound": (9, 4)}
    game = arena(units, turn="INF", master={"hound": "m_regent"}, dice=dice)
    game.play("attack", "attack 0", "hound")
    assert game["hound"].vitae == health, "2 less 1"
    assert game["INF"].base_used == 1
    assert game.unrolled == 0


@rule("m_warlord")
@pytest.mark.parametrize(("fresh", "actions"), [("", 3), ("leech", 2)])
def test_the_warlord_is_hasty(fresh: str, actions: int):
    units = {"VET": (2, 2), "leech": (5, 4)}
    game = arena(units, "GOR", turn="goddess", master={"leech": "m_warlord"}, fresh=fresh)
    assert game.left("leech") == actions


@rule("m_champion")
def test_the_champion_knocks_back():
    units = {"INF": (5, 4), "slayer": (6, 4)}
    game = arena(units, "GOR", turn="slayer", master={"slayer": "m_champion"}, dice=[4])
    game.choose("attack")
    assert (game.asked, game.seat) == ("DIRECTION", 0)
    game.choose("W")
    assert (game["INF"].vitae, game.at("INF")) == (3, (3, 4)), "1 and 1"


@rule("m_prophet")
@pytest.mark.parametrize(("roll", "infected"), [(5, True), (4, False)])
def test_the_rot_prophet_aims_better_and_infects(roll: int, infected: bool):
    units = {"INF": (5, 4), "disciple": (6, 4)}
    game = arena(units, "MYC", turn="disciple", master={"disciple": "m_prophet"}, dice=[5, roll])
    game.play("attack")
    assert game["INF"].vitae == 4
    assert (game.statuses("INF") == {"infection"}) == infected


@rule("m_mother")
def test_the_mother_of_mould_bears_a_spore_in_upkeep():
    units = {"VET": (2, 2), "putrifier": (5, 4)}
    game = arena(units, "MYC", turn="upkeep", master={"putrifier": "m_mother"})
    assert (game.asked, game.seat) == ("SUMMON", 0)
    assert game.offers() == {(x, y) for x in (4, 5, 6) for y in (3, 4, 5)} - {(5, 4)}
    game.choose((6, 5))
    assert game.at("spore") == (6, 5)
    spores = {"spore": (10, 3), "spore 2": (12, 3), "spore 3": (14, 3)}
    game = arena(units | spores, "MYC", turn="upkeep", master={"putrifier": "m_mother"})
    assert not game.was_asked("SUMMON"), "three Spores"


# --- Special cards of statuses


@rule("SKZ-entombed")
def test_there_are_three_entombed_cards():
    units = {"VET": (5, 4), "INF": (5, 5), "AND": (5, 6), "DEM": (5, 7), "hound": (6, 5)}
    status = {"INF": "entombed", "AND": "entombed", "DEM": "entombed"}
    game = arena(units, turn="goddess", hand="SK02", power=1, status=status, dice=[6])
    for name in status:
        game.record["unit"][game.units[name]]["buried"] = 1
    game.play("SK02 effect", "VET")
    assert game.unrolled == 0
    assert game.statuses("VET") == set(), "none is left"


@rule("SKZ-entombed", "CE-046")
def test_the_entombed_are_dug_out_by_an_action():
    units = {"VET": (5, 4), "INF": (6, 4)}
    game = arena(units, turn="VET", status={"VET": "entombed"})
    assert {"move", "teleport"}.isdisjoint(game.offers())
    game.play("dig")
    assert (game.statuses("VET"), game["VET"].base_used) == (set(), 1)
    game = arena(units, turn="INF", status={"VET": "entombed"})
    game.play("dig")
    assert game.statuses("VET") == set()
    units = {"VET": (5, 4), "INF": (7, 4)}
    assert "dig" not in arena(units, turn="INF", status={"VET": "entombed"}).offers()


@rule("GOR-vendetta")
@pytest.mark.parametrize(("status", "vitae"), [("vendetta", 4), ("", 5)])
def test_monsters_aim_better_at_the_victim_of_a_vendetta(status: str, vitae: int):
    units = {"INF": (5, 4), "slayer": (6, 4)}
    game = arena(units, "GOR", turn="slayer", status={"INF": status}, dice=[5])
    assert game.play("attack")["INF"].vitae == vitae


@rule("GOR-vendetta")
def test_there_is_one_vendetta():
    units = {"INF": (5, 4), "VET": (9, 9)}
    game = arena(units, "GOR", turn="goddess", status={"INF": "vendetta"}, hand="GK03", power=1)
    game.play("GK03 effect", "VET")
    assert (game.statuses("INF"), game.statuses("VET")) == (set(), {"vendetta"})


@rule("MYC-infection")
def test_there_are_four_infection_cards():
    units = {name: (5 + 2 * n, 4) for n, name in enumerate(("VET", "INF", "AND", "DEM", "XEN"))}
    status = {name: "infection" for name in ("INF", "AND", "DEM", "XEN")}
    game = arena(units | {"spore": (4, 4)}, "MYC", turn="spore", status=status, dice=[6])
    game.play("ability")
    assert game["VET"].vitae == 4
    assert game.statuses("VET") == set(), "none is left"


@rule("MYC-infection")
def test_a_rest_ends_an_infection():
    game = arena({"VET": (5, 4)}, "MYC", turn="VET", status={"VET": "infection"})
    game.play("rest")
    assert game.statuses("VET") == set()
