"""The table of the oracle's game: what lies where, what everybody has, how it moves. Nobody is asked here."""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from ..core.generator import Generator64
from .oracle_numbers import (
    ACTIONS,
    ATTACKS,
    CODES,
    COPIES,
    FACES,
    ITEMS,
    LP,
    PORTRAITS,
    THINGS,
    VALUES,
)

NORMAL, HALF, MISS = 1, 2, 3  # positions of an Attack card; 0: double


class GameOver(Exception):
    """Nobody is alive (GAME)."""


@dataclass
class Blow:
    """The record of an Attack that hit (CUT-045)."""

    seat: int
    kind: str
    damage: int
    creature: int
    face: int | None  # the card on the damage stack
    undone: bool = False

    @property
    def wound(self) -> bool:
        return self.damage >= 5 and not self.undone


@dataclass
class Claim:
    """A card announced under I05 and not caught."""

    seat: int
    face: int
    on_table: bool = True


@dataclass
class Packet:
    """One portion of damage on its way."""

    amount: int
    target: int
    cause: str  # "strike": of the Encounter's strike column; "burst" of E05; "glory" of EV11; "card"
    number: int = 0
    shepherd: int | None = None

    @property
    def is_strike(self) -> bool:
        return self.cause != "card"


@dataclass
class Attack:
    """The Attack being settled."""

    seat: int
    face: int
    kind: str
    claimed: Claim | None = None
    protected: bool = False
    by_strike: bool = False  # made by D27
    slipped: int = 0
    position: int = NORMAL
    missed: bool = False
    bonus: int = 0
    creature: int = 0
    on_table: bool = True
    reached_steps: bool = False
    undiscarded: bool = False  # I17
    returns: bool = False  # F00
    sunny: bool = False  # F19
    harmless: bool = False
    hit: bool = False

    @property
    def printed(self) -> int:
        return VALUES[self.kind][NORMAL]

    @property
    def at_miss(self) -> bool:
        return self.missed or self.position == MISS


@dataclass
class EncounterState:
    """All that ends with the Encounter (END-6), so a new one of it wipes it."""

    name: str = ""
    creature: list[int] = field(default_factory=lambda: [0, 0])
    start: list[int] = field(default_factory=lambda: [0, 0])
    goblins: int = 0
    fallen: int = 0  # goblins killed: the front one's name in records
    heads: int = 2
    risen: bool = False
    finished: bool = False
    ending: bool = False
    killer: int | None = None
    killer_hand: int = 0
    killer_tokens: int = 0
    last: int | None = None  # CUT-235
    points: list[int] = field(default_factory=lambda: [0, 0])
    gave: Counter[tuple[int, int]] = field(default_factory=Counter)
    lost: Counter[int] = field(default_factory=Counter)
    wounds: Counter[int] = field(default_factory=Counter)
    largest: Counter[int] = field(default_factory=Counter)  # wound, up to the Round before
    first_blood: bool = False
    acted: Counter[int] = field(default_factory=Counter)
    effective: Counter[int] = field(default_factory=Counter)  # CUT-228
    generic: Counter[int] = field(default_factory=Counter)
    plague: Counter[int] = field(default_factory=Counter)
    takers: set[int] = field(default_factory=set)
    iron: set[int] = field(default_factory=set)
    haste: set[int] = field(default_factory=set)
    strength: Counter[int] = field(default_factory=Counter)
    unlimited: set[int] = field(default_factory=set)
    gluttony: bool = False
    famine: bool = False
    closing: int = 0
    blade: set[int] = field(default_factory=set)
    used: set[str] = field(default_factory=set)
    riders: dict[int, list[str]] = field(default_factory=dict)
    aside: list[tuple[int, int]] = field(default_factory=list)  # (seat, face)
    offered: list[str] = field(default_factory=list)
    strike_off: bool = False


