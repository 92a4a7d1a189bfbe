"""Souls (CE-130 to CE-135) and the rulings on them (R-43 to R-45, R-87)."""

from typing import Any

import pytest

from .arena import arena, next_round, turn_of
from .kit import Position, position

rule = pytest.mark.rule


def veteran(**more: Any) -> Position:
    """The Turn of the Veteran, with a Hound out of the Pistol's Range."""
    return arena({"VET": (5, 5), "hound": (10, 5)}, turn="VET", **more)


@rule("CE-130")
def test_a_charge_works_at_once_and_costs_no_action():
    game = veteran(souls={"VET": 1})
    assert not game.can("attack")
    game.do("charge", "Assault Rifle")
    assert game.can("attack")
    assert (game["VET"].souls, game["VET"].charged, game["VET"].base_used) == (0, 1, 0)
    assert not game.can("charge")


@rule("CE-130")
def test_an_artifact_is_charged_like_an_ability():
    game = veteran(souls={"VET": 1}, items={"VET": "A05 A01"})
    game.choose("charge")
    assert game.offers() == {"Assault Rifle", "Field Command", "A05 soul"}, "A01 is Devoured"
    game.choose("A05 soul")
    assert game.items("VET") == ["A05*", "A01"]


@rule("CE-130", "CE-132", "CE-134")
def test_souls_have_three_uses():
    game = veteran(souls={"VET": 1}, vitae={"VET": 3})
    assert {"charge", "devour", "restore"} <= game.offers()
    assert not {"charge", "devour", "restore"} & veteran(vitae={"VET": 3}).offers()


@rule("CE-131")
def test_a_charge_stays_over_the_rounds():
    game = next_round(veteran(souls={"VET": 1}).do("charge", "Assault Rifle"))
    assert game["VET"].charged == 1
    assert turn_of(game, "VET").can("attack"), "with the Assault Rifle"


@rule("CE-132", "R-43")
def test_a_devoured_soul_pays_for_one_use():
    game = veteran(souls={"VET": 2}, vitae={"VET": 1})
    game.do("devour", "Last Stand")
    assert (game["VET"].souls, game["VET"].vitae, game.change("VET", "armor")) == (1, 3, 2)
    game.do("devour", "Last Stand")
    assert (game["VET"].souls, game["VET"].vitae) == (0, 5), "not once per Round"
    assert not game.can("devour")


@rule("CE-132", "CE-113")
def test_a_devoured_attack_costs_an_action_and_no_check():
    game = arena({"INF": (5, 5), "guardian": (9, 5), "hound": (9, 6)}, turn="INF", souls={"INF": 1})
    game.do("devour", "Spirit Bazooka", "guardian")
    assert not game["guardian"].present
    assert (game["hound"].vitae, game["INF"].souls, game["INF"].base_used) == (1, 0, 1)


@rule("CE-133")
def test_a_soul_on_a_charge_is_not_devoured():
    game = veteran(charged={"VET": "1 2"}, items={"VET": "A05*"})
    assert not game.can("devour")


@rule("CE-134")
def test_restore_takes_a_soul_from_the_inventory_or_from_a_charge():
    game = veteran(souls={"VET": 1}, charged={"VET": "2"}, items={"VET": "A05* A02"}, vitae={"VET": 1})
    game.choose("restore")
    assert game.offers() == {"soul", "soul 2", "A05 soul"}
    game.choose("soul")
    assert (game["VET"].vitae, game["VET"].souls, game["VET"].base_used) == (3, 0, 0)
    game.do("restore", "A05 soul")
    assert (game["VET"].vitae, game.items("VET")) == (5, ["A05", "A02"])
    game.do("restore", "soul 2")
    assert (game["VET"].vitae, game["VET"].charged) == (5, 0), "not above the maximum"


@rule("CE-135")
def test_an_ability_whose_soul_restored_is_locked_until_charged_again():
    game = veteran(souls={"VET": 1}, vitae={"VET": 1}).do("charge", "Assault Rifle")
    assert game.can("attack")
    game.do("restore", "soul 1")
    assert not game.can("attack")
    game["VET"].fields["souls"] = 1
    game.do("charge", "Assault Rifle")
    assert game.can("attack")


def harvest(souls: int, corpse: int = 0, **more: Any) -> Position:
    """The Necromancer sees a Hound die; the Veteran, and a Corpse, hold so many of the 20 Souls."""
    units = {"VET": (5, 5), "NEC": (5, 6), "hound": (6, 5)}
    held = {"VET": souls, "INF": corpse}
    dead = {"INF": (12, 12)}
    game = arena(units, turn="VET", charged={"NEC": "1"}, vitae={"hound": 1}, souls=held, dead=dead, **more)
    return game.dice(1).do("attack", "Combat Knife")


