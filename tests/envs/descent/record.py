"""The record of a game, read by ids.

Piles are read with the top card first. "*" behind a card marks it as exhausted or used, "-" an item that is
carried, not equipped.
"""

import re
from collections.abc import Mapping
from typing import Any

import numpy as np

from dungeonzoo.envs.core.game import Variant
from dungeonzoo.envs.descent import setup as sheets
from dungeonzoo.envs.descent import state
from dungeonzoo.envs.descent.state import Life, TokenLife

from . import boards
from .boards import Board, Spot
from .names import (
    CODES,
    CONDITIONS,
    DICE,
    ITEMS,
    KINDS,
    OVERLORD,
    PLACES,
    PLOT,
    PLOT_STATES,
    QUESTS,
    RELICS,
    SEARCH,
    SIDES,
    SKILLS,
    TOKENS,
    WORDS,
)

FACE = re.compile(r"([BRYngk])(X|\d+)")


class Piece:
    """A figure, for a hero his sheet too, the fields as attributes."""

    def __init__(self, *parts: Any) -> None:
        self.parts = parts

    def __getattr__(self, name: str) -> int:
        for part in self.parts:
            if name in part.dtype.names:
                return int(part[name])
        raise AttributeError(name)

    @property
    def standing(self) -> bool:
        return self.life == Life.STANDING

    @property
    def down(self) -> bool:
        """A hero knocked out."""
        return self.life == Life.DOWN

    @property
    def gone(self) -> bool:
        """Not on the map."""
        return self.life not in (Life.STANDING, Life.DOWN)


