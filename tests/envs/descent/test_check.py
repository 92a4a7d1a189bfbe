"""Which states from outside are taken over: those that play reaches, and no others."""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
import pytest

from dungeonzoo.envs.core.game import Variant
from dungeonzoo.envs.core.table import Table
from dungeonzoo.envs.descent import setup, state
from dungeonzoo.envs.descent.check import check_state
from dungeonzoo.envs.descent.game import GAME
from dungeonzoo.envs.descent.state import Ask, Life, Phase, Task, Window

OPTIONS: list[dict[str, Any]] = [
    {},
    {"mode": "quest", "heroes": 4, "overlord_xp": 10, "hero_xp": 6},
    {"mode": "campaign", "heroes": 3, "travel": True},
    {"hero_pick": "draft", "class_pick": "draft", "act": 2, "plot_cards": "random 9"},
]
Change = Callable[[Any], None]
MONSTER = state.FIRST_MONSTER


@cache
def variant(**options: Any) -> Variant:
    return GAME.variant(**options)


def choose(table: Table, rng: np.random.Generator) -> None:
    table.step(0, int(rng.choice(np.flatnonzero(table.legal(0)))))


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_every_state_of_a_game_is_one(options: dict[str, Any]):
    table = variant(**options).table()
    rng = np.random.default_rng(0)
    for seed in range(3):
        table.deal(0, seed)
        for _ in range(400):
            if table.over(0):
                break
            if rng.random() < 0.08:
                check_state(variant(**options), table.states[0])
            choose(table, rng)
        check_state(variant(**options), table.states[0])


def top(table: Table) -> tuple[int, int]:
    """Kind and source of the question that is asked."""
    head = table.states[0]["head"]
    frame = head["stack"][head["depth"] - 1]
    return int(frame["kind"]), int(frame["source"])


QUEST: dict[str, Any] = {
    "scenario": "OQ1b",
    "hero_pick": "HER-5,HER-7",
    "class_pick": "KNI,THI",
    "plot_cards": "random 9",
    "start_threat": 9,
}


@cache
def asked(kind: int, source: int | None = None) -> bytes:
    """A state in which this is asked, reached by random choices; source: of the question."""
    table = variant(**QUEST).table()
    rng = np.random.default_rng(1)
    for seed in range(60):
        table.deal(0, seed)
        while not table.over(0):
            if top(table)[0] == kind and source in (None, top(table)[1]):
                return table.get_state(0)
            choose(table, rng)
    raise AssertionError


def changed(before: bytes, change: Change) -> Any:
    """The record of a state after a change."""
    record = np.frombuffer(before, GAME.rules.state_dtype).copy()[0]
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
    """A change of one field of one row of a table."""

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


def wrong_die(record: Any) -> None:
    record["roll"]["die"] = 36


def far_apart(record: Any) -> None:
    record["near"] = 0


