"""What units are worth now, in the oracle's game: their parts, their values, whom a selector means."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from .oracle_boards import Boards, Item, Structure, Thing, Unit
from .oracle_content import (
    BOARD_ROWS,
    CARDS,
    GODDESSES,
    MASTERS,
    STATUS_CARDS,
    SWITCHES,
    Card,
    Effect,
    Master,
    Objective,
    Op,
    Selector,
    Test,
    Within,
)

SUPPRESSED = {"floating", "ethereal", "fearsome", "grapple"}
SOUL_TOKENS = 20
ABILITY, ITEM = 4, 8  # slots of 6.2
CARDS_OF = {name: [card for card in CARDS if card.of == name] for name in GODDESSES}
MASTERS_OF = {name: [master for master in MASTERS if master.of == name] for name in GODDESSES}


@dataclass
class Part:
    """An Attack, an Ability, or a part of an Artifact that a unit has."""

    unit: Unit
    slot: int
    effect: Effect
    needs: str = "always"  # charge, devour
    item: Item | None = None

    @property
    def charged(self) -> bool:
        return self.item.charged if self.item else self.slot in self.unit.charged

    @property
    def on(self) -> bool:
        return self.needs == "always" or (self.needs == "charge" and self.charged)

    @property
    def spent(self) -> bool:
        """Once per Round, and used in this one; it goes with an Artifact (R-85)."""
        return self.effect.once and self.is_marked

    @property
    def is_marked(self) -> bool:
        if self.item:
            return self.half in self.item.used
        return self.slot in self.unit.used

    @property
    def half(self) -> str:
        return "soul" if self.slot % 2 else "always"

    def mark(self, used: bool = True) -> None:
        marks, mark = (self.item.used, self.half) if self.item else (self.unit.used, self.slot)
        if self.effect.once:
            (marks.add if used else marks.discard)(mark)  # type: ignore[arg-type]


@dataclass
class Play:
    """An effect under way."""

    source: Unit | None  # None: the Goddess
    target: Thing | None = None
    spaces: list[int] = field(default_factory=list)  # of the main target, kept when it is gone
    other: Unit | None = None  # killer, roller or victim
    hazard: bool = False
    part: Part | None = None
    effect: Effect | None = None
    kind: str = ""  # of an Ability; "card" of a card's Effect


class Units(Boards):
    crypts: list[Unit]
    order: list[Unit]  # Monsters, oldest first
    gash: Unit | None
    goddess: str
    masteries: Counter[int]
    ward: bool
    in_goddess_turn: bool
    progress: list[list[int]]
    done: list[list[bool]]

    # --- who is there

    def living(self) -> list[Unit]:
        """Cryptonauts in the Realm, in unit order."""
        return [unit for unit in self.crypts if unit.present]

    def monsters(self) -> list[Unit]:
        return [unit for unit in self.order if unit.present]

    def foes(self) -> list[Unit]:
        return self.monsters() + ([self.gash] if self.gash and self.gash.present else [])

    def hers(self) -> list[Unit]:
        """Her Monsters with which she may do something (CE-231)."""
        return [unit for unit in self.monsters() if self.entered[self.slot(unit.cell)]]

    def built(self, *kinds: str) -> list[Structure]:
        return [structure for structure in self.structures if structure.kind in kinds]

    def seat_of(self, unit: Unit | None) -> int:
        if unit is None or not unit.is_crypt:
            return 0
        return 1 if self.options["players"] == 2 else 1 + unit.squad

    def unit_order(self, unit: Unit) -> int:
        return [*self.crypts, *self.order, *([self.gash] if self.gash else [])].index(unit)

    def cards(self) -> list[Card]:
        return CARDS_OF[self.goddess]

    def masters(self) -> list[Master]:
        return MASTERS_OF[self.goddess]

    def master_of(self, unit: Unit) -> Master | None:
        return self.masters()[unit.master] if unit.master >= 0 else None

    # --- parts

    def parts(self, unit: Unit) -> list[Part]:
        sheet = unit.sheet
        found = [Part(unit, slot, effect) for slot, effect in enumerate(sheet.attacks)]
        if unit.is_crypt:
            needs = ("always", "charge", "charge", "devour")
            found += [Part(unit, ABILITY + i, effect, needs[i]) for i, effect in enumerate(sheet.abilities)]
        else:
            found += [Part(unit, ABILITY + i, effect) for i, effect in enumerate(sheet.abilities)]
            master = self.master_of(unit)
            if master:
                found.append(Part(unit, ABILITY + 3, master.ability))
        for i, item in enumerate(unit.items):
            if item.row.always:
                found.append(Part(unit, ITEM + 2 * i, item.row.always, "always", item))
            needs_soul = "devour" if item.row.devour else "charge"
            found.append(Part(unit, ITEM + 2 * i + 1, item.row.soul, needs_soul, item))
        return found

    def part(self, unit: Unit, slot: int) -> Part:
        return next(part for part in self.parts(unit) if part.slot == slot)

    def souls_in_play(self) -> int:
        loose = sum("soul" in tokens for tokens in self.tokens)
        held = sum(
            unit.souls + len(unit.charged) + sum(item.charged for item in unit.items) for unit in self.crypts
        )
        return loose + held

    def soul_supply(self) -> int:
        """R-44."""
        return SOUL_TOKENS - self.souls_in_play()

    def charges(self, unit: Unit) -> list[int]:
        """Slots of 6.2 of the Souls on her Charges."""
        own = [18 + slot - 1 for slot in sorted(unit.charged)]  # 22 and 23: Abilities 5 and 6
        return own + [ITEM + 2 * i + 1 for i, item in enumerate(unit.items) if item.charged]

    def lose_charge(self, unit: Unit, slot: int) -> None:
        if slot >= 22:
            unit.charged.remove(slot - 17)
        else:
            unit.items[(slot - ITEM) // 2].charged = False
        self.refresh()

    # --- values

    def all_passives(self) -> Iterator[tuple[Effect, Unit | None, int]]:
        for unit in [*self.living(), *self.foes()]:
            for part in self.parts(unit):
                if part.effect.kind == "P" and part.on:
                    yield part.effect, unit, 1
        for kind, copies in self.masteries.items():
            if self.cards()[kind].mastery.kind == "P":
                yield self.cards()[kind].mastery, None, copies

    def passives(self, key: str) -> list[tuple[Selector, Unit | None, int]]:
        """Whom each of them concerns, whose it is, how much it adds. Kept until it may change (`refresh`)."""
        if not self.working:
            self.working[""] = []
            for effect, owner, times in self.all_passives():
                aim = effect.aim
                for op in effect.ops:
                    aim = op.to or aim
                    assert aim
                    self.working.setdefault(op.key, []).append((aim, owner, op.n * times))
        return self.working.get(key, [])

    def bonus(self, thing: Thing | None, key: str) -> int:
        """The sum of all that changes this value or switches this flag. None: the Goddess."""
        total = 0
        for aim, owner, n in self.passives(key):
            if self.covers(aim, owner, thing):
                total += n
        if isinstance(thing, Unit):
            total += sum(more.get(key, 0) for more in thing.more.values())
            total -= sum(less.get(key, 0) for less in thing.less.values())
        return total

    def covers(self, aim: Selector, owner: Unit | None, thing: Thing | None) -> bool:
        """Whether a passive works on this thing now."""
        if thing is None:
            return aim.name == "goddess"
        if isinstance(thing, Structure):
            return aim.name == "monos" and thing.kind == "monolith"
        if not isinstance(thing, Unit) or not thing.present:
            return False
        if not self.is_named(aim.name, owner, thing):
            return False
        if aim.radius is not None and (owner is None or self.distance(owner, thing) > aim.radius):
            return False
        return self.passes(aim.filter, thing, owner)

    def is_named(self, name: str, owner: Unit | None, unit: Unit) -> bool:
        if name == "self":
            return unit is owner
        if name == "squad":
            return unit.is_crypt and owner is not None and unit.squad == owner.squad
        if name in ("foes", "mons"):
            return unit.kind == "monster" or (name == "foes" and not unit.is_crypt)
        return name in ("team", "crypts", "mates") and unit.is_crypt

    def has(self, unit: Unit, key: str) -> bool:
        assert key in SWITCHES
        if key in SUPPRESSED and self.has(unit, "suppressed") and not self.has(unit, "demigoddess"):
            return False
        if key == "slow" and unit.between and not self.has(unit, "no_between_slow"):
            return True
        return self.bonus(unit, key) > 0

    def floating(self, unit: Unit) -> bool:
        return self.has(unit, "floating")

    def attribute(self, unit: Unit, key: str) -> int | None:
        """Aim, Cast, Move (R-65); None: she has none."""
        printed = {"aim": unit.sheet.aim, "cast": unit.sheet.cast, "move": unit.sheet.move}[key]
        if printed is None:
            return None
        master = self.master_of(unit)
        if master and key == "aim":
            printed += master.aim
        return max(1 if key == "move" else 0, printed + self.bonus(unit, key))

    def armor(self, thing: Thing) -> int:
        """CE-191, R-17."""
        total = self.bonus(thing, "armor")
        if isinstance(thing, Structure):
            total += thing.empowered + thing.armor_now + thing.armor_next
        elif isinstance(thing, Unit) and len(self.built("totem")) >= 2:
            total += self.bonus(thing, "totem_armor")
        return min(max(total, 0), 3)

    def base_actions(self, unit: Unit) -> int:
        """CE-045, CE-172, R-09, R-64."""
        base = 2 + self.has(unit, "haste") - self.has(unit, "slow")
        if unit.kind == "monster" and unit.born == self.round and not self.has(unit, "ambush"):
            base -= 1
        if self.has(unit, "dormant") and unit.woken < 2:
            base -= 1
        return max(base, 0)

    def actions_left(self, unit: Unit) -> int:
        return max(0, self.base_actions(unit) - unit.base_used) + unit.extra

    def refresh(self) -> None:
        """What passives there are may have changed; R-86: maxima and what is cut to them."""
        self.working.clear()
        for unit in self.living():
            unit.max_vitae = max(0, unit.sheet.health + self.bonus(unit, "max_vitae"))
            unit.max_stamina = max(0, unit.sheet.stamina + self.bonus(unit, "max_stamina"))
            unit.vitae = min(unit.vitae, unit.max_vitae)
            unit.stamina = min(unit.stamina, unit.max_stamina)
            if self.has(unit, "immune_infection"):
                unit.status.discard("infection")
        for unit in self.monsters():
            master = self.master_of(unit)
            most = unit.sheet.health + self.bonus(unit, "health") + (master.health if master else 0)
            unit.vitae = min(unit.vitae + max(0, most - unit.max_vitae), most)
            unit.max_vitae = most

    def change(self, unit: Unit, key: str, n: int, until: str) -> None:
        side = unit.more if n > 0 else unit.less
        side[until][key] = side[until].get(key, 0) + abs(n)

    def end_changes(self, until: str) -> None:
        for unit in [*self.crypts, *self.foes()]:
            unit.more[until], unit.less[until] = {}, {}

    # --- statuses

    def mark_status(self, unit: Unit, status: str, play: Play) -> None:
        """4.3; a status card that is not there has no effect."""
        if status in unit.status:
            return
        if status == "infection":
            marked = sum("infection" in other.status for other in self.crypts)
            if marked >= STATUS_CARDS["MYC"] or self.has(unit, "immune_infection"):
                return
        if status == "entombed" and play.kind == "card":
            if sum(other.buried for other in self.crypts) >= STATUS_CARDS["SKZ"]:
                return
            unit.buried = True
        if status == "vendetta":
            for other in self.crypts:
                other.status.discard("vendetta")
        if status == "burning":
            unit.burnt_by = play.source
        unit.status.add(status)

    def end_status(self, unit: Unit, status: str) -> None:
        unit.status.discard(status)
        if status == "entombed":
            unit.buried = False

    def end_all_statuses(self, unit: Unit) -> None:
        for status in list(unit.status):
            self.end_status(unit, status)

    # --- tests and selectors

    def passes(self, tests: list[list[Test]], thing: Thing | None, source: Unit | None) -> bool:
        return all(any(self.holds(test, thing, source) != test.negated for test in row) for row in tests)

    def holds(self, test: Test, thing: Thing | None, source: Unit | None) -> bool:
        if test.name in ("totems", "pods"):
            n = len(self.built(test.name.removesuffix("s")))
            return n <= test.n if test.compare == "<=" else n >= test.n
        if isinstance(thing, Unit):
            return self.unit_is(test, thing, source)
        if isinstance(thing, Structure):
            fits = {"structure": thing.can_be_hit, "open": thing.open, "unoccupied": self.closable(thing)}
            return fits.get(test.name, False)
        assert thing is not None
        return self.space_is(test, thing)

    def space_is(self, test: Test, cell: int) -> bool:
        slot, x, y = self.place[cell]
        structure = self.structure_on.get(cell)
        if test.name == "inner_wall":
            return self.terrain[cell] == "#" and min(x, y) > 0 and max(x, y) < self.width[slot] - 1
        if test.name == "structure":
            return structure is not None and structure.can_be_hit
        if test.name == "soul":
            return "soul" in self.tokens[cell]
        assert test.name == "free"
        return (
            not self.occupied(cell) and structure is None and self.terrain[cell] != "_"
            and not self.tokens[cell] - {"rubble"}
        )  # fmt: skip

    def unit_is(self, test: Test, unit: Unit, source: Unit | None) -> bool:
        if test.name == "cost":
            cost = unit.sheet.cost
            return cost is not None and (cost <= test.n if test.compare == "<=" else cost >= test.n)
        simple = {
            "unretired": lambda: not unit.retired,
            "retired": lambda: unit.retired,
            "squad": lambda: source is not None and unit.squad == source.squad,
            "other": lambda: unit is not source,
            "same_board": lambda: source is not None and self.slot(unit.cell) == self.slot(source.cell),
            "infected": lambda: "infection" in unit.status,
            "adjacent_infected": lambda: any(
                "infection" in other.status and self.adjacent(other, unit) for other in self.living()
            ),
            "below_max_vitae": lambda: unit.vitae < unit.max_vitae,
            "unspent_soul": lambda: unit.souls > 0,
            "soul_charged": lambda: bool(self.charges(unit)),
            "adjacent_spore": lambda: bool(self.spores_beside(unit)),
            "master": lambda: unit.master >= 0,
            "demigoddess": lambda: self.has(unit, "demigoddess"),
            "on_deep": lambda: self.special(unit.cell) == "tide" and not self.floating(unit),
            "adjacent_fire": lambda: any(self.adjacent(fire, unit) for fire in self.built("fire")),
            "structure": lambda: False,
            "inner_wall": lambda: False,
        }
        return simple[test.name]() if test.name in simple else unit.sheet.id == test.name

    def spores_beside(self, unit: Unit) -> list[Unit]:
        return [
            other for other in self.monsters() if other.sheet.id == "spore" and self.adjacent(other, unit)
        ]

    def centre(self, name: str, play: Play) -> list[list[int]]:
        """Spaces of each thing that an area may be around."""
        if name == "self":
            assert play.source
            return [self.spaces(play.source)]
        if name == "victim":
            assert play.other
            return [self.spaces(play.other)]
        if name in ("tgt", "cell"):
            return [play.spaces]
        if name == "mons":
            return [self.spaces(unit) for unit in self.hers()]
        return [self.spaces(structure) for structure in self.built(name)]

    def group(self, aim: Selector, play: Play) -> list[Thing]:
        """All that a selector of many means now, in unit order (R-62)."""
        source = play.source
        pool: list[Thing] = []
        if aim.name in ("crypts", "mates", "team", "squad"):
            pool = list(self.living())
            if aim.name == "squad":
                assert source
                pool = [unit for unit in self.living() if unit.squad == source.squad]
        elif aim.name == "monos":
            pool = list(self.built("monolith"))
        else:
            hers = self.hers() if source is None else self.monsters()
            pool = list(hers if aim.name == "mons" else self.foes())
        tests = [row for row in aim.filter if row[0].name != "sight"]
        pool = [thing for thing in pool if self.passes(tests, thing, source)]
        if aim.radius is None:
            return pool
        radius = self.area_radius(aim.radius, play)
        centres = self.centre(aim.centre, play)
        near = [
            thing
            for thing in pool
            if any(self.between_spaces(spaces, self.spaces(thing)) <= radius for spaces in centres)
        ]
        if len(tests) < len(aim.filter):
            near = [thing for thing in near if any(self.sight(s, self.spaces(thing)) for s in centres)]
        return [thing for thing in near if aim.centre != "tgt" or thing is not play.target]

    def area_radius(self, radius: int, play: Play) -> int:
        """burst_radius; copies do not add up."""
        bursts = play.source is not None and play.source.sheet.id == "spore"
        return 2 if bursts and self.bonus(play.source, "burst_radius") else radius

    def singles(self, aim: Selector, source: Unit | None) -> list[Thing]:
        """All things of the kind of a single target that pass its filter."""
        pools = {
            "ally": lambda: [unit for unit in self.living() if unit is not source],
            "mate": self.living,
            "crypt": self.living,
            "foe": self.foes,
            "hit": lambda: [*self.foes(), *(s for s in self.structures if s.can_be_hit)],
            "mon": self.hers,
            "mono": self.monoliths,
            "mon|mono": lambda: [*self.hers(), *self.monoliths()],
            "door": self.doors,
            "cell": lambda: list(range(len(self.place))),
            "skull": lambda: [c for c, tokens in enumerate(self.tokens) if "skull" in tokens],
            "spore": lambda: [unit for unit in self.hers() if unit.sheet.id == "spore"],
        }
        return [thing for thing in pools[aim.name]() if self.passes(aim.filter, thing, source)]

    def doors(self) -> list[Structure]:
        return [s for s in self.structures if s.is_door and self.entered[self.slot(s.cell)]]

    def monoliths(self) -> list[Structure]:
        return [s for s in self.built("monolith") if self.entered[self.slot(s.cell)]]

    def within_one(self, within: Within, play: Play, thing: Thing) -> bool:
        return bool(self.in_range_from(within, play, thing))

    def in_range_from(self, within: Within, play: Play, thing: Thing) -> list[Thing]:
        """The things from which this one is in range, in unit order; the source itself without `of`."""
        n = within.n
        if not within.of:
            assert play.source
            assert play.effect
            if play.effect.kind == "S" and n > 1:
                n = max(2, n + self.bonus(play.source, "range"))
            smites = any(op.name == "dmg" and "s" in op.words[-1] for op in direct(play.effect.ops))
            near = [play.source] if self.distance(play.source, thing) <= n else []
            if smites:
                return list(near)
            return [unit for unit in near if self.sees(unit, thing, n)]
        pool: list[Thing] = {
            "mon": lambda: list(self.hers()),
            "mono": lambda: list(self.monoliths()),
            "infected": lambda: [unit for unit in self.living() if "infection" in unit.status],
        }[within.of]()
        if within.sight:
            return [x for x in pool if self.sees(x, thing, n)]
        return [x for x in pool if self.distance(x, thing) <= n]

    def in_range(self, play: Play, thing: Thing) -> bool:
        assert play.effect
        ranges = play.effect.within
        return not ranges or any(self.within_one(within, play, thing) for within in ranges)

    def objectives(self, slot: int) -> list[Objective]:
        return BOARD_ROWS[self.boards[slot]].objectives

    def hazard(self, unit: Unit, when: str) -> Effect | None:
        """Of the board that she is on."""
        return BOARD_ROWS[self.boards[self.slot(unit.cell)]].hazards.get(when)


def direct(ops: list[Op]) -> list[Op]:
    """The operations on the main target itself."""
    found = []
    for op in ops:
        if op.to:
            break
        found.append(op)
    return found
