"""The choices of a Walk, in the oracle's game: step by step, or a space to walk to (move="path")."""

from heapq import heappop, heappush

from .oracle_asks import CELL, DIR, DONE, Run
from .oracle_boards import Unit
from .oracle_moves import Moves, Walk, Way


class Paths(Moves):
    def ask_way(self, walk: Walk, ways: dict[int, Way]) -> Run:
        """An action of ways, or DONE."""
        if self.options["move"] == "path":
            return (yield from self.ask_path(walk, ways))
        done = {DONE} if self.may_stop(walk.unit, walk.unit.cell) else set()
        return (yield from self.ask("step", walk.seat, {*ways, *done}))

    def ask_path(self, walk: Walk, ways: dict[int, Way]) -> Run:
        raise NotImplementedError

    def costs_to(self, unit: Unit, goal: int, points: int, floating: bool) -> dict[int, int]:
        """What it costs to walk to the goal, from every place within these points."""
        raise NotImplementedError


__all__ = ["CELL", "DIR", "Paths", "heappop", "heappush"]
