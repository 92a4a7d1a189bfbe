"""Invariants and masks on random play, without the oracle: much faster, so much more of it."""

import numpy as np
import pytest

from dungeonzoo.benchmarks.positions import broken
from dungeonzoo.envs.core.table import IllegalAction, spread

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


@pytest.mark.parametrize("deck", DECKS)
def test_all_that_the_mask_allows_is_accepted_and_nothing_else(deck: str):
    """At random positions every legal choice is made on a copy; every other one is refused."""
    table = variant(deck=deck).table(80)
    table.deal_batch(spread(2, table.n))
    copies = variant(deck=deck).table(table.n_actions)
    copies.deal_batch(spread(3, copies.n))
    for slot in range(table.n):
        table.random_play(37, slot)
        if table.over(slot):
            continue
        legal = np.flatnonzero(table.legal(slot)).astype(np.int32)
        slots = np.arange(len(legal))
        copies.copy_from(table, np.full(len(legal), slot), slots)
        copies.step_batch(legal, slots=slots)
        assert not broken(copies.states, variant(deck=deck))
        before = table.get_state(slot)
        for action in set(range(-1, table.n_actions + 1)) - set(legal.tolist()):
            with pytest.raises(IllegalAction):
                table.step(slot, action)
        assert table.get_state(slot) == before
