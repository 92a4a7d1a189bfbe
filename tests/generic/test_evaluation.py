"""Evaluation between players of every registered game."""

import pytest

from dungeonzoo.envs.core.game import Variant
from dungeonzoo.training.evaluate import play_match


@pytest.mark.fault(31)
@pytest.mark.parametrize("player", ["random", "heuristic"])
def test_a_player_against_itself_scores_par_in_every_deal(variant: Variant, player: str):
    """All games of a deal are one game; where nobody wins it, nobody scores."""
    matches = [play_match(variant, player, player, deals=1, seed=seed) for seed in range(20)]
    assert all(match.score in (pytest.approx(match.par), 0) for match in matches)
    assert any(match.score for match in matches)


@pytest.mark.fault(31)
def test_the_better_player_is_found_from_both_sides(variant: Variant):
    """At a larger table the weaker ones may well see to it that nobody wins: par is no bar there."""
    there = play_match(variant, "heuristic", "random", deals=80, seed=4)
    back = play_match(variant, "random", "heuristic", deals=80, seed=4)
    assert there.low > back.high
    if there.par == 1 / 2:
        assert there.beats
        assert there.score + back.score == pytest.approx(1)
