"""Reads Views back into a Position, column by column as the layout names them."""

from collections import Counter
from collections.abc import Iterator, Mapping
from math import ceil
from typing import cast

import numpy as np
from numpy.typing import NDArray

from ..core.game import View
from ..core.layout import Layout
from ..core.speech import count
from . import state
from .cards import Card as CardRow
from .columns import MAX_LP, POINTS, PRESTIGE, UNITS
from .position import Attack, Blow, Book, Claim, Face, Packet, Play, Player, Position, Thing
from .setup import N_FACES
from .state import MAX_HAND, MAX_PLAYERS, N_CARDS, N_STACK, Ask, Cause

Row = Mapping[str, float]
FIRST_RELIC = state.RL01
CAUSES = {
    "by_strike": Cause.BY_STRIKE,
    "by_burst": Cause.BY_BURST,
    "by_glory": Cause.BY_GLORY,
    "by_card": Cause.BY_CARD,
}
SUNK = -1  # of an Encounter: a Boss at the bottom of the stack
OFFERED, USED, SPENT = 1, 0.5, -1  # of a Relic

TARGETS: dict[int, str] = {Ask.ASK_DAMAGE: "target", Ask.ASK_CHALLENGE: "turn"}
"""The column of the player whom a question is about, where it is not `context`."""

