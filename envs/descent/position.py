"""A position as one seat sees it, in figures, tokens and cards: what text and pictures are made from."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from string import ascii_lowercase

from . import setup, state
from .book import Book, Encounter
from .plan import Plan
from .state import Ask, Life, Rank, Task

QUEST_MARKS = "56789YZy"


@dataclass(frozen=True)
class Figure:
    """A hero's figure, the Reanimate, a quest figure or a monster that is or was in this encounter."""

    number: int
    name: str
    """"Jain Fairwood"; of monsters with their mark on the map: "Goblin Archer c"."""
    life: Life = Life.STANDING
    cell: int = -1
    """Lowest corner of its base; of the dead and gone where they were last."""
    w: int = 1
    h: int = 1
    kind: int = -1
    rank: Rank = Rank.MINION
    group: int = -1
    damage: int = 0
    health: int = 0
    """The maximum."""
    conditions: int = 0
    """Bits."""
    points: int = 0
    """Movement points."""
    actions: int = 0
    attacks: int = 0
    """Attack actions left in this activation."""
    activated: bool = False
    loot: tuple[int, ...] = ()
    """Search tokens on its base."""
    carries: int = -1
    """Quest token."""
    relic: int = -1
    walker: int = -1
    """The space of a large figure that walks."""
    air: bool = False
    slippery: bool = False
    returned: bool = False
    """It came back by Rise Again."""

    @property
    def hero(self) -> bool:
        return self.number < state.MAX_HEROES

    @property
    def monster(self) -> bool:
        return self.number >= state.FIRST_MONSTER

    @property
    def standing(self) -> bool:
        return self.life == Life.STANDING

    @property
    def on_map(self) -> bool:
        """Standing, or a hero whose token lies there."""
        return self.life in (Life.STANDING, Life.DOWN)

    @property
    def mark(self) -> str:
        """How the map shows it: heroes by digits, monsters by letters, large ones for all but minions."""
        letter = mark(self.number)
        return letter.upper() if self.monster and self.rank != Rank.MINION else letter


def mark(number: int) -> str:
    """The sign of a figure on the map, that of a minion."""
    if number < state.MAX_HEROES:
        return str(number + 1)
    if number == state.FAMILIAR:
        return "&"
    if number < state.FIRST_MONSTER:
        return QUEST_MARKS[number - state.FIRST_QUEST_FIGURE]
    return ascii_lowercase[number - state.FIRST_MONSTER]


@dataclass(frozen=True)
class Carried:
    """An item card of a hero."""

    place: int
    item: int
    equipped: bool = False
    exhausted: bool = False


@dataclass(frozen=True)
class Hero:
    """A Hero sheet; hero or cls -1: not chosen yet."""

    place: int
    hero: int
    cls: int
    fatigue: int = 0
    stamina: int = 0
    """The maximum."""
    xp: int = 0
    fortune: int = 0
    skills: frozenset[int] = frozenset()
    """Owned, 0 to 8."""
    exhausted: frozenset[int] = frozenset()
    """Skills."""
    items: tuple[Carried, ...] = ()
    faceup: tuple[int, ...] = (0,) * setup.N_USABLE
    """Copies of each usable Search card."""
    facedown: tuple[int, ...] = (0,) * setup.N_USABLE
    feat: bool = False
    """It is used."""
    done: bool = False
    """He has had his turn in this round."""
    rested: bool = False
    extra: bool = False
    """The additional action of this round is used."""
    monkey: bool = False
    despair: bool = False
    """Word of Despair will or does tire him."""
    faith: int = 0
    """Brown dice added to his defence."""
    fury: int = 0
    """Yellow dice added to his next attack."""
    threat: bool = False
    """Threat was taken for him in this quest."""
    challenged: int = -1
    """Monster."""
    token: int = -1
    """The space of his token while he is off the map by his feat."""

    def carried(self, place: int) -> Carried | None:
        return next((item for item in self.items if item.place == place), None)


@dataclass(frozen=True)
class Token:
    """A search token (0 to 7) or quest token (8 to 19) that is on the map or held."""

    number: int
    cell: int
    face: int = state.FACEDOWN
    """Search tokens: FACEDOWN, COMMON or UNIQUE; quest tokens: 0 as at the start, 1 turned, lit, rung..."""
    holder: int = -1
    """Figure."""
    identity: int = -1
    """What a quest token that is laid facedown is (Token.hidden of state.pxd), once it is turned."""
    marks: int = 0

    @property
    def search(self) -> bool:
        return self.number < state.FIRST_QUEST_TOKEN

    @property
    def place(self) -> int:
        """Its number among those of its kind."""
        return self.number if self.search else self.number - state.FIRST_QUEST_TOKEN


