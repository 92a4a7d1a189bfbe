"""The record of a game, laid and read by ids.

Piles are written and read with the top card first. A "*" behind a carried card marks it as Charged ("A04*").
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import numpy as np

from dungeonzoo.envs.core.game import Variant
from dungeonzoo.envs.cryptic import setup as sheets
from dungeonzoo.envs.cryptic import state
from dungeonzoo.envs.cryptic.state import Life, Winner

from .names import (
    CRYPTONAUTS,
    ENCOUNTERS,
    GODDESSES,
    ITEMS,
    KEYS,
    MASTERS,
    MONSTERS,
    STATUSES,
    STRUCTURES,
    TERRAIN,
    TOKENS,
    TRAPS,
    cards_of,
    kind_of,
    split,
)

Space = tuple[int, ...]
"""(x, y) on the first board, (x, y, slot) on the others."""
Spots = Mapping[str, Space]
"""Where units stand."""
Amounts = Mapping[str, int]
"""Numbers by unit, such as {"VET": 2}."""
Texts = Mapping[str, str]
"""Ids by unit, such as {"VET": "A01 A04*"}."""

UNTIL = ("act", "turn", "eoc", "eon")
SIDES = {Winner.CRYPTONAUTS: "cryptonauts", Winner.THE_GODDESS: "goddess"}
CHANGE = re.compile(r"([a-z_]+)([+-]\d+)?")


class Piece:
    """A unit or Structure, its fields as attributes."""

    def __init__(self, fields: Any) -> None:
        self.fields = fields

    def __getattr__(self, name: str) -> int:
        return int(self.fields[name])

    @property
    def present(self) -> bool:
        return self.life == Life.PRESENT

    @property
    def dead(self) -> bool:
        return self.life == Life.DEAD

    @property
    def teleported(self) -> bool:
        return self.life == Life.TELEPORTED


class Record:
    """One game's fields by ids."""

    def __init__(self, variant: Variant) -> None:
        self.variant = variant
        self.table = variant.table()
        self.units: dict[str, int] = {}
        """The number of every unit by its name."""
        self._present: set[int] = set()

    @property
    def record(self) -> Any:
        """The state's fields; writing to them changes the game."""
        return self.table.states[0]

    @property
    def setup(self) -> Any:
        return self.table.setup

    @property
    def goddess(self) -> str:
        return GODDESSES[int(self.record["goddess"])]

    def put(self, field: str, value: Any) -> None:
        """Writes a field."""
        self.record[field] = value

    # --- spaces

    def space(self, where: Space) -> int:
        """The number of a space."""
        x, y, slot = (*where, 0)[:3]
        grid = self.setup["grid"]
        return int(grid["base"][slot]) + y * int(grid["width"][slot]) + x

    def where(self, space: int) -> Space:
        """Where a space is."""
        grid = self.setup["grid"]
        slot = int(grid["slot"][space])
        spot = (int(grid["x"][space]), int(grid["y"][space]))
        return (*spot, slot) if slot else spot

    def covered(self, where: Space, size: int) -> list[int]:
        """The spaces of a thing whose top left space this is."""
        x, y, slot = (*where, 0)[:3]
        return [self.space((x + dx, y + dy, slot)) for dy in range(size) for dx in range(size)]

    def size_of(self, unit: int) -> int:
        sheet = int(self.record["unit"][unit]["sheet"])
        return 1 if unit < state.N_CRYPTONAUTS else int(self.setup["monster"][sheet]["size"])

    # --- laying: the boards

    def clear_boards(self) -> None:
        """Nothing but Ground within the outer Walls."""
        record, grid = self.record, self.setup["grid"]
        for space in range(int(grid["n_cells"])):
            x, y, width = (
                int(n) for n in (grid["x"][space], grid["y"][space], grid["width"][grid["slot"][space]])
            )
            inner = 0 < x < width - 1 and 0 < y < width - 1
            record["terrain"][space] = sheets.GROUND if inner else sheets.WALL
        record["token"] = 0
        record["n_structures"] = 0
        record["codex_cell"] = -1

    def lay_spaces(self, laid: Mapping[Space, str]) -> None:
        """Words for spaces: a terrain, tokens, "nothing" (no token), or a Structure.

        A Structure: its kind, if none is there yet, and what it is: "open", "closed", "sealed", "empowered",
        "gone", "searched", its Health.
        """
        for where, words in laid.items():
            space, left = self.space(where), words
            for name, value in TERRAIN.items():
                if left == name:
                    self.record["terrain"][space], left = value, ""
            if left in STRUCTURES:
                self._new_structure(where, STRUCTURES.index(left))
                left = ""
            for kind in sorted(STRUCTURES, key=len, reverse=True):
                if left.startswith(f"{kind} "):
                    self._new_structure(where, STRUCTURES.index(kind))
                    left = left[len(kind) :]
            for word in split(left):
                self._lay_word(where, space, word)

    def _lay_word(self, where: Space, space: int, word: str) -> None:
        if word == "nothing":
            self.record["token"][space] = 0
        elif word in TOKENS:
            self.record["token"][space] |= TOKENS[word]
        else:
            thing = self.structure(where).fields
            if word.isdigit():
                thing["health"] = int(word)
            elif word in ("open", "searched"):
                thing["open"] = 1
            elif word == "closed":
                thing["open"] = 0
            else:
                thing[word] = 1

    def _new_structure(self, where: Space, kind: int) -> None:
        record = self.record
        things, number = record["structure"], int(record["n_structures"])
        things[number] = np.zeros((), things.dtype)
        thing = things[number]
        thing["cell"], thing["kind"], thing["owner"] = self.space(where), kind, -1
        thing["health"] = self.setup["structure_health"][kind]
        record["n_structures"] += 1

    def index_boards(self) -> None:
        """What stands where, as far as it follows from the rest."""
        record = self.record
        record["unit_at"], record["structure_at"], record["block"] = -1, -1, 0
        for space in range(int(self.setup["grid"]["n_cells"])):
            bits = {sheets.WALL: state.BLOCK_WALL, sheets.PIT: state.BLOCK_PIT}
            record["block"][space] = bits.get(int(record["terrain"][space]), 0)
        for number, thing in enumerate(record["structure"][: record["n_structures"]]):
            if not thing["gone"]:
                self._index_structure(number, thing)
        for unit in range(state.N_UNITS):
            if record["unit"][unit]["life"] == Life.PRESENT:
                for space in self.covered(self.where(int(record["unit"][unit]["cell"])), self.size_of(unit)):
                    record["unit_at"][space] = unit
                    record["block"][space] |= state.BLOCK_UNIT

    def _index_structure(self, number: int, thing: Any) -> None:
        kind = int(thing["kind"])
        bit = state.BLOCK_MONOLITH if kind == sheets.MONOLITH else state.BLOCK_STRUCTURE
        if kind in (sheets.DOOR, sheets.ARCANE_DOOR) and thing["open"]:
            bit = 0
        for space in self.covered(self.where(int(thing["cell"])), int(self.setup["structure_size"][kind])):
            self.record["structure_at"][space] = number
            self.record["block"][space] |= bit

    # --- laying: units

    def clear_units(self) -> None:
        record = self.record
        for unit in range(state.N_UNITS):
            record["unit"][unit] = np.zeros((), record["unit"].dtype)
            one = record["unit"][unit]
            one["cell"], one["master"], one["burnt_by"], one["item"] = -1, -1, -1, -1
        for field in ("more", "less", "ward", "n_prepared", "n_order", "item_charged", "item_used"):
            record[field] = 0
        record["next_monster"], record["acting"] = state.FIRST_MONSTER, -1
        self.units, self._present = {}, set()

    def lay_cryptonaut(self, unit: int, name: str, where: Space | None, life: int = Life.PRESENT) -> None:
        one = self.record["unit"][unit]
        one["sheet"] = CRYPTONAUTS.index(name)
        sheet = self.setup["sheet"][one["sheet"]]
        one["life"] = life
        one["vitae"] = one["max_vitae"] = sheet["vitae"]
        one["stamina"] = one["max_stamina"] = sheet["stamina"]
        if where:
            one["cell"] = self.space(where)
        self.units[name] = unit
        self._present |= {unit} if life == Life.PRESENT else set()

    def lay_monster(self, unit: int, name: str, where: Space, master: str | None, born: int) -> None:
        one = self.record["unit"][unit]
        one["sheet"] = MONSTERS.index(kind_of(name))
        one["life"], one["cell"], one["born"] = Life.PRESENT, self.space(where), born
        health = int(self.setup["monster"][one["sheet"]]["health"])
        if master:
            number = MASTERS.index(master)
            one["master"] = self.setup["goddess"][self.record["goddess"]]["master"].tolist().index(number)
            health += int(self.setup["master"][number]["health"])
        one["vitae"] = one["max_vitae"] = health
        self.units[name] = unit
        self._present.add(unit)
        if unit != state.GASH:
            self.record["order"][self.record["n_order"]] = unit
            self.record["n_order"] += 1
            self.record["next_monster"] = unit + 1 if unit + 1 < state.GASH else state.FIRST_MONSTER

    def lay_items(self, items: Texts) -> None:
        for name, cards in items.items():
            one = self.record["unit"][self.units[name]]
            for place, card in enumerate(split(cards)):
                number = ITEMS.index(card.rstrip("*"))
                one["item"][place] = number
                one["n_items"] = place + 1
                self.record["item_charged"][number] = card.endswith("*")
                boards = self.record["board"].tolist()
                if number >= sheets.N_ARTIFACTS and self.setup["item"][number]["board"] in boards:
                    self.record["item_slot"][number] = boards.index(self.setup["item"][number]["board"])

    def lay_statuses(self, statuses: Texts) -> None:
        for name, words in statuses.items():
            one = self.record["unit"][self.units[name]]
            for word in split(words):
                one["status"] |= STATUSES[word]
                if word == "burning":
                    one["burnt_by"] = 0

    def lay_changes(self, changes: Texts, until: str = "eoc") -> None:
        """Changes for a time: {"VET": "aim-1 slow"}."""
        for name, words in changes.items():
            for word in split(words):
                match = CHANGE.fullmatch(word)
                assert match, word
                key, n = KEYS[match[1]], int(match[2] or 1)
                side = "more" if n > 0 else "less"
                self.record[side][UNTIL.index(until)][self.units[name]][key] += abs(n)

    # --- laying: cards

    def lay_cards(
        self, hand: Sequence[str], masteries: Sequence[str], deck: Sequence[str], discard: str
    ) -> None:
        """All 20 cards; those not named lie at the bottom of the deck, or, with "rest", are discarded."""
        record = self.record
        cards = cards_of(self.goddess)
        rows = self.setup["goddess"][record["goddess"]]["card"]
        discarded = [] if discard == "rest" else split(discard)
        record["known"], record["card_used"] = 0, 0
        for field, named in (("hand", hand), ("mastery", masteries), ("discard", discarded)):
            record[field] = [named.count(card) for card in cards]
        record["hand_n"] = len(hand)
        gone = [*hand, *masteries, *discarded, *deck]
        left = []
        for kind, card in enumerate(cards):
            copies = int(rows[kind]["copies"]) - gone.count(card)
            assert copies >= 0, f"there are fewer of {card}"
            left += [kind] * copies
        if discard == "rest":
            for kind in left:
                record["discard"][kind] += 1
            left = []
        self._lay_pile("deck", "deck_n", [*(cards.index(card) for card in deck), *left])

    def lay_decks(
        self, artifacts: Sequence[str], traps: Sequence[str], relics: Sequence[str], knowledge: Sequence[str]
    ) -> None:
        """These on top of their decks, the others below; carried cards are in none."""
        record = self.record
        carried = [int(card) for one in record["unit"] for card in one["item"][: one["n_items"]]]
        top = [ITEMS.index(card) for card in artifacts]
        rest = [n for n in range(sheets.N_ARTIFACTS) if n not in (*top, *carried)]
        self._lay_pile("artifact_deck", "artifact_n", [*top, *rest])
        first = [TRAPS.index(card) for card in traps]
        record["trap_deck"] = [*first, *(n for n in range(sheets.N_TRAPS) if n not in first)]
        record["artifact_bottom"], record["trap_bottom"] = 0, 0
        for slot in range(len(record["board"])):
            own = [sheets.N_ARTIFACTS + 2 * int(record["board"][slot]) + n for n in range(2)]
            laid = [n for n in (ITEMS.index(card) for card in relics) if n in own]
            if record["relic_n"][slot] or laid:
                deck = [*laid, *(n for n in own if n not in (*laid, *carried))]
                record["relic_n"][slot] = len(deck)
                record["relic_deck"][slot][: len(deck)] = deck[::-1]
        if knowledge:
            kinds = [ENCOUNTERS.index(card) for card in knowledge]
            below = record["knowledge_deck"][: record["knowledge_n"]].tolist()
            for kind in kinds:
                below.remove(kind)
            self._lay_pile("knowledge_deck", "knowledge_n", [*kinds, *below[::-1]])

    def _lay_pile(self, field: str, size: str, cards: Sequence[int]) -> None:
        self.record[size] = len(cards)
        self.record[field][: len(cards)] = list(cards)[::-1]

    # --- reading

    def name_units(self) -> None:
        """Names for Monsters that are new on the boards."""
        there = {unit for unit, one in enumerate(self.record["unit"]) if one["life"] == Life.PRESENT}
        for unit in sorted(there - self._present):
            if unit >= state.FIRST_MONSTER:
                self.units = {name: number for name, number in self.units.items() if number != unit}
                self.units[self._free_name(unit)] = unit
        self._present = there

    def _free_name(self, unit: int) -> str:
        kind = MONSTERS[int(self.record["unit"][unit]["sheet"])]
        names = [kind, *(f"{kind} {n}" for n in range(2, 11))]
        return next(name for name in names if name not in self.units)

    def __getitem__(self, name: str) -> Piece:
        """A unit by its name."""
        return Piece(self.record["unit"][self.units[name]])

    def name(self, unit: int) -> str:
        """What a unit is called."""
        return next(name for name, number in self.units.items() if number == unit)

    def at(self, name: str) -> Space | None:
        """Where a unit stands (top left); None if it is not on the boards."""
        one = self[name]
        return self.where(one.cell) if one.present else None

    def on(self, where: Space) -> str | None:
        """Who stands there."""
        unit = int(self.record["unit_at"][self.space(where)])
        return self.name(unit) if unit >= 0 else None

    @property
    def monsters(self) -> list[str]:
        """The Monsters of the Goddess on the boards, oldest first."""
        return [self.name(int(unit)) for unit in self.record["order"][: self.record["n_order"]]]

    def items(self, name: str) -> list[str]:
        """Carried Artifacts and Relics in the order of gaining, "*" behind a Charged one."""
        one = self.record["unit"][self.units[name]]
        charged = self.record["item_charged"]
        return [ITEMS[n] + "*" * int(charged[n]) for n in one["item"][: one["n_items"]]]

    def statuses(self, name: str) -> set[str]:
        return {word for word, bit in STATUSES.items() if self[name].status & bit}

    def change(self, name: str, key: str, until: str | None = None) -> int:
        """The sum of the changes for a time to an attribute or Modifier, of all or of one duration."""
        times = range(len(UNTIL)) if until is None else (UNTIL.index(until),)
        unit, k = self.units[name], KEYS[key]
        more, less = self.record["more"], self.record["less"]
        return sum(int(more[t][unit][k]) - int(less[t][unit][k]) for t in times)

    def structure(self, where: Space) -> Piece:
        """The Structure whose top left space this is (the last one that was put there)."""
        space, record = self.space(where), self.record
        for thing in record["structure"][: record["n_structures"]][::-1]:
            if thing["cell"] == space:
                return Piece(thing)
        raise AssertionError(f"there is no Structure at {where}")

    def structures(self, kind: str) -> list[Space]:
        """Where the Structures of a kind stand."""
        number = STRUCTURES.index(kind)
        things = self.record["structure"][: self.record["n_structures"]]
        return [self.where(int(one["cell"])) for one in things if one["kind"] == number and not one["gone"]]

    def tokens(self, where: Space) -> set[str]:
        bits = int(self.record["token"][self.space(where)])
        return {name for name, bit in TOKENS.items() if bits & bit}

    def with_token(self, token: str) -> list[Space]:
        """The spaces with such a token."""
        cells = range(int(self.setup["grid"]["n_cells"]))
        return [self.where(space) for space in cells if self.record["token"][space] & TOKENS[token]]

    def terrain(self, where: Space) -> str:
        value = int(self.record["terrain"][self.space(where)])
        return next(name for name, number in TERRAIN.items() if number == value)

    @property
    def hand_n(self) -> int:
        return int(self.record["hand_n"])

    @property
    def power(self) -> int:
        return int(self.record["power"])

    @property
    def blood(self) -> int:
        return int(self.record["blood"])

    @property
    def round(self) -> int:
        return int(self.record["round"])

    def _kinds(self, field: str) -> list[str]:
        cards = cards_of(self.goddess)
        return [card for card, n in zip(cards, self.record[field], strict=True) for _ in range(n)]

    @property
    def hand(self) -> list[str]:
        return self._kinds("hand")

    @property
    def discard(self) -> list[str]:
        return self._kinds("discard")

    @property
    def masteries(self) -> list[str]:
        return self._kinds("mastery")

    @property
    def deck(self) -> list[str]:
        cards = cards_of(self.goddess)
        return [cards[n] for n in self.record["deck"][: self.record["deck_n"]][::-1]]

    @property
    def artifacts(self) -> list[str]:
        """The Artifact deck."""
        return [ITEMS[n] for n in self.record["artifact_deck"][: self.record["artifact_n"]][::-1]]

    @property
    def traps(self) -> list[str]:
        """The Trap deck."""
        return [TRAPS[n] for n in self.record["trap_deck"]]

    def done(self, objective: int = 1, slot: int = 0) -> bool:
        """Is the first or second Objective of the board completed?"""
        return bool(self.record["done"][slot][objective - 1])

    def progress(self, objective: int = 1, slot: int = 0) -> int:
        return int(self.record["progress"][slot][objective - 1])

    @property
    def winner(self) -> str | None:
        return SIDES.get(Winner(int(self.record["winner"])))

    def knowledge(self, names: Iterable[str]) -> int:
        """The Knowledge that these have together."""
        return sum(self[name].knowledge for name in names)
