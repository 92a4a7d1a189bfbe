"""What a seat must not know is changed by hand: nothing that it, or a spectator, is shown may change.

The kernel's resampling has no part in this.
"""

from collections import Counter
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from dungeonzoo.envs.core.game import Variant
from dungeonzoo.envs.core.table import Table, spread
from dungeonzoo.envs.cutthroat.state import Act, Ask, Place, Task

from .kit import variant
from .names import ENCOUNTERS

rule = pytest.mark.rule

Rng = np.random.Generator
Secret = Callable[[Any, int, Rng], bool]
"""Changes something that a viewer (-1: a spectator) must not know; returns whether there was such a thing."""

E22, I04, I15 = (ENCOUNTERS.index(name) for name in ("E22", "I04", "I15"))
SECRETIVE = [ENCOUNTERS.index(name) for name in ("E22", "I05", "I09", "I16", "I17", "I20")]
WINDOWS = (Ask.ASK_DRAWN, Ask.ASK_BEFORE, Ask.ASK_AFTER, Ask.ASK_CANCEL, Ask.ASK_DAMAGE)
SETTING = (Ask.ASK_SET, Ask.ASK_SECOND, Ask.ASK_VOTE)
CHOOSING = (Ask.ASK_FINISHER, Ask.ASK_NAME, Ask.ASK_LAY, Ask.ASK_BID)
ANSWERS = ("choice", "lay", "vote", "picks")
EVENTS = (24, 27, 28, 29)
"""EV25, EV28, EV29, EV30."""
OPTIONS: list[dict[str, Any]] = [
    {"players": 4, "event_deck": True},
    {"players": 3, "event_deck": True, "encounter_pool": "incarnations", "finisher_rule": True},
    {"players": 6, "event_deck": True},
]
GAMES, STEPS = 24, 400


def others(s: Any, viewer: int) -> list[int]:
    return [seat for seat in np.flatnonzero(s["alive"]).tolist() if seat != viewer]


def sees(viewer: int, bits: int) -> bool:
    return viewer >= 0 and bool(bits >> viewer & 1)


def unknown(s: Any, viewer: int, owner: int, face: int) -> bool:
    return viewer < 0 or s["known"][viewer][owner][face] == 0


def out_of_the_deck(s: Any, face: int, rng: Rng) -> int | None:
    """A random hand card of the draw deck, which takes this one in its place."""
    deck = s["deck"]["card"][: s["deck"]["n"]]
    places = np.flatnonzero((deck < 37) & (deck != face))
    if not places.size:
        return None
    place = rng.choice(places)
    drawn, deck[place] = int(deck[place]), face
    return drawn


def question(s: Any) -> Any:
    return s["head"]["stack"][s["head"]["depth"] - 1]


def secret_choice(s: Any) -> Any:
    """The frame of a secret choice of everybody that goes on, or None."""
    for frame in s["head"]["stack"][: s["head"]["depth"]]:
        setting = frame["kind"] == Task.SETTING and s["encounter"] != E22
        if setting or (frame["kind"] == Task.CHOOSING and frame["source"] in CHOOSING):
            return frame
    return None


# --- secrets


def a_hand_card(s: Any, viewer: int, rng: Rng) -> bool:
    held = [(o, f) for o in others(s, viewer) for f in np.flatnonzero(s["hand"][o]).tolist()]
    held = [(owner, face) for owner, face in held if unknown(s, viewer, owner, face)]
    if not held:
        return False
    owner, face = held[rng.integers(len(held))]
    drawn = out_of_the_deck(s, face, rng)
    if drawn is None:
        return False
    s["hand"][owner][face] -= 1
    s["hand"][owner][drawn] += 1
    return True


def which_card_is_set(s: Any, viewer: int, rng: Rng) -> bool:
    """Even of cards that the viewer knows to be with their owner."""
    for owner in others(s, viewer):
        for place in (0, 1):
            face = int(s["set_card"][owner][place])
            held = [f for f in np.flatnonzero(s["hand"][owner]).tolist() if f != face]
            if face < 0 or s["encounter"] == E22 or sees(viewer, s["set_seen"][owner][place]) or not held:
                continue
            other = int(rng.choice(held))
            s["set_card"][owner][place] = other
            s["hand"][owner][other] -= 1
            s["hand"][owner][face] += 1
            return True
    return False


def an_announced_card(s: Any, viewer: int, rng: Rng) -> bool:
    for claim in s["claim"][: s["claim_n"]]:
        owner, face = int(claim["seat"]), int(claim["face"])
        if owner == viewer or claim["shown"] or sees(viewer, claim["seen"]):
            continue
        drawn = out_of_the_deck(s, face, rng) if unknown(s, viewer, owner, face) else None
        if drawn is not None:
            claim["face"] = drawn
            s["liar"][owner] = 1 - s["liar"][owner]
            return True
    return False


