"""The notation of effects: what lines say, and what becomes of them."""

from typing import Any

import numpy as np
import pytest

from dungeonzoo.envs.core.content import ContentError
from dungeonzoo.envs.cryptic import setup as words
from dungeonzoo.envs.cryptic.cards import LINES, load
from dungeonzoo.envs.cryptic.compiler import Compiler
from dungeonzoo.envs.cryptic.game import GAME
from dungeonzoo.envs.cryptic.language import FORMS, parse, parse_attacks

SELF = {"sel": "self"}
STAMINA = {"op": "chk", "attr": "stamina", "n": 0}
PLAIN = {"reach": False, "piercing": False, "knockback": False, "smiting": False}

SAYS: dict[str, dict[str, Any]] = {
    "P self: kw(armor 1,play); rule(dormant)": {
        "kind": "P",
        "once": False,
        "target": SELF,
        "ops": [
            {"op": "kw", "word": "armor", "n": 1, "dur": "play"},
            {"op": "rule", "flag": "dormant", "n": None},
        ],
    },
    "P aura mons(3)@self[other]: mod(aim,+1,play)": {
        "kind": "P aura",
        "once": False,
        "target": {"sel": "mons", "radius": 3, "at": "self", "filter": [[{"not": False, "is": "other"}]]},
        "ops": [{"op": "mod", "attr": "aim", "n": 1, "dur": "play"}],
    },
    "A! R4 cell: foes(1)@cell: dmg(2,ps)": {
        "kind": "A",
        "once": True,
        "range": [{"n": 4}],
        "target": {"sel": "cell"},
        "ops": [{"op": "dmg", "n": 2, "flags": "ps", "to": {"sel": "foes", "radius": 1, "at": "cell"}}],
    },
    "T! on monster_killed[R3] self: soul(+1)": {
        "kind": "T",
        "once": True,
        "event": "monster_killed",
        "within": "R3",
        "target": SELF,
        "ops": [{"op": "soul", "n": 1}],
    },
    "E R5 sight of mon | R3 of mono cell: chk(stamina-1){lose(1); mark(infection)}{}": {
        "kind": "E",
        "once": False,
        "range": [{"n": 5, "sight": True, "of": "mon"}, {"n": 3, "of": "mono"}],
        "target": {"sel": "cell"},
        "ops": [
            {
                **STAMINA,
                "n": -1,
                "a": [{"op": "lose", "n": 1}, {"op": "mark", "status": "infection"}],
                "b": [],
            }
        ],
    },
    "S R4 foe[cost<=1, not master|hound]: warp(self,adj tgt); self: atk(melee)": {
        "kind": "S",
        "once": False,
        "range": [{"n": 4}],
        "target": {
            "sel": "foe",
            "filter": [
                [{"not": False, "is": "cost", "cmp": "<=", "n": 1}],
                [{"not": True, "is": "master"}, {"not": False, "is": "hound"}],
            ],
        },
        "ops": [{"op": "warp", "who": "self", "adj": ["tgt"]}, {"op": "atk", "to": SELF}],
    },
    "K!: foes(2)@self each M D3pk onhit {kw(slow,eoc)} with {rule(rage 1)}": {
        "kind": "K",
        "once": True,
        "weapon": {
            **PLAIN,
            "each": {"sel": "foes", "radius": 2, "at": "self"},
            "type": "melee",
            "range": 1,
            "damage": 3,
            "piercing": True,
            "knockback": True,
            "onhit": [{"op": "kw", "word": "slow", "n": None, "dur": "eoc"}],
            "with": [{"op": "rule", "flag": "rage", "n": 1}],
        },
    },
    "E goddess: summon(hound,2,normal | near mono); pow(cost+1); drop(1, random)": {
        "kind": "E",
        "once": False,
        "target": {"sel": "goddess"},
        "ops": [
            {"op": "summon", "monster": "hound", "n": 2, "places": ["normal", "near mono"]},
            {"op": "pow", "n": "cost+1"},
            {"op": "drop", "n": 1},
        ],
    },
    "E mon|mono: heal(99); spore@tgt: kill()": {
        "kind": "E",
        "once": False,
        "target": {"sel": "mon|mono"},
        "ops": [{"op": "heal", "n": 99}, {"op": "kill", "to": {"sel": "spore", "at": "tgt"}}],
    },
    "F self: step(4,fl,nb); warp(tgt,in 5 sight); shove(2,any); door(open|seal); peek(artifact 2 keep 1)": {
        "kind": "F",
        "once": False,
        "target": SELF,
        "ops": [
            {"op": "step", "n": 4, "opt": ["fl", "nb"]},
            {"op": "warp", "who": "tgt", "in": 5, "sight": True},
            {"op": "shove", "n": 2, "dir": "any"},
            {"op": "door", "verbs": ["open", "seal"]},
            {"op": "peek", "what": "artifact 2 keep 1"},
        ],
    },
}


