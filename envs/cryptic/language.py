"""The notation in which the card tables say what a thing does: one line, parsed into plain dicts and lists.

    effect    = kind ["!"] [event] [ranges] selector ":" oplist   |   "K" ["!"] ":" weapon
    kind      = "P" | "P aura" | "A" | "F" | "S" | "T" | "U" | "E"
    event     = "on" name ["[" ("R" n | "adjacent") "]"]              (after T)
    ranges    = range {"|" range}
    range     = "R" n ["sight"] ["of" ("mon" | "mono" | "infected")]
    selector  = name ["(" n ")@" centre] ["[" filter "]"]  |  "mon|mono"  |  "spore@tgt"
    filter    = alt {"," alt}          alt = test {"|" test}          (comma: and, bar: or)
    test      = ["not"] name  |  ("cost" | "totems" | "pods") ("<=" | ">=") n
    oplist    = [selector ":"] op {";" [selector ":"] op}
    op        = name "(" arguments ")" [block block]                  (blocks after chk and when)
    block     = "{" [oplist] "}"
    weapon    = ["foes(" n ")@self each"] ("R" n | "M" | "Reach") "D" n {"p" | "k" | "s"}
                ["onhit" block] ["with" block]
    attack    = name ["!"] weapon

What the words mean stands in docs/cryptic/rules.md; which there are, in setup.pxd. Whatever is wrong is a
ContentError.
"""

import re
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from ..core.content import ContentError
from . import setup as vocabulary

Line = dict[str, Any]

MONSTERS = (
    *("hound", "guardian", "spectro", "slayer", "leech", "troll"),
    *("spore", "disciple", "putrifier", "greenlord", "gash"),
)
"""What lines call the Monster sheets, in their order."""
COUNTED = ("cost", "totems", "pods")
"""Tests that compare a number."""
LAST_ATTRIBUTE, FIRST_WORD, FIRST_FLAG = vocabulary.K_REST_HEAL, vocabulary.K_AMBUSH, vocabulary.K_BRACED


def names(prefix: str) -> dict[str, int]:
    """The words of the vocabulary whose constants begin so, with their numbers."""
    constants = vars(vocabulary).items()
    return {name[len(prefix) :].lower(): number for name, number in constants if name.startswith(prefix)}


KEYS = names("K_")
ATTRIBUTES = {name: key for name, key in KEYS.items() if key <= LAST_ATTRIBUTE}
WORDS = {
    name: key for name, key in KEYS.items() if FIRST_WORD <= key < vocabulary.K_SUPPRESSED or name == "armor"
}
FLAGS = {name: key for name, key in KEYS.items() if key >= FIRST_FLAG}
CHECKS = {"aim": vocabulary.K_AIM, "cast": vocabulary.K_CAST, "stamina": vocabulary.K_STAMINA_CHECK}
SELECTORS = {
    **{name: who for name, who in names("WHO_").items() if who < vocabulary.WHO_MON_OR_MONO},
    "mon|mono": vocabulary.WHO_MON_OR_MONO,
}
CENTRES = names("AT_")
TESTS = {name: test for name, test in names("IS_").items() if name != "kind"}
EVENTS = names("ON_")
DURATIONS = names("UNTIL_")
STATUSES = {
    "infection": vocabulary.INFECTION,
    "entombed": vocabulary.ENTOMBED,
    "vendetta": vocabulary.VENDETTA,
    "burning": vocabulary.BURNING,
    "ward": vocabulary.WARD,
}
CLEANED = {**STATUSES, "all": vocabulary.CLEAN_ALL, "mods": vocabulary.CLEAN_MODS}
ORIGINS = {name: of for name, of in names("OF_").items() if name != "source"}
DIRECTIONS = {
    "any": vocabulary.SHOVE_ANY,
    "to_src": vocabulary.TO_SRC,
    "to_cell": vocabulary.TO_CELL,
    "to_fire": vocabulary.TO_FIRE,
}
DOOR_VERBS = {"open": vocabulary.OPEN_DOOR, "close": vocabulary.CLOSE_DOOR, "seal": vocabulary.SEAL_DOOR}
STEP_FLAGS = {"nb": vocabulary.NO_BREAK, "fl": vocabulary.FLOATING, "caster": vocabulary.CASTER}
DAMAGE_FLAGS = {"p": vocabulary.PIERCING, "k": vocabulary.KNOCKBACK, "s": vocabulary.SMITING}
PLACES = {
    "normal": vocabulary.NORMAL,
    "near corpse": vocabulary.NEAR_CORPSE,
    "near mono": vocabulary.NEAR_MONO,
    "near sarcophagus": vocabulary.NEAR_SARCOPHAGUS,
    "near mon": vocabulary.NEAR_MON,
    "beside self": vocabulary.BESIDE_SELF,
}
BESIDE = {
    ("tgt",): vocabulary.ADJ_TGT,
    ("self",): vocabulary.ADJ_SELF,
    ("mono", "spore"): vocabulary.ADJ_MONO_OR_SPORE,
}
PEEKS = {"goddess_hand": vocabulary.PEEK_HAND, "artifact 2 keep 1": vocabulary.PEEK_ARTIFACT}
CANCELS = {"damage": vocabulary.CANCEL_DAMAGE, "move": vocabulary.CANCEL_MOVE}
PLACED = {"barricade": vocabulary.PLACE_BARRICADE}
TAKEN = {"soul": vocabulary.TAKE_SOUL, "skull": vocabulary.TAKE_SKULL}
WARPED = {"self": vocabulary.WHO_SELF, "tgt": vocabulary.WHO_TGT}


