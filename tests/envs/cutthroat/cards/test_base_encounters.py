"""E01 to E25: what is theirs alone. Strikes that name numbers, and LP, stand in one table."""

import pytest

from ..kit import P0, P1, P2, P3, draw, position
from ..oracle_numbers import LP, PRESTIGE

rule = pytest.mark.rule

WEAK = "D08 D08 D08 D08 D07 D07 D07 D07"
"""A deck with which no creature dies."""

# Damage to the holders of 1, 2, 3 and 4, with four players at 100 LP and nothing else on the table.
STRUCK = {
    "E01": (0, 15, 0, 0),
    "E02": (5, 5, 5, 5),
    "E03": (5, 5, 5, 5),
    "E04": (10, 0, 10, 0),
    "E05": (10, 0, 0, 0),
    "E06": (15, 0, 0, 0),
    "E07": (15, 0, 0, 0),
    "E08": (10, 10, 10, 10),
    "E09": (10, 10, 10, 10),
    "E10": (5, 0, 0, 0),
    "E11": (10, 10, 0, 0),
    "E12": (0, 10, 0, 0),
    "E13": (20, 10, 0, 0),
    "E14": (0, 0, 10, 0),
    "E15": (5, 5, 5, 5),
    "E16": (10, 0, 0, 0),
    "E17": (25, 0, 0, 0),
    "E18": (0, 0, 0, 15),
    "E19": (5, 5, 0, 0),
    "E20": (15, 5, 5, 5),
    "E21": (15, 15, 15, 15),
    "E22": (10, 0, 0, 0),
    "E23": (5, 0, 0, 0),
}
STRIKES = [pytest.param(name, struck, marks=rule(name)) for name, struck in STRUCK.items()]
CREATURES = [pytest.param(name, marks=rule(name)) for name in STRUCK]
ONE_KILL = [pytest.param(name, marks=rule(name)) for name in STRUCK if name not in ("E06", "E17")]
TRAPS = [pytest.param(name, marks=rule(name)) for name in ("E24", "E25")]


@rule("CUT-085", "CUR-28")
@pytest.mark.parametrize(("name", "struck"), STRIKES)
def test_the_strike_falls_on_the_numbers_it_names(name: str, struck: tuple[int, ...]):
    numbers = (3, 1, 4, 2)
    game = position(name, initiative=numbers, start="strike").rest()
    assert game.lps == [100 - struck[number - 1] for number in numbers]


@rule("CUR-06")
@pytest.mark.parametrize(
    ("name", "number"),
    [
        pytest.param(name, number, marks=rule(name))
        for name, number in {
            "E01": 2,
            "E05": 1,
            "E06": 1,
            "E10": 1,
            "E12": 2,
            "E14": 3,
            "E16": 1,
            "E17": 1,
        }.items()
    ],
)
def test_a_number_that_is_not_held_is_not_struck(name: str, number: int):
    numbers = [n * (n != number) for n in (1, 2, 3, 4)]
    game = position(name, lp={number - 1: 0}, initiative=numbers, start="strike").rest()
    assert [lp for lp in game.lps if lp] == [100, 100, 100]


@rule("CUR-06")
@pytest.mark.parametrize(
    ("name", "numbers", "lps"),
    [
        pytest.param("E04", (0, 2, 3, 4), [0, 100, 90, 100], marks=rule("E04")),
        pytest.param("E11", (0, 2, 3, 4), [0, 90, 100, 100], marks=rule("E11")),
        pytest.param("E13", (0, 2, 3, 4), [0, 90, 100, 100], marks=rule("E13")),
        pytest.param("E19", (1, 0, 3, 4), [95, 0, 100, 100], marks=rule("E19")),
        pytest.param("E20", (0, 2, 3, 4), [0, 95, 95, 95], marks=rule("E20")),
        pytest.param("E23", (0, 2, 3, 4), [0, 100, 100, 100], marks=rule("E23")),
        pytest.param("E18", (1, 2, 3, 0), [100, 100, 85, 0], marks=rule("E18")),
    ],
)
def test_only_the_part_with_a_free_number_is_left_out(name: str, numbers: tuple, lps: list):
    gone = {seat: 0 for seat in range(4) if numbers[seat] == 0}
    assert position(name, lp=gone, initiative=numbers, start="strike").rest().lps == lps


@rule("CUT-017", "CUT-018")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("name", CREATURES)
def test_its_lp_follow_from_the_players_who_started(name: str, players: int):
    game = position(stack=name, players=players, lp={P1: 0}, start="ENC-1")
    assert game.encounter == name
    assert game.creature == LP[name][players - 3]


