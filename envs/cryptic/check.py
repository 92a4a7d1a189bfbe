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
from .invariants import invariants
from .state import Act, Life, Phase, Stage, Winner

LAST_SLOT = 31
MOST = 100  # of what is counted and changed
FLAG, MAYBE_UNIT, COUNT, BITS = (0, 1), (-1, names.N_UNITS - 1), (0, MOST), (0, (1 << 32) - 1)
CRYPT, MAYBE_CRYPT = (0, names.N_CRYPTONAUTS - 1), (-1, names.N_CRYPTONAUTS - 1)
CARDS, KIND = (0, 20), (0, setup.N_CARD_KINDS - 1)
ITEM, MAYBE_ITEM, SHEET = (0, setup.N_ITEMS - 1), (-1, setup.N_ITEMS - 1), (-1, setup.N_SHEETS - 1)
REF = (-1, names.REF_STRUCTURE + names.MAX_STRUCTURES - 1)
OPS, EFFECT, WEAPON = (-1, setup.MAX_OPS), (-1, setup.MAX_EFFECTS - 1), (-1, setup.MAX_WEAPONS - 1)
MAYBE_CELL, MAYBE_SLOT = (-1, LAST_CELL), (-1, setup.MAX_SLOTS - 1)

RANGES: Mapping[str, Range] = {
    **dict.fromkeys(("passed", "reroll", "cancelled", "hand_changed", "ward", "entered", "done"), FLAG),
    **dict.fromkeys(("hand", "hand_n", "known", "deck_n", "discard", "mastery"), CARDS),
    **dict.fromkeys(("crystal", "codex_cell"), MAYBE_CELL),
    **dict.fromkeys(("more", "less"), COUNT),
    "power": (0, 127),
    **dict.fromkeys(("banned", "picked", "moved_items"), BITS),
    **dict.fromkeys(("given", "taken"), (0, 15)),
    "phase": (0, Phase.PHASE_CLEANUP),
    "round": (0, names.MAX_ROUNDS),
    "winner": (0, Winner.THE_GODDESS),
    "area": (0, 2),
    "seat_next": (0, 3),
    "acting": MAYBE_CRYPT,
    "stops": (0, (1 << 15) - 1),
    "board": (-1, setup.N_BOARDS - 1),
    "terrain": (0, setup.ENTRANCE_2),
    "block": (0, 31),
    "unit_at": MAYBE_UNIT,
    "structure_at": (-1, names.MAX_STRUCTURES - 1),
    "token": (0, 2 * setup.RUBBLE - 1),
    "n_structures": (0, names.MAX_STRUCTURES),
    "rubble": (0, names.MAX_RUBBLE),
    "progress": (0, 9),
    "n_order": (0, names.N_MONSTERS),
    "order": (0, names.GASH - 1),
    "next_monster": (names.FIRST_MONSTER, names.GASH - 1),
    "n_prepared": (0, names.N_CRYPTONAUTS),
    "goddess": (-1, setup.N_GODDESSES - 1),
    "played": (-1, setup.N_CARD_KINDS - 1),
    "blood": (0, names.MAX_BLOOD),
    "deck": KIND,
    "card_used": (0, (1 << setup.N_CARD_KINDS) - 1),
    "upkeep_done": (-128, 127),
    "artifact_deck": (0, setup.N_ARTIFACTS - 1),
    "artifact_n": (0, setup.N_ARTIFACTS),
    "artifact_bottom": (0, setup.N_ARTIFACTS),
    "trap_deck": (0, setup.N_TRAPS - 1),
    "trap_bottom": (0, setup.N_TRAPS),
    "relic_deck": ITEM,
    "relic_n": (0, 2),
    "knowledge_deck": (0, setup.N_ENCOUNTERS - 1),
    "knowledge_n": (0, setup.N_KNOWLEDGE),
    "item_charged": FLAG,
    "item_used": (0, 3),
    "item_slot": MAYBE_SLOT,
    "peeked": MAYBE_ITEM,
    "boards_banned": (0, (1 << setup.N_BOARDS) - 1),
    "wanted": SHEET,
    "n_rules": (0, names.MAX_RULES),
    "n_lists": (0, names.MAX_LISTS),
    "n_deeds": (0, names.MAX_DEEDS),
}
UNIT_FLAGS = (
    *("between", "retired", "prepared", "rested", "acted", "exhausting", "bought", "buried", "codex"),
    *("moved", "embers", "spellstruck", "slowed"),
)
ROWS: Mapping[str, Mapping[str, Range]] = {
    "unit": {
        **dict.fromkeys(UNIT_FLAGS, FLAG),
        **dict.fromkeys(("vitae", "max_vitae", "stamina", "max_stamina", "base_used", "extra"), COUNT),
        "cell": MAYBE_CELL,
        "sheet": SHEET,
        "life": (0, Life.TELEPORTED),
        "status": (0, 2 * setup.BURNING - 1),
        "burnt_by": MAYBE_UNIT,
        "knowledge": (0, setup.N_KNOWLEDGE),
        "souls": (0, names.SOUL_TOKENS),
        "bones": (0, 3),
        "charged": (0, 3),
        "n_items": (0, names.MAX_CARRIED),
        "item": ITEM,
        "charges_made": COUNT,
        "master": (-1, 1),
        "born": (0, names.MAX_ROUNDS),
        "woken": (0, 2),
        "used": (0, (1 << 8) - 1),
        "broken": (0, (1 << names.N_UNITS) - 1),
    },
    "structure": {
        **dict.fromkeys(("gone", "open", "sealed", "empowered"), FLAG),
        **dict.fromkeys(("armor_now", "armor_next"), COUNT),
        "cell": (0, LAST_CELL),
        "kind": (0, setup.N_STRUCTURE_KINDS - 1),
        "health": (-1, MOST),
        "owner": MAYBE_CRYPT,
    },
    "rule": {"effect": EFFECT, "source": MAYBE_UNIT, "slot": (-1, LAST_SLOT), "times": CARDS},
    "list": {
        **dict.fromkeys(("at", "end", "run", "run_end"), OPS),
        **dict.fromkeys(("target", "thing"), REF),
        **dict.fromkeys(("source", "other"), MAYBE_UNIT),
        **dict.fromkeys(("area", "hazard", "waiting"), FLAG),
        "effect": EFFECT,
        "cell": MAYBE_CELL,
        "left": (0, (1 << names.N_UNITS) - 1),
        "left_structures": (0, (1 << names.MAX_STRUCTURES) - 1),
        "count": COUNT,
        "size": (0, 2),
    },
    "deed": {
        **dict.fromkeys(("free", "interrupt", "effortless", "base"), FLAG),
        "unit": (0, names.N_UNITS - 1),
        "verb": (0, names.V_END),
        "slot": (-1, LAST_SLOT),
        "stage": (0, Stage.CARRIED_OUT),
        "effect": EFFECT,
        "weapon": WEAPON,
        "target": REF,
        "cell": MAYBE_CELL,
        "left": (0, (1 << names.N_UNITS) - 1),
        "dealt": COUNT,
        "hit": (0, 9),
    },
}


