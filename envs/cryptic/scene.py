"""The table as simple shapes, for pictures (see core/picture.py for how they are drawn)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

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
from ..core.speech import count, sentence
from . import setup
from .board import goddess, headline, inventory, knowledge, monster, objectives, sign, structures, traits
from .position import Position, Structure, Unit
from .state import Life
from .voice import Voice, gone

WALL: Colour = (58, 52, 58)
GROUND: Colour = (206, 196, 176)
PIT: Colour = (12, 12, 16)
ENTRANCE: Colour = (176, 196, 168)
SPECIALS: dict[int, Colour] = {
    setup.SAND: (222, 190, 112),
    setup.ICE: (176, 214, 232),
    setup.EMBERS: (226, 138, 82),
    setup.MIRE: (128, 148, 92),
    setup.PANES: (192, 178, 224),
    setup.TIDE: (104, 158, 196),
}
BUILT: dict[int, Colour] = {
    setup.DOOR: (128, 84, 44),
    setup.ARCANE_DOOR: (112, 66, 150),
    setup.MONOLITH: (70, 70, 84),
    setup.BARRICADE: (120, 104, 84),
}
STONE: Colour = (112, 106, 100)
TOKENS: tuple[tuple[int, str, Colour], ...] = (
    (setup.RELIC, "R", (186, 120, 20)),
    (setup.ARTIFACT, "A", (206, 160, 44)),
    (setup.CORPSE, "+", (90, 84, 84)),
    (setup.BONE, "B", (238, 234, 222)),
    (setup.SOUL, "", (70, 190, 200)),
    (setup.SKULL, "", (150, 24, 24)),
    (setup.CRYSTAL, "*", (150, 110, 220)),
    (setup.TRAP, "^", (150, 70, 60)),
    (setup.RUBBLE, ":", (136, 128, 116)),
)
SQUADS: tuple[Colour, ...] = ((58, 112, 176), (46, 132, 92), (150, 96, 40))
MONSTER: Colour = (160, 40, 44)
WITCH: Colour = (96, 110, 30)
DIM: Colour = (104, 104, 104)
MASTERY: Colour = (96, 62, 128)
EFFECT: Colour = (120, 44, 60)
_PANEL: Colour = (19, 33, 35)
_TOP, _BOTTOM = 44, 758
_GAP = 8


@dataclass(frozen=True)
class Frame:
    """Where a board is drawn."""

    slot: int
    x: float
    y: float
    side: float
    """Of a space."""


def scene(p: Position) -> Iterator[Shape]:
    """What its seat sees: the boards on the left, all that a map cannot show on the right."""
    voice = Voice(p)
    yield from strips(headline(p), "Cryptic Explorers", sentence(voice.question()))
    frames = _frames(p)
    for frame in frames:
        yield from _board(p, frame)
    left = MARGIN + p.grid.widths[0] * frames[0].side + 2 * _GAP
    yield from _beside(p, left, WIDTH - MARGIN - left)


def _frames(p: Position) -> list[Frame]:
    """One board fills the height; Sub-Realms stand below their Realm."""
    widths = p.grid.widths
    if len(widths) == 1:
        return [Frame(0, MARGIN, _TOP, 46 if p.grid.quickplay else 35)]
    below = _TOP + 20 * 24 + 20
    subs = [Frame(slot, MARGIN + (slot - 1) * 240, below, 17) for slot in range(1, len(widths))]
    return [Frame(0, MARGIN, _TOP, 24), *subs]


# --- boards


def _board(p: Position, frame: Frame) -> Iterator[Shape]:
    width = p.grid.widths[frame.slot]
    if frame.slot:
        name = Voice(p).board(frame.slot)
        yield Label(name[0].upper() + name[1:], frame.x, frame.y - 9, 13, PALE)
    for y in range(width):
        for x in range(width):
            cell = p.grid.cell(frame.slot, x, y)
            yield from _space(p, frame, cell, frame.x + x * frame.side, frame.y + y * frame.side)
        yield from _ruler(frame, y)
    for thing in p.structures:
        if p.grid.at(thing.cell)[0] == frame.slot:
            yield from _built(p, frame, thing)
    for unit in p.units:
        if unit.present and p.grid.at(unit.cell)[0] == frame.slot:
            yield from _unit(p, frame, unit)


def _ruler(frame: Frame, number: int) -> Iterator[Shape]:
    """The number of a column and of a row, on the outer Wall."""
    along, middle = (number + 0.5) * frame.side, frame.side / 2
    for x, y in ((along, middle), (middle, along)):
        yield Label(str(number), frame.x + x, frame.y + y, frame.side * 0.38, PALE, 0)


def _space(p: Position, frame: Frame, cell: int, x: float, y: float) -> Iterator[Shape]:
    s = frame.side
    yield Box(x, y, s - 1, s - 1, _ground(p, frame.slot, p.terrain[cell]), radius=1)
    shown = [token for token in TOKENS if p.tokens[cell] & token[0]]
    for place, (bit, letter, colour) in enumerate(shown[:4]):
        across, down = place % 2, place // 2
        cx, cy = (
            (x + s / 2, y + s / 2)
            if len(shown) == 1
            else (x + s * (0.3 + 0.4 * across), y + s * (0.3 + 0.4 * down))
        )
        size = s * (0.3 if len(shown) == 1 else 0.18)
        fired = bit == setup.TRAP and p.tokens[cell] & setup.FIRED
        yield Disc(cx, cy, size, DIM if fired else colour)
        yield Label(letter, cx, cy + 1, size * 1.5, INK if bit == setup.BONE else PAPER, 0)


def _ground(p: Position, slot: int, terrain: int) -> Colour:
    if terrain == setup.SPECIAL and p.boards[slot].board >= 0:
        return SPECIALS[p.book.boards[p.boards[slot].board].special]
    known = {setup.WALL: WALL, setup.PIT: PIT, setup.ENTRANCE_1: ENTRANCE, setup.ENTRANCE_2: ENTRANCE}
    return known.get(terrain, GROUND)


def _corner(p: Position, frame: Frame, cell: int) -> tuple[float, float]:
    _, x, y = p.grid.at(cell)
    return frame.x + x * frame.side, frame.y + y * frame.side


def _built(p: Position, frame: Frame, thing: Structure) -> Iterator[Shape]:
    """A Structure; open Doors are frames, an Empowered Monolith has a golden edge."""
    x, y = _corner(p, frame, thing.cell)
    side = frame.side * thing.size - 1
    colour = BUILT.get(thing.kind, STONE)
    edge = GOLD if thing.empowered or thing.sealed or thing.codex else None
    if thing.door and thing.open:
        yield Box(x + 2, y + 2, side - 4, side - 4, None, colour, radius=3, thick=3)
        return
    yield Box(x + 1, y + 1, side - 2, side - 2, colour, edge, radius=4, thick=3)
    yield Label("" if thing.door else sign(thing), x + side / 2, y + side / 2 + 1, frame.side * 0.5, PAPER, 0)
    if 0 <= thing.health < thing.most:
        yield from _share(x + 3, y + side - 6, side - 6, thing.health / thing.most)


def _share(x: float, y: float, w: float, share: float) -> Iterator[Shape]:
    """A thin bar of Vitae or Health."""
    yield Box(x, y, w, 4, SHADE, radius=2)
    if share > 0:
        yield Box(x, y, max(4, w * min(share, 1)), 4, RED, radius=2)


def _colour(unit: Unit) -> Colour:
    if unit.cryptonaut:
        return SQUADS[unit.squad]
    return WITCH if unit.mark == "G" else MONSTER


def _unit(p: Position, frame: Frame, unit: Unit) -> Iterator[Shape]:
    x, y = _corner(p, frame, unit.cell)
    side = frame.side * unit.size - 1
    cx, cy, r = x + side / 2, y + side / 2, side * 0.42
    if unit.number == p.acting:
        yield Disc(cx, cy, r + 3, GOLD)
    elif unit.master >= 0 or unit.prepared:
        yield Disc(cx, cy, r + 2, PAPER)
    yield Disc(cx, cy, r, DIM if unit.retired else _colour(unit))
    yield Label(unit.mark, cx, cy - 1, frame.side * 0.62, PAPER, 0)
    yield from _share(x + 3, y + side - 5, side - 6, unit.vitae / max(unit.max_vitae, 1))


# --- beside the boards


def _beside(p: Position, x: float, w: float) -> Iterator[Shape]:
    yield from _goddess(p, x, _TOP, w, 92)
    people = list(p.cryptonauts)
    high = 56.0
    y = _TOP + 92 + _GAP
    for unit in people:
        yield from _cryptonaut(p, unit, x, y, w, high - 4)
        y += high
    yield from _below(p, x, y + 2, w)


def _goddess(p: Position, x: float, y: float, w: float, h: float) -> Iterator[Shape]:
    """The Goddess, the Objectives, Knowledge."""
    yield Box(x, y, w, h, _PANEL, radius=10)
    if p.her:
        yield Label(p.her.name, x + 12, y + 17, 20, GOLD)
        yield Label(", ".join(goddess(p)[1:]), x + w - 12, y + 17, 15, PAPER, 1, w - 130)
    yield Label(
        "Objectives: " + ", ".join(objectives(p)), x + 12, y + 32, 14, PALE, width=w - 24, lines=2, hang=True
    )
    yield Label(f"Knowledge: {knowledge(p)}", x + 12, y + h - 14, 14, PALE, width=w - 24)


def _cryptonaut(p: Position, unit: Unit, x: float, y: float, w: float, h: float) -> Iterator[Shape]:
    acts = unit.number == p.acting
    yield Box(x, y, w, h, _PANEL, GOLD if acts else None, radius=8)
    lost = unit.life in (Life.DEAD, Life.TELEPORTED)
    yield Disc(x + 18, y + 17, 12, DIM if unit.retired or lost else _colour(unit))
    yield Label(unit.mark, x + 18, y + 18, 16, PAPER, 0)
    yield Label(unit.name, x + 36, y + 17, 16, DIM if lost else PAPER, width=118)
    if lost:
        texts = [gone(unit), *inventory(p, unit)]
    else:
        wide = (w - 250) / 2
        share = unit.vitae / max(unit.max_vitae, 1)
        yield from bar(x + 156, y + 7, wide, share, RED, f"Vitae {unit.vitae}")
        share = unit.stamina / max(unit.max_stamina, 1)
        yield from bar(x + 160 + wide, y + 7, wide, share, (58, 112, 90), f"Stamina {unit.stamina}")
        turn = "Retired" if unit.retired else count(unit.actions, "Action")
        yield Label(turn, x + w - 10, y + 17, 14, GOLD if acts else PALE, 1)
        armor = [f"Armor {unit.armor}"] if unit.armor else []
        texts = [*armor, *traits(unit), *inventory(p, unit)]
    yield Label(", ".join(texts), x + 36, y + h - 14, 13, PALE, width=w - 46)


def _below(p: Position, x: float, y: float, w: float) -> Iterator[Shape]:
    """Monsters, what goes on, Masteries and, for the Goddess, her hand."""
    voice = Voice(p)
    lines = [f"{unit.mark}  {monster(p, unit)}" for unit in p.monsters]
    if damaged := structures(p):
        lines.append(", ".join(damaged))
    lines += [sentence(clause) for clause in voice.going_on()]
    for line in lines[: int((_BOTTOM - y - 8) // 15)]:
        yield Label(line, x + 4, y + 8, 13, PAPER, width=w - 8)
        y += 15
    cards = [*_masteries(p), *_hand(p)]
    if cards and _BOTTOM - y > 50:
        yield from spread_cards(cards, x, y + 4, w, _BOTTOM - y - 4, 104)


def _masteries(p: Position) -> Iterator[Card]:
    cards = p.her.cards if p.her else ()
    for card, n in zip(cards, p.goddess.mastery, strict=False):
        if n:
            yield Card(
                card.name, MASTERY, body=card.mastery.text, tags=("Mastery" + (f" x{n}" if n > 1 else ""),)
            )


def _hand(p: Position) -> Sequence[Card]:
    """The Goddess's own hand; of others the cards that are known to be in it, then backs."""
    cards = p.her.cards if p.her else ()
    shown = [card for card, n in zip(cards, p.goddess.hand, strict=False) for _ in range(n)]
    faces = [
        Card(card.name, EFFECT, cost=f"{card.effect_cost}/{card.mastery_cost}", body=card.effect.text)
        for card in shown
    ]
    return faces + [Card(face=False)] * (p.goddess.hand_n - len(faces))
