"""What the oracle's players are asked at any time: Action cards, cancelling, damage, tokens, hands."""

from collections.abc import Callable, Generator, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from .oracle_cards import Cards, Packet
from .oracle_numbers import FACES, PRESTIGE, SHAME_PRESTIGE, THINGS

NO, YES, HAND, SEAT, THING, KILL, CLAIM, BID, NUMBER, VOTE, CREATURE, DECK, MODE, ENCOUNTER = (
    0, 1, 2, 39, 45, 81, 89, 106, 112, 118, 120, 122, 124, 126,
)  # fmt: skip

Run = Generator["Question", int, Any]
NEGATIVE = ("D16", "D20", "D21", "D24", "D25")


class Question(NamedTuple):
    """Decision W`kind` of a seat; legal: indices of the action layout (6.4)."""

    kind: int
    seat: int
    legal: frozenset[int]


@dataclass
class Play:
    """An Action card on the table."""

    seat: int
    face: int
    kind: str
    whom: int | None
    cancelled: bool = False
    taken: bool = False  # by D19


def thing_action(thing: str) -> int:
    return THING + THINGS.index(thing)


def thing_of(action: int) -> str:
    return THINGS[action - THING]


def is_hand(action: int) -> bool:
    return HAND <= action < SEAT


def is_thing(action: int) -> bool:
    return THING <= action < KILL


def hand_actions(faces: Iterable[int]) -> set[int]:
    return {HAND + face for face in faces}


