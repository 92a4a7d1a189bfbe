"""The games under all single-agent environments."""

import numpy as np
import pytest

from dungeonzoo.envs.core.table import UNIFORM
from dungeonzoo.wrappers.players import HeuristicPlayer, RandomPlayer
from dungeonzoo.wrappers.seats import Seats
from tests.wrappers.helpers import legal


class Outside(RandomPlayer):
    """The random player, asked from outside the table."""

    name = "outside"
    inside = 0


class Hasty(Seats):
    """Whose first `hasty` runs play every seat to the end of the game, before the learner is asked."""

    hasty = 3

    def _answer(self, slots):
        if self.hasty:
            self.hasty -= 1
            everybody = np.full((len(slots), self.table.n_seats), UNIFORM, np.int8)
            self.table.answer_batch(everybody, self._luck[slots], slots)
        super()._answer(slots)


def test_a_game_that_ends_before_the_learner_is_asked_is_no_episode(variant):
    seats, slots = Hasty(variant, 2), np.arange(2)
    seats.begin(slots)
    assert not seats.over.any()
    assert seats.mask.any(1).all()
    never = Hasty(variant, 2)
    never.hasty = 10**9
    with pytest.raises(RuntimeError, match="1000 games in a row ended before the learner was asked"):
        never.begin(slots)


def test_outside_players_are_asked_until_the_learner_is(variant, rng):
    seats, slots = Seats(variant, 30, opponents=[Outside(), HeuristicPlayer(), RandomPlayer()]), np.arange(30)
    seats.begin(slots)
    for _ in range(100):
        running = slots[seats.over == 0]
        asked = np.array([seats.table.actor(slot) for slot in running])
        np.testing.assert_array_equal(asked, seats.learner[running])
        seats.begin(slots[seats.over != 0])
        seats.step(legal(rng, seats.mask), slots)
    names = {name for slot in slots for name in seats.names(slot)}
    assert names == {"learner", "outside", "heuristic", "random"}


def test_an_opponent_that_fails_leaves_games_that_are_over(variant, rng):
    def broken(observation):
        raise ZeroDivisionError

    seats, slots = Seats(variant, 3, opponents=broken), np.arange(3)
    with pytest.raises(ZeroDivisionError):
        advance(seats, slots, rng)
    assert seats.over.all()
    assert not seats.mask.any()
    seats.set_opponents("random")
    seats.begin(slots)
    advance(seats, slots, rng)


def advance(seats, slots, rng) -> None:
    """A new game in each slot, and the first few choices."""
    seats.begin(slots)
    for _ in range(5):
        seats.step(legal(rng, seats.mask), slots)


def test_threads_change_nothing(variant, rng):
    one, two = Seats(variant, 3000), Seats(variant, 3000, threads=2)
    slots = np.arange(3000)
    for seats in (one, two):
        seats.seed(slots.astype(np.uint64), slots)
        seats.begin(slots)
    for _ in range(5):
        running = slots[one.over == 0]
        actions = legal(rng, one.mask[running])
        np.testing.assert_array_equal(one.step(actions, running), two.step(actions, running))
        np.testing.assert_array_equal(one.mask, two.mask)


def test_a_state_needs_its_players(variant):
    seats = Seats(variant, 2, opponents=["random", "heuristic"])
    seats.begin(np.arange(2))
    with pytest.raises(ValueError, match="needs 2 players, not 1"):
        seats.set_state(seats.get_state(), [RandomPlayer()])
