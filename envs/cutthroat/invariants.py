"""What holds of every state between two choices, whatever was played.

Written apart from the rules, over many states at once; the tests and the fuzzer check it.
"""

from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..core.game import Variant
from ..core.state import MAX_FRAMES, Over
from . import setup, state
from .state import Ask, Place, Task

States = NDArray[Any]
Truth = tuple[str, Any]  # words, and where they are true: bool (n,)

PORTRAITS = range(3, 15)
"""Faces of D04 and D05: one card each."""
FACE_OF = {state.SLIP_BEHIND: 23, state.FOCUS_STRENGTH: 24}
MOST_ROUNDS = 23
BOSSES = (state.I04, state.I15)
SECRET = (Task.SETTING, Task.CHOOSING)
"""While one of these frames lies on the stack, answers may wait."""
COUNTS = (
    *("plus", "minus", "generic", "plague", "gifts", "given", "kills", "riders", "played", "aside", "hand_n"),
    *("lost", "wounds", "largest", "acted", "spite", "strength", "dealt", "crowd", "exposed", "points"),
    *("gave", "round_points", "trap_value", "goal", "creature", "creature_start", "struck_total"),
    *("fortune_tokens", "fight_cards", "killer_hand", "closing", "actions", "known", "lay"),
)
LIMITS = {
    "blow_n": state.MAX_BLOWS,
    "attacker_n": state.MAX_BLOWS,
    "mark_n": state.MAX_MARKS,
    "packet_n": state.MAX_PACKETS,
    "actions": state.MAX_ACTIONS,
    "claim_n": 2 * state.MAX_PLAYERS,
    "r": MOST_ROUNDS,
    "heads": state.MAX_PLAYERS,
    "pack": state.MAX_PLAYERS + 1,
}
OF_THE_DEAD = ("hand", "aside", "riders", "thing", "initiative")
OF_ONE_ENCOUNTER = ("plague", "taker", "iron", "haste", "strength", "blade", "gave", "risen", "pack", "heads")


def invariants(states: States, variant: Variant) -> Iterator[Truth]:
    """Each invariant in words, with where among the states (n,) it holds: a boolean array (n,)."""
    numbers = np.frombuffer(variant.setup, variant.game.rules.setup_dtype)[0]
    players = int(numbers["options"]["players"])
    frames = Frames(states)
    yield from _cards(states, numbers, frames)
    yield from _relics(states)
    yield from _hands(states, numbers)
    yield from _knowledge(states)
    yield from _players(states, players)
    yield from _initiative(states, players)
    yield from _encounters(states, numbers, frames)
    yield from _events(states, numbers)
    yield from _fortune(states)
    yield from _prestige(states, numbers)
    yield from _secrets(states, frames)
    yield from _question(states, players, frames)
    for field in COUNTS:
        yield f"no negative {field}", (states[field].reshape(len(states), -1) >= 0).all(1)
    for field, most in LIMITS.items():
        yield f"{field} from 0 to {most}", (states[field] >= 0) & (states[field] <= most)


class Frames:
    """The stacks of many states, n x depth."""

    def __init__(self, states: States) -> None:
        head = states["head"]
        self.stack = head["stack"]
        self.kind = np.where(np.arange(MAX_FRAMES) < head["depth"][:, None], self.stack["kind"], -1)

    def count(self, *kinds: int) -> NDArray[np.int64]:
        """How many frames of these kinds each state has (n,)."""
        return np.isin(self.kind, kinds).sum(1)


def _tally(states: States, codes: NDArray[Any], there: NDArray[np.bool_], width: int) -> NDArray[np.int64]:
    """How often each number below `width` stands in `codes` (n, ...) where it is there: (n, width)."""
    codes, there = codes.reshape(len(states), -1), there.reshape(len(states), -1)
    row, place = np.nonzero(there)
    found = row * width + np.clip(codes[row, place], 0, width - 1)
    return np.bincount(found, minlength=len(states) * width).reshape(-1, width)


def _pile(states: States, cards: NDArray[Any], n: NDArray[Any], width: int) -> NDArray[np.int64]:
    """How often each number lies in a pile of n cards."""
    return _tally(states, cards, np.arange(cards.shape[1]) < n[:, None], width)


def _copies(numbers: Any) -> NDArray[np.int64]:
    """Copies of each code in the draw deck."""
    kinds = [
        face if face < 3 else 3 + (face - 3) // 6 if face in PORTRAITS else face - 10 for face in range(44)
    ]
    copies = numbers["kind"]["copies"][kinds].astype(np.int64)
    copies[list(PORTRAITS)] = 1
    return copies