@rule("CUT-062", "CUT-063")
@pytest.mark.parametrize("name", ONE_KILL)
def test_it_is_worth_its_prestige(name: str):
    game = position(name, left=5, sets={P2: "D01"}, start="RND-D", first_hit=1).rest()
    assert game.kills(P2) == [PRESTIGE[name]]


# --- E01 to E08


@rule("E01", "CUR-27")
def test_the_ripper_rips_a_card_off_whom_it_damages():
    game = position("E01", hands={P0: "D02 D03", P1: "D02 D03"}, start="strike").rest()
    assert (game.hand(P0), game.hand(P1)) == (["D02", "D03"], ["D02"])
    game = position("E01", hands={P1: "D02", P2: "D03"}, iron={P1: 1}, start="strike").rest()
    assert game.hand(P1) == ["D02"], "no damage, no loss"


@rule("E01", "CUR-27")
def test_the_ripper_rips_whoever_took_the_damage():
    game = position("E01", hands={P1: "D02 D24", P3: "D03"}, start="strike").play(P1, "D24", on=P3).rest()
    assert (game.hand(P1), game.hand(P3)) == (["D02"], [])


@rule("E02", "CUR-28")
def test_the_troll_strikes_the_first_and_the_last_who_wounded_it():
    sets = {P0: "D09", P1: "D08", P2: "D07", P3: "D13"}
    assert position("E02", sets=sets, start="RND-D").rest().lps == [100, 80, 90, 100]
    assert position("E02", sets={P3: "D08"}, start="RND-D").rest().lps == [100, 100, 100, 70]


@rule("E02")
def test_the_last_wounder_is_looked_for_when_the_first_has_been_struck():
    game = position("E02", lp={P1: 20}, sets={P1: "D08"}, start="RND-D").rest()
    assert game.lps == [100, 0, 100, 100], "nobody is left: not everybody is struck instead"


@rule("E03", "CUR-27")
def test_the_anti_paladin_feeds_beyond_its_starting_lp():
    game = position("E03", hands={P1: "D26"}, start="strike").play(P1, "D26").rest()
    assert game.creature == 145 + 15


@rule("E03")
def test_the_anti_paladin_gains_what_fell_not_what_was_struck():
    assert position("E03", iron={P0: 1, P1: 1}, event="EV02", n=3, start="strike").rest().creature == 145 + 20


@rule("E04", "CUT-086")
@pytest.mark.parametrize(("bonus", "damage"), [(0, 0), (20, 40)])
def test_iron_skin_turns_blows_of_twenty_or_less(bonus: int, damage: int):
    hands = {P0: "D22"} if bonus else {}
    game = position("E04", sets={P0: "D06"}, hands=hands, things={P3: "RL18"}, start="RND-D")
    if bonus:
        game.play(P0, "D22")
    game.until("W05")
    assert game.creature == 190 - damage
    assert game.blows() == [(P0, damage)], "it hits all the same"


@rule("E05", "CUR-75")
@pytest.mark.parametrize(("card", "burst"), [("D03", 15), ("D04", 0)])
def test_the_horror_bursts_on_who_hits_it_hard(card: str, burst: int):
    game = position("E05", sets={P1: card}, things={P3: "RL18"}, start="RND-D").until("W05")
    assert game.lps == [100, 100 - burst, 100, 100]


@rule("E05", "W23", "CUR-158")
def test_the_burst_is_a_packet_that_can_be_passed_on():
    hands, things = {P1: "D24"}, {P3: "RL18"}
    game = position("E05", sets={P1: "D02"}, hands=hands, things=things, event="EV02", n=3, start="RND-D")
    assert game.play(P1, "D24", on=P2).until("W05").lps == [100, 100, 80, 100]


@rule("E06", "CUR-70")
def test_the_knight_stands_up_once():
    game = position("E06", left=20, sets={P0: "D01", P1: "D04"}, start="RND-D").rest()
    assert (game.kills(P0), game.kills(P1)) == ([], [3])


@rule("E06", "D11", "CUR-70")
@pytest.mark.parametrize("more", ["yes", "no"])
def test_holy_water_keeps_the_knight_down(more: str):
    game = position("E06", left=10, sets={P0: "D11"}, start="RND-D").say(P0, more).rest()
    assert game.kills(P0) == [3]


