"""Positions for rule tests: lay the cards that matter, then play by card id.

"A" is the player whose turn it is when the test begins, "D" the other one; they keep their letters when the
turn passes. A card is named by its id; the second copy of a card of the smaller deck has a "b" behind its
id.

    game = position(a=side(play=["M30"]), d=side(play=["P30"], hand=["A12"]))
    game.attack("M30")
    game.block("P30")
    assert game.zone("P30") == "discard"

The engine answers by itself what has one legal answer. So the methods that make several choices (``play``,
``use``, ``attack``, ``block``) skip the questions that were not asked, and a turn runs on when its player
can only end it; a card that can always be played, such as A12, keeps the menu open.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import count
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from dungeonzoo.envs.core.game import Variant
from dungeonzoo.envs.core.table import Table, spread
from dungeonzoo.envs.cthulhu import cards as card_table
from dungeonzoo.envs.cthulhu.cards import Card
from dungeonzoo.envs.cthulhu.game import DECKS, GAME
from dungeonzoo.envs.cthulhu.state import Ask, Zone

PILES = ("draw", "hand A", "hand D", "play", "discard", "aside")
COMMANDS = ("DONE", "ATTACK", "OPTION_A", "OPTION_B")
Cards = Sequence[str | tuple[str, ...]]
"""Card ids; a tuple is a body and the curses that lie on it."""


@dataclass(frozen=True)
class Side:
    play: Cards
    hand: Sequence[str]
    life: int
    sanity: int


def side(play: Cards = (), hand: Sequence[str] = (), life: int = 100, sanity: int = 100) -> Side:
    """What one player has: things in play (oldest first), hand, life and sanity."""
    return Side(play, hand, life, sanity)


@cache
def variant(**options: Any) -> Variant:
    return GAME.variant(**options)


@cache
def cards(deck: str) -> tuple[Card, ...]:
    """The cards of the deck, by card index."""
    return tuple(card_table.cards_of(card_table.load(None), DECKS[deck]()))


@cache
def card_names(deck: str) -> tuple[str, ...]:
    """The name of each card of the deck, by card index."""
    names: list[str] = []
    for card in cards(deck):
        names.append(card.id + "b" if card.id in names else card.id)
    return tuple(names)


@cache
def _menu(deck: str, options: tuple[tuple[str, Any], ...], seat: int) -> bytes:
    """A dealt game at the first menu of this seat's own first turn."""
    table = variant(deck=deck, **dict(options)).table()
    for seed in count():
        table.deal(0, seed)
        while table.states["active"][0] == seat and table.actor(0) == seat:
            if _kind(table) == Ask.MENU:
                return table.get_state(0)
            table.step(0, int(np.flatnonzero(table.legal(0))[0]))
    raise AssertionError


def _kind(table: Table) -> int:
    head = table.states["head"][0]
    return int(head["stack"]["kind"][head["depth"] - 1])


def position(
    a: Side | None = None,
    d: Side | None = None,
    *,
    location: str | None = None,
    draw: Sequence[str] = (),
    discard: Sequence[str] = (),
    rest: str = "draw",
    fresh: Iterable[str] = (),
    used: Iterable[str] = (),
    order: Sequence[str] = (),
    turn: int = 10,
    active: int = 0,
    monster_played: bool = False,
    attacked: bool = False,
    begins: bool = False,
    seed: int = 0,
    deck: str = "full",
    **options: Any,
) -> "Position":
    """A's turn, at the menu of the action phase, or (`begins`) at the first question after its beginning.

    location: in play, like both sides' things; draw: the top of the draw pile, top card first; rest: the pile
    of the cards not named ("draw": under those that are; "aside": out of the game); fresh: came into play in
    this action phase; used: have used their action; order: all things in play, oldest first (otherwise
    location, A's, D's; a curse after its bearer); turn: the number of A's turn; active: A's seat; begins: D
    has just ended the turn before, in which an attack was made; options: those of the environment.
    """
    a, d = a or side(), d or side()
    game = Position(variant(deck=deck, **options), card_names(deck), active)
    mover = "D" if begins else "A"
    game.table.set_state(0, _menu(deck, tuple(sorted(options.items())), game.seat(mover)))

    record = game.record
    things = ([location] if location else []) + [card for mine in (a, d) for card in _flat(mine.play)]
    assert not order or sorted(order) == sorted(things), (
        f"order {order} does not name the things in play, {things}"
    )
    piles: dict[str, list[str]] = {
        "hand A": list(a.hand),
        "hand D": list(d.hand),
        "play": list(order or things),
        "discard": list(discard),
        "aside": [],
        "draw": list(draw),
    }
    named = [card for pile in piles.values() for card in pile]
    assert len(named) == len(set(named)), f"a card is named twice among {named}"
    left = [card for card in game.names if card not in named]
    piles[rest] += left
    piles["draw"].reverse()
    for pile, cards in piles.items():
        game.lay(pile, cards)

    for who, mine in (("A", a), ("D", d)):
        record["life"][game.seat(who)], record["sanity"][game.seat(who)] = mine.life, mine.sanity
        for entry in mine.play:
            body, *curses = [entry] if isinstance(entry, str) else entry
            record["controller"][game.index(body)] = game.seat(who)
            for curse in curses:
                record["controller"][game.index(curse)] = 1 - game.seat(who)
                record["bearer"][game.index(curse)] = game.index(body)
    for field, cards in (("fresh", fresh), ("used", used)):
        for card in cards:
            record[field][game.index(card)] = 1
    record["turn"] = turn - begins
    record["monster_played"], record["attacked"] = monster_played, attacked or begins
    game.table.reseed(0, seed)
    if begins:
        game.done()
    return game


