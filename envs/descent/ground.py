"""The maps, as the invariants look at them: written apart from `geometry`."""

from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from . import state
from .cards import load
from .geometry import EDGE_DOOR, EDGE_OPEN, EDGE_WALL, MAX_HEIGHT, MAX_WIDTH, OBSTACLE
from .rows import plans

STEPS = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
"""x and y of a step: N, NE, E, SE, S, SW, W, NW."""
SIGNS = ".~^!o"
"""Terrain by its number."""


class Ground:
    """One map."""

    def __init__(self, plan: dict[str, Any]) -> None:
        rows = plan["rows"]
        spots = [(x, y) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign != "#"]
        self.n = len(spots)
        self.spots = spots
        self.cell = {spot: cell for cell, spot in enumerate(spots)}
        self.at = np.full((MAX_HEIGHT + 3, MAX_WIDTH + 3), -1)
        for (x, y), cell in self.cell.items():
            self.at[y, x] = cell
        self.x, self.y = np.array(spots).T
        self.terrain = np.array([SIGNS.index(rows[y][x]) for x, y in spots])
        self.solid = self.terrain == OBSTACLE
        self.n_doors, self.n_search, self.n_tokens = (
            len(plan[what]) for what in ("doors", "search", "tokens")
        )
        self.edges = {(x, y, side): EDGE_WALL for x, y, side in plan["walls"]}
        for door, (_, edges) in enumerate(plan["doors"]):
            self.edges |= {(x, y, side): EDGE_DOOR + door for x, y, side in edges}

    def _open(self, x: int, y: int, step: int, doors: int) -> bool:
        """Whether the side of a space in an even direction lets pass (DES-012)."""
        dx, dy = STEPS[step]
        if (x, y) not in self.cell or (x + dx, y + dy) not in self.cell:
            return False
        edge = (min(x, x + dx), min(y, y + dy), "E" if dx else "S")
        kind = self.edges.get(edge, EDGE_OPEN)
        return kind == EDGE_OPEN or (kind >= EDGE_DOOR and bool(doors >> (kind - EDGE_DOOR) & 1))

    def _adjacent(self, x: int, y: int, step: int, doors: int) -> bool:
        """DES-012, DES-013."""
        if step % 2 == 0:
            return self._open(x, y, step, doors)
        for first, second in ((step - 1, (step + 1) % 8), ((step + 1) % 8, step - 1)):
            dx, dy = STEPS[first]
            if self._open(x, y, first, doors) and self._open(x + dx, y + dy, second, doors):
                return True
        return False

    @cache  # noqa: B019 - maps live as long as the process
    def near(self, doors: int) -> NDArray[np.uint8]:
        """The directions in which each space has an adjacent one (N_SPACES,)."""
        near = np.zeros(state.N_SPACES, np.uint8)
        for cell, (x, y) in enumerate(self.spots):
            near[cell] = sum(1 << step for step in range(8) if self._adjacent(x, y, step, doors))
        return near


@cache
def grounds() -> tuple[Ground, ...]:
    """The maps by the numbers of their encounters."""
    return tuple(map(Ground, plans(load(None))))
