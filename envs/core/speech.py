"""Ways of putting things that every game has."""

from collections.abc import Iterable

_IRREGULAR = {"have": "has", "are": "is", "do": "does", "pass": "passes"}


def does(name: str, verb: str) -> str:
    """Subject and verb: "you play", "player_1 plays"."""
    return f"{name} {verb if name == 'you' else _IRREGULAR.get(verb, verb + 's')}"


def possessive(name: str) -> str:
    """ "your", "player_1's"."""
    return "your" if name == "you" else f"{name}'s"


def sentence(clause: str) -> str:
    """With a full stop and, unless an agent's name ("player_1") begins it, a large first letter."""
    named = "_" in clause.split(maxsplit=1)[0]
    return (clause if named else clause[0].upper() + clause[1:]) + "."


def listing(items: Iterable[str]) -> str:
    """In a sentence: "a, b and c"."""
    *most, last = items
    return f"{', '.join(most)} and {last}" if most else last


def count(n: int, noun: str) -> str:
    """A number of things: "1 card", "2 cards"."""
    return f"{n} {noun}" if n == 1 else f"{n} {noun}s"
