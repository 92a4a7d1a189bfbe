"""Table.answer_batch: the players inside the table."""

import numpy as np
import pytest

from dungeonzoo.envs.core.registry import find, games
from dungeonzoo.envs.core.table import ADVISED, OTHER, UNIFORM, mixed, spread

N = 40


@pytest.fixture(params=games())
def table(request):
    table = find(request.param).variant().table(N)
    table.deal_batch(spread(3, N))
    return table


def actors(table) -> np.ndarray:
    return np.array([table.actor(slot) for slot in range(table.n)])


def test_they_play_until_somebody_outside_is_asked(table):
    players = np.full((N, table.n_seats), UNIFORM, np.int8)
    players[:, 0] = OTHER
    table.answer_batch(players, spread(4, N))
    assert set(actors(table)) <= {0, -1}


@pytest.mark.parametrize("player", [UNIFORM, ADVISED])
def test_alone_they_finish_every_game(table, player):
    table.answer_batch(np.full((N, table.n_seats), player, np.int8), spread(4, N))
    assert all(table.over(slot) for slot in range(N))


def test_outside_players_are_waited_for(table):
    before = [table.get_state(slot) for slot in range(N)]
    table.answer_batch(np.zeros((N, table.n_seats), np.int8), spread(4, N))
    assert [table.get_state(slot) for slot in range(N)] == before


def test_each_row_follows_from_its_own_seed(table):
    twin = table.clone()
    players, seeds = np.full((N, table.n_seats), ADVISED, np.int8), spread(4, N)
    players[::2] = UNIFORM
    table.answer_batch(players, seeds)
    for slot in reversed(range(N)):
        rows = np.array([slot])
        twin.answer_batch(players[rows], seeds[rows], rows)
    assert [table.get_state(s) for s in range(N)] == [twin.get_state(s) for s in range(N)]


def test_wrong_arrays_are_refused(table):
    with pytest.raises(ValueError, match="players must be an array int8"):
        table.answer_batch(np.zeros((N, 1 + table.n_seats), np.int8), spread(4, N))
    with pytest.raises(ValueError, match="seeds must be an array uint64"):
        table.answer_batch(np.zeros((N, table.n_seats), np.int8), None)


def test_mixed_words_are_those_of_spread():
    words = mixed(np.array([[1, 2], [3, 2]], np.uint64))
    assert words.shape == (2, 2)
    assert words[0, 1] == words[1, 1]
    assert len(np.unique(words)) == 3
    start = mixed(np.array([9], np.uint64))
    np.testing.assert_array_equal(spread(9, 4), mixed(start + np.arange(4, dtype=np.uint64)))
