"""Parsed lines of the card tables, turned into what the rules read: Effects, Ops, Aims and Weapons."""

from typing import Any

from ..core.content import ContentError
from . import setup as vocabulary
from .language import (
    BESIDE,
    CANCELS,
    CENTRES,
    CHECKS,
    CLEANED,
    DAMAGE_FLAGS,
    DIRECTIONS,
    DOOR_VERBS,
    DURATIONS,
    EVENTS,
    KEYS,
    MONSTERS,
    ORIGINS,
    PEEKS,
    PLACED,
    PLACES,
    SELECTORS,
    STATUSES,
    STEP_FLAGS,
    TAKEN,
    TESTS,
    WARPED,
    Line,
)

NONE = -1
COST_PLUS_ONE = 100
"""Number of pow(cost+1)."""
MOST_TESTS = 2
"""Rows of a filter, and tests of a row."""
WORD = 64
"""Bits of one word of Effect.keys."""
KINDS = {
    "P": vocabulary.KIND_PASSIVE,
    "P aura": vocabulary.KIND_AURA,
    "A": vocabulary.KIND_ABILITY,
    "K": vocabulary.KIND_WEAPON,
    "F": vocabulary.KIND_FREE,
    "S": vocabulary.KIND_SPELL,
    "T": vocabulary.KIND_TRIGGERED,
    "U": vocabulary.KIND_UPKEEP,
    "E": vocabulary.KIND_EVENT,
}
TestRow = tuple[int, int, int, int]
NO_TEST: TestRow = (NONE, 0, 0, 0)
WEAPON_FLAGS = {
    "piercing": vocabulary.PIERCING,
    "knockback": vocabulary.KNOCKBACK,
    "smiting": vocabulary.SMITING,
}
KEYS_OF_OP: dict[str, tuple[str, dict[str, int]]] = {
    "mod": ("attr", KEYS),
    "kw": ("word", KEYS),
    "rule": ("flag", KEYS),
    "chk": ("attr", CHECKS),
    "mark": ("status", STATUSES),
    "clean": ("what", CLEANED),
    "shove": ("dir", DIRECTIONS),
    "warp": ("who", WARPED),
    "peek": ("what", PEEKS),
    "cancel": ("what", CANCELS),
    "place": ("token", PLACED),
    "take": ("token", TAKEN),
}
"""Which argument of an operation is its key, and the numbers of its words."""


class Compiler:
    """Writes into a record of the kernel's setup, one row after the other."""

    def __init__(self, setup: Any) -> None:
        self.effects = _Rows(setup["effect"])
        self.all_ops = _Rows(setup["op"])
        self.aims = _Rows(setup["aim"])
        self.weapons = _Rows(setup["weapon"])
        self._aims: dict[str, int] = {}

    def effect(self, line: Line, boost: int = NONE) -> int:
        """The place of a new Effect. boost: the rule flag that names its Weapon."""
        place, out = self.effects.new()
        out["kind"] = KINDS[line["kind"]]
        out["once"] = line["once"]
        out["event"] = EVENTS.get(line.get("event", ""), NONE)
        out["event_range"] = _event_range(line.get("within"))
        ranges = line.get("range", [])
        out["n_ranges"] = len(ranges)
        for i in range(len(out["within"])):
            out["within"][i] = _within(ranges[i]) if i < len(ranges) else (NONE, NONE, 0)
        out["aim"] = self.aim(line["target"]) if "target" in line else NONE
        out["first"], out["end"] = self.ops(line.get("ops", []))
        out["weapon"] = self.weapon(line["weapon"], line["once"], boost) if "weapon" in line else NONE
        out["keys"] = _keys(line)
        return place

    def weapon(self, line: Line, once: bool, boost: int = NONE) -> int:
        """The place of a new Weapon."""
        place, out = self.weapons.new()
        melee = vocabulary.REACH if line["reach"] else vocabulary.MELEE
        out["type"] = vocabulary.RANGED if line["type"] == "ranged" else melee
        out["range"] = line["range"]
        out["damage"] = line["damage"]
        out["flags"] = sum(flag for word, flag in WEAPON_FLAGS.items() if line[word])
        out["once"] = once
        out["each"] = line["each"]["radius"] if "each" in line else NONE
        out["boost"] = boost
        out["hit"], out["hit_end"] = self.ops(line.get("onhit", []))
        out["held"], out["held_end"] = self.ops(line.get("with", []))
        return place

    def ops(self, ops: list[Line]) -> tuple[int, int]:
        """Where these operations lie, one after the other; blocks lie behind the list that they belong to."""
        if not ops:
            return NONE, NONE
        places = [self.all_ops.new() for _ in ops]
        for op, (_, out) in zip(ops, places, strict=True):
            self._op(op, out)
        return places[0][0], places[-1][0] + 1

    def _op(self, op: Line, out: Any) -> None:
        name = _code(op)
        out["code"] = getattr(vocabulary, f"OP_{name.upper()}")
        out["to"] = self.aim(op["to"]) if "to" in op else NONE
        out["key"] = _key(op)
        out["n"] = _number(op)
        out["until"] = DURATIONS[op["dur"]] if "dur" in op else NONE
        out["flags"] = _flags(op)
        out["place"] = _place(op)
        test, then = _condition(op)
        out["test"] = test
        out["a"], out["a_end"] = self.ops(then)
        out["b"], out["b_end"] = self.ops(op.get("b", []))

    def aim(self, selector: Line) -> int:
        """The place of an Aim; equal selectors share one."""
        key = repr(sorted(selector.items()))
        if key not in self._aims:
            place, out = self.aims.new()
            out["who"] = _who(selector)
            out["radius"] = selector.get("radius", NONE)
            out["centre"] = CENTRES[selector["at"]] if "radius" in selector else NONE
            rows = selector.get("filter", [])
            out["n_tests"] = len(rows)
            out["test"] = _tests(rows)
            self._aims[key] = place
        return self._aims[key]


