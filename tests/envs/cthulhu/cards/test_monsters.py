"""Each of the thirty monsters: printed numbers, effect, restriction."""

import pytest

from ..kit import position, side

rule = pytest.mark.rule

# id: sanity cost, power
PRINTED = {
    "M01": (10, 10),
    "M02": (10, 10),
    "M03": (10, 10),
    "M04": (10, 10),
    "M05": (10, 10),
    "M06": (10, 10),
    "M07": (5, 4),
    "M08": (5, 3),
    "M09": (5, 4),
    "M10": (5, 4),
    "M11": (6, 5),
    "M12": (6, 8),
    "M13": (6, 8),
    "M14": (5, 7),
    "M15": (5, 7),
    "M16": (4, 5),
    "M17": (4, 6),
    "M18": (6, 5),
    "M19": (5, 4),
    "M20": (4, 6),
    "M21": (4, 5),
    "M22": (4, 3),
    "M23": (4, 3),
    "M24": (3, 2),
    "M25": (3, 3),
    "M26": (6, 6),
    "M27": (5, 5),
    "M28": (4, 4),
    "M29": (3, 3),
    "M30": (2, 2),
}
MONSTERS = [pytest.param(card, *row, marks=rule(card)) for card, row in PRINTED.items()]
# Monsters whose action costs 5 sanity and a card of the hand
ACTORS = [pytest.param(card, marks=rule(card)) for card in ("M07", "M08", "M09", "M10", "M11")]


@rule("CTH-007")
@pytest.mark.parametrize(("monster", "cost", "power"), MONSTERS)
def test_playing_it_costs_its_sanity(monster: str, cost: int, power: int):
    game = position(side(hand=[monster, "A12"])).play(monster)
    assert game.zone(monster) == "play"
    assert (game.sanity("A"), game.sanity("D")) == (100 - cost, 100)


@rule("CTH-009", "CTH-012", "CTR-19")
@pytest.mark.parametrize(("monster", "cost", "power"), MONSTERS)
def test_sanity_stops_at_zero_when_it_is_played(monster: str, cost: int, power: int):
    game = position(side(hand=[monster, "A12"], sanity=cost - 1)).play(monster)
    assert game.sanity("A") == 0


@rule("CTH-008", "CTH-047")
@pytest.mark.parametrize(("monster", "cost", "power"), MONSTERS)
def test_unblocked_it_takes_its_power_off_the_defender(monster: str, cost: int, power: int):
    game = position(side(play=[monster], hand=["A12"], life=20, sanity=0)).attack(monster)
    assert (game.life("A"), game.life("D")) == (20, 100 - power)


@rule("M01", "CTH-012", "CTR-13")
@pytest.mark.parametrize(("before", "after"), [(15, 5), (7, 0)])
def test_cthulhu_costs_his_controller_ten_sanity_after_each_draw_phase(before: int, after: int):
    game = position(side(play=["M01"], sanity=before), draw=["A12", "A13"], begins=True)
    assert game.asked == ("DRAW_DISCARD", "A")
    assert game.sanity("A") == before
    game.choose("A13")
    assert (game.sanity("A"), game.sanity("D")) == (after, 100)


@rule("CTR-13")
@pytest.mark.parametrize("monster", [pytest.param(card, marks=rule(card)) for card in ("M01", "M13", "M16")])
def test_in_the_other_players_turn_it_rests(monster: str):
    game = position(d=side(play=[monster]), draw=["A12", "A13"], begins=True).choose("A13")
    assert game.asked == ("MENU", "A")
    assert (game.sanity("A"), game.sanity("D")) == (100, 100)


@rule("M02")
def test_azathoth_destroys_a_body_of_his_controllers_choice_after_the_draw_phase():
    game = position(
        side(play=["M02", "M30", ("P21", "C4"), "B1"]),
        side(play=["M29", "P22"]),
        location="L1",
        draw=["A12", "A13"],
        begins=True,
    )
    game.choose("A13")
    assert game.asked == ("VICTIM", "A")
    assert game.offers() == {"M02", "M30", "P21"}
    game.choose("P21")
    assert game.zones("P21", "C4", "M02", "M30") == ["discard", "discard", "play", "play"]


