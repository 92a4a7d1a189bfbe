"""MY01 to MY10: Effect and Mastery of Mycothis' cards."""

from typing import Any

import pytest

from .arena import arena

rule = pytest.mark.rule

COSTS = {
    "MY01": (1, 2),
    "MY02": (1, 2),
    "MY03": (1, 2),
    "MY04": (1, 2),
    "MY05": (2, 2),
    "MY06": (1, 2),
    "MY07": (0, 1),
    "MY08": (2, 3),
    "MY09": (1, 2),
    "MY10": (1, 2),
}
cards = [pytest.param(card, marks=rule(card)) for card in COSTS]


@pytest.mark.parametrize("card", cards)
def test_what_the_parts_cost(card: str):
    units = {"INF": (5, 4), "putrifier": (8, 4), "spore": (9, 4)}
    laid: dict[str, Any] = {"charged": {"INF": "1"}, "status": {"INF": "infection"}}
    effect, mastery = COSTS[card]
    for part, cost in (("effect", effect), ("mastery", mastery)):
        game = arena(units, "MYC", turn="goddess", hand=card, power=cost, **laid)
        assert f"{card} {part}" in game.offers()
        if cost:
            game = arena(units, "MYC", turn="goddess", hand=card, power=cost - 1, **laid)
            assert f"{card} {part}" not in game.offers()
    game = arena(units, "MYC", turn="goddess", hand=f"{card} {card}", power=mastery)
    game.choose(f"{card} mastery")
    assert (game.masteries, game.hand, game.discard, game.power) == ([card], [card], [], 0)


# --- MY01 Spore Cloud


@rule("MY01")
def test_a_spore_cloud_grows_beside_monsters_and_monoliths():
    units = {"INF": (5, 4), "putrifier": (8, 4)}
    lay = {(5, 8): "monolith"}
    game = arena(units, "MYC", turn="goddess", hand="MY01", power=1, lay=lay)
    game.choose("MY01 effect")
    near_monster = {(x, y) for x in (7, 8, 9) for y in (3, 4, 5)} - {(8, 4)}
    near_monolith = {(x, y) for x in (4, 5, 6) for y in (7, 8, 9)} - {(5, 8)}
    assert game.offers() == near_monster | near_monolith, "near and in Sight"
    game.choose((7, 4), (5, 7))
    assert game.monsters == ["putrifier", "spore", "spore 2"]
    assert game.asked == "POWERS"


@rule("MY01")
def test_a_spore_cloud_keeps_off_cryptonauts_and_to_three_spores():
    units = {"INF": (5, 4), "putrifier": (7, 4), "spore": (9, 9), "spore 2": (11, 9)}
    game = arena(units, "MYC", turn="goddess", hand="MY01", power=1)
    game.choose("MY01 effect")
    assert (6, 4) not in game.offers()
    game.play((8, 4))
    assert game.asked == "POWERS"
    units |= {"spore 3": (13, 9)}
    assert "MY01 effect" not in arena(units, "MYC", turn="goddess", hand="MY01", power=1).offers()


@rule("MY01")
@pytest.mark.parametrize("copies", [1, 2])
def test_a_spore_cloud_widens_the_burst(copies: int):
    units = {"INF": (5, 4), "VET": (9, 4), "AND": (10, 5), "spore": (7, 4)}
    masteries = " ".join(["MY01"] * copies)
    game = arena(units, "MYC", turn="spore", masteries=masteries, dice=[5, 5])
    game.play("ability")
    assert [game[name].vitae for name in ("INF", "VET", "AND")] == [4, 4, 5]


# --- MY02 Contagion


@rule("MY02")
@pytest.mark.parametrize(("roll", "infected"), [(4, True), (3, False)])
def test_a_contagion_is_checked_at_one_less(roll: int, infected: bool):
    units = {"INF": (5, 4), "putrifier": (8, 4)}
    game = arena(units, "MYC", turn="goddess", hand="MY02", power=1, dice=[roll])
    game.play("MY02 effect")
    assert (game.statuses("INF") == {"infection"}) == infected


