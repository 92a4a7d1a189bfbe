"""What holds of every state between two choices, whatever was played.

Written apart from the rules, over many states at once; the tests and the fuzzer check it.
"""

from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..core.game import Variant
from ..core.state import MAX_FRAMES, Over
from .state import Ask, Phase, Type, Zone

States = NDArray[Any]
Truth = tuple[str, Any]  # words, and where they are true: bool (n,)

BODIES = (Type.MONSTER, Type.PERSON)
ONLY_IN_PLAY = ("controller", "fresh", "attacks", "blocks", "doomed")
OF_ONE_TURN = ("used", "bonus", "stopped", "mob", "frenzy", "monster_played", "attacked")
OF_ONE_ATTACK = ("attacks", "blocks", "doomed")
WHILE_ASIDE = (Ask.OPTION, Ask.TARGET, Ask.PICK)
DEFENDERS = (Ask.BLOCK, Ask.BLOCK_AT)
PHASES_OF = {
    Ask.VICTIM: (Phase.BEGINNING, Phase.AFTER_DRAW, Phase.ACTION_PHASE),
    Ask.DRAW_DISCARD: (Phase.DRAW_PHASE,),
    Ask.HAND_LIMIT: (Phase.DISCARD_PHASE,),
    Ask.GIFT: (Phase.INSANITY_PHASE,),
}
"""When a question is asked; those not named here belong to the action phase."""


def invariants(states: States, variant: Variant) -> Iterator[Truth]:
    """Each invariant in words, with where among the states (n,) it holds: a boolean array (n,)."""
    setup = np.frombuffer(variant.setup, variant.game.rules.setup_dtype)[0]
    types = setup["card"]["type"][: setup["options"]["n_cards"]]
    yield from _piles(states, len(types))
    yield from _things(states, types)
    yield from _combat(states, len(types))
    yield from _knowledge(states, len(types))
    yield from _players(states, int(setup["options"]["turn_limit"]))
    yield from _question(states)


def _piles(states: States, cards: int) -> Iterator[Truth]:
    held = states["pile"]
    row, pile, place = np.nonzero(np.arange(held["card"].shape[2]) < held["n"][:, :, None])
    card = held["card"][row, pile, place]
    copies = np.bincount(row * 256 + card, minlength=len(states) * 256).reshape(-1, 256)
    astray = states["zone"][row, np.minimum(card, cards - 1)] != pile
    yield (
        "every card lies in exactly one pile",
        (copies[:, :cards] == 1).all(1) & ~copies[:, cards:].any(1),
    )
    yield "every card knows its pile", np.bincount(row, astray, len(states)) == 0


def _things(states: States, types: NDArray[np.int8]) -> Iterator[Truth]:
    cards = len(types)
    in_play = states["zone"][:, :cards] == Zone.PLAY
    bearer = states["bearer"][:, :cards]
    bodies = in_play & np.isin(types, BODIES)
    yield "no action card in play", ~(in_play & (types == Type.ACTION)).any(1)
    yield "one location", (in_play & (types == Type.LOCATION)).sum(1) <= 1
    yield (
        "curses in play, and they alone, have a bearer",
        ((bearer >= 0) == (in_play & (types == Type.CURSE))).all(1),
    )
    borne = np.take_along_axis(bodies, np.maximum(bearer, 0).astype(np.intp), 1)
    yield "a bearer is a body in play", ((bearer < 0) | borne).all(1)
    yield "two controllers", np.isin(states["controller"], (0, 1)).all(1)
    for field in ONLY_IN_PLAY:
        yield f"{field} of cards in play only", ((states[field][:, :cards] == 0) | in_play).all(1)


def _combat(states: States, cards: int) -> Iterator[Truth]:
    rank, blocks = states["attacks"][:, :cards], states["blocks"][:, :cards]
    attackers = (rank > 0).sum(1)
    target = np.take_along_axis(rank, np.maximum(blocks - 1, 0).astype(np.intp), 1)
    yield (
        "attackers are numbered 1, 2, ...",
        (rank.max(1) == attackers) & (rank.sum(1, dtype=np.int64) == attackers * (attackers + 1) // 2),
    )
    yield "a blocker blocks an attacker", ((blocks == 0) | (target > 0)).all(1)
    yield "nothing attacks and blocks", ((blocks == 0) | (rank == 0)).all(1)
    yield "only blockers are doomed", ((states["doomed"][:, :cards] == 0) | (blocks > 0)).all(1)


def _knowledge(states: States, cards: int) -> Iterator[Truth]:
    zone, held, slots = states["zone"][:, :cards], states["pile"], np.arange(len(states))
    draw = held["n"][:, Zone.DRAW]
    top = held["card"][slots, Zone.DRAW, np.maximum(draw, 1) - 1]
    is_top = (np.arange(cards) == top[:, None]) & (draw > 0)[:, None]
    others = np.where(zone == Zone.HAND_0, 2, 0) + np.where(zone == Zone.HAND_1, 1, 0)
    may_know = others + np.where(is_top, 3, 0)
    yield (
        "known are only cards in the other hand and the top of the draw pile",
        ((states["known"][:, :cards] & ~may_know) == 0).all(1),
    )


def _players(states: States, turn_limit: int) -> Iterator[Truth]:
    life, over, winner = states["life"], states["head"]["over"], states["winner"]
    loser = np.take_along_axis(life, np.where(winner >= 0, 1 - winner, 0)[:, None].astype(np.intp), 1)[:, 0]
    ended = over == Over.TERMINATED
    yield "no negative life or sanity", (life >= 0).all(1) & (states["sanity"] >= 0).all(1)
    yield "the game ends when a life is used up, or by its limit", (life > 0).all(1) == ~ended
    yield "the winner's opponent has no life", (winner < 0) | (loser == 0)
    yield "there is no winner before the end", ended | (winner == -1)
    yield (
        "between turn 1 and the limit",
        (states["turn"] >= 1) & (states["turn"] <= turn_limit + (over == Over.TRUNCATED)),
    )
    early = states["phase"] < Phase.ACTION_PHASE
    for field in OF_ONE_TURN:
        clear = states[field].reshape(len(states), -1) == 0
        yield f"{field} begins with the action phase", ~early | clear.all(1)


def _question(states: States) -> Iterator[Truth]:
    head, active = states["head"], states["active"].astype(np.intp)
    over, depth = head["over"] != Over.RUNNING, head["depth"]
    top = head["stack"][np.arange(len(states)), np.clip(depth - 1, 0, MAX_FRAMES - 1)]
    kind, owner = top["kind"], top["owner"]
    yield "a running game asks somebody", over | ((depth > 0) & (depth <= MAX_FRAMES))
    yield "only players are asked", over | ((kind > 0) & (kind < Ask.N_ASKS))
    asked = np.where(np.isin(kind, DEFENDERS), 1 - active, active)
    yield (
        "the defender blocks, the active player does the rest",
        over | (kind == Ask.FORCED_DISCARD) | (owner == asked),
    )
    for ask in range(1, Ask.N_ASKS):
        phases = PHASES_OF.get(Ask(ask), (Phase.ACTION_PHASE,))
        yield f"{Ask(ask).name} in its phase", over | (kind != ask) | np.isin(states["phase"], phases)
    aside = states["pile"]["n"][:, Zone.ASIDE] > 0
    yield "cards lie aside only during an effect", over | ~aside | np.isin(kind, WHILE_ASIDE)
    for field in OF_ONE_ATTACK:
        yield f"{field} of one attack only", over | (kind != Ask.MENU) | ~states[field].any(1)
