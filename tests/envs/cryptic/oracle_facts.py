"""What the kernel and the oracle say of the same position, in the same words, for test_oracle.py."""

from collections import Counter
from functools import cache
from typing import Any

import numpy as np

from dungeonzoo.envs.core.table import Table
from dungeonzoo.envs.cryptic import setup, state

from .oracle import Oracle
from .oracle_asks import ASKS
from .oracle_boards import Item, Structure, Unit
from .oracle_content import BOARD_ROWS, CRYPTONAUTS, GODDESSES, MONSTERS, SWITCHES
from .oracle_content import BOARDS as BOARD_NAMES

TERRAIN = ".#_~12"
KINDS = (
    "door", "arcane_door", "monolith", "sarcophagus", "scales", "sultan", "fire", "hoarfrost",
    "bat_daemon", "totem", "pod", "obelysk", "barricade",
)  # fmt: skip
TOKENS = (
    "soul", "artifact", "relic", "bone", "trap", "fired", "skull", "corpse", "crystal", "rubble",
)  # fmt: skip
LIVES = ("absent", "present", "dead", "teleported")
STATUSES = ("infection", "entombed", "vendetta", "burning", "ward")
UNTIL = ("act", "turn", "eoc", "eon")
KEYS = (
    "aim", "move", "damage", "armor", "range", "cast", "health", "max_vitae", "max_stamina", "vuln",
    "stamina_check", "soul_restore", "rest_heal", "ambush", "attune", "demigoddess", "ethereal",
    "fearsome", "floating", "grapple", "haste", "knockback", "reach", "slow", "smiting", "piercing",
    "unyielding", "suppressed",
)  # fmt: skip
PHASES = ("setup", "upkeep", "cryptonauts", "goddess", "cleanup")
WINNERS = ("", "Cryptonauts", "Goddess")
SHEETS = [sheet.id for sheet in CRYPTONAUTS]
MONSTER_SHEETS = [sheet.id for sheet in MONSTERS]


def bits(number: Any, names: Any) -> frozenset[Any]:
    return named_bits(int(number), tuple(names))


@cache
def named_bits(number: int, names: tuple[Any, ...]) -> frozenset[Any]:
    return frozenset(name for place, name in enumerate(names) if number >> place & 1)


def changes(rows: Any, u: int) -> dict[str, dict[str, int]]:
    return {
        until: {KEYS[k]: 1 if KEYS[k] in SWITCHES else int(rows[t][u][k]) for k in np.flatnonzero(rows[t][u])}
        for t, until in enumerate(UNTIL)
    }


def listed(s: Any, field: str, size: str) -> list[int]:
    return s[field][: s[size]].tolist()


def kernel_unit(s: Any, u: int) -> dict[str, Any]:
    unit = s["unit"][u]
    life = LIVES[unit["life"]]
    facts: dict[str, Any] = {"life": life}
    if u < state.FIRST_MONSTER:
        unit["buried"] &= unit["status"] & setup.ENTOMBED > 0
        facts |= {"sheet": SHEETS[unit["sheet"]]} | {
            field: int(unit[field]) for field in ("knowledge", "souls", "bones", "codex")
        }
        facts["charged"] = bits(unit["charged"], (5, 6))
        facts["items"] = unit["item"][: unit["n_items"]].tolist()
        if life == "dead":
            facts["cell"] = int(unit["cell"])
    else:
        facts["sheet"] = MONSTER_SHEETS[unit["sheet"]]
    if life != "present":
        return facts
    fields = ["cell", "vitae", "max_vitae", "retired", "base_used", "extra"]
    if u < state.FIRST_MONSTER:
        fields += ["stamina", "max_stamina", "between", "prepared", "rested", "exhausting", "buried"]
        fields += ["moved", "charges_made"]
    else:
        fields += ["slowed"] if u == state.GASH else ["master", "born", "slowed"]
    facts |= {field: int(unit[field]) for field in fields}
    facts["status"] = bits(unit["status"], STATUSES)
    facts["used"] = bits(unit["used"], range(8))
    facts["more"], facts["less"] = changes(s["more"], u), changes(s["less"], u)
    if u == state.GASH:
        facts["woken"] = int(unit["woken"])
    return facts


def kernel_structures(s: Any) -> list[tuple[Any, ...]]:
    return sorted(
        (
            int(x["cell"]), KINDS[x["kind"]], int(x["health"]),
            bool(x["open"]), bool(x["sealed"]), bool(x["empowered"]),
            int(x["owner"]), int(x["armor_now"]), int(x["armor_next"]),
        )
        for x in s["structure"][: s["n_structures"]]
        if not x["gone"]
    )  # fmt: skip


