"""Sight by exact geometry (CE-097, R-11): what the kernel's table of lines is held against."""

from collections.abc import Callable
from fractions import Fraction
from functools import cache
from itertools import product

Cell = tuple[int, int]
Corner = tuple[Cell, Cell]
HALF = Fraction(1, 2)


def clip(start: int, length: int, low: int) -> tuple[Fraction, Fraction] | None:
    """When a point that goes from the middle of `start` is strictly between low and low + 1."""
    if length == 0:
        return (Fraction(-1), Fraction(2)) if low == start else None
    ends = sorted((Fraction(low + step) - start - HALF) / length for step in (0, 1))
    return ends[0], ends[1]


def crosses(dx: int, dy: int, x: int, y: int) -> bool:
    """Does the line from the middle of (0, 0) to that of (dx, dy) cross the interior of (x, y)?"""
    across, down = clip(0, dx, x), clip(0, dy, y)
    if across is None or down is None:
        return False
    return max(across[0], down[0], Fraction(0)) < min(across[1], down[1], Fraction(1))


def on_line(dx: int, dy: int, x: int, y: int) -> bool:
    """Is the corner at (x, y), the top left of that space, on the line?"""
    if dx == 0 or dy == 0:
        return False
    part = (x - HALF) / dx
    return 0 < part < 1 and part * dy + HALF == y


@cache
def line(dx: int, dy: int) -> tuple[tuple[Cell, ...], tuple[Corner, ...]]:
    """The spaces that the line crosses, both ends left out, and the pairs that flank a corner on it."""
    xs, ys = range(min(0, dx), max(0, dx) + 2), range(min(0, dy), max(0, dy) + 2)
    cells = [(x, y) for x, y in product(xs, ys) if crosses(dx, dy, x, y)]
    corners = []
    for x, y in product(xs, ys):
        if on_line(dx, dy, x, y):
            around = product((x - 1, x), (y - 1, y))
            first, second = (cell for cell in around if cell not in cells)
            corners.append((first, second))
    return tuple(cell for cell in cells if cell not in ((0, 0), (dx, dy))), tuple(corners)


def clear_line(a: Cell, b: Cell, blocks: Callable[[Cell], bool]) -> bool:
    """Is there Sight from space a to space b, if these spaces block? The ends themselves never do."""
    cells, corners = line(b[0] - a[0], b[1] - a[1])

    def stopped(cell: Cell) -> bool:
        return blocks((a[0] + cell[0], a[1] + cell[1]))

    return not any(map(stopped, cells)) and not any(stopped(one) and stopped(two) for one, two in corners)


def distance(a: Cell, b: Cell) -> int:
    """King's moves (R-10)."""
    return max(abs(a[0] - b[0]), abs(a[1] - b[1]))
