"""Positions for rule tests: lay what matters, start at a step of the procedures, play by card id.

    game = position("E08", sets={P0: "D02"}, hands={P1: "D21"}, start="RND-D")
    game.play(P1, "D21", on=P0).rest()
    assert game.lps == [80, 90, 90, 90]

What a test does not say is: four players P0 to P3 with 100 LP and empty hands, Initiative 1 to 4 in seat
order from Round 1 on, also after every new draw; creatures at the LP of their row; Events off; an empty
stack, so that the game ends with the Encounter. Players have the Characters C1, C2, ... in seat order. The
draw deck holds what is not named, Attack cards first, Items last. Questions that a test does not mention are
answered "no"; one that cannot be answered so fails the test. Chance: every shuffle leaves the order as it is,
a random card is the last one in face order, a Fortune card is reversed, unless `chance` says otherwise.

A Round or an END that a test starts stops behind its last step (`Position.stopped`); `go_on` carries on from
there. To look at a Round before its strike give somebody RL18 and run `until("W05")`: INI-1 asks its owner.
How piles and things are written says record.py, how cards and choices are called names.py.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import count
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from dungeonzoo.envs.core.game import Variant
from dungeonzoo.envs.cutthroat.game import GAME
from dungeonzoo.envs.cutthroat.state import (
    Act,
    Ask,
    Cause,
    EncounterStep,
    EndStep,
    GameStep,
    RoundStep,
    Task,
)
from tests.chance import shuffled as shuffled

from .names import CHOICES, ENCOUNTERS, FACES, P0, P1, P2, P3, P4, P5, split
from .record import PerSeat, Record, named

__all__ = [
    "P0",
    "P1",
    "P2",
    "P3",
    "P4",
    "P5",
    "REVERSED",
    "UPRIGHT",
    "Position",
    "draw",
    "position",
    "reward",
    "shuffled",
    "variant",
]

FORCED = 32
LAST = 27719
"""Forced outcome that is the last of 1 to 12 possible ones."""
UPRIGHT, REVERSED = 0, 1
"""Outcomes of a Fortune card's draw."""

PLAIN = tuple(ENCOUNTERS.index(name) for name in ("E08", "I20"))
"""Encounters that do nothing before the first Turn."""

NAMES_A_PLAYER = {"D17", "D23", "D24", "D25", "RL11", "RL17"}

_ENCOUNTER = {
    "ENC-1": EncounterStep.ENC_REVEAL,
    "ENC-2": EncounterStep.ENC_EVENT,
    "ENC-4": EncounterStep.ENC_LAY_OUT,
    "ENC-5": EncounterStep.ENC_REFILL,
    "ENC-6": EncounterStep.ENC_CROWN,
    "ENC-7": EncounterStep.ENC_USE,
    "ENC-8": EncounterStep.ENC_ROUND,
}
_ROUND = {
    "RND-A": RoundStep.RND_DRAW,
    "RND-B": RoundStep.RND_INITIATIVE,
    "offer": RoundStep.RND_OFFER,
    "RND-C": RoundStep.RND_SET,
    "laid": RoundStep.RND_LAID,
    "RND-D": RoundStep.RND_TURNS,
    "RND-E": RoundStep.RND_COUNT,
    "RND-F": RoundStep.RND_INITIATIVE_AGAIN,
    "strike": RoundStep.RND_STRIKE,
    "after strike": RoundStep.RND_AFTER_STRIKE,
    "RND-G": RoundStep.RND_END,
}
_END = {f"END-{step + 1}": step for step in EndStep}
_STOP = (Ask.ASK_FINISHER, P0, 0)
"""A question that is never put after the set-up: the frame at which a test stops."""


def draw(*numbers: int) -> list[int]:
    """Chance: the next Initiative draw gives these numbers to the living players, in seat order."""
    return shuffled([sorted(numbers).index(number) for number in numbers])


@cache
def variant(**options: Any) -> Variant:
    return GAME.variant(**options)