@pytest.mark.parametrize("line", SAYS)
def test_a_line_says(line: str):
    assert parse(line) == SAYS[line]


@pytest.mark.parametrize("line", SAYS)
def test_blanks_are_free(line: str):
    spread = line
    for sign in "{}:;,":
        spread = spread.replace(sign, f"  {sign} ")
    assert parse(spread) == SAYS[line]


def test_attacks_stand_behind_their_names():
    assert parse_attacks("Headsman's Blade Reach D2; Auto-Cannon Mk II! R5 D2 onhit {lose(1); stam(-1)}") == [
        {
            **PLAIN,
            "name": "Headsman's Blade",
            "once": False,
            "type": "melee",
            "reach": True,
            "range": 2,
            "damage": 2,
        },
        {
            **PLAIN,
            "name": "Auto-Cannon Mk II",
            "once": True,
            "type": "ranged",
            "range": 5,
            "damage": 2,
            "onhit": [{"op": "lose", "n": 1}, {"op": "stam", "n": -1}],
        },
    ]


def test_every_operation_is_used():
    text = " ".join(row[field] for row in load(None) for field in (*LINES, "attacks") if field in row)
    assert [name for name in (*FORMS, "when") if f"{name}(" not in text] == []


FAULTS = {
    "": "a kind",
    "X self: heal(1)": "'X self: heal\\(1\\)' stands where a kind",
    "PA self: heal(1)": "a kind",
    "A self heal(1)": "a colon",
    "A self:": "'the end' stands where an operation",
    "A self: heal(1);": "'the end' stands where an operation",
    "A self: heal(1) heal(1)": "'heal\\(1\\)' stands where the line must end",
    "A self: heal": "brackets of heal",
    "A self: heal(x)": "heal\\(x\\) is not possible.*heal\\(n\\)",
    "A self: wall(1)": "wall\\(1\\) is not possible",
    "A self: chk(stamina)": "a block",
    "A self: chk(stamina){}": "a block",
    "A self: chk(stamina){heal(1)": "a closing brace",
    "A self: chk(luck){}{}": "no check 'luck'",
    "A self: mod(luck,1,eoc)": "no attribute 'luck'",
    "A self: mod(aim,1,soon)": "no duration 'soon'",
    "A self: kw(luck,eoc)": "no word of kw 'luck'",
    "A self: kw(armor,eoc)": "armor has a number",
    "A self: kw(slow 2,eoc)": "armor has a number",
    "A self: rule(luck)": "no rule flag 'luck'",
    "A self: mark(luck)": "no status 'luck'",
    "A self: warp(self,in)": "warp\\(self,in\\) is not possible",
    "A self: warp(self,adj mon)": "no place 'adj mon'",
    "A self: summon(dog,1)": "no Monster 'dog'",
    "A self: summon(hound,1,far)": "no place of summon 'far'",
    "A self: step(1,up)": "no option of step 'up'",
    "A self: shove(1,up)": "no direction 'up'",
    "A self: door(break)": "no verb of door 'break'",
    "A foes(1): heal(1)": "no selector; an area",
    "A foes@self: heal(1)": "no selector; an area",
    "A foes(1)@home: heal(1)": "no centre 'home'",
    "A foe[lucky]: heal(1)": "no test 'lucky'",
    "A foe[cost=1]: heal(1)": "'cost=1' is no test",
    "A R3 of home foe: heal(1)": "no origin of a range 'home'",
    "A R3 | foe: heal(1)": "a range",
    "T self: heal(1)": "an event",
    "T on luck self: heal(1)": "no event 'luck'",
    "T on own_kill[far] self: heal(1)": "no distance",
    "K: D2": "a weapon",
    "K: R5 D2x": "a weapon",
    "K: R5 D2 onhit": "a block",
}


