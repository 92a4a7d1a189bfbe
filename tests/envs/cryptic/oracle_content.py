"""What is printed on boards, sheets and cards, for the oracle: the tables, read with a parser of its own.

The lines of section 4.1 become small trees: an Effect has a selector and a list of Ops; an Op has its
arguments as words and, for chk and when, two lists of Ops.
"""

import re
import tomllib
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import dungeonzoo.envs.cryptic as package

FOLDER = Path(package.__file__).parent / "content"
WORD = re.compile(r"[A-Za-z_]+|[+-]?\d+|<=|>=|\S")
BOARDS = ("TOMB", "CAVE", "HALL", "BOG", "MIRROR", "CITADEL")
GODDESSES = ("SKZ", "GOR", "MYC")
CRYPTONAUT_TYPES = ("Mercenary", "Scientist", "Expert", "Spellcaster")
# what `foes(n)@x` and the like can be, and what stands for many units without an area
GROUPS = {"squad", "team", "crypts", "mates", "foes", "mons", "monos"}
# Modifiers: there or not; flags of 4.2 without a number too. All else adds up.
SWITCHES = {
    "ambush", "attune", "demigoddess", "ethereal", "fearsome", "floating", "grapple", "haste",
    "knockback", "reach", "slow", "smiting", "piercing", "unyielding", "suppressed", "ranged_piercing",
    "melee_piercing", "breakaway_auto", "no_grapple", "ignore_ethereal", "ignore_fearsome",
    "ignore_terrain_cost", "no_between_slow", "open_arcane", "free_open", "immune_infection", "emperor",
    "grimoire_aim", "attacks_reach", "attacks_knockback", "attacks_infect", "no_open_doors",
    "charge_once", "summon_near_mono", "dormant",
}  # fmt: skip

BOOSTS = {
    "Long Rifle": "braced", "Acid Flask": "acid", "A04": "hammer", "A05": "emperor", "A15": "gauntlet",
    "R11": "trident",
}  # fmt: skip


@dataclass
class Test:
    name: str
    negated: bool = False
    compare: str = ""
    n: int = 0


@dataclass
class Selector:
    name: str
    radius: int | None = None
    centre: str = ""
    filter: list[list[Test]] = field(default_factory=list)  # of each row one test must hold

    @property
    def many(self) -> bool:
        return self.name in GROUPS


@dataclass
class Op:
    name: str
    words: list[str]
    to: Selector | None = None  # a selector that re-aims this Op and those after it
    tests: list[list[Test]] = field(default_factory=list)  # of when
    a: list["Op"] = field(default_factory=list)
    b: list["Op"] = field(default_factory=list)

    @property
    def key(self) -> str:
        return self.words[0]

    @property
    def n(self) -> int:
        """The first number, 1 if there is none."""
        return next((int(word) for word in self.words if word.lstrip("+-").isdigit()), 1)

    @property
    def until(self) -> str:
        return self.words[-1]


@dataclass
class Within:
    n: int
    sight: bool
    of: str = ""


@dataclass
class Weapon:
    kind: str  # melee, reach, ranged
    range: int
    damage: int
    flags: str
    each: int | None = None
    hit: list[Op] = field(default_factory=list)
    held: list[Op] = field(default_factory=list)
    boost: str = ""  # the flag of 4.2 that names this Weapon


@dataclass
class Effect:
    kind: str
    once: bool
    line: str
    aura: bool = False
    event: str = ""
    event_range: int | None = None
    within: list[Within] = field(default_factory=list)
    aim: Selector | None = None
    ops: list[Op] = field(default_factory=list)
    weapon: Weapon | None = None

    @property
    def keys(self) -> set[str]:
        return {op.key for op in self.ops if op.name in ("mod", "kw", "rule")}


