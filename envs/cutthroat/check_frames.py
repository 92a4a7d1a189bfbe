"""Whether the frames of a state from outside are a stack that the rules build."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import numpy as np

from ..core.demands import Demand, Range
from . import state as names
from .setup import N_FACES, N_FORTUNE, N_KINDS, N_THINGS
from .state import MAX_PLAYERS, Ask, EncounterStep, EndStep, GameStep, RoundStep, Task

MOST_FRAMES = 40  # Action cards are begun no deeper than 34, and what they push is little
LAST_CLAUSE = 1000  # step of a strike that is done
WHOM_THING = 64  # source of W34: a face, or this and a thing
CANCELLED = -1  # count of an Action card
LAST = 30_000  # stands for the last seat
NONE, SEAT, MAYBE_SEAT = (-1, -1), (0, LAST), (-1, LAST)
ZERO, ORDER, AMOUNT = (0, 0), (0, MAX_PLAYERS), (0, 2000)
BITS = (0, (1 << MAX_PLAYERS) - 1)
ANY = (*(ask for ask in Ask if ask != Ask.N_ASKS), *(task for task in Task if task != Task.N_TASKS))
WINDOWS = (Ask.ASK_USE, Ask.ASK_DRAWN, Ask.ASK_BEFORE, Ask.ASK_AFTER, Ask.ASK_CANCEL, Ask.ASK_DAMAGE)

# Steps of a Turn's set card (attack.pxd)
MANEUVER, REPLACED, ATTACK, FORTUNE, BURST, PLACE = 3, 4, 5, 8, 13, 16


@dataclass(frozen=True)
class Shape:
    """On which kinds a frame lies, and what its numbers may be."""

    below: tuple[int, ...]
    owner: Range = SEAT
    source: Range = NONE
    target: Range = NONE
    step: Range = ZERO
    count: Range = ZERO


ON_SETTLE, ON_TURN, ON_PACKET = (Task.SETTLE,), (Task.TURN,), (Task.PACKET,)
ON_CHOOSING, ON_SETTING, ON_REWARD = (Task.CHOOSING,), (Task.SETTING,), (Task.REWARD,)
ON_ENCOUNTER, ON_INITIATIVE = (Task.ENCOUNTER_TASK,), (Task.INITIATIVE,)
FACES, THINGS = (0, N_FACES - 1), (0, N_THINGS - 1)

SHAPES: Mapping[int, Shape] = {
    Ask.ASK_FINISHER: Shape(ON_CHOOSING),
    Ask.ASK_DISCARD: Shape(ANY, count=(0, names.MAX_HAND)),
    Ask.ASK_USE: Shape(ON_ENCOUNTER, MAYBE_SEAT, step=ORDER),
    Ask.ASK_MANNER: Shape((Ask.ASK_USE, Ask.ASK_BEFORE, Ask.ASK_AFTER), source=THINGS),
    Ask.ASK_HEALED: Shape((Ask.ASK_USE,), source=(names.CURE, names.POTION), target=SEAT),
    Ask.ASK_STAFF: Shape(ON_INITIATIVE),
    Ask.ASK_DRAWN: Shape(ON_INITIATIVE, MAYBE_SEAT, step=ORDER),
    Ask.ASK_SET: Shape(ON_SETTING),
    Ask.ASK_SECOND: Shape(ON_SETTING),
    Ask.ASK_VOTE: Shape(ON_SETTING),
    Ask.ASK_OFFER: Shape((Task.ROUND,)),
    Ask.ASK_CLEANSE: Shape(ON_TURN),
    Ask.ASK_BEFORE: Shape(ON_TURN, MAYBE_SEAT, target=SEAT, step=ORDER),
    Ask.ASK_ANNOUNCE: Shape(ON_SETTLE),
    Ask.ASK_CHALLENGE: Shape(ON_SETTLE),
    Ask.ASK_TARGET: Shape(ON_SETTLE),
    Ask.ASK_FORTUNE: Shape(ON_SETTLE),
    Ask.ASK_NAME_FORTUNE: Shape((Task.FATE,), source=(0, N_FORTUNE - 1)),
    Ask.ASK_AFTER: Shape(ON_SETTLE, MAYBE_SEAT, target=SEAT, step=ORDER),
    Ask.ASK_FLAIL: Shape(ON_SETTLE),
    Ask.ASK_HOLY: Shape(ON_SETTLE),
    Ask.ASK_STEAL: Shape(ON_SETTLE, target=MAYBE_SEAT),
    Ask.ASK_CANCEL: Shape((Task.PLAY,), MAYBE_SEAT, step=ORDER),
    Ask.ASK_DAMAGE: Shape(ON_PACKET, MAYBE_SEAT, step=ORDER),
    Ask.ASK_STRIKE: Shape((Task.PACKET, Task.STRIKE, Task.BOSS), target=MAYBE_SEAT),
    Ask.ASK_NAME: Shape(ON_CHOOSING),
    Ask.ASK_BOOTS: Shape(ON_PACKET),
    Ask.ASK_SHANK: Shape(ON_PACKET),
    Ask.ASK_RELENT: Shape((Task.MINUS,), source=(0, 1)),
    Ask.ASK_LAY: Shape(ON_CHOOSING),
    Ask.ASK_BID: Shape(ON_CHOOSING),
    Ask.ASK_ALTAR: Shape(ON_REWARD),
    Ask.ASK_SPENT: Shape(ON_REWARD),
    Ask.ASK_MORE: Shape(ON_PACKET),
    Ask.ASK_WHOM: Shape(
        (Ask.ASK_DRAWN, Ask.ASK_BEFORE, Ask.ASK_DAMAGE), source=(0, WHOM_THING + N_THINGS - 1)
    ),
    Task.GAME: Shape((), NONE, step=(0, GameStep.GAME_NEXT)),
    Task.ENCOUNTER_TASK: Shape((Task.GAME,), NONE, step=(0, EncounterStep.ENC_OVER)),
    Task.ROUND: Shape(ON_ENCOUNTER, NONE, source=(-1, 1), step=(0, RoundStep.RND_STALL), count=ORDER),
    Task.SETTING: Shape((Task.ROUND,), NONE, step=ORDER),
    Task.TURN: Shape((Task.ROUND,), step=(0, 2)),
    Task.SETTLE: Shape(ON_TURN, step=(0, PLACE), count=ORDER),
    Task.INITIATIVE: Shape((Task.ROUND, Task.REWARD), NONE, step=(0, 2), count=ORDER),
    Task.STRIKE: Shape((Task.ROUND,), NONE, step=(0, LAST_CLAUSE)),
    Task.PACKETS: Shape(
        (Task.STRIKE, Task.ROUND, Ask.ASK_USE, Ask.ASK_BEFORE),
        NONE,
        source=BITS,
        target=(0, names.Cause.BY_CARD),
        count=AMOUNT,
    ),
    Task.PACKET: Shape(
        (
            *(Task.PACKETS, Task.STRIKE, Task.BOSS, Task.SETTLE, Task.PLAY, Task.PACKET),
            *(Ask.ASK_USE, Ask.ASK_DRAWN),
        ),
        NONE,
        source=(0, names.MAX_PACKETS - 1),
        step=(0, 6),
    ),
    Task.PLAY: Shape(
        WINDOWS[1:], source=(-1, N_FACES - 1), target=MAYBE_SEAT, step=(0, 2), count=(CANCELLED, N_KINDS - 1)
    ),
    Task.ITEM: Shape((Ask.ASK_USE, Ask.ASK_BEFORE), source=THINGS, step=(0, 2)),
    Task.MINUS: Shape(
        (Task.ITEM, Task.STRIKE, Task.ROUND, Task.SETTLE, Task.TURN, Task.FATE, Task.MINUS),
        source=(0, 1),
        count=(0, 20),
    ),
    Task.ENDING: Shape(ON_ENCOUNTER, NONE, step=(0, EndStep.END_HANDS)),
    Task.REWARD: Shape((Task.ENDING,), NONE, step=(0, 2)),
    Task.CHOOSING: Shape(
        (Task.GAME, Task.ENCOUNTER_TASK, Task.STRIKE, Task.BOSS, Task.REWARD),
        NONE,
        source=(0, Ask.N_ASKS - 1),
        target=MAYBE_SEAT,
        step=ORDER,
        count=(-9, 9),
    ),
    Task.FATE: Shape(ON_SETTLE, source=(1, 2), count=(0, 40)),
    Task.BOSS: Shape(ON_ENCOUNTER, NONE, source=(-1, BITS[1]), step=(0, 99), count=ORDER),
}

IN_ENCOUNTER = {  # frames that only certain Encounters push; an Encounter's own rules answer them
    Ask.ASK_ANNOUNCE: (names.I05,),
    Ask.ASK_CHALLENGE: (names.I05,),
    Ask.ASK_VOTE: (names.I09,),
    Ask.ASK_OFFER: (names.I13,),
    Ask.ASK_CLEANSE: (names.I12,),
    Ask.ASK_MORE: (names.I26,),
    Ask.ASK_TARGET: (names.I01, names.I10, names.I17, names.I21),
    Task.BOSS: (names.I04, names.I15),
}
STRIKERS = {  # whose strike, or what, asks W24
    Task.PACKET: (names.I06,),
    Task.STRIKE: (names.I01, names.I03, names.I25),
    Task.BOSS: (names.I15,),
}
PLAYED_IN = {  # what an Action card may count as, by the window in which it is played
    Ask.ASK_DRAWN: (names.PLAN_B,),
    Ask.ASK_BEFORE: (names.EDGE_OUT, names.MIXED_SIGNALS, names.TRIP),
    Ask.ASK_AFTER: (names.CRITICAL_MISS, names.RALLY, names.UNINTENTIONAL_STRIKE),
    Ask.ASK_CANCEL: (names.NOT_ON_MY_WATCH, names.NOT_SO_FAST),
    Ask.ASK_DAMAGE: (names.HUMAN_SHIELD, names.MY_HERO, names.WALK_IT_OFF),
}
CHOSEN = (Ask.ASK_FINISHER, Ask.ASK_DISCARD, Ask.ASK_LAY, Ask.ASK_NAME, Ask.ASK_BID)


def frames(state: np.ndarray, players: int) -> Iterator[Demand]:
    """What must hold of the stack, and whether it does."""
    head = state["head"]
    yield 0 <= head["depth"] <= MOST_FRAMES, "its stack is too deep"
    if head["over"]:
        return
    stack = head["stack"][: head["depth"]]
    kinds = stack["kind"].tolist()
    yield bool(kinds) and all(kind in SHAPES for kind in kinds), "a frame is of no known kind"
    yield kinds[0] == Task.GAME and kinds[-1] < Ask.N_ASKS and stack["owner"][-1] >= 0, "nobody is asked"
    for frame, below in zip(stack[1:], kinds, strict=False):
        yield below in SHAPES[int(frame["kind"])].below, "a frame lies on what it cannot lie on"
    for frame in stack:
        shape = SHAPES[int(frame["kind"])]
        for field in ("owner", "source", "target", "step", "count"):
            least, most = getattr(shape, field)
            most = players - 1 if most == LAST else most
            yield least <= frame[field] <= most, f"the {field} of {_name(frame)} is out of range"
    yield all(frame["owner"] < 0 for frame in stack[:-1] if frame["kind"] in WINDOWS), "two players are asked"
    yield bool(state["alive"][stack[-1]["owner"]]), "a dead player is asked"
    yield from _encounters(state, stack, kinds)
    yield from _counts(state, stack, kinds)
    yield from _packets(state, stack)
    yield from _plays(state, stack, kinds)
    yield from _attack(state, stack, kinds)


def _name(frame: Any) -> str:
    kind = int(frame["kind"])
    return (Ask(kind) if kind < Ask.N_ASKS else Task(kind)).name.lower()


def _encounters(state: np.ndarray, stack: np.ndarray, kinds: list[int]) -> Iterator[Demand]:
    """What an Encounter asks is asked in that Encounter."""
    wrong = "a question belongs to another encounter"
    for kind in kinds:
        yield state["encounter"] in IN_ENCOUNTER.get(kind, (state["encounter"],)), wrong
    for below, kind in pairwise(kinds):
        yield kind != Ask.ASK_STRIKE or state["encounter"] in STRIKERS[Task(below)], wrong
    if Task.ENCOUNTER_TASK in kinds:
        step = stack["step"][kinds.index(Task.ENCOUNTER_TASK)]
        yield step == EncounterStep.ENC_REVEAL or state["encounter"] >= 0, "there is no encounter"
        yield step > EncounterStep.ENC_REVEAL or state["stack_n"] > 0, "there is no encounter to come"
    yield Ask.ASK_OFFER not in kinds or state["offered"][2] >= 0, "no relic is offered"


def _counts(state: np.ndarray, stack: np.ndarray, kinds: list[int]) -> Iterator[Demand]:
    """Frames that go through a list stand within it."""
    living = int(state["alive"].sum())
    for frame in stack:
        match int(frame["kind"]):
            case Task.ROUND:
                turns = frame["step"] == RoundStep.RND_NEXT_TURN
                yield not turns or frame["count"] <= state["order_n"], "a round has too many turns"
            case Task.SETTING:
                yield frame["step"] <= living, "nobody is left to set a card"
            case Task.INITIATIVE:
                yield frame["count"] <= living, "an initiative number is too high"
            case Task.CHOOSING:
                yield frame["source"] in CHOSEN, "nobody chooses so"
            case Task.BOSS:
                yield frame["count"] <= state["named_n"], "a boss strikes more than were named"
    asked = stack[-1]
    if asked["kind"] == Ask.ASK_DISCARD:
        yield state["hand_n"][asked["owner"]] > 0, "there is nothing to discard"
    yield Ask.ASK_DISCARD not in kinds[:-1], "two players are asked"


def _packets(state: np.ndarray, stack: np.ndarray) -> Iterator[Demand]:
    numbers = stack["source"][stack["kind"] == Task.PACKET].tolist()
    yield numbers == list(range(state["packet_n"])), "a packet of damage is not on its way"


def _plays(state: np.ndarray, stack: np.ndarray, kinds: list[int]) -> Iterator[Demand]:
    """An Action card was played in its window and finds what it works on."""
    for place, frame in enumerate(stack):
        if frame["kind"] != Task.PLAY or frame["count"] == CANCELLED:
            continue
        kind, seat, target = int(frame["count"]), frame["owner"], frame["target"]
        yield kind in PLAYED_IN[Ask(kinds[place - 1])], "an action card is played in another window"
        yield frame["source"] >= 0, "an action card that works is not there"
        yield target >= 0 or kind == names.WALK_IT_OFF, "an action card is played on nobody"
        if kind == names.MIXED_SIGNALS and frame["step"] == 0:
            swapped = state["set_card"][[seat, target], 0]
            yield bool((swapped >= 0).all()), "there is no set card to be swapped"


def _attack(state: np.ndarray, stack: np.ndarray, kinds: list[int]) -> Iterator[Demand]:
    """The card being settled, by how far it has come."""
    attack: Any = state["attack"]
    yield bool(attack["on"]) == (Task.SETTLE in kinds), "an attack is on that nobody settles"
    if not attack["on"]:
        return
    frame = stack[kinds.index(Task.SETTLE)]
    step, kind = frame["step"], attack["kind"]
    yield frame["owner"] == attack["seat"] == stack["owner"][kinds.index(Task.TURN)], "two players attack"
    yield step >= FORTUNE or attack["face"] >= 0, "the card of an attack is not there"
    in_play = attack["face"] >= 0 and not attack["by_strike"]
    if attack["claim"] < 0 and in_play and step < FORTUNE:
        yield kind == _kind_of(int(attack["face"])), "the card of an attack is another one"
    if step in (MANEUVER, REPLACED) and not attack["by_strike"]:
        yield names.FEINT <= kind <= names.FOCUS_STRENGTH, "this is no maneuver"
    yield step < ATTACK or kind < names.FEINT, "this is no attack"
    yield step >= ATTACK or kind < N_FACES - 10, "this is no card of a hand"
    yield bool(attack["hit"]) == (step > FORTUNE and attack["blow"] >= 0), "a hit has left no trace"
    yield attack["blow"] < state["blow_n"], "a hit has left no trace"


def _kind_of(face: int) -> int:
    """D04 and D05 have six faces each."""
    if face < 9:
        return min(face, names.ATTACK_30)
    return names.ATTACK_25 if face < 15 else face - 10
