"""All heroes, monsters, cards, quests and encounters by their numbers in the rules, with what they do."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from ..core.content import Row
from . import phrases, setup
from .plan import Plan

VILLAGER = "villager"

Faces = tuple[tuple[tuple[int, ...], ...], ...]
"""Miss, range, damage, surge, shields of each face of each die."""


@dataclass(frozen=True)
class Piece:
    """A card, an ability or anything else with a name and a text."""

    name: str
    text: str = ""
    """What it does, without full stop."""


@dataclass(frozen=True)
class HeroSheet(Piece):
    """A hero; the text is that of the ability."""

    archetype: str = ""
    values: str = ""
    """Printed attributes: "Speed 4, health 12, ..."."""
    feat: str = ""
    speed: int = 0
    attributes: tuple[int, ...] = ()


@dataclass(frozen=True)
class Skill(Piece):
    """A skill."""

    xp: int = 0
    fatigue: int = 0
    """-1: as much as its user wants."""
    exhaust: bool = False
    action: bool = False


@dataclass(frozen=True)
class Item(Piece):
    """Starting gear, a shop item or the hero side of a relic; the text tells weapon and effect."""

    slot: str = ""
    traits: str = ""
    attack: str = ""
    """"melee", "ranged" or nothing."""
    cost: int = 0
    sell: int = 0
    price: bool = False
    """Whether it is sold in the shop."""


@dataclass(frozen=True)
class Kind(Piece):
    """A kind of monster, a lieutenant or the agent."""

    size: str = ""
    attack: str = ""
    traits: str = ""
    cards: tuple[Piece, ...] = ()
    """By act; of monsters minion and master each: 2 * act + rank."""
    speeds: tuple[int, ...] = ()
    """Of the same cards."""
    abilities: tuple[tuple[str, ...], ...] = ()
    """Of the same cards."""
    specials: tuple[tuple[str, ...], ...] = ()
    """Those of them that are actions."""


@dataclass(frozen=True)
class OverlordCard(Piece):
    """An Overlord card."""

    cls: str = ""
    kind: str = ""
    """Event, Magic or Trap."""
    copies: int = 1
    xp: int = 0


@dataclass(frozen=True)
class PlotCard(Piece):
    """A Plot card; buy None: the basic card."""

    buy: int | None = None
    trigger: int = 0


@dataclass(frozen=True)
class SearchCard(Piece):
    """A Search card."""

    copies: int = 1
    gold: int = 0


@dataclass(frozen=True)
class Travel:
    """A Travel card: what happens on each route."""

    texts: tuple[str, ...]


@dataclass(frozen=True)
class Quest(Piece):
    """A quest."""

    encounters: tuple[int, ...] = ()
    carry: tuple[str, ...] = ()
    """What is carried over to its second encounter."""
    reward: str = ""


@dataclass(frozen=True)
class Encounter:
    """An encounter with its map."""

    name: str
    text: str
    plan: Plan
    quest: int = 0
    rules: tuple[Piece, ...] = ()
    heroes_win: str = ""
    overlord_wins: str = ""
    clock: int = 0
    time_up: str = ""
    actions: tuple[str, ...] = ()
    """Quest actions A, B, C."""
    named: Mapping[int, str] = field(default_factory=dict)
    """What the master of a group is called."""

    def token_name(self, place: int) -> str:
        """A kind of quest token."""
        return self.plan.tokens[place][0] if place < len(self.plan.tokens) else "quest token"

    def figure_name(self, place: int) -> str:
        """A quest figure; those that come later are villagers."""
        names = [name for name, _ in self.plan.figures]
        if place < len(names) and names.count(names[place]) == 1:
            return names[place]
        name = names[place] if place < len(names) else VILLAGER
        return f"{name} {place + 1}"


class Book:
    """All sheets and cards."""

    def __init__(self, rows: Sequence[Row]) -> None:
        self._rows = tuple(rows)
        self.faces: Faces = tuple(_faces(row) for row in self._typed("Die"))
        self.conditions = [_piece(row) for row in self._typed("Condition")]
        self.abilities = {row["name"]: _piece(row) for row in self._typed("Ability")}
        self.heroes = [_hero(row) for row in self._typed("Hero")]
        self.classes = [row["name"] for row in self._typed("Class")]
        self.skills = [_skill(row) for row in self._typed("Skill")]
        self.items = [_item(row) for type in ("Gear", "Shop Item", "Relic") for row in self._typed(type)]
        self.dark_relics = [
            Piece(row["overlord"], _text(row["overlord_effect"])) for row in self._typed("Relic")
        ]
        (familiar,) = self._typed("Familiar")
        self.familiar = Piece(familiar["name"], _fighter(familiar))
        self.search_cards = [_search_card(row) for row in self._typed("Search Card")]
        self.overlord_cards = [_overlord_card(row) for row in self._typed("Overlord Card")]
        self.plot_cards = [_plot_card(row) for row in self._typed("Plot Card")]
        self.travel = [
            Travel(tuple(_text(row.get(route, "")) for route in phrases.ROUTES))
            for row in self._typed("Travel Card")
        ]
        types = ("Monster", "Lieutenant", "Agent")
        self.kinds = [self._kind(row, type) for type in types for row in self._typed(type)]
        encounters, quests = self._typed("Encounter"), self._typed("Quest")
        codes = [row["id"] for row in encounters]
        numbers = {row["id"]: number for number, row in enumerate(quests)}
        self.quests = [_quest(row, codes) for row in quests]
        self.encounters = [self._encounter(row, numbers[row["of"]]) for row in encounters]

    def specials(self, kind: int, rank: int, act: int) -> tuple[str, ...]:
        """Abilities of a monster that are actions, in printed order."""
        return self.kinds[kind].specials[_card_of(kind, rank, act)]

    def abilities_of(self, kind: int, rank: int, act: int) -> tuple[str, ...]:
        """All abilities of a monster."""
        return self.kinds[kind].abilities[_card_of(kind, rank, act)]

    def card(self, kind: int, rank: int, act: int) -> Piece:
        """The card of a monster."""
        return self.kinds[kind].cards[_card_of(kind, rank, act)]

    def _typed(self, *types: str) -> list[Row]:
        return [row for row in self._rows if row["type"] in types]

    def _of(self, row: Row, type: str) -> list[Row]:
        """What belongs to a thing."""
        return [part for part in self._typed(type) if part["of"] == row["id"]]

    def _kind(self, row: Row, type: str) -> Kind:
        cards = self._of(row, f"{type} Card")
        return Kind(
            row["name"],
            _text(row["effect"]),
            size=row["size"],
            attack=row["attack"],
            traits=", ".join(row.get("traits", ())),
            cards=tuple(Piece(card["name"], _fighter(card)) for card in cards),
            speeds=tuple(card["speed"] for card in cards),
            abilities=tuple(tuple(card["abilities"]) for card in cards),
            specials=tuple(self._specials(card) for card in cards),
        )

    def _specials(self, card: Row) -> tuple[str, ...]:
        """Abilities that are actions, in printed order."""
        kinds = {row["name"]: row["kind"] for row in self._typed("Ability")}
        return tuple(name for name in card["abilities"] if kinds.get(name, "").endswith("action"))

    def _encounter(self, row: Row, quest: int) -> Encounter:
        (plan,) = self._of(row, "Map")
        return Encounter(
            row["name"],
            _text(row["effect"]),
            plan=Plan.of(plan),
            quest=quest,
            rules=tuple(_piece(rule) for rule in self._of(row, "Rule")),
            heroes_win=_text(row["heroes_win"]),
            overlord_wins=_text(row["overlord_wins"]),
            clock=row["clock"],
            time_up=_text(row["time_up"]),
            actions=tuple(_text(row.get(f"quest_{letter}", "")) for letter in "abc"),
            named={k: group["named"] for k, group in enumerate(row["groups"]) if "named" in group},
        )


def _card_of(kind: int, rank: int, act: int) -> int:
    """The place of a card among those of its kind."""
    return 2 * act + rank if kind < setup.FIRST_LIEUTENANT else act


def _text(text: str) -> str:
    return text.rstrip(".")


def _piece(row: Row) -> Piece:
    return Piece(row["name"], _text(row["effect"]))


def _faces(row: Row) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(face) for face in row["faces"])


def _hero(row: Row) -> HeroSheet:
    attributes = tuple(row[name.lower()] for name in phrases.ATTRIBUTES)
    told = [f"{name} {n}" for name, n in zip(phrases.ATTRIBUTES, attributes, strict=True)]
    values = f"Speed {row['speed']}, health {row['health']}, stamina {row['stamina']}"
    values += f", defence {_colours(row['defence'])}, {', '.join(told)}"
    return HeroSheet(
        row["name"],
        _text(row["effect"]),
        archetype=row["archetype"],
        values=values,
        feat=_text(row["feat"]),
        speed=row["speed"],
        attributes=attributes,
    )


def _skill(row: Row) -> Skill:
    return Skill(
        row["name"],
        _text(row["effect"]),
        xp=row["xp"],
        fatigue=row["fatigue"],
        exhaust=row["exhaust"],
        action=row["action"],
    )


def _quest(row: Row, codes: Sequence[str]) -> Quest:
    gains = [f"{row['gold']} gold for each hero"] if row["gold"] else []
    gains += [f"{row['xp']} more experience for the overlord"] if row["xp"] else []
    return Quest(
        row["name"],
        _text(row["effect"]),
        encounters=tuple(codes.index(code) for code in row["encounters"]),
        carry=tuple(row.get("carry", ())),
        reward=", ".join(gains),
    )


def _item(row: Row) -> Item:
    weapon = [_weapon(row)] if row["attack"] != "none" else []
    effect = [_text(row["effect"])] if row.get("effect") else []
    return Item(
        row["name"],
        ". ".join([*weapon, *effect]),
        slot=row["slot"],
        traits=", ".join(row["traits"]),
        attack=row["attack"] if row["attack"] != "none" else "",
        cost=row.get("cost", 0),
        sell=row.get("sell", 0),
        price="cost" in row,
    )


def _weapon(row: Row) -> str:
    """Attack, dice and surge options: "Melee, blue and red; 1 surge: +1 damage"."""
    told = [f"{row['attack'].capitalize()}, {_colours(row['dice'])}"]
    return "; ".join([*told, *map(_option, row["surges"])])


def _fighter(row: Row) -> str:
    """The numbers of a monster: "Speed 5, health 2, defence gray, dice blue and yellow; Scamper"."""
    health, defence = row["health"], row.get("defence", [])
    if isinstance(health, list):
        health = "/".join(map(str, health))
    if defence and isinstance(defence[0], list):
        defence = " / ".join(dict.fromkeys(map(_colours, defence)))
    else:
        defence = _colours(defence)
    told = [f"Speed {row['speed']}, health {health}, defence {defence}, dice {_colours(row['dice'])}"]
    told += row.get("abilities", [])
    return "; ".join([*told, *map(_option, row["surges"])])


def _option(text: str) -> str:
    """A surge option of the card table: "2 surges: +5 damage"."""
    cost, bought = text.split(": ")
    return f"{cost} surge{'s' * (cost != '1')}: {bought}"


def _colours(dice: Sequence[str]) -> str:
    return " and ".join(dice) if dice else "no die"


def _search_card(row: Row) -> SearchCard:
    return SearchCard(row["name"], _text(row["effect"]), copies=row["copies"], gold=row["gold"])


def _overlord_card(row: Row) -> OverlordCard:
    return OverlordCard(
        row["name"],
        _text(row["effect"]),
        cls=row["class"],
        kind=row["kind"],
        copies=row["copies"],
        xp=row["xp"],
    )


def _plot_card(row: Row) -> PlotCard:
    return PlotCard(row["name"], _text(row["effect"]), buy=row.get("buy"), trigger=row["trigger"])