def _cards(states: States, numbers: Any, frames: Frames) -> Iterator[Truth]:
    width = state.N_CODES
    claims, attack = states["claim"], states["attack"]
    blows = np.where(np.arange(state.MAX_BLOWS) < states["blow_n"][:, None], states["blow"]["face"], -1)
    # a card that has taken effect has left its frame for the discard pile
    plays = (frames.kind == Task.PLAY) & (frames.stack["step"] == 0) & (frames.stack["source"] >= 0)
    total = (
        _pile(states, states["deck"]["card"], states["deck"]["n"], width)
        + _pile(states, states["discard"]["card"], states["discard"]["n"], width)
        + _tally(states, states["set_card"], states["set_card"] >= 0, width)
        + _tally(states, blows, blows >= 0, width)
        + _pile(states, claims["face"], states["claim_n"], width)
        + _tally(states, attack["face"], (attack["on"] != 0) & (attack["face"] >= 0), width)
        + _tally(states, frames.stack["source"], plays, width)
    )
    total[:, : setup.N_FACES] += (states["hand"].astype(np.int64) + states["aside"]).sum(1)
    bodily = states["encounter"] != state.I05  # there a Rider is a marker
    for i, face in enumerate(FACE_OF.values()):
        total[:, face] += np.where(bodily, states["riders"][:, :, i].sum(1), 0)
    items = slice(state.FIRST_ITEM, width)
    spent = _pile(states, states["spent"], states["spent_n"], setup.N_THINGS)
    total[:, items] += states["thing"][:, :, : state.RL01].sum(1, dtype=np.int64) + spent[:, : state.RL01]
    total[:, state.FIRST_ITEM + state.CURE] += states["given"][:, 0]
    total[:, state.FIRST_ITEM + state.POTION] += states["given"][:, 1]
    dealt = states["deck"]["n"] + states["hand_n"].sum(1) + states["discard"]["n"] > 0
    yield "every card lies in exactly one place", ~dealt | (total == _copies(numbers)).all(1)
    faces = states["discard"]["card"] < setup.N_FACES
    there = np.arange(state.N_CARDS) < states["discard"]["n"][:, None]
    yield "no Item in the discard pile", (faces | ~there).all(1)
    yield (
        "a second card is set after a first",
        ((states["set_card"][:, :, 0] >= 0) | (states["set_card"][:, :, 1] < 0)).all(1),
    )
    yield "claims are made under I05 only", (states["encounter"] == state.I05) | (states["claim_n"] == 0)
    yield "a card is being settled in a Turn", (attack["on"] != 0) == (frames.count(Task.SETTLE) == 1)


def _relics(states: States) -> Iterator[Truth]:
    shown = states["offered"]
    total = (
        _pile(states, states["relic_deck"], states["relic_n"], setup.N_THINGS)
        + _pile(states, states["spent"], states["spent_n"], setup.N_THINGS)
        + _tally(states, shown, shown >= 0, setup.N_THINGS)
        + states["thing"].sum(1, dtype=np.int64)
    )
    yield "every Relic lies in exactly one place", (total[:, state.RL01 :] == 1).all(1)
    yield "only what is owned is bequeathed", (states["bequeathed"] <= states["thing"]).all((1, 2))


def _hands(states: States, numbers: Any) -> Iterator[Truth]:
    held, hand_n = states["hand"].sum(2, dtype=np.int64), states["hand_n"]
    yield "hands have as many cards as they say", (held == hand_n).all(1)
    yield "at most 20 cards in a hand", (hand_n <= state.MAX_HAND).all(1)
    put_off = (states["ending"] != 0) | (states["hands_changed"] != 0)
    fits = (hand_n <= _maximum(states, numbers)).all(1)
    yield "hands are cut down to the maximum", put_off | fits | (states["head"]["over"] != Over.RUNNING)


def _maximum(states: States, numbers: Any) -> NDArray[np.int64]:
    """The maximum hand of each seat (n, 6)."""
    amulet, satchel = numbers["kind"]["amount"][state.AMULET, 1], numbers["thing"]["amount"][state.RL29, 0]
    walls = numbers["event"]["amount"][state.EV08]
    size = np.where(states["thing"][:, :, state.AMULET_ITEM] > 0, amulet, 7).astype(np.int64)
    size += np.where(states["thing"][:, :, state.RL29] > 0, satchel, 0)
    closing = states["closing"][:, None]
    size = np.where(closing > 0, np.maximum(size - closing * walls[0], walls[1]), size)
    return np.where(states["unlimited"] > 0, state.MAX_HAND, size)


def _knowledge(states: States) -> Iterator[Truth]:
    seats = np.arange(state.MAX_PLAYERS)
    unseen = states["hand"][:, None].astype(np.int64) + _face_down(states)
    yield "known cards are among those that the viewer cannot see", (states["known"] <= unseen).all((1, 2, 3))
    yield "nobody needs to know the own cards", ~states["known"][:, seats, seats].any((1, 2))
    owned = states["set_seen"] >> seats[:, None] & 1 == 1
    lies = states["set_card"] >= 0
    yield (
        "everybody knows the own set cards, and nobody cards that are not there",
        (owned == lies).all((1, 2)),
    )


