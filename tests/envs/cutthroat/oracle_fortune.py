"""The Attack on the table of the oracle's game, and the Fortune cards drawn for it (TRN-9)."""

from .oracle_cards import HALF, MISS, NORMAL, Attack
from .oracle_numbers import ATTACKS, FACES, VALUES
from .oracle_windows import DECK, NO, Run, Windows


class Fates(Windows):
    def leave_table(self, attack: Attack) -> None:
        """I05: an announced card leaves early."""
        if attack.claimed is not None:
            self.rnd.claims.remove(attack.claimed)

    def drop(self, attack: Attack) -> None:
        """The Attack card is discarded; under I05 it stays until the end of the Round."""
        attack.on_table = False
        if attack.claimed is None:
            self.discard_pile.append(attack.face)

    def still_on(self, attack: Attack) -> bool:
        return self.alive[attack.seat] and attack.on_table and not self.enc.finished

    def up(self, attack: Attack) -> None:
        if not self.is_("E18"):
            attack.position = max(0, attack.position - 1)

    def down(self, attack: Attack) -> None:
        if not (attack.position == HALF and self.sure(attack)):
            attack.position = min(MISS, attack.position + 1)

    def sure(self, attack: Attack) -> bool:
        """RL06 (CUR-47)."""
        return self.owns(attack.seat, "RL06")

    def miss(self, attack: Attack) -> None:
        if not self.sure(attack):
            attack.missed = True

    # --- Fortune cards (TRN-9)

    def fortune(self, attack: Attack) -> Run:
        worth = VALUES[attack.kind][attack.position]
        if attack.missed or not worth or attack.by_strike or self.is_("I09"):
            return
        x, left = attack.seat, [1, 2]
        while self.still_on(attack):
            decks = [deck for deck in left if self.deck_open(x, deck)]
            choice = yield from self.ask(16, x, {NO} | {DECK + deck - 1 for deck in decks})
            if choice == NO:
                return
            left.remove(choice - DECK + 1)
            yield from self.fate(attack, choice - DECK + 1)

    def deck_open(self, x: int, deck: int) -> bool:
        if deck == 1:
            return self.fortune_open and bool(self.fortune_deck)
        return self.usable(x, "RL12") and bool(self.fortune_pile)

    def fate(self, attack: Attack, deck: int) -> Run:
        """One card of a Fortune deck, drawn and settled."""
        pile = self.fortune_deck if deck == 1 else self.fortune_pile
        card = pile.pop()
        upright = self.random.below(2) == 0
        if deck == 1:
            self.fortune_tokens += 1
        else:
            self.fortune_pile.insert(0, card)
        if card == 21:
            yield from self.the_world(attack, deck)
        else:
            yield from self.fate_effect(attack, card, upright, deck)
        yield from self.limit_hands()
        yield from self.look_for_target(attack)

    def the_world(self, attack: Attack, deck: int) -> Run:
        x = attack.seat
        if deck == 2:
            self.plus[x] += 1
            return
        self.plus[x] += self.fortune_tokens
        self.fortune_tokens = 0
        self.fortune_open = False
        if self.fortune_realm and len(self.fortune_deck) >= 6:
            self.fetch_relic(x, "RL12")
        self.fortune_realm = False
        self.fortune_deck.clear()
        if self.closing_fight:
            self.enc.finished = True
            self.drop(attack)
        return
        yield

    def look_for_target(self, attack: Attack) -> Run:
        """CUR-49."""
        if not self.still_on(attack):
            return
        reach = self.within_reach()
        if attack.creature not in reach:
            if reach:
                attack.creature = reach[0]
            else:
                self.drop(attack)
        return
        yield

    def fate_effect(self, attack: Attack, card: int, upright: bool, deck: int) -> Run:
        x, on = attack.seat, attack.on_table
        match card, upright:
            case 0, True:
                attack.returns = True
            case 0, False:
                self.miss(attack)
            case ((1 | 8), True):
                self.up(attack)
            case ((1 | 8), False):
                self.down(attack)
            case 2, True:
                self.draw(x)
                self.draw(x)
            case 2, False:
                self.discard_random(x, 2)
            case 3, True:
                self.heal(x, 15, x)
            case 3, False:
                self.lose_lp(x, 10)
            case 4, True:
                attack.bonus += 20
            case 4, False:
                if self.enc.creature[attack.creature] > 0:
                    self.enc.creature[attack.creature] += 20
            case 5, True:
                for seat in self.reference():
                    self.heal(seat, 5, x)
            case 5, False:
                for seat in self.reference():
                    self.lose_lp(seat, 5)
            case 6, _:
                yield from self.lovers(x, upright)
            case 7, True:
                attack.bonus += 10
                attack.protected = True
            case 7, False:
                self.down(attack)
                self.rnd.marks.append(("double next", None))
            case 9, True:
                self.rnd.hermit.add(x)
            case 9, False:
                self.rnd.exposed[x] += 1
            case 10, True:
                yield from self.wheel(attack, deck)
            case 10, False:
                count = len(self.hand[x])
                self.discard_hand(x)
                for _ in range(count):
                    self.draw(x)
            case 11, True:
                self.minus[x] = 0
            case ((11 | 17), False):
                yield from self.gain_minus(x)
            case 12, True:
                if on:
                    self.take_back(attack)
                self.heal(x, 10, x)
                self.draw(x)
            case 12, False:
                if on:
                    self.throw_away(attack)
                self.next.barred.add(x)
            case 13, True:
                attack.bonus += 50
            case 13, False:
                self.lose_lp(x, 20)
            case 14, True:
                self.heal(x, 50 - self.lp[x] if self.lp[x] < 50 else 5, x)
            case 14, False:
                self.down(attack)
                self.rnd.marks.append(("halve all", None))
            case 15, _:
                yield from self.devil(x, upright)
            case 16, True:
                if self.enc.creature[attack.creature] > 0:
                    yield from self.hurt(x, attack.creature, 30)
            case 16, False:
                self.lose_lp(x, 10)
                for seat in [other for other in self.reference() if other != x]:
                    self.lose_lp(seat, 5)
            case 17, True:
                self.plus[x] += 1
            case 18, True:
                named = [seat for seat in self.others(x) if self.set_cards[seat]]
                if named:
                    self.rnd.marks.append(("halve next", (yield from self.ask_seat(17, x, named))))
            case 18, False:
                attack.kind = "D08"
            case 19, True:
                attack.sunny = True
            case 19, False:
                attack.harmless = True
            case 20, True:
                self.judgement(x)
            case 20, False:
                attacks = sorted(self.attack_faces(x), key=lambda face: -VALUES[FACES[face]][NORMAL])
                if attacks:
                    self.discard(x, attacks[0])

    def lovers(self, x: int, upright: bool) -> Run:
        others = self.others(x)
        if upright:
            whom = (yield from self.ask_seat(17, x, others)) if others else None
            self.heal(x, 10, x)
            if whom is not None:
                self.heal(whom, 10, x)
            return
        self.lose_lp(x, 5)
        richest = self.best(lambda seat: self.lp[seat], [s for s in self.living() if s != x])
        if richest:
            self.lose_lp(richest[0], 5)

    def wheel(self, attack: Attack, deck: int) -> Run:
        """F10 upright."""
        for _ in range(2):
            pile = self.fortune_deck if deck == 1 else self.fortune_pile
            closed = deck == 1 and not self.fortune_open
            if pile and not closed and self.alive[attack.seat] and not self.enc.finished:
                yield from self.fate(attack, deck)

    def take_back(self, attack: Attack) -> None:
        """F12 upright."""
        self.leave_table(attack)
        attack.on_table = False
        self.take(attack.seat, attack.face)

    def throw_away(self, attack: Attack) -> None:
        self.leave_table(attack)
        attack.on_table = False
        self.discard_pile.append(attack.face)

    def devil(self, x: int, upright: bool) -> Run:
        if upright:
            named = [seat for seat in self.others(x) if self.hand[seat]]
            if named:
                whom = yield from self.ask_seat(17, x, named)
                face = self.random_card(whom)
                self.hand[whom].remove(face)
                self.take(x, face)
            return
        poorest = self.best(lambda seat: -len(self.hand[seat]), self.others(x))
        if poorest and self.hand[x]:
            face = self.random_card(x)
            self.hand[x].remove(face)
            self.take(poorest[0], face)

    def judgement(self, x: int) -> None:
        """F20 upright."""
        for place in reversed(range(len(self.discard_pile))):
            if FACES[self.discard_pile[place]] in ATTACKS:
                self.take(x, self.discard_pile.pop(place))
                return
