"""Rulings on Attack cards (CUR-35 to CUR-51) beyond their golden tests."""

import pytest

from .kit import P0, P1, P2, position

rule = pytest.mark.rule


@rule("CUR-43", "D27")
def test_a_maneuver_replaced_can_be_answered_only_as_an_attack():
    game = position("E08", start="RND-D", sets={P0: "D13"}, hands={P1: "D27", P2: "D21"})
    game.play(P1, "D27", on=P0)
    assert game.asked == ("W18", P2)
    assert game.record["attack"]["attacking"], "TRN-10"
    game.rest()
    assert game.log.count(("W18", P2)) == 1