def _face_down(states: States) -> NDArray[np.int64]:
    """Cards face down that a viewer has not seen: copies by (n, viewer, owner, face)."""
    n, seats, claim, attack = len(states), state.MAX_PLAYERS, states["claim"], states["attack"][:, None]
    lies = np.arange(claim.shape[1]) < states["claim_n"][:, None]
    face = [states["set_card"].reshape(n, -1), attack["face"], claim["face"]]
    owner = [np.broadcast_to(np.repeat(np.arange(seats), 2), (n, 2 * seats)), attack["seat"], claim["seat"]]
    seen = [states["set_seen"].reshape(n, -1), attack["seen"], claim["seen"]]
    hidden = [
        states["set_card"].reshape(n, -1) >= 0,
        (attack["on"] != 0) & (attack["face"] >= 0) & (attack["revealed"] == 0),
        lies & (claim["shown"] == 0),
    ]
    row, card = np.nonzero(np.hstack(hidden))
    faces, owners, knowers = (np.hstack(parts)[row, card].astype(np.int64) for parts in (face, owner, seen))
    place = (row[:, None] * seats + np.arange(seats)) * seats + np.clip(owners, 0, seats - 1)[:, None]
    place = place * setup.N_FACES + np.clip(faces, 0, setup.N_FACES - 1)[:, None]
    place = place[knowers[:, None] >> np.arange(seats) & 1 == 0]
    shape = (n, seats, seats, setup.N_FACES)
    return np.bincount(place, minlength=int(np.prod(shape))).reshape(shape)


def _players(states: States, players: int) -> Iterator[Truth]:
    lp, alive = states["lp"], states["alive"] != 0
    n = len(states)
    yield "LP from 0 to 100", ((lp >= 0) & (lp <= 100)).all(1)
    yield "LP are multiples of 5", ~(lp % 5).any(1) & ~(states["creature"] % 5).any(1)
    yield "the living have LP", (alive == (lp > 0)).all(1)
    yield "nobody lives where nobody sits", ~alive[:, players:].any(1)
    for field in OF_THE_DEAD:
        kept = states[field].reshape(n, state.MAX_PLAYERS, -1).any(2)
        yield f"the dead have no {field}", ~(kept & ~alive).any(1)
    yield "the dead have set no card", ~((states["set_card"] >= 0).any(2) & ~alive).any(1)
    characters = np.sort(states["character"], axis=1)
    yield "six Characters", (characters == np.arange(state.MAX_PLAYERS)).all(1)
    yield "the start seat is a seat", (states["start_seat"] >= 0) & (states["start_seat"] < players)


def _initiative(states: States, players: int) -> Iterator[Truth]:
    numbers = states["initiative"]
    held = _tally(states, numbers, numbers > 0, players + 1)
    yield "Initiative numbers from 1 to the number of players", ((numbers >= 0) & (numbers <= players)).all(1)
    yield "nobody shares an Initiative number", (held <= 1).all(1)
    out = ((numbers > 0) == (states["alive"] != 0)).all(1)
    yield "all the living hold one, or nobody does", out | ~numbers.any(1)
    order = _pile(states, states["order"], states["order_n"], state.MAX_PLAYERS)
    yield "everybody once in the Turn order", (order <= 1).all(1) & ~order[:, players:].any(1)


def _encounters(states: States, numbers: Any, frames: Frames) -> Iterator[Truth]:
    place, n, stack_n = states["place"], states["n"], states["stack_n"]
    stacked = _pile(states, states["stack"], stack_n, setup.N_ENCOUNTERS)
    yield "the stack and the places of Encounters agree", (stacked == (place == Place.STACKED)).all(1)
    yield "nine Encounters in all", np.isin(n + stack_n, (0, state.N_STACK))
    faced = (place == Place.FACED).sum(1)
    yield "as many Encounters were met as their number says", faced == n
    pool, e = numbers["options"]["encounter_pool"], np.arange(setup.N_ENCOUNTERS)
    member = np.full(setup.N_ENCOUNTERS, True)
    if pool != setup.Pool.POOL_BOTH:
        member = (e < setup.N_BASE) == (pool == setup.Pool.POOL_BASE)
    yield "only Encounters of the pool in the stack", ~(stacked.astype(bool) & ~member).any(1)
    here = states["encounter"]
    there = np.take_along_axis(place, np.maximum(here, 0)[:, None].astype(np.intp), 1)[:, 0]
    escaping = frames.count(Task.BOSS) == 1
    yield "the Encounter faced has been met", (here < 0) | (there == Place.FACED) | escaping
    for bit, boss in enumerate(BOSSES):
        sunk = states["boss_sunk"] >> bit & 1 == 1
        yield (
            f"Boss {bit + 1} has been met before it is sent down",
            ~sunk | (states["boss_done"] >> bit & 1 == 1),
        )
        yield f"Boss {bit + 1} lies below once it was sent down", ~sunk | (place[:, boss] != Place.OUTSIDE)
    low, high = states["creature"] >= 0, states["creature"] <= 3000
    yield "a creature has LP", (low & high).all(1)
    idle = here < 0
    for field in OF_ONE_ENCOUNTER:
        yield f"{field} within an Encounter only", ~idle | ~states[field].reshape(len(states), -1).any(1)


