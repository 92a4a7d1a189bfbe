"""Hidden information: who sees what, and what the numbers of an observation mean (spec 7)."""

from functools import cache
from typing import Any

import numpy as np
import pytest

from dungeonzoo.envs.core.game import Variant
from dungeonzoo.envs.core.table import Table
from dungeonzoo.envs.descent import columns, state
from dungeonzoo.envs.descent.game import GAME
from dungeonzoo.envs.descent.ground import grounds
from dungeonzoo.envs.descent.layouts import observation_layout, state_layout
from dungeonzoo.envs.descent.state import Ask, Life, TokenLife

from . import facts
from .facts import ALL, FOLLOWING, NOBODY, OPEN, OVERLORD, SECRET, Fact

rule = pytest.mark.rule
SPECTATOR = -1
OPTIONS: tuple[dict[str, Any], ...] = ({}, {"scenario": "DA1"}, {"scenario": "CP1"})
STATES = 40
TRIES = 4


@cache
def variant(options: int) -> Variant:
    return GAME.variant(**OPTIONS[options])


@cache
def met(options: int) -> Table:
    return facts.wandered(variant(options), STATES, seed=31 + options)


def viewers(table: Table) -> range:
    return range(SPECTATOR, table.n_seats)


def seen(table: Table, slot: int) -> dict[int, bytes]:
    return {viewer: table.observe(slot, viewer).tobytes() for viewer in viewers(table)}


def seers(fact: Fact, table: Table) -> set[int]:
    return {ALL: set(viewers(table)), OVERLORD: {0}, NOBODY: set()}[fact.seers]


def judge(fact: Fact, options: int, seed: int) -> int:
    """How often the fact could be changed; whoever may know it sees the change, and nobody else."""
    table, rng = met(options), np.random.default_rng(seed)
    twin, changed = table.clone(), 0
    for slot in rng.permutation(table.n).tolist():
        if changed == TRIES:
            break
        record = twin.states[slot]
        fact.given(record)
        before, told = seen(twin, slot), twin.full(slot).tobytes()
        if not fact.change(record, rng):
            continue
        changed += 1
        after = seen(twin, slot)
        assert {viewer for viewer in before if before[viewer] != after[viewer]} == seers(fact, twin), slot
        assert twin.full(slot).tobytes() != told, "the full state tells it"
    return changed


@pytest.mark.parametrize("name", OPEN)
def test_a_fact_of_the_table_is_seen_by_all(name: str):
    assert sum(judge(OPEN[name], options, len(name)) for options in range(len(OPTIONS)))


@rule("RAY-008", "DES-044", "DES-207", "DER-45", "DER-88")
@pytest.mark.parametrize("name", SECRET)
def test_a_secret_is_seen_by_those_who_may_know_it_and_by_nobody_else(name: str):
    assert sum(judge(SECRET[name], options, len(name)) for options in range(len(OPTIONS)))


def test_every_field_of_the_record_is_some_fact():
    judged = FOLLOWING | set(OPEN) | set(SECRET)
    dtype, tables = GAME.rules.state_dtype, ("figure", "hero", "token", "group", "attack")
    fields: set[str] = set()
    for name in dtype.names or ():
        inner = dtype[name].base.names if name in tables else ()
        fields |= {f"{name}.{part}" for part in inner or ()} or {name}
    for name in ("pool", "option"):
        fields |= {f"{name}.{part}" for part in dtype["attack"].base[name].base.names or ()}
    assert fields - judged == set()


# --- the layout


def test_every_field_begins_where_the_kernel_writes_it():
    layout = observation_layout()
    places = {
        name.removeprefix("AT_").lower(): getattr(columns, name) for name in dir(columns) if name[:3] == "AT_"
    }
    assert {name: layout.slice(name).start for name in layout} == places
    assert layout.size == columns.N_OBSERVATION
    assert list(layout) == list(state_layout())[: len(layout)]


@pytest.mark.parametrize("options", range(len(OPTIONS)))
def test_all_numbers_lie_between_minus_one_and_one(options: int):
    table = met(options)
    for slot in range(table.n):
        for viewer in viewers(table):
            assert abs(table.observe(slot, viewer)).max() <= 1
        assert abs(table.full(slot)).max() <= 1


def view(table: Table, slot: int, viewer: int) -> dict[str, np.ndarray]:
    return observation_layout().split(table.observe(slot, viewer))


# --- what single numbers say


