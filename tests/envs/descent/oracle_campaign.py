"""Before the first quest and between quests, for the oracle (windows CS1, CA3 to CA8; spec 3.21, 4.12)."""

from dungeonzoo.envs.descent import setup
from dungeonzoo.envs.descent.state import (
    PLOT_FACEDOWN,
    V_END,
    V_SHOP_FORTUNE,
    V_XP_TO_THREAT,
    Act,
)

from .names import QUESTS
from .oracle_heroes import verb
from .oracle_setup import Placing

CARD_PRICE = 2
"""RAY-053."""
PRINTED = ("FATGOBLIN", "CASTLE", "CARDINAL", "MASQUERADE", "WING")
EXTRA = ("GRAIN", "BELL")
SECOND_ACT = ("ARCHIVE", "EMBER", "COURT")
INTERLUDE_AT = 4
"""Place of the interlude in the track (DES-245)."""
TRAVEL_ACCEPT, TRAVEL_HERO, TRAVEL_ATTRIBUTE, TRAVEL_CARD = range(4)
LOWEST = {(6, setup.FOREST): setup.AWARENESS, (6, setup.WATER_ROUTE): setup.MIGHT}
"""TRV-7."""


class Campaign(Placing):
    # --- CS1

    def hero_pick(self) -> set[int]:
        """DES-035."""
        taken = {self.hero[place].hero for place in self.heroes}
        return {Act.CHOICE + hero for hero in range(setup.N_HEROES) if hero not in taken}

    def class_pick(self) -> set[int]:
        """DES-036."""
        archetype = self.setting.hero[self.hero[self.frame.source].hero].archetype
        taken = {self.hero[place].cls for place in self.heroes}
        return {Act.CHOICE + n for n in range(2) if 2 * archetype + n not in taken}

    # --- CA3 to CA5

    def with_room(self) -> set[int]:
        return {Act.HERO + hero for hero in self.heroes if self.has_room(hero)}

    def buy_skill(self) -> set[int]:
        me = self.hero[self.frame.source]
        return {int(Act.PASS)} | {
            Act.SKILL + number
            for number in range(9)
            if not me.skills >> number & 1 and self.setting.skill[9 * me.cls + number].xp <= me.xp
        }

    def goods(self, hero: int) -> set[int]:
        """DES-237: anything but relics."""
        return {Act.ITEM + place for place, item, _ in self.places(hero) if item < setup.FIRST_RELIC}

    def shop(self) -> set[int]:
        found = {verb(V_END)}
        if self.with_room():
            for number in range(setup.N_SHOP):
                cost = self.setting.item[setup.FIRST_SHOP + number].cost
                if self.offered[number] and cost <= self.gold:
                    found.add(Act.SHOP + number)
        if self.buys_act1:
            return found
        found |= {Act.HERO + hero for hero in self.heroes if self.goods(hero)}
        return found | ({verb(V_SHOP_FORTUNE)} if self._more_cards() else set())

    def _more_cards(self) -> bool:
        """RAY-053, DER-27."""
        tokens = sum(self.hero[hero].fortune for hero in self.heroes)
        deck = sum(
            n
            for number, n in enumerate(self.shop_left)
            if self.setting.item[setup.FIRST_SHOP + number].act == self.act
        )
        return self.options.mode == setup.MODE_CAMPAIGN and tokens >= CARD_PRICE and deck > 0

    def purse(self) -> set[int]:
        return {Act.HERO + hero for hero in self.heroes if self.hero[hero].fortune}

    # --- CA6

    def dark_shop(self) -> set[int]:
        found = {verb(V_END)}
        found |= {Act.OVERLORD_CARD + card for card in range(setup.N_OVERLORD) if self._buyable(card)}
        if not self.options.plot_deck:
            return found
        if self.options.mode == setup.MODE_CAMPAIGN or self.options.plot_shop:
            for number, row in enumerate(self.setting.plot):
                if self.plot[number] == PLOT_FACEDOWN and 0 <= row.buy <= self.threat:
                    found.add(Act.PLOT + number)
        return found | ({verb(V_XP_TO_THREAT)} if self.xp else set())

    def _buyable(self, card: int) -> bool:
        """DES-241, DES-242."""
        row = self.setting.overlord[card]
        if row.cls == setup.BASIC or self.bought[card] >= row.copies or row.xp > self.xp:
            return False
        same = sum(n for other, n in enumerate(self.bought) if self.setting.overlord[other].cls == row.cls)
        return row.cls == setup.UNIVERSAL or row.xp < 2 or same >= row.xp

    # --- CA7

    def next_quest(self) -> set[int]:
        """DES-244, spec 4.13 and 8."""
        played = {name for number, name in enumerate(QUESTS) if self.quests_played >> number & 1}
        if self.track >= INTERLUDE_AT:
            pool = SECOND_ACT + (("BELL",) if self.options.act2_both else ())
        elif self.options.act1_pool == setup.ACT1_PRINTED:
            pool = PRINTED
        elif self.options.act1_pool == setup.ACT1_BOTH:
            pool = PRINTED + EXTRA
        else:
            pool = PRINTED if played.issuperset(EXTRA) else EXTRA
        return {Act.QUEST + QUESTS.index(name) for name in pool if name not in played}

    # --- CA8

    def travel(self) -> set[int]:
        step, heroes = self.frame.step, list(self.heroes)
        if step == TRAVEL_ACCEPT:
            return {int(Act.YES), int(Act.PASS)}
        if step == TRAVEL_ATTRIBUTE:
            return {Act.CHOICE + n for n in range(4)}
        if step == TRAVEL_CARD:
            return {Act.OVERLORD_CARD + card for card, n in enumerate(self.hand) if n}
        which = LOWEST.get((self.frame.source, self.frame.target))
        if which is not None:
            worth = {hero: self.attribute(hero, which) or 0 for hero in heroes}
            heroes = [hero for hero in heroes if worth[hero] == min(worth.values())]
        return {Act.HERO + hero for hero in heroes}