@dataclass(frozen=True)
class Door:
    """A door of the map."""

    number: int
    open: bool = False
    marks: int = 0


@dataclass(frozen=True)
class Group:
    """A monster group of the encounter; kind -1: not chosen or not arrived."""

    number: int
    kind: int = -1
    open: bool = False
    under_way: int = 0
    """0 not activated yet, 1 being activated, 2 finished."""
    agent: bool = False


@dataclass(frozen=True)
class Dark:
    """The overlord's side of the table."""

    xp: int = 0
    threat: int = 0
    cursed: int = 0
    """Threat on Cursed Treasure."""
    plot: tuple[int, ...] = (-1,) * setup.N_PLOT
    """PLOT_FACEDOWN, PLOT_READY or PLOT_EXHAUSTED of each card; -1: there is none."""
    bought: tuple[int, ...] = (0,) * setup.N_OVERLORD
    """Copies, as far as this seat knows."""
    bought_n: int = 0
    hand: tuple[int, ...] = (0,) * setup.N_OVERLORD
    """Copies, as far as this seat knows."""
    hand_n: int = 0
    discard: tuple[int, ...] = (0,) * setup.N_OVERLORD
    deck: int = 0
    known: tuple[int, ...] = ()
    """Cards at the top that this seat knows, the top first."""
    aside: tuple[int, ...] = ()
    """Cards that he looks at or that were revealed, as far as this seat knows."""
    misery: bool = False
    """Word of Misery works."""
    relics: frozenset[int] = frozenset()
    relics_exhausted: frozenset[int] = frozenset()
    rise: int = -1
    """The kind that will return by Rise Again."""
    rise_cell: int = -1


@dataclass(frozen=True)
class Search:
    """The Search deck."""

    deck: int = 0
    known: tuple[tuple[int, int], ...] = ()
    """Places from the top (0) and the cards there, as far as this seat knows."""
    discard: tuple[int, ...] = (0,) * setup.N_SEARCH
    drawn: int = -1
    """The card drawn and not yet kept."""
    aside: int = -1
    """The card that Foiled Again has set aside."""


@dataclass(frozen=True)
class Campaign:
    """What lasts from quest to quest."""

    track: int = 0
    gold: int = 0
    played: frozenset[int] = frozenset()
    """Quests."""
    won: tuple[int, int] = (0, 0)
    """Quests won by the heroes and by the overlord."""
    relics: frozenset[int] = frozenset()
    """Those of the heroes."""
    offer: tuple[int, ...] = ()
    """Items that may be bought now."""
    quest_winner: int = state.Winner.NOBODY


@dataclass(frozen=True)
class SurgeOption:
    """Something that surges can buy in the attack under way."""

    cost: int
    effects: tuple[tuple[int, int], ...]
    """SU_... and how much."""
    bought: bool = False


@dataclass(frozen=True)
class Pool:
    """Defence dice of a figure; a die that shows face f is 6 * kind + f."""

    figure: int
    dice: tuple[int, ...] = ()
    bonus: int = 0


@dataclass(frozen=True)
class Attack:
    """The attack under way, the innermost."""

    attacker: int
    target: int = -1
    second: int = -1
    weapon: int = state.W_CARD
    """Place of the item, or W_..."""
    how: int = -1
    """Deed, or -1."""
    special: int = -1
    """AB_ number of a special action, or -1."""
    ranged: bool = False
    range_needed: int = 0
    dice: tuple[int, ...] = ()
    rolled: bool = False
    surges: int = 0
    """Not yet spent."""
    damage: int = 0
    """Bonus."""
    range: int = 0
    """Bonus."""
    pierce: int = 0
    options: tuple[SurgeOption, ...] = ()
    pools: tuple[Pool, ...] = ()
    """Of the affected figures."""
    missed: bool = False


@dataclass(frozen=True)
class Roll:
    """The test or the healing dice under way."""

    who: int
    """Figure; -1: the overlord."""
    attribute: int = -1
    """-1: no test."""
    modifier: int = 0
    dice: tuple[int, ...] = ()


@dataclass(frozen=True)
class Frame:
    """What is asked or under way: a frame of the stack (state.pxd)."""

    kind: int
    """enum Ask or enum Task."""
    owner: int = -1
    source: int = -1
    target: int = -1
    count: int = 0
    step: int = 0