# What holds for a player, by column.
NOTES = {
    "muted": "no Action cards this Round",
    "muted_next": "no Action cards next Round",
    "held_off": "no Action cards until the next Initiative draw",
    "barred": "no card to be set this Round",
    "barred_next": "no card to be set next Round",
    "dry_next": "no card drawn next Round",
    "dry": "no card drawn this Round",
    "hermit": "strikes do no damage this Round",
    "asleep": "asleep: strikes do no damage this Round",
    "taker": "Attacks are halved, for having taken the Relic",
    "iron": "damage is 0 in this Encounter",
    "haste": "two cards can be set in Rounds 1 and 2",
    "unlimited": "no maximum hand in this Encounter",
    "blade": "the next Attack gets the bonus of the Blade of Betrayal",
    "liar": "a lie told this Round",
    "refused_me": "refused to be healed by you",
}
# The same, with how often it holds.
COUNTED_NOTES = {
    "crowd": "Attacks of this Round are halved by the Crowd",
    "halved": "the next Attack is halved",
    "exposed": "strikes do more damage this Round",
    "strength": "Attacks of Rounds 1 and 2 are doubled",
}
# What waits for Attacks still to come.
MARKS = {
    "next_halved": "the next Attack is halved",
    "next_doubled": "the next Attack is doubled",
    "all_halved": "every Attack is halved",
}


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

    def __init__(self, book: Book, columns: Mapping[str, tuple[str, ...]], view: View) -> None:
        self.book, self.view = book, view
        self.seats = [dict(zip(columns["seats"], row, strict=True)) for row in view["seats"].tolist()]
        self.seats = [row for row in self.seats if row["present"]]

        def named(field: str) -> Row:
            return dict(zip(columns[field], view[field].tolist(), strict=True))

        self.mine, self.course, self.attack = named("mine"), named("course"), named("attack")
        self.packet, self.about, self.options = named("packet"), named("about"), named("options")
        self.stage = named("stage")
        me = [seat for seat in range(6) if self.mine[f"seat_{seat}"]]
        self.seat = me[0] if me else -1
        self.encounter = _index(view["encounters"] == 1)
        self.event = _index(view["events"] == 1)

    def position(self) -> Position:
        course, seats = self.course, self.seats
        places = range(len(seats))
        turn = [place for place in places if seats[place]["turn"]]
        question = _index(self.view["question"])
        start = tuple(_amount(value) for value in self.view["creatures"][:, 1].tolist())
        left = tuple(_amount(value) for value in self.view["creatures"][:, 0].tolist())
        order = sorted((place for place in places if seats[place]["order"]), key=lambda k: seats[k]["order"])
        return Position(
            book=self.book,
            seat=self.seat,
            players=tuple(self._player(place) for place in places),
            encounter=self.encounter,
            n=round(course["encounter_number"] * N_STACK),
            r=_count(course["round"]),
            last=N_STACK,
            stack=round(course["stack"] * N_STACK),
            lp=cast(tuple[int, int], left),
            start=cast(tuple[int, int], start),
            worth=self._worth(),
            facts=tuple(self._facts()),
            pack=self._pack(),
            escaping=self.encounter >= 0 and bool(self.stage["enc_reveal"]),
            event=self.event,
            realm=bool(course["realm"]),
            offered=tuple(self._relics(OFFERED)),
            quest=next((k for k in (1, 2) if self.options[f"quest_{k}"]), 0),
            fortune_left=round(course["fortune_deck"] * 13) if course["fortune_open"] else 0,
            fortune_tokens=_count(course["fortune_tokens"]),
            fortune_now=next(iter(np.flatnonzero(self.view["fortune"] == 1).tolist()), None),
            fortune_seen=tuple(np.flatnonzero(self.view["fortune"]).tolist()),
            deck=round(course["deck"] * N_CARDS),
            discard=tuple((self.book.faces[i].label, n) for i, n in _counts(self.view["discard"])),
            top=self._face_label(course["top_discard"]),
            top_attack=self._face_label(course["top_attack"]),
            open=tuple(self.book.faces[i].label for i, n in _counts(self.view["open"]) for _ in range(n)),
            spent=tuple(self._spent()),
            order=tuple(order),
            first=next((place for place in places if seats[place]["start"]), 0),
            turn=turn[0] if turn else None,
            ask=Ask(question) if question >= 0 else None,
            asked=0 if question >= 0 else None,
            source=self._source(),
            left=_count(self.mine["count"]),
            target=self._target(question),
            card=self._face(self.attack["face"]),
            attack=self._attack(),
            packet=self._packet(),
            plays=tuple(self._plays()),
            blows=tuple(self._blows()),
            claims=tuple(self._claims()),
            marks=tuple(self._marks()),
            over=bool(course["over"]),
            winners=tuple(place for place in places if seats[place]["winner"]),
            chosen=tuple(self._chosen()),
        )

    # --- players

    def _player(self, place: int) -> Player:
        row = self.seats[place]
        seat = place if self.seat < 0 else (self.seat + place) % len(self.seats)
        lying = [self._face(row[f"set_{i + 1}"]) for i in range(round(2 * row["set_cards"]))]
        most = round(row["max_hand"] * MAX_HAND)
        vote = row["vote"]
        return Player(
            place=place,
            seat=seat,
            name="you" if place == 0 and self.seat >= 0 else f"player_{seat}",
            character=self.book.characters[round(row["character"] * 6) - 1],
            alive=bool(row["alive"]),
            lp=round(row["lp"] * MAX_LP),
            prestige=_signed(row["prestige"]),
            kills=tuple(worth for worth in range(1, 9) for _ in range(_count(row[f"kill_{worth}"]))),
            plus=_count(row["plus"]),
            minus=_count(row["minus"]),
            gifts=_count(row["gifts"]),
            generic=_count(row["generic"]),
            plague=_count(row["plague"]),
            hand=round(row["hand"] * MAX_HAND),
            most=None if most == MAX_HAND else most,
            held=tuple(self.book.faces[i] for i, n in _counts(self.view["cards"][place]) for _ in range(n)),
            things=tuple(self._owned(place)),
            initiative=round(row["initiative"] * 6),
            slips=_count(row["slip"]),
            focuses=_count(row["focus"]),
            lying=tuple(lying),
            vote="Hope" if vote > 0 else "Despair" if vote < 0 else "",
            notes=tuple(_notes(row)),
            record=tuple(_record(row)),
            pending=bool(row["pending"]),
            acted=_count(row["acted"]),
        )

    def _owned(self, place: int) -> Iterator[Thing]:
        """`things`: half the copies, less an eighth for each that is bequeathed."""
        for index, value in enumerate(self.view["things"][place].tolist()):
            if value:
                copies = ceil(2 * value)
                used = index >= FIRST_RELIC and self.view["relics"][index - FIRST_RELIC] == USED
                bequeathed = round(8 * (copies / 2 - value))
                yield Thing(index, self.book.things[index], copies, bequeathed, bool(used))

    # --- the Encounter

    def _worth(self) -> str:
        """The Prestige of a kill: by Encounter number, of two creatures, or of the tokens on Fortune."""
        if self.encounter < 0:
            return ""
        printed = self.book.encounters[self.encounter].prestige
        if self.encounter == state.I02:
            assert isinstance(printed, tuple)
            number = round(self.course["encounter_number"] * N_STACK)
            return str(printed[(max(number, 7 * bool(self.course["realm"])) - 1) // 3])
        if self.encounter == state.I08:
            return str(_count(self.course["fortune_tokens"]))
        return " and ".join(map(str, printed)) if isinstance(printed, tuple) else str(printed or "")

    def _facts(self) -> Iterator[str]:
        """What is to be seen of the Encounter beside its text and LP."""
        course = self.course
        if pack := self._pack():
            yield f"{count(pack, 'goblin')} alive"
        if course["heads"]:
            yield count(round(course["heads"] * 6), "head")
        if course["risen"]:
            yield "it has stood up once"
        if self.encounter == state.I09:
            yield f"Hope {_amount(course['hope'])}, Despair {_amount(course['despair'])}"
        if course["goal"]:
            yield f"goal {_amount(course['goal'])}"
        if course["famine"]:
            yield "nobody draws cards"
        if course["holy"]:
            yield "its strike of this Round is cancelled"
        if course["closing_fight"]:
            yield "this is the closing fight"
        if course["fortune_realm"]:
            yield "the Realm effect of Fortune is still in force"
        if course["first_blood"]:
            yield "first blood is drawn"
        if course["closing"]:
            yield f"the walls have closed {count(_count(course['closing']), 'time')}"
        if course["first_hit"] or (self.event == state.EV05 and course["first_attack"]):
            yield "the first Attack of this Round has missed"
        for encounter in np.flatnonzero(self.view["encounters"] == SUNK).tolist():
            yield f"{self.book.encounters[encounter].name} waits at the bottom of the stack"

    def _pack(self) -> int:
        return round(self.course["pack"] * (MAX_PLAYERS + 1))

    def _relics(self, value: float) -> list[int]:
        """Relics with this value, as things."""
        return [FIRST_RELIC + relic for relic in np.flatnonzero(self.view["relics"] == value).tolist()]

    def _spent(self) -> Iterator[int]:
        for item, copies in enumerate(self.view["spent"].tolist()):
            yield from [item] * round(2 * copies)
        yield from self._relics(SPENT)

    def _marks(self) -> Iterator[str]:
        course = self.course
        for name, text in MARKS.items():
            if n := _count(course[name]):
                yield text + (f" ({n} times)" if n > 1 else "")

    # --- the question and what it is about

    def _source(self) -> CardRow | None:
        name = next((name.upper() for name, value in self.about.items() if value), "")
        return self.book.row(name) if name else None

    def _target(self, question: int) -> int | None:
        """The player whom the question is about."""
        column = TARGETS.get(question, "context")
        return next((k for k, row in enumerate(self.seats) if question >= 0 and row[column]), None)

    def _attack(self) -> Attack | None:
        kind = _index(self.view["attack_kind"])
        turn = next((k for k, row in enumerate(self.seats) if row["turn"]), None)
        if not self.attack["on"] or kind < 0 or turn is None:
            return None
        row = self.book.kinds[kind]
        position = max(_index(self.view["position"]), 0)
        creature = self.attack["creature"]
        both = self.view["creatures"][:, 1].all()
        return Attack(
            place=turn,
            label=row.name,
            maneuver=kind >= state.FEINT,
            position=position,
            value=(row.values or (0,) * 4)[position],
            bonus=_amount(self.attack["bonus"]),
            announced=bool(self.attack["claimed"]),
            protected=bool(self.attack["protected"]),
            missed=bool(self.attack["missed"]),
            creature="" if not (both and self.attack["attacking"]) else "Shame" if creature else "Humility",
        )

    def _packet(self) -> Packet | None:
        target = next((k for k, row in enumerate(self.seats) if row["target"]), None)
        if not self.packet["on"] or target is None:
            return None
        cause = next(cause for name, cause in CAUSES.items() if self.packet[name])
        number = round(self.packet["number"] * 6)
        return Packet(_amount(self.packet["amount"]), target, cause, number)

    def _plays(self) -> Iterator[Play]:
        """The card that waits to take effect, then the one that it would cancel."""
        named = next((k for k, row in enumerate(self.seats) if row["named"]), None)
        for column, values, target in zip(("plays", "below"), self.view["plays"], (named, None), strict=True):
            kind = _index(values)
            if kind >= 0:
                player = next(k for k, row in enumerate(self.seats) if row[column])
                yield Play(player, self.book.kinds[state.EDGE_OUT + kind], target)

    def _blows(self) -> list[Blow]:
        """Attacks of this Round that hit, in their order."""
        found = [
            (
                row[f"blow_{i}_time"],
                Blow(
                    place,
                    self.book.kinds[round(row[f"blow_{i}_kind"] * 15) - 1].name,
                    _amount(row[f"blow_{i}_damage"]),
                ),
            )
            for place, row in enumerate(self.seats)
            for i in (1, 2)
            if row[f"blow_{i}_time"]
        ]
        return [blow for _, blow in sorted(found, key=lambda pair: pair[0])]

    def _claims(self) -> Iterator[Claim]:
        for place, row in enumerate(self.seats):
            for claim in ("claim_1", "claim_2"):
                if value := row[claim]:
                    face = self._face(row[f"{claim}_face"])
                    yield Claim(place, round(abs(value) * 17) - 1, face, true=value < 0)

    def _chosen(self) -> Iterator[str]:
        """Secret answers that this seat has given and nobody has seen."""
        laid = Counter({self.book.faces[i].label: n for i, n in _counts(self.view["laid"])})
        lying = (self._face(self.seats[0][column]) for column in ("set_1", "set_2"))
        yield from (laid - Counter(face.label for face in lying if face)).elements()
        mine = self.mine
        if mine["bid"]:
            yield f"{5 * (round(mine['bid'] * 6) - 1)} LP"
        if mine["sleep"]:
            yield self.book.row("RL21").name
        if mine["nothing"]:
            yield "no card"
        if mine["pick"]:
            yield f"{self.book.encounters[round(mine['pick'] * 51) - 1].name} as the last Encounter"
        yield from (f"player_{self._player(k).seat}" for k, row in enumerate(self.seats) if row["chosen"])

    def _face(self, value: float) -> Face | None:
        """(face + 1) / 37, or 0 for none."""
        return self.book.faces[round(value * N_FACES) - 1] if value else None

    def _face_label(self, value: float) -> str:
        face = self._face(value)
        return face.label if face else ""


def _notes(row: Row) -> Iterator[str]:
    yield from (text for column, text in NOTES.items() if row[column])
    for column, text in COUNTED_NOTES.items():
        if n := _count(row[column]):
            yield text + (f" ({n} times)" if n > 1 else "")


def _record(row: Row) -> Iterator[str]:
    """What an Event or a Realm effect may look at."""
    if lost := _amount(row["lost"]):
        yield f"{lost} LP lost"
    if wounds := _count(row["wounds"]):
        yield f"{count(wounds, 'wound')} made"
    if largest := _amount(row["largest"]):
        yield f"the largest wound of earlier Rounds {largest}"
    if acted := _count(row["acted"]):
        yield f"{count(acted, 'Action card')} played"
    if aside := _count(row["aside"]):
        yield f"{count(aside, 'card')} kept aside"
    for side in ("hope", "despair"):
        if gave := _amount(row[f"gave_{side}"]):
            yield f"{gave} points given to {side.capitalize()}"
    if trap := _amount(row["trap"]):
        yield f"cards worth {trap} shown this Round"


def _index(values: NDArray[np.generic]) -> int:
    """The place of the first that is set, or -1."""
    found = np.flatnonzero(values)
    return int(found[0]) if found.size else -1


def _counts(values: NDArray[np.float32]) -> Iterator[tuple[int, int]]:
    """Places and numbers of what is there."""
    for index in np.flatnonzero(values).tolist():
        yield index, _count(float(values[index]))


def _count(value: float) -> int:
    """The number that was written as x / (x + UNITS)."""
    return round(UNITS * value / (1 - value))


def _amount(value: float) -> int:
    """The number that was written as x / (x + POINTS)."""
    return round(POINTS * value / (1 - value))


def _signed(value: float) -> int:
    """The number that was written as x / (|x| + PRESTIGE)."""
    return round(PRESTIGE * value / (1 - abs(value)))
