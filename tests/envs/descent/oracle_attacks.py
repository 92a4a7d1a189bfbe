"""Whom an attack may name, with what it is made, what its surges buy, for the oracle (spec 3.10)."""

from typing import Any, NamedTuple

from dungeonzoo.envs.descent import setup
from dungeonzoo.envs.descent.state import (
    CARD_BLOW,
    CARD_CRITICAL,
    D_ABILITY,
    D_CARD,
    D_FEAT,
    D_ITEM,
    D_SEARCH_CARD,
    D_SPECIAL,
    F_CHARMED,
    F_COMMANDED,
    FAMILIAR,
    V_ATTACK_1,
    V_UNARMED,
    W_UNARMED,
    Act,
)

from .names import OVERLORD
from .oracle_moves import Moves
from .oracle_sheets import NAMES, SKILLS

UNARMED_TOO = (None, "HER-4", "HER-5", "HER-7", "OC-02")
"""Deeds whose attacks need no equipped weapon."""
ALL_AROUND = ("BER-6", "RUN-7", "NEC-7", "HER-3", "Fire", "Ignite", "Cry Havoc")
"""DER-121."""


class Aim(NamedTuple):
    """An attack that is declared, or might be."""

    unit: int
    weapon: int
    deed: str | None = None
    charmed: bool = False
    commanded: bool = False


class Bargain(NamedTuple):
    """A surge option as the rules list it."""

    cost: int
    what: tuple[tuple[int, int], ...]
    """Codes (SU_...) and numbers."""


def deed_name(deed: int) -> str | None:
    """What an attack belongs to: a skill, feat, card or ability."""
    if deed < 0:
        return None
    if deed < D_FEAT:
        return SKILLS[deed]
    if deed < D_ABILITY:
        return f"HER-{deed - D_FEAT + 1}"
    if D_SEARCH_CARD <= deed < D_CARD:
        return "SEA-6"
    if D_CARD <= deed < D_CARD + len(OVERLORD):
        return OVERLORD[deed - D_CARD]
    if deed >= D_SPECIAL:
        return NAMES.get(1 << deed - D_SPECIAL, "?")
    return "item" if deed >= D_ITEM else "ability"


def aim_of(attack: Any) -> Aim:
    return Aim(
        attack.attacker,
        attack.weapon,
        deed_name(attack.how),
        bool(attack.flags & F_CHARMED),
        bool(attack.flags & F_COMMANDED),
    )