class Record:
    """One game's fields by ids."""

    def __init__(self, variant: Variant) -> None:
        self.variant = variant
        self.table = variant.table()
        self.units: dict[str, int] = {}
        """The number of every figure by its name."""
        self.board: Board | None = None
        """The map that the test drew."""

    @property
    def record(self) -> Any:
        """The state's fields; writing to them changes the game."""
        return self.table.states[0]

    @property
    def setup(self) -> Any:
        return self.table.setup

    @property
    def n_heroes(self) -> int:
        return int(self.setup["options"]["heroes"])

    def put(self, field: str, value: Any) -> None:
        """Writes a field."""
        self.record[field] = value

    # --- the map

    @property
    def map(self) -> Board:
        return self.board or boards.printed(CODES[int(self.record["encounter"])])

    def space(self, where: Spot) -> int:
        """The number of a space."""
        return self.map.spaces.index((where[0], where[1]))

    def where(self, space: int) -> Spot:
        """Where a space is."""
        return self.map.spaces[space]

    def covered(self, unit: int) -> list[Spot]:
        """The spaces that a figure's base covers."""
        one = self.record["figure"][unit]
        x, y = self.where(int(one["cell"]))
        return [(x + dx, y + dy) for dy in range(one["h"]) for dx in range(one["w"])]

    def open(self, door: str) -> bool:
        return bool(self.record["doors_open"] >> (int(door[1:]) - 1) & 1)

    # --- figures

    def name_units(self) -> None:
        """Names for monsters that are new on the map."""
        there = {
            unit
            for unit, one in enumerate(self.record["figure"])
            if one["life"] in (Life.STANDING, Life.DOWN, Life.HIDDEN)
        }
        for unit in sorted(there):
            known = next((name for name, number in self.units.items() if number == unit), None)
            if unit >= state.FIRST_MONSTER and not (known and self._still(known, unit)):
                self.units = {name: number for name, number in self.units.items() if number != unit}
                self.units[self._free_name(unit)] = unit
            elif unit == state.FAMILIAR:
                self.units["reanimate"] = unit
            elif state.FIRST_QUEST_FIGURE <= unit < state.FIRST_MONSTER:
                self.units[f"F{unit - state.FIRST_QUEST_FIGURE + 1}"] = unit

    def _plain_name(self, unit: int) -> str:
        one = self.record["figure"][unit]
        master = " master" if one["rank"] == state.Rank.MASTER else ""
        return KINDS[int(one["kind"])] + master

    def _still(self, name: str, unit: int) -> bool:
        return re.sub(r" \d+$", "", name) == self._plain_name(unit)

    def _free_name(self, unit: int) -> str:
        kind = self._plain_name(unit)
        names = [kind, *(f"{kind} {n}" for n in range(2, 30))]
        return next(name for name in names if name not in self.units)

    def __getitem__(self, name: str) -> Piece:
        """A figure by its name."""
        unit = self.units[name]
        parts = [self.record["figure"][unit]]
        if unit < state.MAX_HEROES:
            parts.append(self.record["hero"][unit])
        return Piece(*parts)

    def name(self, unit: int) -> str:
        """What a figure is called."""
        return next(name for name, number in self.units.items() if number == unit)

    def at(self, name: str) -> Spot | None:
        """Where a figure stands or lies (lowest y, then x, of its spaces); None if it is not on the map."""
        one = self[name]
        return None if one.gone else self.where(one.cell)

    def spots(self, name: str) -> set[Spot]:
        """All the spaces that a figure covers."""
        return set(self.covered(self.units[name]))

    def on(self, where: Spot) -> str | None:
        """Who stands there."""
        unit = int(self.record["fig_at"][self.space(where)])
        return self.name(unit) if unit >= 0 else None

    @property
    def monsters(self) -> list[str]:
        """The monsters on the map by slot."""
        return [
            self.name(unit)
            for unit in range(state.FIRST_MONSTER, state.N_FIGURES)
            if self.record["figure"][unit]["life"] == Life.STANDING
        ]

    def conditions(self, name: str) -> set[str]:
        return {word for n, word in enumerate(CONDITIONS) if self[name].conditions >> n & 1}

    # --- heroes

    def _hero(self, name: str) -> Any:
        return self.record["hero"][PLACES.index(name)]

    def skills(self, name: str) -> list[str]:
        """The skills that a hero owns, "*" behind an exhausted one."""
        hero = self._hero(name)
        return [
            SKILLS[9 * hero["cls"] + n] + "*" * int(hero["exhausted"] >> n & 1)
            for n in range(9)
            if hero["skills"] >> n & 1
        ]

    def items(self, name: str) -> list[str]:
        """The items that a hero carries by place, "-" behind one that is not equipped, "*" if exhausted."""
        hero = self._hero(name)
        return [
            ITEMS[item] + ("" if hero["equipped"] >> n & 1 else "-") + "*" * int(hero["turned"] >> n & 1)
            for n, item in enumerate(hero["item"])
            if item >= 0
        ]

    def search(self, name: str) -> list[str]:
        """The Search cards in his play area, "*" behind a used one."""
        hero = self._hero(name)
        faceup = [SEARCH[n] for n, count in enumerate(hero["faceup"]) for _ in range(count)]
        return faceup + [f"{SEARCH[n]}*" for n, count in enumerate(hero["facedown"]) for _ in range(count)]

    @property
    def fortune(self) -> tuple[int, ...]:
        """The fortune tokens on the Hero sheets."""
        return tuple(int(n) for n in self.record["hero"]["fortune"][: self.n_heroes])

    # --- tokens

    def token(self, name: str) -> Spot | str | None:
        """Where a token lies, or on whose base; None if it is gone."""
        one = self.record["token"][TOKENS.index(name)]
        if one["life"] == TokenLife.ON_MAP:
            return self.where(int(one["cell"]))
        return self.name(int(one["holder"])) if one["life"] == TokenLife.HELD else None

    def faceup(self, name: str) -> bool:
        return bool(self.record["token"][TOKENS.index(name)]["face"] != state.FACEDOWN)

    def carried(self, name: str) -> set[str]:
        """The search tokens on a monster's base, or the quest token that a figure carries."""
        unit = self.units[name]
        held = {
            TOKENS[n]
            for n, one in enumerate(self.record["token"])
            if one["life"] == TokenLife.HELD and one["holder"] == unit
        }
        bits = {TOKENS[n] for n in range(state.N_SEARCH_TOKENS) if self[name].tokens >> n & 1}
        quest = {TOKENS[self[name].carries]} if self[name].carries >= 0 else set()
        assert held == bits | quest, (held, bits, quest)
        return held

    # --- the overlord

    @property
    def threat(self) -> int:
        return int(self.record["threat"])

    def plot(self, card: str) -> str:
        """ "facedown", "ready", "exhausted"."""
        return PLOT_STATES[int(self.record["plot"][PLOT.index(card)])]

    @property
    def hand(self) -> list[str]:
        return [OVERLORD[n] for n, count in enumerate(self.record["hand"]) for _ in range(count)]

    @property
    def discard(self) -> list[str]:
        return [OVERLORD[n] for n, count in enumerate(self.record["discard"]) for _ in range(count)]

    @property
    def deck(self) -> list[str]:
        return [OVERLORD[n] for n in self.record["deck"][: self.record["deck_n"]][::-1]]

    @property
    def search_deck(self) -> list[str]:
        return [SEARCH[n] for n in self.record["search"][: self.record["search_n"]][::-1]]

    @property
    def search_discard(self) -> list[str]:
        return [SEARCH[n] for n, count in enumerate(self.record["search_discard"]) for _ in range(count)]

    def known(self, side: str) -> list[tuple[int, str]]:
        """The places of the Search deck, from the top, that "heroes" or "overlord" know, and their cards."""
        bits = int(self.record["search_light" if side == "heroes" else "search_dark"])
        n = int(self.record["search_n"])
        return [
            (n - 1 - place, SEARCH[self.record["search"][place]])
            for place in range(n)[::-1]
            if bits >> place & 1
        ]

    # --- the game

    @property
    def encounter(self) -> str | None:
        number = int(self.record["encounter"])
        return CODES[number] if number >= 0 else None

    @property
    def quest(self) -> str | None:
        number = int(self.record["quest"])
        return QUESTS[number] if number >= 0 else None

    @property
    def round(self) -> int:
        return int(self.record["round"])

    @property
    def winner(self) -> str | None:
        """Of the game."""
        return SIDES[int(self.record["winner"])]

    @property
    def encounter_winner(self) -> str | None:
        return SIDES[int(self.record["encounter_winner"])]

    def relic_of(self, relic: str) -> str | None:
        return SIDES[int(self.record["relic_of"][RELICS.index(relic)])]

    # --- the attack under way

    @property
    def attack(self) -> Any:
        """The innermost attack."""
        return self.record["attack"][self.record["n_attacks"] - 1]

    def dice_of(self, name: str | None = None) -> list[str]:
        """The attack dice of the attack under way, or the defence dice of an affected figure."""
        attack = self.attack
        if name is None:
            return [self.face(int(die)) for die in attack["die"][: attack["n_dice"]]]
        place = attack["affected"][: attack["n_affected"]].tolist().index(self.units[name])
        pool = attack["pool"][place]
        return [self.face(int(die)) for die in pool["die"][: pool["n"]]]

    def face(self, die: int) -> str:
        """A die as it shows, such as "B320", "n1"."""
        kind, number = divmod(die, 6)
        letter = next(letter for letter, known in DICE.items() if known == kind)
        face = self.setup["face"][kind][number]
        if kind >= sheets.BROWN:
            return f"{letter}{face['shields']}"
        return f"{letter}X" if face["miss"] else f"{letter}{face['range']}{face['damage']}{face['surge']}"

    def outcome(self, die: str | int) -> int:
        """The outcome of chance that makes a die show "B320", "BX", "n1"; numbers stay."""
        if isinstance(die, int):
            return die
        match = FACE.fullmatch(die)
        assert match, f"{die} is no face"
        kind = DICE[match[1]]
        return next(number for number in range(6) if self.face(6 * kind + number) == die)

    def options(self) -> list[str]:
        """What the surges of the attack under way may buy, in words; "-" behind what has been bought."""
        attack = self.attack
        return [
            self.option(option) + "-" * int(option["bought"])
            for option in attack["option"][: attack["n_options"]]
        ]

    def option(self, option: Any) -> str:
        parts = [
            WORDS[int(code)].format(int(n))
            for code, n in zip(option["code"], option["n"], strict=True)
            if code != sheets.SU_NONE
        ]
        return " and ".join(parts)

    # --- views

    def view(self, seat: int) -> Mapping[str, np.ndarray]:
        """What this player sees, by field of the observation."""
        return self.variant.observation_layout.split(self.table.observe(0, seat))

    @property
    def returns(self) -> list[float]:
        return self.table.returns(0).tolist()
