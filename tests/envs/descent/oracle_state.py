"""The record of a game as plain objects, for the oracle: what lies on the table, what is asked."""

from functools import cached_property
from typing import Any

import numpy as np

from dungeonzoo.envs.core.table import Table
from dungeonzoo.envs.descent.state import (
    FIRST_MONSTER,
    FIRST_QUEST_FIGURE,
    FIRST_QUEST_TOKEN,
    N_FIGURES,
    N_SEARCH_TOKENS,
    Life,
    TokenLife,
)

from .boards import Board, printed
from .names import CODES
from .oracle_maps import Geometry, geometry


class Thing:
    """A record of the game: its fields as attributes, arrays as lists."""

    surge: list[Any]
    special: list[int]
    group: list[Any]
    reinforcement: list[Any]

    def __init__(self, record: Any) -> None:
        for name, value in zip(record.dtype.names, record.tolist(), strict=True):
            self.__dict__[name] = value.tolist() if isinstance(value, np.ndarray) else value

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(name)


def things(records: Any) -> list[Any]:
    names = records.dtype.names
    found = []
    for values in records.tolist():
        thing = Thing.__new__(Thing)
        for name, value in zip(names, values, strict=True):
            thing.__dict__[name] = value.tolist() if isinstance(value, np.ndarray) else value
        found.append(thing)
    return found


class Setting:
    """What never changes in a game: the options and the printed numbers."""

    def __init__(self, setup: Any) -> None:
        self.options: Any = Thing(setup["options"])
        self.face = setup["face"].tolist()
        for name in ("hero", "skill", "kind", "card", "overlord", "plot", "search", "quest"):
            self.__dict__[name] = things(setup[name])
        self.item = [self._item(row) for row in setup["item"]]
        self.flask = self._item(setup["flask"])
        self.familiar: Any = self._card(setup["familiar"])
        self.card = [self._card(row) for row in setup["card"]]
        self.encounter = [self._encounter(row) for row in setup["encounter"]]
        self.bolt = setup["bolt"].tolist()

    hero: list[Any]
    skill: list[Any]
    kind: list[Any]
    overlord: list[Any]
    plot: list[Any]
    search: list[Any]
    quest: list[Any]

    @staticmethod
    def _item(record: Any) -> Any:
        row = Thing(record)
        row.surge = things(record["surge"])[: row.n_surges]
        return row

    @staticmethod
    def _card(record: Any) -> Any:
        row = Thing(record)
        row.surge = things(record["surge"])[: row.n_surges]
        row.special = row.special[: row.n_specials]
        return row

    @staticmethod
    def _encounter(record: Any) -> Any:
        row = Thing(record)
        row.group = things(record["group"])[: row.n_groups]
        row.reinforcement = things(record["reinforcement"])[: row.n_reinforcements]
        return row


