"""The table as text: the boards as maps, beside or below them everything that a map cannot show."""

from collections.abc import Iterator
from functools import partial
from itertools import zip_longest
from textwrap import wrap

from ..core.speech import count, sentence
from ..core.textboard import WIDTH, box, heading, row
from . import setup
from .position import Position, Structure, Unit
from .state import Life, Phase
from .voice import PHASES, TERRAIN, Voice, gone

ROOM = WIDTH - 4
"""Columns inside a box."""
_MARGIN = 3  # columns of the row numbers
_GAP = 2
_INDENT = 11
_ACTS = ">"  # before the unit that acts; a description is plain ASCII

WALLS = "##"
GROUNDS = {
    setup.GROUND: ".",
    setup.PIT: "_",
    setup.SPECIAL: "~",
    setup.ENTRANCE_1: "(",
    setup.ENTRANCE_2: ")",
}
SPACES = {".": "Ground", "_": "Pit", "(": "entrance 1", ")": "entrance 2"}
SIGNS = {
    setup.DOOR: "+",
    setup.ARCANE_DOOR: "%",
    setup.MONOLITH: "M",
    setup.SARCOPHAGUS: "S",
    setup.SCALES: "X",
    setup.SULTAN: "Q",
    setup.FIRE: "F",
    setup.HOARFROST: "H",
    setup.BAT_DAEMON: "D",
    setup.TOTEM: "W",
    setup.POD: "P",
    setup.OBELYSK: "O",
    setup.BARRICADE: "=",
}
OPEN = {setup.DOOR: "'", setup.ARCANE_DOOR: '"', setup.SARCOPHAGUS: "U"}
"""Structures that are open."""
TOKENS = (
    (setup.RELIC, "R", "Relic"),
    (setup.ARTIFACT, "A", "Artifact"),
    (setup.CORPSE, "!", "Corpse"),
    (setup.BONE, "B", "Bone"),
    (setup.SOUL, "s", "Soul"),
    (setup.SKULL, "&", "Blood Skull"),
    (setup.CRYSTAL, "*", "Crystal"),
    (setup.TRAP, "^", "Trap"),
    (setup.RUBBLE, ":", "Destroyed Wall"),
)
"""Tokens, their signs and names; of several on a space the first is shown."""
FIRED = "-"
USUAL = 2  # Actions of a Monster


def board_lines(p: Position) -> Iterator[str]:
    """Header, maps, Cryptonauts, what goes on, the own hand, the question."""
    yield heading(headline(p), _power(p))
    yield from box(_title(p), _boards(p))
    if any(unit.cryptonaut for unit in p.units):
        yield from box("Cryptonauts", _cryptonauts(p))
    yield from (f"  {line}" for line in _going_on(p))
    yield from wrap(sentence(Voice(p).question()), WIDTH, initial_indent=" ", subsequent_indent=" ")


def headline(p: Position) -> str:
    """Where the game stands."""
    if p.phase == Phase.PHASE_SETUP:
        return "Before the game"
    acts = p.unit(p.acting)
    return f"Round {p.round}, {PHASES[Phase(p.phase)]}{f', {acts.name}' if acts else ''}"


def _power(p: Position) -> str:
    if p.her is None:
        return ""
    blood = f", {p.goddess.blood} Blood" if p.goddess.blood else ""
    return f"{p.her.name}: {p.goddess.power} Power{blood}, {count(p.goddess.hand_n, 'card')}"


def _title(p: Position) -> str:
    voice = Voice(p)
    return ", ".join(voice.board(slot) for slot in range(len(p.boards)))


# --- maps


def _boards(p: Position) -> Iterator[str]:
    """The first board and beside it the Sub-Realms, or else what is to be said of it all."""
    first, others = map_lines(p, 0), [map_lines(p, slot) for slot in range(1, len(p.boards))]
    wide = len(first[0]) + _GAP
    facts = list(_facts(p, ROOM if others else ROOM - wide))
    beside = [line for lines in others for line in (*lines, "")] or facts
    for left, right in zip_longest(first, beside, fillvalue=""):
        yield f"{left:{wide}}{right}"
    yield from facts if others else ()
    yield from row("signs", legend(p), indent=_INDENT, room=ROOM)


def map_lines(p: Position, slot: int) -> list[str]:
    """A board as a map, two columns a space: what stands or lies there, before it what is below a unit."""
    width = p.grid.widths[slot]
    tens = "".join(f"{'' if x < 10 else x // 10:>2}" for x in range(width))
    ones = "".join(f"{x % 10:>2}" for x in range(width))
    lines = [" " * _MARGIN + tens, " " * _MARGIN + ones]
    for y in range(width):
        spaces = "".join(space(p, p.grid.cell(slot, x, y)) for x in range(width))
        lines.append(f"{y:2} {spaces}")
    return lines


