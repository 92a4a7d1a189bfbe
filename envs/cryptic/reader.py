"""Reads Views back into a Position, column by column as the layout names them."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..core.game import View
from ..core.layout import Layout
from . import setup, state
from .book import Book, Piece
from .columns import MOST_CHANGE, N_PLACES, NUMBERS, UNITS
from .position import Board, Carried, Deed, Goddess, Grid, Position, Question, Structure, Unit, mark, squad
from .state import Ask, Life, Phase, Task, Winner

Row = Mapping[str, float]
N_SEATS = 4
REFS = 68
SPACES = 688
MOST_SOULS, MOST_BONES, MOST_CARDS, MOST_ROUNDS, MOST_ITEMS = 20, 3, 20, 40, 5
PHASES = ("setup", "upkeep", "cryptonauts", "goddess", "cleanup")
GODDESSES = ("skz", "gor", "myc")
BOARDS = ("tomb", "cave", "hall", "bog", "mirror", "citadel")
STATUSES = {"infection": "infected", "entombed": "Entombed", "vendetta": "Vendetta", "burning": "burning"}
CHECKS = {"aim": "Aim", "cast": "Cast", "stamina": "Stamina"}
WORDS = (
    *(
        "ambush",
        "attune",
        "demigoddess",
        "ethereal",
        "fearsome",
        "floating",
        "grapple",
        "haste",
        "knockback",
        "reach",
    ),
    *("slow", "smiting", "piercing", "unyielding"),
)
"""Modifiers, as `current` names them."""
THINGS = {1: setup.ARTIFACT, 0.75: setup.RELIC, 0.5: setup.SOUL, 0.25: setup.BONE}
PLATES = {0.75: setup.TRAP, 0.5: setup.TRAP | setup.FIRED}
TERRAIN = {
    -1: setup.WALL,
    -0.5: setup.PIT,
    0.25: setup.SPECIAL,
    0.125: setup.ENTRANCE_1,
    0.0625: setup.ENTRANCE_2,
}
REMAINS = {8: setup.CORPSE, 4: setup.SKULL, 2: setup.CRYSTAL, 1: setup.RUBBLE}
"""By the share of a sixteenth."""
KINDS = 50
"""Questions and tasks together."""
TURNS = (Task.TURN, Task.INTERRUPT, Task.ACTIVATION)
ABOUT_A_PIECE = (Ask.ASK_TARGET, Ask.ASK_TRIGGER, Ask.ASK_SPACE, Ask.ASK_DIRECTION, Ask.ASK_OPTION)
TRADED = ("knowledge", "soul", "bone", "codex")


class Reader:
    """Reads Views of the game."""

    def __init__(self, book: Book, layout: Layout) -> None:
        self.book = book
        self._columns = {name: layout[name].labels[-1] for name in layout if layout[name].labels}
        self._planes = layout["boards"].labels[0]

    def read(self, view: View) -> Position:
        """What the View says, all of it."""
        return _Reading(self.book, self._columns, self._planes, view).position()


class _Reading:
    """One View on its way to a Position."""

    def __init__(
        self, book: Book, columns: Mapping[str, Sequence[str]], planes: Sequence[str], view: View
    ) -> None:
        self.book, self.view, self._columns = book, view, columns
        self.options, self.course, self.asked = self._row("options"), self._row("course"), self._row("asked")
        self.slots, self.cards = self._rows("slots"), self._rows("cards")
        self.current, self.items = self._rows("current"), self._rows("items")
        self.planes = dict(zip(planes, view["boards"], strict=True))
        subs = 2 if self.options["sub_realms_2"] else int(self.options["sub_realms_1"])
        self.grid = Grid.of(bool(self.options["quickplay"]), subs)
        self.players = next(n for n in (2, 3, 4) if self.options[f"players_{n}"])
        self.seat = _index(view["me"])
        self.frame = self._rows("stack")[0]
        self.ask = _index(view["question"])
        self.goddess = next((k for k, name in enumerate(GODDESSES) if self.course[name]), -1)

    def _row(self, field: str) -> Row:
        return dict(zip(self._columns[field], self.view[field].tolist(), strict=True))

    def _rows(self, field: str) -> list[Row]:
        return [dict(zip(self._columns[field], row, strict=True)) for row in self.view[field].tolist()]

    def position(self) -> Position:
        course = self.course
        units = [*self._cryptonauts(), *self._monsters()]
        known = {unit.number: unit for unit in units}
        return Position(
            book=self.book,
            grid=self.grid,
            seat=self.seat,
            players=self.players,
            boards=tuple(self._boards()),
            terrain=self._terrain(),
            tokens=self._tokens(),
            structures=tuple(self._structures()),
            units=tuple(units),
            goddess=self._goddess(),
            round=round(course["round"] * MOST_ROUNDS),
            phase=Phase(next((k for k, name in enumerate(PHASES) if course[name]), 0)),
            area=self._area(),
            needed=_count(course["knowledge_needed"]),
            home=_count(course["knowledge_home"]),
            acting=self._acting(),
            question=self._question(known),
            deed=self._deed(known),
            card=self._card(),
            peeked=tuple(self._ordered("peeked")),
            artifacts=round(course["artifact_deck"] * setup.N_ARTIFACTS),
            artifact_bottom=tuple(self._ordered("bottom")),
            trap_bottom=tuple(_order(self.view["traps"])),
            encounters=tuple(map(_count, self.view["knowledge"].tolist())),
            ward=bool(course["ward"]),
            banned=tuple(np.flatnonzero(self.view["draft"] < 0).tolist()),
            picked=tuple(np.flatnonzero(self.view["draft"] > 0).tolist()),
            boards_banned=tuple(np.flatnonzero(self.view["banned"]).tolist()),
            traded=tuple(self._traded()),
            over=bool(course["over"]),
            winner=self._winner(),
        )

    def _winner(self) -> Winner:
        if self.course["won_cryptonauts"]:
            return Winner.CRYPTONAUTS
        return Winner.THE_GODDESS if self.course["won_goddess"] else Winner.NOBODY

    def _area(self) -> int:
        """The entrance area, once it is chosen."""
        if self.ask == Ask.ASK_ENTRANCE:
            return 0
        return 1 if self.course["area_1"] else 2 if self.course["area_2"] else 0

    def _acting(self) -> int:
        """Whose Turn, interrupt or activation it is: of several the one that is nested in the others."""
        for row in self._rows("stack"):
            if round(row["kind"] * KINDS) - 1 in TURNS:
                return _number(row["source"])
        return -1

    # --- boards

    def _boards(self) -> Iterator[Board]:
        for row in self.slots[: len(self.grid.widths)]:
            x, y = _place(row["crystal_x"]), _place(row["crystal_y"])
            yield Board(
                board=next((k for k, name in enumerate(BOARDS) if row[name]), -1),
                entered=bool(row["entered"]),
                crystal=self.grid.cell(0, x, y) if x >= 0 else -1,
                progress=(_count(row["progress_1"]), _count(row["progress_2"])),
                done=(bool(row["done_1"]), bool(row["done_2"])),
                relics=round(2 * row["relics"]),
            )

    def _terrain(self) -> list[int]:
        return _decoded(self.planes["terrain"], TERRAIN).tolist()

    def _tokens(self) -> list[int]:
        shares = np.rint(16 * self.planes["remains"]).astype(int)
        bits = _decoded(self.planes["terrain"], PLATES) | _decoded(self.planes["thing"], THINGS)
        for share, bit in REMAINS.items():
            bits[shares & share != 0] |= bit
        return bits.tolist()

    def _structures(self) -> Iterator[Structure]:
        for number, row in enumerate(self._rows("structures")):
            if not row["kind"]:
                continue
            kind = round(row["kind"] * setup.N_STRUCTURE_KINDS) - 1
            printed = self.book.structures[kind]
            yield Structure(
                number=number,
                kind=kind,
                name=printed.name,
                cell=self._cell(row),
                size=printed.size,
                health=-1 if row["health"] < 0 else _count(row["health"]),
                most=-1 if printed.health is None else printed.health,
                armor=round(row["armor"] * state.ARMOR_CAP),
                open=bool(row["open"]),
                sealed=bool(row["sealed"]),
                empowered=bool(row["empowered"]),
                codex=bool(row["codex"]),
            )

    def _cell(self, row: Row) -> int:
        x, y = _place(row["x"]), _place(row["y"])
        return self.grid.cell(round(2 * row["slot"]), x, y) if x >= 0 else -1

    # --- units

    def _cryptonauts(self) -> Iterator[Unit]:
        for number, row in enumerate(self._rows("cryptonauts")):
            sheet = _index(self.view["sheets"][number])
            if sheet < 0:
                continue
            seat = next((k for k in (1, 2, 3) if row[f"seat_{k}"]), 1)
            life = Life.DEAD if row["dead"] else Life.TELEPORTED if row["teleported"] else Life.PRESENT
            cell = self._cell(row)
            yield Unit(
                number=number,
                sheet=sheet,
                name=self.book.cryptonauts[sheet].name,
                life=Life.ABSENT if cell < 0 else life,
                cell=cell,
                seat=seat,
                squad=squad(self.players, self.grid.quickplay, number),
                vitae=_count(row["vitae"]),
                max_vitae=_count(row["max_vitae"]),
                stamina=_count(row["stamina"]),
                max_stamina=_count(row["max_stamina"]),
                **self._values(number, self.book.cryptonauts[sheet].cast),
                statuses=tuple(text for name, text in STATUSES.items() if row[name]),
                between=bool(row["between"]),
                retired=bool(row["retired"]),
                prepared=bool(row["prepared"]),
                actions=_count(row["actions"]),
                knowledge=_count(row["knowledge"]),
                souls=round(row["souls"] * MOST_SOULS),
                bones=round(row["bones"] * MOST_BONES),
                codex=bool(row["codex"]),
                charged=(bool(row["charge_1"]), bool(row["charge_2"])),
                items=tuple(self._carried(number)),
                used=frozenset(slot for slot in range(8) if row[f"used_{slot}"]),
                easy=bool(row["light"]),
                notes=tuple(_notes(row)),
            )

    def _monsters(self) -> Iterator[Unit]:
        for k, row in enumerate(self._rows("monsters")):
            if not row["present"]:
                continue
            number = state.FIRST_MONSTER + k
            sheet = next(sheet for sheet in range(setup.N_MONSTER_SHEETS) if row[f"sheet_{sheet}"])
            kind = self.book.monsters[sheet]
            used = {state.S_ATTACK: row["used_attack"], state.S_ABILITY + 3: row["used_master"]}
            used |= {state.S_ABILITY + i: row[f"used_ability_{i}"] for i in range(3)}
            yield Unit(
                number=number,
                sheet=sheet,
                name=kind.name if number == state.GASH else f"{kind.name} {mark(number)}",
                cell=self._cell(row),
                size=kind.size,
                vitae=_count(row["health"]),
                max_vitae=_count(row["max_health"]),
                **self._values(number, None),
                statuses=("burning",) * bool(row["burning"]),
                retired=bool(row["retired"]),
                actions=_count(row["actions"]),
                used=frozenset(slot for slot, value in used.items() if value),
                master=0 if row["master_1"] else 1 if row["master_2"] else -1,
                easy=False,
                notes=("Summoned in this Round",) * bool(row["fresh"]),
            )

    def _values(self, number: int, cast: int | None) -> dict[str, Any]:
        """Attributes and Modifiers as they are now."""
        row = self.current[number]
        return {
            "aim": _count(row["aim"]),
            "cast": None if cast is None else _count(row["cast"]),
            "move": _count(row["move"]),
            "armor": round(row["armor"] * state.ARMOR_CAP),
            "words": tuple(word.capitalize() for word in WORDS if row[word]),
        }

    def _carried(self, number: int) -> Iterator[Carried]:
        for item in _order(self.view["carried"][number]):
            row = self.items[item]
            yield Carried(item, bool(row["charged"]), (bool(row["used"]), bool(row["used_soul"])))

    # --- the Goddess

    def _goddess(self) -> Goddess:
        course = self.course
        copies = (
            [card.copies for card in self.book.goddesses[self.goddess].cards] if self.goddess >= 0 else []
        )

        def counts(column: str) -> tuple[int, ...]:
            return tuple(round(row[column] * n) for row, n in zip(self.cards, copies, strict=False))

        return Goddess(
            number=self.goddess,
            power=_count(course["power"]),
            gain=_count(course["power_gain"]),
            blood=round(course["blood"] * state.MAX_BLOOD),
            hand=counts("hand" if self.seat == 0 else "known"),
            hand_n=_count(course["hand"]),
            limit=_count(course["hand_limit"]),
            deck=round(course["deck"] * MOST_CARDS),
            discard=counts("discard"),
            mastery=counts("mastery"),
            used=frozenset(kind for kind, row in enumerate(self.cards) if row["used"]),
            empower=self._empower(counts("mastery")),
        )

    def _empower(self, masteries: Sequence[int]) -> int:
        """The Power that Empower costs."""
        cards = self.book.goddesses[self.goddess].cards if self.goddess >= 0 else ()
        changes = sum(n * card.empower for n, card in zip(masteries, cards, strict=True))
        return max(0, state.EMPOWER_POWER + changes)

    # --- the question and what is under way

    def _question(self, units: Mapping[int, Unit]) -> Question | None:
        seat = _index(self.view["whom"])
        if self.ask < 0 or seat < 0:
            return None
        source = _number(self.frame["source"])
        unit = units.get(source)
        check = next((text for name, text in CHECKS.items() if self.asked[name]), "")
        return Question(
            ask=Ask(self.ask),
            seat=seat,
            source=source,
            target=_number(self.frame["target"]),
            count=_number(self.frame["count"]),
            step=_number(self.frame["step"]),
            piece=self._piece(unit),
            points=_count(self.asked["points"]),
            check=check,
            against=self._against(unit, check) if unit else 0,
            actions=unit.actions if unit else 0,
            path=bool(self.options["path"]),
        )

    def _against(self, unit: Unit, check: str) -> int:
        """What a reroll must not exceed: it is rolled once the Stamina is paid."""
        change = round(self.current[unit.number]["stamina_check"] * MOST_CHANGE)
        value = {"Aim": unit.aim, "Cast": unit.cast, "Stamina": unit.stamina - 1 + change}.get(check)
        return (value or 0) + round(8 * self.asked["bonus"])

    def _piece(self, unit: Unit | None) -> Piece | None:
        """The Ability, card or Blood item that the question is about."""
        slot, blood = _index(self.view["slot"]), _index(self.view["blood"])
        if self.ask not in ABOUT_A_PIECE:
            return None
        if blood >= 0:
            return self.book.blood[blood].piece
        for kind, row in enumerate(self.cards):
            if row["effect_asked"] or row["mastery_asked"]:
                card = self.book.goddesses[self.goddess].cards[kind]
                return card.effect if row["effect_asked"] else card.mastery
        return self._of_slot(unit, slot) if unit else None

    def _of_slot(self, unit: Unit, slot: int) -> Piece | None:
        items = [carried.item for carried in unit.items]
        known = self.goddess >= 0 and unit.master >= 0
        master = self.book.goddesses[self.goddess].masters[unit.master].ability if known else None
        return self.book.piece(unit.number, unit.sheet, items, slot, master) if slot >= 0 else None

    def _deed(self, units: Mapping[int, Unit]) -> Deed | None:
        row = self._rows("deeds")[0]
        unit = units.get(round(row["unit"] * state.N_UNITS) - 1)
        if not row["unit"] or unit is None:
            return None
        return Deed(
            unit=unit.number,
            verb=round(row["verb"] * 24) - 1,
            piece=self._of_slot(unit, round(row["slot"] * 32) - 1),
            target=round(row["target"] * REFS) - 1,
            cell=round(row["cell"] * SPACES) - 1,
        )

    def _card(self) -> str:
        """The Goddess's card that takes effect."""
        cards = self.book.goddesses[self.goddess].cards if self.goddess >= 0 else ()
        names = (card.name for card, row in zip(cards, self.cards, strict=False) if row["under_way"])
        return next(names, "")

    def _traded(self) -> Iterator[str]:
        """What has changed hands in the Trade under way."""
        for way, text in (("gave", "given"), ("took", "taken")):
            yield from (f"{thing.capitalize()} {text}" for thing in TRADED if self.asked[f"{way}_{thing}"])
        yield from (self.book.items[item].name for item, row in enumerate(self.items) if row["traded"])

    def _ordered(self, column: str) -> list[int]:
        """Artifacts and Relics that have a value in this column, in order."""
        index = self._columns["items"].index(column)
        return _order(self.view["items"][:, index])


