"""Each of the eight locations: printed numbers, effect on both players."""

import pytest

from ..kit import position, side

rule = pytest.mark.rule

COSTS = {"L1": 0, "L2": 3, "L3": 3, "L4": 2, "L5": 0, "L6": 2, "L7": 2, "L8": 2}
LOCATIONS = [pytest.param(card, cost, marks=rule(card)) for card, cost in COSTS.items()]


@rule("CTH-007", "CTH-012")
@pytest.mark.parametrize(("location", "cost"), LOCATIONS)
def test_playing_it_costs_its_sanity(location: str, cost: int):
    for sanity in (100, 1):
        game = position(side(hand=[location, "A12"], sanity=sanity)).play(location)
        assert game.zone(location) == "play"
        assert game.sanity("A") == max(0, sanity - cost)


@rule("CTH-013", "CTH-014", "CTR-25")
@pytest.mark.parametrize(("location", "cost"), LOCATIONS)
def test_it_takes_the_place_of_the_other_players_location(location: str, cost: int):
    old = "L2" if location == "L1" else "L1"
    game = position(side(hand=[location, "A12"]), location=old)
    game.record["controller"][game.index(old)] = game.seat("D")
    game.play(location)
    assert game.zones(old, location) == ["discard", "play"]
    assert game.pile("play") == [location]


@rule("CTH-021", "CTR-23")
def test_several_locations_may_be_played_in_one_phase():
    game = position(side(hand=["L1", "L5", "L6", "A12"])).play("L1").play("L5").play("L6")
    assert game.zones("L1", "L5", "L6") == ["discard", "discard", "play"]


@rule("L1", "CTR-10", "CTR-13")
def test_the_sanatorium_gives_a_sanity_after_each_players_own_action_phase():
    game = position(
        side(hand=["A12"], sanity=100), side(hand=["A13"], sanity=0), location="L1", draw=["A14", "A15"]
    )
    game.done()
    assert (game.sanity("A"), game.sanity("D")) == (101, 0)
    game.choose("A14").done()
    assert (game.sanity("A"), game.sanity("D")) == (101, 1)


@rule("L1", "CTR-10", "CTR-43")
def test_the_sanatorium_saves_from_the_insanity_phase():
    game = position(side(play=["M30"], hand=["A12"], sanity=0), location="L1").done()
    assert "M30" in game.side("A")


@rule("L2", "CTR-10", "CTR-13")
def test_rlyeh_costs_each_player_three_sanity_at_the_beginning_of_his_own_turn():
    game = position(side(sanity=50), side(sanity=2, hand=["A13"]), location="L2", begins=True)
    assert (game.sanity("A"), game.sanity("D")) == (47, 2)
    assert game.asked == ("DRAW_DISCARD", "A")
    game = position(side(hand=["A12"], sanity=50), side(sanity=2), location="L2").done()
    assert (game.sanity("A"), game.sanity("D")) == (50, 0)


@rule("L2", "CTH-013")
def test_a_location_that_is_gone_costs_nothing():
    game = position(side(hand=["L6", "A12"]), location="L2").play("L6").done()
    assert game.sanity("D") == 100


@rule("L3", "CTH-033", "CTR-38")
@pytest.mark.parametrize("who", ["A", "D"])
def test_in_innsmouth_every_person_of_both_players_can_attack(who: str):
    persons = side(play=["P22", "P17", "B1"], hand=["A12"])
    other = side(play=["P18"], hand=["A13", "A14"])
    game = position(
        persons if who == "A" else other,
        other if who == "A" else persons,
        location="L3",
        draw=["A15", "A16"],
        fresh=["P17"] if who == "A" else [],
    )
    if who == "D":
        game.done().to_menu("D")
    game.choose("ATTACK")
    if who == "A":
        assert game.attackers == ["P22"], "a person that came in this phase waits"
    else:
        assert game.offers() == {"P22", "P17"}


@rule("L3", "C1", "CTR-61")
def test_in_innsmouth_a_cursed_person_cannot_attack():
    game = position(side(play=[("P22", "C1")], hand=["A12"]), location="L3")
    assert "ATTACK" not in game.offers()


