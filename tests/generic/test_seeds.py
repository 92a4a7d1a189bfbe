"""Seeds and copies of the AEC environment."""

import copy
import os
import pickle
import random
import subprocess
import sys
from hashlib import blake2b
from pathlib import Path

import numpy as np
import pytest

from dungeonzoo.envs.core.aec import TableEnv
from dungeonzoo.envs.core.registry import Entry, env

from .hooks import hooks
from .play import questions, random_action


def finish(env: TableEnv, seed: int) -> list[bytes]:
    """Plays the game in progress to its end; the observations on the way."""
    rng, seen = np.random.default_rng(seed), []
    while not env.table.over(0):
        seen.append(env.observe(env.agent_selection)["observation"].tobytes())
        env.step(random_action(env, env.agent_selection, rng))
    return seen


def midgame(env: TableEnv, seed: int, choices: int = 40) -> TableEnv:
    for _ in questions(env, seed, limit=choices):
        pass
    return env


@pytest.mark.fault(17)
@pytest.mark.parametrize("seed", [0, 1, 2**32, 2**64 - 1])
def test_a_seed_names_one_game(entry: Entry, seed: int):
    made, again = env(entry.game, **entry.options), env(entry.game, **entry.options)
    made.reset(seed=seed)
    assert made.episode_seed == seed
    again.reset(seed=123)
    again.reset(seed=seed)
    assert finish(made, 7) == finish(again, 7)


@pytest.mark.fault(17)
def test_games_without_a_seed_differ(entry: Entry):
    made = env(entry.game, **entry.options)
    first = []
    for _ in range(5):
        made.reset()
        first.append(made.table.get_state(0))
    made.reset(seed=0)
    for _ in range(5):
        made.reset()
        first.append(made.table.get_state(0))
    assert len(set(first)) == 10


@pytest.mark.fault(17)
def test_the_episode_seed_replays_a_game_dealt_without_one(entry: Entry):
    made = env(entry.game, **entry.options)
    made.reset()
    again = env(entry.game, **entry.options)
    again.reset(seed=made.episode_seed)
    assert made.table.get_state(0) == again.table.get_state(0)


@pytest.mark.fault(17)
def test_a_seeded_reset_keeps_the_options(entry: Entry):
    options = {**entry.options, **(hooks(entry.game).SHORT or {}), "reward": "score"}
    made = env(entry.game, **options)
    setup = made.table.setup.tobytes()
    made.reset(seed=5)
    assert made.table.setup.tobytes() == setup != env(entry.game, **entry.options).table.setup.tobytes()
    assert options.items() <= made.variant.options.items()


@pytest.mark.fault(18)
def test_global_generators_stay_apart(entry: Entry):
    made = env(entry.game, **entry.options)
    np.random.seed(1)  # noqa: NPY002 (the very generator that must not matter)
    random.seed(1)
    states = np.random.get_state()[1].tobytes(), random.getstate()  # noqa: NPY002
    made.reset(seed=9)
    first = finish(made, 9)
    made.reset()
    assert (np.random.get_state()[1].tobytes(), random.getstate()) == states  # noqa: NPY002
    np.random.seed(2)  # noqa: NPY002
    random.seed(2)
    made.reset(seed=9)
    assert finish(made, 9) == first


CHILD = """
import pickle, sys
from hashlib import blake2b
from tests.generic.test_seeds import finish
env = pickle.loads(open(sys.argv[1], "rb").read())
print(blake2b(b"".join(finish(env, 3))).hexdigest())
"""


@pytest.mark.fault(19)
def test_a_game_goes_on_the_same_way_in_another_process(aec: TableEnv, tmp_path: Path):
    file = tmp_path / "game.pickle"
    file.write_bytes(pickle.dumps(midgame(aec, 10)))
    here = blake2b(b"".join(finish(aec, 3))).hexdigest()
    child = subprocess.run(
        [sys.executable, "-c", CHILD, str(file)], capture_output=True, text=True, env=dict(os.environ)
    )
    assert child.stdout.strip() == here, child.stderr


