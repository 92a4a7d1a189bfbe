"""Whether a state from outside is one that the rules can go on from.

First ranges, so that nothing is looked up beside an array; then what the rules look up by what they have
looked up; then which frame may lie on which; at last every invariant.
"""

from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np

from ..core.demands import Demand, Range, within
from ..core.game import Variant
from . import setup
from . import state as names
from .check_frames import LAST_CELL, frames
from .ground import grounds
from .invariants import N_TOKENS, invariants
from .state import Life, Phase, Rank, TokenLife, Winner

MOST = 100  # of what is counted and changed
BYTE, WORD = 127, (1 << 15) - 1
FLAG, COUNT, WINNER, CONDITIONS = (0, 1), (0, MOST), (0, Winner.OVERLORD), (0, 15)
FIGURE, MAYBE_FIGURE = (0, names.N_FIGURES - 1), (-1, names.N_FIGURES - 1)
CELL, MAYBE_CELL = (0, LAST_CELL), (-1, LAST_CELL)
MAYBE_HERO, MAYBE_TOKEN = (-1, names.MAX_HEROES - 1), (-1, N_TOKENS - 1)
MAYBE_KIND, MAYBE_GROUP = (-1, setup.N_KINDS - 1), (-1, names.MAX_NOW_GROUPS - 1)
MAYBE_RELIC = (-1, setup.N_RELICS - 1)
ITEM_BITS, SKILL_BITS = (0, (1 << names.N_CARRIED) - 1), (0, (1 << 9) - 1)
HERO_BITS, MONSTER_BITS = (0, (1 << names.MAX_HEROES) - 1), (0, (1 << names.N_MONSTERS) - 1)
RELIC_BITS, PLACES = (0, (1 << setup.N_RELICS) - 1), (0, (1 << names.SEARCH_DECK) - 1)
CARD, MAYBE_CARD = (0, setup.N_OVERLORD - 1), (-1, setup.N_OVERLORD - 1)
SEARCH, MAYBE_SEARCH = (0, setup.N_SEARCH - 1), (-1, setup.N_SEARCH - 1)
DIE, DEED = (0, 35), (-1, names.N_DEEDS - 1)