@cache
def blank(options: tuple[tuple[str, Any], ...]) -> bytes:
    """A dealt game at the first W07 of a plain Encounter without an Event."""
    game = Position(variant(**dict(options)))
    for seed in count():
        game.table.deal(0, seed)
        while not game.over and game.asked != ("W07", P0) and game.record["n"] < 2:
            game.table.step(0, int(np.flatnonzero(game.table.legal(0))[0]))
        if game.record["stack_n"] == 8 and game.record["encounter"] in PLAIN and game.record["event"] < 0:
            return game.table.get_state(0)
    raise AssertionError


def position(
    encounter: str | None = None,
    *,
    start: str,
    players: int = 4,
    left: int | tuple[int, int] | None = None,
    lp: Mapping[int, int] | None = None,
    hands: PerSeat | None = None,
    sets: PerSeat | None = None,
    riders: PerSeat | None = None,
    things: PerSeat | None = None,
    kills: Mapping[int, Iterable[int]] | None = None,
    initiative: Sequence[int] | None = None,
    deck: str = "",
    rest: bool = True,
    discard: str = "",
    spent: str = "",
    relics: str = "",
    stack: str = "",
    event: str | None = None,
    events: str = "",
    fortune: str | None = None,
    fortune_cards: int = 13,
    pile: str = "",
    packet: tuple[int, int] | None = None,
    n: int = 1,
    r: int = 1,
    chance: Sequence[int] = (),
    options: Mapping[str, Any] | None = None,
    **fields: Any,
) -> "Position":
    """A game that begins at this step and stands at the first question that follows.

    start: the step carried out first: "GAME-2", "ENC-1" to "ENC-8" (not ENC-3), "RND-A" to "RND-G", "END-1"
    to "END-7", or, within a Round, "offer" (I13), "laid" (all have set), "strike" (RND-F behind the draw),
    "after strike", "PKT" (the strike packet `packet`, seat and damage).
    encounter: in play; left: its LP (a pair in I10); lp: LP of players, 0: dead; sets: face-down cards before
    them; riders: D14 and D15 before them; initiative: numbers by seat, 0 for the dead; deck, discard, relics,
    stack, events: top cards; event: in force, with the top Relics of `relics` if it offers some ("EV29",
    "EV30": with the Realm effect), event or events: Events are on; fortune: Fortune's Deck of `fortune_cards`
    cards is open, with these on top and The World last; pile: top cards of RL12's pile; n, r: numbers of the
    Encounter (of the last one, before ENC-1) and of the Round that begins or goes on; rest: the cards that
    are not named lie at the bottom of the deck (False: are nowhere); chance: outcomes before those that
    always hold; options: those of the environment; fields: others of the record, for all or {seat: value}.
    """
    settings = {"players": players, "event_deck": bool(event or events), **(options or {})}
    game = Position(variant(**settings))
    game.table.set_state(0, blank(tuple(settings.items())))
    record = game.record
    begun = start in (*_ROUND, *_END, "PKT")
    record["n"], record["r"] = n, r - (start == "RND-A") if begun else 0
    game.lay_players(lp or {}, initiative, kills or {})
    if not begun:
        record["initiative"], record["order_n"] = 0, 0
    game.lay_cards(
        hands=hands or {},
        sets=sets or {},
        riders=riders or {},
        things=things or {},
        deck=split(deck),
        rest=rest,
        discard=split(discard),
        spent=split(spent),
    )
    game.lay_encounters(encounter, split(stack))
    if left is not None:
        record["creature"] = left if isinstance(left, tuple) else (left, record["creature"][1])
    game.lay_relics(split(relics), [*named(things or {}), *split(spent)])
    game.lay_events(event, split(events), settings["event_deck"])
    game.lay_fortune(None if fortune is None else split(fortune), fortune_cards, split(pile))
    for field, value in fields.items():
        game.put(field, value)
    game.chance(*chance)
    if packet:
        game.lay_packet(*packet)
    game.begin(start)
    return game