# --- what stands between the brackets of an operation


def _known(word: str, known: Any, what: str) -> str:
    if word not in known:
        raise ContentError(f"there is no {what} {word!r}; it must be one of {', '.join(known)}")
    return word


def _number(found: Line) -> Line:
    return {"n": int(found["n"])}


def _word(field: str, known: Any, what: str) -> Callable[[Line], Line]:
    return lambda found: {field: _known(found["word"], known, what)}


def _nothing(found: Line) -> Line:
    return {}


def _dmg(found: Line) -> Line:
    return {"n": int(found["n"]), **({"flags": found["flags"]} if found["flags"] else {})}


def _mod(found: Line) -> Line:
    attribute = _known(found["word"], ATTRIBUTES, "attribute")
    return {"attr": attribute, "n": int(found["n"]), "dur": _known(found["dur"], DURATIONS, "duration")}


def _kw(found: Line) -> Line:
    word = _known(found["word"], WORDS, "word of kw")
    if (word == "armor") != (found["n"] is not None):
        raise ContentError(f"kw({word}): armor has a number, the other words have none")
    return {"word": word, "n": _maybe(found["n"]), "dur": _known(found["dur"], DURATIONS, "duration")}


def _suppress(found: Line) -> Line:
    return {"dur": _known(found["word"], DURATIONS, "duration")}


def _chk(found: Line) -> Line:
    return {"attr": _known(found["word"], CHECKS, "check"), "n": int(found["n"] or 0)}


def _step(found: Line) -> Line:
    options = [word for word in found["words"].split(",") if word]
    return {"n": int(found["n"]), "opt": [_known(word, STEP_FLAGS, "option of step") for word in options]}


def _shove(found: Line) -> Line:
    return {"n": int(found["n"]), "dir": _known(found["word"], DIRECTIONS, "direction")}


def _warp(found: Line) -> Line:
    who = _known(found["word"], WARPED, "unit of warp")
    if found["n"] is not None:
        return {"who": who, "in": int(found["n"]), "sight": found["sight"] is not None}
    places = [place.removeprefix("adj ") for place in found["places"].split("|")]
    if tuple(places) not in BESIDE:
        right = ", ".join("|".join(f"adj {name}" for name in known) for known in BESIDE)
        raise ContentError(f"there is no place {found['places']!r} of warp; it must be one of {right}")
    return {"who": who, "adj": places}


