"""Windows that should have opened: what happened between two questions, looked at by the oracle (spec 6.2).

A choice runs on through all that follows by itself. Whoever could have answered on the way, with means that
he had before it and still has after it, must have been asked.

    events = Events()
    events.look(before, action, after)      # what was not asked, in words
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from copy import copy
from types import SimpleNamespace
from typing import Any, NamedTuple

from dungeonzoo.envs.descent.state import (
    F_CHARMED,
    F_COMMANDED,
    F_REPLACED,
    FAMILIAR,
    N_SEARCH_TOKENS,
    PLOT_READY,
    V_END,
    V_FORTUNE_REROLL,
    V_HERO_ABILITY,
    V_OVERLORD_RELIC,
    Act,
    Ask,
    How,
    Life,
    Phase,
    Rank,
    Task,
    TokenLife,
    Window,
)

from .names import OVERLORD
from .oracle import Judge
from .oracle_attacks import Bargain, bargain
from .oracle_heroes import verb
from .oracle_setup import SUMMON

WINDOW = {window.name[2:]: int(window) for window in Window if window.name.startswith("W_")}
STEPS = range(Act.STEP, Act.STEP + 8)
MISS, _, _, SURGES, SHIELDS = range(5)
"""Columns of a face."""
ON_ROLL = ("RO1", "RO1_STAFF", "DIE", "CARD", "RO2")
OF_DAMAGE = (Task.HARM, Task.KNOCKOUT, Task.DEFEATED)
HERO_ASKED = ("AT1_HERO", "AT2_HERO", "AT7_HERO")


class Place(NamedTuple):
    """A window in the course of an attack or a search."""

    window: str
    who: int = -1
    """The hero asked, or the affected figure."""

    def __str__(self) -> str:
        return f"{self.window} {self.who}" if self.who >= 0 else self.window


class Stretch(NamedTuple):
    """What one choice has brought about."""

    before: Judge
    action: int
    after: Judge

    @property
    def asked(self) -> str:
        return question(self.before)

    @property
    def then(self) -> str:
        return question(self.after)

    @property
    def one_turn(self) -> bool:
        """Nobody's turn ended."""
        a, b = self.before, self.after
        return (a.round, a.acting, a.phase) == (b.round, b.acting, b.phase)

    def passed(self, window: str) -> bool:
        return self.asked == window and self.action == Act.PASS

    def standing(self, unit: int) -> bool:
        """Before and after."""
        return self.before.standing(unit) and self.after.standing(unit)


def question(judge: Judge) -> str:
    """What is asked, a window by its name; "" when the game is over."""
    return "" if judge.over else judge.oracle_name()


def tasks(judge: Judge, *kinds: Task) -> list[Any]:
    """What is under way of these kinds, the innermost last."""
    return [frame for frame in judge.stack if frame.kind in kinds]


def opened_by(judge: Judge, kind: Task) -> Any:
    """The task that has opened the window that is asked; None: another one has."""
    frame = judge.stack[-2] if len(judge.stack) > 1 else None
    return frame if frame and frame.kind == kind and judge.frame.kind == Ask.ASK_WINDOW else None


