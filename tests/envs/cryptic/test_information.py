"""Hidden information: who sees what, and what the numbers of an observation mean."""

from functools import cache
from typing import Any

import numpy as np
import pytest

from dungeonzoo.envs.core.game import Variant
from dungeonzoo.envs.core.table import Table
from dungeonzoo.envs.cryptic import columns, layouts, setup, state
from dungeonzoo.envs.cryptic.game import GAME
from dungeonzoo.envs.cryptic.state import Life

from . import facts
from .facts import ALL, DRAFT, ENCOUNTERS, FOLLOWING, GENERAL, GODDESS, NOBODY, TEAM, Fact

rule = pytest.mark.rule
SPECTATOR = -1
OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"players": 3, "setup": "random", "sub_realms": 2, "relics": True, "encounters": True},
    {"players": 4, "setup": "draft"},
    {"quickplay": True, "goddess": "gorkuk"},
    {"players": 3, "goddess": "mycothis", "realm": "bog", "move": "path"},
)
STATES = 60
TRIES = 6


@cache
def variant(options: int) -> Variant:
    return GAME.variant(**OPTIONS[options])


@cache
def met(options: int) -> Table:
    return facts.wandered(variant(options), STATES, seed=31)


def viewers(table: Table) -> range:
    return range(SPECTATOR, table.n_seats)


def seen(table: Table, slot: int) -> dict[int, bytes]:
    return {viewer: table.observe(slot, viewer).tobytes() for viewer in viewers(table)}


def seers(fact: Fact, table: Table) -> set[int]:
    return {
        ALL: set(viewers(table)),
        GODDESS: {0},
        TEAM: set(range(1, table.n_seats)),
        "players": set(range(table.n_seats)),
        NOBODY: set(),
    }[fact.seers]


def judge(fact: Fact, options: int) -> int:
    """How often the fact could be changed; whoever may know it sees the change, and nobody else."""
    table, rng = met(options), np.random.default_rng(len(fact.name))
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
        if fact.name != "chance":
            assert twin.full(slot).tobytes() != told, "the full state tells it"
    return changed


@rule("R-49", "R-52", "R-60", "CE-004", "CE-008", "CE-009", "CE-139")
@pytest.mark.parametrize("name", GENERAL)
def test_a_fact_is_seen_by_those_who_may_know_it_and_by_nobody_else(name: str):
    assert sum(judge(GENERAL[name], options) for options in range(len(OPTIONS)))


@pytest.mark.parametrize("name", DRAFT)
def test_bans_and_picks_are_seen_by_all(name: str):
    assert judge(DRAFT[name], 2)


@pytest.mark.parametrize("name", ENCOUNTERS)
def test_the_knowledge_left_is_seen_by_all(name: str):
    assert judge(ENCOUNTERS[name], 1)


def test_every_field_of_the_record_is_some_fact():
    judged = set(FOLLOWING)
    for facts_ in (GENERAL, DRAFT, ENCOUNTERS):
        judged |= frozenset().union(*(fact.fields for fact in facts_.values()))
    fields = set()
    for name in GAME.rules.state_dtype.names or ():
        inner = (
            GAME.rules.state_dtype[name].base.names if name in ("unit", "structure", "list", "deed") else ()
        )
        fields |= {f"{name}.{part}" for part in inner or ()} or {name}
    assert fields - judged == set()
    assert judged - fields <= {"unit.item"}


# --- the layout


@pytest.mark.parametrize("options", range(len(OPTIONS)))
def test_every_field_begins_where_the_kernel_writes_it(options: int):
    layout = variant(options).observation_layout
    places = {
        name.removeprefix("AT_").lower(): getattr(columns, name) for name in dir(columns) if name[:3] == "AT_"
    }
    after = columns.AT_BOARDS + columns.N_PLANES * cells(variant(options))
    assert {name: layout.slice(name).start for name in layout} == {**places, "structures": after}
    assert list(layout)[-2:] == ["boards", "structures"]


def cells(kind: Variant) -> int:
    return kind.n_actions - state.Act.CELL


