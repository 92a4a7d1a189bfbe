"""The search player: what it looks at, what it draws from, and that it is no worse than its playouts."""

import numpy as np
import pytest

from dungeonzoo.envs.core.registry import find
from dungeonzoo.envs.core.table import spread
from dungeonzoo.training.agents import SearchPlayer
from dungeonzoo.training.evaluate import play_match
from dungeonzoo.wrappers.players import make_player

SLOTS = 12


SHORT = 20
"""Life at the start: quick games."""


@pytest.fixture(scope="module")
def variant():
    return find("cthulhu").variant(life=SHORT)


@pytest.fixture
def table(variant):
    """Games at different points, all at a question."""
    table = variant.table(SLOTS)
    table.deal_batch(spread(4, SLOTS))
    actions = np.empty(SLOTS, np.int32)
    for turn in range(60):
        table.random_batch(spread(turn, SLOTS), actions)
        table.step_batch(actions, auto_reset=True)
    return table


def test_the_choice_does_not_change_when_hidden_cards_do(variant, table):
    player = SearchPlayer(variant, samples=4)
    slots, seeds = np.arange(SLOTS), spread(9, SLOTS)
    chosen = player.act(table, slots, seeds)
    for attempt in range(3):
        other = table.clone()
        for slot in range(SLOTS):
            other.resample(slot, table.actor(slot), 100 * attempt + slot)
        np.testing.assert_array_equal(player.act(other, slots, seeds), chosen)


def test_choices_are_legal_and_leave_the_table_alone(variant, table):
    player = SearchPlayer(variant, samples=3, playout="random")
    before = [table.get_state(slot) for slot in range(SLOTS)]
    chosen = player.act(table, np.arange(SLOTS), spread(1, SLOTS))
    assert all(table.legal(slot)[action] for slot, action in enumerate(chosen))
    assert [table.get_state(slot) for slot in range(SLOTS)] == before


def test_a_row_depends_on_its_own_position_and_seed_alone(variant, table):
    player = SearchPlayer(variant, samples=3)
    slots, seeds = np.arange(SLOTS), spread(2, SLOTS)
    together = player.act(table, slots, seeds)
    alone = [player.act(table, slots[i : i + 1], seeds[i : i + 1])[0] for i in range(SLOTS)]
    small = SearchPlayer(variant, samples=3, capacity=1).act(table, slots[::-1].copy(), seeds[::-1].copy())
    np.testing.assert_array_equal(together, alone)
    np.testing.assert_array_equal(together, small[::-1])


def test_search_is_better_than_the_player_that_it_plays_on_with(variant):
    player = SearchPlayer(variant, samples=4, playout="random")
    assert play_match(variant, player, "random", deals=6, seed=2).score > 0.6


def test_search_is_known_by_name_and_refuses_nonsense(variant):
    assert make_player("search", variant).name == "search:16"
    assert make_player("search:5", variant).name == "search:5"
    with pytest.raises(ValueError, match="search:many is not possible"):
        make_player("search:many", variant)
    with pytest.raises(ValueError, match="samples=1 is not possible"):
        SearchPlayer(variant, samples=1)
    with pytest.raises(ValueError, match="playout='best' is not possible"):
        SearchPlayer(variant, playout="best")
