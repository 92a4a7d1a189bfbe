"""Masks."""

import warnings

import numpy as np
import pytest

from dungeonzoo.benchmarks.positions import broken, reachable
from dungeonzoo.envs.core.aec import TableEnv
from dungeonzoo.envs.core.game import Variant
from dungeonzoo.envs.core.registry import Entry
from dungeonzoo.envs.core.table import IllegalAction

from .hooks import hooks
from .play import questions


@pytest.mark.fault(10)
def test_there_is_one_mask(aec: TableEnv):
    """From the reset on, observation, info and method say the same as the table says of a fresh copy."""
    twin = aec.variant.table()
    for count, agent in enumerate(questions(aec, seed=0, limit=200)):
        mask = aec.observe(agent)["action_mask"]
        assert np.array_equal(mask, aec.infos[agent]["action_mask"])
        assert np.array_equal(mask, aec.last()[0]["action_mask"])
        assert np.array_equal(mask, aec.action_mask(agent))
        assert np.array_equal(mask, aec.action_masks())
        if count % 10 == 0:
            twin.set_state(0, aec.table.get_state(0))
            assert np.array_equal(mask, twin.legal(0))


@pytest.mark.fault(11)
def test_masks_agree_with_rules_written_apart(entry: Entry, variant: Variant, request: pytest.FixtureRequest):
    table, rng = variant.table(), np.random.default_rng(1)
    for seed in range(request.config.getoption("positions") // 60):
        table.deal(0, seed)
        referee = hooks(entry.game).Referee(variant, table)
        while not table.over(0):
            legal = np.flatnonzero(table.legal(0))
            assert set(legal.tolist()) == referee.legal(), f"seed {seed}, choice {table.decisions(0)}"
            action = int(rng.choice(legal))
            table.step(0, action)
            referee.follow(action)
        assert not referee.legal()


@pytest.mark.fault(11)
def test_all_that_the_mask_allows_is_accepted_and_nothing_else(variant: Variant):
    """At random positions every legal choice is made on a copy; every other one is refused."""
    table, copies = reachable(variant, 100, seed=2), variant.table(variant.n_actions)
    for slot in range(table.n):
        before = table.get_state(slot)
        legal = np.flatnonzero(table.legal(slot)).astype(np.int32)
        slots = np.arange(len(legal))
        copies.copy_from(table, np.full(len(legal), slot), slots)
        copies.step_batch(legal, slots=slots)
        assert not broken(copies.states[slots], variant)
        assert all(copies.get_state(k) != before for k in slots)
        for action in set(range(-1, table.n_actions + 1)) - set(legal.tolist()):
            with pytest.raises(IllegalAction):
                table.step(slot, action)
        assert table.get_state(slot) == before


@pytest.mark.fault(12)
def test_whoever_is_asked_has_a_choice(variant: Variant):
    table = reachable(variant, 1000, seed=3, over=True)
    actors, mask = np.zeros(1000, np.int8), np.zeros((1000, table.n_actions), np.int8)
    table.observe_batch(actors=actors, mask=mask)
    counts = mask.sum(axis=1)
    assert (counts[actors >= 0] >= 2).all()
    assert (counts[actors < 0] == 0).all()


@pytest.mark.fault(13)
def test_spaces_sample_with_the_mask(aec: TableEnv):
    for agent in questions(aec, seed=5, limit=100):
        mask = aec.observe(agent)["action_mask"]
        assert mask[aec.action_space(agent).sample(mask)] == 1


@pytest.mark.fault(14)
def test_illegal_actions_lose_and_warn_once(aec: TableEnv):
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        for seed in range(20):
            aec.reset(seed=seed)
            for agent in aec.agent_iter():
                _, _, terminated, truncated, _ = aec.last()
                aec.step(None if terminated or truncated else int(aec.action_space(agent).sample()))
    assert len([w for w in caught if "not legal" in str(w.message)]) == 1


@pytest.mark.fault(16)
def test_each_game_of_a_batch_has_its_own_mask(variant: Variant):
    table = reachable(variant, 200, seed=6)
    mask = np.zeros((200, table.n_actions), np.int8)
    table.observe_batch(mask=mask)
    assert len(np.unique(mask, axis=0)) > 20
    for slot in range(200):
        assert np.array_equal(mask[slot], table.legal(slot))
