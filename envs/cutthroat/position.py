"""A position as one seat sees it, in cards and numbers: what text and pictures are made from.

Players stand at places: 0 is the seat whose View it is (seat 0 for a spectator), 1 the next to its left, ...
"""

from collections.abc import Sequence
from dataclasses import dataclass

from . import state
from .cards import Card as Row
from .state import Ask


@dataclass(frozen=True)
class Face:
    """One face that a hand card can have."""

    kind: int
    row: Row
    label: str
    """Unlike that of every other face: "Attack 40", "Attack 30 (Nyx)"."""
    portrait: int = -1
    """The Character for whose player it is Protected, or -1."""

    @property
    def attacks(self) -> bool:
        """Whether it is an Attack card, Maneuvers included."""
        return self.kind < state.EDGE_OUT

    @property
    def values(self) -> str:
        """Its four values, from double to miss."""
        return "/".join(map(str, self.row.values or ()))


class Book:
    """The rows of all cards by their numbers in the rules."""

    def __init__(self, cards: Sequence[Row]) -> None:
        rows = self._rows = {card.id: card for card in cards}

        def numbered(prefix: str, first: int, last: int) -> list[Row]:
            return [rows[f"{prefix}{number:02}"] for number in range(first, last + 1)]

        self.kinds = numbered("D", 1, 34)
        self.things = numbered("D", 28, 34) + numbered("RL", 1, 29)
        self.encounters = numbered("E", 1, 25) + numbered("I", 1, 26)
        self.events = numbered("EV", 1, 30)
        self.fortune = numbered("F", 0, 21)
        self.characters = [rows[f"C{number}"] for number in range(1, 7)]
        self.quests = [rows["Q1"], rows["Q2"]]
        self.faces = self._faces()
        self.actions = frozenset(face.label for face in self.faces if not face.attacks)

    def row(self, card: str) -> Row:
        """The row of the card with this id."""
        return self._rows[card]

    def _faces(self) -> list[Face]:
        """H00 to H36: Attacks with portraits have a face for each Character, every other kind has one."""
        faces = []
        for kind, row in enumerate(self.kinds[: state.UNINTENTIONAL_STRIKE + 1]):
            if kind not in (state.ATTACK_30, state.ATTACK_25):
                faces.append(Face(kind, row, row.name))
                continue
            for portrait, character in enumerate(self.characters):
                faces.append(Face(kind, row, f"{row.name} ({character.name})", portrait))
        return faces

    def claim(self, index: int) -> str:
        """What is announced under Deceit: a name, perhaps as Protected."""
        protected = {15: state.ATTACK_30, 16: state.ATTACK_25}
        if index in protected:
            return f"{self.kinds[protected[index]].name}, Protected"
        return self.kinds[index].name


@dataclass(frozen=True)
class Thing:
    """Items or Relics of one kind before a player."""

    index: int
    row: Row
    count: int = 1
    bequeathed: int = 0
    used: bool = False
    """Used up for this Encounter, or (Shank of Spite) this Round."""


@dataclass(frozen=True)
class Player:
    """One player as this seat sees them."""

    place: int
    seat: int
    name: str
    """"you", or "player_2"."""
    character: Row
    alive: bool = True
    lp: int = 100
    prestige: int = 0
    kills: tuple[int, ...] = ()
    """The Prestige of each kill record."""
    plus: int = 0
    minus: int = 0
    gifts: int = 0
    """Prestige of healing cards given away and of the card of Hope & Despair."""
    generic: int = 0
    plague: int = 0
    hand: int = 0
    most: int | None = 7
    """Maximum hand; None: unlimited."""
    held: tuple[Face, ...] = ()
    """The cards of the own hand; of others, those known to be in the hand or face down before them."""
    things: tuple[Thing, ...] = ()
    initiative: int = 0
    slips: int = 0
    focuses: int = 0
    """Riders lying before the player."""
    lying: tuple[Face | None, ...] = ()
    """Cards set and not yet revealed; None: face down for this seat."""
    vote: str = ""
    """Hope or Despair, where known."""
    notes: tuple[str, ...] = ()
    """What holds for the player for some time."""
    record: tuple[str, ...] = ()
    """What the player did and suffered in this Encounter, as far as somebody counts it."""
    pending: bool = False
    """Damage will come when what goes on is settled."""
    acted: int = 0
    """Action cards played in this Encounter."""