class Attacks(Moves):
    # --- who may attack

    def may_attack(self, unit: int) -> bool:
        """OC-18, DIS-5, DER-97."""
        if self.is_hero(unit):
            return not self.hero[unit].monkey
        if not self.is_monster(unit):
            return True
        return not any(self.works(hero, "DIS-5") and self.adjacent(unit, hero) for hero in self.heroes)

    # --- sight and reach

    def see_through(self, aim: Aim) -> frozenset[int]:
        """Figures that do not block the sight of an attack: WIL-2, SHO-03."""
        if not self.is_hero(aim.unit) or aim.weapon < 0:
            return frozenset()
        free: set[int] = set()
        if self.skilled(aim.unit, "WIL-2") and self.weapon_traits(aim.unit, aim.weapon) & setup.T_BOW:
            free |= {unit for unit in self.on_map if not self.is_monster(unit)}
        if self.hero[aim.unit].item[aim.weapon] == setup.ELM_GREATBOW:
            free |= {unit for unit in self.on_map if self.adjacent(unit, aim.unit)}
        return frozenset(free)

    def in_reach(self, aim: Aim, target: int) -> bool:
        """DES-109."""
        if not self.ranged(aim.unit, aim.weapon):
            far = self.reach(aim.unit, aim.weapon)
            near = self.adjacent(aim.unit, target) if far == 1 else self.within(aim.unit, target, far)
            if not near:
                return False
        return self.sees(aim.unit, target, self.see_through(aim))

    def exposed(self, unit: int, target: int) -> bool:
        """ABI-11, CP2-4: whether an attack can affect it at all."""
        if not self.standing(target) or not self.usable(target):
            return False
        return not self.figure[target].air or self.adjacent(unit, target)

    def around(self, aim: Aim, target: int) -> bool:
        """Figures that an attack all around affects."""
        unit = aim.unit
        if target == unit:
            return False
        if aim.deed == "RUN-7":
            return self.within(unit, target, 3) and self.sees(unit, target)
        if aim.deed == "NEC-7":
            return self.is_monster(target) and self.sees(self.necromancer(), target)
        if aim.deed == "Cry Havoc":
            return bool(self.havoc >> target & 1)
        if aim.deed == "BER-6":
            return self.is_monster(target) and self.adjacent(unit, target)
        return self.adjacent(unit, target)

    def may_name(self, aim: Aim, target: int) -> bool:
        """DES-109, DES-137, DER-83, DER-121."""
        if aim.charmed:
            hero_side = not self.is_monster(target) and self.exposed(aim.unit, target)
            return hero_side and (target == aim.unit or self.in_reach(aim, target))
        if target == aim.unit or not self.exposed(aim.unit, target):
            return False
        if aim.commanded:
            return self.is_monster(target) and self.in_reach(aim, target)
        if aim.deed == "THI-8" and not self.sees(aim.unit, target):  # the one monster in sight
            return False
        if self.same_side(aim.unit, target) or (aim.deed == "Flail" and not self.is_hero(target)):
            return False
        return self.around(aim, target) if aim.deed in ALL_AROUND else self.in_reach(aim, target)

    def targets(self, aim: Aim) -> list[int]:
        return [unit for unit in self.on_map if self.may_name(aim, unit)]

    # --- with what

    def verbs(self, hero: int, deed: str | None = None, charmed: bool = False) -> set[int]:
        """ACT_ATTACK_1, _2, _UNARMED that could be declared."""
        if not self.may_attack(hero):
            return set()
        found = set()
        for number, place in enumerate(self.weapons(hero)):
            if self.suits(hero, place, deed) and (
                self.targets(Aim(hero, place, deed, charmed))
                or (not charmed and self.runs_to_target(Aim(hero, place, deed)))
            ):
                found.add(Act.VERB + V_ATTACK_1 + number)
        if deed in UNARMED_TOO and self.targets(Aim(hero, W_UNARMED, deed, charmed)):
            found.add(Act.VERB + V_UNARMED)
        return found

    def verbs_on(self, hero: int, deed: str, target: int) -> set[int]:
        """Weapons that reach a given target."""
        if not self.may_attack(hero):
            return set()
        return {
            Act.VERB + V_ATTACK_1 + number
            for number, place in enumerate(self.weapons(hero))
            if self.suits(hero, place, deed) and self.may_name(Aim(hero, place, deed), target)
        }

    def shoots_running(self, hero: int, place: int) -> bool:
        """WIL-8: he may move before he names the target."""
        bow = self.weapon_traits(hero, place) & setup.T_BOW
        return bool(bow) and self.skilled(hero, "WIL-8") and not self.immobilized(hero)

    def runs_to_target(self, aim: Aim) -> bool:
        """WIL-8: whether those steps lead to a space from which there is a target."""
        if not self.shoots_running(aim.unit, aim.weapon):
            return False
        return self._after_steps(aim, 1 if self.wears(aim.unit, setup.T_HEAVY) else 2)

    def _after_steps(self, aim: Aim, left: int) -> bool:
        one = self.figure[aim.unit]
        here, found = one.cell, False
        if not self.others_at(here, aim.unit) and self.targets(aim):
            return True
        for way in list(self.walk_from(aim.unit, here, left, True)) if left else []:
            self._move(aim.unit, self.map.to(here, way))
            found = found or self._after_steps(aim, left - 1)
            self._move(aim.unit, here)
        return found

    def _move(self, unit: int, cell: int | None) -> None:
        self.figure[unit].cell = cell
        self.__dict__.pop("at", None)

    def choose_weapon(self) -> set[int]:
        """ASK_WEAPON."""
        attack = self.attack[self.frame.target]
        deed = deed_name(attack.how)
        hero = attack.attacker
        if deed == "NEC-1":
            found = {
                Act.VERB + V_ATTACK_1 + number
                for number, place in enumerate(self.weapons(hero))
                if self.suits(hero, place, deed)
            }
        elif attack.target >= 0:
            found = self.verbs_on(hero, deed or "", attack.target)
        else:
            found = self.verbs(hero, deed)
        return found or {int(Act.PASS)}

    def choose_target(self) -> set[int]:
        """ASK_TARGET."""
        attack = self.attack[self.frame.target]
        aim = aim_of(attack)
        found = self.targets(aim)
        if self.frame.count == 0:
            return {Act.FIGURE + unit for unit in found}
        second = [unit for unit in found if unit != attack.target]
        return {Act.FIGURE + unit for unit in second} | {int(Act.PASS)}

    # --- surges

    def bargains(self, attack: Any) -> list[Bargain | None]:
        """The surge options in their order (spec 6.3); None where a number stands for nothing."""
        unit, found = attack.attacker, []
        own = self.is_hero(unit) and not attack.flags & F_CHARMED
        iron = own and self.skilled(unit, "RUN-4")
        found.append(Bargain(1, ((setup.SU_FATIGUE, 2 if iron else 1),)) if own else None)
        if unit == FAMILIAR:
            found += [bargain(one) for one in self.setting.familiar.surge]
        elif self.is_monster(unit):
            found += [bargain(one) for one in self.card(unit).surge]
            found += self._dark_bargains(attack)
        elif attack.weapon != W_UNARMED:
            found += [bargain(one) for one in self.weapon(unit, attack.weapon).surge]
        if own:
            found += self._hero_bargains(attack)
        return found + [Bargain(1, ((setup.SU_SEE, 0),))] * self.see_through_needed(attack)

    def _dark_bargains(self, attack: Any) -> list[Bargain]:
        relic, found = self.figure[attack.attacker].relic, []
        if relic == setup.DUSKBLADE:
            found.append(Bargain(1, ((setup.SU_PIERCE, 5),)))
        if relic == setup.DARK_RUNE:
            found += [Bargain(1, ((setup.SU_DAMAGE, 2),)), Bargain(1, ((setup.SU_MEND, 2),))]
        if attack.cards & CARD_BLOW:
            found.append(Bargain(1, ((setup.SU_RETURN, 0),)))
        if attack.cards & CARD_CRITICAL:
            found.append(Bargain(1, ((setup.SU_DAMAGE, 3),)))
        return found

    def _hero_bargains(self, attack: Any) -> list[Bargain]:
        hero, found = attack.attacker, []
        traits = self.weapon_traits(hero, attack.weapon) if attack.weapon >= 0 else 0
        avric = next((one for one in self.standing_heroes if self.called(one, "HER-2")), -1)
        if avric >= 0 and self.within(avric, hero, 3):
            found.append(Bargain(1, ((setup.SU_RECOVER, 1),)))
        if deed_name(attack.how) == "BER-7":
            found.append(Bargain(1, ((setup.SU_DEATH_RAGE, 0),)))
        melee = attack.weapon >= 0 and not self.ranged(hero, attack.weapon)
        if self.skilled(hero, "KNI-6") and self.wears(hero, setup.T_SHIELD) and melee:
            found.append(Bargain(1, ((setup.SU_SLAM, 0),)))
        if self.skilled(hero, "SPI-8"):
            found.append(Bargain(1, ((setup.SU_VIGOR, 0),)))
        if self.skilled(hero, "RUN-0") and traits & (setup.T_MAGIC | setup.T_RUNE):
            found.append(Bargain(1, ((setup.SU_RUNIC, 2),)))
        return found

    def see_through_needed(self, attack: Any) -> int:
        """DES-122: HER-named effects that make it miss: Shadow, Unseen, Cloud of Mist."""
        n = 0
        for target in {attack.target, attack.second} - {-1, -2}:
            shadow = self.is_monster(target) and self.can(target, "Shadow")
            n += bool(shadow and self.is_hero(attack.attacker) and self.adjacent(attack.attacker, target))
            n += self.is_hero(target) and self.works(target, "THI-6")
        for hero in self.standing_heroes:
            n += self.works(hero, "SPI-4") and self.distance_to(hero, attack.cell) <= 3
        return n

    def cowed(self, unit: int) -> bool:
        """ABI-02, DER-59."""
        if not self.can(unit, "Cowardly"):
            return False
        return not any(self.chief(other) and self.within(unit, other, 3) for other in self.monsters)

    def choose_surge(self) -> set[int]:
        """ASK_SURGE; what is listed stays so while options are bought."""
        attack = self.attack[self.frame.target]
        listed = [bargain(one) if one.cost else None for one in attack.option]
        if not any(one.bought for one in attack.option) and attack.n_affected:
            assert listed == self.bargains(attack), "the surge options of an attack"
        if self.cowed(attack.attacker):
            return {int(Act.PASS)}
        found = {int(Act.PASS)}
        for number, (one, option) in enumerate(zip(listed, attack.option, strict=True)):
            if not one or option.bought or one.cost > attack.surges:
                continue
            if all(self.option_works(attack, code) for code, _ in one.what):
                found.add(Act.SURGE + number)
        return found

    def option_works(self, attack: Any, code: int) -> bool:
        """Whether an option has something to work on."""
        if code == setup.SU_RUNIC:
            return self.stamina_left(attack.attacker) >= 1
        if code == setup.SU_SLAM:
            return any(self.adjacent(attack.attacker, unit) for unit in self.monsters)
        if code == setup.SU_STRAY:
            return bool(self.strays(attack))
        if code == setup.SU_SECOND:
            return bool(self.second_targets(attack))
        if code == setup.SU_REROLL:
            return attack.pool[0].n > 0
        return True

    def strays(self, attack: Any) -> list[int]:
        """ABI-52."""
        return [
            unit
            for unit in self.monsters
            if unit != attack.target and self.within(attack.target, unit, 3) and self.usable(unit)
        ]

    def second_targets(self, attack: Any) -> list[int]:
        """ABI-54."""
        unit = attack.attacker
        return [
            other
            for other in self.monsters
            if other != attack.target and self.adjacent(unit, other) and self.exposed(unit, other)
        ]


def bargain(surge: Any) -> Bargain:
    what = [(code, n) for code, n in zip(surge.code, surge.n, strict=True) if code != setup.SU_NONE]
    return Bargain(surge.cost, tuple(what))