class Position:
    """One state."""

    def __init__(self, table: Table, setting: Setting, board: Board | None = None) -> None:
        record = table.states[0]
        self.record = record
        self.setting = setting
        self._board = board
        for name in record.dtype.names:
            if name not in ("head", "figure", "hero", "token", "group", "attack", "roll"):
                value = record[name]
                self.__dict__[name] = value.tolist() if isinstance(value, np.ndarray) else value.item()
        head = record["head"]
        self.over = int(head["over"])
        self.stack = things(head["stack"][: head["depth"]])
        self.figure = things(record["figure"])
        self.hero = things(record["hero"])
        self.token = things(record["token"])
        self.group = things(record["group"])

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(name)

    @property
    def options(self) -> Any:
        return self.setting.options

    @property
    def heroes(self) -> range:
        return range(self.options.heroes)

    @cached_property
    def attack(self) -> list[Any]:
        found = things(self.record["attack"])
        for attack, record in zip(found, self.record["attack"], strict=True):
            attack.option = things(record["option"])[: attack.n_options]
            attack.pool = things(record["pool"])
        return found

    @cached_property
    def roll(self) -> Any:
        return Thing(self.record["roll"])

    @property
    def frame(self) -> Any:
        return self.stack[-1]

    def below(self, n: int = 1) -> Any:
        return self.stack[-1 - n]

    @cached_property
    def map(self) -> Geometry:
        board = self._board or printed(CODES[self.encounter])
        return geometry(board, self.doors_open)

    @property
    def code(self) -> str:
        return CODES[self.encounter] if self.encounter >= 0 else ""

    # --- who is there

    def standing(self, unit: int) -> bool:
        return unit >= 0 and self.figure[unit].life == Life.STANDING

    @property
    def standing_heroes(self) -> list[int]:
        return [hero for hero in self.heroes if self.standing(hero)]

    @property
    def monsters(self) -> list[int]:
        return [unit for unit in range(FIRST_MONSTER, N_FIGURES) if self.standing(unit)]

    @property
    def quest_figures(self) -> list[int]:
        return [unit for unit in range(FIRST_QUEST_FIGURE, FIRST_MONSTER) if self.standing(unit)]

    @property
    def on_map(self) -> list[int]:
        return [unit for unit in range(N_FIGURES) if self.standing(unit)]

    def spaces(self, unit: int) -> list[int]:
        """The spaces that a figure covers; while it walks, the one of the walker (DES-090)."""
        one = self.figure[unit]
        if one.walker >= 0:
            return [one.walker]
        x, y = self.map.spots[one.cell]
        return [self.map.number[x + dx, y + dy] for dy in range(one.h) for dx in range(one.w)]

    @cached_property
    def at(self) -> dict[int, list[int]]:
        """Who stands in each space."""
        found: dict[int, list[int]] = {}
        for unit in self.on_map:
            for cell in self.spaces(unit):
                found.setdefault(cell, []).append(unit)
        return found

    def others_at(self, cell: int, unit: int) -> list[int]:
        return [other for other in self.at.get(cell, []) if other != unit]

    def empty(self, cell: int) -> bool:
        """DES-019."""
        return not self.at.get(cell) and self.map.terrain(cell) != "o"

    @property
    def empty_spaces(self) -> list[int]:
        return [cell for cell in range(len(self.map.spots)) if self.empty(cell)]

    # --- between figures

    def adjacent(self, a: int, b: int) -> bool:
        """DES-015."""
        return a != b and any(
            self.map.adjacent(one, other) for one in self.spaces(a) for other in self.spaces(b)
        )

    def beside(self, unit: int, cell: int) -> bool:
        return any(self.map.beside(one, cell) for one in self.spaces(unit))

    def next_to(self, unit: int, cell: int) -> bool:
        return any(self.map.adjacent(one, cell) for one in self.spaces(unit))

    def distance(self, a: int, b: int) -> int:
        """DES-017."""
        return min(self.map.distance(one, other) for one in self.spaces(a) for other in self.spaces(b))

    def distance_to(self, unit: int, cell: int) -> int:
        return min(self.map.distance(one, cell) for one in self.spaces(unit))

    def within(self, a: int, b: int, n: int) -> bool:
        return self.distance(a, b) <= n

    # --- sight

    def in_pit(self, unit: int) -> bool:
        return all(self.map.terrain(cell) == "^" for cell in self.spaces(unit))

    def sees_space(self, unit: int, cell: int, target: int = -1, free: frozenset[int] = frozenset()) -> bool:
        """DES-023; the figures concerned and those that are `free` are not in the way."""
        deep = self.in_pit(unit) or (target >= 0 and self.in_pit(target))
        if deep:
            return self.beside(unit, cell)
        ignored = {unit, target} | free
        blocked = {there for there, units in self.at.items() if not set(units) <= ignored}
        return any(self.map.sees(one, cell, blocked) for one in self.spaces(unit))

    def sees(self, a: int, b: int, free: frozenset[int] = frozenset()) -> bool:
        """DES-032."""
        return a == b or any(self.sees_space(a, cell, b, free) for cell in self.spaces(b))

    # --- tokens

    def search_tokens(self) -> list[int]:
        """On the map."""
        return [n for n in range(N_SEARCH_TOKENS) if self.token[n].life == TokenLife.ON_MAP]

    def quest_tokens(self) -> list[int]:
        return [
            n for n in range(FIRST_QUEST_TOKEN, len(self.token)) if self.token[n].life == TokenLife.ON_MAP
        ]