def _summon(found: Line) -> Line:
    places = (found["words"] or "normal").split("|")
    return {
        "monster": _known(found["word"], MONSTERS, "Monster"),
        "n": int(found["n"]),
        "places": [_known(place, PLACES, "place of summon") for place in places],
    }


def _door(found: Line) -> Line:
    return {"verbs": [_known(word, DOOR_VERBS, "verb of door") for word in found["words"].split("|")]}


def _pow(found: Line) -> Line:
    return {"n": "cost+1" if found["n"] == "cost+1" else int(found["n"])}


def _rule(found: Line) -> Line:
    return {"flag": _known(found["word"], FLAGS, "rule flag"), "n": _maybe(found["n"])}


def _maybe(number: str | None) -> int | None:
    return None if number is None else int(number)


N = r"(?P<n>[+-]?\d+)"
W = r"(?P<word>\w+)"
DUR = r"(?P<dur>\w+)"
Reader = Callable[[Line], Line]
FORMS: dict[str, tuple[str, str, Reader]] = {
    **{name: (N, "n", _number) for name in ("lose", "heal", "stam", "draw", "blood", "soul")},
    **{name: (N, "n", _number) for name in ("uncharge", "acts", "progress")},
    **{name: ("", "", _nothing) for name in ("wall", "unempower", "retire", "prep", "trade", "kill")},
    "dmg": (rf"{N}(,(?P<flags>[pks]+))?", "n[,flags]", _dmg),
    "mod": (rf"{W},{N},{DUR}", "attribute,n,duration", _mod),
    "kw": (rf"{W}( {N})?,{DUR}", "word[ n],duration", _kw),
    "suppress": (W, "duration", _suppress),
    "chk": (rf"{W}{N}?", "stamina[+n]", _chk),
    "step": (rf"{N}(?P<words>(,\w+)*)", "n[,nb][,fl][,caster]", _step),
    "shove": (rf"{N},{W}", "n,direction", _shove),
    "warp": (rf"{W},(in {N}(?P<sight> sight)?|(?P<places>adj [^,]+))", "self|tgt,in n[ sight]|adj x", _warp),
    "summon": (rf"{W},{N}(,(?P<words>[^,]+))?", "monster,n[,places]", _summon),
    "place": (W, "token", _word("token", PLACED, "token to place")),
    "take": (W, "token", _word("token", TAKEN, "token to take")),
    "door": (r"(?P<words>[^,]+)", "verb|verb", _door),
    "drop": (rf"{N},random", "n,random", _number),
    "pow": (r"(?P<n>[+-]?\d+|cost\+1)", "n", _pow),
    "mark": (W, "status", _word("status", STATUSES, "status")),
    "clean": (W, "status", _word("what", CLEANED, "status to clean")),
    "reroll": ("free", "free", _nothing),
    "redirect": ("self", "self", _nothing),
    "atk": ("melee", "melee", _nothing),
    "cancel": (W, "damage|move", _word("what", CANCELS, "thing to cancel")),
    "peek": (r"(?P<word>[^,]+)", "what", _word("what", PEEKS, "thing to peek at")),
    "rule": (rf"{W}( {N})?", "flag[ n]", _rule),
}
"""For each operation what stands between its brackets: as a pattern, in words, and how it is read."""
BLOCKS = ("chk", "when")
"""Operations with two blocks."""

