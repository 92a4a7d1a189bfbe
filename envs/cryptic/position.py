"""A position as one seat sees it, in boards, units and cards: what text and pictures are made from."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from string import ascii_lowercase

from . import setup, state
from .book import Book, GoddessSheet, Piece
from .state import Ask, Life

DIRECTIONS = ("north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west")
STEPS = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
"""x and y of a step in each of the DIRECTIONS."""
REALM_WIDTH, SUB_REALM_WIDTH = 20, 12
MOST_PLAYERS = 4


@dataclass(frozen=True)
class Grid:
    """The spaces of all boards in play, one after the other."""

    widths: tuple[int, ...]

    @classmethod
    def of(cls, quickplay: bool, sub_realms: int) -> "Grid":
        """That of a Realm with so many Sub-Realms, or of a Sub-Realm alone."""
        first = SUB_REALM_WIDTH if quickplay else REALM_WIDTH
        return cls((first, *[SUB_REALM_WIDTH] * sub_realms))

    @property
    def quickplay(self) -> bool:
        """Whether a Sub-Realm is played alone."""
        return self.widths[0] == SUB_REALM_WIDTH

    @cached_property
    def _bases(self) -> tuple[int, ...]:
        return tuple(sum(width * width for width in self.widths[:slot]) for slot in range(len(self.widths)))

    @property
    def size(self) -> int:
        """How many spaces there are."""
        return sum(width * width for width in self.widths)

    def at(self, cell: int) -> tuple[int, int, int]:
        """The slot of a space, its x and its y."""
        slot = max(k for k, base in enumerate(self._bases) if base <= cell)
        y, x = divmod(cell - self._bases[slot], self.widths[slot])
        return slot, x, y

    def cell(self, slot: int, x: int, y: int) -> int:
        """The space, or -1 outside the board."""
        width = self.widths[slot]
        return self._bases[slot] + y * width + x if 0 <= x < width and 0 <= y < width else -1

    def next(self, cell: int, direction: int) -> int:
        """The space one step further, or -1."""
        slot, x, y = self.at(cell)
        dx, dy = STEPS[direction]
        return self.cell(slot, x + dx, y + dy)

    def square(self, cell: int, size: int) -> list[int]:
        """The spaces of a unit or Structure of this size whose top left space this is."""
        slot, x, y = self.at(cell)
        return [self.cell(slot, x + dx, y + dy) for dy in range(size) for dx in range(size)]


@dataclass(frozen=True)
class Carried:
    """An Artifact or Relic in an inventory."""

    item: int
    charged: bool = False
    used: tuple[bool, bool] = (False, False)
    """Whether its always part and its Soul part were used in this Round."""


@dataclass(frozen=True)
class Unit:
    """A Cryptonaut, a Monster or Gashnoradon."""

    number: int
    sheet: int
    name: str
    """"Veteran"; of Monsters with their mark on the map: "Crypt Hound c"."""
    life: Life = Life.PRESENT
    cell: int = -1
    """Top left; of the dead and the Teleported where they were last."""
    size: int = 1
    seat: int = 0
    squad: int = -1
    vitae: int = 0
    """Vitae or Health."""
    max_vitae: int = 0
    stamina: int = 0
    max_stamina: int = 0
    aim: int | None = None
    cast: int | None = None
    move: int = 0
    armor: int = 0
    words: tuple[str, ...] = ()
    """Modifiers at work: "Floating", "Slow"."""
    statuses: tuple[str, ...] = ()
    between: bool = False
    retired: bool = False
    prepared: bool = False
    actions: int = 0
    """Actions left in this Round."""
    knowledge: int = 0
    souls: int = 0
    bones: int = 0
    codex: bool = False
    charged: tuple[bool, bool] = (False, False)
    """Charge 1 and charge 2."""
    items: tuple[Carried, ...] = ()
    used: frozenset[int] = frozenset()
    """Slots 0 to 7 used in this Round that are once per Round."""
    master: int = -1
    """Which of the Goddess's Masters it is."""
    easy: bool = False
    """Special terrain costs no more than Ground."""
    notes: tuple[str, ...] = ()

    @property
    def cryptonaut(self) -> bool:
        return self.number < state.FIRST_MONSTER

    @property
    def present(self) -> bool:
        return self.life == Life.PRESENT

    @property
    def mark(self) -> str:
        """How the map shows it: Cryptonauts by digits, Monsters by letters."""
        return mark(self.number)


def mark(number: int) -> str:
    """The sign of a unit on the map."""
    if number < state.FIRST_MONSTER:
        return str(number + 1)
    return "G" if number == state.GASH else ascii_lowercase[number - state.FIRST_MONSTER]


def squad(players: int, quickplay: bool, number: int) -> int:
    """The Squad of a Cryptonaut, by her number (CE-011, CE-235)."""
    if quickplay:
        return 0
    return number // (2 if players == MOST_PLAYERS else 3)


@dataclass(frozen=True)
class Structure:
    """A Structure that stands."""

    number: int
    kind: int
    name: str
    cell: int
    size: int = 1
    health: int = -1
    """-1: it cannot be destroyed."""
    most: int = -1
    armor: int = 0
    open: bool = False
    sealed: bool = False
    empowered: bool = False
    codex: bool = False
    """This seat knows the Codex to be in it."""

    @property
    def door(self) -> bool:
        return self.kind in (setup.DOOR, setup.ARCANE_DOOR)


