"""The record of a game, laid and read by ids.

Piles are written and read with the top card first. A "*" behind a carried card marks it as Charged ("A04*").
"""

import re
from collections.abc import Iterable, Mapping
from typing import Any

from dungeonzoo.envs.core.game import Variant
from dungeonzoo.envs.cryptic import state
from dungeonzoo.envs.cryptic.state import Life, Winner

from .names import (
    GODDESSES,
    ITEMS,
    KEYS,
    MONSTERS,
    STATUSES,
    STRUCTURES,
    TERRAIN,
    TOKENS,
    TRAPS,
    cards_of,
)

Space = tuple[int, ...]
"""(x, y) on the first board, (x, y, slot) on the others."""
Spots = Mapping[str, Space]
"""Where units stand."""
Amounts = Mapping[str, int]
"""Numbers by unit, such as {"VET": 2}."""
Texts = Mapping[str, str]
"""Ids by unit, such as {"VET": "A01 A04*"}."""

UNTIL = ("act", "turn", "eoc", "eon")
SIDES = {Winner.CRYPTONAUTS: "cryptonauts", Winner.THE_GODDESS: "goddess"}
CHANGE = re.compile(r"([a-z_]+)([+-]\d+)?")


class Piece:
    """A unit or Structure, its fields as attributes."""

    def __init__(self, fields: Any) -> None:
        self.fields = fields

    def __getattr__(self, name: str) -> int:
        return int(self.fields[name])

    @property
    def present(self) -> bool:
        return self.life == Life.PRESENT

    @property
    def dead(self) -> bool:
        return self.life == Life.DEAD

    @property
    def teleported(self) -> bool:
        return self.life == Life.TELEPORTED


