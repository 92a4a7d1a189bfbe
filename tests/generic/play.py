"""Random play of any game, through tables and through environments."""

from collections.abc import Iterator
from hashlib import blake2b

import numpy as np
from numpy.typing import NDArray

from dungeonzoo.benchmarks.positions import outputs
from dungeonzoo.envs.core.aec import TableEnv
from dungeonzoo.envs.core.game import Variant, View
from dungeonzoo.envs.core.table import Table, spread


def transcript(table: Table, slots: NDArray[np.int64], seeds: NDArray[np.uint64], steps: int) -> list[str]:
    """For each slot a digest of all that `steps` random choices show, dealt with its seed, with auto-reset.

    The choices of a slot follow from its seed alone.
    """
    k = len(slots)
    table.deal_batch(seeds, slots=slots)
    choosers = np.stack([spread(int(seed), steps) for seed in seeds], axis=1)
    out, final = outputs(table, k), np.zeros((k, table.n_seats, table.n_obs), np.float32)
    actions = np.zeros(k, np.int32)
    digests = [blake2b(digest_size=16) for _ in slots]
    for step in range(steps):
        table.random_batch(np.ascontiguousarray(choosers[step]), actions, slots=slots)
        table.step_batch(actions, slots=slots, final_obs=final, auto_reset=True, **out)
        for row, digest in enumerate(digests):
            for shown in (actions, *out.values()):
                digest.update(shown[row].tobytes())
            if out["over"][row]:
                digest.update(final[row].tobytes())
    return [digest.hexdigest() for digest in digests]


def random_action(env: TableEnv, agent: str, rng: np.random.Generator) -> int:
    """A legal action of the agent who is asked."""
    return int(rng.choice(np.flatnonzero(env.observe(agent)["action_mask"])))


def questions(env: TableEnv, seed: int, limit: int | None = None) -> Iterator[str]:
    """Plays one game at random; hands out each agent who is asked before the choice is made."""
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    for count, agent in enumerate(env.agent_iter()):
        if env.terminations[agent] or env.truncations[agent]:
            env.step(None)
            continue
        if count == limit:
            return
        yield agent
        env.step(random_action(env, agent, rng))


def random_tables(variant: Variant, steps: int, seed: int) -> Iterator[Table]:
    """The same table after each of many random choices; a game that is over is followed by a new one."""
    rng = np.random.default_rng(seed)
    table = variant.table()
    table.deal(0, seed)
    for _ in range(steps):
        yield table
        if table.actor(0) < 0:
            table.deal(0, int(rng.integers(2**63)))
        table.step(0, int(rng.choice(np.flatnonzero(table.legal(0)))))


def view(variant: Variant, table: Table, seat: int) -> View:
    """What a seat sees of the game in slot 0."""
    return variant.observation_layout.split(table.observe(0, seat))
