"""Rulings on effects, groups, triggers, phases and secrets (R-49 to R-52, R-57, R-62, R-68 to R-98)."""

from typing import Any

import pytest

from .arena import arena, next_round, turn_of
from .kit import Position, position

rule = pytest.mark.rule

FAR = {"VET": (2, 2)}


@rule("R-51", "CE-021")
def test_the_goddess_orders_the_effects_of_upkeep():
    """Life Eternal, the fire on a Cryptonaut, and Brood: whoever they concern."""
    units = {"VET": (2, 2), "hound": (9, 9)}
    lay = {(9, 5): "pod", (9, 6): "pod"}
    game = position(
        "CITADEL",
        "SKZ",
        units,
        turn="upkeep",
        clear=True,
        lay=lay,
        vitae={"hound": 1},
        status={"VET": "burning"},
    )
    assert (game.asked, game.seat) == ("ORDER", 0)
    assert game.offers() == {"option 0", "option 5", "option 7"}
    game.choose("option 7")
    assert (game["VET"].vitae, game["hound"].vitae, game.power) == (4, 1, 0)
    assert game.offers() == {"option 0", "option 5"}
    game.choose("option 5")
    assert (game.asked, game.power, game["hound"].vitae) == ("MENU", 1, 2), "the last one needs no choice"


@rule("R-89")
def test_copies_of_a_mastery_and_a_hazard_on_several_units_are_one_entry_each():
    units = {"VET": (6, 9), "INF": (8, 7), "hound": (15, 15)}
    lay = {(3, 3): "door open", (3, 5): "door open"}
    game = position(
        "CAVE", "SKZ", units, turn="upkeep", masteries="SK10 SK10", lay=lay, vitae={"hound": 1}, dice=[1, 1]
    )
    assert game.offers() == {"option 0", "option 1", "option 5"}
    game.choose("option 5")
    assert game.unrolled == 0, "both checks of the hazard"
    game.choose("option 1")
    closed = 0
    while game.asked == "TARGET":
        game.choose(min(game.offers(), key=str))
        closed += 1
    assert [game.structure(where).open for where in lay] == [0, 0], "both copies"
    assert (game.asked, game["hound"].vitae) == ("UNIT", 2)


@rule("R-89", "R-62")
def test_units_within_an_entry_come_in_unit_order():
    units = {"VET": (5, 5), "INF": (9, 5), "MAG": (12, 5)}
    game = arena(
        units,
        "MYC",
        turn="upkeep",
        squads=("MAG VET", "INF"),
        status=dict.fromkeys(units, "infection"),
        stamina=dict.fromkeys(units, 1),
        dice=[6, 6, 6],
    )
    order = []
    while game.asked == "REROLL":
        order.append(game.who)
        game.choose("no")
    assert order == ["MAG", "VET", "INF"]


@rule("R-57", "CE-179")
def test_an_objective_action_needs_adjacency_and_no_sight_and_costs_an_action():
    units = {"VET": (5, 5), "INF": (15, 15)}
    lay = {(6, 6): "scales", (6, 5): "wall", (5, 6): "wall"}
    game = arena(units, turn="VET", lay=lay, souls={"VET": 1})
    game.do("objective")
    assert (game.progress(2), game["VET"].base_used) == (1, 1)
    game = arena({"VET": (5, 5), "INF": (15, 15)}, turn="VET", lay={(7, 7): "scales"}, souls={"VET": 1})
    assert not game.can("objective")


@rule("R-57", "R-37")
def test_an_objective_action_may_be_the_prepared_action():
    units = {"VET": (5, 5), "hound": (9, 5)}
    game = arena(units, turn="hound", prepared="VET", lay={(6, 6): "scales"}, souls={"VET": 1})
    game.choose("move", "yes").do("objective")
    assert (game.progress(2), game["VET"].prepared) == (1, 0)


@rule("R-62")
def test_each_of_a_group_takes_the_whole_list_before_the_next():
    """Singularity draws the older Hound in and hurts it; then the younger, which finds the space taken."""
    units = {"PHS": (5, 5), "hound": (9, 3), "hound 2": (11, 5)}
    for first, second in (("hound", "hound 2"), ("hound 2", "hound")):
        game = arena(
            {"PHS": (5, 5), first: units[first], second: units[second]}, turn="PHS", souls={"PHS": 1}
        )
        game.do("devour", (9, 5))
        assert game.at(first) == (9, 5), "the first in the order of Summoning"
        assert game.at(second) != (9, 5)
        assert (game[first].vitae, game[second].vitae) == (1, 1)


