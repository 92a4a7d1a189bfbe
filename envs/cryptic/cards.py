"""The card tables: loaded from TOML and checked.

Every table of ``content`` holds [[card]] rows. A row has texts, what is fixed (what a thing is), numbers, and
lines in the notation of language.py, which say what it does. A user's table may change texts and numbers,
those inside lines too: a line is parsed and must be the built-in one but for its numbers. rows.py turns rows
into those that the rules read.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

from ..core import content
from ..core.content import ContentError, Row, check_fixed, check_kind, check_names, check_number, check_text
from .language import Line, parse, parse_attacks
from .state import N_MONSTERS

FOLDER = Path(__file__).parent / "content"
TABLES = (
    *("mercenaries", "scientists", "experts", "spellcasters"),
    *("goddesses", "monsters", "cards", "artifacts", "decks", "boards"),
)
CLASSES = ("Mercenary", "Scientist", "Expert", "Spellcaster")
IDS = (
    "those of Cryptonauts (VET) and their Abilities (VET-1), Goddesses (SKZ), Monsters (hound), "
    "Masters (m_regent), cards (SK01), Artifacts (A01), Relics (R01), Traps (T1), Encounters (OE1), "
    "boards (TOMB), Structures (door)"
)
TEXTS = {**content.TEXTS, "mastery": 400, "soul_effect": 400, "ability": 40}
LINES = ("line", "mastery_line", "soul_line")
LIMITS = {
    **{"vitae": (1, 20), "stamina": (1, 20), "aim": (0, 6), "cast": (0, 6), "move": (0, 12)},
    **{"health": (1, 30), "damage": (0, 5), "cost": (0, 9), "limit": (0, 9), "copies": (0, 10)},
    **{"hand_limit": (1, 9), "draw_size": (0, 5), "power_gain": (0, 5)},
    **{"effect_cost": (0, 9), "mastery_cost": (0, 9), "monster_limit": (0, 10)},
}
"""Fields that are numbers: the least and the most. A Master's health, damage and aim add to its Monster's."""
DECK = 20
"""Cards of a Goddess."""
KNOWLEDGE = 35
MOST_CHANGE = 5
"""Of a number that is added to others, such as those of mod and rule."""
MOST = {
    **{"range": 20, "heal": 99, "prep_range": 12, "step": 12, "warp": 20},
    **{"uncharge": 1, "drop": 1, "progress": 1},
}
"""The most of numbers that may be larger than others, or not larger, by operation, flag or kind of number."""
MOST_NUMBER = 9


@dataclass(frozen=True)
class Card:
    """What is printed of a thing: a card, a sheet, an Ability, a board, ..."""

    id: str
    name: str
    type: str
    effect: str
    """What it does, in plain words; of a card, an Artifact or a Relic: its Effect, or its always part."""
    provenance: str
    reconstructed: str | None = None
    label: str = ""
    of: str | None = None
    """The id of what it belongs to: a Cryptonaut, a Monster, a Goddess, a board."""
    mastery: str | None = None
    """What the Mastery of a card does."""
    soul: str | None = None
    """What a Soul does to an Artifact or Relic: charge or devour."""
    soul_effect: str | None = None
    ability: str | None = None
    """What the Ability of a Goddess is called."""
    attacks: tuple[str, ...] = ()
    """What the printed Attacks are called."""
    line: str | None = None
    mastery_line: str | None = None
    soul_line: str | None = None
    figures: tuple[tuple[str, int], ...] = ()
    """Printed numbers by name."""

    def figure(self, name: str) -> int | None:
        """A printed number; None if it has none of this name."""
        return dict(self.figures).get(name)


def load(path: str | None) -> tuple[Row, ...]:
    """The rows of all tables, complete and checked. Raises ContentError.

    A user's table may change texts and numbers, not what a thing does.
    """
    return _built_in() if path is None else _merge(path, content.read(path))


@cache
def _built_in() -> tuple[Row, ...]:
    return content.built_in_rows(*(FOLDER / f"{name}.toml" for name in TABLES))


@cache
def _merge(path: str, data: bytes) -> tuple[Row, ...]:
    rows = content.overlay(path, data, _built_in(), IDS, _check)
    for group in _names(rows):
        check_names(path, group)
    _check_decks(path, rows)
    _check_monsters(path, rows)
    return rows


def of_type(rows: tuple[Row, ...], *types: str) -> list[Row]:
    return [row for row in rows if row["type"] in types]


def owner(row: Row) -> str | None:
    """The id of what a thing belongs to; Abilities, Hazards and Objectives bear it in their own."""
    return row.get("of") or (row["id"].rpartition("-")[0] or None)


def owned(rows: tuple[Row, ...], row: Row, *types: str) -> list[Row]:
    """What belongs to a thing."""
    return [other for other in of_type(rows, *types) if owner(other) == row["id"]]


# --- one field


def _check(where: str, field: str, value: Any, built_in: Any) -> None:
    """Compares a user's value with the built-in one: the same shape, other texts and numbers."""
    check_kind(where, value, built_in)
    if field in TEXTS:
        check_text(where, field, value, TEXTS[field])
    elif field == "goal":
        check_number(where, value, 1, built_in)
    elif field in LIMITS:
        check_number(where, value, *LIMITS[field])
    elif field in LINES:
        _check_line(where, value, built_in, _read(where, parse, value), parse(built_in))
    elif field == "attacks":
        _check_line(where, value, built_in, _read(where, parse_attacks, value), parse_attacks(built_in))
    else:
        check_fixed(where, value, built_in)


