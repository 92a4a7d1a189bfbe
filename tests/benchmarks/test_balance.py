"""Who wins at which table: what is counted."""

import json
from pathlib import Path

import numpy as np
import pytest

from dungeonzoo.benchmarks.balance import PLAYERS, balance, main, seated, tables
from dungeonzoo.envs.core.registry import find, games


def test_the_odd_seat_goes_round():
    players = seated("heuristic", "random", n_seats=3, games=7)
    assert (players == PLAYERS["heuristic"]).sum(1).tolist() == [1] * 7
    assert (players == PLAYERS["heuristic"]).argmax(1).tolist() == [0, 1, 2, 0, 1, 2, 0]
    assert (seated("random", "random", n_seats=2, games=4) == PLAYERS["random"]).all()


@pytest.mark.parametrize("seats", [2, 4])
def test_no_table_is_set_twice(seats: int):
    made = [np.sort(seated(*who, seats, 1)[0]).tolist() for who in tables(seats).values()]
    assert len({tuple(players) for players in made}) == len(made)


@pytest.mark.parametrize("game", games())
def test_the_built_in_player_takes_more_than_its_share_from_random_ones(game: str):
    variant = find(game).variant()
    result = balance(variant, "heuristic", "random", games=200, seed=1)
    assert result["games"] == 200
    assert result["low"] > result["par"] == round(1 / len(variant.agents), 3)
    assert result["decisions"]["p1"] <= result["decisions"]["p50"] <= result["decisions"]["most"]


def test_batches_change_nothing(monkeypatch: pytest.MonkeyPatch):
    variant = find("cthulhu").variant()
    whole = balance(variant, "heuristic", "random", games=24)
    monkeypatch.setattr("dungeonzoo.benchmarks.balance.BATCH", 5)
    assert balance(variant, "heuristic", "random", games=24) == whole


def test_a_table_of_each_combination_of_options(tmp_path: Path):
    out = tmp_path / "balance.json"
    assert main(["cthulhu", "--games", "4", "-o", "life=20", "-o", "life=30", "--out", str(out)]) == 0
    results = json.loads(out.read_text())["results"]
    assert len(results) == 4
    for name, played in results.items():
        assert name.endswith(("life=20", "life=30"))
        assert list(played) == ["all random", "all heuristic", "one heuristic"]
        assert "share" not in played["all random"]
