"""The effect language said in English: what an Ability, a card part or an Attack does, in one sentence."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ..core.speech import count

Parsed = Mapping[str, Any]
"""An effect, an operation, a selector or a weapon as the language parses it."""

KINDS = {"A": "Action", "F": "Free Action", "S": "Spell", "U": "Upkeep", "K": "Attack"}

WHO = {
    "ally": "another Cryptonaut",
    "mate": "a Cryptonaut",
    "foe": "a Monster",
    "hit": "a Monster or a Structure with Health",
    "crypt": "a Cryptonaut",
    "mon": "one of the Goddess's Monsters",
    "mono": "a Monolith",
    "mon|mono": "one of the Goddess's Monsters or a Monolith",
    "cell": "a space",
    "door": "a Door",
    "skull": "a Blood Skull",
    "spore": "a Spore beside it",
    "tgt": "it",
    "killer": "the killer",
    "roller": "who rolled",
    "victim": "the victim",
    "squad": "the Squad",
    "team": "all Cryptonauts",
    "crypts": "Cryptonauts",
    "mates": "Cryptonauts",
    "foes": "Monsters",
    "mons": "Monsters of the Goddess",
    "monos": "Monoliths",
}
"""Selectors; `self` and `goddess` need no word."""

CENTRES = {
    "self": "",
    "tgt": " of it",
    "cell": " of the space",
    "victim": " of the victim",
    "mons": " of one of her Monsters",
    "sultan": " of the Sultan",
    "fire": " of the Fire",
}
RANGE_OF = {"mon": "one of her Monsters", "mono": "a Monolith", "infected": "an infected Cryptonaut"}

TESTS = {
    "unretired": "not Retired",
    "retired": "Retired",
    "squad": "of the Squad",
    "other": "others",
    "same_board": "on the same board",
    "free": "free",
    "inner_wall": "an inner Wall",
    "structure": "with a Structure that has Health",
    "soul": "with a Soul",
    "sight": "in Sight",
    "infected": "infected",
    "adjacent_infected": "beside an infected Cryptonaut",
    "below_max_vitae": "below maximum Vitae",
    "unspent_soul": "with an unused Soul",
    "soul_charged": "with a Soul Charge",
    "open": "open",
    "unoccupied": "unoccupied",
    "adjacent_spore": "beside a Spore",
    "master": "a Master",
    "demigoddess": "a Demigoddess",
    "on_deep": "on deep Tide",
    "adjacent_fire": "beside the Fire",
    "cost": "of Cost",
    "totems": "Totems standing",
    "pods": "Pods standing",
}

EVENTS = {
    "own_aim_fail": "after an own failed Aim check",
    "own_kill": "after an own kill",
    "squad_kill": "after a kill by the Squad",
    "ally_attacked": "when an Attack hits another Cryptonaut",
    "own_artifact_pickup": "before an Artifact is drawn",
    "squad_stamina_fail": "after a failed Stamina check of the Squad",
    "mate_check_fail": "after a failed check of a Cryptonaut",
    "monster_killed": "after a Monster was killed",
    "own_monster_killed": "after a Monster of the Goddess was killed",
    "spore_killed": "after a Spore was killed",
    "self_killed": "when it is killed by a Cryptonaut",
    "skull_placed": "when a Blood Skull is placed",
    "crypt_between_or_dead": "when a Cryptonaut falls Between Realms or dies",
    "mon_attack_damages_crypt": "when an Attack of a Monster damages a Cryptonaut",
    "self_damaged": "before Damage is taken",
}

EVENT_RANGE = {"": "", "adjacent": " beside it"}
"""How near an event must be; else "R" and a number."""

UNTIL = {
    "act": " for this Action",
    "turn": " for this Turn",
    "eoc": " until Cleanup",
    "eon": " until the Cleanup of the next Round",
    "play": "",
}

ATTRIBUTES = {
    "aim": "Aim",
    "move": "Move",
    "damage": "Damage",
    "armor": "Armor",
    "range": "Range",
    "cast": "Cast",
    "health": "Health",
    "max_vitae": "maximum Vitae",
    "max_stamina": "maximum Stamina",
    "vuln": "Damage taken from Attacks",
    "stamina_check": "Stamina checks",
    "soul_restore": "Soul Restore",
    "rest_heal": "Rest",
}

STATUSES = {
    "infection": "infected",
    "entombed": "Entombed",
    "vendetta": "Vendetta",
    "burning": "burning",
    "ward": "the next card Effect of the Goddess is cancelled",
}

CLEAN = {"all": "every status ends", "mods": "what weakens it ends", "infection": "the infection ends"}

FLAGS = {
    "braced": "Long Rifle: Damage {n} if she has not moved in this Round",
    "ranged_piercing": "ranged Attacks have Piercing",
    "melee_piercing": "Melee Attacks have Piercing",
    "rage": "Melee Damage {n} at 2 Vitae or less",
    "struct_dmg": "Damage {n} against Structures",
    "flank": "Damage {n} against a Monster beside another Cryptonaut",
    "spellstrike": "Melee Damage {n} until Cleanup after a Spell",
    "acid": "Acid Flask: a hit also takes {n} Armor until Cleanup",
    "hit_slows_move": "Attacks that hit also take {n} Move until Cleanup",
    "ability_dmg": "Abilities over an area: Damage {n}",
    "prep_aim": "Prepared Action: Aim {n}",
    "prep_range": "Prepare works within {n} spaces",
    "breakaway_auto": "Break-Away checks succeed, except against Grapple",
    "breakaway_bonus": "Break-Away checks {n}",
    "no_grapple": "Grapple is ignored",
    "ignore_ethereal": "Ethereal is ignored",
    "ignore_fearsome": "Fearsome is ignored",
    "ignore_terrain_cost": "every space costs 1 point",
    "hazard_bonus": "Stamina checks of Hazards, Objectives and Traps {n}",
    "no_between_slow": "Between Realms does not slow them",
    "open_arcane": "opens Arcane Doors",
    "free_open": "opening a Door in a Move costs no point",
    "thorns": "a Monster that hits her with a Melee Attack loses {n} Health",
    "immune_infection": "cannot be infected",
    "ranged_foe_aim": "ranged Attacks against her: Aim {n}",
    "hammer": "Master's Hammer: Damage {n}",
    "gauntlet": "Lich-Iron Gauntlet: Damage {n}",
    "trident": "Trident of the Ancients: Damage {n}, Knockback",
    "emperor": "Emperor's Blade: Reach, Piercing",
    "grimoire_aim": "the Nameless Grimoire may be used with an Aim check",
    "pack": "Aim {n} against a Cryptonaut beside another Crypt Hound",
    "attacks_reach": "Melee Attacks have Reach",
    "attacks_knockback": "Attacks have Knockback",
    "attacks_infect": "whom an Attack damages makes a Stamina check (failed: infected)",
    "bloodscent": "Aim {n} against Cryptonauts below maximum Vitae",
    "burst_radius": "Burst reaches {n} spaces",
    "no_open_doors": "they cannot open Doors",
    "charge_once": "each may Soul Charge only once per Round",
    "empower_cost": "Empower costs {n}",
    "summon_near_mono": "Monsters may be Summoned beside Monoliths, not beside Cryptonauts",
    "totem_armor": "Armor {n} while two or more Totems stand",
    "dormant": "one Action until a Totem was destroyed or she lost Health",
}
PLAIN = ("acid", "hit_slows_move", "prep_range", "thorns", "burst_radius", "totem_armor")
"""Flags whose number is no change and has no sign."""

PLACES = {
    "near corpse": "beside a Corpse",
    "near mono": "beside a Monolith",
    "near sarcophagus": "beside a Sarcophagus",
    "near mon": "beside a Monster",
    "beside self": "beside it",
}
DIRECTIONS = {
    "any": "in a direction",
    "to_src": "nearer",
    "to_cell": "towards the space",
    "to_fire": "towards the Fire",
}
ADJACENT = {"self": "the user", "tgt": "it", "mono": "a Monolith", "spore": "a Spore"}
STEP_NOTES = {"nb": "without Break-Away", "fl": "Floating", "caster": "moved by the caster"}
MARKS = {"p": "Piercing", "k": "Knockback", "s": "Smiting"}
TAKEN = {"soul": "take a Soul there", "skull": "remove it"}
CANCELLED = {"damage": "the Damage is not taken", "move": "the rest of the Move is lost"}


def say(effect: Parsed, monsters: Mapping[str, str]) -> str:
    """An effect as a sentence without full stop; monsters: their names by id."""
    return _Phrase(monsters).effect(effect)


def weapon(row: Parsed, monsters: Mapping[str, str]) -> str:
    """A printed Attack: "Range 3, Damage 2"."""
    return _Phrase(monsters).weapon(row)


class _Phrase:
    def __init__(self, monsters: Mapping[str, str]) -> None:
        self._monsters = monsters

    def effect(self, effect: Parsed) -> str:
        """What an effect costs, whom it concerns and what it does."""
        head = [KINDS[effect["kind"]]] if effect["kind"] in KINDS else []
        head += ["once per Round"] * bool(effect["once"])
        if "weapon" in effect:
            return ": ".join(filter(None, [", ".join(head), self.weapon(effect["weapon"])]))
        if effect.get("event"):
            head.append(
                EVENTS[effect["event"]]
                + EVENT_RANGE.get(near := effect.get("within", ""), f" within {near[1:]}")
            )
        whom = self.target(effect["target"], effect.get("range") or [])
        return ": ".join(filter(None, [", ".join(head), whom, self.ops(effect["ops"])]))

    def weapon(self, row: Parsed) -> str:
        reach = "Reach" if row["reach"] else "Melee" if row["type"] == "melee" else f"Range {row['range']}"
        parts = [reach, f"Damage {row['damage']}"]
        parts += [word for word in ("piercing", "knockback", "smiting") if row[word]]
        text = ", ".join(part[0].upper() + part[1:] for part in parts)
        if row.get("each"):
            text += f", against each of the {self.selector(row['each'])}"
        if row.get("onhit"):
            text += f"; on a hit {self.ops(row['onhit'])}"
        if row.get("with"):
            text += f"; {self.ops(row['with'])}"
        return text

    # --- whom

    def target(self, target: Parsed, ranges: Sequence[Parsed]) -> str:
        near = " or ".join(self.within(near) for near in ranges)
        who = self.selector(target)
        return (
            f"{who} {near}"
            if who and near and not target.get("filter")
            else ", ".join(filter(None, [who, near]))
        )

    def within(self, near: Parsed) -> str:
        if not near.get("of"):
            return f"within {near['n']} in Sight"
        sight = " and in Sight" if near.get("sight") else ""
        return f"within {near['n']}{sight} of {RANGE_OF[near['of']]}"

    def selector(self, selector: Parsed) -> str:
        who = WHO.get(selector["sel"], "")
        if "radius" in selector:
            who += f" within {selector['radius']}{CENTRES[selector['at']]}"
        tests = self.tests(selector.get("filter") or [])
        return f"{who} ({tests})" if tests else who

    def tests(self, rows: Iterable[Iterable[Parsed]]) -> str:
        return ", ".join(" or ".join(self.test(test) for test in row) for row in rows)

    def test(self, test: Parsed) -> str:
        name = self._monsters.get(test["is"]) or TESTS[test["is"]]
        if "cmp" in test:
            bound = f"{test['n']} or {'more' if test['cmp'] == '>=' else 'less'}"
            return f"{name} {bound}" if test["is"] == "cost" else f"{bound} {name}"
        return f"not {name}" if test["not"] else name

    # --- what

    def ops(self, ops: Sequence[Parsed]) -> str:
        """Operations one after the other, each with whom it goes to if that changes."""
        clauses = []
        for op in ops:
            who = self.selector(op["to"]) or "the user" if op.get("to") else ""
            clauses.append(f"{who}: {self.op(op)}" if who else self.op(op))
        return "; ".join(clauses)

    def op(self, op: Parsed) -> str:
        say = getattr(self, f"_{op['op']}", None)
        return say(op) if say else _SIMPLE[op["op"]].format(n=op.get("n"), signed=_signed(op.get("n")))

    def _dmg(self, op: Parsed) -> str:
        marks = [MARKS[flag] for flag in op.get("flags", "")]
        return f"{op['n']} Damage" + (f" ({', '.join(marks)})" if marks else "")

    def _heal(self, op: Parsed) -> str:
        return "heal all" if op["n"] == 99 else f"heal {op['n']}"

    def _mod(self, op: Parsed) -> str:
        return f"{ATTRIBUTES[op['attr']]} {_signed(op['n'])}{UNTIL[op['dur']]}"

    def _kw(self, op: Parsed) -> str:
        number = f" {op['n']}" if op["n"] is not None else ""
        return f"{op['word'].capitalize()}{number}{UNTIL[op['dur']]}"

    def _suppress(self, op: Parsed) -> str:
        return f"no Floating, Ethereal, Fearsome and Grapple{UNTIL[op['dur']]}"

    def _chk(self, op: Parsed) -> str:
        name = op["attr"].capitalize() + (f" {_signed(op['n'])}" if op["n"] else "")
        return f"{name} check ({self._either('failed', op['a'], 'passed', op['b'])})"

    def _when(self, op: Parsed) -> str:
        return self._either(f"if {self.tests(op['cond'])}", op["a"], "else", op["b"])

    def _either(self, first: str, a: Sequence[Parsed], second: str, b: Sequence[Parsed]) -> str:
        told = [(word, self.ops(ops).replace(";", " and")) for word, ops in ((first, a), (second, b)) if ops]
        return "; ".join(f"{word}: {text}" for word, text in told)

    def _step(self, op: Parsed) -> str:
        notes = [STEP_NOTES[note] for note in op["opt"]]
        return f"move up to {op['n']}" + (f" ({', '.join(notes)})" if notes else "")

    def _shove(self, op: Parsed) -> str:
        return f"pushed up to {op['n']} {DIRECTIONS[op['dir']]}"

    def _warp(self, op: Parsed) -> str:
        who = "the user goes" if op["who"] == "self" else "it goes"
        if "adj" in op:
            return f"{who} beside {' or '.join(ADJACENT[word] for word in op['adj'])}"
        return f"{who} to a space within {op['in']}" + (" in Sight" if op["sight"] else "")

    def _summon(self, op: Parsed) -> str:
        places = [PLACES[place] for place in op["places"] if place != "normal"]
        also = " also" if "normal" in op["places"] and places else ""
        where = f" ({also.strip()}{' ' if also else ''}{' or '.join(places)})" if places else ""
        name = self._monsters[op["monster"]]
        return f"Summon {name}" + (f", up to {op['n']}" if op["n"] > 1 else "") + where

    def _take(self, op: Parsed) -> str:
        return TAKEN[op["token"]]

    def _door(self, op: Parsed) -> str:
        return f"{' or '.join(op['verbs'])} it"

    def _pow(self, op: Parsed) -> str:
        return "Power for its Cost and 1 more" if op["n"] == "cost+1" else f"{_signed(op['n'])} Power"

    def _mark(self, op: Parsed) -> str:
        return STATUSES[op["status"]]

    def _clean(self, op: Parsed) -> str:
        return CLEAN[op["what"]]

    def _acts(self, op: Parsed) -> str:
        return f"{count(op['n'], 'more Action')}"

    def _cancel(self, op: Parsed) -> str:
        return CANCELLED[op["what"]]

    def _peek(self, op: Parsed) -> str:
        return "see the Goddess's hand" if op["what"] == "goddess_hand" else "see two Artifacts and keep one"

    def _rule(self, op: Parsed) -> str:
        number = op["n"] if op["flag"] in PLAIN else _signed(op["n"])
        return FLAGS[op["flag"]].format(n=number)


_SIMPLE = {
    "lose": "lose {n}",
    "stam": "Stamina {signed}",
    "place": "a Barricade",
    "wall": "the Wall becomes Ground",
    "unempower": "no longer Empowered",
    "draw": "the Goddess draws {n}",
    "drop": "the Goddess discards {n} by chance",
    "blood": "{signed} Blood",
    "soul": "{signed} Soul",
    "uncharge": "{n} Soul of a Charge is lost",
    "retire": "Retire",
    "prep": "a Prepare counter",
    "reroll": "reroll without Stamina",
    "redirect": "the hit goes to the user",
    "trade": "a Trade",
    "kill": "killed",
    "atk": "a Melee Attack",
    "progress": "the Objective advances by {n}",
}
"""Operations that need no more than their number."""


def _signed(n: Any) -> str:
    return f"{n:+d}" if isinstance(n, int) else ""
