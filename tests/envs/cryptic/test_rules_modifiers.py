"""Modifiers (CE-190 to CE-203) and the rulings on Damage (R-15 to R-19, R-66, R-69, R-93, R-94)."""

from typing import Any

import pytest

from .arena import arena, turn_of
from .kit import Position, position

rule = pytest.mark.rule


def hit(
    units: dict[str, tuple[int, int]], attack: str, *more: Any, goddess: str = "SKZ", **laid: Any
) -> Position:
    """The first unit named hits with this Attack."""
    who = next(iter(units))
    return arena(units, goddess, turn=who, dice=[1], **laid).do("attack", attack, *more)


@rule("CE-190")
def test_ambush_knows_no_summoning_fatigue():
    for name, goddess, actions in (("slayer", "GOR", 2), ("leech", "GOR", 1), ("hound", "SKZ", 1)):
        game = arena({"VET": (2, 2), name: (9, 9)}, goddess, turn="goddess", fresh=name, power=1)
        game.choose(name)
        for _ in range(actions):
            assert (game.asked, game.who) == ("MONSTER", name)
            game.choose("move", "E", "done")
        assert game.asked == "POWERS", name


@rule("CE-191", "R-66")
@pytest.mark.parametrize(("armor", "vitae"), [(0, 1), (1, 2), (2, 3)])
def test_armor_lowers_each_dealing_of_damage(armor: int, vitae: int):
    game = hit(
        {"VET": (5, 5), "hound": (7, 5)}, "Pistol", changes={"hound": f"armor+{armor}"} if armor else {}
    )
    assert game["hound"].vitae == vitae


@rule("CE-191", "R-17")
def test_sources_of_armor_add_up_to_three():
    """Stone Wrappings 1, and 4 more: 3."""
    for damage, vitae in ((4, 4), (3, 5)):
        game = hit(
            {"VET": (5, 5), "guardian": (7, 5)},
            "Pistol",
            master={"guardian": "m_anubian"},
            changes={"guardian": "armor+4", "VET": f"damage+{damage - 2}"},
        )
        assert game["guardian"].vitae == vitae


@rule("R-17")
def test_armor_is_never_below_nothing():
    game = hit({"VET": (5, 5), "guardian": (7, 5)}, "Pistol", changes={"guardian": "armor-3"})
    assert game["guardian"].vitae == 1


@rule("CE-191")
def test_armor_of_cryptonauts_and_against_anything():
    game = arena({"INF": (5, 5), "hound": (6, 5)}, turn="hound", charged={"INF": "1"}, dice=[1])
    game.do("attack", "Bite")
    assert game["INF"].vitae == 5, "Combat Armor 1"
    units = {"INF": (5, 5), "hound": (7, 5)}
    game = arena(units, turn="goddess", hand="SK03", power=1, charged={"INF": "1"})
    game.do("SK03 effect", "INF")
    assert game["INF"].vitae == 4, "2 by a card"


@rule("CE-192", "R-66")
@pytest.mark.parametrize(("fresh", "vitae"), [("guardian", 4), ("", 3)])
def test_attune_weakens_a_new_monster(fresh: str, vitae: int):
    game = hit({"guardian": (6, 5), "VET": (5, 5)}, "Khopesh", changes={"guardian": "attune"}, fresh=fresh)
    assert game["VET"].vitae == vitae


def witch(units: dict[str, tuple[int, int]], **more: Any) -> Position:
    """Gashnoradon on open ground, no Totem standing."""
    goddess = more.pop("goddess", "SKZ")
    return position("BOG", goddess, {**units, "gash": (9, 9)}, clear=True, **more)


