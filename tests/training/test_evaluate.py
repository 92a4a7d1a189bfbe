"""Matches: deals, seats, seeds and intervals."""

import json
from typing import Any, ClassVar

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
    deals = 2 if who.startswith("search") else 12
    a, b = (tiny_policy(variant), tiny_policy(variant)) if who == "policy" else (who, who)
    match = play_match(variant, a, b, deals=deals, seed=3)
    assert match.score == match.par == 0.5
    assert match.wins == match.losses
    assert match.low < 0.5 < match.high
    assert not match.beats


def test_the_built_in_player_beats_random_with_an_interval_above_one_half(variant):
    match = play_match(variant, "heuristic", "random", deals=50, seed=1)
    assert 0.5 < match.low < match.score <= 1
    assert match.beats
    mirrored = play_match(variant, "random", "heuristic", deals=50, seed=1)
    assert mirrored.score == pytest.approx(1 - match.score)


def test_results_depend_on_the_seed_and_not_on_the_size_of_batches(variant):
    first = play_match(variant, "heuristic", "random", deals=12, seed=5)
    again = play_match(variant, "heuristic", "random", deals=12, seed=5, batch=8)
    other = play_match(variant, "heuristic", "random", deals=12, seed=6)
    assert (first.score, first.decisions) == (again.score, again.decisions)
    assert first.decisions != other.decisions


def test_progress_hears_of_all_games(variant):
    heard = []
    play_match(
        variant, "random", "random", deals=6, batch=4, progress=lambda done, all: heard.append((done, all))
    )
    assert heard[-1] == (12, 12)
    assert heard == sorted(heard)


def test_interval_is_over_deals_and_never_empty():
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


def test_interval_at_larger_tables_is_not_drawn_away_from_par():
    for seats in (2, 3, 4, 6):
        low, high = interval(np.full(50, 1 / seats), seats)
        assert low + high == pytest.approx(2 / seats)
        assert low < 1 / seats < high


def test_matches_are_about_the_result_whatever_the_reward(variant):
    other = find("cthulhu").variant(life=SHORT, reward="score")
    by_result, by_score = (play_match(v, "heuristic", "random", deals=8) for v in (variant, other))
    assert (by_result.score, by_result.decisions) == (by_score.score, by_score.decisions)


def test_match_is_plain_data_and_can_be_shown(variant):
    match = play_match(variant, "random", "heuristic", deals=2)
    assert json.loads(json.dumps(match.as_dict()))["b"] == "heuristic"
    console = Console(width=120, record=True, file=open("/dev/null", "w"))  # noqa: SIM115
    console.print(results_table([match]))
    assert "heuristic" in console.export_text()


def test_deals_below_one_are_refused(variant):
    with pytest.raises(ValueError, match="deals=0 is not possible"):
        play_match(variant, "random", "random", deals=0)


def test_round_robin_rates_the_better_player_higher(variant):
    pytest.importorskip("openskill")
    tournament = round_robin(variant, ["random", "heuristic"], deals=10)
    assert tournament.ratings["heuristic"][0] > tournament.ratings["random"][0]
    assert json.dumps(tournament.as_dict())
    assert ratings_table(tournament).row_count == 2


class HighestNumber:
    """A made-up game for three: everybody names a number once, the highest ones share the win; seats act in
    turn. Where all name nothing, nobody wins.
    """

    agents = ("a", "b", "c")
    options: ClassVar = {"reward": "win"}
    sides: ClassVar = {}

    class game:
        name = "highest number"
        reward_range = (0.0, 1.0)

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
        best = (self.numbers == self.numbers.max(1, keepdims=True)) & (self.numbers > 0)
        out[:] = best / np.maximum(best.sum(1, keepdims=True), 1)


class Names(Player):
    """Always names the same number, or one from 1 to 3 drawn from its seed."""

    def __init__(self, number=None):
        self.number, self.name = number, f"names {number}"
        self.seats = set()

    def act(self, table: Any, slots, seeds):
        self.seats |= set(table.asked(slots).tolist())
        drawn = 1 + (seeds >> np.uint64(40)) % np.uint64(3)
        return (drawn if self.number is None else np.full(len(slots), self.number)).astype(np.int32)


GAME: Any = HighestNumber()


def test_with_three_seats_each_player_takes_every_seat():
    high, low = Names(3), Names(0)
    match = play_match(GAME, high, low, deals=2)
    assert (match.seats, match.wins, match.score, match.par) == (3, 6, 1.0, 1 / 3)
    assert high.seats == low.seats == {0, 1, 2}


def test_with_three_seats_equals_score_a_third():
    match = play_match(GAME, Names(), Names(), deals=30)
    assert match.score == pytest.approx(match.par)
    assert match.wins + match.draws + match.losses == 90
    assert match.losses > match.wins
    assert match.low < match.par < match.high


def test_a_shared_win_is_a_share_and_no_winner_is_none():
    shared = play_match(GAME, Names(2), Names(2), deals=2)
    assert (shared.draws, shared.score) == (6, pytest.approx(1 / 3))
    nobody = play_match(GAME, Names(0), Names(0), deals=2)
    assert (nobody.draws, nobody.score) == (6, 0.0)


def test_the_other_seats_can_be_drawn_from_a_pool():
    low, high = Names(1), Names(3)
    match = play_match(GAME, Names(2), {low: 1.0, high: 1.0}, deals=400)
    assert match.score == pytest.approx(1 / 4, abs=0.05), "alone on top where both others are low"
    assert low.seats == high.seats == {0, 1, 2}
    assert match.b == "names 1 or names 3"


def test_with_three_seats_a_round_robin_goes_both_ways():
    pytest.importorskip("openskill")
    tournament = round_robin(GAME, [Names(1), Names(3)], deals=4)
    assert [match.score for match in tournament.matches] == [0.0, 1.0]
    assert tournament.ratings["names 3"][0] > tournament.ratings["names 1"][0]


def test_functions_can_play(variant):
    first = CallablePlayer(lambda obs: int(np.flatnonzero(obs["action_mask"])[0]), name="first")
    match = play_match(variant, first, "heuristic", deals=2)
    assert match.a == "first"