class Events:
    """Follows a game from question to question."""

    def __init__(self) -> None:
        self.attacked: dict[int, int] = {}
        """By number of an attack: how far it is, as a place in its order."""
        self.searched = 0
        """How far the search is."""
        self.compared: Counter[str] = Counter()
        """How often each window was looked at that was not asked."""

    def look(self, before: Judge, action: int, after: Judge) -> list[str]:
        """What went wrong between two questions."""
        if after.over or after.ended or before.encounter != after.encounter or before.encounter < 0:
            self.attacked = {}
            return []
        way = Stretch(before, action, after)
        return [*self._in_a_turn(way), *self._set_up(way), *self._turns(way)]

    def _in_a_turn(self, way: Stretch) -> Iterator[str]:
        yield from self._attacks(way)
        if way.one_turn:
            yield from self._searches(way)
            yield from self._doors(way)
            yield from self._steps(way)
            yield from self._harm(way)
            yield from self._falls(way)
            yield from self._rolls(way)

    def missing(
        self, way: Stretch, window: str, target: int, count: int = 0, how: int = 0, place: Place | None = None
    ) -> Iterator[str]:
        """A report, if a window was not asked though it could have been answered before and after."""
        self.compared[window] += 1
        if found := self._answers(way, window, target, count, how):
            yield f"{place or Place(window, target)} was not asked: {sorted(found)}"

    def _answers(self, way: Stretch, window: str, target: int, count: int, how: int) -> set[int]:
        probe = copy(way.after)
        frame = SimpleNamespace(kind=25, owner=0, source=WINDOW[window], target=target, step=0, count=count)
        under = SimpleNamespace(kind=-1, owner=-1, source=-1, target=-1, step=0, count=how)
        probe.stack = [*way.after.stack, under, frame]
        hero = self._answering(probe, window, target, count)
        again = {int(Act.PASS), way.action}
        return {one for one in probe.window() - again if had(way.before, one, hero)}

    def _answering(self, probe: Judge, window: str, target: int, count: int) -> int:
        """The hero whose skills and items may answer; -1."""
        if window in ("AT3", "AT7"):
            attacker = probe.attack[target].attacker
            return attacker if probe.is_hero(attacker) else probe.necromancer()
        if window == "AT4":
            return probe.attack[target].affected[count]
        return target

    # --- attacks

    def _attacks(self, way: Stretch) -> Iterator[str]:
        """Those that were under way, and those that have begun."""
        before, after = way.before, way.after
        self.attacked = {one: place for one, place in self.attacked.items() if one < before.n_attacks}
        for number in range(max(0, before.n_attacks - 1), min(before.n_attacks + 1, len(before.attack))):
            under_way = number < before.n_attacks
            if number > after.n_attacks or (under_way and not self._goes_on(way, number)):
                continue
            if not under_way and number == after.n_attacks and key(before, number) == key(after, number):
                continue
            yield from self._attack(way, number, under_way)

    def _goes_on(self, way: Stretch, number: int) -> bool:
        """The attack is still the one that it was, or is over and on record."""
        a, b = way.before.attack[number], way.after.attack[number]
        return (a.attacker, a.how, a.weapon) == (b.attacker, b.how, b.weapon)

    def _attack(self, way: Stretch, number: int, under_way: bool) -> Iterator[str]:
        """No window between the last one asked and this one could have been answered."""
        attack, places = way.after.attack[number], list(self._order(way, number, under_way))
        start = 0
        if under_way:
            asked = self._index(way.before, number, places)
            start = self.attacked.get(number, 0) if asked is None else asked + (way.action == Act.PASS)
        self.attacked[number] = start
        end: int | None = len(places)
        if way.after.n_attacks > number:
            end = self._index(way.after, number, places)
        if end is None or attack.flags & F_REPLACED or not way.after.standing(attack.attacker):
            return
        for place in places[start:end]:
            yield from self._skipped(way, number, place)

    def _order(self, way: Stretch, number: int, under_way: bool) -> Iterator[Place]:
        """AT1 to AT7; spec 6.2."""
        after, attack = way.after, way.after.attack[number]
        commanded, charmed = attack.flags & F_COMMANDED, attack.flags & F_CHARMED
        dark = after.is_monster(attack.attacker) and not commanded
        if after.is_hero(attack.attacker) and not charmed:
            yield Place("AT1")
        if dark:
            yield from (Place("AT1_HERO", hero) for hero in after.heroes)
        if dark and any(after.is_hero(one) for one in (attack.target, attack.second)):
            yield Place("AT2_DARK")
        yield from (Place("AT2_HERO", hero) for hero in after.heroes)
        yield Place("AT3")
        yield Place("AT3_STAFF")
        rolled = way.before.attack[number] if under_way and way.before.attack[number].n_dice else attack
        for unit in rolled.affected[: rolled.n_affected]:
            yield Place("AT4", unit)
            yield Place("AT4_STAFF", unit)
        yield Place("SURGE")
        if not way.one_turn:  # its end may have changed what could be done
            return
        if attack.attacker <= FAMILIAR and not charmed:
            yield Place("AT7")
        if dark:
            yield from (Place("AT7_HERO", hero) for hero in after.heroes)

    def _index(self, judge: Judge, number: int, places: Sequence[Place]) -> int | None:
        """Where the attack stands by what is asked; None: the question belongs to something else."""
        name, frame = question(judge), judge.frame
        if name in ("TARGET", "WEAPON"):
            return 0 if judge.n_attacks == number + 1 else None
        window = frame.kind == Ask.ASK_WINDOW
        if name != "SURGE" and not (
            window and number == (frame.count if name in HERO_ASKED else frame.target)
        ):
            return None
        who = frame.target if name in HERO_ASKED else -1
        if name.startswith("AT4"):
            who = judge.attack[number].affected[frame.count]
        place = Place(name, who)
        return places.index(place) if place in places else None

    def _skipped(self, way: Stretch, number: int, place: Place) -> Iterator[str]:
        name, attack = place.window, way.after.attack[number]
        if name == "SURGE":
            yield from self._unspent(way, number)
        elif name in HERO_ASKED:
            yield from self.missing(way, name, place.who, number)
        elif name.startswith("AT4"):
            if place.who in attack.affected[: attack.n_affected]:
                yield from self.missing(way, name, number, attack.affected.index(place.who), 0, place)
        else:
            yield from self.missing(way, name, number, 0, 0, Place(name))

    def _unspent(self, way: Stretch, number: int) -> Iterator[str]:
        """AT5: options that the surges left could buy."""
        before, after, attack = way.before, way.after, way.after.attack[number]
        if after.misses(attack) or tasks(before, *OF_DAMAGE) or after.cowed(attack.attacker):
            return
        self.compared["SURGE"] += 1
        if way.asked == "SURGE":  # what was offered beside the choice, if it can still be paid
            offered = [one - Act.SURGE for one in before.choose_surge() - {int(Act.PASS)}]
            options = [attack.option[one] for one in offered if not attack.option[one].bought]
            found = [bargain(one) for one in options if one.cost <= attack.surges]
        elif any(one.bought for one in attack.option):  # looked at when the last one was bought
            return
        else:
            left = surges(after, attack)
            found = [one for one in after.bargains(attack) if one and one.cost <= left]
        if any(works(after, attack, one) for one in found):
            yield f"SURGE was not asked: {attack.surges} surges"

    # --- searches

    def _searches(self, way: Stretch) -> Iterator[str]:
        """SR1 to SR4 of the search that was under way, or of one that has begun."""
        was, goes = tasks(way.before, Task.SEARCHING), tasks(way.after, Task.SEARCHING)
        if was:
            hero, token = was[-1].source, was[-1].target
            over = len(goes) < len(was)
        elif goes:
            hero, token, over = goes[-1].source, goes[-1].target, False
        else:
            hero, token, over = way.before.acting, self._searched_token(way), True
        if token < 0 or not way.after.standing(hero) or len(goes) > len(was) + 1:
            return
        places = ["SR1", "SR4"] if token == way.after.unique else ["SR1", "SR2", "SR2_HERO", "SR3", "SR4"]
        start = 0
        if was:
            asked = way.asked in places and opened_by(way.before, Task.SEARCHING)
            start = places.index(way.asked) + (way.action == Act.PASS) if asked else self.searched
        self.searched = start
        end = len(places)
        if not over:
            if way.then not in places or not opened_by(way.after, Task.SEARCHING):
                return
            end = places.index(way.then)
        cards = way.before.search_n + sum(way.before.search_discard)
        drawn = bool(cards) or way.before.drawn >= 0
        appraised = was and (was[-1].owner == 1 or way.asked == "SR2_HERO")  # THI-1: once
        for window in places[start:end]:
            if window in ("SR1", "SR4") or (drawn and not (window == "SR2_HERO" and appraised)):
                yield from self.missing(way, window, hero)

    def _searched_token(self, way: Stretch) -> int:
        """A search that no question has interrupted; -1."""
        if way.before.acting < 0 or way.asked not in ("MENU", "TOKEN"):
            return -1
        gone = [
            token
            for token in range(N_SEARCH_TOKENS)
            if way.before.token[token].life == TokenLife.ON_MAP
            and way.after.token[token].life == TokenLife.GONE
        ]
        return gone[0] if len(gone) == 1 else -1

    # --- doors, steps

    def _doors(self, way: Stretch) -> Iterator[str]:
        """HT4; DER-124."""
        hero = way.before.acting
        opened = way.after.doors_open & ~way.before.doors_open
        if opened and hero >= 0 and way.standing(hero) and way.then != "HT4":
            yield from self.missing(way, "HT4", hero)

    def _steps(self, way: Stretch) -> Iterator[str]:
        """HT3, OT5."""
        before, after, asked = way.before, way.after, way.asked
        if way.action not in STEPS or asked not in ("MENU", "MONSTER", "STEPS"):
            return
        unit = before.frame.source
        to = before.map.to(before.here(unit), way.action - Act.STEP)
        if to is None or before.map.terrain(to) in "^!" or before.others_at(to, unit):
            return
        how = How.BY_EFFECT if asked == "STEPS" and before.frame.count != 1 else How.BY_POINTS
        if before.is_hero(unit):
            stays = after.standing(unit) and after.figure[unit].cell == to
            if stays and way.then != "HT3" and after.n_attacks == before.n_attacks:
                yield from self.missing(way, "HT3", unit, to, how)
        elif before.is_monster(unit) and after.standing(unit) and to in after.spaces(unit):
            yield from self._neared(way, unit, to)

    def _neared(self, way: Stretch, unit: int, to: int) -> Iterator[str]:
        for hero in way.after.standing_heroes:
            if not way.after.map.adjacent(way.after.figure[hero].cell, to):
                continue
            if way.then == "OT5" and way.after.frame.target == hero:
                return
            yield from self.missing(way, "OT5", hero, unit)

    # --- damage, knock-outs, defeats

    def _harm(self, way: Stretch) -> Iterator[str]:
        """AT6: damage that has been suffered without Jain or the Necromancer being asked."""
        before, after = way.before, way.after
        if way.asked in ("AT6", "NUMBER") or way.then == "AT6":
            return
        pair = (before.necromancer(), FAMILIAR)
        if all(before.standing(one) for one in pair) and before.skilled(pair[0], "NEC-4"):
            self.compared["AT6"] += 1
            for one, other in (pair, pair[::-1]):
                if after.figure[one].damage > before.figure[one].damage and after.standing(other):
                    yield f"AT6 {one} was not asked: Dark Pact"
        for hero in before.heroes:
            if before.called(hero, "HER-7") and way.standing(hero) and self._struck(way, hero):
                self.compared["AT6"] += 1
                if before.stamina_left(hero) and after.stamina_left(hero):
                    yield f"AT6 {hero} was not asked: Jain"

    def _struck(self, way: Stretch, hero: int) -> bool:
        """An attack that was under way has dealt damage to the hero."""
        for number in range(min(way.before.n_attacks, way.after.n_attacks + 1)):
            a, b = way.before.attack[number], way.after.attack[number]
            if self._goes_on(way, number) and dealt(b, hero) > 0 and dealt(a, hero) == 0:
                return True
        return False

    def _falls(self, way: Stretch) -> Iterator[str]:
        before, after = way.before, way.after
        for hero in before.heroes:
            if before.standing(hero) and after.figure[hero].life == Life.DOWN:
                yield from self._knocked_out(way, hero)
        risen = [unit for unit in before.monsters if self._may_rise(way, unit)]
        if risen and way.then not in ("DF3", "SPACE", "TOKEN"):
            self.compared["DF3"] += 1
            if before.holds("OC-13") and after.holds("OC-13"):
                yield f"DF3 was not asked for {risen}"

    def _may_rise(self, way: Stretch, unit: int) -> bool:
        """OC-13: a minion or master that has been defeated; not one that was back already."""
        one, before, after = way.before.figure[unit], way.before, way.after
        if after.figure[unit].life != Life.DEAD or one.rank > Rank.MASTER or one.returned:
            return False
        commanded = [attack.attacker for attack in under_way(before) if attack.flags & F_COMMANDED]
        return before.rise_kind < 0 and after.rise_kind < 0 and unit not in commanded

    def _knocked_out(self, way: Stretch, hero: int) -> Iterator[str]:
        before, after = way.before, way.after
        one, me = after.figure[hero], after.hero[hero]
        if (one.damage, one.conditions, one.points) != (one.health, 0, 0) or me.fatigue != me.stamina:
            yield f"hero {hero} is knocked out, but not as in DES-154"
        if after.knockouts <= before.knockouts:
            yield "a knock-out was not counted"
        if before.skilled(hero, "KNI-8"):
            self.compared["DF1"] += 1
            if not any(frame.target == hero for frame in tasks(before, Task.KNOCKOUT)):
                yield f"DF1 {hero} was not asked"
        if way.then in ("DF2", "SPOT"):
            return
        self.compared["DF2"] += 1
        if before.options.plot_deck and not before.hero[hero].threat:
            yield f"DF2 {hero} was not asked"
        elif way.then != "DF2_BLOODLUST" and after.holds("OC-23") and before.holds("OC-23"):
            yield "DF2_BLOODLUST was not asked"

    # --- rolls

    def _rolls(self, way: Stretch) -> Iterator[str]:
        """RO1, RO2, of the last roll."""
        before, after = way.before, way.after
        roll, who = after.roll, after.roll.who
        new = thrown(roll) != thrown(before.roll)
        if roll.n == 0 or way.then in ("RO1", "DIE", "CARD"):
            return
        if new and way.asked not in ON_ROLL and who >= 0 and not self._lay_down(way, who):
            yield from self.missing(way, "RO1", who)
        if way.then == "RO1_STAFF":
            return
        if (new and way.asked not in ON_ROLL) or way.passed("RO1"):
            self.compared["RO1_STAFF"] += 1
            if before.staff() and after.staff():
                yield "RO1_STAFF was not asked"
        if way.then == "RO2" or way.passed("RO2") or not (new or tasks(before, Task.TEST)):
            return
        if after.is_hero(who) and self._passes(after):
            yield from self.missing(way, "RO2", who)

    def _lay_down(self, way: Stretch, who: int) -> bool:
        """He rolls to stand up: a knocked-out hero changes no dice (DES-156)."""
        return way.before.is_hero(who) and not way.before.standing(who)

    def _passes(self, judge: Judge) -> bool:
        """DES-139, DES-144."""
        roll = judge.roll
        value = judge.attribute(roll.who, roll.attribute) if roll.attribute >= 0 else None
        shown = sum(face(judge, die)[SHIELDS] for die in roll.die[: roll.n])
        return value is not None and shown <= value + roll.modifier

    # --- set-up, turns of the overlord

    def _set_up(self, way: Stretch) -> Iterator[str]:
        """SU4."""
        before, after = way.before, way.after
        if before.phase != Phase.PHASE_SETUP or after.phase != Phase.PHASE_HEROES or way.asked == "SUMMON":
            return
        self.compared["SU4"] += 1
        groups = [number for number, group in enumerate(after.group) if group.open and after.members(number)]
        if groups and after.summon_allowed() and had(before, Act.PLOT + SUMMON, -1):
            yield "SU4 was not asked"

    def _turns(self, way: Stretch) -> Iterator[str]:
        before, after, asked, then = way.before, way.after, way.asked, way.then
        began = then == "DARK_MENU" and after.overlord_turns > before.overlord_turns
        if began:
            yield from self.missing(way, "OT1", -1)
        if asked != "DARK_MENU":
            return
        if way.action == verb(V_END) and then != "OT7":
            yield from self.missing(way, "OT7", -1)
        elif Act.FIGURE <= way.action < Act.SPACE and way.one_turn:
            yield from self._activated(way, way.action - Act.FIGURE)

    def _activated(self, way: Stretch, unit: int) -> Iterator[str]:
        """OT3."""
        for hero in way.before.heroes:
            if way.then == "OT3_HERO" and way.after.frame.target == hero:
                return
            if way.standing(unit):
                yield from self.missing(way, "OT3_HERO", hero, unit)
        if way.then != "OT3" and way.after.standing(unit):
            yield from self.missing(way, "OT3", unit)


