"""The golden tests GT-249 to GT-265: Events."""

from typing import Any

import pytest

from .kit import P0, P1, P2, P3, Position, draw, position, reward

rule = pytest.mark.rule


@rule("GT-249", "EV02")
def test_frenzy_adds_to_every_strike():
    assert position("E08", start="RND-F", event="EV02", n=3).lps == [85, 85, 85, 85]
    game = position("E05", start="RND-D", event="EV02", n=3, sets={P0: "D03"}, things={P3: "RL18"})
    assert game.asked == ("W05", P3)
    assert game.lps == [80, 100, 100, 100]


@rule("GT-250", "EV04")
def test_in_dead_silence_no_action_card_is_played():
    game = position("E08", start="RND-C", event="EV04", hands={P0: "D16 D22", P1: "D02"})
    assert game.asked == ("W07", P0)
    assert game.offers() == {"D16", "D22"}
    game.choose("D22")
    assert game.stopped
    assert game.hand(P0) == ["D16"]
    assert game.creature == 200


@rule("GT-251", "EV05")
def test_the_first_attack_gets_lost_in_the_fog():
    game = position("E08", start="RND-D", event="EV05", n=2, sets={P0: "D02", P1: "D03"})
    assert game.creature == 250 - 40


@rule("GT-252", "EV07")
def test_the_ground_takes_its_toll_of_blood():
    game = position("E08", start="ENC-6", event="EV07", hands={P0: "D02 D03"})
    assert game.lps == [95, 95, 95, 95]


@rule("GT-253", "EV11")
def test_glory_is_struck_after_the_strike():
    assert position("E08", start="RND-F", event="EV11", n=5, plus={P1: 1}).lps == [90, 85, 90, 90]


@rule("GT-254", "EV12")
def test_a_weak_grip_halves_heavy_attacks():
    game = position("E08", start="RND-D", event="EV12", n=3, sets={P0: "D03", P1: "D04"}, things={P3: "RL18"})
    assert game.blows() == [(P0, 20), (P1, 30)]


@rule("GT-255", "EV13")
@pytest.mark.parametrize(("left", "after"), [(200, 220), (240, 250)])
def test_flesh_knits_after_the_strike(left: int, after: int):
    assert position("E08", start="RND-F", event="EV13", n=4, left=left).creature == after


@rule("GT-256", "EV14")
def test_the_killer_is_cursed():
    game = position("E01", start="RND-D", event="EV14", n=2, left=20, sets={P0: "D06"}, hands={P0: "D26"})
    game.finish()
    assert game.lps == [85, 100, 100, 100]
    assert not game.was_asked("W23")


@rule("GT-257", "EV15")
def test_tribute_is_paid_in_cards_of_choice():
    game = position(
        "E08",
        start="ENC-6",
        event="EV15",
        hands={
            P0: "D02 D02 D03 D03 D06 D06 D07",
            P1: "D02 D02 D03 D03 D06 D06 D07",
            P2: "D05/C1 D05/C2 D05/C3 D05/C4 D05/C5 D06 D07",
            P3: "D08",
        },
    )
    game.choose("D07", "D02", "D03", "D03", "D05/C3", "D07")
    assert game.hand_sizes == [5, 5, 5, 0]
    assert game.hand(P0) == ["D02", "D03", "D03", "D06", "D06"]
    assert game.hand(P1) == ["D02", "D02", "D06", "D06", "D07"]
    assert game.hand(P2) == ["D05/C1", "D05/C2", "D05/C4", "D05/C5", "D06"]


@rule("GT-258", "EV16")
def test_a_legend_in_the_making_is_worth_more():
    assert position("E08", start="ENC-4", event="EV16", n=5).creature == 280
    game = position("E08", start="RND-D", event="EV16", n=5, left=20, sets={P0: "D06"}).finish()
    assert game.kills(P0) == [7]


def treasure(event: str, n: int = 4, **more: Any) -> Position:
    """END-3 of an Encounter whose Treasure is RL26."""
    return reward(event, n=n, killer=P3, relics="RL26", **more)


def winner(game: Position) -> int | None:
    """Who gained RL26; None: it went under the deck."""
    assert game.stopped
    won = [seat for seat in game.seats if game.things(seat)]
    assert len(won) == 1 or game.relics[-1] == "RL26"
    return won[0] if won else None


@rule("GT-259", "EV20")
def test_the_weakest_is_rewarded():
    assert winner(treasure("EV20", lp={P0: 30, P1: 40, P2: 40, P3: 90})) == P0
    assert winner(treasure("EV20", lp={P0: 30, P1: 30, P2: 40, P3: 90})) is None


@rule("GT-260", "EV21")
def test_the_steadiest_is_rewarded():
    assert winner(treasure("EV21", wounds={P0: 3, P1: 2, P2: 2})) == P0
    assert winner(treasure("EV21", wounds={P0: 3, P1: 3})) is None
    assert winner(treasure("EV21")) is None


@rule("GT-261", "EV22")
def test_blood_is_rewarded():
    assert winner(treasure("EV22", lost={P0: 40, P1: 30})) == P0
    assert winner(treasure("EV22", lost={P0: 40, P1: 40})) is None
    assert winner(treasure("EV22")) is None


@rule("GT-262", "EV23")
def test_clean_hands_are_rewarded():
    assert winner(treasure("EV23", acted={P0: 0, P1: 1, P2: 1, P3: 2})) == P0
    assert winner(treasure("EV23", acted={P0: 0, P1: 0, P2: 1, P3: 2})) is None


@rule("GT-263", "EV24")
def test_the_finder_keeps():
    assert winner(treasure("EV24", chance=draw(2, 3, 1, 4))) == P2
    game = treasure("EV24", chance=draw(2, 3, 1, 4), hands={P0: "D23"}).play(P0, "D23", on=P2)
    assert winner(game) == P0
    game = treasure("EV24", chance=draw(2, 3, 1, 4), things={P1: "RL17"}).play(P1, "RL17", on=P2)
    assert game.things(P1) == ["RL17", "RL26"]


def offering(hands: dict[int, str]) -> Position:
    return position("E08", start="ENC-6", event="EV25", n=2, hands=hands, relics="RL26")


@rule("GT-264", "EV25")
def test_the_highest_offering_wins_at_once():
    game = offering({P0: "D02 D06 D07", P1: "D03 D07", P2: "D22"}).choose("D02", "D03")
    assert [game.things(seat) for seat in game.seats] == [["RL26"], [], [], []]
    assert set(game.discard) == {"D02", "D03", "D22"}
    assert game.record["r"] == 1


@rule("GT-264", "EV25")
@pytest.mark.parametrize(
    ("hands", "choices"),
    [
        ({P0: "D02 D07 D08", P1: "D02 D07", P2: "D22"}, ("D02", "D02")),
        ({P0: "D21 D22 D23", P1: "D21 D22"}, ("D21", "D22")),
    ],
)
def test_an_offering_that_is_tied_or_worthless_wins_nothing(hands: dict[int, str], choices: tuple[str, str]):
    game = offering(hands).choose(*choices)
    assert [game.things(seat) for seat in game.seats] == [[], [], [], []]


@rule("GT-265", "EV27")
@pytest.mark.parametrize(("killer", "gains"), [(P1, P2), (P3, P3)])
def test_the_scavenger_comes_after_the_killer(killer: int, gains: int):
    game = reward("EV27", n=3, killer=killer, relics="RL26")
    assert winner(game) == gains
