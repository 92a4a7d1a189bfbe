"""Each of the twenty-four action cards: printed numbers, effect, restriction."""

import pytest

from ..kit import position, side

rule = pytest.mark.rule

COSTS = {
    "A01": 3,
    "A02": 0,
    "A03": 2,
    "A04": 1,
    "A05": 1,
    "A06": 0,
    "A07": 0,
    "A08": 1,
    "A09": 1,
    "A10": 0,
    "A11": 0,
    "A12": 0,
    "A13": 0,
    "A14": 0,
    "A15": 4,
    "A16": 2,
    "A17": 2,
    "A18": 6,
    "A19": 1,
    "A20": 2,
    "A21": 1,
    "A22": 1,
    "A23": 4,
    "A24": 8,
}
# What the effect itself gives or takes on top of the cost
GAINS = {"A10": 3, "A11": 8, "A14": -10}
ACTIONS = [pytest.param(card, cost, marks=rule(card)) for card, cost in COSTS.items()]

DESTROYERS = ("A01", "A04", "A05", "A06", "A07", "A08")


@rule("CTH-007", "CTH-010", "CTH-012", "CTH-052", "CTR-21")
@pytest.mark.parametrize(("action", "cost"), ACTIONS)
def test_it_costs_its_sanity_takes_effect_and_goes_to_the_discard_pile(action: str, cost: int):
    idle = "L6" if action == "A12" else "A12"
    for sanity in (50, 1):
        game = position(
            side(hand=[action, idle], life=99, sanity=sanity),
            side(play=["M29", "P22", "B1"], hand=["A13" if action != "A13" else "A14"]),
            discard=["M28"],
        )
        game.play(action, at="M29", option="OPTION_B")
        while game.is_asked("TARGET", "PICK"):
            game.choose(min(game.offers()))
        left = max(0, sanity - cost) + GAINS.get(action, 0)
        assert game.sanity("A") == max(0, left)
        assert game.zone(action) == "discard"
        assert game.pile("aside") == []


@rule("CTR-22")
@pytest.mark.parametrize("action", [pytest.param(card, marks=rule(card)) for card in DESTROYERS])
def test_it_destroys_a_person_or_monster_of_either_side(action: str):
    game = position(
        side(play=["P21", "B2"], hand=[action, "A12"], life=99),
        side(play=[("M29", "C4"), "P22", "B1"]),
        location="L1",
    )
    game.choose(action)
    assert game.asked == ("TARGET", "A")
    assert game.offers() == {"P21", "M29", "P22"}
    game.choose("M29")
    assert game.zones("M29", "C4", "P21", "P22") == ["discard", "discard", "play", "play"]


@rule("CTR-19")
@pytest.mark.parametrize("action", ["A01", "A06", "A07", "A08"])
def test_without_a_person_or_monster_it_is_not_offered(action: str):
    game = position(side(play=["B2"], hand=[action, "A12"], life=99), side(play=["B1"]), location="L1")
    assert action not in game.offers()


@rule("A02", "A03", "CTR-19", "CTR-22")
@pytest.mark.parametrize(("action", "targets"), [("A02", {"P21", "P22"}), ("A03", {"M30", "M29"})])
def test_assassination_and_banishing_find_one_kind_on_either_side(action: str, targets: set):
    mine, theirs = ["P21", "M30"], ["P22", "M29"]
    game = position(side(play=mine, hand=[action, "A12"]), side(play=theirs)).choose(action)
    assert game.offers() == targets
    victim = min(targets)
    assert game.choose(victim).zone(victim) == "discard"
    others = [card for card in (*mine, *theirs) if card not in targets]
    assert action not in position(side(play=others, hand=[action, "A12"])).offers()


@rule("A04", "CTR-16", "CTR-62")
@pytest.mark.parametrize(
    ("mine", "theirs", "offered"),
    [
        ([], ["M29"], True),
        (["M30"], ["M29"], False),
        (["M30"], ["M29", "M28"], True),
        (["P21", "P22"], ["M29"], True),
        ([], ["P17", "P18"], False),
    ],
)
def test_the_bolt_of_lightning_wants_fewer_monsters(mine: list, theirs: list, offered: bool):
    game = position(side(play=mine, hand=["A04", "M26", "A12"]), side(play=theirs))
    assert ("A04" in game.offers()) == offered