class Reader:
    """One line, read from left to right."""

    def __init__(self, line: str) -> None:
        self.line = line
        self.words: list[str] = WORD.findall(line)

    def at(self, *words: str) -> bool:
        return self.words[: len(words)] == list(words)

    def take(self) -> str:
        return self.words.pop(0)

    def maybe(self, word: str) -> bool:
        if self.at(word):
            self.take()
            return True
        return False

    def must(self, word: str) -> None:
        if self.take() != word:
            raise ValueError(f"{self.line}: {word} is missing")

    def ends(self) -> None:
        if self.words:
            raise ValueError(f"{self.line}: {self.words} are left")

    def effect(self) -> Effect:
        kind = self.take()
        aura = self.maybe("aura")
        effect = Effect(kind, self.maybe("!"), self.line, aura)
        if kind == "K":
            self.must(":")
            effect.weapon = self.weapon()
            return effect
        if self.maybe("on"):
            effect.event = self.take()
            if self.maybe("["):
                word = self.take()
                effect.event_range = 1 if word == "adjacent" else int(self.take())
                self.must("]")
        while self.at("R") and self.words[1].isdigit():
            effect.within.append(self.within())
            self.maybe("|")
        effect.aim = self.selector()
        self.must(":")
        effect.ops = self.ops()
        return effect

    def within(self) -> Within:
        self.must("R")
        n, sight = int(self.take()), self.maybe("sight")
        if self.maybe("of"):
            return Within(n, sight, self.take())
        return Within(n, True)

    def selector(self) -> Selector:
        name = self.take()
        if name == "mon" and self.at("|", "mono"):
            self.words = self.words[2:]
            return Selector("mon|mono")
        if name == "spore" and self.at("@", "tgt"):
            self.words = self.words[2:]
            return Selector("spore@tgt")
        aim = Selector(name)
        if self.maybe("("):
            aim.radius = int(self.take())
            self.must(")")
            self.must("@")
            aim.centre = self.take()
        if self.maybe("["):
            aim.filter = [[self.test()]]
            while not self.maybe("]"):
                if self.take() == ",":
                    aim.filter.append([self.test()])
                else:
                    aim.filter[-1].append(self.test())
        return aim

    def test(self) -> Test:
        negated = self.maybe("not")
        test = Test(self.take(), negated)
        if self.words[0] in ("<=", ">="):
            test.compare, test.n = self.take(), int(self.take())
        return test

    def ops(self) -> list[Op]:
        ops: list[Op] = []
        while self.words and not self.at("}"):
            to = None
            if self.words[1] in (":", "[", "@") or self.words[3:5] == [")", "@"]:
                to = self.selector()
                self.must(":")
            ops.append(self.op())
            ops[-1].to = to
            if not self.maybe(";"):
                break
        return ops

    def op(self) -> Op:
        op = Op(self.take(), [])
        self.must("(")
        if op.name == "when":
            op.tests = [[self.test()]]
            while self.maybe(","):
                op.tests.append([self.test()])
            self.must(")")
            return self.blocks(op)
        depth = 1
        while depth:
            word = self.take()
            depth += (word == "(") - (word == ")")
            if depth and word not in (",", "|"):
                op.words.append(word)
        return self.blocks(op) if op.name == "chk" else op

    def blocks(self, op: Op) -> Op:
        op.a, op.b = self.block(), self.block()
        return op

    def block(self) -> list[Op]:
        self.must("{")
        ops = self.ops()
        self.must("}")
        return ops

    def weapon(self) -> Weapon:
        each = None
        if self.at("foes"):
            each = self.selector().radius
            self.must("each")
        word = self.take()
        kind = {"R": "ranged", "M": "melee", "Reach": "reach"}[word]
        reach = int(self.take()) if word == "R" else {"melee": 1, "reach": 2}[kind]
        self.must("D")
        damage = int(self.take())
        flags = self.take() if self.words and re.fullmatch("[pks]+", self.words[0]) else ""
        weapon = Weapon(kind, reach, damage, flags, each)
        if self.maybe("onhit"):
            weapon.hit = self.block()
        if self.maybe("with"):
            weapon.held = self.block()
        return weapon


@cache
def parse(line: str) -> Effect:
    reader = Reader(line)
    effect = reader.effect()
    reader.ends()
    return effect


def attack(text: str) -> Effect:
    """A printed Attack: its name, then a weapon."""
    found = re.fullmatch(r"(.*?)(!?) ((?:R\d|M |Reach ).*)", text.strip())
    assert found, text
    reader = Reader(found[3])
    weapon = reader.weapon()
    reader.ends()
    weapon.boost = BOOSTS.get(found[1], "")
    return Effect("K", bool(found[2]), text, weapon=weapon)


@cache
def rows(table: str) -> list[dict[str, Any]]:
    return tomllib.loads((FOLDER / f"{table}.toml").read_text())["card"]


def rows_of(table: str, *types: str) -> list[dict[str, Any]]:
    return [row for row in rows(table) if row["type"] in types]


