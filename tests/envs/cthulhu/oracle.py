"""A second program of the same game: slow, plain, written from docs/cthulhu/rules.md alone.

It shares nothing with the kernels but the card table's costs and powers and the definition of the random
generator, so that both programs can play the same game from the same seed. Every question is a ``yield``; the
rules stand in the order in which a player would read them.

    oracle = Oracle(rows, seed=7)
    oracle.question.legal        # the choices: card indices and commands
    oracle.answer(choice)        # runs on to the next question
"""

from collections.abc import Generator, Iterable
from typing import Any, NamedTuple

from .oracle_cards import Cards, Fight, GameOver, Row

Choice = int | str
Turn = Generator["Question", Choice, None]
Ask = Generator["Question", Choice, Any]


WINDOWS = {
    "BEGINNING": {"own": ("P03",), "each": ("L2", "L5", "M04"), "bearer": ()},
    "AFTER_DRAW": {"own": ("M01", "M02", "M13", "M16"), "each": (), "bearer": ("C3",)},
    "AFTER_ACTION": {"own": ("M12", "M14", "M20", "P09", "P21", "P22"), "each": ("L1",), "bearer": ()},
}
CURSES = ("C1", "C2", "C3", "C4")
DESTROYERS = ("A01", "A02", "A03", "A04", "A05", "A06", "A07", "A08", "A09")
TARGETED_CARDS = (*CURSES, *DESTROYERS, "A17", "A18", "A19", "A20")
TARGETED_ACTIONS = ("M07", "M08", "M11", "P25", "P27", "P28", "P29", "B2", "B4")
ACTIONS_WITH_A_DISCARD = ("M07", "M08", "M09", "M10", "M11", "P23", "P27", "P28")
ACTIONS = (*TARGETED_ACTIONS, "M09", "M10", "P23", "P24", "P26", "B1", "B3")


class Question(NamedTuple):
    kind: str
    seat: int
    legal: frozenset[Choice]


