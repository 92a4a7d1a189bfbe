"""The golden tests CGT-01 to CGT-26: the attack, sanity, the phases of a turn."""

import pytest

from .kit import Position, position, side

rule = pytest.mark.rule


@rule("CGT-01", "CTH-036", "CTH-039", "CTH-040", "CTH-042", "CTH-043", "CTR-52", "P30")
def test_a_weaker_blocker_dies_alone():
    game = position(a=side(play=["M30"]), d=side(play=["P30"]))
    game.attack("M30").block("P30")
    assert game.zones("M30", "P30") == ["play", "discard"]
    assert (game.life("D"), game.sanity("D")) == (100, 103)


@rule("CGT-02", "CTH-042", "CTH-044")
def test_equal_powers_kill_each_other():
    game = position(a=side(play=["M30"]), d=side(play=["P17"]))
    game.attack("M30").block("P17")
    assert game.zones("M30", "P17") == ["discard", "discard"]


@rule("CGT-03", "CTH-038", "CTH-041", "CTH-045", "CTR-35")
def test_two_weak_blockers_and_their_attacker_all_die():
    game = position(a=side(play=["M30"]), d=side(play=["P21", "P22"]))
    game.attack("M30").block("P21").block("P22").kill("P21", "P22")
    assert game.zones("M30", "P21", "P22") == ["discard"] * 3


def deep_one_against_two_blockers() -> Position:
    """A's attacker of power 4 is blocked by two persons of power 3; A is asked whom its damage kills."""
    game = position(a=side(play=["M28"], hand=["A12"]), d=side(play=["P05", "P06"]))
    return game.attack("M28").block("P05").block("P06")


@rule("CGT-04", "CTH-041", "CTH-042", "CTH-046", "CTR-35")
def test_damage_split_three_and_one_kills_one_blocker():
    game = deep_one_against_two_blockers()
    assert game.asked == ("DAMAGE", "A")
    game.choose("P05")
    assert game.asked == ("MENU", "A")
    assert game.zones("M28", "P05", "P06") == ["discard", "discard", "play"]


@rule("CGT-05", "CTH-041", "CTR-35")
def test_damage_split_two_and_two_kills_nobody():
    game = deep_one_against_two_blockers()
    assert game.offers() == {"P05", "P06", "DONE"}
    game.done()
    assert game.zones("M28", "P05", "P06") == ["discard", "play", "play"]


@rule("CGT-06", "CTR-35")
def test_damage_that_fits_without_a_kill_only_by_a_kill():
    game = position(a=side(play=["M27"], hand=["A12"]), d=side(play=["P05", "P06"]))
    game.attack("M27").block("P05").block("P06")
    assert game.asked == ("DAMAGE", "A")
    assert game.offers() == {"P05", "P06"}
    game.choose("P06")
    assert game.asked == ("MENU", "A")
    assert game.zones("M27", "P05", "P06") == ["discard", "play", "discard"]


@rule("CGT-07", "CTH-037", "CTH-047")
def test_a_blocker_stops_one_attacker_only():
    game = position(a=side(play=["M27", "M29"]), d=side(play=["P21"]))
    game.attack("M27", "M29").block("P21", at="M29")
    assert game.zone("P21") == "discard"
    assert game.life("D") == 95


@rule("CGT-08", "CTH-031", "CTH-032", "CTH-047", "CTR-34")
def test_unblocked_powers_add_up():
    game = position(a=side(play=["M26", "M30"]), d=side(play=["P01"]))
    game.attack("M26", "M30").no_block()
    assert game.life("D") == 92


@rule("CGT-09", "CTH-005", "CTR-05", "CTR-40")
def test_the_last_life_lost_ends_the_game_at_once():
    many = [f"A{number:02}" for number in range(1, 13)]
    game = position(a=side(play=["M27"], hand=many, sanity=0), d=side(life=5))
    game.attack("M27")
    assert (game.over, game.winner, game.life("D")) == ("terminated", "A", 0)
    assert game.hand("A") == set(many)
    assert game.side("A") == {"M27"}
    assert game.asked is None


