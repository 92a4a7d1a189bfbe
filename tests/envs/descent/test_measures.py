"""What finished games are compared by."""

from typing import Any

import numpy as np

from dungeonzoo.envs.descent.game import GAME
from dungeonzoo.envs.descent.layouts import ENCOUNTERS
from dungeonzoo.envs.descent.measures import measures
from dungeonzoo.envs.descent.state import Winner


def finished(n: int) -> Any:
    return np.zeros(n, GAME.rules.state_dtype)


def test_results_are_told_by_encounter():
    states, variant = finished(4), GAME.variant()
    states["encounter"] = [ENCOUNTERS.index(name) for name in ("FB", "FB", "MB1", "MB1")]
    states["winner"] = [Winner.HEROES, Winner.OVERLORD, Winner.NOBODY, Winner.HEROES]
    states["value"] = [60, -60, 0, 30]
    found = dict(measures(states, variant))
    assert found["won by the heroes"].tolist() == [True, False, False, True]
    assert found["won by the overlord"].tolist() == [False, True, False, False]
    assert found["undecided"].tolist() == [False, False, True, False]
    assert found["worth for the heroes"].tolist() == [1, -1, 0, 0.5]
    by_encounter = {words: figures.tolist() for words, figures in found.items() if ", " in words}
    assert sorted(by_encounter.values()) == [[0, 0.5], [1, -1]]


def test_a_campaign_tells_the_quests_won():
    states = finished(2)
    states["won"] = [[0, 5, 4], [1, 2, 6]]
    states["hero"]["fortune"][1, :2] = 1, 2
    states["threat"] = [3, 40]
    states["bought"][0, 12:14] = 1
    found = dict(measures(states, GAME.variant(mode="campaign")))
    assert found["quests won by the heroes"].tolist() == [5, 2]
    assert found["quests won by the overlord"].tolist() == [4, 6]
    assert found["fortune tokens left"].tolist() == [0, 3]
    assert found["threat left"].tolist() == [3, 40]
    assert found["Overlord cards bought"].tolist() == [2, 0]
