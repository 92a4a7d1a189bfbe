"""Laying a position: the map, figures, tokens, cards."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import numpy as np

from dungeonzoo.envs.descent import setup as sheets
from dungeonzoo.envs.descent import state
from dungeonzoo.envs.descent.state import Life, Phase, TokenLife

from .boards import Spot
from .names import (
    CLASSES,
    CONDITIONS,
    HEROES,
    ITEMS,
    OVERLORD,
    PLACES,
    PLOT,
    RELICS,
    SEARCH,
    SIDES,
    SIZES,
    SKILLS,
    TOKENS,
    kind_of,
    plain,
    rank_of,
    split,
)
from .record import Record

Spots = Mapping[str, Sequence[Any]]
"""Where figures stand: (x, y), or (x, y, "v") for a base that is turned."""
Amounts = Mapping[str, int]
"""Numbers by figure, such as {"A": 2}."""
Texts = Mapping[str, str]
"""Ids by figure, such as {"A": "KNI-3 KNI-5*"}."""
Places = Mapping[str, Spot | str]
"""Where tokens lie, or on whose base."""

NOBODY = {"figure": ("cell", "kind", "group", "carries", "relic", "walker"), "token": ("cell", "holder")}
NONE_OF_HERO = ("item", "faith_by", "challenged", "token")
KEPT_OF_HERO = ("hero", "cls", "done")
BASIC = 10
"""Overlord cards up to here are the basic ones."""
HEALTH = {"BER-1": 4, "KNI-8": 2}
STAMINA = {"RUN-4": 1}
"""Skills that raise a maximum."""


class Laying(Record):
    """Writing a position's fields by ids."""

    def clear(self) -> None:
        """An empty map, and nobody has anything."""
        record = self.record
        for field, names in NOBODY.items():
            record[field] = np.zeros((), record[field].dtype)
            for name in names:
                record[field][name] = -1
        record["figure"]["w"] = record["figure"]["h"] = 1
        for place in range(self.n_heroes):
            hero = record["hero"][place]
            kept = [hero[name].copy() for name in KEPT_OF_HERO]
            record["hero"][place] = np.zeros((), hero.dtype)
            for name, value in zip(KEPT_OF_HERO, kept, strict=True):
                hero[name] = value
            for name in NONE_OF_HERO:
                hero[name] = -1
        record["group"] = np.zeros((), record["group"].dtype)
        record["group"]["kind"] = -1
        for field in ("attack", "roll"):
            record[field] = np.zeros((), record[field].dtype)
        for field in ("fig_at", "unique", "aside", "rise_kind", "drawn", "aside_search"):
            record[field] = -1
        for field in (
            *(
                "ended",
                "encounter_winner",
                "changed",
                "gold",
                "relic_of",
                "relic_lost",
                "relic_turned",
                "key",
            ),
            *(
                "counter",
                "knockouts",
                "n_groups",
                "xp",
                "threat",
                "cursed",
                "plot",
                "bought",
                "hand",
                "hand_n",
            ),
            *("discard", "deck_n", "deck_known", "misery", "search_n", "search_discard", "search_dark"),
            *("search_light", "appraised", "returned_heroes", "n_attacks", "doors_marks", "doors_open"),
        ):
            record[field] = 0
        self.units = {}

    # --- the map

    def lay_map(self, doors_open: Iterable[str]) -> None:
        bits = sum(1 << (int(door[1:]) - 1) for door in doors_open)
        near = self.map.near(bits)
        self.record["doors_open"] = bits
        self.record["doors_closed"] = len(self.map.doors) - bits.bit_count()
        self.record["near"][: len(near)] = near

    def lay_tokens(self, tokens: Places, faceup: Iterable[str], unique: str | None) -> None:
        """Search and quest tokens: those on a base are faceup."""
        for name, where in tokens.items():
            one = self.record["token"][TOKENS.index(name)]
            one["face"] = state.COMMON if name in faceup else state.FACEDOWN
            if not isinstance(where, str):
                one["life"], one["cell"] = TokenLife.ON_MAP, self.space(where)
                continue
            unit = self.units[where]
            one["life"], one["holder"] = TokenLife.HELD, unit
            if name.startswith("S"):
                one["face"] = state.COMMON
                self.record["figure"][unit]["tokens"] |= 1 << TOKENS.index(name)
            else:
                self.record["figure"][unit]["carries"] = TOKENS.index(name)
        self.record["unique"] = TOKENS.index(unique) if unique else -1

    # --- figures

    def lay_figure(self, unit: int, where: Sequence[Any], size: tuple[int, int] = (1, 1)) -> Any:
        one = self.record["figure"][unit]
        one["cell"] = self.space((where[0], where[1]))
        one["w"], one["h"] = size[::-1] if where[2:] == ("v",) else size
        one["life"] = Life.STANDING
        for spot in self.covered(unit):
            assert self.record["fig_at"][self.space(spot)] < 0, f"somebody else stands at {spot}"
            self.record["fig_at"][self.space(spot)] = unit
        return one

    def lift(self, name: str) -> None:
        """The figure is no longer in its space."""
        for spot in self.covered(self.units[name]):
            self.record["fig_at"][self.space(spot)] = -1

    def lay_units(self, units: Spots) -> None:
        """Figures in the order in which they are named."""
        for name in PLACES[: self.n_heroes]:
            self.units[name] = PLACES.index(name)
        slot = state.FIRST_MONSTER
        for name, where in units.items():
            if name in PLACES:
                self.lay_figure(self.units[name], where)
            elif name == "reanimate":
                self._lay_familiar(where)
            elif name[0] == "F":
                self._lay_quest_figure(name, where)
            else:
                self._lay_monster(slot, name, where)
                slot += 1

    def _lay_familiar(self, where: Sequence[Any]) -> None:
        self.units["reanimate"] = state.FAMILIAR
        self.lay_figure(state.FAMILIAR, where)["health"] = 4

    def _lay_quest_figure(self, name: str, where: Sequence[Any]) -> None:
        row = self.setup["encounter"][self.record["encounter"]]
        self.units[name] = state.FIRST_QUEST_FIGURE + int(name[1:]) - 1
        one = self.lay_figure(self.units[name], where)
        one["health"] = row["figure_health"] + self.n_heroes * row["figure_health_per_hero"]

    def _lay_monster(self, unit: int, name: str, where: Sequence[Any]) -> None:
        kind, rank = kind_of(name), rank_of(name)
        self.units[name] = unit
        one = self.lay_figure(unit, where, SIZES[int(self.setup["kind"][kind]["size"])])
        one["kind"], one["rank"] = kind, rank
        one["group"] = self._group_of(kind)
        one["health"] = self.card(name)["health"][self.n_heroes - 2]

    def card(self, name: str) -> Any:
        """The card of a monster in this act."""
        kind, act = kind_of(name), int(self.record["act"])
        if kind == sheets.RAYTHEN:
            return self.setup["card"][48 + act]
        if kind >= sheets.FIRST_LIEUTENANT:
            return self.setup["card"][36 + 2 * (kind - sheets.FIRST_LIEUTENANT) + act]
        return self.setup["card"][4 * kind + 2 * act + (rank_of(name) == state.Rank.MASTER)]

    def lay_groups(self, groups: Mapping[int, str]) -> None:
        """Groups without a figure, by number."""
        for g, name in groups.items():
            self._lay_group(g, kind_of(name))

    def _lay_group(self, g: int, kind: int) -> None:
        row = self.setup["encounter"][self.record["encounter"]]
        printed = row["group"]["kind"][: row["n_groups"]].tolist()
        one = self.record["group"][g]
        one["kind"] = kind
        one["open"] = g < len(printed) and printed[g] < 0
        one["zone"] = row["group"]["zone"][g] if g < len(printed) else 0
        self.record["n_groups"] = max(self.record["n_groups"], g + 1, len(printed))

    def _group_of(self, kind: int) -> int:
        """The group of a kind: the encounter's own one, an open one, or a further one."""
        groups = self.record["group"]
        row = self.setup["encounter"][self.record["encounter"]]
        printed = row["group"]["kind"][: row["n_groups"]].tolist()
        if kind == sheets.RAYTHEN:
            return self._group_of_agent()
        for g in range(state.MAX_NOW_GROUPS):
            if groups[g]["kind"] == kind:
                return g
        free = [g for g in range(state.MAX_NOW_GROUPS) if groups[g]["kind"] < 0]
        own = [g for g in free if g < len(printed) and printed[g] == kind]
        opened = [g for g in free if g < len(printed) and printed[g] < 0 and kind < sheets.FIRST_LIEUTENANT]
        later = [g for g in free if g >= max(len(printed), state.RAISED)]
        g = [*own, *opened, *later, *free][0]
        self._lay_group(g, kind)
        return g

    def _group_of_agent(self) -> int:
        """Raythen belongs to the first open group."""
        groups = self.record["group"]
        g = next((g for g in range(state.MAX_NOW_GROUPS) if groups[g]["kind"] >= 0 and groups[g]["open"]), -1)
        assert g >= 0, "Raythen needs a monster of an open group, named before him"
        groups[g]["agent"] = 1
        return g

    def lay_gone(self, left: Iterable[str], down: Iterable[str], hidden: Iterable[str]) -> None:
        """Heroes who have left the map, are knocked out, or off the map by Tomble's feat."""
        for names, life in ((left, Life.LEFT_MAP), (down, Life.DOWN), (hidden, Life.HIDDEN)):
            for name in names:
                one = self.record["figure"][self.units[name]]
                if one["life"] == Life.STANDING:
                    self.lift(name)
                one["life"] = life
                if life == Life.HIDDEN:
                    self.record["hero"][self.units[name]]["token"] = one["cell"]
                if life == Life.DOWN:
                    one["damage"] = one["health"]
                    hero = self.record["hero"][self.units[name]]
                    hero["fatigue"] = hero["stamina"]

    # --- heroes

    def lay_sheets(self, heroes: Texts, skills: Texts, items: Texts, search: Texts) -> None:
        for name, ids in heroes.items():
            hero = self.record["hero"][PLACES.index(name)]
            who, cls = split(ids)
            hero["hero"], hero["cls"] = HEROES.index(who), CLASSES.index(cls)
        for name, ids in skills.items():
            self._lay_skills(self.record["hero"][PLACES.index(name)], split(ids))
        for name, ids in items.items():
            self._lay_items(self.record["hero"][PLACES.index(name)], split(ids))
        for name, ids in search.items():
            hero = self.record["hero"][PLACES.index(name)]
            for card in split(ids):
                hero["facedown" if card.endswith("*") else "faceup"][SEARCH.index(plain(card))] += 1
        for unit in range(self.n_heroes):
            self._reckon(unit)

    def _lay_skills(self, hero: Any, ids: Sequence[str]) -> None:
        for skill in ids:
            cls, number = divmod(SKILLS.index(plain(skill)), 9)
            assert hero["cls"] == cls, f"{skill} is no skill of {CLASSES[hero['cls']]}"
            hero["skills"] |= 1 << number
            hero["exhausted"] |= skill.endswith("*") << number

    def _lay_items(self, hero: Any, ids: Sequence[str]) -> None:
        for place, item in enumerate(ids):
            hero["item"][place] = ITEMS.index(plain(item))
            hero["equipped"] |= (not item.rstrip("*").endswith("-")) << place
            hero["turned"] |= item.endswith("*") << place
            if plain(item) in RELICS:
                self.record["relic_of"][RELICS.index(plain(item))] = SIDES.index("heroes")

    def _reckon(self, unit: int) -> None:
        """Maximum health and stamina."""
        hero, row = self.record["hero"][unit], self.setup["hero"][self.record["hero"][unit]["hero"]]
        worn = [
            self.setup["item"][n] for i, n in enumerate(hero["item"]) if n >= 0 and hero["equipped"] >> i & 1
        ]
        owned = [SKILLS[9 * hero["cls"] + n] for n in range(9) if hero["skills"] >> n & 1]
        health = row["health"] + sum(item["health"] for item in worn) + sum(HEALTH.get(s, 0) for s in owned)
        stamina = (
            row["stamina"] + sum(item["stamina"] for item in worn) + sum(STAMINA.get(s, 0) for s in owned)
        )
        self.record["figure"][unit]["health"], hero["stamina"] = health, stamina

    def lay_conditions(self, conditions: Texts) -> None:
        for name, words in conditions.items():
            for word in split(words):
                self.record["figure"][self.units[name]]["conditions"] |= 1 << CONDITIONS.index(word)

    # --- cards

    def lay_plot(self, plot: Iterable[str]) -> None:
        """Faceup cards, "*" behind an exhausted one; PC-01 is ready if it is not named."""
        if self.setup["options"]["plot_deck"]:
            self.record["plot"][0] = state.PLOT_READY
        for card in plot:
            turned = card.endswith("*")
            self.record["plot"][PLOT.index(plain(card))] = (
                state.PLOT_EXHAUSTED if turned else state.PLOT_READY
            )

    def lay_overlord(
        self, hand: Sequence[str], deck: Sequence[str], discard: Sequence[str], rest: bool
    ) -> None:
        """His cards; basic ones not named lie under those of the deck (with `rest`)."""
        record, rows = self.record, self.setup["overlord"]
        named = [OVERLORD.index(card) for card in (*hand, *deck, *discard)]
        left: list[int] = []
        for card in range(len(OVERLORD)):
            there = named.count(card)
            assert there <= rows[card]["copies"], f"there are fewer of {OVERLORD[card]}"
            if card < BASIC:
                left += [card] * (int(rows[card]["copies"]) - there)
            else:
                record["bought"][card] = there
        record["hand"] = [list(hand).count(card) for card in OVERLORD]
        record["hand_n"] = len(hand)
        record["discard"] = [list(discard).count(card) for card in OVERLORD]
        pile = [*(OVERLORD.index(card) for card in deck), *(left if rest else [])]
        record["deck_n"] = len(pile)
        record["deck"][: len(pile)] = pile[::-1]

    def lay_search(self, deck: Sequence[str], discard: Sequence[str], rest: bool) -> None:
        """The Search deck: these on top, the others that nobody holds below."""
        record, rows = self.record, self.setup["search"]
        held = record["hero"][["faceup", "facedown"]][: self.n_heroes]
        pile = [SEARCH.index(card) for card in deck]
        for card in range(len(SEARCH)):
            gone = list(deck).count(SEARCH[card]) + list(discard).count(SEARCH[card])
            if card < sheets.N_USABLE:
                gone += int(held["faceup"][:, card].sum() + held["facedown"][:, card].sum())
            left = int(rows[card]["copies"]) - gone
            assert left >= 0, f"there are fewer of {SEARCH[card]}"
            pile += [card] * left if rest else []
        record["search_n"] = len(pile)
        record["search"][: len(pile)] = pile[::-1]
        record["search_discard"] = [list(discard).count(card) for card in SEARCH]

    def lay_relics(self, relics: Texts, bearers: Texts) -> None:
        """Whose the relics are, and which lieutenant wields one."""
        for relic, side in relics.items():
            self.record["relic_of"][RELICS.index(relic)] = SIDES.index(side)
        for name, relic in bearers.items():
            self.record["figure"][self.units[name]]["relic"] = RELICS.index(relic)
            self.record["relic_of"][RELICS.index(relic)] = SIDES.index("overlord")

    # --- where the game stands

    @property
    def stack(self) -> list[int]:
        """The kinds of the frames, the lowest first."""
        head = self.record["head"]
        return [int(kind) for kind in head["stack"]["kind"][: head["depth"]]]

    def cut_to(self, task: int) -> None:
        """Takes off the frames above the uppermost of this kind."""
        kinds = self.stack
        self.record["head"]["depth"] = len(kinds) - kinds[::-1].index(task)

    def push(self, kind: int, source: int = -1, owner: int = -1, target: int = -1, count: int = 0) -> None:
        head = self.record["head"]
        frame = head["stack"][head["depth"]]
        frame["kind"], frame["owner"], frame["source"], frame["target"] = kind, owner, source, target
        frame["step"], frame["count"] = 0, count
        head["depth"] += 1

    def set_phase(self, phase: Phase) -> None:
        self.record["phase"] = phase