@pytest.mark.parametrize("options", range(len(OPTIONS)))
def test_the_planes_can_be_read_back(options: int):
    table = met(options)
    for slot in range(table.n):
        s = table.states[slot]
        if s["encounter"] < 0:
            assert not view(table, slot, 0)["map"].any()
            continue
        if not s["near"].any():  # the map is not laid yet
            continue
        ground = grounds()[s["encounter"]]
        terrain, edges, tokens, figures = (plane[ground.y, ground.x] for plane in view(table, slot, 1)["map"])
        assert (np.round(24 * terrain).astype(int) // 4 - 1 == ground.terrain).all()
        closed = np.round(16 * edges).astype(int)
        assert ((closed & 8 == 0) == (s["near"][: ground.n] >> 2 & 1)).all()
        assert ((closed & 4 == 0) == (s["near"][: ground.n] >> 4 & 1)).all()
        lying = s["token"]["life"] == TokenLife.ON_MAP
        for bit, kind in ((16, slice(0, 8)), (8, slice(8, 20))):
            cells = s["token"]["cell"][kind][lying[kind]]
            found = np.flatnonzero(np.round(32 * tokens).astype(int) & bit)
            assert set(found.tolist()) == set(cells.tolist())
        who = np.where(figures > 0, np.round(13 * figures) - 1, 12 - np.round(24 * figures))
        at = s["fig_at"][: ground.n]
        assert (at[figures == 0] < 0).all()
        assert (who[figures != 0] != at[figures != 0]).sum() <= 1  # who passes through


def test_who_is_me_and_which_hero_is_mine():
    table = met(0)
    for viewer in viewers(table):
        told = view(table, 0, viewer)
        assert told["me"].nonzero()[0].tolist() == ([] if viewer == SPECTATOR else [viewer])
        mine = observation_layout()["heroes"].labels[-1].index("mine")
        assert told["heroes"][:, mine].nonzero()[0].tolist() == ([viewer - 1] if viewer > 0 else [])


@pytest.mark.parametrize("options", range(len(OPTIONS)))
def test_the_question_is_shown_to_whom_it_is_put(options: int):
    table = met(options)
    for slot in range(table.n):
        actor = table.actor(slot)
        for viewer in viewers(table):
            told = view(table, slot, viewer)
            asked = told["question"].nonzero()[0].tolist()
            assert asked == ([question(table, slot)] if viewer == actor else [])
            assert told["window"].any() == (asked == [Ask.ASK_WINDOW])


def question(table: Table, slot: int) -> int:
    head = table.states[slot]["head"]
    return int(head["stack"][head["depth"] - 1]["kind"])


def test_the_knocked_out_lie_where_they_fell():
    table = met(0)
    s = table.states[0].copy()
    twin = table.clone()
    for slot in range(twin.n):
        s = twin.states[slot]
        if s["figure"]["life"][0] == Life.STANDING and s["encounter"] >= 0:
            s["figure"]["life"][0] = Life.DOWN
            ground = grounds()[s["encounter"]]
            cell = int(s["figure"]["cell"][0])
            plane = view(twin, slot, 0)["map"][2]
            assert round(32 * float(plane[ground.y[cell], ground.x[cell]])) & 7 == 1
            return
    raise AssertionError


def test_known_cards_of_the_search_deck_are_told_from_the_top():
    twin = met(0).clone()
    for slot in range(twin.n):
        s = twin.states[slot]
        if not facts.playing(s) or s["search_n"] < 2:
            continue
        facts.conceal(s)
        top = [int(card) for card in s["search"][: s["search_n"]][::-1][:2]]
        for viewer, known in ((0, top), (1, []), (SPECTATOR, [])):
            told = np.round(8 * view(twin, slot, viewer)["search_deck"]).astype(int) - 1
            assert told[told >= 0].tolist() == known
        return
    raise AssertionError


def test_the_hand_is_shown_to_the_heroes_by_a_travel_card():
    """TRV-7."""
    twin = met(0).clone()
    slot = next(k for k in range(twin.n) if facts.playing(twin.states[k]) and twin.states[k]["hand_n"])
    s = twin.states[slot]
    hand = observation_layout()["cards"].labels[-1].index("hand")
    assert not view(twin, slot, 1)["cards"][:, hand].any()
    s["head"]["stack"][s["head"]["depth"] - 1] = (Ask.ASK_TRAVEL, 1, 6, 0, 3, 1)
    for viewer in (1, 2):
        told = view(twin, slot, viewer)["cards"][:, hand]
        assert np.round(columns.UNITS * told / (1 - told)).astype(int).tolist() == s["hand"].tolist()
    assert not view(twin, slot, SPECTATOR)["cards"][:, hand].any()


def test_cards_put_back_by_plan_ahead_are_known_to_the_overlord_alone():
    twin = met(0).clone()
    slot = next(k for k in range(twin.n) if facts.playing(twin.states[k]) and twin.states[k]["deck_n"] > 6)
    s = twin.states[slot]
    s["aside"][:3], cards = s["deck"][s["deck_n"] - 5 : s["deck_n"] - 2], s["deck"][: s["deck_n"]].copy()
    s["deck_n"] -= 5
    s["deck_known"] = 0
    s["head"]["stack"][s["head"]["depth"] - 2] = (state.Task.USE, 5, -1, state.D_CARD + 26, 3, -1)
    s["head"]["stack"][s["head"]["depth"] - 1] = (Ask.ASK_CHOICE, 0, -1, state.D_CARD + 26, 0, 7)
    top = np.round(28 * view(twin, slot, 0)["deck_top"]).astype(int) - 1
    assert top[top >= 0].tolist() == [int(cards[-1]), int(cards[-2])]
    assert not view(twin, slot, 1)["deck_top"].any()
