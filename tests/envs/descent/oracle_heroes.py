"""What a hero may do in his turn, for the oracle (window HT2, spec 3.6, 4.2 to 4.4)."""

from dungeonzoo.envs.descent import setup
from dungeonzoo.envs.descent.state import (
    D_ITEM,
    FAMILIAR,
    N_SEARCH_TOKENS,
    V_CLIMB,
    V_DOOR,
    V_DROP_STUN,
    V_END,
    V_FAMILIAR_ACT,
    V_FAMILIAR_DISCARD,
    V_FEAT,
    V_FORTUNE_ACTION,
    V_FORTUNE_FATIGUE,
    V_LEAVE,
    V_MOVE,
    V_QUEST_A,
    V_QUEST_DROP,
    V_REST,
    V_REVIVE,
    V_SEARCH,
    V_STAND_UP,
    V_TRADE_GIVE,
    V_TRADE_TAKE,
    V_TWO_HERO_ATTACK,
    V_TWO_HERO_RECOVER,
    W_FLASK,
    Act,
    Life,
)

from .names import ITEMS
from .oracle_attacks import Aim
from .oracle_moves import MOST_POINTS
from .oracle_quests import Quests
from .oracle_sheets import SKILL

HEALTH, STAMINA, POWER, TALISMAN, DOLL, FLASK = range(6)
PLAIN_STRIKES = ("BER-0", "BER-7", "DIS-2", "SPI-1", "SPI-3", "RUN-1", "RUN-6", "THI-2", "WIL-7")
STRIKES_AROUND = ("BER-6", "RUN-7")
ALWAYS = ("DIS-0", "DIS-5", "DIS-6", "DIS-8", "SPI-2", "SPI-4", "SPI-6", "THI-5", "THI-6")
"""Skills of the own turn that need nothing."""
MOST_ITEMS = 12
ACTIONS_OF_A_TURN = 2


def verb(number: int) -> int:
    return Act.VERB + number


