"""What happened between two Views of one seat, told from their differences alone: nothing hidden slips in."""

from collections import Counter
from collections.abc import Iterator

from ..core.speech import count, listing
from . import setup, state
from .position import Position, Structure, Unit
from .state import Ask, Life, Phase
from .voice import PHASES, Voice, result


class Events:
    """The differences of two Positions of one seat; ``tell`` puts them into clauses."""

    def __init__(self, old: Position, new: Position) -> None:
        self.old, self.new = old, new
        self.voice = Voice(new)
        before = {unit.number: unit for unit in old.units}
        self.pairs = [(before[unit.number], unit) for unit in new.units if unit.number in before]
        self.pairs = [(was, unit) for was, unit in self.pairs if was.sheet == unit.sheet]
        self.kept = {unit.number for _, unit in self.pairs}

    def tell(self) -> Iterator[str]:
        """What is to be seen; when that is nothing, the Actions that were spent."""
        told = list(self._told())
        yield from told or self._spent()

    def _told(self) -> Iterator[str]:
        """In the order in which a player would tell it, as far as that can be known."""
        yield from self._setup()
        yield from self._deed()
        yield from self._cards()
        yield from self._moves()
        yield from self._structures()
        yield from self._tokens()
        yield from self._checks()
        for was, unit in self.pairs:
            yield from self._unit(was, unit)
        yield from self._objectives()
        yield from self._stage()
        yield from self._goddess()
        if self.new.over and not self.old.over:
            yield result(self.new)

    # --- before the game

    def _setup(self) -> Iterator[str]:
        old, new, book = self.old, self.new, self.new.book
        if new.her and old.her is None:
            yield f"the Goddess is {new.her.name}"
        for slot, (was, board) in enumerate(zip(old.boards, new.boards, strict=True)):
            if board.board >= 0 and was.board < 0:
                yield f"{self.voice.board(slot)} is played"
            if board.crystal >= 0 and was.crystal < 0:
                yield f"the Crystal to {self.voice.board(slot)} lies at {self.voice.at(board.crystal)}"
            if slot and board.entered and not was.entered:
                yield f"{self.voice.board(slot)} is entered"
        for sheet in new.banned:
            if sheet not in old.banned:
                yield f"{book.cryptonauts[sheet].name} is banned"
        for board in new.boards_banned:
            if board not in old.boards_banned:
                yield f"{book.boards[board].name} is banned"
        for sheet in new.picked:
            if sheet not in old.picked:
                yield f"{book.cryptonauts[sheet].name} is picked"
        if new.area and not old.area:
            yield f"the Cryptonauts enter by area {new.area}"

    # --- deeds and cards

    def _deed(self) -> Iterator[str]:
        """An Action that has begun; Moves and Teleports show in where units are."""
        new, old = self.new.deed, self.old.deed
        if new is None or new.verb in (state.V_MOVE, state.V_TELEPORT):
            return
        if old is None or (new.unit, new.verb, new.piece, new.target) != (
            old.unit,
            old.verb,
            old.piece,
            old.target,
        ):
            gone = new.target >= 0 and not self.voice.there(new.target)
            yield (Voice(self.old) if gone else self.voice).deed(new)

    def _checks(self) -> Iterator[str]:
        """A failed check that may be rerolled."""
        old, new = self.old.question, self.new.question
        if new and new.ask == Ask.ASK_REROLL and new != old:
            yield f"{self.voice.unit(new.source)} fails the {new.check} check"

    def _cards(self) -> Iterator[str]:
        """Cards that came into the discard pile or into play; a shuffle empties the pile."""
        old, new = self.old.goddess, self.new.goddess
        her = self.new.her
        if her is None or not old.discard:
            return
        names = [card.name for card in her.cards]
        for kind, name in enumerate(names):
            if new.mastery[kind] > old.mastery[kind]:
                yield f"{self.voice.does(0, 'keep')} {name} as a Mastery"
        if new.deck > old.deck:
            yield "the discard pile is shuffled into a new deck"
            return
        lost = Counter(dict(enumerate(new.discard))) - Counter(dict(enumerate(old.discard)))
        if lost:
            cards = [names[kind] for kind in lost.elements()]
            verb = "discard" if new.power > old.power else "play"
            yield f"{self.voice.does(0, verb)} {listing(cards)}"

    # --- boards

    def _moves(self) -> Iterator[str]:
        for was, unit in self.pairs:
            if unit.present and unit.cell != was.cell:
                verb = "moves to" if was.present else "enters at"
                yield f"{unit.name} {verb} {self.voice.at(unit.cell)}"
        for unit in self.new.units:
            if unit.number not in self.kept and unit.present and not unit.cryptonaut:
                yield f"{self.voice.placed(unit)} appears{self._as_master(unit)}"
        for unit in self.old.units:
            if unit.number not in self.kept and unit.present and not unit.cryptonaut:
                yield f"{unit.name} is killed"

    def _as_master(self, unit: Unit) -> str:
        her = self.new.her
        return f" as {her.masters[unit.master].name}" if her and unit.master >= 0 else ""

    def _structures(self) -> Iterator[str]:
        before = {(thing.number, thing.kind): thing for thing in self.old.structures}
        after = {(thing.number, thing.kind): thing for thing in self.new.structures}
        for key, thing in after.items():
            if key in before:
                yield from self._structure(before[key], thing)
            elif before:
                yield f"{self.voice.structure(thing)} is put up"
        for key, thing in before.items():
            if key not in after:
                yield f"{self.voice.structure(thing)} is destroyed"

    def _structure(self, was: Structure, thing: Structure) -> Iterator[str]:
        name = self.voice.structure(thing)
        if thing.cell != was.cell:
            yield f"{name} is put up"
            return
        if thing.health < was.health:
            yield f"{name} loses {was.health - thing.health} Health ({thing.health} left)"
        if thing.health > was.health:
            yield f"{name} is back at {thing.health} Health"
        if thing.open != was.open:
            yield f"{name} is {'opened' if thing.open else 'closed'}"
        if thing.sealed and not was.sealed:
            yield f"{name} is sealed"
        if thing.empowered != was.empowered:
            yield f"{name} is {'Empowered' if thing.empowered else 'no longer Empowered'}"

    def _tokens(self) -> Iterator[str]:
        """Skulls placed, Walls destroyed, Traps that went off."""
        for cell, (was, now) in enumerate(zip(self.old.tokens, self.new.tokens, strict=True)):
            fresh = now & ~was
            if fresh & setup.SKULL:
                yield f"a Blood Skull lies at {self.voice.at(cell)}"
            if fresh & setup.RUBBLE:
                yield f"the Wall at {self.voice.at(cell)} is destroyed"
        if self.new.trap_bottom and self.new.trap_bottom != self.old.trap_bottom:
            yield f"a Trap goes off: {self.new.book.traps[self.new.trap_bottom[-1]].name}"

    # --- units

    def _unit(self, was: Unit, unit: Unit) -> Iterator[str]:
        name = unit.name
        if self.old.phase == Phase.PHASE_SETUP:
            return
        if was.life != Life.DEAD and unit.life == Life.DEAD:
            yield f"{name} dies"
            return
        if was.life != Life.TELEPORTED and unit.life == Life.TELEPORTED:
            yield f"{name} teleports"
            return
        yield from _change(name, "Vitae" if unit.cryptonaut else "Health", was.vitae, unit.vitae)
        yield from _change(name, "Stamina", was.stamina, unit.stamina)
        if unit.between != was.between:
            yield f"{name} {'falls' if unit.between else 'is no longer'} Between Realms"
        yield from _words(name, was.statuses, unit.statuses)
        yield from _words(name, was.words, unit.words)
        if unit.armor != was.armor:
            yield f"{name} has Armor {unit.armor} now"
        yield from self._belongings(was, unit)
        if unit.prepared and not was.prepared:
            yield f"{name} prepares"
        elif unit.retired and not was.retired:
            yield f"{name} retires"

    def _belongings(self, was: Unit, unit: Unit) -> Iterator[str]:
        """Things gained and lost, and Souls that Charge Abilities and Artifacts."""
        if not unit.cryptonaut:
            return
        before, after = Counter(self._owned(was)), Counter(self._owned(unit))
        if gained := after - before:
            yield f"{unit.name} gains {listing(_counted(gained))}"
        if lost := before - after:
            yield f"{unit.name} loses {listing(_counted(lost))}"
        charged, uncharged = set(self._charges(unit)), set(self._charges(was))
        yield from (f"{unit.name} charges {name}" for name in sorted(charged - uncharged))
        yield from (f"{name} of {unit.name} is no longer charged" for name in sorted(uncharged - charged))

    def _owned(self, unit: Unit) -> Iterator[str]:
        """Each thing that a Cryptonaut has, by name; counted ones as often as they are there."""
        yield from ["Knowledge"] * unit.knowledge + ["Soul"] * unit.souls + ["Bone"] * unit.bones
        yield from ["the Codex Lethe"] * unit.codex
        yield from (self.new.book.items[carried.item].name for carried in unit.items)

    def _charges(self, unit: Unit) -> Iterator[str]:
        abilities = self.new.book.cryptonauts[unit.sheet].abilities[1:3]
        yield from (piece.name for piece, soul in zip(abilities, unit.charged, strict=False) if soul)
        yield from (self.new.book.items[carried.item].name for carried in unit.items if carried.charged)

    # --- the Goddess and the course of the game

    def _goddess(self) -> Iterator[str]:
        old, new = self.old.goddess, self.new.goddess
        if old.number < 0 or new.number < 0:
            return
        yield from _change(self.voice.name(0), "Power", old.power, new.power)
        yield from _change(self.voice.name(0), "Blood", old.blood, new.blood)
        if new.hand_n > old.hand_n:
            yield f"{self.voice.does(0, 'draw')} {self._drawn()}"

    def _drawn(self) -> str:
        old, new = self.old.goddess, self.new.goddess
        her = self.new.her
        fresh = Counter(dict(enumerate(new.hand))) - Counter(dict(enumerate(old.hand)))
        if self.new.seat == 0 and her and fresh.total() == new.hand_n - old.hand_n:
            return listing(her.cards[kind].name for kind in fresh.elements())
        return count(new.hand_n - old.hand_n, "card")

    def _objectives(self) -> Iterator[str]:
        for was, board in zip(self.old.boards, self.new.boards, strict=True):
            if board.board < 0 or was.board < 0:
                continue
            sheet = self.new.book.boards[board.board]
            for k, (piece, goal) in enumerate(zip(sheet.objectives, sheet.goals, strict=True)):
                if board.done[k] and not was.done[k]:
                    yield f"the Objective {piece.name} is completed"
                elif board.progress[k] != was.progress[k]:
                    yield f"the Objective {piece.name} stands at {board.progress[k]} of {goal}"

    def _stage(self) -> Iterator[str]:
        old, new = self.old, self.new
        if new.over:
            return
        if new.round > old.round:
            yield f"Round {new.round} begins"
        if new.phase != old.phase and new.phase != Phase.PHASE_SETUP:
            name = PHASES[Phase(new.phase)]
            yield f"the {name} begins"
        acts = new.unit(new.acting)
        if acts is None or new.acting == old.acting:
            return
        if not acts.cryptonaut:
            if old.unit(old.acting) is None:
                yield f"{acts.name} is activated"
        elif new.phase == Phase.PHASE_CRYPTONAUTS:
            yield f"it is the Turn of {acts.name}"
        else:
            yield f"{acts.name} takes the Prepared Action"

    def _spent(self) -> Iterator[str]:
        """Actions that show nowhere else, such as an Attack that misses."""
        if self.new.deed is None:
            for was, unit in self.pairs:
                if unit.actions < was.actions and self.old.round == self.new.round:
                    yield f"{unit.name} has spent {counted(was.actions - unit.actions, 'Action')}"


def counted(n: int, noun: str) -> str:
    """ "an Action", "2 Actions"."""
    return f"an {noun}" if n == 1 else count(n, noun)


def _change(name: str, what: str, old: int, new: int) -> Iterator[str]:
    """What was gained or lost of something that has a number."""
    if old != new:
        you = name == "you"
        verb = ("gain" if new > old else "lose") + ("" if you else "s")
        yield f"{name} {verb} {abs(new - old)} {what} ({new} {'left' if new < old else 'now'})"


def _words(name: str, old: tuple[str, ...], new: tuple[str, ...]) -> Iterator[str]:
    """Statuses and Modifiers that begin and end."""
    if begun := [word for word in new if word not in old]:
        yield f"{name} is {listing(begun)} now"
    if ended := [word for word in old if word not in new]:
        yield f"{name} is no longer {listing(ended)}"


def _counted(things: Counter[str]) -> list[str]:
    """ "Knowledge", "a Soul", "2 Souls", "Iron Baphomet"."""
    plain = {"Soul", "Bone"}
    return [
        count(n, name)
        if n > 1 and name in plain
        else f"{n} {name}"
        if n > 1
        else f"a {name}"
        if name in plain
        else name
        for name, n in things.items()
    ]
