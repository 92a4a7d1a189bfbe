"""The kernels against the oracle: in random games both must call the same choices legal."""

from random import Random
from typing import Any

import numpy as np
import pytest

from .boards import printed
from .kit import variant
from .names import CODES, FIXED
from .oracle import Oracle
from .oracle_events import Events
from .oracle_maps import Geometry

CAUTIOUS = {FIXED["END"]: 0.1, FIXED["PASS"]: 0.3, FIXED["FAMILIAR_DISCARD"]: 0.05, FIXED["ACT_REST"]: 0.2}
"""How often players choose what ends a turn, next to all else."""
RELICS = "REL-1:heroes,REL-2:overlord,REL-3:heroes,REL-4:overlord,REL-5:heroes,REL-6:overlord"
RICH = {
    "prep": "random",
    "hero_xp": 12,
    "hero_gold": 1500,
    "overlord_xp": 14,
    "plot_cards": "random 6",
    "start_threat": 9,
    "relics": RELICS,
}
"""Everybody has much that may be used."""


def agree(seed: int, choices: int, **options: Any) -> None:
    """Plays at random; after every choice kernels and oracle must agree."""
    table, rng = variant(**options).table(), Random(seed)
    table.deal(0, seed)
    oracle = Oracle(table)
    for number in range(choices):
        legal = np.flatnonzero(table.legal(0)).tolist() if not table.over(0) else []
        assert oracle.legal() == set(legal), f"seed {seed}, choice {number}, {oracle.asked()}"
        if not legal:
            return
        table.step(0, rng.choices(legal, [CAUTIOUS.get(action, 1) for action in legal])[0])


def missed(seed: int, choices: int, deaf: str = "", **options: Any) -> list[str]:
    """Plays at random; the windows that were not asked. A deaf one is passed unseen, as if never opened."""
    table, rng = variant(**options).table(), Random(seed)
    table.deal(0, seed)
    oracle, events, found = Oracle(table), Events(), []
    before = oracle.judge
    for number in range(choices):
        if table.over(0):
            break
        legal = np.flatnonzero(table.legal(0)).tolist()
        action = rng.choices(legal, [CAUTIOUS.get(action, 1) for action in legal])[0]
        table.step(0, action)
        while deaf and oracle.asked() == deaf:
            table.step(0, FIXED["PASS"])
        after = oracle.judge
        found += [f"seed {seed}, choice {number}: {one}" for one in events.look(before, action, after)]
        before = after
    return found


@pytest.mark.parametrize("code", CODES)
def test_they_agree_in_every_encounter(code: str):
    number = CODES.index(code)
    agree(number, 100, heroes=2 + number % 3, mode="encounter", scenario=code, act=1 + number % 2, **RICH)


@pytest.mark.parametrize("heroes", [2, 3, 4])
def test_they_agree_in_quests(heroes: int):
    agree(heroes, 200, heroes=heroes, mode="quest", hero_pick="draft", class_pick="draft")


def test_they_agree_in_a_campaign():
    agree(1, 400, heroes=2, mode="campaign", travel=True, round_cap=1, act1_pool="both", act2_pool="both")


@pytest.mark.parametrize("code", CODES[::3])
def test_whoever_could_have_answered_was_asked(code: str):
    number = CODES.index(code)
    options = {**RICH, "hero_xp": 20, "overlord_xp": 20}
    assert not missed(number, 150, heroes=2 + number % 3, mode="encounter", scenario=code, **options)


@pytest.mark.parametrize("deaf", ["HT3", "AT3", "AT4", "SURGE", "RO1", "OT1", "OT3"])
def test_a_window_that_never_opens_is_noticed(deaf: str):
    found = [one for seed in (1, 2) for one in missed(seed, 150, deaf, scenario="OQ2", heroes=3, **RICH)]
    assert found
    assert all(f": {deaf} " in one for one in found)


def test_lines_of_sight_go_both_ways():
    """DES-023 says the same of both ends."""
    board = Geometry(printed("OQ2"), 0)
    cells = range(0, len(board.spots), 7)
    assert all(board.sees(a, b, ()) == board.sees(b, a, ()) for a in cells for b in cells)
