"""What may answer an event, for the oracle: the timing windows (spec 6.2)."""

from collections.abc import Iterable
from typing import Any

from dungeonzoo.envs.descent import setup
from dungeonzoo.envs.descent.state import (
    F_CHARMED,
    F_COMMANDED,
    F_SHOT,
    FAMILIAR,
    FIRST_MONSTER,
    MAX_CURSED,
    PLOT_EXHAUSTED,
    PLOT_READY,
    USED_ACCURATE,
    USED_GHOST,
    USED_TOMBLE,
    USED_WEAPON,
    V_FORTUNE_REROLL,
    V_HERO_ABILITY,
    V_OVERLORD_RELIC,
    V_REFRESH_CONCEALMENT,
    V_TAKE_CARD,
    V_TAKE_THREAT,
    Act,
    How,
    Life,
    Rank,
)

from .names import ITEMS, WINDOWS
from .oracle_attacks import Aim, deed_name
from .oracle_heroes import POWER, TALISMAN, verb
from .oracle_monsters import Monsters
from .oracle_sheets import SKILL, forms_of

SHIELDS = ("GEA-03", "GEA-05", "SHO-07", "SHO-24")
CLOAKS = ("SHO-04", "SHO-22")
FOILED = -3
"""Frame.owner of damage that Dark Pact has moved already."""