@pytest.mark.parametrize("line", FAULTS)
def test_a_wrong_line_is_refused_in_one_line_that_says_what_would_be_right(line: str):
    with pytest.raises(ContentError, match=FAULTS[line]) as error:
        parse(line)
    assert "\n" not in str(error.value)


# --- what becomes of lines


class Compiled:
    """Lines compiled into an empty setup."""

    def __init__(self, *lines: str) -> None:
        self.setup: Any = np.zeros((), GAME.rules.setup_dtype)
        self.compiler = Compiler(self.setup)
        self.effects = [self.setup["effect"][self.compiler.effect(parse(line))] for line in lines]

    def ops(self, effect: int = 0, first: str = "first", end: str = "end") -> list[Any]:
        row = self.effects[effect]
        return [self.setup["op"][i] for i in range(row[first], row[end])]

    def block(self, op: Any, name: str) -> list[Any]:
        return [self.setup["op"][i] for i in range(op[name], op[f"{name}_end"])]


def test_operations_lie_one_after_the_other_and_blocks_behind_them():
    made = Compiled("E victim: chk(stamina+2){dmg(2); lose(1)}{}; stam(-1)")
    check, stam = made.ops()
    assert (check["code"], check["key"], check["n"]) == (words.OP_CHK, words.K_STAMINA_CHECK, 2)
    assert (stam["code"], stam["n"], stam["to"], stam["key"]) == (words.OP_STAM, -1, -1, -1)
    assert [op["code"] for op in made.block(check, "a")] == [words.OP_DMG, words.OP_LOSE]
    assert made.block(check, "b") == []


def test_selectors_are_kept_once_and_only_where_they_stand():
    made = Compiled("A R4 foe: lose(3); foes(1)@tgt: lose(1); stam(1)", "A foes(1)@tgt: lose(1)")
    first, second, third = made.ops()
    assert [first["to"], third["to"]] == [-1, -1]
    assert second["to"] == made.effects[1]["aim"]
    area = made.setup["aim"][second["to"]]
    assert (area["who"], area["radius"], area["centre"]) == (words.WHO_FOES, 1, words.AT_TGT)
    foe = made.setup["aim"][made.effects[0]["aim"]]
    assert (foe["who"], foe["radius"], foe["centre"], foe["n_tests"]) == (words.WHO_FOE, -1, -1, 0)


def test_filters_are_rows_of_tests():
    made = Compiled("E crypts[infected|not retired, cost<=2]: lose(1)", "P mons[troll]: rule(dormant)")
    aim = made.setup["aim"][made.effects[0]["aim"]]
    assert aim["n_tests"] == 2
    assert aim["test"].tolist() == [
        [(words.IS_INFECTED, 0, 0, 0), (words.IS_RETIRED, 1, 0, 0)],
        [(words.IS_COST, 0, 1, 2), (-1, 0, 0, 0)],
    ]
    kind = made.setup["aim"][made.effects[1]["aim"]]["test"][0][0].tolist()
    assert kind == (words.IS_KIND, 0, 0, words.TROLL)


def test_ranges_of_the_source_need_sight_others_when_they_say_so():
    made = Compiled("E R5 sight of mon | R3 of mono cell: lose(1)", "A R2 foe: lose(1)", "A self: lose(1)")
    assert [effect["n_ranges"] for effect in made.effects] == [2, 1, 0]
    assert made.effects[0]["within"].tolist() == [(5, words.OF_MON, 1), (3, words.OF_MONO, 0)]
    assert made.effects[1]["within"].tolist() == [(2, words.OF_SOURCE, 1), (-1, -1, 0)]


def test_armor_is_a_change_and_other_words_are_not():
    armor, slow, flag, number = Compiled(
        "P self: kw(armor 2,eoc); kw(slow,eon); rule(dormant); rule(rage 2)"
    ).ops()
    assert [armor[field] for field in ("code", "key", "n", "until")] == [
        *(words.OP_MOD, words.K_ARMOR, 2, words.UNTIL_EOC)
    ]
    assert [slow[field] for field in ("code", "key", "n", "until")] == [
        *(words.OP_KW, words.K_SLOW, 1, words.UNTIL_EON)
    ]
    assert [flag[field] for field in ("code", "key", "n", "until")] == [
        *(words.OP_RULE, words.K_DORMANT, 1, -1)
    ]
    assert (number["key"], number["n"]) == (words.K_RAGE, 2)