@rule("MY02")
def test_a_contagion_spreads_from_monsters_and_from_the_infected():
    units = {"INF": (5, 4), "VET": (8, 4), "AND": (12, 12), "putrifier": (5, 8)}
    lay = {(x, 6): "wall" for x in range(1, 12)}
    status = {"VET": "infection"}
    game = arena(units, "MYC", turn="goddess", hand="MY02", power=1, lay=lay, status=status, dice=[6])
    game.choose("MY02 effect")
    assert "INF" in game.offers()
    assert "AND" not in game.offers()
    game.play("INF")
    assert game.statuses("INF") == {"infection"}
    assert "MY02 effect" not in arena(units, "MYC", turn="goddess", hand="MY02", power=1).offers()


@rule("MY02")
def test_a_contagion_passes_between_neighbours_in_upkeep():
    units = {"INF": (5, 4), "VET": (6, 4), "AND": (8, 4)}
    status = {"INF": "infection"}
    game = arena(units, "MYC", turn="upkeep", masteries="MY02", status=status)
    assert game.asked == "ORDER", "with Slowly We Rot"
    game.dice(1, 5).play(*sorted(game.offers()))
    assert game.statuses("VET") == {"infection"}
    assert game.statuses("AND") == set()


# --- MY03 Grasping Roots


@rule("MY03")
@pytest.mark.parametrize(("roll", "vitae", "steps"), [(5, 4, 2), (4, 5, 3)])
def test_grasping_roots_slow_a_move(roll: int, vitae: int, steps: int):
    units = {"INF": (5, 4), "putrifier": (11, 4)}
    game = arena(units, "MYC", turn="goddess", hand="MY03", power=1, lay={(7, 4): "wall"}, dice=[roll])
    game.play("MY03 effect")
    assert game["INF"].vitae == vitae
    game.next_round("INF").choose("move", *["S"] * steps)
    assert game.asked == "MENU"
    game.goddess_turn().next_round("INF").choose("move", *["N"] * 4)
    assert game.asked == "MENU"


@rule("MY03")
def test_grasping_roots_reach_six_from_a_monster_or_monolith():
    units = {"INF": (5, 4), "VET": (5, 16)}
    lay = {(11, 4): "monolith"}
    game = arena(units, "MYC", turn="goddess", hand="MY03", power=1, lay=lay, dice=[1])
    game.play("MY03 effect")
    assert game.change("INF", "move") == -1
    lay = {(12, 4): "monolith"}
    assert "MY03 effect" not in arena(units, "MYC", turn="goddess", hand="MY03", power=1, lay=lay).offers()


@rule("MY03")
@pytest.mark.parametrize(("copies", "steps"), [(1, 3), (2, 2)])
def test_grasping_roots_hold_the_infected(copies: int, steps: int):
    masteries = " ".join(["MY03"] * copies)
    units = {"INF": (5, 4), "VET": (9, 9)}
    game = arena(units, "MYC", turn="INF", masteries=masteries, status={"INF": "infection"})
    game.choose("move", *["E"] * steps)
    assert game.asked == "MENU"
    game.play("retire", "move", *["E"] * 4)
    assert game.at("VET") == (13, 9)


# --- MY04 Overgrowth


@rule("MY04")
def test_an_overgrowth_heals_two():
    units = {"INF": (2, 2), "putrifier": (9, 9), "disciple": (12, 9), "greenlord": (9, 12)}
    vitae = {"putrifier": 1, "disciple": 1, "greenlord": 3}
    game = arena(units, "MYC", turn="goddess", hand="MY04", power=1, vitae=vitae)
    game.play("MY04 effect")
    assert [game[name].vitae for name in vitae] == [3, 2, 5]
    assert "MY04 effect" not in arena({"INF": (2, 2)}, "MYC", turn="goddess", hand="MY04", power=1).offers()


@rule("MY04")
@pytest.mark.parametrize("copies", [1, 2])
def test_an_overgrowth_heals_in_upkeep(copies: int):
    masteries = " ".join(["MY04"] * copies)
    units = {"INF": (2, 2), "putrifier": (9, 9)}
    game = arena(units, "MYC", turn="upkeep", masteries=masteries, vitae={"putrifier": 1})
    assert game["putrifier"].vitae == 1 + copies
    assert not game.was_asked("ORDER"), "one entry (R-89)"


# --- MY05 Corrode


@rule("MY05")
def test_a_corrosion_takes_a_soul_from_a_charge():
    units = {"INF": (5, 4), "putrifier": (9, 4)}
    game = arena(units, "MYC", turn="goddess", hand="MY05", power=2, charged={"INF": "1 2"})
    game.choose("MY05 effect")
    assert (game.asked, game.seat) == ("OPTION", 0)
    game.choose("soul 2")
    assert game["INF"].charged == 1
    assert game["INF"].souls == 0, "spent"


