"""The Goddess in the oracle's game: cards, Power, Summoning, her Turn."""

from collections.abc import Iterable, Iterator

from .oracle_asks import BLOOD as BLOOD_MENU
from .oracle_asks import CARD, CELL, MONSTER, Run, verb
from .oracle_boards import Structure, Thing, Unit
from .oracle_content import (
    BLOOD,
    BOARD_ROWS,
    GODDESS_ROWS,
    GODDESSES,
    MONSTERS,
    STRUCTURES,
    Effect,
    Op,
    Sheet,
    parse,
)
from .oracle_moves import Walk
from .oracle_turns import Turns
from .oracle_units import Part, Play

SUMMON_RANGE = 5
EMPOWER_POWER = 3
SHEETS_OF = {name: [sheet for sheet in MONSTERS if sheet.of == name] for name in GODDESSES}
END, EMPOWER = verb("end"), verb("empower")
EFFECT, MASTERY, DISCARD = 0, 1, 2  # parts of a card


class Goddess(Turns):
    hidden: dict[int, bool]  # of spaces
    hidden_when: object
    deck: list[int]
    discard_pile: list[int]  # by kind, as hand

    @property
    def row(self) -> dict[str, int]:
        return GODDESS_ROWS[self.goddess]

    def goddess_ability(self) -> Effect:
        return parse(GODDESS_ROWS[self.goddess]["line"])

    def sheets(self) -> list[Sheet]:
        return SHEETS_OF[self.goddess]

    def full_health(self, structure: Structure) -> int:
        return STRUCTURES[structure.kind]["health"]

    def pick_one(self, n: int) -> int:
        return self.random.below(n) if n > 1 else 0

    # --- cards

    def draw_cards(self, n: int) -> Run:
        for _ in range(n):
            if not self.deck:
                self.reshuffle()
            if self.deck:
                self.hand[self.deck.pop()] += 1
                if not self.deck:
                    self.known = list(self.hand)  # all others are in view (section 8)
                    self.reshuffle()
        yield from self.limit_hand()

    def reshuffle(self) -> None:
        """R-31."""
        if any(self.discard_pile):
            self.deck = [kind for kind, n in enumerate(self.discard_pile) for _ in range(n)]
            self.discard_pile = [0] * len(self.discard_pile)
            self.random.shuffle(self.deck)

    def limit_hand(self) -> Run:
        """CE-158."""
        while sum(self.hand) > self.row["hand_limit"]:
            legal = [CARD + 3 * kind + DISCARD for kind, n in enumerate(self.hand) if n]
            self.discard_for_power(((yield from self.ask("discard", 0, legal)) - CARD) // 3)

    def discard_for_power(self, kind: int) -> None:
        self.leave_hand(kind)
        self.discard_pile[kind] += 1
        self.power += 1

    def leave_hand(self, kind: int) -> None:
        self.hand[kind] -= 1
        self.known[kind] = max(0, self.known[kind] - 1)

    def drop_at_random(self, n: int) -> None:
        for _ in range(min(n, sum(self.hand))):
            cards = [kind for kind, copies in enumerate(self.hand) for _ in range(copies)]
            kind = cards[self.pick_one(len(cards))]
            self.leave_hand(kind)
            self.discard_pile[kind] += 1

    # --- where Monsters may be placed

    def floats(self, sheet: Sheet) -> bool:
        return any("floating" in effect.keys for effect in sheet.abilities)

    def fits(self, sheet: Sheet, cell: int) -> bool:
        """CE-170, CE-171."""
        spaces = self.square(cell, sheet.size)
        if not spaces or any(map(self.occupied, spaces)):
            return False
        return self.floats(sheet) or not any(map(self.is_pit, spaces))

    def beside_cryptonaut(self, spaces: list[int]) -> bool:
        return any(self.between_spaces(spaces, self.spaces(unit)) <= 1 for unit in self.living())

    def is_hidden(self, space: int) -> bool:
        """CE-169."""
        if space not in self.hidden:
            units = self.living()
            far = all(self.apart(unit.cell, space) > SUMMON_RANGE for unit in units)
            self.hidden[space] = far or not any(self.sees(unit, space) for unit in units)
        return self.hidden[space]

    def is_normal(self, spaces: list[int]) -> bool:
        """CE-169 for each of its spaces (R-27), or summon_near_mono."""
        if all(map(self.is_hidden, spaces)):
            return True
        if not self.bonus(None, "summon_near_mono") or self.beside_cryptonaut(spaces):
            return False
        return any(self.near(spaces, self.monoliths()))

    def near(self, spaces: list[int], things: Iterable[Thing]) -> list[Thing]:
        return [thing for thing in things if self.between_spaces(spaces, self.spaces(thing)) == 1]

    def skull_for(self, spaces: list[int]) -> int | None:
        """R-76."""
        if self.beside_cryptonaut(spaces):
            return None
        skulls = [(self.between_spaces(spaces, [cell]), cell)
                  for cell, tokens in enumerate(self.tokens) if "skull" in tokens]  # fmt: skip
        near = [skull for skull in skulls if skull[0] <= 1]
        return min(near)[1] if near else None

    def has_room(self, sheet: Sheet, slot: int) -> bool:
        """CE-173 to CE-175, CE-225, CE-232."""
        if sum(unit.sheet.id == sheet.id for unit in self.monsters()) >= sheet.limit:
            return False
        return sheet.special or self.board_has_room(slot)

    def forget_hidden(self) -> None:
        """Sight may have changed since it was last looked at."""
        seen_now = (frozenset(self.unit_on), tuple(s.cell for s in self.structures if s.solid), self.rubble)
        if seen_now != self.hidden_when:
            self.hidden, self.hidden_when = {}, seen_now

    def places(self, sheet: Sheet, words: list[str], source: Unit | None) -> Iterator[int]:
        words = words or ["normal"]
        self.forget_hidden()
        rooms = [slot for slot in range(len(self.boards)) if self.has_room(sheet, slot)]
        for cell in self.all_spaces() if rooms else ():
            fits = self.slot(cell) in rooms and self.fits(sheet, cell)
            if fits and self.is_place(self.square(cell, sheet.size), words, source):
                yield cell

    def has_place(self, sheet: Sheet, words: list[str], source: Unit | None) -> bool:
        return any(True for _ in self.places(sheet, words, source))

    def is_place(self, spaces: list[int], words: list[str], source: Unit | None) -> bool:
        if self.is_place_without_skull(spaces, words, source):
            return True
        return "normal" in words and self.skull_for(spaces) is not None

    def is_place_without_skull(self, spaces: list[int], words: list[str], source: Unit | None) -> bool:
        if "normal" in words and self.is_normal(spaces):
            return True
        if "beside" in words:
            assert source
            return bool(self.near(spaces, [source]))
        things: list[Thing] = []
        if "corpse" in words:
            things += [cell for cell, tokens in enumerate(self.tokens) if "corpse" in tokens]
        if "mono" in words:
            things += self.monoliths()
        if "sarcophagus" in words:
            things += self.built("sarcophagus")
        if "mon" in words:
            things += self.hers()
        return not self.beside_cryptonaut(spaces) and bool(self.near(spaces, things))

    def place_monster(self, sheet: Sheet, cell: int, master: int = -1) -> None:
        unit = Unit("monster", sheet, master=master, born=self.round)
        self.order.append(unit)
        self.put(unit, cell)
        self.refresh()

    def summon_at(
        self, sheet: Sheet, cell: int, words: list[str], source: Unit | None, master: int = -1
    ) -> None:
        spaces = self.square(cell, sheet.size)
        if not self.is_place_without_skull(spaces, words or ["normal"], source):
            skull = self.skull_for(spaces)
            assert skull is not None
            self.tokens[skull].remove("skull")
        self.place_monster(sheet, cell, master)

    def sheet_named(self, name: str) -> Sheet:
        return next(sheet for sheet in MONSTERS if sheet.id == name)

    def can_summon_free(self, op: Op, play: Play) -> bool:
        return self.has_place(self.sheet_named(op.key), op.words[2:], play.source)

    def summon_free(self, op: Op, play: Play) -> Run:
        """R-28: as many as the limits allow."""
        sheet, words = self.sheet_named(op.key), op.words[2:]
        for _ in range(op.n):
            places = list(self.places(sheet, words, play.source))
            if not places:
                return
            cell = yield from self.ask_space("summon", 0, places)
            self.summon_at(sheet, cell, words, play.source)

    def cost(self, sheet: Sheet, master: int) -> int:
        assert sheet.cost is not None
        return sheet.cost + (self.masters()[master].cost if master >= 0 else 0)

    def summons(self, most: int, places: dict[str, bool]) -> dict[int, tuple[Sheet, int]]:
        """By action: what can be Summoned for so much (CE-185, CE-186)."""
        led = any(unit.master >= 0 for unit in self.monsters())
        found = {}
        for i, sheet in enumerate(self.sheets()):
            for master in (-1, 0, 1):
                if self.cost(sheet, master) <= most and not (master >= 0 and led) and places[sheet.id]:
                    found[MONSTER + 3 * i + master + 1] = sheet, master
        return found

    # --- her Turn

    def power_gain(self) -> int:
        """CE-027, CE-156."""
        empowered = any(structure.empowered for structure in self.built("monolith"))
        return self.row["power_gain"] + BOARD_ROWS[self.boards[0]].power_gain + empowered

    def goddess_turn(self) -> Run:
        self.in_goddess_turn = True
        if self.gash and self.gash.woken == 1:
            self.gash.woken = 2
        self.power += self.power_gain()
        if self.round > 1:
            yield from self.draw_cards(self.row["draw_size"])
        while True:
            choice = yield from self.ask("powers", 0, self.powers())
            if choice == END:
                break
            yield from self.use_power(choice)
        self.in_goddess_turn = False

    def card_play(self, effect: Effect, target: Thing | None) -> Play:
        spaces = self.spaces(target) if target is not None else []
        return Play(None, target, spaces, effect=effect, kind="card")

    def card_targets(self, effect: Effect) -> list[Thing | None]:
        """As Attacks.targets."""
        assert effect.aim
        if effect.aim.name in ("goddess",) or effect.aim.many:
            return [None] if self.usable(self.card_play(effect, None)) else []
        return [
            thing
            for thing in self.singles(effect.aim, None)
            if self.in_range(self.card_play(effect, thing), thing)
            and self.usable(self.card_play(effect, thing))
        ]

    def ask_card_target(self, effect: Effect) -> Run:
        targets = self.card_targets(effect)
        if targets == [None]:
            return None
        return (yield from self.ask_thing("target", 0, [thing for thing in targets if thing is not None]))

    def empowerable(self) -> list[Structure]:
        return [structure for structure in self.monoliths() if not structure.empowered]

    def empower_cost(self) -> int:
        return max(0, EMPOWER_POWER + self.bonus(None, "empower_cost"))

    def powers(self) -> set[int]:
        legal = {END}
        for kind, card in enumerate(self.cards()):
            if self.hand[kind]:
                legal.add(CARD + 3 * kind + DISCARD)
                if card.mastery_cost <= self.power:
                    legal.add(CARD + 3 * kind + MASTERY)
                if card.effect_cost <= self.power and self.card_targets(card.effect):
                    legal.add(CARD + 3 * kind + EFFECT)
        places = {
            sheet.id: self.cost(sheet, -1) <= self.power and self.has_place(sheet, [], None)
            for sheet in self.sheets()
        }
        legal |= set(self.summons(self.power, places))
        if self.empowerable() and self.empower_cost() <= self.power:
            legal.add(EMPOWER)
        if self.goddess == "GOR":
            legal |= {
                BLOOD_MENU + i
                for i, (cost, effect) in enumerate(BLOOD)
                if cost <= self.blood and self.card_targets(effect)
            }
        return legal | {CELL + unit.cell for unit in self.activatable()}

    def use_power(self, choice: int) -> Run:
        if choice == EMPOWER:
            monolith = yield from self.ask_thing("target", 0, self.empowerable())
            self.power -= self.empower_cost()
            monolith.health, monolith.empowered = self.full_health(monolith), True
        elif choice >= CELL:
            yield from self.activate(next(u for u in self.activatable() if u.cell == choice - CELL))
        elif choice >= BLOOD_MENU:
            cost, effect = BLOOD[choice - BLOOD_MENU]
            target = yield from self.ask_card_target(effect)
            self.blood -= cost
            yield from self.apply(effect, self.card_play(effect, target))
            yield from self.finished()
        elif choice >= MONSTER:
            sheet, master = self.sheets()[(choice - MONSTER) // 3], (choice - MONSTER) % 3 - 1
            cell = yield from self.ask_space("summon", 0, self.places(sheet, [], None))
            self.power -= self.cost(sheet, master)
            self.summon_at(sheet, cell, [], None, master)
        else:
            yield from self.use_card(*divmod(choice - CARD, 3))

    def use_card(self, kind: int, part: int) -> Run:
        card = self.cards()[kind]
        if part == DISCARD:
            self.discard_for_power(kind)
        elif part == MASTERY:
            self.power -= card.mastery_cost
            self.leave_hand(kind)
            self.masteries[kind] += 1
            self.refresh()
        else:
            target = yield from self.ask_card_target(card.effect)
            self.power -= card.effect_cost
            self.leave_hand(kind)
            if self.ward:
                self.ward = False
            else:
                yield from self.apply(card.effect, self.card_play(card.effect, target))
            self.discard_pile[kind] += 1
            yield from self.finished()

    # --- Monsters

    def activatable(self) -> list[Unit]:
        units = [*self.hers(), *([self.gash] if self.gash and self.gash.present else [])]
        return [unit for unit in units if not unit.retired and self.actions_left(unit) > 0]

    def monster_walk(self, unit: Unit) -> Walk:
        return Walk(unit, 0, action=True)

    def monster_sources(self, unit: Unit, verb: str) -> dict[int, Part]:
        kind = {"attack": "K", "ability": "A"}[verb]
        return {
            part.slot: part
            for part in self.parts(unit)
            if part.effect.kind == kind and not part.spent and self.targets(part)
        }

    def monster_menu(self, unit: Unit) -> set[str]:
        if self.actions_left(unit) == 0:
            return {"end"}
        may = {
            "move": self.can_walk(self.monster_walk(unit)),
            "attack": bool(self.monster_sources(unit, "attack")),
            "ability": bool(self.monster_sources(unit, "ability")),
        }
        return {"end"} | {verb for verb, legal in may.items() if legal}

    def activate(self, unit: Unit) -> Run:
        """CE-177, CE-178."""
        while unit.present and not unit.retired:
            choice = yield from self.ask_verb("monster", 0, self.monster_menu(unit))
            if choice == "end":
                break
            yield from self.monster_acts(unit, choice)
        unit.retired = True

    def monster_acts(self, unit: Unit, choice: str) -> Run:
        """R-35 (b), R-79."""
        part, target = None, None
        if choice != "move":
            parts = self.monster_sources(unit, choice)
            part = parts[(yield from self.ask_slot("source", 0, parts))]
            target = yield from self.ask_target(part, self.targets(part))
        base = unit.base_used < self.base_actions(unit)
        self.pay(unit, False)
        if part:
            part.mark()
        yield from self.windows(unit)
        if not unit.present:
            return
        legal = target in self.targets(part) if part else self.can_walk(self.monster_walk(unit))
        if not legal:
            unit.base_used -= base
            unit.extra += not base
            if part:
                part.mark(used=False)
        elif part:
            yield from self.carry_out(part, target)
        else:
            yield from self.walk(self.monster_walk(unit))
        yield from self.finished()
