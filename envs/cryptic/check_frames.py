"""Whether the frames of a state from outside are a stack that the rules build."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import numpy as np

from ..core.demands import Demand, Range
from . import setup
from . import state as names
from .state import Ask, Entry, Life, Option, Summon, Task

MOST_FRAMES = 40
LAST_CELL = 30_000  # stands for the last space
LAST_SEAT = 30_001  # stands for the last seat
GOAL_CELL = 100  # a space as the goal of a SHOVE
TOWARDS = 8  # step of a SHOVE towards a goal
SETUP_STEPS = 14
BY_ATTACK = setup.BY_ATTACK << 5  # in the count of a DAMAGE frame
NONE, ZERO, FLAG = (-1, -1), (0, 0), (0, 1)
GODDESS, SEAT, TEAM = (0, 0), (0, LAST_SEAT), (1, LAST_SEAT)
CELL = (0, LAST_CELL)
CRYPT, MONSTER = (0, names.N_CRYPTONAUTS - 1), (names.FIRST_MONSTER, names.GASH)
UNIT, MAYBE_UNIT = (0, names.GASH), (-1, names.GASH)
REF = (0, names.REF_STRUCTURE + names.MAX_STRUCTURES - 1)
CHECKS = (setup.K_AIM, setup.K_CAST, setup.K_STAMINA_CHECK)
MOST_DAMAGE = (1 << 10) - 1
MOST_POINTS = 100
SEATS_PASSED = (0, 15)
TEAM_BITS, UNIT_BITS = (0, (1 << names.N_CRYPTONAUTS) - 1), (0, (1 << names.N_UNITS) - 1)
WITH_SLOT = (names.V_ATTACK, names.V_CAST, names.V_ABILITY, names.V_FREE, names.V_DEVOUR)
AT_SOMETHING = (names.V_TRADE, names.V_LOOT, names.V_OBJECTIVE, names.V_DIG)
ANY = (*(ask for ask in Ask if ask != Ask.N_ASKS), *Task)


@dataclass(frozen=True)
class Shape:
    """On which kinds a frame lies, and what its numbers may be."""

    below: tuple[int, ...]
    owner: Range = NONE
    source: Range = NONE
    target: Range = NONE
    step: Range = ZERO
    count: Range = ZERO


ON_GAME, ON_ROUND, ON_LIST, ON_DEED = (Task.GAME,), (Task.ROUND,), (Task.LIST,), (Task.DEED,)
ON_TURN = (Task.TURN, Task.INTERRUPT)
ON_UNIT = (*ON_TURN, Task.ACTIVATION, Task.LIST)
ON_POWERS = (Task.GODDESS_TURN,)

SHAPES: Mapping[int, Shape] = {
    Ask.ASK_GODDESS: Shape(ON_GAME, GODDESS),
    Ask.ASK_BAN_BOARD: Shape(ON_GAME, (0, 1)),
    Ask.ASK_BAN: Shape(ON_GAME, GODDESS, count=(1, 3)),
    Ask.ASK_PICK: Shape(ON_GAME, TEAM, target=(-1, names.N_CRYPTONAUTS - 1), count=(1, 6)),
    Ask.ASK_SQUAD: Shape(ON_GAME, TEAM, target=CRYPT),
    Ask.ASK_FLIP: Shape(ON_GAME, GODDESS, FLAG),
    Ask.ASK_GUARD: Shape((Task.GUARDS,), GODDESS, CELL, count=(0, names.GUARD_COST)),
    Ask.ASK_CRYSTAL: Shape(ON_GAME, GODDESS, (1, setup.MAX_SLOTS - 1)),
    Ask.ASK_CODEX: Shape(ON_GAME, GODDESS),
    Ask.ASK_ENTRANCE: Shape(ON_GAME, (1, 1)),
    Ask.ASK_PLACE: Shape(ON_GAME, TEAM, CRYPT),
    Ask.ASK_ORDER: Shape(ON_ROUND, GODDESS),
    Ask.ASK_UNIT: Shape(ON_ROUND, TEAM, target=FLAG, count=SEATS_PASSED),
    Ask.ASK_MENU: Shape(ON_TURN, TEAM, CRYPT, FLAG),
    Ask.ASK_SOURCE: Shape(ON_UNIT, SEAT, UNIT, (names.V_ATTACK, names.V_RESTORE), count=FLAG),
    Ask.ASK_STEP: Shape((Task.MOVE,), SEAT, UNIT),
    Ask.ASK_TARGET: Shape(
        (*ON_UNIT, Task.GODDESS_TURN, Task.ROUND),
        SEAT,
        MAYBE_UNIT,
        (names.V_ATTACK, names.V_END),
        FLAG,
        (-1, setup.MAX_EFFECTS - 1),
    ),
    Ask.ASK_DIRECTION: Shape((Task.HIT, Task.LIST), SEAT, MAYBE_UNIT, UNIT, count=(1, 31)),
    Ask.ASK_REROLL: Shape((Task.CHECK,), TEAM, CRYPT),
    Ask.ASK_TRIGGER: Shape(
        (Task.HAPPENED,), TEAM, CRYPT, (0, names.MAX_RULES - 1), count=(0, setup.N_EVENTS - 1)
    ),
    Ask.ASK_TRADE: Shape((Task.DEED, Task.LIST), TEAM, CRYPT, CRYPT, (0, names.V_TAKE)),
    Ask.ASK_LOOT: Shape(ON_DEED, TEAM, CRYPT, CRYPT),
    Ask.ASK_TELEPORT: Shape(ON_DEED, TEAM, CRYPT, count=TEAM_BITS),
    Ask.ASK_PREPARED: Shape((Task.WINDOW,), TEAM, CRYPT, MONSTER),
    Ask.ASK_DISCARD: Shape(ANY, GODDESS),
    Ask.ASK_POWERS: Shape(ON_POWERS, GODDESS),
    Ask.ASK_SUMMON: Shape(
        (Task.GODDESS_TURN, Task.GUARDS, Task.LIST),
        GODDESS,
        (0, setup.N_MONSTER_SHEETS - 2),
        (0, 2),
        count=(0, Summon.GUARD),
    ),
    Ask.ASK_MONSTER: Shape((Task.ACTIVATION,), GODDESS, MONSTER),
    Ask.ASK_OPTION: Shape(ON_LIST, SEAT, CRYPT, (0, Option.CHOOSE_CHARGE), (0, 7), REF),
    Ask.ASK_SPACE: Shape(ON_LIST, SEAT, UNIT, (0, names.MAX_LISTS - 1)),
    Task.GAME: Shape((), step=(0, SETUP_STEPS), count=(0, 12)),
    Task.ROUND: Shape(ON_GAME, target=(-1, Entry.UP_BURNING), step=(0, 5), count=(0, 20)),
    Task.TURN: Shape(ON_ROUND, source=CRYPT, step=FLAG),
    Task.INTERRUPT: Shape((Task.WINDOW,), source=CRYPT, step=FLAG),
    Task.GODDESS_TURN: Shape(ON_ROUND, step=(0, 3)),
    Task.ACTIVATION: Shape(ON_POWERS, source=MONSTER),
    Task.DEED: Shape(ON_UNIT, source=(0, names.MAX_DEEDS - 1)),
    Task.LIST: Shape(
        (
            *(Task.DEED, Task.HIT, Task.LIST, Task.DAMAGE, Task.ENTER, Task.HAPPENED, Task.SHOVE, Task.STEP),
            *(Task.GODDESS_TURN, Task.ROUND),
        ),
        source=(0, names.MAX_LISTS - 1),
    ),
    Task.CHECK: Shape(
        (Task.DEED, Task.HIT, Task.LIST, Task.STEP),
        source=UNIT,
        target=(0, setup.K_STAMINA_CHECK),
        step=FLAG,
        count=(-MOST_POINTS, MOST_POINTS),
    ),
    Task.HIT: Shape(ON_DEED, source=(0, names.MAX_DEEDS - 1)),
    Task.DAMAGE: Shape(
        (Task.HIT, Task.LIST), source=MAYBE_UNIT, target=REF, step=(0, 2), count=(0, MOST_DAMAGE)
    ),
    Task.HAPPENED: Shape(
        (Task.CHECK, Task.DAMAGE, Task.HIT, Task.LIST, Task.PICK, Task.ROUND),
        source=MAYBE_UNIT,
        target=UNIT,
        step=(0, names.MAX_RULES),
        count=(0, setup.N_EVENTS - 1),
    ),
    Task.MOVE: Shape(
        (Task.DEED, Task.LIST),
        SEAT,
        UNIT,
        (-1, MOST_POINTS),
        (0, 2 * names.MOVE_OVER - 1),
        (0, MOST_POINTS),
    ),
    Task.STEP: Shape((Task.MOVE, Task.WALK), source=UNIT, target=CELL, step=(0, 2), count=(0, 2)),
    Task.ENTER: Shape(
        (Task.STEP, Task.SHOVE, Task.LIST),
        source=CRYPT,
        target=(0, names.MOVE_ACTION | setup.FLOATING),
        step=(0, 3),
    ),
    Task.WALK: Shape((Task.MOVE,), source=UNIT, target=CELL, count=(0, (1 << 15) - 1)),
    Task.WINDOW: Shape((Task.DEED, Task.MOVE, Task.WALK), source=MONSTER, step=TEAM_BITS),
    Task.SHOVE: Shape(
        (Task.HIT, Task.LIST),
        source=(-1, GOAL_CELL + LAST_CELL),
        target=UNIT,
        step=(0, TOWARDS),
        count=(0, 31),
    ),
    Task.GUARDS: Shape(
        ON_GAME, source=(-1, LAST_CELL), step=(0, setup.MAX_SLOTS), count=(0, names.GUARD_COST)
    ),
    Task.PICK: Shape((Task.ENTER,), source=CRYPT, target=CELL, step=FLAG),
}
LIVING = (
    *(Ask.ASK_MENU, Ask.ASK_SOURCE, Ask.ASK_STEP, Ask.ASK_TARGET, Ask.ASK_TRADE, Ask.ASK_LOOT),
    *(Ask.ASK_TELEPORT, Ask.ASK_PREPARED, Ask.ASK_MONSTER, Ask.ASK_SPACE, Ask.ASK_REROLL),
)
"""Questions about a unit that must be there: their source."""
ABOUT_ONE = {  # frames about the unit of the frame below
    Ask.ASK_STEP: Task.MOVE,
    Task.STEP: Task.MOVE,
    Task.WALK: Task.MOVE,
    Ask.ASK_REROLL: Task.CHECK,
    Ask.ASK_MONSTER: Task.ACTIVATION,
    Task.PICK: Task.ENTER,
}


def frames(state: np.ndarray, numbers: Any) -> Iterator[Demand]:
    """What must hold of the stack, and whether it does."""
    head = state["head"]
    yield 0 <= head["depth"] <= MOST_FRAMES, "its stack is too deep"
    if head["over"]:
        return
    yield from Stack(state, numbers).demands()


class Stack:
    """The frames of a state, and what it takes to judge them."""

    def __init__(self, state: np.ndarray, numbers: Any) -> None:
        self.state = state
        self.numbers = numbers
        self.frames = state["head"]["stack"][: state["head"]["depth"]]
        self.kinds = self.frames["kind"].tolist()
        self.unit = state["unit"]
        self.last = {LAST_CELL: int(numbers["grid"]["n_cells"]) - 1}
        self.last[LAST_SEAT] = int(numbers["options"]["players"]) - 1
        self.last[GOAL_CELL + LAST_CELL] = GOAL_CELL + self.last[LAST_CELL]

    def demands(self) -> Iterator[Demand]:
        kinds = self.kinds
        yield bool(kinds) and all(kind in SHAPES for kind in kinds), "a frame is of no known kind"
        asked = kinds[-1] < Ask.N_ASKS and self.frames["owner"][-1] >= 0
        yield kinds[0] == Task.GAME and asked, "nobody is asked"
        for below, kind in pairwise(kinds):
            yield below in SHAPES[kind].below, "a frame lies on what it cannot lie on"
        for frame in self.frames:
            yield from self._shape(frame)
        yield from self._people()
        yield from self._numbered()
        yield from self._pairs()
        yield from self._course()
        for i, deed in enumerate(self.state["deed"][: self.state["n_deeds"]]):
            yield self._deed(deed, i), "an Action under way has nothing to work with"
        for operations in self.state["list"][: self.state["n_lists"]]:
            yield from self._list(operations)
        for frame, below in zip(self.frames[1:], self.frames, strict=False):
            yield from self._frame(frame, below)

    def _shape(self, frame: Any) -> Iterator[Demand]:
        shape = SHAPES[int(frame["kind"])]
        for field in ("owner", "source", "target", "step", "count"):
            least, most = getattr(shape, field)
            fine = least <= frame[field] <= self.last.get(most, most)
            yield fine, f"the {field} of {_name(frame)} is out of range"

    # --- who is asked, and about whom

    def _seat(self, u: int) -> int:
        """The seat that plays a unit; the Goddess has the Monsters."""
        if not 0 <= u < names.FIRST_MONSTER:
            return 0
        players = self.numbers["options"]["players"]
        size = 2 if players == 4 else 3
        return 1 if players == 2 else 1 + u // size

    def _there(self, u: int) -> bool:
        return self.unit["life"][u] == Life.PRESENT

    def _people(self) -> Iterator[Demand]:
        for frame in self.frames:
            kind, u = int(frame["kind"]), int(frame["source"])
            if kind in LIVING and u >= 0:
                yield self._there(u), "a unit is asked that is not there"
            if kind in LIVING and kind not in (Ask.ASK_STEP, Ask.ASK_SPACE):
                yield frame["owner"] == self._seat(u), "a player is asked about another's unit"
            if kind in (Ask.ASK_SQUAD, Ask.ASK_PLACE):
                unit = int(frame["target"] if kind == Ask.ASK_SQUAD else u)
                yield frame["owner"] == self._seat(unit), "a player is asked about another's unit"
            if kind in (Ask.ASK_TRADE, Ask.ASK_DIRECTION):
                yield self._there(int(frame["target"])), "a unit is asked about that is not there"

    def _numbered(self) -> Iterator[Demand]:
        """Actions and effects under way have a frame each, in their order."""
        for kind, field in ((Task.DEED, "n_deeds"), (Task.LIST, "n_lists")):
            places = self.frames["source"][self.frames["kind"] == kind].tolist()
            yield places == list(range(self.state[field])), f"a {Task(kind).name.lower()} is not on its way"

    def _pairs(self) -> Iterator[Demand]:
        """Frames that go on with what the one below began."""
        below: Any
        for below, frame in pairwise(self.frames):
            kind = int(frame["kind"])
            if ABOUT_ONE.get(kind) == below["kind"]:
                yield frame["source"] == below["source"], f"{_name(frame)} is about another unit"
            if kind == Task.HIT:
                yield frame["source"] == below["source"], "a hit belongs to another Action"
            if kind == Task.DAMAGE:
                by_attack = bool(frame["count"] & BY_ATTACK)
                yield by_attack == (below["kind"] == Task.HIT), "Damage comes from nowhere"

    # --- the course of the game

    def _course(self) -> Iterator[Demand]:
        playing = len(self.kinds) > 1 and self.kinds[1] == Task.ROUND
        yield playing == (self.state["round"] > 0), "the Round has not begun, or setup is not over"
        game = self.frames[0]
        yield not playing or game["step"] == SETUP_STEPS, "the setup is not over"
        team = 4 if self.numbers["options"]["quickplay"] else names.N_CRYPTONAUTS
        if Ask.ASK_PLACE in self.kinds or Ask.ASK_SQUAD in self.kinds:
            yield game["count"] <= team, "more Cryptonauts are placed than play"
            yield (
                bool((self.unit["sheet"][:team] >= 0).all()) or Ask.ASK_SQUAD in self.kinds,
                "nobody is placed",
            )
        if Ask.ASK_SQUAD in self.kinds:
            yield bool((self.state["wanted"] >= 0).all()), "nobody was picked"
        if Task.TURN in self.kinds:
            turn = self.frames[self.kinds.index(Task.TURN)]
            yield turn["step"] == 0 or self.state["acting"] == turn["source"], "another Cryptonaut acts"
        else:
            yield self.state["acting"] < 0, "a Cryptonaut acts out of her Turn"

    # --- what frames refer to

    def _frame(self, frame: Any, below: Any) -> Iterator[Demand]:
        match int(frame["kind"]):
            case Ask.ASK_TARGET:
                yield self._target(frame), "a question for a target has nothing to aim with"
            case Ask.ASK_TRIGGER:
                fine = frame["target"] < self.state["n_rules"]
                fine = fine and self.state["rule"]["source"][frame["target"]] == frame["source"]
                yield fine, "a trigger is offered that is not at work"
            case Ask.ASK_OPTION:
                yield self._option(frame), "there is nothing to choose from"
            case Ask.ASK_SPACE:
                yield self._operation(frame["target"], -1) == setup.OP_WARP, "nobody is to be put on a space"
            case Ask.ASK_SUMMON:
                yield self._summon(frame, below), "no such Monster can be placed"
            case Ask.ASK_LOOT:
                yield self.unit["life"][frame["target"]] == Life.DEAD, "a living Cryptonaut is looted"
            case Ask.ASK_TRADE:
                yield frame["step"] in (0, names.V_GIVE, names.V_TAKE), "a Trade goes no such way"
            case Ask.ASK_CRYSTAL:
                yield frame["source"] < self.numbers["options"]["n_slots"], "a Crystal leads nowhere"
            case Ask.ASK_GUARD | Task.GUARDS:
                yield frame["source"] >= 0 or frame["kind"] == Task.GUARDS, "nothing is guarded"
            case Task.CHECK:
                yield frame["target"] in CHECKS, "there is no such check"
            case Task.HAPPENED:
                yield self._happened(frame), "nothing has happened"
            case Task.DAMAGE:
                yield self._is_ref(int(frame["target"])), "Damage falls on nothing"
            case Task.SHOVE:
                yield self._shove(frame), "a shove leads nowhere"
            case Task.PICK:
                token = self.state["token"][frame["target"]]
                yield token & (setup.ARTIFACT | setup.RELIC) != 0, "nothing is picked up"

    def _is_ref(self, ref: int) -> bool:
        """A unit, or a Structure that was built."""
        structure = ref - names.REF_STRUCTURE
        return 0 <= ref < names.N_UNITS or 0 <= structure < self.state["n_structures"]

    def _slot(self, u: int, slot: int) -> bool:
        """Whether a slot of a unit holds a Weapon or an Effect."""
        who = self.unit[u]
        if slot < 0:
            return False
        if slot >= names.S_ITEM:
            place = (slot - names.S_ITEM) // 2
            part = self.numbers["item"]["soul" if slot % 2 else "always"]
            return bool(place < who["n_items"] and part[who["item"][place]] >= 0)
        if u >= names.FIRST_MONSTER:
            sheet = self.numbers["monster"][who["sheet"]]
            held = (sheet["weapon"], -1, -1, -1, *sheet["ability"], -1)
        else:
            sheet = self.numbers["sheet"][who["sheet"]]
            held = (*sheet["weapon"], *sheet["ability"])
        return bool(held[slot] >= 0)

    def _target(self, frame: Any) -> bool:
        u, verb, count = int(frame["source"]), int(frame["target"]), int(frame["count"])
        if u >= 0:
            return self._slot(u, count) if verb in WITH_SLOT else verb in AT_SOMETHING and count == -1
        if verb == names.V_END:
            return count % 3 == 0 and 0 <= count // 3 < setup.N_CARD_KINDS
        if verb == names.V_BUY:
            return 0 <= count < setup.N_BLOOD
        if verb == names.V_GIVE:
            return count >= 0
        return verb == names.V_EMPOWER or (verb == names.V_TAKE and bool(self.state["n_lists"] > 0))

    def _option(self, frame: Any) -> bool:
        match int(frame["target"]):
            case Option.CHOOSE_VERB:
                door = int(frame["count"]) - names.REF_STRUCTURE
                there = 0 <= door < self.state["n_structures"]
                doors = self.state["structure"]["kind"] <= setup.ARCANE_DOOR
                return bool(there and frame["step"] > 0 and doors[door])
            case Option.CHOOSE_ARTIFACT:
                return bool((self.state["peeked"] >= 0).all())
        return True

    def _operation(self, place: int, offset: int) -> int:
        """The operation of a list under way, from its next one; -1 if there is none."""
        if place >= self.state["n_lists"]:
            return -1
        at = int(self.state["list"]["at"][place]) + offset
        return int(self.numbers["op"]["code"][at]) if 0 <= at < setup.MAX_OPS else -1

    def _summon(self, frame: Any, below: Any) -> bool:
        """Paid and as guards by the Goddess's own sheets, for an effect by its operation."""
        if (frame["count"] == Summon.BY_EFFECT) != (below["kind"] == Task.LIST):
            return False
        if (frame["count"] == Summon.GUARD) != (below["kind"] == Task.GUARDS):
            return False
        if frame["count"] == Summon.BY_EFFECT:
            return self._operation(int(below["source"]), 0) == setup.OP_SUMMON
        return frame["source"] in self.numbers["goddess"]["monster"][self.state["goddess"]]

    def _happened(self, frame: Any) -> bool:
        """After a check the source is what was checked."""
        return frame["count"] != setup.ON_MATE_CHECK_FAIL or frame["source"] in CHECKS

    def _shove(self, frame: Any) -> bool:
        goal = int(frame["source"])
        return frame["step"] < TOWARDS or goal >= GOAL_CELL or self._is_ref(goal)

    def _deed(self, deed: Any, place: int) -> bool:
        """What an Action or Free Action is done with, and to whom."""
        verb, target = int(deed["verb"]), int(deed["target"])
        if not self._there(int(deed["unit"])) and deed["hit"] == 0 and deed["stage"] == 0:
            return False
        if verb in WITH_SLOT:
            chosen = deed["weapon"] < 0 or self._aimed(deed)
            return (deed["weapon"] >= 0 or deed["effect"] >= 0) and chosen
        if verb in (names.V_TRADE, names.V_LOOT, names.V_DIG):
            return 0 <= target < names.N_CRYPTONAUTS
        if verb == names.V_OBJECTIVE:
            return target >= names.REF_STRUCTURE and self._is_ref(target)
        if verb == names.V_CHARGE:
            return names.S_ABILITY < deed["slot"] < names.S_KNOWLEDGE
        return True

    def _aimed(self, deed: Any) -> bool:
        """An Attack has its target; one against all of an area finds it when it strikes."""
        area = self.numbers["weapon"]["each"][deed["weapon"]] >= 0
        return self._is_ref(int(deed["target"])) or (area and deed["hit"] == 0)

    def _list(self, ops: Any) -> Iterator[Demand]:
        """A list stands within itself, and has what its operations work on."""
        first, at, run_end, end = (int(ops[field]) for field in ("run", "at", "run_end", "end"))
        fine = 0 <= first <= at <= end <= setup.MAX_OPS and first <= run_end <= end
        yield fine, "a list of operations stands outside of itself"
        last = run_end == end or self.numbers["op"]["to"][run_end] >= 0
        yield bool(last), "a run of operations ends in its middle"
        yield ops["source"] >= 0 or ops["effect"] >= 0, "an effect is nobody's"
        for field in ("target", "thing"):
            yield ops[field] < 0 or self._is_ref(int(ops[field])), f"the {field} of an effect is nothing"
        yield self._has_target(ops), "an effect has no target"

    def _has_target(self, ops: Any) -> bool:
        effect = self.numbers["effect"][ops["effect"]]
        if ops["effect"] < 0 or effect["aim"] < 0:
            return True
        who = self.numbers["aim"]["who"][effect["aim"]]
        if who in (setup.WHO_CELL, setup.WHO_SKULL):
            return ops["cell"] >= 0
        single = setup.WHO_ALLY <= who <= setup.WHO_SPORE and who != setup.WHO_CELL
        return ops["target"] >= 0 if single else True


def _name(frame: Any) -> str:
    kind = int(frame["kind"])
    return (Ask(kind) if kind < Ask.N_ASKS else Task(kind)).name.lower()
