"""Core is tested with the real games; whatever takes `variant` or `env` runs once for each."""

from collections.abc import Callable

import numpy as np
import pytest

from dungeonzoo.envs.core.aec import TableEnv
from dungeonzoo.envs.core.game import Variant
from dungeonzoo.envs.core.registry import find, games, raw_env
from dungeonzoo.envs.core.table import Table


@pytest.fixture(params=games())
def game(request: pytest.FixtureRequest) -> str:
    return request.param


@pytest.fixture
def variant(game: str) -> Variant:
    return find(game).variant()


@pytest.fixture
def env(game: str) -> TableEnv:
    """An environment that raises on illegal actions, at its first question."""
    made = raw_env(game)
    made.reset(seed=1)
    return made


@pytest.fixture
def play() -> Callable[..., int]:
    """play(table, slot, choices, seed): random legal choices, fewer if the game ends; returns how many."""

    def random_play(table: Table, slot: int, choices: int, seed: int = 0) -> int:
        rng = np.random.default_rng(seed)
        for made in range(choices):
            if table.over(slot):
                return made
            table.step(slot, int(rng.choice(np.flatnonzero(table.legal(slot)))))
        return choices

    return random_play
