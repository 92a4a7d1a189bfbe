"""The table as simple shapes, for pictures (see core/picture.py for how they are drawn)."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from ..core.picture import (
    GOLD,
    INK,
    MARGIN,
    PALE,
    PAPER,
    RED,
    SHADE,
    WIDTH,
    Box,
    Card,
    Colour,
    Disc,
    Label,
    Shape,
    bar,
    spread_cards,
    strips,
)
from ..core.speech import sentence
from . import state
from .board import (
    EXIT,
    QUEST,
    belongings,
    campaign,
    ground_sign,
    groups,
    headline,
    lies,
    monster,
    overlord,
    plot,
    search,
    state_of,
    traits,
)
from .plan import Plan
from .position import Figure, Hero, Position, Token
from .progress import counted
from .state import Life, Rank
from .voice import Voice, gone

GROUNDS: tuple[Colour, ...] = ((206, 196, 176), (104, 158, 196), (40, 36, 40), (226, 112, 62), (88, 80, 76))
"""By the number of the terrain."""
ENTRANCE_COLOUR: Colour = (176, 196, 168)
EXIT_COLOUR: Colour = (214, 178, 168)
WALL: Colour = (38, 32, 34)
DOORS: tuple[Colour, ...] = ((128, 84, 44), (96, 96, 104), (150, 52, 60))
"""By the kind of door."""
HEROES: tuple[Colour, ...] = ((58, 112, 176), (46, 132, 92), (150, 96, 40), (112, 66, 150))
MONSTER: Colour = (160, 40, 44)
MASTER: Colour = (110, 20, 56)
FRIEND: Colour = (90, 120, 60)
TOKEN: Colour = (206, 160, 44)
QUEST_TOKEN: Colour = (70, 130, 140)
DIM: Colour = (104, 104, 104)
CARDS: dict[str, Colour] = {"Event": (120, 44, 60), "Magic": (96, 62, 128), "Trap": (130, 92, 30)}
_PANEL: Colour = (19, 33, 35)
_TOP, _BOTTOM = 44, 758
_MAP_WIDTH, _MAP_HEIGHT = 700, 700
_LARGEST = 46  # side of a space
_GAP = 8


@dataclass(frozen=True)
class Frame:
    """Where the map is drawn."""

    plan: Plan
    x: float
    y: float
    side: float
    """Of a space."""

    def corner(self, cell: int) -> tuple[float, float]:
        x, y = self.plan.at(cell)
        return self.x + x * self.side, self.y + y * self.side


def scene(p: Position) -> Iterator[Shape]:
    """What its seat sees: the map on the left, all that a map cannot show on the right."""
    yield from strips(headline(p), "Descent", sentence(Voice(p).question()))
    left = float(MARGIN)
    if p.plan:
        side = min(_LARGEST, _MAP_WIDTH / p.plan.width, _MAP_HEIGHT / p.plan.height)
        frame = Frame(p.plan, MARGIN, _TOP, side)
        yield from _map(p, frame)
        left = MARGIN + p.plan.width * side + 2 * _GAP
    yield from _beside(p, left, WIDTH - MARGIN - left)


# --- the map


def _map(p: Position, frame: Frame) -> Iterator[Shape]:
    plan = frame.plan
    for cell in range(len(plan.spots)):
        x, y = frame.corner(cell)
        yield Box(x, y, frame.side - 1, frame.side - 1, _ground(plan, cell), radius=1)
    yield from _rulers(frame)
    yield from _edges(p, frame)
    for token in p.tokens:
        if token.holder < 0 and token.cell >= 0:
            yield from _token(p, frame, token)
    for figure in p.figures:
        if figure.hero and lies(p, figure) >= 0:
            yield from _lying(frame, figure, lies(p, figure))
    for figure in p.figures:
        if figure.standing and figure.cell >= 0:
            yield from _figure(p, frame, figure)


def _ground(plan: Plan, cell: int) -> Colour:
    terrain = plan.terrain(cell)
    if terrain == 0 and cell in plan.entrance:
        return ENTRANCE_COLOUR
    return EXIT_COLOUR if ground_sign(plan, cell) == EXIT else GROUNDS[terrain]


def _rulers(frame: Frame) -> Iterator[Shape]:
    """The numbers of columns and rows, in the first free place beside the map's rim."""
    plan, s = frame.plan, frame.side
    for x in range(plan.width):
        yield Label(str(x), frame.x + (x + 0.5) * s, frame.y + s * 0.18, s * 0.26, _ink(plan, x, 0), 0)
    for y in range(1, plan.height):
        yield Label(str(y), frame.x + s * 0.2, frame.y + (y + 0.5) * s, s * 0.26, _ink(plan, 0, y), 0)


