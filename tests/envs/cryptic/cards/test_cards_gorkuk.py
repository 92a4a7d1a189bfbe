"""GK01 to GK10: Effect and Mastery of Gor'Kuk's cards."""

import pytest

from .arena import arena

rule = pytest.mark.rule

COSTS = {
    "GK01": (1, 3),
    "GK02": (2, 2),
    "GK03": (1, 2),
    "GK04": (1, 2),
    "GK05": (0, 1),
    "GK06": (1, 2),
    "GK07": (1, 2),
    "GK08": (1, 3),
    "GK09": (2, 2),
    "GK10": (0, 2),
}
cards = [pytest.param(card, marks=rule(card)) for card in COSTS]


@pytest.mark.parametrize("card", cards)
def test_what_the_parts_cost(card: str):
    units = {"INF": (5, 4), "slayer": (7, 4)}
    lay = {(9, 9): "skull"}
    effect, mastery = COSTS[card]
    for part, cost in (("effect", effect), ("mastery", mastery)):
        game = arena(units, "GOR", turn="goddess", vitae={"INF": 4}, lay=lay, hand=card, power=cost)
        assert f"{card} {part}" in game.offers()
        if cost:
            game = arena(units, "GOR", turn="goddess", vitae={"INF": 4}, lay=lay, hand=card, power=cost - 1)
            assert f"{card} {part}" not in game.offers()
    game = arena(units, "GOR", turn="goddess", hand=f"{card} {card}", power=mastery)
    game.choose(f"{card} mastery")
    assert (game.masteries, game.hand, game.discard, game.power) == ([card], [card], [], 0)


# --- GK01 Blood Frenzy


@rule("GK01")
def test_a_blood_frenzy_gives_an_action():
    units = {"INF": (2, 2), "slayer": (9, 9), "leech": (12, 9)}
    game = arena(units, "GOR", turn="goddess", hand="GK01 GK01", power=2)
    game.choose("GK01 effect")
    assert game.offers() == {"slayer", "leech"}
    game.choose("slayer")
    assert (game.left("slayer"), game.left("leech")) == (3, 2)
    game.monster("slayer", "end").play("GK01 effect")
    assert game.left("leech") == 3, "the Slayer is Retired"


@rule("GK01")
@pytest.mark.parametrize(("vitae", "roll", "hit"), [(4, 5, True), (5, 5, False)])
def test_a_blood_frenzy_scents_the_wounded(vitae: int, roll: int, hit: bool):
    units = {"INF": (5, 4), "slayer": (6, 4)}
    game = arena(units, "GOR", turn="slayer", masteries="GK01", vitae={"INF": vitae}, dice=[roll])
    assert game.play("attack")["INF"].vitae == vitae - hit


# --- GK02 War Pack


@rule("GK02")
def test_a_war_pack_brings_three_slayers():
    game = arena({"INF": (2, 2)}, "GOR", turn="goddess", hand="GK02", power=2)
    game.choose("GK02 effect", (9, 9), (11, 9), (13, 9))
    assert game.monsters == ["slayer", "slayer 2", "slayer 3"]
    assert (game.power, game.asked) == (0, "POWERS")
    units = {"INF": (2, 2), "slayer": (9, 9), "slayer 2": (11, 9), "slayer 3": (13, 9)}
    game = arena(units, "GOR", turn="goddess", hand="GK02", power=2)
    game.play("GK02 effect", (9, 11))
    assert len(game.monsters) == 4


@rule("GK02")
def test_a_war_pack_toughens_slayers():
    units = {"INF": (2, 2), "slayer": (9, 9), "leech": (12, 9)}
    game = arena(units, "GOR", turn="goddess", hand="GK02 GK02", power=5)
    game.play("GK02 mastery")
    assert (game["slayer"].vitae, game["slayer"].max_vitae, game["leech"].vitae) == (3, 3, 5)
    game.play("GK02 mastery")
    assert (game["slayer"].vitae, game["slayer"].max_vitae) == (4, 4)
    game.play("summon slayer", (9, 12))
    assert game["slayer 2"].vitae == 4, "later ones start at the raised maximum"


