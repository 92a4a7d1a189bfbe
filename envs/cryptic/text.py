"""What the game says: actions, situations and events in sentences."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from ..core.content import Row
from ..core.game import View, Words
from ..core.layout import Layout
from ..core.speech import count, listing, sentence
from . import setup
from .answers import Answers, Names, split
from .board import (
    board_lines,
    decks,
    goddess,
    hand,
    headline,
    inventory,
    knowledge,
    legend,
    map_lines,
    monster,
    objectives,
    pile,
    structures,
    traits,
)
from .book import Book, Piece, Sheet
from .events import Events
from .position import Grid, Position, Unit
from .reader import Reader
from .state import Life
from .voice import Voice, gone


class CrypticWords(Words[Position]):
    """The words of the game; rows: the tables of all its cards; options: the record of the setup."""

    def __init__(self, rows: Sequence[Row], layout: Layout, options: Any) -> None:
        self._book = Book(rows)
        self._reader = Reader(self._book, layout)
        grid = Grid.of(bool(options["quickplay"]), int(options["n_slots"]) - 1)
        self._goddess = int(options["goddess"])
        self._names = Names(self._book, grid, self._goddess)

    def action_name(self, action: int) -> str:
        return self._names.name(action)

    def action_help(self, action: int) -> str:
        return help_text(self._book, self._goddess, action)

    def read(self, view: View) -> Position:
        return self._reader.read(view)

    def answer(self, position: Position, action: int) -> str:
        return Answers(position, self._names).answer(action)

    def description(self, position: Position) -> Iterable[str]:
        return description(position)

    def lines(self, position: Position) -> Iterable[str]:
        return board_lines(position)

    def events(self, before: Position, after: Position) -> Iterable[str]:
        return Events(before, after).tell()


def help_text(book: Book, goddess: int, action: int) -> str:
    """What is printed on the sheet or card that an action names; empty if it names none."""
    block, number = split(action)
    her = book.goddesses[goddess] if goddess >= 0 else None
    match block:
        case "card" if her:
            card = her.cards[number // 3]
            parts = (
                f"Effect, {card.effect_cost} Power: {card.effect.text}.",
                f"Mastery, {card.mastery_cost} Power: {card.mastery.text}.",
                "Discarded for 1 Power.",
            )
            return parts[number % 3]
        case "monster" if her and number // 3 < len(her.monsters):
            kind = book.monsters[her.monsters[number // 3]]
            master = her.masters[number % 3 - 1] if number % 3 else None
            sheet = printed([kind.values, *pieces([*kind.attacks, *kind.abilities])])
            return sheet + (f" {master.name}, Cost +{master.cost}: {master.ability.text}." if master else "")
        case "blood":
            item = book.blood[number]
            return f"{item.cost} Blood: {item.piece.text}."
        case "cryptonaut":
            sheet = book.cryptonauts[number]
            return printed([f"{sheet.type}: {sheet.values}", *pieces([*sheet.attacks, *sheet.abilities])])
        case "goddess":
            ability = book.goddesses[number].ability
            return f"{ability.name}: {ability.text}."
        case "board":
            board = book.boards[number]
            return printed(pieces([*board.hazards, *board.objectives]))
    return ""


def pieces(all: Iterable[Piece]) -> list[str]:
    """Attacks and Abilities with their names."""
    return [f"{piece.name}: {piece.text}" for piece in all]


def printed(texts: Iterable[str]) -> str:
    """Texts as sentences one after the other."""
    return " ".join(f"{text}." for text in texts)


def description(p: Position) -> Iterator[str]:
    """The whole situation, a sentence or a list item a line; the question last."""
    voice = Voice(p)
    yield _who(p)
    yield sentence(headline(p) + (f"; the Cryptonauts entered by area {p.area}" if p.area else ""))
    yield from _boards(p, voice)
    yield from _goddess(p)
    if any(unit.cryptonaut for unit in p.units):
        yield "Cryptonauts:"
        yield from (f"- {unit.mark} {_cryptonaut(p, unit, voice)}" for unit in p.cryptonauts)
    if any(True for _ in p.monsters):
        yield "Monsters:"
        yield from (
            f"- {unit.mark} {monster(p, unit)}, Aim {unit.aim}, Move {unit.move}." for unit in p.monsters
        )
    yield from (f"- {text}" for text in _sheets(p))
    for title, items in (("Structures", structures(p)), ("Decks", decks(p)), ("In this Trade", p.traded)):
        if items:
            yield f"{title}: {listing(items)}."
    yield from _draft(p)
    yield from map(sentence, voice.going_on())
    yield sentence(voice.question())


def _who(p: Position) -> str:
    if p.seat < 0:
        return f"This is what a spectator sees of {p.players} players."
    if p.seat == 0:
        return f"You are the Goddess, against {count(p.players - 1, 'player')} with Cryptonauts."
    mine = [unit.name for unit in p.cryptonauts if unit.seat == p.seat]
    lead = f"; you lead {listing(mine)}" if mine else ""
    return f"You are cryptonaut_{p.seat - 1}, one of {p.players} players{lead}."


def _boards(p: Position, voice: Voice) -> Iterator[str]:
    """Each board as a map, with its rules."""
    for slot, board in enumerate(p.boards):
        if board.board < 0:
            continue
        sheet = p.book.boards[board.board]
        entered = "" if board.entered or not slot else "; nobody has entered it"
        crystal = (
            f"; its Crystal lies at {voice.at(board.crystal)} of the Realm" if board.crystal >= 0 else ""
        )
        yield f"{sentence(f'{sheet.name}{entered}{crystal}')[:-1]}, columns x and rows y:"
        yield from map_lines(p, slot)
        for piece in (*sheet.hazards, *sheet.objectives):
            yield f"- {piece.name}: {piece.text}."
    if any(bits & setup.TRAP for bits in p.tokens):
        yield from (f"- Trap card {piece.name}: {piece.text}." for piece in p.book.traps)
    if any(p.encounters):
        told = (piece for piece in p.book.encounters if piece.text)
        yield from (f"- Encounter {piece.name}: {piece.text}." for piece in told)
    yield f"Signs: {', '.join(legend(p))}."
    if told := objectives(p):
        yield f"Objectives: {listing(told)}."
        yield sentence(f"Knowledge: {knowledge(p)}")


def _goddess(p: Position) -> Iterator[str]:
    if p.her is None:
        return
    yield f"The Goddess: {', '.join(goddess(p))}; {p.her.ability.name}: {p.her.ability.text}."
    if p.her.blood:
        yield from (f"- {item.piece.name}, {item.cost} Blood: {item.piece.text}." for item in p.book.blood)
    cards = p.her.cards
    for card, n in zip(cards, p.goddess.mastery, strict=False):
        if n:
            yield f"- Mastery{f' x{n}' if n > 1 else ''}: {card.name}, {card.mastery.text}."
    if discarded := pile(p, p.goddess.discard):
        yield f"Discarded: {listing(discarded)}."
    if p.seat == 0 and hand(p):
        yield "Your hand, with the Costs of Effect and Mastery:"
        for card, n in zip(cards, p.goddess.hand, strict=False):
            if n:
                costs = f"Effect ({card.effect_cost}): {card.effect.text}. Mastery ({card.mastery_cost})"
                yield f"- {card.name}{f' x{n}' if n > 1 else ''}. {costs}: {card.mastery.text}."
    elif known := pile(p, p.goddess.hand):
        yield f"Known to be in her hand: {listing(known)}."


def _cryptonaut(p: Position, unit: Unit, voice: Voice) -> str:
    sheet = p.book.cryptonauts[unit.sheet]
    has = listing(inventory(p, unit)) if inventory(p, unit) else "nothing"
    if unit.life in (Life.DEAD, Life.TELEPORTED):
        return f"{unit.name} ({voice.name(unit.seat)}): {gone(unit)}, with {has}."
    cast = f", Cast {unit.cast}" if unit.cast is not None else ""
    numbers = (
        f"Vitae {unit.vitae} of {unit.max_vitae}, Stamina {unit.stamina} of {unit.max_stamina}, "
        f"Aim {unit.aim}{cast}, Move {unit.move}, Armor {unit.armor}"
    )
    turn = "Retired" if unit.retired else f"{count(unit.actions, 'Action')} left"
    at = f" at {voice.at(unit.cell)}" if unit.present else ""
    facts = ", ".join([numbers, turn, *traits(unit)])
    told = [*pieces(sheet.attacks), *_abilities(unit, sheet), *_parts(p, unit)]
    who = f"{unit.name} ({voice.name(unit.seat)}, Squad {'I' * (unit.squad + 1)})"
    return f"{who}{at}: {facts}; has {has}. {printed(told)}"


def _abilities(unit: Unit, sheet: Sheet) -> Iterator[str]:
    """The Abilities of a Cryptonaut, and whether they are unlocked."""
    charges = ["charged" if soul else "to be charged" for soul in unit.charged]
    for piece, lock in zip(sheet.abilities, ("", *charges, "Devour"), strict=True):
        yield f"{piece.name}{f' ({lock})' if lock else ''}: {piece.text}"


def _parts(p: Position, unit: Unit) -> Iterator[str]:
    """The parts of the Artifacts that a Cryptonaut carries."""
    for carried in unit.items:
        item = p.book.items[carried.item]
        if item.always:
            yield f"{item.name}: {item.always.text}"
        lock = "Devour" if item.devour else "charged" if carried.charged else "to be charged"
        yield f"{item.name} ({lock}): {item.soul.text}"


def _sheets(p: Position) -> Iterator[str]:
    """The Monsters and Masters of the Goddess, and Gashnoradon where she is, with all that they can do."""
    her = p.her
    numbers = [*(her.monsters if her else ()), *(unit.sheet for unit in p.monsters)]
    for number in dict.fromkeys(numbers):
        kind = p.book.monsters[number]
        yield f"{kind.name}, {kind.values}. {printed(pieces([*kind.attacks, *kind.abilities]))}"
    for master in her.masters if her else ():
        yield f"Master {master.name}, Cost +{master.cost}: {master.ability.text}."


def _draft(p: Position) -> Iterator[str]:
    if p.boards_banned:
        yield f"Banned boards: {listing(p.book.boards[board].name for board in p.boards_banned)}."
    for title, sheets in (("Banned", p.banned), ("Picked", p.picked)):
        if sheets and not any(unit.present for unit in p.units):
            yield f"{title}: {listing(p.book.cryptonauts[sheet].name for sheet in sheets)}."
