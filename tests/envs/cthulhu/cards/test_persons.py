"""Each of the thirty persons: printed numbers, effect, restriction."""

import pytest

from ..kit import position, side

rule = pytest.mark.rule

# id: power of a lone person whose controller has no monster and no book
POWERS = {
    **dict.fromkeys(("P01", "P02"), 5),
    "P03": 4,
    **dict.fromkeys(("P04", "P05", "P06", "P07", "P08", "P09", "P10", "P11", "P12"), 3),
    **dict.fromkeys(("P13", "P14", "P17", "P18", "P19", "P20"), 2),
    "P15": 4,
    "P16": 3,
    **dict.fromkeys(("P21", "P22", "P23", "P24", "P25", "P26", "P27", "P28", "P29", "P30"), 1),
}
PERSONS = [pytest.param(card, power, marks=rule(card)) for card, power in POWERS.items()]


@rule("CTH-007")
@pytest.mark.parametrize(("person", "power"), PERSONS)
def test_playing_one_costs_no_sanity(person: str, power: int):
    mine = ["M30"] if person == "P10" else []
    theirs = ["M29"] if person == "P05" else []
    game = position(side(play=mine, hand=[person, "A12"], sanity=1), side(play=theirs))
    game.choose(person)
    if game.is_asked("FORCED_DISCARD"):
        game.choose("A12")
    assert game.zone(person) == "play"
    assert (game.sanity("A"), game.sanity("D")) == (1, 100)


@rule("CTH-008", "L3", "CTR-44")
@pytest.mark.parametrize(("person", "power"), PERSONS)
def test_unblocked_one_takes_its_power_off_the_defender(person: str, power: int):
    game = position(side(play=[person], hand=["A12"]), location="L3").attack(person)
    assert game.life("D") == 100 - power


@rule("P01", "P06", "CTR-16", "CTR-27", "CTR-62")
@pytest.mark.parametrize("person", ["P01", "P06"])
@pytest.mark.parametrize(
    ("mine", "theirs", "offered"), [([], ["M29"], True), (["M30"], [], False), (["P21", "B1"], [], True)]
)
def test_carter_and_the_police_officer_are_not_played_beside_a_monster(
    person: str, mine: list, theirs: list, offered: bool
):
    game = position(side(play=mine, hand=[person, "A12"]), side(play=theirs))
    assert (person in game.offers()) == offered


@rule("P01", "P07", "CTR-27")
@pytest.mark.parametrize("person", ["P01", "P07"])
def test_carter_and_the_chief_of_police_keep_their_controller_from_playing_monsters(person: str):
    game = position(side(play=[person], hand=["M30", "P21", "A02", "A12"]))
    assert game.offers() == {"P21", "A02", "A12", "DONE"}
    game.play("A02", at=person)
    assert "M30" in game.offers(), "the limit goes with him"
    assert "M30" in position(side(hand=["M30", "A12"]), side(play=[person])).offers()


@rule("P07", "CTR-27")
def test_the_chief_of_police_is_played_beside_a_monster():
    game = position(side(play=["M29"], hand=["P07", "M30", "A12"])).play("P07")
    assert game.side("A") == {"M29", "P07"}
    assert "M30" not in game.offers()


@rule("P06")
def test_the_police_officer_does_not_keep_monsters_away():
    assert "M30" in position(side(play=["P06"], hand=["M30", "A12"])).offers()


@rule("P01", "P02", "P07", "CTR-17", "CTR-27")
def test_limits_on_playing_forbid_no_change_of_control():
    game = position(
        side(play=["P01", "P02", "P07"], hand=["A17", "A18", "A12"]), side(play=["P17", "M27", "M28"])
    )
    game.play("A17", at="P17").play("A18", at="M27")
    assert game.side("A") == {"P01", "P02", "P07", "P17", "M27"}


@rule("P01", "A17", "CTR-27")
def test_carter_binds_whoever_controls_him_now():
    game = position(side(play=["M29"], hand=["A17", "M30", "A12"]), side(play=["P01"]))
    assert "M30" in game.offers()
    game.play("A17", at="P01")
    assert "M30" not in game.offers()


