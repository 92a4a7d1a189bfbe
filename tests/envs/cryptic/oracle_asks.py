"""What is asked in the oracle's game, and checks: every question is a ``yield``."""

from collections.abc import Callable, Generator, Iterable
from typing import Any, NamedTuple

from .oracle_boards import Thing, Unit
from .oracle_content import Effect
from .oracle_units import Part, Play, Units

VERBS = (
    "move", "attack", "cast", "ability", "free", "charge", "devour", "restore", "trade", "loot",
    "objective", "dig", "prepare", "rest", "teleport", "buy", "retire", "yes", "no", "done", "give",
    "take", "empower", "end",
)  # fmt: skip
ASKS = (
    "goddess", "ban board", "ban", "pick", "squad", "flip", "guard", "crystal", "codex", "entrance",
    "place", "order", "unit", "menu", "source", "step", "target", "direction", "reroll", "trigger",
    "trade", "loot", "teleport", "prepared", "discard", "powers", "summon", "monster", "option",
    "space",
)  # fmt: skip
# First action of each block (6.2).
DIR, VERB, SLOT, CARD, MONSTER, BLOOD, DRAFT, GODDESS, BOARD, CELL = 0, 8, 32, 64, 94, 106, 110, 142, 145, 151
KNOWLEDGE, SOUL, BONE, CODEX, OPTION = 18, 19, 20, 21, 24  # slots

Run = Generator["Question", int, Any]


class Question(NamedTuple):
    ask: str
    seat: int
    legal: frozenset[int]

    @property
    def kind(self) -> int:
        return ASKS.index(self.ask)


class GameOver(Exception):
    """One side has won, or Round 40 has ended."""


def verb(name: str) -> int:
    return VERB + VERBS.index(name)


DONE, YES, NO = verb("done"), verb("yes"), verb("no")


class Asks(Units):
    choices_made: int
    apply: Callable[[Effect, Play], Run]

    def ask(self, ask: str, seat: int, legal: Iterable[int]) -> Run:
        """A question with one legal answer is not asked (section 6)."""
        choices = frozenset(legal)
        assert choices, f"nothing to choose: {ask}"
        if len(choices) == 1:
            return next(iter(choices))
        return (yield Question(ask, seat, choices))

    def ask_verb(self, ask: str, seat: int, verbs: Iterable[str]) -> Run:
        return VERBS[(yield from self.ask(ask, seat, map(verb, verbs))) - VERB]

    def ask_yes(self, ask: str, seat: int) -> Run:
        return (yield from self.ask_verb(ask, seat, ("yes", "no"))) == "yes"

    def ask_slot(self, ask: str, seat: int, slots: Iterable[int], done: bool = False) -> Run:
        """A slot, or None for done."""
        choice = yield from self.ask(ask, seat, {SLOT + slot for slot in slots} | ({DONE} if done else set()))
        return None if choice == DONE else choice - SLOT

    def ask_space(self, ask: str, seat: int, spaces: Iterable[int], done: bool = False) -> Run:
        choice = yield from self.ask(ask, seat, {CELL + c for c in spaces} | ({DONE} if done else set()))
        return None if choice == DONE else choice - CELL

    def ask_thing(self, ask: str, seat: int, things: Iterable[Thing], done: bool = False) -> Run:
        """A thing is named by its (top left) space."""
        named = {thing if isinstance(thing, int) else thing.cell: thing for thing in things}
        space = yield from self.ask_space(ask, seat, named, done)
        return None if space is None else named[space]

    # --- checks

    def check(self, unit: Unit, what: str, bonus: int = 0, hazard: bool = False) -> Run:
        """CE-074 to CE-077; a failure may be rerolled (R-95)."""
        while True:
            die = self.random.below(6) + 1
            if die == 1 or (die < 6 and die <= self.check_value(unit, what, bonus, hazard)):
                return True
            if not unit.is_crypt:
                return False
            if (yield from self.offer_free_reroll(unit, what)):
                continue
            if unit.stamina < 1 or not (yield from self.ask_yes("reroll", self.seat_of(unit))):
                return False
            self.gain_stamina(unit, -1)

    def check_value(self, unit: Unit, what: str, bonus: int, hazard: bool) -> int:
        if what != "stamina":
            value = self.attribute(unit, what)
            assert value is not None
            return max(0, value + bonus)
        if unit.exhausting:
            return 0
        value = unit.stamina + bonus + self.bonus(unit, "stamina_check")
        return value + (self.bonus(unit, "hazard_bonus") if hazard else 0)

    def offer_free_reroll(self, unit: Unit, what: str) -> Run:
        for part in self.triggers("own_aim_fail", "squad_stamina_fail", "mate_check_fail"):
            owner = part.unit
            concerned = {
                "own_aim_fail": what == "aim" and owner is unit,
                "squad_stamina_fail": what == "stamina" and owner.squad == unit.squad,
                "mate_check_fail": self.distance(owner, unit) <= (part.effect.event_range or 0),
            }
            if concerned[part.effect.event] and (yield from self.ask_yes("trigger", self.seat_of(owner))):
                part.mark()
                return True
        return False

    def triggers(self, *events: str) -> list[Part]:
        """Of Cryptonauts, in unit order."""
        return [
            part
            for unit in self.living()
            for part in self.parts(unit)
            if part.effect.event in events and part.on and not part.spent
        ]

    def gain_stamina(self, unit: Unit, n: int) -> None:
        """CE-068, R-06."""
        unit.stamina = min(max(0, unit.stamina + n), unit.max_stamina)
        if unit.stamina == 0:
            unit.exhausting = True