@rule("M02")
def test_azathoth_may_be_chosen_himself():
    game = position(side(play=["M02", "P21"]), draw=["A12", "A13"], begins=True).choose("A13", "M02")
    assert game.zones("M02", "P21") == ["discard", "play"]


@rule("M02", "CTR-13")
def test_azathoth_rests_in_the_other_players_turn():
    game = position(side(play=["M30"]), side(play=["M02", "P21"]), draw=["A12", "A13"], begins=True)
    assert game.choose("A13").zones("M02", "P21", "M30") == ["play"] * 3


@rule("M02", "M01", "CTR-12")
def test_a_trigger_of_a_thing_that_azathoth_destroyed_is_skipped():
    game = position(side(play=["M02", "M01"]), draw=["A12", "A13"], begins=True).choose("A13", "M01")
    assert game.sanity("A") == 100


@rule("M02", "M01", "CTR-12")
def test_the_older_of_two_triggers_comes_first():
    game = position(side(play=["M01", "M02"]), draw=["A12", "A13"], begins=True).choose("A13")
    assert game.asked == ("VICTIM", "A")
    assert game.sanity("A") == 90


@rule("M03", "CTR-39", "CTR-60")
def test_nyarlathotep_keeps_his_controllers_monsters_from_blocking_not_his_persons():
    game = position(side(play=["M26", "M27"]), side(play=["M03", "M29", "P17"])).attack("M26")
    assert game.asked == ("BLOCK", "D")
    assert game.offers() == {"P17", "DONE"}


@rule("M03")
def test_nyarlathotep_does_not_bind_the_other_players_monsters():
    game = position(side(play=["M03"], hand=["A12"]), side(play=["M29"])).attack("M03")
    assert game.offers() == {"M29", "DONE"}


@rule("M03", "CTR-39")
def test_nyarlathotep_forces_one_attack_at_a_time_of_the_players_choice():
    game = position(side(play=["M03"], hand=["A12", "A13", "P21"]), side(play=["M29"]))
    assert "DONE" not in game.offers()
    game.play("A12")
    assert "DONE" not in game.offers()
    game.attack("M03").no_block()
    assert "DONE" in game.offers()
    assert "ATTACK" not in game.offers()


@rule("M03", "CTR-39", "CTR-61")
def test_nyarlathotep_drags_along_every_thing_that_is_able_in_order_of_coming_into_play():
    game = position(
        side(
            play=[("M26", "C1"), "P21", "M05", "M06", "M03", "M15", "M30", "P22", "B1"],
            hand=["A12"],
            life=20,
            sanity=1,
        ),
        side(play=["M29"]),
        location="L3",
        fresh=["M30"],
    )
    game.choose("ATTACK")
    assert game.asked == ("BLOCK", "D")
    assert game.attackers == ["P21", "M06", "M03", "P22"]


@rule("M03", "CTR-38")
def test_under_dreamlands_nyarlathotep_forces_one_attacker_of_the_players_choice():
    game = position(side(play=["M03", "M30"], hand=["A12"]), location="L8")
    assert "DONE" not in game.offers()
    game.choose("ATTACK")
    assert game.offers() == {"M03", "M30"}
    game.choose("M30")
    assert game.life("D") == 98
    assert "DONE" in game.offers()


@rule("M03", "CTR-39")
@pytest.mark.parametrize("bar", ["C1", "fresh"])
def test_nyarlathotep_forces_nothing_where_nobody_is_able(bar: str):
    fresh = ["M03"] if bar == "fresh" else []
    game = position(side(play=["M03" if fresh else ("M03", "C1")], hand=["A12"]), fresh=fresh)
    assert game.offers() == {"A12", "DONE"}


