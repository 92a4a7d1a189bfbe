"""What sheets and cards add up to, for the oracle: Speed, attributes, skills, weapons (spec 4.2 to 4.8)."""

from collections.abc import Iterator
from typing import Any

from dungeonzoo.envs.descent import setup
from dungeonzoo.envs.descent.state import (
    FAMILIAR,
    FIRST_MONSTER,
    MAX_HEROES,
    W_BOLT,
    W_CARD,
    W_FLASK,
    W_UNARMED,
    Rank,
)

from .names import ITEMS, KINDS, SKILLS
from .oracle_state import Position

ITEM = {name: number for number, name in enumerate(ITEMS)}
SKILL = {name: number for number, name in enumerate(SKILLS)}
MELEE_SKILLS = ("BER-0", "BER-2", "BER-4", "BER-6", "BER-7", "KNI-0", "KNI-5", "KNI-8", "DIS-2")
RUNE_SKILLS = ("RUN-1", "RUN-6", "RUN-7", "RUN-8")
BOW_SKILLS = ("WIL-5", "WIL-7")
ABILITIES = {
    name: 1 << number
    for number, name in enumerate(
        (
            *("Scamper", "Cowardly", "Night Stalker", "Howl", "Web", "Shambling", "Grab", "Heal", "Reach"),
            *("Throw", "Air", "Earth", "Fire", "Water", "Flail", "Shadow", "Opportunist", "Pilfer"),
            *("Not Me!", "Promotion", "Fly", "Cry Havoc", "Sacrifice", "Seduce", "Wail", "Aftershock"),
            *("Ignite", "Unmovable", "Overpower", "Shadow Bolt", "Dominion"),
        )
    )
}
"""Their bits, by name."""
NAMES = {bit: name for name, bit in ABILITIES.items()}


