"""The attack: CTH-031 to 047, CTR-30 to 40, CTR-51, CTR-59 to 61."""

import pytest

from .kit import Position, position, side

rule = pytest.mark.rule


@rule("CTH-031", "CTR-30")
def test_the_attacker_chooses_who_attacks():
    game = position(a=side(play=["M26", "M28", "M30"]))
    game.choose("ATTACK")
    assert game.asked == ("DECLARE", "A")
    assert game.offers() == {"M26", "M28", "M30"}
    game.choose("M30")
    assert game.offers() == {"M26", "M28", "DONE"}
    game.choose("M26", "DONE")
    assert game.life("D") == 92


@rule("CTH-032", "CTH-033", "CTH-034")
def test_monsters_attack_other_things_do_not():
    game = position(a=side(play=["M26", "M30", "P01", "B2", ("P17", "C3")], hand=["A12"]), location="L5")
    game.choose("ATTACK")
    assert game.offers() == {"M26", "M30"}


@rule("CTH-034")
def test_under_innsmouth_books_still_stay_at_home():
    game = position(a=side(play=["M26", "P17", "B1", "B2"]), d=side(play=["P18"]), location="L3")
    game.choose("ATTACK")
    assert game.offers() == {"M26", "P17"}


@rule("CTH-035", "CTR-32")
@pytest.mark.parametrize("fresh", [["M26"], []])
def test_what_came_in_this_phase_does_not_attack(fresh):
    game = position(a=side(play=["M26", "M28", "M30"]), fresh=fresh)
    game.choose("ATTACK")
    assert game.offers() == {"M26", "M28", "M30"} - set(fresh)


@rule("CTH-036")
def test_monsters_and_persons_of_the_defender_block():
    game = position(a=side(play=["M26", "P18"]), d=side(play=["M29", "P17", "B1", ("P21", "C1")]))
    game.attack("M26")
    assert game.asked == ("BLOCK", "D")
    assert game.offers() == {"M29", "P17", "P21", "DONE"}


@rule("CTH-037")
def test_a_blocker_is_asked_for_one_attacker():
    game = position(a=side(play=["M26", "M28"]), d=side(play=["P17", "P20"]))
    game.attack("M26", "M28").choose("P17")
    assert game.asked == ("BLOCK_AT", "D")
    assert game.offers() == {"M26", "M28"}
    game.choose("M28")
    assert game.offers() == {"P20", "DONE"}
    game.done()
    assert game.zones("P17", "M28") == ["discard", "play"]
    assert game.life("D") == 94


@rule("CTH-038", "CTH-039")
def test_blockers_together_kill_a_strong_attacker():
    game = position(a=side(play=["M26"], hand=["A12"]), d=side(play=["P05", "P06"]))
    game.attack("M26").block("P05").block("P06").kill("P05", "P06")
    assert game.zones("M26", "P05", "P06") == ["discard"] * 3


@rule("CTH-039", "CTH-042")
@pytest.mark.parametrize(("blockers", "zone"), [(["P05", "P17"], "play"), (["P05", "P06"], "discard")])
def test_damage_of_at_least_the_power_kills(blockers, zone):
    """M26 has power 6: 3 + 2 is too little, 3 + 3 is enough."""
    game = position(a=side(play=["M26"]), d=side(play=blockers))
    game.attack("M26")
    for blocker in blockers:
        game.block(blocker)
    game.kill(*blockers)
    assert game.zone("M26") == zone


@rule("CTH-042")
def test_damage_does_not_last_beyond_the_attack():
    """2 damage now and 2 in the next turn do not kill a monster of power 3."""
    game = position(a=side(play=["M29"]), d=side(play=["M30", "P17"]))
    game.attack("M29").block("M30").no_block()
    assert game.zone("M29") == "play"
    game.to_menu("D").done().to_menu("A").attack("M29").block("P17")
    assert game.zone("M29") == "play"


@rule("CTH-040", "CTR-35")
def test_surplus_damage_never_reaches_the_player():
    game = position(a=side(play=["M01"]), d=side(play=["P30"]))
    game.attack("M01").block("P30")
    assert (game.zone("P30"), game.life("D")) == ("discard", 100)


