"""Evaluation between players of every registered game."""

import pytest

from dungeonzoo.envs.core.game import Variant
from dungeonzoo.training.evaluate import play_match


@pytest.mark.fault(31)
@pytest.mark.parametrize("player", ["random", "heuristic"])
def test_a_player_against_itself_scores_one_half(variant: Variant, player: str):
    match = play_match(variant, player, player, pairs=20, seed=3)
    assert match.score == 0.5
    assert match.low <= 0.5 <= match.high


@pytest.mark.fault(31)
def test_swapping_the_players_turns_the_score_round(variant: Variant):
    there = play_match(variant, "heuristic", "random", pairs=20, seed=4)
    back = play_match(variant, "random", "heuristic", pairs=20, seed=4)
    assert there.score + back.score == pytest.approx(1)
