"""The golden tests CGT-27 to CGT-51: what single cards do, and how a game ends."""

import numpy as np
import pytest

from .kit import position, side

rule = pytest.mark.rule


@rule("CGT-27", "CTH-016", "CTR-26", "A03")
def test_a_curse_goes_with_its_bearer():
    game = position(a=side(hand=["A03"]), d=side(play=[("M26", "C4")]))
    game.play("A03", at="M26")
    assert game.zones("M26", "C4") == ["discard", "discard"]


@rule("CGT-28", "CTH-052", "CTR-21", "A07")
def test_sucking_abyss_discards_the_hand_but_not_itself():
    game = position(a=side(hand=["A07", "A12", "P21"]), d=side(play=["M30"]))
    game.play("A07", at="M30")
    assert set(game.pile("discard")) == {"M30", "A12", "P21", "A07"}
    assert game.pile("discard")[-1] == "A07"
    assert game.hand("A") == set()


@rule("CGT-29", "CTR-16", "A04")
def test_fewer_is_strict():
    assert "A04" not in position(a=side(play=["M30"], hand=["A04"])).offers()
    assert "A04" not in position(a=side(play=["M30"], hand=["A04"]), d=side(play=["M29"])).offers()
    assert "A04" in position(a=side(play=["M30"], hand=["A04"]), d=side(play=["M28", "M29"])).offers()


@rule("CGT-30", "CTR-12", "CTR-15", "P03")
def test_the_cannibal_eats_his_only_companion():
    game = position(a=side(play=["P03", "P21"]), begins=True)
    assert game.asked == ("DRAW_DISCARD", "A")
    assert game.zones("P03", "P21") == ["play", "discard"]
    game = position(a=side(play=["P03"]), d=side(play=["P21"]), begins=True)
    assert game.zones("P03", "P21") == ["play", "play"]


@rule("CGT-31", "CTR-15", "M02")
def test_azathoth_alone_destroys_himself():
    game = position(a=side(play=["M02"], hand=["A12"]), d=side(play=["M30"]), begins=True)
    assert game.zone("M02") == "play"
    game.choose("A12")
    assert game.zones("M02", "M30") == ["discard", "play"]


@rule("CGT-32", "CTR-28", "P08")
def test_the_snitch_shows_the_hand_once():
    game = position(a=side(play=["P23"], hand=["P08", "A01", "M26"]), draw=["A12"])
    game.play("P08")
    assert game.known("A01", to="D")
    assert game.known("M26", to="D")
    game.use("P23", cost="A01")
    assert game.zone("A01") == "discard"
    assert not game.known("A01", to="D")
    assert not game.known("A12", to="D")
    game.done().to_menu("D").done()
    assert game.asked == ("DRAW_DISCARD", "A")
    assert game.known("M26", to="D")


@rule("CGT-33", "CTH-018", "CTH-019", "CTH-028", "CTR-04")
@pytest.mark.parametrize(("held", "discards"), [(9, 0), (10, 1)])
def test_ten_cards_may_be_kept(held, discards):
    cards = [f"A{number:02}" for number in range(1, 11)]
    game = position(a=side(hand=cards[:held]), draw=["M26", "M27"], begins=True)
    assert game.asked == ("DRAW_DISCARD", "A")
    assert game.hand("A") == {*cards[:held], "M26", "M27"}
    game.choose("M26").done()
    for _ in range(discards):
        assert game.asked == ("HAND_LIMIT", "A")
        game.choose("M27")
    assert game.turn[1] == "D"
    assert len(game.hand("A")) == 10


@rule("CGT-34", "CTH-056", "CTR-03", "CTR-63")
def test_a_reshuffle_in_the_middle_of_a_draw():
    lying = {"P21", "P22", "P23", "P24", "P25"}
    game = position(
        a=side(hand=["A02"]),
        d=side(hand=["P01"]),
        draw=["A01"],
        discard=sorted(lying),
        rest="hand A",
        begins=True,
    )
    (second,) = lying & game.hand("A")
    assert game.zone("A01") == "hand A"
    assert set(game.pile("draw")) == lying - {second}
    assert game.pile("discard") == []
    assert all(game.known(card, to="D") for card in game.hand("A") - {second})
    assert game.known("P01", to="A")
    assert not game.known(second, to="D")


