"""What the generic tests need to know of this game (see tests/generic/hooks.py)."""

from dungeonzoo.envs.core.game import Variant
from dungeonzoo.envs.core.table import Table
from dungeonzoo.envs.cthulhu.state import Zone

from .kit import COMMANDS, cards
from .oracle import Oracle, Row

ALSO = ()
SHORT = {"turn_limit": 6}
NUMBER = ("M30", "cost")
WRONG = {
    "life": [0, -1, 1000, 2.5, "100", True, None],
    "sanity": [0, -1, 1000, 2.5, "100", True, None],
    "turn_limit": [0, -1, 10_001, 2.5, "300", True, None],
    "first_player": [2, -1, "player_0", True, None, 0.5],
    "deck": ["half", "", None, 1],
}
RARE = ()


def unused(variant: Variant) -> set[int]:
    """No card of the smaller deck offers two options."""
    options = {variant.n_actions - 2, variant.n_actions - 1}
    return options if variant.options["deck"] == "seen" else set()


class Referee:
    """The oracle, by action numbers."""

    def __init__(self, variant: Variant, table: Table) -> None:
        rows = [Row(card.id, card.cost, card.power or 0) for card in cards(variant.options["deck"])]
        self.table = table
        self.oracle = Oracle(rows, int(table.seeds[0]))
        self.choices = (*range(len(rows)), *COMMANDS)

    def legal(self) -> set[int]:
        question = self.oracle.question
        return {self.choices.index(choice) for choice in question.legal} if question else set()

    def follow(self, action: int) -> None:
        self.oracle.answer(self.choices[action])
        pile = self.table.states[0]["pile"][Zone.DISCARD]
        self.oracle.discard_pile[:] = pile["card"][: pile["n"]].tolist()  # CTR-64: its order means nothing