@rule("CE-193")
def test_a_demigoddess_goes_only_at_no_health():
    game = witch({"SPE": (7, 9)}, turn="SPE", souls={"SPE": 1})
    game.do("devour", "Exorcise", "gash")
    assert game["gash"].vitae == 3, "4 Piercing, not killed by name"
    game = witch({"CHR": (7, 9)}, turn="CHR", souls={"CHR": 1})
    assert not game.can("devour", "Time Stop")
    game = witch({"VET": (7, 9)}, turn="goddess", goddess="GOR", hand="GK10")
    assert "GK10 effect" not in game.offers()
    game = witch({"VET": (7, 9)}, turn="VET", vitae={"gash": 1}, dice=[1])
    assert not game.do("attack", "Pistol")["gash"].present


@rule("CE-194")
def test_the_abilities_of_a_demigoddess_are_not_taken_away():
    """A Flare makes a Monster lose Ethereal, but not her."""
    for name, vitae in (("gash", 7), ("hound", 1)):
        units = {"PAT": (5, 9), "VET": (8, 12), "hound": (8, 14)}
        game = witch(units, turn="PAT", charged={"PAT": "2"}, changes={name: "ethereal"})
        turn_of(game.do("free", "Flare", name), "VET").dice(1)
        game.do("attack", "Pistol", name)
        assert game[name].vitae == vitae


@rule("CE-194")
def test_a_demigoddess_takes_modifiers_and_changes():
    game = witch({"XEN": (7, 9)}, turn="XEN", dice=[1])
    game.do("attack", "Tranq Pistol", "gash")
    assert (game["gash"].vitae, game.change("gash", "move")) == (6, -2)
    game = witch({"TRA": (7, 9)}, turn="TRA", charged={"TRA": "1"})
    game.do("ability", "Snare", "gash")
    assert game.change("gash", "slow") == 1


@rule("CE-195")
def test_a_demigoddess_is_none_of_the_goddess_monsters():
    game = witch({"VET": (2, 2)}, turn="goddess", hand="SK05 SK06 SK09 SK03", power=9)
    assert not {"SK05 effect", "SK06 effect", "SK09 effect"} & game.offers()
    four = {f"hound {n}".replace(" 1", ""): (15, 2 + n) for n in range(1, 5)}
    game = witch({"VET": (2, 2), **four}, turn="goddess", power=9)
    assert "summon guardian" in game.offers(), "she does not count for the five"
    game = witch({"VET": (2, 2)}, turn="upkeep", vitae={"gash": 3})
    assert game["gash"].vitae == 3, "Life Eternal passes her by"
    game = witch({"VET": (11, 9)}, turn="gash", goddess="GOR", dice=[1])
    game.do("attack", "Tail and Talon")
    assert (game["VET"].vitae, game.blood) == (3, 0)


@rule("CE-196", "R-19")
def test_the_ethereal_are_damaged_from_beside_them_only():
    for where, vitae in (((7, 5), 4), ((8, 5), 2)):
        game = hit({"VET": where, "spectro": (9, 5)}, "Pistol", vitae={"spectro": 4})
        assert game["spectro"].vitae == vitae
    for where, vitae in (((6, 5), 4), ((8, 5), 2)):
        game = arena({"DEM": where, "spectro": (9, 5)}, turn="DEM")
        game.do("ability", "Aura Grenades", (9, 4))
        assert game["spectro"].vitae == vitae, "the thrower is the originator"


@rule("R-19", "CE-203")
def test_a_loss_is_no_damage():
    game = arena({"XEN": (6, 5), "spectro": (9, 5)}, turn="XEN", souls={"XEN": 1})
    assert game.do("devour", "Xenoplague")["spectro"].vitae == 1, "Ethereal does not help"
    game = arena({"XEN": (6, 5), "guardian": (8, 5)}, turn="XEN", charged={"XEN": "1"})
    assert game.do("ability", "Toxin Sac")["guardian"].vitae == 2, "nor does Armor"
    game = arena({"XEN": (6, 5), "guardian": (8, 5)}, turn="XEN", charged={"XEN": "1"}, vitae={"guardian": 1})
    assert not game.do("ability", "Toxin Sac")["guardian"].present, "it can kill"
    units = {"VET": (5, 5), "MAG": (9, 9), "slayer": (7, 5)}
    game = arena(
        units, "GOR", turn="goddess", hand="GK04", power=1, vitae={"VET": 0}, changes={"VET": "armor+3"}
    )
    assert game.do("GK04 effect")["VET"].dead


