"""Positions for rule tests: lay what matters, start where it matters, play by name.

    game = position("TOMB", units={"VET": (4, 10), "hound": (5, 10)}, turn="VET", dice=[2])
    game.do("attack", "Pistol", "hound")
    assert game["hound"].vitae == 1

What a test does not say is: two players, Sk'Zaak with 0 Power and an empty hand, Round 2, the board as it is
printed, units unhurt, Monsters Summoned in an earlier Round. Cryptonauts take places in the order in which
they are named (`squads` divides them otherwise); the places left go to others, who stand Retired in the
entrance area farther off (`alone`: they have Teleported). `dice` or `game.dice(...)` names every roll: one
that is not named fails the test, and so do named ones that were not made when others are named.

`turn` says where the game stands: "VET" (her Turn has begun), "hound" (this Monster has been activated),
"choose" (nobody acts), "goddess" (her opening steps are made), "opening" (they are still to come), "upkeep",
"cleanup". What was started stops behind its end (`Position.stopped`); `go_on` carries on from there. How
units, spaces and slots are called says names.py.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from itertools import count
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from dungeonzoo.envs.core.game import Variant
from dungeonzoo.envs.cryptic import setup as sheets
from dungeonzoo.envs.cryptic.game import GAME
from dungeonzoo.envs.cryptic.state import Phase
from tests.chance import shuffled as shuffled

from .asking import Asking, Choice
from .names import BOARDS, CRYPTONAUTS, DIRECTIONS, split
from .record import Amounts, Space, Spots, Texts

__all__ = ["NotOffered", "Position", "position", "setup", "shuffled", "variant"]

MAX_FORCED = 32
NAMES = {"SKZ": "skzaak", "GOR": "gorkuk", "MYC": "mycothis"}
OFFERS = ("REROLL", "TRIGGER", "PREPARED")
CALM = ("no", "done")
"""Answers that leave things as they are."""


class NotOffered(AssertionError):
    """A choice that the rules do not offer now."""


@cache
def variant(**options: Any) -> Variant:
    return GAME.variant(**options)


def setup(*, seed: int = 0, **options: Any) -> "Position":
    """A game from its very beginning, at its first question; chance runs free."""
    game = Position(variant(**options), free=True)
    game.table.deal(0, seed)
    game.name_cryptonauts()
    return game


@cache
def blank(subs: tuple[str, ...], options: tuple[tuple[str, Any], ...]) -> bytes:
    """A game set up with these Sub-Realms: Round 1, and the first Cryptonaut is to be chosen."""
    for seed in count():
        game = setup(seed=seed, **dict(options))
        if tuple(BOARDS[n] for n in game.record["board"][1 : 1 + len(subs)]) == subs:
            return game.start().table.get_state(0)
    raise AssertionError


def position(
    board: str = "TOMB",
    goddess: str = "SKZ",
    units: Spots | None = None,
    *,
    turn: str,
    players: int = 2,
    squads: Sequence[str] = (),
    alone: bool = False,
    round: int = 2,
    clear: bool = False,
    lay: Mapping[Space, str] | None = None,
    subs: Sequence[str] = (),
    entered: Sequence[int] = (),
    crystals: Mapping[int, Space] | None = None,
    vitae: Amounts | None = None,
    stamina: Amounts | None = None,
    souls: Amounts | None = None,
    bones: Amounts | None = None,
    knowledge: Amounts | None = None,
    items: Texts | None = None,
    charged: Texts | None = None,
    status: Texts | None = None,
    changes: Texts | None = None,
    retired: str = "",
    used: Amounts | None = None,
    prepared: str = "",
    rested: str = "",
    dead: Spots | None = None,
    teleported: str = "",
    master: Texts | None = None,
    fresh: str = "",
    power: int = 0,
    blood: int = 0,
    hand: str = "",
    masteries: str = "",
    deck: str = "",
    discard: str = "",
    artifacts: str = "",
    traps: str = "",
    relics: str = "",
    encounters: str = "",
    codex: Space | None = None,
    done: str = "",
    progress: Mapping[str, int] | None = None,
    dice: Iterable[int] = (),
    chance: Iterable[int] = (),
    options: Mapping[str, Any] | None = None,
    kind: "type[Position] | None" = None,
    **fields: Any,
) -> "Position":
    """A game at the first question that follows from `turn` (see above).

    units: who stands where (2x2: top left), Monsters oldest first; squads: members of each ("VET INF");
    dead: Corpses, and where they lie; clear: nothing but Ground within the outer Walls; lay: words for spaces
    (Record.lay_spaces); subs: Sub-Realms beside the Realm, entered: slots of those that a Cryptonaut has
    entered, crystals: where their Crystals are; charged: places of Soul Charge Abilities ("1 2"); changes: of
    attributes and Modifiers until Cleanup ("aim-1 slow"); used: Actions; prepared, rested: also Retired;
    fresh: Monsters Summoned in this Round; hand, masteries, deck, artifacts, traps, relics, encounters (of
    the Knowledge deck): ids, top first; discard: ids, or "rest" for all cards that are not named; done,
    progress: Objectives ("1", or "1:2" for the second one of slot 1); dice, chance: what they show next;
    options: others of the environment; kind: the class of the Position; fields: of the record.
    """
    settings: dict[str, Any] = {"players": players, "realm": board.lower(), "goddess": NAMES[goddess]}
    if board in BOARDS[sheets.N_REALMS :]:
        settings["quickplay"] = True
    if subs:
        settings["sub_realms"] = len(subs)
    carried = " ".join((items or {}).values())
    settings |= {"relics": True} if relics or "R" in carried else {}
    settings |= {"encounters": True} if encounters else {}
    settings |= options or {}
    game = (kind or Position)(variant(**settings))
    game.table.set_state(0, blank(tuple(subs), tuple(settings.items())))
    record = game.record
    record["round"] = round
    game.clear_units()
    if clear:
        game.clear_boards()
    for slot, where in (crystals or {}).items():
        game.lay_crystal(slot, where)
    game.lay_spaces(lay or {})
    record["entered"][1:] = [slot in entered for slot in range(1, len(record["entered"]))]
    game.lay_units(units or {}, squads, dead or {}, split(teleported), alone, master or {}, split(fresh))
    game.lay_items(items or {})
    amounts = {"vitae": vitae, "stamina": stamina, "souls": souls, "bones": bones, "knowledge": knowledge}
    amounts["base_used"] = used
    for field, laid in amounts.items():
        for name, n in (laid or {}).items():
            record["unit"][game.units[name]][field] = n
    for name, places in (charged or {}).items():
        record["unit"][game.units[name]]["charged"] = sum(int(place) for place in split(places))
    for name in (vitae or {}).keys() & set(CRYPTONAUTS):
        record["unit"][game.units[name]]["between"] = game[name].vitae == 0
    game.lay_statuses(status or {})
    game.lay_changes(changes or {})
    game.mark(retired, "retired")
    game.mark(prepared, "retired", "prepared")
    game.mark(rested, "retired", "rested")
    record["n_prepared"] = len(split(prepared))
    record["power"], record["blood"] = power, blood
    game.lay_cards(split(hand), split(masteries), split(deck), discard)
    game.lay_decks(split(artifacts), split(traps), split(relics), split(encounters))
    if codex:
        record["codex_cell"] = game.space(codex)
    for objective in split(done):
        game.lay_objective(objective)
    for objective, n in (progress or {}).items():
        game.lay_objective(objective, n)
    for name, n in (used or {}).items():
        record["unit"][game.units[name]]["acted"] = n > 0
    for field, value in fields.items():
        game.put(field, value)
    game.index_boards()
    game.begin(turn, [*(number - 1 for number in dice), *chance])
    return game


class Position(Asking):
    """A game in progress, seen and played by ids."""

    def __init__(self, variant: Variant, *, free: bool = False) -> None:
        super().__init__(variant)
        self.free = free
        """Chance runs free: rolls need not be named."""
        self.log: list[tuple[str, str | None]] = []
        """Every question that was answered: ("MENU", "VET"), oldest first."""

    # --- steps

    def begin(self, turn: str, chance: Iterable[int] = ()) -> None:
        """Puts the frames on the stack and runs on to the first question."""
        self.lay_frames(turn)
        self.record["n_rules"] = -1
        self.chance(*chance)
        self._settle()

    def _settle(self) -> None:
        self._run(lambda: self.table.settle(0))

    def _run(self, act: Callable[[], None]) -> None:
        """Lets the game go on, and sees that it used no chance that the test has not named."""
        before = self.record["head"]["rng"]["word"].copy()
        act()
        self.name_units()
        if not self.free:
            same = (self.record["head"]["rng"]["word"] == before).all()
            assert same, f"a die was rolled that the test does not name; now {self.asked} {self.who}"

    # --- chance

    def dice(self, *numbers: int) -> Self:
        """The next dice show these."""
        return self.chance(*(number - 1 for number in numbers))

    def chance(self, *outcomes: int) -> Self:
        """The next outcomes of chance: which of the possible ones, counted from 0."""
        assert not self.unrolled, f"{self.unrolled} named rolls have not been made"
        assert len(outcomes) <= MAX_FORCED
        self.table.force(0, list(outcomes))
        return self

    @property
    def rolled(self) -> int:
        """How many of the outcomes named last have been used."""
        return int(self.record["head"]["rng"]["forced_at"])

    @property
    def unrolled(self) -> int:
        """How many of them have not."""
        return int(self.record["head"]["rng"]["forced_n"]) - self.rolled

    # --- the question

    def go_on(self) -> Self:
        """From the stop behind a Turn to the next question."""
        assert self.stopped, f"{self.asked} is still to be answered"
        self.record["head"]["depth"] -= 1
        self._settle()
        return self

    def was_asked(self, question: str, who: str | None = None) -> bool:
        """Was this question (of this unit) put, answered or not yet?"""
        put = [*self.log, *([(self.asked, self.who)] if self.asked else [])]
        return any(name == question and who in (None, unit) for name, unit in put)

    def can(self, *choices: Choice) -> bool:
        """Would the last of these be offered, were the others chosen one after the other (`do`)?"""
        other = self.clone()
        other.free = True
        try:
            other.do(*choices[:-1])
        except NotOffered:
            return False
        return other._legal(choices[-1]) is not None

    # --- choices

    def choose(self, *choices: Choice) -> Self:
        """Answers the question now asked, then the next one, and so on."""
        for choice in choices:
            action = self._legal(choice)
            if action is None:
                raise NotOffered(
                    f"{choice} is not offered at {self.asked} {self.who}, only {self._offered()}"
                )
            assert self.asked
            self.log.append((self.asked, self.who))
            self._run(lambda action=action: self.table.step(0, action))
        return self

    def do(self, *choices: Choice) -> Self:
        """As `choose`, but choices after the first are left out where the rules had answered the question."""
        for place, choice in enumerate(choices):
            if place == 0 or self._legal(choice) is not None or self._asks_for(choice):
                self.choose(choice)
        return self

    def until(self, question: str, who: str | None = None) -> Self:
        """Answers "no" or "done" up to this question (about this unit)."""
        while not (self.asked == question and who in (None, self.who)):
            self.decline(f"{question} is never asked")
        return self

    def decline(self, otherwise: str = "") -> Self:
        """Answers "no" or "done" to the question now asked."""
        assert self.asked, otherwise or "nobody is asked"
        for word in CALM:
            if self._legal(word) is not None:
                return self.choose(word)
        raise AssertionError(f"{self.asked} {self.who} needs an answer, one of {self._offered()}")

    def rest(self) -> Self:
        """Answers "no" or "done" until a menu is shown, or up to the stop or the end of the game."""
        while self.asked and self.asked not in ("MENU", "POWERS", "MONSTER", "UNIT"):
            self.decline()
        return self

    def play(self, *choices: Choice) -> Self:
        """As `do`, but "no" to rerolls, triggers and Prepared windows that do not offer the next choice."""
        for place, choice in enumerate(choices):
            while self.asked in OFFERS and self._legal(choice) is None:
                self.choose("no")
            if place == 0 or self._legal(choice) is not None or self._asks_for(choice):
                self.choose(choice)
        while self.asked in OFFERS:
            self.choose("no")
        return self

    def end(self) -> Self:
        """Ends the Turn or activation whose menu is shown."""
        return self.choose("retire" if self.asked == "MENU" else "end")

    # --- longer stretches

    def start(self) -> Self:
        """Through the rest of the set-up, with the first answer that is offered each time."""
        while self.record["phase"] == Phase.PHASE_SETUP:
            self.table.step(0, int(np.flatnonzero(self.table.legal(0))[0]))
        self.name_cryptonauts()
        return self

    def goddess_turn(self) -> Self:
        """All Cryptonauts Retire, up to the first question of the Goddess Turn."""
        while not self.over and self.record["phase"] != Phase.PHASE_GODDESS:
            if self.stopped:
                self.go_on()
            elif self.asked == "UNIT":
                self.choose(next(name for name in self._offered() if name in CRYPTONAUTS))
            else:
                self.end()
        return self

    def next_round(self, who: str | None = None) -> Self:
        """The Goddess ends her Turn, up to the first choice of a Cryptonaut, or this one's menu."""
        now = self.round
        while not self.over and (self.round == now or self.record["phase"] != Phase.PHASE_CRYPTONAUTS):
            if self.stopped:
                self.go_on()
            elif self.asked in ("POWERS", "MONSTER"):
                self.end()
            else:
                self.choose(self._offered()[0])
        return self if who is None or self.who == who else self.choose(who)

    def left(self, name: str) -> int:
        """The Actions that a unit has left, counted by steps to and fro."""
        other = self.clone()
        other.free = True
        if other.asked in ("POWERS", "UNIT"):
            if other._legal(name) is None:
                return 0
            other.choose(name)
        n = 0
        while other.who == name and other.asked in ("MENU", "MONSTER") and other._legal("move") is not None:
            other.choose("move")
            step = next(choice for choice in DIRECTIONS if other._legal(choice) is not None)
            other.play(step).play(*(["done"] if other.asked == "STEP" else []))
            n += 1
        return n

    # --- views

    def view(self, seat: int) -> dict[str, NDArray[np.float32]]:
        """What this player sees, by field of the observation."""
        return self.variant.observation_layout.split(self.table.observe(0, seat))

    @property
    def returns(self) -> list[float]:
        return self.table.returns(0).tolist()

    def clone(self) -> Self:
        """The same game once more."""
        other = type(self)(self.variant, free=self.free)
        other.table.set_state(0, self.table.get_state(0))
        other.log, other.units, other._present = list(self.log), dict(self.units), set(self._present)
        return other
