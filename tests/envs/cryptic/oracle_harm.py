"""Damage and what comes of it, in the oracle's game: Between Realms, death, kills, Objectives, victory."""

from collections.abc import Callable

from .oracle_asks import Asks, GameOver, Run
from .oracle_boards import Structure, Thing, Unit
from .oracle_content import ENCOUNTERS
from .oracle_units import Part, Play

SKULLS = 4


class Harm(Asks):
    winner: str
    power: int
    blood: int
    card_used: set[int]
    knowledge_deck: list[int]
    knowledge_left: int
    knock_back: Callable[[Unit, int, Unit | None], Run]
    draw_cards: Callable[[int], Run]

    # --- Damage

    def damage(self, thing: Thing, n: int, origin: Unit | None, flags: str = "") -> Run:
        """Damage n before Armor; says how much was dealt (R-66)."""
        assert not isinstance(thing, int)
        if isinstance(thing, Unit) and self.untouchable(thing, origin):
            return 0
        dealt = max(0, n - (0 if "p" in flags else self.armor(thing)))
        if dealt == 0:
            return 0
        if isinstance(thing, Structure):
            yield from self.wear_down(thing, dealt, origin)
            return dealt
        if thing.is_crypt and (yield from self.offer_cancel(thing)):
            return 0
        yield from self.take(thing, dealt, origin)
        if "k" in flags and thing.present:
            yield from self.knock_back(thing, dealt, origin)
        return dealt

    def untouchable(self, unit: Unit, origin: Unit | None) -> bool:
        """CE-196, R-19."""
        if not self.has(unit, "ethereal"):
            return False
        if origin is None:
            return True
        return self.distance(unit, origin) > 1 and not self.has(origin, "ignore_ethereal")

    def offer_cancel(self, unit: Unit) -> Run:
        for part in self.triggers("self_damaged"):
            if part.unit is unit and (yield from self.ask_yes("trigger", self.seat_of(unit))):
                part.mark()
                if (yield from self.check(unit, "stamina")):
                    return True
        return False

    def take(self, unit: Unit, n: int, origin: Unit | None) -> Run:
        """So much Vitae or Health is gone."""
        if unit.is_crypt:
            if unit.between:
                yield from self.die(unit)
                return
            unit.vitae = max(0, unit.vitae - n)
            if unit.vitae == 0:
                unit.between = True
                yield from self.goddess_triggers("crypt_between_or_dead")
            return
        unit.vitae -= n
        if unit.kind == "gashnoradon":
            unit.woken = max(unit.woken, 1)
        if unit.vitae <= 0:
            yield from self.kill(unit, origin)

    def lose(self, thing: Thing, n: int, origin: Unit | None) -> Run:
        """CE-203."""
        if isinstance(thing, Structure):
            yield from self.wear_down(thing, n, origin)
        elif isinstance(thing, Unit):
            yield from self.take(thing, n, origin)

    def heal(self, thing: Thing, n: int) -> None:
        """CE-062."""
        if isinstance(thing, Structure):
            assert thing.health is not None
            thing.health = min(thing.health + n, self.full_health(thing))
        elif isinstance(thing, Unit):
            thing.vitae = min(thing.vitae + max(0, n), thing.max_vitae)
            if thing.vitae > 0:
                thing.between = False

    def wear_down(self, structure: Structure, n: int, origin: Unit | None) -> Run:
        assert structure.health is not None
        structure.health -= n
        if structure.health <= 0:
            self.remove_structure(structure)
            if structure.kind == "totem" and self.gash:
                self.gash.woken = max(self.gash.woken, 1)
            slot = self.slot(structure.cell)
            for i, objective in enumerate(self.objectives(slot)):
                if objective.kind == "destroy_all" and objective.site == structure.kind:
                    yield from self.advance(slot, i, 1, self.credited(origin))

    def credited(self, origin: Unit | None) -> Unit | None:
        """R-71."""
        if origin is None or origin.present or not origin.is_crypt:
            return origin
        return next(iter(self.living()), None)

    # --- Cryptonauts that fall

    def die(self, unit: Unit) -> Run:
        """CE-060, CE-061, CE-064."""
        self.leave(unit, "dead")
        unit.vitae, unit.between, unit.prepared, unit.exhausting = 0, False, False, False
        self.tokens[unit.cell].add("corpse")
        self.end_all_statuses(unit)
        yield from self.goddess_triggers("crypt_between_or_dead")
        self.check_victory()

    def exhaustion(self) -> Run:
        """CE-068 to CE-070; what was under way is finished (R-06)."""
        for unit in self.crypts:
            if unit.exhausting and unit.present:
                unit.exhausting = unit.bought = False
                unit.retired = True
                yield from self.take(unit, 1, None)
                unit.stamina = 1

    def finished(self) -> Run:
        """An Action, Free Action or single effect is finished."""
        self.end_changes("act")
        yield from self.exhaustion()

    # --- Monsters that are killed

    def kill(self, unit: Unit, origin: Unit | None) -> Run:
        killer = self.credited(origin)
        spaces = self.spaces(unit)
        beside = killer is not None and killer.is_crypt and self.distance(killer, unit) <= 1
        self.leave(unit, "absent")
        if unit.kind == "gashnoradon":
            yield from self.slain(killer)
        else:
            self.order.remove(unit)
            if self.goddess == "GOR":
                yield from self.place_skull(spaces)
            yield from self.goddess_triggers("own_monster_killed")
            if unit.sheet.id == "spore":
                yield from self.goddess_triggers("spore_killed")
        yield from self.offer_kill_triggers(killer, spaces)
        for effect in unit.sheet.abilities:
            if effect.event == "self_killed" and beside and killer is not None and killer.present:
                yield from self.apply(effect, Play(None, other=killer, effect=effect))

    def slain(self, killer: Unit | None) -> Run:
        """BOG-O1."""
        assert self.gash
        slot = self.slot(self.gash.cell)
        for i, objective in enumerate(self.objectives(slot)):
            if objective.kind == "slay":
                yield from self.advance(slot, i, 1, killer)

    def place_skull(self, spaces: list[int]) -> Run:
        fit = [space for space in spaces if not self.is_pit(space) and not self.solid(space)]
        lying = sum("skull" in tokens for tokens in self.tokens)
        if lying < SKULLS and fit and "skull" not in self.tokens[fit[0]]:
            self.tokens[fit[0]].add("skull")
            yield from self.goddess_triggers("skull_placed")

    def goddess_triggers(self, event: str) -> Run:
        """Her own Ability, then Masteries; they only gain something and are not asked (R-68)."""
        ability = self.goddess_ability()
        if ability.event == event:
            yield from self.apply(ability, Play(None, effect=ability))
        for kind, card in enumerate(self.cards()):
            effect = card.mastery
            if effect.event != event or (effect.once and kind in self.card_used):
                continue
            for _ in range(self.masteries[kind]):
                self.card_used |= {kind} if effect.once else set()
                yield from self.apply(effect, Play(None, effect=effect))

    def offer_kill_triggers(self, killer: Unit | None, spaces: list[int]) -> Run:
        for part in self.triggers("own_kill", "squad_kill", "monster_killed"):
            owner = part.unit
            near = self.between_spaces(self.spaces(owner), spaces)
            concerned = {
                "own_kill": owner is killer,
                "squad_kill": killer is not None and killer.is_crypt and killer.squad == owner.squad,
                "monster_killed": near <= (part.effect.event_range or 0),
            }
            play = Play(owner, other=killer, part=part, effect=part.effect)
            if (
                concerned[part.effect.event]
                and self.would_gain(part, play)
                and (yield from self.ask_yes("trigger", self.seat_of(owner)))
            ):
                part.mark()
                yield from self.apply(part.effect, play)

    def would_gain(self, part: Part, play: Play) -> bool:
        """R-68: a trigger is offered when it would change anything."""
        aim = part.effect.aim
        assert aim
        unit = play.other if aim.name == "killer" else play.source
        assert unit
        for op in part.effect.ops:
            changes = {
                "stam": unit.stamina < unit.max_stamina,
                "heal": unit.vitae < unit.max_vitae,
                "soul": self.soul_supply() > 0,
                "acts": True,
            }
            if unit.present and changes[op.name]:
                return True
        return False

    # --- Knowledge, Objectives, victory

    def draw_knowledge(self, unit: Unit) -> Run:
        unit.knowledge += 1
        self.knowledge_left -= 1
        if self.options["encounters"]:
            effect = ENCOUNTERS[self.knowledge_deck.pop()][1]
            if effect:
                yield from self.apply(effect, Play(None, other=unit, effect=effect))

    def advance(self, slot: int, i: int, n: int, unit: Unit | None) -> Run:
        """Progress of an Objective; whoever completes it draws a Knowledge (CE-138, R-26)."""
        objective = self.objectives(slot)[i]
        if self.done[slot][i]:
            return
        self.progress[slot][i] = min(objective.goal, self.progress[slot][i] + n)
        if self.progress[slot][i] >= objective.goal:
            self.done[slot][i] = True
            self.check_victory()
            if unit is not None and unit.present:
                yield from self.draw_knowledge(unit)

    def relic_carried(self, slot: int) -> bool:
        """CE-224, R-101."""
        return any(
            item.slot == slot
            for unit in self.crypts
            if unit.life in ("present", "teleported")
            for item in unit.items
            if item.row.board
        )

    def objective_done(self, slot: int) -> bool:
        return any(self.done[slot]) or self.relic_carried(slot)

    def check_victory(self) -> None:
        """R-25: Cryptonauts first."""
        needed = 2 if self.options["quickplay"] else 2 + len(self.boards)
        gone = [unit for unit in self.crypts if unit.life == "teleported"]
        held = sum(unit.knowledge for unit in gone)
        left = len(self.living())
        if gone and held >= needed and all(map(self.objective_done, range(len(self.boards)))):
            self.winner = "Cryptonauts"
        elif left == 0 or (left == 1 and held < needed):
            self.winner = "Goddess"
        else:
            return
        raise GameOver