def met_in_play(deck: str, n: int) -> Table:
    """n positions of games in progress, half of them played at random, half by the built-in player."""
    found, at_once = variant(deck=deck).table(n), 100
    table = variant(deck=deck).table(at_once)
    table.deal_batch(spread(11, at_once))
    advised, chosen = np.empty(at_once, np.int32), np.empty(at_once, np.int32)
    by_advice = np.arange(at_once) % 2 == 0
    for first in range(0, n, at_once):
        for step in range(13):
            seeds = spread(first + step, at_once)
            table.advise_batch(seeds, advised)
            table.random_batch(seeds, chosen)
            table.step_batch(np.where(by_advice, advised, chosen), auto_reset=True)
        slots = np.arange(min(at_once, n - first))
        found.copy_from(table, slots, slots + first)
    return found


def _flat(cards: Cards) -> list[str]:
    return [card for entry in cards for card in ([entry] if isinstance(entry, str) else entry)]


class Position:
    """A game in progress, seen and played by card ids."""

    def __init__(self, variant: Variant, names: Sequence[str], active: int) -> None:
        self.variant, self.names, self._a = variant, tuple(names), active
        self.table = variant.table()

    # --- names

    def seat(self, who: str) -> int:
        return self._a if who == "A" else 1 - self._a

    def who(self, seat: int) -> str:
        return "A" if seat == self._a else "D"

    def index(self, card: str) -> int:
        return self.names.index(card)

    def action(self, choice: str) -> int:
        """The action of a card id or of DONE, ATTACK, OPTION_A, OPTION_B."""
        return len(self.names) + COMMANDS.index(choice) if choice in COMMANDS else self.index(choice)

    # --- the record

    @property
    def record(self) -> Any:
        """The state's fields; writing to them changes the game."""
        return self.table.states[0]

    def lay(self, pile: str, cards: Sequence[str]) -> None:
        """Exactly these cards make up the pile (the top of the draw pile comes last)."""
        zone = self._zone(pile)
        self.record["pile"]["n"][zone] = len(cards)
        for place, card in enumerate(cards):
            self.record["pile"]["card"][zone][place] = self.index(card)
            self.record["zone"][self.index(card)] = zone

    def _zone(self, pile: str) -> int:
        hand = {f"hand {who}": Zone.HAND_0 + self.seat(who) for who in "AD"}
        return hand[pile] if pile in hand else Zone[pile.upper()]

    def pile(self, pile: str) -> list[str]:
        """The cards of one of PILES; the draw pile from the top, play in order of coming into play."""
        held = self.record["pile"][self._zone(pile)]
        cards = [self.names[card] for card in held["card"][: held["n"]]]
        return cards[::-1] if pile == "draw" else cards

    def zone(self, card: str) -> str:
        """The pile that holds the card."""
        zone = self.record["zone"][self.index(card)]
        return next(
            p for p in ("draw", "hand A", "hand D", "play", "discard", "aside") if self._zone(p) == zone
        )

    def zones(self, *cards: str) -> list[str]:
        return [self.zone(card) for card in cards]

    def hand(self, who: str) -> set[str]:
        return set(self.pile(f"hand {who}"))

    def side(self, who: str) -> set[str]:
        """The things in play that this player controls; a location is nobody's (CTR-25)."""
        things = [card for card in self.pile("play") if not card.startswith("L")]
        return {card for card in things if self.mark("controller", card) == self.seat(who)}

    def bearer(self, curse: str) -> str:
        return self.names[self.record["bearer"][self.index(curse)]]

    def mark(self, field: str, card: str) -> int:
        """A field of the card's own: fresh, used, bonus, stopped, attacks, blocks, doomed, ..."""
        return int(self.record[field][self.index(card)])

    def known(self, card: str, to: str) -> bool:
        """Is the card marked as known to this player?"""
        return bool(self.mark("known", card) >> self.seat(to) & 1)

    def view(self, who: str) -> dict[str, NDArray[np.float32]]:
        """What this player, or a "spectator", sees, by field of the observation."""
        seat = -1 if who == "spectator" else self.seat(who)
        return self.variant.observation_layout.split(self.table.observe(0, seat))

    def sees(self, who: str, card: str, column: str) -> float:
        """A number of the card's row in that view."""
        columns = self.variant.observation_layout["cards"].labels[1]
        return float(self.view(who)["cards"][self.index(card), columns.index(column)])

    def power(self, card: str) -> int:
        """The present power of a body in play, as the observation tells it."""
        seen = self.sees("A", card, "power")
        return round(5 * seen / (1 - seen))

    def life(self, who: str) -> int:
        return int(self.record["life"][self.seat(who)])

    def sanity(self, who: str) -> int:
        return int(self.record["sanity"][self.seat(who)])

    @property
    def turn(self) -> tuple[int, str]:
        """The number of the turn and whose it is."""
        return int(self.record["turn"]), self.who(int(self.record["active"]))

    @property
    def winner(self) -> str | None:
        """ "A", "D", or None: nobody (yet)."""
        return None if self.record["winner"] < 0 else self.who(int(self.record["winner"]))

    @property
    def over(self) -> str:
        return ("running", "terminated", "truncated")[self.table.over(0)]

    # --- the question

    @property
    def asked(self) -> tuple[str, str] | None:
        """The question and the player who is asked, such as ("MENU", "A"); None when the game is over."""
        if self.table.over(0):
            return None
        return Ask(_kind(self.table)).name, self.who(self.table.actor(0))

    def offers(self) -> set[str]:
        """The legal choices, by card id or command."""
        return {(*self.names, *COMMANDS)[action] for action in np.flatnonzero(self.table.legal(0))}

    def is_asked(self, *questions: str) -> bool:
        return self.asked is not None and self.asked[0] in questions

    # --- choices

    def choose(self, *choices: str) -> Self:
        """Answers the question now asked, then the next one, and so on."""
        for choice in choices:
            offered = self.offers()
            assert choice in offered, f"{choice} is not offered at {self.asked}, only {sorted(offered)}"
            self.table.step(0, self.action(choice))
        return self

    def done(self) -> Self:
        return self.choose("DONE")

    def play(self, card: str, *, option: str = "", at: str = "", pick: str = "") -> Self:
        """Plays a card of the hand; at: target or bearer; pick: the card picked of D's hand."""
        assert self.is_asked("MENU"), f"{card} cannot be played at {self.asked}"
        self.choose(card)
        return self._follow(OPTION=option, TARGET=at, PICK=pick)

    def use(self, card: str, *, option: str = "", at: str = "", cost: str = "", pick: str = "") -> Self:
        """Uses a card's printed action; cost: the card discarded for it."""
        assert self.zone(card) == "play", f"{card} is not in play"
        assert self.is_asked("MENU"), f"{card} cannot be used at {self.asked}"
        self.choose(card)
        return self._follow(OPTION=option, TARGET=at, COST=cost, PICK=pick)

    def _follow(self, **answers: str) -> Self:
        for question, answer in answers.items():
            if answer and self.is_asked(question):
                self.choose(answer)
        return self

    def attack(self, *attackers: str) -> Self:
        """Declares exactly these attackers."""
        self.choose("ATTACK")
        for attacker in attackers:
            if self.is_asked("DECLARE") and attacker in self.offers():
                self.choose(attacker)
        if self.is_asked("DECLARE"):
            self.done()
        if self.is_asked("BLOCK", "DAMAGE"):
            assert self.attackers == list(attackers), f"declared are {self.attackers}, not {attackers}"
        return self

    @property
    def attackers(self) -> list[str]:
        """The declared attackers in order of declaration."""
        rank: NDArray[np.int8] = self.record["attacks"]
        declared = sorted((int(rank[card]), self.names[card]) for card in np.flatnonzero(rank))
        return [name for _, name in declared]

    def block(self, blocker: str, at: str = "") -> Self:
        """One more blocker; at: the attacker that it blocks."""
        self.choose(blocker)
        return self._follow(BLOCK_AT=at)

    def blocks(self, pairs: Mapping[str, str]) -> Self:
        """All blocks, blocker to attacker; then no more."""
        for blocker, attacker in pairs.items():
            self.block(blocker, attacker)
        return self.no_block()

    def no_block(self) -> Self:
        """No (further) block."""
        return self.done() if self.is_asked("BLOCK") else self

    def kill(self, *blockers: str) -> Self:
        """The blockers of the attacker in question that its damage kills."""
        for blocker in blockers:
            if self.is_asked("DAMAGE"):
                self.choose(blocker)
        return self.done() if self.is_asked("DAMAGE") and "DONE" in self.offers() else self

    def to_menu(self, who: str) -> Self:
        """Runs on to this player's next menu, with as little happening as possible."""
        while not (self.is_asked("MENU") and self.asked == ("MENU", who)):
            assert self.asked, "the game is over"
            offered = self.offers()
            self.choose("DONE" if "DONE" in offered else min(offered))
        return self

    def force(self, *outcomes: int) -> Self:
        """The next random outcomes."""
        self.table.force(0, outcomes)
        return self

    def clone(self) -> "Position":
        """The same game once more."""
        other = Position(self.variant, self.names, self._a)
        other.table.set_state(0, self.table.get_state(0))
        return other