@rule("A05", "CTR-16", "CTR-62")
@pytest.mark.parametrize(
    ("mine", "theirs", "offered"),
    [
        (["B1", "B2"], ["P22"], True),
        (["M30"], ["P22"], False),
        (["M30"], ["P22", "M29"], True),
        (["M30", "P21"], ["M29", "M28"], False),
        (["M30", "P21"], ["M29", "M28", "P22"], True),
    ],
)
def test_raining_fire_wants_fewer_bodies(mine: list, theirs: list, offered: bool):
    game = position(side(play=mine, hand=["A05", "M26", "A12"]), side(play=theirs))
    assert ("A05" in game.offers()) == offered


@rule("A06", "A11", "CTR-62")
@pytest.mark.parametrize("action", ["A06", "A11"])
@pytest.mark.parametrize(
    ("mine", "theirs", "offered"), [([], ["M29"], True), (["M30"], [], False), (["P21"], ["M29"], True)]
)
def test_attack_of_shadows_and_rest_cure_want_no_monster_of_ones_own(
    action: str, mine: list, theirs: list, offered: bool
):
    game = position(side(play=mine, hand=[action, "M26", "A12"]), side(play=theirs))
    assert (action in game.offers()) == offered


@rule("A07", "CTH-055", "CTR-21")
def test_the_sucking_abyss_takes_the_whole_hand_too():
    game = position(side(play=["M28"], hand=["A07", "A13", "M26"]), side(play=["M29"], hand=["A14"]))
    game.play("A07", at="M29")
    assert game.zones("M29", "A13", "M26", "A07", "A14") == ["discard"] * 4 + ["hand D"]
    game = position(side(play=["M28"], hand=["A07"]), side(play=["M29"])).play("A07", at="M29")
    assert game.zones("M29", "A07") == ["discard", "discard"]


@rule("A08", "CTR-16")
@pytest.mark.parametrize(
    ("mine", "theirs", "offered"), [(99, 100, True), (100, 100, False), (101, 100, False)]
)
def test_the_tentacles_want_less_life(mine: int, theirs: int, offered: bool):
    game = position(side(hand=["A08", "A12"], life=mine), side(play=["M29"], life=theirs))
    assert ("A08" in game.offers()) == offered


@rule("A09", "CTR-19", "CTR-22")
def test_the_raid_destroys_a_book_or_the_location():
    game = position(side(play=["B2", "M30"], hand=["A09", "A12"]), side(play=["B1", "P22"]), location="L1")
    game.choose("A09")
    assert game.offers() == {"B1", "B2", "L1"}
    assert game.choose("L1").zone("L1") == "discard"
    assert "A09" not in position(side(play=["M30"], hand=["A09", "A12"]), side(play=["P22"])).offers()


@rule("A10", "CTR-48")
def test_the_elder_sign_destroys_a_curse_or_gives_three_sanity():
    game = position(
        side(play=[("M30", "C1")], hand=["A10", "A12"]), side(play=[("M29", "C4"), ("P22", "C3")])
    )
    game.choose("A10")
    assert game.asked == ("OPTION", "A")
    assert game.offers() == {"OPTION_A", "OPTION_B"}
    other = game.clone().choose("OPTION_B")
    assert other.sanity("A") == 103
    assert other.zones("C1", "C3", "C4", "A10") == ["play", "play", "play", "discard"]
    game.choose("OPTION_A")
    assert game.offers() == {"C1", "C3", "C4"}
    game.choose("C3")
    assert game.zones("C3", "P22", "C1") == ["discard", "play", "play"]
    assert game.sanity("A") == 100


@rule("A10", "CTR-48")
def test_without_a_curse_the_elder_sign_gives_sanity_unasked():
    game = position(side(play=["M30"], hand=["A10", "A12"])).choose("A10")
    assert game.asked == ("MENU", "A")
    assert game.sanity("A") == 103


@rule("A11", "A12", "CTR-07")
def test_rest_cure_gives_eight_sanity_and_field_surgery_eight_life():
    game = position(side(hand=["A11", "A12", "A13"], life=5, sanity=5), side(life=7, sanity=7))
    game.play("A11").play("A12")
    assert (game.sanity("A"), game.life("A"), game.sanity("D"), game.life("D")) == (13, 13, 7, 7)
    game = position(side(hand=["A11", "A12", "A13"])).play("A11").play("A12")
    assert (game.sanity("A"), game.life("A")) == (108, 108)


