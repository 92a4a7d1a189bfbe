"""Invariants and masks on random play, without the oracle: much faster, so much more of it."""

import pytest

from dungeonzoo.benchmarks.positions import broken
from dungeonzoo.envs.core.table import spread

from .kit import variant

DECKS = ("full", "seen")


@pytest.mark.rule("CTH-012", "CTH-049", "CTR-25", "CTR-26")
@pytest.mark.parametrize("deck", DECKS)
def test_invariants_hold_between_choices(deck: str):
    table = variant(deck=deck).table(300)
    table.deal_batch(spread(1, table.n))
    for round in range(250):
        assert not broken(table.states, variant(deck=deck)), f"round {round}"
        table.random_play(1 + round % 4, round)


@pytest.mark.parametrize("deck", DECKS)
def test_invariants_notice_a_lost_card(deck: str):
    table = variant(deck=deck).table(3)
    table.deal_batch(spread(1, table.n))
    table.states["pile"]["n"][1, 0] -= 1
    where = broken(table.states, variant(deck=deck))["every card lies in exactly one pile"]
    assert where.tolist() == [False, True, False]
