"""Which states from outside are taken over: those that play reaches, and no others."""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
import pytest

from dungeonzoo.envs.core.table import Table
from dungeonzoo.envs.cutthroat.check import check_state
from dungeonzoo.envs.cutthroat.state import Ask, Task

from .kit import variant

OPTIONS: list[dict[str, Any]] = [
    {"players": 3, "quest": 2},
    {"encounter_pool": "incarnations", "finisher_rule": True, "fortune_lp": "flat"},
    {"players": 6, "encounter_pool": "base", "event_deck": False},
]


def choose(table: Table, rng: np.random.Generator) -> None:
    table.step(0, int(rng.choice(np.flatnonzero(table.legal(0)))))


@pytest.mark.parametrize("options", OPTIONS)
def test_every_state_of_a_game_is_one(options: dict[str, Any]):
    table = variant(**options).table()
    rng = np.random.default_rng(0)
    for seed in range(10):
        table.deal(0, seed)
        while not table.over(0):
            if rng.random() < 0.05:
                check_state(variant(**options), table.states[0])
            choose(table, rng)
        check_state(variant(**options), table.states[0])


@cache
def asked(kind: int, below: int | None = None) -> bytes:
    """A state in which this is asked (the frame below being of that kind), reached by random choices."""
    table = variant().table()
    rng = np.random.default_rng(1)
    for seed in range(400):
        table.deal(0, seed)
        while not table.over(0):
            head = table.states[0]["head"]
            top = head["stack"]["kind"][: head["depth"]][::-1]
            if top[0] == kind and below in (None, top[1]):
                return table.get_state(0)
            choose(table, rng)
    raise AssertionError


def changed(state: bytes, change: Callable[[Any], None]) -> Any:
    """The record of a state after a change."""
    record = np.frombuffer(state, variant().game.rules.state_dtype).copy()[0]
    change(record)
    return record


def put(name: str, value: int, *place: int) -> Callable[[Any], None]:
    """A change of one field."""

    def change(record: Any) -> None:
        if place:
            record[name][place] = value
        else:
            record[name] = value

    return change


def frame(field: str, value: int, up: int = 0, grow: int = 0) -> Callable[[Any], None]:
    """A change of the frame `up` places below the top; or of how many there are."""

    def change(record: Any) -> None:
        head = record["head"]
        head["stack"][field][head["depth"] - 1 - up] = value
        head["depth"] += grow

    return change


def pile(name: str, field: str, value: int) -> Callable[[Any], None]:
    def change(record: Any) -> None:
        if field == "n":
            record[name]["n"] = value
        else:
            record[name]["card"][0] = value

    return change


def attack(field: str, value: int) -> Callable[[Any], None]:
    def change(record: Any) -> None:
        record["attack"][field] = value

    return change


