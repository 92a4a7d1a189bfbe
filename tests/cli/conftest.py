"""The command line, called as a user would call it."""

import io
import sys
from collections.abc import Callable
from dataclasses import dataclass

import pytest

from dungeonzoo.cli import main


@dataclass(frozen=True)
class Result:
    code: int
    out: str
    err: str


Command = Callable[..., Result]


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    """Runs `dungeonzoo` with these arguments; typed: what is on its standard input."""

    def run(*args: object, typed: str = "") -> Result:
        monkeypatch.setattr(sys, "argv", ["dungeonzoo", *map(str, args)])
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        monkeypatch.setenv("COLUMNS", "160")
        code = 0
        try:
            main()
        except SystemExit as end:
            code = int(end.code or 0)
        said = capsys.readouterr()
        return Result(code, said.out, said.err)

    return run
