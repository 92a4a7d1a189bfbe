"""The cards of the oracle's game: where they lie, what can be seen of them, how they move."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from ..core.generator import Generator64


class Row(NamedTuple):
    """A card: its id (whose letter is its type), cost and power."""

    id: str
    cost: int
    power: int


class GameOver(Exception):
    pass


@dataclass
class Fight:
    """An attack as far as it has been declared: attackers in order, and who blocks whom."""

    attackers: list[int]
    blocked_by: dict[int, list[int]]
    doomed: set[int]


class Cards:
    """All there is of a game but its questions. Cards are indices; `ids[card]` is the card's id."""

    def __init__(self, rows: list[Row], seed: int) -> None:
        self.rows = rows
        self.ids = [row.id for row in rows]
        self.random = Generator64(seed)
        self.draw_pile = list(range(len(rows)))  # the top card is the last
        self.random.shuffle(self.draw_pile)
        self.hand: list[list[int]] = [[self.draw_pile.pop() for _ in range(5)] for _ in range(2)]
        self.in_play: list[int] = []  # oldest first
        self.discard_pile: list[int] = []
        self.aside: list[int] = []
        self.controller: dict[int, int] = {}
        self.bearer: dict[int, int] = {}
        self.fresh: set[int] = set()
        self.used: set[int] = set()
        self.bonus: dict[int, int] = {}
        self.stopped: set[int] = set()
        self.known: list[set[int]] = [set(), set()]
        self.life, self.sanity = [100, 100], [100, 100]
        self.mob, self.frenzy = [0, 0], [0, 0]
        self.fight: Fight | None = None
        self.turn, self.phase = 0, "BEGINNING"
        self.monster_played = self.attacked = False
        self.winner: int | None = None
        self.truncated = False
        self.active = self.random.below(2)

    # --- looking at the table

    @property
    def other(self) -> int:
        return 1 - self.active

    def is_a(self, card: int, types: str) -> bool:
        return self.ids[card][0] in types

    def things(self, types: str, seat: int | None = None) -> list[int]:
        """Cards in play of these types, of one player or of both."""
        return [
            card
            for card in self.in_play
            if self.is_a(card, types) and (seat is None or self.controller[card] == seat)
        ]

    def has(self, seat: int, *ids: str) -> bool:
        return any(self.ids[card] in ids for card in self.in_play if self.controller[card] == seat)

    def location(self) -> str:
        return next((self.ids[card] for card in self.things("L")), "")

    def curses(self, body: int) -> list[str]:
        return [self.ids[curse] for curse in self.things("C") if self.bearer[curse] == body]

    def power(self, card: int, more: int = 0) -> int:
        """CTR-44."""
        name, seat = self.ids[card], self.controller[card]
        power = more + self.rows[card].power + self.bonus.get(card, 0) - 2 * self.curses(card).count("C4")
        if self.is_a(card, "M"):
            power += self.frenzy[seat]
        if name == "P15" and len(self.things("P", seat)) == 1:
            power += 2
        if (name == "P16" and not self.things("M", seat)) or (name == "P20" and self.things("B", seat)):
            power += 1
        return max(power, 0)

    # --- moving cards

    def forget(self, card: int) -> None:
        for seat in range(2):
            self.known[seat].discard(card)

    def discard(self, seat: int, card: int) -> None:
        self.hand[seat].remove(card)
        self.discard_pile.append(card)
        self.forget(card)

    def discard_hand(self, seat: int) -> None:
        for card in reversed(list(self.hand[seat])):
            self.discard(seat, card)

    def refill(self) -> None:
        """CTR-03, CTR-63."""
        if not self.draw_pile and self.discard_pile:
            self.draw_pile, self.discard_pile = self.discard_pile, []
            self.random.shuffle(self.draw_pile)
            for seat in range(2):
                self.known[seat] |= set(self.hand[1 - seat])

    def draw(self, seat: int) -> None:
        self.refill()
        if self.draw_pile:
            self.hand[seat].append(self.draw_pile.pop())

    def see_hand(self, seat: int) -> None:
        """`seat` learns the other player's hand."""
        self.known[seat] |= set(self.hand[1 - seat])

    def destroy(self, cards: Iterable[int]) -> None:
        """All at once: curses first, each by time of coming into play (CTR-51); then P30 and M25 (CTR-52)."""
        dying = set(cards)
        curses = [card for card in self.things("C") if card in dying or self.bearer[card] in dying]
        others = [card for card in self.in_play if card in dying and card not in curses]
        persons = [card for card in others if self.is_a(card, "P")]
        gains = [self.controller[card] for card in persons if self.ids[card] == "P30"] * 3
        gains += [self.controller[card] for card in self.in_play if self.ids[card] == "M25"] * len(persons)
        for card in curses + others:
            self.in_play.remove(card)
            self.discard_pile.append(card)
            self.bearer.pop(card, None)
            self.fresh.discard(card)
        for seat in gains:
            self.sanity[seat] += 1

    def lose(self, seat: int, amount: int) -> None:
        self.sanity[seat] = max(self.sanity[seat] - amount, 0)

    def lose_life(self, seat: int, amount: int) -> None:
        self.life[seat] = max(self.life[seat] - amount, 0)
        if self.life[seat] == 0:
            self.winner = 1 - seat
            raise GameOver

    def enter(self, card: int, seat: int) -> None:
        self.in_play.append(card)
        self.controller[card] = seat
        self.forget(card)
        if self.phase == "ACTION_PHASE":
            self.fresh.add(card)
