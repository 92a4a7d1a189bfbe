"""The built-in player. That it knows no more than it may is in test_secrets.py."""

import numpy as np

from dungeonzoo.benchmarks.positions import reachable
from dungeonzoo.envs.core.game import Variant
from dungeonzoo.envs.core.table import spread


def test_advice_is_legal_changes_nothing_and_repeats_itself(variant: Variant):
    table = reachable(variant, 300, seed=32)
    before = [table.get_state(slot) for slot in range(table.n)]
    seeds = spread(1, table.n)
    first = [table.advise(slot, seed=int(seed)) for slot, seed in enumerate(seeds)]
    assert all(table.legal(slot)[action] for slot, action in enumerate(first))
    batch = np.empty(table.n, np.int32)
    table.advise_batch(seeds, batch)
    assert batch.tolist() == first
    assert [table.get_state(slot) for slot in range(table.n)] == before
