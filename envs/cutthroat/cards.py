"""The card tables: loaded from TOML, checked, and turned into the rows that the rules read.

Every table of ``content`` holds [[card]] rows. A row has texts, what is fixed (what a card is and does), and
figures: ``copies``, ``values``, ``lp``, ``second_lp``, ``prestige``, ``track``, and the named figures of its
text in ``amount``, ``strike``, ``special``, ``upright`` and ``reversed``, in the order in which they are read
(setup.pxd). A text names such a figure in braces.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from string import Formatter
from typing import Any

import numpy as np

from ..core import content
from ..core.content import ContentError, Row, check_fixed, check_kind, check_names, check_number, check_text
from . import setup as vocabulary
from . import state

FOLDER = Path(__file__).parent / "content"
TABLES = ("deck", "table", "encounters", "relics", "events", "fortune")
TEXTS = {**content.TEXTS, "realm": 400}
FIGURES = ("amount", "strike", "special", "upright", "reversed")
"""Fields that hold named figures."""
COUNTS = ("cards", "discards", "draws", "hand", "heads", "minus", "prestige", "rounds", "tokens")
"""Named figures that count something; all others are LP or damage."""
POSITIVE = ("every", "hand", "heads", "left", "lp", "rounds", "step")
"""Named figures that cannot be zero."""
UNIT = 5
"""LP and damage are multiples of it (CUR-16)."""
MOST_LP = 995
MOST_DAMAGE = 200
MOST_COUNT = 9
LIMITS = {"draws": 8, "heads": 6, "left": 100}
"""Named figures that cannot be as large as others."""
MOST_KILL = 8
"""Prestige of a single kill, bonus included: actions name no larger one."""
N_ITEMS = 13
MOST_ITEMS = 2
"""Copies of one Item."""
PORTRAITS = ("D04", "D05")
HOLY = ("Undead", "Fiend", "Demon")
"""Types on which Throw Holy Water works."""
TYPES = {
    "Event": vocabulary.EventType.CONDITION,
    "Treasure": vocabulary.EventType.TREASURE,
    "Realm": vocabulary.EventType.REALM,
}
IDS = "D01-D34, C1-C6, AL, Q1, Q2, E01-E25, I01-I26, RL01-RL29, EV01-EV30, F00-F21"


@dataclass(frozen=True)
class Card:
    """What is printed on a card, or on all cards of a kind."""

    id: str
    name: str
    type: str
    effect: str
    """Its text, figures filled in."""
    provenance: str
    reconstructed: str | None = None
    label: str = ""
    """The name, with a number where two cards of a deck share it."""
    set: str | None = None
    """Where an Encounter was published."""
    keywords: tuple[str, ...] = ()
    copies: int | None = None
    values: tuple[int, ...] | None = None
    """double, normal, half, miss"""
    lp: tuple[int, ...] | None = None
    """By players who start, 3 to 6; the goal of I09."""
    second_lp: tuple[int, ...] | None = None
    prestige: int | tuple[int, ...] | None = None
    track: tuple[int, ...] | None = None
    realm: str | None = None
    """The Realm effect of an Incarnation."""
    incarnation: str | None = None
    """The Incarnation whose Realm effect brings this Relic."""
    use: str | None = None
    limit: str | None = None


def load(path: str | None) -> tuple[Row, ...]:
    """The rows of all tables, complete and checked. Raises ContentError.

    A user's table may change texts and figures, not what a card does.
    """
    return _built_in() if path is None else _merge(path, content.read(path))


@cache
def _built_in() -> tuple[Row, ...]:
    return content.built_in_rows(*(FOLDER / f"{name}.toml" for name in TABLES))


@cache
def _merge(path: str, data: bytes) -> tuple[Row, ...]:
    rows = content.overlay(path, data, _built_in(), IDS, _check)
    for row in rows:
        _check_braces(f"{path}: card {row['id']}", row)
    _check_names(path, rows)
    _check_deck(path, rows)
    _check_kills(path, rows)
    return rows


# --- one field


def _check(where: str, field: str, value: Any, built_in: Any) -> None:
    """Compares a user's value with the built-in one: the same shape, other texts and figures."""
    check_kind(where, value, built_in)
    if field in TEXTS:
        check_text(where, field, value, TEXTS[field])
    elif field == "copies":
        check_number(where, value, 0, state.N_CARDS)
    elif field == "values":
        _check_values(where, value)
    elif field in ("lp", "second_lp"):
        _check_list(where, value, built_in, UNIT, MOST_LP, UNIT)
    elif field == "prestige":
        many = [value] if isinstance(value, int) else value
        _check_list(where, many, [0] if isinstance(value, int) else built_in, 0, MOST_KILL)
    elif field == "track":
        _check_track(where, value)
    elif field in FIGURES:
        _check_figures(where, value, built_in)
    else:
        check_fixed(where, value, built_in)