@rule("P02", "CTR-62")
@pytest.mark.parametrize(
    ("mine", "theirs", "offered"), [([], ["P22"], True), (["P21"], [], False), (["M30", "B1"], [], True)]
)
def test_the_hermit_is_not_played_beside_a_person(mine: list, theirs: list, offered: bool):
    game = position(side(play=mine, hand=["P02", "A12"]), side(play=theirs))
    assert ("P02" in game.offers()) == offered


@rule("P02", "CTR-27")
def test_the_hermit_keeps_his_controller_from_playing_persons():
    game = position(side(play=["P02"], hand=["P21", "M30", "A02", "A12"]))
    assert game.offers() == {"M30", "A02", "A12", "DONE"}
    assert "P21" in game.play("A02", at="P02").offers(), "the limit goes with him"
    assert "P21" in position(side(hand=["P21", "A12"]), side(play=["P02"])).offers()


@rule("P02", "P28", "CTR-27", "CTR-46")
def test_the_hermit_forbids_no_coming_into_play():
    game = position(side(play=["P02", "P28"], hand=["A12", "A13"]), discard=["P21"])
    assert game.use("P28", cost="A13").side("A") == {"P02", "P28", "P21"}


@rule("P03", "CTR-10", "CTR-11")
def test_the_cannibal_eats_another_person_of_his_controller_at_the_beginning_of_the_turn():
    game = position(side(play=["P21", "P03", "P22", "M30"]), side(play=["P17"]), begins=True)
    assert game.asked == ("VICTIM", "A")
    assert game.offers() == {"P21", "P22"}
    assert not game.hand("A"), "nothing has been drawn yet"
    assert game.choose("P22").zones("P21", "P03", "P22") == ["play", "play", "discard"]


@rule("P03", "CTR-13", "CTR-15")
def test_a_lone_cannibal_and_one_whose_controller_waits_eat_nobody():
    game = position(side(play=["P03", "M30"]), side(play=["P17"]), begins=True)
    assert game.zones("P03", "P17", "M30") == ["play"] * 3
    game = position(side(play=["P17", "P21"]), side(play=["P03", "P22"]), begins=True)
    assert game.asked == ("DRAW_DISCARD", "A")
    assert game.zones("P03", "P22", "P17", "P21") == ["play"] * 4


@rule("P03", "P30")
def test_who_is_eaten_is_destroyed():
    game = position(side(play=["P03", "P30"], sanity=50), begins=True)
    assert game.zone("P30") == "discard"
    assert game.sanity("A") == 53


@rule("P04", "CTH-055", "CTR-17")
def test_the_mad_painter_costs_his_controllers_whole_hand():
    game = position(side(play=["M30"], hand=["P04", "A13", "M26"]), side(hand=["A14"])).play("P04")
    assert game.zones("P04", "A13", "M26", "A14") == ["play", "discard", "discard", "hand D"]


@rule("P04", "CTR-19")
def test_the_mad_painter_may_find_the_hand_empty():
    game = position(side(play=["M30"], hand=["P04"])).play("P04")
    assert game.zone("P04") == "play"


@rule("P04", "P28", "CTR-47")
def test_the_mad_painter_spoils_the_hand_of_who_brings_him_back_too():
    game = position(side(play=["P28", "M30"], hand=["A12", "A13"]), discard=["P04"]).use("P28", cost="A13")
    assert game.zones("P04", "A12") == ["play", "discard"]


@rule("P05", "CTR-27", "CTR-62")
@pytest.mark.parametrize(
    ("mine", "theirs", "offered"), [([], ["M29"], True), (["M30"], [], False), ([], ["P22"], False)]
)
def test_the_submarine_captain_wants_a_monster_of_the_opponent(mine: list, theirs: list, offered: bool):
    game = position(side(play=mine, hand=["P05", "A12"]), side(play=theirs))
    assert ("P05" in game.offers()) == offered