def test_a_second_condition_is_a_when_inside():
    made = Compiled("A foe: when(cost<=2, not master){kill()}{dmg(4,p)}")
    (outer,) = made.ops()
    assert outer["test"].tolist() == (words.IS_COST, 0, 1, 2)
    (inner,) = made.block(outer, "a")
    assert (inner["code"], inner["test"].tolist()) == (words.OP_WHEN, (words.IS_MASTER, 1, 0, 0))
    assert [op["code"] for op in made.block(inner, "a")] == [words.OP_KILL]
    for when in (outer, inner):
        (damage,) = made.block(when, "b")
        assert (damage["code"], damage["n"], damage["flags"]) == (words.OP_DMG, 4, words.PIERCING)


def test_numbers_flags_and_places_of_operations():
    line = (
        "E goddess: pow(cost+1); summon(spore,2,near mon|near mono); summon(hound,1); door(open|close);"
        " step(3,nb,fl); warp(self,in 5 sight); warp(tgt,adj mono|adj spore); suppress(eoc)"
    )
    power, near, plain, door, step, within, beside, suppress = Compiled(line).ops()
    assert power["n"] == 100
    assert [near[field] for field in ("key", "n", "place")] == [
        *(words.SPORE, 2, words.NEAR_MON | words.NEAR_MONO)
    ]
    assert (plain["key"], plain["place"]) == (words.HOUND, words.NORMAL)
    assert door["key"] == words.OPEN_DOOR | words.CLOSE_DOOR
    assert (step["n"], step["flags"]) == (3, words.NO_BREAK | words.FLOATING)
    assert [within[f] for f in ("key", "n", "flags", "place")] == [words.WHO_SELF, 5, 1, words.ADJ_NONE]
    assert [beside[f] for f in ("key", "place")] == [words.WHO_TGT, words.ADJ_MONO_OR_SPORE]
    assert (suppress["code"], suppress["key"]) == (words.OP_SUPPRESS, words.K_SUPPRESSED)


def test_weapons():
    made = Compiled("K!: foes(2)@self each M D3pk onhit {kw(slow,eoc)} with {rule(struct_dmg 1)}", "K: R5 D2")
    weapons = [made.setup["weapon"][effect["weapon"]] for effect in made.effects]
    assert [effect["aim"] for effect in made.effects] == [-1, -1]
    fields = ("type", "range", "damage", "flags", "once", "each", "boost")
    assert [int(weapons[0][field]) for field in fields] == [
        *(words.MELEE, 1, 3, words.PIERCING | words.KNOCKBACK, 1, 2, -1)
    ]
    assert [int(weapons[1][field]) for field in fields] == [words.RANGED, 5, 2, 0, 0, -1, -1]
    assert made.setup["op"][weapons[0]["hit"]]["key"] == words.K_SLOW
    assert made.setup["op"][weapons[0]["held"]]["key"] == words.K_STRUCT_DMG
    assert (weapons[1]["hit"], weapons[1]["hit_end"]) == (-1, -1)


def keys(line: str) -> set[int]:
    low, high = (int(word) for word in Compiled(line).effects[0]["keys"])
    return {key for key in range(128) if (low | high << 64) >> key & 1}


def test_keys_say_what_a_rule_in_play_is_looked_up_for():
    assert keys("P self: kw(armor 1,play); rule(dormant)") == {words.K_ARMOR, words.K_DORMANT}
    assert keys("P aura foes(1)@self: mod(aim,-1,play)") == {words.K_AIM}
    assert keys("T on skull_placed goddess: blood(+1)") == {words.KEY_OF_EVENTS + words.ON_SKULL_PLACED}
    assert keys("U mons: heal(1)") == {words.KEY_OF_UPKEEP}
    assert keys("A self: mod(aim,+1,eoc)") == set()


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("A foe[retired, other, squad]: lose(1)", "at most 2"),
        ("A foe[retired|other|squad]: lose(1)", "at most 2"),
        ("A foe: when(retired|other){kill()}{}", "commas"),
    ],
)
def test_what_rows_cannot_hold_is_refused(line: str, found: str):
    with pytest.raises(ContentError, match=found):
        Compiled(line)