@rule("CTH-041", "CTH-046", "CTR-35")
@pytest.mark.parametrize(
    ("first", "then"), [("P01", set()), ("P05", {"P06", "P17", "DONE"}), ("P17", {"P05", "P06", "DONE"})]
)
def test_only_blockers_that_the_power_left_can_kill_are_offered(first, then):
    """Power 6 against 5, 3, 3 and 2."""
    game = position(a=side(play=["M26"], hand=["A12"]), d=side(play=["P01", "P05", "P06", "P17"]))
    game.attack("M26").block("P01").block("P05").block("P06").block("P17")
    assert game.offers() == {"P01", "P05", "P06", "P17", "DONE"}
    game.choose(first)
    assert (game.offers() if game.is_asked("DAMAGE") else set()) == then


@rule("CTR-35", "CTR-36", "C4")
def test_a_blocker_of_power_zero_endures_one_and_has_no_room_for_damage():
    """Power 2 against 3 and 0: both points fit on P05, or one kills P21."""
    game = position(a=side(play=["M30"], hand=["A12"]), d=side(play=["P05", ("P21", "C4")]))
    game.attack("M30").block("P05").block("P21")
    assert game.asked == ("DAMAGE", "A")
    assert game.offers() == {"P21", "DONE"}


@rule("CTR-35", "CTR-30")
def test_each_attacker_splits_its_own_damage_in_order_of_declaration():
    game = position(a=side(play=["M26", "M28"], hand=["A12"]), d=side(play=["P05", "P06", "P17", "P20"]))
    game.attack("M28", "M26").block("P05", "M28").block("P06", "M26").block("P17", "M28").block("P20", "M26")
    assert game.asked == ("DAMAGE", "A")
    assert game.offers() == {"P05", "P17"}
    game.choose("P05")
    assert game.offers() == {"P06", "P20"}
    game.choose("P06", "P20")
    assert game.zones("P05", "P06", "P17", "P20") == ["discard", "discard", "play", "discard"]


@rule("CTR-30", "CTH-026")
def test_everything_happens_together_at_the_end():
    """While A splits the damage of one attacker, nothing has happened to the others or to D."""
    game = position(a=side(play=["M28", "M26", "M30"]), d=side(play=["P05", "P06", "P21"]))
    game.attack("M30", "M26", "M28").blocks({"P21": "M30", "P05": "M28", "P06": "M28"})
    assert game.asked == ("DAMAGE", "A")
    assert game.zone("P21") == "play"
    assert game.life("D") == 100
    game.choose("P05")
    assert game.zone("P21") == "discard"
    assert game.life("D") == 94


@rule("CTH-047", "CTR-34")
def test_no_block_is_a_choice():
    game = position(a=side(play=["M26"]), d=side(play=["M01"]))
    game.attack("M26")
    assert game.offers() == {"M01", "DONE"}
    game.done()
    assert game.life("D") == 94


@rule("CTR-31")
def test_attackers_may_block_in_the_next_turn():
    game = position(a=side(play=["M26"]), d=side(play=["M28"]))
    game.attack("M26").no_block().to_menu("D").attack("M28")
    assert game.asked == ("BLOCK", "A")
    assert game.offers() == {"M26", "DONE"}


@rule("CTR-31")
def test_a_new_thing_may_block_at_once():
    game = position(a=side(hand=["M30"]), d=side(play=["M28"]))
    game.play("M30").to_menu("D").attack("M28")
    assert game.offers() == {"M30", "DONE"}


@rule("CTR-33", "A18")
def test_a_monster_taken_over_may_attack_at_once():
    game = position(a=side(hand=["A18"]), d=side(play=["M28"]))
    game.play("A18", at="M28").attack("M28")
    assert game.life("D") == 96


@rule("CTR-36", "C4")
def test_power_0_deals_nothing_and_dies_to_1():
    game = position(a=side(play=[("M30", "C4")]), d=side(play=["P21"]))
    game.attack("M30").block("P21")
    assert game.zones("M30", "P21") == ["discard", "play"]
    game = position(a=side(play=["M29"]), d=side(play=[("P21", "C4")]))
    game.attack("M29").block("P21")
    assert game.zones("M29", "P21") == ["play", "discard"]


@rule("CTR-36")
def test_nothing_dies_without_damage():
    """Two bodies of power 0; no card takes power from both, so the blocker's is taken by hand."""
    game = position(a=side(play=[("M30", "C4")]), d=side(play=["P21"]))
    game.record["bonus"][game.index("P21")] = -1
    game.attack("M30").block("P21")
    assert game.zones("M30", "P21") == ["play", "play"]
    assert game.life("D") == 100


