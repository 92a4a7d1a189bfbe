"""Matches: pairs, seats, seeds and intervals."""

import json
from typing import Any

import numpy as np
import pytest
from rich.console import Console

from dungeonzoo.envs.core.registry import find
from dungeonzoo.training.evaluate import interval, play_match, ratings_table, results_table, round_robin
from dungeonzoo.wrappers.players import CallablePlayer, Player

from .tiny import tiny_policy

SHORT = 20
"""Life at the start: quick games."""


@pytest.fixture(scope="module")
def variant():
    return find("cthulhu").variant(life=SHORT)


@pytest.mark.parametrize("who", ["random", "heuristic", "policy", "search:2"])
def test_a_policy_scores_exactly_one_half_against_itself(variant, who):
    pairs = 2 if who.startswith("search") else 12
    a, b = (tiny_policy(variant), tiny_policy(variant)) if who == "policy" else (who, who)
    match = play_match(variant, a, b, pairs=pairs, seed=3)
    assert match.score == 0.5
    assert match.wins == match.losses
    assert match.low < 0.5 < match.high


def test_the_built_in_player_beats_random_with_an_interval_above_one_half(variant):
    match = play_match(variant, "heuristic", "random", pairs=50, seed=1)
    assert 0.5 < match.low < match.score <= 1
    mirrored = play_match(variant, "random", "heuristic", pairs=50, seed=1)
    assert mirrored.score == pytest.approx(1 - match.score)


def test_results_depend_on_the_seed_and_not_on_the_size_of_batches(variant):
    first = play_match(variant, "heuristic", "random", pairs=12, seed=5)
    again = play_match(variant, "heuristic", "random", pairs=12, seed=5, batch=8)
    other = play_match(variant, "heuristic", "random", pairs=12, seed=6)
    assert (first.score, first.decisions) == (again.score, again.decisions)
    assert first.decisions != other.decisions


def test_progress_hears_of_all_games(variant):
    heard = []
    play_match(
        variant, "random", "random", pairs=6, batch=4, progress=lambda done, all: heard.append((done, all))
    )
    assert heard[-1] == (12, 12)
    assert heard == sorted(heard)


def test_interval_is_over_pairs_and_never_empty():
    low, high = interval(np.full(200, 0.5))
    assert low < 0.5 < high < 0.52
    low, high = interval(np.ones(100))
    assert 0.9 < low < 1.0
    assert high == 1.0
    generator = np.random.default_rng(0)
    covered = 0
    for _ in range(400):
        low, high = interval(generator.choice([0.0, 0.5, 1.0], size=50, p=[0.1, 0.3, 0.6]))
        covered += low <= 0.75 <= high
    assert 0.92 <= covered / 400 <= 0.98


def test_match_is_plain_data_and_can_be_shown(variant):
    match = play_match(variant, "random", "heuristic", pairs=2)
    assert json.loads(json.dumps(match.as_dict()))["b"] == "heuristic"
    console = Console(width=120, record=True, file=open("/dev/null", "w"))  # noqa: SIM115
    console.print(results_table([match]))
    assert "heuristic" in console.export_text()


def test_pairs_below_one_are_refused(variant):
    with pytest.raises(ValueError, match="pairs=0 is not possible"):
        play_match(variant, "random", "random", pairs=0)


def test_round_robin_rates_the_better_player_higher(variant):
    pytest.importorskip("openskill")
    tournament = round_robin(variant, ["random", "heuristic"], pairs=10)
    assert tournament.ratings["heuristic"][0] > tournament.ratings["random"][0]
    assert json.dumps(tournament.as_dict())
    assert ratings_table(tournament).row_count == 2


class HighestNumber:
    """A made-up game for three: everybody names a number once, the highest wins; seats act in turn."""

    agents = ("a", "b", "c")

    class game:
        name = "highest number"

    def table(self, n):
        return HighestTable(n)


class HighestTable:
    n_seats, n_actions = 3, 4

    def __init__(self, n):
        self.n = n

    def deal_batch(self, seeds):
        self.numbers = np.full((self.n, 3), -1)

    def asked(self, slots):
        named = (self.numbers[slots] >= 0).sum(1)
        return np.where(named < 3, named, -1).astype(np.int8)

    def observe_batch(self, actors):
        actors[:] = self.asked(np.arange(self.n))

    def step_batch(self, actions, slots, actors):
        self.numbers[slots, self.asked(slots)] = actions
        actors[:] = self.asked(slots)

    def returns_batch(self, out):
        best = self.numbers == self.numbers.max(1, keepdims=True)
        out[:] = np.where(best, 1.0, -0.5)


class Names(Player):
    """Always names the same number, or one drawn from its seed."""

    def __init__(self, number=None):
        self.number, self.name = number, f"names {number}"
        self.seats = set()

    def act(self, table: Any, slots, seeds):
        self.seats |= set(table.asked(slots).tolist())
        numbers = (
            (seeds >> np.uint64(40)) % np.uint64(4)
            if self.number is None
            else np.full(len(slots), self.number)
        )
        return numbers.astype(np.int32)


def test_with_three_seats_each_player_takes_every_seat_and_self_play_is_even():
    high, low = Names(3), Names(0)
    game: Any = HighestNumber()
    match = play_match(game, high, low, pairs=6)
    assert match.score == 1.0
    assert high.seats == low.seats == {0, 1, 2}
    assert play_match(game, Names(), Names(), pairs=9).score == 0.5


def test_functions_can_play(variant):
    first = CallablePlayer(lambda obs: int(np.flatnonzero(obs["action_mask"])[0]), name="first")
    match = play_match(variant, first, "heuristic", pairs=2)
    assert match.a == "first"
