"""What only a game itself can tell: its module tests/envs/<game>/hooks.py has these.

ALSO: further options under which most tests here run too, beside those of the registered ids.
SHORT: options under which random games end by the game's limit, as truncations; None: it has no limit.
NUMBER: the id of a card and the name of a number of it, which is printed neither 3 nor 4 and may be either.
WRONG: for each option of its own some values that are not possible.
RARE: actions that even a million random choices need not meet.
unused(variant): the actions that no card of this variant ever asks for.
Referee: a second opinion on what is legal.
"""

from collections.abc import Collection, Mapping, Sequence
from importlib import import_module
from typing import Any, Protocol

from dungeonzoo.envs.core.game import Variant
from dungeonzoo.envs.core.table import Table


class Referee(Protocol):
    """Slow rules, written apart from the kernel, that follow the game in slot 0 of a table."""

    def __init__(self, variant: Variant, table: Table) -> None:
        """The game has just been dealt."""

    def legal(self) -> set[int]:
        """The legal actions now; empty when the game is over."""

    def follow(self, action: int) -> None:
        """The table has just taken this action."""


class Hooks(Protocol):
    ALSO: Sequence[dict[str, Any]]
    SHORT: dict[str, Any] | None
    NUMBER: tuple[str, str]
    WRONG: Mapping[str, Sequence[Any]]
    RARE: Collection[int]
    Referee: type[Referee]

    def unused(self, variant: Variant) -> set[int]: ...


def hooks(game: str) -> Hooks:
    """The hooks of a game; every game must have them."""
    return import_module(f"tests.envs.{game}.hooks")  # type: ignore[return-value]
