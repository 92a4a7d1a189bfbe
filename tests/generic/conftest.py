"""Every test here that asks for `entry`, or for something made from it, runs once for each registered id."""

from collections.abc import Iterator

import pytest

from dungeonzoo.envs.core.aec import TableEnv
from dungeonzoo.envs.core.game import Variant
from dungeonzoo.envs.core.registry import Entry, entries, env, find, raw_env


@pytest.fixture(params=list(entries()), ids=lambda entry: entry.id.split("/")[1])
def entry(request: pytest.FixtureRequest) -> Entry:
    return request.param


@pytest.fixture
def variant(entry: Entry) -> Variant:
    return find(entry.game).variant(**entry.options)


@pytest.fixture
def aec(entry: Entry) -> Iterator[TableEnv]:
    """The environment as users make it."""
    made = env(entry.game, **entry.options)
    yield made
    made.close()


@pytest.fixture
def raw(entry: Entry) -> Iterator[TableEnv]:
    """The environment that raises on illegal actions."""
    made = raw_env(entry.game, **entry.options)
    yield made
    made.close()
