"""The card table: loaded from TOML, checked, and turned into the rows that the rules read.

A row's fields beside its texts and numbers:

- ``action``: what a printed action or an action card does, step by step; ``target``: what it is aimed at,
  which is named first
- ``arrives``: what happens when the card comes into play; ``trigger``: in a window of the turn (``whose``
  turn: that of its controller unless it says each or bearer), if a condition holds
- ``play_if``, ``attacks_if``, ``may_attack_if``: conditions for playing it, for attacking, and for a person's
  leave to attack; ``stronger``: power added while a condition holds
- ``bearer_power`` of a curse, ``blocker_power`` of a location; ``blocks_below``: it cannot block monsters of
  that power or more; ``unblocked``: what happens when it attacks and is not blocked; ``monster_played``:
  whenever a player plays a monster
- ``destroyed``, ``person_destroyed``: sanity gained by its controller when it, or any person, is destroyed
- ``rules``: standing rules while it is in play

Conditions, operations and rules are the words of If, Op and Rule (setup.pxd), each with at most one number.
"""

from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from ..core.content import (
    TEXTS,
    ContentError,
    Row,
    built_in_rows,
    check_fixed,
    check_kind,
    check_names,
    check_number,
    check_text,
    overlay,
    read,
)
from . import setup as vocabulary
from . import state
from .binding import RULES

BUILT_IN = Path(__file__).parent / "content" / "cards.toml"
IDS = "M01-M30, P01-P30, L1-L8, B1-B4, C1-C4, A01-A24"
MOST = 99
"""No printed number is larger."""


@dataclass(frozen=True)
class Card:
    """One physical card of a deck."""

    id: str
    name: str
    type: str
    cost: int
    power: int | None
    effect: str
    provenance: str
    reconstructed: str | None = None
    label: str = ""
    """The name, with a number where a deck holds two copies; unlike that of every other card."""


def load(path: str | None) -> tuple[Row, ...]:
    """The rows of a card table, complete and checked. Raises ContentError.

    A user's table may change texts and numbers, not what a card does.
    """
    return _built_in() if path is None else _merge(path, read(path))


@cache
def _built_in() -> tuple[Row, ...]:
    return built_in_rows(BUILT_IN)


@cache
def _merge(path: str, data: bytes) -> tuple[Row, ...]:
    rows = overlay(path, data, _built_in(), IDS, _check)
    check_names(path, ((row["id"], label) for row in rows for label in _labels(row["name"])))
    return rows


def _check(where: str, field: str, value: Any, built_in: Any) -> None:
    """Compares a user's value with the built-in one: the same shape and words, other numbers."""
    if field in ("id", "type"):
        check_fixed(where, value, built_in)
    check_kind(where, value, built_in)
    match built_in:
        case str() if field in TEXTS:
            check_text(where, field, value, TEXTS[field])
        case str():
            _check_line(where, value, built_in)
        case int():
            least, most = (-MOST, -1) if built_in < 0 else (0, MOST)
            check_number(where, value, least, most)
        case list():
            if len(value) != len(built_in):
                right = f"{len(built_in)} lines like {built_in!r}"
                raise ContentError(f"{where}: it must have {right}, not {len(value)}")
            for new, old in zip(value, built_in, strict=True):
                _check(where, "", new, old)
        case dict():
            if value.keys() != built_in.keys():
                right = ", ".join(built_in)
                raise ContentError(f"{where}: it must have the fields {right}, not {', '.join(value)}")
            for key in value:
                _check(f"{where}.{key}", "", value[key], built_in[key])


def _check_line(where: str, value: str, built_in: str) -> None:
    """A line of the vocabulary: another number, no other words."""
    words, number = _words(value)
    right, amount = _words(built_in)
    if words != right or (number is None) != (amount is None):
        raise ContentError(
            f"{where}: {value!r} is not possible; it must be {built_in!r} or this with another number"
        )
    if number is not None:
        check_number(where, number, 0, MOST)


