"""What the overlord may do between and in activations, for the oracle (windows OT2, OT4; spec 3.15, 4.7)."""

from dungeonzoo.envs.descent import setup
from dungeonzoo.envs.descent.state import (
    FAMILIAR,
    PLOT_EXHAUSTED,
    RAISED,
    UNIQUE,
    V_ATTACK_1,
    V_CLIMB,
    V_DOOR,
    V_DROP_STUN,
    V_END,
    V_LEAVE,
    V_MOVE,
    V_OVERLORD_RELIC,
    V_PETTY_THEFT,
    V_PUT_DOWN,
    V_QUEST_A,
    V_QUEST_DROP,
    V_SPECIAL,
    W_BOLT,
    W_CARD,
    Act,
    Rank,
)

from .names import OVERLORD
from .oracle_attacks import Aim
from .oracle_heroes import Heroes, verb
from .oracle_moves import MOST_POINTS
from .oracle_sheets import NAMES

ATTACK_ACTIONS = ("Fire", "Flail", "Cry Havoc", "Ignite", "Shadow Bolt")
MOST_ACTIONS = 6
"""What the record can hold."""
UNDER_WAY, FINISHED = 1, 2
WHOLE_GROUP = 2


def card(name: str) -> int:
    return Act.OVERLORD_CARD + OVERLORD.index(name)