@dataclass(frozen=True)
class Position:
    """All that one View holds."""

    book: Book
    seat: int
    """-1: a spectator."""
    mode: int
    plot_deck: bool
    heroes: tuple[Hero, ...]
    figures: tuple[Figure, ...] = ()
    """In the order of their numbers; those who never were in this encounter are left out."""
    tokens: tuple[Token, ...] = ()
    doors: tuple[Door, ...] = ()
    groups: tuple[Group, ...] = ()
    dark: Dark = field(default_factory=Dark)
    search: Search = field(default_factory=Search)
    campaign: Campaign = field(default_factory=Campaign)
    encounter: int = -1
    quest: int = -1
    act: int = setup.ACT_1
    phase: int = state.Phase.PHASE_START
    round: int = 0
    acting: int = -1
    """Hero in his turn."""
    activating: int = -1
    """Monster in its activation."""
    key: bool = False
    counters: tuple[int, ...] = (0,) * state.N_COUNTERS
    carry: tuple[int, int] = (0, 0)
    knockouts: int = 0
    passed: int = -1
    """Result of the last test."""
    attack: Attack | None = None
    roll: Roll | None = None
    last: Attack | None = None
    """The last attack that is over, while none is under way."""
    last_roll: Roll | None = None
    """The same of tests and healing dice."""
    stack: tuple[Frame, ...] = ()
    """The topmost frames, the topmost first."""
    over: bool = False
    winner: int = state.Winner.NOBODY
    encounter_winner: int = state.Winner.NOBODY
    ended: bool = False

    @cached_property
    def _figures(self) -> dict[int, Figure]:
        return {figure.number: figure for figure in self.figures}

    @cached_property
    def _standing(self) -> dict[int, Figure]:
        return {cell: figure for figure in self.figures if figure.standing for cell in self.spaces(figure)}

    @cached_property
    def _tokens(self) -> dict[int, Token]:
        return {token.number: token for token in self.tokens}

    @property
    def players(self) -> int:
        return 1 + len(self.heroes)

    @property
    def question(self) -> Frame | None:
        """What is asked."""
        top = self.stack[0] if self.stack else None
        return top if top and top.kind < Ask.N_ASKS and not self.over else None

    @property
    def below(self) -> Frame | None:
        """The frame that the question belongs to."""
        return self.stack[1] if len(self.stack) > 1 else None

    def under(self, kind: Task | Ask) -> Frame | None:
        """The innermost frame of a kind."""
        return next((frame for frame in self.stack if frame.kind == kind), None)

    @property
    def sheet(self) -> Encounter | None:
        """The encounter."""
        return self.book.encounters[self.encounter] if self.encounter >= 0 else None

    @property
    def plan(self) -> Plan | None:
        """The map."""
        return self.sheet.plan if self.sheet else None

    def figure(self, number: int) -> Figure | None:
        """The figure with this number, if it is or was in this encounter."""
        return self._figures.get(number)

    def figure_at(self, cell: int) -> Figure | None:
        """Who stands on the space; of a walker and who is walked through, the walker."""
        return self._standing.get(cell)

    def spaces(self, figure: Figure) -> list[int]:
        """The spaces that it covers."""
        if figure.walker >= 0:
            return [figure.walker]
        if self.plan is None or figure.cell < 0:
            return []
        return [cell for cell in self.plan.square(figure.cell, figure.w, figure.h) if cell >= 0]

    def token(self, number: int) -> Token | None:
        return self._tokens.get(number)

    def tokens_at(self, cell: int) -> list[Token]:
        """Those that lie on the space."""
        return [token for token in self.tokens if token.cell == cell and token.holder < 0]

    def hero(self, place: int) -> Hero | None:
        return self.heroes[place] if 0 <= place < len(self.heroes) else None

    @property
    def monsters(self) -> Iterator[Figure]:
        """Those on the map."""
        return (figure for figure in self.figures if figure.monster and figure.standing)

    def item(self, hero: int, place: int) -> int:
        """The item in a place of a hero; -1: none."""
        sheet = self.hero(hero)
        carried = sheet.carried(place) if sheet else None
        return carried.item if carried else -1


def figure_name(
    book: Book,
    sheet: Encounter | None,
    number: int,
    *,
    hero: int = -1,
    kind: int = -1,
    rank: int = 0,
    group: int = -1,
) -> str:
    """What a figure is called; hero: of a hero's figure (-1: not chosen), the others: of a monster."""
    if number < state.MAX_HEROES:
        return book.heroes[hero].name if hero >= 0 else f"hero_{number}"
    if number == state.FAMILIAR:
        return book.familiar.name
    if number < state.FIRST_MONSTER:
        return sheet.figure_name(number - state.FIRST_QUEST_FIGURE) if sheet else "nobody"
    if kind >= setup.FIRST_LIEUTENANT:
        return book.kinds[kind].name
    if sheet and rank == Rank.MASTER and group in sheet.named:
        return sheet.named[group]
    if rank == Rank.MINION:
        return f"{book.kinds[kind].name} {mark(number)}"
    return f"{book.kinds[kind].name} master {mark(number).upper()}"