@rule("E06", "D28")
def test_the_knight_stands_up_after_a_fire_too():
    game = position("E06", left=30, sets={P0: "D13"}, things={P0: "D28"}, start="RND-D").play(P0, "D28")
    assert game.creature == 30
    assert not game.kills(P0)


@rule("E07", "CUR-17")
@pytest.mark.parametrize(
    ("lp", "lps"), [({P2: 90, P0: 95, P1: 95, P3: 95}, [95, 95, 90, 80]), ({P0: 50}, [50, 100, 100, 85])]
)
def test_the_countess_bites_the_healthiest(lp: dict, lps: list):
    assert position("E07", lp=lp, initiative=(2, 3, 4, 1), start="strike").rest().lps == lps


@rule("E07", "CUR-27")
@pytest.mark.parametrize(("left", "after"), [(100, 115), (165, 170), (170, 170)])
def test_the_countess_regains_what_she_bit(left: int, after: int):
    assert position("E07", left=left, start="strike").rest().creature == after


@rule("E08")
def test_the_pit_fiend_has_no_special():
    game = position("E08", sets={P0: "D02"}, start="RND-D").rest()
    assert game.creature == 200
    assert game.lps == [90] * 4


# --- E09 to E16


@rule("E09", "CUR-24", "CUR-17")
@pytest.mark.parametrize(
    ("sets", "lps"),
    [
        ({P0: "D06", P1: "D02"}, [100, 75, 100, 100]),
        ({P0: "D02", P1: "D02"}, [100, 75, 100, 100]),
        ({P0: "D09"}, [90, 90, 90, 90]),
    ],
)
def test_the_demon_strikes_who_did_the_most(sets: dict, lps: list):
    game = position("E09", sets=sets, initiative=(1, 2, 3, 4), chance=draw(3, 1, 2, 4), start="RND-D")
    assert game.rest().lps == lps


@rule("E10", "CUR-27")
def test_the_spider_ties_the_hands_of_whom_it_bites():
    hands = {P0: "D02 D16 D26", P1: "D02", P2: "D16"}
    game = position("E10", hands=hands, deck=WEAK, things={P3: "RL18"}, start="strike")
    assert game.asked == ("W23", P0)
    game.rest()
    assert game.lps == [95, 100, 100, 100]
    game.go_on().all_set({P0: "D02", P1: "D02", P2: "D16"}).until("W07")
    assert game.lps == [90, 100, 100, 100], "bitten again"
    assert not game.was_asked("W12", P0)
    assert game.log.count(("W23", P0)) == 1, "nor against the next bite"


@rule("E11", "CUR-73")
def test_the_hydra_loses_a_head_to_a_hard_blow_and_grows_one_after_each_strike():
    game = position("E11", sets={P0: "D03"}, things={P3: "RL18"}, start="RND-D").until("W05")
    assert game.record["heads"] == 1
    assert game.rest().lps == [90, 100, 100, 100]
    assert game.record["heads"] == 2
    game = position("E11", sets={P0: "D04"}, heads=4, start="RND-D").rest()
    assert game.lps == [90] * 4
    assert game.record["heads"] == 4, "no more than players"


@rule("E11")
def test_the_last_head_stays():
    game = position("E11", heads=1, sets={P0: "D03", P1: "D03"}, things={P3: "RL18"}, start="RND-D")
    assert game.until("W05").record["heads"] == 1


@rule("E12")
@pytest.mark.parametrize(
    ("card", "damage"), [("D01", 50), ("D02", 25), ("D03", 20), ("D04", 30), ("D10", 20)]
)
def test_the_slime_halves_big_attacks(card: str, damage: int):
    assert position("E12", sets={P0: card}, start="RND-D").rest().creature == 160 - damage


@rule("E13", "CUR-158")
def test_the_minotaur_strikes_early_in_round_one_alone():
    hands = {P0: "D08", P1: "D08"}
    game = position("E13", hands=hands, things={P3: "RL18"}, start="RND-C").until("W05")
    assert game.lps == [80, 90, 100, 100]
    game = position("E13", hands=hands, r=2, things={P3: "RL18"}, start="RND-C").until("W05")
    assert game.lps == [100] * 4


@rule("E13")
def test_the_early_strike_may_take_a_turn():
    game = position("E13", lp={P0: 20}, hands={P0: "D02", P1: "D08"}, things={P3: "RL18"}, start="RND-C")
    assert game.until("W05").creature == 205
    assert game.living == [P1, P2, P3]


