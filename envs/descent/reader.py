"""Reads Views back into a Position, column by column as the layout names them."""

from collections.abc import Iterator, Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from ..core.game import View
from ..core.layout import Layout
from . import setup, state
from .book import Book
from .columns import GOLD, LEAST_WEAPON, N_FRAME_KINDS, N_TRACK, NUMBERS, UNITS
from .geometry import MAX_HEIGHT, MAX_WIDTH
from .position import (
    Attack,
    Campaign,
    Carried,
    Dark,
    Door,
    Figure,
    Frame,
    Group,
    Hero,
    Pool,
    Position,
    Roll,
    Search,
    SurgeOption,
    Token,
    figure_name,
)
from .state import Life, Phase, Rank, Stage, Winner

Row = Mapping[str, float]
N_TOKENS = state.FIRST_QUEST_TOKEN + state.N_QUEST_TOKENS
N_DIE_FACES, N_SURGE_CODES, BITS = 36, 28, 16
PHASES = ("start", "setup", "heroes", "overlord", "campaign")
MODES = ("encounter", "quest", "campaign")
CONDITIONS = ("poisoned", "diseased", "stunned", "immobilized")
ATTRIBUTES = ("might", "knowledge", "willpower", "awareness")
LIVES = {
    0.0: Life.ABSENT,
    1.0: Life.STANDING,
    0.5: Life.DOWN,
    0.25: Life.HIDDEN,
    -0.5: Life.LEFT_MAP,
    -1.0: Life.DEAD,
}
DEEDS = {
    "skill": state.D_SKILL,
    "feat": state.D_FEAT,
    "ability": state.D_ABILITY,
    "item": state.D_ITEM,
    "search_card": state.D_SEARCH_CARD,
    "card": state.D_CARD,
    "plot": state.D_PLOT,
    "special": state.D_SPECIAL,
    "relic": state.D_RELIC,
    "other": state.D_MOVE,
}
"""The first of each kind."""
EQUIPPED, TURNED = 1, 2
"""Bits of the state of an item, less 1."""


class Reader:
    """Reads Views of the game."""

    def __init__(self, book: Book, layout: Layout) -> None:
        self.book = book
        self._columns = {name: layout[name].labels[-1] for name in layout if layout[name].labels}

    def read(self, view: View) -> Position:
        """What the View says, all of it."""
        return _Reading(self.book, self._columns, view).position()