@rule("P08", "CTR-28", "CTR-55")
def test_the_snitch_shows_the_hand_of_that_moment_to_the_opponent():
    game = position(
        side(play=["P24"], hand=["P08", "A12", "M26"]), side(hand=["A14"]), draw=["A13", "A01", "A03"]
    )
    game.play("P08")
    assert game.known("A12", to="D")
    assert game.known("M26", to="D")
    assert not game.known("A14", to="A")
    game.use("P24")
    assert game.zone("A13") == "hand A"
    assert not game.known("A13", to="D"), "he shows the hand once"


@rule("P08", "P28", "CTR-47", "CTR-55")
def test_the_snitch_shows_the_hand_of_who_brings_him_back_too():
    game = position(side(play=["P28"], hand=["A12", "A13"]), discard=["P08"]).use("P28", cost="A13")
    assert game.known("A12", to="D")
    game = position(side(play=["M30"], hand=["P08"])).play("P08")
    assert game.zone("P08") == "play", "an empty hand is no bar"


@rule("P09", "CTR-10", "CTR-62")
@pytest.mark.parametrize(
    ("mine", "theirs", "zone"),
    [([], [], "discard"), (["M30", "B1"], ["P17"], "discard"), (["P25"], [], "play")],
)
def test_the_mobster_dies_after_an_action_phase_as_the_only_person(mine: list, theirs: list, zone: str):
    game = position(side(play=["P09", *mine], hand=["A12"]), side(play=theirs))
    assert game.done().zone("P09") == zone


@rule("P09", "CTR-13")
def test_the_mobster_lives_through_the_other_players_turn():
    assert position(side(hand=["A12"]), side(play=["P09"])).done().zone("P09") == "play"


@rule("P10", "CTR-27", "CTR-62")
@pytest.mark.parametrize(
    ("mine", "theirs", "offered"), [([], ["M29"], False), (["M30"], [], True), (["P21"], [], False)]
)
def test_the_cult_leader_wants_a_monster_of_his_own_side(mine: list, theirs: list, offered: bool):
    game = position(side(play=mine, hand=["P10", "A12"]), side(play=theirs))
    assert ("P10" in game.offers()) == offered


@rule("P11", "CTR-05")
def test_the_hired_killer_costs_three_life():
    game = position(side(hand=["P11", "A12"])).play("P11")
    assert (game.life("A"), game.life("D")) == (97, 100)
    game = position(side(hand=["P11", "A12"], life=2), side(life=1)).play("P11")
    assert (game.over, game.winner, game.life("A")) == ("terminated", "D", 0)


@rule("P11", "P28", "CTR-47")
def test_the_hired_killer_wants_his_pay_again_when_brought_back():
    game = position(side(play=["P28"], hand=["A12", "A13"]), discard=["P11"]).use("P28", cost="A13")
    assert game.life("A") == 97


@rule("P12", "CTR-44", "CTR-60")
@pytest.mark.parametrize(
    ("attacker", "play", "hand", "blocks"),
    [
        ("M27", "M27", ["A12"], True),
        ("M26", "M26", ["A12"], False),
        ("M26", ("M26", "C4"), ["A12"], True),
        ("M27", "M27", ["A22", "A12"], False),
    ],
)
def test_the_deserter_does_not_block_a_monster_of_power_six(
    attacker: str, play: str, hand: list, blocks: bool
):
    game = position(side(play=[play], hand=hand), side(play=["P12", "P21"]))
    if "A22" in hand:
        game.play("A22")
    assert ("P12" in game.attack(attacker).offers()) == blocks


@rule("P12", "L7", "CTR-60")
def test_the_deserter_blocks_another_attacker_and_kingsport_changes_nothing():
    game = position(side(play=["M26", "M27"], hand=["A12"]), side(play=["P12", "P21"]), location="L7")
    game.attack("M26", "M27").block("P12")
    assert not game.is_asked("BLOCK_AT")
    assert game.no_block().zones("P12", "M27") == ["discard", "discard"]


@rule("P13", "CTH-033", "CTR-61")
@pytest.mark.parametrize(
    ("mine", "theirs", "able"),
    [([("M30", "C1")], [], True), ([], ["M29"], False), (["P21", "B1"], [], False)],
)
def test_the_fisherman_attacks_beside_a_monster(mine: list, theirs: list, able: bool):
    game = position(side(play=["P13", *mine], hand=["A12"]), side(play=theirs))
    assert ("ATTACK" in game.offers()) == able


