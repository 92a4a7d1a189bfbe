"""States that a seat cannot tell from the true one: what stays, and what may be (spec 7)."""

from collections import Counter
from functools import cache
from typing import Any

import numpy as np
import pytest

from dungeonzoo.benchmarks.positions import broken, resampled
from dungeonzoo.envs.core.game import Variant
from dungeonzoo.envs.core.table import Table
from dungeonzoo.envs.descent import setup, state
from dungeonzoo.envs.descent.game import GAME
from dungeonzoo.envs.descent.ground import grounds

from . import facts

rule = pytest.mark.rule
SECRET = ("head", "hand", "deck", "aside", "bought", "search", "unique")
STATES = 40
N = setup.N_OVERLORD


@cache
def variant() -> Variant:
    return GAME.variant(mode="quest", overlord_xp=8)


@cache
def met() -> Table:
    return facts.wandered(variant(), STATES, seed=51, longest=600)


def cards(s: Any) -> Any:
    """Copies of each card in deck, hand, discard pile and aside."""
    there = np.bincount(s["deck"][: s["deck_n"]], minlength=N) + s["hand"] + s["discard"]
    return there + np.bincount(s["aside"][s["aside"] >= 0], minlength=N)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_nothing_but_secrets_is_drawn_anew(seat: int):
    truth, other = met(), resampled(met(), seat, seed=1)
    assert not broken(other.states, variant())
    for name in truth.states.dtype.names or ():
        if name == "token":
            for field in truth.states["token"].dtype.names or ():
                fine = np.array_equal(other.states["token"][field], truth.states["token"][field])
                assert fine or field == "hidden", field
        elif name not in SECRET:
            assert np.array_equal(other.states[name], truth.states[name]), name
    for name in ("depth", "over", "decisions", "stack"):
        assert np.array_equal(other.states["head"][name], truth.states["head"][name])


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_what_the_seat_knows_stays(seat: int):
    truth, other = met(), resampled(met(), seat, seed=2)
    for slot in range(truth.n):
        for viewer in (seat, -1):
            assert np.array_equal(truth.observe(slot, viewer), other.observe(slot, viewer))
        old, new = truth.states[slot], other.states[slot]
        assert new["hand"].sum() == new["hand_n"]
        if seat == 0:
            for name in ("hand", "bought", "aside"):
                assert np.array_equal(new[name], old[name])
            known = int(old["deck_n"] - old["deck_known"])
            assert np.array_equal(new["deck"][known : old["deck_n"]], old["deck"][known : old["deck_n"]])
        else:
            costs = truth.setup["overlord"]["xp"]
            for cost in (1, 2, 3):
                assert new["bought"][costs == cost].sum() == old["bought"][costs == cost].sum()
        places = int(old["search_light"]) | int(old["search_dark"]) * (seat == 0)
        for i in range(old["search_n"]):
            assert not places >> i & 1 or new["search"][i] == old["search"][i]


def changed(seat: int) -> Table:
    """The same games with other secrets of what the seat cannot know."""
    twin, rng = met().clone(), np.random.default_rng(5)
    for slot in range(twin.n):
        for name, fact in facts.SECRET.items():
            hidden = fact.seers == facts.NOBODY or (fact.seers == facts.OVERLORD and seat > 0)
            if hidden and not name.startswith("what he"):
                fact.change(twin.states[slot], rng)
    return twin


@pytest.mark.parametrize("seat", [0, 1])
def test_the_outcome_hangs_on_nothing_that_the_seat_cannot_know(seat: int):
    """Two states that the seat cannot tell apart, drawn anew with one seed, are one state."""
    one, two = met().clone(), changed(seat)
    assert any(one.get_state(slot) != two.get_state(slot) for slot in range(one.n))
    for slot in range(one.n):
        for table in (one, two):
            table.resample(slot, seat, 77 + slot)
        assert same(one.states[slot], two.states[slot])


def same(one: Any, two: Any) -> bool:
    """Equal but for what lies behind the ends of piles."""
    piles = {"deck": "deck_n", "search": "search_n"}
    for name in one.dtype.names:
        a, b = one[name], two[name]
        if name in piles:
            a, b = a[: one[piles[name]]], b[: two[piles[name]]]
        if not np.array_equal(a, b):
            return False
    return True