@rule("CGT-10", "CTH-014", "CTR-37", "L6")
def test_arkham_makes_a_blocked_attacker_harmless():
    game = position(a=side(play=["M26"], hand=["A12"]), d=side(play=["P01", "P05"]), location="L6")
    game.attack("M26").block("P01").block("P05")
    assert game.asked == ("MENU", "A")
    assert game.zones("M26", "P01", "P05") == ["discard", "play", "play"]


@rule("CGT-11", "CTR-37", "CTR-44", "L7")
def test_kingsport_strengthens_a_blocker_in_both_ways():
    game = position(a=side(play=["M27"]), d=side(play=["P05"]), location="L7")
    game.attack("M27").block("P05")
    assert game.zones("M27", "P05") == ["discard", "discard"]


@rule("CGT-12", "CTR-38", "L8")
def test_dreamlands_allow_one_attacker():
    game = position(a=side(play=["M26", "M27"]), location="L8")
    game.choose("ATTACK")
    assert game.asked == ("DECLARE", "A")
    assert game.offers() == {"M26", "M27"}
    game.choose("M27")
    assert not game.is_asked("DECLARE")
    assert game.life("D") == 95


@rule("CGT-13", "CTH-035", "CTR-39", "M03")
def test_nyarlathotep_makes_everything_able_attack():
    game = position(a=side(play=["M03", "M26", "M30"], hand=["A12"]), d=side(play=["P17"]), fresh=["M30"])
    assert game.offers() == {"ATTACK", "A12"}
    game.choose("ATTACK")
    assert game.asked == ("BLOCK", "D")
    assert game.attackers == ["M03", "M26"]
    game.no_block()
    assert game.life("D") == 84
    assert game.offers() == {"DONE", "A12"}


@rule("CGT-14", "CTR-39", "CTR-60", "M03")
def test_nyarlathotep_keeps_monsters_from_blocking():
    game = position(a=side(play=["M30"]), d=side(play=["M03", "M26", "P17"]))
    game.attack("M30")
    assert game.offers() == {"P17", "DONE"}


@rule("CGT-15", "CTH-009", "CTH-012", "CTR-19")
def test_a_card_dearer_than_the_sanity_left():
    game = position(a=side(hand=["M01", "A12"], sanity=2))
    game.play("M01")
    assert game.zone("M01") == "play"
    assert game.sanity("A") == 0


@rule("CGT-16", "CTH-011", "CTR-19", "M07")
def test_no_action_without_a_card_to_discard():
    game = position(a=side(play=["M07"]), d=side(play=["P01"]))
    assert game.offers() == {"ATTACK", "DONE"}
    game = position(a=side(play=["M07"], hand=["A12"]), d=side(play=["P01"]))
    assert "M07" in game.offers()


@rule("CGT-17", "CTH-010", "CTH-024", "CTR-20", "CTR-24", "CTR-27", "M07", "P01")
def test_mi_go_abducts_with_the_last_sanity():
    game = position(a=side(play=["M07", "M26"], hand=["A12"], sanity=3), d=side(play=["P01"]))
    game.use("M07", at="P01", cost="A12")
    assert game.sanity("A") == 0
    assert game.zone("A12") == "discard"
    assert game.side("A") == {"M07", "M26", "P01"}
    assert game.asked == ("MENU", "A")
    assert game.offers() == {"ATTACK", "DONE"}


@rule("CGT-18", "CTH-029", "CTH-030", "CTR-41", "CTR-42")
def test_insanity_hands_over_one_thing_for_good():
    game = position(a=side(play=["M30", "P22", "B1"], sanity=0))
    game.done()
    assert game.asked == ("GIFT", "A")
    assert game.offers() == {"M30", "P22", "B1"}
    game.choose("P22")
    assert (game.side("A"), game.side("D")) == ({"M30", "B1"}, {"P22"})
    game.to_menu("A")
    assert (game.side("A"), game.side("D")) == ({"M30", "B1"}, {"P22"})


