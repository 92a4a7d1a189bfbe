"""The kernels against the oracle: both play the same random games and must agree after every choice."""

from collections import Counter
from typing import Any

import numpy as np
import pytest

from dungeonzoo.envs.core.table import Table

from .kit import variant
from .oracle import Oracle
from .oracle_asks import CARD, CELL, VERB, VERBS, Question
from .oracle_facts import compare
from .rigging import Plan

# How often players choose what goes on in place of what ends a Turn, a Move or a Trade.
STYLES = {
    "random": {},
    "eager": {
        "done": 0.2, "retire": 0.03, "rest": 0.05, "prepare": 0.3, "end": 0.1, "no": 0.5, "trade": 0.3,
        "teleport": 0.2, "buy": 0.5, "discard": 0.05,
    },
    "patient": {"prepare": 5, "done": 0.3, "discard": 0.05, "rest": 0.2, "teleport": 0.1, "end": 0.1},
}  # fmt: skip


def dealt(seed: int, **options: Any) -> tuple[Table, Oracle]:
    table = variant(**options).table()
    table.deal(0, seed)
    return table, Oracle(variant(**options).options, seed)


def rigged(seed: int, **options: Any) -> tuple[Table, Oracle, Plan]:
    """A game whose set-up is followed by a Plan."""
    plan = Plan(seed)
    table = variant(**options).table()
    table.deal(0, seed)
    return table, Oracle(variant(**options).options, seed, plan.change_oracle), plan


def weight(action: int, style: str) -> float:
    weights = STYLES[style]
    if VERB <= action < VERB + len(VERBS):
        return weights.get(VERBS[action - VERB], 1)
    if CARD <= action < CARD + 30 and (action - CARD) % 3 == 2:
        return weights.get("discard", 1)
    return 0.5 if style != "random" and action >= CELL else 1


def choose(rng: np.random.Generator, question: Question, style: str) -> int:
    legal = sorted(question.legal)
    weights = np.array([weight(action, style) for action in legal])
    return int(rng.choice(legal, p=weights / weights.sum()))


def play(
    table: Table,
    oracle: Oracle,
    seed: int,
    style: str = "random",
    plan: Plan | None = None,
    most: int = 10000,
) -> Counter[str]:
    """One game of both programs; counts the questions."""
    rng = np.random.default_rng(seed)
    met: Counter[str] = Counter()
    story = f"seed {seed}: dealt"
    for number in range(most):
        if plan and oracle.round and not plan.laid:
            plan.change_table(table)
        compare(table, oracle, story)
        question = oracle.question
        if question is None:
            break
        met[question.ask] += 1
        action = choose(rng, question, style)
        asked = f"{question.ask} of {question.seat}: {action}"
        story = f"seed {seed}, {style}, choice {number}, Round {oracle.round}, {asked}"
        table.step(0, action)
        oracle.answer(action)
    return met


@pytest.mark.parametrize("players", [2, 3, 4])
def test_kernels_and_oracle_play_the_same_game(players: int):
    for seed in range(2):
        play(*dealt(seed, players=players, setup="random"), seed, most=400)


@pytest.mark.parametrize("style", STYLES)
def test_they_agree_where_much_is_carried(style: str):
    for seed, options in enumerate(({}, {"sub_realms": 2, "relics": True, "encounters": True})):
        table, oracle, plan = rigged(seed, players=2 + seed, setup="random", **options)
        play(table, oracle, seed, style, plan, most=300)


@pytest.mark.parametrize("move", ["step", "path"])
def test_they_agree_in_quickplay_and_on_walks(move: str):
    play(*dealt(1, quickplay=True, setup="choose", relics=True, move=move), 1, most=300)
    play(*dealt(2, setup="draft", sub_realms=1, move=move), 2, "eager", most=300)
