"""Positions for card tests.

An arena is a board with nothing on it but what the test lays: Ground within the outer Walls, on which the
units named stand; the other Cryptonauts stand Retired in a far corner.
"""

from typing import Any, Self

from ..kit import Choice, Position, position
from ..names import DIRECTIONS, VERBS
from ..record import Spots

OPTIONAL = ("REROLL", "TRIGGER", "PREPARED")
"""Questions that are answered "no" where a test names no answer."""
FIRM = set(VERBS) - {"done", "no"}
"""Choices that the rules never make by themselves where a test names them."""
LATER = FIRM | {"done", *DIRECTIONS}
"""Choices that may follow an optional question; the others say what has led to it."""


def arena(units: Spots, goddess: str = "SKZ", *, turn: str, board: str = "TOMB", **laid: Any) -> "Arena":
    """`position` on an empty board; what is laid as there."""
    game = position(board, goddess, units, turn=turn, **{"clear": True, "kind": Arena, **laid})
    assert isinstance(game, Arena)
    return game


class Arena(Position):
    """A game in which a card is played from the menu to its end."""

    def play(self, *choices: Choice) -> Self:
        """These choices, one after the other, and "no" to optional questions that they do not answer.

        A choice that the rules have made already is left out: the only target, the only source.
        """
        for choice in choices:
            self._pass_to(choice)
            if self._legal(choice) is not None or choice in FIRM or self._asks_for(choice):
                self.choose(choice)
        return self._pass_to(None)

    def _pass_to(self, choice: Choice | None) -> Self:
        """Declines optional questions up to one that offers this choice."""
        while True:
            if self.stopped and choice is not None:
                self.go_on()
            elif self.asked in OPTIONAL and self._declines(choice):
                self.choose("no")
            else:
                return self

    def _declines(self, choice: Choice | None) -> bool:
        """Does this choice come after "no" to what is asked?"""
        return choice is None or (choice in LATER and self._legal(choice) is None)

    def monster(self, name: str, *choices: Choice) -> Self:
        """The Goddess activates a Monster, which does this."""
        if self.asked == "MONSTER" and self.who != name:
            self.choose("end")
        return self.play(*([name] if self.asked == "POWERS" else []), *choices)

    def times_asked(self, question: str) -> int:
        """How often this question was put."""
        return sum(name == question for name, _ in self.log) + (self.asked == question)

    @property
    def known(self) -> list[str]:
        """The cards of her hand that the Cryptonaut side knows."""
        return self._kinds("known")