@rule("CGT-19", "CTR-41", "CTR-43", "P22")
def test_without_a_monster_insanity_takes_nothing():
    game = position(a=side(play=["P22", "B1"], sanity=0))
    game.done()
    assert game.turn[1] == "D"
    assert game.life("A") == 101
    assert game.side("A") == {"P22", "B1"}


@rule("CGT-20", "CTR-10", "L1")
def test_the_sanatorium_saves_from_insanity():
    game = position(a=side(play=["M30"], sanity=0), location="L1")
    game.done()
    assert game.turn[1] == "D"
    assert game.sanity("A") == 1
    assert "M30" in game.side("A")


@rule("CGT-21", "CTR-10", "CTR-16", "M20")
@pytest.mark.parametrize(
    ("hand", "sanity"), [(["A12", "A13", "A14"], 95), (["A12", "A13", "A14", "A15"], 100)]
)
def test_smaller_is_strict(hand, sanity):
    game = position(a=side(play=["M20"], hand=hand), d=side(hand=["A16", "A17", "A18", "A19"]))
    game.done()
    assert game.sanity("A") == sanity


@rule("CGT-22", "CTH-013", "CTR-17", "CTR-25", "CTR-49", "L4")
def test_a_new_location_destroys_the_old_one():
    game = position(a=side(hand=["L4", "M30"]), location="L2", draw=["P21", "A12"])
    game.play("L4")
    assert game.zones("L2", "L4") == ["discard", "play"]
    assert game.sanity("A") == 98
    game.play("M30")
    assert game.hand("A") == {"P21"}


@rule("CGT-23", "CTR-17", "CTR-18", "CTR-27", "CTR-32", "M04", "P07")
def test_shub_niggurath_brings_a_monster_that_is_not_played():
    game = position(
        a=side(play=["P07"]),
        d=side(play=["M04"]),
        location="L4",
        draw=["P21", "A12", "M29", "A13", "A14"],
        begins=True,
    )
    assert game.zones("P21", "A12") == ["discard", "discard"]
    assert game.side("A") == {"P07", "M29"}
    assert game.mark("fresh", "M29") == 0
    assert game.sanity("A") == 100
    assert game.hand("A") == {"A13", "A14"}
    game.choose("A13").attack("M29")
    assert game.asked == ("BLOCK", "D")
    assert game.attackers == ["M29"]


@rule("CGT-24", "CTR-18", "M04")
@pytest.mark.parametrize("seed", range(8))
def test_shub_niggurath_shuffles_the_discard_pile_once(seed):
    """P21 is revealed before the shuffle, A12 perhaps after it; A draws both, since nothing else is left."""
    game = position(
        d=side(play=["M04"]), draw=["P21"], discard=["A12", "M30"], rest="hand A", begins=True, seed=seed
    )
    assert "M30" in game.side("A")
    assert game.zones("P21", "A12") == ["hand A", "hand A"]
    assert game.pile("aside") == []


@rule("CGT-25", "CTH-021", "CTH-022", "CTH-035")
def test_one_monster_card_in_a_turn():
    game = position(a=side(hand=["M30", "M29", "P30", "A12"]))
    game.play("M30")
    assert game.offers() == {"P30", "A12", "DONE"}


@rule("CGT-26", "CTH-015", "CTR-19", "CTR-22", "CTR-26")
def test_no_target_no_play():
    hand = ["C1", "A01"]
    assert position(a=side(hand=hand)).offers() == {"DONE"}
    assert position(a=side(hand=hand), d=side(play=["B1"])).offers() == {"DONE"}
    assert position(a=side(hand=hand), d=side(play=["P17"])).offers() == {"C1", "A01", "DONE"}
