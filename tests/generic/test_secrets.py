"""Hidden information: what a seat cannot know changes nothing that it is shown."""

import numpy as np
import pytest

from dungeonzoo.benchmarks.positions import broken, leaks, reachable, resampled, shown
from dungeonzoo.envs.core.aec import TableEnv
from dungeonzoo.envs.core.game import Variant
from dungeonzoo.envs.core.table import spread

from .play import questions


@pytest.mark.fault(22, 23)
def test_what_a_seat_cannot_know_shows_nowhere(variant: Variant, request: pytest.FixtureRequest):
    """Observation, mask, whose turn and returns, its own and a spectator's, are the same to the bit."""
    table = reachable(variant, request.config.getoption("positions"), seed=21, over=True)
    assert not leaks(table, seed=22)


@pytest.mark.fault(22, 26)
def test_texts_and_pictures_tell_no_secret(aec: TableEnv):
    for count, _ in enumerate(questions(aec, seed=23, limit=120)):
        if count % 6:
            continue
        for agent in aec.possible_agents:
            twin = aec.clone(seed=count, agent=agent)
            assert twin.describe(agent) == aec.describe(agent)
            legal = np.flatnonzero(aec.action_mask(agent))
            assert [twin.action_text(a, agent) for a in legal] == [aec.action_text(a, agent) for a in legal]
            for who in (agent, "spectator"):
                assert aec.variant.words.board(twin.view(who)) == aec.variant.words.board(aec.view(who))
            assert np.array_equal(twin.infos[agent]["action_mask"], aec.infos[agent]["action_mask"])


@pytest.mark.fault(26)
def test_text_for_one_player_lists_no_action_of_another(aec: TableEnv):
    for asked in questions(aec, seed=24, limit=60):
        theirs = {aec.action_text(action, asked) for action in np.flatnonzero(aec.action_mask(asked))}
        for agent in set(aec.possible_agents) - {asked}:
            lines = {line.strip(" -*0123456789.:)") for line in aec.describe(agent).splitlines()}
            assert not theirs & lines


@pytest.mark.fault(23)
def test_nothing_an_agent_reaches_holds_a_seed_or_a_count_of_questions(aec: TableEnv):
    for agent in questions(aec, seed=25, limit=30):
        assert set(aec.observe(agent)) == {"observation", "action_mask"}
        assert set(aec.last()[4]) == {"action_mask"}


@pytest.mark.fault(24)
def test_resampling_draws_many_states_that_all_hold_together(variant: Variant):
    """The states differ, the true one is not preferred, and each keeps the game's invariants."""
    table = reachable(variant, 200, seed=26)
    truth = np.stack([table.full(slot) for slot in range(200)])
    different = np.zeros((table.n_seats, 200), bool)
    for seat in range(table.n_seats):
        draws = []
        for seed in range(3):
            twin = resampled(table, seat, seed=100 + seed)
            assert not broken(twin.states, variant)
            draws.append(np.stack([twin.full(slot) for slot in range(200)]))
        different[seat] = (
            (draws[0] != truth).any(1) & (draws[1] != draws[0]).any(1) & (draws[2] != draws[1]).any(1)
        )
    assert different.mean() > 0.9


@pytest.mark.fault(24)
def test_resampled_games_can_be_played_on(variant: Variant):
    table = reachable(variant, 200, seed=27)
    for seat in range(table.n_seats):
        twin, ended = resampled(table, seat, seed=28), 0
        for seed in range(10):
            ended += twin.random_play(1000, seed=seed)
            if ended >= 200:
                break
        assert ended >= 200


@pytest.mark.fault(25)
def test_the_built_in_player_sees_no_more_than_it_may(variant: Variant, request: pytest.FixtureRequest):
    n = request.config.getoption("positions")
    table = reachable(variant, n, seed=29)
    actors, before, after = np.zeros(n, np.int8), np.zeros(n, np.int32), np.zeros(n, np.int32)
    table.observe_batch(actors=actors)
    seeds = spread(30, n)
    table.advise_batch(seeds, before)
    for seat in range(table.n_seats):
        twin = resampled(table, seat, seed=31)
        twin.advise_batch(seeds, after)
        assert np.array_equal(before[actors == seat], after[actors == seat])


@pytest.mark.fault(25)
def test_search_clones_do_not_know_the_true_future(aec: TableEnv):
    different = 0  # there may be nothing to hide until the cards are dealt
    for count, agent in enumerate(questions(aec, seed=32, limit=200)):
        if count % 10 == 0:
            clones = [aec.clone(seed=seed, agent=agent) for seed in range(3)]
            assert all(
                np.array_equal(c.observe(agent)["observation"], aec.observe(agent)["observation"])
                for c in clones
            )
            different += len({twin.state().tobytes() for twin in clones}) > 1
    assert different >= 4


@pytest.mark.fault(22)
def test_equal_observations_mean_equal_questions(variant: Variant):
    """The other way round: an observation tells a seat all that its mask follows from."""
    table = reachable(variant, 1000, seed=33)
    known: dict[bytes, bytes] = {}
    for seat in range(table.n_seats):
        view = shown(table, seat)
        for obs, mask in zip(view["obs"], view["mask"], strict=True):
            assert known.setdefault(obs.tobytes(), mask.tobytes()) == mask.tobytes()
