"""Maps in tests: those of the encounters, and small ones that a test draws itself.

A drawn board takes the place of the map of HC1, whose encounter has no winner, until `restore`. It is open to
everybody: all its spaces are in every zone, none is an Entrance or Exit.

    BOARD = Board(("....", ".o..", "...."), walls=[(1, 2, "E")], doors=[("normal", [(2, 0, "S")])])
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from dungeonzoo.envs.descent import cards
from dungeonzoo.envs.descent.geometry import lay
from dungeonzoo.envs.descent.rows import plans

from .names import CODES, DIRECTIONS

HOST = CODES.index("HC1")
"""The map that gives way."""
OFF = "#"
KINDS = {"normal": 0, "locked": 1, "rune": 2}
MOVES = dict(
    zip(DIRECTIONS, ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)), strict=True)
)

Spot = tuple[int, int]
Edge = tuple[int, int, str]
"""The east ("E") or south ("S") side of a space."""


@dataclass(frozen=True)
class Board:
    """A map: rows of characters, `#` outside, `.` plain, `~` water, `^` pit, `!` lava, `o` obstacle."""

    rows: tuple[str, ...]
    walls: Sequence[Edge] = ()
    doors: Sequence[tuple[str, Sequence[Edge]]] = ()
    entrance: Sequence[Spot] = ()
    exit: Sequence[Spot] = ()
    search: Sequence[Spot] = ()
    tokens: Sequence[Spot] = ()
    figures: Sequence[Spot] = ()
    zones: Sequence[Sequence[Spot]] = field(default=())

    @property
    def spaces(self) -> list[Spot]:
        """The spaces that are part of the map, by number."""
        return [(x, y) for y, row in enumerate(self.rows) for x, sort in enumerate(row) if sort != OFF]

    def terrain(self, spot: Spot) -> str:
        return self.rows[spot[1]][spot[0]]

    def plan(self) -> dict[str, Any]:
        """As geometry.lay takes it."""
        return {
            "rows": list(self.rows),
            "walls": list(self.walls),
            "doors": [(KINDS[kind], list(edges)) for kind, edges in self.doors],
            "zones": self.zones or [self.spaces] * 14,
            "entrance": self.entrance,
            "exit": self.exit,
            "search": self.search,
            "tokens": self.tokens,
            "figures": self.figures,
        }

    # --- which spaces are adjacent

    def near(self, doors_open: int) -> list[int]:
        """State.near: a bit for each direction in which an adjacent space lies, by space."""
        there, shut = set(self.spaces), self.barriers(doors_open)
        return [
            sum(1 << d for d, name in enumerate(DIRECTIONS) if self.adjacent(spot, name, there, shut))
            for spot in self.spaces
        ]

    def barriers(self, doors_open: int) -> set[tuple[Spot, Spot]]:
        """Pairs of spaces with a wall or closed door between them."""
        closed = [
            edge for d, (_, edges) in enumerate(self.doors) if not doors_open >> d & 1 for edge in edges
        ]
        pairs = set()
        for x, y, side in (*self.walls, *closed):
            other = (x + 1, y) if side == "E" else (x, y + 1)
            pairs |= {((x, y), other), (other, (x, y))}
        return pairs

    def adjacent(self, spot: Spot, way: str, there: set[Spot], shut: set[tuple[Spot, Spot]]) -> bool:
        """DES-011 to DES-013."""
        x, y = spot
        dx, dy = MOVES[way]
        other = (x + dx, y + dy)
        if other not in there:
            return False
        if len(way) == 1:
            return (spot, other) not in shut
        between = [(x + dx, y), (x, y + dy)]
        return any(b in there and (spot, b) not in shut and (b, other) not in shut for b in between)


def plain(width: int, height: int) -> Board:
    """An open room."""
    return Board(("." * width,) * height)


FIELD = plain(14, 12)


@cache
def printed(code: str) -> Board:
    """The map of an encounter."""
    plan = plans(cards.load(None))[CODES.index(code)]
    names = {number: name for name, number in KINDS.items()}
    return Board(
        tuple(plan["rows"]),
        [tuple(wall) for wall in plan["walls"]],
        [(names[kind], [tuple(edge) for edge in edges]) for kind, edges in plan["doors"]],
        *([tuple(spot) for spot in plan[key]] for key in ("entrance", "exit", "search", "tokens", "figures")),
        zones=[[tuple(spot) for spot in zone] for zone in plan["zones"]],
    )


_laid: list[Board] = []


def take_place(board: Board) -> None:
    """The drawn board is the map of HC1 now."""
    if _laid != [board]:
        lay(HOST, board.plan())
        _laid[:] = [board]


def restore() -> None:
    """The map of HC1 is its own again."""
    if _laid:
        lay(HOST, printed("HC1").plan())
        _laid.clear()