def _check_list(
    where: str, value: list[Any], built_in: list[Any], least: int, most: int, unit: int = 1
) -> None:
    if len(value) != len(built_in):
        raise ContentError(
            f"{where}: it must have {len(built_in)} numbers like {built_in!r}, not {len(value)}"
        )
    for number in value:
        check_number(where, number, least, most, unit)


def _check_values(where: str, value: list[Any]) -> None:
    _check_list(where, value, [0] * 4, 0, MOST_DAMAGE, UNIT)
    if value != sorted(value, reverse=True) or value[-1]:
        raise ContentError(f"{where}: {value!r} is not possible; it must fall, from double to a miss of 0")


def _check_track(where: str, value: list[Any]) -> None:
    for number in value:
        check_number(where, number, 1, state.N_STACK)
    if value != sorted(set(value)):
        raise ContentError(f"{where}: {value!r} is not possible; it must be different numbers, rising")


def _check_figures(where: str, value: dict[str, Any], built_in: dict[str, int]) -> None:
    if value.keys() != built_in.keys():
        raise ContentError(f"{where}: it must have the figures {', '.join(built_in)}, not {', '.join(value)}")
    for name, number in value.items():
        unit, most = (1, MOST_COUNT) if name in COUNTS else (UNIT, MOST_DAMAGE)
        most = LIMITS.get(name, most)
        check_number(f"{where}.{name}", number, unit if name in POSITIVE else 0, most, unit)


def _check_braces(where: str, row: Row) -> None:
    """A text may name the figures of its row in braces, and nothing else."""
    figures = _figures(row)
    for field in ("effect", "realm"):
        try:
            parts = list(Formatter().parse(row.get(field, "")))
        except ValueError:
            raise ContentError(f"{where}, {field}: a brace is not closed or not opened") from None
        for _, name, form, conversion in parts:
            if name is not None and (name not in figures or form or conversion):
                right = ", ".join(f"{{{figure}}}" for figure in figures) or "no braces"
                raise ContentError(f"{where}, {field}: {{{name}}} is no figure of it; it may have {right}")


# --- all rows


def _check_names(path: str, rows: tuple[Row, ...]) -> None:
    """No two cards that actions name, or that lie in one deck, may be called the same, whatever the case."""
    for group in (
        _labelled(rows, "D", "E", "I", "RL"),
        _labelled(rows, "EV"),
        _labelled(rows, "F"),
        _labelled(rows, "C", "AL", "Q"),
    ):
        check_names(path, group)


def _labelled(rows: tuple[Row, ...], *decks: str) -> Iterator[tuple[str, str]]:
    """Every id and label of these decks."""
    labels = _labels(rows)
    for row in rows:
        if _deck(row["id"]) in decks:
            yield row["id"], labels[row["id"]]
        if row["id"] in PORTRAITS and "D" in decks:
            yield from ((row["id"], label) for label in _portraits(rows, row))


def _check_deck(path: str, rows: tuple[Row, ...]) -> None:
    """Copies may move between kinds, but not from hands to the table."""
    kinds = _of(rows, "D")
    items = sum(row["copies"] for row in kinds if row["type"] == "Item")
    total = sum(row["copies"] for row in kinds)
    if total != state.N_CARDS or items != N_ITEMS:
        raise ContentError(
            f"{path}: the deck would have {total} cards, {items} of them Items; "
            f"it must have {state.N_CARDS}, {N_ITEMS} of them Items"
        )
    for row in kinds:
        least, most = _copies(row)
        check_number(f"{path}: card {row['id']}, copies", row["copies"], least, most)


def _copies(row: Row) -> tuple[int, int]:
    """The fewest and the most copies of a card; those with portraits have one for each Character."""
    if row["id"] in PORTRAITS:
        return state.MAX_PLAYERS, state.MAX_PLAYERS
    return 0, MOST_ITEMS if row["type"] == "Item" else state.N_CARDS


