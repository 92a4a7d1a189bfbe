"""The map as the oracle sees it: adjacency, distances, lines of sight (DES-010 to DES-034)."""

import itertools
from collections import deque
from collections.abc import Collection, Iterator

from .boards import Board, Spot

WAYS = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
"""N, NE, E, SE, S, SW, W, NW."""
NOWHERE = 99
"""The distance without a route."""
OBSTACLE, WATER, PIT, LAVA = "o~^!"
Edge = frozenset[Spot]
"""The two spots on both sides of an edge."""


def edge(x: int, y: int, side: str) -> Edge:
    return frozenset({(x, y), (x + 1, y) if side == "E" else (x, y + 1)})


class Geometry:
    """A map with some of its doors open."""

    def __init__(self, board: Board, doors_open: int) -> None:
        self.board = board
        self.spots = board.spaces
        self.number = {spot: number for number, spot in enumerate(self.spots)}
        self.doors = [{edge(*one) for one in edges} for _, edges in board.doors]
        self.door_kinds = [kind for kind, _ in board.doors]
        shut = [edges for door, edges in enumerate(self.doors) if not doors_open >> door & 1]
        self.barred = {edge(*wall) for wall in board.walls}.union(*shut)
        self.entrance = {self.number[spot] for spot in board.entrance}
        self.exit = {self.number[spot] for spot in board.exit}
        self.zones = [{self.number[spot] for spot in zone} for zone in board.zones]
        self.neighbours = [set(self._neighbours(cell)) for cell in range(len(self.spots))]
        self._routes: dict[int, list[int]] = {}
        self._lines: dict[tuple[int, int], list[list[set[Spot]]]] = {}

    def zone(self, number: int) -> set[int]:
        """14 is the Entrance, 15 the Exit."""
        if number >= 14:
            return self.exit if number == 15 else self.entrance
        return self.zones[number]

    def terrain(self, cell: int) -> str:
        return self.board.terrain(self.spots[cell])

    def to(self, cell: int, way: int) -> int | None:
        """The adjacent space in a direction."""
        (x, y), (dx, dy) = self.spots[cell], WAYS[way]
        there = self.number.get((x + dx, y + dy))
        return there if there in self.neighbours[cell] else None

    # --- adjacency

    def _neighbours(self, cell: int) -> Iterator[int]:
        x, y = self.spots[cell]
        for dx, dy in WAYS:
            there = (x + dx, y + dy)
            if there in self.number and self._joined((x, y), there):
                yield self.number[there]

    def _joined(self, a: Spot, b: Spot) -> bool:
        """DES-012, DES-013."""
        if a[0] == b[0] or a[1] == b[1]:
            return frozenset({a, b}) not in self.barred
        return any(
            corner in self.number
            and frozenset({a, corner}) not in self.barred
            and frozenset({corner, b}) not in self.barred
            for corner in ((a[0], b[1]), (b[0], a[1]))
        )

    def adjacent(self, a: int, b: int) -> bool:
        return b in self.neighbours[a]

    def beside(self, a: int, b: int) -> bool:
        return a == b or self.adjacent(a, b)

    # --- distance

    def distance(self, a: int, b: int) -> int:
        """DES-016: a route may begin and end on an obstacle, and passes none."""
        if a not in self._routes:
            self._routes[a] = self._flood(a)
        return self._routes[a][b]

    def _flood(self, start: int) -> list[int]:
        found = [NOWHERE] * len(self.spots)
        found[start] = 0
        waiting = deque([start])
        while waiting:
            cell = waiting.popleft()
            if cell != start and self.terrain(cell) == OBSTACLE:
                continue
            for there in self.neighbours[cell]:
                if found[there] == NOWHERE:
                    found[there] = found[cell] + 1
                    waiting.append(there)
        return found

    # --- bases

    def square(self, cell: int, w: int, h: int) -> list[int] | None:
        """The spaces of a base with this lowest corner space; None: it does not lie on the map (DES-021)."""
        x, y = self.spots[cell]
        spots = [(x + dx, y + dy) for dy in range(h) for dx in range(w)]
        if any(spot not in self.number or self.board.terrain(spot) == OBSTACLE for spot in spots):
            return None
        for ax, ay in spots:
            for other in ((ax + 1, ay), (ax, ay + 1)):
                if other in spots and frozenset({(ax, ay), other}) in self.barred:
                    return None
        return [self.number[spot] for spot in spots]

    # --- lines of sight

    def sees(self, a: int, b: int, blocked: Collection[int]) -> bool:
        """DES-023 to DES-031; `blocked`: spaces of figures in the way."""
        if self.beside(a, b):
            return True
        walls = {self.spots[cell] for cell in blocked}
        return any(all(not sort & walls for sort in line) for line in self._open_lines(a, b))

    def _open_lines(self, a: int, b: int) -> list[list[set[Spot]]]:
        """Lines that nothing but figures can block, as the sets of spots of their pieces."""
        if (a, b) not in self._lines:
            lines = []
            for start in corners(self.spots[a]):
                for end in corners(self.spots[b]):
                    pieces = self._pieces(start, end)
                    if pieces and self._open(pieces, self.spots[a], self.spots[b]):
                        lines.append(pieces)
            self._lines[a, b] = lines
        return self._lines[a, b]

    def _pieces(self, start: Spot, end: Spot) -> list[set[Spot]] | None:
        """DES-025; None: the line runs along a wall or closed door, or it is no line at all."""
        (x, y), (dx, dy) = start, (end[0] - start[0], end[1] - start[1])
        if dx == dy == 0:
            return None
        unit = 2 * max(1, abs(dx)) * max(1, abs(dy))
        """The line is `unit` long; where it meets a grid line and half way between is a whole number."""
        cuts = {0, unit}
        cuts |= set(range(0, unit, unit // abs(dx))) if dx else set()
        cuts |= set(range(0, unit, unit // abs(dy))) if dy else set()
        at = sorted(cuts)
        pieces = []
        for near, far in itertools.pairwise(at):
            middle = (near + far) // 2
            column, aside = divmod(x * unit + dx * middle, unit)
            row, below = divmod(y * unit + dy * middle, unit)
            columns = [column] if aside else [column - 1, column]
            rows = [row] if below else [row - 1, row]
            sort = {(column, row) for column in columns for row in rows}
            if len(sort) == 2 and frozenset(sort) in self.barred:
                return None
            pieces.append(sort)
        return pieces

    def _open(self, pieces: list[set[Spot]], a: Spot, b: Spot) -> bool:
        for sort in pieces:
            if any(spot not in self.number or self.board.terrain(spot) == OBSTACLE for spot in sort - {a, b}):
                return False
        chain = [{a}, *pieces, {b}]
        return all(self._touch(first, second) for first, second in itertools.pairwise(chain))

    def _touch(self, first: set[Spot], second: set[Spot]) -> bool:
        """DES-028, DES-029."""
        return any(
            p == q
            or (p in self.number and q in self.number and self.adjacent(self.number[p], self.number[q]))
            for p in first
            for q in second
        )


def corners(spot: Spot) -> list[Spot]:
    x, y = spot
    return [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)]


_MADE: dict[tuple[int, int], Geometry] = {}


def geometry(board: Board, doors_open: int) -> Geometry:
    """Made once for each map and state of its doors."""
    key = (id(board), doors_open)
    if key not in _MADE or _MADE[key].board is not board:
        _MADE[key] = Geometry(board, doors_open)
    return _MADE[key]
