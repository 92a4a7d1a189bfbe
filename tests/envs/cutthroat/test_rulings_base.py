"""Rulings on base Encounters (CUR-66 to CUR-75) and their rows beyond the golden tests."""

import pytest

from .kit import P0, P1, position

rule = pytest.mark.rule


@rule("CUR-74", "E15", "EV02")
def test_frenzy_does_not_strike_whom_the_mirror_spares():
    game = position("E15", start="RND-D", event="EV02", n=3, sets={P0: "D08", P1: "D06"})
    assert game.stopped
    assert game.lps == [100, 85, 100, 100]