# --- GK03 Vendetta


@rule("GK03", "GOR-vendetta")
def test_a_vendetta_is_sworn_on_any_cryptonaut():
    units = {"INF": (5, 4), "VET": (12, 12), "slayer": (6, 4)}
    game = arena(units, "GOR", turn="goddess", hand="GK03", power=1, dice=[5])
    game.choose("GK03 effect")
    assert {"INF", "VET"} <= game.offers()
    game.choose("INF")
    assert game.statuses("INF") == {"vendetta"}
    assert game.monster("slayer", "attack")["INF"].vitae == 4


@rule("GK03")
def test_a_vendetta_turns_the_first_kill_of_a_round_into_blood():
    units = {"INF": (5, 4), "slayer": (8, 4), "slayer 2": (8, 5)}
    game = arena(units, "GOR", turn="INF", masteries="GK03", dice=[1, 1])
    game.play("attack", "attack 0", "slayer").play("attack", "attack 0", "slayer 2")
    assert game.monsters == []
    assert game.blood == 1


# --- GK04 Arterial Spray


@rule("GK04")
def test_an_arterial_spray_bleeds_the_wounded_near_a_monster():
    units = {"INF": (5, 4), "VET": (5, 5), "AND": (4, 4), "slayer": (10, 4)}
    game = arena(units, "GOR", turn="goddess", hand="GK04", power=1, vitae={"INF": 4, "AND": 4})
    game.play("GK04 effect")
    assert [game[name].vitae for name in ("INF", "VET", "AND")] == [3, 5, 4], "AND is 6 spaces away"


@rule("GK04")
def test_an_arterial_spray_is_no_damage():
    units = {"INF": (5, 4), "slayer": (10, 4)}
    charged = {"INF": "1"}
    game = arena(units, "GOR", turn="goddess", hand="GK04", power=1, vitae={"INF": 4}, charged=charged)
    game.play("GK04 effect")
    assert game["INF"].vitae == 3, "Armor is no help"
    game = arena(units, "GOR", turn="goddess", hand="GK04", power=1)
    assert "GK04 effect" not in game.offers(), "nobody is wounded"


@rule("GK04")
@pytest.mark.parametrize(("copies", "vitae"), [(1, 2), (2, 1), (0, 3)])
def test_an_arterial_spray_weakens_rest(copies: int, vitae: int):
    masteries = " ".join(["GK04"] * copies)
    game = arena({"INF": (5, 4)}, "GOR", turn="INF", masteries=masteries, vitae={"INF": 1})
    assert game.play("rest")["INF"].vitae == vitae


# --- GK05 Trophy Rack


@rule("GK05")
def test_a_trophy_rack_turns_a_skull_into_power():
    lay = {(9, 9): "skull", (12, 9): "skull"}
    game = arena({"INF": (5, 4)}, "GOR", turn="goddess", hand="GK05", lay=lay)
    game.choose("GK05 effect", (12, 9))
    assert game.with_token("skull") == [(9, 9)]
    assert game.power == 2
    assert "GK05 effect" not in arena({"INF": (5, 4)}, "GOR", turn="goddess", hand="GK05").offers()


@rule("GK05")
@pytest.mark.parametrize("copies", [1, 2])
def test_a_trophy_rack_bleeds_for_each_skull(copies: int):
    units = {"INF": (5, 4), "slayer": (8, 4), "slayer 2": (8, 5)}
    masteries = " ".join(["GK05"] * copies)
    game = arena(units, "GOR", turn="INF", masteries=masteries, dice=[1, 1])
    game.play("attack", "attack 0", "slayer")
    assert game.with_token("skull") == [(8, 4)]
    assert game.blood == copies
    game.play("attack", "attack 0", "slayer 2")
    assert game.blood == 2 * copies, "not once per Round"


