"""What holds of every state, over random play under many options; and that each truth notices its breach."""

from collections.abc import Callable
from itertools import count
from typing import Any

import numpy as np
import pytest

from dungeonzoo.benchmarks.positions import broken
from dungeonzoo.envs.core.table import spread
from dungeonzoo.envs.cutthroat import state
from dungeonzoo.envs.cutthroat.invariants import invariants

from .kit import variant

OPTIONS = (
    {},
    {"players": 3, "encounter_pool": "incarnations", "quest": 2},
    {"players": 5, "encounter_pool": "base", "event_deck": False},
    {"players": 6, "finisher_rule": True, "fortune_lp": "flat"},
)


@pytest.mark.rule("GT-164", "CUT-002", "CUT-010", "CUR-05", "CUR-09", "CUR-10", "CUR-11", "CUR-16")
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_invariants_hold_between_choices(options: dict[str, Any]):
    table = variant(**options).table(200)
    table.deal_batch(spread(1, table.n))
    for round in range(120):
        assert not broken(table.states, variant(**options)), f"round {round}"
        table.random_play(1 + round % 11, round)


def write(game: Any, field: str, value: Any, *place: int) -> None:
    """game: an array of one state; "deck.n" is a field of a field."""
    for name in field.split("."):
        game = game[name]
    game[(0, *place)] = value


def set_to(field: str, value: Any, *place: int) -> Callable[[Any], None]:
    return lambda game: write(game, field, value, *place)


def all_of(*changes: Callable[[Any], None]) -> Callable[[Any], None]:
    def change(game: Any) -> None:
        for one in changes:
            one(game)

    return change


def ask(field: str, value: int) -> Callable[[Any], None]:
    """Another question on top of the stack."""
    return lambda game: write(game, f"head.stack.{field}", value, int(game["head"]["depth"][0]) - 1)


def copy(field: str, to: int, source: int) -> Callable[[Any], None]:
    return lambda game: write(game, field, game[field][0, source], to)


