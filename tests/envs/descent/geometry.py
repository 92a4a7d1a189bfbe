"""Spaces, distances, lines of sight by exact geometry (DES-010 to DES-034): what the kernel is held against.

Slow and plain: a line is cut at every grid line that it meets, with fractions, and each piece is looked at.
"""

from collections.abc import Collection
from fractions import Fraction
from functools import cache, cached_property
from itertools import pairwise, product
from math import floor
from typing import NamedTuple

from .boards import Board, Edge, Spot

FAR = 99
AROUND = [step for step in product((-1, 0, 1), (-1, 0, 1)) if step != (0, 0)]


class Piece(NamedTuple):
    """A part of a line that lies inside a space, or between two spaces on their common side."""

    spots: frozenset[Spot]
    edge: Edge | None


@cache
def cut(dx: int, dy: int) -> tuple[Piece, ...]:
    """The line from the corner (0, 0) to the corner (dx, dy), cut at every grid line (DES-025)."""
    marks = {Fraction(0), Fraction(1)}
    marks |= {abs(Fraction(n, length)) for length in (dx, dy) if length for n in range(abs(length))}
    return tuple(_piece((a + b) / 2 * dx, (a + b) / 2 * dy) for a, b in pairwise(sorted(marks)))


def _piece(x: Fraction, y: Fraction) -> Piece:
    """The piece whose middle this is."""
    column, row = floor(x), floor(y)
    if x == column:
        return Piece(frozenset({(column - 1, row), (column, row)}), (column - 1, row, "E"))
    if y == row:
        return Piece(frozenset({(column, row - 1), (column, row)}), (column, row - 1, "S"))
    return Piece(frozenset({(column, row)}), None)


class Ground:
    """A board with some of its doors open: what is adjacent, how far things are apart, what is seen."""

    def __init__(self, board: Board, open: Collection[int] = ()) -> None:
        self.board = board
        self.spots = set(board.spaces)
        shut = [edge for n, (_, edges) in enumerate(board.doors) if n not in open for edge in edges]
        self.barred = {*map(tuple, board.walls), *map(tuple, shut)}

    @cached_property
    def obstacles(self) -> set[Spot]:
        return {spot for spot in self.spots if self.board.terrain(spot) == "o"}

    # --- adjacency and distance

    def through(self, a: Spot, b: Spot) -> bool:
        """Is the side that two spaces share free (DES-012)?"""
        x, y = min(a, b)
        return {a, b} <= self.spots and (x, y, "E" if a[1] == b[1] else "S") not in self.barred

    def adjacent(self, a: Spot, b: Spot) -> bool:
        """DES-011 to DES-013."""
        if max(abs(a[0] - b[0]), abs(a[1] - b[1])) != 1:
            return False
        if a[0] == b[0] or a[1] == b[1]:
            return self.through(a, b)
        return any(self.through(a, c) and self.through(c, b) for c in ((a[0], b[1]), (b[0], a[1])))

    def around(self, spot: Spot) -> list[Spot]:
        """The adjacent spaces."""
        others = [(spot[0] + dx, spot[1] + dy) for dx, dy in AROUND]
        return [other for other in others if self.adjacent(spot, other)]

    def distances(self, start: Spot) -> dict[Spot, int]:
        """To every space that can be reached; a way may end on an obstacle, not pass it (DES-016)."""
        found, edge = {start: 0}, [start]
        while edge:
            reached = []
            for spot in edge:
                if spot == start or spot not in self.obstacles:
                    for other in self.around(spot):
                        if other not in found:
                            found[other] = found[spot] + 1
                            reached.append(other)
            edge = reached
        return found

    def distance(self, a: Spot, b: Spot) -> int:
        return self.distances(a).get(b, FAR)

    # --- lines of sight

    def sees(self, a: Spot, b: Spot, figures: Collection[Spot] = (), own: Collection[Spot] = ()) -> bool:
        """Is there a line from space to space (DES-023 to DES-034)?

        figures: spaces with figures in them; own: those of the two figures concerned, which never block.
        """
        if a == b or self.adjacent(a, b):
            return True
        if "^" in (self.board.terrain(a), self.board.terrain(b)):
            return False
        stops = {*self.obstacles, *figures} - {a, b, *own}
        return any(self.open_line(a, b, *ends, stops) for ends in product(corners(a), corners(b)))

    def open_line(self, a: Spot, b: Spot, start: Spot, end: Spot, stops: set[Spot]) -> bool:
        """Is the straight line from a corner of a to a corner of b free?"""
        sets: list[set[Spot]] = [{a}]
        for spots, edge in cut(end[0] - start[0], end[1] - start[1]) if start != end else ():
            here = {(x + start[0], y + start[1]) for x, y in spots}
            if not here <= self.spots or here & stops:
                return False
            if edge is not None and (edge[0] + start[0], edge[1] + start[1], edge[2]) in self.barred:
                return False
            sets.append(here)
        return len(sets) > 1 and all(self.touch(one, two) for one, two in pairwise([*sets, {b}]))

    def touch(self, one: set[Spot], two: set[Spot]) -> bool:
        """Is a space of the first set the same as or adjacent to a space of the second (DES-028, DES-029)?"""
        return any(a == b or self.adjacent(a, b) for a, b in product(one, two))


def corners(spot: Spot) -> list[Spot]:
    return [(spot[0] + dx, spot[1] + dy) for dy, dx in product((0, 1), (0, 1))]