@rule("A13", "CTH-012")
@pytest.mark.parametrize(("before", "after"), [(50, 44), (6, 0), (4, 0)])
def test_the_nightmare_costs_the_opponent_six_sanity(before: int, after: int):
    game = position(side(hand=["A13", "A12"]), side(sanity=before)).play("A13")
    assert (game.sanity("A"), game.sanity("D")) == (100, after)


@rule("A14", "CTH-012")
def test_shared_madness_costs_each_player_ten_sanity():
    game = position(side(hand=["A14", "A12"], sanity=50), side(sanity=9)).play("A14")
    assert (game.sanity("A"), game.sanity("D")) == (40, 0)


@rule("A15", "CTR-19", "CTR-21")
def test_forbidden_lore_draws_two_cards_and_needs_both():
    game = position(side(hand=["A15", "A12"]), draw=["A13", "A14", "M26"]).play("A15")
    assert game.hand("A") == {"A12", "A13", "A14"}
    for draw, discard, offered in (
        (["A13"], [], False),
        (["A13"], ["A14"], True),
        ([], ["A13", "A14"], True),
    ):
        game = position(side(hand=["A15", "A12"]), draw=draw, discard=discard, rest="hand D")
        assert ("A15" in game.offers()) == offered
        if offered:
            assert game.play("A15").hand("A") == {"A12", "A13", "A14"}
            assert game.pile("discard") == ["A15"]


@rule("A16", "CTR-19", "CTR-55")
def test_the_third_degree_sees_the_hand_and_picks_a_card_of_it():
    game = position(side(hand=["A16", "A12"]), side(hand=["A01", "M26", "P22"])).choose("A16")
    assert game.asked == ("PICK", "A")
    assert game.offers() == {"A01", "M26", "P22"}
    assert all(game.known(card, to="A") for card in ("A01", "M26", "P22"))
    assert game.sanity("A") == 98
    game.choose("P22")
    assert game.zone("P22") == "discard"
    assert game.hand("D") == {"A01", "M26"}
    assert not game.known("P22", to="A"), "it lies in the open now"
    assert "A16" not in position(side(hand=["A16", "A12"])).offers()


@rule("A17", "CTR-17", "CTR-19")
def test_kidnapping_takes_over_a_person_of_the_opponent():
    game = position(side(play=["P21"], hand=["A17", "A12"]), side(play=["P22", ("P11", "C4"), "M29"]))
    game.choose("A17")
    assert game.offers() == {"P22", "P11"}
    game.choose("P11")
    assert game.side("A") == {"P21", "P11", "C4"}
    assert game.bearer("C4") == "P11"
    assert game.life("A") == 100, "a change of control is no coming into play"
    assert "A17" not in position(side(play=["P21"], hand=["A17", "A12"]), side(play=["M29"])).offers()


@rule("A17", "L3", "CTR-33")
def test_a_kidnapped_person_may_attack_at_once_where_persons_can():
    game = position(side(hand=["A17", "A12"]), side(play=["P22"]), location="L3").play("A17").attack("P22")
    assert game.life("D") == 99


@rule("A18", "CTR-19", "CTR-44")
def test_binding_takes_over_a_monster_of_present_power_five_or_less():
    game = position(
        side(play=["M30", "M29"], hand=["A18", "A12"]),
        side(play=["M27", "M26", ("M12", "C4"), "P22", "M28"]),
    )
    game.choose("A18")
    assert game.offers() == {"M27", "M28"}
    game.choose("M27")
    assert "M27" in game.side("A")
    assert "M27" in game.choose("ATTACK").offers()
    game = position(side(hand=["A18", "A12"]), side(play=[("M26", "C4")])).play("A18")
    assert "M26" in game.side("A"), "6 less 2 is 4"
    assert "A18" not in position(side(play=["M30"], hand=["A18", "A12"]), side(play=["M26", "P22"])).offers()


@rule("A18", "CTH-022", "CTR-23")
def test_a_monster_taken_over_does_not_count_as_the_one_played():
    game = position(side(hand=["A18", "M30", "A12"]), side(play=["M27"])).play("A18")
    assert "M30" in game.offers()