RANGES: Mapping[str, Range] = {
    **dict.fromkeys(("ended", "passed", "changed", "key", "misery", "appraised", "buys_act1"), FLAG),
    **dict.fromkeys(("act", "skip_travel"), FLAG),
    **dict.fromkeys(("winner", "encounter_winner", "quest_winner", "relic_of"), WINNER),
    **dict.fromkeys(("round", "overlord_turns", "knockouts", "xp", "rolled", "rolled_surges"), (0, BYTE)),
    **dict.fromkeys(
        ("bought", "hand", "discard", "hand_n", "deck_n", "deck_known"), (0, names.OVERLORD_DECK)
    ),
    **dict.fromkeys(("won", "won_act2", "carry", "shop_left", "offered"), COUNT),
    **dict.fromkeys(("relic_lost", "relic_turned"), RELIC_BITS),
    **dict.fromkeys(("search_dark", "search_light"), PLACES),
    **dict.fromkeys(("search_n", "search_discard"), (0, names.SEARCH_DECK)),
    **dict.fromkeys(("drawn", "aside_search"), MAYBE_SEARCH),
    **dict.fromkeys(("overpowered", "returned_heroes"), HERO_BITS),
    "phase": (0, Phase.PHASE_CAMPAIGN),
    "value": (-60, 60),
    "encounter": (-1, setup.N_ENCOUNTERS - 1),
    "quest": (-1, setup.N_QUESTS - 1),
    "track": (0, 9),
    "acting": MAYBE_HERO,
    "activating": MAYBE_FIGURE,
    "quests_played": (0, (1 << setup.N_QUESTS) - 1),
    "gold": (0, WORD),
    "threat": (0, WORD),
    "fig_at": MAYBE_FIGURE,
    "near": (0, 255),
    "doors_open": (0, 255),
    "doors_marks": COUNT,
    "doors_closed": (0, names.N_DOORS),
    "unique": (-1, names.N_SEARCH_TOKENS - 1),
    "counter": (-MOST, MOST),
    "havoc": (0, WORD),
    "n_groups": (0, names.MAX_NOW_GROUPS),
    "cursed": (0, names.MAX_CURSED),
    "plot": (names.PLOT_FACEDOWN, names.PLOT_EXHAUSTED),
    "deck": CARD,
    "aside": MAYBE_CARD,
    "rise_kind": MAYBE_KIND,
    "rise_rank": (-1, Rank.AGENT),
    "rise_group": MAYBE_GROUP,
    "rise_cell": MAYBE_CELL,
    "search": SEARCH,
    "on_offer": (0, (1 << setup.N_SHOP) - 1),
    "travelled": (0, (1 << setup.N_TRAVEL) - 1),
    "n_attacks": (0, names.N_ATTACKS),
}
HERO_FLAGS = (*("feat", "done", "rested", "bonus", "extra", "two_used", "left_space", "reroll", "threat"),)
ATTACK_COUNTS = (
    *("surges", "added", "cancelled", "pierce", "see_needed", "see_bought", "subdue", "knockback"),
    *("move_target", "blood", "wither", "dealt", "range_needed"),
)
ROWS: Mapping[str, Mapping[str, Range]] = {
    "figure": {
        **dict.fromkeys(("air", "slippery", "returned", "activated", "marked"), FLAG),
        **dict.fromkeys(("actions", "attacks", "moves", "dash", "frenzy"), COUNT),
        **dict.fromkeys(("cell", "walker"), MAYBE_CELL),
        **dict.fromkeys(("w", "h"), (1, 3)),
        **dict.fromkeys(("damage", "health", "points"), (0, BYTE)),
        "life": (0, Life.DEAD),
        "kind": MAYBE_KIND,
        "rank": (0, Rank.AGENT),
        "group": MAYBE_GROUP,
        "conditions": CONDITIONS,
        "tokens": (-128, BYTE),
        "carries": MAYBE_TOKEN,
        "relic": MAYBE_RELIC,
        "used": CONDITIONS,
    },
    "hero": {
        **dict.fromkeys(HERO_FLAGS, FLAG),
        **dict.fromkeys(("fatigue", "stamina", "xp", "fortune"), (0, BYTE)),
        **dict.fromkeys(("moved", "faith", "fury", "nature"), COUNT),
        **dict.fromkeys(("faceup", "facedown", "fresh"), (0, names.SEARCH_DECK)),
        **dict.fromkeys(("skills", "exhausted"), SKILL_BITS),
        **dict.fromkeys(("equipped", "turned", "changed", "traded"), ITEM_BITS),
        **dict.fromkeys(("monkey", "despair", "familiar_acted"), (0, 2)),
        **dict.fromkeys(("unseen_by", "spirit_monsters"), MONSTER_BITS),
        "hero": (-1, setup.N_HEROES - 1),
        "cls": (-1, setup.N_CLASSES - 1),
        "item": (-1, setup.N_ITEMS - 1),
        "faith_by": MAYBE_HERO,
        "spirits": HERO_BITS,
        "challenged": MAYBE_FIGURE,
        "token": MAYBE_CELL,
    },
    "token": {
        "cell": MAYBE_CELL,
        "life": (0, TokenLife.HELD),
        "face": (0, 2),
        "holder": MAYBE_FIGURE,
        "hidden": FLAG,
        "marks": COUNT,
    },
    "group": {
        "kind": MAYBE_KIND,
        "open": FLAG,
        "zone": (-1, 15),
        "under_way": (0, 2),
        "agent": (0, 2),
        "ritual": COUNT,
        "extra": COUNT,
    },
    "attack": {
        **dict.fromkeys(ATTACK_COUNTS, (0, BYTE)),
        **dict.fromkeys(("damage", "range"), (-MOST, BYTE)),
        **dict.fromkeys(("cell", "path"), (-1, names.N_SPACES - 1)),
        **dict.fromkeys(("cards", "used"), (0, BYTE)),
        **dict.fromkeys(("attacker", "target"), MAYBE_FIGURE),
        "second": (-2, names.N_FIGURES - 1),
        "seat": (0, names.MAX_HEROES),
        "weapon": (names.W_ASK, names.N_CARRIED - 1),
        "ranged": FLAG,
        "how": DEED,
        "flags": (0, (1 << 14) - 1),
        "n_dice": (0, names.N_ATTACK_DICE),
        "die": DIE,
        "n_options": (0, names.N_OPTIONS_NOW),
        "conditions": CONDITIONS,
        "n_affected": (0, names.N_AFFECTED),
        "affected": FIGURE,
        "at": (0, names.N_AFFECTED),
        "path_n": (0, 4),
        "defeated": (0, (1 << names.N_FIGURES) - 1),
    },
    "roll": {
        "who": MAYBE_FIGURE,
        "attribute": (-1, setup.AWARENESS),
        "modifier": (-MOST, MOST),
        "n": (0, 3),
        "die": DIE,
        "used": (0, BYTE),
    },
}
INSIDE: Mapping[str, Mapping[str, Range]] = {
    "option": {"cost": COUNT, "code": (0, setup.SU_VIGOR), "n": COUNT, "bought": (0, BYTE)},
    "pool": {
        "n": (0, names.N_POOL),
        "die": DIE,
        "bonus": (0, BYTE),
        "asked": (0, 8),
        "reroll_best": (-1, BYTE),
    },
}
"""Of the attacks."""