@dataclass
class Sheet:
    """Of a Cryptonaut or a Monster."""

    id: str
    type: str
    health: int
    stamina: int
    aim: int | None
    cast: int | None
    move: int
    size: int
    attacks: list[Effect]
    abilities: list[Effect]
    of: str = ""
    cost: int | None = None
    limit: int = 0
    special: bool = False


def sheet_of(row: dict[str, Any], table: str) -> Sheet:
    attacks = [attack(text) for text in re.split(r";(?![^{]*\})", row.get("attacks", "")) if text]
    abilities = [
        parse(other["line"]) for other in rows(table) if re.fullmatch(f"{row['id']}-\\d", other["id"])
    ]
    return Sheet(
        row["id"], row["type"], row["vitae"] if "vitae" in row else row["health"], row.get("stamina", 0),
        row.get("aim"), row.get("cast"), row["move"], row.get("size", 1), attacks, abilities,
        row.get("of", ""), row.get("cost"), row.get("limit", 0), row.get("special_limit", False),
    )  # fmt: skip


def all_cryptonauts() -> list[Sheet]:
    tables = ("mercenaries", "scientists", "experts", "spellcasters")
    return [sheet_of(row, table) for table in tables for row in rows_of(table, *CRYPTONAUT_TYPES)]


@dataclass
class Master:
    id: str
    of: str
    cost: int
    health: int
    damage: int
    aim: int
    ability: Effect


@dataclass
class Card:
    id: str
    of: str
    copies: int
    effect_cost: int
    mastery_cost: int
    effect: Effect
    mastery: Effect


@dataclass
class ItemRow:
    id: str
    always: Effect | None
    soul: Effect
    devour: bool
    board: str


def item_of(row: dict[str, Any]) -> ItemRow:
    always = parse(row["line"]) if "line" in row else None
    if always and always.weapon:
        weapon = Weapon(**{**vars(always.weapon), "boost": BOOSTS.get(row["id"], "")})
        always = Effect("K", always.once, always.line, weapon=weapon)
    return ItemRow(row["id"], always, parse(row["soul_line"]), row["soul"] == "devour", row.get("of", ""))


@dataclass
class Objective:
    kind: str
    goal: int
    site: str
    effect: Effect | None


@dataclass
class BoardRow:
    id: str
    rows: list[str]
    monster_limit: int
    power_gain: int
    special: str
    hazards: dict[str, Effect]  # by when
    objectives: list[Objective]


def board_of(row: dict[str, Any]) -> BoardRow:
    parts = [other for other in rows("boards") if other["id"].startswith(row["id"] + "-")]
    return BoardRow(
        row["id"], row["map"], row["monster_limit"], row.get("power_gain", 0), row["special"],
        {part["when"]: parse(part["line"]) for part in parts if part["type"] == "Hazard" and "line" in part},
        [
            Objective(
                part["kind"],
                part["goal"],
                part.get("site", ""),
                parse(part["line"]) if "line" in part else None,
            )
            for part in parts
            if part["type"] == "Objective"
        ],
    )  # fmt: skip


CRYPTONAUTS = all_cryptonauts()
MONSTERS = [sheet_of(row, "monsters") for row in rows_of("monsters", "Monster")]
MASTERS = [
    Master(row["id"], row["of"], row["cost"], row["health"], row["damage"], row["aim"], parse(row["line"]))
    for row in rows_of("monsters", "Master")
]
CARDS = [
    Card(
        row["id"], row["of"], row["copies"], row["effect_cost"], row["mastery_cost"],
        parse(row["line"]), parse(row["mastery_line"]),
    )
    for row in rows_of("cards", "Card")
]  # fmt: skip
BLOOD = [
    (row["cost"], parse(row["line"])) for table in ("goddesses", "cards") for row in rows_of(table, "Blood")
]
GODDESS_ROWS = {row["id"]: row for row in rows_of("goddesses", "Goddess")}
STATUS_CARDS = {row["of"]: row["copies"] for row in rows_of("goddesses", "Special")}
ITEMS = [item_of(row) for row in rows_of("artifacts", "Artifact", "Relic")]
N_ARTIFACTS = 20
TRAPS = [parse(row["line"]) for row in rows_of("decks", "Trap")]
ENCOUNTERS = [
    (row["copies"], parse(row["line"]) if "line" in row else None) for row in rows_of("decks", "Encounter")
]
BOARD_ROWS = {row["id"]: board_of(row) for row in rows_of("boards", "Realm", "Sub-Realm")}
STRUCTURES = {row["id"]: row for row in rows_of("boards", "Structure")}
