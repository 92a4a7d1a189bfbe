"""`train`, `eval` and `bench`."""

import json
import re
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from .conftest import Command


@pytest.fixture
def trained(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What training was asked for, in place of training."""
    calls: list[Any] = []
    module = ModuleType("dungeonzoo.training.train")
    module.train = lambda game, options, **settings: calls.append((game, options, settings))  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, module.__name__, module)
    return calls


def test_training_gets_what_was_asked_for(command: Command, trained: list[Any]) -> None:
    words = "--minutes 2.5 --steps 4096 --seed 7 --folder there --resume --imitate 0 --envs 8 --threads 1"
    assert command("train", "cthulhu", *words.split(), "-o", "deck=seen", "-o", "life=50").code == 0
    settings = {
        "minutes": 2.5,
        "steps": 4096,
        "seed": 7,
        "folder": Path("there"),
        "resume": True,
        "imitate": 0,
        "envs": 8,
        "threads": 1,
    }
    assert trained == [("cthulhu", {"deck": "seen", "life": 50}, settings)]


def test_training_of_no_game_is_refused(command: Command, trained: list[Any]) -> None:
    result = command("train", "chess")
    assert (result.code, trained) == (2, [])
    assert result.err.startswith("dungeonzoo: there is no game 'chess'")


def test_a_missing_extra_is_named(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "dungeonzoo.training.train", raising=False)
    for name in ("torch", "stable_baselines3", "sb3_contrib"):
        monkeypatch.setitem(sys.modules, name, None)
    result = command("train", "cthulhu")
    assert result.code == 2
    assert re.fullmatch(
        r'dungeonzoo: \S+ is missing; install it with: pip install "dungeonzoo\[train\]"\n', result.err
    )


def test_two_players_play_a_match(command: Command) -> None:
    result = command("eval", "random", "random", "cthulhu", "--pairs", 3, "--seed", 1)
    assert result.code == 0
    (row,) = (line for line in result.out.splitlines() if line.count("random") == 2)
    assert " 6 " in row
    assert "50.0%" in row
    assert command("eval", "random", "random", "cthulhu", "--deals", 3, "--seed", 1).out == result.out


def test_more_players_play_a_round_robin(command: Command) -> None:
    result = command("eval", "random", "heuristic", "search:2", "cthulhu", "--deals", 1, "-o", "turn_limit=4")
    assert result.code == 0
    assert "ratings" in result.out
    for a, b in (("random", "heuristic"), ("random", "search"), ("heuristic", "search")):
        assert re.search(rf"{a}.*{b}", result.out)


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (["random", "nobody"], "nobody"),
        (["random"], "at least two players"),
        (["random", "random", "--deals", "0"], "deals=0 is not possible"),
    ],
)
def test_a_match_that_cannot_be_played_is_refused(command: Command, args: list[str], told: str) -> None:
    players = [arg for arg in args if arg in ("random", "nobody")]
    result = command("eval", *players, "cthulhu", *args[len(players) :])
    assert result.code == 2
    (line,) = result.err.splitlines()
    assert told in line


def test_bench_passes_its_arguments_on(command: Command, tmp_path: Path) -> None:
    assert command("bench", "cthulhu", "--quick", "--out", tmp_path / "rates.json").code == 0
    assert json.loads((tmp_path / "rates.json").read_text())["results"]
