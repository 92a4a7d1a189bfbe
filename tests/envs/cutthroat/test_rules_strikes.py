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