def the_order_of_the_decks(s: Any, viewer: int, rng: Rng) -> bool:
    s["head"]["rng"]["word"] = rng.integers(1, 2**63, 4, dtype=np.uint64)
    s["head"]["decisions"] += 1
    rng.shuffle(s["deck"]["card"][: s["deck"]["n"]])
    for deck, n in (("relic_deck", "relic_n"), ("event_deck", "event_n"), ("fortune_deck", "fortune_n")):
        rng.shuffle(s[deck][: s[n]])
    rng.shuffle(s["fortune_pile"][: s["pile_n"]])
    return True


def the_encounters_to_come(s: Any, viewer: int, rng: Rng) -> bool:
    """Which ones and in what order; a Boss at the bottom is known."""
    sunk = [e for bit, e in enumerate((I04, I15)) if s["boss_sunk"] >> bit & 1]
    free = [i for i in range(s["stack_n"]) if s["stack"][i] not in sunk]
    outside = np.flatnonzero(s["place"] == Place.OUTSIDE).tolist()
    if not free or not outside:
        return False
    s["stack"][free] = rng.permutation(s["stack"][free])
    gone, come = int(s["stack"][free[0]]), int(rng.choice(outside))
    s["stack"][free[0]] = come
    s["place"][[gone, come]] = Place.OUTSIDE, Place.STACKED
    return True


def a_vote(s: Any, viewer: int, rng: Rng) -> bool:
    voters = [seat for seat in others(s, viewer) if s["vote"][seat] >= 0 and not s["voted"][seat]]
    if voters:
        s["vote"][voters[0]] = 1 - s["vote"][voters[0]]
    return bool(voters)


def a_finisher_pick(s: Any, viewer: int, rng: Rng) -> bool:
    picked = [seat for seat in others(s, viewer) if s["picks"][seat] >= 0]
    if picked:
        s["picks"][picked[0]] = rng.integers(51)
    return bool(picked)


def a_secret_answer(s: Any, viewer: int, rng: Rng) -> bool:
    """Another one, or none yet."""
    frame = secret_choice(s)
    if frame is None or not others(s, viewer):
        return False
    seat = int(rng.choice(others(s, viewer)))
    if frame["kind"] == Task.SETTING:
        s["choice"][seat] = rng.choice([-1, 0, 5, 20, 30, 64, 65]), rng.choice([-1, 0, 17, 65])
    elif frame["source"] == Ask.ASK_LAY:
        s["lay"][seat] = 0
        s["lay"][seat][rng.integers(37)] = rng.integers(3)
    elif frame["source"] != Ask.ASK_FINISHER:
        s["choice"][seat][0] = rng.integers(-1, 3)
    return True


def who_is_asked(s: Any, viewer: int, rng: Rng) -> bool:
    """Somebody else, elsewhere in the window or in the round of answers."""
    frame, choice = question(s), secret_choice(s)
    seats = [seat for seat in others(s, viewer) if seat != frame["owner"]]
    if frame["owner"] == viewer or not seats or (frame["kind"] not in WINDOWS and choice is None):
        return False
    frame["owner"] = rng.choice(seats)
    if choice is None:
        frame["step"] = rng.integers(3)
    else:
        choice["step"] = rng.integers(4)
    return True


def what_others_remember(s: Any, viewer: int, rng: Rng) -> bool:
    """Of each other's cards: those of D17, D19, E19, F15 and I16."""
    seats = others(s, viewer)
    if len(seats) < 2:
        return False
    one, two = rng.choice(seats, 2, replace=False)
    s["known"][one][two][rng.integers(37)] ^= 1
    s["pooled"][one][0] = rng.integers(-1, 25)
    s["liar"][two] ^= 1
    if s["encounter"] != E22:
        s["set_seen"][two][0] ^= 1 << int(one)
    return True


SECRETS: list[Secret] = [
    a_hand_card,
    which_card_is_set,
    an_announced_card,
    the_order_of_the_decks,
    the_encounters_to_come,
    a_vote,
    a_finisher_pick,
    a_secret_answer,
    who_is_asked,
    what_others_remember,
]


# --- games in which much is secret


