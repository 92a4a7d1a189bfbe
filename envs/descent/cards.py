"""The card tables: loaded from TOML and checked.

Every table of ``content`` holds [[card]] rows: texts, what is fixed (what a thing is, maps), and numbers. A
user's table may change texts and numbers, those of surge options too. rows.py turns rows into those that the
rules read.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from ..core import content
from ..core.content import ContentError, Row, check_fixed, check_kind, check_names, check_number, check_text
from .language import Option, surge

Limits = dict[str, tuple[int, int]]

FOLDER = Path(__file__).parent / "content"
TABLES = (
    *("dice", "heroes", "warriors", "healers", "mages", "scouts", "shop", "relics", "search", "abilities"),
    *("monsters", "lieutenants", "overlord", "plot", "travel"),
    *("quests", "encounters", "encounter_rules", "printed_maps", "original_maps"),
)
IDS = (
    "those of dice (DIE-1), heroes (HER-1), classes (BER), Skills (BER-0), starting gear (GEA-01), the "
    "familiar (FAM-1), Shop Items (SHO-01), relics (REL-1), Search cards (SEA-1), conditions (CON-1), "
    "abilities (ABI-01), monsters (MON-1), lieutenants (LIE-1), their cards (MON-1-1m, LIE-1-1), the agent "
    "(AG), Overlord (OC-01), Plot (PC-01) and Travel cards (TRV-1), quests (FIRST), encounters (FB), their "
    "rules (FB-1) and maps (FB-map)"
)
TEXTS = {
    **content.TEXTS,
    **{"feat": 400, "overlord": 40, "overlord_effect": 400, "token": 40, "figure": 40},
    **dict.fromkeys(("road", "plain", "forest", "mountain", "water"), 400),
    **dict.fromkeys(("heroes_win", "overlord_wins", "time_up", "value", "quest_a", "quest_b"), 400),
}
LIMITS = {
    **{"speed": (1, 9), "health": (1, 40), "stamina": (1, 9), "most_speed": (1, 9)},
    **dict.fromkeys(("might", "knowledge", "willpower", "awareness"), (0, 9)),
    **{"xp": (1, 3), "fatigue": (1, 9), "copies": (0, 9), "buy": (0, 12), "trigger": (0, 9)},
    **{"cost": (0, 500), "sell": (0, 500), "gold": (0, 200), "pierce": (0, 9), "range": (0, 9)},
    **{"clock": (1, 50), "carry_in": (0, 3)},
    **{"figure_health": (1, 40), "figure_health_per_hero": (1, 9), "figure_speed": (1, 9)},
}
"""Fields that are numbers: the least and the most. What is printed as 0 and cannot be 0 stays 0."""
LIMITS_INSIDE = {"number": (0, 5), "health_bonus": (0, 9), "health_carry": (0, 9)}
"""The same for numbers inside groups and reinforcements."""
COST = (1, 5)
"""Surges that an option costs."""
MOST_NUMBER = 9
"""Of a surge option."""
NAMED = (
    *("Hero", "Class", "Shop Item", "Relic", "Search Card", "Condition", "Ability", "Overlord Card"),
    *("Plot Card", "Quest", "Encounter"),
)
"""Of these types no two may be called the same."""
FIELDS = ("id", "name", "type", "effect", "provenance", "reconstructed", "of")
"""Fields of a Card that are those of its row."""
DECKS = {"Overlord Card": 40, "Search Card": 12}
BASIC = 15
"""Overlord cards of the class Basic."""


@dataclass(frozen=True)
class Card:
    """What is printed of a thing: a card, a sheet, a map, ..."""

    id: str
    name: str
    type: str
    effect: str
    """What it does, in plain words; of a hero the ability, of a relic its side for heroes."""
    provenance: str
    reconstructed: str | None = None
    label: str = ""
    of: str | None = None
    """The id of what it belongs to."""
    texts: tuple[tuple[str, str], ...] = ()
    """Other printed texts by the names of their fields, such as the feat of a hero."""
    figures: tuple[tuple[str, int], ...] = ()
    """Printed numbers by name."""

    def figure(self, name: str) -> int | None:
        """A printed number; None if it has none of this name."""
        return dict(self.figures).get(name)

    def text(self, name: str) -> str | None:
        """A printed text; None if it has none of this name."""
        return dict(self.texts).get(name)


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
    return rows


def of_type(rows: tuple[Row, ...], *types: str) -> list[Row]:
    return [row for row in rows if row["type"] in types]


def owned(rows: tuple[Row, ...], row: Row, *types: str) -> list[Row]:
    """What belongs to a thing."""
    return [other for other in of_type(rows, *types) if other.get("of") == row["id"]]


# --- one field


def _check(where: str, field: str, value: Any, built_in: Any) -> None:
    """Compares a user's value with the built-in one: the same shape, other texts and numbers."""
    check_kind(where, value, built_in)
    if field in TEXTS:
        check_text(where, field, value, TEXTS[field])
    elif field == "surges":
        _check_surges(where, value, built_in)
    elif field in LIMITS:
        _check_numbers(where, field, value, built_in)
    elif field in ("groups", "reinforcements"):
        _check_tables(where, value, built_in)
    else:
        check_fixed(where, value, built_in)