def seen_by_kernel(table: Table) -> dict[str, Any]:
    """The kernel's state and question in the oracle's terms."""
    s = table.states[0]
    head = s["head"]
    kind = int(head["stack"]["kind"][head["depth"] - 1])
    boards = [int(b) for b in s["board"] if b >= 0]
    n = sum(len(BOARD_ROWS[BOARD_NAMES[b]].rows) ** 2 for b in boards)
    slots = range(len(boards))
    crypts = [u for u in range(state.N_CRYPTONAUTS) if s["unit"][u]["sheet"] >= 0]
    held = [i for u in crypts for i in s["unit"][u]["item"][: s["unit"][u]["n_items"]].tolist()]
    gash = [kernel_unit(s, state.GASH)] if s["unit"][state.GASH]["life"] == 1 and s["round"] else []
    facts = {
        "question": (ASKS[kind], table.actor(0), frozenset(np.flatnonzero(table.legal(0)).tolist())),
        "chance": head["rng"][head["rng"].dtype.names[0]].tolist(),
        "phase": PHASES[s["phase"]],
        "round": int(s["round"]),
        "area": int(s["area"]),
        "acting": int(s["acting"]),
        "boards": [BOARD_NAMES[b] for b in boards],
        "entered": [bool(s["entered"][slot]) for slot in slots],
        "crystals": {slot: int(s["crystal"][slot]) for slot in slots if s["crystal"][slot] >= 0},
        "terrain": "".join(TERRAIN[t] for t in s["terrain"][:n]),
        "tokens": [bits(t, TOKENS) for t in s["token"][:n]],
        "structures": kernel_structures(s),
        "rubble": int(s["rubble"]),
        "progress": [s["progress"][slot].tolist() for slot in slots],
        "done": [[bool(d) for d in s["done"][slot]] for slot in slots],
        "codex": int(s["codex_cell"]),
        "Cryptonauts": [kernel_unit(s, u) for u in crypts],
        "Monsters": [kernel_unit(s, u) for u in listed(s, "order", "n_order")],
        "Gashnoradon": gash,
        "ward": bool(s["ward"]),
        "goddess": GODDESSES[s["goddess"]] if s["goddess"] >= 0 else "",
        "power, blood": (int(s["power"]), int(s["blood"])),
        "hand": (s["hand"].tolist(), int(s["hand_n"])),
        "known": s["known"].tolist(),
        "deck": listed(s, "deck", "deck_n"),
        "discard pile": s["discard"].tolist(),
        "Masteries": Counter({k: int(m) for k, m in enumerate(s["mastery"]) if m}),
        "Masteries used": bits(s["card_used"], range(10)),
        "Artifact deck": listed(s, "artifact_deck", "artifact_n"),
        "Trap deck": s["trap_deck"].tolist(),
        "Relic decks": [s["relic_deck"][slot][: s["relic_n"][slot]].tolist() for slot in slots],
        "Knowledge deck": listed(s, "knowledge_deck", "knowledge_n"),
        "items": {
            i: (
                bool(s["item_charged"][i]),
                bits(s["item_used"][i], ("always", "soul")),
                int(s["item_slot"][i]) if i >= setup.N_ARTIFACTS else -1,
            )
            for i in held
        },
        "peeked": [i for i in s["peeked"].tolist() if i >= 0],
        "banned": bits(s["banned"], range(32)),
        "boards banned": bits(s["boards_banned"], range(6)),
        "seat next": int(s["seat_next"]),
        "cells": stacked(s),
    }  # fmt: skip
    return facts


def stacked(s: Any) -> dict[int, int]:
    """What unit stands on each space, as the kernel's own table has it: the top left space of its unit."""
    return {int(c): int(s["unit"][s["unit_at"][c]]["cell"]) for c in np.flatnonzero(s["unit_at"] >= 0)}


def oracle_unit(o: Oracle, unit: Unit) -> dict[str, Any]:
    facts: dict[str, Any] = {"life": unit.life, "sheet": unit.sheet.id}
    if unit.is_crypt:
        facts |= {field: int(getattr(unit, field)) for field in ("knowledge", "souls", "bones", "codex")}
        facts["charged"] = frozenset(unit.charged)
        facts["items"] = [item.number for item in unit.items]
        if unit.life == "dead":
            facts["cell"] = unit.cell
    if not unit.present:
        return facts
    fields = ["cell", "vitae", "max_vitae", "retired", "base_used", "extra"]
    if unit.is_crypt:
        fields += ["stamina", "max_stamina", "between", "prepared", "rested", "exhausting", "buried"]
        fields += ["moved", "charges_made"]
    else:
        fields += ["slowed"] if unit is o.gash else ["master", "born", "slowed"]
    facts |= {field: int(getattr(unit, field)) for field in fields}
    facts["status"] = frozenset(unit.status)
    facts["used"] = frozenset(unit.used)
    for name, side in (("more", unit.more), ("less", unit.less)):
        facts[name] = {
            until: {key: 1 if key in SWITCHES else n for key, n in row.items() if n}
            for until, row in side.items()
        }
    if unit is o.gash:
        facts["woken"] = unit.woken
    return facts