@rule("GK05")
def test_a_trophy_rack_gains_nothing_without_a_skull_left():
    units = {"INF": (5, 4), "slayer": (8, 4)}
    lay = {(9 + n, 12): "skull" for n in range(4)}
    game = arena(units, "GOR", turn="INF", masteries="GK05", lay=lay, dice=[1])
    game.play("attack", "attack 0", "slayer")
    assert len(game.with_token("skull")) == 4
    assert game.blood == 0


# --- GK06 Iron Charge


@rule("GK06")
def test_an_iron_charge_steps_and_strikes_harder():
    units = {"INF": (5, 4), "slayer": (9, 4)}
    game = arena(units, "GOR", turn="goddess", hand="GK06", power=1, dice=[4])
    game.play("GK06 effect", "W", "W", "W")
    assert game.at("slayer") == (6, 4)
    game.monster("slayer", "attack")
    assert game["INF"].vitae == 3, "1 and 1"
    assert game.left("slayer") == 1, "the steps were no Action"


@rule("GK06")
@pytest.mark.parametrize("copies", [1, 2])
def test_an_iron_charge_speeds_monsters_up(copies: int):
    masteries = " ".join(["GK06"] * copies)
    game = arena({"INF": (2, 2), "leech": (5, 5)}, "GOR", turn="leech", masteries=masteries)
    game.choose("move", *["E"] * (4 + copies))
    assert game.at("leech") == (9 + copies, 5)
    assert game.asked == "MONSTER"


# --- GK07 Chains of War


@rule("GK07")
@pytest.mark.parametrize(("roll", "where"), [(5, (8, 2)), (4, (5, 4))])
def test_the_chains_of_war_pull_who_fails(roll: int, where: tuple):
    units = {"INF": (5, 4), "slayer": (10, 4)}
    game = arena(units, "GOR", turn="goddess", hand="GK07", power=1, dice=[roll])
    game.play("GK07 effect")
    assert game.at("INF") == where


@rule("GK07")
def test_the_chains_of_war_need_sight_and_stop_before_obstacles():
    units = {"INF": (5, 4), "slayer": (10, 4)}
    lay = {(7, 4): "wall"}
    game = arena(units, "GOR", turn="goddess", hand="GK07", power=1, lay=lay)
    assert "GK07 effect" not in game.offers()
    lay = {(7, y): "pit" for y in range(1, 19)}
    game = arena(units, "GOR", turn="goddess", hand="GK07", power=1, lay=lay, dice=[6])
    game.play("GK07 effect")
    assert game.at("INF") == (6, 3)
    far = {"INF": (5, 4), "slayer": (11, 4)}
    assert "GK07 effect" not in arena(far, "GOR", turn="goddess", hand="GK07", power=1).offers()


@rule("GK07")
@pytest.mark.parametrize(("name", "reaches"), [("leech", True), ("slayer", False)])
def test_the_chains_of_war_give_leeches_reach(name: str, reaches: bool):
    game = arena({"INF": (5, 4), name: (7, 4)}, "GOR", turn=name, masteries="GK07")
    assert ("attack" in game.offers()) == reaches


# --- GK08 Unholy Vigor


@rule("GK08")
def test_an_unholy_vigor_mends_armors_and_holds_fast():
    units = {"VAN": (5, 4), "slayer 2": (9, 9), "leech": (6, 4)}
    game = arena(units, "GOR", turn="goddess", hand="GK08", power=1, vitae={"leech": 1})
    game.play("GK08 effect", "leech")
    assert game["leech"].vitae == 4
    game.next_round("VAN").dice(1).play("attack", "attack 0", "leech")
    assert game["leech"].vitae == 3, "2 less 1"
    game.dice(1).play("attack", "attack 1", "leech")
    assert game["leech"].vitae == 3
    game.goddess_turn().next_round("VAN").dice(1)
    game.choose("attack", "attack 1")
    assert game["leech"].vitae == 2
    assert game.asked == "DIRECTION", "no longer Unyielding"


