"""Whether a state from outside is one that the rules can go on from.

First ranges, so that nothing is looked up beside an array; then which frame may lie on which; then what the
rules rely on in the middle of a question; at last every invariant.
"""

from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np

from ..core.demands import Demand, Range
from ..core.game import Variant
from . import state as names
from .check_frames import frames
from .invariants import invariants
from .setup import N_ENCOUNTERS, N_EVENTS, N_FACES, N_FORTUNE, N_THINGS
from .state import FIRST_ITEM, MAX_HAND, MAX_PLAYERS, N_CARDS, N_CODES, Ask, Task

MOST_TOKENS = 9_999
MOST_LP = 20_000
FULL_LP = 100
SLEEPS, NOTHING = 64, 65  # choices that are no cards
LAST = 30_000  # stands for the last seat
SEAT, MAYBE_SEAT, FLAG, BITS = (0, LAST), (-1, LAST), (0, 1), (0, (1 << MAX_PLAYERS) - 1)
FACE, MAYBE_FACE, CLAIM, MAYBE_CLAIM = (0, N_FACES - 1), (-1, N_FACES - 1), (0, 16), (-1, 16)
KIND = (0, N_FACES - 11)  # D01 to D27
COUNT, TOKENS, DAMAGE = (0, 120), (0, MOST_TOKENS), (0, MOST_LP)

FLAGS = (
    *("alive", "realm", "closing_fight", "finished", "ending", "risen", "first_blood", "taker", "iron"),
    *("haste", "unlimited", "famine", "blade", "first_attack", "first_hit", "muted", "muted_next"),
    *("held_off", "barred", "barred_next", "dry", "dry_next", "hermit", "asleep", "set_round", "holy"),
    *("voted", "liar", "announced", "refilled", "fortune_open", "fortune_realm", "fortune_seen"),
    *("event_gone", "hands_changed"),
)
RANGES: Mapping[str, Range] = {
    **dict.fromkeys(FLAGS, FLAG),
    **dict.fromkeys(("hand", "aside", "lay"), (0, N_CARDS)),
    **dict.fromkeys(("hand_n", "known", "killer_hand"), (0, MAX_HAND)),
    **dict.fromkeys(("set_card", "pooled"), MAYBE_FACE),
    **dict.fromkeys(("set_seen", "refused", "winners", "struck_seats"), BITS),
    **dict.fromkeys(("riders", "strength", "crowd", "exposed"), (0, 24)),
    **dict.fromkeys(("played", "generic", "plague", "kills", "wounds", "acted", "spite"), COUNT),
    **dict.fromkeys(("plus", "minus", "gifts"), TOKENS),
    **dict.fromkeys(("creature", "creature_start", "points", "gave", "lost", "largest", "dealt"), DAMAGE),
    **dict.fromkeys(("trap_value", "round_points", "goal", "struck_total"), DAMAGE),
    **dict.fromkeys(("thing", "bequeathed"), (0, N_CARDS - FIRST_ITEM)),
    **dict.fromkeys(("boss_done", "boss_sunk"), (0, 3)),
    **dict.fromkeys(("initiative", "order_n", "named_n", "heads"), (0, MAX_PLAYERS)),
    **dict.fromkeys(("encounter", "picks"), (-1, N_ENCOUNTERS - 1)),
    "spent_n": (0, 42),
    "relic_n": (0, 29),
    "offered": (-1, N_THINGS - 1),
    "character": (0, MAX_PLAYERS - 1),
    "lp": (0, FULL_LP),
    "given": (0, 13),
    "start_seat": SEAT,
    "last_in_order": SEAT,
    "killer": MAYBE_SEAT,
    "stack_n": (0, names.N_STACK),
    "place": (0, names.Place.SHOWN_OUTSIDE),
    "event_n": (0, N_EVENTS),
    "n": (0, names.N_STACK),
    "r": (0, 30),
    "event": (-1, N_EVENTS - 1),
    "pack": (0, MAX_PLAYERS + 1),
    "closing": (0, 30),
    "attacker_n": (0, names.MAX_BLOWS),
    "blow_n": (0, names.MAX_BLOWS),
    "mark_n": (0, names.MAX_MARKS),
    "actions": (0, names.MAX_ACTIONS),
    "vote": (-1, 1),
    "claim_n": (0, 12),
    "choice": (-1, NOTHING),
    "packet_n": (0, names.MAX_PACKETS),
    "fortune_n": (0, 13),
    "pile_n": (0, N_FORTUNE),
    "fortune_tokens": (0, N_FORTUNE),
    "fight_cards": (0, 13),
    "spent": (0, N_THINGS - 1),
    "relic_deck": (0, N_THINGS - 1),
    "order": SEAT,
    "stack": (0, N_ENCOUNTERS - 1),
    "event_deck": (0, N_EVENTS - 1),
    "attacker": SEAT,
    "mark": (0, names.Mark.MARK_HALVE_ALL),
    "mark_seat": MAYBE_SEAT,
    "named": MAYBE_SEAT,
    "named_by": MAYBE_SEAT,
    "fortune_deck": (0, N_FORTUNE - 1),
    "fortune_pile": (0, N_FORTUNE - 1),
}
ROWS: Mapping[str, Mapping[str, Range]] = {
    "blow": {
        "seat": SEAT,
        "face": MAYBE_FACE,
        "kind": KIND,
        "position": (0, names.MISS),
        "damage": DAMAGE,
        "creature": (-1, MAX_PLAYERS + 1),
        "undone": FLAG,
    },
    "claim": {"seat": SEAT, "face": FACE, "claim": CLAIM, "shown": FLAG, "seen": BITS},
    "packet": {
        "amount": DAMAGE,
        "target": SEAT,
        "struck": SEAT,
        "cause": (0, names.Cause.BY_CARD),
        "number": (0, MAX_PLAYERS),
        "shepherd": MAYBE_SEAT,
    },
    "attack": {
        **dict.fromkeys(("on", "revealed", "attacking", "missed", "protected", "spite", "halved"), FLAG),
        **dict.fromkeys(("by_strike", "can_draw", "returns", "harmless", "holy", "hit", "creature"), FLAG),
        **dict.fromkeys(("slipped", "focused", "flail", "sunny"), COUNT),
        "seat": SEAT,
        "face": MAYBE_FACE,
        "kind": KIND,
        "claim": MAYBE_CLAIM,
        "position": (0, names.MISS),
        "seen": BITS,
        "bonus": DAMAGE,
        "decks": (0, 3),
        "blow": (-1, names.MAX_BLOWS - 1),
        "damage": DAMAGE,
    },
}