@dataclass(frozen=True)
class Attack:
    """The Attack being settled."""

    place: int
    label: str
    """What it counts as."""
    maneuver: bool
    position: int
    value: int
    """What the position is worth."""
    bonus: int = 0
    announced: bool = False
    protected: bool = False
    missed: bool = False
    creature: str = ""


@dataclass(frozen=True)
class Packet:
    """Damage on its way to a player."""

    amount: int
    target: int
    cause: int
    number: int = 0


@dataclass(frozen=True)
class Play:
    """An Action card played, its effect still to come."""

    place: int
    row: Row
    """What it counts as."""
    target: int | None = None


@dataclass(frozen=True)
class Blow:
    """An Attack of this Round that hit, or a card that a trap counts."""

    place: int
    label: str
    damage: int


@dataclass(frozen=True)
class Claim:
    """A card announced under Deceit, lying before its player."""

    place: int
    claim: int
    face: Face | None = None
    """What it really is, where this seat knows it."""
    true: bool = False
    """It was challenged, and shown to be true."""


@dataclass(frozen=True)
class Position:
    """All that one View holds."""

    book: Book
    seat: int
    """-1: a spectator."""
    players: tuple[Player, ...]
    encounter: int
    """-1: none."""
    n: int
    r: int
    last: int
    """Encounters of the game."""
    stack: int
    lp: tuple[int, int]
    """Of the creatures; 0: dead or none."""
    start: tuple[int, int]
    worth: str
    """The Prestige that a kill brings, without the Event's bonus; empty: none."""
    facts: tuple[str, ...] = ()
    """What else is to be seen of the Encounter: heads, goblins, points, goals, tokens."""
    pack: int = 0
    """Goblins alive (E17)."""
    escaping: bool = False
    """A Boss has its effect, and then escapes to the bottom of the stack."""
    event: int = -1
    realm: bool = False
    offered: tuple[int, ...] = ()
    """Relics to be won or taken."""
    quest: int = 0
    fortune_left: int = 0
    """Cards of Fortune's Deck while it is in play."""
    fortune_tokens: int = 0
    fortune_seen: tuple[int, ...] = ()
    """Cards drawn from it."""
    fortune_now: int | None = None
    """The Fortune card being settled."""
    deck: int = 0
    discard: tuple[tuple[str, int], ...] = ()
    """Labels and numbers of the cards in the discard pile."""
    top: str = ""
    """The top card of the discard pile."""
    top_attack: str = ""
    open: tuple[str, ...] = ()
    """Labels of other cards lying face up on the table."""
    spent: tuple[int, ...] = ()
    order: tuple[int, ...] = ()
    """Places in Turn order of this Round."""
    turn: int | None = None
    """The place whose Turn it is."""
    first: int = 0
    """The place of the start seat."""
    ask: Ask | None = None
    asked: int | None = None
    """The place that is asked, where that may be seen."""
    source: Row | None = None
    """The card that asks."""
    left: int = 0
    """Cards that the question still concerns."""
    target: int | None = None
    card: Face | None = None
    """The card being settled, where this seat knows it."""
    attack: Attack | None = None
    packet: Packet | None = None
    plays: tuple[Play, ...] = ()
    """The one played last first."""
    blows: tuple[Blow, ...] = ()
    claims: tuple[Claim, ...] = ()
    marks: tuple[str, ...] = ()
    """What waits for the next Attacks."""
    over: bool = False
    winners: tuple[int, ...] = ()
    chosen: tuple[str, ...] = ()
    """What this seat has secretly chosen and nobody has seen yet."""

    @property
    def trap(self) -> bool:
        """Whether cards are only looked at, and nothing is attacked."""
        return self.encounter >= 0 and self.book.encounters[self.encounter].type == "Trap"

    @property
    def discarded(self) -> int:
        """Cards in the discard pile."""
        return sum(n for _, n in self.discard)