@rule("P14", "CTH-033", "CTR-61")
@pytest.mark.parametrize(("theirs", "able"), [([], True), (["M29", "B1"], True), (["P22"], False)])
def test_the_dockhand_attacks_where_the_opponent_has_no_person(theirs: list, able: bool):
    game = position(side(play=["P14", "P21"], hand=["A12"]), side(play=theirs))
    assert ("ATTACK" in game.offers()) == able


@rule("P13", "P14", "CTH-035", "CTR-61")
@pytest.mark.parametrize("person", ["P13", "P14"])
def test_their_permit_does_not_help_in_the_phase_in_which_they_came(person: str):
    game = position(side(play=[("M30", "C1")], hand=[person, "A12"])).play(person)
    assert "ATTACK" not in game.offers()


@rule("P15", "CTR-44", "CTR-62")
@pytest.mark.parametrize(
    ("mine", "theirs", "power"), [(["M30"], ["P22"], 4), (["P21"], [], 2), (["B1"], [], 4)]
)
def test_the_lighthouse_keeper_is_stronger_alone(mine: list, theirs: list, power: int):
    game = position(side(play=["P15", *mine], hand=["A12"]), side(play=theirs), location="L3")
    assert game.attack("P15").no_block().life("D") == 100 - power


@rule("P16", "CTR-44", "CTR-62")
@pytest.mark.parametrize(("mine", "theirs", "power"), [(["M30"], [], 2), (["P21"], ["M29"], 3)])
def test_the_deputy_is_stronger_without_monsters(mine: list, theirs: list, power: int):
    game = position(side(play=["P16", *mine], hand=["A12"]), side(play=theirs), location="L3")
    assert game.attack("P16").no_block().life("D") == 100 - power


@rule("P20", "CTR-44")
@pytest.mark.parametrize(
    ("mine", "theirs", "power"), [([], ["B1"], 2), (["B1"], [], 3), (["B1", "B4"], [], 3)]
)
def test_the_folklorist_is_stronger_with_a_book(mine: list, theirs: list, power: int):
    game = position(side(play=["P20", *mine], hand=["A12"]), side(play=theirs), location="L3")
    assert game.attack("P20").life("D") == 100 - power


@rule("P15", "P16", "CTR-51")
def test_powers_do_not_change_between_reading_and_destruction():
    game = position(side(play=["M28", "M29"], hand=["A12"]), side(play=["P15", "P16"]))
    game.attack("M28", "M29").blocks({"P15": "M29", "P16": "M28"})
    assert game.zones("M28", "M29", "P15", "P16") == ["play", "play", "discard", "discard"]


@rule("P17", "CTR-55")
def test_the_detective_sees_the_opponents_hand():
    game = position(side(hand=["P17", "A12"]), side(hand=["A01", "M26"])).play("P17")
    assert game.known("A01", to="A")
    assert game.known("M26", to="A")
    assert not game.known("A12", to="D")
    game = position(side(hand=["P17", "A12"])).play("P17")
    assert game.zone("P17") == "play", "an empty hand is no bar"


@rule("P18", "CTR-58")
def test_for_the_reporter_each_player_draws_the_active_one_first():
    game = position(side(hand=["P18", "A12"]), draw=["A13", "A14", "A01"]).play("P18")
    assert game.zones("A13", "A14", "A01") == ["hand A", "hand D", "draw"]


@rule("P18", "CTR-19", "CTR-47", "CTR-58")
def test_the_reporter_gives_what_the_piles_give():
    game = position(side(hand=["P18", "A12"]), draw=["A13"], rest="hand D").play("P18")
    assert game.zone("A13") == "hand A"
    game = position(side(hand=["P18", "A12"]), rest="hand D").play("P18")
    assert game.hand("A") == {"A12"}


@rule("P19", "CTR-58")
def test_the_explorer_draws_a_card_then_discards_any():
    game = position(side(hand=["P19", "A12", "M26"]), draw=["A13", "A14"]).play("P19")
    assert game.asked == ("FORCED_DISCARD", "A")
    assert game.offers() == {"A12", "M26", "A13"}
    assert game.choose("M26").hand("A") == {"A12", "A13"}