def _notes(row: Row) -> Iterator[str]:
    if row["rested"]:
        yield "rested in this Round"
    if row["exhausting"]:
        yield "will be Exhausted"
    if row["bought"]:
        yield "must use the Action just bought"


def _decoded(plane: NDArray[np.float32], codes: Mapping[float, int]) -> NDArray[np.int_]:
    """What the values of a plane stand for; 0: nothing."""
    found = np.zeros(len(plane), int)
    for value, code in codes.items():
        found[plane == value] = code
    return found


def _index(values: NDArray[np.generic]) -> int:
    """The place of the first that is set, or -1."""
    found = np.flatnonzero(values)
    return int(found[0]) if found.size else -1


def _order(values: NDArray[np.float32]) -> list[int]:
    """The places that hold something, the smallest value first."""
    found = np.flatnonzero(values)
    return sorted(found.tolist(), key=lambda k: float(values[k]))


def _place(value: float) -> int:
    """(place + 1) / 20; -1: none."""
    return round(value * N_PLACES) - 1


def _count(value: float) -> int:
    """The number that was written as x / (x + UNITS)."""
    return round(UNITS * value / (1 - abs(value)))


def _number(value: float) -> int:
    """The number that was written as x / (|x| + NUMBERS)."""
    return round(NUMBERS * value / (1 - abs(value)))