def space(p: Position, cell: int) -> str:
    """The two columns of a space."""
    unit, built = p.unit_at(cell), p.structure_at(cell)
    if p.terrain[cell] == setup.WALL:
        return WALLS[0] + unit.mark if unit else WALLS
    below = _below(p, cell)
    if unit:
        mark = _ACTS if unit.number == p.acting else sign(built) if built else below if below != "." else " "
        return mark + unit.mark
    if built:
        return ("+" if built.empowered else " ") + sign(built)
    ground = GROUNDS[p.terrain[cell]]
    return (" " if below == ground or ground == "." else ground) + below


def sign(thing: Structure) -> str:
    """How the map shows a Structure."""
    return OPEN[thing.kind] if thing.open and thing.kind in OPEN else SIGNS[thing.kind]


def _below(p: Position, cell: int) -> str:
    """What lies on a space, or else what it is made of."""
    bits = p.tokens[cell]
    if bits & setup.FIRED and not bits & ~(setup.TRAP | setup.FIRED):
        return FIRED
    return next((sign for bit, sign, _ in TOKENS if bits & bit), GROUNDS[p.terrain[cell]])


def legend(p: Position) -> list[str]:
    """What the signs on the maps mean, those alone that are there; units are listed by themselves."""
    bits = 0
    for value in p.tokens:
        bits |= value
    signs = {sign: name for bit, sign, name in TOKENS if bits & bit}
    signs |= {FIRED: "Trap that has fired"} if bits & setup.FIRED else {}
    for thing in p.structures:
        signs.setdefault(sign(thing), ("open " if thing.open else "") + thing.name)
    if any(thing.empowered for thing in p.structures):
        signs["+M"] = "Empowered"
    spaces = {GROUNDS[kind] for kind in p.terrain if kind in GROUNDS}
    signs |= {sign: name for sign, name in SPACES.items() if sign in spaces}
    if "~" in spaces:
        specials = [p.book.boards[board.board].special for board in p.boards if board.board >= 0]
        signs["~"] = " or ".join(TERRAIN[special].removeprefix("a ") for special in dict.fromkeys(specials))
    return ["## Wall", *(f"{sign} {name}" for sign, name in signs.items())]


# --- what a map cannot show


def _facts(p: Position, room: int) -> Iterator[str]:
    """Objectives, the Goddess, Monsters, Structures, decks, in lines of this many columns."""
    put = partial(row, indent=_INDENT, room=room)
    yield from put("Objectives", objectives(p))
    yield from put("Knowledge", [knowledge(p)])
    if p.her:
        yield from put("Goddess", goddess(p))
        yield from put("Masteries", masteries(p))
        yield from put("discarded", pile(p, p.goddess.discard))
        if p.seat != 0:
            yield from put("known", pile(p, p.goddess.hand))
    for number, unit in enumerate(p.monsters):
        mark = _ACTS if unit.number == p.acting else " "
        yield from put("" if number else "Monsters", [f"{mark}{unit.mark} {monster(p, unit)}"], prose=True)
    yield from put("Structures", structures(p))
    yield from put("decks", decks(p))


def objectives(p: Position) -> list[str]:
    """Each Objective and how far it is."""
    told = []
    for board in p.boards:
        if board.board < 0:
            continue
        sheet = p.book.boards[board.board]
        steps = zip(sheet.objectives, sheet.goals, board.progress, board.done, strict=False)
        told += [f"{piece.name} {'done' if done else f'{at}/{goal}'}" for piece, goal, at, done in steps]
    return told


def knowledge(p: Position) -> str:
    """How much Knowledge is where."""
    held = sum(unit.knowledge for unit in p.cryptonauts if unit.present)
    return f"{p.home} of {p.needed} needed Teleported, {held} held in the Realm"


def goddess(p: Position) -> list[str]:
    """The numbers of the Goddess."""
    her = p.goddess
    assert p.her is not None
    blood = [f"Blood {her.blood}"] * p.her.blood
    return [
        p.her.name,
        f"Power {her.power} (gains {her.gain})",
        *blood,
        f"hand {her.hand_n}/{her.limit}",
        f"deck {her.deck}",
    ]


def pile(p: Position, kinds: tuple[int, ...]) -> list[str]:
    """Cards of the Goddess by kind: "Entombed x2"."""
    cards = p.her.cards if p.her else ()
    return [card.name + (f" x{n}" if n > 1 else "") for card, n in zip(cards, kinds, strict=False) if n]


def masteries(p: Position) -> list[str]:
    """Masteries in play; those used in this Round are marked."""
    cards = p.her.cards if p.her else ()
    told = []
    for kind, (card, n) in enumerate(zip(cards, p.goddess.mastery, strict=False)):
        used = " (used)" if kind in p.goddess.used else ""
        told += [card.name + (f" x{n}" if n > 1 else "") + used] if n else []
    return told


def monster(p: Position, unit: Unit) -> str:
    """A Monster in one line: "Crypt Hound 5,7 Health 3/3, 2 Actions"."""
    name = p.book.monsters[unit.sheet].name
    her = p.her
    master = [her.masters[unit.master].name] if her and unit.master >= 0 else []
    armor = [f"Armor {unit.armor}"] if unit.armor else []
    shown = p.phase == Phase.PHASE_GODDESS and (unit.actions != USUAL or unit.number == p.acting)
    turn = ["Retired"] if unit.retired else [count(unit.actions, "Action")] * shown
    facts = [*turn, *armor, *unit.words, *unit.statuses, *master, *unit.notes]
    return ", ".join([f"{name} {Voice(p).at(unit.cell)} Health {unit.vitae}/{unit.max_vitae}", *facts])