class Sheets(Position):
    """A position whose figures have numbers and cards."""

    # --- heroes

    def is_hero(self, unit: int) -> bool:
        return 0 <= unit < MAX_HEROES

    def is_monster(self, unit: int) -> bool:
        return unit >= FIRST_MONSTER

    def same_side(self, a: int, b: int) -> bool:
        return self.is_monster(a) == self.is_monster(b)

    def called(self, hero: int, name: str) -> bool:
        """Is this hero HER-n?"""
        return self.hero[hero].hero == int(name[4:]) - 1

    def skilled(self, hero: int, skill: str) -> bool:
        me = self.hero[hero]
        return me.cls == SKILL[skill] // 9 and bool(me.skills >> SKILL[skill] % 9 & 1)

    def exhausted(self, hero: int, skill: str) -> bool:
        return bool(self.hero[hero].exhausted >> SKILL[skill] % 9 & 1)

    def ready(self, hero: int, skill: str) -> bool:
        """A standing hero owns the skill, it is not exhausted, and its fatigue can be paid (DES-148)."""
        cost = self.setting.skill[SKILL[skill]].fatigue
        return (
            self.standing(hero)
            and self.skilled(hero, skill)
            and not self.exhausted(hero, skill)
            and self.stamina_left(hero) >= cost
        )

    def works(self, hero: int, skill: str) -> bool:
        """While the card is exhausted."""
        return self.standing(hero) and self.skilled(hero, skill) and self.exhausted(hero, skill)

    def stamina_left(self, hero: int) -> int:
        return self.hero[hero].stamina - self.hero[hero].fatigue

    def fortune(self, hero: int) -> int:
        """What he may spend (DER-15, DER-24)."""
        return self.hero[hero].fortune if self.options.plot_deck and self.standing(hero) else 0

    def places(self, hero: int) -> Iterator[tuple[int, int, Any]]:
        """Place, number and row of each item that he carries."""
        for place, item in enumerate(self.hero[hero].item):
            if item >= 0:
                yield place, item, self.setting.item[item]

    def equipped(self, hero: int) -> Iterator[tuple[int, int, Any]]:
        for place, item, row in self.places(hero):
            if self.hero[hero].equipped >> place & 1:
                yield place, item, row

    def has_equipped(self, hero: int, *names: str, ready: bool = False) -> int:
        """The place of such an item, equipped; -1."""
        for place, item, _ in self.equipped(hero):
            if ITEMS[item] in names and not (ready and self.hero[hero].turned >> place & 1):
                return place
        return -1

    def wears(self, hero: int, trait: int) -> bool:
        return any(row.traits & trait for _, _, row in self.equipped(hero))

    def faceup(self, hero: int) -> int:
        return sum(self.hero[hero].faceup)

    def necromancer(self) -> int:
        return next((hero for hero in self.heroes if self.hero[hero].cls == setup.NECROMANCER), -1)

    # --- conditions

    def has(self, unit: int, condition: int) -> bool:
        return bool(self.figure[unit].conditions & condition)

    def stunned(self, unit: int) -> bool:
        return self.has(unit, setup.STUNNED)

    def immobilized(self, unit: int) -> bool:
        return self.has(unit, setup.IMMOBILIZED)

    # --- monsters

    def card(self, unit: int) -> Any:
        one = self.figure[unit]
        if one.kind < setup.FIRST_LIEUTENANT:
            return self.setting.card[4 * one.kind + 2 * self.act + one.rank]
        if one.kind == setup.RAYTHEN:
            return self.setting.card[48 + self.act]
        return self.setting.card[36 + 2 * (one.kind - setup.FIRST_LIEUTENANT) + self.act]

    def can(self, unit: int, ability: str) -> bool:
        return self.is_monster(unit) and bool(self.card(unit).abilities & ABILITIES[ability])

    def kind(self, unit: int) -> str:
        return KINDS[self.figure[unit].kind]

    def size(self, unit: int) -> int:
        """SMALL to MASSIVE."""
        return self.setting.kind[self.figure[unit].kind].size if self.is_monster(unit) else setup.SMALL

    def large(self, unit: int) -> bool:
        return self.size(unit) != setup.SMALL

    def forms(self, unit: int) -> list[tuple[int, int]]:
        """Width and height, horizontal first."""
        return forms_of(self.size(unit))

    def chief(self, unit: int) -> bool:
        """DER-99: a master, a lieutenant or an agent."""
        return self.is_monster(unit) and self.figure[unit].rank != Rank.MINION

    def usable(self, unit: int) -> bool:
        """CP2-4: who stands behind the warded door is out of everything's reach until it was opened."""
        if self.code != "CP2" or self.doors_marks[0] or not self.is_monster(unit):
            return True
        zone = self.map.zone(self.setting.encounter[self.encounter].group[0].zone)
        return not zone & set(self.spaces(unit))

    def carrier(self, relic: int) -> int:
        """The lieutenant on the map with a relic of the overlord; -1."""
        return next((unit for unit in self.monsters if self.figure[unit].relic == relic), -1)

    # --- numbers

    def speed(self, unit: int) -> int:
        if self.is_monster(unit):
            return self.card(unit).speed
        if unit == FAMILIAR:
            return self.setting.familiar.speed
        if not self.is_hero(unit):
            code = "CD1" if self.code == "CD2" and unit > 5 else self.code
            return next(r for r in self.setting.encounter if r is self._row(code)).figure_speed
        speed = 5 if self.hero[unit].monkey else self.setting.hero[self.hero[unit].hero].speed
        for _, _, row in self.equipped(unit):
            if row.most_speed >= 0:
                speed = min(speed, row.most_speed)
        duskblade = self.carrier(setup.DUSKBLADE)
        if duskblade >= 0 and self.adjacent(unit, duskblade):
            speed = max(1, speed - 1)
        return speed

    def _row(self, code: str) -> Any:
        from .names import CODES

        return self.setting.encounter[CODES.index(code)]

    def attribute(self, unit: int, which: int) -> int | None:
        """None: the figure fails every test (DES-141)."""
        if self.is_hero(unit):
            return self.setting.hero[self.hero[unit].hero].attribute[which]
        if self.is_monster(unit):
            value = self.setting.kind[self.figure[unit].kind].attribute[which]
            return value if value >= 0 else None
        return 3 if self.code == "CD2" and unit == 5 else None

    # --- weapons

    def weapons(self, hero: int) -> list[int]:
        """Places of equipped weapons; the first two have verbs."""
        return [place for place, _, row in self.equipped(hero) if row.attack != setup.NO_ATTACK][:2]

    def weapon(self, hero: int, place: int) -> Any:
        return self.setting.flask if place == W_FLASK else self.setting.item[self.hero[hero].item[place]]

    def weapon_traits(self, hero: int, place: int) -> int:
        """RUN-3 adds one."""
        if place < 0:
            return 0
        rune = setup.T_RUNE if self.skilled(hero, "RUN-3") else 0
        return self.weapon(hero, place).traits | rune

    def ranged(self, unit: int, weapon: int) -> bool:
        if self.is_monster(unit):
            return weapon == W_BOLT or self.setting.kind[self.figure[unit].kind].attack == setup.RANGED
        if unit == FAMILIAR or weapon in (W_UNARMED, W_CARD):
            return False
        return self.weapon(unit, weapon).attack == setup.RANGED

    def reach(self, unit: int, weapon: int) -> int:
        """ABI-09: how far a melee attack goes."""
        if self.is_monster(unit):
            return 2 if self.can(unit, "Reach") else 1
        return 2 if self.is_hero(unit) and weapon >= 0 and self.weapon(unit, weapon).reach else 1

    def suits(self, hero: int, place: int, skill: str | None) -> bool:
        """Whether an equipped weapon is one that the skill or feat asks for."""
        melee = self.weapon(hero, place).attack == setup.MELEE
        traits = self.weapon_traits(hero, place)
        if skill in MELEE_SKILLS:
            return melee
        if skill == "THI-2":
            return melee or bool(traits & setup.T_BLADE)
        if skill in RUNE_SKILLS:
            return bool(traits & setup.T_RUNE)
        if skill in BOW_SKILLS:
            return bool(traits & setup.T_BOW)
        if skill in ("NEC-1", "HER-3"):
            return bool(traits & setup.T_MAGIC)
        return True


def forms_of(size: int) -> list[tuple[int, int]]:
    """DES-021."""
    return {
        setup.SMALL: [(1, 1)],
        setup.MEDIUM: [(2, 1), (1, 2)],
        setup.HUGE: [(2, 2)],
        setup.MASSIVE: [(3, 2), (2, 3)],
    }[size]
