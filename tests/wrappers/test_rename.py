"""Observations under other names."""

import numpy as np
import pytest
from pettingzoo.test import api_test

from dungeonzoo.envs.core.registry import env as aec_env
from dungeonzoo.wrappers import single
from dungeonzoo.wrappers.rename import RenameAgentKeys, RenameKeys
from tests.wrappers.helpers import legal, play


def test_only_the_names_change(game):
    renamed = play(RenameKeys(single.make(game)), np.random.default_rng(1), seed=3)
    plain = play(single.make(game), np.random.default_rng(1), seed=3)
    for (new, *rest), (old, *others) in zip(renamed, plain, strict=True):
        assert set(new) == {"observations", "action_mask"}
        np.testing.assert_array_equal(new["observations"], old["observation"])
        assert rest[:3] == others[:3]


def test_spaces_follow(game, rng):
    env = RenameKeys(single.make(game), {"action_mask": "mask"})
    assert all(step[0] in env.observation_space for step in play(env, rng))
    with pytest.raises(TypeError, match="only observations with keys"):
        RenameKeys(single.make(game, obs="flat"))


def test_agents_observations_are_renamed(game, rng):
    env = RenameAgentKeys(aec_env(game))
    env.reset(seed=0)
    for agent in env.agent_iter():
        obs, _, terminated, truncated, _ = env.last()
        assert obs in env.observation_space(agent)
        assert set(obs) == {"observations", "action_mask"}
        env.step(None if terminated or truncated else int(legal(rng, obs["action_mask"])))


def test_pettingzoos_check_is_content(game):
    api_test(RenameAgentKeys(aec_env(game)), num_cycles=50)