class Windows(Cards):
    """Every question is a ``yield``."""

    def ask(self, kind: int, seat: int, legal: Iterable[int]) -> Run:
        """A question with one legal answer is not asked (CUR-149)."""
        choices = frozenset(legal)
        if len(choices) == 1:
            return next(iter(choices))
        return (yield Question(kind, seat, choices))

    def ask_yes(self, kind: int, seat: int) -> Run:
        return (yield from self.ask(kind, seat, {NO, YES})) == YES

    def ask_face(self, kind: int, seat: int, faces: Iterable[int]) -> Run:
        return (yield from self.ask(kind, seat, hand_actions(faces))) - HAND

    def seat_action(self, asked: int, other: int) -> int:
        return SEAT + (other - asked) % self.n_players

    def ask_seat(self, kind: int, asked: int, seats: Iterable[int], no: bool = False) -> Run:
        """A seat, or None for no."""
        choices = {self.seat_action(asked, seat) for seat in seats} | ({NO} if no else set())
        choice = yield from self.ask(kind, asked, choices)
        return None if choice == NO else (asked + choice - SEAT) % self.n_players

    def window(
        self,
        kind: int,
        order: Callable[[], Sequence[int]],
        legal: Callable[[int], set[int]],
        use: Callable[[int, int], Run],
        is_open: Callable[[], bool] = lambda: True,
    ) -> Run:
        """CUR-150, CUR-151: once round; a play starts it again from its first player."""
        again = True
        while again and is_open():
            again = False
            for seat in order():
                choices = legal(seat)
                if not choices:
                    continue
                choice = yield from self.ask(kind, seat, {NO} | choices)
                if choice != NO:
                    yield from use(seat, choice)
                    again = True
                    break

    # --- hands

    def limit_hands(self) -> Run:
        """W01: an effect or step that may have changed a hand or a maximum is finished (CUR-11)."""
        if self.enc.ending:
            return
        for seat in self.reference():
            limit = self.limit(seat)
            if limit is not None:
                yield from self.discard_chosen(seat, len(self.hand[seat]) - limit)

    def discard_chosen(self, seat: int, count: int) -> Run:
        for _ in range(min(count, len(self.hand[seat]))):
            self.discard(seat, (yield from self.ask_face(1, seat, self.hand[seat])))

    # --- tokens

    def gain_minus(self, seat: int, count: int = 1) -> Run:
        """-1 tokens, one by one (W28); how many were gained."""
        gained = 0
        for _ in range(count):
            if not self.alive[seat]:
                break
            if self.usable(seat, "RL01") and (yield from self.ask_yes(28, seat)):
                self.lose_lp(seat, 5)
            else:
                self.minus[seat] += 1
                gained += 1
        return gained

    # --- Action cards (ACT)

    def may_act(self, seat: int) -> bool:
        """May this player play any Action card now (EV04, E10, RL11, CUR-10)?"""
        barred = self.event == "EV04" or seat in self.muted or seat in self.held_off
        return self.alive[seat] and not barred and self.rnd.actions < 40

    def holds(self, seat: int, *kinds: str) -> set[int]:
        """The faces of Action cards of these kinds that this player holds and may play."""
        return {face for face in self.hand[seat] if FACES[face] in kinds} if self.may_act(seat) else set()

    def play_action(
        self, seat: int, face: int, whom: int | None, effect: Callable[[Play], Run], kind: str = ""
    ) -> Run:
        """A card leaves the hand for its effect, unless it is cancelled; kind: what it counts as."""
        self.hand[seat].remove(face)
        play = Play(seat, face, kind or FACES[face], whom)
        self.rnd.actions += 1
        self.rnd.played[seat] += 1
        self.enc.acted[seat] += 1
        yield from self.cancelling(play)
        if play.cancelled:
            if not play.taken:
                self.discard_pile.append(face)
        else:
            self.enc.effective[seat] += 1
            self.put_by(play)
            yield from effect(play)
            yield from self.limit_hands()
            yield from self.aftermath(play)

    def put_by(self, play: Play) -> None:
        """To the discard pile at once (CUR-08), or beside its player's Character (CUT-228)."""
        if play.kind == "D27":
            return
        if self.realm and self.is_("I25"):
            self.enc.aside.append((play.seat, play.face))
        else:
            self.discard_pile.append(play.face)

    def cancelling(self, play: Play) -> Run:
        """W22."""

        def legal(seat: int) -> set[int]:
            return hand_actions(self.holds(seat, "D18", "D19"))

        def use(seat: int, choice: int) -> Run:
            def effect(cancelling: Play) -> Run:
                play.cancelled = True
                if cancelling.kind == "D19":
                    play.taken = True
                    self.take(seat, play.face)
                return
                yield

            yield from self.play_action(seat, choice - HAND, play.seat, effect)

        yield from self.window(22, lambda: self.after(play.seat), legal, use, lambda: not play.cancelled)

    def aftermath(self, play: Play) -> Run:
        """ACT-4."""
        seat, on_another = play.seat, play.whom not in (None, play.seat)
        if on_another and self.is_("I25"):
            self.lose_lp(seat, 5)
        if self.alive[seat] and (self.is_("I22") or (on_another and self.is_("I03"))):
            self.draw(seat)
        if on_another and self.owns(seat, "RL03"):
            self.enc.blade.add(seat)
        yield from self.limit_hands()
        if play.kind in NEGATIVE and on_another:
            yield from self.hateful_eye(seat, play.whom)

    def hateful_eye(self, seat: int, whom: int | None) -> Run:
        """RL13: an effect of this player was negative for its owner alone (CUR-56)."""
        if whom is not None and whom != seat and self.owns(whom, "RL13"):
            yield from self.packet(Packet(5, seat, "card"))

    # --- packets of damage (PKT)

    def packet(self, packet: Packet) -> Run:
        """PKT."""
        if packet.is_strike:
            self.enlarge(packet)
        if packet.number:
            packet.target = yield from self.who_is_struck(packet.target)
        if self.is_("I10") and packet.cause == "strike" and packet.target in self.shielded():
            return
        if self.is_("I12") and packet.cause == "strike":
            self.enc.plague[packet.target] += 1
        if self.is_("I06") and packet.cause == "strike" and (yield from self.refuse(packet)):
            return
        yield from self.redirecting(packet)
        if self.is_dropped(packet):
            return
        angry = self.realm and self.is_("I26") and packet.cause == "strike"
        if angry and (yield from self.ask_yes(33, packet.target)):
            self.enc.generic[packet.target] += 1
            packet.amount += 5
        fell = self.lose_lp(packet.target, packet.amount)
        if packet.cause == "strike":
            self.struck_total += fell
        if fell:
            yield from self.after_damage(packet)

    struck_total = 0

    def enlarge(self, packet: Packet) -> None:
        """PKT-1."""
        if self.realm and self.is_("I02"):
            packet.amount *= 2
        if self.event == "EV02":
            packet.amount += 5
        packet.amount += 10 * self.rnd.exposed[packet.target]

    def who_is_struck(self, seat: int) -> Run:
        """W26: RL28 passes a strike on its owner's number to the next higher one."""
        higher = [other for other in self.reference() if self.initiative[other] > self.initiative[seat]]
        if self.usable(seat, "RL28") and higher and (yield from self.ask_yes(26, seat)):
            self.enc.used.add("RL28")
            return higher[0]
        return seat

    def is_dropped(self, packet: Packet) -> bool:
        """PKT-3."""
        seat = packet.target
        spared = packet.is_strike and (seat in self.rnd.asleep or seat in self.rnd.hermit)
        return not self.alive[seat] or packet.amount <= 0 or seat in self.enc.iron or spared

    def redirecting(self, packet: Packet) -> Run:
        """W23."""

        def order() -> list[int]:
            return [packet.target, *self.after(packet.target)]

        def legal(seat: int) -> set[int]:
            if seat == packet.target:
                shield = self.holds(seat, "D24") if self.others(seat) else set()
                return hand_actions(shield | self.holds(seat, "D26"))
            hero = self.holds(seat, "D25") if len(self.living()) >= 3 else set()
            clasp = {thing_action("RL14")} if self.usable(seat, "RL14") else set()
            return hand_actions(hero) | clasp

        def use(seat: int, choice: int) -> Run:
            if is_thing(choice):
                self.enc.used.add("RL14")
                packet.target = packet.shepherd = seat
                return
            face = choice - HAND
            if FACES[face] == "D26":

                def effect(play: Play) -> Run:
                    packet.amount = max(0, packet.amount - 20)
                    return
                    yield

                yield from self.play_action(seat, face, None, effect)
                return
            named = [other for other in self.others(seat) if other != packet.target]
            whom = yield from self.ask_seat(34, seat, named)

            def redirect(play: Play) -> Run:
                packet.target = whom
                packet.shepherd = None
                return
                yield

            yield from self.play_action(seat, face, whom, redirect)

        yield from self.window(23, order, legal, use, lambda: not self.is_dropped(packet))

    def after_damage(self, packet: Packet) -> Run:
        """PKT-7."""
        if packet.cause == "strike":
            yield from self.whoever_takes_damage(packet.target)
        if packet.is_strike and self.event == "EV10":
            neighbour = self.left_of(packet.target)
            if neighbour is not None:
                self.lose_lp(neighbour, 5)
        if packet.is_strike:
            yield from self.shank(packet.target)
        if packet.shepherd == packet.target and self.alive[packet.target]:
            self.plus[packet.target] += 1

    def whoever_takes_damage(self, seat: int) -> Run:
        """What the Encounter does to the player whose LP fell by its strike."""
        if not self.alive[seat]:
            return
        if self.is_("E01"):
            self.discard_random(seat, 1)
        elif self.is_("E22"):
            self.discard_random(seat, 2)
        elif self.is_("E10"):
            self.next.muted.add(seat)
        elif self.is_("E14"):
            self.next.dry.add(seat)
        elif self.is_("E16"):
            self.next.barred.add(seat)
        elif self.is_("E19") and self.hand[seat] and self.others(seat):
            face = self.random_card(seat)
            self.hand[seat].remove(face)
            self.take(self.after(seat)[0], face)
        yield from self.limit_hands()

    def shank(self, seat: int) -> Run:
        """W27: RL22, once per Round."""
        if self.usable(seat, "RL22") and not self.rnd.shanked and self.others(seat):
            whom = yield from self.ask_seat(27, seat, self.others(seat), no=True)
            if whom is not None:
                self.rnd.shanked = True
                self.lose_lp(whom, 5)
                yield from self.hateful_eye(seat, whom)

    def shielded(self) -> list[int]:
        """I10, CUR-121."""
        figures = {self.prestige(seat) for seat in self.living()}
        if not self.enc.creature[0] or len(figures) == 1:
            return []
        return [seat for seat in self.living() if self.prestige(seat) == min(figures)]

    def packets(self, seats: Sequence[int], amount: int, cause: str = "strike") -> Run:
        """A packet each, in the order given."""
        for seat in seats:
            if self.alive[seat]:
                yield from self.packet(Packet(amount, seat, cause))

    def refuse(self, packet: Packet) -> Run:
        """I06 (W24): what is given away instead; said whether it was refused."""
        seat = packet.target
        if not self.alive[seat]:
            return False
        gifts = {thing_action(thing) for thing in self.stealable(seat)}
        gifts |= {KILL + record - 1 for record in self.kills[seat] if record >= 1}
        poorest = self.best(lambda other: -self.prestige(other), self.others(seat))
        if not gifts or not poorest or not (yield from self.ask_yes(24, seat)):
            return False
        taker = poorest[-1]
        choice = yield from self.ask(24, taker, gifts)
        self.enc.generic[seat] += 1
        if is_thing(choice):
            self.lose_thing(seat, thing_of(choice))
            self.gain_thing(taker, thing_of(choice))
        else:
            self.kills[seat].remove(choice - KILL + 1)
            self.kills[taker].append(choice - KILL + 1)
        yield from self.limit_hands()
        return True

    # --- creatures

    def within_reach(self) -> list[int]:
        return [place for place in (0, 1) if self.enc.creature[place] > 0]

    def hurt(self, seat: int, creature: int, damage: int, attack: Any = None) -> Run:
        """Damage to a creature, credited to a player; then KIL."""
        self.rnd.dealt[seat] += damage
        left = self.enc.creature[creature] - damage
        self.enc.creature[creature] = max(left, 0)
        if left <= 0:
            yield from self.fell(seat, creature, damage, attack)

    def fell(self, seat: int, creature: int, damage: int = 0, attack: Any = None) -> Run:
        """KIL."""
        self.enc.creature[creature] = 0
        if self.is_("E06") and not self.enc.risen and not (attack and attack.kind == "D11"):
            self.enc.risen = True
            self.enc.creature[creature] = 30
            return
        if self.is_("I23") and not (attack and damage >= 25):
            self.enc.creature[creature] = 5
            return
        name = self.enc.fallen if self.is_("E17") else creature
        record = self.kill_worth(creature)
        self.kills[seat].append(record)
        self.note_killer(seat)
        if record >= 4 and self.owns(seat, "RL20"):
            self.plus[seat] += 1
        for owner in self.others(seat):
            wounded = any(b.seat == owner and b.creature == name and b.wound for b in self.rnd.blows)
            if wounded and self.owns(owner, "RL07"):
                self.plus[owner] += 1
        if self.is_("E17"):
            self.next_goblin()
        if not self.within_reach():
            self.enc.finished = True
            self.enc.killer = seat
            self.enc.last = self.reference()[-1]
        return
        yield

    def is_last(self, creature: int) -> bool:
        return self.enc.goblins <= 1 and not self.enc.creature[1 - creature]

    def kill_worth(self, creature: int) -> int:
        """The Prestige of this kill, bonus included."""
        bonus = 2 if self.event == "EV16" and self.is_last(creature) else 0
        if self.is_("I08"):
            return self.fortune_tokens + bonus
        if self.is_("I02"):
            return self.arrogance_worth() + bonus
        return (SHAME_PRESTIGE if creature == 1 else PRESTIGE[self.enc.name]) + bonus

    def arrogance_number(self) -> int:
        """CUT-180."""
        return max(self.number, 7) if self.realm else self.number

    def arrogance_worth(self) -> int:
        return 3 + (self.arrogance_number() - 1) // 3

    def note_killer(self, seat: int) -> None:
        self.enc.killer_hand = len(self.hand[seat])
        self.enc.killer_tokens = self.enc.generic[seat]

    def next_goblin(self) -> None:
        self.enc.fallen += 1
        if self.enc.goblins:
            self.enc.goblins -= 1
        if self.enc.goblins:
            self.enc.creature[0] = self.enc.start[0] = 30

    # --- Initiative (INI)

    def draw_initiative(self) -> Run:
        self.held_off.clear()
        taken = yield from self.staff()
        self.deal_numbers(taken)
        yield from self.after_the_draw()

    def staff(self) -> Run:
        """W05."""
        owner = self.owner("RL18")
        if owner is None or not self.usable(owner, "RL18"):
            return {}
        numbers = {NUMBER + place for place in range(len(self.living()))}
        choice = yield from self.ask(5, owner, {NO} | numbers)
        if choice == NO:
            return {}
        self.enc.used.add("RL18")
        return {owner: choice - NUMBER + 1}

    def deal_numbers(self, taken: dict[int, int]) -> None:
        """INI-2."""
        numbers = [n for n in range(1, len(self.living()) + 1) if n not in taken.values()]
        self.random.shuffle(numbers)
        waiting = [seat for seat in self.living() if seat not in taken]
        self.initiative = taken | dict(zip(waiting, numbers, strict=True))

    def after_the_draw(self) -> Run:
        """W06."""

        def legal(seat: int) -> set[int]:
            company = len(self.living()) > 1
            relics = {"RL04", "RL11", "RL17"} if company else {"RL04"}
            choices = {thing_action(relic) for relic in relics if self.usable(seat, relic)}
            return choices | (hand_actions(self.holds(seat, "D23")) if company else set())

        def use(seat: int, choice: int) -> Run:
            if choice == thing_action("RL04"):
                self.enc.used.add("RL04")
                self.deal_numbers({})
                return
            whom = yield from self.ask_seat(34, seat, self.others(seat))
            if choice == thing_action("RL11"):
                self.enc.used.add("RL11")
                self.held_off.add(whom)
                yield from self.hateful_eye(seat, whom)
            elif choice == thing_action("RL17"):
                self.enc.used.add("RL17")
                self.swap_numbers(seat, whom)
            else:

                def effect(play: Play) -> Run:
                    self.swap_numbers(seat, whom)
                    return
                    yield

                yield from self.play_action(seat, choice - HAND, whom, effect)

        yield from self.window(6, self.reference, legal, use)

    def swap_numbers(self, one: int, other: int) -> None:
        self.initiative[one], self.initiative[other] = self.initiative[other], self.initiative[one]