@rule("E14", "CUR-36")
def test_the_wraith_lets_the_first_attack_of_a_round_pass_through():
    game = position("E14", sets={P0: "D13", P1: "D02", P2: "D03"}, start="RND-D").rest()
    assert game.creature == 140 - 40


@rule("E14")
def test_an_attack_that_stands_at_miss_does_not_count_as_the_first():
    sets = {P0: "D06", P1: "D02", P2: "D03"}
    game = position("E14", sets=sets, crowd={P0: 2}, start="RND-D").rest()
    assert game.creature == 140 - 40


@rule("E14", "CUR-27")
def test_whom_the_wraith_touches_draws_no_card():
    game = position("E14", hands={P2: "D02 D03", P3: "D02"}, deck=WEAK, start="strike").rest()
    assert game.lps == [100, 100, 90, 100]
    assert game.go_on().asked == ("W07", P2)
    assert game.hand_sizes == [1, 1, 2, 2]


@rule("E15")
def test_the_mirror_gives_back_half_of_the_best_wound():
    sets = {P0: "D06", P1: "D08", P2: "D09"}
    assert position("E15", sets=sets, start="RND-D").rest().lps == [90, 100, 100, 100]
    game = position("E15", sets={P0: "D06 D01"}, haste={P0: 1}, start="RND-D").rest()
    assert game.lps == [85, 100, 100, 100], "at most 15"


@rule("E15", "CUR-74")
def test_the_mirror_looks_at_the_card_not_at_the_damage():
    game = position("E15", sets={P0: "D07"}, riders={P0: "D14 D15"}, start="RND-D").rest()
    assert game.lps == [95, 100, 100, 100]


@rule("E16", "CUR-27")
def test_whom_medusa_stares_at_sets_no_card():
    hands = {P0: "D02 D03", P1: "D02 D03"}
    game = position("E16", hands=hands, deck=WEAK, things={P3: "RL18"}, start="strike").rest()
    game.go_on().all_set().until("W05")
    assert P0 not in dict(game.blows())
    assert P1 in dict(game.blows())


# --- E17 to E25


@rule("E17", "CUT-066")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_there_is_a_goblin_more_than_players(players: int):
    game = position(stack="E17", players=players, start="ENC-1")
    assert game.record["pack"] == players + 1
    assert game.creature == 30


@rule("E17", "CUT-064", "CUR-69")
def test_goblins_come_one_at_a_time():
    game = position("E17", sets={P0: "D01", P1: "D06", P2: "D07"}, things={P3: "RL18"}, start="RND-D")
    game.until("W05")
    assert [game.kills(seat) for seat in (P0, P1, P2)] == [[1], [], [1]]
    assert game.record["pack"] == 3
    assert game.rest().lps == [85, 100, 100, 100], "5 for each that is left"


@rule("E17")
def test_the_last_goblin_ends_it():
    game = position("E17", pack=1, sets={P2: "D03", P3: "D03"}, start="RND-D").rest()
    assert game.kills(P2) == [1]
    assert game.record["finished"]
    assert game.lps == [100] * 4


@rule("E18")
def test_the_golem_knows_no_steps_up_and_no_bonus():
    sets = {P0: "D02", P1: "D06"}
    game = position(
        "E18", sets=sets, strength={P0: 1}, riders={P1: "D14"}, crowd={P1: 1}, start="RND-D"
    ).rest()
    assert game.creature == 250 - 50 - 10, "steps down still count"


@rule("E19", "CUR-28")
def test_the_flock_carries_cards_on():
    hands = {P0: "D02 D03", P1: "D06 D07", P3: "D08"}
    game = position("E19", hands=hands, initiative=(1, 4, 3, 2), start="strike").rest()
    assert game.lps == [95, 100, 100, 95]
    assert game.hand(P0) == ["D02"]
    assert (game.hand(P3), game.hand(P2)) == (["D03"], ["D08"]), "1 gives to 2, then 2 to 3"


@rule("E19")
def test_the_highest_number_gives_to_the_lowest_and_a_lone_player_to_nobody():
    game = position("E19", lp={P2: 0, P3: 0}, hands={P1: "D06"}, start="strike").rest()
    assert (game.hand(P0), game.hand(P1)) == (["D06"], [])
    game = position("E19", lp={P1: 0, P2: 0, P3: 0}, hands={P0: "D06"}, start="strike").rest()
    assert game.hand(P0) == ["D06"]


@rule("E20", "CUR-28")
def test_the_drakes_second_packet_is_one_of_its_own():
    game = position("E20", lp={P0: 5}, hands={P1: "D26"}, start="strike").rest()
    assert game.lps == [0, 95, 95, 95], "1 is dead: nobody gets the 10"