@pytest.mark.parametrize("players", [2, 3, 4])
def test_spaces_are_equal_for_any_number_of_players(players: int):
    assert GAME.variant(players=players).observation_layout is GAME.variant().observation_layout


@pytest.mark.parametrize("options", range(len(OPTIONS)))
def test_all_numbers_lie_between_minus_one_and_one(options: int):
    table = met(options)
    for slot in range(table.n):
        for viewer in viewers(table):
            assert abs(table.observe(slot, viewer)).max() <= 1
        assert abs(table.full(slot)).max() <= 1


def view(table: Table, slot: int, viewer: int, options: int) -> dict[str, np.ndarray]:
    return variant(options).observation_layout.split(table.observe(slot, viewer))


def column(options: int, field: str, name: str) -> int:
    return variant(options).observation_layout[field].labels[-1].index(name)


# --- what single numbers say


@pytest.mark.parametrize("options", range(len(OPTIONS)))
def test_the_planes_can_be_read_back(options: int):
    table, n = met(options), cells(variant(options))
    for slot in range(0, table.n, 3):
        s, planes = table.states[slot], view(table, slot, 0, options)["boards"]
        ground, _, thing, remains, unit = planes
        terrain, token = s["terrain"][:n], s["token"][:n]
        plates = token & setup.TRAP != 0
        shown = {setup.WALL: -1, setup.PIT: -0.5, setup.SPECIAL: 0.25, setup.GROUND: 0}
        for kind, value in {**shown, setup.ENTRANCE_1: 0.125, setup.ENTRANCE_2: 0.0625}.items():
            assert ((ground == value) == (terrain == kind))[~plates].all()
        assert (np.isin(ground, (0.75, 0.5)) == plates).all()
        assert ((ground == 0.5) == (plates & (token & setup.FIRED != 0))).all()
        assert ((thing == 0.5) == (token & setup.SOUL != 0)).all()
        assert ((thing == 1) == (token & setup.ARTIFACT != 0)).all()
        sums = (remains * 16).astype(int)
        for bit, value in ((setup.CORPSE, 8), (setup.SKULL, 4), (setup.CRYSTAL, 2), (setup.RUBBLE, 1)):
            assert ((sums & value != 0) == (token & bit != 0)).all()
        units = s["unit_at"][:n]
        assert (
            np.round(np.maximum(unit, 0) * 6) - 1 == np.where((units >= 0) & (units < 6), units, -1)
        ).all()
        assert (np.round(np.maximum(-unit, 0) * 11) + 5 == np.where(units >= 6, units, 5)).all()


@pytest.mark.parametrize("options", range(len(OPTIONS)))
def test_changes_can_be_read_back(options: int):
    table = met(options)
    for slot in range(table.n):
        s = table.states[slot]
        told = view(table, slot, 0, options)["changes"] * 1024
        keys = list(layouts.CHANGES.values())
        more, less = (s[name].astype(int)[:, :, keys] for name in ("more", "less"))
        soon, late = (more - less)[:3].sum(0), (more - less)[3]
        assert (told == 64 * soon + 8 * late + less.sum(0)).all()


@rule("CE-009")
@pytest.mark.parametrize("options", range(len(OPTIONS)))
def test_the_cards_that_one_cannot_place_are_told_by_kind(options: int):
    table = met(options)
    copies = table.setup["goddess"]["card"]["copies"]
    places = {
        name: column(options, "cards", name) for name in ("hand", "known", "unseen", "discard", "mastery")
    }
    for slot in range(table.n):
        s = table.states[slot]
        if s["goddess"] < 0 or s["hand_n"] + s["deck_n"] == 0:
            continue
        printed = copies[s["goddess"]]
        deck = np.bincount(s["deck"][: s["deck_n"]], minlength=10)
        for viewer, unseen in ((0, deck), (1, deck + s["hand"] - s["known"]), (SPECTATOR, deck + s["hand"])):
            rows = view(table, slot, viewer, options)["cards"] * printed[:, None]
            assert rows[:, places["unseen"]].round().tolist() == unseen.tolist()
            assert (
                rows[:, places["hand"]].round().tolist()
                == (s["hand"] if viewer == 0 else 0 * unseen).tolist()
            )
            known = s["known"] if viewer != SPECTATOR else 0 * unseen
            assert rows[:, places["known"]].round().tolist() == known.tolist()
            assert rows[:, places["discard"]].round().tolist() == s["discard"].tolist()
            assert rows[:, places["mastery"]].round().tolist() == s["mastery"].tolist()


