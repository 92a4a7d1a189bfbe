"""The ids of the specification in tests, and the numbers that they have in the record.

Cryptonauts by their ids ("VET"), Monsters by theirs, the second of a kind as "hound 2", Gashnoradon: "gash".
Spaces are (x, y) of the first board, (x, y, slot) of the others. Slots are called after what is printed
("Pistol", "Aura Grenades") or after their place ("attack 0", "start", "charge 1", "charge 2", "devour", for
Monsters "ability 0" and "master"); carried cards are "A01" and "A01 soul".
"""

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import dungeonzoo.envs.cryptic
from dungeonzoo.envs.cryptic import setup as sheets
from dungeonzoo.envs.cryptic import state
from dungeonzoo.envs.cryptic.state import Act, Ask

BOARDS = ("TOMB", "CAVE", "HALL", "BOG", "MIRROR", "CITADEL")
GODDESSES = ("SKZ", "GOR", "MYC")
CRYPTONAUTS = (
    *("VET", "INF", "GUA", "SHA", "BER", "VAN", "EXE", "TRA"),
    *("XEN", "SPE", "PHY", "CHE", "CAR", "PHS", "ARC", "ONE"),
    *("DEM", "AND", "ENG", "SAB", "EXO", "DRO", "INL", "PAT"),
    *("MAG", "HIE", "SWD", "NEC", "PYR", "CHR", "ORA", "GEO"),
)
MONSTERS = (
    *("hound", "guardian", "spectro", "slayer", "leech", "troll", "spore", "disciple", "putrifier"),
    *("greenlord", "gash"),
)
MASTERS = ("m_anubian", "m_regent", "m_warlord", "m_champion", "m_prophet", "m_mother")
ITEMS = (*(f"A{n:02}" for n in range(1, 21)), *(f"R{n:02}" for n in range(1, 13)))
TRAPS = tuple(f"T{n}" for n in range(1, 7))
ENCOUNTERS = tuple(f"OE{n}" for n in range(1, 8))
CARDS = {"SKZ": "SK", "GOR": "GK", "MYC": "MY"}
PARTS = ("effect", "mastery", "discard")
BLOOD = ("BC1", "BC2", "BC3", "BC4")

DIRECTIONS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
VERBS = (
    *(
        "move",
        "attack",
        "cast",
        "ability",
        "free",
        "charge",
        "devour",
        "restore",
        "trade",
        "loot",
        "objective",
    ),
    *("dig", "prepare", "rest", "teleport", "buy", "retire", "yes", "no", "done", "give", "take", "empower"),
    "end",
)
SLOTS: Mapping[int, str] = {
    **{state.S_ATTACK + n: f"attack {n}" for n in range(4)},
    state.S_KNOWLEDGE: "knowledge",
    state.S_SOUL: "soul",
    state.S_BONE: "bone",
    state.S_CODEX: "codex",
    state.S_CHARGE_1: "soul 1",
    state.S_CHARGE_2: "soul 2",
    **{state.S_OPTION + n: f"option {n}" for n in range(8)},
}
"""What these slots are called whoever is asked."""
OWN = ("start", "charge 1", "charge 2", "devour")
MONSTERS_OWN = ("ability 0", "ability 1", "ability 2", "master")
"""Slots S_ABILITY to S_ABILITY + 3 of a Cryptonaut and of a Monster."""
UPKEEP = ("Goddess", "first Mastery", "second Mastery", "Monsters", "Master", "Realm", "Sub-Realm", "burning")
"""The entries of an Upkeep."""

KEYS = {name[2:].lower(): value for name, value in vars(sheets).items() if name.startswith("K_")}
"""Attributes, Modifiers and rule flags: {"aim": 0, ...}."""
STATUSES = {name: getattr(sheets, name.upper()) for name in ("infection", "entombed", "vendetta", "burning")}
TOKENS = {
    name: getattr(sheets, name.upper())
    for name in ("soul", "artifact", "relic", "bone", "trap", "fired", "skull", "corpse", "crystal", "rubble")
}
TERRAIN = {
    "ground": sheets.GROUND,
    "wall": sheets.WALL,
    "pit": sheets.PIT,
    "special": sheets.SPECIAL,
    "entrance 1": sheets.ENTRANCE_1,
    "entrance 2": sheets.ENTRANCE_2,
}
STRUCTURES = (
    *("door", "arcane door", "monolith", "sarcophagus", "scales", "sultan", "fire", "hoarfrost", "daemon"),
    *("totem", "pod", "obelysk", "barricade"),
)
"""By kind of Structure."""

FRAMES = {int(ask): ask.name[4:] for ask in Ask if ask.name.startswith("ASK_")}
"""What the questions are called: "MENU" for ASK_MENU."""


def split(ids: str) -> list[str]:
    """The ids of a string such as "SK01 SK05"."""
    return ids.split()


def kind_of(unit: str) -> str:
    """The Monster's id in a name such as "hound 2"."""
    return unit.split()[0]


def cards_of(goddess: str) -> tuple[str, ...]:
    """The ids of her ten kinds of cards."""
    return tuple(f"{CARDS[goddess]}{n:02}" for n in range(1, 11))


@cache
def _rows() -> dict[str, dict[str, Any]]:
    """Every row of the card tables by its id."""
    folder = Path(dungeonzoo.envs.cryptic.__file__).parent / "content"
    tables = [tomllib.loads(path.read_text()) for path in folder.glob("*.toml")]
    lists = [rows for table in tables for rows in table.values() if isinstance(rows, list)]
    return {row["id"]: row for rows in lists for row in rows if isinstance(row, dict) and "id" in row}


@cache
def printed(sheet: str) -> Mapping[int, str]:
    """What the slots of this Cryptonaut or Monster are called on the sheet."""
    rows = _rows()
    attacks = [part.strip() for part in rows[sheet].get("attacks", "").split(";") if part.strip()]
    names = {state.S_ATTACK + n: re.split(r"!? (?:R\d|M |Reach )", text)[0] for n, text in enumerate(attacks)}
    for n in range(4):
        if f"{sheet}-{n + 1}" in rows:
            names[state.S_ABILITY + n] = rows[f"{sheet}-{n + 1}"]["name"]
    return names


def fixed_actions() -> dict[str, int]:
    """Actions that are called the same in every position."""
    blocks = {
        Act.DIR: DIRECTIONS,
        Act.VERB: VERBS,
        Act.BLOOD: BLOOD,
        Act.DRAFT: [f"draft {name}" for name in CRYPTONAUTS],
        Act.DRAFT_GODDESS: [f"draft {name}" for name in GODDESSES],
        Act.DRAFT_BOARD: [f"draft {name}" for name in BOARDS],
    }
    names = {name: first + n for first, block in blocks.items() for n, name in enumerate(block)}
    return names | {name: Act.SLOT + slot for slot, name in SLOTS.items()}