@rule("R-44")
def test_a_soul_is_gained_from_the_supply_while_there_is_one():
    game = harvest(18)
    assert (game.asked, game.who) == ("TRIGGER", "NEC")
    assert game.choose("yes")["NEC"].souls == 1
    game = harvest(19)
    assert not game.was_asked("TRIGGER"), "one Soul charges Soul Harvest, 19 are held: none is left"
    assert game["NEC"].souls == 0


@rule("R-44")
def test_souls_on_boards_and_corpses_are_not_in_the_supply():
    laid = {(x, 15): "soul" for x in range(1, 6)}
    assert harvest(13, lay=laid).asked == "TRIGGER"
    assert harvest(14, lay=laid).asked == "MENU"
    assert harvest(13, corpse=5).asked == "TRIGGER"
    assert harvest(13, corpse=6).asked == "MENU"


@rule("R-44")
def test_spent_souls_go_back_to_the_supply():
    units = {"VET": (5, 5), "NEC": (5, 6), "hound": (6, 5)}
    game = arena(units, turn="VET", charged={"NEC": "1"}, vitae={"hound": 1}, souls={"VET": 19})
    game.do("devour", "Last Stand").dice(1).do("attack", "Combat Knife")
    assert game.asked == "TRIGGER"


@rule("R-87")
def test_souls_paid_to_an_objective_are_spent():
    units = {"VET": (10, 10), "NEC": (11, 9), "hound": (9, 10)}
    more = {"charged": {"NEC": "1"}, "vitae": {"hound": 1}, "souls": {"VET": 7}}
    game = position("TOMB", "SKZ", units, turn="VET", **more)
    assert len(game.with_token("soul")) == 12
    assert game.dice(1).do("attack", "Combat Knife").asked == "MENU", "no Soul is left to gain"
    game = position("TOMB", "SKZ", units, turn="VET", **more)
    game.do("objective", (10, 9))
    assert (game["VET"].souls, game.progress(2)) == (6, 1)
    assert game.dice(1).do("attack", "Combat Knife").asked == "TRIGGER"


@rule("R-45")
def test_only_six_walls_can_be_destroyed():
    for rubble, can in ((5, True), (6, False)):
        game = arena(
            {"DEM": (5, 5)},
            turn="DEM",
            charged={"DEM": "1"},
            lay={(6, 5): "wall", (4, 5): "wall"},
            rubble=rubble,
        )
        game.choose("ability")
        assert game.asked == ("SOURCE" if can else "TARGET"), "Aura Grenades alone are left"


@rule("R-45")
def test_four_are_infected_at_most():
    units = {"VET": (5, 5), "INF": (6, 5), "MAG": (7, 5), "DEM": (8, 5), "AND": (9, 5), "disciple": (7, 6)}
    four = dict.fromkeys(("VET", "INF", "MAG", "DEM"), "infection")
    game = arena(
        units, "MYC", turn="goddess", status=four, power=1, hand="MY02", stamina={"AND": 1}, dice=[6]
    )
    game.do("MY02 effect", "AND").until("POWERS")
    assert game.statuses("AND") == set(), "no Infection card is left"
    three = dict.fromkeys(("VET", "INF", "MAG"), "infection")
    game = arena(
        units, "MYC", turn="goddess", status=three, power=1, hand="MY02", stamina={"AND": 1}, dice=[6]
    )
    game.do("MY02 effect", "AND").until("POWERS")
    assert game.statuses("AND") == {"infection"}


@rule("R-45")
def test_four_skulls_and_four_blood_at_most():
    units = {"VET": (5, 5), "slayer": (6, 5)}
    for laid, skulls in ((3, 4), (4, 4)):
        lay = {(x, 15): "skull" for x in range(1, 1 + laid)}
        game = arena(units, "GOR", turn="VET", lay=lay, vitae={"slayer": 1}, dice=[1])
        game.do("attack", "Combat Knife")
        assert len(game.with_token("skull")) == skulls
        assert ((6, 5) in game.with_token("skull")) == (laid == 3)
    for blood in (3, 4):
        game = arena(units, "GOR", turn="slayer", blood=blood, dice=[1])
        assert game.do("attack", "Cleaver").blood == 4


@rule("R-45")
def test_counters_do_not_run_out():
    """Ten Retired units: the box has six markers."""
    units = {name: (3 + 2 * n, 5) for n, name in enumerate(("VET", "INF", "MAG", "DEM", "AND", "XEN"))}
    hounds = {f"hound {n}": (3 + 2 * n, 9) for n in range(2, 5)}
    game = arena({**units, **hounds, "hound": (3, 9)}, turn="goddess", retired=" ".join(units))
    for hound in ("hound", *hounds):
        game.choose(hound, "end")
    assert sum(game[name].retired for name in game.units if game[name].present) == 10
