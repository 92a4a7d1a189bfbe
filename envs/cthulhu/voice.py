"""Ways of putting things: who is spoken of, what is asked, what is notable about a card."""

from ..core.speech import does, possessive
from .position import Card, Position
from .state import Ask, Phase

PHASES = {
    Phase.BEGINNING: "beginning of the turn",
    Phase.DRAW_PHASE: "draw phase",
    Phase.AFTER_DRAW: "after the draw phase",
    Phase.ACTION_PHASE: "action phase",
    Phase.AFTER_ACTION: "after the action phase",
    Phase.DISCARD_PHASE: "discard phase",
    Phase.INSANITY_PHASE: "insanity phase",
}

QUESTIONS = {
    Ask.VICTIM: "must choose what {source} destroys",
    Ask.DRAW_DISCARD: "must discard a card",
    Ask.MENU: "may play cards, use actions and attack",
    Ask.OPTION: "must choose what {source} does",
    Ask.TARGET: "must choose a target for {source}",
    Ask.COST: "must discard a card to pay for {source}",
    Ask.PICK: "must choose a card that {other} discards",
    Ask.FORCED_DISCARD: "must discard a card because of {source}",
    Ask.DECLARE: "must choose who attacks",
    Ask.BLOCK: "may block",
    Ask.BLOCK_AT: "must choose which attacker {source} blocks",
    Ask.DAMAGE: "must choose which blockers {source} kills",
    Ask.HAND_LIMIT: "must discard down to ten cards",
    Ask.GIFT: "must hand over a monster, person or book",
}


class Voice:
    """Names and verbs for the two sides of a Position; its own seat is "you"."""

    def __init__(self, seat: int) -> None:
        self.names = ("you", f"player_{1 - seat}") if seat >= 0 else ("player_0", "player_1")

    def does(self, side: int, verb: str) -> str:
        """Subject and verb: "you play", "player_1 plays"."""
        return does(self.names[side], verb)

    def of(self, side: int) -> str:
        """Possessive: "your", "player_1's"."""
        return possessive(self.names[side])


def question(p: Position) -> str:
    """Who must choose, and what; a clause without full stop."""
    if p.ask is None:
        return "the game is over"
    names = Voice(p.seat).names
    source = p.source.label if p.source else "the rules"
    return f"{names[p.asked]} {QUESTIONS[p.ask].format(source=source, other=names[1 - p.asked])}"


def marks(p: Position, card: Card) -> list[str]:
    """What is notable about a card in play, or about one in the own hand."""
    notes = {
        "new": card.fresh,
        "used": card.used,
        "cannot block": card.stopped,
        f"+{card.bonus} this turn": card.bonus,
        "attacks": card.attacks,
        f"blocks {p.cards[card.blocks].label}" if card.blocks is not None else "": card.blocks is not None,
        "will die": card.doomed,
        "seen": card.marked,
    }
    return [note for note, holds in notes.items() if holds] + [curse.label for curse in p.curses(card)]