def check_state(variant: Variant, state: np.ndarray) -> None:
    """ValueError, in one line, for what cannot be. state: one record of the kernel's state dtype."""
    for fine, wrong in _demands(variant, state):
        if not fine:
            raise ValueError(f"this is no state of {variant.game.name}: {wrong}")


def _demands(variant: Variant, state: np.ndarray) -> Iterator[Demand]:
    numbers = np.frombuffer(variant.setup, variant.game.rules.setup_dtype)[0]
    yield from _ranges(state)
    yield from _map(state, numbers)
    yield from frames(state, numbers)
    for words, holds in invariants(state[None], variant):
        yield bool(np.all(holds)), f"it is not true that {words}"
    yield state["head"]["over"] or _answerable(variant, state), "nothing is a legal answer"


def _answerable(variant: Variant, state: np.ndarray) -> bool:
    """Whether the question has an answer, once everything else is in order."""
    table = variant.table()
    table.states[0] = state
    return bool(table.legal(0).any())


# --- ranges


def _ranges(state: np.ndarray) -> Iterator[Demand]:
    encounter = int(state["encounter"])
    known = 0 <= encounter < setup.N_ENCOUNTERS
    last = grounds()[encounter].n - 1 if known else -1
    for name, span in RANGES.items():
        yield _inside(state[name], span, last), f"{name} is out of range"
    for name, fields in ROWS.items():
        for field, span in fields.items():
            yield _inside(state[name][field], span, last), f"{field} of the {name} is out of range"
    for name, fields in INSIDE.items():
        for field, span in fields.items():
            values = state["attack"][name][field]
            yield _inside(values, span, last), f"{field} of a {name} of the attack is out of range"


def _inside(values: Any, span: Range, last: int) -> bool:
    """last: the last space of the map."""
    least, most = span
    return within(values, (least, last if most == LAST_CELL else most))


# --- what the rules look up by what they have looked up


def _map(state: np.ndarray, numbers: Any) -> Iterator[Demand]:
    """Monsters have a card, groups their rows."""
    figure = state["figure"]
    monsters = figure[names.FIRST_MONSTER :]
    there = monsters["life"] != Life.ABSENT
    yield bool((monsters["kind"][there] >= 0).all()), "a monster is of no kind"
    yield bool((monsters["group"][there] >= 0).all()), "a monster is of no group"
    minion = monsters["kind"] < setup.FIRST_LIEUTENANT
    fine = (monsters["rank"] <= Rank.MASTER) == minion
    yield bool(fine[there].all()), "a monster has no card of its rank"
    standing = figure["life"] == Life.STANDING
    yield state["encounter"] < 0 or bool((figure["cell"][standing] >= 0).all()), "a figure stands nowhere"
    own = numbers["options"]["encounter"]
    yield own < 0 or state["encounter"] in (-1, own), "another encounter is played"
    yield state["encounter"] < 0 or state["quest"] >= 0, "no quest is played"
