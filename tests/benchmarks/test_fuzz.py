"""The fuzzer's variants and what it counts."""

import json
from pathlib import Path

import pytest

from dungeonzoo.benchmarks.arguments import variants
from dungeonzoo.benchmarks.fuzz import main
from dungeonzoo.envs.core.registry import Entry, entries

SMALL = ("--games", "20", "--leaks", "10", "--slots", "16", "--quiet")


@pytest.fixture
def duel() -> list[Entry]:
    return [entry for entry in entries() if entry.game == "cthulhu"]


def test_games_are_played_and_counted(tmp_path: Path):
    out = tmp_path / "counts.json"
    assert main(["cthulhu", *SMALL, "-o", "life=20", "--out", str(out)]) == 0
    results = json.loads(out.read_text())["results"]
    assert list(results) == ["dungeonzoo/Cthulhu-v0 life=20", "dungeonzoo/Cthulhu-Seen-v0 life=20"]
    for counts in results.values():
        assert counts["games"] >= 20
        assert counts["leak_states"] == 10
        assert not counts["broken_invariants"]
        assert not counts["leaks"]


def test_each_combination_of_options_is_a_variant(duel: list[Entry]):
    made = variants(duel[:1], ["life=20", "deck=full", "life=30", "deck=seen"])
    assert [(v.options["life"], v.options["deck"]) for v in made.values()] == [
        (20, "full"),
        (20, "seen"),
        (30, "full"),
        (30, "seen"),
    ]
    assert list(made)[1] == f"{duel[0].id} life=20 deck=seen"


def test_without_options_every_id_is_a_variant(duel: list[Entry]):
    assert list(variants(duel, [])) == [entry.id for entry in duel]


@pytest.mark.parametrize(
    ("pair", "told"),
    [("luck=3", "no game has the option luck=3"), ("life=much", "life=much is not possible")],
)
def test_options_that_make_no_variant_are_refused(pair: str, told: str, capsys: pytest.CaptureFixture[str]):
    with pytest.raises(SystemExit):
        main(["cthulhu", *SMALL, "-o", pair])
    assert told in capsys.readouterr().err
