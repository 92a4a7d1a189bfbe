"""A second program of the same game: slow, plain, written from the rules, without a look at the kernels.

It shares nothing with them but the definition of the random generator and the order in which chance is drawn,
so that both programs can play the same game from the same seed. Every question is a ``yield``; the rules
stand in the order of the procedures.

    oracle = Oracle(options, seed=7)
    oracle.question.legal        # the choices: indices of the action layout
    oracle.answer(choice)        # runs on to the next question
"""

from collections import Counter
from collections.abc import Callable, Generator
from typing import Any

from ..core.generator import Generator64
from .oracle_cards import GameOver, RoundState, all_codes, creature_lp
from .oracle_ends import Endings
from .oracle_numbers import (
    BOSSES,
    ENCOUNTERS,
    EVENTS,
    FACES,
    INCARNATE,
    NON_COMBAT,
    RELICS,
    SHAME_LP,
    TRACK,
    VALUES,
)
from .oracle_strikes import Strikes
from .oracle_turn import Turns
from .oracle_windows import (
    ENCOUNTER,
    HAND,
    MODE,
    NO,
    VOTE,
    Question,
    Run,
    hand_actions,
    thing_action,
    thing_of,
)

TREASURES = tuple(f"EV{number}" for number in range(17, 29))
REALM = ("EV29", "EV30")
NOTHING = -1  # answers to W07 that set no card
ASLEEP = -2