@pytest.mark.parametrize("options", range(len(OPTIONS)))
def test_who_is_me_and_what_is_mine(options: int):
    table = met(options)
    mine, seat_1 = (column(options, "cryptonauts", name) for name in ("mine", "seat_1"))
    team = facts.CRYPTS if not OPTIONS[options].get("quickplay") else range(4)
    leaders = set()
    for viewer in viewers(table):
        seen_ = view(table, 0, viewer, options)
        assert seen_["me"].nonzero()[0].tolist() == ([] if viewer == SPECTATOR else [viewer])
        rows = seen_["cryptonauts"]
        owners = rows[: len(team), seat_1 : seat_1 + 3].argmax(1) + 1
        assert rows[: len(team), mine].astype(bool).tolist() == (owners == viewer).tolist()
        leaders |= set(owners.tolist())
    assert leaders == set(range(1, table.n_seats))


@pytest.mark.parametrize("options", range(len(OPTIONS)))
def test_the_question_is_told_to_all(options: int):
    table = met(options)
    for slot in range(table.n):
        top = facts.question(table.states[slot])
        for viewer in viewers(table):
            told = view(table, slot, viewer, options)
            assert told["question"].nonzero()[0].tolist() == [top["kind"]]
            assert told["whom"].nonzero()[0].tolist() == [top["owner"]]


def test_rows_of_the_absent_are_zeros():
    table = met(0)
    for slot in range(table.n):
        told = view(table, slot, 0, 0)
        for k in range(state.N_MONSTERS + 1):
            if table.states[slot]["unit"][6 + k]["life"] != Life.PRESENT:
                assert not told["monsters"][k].any()
        for i in range(len(told["structures"])):
            if i >= table.states[slot]["n_structures"]:
                assert not told["structures"][i].any()


def test_what_changes_for_a_time_has_a_column():
    ops = met(0).setup["op"]
    lasting = np.isin(ops["code"], (setup.OP_MOD, setup.OP_KW)) & (ops["until"] < setup.UNTIL_PLAY)
    assert set(ops["key"][lasting].tolist()) <= set(layouts.CHANGES.values())
    assert [layouts.KEYS[key] for key in layouts.CHANGES.values()] == list(layouts.CHANGES)


def test_labels_are_those_of_the_content():
    rows = {card.id: card for card in GAME.variant().cards}
    assert set(layouts.SHEETS) | set(layouts.ITEMS) | set(layouts.TRAPS) | set(layouts.BLOOD) <= set(rows)
    assert set(layouts.BOARDS) | set(layouts.MONSTER_SHEETS) <= set(rows)


# --- everything


def test_the_full_state_tells_every_pile():
    table = met(1)
    for slot in range(table.n):
        s, told = table.states[slot], variant(1).state_layout.split(table.full(slot))
        deck = [round(value * 10) - 1 for value in told["draw_deck"].tolist() if value]
        assert deck == s["deck"][: s["deck_n"]][::-1].tolist()
        artifacts = [round(value * 20) - 1 for value in told["artifact_order"].tolist() if value]
        assert artifacts == s["artifact_deck"][: s["artifact_n"]][::-1].tolist()
        assert [round(value * 6) - 1 for value in told["trap_order"].tolist()] == s["trap_deck"].tolist()
        knowledge = [round(value * 7) - 1 for value in told["knowledge_order"].tolist() if value]
        assert knowledge == s["knowledge_deck"][: s["knowledge_n"]][::-1].tolist()