@rule("CTR-36")
def test_at_power_0_there_is_nothing_to_split():
    game = position(a=side(play=[("M30", "C4")], hand=["A12"]), d=side(play=["P21", "P22"]))
    game.attack("M30").block("P21").block("P22")
    assert game.asked == ("MENU", "A")
    assert game.zones("M30", "P21", "P22") == ["discard", "play", "play"]


@rule("CTR-37", "L6")
def test_arkham_does_not_protect_the_player():
    game = position(a=side(play=["M26"]), d=side(play=["P17"]), location="L6")
    game.attack("M26").no_block()
    assert game.life("D") == 94


@rule("CTR-37", "L7")
def test_kingsport_helps_in_the_split_too():
    """Each blocker of power 1 counts as 3: power 5 kills one of the two and dies to 6."""
    game = position(a=side(play=["M27"], hand=["A12"]), d=side(play=["P21", "P22"]), location="L7")
    game.attack("M27").block("P21").block("P22")
    assert game.offers() == {"P21", "P22"}
    game.choose("P21")
    assert game.zones("M27", "P21", "P22") == ["discard", "discard", "play"]


@rule("CTR-38", "CTR-39", "L8", "M03")
def test_nyarlathotep_in_the_dreamlands():
    """One able thing has to attack, the owner says which."""
    game = position(a=side(play=["M03", "M26"], hand=["A12"]), location="L8")
    assert "DONE" not in game.offers()
    game.choose("ATTACK")
    assert game.asked == ("DECLARE", "A")
    assert game.offers() == {"M03", "M26"}
    game.choose("M26")
    assert game.life("D") == 94
    assert game.offers() == {"A12", "DONE"}


@rule("CTR-38", "L3")
@pytest.mark.parametrize("active", [0, 1])
def test_innsmouth_is_for_both(active):
    game = position(a=side(play=["P17"]), d=side(play=["P20"]), location="L3", active=active)
    game.attack("P17").no_block().to_menu("D").attack("P20").no_block()
    assert (game.life("A"), game.life("D")) == (98, 98)


@rule("CTR-39", "M03")
def test_without_anything_able_the_duty_is_none():
    game = position(a=side(play=["M03"], hand=["A12"]), fresh=["M03"])
    assert game.offers() == {"A12", "DONE"}


@rule("CTR-39", "M03", "P13")
def test_the_duty_holds_for_persons_who_may_attack():
    game = position(a=side(play=["M03", "P13", "P17", "M05"], hand=["A12"]), d=side(play=["P20"]))
    game.choose("ATTACK")
    assert game.attackers == ["M03", "P13"]


@rule("CTR-39", "M03")
def test_the_attack_may_wait_until_more_is_able():
    """Sanity falls to 0 first, so M05 has to attack, too."""
    game = position(a=side(play=["M03", "M05"], hand=["L2", "A12"], sanity=3), d=side(play=["P20"]))
    game.play("L2").choose("ATTACK")
    assert game.attackers == ["M03", "M05"]


@rule("CTR-40", "CTR-51", "M24", "P30")
def test_after_the_last_life_nothing_more_happens():
    """P30 died in the same instant and has paid; M24's discard comes too late."""
    game = position(a=side(play=["M24", "M26"]), d=side(play=["P30"], hand=["A12", "A13"], life=2))
    game.attack("M24", "M26").block("P30", "M26")
    assert (game.over, game.winner) == ("terminated", "A")
    assert game.sanity("D") == 103
    assert game.hand("D") == {"A12", "A13"}


@rule("CTR-51", "P16")
def test_powers_are_read_once():
    """When D's only monster dies, his Deputy gets stronger; too late to live through 2 damage."""
    game = position(a=side(play=["M27", "M24"]), d=side(play=["M29", "P16"]))
    game.attack("M27", "M24").blocks({"M29": "M27", "P16": "M24"})
    assert game.zones("M27", "M29", "M24", "P16") == ["play", "discard", "discard", "discard"]


@rule("CTR-51", "CTR-52", "M25")
def test_curses_and_bodies_die_in_one_instant():
    game = position(a=side(play=["M26", "M27"]), d=side(play=[("M25", "C3"), "P21"]))
    game.attack("M26", "M27").blocks({"M25": "M26", "P21": "M27"})
    assert game.zones("M25", "C3", "P21") == ["discard"] * 3
    assert game.pile("discard")[0] == "C3"
    assert game.sanity("D") == 101


