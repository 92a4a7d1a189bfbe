"""The checks of PettingZoo and Gymnasium themselves, with exactly the warnings that are known."""

import warnings
from collections.abc import Callable

import gymnasium
import pettingzoo
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import (
    api_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)

from dungeonzoo.envs.core.registry import Entry, env, parallel_env, raw_env

KNOWN = {
    "Observation is not a NumPy array": "it is a dict that holds the vector and the mask",
    "Observation space for each agent probably should be": "as above",
    "<descriptor>_<number>": "there is one Goddess only, so she has no number",
    "not legal now": "some checks choose without looking at the mask",
}
"""Each warning that the checks may give, by a part of its text, with the reason why it stays."""


def quietly(check: Callable[[], object]) -> None:
    """Runs a check; fails for a warning that is not known."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        check()
    unknown = {str(w.message) for w in caught if not any(part in str(w.message) for part in KNOWN)}
    assert not unknown


def test_aec_api(registered: Entry):
    quietly(lambda: api_test(env(registered.game, **registered.options), num_cycles=2000))
    quietly(lambda: api_test(raw_env(registered.game, **registered.options), num_cycles=200))


def test_aec_seeds(registered: Entry):
    quietly(lambda: seed_test(lambda: env(registered.game, **registered.options), num_cycles=200))


def test_parallel_api(registered: Entry):
    quietly(lambda: parallel_api_test(parallel_env(registered.game, **registered.options), num_cycles=500))


def test_parallel_seeds(registered: Entry):
    quietly(
        lambda: parallel_seed_test(
            lambda: parallel_env(registered.game, **registered.options), num_cycles=200
        )
    )


def test_render(registered: Entry):
    quietly(lambda: render_test(lambda **options: env(registered.game, **registered.options, **options)))


def test_pettingzoo_registry(registered: Entry):
    made = pettingzoo.make("aec", registered.id)
    made.reset(seed=0)
    assert made.agents == made.possible_agents
    parallel = pettingzoo.make("parallel", registered.id)
    assert set(parallel.reset(seed=0)[0]) == set(parallel.possible_agents)


@pytest.mark.parametrize("obs", ["vector", "dict", "flat"])
def test_gymnasium_api(registered: Entry, obs: str):
    quietly(lambda: check_env(gymnasium.make(registered.id, obs=obs).unwrapped))


def test_gymnasium_registry_needs_no_import(registered: Entry):
    assert gymnasium.make(f"dungeonzoo:{registered.id}").spec.id == registered.id
