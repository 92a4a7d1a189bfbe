"""What each action is called, and what it means as an answer to the present question."""

from .position import Book, Position
from .state import Act, Ask
from .voice import Voice

BLOCKS = (
    ("no", Act.NO),
    ("yes", Act.YES),
    ("hand", Act.HAND),
    ("seat", Act.SEAT),
    ("thing", Act.THING),
    ("kill", Act.KILL),
    ("claim", Act.CLAIM),
    ("bid", Act.BID),
    ("number", Act.NUMBER),
    ("vote", Act.VOTE),
    ("creature", Act.CREATURE),
    ("deck", Act.DECK),
    ("mode", Act.MODE),
    ("encounter", Act.ENCOUNTER),
)
"""The blocks of actions, with the first action of each."""

NAMES = {
    "no": "no",
    "yes": "yes",
    "kill": "kill worth {it}",
    "claim": "announce {it}",
    "bid": "bid {it}",
    "number": "Initiative {it}",
    "vote": "vote {it}",
    "creature": "creature: {it}",
    "deck": "deck: {it}",
    "mode": "way: {it}",
    "encounter": "Encounter: {it}",
}
"""Names of actions, by block; without an entry, what the action is about."""

# What an answer means: by question, block and, if that matters, the id of the card that asks or of the
# Encounter, or "own" where the Turn, Attack or damage is one's own.
ANSWERS: dict[tuple, str] = {
    (Ask.ASK_FINISHER, "encounter"): "pick {it}",
    (Ask.ASK_DISCARD, "hand"): "discard {it}",
    (Ask.ASK_USE, "no"): "use nothing",
    (Ask.ASK_USE, "thing"): "use {it}",
    (Ask.ASK_MANNER, "seat"): "heal {it}",
    (Ask.ASK_MANNER, "seat", "RL16"): "make {it} lose LP",
    (Ask.ASK_MANNER, "mode"): "{it}",
    (Ask.ASK_MANNER, "creature"): "slay {it}",
    (Ask.ASK_MANNER, "hand"): "play {it} as a Critical Miss",
    (Ask.ASK_HEALED, "no"): "refuse to be healed",
    (Ask.ASK_HEALED, "yes"): "be healed by {x}",
    (Ask.ASK_STAFF, "no"): "draw like the others",
    (Ask.ASK_STAFF, "number"): "take Initiative {it}",
    (Ask.ASK_DRAWN, "no"): "let the draw stand",
    (Ask.ASK_DRAWN, "hand"): "play {it}",
    (Ask.ASK_DRAWN, "thing"): "use {it}",
    (Ask.ASK_SET, "no"): "set no card",
    (Ask.ASK_SET, "no", "I24"): "set no card, draw one instead",
    (Ask.ASK_SET, "hand"): "set {card}",
    (Ask.ASK_SET, "thing"): "set no card, use {it}",
    (Ask.ASK_SECOND, "no"): "set no second card",
    (Ask.ASK_SECOND, "hand"): "set {card} as well",
    (Ask.ASK_VOTE, "vote"): "vote for {it}",
    (Ask.ASK_OFFER, "no"): "leave {offered}",
    (Ask.ASK_OFFER, "yes"): "take {offered}",
    (Ask.ASK_CLEANSE, "no"): "discard nothing",
    (Ask.ASK_CLEANSE, "hand"): "discard {it} to lose a Pestilence token",
    (Ask.ASK_BEFORE, "no"): "let {x} go on",
    (Ask.ASK_BEFORE, "no", "own"): "go on with your Turn",
    (Ask.ASK_BEFORE, "hand"): "play {it} on {x}",
    (Ask.ASK_BEFORE, "hand", "own"): "play {it}",
    (Ask.ASK_BEFORE, "thing"): "use {it}",
    (Ask.ASK_ANNOUNCE, "claim"): "announce {it}",
    (Ask.ASK_CHALLENGE, "no"): "believe {x}",
    (Ask.ASK_CHALLENGE, "yes"): "challenge {x}",
    (Ask.ASK_TARGET, "no"): "attack",
    (Ask.ASK_TARGET, "no", "I17"): "discard nothing: the Attack is halved",
    (Ask.ASK_TARGET, "yes", "I01"): "discard the Attack to lose -1 tokens",
    (Ask.ASK_TARGET, "yes", "I21"): "defend: discard the Attack to gain LP",
    (Ask.ASK_TARGET, "hand"): "discard {it}",
    (Ask.ASK_TARGET, "creature"): "attack {it}",
    (Ask.ASK_FORTUNE, "no"): "draw no Fortune card",
    (Ask.ASK_FORTUNE, "deck"): "draw from {it}",
    (Ask.ASK_NAME_FORTUNE, "seat", "F06"): "heal {it} and yourself",
    (Ask.ASK_NAME_FORTUNE, "seat", "F15"): "take a card from {it}",
    (Ask.ASK_NAME_FORTUNE, "seat", "F18"): "halve the next Attack of {it}",
    (Ask.ASK_AFTER, "no"): "let {attack} stand",
    (Ask.ASK_AFTER, "hand"): "play {it} on {attack}",
    (Ask.ASK_AFTER, "thing"): "use {it} on {attack}",
    (Ask.ASK_FLAIL, "no"): "discard nothing more",
    (Ask.ASK_FLAIL, "hand"): "discard {it} to hit harder",
    (Ask.ASK_HOLY, "no"): "do no more than the plain damage",
    (Ask.ASK_HOLY, "yes"): "burn it with the water and prevent the strike",
    (Ask.ASK_STEAL, "seat"): "steal from {it}",
    (Ask.ASK_STEAL, "thing"): "steal {it}",
    (Ask.ASK_CANCEL, "no"): "let {play} happen",
    (Ask.ASK_CANCEL, "hand"): "play {it} against {play}",
    (Ask.ASK_DAMAGE, "no"): "let {x} take the damage",
    (Ask.ASK_DAMAGE, "no", "own"): "take the damage",
    (Ask.ASK_DAMAGE, "hand"): "play {it}",
    (Ask.ASK_DAMAGE, "thing"): "use {it}: take the damage yourself",
    (Ask.ASK_STRIKE, "no", "I01"): "lose LP",
    (Ask.ASK_STRIKE, "yes", "I01"): "take a -1 token",
    (Ask.ASK_STRIKE, "no", "I06"): "take the damage",
    (Ask.ASK_STRIKE, "yes", "I06"): "refuse, and give something away",
    (Ask.ASK_STRIKE, "seat"): "name {it}",
    (Ask.ASK_STRIKE, "thing"): "take {it}",
    (Ask.ASK_STRIKE, "kill"): "take a kill worth {it}",
    (Ask.ASK_NAME, "seat"): "name {it}",
    (Ask.ASK_BOOTS, "no"): "let the strike fall on you",
    (Ask.ASK_BOOTS, "yes"): "pass the strike on",
    (Ask.ASK_SHANK, "no"): "hurt nobody",
    (Ask.ASK_SHANK, "seat"): "make {it} lose LP",
    (Ask.ASK_RELENT, "no"): "take the -1 token",
    (Ask.ASK_RELENT, "yes"): "lose LP instead",
    (Ask.ASK_LAY, "no"): "lay nothing more",
    (Ask.ASK_LAY, "no", "I20"): "lay no card",
    (Ask.ASK_LAY, "hand"): "lay {it}",
    (Ask.ASK_BID, "bid"): "bid {it}",
    (Ask.ASK_ALTAR, "thing"): "take {it}",
    (Ask.ASK_SPENT, "no"): "take nothing",
    (Ask.ASK_SPENT, "thing"): "take {it}",
    (Ask.ASK_MORE, "no"): "take no more damage",
    (Ask.ASK_MORE, "yes"): "take more damage, for a token",
    (Ask.ASK_WHOM, "seat", "D17"): "swap cards with {it}",
    (Ask.ASK_WHOM, "seat", "D23"): "swap Initiative with {it}",
    (Ask.ASK_WHOM, "seat", "RL17"): "swap Initiative with {it}",
    (Ask.ASK_WHOM, "seat", "RL11"): "silence {it}",
    (Ask.ASK_WHOM, "seat", "D24"): "let {it} take the damage",
    (Ask.ASK_WHOM, "seat", "D25"): "let {it} take the damage",
}