@rule("M03")
def test_nyarlathotep_does_not_force_the_other_player():
    game = position(side(play=["M30"], hand=["A12"]), side(play=["M03"]))
    assert game.offers() == {"A12", "ATTACK", "DONE"}


@rule("M04", "CTR-18")
@pytest.mark.parametrize("owner", ["A", "D"])
def test_shub_niggurath_brings_the_active_player_a_monster_whoever_controls_her(owner: str):
    mother = side(play=["M04"])
    game = position(
        mother if owner == "A" else None,
        mother if owner == "D" else None,
        draw=["P21", "A12", "M29", "A13", "A14"],
        begins=True,
    )
    assert game.asked == ("DRAW_DISCARD", "A")
    assert game.zones("P21", "A12", "M29") == ["discard", "discard", "play"]
    assert "M29" in game.side("A")
    assert game.hand("A") == {"A13", "A14"}
    assert game.sanity("A") == 100


@rule("M04", "CTR-17", "CTR-18", "CTR-27", "CTR-32", "L4", "P07")
def test_a_monster_of_shub_niggurath_is_not_played_and_may_attack_at_once():
    game = position(
        side(play=["P07"], hand=["M30"]),
        side(play=["M04"]),
        location="L4",
        draw=["M29", "A12", "A13", "A14"],
        begins=True,
    )
    assert game.hand("A") == {"M30", "A12", "A13"}
    game.choose("A13").attack("M29").no_block()
    assert game.life("D") == 97


@rule("M04", "CTH-022", "CTR-18")
def test_the_monster_of_shub_niggurath_leaves_the_one_monster_play_unused():
    game = position(side(hand=["M30"]), side(play=["M04"]), draw=["M29", "A12", "A13"], begins=True)
    assert "M30" in game.choose("A13").offers()


@rule("M04", "M01", "CTR-14")
def test_an_after_draw_text_of_her_monster_fires_in_the_same_turn():
    game = position(d=side(play=["M04"]), draw=["M01", "A12", "A13"], begins=True)
    assert game.sanity("A") == 100
    assert game.choose("A13").sanity("A") == 90


@rule("M04", "M17", "CTR-47")
def test_a_coming_into_play_text_of_her_monster_fires():
    game = position(
        side(play=["P21"]), side(play=["M04", "P22"]), draw=["A12", "M17", "A13", "A14"], begins=True
    )
    assert game.zones("P21", "P22", "A12", "M17") == ["discard", "play", "discard", "play"]


@rule("M04", "CTR-03", "CTR-18", "CTR-63")
def test_her_search_through_a_shuffled_discard_pile_tells_both_hands():
    game = position(
        d=side(play=["M04"], hand=["A14"]), draw=["P21"], discard=["A12", "M30"], rest="hand A", begins=True
    )
    assert "M30" in game.side("A")
    assert game.known("A14", to="A")
    assert game.known("M26", to="D")


@rule("M04", "CTR-18")
def test_where_no_monster_is_left_none_comes_and_the_revealed_cards_are_discarded():
    game = position(d=side(play=["M04"]), draw=["P21", "A12"], discard=["A13"], rest="hand A", begins=True)
    assert game.asked == ("DRAW_DISCARD", "A")
    assert not game.side("A")
    assert not game.pile("aside")
    assert len(game.pile("draw") + game.pile("discard")) == 3 - 2


@rule("M04", "L5", "CTR-11", "CTR-12")
def test_a_location_acts_before_shub_niggurath():
    game = position(d=side(play=["M04"]), location="L5", draw=["M30", "M29", "A12", "A13"], begins=True)
    assert game.zones("M30", "M29") == ["hand A", "play"]


