"""Windows that should have opened: what happened between two questions, looked at by the oracle (spec 6.2).

A choice runs on through all that follows by itself. Whoever could have answered on the way, before and after, must
have been asked.
"""

from collections.abc import Iterable, Iterator
from copy import copy
from types import SimpleNamespace
from typing import Any, NamedTuple

from dungeonzoo.envs.descent.state import (
    F_COMMANDED,
    F_DECLARED_BY_HERO,
    F_REPLACED,
    PLOT_READY,
    V_END,
    V_FORTUNE_REROLL,
    V_HERO_ABILITY,
    V_OVERLORD_RELIC,
    Act,
    How,
    Life,
    Rank,
    Window,
)

from .names import OVERLORD
from .oracle import Judge
from .oracle_heroes import verb

WINDOW = {window.name[2:]: int(window) for window in Window if window.name.startswith("W_")}
STEPS = range(Act.STEP, Act.STEP + 8)


class Place(NamedTuple):
    """A window in the course of an attack."""

    window: str
    who: int = -1
    """The hero, or the place of an affected figure."""


def question(judge: Judge) -> str:
    """What is asked, a window by its name."""
    if judge.over:
        return ""
    return judge.oracle_name()


class Events:
    """Follows a game from question to question."""

    def __init__(self) -> None:
        self.at: dict[int, int] = {}
        """By number of an attack: the last window of it that was asked, as a place in `order`; -1 before it."""

    def look(self, before: Judge, action: int, after: Judge) -> list[str]:
        """What went wrong between two questions."""
        if before.encounter != after.encounter or before.encounter < 0:
            self.at = {}
            return []
        wrong = [*self._attacks(before, action, after)]
        if (before.round, before.acting, before.phase) == (after.round, after.acting, after.phase):
            wrong += [*self._entered(before, action, after), *self._fallen(before, after)]
            wrong += self._rolled(before, after)
        return wrong + [*self._turns(before, action, after)]

    # --- who could have answered

    def missed(self, before: Judge, after: Judge, window: str, target: int, count: int = 0, how: int = 0) -> set[int]:
        """Answers to a window that were possible both before and after."""
        probe = copy(after)
        frame = SimpleNamespace(kind=25, owner=0, source=WINDOW[window], target=target, step=0, count=count)
        under = SimpleNamespace(kind=-1, owner=-1, source=-1, target=-1, step=0, count=how)
        probe.stack = [*after.stack, under, frame]
        hero = self._answering(probe, window, target, count)
        return {one for one in probe.window() if one and had(before, one, hero)}

    def _answering(self, probe: Judge, window: str, target: int, count: int) -> int:
        """The hero whose skills and items may answer; -1."""
        if window in ("AT3", "AT7"):
            attacker = probe.attack[target].attacker
            return attacker if probe.is_hero(attacker) else probe.necromancer()
        if window == "AT4":
            return probe.attack[target].affected[count]
        return target

    # --- attacks

    def order(self, judge: Judge, number: int) -> Iterator[Place]:
        attack = judge.attack[number]
        commanded = attack.flags & F_COMMANDED
        dark = judge.is_monster(attack.attacker) and not commanded
        yield Place("AT1")
        yield from (Place("AT1_HERO", hero) for hero in judge.heroes if dark)
        if dark and any(judge.is_hero(one) for one in (attack.target, attack.second)):
            yield Place("AT2_DARK")
        yield from (Place("AT2_HERO", hero) for hero in judge.heroes)
        yield Place("AT3")
        yield Place("AT3_STAFF")
        for place in range(attack.n_affected):
            yield Place("AT4", place)
            yield Place("AT4_STAFF", place)
        yield Place("SURGE")

    def _attacks(self, before: Judge, action: int, after: Judge) -> Iterator[str]:
        """The innermost attack: no window between the last one asked and this one could have been answered."""
        number = before.n_attacks - 1
        self.at = {one: place for one, place in self.at.items() if one <= number}
        if number < 0 or not self._same(before, after, number):
            return
        attack = after.attack[number]
        places = list(self.order(after, number))
        start = self._index(before, number, places)
        if start is None:
            start = self.at.get(number, -1)
        elif action == Act.PASS:
            start += 1
        self.at[number] = start
        if after.n_attacks <= number:  # it is over, by a miss or by damage
            end = len(places)
        else:
            found = self._index(after, number, places)
            if found is None:
                return
            end = max(0, found)
        if attack.flags & F_REPLACED or not after.standing(attack.attacker):
            return
        for place in places[max(0, start) : end]:
            if found := self._skipped(before, after, number, place):
                yield f"{place} of attack {number} was not asked: {sorted(found)}"

    def _same(self, before: Judge, after: Judge, number: int) -> bool:
        """The attack is still the one that it was, or is over and on record."""
        a, b = before.attack[number], after.attack[number]
        return (a.attacker, a.how, a.weapon) == (b.attacker, b.how, b.weapon) and after.n_attacks >= number

    def _index(self, judge: Judge, number: int, places: list[Place]) -> int | None:
        name, frame = question(judge), judge.frame
        if name in ("TARGET", "WEAPON") and judge.n_attacks == number + 1:
            return -1
        hero_asked = name in ("AT1_HERO", "AT2_HERO")
        if name == "SURGE" or (frame.kind == 25 and (frame.count if hero_asked else frame.target) == number):
            which = frame.target if hero_asked else (frame.count if name.startswith("AT4") else -1)
            place = Place(name, which)
            return places.index(place) if place in places else None
        return None

    def _skipped(self, before: Judge, after: Judge, number: int, place: Place) -> set[int]:
        attack = after.attack[number]
        name = place.window
        if name == "AT1" and not attack.flags & F_DECLARED_BY_HERO:
            return set()
        if name == "SURGE":
            if after.misses(attack) or before.n_attacks > number + 1 or attack.n_options == 0:
                return set()
            if question(before) == "SURGE":  # what was offered beside the choice, if it can still be paid
                offered = before.choose_surge() - {int(Act.PASS)}
                left = {one for one in offered if not attack.option[one - Act.SURGE].bought}
                return {one for one in left if attack.option[one - Act.SURGE].cost <= attack.surges}
            cheap = {one.cost for one in attack.option if one.cost and after.option_works(attack, one.code[0])}
            paid = cheap and min(cheap) <= attack.surges
            return {int(Act.SURGE)} if paid and not after.cowed(attack.attacker) else set()
        if name in ("AT1_HERO", "AT2_HERO"):
            return self.missed(before, after, name, place.who, number)
        return self.missed(before, after, name, number, max(0, place.who))

    # --- entering, doors, searches

    def _entered(self, before: Judge, action: int, after: Judge) -> Iterator[str]:
        asked = question(before)
        if action not in STEPS or asked not in ("MENU", "MONSTER", "STEPS"):
            return
        unit = before.frame.source
        to = before.map.to(before.here(unit), action - Act.STEP)
        if to is None or before.map.terrain(to) in "^!" or before.others_at(to, unit):
            return
        how = How.BY_EFFECT if asked == "STEPS" and before.frame.count != 1 else How.BY_POINTS
        if before.is_hero(unit):
            if not after.standing(unit) or after.figure[unit].cell != to or question(after) == "HT3":
                return
            found = self.missed(before, after, "HT3", unit, to, how)
            if found and after.n_attacks == before.n_attacks:
                yield f"HT3 of hero {unit} was not asked: {sorted(found)}"
        elif before.is_monster(unit) and after.standing(unit) and to in after.spaces(unit):
            yield from self._neared(before, after, unit, to)

    def _neared(self, before: Judge, after: Judge, unit: int, to: int) -> Iterator[str]:
        for hero in after.standing_heroes:
            if not after.map.adjacent(after.figure[hero].cell, to):
                continue
            if question(after) == "OT5" and after.frame.target == hero:
                return
            if found := self.missed(before, after, "OT5", hero, unit):
                yield f"OT5 of hero {hero} was not asked: {sorted(found)}"

    # --- knock-outs and defeats

    def _fallen(self, before: Judge, after: Judge) -> Iterator[str]:
        for hero in before.heroes:
            if before.standing(hero) and after.figure[hero].life == Life.DOWN:
                yield from self._knocked_out(before, after, hero)
        fallen = [unit for unit in before.monsters if after.figure[unit].life == Life.DEAD]
        risen = [unit for unit in fallen if before.figure[unit].rank <= Rank.MASTER]
        risen = [unit for unit in risen if not before.figure[unit].returned and not self._commanded(before, unit)]
        asked = question(after)
        if risen and before.rise_kind < 0 and after.rise_kind < 0 and before.holds("OC-13") and after.holds("OC-13"):
            if asked not in ("DF3", "SPACE", "TOKEN"):
                yield f"DF3 was not asked for {risen}"

    def _commanded(self, judge: Judge, unit: int) -> bool:
        return any(
            attack.attacker == unit and attack.flags & F_COMMANDED for attack in judge.attack[: judge.n_attacks]
        )

    def _knocked_out(self, before: Judge, after: Judge, hero: int) -> Iterator[str]:
        one, me = after.figure[hero], after.hero[hero]
        if (one.damage, one.conditions, one.points) != (one.health, 0, 0) or me.fatigue != me.stamina:
            yield f"hero {hero} is knocked out, but not as in DES-154"
        if after.knockouts <= before.knockouts:
            yield "a knock-out was not counted"
        asked = question(after)
        if not before.options.plot_deck or before.hero[hero].threat:
            if after.holds("OC-23") and before.holds("OC-23") and asked not in ("DF2_BLOODLUST", "SPOT"):
                yield "DF2_BLOODLUST was not asked"
        elif asked not in ("DF2", "SPOT"):
            yield f"DF2 was not asked for hero {hero}"

    # --- rolls

    def _rolled(self, before: Judge, after: Judge) -> Iterator[str]:
        roll = after.roll
        same = vars(roll) == vars(before.roll)
        if same or question(after) == "RO1" or roll.n == 0:
            return
        if vars(before.roll)["die"][: roll.n] == roll.die[: roll.n] and before.roll.who == roll.who:
            return
        if before.is_hero(roll.who) and not before.standing(roll.who):
            return
        asked_before = question(before) in ("RO1", "RO1_STAFF", "DIE", "RO2")
        if roll.who >= 0 and not asked_before and (found := self.missed(before, after, "RO1", roll.who)):
            yield f"RO1 of figure {roll.who} was not asked: {sorted(found)}"

    # --- turns of the overlord

    def _turns(self, before: Judge, action: int, after: Judge) -> Iterator[str]:
        asked, then = question(before), question(after)
        same = (before.round, before.phase) == (after.round, after.phase)
        if asked == "DARK_MENU" and action == verb(V_END) and same and then != "OT7":
            if found := self.missed(before, after, "OT7", -1):
                yield f"OT7 was not asked: {sorted(found)}"
        if asked == "DARK_MENU" and Act.FIGURE <= action < Act.SPACE and same:
            yield from self._activated(before, after, action - Act.FIGURE)

    def _activated(self, before: Judge, after: Judge, unit: int) -> Iterator[str]:
        then = question(after)
        for hero in before.heroes:
            if then == "OT3_HERO" and after.frame.target == hero:
                return
            if before.standing(unit) and after.standing(unit):
                if found := self.missed(before, after, "OT3_HERO", hero, unit):
                    yield f"OT3_HERO of hero {hero} was not asked: {sorted(found)}"
        if then != "OT3" and after.standing(unit):
            if found := self.missed(before, after, "OT3", unit):
                yield f"OT3 was not asked: {sorted(found)}"


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
        return bool(me.skills >> number & 1) and not me.exhausted >> number & 1 and judge.stamina_left(hero) >= fatigue
    if Act.ITEM <= action < Act.SEARCH_CARD:
        place = action - Act.ITEM
        return bool(me.equipped >> place & 1) and not me.turned >> place & 1
    if Act.SEARCH_CARD <= action < Act.OVERLORD_CARD:
        return bool(me.faceup[action - Act.SEARCH_CARD])
    if action == verb(V_FORTUNE_REROLL):
        return judge.fortune(hero) > 0
    return action != verb(V_HERO_ABILITY) or not me.reroll


def complaints(found: Iterable[str], story: Any) -> str:
    """In one text."""
    return "\n".join(f"{story}: {one}" for one in found)