@rule("MY05")
def test_a_corrosion_takes_a_soul_from_an_artifact():
    units = {"INF": (5, 4), "putrifier": (9, 4)}
    game = arena(units, "MYC", turn="goddess", hand="MY05", power=2, items={"INF": "A18*"})
    game.play("MY05 effect")
    assert game.items("INF") == ["A18"]
    game = arena(units, "MYC", turn="goddess", hand="MY05", power=2, items={"INF": "A18"}, souls={"INF": 1})
    assert "MY05 effect" not in game.offers(), "nothing is Charged"
    units = {"INF": (5, 4), "putrifier": (10, 4)}
    game = arena(units, "MYC", turn="goddess", hand="MY05", power=2, charged={"INF": "1"})
    assert "MY05 effect" not in game.offers(), "5 spaces away"


@rule("MY05")
def test_a_corrosion_lets_each_charge_once_a_round():
    units = {"INF": (5, 4), "VET": (9, 9)}
    souls = {"INF": 2, "VET": 1}
    game = arena(units, "MYC", turn="INF", masteries="MY05", souls=souls)
    game.play("charge", "charge 1")
    assert game["INF"].charged == 1
    assert "charge" not in game.offers()
    game.play("retire").go_on()
    assert "charge" in game.offers(), "each Cryptonaut"
    game.goddess_turn().next_round("INF")
    assert "charge" in game.offers()


# --- MY06 Fruiting Bodies


@rule("MY06")
def test_fruiting_bodies_bring_two_disciples():
    game = arena({"INF": (2, 2)}, "MYC", turn="goddess", hand="MY06", power=1)
    game.choose("MY06 effect", (9, 9), (12, 9))
    assert game.monsters == ["disciple", "disciple 2"]
    assert (game.power, game.asked) == (0, "POWERS")


@rule("MY06")
@pytest.mark.parametrize(("copies", "roll", "vitae"), [(1, 5, 4), (0, 5, 5)])
def test_fruiting_bodies_steady_disciples(copies: int, roll: int, vitae: int):
    units = {"INF": (5, 4), "disciple": (9, 4)}
    masteries = " ".join(["MY06"] * copies)
    game = arena(units, "MYC", turn="disciple", masteries=masteries, dice=[roll])
    assert game.play("attack")["INF"].vitae == vitae


# --- MY07 Feast of Worms


@rule("MY07")
def test_a_feast_of_worms_heals_wholly_for_a_spore():
    units = {"INF": (2, 2), "greenlord": (9, 9), "spore": (11, 10), "spore 2": (15, 9)}
    game = arena(units, "MYC", turn="goddess", hand="MY07", vitae={"greenlord": 1})
    game.play("MY07 effect")
    assert (game["greenlord"].vitae, game.power) == (6, 1)
    assert game.monsters == ["greenlord", "spore 2"]
    units = {"INF": (2, 2), "greenlord": (9, 9), "spore": (12, 10)}
    assert "MY07 effect" not in arena(units, "MYC", turn="goddess", hand="MY07").offers()


@rule("MY07")
def test_a_feast_of_worms_leaves_the_choice_of_the_spore():
    units = {"INF": (2, 2), "disciple": (9, 9), "spore": (10, 9), "spore 2": (8, 9)}
    game = arena(units, "MYC", turn="goddess", hand="MY07", vitae={"disciple": 1})
    game.choose("MY07 effect")
    assert game.offers() == {"spore", "spore 2"}
    game.choose("spore 2")
    assert game.monsters == ["disciple", "spore"]
    assert game["disciple"].vitae == 2


@rule("MY07")
def test_a_feast_of_worms_pays_for_one_spore_a_round():
    units = {"INF": (5, 4), "spore": (8, 4), "spore 2": (8, 5)}
    game = arena(units, "MYC", turn="INF", masteries="MY07", dice=[1, 1])
    game.play("attack", "attack 0", "spore").play("attack", "attack 0", "spore 2")
    assert game.monsters == []
    assert game.power == 1
    units = {"INF": (5, 4), "spore": (6, 4)}
    game = arena(units, "MYC", turn="spore", masteries="MY07", dice=[1])
    assert game.play("ability").power == 1, "by anything"