FEARED = {"master": {"hound": "m_regent"}}


@rule("CE-197", "R-94")
def test_fearsome_calls_for_a_check_before_an_attack():
    game = arena({"XEN": (5, 5), "hound": (8, 5)}, turn="XEN", dice=[4, 3], **FEARED)
    game.do("attack", "Tranq Pistol")
    assert (game["hound"].vitae, game.unrolled) == (5, 0), "checked, hit; Armor 1"
    assert game.change("hound", "move") == -2
    game = arena({"XEN": (5, 5), "hound": (8, 5)}, turn="XEN", dice=[5], **FEARED)
    game.do("attack", "Tranq Pistol", "no")
    assert game.asked == "MENU", "no Aim roll"
    assert game["XEN"].base_used == 1, "the Action is spent"


@rule("R-94")
def test_a_failed_check_against_fearsome_spends_use_and_soul():
    units = {"INF": (5, 5), "hound": (8, 5), "hound 2": (8, 8)}
    game = arena(units, turn="INF", dice=[5], **FEARED)
    game.do("attack", "Suppressing Fire", "hound", "no")
    assert game.choose("attack").asked == "TARGET", "the Carbine alone is left"
    game = arena({"INF": (5, 5), "hound": (8, 5)}, turn="INF", souls={"INF": 1}, dice=[5], **FEARED)
    game.do("devour", "Spirit Bazooka", "no")
    assert (game["INF"].souls, game["INF"].base_used, game["hound"].vitae) == (0, 1, 5)
    game = arena({"SHA": (5, 5), "hound": (8, 5)}, turn="SHA", charged={"SHA": "2"}, dice=[5], **FEARED)
    game.do("free", "Mark Quarry", "no")
    assert game.change("hound", "vuln") == 0, "an Ability too"
    assert not game.can("free", "Mark Quarry")
    game = arena({"MAG": (5, 5), "hound": (8, 5)}, turn="MAG", dice=[3, 5], **FEARED)
    game.do("cast", "Astral Bolt")
    assert (game["hound"].vitae, game.unrolled) == (4, 0), "a Spell: one check of each kind"


@rule("R-94")
def test_one_check_for_each_attack():
    game = arena({"XEN": (5, 5), "hound": (8, 5)}, turn="XEN", dice=[4, 1, 4, 1], **FEARED)
    game.do("attack", "Tranq Pistol").do("attack", "Tranq Pistol")
    assert game.unrolled == 0


@rule("R-18")
def test_areas_need_no_check_against_fearsome_and_no_sight():
    units = {"DEM": (5, 5), "hound": (8, 5)}
    game = arena(units, turn="DEM", **FEARED)
    game.do("ability", "Aura Grenades", (8, 4))
    assert (game["hound"].vitae, game.rolled) == (4, 0), "2 less Armor 1"
    wall = {(8, y): "wall" for y in range(1, 19)}
    game = arena({"DEM": (5, 5), "hound": (9, 5)}, turn="DEM", lay=wall)
    assert not game.can("attack")
    game.do("ability", (8, 5))
    assert game["hound"].vitae == 1, "behind the Wall whose space was chosen"


@rule("CE-198", "R-15", "R-93")
def test_knockback_goes_as_far_as_damage_was_dealt():
    units = {"GUA": (5, 5), "hound": (6, 5)}
    for change, where in (("damage+2", (9, 5)), ("aim+1", (7, 5))):
        game = hit(units, "Shield Bash", changes={"GUA": change}, master={"hound": "m_anubian"})
        assert (game.asked, game.seat) == ("DIRECTION", 1)
        assert game.choose("E").at("hound") == where
    game = hit(units, "Shield Bash", changes={"hound": "armor+1"})
    assert (game.asked, game.at("hound")) == ("MENU", (6, 5)), "no Damage, no Knockback"
    game = hit(units, "Shield Bash", changes={"hound": "armor+1", "GUA": "damage+1"})
    assert game.choose("E").at("hound") == (7, 5), "1 of 2 was dealt"


