"""Maps that a test drew are gone after it."""

from collections.abc import Iterator

import pytest

from . import boards


@pytest.fixture(autouse=True)
def _own_maps() -> Iterator[None]:
    yield
    boards.restore()
