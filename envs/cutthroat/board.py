"""The table as text."""

from collections.abc import Iterator
from functools import partial

from ..core.speech import count, listing, sentence
from ..core.textboard import WIDTH, bar, box, heading, row
from .position import Player, Position
from .voice import Voice, belongings, counted, together

_INDENT = 12
_row = partial(row, indent=_INDENT, room=WIDTH - 8)


def board_lines(p: Position) -> Iterator[str]:
    """Header, the enemy, the players in seat order, what goes on, the own hand, the question."""
    piles = f"Encounters to come {p.stack}, draw pile {p.deck}, discard pile {p.discarded}"
    yield heading(headline(p), piles)
    if p.encounter >= 0:
        yield from box(enemy_title(p), _enemy(p))
    yield from box("players", _players(p))
    yield from (f"  {line}" for line in _going_on(p))
    yield f" {sentence(Voice(p).question())}"


def headline(p: Position) -> str:
    """Where the game stands."""
    if p.encounter < 0 or p.escaping:
        return where(p)
    stage = f"Round {p.r}" if p.r else "before the first Round"
    turn = f", {Voice(p).of(p.turn)} Turn" if p.turn is not None else ""
    return f"{where(p)}, {stage}{turn}"


def where(p: Position) -> str:
    """Which Encounter it is, or which one comes when that of a Boss is put off."""
    if p.escaping:
        return f"Boss effect, before Encounter {p.n + 1} of {p.last}"
    return f"Encounter {p.n} of {p.last}" if p.n else "Before the first Encounter"


def enemy_title(p: Position) -> str:
    """Name and nature of the Encounter."""
    worth = f", {p.worth} Prestige" if p.worth else ""
    return f"{p.book.encounters[p.encounter].name} ({', '.join(kinds(p))}){worth}"


def kinds(p: Position) -> list[str]:
    """Type and keywords of the Encounter."""
    row = p.book.encounters[p.encounter]
    return [row.type, *row.keywords]


def _enemy(p: Position) -> Iterator[str]:
    row = p.book.encounters[p.encounter]
    for i, name in enumerate(creatures(p)):
        if p.start[i]:
            yield f"{name:{_INDENT}}{p.lp[i]:3} of {p.start[i]:3} {bar(p.lp[i], p.start[i])}"
    yield from _row("also", p.facts)
    yield from _row("text", [row.effect], prose=True)
    if p.realm and row.realm:
        yield from _row("Realm", [row.realm], prose=True)
    if p.event >= 0:
        yield from _row(*event_text(p), prose=True)
    for index in p.offered:
        thing = p.book.things[index]
        yield from _row("to be won", [f"{thing.name}: {thing.effect}"], prose=True)


def quest(p: Position) -> str:
    """Name and text of the Quest."""
    row = p.book.quests[p.quest - 1]
    return f"{row.name}: {row.effect.rstrip('.')}"


def fortune(p: Position) -> str:
    """What is left of Fortune's Deck, and what was drawn."""
    drawn = listing(p.book.fortune[card].name for card in p.fortune_seen) if p.fortune_seen else "none"
    left, tokens = count(p.fortune_left, "card"), count(p.fortune_tokens, "token")
    return f"Fortune's Deck is in play with {left}; {tokens} on Fortune; drawn so far: {drawn}"


def event_text(p: Position) -> tuple[str, list[str]]:
    """What kind of Event is in force; its name and text."""
    event = p.book.events[p.event]
    return "Treasure" if event.type == "Treasure" else "Event", [f"{event.name}: {event.effect}"]


def creatures(p: Position) -> tuple[str, ...]:
    """What each bar of LP belongs to."""
    return ("Humility", "Shame") if p.start[1] else ("LP",)


def _players(p: Position) -> Iterator[str]:
    for player in p.players:
        yield from _player(p, player)


def _player(p: Position, player: Player) -> Iterator[str]:
    """The player's numbers in a line, then what lies there."""
    number = str(player.initiative) if player.initiative else "-"
    mark = "▶" if player.place == p.turn else " "
    if not player.alive:
        yield f"{mark} {'†':2}{title(player):36}dead"
        return
    numbers = f"LP {player.lp:3} {bar(player.lp, 100)}  Prestige {player.prestige:2}  hand {player.hand}"
    yield f"{mark} {number:2}{title(player):36}{numbers}"
    rows = {
        "has": tokens(player),
        "set": before(player),
        "owns": belongings(player),
        "known": hand(player) if player.name != "you" else [],
        "note": player.notes,
    }
    for name, items in rows.items():
        yield from (f"    {line}" for line in _row(name, items, indent=6))


def title(player: Player) -> str:
    """Name, Character."""
    name = f"you, player_{player.seat}" if player.name == "you" else player.name
    return f"{name} ({player.character.name})"


def before(player: Player) -> list[str]:
    """The cards that lie before a player."""
    return [*set_cards(player), *(f"{rider} waits" for rider in riders(player))]


def set_cards(player: Player) -> list[str]:
    """The cards set and not yet revealed."""
    known = [face.label for face in player.lying if face]
    hidden = len(player.lying) - len(known)
    return known + ([counted(hidden, "card") + " face down"] if hidden else [])


def riders(player: Player) -> list[str]:
    """Riders that wait for the next Attack."""
    return ["Slip Behind"] * player.slips + ["Focus Strength"] * player.focuses


def tokens(player: Player) -> list[str]:
    """What the player's Prestige is made of, and other tokens."""
    kills = (
        [f"kill{'s' * (len(player.kills) > 1)} {'+'.join(map(str, player.kills))}"] if player.kills else []
    )
    gifts = [f"{player.gifts} for gifts"] if player.gifts else []
    numbers = {
        "+1 token": player.plus,
        "-1 token": player.minus,
        "generic token": player.generic,
        "Pestilence token": player.plague,
    }
    return kills + gifts + [counted(n, noun) for noun, n in numbers.items() if n]


def hand(player: Player) -> list[str]:
    """The known cards of a hand, equal ones together."""
    return together(face.label for face in player.held)


def _going_on(p: Position) -> Iterator[str]:
    voice = Voice(p)
    if p.quest:
        yield from _row("Quest", [quest(p)], prose=True)
    if p.fortune_left:
        yield from _row("Fortune", [fortune(p)], prose=True)
    yield from _row("this Round", [voice.hit(blow) for blow in p.blows])
    yield from _row("claims", [voice.claimed(claim) for claim in p.claims])
    yield from _row("waiting", p.marks)
    yield from _row("now", voice.going_on())
    yield from _row("chosen", p.chosen)
    me = p.players[0]
    if me.name == "you":
        most = f"/{me.most}" if me.most is not None else ""
        yield from _row(f"hand {me.hand}{most}", hand(me))