def check_state(variant: Variant, state: np.ndarray) -> None:
    """ValueError, in one line, for what cannot be. state: one record of the kernel's state dtype."""
    for fine, wrong in _demands(variant, state):
        if not fine:
            raise ValueError(f"this is no state of {variant.game.name}: {wrong}")


def _demands(variant: Variant, state: np.ndarray) -> Iterator[Demand]:
    numbers = np.frombuffer(variant.setup, variant.game.rules.setup_dtype)[0]
    cells = variant.n_actions - Act.CELL
    yield from _ranges(state, cells)
    yield from _boards(state, numbers)
    yield from _units(state, numbers)
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


def _ranges(state: np.ndarray, cells: int) -> Iterator[Demand]:
    for name, span in RANGES.items():
        yield _inside(state[name], span, cells), f"{name} is out of range"
    for name, fields in ROWS.items():
        for field, span in fields.items():
            yield _inside(state[name][field], span, cells), f"{field} of the {name} is out of range"


def _inside(values: Any, span: Range, cells: int) -> bool:
    least, most = span
    return within(values, (least, cells - 1 if most == LAST_CELL else most))


# --- boards and units


def _boards(state: np.ndarray, numbers: Any) -> Iterator[Demand]:
    """A board of the right size in each slot; Structures stand on them with all their spaces."""
    slots = int(numbers["options"]["n_slots"])
    board = state["board"]
    yield bool((board[slots:] < 0).all()), "a board is not in play"
    playing = state["round"] > 0 or state["unit"]["life"].any()
    yield not playing or board[0] >= 0, "there is no board"
    yield state["round"] == 0 or state["goddess"] >= 0, "there is no Goddess"
    for slot in np.flatnonzero(board >= 0):
        width = numbers["board"]["width"][board[slot]]
        yield width == numbers["grid"]["width"][slot], "a board has another size"
    built = state["structure"][: state["n_structures"]]
    sizes = numbers["structure_size"][built["kind"]]
    yield _whole(built["cell"], sizes, numbers), "a Structure does not stand on a board"
    yield bool((board[numbers["grid"]["slot"][built["cell"]]] >= 0).all()), "a Structure stands on no board"


def _units(state: np.ndarray, numbers: Any) -> Iterator[Demand]:
    """Units bear sheets of their side, and stand whole on a board."""
    unit = state["unit"]
    present = unit["life"] == Life.PRESENT
    gone = np.isin(unit["life"], (Life.DEAD, Life.TELEPORTED))
    monsters = unit[names.FIRST_MONSTER :]
    some = monsters["life"] != Life.ABSENT
    yield bool((unit["sheet"][present] >= 0).all()), "a unit has no sheet"
    yield bool((monsters["sheet"] < setup.N_MONSTER_SHEETS).all()), "a Monster has the sheet of a Cryptonaut"
    gash = monsters["sheet"] == setup.GASHNORADON
    yield not (gash[:-1] & some[:-1]).any(), "a Monster has the sheet of Gashnoradon"
    yield not some[-1] or bool(gash[-1]), "Gashnoradon has another sheet"
    yield bool((unit["cell"][present | gone] >= 0).all()), "a unit stands nowhere"
    sizes = np.ones(names.N_UNITS, np.int64)
    sizes[names.FIRST_MONSTER :] = numbers["monster"]["size"][np.maximum(monsters["sheet"], 0)]
    there = unit["cell"] >= 0
    yield _whole(unit["cell"][there], sizes[there], numbers), "a unit does not stand on a board"
    slot = numbers["grid"]["slot"][unit["cell"][present]]
    yield bool((state["board"][slot] >= 0).all()), "a unit stands on no board"
    masters = unit["master"] >= 0
    yield not masters[: names.FIRST_MONSTER].any(), "a Cryptonaut is a Master"
    order = state["order"][: state["n_order"]]
    yield bool((order >= names.FIRST_MONSTER).all()), "a Cryptonaut is in the order of Monsters"


def _whole(cells: Any, sizes: Any, numbers: Any) -> bool:
    """Whether things at these spaces, of these sizes, lie on their board with all their spaces."""
    grid = numbers["grid"]
    room = grid["width"][grid["slot"][cells]] - sizes
    return bool(((grid["x"][cells] <= room) & (grid["y"][cells] <= room)).all())