@dataclass
class RoundState:
    """All that lasts "this Round" (RND-G)."""

    dealt: Counter[int] = field(default_factory=Counter)
    attackers: list[int] = field(default_factory=list)
    first_attack: bool = False
    first_stood: bool = False
    blows: list[Blow] = field(default_factory=list)
    crowd: Counter[int] = field(default_factory=Counter)
    marks: list[tuple[str, int | None]] = field(default_factory=list)
    actions: int = 0
    played: Counter[int] = field(default_factory=Counter)
    hermit: set[int] = field(default_factory=set)
    exposed: Counter[int] = field(default_factory=Counter)
    asleep: set[int] = field(default_factory=set)
    setters: set[int] = field(default_factory=set)
    order: list[int] = field(default_factory=list)  # Turn order
    holy: bool = False
    votes: dict[int, int] = field(default_factory=dict)
    voted: set[int] = field(default_factory=set)
    scores: Counter[int] = field(default_factory=Counter)  # of I09: by side
    claims: list[Claim] = field(default_factory=list)
    honest: set[int] = field(default_factory=set)
    liars: set[int] = field(default_factory=set)
    trap: Counter[int] = field(default_factory=Counter)
    shown: list[int] = field(default_factory=list)  # faces laid aside by a trap
    goal: int = 0
    shanked: bool = False


@dataclass
class NextRound:
    """What a Round leaves for the one after it."""

    muted: set[int] = field(default_factory=set)
    barred: set[int] = field(default_factory=set)
    dry: set[int] = field(default_factory=set)