@rule("P19", "CTR-19", "CTR-58")
def test_the_explorer_discards_even_where_nothing_can_be_drawn_and_nothing_of_an_empty_hand():
    game = position(side(hand=["P19", "A12", "A13"]), rest="hand D").play("P19")
    assert game.choose("A13").hand("A") == {"A12"}
    game = position(side(play=["M30"], hand=["P19"]), rest="hand D").play("P19")
    assert game.zone("P19") == "play"
    assert game.asked == ("MENU", "A")


@rule("P21", "P22", "CTR-07", "CTR-10")
def test_the_alienist_and_the_doctor_help_after_the_action_phase_beyond_one_hundred_too():
    game = position(side(play=["P21", "P22"], hand=["A12"])).done()
    assert (game.sanity("A"), game.life("A"), game.sanity("D"), game.life("D")) == (101, 101, 100, 100)


@rule("P21", "P22", "CTR-13")
def test_the_alienist_and_the_doctor_rest_in_the_other_turn():
    game = position(side(hand=["A12"]), side(play=["P21", "P22"])).done()
    assert (game.sanity("A"), game.life("A"), game.sanity("D"), game.life("D")) == (100,) * 4


@rule("P21", "CTR-10", "CTR-43")
def test_the_alienist_saves_from_the_insanity_phase():
    game = position(side(play=["M30", "P21"], hand=["A12"], sanity=0)).done()
    assert game.side("A") == {"M30", "P21"}
    assert game.sanity("A") == 1


@rule("P23", "CTR-19", "CTR-20")
def test_the_librarian_turns_a_card_over():
    game = position(side(play=["P23"], hand=["A12", "M26"]), draw=["A13", "A14"]).choose("P23")
    assert game.offers() == {"A12", "M26"}, "the card is drawn after the discard"
    game.choose("M26")
    assert game.hand("A") == {"A12", "A13"}
    assert game.sanity("A") == 100
    assert "P23" not in game.offers()
    assert "P23" not in position(side(play=["P23", "M30"]), draw=["A13"]).offers()


@rule("P24", "CTH-012", "CTR-19")
def test_the_professor_draws_for_three_sanity():
    for sanity, left in ((100, 97), (2, 0)):
        game = position(side(play=["P24"], hand=["A12"], sanity=sanity), draw=["A13", "A14"]).use("P24")
        assert game.hand("A") == {"A12", "A13"}
        assert game.sanity("A") == left
        assert "P24" not in game.offers()
    assert "P24" not in position(side(play=["P24"], hand=["A12"]), rest="hand D").offers()
    assert "P24" in position(side(play=["P24"], hand=["A12"]), discard=["A13"], rest="hand D").offers()


@rule("P25", "CTR-19")
def test_the_witch_destroys_a_curse_of_either_side_for_three_sanity():
    game = position(side(play=["P25", ("M30", "C1")], hand=["A12"]), side(play=[("M29", "C4")]))
    game.choose("P25")
    assert game.offers() == {"C1", "C4"}
    game.choose("C4")
    assert game.zones("C4", "M29", "C1") == ["discard", "play", "play"]
    assert game.sanity("A") == 97
    assert "P25" not in game.offers()
    assert "P25" not in position(side(play=["P25", "M30"], hand=["A12"])).offers()


@rule("P26", "CTR-57")
@pytest.mark.parametrize(("option", "zone"), [("OPTION_A", "discard"), ("OPTION_B", "draw")])
def test_the_medium_sees_the_top_card_and_may_discard_it(option: str, zone: str):
    game = position(side(play=["P26"], hand=["A12"]), draw=["M26", "A13"]).choose("P26")
    assert game.asked == ("OPTION", "A")
    assert game.offers() == {"OPTION_A", "OPTION_B"}
    assert game.known("M26", to="A")
    assert not game.known("M26", to="D")
    game.choose(option)
    assert game.zone("M26") == zone
    assert game.known("M26", to="A") == (zone == "draw")
    assert game.sanity("A") == 100
    assert "P26" not in game.offers()