FAULTS: dict[str, tuple[int, Callable[[Any], None], str]] = {
    "LP beyond the maximum": (Ask.ASK_SET, put("lp", 105, 0), "lp is out of range"),
    "odd LP": (Ask.ASK_SET, put("lp", 7, 0), "no multiple of 5"),
    "a living player without LP": (Ask.ASK_SET, put("lp", 0, 0), "life and LP"),
    "life at an empty seat": (Ask.ASK_SET, put("alive", 1, 5), "empty seat"),
    "no encounter of the game": (Ask.ASK_SET, put("encounter", 51), "encounter is out of range"),
    "no encounter at all": (Ask.ASK_SET, put("encounter", -1), "no encounter"),
    "a seat that nobody has": (Ask.ASK_SET, put("start_seat", 4), "start_seat is out of range"),
    "a card that does not exist": (Ask.ASK_SET, pile("deck", "card", 44), "no card"),
    "a negative pile": (Ask.ASK_SET, pile("deck", "n", -1), "impossible number"),
    "a pile of too many": (Ask.ASK_SET, pile("discard", "n", 95), "impossible number"),
    "a card too few": (Ask.ASK_SET, pile("deck", "n", 3), "not true"),
    "a hand card too many": (Ask.ASK_SET, put("hand_n", 20, 0), "another number of cards"),
    "two equal characters": (Ask.ASK_SET, lambda s: put("character", s["character"][1], 0)(s), "character"),
    "two equal numbers": (Ask.ASK_SET, lambda s: put("initiative", s["initiative"][1], 0)(s), "twice"),
    "a second card alone": (Ask.ASK_SET, put("set_card", 3, 0, 1), "without a first"),
    "a choice of nothing there": (Ask.ASK_SET, put("choice", 36, 0, 0), "chosen a card"),
    "a choice beyond all cards": (Ask.ASK_SET, put("choice", 40, 0, 0), "chosen a card"),
    "a choice left over": (Ask.ASK_BEFORE, put("choice", 1, 0, 0), "left over"),
    "cards laid out of time": (Ask.ASK_BEFORE, put("lay", 1, 0, 0), "out of time"),
    "too many attacks": (Ask.ASK_BEFORE, put("blow_n", 16), "blow_n is too large"),
    "a relic offered by nobody": (Ask.ASK_SET, put("offered", 36, 0), "offered is out of range"),
    "a packet that is not on its way": (Ask.ASK_SET, put("packet_n", 1), "packet"),
    "a packet too few": (Ask.ASK_DAMAGE, put("packet_n", 0), "packet"),
    "too deep a stack": (Ask.ASK_SET, put("head", 0), "nobody is asked|no known kind|too deep"),
    "an unknown frame": (Ask.ASK_SET, frame("kind", 60), "no known kind"),
    "a task on top": (Ask.ASK_SET, frame("kind", Task.SETTING), "nobody is asked"),
    "a question of nobody": (Ask.ASK_BEFORE, frame("owner", -1), "nobody is asked"),
    "a question of a seat that is empty": (Ask.ASK_SET, frame("owner", 4), "owner of ask_set"),
    "a frame on the wrong one": (Ask.ASK_SET, frame("kind", Ask.ASK_FLAIL), "lies on what it cannot"),
    "a source without meaning": (Ask.ASK_SET, frame("source", 3), "source of ask_set"),
    "a target without meaning": (Ask.ASK_BEFORE, frame("target", -1), "target of ask_before"),
    "a step beyond the last": (Ask.ASK_SET, frame("step", 5, up=1), "nobody is left"),
    "too many turns": (Ask.ASK_BEFORE, frame("count", 6, up=2), "too many turns"),
    "an attack that nobody makes": (Ask.ASK_SET, attack("on", 1), "nobody settles"),
    "an attack of another player": (
        Ask.ASK_AFTER,
        lambda s: attack("seat", 1 - s["attack"]["seat"] % 2)(s),
        "two players attack",
    ),
    "an attack without a card": (Ask.ASK_ANNOUNCE, attack("face", -1), "card of an attack is not there"),
    "an attack of another kind": (Ask.ASK_ANNOUNCE, attack("kind", 15), "another one|is no card of a hand"),
    "a hit without a trace": (Ask.ASK_AFTER, attack("blow", 15), "no trace"),
    "an action card in a wrong window": (Ask.ASK_CANCEL, frame("count", 32, up=1), "another window"),
    "an action card on nobody": (Ask.ASK_CANCEL, frame("target", -1, up=1), "on nobody|another window"),
    "another encounter's question": (Ask.ASK_ANNOUNCE, put("encounter", 3), "another encounter"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_what_cannot_be_is_refused_in_one_line(fault: str):
    kind, change, words = FAULTS[fault]
    with pytest.raises(ValueError, match=f"^this is no state of cutthroat: .*({words})") as error:
        check_state(variant(), changed(asked(kind), change))
    assert "\n" not in str(error.value)


@pytest.mark.parametrize("kind", {kind for kind, _, _ in FAULTS.values()})
def test_what_was_not_changed_is_taken_over(kind: int):
    check_state(variant(), changed(asked(kind), lambda record: None))