def _ink(plan: Plan, x: int, y: int) -> Colour:
    return PALE if plan.cell(x, y) < 0 else INK


def _edges(p: Position, frame: Frame) -> Iterator[Shape]:
    """Walls between spaces, and doors; open ones are frames."""
    line = partial(_line, frame)
    for edge in sorted(frame.plan.walls):
        yield line(edge, 4, WALL, None)
    for door in p.doors:
        for edge in frame.plan.doors[door.number].edges:
            colour = DOORS[frame.plan.doors[door.number].kind]
            yield line(edge, 8, None if door.open else colour, colour)


def _line(
    frame: Frame, edge: tuple[int, int, str], thick: float, fill: Colour | None, rim: Colour | None
) -> Box:
    """A beam on the side of a space."""
    x, y, side = edge
    s = frame.side
    if side == "E":
        return Box(frame.x + (x + 1) * s - thick / 2, frame.y + y * s, thick, s, fill, rim, 2)
    return Box(frame.x + x * s, frame.y + (y + 1) * s - thick / 2, s, thick, fill, rim, 2)


def _token(p: Position, frame: Frame, token: Token) -> Iterator[Shape]:
    x, y = frame.corner(token.cell)
    s = frame.side
    sign = "" if token.search else str(token.place + 1)
    colour = TOKEN if token.search else QUEST_TOKEN
    if not token.search and token.face:
        colour = GOLD
    yield Disc(x + s / 2, y + s / 2, s * 0.3, SHADE)
    yield Disc(x + s / 2, y + s / 2, s * 0.26, colour)
    if token.search:
        sign = {state.FACEDOWN: QUEST, state.COMMON: "", state.UNIQUE: "!"}[token.face]
    yield Label(sign, x + s / 2, y + s / 2 + 1, s * 0.36, INK, 0)


def _lying(frame: Frame, figure: Figure, cell: int) -> Iterator[Shape]:
    """The token of a hero without a figure."""
    x, y = frame.corner(cell)
    s = frame.side
    yield Box(x + s * 0.15, y + s * 0.3, s * 0.7, s * 0.4, DIM, HEROES[figure.number], radius=6)
    yield Label(figure.mark, x + s / 2, y + s / 2, s * 0.36, PAPER, 0)


def _colour(figure: Figure) -> Colour:
    if figure.hero:
        return HEROES[figure.number]
    if not figure.monster:
        return FRIEND
    return MONSTER if figure.rank == Rank.MINION else MASTER


def _figure(p: Position, frame: Frame, figure: Figure) -> Iterator[Shape]:
    """A figure over all its spaces; a walker over one."""
    walks = figure.walker >= 0
    x, y = frame.corner(figure.walker if walks else figure.cell)
    w = frame.side * (1 if walks else figure.w) - 1
    h = frame.side * (1 if walks else figure.h) - 1
    edge = (
        GOLD if figure.number in (p.acting, p.activating) else PAPER if figure.rank != Rank.MINION else None
    )
    round_off = min(w, h) * (0.5 if figure.hero else 0.25)
    yield Box(x + 3, y + 3, w - 6, h - 6, _colour(figure), edge, radius=round_off, thick=3)
    yield Label(figure.mark, x + w / 2, y + h / 2 - 1, frame.side * 0.5, PAPER, 0)
    if figure.loot or figure.carries >= 0:
        yield Disc(x + w - 8, y + 8, 5, TOKEN if figure.loot else QUEST_TOKEN)
    left = 1 - figure.damage / max(figure.health, 1)
    yield Box(x + 4, y + h - 6, w - 8, 4, SHADE, radius=2)
    if left > 0:
        yield Box(x + 4, y + h - 6, max(4.0, (w - 8) * left), 4, RED, radius=2)