def _events(states: States, numbers: Any) -> Iterator[Truth]:
    left = _pile(states, states["event_deck"], states["event_n"], setup.N_EVENTS)
    there = left + (states["event_gone"] != 0)
    yield "every Event once, in the deck or drawn", (there == bool(numbers["options"]["event_deck"])).all(1)
    force = states["event"]
    gone = np.take_along_axis(states["event_gone"], np.maximum(force, 0)[:, None].astype(np.intp), 1)[:, 0]
    yield "the Event in force was drawn", (force < 0) | (gone != 0)


def _fortune(states: States) -> Iterator[Truth]:
    deck = _pile(states, states["fortune_deck"], states["fortune_n"], setup.N_FORTUNE)
    pile = _pile(states, states["fortune_pile"], states["pile_n"], setup.N_FORTUNE)
    seen, begun = states["fortune_seen"] != 0, states["stack_n"] + states["n"] > 0
    opened = states["fortune_open"] != 0
    total = deck + pile + seen
    yield "every Fortune card in one place at most", (total <= 1).all(1)
    yield "while Fortune's Deck is open every Fortune card is somewhere", ~opened | (total == 1).all(1)
    yield (
        "all Fortune cards or nine of them are RL12's",
        ~begun | np.isin(states["pile_n"], (9, setup.N_FORTUNE)),
    )
    yield "The World lies in an open Fortune's Deck", ~opened | (deck[:, state.F21] == 1)
    yield "no Fortune's Deck, no cards in it", opened | (states["fortune_n"] == 0)


def _prestige(states: States, numbers: Any) -> Iterator[Truth]:
    values = states["kills"].sum(1)
    yield "at most 16 kill records", values.sum(1) <= state.MAX_RECORDS
    amounts = numbers["kind"]["amount"][[state.CURE_WOUNDS, state.HEALING], 1]
    rest = states["gifts"].sum(1) - (states["given"] * amounts).sum(1)
    card = int(numbers["encounter"]["prestige"][state.I09, 0])
    yield "Prestige of cards comes from D30, D31 and I09", np.isin(rest, (0, card))
    winners, over = states["winners"], states["head"]["over"]
    yield "winners at the end only", (winners == 0) | (over == Over.TERMINATED)
    bits = (states["alive"] != 0) @ (1 << np.arange(state.MAX_PLAYERS))
    yield "the winners are alive", (winners & ~bits) == 0


def _secrets(states: States, frames: Frames) -> Iterator[Truth]:
    asked = frames.count(*SECRET) > 0
    yield "secret answers wait for others only", asked | (states["choice"] == -1).all((1, 2))
    yield "cards are laid down from the hand", (states["lay"] <= states["hand"]).all((1, 2))
    yield "cards wait to be laid down for others only", asked | ~states["lay"].any((1, 2))
    yield "votes are for Hope or Despair", ((states["vote"] >= -1) & (states["vote"] <= 1)).all(1)
    chaos = states["encounter"] == state.I16
    yield "set cards are mixed by I16 only", chaos | (states["pooled"] == -1).all((1, 2))


def _question(states: States, players: int, frames: Frames) -> Iterator[Truth]:
    head = states["head"]
    running, depth = head["over"] == Over.RUNNING, head["depth"]
    top = head["stack"][np.arange(len(states)), np.clip(depth - 1, 0, MAX_FRAMES - 1)]
    yield "a running game asks somebody", ~running | ((depth > 0) & (depth <= MAX_FRAMES))
    yield "only players are asked", ~running | ((top["kind"] >= 0) & (top["kind"] < Ask.N_ASKS))
    owner = np.clip(top["owner"], 0, players - 1)
    yield "whoever is asked sits at the table", ~running | (owner == top["owner"])
    living = states["alive"][np.arange(len(states)), owner] != 0
    yield "whoever is asked is alive", ~running | living
    yield "a frame for each packet", frames.count(Task.PACKET) == states["packet_n"]
    yield "the game lies at the bottom of the stack", ~running | (frames.kind[:, 0] == Task.GAME)