class Record:
    """One game's fields by ids."""

    def __init__(self, variant: Variant) -> None:
        self.variant = variant
        self.table = variant.table()
        self.units: dict[str, int] = {}
        """The number of every unit by its name."""
        self._present: set[int] = set()

    @property
    def record(self) -> Any:
        """The state's fields; writing to them changes the game."""
        return self.table.states[0]

    @property
    def setup(self) -> Any:
        return self.table.setup

    @property
    def goddess(self) -> str:
        return GODDESSES[int(self.record["goddess"])]

    def put(self, field: str, value: Any) -> None:
        """Writes a field."""
        self.record[field] = value

    # --- spaces

    def space(self, where: Space) -> int:
        """The number of a space."""
        x, y, slot = (*where, 0)[:3]
        grid = self.setup["grid"]
        return int(grid["base"][slot]) + y * int(grid["width"][slot]) + x

    def where(self, space: int) -> Space:
        """Where a space is."""
        grid = self.setup["grid"]
        slot = int(grid["slot"][space])
        spot = (int(grid["x"][space]), int(grid["y"][space]))
        return (*spot, slot) if slot else spot

    def covered(self, where: Space, size: int) -> list[int]:
        """The spaces of a thing whose top left space this is."""
        x, y, slot = (*where, 0)[:3]
        return [self.space((x + dx, y + dy, slot)) for dy in range(size) for dx in range(size)]

    def size_of(self, unit: int) -> int:
        sheet = int(self.record["unit"][unit]["sheet"])
        return 1 if unit < state.N_CRYPTONAUTS else int(self.setup["monster"][sheet]["size"])

    # --- reading

    def name_units(self) -> None:
        """Names for Monsters that are new on the boards."""
        there = {unit for unit, one in enumerate(self.record["unit"]) if one["life"] == Life.PRESENT}
        for unit in sorted(there - self._present):
            if unit >= state.FIRST_MONSTER:
                self.units = {name: number for name, number in self.units.items() if number != unit}
                self.units[self._free_name(unit)] = unit
        self._present = there

    def _free_name(self, unit: int) -> str:
        kind = MONSTERS[int(self.record["unit"][unit]["sheet"])]
        names = [kind, *(f"{kind} {n}" for n in range(2, 11))]
        return next(name for name in names if name not in self.units)

    def __getitem__(self, name: str) -> Piece:
        """A unit by its name."""
        return Piece(self.record["unit"][self.units[name]])

    def name(self, unit: int) -> str:
        """What a unit is called."""
        return next(name for name, number in self.units.items() if number == unit)

    def at(self, name: str) -> Space | None:
        """Where a unit stands (top left); None if it is not on the boards."""
        one = self[name]
        return self.where(one.cell) if one.present else None

    def on(self, where: Space) -> str | None:
        """Who stands there."""
        unit = int(self.record["unit_at"][self.space(where)])
        return self.name(unit) if unit >= 0 else None

    @property
    def monsters(self) -> list[str]:
        """The Monsters of the Goddess on the boards, oldest first."""
        return [self.name(int(unit)) for unit in self.record["order"][: self.record["n_order"]]]

    def items(self, name: str) -> list[str]:
        """Carried Artifacts and Relics in the order of gaining, "*" behind a Charged one."""
        one = self.record["unit"][self.units[name]]
        charged = self.record["item_charged"]
        return [ITEMS[n] + "*" * int(charged[n]) for n in one["item"][: one["n_items"]]]

    def statuses(self, name: str) -> set[str]:
        return {word for word, bit in STATUSES.items() if self[name].status & bit}

    def change(self, name: str, key: str, until: str | None = None) -> int:
        """The sum of the changes for a time to an attribute or Modifier, of all or of one duration."""
        times = range(len(UNTIL)) if until is None else (UNTIL.index(until),)
        unit, k = self.units[name], KEYS[key]
        more, less = self.record["more"], self.record["less"]
        return sum(int(more[t][unit][k]) - int(less[t][unit][k]) for t in times)

    def structure(self, where: Space) -> Piece:
        """The Structure whose top left space this is (the last one that was put there)."""
        space, record = self.space(where), self.record
        for thing in record["structure"][: record["n_structures"]][::-1]:
            if thing["cell"] == space:
                return Piece(thing)
        raise AssertionError(f"there is no Structure at {where}")

    def structures(self, kind: str) -> list[Space]:
        """Where the Structures of a kind stand."""
        number = STRUCTURES.index(kind)
        things = self.record["structure"][: self.record["n_structures"]]
        return [self.where(int(one["cell"])) for one in things if one["kind"] == number and not one["gone"]]

    def tokens(self, where: Space) -> set[str]:
        bits = int(self.record["token"][self.space(where)])
        return {name for name, bit in TOKENS.items() if bits & bit}

    def with_token(self, token: str) -> list[Space]:
        """The spaces with such a token."""
        cells = range(int(self.setup["grid"]["n_cells"]))
        return [self.where(space) for space in cells if self.record["token"][space] & TOKENS[token]]

    def terrain(self, where: Space) -> str:
        value = int(self.record["terrain"][self.space(where)])
        return next(name for name, number in TERRAIN.items() if number == value)

    @property
    def hand_n(self) -> int:
        return int(self.record["hand_n"])

    @property
    def power(self) -> int:
        return int(self.record["power"])

    @property
    def blood(self) -> int:
        return int(self.record["blood"])

    @property
    def round(self) -> int:
        return int(self.record["round"])

    def _kinds(self, field: str) -> list[str]:
        cards = cards_of(self.goddess)
        return [card for card, n in zip(cards, self.record[field], strict=True) for _ in range(n)]

    @property
    def hand(self) -> list[str]:
        return self._kinds("hand")

    @property
    def discard(self) -> list[str]:
        return self._kinds("discard")

    @property
    def masteries(self) -> list[str]:
        return self._kinds("mastery")

    @property
    def deck(self) -> list[str]:
        cards = cards_of(self.goddess)
        return [cards[n] for n in self.record["deck"][: self.record["deck_n"]][::-1]]

    @property
    def artifacts(self) -> list[str]:
        """The Artifact deck."""
        return [ITEMS[n] for n in self.record["artifact_deck"][: self.record["artifact_n"]][::-1]]

    @property
    def traps(self) -> list[str]:
        """The Trap deck."""
        return [TRAPS[n] for n in self.record["trap_deck"]]

    def done(self, objective: int = 1, slot: int = 0) -> bool:
        """Is the first or second Objective of the board completed?"""
        return bool(self.record["done"][slot][objective - 1])

    def progress(self, objective: int = 1, slot: int = 0) -> int:
        return int(self.record["progress"][slot][objective - 1])

    @property
    def winner(self) -> str | None:
        return SIDES.get(Winner(int(self.record["winner"])))

    def knowledge(self, names: Iterable[str]) -> int:
        """The Knowledge that these have together."""
        return sum(self[name].knowledge for name in names)
