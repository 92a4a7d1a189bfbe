"""What the Encounters of the oracle's game do to the players: Boss effects, strikes and what follows them."""

from collections.abc import Sequence

from .oracle_cards import HALF, Packet
from .oracle_numbers import VALUES
from .oracle_windows import Run, Windows

# Initiative numbers struck and the damage, clause by clause.
BY_NUMBER = {
    "E01": ((2, 15),),
    "E04": ((1, 10), (3, 10)),
    "E05": ((1, 10),),
    "E06": ((1, 15),),
    "E10": ((1, 5),),
    "E12": ((2, 10),),
    "E13": ((1, 20), (2, 10)),
    "E14": ((3, 10),),
    "E16": ((1, 10),),
    "E19": ((1, 5), (2, 5)),
    "I06": ((1, 20), (2, 20)),
    "I11": ((1, 5), (2, 10), (3, 15)),
    "I13": ((1, 10), (2, 10)),
    "I19": ((1, 15),),
}


class Strikes(Windows):
    def strike(self) -> Run:
        """The strike column."""
        self.struck_total = 0
        name = self.enc.name
        if name in BY_NUMBER:
            for number, amount in BY_NUMBER[name]:
                yield from self.strike_number(number, amount)
        else:
            yield from getattr(self, f"strike_{name}")()

    def strike_number(self, number: int, amount: int) -> Run:
        seat = self.holder(number)
        if seat is not None:
            yield from self.packet(Packet(amount, seat, "strike", number))

    def strike_or_all(self, seats: Sequence[int], amount: int, otherwise: int) -> Run:
        """Those who fit; if there is nobody, all."""
        if seats:
            yield from self.packets(seats, amount)
        else:
            yield from self.packets(self.reference(), otherwise)

    # --- base Encounters

    def wounders(self) -> list[int]:
        """The living players who wounded it this Round, by time, once for each wound."""
        return [blow.seat for blow in self.rnd.blows if blow.wound and self.alive[blow.seat]]

    def strike_E02(self) -> Run:
        if not self.wounders():
            yield from self.packets(self.reference(), 5)
            return
        yield from self.packets(self.wounders()[:1], 20)
        yield from self.packets(self.wounders()[-1:], 10)

    def strike_E03(self) -> Run:
        yield from self.packets(self.reference(), 5)

    def strike_E07(self) -> Run:
        yield from self.packets(self.best(lambda seat: self.lp[seat])[:1], 15)

    def strike_E08(self) -> Run:
        yield from self.packets(self.reference(), 10)

    def strike_E09(self) -> Run:
        yield from self.strike_or_all(self.best(lambda seat: self.rnd.dealt[seat], least=1)[:1], 25, 10)

    def strike_E11(self) -> Run:
        struck = [self.holder(number) for number in range(1, self.enc.heads + 1)]
        for number, seat in enumerate(struck, start=1):
            if seat is not None and self.alive[seat]:
                yield from self.packet(Packet(10, seat, "strike", number))

    def strike_E15(self) -> Run:
        wounders = self.wounders()
        if not wounders:
            yield from self.packets(self.reference(), 5)
            return
        worth = {
            seat: max(VALUES[blow.kind][HALF] for blow in self.rnd.blows if blow.wound and blow.seat == seat)
            for seat in wounders
        }
        for seat in [seat for seat in self.reference() if worth.get(seat)]:
            yield from self.packets([seat], min(15, worth[seat]))

    def strike_E17(self) -> Run:
        yield from self.strike_number(1, 5 * self.enc.goblins)

    def strike_E18(self) -> Run:
        yield from self.packets(self.reference()[-1:], 15)

    def strike_E20(self) -> Run:
        yield from self.packets(self.reference(), 5)
        yield from self.strike_number(1, 10)

    def strike_E21(self) -> Run:
        weak = 2 * self.enc.creature[0] <= self.enc.start[0]
        yield from self.packets(self.reference(), 10 if weak else 15)

    def strike_E22(self) -> Run:
        yield from self.packets(self.best(lambda seat: len(self.hand[seat]))[:1], 10)

    def strike_E23(self) -> Run:
        richest = self.best(lambda seat: self.things[seat].total(), least=1)
        if richest:
            yield from self.packets(richest[:1], 15)
        else:
            yield from self.strike_number(1, 5)

    # --- Incarnations

    def strike_I01(self) -> Run:
        for seat in self.reference():
            if not self.alive[seat]:
                continue
            if (yield from self.ask_yes(24, seat)):
                yield from self.gain_minus(seat)
            else:
                self.lose_lp(seat, 10)

    def strike_I02(self) -> Run:
        amount = (10, 15, 20)[(self.arrogance_number() - 1) // 3]
        yield from self.packets(self.best(self.prestige), amount)

    def name_another(self, seat: int | None) -> Run:
        """W24: somebody else, or None if nobody can name or be named."""
        if seat is None or not self.others(seat):
            return None
        return (yield from self.ask_seat(24, seat, self.others(seat)))

    def strike_I03(self) -> Run:
        named = []
        for number in (1, 2):
            whom = yield from self.name_another(self.holder(number))
            if whom is not None:
                named.append(whom)
        yield from self.packets(named, 15)

    def strike_I04(self) -> Run:
        first = self.holder(1)
        struck = None
        if first is not None:
            struck = yield from self.who_is_struck(first)
            if self.hand[struck]:
                self.discard_hand(struck)
            else:
                yield from self.packet(Packet(25, struck, "strike"))
        for seat in self.reference():
            if seat != struck:
                yield from self.discard_chosen(seat, 1)

    def strike_I05(self) -> Run:
        truthful = [seat for seat in self.reference() if seat in self.rnd.honest - self.rnd.liars]
        yield from self.packets(truthful, 10)

    def strike_I07(self) -> Run:
        yield from self.packets(self.best(lambda seat: len(self.hand[seat])), 10)

    def strike_I08(self) -> Run:
        yield from self.strike_number(1, 5 * len(self.fortune_deck))

    def strike_I10(self) -> Run:
        if self.enc.creature[1]:
            open_to_shame = [seat for seat in self.living() if seat not in self.shielded()]
            yield from self.minus_from_encounter(self.best(self.prestige, open_to_shame))
        first = self.holder(1)
        if self.enc.creature[0] and first is not None and first not in self.shielded():
            yield from self.strike_number(1, 10)

    def minus_from_encounter(self, seats: list[int]) -> Run:
        """A -1 token each, in Initiative order (CUR-157)."""
        for seat in (seat for seat in self.reference() if seat in seats):
            self.enc.generic[seat] += yield from self.gain_minus(seat)

    def strike_I12(self) -> Run:
        yield from self.strike_number(1, 5)
        yield from self.strike_number(2, 5)
        for seat in self.reference():
            if self.enc.plague[seat] > 1:
                self.lose_lp(seat, 5 * (self.enc.plague[seat] - 1))

    def strike_I14(self) -> Run:
        yield from self.packets(self.reference()[-1:], 15)

    def strike_I15(self) -> Run:
        yield from self.packets(self.best(lambda seat: -self.rnd.dealt[seat]), 20)

    def strike_I16(self) -> Run:
        order = self.reference()
        yield from self.packets([order[self.random.below(len(order))]], 15)

    def strike_I17(self) -> Run:
        yield from self.packets(self.best(lambda seat: -len(self.hand[seat])), 10)

    def strike_I18(self) -> Run:
        yield from self.packets(self.best(lambda seat: -len(self.hand[seat])), 15)

    def strike_I20(self) -> Run:
        if len(self.living()) < 2:
            return
        order = self.reference()
        named = []
        for seat in order:
            named.append((yield from self.ask_seat(25, seat, self.others(seat))))
        yield from self.packets(self.best(named.count), 20)

    def strike_I21(self) -> Run:
        living = [seat for seat in self.rnd.attackers if self.alive[seat]]
        yield from self.strike_or_all(living[-1:], 15, 10)

    def strike_I22(self) -> Run:
        yield from self.packets(self.best(lambda seat: -self.rnd.played[seat]), 10)

    def strike_I23(self) -> Run:
        yield from self.packets(self.best(self.prestige), 15)

    def strike_I24(self) -> Run:
        setters = [seat for seat in self.reference() if seat in self.rnd.setters]
        yield from self.strike_or_all(setters[:1], 15, 10)

    def strike_I25(self) -> Run:
        first = self.holder(1)
        yield from self.strike_number(1, 10)
        if first is not None and self.alive[first]:
            whom = yield from self.name_another(first)
            if whom is not None:
                yield from self.packets([whom], 10)

    def strike_I26(self) -> Run:
        wounders = self.wounders()
        yield from self.strike_or_all([seat for seat in self.reference() if seat in wounders], 10, 15)

    # --- what follows a strike (RND-F (3))

    def after_strike(self, last: bool) -> Run:
        """last: not the first of the two of EV03."""
        creature, start = self.enc.creature, self.enc.start
        if self.is_("E03"):
            creature[0] += self.struck_total
        elif self.is_("E07"):
            creature[0] = max(creature[0], min(start[0], creature[0] + self.struck_total))
        elif self.is_("E11"):
            self.enc.heads = min(self.enc.heads + 1, len(self.living()))
        elif self.is_("I14") and last:
            self.undo()
            yield from self.limit_hands()
        if self.event == "EV11":
            yield from self.packets(self.best(self.prestige), 5, "glory")
        if self.event == "EV13":
            for place in self.within_reach():
                creature[place] = max(creature[place], min(start[place], creature[place] + 20))

    def undo(self) -> None:
        """I14."""
        wounds = [blow for blow in self.rnd.blows if blow.wound]
        if not wounds or len(self.living()) == 1:
            return
        blow = wounds[0]
        blow.undone = True
        self.enc.creature[0] = min(self.enc.start[0], self.enc.creature[0] + blow.damage)
        self.rnd.dealt[blow.seat] -= blow.damage
        self.enc.wounds[blow.seat] -= 1
        if blow.face is not None and self.alive[blow.seat]:
            self.take(blow.seat, blow.face)
            blow.face = None

    # --- Boss effects (ENC-1)

    def boss_effect(self, name: str) -> Run:
        if name == "I04":
            for seat in self.reference():
                yield from self.discard_chosen(seat, len(self.hand[seat]) - 2)
            return
        named = []
        for seat in self.reference():
            whom = yield from self.name_another(seat)
            if whom is not None:
                named.append(whom)
        yield from self.packets(named, 10, "card")

    # --- traps and Hope & Despair (RND-E)

    def count_trap(self) -> Run:
        """E24; says whether it is over."""
        if self.rnd.trap.total() >= self.rnd.goal:
            return True
        for seat in self.reference():
            self.lose_lp(seat, 5)
        return False
        yield

    def blades(self) -> Run:
        """E25."""
        yield from self.packets(self.best(lambda seat: -self.rnd.trap[seat]), 15, "card")

    def count_votes(self) -> Run:
        """4.7; says whether it is over."""
        hope, despair = self.rnd.scores[0], self.rnd.scores[1]
        hopeful = [seat for seat in self.reference() if seat in self.rnd.voted and self.rnd.votes[seat] == 0]
        self.enc.points[0] += hope
        self.enc.points[1] += despair
        if despair >= hope:
            yield from self.minus_from_encounter(hopeful)
        goal = self.enc.start[0]
        reached = [self.enc.points[side] for side in (0, 1) if self.enc.points[side] >= goal]
        if not reached and self.round < 6:
            return False
        side = 1 if not reached or self.enc.points[1] == max(reached) else 0
        self.reward_side(side)
        return True

    def reward_side(self, side: int) -> None:
        winner = self.only(self.best(lambda seat: self.enc.gave[seat, side], least=5))
        if side == 0:
            for seat in self.reference():
                self.heal(seat, 10)
        if winner is not None:
            self.gifts[winner] += 3
        if side == 1:
            for seat in self.reference():
                if seat != winner:
                    self.lose_lp(seat, 10)