@rule("CE-198", "R-93")
def test_knockback_stops_before_what_is_occupied_or_impassable():
    for lay in ({(8, 5): "wall"}, {(8, 5): "pit"}, {(8, 5): "monolith"}):
        game = hit({"GUA": (5, 5), "hound": (6, 5)}, "Shield Bash", changes={"GUA": "damage+1"}, lay=lay)
        assert game.choose("E").at("hound") == (7, 5)
    game = hit({"GUA": (5, 5), "hound": (6, 5), "MAG": (8, 5)}, "Shield Bash", changes={"GUA": "damage+1"})
    assert len(game.offers()) == 8, "any of eight directions, also towards her who hit"
    assert game.choose("W").at("hound") == (6, 5)
    game = hit(
        {"GUA": (5, 5), "spore": (6, 5)},
        "Shield Bash",
        goddess="MYC",
        lay={(7, 5): "pit"},
        master={"spore": "m_mother"},
    )
    assert game.choose("E").at("spore") == (7, 5), "the Floating may be pushed onto Pits"


@rule("R-93")
def test_the_dead_are_not_knocked_back():
    game = hit({"GUA": (5, 5), "hound": (6, 5)}, "Shield Bash", vitae={"hound": 1})
    assert not game.was_asked("DIRECTION")
    assert game.asked == "MENU"


@rule("R-93", "CE-198")
def test_the_goddess_directs_the_knockback_of_her_monsters():
    units = {"slayer": (6, 5), "VET": (5, 5), "INF": (12, 12)}
    game = hit(units, "Cleaver", goddess="GOR", master={"slayer": "m_champion"})
    assert (game.asked, game.seat) == ("DIRECTION", 0)
    assert game.choose("W").at("VET") == (3, 5), "Damage 1 and 1"


@rule("R-16")
def test_knockback_of_a_large_monster_needs_every_new_space():
    for lay, where in (({}, (8, 5)), ({(9, 6): "wall"}, (7, 5)), ({(8, 6): "wall"}, (6, 5))):
        game = hit(
            {"GUA": (5, 5), "troll": (6, 5)},
            "Shield Bash",
            goddess="GOR",
            changes={"GUA": "damage+1"},
            lay=lay,
        )
        assert game.choose("E").at("troll") == where


@rule("R-16", "R-69")
def test_a_large_monster_is_not_pushed_onto_a_pit():
    more = {"goddess": "GOR", "changes": {"GUA": "damage+1"}, "lay": {(9, 6): "pit"}}
    game = hit({"GUA": (5, 5), "troll": (6, 5)}, "Shield Bash", **more)
    assert game.choose("E").at("troll") == (7, 5)


@rule("CE-104")
def test_smiting_that_was_granted_needs_no_sight():
    game = arena(
        {"VET": (5, 5), "hound": (7, 5)}, turn="VET", lay={(6, 5): "wall"}, changes={"VET": "smiting"}
    )
    assert "attack" in game.offers()


@rule("CE-199", "R-69")
def test_unyielding_stops_knockback_and_nothing_else():
    units = {"GUA": (5, 5), "guardian": (6, 5)}
    game = hit(units, "Shield Bash", changes={"GUA": "damage+1"})
    assert (game.asked, game.at("guardian"), game["guardian"].vitae) == ("MENU", (6, 5), 2)
    game = arena({"PHS": (5, 5), "guardian": (8, 5)}, turn="PHS")
    game.do("ability", "Gravity Well", "guardian", "E")
    assert game.at("guardian") == (10, 5)