def split(action: int) -> tuple[str, int]:
    """The block of an action and its place in it."""
    block, first = next((name, first) for name, first in reversed(BLOCKS) if action >= first)
    return block, action - first


def action_name(book: Book, action: int) -> str:
    """The action's own name, unlike every other's."""
    block, number = split(action)
    return NAMES.get(block, "{it}").format(it=_named(book, block, number))


def _named(book: Book, block: str, number: int) -> str:
    """What an action is about, whatever the position."""
    match block:
        case "hand":
            return book.faces[number].label
        case "seat":
            return f"player {number} to the left" if number else "oneself"
        case "thing":
            return book.things[number].name
        case "claim":
            return book.claim(number)
        case "kill" | "number":
            return str(number + 1)
        case "bid":
            return f"{5 * number} LP"
        case "vote":
            return ("Hope", "Despair")[number]
        case "creature":
            return ("Humility", "Shame")[number]
        case "deck":
            return ("Fortune's Deck", "the Relic's pile")[number]
        case "mode":
            return ("remove a -1 token", "heal LP")[number]
        case "encounter":
            return book.encounters[number].name
    return ""


def answer(p: Position, action: int) -> str:
    """What an action means under the present question."""
    block, number = split(action)
    if p.ask is None or p.asked != 0:
        return action_name(p.book, action)
    voice = Voice(p)
    it = _named(p.book, block, number)
    if block == "seat" and number < len(p.players):
        it = voice.object(number)
    face = p.book.faces[number] if block == "hand" else None
    if p.ask == Ask.ASK_AFTER and face and face.attacks:
        it += " as a Critical Miss"
    return _template(p, block, number).format(
        it=it,
        card=_set_card(p, number) if face else "",
        x=voice.object(p.target) if p.target is not None else "",
        attack=voice.attack() if p.attack else "the Attack",
        play=voice.play(p.plays[0]) if p.plays else "it",
        offered=p.book.things[p.offered[0]].name if p.offered else "the Relic",
    )


def _template(p: Position, block: str, number: int) -> str:
    assert p.ask is not None
    mixed = block == "hand" and p.book.faces[number].row.id == "D17"  # it names its victim later
    marks = [p.source.id if p.source else "", p.book.encounters[p.encounter].id if p.encounter >= 0 else ""]
    if mixed or p.target == 0:
        marks.append("own")
    for mark in marks:
        if (p.ask, block, mark) in ANSWERS:
            return ANSWERS[p.ask, block, mark]
    return ANSWERS.get((p.ask, block), NAMES.get(block, "{it}"))


def _set_card(p: Position, number: int) -> str:
    """A card to be set, with what it is worth there."""
    face = p.book.faces[number]
    if not face.attacks:
        return f"{face.label} as a stand-in"
    notes = [p.book.characters[face.portrait].name] if face.portrait >= 0 else []
    notes += ["Protected"] * (notes == [p.players[0].character.name])
    notes += [face.values] * any(face.row.values or ())
    return f"{face.row.name} ({', '.join(notes)})" if notes else face.label
