"""The boards of the oracle's game: spaces, tokens, Structures and units on them, distance and Sight.

A space is a number: the spaces of all boards in play one after the other, each board in reading order.
A thing is a Unit, a Structure or a space.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from ..core.generator import Generator64
from .oracle_content import BOARD_ROWS, STRUCTURES, ItemRow, Sheet

DIRECTIONS = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
FAR = 1000
TOKENS = {"A": "artifact", "s": "soul", "B": "bone", "T": "trap"}
SYMBOLS = {row["symbol"]: kind for kind, row in STRUCTURES.items() if "symbol" in row}


@dataclass(eq=False)
class Structure:
    kind: str
    cell: int  # top left
    size: int
    health: int | None  # None: indestructible
    open: bool = False  # a Door; a Sarcophagus that was searched
    sealed: bool = False
    empowered: bool = False
    owner: "Unit | None" = None
    armor_now: int = 0
    armor_next: int = 0
    gone: bool = False

    @property
    def is_door(self) -> bool:
        return self.kind in ("door", "arcane_door")

    @property
    def solid(self) -> bool:
        return not (self.is_door and self.open)

    @property
    def can_be_hit(self) -> bool:
        return self.health is not None and self.solid


@dataclass(eq=False)
class Item:
    row: ItemRow
    number: int
    charged: bool = False
    used: set[str] = field(default_factory=set)  # always, soul: its parts used in this Round
    slot: int = -1  # board on which a Relic was found


def changes() -> dict[str, dict[str, int]]:
    return {until: {} for until in ("act", "turn", "eoc", "eon")}


@dataclass(eq=False)
class Unit:
    kind: str  # cryptonaut, monster, gashnoradon
    sheet: Sheet
    number: int = -1  # Cryptonauts: unit order
    squad: int = -1
    cell: int = -1
    life: str = "absent"  # absent, present, dead, teleported
    vitae: int = 0  # Vitae or Health
    max_vitae: int = 0
    stamina: int = 0
    max_stamina: int = 0
    between: bool = False
    retired: bool = False
    prepared: bool = False
    rested: bool = False
    base_used: int = 0
    extra: int = 0
    exhausting: bool = False
    bought: bool = False  # the Action bought with the last Stamina must come next
    status: set[str] = field(default_factory=set)
    burnt_by: "Unit | None" = None
    buried: bool = False  # by a special card of SK02
    knowledge: int = 0
    souls: int = 0
    bones: int = 0
    codex: bool = False
    charged: set[int] = field(default_factory=set)  # slots of charged Abilities
    items: list[Item] = field(default_factory=list)
    moved: bool = False
    embers: bool = False
    spellstruck: bool = False
    charges_made: int = 0
    slowed: bool = False
    master: int = -1  # place in the Goddess's two Master cards
    born: int = -1
    woken: int = 0
    used: set[int] = field(default_factory=set)  # slots
    broken: set["Unit"] = field(default_factory=set)
    more: dict[str, dict[str, int]] = field(default_factory=changes)
    less: dict[str, dict[str, int]] = field(default_factory=changes)
    armor_max: int = 0

    @property
    def is_crypt(self) -> bool:
        return self.kind == "cryptonaut"

    @property
    def present(self) -> bool:
        return self.life == "present"

    @property
    def size(self) -> int:
        return self.sheet.size


Thing = Unit | Structure | int


@cache
def crossed(dx: int, dy: int) -> tuple[tuple[tuple[int, int], ...], tuple[tuple[tuple[int, int], ...], ...]]:
    """The spaces whose interior a line by (dx, dy) crosses, and the pairs that flank its corners.

    In units of half a space: the line goes from (0, 0) to (2dx, 2dy), a space is a square of side 2 (R-11).
    """
    inside, corners = [], []
    across = range(min(dx, 0), max(dx, 0) + 1)
    down = range(min(dy, 0), max(dy, 0) + 1)
    for x in across:
        for y in down:
            sides = [(2 * x + i) * dy - (2 * y + j) * dx for i in (-1, 1) for j in (-1, 1)]
            if (x, y) not in ((0, 0), (dx, dy)) and min(sides) < 0 < max(sides):
                inside.append((x, y))
    right, below = (1 if dx > 0 else -1), (1 if dy > 0 else -1)
    if dx and dy:
        for x in across:
            for y in down:
                # the corner of this space that lies ahead, on the line
                if (2 * x + right) * dy == (2 * y + below) * dx and (x, y) != (dx, dy):
                    corners.append(((x + right, y), (x, y + below)))
    return tuple(inside), tuple(corners)


class Boards:
    """What lies and stands where."""

    def __init__(self, options: dict[str, Any], generator: Generator64) -> None:
        self.options = options
        self.random = generator
        self.boards: list[str] = []
        self.entered: list[bool] = []
        self.base: list[int] = []
        self.width: list[int] = []
        self.place: list[tuple[int, int, int]] = []  # slot, x, y of each space
        self.terrain: list[str] = []
        self.tokens: list[set[str]] = []
        self.structures: list[Structure] = []
        self.structure_on: dict[int, Structure] = {}
        self.unit_on: dict[int, Unit] = {}
        self.crystal: dict[int, int] = {}  # slot: its space on the Realm
        self.gash_start = -1
        self.rubble = 0
        self.working: dict[str, list[Any]] = {}  # passives by what they change
        self.round = 0

    def lay_board(self, name: str) -> None:
        """CE-007; a second Artifact token where the Sub-Realm is played alone."""
        slot, rows = len(self.boards), BOARD_ROWS[name].rows
        self.boards.append(name)
        self.entered.append(slot == 0)
        self.base.append(len(self.place))
        self.width.append(len(rows))
        for y, row in enumerate(rows):
            for x, symbol in enumerate(row):
                self.lay_space(slot, x, y, symbol)
        for y, row in enumerate(rows):
            for x, symbol in enumerate(row):
                if symbol in SYMBOLS and self.at(slot, x, y) not in self.structure_on:
                    self.build(SYMBOLS[symbol], self.at(slot, x, y))

    def lay_space(self, slot: int, x: int, y: int, symbol: str) -> None:
        cell = len(self.place)
        self.place.append((slot, x, y))
        self.terrain.append(symbol if symbol in "#_~12" else ".")
        self.tokens.append({TOKENS[symbol]} if symbol in TOKENS else set())
        if symbol == "a" and self.options["quickplay"]:
            self.tokens[cell].add("artifact")
        if symbol == "G" and self.gash_start < 0:
            self.gash_start = cell

    def build(self, kind: str, cell: int, owner: Unit | None = None) -> None:
        row = STRUCTURES[kind]
        structure = Structure(kind, cell, row["size"], row.get("health"), owner=owner)
        self.structures.append(structure)
        for space in self.spaces(structure):
            self.structure_on[space] = structure

    def remove_structure(self, structure: Structure) -> None:
        structure.gone = True
        self.structures.remove(structure)
        for space in self.spaces(structure):
            del self.structure_on[space]

    # --- spaces

    def at(self, slot: int, x: int, y: int) -> int:
        return self.base[slot] + y * self.width[slot] + x

    def slot(self, cell: int) -> int:
        return self.place[cell][0]

    def neighbour(self, cell: int, direction: int) -> int | None:
        slot, x, y = self.place[cell]
        x, y = x + DIRECTIONS[direction][0], y + DIRECTIONS[direction][1]
        inside = 0 <= x < self.width[slot] and 0 <= y < self.width[slot]
        return self.at(slot, x, y) if inside else None

    def square(self, cell: int, size: int) -> list[int]:
        """The spaces of what has this top left space; empty when it would not be on the board."""
        if size == 1:
            return [cell]
        slot, x, y = self.place[cell]
        width = self.width[slot]
        return [cell, cell + 1, cell + width, cell + width + 1] if max(x, y) + size <= width else []

    def spaces(self, thing: Thing) -> list[int]:
        return [thing] if isinstance(thing, int) else self.square(thing.cell, thing.size)

    def all_spaces(self) -> Iterator[int]:
        """Of the boards on which the Goddess may act (CE-231)."""
        for cell, (slot, _, _) in enumerate(self.place):
            if self.entered[slot]:
                yield cell

    def special(self, cell: int) -> str:
        """What special terrain is here."""
        if self.terrain[cell] != "~":
            return ""
        kind = BOARD_ROWS[self.boards[self.slot(cell)]].special
        return "" if kind == "tide" and self.round % 2 else kind

    def is_pit(self, cell: int) -> bool:
        return self.terrain[cell] == "_"

    def solid(self, cell: int) -> bool:
        """A Wall or a Structure."""
        structure = self.structure_on.get(cell)
        return self.terrain[cell] == "#" or (structure is not None and structure.solid)

    def occupied(self, cell: int, but: Unit | None = None) -> bool:
        return self.solid(cell) or self.unit_on.get(cell, but) is not but

    def put(self, unit: Unit, cell: int) -> None:
        if unit.present:
            self.lift(unit)
        else:
            self.working.clear()
        unit.cell, unit.life = cell, "present"
        for space in self.spaces(unit):
            self.unit_on[space] = unit

    def lift(self, unit: Unit) -> None:
        for space in self.spaces(unit):
            del self.unit_on[space]

    def leave(self, unit: Unit, life: str) -> None:
        self.lift(unit)
        self.working.clear()
        unit.life = life

    def closable(self, door: Structure) -> bool:
        """CE-150."""
        return door.open and door.cell not in self.unit_on and "corpse" not in self.tokens[door.cell]

    # --- distance and Sight

    def apart(self, one: int, other: int) -> int:
        (slot, x, y), (slot2, x2, y2) = self.place[one], self.place[other]
        return max(abs(x - x2), abs(y - y2)) if slot == slot2 else FAR

    def between_spaces(self, one: Iterable[int], other: Iterable[int]) -> int:
        others = list(other)
        return min((self.apart(a, b) for a in one for b in others), default=FAR)

    def distance(self, one: Thing, other: Thing) -> int:
        """R-10."""
        return self.between_spaces(self.spaces(one), self.spaces(other))

    def adjacent(self, one: Thing, other: Thing) -> bool:
        return self.distance(one, other) == 1

    def blocks(self, cell: int, reach: bool) -> bool:
        """CE-098; CE-103 for Reach."""
        structure = self.structure_on.get(cell)
        if structure is not None and structure.solid:
            return not (reach and structure.kind == "monolith")
        return self.terrain[cell] == "#" or (not reach and cell in self.unit_on)

    def clear(self, one: int, other: int, ends: set[int], reach: bool) -> bool:
        (slot, x, y), (slot2, x2, y2) = self.place[one], self.place[other]
        if slot != slot2:
            return False
        inside, corners = crossed(x2 - x, y2 - y)

        def blocked(step: tuple[int, int]) -> bool:
            cell = self.at(slot, x + step[0], y + step[1])
            return cell not in ends and self.blocks(cell, reach)

        return not any(map(blocked, inside)) and not any(blocked(a) and blocked(b) for a, b in corners)

    def body(self, cell: int) -> list[int]:
        """Of what stands on this space; it never blocks a line that ends here (R-11)."""
        there = self.unit_on.get(cell) or self.structure_on.get(cell)
        return self.spaces(there) if there else [cell]

    def sees(self, one: Thing, other: Thing, within: int = FAR, reach: bool = False) -> bool:
        """Some pair of their spaces is in Range and Sight (R-75)."""
        return self.sight(self.spaces(one), self.spaces(other), within, reach)

    def sight(self, ones: list[int], others: list[int], within: int = FAR, reach: bool = False) -> bool:
        ends = {space for end in (*ones, *others) for space in self.body(end)}
        return any(
            self.apart(a, b) <= min(within, FAR - 1) and self.clear(a, b, ends, reach)
            for a in ones
            for b in others
        )