@rule("CTR-59", "M12")
@pytest.mark.parametrize(("attacks", "sanity"), [(True, 100), (False, 95)])
def test_a_blocked_attack_is_an_attack(attacks, sanity):
    game = position(a=side(play=["M12", "M30"]), d=side(play=["M26"]))
    if attacks:
        game.attack("M30").block("M26")
        assert game.zone("M30") == "discard"
    game.to_menu("D")
    assert game.sanity("A") == sanity


def deserter_against(attacker: str, *curses: str, bonus: int = 0, location: str | None = None) -> Position:
    """A attacks with one monster; D has P12, and M26 to keep the question open."""
    game = position(a=side(play=[(attacker, *curses)]), d=side(play=["P12", "M26"]), location=location)
    game.record["bonus"][game.index(attacker)] = bonus
    return game.attack(attacker)


@rule("CTR-60", "P12", "CTR-44")
def test_a_block_ban_goes_by_the_power_of_the_moment():
    assert "P12" in deserter_against("M27").offers()
    assert "P12" not in deserter_against("M20").offers()
    assert "P12" in deserter_against("M20", "C4").offers()
    assert "P12" not in deserter_against("M28", bonus=2).offers()
    assert "P12" in deserter_against("M27", location="L7").offers()


@rule("CTR-60", "C2")
def test_a_blinded_monster_cannot_block():
    game = position(a=side(play=["M26"]), d=side(play=[("M29", "C2"), "M28"]))
    game.attack("M26")
    assert game.offers() == {"M28", "DONE"}


@rule("CTR-60", "M18", "M03")
def test_a_ban_on_one_attacker_leaves_the_others():
    game = position(a=side(play=["M18", "M30"]), d=side(play=["P17"]))
    game.attack("M18", "M30").block("P17")
    assert game.zone("M30") == "discard"
    assert game.life("D") == 95


@rule("CTR-61", "M05")
@pytest.mark.parametrize(("sanity", "able"), [(0, True), (1, False)])
def test_yog_sothoth_needs_madness(sanity, able):
    game = position(a=side(play=["M05"], hand=["A12"], sanity=sanity))
    assert ("ATTACK" in game.offers()) == able


@rule("CTR-61", "M06")
@pytest.mark.parametrize(("life", "able"), [(20, True), (21, False)])
def test_hastur_needs_despair(life, able):
    game = position(a=side(play=["M06"], hand=["A12"], life=life))
    assert ("ATTACK" in game.offers()) == able


@rule("CTR-61", "M15")
@pytest.mark.parametrize(("company", "able"), [([], True), (["P17"], False)])
def test_the_dhole_needs_solitude(company, able):
    game = position(a=side(play=["M15", *company], hand=["A12"]), d=side(play=["P20"]))
    assert ("ATTACK" in game.offers()) == able


@rule("CTR-61", "P13")
@pytest.mark.parametrize(("monsters", "able"), [([], False), (["M05"], True)])
def test_the_fisherman_needs_a_monster(monsters, able):
    game = position(a=side(play=["P13", *monsters], hand=["A12"]), d=side(play=["M26"]))
    assert ("ATTACK" in game.offers()) == able


@rule("CTR-61", "P14")
@pytest.mark.parametrize(("theirs", "able"), [(["M26"], True), (["P17"], False)])
def test_the_dockhand_attacks_when_no_person_is_there(theirs, able):
    game = position(a=side(play=["P14", "P18"], hand=["A12"]), d=side(play=theirs))
    assert ("ATTACK" in game.offers()) == able


@rule("CTR-61", "C1", "M22", "CTR-39")
def test_dread_binds_whoever_might_attack():
    game = position(a=side(play=[("M22", "C1")], hand=["A12"]), fresh=["M22"])
    assert "ATTACK" not in game.offers()
    game = position(a=side(play=["M03", ("M26", "C1")], hand=["A12"]), d=side(play=["P20"]))
    game.choose("ATTACK")
    assert game.attackers == ["M03"]
    game = position(a=side(play=[("M03", "C1")], hand=["A12"]))
    assert game.offers() == {"A12", "DONE"}


@rule("CTR-61", "CTH-035", "A21", "L3", "P13")
def test_a_permit_does_not_make_a_new_person_able():
    game = position(a=side(play=["P17", "P13", "M05"], hand=["A21"]), location="L3", fresh=["P17", "P13"])
    game.play("A21")
    assert "ATTACK" not in game.offers() or game.turn[1] == "D"
