"""What the questions behind skills, cards and special actions allow, for the oracle (spec 6.4)."""

from typing import Any

from dungeonzoo.envs.descent import setup
from dungeonzoo.envs.descent.state import (
    D_ABILITY,
    D_CARD,
    D_CLIMB,
    D_DOOR,
    D_DROP,
    D_FEAT,
    D_FORTUNE,
    D_GIVE,
    D_ITEM,
    D_LAST_CHANCE,
    D_PAY,
    D_PLOT,
    D_QUEST_A,
    D_QUEST_C,
    D_RELIC,
    D_REROLL_DEFENCE,
    D_REVIVE,
    D_SEARCH,
    D_SEARCH_CARD,
    D_SECOND,
    D_SLAM,
    D_SPECIAL,
    D_START_LOST,
    D_STRAY,
    D_SUBDUE,
    D_TAKE,
    D_UNIQUE,
    D_WEAPON_REROLL,
    ONLY_ONCE,
    ONLY_POWER,
    ONLY_RED,
    OR_NOT,
    V_FAMILIAR_ACT,
    V_MOVE,
    Act,
    Life,
)

from .names import ITEMS, OVERLORD, SKILLS
from .oracle_heroes import verb
from .oracle_quests import AWARENESS, MIGHT
from .oracle_sheets import NAMES
from .oracle_windows import WindowsAsked

OWN_DEEDS = {
    D_CLIMB: "climb",
    D_DOOR: "door",
    D_DROP: "drop",
    D_FORTUNE: "reroll",
    D_GIVE: "give",
    D_PAY: "pay",
    D_REROLL_DEFENCE: "reroll defence",
    D_REVIVE: "revive",
    D_SEARCH: "search",
    D_SECOND: "second",
    D_SLAM: "slam",
    D_START_LOST: "lost",
    D_STRAY: "stray",
    D_SUBDUE: "subdue",
    D_TAKE: "take",
    D_UNIQUE: "unique",
    D_WEAPON_REROLL: "reroll",
}
CONDITION = 4
"""First CHOICE of the conditions."""


def name_of(deed: int) -> str:
    """The id of a card or skill, "feat HER-4", the name of an ability, or a word of OWN_DEEDS."""
    if deed in OWN_DEEDS:
        return OWN_DEEDS[deed]
    if D_QUEST_A <= deed <= D_QUEST_C:
        return f"quest {deed - D_QUEST_A}"
    if deed < D_FEAT:
        return SKILLS[deed]
    if deed < D_ITEM:
        hero = (deed - D_FEAT) % 8 + 1
        return f"feat HER-{hero}" if deed < D_ABILITY else f"HER-{hero}"
    if deed < D_SEARCH_CARD:
        return ITEMS[deed - D_ITEM]
    if deed < D_CARD:
        return f"SEA-{deed - D_SEARCH_CARD + 1}"
    if deed < D_PLOT:
        return OVERLORD[deed - D_CARD]
    if deed < D_SPECIAL:
        return f"PC-{deed - D_PLOT + 1:02}"
    return NAMES[1 << deed - D_SPECIAL] if deed < D_RELIC else f"relic {deed - D_RELIC}"