def structures(p: Position) -> list[str]:
    """Structures with something to tell: damaged, sealed, Empowered, armoured, or hiding the Codex."""
    voice = Voice(p)
    told = []
    for thing in p.structures:
        facts = [f"{thing.health}/{thing.most}"] if 0 <= thing.health < thing.most else []
        facts += ["Empowered"] * thing.empowered + ["sealed"] * thing.sealed
        facts += [f"Armor {thing.armor}"] * (thing.armor > 0) + ["the Codex"] * (
            thing.codex and not thing.open
        )
        told += [f"{thing.name} {voice.at(thing.cell)} {' '.join(facts)}"] if facts else []
    return told


def decks(p: Position) -> list[str]:
    """What is known of the other decks."""
    book = p.book
    told = [f"Artifacts {p.artifacts}"]
    if relics := sum(board.relics for board in p.boards):
        told.append(f"Relics {relics}")
    kinds = zip(book.encounters, p.encounters, strict=True)
    told += [f"Knowledge {piece.name} x{n}" for piece, n in kinds if n]
    if p.artifact_bottom:
        told.append(f"under them {' and '.join(book.items[item].name for item in p.artifact_bottom)}")
    if p.trap_bottom:
        told.append(f"under the Traps {' and '.join(book.traps[trap].name for trap in p.trap_bottom)}")
    return told


# --- Cryptonauts


def _cryptonauts(p: Position) -> Iterator[str]:
    for unit in p.cryptonauts:
        mark = _ACTS if unit.number == p.acting else " "
        if unit.life in (Life.DEAD, Life.TELEPORTED):
            yield f"{mark}{unit.mark} {unit.name:16} {gone(unit)}"
            left = inventory(p, unit)
        else:
            yield f"{mark}{unit.mark} {unit.name:16} {_numbers(p, unit)}"
            left = [*traits(unit), *inventory(p, unit)]
        yield from (f"   {line}" for line in row("", left, indent=1, room=ROOM - 3))


def _numbers(p: Position, unit: Unit) -> str:
    slot, x, y = p.grid.at(unit.cell) if unit.present else (0, "-", "-")
    where = f"{x},{y}" + (f" Sub {slot}" if slot else "")
    cast = f" Cast {unit.cast}" if unit.cast is not None else ""
    turn = "Retired" if unit.retired else count(unit.actions, "Action")
    values = (
        f"Vitae {unit.vitae}/{unit.max_vitae} Stamina {unit.stamina}/{unit.max_stamina} Aim {unit.aim}{cast}"
    )
    return f"{where:6} {values} Move {unit.move} Armor {unit.armor}  {turn}"


def traits(unit: Unit) -> list[str]:
    """What holds for a Cryptonaut at the moment."""
    between = ["Between Realms"] * unit.between
    return [*between, *["Prepared"] * unit.prepared, *unit.words, *unit.statuses, *unit.notes]


def inventory(p: Position, unit: Unit) -> list[str]:
    """What a Cryptonaut carries, and which Abilities are Charged."""
    abilities = p.book.cryptonauts[unit.sheet].abilities
    told = [f"{unit.knowledge} Knowledge"] if unit.knowledge else []
    told += [count(unit.souls, "Soul")] if unit.souls else []
    told += [count(unit.bones, "Bone")] if unit.bones else []
    told += ["Codex Lethe"] * unit.codex
    charged = zip(abilities[1:3], unit.charged, strict=False)
    told += [f"{piece.name} (charged)" for piece, soul in charged if soul]
    for item in unit.items:
        told.append(p.book.items[item.item].name + " (charged)" * item.charged)
    return told


# --- what goes on


def _going_on(p: Position) -> Iterator[str]:
    put = partial(row, indent=_INDENT, room=ROOM)
    yield from put("now", Voice(p).going_on(), prose=True)
    yield from put("traded", p.traded)
    yield from put("banned", _banned(p))
    if p.phase == Phase.PHASE_SETUP:
        yield from put("picked", [p.book.cryptonauts[sheet].name for sheet in p.picked])
    if p.ward:
        yield from put("ward", ["the next card Effect of the Goddess is cancelled"], prose=True)
    if p.seat == 0 and p.her:
        yield from put(f"hand {p.goddess.hand_n}/{p.goddess.limit}", hand(p))


def _banned(p: Position) -> list[str]:
    boards = [p.book.boards[board].name for board in p.boards_banned]
    return boards + [p.book.cryptonauts[sheet].name for sheet in p.banned]


def hand(p: Position) -> list[str]:
    """The Goddess's cards with the Costs of Effect and Mastery."""
    cards = p.her.cards if p.her else ()
    return [
        f"{card.name} ({card.effect_cost}/{card.mastery_cost})" + (f" x{n}" if n > 1 else "")
        for card, n in zip(cards, p.goddess.hand, strict=False)
        if n
    ]
