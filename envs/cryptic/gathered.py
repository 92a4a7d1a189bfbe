"""Which Effects ought to be at work in a state, by its units, cards and Artifacts: for invariants.py.

Written apart from the kernel's `gather`, over many states at once.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from . import setup, state

WORKING = (setup.KIND_PASSIVE, setup.KIND_AURA, setup.KIND_TRIGGERED, setup.KIND_UPKEEP)


class Gathered:
    """Which Effects ought to be at work, one column for each place where one may come from."""

    def __init__(self, states: NDArray[Any], numbers: Any) -> None:
        self.states, self.numbers = states, numbers
        self.present = states["unit"]["life"] == state.Life.PRESENT
        self.columns: list[NDArray[np.int64]] = []

    def rules(self) -> NDArray[np.int64]:
        """(n, MAX_RULES, 4): effect, source, slot, times; zeros behind the last."""
        for u in range(state.N_CRYPTONAUTS):
            self._cryptonaut(u)
        for place in range(state.N_MONSTERS):
            there = place < self.states["n_order"]
            self._monster(np.where(there, self.states["order"][:, place], state.FIRST_MONSTER), there)
        gash = np.full(len(self.states), state.GASH)
        self._monster(gash, self.present[:, state.GASH])
        self._goddess()
        table = np.stack(self.columns, 1)
        first = np.argsort(table[:, :, 0] < 0, axis=1, kind="stable")[:, : state.MAX_RULES]
        table = np.take_along_axis(table, first[:, :, None], 1)
        return np.where(table[:, :, :1] < 0, 0, table)

    def _add(self, there: Any, effect: Any, source: Any, slot: int, times: Any = 1) -> None:
        kind = self.numbers["effect"]["kind"][np.maximum(effect, 0)]
        works = there & (effect >= 0) & np.isin(kind, WORKING)
        parts = np.broadcast_arrays(np.where(works, effect, -1), source, slot, times)
        self.columns.append(np.stack(parts, 1).astype(np.int64))

    def _cryptonaut(self, u: int) -> None:
        who, there = self.states["unit"][:, u], self.present[:, u]
        abilities = self.numbers["sheet"]["ability"][np.clip(who["sheet"], 0, setup.N_SHEETS - 1)]
        self._add(there, abilities[:, 0], u, state.S_ABILITY)
        for i in (1, 2):
            self._add(there & (who["charged"] >> (i - 1) & 1 != 0), abilities[:, i], u, state.S_ABILITY + i)
        rows = self.numbers["item"]
        for i in range(state.MAX_CARRIED):
            held = there & (i < who["n_items"])
            item = np.clip(who["item"][:, i], 0, setup.N_ITEMS - 1).astype(np.int64)
            charged = np.take_along_axis(self.states["item_charged"], item[:, None], 1)[:, 0] != 0
            self._add(held, rows["always"][item], u, state.S_ITEM + 2 * i)
            soul = held & charged & (rows["devour"][item] == 0)
            self._add(soul, rows["soul"][item], u, state.S_ITEM + 2 * i + 1)

    def _monster(self, u: NDArray[Any], there: NDArray[np.bool_]) -> None:
        who = self.states["unit"][np.arange(len(u)), u]
        abilities = self.numbers["monster"]["ability"][np.clip(who["sheet"], 0, setup.N_MONSTER_SHEETS - 1)]
        for i in range(3):
            self._add(there, abilities[:, i], u, state.S_ABILITY + i)
        goddess = np.maximum(self.states["goddess"], 0)
        master = self.numbers["goddess"]["master"][goddess, np.maximum(who["master"], 0)]
        self._add(
            there & (who["master"] >= 0), self.numbers["master"]["ability"][master], u, state.S_ABILITY + 3
        )

    def _goddess(self) -> None:
        chosen = self.states["goddess"] >= 0
        rows = self.numbers["goddess"][np.maximum(self.states["goddess"], 0)]
        self._add(chosen, rows["ability"], -1, -1)
        for kind in range(setup.N_CARD_KINDS):
            copies = self.states["mastery"][:, kind]
            self._add(chosen & (copies > 0), rows["card"]["mastery"][:, kind], -1, kind, copies)
