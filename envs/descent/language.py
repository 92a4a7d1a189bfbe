"""The notation of the card tables: surge options and the spaces of maps.

A surge option is written "1: +1 range and +1 damage": what it costs, and words that are bought together.
Spaces are written "6-9,0-3 5,1": columns and rows, from and to, of one rectangle after the other.
"""

import re
from typing import NamedTuple

from ..core.content import ContentError, Row

WORDS = {
    "+N damage": "DAMAGE",
    "+N range": "RANGE",
    "Pierce N": "PIERCE",
    "Stun": "STUN",
    "Poison": "POISON",
    "Disease": "DISEASE",
    "Immobilize": "IMMOBILIZE",
    "Mend N": "MEND",
    "Blast": "BLAST",
    "Recover N damage": "RECOVER",
    "Reroll defence die": "REROLL",
    "Move target 1": "MOVE_TARGET",
    "Stray": "STRAY",
    "Ring of pain": "RING",
    "Second target": "SECOND",
    "Knockback": "KNOCKBACK",
    "Fire Breath": "FIRE_BREATH",
    "Blood Call": "BLOOD_CALL",
    "Wither": "WITHER",
    "Subdue": "SUBDUE",
}
"""What a surge buys, and the codes of it in `setup` (SU_...); N is a number."""
OPTION = re.compile(r"(\d+): (.+)", re.ASCII)
PATTERNS = {word: re.compile(re.escape(word).replace("N", r"(\d+)"), re.ASCII) for word in WORDS}
RECTANGLE = re.compile(r"(\d+)(?:-(\d+))?,(\d+)(?:-(\d+))?", re.ASCII)

Space = tuple[int, int]
"""x and y."""


class Part(NamedTuple):
    """One thing that an option buys."""

    word: str
    """One of WORDS."""
    n: int
    """Its number; 1 where it has none."""


class Option(NamedTuple):
    """A surge option."""

    cost: int
    parts: tuple[Part, ...]


def surge(text: str) -> Option:
    """The option that is written so. Raises ContentError."""
    found = OPTION.fullmatch(text)
    if not found:
        raise ContentError(f"{text!r} is no surge option; it must be like '1: +2 damage'")
    return Option(int(found[1]), tuple(_part(word) for word in found[2].split(" and ")))


def _part(text: str) -> Part:
    for word, pattern in PATTERNS.items():
        if found := pattern.fullmatch(text):
            return Part(word, int(found[1]) if found.groups() else 1)
    raise ContentError(f"{text!r} is nothing that a surge buys; it must be one of {', '.join(WORDS)}")


def spaces(text: str) -> list[Space]:
    """The spaces that are written so, row by row."""
    found: set[Space] = set()
    for left, right, top, bottom in RECTANGLE.findall(text):
        columns = range(int(left), int(right or left) + 1)
        rows = range(int(top), int(bottom or top) + 1)
        found |= {(x, y) for x in columns for y in rows}
    return sorted(found, key=lambda space: (space[1], space[0]))


def zones(row: Row) -> dict[str, list[Space]]:
    """The spaces of each zone of a map, by what it is called, in their order."""
    pairs = (zone.split(": ") for zone in row["zones"])
    return {name: spaces(text) for name, text in pairs}