BREACHES = {
    "every card lies in exactly one place": set_to("deck.n", 20),
    "no Item in the discard pile": all_of(set_to("discard.n", 1), set_to("discard.card", 40, 0)),
    "a second card is set after a first": set_to("set_card", 3, 0, 1),
    "claims are made under I05 only": set_to("claim_n", 1),
    "a card is being settled in a Turn": set_to("attack.on", 1),
    "every Relic lies in exactly one place": set_to("relic_n", 28),
    "only what is owned is bequeathed": set_to("bequeathed", 1, 0, 9),
    "hands have as many cards as they say": set_to("hand_n", 3, 1),
    "at most 20 cards in a hand": set_to("hand_n", 21, 1),
    "hands are cut down to the maximum": set_to("hand_n", 15, 1),
    "known cards are among those that the viewer cannot see": set_to("known", 9, 0, 1, 3),
    "nobody needs to know the own cards": set_to("known", 1, 2, 2, 3),
    "everybody knows the own set cards, and nobody cards that are not there": set_to("set_seen", 4, 2, 1),
    "LP from 0 to 100": set_to("lp", 101, 0),
    "LP are multiples of 5": set_to("lp", 99, 0),
    "the living have LP": set_to("lp", 0, 0),
    "nobody lives where nobody sits": set_to("alive", 1, 5),
    "the dead have no hand": set_to("alive", 0, 0),
    "the dead have no aside": set_to("aside", 1, 5, 3),
    "the dead have no riders": set_to("riders", 1, 5, 0),
    "the dead have no thing": set_to("thing", 1, 5, 3),
    "the dead have no initiative": set_to("initiative", 1, 5),
    "the dead have set no card": set_to("set_card", 3, 5, 0),
    "six Characters": copy("character", 0, 1),
    "the start seat is a seat": set_to("start_seat", 4),
    "Initiative numbers from 1 to the number of players": set_to("initiative", 5, 0),
    "nobody shares an Initiative number": copy("initiative", 0, 1),
    "all the living hold one, or nobody does": set_to("initiative", 0, 3),
    "everybody once in the Turn order": all_of(set_to("order_n", 2), copy("order", 0, 1)),
    "the stack and the places of Encounters agree": set_to("stack_n", 1),
    "nine Encounters in all": set_to("n", 2),
    "as many Encounters were met as their number says": set_to("n", 2),
    "only Encounters of the pool in the stack": set_to("stack", state.I10, 0),
    "the Encounter faced has been met": lambda game: write(game, "encounter", game["stack"][0, 0]),
    "Boss 1 has been met before it is sent down": set_to("boss_sunk", 1),
    "Boss 2 has been met before it is sent down": set_to("boss_sunk", 2),
    "Boss 1 lies below once it was sent down": all_of(set_to("boss_sunk", 1), set_to("place", 0, state.I04)),
    "Boss 2 lies below once it was sent down": all_of(set_to("boss_sunk", 2), set_to("place", 0, state.I15)),
    "a creature has LP": set_to("creature", -5, 1),
    "every Event once, in the deck or drawn": copy("event_deck", 0, 1),
    "the Event in force was drawn": lambda game: write(game, "event", game["event_deck"][0, 0]),
    "every Fortune card in one place at most": set_to("fortune_seen", 1, 4),
    "while Fortune's Deck is open every Fortune card is somewhere": all_of(
        set_to("fortune_open", 1), set_to("pile_n", 21)
    ),
    "all Fortune cards or nine of them are RL12's": set_to("pile_n", 12),
    "The World lies in an open Fortune's Deck": set_to("fortune_open", 1),
    "no Fortune's Deck, no cards in it": set_to("fortune_n", 3),
    "at most 16 kill records": set_to("kills", 17, 0, 3),
    "Prestige of cards comes from D30, D31 and I09": set_to("gifts", 1, 0),
    "winners at the end only": set_to("winners", 1),
    "the winners are alive": set_to("winners", 32),
    "secret answers wait for others only": all_of(
        set_to("choice", 3, 1, 0), set_to("head.stack.kind", state.Task.TURN, 3)
    ),
    "cards wait to be laid down for others only": all_of(
        lambda game: write(game, "lay", 1, 0, int(game["hand"][0, 0].argmax())),
        set_to("head.stack.kind", state.Task.TURN, 3),
    ),
    "cards are laid down from the hand": set_to("lay", 8, 0, 3),
    "votes are for Hope or Despair": set_to("vote", 2, 0),
    "set cards are mixed by I16 only": set_to("pooled", 3, 0, 0),
    "only players are asked": ask("kind", 40),
    "whoever is asked sits at the table": ask("owner", 4),
    "whoever is asked is alive": set_to("alive", 0, 0),
    "a running game asks somebody": set_to("head.depth", 0),
    "a frame for each packet": set_to("packet_n", 1),
    "the game lies at the bottom of the stack": set_to("head.stack.kind", state.Task.ROUND, 0),
    "no negative plus": set_to("plus", -1, 0),
    "blow_n from 0 to 16": set_to("blow_n", 17),
    "heads within an Encounter only": all_of(set_to("encounter", -1), set_to("heads", 1)),
}


@pytest.fixture(scope="module")
def fresh() -> bytes:
    """A game with a pool of base Encounters at the first W07, in an ordinary Encounter without an Event."""
    table = variant(encounter_pool="base").table()
    for seed in count():
        table.deal(0, seed)
        game = table.states[0]
        while game["head"]["stack"]["kind"][game["head"]["depth"] - 1] != state.Ask.ASK_SET:
            table.step(0, int(np.flatnonzero(table.legal(0))[0]))
        if game["encounter"] == state.E08 and game["event"] < 0:
            return table.get_state(0)
    raise AssertionError


@pytest.mark.parametrize("words", BREACHES)
def test_an_invariant_notices_its_breach(words: str, fresh: bytes):
    """Of three equal games the one that was changed."""
    base = variant(encounter_pool="base")
    table = base.table(3)
    for slot in range(3):
        table.set_state(slot, fresh)
    assert not broken(table.states, base)
    BREACHES[words](table.states[1:2])
    assert broken(table.states, base)[words].tolist() == [False, True, False]


def test_every_invariant_has_a_breach():
    """But for bounds and fields treated alike, of which one stands for the others."""
    table = variant().table()
    table.deal(0, 1)
    words = {word for word, _ in invariants(table.states, variant())}
    alike = ("no negative", "within an Encounter only", " from 0 to ")
    assert {word for word in words if not any(part in word for part in alike)} <= set(BREACHES)