@rule("E21", "CUR-66")
@pytest.mark.parametrize(("left", "damage"), [(380, 15), (195, 15), (190, 10), (5, 10)])
def test_the_dragon_tires_at_half_its_lp(left: int, damage: int):
    assert position("E21", left=left, start="strike").rest().lps == [100 - damage] * 4


@rule("E22", "W07", "CUR-153")
def test_against_the_leech_cards_are_set_openly():
    game = position("E22", hands={P0: "D02 D03", P1: "D02 D03"}, start="RND-C")
    game.say(P0, "D03")
    assert game.set_cards(P0) == ["D03"]
    assert game.hand(P0) == ["D02"]


@rule("E22", "CUR-27", "CUR-17")
def test_the_leech_feeds_on_the_fullest_hand():
    hands = {P0: "D02", P1: "D03 D06 D07", P2: "D02 D03 D03"}
    game = position("E22", hands=hands, initiative=(1, 3, 2, 4), start="strike").rest()
    assert game.lps == [100, 100, 90, 100]
    assert game.hand(P2) == ["D02"]
    game = position("E22", hands={P3: "D02"}, start="strike").rest()
    assert game.hand(P3) == [], "as many as there are"


@rule("E23", "CUR-60", "CUR-17")
def test_the_idol_strikes_the_richest():
    things = {P1: "D33 D34", P2: "RL24 RL29"}
    game = position("E23", things=things, initiative=(1, 3, 2, 4), start="strike").rest()
    assert game.lps == [100, 100, 85, 100]


@rule("E23", "RL24", "D29")
def test_continuous_things_go_on_before_the_idol():
    game = position("E23", sets={P0: "D03"}, things={P0: "RL24"}, start="RND-D").rest()
    assert game.creature == 120 - 50
    assert position("E23", things={P0: "D29"}, start="ENC-5").hand_sizes[P0] == 8


@rule("CUT-093", "CUR-26", "CUR-72", "CUT-063")
@pytest.mark.parametrize("name", TRAPS)
def test_a_trap_strikes_nobody_and_leaves_no_kill(name: str):
    sets = {P0: "D01", P1: "D01"}
    game = position(name, sets=sets, r=1, things={P3: "RL18"}, start="RND-D")
    if name == "E25":
        assert game.until("W05").lps == [100, 100, 85, 85]
    game.rest()
    assert not any(game.kills(seat) for seat in game.seats)


@rule("E24", "CUR-71")
@pytest.mark.parametrize(
    ("sets", "solved"),
    [
        ({P0: "D02", P1: "D04"}, True),
        ({P0: "D02", P1: "D05"}, False),
        ({P0: "D02 D06", P1: "D07"}, True),
        ({P0: "D02", P1: "D13", P2: "D22"}, False),
    ],
)
def test_the_walls_stand_still_at_twenty_for_each_living_player(sets: dict, solved: bool):
    game = position("E24", sets=sets, start="RND-D").rest()
    assert game.record["finished"] == solved
    assert game.lps == [100 - 5 * (not solved)] * 4


@rule("E24", "CUR-72")
def test_between_the_walls_cards_are_stopped_and_swapped_but_not_judged():
    hands = {P1: "D16 D21 D22", P0: "D22"}
    game = position("E24", sets={P0: "D02", P1: "D02"}, hands=hands, fortune="F01", start="RND-D")
    assert game.asked == ("W12", P1)
    game.choose("D16").rest()
    assert not game.was_asked("W18")
    assert not game.was_asked("W16")
    assert game.lps == [95] * 4, "50 are not enough"


@rule("E25")
def test_the_blades_cut_the_lowest_in_two_rounds():
    sets = {P0: "D02", P1: "D08", P2: "D22", P3: "D06"}
    game = position("E25", sets=sets, start="RND-D").rest()
    assert game.lps == [100, 100, 85, 100]
    assert not game.record["finished"]
    game = position("E25", sets=sets, r=2, start="RND-D").rest()
    assert game.record["finished"]


@rule("E25", "CUR-72", "W23")
def test_the_blades_are_damage_without_a_strike():
    game = position("E25", sets={P0: "D02"}, hands={P1: "D16 D26"}, event=None, start="RND-D")
    assert not game.was_asked("W12")
    assert game.asked == ("W23", P1)
    assert game.choose("D26").rest().lps == [100, 100, 85, 85]
