"""What happened between two Views of one seat, told from their differences alone: nothing hidden slips in."""

from collections import Counter
from collections.abc import Iterator
from functools import cached_property

from ..core.speech import listing
from .board import creatures
from .position import Player, Position
from .voice import Voice, announced, counted, result


class Events:
    """The differences of two Positions of one seat; ``tell`` puts them into clauses."""

    def __init__(self, old: Position, new: Position) -> None:
        self.old, self.new = old, new
        self.voice = Voice(new)
        self.same_enemy = (old.n, old.encounter, old.start) == (new.n, new.encounter, new.start)
        self.same_round = self.same_enemy and old.r == new.r
        self.pairs = list(zip(old.players, new.players, strict=True))
        self.discarded = Counter(dict(new.discard)) - Counter(dict(old.discard))
        self.shown = self.discarded + Counter(new.open) - Counter(old.open)

    def tell(self) -> Iterator[str]:
        """In the order in which a player would tell them, as far as that can be known."""
        yield from self._plays()
        yield from self._uses()
        yield from self._claims()
        yield from self._reveal()
        yield from self._fortune()
        yield from self._blows()
        yield from self._enemy()
        yield from self._damage()
        for before, after in self.pairs:
            yield from self._fortunes(before, after)
        yield from self._things()
        yield from self._piles()
        yield from self._stage()
        yield from self._initiative()
        yield from self._hands()
        for before, after in self.pairs:
            yield from self._notes(before, after)
        if self.new.over and not self.old.over:
            yield result(self.new)

    def _plays(self) -> Iterator[str]:
        """Action cards played, whether or not their effect is still to come."""
        known = Counter((play.place, play.row.id) for play in self.old.plays)
        waiting = Counter((play.place, play.row.id) for play in self.new.plays) - known
        fresh = [play for play in reversed(self.new.plays) if (play.place, play.row.id) in waiting]
        yield from (self.voice.played(play) for play in fresh)
        told = Counter(play.place for play in fresh)
        done = self.shown - Counter(play.row.name for play in fresh)
        labels = [label for label in done.elements() if label in self.new.book.actions]
        for before, after in self.pairs:
            more = after.acted - before.acted - told[after.place] if self.same_enemy else 0
            if more == 1 and len(labels) == 1:
                yield f"{self.voice.does(after.place, 'play')} {labels[0]}"
            elif more > 0:
                yield f"{self.voice.does(after.place, 'play')} {counted(more, 'Action card')}"

    def _uses(self) -> Iterator[str]:
        """Items and Relics that their owners used up."""
        spent = Counter(self.new.spent) - Counter(self.old.spent)
        for before, after in self.pairs:
            if after.alive:
                for thing in (_owned(before) - _owned(after)).elements():
                    if spent[thing]:
                        spent[thing] -= 1
                        yield f"{self.voice.does(after.place, 'use')} {self.new.book.things[thing].name}"

    def _claims(self) -> Iterator[str]:
        """Cards announced under Deceit."""
        known = Counter(_announced(self.old))
        for place, card in (Counter(_announced(self.new)) - known).elements():
            yield f"{self.voice.does(place, 'announce')} {card}"

    def _reveal(self) -> Iterator[str]:
        new, old = self.new.attack, self.old.attack
        if new is None or new.announced:
            return
        if old is None or (old.place, old.label) != (new.place, new.label):
            yield f"{self.voice.does(new.place, 'reveal')} {new.label}"
        elif new.missed and not old.missed:
            yield f"{self.voice.attack()} misses"
        elif (old.position, old.bonus) != (new.position, new.bonus):
            yield self.voice.standing(new)

    def _fortune(self) -> Iterator[str]:
        """Fortune cards drawn; of RL12's pile only those that ask something, since no other is remembered."""
        for card in self.new.fortune_seen:
            if card not in self.old.fortune_seen:
                yield f"the Fortune card drawn is {self.new.book.fortune[card].name}"

    def _blows(self) -> Iterator[str]:
        fresh = Counter(self.new.blows) - (Counter(self.old.blows) if self.same_round else Counter())
        for blow in fresh.elements():
            if self.new.trap:
                yield f"{self.voice.does(blow.place, 'show')} {blow.label}"
            else:
                yield f"{self.voice.of(blow.place)} {blow.label} hits for {blow.damage}"

    def _enemy(self) -> Iterator[str]:
        """Changes of the creatures' LP."""
        if not self.same_enemy or self.new.encounter < 0:
            return
        if self.new.pack < self.old.pack:
            if self.new.pack:
                yield f"the next goblin comes, with {self.new.lp[0]} LP"
            return
        names = creatures(self.new)
        for i, name in enumerate(names):
            change = self.new.lp[i] - self.old.lp[i]
            if change:
                who = name if len(names) > 1 else self.voice.enemy()
                yield f"{who} {'gains' if change > 0 else 'loses'} {abs(change)} LP ({self.new.lp[i]} left)"

    def _damage(self) -> Iterator[str]:
        if self.new.packet and self.new.packet != self.old.packet:
            yield self.voice.packet(self.new.packet)

    def _fortunes(self, before: Player, after: Player) -> Iterator[str]:
        """What a player gained and lost in LP and Prestige."""
        does = self.voice.does
        if before.alive and not after.alive:
            yield does(after.place, "die")
            return
        change = after.lp - before.lp
        if change:
            yield f"{does(after.place, 'gain' if change > 0 else 'lose')} {abs(change)} LP ({after.lp} now)"
        for worth in (Counter(after.kills) - Counter(before.kills)).elements():
            yield f"{does(after.place, 'score')} a kill worth {worth} Prestige"
        for worth in (Counter(before.kills) - Counter(after.kills)).elements():
            yield f"{does(after.place, 'lose')} a kill worth {worth} Prestige"
        numbers = (
            ("+1 token", before.plus, after.plus),
            ("-1 token", before.minus, after.minus),
            ("generic token", before.generic, after.generic),
            ("Pestilence token", before.plague, after.plague),
        )
        for noun, old, new in numbers:
            if old != new:
                yield f"{does(after.place, 'gain' if new > old else 'lose')} {counted(abs(new - old), noun)}"
        if after.gifts > before.gifts:
            yield f"{does(after.place, 'gain')} a card worth {after.gifts - before.gifts} Prestige"

    def _things(self) -> Iterator[str]:
        """Items and Relics that came into play, changed hands or were given for healing."""
        lost = {after.place: _owned(before) - _owned(after) for before, after in self.pairs}
        for before, after in self.pairs:
            for thing in (_owned(after) - _owned(before)).elements():
                name = self.new.book.things[thing].name
                giver = next((other for other, things in lost.items() if things[thing]), None)
                if giver is None:
                    yield f"{self.voice.does(after.place, 'get')} {name}"
                else:
                    lost[giver][thing] -= 1
                    yield f"{self.voice.does(after.place, 'take')} {name} from {self.voice.name(giver)}"

    def _piles(self) -> Iterator[str]:
        if self.new.deck > self.old.deck:
            yield "the discard pile is shuffled into a new draw pile"
        elif self.discarded:
            cards = listing(self.discarded.elements())
            if self.discarder:
                yield f"{self.voice.does(self.discarder.place, 'discard')} {cards}"
            else:
                yield f"{cards} {'goes' if self.discarded.total() == 1 else 'go'} to the discard pile"

    @cached_property
    def discarder(self) -> Player | None:
        """Whose hand alone the discarded cards can have come from."""
        changed = [(before, after) for before, after in self.pairs if before.hand != after.hand]
        still = all(
            (before.lying, before.acted) == (after.lying, after.acted) for before, after in self.pairs
        )
        if len(changed) != 1 or not still or self.old.open != self.new.open:
            return None
        before, after = changed[0]
        return after if before.hand - after.hand == self.discarded.total() else None

    def _stage(self) -> Iterator[str]:
        """A new Encounter, Event, Round or Turn."""
        old, new = self.old, self.new
        if new.encounter >= 0 and (new.n, new.encounter) != (old.n, old.encounter):
            boss = f"{self.voice.enemy()} has its Boss effect and escapes to the bottom of the stack"
            yield boss if new.escaping else f"Encounter {new.n} is {self.voice.enemy()}"
        if new.event >= 0 and (new.event, new.n) != (old.event, old.n):
            yield f"the Event is {new.book.events[new.event].name}"
        for thing in new.offered:
            if thing not in old.offered:
                yield f"{new.book.things[thing].name} is offered"
        if new.r and not self.same_round:
            yield f"Round {new.r} begins"
        if new.turn is not None and (new.turn, new.r) != (old.turn, old.r):
            yield f"it is {self.voice.of(new.turn)} Turn"

    def _initiative(self) -> Iterator[str]:
        numbers = {after.place: after.initiative for _, after in self.pairs if after.initiative}
        changed = any(b.initiative != a.initiative and a.initiative for b, a in self.pairs)
        if changed:
            holders = sorted(numbers, key=numbers.__getitem__)
            yield f"Initiative: {listing(f'{numbers[k]} {self.voice.name(k)}' for k in holders)}"

    def _hands(self) -> Iterator[str]:
        """Cards set, drawn and taken back; those of other players in groups that did the same."""
        done: dict[tuple[str, str], list[str]] = {}
        for before, after in self.pairs:
            for verb, cards in self._hand(before, after):
                if after.name == "you":
                    yield f"you {verb} {cards}"
                else:
                    done.setdefault((verb, cards), []).append(after.name)
        for (verb, cards), names in done.items():
            yield (
                f"{names[0]} {verb}s {cards}" if len(names) == 1 else f"{listing(names)} {verb} {cards} each"
            )

    def _hand(self, before: Player, after: Player) -> Iterator[tuple[str, str]]:
        """What a player did with hand cards, as a verb and its object."""
        set_now = len(after.lying) - len(before.lying)
        if set_now > 0:
            faces = [face.label for face in after.lying if face]
            yield "set", listing(faces) if faces else f"{counted(set_now, 'card')} face down"
        if after.name == "you":
            gained = Counter(face.label for face in after.held) - Counter(face.label for face in before.held)
            if gained:
                yield "take", f"{listing(gained.elements())} into the hand"
        elif after.alive and after.hand > before.hand:
            yield "take", counted(after.hand - before.hand, "card")

    def _notes(self, before: Player, after: Player) -> Iterator[str]:
        for note in after.notes:
            if note not in before.notes:
                yield f"{after.name}: {note}"


def _announced(p: Position) -> Iterator[tuple[int, str]]:
    """Who has announced what in this Round; the card being settled does not lie among the claims yet."""
    yield from ((claim.place, p.book.claim(claim.claim)) for claim in p.claims)
    if p.attack and p.attack.announced:
        yield p.attack.place, announced(p.attack)


def _owned(player: Player) -> Counter[int]:
    """How many of each Item and Relic lie before a player."""
    return Counter({thing.index: thing.count for thing in player.things})
