"""What happened between two Views of one seat, told from their differences alone: nothing hidden slips in."""

from collections import Counter
from collections.abc import Iterator, Sequence

from ..core.speech import count, listing
from . import setup, state
from .phrases import conditions
from .position import Attack, Figure, Hero, Position, Token
from .progress import counted, shown
from .state import Ask, Life, Phase, Rank, Task, Winner
from .voice import PHASES, QUEST_DEEDS, Voice, result


class Events:
    """The differences of two Positions of one seat; ``tell`` puts them into clauses."""

    def __init__(self, old: Position, new: Position) -> None:
        self.old, self.new = old, new
        self.voice, self.book = Voice(new), new.book
        self.same = old.encounter == new.encounter and old.phase != Phase.PHASE_CAMPAIGN
        before = {figure.number: figure for figure in old.figures} if self.same else {}
        self.pairs = [(before[figure.number], figure) for figure in new.figures if figure.number in before]
        self.pairs = [(was, now) for was, now in self.pairs if was.name == now.name]
        self.kept = {now.number for _, now in self.pairs}

    def tell(self) -> Iterator[str]:
        """What is to be seen; when that is nothing, the actions that were spent."""
        told = list(self._told())
        yield from told or self._spent()

    def _told(self) -> Iterator[str]:
        """In the order in which a player would tell it, as far as that can be known."""
        yield from self._draft()
        yield from self._cards()
        yield from self._plot()
        yield from self._deeds()
        yield from self._fight()
        yield from self._rolls()
        yield from self._moves()
        yield from self._doors()
        yield from self._search()
        yield from self._tokens()
        for was, now in self.pairs:
            yield from self._figure(was, now)
        for was, now in zip(self.old.heroes, self.new.heroes, strict=True):
            yield from self._hero(was, now)
        yield from self._overlord()
        yield from self._campaign()
        yield from self._stage()
        if self.new.over and not self.old.over:
            yield result(self.new)

    # --- before the quest

    def _draft(self) -> Iterator[str]:
        for was, now in zip(self.old.heroes, self.new.heroes, strict=True):
            if was.hero < 0 <= now.hero:
                yield f"hero_{now.place} is {self.book.heroes[now.hero].name}"
            if was.cls < 0 <= now.cls:
                yield f"{self.voice.hero(now.place)} is a {self.book.classes[now.cls]}"

    # --- cards

    def _cards(self) -> Iterator[str]:
        """Overlord cards that came into the discard pile; a shuffle empties the pile."""
        old, new = self.old.dark, self.new.dark
        if self.old.quest != self.new.quest:
            return
        if new.deck > old.deck and sum(new.discard) < sum(old.discard):
            yield "the discarded Overlord cards are shuffled into a new deck"
            return
        lost = Counter(dict(enumerate(new.discard))) - Counter(dict(enumerate(old.discard)))
        if lost:
            names = [self.book.overlord_cards[card].name for card in lost.elements()]
            revealed = any(card in old.aside for card in lost)
            verb = "discard" if revealed or self._discards() else "play"
            yield f"{self.voice.does(0, verb)} {listing(names)}"

    def _discards(self) -> bool:
        """Whether a card was asked for to be discarded."""
        q = self.old.question
        return q is not None and q.kind in (Ask.ASK_CARD, Ask.ASK_TRAVEL)

    def _plot(self) -> Iterator[str]:
        for card, was, now in zip(self.book.plot_cards, self.old.dark.plot, self.new.dark.plot, strict=True):
            if was == now or was < 0 or now < 0:
                continue
            if now == state.PLOT_EXHAUSTED:
                yield f"{self.voice.does(0, 'exhaust')} {card.name}"
            elif now == state.PLOT_FACEDOWN:
                yield f"{card.name} goes back to the Plot deck"
            elif was == state.PLOT_FACEDOWN:
                yield f"{self.voice.does(0, 'buy')} {card.name}"
            else:
                yield f"{card.name} is refreshed"

    def _deeds(self) -> Iterator[str]:
        """Skills, feats, items, abilities that are used now and were not under way before."""

        def under_way(p: Position) -> Counter[tuple[int, int]]:
            return Counter(
                (frame.source, frame.target)
                for frame in p.stack
                if frame.kind == Task.USE and frame.source >= 0
            )

        for who, deed in (under_way(self.new) - under_way(self.old)).elements():
            if deed < state.D_CARD or state.D_SPECIAL <= deed < state.D_MOVE or deed in QUEST_DEEDS:
                yield f"{self.voice.figure(who)} uses {self.voice.deed(deed)}"

    # --- attacks, tests

    def _fight(self) -> Iterator[str]:
        """An attack that has begun or gone on, or that is over already."""
        old, new = self.old.attack or self.old.last, self.new.attack or self.new.last
        if new is None or new == old:
            return
        begun = old is None or self.old.attack is None or _whose(old) != _whose(new)
        if begun and new.target >= 0:
            yield next((self.voice if self._there(new) else Voice(self.old)).fight(new))
        if new.rolled and (begun or old is None or not old.rolled or old.dice != new.dice):
            again = old is not None and old.rolled and not begun
            yield f"the attack roll {'becomes' if again else 'is'} {self.voice.dice(new.dice)}"
        if new.missed and (begun or old is None or not old.missed):
            yield "the attack misses"
        before = {pool.figure: pool.dice for pool in old.pools} if old and not begun and old.rolled else {}
        for pool in new.pools:
            if new.rolled and pool.dice and before.get(pool.figure) != pool.dice:
                yield f"the defence roll of {self.voice.figure(pool.figure)} is {self.voice.dice(pool.dice)}"

    def _there(self, attack: Attack) -> bool:
        """Whether the target is still on the map."""
        figure = self.new.figure(attack.target)
        return figure is not None and figure.standing

    def _rolls(self) -> Iterator[str]:
        old, new = self.old.roll or self.old.last_roll, self.new.roll or self.new.last_roll
        if new and new.dice and new != old:
            yield self.voice.rolled(new)

    # --- the map

    def _moves(self) -> Iterator[str]:
        if not self.same:
            yield from self._encounter()
            return
        for was, now in self.pairs:
            here = now.walker if now.walker >= 0 else now.cell
            there = was.walker if was.walker >= 0 else was.cell
            if now.standing and (here != there or not was.standing) and here >= 0:
                yield f"{now.name} {self._verb(was, now)} {self.voice.at(here)}"
        for figure in self.new.figures:
            if figure.number not in self.kept and figure.standing and figure.cell >= 0:
                yield f"{self.voice.placed(figure.number)} appears"
        after = {figure.number: figure for figure in self.new.figures}
        for figure in self.old.figures:
            gone = figure.number not in self.kept or after[figure.number].life != figure.life
            if figure.standing and gone:
                yield from self._gone(figure, after.get(figure.number))

    def _verb(self, was: Figure, now: Figure) -> str:
        if was.life == Life.DOWN:
            return "stands up at"
        return "moves to" if was.standing else "enters at"

    def _gone(self, was: Figure, now: Figure | None) -> Iterator[str]:
        if now is None or now.name != was.name or now.life in (Life.DEAD, Life.ABSENT):
            yield f"{was.name} is {'defeated' if not was.hero else 'removed'}"
        elif now.life == Life.DOWN:
            yield f"{now.name} is knocked out"
        elif now.life == Life.LEFT_MAP:
            yield f"{now.name} leaves the map"
        elif now.life == Life.HIDDEN:
            yield f"{now.name} is off the map"

    def _encounter(self) -> Iterator[str]:
        """Another encounter, or none."""
        if self.new.sheet and self.old.encounter != self.new.encounter:
            yield f"the encounter is {self.new.sheet.name}"

    def _doors(self) -> Iterator[str]:
        if not self.same:
            return
        for was, now in zip(self.old.doors, self.new.doors, strict=False):
            name = f"the {self.voice.door(now.number)}"
            if now.open != was.open:
                yield f"{name} is {'opened' if now.open else 'closed'}"
            elif now.marks > was.marks:
                yield f"{name} gets a mark"
        if self.new.key and not self.old.key:
            yield "the heroes hold the key"

    def _search(self) -> Iterator[str]:
        """Search cards drawn and discarded."""
        old, new = self.old.search, self.new.search
        if new.drawn >= 0 and new.drawn != old.drawn:
            yield f"the Search card drawn is {self.book.search_cards[new.drawn].name}"
        elif self.same:
            gained = Counter(dict(enumerate(new.discard))) - Counter(dict(enumerate(old.discard)))
            yield from (f"{self.book.search_cards[card].name} is discarded" for card in gained.elements())
        if new.aside >= 0 and old.aside < 0:
            yield f"{self.book.search_cards[new.aside].name} is set aside"

    def _tokens(self) -> Iterator[str]:
        if not self.same or self.old.phase == Phase.PHASE_SETUP:
            return
        before = {token.number: token for token in self.old.tokens}
        for token in self.new.tokens:
            was = before.pop(token.number, None)
            if was:
                yield from self._token(was, token)
            else:
                yield f"{self.voice.token(token.number)} is laid"
        for number in before:
            yield f"{Voice(self.old).token(number)} is removed"

    def _token(self, was: Token, token: Token) -> Iterator[str]:
        name = self.voice.token_name(token.number)
        if token.holder >= 0 and token.holder != was.holder:
            yield f"{self.voice.figure(token.holder)} takes {name}"
        elif token.holder < 0 and (was.holder >= 0 or token.cell != was.cell):
            yield f"{name} lies at {self.voice.at(token.cell)}"
        looks = shown(self.new, token)
        if looks and looks != shown(self.old, was):
            yield f"{name} is {looks} now"

    # --- figures

    def _figure(self, was: Figure, now: Figure) -> Iterator[str]:
        if now.life in (Life.DEAD, Life.ABSENT, Life.LEFT_MAP) or was.life in (Life.DEAD, Life.ABSENT):
            return
        if now.damage > was.damage:
            yield f"{now.name} suffers {now.damage - was.damage} damage ({now.damage} of {now.health})"
        elif now.damage < was.damage:
            yield f"{now.name} recovers {was.damage - now.damage} damage ({now.damage} of {now.health})"
        yield from _words(now.name, conditions(was.conditions), conditions(now.conditions))
        if now.rank != was.rank and now.rank == Rank.MASTER:
            yield f"{was.name} is a master now"
        if now.relic >= 0 and was.relic < 0:
            yield f"{now.name} gets {self.book.dark_relics[now.relic].name}"

    def _hero(self, was: Hero, now: Hero) -> Iterator[str]:
        if was.hero != now.hero or now.hero < 0:
            return
        name = self.voice.hero(now.place)
        if now.fatigue > was.fatigue:
            yield f"{name} suffers {now.fatigue - was.fatigue} fatigue ({now.fatigue} of {now.stamina})"
        elif now.fatigue < was.fatigue:
            yield f"{name} recovers {was.fatigue - now.fatigue} fatigue ({now.fatigue} of {now.stamina})"
        if now.fortune > was.fortune:
            yield f"{name} gets {count(now.fortune - was.fortune, 'fortune token')}"
        elif now.fortune < was.fortune:
            yield f"{name} spends {count(was.fortune - now.fortune, 'fortune token')}"
        learnt = [self.voice.skill(now.place, k) for k in sorted(now.skills - was.skills)]
        if learnt and was.cls == now.cls:
            yield f"{name} learns {listing(learnt)}"
        used = [self.voice.skill(now.place, k) for k in sorted(now.exhausted - was.exhausted)]
        if used:
            yield f"{name} exhausts {listing(used)}"
        if now.feat and not was.feat:
            yield f"{name} uses the feat"
        if now.rested and not was.rested:
            yield f"{name} rests"
        if now.monkey != was.monkey:
            yield f"{name} is {'a monkey' if now.monkey else 'no longer a monkey'}"
        if now.threat and not was.threat:
            yield f"{self.voice.does(0, 'take')} threat for {name}"
        yield from self._belongings(name, was, now)

    def _belongings(self, name: str, was: Hero, now: Hero) -> Iterator[str]:
        """Items and Search cards gained, lost, used; what is put on and taken off."""
        before = Counter(carried.item for carried in was.items)
        after = Counter(carried.item for carried in now.items)
        if gained := after - before:
            yield f"{name} gains {listing(self.book.items[item].name for item in gained.elements())}"
        if lost := before - after:
            yield f"{name} loses {listing(self.book.items[item].name for item in lost.elements())}"
        worn = {(carried.place, carried.item): carried for carried in was.items}
        for carried in now.items:
            old = worn.get((carried.place, carried.item))
            if old is None:
                continue
            item = self.book.items[carried.item].name
            if carried.equipped != old.equipped:
                yield f"{name} {'equips' if carried.equipped else 'takes off'} {item}"
            if carried.exhausted and not old.exhausted:
                yield f"{name} exhausts {item}"
        for card, (up, old_up, down, old_down) in enumerate(
            zip(now.faceup, was.faceup, now.facedown, was.facedown, strict=True)
        ):
            title = self.book.search_cards[card].name
            if down > old_down:
                yield f"{name} uses {title}"
            elif up > old_up:
                yield f"{name} gains {title}"
            elif up + down < old_up + old_down:
                yield f"{name} loses {title}"

    # --- the overlord and the course of the game

    def _overlord(self) -> Iterator[str]:
        old, new, voice = self.old.dark, self.new.dark, self.voice
        for what, was, now in (("threat", old.threat, new.threat), ("experience", old.xp, new.xp)):
            if now != was:
                verb = "gain" if now > was else "spend"
                yield f"{voice.does(0, verb)} {abs(now - was)} {what} ({now} now)"
        if new.cursed > old.cursed:
            yield f"{voice.does(0, 'lay')} 1 threat onto Cursed Treasure"
        if new.hand_n > old.hand_n:
            yield f"{voice.does(0, 'draw')} {self._drawn()}"
        elif new.hand_n < old.hand_n and self.old.quest == self.new.quest and not self._played():
            yield f"the overlord's hand shrinks to {count(new.hand_n, 'card')}"

    def _played(self) -> bool:
        return sum(self.new.dark.discard) > sum(self.old.dark.discard)

    def _drawn(self) -> str:
        old, new = self.old.dark, self.new.dark
        fresh = Counter(dict(enumerate(new.hand))) - Counter(dict(enumerate(old.hand)))
        if self.new.seat == 0 and fresh.total() == new.hand_n - old.hand_n:
            return listing(self.book.overlord_cards[card].name for card in fresh.elements())
        return count(new.hand_n - old.hand_n, "card")

    def _campaign(self) -> Iterator[str]:
        old, new = self.old.campaign, self.new.campaign
        if new.gold != old.gold:
            yield f"the heroes {'gain' if new.gold > old.gold else 'spend'} {abs(new.gold - old.gold)} gold"
        for relic in sorted(new.relics - old.relics):
            yield f"the heroes win {self.book.items[setup.FIRST_RELIC + relic].name}"
        for relic in sorted(self.new.dark.relics - self.old.dark.relics):
            yield f"{self.voice.does(0, 'win')} {self.book.dark_relics[relic].name}"
        if new.won[0] > old.won[0]:
            yield "the heroes have won the quest"
        elif new.won[1] > old.won[1]:
            yield "the overlord has won the quest"
        if set(new.offer) - set(old.offer):
            items = (self.book.items[item].name for item in new.offer if item not in old.offer)
            yield f"the shop offers {listing(items)}"

    def _stage(self) -> Iterator[str]:
        old, new = self.old, self.new
        if self.same:
            before, after = list(counted(old)), list(counted(new))
            yield from (text for text in after if text not in before and not text.endswith(" key"))
            if new.ended and not old.ended:
                yield _outcome(new)
        if new.over:
            return
        if new.quest != old.quest and new.quest >= 0:
            yield f"the quest {self.book.quests[new.quest].name} begins"
        if new.round > old.round and self.same:
            yield f"round {new.round} begins"
        if new.phase not in (old.phase, Phase.PHASE_START):
            yield f"the {PHASES[Phase(new.phase)]} begins"
        if new.acting >= 0 and new.acting != old.acting:
            yield f"it is the turn of {self.voice.hero(new.acting)}"
        if new.activating >= 0 and new.activating != old.activating:
            yield f"{self.voice.figure(new.activating)} is activated"

    def _spent(self) -> Iterator[str]:
        """Actions and movement points that show nowhere else."""
        if self.old.round != self.new.round or self.new.attack is not None:
            return
        for was, now in self.pairs:
            if now.actions < was.actions:
                yield f"{now.name} has spent {_counted(was.actions - now.actions)}"


def _whose(attack: Attack) -> tuple[int, ...]:
    return attack.attacker, attack.target, attack.weapon, attack.how, attack.special


def _outcome(p: Position) -> str:
    who = {Winner.HEROES: "the heroes win", Winner.OVERLORD: "the overlord wins"}
    return f"{who.get(Winner(p.encounter_winner), 'nobody wins')} the encounter"


def _counted(n: int) -> str:
    return "an action" if n == 1 else f"{n} actions"


def _words(name: str, old: Sequence[str], new: Sequence[str]) -> Iterator[str]:
    """Conditions that begin and end."""
    if begun := [word for word in new if word not in old]:
        yield f"{name} becomes {listing(begun)}"
    if ended := [word for word in old if word not in new]:
        yield f"{name} is no longer {listing(ended)}"
