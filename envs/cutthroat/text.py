"""What the game says: actions, situations and events in sentences."""

from collections.abc import Iterable, Iterator, Sequence

from ..core.game import View, Words
from ..core.layout import Layout
from ..core.speech import count, listing, sentence
from .answers import action_name, answer, split
from .board import (
    board_lines,
    creatures,
    event_text,
    fortune,
    kinds,
    quest,
    riders,
    set_cards,
    title,
    tokens,
    where,
)
from .cards import Card as Row
from .events import Events
from .position import Book, Face, Player, Position
from .reader import Reader
from .voice import Voice, belongings, together


class CutthroatWords(Words[Position]):
    """The words of the game; cards: the rows of all its cards."""

    def __init__(self, cards: Sequence[Row], layout: Layout) -> None:
        self._book = Book(cards)
        self._reader = Reader(self._book, layout)

    def action_name(self, action: int) -> str:
        return action_name(self._book, action)

    def action_help(self, action: int) -> str:
        block, number = split(action)
        match block:
            case "hand":
                return printed(self._book.faces[number])
            case "thing":
                row = self._book.things[number]
                return f"{row.type}. {row.effect}"
            case "encounter":
                row = self._book.encounters[number]
                return f"{', '.join([row.type, *row.keywords])}. {row.effect}"
        return ""

    def read(self, view: View) -> Position:
        return self._reader.read(view)

    def answer(self, position: Position, action: int) -> str:
        return answer(position, action)

    def description(self, position: Position) -> Iterable[str]:
        return description(position)

    def lines(self, position: Position) -> Iterable[str]:
        return board_lines(position)

    def events(self, before: Position, after: Position) -> Iterable[str]:
        return Events(before, after).tell()


def printed(face: Face) -> str:
    """What stands on a card of the hand."""
    values = f" {face.values}" if any(face.row.values or ()) else ""
    return f"{face.row.type}{values}. {face.row.effect}"


def description(p: Position) -> Iterator[str]:
    """The whole situation, a sentence or a list item a line; the question last."""
    voice = Voice(p)
    if p.seat >= 0:
        yield f"You are player_{p.seat}, one of {len(p.players)} players."
    else:
        yield f"This is what a spectator sees of {len(p.players)} players."
    yield from map(sentence, _encounter(p))
    for player in p.players:
        yield from map(sentence, _player(player, voice))
        yield from _cards(player, voice)
    yield from map(sentence, _common(p, voice))
    yield sentence(voice.question())


def _encounter(p: Position) -> Iterator[str]:
    """The enemy and everything that lies beside it."""
    book = p.book
    yield f"{where(p)}{f', Round {p.r}' if p.r else ''}; {count(p.stack, 'Encounter')} to come"
    if p.encounter >= 0:
        row = book.encounters[p.encounter]
        lp = [f"{name} {p.lp[i]} of {p.start[i]}" for i, name in enumerate(creatures(p)) if p.start[i]]
        worth = [f"a kill brings {p.worth} Prestige"] if p.worth else []
        yield "; ".join([f"the enemy is {row.name} ({', '.join(kinds(p))})", *lp, *worth, *p.facts])
        yield row.effect.rstrip(".")
        if p.realm and row.realm:
            yield f"Realm of the Incarnate: {row.realm.rstrip('.')}"
    if p.event >= 0:
        kind, (text,) = event_text(p)
        yield f"{kind} {text.rstrip('.')}"
    for index in p.offered:
        yield f"to be won: {book.things[index].name}, {book.things[index].effect.rstrip('.')}"
    if p.quest:
        yield f"the Quest is {quest(p)}"
    if p.fortune_left:
        yield fortune(p)


def _player(player: Player, voice: Voice) -> Iterator[str]:
    name = title(player) if player.name != "you" else f"you ({player.character.name})"
    if not player.alive:
        yield f"{name} {'are' if player.name == 'you' else 'is'} dead"
        return
    have = "have" if player.name == "you" else "has"
    parts = tokens(player)
    prestige = f"{player.prestige} Prestige" + (f" ({', '.join(parts)})" if parts else "")
    initiative = [f"Initiative {player.initiative}"] if player.initiative else []
    yield f"{name} {have} {listing([f'{player.lp} LP', prestige, *initiative])}"
    if player.lying:
        yield f"{voice.does(player.place, 'have')} set {listing(set_cards(player))}"
    if waiting := riders(player):
        yield f"{voice.does(player.place, 'have')} {listing(waiting)} lying ready"
    if player.vote:
        yield f"{voice.does(player.place, 'vote')} for {player.vote}"
    if player.notes:
        yield f"{player.name}: {'; '.join(player.notes)}"
    if player.record:
        yield f"{player.name}, in this Encounter: {listing(player.record)}"


def _cards(player: Player, voice: Voice) -> Iterator[str]:
    """The cards that a player holds, as far as they are known, and the Items and Relics before the player."""
    if not player.alive:
        return
    most = f" (at most {player.most})" if player.most is not None else " (no maximum)"
    held = f"{voice.does(player.place, 'hold')} {count(player.hand, 'card')}{most}"
    yield sentence(held) if not player.held else f"{sentence(held)[:-1]}:"
    for face, number in _together(player.held):
        yield f"- {face.label}{f' x{number}' if number > 1 else ''} ({printed(face)})"
    if player.held and player.hand > len(player.held):
        yield f"- {count(player.hand - len(player.held), 'unknown card')}"
    if player.things:
        yield f"{sentence(voice.does(player.place, 'own'))[:-1]}:"
    for thing, text in zip(player.things, belongings(player), strict=True):
        yield f"- {text}: {thing.row.effect}"


def _together(faces: Sequence[Face]) -> list[tuple[Face, int]]:
    """Each face once, with how often it is there."""
    return [(face, faces.count(face)) for face in dict.fromkeys(faces)]


def _common(p: Position, voice: Voice) -> Iterator[str]:
    """What goes on, and the piles."""
    if p.order:
        yield f"Turns go in this order: {listing(voice.name(place) for place in p.order)}"
    else:
        yield f"{voice.does(p.first, 'sit')} at the start seat"
    if p.turn is not None:
        yield f"it is {voice.of(p.turn)} Turn"
    if p.blows:
        what = "cards shown" if p.trap else "hits"
        yield f"{what} in this Round: {listing(voice.hit(blow) for blow in p.blows)}"
    yield from map(voice.claimed, p.claims)
    yield from p.marks
    yield from voice.going_on()
    if p.chosen:
        yield f"you have chosen {listing(p.chosen)}; nobody else has seen it"
    discarded = ", ".join(together(label for label, n in p.discard for _ in range(n)))
    top = f"; on top lies {p.top}" if p.top else ""
    if p.top_attack != p.top and p.top_attack:
        top += f", its topmost Attack card is {p.top_attack}"
    yield f"the draw pile has {count(p.deck, 'card')}"
    yield f"the discard pile has {count(p.discarded, 'card')}{f': {discarded}' if discarded else ''}{top}"
    if p.spent:
        yield f"the spent pile holds {listing(together(p.book.things[thing].name for thing in p.spent))}"