@rule("M05", "M06", "CTR-61")
@pytest.mark.parametrize(
    ("monster", "mine", "other", "able"),
    [
        ("M05", {"sanity": 0}, {}, True),
        ("M05", {"sanity": 1}, {"sanity": 0}, False),
        ("M06", {"life": 20}, {}, True),
        ("M06", {"life": 21}, {"life": 20}, False),
    ],
)
def test_yog_sothoth_attacks_at_zero_sanity_and_hastur_at_twenty_life(
    monster: str, mine: dict, other: dict, able: bool
):
    game = position(side(play=[monster], hand=["A12"], **mine), side(**other))
    assert ("ATTACK" in game.offers()) == able


@rule("CTH-011", "CTR-19")
@pytest.mark.parametrize("actor", ACTORS)
def test_its_action_needs_a_card_to_discard(actor: str):
    other = side(play=["P22"], hand=["A14"])
    assert actor not in position(side(play=[actor]), other).offers()
    assert actor in position(side(play=[actor], hand=["A12"]), other).offers()


@rule("CTH-010", "CTH-012", "CTH-024", "CTR-20", "CTR-24")
@pytest.mark.parametrize("actor", ACTORS)
def test_its_action_costs_five_sanity_and_a_card_once_a_turn(actor: str):
    for sanity, left in ((100, 95), (5, 0), (3, 0)):
        game = position(
            side(play=[actor], hand=["A12", "A13"], sanity=sanity),
            side(play=["P22", "M29"], hand=["A14"]),
            fresh=[actor],
        )
        game.choose(actor)
        if game.is_asked("TARGET"):
            assert game.sanity("A") == sanity, "nothing is paid before the target is named"
            game.choose("P22")
        assert game.asked == ("COST", "A")
        assert game.offers() == {"A12", "A13"}
        assert (game.sanity("A"), game.sanity("D")) == (left, 100), "only sanity is lost so far"
        assert "P22" in game.side("D")
        assert not game.mark("stopped", "P22")
        game.choose("A13")
        assert game.hand("A") == {"A12"}
        assert game.zone("A13") == "discard"
        assert actor not in game.offers()


@rule("M07", "CTR-17")
def test_mi_go_takes_over_a_person_with_its_curses():
    game = position(
        side(play=["M07", "P30"], hand=["A12", "A13"]),
        side(play=[("P04", "C4"), "P22", "M29"]),
    )
    game.choose("M07")
    assert game.offers() == {"P04", "P22"}
    game.choose("P04", "A13")
    assert game.side("A") == {"M07", "P30", "P04", "C4"}
    assert game.bearer("C4") == "P04"
    assert game.hand("A") == {"A12"}, "a change of control is no coming into play"


@rule("M07", "CTR-19")
def test_mi_go_needs_a_person_of_the_opponent():
    game = position(side(play=["M07", "P21"], hand=["A12"]), side(play=["M29"]))
    assert "M07" not in game.offers()


@rule("M07", "CTR-24")
@pytest.mark.parametrize("used", [False, True])
def test_the_used_mark_of_a_person_that_mi_go_takes_stays(used: bool):
    game = position(side(play=["M07"], hand=["A12", "A13"]), side(play=["P24"]), used=["P24"] if used else [])
    game.use("M07", at="P24", cost="A13")
    assert ("P24" in game.offers()) != used


@rule("M08", "CTR-22")
def test_the_flute_player_destroys_any_person_or_monster():
    game = position(side(play=["M08", "P21"], hand=["A12", "A13"]), side(play=["M29", "P22", "B1"]))
    game.choose("M08")
    assert game.offers() == {"M08", "P21", "M29", "P22"}
    game.choose("M29", "A13")
    assert game.zone("M29") == "discard"


@rule("M08", "P30", "CTR-20")
def test_the_flute_players_cost_is_paid_before_the_victim_dies():
    game = position(side(play=["M08", "P30"], hand=["A12", "A13"], sanity=4))
    assert game.use("M08", at="P30", cost="A13").sanity("A") == 3