@rule("P26", "CTR-03", "CTR-57")
def test_the_medium_needs_a_card_in_the_piles_and_fills_an_empty_draw_pile():
    assert "P26" not in position(side(play=["P26"], hand=["A12"]), rest="hand D").offers()
    game = position(side(play=["P26"], hand=["A12"]), discard=["A13"], rest="hand D").use(
        "P26", option="OPTION_B"
    )
    assert game.pile("draw") == ["A13"]
    assert game.known("A12", to="D")


@rule("P27", "CTR-19")
def test_the_burglar_destroys_a_book_of_the_opponent():
    game = position(side(play=["P27", "B1"], hand=["A12", "A13"]), side(play=["B2", "B3", "P22"]))
    game.choose("P27")
    assert game.offers() == {"B2", "B3"}
    assert game.choose("B3").zone("B3") == "play", "the cost comes first"
    game.choose("A13")
    assert game.zones("B3", "A13", "B2") == ["discard", "discard", "play"]
    assert game.sanity("A") == 100
    assert "P27" not in game.offers()


@rule("P27", "CTR-19")
def test_the_burglar_needs_a_card_and_a_book():
    assert "P27" not in position(side(play=["P27", "M30"]), side(play=["B2"])).offers()
    assert "P27" not in position(side(play=["P27", "B1"], hand=["A12"]), side(play=["P22"])).offers()


@rule("P28", "CTR-20", "CTR-46")
def test_the_reanimator_brings_back_a_person_named_before_the_cost_is_paid():
    game = position(side(play=["P28"], hand=["A12", "P30"]), discard=["P17", "P22", "M26"], location="L3")
    game.choose("P28")
    assert game.offers() == {"P17", "P22"}
    game.choose("P22")
    assert game.sanity("A") == 95
    assert game.zone("P22") == "discard", "the cost comes first"
    assert game.offers() == {"A12", "P30"}
    game.choose("P30")
    assert game.zones("P22", "P30") == ["play", "discard"]
    assert "P28" not in game.offers()
    assert "P22" not in game.choose("ATTACK").offers(), "he came into play in this phase"


@rule("P28", "CTR-19", "CTR-46")
def test_the_reanimator_needs_a_person_in_the_discard_pile_and_a_card():
    assert "P28" not in position(side(play=["P28"], hand=["P30"]), discard=["M26"]).offers()
    assert "P28" not in position(side(play=["P28", "M30"]), discard=["P22"]).offers()


@rule("P29", "CTR-44", "CTR-53", "CTR-54")
def test_the_sorcerer_strengthens_a_monster_of_his_side_until_the_end_of_the_turn():
    game = position(
        side(play=["P29", "M30", "M29", "P21"], hand=["A12"]), side(play=["M28"]), draw=["L1", "L2", "A13"]
    )
    game.choose("P29")
    assert game.offers() == {"M30", "M29"}
    game.choose("M30")
    assert game.sanity("A") == 97
    assert "P29" not in game.offers()
    assert game.attack("M30", "M29").no_block().life("D") == 100 - 4 - 3
    game.done().to_menu("A")
    assert game.attack("M30").no_block().life("D") == 93 - 2


@rule("P29", "CTR-19")
def test_the_sorcerer_needs_a_monster_of_his_side():
    assert "P29" not in position(side(play=["P29"], hand=["A12"]), side(play=["M28"])).offers()


@rule("P30", "CTR-52")
def test_the_victim_pays_whoever_controls_her_when_she_is_destroyed():
    game = position(side(hand=["A02", "A12"]), side(play=["P30"])).play("A02")
    assert (game.sanity("A"), game.sanity("D")) == (100, 103)
    game = position(side(hand=["A02", "A17", "A12"]), side(play=["P30"])).play("A17").play("A02")
    assert (game.sanity("A"), game.sanity("D")) == (98 + 3, 100)


@rule("P30", "CTH-054", "CTH-055")
def test_the_victim_pays_nothing_when_discarded():
    game = position(side(play=["P23"], hand=["P30", "A12"])).use("P23", cost="P30")
    assert game.sanity("A") == 100