@pytest.mark.fault(20)
@pytest.mark.parametrize(
    "copied",
    [copy.copy, copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))],
    ids=["copy", "deepcopy", "pickle"],
)
def test_copies_keep_the_game_in_progress(aec: TableEnv, copied):
    twin = copied(midgame(aec, 11))
    assert twin.table.get_state(0) == aec.table.get_state(0)
    assert finish(twin, 4) == finish(aec, 4)
    assert twin.rewards == aec.rewards
    twin.reset(seed=1)
    assert aec.table.over(0)


@pytest.mark.fault(20)
def test_get_and_set_state_take_the_game_along(entry: Entry, aec: TableEnv):
    kept = midgame(aec, 12).get_state()
    first = finish(aec, 5)
    aec.set_state(kept)
    assert finish(aec, 5) == first
    other = env(entry.game, **entry.options)
    other.set_state(kept)
    assert finish(other, 5) == first


@pytest.mark.parametrize(
    "change",
    [
        {"table": b"short"},
        {"table": None},
        {"origin": {}},
        {"agent_selection": "nobody"},
        {"rewards": {}},
        {"terminations": None},
        {"cumulative_rewards": {"nobody": 0.0}},
        {"dealt": "0"},
    ],
    ids=lambda change: next(iter(change)),
)
def test_a_damaged_state_is_refused_and_changes_nothing(aec: TableEnv, change: dict):
    kept = midgame(aec, 12).get_state()
    with pytest.raises(ValueError, match=r"^[^\n]+$"):
        aec.set_state({**kept, **change})
    with pytest.raises(ValueError, match="lacks"):
        aec.set_state({name: kept[name] for name in kept if name not in change})
    assert aec.get_state() == kept


def test_a_state_of_another_configuration_is_refused(aec: TableEnv, entry: Entry):
    kept = midgame(aec, 12).get_state()
    other = env(entry.game, **entry.options)
    with pytest.raises(ValueError, match="this state is of version"):
        other.set_state({**kept, "origin": {**kept["origin"], "version": -1}})


@pytest.mark.fault(20)
def test_unknown_attributes_are_missing_not_endless(aec: TableEnv):
    blank = object.__new__(type(aec))
    for made in (aec, blank):
        for name in ("no_such_thing", "__deepcopy__", "_private"):
            assert not hasattr(made, name)


@pytest.mark.fault(21)
def test_copies_share_what_never_changes(aec: TableEnv):
    midgame(aec, 13)
    assert aec.clone(seed=1).variant is aec.variant
    assert copy.deepcopy(aec).variant.words is aec.variant.words


@pytest.mark.fault(21)
def test_a_pickled_game_is_small(aec: TableEnv):
    assert len(pickle.dumps(midgame(aec, 14))) < 2**17


def test_a_clone_has_another_future(aec: TableEnv):
    midgame(aec, 15)
    before = aec.table.get_state(0)
    clones = [aec.clone(seed=seed) for seed in range(4)]
    assert all(np.array_equal(twin.state(), aec.state()) for twin in clones)
    assert len({tuple(finish(twin, 6)) for twin in clones}) > 1
    assert aec.table.get_state(0) == before


@pytest.mark.fault(28)
def test_nothing_handed_out_changes_later(aec: TableEnv):
    kept = []
    for agent in questions(aec, seed=16, limit=150):
        obs, _, _, _, info = aec.last()
        answers = [*obs.values(), info["action_mask"], aec.state(), aec.action_mask(agent)]
        kept += [(answer, answer.copy()) for answer in answers]
        kept.append((aec.rewards, dict(aec.rewards)))
    assert all(np.array_equal(a, b) if isinstance(a, np.ndarray) else a == b for a, b in kept)
