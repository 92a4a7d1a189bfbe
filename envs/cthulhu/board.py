"""The table as text."""

from collections.abc import Iterator
from functools import partial

from ..core.speech import sentence
from ..core.textboard import WIDTH, bar, box, heading, row
from .position import OTHER, OWN, Card, Position
from .voice import PHASES, Voice, marks, question

_row = partial(row, indent=10, room=WIDTH - 4)


def board_lines(p: Position) -> Iterator[str]:
    """Header, the other side, what lies between, the own side, the question."""
    voice = Voice(p.seat)
    turn = f"Turn {p.turn} of {p.limit}: {voice.of(p.active)} turn, {PHASES[p.phase]}"
    piles = f"draw pile {p.draw}, discard pile {p.discard}"
    yield heading(turn, piles)
    yield from _side(p, OTHER, voice)
    yield from (f"  {line}" for line in _between(p))
    yield from _side(p, OWN, voice)
    yield f" {sentence(question(p))}"


def _side(p: Position, side: int, voice: Voice) -> Iterator[str]:
    name = voice.names[side] if voice.names[side] != "you" else f"you, player_{p.seat}"
    yield from box(name, _inside(p, side))


def _inside(p: Position, side: int) -> Iterator[str]:
    life, sanity = p.life[side], p.sanity[side]
    yield f"life {life:4} {bar(life, 100)}   sanity {sanity:4} {bar(sanity, 100)}"
    yield from _row("this turn", turn_long(p, side))
    yield from _row(f"hand {p.hand[side]}", hand(p, side))
    for title, kind in (("monsters", "monster"), ("persons", "person"), ("books", "book")):
        yield from _row(title, [thing(p, card) for card in p.played(side, kind)])


def _between(p: Position) -> Iterator[str]:
    top = [f"{card.label} on top" for card in p.lying("top")]
    yield from _row("draw pile", top + knowers(p))
    yield from _row("location", [f"{p.location.label}: {p.location.row.effect}"] if p.location else [])
    yield from _row("aside", [card.label for card in p.lying("aside")])
    yield from _row("attack", [fight(p, card) for card in p.attackers()])


def knowers(p: Position) -> list[str]:
    """Who knows the top card of the draw pile."""
    voice = Voice(p.seat)
    return [f"{voice.does(side, 'know')} the top card" for side in (OWN, OTHER) if p.tops_known[side]]


def turn_long(p: Position, side: int) -> list[str]:
    """What holds for a side until the end of the turn."""
    return ["persons can attack"] * p.mob[side] + ([f"monsters +{p.frenzy[side]}"] if p.frenzy[side] else [])


def hand(p: Position, side: int) -> list[str]:
    """The known cards of a hand, and how many are not known."""
    known = p.held(side)
    unknown = p.hand[side] - len(known)
    return [_held(card) for card in known] + ([f"{unknown} unknown"] if unknown else [])


def _held(card: Card) -> str:
    return _noted(card, [f"costs {card.row.cost}"] * (card.row.cost > 0) + ["seen"] * card.marked)


def thing(p: Position, card: Card) -> str:
    """A thing in play with its power and what is notable about it."""
    return _noted(card, marks(p, card))


def _noted(card: Card, notes: list[str]) -> str:
    power = "" if card.power is None else f" {card.power}"
    return f"{card.label}{power}" + (f" ({', '.join(notes)})" if notes else "")


def fight(p: Position, attacker: Card) -> str:
    """One attacker and who blocks it."""
    blockers = " and ".join(f"{card.label} {card.power}" for card in p.blockers(attacker))
    return f"{attacker.label} {attacker.power} {f'against {blockers}' if blockers else 'unblocked'}"