def _words(text: str) -> tuple[str, int | None]:
    """A line of the vocabulary without its number, and the number."""
    words = text.split()
    numbers = [word for word in words if word.isascii() and word.isdigit()]
    rest = " ".join(word for word in words if word not in numbers)
    return rest, int(numbers[0]) if len(numbers) == 1 else None


# --- rows for the rules


def card_setup(rows: tuple[Row, ...], kinds: list[int]) -> np.ndarray:
    """The rows of a deck whose card i is of the kind kinds[i], as the kernel's array."""
    out = np.zeros(state.N_CARDS, RULES.setup_dtype["card"].base)
    for card, kind in enumerate(kinds):
        _fill(out[card], rows[kind])
        out[card]["kind"] = kind
    return out


def _fill(out: Any, row: Row) -> None:
    """One card of the kernel's array."""
    out["type"] = state.Type[row["type"].upper()]
    out["cost"] = row["cost"]
    out["power"] = row.get("power", 0)
    out["play_if"] = _condition(row.get("play_if"))
    out["attacks_if"] = _condition(row.get("attacks_if"))
    out["may_attack_if"] = _condition(row.get("may_attack_if", "never"))
    out["target"] = _target(row.get("target"))
    for field in ("action", "arrives"):
        for i, line in enumerate(row.get(field, ())):
            out[field][i] = _step(line)
    for field in ("unblocked", "monster_played"):
        out[field] = _step(row.get(field, "nothing"))
    for field in ("bearer_power", "blocker_power", "blocks_below", "destroyed", "person_destroyed"):
        out[field] = row.get(field, 0)
    if "stronger" in row:
        out["stronger_if"] = _condition(row["stronger"]["if"])
        out["stronger_by"] = row["stronger"]["by"]
    out["trigger"] = _trigger(row.get("trigger"))
    for line in row.get("rules", ()):
        out["rules"] |= vocabulary.Rule["RULE_" + _constant(line)]


def _constant(words: str) -> str:
    return words.upper().replace(" ", "_")


def _condition(line: str | None) -> tuple[int, int]:
    words, number = _words(line or "always")
    return vocabulary.If["IF_" + _constant(words)], number or 0


def _step(line: str) -> tuple[int, int]:
    words, number = _words(line)
    return vocabulary.Op["DO_" + _constant(words)], number or 0


def _trigger(trigger: dict[str, str] | None) -> tuple[int, int, tuple[int, int], tuple[int, int]]:
    if trigger is None:
        return -1, 0, (0, 0), (0, 0)
    window = state.Phase[_constant(trigger["window"])]
    whose = vocabulary.Whose["WHOSE_" + _constant(trigger.get("whose", "own"))]
    return window, whose, _condition(trigger.get("if")), _step(trigger["do"])


def _target(line: str | None) -> tuple[int, int, int]:
    """Such as "their monster of power at most 5": a side, types, and a limit of power (-1: none)."""
    if line is None:
        return 0, 0, -1
    words, number = _words(line)
    side, *types = words.removesuffix(" of power at most").split()
    bits = sum(1 << state.Type[name.upper()] for name in types if name != "or")
    return bits, vocabulary.Side[side.upper()], -1 if number is None else number


# --- decks


def full_deck() -> list[int]:
    """The kinds of the cards of the full deck: one of each."""
    return list(range(len(_built_in())))


def seen_deck() -> list[int]:
    """The kinds of the cards whose text is public: two of each, but one each of the first six monsters."""
    public = [i for i, row in enumerate(_built_in()) if row["provenance"] != "reconstructed"]
    return [i for i in public for _ in range(1 if i < 6 else 2)]


def cards_of(rows: tuple[Row, ...], kinds: list[int]) -> list[Card]:
    """The cards of a deck, in the order of their index."""
    cards = []
    for i, kind in enumerate(kinds):
        row = rows[kind]
        fields: dict[str, Any] = {
            name: row.get(name) for name in Card.__dataclass_fields__ if name != "label"
        }
        copy = kinds[:i].count(kind)
        cards.append(replace(Card(**fields), label=_labels(row["name"])[copy]))
    return cards


def _labels(name: str) -> tuple[str, str]:
    """What the first and the second copy of a card are called."""
    return name, f"{name} (2)"