class _Rows:
    """One array of the setup, filled from the front."""

    def __init__(self, rows: Any) -> None:
        self.rows = rows
        self.n = 0

    def new(self) -> tuple[int, Any]:
        """The next row and its place."""
        self.n += 1
        return self.n - 1, self.rows[self.n - 1]


# --- parts of an Effect


def _event_range(within: str | None) -> int:
    if within is None:
        return NONE
    return 1 if within == "adjacent" else int(within.removeprefix("R"))


def _within(range_: Line) -> tuple[int, int, int]:
    """A range of the source needs Sight, one of something else only when it says so."""
    if "of" not in range_:
        return range_["n"], vocabulary.OF_SOURCE, 1
    return range_["n"], ORIGINS[range_["of"]], int(range_.get("sight", False))


def _keys(line: Line) -> list[int]:
    """What a rule in play must be looked up for: keys of a passive effect, its event, or Upkeep."""
    match line["kind"]:
        case "P" | "P aura":
            keys = {_key(op) for op in line["ops"] if op["op"] in ("mod", "kw", "rule")}
        case "T":
            keys = {vocabulary.KEY_OF_EVENTS + EVENTS[line["event"]]}
        case "U":
            keys = {vocabulary.KEY_OF_UPKEEP}
        case _:
            keys = set()
    bits = sum(1 << key for key in keys)
    return [bits % (1 << WORD), bits >> WORD]


def _who(selector: Line) -> int:
    if selector["sel"] == "spore" and selector.get("at") == "tgt":
        return vocabulary.WHO_SPORE_AT_TARGET
    return SELECTORS[selector["sel"]]


def _tests(rows: list[list[Line]]) -> list[list[TestRow]]:
    if len(rows) > MOST_TESTS or any(len(row) > MOST_TESTS for row in rows):
        raise ContentError(f"a filter has at most {MOST_TESTS} parts with commas, of {MOST_TESTS} with bars")
    filled = [[_test(test) for test in row] for row in rows]
    filled = [row + [NO_TEST] * (MOST_TESTS - len(row)) for row in filled]
    return filled + [[NO_TEST] * MOST_TESTS] * (MOST_TESTS - len(rows))


def _test(test: Line) -> TestRow:
    if test["is"] in MONSTERS:
        return vocabulary.IS_KIND, test["not"], 0, MONSTERS.index(test["is"])
    return TESTS[test["is"]], test["not"], test.get("cmp") == "<=", test.get("n", 0)


# --- parts of an operation


def _code(op: Line) -> str:
    """kw(armor n) is mod(armor, n)."""
    return "mod" if op.get("word") == "armor" else op["op"]


def _key(op: Line) -> int:
    match op["op"]:
        case "suppress":
            return vocabulary.K_SUPPRESSED
        case "summon":
            return MONSTERS.index(op["monster"])
        case "door":
            return sum(DOOR_VERBS[verb] for verb in op["verbs"])
    field, numbers = KEYS_OF_OP.get(op["op"], ("", {}))
    return numbers[op[field]] if field else NONE


def _number(op: Line) -> int:
    """A word or flag without a number counts once."""
    if op["op"] == "warp":
        return op.get("in", 0)
    if op.get("n") == "cost+1":
        return COST_PLUS_ONE
    if op["op"] in ("kw", "rule", "suppress"):
        return 1 if op.get("n") is None else op["n"]
    return op.get("n", 0)


def _flags(op: Line) -> int:
    match op["op"]:
        case "dmg":
            return sum(DAMAGE_FLAGS[flag] for flag in set(op.get("flags", "")))
        case "step":
            return sum(STEP_FLAGS[flag] for flag in set(op["opt"]))
        case "warp":
            return int(op.get("sight", False))
    return 0


def _place(op: Line) -> int:
    match op["op"]:
        case "summon":
            return sum(PLACES[place] for place in set(op["places"]))
        case "warp":
            return BESIDE[tuple(op["adj"])] if "adj" in op else vocabulary.ADJ_NONE
    return 0


def _condition(op: Line) -> tuple[TestRow, list[Line]]:
    """The one test of a when() and what it leads to; a second test is a when() of its own inside."""
    if op["op"] != "when":
        return NO_TEST, op.get("a", [])
    first, *others = op["cond"]
    if len(first) > 1:
        raise ContentError("when() joins tests by commas, not by bars")
    if others:
        return _test(first[0]), [{**op, "cond": others}]
    return _test(first[0]), op["a"]