Fault = tuple[tuple[Any, ...], Change, str]
MENU, TURN, ACTS = (Ask.ASK_MENU, 0), (Ask.ASK_DARK_MENU,), (Ask.ASK_MONSTER,)
SURGE, TARGET, PLACED, DEFENCE = (
    (Ask.ASK_SURGE,),
    (Ask.ASK_TARGET,),
    (Ask.ASK_SPOT,),
    (Ask.ASK_WINDOW, Window.W_AT4),
)
FAULTS: dict[str, Fault] = {
    "an encounter that does not exist": (MENU, put("encounter", 23), "encounter is out of range"),
    "another encounter": (MENU, put("encounter", setup.FB), "another encounter|out of range|not true"),
    "no quest": (MENU, put("quest", -1), "no quest"),
    "too many Rounds": (MENU, put("round", -1), "round is out of range"),
    "threat owed": (MENU, put("threat", -1), "threat is out of range"),
    "an unknown Plot state": (MENU, put("plot", 3, 4), "plot is out of range"),
    "an unknown Overlord card": (MENU, put("deck", 28, 0), "deck is out of range"),
    "an unknown Search card": (MENU, put("search", 8, 0), "search is out of range"),
    "a card too few": (MENU, put("deck_n", 2), "every Overlord card"),
    "a Search card too many": (MENU, put("search_discard", 3, 0), "every Search card"),
    "a space beyond the map": (MENU, row("figure", 0, "cell", 160), "cell of the figure is out of range"),
    "a token beyond the map": (MENU, row("token", 0, "cell", 160), "cell of the token is out of range"),
    "a figure of no kind": (ACTS, row("figure", MONSTER, "kind", -1), "of no kind"),
    "a figure of no group": (ACTS, row("figure", MONSTER, "group", -1), "of no group"),
    "a goblin as a lieutenant": (ACTS, row("figure", MONSTER, "rank", 2), "no card of its rank"),
    "a figure nowhere": (MENU, row("figure", 0, "cell", -1), "stands nowhere"),
    "a figure elsewhere": (MENU, row("figure", 1, "cell", 3), "not true"),
    "an unknown condition": (MENU, row("figure", 0, "conditions", 16), "conditions of the figure"),
    "an unknown hero": (MENU, row("hero", 0, "hero", 8), "hero of the hero is out of range"),
    "an unknown item": (MENU, row("hero", 0, "item", 49), "item of the hero is out of range"),
    "no hero": (MENU, row("hero", 0, "hero", -1), "was not chosen"),
    "a place without an item": (MENU, row("hero", 0, "equipped", 1 << 11), "not true"),
    "a wrong die": (MENU, wrong_die, "die of the roll"),
    "a monster of another size": (ACTS, row("figure", MONSTER, "w", 2), "not true"),
    "too deep a stack": (MENU, frame("kind", Task.ROUND, grow=40), "too deep"),
    "no stack": (MENU, nobody, "no known kind|nobody is asked"),
    "an unknown frame": (MENU, frame("kind", 99), "no known kind"),
    "a task on top": (MENU, frame("kind", Task.HERO_TURN, grow=-1), "nobody is asked"),
    "a question of nobody": (MENU, frame("owner", -1), "nobody is asked"),
    "a question of an empty seat": (MENU, frame("owner", 4), "owner of ask_menu"),
    "a question of the other side": (MENU, frame("owner", 0), "owner of ask_menu"),
    "another's hero": (MENU, frame("owner", 2), "another's hero"),
    "a frame on the wrong one": (MENU, frame("kind", Ask.ASK_SURGE), "lies on what it cannot"),
    "a source without meaning": (TURN, frame("source", 3), "source of ask_dark_menu"),
    "a step without meaning": (MENU, frame("step", 1), "step of ask_menu"),
    "a count without meaning": (MENU, frame("count", 1), "count of ask_menu"),
    "another hero's turn": (MENU, put("acting", 1), "not true"),
    "a turn without a hero": (MENU, frame("source", 2, up=1), "source of hero_turn"),
    "another monster's activation": (ACTS, frame("source", MONSTER + 9), "does not stand|another figure"),
    "an attack that is not under way": (SURGE, put("n_attacks", 0), "target of ask_surge|out of range"),
    "an attack of nobody": (SURGE, row("attack", 0, "attacker", -1), "nobody makes an attack"),
    "an attack on nobody": (SURGE, row("attack", 0, "target", -1), "has no target"),
    "an attack without a weapon": (SURGE, row("attack", 0, "weapon", 11), "without a weapon"),
    "an attacker who is none": (TARGET, frame("source", 12), "somebody else attacks"),
    "dice that do not exist": (SURGE, row("attack", 0, "n_dice", 13), "n_dice of the attack"),
    "a pool that does not exist": (DEFENCE, frame("count", 30), "nobody's defence"),
    "a window without its event": (DEFENCE, frame("source", Window.W_HT3), "without its event"),
    "a window that does not exist": (DEFENCE, frame("source", 31), "source of ask_window"),
    "a place that does not exist": (PLACED, frame("target", 7, up=1), "target of place"),
    "a zone that does not exist": (
        PLACED,
        both(frame("target", 0, up=1), frame("count", 20, up=1)),
        "cannot be placed there",
    ),
    "another who is placed": (PLACED, frame("source", 0), "another figure is placed"),
    "no encounter": (MENU, far_apart, "nothing is adjacent"),
    "a phase that is none": (MENU, put("phase", Phase.PHASE_CAMPAIGN + 1), "phase is out of range"),
    "an actor who is down": (
        (Ask.ASK_EQUIP, 0),
        row("figure", 0, "life", Life.DOWN),
        "does not stand|not true",
    ),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_what_cannot_be_is_refused_in_one_line(fault: str):
    question, change, words = FAULTS[fault]
    with pytest.raises(ValueError, match=f"^this is no state of descent: .*({words})") as error:
        check_state(variant(**QUEST), changed(asked(*question), change))
    assert "\n" not in str(error.value)


@pytest.mark.parametrize("question", {question for question, _, _ in FAULTS.values()})
def test_what_was_not_changed_is_taken_over(question: tuple[Any, ...]):
    check_state(variant(**QUEST), changed(asked(*question), lambda record: None))