# --- beside the map


def _beside(p: Position, x: float, w: float) -> Iterator[Shape]:
    yield from _overlord(p, x, _TOP, w, 78)
    y = _TOP + 78 + _GAP
    for hero in p.heroes:
        yield from _hero(p, hero, x, y, w, 70)
        y += 74
    yield from _below(p, x, y + 2, w)


def _overlord(p: Position, x: float, y: float, w: float, h: float) -> Iterator[Shape]:
    yield Box(x, y, w, h, _PANEL, radius=10)
    yield Label("Overlord", x + 12, y + 17, 20, GOLD)
    yield Label(", ".join(overlord(p)), x + w - 12, y + 17, 14, PAPER, 1, w - 110)
    yield Label(
        ", ".join([*counted(p), *plot(p)]), x + 12, y + 30, 13, PALE, width=w - 24, lines=2, hang=True
    )
    told = [*(f"Search deck {text}" for text in search(p)[:1]), *campaign(p)]
    yield Label(", ".join(told), x + 12, y + h - 10, 13, PALE, width=w - 24)


def _hero(p: Position, hero: Hero, x: float, y: float, w: float, h: float) -> Iterator[Shape]:
    acts, figure = hero.place == p.acting, p.figure(hero.place)
    yield Box(x, y, w, h, _PANEL, GOLD if acts else None, radius=8)
    name = Voice(p).hero(hero.place)
    lost = figure is not None and figure.life in (Life.DOWN, Life.LEFT_MAP, Life.HIDDEN)
    yield Disc(x + 18, y + 17, 12, DIM if lost else HEROES[hero.place])
    yield Label(str(hero.place + 1), x + 18, y + 18, 16, PAPER, 0)
    yield Label(name, x + 36, y + 17, 16, DIM if lost else PAPER, width=132)
    wide = (w - 190) / 2
    if figure:
        left = figure.health - figure.damage
        yield from bar(x + 172, y + 7, wide, left / max(figure.health, 1), RED, f"Health {left}")
    left = hero.stamina - hero.fatigue
    share = left / max(hero.stamina, 1)
    yield from bar(x + 176 + wide, y + 7, wide, share, (58, 112, 90), f"Stamina {left}")
    facts = [gone(figure)] if figure and lost else []
    facts += [*(traits(p, figure) if figure else []), *state_of(p, hero)]
    facts += [f"fortune {hero.fortune}"] * (hero.fortune > 0)
    yield Label(
        ", ".join([*facts, *belongings(p, hero)]), x + 36, y + 30, 13, PALE, width=w - 46, lines=2, hang=True
    )


def _below(p: Position, x: float, y: float, w: float) -> Iterator[Shape]:
    """Monsters and quest figures, what goes on and, for the overlord, his hand."""
    others = [figure for figure in p.figures if figure.standing and not figure.hero]
    lines = [f"{figure.mark}  {monster(p, figure)}" for figure in others]
    standing = {figure.group for figure in others}
    lines += [line for number, line in enumerate(groups(p)) if number not in standing]
    lines += [sentence(clause) for clause in Voice(p).going_on()]
    cards = list(_hand(p))
    room = _BOTTOM - y - 8 - (110 if cards else 0)
    for line in lines[: max(0, int(room // 15))]:
        yield Label(line, x + 4, y + 8, 13, PAPER, width=w - 8)
        y += 15
    if cards and _BOTTOM - y > 50:
        yield from spread_cards(cards, x, y + 8, w, _BOTTOM - y - 8, 104)


def _hand(p: Position) -> Iterator[Card]:
    """The overlord's own hand; of others the cards that are known to be in it, then backs."""
    shown = 0
    for card, n in zip(p.book.overlord_cards, p.dark.hand, strict=False):
        shown += n
        yield from [Card(card.name, CARDS[card.kind], body=card.text, tags=(card.kind,))] * n
    yield from [Card(face=False)] * (p.dark.hand_n - shown)
