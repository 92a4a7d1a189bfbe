"""Which states from outside are taken over: those that play reaches, and no others."""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
import pytest

from dungeonzoo.envs.core.game import Variant
from dungeonzoo.envs.core.table import Table
from dungeonzoo.envs.cryptic import setup
from dungeonzoo.envs.cryptic.check import check_state
from dungeonzoo.envs.cryptic.game import GAME
from dungeonzoo.envs.cryptic.state import REF_STRUCTURE, Ask, Life, Task

OPTIONS: list[dict[str, Any]] = [
    {"realm": "cave", "goddess": "mycothis"},
    {"players": 4, "setup": "draft", "sub_realms": 2, "relics": True, "encounters": True},
    {"players": 3, "setup": "choose", "realm": "bog", "move": "path"},
    {"quickplay": True, "setup": "random", "relics": True},
]
Change = Callable[[Any], None]


@cache
def variant(**options: Any) -> Variant:
    return GAME.variant(**options)


def choose(table: Table, rng: np.random.Generator) -> None:
    table.step(0, int(rng.choice(np.flatnonzero(table.legal(0)))))


@pytest.mark.parametrize("options", OPTIONS)
def test_every_state_of_a_game_is_one(options: dict[str, Any]):
    table = variant(**options).table()
    rng = np.random.default_rng(0)
    for seed in range(2):
        table.deal(0, seed)
        while not table.over(0):
            if rng.random() < 0.02:
                check_state(variant(**options), table.states[0])
            choose(table, rng)
        check_state(variant(**options), table.states[0])


def top(table: Table) -> tuple[int, int, int]:
    """Kind, source and kind below of the question that is asked."""
    head = table.states[0]["head"]
    frames = head["stack"][: head["depth"]]
    return int(frames["kind"][-1]), int(frames["source"][-1]), int(frames["kind"][-2])


@cache
def asked(kind: int, below: int | None = None, hers: bool = False) -> bytes:
    """A state in which this is asked (the frame below being of that kind), reached by random choices."""
    table = variant().table()
    rng = np.random.default_rng(1)
    for seed in range(100):
        table.deal(0, seed)
        while not table.over(0):
            question, source, lower = top(table)
            if question == kind and below in (None, lower) and (not hers or source < 0):
                return table.get_state(0)
            choose(table, rng)
    raise AssertionError


def changed(state: bytes, change: Change) -> Any:
    """The record of a state after a change."""
    record = np.frombuffer(state, GAME.rules.state_dtype).copy()[0]
    change(record)
    return record


def put(name: str, value: int, *place: int) -> Change:
    """A change of one field."""

    def change(record: Any) -> None:
        if place:
            record[name][place] = value
        else:
            record[name] = value

    return change


def row(name: str, place: int, field: str, value: int) -> Change:
    """A change of one field of one unit, Structure, rule, list or deed."""

    def change(record: Any) -> None:
        record[name][field][place] = value

    return change


def frame(field: str, value: int, up: int = 0, grow: int = 0) -> Change:
    """A change of the frame `up` places below the top; or of how many there are."""

    def change(record: Any) -> None:
        head = record["head"]
        head["stack"][field][head["depth"] - 1 - up] = value
        head["depth"] += grow

    return change


def both(*changes: Change) -> Change:
    def change(record: Any) -> None:
        for one in changes:
            one(record)

    return change


def nobody(record: Any) -> None:
    record["head"]["depth"] = 0


