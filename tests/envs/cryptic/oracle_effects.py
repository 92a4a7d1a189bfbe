"""The effect language at work, in the oracle's game (4.1)."""

from collections.abc import Callable, Sequence

from .oracle_asks import OPTION, Run
from .oracle_boards import Structure, Thing, Unit
from .oracle_content import Effect, Op, Selector
from .oracle_moves import Walk
from .oracle_paths import Paths
from .oracle_units import Play

Aimed = Sequence[Thing | None]
RUBBLE_TOKENS = 6
DOOR_VERBS = ("open", "close", "seal")


def runs(ops: list[Op]) -> list[list[Op]]:
    """Cut before each selector (R-62)."""
    found: list[list[Op]] = []
    for op in ops:
        if op.to or not found:
            found.append([])
        found[-1].append(op)
    return found


class Effects(Paths):
    known: list[int]
    hand: list[int]
    trade: Callable[[Unit, Unit], Run]
    can_trade: Callable[[Unit, Unit], bool]
    strike_now: Callable[[Unit], Run]
    summon_free: Callable[[Op, Play], Run]
    can_summon_free: Callable[[Op, Play], bool]
    drop_at_random: Callable[[int], None]

    def meant(self, aim: Selector, play: Play) -> Aimed:
        """All that a selector means now, as far as nobody has to choose."""
        if aim.many:
            return self.group(aim, play)
        if aim.name == "self":
            return [play.source]
        if aim.name == "goddess":
            return [None]
        if aim.name in ("killer", "roller", "victim"):
            return [play.other]
        if aim.name == "spore@tgt":
            assert isinstance(play.target, Unit)
            return self.spores_beside(play.target)
        return [play.target]

    def apply(self, effect: Effect, play: Play) -> Run:
        """The main target, if it is a single one to be chosen, is known."""
        assert effect.aim
        yield from self.run(effect.ops, self.meant(effect.aim, play), play, effect.aim)

    def run(self, ops: list[Op], things: Aimed, play: Play, aim: Selector | None = None) -> Run:
        for part in runs(ops):
            to = part[0].to
            if to:
                aim, things = to, self.meant(to, play)
                if to.name == "spore@tgt" and things:
                    things = [(yield from self.ask_thing("target", 0, things))]  # type: ignore[arg-type]
            wide = aim is not None and aim.many
            for thing in things:
                for op in part:
                    if self.is_gone(thing):
                        break
                    yield from self.do(op, thing, play, wide)

    def is_gone(self, thing: Thing | None) -> bool:
        if isinstance(thing, Unit):
            return not thing.present
        return isinstance(thing, Structure) and thing.gone

    # --- one operation

    def do(self, op: Op, thing: Thing | None, play: Play, wide: bool) -> Run:
        run = getattr(self, f"do_{op.name}")(op, thing, play, wide)
        if run is not None:
            yield from run

    def do_dmg(self, op: Op, thing: Thing, play: Play, wide: bool) -> Run:
        source, n = play.source, op.n
        if isinstance(thing, int):
            thing = self.structure_on[thing]
        if source is not None and source.is_crypt and wide and play.kind in ("A", "F", "S"):
            n += self.bonus(source, "ability_dmg")
        flags = op.words[1] if len(op.words) > 1 else ""
        yield from self.damage(thing, n, source, flags)

    def do_lose(self, op: Op, thing: Thing, play: Play, wide: bool) -> Run:
        yield from self.lose(thing, op.n, play.source)

    def do_heal(self, op: Op, thing: Thing, play: Play, wide: bool) -> None:
        self.heal(thing, op.n)

    def do_stam(self, op: Op, unit: Unit, play: Play, wide: bool) -> None:
        self.gain_stamina(unit, op.n)

    def do_mod(self, op: Op, unit: Unit, play: Play, wide: bool) -> None:
        if isinstance(unit, Unit):
            self.change(unit, op.key, op.n, op.until)

    def do_kw(self, op: Op, thing: Thing, play: Play, wide: bool) -> None:
        if isinstance(thing, Unit):
            self.change(thing, op.key, op.n, op.until)
        elif isinstance(thing, Structure) and op.key == "armor":
            thing.armor_now += op.n if op.until == "eoc" else 0
            thing.armor_next += op.n if op.until == "eon" else 0

    def do_suppress(self, op: Op, unit: Unit, play: Play, wide: bool) -> None:
        if not self.has(unit, "demigoddess"):
            self.change(unit, "suppressed", 1, op.until)

    def do_chk(self, op: Op, unit: Thing, play: Play, wide: bool) -> Run:
        if not isinstance(unit, Unit):
            return  # Structures make no checks
        bonus = op.n if len(op.words) > 1 else 0
        self.stops += 1
        passed = yield from self.check(unit, op.key, bonus, play.hazard)
        yield from self.run(op.b if passed else op.a, [unit], play)

    def do_when(self, op: Op, thing: Thing | None, play: Play, wide: bool) -> Run:
        yield from self.run(self.branch(op, thing, play), [thing], play)

    def branch(self, op: Op, thing: Thing | None, play: Play) -> list[Op]:
        return op.a if self.passes(op.tests, thing, play.source) else op.b

    def walk_of(self, op: Op, unit: Unit, play: Play) -> Walk:
        seat = self.seat_of(play.source if "caster" in op.words else unit)
        return Walk(unit, seat, op.n, no_break="nb" in op.words, floating="fl" in op.words)

    def do_step(self, op: Op, unit: Unit, play: Play, wide: bool) -> Run:
        yield from self.walk(self.walk_of(op, unit, play))

    def do_shove(self, op: Op, unit: Unit, play: Play, wide: bool) -> Run:
        if op.words[1] == "any":
            yield from self.shove_any(unit, op.n, play.source)
            return
        goal = self.shove_goal(op.words[1], unit, play)
        if goal is not None:
            yield from self.shove_to(unit, op.n, goal)

    def shove_goal(self, where: str, unit: Unit, play: Play) -> Thing | None:
        """R-70."""
        if where == "to_cell":
            return play.target
        if where == "to_fire":
            return self.built("fire")[0]
        if play.source is not None:
            return play.source
        assert play.effect
        fits = [x for within in play.effect.within for x in self.in_range_from(within, play, unit)]
        return min(fits, key=lambda x: self.distance(x, unit), default=None)

    def warped(self, op: Op, play: Play) -> Unit:
        unit = play.source if op.key == "self" else play.target
        assert isinstance(unit, Unit)
        return unit

    def do_warp(self, op: Op, thing: Thing, play: Play, wide: bool) -> Run:
        unit = self.warped(op, play)
        places = self.warp_places(unit, op.words[1:], play)
        if places:
            yield from self.warp(unit, self.seat_of(play.source), places)

    def do_summon(self, op: Op, thing: Thing | None, play: Play, wide: bool) -> Run:
        yield from self.summon_free(op, play)

    def do_place(self, op: Op, cell: int, play: Play, wide: bool) -> None:
        """R-98."""
        for old in self.built("barricade"):
            if old.owner is play.source:
                self.remove_structure(old)
        self.build("barricade", cell, play.source)

    def do_take(self, op: Op, cell: int, play: Play, wide: bool) -> None:
        self.tokens[cell].remove(op.key)
        if op.key == "soul":
            assert play.source
            play.source.souls += 1

    def door_verbs(self, op: Op, door: Structure, play: Play) -> list[str]:
        """R-92."""
        fits = {
            "open": not door.open and play.source is not None and self.can_open(play.source, door),
            "close": self.closable(door),
            "seal": self.closable(door) or (not door.open and not door.sealed),
        }
        return [verb for verb in op.words if fits[verb]]

    def do_door(self, op: Op, door: Structure, play: Play, wide: bool) -> Run:
        verbs = self.door_verbs(op, door, play)
        if not verbs:
            return
        slots = [OPTION + DOOR_VERBS.index(verb) for verb in verbs]
        chosen = DOOR_VERBS[(yield from self.ask_slot("option", self.seat_of(play.source), slots)) - OPTION]
        door.open = chosen == "open"
        door.sealed = chosen == "seal" or (chosen == "close" and door.sealed)

    def do_wall(self, op: Op, cell: int, play: Play, wide: bool) -> None:
        """CE-147."""
        self.terrain[cell] = "."
        self.tokens[cell].add("rubble")
        self.rubble += 1

    def do_unempower(self, op: Op, structure: Structure, play: Play, wide: bool) -> None:
        structure.empowered = False

    def do_draw(self, op: Op, thing: None, play: Play, wide: bool) -> Run:
        yield from self.draw_cards(op.n)

    def do_drop(self, op: Op, thing: None, play: Play, wide: bool) -> None:
        self.drop_at_random(op.n)

    def do_pow(self, op: Op, thing: Thing | None, play: Play, wide: bool) -> None:
        n = op.n
        if op.key == "cost":
            assert isinstance(thing, Unit)
            n += thing.sheet.cost or 0
        self.power = max(0, self.power + n)

    def do_blood(self, op: Op, thing: Thing | None, play: Play, wide: bool) -> None:
        self.blood = min(max(0, self.blood + op.n), 4)

    def do_soul(self, op: Op, unit: Unit, play: Play, wide: bool) -> None:
        unit.souls = max(0, unit.souls + min(op.n, self.soul_supply()))

    def do_uncharge(self, op: Op, unit: Unit, play: Play, wide: bool) -> Run:
        for _ in range(op.n):
            if self.charges(unit):
                self.lose_charge(unit, (yield from self.ask_slot("option", 0, self.charges(unit))))

    def do_mark(self, op: Op, thing: Thing | None, play: Play, wide: bool) -> None:
        if op.key == "ward":
            self.ward = True
        elif isinstance(thing, Unit):
            self.mark_status(thing, op.key, play)

    def do_clean(self, op: Op, unit: Unit, play: Play, wide: bool) -> None:
        if op.key == "mods":
            for until in unit.less:
                unit.less[until] = {}
                unit.more[until].pop("slow", None)
        elif op.key == "all":
            self.end_all_statuses(unit)
        else:
            self.end_status(unit, op.key)

    def do_acts(self, op: Op, unit: Unit, play: Play, wide: bool) -> None:
        unit.extra += op.n

    def do_retire(self, op: Op, unit: Unit, play: Play, wide: bool) -> None:
        unit.retired = True

    def do_prep(self, op: Op, unit: Unit, play: Play, wide: bool) -> None:
        """R-80."""
        unit.prepared = unit.prepared or not unit.rested

    def do_peek(self, op: Op, thing: Thing, play: Play, wide: bool) -> None:
        self.known = list(self.hand)

    def do_trade(self, op: Op, unit: Unit, play: Play, wide: bool) -> Run:
        assert play.source
        yield from self.trade(play.source, unit)

    def do_kill(self, op: Op, unit: Unit, play: Play, wide: bool) -> Run:
        if not self.has(unit, "demigoddess"):
            yield from self.kill(unit, play.source)

    def do_atk(self, op: Op, unit: Unit, play: Play, wide: bool) -> Run:
        yield from self.strike_now(unit)

    def do_progress(self, op: Op, unit: Unit, play: Play, wide: bool) -> Run:
        slot = self.slot(unit.cell)
        place = next(i for i, o in enumerate(self.objectives(slot)) if o.effect is play.effect)
        yield from self.advance(slot, place, op.n, unit)

    # --- whether an effect can be used at all

    def usable(self, play: Play) -> bool:
        """R-61: it has something to act on; what is all that it does can be done (R-67)."""
        effect = play.effect
        assert effect
        assert effect.aim
        things = self.meant(effect.aim, play)
        if len(effect.ops) == 1:
            return any(self.is_possible(effect.ops[0], thing, play) for thing in things)
        return bool(things) and all(self.is_allowed(op, thing, play) for op in effect.ops for thing in things)

    def is_allowed(self, op: Op, thing: Thing | None, play: Play) -> bool:
        """A wall() is illegal when no token is left, a summon() when none can be placed (R-28)."""
        if op.name == "wall":
            return self.rubble < RUBBLE_TOKENS
        return op.name != "summon" or self.can_summon_free(op, play)

    def is_possible(self, op: Op, thing: Thing | None, play: Play) -> bool:
        if op.name == "when":
            return all(self.is_possible(other, thing, play) for other in self.branch(op, thing, play))
        if op.name == "warp":
            return bool(self.warp_places(self.warped(op, play), op.words[1:], play))
        if op.name == "door":
            assert isinstance(thing, Structure)
            return bool(self.door_verbs(op, thing, play))
        if op.name == "trade":
            assert isinstance(thing, Unit)
            assert play.source
            return self.can_trade(play.source, thing)
        if op.name == "prep":
            assert isinstance(thing, Unit)
            return not thing.rested
        return self.is_allowed(op, thing, play)