def _read(where: str, reader: Any, text: str) -> Any:
    try:
        return reader(text)
    except ContentError as error:
        raise ContentError(f"{where}: {error}") from None


def _check_line(where: str, value: str, built_in: str, new: Any, old: Any) -> None:
    """A line must be the built-in one but for its numbers and the names of Attacks."""
    if _shape(new) != _shape(old):
        right = f"{built_in!r}, or this with other numbers"
        raise ContentError(f"{where}: {value!r} is not possible; it must be {right}")
    for number, least, most in _numbers(new, old):
        check_number(where, number, least, most)


def _shape(part: Any, field: str = "") -> Any:
    """What a parsed line says, without its numbers and the names of Attacks."""
    match part:
        case dict():
            return {name: _shape(value, name) for name, value in part.items() if name != "name"}
        case list():
            return [_shape(value) for value in part]
        case str() if field == "within":
            return part.rstrip("0123456789")
        case bool() | str() | None:
            return part
    return int


def _numbers(new: Any, old: Any, op: str = "") -> Iterator[tuple[int, int, int]]:
    """Each number of a parsed line with the least and the most that it may be."""
    match new:
        case list():
            for part, known in zip(new, old, strict=True):
                yield from _numbers(part, known, op)
        case dict():
            op = str(new.get("flag") or new.get("op") or op)
            for field, value in new.items():
                if isinstance(value, dict | list):
                    yield from _numbers(value, old[field], op)
                elif field == "within" and value.startswith("R"):
                    yield int(value.removeprefix("R")), 1, MOST["range"]
                elif type(value) is int:
                    yield (value, *_limits(new, field, op, old[field]))


def _limits(part: Line, field: str, op: str, built_in: int) -> tuple[int, int]:
    """A number of an operation keeps its sign, but the bonus of a check may have any."""
    if "op" not in part:
        return _limits_outside(part, field, built_in)
    if part["op"] == "chk":
        return -MOST_CHANGE, MOST_CHANGE
    added = part["op"] in ("mod", "kw", "rule")
    most = MOST.get(op, MOST_CHANGE if added else MOST_NUMBER)
    return (-most, -1) if built_in < 0 else (1, most)


def _limits_outside(part: Line, field: str, built_in: int) -> tuple[int, int]:
    """Of weapons, areas, tests and ranges. How far Melee and Reach go is no number."""
    match field:
        case "range":
            return (2, MOST["range"]) if part["type"] == "ranged" else (built_in, built_in)
        case "n" if "is" not in part:
            return 1, MOST["range"]
        case "radius":
            return 1, MOST_NUMBER
    return 0, MOST_NUMBER


# --- all rows


def _names(rows: tuple[Row, ...]) -> Iterator[list[tuple[str, str]]]:
    """Groups of things that actions name side by side, which may not be called the same."""
    items = _labelled(of_type(rows, "Artifact", "Relic"))
    yield _labelled(of_type(rows, *CLASSES, "Goddess", "Realm", "Sub-Realm"))
    for row in of_type(rows, *CLASSES):
        attacks = [(f"{row['id']}, {attack}", attack) for attack in attack_names(row)]
        yield [*items, *attacks, *_labelled(owned(rows, row, "Start", "Charge", "Devour"))]
    for row in of_type(rows, "Goddess"):
        yield _labelled(owned(rows, row, "Card", "Monster", "Master"))
    for kind in ("Monster", "Blood", "Trap", "Encounter", "Hazard", "Objective", "Structure"):
        yield _labelled(of_type(rows, kind))
    for row in of_type(rows, "Monster"):
        yield _labelled(owned(rows, row, "Ability"))


def _labelled(rows: list[Row]) -> list[tuple[str, str]]:
    return [(row["id"], row["name"]) for row in rows]


def _check_decks(path: str, rows: tuple[Row, ...]) -> None:
    """Copies may move between the cards of a deck; a deck keeps its size."""
    decks = [(row["name"], owned(rows, row, "Card"), DECK) for row in of_type(rows, "Goddess")]
    decks.append(("Encounters", of_type(rows, "Encounter"), KNOWLEDGE))
    for name, cards, size in decks:
        total = sum(row["copies"] for row in cards)
        if total != size:
            raise ContentError(f"{path}: the deck of {name} would have {total} cards; it must have {size}")


def _check_monsters(path: str, rows: tuple[Row, ...]) -> None:
    """All Monsters that the limits of a Goddess allow must find a place among the units."""
    for goddess in of_type(rows, "Goddess"):
        most = sum(row["limit"] for row in owned(rows, goddess, "Monster"))
        if most > N_MONSTERS:
            raise ContentError(
                f"{path}: limits would allow {most} Monsters of {goddess['id']}; it must be {N_MONSTERS}"
            )


# --- printed texts


def attack_names(row: Row) -> tuple[str, ...]:
    """What the printed Attacks of a sheet are called."""
    return tuple(attack["name"] for attack in parse_attacks(row["attacks"])) if "attacks" in row else ()


def cards_of(rows: tuple[Row, ...]) -> tuple[Card, ...]:
    """What is printed, a Card for each row."""
    return tuple(_card(row) for row in rows)


def _card(row: Row) -> Card:
    fields = {name: row[name] for name in Card.__dataclass_fields__ if name in row and name != "attacks"}
    figures = tuple((name, row[name]) for name in (*LIMITS, "goal", "size") if name in row)
    card = Card(**fields, attacks=attack_names(row), figures=figures)
    return replace(card, label=row["name"], of=owner(row))