RE_AIMED = re.compile(r"[a-z|]+(\(\d+\))?(@[a-z]+)?\s*(\[[^\]]*\])?\s*:")
SELECTOR = re.compile(r"(?P<sel>[a-z|]+)(\((?P<radius>\d+)\))?(@(?P<at>[a-z]+))?\s*(\[(?P<filter>[^\]]*)\])?")
RANGE = re.compile(r"R(?P<n>\d+)\b(?P<sight>\s+sight\b)?(\s+of\s+(?P<of>\w+))?")
EVENT = re.compile(r"on\s+(?P<event>\w+)\s*(\[(?P<within>[^\]]*)\])?")
REACH = re.compile(
    r"(foes\((?P<each>\d+)\)@self\s+each\s+)?"
    r"(?P<reach>R(?P<n>\d+)|M|Reach)\s+D(?P<damage>\d+)(?P<flags>[pks]*)(?!\w)"
)
ATTACK = re.compile(r"(?P<name>[^;{}]+?)(?P<once>!?)\s+(?=(R\d+|M|Reach)\s+D\d)")
TEST = re.compile(
    r"(?P<not>not\s+)?((?P<counted>cost|totems|pods)\s*(?P<cmp><=|>=)\s*(?P<n>\d+)|(?P<is>[a-z_]+))"
)


