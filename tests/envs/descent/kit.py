"""Positions for rule tests: lay what matters, start where it matters, play by name.

    game = position({"A": (4, 4), "zombie": (5, 4)}, turn="A", items={"A": "GEA-02"})
    game.dice("B320", "R031", "n1").play("ACT_ATTACK_1", "zombie", "fatigue")
    assert game["zombie"].gone

What a test does not say is: an open room of 14 x 12 spaces (`board` or `at` say otherwise), Act I, Round 2,
two heroes (A Syndrael, B Grisban, C Jain, D Tarha) without skills, items, damage or fatigue, no tokens, 0
threat, an overlord with Petty Theft ready, an empty hand and the 15 basic cards in his deck. Heroes that are
not named stand far off. Every monster named is there and nobody else; one kind is one group. `dice` or
`game.dice(...)` names every roll: one that is not named fails the test, and so do named ones that were not
made when others are named.

`turn` says where the game stands: "A" (at his menu), "start A" (before his turn), "heroes" (a hero is to be
chosen), "overlord" (before his turn), "OT1", "dark" (he is to choose a monster), "zombie" (it is activated),
"start zombie" (it is to be activated), "late" (window OT7). How things are called says names.py.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Self

from dungeonzoo.envs.core.game import Variant
from dungeonzoo.envs.descent import state
from dungeonzoo.envs.descent.game import GAME
from dungeonzoo.envs.descent.state import Phase, Task
from tests.chance import shuffled as shuffled

from . import boards
from .asking import Asking, Choice
from .boards import FIELD, Board, Spot
from .laying import Amounts, Places, Spots, Texts
from .names import CODES, PLACES, SIDES, split

__all__ = ["NotOffered", "Position", "position", "setup", "shuffled", "variant"]

MAX_FORCED = 32
HEROES = {"A": "HER-6 KNI", "B": "HER-5 BER", "C": "HER-7 THI", "D": "HER-4 RUN"}
HOST = CODES[boards.HOST]
CALM = ("PASS", "END")
"""Answers that leave things as they are."""
OF_HERO = ("fatigue", "fortune", "xp")


class NotOffered(AssertionError):
    """A choice that the rules do not offer now."""


@cache
def variant(**options: Any) -> Variant:
    return GAME.variant(**options)


def setup(*, seed: int = 0, **options: Any) -> "Position":
    """A game from its very beginning, at its first question; chance runs free."""
    boards.restore()
    game = Position(variant(**options), free=True)
    game.table.deal(0, seed)
    game.name_heroes()
    return game


@cache
def template(turn: str, options: tuple[tuple[str, Any], ...]) -> bytes:
    """A game of these options, played on with as little as possible happening up to this point of Round 1."""
    game = setup(**dict(options)).start()
    if turn == "heroes":
        return game.until_asked("NEXT_HERO").table.get_state(0)
    if turn in PLACES:
        return game.to_menu(turn).table.get_state(0)
    while game.phase == Phase.PHASE_HEROES:
        game.put("threat", 9)  # so that OT1 is asked
        game.pass_by()
    return game.until_asked("DARK_MENU" if turn == "dark" else turn).table.get_state(0)


def position(
    units: Spots,
    *,
    turn: str,
    at: str | None = None,
    board: Board = FIELD,
    n: int = 0,
    act: int = 1,
    heroes: Texts | None = None,
    skills: Texts | None = None,
    items: Texts | None = None,
    search: Texts | None = None,
    damage: Amounts | None = None,
    fatigue: Amounts | None = None,
    fortune: Amounts | None = None,
    xp: Amounts | None = None,
    points: Amounts | None = None,
    health: Amounts | None = None,
    used: Amounts | None = None,
    conditions: Texts | None = None,
    feats: str = "",
    done: str = "",
    down: str = "",
    left: str = "",
    hidden: str = "",
    tokens: Places | None = None,
    faceup: str = "",
    unique: str | None = None,
    groups: Mapping[int, str] | None = None,
    doors_open: str = "",
    threat: int = 0,
    plot: str = "",
    hand: str = "",
    deck: str = "",
    discard: str = "",
    deck_rest: bool = True,
    search_deck: str = "",
    search_discard: str = "",
    search_rest: bool = True,
    relics: Texts | None = None,
    bearers: Texts | None = None,
    round: int = 2,
    dice: Iterable[str | int] = (),
    options: Mapping[str, Any] | None = None,
    kind: "type[Position] | None" = None,
    **fields: Any,
) -> "Position":
    """A game at the first question that follows from `turn` (see above).

    units: who stands where, (x, y) of the upper left space, (x, y, "v") for a turned base; at: an encounter
    on its own map; n: how many heroes, if more than are named; heroes: hero and class ("HER-6 KNI"); skills,
    items, search: cards, "*" behind one that is exhausted or used, "-" behind an item that is not equipped;
    health: other maxima; used: actions of the acting figure; feats: heroes who have used theirs; done:
    heroes who have had their turns; down: knocked out where they are named; left: gone from the map; hidden:
    off the map by Tomble's feat; tokens: where search ("S1") and quest tokens ("T1") lie, or on whose base;
    plot: faceup Plot cards ("PC-01*": exhausted); deck, search_deck: top first, the others below (deck_rest,
    search_rest: or nothing); relics: whose ("overlord"); bearers: lieutenants with relics; dice: what chance
    brings next; options: others of the environment; kind: the class of the Position; fields: of the record.
    """
    there = max([PLACES.index(name) + 1 for name in units if name in PLACES], default=0)
    here = {"plot_deck": True, **options_of(at or HOST, max(2, n, there), act), **(options or {})}
    game = (kind or Position)(variant(**here))
    start = _template_of(turn)
    game.table.set_state(0, template(start, tuple(here.items())))
    if at is None:
        boards.take_place(board)
        game.board = board
    game.clear()
    game.put("round", round)
    game.lay_map(split(doors_open))
    game.lay_sheets({**HEROES, **(heroes or {})}, skills or {}, items or {}, search or {})
    game.lay_groups(groups or {})
    game.lay_units({**game.far_off(units), **units})
    for name, most in (health or {}).items():
        game.record["figure"][game.units[name]]["health"] = most
    game.lay_gone(split(left), split(down), split(hidden))
    game.lay_tokens(tokens or {}, split(faceup), unique)
    for field, laid in {
        "damage": damage,
        "fatigue": fatigue,
        "fortune": fortune,
        "xp": xp,
        "points": points,
    }.items():
        for name, amount in (laid or {}).items():
            game.set(name, field, amount)
    game.lay_conditions(conditions or {})
    for name in split(feats):
        game.set(name, "feat", 1)
    game.lay_plot(split(plot))
    game.put("threat", threat)
    game.lay_overlord(split(hand), split(deck), split(discard), deck_rest)
    game.lay_search(split(search_deck), split(search_discard), search_rest)
    game.lay_relics(relics or {}, bearers or {})
    for field, value in fields.items():
        game.put(field, value)
    game.begin(turn, used or {}, points or {}, split(done), dice)
    return game


def options_of(at: str, n: int, act: int) -> dict[str, Any]:
    """An encounter alone, without preparation."""
    return {
        "heroes": n,
        "mode": "encounter",
        "scenario": at,
        "act": act,
        "hero_xp": 0,
        "hero_gold": 0,
        "overlord_xp": 0,
        "start_threat": 0,
        "plot_cards": "none",
    }


def _template_of(turn: str) -> str:
    if turn in PLACES or turn in ("heroes", "OT1", "dark"):
        return turn
    if turn.startswith("start ") and turn[6:] in PLACES:
        return turn[6:]
    return "dark"


class Position(Asking):
    """A game in progress, seen and played by ids."""

    def __init__(self, variant: Variant, *, free: bool = False) -> None:
        super().__init__(variant)
        self.free = free
        """Chance runs free: rolls need not be named."""
        self.log: list[tuple[str | None, str]] = []
        """Every question that was answered, and by whom: ("MENU", "A"), oldest first."""

    def set(self, name: str, field: str, value: Any) -> Self:
        """Writes a field of a figure or Hero sheet."""
        figure, unit = self.record["figure"], self.units[name]
        (figure if field in figure.dtype.names else self.record["hero"])[unit][field] = value
        return self

    def far_off(self, units: Spots) -> Spots:
        """Places for the heroes that are not named."""
        missing = [name for name in PLACES[: self.n_heroes] if name not in units]
        taken = [(where[0], where[1]) for where in units.values()]

        def distance(spot: Spot) -> int:
            return min((max(abs(spot[0] - x), abs(spot[1] - y)) for x, y in taken), default=0)

        plain = [spot for spot in self.map.spaces if self.map.terrain(spot) == "."]
        return dict(zip(missing, sorted(plain, key=distance, reverse=True), strict=False))

    # --- steps

    def begin(
        self, turn: str, used: Amounts, points: Amounts, done: Sequence[str], dice: Iterable[str | int]
    ) -> None:
        """Puts the frames on the stack and runs on to the first question."""
        acting = turn.removeprefix("start ")
        dark = acting not in PLACES and turn != "heroes"
        for name in PLACES[: self.n_heroes]:
            self.set(name, "done", name in done or dark)
        self.put("acting", PLACES.index(acting) if acting in PLACES else -1)
        if turn.startswith("start ") and not dark:
            self.cut_to(Task.ROUND)
            self.push(Task.HERO_TURN, source=self.units[acting])
        elif turn in ("overlord", "late"):
            self.cut_to(Task.ROUND)
            self.push(Task.OVERLORD_TURN)
            self.frame["step"] = state.DARK_OT7 if turn == "late" else state.DARK_START
        if acting in PLACES and not turn.startswith("start "):
            self._lay_turn(acting, used)
        self.dice(*dice)
        self._settle()
        if dark and turn not in ("overlord", "OT1", "dark", "late"):
            self._activate(acting, turn.startswith("start "), used, points)

    def _lay_turn(self, name: str, used: Amounts) -> None:
        """A hero in the middle of his turn."""
        self.set(name, "actions", 2 - used.get(name, 0))
        self.set(name, "two_used", used.get(name, 0) >= 2)

    def _activate(self, name: str, starts: bool, used: Amounts, points: Amounts) -> None:
        """Chooses a monster; on to its actions, unless what comes before them is tested."""
        self.choose(name)
        if starts:
            return
        while self.question != "MONSTER":
            self.decline(f"{name} is never asked for its actions")
        if name in used:
            self.set(name, "actions", 2 - used[name])
        if name in points:
            self.set(name, "points", points[name])

    def _settle(self) -> None:
        self._run(lambda: self.table.settle(0))

    def _run(self, act: Callable[[], None]) -> None:
        """Lets the game go on, and sees that it used no chance that the test has not named."""
        before = self.record["head"]["rng"]["word"].copy()
        act()
        if not self.over:
            self.name_units()
        if not self.free:
            same = (self.record["head"]["rng"]["word"] == before).all()
            assert same, f"a die was rolled that the test does not name; now {self.asked} of {self.who}"

    # --- chance

    def dice(self, *outcomes: str | int) -> Self:
        """The next outcomes of chance: faces of dice ("B320", "BX", "n1"), or numbers counted from 0."""
        assert not self.unrolled, f"{self.unrolled} named rolls have not been made"
        assert len(outcomes) <= MAX_FORCED
        self.table.force(0, [self.outcome(outcome) for outcome in outcomes])
        return self

    @property
    def unrolled(self) -> int:
        """How many of the outcomes named have not been used."""
        rng = self.record["head"]["rng"]
        return int(rng["forced_n"]) - int(rng["forced_at"])

    # --- the question

    def was_asked(self, question: str, who: str | None = None) -> bool:
        """Was this question (to this side or hero) put, answered or not yet?"""
        put = [*self.log, *([] if self.over else [(self.asked, self.who)])]
        return any(name == question and who in (None, asked) for name, asked in put)

    def can(self, *choices: Choice) -> bool:
        """Would the last of these be offered, were the others chosen one after the other (`play`)?"""
        other = self.clone()
        other.free = True
        try:
            other.play(*choices[:-1])
        except NotOffered:
            return False
        return other._legal(choices[-1]) is not None

    # --- choices

    def choose(self, *choices: Choice) -> Self:
        """Answers the question now asked, then the next one, and so on."""
        for choice in choices:
            action = self._legal(choice)
            if action is None:
                asked = "the end" if self.over else f"{self.asked} of {self.who}"
                raise NotOffered(f"{choice} is not offered at {asked}, only {self._offered()}")
            self.log.append((self.asked, self.who))
            self._run(lambda action=action: self.table.step(0, action))
        return self

    def play(self, *choices: Choice) -> Self:
        """As `choose`, but choices after the first are left out where the rules had answered the question."""
        for place, choice in enumerate(choices):
            if place == 0 or self._legal(choice) is not None or self._asks_for(choice):
                self.choose(choice)
        return self

    def decline(self, otherwise: str = "") -> Self:
        """Passes, or ends what is under way."""
        assert not self.over, otherwise or "the game is over"
        for word in CALM:
            if self._legal(word) is not None:
                return self.choose(word)
        raise AssertionError(f"{self.asked} of {self.who} needs an answer, one of {self._offered()}")

    def until(self, question: str, who: str | None = None) -> Self:
        """Passes up to this question (to this side or hero)."""
        while not (self.asked == question and who in (None, self.who)):
            self.decline(f"{question} is never asked")
        return self

    def rest(self) -> Self:
        """Passes until a menu is shown, or the game is over."""
        while not self.over and self.question not in ("MENU", "DARK_MENU", "MONSTER", "NEXT_HERO"):
            self.decline()
        return self

    # --- longer stretches

    def name_heroes(self) -> None:
        for name in PLACES[: self.n_heroes]:
            self.units[name] = PLACES.index(name)

    def pass_by(self) -> Self:
        """Answers so that as little as possible happens: passes, or else takes the first that is offered."""
        for word in CALM:
            if self._legal(word) is not None:
                return self.choose(word)
        self.log.append((self.asked, self.who))
        self._run(lambda: self.table.step(0, self.legal[0]))
        return self

    def start(self) -> Self:
        """Through the preparation and set-up."""
        while self.phase in (Phase.PHASE_START, Phase.PHASE_SETUP):
            self.pass_by()
        return self

    def set_up(self, kind: str) -> Self:
        """Through preparation and set-up with this kind for open groups, up to SU4 or the heroes' Round 1."""
        while self.phase in (Phase.PHASE_START, Phase.PHASE_SETUP) and self.question != "SUMMON":
            if self.question == "KIND" and self._legal(kind) is not None:
                self.choose(kind)
            else:
                self.pass_by()
        return self

    def until_asked(self, question: str) -> Self:
        """On to this question, with as little as possible happening."""
        while self.asked != question:
            assert not self.over, f"{question} is never asked"
            self.pass_by()
        return self

    def to_menu(self, name: str) -> Self:
        """On to the menu of this hero in the same hero phase."""
        while not (self.question == "MENU" and self.who == name):
            if self.question == "NEXT_HERO" and self._legal(name) is not None:
                self.choose(name)
            else:
                self.pass_by()
        return self

    def overlord_turn(self) -> Self:
        """All heroes end their turns, up to the first question of the overlord's turn."""
        while not self.over and self.phase == Phase.PHASE_HEROES:
            self.pass_by()
        return self

    def next_round(self) -> Self:
        """The overlord ends his turn, up to the first question of the next Round."""
        now = self.round
        while not self.over and self.round == now:
            self.choose("END") if self.question == "DARK_MENU" else self.pass_by()
        return self

    def finish(self, winner: str) -> Self:
        """At a hero's menu: this side wins the encounter; on to the next question or the end."""
        self.free = True
        self.put("ended", 1)
        self.put("changed", 1)
        self.put("encounter_winner", SIDES.index(winner))
        return self.choose("END")

    def skip_campaign_phase(self) -> Self:
        """Nobody buys anything; up to the set-up of the next quest."""
        while not self.over and self.phase == Phase.PHASE_CAMPAIGN:
            self.pass_by()
        return self

    def clone(self) -> Self:
        """The same game once more."""
        other = type(self)(self.variant, free=self.free)
        other.table.set_state(0, self.table.get_state(0))
        other.log, other.units = list(self.log), dict(self.units)
        other.board = self.board
        return other