Fault = tuple[tuple[Any, ...], Change, str]
MENU, STEP, POWERS, ACTED = (Ask.ASK_MENU,), (Ask.ASK_STEP,), (Ask.ASK_POWERS,), (Ask.ASK_MONSTER,)
SOURCE, TARGET, REROLL = (Ask.ASK_SOURCE,), (Ask.ASK_TARGET, Task.TURN), (Ask.ASK_REROLL,)
FAULTS: dict[str, Fault] = {
    "an unknown terrain": (MENU, put("terrain", 6, 3), "terrain is out of range"),
    "an unknown token": (MENU, put("token", 1024, 45), "token is out of range"),
    "a Round beyond the last": (MENU, put("round", 41), "round is out of range"),
    "Power that she owes": (MENU, put("power", -1), "power is out of range"),
    "five Blood": (MENU, put("blood", 5), "blood is out of range"),
    "a card that does not exist": (MENU, put("deck", 10, 0), "deck is out of range"),
    "a Trap that does not exist": (MENU, put("trap_deck", 6, 0), "trap_deck is out of range"),
    "a Trap twice": (MENU, lambda s: put("trap_deck", s["trap_deck"][1], 0)(s), "six Traps"),
    "a card too few": (MENU, put("deck_n", 3), "every card lies in exactly one place"),
    "a hand that is none": (MENU, put("hand_n", 9), "hand"),
    "too many rules": (MENU, put("n_rules", 97), "n_rules is out of range"),
    "a board too many": (MENU, put("board", 4, 1), "board is not in play"),
    "no board": (MENU, put("board", -1, 0), "no board"),
    "a small board": (MENU, put("board", 4, 0), "another size"),
    "no Goddess": (MENU, put("goddess", -1), "no Goddess"),
    "a Structure on two boards": (MENU, row("structure", 0, "cell", 400), "cell of the structure"),
    "an unknown Structure": (MENU, row("structure", 0, "kind", 13), "kind of the structure"),
    "a Structure elsewhere": (MENU, row("structure", 0, "cell", 45), "not true"),
    "a unit beyond the board": (MENU, row("unit", 0, "cell", 400), "cell of the unit is out of range"),
    "a unit nowhere": (MENU, row("unit", 0, "cell", -1), "stands nowhere"),
    "a unit elsewhere": (MENU, row("unit", 0, "cell", 21), "not true"),
    "a unit without a sheet": (MENU, row("unit", 0, "sheet", -1), "no sheet"),
    "an unknown sheet": (MENU, row("unit", 0, "sheet", 32), "sheet of the unit"),
    "a Monster with another's sheet": (ACTED, row("unit", 6, "sheet", 20), "sheet of a Cryptonaut"),
    "a second Gashnoradon": (ACTED, row("unit", 6, "sheet", 10), "Gashnoradon"),
    "a Cryptonaut as a Master": (MENU, row("unit", 0, "master", 1), "is a Master"),
    "a Cryptonaut among the Monsters": (ACTED, put("order", 3, 0), "order of Monsters"),
    "an unknown status": (MENU, row("unit", 0, "status", 16), "status of the unit"),
    "too much Vitae": (MENU, row("unit", 0, "vitae", 9), "Vitae up to the maximum"),
    "an item that does not exist": (MENU, put("peeked", 32, 0), "peeked is out of range"),
    "an Effect that does not exist": (
        MENU,
        row("rule", 0, "effect", setup.MAX_EFFECTS),
        "effect of the rule",
    ),
    "an Effect of another": (MENU, row("rule", 0, "slot", 3), "Effects at work"),
    "too deep a stack": (MENU, frame("kind", Task.TURN, grow=40), "too deep"),
    "no stack": (MENU, nobody, "no known kind|nobody is asked"),
    "an unknown frame": (MENU, frame("kind", 99), "no known kind"),
    "a task on top": (MENU, frame("kind", Task.TURN, grow=-1), "nobody is asked"),
    "a question of nobody": (MENU, frame("owner", -1), "nobody is asked"),
    "a question of an empty seat": (MENU, frame("owner", 2), "owner of ask_menu"),
    "a question of the other side": (MENU, frame("owner", 0), "owner of ask_menu"),
    "a frame on the wrong one": (MENU, frame("kind", Ask.ASK_STEP), "lies on what it cannot"),
    "a source without meaning": (POWERS, frame("source", 3), "source of ask_powers"),
    "a target without meaning": (MENU, frame("target", 2), "target of ask_menu"),
    "a step without meaning": (MENU, frame("step", 1), "step of ask_menu"),
    "a count without meaning": (MENU, frame("count", 1), "count of ask_menu"),
    "another Cryptonaut's Turn": (MENU, put("acting", 5), "another Cryptonaut acts"),
    "a Turn of nobody": (POWERS, put("acting", 2), "out of her Turn"),
    "a dead Cryptonaut's Turn": (
        MENU,
        lambda s: row("unit", int(s["acting"]), "life", Life.DEAD)(s),
        "is not there|not true",
    ),
    "a Move of another unit": (STEP, frame("source", 16, up=0), "not there|another unit"),
    "an Action that is not on its way": (STEP, put("n_deeds", 0), "deed is not on its way"),
    "an effect that is not on its way": (MENU, put("n_lists", 1), "list is not on its way"),
    "a check of nothing": (REROLL, frame("target", 1, up=1), "no such check"),
    "a source that holds nothing": (SOURCE, frame("target", 0), "target of ask_source"),
    "a target for nothing": (TARGET, frame("count", 3), "nothing to aim with"),
    "a target of an item not carried": (TARGET, frame("count", 16), "nothing to aim with"),
    "Blood that is not there": (
        (Ask.ASK_POWERS,),
        both(frame("kind", Ask.ASK_TARGET), frame("target", 15), frame("count", 4)),
        "nothing to aim with",
    ),
    "a Spore of no effect": (
        (Ask.ASK_POWERS,),
        both(frame("kind", Ask.ASK_TARGET), frame("target", 21)),
        "nothing to aim with",
    ),
    "a Monster of another Goddess": ((Ask.ASK_SUMMON,), frame("source", 4), "no such Monster"),
    "a guard without a Relic": ((Ask.ASK_SUMMON,), frame("count", 2), "no such Monster"),
    "an Attack on nothing": (
        (Ask.ASK_REROLL, Task.CHECK),
        lambda s: [row("deed", 0, "target", REF_STRUCTURE + 35)(s), row("deed", 0, "verb", 1)(s)][0],
        "nothing to work with|is not on its way",
    ),
    "setup in the middle of a game": (MENU, put("round", 0), "setup is not over|not true"),
    "a question without an answer": (
        (Ask.ASK_UNIT,),
        lambda s: s["unit"]["retired"][:6].fill(1),
        "nothing is a legal answer",
    ),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_what_cannot_be_is_refused_in_one_line(fault: str):
    question, change, words = FAULTS[fault]
    with pytest.raises(ValueError, match=f"^this is no state of cryptic: .*({words})") as error:
        check_state(variant(), changed(asked(*question), change))
    assert "\n" not in str(error.value)


@pytest.mark.parametrize("question", {question for question, _, _ in FAULTS.values()})
def test_what_was_not_changed_is_taken_over(question: tuple[Any, ...]):
    check_state(variant(), changed(asked(*question), lambda record: None))
