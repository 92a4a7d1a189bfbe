"""What the generic tests need to know of this game (see tests/generic/hooks.py)."""

from dungeonzoo.envs.core.game import Variant
from dungeonzoo.envs.core.table import Table
from dungeonzoo.envs.cutthroat.state import Act

from .names import ENCOUNTERS
from .oracle import Oracle
from .oracle_numbers import NON_COMBAT
from .oracle_windows import thing_action

ALSO = (
    {"players": 3, "encounter_pool": "incarnations", "fortune_lp": "flat"},
    {"players": 6, "finisher_rule": True, "quest": 1},
)
SHORT = None
NUMBER = ("E08", "prestige")
WRONG = {
    "players": [2, 7, 0, -4, 4.0, "4", True, None],
    "event_deck": [1, 0, "on", None],
    "quest": [3, -1, 1.0, "1", True, None],
    "finisher_rule": [1, 0, "off", None],
    "encounter_pool": ["all", "", None, 1],
    "fortune_lp": [50, "", None, True],
}
RARE = range(Act.KILL, Act.CLAIM)  # kills of one particular worth of the refuser (I06)


def unused(variant: Variant) -> set[int]:
    """Seats and numbers beyond the players; picks of other pools; what only Incarnations and Relics ask."""
    options = variant.options
    players = options["players"]
    never = set(range(Act.SEAT + players, Act.THING)) | set(range(Act.NUMBER + players, Act.VOTE))
    pool = {"base": ENCOUNTERS[:25], "incarnations": ENCOUNTERS[25:], "both": ENCOUNTERS}
    picks = pool[options["encounter_pool"]] if options["finisher_rule"] else ()
    never |= {
        Act.ENCOUNTER + place
        for place, name in enumerate(ENCOUNTERS)
        if name not in picks or name in NON_COMBAT
    }
    if options["encounter_pool"] == "base" and not options["event_deck"]:
        never |= set(range(thing_action("RL01"), Act.ENCOUNTER))
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