@rule("R-62", "CE-062")
def test_a_unit_that_has_left_play_is_skipped_and_its_space_is_still_the_centre():
    units = {"MAG": (5, 5), "hound": (9, 5), "hound 2": (10, 5), "hound 3": (12, 5)}
    game = arena(units, turn="MAG", souls={"MAG": 1})
    game.do("devour", "hound")
    assert not game["hound"].present
    assert (game["hound 2"].vitae, game["hound 3"].vitae) == (1, 3)


@rule("R-62")
def test_monsters_come_by_time_of_summoning_and_gashnoradon_last():
    """A Procession: the steps of the Monsters are asked in their order."""
    units = {"VET": (2, 2), "hound 2": (9, 9), "guardian": (12, 9), "hound": (15, 9)}
    game = arena(units, turn="goddess", hand="SK05", power=1)
    game.choose("SK05 effect")
    order = []
    while game.asked == "STEP":
        order.append(game.who)
        game.choose("done")
    assert order == ["hound 2", "guardian", "hound"]


@rule("R-68")
def test_a_trigger_is_offered_when_it_would_change_something():
    units = {"EXE": (5, 5), "hound": (6, 5), "INF": (12, 12)}
    for stamina, asked in ((3, True), (4, False)):
        game = arena(units, turn="EXE", vitae={"hound": 1}, stamina={"EXE": stamina}, dice=[1])
        game.do("attack", "Headsman's Blade")
        assert (game.asked == "TRIGGER") == asked, "at full Stamina it changes nothing"


@rule("R-68", "CE-043")
def test_a_trigger_is_once_per_round_where_it_says_so_and_may_be_declined():
    units = {"VET": (5, 5), "hound": (7, 5)}
    game = arena(units, turn="VET", dice=[6, 6, 1])
    game.do("attack", "Pistol")
    assert (game.asked, game.who) == ("TRIGGER", "VET")
    game.choose("no")
    assert game.asked == "REROLL", "for Stamina"
    game.choose("no").do("attack", "Pistol")
    assert game.asked == "TRIGGER", "not used yet"
    game.choose("yes")
    assert (game["hound"].vitae, game["VET"].stamina) == (1, 4)
    game = arena(units, turn="VET", dice=[6, 6, 6])
    game.do("attack", "Pistol", "yes")
    assert game.asked == "REROLL", "failed again: the trigger is used"
    game.choose("no").do("attack", "Pistol")
    assert game.asked == "REROLL"


@rule("R-68")
def test_triggers_come_in_unit_order():
    """A failed Stamina check near the Chronomancer and with the Oneirologist in the Squad."""
    units = {"ONE": (5, 5), "CHR": (5, 7), "VET": (5, 6), "hound": (6, 5)}
    game = arena(units, turn="VET", charged={"CHR": "2"}, dice=[6])
    game.choose("move", "W")
    order = []
    while game.asked == "TRIGGER":
        order.append(game.who)
        game.choose("no")
    assert order == ["ONE", "CHR"]


@rule("R-68")
def test_triggers_that_only_gain_something_happen_by_themselves():
    units = {"VET": (5, 5), "hound": (6, 5)}
    game = arena(units, turn="VET", masteries="SK09", vitae={"hound": 1}, dice=[1])
    game.do("attack", "Combat Knife")
    assert (game.power, game.asked, game.was_asked("TRIGGER")) == (1, "MENU", False)
    game = arena({"VET": (5, 5), "spore": (6, 5)}, "MYC", turn="VET", dice=[1, 6], stamina={"VET": 1})
    game.do("attack", "Combat Knife", "no")
    assert game.statuses("VET") == {"infection"}, "Husk"


@rule("R-71")
def test_the_credit_for_thorns_and_burning():
    """A Hound dies of the Fire Shield: the Pyromancer has killed it, so that the Squad may profit."""
    units = {"PYR": (5, 5), "XEN": (5, 7), "hound": (6, 5)}
    for squads, asked in ((("PYR XEN",), True), (("PYR", "XEN"), False)):
        game = arena(
            units,
            turn="hound",
            squads=squads,
            charged={"PYR": "2", "XEN": "2"},
            vitae={"hound": 1, "PYR": 2},
            dice=[1],
        )
        game.do("attack", "Bite")
        assert not game["hound"].present
        assert (game.asked == "TRIGGER" and game.who == "XEN") == asked, "Vivisection heals the killer"
        if asked:
            game.choose("yes")
        assert game["PYR"].vitae == 1 + asked