@rule("R-69")
def test_a_shove_goes_one_way_and_stops_before_things():
    game = arena({"PHS": (5, 5), "hound": (8, 5)}, turn="PHS", lay={(10, 5): "pit"})
    game.do("ability", "Gravity Well", "hound")
    assert (game.asked, game.seat, len(game.offers())) == ("DIRECTION", 1, 8)
    assert game.choose("E").at("hound") == (9, 5)
    game = arena({"PHS": (5, 5), "spectro": (7, 5)}, turn="PHS", lay={(9, 5): "pit", (9, 6): "pit"})
    assert game.do("ability", "Gravity Well", "spectro", "E").at("spectro") == (9, 5), "passes over Pits"
    units = {"VET": (5, 5), "slayer": (8, 5)}
    game = arena(units, "GOR", turn="goddess", hand="GK07", power=1, status={"VET": "entombed"}, dice=[6])
    game.do("GK07 effect", "VET", "no")
    assert game.at("VET") == (5, 5), "kept in place"


@rule("CE-200")
def test_haste_works_in_the_round_of_summoning():
    game = arena(
        {"VET": (2, 2), "slayer": (9, 9), "leech": (12, 12)},
        "GOR",
        turn="leech",
        fresh="leech",
        master={"leech": "m_warlord"},
    )
    game.choose("move", "E", "done")
    assert game.asked == "MONSTER", "2 and 1 less 1"
    game.choose("move", "W", "done")
    assert game.asked != "MONSTER"


@rule("CE-201")
def test_a_slow_new_monster_has_no_action():
    units = {"VET": (2, 2), "hound": (9, 9)}
    game = arena(units, turn="goddess", fresh="hound", changes={"hound": "slow"})
    assert not game.can("hound", "move")
    assert arena(units, turn="goddess", fresh="hound").can("hound", "move")


@rule("CE-202", "CE-191")
def test_piercing_ignores_armor():
    units = {"SPE": (5, 5), "guardian": (7, 5)}
    game = hit(units, "Ecto-Beam", changes={"guardian": "armor+2"})
    assert game["guardian"].vitae == 2
    game = arena(units, turn="SPE", souls={"SPE": 1}, master={"guardian": "m_regent"}, dice=[1])
    assert game.do("devour", "Exorcise")["guardian"].vitae == 1, "4 of 5, Armor 2 or not"


@rule("R-66")
def test_damage_of_an_attack_is_the_sum_of_its_changes():
    units = {"SAB": (5, 5), "VET": (7, 6), "troll": (7, 4)}
    changes = {"SAB": "damage+2", "troll": "vuln+1 armor+1"}
    game = hit(units, "Silenced Pistol", goddess="GOR", changes=changes)
    assert game["troll"].vitae == 6 - (1 + 2 + 1 + 1 - 1), "printed, changed, vulnerable, flanked, less Armor"
    game = hit({**units, "VET": (12, 12)}, "Silenced Pistol", goddess="GOR")
    assert game["troll"].vitae == 5, "nobody flanks it"


@rule("R-66", "R-65")
def test_damage_is_never_below_nothing():
    game = hit({"VET": (5, 5), "hound": (7, 5)}, "Pistol", changes={"VET": "damage-5"})
    assert game["hound"].vitae == 3
    game = arena(
        {"VET": (5, 5), "INF": (9, 9), "hound": (6, 5)},
        turn="hound",
        vitae={"VET": 0},
        changes={"VET": "armor+1"},
        dice=[1],
    )
    assert game.do("attack", "Bite")["VET"].present, "0 is no Damage"
    assert game["VET"].between == 1


@rule("R-66")
def test_damage_of_an_ability_over_an_area():
    """Shaped Charges 1 more, Armor 1 less; not on one target, not on an Attack."""
    units = {"DEM": (5, 5), "guardian": (8, 5), "hound": (8, 6)}
    for charges, left in (("", (2, 1)), ("2", (1, 0))):
        game = arena(units, turn="DEM", charged={"DEM": charges})
        game.do("ability", (8, 5))
        assert (game["guardian"].vitae, max(0, game["hound"].vitae)) == left
    game = arena({"DEM": (5, 5), "hound": (7, 5)}, turn="DEM", charged={"DEM": "2"}, dice=[1])
    assert game.do("attack", "Sawn-Off")["hound"].vitae == 1
