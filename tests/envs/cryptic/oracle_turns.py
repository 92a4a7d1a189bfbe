"""What a Cryptonaut may do in the oracle's game: her Turn, her Prepared Action, and all that is no Attack."""

from .oracle_asks import BONE, CODEX, KNOWLEDGE, SOUL, Run
from .oracle_attacks import Attacks
from .oracle_boards import Structure, Thing, Unit
from .oracle_content import Effect, Objective
from .oracle_moves import Walk
from .oracle_units import ITEM, Part, Play

KIND_OF = {"attack": "K", "cast": "S", "ability": "A", "free": "F"}
LOOSE = {KNOWLEDGE: "knowledge", SOUL: "souls", BONE: "bones", CODEX: "codex"}
ABILITY_SOUL = 17  # slot of the Soul on a charge less the slot of the Ability
PREPARE_RANGE = 5


class Turns(Attacks):
    fresh: bool  # she has done nothing yet in this Turn
    codex_cell: int

    # --- what she may do

    def castable(self, part: Part) -> bool:
        """CE-039; the Nameless Grimoire."""
        if part.effect.kind != "S" or part.unit.sheet.cast is not None:
            return True
        return self.has(part.unit, "grimoire_aim") and part.item is not None

    def sources(self, unit: Unit, verb: str, free_only: bool = False) -> dict[int, Part]:
        found = {}
        for part in self.parts(unit):
            kind = part.effect.kind
            if verb == "devour":
                fits = part.needs == "devour" and unit.souls > 0
                fits = fits and not (free_only and kind != "F") and not (unit.bought and kind == "F")
            else:
                fits = part.needs != "devour" and part.on and kind == KIND_OF[verb]
            if fits and not part.spent and self.castable(part) and self.targets(part):
                found[part.slot] = part
        return found

    def menu(self, unit: Unit, interrupt: bool = False) -> set[str]:
        acts = interrupt or self.actions_left(unit) > 0
        verbs = set()
        if acts:
            verbs |= {verb for verb in ("attack", "cast", "ability") if self.sources(unit, verb)}
            verbs |= {verb for verb, may in self.other_actions(unit).items() if may}
        if not unit.bought:
            verbs |= {verb for verb, may in self.free_actions(unit).items() if may}
        if self.sources(unit, "devour", free_only=not acts):
            verbs.add("devour")
        if not interrupt:
            verbs |= {"prepare"} if acts else set()
            verbs |= {"rest"} if self.fresh and not unit.bought else set()
            verbs |= {"retire"} if not unit.bought else set()
            verbs |= {"buy"} if not acts and unit.stamina >= 2 and not unit.exhausting else set()
        return verbs

    def other_actions(self, unit: Unit) -> dict[str, bool]:
        return {
            "move": self.can_walk(self.move_of(unit)),
            "trade": bool(self.partners(unit)),
            "loot": bool(self.corpses(unit)),
            "objective": bool(self.sites(unit)),
            "dig": bool(self.entombed(unit)),
            "teleport": bool(self.companions(unit)),
        }

    def free_actions(self, unit: Unit) -> dict[str, bool]:
        return {
            "free": bool(self.sources(unit, "free")),
            "charge": bool(self.chargeable(unit)),
            "restore": bool(self.restorable(unit)),
        }

    def move_of(self, unit: Unit) -> Walk:
        return Walk(unit, self.seat_of(unit), action=True)

    def chargeable(self, unit: Unit) -> list[int]:
        """CE-130."""
        once = self.has(unit, "charge_once") and unit.charges_made > 0
        if unit.souls == 0 or once:
            return []
        return [part.slot for part in self.parts(unit) if part.needs == "charge" and not part.charged]

    def restorable(self, unit: Unit) -> list[int]:
        return self.charges(unit) + ([SOUL] if unit.souls else [])

    def partners(self, unit: Unit) -> list[Unit]:
        return [o for o in self.living() if self.adjacent(unit, o) and self.can_trade(unit, o)]

    def corpses(self, unit: Unit) -> dict[int, Unit]:
        """By space; CE-127, CE-129, R-20."""
        return {
            dead.cell: dead
            for dead in reversed(self.crypts)
            if dead.life == "dead"
            and self.distance(unit, dead.cell) <= 1
            and self.unit_on.get(dead.cell, unit) is unit
            and self.lootable(dead)
        }

    def lootable(self, dead: Unit) -> list[int]:
        return self.tradable(dead, set(), []) + [slot for slot in self.charges(dead) if slot >= 22]

    def sites(self, unit: Unit) -> list[Structure]:
        return [structure for structure, _ in self.tasks(unit)]

    def tasks(self, unit: Unit) -> list[tuple[Structure, int]]:
        """Objectives that she can work at now, and where."""
        slot, found = self.slot(unit.cell), []
        for i, objective in enumerate(self.objectives(slot)):
            able = {"search": True, "pay_soul": unit.souls > 0, "deliver": unit.bones > 0, "checked": True}
            if able.get(objective.kind, False) and not self.done[slot][i]:
                found += [
                    (site, i)
                    for site in self.built(objective.site)
                    if self.adjacent(unit, site) and not site.open
                ]
        return found

    def entombed(self, unit: Unit) -> list[Unit]:
        return [o for o in self.living() if "entombed" in o.status and self.distance(unit, o) <= 1]

    def companions(self, unit: Unit) -> list[Unit]:
        """CE-204, CE-205, R-23, R-24, R-77."""
        if not self.objective_done(0) or "entombed" in unit.status:
            return []
        return [o for o in self.living() if self.adjacent(unit, o) and "entombed" not in o.status]

    # --- her Turn

    def turn(self, unit: Unit) -> Run:
        self.acting, self.fresh, unit.embers = unit, True, False
        while unit.present and not unit.retired:
            verb = yield from self.ask_verb("menu", self.seat_of(unit), self.menu(unit))
            yield from self.act(unit, verb)
        self.acting = None
        unit.more["turn"], unit.less["turn"] = {}, {}

    def act(self, unit: Unit, verb: str, interrupt: bool = False) -> Run:
        if verb == "buy":
            self.gain_stamina(unit, -2)
            unit.extra += 1
            unit.bought = unit.exhausting
            return
        self.fresh = False
        yield from getattr(self, f"act_{verb}")(unit, interrupt)
        yield from self.finished()

    def pay(self, unit: Unit, interrupt: bool) -> None:
        """Base Actions first (R-09)."""
        if interrupt:
            return
        unit.bought = False
        if unit.base_used < self.base_actions(unit):
            unit.base_used += 1
        else:
            unit.extra -= 1

    def use_part(self, unit: Unit, verb: str, interrupt: bool) -> Run:
        free_only = not interrupt and self.actions_left(unit) == 0
        parts = self.sources(unit, verb, free_only)
        part = parts[(yield from self.ask_slot("source", self.seat_of(unit), parts))]
        target = yield from self.ask_target(part, self.targets(part))
        if part.effect.kind != "F":
            self.pay(unit, interrupt)
        part.mark()
        unit.souls -= part.needs == "devour"
        yield from self.carry_out(part, target)

    def act_attack(self, unit: Unit, interrupt: bool) -> Run:
        yield from self.use_part(unit, "attack", interrupt)

    def act_cast(self, unit: Unit, interrupt: bool) -> Run:
        yield from self.use_part(unit, "cast", interrupt)

    def act_ability(self, unit: Unit, interrupt: bool) -> Run:
        yield from self.use_part(unit, "ability", interrupt)

    def act_free(self, unit: Unit, interrupt: bool) -> Run:
        yield from self.use_part(unit, "free", interrupt)

    def act_devour(self, unit: Unit, interrupt: bool) -> Run:
        yield from self.use_part(unit, "devour", interrupt)

    def act_move(self, unit: Unit, interrupt: bool) -> Run:
        self.pay(unit, interrupt)
        yield from self.walk(self.move_of(unit))

    def act_charge(self, unit: Unit, interrupt: bool) -> Run:
        slot = yield from self.ask_slot("source", self.seat_of(unit), self.chargeable(unit))
        unit.souls -= 1
        unit.charges_made += 1
        if slot < ITEM:
            unit.charged.add(slot)
        else:
            unit.items[(slot - ITEM) // 2].charged = True
        self.refresh()

    def act_restore(self, unit: Unit, interrupt: bool) -> Run:
        """CE-134, CE-135."""
        slot = yield from self.ask_slot("source", self.seat_of(unit), self.restorable(unit))
        if slot == SOUL:
            unit.souls -= 1
        else:
            self.lose_charge(unit, slot)
        self.heal(unit, 2 + self.bonus(unit, "soul_restore"))

    def act_trade(self, unit: Unit, interrupt: bool) -> Run:
        partner = yield from self.ask_thing("target", self.seat_of(unit), self.partners(unit))
        self.pay(unit, interrupt)
        yield from self.trade(unit, partner)

    def act_loot(self, unit: Unit, interrupt: bool) -> Run:
        corpses = self.corpses(unit)
        dead = corpses[(yield from self.ask_space("target", self.seat_of(unit), corpses))]
        self.pay(unit, interrupt)
        while self.lootable(dead):
            slot = yield from self.ask_slot("loot", self.seat_of(unit), self.lootable(dead), done=True)
            if slot is None:
                break
            if slot >= 22:
                dead.charged.remove(slot - ABILITY_SOUL)
                unit.souls += 1
            else:
                self.hand_over(dead, unit, slot)

    def act_objective(self, unit: Unit, interrupt: bool) -> Run:
        site = yield from self.ask_thing("target", self.seat_of(unit), self.sites(unit))
        i = dict(self.tasks(unit))[site]
        self.pay(unit, interrupt)
        yield from self.work_at(unit, site, i)

    def work_at(self, unit: Unit, site: Structure, i: int) -> Run:
        slot = self.slot(site.cell)
        objective: Objective = self.objectives(slot)[i]
        if objective.kind == "search":
            site.open = True
            if site.cell == self.codex_cell:
                unit.codex = True
                yield from self.advance(slot, i, 1, unit)
            else:
                yield from self.spring_trap(unit)
        elif objective.kind == "pay_soul":
            unit.souls -= 1
            yield from self.advance(slot, i, 1, unit)
        elif objective.kind == "deliver":
            laid, unit.bones = unit.bones, 0
            yield from self.advance(slot, i, laid, unit)
        else:
            effect: Effect | None = objective.effect
            assert effect
            yield from self.apply(effect, Play(unit, hazard=True, effect=effect))

    def act_dig(self, unit: Unit, interrupt: bool) -> Run:
        whom = yield from self.ask_thing("target", self.seat_of(unit), self.entombed(unit))
        self.pay(unit, interrupt)
        self.end_status(whom, "entombed")

    def act_prepare(self, unit: Unit, interrupt: bool) -> Run:
        self.pay(unit, interrupt)
        unit.prepared = unit.retired = True
        yield from ()

    def act_rest(self, unit: Unit, interrupt: bool) -> Run:
        """CE-071, R-97."""
        unit.stamina = unit.max_stamina
        self.heal(unit, 2 + self.bonus(unit, "rest_heal"))
        self.end_status(unit, "infection")
        unit.rested = unit.retired = True
        unit.extra = 0
        yield from ()

    def act_retire(self, unit: Unit, interrupt: bool) -> Run:
        unit.retired = True
        yield from ()

    def act_teleport(self, unit: Unit, interrupt: bool) -> Run:
        """CE-206, R-23."""
        self.pay(unit, interrupt)
        group: list[Unit] = [unit]
        while True:
            others = [other for other in self.companions(unit) if other not in group]
            named: dict[int, Thing] = {other.cell: other for other in others}
            space = yield from self.ask_space("teleport", self.seat_of(unit), named, done=len(group) > 1)
            if space is None:
                break
            group.append(named[space])  # type: ignore[arg-type]
        for other in group:
            self.leave(other, "teleported")
            other.prepared = other.exhausting = False
            self.end_all_statuses(other)
        self.check_victory()

    # --- Trade

    def tradable(self, unit: Unit, barred: set[int], moved: list[object]) -> list[int]:
        loose = [slot for slot, name in LOOSE.items() if getattr(unit, name) and slot not in barred]
        return loose + [ITEM + 2 * i for i, item in enumerate(unit.items) if item not in moved]

    def can_trade(self, unit: Unit, other: Unit) -> bool:
        return bool(self.tradable(unit, set(), []) or self.tradable(other, set(), []))

    def hand_over(self, giver: Unit, taker: Unit, slot: int) -> None:
        if slot in LOOSE:
            name = LOOSE[slot]
            if name == "codex":
                giver.codex, taker.codex = False, True
            else:
                setattr(giver, name, getattr(giver, name) - 1)
                setattr(taker, name, getattr(taker, name) + 1)
            return
        item = giver.items.pop((slot - ITEM) // 2)
        taker.items.append(item)
        self.refresh()
        if item.row.board:
            self.check_victory()

    def trade(self, unit: Unit, partner: Unit) -> Run:
        """R-21."""
        given: set[int] = set()
        taken: set[int] = set()
        moved: list[object] = []
        seat = self.seat_of(unit)
        while True:
            give, take = self.tradable(unit, taken, moved), self.tradable(partner, given, moved)
            verbs = {"done"} | ({"give"} if give else set()) | ({"take"} if take else set())
            verb = yield from self.ask_verb("trade", seat, verbs)
            if verb == "done":
                return
            giver, taker, slots, barred = (
                (unit, partner, give, given) if verb == "give" else (partner, unit, take, taken)
            )
            slot = yield from self.ask_slot("trade", seat, slots)
            if slot in LOOSE:
                barred.add(slot)
            else:
                moved.append(giver.items[(slot - ITEM) // 2])
            self.hand_over(giver, taker, slot)

    # --- Prepared Actions

    def windows(self, monster: Unit) -> Run:
        """CE-118 to CE-121, R-35; after each the situation is looked at anew (R-36)."""
        asked: list[Unit] = []
        while monster.present:
            ready = [
                unit for unit in self.living() if unit not in asked and self.may_interrupt(unit, monster)
            ]
            if not ready:
                return
            unit = min(ready, key=lambda unit: (self.seat_of(unit), unit.number))
            asked.append(unit)
            self.stops += 1
            if (yield from self.ask_yes("prepared", self.seat_of(unit))):
                yield from self.interrupt(unit)

    def may_interrupt(self, unit: Unit, monster: Unit) -> bool:
        """R-37."""
        reach = max(PREPARE_RANGE, self.bonus(unit, "prep_range"))
        return unit.prepared and self.sees(unit, monster, reach) and bool(self.menu(unit, interrupt=True))

    def interrupt(self, unit: Unit) -> Run:
        before, self.interrupting = self.interrupting, unit
        unit.prepared = unit.embers = False
        verb = yield from self.ask_verb("menu", self.seat_of(unit), self.menu(unit, interrupt=True))
        yield from self.act(unit, verb, interrupt=True)
        self.interrupting = before
        unit.more["turn"], unit.less["turn"] = {}, {}
