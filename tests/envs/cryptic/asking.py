"""The question that is asked, and what its answers are called."""

from typing import Any

import numpy as np

from dungeonzoo.envs.cryptic import state
from dungeonzoo.envs.cryptic.state import Act, Ask, Phase

from .laying import STOP, Laying
from .names import (
    CRYPTONAUTS,
    FRAMES,
    ITEMS,
    MASTERS,
    MONSTERS,
    MONSTERS_OWN,
    OWN,
    PARTS,
    cards_of,
    fixed_actions,
    kind_of,
    printed,
)
from .record import Space

Choice = str | Space
FIXED = fixed_actions()
BLOCKS = (Act.DIR, Act.VERB, Act.SLOT, Act.CARD, Act.MONSTER, Act.BLOOD, Act.DRAFT, Act.CELL)
MENUS = ("MENU", "POWERS", "MONSTER", "UNIT", "REROLL", "TRIGGER", "PREPARED")
"""Questions that no choice after the first one answers."""


def action_block(action: int) -> int:
    """The block of actions that this one belongs to."""
    return max(block for block in BLOCKS if block <= action)


def _fixed(action: int) -> str:
    return next(name for name, number in FIXED.items() if number == action)


class Asking(Laying):
    """The game's question in words."""

    @property
    def over(self) -> bool:
        return bool(self.table.over(0))

    @property
    def truncated(self) -> bool:
        return self.table.over(0) == 2

    @property
    def phase(self) -> Phase:
        return Phase(int(self.record["phase"]))

    @property
    def frame(self) -> Any:
        head = self.record["head"]
        return head["stack"][head["depth"] - 1]

    @property
    def stopped(self) -> bool:
        """What was started is over (`go_on` carries on)."""
        set_up = self.record["phase"] != Phase.PHASE_SETUP
        return not self.over and set_up and self.frame["kind"] == STOP[0]

    @property
    def asked(self) -> str | None:
        """The question, such as "MENU"; None at the stop and at the game's end."""
        return None if self.over or self.stopped else FRAMES[int(self.frame["kind"])]

    @property
    def seat(self) -> int:
        """Whose choice it is."""
        return self.table.actor(0)

    @property
    def who(self) -> str | None:
        """The unit that the question is about (its source); None: the Goddess, or nobody."""
        if not self.asked or self.asked in ("FLIP", "GUARD", "CRYSTAL", "SUMMON"):
            return None
        source = int(self.frame["source"])
        return self.name(source) if source in self.units.values() else None

    # --- names of actions

    def actions(self, choice: Choice) -> list[int]:
        """The actions that a name may mean."""
        if not isinstance(choice, str):
            return [Act.CELL + self.space(choice)]
        found = [FIXED[choice]] if choice in FIXED else []
        if choice in self.units and self[choice].present:
            found.append(Act.CELL + self[choice].cell)
        slots = [Act.SLOT + slot for slot, name in self._slots().items() if choice == name]
        slots += [Act.SLOT + slot for slot, name in self._plain_slots().items() if choice == name]
        return [*dict.fromkeys([*found, *slots, *self._goddess_actions(choice)])]

    def _acting(self) -> int:
        """The unit whose slots are asked for: when Looting the dead, when taking the partner."""
        frame = self.frame
        other = frame["kind"] == Ask.ASK_LOOT or (
            frame["kind"] == Ask.ASK_TRADE and frame["step"] == state.V_TAKE
        )
        if frame["kind"] == Ask.ASK_TRIGGER:
            return -1
        return int(frame["target"] if other else frame["source"])

    def _slots(self) -> dict[int, str]:
        """What the slots of the unit that is asked are called."""
        unit = self._acting()
        if self.over or unit not in self.units.values():
            return {}
        sheet = int(self.record["unit"][unit]["sheet"])
        names = dict(printed((CRYPTONAUTS if unit < state.FIRST_MONSTER else MONSTERS)[sheet]))
        if unit < state.FIRST_MONSTER:
            one = self.record["unit"][unit]
            for place, item in enumerate(one["item"][: one["n_items"]]):
                names[state.S_ITEM + 2 * place] = ITEMS[item]
                names[state.S_ITEM + 2 * place + 1] = f"{ITEMS[item]} soul"
        return names

    def _plain_slots(self) -> dict[int, str]:
        own = OWN if self._acting() < state.FIRST_MONSTER else MONSTERS_OWN
        return {state.S_ABILITY + n: name for n, name in enumerate(own)}

    def _goddess_actions(self, choice: str) -> list[int]:
        if self.record["goddess"] < 0:
            return []
        row = self.setup["goddess"][self.record["goddess"]]
        first, _, rest = choice.partition(" ")
        cards = cards_of(self.goddess)
        if first in cards and rest in PARTS:
            return [Act.CARD + 3 * cards.index(first) + PARTS.index(rest)]
        if first == "summon":
            kind, *of = rest.split()
            places = row["monster"][: row["n_monsters"]].tolist()
            masters = [MASTERS[n] for n in row["master"]]
            number = 1 + masters.index(of[0]) if of else 0
            return [Act.MONSTER + 3 * places.index(MONSTERS.index(kind_of(kind))) + number]
        return []

    def called(self, action: int) -> Choice:
        """The name of an action here."""
        if action >= Act.CELL:
            unit = int(self.record["unit_at"][action - Act.CELL])
            if unit >= 0 and self.record["unit"][unit]["cell"] == action - Act.CELL:
                return self.name(unit)
            return self.where(action - Act.CELL)
        if Act.SLOT <= action < Act.CARD:
            slot = action - Act.SLOT
            return self._slots().get(slot) or self._plain_slots().get(slot) or _fixed(action)
        if Act.CARD <= action < Act.MONSTER:
            kind, part = divmod(action - Act.CARD, 3)
            return f"{cards_of(self.goddess)[kind]} {PARTS[part]}"
        if Act.MONSTER <= action < Act.BLOOD:
            place, number = divmod(action - Act.MONSTER, 3)
            row = self.setup["goddess"][self.record["goddess"]]
            name = f"summon {MONSTERS[row['monster'][place]]}"
            return f"{name} {MASTERS[row['master'][number - 1]]}" if number else name
        return _fixed(action)

    def offers(self) -> set[Choice]:
        """The legal choices: names of units for the spaces they stand on, (x, y) for others."""
        if self.over or self.stopped:
            return set()
        return {self.called(int(action)) for action in np.flatnonzero(self.table.legal(0))}

    def _legal(self, choice: Choice) -> int | None:
        if self.over or self.stopped:
            return None
        mask = self.table.legal(0)
        return next((action for action in self.actions(choice) if mask[action]), None)

    def _offered(self) -> list[Choice]:
        return sorted(self.offers(), key=str)

    def _asks_for(self, choice: Choice) -> bool:
        """Is a choice of this sort asked for now?"""
        if not self.asked:
            return False
        if self.asked == "SOURCE":
            return True
        sorts = {action_block(action) for action in np.flatnonzero(self.table.legal(0))}
        wanted = {action_block(action) for action in self.actions(choice)}
        if self.asked in MENUS:
            return False
        return bool(sorts & wanted)
