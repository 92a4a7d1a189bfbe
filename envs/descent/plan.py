"""A map as people see it: its spaces by column and row, walls, doors, zones and the places of tokens."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from ..core.content import Row
from .language import spaces, zones

DIRECTIONS = ("north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west")
STEPS = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
"""x and y of a step in each of the DIRECTIONS."""
VOID = "#"
TERRAIN = ".~^!o"
"""The signs of terrain, by its number."""

Edge = tuple[int, int, str]
"""x, y and the side ("E" or "S") of a space."""


@dataclass(frozen=True)
class PlanDoor:
    """A door of a map."""

    kind: int
    """NORMAL_DOOR, LOCKED_DOOR or RUNE_DOOR."""
    edges: tuple[Edge, ...]


@dataclass(frozen=True)
class Plan:
    """A map; spaces are numbered row by row (DES-010)."""

    rows: tuple[str, ...]
    walls: frozenset[Edge]
    doors: tuple[PlanDoor, ...]
    zones: Mapping[str, frozenset[int]]
    entrance: frozenset[int]
    exit: frozenset[int]
    search: tuple[int, ...]
    """Places of the search tokens."""
    tokens: tuple[tuple[str, int], ...]
    """Quest tokens, by name and place."""
    figures: tuple[tuple[str, int], ...]
    """Quest figures, by name and place."""
    _cells: Mapping[tuple[int, int], int] = field(default_factory=dict, compare=False)

    @classmethod
    def of(cls, row: Row) -> "Plan":
        """The map of a row of the card table."""
        rows = tuple(row["rows"])
        spots = [(x, y) for y, line in enumerate(rows) for x, sign in enumerate(line) if sign != VOID]
        cells = {spot: cell for cell, spot in enumerate(spots)}

        def on(places: Iterable[Sequence[int]]) -> list[int]:
            return [cells[x, y] for x, y in places]

        def named(what: str) -> tuple[tuple[str, int], ...]:
            return tuple((row[what], cell) for cell in on(row.get(f"{what}s", ())))

        return cls(
            rows=rows,
            walls=frozenset(_edge(edge) for edge in row.get("walls", ())),
            doors=tuple(_door(door) for door in row.get("doors", ())),
            zones={name: frozenset(on(places)) for name, places in zones(row).items()},
            entrance=frozenset(on(spaces(row["entrance"]))),
            exit=frozenset(on(spaces(row.get("exit", "")))),
            search=tuple(on(row["search"])),
            tokens=named("token"),
            figures=named("figure"),
            _cells=cells,
        )

    @property
    def width(self) -> int:
        return len(self.rows[0])

    @property
    def height(self) -> int:
        return len(self.rows)

    @cached_property
    def spots(self) -> tuple[tuple[int, int], ...]:
        """x and y of each space."""
        return tuple(self._cells)

    def at(self, cell: int) -> tuple[int, int]:
        return self.spots[cell]

    def cell(self, x: int, y: int) -> int:
        """The space, or -1 where there is none."""
        return self._cells.get((x, y), -1)

    def next(self, cell: int, direction: int) -> int:
        """The space one step further, whatever lies between, or -1."""
        (x, y), (dx, dy) = self.at(cell), STEPS[direction]
        return self.cell(x + dx, y + dy)

    def square(self, cell: int, w: int, h: int) -> list[int]:
        """The spaces of a base of this size whose lowest corner space this is."""
        x, y = self.at(cell)
        return [self.cell(x + dx, y + dy) for dy in range(h) for dx in range(w)]

    def terrain(self, cell: int) -> int:
        """What the space is made of, a number of TERRAIN."""
        x, y = self.at(cell)
        return TERRAIN.index(self.rows[y][x])

    @cached_property
    def door_at(self) -> Mapping[Edge, int]:
        """The door of each edge that has one."""
        return {edge: number for number, door in enumerate(self.doors) for edge in door.edges}

    def beside(self, door: int) -> list[int]:
        """The spaces on both sides of a door."""
        found = []
        for x, y, side in self.doors[door].edges:
            found += [self.cell(x, y), self.cell(x + (side == "E"), y + (side == "S"))]
        return found


def _edge(edge: list) -> Edge:
    x, y, side = edge
    return x, y, side


DOOR_KINDS = {"normal": 0, "locked": 1}


def _door(door: Mapping) -> PlanDoor:
    return PlanDoor(DOOR_KINDS.get(door["kind"], 2), tuple(_edge(edge) for edge in door["edges"]))