class _Reading:
    """One View on its way to a Position."""

    def __init__(self, book: Book, columns: Mapping[str, Sequence[str]], view: View) -> None:
        self.book, self.view, self._columns = book, view, columns
        self.options, self.course = self._row("options"), self._row("course")
        self.players = next(n for n in (2, 3, 4) if self.options[f"heroes_{n}"])
        self.encounter = _index(view["encounter"])
        self.sheet = book.encounters[self.encounter] if self.encounter >= 0 else None
        self.seat = _index(view["me"])
        self.bodies = self._rows("figures")

    def _row(self, field: str) -> Row:
        return dict(zip(self._columns[field], self.view[field].tolist(), strict=True))

    def _rows(self, field: str) -> list[Row]:
        return self._named(field, self.view[field].tolist())

    def _named(self, field: str, rows: Sequence[Sequence[float]]) -> list[Row]:
        return [dict(zip(self._columns[field], row, strict=True)) for row in rows]

    def position(self) -> Position:
        course, attack, roll = self.course, self._attack(), self._roll()
        fighting, rolling = self._row("attack")["under_way"], self._row("roll")["under_way"]
        return Position(
            book=self.book,
            seat=self.seat,
            mode=next(k for k, name in enumerate(MODES) if self.options[name]),
            plot_deck=bool(self.options["plot_deck"]),
            heroes=tuple(self._heroes()),
            figures=tuple(self._figures()),
            tokens=tuple(self._tokens()),
            doors=tuple(self._doors()),
            groups=tuple(self._groups()),
            dark=self._dark(),
            search=self._search(),
            campaign=self._campaign(),
            encounter=self.encounter,
            quest=self._quest(),
            act=int(course["act"]),
            phase=Phase(next((k for k, name in enumerate(PHASES) if course[name]), 0)),
            round=_count(course["round"]),
            acting=next((h for h in range(self.players) if self.bodies[h]["turn"]), -1),
            activating=self._activating(),
            key=bool(course["key"]),
            counters=tuple(_number(course[f"counter_{i}"]) for i in range(1, state.N_COUNTERS + 1)),
            carry=(_count(course["carry_1"]), _count(course["carry_2"])),
            knockouts=_count(course["knockouts"]),
            passed=int(course["passed"]),
            attack=attack if fighting else None,
            roll=roll if rolling else None,
            last=None if fighting else attack,
            last_roll=None if rolling else roll,
            stack=tuple(self._stack()),
            over=bool(course["over"]),
            winner=self._winner("won"),
            encounter_winner=self._winner("encounter"),
            ended=bool(course["ended"]),
        )

    def _winner(self, of: str) -> Winner:
        if self.course[f"{of}_heroes"]:
            return Winner.HEROES
        return Winner.OVERLORD if self.course[f"{of}_overlord"] else Winner.NOBODY

    def _quest(self) -> int:
        return next((q for q, row in enumerate(self._rows("quests")) if row["now"]), -1)

    def _activating(self) -> int:
        monsters = range(state.FIRST_MONSTER, state.N_FIGURES)
        return next((u for u in monsters if self.bodies[u]["turn"]), -1)

    def _cell(self, x: float, y: float) -> int:
        """The space at (x + 1) / 23, (y + 1) / 17; -1: none."""
        if self.sheet is None or not x:
            return -1
        return self.sheet.plan.cell(round(x * MAX_WIDTH) - 1, round(y * MAX_HEIGHT) - 1)

    # --- figures

    def _figures(self) -> Iterator[Figure]:
        monsters = self._rows("monsters")
        for number, row in enumerate(self.bodies):
            more = monsters[number - state.FIRST_MONSTER] if number >= state.FIRST_MONSTER else None
            kind = _part(more["kind"], setup.N_KINDS) if more else -1
            if not row["life"] and kind < 0 and number >= self.players:
                continue
            rank = Rank(max(_part(more["rank"], len(Rank)), 0)) if more else Rank.MINION
            group = _part(more["group"], state.MAX_NOW_GROUPS) if more else -1
            form = 3 + round(9 * more["form"]) if more else 4
            hero = _index(self.view["sheets"][number]) if number < state.MAX_HEROES else -1
            health = _count(row["health"])
            bits = round(256 * more["tokens"]) if more else 0
            yield Figure(
                number=number,
                name=figure_name(self.book, self.sheet, number, hero=hero, kind=kind, rank=rank, group=group),
                life=LIVES[row["life"]],
                cell=self._cell(row["x"], row["y"]),
                w=(form - 1) // 3,
                h=1 + (form - 1) % 3,
                kind=kind,
                rank=rank,
                group=group,
                damage=health - _count(row["left"]),
                health=health,
                conditions=sum(1 << i for i, name in enumerate(CONDITIONS) if row[name]),
                points=_count(row["points"]),
                actions=_count(row["actions"]),
                attacks=_count(row["attacks"]),
                activated=bool(row["activated"]),
                loot=tuple(i for i in range(state.N_SEARCH_TOKENS) if bits >> i & 1),
                carries=_part(row["carries"], N_TOKENS),
                relic=_part(more["relic"], setup.N_RELICS) if more else -1,
                walker=_part(more["walker"], state.N_SPACES) if more else -1,
                air=bool(more and more["air"]),
                slippery=bool(more and more["slippery"]),
                returned=bool(more and more["returned"]),
            )

    def _heroes(self) -> Iterator[Hero]:
        carried, potions = self.view["carried"].tolist(), self.view["potions"].tolist()
        for place, row in enumerate(self._rows("heroes")[: self.players]):
            cards = self._named("potions", potions[place])
            skills = self.view["skills"][place]
            stamina = _count(row["stamina"])
            yield Hero(
                place=place,
                hero=_index(self.view["sheets"][place]),
                cls=_index(self.view["classes"][place]),
                fatigue=stamina - _count(row["energy"]),
                stamina=stamina,
                xp=_count(row["xp"]),
                fortune=_count(row["fortune"]),
                skills=frozenset(np.flatnonzero(skills).tolist()),
                exhausted=frozenset(np.flatnonzero(skills == 0.5).tolist()),
                items=tuple(self._carried(self._named("carried", carried[place]))),
                faceup=tuple(_count(card["faceup"]) for card in cards),
                facedown=tuple(_count(card["facedown"]) for card in cards),
                feat=bool(row["feat"]),
                done=bool(row["done"]),
                rested=bool(row["rested"]),
                extra=bool(row["extra"]),
                monkey=bool(row["monkey"]),
                despair=bool(row["despair"]),
                faith=_count(row["faith"]),
                fury=_count(row["fury"]),
                threat=bool(row["threat"]),
                challenged=_part(row["challenged"], state.N_FIGURES),
                token=_part(row["token"], state.N_SPACES),
            )

    def _carried(self, rows: Sequence[Row]) -> Iterator[Carried]:
        for place, row in enumerate(rows):
            if row["item"]:
                bits = round(BITS * row["state"]) - 1
                yield Carried(
                    place=place,
                    item=_part(row["item"], setup.N_ITEMS),
                    equipped=bool(bits & EQUIPPED),
                    exhausted=bool(bits & TURNED),
                )

    # --- what lies on the map

    def _tokens(self) -> Iterator[Token]:
        for number, row in enumerate(self._rows("tokens")):
            if row["life"]:
                face = round(2 * row["face"])
                turned = face and number >= state.FIRST_QUEST_TOKEN
                yield Token(
                    number=number,
                    cell=self._cell(row["x"], row["y"]),
                    face=face,
                    holder=_part(row["holder"], state.N_FIGURES),
                    identity=_count(row["identity"]) if turned else -1,
                    marks=_count(row["marks"]),
                )

    def _doors(self) -> Iterator[Door]:
        for number, row in enumerate(self._rows("doors")):
            if row["kind"]:
                yield Door(number=number, open=bool(row["open"]), marks=_count(row["marks"]))

    def _groups(self) -> Iterator[Group]:
        for number, row in enumerate(self._rows("groups")):
            kind = _index(self.view["kinds"][number])
            if kind >= 0 or any(row.values()):
                yield Group(
                    number=number,
                    kind=kind,
                    open=bool(row["open"]),
                    under_way=1 if row["under_way"] else 2 if row["finished"] else 0,
                    agent=bool(row["agent"]),
                )

    # --- the overlord, decks, the campaign

    def _dark(self) -> Dark:
        course, cards, relics = self.course, self._rows("cards"), self._rows("relics")
        rises = course["rise_kind"] > 0

        def counts(column: str) -> tuple[int, ...]:
            return tuple(_count(row[column]) for row in cards)

        return Dark(
            xp=_count(course["xp"]),
            threat=_count(course["threat"]),
            cursed=_count(course["cursed"]),
            plot=tuple(self._plot()),
            bought=counts("bought"),
            bought_n=_count(course["bought"]),
            hand=counts("hand"),
            hand_n=_count(course["hand"]),
            discard=counts("discard"),
            deck=_count(course["deck"]),
            known=tuple(_parts(self.view["deck_top"], setup.N_OVERLORD)),
            aside=tuple(_parts(self.view["looked_at"], setup.N_OVERLORD)),
            misery=bool(course["misery"]),
            relics=frozenset(r for r, row in enumerate(relics) if row["overlord"]),
            relics_exhausted=frozenset(r for r, row in enumerate(relics) if row["turned"]),
            rise=_part(course["rise_kind"], setup.N_KINDS),
            rise_cell=_part(course["rise_space"], state.N_SPACES) if rises else -1,
        )

    def _plot(self) -> Iterator[int]:
        for row in self._rows("plot"):
            if not self.options["plot_deck"]:
                yield -1
            elif row["ready"]:
                yield state.PLOT_READY
            else:
                yield state.PLOT_EXHAUSTED if row["exhausted"] else state.PLOT_FACEDOWN

    def _search(self) -> Search:
        rows = self._rows("search")
        places = self.view["search_deck"].tolist()
        return Search(
            deck=_count(self.course["search_deck"]),
            known=tuple((k, _part(card, setup.N_SEARCH)) for k, card in enumerate(places) if card),
            discard=tuple(_count(row["discard"]) for row in rows),
            drawn=next((card for card, row in enumerate(rows) if row["drawn"]), -1),
            aside=next((card for card, row in enumerate(rows) if row["aside"]), -1),
        )

    def _campaign(self) -> Campaign:
        course, relics, shop = self.course, self._rows("relics"), self._rows("shop")
        return Campaign(
            track=round(N_TRACK * course["track"]),
            gold=round(GOLD * course["gold"] / (1 - course["gold"])),
            played=frozenset(q for q, row in enumerate(self._rows("quests")) if row["before"]),
            won=(_count(course["quests_heroes"]), _count(course["quests_overlord"])),
            relics=frozenset(r for r, row in enumerate(relics) if row["heroes"]),
            offer=tuple(setup.FIRST_SHOP + i for i, row in enumerate(shop) if row["on_offer"]),
            quest_winner=self._winner("quest"),
        )

    # --- what is asked and under way

    def _stack(self) -> Iterator[Frame]:
        for row in self._rows("stack"):
            if row["kind"]:
                yield Frame(
                    kind=_part(row["kind"], N_FRAME_KINDS),
                    owner=_number(row["owner"]),
                    source=_number(row["source"]),
                    target=_number(row["target"]),
                    count=_number(row["count"]),
                    step=_number(row["step"]),
                )

    def _attack(self) -> Attack | None:
        row = self._row("attack")
        attackers = [u for u, body in enumerate(self.bodies) if body["attacker"]]
        if not attackers:
            return None
        dice = tuple(_parts(self.view["dice"], N_DIE_FACES))
        return Attack(
            attacker=attackers[0],
            target=self._affected(1),
            second=self._affected(0.75),
            weapon=_part(row["weapon"], state.N_CARRIED - LEAST_WEAPON + 1) + LEAST_WEAPON,
            how=self._how(),
            ranged=bool(row["ranged"]),
            range_needed=_count(row["range_needed"]),
            dice=dice,
            rolled=bool(dice) and not 0 <= _part(row["stage"], Stage.ST_OVER + 1) <= Stage.ST_ROLL,
            surges=_count(row["surges"]),
            damage=_number(row["damage"]),
            range=_number(row["range"]),
            pierce=_count(row["pierce"]),
            options=tuple(self._options()),
            pools=tuple(self._pools()),
            missed=bool(row["missed"]),
        )

    def _affected(self, how: float) -> int:
        return next((u for u, body in enumerate(self.bodies) if body["affected"] == how), -1)

    def _how(self) -> int:
        """The Deed that the attack belongs to; -1: none."""
        row = self._row("how")
        first = next((first for name, first in DEEDS.items() if row[name]), -1)
        return first + _part(row["number"], setup.N_SKILLS) if first >= 0 else -1

    def _options(self) -> Iterator[SurgeOption]:
        """Up to the last that there is; the first place of a monster's is empty."""
        rows = self._rows("surges")
        n = max((place + 1 for place, row in enumerate(rows) if row["code_1"]), default=0)
        for row in rows[:n]:
            codes = [round(N_SURGE_CODES * row[f"code_{k}"]) for k in (1, 2)]
            effects = tuple((code, _count(row[f"n_{k}"])) for k, code in enumerate(codes, 1) if code)
            yield SurgeOption(_count(row["cost"]), effects, bool(row["bought"]))

    def _pools(self) -> Iterator[Pool]:
        for row in self._rows("pools"):
            if row["figure"]:
                dice = [row[f"die_{i}"] for i in range(1, state.N_POOL + 1)]
                yield Pool(
                    figure=_part(row["figure"], state.N_FIGURES),
                    dice=tuple(_part(die, N_DIE_FACES) for die in dice if die),
                    bonus=_count(row["bonus"]),
                )

    def _roll(self) -> Roll | None:
        row = self._row("roll")
        if not row["die_1"]:
            return None
        dice = [row[f"die_{i}"] for i in (1, 2, 3)]
        return Roll(
            who=_part(row["who"], state.N_FIGURES + 1) - 1,
            attribute=next((k for k, name in enumerate(ATTRIBUTES) if row[name]), -1),
            modifier=_number(row["modifier"]),
            dice=tuple(_part(die, N_DIE_FACES) for die in dice if die),
        )


def _index(values: NDArray[np.generic]) -> int:
    """The place of the first that is set, or -1."""
    found = np.flatnonzero(values)
    return int(found[0]) if found.size else -1


def _part(value: float, whole: int) -> int:
    """The number that was written as (number + 1) / whole; -1: none."""
    return round(value * whole) - 1


def _parts(values: NDArray[np.float32], whole: int) -> list[int]:
    """The numbers so written, those that there are."""
    return [_part(value, whole) for value in values.tolist() if value]


def _count(value: float) -> int:
    """The number that was written as n / (n + UNITS)."""
    return round(UNITS * value / (1 - abs(value)))


def _number(value: float) -> int:
    """The number that was written as x / (|x| + NUMBERS)."""
    return round(NUMBERS * value / (1 - abs(value)))
