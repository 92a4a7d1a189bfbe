"""The choices of a Walk, in the oracle's game: step by step, or a space to walk to (move="path")."""

from heapq import heappop, heappush

from .oracle_asks import CELL, DIR, DONE, Run
from .oracle_boards import DIRECTIONS, Unit
from .oracle_moves import Moves, Walk, Way

Worth = tuple[int, int]  # of a way: its cost, then its dangers


class Paths(Moves):
    def ask_way(self, walk: Walk, ways: dict[int, Way]) -> Run:
        """A way to go next; None: done."""
        if self.options["move"] == "path":
            return (yield from self.ask_path(walk, ways))
        choice = yield from self.ask("step", walk.seat, {*ways, *self.done_if_legal(walk)})
        return ways.get(choice)

    def can_walk(self, walk: Walk) -> bool:
        ways = self.ways(walk)
        if self.options["move"] == "step" or not ways:
            return bool(ways)
        return any(action >= CELL for action in ways) or bool(self.goals(walk))

    def done_if_legal(self, walk: Walk) -> set[int]:
        return {DONE} if self.may_stop(walk.unit, walk.unit.cell) else set()

    def ask_path(self, walk: Walk, ways: dict[int, Way]) -> Run:
        """Doors and crossings by their space, places to walk to; an open Door at hand by its direction."""
        named = {action: way for action, way in ways.items() if action >= CELL}
        goals = self.goals(walk)
        choice = yield from self.ask("step", walk.seat, {*named, *goals, *self.done_if_legal(walk)})
        if choice == DONE or choice in named:
            return named.get(choice)
        if choice < CELL:
            return ways[choice]
        yield from self.walk_to(walk, goals[choice])
        return Way(0)

    def goals(self, walk: Walk) -> dict[int, int]:
        """Places to walk to, by action."""
        unit = walk.unit
        doors = [door.cell for door in self.doors_at_hand(unit)]
        goals: dict[int, int] = {}
        for place in self.worths_from(unit, unit.cell, self.points_left(walk), self.walk_floating(walk)):
            if place == unit.cell or not self.may_stop(unit, place):
                continue
            if place not in doors:
                goals.setdefault(CELL + place, place)
            elif self.apart(place, unit.cell) == 1:
                goals[DIR + self.direction_to(unit.cell, place)] = place
        return goals

    def direction_to(self, cell: int, other: int) -> int:
        return next(d for d in range(len(DIRECTIONS)) if self.neighbour(cell, d) == other)

    def dangers(self, unit: Unit, cell: int, floating: bool) -> int:
        """A Trap plate that has not fired, Ice or Embers."""
        if not unit.is_crypt or floating:
            return 0
        trap = "trap" in self.tokens[cell] and "fired" not in self.tokens[cell]
        return int(trap or self.special(cell) in ("ice", "embers"))

    def worths_from(self, unit: Unit, start: int, points: int, floating: bool) -> dict[int, Worth]:
        """The cheapest, and among equals the least dangerous, way to every place within these points."""
        found: dict[int, Worth] = {}
        queue = [(0, 0, start)]
        while queue:
            cost, danger, at = heappop(queue)
            if at in found:
                continue
            found[at] = cost, danger
            for _, new, step in self.steps_from(unit, at, floating):
                if cost + step <= points:
                    heappush(queue, (cost + step, danger + self.dangers(unit, new, floating), new))
        return found

    def walk_to(self, walk: Walk, goal: int) -> Run:
        """Until it is there, or something has stopped it."""
        unit, stops = walk.unit, self.stops
        while unit.present and unit.cell != goal and self.stops == stops and not walk.over:
            floating, left = self.walk_floating(walk), self.points_left(walk)
            steps: list[tuple[Worth, int, Way]] = []
            for direction, new, cost in self.steps_from(unit, unit.cell, floating):
                worths = self.worths_from(unit, new, left - cost, floating) if cost <= left else {}
                if goal in worths:
                    danger = worths[goal][1] + self.dangers(unit, new, floating)
                    steps.append(((worths[goal][0] + cost, danger), direction, Way(cost, new)))
            if not steps:
                return
            yield from self.go(walk, min(steps, key=lambda step: step[:2])[2])