@rule("M09")
@pytest.mark.parametrize(("before", "after"), [(100, 92), (8, 0), (5, 0)])
def test_the_haunter_costs_the_opponent_eight_sanity(before: int, after: int):
    game = position(side(play=["M09"], hand=["A12", "A13"]), side(sanity=before)).use("M09", cost="A13")
    assert game.sanity("D") == after


@rule("M10", "CTR-55")
def test_the_great_race_sees_the_hand_then_picks_a_card_of_it():
    game = position(side(play=["M10"], hand=["A12", "A13"]), side(hand=["A01", "M26", "P21"]))
    game.use("M10", cost="A13")
    assert game.asked == ("PICK", "A")
    assert game.offers() == {"A01", "M26", "P21"}
    assert game.sanity("A") == 95
    assert all(game.known(card, to="A") for card in ("A01", "M26", "P21"))
    game.choose("M26")
    assert game.zone("M26") == "discard"
    assert game.hand("D") == {"A01", "P21"}


@rule("M10", "CTR-19")
def test_the_great_race_needs_a_card_in_the_opponents_hand():
    assert "M10" not in position(side(play=["M10"], hand=["A12"])).offers()


@rule("M11", "CTR-53", "CTR-60")
def test_ghatanothoa_keeps_an_opponents_body_from_blocking_this_turn():
    game = position(
        side(play=["M11", "M26", "P21"], hand=["A12", "A13"]), side(play=["M29", "P22", "P17", "B1"])
    )
    game.choose("M11")
    assert game.offers() == {"M29", "P22", "P17"}
    game.choose("P22", "A13").attack("M26")
    assert game.offers() == {"M29", "P17", "DONE"}


@rule("M11", "CTR-54")
def test_in_the_next_turn_the_stopped_body_blocks_again():
    game = position(
        side(play=["M11"], hand=["A12", "A13"]), side(play=["M29", "P22"]), draw=["A14", "L1", "L2", "L4"]
    )
    game.use("M11", at="P22", cost="A13").done().to_menu("A")
    assert game.attack("M11").offers() == {"M29", "P22", "DONE"}


@rule("M11", "CTR-53")
def test_the_mark_of_ghatanothoa_stays_on_a_body_that_changes_sides():
    game = position(side(play=["M11"], hand=["A12", "A17", "A13"]), side(play=["P22", "P21"]))
    game.use("M11", at="P22", cost="A13").play("A17", at="P22")
    assert game.mark("stopped", "P22")


@rule("M12", "CTR-59")
@pytest.mark.parametrize("attack", ["none", "unblocked", "blocked"])
def test_dagon_costs_five_sanity_after_an_action_phase_without_attack(attack: str):
    game = position(side(play=["M12"], hand=["A12"]), side(play=["P22"]))
    if attack != "none":
        game.attack("M12")
        game.block("P22") if attack == "blocked" else game.no_block()
    game.done()
    assert game.sanity("A") == (95 if attack == "none" else 100)


@rule("M12", "CTH-012", "CTR-13")
def test_dagon_stops_at_zero_and_rests_in_the_other_turn():
    game = position(side(play=["M12"], hand=["A12"], sanity=4), side(play=["P22"], hand=["A13"])).done()
    assert game.sanity("A") == 0
    game = position(side(hand=["A12"]), side(play=["M12"])).done()
    assert (game.sanity("A"), game.sanity("D")) == (100, 100)


@rule("M13", "CTR-62")
@pytest.mark.parametrize(
    ("mine", "theirs", "left"), [([], [], 95), ([], ["P22"], 95), (["P21"], [], 100), (["B1"], [], 95)]
)
def test_mother_hydra_costs_five_sanity_without_a_person(mine: list, theirs: list, left: int):
    game = position(side(play=["M13", *mine]), side(play=theirs), draw=["A12", "A13"], begins=True)
    assert game.sanity("A") == 100
    assert game.choose("A13").sanity("A") == left


