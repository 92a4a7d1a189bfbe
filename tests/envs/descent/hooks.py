"""What the generic tests need to know of this game (see tests/generic/hooks.py)."""

from collections import Counter

import numpy as np

from dungeonzoo.envs.core.game import Variant
from dungeonzoo.envs.core.table import Table
from dungeonzoo.envs.descent import setup, state
from dungeonzoo.envs.descent.state import (
    V_CLIMB,
    V_FAMILIAR_DISCARD,
    V_FORTUNE_ACTION,
    V_HERO_ABILITY,
    V_OVERLORD_RELIC,
    V_QUEST_C,
    V_SHOP_FORTUNE,
    V_XP_TO_THREAT,
    Act,
)

from .oracle import Oracle

ALSO = (
    {"heroes": 4, "mode": "quest", "scenario": "FATGOBLIN", "hero_pick": "draft", "class_pick": "draft"},
    {"heroes": 3, "mode": "quest", "scenario": "THRONE", "relics": "REL-4:overlord,REL-2:heroes"},
    {"heroes": 4, "mode": "quest", "plot_deck": False, "act": 2},
    {"heroes": 2, "mode": "campaign", "travel": True, "round_cap": 2},
)
SHORT = {"decision_cap": 40}
NUMBER = ("PC-02", "buy")
WRONG = {
    "heroes": [1, 5, 0, -2, 2.0, "2", True, None],
    "mode": ["game", "", 1, None],
    "scenario": ["FATGOBLIN", "XX", "", 1, None],
    "act": [0, 3, "I", 1.0, True],
    "hero_pick": ["HER-1", "HER-1,HER-1", "HER-1,HER-9", "", 2, None],
    "class_pick": ["BER,KNI", "BER", "", 2, None],
    "hero_xp": [-1, 21, "5", 1.0, True],
    "hero_gold": [-1, 2001, "5", 1.0, True],
    "overlord_xp": [-1, 21, "5", 1.0, True],
    "prep": ["chance", "", 1, None],
    "plot_deck": [1, 0, "on", None],
    "start_threat": [-1, 13, "3", 1.0, True],
    "start_fortune": ["1", "1,2,3", "13,0", "a,b", "", 1],
    "plot_cards": ["PC-01", "PC-02,PC-02", "PC-99", "random 0", "random 10", "", 3],
    "plot_shop": [1, 0, "yes", None],
    "relics": ["REL-1", "REL-1:nobody", "REL-9:heroes", "REL-1:heroes,REL-1:overlord", "", 1],
    "carry": ["2", "a", "", 2],
    "act2_majority": ["both", "", 1, None],
    "act1_pool": ["all", "", 1, None],
    "act2_pool": ["printed", "", 1, None],
    "intro": ["BELL", "", 1, None],
    "travel": [1, 0, "on", None],
    "round_cap": [0, 100, "5", 1.0, True],
    "decision_cap": [0, 15, 300_010, "50", 1.0, True],
    "raythen_banned": [1, 0, "no", None],
}
OFTEN, SOME = 20, 15
"""After so many questions of a kind only every 15th is looked at."""
SOMEWHERE = (
    state.V_REVIVE,
    state.V_DOOR,
    state.V_QUEST_B,
    state.V_QUEST_DROP,
    state.V_LEAVE,
    state.V_TWO_HERO_ATTACK,
    state.V_TWO_HERO_RECOVER,
    state.V_SPECIAL + 1,
    state.V_SPECIAL + 2,
    state.V_SPECIAL + 3,
    state.V_REFRESH_CONCEALMENT,
)
"""In the encounters, or with the heroes and monsters, that have them."""
BEFORE_QUESTS = (V_XP_TO_THREAT, V_SHOP_FORTUNE)
RARE = {
    Act.YES,  # Last Chance and Travel
    *(Act.VERB + verb for verb in SOMEWHERE),
    *(Act.VERB + verb for verb in (V_CLIMB, V_FORTUNE_ACTION, V_HERO_ABILITY, V_FAMILIAR_DISCARD)),
    *(Act.VERB + verb for verb in (V_OVERLORD_RELIC, *BEFORE_QUESTS)),
    *range(Act.SKILL, Act.FIGURE),  # who has what, and when it can be used
    *range(Act.FIGURE, Act.SHOP),  # who and what is there to be named
    *range(Act.SHOP, Act.QUEST),
    *range(Act.QUEST, Act.N_ACTIONS),
}
OF_THE_PACK = (
    *(V_XP_TO_THREAT, state.V_FORTUNE_FATIGUE, V_FORTUNE_ACTION, state.V_FORTUNE_REROLL, state.V_PETTY_THEFT),
    *(state.V_TAKE_CARD, state.V_TAKE_THREAT),
)
"""Threat, fortune and Plot cards."""


def unused(variant: Variant) -> set[int]:
    """Third quest actions; quests that are not chosen; what nobody can buy."""
    options = variant.options
    never = {int(Act.VERB + V_QUEST_C)}
    if options["mode"] != "campaign":
        never |= set(range(Act.QUEST, Act.KIND)) | {Act.VERB + V_SHOP_FORTUNE}
    if not options["plot_deck"]:
        never |= set(range(Act.PLOT, Act.PLOT + setup.N_PLOT)) | {Act.VERB + verb for verb in OF_THE_PACK}
    return never


class Referee:
    """The oracle; of the questions that come up all the time it looks at some."""

    def __init__(self, variant: Variant, table: Table) -> None:
        self.table = table
        self.oracle = Oracle(table)
        self.met: Counter[str] = Counter()

    def legal(self) -> set[int]:
        question = self.oracle.asked()
        self.met[question] += 1
        if self.met[question] > OFTEN and self.met[question] % SOME:
            return set(np.flatnonzero(self.table.legal(0)).tolist())
        return self.oracle.legal()

    def follow(self, action: int) -> None:
        """The oracle reads each position anew."""
