"""A position made richer for oracle and kernel alike: Souls, Artifacts, Masteries, Power, units afield.

So that rare Abilities and cards are met in few choices.
"""

from dataclasses import dataclass, field
from typing import Any

import numpy as np

from dungeonzoo.envs.core.table import Table
from dungeonzoo.envs.cryptic import setup, state

from .oracle import Oracle
from .oracle_boards import Item
from .oracle_content import ITEMS, N_ARTIFACTS


@dataclass
class Plan:
    """It is made when the oracle's set-up is done; the table is changed at its first question after it."""

    seed: int
    laid: bool = False
    souls: list[int] = field(default_factory=list)
    items: list[tuple[int, int]] = field(default_factory=list)  # Cryptonaut, item
    tokens: list[int] = field(default_factory=list)  # Artifact tokens taken off
    cells: dict[int, int] = field(default_factory=dict)
    masteries: dict[int, int] = field(default_factory=dict)
    maxima: list[tuple[int, int]] = field(default_factory=list)
    health: list[tuple[int, int]] = field(default_factory=list)  # of Monsters, oldest first
    power: int = 0
    blood: int = 0

    def change_oracle(self, o: Oracle) -> None:
        rng = np.random.default_rng(self.seed)
        o.power, o.blood = self.power, self.blood = int(rng.integers(30)), int(rng.integers(5))
        if o.goddess != "GOR":
            o.blood = self.blood = 0
        self.give_souls(o, rng)
        self.give_items(o, rng)
        self.give_masteries(o, rng)
        self.scatter(o, rng)
        o.refresh()
        self.maxima = [(unit.max_vitae, unit.max_stamina) for unit in o.crypts]
        self.health = [(unit.vitae, unit.max_vitae) for unit in o.order]

    def give_souls(self, o: Oracle, rng: np.random.Generator) -> None:
        self.souls = [0] * len(o.crypts)
        for _ in range(rng.integers(o.soul_supply() + 1)):
            number = int(rng.integers(len(o.crypts)))
            self.souls[number] += 1
            o.crypts[number].souls += 1

    def give_items(self, o: Oracle, rng: np.random.Generator) -> None:
        """As many as the Artifact tokens that are taken off."""
        tokens = [cell for cell, there in enumerate(o.tokens) if "artifact" in there]
        self.tokens = [cell for cell in tokens if rng.random() < 0.7]
        numbers = rng.permutation(len(ITEMS) if not o.options["relics"] else N_ARTIFACTS).tolist()
        numbers = [n for n in numbers if n < N_ARTIFACTS or ITEMS[n].board not in o.boards]
        for cell in self.tokens:
            o.tokens[cell].remove("artifact")
            number, unit = numbers.pop(), o.crypts[int(rng.integers(len(o.crypts)))]
            self.items.append((unit.number, number))
            unit.items.append(Item(ITEMS[number], number, slot=-1))
            if number < N_ARTIFACTS:
                o.artifact_deck.remove(number)

    def give_masteries(self, o: Oracle, rng: np.random.Generator) -> None:
        for _ in range(rng.integers(6)):
            kind = o.deck[int(rng.integers(len(o.deck)))]
            o.deck.remove(kind)
            self.masteries[kind] = self.masteries.get(kind, 0) + 1
            o.masteries[kind] += 1

    def scatter(self, o: Oracle, rng: np.random.Generator) -> None:
        if rng.random() < 0.3:
            return
        for unit in o.crypts:
            fit = [
                cell
                for cell in range(o.width[0] ** 2)
                if o.may_stop(unit, cell) and not o.tokens[cell] and o.structure_on.get(cell) is None
            ]
            self.cells[unit.number] = int(rng.choice(fit))
            o.put(unit, self.cells[unit.number])

    # --- the same for the kernel

    def change_table(self, table: Table) -> None:
        self.laid = True
        s = table.states[0]
        s["power"], s["blood"] = self.power, self.blood
        units = s["unit"]
        for number, souls in enumerate(self.souls):
            units[number]["souls"] += souls
            units[number]["max_vitae"], units[number]["max_stamina"] = self.maxima[number]
        for number, health in zip(s["order"], self.health, strict=False):
            units[number]["vitae"], units[number]["max_vitae"] = health
        for cell in self.tokens:
            s["token"][cell] -= setup.ARTIFACT
        for number, item in self.items:
            units[number]["item"][units[number]["n_items"]] = item
            units[number]["n_items"] += 1
        self.take_from(s, "artifact_deck", "artifact_n", [item for _, item in self.items])
        for kind, n in self.masteries.items():
            s["mastery"][kind] = n
            self.take_from(s, "deck", "deck_n", [kind] * n)
        for number in self.cells:
            self.lift(s, number)
        for number, cell in self.cells.items():
            units[number]["cell"] = cell
            s["unit_at"][cell] = number
            s["block"][cell] |= state.BLOCK_UNIT
        s["n_rules"] = -1
        table.settle(0)

    def lift(self, s: Any, number: int) -> None:
        cell = s["unit"][number]["cell"]
        s["unit_at"][cell] = -1
        s["block"][cell] -= state.BLOCK_UNIT

    def take_from(self, s: Any, field: str, size: str, gone: list[int]) -> None:
        """The first of each, as a list does."""
        left = s[field][: s[size]].tolist()
        for card in gone:
            if card in left:
                left.remove(card)
        s[field][: len(left)] = left
        s[size] = len(left)