@rule("R-71")
def test_the_credit_for_a_destroyed_structure():
    """The last Statue falls to an Ability: its owner draws the Knowledge."""
    lay = {(8, 5): "hoarfrost 2"}
    units = {"DEM": (5, 5), "VET": (5, 6)}
    game = position(
        "CAVE",
        "SKZ",
        units,
        turn="DEM",
        clear=True,
        charged={"DEM": "1"},
        lay={(6, 5): "hoarfrost 2"},
        progress={"1": 2},
    )
    game.choose("ability", "Breaching Charge")
    assert game.structures("hoarfrost") == []
    assert (game.done(1), game["DEM"].knowledge, game["VET"].knowledge) == (True, 1, 0)
    game = position("CAVE", "SKZ", units, turn="VET", clear=True, lay=lay, progress={"1": 2})
    game.do("attack", (8, 5))
    assert (game.done(1), game["VET"].knowledge) == (True, 1)


@rule("R-82", "CE-034", "CE-035")
def test_the_order_of_cleanup():
    """The Tide's check is made before the changes of this Round end; then everything ends; then Round 40."""
    units = {"VET": (5, 5), "INF": (9, 9)}
    game = position(
        "CITADEL",
        "SKZ",
        units,
        turn="cleanup",
        clear=True,
        round=40,
        lay={(5, 5): "special"},
        changes={"VET": "stamina_check-9"},
        dice=[2],
        prepared="VET",
    )
    assert (game.asked, game.who) == ("REROLL", "VET"), "2 fails against less than 0"
    assert game["VET"].prepared == 1
    assert not game.over
    game.choose("no")
    assert game["VET"].vitae == 4
    assert (game.over, game.truncated) == (True, True)


@rule("R-82", "CE-033")
def test_everything_ends_at_once():
    units = {"VET": (5, 5), "hound": (9, 9)}
    game = arena(
        units, turn="cleanup", prepared="VET", retired="hound", changes={"VET": "aim-1", "hound": "slow"}
    )
    assert [game[name].retired for name in units] == [0, 0]
    assert (game["VET"].prepared, game.change("VET", "aim"), game.change("hound", "slow")) == (0, 0, 0)


@rule("R-86")
def test_health_rises_with_its_maximum_once_and_is_cut_to_it():
    units = {"VET": (2, 2), "slayer": (9, 9)}
    game = arena(units, "GOR", turn="goddess", hand="GK02", power=6, vitae={"slayer": 1})
    game.choose("GK02 mastery")
    assert (game["slayer"].vitae, game["slayer"].max_vitae) == (2, 3)
    game.do("summon slayer", (12, 9))
    assert game["slayer 2"].vitae == 3, "later ones start at the raised maximum"
    assert next_round(game)["slayer"].vitae == 2, "once"


@rule("R-86")
def test_vitae_does_not_rise_with_its_maximum_and_is_cut_to_it():
    units = {"VET": (5, 5), "INF": (6, 5)}
    game = arena(units, turn="VET", items={"INF": "A16"}, vitae={"VET": 5, "INF": 6})
    assert game["INF"].max_vitae == 6
    game.do("trade", "INF", "take", "A16")
    assert (game["VET"].max_vitae, game["VET"].vitae) == (6, 5)
    assert (game["INF"].max_vitae, game["INF"].vitae) == (5, 5), "cut"
    game = arena(units, turn="VET", items={"INF": "A13"}, stamina={"INF": 5})
    game.do("trade", "INF", "take", "A13")
    assert (game["VET"].max_stamina, game["VET"].stamina, game["INF"].stamina) == (5, 4, 4)


@rule("R-96", "R-68")
def test_a_redirected_hit_keeps_its_damage_and_is_not_rolled_again():
    units = {"MAG": (5, 5), "GUA": (4, 5), "guardian": (6, 5), "INF": (12, 12)}
    game = arena(units, turn="guardian", dice=[3])
    game.do("attack", "Khopesh", "MAG")
    assert (game.asked, game.who) == ("TRIGGER", "GUA"), "asked before Damage, at 2 spaces from the Monster"
    assert game["MAG"].vitae == 3
    game.choose("yes")
    assert (game["MAG"].vitae, game["GUA"].vitae, game.unrolled) == (3, 5, 0), "2 less Armor 1"


@rule("R-96")
def test_riders_go_with_a_redirected_hit():
    units = {"MAG": (5, 5), "GUA": (4, 5), "spectro": (6, 5), "INF": (12, 12)}
    game = arena(units, turn="spectro", souls={"GUA": 1, "MAG": 1}, dice=[1])
    game.do("attack", "Soul Rend", "MAG", "yes")
    assert (game["GUA"].vitae, game["GUA"].souls, game["MAG"].souls, game.power) == (4, 0, 1, 1)
    units = {"MAG": (5, 5), "GUA": (5, 6), "slayer": (6, 5), "INF": (12, 12)}
    game = arena(units, "GOR", turn="slayer", master={"slayer": "m_champion"}, dice=[1])
    game.do("attack", "Cleaver", "MAG", "yes")
    assert (game.asked, game["GUA"].vitae) == ("DIRECTION", 5), "Knockback too"
    assert game.choose("S").at("GUA") == (5, 7)


