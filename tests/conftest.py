"""What all tests share; the parts are plugins of their own."""

import pytest

pytest_plugins = ["tests.coverage_plugin"]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--positions", type=int, default=300, help="random states per test of masks and secrets")
    parser.addoption(
        "--sample",
        action="store_true",
        help="generic tests of the first and the last variant of a game alone",
    )