@dataclass(frozen=True)
class Board:
    """The board of a slot."""

    board: int
    """-1: not known yet."""
    entered: bool = True
    crystal: int = -1
    """The space of the Realm that leads here."""
    progress: tuple[int, ...] = (0, 0)
    done: tuple[bool, ...] = (False, False)
    relics: int = 0
    """Cards of its Relic deck."""


@dataclass(frozen=True)
class Goddess:
    """The Goddess's side of the table."""

    number: int
    """-1: not chosen yet."""
    power: int = 0
    gain: int = 0
    blood: int = 0
    hand: tuple[int, ...] = ()
    """Copies of each kind of card, as far as this seat knows."""
    hand_n: int = 0
    limit: int = 0
    """Her Hand Limit."""
    deck: int = 0
    discard: tuple[int, ...] = ()
    mastery: tuple[int, ...] = ()
    used: frozenset[int] = frozenset()
    """Masteries used in this Round."""
    empower: int = state.EMPOWER_POWER
    """The Power that Empower costs."""


@dataclass(frozen=True)
class Question:
    """What is asked, of whom, about what: a frame (state.pxd)."""

    ask: Ask
    seat: int
    source: int = -1
    target: int = -1
    count: int = 0
    step: int = 0
    piece: Piece | None = None
    """The Ability, card part or other thing that the question is about."""
    points: int = 0
    """Move points left."""
    check: str = ""
    """The check to be rerolled: "Aim"."""
    against: int = 0
    """What would be rolled against."""
    actions: int = 0
    path: bool = False
    """A Move may name a space to walk to."""


@dataclass(frozen=True)
class Deed:
    """An Action or Free Action under way."""

    unit: int
    verb: int
    piece: Piece | None = None
    target: int = -1
    """A ref, or -1."""
    cell: int = -1


@dataclass(frozen=True)
class Position:
    """All that one View holds."""

    book: Book
    grid: Grid
    seat: int
    """-1: a spectator."""
    players: int
    boards: tuple[Board, ...]
    terrain: Sequence[int]
    """What each space is made of."""
    tokens: Sequence[int]
    """Bits of each space."""
    structures: tuple[Structure, ...]
    units: tuple[Unit, ...]
    """All that have a number, in that order; those who never were in play are left out."""
    goddess: Goddess
    round: int = 0
    phase: int = state.Phase.PHASE_SETUP
    area: int = 0
    needed: int = 3
    """Knowledge that wins."""
    home: int = 0
    """Knowledge held by the Teleported."""
    acting: int = -1
    """The unit whose Turn or activation it is."""
    question: Question | None = None
    deed: Deed | None = None
    card: str = ""
    """The Goddess's card that takes effect."""
    peeked: tuple[int, ...] = ()
    """The two Artifacts between which this side chooses."""
    artifacts: int = 0
    artifact_bottom: tuple[int, ...] = ()
    trap_bottom: tuple[int, ...] = ()
    encounters: tuple[int, ...] = ()
    """Knowledge left in the deck by its kinds, where Encounters are played."""
    ward: bool = False
    banned: tuple[int, ...] = ()
    picked: tuple[int, ...] = ()
    boards_banned: tuple[int, ...] = ()
    traded: tuple[str, ...] = ()
    """What has changed hands in the Trade under way."""
    over: bool = False
    winner: int = state.Winner.NOBODY

    @cached_property
    def _units(self) -> dict[int, Unit]:
        return {unit.number: unit for unit in self.units}

    @cached_property
    def _structures(self) -> dict[int, Structure]:
        return {structure.number: structure for structure in self.structures}

    @cached_property
    def _standing(self) -> dict[int, Unit]:
        return {cell: unit for unit in self.units if unit.present for cell in self.spaces(unit)}

    @cached_property
    def _built(self) -> dict[int, Structure]:
        return {cell: thing for thing in self.structures for cell in self.grid.square(thing.cell, thing.size)}

    def unit(self, number: int) -> Unit | None:
        """The unit with this number, if it is or was in play."""
        return self._units.get(number)

    def structure(self, number: int) -> Structure | None:
        return self._structures.get(number)

    def unit_at(self, cell: int) -> Unit | None:
        """Who stands on the space."""
        return self._standing.get(cell)

    def structure_at(self, cell: int) -> Structure | None:
        """What is built on the space, open Doors included."""
        return self._built.get(cell)

    def spaces(self, unit: Unit) -> list[int]:
        return self.grid.square(unit.cell, unit.size) if unit.cell >= 0 else []

    @property
    def cryptonauts(self) -> Iterator[Unit]:
        return (unit for unit in self.units if unit.cryptonaut)

    @property
    def monsters(self) -> Iterator[Unit]:
        """Those on the boards, Gashnoradon included."""
        return (unit for unit in self.units if not unit.cryptonaut and unit.present)

    @property
    def her(self) -> GoddessSheet | None:
        """The sheet of the Goddess, once she is known."""
        return self.book.goddesses[self.goddess.number] if self.goddess.number >= 0 else None

    def squad(self, number: int) -> int:
        """The Squad of a Cryptonaut's number."""
        return squad(self.players, self.grid.quickplay, number)

    def piece(self, unit: Unit, slot: int) -> Piece | None:
        """The Attack, Ability or Artifact part of a unit's slot."""
        master = self.her.masters[unit.master].ability if self.her and unit.master >= 0 else None
        return self.book.piece(unit.number, unit.sheet, [item.item for item in unit.items], slot, master)
