"""Laying a position: boards, units, cards, and the frames at which it begins."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from dungeonzoo.envs.cryptic import setup as sheets
from dungeonzoo.envs.cryptic import state
from dungeonzoo.envs.cryptic.state import Ask, Life, Phase, Task

from .names import (
    CRYPTONAUTS,
    ENCOUNTERS,
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
from .record import UNTIL, Record, Space, Spots, Texts

CHANGE = re.compile(r"([a-z_]+)([+-]\d+)?")
FILLERS = ("VET", "DEM", "XEN", "INF", "AND", "MAG", "SPE", "GUA")
"""Who takes the places that a test leaves."""
BEGIN, TEAM, CLEANUP = 0, 2, 4
"""Steps of a ROUND frame: it begins, Cryptonauts act, Cleanup comes next."""
OPENED = 2
"""The step of a GODDESS_TURN frame when the opening steps are made."""
STOP = (Ask.ASK_ENTRANCE, 1)
"""A question that is never put once Cryptonauts are placed: the frame at which a test stops."""


class Laying(Record):
    """Writing a position's fields by ids."""

    # --- boards

    def clear_boards(self) -> None:
        """Nothing but Ground within the outer Walls."""
        record, grid = self.record, self.setup["grid"]
        for space in range(int(grid["n_cells"])):
            x, y, width = (
                int(n) for n in (grid["x"][space], grid["y"][space], grid["width"][grid["slot"][space]])
            )
            inner = 0 < x < width - 1 and 0 < y < width - 1
            record["terrain"][space] = sheets.GROUND if inner else sheets.WALL
        record["token"] &= sheets.CRYSTAL
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

    # --- units

    def clear_units(self) -> None:
        record = self.record
        for unit in range(state.N_UNITS):
            record["unit"][unit] = np.zeros((), record["unit"].dtype)
            one = record["unit"][unit]
            one["cell"], one["master"], one["burnt_by"] = -1, -1, -1
        for field in ("more", "less", "ward", "n_prepared", "n_order", "item_charged", "item_used"):
            record[field] = 0
        record["next_monster"], record["acting"] = state.FIRST_MONSTER, -1
        self.units, self._present = {}, set()

    def lay_cryptonaut(self, unit: int, name: str, where: Space, life: int = Life.PRESENT) -> None:
        one = self.record["unit"][unit]
        one["sheet"] = CRYPTONAUTS.index(name)
        sheet = self.setup["sheet"][one["sheet"]]
        one["life"] = life
        one["vitae"] = one["max_vitae"] = sheet["vitae"]
        one["stamina"] = one["max_stamina"] = sheet["stamina"]
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

    def lay_units(
        self,
        units: Spots,
        squads: Sequence[str],
        dead: Spots,
        teleported: Sequence[str],
        alone: bool,
        master: Texts,
        fresh: Sequence[str],
    ) -> None:
        named = [name for name in units if name in CRYPTONAUTS] + [*dead, *teleported]
        places = self._places(named, squads)
        free = self._free_entrances(units)
        for unit, name in enumerate(places):
            if name in units:
                self.lay_cryptonaut(unit, name, units[name])
            elif name in dead:
                self.lay_cryptonaut(unit, name, dead[name], Life.DEAD)
                self.record["unit"][unit]["vitae"] = 0
                self.record["token"][self.space(dead[name])] |= sheets.CORPSE
            elif name in teleported or alone:
                self.lay_cryptonaut(unit, name, free[-1], Life.TELEPORTED)
            else:
                self.lay_cryptonaut(unit, name, free.pop())
                self.record["unit"][unit]["retired"] = 1
        number = state.FIRST_MONSTER
        for name, where in units.items():
            if name not in CRYPTONAUTS:
                unit = state.GASH if name == "gash" else number
                number += unit != state.GASH
                born = self.round if name in fresh else max(0, self.round - 1)
                self.lay_monster(unit, name, where, master.get(name), born)

    def _places(self, named: Sequence[str], squads: Sequence[str]) -> list[str]:
        """The Cryptonauts in unit order."""
        team = 4 if self.setup["options"]["quickplay"] else state.N_CRYPTONAUTS
        size = 2 if len(self.variant.agents) == 4 else team if team == 4 else 3
        places: list[str | None] = [None] * team
        for squad, members in enumerate(squads):
            for place, name in enumerate(split(members)):
                places[squad * size + place] = name
        others = [name for name in (*named, *FILLERS) if name not in places]
        queue = iter(dict.fromkeys(others))
        return [name or next(queue) for name in places]

    def _free_entrances(self, units: Spots) -> list[Space]:
        """Spaces of the entrance area farther off that nobody takes."""
        taken = {where for name, where in units.items()}
        here = [where for where in units.values() if len(where) == 2]
        areas: dict[str, list[Space]] = {"entrance 1": [], "entrance 2": []}
        width = int(self.setup["grid"]["width"][0])
        rows = self.setup["board"][self.record["board"][0]]["terrain"]
        for n in range(width * width):
            where = (n % width, n // width)
            for name, value in (("entrance 1", sheets.ENTRANCE_1), ("entrance 2", sheets.ENTRANCE_2)):
                if rows[n] == value:
                    areas[name].append(where)

        def nearest(spots: list[Space]) -> int:
            return (
                min((max(abs(x - a), abs(y - b)) for x, y in spots for a, b in here), default=99)
                if spots
                else -1
            )

        area = max(areas.values(), key=nearest)
        return [where for where in area if where not in taken][::-1]

    def lay_crystal(self, slot: int, where: Space) -> None:
        old = int(self.record["crystal"][slot])
        if old >= 0:
            self.record["token"][old] &= 0xFFFF - sheets.CRYSTAL
        space = self.space(where)
        self.record["crystal"][slot] = space
        self.record["token"][space] |= sheets.CRYSTAL
        self.record["terrain"][space] = sheets.GROUND

    def lay_objective(self, objective: str, n: int | None = None) -> None:
        """So much of an Objective is achieved ("1", or "1:2": the second of slot 1); None: all."""
        where, _, which = objective.rpartition(":")
        slot, number = int(where or 0), int(which) - 1
        goal = int(self.setup["board"][self.record["board"][slot]]["goal"][number])
        self.record["progress"][slot][number] = goal if n is None else n
        self.record["done"][slot][number] = n is None

    def mark(self, names: str, *fields: str) -> None:
        for name in split(names):
            for field in fields:
                self.record["unit"][self.units[name]][field] = 1

    def name_cryptonauts(self) -> None:
        """Takes the names of the Cryptonauts from the record."""
        team = 4 if self.setup["options"]["quickplay"] else state.N_CRYPTONAUTS
        for unit in range(team):
            self.units[CRYPTONAUTS[int(self.record["unit"][unit]["sheet"])]] = unit

    # --- cards

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

    # --- frames

    def lay_frames(self, turn: str) -> None:
        """Where the game goes on: see kit.py."""
        record = self.record
        record["phase"] = Phase.PHASE_GODDESS
        frames = [(int(kind), owner, -1, 0) for kind, owner in (STOP,)]
        step = CLEANUP
        if turn in CRYPTONAUTS:
            record["phase"], step = Phase.PHASE_CRYPTONAUTS, TEAM
            frames += [(Task.TURN, -1, self.units[turn], 0)]
        elif turn == "choose":
            record["phase"], step, frames = Phase.PHASE_CRYPTONAUTS, TEAM, []
        elif turn == "upkeep":
            record["phase"], step, frames = Phase.PHASE_CLEANUP, BEGIN, []
            record["round"] -= 1
        elif turn == "cleanup":
            frames = []
        elif turn == "opening":
            frames += [(Task.GODDESS_TURN, -1, -1, 0)]
        else:
            frames += [(Task.GODDESS_TURN, -1, -1, OPENED)]
            frames += [] if turn == "goddess" else [(Task.ACTIVATION, -1, self.units[turn], 0)]
        head = record["head"]
        assert [int(frame["kind"]) for frame in head["stack"][:2]] == [Task.GAME, Task.ROUND]
        head["stack"][1]["step"], head["stack"][1]["target"], head["stack"][1]["count"] = step, -1, 0
        head["stack"][2:] = 0
        head["depth"] = 2 + len(frames)
        for place, (kind, owner, source, done) in enumerate(frames):
            frame = head["stack"][2 + place]
            frame["kind"], frame["owner"], frame["source"], frame["step"] = kind, owner, source, done
            frame["target"] = -1