def oracle_structure(o: Oracle, x: Structure) -> tuple[Any, ...]:
    owner = -1 if x.owner is None else x.owner.number
    health = -1 if x.health is None else x.health
    return x.cell, x.kind, health, x.open, x.sealed, x.empowered, owner, x.armor_now, x.armor_next


def oracle_item(item: Item) -> tuple[Any, ...]:
    return item.charged, frozenset(item.used), item.slot


def seen_by_oracle(o: Oracle) -> dict[str, Any]:
    held = {item.number: oracle_item(item) for unit in o.crypts for item in unit.items}
    return {
        "question": tuple(o.question) if o.question else None,
        "chance": o.random.words,
        "phase": o.phase,
        "round": o.round,
        "area": o.area,
        "acting": o.acting.number if o.acting else -1,
        "boards": o.boards,
        "entered": o.entered,
        "crystals": o.crystal,
        "terrain": "".join(o.terrain),
        "tokens": [frozenset(tokens) for tokens in o.tokens],
        "structures": sorted(oracle_structure(o, x) for x in o.structures),
        "rubble": o.rubble,
        "progress": [([*row, 0, 0])[:2] for row in o.progress],
        "done": [([*row, False, False])[:2] for row in o.done],
        "codex": o.codex_cell,
        "Cryptonauts": [oracle_unit(o, unit) for unit in o.crypts],
        "Monsters": [oracle_unit(o, unit) for unit in o.order],
        "Gashnoradon": [oracle_unit(o, o.gash)] if o.gash and o.gash.present and o.round else [],
        "ward": o.ward,
        "goddess": o.goddess,
        "power, blood": (o.power, o.blood),
        "hand": (o.hand or [0] * 10, sum(o.hand)),
        "known": o.known or [0] * 10,
        "deck": o.deck,
        "discard pile": o.discard_pile or [0] * 10,
        "Masteries": o.masteries,
        "Masteries used": frozenset(o.card_used),
        "Artifact deck": o.artifact_deck,
        "Trap deck": o.trap_deck,
        "Relic decks": o.relic_decks,
        "Knowledge deck": o.knowledge_deck,
        "items": held,
        "peeked": o.peeked,
        "banned": frozenset(o.banned),
        "boards banned": frozenset(o.boards_banned),
        "seat next": o.seat_next,
        "cells": {space: unit.cell for space, unit in o.unit_on.items()},
    }


def differences(mine: Any, theirs: Any) -> Any:
    """Only what differs, of rows of facts."""
    if isinstance(mine, dict) and isinstance(theirs, dict):
        keys = {*mine, *theirs}
        return {k: differences(mine.get(k), theirs.get(k)) for k in keys if mine.get(k) != theirs.get(k)}
    if isinstance(mine, list) and isinstance(theirs, list) and len(mine) == len(theirs):
        return {i: differences(a, b) for i, (a, b) in enumerate(zip(mine, theirs, strict=True)) if a != b}
    if isinstance(mine, frozenset) and isinstance(theirs, frozenset):
        return {"kernel only": sorted(mine - theirs), "oracle only": sorted(theirs - mine)}
    if isinstance(mine, tuple) and isinstance(theirs, tuple) and len(mine) == len(theirs):
        return tuple(a if a == b else differences(a, b) for a, b in zip(mine, theirs, strict=True))
    return mine, theirs


def compare(table: Table, oracle: Oracle, story: str) -> None:
    """Fails with what the two programs see differently."""
    assert bool(table.over(0)) == (oracle.question is None), f"{story}: one game is over, the other is not"
    if table.over(0):
        assert WINNERS[table.states[0]["winner"]] == oracle.winner, story
        return
    kernel, mine = seen_by_kernel(table), seen_by_oracle(oracle)
    early = set() if oracle.crypts else {"Cryptonauts", "terrain", "tokens", "deck", "chance"}
    facts = [fact for fact in mine if fact not in early and kernel[fact] != mine[fact]]
    wrong = {fact: differences(kernel[fact], mine[fact]) for fact in facts}
    assert not wrong, f"{story}: kernel and oracle differ in {wrong}"
