"""A second program of the same game: slow, plain, written from the rules, without a look at the kernels.

It shares nothing with them but the definition of the random generator and the order in which chance is drawn,
so that both programs can play the same game from the same seed. Every question is a ``yield``.

    oracle = Oracle(options, seed=7)
    oracle.question.legal        # the choices: indices of the action layout
    oracle.answer(choice)        # runs on to the next question
"""

from collections import Counter
from collections.abc import Callable, Generator
from typing import Any

from ..core.generator import Generator64
from .oracle_asks import OPTION, GameOver, Question, Run
from .oracle_boards import Unit
from .oracle_content import BOARD_ROWS, Effect
from .oracle_setup import Setups
from .oracle_units import Play

ROUNDS = 40
ENTRIES = ("goddess", "mastery a", "mastery b", "monster", "master", "realm", "sub-realm", "burning")


class Oracle(Setups):
    """One game, from the deal to its end."""

    def __init__(
        self, options: dict[str, Any], seed: int, lay: Callable[["Oracle"], None] | None = None
    ) -> None:
        """lay: changes the position once the set-up is done."""
        super().__init__(options, Generator64(seed))
        self.phase = "setup"
        self.winner = ""
        self.area = 0
        self.seat_next = 1
        self.acting: Unit | None = None
        self.interrupting: Unit | None = None
        self.in_goddess_turn = False
        self.fresh = False
        self.stops = 0
        self.codex_cell = -1
        self.crypts, self.order, self.gash = [], [], None
        self.goddess, self.power, self.blood = "", 0, 0
        self.hand, self.known, self.deck, self.discard_pile = [], [], [], []
        self.hidden, self.hidden_when = {}, None
        self.masteries, self.card_used, self.ward = Counter(), set(), False
        self.upkeep_done: set[str] = set()
        self.progress, self.done, self.relic_decks = [], [], []
        self.peeked, self.knowledge_deck, self.knowledge_left = [], [], 35
        self.banned, self.picked, self.boards_banned = [], [], []
        self._running = self._game(lay)
        self.question: Question | None = next(self._running, None)

    def answer(self, choice: int) -> None:
        try:
            self.question = self._running.send(choice)
        except StopIteration:
            self.question = None

    def _game(self, lay: Callable[["Oracle"], None] | None) -> Generator[Question, int, None]:
        try:
            yield from self.set_up()
            self.round = 1
            if lay:
                lay(self)
            while True:
                yield from self.one_round()
        except GameOver:
            self.phase = "over"

    # --- Rounds

    def one_round(self) -> Run:
        if self.round > 1:
            self.phase = "upkeep"
            yield from self.upkeep()
        self.phase = "cryptonauts"
        yield from self.cryptonauts_turn()
        self.phase = "goddess"
        yield from self.goddess_turn()
        self.phase = "cleanup"
        yield from self.cleanup()
        if self.round == ROUNDS:
            raise GameOver
        self.round += 1

    def cryptonauts_turn(self) -> Run:
        """CE-022, CE-023, R-03."""
        while True:
            ready: dict[int, list[Unit]] = {}
            for unit in self.living():
                if not unit.retired:
                    ready.setdefault(self.seat_of(unit), []).append(unit)
            if not ready:
                return
            n = self.options["players"] - 1
            seats = sorted(ready, key=lambda seat: (seat - self.seat_next) % n)
            unit = None
            for seat in seats if len(seats) > 1 else []:
                unit = yield from self.ask_thing("unit", seat, ready[seat], done=True)
                if unit:
                    break
            if unit is None:
                unit = yield from self.ask_thing("unit", seats[0], ready[seats[0]])
            self.seat_next = self.seat_of(unit) % n + 1
            yield from self.turn(unit)

    # --- Upkeep

    def upkeep(self) -> Run:
        """CE-021, R-51, R-89."""
        self.upkeep_done = set()
        while True:
            entries = {name: run for name, run in self.entries().items() if name not in self.upkeep_done}
            if not entries:
                return
            slots = [OPTION + ENTRIES.index(name) for name in entries]
            name = ENTRIES[(yield from self.ask_slot("order", 0, slots)) - OPTION]
            self.upkeep_done.add(name)
            yield from entries[name]()
            yield from self.finished()

    def entries(self) -> dict[str, Callable[[], Run]]:
        """Those that have something to act on now."""
        found: dict[str, Callable[[], Run]] = {}
        ability = self.goddess_ability()
        if ability.kind == "U" and self.acts(ability, None):
            found["goddess"] = lambda: self.apply(ability, Play(None, effect=ability))
        lasting = [kind for kind, card in enumerate(self.cards()) if card.mastery.kind == "U"]
        for name, kind in zip(("mastery a", "mastery b"), lasting, strict=False):
            if self.masteries[kind] and self.acts(self.cards()[kind].mastery, None):
                found[name] = lambda kind=kind: self.upkeep_mastery(kind)
        for name, units in (("monster", self.hers()), ("master", self.hers())):
            parts = [part for unit in units for part in self.parts(unit)]
            parts = [
                part for part in parts if part.effect.kind == "U" and (part.slot == 7) == (name == "master")
            ]
            if any(self.acts(part.effect, part.unit) for part in parts):
                found[name] = lambda parts=parts: self.upkeep_parts(parts)
        for slot in range(len(self.boards)):
            effect, source = self.upkeep_hazard(slot)
            if effect and self.entered[slot] and self.acts(effect, source):
                found["sub-realm" if slot else "realm"] = lambda e=effect, s=source: self.run_hazard(e, s)
        if any("burning" in unit.status for unit in [*self.crypts, *self.foes()]):
            found["burning"] = self.burn
        return found

    def acts(self, effect: Effect, source: Unit | None) -> bool:
        assert effect.aim
        if effect.aim.name == "door":
            return bool(self.singles(effect.aim, None))
        play = Play(source, effect=effect)
        return self.usable(play) and any(
            op.name != "when" or self.branch(op, thing, play)
            for thing in self.meant(effect.aim, play)
            for op in effect.ops
        )

    def upkeep_mastery(self, kind: int) -> Run:
        effect = self.cards()[kind].mastery
        assert effect.aim
        for _ in range(self.masteries[kind]):
            play = Play(None, effect=effect)
            if effect.aim.name == "door":
                doors = self.singles(effect.aim, None)
                if not doors:
                    return
                play.target = yield from self.ask_thing("target", 0, doors)
            yield from self.apply(effect, play)
            yield from self.finished()

    def upkeep_parts(self, parts: list[Any]) -> Run:
        for part in parts:
            if part.unit.present:
                yield from self.apply(part.effect, self.play_of(part, None))

    def upkeep_hazard(self, slot: int) -> tuple[Effect | None, Unit | None]:
        if self.gash and slot == 0:
            rite = next(effect for effect in self.gash.sheet.abilities if effect.kind == "U")
            return (rite if self.gash.present else None), self.gash
        return BOARD_ROWS[self.boards[slot]].hazards.get("upkeep"), None

    def run_hazard(self, effect: Effect, source: Unit | None) -> Run:
        yield from self.apply(effect, Play(source, hazard=True, effect=effect))

    def burn(self) -> Run:
        for unit in [*self.crypts, *self.foes()]:
            if "burning" in unit.status and unit.present:
                self.end_status(unit, "burning")
                yield from self.lose(unit, 1, unit.burnt_by)

    # --- Cleanup

    def cleanup(self) -> Run:
        """R-82."""
        for slot, name in enumerate(self.boards):
            effect = BOARD_ROWS[name].hazards.get("cleanup")
            if effect and self.entered[slot] and self.round % 2 == 0:
                yield from self.apply(effect, Play(None, hazard=True, effect=effect))
                yield from self.finished()
        self.end_changes("eoc")
        self.ward = False
        self.card_used = set()
        for unit in [*self.crypts, *self.foes()]:
            for side in (unit.more, unit.less):
                side["eoc"], side["eon"] = side["eon"], {}
            unit.retired = unit.prepared = unit.rested = unit.moved = unit.spellstruck = unit.slowed = False
            unit.base_used = unit.extra = unit.charges_made = 0
            unit.used = set()
            for item in unit.items:
                item.used = set()
        for structure in self.structures:
            structure.sealed = False
            structure.armor_now, structure.armor_next = structure.armor_next, 0
        for tokens in self.tokens:
            tokens.discard("fired")
