"""The game in words."""

from collections.abc import Iterable
from typing import Any

from ..core.game import Words


class CrypticWords(Words[Any]):
    def __init__(self, cards: Any, layout: Any, options: Any) -> None:
        self.cards = cards

    def action_name(self, action: int) -> str:
        return f"action {action}"

    def action_help(self, action: int) -> str:
        return ""

    def read(self, view: Any) -> Any:
        return view

    def answer(self, position: Any, action: int) -> str:
        return self.action_name(action)

    def description(self, position: Any) -> Iterable[str]:
        return []

    def lines(self, position: Any) -> Iterable[str]:
        return []

    def events(self, before: Any, after: Any) -> Iterable[str]:
        return []