class Monsters(Heroes):
    def holds(self, name: str) -> bool:
        """A card in the overlord's hand."""
        return self.hand[OVERLORD.index(name)] > 0

    def in_hand(self, *names: str) -> set[int]:
        return {card(name) for name in names if self.holds(name)}

    def wounded(self) -> list[int]:
        return [unit for unit in self.monsters if self.figure[unit].damage > 0 and self.usable(unit)]

    def staff(self) -> bool:
        """REL-4, Staff of Shadows."""
        ready = not self.relic_turned >> setup.STAFF_OF_SHADOWS & 1
        return ready and self.carrier(setup.STAFF_OF_SHADOWS) >= 0 and self.hand_n > 0

    # --- OT2

    def dark_menu(self) -> set[int]:
        """ASK_DARK_MENU."""
        found = {verb(V_END)}
        current = self.current_group()
        if current >= 0:
            found.add(int(Act.PASS))
        for unit in self.monsters:
            group = self.figure[unit].group
            if self.waits(unit) and current in (-1, group):
                found.add(Act.FIGURE + unit)
        cards = self.deck_n + sum(self.discard)
        if self.wounded():
            found |= self.in_hand("OC-26")
        if self.deck_n:
            found |= self.in_hand("OC-27", "OC-28")
        if cards:
            found |= self.in_hand("OC-15")
        return found | ({verb(V_OVERLORD_RELIC)} if self.staff() else set())

    def waits(self, unit: int) -> bool:
        """It can still be activated in this turn (DES-180, DES-189, CP2-4)."""
        one = self.figure[unit]
        return not one.activated and self.group[one.group].under_way != FINISHED and self.usable(unit)

    def current_group(self) -> int:
        for number, group in enumerate(self.group):
            if group.under_way == UNDER_WAY:
                mine = [unit for unit in self.monsters if self.figure[unit].group == number]
                if any(self.waits(unit) for unit in mine):
                    return number
        return -1

    # --- OT4

    def monster(self) -> set[int]:
        """ASK_MONSTER, of the Reanimate too."""
        unit = self.frame.source
        one = self.figure[unit]
        if one.walker >= 0:
            down = one.marked and self.may_rest(unit, one.walker)
            return self.steps(unit, one.points, False) | ({verb(V_PUT_DOWN)} if down else set())
        found = self.point_steps(unit) if not self.large(unit) else self._point_starts(unit)
        if not self.at_rest(unit):
            return found
        found |= self._actions(unit) | {verb(V_END)}
        return found | (self._no_actions(unit) if unit != FAMILIAR else set())

    def _point_starts(self, unit: int) -> set[int]:
        if not self.spend_points(unit, 1):
            return set()
        return self.starts(unit, self.figure[unit].points, False)

    def _actions(self, unit: int) -> set[int]:
        one = self.figure[unit]
        if self.stunned(unit):
            return {verb(V_DROP_STUN)} if one.actions > 0 else set()
        found = set()
        moves = one.dash > 0 or (one.actions > 0 and one.moves > 0)
        if moves and not self.immobilized(unit) and one.points < MOST_POINTS:
            found.add(verb(V_MOVE))
        if self.attack_left(unit) and self.may_attack(unit) and self.targets(Aim(unit, W_CARD)):
            found.add(verb(V_ATTACK_1))
        if unit == FAMILIAR:
            return found
        for number, bit in enumerate(self.card(unit).special):
            if self.special(unit, NAMES[bit]):
                found.add(verb(V_SPECIAL + number))
        if one.actions <= 0:
            return found
        if self.doors(unit):
            found.add(verb(V_DOOR))
        if not self.large(unit) and self.climbs(unit):
            found.add(verb(V_CLIMB))
        found |= {verb(V_QUEST_A + which) for which in range(3) if self.quest_action(unit, which)}
        return found | ({verb(V_OVERLORD_RELIC)} if self.kissed(unit) else set())

    def attack_left(self, unit: int) -> bool:
        """DES-183, OC-06."""
        one = self.figure[unit]
        return one.frenzy > 0 or (one.actions > 0 and one.attacks > 0)

    def near_heroes(self, unit: int, far: int) -> list[int]:
        """Standing heroes within so many spaces; 1: adjacent."""
        if far == 1:
            return [hero for hero in self.standing_heroes if self.adjacent(unit, hero)]
        return [hero for hero in self.standing_heroes if self.within(unit, hero, far)]

    def special(self, unit: int, name: str) -> bool:
        """Whether a special action could do something."""
        one = self.figure[unit]
        if name in ATTACK_ACTIONS:
            able = name == "Cry Havoc" or self.may_attack(unit)  # DER-97: the prayer counts where it ends
            return self.attack_left(unit) and able and self._attack_special(unit, name)
        if one.actions <= 0:
            return False
        if name in ("Howl", "Wail", "Seduce"):
            return bool(self.near_heroes(unit, 3))
        if name in ("Grab", "Throw", "Earth", "Water"):
            return bool(self.near_heroes(unit, 1))
        rule = {
            "Heal": lambda: bool(self.healable(unit)),
            "Air": lambda: not one.air,
            "Pilfer": lambda: self.search_n > 0 and bool(self.tokens_near(unit)),
            "Promotion": lambda: bool(self.promotable(unit)),
            "Sacrifice": lambda: one.damage > 0 and bool(self.near_monsters(unit)),
            "Overpower": lambda: one.moves > 0 and not self.immobilized(unit),
            "Dominion": lambda: any(self.sees(unit, hero) for hero in self.standing_heroes),
        }[name]
        return rule()

    def _attack_special(self, unit: int, name: str) -> bool:
        if name == "Cry Havoc":
            return not self.immobilized(unit) and self.figure[unit].moves > 0
        found = self.targets(Aim(unit, W_BOLT if name == "Shadow Bolt" else W_CARD, name))
        return bool(found)

    def healable(self, unit: int) -> list[int]:
        """ABI-08."""
        return [other for other in self.wounded() if self.within(unit, other, 3)]

    def tokens_near(self, unit: int) -> list[int]:
        return [token for token in self.search_tokens() if self.beside(unit, self.token[token].cell)]

    def near_monsters(self, unit: int) -> list[int]:
        return [other for other in self.monsters if self.adjacent(unit, other) and self.usable(other)]

    def promotable(self, unit: int) -> list[int]:
        """ABI-22."""
        return [
            other
            for other in self.near_monsters(unit)
            if self.figure[other].rank == Rank.MINION and self.room(self.figure[other].group, Rank.MASTER)
        ]

    def kissed(self, unit: int) -> list[int]:
        """REL-6, Scorpion's Kiss: heroes that it could be used on."""
        kiss = setup.SCORPIONS_KISS
        if self.figure[unit].relic != kiss or self.relic_turned >> kiss & 1:
            return []
        return self.kissable(unit)

    def kissable(self, unit: int) -> list[int]:
        return [hero for hero in self.standing_heroes if self.within(unit, hero, 3) and self.sees(unit, hero)]

    # --- limits

    def room(self, group: int, rank: int) -> bool:
        """DES-191, DES-202, DER-60, DER-108: below the limit; who appeared by the encounter has none."""
        if len(self.monsters) >= 24:
            return False
        if group == RAISED:
            return True
        mine = [self.figure[unit] for unit in self.monsters if self.figure[unit].group == group]
        agent = any(one.rank == Rank.AGENT for one in mine)
        if agent and self.group[group].agent == WHOLE_GROUP:
            return False
        count = sum(one.rank == rank or (rank == Rank.MASTER and one.rank == Rank.AGENT) for one in mine)
        limit = self.setting.kind[self.group[group].kind].limit[self.options.heroes - 2][rank]
        return count < limit

    # --- what is no action

    def _no_actions(self, unit: int) -> set[int]:
        one = self.figure[unit]
        found = self.push_cards(unit)
        if self.plot[0] == PLOT_EXHAUSTED and self.spend_points(unit, 2) and self.loot(unit):
            found.add(verb(V_PETTY_THEFT))
        if self.may_leave(unit) and self.spend_points(unit, 1):
            found.add(verb(V_LEAVE))
        return found | ({verb(V_QUEST_DROP)} if one.carries >= 0 else set())

    def push_cards(self, unit: int) -> set[int]:
        """Dash, Frenzy, Dark Resilience: OT3, OT4."""
        found = self.in_hand("OC-26") if self.wounded() else set()
        return found | (self.in_hand("OC-05", "OC-06") if self.figure[unit].actions < MOST_ACTIONS else set())

    def loot(self, unit: int) -> list[int]:
        """RAY-098, DER-29, DER-30."""
        return [token for token in self.tokens_near(unit) if self.token[token].face != UNIQUE]