# --- what is seen of a position


def had(judge: Judge, action: int, hero: int) -> bool:
    """Whether the means of an answer were there: a card, a skill, an item, fortune, threat."""
    if Act.OVERLORD_CARD <= action < Act.PLOT:
        return judge.holds(OVERLORD[action - Act.OVERLORD_CARD])
    if Act.PLOT <= action < Act.FIGURE:
        number = action - Act.PLOT
        return judge.plot[number] == PLOT_READY and judge.threat >= judge.setting.plot[number].trigger
    if action == verb(V_OVERLORD_RELIC):
        return judge.staff()
    if not 0 <= hero < len(judge.hero) or not judge.standing(hero):
        return False
    me = judge.hero[hero]
    if Act.SKILL <= action < Act.ITEM:
        number = action - Act.SKILL
        fatigue = judge.setting.skill[9 * me.cls + number].fatigue
        ready = me.skills >> number & 1 and not me.exhausted >> number & 1
        return bool(ready) and judge.stamina_left(hero) >= fatigue
    if Act.ITEM <= action < Act.SEARCH_CARD:
        place = action - Act.ITEM
        return bool(me.equipped >> place & 1) and not me.turned >> place & 1
    if Act.SEARCH_CARD <= action < Act.OVERLORD_CARD:
        return bool(me.faceup[action - Act.SEARCH_CARD])
    if action == verb(V_FORTUNE_REROLL):
        return judge.fortune(hero) > 0
    return action != verb(V_HERO_ABILITY) or not me.reroll


def key(judge: Judge, number: int) -> tuple[Any, ...]:
    """By what one attack is told from another."""
    one = judge.attack[number]
    return (one.attacker, one.how, one.weapon, one.target, one.cell, one.flags, tuple(one.die))


def thrown(roll: Any) -> tuple[Any, ...]:
    """Whose roll it is, what for, and what it shows."""
    return (roll.who, roll.attribute, roll.modifier, *roll.die[: roll.n])


def under_way(judge: Judge) -> Iterable[Any]:
    return judge.attack[: judge.n_attacks]


def dealt(attack: Any, unit: int) -> int:
    if unit not in attack.affected[: attack.n_affected]:
        return 0
    return attack.dealt[attack.affected.index(unit)]


def face(judge: Judge, die: int) -> Any:
    return judge.setting.face[die // 6][die % 6]


def surges(judge: Judge, attack: Any) -> int:
    """DES-118."""
    shown = sum(face(judge, die)[SURGES] for die in attack.die[: attack.n_dice])
    return max(0, shown + attack.added - attack.cancelled)


def works(judge: Judge, attack: Any, one: Bargain) -> bool:
    return all(judge.option_works(attack, code) for code, _ in one.what)
