"""The table as text."""

from collections.abc import Iterator
from textwrap import wrap

from .position import OTHER, OWN, Card, Position
from .voice import PHASES, Voice, marks, question, sentence

WIDTH = 98
_INDENT = 10
_BAR = 20  # columns of a full bar; one column is 5 points
_GLUE = "\N{NO-BREAK SPACE}"


def board_lines(p: Position) -> Iterator[str]:
    """Header, the other side, what lies between, the own side, the question."""
    voice = Voice(p.seat)
    turn = f"Turn {p.turn} of {p.limit}: {voice.of(p.active)} turn, {PHASES[p.phase]}"
    piles = f"draw pile {p.draw}, discard pile {p.discard}"
    yield f" {turn}{piles:>{WIDTH - 2 - len(turn)}}"
    yield from _side(p, OTHER, voice)
    yield from (f"  {line}" for line in _between(p))
    yield from _side(p, OWN, voice)
    yield f" {sentence(question(p))}"


def _side(p: Position, side: int, voice: Voice) -> Iterator[str]:
    name = voice.names[side] if voice.names[side] != "you" else f"you, player_{p.seat}"
    yield f"╭─ {name} {'─' * (WIDTH - 5 - len(name))}╮"
    for line in _inside(p, side):
        yield f"│ {line:{WIDTH - 4}} │"
    yield f"╰{'─' * (WIDTH - 2)}╯"


def _inside(p: Position, side: int) -> Iterator[str]:
    yield f"life {p.life[side]:4} {_bar(p.life[side])}   sanity {p.sanity[side]:4} {_bar(p.sanity[side])}"
    if p.mob[side] or p.frenzy[side]:
        yield from _row(
            "this turn",
            ["persons can attack"] * p.mob[side]
            + ([f"monsters +{p.frenzy[side]}"] if p.frenzy[side] else []),
        )
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


def _bar(points: int) -> str:
    full = min(_BAR, -(-points * _BAR // 100))
    return "█" * full + "░" * (_BAR - full)


def _row(title: str, items: list[str]) -> list[str]:
    """A title and its items; a line ends between items where it can. Nothing without items."""
    if not items:
        return []
    text = ", ".join(item.replace(" ", _GLUE) for item in items)
    if max(map(len, items)) > WIDTH - 4 - _INDENT:
        text = ", ".join(items)
    lines = wrap(
        f"{title:{_INDENT}}".replace(" ", _GLUE) + text,
        WIDTH - 4,
        subsequent_indent=" " * _INDENT,
        break_on_hyphens=False,
    )
    return [line.replace(_GLUE, " ") for line in lines]
