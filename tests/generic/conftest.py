"""Every test here runs once for each registered id.

Those that ask for `entry`, or for something made from it, also run under the further options that the hooks
of the game name; those that ask for `registered` do not. Those that ask for `game` run once for each game.
"""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from dungeonzoo.envs.core.aec import TableEnv
from dungeonzoo.envs.core.game import Game, Variant
from dungeonzoo.envs.core.registry import Entry, entries, env, find, games, raw_env

from .hooks import hooks


def further(game: str) -> Iterator[Entry]:
    """The first id of the game under each of its further options."""
    first = next(entry for entry in entries() if entry.game == game)
    return (replace(first, options={**first.options, **options}) for options in hooks(game).ALSO)


def name(entry: Entry) -> str:
    """The id; for one of the further ones, its options as well."""
    options = {} if entry in entries() else entry.options
    return "-".join([entry.id.split("/")[1], *(f"{key}={value}" for key, value in options.items())])


def all_of(game: str) -> list[Entry]:
    """Everything that is tested of a game."""
    return [*(entry for entry in entries() if entry.game == game), *further(game)]


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """--sample: of all that is tested of a game the first and the last are kept."""
    if not config.getoption("sample"):
        return
    kept = [all_of(game)[end] for game in games() for end in (0, -1)]
    out = {item for item in items if _entry(item) and _entry(item) not in kept}
    config.hook.pytest_deselected(items=list(out))
    items[:] = [item for item in items if item not in out]


def _entry(item: pytest.Item) -> Entry | None:
    return getattr(item, "callspec", None) and item.callspec.params.get("entry")


@pytest.fixture(params=[entry for game in games() for entry in all_of(game)], ids=name)
def entry(request: pytest.FixtureRequest) -> Entry:
    return request.param


@pytest.fixture(params=list(entries()), ids=name)
def registered(request: pytest.FixtureRequest) -> Entry:
    return request.param


@pytest.fixture(params=games())
def game(request: pytest.FixtureRequest) -> Game:
    return find(request.param)


@pytest.fixture(params=games())
def variants(request: pytest.FixtureRequest) -> list[Variant]:
    """All variants of one game, for tests that run once for each game."""
    return [find(entry.game).variant(**entry.options) for entry in all_of(request.param)]


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