class Scanner:
    """A line and how far it has been read."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0

    def rest(self) -> str:
        return self.text[self.at :].strip()

    def take(self, pattern: str | re.Pattern[str]) -> re.Match[str] | None:
        """What stands next, if it is of this pattern; blanks before it are free."""
        blanks = re.compile(r"\s*").match(self.text, self.at)
        start = blanks.end() if blanks else self.at
        found = re.compile(pattern).match(self.text, start)
        if found:
            self.at = found.end()
        return found

    def need(self, pattern: str | re.Pattern[str], what: str) -> re.Match[str]:
        found = self.take(pattern)
        if not found:
            raise ContentError(f"{self.rest() or 'the end'!r} stands where {what} must stand")
        return found

    def ahead(self, pattern: re.Pattern[str]) -> bool:
        """Whether this stands next."""
        at = self.at
        found = self.take(pattern)
        self.at = at
        return found is not None

    def end(self) -> None:
        if self.rest():
            raise ContentError(f"{self.rest()!r} stands where the line must end")


# --- lines


@lru_cache(1 << 12)
def parse(text: str) -> Line:
    """What an effect line says, not to be changed. Raises ContentError."""
    scanner = Scanner(text)
    kind = scanner.need(r"P\s+aura\b|[PAFSTUEK](?!\w)", "a kind (P, P aura, A, F, S, T, U, E or K)")
    line: Line = {"kind": " ".join(kind[0].split()), "once": scanner.take("!") is not None}
    if line["kind"] == "K":
        scanner.need(":", "a colon")
        line["weapon"] = _weapon(scanner)
    else:
        line |= _opening(scanner, line["kind"])
        scanner.need(":", "a colon")
        line["ops"] = _ops(scanner)
    scanner.end()
    return line


@lru_cache(1 << 10)
def parse_attacks(text: str) -> list[Line]:
    """The printed Attacks that a line names, as dicts not to be changed. Raises ContentError."""
    scanner = Scanner(text)
    attacks = [_attack(scanner)]
    while scanner.take(";"):
        attacks.append(_attack(scanner))
    scanner.end()
    return attacks


def _attack(scanner: Scanner) -> Line:
    found = scanner.need(ATTACK, "a name and a weapon such as 'Pistol R3 D2'")
    return {"name": found["name"].strip(), "once": bool(found["once"]), **_weapon(scanner)}


def _opening(scanner: Scanner, kind: str) -> Line:
    """Event, ranges and main target."""
    line: Line = {}
    if kind == "T":
        found = scanner.need(EVENT, "an event such as 'on own_kill'")
        line["event"] = _known(found["event"], EVENTS, "event")
        if found["within"] is not None:
            line["within"] = _within(found["within"])
    ranges = _ranges(scanner)
    if ranges:
        line["range"] = ranges
    line["target"] = _selector(scanner)
    return line


def _within(text: str) -> str:
    if not re.fullmatch(r"R\d+|adjacent", text):
        raise ContentError(f"{text!r} is no distance of an event; it must be like 'R3', or 'adjacent'")
    return text


def _ranges(scanner: Scanner) -> list[Line]:
    ranges = []
    found = scanner.take(RANGE)
    while found:
        ranges.append({"n": int(found["n"]), **({"sight": True} if found["of"] and found["sight"] else {})})
        if found["of"]:
            ranges[-1]["of"] = _known(found["of"], ORIGINS, "origin of a range")
        found = scanner.need(RANGE, "a range such as 'R5'") if scanner.take(r"\|") else None
    return ranges


def _selector(scanner: Scanner) -> Line:
    found = scanner.need(SELECTOR, "a selector")
    selector: Line = {"sel": _known(found["sel"], SELECTORS, "selector")}
    if found["radius"] is not None:
        selector["radius"] = int(found["radius"])
    if found["at"] is not None:
        selector["at"] = _known(found["at"], CENTRES, "centre")
    if (found["radius"] is None) != (found["at"] is None) and found[0].strip() != "spore@tgt":
        raise ContentError(f"{found[0]!r} is no selector; an area must be like foes(1)@self")
    if found["filter"] is not None:
        selector["filter"] = _filter(found["filter"])
    return selector


def _filter(text: str) -> list[list[Line]]:
    return [[_test(test) for test in alternatives.split("|")] for alternatives in text.split(",")]


def _test(text: str) -> Line:
    found = TEST.fullmatch(text.strip())
    if not found:
        raise ContentError(f"{text.strip()!r} is no test; it must be like 'retired' or 'cost<=2'")
    test: Line = {"not": found["not"] is not None}
    if found["counted"]:
        return {**test, "is": found["counted"], "cmp": found["cmp"], "n": int(found["n"])}
    known = [name for name in TESTS if name not in COUNTED]
    return {**test, "is": _known(found["is"], (*known, *MONSTERS), "test")}


def _ops(scanner: Scanner) -> list[Line]:
    ops = [_op(scanner)]
    while scanner.take(";"):
        ops.append(_op(scanner))
    return ops


def _op(scanner: Scanner) -> Line:
    to = None
    if scanner.ahead(RE_AIMED):
        to = _selector(scanner)
        scanner.need(":", "a colon")
    name = scanner.need(r"[a-z]+", "an operation")[0]
    arguments = scanner.need(r"\(([^()]*)\)", f"the brackets of {name}")[1]
    op: Line = {"op": _known(name, (*FORMS, "when"), "operation"), **_arguments(name, arguments)}
    if name in BLOCKS:
        op |= {"a": _block(scanner), "b": _block(scanner)}
    return op if to is None else {**op, "to": to}


def _arguments(name: str, text: str) -> Line:
    if name == "when":
        return {"cond": _filter(text)}
    pattern, form, reader = FORMS[name]
    plain = re.sub(r"\s*([,|])\s*", r"\1", " ".join(text.split()))
    found = re.fullmatch(pattern, plain)
    if not found:
        raise ContentError(f"{name}({text}) is not possible; it must be like {name}({form})")
    return reader(found.groupdict())


def _block(scanner: Scanner) -> list[Line]:
    scanner.need(r"\{", "a block in braces")
    if scanner.take(r"\}"):
        return []
    ops = _ops(scanner)
    scanner.need(r"\}", "a closing brace")
    return ops


def _weapon(scanner: Scanner) -> Line:
    found = scanner.need(REACH, "a weapon such as 'R3 D2'")
    weapon: Line = {}
    if found["each"]:
        weapon["each"] = {"sel": "foes", "radius": int(found["each"]), "at": "self"}
    weapon |= {
        "type": "ranged" if found["n"] else "melee",
        "reach": found["reach"] == "Reach",
        "range": int(found["n"] or (2 if found["reach"] == "Reach" else 1)),
        "damage": int(found["damage"]),
        "piercing": "p" in found["flags"],
        "knockback": "k" in found["flags"],
        "smiting": "s" in found["flags"],
    }
    for word in ("onhit", "with"):
        if scanner.take(word):
            weapon[word] = _block(scanner)
    return weapon