@rule("A19", "CTR-19")
def test_the_stolen_tome_is_a_book_of_the_opponent():
    game = position(side(play=["B4"], hand=["A19", "A12"]), side(play=["B1", "B3", "P22"])).choose("A19")
    assert game.offers() == {"B1", "B3"}
    assert game.choose("B3").side("A") == {"B4", "B3"}
    assert "A19" not in position(side(play=["B4"], hand=["A19", "A12"]), side(play=["P22"])).offers()


@rule("A20", "CTR-19", "CTR-64")
def test_grave_robbing_takes_a_person_or_monster_into_the_hand_in_the_open():
    game = position(side(hand=["A20", "A12"]), discard=["M28", "P22", "B1", "A13", "L1", "C1"]).choose("A20")
    assert game.offers() == {"M28", "P22"}
    game.choose("M28")
    assert game.zone("M28") == "hand A"
    assert game.known("M28", to="D")
    assert game.play("M28").zone("M28") == "play"
    assert "A20" not in position(side(hand=["A20", "A12"]), discard=["B1", "A13"]).offers()


@rule("A21", "CTH-035", "CTR-53", "CTR-61")
def test_the_mob_lets_ones_own_persons_attack_this_turn():
    game = position(
        side(play=["P22", ("P17", "C1")], hand=["A21", "P30", "A17", "A12"]),
        side(play=["P18"], hand=["A14"]),
        draw=["L1", "L2", "L6", "L7"],
    )
    assert "ATTACK" not in game.offers()
    game.play("A21").play("P30").play("A17").choose("ATTACK")
    assert game.offers() == {"P22", "P18"}, "the mob takes in who came over since"
    game.choose("P22").done()
    game.done().to_menu("D")
    assert "ATTACK" not in game.offers()
    assert "ATTACK" not in game.to_menu("A").offers()


@rule("A21", "A22", "CTR-53")
@pytest.mark.parametrize("action", ["A21", "A22"])
def test_the_mob_and_frenzy_may_be_played_for_nobody(action: str):
    assert action in position(side(hand=[action, "A12"])).offers()


@rule("A22", "CTR-44", "CTR-53", "CTR-54")
def test_frenzy_strengthens_all_ones_monsters_until_the_end_of_the_turn():
    game = position(
        side(play=["M30", "P13"], hand=["A22", "A18", "A12"]),
        side(play=["M29", "M28"], hand=["A14"]),
        draw=["L1", "L2", "L6", "L7"],
    )
    game.play("A22").play("A18", at="M29").attack("M30", "P13", "M29").no_block()
    assert game.life("D") == 100 - (2 + 2) - 2 - (3 + 2)
    game.done().to_menu("A")
    assert game.attack("M30").no_block().life("D") == 89 - 2


@rule("A22", "CTR-53")
def test_frenzy_helps_no_monster_of_the_opponent():
    game = position(side(play=["M28"], hand=["A22", "A12"]), side(play=["M27"])).play("A22")
    assert game.attack("M28").block("M27").zones("M28", "M27") == ["play", "discard"]


@rule("A23", "CTR-45")
def test_the_plague_destroys_all_persons_of_both_sides():
    game = position(
        side(play=["P21", "M30", "B1"], hand=["A23", "A12", "P17"]), side(play=[("P22", "C4"), "M29"])
    ).play("A23")
    assert game.zones("P21", "P22", "C4", "A23") == ["discard"] * 4
    assert game.zones("M30", "B1", "M29", "P17") == ["play", "play", "play", "hand A"]
    assert "A23" not in position(side(play=["M30"], hand=["A23", "A12"]), side(play=["M29"])).offers()


@rule("A24", "CTR-45")
def test_the_stars_destroy_all_monsters_of_both_sides():
    game = position(
        side(play=["M30", "P21", "B1"], hand=["A24", "A12", "M26"]), side(play=[("M29", "C4"), "P22"])
    ).play("A24")
    assert game.zones("M30", "M29", "C4", "A24") == ["discard"] * 4
    assert game.zones("P21", "B1", "P22", "M26") == ["play", "play", "play", "hand A"]
    assert "A24" not in position(side(play=["P21"], hand=["A24", "A12"]), side(play=["P22"])).offers()
