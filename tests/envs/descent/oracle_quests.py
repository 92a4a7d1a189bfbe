"""What encounters let figures do, for the oracle: quest actions, doors, carrying, leaving (spec 4.14)."""

from dungeonzoo.envs.descent import setup
from dungeonzoo.envs.descent.state import (
    FIRST_QUEST_FIGURE,
    FIRST_QUEST_TOKEN,
    ONCE_QUEST,
    Rank,
    TokenLife,
)

from .oracle_attacks import Attacks

MIGHT, KNOWLEDGE, WILLPOWER, AWARENESS = range(4)
TOUCHED = 1
"""Token.face of a beacon lit, a bell rung, a wheel open, a guest unmasked and so on."""
CARRIED_BY_GOBLINS = ("FG1", "FG2", "OQ1a")
CHOICES = {
    "CD1": (MIGHT, KNOWLEDGE),
    "FI1": (MIGHT, KNOWLEDGE),
    "MB2": (MIGHT, KNOWLEDGE, AWARENESS),
    "OQ2": (MIGHT, AWARENESS),
    "HC2": (MIGHT, WILLPOWER),
}
"""Attributes of quest actions for which the figure chooses."""


class Quests(Attacks):
    # --- who is who

    def leader(self, unit: int) -> bool:
        """The lieutenant of the encounter, or the gaoler."""
        one = self.figure[unit]
        return self.is_monster(unit) and one.group == 0 and one.rank in (Rank.MASTER, Rank.LIEUTENANT)

    def goblin(self, unit: int) -> bool:
        return self.is_monster(unit) and self.figure[unit].kind == setup.GOBLIN

    def in_zone(self, unit: int, number: int) -> bool:
        """With at least one of its spaces."""
        return bool(self.map.zone(number) & set(self.spaces(unit)))

    def group_zone(self, group: int) -> int:
        return self.setting.encounter[self.encounter].group[group].zone

    def fresh(self, unit: int) -> bool:
        """The figure has not used a quest action that is allowed once in a turn or activation."""
        return not self.figure[unit].used & ONCE_QUEST

    # --- quest actions

    def quest_action(self, unit: int, which: int) -> bool:
        if self.code == "FG1" and which == 1:
            return self.stores(unit)
        return bool(self.quest_doors(unit, which) or self.named_tokens(unit, which))

    def stores(self, unit: int) -> bool:
        """FG1-2."""
        farm = [cell for cell in range(len(self.map.spots)) if self.map.terrain(cell) == "o"]
        near = any(self.next_to(unit, cell) for cell in farm)
        return self.is_hero(unit) and self.figure[unit].carries >= 0 and near

    def quest_doors(self, unit: int, which: int) -> set[int]:
        """MB2-1, FI1-1."""
        if which or self.code not in ("MB2", "FI1"):
            return set()
        allowed = self.is_hero(unit) or (self.code == "MB2" and self.leader(unit))
        if not allowed or (self.code == "MB2" and not self.fresh(unit)):
            return set()
        shut = [door for door in range(len(self.map.doors)) if not self.doors_open >> door & 1]
        return {door for door in shut if self.at_door(unit, door)}

    def named_tokens(self, unit: int, which: int) -> set[int]:
        """Quest tokens that a quest action may name."""
        reach = {token for token in self.quest_tokens() if self.beside(unit, self.token[token].cell)}
        found = getattr(self, f"_tokens_{self.code.lower()}", lambda *_: set())(unit, which, reach)
        return found

    def _untouched(self, tokens: set[int]) -> set[int]:
        return {token for token in tokens if self.token[token].face != TOUCHED}

    def _touched(self, tokens: set[int]) -> set[int]:
        return {token for token in tokens if self.token[token].face == TOUCHED}

    def may_carry(self, unit: int) -> bool:
        """FG1-1, FG2-3, MB1-3, OQ1a-1, OQ1b-2."""
        if self.figure[unit].carries >= 0:
            return False
        hero = self.is_hero(unit)
        return {
            "FG1": hero or self.goblin(unit),
            "OQ1a": hero or self.goblin(unit),
            "FG2": self.goblin(unit) or self.leader(unit),
            "MB1": hero or self.chief(unit),
            "OQ1b": hero,
        }.get(self.code, False)

    def _carried(self, unit: int, which: int, reach: set[int]) -> set[int]:
        return reach if which == 0 and self.may_carry(unit) else set()

    _tokens_fg1 = _tokens_oq1a = _carried

    def _tokens_fg2(self, unit: int, which: int, reach: set[int]) -> set[int]:
        """FG2-3, FG2-4."""
        if which == 0:
            return self._carried(unit, which, reach)
        zone = self.group_zone(0)
        if which == 2 or not self.leader(unit) or not self.in_zone(unit, zone):
            return set()
        lying = {token for token in reach if self.token[token].cell in self.map.zone(zone)}
        held = {
            token
            for token in range(FIRST_QUEST_TOKEN, len(self.token))
            if self.token[token].life == TokenLife.HELD and self.token[token].holder == unit
        }
        return lying | held

    def _hero_touches(self, unit: int, which: int, reach: set[int]) -> set[int]:
        return self._untouched(reach) if which == 0 and self.is_hero(unit) else set()

    _tokens_cd1 = _tokens_oq2 = _tokens_hc2 = _hero_touches

    def _tokens_cp1(self, unit: int, which: int, reach: set[int]) -> set[int]:
        """CP1-3, DER-103; counter 1: tried in this overlord turn."""
        merick = self.is_monster(unit) and self.figure[unit].kind == setup.MERICK
        return self._untouched(reach) if which == 0 and merick and not self.counter[1] else set()

    def _tokens_mb1(self, unit: int, which: int, reach: set[int]) -> set[int]:
        if which == 0:
            return self._untouched(reach) if self.is_hero(unit) or self.chief(unit) else set()
        return self._touched(reach) if which == 1 and self.may_carry(unit) else set()

    def _tokens_oq1b(self, unit: int, which: int, reach: set[int]) -> set[int]:
        if self.is_hero(unit):
            return self._carried(unit, which, reach)
        if which != 1 or not self.leader(unit):
            return set()
        return {token for token in reach if not self.token[token].marks}

    def _tokens_lv1(self, unit: int, which: int, reach: set[int]) -> set[int]:
        if which:
            return set()
        if self.is_hero(unit):
            return self._untouched(reach)
        return self._touched(reach) if self.chief(unit) and self.fresh(unit) else set()

    def _tokens_da1(self, unit: int, which: int, reach: set[int]) -> set[int]:
        if self.is_hero(unit):
            return reach if which == 0 else set()
        return reach if which == 1 and self.is_monster(unit) and self.fresh(unit) else set()

    def _tokens_da2(self, unit: int, which: int, reach: set[int]) -> set[int]:
        if self.is_hero(unit):
            return self._touched(reach) if which == 1 else set()
        return self._untouched(reach) if which == 0 and self.chief(unit) and self.fresh(unit) else set()

    def quest_attributes(self, unit: int, which: int) -> tuple[int, ...]:
        """Attributes that may be tested for a quest action."""
        if self.code == "DA2" and which == 1:
            return (MIGHT, KNOWLEDGE)
        if self.code == "LV1" and self.is_hero(unit):
            return (KNOWLEDGE, WILLPOWER)
        return CHOICES.get(self.code, ())

    # --- doors

    def at_door(self, unit: int, door: int) -> bool:
        """DES-070: one of its spaces lies next to an edge of the door."""
        sides = {self.map.number[spot] for pair in self.map.doors[door] for spot in pair}
        return bool(sides & set(self.spaces(unit)))

    def doors(self, unit: int) -> set[int]:
        """Doors that the figure may open or close (DES-070, DES-185, DES-204, DES-205)."""
        found = set()
        for door, kind in enumerate(self.map.door_kinds):
            if not self.at_door(unit, door):
                continue
            if self.doors_open >> door & 1:
                if kind == "normal" and not self._straddled(door):
                    found.add(door)
            elif kind == "normal" or self._opens(unit, door):
                found.add(door)
        return found

    def _straddled(self, door: int) -> bool:
        for pair in self.map.doors[door]:
            a, b = (self.map.number[spot] for spot in pair)
            if any(a in self.spaces(unit) and b in self.spaces(unit) for unit in self.on_map):
                return True
        return False

    def _opens(self, unit: int, door: int) -> bool:
        """CP1-1, CP2-1, OQ1b-5."""
        if self.code in ("CP1", "CP2"):
            return self.is_hero(unit) and bool(self.key)
        if self.code == "OQ1b":
            if self.is_hero(unit):
                return bool(self.key)
            return self.is_monster(unit) and self.in_zone(unit, self.group_zone(2))
        return False

    # --- leaving the map

    def may_leave(self, unit: int) -> bool:
        """DES-088 and the rules of the encounters."""
        one = self.figure[unit]
        out = set(self.spaces(unit)) & self.map.exit
        hero, goblin = self.is_hero(unit), self.goblin(unit)
        if self.code == "FG2":
            splig = self.is_monster(unit) and one.kind == setup.SPLIG
            return splig and bool(self.counter[0]) and bool(set(self.spaces(unit)) & self.map.entrance)
        if not out:
            return False
        late = self.round >= 3  # every Round has one overlord turn
        eliza = self.is_monster(unit) and one.kind == setup.ELIZA
        zombie = self.is_monster(unit) and one.kind == setup.ZOMBIE
        marked = sum(token.marks for token in self.token[FIRST_QUEST_TOKEN:])
        return {
            "FB": goblin,
            "FG1": goblin and one.carries >= 0,
            "CP1": zombie,
            "MB2": hero or eliza,
            "DW1": hero,
            "OQ0": goblin and late,
            "OQ1a": goblin and late and one.carries >= 0,
            "OQ1b": self.leader(unit) and marked >= 2,
            "FI1": hero,
        }.get(self.code, False)

    # --- what chance or a finder names

    def quest_choice(self, deed_unique: bool) -> set[int]:
        """What the unique token names (HC1-2, FI1-2), or what starts lost (DW2-2, OQ1b-3)."""
        if deed_unique and self.code == "FI1":
            return {door for door in range(len(self.map.doors)) if not self.doors_open >> door & 1}
        if not deed_unique and self.code == "DW2":
            return {unit for unit in self.quest_figures if unit >= FIRST_QUEST_FIGURE}
        return set(self.quest_tokens())