def drawn(slot: int, seat: int, tries: int) -> list[Any]:
    """Copies of a state with everything that the seat cannot know drawn anew."""
    twin, found = met().clone(), []
    truth = twin.get_state(slot)
    for seed in range(tries):
        twin.set_state(slot, truth)
        twin.resample(slot, seat, seed)
        found.append(twin.states[slot].copy())
    return found


def playing() -> list[int]:
    return [slot for slot in range(STATES) if facts.playing(met().states[slot])]


def test_the_hand_is_drawn_from_all_that_is_hidden():
    slot = next(
        k for k in playing() if met().states[k]["hand_n"] >= 2 and not met().states[k]["bought"].any()
    )
    s = met().states[slot]
    free, seen, tries = cards(s) - s["discard"], np.zeros(N), 400
    for other in drawn(slot, 1, tries):
        assert np.array_equal(cards(other), cards(s))
        seen += other["hand"]
    expected = free * int(s["hand_n"]) * tries / free.sum()
    assert (abs(seen - expected) < 5 * np.sqrt(expected + 1)).all()


@rule("DES-241")
def test_bought_cards_may_be_any_that_could_be_bought_for_the_same():
    table = met().clone()
    slot = playing()[0]
    s = table.states[slot]
    s["hand"], s["hand_n"], s["discard"], s["aside"], s["deck_known"] = 0, 0, 0, -1, 0
    s["bought"] = 0
    s["bought"][[setup.UNHOLY_RITUAL, setup.RISE_AGAIN]] = 2, 1
    rows = table.setup["overlord"]
    deck = np.repeat(np.arange(N), np.where(rows["cls"] == setup.BASIC, rows["copies"], s["bought"]))
    s["deck"][: len(deck)], s["deck_n"] = deck, len(deck)
    truth, found = table.get_state(slot), Counter()
    for seed in range(900):
        table.set_state(slot, truth)
        table.resample(slot, 1, seed)
        found[tuple(np.repeat(np.arange(N), table.states[slot]["bought"]).tolist())] += 1
    assert (
        len(found) == 18
    )  # in each of three classes two of four copies of cost 1, one of two cards of cost 2
    assert sum(found.values()) == 900
    pairs = [n for names, n in found.items() if names[0] != names[1]]
    assert len(pairs) == 6
    assert abs(sum(pairs) - 600) < 75


@rule("DES-044")
def test_the_unique_token_may_be_any_facedown_one():
    table = GAME.variant(scenario="CP1").table()
    table.deal(0, 4)
    rng = np.random.default_rng(1)
    while not facts.playing(table.states[0]):
        table.step(0, int(rng.choice(np.flatnonzero(table.legal(0)))))
    s = table.states[0]
    s["token"]["face"][1] = state.COMMON
    s["unique"] = 0
    truth, found = table.get_state(0), Counter()
    for seed in range(400):
        table.set_state(0, truth)
        table.resample(0, seed % 2, seed)
        found[int(table.states[0]["unique"])] += 1
    assert set(found) == {0, 2, 3, 4}
    assert min(found.values()) > 60
    s["token"]["face"][0] = state.UNIQUE
    s["unique"] = 0
    for seed in range(5):
        table.resample(0, 1, seed)
        assert table.states[0]["unique"] == 0


@rule("DES-207")
def test_facedown_quest_tokens_change_places():
    table = GAME.variant(scenario="DA1").table()
    table.deal(0, 4)
    rng = np.random.default_rng(1)
    while not facts.playing(table.states[0]):
        table.step(0, int(rng.choice(np.flatnonzero(table.legal(0)))))
    hidden = table.states[0]["token"]["hidden"]
    table.states[0]["token"]["face"][8] = 1
    hidden[8:13] = 1, 1, 1, 0, 0
    truth, found = table.get_state(0), Counter()
    for seed in range(300):
        table.set_state(0, truth)
        table.resample(0, seed % 2, seed)
        found[tuple(table.states[0]["token"]["hidden"][8:13].tolist())] += 1
    assert len(found) == 6
    assert {names[0] for names in found} == {1}
    assert grounds()[setup.DA1].n_tokens == 5
