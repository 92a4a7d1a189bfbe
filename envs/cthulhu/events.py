"""What happened between two Views of one seat, told from their differences alone: nothing hidden slips in."""

from collections.abc import Iterator
from functools import cached_property

from ..core.speech import count, listing
from .position import OTHER, OWN, Card, Position
from .state import Ask
from .voice import Voice

# Questions whose answer is discarded from the hand of the one who is asked
DISCARDS = (Ask.DRAW_DISCARD, Ask.COST, Ask.FORCED_DISCARD, Ask.HAND_LIMIT)


class Events:
    """The differences of two Positions of one seat; ``tell`` puts them into clauses."""

    def __init__(self, old: Position, new: Position) -> None:
        self.old, self.new = old, new
        self.voice = Voice(new.seat)
        self.same_turn = old.turn == new.turn
        self.pairs = list(zip(old.cards, new.cards, strict=True))
        self.moved = [(a, b) for a, b in self.pairs if (a.place, a.side) != (b.place, b.side)]

    def tell(self) -> Iterator[str]:
        """In the order in which a player would tell them, as far as that can be known."""
        yield from self._plays()
        yield from self._attack()
        yield from self._losses()
        yield from self._discards()
        yield from self._changes("life", self.old.life, self.new.life, OWN, OTHER)
        if self.same_turn:
            yield from self._entries()
            yield from self._draws()
            yield from self._changes("sanity", self.old.sanity, self.new.sanity, OWN, OTHER)
            return
        yield from self._changes("sanity", self.old.sanity, self.new.sanity, 1 - self.new.active)
        yield f"turn {self.new.turn} begins: it is {self.voice.of(self.new.active)} turn"
        yield from self._entries()
        yield from self._draws()
        yield from self._changes("sanity", self.old.sanity, self.new.sanity, self.new.active)

    @cached_property
    def played(self) -> Card | None:
        """The card that was played from a hand, if one was."""
        if self.old.ask != Ask.MENU or any(b.used and not a.used for a, b in self.pairs):
            return None
        mover = self.old.active
        unseen = mover == OTHER or self.new.seat < 0
        left = [b for a, b in self.moved if a.place == "hand" and a.side == mover]
        left += [b for a, b in self.moved if a.place == "hidden" and unseen]
        for card in left:
            if card.place == "aside" or (card.place == "play" and card.side == mover):
                return card
        # With a hand that is no smaller, it may have been revealed as the next turn began.
        if self.same_turn or self.new.hand[mover] < self.old.hand[mover]:
            return next((c for c in left if c.place == "discard pile" and c.type == "action"), None)
        return None

    @cached_property
    def discarded(self) -> dict[int, list[str]]:
        """What went to the discard pile from each side's hand; -1: from where is not certain."""
        left = [a for a, b in self.moved if b.place == "discard pile" and b is not self.played]
        paid = self.old.ask in DISCARDS and sum(card.place == "hidden" for card in left) == 1
        found: dict[int, list[str]] = {}
        for card in left:
            if card.place in ("hand", "hidden", "top"):
                side = self.old.asked if paid and card.place == "hidden" else card.side
                found.setdefault(side, []).append(card.label)
        return found

    def _plays(self) -> Iterator[str]:
        if self.played:
            bearer = self.played.bearer
            on = "" if bearer is None else f" on {self.new.cards[bearer].label}"
            yield f"{self.voice.does(self.old.active, 'play')} {self.played.label}{on}"
        for before, after in self.pairs:
            if after.used and not before.used:
                yield f"{self.voice.does(self.old.active, 'use')} the action of {after.label}"
        for before, after in self.pairs:
            if after.stopped and not before.stopped:
                yield f"{after.label} cannot block this turn"
            if after.bonus > before.bonus:
                yield f"{after.label} has +{after.bonus} power until the end of the turn"
            if after.bearer is not None and before.bearer is None and after is not self.played:
                yield f"{after.label} lies on {self.new.cards[after.bearer].label}"

    def _attack(self) -> Iterator[str]:
        attackers = [after.label for before, after in self.pairs if after.attacks and not before.attacks]
        if attackers:
            yield f"{listing(attackers)} {'attacks' if len(attackers) == 1 else 'attack'}"
        elif self.new.attacked and not self.old.attacked and not self.old.attackers():
            yield self.voice.does(self.new.active, "attack")
        for before, after in self.pairs:
            if after.blocks is not None and before.blocks is None:
                yield f"{after.label} blocks {self.new.cards[after.blocks].label}"

    def _entries(self) -> Iterator[str]:
        """Things that come into play unplayed or change sides; cards that come to light."""
        for _, after in self.moved:
            if after is self.played or after.bearer is not None:
                continue
            if after.place == "play":
                yield f"{self.voice.does(after.side, 'get')} {after.label}"
            elif after.place == "aside":
                yield f"{after.label} is revealed"
            elif after.place == "top":
                yield f"the top card of the draw pile is {after.label}"
        shown = [b.label for a, b in self.moved if (a.place, b.place, b.side) == ("hidden", "hand", OTHER)]
        if shown:
            yield f"{self.voice.does(OTHER, 'hold')} {listing(shown)}"
        told = [b.label for a, b in self.pairs if b.marked and not a.marked]
        if told:
            yield f"{self.voice.does(OTHER, 'know')} that you hold {listing(told)}"

    def _losses(self) -> Iterator[str]:
        for before, after in self.moved:
            if before.place != "play" or after.place == "play":
                continue
            whose = f"{self.voice.of(before.side)} " if before.type in ("monster", "person", "book") else ""
            yield f"{whose}{before.label} is {'lifted' if before.type == 'curse' else 'destroyed'}"

    def _discards(self) -> Iterator[str]:
        for side, labels in self.discarded.items():
            if side < 0:
                yield f"{listing(labels)} {'goes' if len(labels) == 1 else 'go'} to the discard pile"
            else:
                yield f"{self.voice.does(side, 'discard')} {listing(labels)}"

    def _draws(self) -> Iterator[str]:
        shuffled = any(a.place == "discard pile" and b.place == "hidden" for a, b in self.moved)
        if shuffled:
            yield "the discard pile is shuffled into a new draw pile"
        for side in (OWN, OTHER):
            taken = [
                b.label
                for a, b in self.moved
                if a.place == "discard pile" and b.place == "hand" and b.side == side
            ]
            if taken and not shuffled:
                yield f"{self.voice.does(side, 'take')} {listing(taken)} from the discard pile"
        drawn = [
            b.label
            for a, b in self.moved
            if b.place == "hand" and b.side == OWN and (shuffled or a.place in ("hidden", "top"))
        ]
        if drawn:
            yield f"{self.voice.does(OWN, 'draw')} {listing(drawn)}"
        left = len(self.discarded.get(OTHER, ())) + (self.played is not None and self.old.active == OTHER)
        taken = sum(
            b.place == "hand" and b.side == OTHER and a.place == "discard pile" for a, b in self.moved
        )
        unseen = self.new.hand[OTHER] - self.old.hand[OTHER] + left - (0 if shuffled else taken)
        if unseen > 0:
            yield f"{self.voice.does(OTHER, 'draw')} {count(unseen, 'card')}"

    def _changes(self, name: str, old: tuple[int, int], new: tuple[int, int], *sides: int) -> Iterator[str]:
        for side in sides:
            if new[side] != old[side]:
                verb = self.voice.does(side, "lose" if new[side] < old[side] else "gain")
                yield f"{verb} {abs(new[side] - old[side])} {name} ({new[side]} now)"
