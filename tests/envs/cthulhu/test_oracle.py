"""The kernels against the oracle: both play the same random games and must agree after every choice."""

from collections import Counter
from typing import Any

import numpy as np
import pytest

from dungeonzoo.envs.core.table import Table
from dungeonzoo.envs.cthulhu.state import Ask, Phase, Zone

from .kit import COMMANDS, card_names, cards, variant
from .oracle import Oracle
from .oracle_cards import Row

FIGHT = ("DECLARE", "BLOCK", "BLOCK_AT", "DAMAGE")


def seen_by_kernel(table: Table) -> dict[str, Any]:
    """The kernel's state and question in the oracle's terms."""
    s = table.states[0]
    piles = [s["pile"]["card"][zone][: s["pile"]["n"][zone]].tolist() for zone in Zone if zone < Zone.N_ZONES]
    in_play = piles[Zone.PLAY]
    marked = {
        field: s[field].tolist()
        for field in ("controller", "bearer", "fresh", "used", "bonus", "stopped", "known")
    }
    head = s["head"]
    kind = Ask(int(head["stack"]["kind"][head["depth"] - 1])).name
    choices = (*range(table.n_actions - len(COMMANDS)), *COMMANDS)
    facts = {
        "draw pile": piles[Zone.DRAW],
        "hands": [set(piles[Zone.HAND_0]), set(piles[Zone.HAND_1])],
        "in play": in_play,
        "discard pile": set(piles[Zone.DISCARD]),
        "aside": set(piles[Zone.ASIDE]),
        "controller": {card: marked["controller"][card] for card in in_play},
        "bearer": {card: marked["bearer"][card] for card in in_play if marked["bearer"][card] >= 0},
        "fresh": {card for card in in_play if marked["fresh"][card]},
        "used": {card for card, used in enumerate(marked["used"]) if used},
        "bonus": {card: bonus for card, bonus in enumerate(marked["bonus"]) if bonus},
        "stopped": {card for card, stopped in enumerate(marked["stopped"]) if stopped},
        "known": [
            {card for card, known in enumerate(marked["known"]) if known >> seat & 1} for seat in range(2)
        ],
        "life": s["life"].tolist(),
        "sanity": s["sanity"].tolist(),
        "mob": s["mob"].tolist(),
        "frenzy": s["frenzy"].tolist(),
        "turn": (int(s["turn"]), int(s["active"]), Phase(int(s["phase"])).name),
        "once": (bool(s["monster_played"]), bool(s["attacked"])),
        "question": (
            kind,
            table.actor(0),
            frozenset(choices[action] for action in np.flatnonzero(table.legal(0))),
        ),
    }
    if kind in FIGHT:
        rank, blocks = s["attacks"].tolist(), s["blocks"].tolist()
        facts["attackers"] = sorted((card for card in in_play if rank[card]), key=lambda card: rank[card])
        facts["blocks"] = {card: blocks[card] - 1 for card in in_play if blocks[card]}
        facts["doomed"] = set(np.flatnonzero(s["doomed"]).tolist())
    return facts


def seen_by_oracle(oracle: Oracle) -> dict[str, Any]:
    assert oracle.question
    kind, seat, legal = oracle.question
    facts = {
        "draw pile": oracle.draw_pile,
        "hands": [set(hand) for hand in oracle.hand],
        "in play": oracle.in_play,
        "discard pile": set(oracle.discard_pile),
        "aside": set(oracle.aside),
        "controller": {card: oracle.controller[card] for card in oracle.in_play},
        "bearer": {card: oracle.bearer[card] for card in oracle.in_play if card in oracle.bearer},
        "fresh": oracle.fresh,
        "used": oracle.used,
        "bonus": oracle.bonus,
        "stopped": oracle.stopped,
        "known": [oracle.known[seat] - set(oracle.hand[seat]) for seat in range(2)],
        "life": oracle.life,
        "sanity": oracle.sanity,
        "mob": oracle.mob,
        "frenzy": oracle.frenzy,
        "turn": (oracle.turn, oracle.active, oracle.phase),
        "once": (oracle.monster_played, oracle.attacked),
        "question": (kind, seat, legal),
    }
    if kind in FIGHT:
        fight = oracle.fight
        assert fight
        facts["attackers"] = fight.attackers
        facts["blocks"] = {b: attacker for attacker, blockers in fight.blocked_by.items() for b in blockers}
        facts["doomed"] = fight.doomed
    return facts


