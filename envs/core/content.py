"""Card tables: read from TOML, a user's own laid over the built-in one, and checked.

A table holds [[card]] rows, each with an id. A user's table may leave out cards and fields (the built-in
values hold). What may be changed, and to what, each game says; this module has the parts it says it with.
Whatever is wrong is a ContentError of one line.
"""

import tomllib
from collections.abc import Callable, Iterable
from hashlib import blake2b
from pathlib import Path
from typing import Any

PROVENANCES = ("seen", "partial", "reconstructed")
TEXTS = {"name": 40, "provenance": 40, "reconstructed": 200, "effect": 400}
"""Fields that are text, and the most characters of each."""

Row = dict[str, Any]
Check = Callable[[str, str, Any, Any], None]
"""Raises ContentError unless a user's value may stand for the built-in one: where, field, value, built-in."""


class ContentError(ValueError):
    """A card table that cannot be used; one line that says where and what would be right."""


def built_in_rows(*paths: Path) -> tuple[Row, ...]:
    """The rows of a game's own tables, one after the other."""
    return tuple(row for path in paths for row in tomllib.loads(path.read_text(encoding="utf-8"))["card"])


def read(path: str) -> bytes:
    """What a user's table holds."""
    try:
        return Path(path).read_bytes()
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        raise ContentError(
            f"content={path!r} cannot be read ({reason}); it must be the path of a card table"
        ) from None


def overlay(path: str, data: bytes, built_in: tuple[Row, ...], ids: str, check: Check) -> tuple[Row, ...]:
    """The built-in rows with the values of a user's table; ids: those there are, in words."""
    known = {row["id"]: row for row in built_in}
    changed: dict[str, Row] = {}
    for row in _rows(path, data):
        card = row.get("id")
        if not isinstance(card, str) or card not in known:
            raise ContentError(f"{path}: there is no card {card!r}; ids are {ids}")
        if card in changed:
            raise ContentError(f"{path}: card {card} stands there twice; it must have one [[card]] table")
        for field, value in row.items():
            if field not in known[card]:
                right = ", ".join(known[card])
                raise ContentError(f"{path}: card {card} has no field {field!r}; it has {right}")
            check(f"{path}: card {card}, {field}", field, value, known[card][field])
        changed[card] = {**known[card], **{field: _ordered(row[field], known[card][field]) for field in row}}
    return tuple(changed.get(card, row) for card, row in known.items())


def _rows(path: str, data: bytes) -> list[Row]:
    """The [[card]] tables of a file."""
    try:
        table = tomllib.loads(data.decode("utf-8"))
    except (ValueError, RecursionError) as error:
        raise ContentError(f"{path}: not a TOML file: {error}") from None
    rows = table.get("card")
    if (
        list(table) != ["card"]
        or not isinstance(rows, list)
        or not all(isinstance(row, dict) for row in rows)
    ):
        raise ContentError(f"{path}: it must hold [[card]] tables and nothing else")
    return rows


def _ordered(value: Any, built_in: Any) -> Any:
    """Named values in the order of the built-in ones."""
    return {name: value[name] for name in built_in} if isinstance(built_in, dict) else value


# --- checks, for the games to choose from


def check_fixed(where: str, value: Any, built_in: Any) -> None:
    if value != built_in:
        raise ContentError(f"{where}: {value!r} cannot be changed; it must be {built_in!r}")


def check_kind(where: str, value: Any, built_in: Any) -> None:
    if type(value) is not type(built_in):
        raise ContentError(f"{where}: {value!r} is not possible; it must be of the kind of {built_in!r}")


def check_text(where: str, field: str, value: str, most: int) -> None:
    """A text is one line, a provenance one of PROVENANCES."""
    if field == "provenance" and value not in PROVENANCES:
        raise ContentError(f"{where}: {value!r} is not possible; it must be one of {', '.join(PROVENANCES)}")
    if value != value.strip() or not value or not value.isprintable() or len(value) > most:
        right = f"one line of at most {most} characters, without blanks around it"
        raise ContentError(f"{where}: {value!r} is not possible; it must be {right}")


def check_number(where: str, value: Any, least: int, most: int, unit: int = 1) -> None:
    if type(value) is not int:
        raise ContentError(f"{where}: {value!r} is not possible; it must be a whole number")
    if not least <= value <= most:
        raise ContentError(f"{where}: {value} is out of range; it must be {least} to {most}")
    if value % unit:
        raise ContentError(f"{where}: {value} is not possible; it must be a multiple of {unit}")


def check_names(path: str, labels: Iterable[tuple[str, str]]) -> None:
    """No two cards may be called the same, whatever the case of letters; each label with its id first."""
    taken: dict[str, str] = {}
    for card, label in labels:
        other = taken.setdefault(label.casefold(), card)
        if other != card:
            raise ContentError(
                f"{path}: cards {other} and {card} would both be called {label!r}; names must differ"
            )


def content_hash(setup: Any) -> str:
    """16 hexadecimal digits that stand for the card numbers in a record of the kernel's setup: for all of it
    but its ``options``.
    """
    fields = [name for name in setup.dtype.names if name != "options"]
    return blake2b(b"".join(setup[name].tobytes() for name in fields), digest_size=8).hexdigest()