class WindowsAsked(Monsters):
    def window(self) -> set[int]:
        """ASK_WINDOW."""
        name = WINDOWS[self.frame.source]
        if name == "DF2":
            return {verb(V_TAKE_CARD), verb(V_TAKE_THREAT)}
        return {int(Act.PASS)} | getattr(self, "_" + name.lower())()

    def plot_card(self, name: str) -> set[int]:
        """A Plot card that is ready, and whose trigger can be paid (DER-21)."""
        number = int(name[3:]) - 1
        paid = self.threat >= self.setting.plot[number].trigger
        return {Act.PLOT + number} if self.plot[number] == PLOT_READY and paid else set()

    def skill(self, hero: int, name: str) -> set[int]:
        return {Act.SKILL + SKILL[name] % 9} if self.ready(hero, name) else set()

    def item(self, hero: int, *names: str) -> set[int]:
        """Equipped items that are not exhausted."""
        return {
            Act.ITEM + place
            for place, item, _ in self.equipped(hero)
            if ITEMS[item] in names and not self.hero[hero].turned >> place & 1
        }

    # --- the heroes' turns

    def _ht3(self) -> set[int]:
        hero, how = self.frame.target, self.below().count
        if not self.standing(hero):
            return set()
        found = self.in_hand("OC-07", "OC-17")
        if self.hero[hero].moved and how == How.BY_POINTS and self.figure[hero].points > 0:
            found |= self.in_hand("OC-09")
        return found | (self.plot_card("PC-09") if self.baits(hero) else set())

    def baits(self, hero: int) -> list[int]:
        """RAY-139, DER-51: tokens next to the space entered, with a monster for each."""
        return [
            token
            for token in self.search_tokens()
            if self.next_to(hero, self.token[token].cell)
            and not self.at.get(self.token[token].cell)
            and self.switches(token)
        ]

    def switches(self, token: int) -> list[int]:
        """RAY-140."""
        cell = self.token[token].cell
        return [
            unit
            for unit in self.monsters
            if not self.large(unit) and self.usable(unit) and self.distance_to(unit, cell) <= 5
        ]

    def _ht4(self) -> set[int]:
        return self.in_hand("OC-08", "OC-16", "OC-20") if self.standing(self.frame.target) else set()

    def _sr1(self) -> set[int]:
        hero = self.frame.target
        near = any(self.within(hero, unit, 3) for unit in self.monsters)
        cursed = self.plot_card("PC-08") if near and self.cursed < MAX_CURSED else set()
        return self.in_hand("OC-08") | cursed

    def _sr2(self) -> set[int]:
        return self.plot_card("PC-06")

    def _sr2_hero(self) -> set[int]:
        used = self.below().owner == 1
        left = self.search_n + sum(self.search_discard)
        return self.skill(self.frame.target, "THI-1") if left and not used else set()

    def _sr3(self) -> set[int]:
        return self.plot_card("PC-05")

    def _sr4(self) -> set[int]:
        return self.in_hand("OC-16", "OC-18", "OC-20") if self.standing(self.frame.target) else set()

    # --- attacks: before the dice

    def asked_attack(self) -> Any:
        """The attack whose number is the frame's target, or count where the target is a hero."""
        hero_asked = WINDOWS[self.frame.source] in ("AT1_HERO", "AT2_HERO", "AT7_HERO")
        return self.attack[self.frame.count if hero_asked else self.frame.target]

    def _at1(self) -> set[int]:
        """DER-08, DER-44."""
        attack = self.asked_attack()
        named = [unit for unit in (attack.target, attack.second) if self.is_monster(unit)]
        return self.plot_card("PC-04") if any(self.figure[unit].tokens for unit in named) else set()

    def _at1_hero(self) -> set[int]:
        hero, attack = self.frame.target, self.asked_attack()
        named = [unit for unit in (attack.target, attack.second) if self.is_hero(unit) and unit != hero]
        near = self.standing(hero) and any(self.adjacent(hero, unit) for unit in named)
        return self.skill(hero, "KNI-3") if near else set()

    def _at2_dark(self) -> set[int]:
        return self.in_hand("OC-24")

    def _at2_hero(self) -> set[int]:
        hero, attack = self.frame.target, self.asked_attack()
        if not self.standing(hero):
            return set()
        affected, found = self.affected(attack), set()
        if self.called(hero, "HER-8") and hero in affected and not attack.used & USED_TOMBLE:
            found |= {verb(V_HERO_ABILITY)} if self.partners(hero) else set()
        if self.shielded(hero, affected):
            found |= self.skill(hero, "SPI-0")
        return found

    def affected(self, attack: Any) -> list[int]:
        return attack.affected[: attack.n_affected]

    def shielded(self, hero: int, affected: Iterable[int]) -> list[int]:
        """SPI-0: he himself or a hero within 3 spaces."""
        return [unit for unit in affected if self.is_hero(unit) and self.within(hero, unit, 3)]

    # --- attacks: the dice

    def kinds(self, dice: list[int], n: int) -> list[int]:
        return [die // 6 for die in dice[:n]]

    def misses(self, attack: Any) -> bool:
        """DES-117."""
        return any(self.setting.face[die // 6][die % 6][0] for die in attack.die[: attack.n_dice])

    def _at3(self) -> set[int]:
        attack = self.asked_attack()
        unit = attack.attacker
        if unit == FAMILIAR:
            return self.skill(self.necromancer(), "NEC-5")
        hero = self.necromancer() if attack.flags & F_COMMANDED else unit  # DER-82
        if self.is_hero(hero) and not attack.flags & F_CHARMED:
            return self._own_attack(attack, hero) | self.rerolls(hero) if self.standing(hero) else set()
        found = self.in_hand("OC-03")
        if self.is_monster(unit):
            found |= self.in_hand("OC-04")
            if any(self.is_hero(one) for one in self.affected(attack)):
                found |= self.in_hand("OC-01")
        return found

    def _own_attack(self, attack: Any, hero: int) -> set[int]:
        weapon = attack.weapon
        traits = self.weapon_traits(hero, weapon) if weapon >= 0 else 0
        dice = self.kinds(attack.die, attack.n_dice)
        power = setup.RED in dice or setup.YELLOW in dice
        found = self.item(hero, "SHO-13")
        if self.called(hero, "HER-4") and not self.hero[hero].reroll:
            found.add(verb(V_HERO_ABILITY))
        if traits & setup.T_BOW:
            found |= self.skill(hero, "WIL-6")
            found |= self.skill(hero, "WIL-1") if power and not attack.used & USED_ACCURATE else set()
        if traits & setup.T_RUNE:
            found |= self.skill(hero, "RUN-5")
        if weapon >= 0 and not self.ranged(hero, weapon):
            found |= self.skill(hero, "BER-5") if self.master_of_weapons(hero) else set()
            if not self.misses(attack) and self.stamina_left(hero) >= 1:
                found |= self.skill(hero, "BER-8")
        if weapon >= 0 and not attack.used & USED_WEAPON:
            name = ITEMS[self.hero[hero].item[weapon]]
            if (name == "SHO-17" and setup.RED in dice) or (name == "SHO-31" and power):
                found.add(Act.ITEM + weapon)
        if self.hero[hero].faceup[POWER]:
            found.add(Act.SEARCH_CARD + POWER)
        return found

    def master_of_weapons(self, hero: int) -> bool:
        """BER-5."""
        rows = [row for _, _, row in self.equipped(hero) if row.attack == setup.MELEE]
        return len(rows) >= 2 or any(row.slot == setup.TWO_HANDS for row in rows)

    def rerolls(self, hero: int) -> set[int]:
        """REL-2, RAY-050."""
        found = {verb(V_FORTUNE_REROLL)} if self.fortune(hero) else set()
        return found | (self.item(hero, "REL-2") if self.stamina_left(hero) >= 1 else set())

    def _at3_staff(self) -> set[int]:
        return {verb(V_OVERLORD_RELIC)} if self.staff() else set()

    def _at4(self) -> set[int]:
        attack, place = self.asked_attack(), self.frame.count
        unit, dice = attack.affected[place], attack.pool[place].n > 0
        if self.is_monster(unit):
            return self.in_hand("OC-22") | (self.in_hand("OC-03") if dice else set())
        if not self.is_hero(unit) or not self.standing(unit):
            return set()
        found = self.item(unit, *SHIELDS, *CLOAKS)
        if dice:
            found |= self.item(unit, "REL-3") | self.rerolls(unit)
        if self.has_equipped(unit, *SHIELDS, "REL-3") >= 0:
            found |= self.skill(unit, "KNI-4")
        if not attack.used & USED_GHOST:
            found |= self.skill(unit, "RUN-2")
        if self.hero[unit].faceup[TALISMAN]:
            found.add(Act.SEARCH_CARD + TALISMAN)
        return found

    def _at4_staff(self) -> set[int]:
        dice = self.asked_attack().pool[self.frame.count].n
        return {verb(V_OVERLORD_RELIC)} if dice and self.staff() else set()

    # --- attacks: damage and after

    def _at6(self) -> set[int]:
        """HER-7, NEC-4, DER-76, DER-86."""
        unit, harm, found = self.frame.target, self.below(), set()
        if self.is_hero(unit) and self.called(unit, "HER-7") and harm.owner >= 0 and self.stamina_left(unit):
            found.add(verb(V_HERO_ABILITY))
        necromancer = self.necromancer()
        pair = (necromancer, FAMILIAR)
        if unit in pair and harm.owner != FOILED and all(self.standing(one) for one in pair):
            found |= {Act.SKILL + 4} if self.skilled(necromancer, "NEC-4") else set()
        return found

    def _at7(self) -> set[int]:
        attack = self.asked_attack()
        own = self.is_hero(attack.attacker)
        hero = attack.attacker if own else self.necromancer()
        if not self.standing(hero):
            return set()
        found = self.skill(hero, "NEC-8") if self.commandable(attack) else set()
        if not own:
            return found
        weapon = attack.weapon
        melee = weapon >= 0 and not self.ranged(hero, weapon)
        if melee and attack.defeated >> FIRST_MONSTER:
            found |= self.skill(hero, "KNI-1")
        traits = self.weapon_traits(hero, weapon) if weapon >= 0 else 0
        if traits & setup.T_RUNE and self.may_attack(hero) and self.targets(Aim(hero, weapon, "RUN-8")):
            found |= self.skill(hero, "RUN-8")
        if weapon >= 0 and self.shoots_running(hero, weapon) and not attack.flags & F_SHOT:
            most = 1 if self.wears(hero, setup.T_HEAVY) else 2
            found |= {Act.SKILL + 8} if self.steps(hero, most, True) else set()
        if deed_name(attack.how) in ("SPI-1", "SPI-3") and self.spirits(hero):
            found |= self.skill(hero, "SPI-7")
        return found

    def commandable(self, attack: Any) -> list[int]:
        """NEC-8."""
        return [
            unit
            for unit in range(FIRST_MONSTER, len(self.figure))
            if attack.defeated >> unit & 1 and self.figure[unit].life == Life.DEAD
        ]

    def spirits(self, hero: int) -> tuple[list[int], list[int]] | None:
        """SPI-7: monsters still there that suffered, heroes that recovered."""
        me, first = self.hero[hero], FIRST_MONSTER
        monsters = [unit for unit in self.monsters if me.spirit_monsters >> (unit - first) & 1]
        healed = [other for other in self.heroes if me.spirits >> other & 1]
        return (monsters, healed) if monsters or healed else None

    def _at7_hero(self) -> set[int]:
        hero, attack = self.frame.target, self.asked_attack()
        unit = attack.attacker
        if hero not in self.affected(attack) or not self.standing(hero) or not self.standing(unit):
            return set()
        hits = self.adjacent(hero, unit) and self.verbs_on(hero, "BER-2", unit)
        return self.skill(hero, "BER-2") if hits else set()

    # --- rolls

    def _ro1(self) -> set[int]:
        unit, test = self.frame.target, self.roll.attribute >= 0
        if self.is_hero(unit):
            charm = self.item(unit, "GEA-10", "SHO-11") if test else set()
            return self.rerolls(unit) | set(sorted(charm)[:2]) if self.standing(unit) else set()
        return self.in_hand("OC-03") if self.is_monster(unit) and test else set()

    _ro1_staff = _at3_staff

    def _ro2(self) -> set[int]:
        return self.in_hand("OC-19")

    # --- knock-outs and the overlord turn

    def _df1(self) -> set[int]:
        return {Act.SKILL + 8}

    def _df2_bloodlust(self) -> set[int]:
        return self.in_hand("OC-23")

    def _df3(self) -> set[int]:
        return self.in_hand("OC-13")

    def _ot1(self) -> set[int]:
        found = self.plot_card("PC-01")
        if self.plot[1] == PLOT_EXHAUSTED and self.threat >= 1:
            found.add(verb(V_REFRESH_CONCEALMENT))
        found |= self.in_hand("OC-10") if not self.misery else set()
        found |= self.in_hand("OC-02") if self.standing_heroes else set()
        return found | (self.in_hand("OC-11") if any(map(self.usable, self.monsters)) else set())

    def _ot3_hero(self) -> set[int]:
        hero, unit = self.frame.target, self.frame.count
        strikes = self.standing(hero) and self.verbs_on(hero, "WIL-5", unit)
        return self.skill(hero, "WIL-5") if strikes else set()

    def _ot3(self) -> set[int]:
        unit = self.frame.target
        found = self.push_cards(unit)
        if self.figure[unit].tokens and self.search_n:
            found |= self.plot_card("PC-02")
        return found | (self.plot_card("PC-03") if not self.figure[unit].slippery else set())

    def _ot5(self) -> set[int]:
        hero, unit = self.frame.target, self.frame.count
        found = self.skill(hero, "THI-4")
        if self.verbs_on(hero, "KNI-5", unit):
            found |= self.skill(hero, "KNI-5")
        far = 2 if self.skilled(hero, "WIL-4") else 1
        return found | (self.skill(hero, "WIL-0") if self.steps(hero, far, True) else set())

    def _ot7(self) -> set[int]:
        found = self.in_hand("OC-12", "OC-14") if self.standing_heroes else set()
        found |= self.in_hand("OC-21") if any(map(self.usable, self.monsters)) else set()
        return found | (self.in_hand("OC-25") if self.reinforceable() else set())

    def reinforceable(self) -> list[int]:
        """OC-25: masters and agents with room beside them and in the group."""
        return [
            unit
            for unit in self.monsters
            if self.figure[unit].rank in (Rank.MASTER, Rank.AGENT)
            and self.usable(unit)
            and self.room(self.figure[unit].group, Rank.MINION)
            and self.room_beside(unit)
        ]

    def room_beside(self, unit: int) -> bool:
        """Whether another figure of its group fits with a space next to it."""
        kind = self.group[self.figure[unit].group].kind
        free = set(self.empty_spaces)
        for w, h in forms_of(self.setting.kind[kind].size):
            for cell in free:
                square = self.map.square(cell, w, h)
                if square and free.issuperset(square) and any(self.next_to(unit, it) for it in square):
                    return True
        return False

    def _spirits(self) -> set[int]:
        hero = self.frame.target
        return self.skill(hero, "SPI-7") if self.spirits(hero) else set()
