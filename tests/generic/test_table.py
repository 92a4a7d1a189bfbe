"""Tables: the same game for every batch size, thread count, process and hash seed; copies; conservation."""

import copy
import os
import pickle
import subprocess
import sys
from collections import defaultdict

import numpy as np
import pytest

from dungeonzoo.benchmarks.positions import broken, reachable, shown
from dungeonzoo.envs.core.game import Variant
from dungeonzoo.envs.core.registry import Entry
from dungeonzoo.envs.core.table import IllegalAction, Table, spread

from .hooks import hooks
from .play import transcript

STEPS = 150


def test_batch_size_changes_nothing(variant: Variant):
    seeds = spread(11, 60)
    alone = [transcript(variant.table(1), np.array([0]), seeds[i : i + 1], STEPS)[0] for i in range(60)]
    together = transcript(variant.table(60), np.arange(60), seeds, STEPS)
    assert together == alone


def test_order_of_slots_changes_nothing(variant: Variant):
    seeds, mixed = spread(12, 40), np.random.default_rng(0).permutation(40)
    straight = transcript(variant.table(40), np.arange(40), seeds, STEPS)
    crossed = transcript(variant.table(50), mixed + 7, seeds, STEPS)
    assert crossed == straight


@pytest.mark.parametrize("threads", [2, 5])
def test_threads_change_nothing(variant: Variant, threads: int):
    n = 6000
    tables = [variant.table(n, threads=count) for count in (1, threads)]
    for table in tables:
        table.deal_batch(spread(13, n))
        table.random_play(120, seed=5)
    assert tables[0].states.tobytes() == tables[1].states.tobytes()
    shown = [np.zeros((n, variant.observation_layout.size), np.float32) for _ in tables]
    for table, obs in zip(tables, shown, strict=True):
        table.observe_batch(obs=obs)
    assert np.array_equal(*shown)


CHILD = """
import sys
import numpy as np
from tests.generic.play import transcript
from dungeonzoo.envs.core.registry import find
from dungeonzoo.envs.core.table import spread
variant = find(sys.argv[1]).variant(**eval(sys.argv[2]))
print(*transcript(variant.table(5), np.arange(5), spread(14, 5), 300))
"""


@pytest.mark.fault(19)
def test_other_processes_and_hash_seeds_play_the_same_games(entry: Entry, variant: Variant):
    here = transcript(variant.table(5), np.arange(5), spread(14, 5), 300)
    for hash_seed in ("0", "1"):
        child = subprocess.run(
            [sys.executable, "-c", CHILD, entry.game, repr(dict(entry.options))],
            capture_output=True,
            text=True,
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
        )
        assert child.stdout.split() == here, child.stderr


def test_single_calls_agree_with_batches(variant: Variant):
    table = reachable(variant, 100, seed=1, over=True)
    k, seats = 100, len(variant.agents)
    actors, over = np.zeros(k, np.int8), np.zeros(k, np.int8)
    mask, obs = np.zeros((k, table.n_actions), np.int8), np.zeros((k, table.n_obs), np.float32)
    returns = np.zeros((k, seats))
    advice = np.zeros(k, np.int32)
    table.observe_batch(actors=actors, over=over, mask=mask)
    table.returns_batch(returns)
    table.advise_batch(spread(2, k), advice)
    for slot in range(k):
        assert table.actor(slot) == actors[slot]
        assert table.over(slot) == over[slot]
        assert np.array_equal(table.legal(slot), mask[slot])
        assert np.array_equal(table.returns(slot), returns[slot])
        if not over[slot]:
            assert table.advise(slot, int(spread(2, k)[slot])) == advice[slot]
    for seat in range(-1, seats):
        table.observe_batch(seats=np.full(k, seat, np.int8), obs=obs)
        for slot in range(k):
            assert np.array_equal(table.observe(slot, seat), obs[slot])


def test_rewards_of_steps_add_up_to_the_return(variant: Variant):
    k = 64
    table = variant.table(k)
    table.deal_batch(spread(3, k))
    total, rewards = np.zeros((k, table.n_seats)), np.zeros((k, table.n_seats), np.float32)
    actions, over, returns = np.zeros(k, np.int32), np.zeros(k, np.int8), np.zeros((k, table.n_seats))
    running = np.arange(k)
    while running.size:
        m = running.size
        table.random_batch(spread(int(table.decisions(running[0])), m), actions[:m], slots=running)
        table.step_batch(actions[:m], slots=running, rewards=rewards[:m], over=over[:m])
        total[running] += rewards[:m]
        running = running[over[:m] == 0]
    table.returns_batch(returns)
    np.testing.assert_allclose(total, returns, atol=1e-5)


def test_observations_stay_in_their_bounds(variant: Variant):
    table = reachable(variant, 400, seed=4, over=True)
    obs = np.zeros((400, table.n_obs), np.float32)
    for seat in range(-1, table.n_seats):
        table.observe_batch(seats=np.full(400, seat, np.int8), obs=obs)
        assert np.isfinite(obs).all()
        assert np.abs(obs).max() <= 1
    for slot in range(0, 400, 10):
        assert np.abs(table.full(slot)).max() <= 1


