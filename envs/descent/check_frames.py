"""Whether the frames of a state from outside are a stack that the rules build."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import numpy as np

from ..core.demands import Demand, Range
from . import setup
from . import state as names
from .geometry import FAR, ZONE_EXIT
from .ground import grounds
from .state import Ask, Life, Stage, Task, Where, Window

MOST_FRAMES = 36
"""Nothing is answered above this depth (DEEPEST of windows.pxd); play never comes near it."""
LAST_CELL = 30_000  # stands for the last space
LAST_SEAT = 30_001  # stands for the last seat
LAST_HERO = 30_002  # stands for the last hero's place
LAST_ATTACK = 30_003  # stands for the last attack under way
MOST = 100
NEAR_COUNT = 256  # count of a PLACE frame: space + 256 * n
N_TOKENS = names.FIRST_QUEST_TOKEN + names.N_QUEST_TOKENS
NONE, ZERO, FLAG = (-1, -1), (0, 0), (0, 1)
DARK, SEAT, TEAM = (0, 0), (0, LAST_SEAT), (1, LAST_SEAT)
CELL, PLACE, HERO = (0, LAST_CELL), (0, LAST_HERO), (0, LAST_HERO)
FIGURE, MAYBE_FIGURE = (0, names.N_FIGURES - 1), (-1, names.N_FIGURES - 1)
MONSTER, FAMILIAR = (names.FIRST_MONSTER, names.N_FIGURES - 1), names.FAMILIAR
ACTIVE = (FAMILIAR, names.N_FIGURES - 1)
ATTACK, COUNT, DEED, TOKEN = (0, LAST_ATTACK), (0, MOST), (0, names.N_DEEDS - 1), (0, N_TOKENS - 1)
DATA, CHOSEN = (-2, names.N_FIGURES - 1), (-1, 511)  # what tasks of one deed note for themselves
STEPS = (0, 40)
HERO_BITS = (0, (1 << names.MAX_HEROES) - 1)
LAST_DOOR = names.N_DOORS - 1


@dataclass(frozen=True)
class Shape:
    """On which kinds a frame lies, and what its numbers may be."""

    below: tuple[int, ...]
    owner: Range = NONE
    source: Range = NONE
    target: Range = NONE
    step: Range = ZERO
    count: Range = ZERO


ON_GAME, ON_ATTACK, ON_USE = (Task.GAME,), (Task.ATTACK,), (Task.USE,)
ON_SHOP = (Task.PREPARATION, Task.CAMPAIGN)
ON_SETTING, ON_ROUND, ON_TURN = (Task.SETTING_UP,), (Task.ROUND,), (Task.HERO_TURN,)
DOING = (
    *(Task.ROUND, Task.HERO_TURN, Task.FAMILIAR_TURN, Task.OVERLORD_TURN, Task.ACTIVATION, Task.ROAM),
    *(Task.ENTERED, Task.DROP_TOKENS, Task.ATTACK, Task.SEARCHING, Task.TEST, Task.HEALING, Task.EACH),
    *(Task.HARM, Task.KNOCKOUT, Task.DEFEATED, Task.PAYING, Task.USE, Task.EVENT_TRAPS, Task.OPENED),
    *(Task.NEAR_MOVES, Task.TRICKED, Task.REVIVAL, Task.SETTING_UP, Task.SUMMONING, Task.PLACE),
    *(Task.REINFORCING, Task.ENCOUNTER, Task.TRAVEL),
)
"""What happens in an encounter may happen in the course of any of these."""

SHAPES: Mapping[int, Shape] = {
    Ask.ASK_HERO_PICK: Shape(ON_GAME, TEAM, PLACE),
    Ask.ASK_CLASS_PICK: Shape(ON_GAME, TEAM, PLACE),
    Ask.ASK_SKILL_BUY: Shape(ON_SHOP, TEAM, PLACE),
    Ask.ASK_SHOP: Shape(ON_SHOP, TEAM),
    Ask.ASK_BUYER: Shape(ON_SHOP, TEAM, (setup.FIRST_SHOP, setup.FIRST_RELIC - 1)),
    Ask.ASK_SELL: Shape(ON_SHOP, TEAM, PLACE),
    Ask.ASK_PURSE: Shape(ON_SHOP, TEAM, count=(1, 2)),
    Ask.ASK_DARK_SHOP: Shape(ON_SHOP, DARK),
    Ask.ASK_NEXT_QUEST: Shape((Task.CAMPAIGN,), SEAT),
    Ask.ASK_TRAVEL: Shape(
        (Task.TRAVEL,), SEAT, (0, setup.N_TRAVEL - 1), (0, setup.N_TERRAINS - 1), (0, 3), FLAG
    ),
    Ask.ASK_RELIC_TO: Shape((Task.CAMPAIGN, Task.GAME), TEAM, (0, setup.N_RELICS - 1)),
    Ask.ASK_ENTRANCE: Shape(ON_SETTING, TEAM, PLACE),
    Ask.ASK_KIND: Shape(ON_SETTING, DARK, (0, setup.MAX_GROUPS - 1)),
    Ask.ASK_BEARER: Shape((Task.PLACE,), DARK, MONSTER),
    Ask.ASK_FORM: Shape((Ask.ASK_SPOT,), SEAT, FIGURE),
    Ask.ASK_SPOT: Shape((Task.PLACE,), SEAT, FIGURE),
    Ask.ASK_SUMMON: Shape((Task.SUMMONING,), DARK, MAYBE_FIGURE, step=(0, 3)),
    Ask.ASK_NEXT_HERO: Shape(ON_ROUND, TEAM),
    Ask.ASK_EQUIP: Shape(ON_TURN, TEAM, HERO),
    Ask.ASK_MENU: Shape(ON_TURN, TEAM, HERO),
    Ask.ASK_DARK_MENU: Shape((Task.OVERLORD_TURN,), DARK),
    Ask.ASK_MONSTER: Shape((Task.ACTIVATION, Task.FAMILIAR_TURN), SEAT, ACTIVE),
    Ask.ASK_START: Shape((Task.ROAM,), SEAT, FIGURE, FLAG, count=COUNT),
    Ask.ASK_BASE: Shape(DOING, SEAT, FIGURE),
    Ask.ASK_STEPS: Shape((Task.ROAM, Task.USE), SEAT, FIGURE, (-1, MOST), count=(0, 2)),
    Ask.ASK_WINDOW: Shape(DOING, SEAT, (0, Window.N_WINDOWS - 1), MAYBE_FIGURE, count=(-1, LAST_CELL)),
    Ask.ASK_WEAPON: Shape(ON_ATTACK, SEAT, FIGURE, ATTACK),
    Ask.ASK_TARGET: Shape(ON_ATTACK, SEAT, FIGURE, ATTACK, count=FLAG),
    Ask.ASK_SURGE: Shape(ON_ATTACK, SEAT, FIGURE, ATTACK),
    Ask.ASK_PATH: Shape(ON_ATTACK, SEAT, FIGURE, ATTACK),
    Ask.ASK_FIGURE: Shape(DOING, SEAT, DATA, DEED, count=CHOSEN),
    Ask.ASK_HERO: Shape(DOING, SEAT, DATA, DEED, count=CHOSEN),
    Ask.ASK_SPACE: Shape(DOING, SEAT, DATA, DEED, count=CHOSEN),
    Ask.ASK_TOKEN: Shape(DOING, SEAT, DATA, DEED, count=CHOSEN),
    Ask.ASK_DOOR: Shape(DOING, SEAT, DATA, DEED, count=CHOSEN),
    Ask.ASK_CHOICE: Shape(DOING, SEAT, DATA, DEED, count=(1, 511)),
    Ask.ASK_NUMBER: Shape(DOING, SEAT, DATA, DEED, count=(1, 10)),
    Ask.ASK_DIE: Shape(ON_USE, SEAT, (-2, LAST_ATTACK), DEED, (0, 4), (-2, names.N_AFFECTED - 1)),
    Ask.ASK_CARD: Shape(ON_USE, DARK, DATA, DEED, count=(0, 2)),
    Ask.ASK_ITEM: Shape(ON_USE, TEAM, HERO, HERO, count=FLAG),
    Ask.ASK_MAY: Shape(DOING, SEAT, DATA, DEED, count=CHOSEN),
    Ask.ASK_RANK: Shape((Task.REINFORCING,), DARK, (0, names.MAX_NOW_GROUPS - 1)),
    Ask.ASK_DEED: Shape(ON_USE, DARK, HERO, DEED),
    Ask.ASK_GROUP: Shape((Task.REINFORCING,), DARK, count=(1, (1 << names.MAX_NOW_GROUPS) - 1)),
    Task.GAME: Shape((), source=(-1, MOST), step=STEPS, count=COUNT),
    Task.CAMPAIGN: Shape(ON_GAME, source=(-1, MOST), step=STEPS, count=COUNT),
    Task.PREPARATION: Shape(ON_GAME, step=STEPS, count=COUNT),
    Task.JOURNEY: Shape((Task.QUESTING,), step=STEPS, count=(0, 2)),
    Task.TRAVEL: Shape(
        (Task.JOURNEY,),
        source=(0, setup.N_TRAVEL - 1),
        target=(0, setup.N_TERRAINS - 1),
        step=STEPS,
        count=(-MOST, MOST),
    ),
    Task.QUESTING: Shape(ON_GAME, step=(0, 3), count=FLAG),
    Task.ENCOUNTER: Shape((Task.QUESTING,), step=FLAG),
    Task.SETTING_UP: Shape(
        (Task.ENCOUNTER, Task.OVERLORD_TURN), source=(0, names.MAX_NOW_GROUPS), step=(0, 4), count=COUNT
    ),
    Task.PLACE: Shape(DOING, SEAT, FIGURE, (0, Where.ADJOINING), FLAG, (0, NEAR_COUNT * FAR)),
    Task.REINFORCING: Shape(
        (Task.OVERLORD_TURN,),
        source=(0, setup.MAX_REINFORCEMENTS - 1),
        target=(-1, names.MAX_NOW_GROUPS - 1),
        step=STEPS,
        count=COUNT,
    ),
    Task.SUMMONING: Shape(
        (Task.ENCOUNTER,), source=(-1, names.MAX_NOW_GROUPS - 1), target=MAYBE_FIGURE, step=(0, 4)
    ),
    Task.ROUND: Shape((Task.ENCOUNTER,), step=(0, names.ROUND_OVER), count=COUNT),
    Task.HERO_TURN: Shape(ON_ROUND, source=HERO, target=(-1, MOST), step=(0, names.TURN_OVER), count=COUNT),
    Task.FAMILIAR_TURN: Shape((Task.HERO_TURN, Task.USE), source=HERO, step=STEPS, count=COUNT),
    Task.OVERLORD_TURN: Shape(ON_ROUND, step=(0, names.DARK_OVER), count=COUNT),
    Task.ACTIVATION: Shape(
        (Task.OVERLORD_TURN,), source=MONSTER, step=(0, names.ACT_OVER), count=(0, names.MAX_HEROES)
    ),
    Task.ROAM: Shape(DOING, SEAT, FIGURE, COUNT, (0, 2), (-1, MOST)),
    Task.ENTERED: Shape(DOING, source=FIGURE, target=CELL, step=(0, 2), count=(0, names.How.PLACED)),
    Task.DROP_TOKENS: Shape(DOING, DARK, FIGURE, step=STEPS, count=(-1, LAST_CELL)),
    Task.ATTACK: Shape(DOING, (-1, MOST), ATTACK, step=(0, Stage.ST_OVER), count=(0, names.N_AFFECTED)),
    Task.SEARCHING: Shape(DOING, (-1, MOST), HERO, TOKEN, (0, names.SEEK_OVER), (-1, MOST)),
    Task.TEST: Shape(DOING, (0, MOST), FIGURE, (0, setup.AWARENESS), STEPS, (-MOST, MOST)),
    Task.HEALING: Shape(DOING, (-1, MOST), MAYBE_FIGURE, (0, 3), STEPS, COUNT),
    Task.EACH: Shape(DOING, (-1, LAST_HERO), MAYBE_FIGURE, DEED, FLAG, HERO_BITS),
    Task.HARM: Shape(DOING, (-3, LAST_ATTACK), MAYBE_FIGURE, FIGURE, STEPS, COUNT),
    Task.KNOCKOUT: Shape(DOING, source=MAYBE_FIGURE, target=HERO, step=STEPS),
    Task.DEFEATED: Shape(DOING, source=MAYBE_FIGURE, target=(FAMILIAR, names.N_FIGURES - 1), step=STEPS),
    Task.PAYING: Shape(DOING, source=(0, MOST), step=STEPS, count=(-1, MOST)),
    Task.USE: Shape(DOING, DATA, DATA, DEED, STEPS, CHOSEN),
    Task.EVENT_TRAPS: Shape((Task.ENTERED,), source=HERO, target=CELL, step=STEPS, count=COUNT),
    Task.OPENED: Shape(DOING, source=HERO, target=(0, LAST_DOOR), step=STEPS, count=COUNT),
    Task.NEAR_MOVES: Shape((Task.ENTERED,), source=MONSTER, target=CELL, count=(0, names.MAX_HEROES)),
    Task.TRICKED: Shape(ON_ATTACK, TOKEN, ATTACK, MONSTER, STEPS, CHOSEN),
    Task.REVIVAL: Shape(DOING, source=HERO, target=HERO, step=STEPS, count=COUNT),
}


@dataclass(frozen=True)
class Opening:
    """What opens a timing window, whom it asks, and what its numbers may be."""

    below: tuple[int, ...]
    owner: Range = DARK
    target: Range = HERO
    count: Range = ZERO


ON_SEARCH = (Task.SEARCHING,)
MAYBE_SEARCH = (-1, setup.N_SEARCH - 1)
PLACE_IN_AFFECTED = (0, names.N_AFFECTED - 1)
ON_ROLL = (Task.TEST, Task.HEALING)
OPENINGS: Mapping[int, Opening] = {
    Window.W_HT3: Opening((Task.EVENT_TRAPS,), count=CELL),
    Window.W_HT4: Opening((Task.OPENED,), count=(0, LAST_DOOR)),
    Window.W_SR1: Opening(ON_SEARCH, count=TOKEN),
    Window.W_SR2: Opening(ON_SEARCH, count=MAYBE_SEARCH),
    Window.W_SR2_HERO: Opening(ON_SEARCH, TEAM, count=MAYBE_SEARCH),
    Window.W_SR3: Opening(ON_SEARCH, count=MAYBE_SEARCH),
    Window.W_SR4: Opening(ON_SEARCH, count=TOKEN),
    Window.W_AT1: Opening(ON_ATTACK, target=ATTACK),
    Window.W_AT1_HERO: Opening(ON_ATTACK, TEAM, count=ATTACK),
    Window.W_AT2_DARK: Opening(ON_ATTACK, target=ATTACK),
    Window.W_AT2_HERO: Opening(ON_ATTACK, TEAM, count=ATTACK),
    Window.W_AT3: Opening(ON_ATTACK, SEAT, ATTACK),
    Window.W_AT3_STAFF: Opening(ON_ATTACK, target=ATTACK),
    Window.W_AT4: Opening(ON_ATTACK, SEAT, ATTACK, PLACE_IN_AFFECTED),
    Window.W_AT4_STAFF: Opening(ON_ATTACK, target=ATTACK, count=PLACE_IN_AFFECTED),
    Window.W_AT6: Opening((Task.HARM,), SEAT, FIGURE, COUNT),
    Window.W_AT7: Opening(ON_ATTACK, SEAT, ATTACK),
    Window.W_AT7_HERO: Opening(ON_ATTACK, TEAM, count=ATTACK),
    Window.W_RO1: Opening(ON_ROLL, SEAT, MAYBE_FIGURE),
    Window.W_RO1_STAFF: Opening(ON_ROLL, target=MAYBE_FIGURE),
    Window.W_RO2: Opening((Task.TEST,)),
    Window.W_DF1: Opening((Task.KNOCKOUT,), TEAM),
    Window.W_DF2: Opening((Task.KNOCKOUT,)),
    Window.W_DF2_BLOODLUST: Opening((Task.KNOCKOUT,)),
    Window.W_DF3: Opening((Task.DEFEATED,), target=FIGURE),
    Window.W_OT1: Opening((Task.OVERLORD_TURN,), target=NONE),
    Window.W_OT3_HERO: Opening((Task.ACTIVATION,), TEAM, count=MONSTER),
    Window.W_OT3: Opening((Task.ACTIVATION,), target=MONSTER),
    Window.W_OT5: Opening((Task.NEAR_MOVES,), TEAM, count=MONSTER),
    Window.W_OT7: Opening((Task.OVERLORD_TURN,), target=NONE),
    Window.W_SPIRITS: Opening(ON_USE, TEAM),
}
OWN = (
    *(Ask.ASK_HERO_PICK, Ask.ASK_CLASS_PICK, Ask.ASK_SKILL_BUY, Ask.ASK_ENTRANCE, Ask.ASK_EQUIP),
    *(Ask.ASK_MENU, Ask.ASK_ITEM),
)
"""Questions about a hero of whoever is asked."""
STANDING = (
    Ask.ASK_EQUIP,
    Ask.ASK_MONSTER,
    Ask.ASK_START,
    Ask.ASK_STEPS,
    Ask.ASK_BASE,
    Ask.ASK_DEED,
    Task.ROAM,
)
"""About figures that stand: their source."""
OF_ATTACKS = (Ask.ASK_WEAPON, Ask.ASK_TARGET, Ask.ASK_SURGE, Ask.ASK_PATH)
IN_ENCOUNTER = (Task.ENCOUNTER,)
REROLLS = (
    *(names.D_FORTUNE, names.D_WEAPON_REROLL, names.D_SEARCH_CARD + setup.POWER_POTION),
    names.D_ITEM + setup.SHIELD_OF_THE_DARK_GOD,
    *(names.D_ITEM + setup.IRON_SHIELD, names.D_ITEM + setup.HEAVY_STEEL_SHIELD),
)
"""Deeds whose source is an attack, or -2 for a test or recovery, and whose owner a place in `affected`."""
OF_ATTACK = (
    *(names.D_MOVE_TARGET, names.D_SUBDUE, names.D_STRAY, names.D_SECOND, names.D_SLAM),
    *(names.D_REROLL_DEFENCE, names.D_SKILL + setup.EXECUTE, names.D_SKILL + setup.STONESKIN),
    *(names.D_SPECIAL + setup.NOT_ME_NUMBER, names.D_ABILITY + setup.TOMBLE),
    names.D_SKILL + setup.DEFENSE_TRAINING,
)
"""Deeds whose owner is an attack."""


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
        self.heroes = int(numbers["options"]["heroes"])
        encounter = int(state["encounter"])
        cells = grounds()[encounter].n if encounter >= 0 else 0
        self.last = {LAST_CELL: cells - 1, LAST_SEAT: self.heroes, LAST_HERO: self.heroes - 1}
        self.last[LAST_ATTACK] = int(state["n_attacks"]) - 1

    def demands(self) -> Iterator[Demand]:
        kinds = self.kinds
        yield bool(kinds) and all(kind in SHAPES for kind in kinds), "a frame is of no known kind"
        asked = kinds[-1] < Ask.N_ASKS and self.frames["owner"][-1] >= 0
        yield kinds[0] == Task.GAME and asked, "nobody is asked"
        for below, kind in pairwise(kinds):
            yield below in SHAPES[kind].below, "a frame lies on what it cannot lie on"
        for frame in self.frames:
            yield from self._shape(frame)
        yield from self._course()
        for i, attack in enumerate(self.state["attack"][: self.state["n_attacks"]]):
            yield from self._attack(attack, i)
        for frame, below in zip(self.frames[1:], self.frames, strict=False):
            yield from self._frame(frame, below)

    def _fits(self, value: Any, span: Range) -> bool:
        least, most = span
        return bool(least <= value <= self.last.get(most, most))

    def _shape(self, frame: Any) -> Iterator[Demand]:
        shape = SHAPES[int(frame["kind"])]
        for field in ("owner", "source", "target", "step", "count"):
            fine = self._fits(frame[field], getattr(shape, field))
            yield fine, f"the {field} of {_name(frame)} is out of range"

    def _standing(self, u: int) -> bool:
        return 0 <= u < names.N_FIGURES and bool(self.state["figure"]["life"][u] == Life.STANDING)

    # --- the course of the game

    def _course(self) -> Iterator[Demand]:
        """What is under way has what it is about."""
        state, kinds = self.state, self.kinds
        playing = Task.ENCOUNTER in kinds
        yield not playing or state["encounter"] >= 0, "an encounter without a map"
        yield Task.QUESTING not in kinds or state["quest"] >= 0, "there is no quest"
        laid = bool((state["near"] != 0).any())
        yield not playing or laid, "nothing is adjacent"
        chosen = state["hero"]["hero"][: self.heroes] >= 0
        trained = state["hero"]["cls"][: self.heroes] >= 0
        drafting = kinds[-1] in (Ask.ASK_HERO_PICK, Ask.ASK_CLASS_PICK)
        yield drafting or bool((chosen & trained).all()), "a hero was not chosen"

    def _attack(self, attack: Any, number: int) -> Iterator[Demand]:
        """Who attacks whom with what."""
        u, weapon, state = int(attack["attacker"]), int(attack["weapon"]), self.state
        yield u >= 0, "nobody makes an attack"
        yield self._fits(attack["seat"], SEAT), "an attack is made by nobody's player"
        if weapon >= 0:
            item = int(state["hero"]["item"][u][weapon]) if u < names.MAX_HEROES else -1
            fine = item >= 0 and self.numbers["item"]["attack"][item] != setup.NO_ATTACK
            yield bool(fine), "an attack is made without a weapon"
        stages = [int(f["step"]) for f in self.frames if f["kind"] == Task.ATTACK and f["source"] == number]
        if stages and stages[0] > Stage.ST_SECOND:
            yield attack["target"] >= 0 and attack["cell"] >= 0, "an attack has no target"
        affected = attack["affected"][: attack["n_affected"]]
        yield len(set(affected.tolist())) == len(affected), "a figure is affected twice"

    # --- what frames refer to

    def _is_attack(self, number: int) -> bool:
        return 0 <= number < self.state["n_attacks"]

    def _frame(self, frame: Any, below: Any) -> Iterator[Demand]:
        kind, source, target = (int(frame[field]) for field in ("kind", "source", "target"))
        if kind in OWN:
            yield frame["owner"] == source + 1, "a player is asked about another's hero"
        if kind in STANDING:
            yield self._standing(source), "a figure is asked about that does not stand"
        if kind in OF_ATTACKS:
            yield target == below["source"], "a question of another attack"
            yield source == self.state["attack"]["attacker"][target], "somebody else attacks"
        if kind in (Ask.ASK_MONSTER, Ask.ASK_MENU, Ask.ASK_EQUIP) and below["kind"] != Task.FAMILIAR_TURN:
            yield source == below["source"], "another figure is asked about"
        match kind:
            case Ask.ASK_WINDOW:
                yield from self._window(frame, below)
            case Ask.ASK_DIE:
                yield self._dice(source, int(frame["count"])), "there are no dice"
            case Task.USE:
                yield self._use(frame), "something is done with nothing"
            case Task.PLACE:
                yield self._place(frame), "a figure cannot be placed there"
            case Task.REINFORCING:
                row = self.numbers["encounter"][self.state["encounter"]]
                yield source < row["n_reinforcements"], "no reinforcement comes"
            case Ask.ASK_FORM | Ask.ASK_SPOT:
                yield source == below["source"], "another figure is placed"

    def _window(self, frame: Any, below: Any) -> Iterator[Demand]:
        opening = OPENINGS[int(frame["source"])]
        yield below["kind"] in opening.below, "a window is open without its event"
        for field in ("owner", "target", "count"):
            fine = self._fits(frame[field], getattr(opening, field))
            yield fine, f"the {field} of a window is out of range"
        if opening.count == PLACE_IN_AFFECTED:
            affected = self.state["attack"]["n_affected"][frame["target"]]
            yield frame["count"] < affected, "a window of nobody's defence"

    def _dice(self, number: int, place: int) -> bool:
        """Whether there are dice of a roll (-2), an attack (place -1) or a defence."""
        if number == -2:
            return bool(self.state["roll"]["n"] > 0)
        if not self._is_attack(number):
            return False
        attack = self.state["attack"][number]
        return place < 0 or bool(place < attack["n_affected"])

    def _use(self, frame: Any) -> bool:
        deed, source, owner = int(frame["target"]), int(frame["source"]), int(frame["owner"])
        if deed in REROLLS:
            return self._dice(source, owner)
        if deed == names.D_RELIC + setup.STAFF_OF_SHADOWS:
            return source == -1 or self._dice(source, owner)
        return deed not in OF_ATTACK or self._is_attack(owner)

    def _place(self, frame: Any) -> bool:
        u, where, count = int(frame["source"]), int(frame["target"]), int(frame["count"])
        figure = self.state["figure"][u]
        if u >= names.FIRST_MONSTER and figure["kind"] < 0:
            return False
        if where == Where.IN_ZONE:
            return count <= ZONE_EXIT
        if where == Where.BESIDE:
            return self._standing(count) and bool(figure["cell"] >= 0)
        if where == Where.ADJOINING:
            return self._standing(count)
        return count % NEAR_COUNT <= self.last[LAST_CELL]


def _name(frame: Any) -> str:
    kind = int(frame["kind"])
    return (Ask(kind) if kind < Ask.N_ASKS else Task(kind)).name.lower()
