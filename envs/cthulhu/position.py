"""A View of the game read back into cards and numbers: what text and pictures are made from.

Sides: OWN is the seat whose View it is (player_0 for a spectator), OTHER the one opposite.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ..core.game import View
from ..core.layout import Layout
from .cards import Card as Row
from .observe import POINTS, UNITS
from .state import N_CARDS, Ask, Phase

OWN, OTHER = 0, 1


@dataclass(frozen=True)
class Card:
    """One card as a seat sees it now."""

    index: int
    row: Row
    place: str
    """hand, top (of the draw pile), play, discard pile, aside, or hidden (draw pile or other hand)."""
    side: int = -1
    """Whose hand or whose control; -1 elsewhere."""
    power: int | None = None
    """What counts now in play, what is printed elsewhere."""
    rank: int = 0
    """Order of coming into play."""
    fresh: bool = False
    used: bool = False
    stopped: bool = False
    bonus: int = 0
    bearer: int | None = None
    attacks: int = 0
    blocks: int | None = None
    """The attacker that it blocks."""
    doomed: bool = False
    marked: bool = False
    """In the own hand, where the other player knows of it."""

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def label(self) -> str:
        return self.row.label

    @property
    def type(self) -> str:
        return self.row.type


@dataclass(frozen=True)
class Position:
    """All that one View holds. Pairs are (own, other)."""

    seat: int
    cards: tuple[Card, ...]
    life: tuple[int, int]
    sanity: tuple[int, int]
    hand: tuple[int, int]
    mob: tuple[bool, bool]
    frenzy: tuple[int, int]
    draw: int
    discard: int
    tops_known: tuple[bool, bool]
    """Who knows the top card of the draw pile."""
    turn: int
    limit: int
    active: int
    phase: Phase
    ask: Ask | None
    asked: int
    source: Card | None
    target: Card | None
    monster_played: bool
    attacked: bool

    def held(self, side: int) -> list[Card]:
        """The cards of a hand that this seat knows."""
        return [c for c in self.cards if c.place == "hand" and c.side == side]

    def played(self, side: int, *types: str) -> list[Card]:
        """Things of these types under a side's control, oldest first."""
        found = (c for c in self.cards if c.place == "play" and c.side == side and c.type in types)
        return sorted(found, key=lambda c: c.rank)

    def lying(self, place: str) -> list[Card]:
        return [c for c in self.cards if c.place == place]

    @property
    def location(self) -> Card | None:
        return next((c for c in self.lying("play") if c.type == "location"), None)

    def curses(self, bearer: Card) -> list[Card]:
        return [c for c in self.lying("play") if c.bearer == bearer.index]

    def attackers(self) -> list[Card]:
        """In order of declaration."""
        return sorted((c for c in self.cards if c.attacks), key=lambda c: c.attacks)

    def blockers(self, attacker: Card) -> list[Card]:
        return [c for c in self.cards if c.blocks == attacker.index]


PLACES = {
    "my_hand": ("hand", OWN),
    "their_hand": ("hand", OTHER),
    "top_of_draw": ("top", -1),
    "mine": ("play", OWN),
    "theirs": ("play", OTHER),
    "discarded": ("discard pile", -1),
    "aside": ("aside", -1),
}
"""Place and side of a card by the one of these columns that is set; without any, it is hidden."""


class Reader:
    """Reads Views of one deck, column by column as the layout names them."""

    def __init__(self, rows: Sequence[Row], layout: Layout) -> None:
        self.rows = rows
        self._columns = {name: layout[name].labels[-1] for name in ("cards", "players", "turn")}

    def read(self, view: View) -> Position:
        """What the View says, all of it."""
        table = self._named("cards", view["cards"])
        own, other = self._named("players", view["players"])
        (turn,) = self._named("turn", view["turn"][None])
        attackers = {row["attacker"]: i for i, row in enumerate(table) if row["attacker"]}
        cards = tuple(_card(i, self.rows[i], row, attackers) for i, row in enumerate(table))
        number = _whole(turn["number"], POINTS)
        question = int(view["question"].argmax())
        return Position(
            seat=0 if own["seat_0"] else 1 if own["seat_1"] else -1,
            cards=cards,
            life=(_whole(own["life"], POINTS), _whole(other["life"], POINTS)),
            sanity=(_whole(own["sanity"], POINTS), _whole(other["sanity"], POINTS)),
            hand=(_whole(own["hand"], UNITS), _whole(other["hand"], UNITS)),
            mob=(bool(own["mob"]), bool(other["mob"])),
            frenzy=(_whole(own["frenzy"], UNITS), _whole(other["frenzy"], UNITS)),
            draw=_share(turn["draw_pile"]),
            discard=_share(turn["discard_pile"]),
            tops_known=(bool(own["knows_top"]), bool(other["knows_top"])),
            turn=number,
            limit=round(number / turn["share"]),
            active=OTHER if other["active"] else OWN,
            phase=Phase(int(view["phase"].argmax())),
            ask=Ask(question) if question else None,
            asked=OTHER if other["asked"] else OWN,
            source=next((card for card, row in zip(cards, table, strict=True) if row["source"]), None),
            target=next((card for card, row in zip(cards, table, strict=True) if row["named"]), None),
            monster_played=bool(turn["monster_played"]),
            attacked=bool(turn["attacked"]),
        )

    def _named(self, field: str, rows: NDArray[np.float32]) -> list[dict[str, float]]:
        return [dict(zip(self._columns[field], row, strict=True)) for row in rows.tolist()]


def _card(index: int, row: Row, seen: dict[str, float], attackers: dict[float, int]) -> Card:
    place, side = next((where for column, where in PLACES.items() if seen[column]), ("hidden", -1))
    if place in ("hidden", "discard pile"):
        return Card(index, row, place, side, row.power)
    return Card(
        index=index,
        row=row,
        place=place,
        side=side,
        power=row.power if place != "play" or row.power is None else _whole(seen["power"], UNITS),
        rank=_share(seen["age"]),
        fresh=bool(seen["fresh"]),
        used=bool(seen["used"]),
        stopped=bool(seen["stopped"]),
        bonus=_whole(seen["bonus"], UNITS),
        bearer=_share(seen["bearer"]) - 1 if seen["bearer"] else None,
        attacks=N_CARDS + 1 - _share(seen["attacker"]) if seen["attacker"] else 0,
        blocks=attackers.get(seen["blocker"]),
        doomed=bool(seen["doomed"]),
        marked=bool(seen["known_to_them"]),
    )


def _whole(value: float, half: int) -> int:
    """The number that was written as x / (x + half)."""
    return round(half * value / (1 - value))


def _share(value: float) -> int:
    """The number that was written as a share of N_CARDS."""
    return round(value * N_CARDS)