class Heroes(Quests):
    def menu(self) -> set[int]:
        """ASK_MENU."""
        hero = self.frame.source
        one = self.figure[hero]
        if one.life == Life.DOWN:
            return {verb(V_STAND_UP), verb(V_END)}
        found = self.point_steps(hero) | self.fatigue_step(hero)
        if not self.at_rest(hero):
            return found
        found |= self.hero_skills(hero) | self.free_choices(hero) | {verb(V_END)}
        if one.actions <= 0:
            return found
        return found | ({verb(V_DROP_STUN)} if self.stunned(hero) else self.actions(hero))

    # --- actions

    def actions(self, hero: int) -> set[int]:
        one = self.figure[hero]
        found = self.verbs(hero) | {verb(V_REST)}
        if not self.immobilized(hero) and one.points < MOST_POINTS:
            found.add(verb(V_MOVE))
        if self.searchable(hero, 1):
            found.add(verb(V_SEARCH))
        if any(self.revivable(hero, other) for other in self.heroes):
            found.add(verb(V_REVIVE))
        if self.doors(hero):
            found.add(verb(V_DOOR))
        if self.climbs(hero):
            found.add(verb(V_CLIMB))
        found |= {verb(V_QUEST_A + which) for which in range(3) if self.quest_action(hero, which)}
        if self.setting.hero[self.hero[hero].hero].feat_action and self.feat(hero):
            found.add(verb(V_FEAT))
        return found | self._cards_as_actions(hero)

    def searchable(self, hero: int, far: int) -> set[int]:
        """DES-167, DER-32; THI-0."""
        if far == 1:
            return {token for token in self.search_tokens() if self.beside(hero, self.token[token].cell)}
        return {
            token for token in self.search_tokens() if self.distance_to(hero, self.token[token].cell) <= far
        }

    def revivable(self, hero: int, other: int) -> bool:
        """DES-068."""
        return self.figure[other].life == Life.DOWN and self.beside(hero, self.figure[other].cell)

    def climbs(self, unit: int) -> bool:
        """DES-071, DER-63, DER-68."""
        if not self.in_pit(unit) or self.immobilized(unit) or not self.exits(unit):
            return False
        return not self.webbed(unit, self.here(unit), False) or self.stamina_left(unit) > 0

    def exits(self, unit: int) -> set[int]:
        return {cell for cell in self.map.neighbours[self.here(unit)] if self.empty(cell)}

    def _cards_as_actions(self, hero: int) -> set[int]:
        me = self.hero[hero]
        found = {
            Act.ITEM + place
            for place, item, _ in self.equipped(hero)
            if ITEMS[item] in ("SHO-32", "REL-4") and not me.turned >> place & 1
        }
        if me.faceup[HEALTH]:
            found.add(Act.SEARCH_CARD + HEALTH)
        if me.faceup[DOLL] and any(self.afflicted(hero, other) for other in self.heroes):
            found.add(Act.SEARCH_CARD + DOLL)
        if me.faceup[FLASK] and self.may_attack(hero) and self.targets(Aim(hero, W_FLASK, "SEA-6")):
            found.add(Act.SEARCH_CARD + FLASK)
        return found

    def afflicted(self, hero: int, other: int) -> bool:
        """SEA-5: he himself or an adjacent hero, with a condition; not a knocked-out one (DER-77)."""
        near = other == hero or (self.standing(other) and self.adjacent(hero, other))
        return near and bool(self.figure[other].conditions)

    def patient(self, hero: int, other: int) -> bool:
        """He himself or an adjacent hero, knocked out or not (DER-77)."""
        if other == hero:
            return True
        there = self.figure[other].life in (Life.STANDING, Life.DOWN)
        return there and self.beside(hero, self.figure[other].cell)

    # --- what uses no action

    def free_choices(self, hero: int) -> set[int]:
        me, one = self.hero[hero], self.figure[hero]
        found = set()
        if me.faceup[STAMINA]:
            found.add(Act.SEARCH_CARD + STAMINA)
        if self.fortune(hero) >= 1 and me.fatigue > 0:
            found.add(verb(V_FORTUNE_FATIGUE))
        if self.additional_action(hero):
            found.add(verb(V_FORTUNE_ACTION))
        if not self.setting.hero[me.hero].feat_action and self.feat(hero):
            found.add(verb(V_FEAT))
        if one.carries >= 0:
            found.add(verb(V_QUEST_DROP))
        if self.may_leave(hero) and self.spend_points(hero, 1):
            found.add(verb(V_LEAVE))
        return found | self._bonus(hero) | self._trades(hero) | self._familiar(hero)

    def additional_action(self, hero: int) -> bool:
        """RAY-051, RAY-052, DER-26, DES-218."""
        me = self.hero[hero]
        done = self.figure[hero].actions == 0 and me.two_used and not me.extra
        return bool(done and self.fortune(hero) >= 2 and me.familiar_acted != 2)

    def _bonus(self, hero: int) -> set[int]:
        """DES-062."""
        if self.options.heroes != 2 or self.hero[hero].bonus:
            return set()
        found = {verb(V_TWO_HERO_ATTACK)} if self.verbs(hero) else set()
        return found | ({verb(V_TWO_HERO_RECOVER)} if self.figure[hero].damage else set())

    def _trades(self, hero: int) -> set[int]:
        """DES-074."""
        found = set()
        if self.hero[hero].moved:
            for other in self.partners(hero):
                found |= {verb(V_TRADE_GIVE)} if self.tradable(hero, other) else set()
                found |= {verb(V_TRADE_TAKE)} if self.tradable(other, hero) else set()
        return found

    def partners(self, hero: int) -> list[int]:
        return [other for other in self.standing_heroes if self.adjacent(hero, other)]

    def has_room(self, hero: int) -> bool:
        """DES-075."""
        return sum(item >= 0 for item in self.hero[hero].item) < MOST_ITEMS

    def tradable(self, giver: int, taker: int) -> set[int]:
        """What may change hands."""
        me = self.hero[giver]
        found = {Act.SEARCH_CARD + card for card in range(setup.N_USABLE) if me.faceup[card] > me.fresh[card]}
        if self.has_room(taker):
            found |= {Act.ITEM + place for place, _, _ in self.places(giver) if not me.traded >> place & 1}
        return found

    def _familiar(self, hero: int) -> set[int]:
        if self.hero[hero].cls != setup.NECROMANCER or not self.standing(FAMILIAR):
            return set()
        found = {verb(V_FAMILIAR_DISCARD)}
        return found | ({verb(V_FAMILIAR_ACT)} if self.familiar_may_act(hero) else set())

    def familiar_may_act(self, hero: int) -> bool:
        """DES-218: wholly before the first or after the last action of its owner."""
        me, left = self.hero[hero], self.figure[hero].actions
        if me.familiar_acted or not self.standing(FAMILIAR):
            return False
        before = left == ACTIONS_OF_A_TURN and not me.two_used
        return before or left == 0

    # --- feats

    def feat(self, hero: int) -> bool:
        """Unused in this encounter, and something that it can do."""
        me = self.hero[hero]
        if me.feat:
            return False
        name = f"HER-{me.hero + 1}"
        if name == "HER-1":
            return any(self.within(hero, unit, 3) and self.usable(unit) for unit in self.monsters)
        return bool(self.verbs(hero, name)) if name in ("HER-3", "HER-4", "HER-5") else True

    # --- skills

    def hero_skills(self, hero: int) -> set[int]:
        """Skills of the own turn."""
        me, found = self.hero[hero], set()
        for number in range(9):
            name = f"{self._class(hero)}-{number}"
            row = self.setting.skill[SKILL[name]]
            if not self.ready(hero, name):
                continue
            if row.action and (self.figure[hero].actions <= 0 or self.stunned(hero)):
                continue
            if self.skill_works(hero, name):
                found.add(Act.SKILL + number)
        assert me.cls >= 0
        return found

    def _class(self, hero: int) -> str:
        return ("BER", "KNI", "DIS", "SPI", "NEC", "RUN", "THI", "WIL")[self.hero[hero].cls]

    def skill_works(self, hero: int, name: str) -> bool:
        """Whether a skill has something to do in the hero's turn."""
        if name in ALWAYS:
            return True
        if name in PLAIN_STRIKES or name in STRIKES_AROUND:
            return bool(self.verbs(hero, name))
        rule = getattr(self, "_" + name.lower().replace("-", "_"), None)
        return bool(rule and rule(hero))

    def _ber_3(self, hero: int) -> bool:
        return any(self.adjacent(hero, unit) and self.usable(unit) for unit in self.monsters)

    def _ber_4(self, hero: int) -> bool:
        return not self.immobilized(hero) or bool(self.verbs(hero, "BER-4"))

    def _kni_0(self, hero: int) -> bool:
        return self._melee(hero) and any(self.oath_monsters(hero, other) for other in self.heroes)

    def _melee(self, hero: int) -> bool:
        return self.may_attack(hero) and any(self.suits(hero, place, "KNI-0") for place in self.weapons(hero))

    def oath_monsters(self, hero: int, other: int) -> list[int]:
        """KNI-0: monsters next to another hero within 3 spaces, next to whom there is room."""
        if other == hero or not self.standing(other) or not self.within(hero, other, 3):
            return []
        return [
            unit
            for unit in self.monsters
            if self.adjacent(other, unit) and self.usable(unit) and self._oath_spaces(hero, unit)
        ]

    def _oath_spaces(self, hero: int, unit: int) -> bool:
        return self.adjacent(hero, unit) or any(self.next_to(unit, cell) for cell in self.empty_spaces)

    def _kni_2(self, hero: int) -> bool:
        return any(self.sees(hero, unit) and self.usable(unit) for unit in self.monsters)

    def _nec_0(self, hero: int) -> bool:
        return not self.standing(FAMILIAR) and bool(self.exits(hero))

    def _nec_1(self, hero: int) -> bool:
        armed = any(self.suits(hero, place, "NEC-1") for place in self.weapons(hero))
        return self.standing(FAMILIAR) and self.may_attack(hero) and armed

    def _nec_3(self, hero: int) -> bool:
        return self.standing(FAMILIAR)

    def _nec_7(self, hero: int) -> bool:
        return self.standing(FAMILIAR) and bool(self.targets(Aim(FAMILIAR, -1, "NEC-7")))

    def _thi_0(self, hero: int) -> bool:
        return bool(self.searchable(hero, 3))

    def _thi_3(self, hero: int) -> bool:
        return bool(self.doors(hero))

    def _thi_7(self, hero: int) -> bool:
        return bool(self.searchable(hero, 1))

    def _thi_8(self, hero: int) -> bool:
        seen = [unit for unit in self.monsters if self.sees(hero, unit)]
        return len(seen) == 1 and bool(self.verbs(hero, "THI-8"))

    def _wil_3(self, hero: int) -> bool:
        return self.hand_n > 0

    # --- Jain's feat

    def jain(self) -> set[int]:
        """ASK_STEPS with count 2: up to twice her Speed in spaces, an attack before, during or after."""
        hero, use = self.frame.source, self.below()
        found = self.steps(hero, self.frame.target, True) if self.frame.target > 0 else set()
        if not self.at_rest(hero):
            return found
        attack = set() if use.owner else self.verbs(hero, "HER-7")
        return found | attack | {int(Act.PASS)}

    # --- equipping

    def equip(self) -> set[int]:
        """ASK_EQUIP."""
        hero = self.frame.source
        return {int(Act.PASS)} | {
            Act.ITEM + place for place, _, _ in self.places(hero) if self._turns(hero, place)
        }

    def _turns(self, hero: int, place: int) -> bool:
        """DES-056, DES-057."""
        me = self.hero[hero]
        if me.changed >> place & 1:
            return False
        if me.equipped >> place & 1:
            return True
        rows = [row for _, _, row in self.equipped(hero)] + [self.setting.item[me.item[place]]]
        hands = sum({setup.ONE_HAND: 1, setup.TWO_HANDS: 2}.get(row.slot, 0) for row in rows)
        armors = sum(row.slot == setup.ARMOR for row in rows)
        others = sum(row.slot == setup.OTHER for row in rows)
        heavy = any(row.traits & setup.T_HEAVY for row in rows)
        rune = any(row.traits & setup.T_RUNE for row in rows)
        return hands <= 2 and armors <= 1 and others <= 2 and not (heavy and rune)

    def item_deed(self, deed: int) -> str:
        return ITEMS[deed - D_ITEM]

    def tokens_of(self, unit: int) -> set[int]:
        """Search tokens on a monster's base."""
        return {token for token in range(N_SEARCH_TOKENS) if self.figure[unit].tokens >> token & 1}