def check_state(variant: Variant, state: np.ndarray) -> None:
    """ValueError, in one line, for what cannot be. state: one record of the kernel's state dtype."""
    for fine, wrong in _demands(variant, state):
        if not fine:
            raise ValueError(f"this is no state of {variant.game.name}: {wrong}")


def _demands(variant: Variant, state: np.ndarray) -> Iterator[Demand]:
    players = len(variant.agents)
    yield from _ranges(state, players)
    yield from _seats(state, players)
    yield from frames(state, players)
    yield from _pending(state)
    yield from _room(state)
    for words, holds in invariants(state[None], variant):
        yield bool(np.all(holds)), f"it is not true that {words}"


# --- ranges


def _ranges(state: np.ndarray, players: int) -> Iterator[Demand]:
    for name, span in RANGES.items():
        yield _within(state[name], span, players), f"{name} is out of range"
    for name, fields in ROWS.items():
        for field, span in fields.items():
            yield _within(state[name][field], span, players), f"{field} of the {name} is out of range"
    for pile, most in (("deck", N_CODES - 1), ("discard", N_FACES - 1)):
        yield _within(state[pile]["n"], (0, N_CARDS), players), f"the {pile} has an impossible number"
        yield _within(state[pile]["card"], (0, most), players), f"the {pile} holds what is no card"


def _within(values: Any, span: Range, players: int) -> bool:
    least, most = span
    most = players - 1 if most == LAST else most
    return bool((values >= least).all() and (values <= most).all())


# --- players


def _seats(state: np.ndarray, players: int) -> Iterator[Demand]:
    alive = state["alive"]
    yield not alive[players:].any(), "somebody lives at an empty seat"
    yield bool(state["head"]["over"]) or bool(alive.any()), "nobody is alive, and the game goes on"
    yield bool(((state["lp"] > 0) == alive).all()), "life and LP do not agree"
    yield not (state["lp"] % 5).any(), "LP are no multiple of 5"
    yield sorted(state["character"].tolist()) == list(range(MAX_PLAYERS)), "two players have one character"
    held = state["initiative"][state["initiative"] > 0].tolist()
    yield len(set(held)) == len(held), "an initiative number is held twice"
    yield state["encounter"] != names.I02 or state["n"] > 0, "an encounter has no number"
    yield bool((state["hand"].sum(1) == state["hand_n"]).all()), "a hand has another number of cards"


# --- open questions


def _pending(state: np.ndarray) -> Iterator[Demand]:
    """Secret choices are of things there, and what a question is about exists."""
    head = state["head"]
    on_stack = head["stack"][: head["depth"]]
    kinds = on_stack["kind"].tolist()
    choosing = on_stack["source"][on_stack["kind"] == Task.CHOOSING].tolist()
    first, second = state["choice"].T
    if Task.SETTING in kinds:
        yield _choices_are_held(state), "somebody has chosen a card that is not there"
    elif Ask.ASK_NAME in choosing:
        yield bool(((first < MAX_PLAYERS) & (second < 0)).all()), "somebody has named no player"
    elif Ask.ASK_BID in choosing:
        yield bool(((first < MAX_PLAYERS) & (second < 0)).all()), "somebody has made an impossible bid"
    else:
        yield bool((state["choice"] < 0).all()), "a choice is left over"
    yield Ask.ASK_LAY in choosing or not state["lay"].any(), "cards are laid out of time"
    yield bool((state["lay"] <= state["hand"]).all()), "somebody has laid cards that are not there"
    if state["encounter"] == names.I09:
        voters = (state["set_card"][:, 0] >= 0) | (
            (np.arange(MAX_PLAYERS) == state["attack"]["seat"]) & bool(state["attack"]["on"])
        )
        yield bool((state["vote"][voters] >= 0).all()), "a card is set without a vote"


def _choices_are_held(state: np.ndarray) -> bool:
    """In E22 the cards chosen lie open already; elsewhere they are still in hand."""
    for seat in range(MAX_PLAYERS):
        chosen = [face for face in state["choice"][seat].tolist() if 0 <= face < SLEEPS]
        if any(face >= N_FACES for face in chosen):
            return False
        if state["encounter"] == names.E22:
            laid = state["set_card"][seat].tolist()
            if laid[: len(chosen)] != chosen:
                return False
        elif any(chosen.count(face) > state["hand"][seat][face] for face in chosen):
            return False
    return True


def _room(state: np.ndarray) -> Iterator[Demand]:
    """Lists that grow in this Round have room for every card still to come."""
    cards = state["set_card"] >= 0
    coming = int(cards.sum()) + int(state["attack"]["on"])
    yield not (cards[:, 1] & ~cards[:, 0]).any(), "a second card is set without a first one"
    for size, most in (("blow_n", names.MAX_BLOWS), ("attacker_n", names.MAX_BLOWS), ("claim_n", 12)):
        yield int(state[size]) + coming <= most, f"{size} is too large"
