"""States that a seat cannot tell from the true one: what stays, and what may be."""

from collections import Counter
from typing import Any

import numpy as np
import pytest

from dungeonzoo.benchmarks.positions import broken, resampled
from dungeonzoo.envs.core.table import Table
from dungeonzoo.envs.cryptic import setup
from dungeonzoo.envs.cryptic.state import Phase

from . import facts
from .test_information import OPTIONS, met, variant

rule = pytest.mark.rule
SECRET = (
    *("head", "hand", "deck", "codex_cell", "artifact_deck", "trap_deck", "relic_deck", "knowledge_deck"),
    "peeked",
)
N = setup.N_CARD_KINDS


def samples(options: int, seat: int, n: int = 3) -> list[Table]:
    return [resampled(met(options), seat, seed) for seed in range(n)]


@pytest.mark.parametrize("options", range(len(OPTIONS)))
def test_nothing_but_secrets_is_drawn_anew(options: int):
    truth = met(options)
    fields = [name for name in truth.states.dtype.names or () if name not in SECRET]
    for seat in range(truth.n_seats):
        for other in samples(options, seat, 1):
            assert not broken(other.states, variant(options))
            for name in fields:
                assert np.array_equal(other.states[name], truth.states[name]), name
            for name in ("depth", "over", "decisions", "stack"):
                assert np.array_equal(other.states["head"][name], truth.states["head"][name])


@pytest.mark.parametrize("options", range(len(OPTIONS)))
def test_what_the_seat_knows_stays(options: int):
    truth = met(options)
    for seat in range(truth.n_seats):
        for other in samples(options, seat, 1):
            for slot in range(truth.n):
                assert np.array_equal(truth.observe(slot, seat), other.observe(slot, seat))
                old, new = truth.states[slot], other.states[slot]
                assert sorted(cards(new)) == sorted(cards(old))
                if seat == 0:
                    assert np.array_equal(new["hand"], old["hand"])
                    assert new["codex_cell"] == old["codex_cell"]
                else:
                    assert (new["known"] <= new["hand"]).all()
                    assert np.array_equal(new["peeked"], old["peeked"])
                    bottom = int(old["artifact_bottom"])
                    assert np.array_equal(new["artifact_deck"][:bottom], old["artifact_deck"][:bottom])
                known = setup.N_TRAPS - int(old["trap_bottom"])
                assert np.array_equal(new["trap_deck"][known:], old["trap_deck"][known:])


def cards(s: Any) -> list[int]:
    """Her deck and her hand."""
    return [*s["deck"][: s["deck_n"]].tolist(), *np.repeat(np.arange(N), s["hand"]).tolist()]


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("options", range(len(OPTIONS)))
def test_the_outcome_hangs_on_nothing_that_the_seat_cannot_know(options: int, seat: int):
    """Two states that the seat cannot tell apart, drawn anew with one seed, are one state."""
    truth, rng = met(options), np.random.default_rng(5)
    twin = truth.clone()
    secrets = [
        fact for fact in facts.GENERAL.values() if fact.seers in (facts.NOBODY, facts.TEAM, facts.GODDESS)
    ]
    hidden = [fact for fact in secrets if fact.seers != (facts.GODDESS if seat == 0 else facts.TEAM)]
    for slot in range(truth.n):
        for fact in hidden:
            fact.change(twin.states[slot], rng)
        one, two = truth.clone(), twin.clone()
        for table in (one, two):
            table.states[slot]["head"]["decisions"] = 0
            table.resample(slot, seat, 77 + slot)
        assert one.get_state(slot) == two.get_state(slot) or same(one.states[slot], two.states[slot])


def same(one: Any, two: Any) -> bool:
    """Equal but for what lies behind the ends of piles."""
    piles = {"deck": "deck_n", "artifact_deck": "artifact_n", "knowledge_deck": "knowledge_n"}
    for name in one.dtype.names:
        a, b = one[name], two[name]
        if name in piles:
            a, b = a[: one[piles[name]]], b[: two[piles[name]]]
        if not np.array_equal(a, b):
            return False
    return True


def playing(options: int) -> list[int]:
    return np.flatnonzero(met(options).states["phase"] != Phase.PHASE_SETUP).tolist()


@rule("R-49", "R-60")
def test_her_hand_is_drawn_from_all_that_is_not_located():
    """Each unknown card of hand and deck is in the hand equally often."""
    truth = met(0)
    slot = next(k for k in playing(0) if truth.states[k]["hand_n"] == 4 and truth.states[k]["deck_n"] > 3)
    s = truth.states[slot]
    s["known"] = 0
    free, seen = np.bincount(cards(s), minlength=N), np.zeros(N)
    twin, tries = truth.clone(), 600
    for seed in range(tries):
        twin.resample(slot, 1, seed)
        hand = twin.states[slot]["hand"]
        assert hand.sum() == 4
        seen += hand
    expected = free * 4 * tries / free.sum()
    assert (abs(seen - expected) < 5 * np.sqrt(expected + 1)).all()


@rule("TOMB-O1", "R-49")
def test_the_codex_lies_in_any_closed_sarcophagus():
    truth = met(0)
    slot = next(k for k in playing(0) if not truth.states[k]["unit"]["codex"].any())
    s = truth.states[slot]
    there = s["structure"][: s["n_structures"]]
    tombs = np.flatnonzero((there["kind"] == setup.SARCOPHAGUS) & (there["cell"] != s["codex_cell"]))
    there["open"][tombs[:2]] = 1
    closed = there["cell"][(there["kind"] == setup.SARCOPHAGUS) & (there["open"] == 0)]
    twin, found = truth.clone(), Counter()
    for seed in range(120):
        twin.resample(slot, 1, seed)
        found[int(twin.states[slot]["codex_cell"])] += 1
    assert set(found) == set(closed.tolist())
    assert min(found.values()) > 20


def test_a_card_that_is_being_played_is_in_the_hand():
    """She chooses a target for it: everybody knows which it is."""
    asked = 0
    for options in range(len(OPTIONS)):
        truth = met(options)
        for slot in playing(options):
            top = facts.question(truth.states[slot])
            if top["kind"] == facts.Ask.ASK_TARGET and top["source"] < 0 and top["target"] == V_END:
                asked += 1
                for other in samples(options, 1, 5):
                    assert other.states[slot]["hand"][top["count"] // 3] > 0
    assert asked


V_END = 23


def test_artifacts_seen_are_unknown_to_the_goddess():
    truth = met(0)
    slot = next(k for k in playing(0) if truth.states[k]["artifact_n"] > 10)
    facts.peeking(truth.states[slot])
    before, seen = truth.states[slot]["peeked"].tolist(), Counter()
    twin = truth.clone()
    for seed in range(60):
        twin.resample(slot, 0, seed)
        new = twin.states[slot]
        seen[tuple(new["peeked"].tolist())] += 1
        assert not set(new["peeked"].tolist()) & set(new["artifact_deck"][: new["artifact_n"]].tolist())
        twin.resample(slot, 1, seed)
    assert len(seen) > 40
    twin = truth.clone()
    twin.resample(slot, 1, 3)
    assert twin.states[slot]["peeked"].tolist() == before
    truth.states[slot]["artifact_n"] += 2
    truth.states[slot]["peeked"] = -1