@rule("CGT-35", "CTR-33")
def test_a_gift_may_attack_in_the_next_turn():
    game = position(a=side(play=["M26"], sanity=0))
    game.done().to_menu("D")
    assert game.side("D") == {"M26"}
    game.attack("M26")
    assert game.life("A") == 94


@rule("CGT-36", "CTH-033", "CTH-035", "CTR-32", "CTR-33", "CTR-38", "L3")
def test_an_abducted_person_may_attack_a_new_one_not():
    game = position(a=side(play=["M07"], hand=["A12", "P30"]), d=side(play=["P17"]), location="L3")
    game.use("M07", at="P17", cost="A12").play("P30").choose("ATTACK")
    assert game.asked == ("DECLARE", "A")
    assert game.offers() == {"M07", "P17"}


@rule("CGT-37", "CTR-16", "CTR-61", "M05")
def test_yog_sothoth_attacks_when_sanity_is_gone():
    game = position(a=side(play=["M05"], hand=["L2"], sanity=1))
    assert game.offers() == {"L2", "DONE"}
    game.play("L2")
    assert game.sanity("A") == 0
    assert game.offers() == {"ATTACK", "DONE"}


@rule("CGT-38", "CTR-57", "P26")
def test_the_medium_knows_the_top_card_wherever_it_goes():
    games = []
    for top, below in (("M26", "M27"), ("M27", "M26")):
        game = position(a=side(play=["P26"], hand=["A12"]), draw=[top, "A13", below])
        game.use("P26")
        assert game.asked == ("OPTION", "A")
        assert game.known(top, to="A")
        game.choose("OPTION_B")
        games.append(game)
    told = [game.table.observe(0, game.seat("D")) for game in games]
    assert np.array_equal(*told)
    game = games[0].done()
    assert game.asked == ("DRAW_DISCARD", "D")
    assert game.zone("M26") == "hand D"
    assert game.known("M26", to="A")
    assert not game.known("A13", to="A")


@rule("CGT-39", "CTR-45", "CTR-52", "A23", "M25", "P30")
def test_plague_feeds_the_ghoul():
    game = position(a=side(play=["M25", "P21"], hand=["A23"]), d=side(play=["P22", "P30"]))
    game.play("A23")
    assert game.zones("P21", "P22", "P30", "M25") == ["discard"] * 3 + ["play"]
    assert (game.sanity("A"), game.sanity("D")) == (99, 103)


@rule("CGT-40", "CTR-10", "CTR-16", "P09")
def test_the_mobster_cannot_stand_alone():
    game = position(a=side(hand=["P09", "A12"]), d=side(play=["P21"]))
    game.play("P09").done()
    assert game.zone("P09") == "discard"
    game = position(a=side(play=["P21"], hand=["P09", "A12"]))
    game.play("P09").done()
    assert game.zones("P09", "P21") == ["play", "play"]


@rule("CGT-41", "CTR-37", "CTR-44", "C4", "L7")
def test_withering_and_kingsport_change_the_powers():
    game = position(a=side(play=[("M29", "C4")]), d=side(play=["P21"]), location="L7")
    game.attack("M29").block("P21")
    assert game.zones("M29", "C4", "P21") == ["discard", "discard", "play"]


@rule("CGT-42", "CTH-033", "CTR-44", "CTR-61", "P15", "M22")
def test_strength_is_no_permit_to_attack():
    game = position(a=side(play=["P15", "M22"]), d=side(play=["P17"]), fresh=["M22"])
    assert game.power("P15") == 4
    game.choose("ATTACK")
    assert game.asked == ("BLOCK", "D")
    assert game.attackers == ["M22"]


@rule("CGT-43", "CTR-60", "M21", "P12", "C2")
def test_three_bans_on_blocking():
    game = position(a=side(play=["M26"]), d=side(play=["M21", "P12", "P30", ("M29", "C2")]))
    game.attack("M26")
    assert game.offers() == {"P30", "DONE"}