class Cards:
    """Seats are absolute; hands are kept in face order."""

    def __init__(self, options: dict[str, Any], generator: Generator64) -> None:
        self.options = options
        self.random = generator
        self.n_players: int = options["players"]
        self.seats = range(self.n_players)
        self.deck: list[int] = []  # the top card of a pile is its last
        self.discard_pile: list[int] = []
        self.hand: list[list[int]] = [[] for _ in self.seats]
        self.set_cards: list[list[int]] = [[] for _ in self.seats]
        self.things: list[Counter[str]] = [Counter() for _ in self.seats]
        self.bequeathed: list[Counter[str]] = [Counter() for _ in self.seats]
        self.spent: list[str] = []
        self.given: list[str] = []  # healing cards in Prestige piles
        self.relic_deck: list[str] = []
        self.character = [0] * self.n_players
        self.lp = [100] * self.n_players
        self.alive = [True] * self.n_players
        self.plus = [0] * self.n_players
        self.minus = [0] * self.n_players
        self.kills: list[list[int]] = [[] for _ in self.seats]
        self.gifts = [0] * self.n_players
        self.initiative: dict[int, int] = {}
        self.start_seat = 0
        self.stack: list[str] = []
        self.outside: set[str] = set()
        self.event_deck: list[str] = []
        self.boss_done: set[str] = set()
        self.boss_sunk: set[str] = set()
        self.refilled = False
        self.number = 0  # of the Encounter
        self.round = 0
        self.event: str | None = None
        self.realm = False
        self.closing_fight = False
        self.fight_cards = 0
        self.held_off: set[int] = set()
        self.muted: set[int] = set()
        self.barred: set[int] = set()
        self.fortune_open = False
        self.fortune_deck: list[int] = []
        self.fortune_pile: list[int] = []
        self.fortune_tokens = 0
        self.fortune_realm = False
        self.enc = EncounterState()
        self.rnd = RoundState()
        self.next = NextRound()
        self.attack: Attack | None = None

    # --- who is there

    def is_(self, *names: str) -> bool:
        return self.enc.name in names

    def living(self) -> list[int]:
        return [seat for seat in self.seats if self.alive[seat]]

    def reference(self) -> list[int]:
        """Initiative order, or seat order from the start seat while no Initiative is out."""
        if self.initiative:
            return sorted(self.living(), key=lambda seat: self.initiative[seat])
        return sorted(self.living(), key=lambda seat: (seat - self.start_seat) % self.n_players)

    def after(self, seat: int) -> list[int]:
        """Order after P."""
        order = self.reference()
        place = order.index(seat)
        return order[place + 1 :] + order[:place]

    def others(self, seat: int) -> list[int]:
        return [other for other in self.living() if other != seat]

    def holder(self, number: int) -> int | None:
        return next((seat for seat in self.living() if self.initiative.get(seat) == number), None)

    def left_of(self, seat: int) -> int | None:
        """The next living seat, if there is another one."""
        ring = [(seat + step) % self.n_players for step in range(1, self.n_players)]
        return next((other for other in ring if self.alive[other]), None)

    def best(
        self, key: Callable[[int], int], seats: Iterable[int] | None = None, least: int | None = None
    ) -> list[int]:
        """All living seats with the highest figure, in reference order; none if it is below `least`."""
        order = [seat for seat in self.reference() if seats is None or seat in seats]
        top = max((key(seat) for seat in order), default=0)
        if least is not None and top < least:
            return []
        return [seat for seat in order if key(seat) == top]

    def only(self, winners: list[int]) -> int | None:
        """A tie wins nothing (CUR-17)."""
        return winners[0] if len(winners) == 1 else None

    def prestige(self, seat: int) -> int:
        return sum(self.kills[seat]) + self.plus[seat] - self.minus[seat] + self.gifts[seat]

    def largest_wound(self, seat: int) -> int:
        wounds = [blow.damage for blow in self.rnd.blows if blow.seat == seat and blow.wound]
        return max([self.enc.largest[seat], *wounds])

    # --- things

    def owns(self, seat: int, thing: str) -> bool:
        return self.alive[seat] and self.things[seat][thing] > 0

    def owner(self, thing: str) -> int | None:
        return next((seat for seat in self.seats if self.owns(seat, thing)), None)

    def usable(self, seat: int, thing: str) -> bool:
        """May this player choose to use it at all (E23, EV06, once per Encounter)?"""
        if not self.owns(seat, thing) or self.is_("E23") or thing in self.enc.used:
            return False
        return not (thing in ITEMS and self.event == "EV06")

    def lose_thing(self, seat: int, thing: str) -> bool:
        """Takes one away, an unmarked one first (CUR-160); says whether it was bequeathed."""
        marked = self.things[seat][thing] == self.bequeathed[seat][thing]
        self.things[seat][thing] -= 1
        if marked:
            self.bequeathed[seat][thing] -= 1
        return marked

    def use_up(self, seat: int, thing: str) -> None:
        self.lose_thing(seat, thing)
        self.spent.append(thing)

    def gain_thing(self, seat: int, thing: str, bequeathed: bool = False) -> None:
        self.things[seat][thing] += 1
        self.bequeathed[seat][thing] += bequeathed
        if thing == "D29":
            self.draw_up(seat, 2)

    def stealable(self, seat: int) -> list[str]:
        return [thing for thing, count in self.things[seat].items() if count > self.bequeathed[seat][thing]]

    def fetch_relic(self, seat: int, relic: str) -> None:
        """CUR-87: from wherever it is."""
        if relic in self.relic_deck:
            self.relic_deck.remove(relic)
            self.random.shuffle(self.relic_deck)
        elif relic in self.spent:
            self.take_from_pile(relic)
        elif relic in self.enc.offered:
            self.enc.offered.remove(relic)
        else:
            owner = next(seat for seat in self.seats if self.things[seat][relic])
            self.lose_thing(owner, relic)
        self.gain_thing(seat, relic, bequeathed=True)

    def take_from_pile(self, thing: str) -> None:
        """Out of the spent pile; of two alike the upper one."""
        del self.spent[len(self.spent) - 1 - self.spent[::-1].index(thing)]

    def under_relic_deck(self, relic: str) -> None:
        self.relic_deck.insert(0, relic)

    # --- hands

    def limit(self, seat: int) -> int | None:
        """The maximum hand; None: there is none."""
        if self.enc.gluttony or seat in self.enc.unlimited:
            return None
        size = 8 if self.things[seat]["D29"] else 7
        if self.things[seat]["RL29"]:
            size += 2
        return max(3, size - self.enc.closing)

    def room(self, seat: int) -> int:
        """Cards up to the maximum hand, or to the 20 of CUR-09."""
        limit = self.limit(seat)
        return (20 if limit is None else limit) - len(self.hand[seat])

    def take(self, seat: int, face: int) -> None:
        """A card into the hand; beyond 20 it is discarded (CUR-09)."""
        if len(self.hand[seat]) >= 20:
            self.discard_pile.append(face)
            return
        self.hand[seat].append(face)
        self.hand[seat].sort()

    def discard(self, seat: int, face: int) -> None:
        self.hand[seat].remove(face)
        self.discard_pile.append(face)

    def discard_hand(self, seat: int) -> None:
        self.discard_pile += self.hand[seat]
        self.hand[seat].clear()

    def random_card(self, seat: int) -> int:
        return self.hand[seat][self.random.below(len(self.hand[seat]))]

    def discard_random(self, seat: int, count: int) -> None:
        for _ in range(min(count, len(self.hand[seat]))):
            self.discard(seat, self.random_card(seat))

    def top_card(self) -> int | None:
        """CUT-069."""
        if not self.deck:
            self.deck, self.discard_pile = self.discard_pile, []
            self.random.shuffle(self.deck)
        return self.deck.pop() if self.deck else None

    def draw(self, seat: int, starving: bool = False) -> bool:
        """One card, whether it came; an Item is laid out and replaced (CUT-014, CUT-015).

        starving: the one draw that Famine leaves.
        """
        while len(self.hand[seat]) < 20 and (starving or not self.enc.famine):
            code = self.top_card()
            if code is None:
                return False
            if code < len(FACES):
                self.take(seat, code)
                return True
            self.gain_thing(seat, CODES[code])
        return False

    def draw_up(self, seat: int, count: int) -> None:
        """Up to so many cards, stopping at the maximum hand, as does what replaces an Item (CUR-12)."""
        while count and self.room(seat) > 0 and not self.enc.famine:
            code = self.top_card()
            if code is None:
                return
            if code < len(FACES):
                self.take(seat, code)
                count -= 1
            else:
                self.gain_thing(seat, CODES[code])

    def fill(self, seat: int) -> None:
        self.draw_up(seat, 20)

    def attack_faces(self, seat: int) -> list[int]:
        return [face for face in self.hand[seat] if FACES[face] in ATTACKS]

    def action_faces(self, seat: int) -> list[int]:
        return [face for face in self.hand[seat] if FACES[face] in ACTIONS]

    def own_portrait(self, seat: int, face: int) -> bool:
        faces = PORTRAITS.get(FACES[face])
        return faces is not None and faces[self.character[seat]] == face

    # --- LP

    def can_heal(self, seat: int, healer: int | None) -> bool:
        """CUR-14: EV06 stops all of it, RL02 what others do."""
        if self.event == "EV06" or not self.alive[seat]:
            return False
        return not (self.things[seat]["RL02"] and healer is not None and healer != seat)

    def heal(self, seat: int, amount: int, healer: int | None = None) -> int:
        """What was gained; healer None: nobody's doing."""
        if not self.can_heal(seat, healer):
            return 0
        gained = min(amount, 100 - self.lp[seat])
        self.lp[seat] += gained
        return gained

    def lose_lp(self, seat: int, amount: int) -> int:
        """LP fall, whatever the reason; what fell."""
        if not self.alive[seat]:
            return 0
        fell = min(amount, self.lp[seat])
        self.lp[seat] -= fell
        self.enc.lost[seat] += fell
        if self.lp[seat] == 0:
            self.die(seat)
        return fell

    def die(self, seat: int) -> None:
        """DTH."""
        if self.things[seat]["RL15"]:
            self.use_up(seat, "RL15")
            self.lp[seat] = 10
            return
        self.alive[seat] = False
        self.discard_hand(seat)
        self.discard_pile += sorted(self.set_cards[seat])
        self.set_cards[seat].clear()
        self.discard_riders(seat)
        self.discard_pile += sorted(face for owner, face in self.enc.aside if owner == seat)
        self.enc.aside = [(owner, face) for owner, face in self.enc.aside if owner != seat]
        for thing in THINGS:
            while self.things[seat][thing]:
                self.use_up(seat, thing)
        self.initiative.pop(seat, None)
        if not any(self.alive):
            raise GameOver

    def discard_riders(self, seat: int) -> None:
        """Under I05 they are markers; the cards lie with the announced ones."""
        riders = sorted(self.enc.riders.pop(seat, []))
        if not self.is_("I05"):
            self.discard_pile += [FACES.index(rider) for rider in riders]


def all_codes() -> list[int]:
    """The draw deck, ascending; each portrait of D04 and D05 once."""
    return [code for code, kind in enumerate(CODES) for _ in range(1 if kind in PORTRAITS else COPIES[kind])]


def creature_lp(name: str, players: int) -> int:
    return LP[name][players - 3]
