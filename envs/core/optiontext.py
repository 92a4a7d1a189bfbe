"""Options of a game written as text, ``key=value``, as command lines take them."""

from collections.abc import Sequence
from contextlib import suppress
from types import NoneType
from typing import Any, get_args, get_type_hints

from .game import Game

KINDS = {bool: "true or false", int: "a whole number", float: "a number", str: "text", NoneType: "none"}


def read_options(game: Game, pairs: Sequence[str]) -> dict[str, Any]:
    """The values in the types that the game's Config gives its fields; an unknown key's stays text.

    Raises ValueError, in one line, for a text without "=" and a value that is none of the right type.
    """
    kinds = get_type_hints(game.config_class)
    options = {}
    for pair in pairs:
        key, equals, text = pair.partition("=")
        if not equals:
            raise ValueError(f"option {pair!r} must be written as key=value")
        options[key] = _value(key, text, kinds.get(key, str))
    return options


def _value(key: str, text: str, kind: Any) -> Any:
    kinds = get_args(kind) or (kind,)
    if NoneType in kinds and text.lower() == "none":
        return None
    if bool in kinds and text.lower() in ("true", "false"):
        return text.lower() == "true"
    for reader in (int, float, str):
        if reader in kinds:
            with suppress(ValueError):
                return reader(text)
    right = " or ".join(KINDS[kind] for kind in kinds)
    raise ValueError(f"option {key}={text} is not possible; it must be {right}")
