"""What a seat must not know is changed by hand: nothing that it, or a spectator, is shown may change.

Neither in numbers nor in words, all through games. The kernel's resampling has no part in this.
"""

from collections import Counter
from typing import Any

import numpy as np
import pytest

from dungeonzoo.envs.core.game import Variant
from dungeonzoo.envs.core.table import Table, spread

from . import facts
from .facts import GENERAL, GODDESS, NOBODY, TEAM, Fact
from .test_information import OPTIONS, variant

GAMES, STEPS = 24, 500
SECRETS = [fact for fact in GENERAL.values() if fact.seers in (GODDESS, NOBODY, TEAM)]


def hidden_from(viewer: int) -> list[Fact]:
    knows = GODDESS if viewer == 0 else TEAM if viewer > 0 else None
    return [fact for fact in SECRETS if fact.seers != knows]


def told(table: Table, slot: int, viewer: int, kind: Variant, words: bool) -> list[Any]:
    """Everything that the viewer is shown."""
    seen = table.observe(slot, viewer)
    mine = viewer >= 0 and table.actor(slot) == viewer
    mask = table.legal(slot) if mine else np.zeros(kind.n_actions, np.int8)
    texts = []
    if words:
        view = kind.observation_layout.split(seen)
        texts = [kind.words.describe(view, mask), kind.words.board(view)]
    return [seen.tobytes(), mask.tobytes(), *texts]


@pytest.mark.fault(22, 23)
@pytest.mark.parametrize("options", range(len(OPTIONS)))
def test_a_secret_changed_by_hand_shows_nowhere(options: int) -> None:
    kind = variant(options)
    table, twin, changed = kind.table(GAMES), kind.table(), Counter()
    table.deal_batch(spread(51, GAMES))
    twin.deal(0, 0)
    rng, actions = np.random.default_rng(52), np.zeros(GAMES, np.int32)
    for step in range(STEPS):
        table.random_batch(spread(step, GAMES), actions)
        table.step_batch(actions, auto_reset=True)
        slot, viewer = step % GAMES, int(rng.integers(-1, table.n_seats))
        words = step % 10 == 0
        before = told(table, slot, viewer, kind, words)
        for secret in hidden_from(viewer):
            twin.copy_from(table, np.array([slot]), np.array([0]))
            if secret.change(twin.states[0], rng):
                changed[secret.name] += 1
                assert told(twin, 0, viewer, kind, words) == before, (secret.name, viewer)
    usual = {"a card in her hand", "the Artifact deck", "her deck", "the Trap deck", "chance"}
    assert usual <= set(changed)
    assert options or changed["where the Codex lies"]


@pytest.mark.parametrize("options", range(len(OPTIONS)))
def test_a_mask_of_the_cryptonauts_tells_nothing_of_her_cards(options: int) -> None:
    """Whoever of them is asked may do the same, whatever she holds."""
    table, rng = facts.wandered(variant(options), 60, seed=61), np.random.default_rng(62)
    compared = 0
    for slot in range(table.n):
        seat = table.actor(slot)
        if seat <= 0:
            continue
        before = table.legal(slot).tobytes()
        for secret in hidden_from(seat):
            if secret.change(table.states[slot], rng):
                compared += 1
                assert table.legal(slot).tobytes() == before, secret.name
    assert compared > 60