# --- MY08 Pestilent Wind


@rule("MY08")
def test_a_pestilent_wind_takes_vitae_from_the_infected():
    units = {"INF": (5, 4), "VET": (9, 9), "AND": (12, 4)}
    status = {"INF": "infection", "AND": "infection"}
    game = arena(units, "MYC", turn="goddess", hand="MY08", power=2, status=status, charged={"INF": "1"})
    game.play("MY08 effect")
    assert [game[name].vitae for name in units] == [4, 5, 4], "Armor is no help"
    assert "MY08 effect" not in arena(units, "MYC", turn="goddess", hand="MY08", power=2).offers()


@rule("MY08")
@pytest.mark.parametrize(("status", "copies", "roll"), [("infection", 1, 4), ("infection", 2, 3), ("", 2, 5)])
def test_a_pestilent_wind_weakens_stamina_checks_of_the_infected(status: str, copies: int, roll: int):
    units = {"INF": (5, 4), "spore": (6, 4)}
    laid = {"masteries": " ".join(["MY08"] * copies), "status": {"INF": status}}
    game = arena(units, "MYC", turn="INF", dice=[roll], **laid).choose("move", "W")
    assert game.asked == "REROLL"
    game = arena(units, "MYC", turn="INF", dice=[roll - 1], **laid).choose("move", "W")
    assert game.asked == "STEP"


# --- MY09 Slough


@rule("MY09")
def test_a_slough_ends_what_hinders_heals_and_armors():
    units = {"INF": (5, 4), "putrifier": (8, 4)}
    game = arena(
        units,
        "MYC",
        turn="goddess",
        hand="MY09",
        power=1,
        vitae={"putrifier": 1},
        changes={"putrifier": "slow aim-1 move-2 damage+1"},
    )
    game.play("MY09 effect")
    assert game["putrifier"].vitae == 3
    assert [game.change("putrifier", key) for key in ("slow", "aim", "move", "damage")] == [0, 0, 0, 1]
    assert game.left("putrifier") == 2
    game.next_round("INF").dice(1).play("attack", "attack 0", "putrifier")
    assert game["putrifier"].vitae == 2, "2 less 1"
    game.goddess_turn().next_round("INF").dice(1).play("attack", "attack 0", "putrifier")
    assert not game["putrifier"].present


@rule("MY09")
@pytest.mark.parametrize(("name", "health"), [("putrifier", 3), ("greenlord", 4)])
def test_a_slough_armors_putrifiers(name: str, health: int):
    game = arena({"INF": (5, 4), name: (8, 4)}, "MYC", turn="INF", masteries="MY09", dice=[1])
    game.play("attack", "attack 0", name)
    assert game[name].vitae == health


# --- MY10 Symbiosis


@rule("MY10")
def test_a_symbiosis_carries_a_monster_to_a_monolith_or_spore():
    units = {"INF": (5, 4), "disciple": (15, 5), "spore": (9, 12)}
    lay = {(6, 3): "monolith"}
    game = arena(units, "MYC", turn="goddess", hand="MY10", power=1, lay=lay)
    game.choose("MY10 effect", "disciple")
    near_spore = {(x, y) for x in (8, 9, 10) for y in (11, 12, 13)} - {(9, 12)}
    near_monolith = {(x, y) for x in (5, 6, 7) for y in (2, 3, 4)} - {(6, 3), (5, 4)}
    assert game.offers() == near_spore | near_monolith, "beside a Cryptonaut too"
    game.choose((6, 4))
    assert game.at("disciple") == (6, 4)
    assert game.left("disciple") == 2, "it has not acted"


@rule("MY10")
def test_a_symbiosis_needs_another_spore():
    units = {"INF": (5, 4), "spore": (9, 12)}
    assert "MY10 effect" not in arena(units, "MYC", turn="goddess", hand="MY10", power=1).offers()


@rule("MY10")
def test_a_symbiosis_lets_monsters_come_beside_a_monolith():
    lay = {(7, 4): "monolith"}
    for masteries, legal in (("MY10", True), ("", False)):
        game = arena({"INF": (5, 4)}, "MYC", turn="goddess", masteries=masteries, power=1, lay=lay)
        game.choose("summon disciple")
        assert ((7, 3) in game.offers()) == legal
        assert (6, 4) not in game.offers(), "beside a Cryptonaut"