@rule("M14", "CTR-16")
@pytest.mark.parametrize(
    ("others", "left"),
    [(["P21"], 101), (["P22", "P17"], 95), (["P22", "P17", "M30"], 100), (["P22", "B1"], 100)],
)
def test_the_dunwich_horror_wants_as_many_monsters_as_persons(others: list, left: int):
    game = position(side(play=["M14", *others], hand=["A12"]), side(play=["P18", "P19"])).done()
    assert game.sanity("A") == left


@rule("M14", "CTR-13")
def test_the_dunwich_horror_rests_in_the_other_turn():
    game = position(side(play=["P17"], hand=["A12"]), side(play=["M14", "P18", "P19"])).done()
    assert (game.sanity("A"), game.sanity("D")) == (100, 100)


@rule("M15", "CTR-61", "CTR-62")
@pytest.mark.parametrize(("mine", "able"), [([], True), (["P21"], False)])
def test_the_dhole_attacks_only_without_persons(mine: list, able: bool):
    game = position(side(play=["M15", *mine], hand=["A12"]), side(play=["P22"]))
    assert ("ATTACK" in game.offers()) == able


@rule("M16")
def test_the_colour_costs_each_player_two_sanity_after_its_controllers_draw_phase():
    game = position(side(play=["M16"], sanity=50), side(sanity=1), draw=["A12", "A13"], begins=True)
    assert (game.sanity("A"), game.sanity("D")) == (50, 1)
    game.choose("A13")
    assert (game.sanity("A"), game.sanity("D")) == (48, 0)


@rule("M17", "CTR-15")
def test_the_thousandth_young_eats_a_person_of_its_controllers_choice():
    game = position(side(play=["P21", "P22", "M30"], hand=["M17", "A12"]), side(play=["P17"])).play("M17")
    assert game.asked == ("VICTIM", "A")
    assert game.offers() == {"P21", "P22"}
    game.choose("P22")
    assert game.zones("P21", "P22", "P17", "M17") == ["play", "discard", "play", "play"]


@rule("M17", "CTR-15", "CTR-19")
def test_the_thousandth_young_comes_without_a_person_too():
    game = position(side(hand=["M17", "A12"]), side(play=["P17"])).play("M17")
    assert game.zones("M17", "P17") == ["play", "play"]


@rule("M18", "CTR-60")
def test_persons_cannot_block_the_flying_polyp_but_may_block_another():
    game = position(side(play=["M18", "M26"], hand=["A12"]), side(play=["P17", "M29"]))
    game.attack("M18", "M26")
    assert game.offers() == {"P17", "M29", "DONE"}
    game.block("P17")
    assert not game.is_asked("BLOCK_AT"), "the polyp is no choice"
    assert game.block("M29").offers() == {"M18", "M26"}


@rule("M19", "L4", "CTR-47", "CTR-49")
@pytest.mark.parametrize("location", ["L1", "L4"])
def test_the_elder_thing_draws_a_card_besides_that_of_dunwich(location: str):
    game = position(side(hand=["M19", "A12"]), location=location, draw=["A13", "A14", "P21"]).play("M19")
    assert game.hand("A") == ({"A12", "A13", "A14"} if location == "L4" else {"A12", "A13"})


@rule("M19", "CTR-19")
def test_the_elder_thing_comes_without_a_card_to_draw_too():
    game = position(side(hand=["M19", "A12"]), rest="hand D").play("M19")
    assert game.hand("A") == {"A12"}


@rule("M20", "CTR-10", "CTR-16")
@pytest.mark.parametrize(("mine", "theirs", "left"), [(1, 2, 95), (2, 2, 100), (2, 1, 100)])
def test_the_polypous_thing_wants_a_hand_as_large_as_the_opponents(mine: int, theirs: int, left: int):
    hand, other = ["A12", "A13"][:mine], ["A14", "A15"][:theirs]
    assert position(side(play=["M20"], hand=hand), side(hand=other)).done().sanity("A") == left