@rule("R-98")
def test_an_owner_has_one_barricade_and_anybody_may_attack_it():
    game = arena({"ENG": (5, 5), "VET": (5, 6)}, turn="ENG", charged={"ENG": "2"})
    game.do("ability", (6, 5))
    assert game.structures("barricade") == [(6, 5)]
    turn_of(next_round(game), "ENG").do("ability", (6, 3))
    assert game.structures("barricade") == [(6, 3)], "a second one removes the first"
    assert game.on((6, 5)) is None
    game = arena({"VET": (5, 5)}, turn="VET", lay={(6, 5): "barricade"})
    game.do("attack", "Pistol", (6, 5))
    assert game.structures("barricade") == [], "2 Health, no check"
    assert game.rolled == 0


@rule("R-98")
def test_barricades_of_two_owners_stand_side_by_side():
    units = {"ENG": (5, 5), "GEO": (9, 5)}
    game = arena(units, turn="ENG", charged={"ENG": "2", "GEO": "1"})
    game.do("ability", (6, 5)).choose("retire")
    turn_of(game, "GEO").dice(1).choose("cast", "Shape Stone", (8, 5))
    assert sorted(game.structures("barricade")) == [(6, 5), (8, 5)]


def seen(game: Position, seat: int) -> list[Any]:
    return [game.table.observe(0, seat).tolist(), game.table.legal(0).tolist() if game.seat == seat else []]


@rule("R-49")
def test_what_is_hidden():
    """Her hand, all deck orders and the place of the Codex; nothing else."""
    more = {"turn": "VET", "power": 3}
    board = {"VET": (5, 3), "hound": (1, 9)}

    def at(**laid: Any) -> Position:
        return position("TOMB", "SKZ", board, **{**more, **laid})

    base = at(hand="SK01 SK02", deck="SK03 SK04", artifacts="A01 A02", traps="T1 T2", codex=(9, 3))
    others = (
        at(hand="SK05 SK06", deck="SK03 SK04", artifacts="A01 A02", traps="T1 T2", codex=(9, 3)),
        at(hand="SK01 SK02", deck="SK04 SK03", artifacts="A01 A02", traps="T1 T2", codex=(9, 3)),
        at(hand="SK01 SK02", deck="SK03 SK04", artifacts="A02 A01", traps="T1 T2", codex=(9, 3)),
        at(hand="SK01 SK02", deck="SK03 SK04", artifacts="A01 A02", traps="T2 T1", codex=(9, 3)),
        at(hand="SK01 SK02", deck="SK03 SK04", artifacts="A01 A02", traps="T1 T2", codex=(13, 3)),
    )
    for other in others:
        assert seen(other, 1) == seen(base, 1)
    for other, known in zip(others, (True, False, False, False, True), strict=True):
        assert (seen(other, 0) != seen(base, 0)) == known, "she knows her hand and the Codex, no order"
    for field in ({"power": 4}, {"vitae": {"hound": 1}}, {"souls": {"VET": 1}}, {"masteries": "SK09"}):
        other = at(hand="SK01 SK02", deck="SK03 SK04", codex=(9, 3), **field)
        assert seen(other, 1) != seen(base, 1), field


@rule("R-52")
def test_both_discard_piles_are_public():
    base = arena(FAR, turn="VET", discard="SK01")
    for seat in (0, 1):
        assert seen(arena(FAR, turn="VET", discard="SK02"), seat) != seen(base, seat)
    base = arena(FAR, turn="VET", traps="T1 T2 T3 T4 T5 T6", trap_bottom=1)
    for seat in (0, 1):
        other = arena(FAR, turn="VET", traps="T1 T2 T3 T4 T6 T5", trap_bottom=1)
        assert seen(other, seat) != seen(base, seat), "a Trap that was resolved lies face up beneath"


@rule("R-71")
def test_the_credit_for_a_kill_of_somebody_who_has_left():
    """The Pyromancer has Teleported; the Slayer that she set on fire is the first Cryptonaut's kill."""
    units = {"XEN": (5, 5), "INF": (5, 6), "slayer": (12, 12)}
    game = arena(
        units,
        "GOR",
        turn="upkeep",
        squads=("PYR XEN INF",),
        teleported="PYR",
        charged={"XEN": "2"},
        vitae={"slayer": 1, "XEN": 2},
        status={"slayer": "burning"},
    )
    assert not game["slayer"].present
    assert (game.asked, game.who) == ("TRIGGER", "XEN"), "Vivisection: a kill of her Squad, her own"
    assert game.choose("yes")["XEN"].vitae == 3
