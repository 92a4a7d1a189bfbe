"""Whether a state from outside is one that the rules can go on from."""

from collections.abc import Iterator

import numpy as np

from ..core.game import Variant
from .setup import MAX_STEPS, Op
from .state import N_COMMANDS, Ask, Event, Phase, Task, Type, Zone

MOST_FRAMES = 16  # far deeper than the rules go, with room for what they push
QUESTIONS = [ask for ask in Ask if ask != Ask.N_ASKS]
UNSOURCED = [
    *(Ask.DRAW_DISCARD, Ask.MENU, Ask.DECLARE, Ask.BLOCK, Ask.HAND_LIMIT, Ask.GIFT),
    *(Task.TURN, Task.QUEUE, Task.COMBAT),
]


def check_state(variant: Variant, state: np.ndarray) -> None:
    """ValueError, in one line, for what cannot be. state: one record of the kernel's state dtype."""
    for fine, wrong in _demands(variant, state):
        if not fine:
            raise ValueError(f"this is no state of {variant.game.name}: {wrong}")


def _demands(variant: Variant, state: np.ndarray) -> Iterator[tuple[bool, str]]:
    n = variant.n_actions - N_COMMANDS
    cards = np.frombuffer(variant.setup, variant.game.rules.setup_dtype)[0]["card"][:n]
    sizes = state["pile"]["n"]
    yield bool((sizes >= 0).all() and (sizes <= n).all()), "a pile has an impossible number of cards"
    piles = [state["pile"]["card"][zone][: sizes[zone]] for zone in range(Zone.N_ZONES)]
    yield sorted(np.concatenate(piles).tolist()) == list(range(n)), "not every card lies in exactly one pile"
    zones = np.repeat(np.arange(Zone.N_ZONES), sizes)
    yield (
        bool((state["zone"][np.concatenate(piles)] == zones).all()),
        "a card is not in its zone",
    )
    played = piles[Zone.PLAY]
    bearers = state["bearer"][played[cards["type"][played] == Type.CURSE]]
    yield bool(np.isin(bearers, played).all()), "a curse in play has no bearer in play"
    yield _within(state["bearer"], -1, n - 1), "a bearer is no card"
    for name, most in (("controller", 1), ("known", 3), ("attacks", n), ("blocks", n)):
        yield _within(state[name], 0, most), f"{name} is out of range"
    for name, least, most in (
        ("active", 0, 1),
        ("phase", 0, Phase.N_PHASES - 1),
        ("winner", -1, 1),
        ("turn", 0, 32_000),
    ):
        yield _within(state[name], least, most), f"{name} is out of range"
    yield _within(state["queue_n"], 0, n), "queue_n is out of range"
    yield _within(state["queue_at"], 0, int(state["queue_n"])), "queue_at is out of range"
    yield _within(state["queue"][: state["queue_n"]], 0, n - 1), "the queue holds what is no card"
    yield from _stack(state["head"], cards)


def _stack(head: np.ndarray, cards: np.ndarray) -> Iterator[tuple[bool, str]]:
    """cards: the rows of the setup."""
    yield _within(head["depth"], 0, MOST_FRAMES), "its stack is too deep"
    frames = head["stack"][: head["depth"]]
    kinds = frames["kind"]
    yield bool(np.isin(kinds, [*QUESTIONS, *Task]).all()), "a frame is of no known kind"
    yield _within(frames["owner"], 0, 1), "a frame belongs to nobody"
    for name in ("source", "target"):
        yield _within(frames[name], -1, len(cards) - 1), f"the {name} of a frame is no card"
    yield (
        _within(frames["step"], 0, Phase.N_PHASES) and _within(frames["count"], 0, len(cards)),
        "a frame is too far on",
    )
    sourced = frames[~np.isin(kinds, UNSOURCED)]
    yield _within(sourced["source"], 0, len(cards) - 1), "a frame has no source"
    texts = frames[kinds == Task.RESOLVE]
    yield (
        _within(texts["count"], 0, max(Event)) and _within(texts["step"], 0, MAX_STEPS),
        "a text is too far on",
    )
    rows = cards[texts["source"]]
    aimed = (rows["target"]["types"] != 0) & (rows["action"]["op"][:, 0] != Op.DO_DESTROY_OR_GAIN)
    yield (
        bool((texts["target"] >= 0)[aimed & (texts["count"] == Event.ON_ACTION)].all()),
        "a text has no target",
    )
    if not head["over"]:
        yield kinds[0] == Task.TURN and kinds[-1] in QUESTIONS, "nobody is asked"


def _within(values: np.ndarray, least: int, most: int) -> bool:
    return bool((values >= least).all() and (values <= most).all())
