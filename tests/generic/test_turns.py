"""Turns, endings and rewards of the AEC environment."""

import numpy as np
import pytest

from dungeonzoo.envs.core.aec import TableEnv
from dungeonzoo.envs.core.registry import Entry, env, parallel_env, raw_env

from .hooks import hooks
from .play import questions, random_action

REWARDS = ["win", "score"]


def play(env: TableEnv, seed: int) -> list[tuple]:
    """What a game shows: agent, reward, flags and the sum of the observation at each turn."""
    rng, log = np.random.default_rng(seed), []
    env.reset(seed=seed)
    for agent in env.agent_iter():
        obs, reward, terminated, truncated, _ = env.last()
        log.append((agent, reward, terminated, truncated, obs["observation"].tobytes()))
        env.step(None if terminated or truncated else random_action(env, agent, rng))
    return log


@pytest.mark.fault(1)
def test_the_rules_name_who_acts(aec: TableEnv):
    for seed in range(3):
        for agent in questions(aec, seed):
            assert agent == aec.agent_selection == aec.possible_agents[aec.table.actor(0)]


@pytest.mark.fault(2)
def test_later_episodes_are_like_those_of_a_new_environment(entry: Entry, aec: TableEnv):
    games = [play(aec, seed) for seed in (3, 4, 5)]
    for seed, game in zip((3, 4, 5), games, strict=True):
        assert play(env(entry.game, **entry.options), seed) == game


@pytest.mark.fault(3)
def test_a_game_that_ends_by_its_limit_is_truncated_at_once(entry: Entry):
    if (short := hooks(entry.game).SHORT) is None:
        pytest.skip("this game has no limit")
    made = raw_env(entry.game, **{**entry.options, **short})
    seen = 0
    for seed in range(10):
        rng = np.random.default_rng(seed)
        made.reset(seed=seed)
        while not made.table.over(0):
            assert not any(made.terminations.values())
            assert not any(made.truncations.values())
            made.step(random_action(made, made.agent_selection, rng))
        by_limit = made.table.over(0) == 2
        seen += by_limit
        assert set(made.truncations.values()) == {by_limit}
        assert set(made.terminations.values()) == {not by_limit}
    assert seen, "no game reached the limit under these options"


@pytest.mark.fault(4, 5)
@pytest.mark.parametrize("reward", REWARDS)
def test_last_hands_out_the_whole_return(entry: Entry, reward: str):
    """Every agent reads its own end, and what `last` gave adds up to its return."""
    made = env(entry.game, **{**entry.options, "reward": reward})
    in_a_row = 0
    for seed in range(4):
        rng = np.random.default_rng(seed)
        handed = dict.fromkeys(made.possible_agents, 0.0)
        ends: list[str] = []
        before = ""
        made.reset(seed=seed)
        for agent in made.agent_iter():
            _, earned, terminated, truncated, _ = made.last()
            handed[agent] += earned
            in_a_row += agent == before
            before = agent
            if terminated or truncated:
                ends.append(agent)
                made.step(None)
            else:
                made.step(random_action(made, agent, rng))
        assert sorted(ends) == sorted(made.possible_agents)
        returns = dict(zip(made.possible_agents, made.table.returns(0), strict=True))
        assert handed == pytest.approx(returns, abs=1e-5)
    assert in_a_row


@pytest.mark.fault(4)
@pytest.mark.parametrize("reward", REWARDS)
def test_rewards_of_the_steps_add_up_too(entry: Entry, reward: str):
    made = env(entry.game, **{**entry.options, "reward": reward})
    rng, total = np.random.default_rng(0), dict.fromkeys(made.possible_agents, 0.0)
    made.reset(seed=0)
    while not made.table.over(0):
        made.step(random_action(made, made.agent_selection, rng))
        for agent in made.agents:
            total[agent] += made.rewards[agent]
    assert total == pytest.approx(
        dict(zip(made.possible_agents, made.table.returns(0), strict=True)), abs=1e-5
    )


@pytest.mark.fault(6, 14)
def test_a_game_over_before_others_acted_ends_well_for_all(aec: TableEnv):
    aec.reset(seed=1)
    offender = aec.agent_selection
    with pytest.warns(UserWarning, match="not legal"):
        aec.step(int(np.flatnonzero(aec.action_mask() == 0)[0]))
    read = {}
    for agent in aec.agent_iter():
        _, reward, terminated, truncated, _ = aec.last()
        assert terminated
        assert not truncated
        read[agent] = reward
        aec.step(None)
    assert read == {agent: -1.0 if agent == offender else 0.0 for agent in aec.possible_agents}


@pytest.mark.fault(7)
def test_all_agents_stay_until_the_end(aec: TableEnv):
    for _ in questions(aec, seed=2):
        assert aec.agents == aec.possible_agents
    assert aec.agents == []


@pytest.mark.fault(8)
def test_parallel_view_answers_for_the_agents_before_the_step(entry: Entry):
    made = parallel_env(entry.game, **entry.options)
    observations, infos = made.reset(seed=0)
    rng = np.random.default_rng(0)
    while made.agents:
        alive = set(made.agents)
        assert set(observations) == alive == set(infos)
        masks = {agent: observations[agent]["action_mask"] for agent in alive}
        actions = {a: int(rng.choice(np.flatnonzero(m))) if m.any() else 0 for a, m in masks.items()}
        observations, *others, infos = made.step(actions)
        assert all(set(answer) == alive for answer in (observations, *others, infos))
        observations = {agent: observations[agent] for agent in made.agents}
        infos = {agent: infos[agent] for agent in made.agents}


def test_observe_and_infos_are_whole_for_everybody_at_every_moment(aec: TableEnv):
    for _ in questions(aec, seed=4):
        for agent in aec.possible_agents:
            assert aec.observation_space(agent).contains(aec.observe(agent))
            assert set(aec.infos[agent]) == {"action_mask"}
            assert aec.infos[agent]["action_mask"].any() == (agent == aec.agent_selection)
        assert aec.state_space.contains(aec.state())