def _check_numbers(where: str, field: str, value: Any, built_in: Any, limits: Limits = LIMITS) -> None:
    """A number, or as many as the built-in ones."""
    least, most = limits[field]
    if isinstance(value, list):
        if len(value) != len(built_in):
            raise ContentError(f"{where}: {value!r} is not possible; it must be {len(built_in)} numbers")
        for number in value:
            check_number(where, number, least, most)
    elif built_in == 0 < least:
        check_fixed(where, value, built_in)
    else:
        check_number(where, value, least, most)


def _check_surges(where: str, value: list[Any], built_in: list[str]) -> None:
    """The built-in options, with other costs and numbers."""
    options = [_option(where, text) for text in value]
    if list(map(_shape, options)) != [_shape(surge(text)) for text in built_in]:
        right = f"{built_in!r}, or these with other numbers"
        raise ContentError(f"{where}: {value!r} is not possible; it must be {right}")
    for option in options:
        check_number(where, option.cost, *COST)
        for part in option.parts:
            check_number(where, part.n, 1, MOST_NUMBER)


def _option(where: str, text: Any) -> Option:
    try:
        return surge(str(text))
    except ContentError as error:
        raise ContentError(f"{where}: {error}") from None


def _shape(option: Option) -> list[str]:
    return [part.word for part in option.parts]


def _check_tables(where: str, value: list[Any], built_in: list[Row]) -> None:
    """The built-in tables, with other numbers in some fields."""
    for new, old in zip(value, built_in, strict=False):
        if isinstance(new, dict) and list(new) == list(old):
            for field in new:
                _check_inside(f"{where}, {field}", field, new[field], old[field])
        else:
            check_fixed(where, new, old)
    if len(value) != len(built_in):
        check_fixed(where, value, built_in)


def _check_inside(where: str, field: str, value: Any, built_in: Any) -> None:
    check_kind(where, value, built_in)
    if field in LIMITS_INSIDE:
        _check_numbers(where, field, value, built_in, LIMITS_INSIDE)
    else:
        check_fixed(where, value, built_in)


# --- all rows


def _names(rows: tuple[Row, ...]) -> Iterator[list[tuple[str, str]]]:
    """Groups of things that actions name side by side, which may not be called the same."""
    for row in of_type(rows, "Class"):
        yield _labelled(owned(rows, row, "Skill"))
    yield _labelled(of_type(rows, "Monster", "Lieutenant", "Agent"))
    for kind in NAMED:
        yield _labelled(of_type(rows, kind))


def _labelled(rows: list[Row]) -> list[tuple[str, str]]:
    return [(row["id"], row["name"]) for row in rows]


def _check_decks(path: str, rows: tuple[Row, ...]) -> None:
    """Copies may move between the cards of a deck; a deck keeps its size, and so do the Basic cards."""
    decks = [(kind, of_type(rows, kind), size) for kind, size in DECKS.items()]
    decks.append(("Basic card", [row for row in rows if row.get("class") == "Basic"], BASIC))
    for name, cards, size in decks:
        total = sum(row["copies"] for row in cards)
        if total != size:
            raise ContentError(f"{path}: there would be {total} {name}s; there must be {size}")


# --- printed texts


def cards_of(rows: tuple[Row, ...]) -> tuple[Card, ...]:
    """What is printed, a Card for each row."""
    return tuple(_card(row) for row in rows)


def _card(row: Row) -> Card:
    fields = {name: row[name] for name in FIELDS if name in row}
    texts = tuple((name, row[name]) for name in TEXTS if name in row and name not in fields)
    figures = tuple((name, row[name]) for name in LIMITS if isinstance(row.get(name), int))
    return Card(**fields, label=row["name"], texts=texts, figures=figures)