@rule("GK08")
@pytest.mark.parametrize(("name", "health"), [("leech", 4), ("troll", 5), ("slayer", 0)])
def test_an_unholy_vigor_armors_what_costs_two_or_more(name: str, health: int):
    game = arena({"INF": (5, 4), name: (8, 4)}, "GOR", turn="INF", masteries="GK08", dice=[1])
    game.play("attack", "attack 0", name)
    assert game[name].vitae == health


# --- GK09 Terror of War


@rule("GK09")
def test_the_terror_of_war_shakes_all_near_monsters():
    units = {"INF": (5, 4), "VET": (5, 5), "AND": (4, 4), "slayer": (8, 4)}
    game = arena(units, "GOR", turn="goddess", hand="GK09", power=2, dice=[5, 4])
    game.choose("GK09 effect")
    while game.asked == "REROLL":
        game.choose("no")
    shaken = {name for name in units if game.change(name, "aim", "eon") == -1}
    assert len(shaken) == 1
    assert game[shaken.pop()].stamina == 3
    assert game["AND"].stamina == 4, "4 spaces away"
    assert game.unrolled == 0


@rule("GK09")
def test_the_terror_of_war_lasts_for_the_next_round():
    units = {"INF": (5, 4), "slayer": (8, 4)}
    game = arena(units, "GOR", turn="goddess", hand="GK09", power=2, dice=[5])
    game.play("GK09 effect").next_round("INF").dice(4).play("attack", "attack 0", "slayer")
    assert game["slayer"].vitae == 2
    game.goddess_turn().next_round("INF").dice(4).play("attack", "attack 0", "slayer")
    assert not game["slayer"].present


@rule("GK09")
@pytest.mark.parametrize(
    ("name", "master", "rolls"), [("troll", {}, 2), ("slayer", {"slayer": "m_warlord"}, 2), ("leech", {}, 1)]
)
def test_the_terror_of_war_makes_trolls_and_masters_fearsome(name: str, master: dict, rolls: int):
    units = {"INF": (5, 4), name: (8, 4)}
    game = arena(units, "GOR", turn="INF", masteries="GK09", master=master, dice=[1] * rolls)
    game.play("attack", "attack 0", name)
    assert game.unrolled == 0


# --- GK10 Sacrifice


@rule("GK10")
@pytest.mark.parametrize(("name", "power"), [("slayer", 2), ("leech", 3), ("troll", 4)])
def test_a_sacrifice_is_worth_its_cost_and_one(name: str, power: int):
    game = arena({"INF": (2, 2), name: (9, 9)}, "GOR", turn="goddess", hand="GK10")
    game.play("GK10 effect")
    assert game.power == power
    assert not game[name].present
    assert game.with_token("skull") == [(9, 9)], "it was killed"


@rule("GK10")
def test_a_sacrificed_master_is_worth_no_more_and_needs_not_be_fresh():
    units = {"INF": (2, 2), "slayer": (9, 9)}
    game = arena(units, "GOR", turn="goddess", hand="GK10", master={"slayer": "m_warlord"})
    assert game.monster("slayer", "end").play("GK10 effect").power == 2
    assert "GK10 effect" not in arena({"INF": (2, 2)}, "GOR", turn="goddess", hand="GK10").offers()


@rule("GK10")
def test_a_sacrifice_pays_for_the_first_fall_of_a_round():
    units = {"INF": (5, 4), "slayer": (6, 4), "slayer 2": (5, 5)}
    game = arena(units, "GOR", turn="slayer", masteries="GK10", vitae={"INF": 1}, dice=[1, 1])
    game.play("attack")
    assert (game["INF"].between, game.power) == (1, 2)
    game.play("attack")
    assert (game["INF"].dead, game.power) == (True, 2), "once per Round"


# --- Blood Skulls


@rule("GK05", "GOR")
def test_a_second_skull_on_a_space_is_not_placed():
    units = {"INF": (5, 4), "slayer": (8, 4)}
    game = arena(units, "GOR", turn="INF", masteries="GK05", lay={(8, 4): "skull"}, dice=[1])
    game.play("attack", "attack 0", "slayer")
    assert (game.with_token("skull"), game.blood) == ([(8, 4)], 0)