@rule("CGT-44", "CTR-60", "M18")
def test_persons_cannot_block_what_flies():
    game = position(a=side(play=["M18"]), d=side(play=["P17", "M29"]))
    game.attack("M18")
    assert game.offers() == {"M29", "DONE"}


@rule("CGT-45", "CTR-53", "CTR-54", "M11")
def test_ghatanothoa_stops_a_blocker_for_this_turn():
    game = position(a=side(play=["M11"], hand=["A12"]), d=side(play=["M29", "P17"]))
    game.use("M11", at="M29", cost="A12").attack("M11")
    assert game.asked == ("BLOCK", "D")
    assert game.offers() == {"P17", "DONE"}
    game.no_block().to_menu("D").done().to_menu("A").attack("M11")
    assert game.offers() == {"M29", "P17", "DONE"}


@rule("CGT-46", "CTR-51", "CTR-56", "M23", "M24")
@pytest.mark.parametrize(("older", "younger", "sanity"), [("M23", "M24", 97), ("M24", "M23", 100)])
def test_what_unblocked_attackers_do_besides(older, younger, sanity):
    """The older one's text comes first: when D is asked for a card, M23 has struck already or not yet."""
    game = position(a=side(play=[older, younger]), d=side(hand=["A12", "A13"]))
    game.attack("M24", "M23")
    assert game.life("D") == 95
    assert game.asked == ("FORCED_DISCARD", "D")
    assert game.sanity("D") == sanity
    game.choose("A13")
    assert game.zones("A12", "A13") == ["hand D", "discard"]
    assert game.sanity("D") == 97


@rule("CGT-47", "CTR-48", "A10")
def test_elder_sign_asks_only_what_is_open():
    game = position(a=side(hand=["A10", "A12"])).play("A10")
    assert game.asked == ("MENU", "A")
    assert game.sanity("A") == 103

    game = position(a=side(hand=["A10", "A12"]), d=side(play=[("M26", "C1")])).play("A10")
    assert game.asked == ("OPTION", "A")
    assert game.clone().choose("OPTION_B").sanity("A") == 103
    game.choose("OPTION_A")
    assert game.asked == ("MENU", "A")
    assert game.zones("C1", "M26") == ["discard", "play"]
    assert game.sanity("A") == 100

    game = position(a=side(hand=["A10", "A12"]), d=side(play=[("M26", "C1", "C2")])).play(
        "A10", option="OPTION_A"
    )
    assert game.asked == ("TARGET", "A")
    assert game.offers() == {"C1", "C2"}


@rule("CGT-48", "CTR-19", "A16", "B3")
def test_nothing_to_take_from_an_empty_hand():
    assert position(a=side(play=["B3"], hand=["A16"])).offers() == {"DONE"}
    game = position(a=side(play=["B3"], hand=["A16"]), d=side(hand=["A12"]))
    assert game.offers() == {"A16", "B3", "DONE"}


@rule("CGT-49", "CTR-19", "CTR-21", "A15")
def test_two_cards_must_be_there_to_be_drawn():
    game = position(a=side(hand=["A15"]), draw=["P21"], rest="hand D")
    assert game.offers() == {"DONE"}
    game = position(a=side(hand=["A15"]), draw=["P21"], discard=["P22"], rest="hand D")
    game.play("A15")
    assert game.hand("A") == {"P21", "P22"}
    assert game.pile("discard") == ["A15"]


@rule("CGT-50", "CTR-05", "CTR-06", "P11")
def test_the_hired_killer_can_kill_his_employer():
    game = position(a=side(hand=["P11"], life=3), d=side(life=3))
    game.play("P11")
    assert (game.over, game.winner) == ("terminated", "D")
    assert (game.life("A"), game.life("D")) == (0, 3)


@rule("CGT-51", "CTR-08")
def test_turn_300_is_the_last():
    game = position(turn=299, a=side(hand=["A12"])).done()
    assert game.over == "running"
    game = position(turn=300, a=side(hand=["A12"])).done()
    assert (game.over, game.winner) == ("truncated", None)
    assert game.table.returns(0).tolist() == [0, 0]
