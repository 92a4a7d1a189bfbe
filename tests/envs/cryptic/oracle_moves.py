"""Movement in the oracle's game: steps, Doors, crossings, what entering a space does, shoves, warps."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from .oracle_asks import CELL, DIR, OPTION, Run
from .oracle_boards import DIRECTIONS, FAR, Item, Structure, Thing, Unit
from .oracle_content import BOARD_ROWS, ITEMS, N_ARTIFACTS, TRAPS
from .oracle_harm import Harm
from .oracle_units import Play

DEAR = {"sand", "mire", "tide"}


@dataclass
class Walk:
    """A Move Action or a step() under way."""

    unit: Unit
    seat: int
    points: int | None = None  # None: its Move
    spent: int = 0
    action: bool = False
    no_break: bool = False
    floating: bool = False
    over: bool = False


@dataclass
class Way:
    """One thing that can be done in a Walk."""

    cost: int
    cell: int | None = None  # where it leads
    door: Structure | None = None
    crossing: bool = False


class Moves(Harm):
    acting: Unit | None
    interrupting: Unit | None  # who takes her Prepared Action; it counts as her Turn
    artifact_deck: list[int]
    trap_deck: list[int]
    relic_decks: list[list[int]]
    peeked: list[int]
    stops: int
    windows: Callable[[Unit], Run]
    can_walk: Callable[[Walk], bool]
    ask_way: Callable[[Walk, dict[int, Way]], Run]

    # --- where a unit may be

    def walk_floating(self, walk: Walk) -> bool:
        return walk.floating or self.floating(walk.unit)

    def open_ground(self, cell: int, floating: bool) -> bool:
        """Passable, as far as Walls, Structures and Pits go."""
        return not self.solid(cell) and (floating or not self.is_pit(cell))

    def may_stop(self, unit: Unit, cell: int) -> bool:
        spaces = self.square(cell, unit.size)
        if not spaces or any(self.occupied(space, unit) for space in spaces):
            return False
        pits = sum(map(self.is_pit, spaces))
        if not pits:
            return True
        if unit.is_crypt:
            return False
        return self.floating(unit) or (unit.size == 2 and pits <= 2)

    def step_to(self, unit: Unit, cell: int, direction: int, floating: bool) -> int | None:
        """Where a step leads, whatever it costs; None: nowhere."""
        new = self.neighbour(cell, direction)
        if new is None:
            return None
        if unit.size == 1:
            fits = not self.occupied(new, unit) and self.open_ground(new, floating)
            return new if fits else None
        spaces = self.square(new, 2)
        if not spaces or any(self.unit_on.get(space, unit) is not unit for space in spaces):
            return None
        if any(self.closed_door(space) for space in spaces):
            return None
        free = [space for space in spaces if self.open_ground(space, floating)]
        old = [space for space in self.square(cell, 2) if self.open_ground(space, floating)]
        return new if self.between_spaces(free, old) <= 1 else None

    def closed_door(self, cell: int) -> bool:
        structure = self.structure_on.get(cell)
        return structure is not None and structure.is_door and not structure.open

    def step_cost(self, unit: Unit, old: int, new: int, floating: bool) -> int:
        """R-39: the dearest terrain that it enters."""
        if floating or self.has(unit, "ignore_terrain_cost"):
            return 1
        left = self.square(old, unit.size)
        entered = {self.special(space) for space in self.square(new, unit.size) if space not in left}
        if unit.kind == "gashnoradon":
            entered.discard("mire")
        return 2 if entered & DEAR else 1

    def steps_from(self, unit: Unit, cell: int, floating: bool) -> Iterator[tuple[int, int, int]]:
        """Direction, space, cost."""
        for direction in range(len(DIRECTIONS)):
            new = self.step_to(unit, cell, direction, floating)
            if new is not None:
                yield direction, new, self.step_cost(unit, cell, new, floating)

    def can_come_to_rest(self, unit: Unit, cell: int, points: int, floating: bool) -> bool:
        """R-13: from there a legal stop is within these points."""
        best = {cell: points}
        queue = [(cell, points)]
        while queue:
            at, left = queue.pop(0)
            if self.may_stop(unit, at):
                return True
            for _, new, cost in self.steps_from(unit, at, floating):
                if cost <= left and best.get(new, -1) < left - cost:
                    best[new] = left - cost
                    queue.append((new, left - cost))
        return False

    # --- what a Walk may do

    def points_left(self, walk: Walk) -> int:
        total = walk.points
        if total is None:
            total = self.attribute(walk.unit, "move") or 0
        return total - walk.spent

    def ways(self, walk: Walk) -> dict[int, Way]:
        """By action."""
        unit, left = walk.unit, self.points_left(walk)
        floating = self.walk_floating(walk)
        if "entombed" in unit.status:
            return {}
        found: dict[int, Way] = {}
        for direction, new, cost in self.steps_from(unit, unit.cell, floating):
            if cost <= left and self.can_come_to_rest(unit, new, left - cost, floating):
                found[DIR + direction] = Way(cost, new)
        for door in self.doors_at_hand(unit):
            cost = 0 if not door.open and self.has(unit, "free_open") else 1
            if cost <= left and self.can_come_to_rest(unit, unit.cell, left - cost, floating):
                found[CELL + door.cell] = Way(cost, door=door)
        if left >= 1:
            for new in self.crossings(unit):
                found[CELL + new] = Way(1, new, crossing=True)
        return found

    def doors_at_hand(self, unit: Unit) -> list[Structure]:
        return [
            door
            for door in self.structures
            if door.is_door
            and self.distance(unit, door) <= 1
            and (self.closable(door) if door.open else self.can_open(unit, door))
        ]

    def can_open(self, unit: Unit, door: Structure) -> bool:
        """CE-148, CE-149, CE-180, R-92."""
        if not unit.is_crypt:
            return door.kind == "door" and not door.sealed
        if self.has(unit, "no_open_doors"):
            return False
        return (
            door.kind == "door"
            or unit.sheet.type in ("Scientist", "Spellcaster")
            or self.has(unit, "open_arcane")
        )

    def crossings(self, unit: Unit) -> list[int]:
        """CE-228, CE-229, R-47, R-102; MIRROR-H1."""
        spaces = self.spaces(unit)
        found: set[int] = set()
        for slot, crystal in self.crystal.items():
            doorstep = [cell for cell in self.entrances(slot)]
            if not self.may_cross(unit, slot if crystal in spaces else 0):
                continue
            if crystal in spaces and (unit.is_crypt or self.entered[slot]):
                found |= self.places_over(unit, doorstep)
            if set(doorstep) & set(spaces) and (not unit.is_crypt or self.objective_done(slot)):
                found |= self.places_over(unit, [crystal])
        if unit.size == 1 and self.special(unit.cell) == "panes":
            found |= {
                cell
                for cell in range(len(self.place))
                if self.special(cell) == "panes" and not self.occupied(cell) and cell != unit.cell
            }
        return sorted(found)

    def may_cross(self, unit: Unit, slot: int) -> bool:
        """No Monster goes to a board whose limit is reached (CE-173, CE-232)."""
        return unit.kind != "monster" or unit.sheet.special or self.board_has_room(slot)

    def board_has_room(self, slot: int) -> bool:
        here = [u for u in self.monsters() if self.slot(u.cell) == slot and not u.sheet.special]
        return len(here) < BOARD_ROWS[self.boards[slot]].monster_limit

    def entrances(self, slot: int) -> list[int]:
        return [
            cell for cell, symbol in enumerate(self.terrain) if symbol in "12" and self.slot(cell) == slot
        ]

    def places_over(self, unit: Unit, spaces: list[int]) -> set[int]:
        """Top left spaces of the places that cover one of these."""
        near = {(self.slot(c), self.place[c][1] - i, self.place[c][2] - j)
                for c in spaces for i in range(unit.size) for j in range(unit.size)}  # fmt: skip
        cells = {self.at(*place) for place in near if min(place[1:]) >= 0}
        return {cell for cell in cells if self.may_stop(unit, cell)}

    # --- a Walk

    def walk(self, walk: Walk) -> Run:
        unit = walk.unit
        unit.broken.clear()
        while unit.present and not walk.over:
            if not self.can_walk(walk):
                break
            way = yield from self.ask_way(walk, self.ways(walk))
            if way is None:
                break
            if way.cell is not None or way.door is not None:
                yield from self.go(walk, way)
        if unit.present and not self.may_stop(unit, unit.cell):
            self.bring_to_rest(unit)

    def bring_to_rest(self, unit: Unit) -> None:
        """R-103."""
        fits = [cell for cell in range(len(self.place)) if self.may_stop(unit, cell)]
        fits = [cell for cell in fits if self.apart(cell, unit.cell) < FAR]
        self.put(unit, min(fits, key=lambda cell: (self.apart(cell, unit.cell), cell)))

    def go(self, walk: Walk, way: Way) -> Run:
        unit = walk.unit
        if way.door:
            way.door.open = not way.door.open
            way.door.sealed = False
            walk.spent += way.cost
        else:
            assert way.cell is not None
            if unit.is_crypt and not walk.no_break:
                yield from self.break_away(unit, way.cell)
            walk.spent += way.cost
            unit.moved = True
            self.put(unit, way.cell)
            self.entered[self.slot(way.cell)] = True
            yield from self.enter(unit, walk)
        if not unit.is_crypt and self.in_goddess_turn:
            yield from self.windows(unit)

    def break_away(self, unit: Unit, new: int) -> Run:
        """CE-090 to CE-096."""
        for foe in self.foes():
            if not self.adjacent(unit, foe) or self.distance(new, foe) <= 1 or foe in unit.broken:
                continue
            unit.broken.add(foe)
            if self.has(foe, "grapple") and not self.has(unit, "no_grapple"):
                self.gain_stamina(unit, -1)
            elif not self.has(unit, "breakaway_auto"):
                self.stops += 1
                bonus = self.bonus(unit, "breakaway_bonus")
                if not (yield from self.check(unit, "stamina", bonus)):
                    self.gain_stamina(unit, -1)

    # --- entering a space

    def enter(self, unit: Unit, walk: Walk | None = None) -> Run:
        """CE-086, CE-087, R-14; only Cryptonauts (R-54)."""
        if not unit.is_crypt:
            return
        tokens, cell = self.tokens[unit.cell], unit.cell
        if tokens & {"soul", "bone", "skull", "artifact", "relic"}:
            self.stops += 1
        unit.souls += "soul" in tokens
        unit.bones += "bone" in tokens
        tokens -= {"soul", "bone", "skull"}
        for token in ("artifact", "relic"):
            if token in tokens:
                yield from self.pick_up(unit, token)
        if not unit.present or unit.cell != cell:
            return
        floating = self.floating(unit) or (walk is not None and walk.floating)
        if not floating:
            yield from self.enter_terrain(unit, walk)
        if not floating and "trap" in tokens and "fired" not in tokens and unit.present and unit.cell == cell:
            tokens.add("fired")
            self.stops += 1
            yield from self.spring_trap(unit)

    def enter_terrain(self, unit: Unit, walk: Walk | None) -> Run:
        special = self.special(unit.cell)
        effect = self.hazard(unit, "enter")
        if special == "ice" and walk is not None and walk.action:
            self.stops += 1
            assert effect
            if not (yield from self.check(unit, "stamina", hazard=True)):
                walk.over = True
        if special == "embers" and unit in (self.acting, self.interrupting) and not unit.embers:
            unit.embers = True
            self.stops += 1
            assert effect
            yield from self.apply(effect, Play(None, other=unit, hazard=True, effect=effect))

    def spring_trap(self, victim: Unit) -> Run:
        trap = self.trap_deck.pop(0)
        self.trap_deck.append(trap)
        yield from self.apply(TRAPS[trap], Play(None, other=victim, hazard=True, effect=TRAPS[trap]))

    def pick_up(self, unit: Unit, token: str) -> Run:
        """CE-087, CE-223; Relic Hunter."""
        slot = self.slot(unit.cell)
        deck = self.artifact_deck if token == "artifact" else self.relic_decks[slot]
        for part in self.triggers("own_artifact_pickup"):
            if (
                part.unit is unit
                and len(deck) > 1
                and (yield from self.ask_yes("trigger", self.seat_of(unit)))
            ):
                part.mark()
                self.peeked = [deck.pop(), deck.pop()]
                slots = (OPTION, OPTION + 1)
                kept = (yield from self.ask_slot("option", self.seat_of(unit), slots)) - OPTION
                deck.insert(0, self.peeked[1 - kept])
                deck.append(self.peeked[kept])
                self.peeked = []
        self.tokens[unit.cell].remove(token)
        number = deck.pop()
        unit.items.append(Item(ITEMS[number], number, slot=slot if number >= N_ARTIFACTS else -1))
        self.refresh()
        if token == "relic":
            self.check_victory()
        yield from self.draw_knowledge(unit)

    # --- forced movement

    def forced_step(self, unit: Unit, direction: int) -> int | None:
        """CE-198, R-16, R-69."""
        new = self.neighbour(unit.cell, direction)
        spaces = [] if new is None else self.square(new, unit.size)
        floats = not unit.is_crypt and self.floating(unit)
        fits = spaces and not any(
            self.occupied(space, unit) or (self.is_pit(space) and not floats) for space in spaces
        )
        return new if fits else None

    def held(self, unit: Unit) -> bool:
        return "entombed" in unit.status or not unit.present

    def knock_back(self, unit: Unit, n: int, origin: Unit | None) -> Run:
        """CE-198, CE-199, R-93."""
        if not self.has(unit, "unyielding"):
            yield from self.shove_any(unit, n, origin)

    def shove_any(self, unit: Unit, n: int, origin: Unit | None) -> Run:
        if self.held(unit):
            return
        legal = range(DIR, DIR + len(DIRECTIONS))
        direction = yield from self.ask("direction", self.seat_of(origin), legal)
        for _ in range(n):
            new = None if self.held(unit) else self.forced_step(unit, direction)
            if new is None:
                return
            self.put(unit, new)
            yield from self.enter(unit)

    def shove_to(self, unit: Unit, n: int, goal: Thing) -> Run:
        """R-70."""
        for _ in range(n):
            if self.held(unit):
                return
            steps = [self.forced_step(unit, direction) for direction in range(len(DIRECTIONS))]
            reached = [(self.between_spaces(self.square(new, unit.size), self.spaces(goal)), place, new)
                       for place, new in enumerate(steps) if new is not None]  # fmt: skip
            if not reached or min(reached)[0] >= self.distance(unit, goal):
                return
            self.put(unit, min(reached)[2])
            yield from self.enter(unit)

    # --- warps

    def warp_places(self, unit: Unit, words: list[str], play: Play) -> list[int]:
        """R-67."""
        if "entombed" in unit.status:
            return []
        fits = [
            cell
            for cell in range(len(self.place))
            if cell != unit.cell and self.slot(cell) == self.slot(unit.cell) and self.may_stop(unit, cell)
        ]
        if words[0] == "in":
            n, sight = int(words[1]), "sight" in words
            fits = [c for c in fits if self.between_spaces(self.square(c, unit.size), self.spaces(unit)) <= n]
            return [c for c in fits if not sight or self.sight(self.spaces(unit), self.square(c, unit.size))]
        goals = [thing for thing in self.warp_goals(words, play) if thing is not unit]
        return [
            c
            for c in fits
            if any(self.between_spaces(self.square(c, unit.size), self.spaces(goal)) == 1 for goal in goals)
        ]

    def warp_goals(self, words: list[str], play: Play) -> list[Thing]:
        goals: list[Thing] = []
        for word in words:
            if word == "tgt" and play.target is not None:
                goals.append(play.target)
            if word == "self" and play.source is not None:
                goals.append(play.source)
            if word == "mono":
                goals += self.built("monolith")
            if word == "spore":
                goals += [unit for unit in self.monsters() if unit.sheet.id == "spore"]
        return goals

    def warp(self, unit: Unit, seat: int, places: list[int]) -> Run:
        self.put(unit, (yield from self.ask_space("space", seat, places)))
        yield from self.enter(unit)
