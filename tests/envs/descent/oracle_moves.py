"""Steps, walks of large figures, where one may go and stop, for the oracle (spec 3.7 to 3.9)."""

from collections.abc import Iterator
from typing import NamedTuple

from dungeonzoo.envs.descent.state import FIRST_QUEST_FIGURE, Act

from .oracle_maps import LAVA, OBSTACLE, PIT, WATER
from .oracle_sheets import Sheets

MOST_POINTS = 60
"""What the record can hold."""


class Walk(NamedTuple):
    """Where a figure is on its way, and what it has left."""

    cell: int
    points: int
    stamina: int


class Moves(Sheets):
    def here(self, unit: int) -> int:
        """The space of a figure of one space, or of a walker."""
        one = self.figure[unit]
        return one.walker if one.walker >= 0 else one.cell

    def flies(self, unit: int) -> bool:
        return self.can(unit, "Fly")

    def passes(self, unit: int, other: int) -> bool:
        """DES-079 and what lifts it."""
        if self.same_side(unit, other):
            return True
        if self.is_hero(unit):
            return self.acting >= 0 and self.works(unit, "THI-5")  # DER-83: not when charmed
        if not self.is_monster(unit):
            return False
        return bool(self.figure[unit].slippery) or self.can(unit, "Scamper") or self.flies(unit)

    def enterable(self, unit: int, cell: int) -> bool:
        """DES-078, DES-079, DES-106, ER1-2."""
        ground = self.map.terrain(cell)
        if ground == OBSTACLE and not self.flies(unit):
            return False
        if ground == LAVA and self.code == "ER1" and unit == FIRST_QUEST_FIGURE:
            return False
        return all(self.passes(unit, other) for other in self.others_at(cell, unit))

    def cost(self, unit: int, cell: int, effect: bool) -> int:
        """DES-077, DES-084, DES-102, DER-38."""
        if effect or self.flies(unit):
            return 1
        dear = self.figure[unit].slippery and not self.can(unit, "Scamper")
        enemies = any(not self.same_side(unit, other) for other in self.others_at(cell, unit))
        return 1 + (self.map.terrain(cell) == WATER) + bool(dear and enemies)

    def may_rest(self, unit: int, cell: int) -> bool:
        """DES-080, DES-093."""
        if self.others_at(cell, unit) or self.map.terrain(cell) == OBSTACLE:
            return False
        return not self.large(unit) or bool(self.bases(unit, cell))

    def at_rest(self, unit: int) -> bool:
        """Not on its way through another's space, nor a walker; others may be passing through its own."""
        one = self.figure[unit]
        return one.walker < 0 and self.fig_at[one.cell] == unit

    def fits(self, unit: int, cell: int, w: int, h: int) -> bool:
        """A legal base position on spaces without others."""
        square = self.map.square(cell, w, h)
        return square is not None and not any(self.others_at(one, unit) for one in square)

    def bases(self, unit: int, cell: int) -> set[int]:
        """Numbers of the base positions that hold a space (spec 6.3, BASE)."""
        found, number = set(), 0
        x, y = self.map.spots[cell]
        for w, h in self.forms(unit):
            for top in range(y - h + 1, y + 1):
                for left in range(x - w + 1, x + 1):
                    corner = self.map.number.get((left, top))
                    if corner is not None and self.fits(unit, corner, w, h):
                        found.add(number)
                    number += 1
        return found

    # --- the way on

    def fatigue_gain(self, unit: int) -> int:
        """DES-082: only in his own turn; WIL-4."""
        if not self.is_hero(unit) or self.acting != unit or self.immobilized(unit):
            return 0
        return 2 if self.skilled(unit, "WIL-4") else 1

    def webbed(self, unit: int, cell: int, effect: bool) -> bool:
        """ABI-05, DER-68."""
        if effect or not self.is_hero(unit):
            return False
        return any(self.can(monster, "Web") and self.next_to(monster, cell) for monster in self.monsters)

    def after_step(self, unit: int, walk: Walk, to: int, effect: bool) -> Walk | None:
        """What is left after a step; None: it cannot be made."""
        points = walk.points - self.cost(unit, to, effect)
        stamina = walk.stamina - self.webbed(unit, walk.cell, effect)
        if points < 0 or stamina < 0 or not self.enterable(unit, to):
            return None
        return Walk(to, points, stamina)

    def onward(self, unit: int, walk: Walk, effect: bool, seen: set[Walk]) -> bool:
        """DES-081, DES-093: from a space where he may not stop to one where he may, by all means."""
        if walk in seen:
            return False
        seen.add(walk)
        trapped = self.map.terrain(walk.cell) == PIT and not self.flies(unit) and not self.large(unit)
        if trapped and not effect:
            return False
        gain = 0 if effect else self.fatigue_gain(unit)
        if gain and walk.stamina > 0:
            more = Walk(walk.cell, walk.points + gain, walk.stamina - 1)
            if self.onward(unit, more, effect, seen):
                return True
        for to in self.map.neighbours[walk.cell]:
            after = self.after_step(unit, walk, to, effect)
            if after and (self.may_rest(unit, to) or self.onward(unit, after, effect, seen)):
                return True
        return False

    def walk_from(self, unit: int, cell: int, points: int, effect: bool) -> Iterator[int]:
        """The ways of legal steps from a space."""
        if self.immobilized(unit):
            return
        stamina = self.stamina_left(unit) if self.is_hero(unit) else 0
        for way in range(8):
            to = self.map.to(cell, way)
            if to is None:
                continue
            after = self.after_step(unit, Walk(cell, points, stamina), to, effect)
            if after and (self.may_rest(unit, to) or self.onward(unit, after, effect, set())):
                yield way

    def steps(self, unit: int, points: int, effect: bool) -> set[int]:
        """Actions of the steps from where a figure is."""
        return {Act.STEP + way for way in self.walk_from(unit, self.here(unit), points, effect)}

    def point_steps(self, unit: int) -> set[int]:
        """By movement points: none inside a pit (DES-103)."""
        points = self.figure[unit].points
        if points <= 0 or self.pit_holds(unit):
            return set()
        return self.steps(unit, points, False)

    def pit_holds(self, unit: int) -> bool:
        return self.at_rest(unit) and self.in_pit(unit) and not self.flies(unit)

    def starts(self, unit: int, points: int, effect: bool) -> set[int]:
        """Spaces from which a large figure can begin a walk (DES-090)."""
        return {
            Act.SPACE + cell
            for cell in self.spaces(unit)
            if next(self.walk_from(unit, cell, points, effect), None) is not None
        }

    def fatigue_step(self, hero: int) -> set[int]:
        """FATIGUE_MP: DES-082; the promise of DES-081 is kept."""
        one = self.figure[hero]
        gain = self.fatigue_gain(hero)
        if not gain or self.stamina_left(hero) < 1 or one.points >= MOST_POINTS:
            return set()
        if not self.at_rest(hero):
            walk = Walk(one.cell, one.points + gain, self.stamina_left(hero) - 1)
            if not self.onward(hero, walk, False, set()):
                return set()
        return {int(Act.FATIGUE_MP)}

    def spend_points(self, unit: int, n: int) -> bool:
        """Whether it can pay n movement points for something where it stands."""
        return self.figure[unit].points >= n and not self.immobilized(unit) and not self.pit_holds(unit)

    # --- questions

    def roam(self) -> set[int]:
        """ASK_STEPS of "move up to n spaces"."""
        unit = self.frame.source
        found = self.steps(unit, self.frame.target, True)
        one = self.figure[unit]
        stop = bool(one.marked) and self.may_rest(unit, one.walker) if one.walker >= 0 else self.at_rest(unit)
        return found | {int(Act.PASS)} if stop or not found else found

    def walk(self) -> set[int]:
        """ASK_STEPS with points of his own, outside his turn: HER-6, OC-02."""
        unit = self.frame.source
        found = self.steps(unit, self.figure[unit].points, False)
        return found | {int(Act.PASS)} if self.at_rest(unit) else found

    def start(self) -> set[int]:
        """ASK_START."""
        effect = self.frame.target == 1
        points = self.frame.count if effect else self.figure[self.frame.source].points
        found = self.starts(self.frame.source, points, effect)
        return found | {int(Act.PASS)} if effect or not found else found

    def base(self) -> set[int]:
        """ASK_BASE."""
        unit = self.frame.source
        return {Act.BASE + number for number in self.bases(unit, self.figure[unit].walker)}

    def path(self) -> set[int]:
        """ASK_PATH, Fire Breath (ABI-17, DER-66)."""
        attack = self.attack[self.frame.target]
        laid = attack.path[: attack.path_n]
        found = {int(Act.PASS)}
        for way in range(8):
            to = self.map.to(laid[-1], way)
            if to is not None and to not in laid and self.map.terrain(to) != OBSTACLE:
                found.add(Act.STEP + way)
        return found