class Oracle(Cards):
    """One game, from the deal to its end."""

    def __init__(self, rows: list[Row], seed: int, limit: int = 300) -> None:
        super().__init__(rows, seed)
        self.limit = limit
        self._game = self._turns()
        self.question: Question | None = next(self._game)

    def answer(self, choice: Choice) -> None:
        try:
            self.question = self._game.send(choice)
        except StopIteration:
            self.question = None

    def ask(self, kind: str, seat: int, legal: Iterable[Choice]) -> Ask:
        """A question with one legal answer is not asked."""
        choices = frozenset(legal)
        if len(choices) == 1:
            return next(iter(choices))
        return (yield Question(kind, seat, choices))

    def arrive(self, card: int) -> Turn:
        """Its coming-into-play text."""
        name, you = self.ids[card], self.controller[card]
        if name == "M17":
            yield from self.sacrifice(you, self.things("P", you))
        elif name == "M19":
            self.draw(you)
        elif name == "P04":
            self.discard_hand(you)
        elif name == "P08":
            self.see_hand(1 - you)
        elif name == "P11":
            self.lose_life(you, 3)
        elif name == "P17":
            self.see_hand(you)
        elif name == "P18":
            self.draw(self.active)
            self.draw(self.other)
        elif name == "P19":
            self.draw(you)
            yield from self.choose_discard("FORCED_DISCARD", you)

    def sacrifice(self, seat: int, victims: list[int]) -> Turn:
        if victims:
            self.destroy([(yield from self.ask("VICTIM", seat, victims))])

    def choose_discard(self, kind: str, seat: int) -> Turn:
        if self.hand[seat]:
            self.discard(seat, (yield from self.ask(kind, seat, self.hand[seat])))

    # --- the turn

    def _turns(self) -> Turn:
        try:
            while self.turn < self.limit:
                self.turn += 1
                yield from self._turn()
                self.active = self.other
            self.truncated = True
        except GameOver:
            pass

    def _turn(self) -> Turn:
        self.phase = "BEGINNING"
        yield from self.window()
        self.phase = "DRAW_PHASE"
        self.draw(self.active)
        self.draw(self.active)
        yield from self.choose_discard("DRAW_DISCARD", self.active)
        self.phase = "AFTER_DRAW"
        yield from self.window()
        self.phase = "ACTION_PHASE"
        self.fresh.clear()
        yield from self.action_phase()
        self.phase = "AFTER_ACTION"
        yield from self.window()
        self.phase = "DISCARD_PHASE"
        while len(self.hand[self.active]) > 10:
            yield from self.choose_discard("HAND_LIMIT", self.active)
        self.phase = "INSANITY_PHASE"
        if self.sanity[self.active] == 0 and self.things("M", self.active):
            gift = yield from self.ask("GIFT", self.active, self.things("MPB", self.active))
            self.controller[gift] = self.other
        self.end_turn()

    def end_turn(self) -> None:
        self.used.clear()
        self.bonus.clear()
        self.stopped.clear()
        self.mob, self.frenzy = [0, 0], [0, 0]
        self.monster_played = self.attacked = False

    def window(self) -> Turn:
        """Its triggers are fixed now; the location's first, then oldest first (CTR-12, CTR-14)."""
        sources = [card for card in self.things("L") + self.things("MPBC") if self.waits(card)]
        holders = {card: self.controller[card] for card in sources}
        for card in sources:
            if card in self.in_play and self.controller[card] == holders[card]:
                yield from self.trigger(card)

    def waits(self, card: int) -> bool:
        texts, name = WINDOWS[self.phase], self.ids[card]
        return (
            (name in texts["own"] and self.controller[card] == self.active)
            or name in texts["each"]
            or (name in texts["bearer"] and self.controller[self.bearer[card]] == self.active)
        )

    def trigger(self, card: int) -> Turn:
        you, they = self.active, self.other
        monsters, persons = self.things("M", you), self.things("P", you)
        match self.ids[card]:
            case "L1" | "P21":
                self.sanity[you] += 1
            case "P22":
                self.life[you] += 1
            case "L2" | "C3":
                self.lose(you, 3)
            case "L5":
                self.draw(you)
            case "M01":
                self.lose(you, 10)
            case "M02":
                yield from self.sacrifice(you, monsters + persons)
            case "M04":
                yield from self.reveal_a_monster()
            case "M12" if not self.attacked:
                self.lose(you, 5)
            case "M13" if not persons:
                self.lose(you, 5)
            case "M14" if len(persons) > len(monsters):
                self.lose(you, 5)
            case "M16":
                self.lose(0, 2)
                self.lose(1, 2)
            case "M20" if len(self.hand[you]) < len(self.hand[they]):
                self.lose(you, 5)
            case "P03" if len(persons) >= 2:
                yield from self.sacrifice(you, [person for person in persons if person != card])
            case "P09" if persons == [card]:
                self.destroy([card])

    def reveal_a_monster(self) -> Turn:
        """CTR-18."""
        found = None
        while found is None:
            self.refill()
            if not self.draw_pile:
                break
            card = self.draw_pile.pop()
            self.forget(card)
            if self.is_a(card, "M"):
                found = card
            else:
                self.aside.append(card)
        if found is not None:
            self.enter(found, self.active)
        self.discard_pile += self.aside
        self.aside.clear()
        if found is not None:
            yield from self.arrive(found)

    # --- the action phase

    def action_phase(self) -> Turn:
        while True:
            choice = yield from self.ask("MENU", self.active, self.menu())
            if choice == "DONE":
                return
            if choice == "ATTACK":
                yield from self.attack()
            elif choice in self.in_play:
                self.used.add(choice)
                yield from self.carry_out(choice)
            elif self.is_a(choice, "A"):
                yield from self.play_action(choice)
            else:
                yield from self.play_thing(choice)

    def menu(self) -> list[Choice]:
        choices: list[Choice] = [card for card in self.hand[self.active] if self.can_play(card)]
        choices += [card for card in self.in_play if self.can_use(card)]
        able = [] if self.attacked else self.able()
        if able:
            choices.append("ATTACK")
        if not (able and self.has(self.active, "M03")):
            choices.append("DONE")
        return choices

    def can_play(self, card: int) -> bool:
        name, you, they = self.ids[card], self.active, self.other
        monsters, persons = len(self.things("M", you)), len(self.things("P", you))
        their_monsters, their_persons = len(self.things("M", they)), len(self.things("P", they))
        if name[0] == "M" and (self.monster_played or self.has(you, "P01", "P07")):
            return False
        if name[0] == "P" and self.has(you, "P02"):
            return False
        allowed = {
            "P01": monsters == 0,
            "P02": persons == 0,
            "P05": their_monsters > 0,
            "P06": monsters == 0,
            "P10": monsters > 0,
            "A04": monsters < their_monsters,
            "A05": monsters + persons < their_monsters + their_persons,
            "A06": monsters == 0,
            "A08": self.life[you] < self.life[they],
            "A11": monsters == 0,
            "A15": len(self.draw_pile) + len(self.discard_pile) >= 2,
            "A16": len(self.hand[they]) > 0,
            "A23": persons + their_persons > 0,
            "A24": monsters + their_monsters > 0,
        }
        return allowed.get(name, True) and not (name in TARGETED_CARDS and not self.targets(card))

    def can_use(self, card: int) -> bool:
        name, they = self.ids[card], self.other
        if name not in ACTIONS or self.controller[card] != self.active or card in self.used:
            return False
        if name in ACTIONS_WITH_A_DISCARD and not self.hand[self.active]:
            return False
        if name in ("P24", "P26", "B1") and not self.draw_pile and not self.discard_pile:
            return False
        if name in ("M10", "B3") and not self.hand[they]:
            return False
        return not (name in TARGETED_ACTIONS and not self.targets(card))

    def targets(self, card: int) -> list[int]:
        """What may be named as target of a card (CTR-22: anyone's, unless it says otherwise)."""
        name, you, they = self.ids[card], self.active, self.other
        match name:
            case "C1" | "C2" | "C3" | "C4" | "A01" | "A04" | "A05" | "A06" | "A07" | "A08" | "M08" | "B2":
                return self.things("MP")
            case "A02":
                return self.things("P")
            case "A03":
                return self.things("M")
            case "A09":
                return self.things("BL")
            case "A10" | "P25":
                return self.things("C")
            case "A17" | "M07":
                return self.things("P", they)
            case "A18":
                return [monster for monster in self.things("M", they) if self.power(monster) <= 5]
            case "A19" | "P27":
                return self.things("B", they)
            case "A20":
                return [card for card in self.discard_pile if self.is_a(card, "MP")]
            case "P28":
                return [card for card in self.discard_pile if self.is_a(card, "P")]
            case "M11":
                return self.things("MP", they)
            case "P29" | "B4":
                return self.things("M", you)
        return []

    def lay_aside(self, card: int) -> None:
        self.hand[self.active].remove(card)
        self.forget(card)
        self.aside.append(card)

    def play_thing(self, card: int) -> Turn:
        """CTR-49; a card lies aside from the moment it is chosen."""
        you = self.active
        self.lay_aside(card)
        if self.is_a(card, "C"):
            self.bearer[card] = yield from self.ask("TARGET", you, self.targets(card))
        self.aside.remove(card)
        self.lose(you, self.rows[card].cost)
        if self.is_a(card, "L"):
            self.destroy(self.things("L"))
        self.enter(card, you)
        if self.is_a(card, "M"):
            self.monster_played = True
            if self.location() == "L4":
                self.draw(you)
        yield from self.arrive(card)

    def play_action(self, card: int) -> Turn:
        """CTR-21."""
        you, name = self.active, self.ids[card]
        self.lay_aside(card)
        option: Choice = "OPTION_B"
        if name == "A10" and self.things("C"):
            option = yield from self.ask("OPTION", you, ("OPTION_A", "OPTION_B"))
        target = -1
        if name in TARGETED_CARDS or (name == "A10" and option == "OPTION_A"):
            target = yield from self.ask("TARGET", you, self.targets(card))
        self.lose(you, self.rows[card].cost)
        yield from self.effect(name, target)
        self.aside.remove(card)
        self.discard_pile.append(card)

    def effect(self, name: str, target: int) -> Turn:
        """What an action card does."""
        you, they = self.active, self.other
        match name:
            case _ if name in DESTROYERS:
                self.destroy([target])
                if name == "A07":
                    self.discard_hand(you)
            case "A10":
                if target >= 0:
                    self.destroy([target])
                else:
                    self.sanity[you] += 3
            case "A11":
                self.sanity[you] += 8
            case "A12":
                self.life[you] += 8
            case "A13":
                self.lose(they, 6)
            case "A14":
                self.lose(you, 10)
                self.lose(they, 10)
            case "A15":
                self.draw(you)
                self.draw(you)
            case "A16":
                yield from self.pick_from_hand()
            case "A17" | "A18" | "A19":
                self.controller[target] = you
            case "A20":
                self.discard_pile.remove(target)
                self.hand[you].append(target)
                self.known[they].add(target)
            case "A21":
                self.mob[you] = 1
            case "A22":
                self.frenzy[you] += 2
            case "A23":
                self.destroy(self.things("P"))
            case "A24":
                self.destroy(self.things("M"))

    def pick_from_hand(self) -> Turn:
        self.see_hand(self.active)
        self.discard(self.other, (yield from self.ask("PICK", self.active, self.hand[self.other])))

    def carry_out(self, card: int) -> Turn:
        """A printed action: target, then the parts in printed order (CTR-20)."""
        you, they, name = self.active, self.other, self.ids[card]
        target = -1
        if name in TARGETED_ACTIONS:
            target = yield from self.ask("TARGET", you, self.targets(card))
        self.lose(you, 5 if name[0] == "M" else {"P24": 3, "P25": 3, "P28": 5, "P29": 3}.get(name, 0))
        if name in ACTIONS_WITH_A_DISCARD:
            yield from self.choose_discard("COST", you)
        match name:
            case "M07":
                self.controller[target] = you
            case "M08" | "P25" | "P27":
                self.destroy([target])
            case "M09":
                self.lose(they, 8)
            case "M10":
                yield from self.pick_from_hand()
            case "M11":
                self.stopped.add(target)
            case "P23" | "P24":
                self.draw(you)
            case "P26":
                yield from self.look_at_top()
            case "P28":
                self.discard_pile.remove(target)
                self.enter(target, you)
                yield from self.arrive(target)
            case "P29":
                self.bonus[target] = self.bonus.get(target, 0) + 2
            case "B1":
                self.draw(you)
                self.lose(you, 5)
            case "B2":
                self.destroy([target])
                self.lose(you, 15)
            case "B3":
                yield from self.choose_discard("FORCED_DISCARD", they)
                self.lose(you, 5)
            case "B4":
                self.bonus[target] = self.bonus.get(target, 0) + 3
                self.lose(you, 5)

    def look_at_top(self) -> Turn:
        """CTR-57."""
        self.refill()
        self.known[self.active].add(self.draw_pile[-1])
        if (yield from self.ask("OPTION", self.active, ("OPTION_A", "OPTION_B"))) == "OPTION_A":
            self.forget(self.draw_pile[-1])
            self.discard_pile.append(self.draw_pile.pop())

    # --- the attack

    def able(self) -> list[int]:
        """What the active player's side could declare as attacker now (CTR-61)."""
        return [card for card in self.things("MP", self.active) if self.can_attack(card)]

    def can_attack(self, card: int) -> bool:
        name, you = self.ids[card], self.active
        if "C1" in self.curses(card) or (card in self.fresh and name != "M22"):
            return False
        if name[0] == "M":
            conditions = {
                "M05": self.sanity[you] == 0,
                "M06": self.life[you] <= 20,
                "M15": not self.things("P", you),
            }
            return conditions.get(name, True)
        permits = {"P13": bool(self.things("M", you)), "P14": not self.things("P", self.other)}
        return self.location() == "L3" or bool(self.mob[you]) or permits.get(name, False)

    def can_block(self, blocker: int, attacker: int) -> bool:
        """CTR-60."""
        name, person = self.ids[blocker], self.is_a(blocker, "P")
        banned = (
            name == "M21"
            or blocker in self.stopped
            or "C2" in self.curses(blocker)
            or (not person and self.has(self.other, "M03"))
            or (person and self.ids[attacker] == "M18")
            or (name == "P12" and self.is_a(attacker, "M") and self.power(attacker) >= 6)
        )
        return not banned

    def attack(self) -> Turn:
        self.attacked = True
        self.fight = Fight([], {}, set())
        yield from self.declare(self.fight)
        fight = self.fight
        fight.blocked_by.update({attacker: [] for attacker in fight.attackers})
        yield from self.declare_blocks(fight)
        for attacker in fight.attackers:
            if len(fight.blocked_by[attacker]) >= 2:
                yield from self.split_damage(fight, attacker)
        yield from self.strike(fight)
        self.fight = None

    def declare(self, fight: Fight) -> Turn:
        able = self.able()
        if self.location() == "L8":
            fight.attackers.append((yield from self.ask("DECLARE", self.active, able)))
        elif self.has(self.active, "M03"):
            fight.attackers += able
        else:
            choice: Any = -1
            while choice != "DONE":
                left = [card for card in able if card not in fight.attackers]
                choice = yield from self.ask(
                    "DECLARE", self.active, left + (["DONE"] if fight.attackers else [])
                )
                if choice != "DONE":
                    fight.attackers.append(choice)

    def declare_blocks(self, fight: Fight) -> Turn:
        defender = self.other
        while True:
            busy = [card for blockers in fight.blocked_by.values() for card in blockers]
            free = {
                body: [attacker for attacker in fight.attackers if self.can_block(body, attacker)]
                for body in self.things("MP", defender)
                if body not in busy
            }
            blocker = yield from self.ask("BLOCK", defender, [*(b for b in free if free[b]), "DONE"])
            if blocker == "DONE":
                return
            fight.blocked_by[(yield from self.ask("BLOCK_AT", defender, free[blocker]))].append(blocker)

    def blocking_power(self, blocker: int) -> int:
        return self.power(blocker, 2 if self.location() == "L7" else 0)

    def split_damage(self, fight: Fight, attacker: int) -> Turn:
        """CTR-35."""
        power = self.power(attacker)
        if power == 0 or self.location() == "L6":
            return
        endurance = {blocker: max(self.blocking_power(blocker), 1) for blocker in fight.blocked_by[attacker]}
        spared = power <= sum(endurance.values()) - len(endurance)
        killed: list[int] = []
        while True:
            left = power - sum(endurance[blocker] for blocker in killed)
            choices: list[Choice] = [b for b in endurance if b not in killed and endurance[b] <= left]
            if killed or spared:
                choices.append("DONE")
            choice = yield from self.ask("DAMAGE", self.active, choices)
            if choice == "DONE":
                return
            killed.append(choice)
            fight.doomed.add(choice)

    def strike(self, fight: Fight) -> Turn:
        """The instant of damage (CTR-51)."""
        dying, through = set(fight.doomed), 0
        for attacker in fight.attackers:
            blockers, power = fight.blocked_by[attacker], self.power(attacker)
            if not blockers:
                through += power
            if sum(self.blocking_power(blocker) for blocker in blockers) >= max(power, 1):
                dying.add(attacker)
            dealt = 0 if self.location() == "L6" else power
            if len(blockers) == 1 and dealt >= max(self.blocking_power(blockers[0]), 1):
                dying.add(blockers[0])
        unblocked = [card for card in self.in_play if card in fight.attackers and not fight.blocked_by[card]]
        self.destroy(dying)
        if through:
            self.lose_life(self.other, through)
        for card in unblocked:
            if self.ids[card] == "M23":
                self.lose(self.other, 3)
            elif self.ids[card] == "M24":
                yield from self.choose_discard("FORCED_DISCARD", self.other)
