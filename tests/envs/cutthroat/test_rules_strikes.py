"""Strikes beyond the golden tests."""

import pytest

from .kit import P0, P1, P2, P3, position

rule = pytest.mark.rule


@rule("I10", "CUR-62", "RL28")
def test_no_strike_falls_on_a_shielded_player_to_be_handed_on():
    game = position(
        "I10", kills={P1: [1], P2: [1], P3: [2]}, things={P0: "RL28"}, left=(60, 100), start="strike"
    )
    game.rest()
    assert not game.was_asked("W26")
    assert game.lps == [100, 100, 100, 100]
    assert [game.minus(seat) for seat in game.seats] == [0, 0, 0, 1]


@rule("I10", "CUR-62", "RL28")
def test_a_strike_is_not_handed_on_to_a_shielded_player():
    game = position(
        "I10", kills={P0: [2], P2: [1], P3: [1]}, things={P0: "RL28"}, left=(60, 0), start="strike"
    )
    game.say(P0, "yes", at="W26").rest()
    assert game.lps == [100, 100, 100, 100]


@rule("I10", "CUR-157", "RL01")
def test_tokens_of_shame_come_in_initiative_order():
    game = position(
        "I10",
        kills={P0: [2], P1: [2], P2: [2]},
        things={P1: "RL01"},
        left=(0, 100),
        initiative=(2, 3, 4, 1),
        start="strike",
    )
    game.until("W28")
    assert [game.minus(seat) for seat in game.seats] == [1, 0, 0, 0]
    game.say(P1, "yes").rest()
    assert [game.minus(seat) for seat in game.seats] == [1, 0, 1, 0]
    assert game.lps == [100, 95, 100, 100]


@rule("E17", "CUT-066")
def test_no_goblin_is_alive_when_the_last_one_is_dead():
    game = position("E17", left=5, pack=1, sets={P0: "D12"}, things={P1: "D33 D34"}, start="RND-D")
    game.until("W21")
    assert (game.creature, game.record["pack"]) == (0, 0)
