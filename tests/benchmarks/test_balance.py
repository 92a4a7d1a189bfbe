"""Who wins at which table: what is counted."""

import json
from pathlib import Path

import numpy as np
import pytest

from dungeonzoo.benchmarks.balance import balance, main, odd_seats, tables
from dungeonzoo.envs.core.registry import find, games


def test_the_odd_seat_goes_round():
    odd = odd_seats(n_seats=3, games=7)
    assert odd.sum(1).tolist() == [1] * 7
    assert odd.argmax(1).tolist() == [0, 1, 2, 0, 1, 2, 0]


def test_a_side_is_the_odd_one_in_every_game():
    assert odd_seats(n_seats=3, games=2, side=(1, 2)).tolist() == [[False, True, True]] * 2


@pytest.mark.parametrize("game", games())
def test_no_table_is_set_twice(game: str):
    variant = find(game).variant()
    made = set()
    for odd, others, side in tables(variant).values():
        who = np.where(odd_seats(len(variant.agents), 1, side)[0], odd, others).tolist()
        made.add(tuple(who if variant.sides else sorted(who)))
    assert len(made) == len(tables(variant)) >= 3


@pytest.mark.parametrize("game", games())
def test_the_built_in_player_takes_more_than_its_share_from_random_ones(game: str):
    variant = find(game).variant()
    for title, (odd, others, side) in tables(variant).items():
        if odd == "heuristic" != others:
            result = balance(variant, odd, others, games=200, seed=1, side=side)
            assert result["games"] == 200
            assert result["low"] > result["par"], title
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


def test_some_tables_alone_are_played_and_join_those_of_the_file(tmp_path: Path):
    out = tmp_path / "balance.json"
    for life in ("life=20", "life=30"):
        arguments = [
            "dungeonzoo/Cthulhu-v0",
            "--games",
            "4",
            "-o",
            life,
            "--table",
            "all random",
            "--out",
            str(out),
        ]
        assert main(arguments) == 0
    results = json.loads(out.read_text())["results"]
    assert {name: list(played) for name, played in results.items()} == {
        "dungeonzoo/Cthulhu-v0 life=20": ["all random"],
        "dungeonzoo/Cthulhu-v0 life=30": ["all random"],
    }


def test_a_table_that_is_not_there_is_told_with_those_that_are(capsys: pytest.CaptureFixture[str]):
    with pytest.raises(SystemExit):
        main(["cthulhu", "--table", "all good"])
    assert "it has all random, all heuristic, one heuristic" in capsys.readouterr().err