class Oracle(Turns, Strikes, Endings):
    """One game, from the deal to its end."""

    def __init__(
        self, options: dict[str, Any], seed: int, lay: Callable[["Oracle"], None] | None = None
    ) -> None:
        """lay: puts a position between two Encounters on the table, in place of the set-up."""
        super().__init__(options, Generator64(seed))
        self.winners: set[int] = set()
        self._go(self._game(lay))

    def _go(self, game: Generator[Question, int, None]) -> None:
        self._running = game
        self.question: Question | None = next(game, None)

    def answer(self, choice: int) -> None:
        try:
            self.question = self._running.send(choice)
        except StopIteration:
            self.question = None

    # --- GAME

    def _game(self, lay: Callable[["Oracle"], None] | None) -> Generator[Question, int, None]:
        try:
            if lay:
                lay(self)
            else:
                yield from self.set_up()
            yield from self.encounters()
        except GameOver:
            pass

    def encounters(self) -> Run:
        while self.stack:
            yield from self.encounter()
        if self.fortune_open:
            yield from self.fight_fortune()
        self.compare()

    def set_up(self) -> Run:
        """GAME-1."""
        characters = list(range(6))
        self.random.shuffle(characters)
        self.character = characters[: self.n_players]
        self.relic_deck = list(RELICS)
        self.random.shuffle(self.relic_deck)
        if self.options["event_deck"]:
            self.event_deck = list(EVENTS)
            self.random.shuffle(self.event_deck)
        yield from self.build_stack()
        self.deck = all_codes()
        self.random.shuffle(self.deck)
        for seat in self.seats:
            self.fill(seat)
        self.fortune_pile = list(range(22))
        self.random.shuffle(self.fortune_pile)

    def build_stack(self) -> Run:
        pool = {
            "base": ENCOUNTERS[:25],
            "incarnations": ENCOUNTERS[25:],
            "both": ENCOUNTERS,
        }[self.options["encounter_pool"]]
        last = []
        if self.options["finisher_rule"]:
            legal = [ENCOUNTER + ENCOUNTERS.index(name) for name in pool if name not in NON_COMBAT]
            picks = []
            for seat in self.seats:
                picks.append(ENCOUNTERS[(yield from self.ask(0, seat, legal)) - ENCOUNTER])
            last = [picks[self.random.below(self.n_players)]]
        rest = [name for name in pool if name not in last]
        self.random.shuffle(rest)
        self.stack = last + rest[: 9 - len(last)]
        self.outside = set(ENCOUNTERS) - set(self.stack)

    def compare(self) -> None:
        """GAME-4."""
        living = self.living()
        totals = {seat: self.prestige(seat) + self.relic_prestige(seat) for seat in living}
        if self.options["quest"] == 1:
            owned = {seat: sum(self.things[seat][relic] for relic in INCARNATE) for seat in living}
            heirs = [seat for seat in living if owned[seat] == max(owned.values()) > 0]
            for seat in heirs:
                totals[seat] += 5 if len(heirs) == 1 else 2
        if self.options["quest"] == 2 and len(living) > 1:
            most = max(self.minus[seat] for seat in living)
            barred = [seat for seat in living if self.minus[seat] == most]
            if len(barred) == 1:
                totals.pop(barred[0])
        ranks = {seat: (total, len(self.kills[seat]), self.lp[seat]) for seat, total in totals.items()}
        self.winners = {seat for seat in ranks if ranks[seat] == max(ranks.values())}

    def relic_prestige(self, seat: int) -> int:
        owned = self.things[seat]
        return 3 * owned["RL02"] + 3 * owned["RL26"] + 5 * owned["RL27"]

    # --- ENC

    def encounter(self) -> Run:
        yield from self.reveal()
        yield from self.draw_event()
        if self.is_("I08"):
            self.open_fortune()
            return
        self.lay_out()
        yield from self.face()

    def reveal(self) -> Run:
        """ENC-1, CUR-76."""
        while True:
            name = self.stack.pop()
            if name not in BOSSES or not self.escapes(name):
                break
            if not self.refilled:
                self.refill()
                self.refilled = True
            self.boss_done.add(name)
            self.boss_sunk.add(name)
            self.stack.insert(0, name)
            self.enc.name = name
            yield from self.boss_effect(name)
        self.number += 1
        self.enc.name = name

    def escapes(self, boss: str) -> bool:
        if not self.stack:
            return False
        again = any(name not in BOSSES for name in self.stack) and len(self.boss_sunk) < 2
        return boss not in self.boss_done or again

    def refill(self) -> None:
        for seat in self.reference():
            self.fill(seat)

    def draw_event(self) -> Run:
        """ENC-2."""
        if not self.event_deck or self.is_(*NON_COMBAT, *BOSSES):
            return
        event = self.event_deck.pop()
        if self.number not in TRACK[event]:
            return
        self.event = event
        if event in REALM:
            self.realm = True
            if self.enc.name[0] != "I":
                self.replace_encounter()
        elif event in TREASURES:
            count = 2 if event == "EV26" else 1
            self.enc.offered = [self.relic_deck.pop() for _ in range(min(count, len(self.relic_deck)))]
        return
        yield

    def replace_encounter(self) -> None:
        """CUR-82, CUR-83."""
        candidates = [name for name in ENCOUNTERS[25:] if name in self.outside]
        chosen = candidates[self.random.below(len(candidates))]
        self.outside.remove(chosen)
        self.outside.add(self.enc.name)
        self.enc.name = chosen

    def open_fortune(self) -> None:
        """ENC-3."""
        self.fortune_open = True
        cards = list(range(21))
        self.random.shuffle(cards)
        self.fortune_deck = [*cards[:12], 21]
        self.random.shuffle(self.fortune_deck)
        self.fortune_pile = cards[12:]
        self.random.shuffle(self.fortune_pile)
        self.fortune_tokens = 0
        self.fortune_realm = self.realm
        self.event, self.realm = None, False
        self.enc.name = ""

    def lay_out(self) -> None:
        """ENC-4. The counts of the Encounter begin here (CUR-159)."""
        name, enc = self.enc.name, self.enc
        for count in (enc.lost, enc.acted, enc.effective):
            count.clear()
        if name in ("E24", "E25"):
            return
        lp = creature_lp(name, self.n_players)
        if name == "I09":
            enc.start[0] = lp
            return
        if name == "I02":
            lp += 10 * self.arrogance_number() + (100 if self.realm else 0)
        lp += {"EV01": 50, "EV16": 30}.get(self.event or "", 0)
        enc.creature = [lp, SHAME_LP[self.n_players - 3] if name == "I10" else 0]
        enc.start = list(enc.creature)
        if name == "E17":
            enc.goblins = self.n_players + 1

    def face(self) -> Run:
        """ENC-5 to ENC-9."""
        if not self.refilled:
            self.refill()
        self.refilled = False
        yield from self.start_effects()
        yield from self.use_items()
        while not self.enc.finished:
            self.round += 1
            yield from self.one_round()
        yield from self.end()

    def fight_fortune(self) -> Run:
        """GAME-3."""
        self.closing_fight = True
        self.enc.name = "I08"
        self.fight_cards = len(self.fortune_deck)
        lp = 50 if self.options["fortune_lp"] == "flat" else 50 * self.fight_cards
        self.enc.creature = [lp, 0]
        self.enc.start = [lp, 0]
        yield from self.face()

    def start_effects(self) -> Run:
        """ENC-6."""
        self.enc.famine = self.is_("I07")
        self.enc.gluttony = self.is_("I18")
        for seat in self.reference():
            if self.things[seat]["RL27"]:
                self.lose_lp(seat, 5)
        if self.event == "EV07":
            for seat in self.reference():
                self.lose_lp(seat, 5)
        elif self.event == "EV15":
            for seat in self.reference():
                yield from self.discard_chosen(seat, 2)
        elif self.event == "EV25":
            yield from self.offering_bowl()
        elif self.realm and self.is_("I17"):
            yield from self.face_fear()
        elif self.realm and self.is_("I20"):
            yield from self.face_hate()

    def show_laid(self, laid: dict[int, list[int]]) -> list[int]:
        """All are discarded; who laid the most, by printed values, if more than nothing."""
        for seat, faces in laid.items():
            for face in sorted(faces):
                self.discard(seat, face)
        worth = {seat: sum(VALUES.get(FACES[f], (0, 0))[1] for f in faces) for seat, faces in laid.items()}
        return self.best(worth.__getitem__, laid, least=1)

    def offering_bowl(self) -> Run:
        laid = {}
        for seat in self.reference():
            if self.hand[seat]:
                laid[seat] = [(yield from self.ask_face(29, seat, self.hand[seat]))]
        winner = self.only(self.show_laid(laid))
        if winner is not None:
            self.give_offered(winner)
            yield from self.limit_hands()

    def face_fear(self) -> Run:
        laid: dict[int, list[int]] = {}
        for seat in self.reference():
            left, laid[seat] = list(self.hand[seat]), []
            while left:
                choice = yield from self.ask(29, seat, {NO} | hand_actions(left))
                if choice == NO:
                    break
                left.remove(choice - HAND)
                laid[seat].append(choice - HAND)
        self.win_relic(self.only(self.show_laid(laid)), "RL11")
        yield from self.limit_hands()

    def face_hate(self) -> Run:
        laid = {}
        for seat in self.reference():
            high = [face for face in self.attack_faces(seat) if VALUES[FACES[face]][1] >= 50]
            choice = yield from self.ask(29, seat, {NO} | hand_actions(high))
            if choice != NO:
                laid[seat] = [choice - HAND]
        self.win_relic(self.only(self.show_laid(laid)), "RL13")
        yield from self.limit_hands()

    # --- Items and Relics in W02

    def use_items(self) -> Run:
        refused: dict[int, set[int]] = {seat: set() for seat in self.seats}

        def patients(seat: int) -> list[int]:
            return [
                other
                for other in self.living()
                if self.lp[other] < 100 and self.can_heal(other, seat) and other not in refused[seat]
            ]

        def legal(seat: int) -> set[int]:
            fit = {
                "D28": bool(self.within_reach()),
                "D30": bool(patients(seat)),
                "D31": bool(patients(seat)),
                "D32": seat not in self.enc.iron,
                "D33": seat not in self.enc.haste,
                "D34": True,
                "RL16": bool(self.others(seat)),
                "RL19": bool(self.modes(seat)),
                "RL23": True,
            }
            return {thing_action(thing) for thing in fit if fit[thing] and self.usable(seat, thing)}

        def use(seat: int, choice: int) -> Run:
            thing = thing_of(choice)
            if thing in ("D30", "D31"):
                yield from self.cure(seat, thing, patients(seat), refused[seat])
            elif thing == "D28":
                yield from self.fire(seat)
            elif thing in ("D32", "D33", "D34"):
                self.use_up(seat, thing)
                self.drink(seat, thing)
            else:
                yield from self.use_relic(seat, thing)
            yield from self.limit_hands()

        yield from self.window(2, self.reference, legal, use, lambda: not self.enc.finished)

    def drink(self, seat: int, thing: str) -> None:
        if thing == "D34":
            self.enc.strength[seat] += 1
        else:
            (self.enc.iron if thing == "D32" else self.enc.haste).add(seat)

    def cure(self, seat: int, thing: str, patients: list[int], refused: set[int]) -> Run:
        whom = yield from self.ask_seat(3, seat, patients)
        amount, worth = (15, 2) if thing == "D30" else (25, 3)
        if whom == seat:
            self.use_up(seat, thing)
        elif (yield from self.ask_yes(4, whom)):
            self.lose_thing(seat, thing)
            self.given.append(thing)
            self.gifts[seat] += worth
        else:
            refused.add(whom)
            return
        self.heal(whom, amount, seat)

    def modes(self, seat: int) -> set[int]:
        """Of RL19: a token to be removed, LP to be healed."""
        heals = self.lp[seat] < 100 and self.can_heal(seat, seat)
        return ({MODE} if self.minus[seat] else set()) | ({MODE + 1} if heals else set())

    def use_relic(self, seat: int, relic: str) -> Run:
        if relic == "RL16":
            whom = yield from self.ask_seat(3, seat, self.others(seat))
            self.enc.used.add(relic)
            self.lose_lp(whom, 5)
            self.heal(seat, 5, seat)
            yield from self.hateful_eye(seat, whom)
        elif relic == "RL19":
            mode = yield from self.ask(3, seat, self.modes(seat))
            self.enc.used.add(relic)
            if mode == MODE:
                self.minus[seat] -= 1
            else:
                self.heal(seat, 5, seat)
        else:
            self.enc.used.add(relic)
            self.enc.unlimited.add(seat)
            yield from self.gain_minus(seat)
            for _ in range(3 * self.alive[seat]):
                self.draw(seat)

    # --- RND

    def one_round(self) -> Run:
        self.rnd.goal = 20 * len(self.living())
        yield from self.draw_cards()
        if self.round == 1:
            self.rnd.dealt.clear()
            yield from self.draw_initiative()
        if self.is_("I13"):
            yield from self.offer()
        yield from self.set_all()
        if self.is_("E13") and self.round == 1:
            yield from self.strike()
        yield from self.turns()
        if self.enc.finished or (yield from self.count()):
            self.enc.finished = True
            return
        for last in (False, True) if self.event == "EV03" else (True,):
            yield from self.strike_again(last)
        yield from self.end_round()

    def draw_cards(self) -> Run:
        """RND-A."""
        if self.round == 1:
            return
        for seat in self.reference():
            if seat in self.next.dry:
                continue
            if not self.is_("I07"):
                for _ in range(2 if self.is_("I18") else 1):
                    self.draw(seat)
            elif not self.hand[seat]:
                self.draw(seat, starving=True)
        self.next.dry.clear()
        yield from self.limit_hands()

    def offer(self) -> Run:
        """RND-B: I13."""
        if not self.relic_deck:
            return
        relic = self.relic_deck.pop()
        for seat in self.reference():
            if (yield from self.ask_yes(10, seat)):
                self.gain_thing(seat, relic)
                self.enc.takers.add(seat)
                yield from self.gain_minus(seat, 2)
                yield from self.limit_hands()
                return
            self.enc.generic[seat] += 1
        self.under_relic_deck(relic)

    def set_all(self) -> Run:
        """RND-C."""
        answers: dict[int, list[int]] = {}
        for seat in self.reference():
            if seat in self.barred:
                continue
            answers[seat] = yield from self.choose_cards(seat)
        for seat, cards in answers.items():
            if not (self.is_("E22") and self.set_cards[seat]):
                self.lay_cards(seat, cards)
        for seat, cards in answers.items():
            for _ in range({NOTHING: int(self.is_("I24")), ASLEEP: 2}.get(cards[0], 0)):
                self.draw(seat)
        if self.is_("I16"):
            self.shuffle_set_cards()
        yield from self.limit_hands()

    def choose_cards(self, seat: int) -> Run:
        """W07 to W09."""
        attacks = self.attack_faces(seat)
        faces = attacks or self.hand[seat]
        legal = hand_actions(faces)
        if self.is_("I24") or not faces:
            legal.add(NO)
        if self.usable(seat, "RL21"):
            legal.add(thing_action("RL21"))
        choice = yield from self.ask(7, seat, legal)
        if choice == NO:
            return [NOTHING]
        if choice == thing_action("RL21"):
            return [ASLEEP]
        cards = [choice - HAND]
        if self.is_("E22"):
            self.lay_cards(seat, cards)
        if attacks and seat in self.enc.haste and self.round <= 2:
            attacks.remove(cards[0])
            second = yield from self.ask(8, seat, {NO} | hand_actions(attacks))
            if second != NO:
                cards.append(second - HAND)
                if self.is_("E22"):
                    self.lay_cards(seat, cards[1:])
        if self.is_("I09"):
            self.rnd.votes[seat] = (yield from self.ask(9, seat, {VOTE, VOTE + 1})) - VOTE
        return cards

    def lay_cards(self, seat: int, cards: list[int]) -> None:
        if cards[0] == ASLEEP:
            self.enc.used.add("RL21")
            self.rnd.asleep.add(seat)
        elif cards[0] != NOTHING:
            self.rnd.setters.add(seat)
            self.rnd.played[seat] += len(cards)
            for face in cards:
                self.hand[seat].remove(face)
                self.set_cards[seat].append(face)

    def shuffle_set_cards(self) -> None:
        """I16, CUR-39."""
        order = self.reference()
        pool = [face for seat in order for face in self.set_cards[seat]]
        self.random.shuffle(pool)
        for seat in order:
            for place in range(len(self.set_cards[seat])):
                self.set_cards[seat][place] = pool.pop(0)

    def turns(self) -> Run:
        """RND-D."""
        self.rnd.order = self.turn_order()
        if self.is_("E25"):
            for seat in self.rnd.order:
                while self.set_cards[seat]:
                    self.lay_aside(seat)
            return
        for seat in self.rnd.order:
            if not self.enc.finished:
                yield from self.turn(seat)

    def count(self) -> Run:
        """RND-E; says whether the Encounter is over."""
        if self.is_("I09"):
            return (yield from self.count_votes())
        if self.is_("E24"):
            return (yield from self.count_trap())
        if self.is_("E25"):
            yield from self.blades()
            return self.round == 2
        if self.is_("I15"):
            best = self.only(self.best(lambda seat: self.rnd.dealt[seat], least=1))
            if best is not None:
                self.plus[best] += 1
                self.enc.generic[best] += 1
        return False

    def strike_again(self, last: bool) -> Run:
        """RND-F."""
        if self.is_("I14"):
            self.held_off.clear()
            order = self.reference()
            self.initiative = {seat: number for number, seat in enumerate(order[::-1], start=1)}
        else:
            yield from self.draw_initiative()
        if self.is_("E24", "E25", "I09") or self.rnd.holy:
            return
        yield from self.strike()
        yield from self.after_strike(last)

    def end_round(self) -> Run:
        """RND-G."""
        if self.realm and self.is_("I22"):
            self.count_played()
        self.enc.largest = Counter({seat: self.largest_wound(seat) for seat in self.seats})
        self.discard_pile += [blow.face for blow in self.rnd.blows if blow.face is not None]
        self.discard_pile += self.rnd.shown
        self.discard_pile += [claim.face for claim in self.rnd.claims]
        for left in (self.rnd.blows, self.rnd.shown, self.rnd.claims):
            left.clear()
        if self.event == "EV08":
            self.enc.closing += 1
            yield from self.limit_hands()
        if self.round >= 13:
            for seat in self.reference():
                self.lose_lp(seat, 10 * (self.round - 12))
        self.rnd = RoundState()
        self.muted, self.barred = self.next.muted, self.next.barred
        self.next.muted, self.next.barred = set(), set()
