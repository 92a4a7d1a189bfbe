"""The table as simple shapes, for pictures (see core/picture.py for how they are drawn)."""

from collections.abc import Iterable, Iterator

from ..core.picture import (
    BLUE,
    GOLD,
    MARGIN,
    PALE,
    PAPER,
    RED,
    SHADE,
    WIDTH,
    Box,
    Colour,
    Disc,
    Label,
    Shape,
    bar,
    spread_cards,
    strips,
)
from ..core.picture import Card as Drawn
from ..core.speech import listing, sentence
from . import state
from .board import creatures, event_text, fortune, hand, headline, kinds, quest, riders, title, tokens
from .position import Face, Player, Position
from .voice import Voice

COLOURS: dict[str, Colour] = {
    "Attack": (150, 52, 44),
    "Maneuver": (150, 98, 36),
    "Rider": (150, 98, 36),
    "Action": (44, 88, 136),
    "Claim": (84, 76, 120),
    "Item": (62, 110, 56),
    "Relic": (118, 84, 24),
}
_ROOM = WIDTH - 2 * MARGIN
_TOP, _HIGH, _GAP = 248, 344, 8  # of the players' panels
_PANEL: Colour = (19, 33, 35)
_DEAD: Colour = (92, 92, 92)


def scene(p: Position) -> Iterator[Shape]:
    """What its seat sees: the enemy above, all players, the own hand below."""
    voice = Voice(p)
    yield from strips(headline(p), "Cutthroat Caverns", sentence(voice.question()))
    piles = f"to come {p.stack}, draw pile {p.deck}, discard pile {p.discarded}"
    yield Label(piles, WIDTH / 2 + 40, 19, 16, PALE, 0)
    yield from _enemy(p)
    yield from _beside(p, voice)
    for player in p.players:
        yield from _panel(p, player)
    yield from spread_cards(
        [_face(face) for face in p.players[0].held if p.seat >= 0], MARGIN, 600, _ROOM, 156
    )


def _enemy(p: Position) -> Iterator[Shape]:
    """The Encounter with its LP and text, the Event, the Relics to be won."""
    if p.encounter < 0:
        return
    row = p.book.encounters[p.encounter]
    yield Label(row.name, MARGIN, 56, 26, GOLD)
    worth = f", {p.worth} Prestige" if p.worth else ""
    yield Label(", ".join(kinds(p)) + worth, 600, 58, 16, PALE, 1)
    names = creatures(p)
    wide = 576 / len(names)
    for i, name in enumerate(names):
        if p.start[i]:
            text = f"{name} {p.lp[i]} of {p.start[i]}"
            yield from bar(MARGIN + i * wide, 74, wide - 4, p.lp[i] / p.start[i], RED, text)
    texts = [row.effect, *([f"Realm: {row.realm}"] if p.realm else []), ", ".join(p.facts)]
    yield from _paragraphs(filter(None, texts), MARGIN, 102, 576)


def _beside(p: Position, voice: Voice) -> Iterator[Shape]:
    """The Event, the Relics to be won, and what goes on."""
    texts = []
    if p.event >= 0:
        kind, (text,) = event_text(p)
        texts.append(f"{kind} {text}")
    offered = [p.book.things[index] for index in p.offered]
    texts += [f"To be won: {thing.name}. {thing.effect}" for thing in offered]
    texts += [f"Quest: {quest(p)}."] if p.quest else []
    texts += [sentence(fortune(p))] if p.fortune_left else []
    if p.blows:
        texts.append(f"This Round: {listing(voice.hit(blow) for blow in p.blows)}")
    if p.claims:
        texts.append(sentence("; ".join(map(voice.claimed, p.claims))))
    texts += [sentence(mark) for mark in p.marks]
    texts += [sentence(clause) for clause in voice.going_on()]
    yield from _paragraphs(texts, 630, 46, WIDTH - 654)


def _paragraphs(texts: Iterable[str], x: float, y: float, width: float) -> Iterator[Shape]:
    """Texts one below the other; a line holds about a character for each 6 points."""
    for text in texts:
        lines = -(-len(text) * 6 // int(width))
        yield Label(text, x, y, 14, PAPER, width=width, lines=lines + 1, hang=True)
        y += 16 * lines + 6


def _panel(p: Position, player: Player) -> Iterator[Shape]:
    """One player: numbers, what holds, the cards that lie there."""
    columns = 2 if len(p.players) == 4 else 3
    rows = -(-len(p.players) // columns)
    w, h = (_ROOM + _GAP) / columns - _GAP, (_HIGH + _GAP) / rows - _GAP
    x = MARGIN + player.place % columns * (w + _GAP)
    y = _TOP + player.place // columns * (h + _GAP)
    turn = player.place == p.turn
    yield Box(x, y, w, h, _PANEL, GOLD if turn else None, radius=10)
    if not player.alive:
        yield Label(f"{title(player)}: dead", x + 12, y + 18, 18, _DEAD)
        return
    yield Disc(x + 20, y + 18, 12, GOLD if turn else BLUE)
    yield Label(str(player.initiative or "-"), x + 20, y + 19, 17, SHADE, 0)
    yield Label(title(player), x + 40, y + 18, 18, PAPER, width=w - 150)
    yield Label(f"{player.prestige} Prestige", x + w - 12, y + 18, 17, GOLD, 1)
    yield from bar(x + 12, y + 34, w - 24, player.lp / 100, RED, f"LP {player.lp}")
    known = [f"known: {listing(hand(player))}"] if player.held and player.name != "you" else []
    vote = [f"votes {player.vote}"] if player.vote else []
    texts = [f"hand {player.hand}", *tokens(player), *vote, *known, *player.notes]
    yield Label("; ".join(texts), x + 12, y + 60, 14, PALE, width=w - 24, lines=2, hang=True)
    yield from spread_cards(_lying(p, player), x + 12, y + 96, w - 24, h - 104, 108 if rows == 1 else 84)


def _lying(p: Position, player: Player) -> list[Drawn]:
    """The card being settled, cards announced, set cards, Riders, Items and Relics."""
    cards = []
    if p.attack and p.attack.place == player.place:
        worth = str(p.attack.value + p.attack.bonus)
        cards.append(Drawn(p.attack.label, COLOURS["Attack"], power=worth, edge=GOLD))
    claims = [claim for claim in p.claims if claim.place == player.place]
    cards += [Drawn(p.book.claim(claim.claim), COLOURS["Claim"], body="announced") for claim in claims]
    cards += [_face(face) if face else Drawn(face=False) for face in player.lying]
    cards += [Drawn(rider, COLOURS["Rider"]) for rider in riders(player)]
    for thing in player.things:
        edge = GOLD if thing.bequeathed else None
        colour = COLOURS["Item" if thing.row.type == "Item" else "Relic"]
        cards += [Drawn(thing.row.name, colour, body=thing.row.effect, edge=edge)] * thing.count
    return cards


def _face(face: Face) -> Drawn:
    values = face.row.values or ()
    portrait = face.label.removeprefix(face.row.name).strip(" ()")
    return Drawn(
        face.row.name,
        COLOURS[face.row.type],
        power=str(values[state.NORMAL]) if any(values) else "",
        body=face.row.effect,
        tags=(portrait,) if portrait else (),
    )
