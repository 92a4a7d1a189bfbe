"""The question that is asked, and what its answers are called."""

from typing import Any

import numpy as np

from dungeonzoo.envs.descent import setup as sheets
from dungeonzoo.envs.descent.state import Act, Ask, Phase

from .boards import Spot
from .laying import Laying
from .names import BLOCKS, FIXED, FRAMES, ITEMS, KINDS, PLACES, SAID, SKILLS, WINDOWS
from .record import FACE

Choice = str | Spot
MENUS = ("MENU", "DARK_MENU", "MONSTER", "WINDOW", "SHOP", "DARK_SHOP")
"""Questions that no choice after the first one answers."""
ATTACK_DICE, ROLLED_DICE = -1, -2
"""Frame.count of ASK_DIE."""


def block_of(action: int) -> int:
    """The block of actions that this one belongs to."""
    return max(block for block in BLOCKS if block <= action)


class Asking(Laying):
    """The game's question in words."""

    @property
    def over(self) -> bool:
        return bool(self.table.over(0))

    @property
    def phase(self) -> Phase:
        return Phase(int(self.record["phase"]))

    @property
    def frame(self) -> Any:
        head = self.record["head"]
        return head["stack"][head["depth"] - 1]

    @property
    def question(self) -> str | None:
        """The kind of question, such as "MENU" or "WINDOW"; None at the game's end."""
        return None if self.over else FRAMES[int(self.frame["kind"])]

    @property
    def asked(self) -> str | None:
        """As `question`; a timing window by its name, such as "AT3"."""
        if self.question == "WINDOW":
            return WINDOWS[int(self.frame["source"])]
        return self.question

    @property
    def seat(self) -> int:
        """Whose choice it is: 0 the overlord, 1 + n hero n."""
        return self.table.actor(0)

    @property
    def who(self) -> str:
        """Whose choice it is: "overlord", or a hero."""
        return "overlord" if self.seat == 0 else PLACES[self.seat - 1]

    @property
    def about(self) -> str | None:
        """The figure that a question with a figure as its source is about."""
        source = int(self.frame["source"])
        return self.name(source) if source in self.units.values() else None

    # --- names of actions

    def actions(self, choice: Choice) -> list[int]:
        """The actions that a name may mean here."""
        if not isinstance(choice, str):
            spaces = self.map.spaces if self.encounter else []
            return [Act.SPACE + spaces.index(choice)] if choice in spaces else []
        found = [FIXED[choice]] if choice in FIXED else []
        if choice in self.units:
            found.append(Act.FIGURE + self.units[choice])
        if choice in PLACES:
            found.append(Act.HERO + PLACES.index(choice))
        if choice in KINDS[: sheets.FIRST_LIEUTENANT]:
            found.append(Act.KIND + KINDS.index(choice))
        found += [SAID[choice]] if choice in SAID else []
        return [*found, *self._sheet_actions(choice), *self._attack_actions(choice)]

    def _sheet_actions(self, choice: str) -> list[int]:
        """Skills and items of the hero who is asked."""
        hero = self._asked_hero()
        found = []
        if choice in ITEMS:
            items = self.record["hero"][hero]["item"].tolist()
            found += [Act.ITEM + place for place, item in enumerate(items) if item == ITEMS.index(choice)]
            shop = ITEMS.index(choice) - sheets.FIRST_SHOP
            found += [Act.SHOP + shop] if 0 <= shop < sheets.N_SHOP else []
        if choice in SKILLS and self.record["hero"][hero]["cls"] == SKILLS.index(choice) // 9:
            found.append(Act.SKILL + SKILLS.index(choice) % 9)
        return found

    def _asked_hero(self) -> int:
        """The hero whose skills and items are meant."""
        frame = self.frame
        if frame["kind"] == Ask.ASK_ITEM and frame["count"] == 1:
            return int(frame["target"])
        if frame["kind"] in (Ask.ASK_SELL, Ask.ASK_SKILL_BUY):
            return int(frame["source"])
        return max(0, self.seat - 1)

    def _attack_actions(self, choice: str) -> list[int]:
        """Surge options and dice."""
        if self.question == "SURGE":
            return [Act.SURGE + n for n, name in enumerate(self.options()) if name == choice]
        if self.question == "DIE" and FACE.fullmatch(choice):
            return [Act.DIE + n for n, name in enumerate(self._asked_dice()) if name == choice]
        return []

    def _asked_dice(self) -> list[str]:
        place = int(self.frame["count"])
        if place == ROLLED_DICE:
            dice = self.record["roll"]
        elif place == ATTACK_DICE:
            dice = self.attack
            return [self.face(int(die)) for die in dice["die"][: dice["n_dice"]]]
        else:
            dice = self.attack["pool"][place]
        return [self.face(int(die)) for die in dice["die"][: dice["n"]]]

    def called(self, action: int) -> Choice:
        """The name of an action here."""
        block = block_of(action)
        number = action - block
        if block == Act.SPACE:
            return self.where(number)
        if block == Act.FIGURE:
            return next((name for name, unit in self.units.items() if unit == number), f"figure {number}")
        if block == Act.HERO:
            return PLACES[number]
        if block == Act.KIND:
            return KINDS[number]
        if block == Act.SKILL:
            return SKILLS[9 * int(self.record["hero"][self._asked_hero()]["cls"]) + number]
        if block == Act.ITEM:
            return ITEMS[int(self.record["hero"][self._asked_hero()]["item"][number])]
        if block == Act.SHOP:
            return ITEMS[sheets.FIRST_SHOP + number]
        if block == Act.SURGE and self.question == "SURGE":
            return self.options()[number]
        return next(name for name, value in FIXED.items() if value == action)

    @property
    def legal(self) -> list[int]:
        """The legal actions by number."""
        return [] if self.over else np.flatnonzero(self.table.legal(0)).tolist()

    def offers(self) -> set[Choice]:
        """The legal choices by name."""
        return {self.called(action) for action in self.legal}

    def _legal(self, choice: Choice) -> int | None:
        if self.over:
            return None
        mask = self.table.legal(0)
        return next((action for action in self.actions(choice) if mask[action]), None)

    def _offered(self) -> list[Choice]:
        return sorted(self.offers(), key=str)

    def _asks_for(self, choice: Choice) -> bool:
        """Is a choice of this sort asked for now?"""
        if self.over or self.question in MENUS:
            return False
        sorts = {block_of(action) for action in self.legal}
        return bool(sorts & {block_of(action) for action in self.actions(choice)})
