"""What the generic tests need to know of this game (see tests/generic/hooks.py)."""

from dungeonzoo.envs.core.game import Variant
from dungeonzoo.envs.core.table import Table
from dungeonzoo.envs.cryptic.state import (
    V_CAST,
    V_DIG,
    V_EMPOWER,
    V_LOOT,
    V_OBJECTIVE,
    V_TELEPORT,
    Act,
)

from .oracle import Oracle

ALSO = (
    {"players": 4, "setup": "random", "sub_realms": 2, "relics": True, "encounters": True},
    {"players": 3, "setup": "choose", "realm": "cave", "goddess": "gorkuk", "move": "path"},
)
SHORT = {}
"""Most random games reach the last Round as they are."""
NUMBER = ("VET", "aim")
WRONG = {
    "players": [1, 5, 0, -2, 2.0, "2", True, None],
    "setup": ["mine", "", 1, None],
    "quickplay": [1, 0, "yes", None],
    "realm": ["mirror", "castle", 1],
    "goddess": ["none", "", 2],
    "squads": ["VET", "VET,DEM,XEN,INF,AND,YOU", "VET,VET,XEN,INF,AND,MAG", 6],
    "sub_realms": [-1, 3, 1.0, "1", True, None],
    "relics": [1, 0, "on", None],
    "encounters": [1, "no", None],
    "move": ["jump", "", 1, None],
}
MOST_SPACES = 400 + 2 * 144
MASTERY_RARELY_PLAYED = Act.CARD + 3 * 7 + 1
FOURTH_MONSTER = Act.MONSTER + 9
RARE = {
    *(Act.VERB + verb for verb in (V_CAST, V_LOOT, V_OBJECTIVE, V_DIG, V_TELEPORT, V_EMPOWER)),
    *range(Act.SLOT, Act.CARD),  # who carries what, and whose Abilities can be used when
    MASTERY_RARELY_PLAYED,
    *range(FOURTH_MONSTER, Act.BLOOD),
    *range(Act.CELL, Act.CELL + MOST_SPACES),  # far corners
}


def unused(variant: Variant) -> set[int]:
    """What is chosen before the game, where it is known or drawn by lot; Blood without Gor'Kuk."""
    options = variant.options
    asked = options["setup"] in ("draft", "choose")
    never = set() if asked else set(range(Act.DRAFT, Act.DRAFT_GODDESS))
    if not asked or options["goddess"]:
        never |= set(range(Act.DRAFT_GODDESS, Act.DRAFT_BOARD))
    if options["setup"] != "draft":
        never |= set(range(Act.DRAFT_BOARD, Act.CELL))
    if options["goddess"] not in (None, "random", "gorkuk") or options["setup"] == "first_game":
        never |= set(range(Act.BLOOD, Act.DRAFT))
    return never


class Referee:
    """The oracle."""

    def __init__(self, variant: Variant, table: Table) -> None:
        self.oracle = Oracle(variant.options, int(table.seeds[0]))

    def legal(self) -> set[int]:
        question = self.oracle.question
        return set(question.legal) if question else set()

    def follow(self, action: int) -> None:
        self.oracle.answer(action)
