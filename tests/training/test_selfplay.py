"""The learner's opponents: who they are, how often they come, and that they change."""

from dataclasses import replace

import numpy as np
import pytest
from sb3_contrib import MaskablePPO

from dungeonzoo.envs.core.registry import find
from dungeonzoo.training.imitate import imitate
from dungeonzoo.training.networks import policy_of
from dungeonzoo.training.selfplay import League
from dungeonzoo.wrappers.sb3 import make

from .tiny import ENTITIES, TINY, tiny_policy

SHORT = 20
"""Life at the start: quick games."""


@pytest.fixture(scope="module")
def variant():
    return find("cthulhu").variant(life=SHORT)


@pytest.fixture
def league(variant):
    settings = replace(TINY, rivals=2, latest=0.4, older=0.3, heuristic=0.2, random=0.1)
    league = League(variant, settings, seed=1)
    policy = tiny_policy(variant).policy
    for update in range(5):
        league.add(update, policy.header.network, policy._tensors)
    return league


def weights(league):
    return {player.name: weight for player, weight in league.opponents().items()}


def test_the_pool_has_the_stated_weights(league):
    shares = weights(league)
    assert shares.pop("heuristic") == 0.2
    assert shares.pop("random") == 0.1
    assert shares.pop("snapshot 4") == 0.4
    assert sorted(shares.values()) == [0.15, 0.15]
    assert sum(shares.values()) == pytest.approx(0.3)


def test_the_first_snapshot_takes_the_share_of_earlier_ones(variant):
    league = League(variant, TINY, seed=1)
    policy = tiny_policy(variant).policy
    league.add(0, policy.header.network, policy._tensors)
    assert weights(league)["snapshot 0"] == pytest.approx(TINY.latest + TINY.older)


def test_all_earlier_snapshots_get_their_turn(league):
    policy = tiny_policy(league.variant).policy
    seen = set()
    for update in range(5, 40):
        seen |= {name for name in weights(league) if name.startswith("snapshot")}
        league.add(update, policy.header.network, policy._tensors)
    assert {f"snapshot {i}" for i in range(5)} <= seen


def test_a_restored_league_is_the_same(league, variant):
    other = League(variant, league.settings, seed=1)
    other.set_state(league.get_state())
    assert weights(other) == weights(league)
    assert list(other.by_name()) == list(league.by_name())


def test_copying_the_built_in_player_makes_the_network_agree_with_it(variant):
    env = make("cthulhu", 2)
    policy, keywords = policy_of(variant, ENTITIES)
    model = MaskablePPO(
        policy, env, policy_kwargs=keywords, n_steps=4, batch_size=8, learning_rate=3e-3, seed=0, device="cpu"
    )
    before = imitate(model, variant, 1, seed=0, games=8)
    heard = []
    after = imitate(model, variant, 12_000, seed=1, games=16, minibatch=64, tell=heard.append)
    assert after > before + 0.05
    assert np.all(np.diff(heard) > 0)
    assert heard[-1] >= 12_000


def test_the_learning_rate_of_copying_falls(variant):
    policy, keywords = policy_of(variant, ENTITIES)
    model = MaskablePPO(
        policy, make("cthulhu", 2), policy_kwargs=keywords, n_steps=4, batch_size=8, device="cpu"
    )
    imitate(model, variant, 4000, seed=1, rate=1e-2, games=8, minibatch=64)
    assert 0 < model.policy.optimizer.param_groups[0]["lr"] < 5e-3