@rule("M20", "CTR-13")
def test_the_polypous_thing_rests_in_the_other_turn():
    game = position(side(hand=["A12"]), side(play=["M20"], hand=["A13", "A14"])).done()
    assert (game.sanity("A"), game.sanity("D")) == (100, 100)


@rule("M21", "CTR-60")
def test_the_gug_cannot_block():
    game = position(side(play=["M30"], hand=["A12"]), side(play=["M21", "M29"])).attack("M30")
    assert game.offers() == {"M29", "DONE"}


@rule("M22", "CTH-035", "CTR-61")
def test_the_shantak_attacks_in_the_phase_in_which_it_came():
    game = position(side(play=["M30"], hand=["M22", "A12"]), fresh=["M30"]).play("M22").attack("M22")
    assert game.life("D") == 97


@rule("M22", "C1", "CTR-61")
def test_paralysing_dread_binds_the_shantak_too():
    game = position(side(play=[("M22", "C1")], hand=["A12"]), fresh=["M22"])
    assert "ATTACK" not in game.offers()


@rule("M23", "CTR-51")
@pytest.mark.parametrize(("blocked", "life", "sanity"), [(False, 97, 47), (True, 100, 50)])
def test_an_unblocked_moon_beast_costs_three_sanity_too(blocked: bool, life: int, sanity: int):
    game = position(side(play=["M23"], hand=["A12"]), side(play=["P22"], sanity=50)).attack("M23")
    game.block("P22") if blocked else game.no_block()
    assert (game.life("D"), game.sanity("D"), game.sanity("A")) == (life, sanity, 100)


@rule("M23", "CTH-012")
def test_the_moon_beast_stops_at_zero():
    game = position(side(play=["M23"], hand=["A12"]), side(sanity=2)).attack("M23")
    assert game.sanity("D") == 0


@rule("M24", "CTR-56")
def test_an_unblocked_night_gaunt_costs_a_card_of_the_opponents_choice():
    game = position(side(play=["M24"], hand=["A12"]), side(hand=["A01", "P21"])).attack("M24")
    assert game.asked == ("FORCED_DISCARD", "D")
    assert game.offers() == {"A01", "P21"}
    game.choose("A01")
    assert game.zone("A01") == "discard"
    assert game.life("D") == 98
    assert game.asked == ("MENU", "A")


@rule("M24", "CTR-56")
def test_the_night_gaunt_takes_no_card_when_blocked_or_where_there_is_none():
    game = position(side(play=["M24"], hand=["A12"]), side(play=["P22"], hand=["A01", "P21"]))
    game.attack("M24").block("P22")
    assert game.hand("D") == {"A01", "P21"}
    game = position(side(play=["M24"], hand=["A12"])).attack("M24")
    assert game.asked == ("MENU", "A")
    assert game.life("D") == 98


@rule("M25", "CTR-52")
def test_the_ghoul_feeds_on_every_person_destroyed_on_either_side():
    game = position(side(play=["M25", "P21"], hand=["A12", "A23"]), side(play=["P22", "P17"])).play("A23")
    assert (game.sanity("A"), game.sanity("D")) == (100 - 4 + 3, 100)


@rule("M25", "CTR-51", "CTR-52")
def test_a_ghoul_that_dies_with_the_person_feeds_still():
    game = position(side(play=["M25"], hand=["A12"]), side(play=["P05"])).attack("M25").block("P05")
    assert game.zones("M25", "P05") == ["discard", "discard"]
    assert game.sanity("A") == 101


@rule("M25", "CTH-054", "CTH-055")
def test_the_ghoul_does_not_feed_on_monsters_nor_on_discarded_persons():
    game = position(side(play=["M25", "P23"], hand=["A12", "P21", "A03"]), side(play=["M30"]))
    game.use("P23", cost="P21").play("A03", at="M30")
    assert game.sanity("A") == 98
