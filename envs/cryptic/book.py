"""The rows of all cards by their numbers in the rules, with what they do in English."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from ..core.content import Row
from . import phrases, state
from .cards import CLASSES, of_type, owned
from .language import parse, parse_attacks
from .rows import SPECIAL_TERRAIN


@dataclass(frozen=True)
class Piece:
    """An Attack, an Ability, a part of an Artifact or of a card."""

    name: str
    text: str
    """What it does: "Range 3, Damage 2"."""
    kind: str = ""
    """That of its line: "U" for an Upkeep effect."""


@dataclass(frozen=True)
class Sheet:
    """A Cryptonaut."""

    name: str
    type: str
    """Mercenary, Scientist, Expert or Spellcaster."""
    attacks: tuple[Piece, ...]
    abilities: tuple[Piece, ...]
    """Start, charge 1, charge 2, devour."""
    values: str
    """Printed attributes."""
    cast: int | None


@dataclass(frozen=True)
class Kind:
    """A Monster sheet."""

    name: str
    cost: int | None
    attacks: tuple[Piece, ...]
    abilities: tuple[Piece, ...]
    values: str
    size: int


@dataclass(frozen=True)
class Master:
    """A Master card."""

    name: str
    cost: int
    ability: Piece


@dataclass(frozen=True)
class CardKind:
    """A kind of card of a Goddess."""

    name: str
    copies: int
    effect_cost: int
    effect: Piece
    mastery_cost: int
    mastery: Piece
    empower: int
    """What each copy of the Mastery adds to the Cost of Empower."""


@dataclass(frozen=True)
class GoddessSheet:
    """A Goddess."""

    name: str
    ability: Piece
    cards: tuple[CardKind, ...]
    monsters: tuple[int, ...]
    """Monster sheets."""
    masters: tuple[Master, ...]
    blood: bool
    """She gathers Blood."""


@dataclass(frozen=True)
class Item:
    """An Artifact or Relic."""

    name: str
    always: Piece | None
    soul: Piece
    devour: bool


@dataclass(frozen=True)
class BoardSheet:
    """A Realm or Sub-Realm."""

    name: str
    special: int
    hazards: tuple[Piece, ...]
    objectives: tuple[Piece, ...]
    goals: tuple[int, ...]


@dataclass(frozen=True)
class Blood:
    """What Blood buys."""

    cost: int
    piece: Piece


@dataclass(frozen=True)
class Built:
    """A kind of Structure."""

    name: str
    size: int
    health: int | None
    """None: it cannot be destroyed."""


BLOODY = "GOR"
MASTER = 3  # place of a Master's Ability among a Monster's


class Book:
    """All sheets and cards."""

    def __init__(self, rows: Sequence[Row]) -> None:
        self._rows = tuple(rows)
        self._names = {row["id"]: row["name"] for row in self._typed("Monster")}
        self.cryptonauts = [self._sheet(row) for row in self._typed(*CLASSES)]
        self.monsters = [self._kind(row) for row in self._typed("Monster")]
        self.goddesses = [self._goddess(row) for row in self._typed("Goddess")]
        self.items = [self._item(row) for row in self._typed("Artifact", "Relic")]
        self.blood = [Blood(row["cost"], self._piece(row)) for row in self._typed("Blood")]
        self.traps = [self._piece(row) for row in self._typed("Trap")]
        self.encounters = [self._piece(row) for row in self._typed("Encounter")]
        self.boards = [self._board(row) for row in self._typed("Realm", "Sub-Realm")]
        self.structures = [
            Built(row["name"], row["size"], row.get("health")) for row in self._typed("Structure")
        ]

    def piece(
        self, unit: int, sheet: int, items: Sequence[int], slot: int, master: Piece | None
    ) -> Piece | None:
        """The Attack, Ability or Artifact part of a unit's slot (enum of state.pxd)."""
        owner = self.cryptonauts[sheet] if unit < state.FIRST_MONSTER else self.monsters[sheet]
        if slot < state.S_ABILITY:
            return _at(owner.attacks, slot)
        if slot < state.S_ITEM:
            place = slot - state.S_ABILITY
            return master if unit >= state.FIRST_MONSTER and place == MASTER else _at(owner.abilities, place)
        place, soul = divmod(slot - state.S_ITEM, 2)
        if slot >= state.S_KNOWLEDGE or place >= len(items):
            return None
        item = self.items[items[place]]
        return item.soul if soul else item.always

    def _typed(self, *types: str) -> list[Row]:
        return of_type(self._rows, *types)

    def _parts(self, row: Row, *types: str) -> tuple[Piece, ...]:
        """What belongs to a thing."""
        return tuple(self._piece(part) for part in owned(self._rows, row, *types))

    def _part(self, name: str, line: str) -> Piece:
        """What a line tells."""
        parsed = parse(line)
        return Piece(name, phrases.say(parsed, self._names), parsed["kind"])

    def _piece(self, row: Row) -> Piece:
        """A thing by its line, or where it has none by its text."""
        return (
            self._part(row["name"], row["line"])
            if "line" in row
            else Piece(row["name"], row["effect"].rstrip("."))
        )

    def _attacks(self, row: Row) -> tuple[Piece, ...]:
        attacks = parse_attacks(row["attacks"]) if "attacks" in row else []
        return tuple(Piece(attack["name"], self._attack(attack)) for attack in attacks)

    def _attack(self, attack: phrases.Parsed) -> str:
        return phrases.weapon(attack, self._names) + (", once per Round" if attack["once"] else "")

    def _sheet(self, row: Row) -> Sheet:
        values = _values(row, "vitae", "stamina", "aim", "cast", "move")
        abilities = self._parts(row, "Start", "Charge", "Devour")
        return Sheet(row["name"], row["type"], self._attacks(row), abilities, values, row.get("cast"))

    def _kind(self, row: Row) -> Kind:
        values = _values(row, "cost", "health", "move", "aim")
        return Kind(
            name=row["name"],
            cost=row.get("cost"),
            attacks=self._attacks(row),
            abilities=self._parts(row, "Ability"),
            values=values,
            size=row["size"],
        )

    def _goddess(self, row: Row) -> GoddessSheet:
        kinds = self._typed("Monster")
        return GoddessSheet(
            name=row["name"],
            ability=self._part(row["ability"], row["line"]),
            blood=row["id"] == BLOODY,
            cards=tuple(self._card(card) for card in owned(self._rows, row, "Card")),
            monsters=tuple(kinds.index(card) for card in owned(self._rows, row, "Monster")),
            masters=tuple(self._master(card) for card in owned(self._rows, row, "Master")),
        )

    def _card(self, row: Row) -> CardKind:
        return CardKind(
            name=row["name"],
            copies=row["copies"],
            effect_cost=row["effect_cost"],
            effect=self._part(row["name"], row["line"]),
            mastery_cost=row["mastery_cost"],
            mastery=self._part(row["name"], row["mastery_line"]),
            empower=sum(
                op["n"] for op in parse(row["mastery_line"])["ops"] if op.get("flag") == "empower_cost"
            ),
        )

    def _master(self, row: Row) -> Master:
        bonus = [f"{field.capitalize()} +{row[field]}" for field in ("health", "damage", "aim") if row[field]]
        ability = self._part(row["name"], row["line"])
        return Master(row["name"], row["cost"], replace(ability, text="; ".join([*bonus, ability.text])))

    def _item(self, row: Row) -> Item:
        always = self._part(row["name"], row["line"]) if "line" in row else None
        return Item(row["name"], always, self._part(row["name"], row["soul_line"]), row["soul"] == "devour")

    def _board(self, row: Row) -> BoardSheet:
        return BoardSheet(
            name=f"the {row['name'].removeprefix('The ')}",
            special=SPECIAL_TERRAIN.index(row["special"]),
            hazards=self._parts(row, "Hazard"),
            objectives=self._parts(row, "Objective"),
            goals=tuple(objective["goal"] for objective in owned(self._rows, row, "Objective")),
        )


def _values(row: Row, *fields: str) -> str:
    """Printed attributes: "Aim 5, Move 4"."""
    return ", ".join(f"{field.capitalize()} {row[field]}" for field in fields if field in row)


def _at(pieces: Sequence[Piece], place: int) -> Piece | None:
    return pieces[place] if place < len(pieces) else None