@rule("L4", "CTR-17", "CTR-49")
def test_in_dunwich_whoever_plays_a_monster_draws_a_card():
    game = position(side(hand=["M30", "P21", "A12"]), side(hand=["M29"]), location="L4", draw=["A13", "A14"])
    game.play("P21")
    assert game.zone("A13") == "draw"
    game.play("M30")
    assert game.zones("A13", "A14") == ["hand A", "draw"]
    game.lay("draw", ["A16", "A15", "L1"])
    game.done().choose("L1").play("M29")
    assert game.zone("A16") == "hand D"


@rule("L4", "CTR-03", "CTR-19")
def test_dunwich_forbids_no_monster_where_no_card_is_left():
    game = position(side(hand=["M30", "A12"]), location="L4", rest="hand D").play("M30")
    assert game.zone("M30") == "play"
    assert game.hand("A") == {"A12"}


@rule("L4", "M17", "P30", "CTR-49")
def test_dunwich_comes_before_the_text_of_the_monster():
    game = position(side(play=["P21", "P22"], hand=["M17", "A12"]), location="L4", draw=["A13", "A14"]).play(
        "M17"
    )
    assert game.asked == ("VICTIM", "A")
    assert game.zone("A13") == "hand A"


@rule("L5", "CTR-10", "CTR-13")
def test_the_university_gives_each_player_a_card_at_the_beginning_of_his_own_turn():
    game = position(location="L5", draw=["A12", "A13", "A14", "A15"], begins=True)
    assert game.hand("A") == {"A12", "A13", "A14"}
    assert not game.hand("D")
    game.choose("A14").to_menu("D")
    assert len(game.hand("D")) == 3 - 1


@rule("L6", "CTR-37")
def test_in_arkham_a_blocked_attacker_deals_no_damage_and_takes_it_still():
    game = position(side(play=["M26", "M30"], hand=["A12"]), side(play=["P22", "M28"]), location="L6")
    game.attack("M26", "M30").blocks({"P22": "M26", "M28": "M30"})
    assert game.zones("M26", "M30", "P22", "M28") == ["play", "discard", "play", "play"]
    assert game.life("D") == 100


@rule("L6")
def test_in_arkham_an_unblocked_attacker_deals_its_damage():
    game = position(side(play=["M26"], hand=["A12"]), side(play=["P22"]), location="L6")
    assert game.attack("M26").no_block().life("D") == 94


@rule("L7", "CTR-37", "CTR-44")
@pytest.mark.parametrize(
    ("attacker", "zones"),
    [
        ("M30", ["discard", "play"]),
        ("M29", ["discard", "discard"]),
        ("M28", ["play", "discard"]),
    ],
)
def test_in_kingsport_a_blocker_hits_and_endures_with_two_more(attacker: str, zones: list):
    game = position(side(play=[attacker], hand=["A12"]), side(play=["P22"]), location="L7")
    assert game.attack(attacker).block("P22").zones(attacker, "P22") == zones


@rule("L7")
def test_in_kingsport_attackers_gain_nothing():
    game = position(side(play=["M30"], hand=["A12"]), location="L7")
    assert game.attack("M30").life("D") == 98


@rule("L8", "CTR-38")
def test_in_dreamlands_one_thing_attacks():
    game = position(side(play=["M26", "M27"], hand=["A12"]), side(play=["P22", "P21"]), location="L8")
    game.choose("ATTACK")
    assert game.asked == ("DECLARE", "A")
    assert game.offers() == {"M26", "M27"}
    game.choose("M27")
    assert game.asked == ("BLOCK", "D")
    assert game.attackers == ["M27"]
    game.no_block()
    assert "ATTACK" not in game.offers()


@rule("L8", "CTH-014")
def test_dreamlands_does_not_limit_blockers():
    game = position(side(play=["M26"], hand=["A12"]), side(play=["P22", "P21"]), location="L8")
    game.attack("M26").block("P22").block("P21")
    assert game.is_asked("DAMAGE") or game.zones("P22", "P21") == ["discard", "discard"]
