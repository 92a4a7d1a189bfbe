"""What holds in every state between two choices, checked on whole arrays of states at once."""

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from dungeonzoo.envs.core.state import Over
from dungeonzoo.envs.core.table import Table
from dungeonzoo.envs.cthulhu.state import Ask, Phase, Type, Zone

from .kit import cards

Truth = NDArray[np.bool_]

PHASES_OF = {
    Ask.VICTIM: (Phase.BEGINNING, Phase.AFTER_DRAW, Phase.ACTION_PHASE),
    Ask.DRAW_DISCARD: (Phase.DRAW_PHASE,),
    Ask.HAND_LIMIT: (Phase.DISCARD_PHASE,),
    Ask.GIFT: (Phase.INSANITY_PHASE,),
}
WHILE_ASIDE = (Ask.OPTION, Ask.TARGET, Ask.PICK)
DEFENDERS = (Ask.BLOCK, Ask.BLOCK_AT)


def broken(table: Table, deck: str = "full") -> list[str]:
    """Every invariant that does not hold, with the slots concerned (the first few)."""
    found = []
    for name, holds in invariants(table, deck):
        if not holds.all():
            found.append(f"{name}: slots {np.flatnonzero(~holds)[:5].tolist()}")
    return found


def invariants(table: Table, deck: str) -> Iterator[tuple[str, Truth]]:
    """Each invariant, and in which slots it holds."""
    states, slots = table.states, np.arange(table.n)
    deck_types = [Type[card.type.upper()] for card in cards(deck)]
    n_cards = len(deck_types)
    types = np.array(deck_types + [-1] * (states["zone"].shape[1] - n_cards))
    running = states["head"]["over"] == Over.RUNNING
    zone = states["zone"][:, :n_cards]

    # cards
    n, card = states["pile"]["n"], states["pile"]["card"]
    held = np.arange(card.shape[2]) < n[:, :, None]
    slot, pile, _ = np.nonzero(held)
    counts = np.bincount(slot * 256 + card[held], minlength=table.n * 256).reshape(table.n, 256)
    yield (
        "every card lies in exactly one pile",
        (counts[:, :n_cards] == 1).all(1) & (counts[:, n_cards:] == 0).all(1),
    )
    wrong = np.zeros(table.n, bool)
    wrong[slot[states["zone"][slot, card[held]] != pile]] = True
    yield "every card knows its pile", ~wrong

    in_play = zone == Zone.PLAY
    bearer = states["bearer"][:, :n_cards]
    body = np.isin(types, (Type.MONSTER, Type.PERSON))
    cursed_body = np.take_along_axis(in_play & body[:n_cards], np.maximum(bearer, 0), 1)
    yield (
        "curses in play, and they alone, have a bearer",
        (((bearer >= 0) == (in_play & (types[:n_cards] == Type.CURSE))).all(1)),
    )
    yield "a bearer is a body in play", ((bearer < 0) | cursed_body).all(1)
    yield "one location", (in_play & (types[:n_cards] == Type.LOCATION)).sum(1) <= 1
    yield "no action card in play", ~(in_play & (types[:n_cards] == Type.ACTION)).any(1)
    for field in ("controller", "fresh", "attacks", "blocks", "doomed"):
        yield f"{field} of cards in play only", ((states[field][:, :n_cards] == 0) | in_play).all(1)
    yield "two controllers", np.isin(states["controller"], (0, 1)).all(1)

    # hidden information
    known = states["known"][:, :n_cards]
    top = card[slots, Zone.DRAW, np.maximum(n[:, Zone.DRAW], 1) - 1]
    is_top = (np.arange(n_cards) == top[:, None]) & (n[:, Zone.DRAW] > 0)[:, None]
    allowed = (
        np.where(zone == Zone.HAND_0, 2, 0) + np.where(zone == Zone.HAND_1, 1, 0) + np.where(is_top, 3, 0)
    )
    yield "marks only on hidden cards that somebody can know", ((known & ~allowed) == 0).all(1)

    # players and the turn
    life, sanity, active = states["life"], states["sanity"], states["active"].astype(int)
    yield "life lasts as long as the game", (life > 0).all(1) | ~running
    yield "no negative sanity", (sanity >= 0).all(1)
    ended = states["head"]["over"] == Over.TERMINATED
    loser = np.where(states["winner"] >= 0, life[slots, 1 - np.maximum(states["winner"], 0)], 0)
    yield (
        "a finished game has a winner, whose opponent has no life",
        ~ended | ((states["winner"] >= 0) & (loser == 0)),
    )
    yield "no winner before", ended | (states["winner"] == -1)
    yield "between turn 1 and the limit", (states["turn"] >= 1) & (states["turn"] <= 300)
    early = states["phase"] < Phase.ACTION_PHASE
    for field in ("used", "bonus", "stopped", "mob", "frenzy"):
        yield f"{field} begins with the action phase", ~early | (states[field] == 0).all(1)
    for field in ("monster_played", "attacked"):
        yield f"{field} begins with the action phase", ~early | (states[field] == 0)

    # the question
    depth = states["head"]["depth"].astype(int)
    yield "a running game asks somebody", ~running | (depth > 0)
    frame = states["head"]["stack"][slots, np.maximum(depth, 1) - 1]
    kind, owner = frame["kind"], frame["owner"]
    yield "only players are asked", ~running | ((kind > 0) & (kind < Ask.N_ASKS))
    yield (
        "the defender blocks, the active player does the rest",
        (
            ~running
            | (kind == Ask.FORCED_DISCARD)
            | (owner == np.where(np.isin(kind, DEFENDERS), 1 - active, active))
        ),
    )
    for ask in range(1, Ask.N_ASKS):
        phases = PHASES_OF.get(Ask(ask), (Phase.ACTION_PHASE,))
        yield f"{Ask(ask).name} in its phase", ~running | (kind != ask) | np.isin(states["phase"], phases)
    yield (
        "cards lie aside only during an effect",
        ~running | (n[:, Zone.ASIDE] == 0) | np.isin(kind, WHILE_ASIDE),
    )
    for field in ("attacks", "blocks", "doomed"):
        yield f"{field} of one attack only", ~running | (kind != Ask.MENU) | (states[field] == 0).all(1)

    mask = np.zeros((table.n, table.n_actions), np.int8)
    table.observe_batch(mask=mask)
    yield "a question has two answers at least", (mask.sum(1) >= 2) == running
