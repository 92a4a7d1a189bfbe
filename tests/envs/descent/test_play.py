"""Whole games by chance: everything that there is to be done is done somewhere."""

import numpy as np

from dungeonzoo.envs.core.game import Variant
from dungeonzoo.envs.core.registry import find
from dungeonzoo.envs.core.table import spread
from dungeonzoo.envs.descent import state
from dungeonzoo.envs.descent.layouts import ENCOUNTERS, QUESTS
from dungeonzoo.envs.descent.state import Act

RICH = {"hero_xp": 10, "overlord_xp": 10, "hero_gold": 300, "plot_cards": "random 9", "start_threat": 12}
OF_ALL = {"mode": "campaign", "travel": True, "act1_pool": "both", "act2_pool": "both"}
FIXED = ("FIRST", "LANTERN", "THRONE", "TOLL")
"""Quests that come at their time without being chosen."""
NUMBERED = (
    *range(Act.ITEM, Act.SEARCH_CARD),
    *range(Act.FIGURE, Act.HERO),
    *range(Act.NUMBER, Act.SHOP),
)
"""Places of lists that are seldom so long; a list that is full would use them."""


def played(variant: Variant, games: int, choices: int) -> np.ndarray:
    """How often each action was taken."""
    table = variant.table(games)
    table.deal_batch(spread(3, games))
    times, actions = np.zeros(table.n_actions, np.int64), np.zeros(games, np.int32)
    for step in range(choices):
        table.random_batch(spread(step, games), actions)
        np.add.at(times, actions, 1)
        table.step_batch(actions, auto_reset=True)
    return times


def test_every_verb_skill_card_and_purchase_is_chosen_somewhere():
    game = find("descent")
    variants = [game.variant(scenario=name, heroes=4, **RICH) for name in ENCOUNTERS]
    times = sum(played(variant, 100, 600) for variant in variants)
    times += played(game.variant(**OF_ALL), 200, 8000)
    never = set(np.flatnonzero(times == 0).tolist()) - set(NUMBERED)
    fixed = {Act.QUEST + QUESTS.index(quest) for quest in FIXED}
    assert never == {Act.VERB + state.V_QUEST_C} | fixed  # no encounter has a third action of its own