def compare(table: Table, oracle: Oracle, story: str) -> None:
    """Fails with what the two programs see differently."""
    assert bool(table.over(0)) == (oracle.question is None), f"{story}: one game is over, the other is not"
    state = table.states[0]
    if table.over(0):
        ends = (table.over(0) == 2, int(state["winner"]), state["life"].tolist())
        assert ends == (oracle.truncated, -1 if oracle.winner is None else oracle.winner, oracle.life), story
        return
    kernel, mine = seen_by_kernel(table), seen_by_oracle(oracle)
    wrong = {fact: (kernel[fact], mine[fact]) for fact in mine if kernel[fact] != mine[fact]}
    assert not wrong, f"{story}: kernel and oracle differ in {wrong}"
    pile = state["pile"][Zone.DISCARD]
    oracle.discard_pile[:] = pile["card"][
        : pile["n"]
    ].tolist()  # CTR-64: its order means nothing, but is shuffled


# How often a player who may do so passes, and attacks. Hoarding fills the hands, peace empties the piles.
STYLES = {"random": (None, None), "busy": (0.1, None), "peaceful": (0.1, 0.02), "hoarding": (0.8, None)}


def choose(rng: np.random.Generator, legal: list[int], n_cards: int, style: str) -> int:
    """A random choice in one of the STYLES."""
    for command, chance in zip(("DONE", "ATTACK"), STYLES[style], strict=True):
        action = n_cards + COMMANDS.index(command)
        if chance is not None and action in legal and len(legal) > 1:
            if rng.random() < chance:
                return action
            legal = [other for other in legal if other != action]
    return int(rng.choice(legal))


def play(deck: str, seed: int, style: str, **options: Any) -> Counter[str]:
    """One game of both programs; returns how often each question was asked."""
    names = card_names(deck)
    table = variant(deck=deck, **options).table()
    table.deal(0, seed)
    oracle = Oracle([Row(card.id, card.cost, card.power or 0) for card in cards(deck)], seed)
    rng = np.random.default_rng(seed)
    asked: Counter[str] = Counter()
    story = f"deck {deck}, seed {seed}, {style}, dealt"
    while True:
        compare(table, oracle, story)
        if oracle.question is None:
            return asked
        action = choose(rng, np.flatnonzero(table.legal(0)).tolist(), len(names), style)
        choice = (*names, *COMMANDS)[action]
        asked[oracle.question.kind] += 1
        story = f"deck {deck}, seed {seed}, {style}, turn {oracle.turn}, {oracle.question.kind}: {choice}"
        table.step(0, action)
        oracle.answer(action if action < len(names) else COMMANDS[action - len(names)])


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("deck", ["full", "seen"])
@pytest.mark.parametrize("seed", range(5))
def test_kernels_and_oracle_play_the_same_game(deck: str, seed: int, style: str):
    play(deck, seed, style)


# No card of the smaller deck asks these.
NEVER_ASKED = {"full": set(), "seen": {"OPTION", "PICK", "FORCED_DISCARD"}}


@pytest.mark.parametrize("deck", NEVER_ASKED)
def test_these_games_meet_every_question(deck: str):
    asked = sum((play(deck, seed, style) for seed in range(3) for style in STYLES), Counter())
    assert set(asked) == {ask.name for ask in Ask if 0 < ask < Ask.N_ASKS} - NEVER_ASKED[deck]