def reward(event: str, *, killer: int = P0, **more: Any) -> "Position":
    """This player has won an Encounter under this Event, and what it gives is due."""
    return position("E01", start="END-3", event=event, left=0, killer=killer, **more)


class Position(Record):
    """A game in progress, seen and played by ids."""

    def __init__(self, variant: Variant) -> None:
        super().__init__(variant)
        self.log: list[tuple[str, int]] = []
        """Every question that was answered: ("W12", seat), oldest first."""

    # --- steps

    def begin(self, start: str) -> None:
        """Puts the frames of the step on the stack and runs on to the first question."""
        frames: list[tuple[int, int, int]] = [(Task.GAME, P0, GameStep.GAME_NEXT)]
        round_, over = (Task.ENCOUNTER_TASK, P0, EncounterStep.ENC_ROUND), EncounterStep.ENC_OVER
        if start in _ENCOUNTER:
            frames.append((Task.ENCOUNTER_TASK, P0, _ENCOUNTER[start]))
        elif start in _ROUND:
            frames += [round_, _STOP, (Task.ROUND, P0, _ROUND[start])]
        elif start == "PKT":
            frames += [round_, _STOP, (Task.PACKET, P0, 0)]
        elif start in _END:
            self.record["finished"], self.record["ending"] = 1, 1
            frames += [(Task.ENCOUNTER_TASK, P0, over), _STOP, (Task.ENDING, P0, _END[start])]
        else:
            assert start == "GAME-2", f"there is no start {start!r}"
        head = self.record["head"]
        head["stack"] = 0
        head["depth"] = len(frames)
        for place, (kind, owner, step) in enumerate(frames):
            frame = head["stack"][place]
            frame["kind"], frame["owner"], frame["step"] = kind, owner, step
        self._settle()

    def lay_packet(self, seat: int, amount: int) -> None:
        """A strike packet on this player, by no number."""
        packet = self.record["packet"][0]
        packet["amount"], packet["target"], packet["struck"] = amount, seat, seat
        packet["cause"], packet["number"], packet["shepherd"] = Cause.BY_STRIKE, 0, -1
        self.record["packet_n"] = 1

    def chance(self, *outcomes: int) -> Self:
        """The next outcomes of chance: UPRIGHT, of `draw` and `shuffled`, or which of the possible ones."""
        self.table.force(0, [*outcomes, *[LAST] * (FORCED - len(outcomes))])
        return self

    def _settle(self) -> None:
        self.table.settle(0)
        self._top_up()

    def _top_up(self) -> None:
        """As many forced outcomes as before the step."""
        rng = self.record["head"]["rng"]
        self.chance(*rng["forced"][rng["forced_at"] : rng["forced_n"]].tolist())

    @property
    def stopped(self) -> bool:
        """What was started is over (`go_on` carries on)."""
        head = self.record["head"]
        below, top = head["stack"]["kind"][head["depth"] - 2 : head["depth"]]
        return not self.over and below == Task.ENCOUNTER_TASK and top == Ask.ASK_FINISHER

    def go_on(self) -> Self:
        """From the stop behind a Round or an END to the next question."""
        assert self.stopped, f"{self.asked} is still to be answered"
        self.record["head"]["depth"] -= 1
        self._settle()
        return self

    # --- the question

    @property
    def over(self) -> bool:
        """The game is over."""
        return bool(self.table.over(0))

    @property
    def _frame(self) -> Any:
        head = self.record["head"]
        return head["stack"][head["depth"] - 1]

    @property
    def asked(self) -> tuple[str, int] | None:
        """The question and the seat asked, such as ("W12", 1); None at the stop and at the game's end."""
        if self.over or self.stopped:
            return None
        return f"W{self._frame['kind']:02}", self.table.actor(0)

    def offers(self) -> set[str | int]:
        """The legal choices: names of CHOICES, but a number for a seat."""
        return {self._choice(int(action)) for action in np.flatnonzero(self.table.legal(0))}

    def _choice(self, action: int) -> str | int:
        if Act.SEAT <= action < Act.THING:
            return (action - Act.SEAT + self.table.actor(0)) % self.players
        return CHOICES[action]

    def _action(self, choice: str | int) -> int:
        if isinstance(choice, int):
            return Act.SEAT + (choice - self.table.actor(0)) % self.players
        return CHOICES.index(choice)

    def was_asked(self, decision: str, seat: int | None = None) -> bool:
        """Was this question (of this seat) put, answered or not yet?"""
        put = [*self.log, *([self.asked] if self.asked else [])]
        return any(name == decision and seat in (None, who) for name, who in put)

    # --- choices

    def choose(self, *choices: str | int) -> Self:
        """Answers the question now asked, then the next one, and so on."""
        for choice in choices:
            asked = self.asked
            assert asked, f"nobody is asked: {choice} cannot be chosen"
            offered = self.offers()
            assert choice in offered, f"{choice} is not offered at {asked}, only {sorted(offered, key=str)}"
            self.log.append(asked)
            self.table.step(0, self._action(choice))
            self._top_up()
        return self

    def say(self, seat: int, *choices: str | int, at: str | None = None) -> Self:
        """This seat's answer to its next question (at: decision) that offers the first choice, and to those
        that follow it at once, as far as the rules do not answer them.
        """
        first, *more = choices
        while not (self._is_asked(seat, at) and first in self.offers()):
            self._decline(f"P{seat} is never offered {first}")
        self.choose(first)
        for choice in more:
            if self._is_asked(seat) and choice in self.offers():
                self.choose(choice)
        return self

    def play(self, seat: int, card: str, on: int | None = None) -> Self:
        """Plays or uses this at the next opportunity; on: the player whose Turn, Attack or packet it is
        about, or whom it names.
        """
        names = card in NAMES_A_PLAYER
        while not (self._is_asked(seat) and card in self.offers() and (names or self._is_about(on))):
            self._decline(f"P{seat} can never play {card}" + (f" on P{on}" if on is not None else ""))
        self.choose(card)
        if names and on is not None and self.asked == ("W34", seat):
            self.choose(on)
        return self

    def all_set(self, cards: Mapping[int, str] | None = None) -> Self:
        """Everybody asked W07 sets the card named here, else the first one offered; nobody a second one."""
        done: list[tuple[str, int]] = []
        while self.asked and self.asked[0] in ("W07", "W08") and self.asked not in done:
            done.append(self.asked)
            offered = [card for card in FACES if card in self.offers()]
            self.choose("no" if self.asked[0] == "W08" else (cards or {}).get(self.asked[1], offered[0]))
        return self

    def until(self, decision: str, seat: int | None = None) -> Self:
        """Answers "no" up to this question (of this seat)."""
        while not (self.asked and self.asked[0] == decision and seat in (None, self.asked[1])):
            self._decline(f"{decision} is never asked")
        return self

    def rest(self) -> Self:
        """Answers "no" to all that is still asked, up to the stop or the end of the game."""
        while self.asked:
            self._decline("")
        return self

    def finish(self) -> Self:
        """Answers "no" to all that is still asked, up to the end of the game."""
        while not self.rest().over:
            self.go_on()
        return self

    def _is_asked(self, seat: int, decision: str | None = None) -> bool:
        return self.asked is not None and self.asked[1] == seat and decision in (None, self.asked[0])

    def _is_about(self, seat: int | None) -> bool:
        return seat is None or self._frame["target"] == seat

    def _decline(self, otherwise: str) -> None:
        assert self.asked, otherwise
        offered = self.offers()
        assert "no" in offered, f"{self.asked} needs an answer, one of {sorted(offered, key=str)}"
        self.choose("no")

    # --- views

    def view(self, seat: int) -> dict[str, NDArray[np.float32]]:
        """What this player sees, by field of the observation."""
        return self.variant.observation_layout.split(self.table.observe(0, seat))

    def clone(self) -> "Position":
        """The same game once more."""
        other = Position(self.variant)
        other.table.set_state(0, self.table.get_state(0))
        other.log = list(self.log)
        return other