class Choices(WindowsAsked):
    # --- figures

    def ask_figure(self) -> set[int]:
        frame = self.frame
        return {Act.FIGURE + unit for unit in self._figures(name_of(frame.target), frame.source, frame)}

    def _figures(self, deed: str, source: int, frame: Any) -> list[int]:
        usable = [unit for unit in self.monsters if self.usable(unit)]
        near = [unit for unit in usable if source >= 0 and self.is_on(source) and self.adjacent(source, unit)]
        rules = {
            "BER-3": lambda: near,
            "KNI-0": lambda: self.oath_monsters(source, self.below().owner),
            "KNI-2": lambda: [unit for unit in usable if self.sees(source, unit)],
            "NEC-8": lambda: self.commandable(self.attack[frame.count]),
            "feat HER-1": lambda: [unit for unit in usable if self.within(source, unit, 3)],
            "Not Me!": lambda: near,
            "Heal": lambda: self.healable(source),
            "Promotion": lambda: self.promotable(source),
            "Sacrifice": lambda: near,
            "stray": lambda: self.strays(self.attack[self.below().owner]),
            "second": lambda: self.second_targets(self.attack[self.below().owner]),
            "slam": lambda: near,
            "OC-11": lambda: usable,
            "OC-21": lambda: usable,
            "OC-25": lambda: self.reinforceable(),
            "OC-26": lambda: self.wounded(),
            "PC-09": lambda: self.switches(self.below().owner),
            "lost": lambda: sorted(self.quest_choice(False)),
        }
        return rules[deed]()

    def is_on(self, unit: int) -> bool:
        return self.standing(unit)

    # --- heroes

    def ask_hero(self) -> set[int]:
        frame = self.frame
        deed = name_of(frame.target)
        found = {Act.HERO + hero for hero in self.heroes if self._hero(deed, frame.source, hero)}
        second_prayer = deed == "DIS-0" and frame.count == 1
        return found | {int(Act.PASS)} if second_prayer or deed == "Overpower" else found

    def _hero(self, deed: str, source: int, hero: int) -> bool:
        rules = {
            "pay": lambda: self.hero[hero].fortune == min(self.hero[one].fortune for one in self.heroes),
            "revive": lambda: self.revivable(source, hero),
            "give": lambda: hero in self.partners(source) and bool(self.tradable(source, hero)),
            "take": lambda: hero in self.partners(source) and bool(self.tradable(hero, source)),
            "KNI-0": lambda: bool(self.oath_monsters(source, hero)),
            "DIS-0": lambda: self.patient(source, hero) and not self._prayed_for(hero),
            "DIS-2": lambda: hero != source and self.patient(source, hero),
            "SPI-0": lambda: hero in self.shielded(source, self.affected(self.attack[self.frame.count])),
            "feat HER-6": lambda: hero != source and self.standing(hero) and self.within(source, hero, 3),
            "HER-8": lambda: hero in self.partners(source),
            "SHO-32": lambda: self.patient(source, hero),
            "SEA-1": lambda: self.patient(source, hero),
            "SEA-2": lambda: hero == source or hero in self.partners(source),
            "SEA-5": lambda: self.afflicted(source, hero),
            "OC-02": lambda: self.standing(hero),
            "relic 5": lambda: hero in self.kissable(source),
            "Grab": lambda: hero in self.near_heroes(source, 1),
            "Throw": lambda: hero in self.near_heroes(source, 1),
            "Overpower": lambda: hero in self.near_heroes(source, 1) and not self.overpowered >> hero & 1,
            "Seduce": lambda: hero in self.near_heroes(source, 3),
            "Dominion": lambda: self.standing(hero) and self.sees(source, hero),
        }
        return rules[deed]()

    def _prayed_for(self, hero: int) -> bool:
        return self.frame.count == 1 and bool(self.below().owner >> hero & 1)

    # --- spaces, tokens, doors

    def ask_space(self) -> set[int]:
        deed, source = name_of(self.frame.target), self.frame.source
        if deed == "climb":
            cells = self.exits(source)
        elif deed == "drop":
            one = self.figure[source]
            cells = set(self.map.square(one.cell, one.w, one.h) or ())
        else:  # Distraction
            here = self.map.neighbours[self.figure[source].cell]
            cells = {cell for cell in here if self.map.terrain(cell) != "o"}
        return {Act.SPACE + cell for cell in cells}

    def ask_token(self) -> set[int]:
        deed, source = name_of(self.frame.target), self.frame.source
        rules = {
            "search": lambda: self.searchable(source, 1),
            "THI-7": lambda: self.searchable(source, 1),
            "THI-0": lambda: self.searchable(source, 3),
            "PC-01": lambda: self.loot(source),
            "PC-09": lambda: self.baits(source),
            "PC-04": self.tricks,
            "unique": lambda: self.quest_choice(True),
            "lost": lambda: self.quest_choice(False),
        }
        found = rules[deed]() if deed in rules else self.named_tokens(source, int(deed[6:]))
        return {Act.TOKEN + token for token in found}

    def tricks(self) -> set[int]:
        """DER-08: tokens of all the monsters that the attack names."""
        attack = self.attack[self.n_attacks - 1]
        named = [unit for unit in (attack.target, attack.second) if self.is_monster(unit)]
        return {token for unit in named for token in self.tokens_of(unit)}

    def ask_door(self) -> set[int]:
        deed, source = name_of(self.frame.target), self.frame.source
        if deed in ("door", "THI-3"):
            found = self.doors(source)
        else:
            found = self.quest_choice(True) if deed == "unique" else self.quest_doors(source, int(deed[6:]))
        return {Act.DOOR + door for door in found}

    # --- small choices

    def ask_choice(self) -> set[int]:
        deed, source = name_of(self.frame.target), self.frame.source
        if deed.startswith("quest"):
            return {Act.CHOICE + one for one in self.quest_attributes(source, int(deed[6:]))}
        if deed in ("OC-08", "OC-20"):
            return {Act.CHOICE + MIGHT, Act.CHOICE + AWARENESS}
        if deed == "SPI-7":
            monsters, healed = self.spirits(source) or ([], [])
            return {Act.CHOICE + n for n, there in enumerate((monsters, healed)) if there}
        if deed == "OC-27":
            return {Act.CHOICE + n for n in range(sum(card >= 0 for card in self.aside))}
        if deed in ("OC-28", "PC-02", "Pilfer", "KNI-4"):
            return {Act.CHOICE + n for n in range(3 if deed == "OC-28" else 2)}
        if deed == "subdue":
            return {Act.CHOICE + CONDITION + n for n in range(4)}
        found = {Act.CHOICE + CONDITION + n for n in range(4) if self.figure[source].conditions >> n & 1}
        return found if deed == "SEA-5" else found | {int(Act.PASS)}  # Grisban, Cleansing Touch: may

    def ask_number(self) -> set[int]:
        deed, source = name_of(self.frame.target), self.frame.source
        if deed == "BER-8":
            most = self.stamina_left(source)
        elif deed == "Sacrifice":
            victim = self.figure[self.below().owner]
            most = min(5, victim.health - victim.damage)
        else:  # Jain
            most = min(self.below(2).count, self.stamina_left(source))
        return {Act.NUMBER + n for n in range(min(most, 10))}

    def ask_die(self) -> set[int]:
        frame = self.frame
        if name_of(frame.target) == "reroll defence":
            pool = self.attack[self.below().owner].pool[0]
            dice = pool.die[: pool.n]
        elif frame.source == -2:
            dice = self.roll.die[: self.roll.n]
        elif frame.count < 0:
            attack = self.attack[frame.source]
            dice = attack.die[: attack.n_dice]
        else:
            pool = self.attack[frame.source].pool[frame.count]
            dice = pool.die[: pool.n]
        found = set()
        for number, die in enumerate(dice):
            red, power = die // 6 == setup.RED, die // 6 in (setup.RED, setup.YELLOW)
            once = not self.roll.used >> number & 1
            if {ONLY_RED: red, ONLY_POWER: power, ONLY_ONCE: once}.get(frame.step, True):
                found.add(Act.DIE + number)
        return found | {int(Act.PASS)} if frame.step in (ONLY_ONCE, OR_NOT) else found

    def ask_card(self) -> set[int]:
        if self.frame.count == 0:
            cards = {number for number, n in enumerate(self.hand) if n}
        elif self.frame.count == 1:
            cards = {number for number, n in enumerate(self.discard) if n} | set(self.deck[: self.deck_n])
        else:
            cards = {card for card in self.aside if card >= 0}
        return {Act.OVERLORD_CARD + one for one in cards}

    def ask_item(self) -> set[int]:
        frame = self.frame
        giver, taker = (frame.target, frame.source) if frame.count else (frame.source, frame.target)
        return self.tradable(giver, taker)

    def ask_may(self) -> set[int]:
        """DES-218: the Reanimate is called by its verb."""
        last_chance = self.frame.target == D_LAST_CHANCE
        return {int(Act.PASS), verb(V_FAMILIAR_ACT) if last_chance else int(Act.YES)}

    def ask_deed(self) -> set[int]:
        """Dark Charm: one move action or one attack action; none for a Stunned hero (CON-3)."""
        hero = self.frame.source
        if self.stunned(hero):
            return {int(Act.PASS)}
        found = self.verbs(hero, "OC-02", charmed=True)
        found |= set() if self.immobilized(hero) else {verb(V_MOVE)}
        return found or {int(Act.PASS)}

    def next_hero(self) -> set[int]:
        """DES-053, DES-054."""
        there = (Life.STANDING, Life.DOWN, Life.HIDDEN)
        return {
            Act.HERO + hero
            for hero in self.heroes
            if not self.hero[hero].done and self.figure[hero].life in there
        }
