"""Matches and training of games whose seats play together, against others with a part of their own."""

import csv
import json
from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar

import numpy as np
import pytest
from rich.console import Console

from dungeonzoo.envs.core.registry import find
from dungeonzoo.training.evaluate import play_match, print_results, round_robin, side_result
from dungeonzoo.training.report import draw_curve, points_of, write_curve
from dungeonzoo.training.train import train
from dungeonzoo.wrappers.players import Player

from .test_evaluate import HighestTable
from .tiny import SHARED, TINY, tiny_policy

QUICK = {"quickplay": True}


def shown(*matches) -> str:
    console = Console(width=160, record=True, file=open("/dev/null", "w"))  # noqa: SIM115
    print_results(console, matches)
    return console.export_text()


class Pair:
    """A made-up game for three: seat 0 against seats 1 and 2 together. Everybody names a number, seats in
    turn; the pair wins when both have named the same number above 0 and seat 0 has not.
    """

    agents = ("alone", "left", "right")
    options: ClassVar = {"reward": "win"}
    sides: ClassVar = {"one": (0,), "pair": (1, 2)}

    class game:
        name = "pair"
        reward_range = (-1.0, 1.0)

    def table(self, n):
        return PairTable(n)


class PairTable(HighestTable):
    def advise_batch(self, seeds, out, slots):
        out[:] = 1  # the built-in player always names 1

    def returns_batch(self, out):
        one, left, right = self.numbers.T
        won = (left == right) & (left > 0) & (left != one)
        out[:] = np.where(won[:, None], [-1.0, 1.0, 1.0], [1.0, -1.0, -1.0])


class Names(Player):
    """Always names the same number."""

    def __init__(self, number):
        self.number, self.name = number, f"names {number}"

    def act(self, table, slots, seeds):
        return np.full(len(slots), self.number, np.int32)


GAME: Any = Pair()


def test_a_deal_is_played_once_from_each_side_and_a_has_the_whole_of_it():
    match = play_match(GAME, Names(2), Names(3), deals=5)
    assert (match.seats, match.games, match.par) == (3, 10, 1 / 2)
    one, pair = match.sides
    assert (one.side, one.score, pair.side, pair.score) == ("one", 0.0, "pair", 1.0)
    assert match.score == 1 / 2
    assert (match.wins, match.losses) == (5, 5)


def test_the_par_of_a_side_is_the_built_in_player_in_the_same_place():
    one, pair = play_match(GAME, Names(2), Names(1), deals=50).sides
    assert (one.score, one.par, one.lead) == (0.0, 1.0, -1.0), "it names 1 like the pair, and wins"
    assert (pair.score, pair.par, pair.lead) == (1.0, 0.0, 1.0)
    assert pair.beats
    assert pair.lead_low > 0.8
    assert not one.beats
    assert one.lead_high < -0.8


def test_the_other_side_can_be_drawn_from_a_pool_seat_by_seat():
    match = play_match(GAME, Names(2), {Names(1): 1.0, Names(3): 1.0}, deals=400)
    one, pair = match.sides
    assert one.score == pytest.approx(1 / 2, abs=0.08), "two who agree by chance"
    assert pair.score == 1.0


def test_a_lead_is_taken_deal_by_deal():
    """Where both score much the same in the same deals, the lead's interval is narrower than theirs."""
    par = np.tile([0.0, 1.0], 100)
    better = par.copy()
    better[:10:2] = 1
    result = side_result("one", better, par)
    assert result.lead == pytest.approx(0.025)
    assert result.lead_high - result.lead_low < result.high - result.low
    assert side_result("one", par, par).lead == 0
    assert not side_result("one", par, par).beats


def test_a_round_robin_of_two_sides_goes_one_way():
    pytest.importorskip("openskill")
    assert len(round_robin(GAME, [Names(1), Names(2)], deals=4).matches) == 1


@pytest.mark.parametrize("options", [QUICK, {"players": 4}], ids=str)
def test_a_player_against_itself_scores_one_half_whatever_its_side_is_worth(options):
    variant = find("cryptic").variant(**options)
    match = play_match(variant, "heuristic", "heuristic", deals=4, seed=2)
    assert match.score == match.par == 1 / 2
    assert [side.side for side in match.sides] == ["goddess", "cryptonauts"]
    assert sum(side.score for side in match.sides) == 1
    assert all(side.lead == 0 and side.score == side.par for side in match.sides)


def test_results_do_not_depend_on_the_size_of_batches_and_progress_hears_of_all_games():
    variant, heard = find("cryptic").variant(**QUICK), []
    first = play_match(variant, tiny_policy(variant), "heuristic", deals=6, seed=5)
    again = play_match(
        *(variant, tiny_policy(variant), "heuristic"),
        **{"deals": 6, "seed": 5, "batch": 4},
        progress=lambda done, total: heard.append((done, total)),
    )
    assert first.sides == again.sides
    assert heard[-1] == (24, 24), "A's games, and the built-in player's in its place"
    assert heard == sorted(heard)


def test_sides_stand_in_the_table_and_in_the_data():
    match = play_match(GAME, Names(2), Names(1), deals=50)
    text = shown(match)
    assert "every deal from every side" in text
    for words in ("one", "pair", "built-in", "+100.0%", "-100.0%"):
        assert words in text
    assert json.loads(json.dumps(match.as_dict()))["sides"][1]["lead"] == 1.0
    cthulhu = find("cthulhu").variant(life=20)
    assert "built-in" not in shown(play_match(cthulhu, "random", "random", deals=1))


def width_of_curve(path: Path, points) -> int:
    draw_curve(path, points, "a title", par=0.5)
    return int.from_bytes(path.read_bytes()[16:20], "big")


def test_the_curve_has_a_picture_for_each_side(tmp_path):
    match = play_match(GAME, Names(2), Names(1), deals=3)
    points = [*points_of(match, 0.0, 0, 0), *points_of(match, 1.0, 64, 1)]
    assert [(point.side, point.par) for point in points[:3]] == [("", None), ("one", 1.0), ("pair", 0.0)]
    write_curve(tmp_path / "curve.csv", points)
    with (tmp_path / "curve.csv").open() as file:
        assert [row["side"] for row in csv.DictReader(file)] == ["", "one", "pair"] * 2
    whole = [point for point in points if not point.side]
    assert width_of_curve(tmp_path / "sides.png", points) > width_of_curve(tmp_path / "one.png", whole)


def test_a_run_reports_each_side(tmp_path):
    report = train(
        "cryptic",
        QUICK,
        steps=64,
        seed=1,
        threads=1,
        folder=tmp_path,
        settings=replace(TINY, network=SHARED, imitate=100),
        console=Console(file=open("/dev/null", "w"), width=120),  # noqa: SIM115
    )
    sides = [side["side"] for match in report["matches"] for side in match["sides"]]
    assert sides == ["goddess", "cryptonauts"] * 2
    with (tmp_path / "curve.csv").open() as file:
        rows = [(row["against"], row["side"]) for row in csv.DictReader(file)]
    assert rows[:6] == [(who, s) for who in ("random", "heuristic") for s in ("", "goddess", "cryptonauts")]
    assert (tmp_path / "curve.png").stat().st_size > 0