def secretive_games(kind: Variant, seed: int) -> Table:
    """Games at their start; the Encounters with most secrets come soon, and Relics are about."""
    table = kind.table(GAMES)
    table.deal_batch(spread(seed, GAMES))
    rng = np.random.default_rng(seed)
    for s in table.states:
        pool = [e for e in range(51) if s["place"][e] in (Place.OUTSIDE, Place.STACKED)]
        wanted = [e for e in rng.permutation(SECRETIVE).tolist() if e in pool][: s["stack_n"]]
        others_ = [e for e in s["stack"][: s["stack_n"]].tolist() if e not in wanted]
        stack = [*others_[: s["stack_n"] - len(wanted)], *wanted]
        s["place"][pool] = Place.OUTSIDE
        s["place"][stack] = Place.STACKED
        s["stack"][: len(stack)] = stack
        events = s["event_deck"][: s["event_n"]]
        events[:] = [
            *(e for e in events if e not in EVENTS),
            *(e for e in rng.permutation(EVENTS) if e in events),
        ]
        for seat in range(kind.config.players):  # type: ignore[attr-defined]
            s["relic_n"] -= 1
            s["thing"][seat][s["relic_deck"][s["relic_n"]]] = 1
    return table


def told(table: Table, slot: int, viewer: int, kind: Variant, words: bool) -> list[Any]:
    seen = table.observe(slot, viewer)
    mine = viewer >= 0 and question(table.states[slot])["owner"] == viewer
    mask = table.legal(slot) if mine else np.zeros(kind.n_actions, np.int8)
    view = kind.observation_layout.split(seen)
    texts = [kind.words.describe(view, mask), kind.words.board(view)] if words else []
    return [seen.tobytes(), mask.tobytes(), *texts]


@pytest.mark.fault(22, 23)
@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: str(options["players"]))
def test_a_secret_changed_by_hand_shows_nowhere(options: dict[str, Any]) -> None:
    kind = variant(**options)
    table, twin, changed = secretive_games(kind, 51), kind.table(), Counter()
    twin.deal(0, 0)
    rng, actions = np.random.default_rng(52), np.zeros(GAMES, np.int32)
    for step in range(STEPS):
        table.random_batch(spread(step, GAMES), actions)
        table.step_batch(actions, auto_reset=True)
        slot, viewer = step % GAMES, int(rng.integers(-1, table.n_seats))
        before = told(table, slot, viewer, kind, step % 5 == 0)
        for secret in SECRETS:
            twin.copy_from(table, np.array([slot]), np.array([0]))
            if secret(twin.states[0], viewer, rng):
                changed[secret.__name__] += 1
                assert told(twin, 0, viewer, kind, step % 5 == 0) == before, (secret.__name__, viewer)
    never = {secret.__name__ for secret in SECRETS} - set(changed)
    assert never <= ({"a_finisher_pick"} if "finisher_rule" not in options else set())


def under_the_question(s: Any) -> list[tuple]:
    """The frames below the question; how far a secret choice has come is left out."""
    frames = s["head"]["stack"][: s["head"]["depth"] - 1].copy()
    frames["step"][np.isin(frames["kind"], (Task.SETTING, Task.CHOOSING))] = 0
    return frames.tolist()


def who_answered(old: Any, new: Any) -> set[int] | None:
    """The seats asked before and now, and those whose only answer was given for them, if nothing but secret
    answers and the place of the question has changed; else None.
    """
    frames, now = under_the_question(old), under_the_question(new)
    whom = question(new)["kind"] == Ask.ASK_WHOM
    if (now[: len(frames)] if whom else now) != frames:
        return None
    fields = [name for name in old.dtype.names if name != "head" and not np.array_equal(old[name], new[name])]
    if not set(fields) <= set(ANSWERS):
        return None
    seats = {seat for name in fields for seat in range(6) if np.any(old[name][seat] != new[name][seat])}
    return seats | {int(question(old)["owner"]), int(question(new)["owner"])}


@rule("CUR-150", "CUR-153", "CUR-154")
@pytest.mark.fault(23)
@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: str(options["players"]))
def test_no_pass_and_no_secret_answer_is_seen(options: dict[str, Any]) -> None:
    """A choice that changes only who is asked next, or secret answers, leaves every other view as it was."""
    kind = variant(**options)
    table, met = secretive_games(kind, 53), Counter()
    before, every, actions = table.clone(), np.arange(GAMES), np.zeros(GAMES, np.int32)
    for step in range(STEPS // 4):
        table.random_batch(spread(step, GAMES), actions)
        before.copy_from(table, every, every)
        table.step_batch(actions, auto_reset=True)
        for slot in range(GAMES):
            old, new = before.states[slot], table.states[slot]
            answered = who_answered(old, new)
            if answered is None:
                continue
            met[Ask(int(question(old)["kind"])), actions[slot] == Act.NO] += 1
            for viewer in set(range(-1, table.n_seats)) - answered:
                assert np.array_equal(before.observe(slot, viewer), table.observe(slot, viewer))
    for ask in (Ask.ASK_BEFORE, Ask.ASK_AFTER, Ask.ASK_CANCEL):
        assert met[ask, True]
    assert met[Ask.ASK_SET, False]