def test_every_observation_field_is_used(variants: list[Variant]):
    """No field of the vector stands still over all the games of all variants."""
    seen: dict[str, set[bytes]] = defaultdict(set)
    for variant in variants:
        table = reachable(variant, 300, seed=5, over=True)
        for seat in range(table.n_seats):
            for name, field in variant.observation_layout.split(shown(table, seat)["obs"]).items():
                seen[name] |= {row.tobytes() for row in field}
    assert not [name for name, values in seen.items() if len(values) == 1]


@pytest.mark.parametrize(
    "copied",
    [Table.clone, copy.copy, copy.deepcopy, lambda table: pickle.loads(pickle.dumps(table))],
    ids=["clone", "copy", "deepcopy", "pickle"],
)
def test_copies_play_on_alike_and_apart(variant: Variant, copied):
    table = reachable(variant, 20, seed=6)
    before = table.states.tobytes()
    twin = copied(table)
    twin.random_play(100, seed=1)
    assert table.states.tobytes() == before
    table.random_play(100, seed=1)
    assert table.states.tobytes() == twin.states.tobytes()


def test_state_bytes_restore_the_game(variant: Variant):
    table, other = reachable(variant, 10, seed=7), variant.table(1)
    for slot in range(10):
        other.set_state(0, table.get_state(slot))
        assert np.array_equal(other.legal(0), table.legal(slot))
        action = int(np.flatnonzero(table.legal(slot))[0])
        table.step(slot, action)
        other.step(0, action)
        assert other.get_state(0) == table.get_state(slot)


def test_reseeding_changes_the_future_only(variant: Variant):
    table = variant.table(2)
    table.deal(0, 8)
    table.deal(1, 8)
    shown = table.full(1)
    table.reseed(1, 9)
    assert np.array_equal(table.full(1), shown)
    assert table.get_state(0) != table.get_state(1)


@pytest.mark.fault(14)
def test_bad_calls_change_nothing(variant: Variant):
    table = reachable(variant, 3, seed=8)
    before = [table.get_state(slot) for slot in range(3)]
    illegal = int(np.flatnonzero(table.legal(0) == 0)[0])
    for action in (illegal, -1, table.n_actions, 2**31 - 1):
        with pytest.raises(IllegalAction):
            table.step(0, action)
    legal = np.array([np.flatnonzero(table.legal(slot))[0] for slot in range(3)], np.int32)
    with pytest.raises(IllegalAction):
        table.step_batch(np.array([legal[0], legal[1], -1], np.int32))
    with pytest.raises(ValueError, match="actions"):
        table.step_batch(legal.astype(np.int64))
    with pytest.raises(ValueError, match="mask"):
        table.step_batch(legal, mask=np.zeros((2, table.n_actions), np.int8))
    with pytest.raises(IndexError):
        table.step(3, 0)
    with pytest.raises(IndexError):
        table.observe(0, table.n_seats)
    with pytest.raises(IndexError):
        table.step_batch(legal, slots=np.array([0, 1, 3]))
    with pytest.raises(ValueError, match="bytes"):
        table.set_state(0, b"short")
    assert [table.get_state(slot) for slot in range(3)] == before


def test_nothing_is_lost_or_made(variant: Variant):
    """Conservation: the game's invariants hold in every state (benchmarks.fuzz does so by the million)."""
    for seed in range(2):
        assert not broken(reachable(variant, 600, seed=seed, over=True).states, variant)


@pytest.mark.fault(36)
def test_the_built_in_player_ends_its_games(variant: Variant):
    """Nobody is stuck for ever: its games with itself end, and not by the limit as a rule."""
    k = 200
    table = variant.table(k)
    table.deal_batch(spread(9, k))
    actions, over, lengths = np.zeros(k, np.int32), np.zeros(k, np.int8), np.zeros(k, np.int64)
    running = np.arange(k)
    for step in range(20_000):
        m = running.size
        table.advise_batch(spread(step, m), actions[:m], slots=running)
        table.step_batch(actions[:m], slots=running, over=over[:m])
        lengths[running] += 1
        running = running[over[:m] == 0]
        if not running.size:
            break
    assert not running.size, f"{running.size} of {k} games did not end"
    assert np.mean([table.over(slot) == 1 for slot in range(k)]) > 0.9


@pytest.mark.fault(36)
def test_every_action_is_met_in_random_play(entry: Entry, variant: Variant):
    """No card and no ability is out of reach."""
    table = variant.table(500)
    table.deal_batch(spread(10, 500))
    met, actions = np.zeros(table.n_actions, bool), np.zeros(500, np.int32)
    unused, rare = hooks(entry.game).unused(variant), set(hooks(entry.game).RARE)
    for step in range(2000):
        table.random_batch(spread(step, 500), actions)
        met[actions] = True
        table.step_batch(actions, auto_reset=True)
        missing = set(np.flatnonzero(~met).tolist()) - rare
        if missing <= unused and step >= 150:
            break
    assert missing == unused - rare
