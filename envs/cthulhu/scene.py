"""The table as simple shapes, for pictures (see core/picture.py for how they are drawn)."""

from collections.abc import Iterator

from ..core.picture import (
    BLUE,
    GOLD,
    MARGIN,
    PALE,
    PAPER,
    RED,
    WIDTH,
    Box,
    Colour,
    Label,
    Shape,
    bar,
    spread_cards,
    strips,
)
from ..core.picture import Card as Drawn
from ..core.speech import sentence
from .board import fight, knowers, turn_long
from .position import OTHER, OWN, Card, Position
from .voice import PHASES, Voice, marks, question

COLOURS: dict[str, Colour] = {
    "monster": (112, 48, 96),
    "person": (38, 92, 140),
    "location": (62, 110, 56),
    "book": (132, 86, 30),
    "curse": (64, 60, 66),
    "action": (172, 78, 28),
}
MIND: Colour = (120, 84, 170)
_ROOM = WIDTH - 2 * MARGIN
_DEEP: Colour = (19, 33, 35)


def scene(p: Position) -> Iterator[Shape]:
    """What its seat sees: the opponent above, the own side below."""
    voice = Voice(p.seat)
    yield from strips(f"Turn {p.turn} of {p.limit}", "Cthulhu Will Drive You Insane", sentence(question(p)))
    yield Label(f"{voice.of(p.active)} turn: {PHASES[p.phase]}", WIDTH / 2, 19, 19, GOLD, 0)
    yield from _score(p, OTHER, voice, 44)
    yield from spread_cards(_hand(p, OTHER), MARGIN, 72, _ROOM, 80, 56)
    yield Box(12, 160, WIDTH - 24, 152, _DEEP, radius=10)
    yield from spread_cards(_things(p, OTHER), MARGIN, 166, _ROOM, 140)
    yield from _between(p)
    yield Box(12, 426, WIDTH - 24, 152, _DEEP, radius=10)
    yield from spread_cards(_things(p, OWN), MARGIN, 432, _ROOM, 140)
    yield from spread_cards(_hand(p, OWN), MARGIN, 586, _ROOM, 140)
    yield from _score(p, OWN, voice, 736)


def _score(p: Position, side: int, voice: Voice, y: float) -> Iterator[Shape]:
    name = voice.names[side] if voice.names[side] != "you" else f"you, player_{p.seat}"
    yield Label(name, MARGIN, y + 11, 19, PAPER)
    yield from bar(230, y, 260, p.life[side] / 100, RED, f"life {p.life[side]}")
    yield from bar(510, y, 260, p.sanity[side] / 100, MIND, f"sanity {p.sanity[side]}")
    yield Label(", ".join([f"hand {p.hand[side]}", *turn_long(p, side)]), 790, y + 11, 17, PALE)


def _between(p: Position) -> Iterator[Shape]:
    top = [_drawn(p, card) for card in p.lying("top")] or [Drawn(face=False)] * (p.draw > 0)
    yield from spread_cards(top, MARGIN, 320, 70, 98)
    yield Label(f"draw {p.draw}", MARGIN + 84, 350, 17, PALE)
    yield Label(f"discard {p.discard}", MARGIN + 84, 376, 17, PALE)
    yield Label(", ".join(knowers(p)), MARGIN + 84, 400, 14, PALE)
    common = ([p.location] if p.location else []) + p.lying("aside")
    yield from spread_cards([_drawn(p, card) for card in common], 330, 320, 330, 98)
    for i, attacker in enumerate(p.attackers()[:6]):
        yield Label(fight(p, attacker), 690, 330 + 17 * i, 15, PAPER, width=WIDTH - 714)


def _hand(p: Position, side: int) -> list[Drawn]:
    known = [_drawn(p, card) for card in p.held(side)]
    return known + [Drawn(face=False)] * (p.hand[side] - len(known))


def _things(p: Position, side: int) -> list[Drawn]:
    return [_drawn(p, card) for card in p.played(side, "monster", "person", "book")]


def _drawn(p: Position, card: Card) -> Drawn:
    edge = RED if card.attacks else BLUE if card.blocks is not None else None
    return Drawn(
        card.label,
        COLOURS[card.type],
        cost=str(card.row.cost) if card.place != "play" else "",
        power="" if card.power is None else str(card.power),
        body=card.row.effect,
        tags=tuple(marks(p, card)),
        edge=edge or (GOLD if p.source and card.index == p.source.index else None),
    )
