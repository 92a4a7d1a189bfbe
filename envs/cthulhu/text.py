"""What the game says: actions, situations and events in sentences."""

from collections.abc import Iterable, Iterator, Sequence

from ..core.game import View, Words
from ..core.layout import Layout
from ..core.speech import count, listing, sentence
from .board import board_lines, fight, knowers
from .events import Events
from .position import OTHER, OWN, Card, Position, Reader, Row
from .state import ATTACK, DONE, OPTION_A, OPTION_B, Ask
from .voice import PHASES, Voice, marks, question

COMMANDS = {DONE: "done", ATTACK: "attack", OPTION_A: "option A", OPTION_B: "option B"}

# Answers that name a card, by question; what naming one means in MENU and TARGET depends on the cards.
CARD_ANSWERS = {
    Ask.VICTIM: "destroy {card}",
    Ask.DRAW_DISCARD: "discard {card}",
    Ask.COST: "discard {card}",
    Ask.PICK: "make {other} discard {card}",
    Ask.FORCED_DISCARD: "discard {card}",
    Ask.DECLARE: "attack with {card}",
    Ask.BLOCK: "block with {card}",
    Ask.BLOCK_AT: "{source} blocks {card}",
    Ask.DAMAGE: "{source} kills {card}",
    Ask.HAND_LIMIT: "discard {card}",
    Ask.GIFT: "hand over {card}",
}

# What naming a target does, by the id of the card that asks; every other card destroys its target.
TARGET_ANSWERS = {
    "M07": "take over {card}",
    "M11": "stop {card} from blocking",
    "P28": "bring {card} back into play",
    "P29": "strengthen {card}",
    "B4": "strengthen {card}",
    "A17": "take over {card}",
    "A18": "take over {card}",
    "A19": "take over {card}",
    "A20": "take {card} from the discard pile",
}

# The two options, by the id of the card that asks.
OPTIONS = {
    "A10": ("destroy a curse", "gain sanity"),
    "P26": ("discard {top}", "leave {top} on the draw pile"),
}


class CthulhuWords(Words[Position]):
    """The words of one deck; cards: a row for each card index."""

    def __init__(self, cards: Sequence[Row], layout: Layout) -> None:
        self._reader = Reader(cards, layout)
        self._names = [*(row.label for row in cards), *(COMMANDS[i] for i in range(len(COMMANDS)))]
        self._n_cards = len(cards)

    def action_name(self, action: int) -> str:
        return self._names[action]

    def action_help(self, action: int) -> str:
        return printed(self._reader.rows[action]) if action < self._n_cards else ""

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


def printed(row: Row) -> str:
    """What stands on a card."""
    power = "" if row.power is None else f", power {row.power}"
    return f"{row.type}, costs {row.cost} sanity{power}. {row.effect}"


def answer(position: Position, action: int) -> str:
    """What an action means under the present question."""
    if action < len(position.cards):
        return card_answer(position, position.cards[action])
    return command(position, action - len(position.cards))


def card_answer(position: Position, card: Card) -> str:
    """What naming the card means under the present question."""
    source = position.source
    if position.ask is None:
        return card.label
    if position.ask == Ask.MENU:
        return f"use the action of {card.label}" if card.place == "play" else f"play {card.label}"
    if position.ask == Ask.TARGET and source:
        template = (
            "put {source} on {card}"
            if source.type == "curse"
            else TARGET_ANSWERS.get(source.id, "destroy {card}")
        )
    else:
        template = CARD_ANSWERS.get(position.ask, "{card}")
    other = Voice(position.seat).names[1 - position.asked]
    return template.format(card=card.label, source=source.label if source else "", other=other)


def command(position: Position, index: int) -> str:
    """What an action that names no card means under the present question."""
    source = position.source
    if index in (OPTION_A, OPTION_B) and source and source.id in OPTIONS:
        top = next((c.label for c in position.lying("top")), "the top card")
        return OPTIONS[source.id][index == OPTION_B].format(top=top)
    if index == DONE:
        match position.ask:
            case Ask.MENU:
                return "end the action phase"
            case Ask.DECLARE:
                return "no more attackers"
            case Ask.BLOCK:
                return (
                    "no more blockers"
                    if any(c.blocks is not None for c in position.cards)
                    else "do not block"
                )
            case Ask.DAMAGE:
                doomed = source and any(c.doomed for c in position.blockers(source))
                return "kill nobody else" if doomed else "kill nobody"
    return COMMANDS[index]


def description(p: Position) -> Iterator[str]:
    """The whole situation, a sentence or a list item a line; the question last."""
    voice = Voice(p.seat)
    if p.seat >= 0:
        yield f"You are player_{p.seat}; your opponent is {voice.names[OTHER]}."
    else:
        yield "This is what a spectator sees of player_0 and player_1."
    made = f"{'a' if p.monster_played else 'no'} monster played, {'an' if p.attacked else 'no'} attack made"
    yield f"Turn {p.turn} of at most {p.limit}: {voice.of(p.active)} turn, {PHASES[p.phase]}; {made}."
    for side in (OWN, OTHER):
        yield from map(sentence, _player(p, side, voice))
        yield from _block(voice.does(side, "hold"), [_known(c) for c in p.held(side)], p.hand[side])
        things = p.played(side, "monster", "person", "book")
        yield from _block(voice.does(side, "control"), [_in_play(p, c) for c in things], len(things))
    yield from map(sentence, _common(p))
    yield sentence(question(p))


def _player(p: Position, side: int, voice: Voice) -> Iterator[str]:
    yield f"{voice.does(side, 'have')} {p.life[side]} life and {p.sanity[side]} sanity"
    if p.mob[side]:
        yield f"{voice.of(side)} persons can attack this turn"
    if p.frenzy[side]:
        yield f"{voice.of(side)} monsters have +{p.frenzy[side]} power until the end of the turn"


def _block(beginning: str, items: list[str], total: int) -> Iterator[str]:
    """A list with its heading; total: with the cards that are not known."""
    if total > len(items):
        items = [*items, count(total - len(items), "unknown card")]
    yield sentence(f"{beginning} nothing") if not items else f"{sentence(beginning)[:-1]}:"
    yield from (f"- {item}" for item in items)


def _known(card: Card) -> str:
    return (
        f"{card.label} ({printed(card.row)}){' Your opponent knows that you hold it.' if card.marked else ''}"
    )


def _in_play(p: Position, card: Card) -> str:
    power = "" if card.power is None else f", power {card.power}"
    notes = [f"cursed with {c.label}: {c.row.effect.rstrip('.')}" for c in p.curses(card)]
    plain = [note for note in marks(p, card) if note not in {c.label for c in p.curses(card)}]
    return f"{card.label} ({'; '.join([f'{card.type}{power}', *plain, *notes])}). {card.row.effect}"


def _common(p: Position) -> Iterator[str]:
    """What belongs to neither side."""
    place = p.location
    yield (
        f"the location is {place.label}: {place.row.effect.rstrip('.')}" if place else "there is no location"
    )
    for attacker in p.attackers():
        yield fight(p, attacker)
    if p.lying("aside"):
        yield f"{listing(c.label for c in p.lying('aside'))} lies aside"
    yield f"the draw pile has {count(p.draw, 'card')}"
    for card in p.lying("top"):
        yield f"its top card is {card.label}"
    yield from knowers(p)
    discarded = p.lying("discard pile")
    names = f": {', '.join(c.label for c in discarded)}" if discarded else ""
    yield f"the discard pile has {count(p.discard, 'card')}{names}"
    if p.target:
        yield f"the target chosen so far is {p.target.label}"
