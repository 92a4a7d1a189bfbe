"""Every test here that asks for `game` or `variant` runs over every game of the suite."""

import numpy as np
import pytest

from dungeonzoo.envs.core.game import Variant
from dungeonzoo.envs.core.registry import find, games


@pytest.fixture(params=games())
def game(request) -> str:
    return request.param


@pytest.fixture
def variant(game) -> Variant:
    return find(game).variant()


@pytest.fixture
def rng() -> np.random.Generator:
    return np.random.default_rng(11)
