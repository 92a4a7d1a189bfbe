"""Rulings on single Incarnations (CUR-94 to CUR-140) beyond their golden tests."""

import pytest

from .kit import P0, P1, position

rule = pytest.mark.rule


@rule("CUR-119", "RL01")
def test_a_token_of_despair_is_bought_off_before_hope_heals():
    game = position(
        "I09",
        start="RND-E",
        points=(155, 0),
        round_points=(5, 5),
        vote={P0: 0, P1: 0},
        voted={P0: 1, P1: 1},
        gave={P1: (80, 0)},
        things={P0: "RL01"},
    )
    assert game.asked == ("W28", P0)
    game.choose("yes").finish()
    assert game.lps == [100, 100, 100, 100], "95, then healed"
    assert [game.minus(seat) for seat in game.seats] == [0, 1, 0, 0]
    assert game.prestige(P1) == 3 - 1


@rule("CUR-138", "I01")
def test_anguish_counts_no_generic_tokens():
    game = position("I01", start="RND-F", event="EV29", n=4).say(P0, "yes", at="W24")
    assert (game.minus(P0), game.record["generic"][P0]) == (1, 0)