def _check_kills(path: str, rows: tuple[Row, ...]) -> None:
    """No kill may be worth more than actions can name."""
    bonus = next(row["amount"]["prestige"] for row in rows if row["id"] == "EV16")
    for row in _of(rows, "E", "I"):
        worth = max(_list(row.get("prestige", 0)))
        if worth + bonus > MOST_KILL:
            raise ContentError(
                f"{path}: a kill of {row['id']} would be worth up to {worth} Prestige and {bonus} by EV16; "
                f"it must be at most {MOST_KILL} together"
            )


def _of(rows: tuple[Row, ...], *decks: str) -> list[Row]:
    return [row for row in rows if _deck(row["id"]) in decks]


def _deck(card: str) -> str:
    return card.rstrip("0123456789")


def _figures(row: Row) -> dict[str, int]:
    """The named figures of a row."""
    return {name: value for field in FIGURES for name, value in row.get(field, {}).items()}


def _list(value: int | Sequence[int]) -> Sequence[int]:
    return [value] if isinstance(value, int) else value


# --- rows for the rules


def fill(setup: Any, rows: tuple[Row, ...]) -> None:
    """Writes the figures into a record of the kernel's setup, row by row."""
    for i, row in enumerate(_of(rows, "D")):
        out = setup["kind"][i]
        out["copies"] = row["copies"]
        _write(out["value"], row.get("values", ()))
        _write(out["amount"], row.get("amount", {}).values())
    for i, row in enumerate(_of(rows, "RL")):
        out = setup["thing"][vocabulary.N_THINGS - vocabulary.N_RELICS + i]
        _write(out["amount"], row.get("amount", {}).values())
    for i, row in enumerate(_of(rows, "E", "I")):
        _fill_encounter(setup["encounter"][i], row)
    for i, row in enumerate(_of(rows, "EV")):
        out = setup["event"][i]
        out["track"] = sum(1 << n for n in row["track"])
        out["type"] = TYPES[row["type"]]
        _write(out["amount"], row.get("amount", {}).values())
    for i, row in enumerate(_of(rows, "F")):
        out = setup["fortune"][i]
        _write(out["upright"], row.get("upright", {}).values())
        _write(out["reversed"], row.get("reversed", {}).values())


def _fill_encounter(out: Any, row: Row) -> None:
    for field in ("lp", "second_lp"):
        _write(out[field], row.get(field, ()))
    _write(out["prestige"], _list(row.get("prestige", 0)))
    for field in ("strike", "special"):
        _write(out[field], row.get(field, {}).values())
    out["holy"] = row["type"] in HOLY
    for field, keyword in (("boss", "Boss"), ("finisher", "Finisher"), ("non_combat", "Non-Combat")):
        out[field] = keyword in row["keywords"]


def _write(out: np.ndarray, numbers: Any) -> None:
    for i, number in enumerate(numbers):
        out[i] = number


# --- printed texts


def cards_of(rows: tuple[Row, ...]) -> tuple[Card, ...]:
    """What is printed, a Card for each row."""
    labels = _labels(rows)
    return tuple(replace(_card(row), label=labels[row["id"]]) for row in rows)


def _card(row: Row) -> Card:
    values: Row = {name: row[name] for name in Card.__dataclass_fields__ if name in row}
    for name, value in values.items():
        if isinstance(value, list):
            values[name] = tuple(value)
    for name in ("effect", "realm"):
        if name in values:
            values[name] = values[name].format(**_figures(row))
    return Card(**values)


def _labels(rows: tuple[Row, ...]) -> dict[str, str]:
    """What the cards are called, by id: their names, the second Realm Event with a number."""
    names = {row["id"]: row["name"] for row in rows}
    second = names["EV29"].casefold() == names["EV30"].casefold()
    return {**names, "EV30": f"{names['EV30']} (2)"} if second else names


def face_labels(rows: tuple[Row, ...]) -> list[str]:
    """What the cards in a hand are called, by face; portraits apart."""
    return [
        label
        for row in _of(rows, "D")
        if row["type"] != "Item"
        for label in (_portraits(rows, row) if row["id"] in PORTRAITS else [row["name"]])
    ]


def _portraits(rows: tuple[Row, ...], row: Row) -> list[str]:
    """The labels of an Attack with portraits, by Character."""
    return [f"{row['name']} ({character['name']})" for character in _of(rows, "C")]
