"""A View says in words what stands in the state: nothing of the table is lost on the way."""

from functools import cache
from typing import Any

import numpy as np
import pytest

from dungeonzoo.envs.core.game import Variant
from dungeonzoo.envs.core.table import Table
from dungeonzoo.envs.descent import setup, state
from dungeonzoo.envs.descent.game import GAME
from dungeonzoo.envs.descent.position import Position
from dungeonzoo.envs.descent.state import Ask, Life

from . import facts

OPTIONS: tuple[dict[str, Any], ...] = (
    {"heroes": 4, "mode": "quest", "plot_cards": "random 9"},
    {"mode": "campaign", "heroes": 3, "travel": True},
)
STATES = 30


@cache
def variant(options: int) -> Variant:
    return GAME.variant(**OPTIONS[options])


@cache
def met(options: int) -> Table:
    return facts.wandered(variant(options), STATES, seed=61, longest=700)


def read(options: int, slot: int, seat: int) -> Position:
    kind = variant(options)
    return kind.words.read(kind.observation_layout.split(met(options).observe(slot, seat)))


@pytest.mark.parametrize("seat", [-1, 0, 1])
@pytest.mark.parametrize("options", range(len(OPTIONS)))
def test_a_view_is_read_back(options: int, seat: int):
    for slot in range(STATES):
        s, p = met(options).states[slot], read(options, slot, seat)
        for name in ("encounter", "quest", "act", "phase", "round", "acting", "activating", "knockouts"):
            assert getattr(p, name) == s[name], name
        assert (p.seat, p.over, p.key) == (seat, bool(s["head"]["over"]), bool(s["key"]))
        assert p.counters == tuple(s["counter"].tolist())
        figures(s, p)
        heroes(s, p)
        lying(s, p)
        cards(s, p)
        under_way(met(options), slot, p)


def figures(s: Any, p: Position) -> None:
    for u in range(state.N_FIGURES):
        row, figure = s["figure"][u], p.figure(u)
        if row["life"] != Life.ABSENT:
            assert figure is not None
        if figure is None:
            continue
        for name in (
            "life",
            "cell",
            "kind",
            "damage",
            "health",
            "conditions",
            "points",
            "actions",
            "attacks",
        ):
            assert getattr(figure, name) == row[name], (u, name)
        assert (figure.carries, figure.activated) == (row["carries"], bool(row["activated"]))
        if figure.monster:
            assert (figure.rank, figure.group, figure.walker) == (row["rank"], row["group"], row["walker"])
            assert (figure.w, figure.h, figure.relic) == (row["w"], row["h"], row["relic"])
            assert sum(1 << token for token in figure.loot) == int(row["tokens"]) % 256


def heroes(s: Any, p: Position) -> None:
    for hero in p.heroes:
        row = s["hero"][hero.place]
        for name in (
            "hero",
            "cls",
            "fatigue",
            "stamina",
            "xp",
            "fortune",
            "faith",
            "fury",
            "challenged",
            "token",
        ):
            assert getattr(hero, name) == row[name], name
        for name in ("feat", "done", "rested", "extra", "threat"):
            assert getattr(hero, name) == bool(row[name]), name
        assert sum(1 << skill for skill in hero.skills) == row["skills"]
        assert sum(1 << skill for skill in hero.exhausted) == row["exhausted"]
        assert {item.place: item.item for item in hero.items} == {
            place: int(item) for place, item in enumerate(row["item"]) if item >= 0
        }
        assert sum(1 << item.place for item in hero.items if item.equipped) == row["equipped"]
        assert sum(1 << item.place for item in hero.items if item.exhausted) == row["turned"]
        assert hero.faceup == tuple(row["faceup"].tolist())
        assert hero.facedown == tuple(row["facedown"].tolist())


def lying(s: Any, p: Position) -> None:
    for token in p.tokens:
        row = s["token"][token.number]
        assert (token.cell, token.face, token.marks) == (row["cell"], row["face"], row["marks"])
        assert token.identity == (row["hidden"] if row["face"] and not token.search else -1)
    assert {token.number for token in p.tokens} == set(np.flatnonzero(s["token"]["life"]).tolist())
    assert [door.open for door in p.doors] == [bool(s["doors_open"] >> d & 1) for d in range(len(p.doors))]


def cards(s: Any, p: Position) -> None:
    for name in ("threat", "xp", "cursed", "hand_n"):
        assert getattr(p.dark, name) == s[name], name
    assert p.dark.deck == s["deck_n"]
    assert p.dark.discard == tuple(s["discard"].tolist())
    assert p.dark.bought_n == s["bought"].sum()
    if p.seat == 0:
        assert p.dark.hand == tuple(s["hand"].tolist())
        assert p.dark.bought == tuple(s["bought"].tolist())
    else:
        assert not any(p.dark.hand)
        assert not any(p.dark.bought)
    assert p.search.deck == s["search_n"]
    assert (p.search.drawn, p.search.aside) == (s["drawn"], s["aside_search"])
    assert p.campaign.gold == s["gold"]
    on_offer = [setup.FIRST_SHOP + i for i in range(setup.N_SHOP) if s["on_offer"] >> i & 1]
    assert list(p.campaign.offer) == on_offer


def under_way(table: Table, slot: int, p: Position) -> None:
    s = table.states[slot]
    frames = s["head"]["stack"][: s["head"]["depth"]][::-1]
    tasks = [frame for frame in frames if frame["kind"] >= Ask.N_ASKS]
    mine = table.actor(slot) == p.seat and p.seat >= 0
    assert (p.question is not None) == mine
    stack = p.stack[1:] if mine else p.stack
    assert [frame.kind for frame in stack] == [int(frame["kind"]) for frame in tasks][: len(stack)]
    if s["n_attacks"]:
        attack, row = p.attack, s["attack"][s["n_attacks"] - 1]
        assert attack is not None
        assert (attack.attacker, attack.target, attack.weapon) == (
            row["attacker"],
            row["target"],
            row["weapon"],
        )
        assert attack.dice == tuple(row["die"][: row["n_dice"]].tolist())
        assert (attack.surges, attack.how) == (row["surges"], row["how"])
    else:
        assert p.attack is None
