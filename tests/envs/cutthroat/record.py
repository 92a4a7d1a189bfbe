"""The record of a game, laid and read by ids.

Piles are written and read with the top card first, the spent pile with the oldest first. A "*" behind a thing
marks it as bequeathed ("RL26*").
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import numpy as np

from dungeonzoo.envs.core.game import Variant
from dungeonzoo.envs.cutthroat.setup import EventType
from dungeonzoo.envs.cutthroat.state import Place

from .names import CARDS, ENCOUNTERS, EVENTS, FACES, FORTUNE, THINGS, code, split

RIDERS = ("D14", "D15")
PerSeat = Mapping[int, str]
"""Ids by seat, such as {P0: "D02 D22"}."""


def named(laid: PerSeat) -> list[str]:
    """All ids that are named, without marks."""
    return [entry.rstrip("*") for entries in laid.values() for entry in split(entries)]


class Record:
    """One game's fields by ids."""

    def __init__(self, variant: Variant) -> None:
        self.variant = variant
        self.table = variant.table()

    @property
    def record(self) -> Any:
        """The state's fields; writing to them changes the game."""
        return self.table.states[0]

    @property
    def players(self) -> int:
        return len(self.variant.agents)

    @property
    def seats(self) -> range:
        return range(self.players)

    @property
    def living(self) -> list[int]:
        return [seat for seat in self.seats if self.record["alive"][seat]]

    # --- laying

    def put(self, field: str, value: Any) -> None:
        """Writes a field: {seat: value}, or the value of the whole."""
        if isinstance(value, Mapping):
            for seat, one in value.items():
                self.record[field][seat] = one
        else:
            self.record[field] = value

    def lay_players(
        self, lp: Mapping[int, int], initiative: Sequence[int] | None, kills: Mapping[int, Iterable[int]]
    ) -> None:
        record = self.record
        for seat in self.seats:
            record["lp"][seat] = lp.get(seat, 100)
            record["alive"][seat] = record["lp"][seat] > 0
        numbers = iter(range(1, 7))
        held = initiative or [next(numbers) if record["alive"][seat] else 0 for seat in self.seats]
        record["initiative"][: self.players] = held
        order = sorted(self.living, key=lambda seat: held[seat])
        record["order_n"] = len(order)
        record["order"][: len(order)] = order
        record["character"][: self.players] = self.seats
        record["start_seat"], record["kills"] = 0, 0
        for seat, worths in kills.items():
            for worth in worths:
                record["kills"][seat][worth] += 1

    def lay_cards(
        self,
        *,
        hands: PerSeat,
        sets: PerSeat,
        riders: PerSeat,
        things: PerSeat,
        deck: Sequence[str],
        rest: bool,
        discard: Sequence[str],
        spent: Sequence[str],
    ) -> None:
        """All cards of the draw deck; those not named lie at its bottom (`rest`), or nowhere."""
        record = self.record
        for field in (
            "hand",
            "hand_n",
            "known",
            "riders",
            "set_round",
            "played",
            "thing",
            "bequeathed",
            "spent",
        ):
            record[field] = 0
        record["set_card"], record["choice"], record["vote"] = -1, -1, -1
        for seat, cards in hands.items():
            for card in split(cards):
                record["hand"][seat][code(card)] += 1
                record["hand_n"][seat] += 1
        for seat, cards in sets.items():
            for place, card in enumerate(split(cards)):
                record["set_card"][seat][place] = code(card)
                record["set_round"][seat] = 1
                record["played"][seat] += 1
        for seat, cards in riders.items():
            for card in split(cards):
                record["riders"][seat][RIDERS.index(card)] += 1
        for seat, owned in things.items():
            for thing in split(owned):
                record["thing"][seat][THINGS.index(thing.rstrip("*"))] += 1
                record["bequeathed"][seat][THINGS.index(thing.rstrip("*"))] += thing.endswith("*")
        record["spent"][: len(spent)] = [THINGS.index(thing) for thing in spent]
        record["spent_n"] = len(spent)
        gone = [*named(hands), *named(sets), *named(riders), *discard]
        gone += [thing for thing in (*named(things), *spent) if thing in CARDS]
        self._lay("discard", discard)
        self._lay("deck", [*deck, *(self._others([*deck, *gone]) if rest else ())])

    def _others(self, cards: Sequence[str]) -> list[str]:
        """The draw deck without these."""
        left = np.array([self._copies(card) for card in CARDS])
        np.subtract.at(left, [code(card) for card in cards], 1)
        too_many = [CARDS[card] for card in np.flatnonzero(left < 0)]
        assert not too_many, f"there are fewer of {too_many}"
        return [card for card, n in zip(CARDS, left, strict=True) for _ in range(n)]

    def _copies(self, card: str) -> int:
        portrait = card[:3] in ("D04", "D05")
        return 1 if portrait else int(self.table.setup["kind"]["copies"][int(card[1:]) - 1])

    def _lay(self, pile: str, cards: Sequence[str]) -> None:
        """Exactly these cards make up the pile."""
        self.record[pile]["n"] = len(cards)
        self.record[pile]["card"] = 0
        self.record[pile]["card"][: len(cards)] = [code(card) for card in cards[::-1]]

    def _lay_list(self, field: str, size: str, entries: Sequence[str], ids: Sequence[str]) -> None:
        self.record[size] = len(entries)
        self.record[field] = 0
        self.record[field][: len(entries)] = [ids.index(entry) for entry in entries[::-1]]

    def lay_encounters(self, encounter: str | None, stack: Sequence[str]) -> None:
        places = self.record["place"]
        places[:] = Place.OUTSIDE
        for name in stack:
            places[ENCOUNTERS.index(name)] = Place.STACKED
        if encounter:
            places[ENCOUNTERS.index(encounter)] = Place.FACED
        self._lay_list("stack", "stack_n", stack, ENCOUNTERS)
        self.record["encounter"] = ENCOUNTERS.index(encounter) if encounter else -1
        self.record["creature"], self.record["creature_start"] = 0, 0
        if encounter:
            self._lay_out(encounter)

    def _lay_out(self, encounter: str) -> None:
        """ENC-4, as far as it does not hang on Events."""
        record, row = self.record, self.table.setup["encounter"][ENCOUNTERS.index(encounter)]
        column = self.players - 3
        start = [int(row["lp"][column]), int(row["second_lp"][column])]
        if encounter == "I02":
            start[0] += 10 * int(record["n"])
        if encounter == "I09":
            start[0] = 0
        record["creature"] = record["creature_start"] = start
        record["pack"] = self.players + 1 if encounter == "E17" else 0
        record["heads"] = 2 if encounter == "E11" else 0
        goals = {"E24": 20 * len(self.living), "I09": int(row["lp"][column])}
        record["goal"] = goals.get(encounter, 0)
        record["famine"] = encounter == "I07"
        record["unlimited"][: self.players] = encounter == "I18"

    def lay_relics(self, relics: Sequence[str], elsewhere: Sequence[str]) -> None:
        """The Relic deck: these on top, then all others that are not elsewhere."""
        rest = [name for name in THINGS[7:] if name not in (*relics, *elsewhere)]
        self._lay_list("relic_deck", "relic_n", [*relics, *rest], THINGS)

    def lay_events(self, event: str | None, events: Sequence[str], used: bool) -> None:
        """The Event in force with the Relics that it offers, and the deck."""
        record = self.record
        record["event"] = EVENTS.index(event) if event else -1
        record["realm"] = event in ("EV29", "EV30")
        record["event_gone"] = 0
        if event:
            record["event_gone"][EVENTS.index(event)] = 1
        rest = [name for name in EVENTS if name not in (event, *events)]
        self._lay_list("event_deck", "event_n", [*events, *rest] if used else [], EVENTS)
        if event and self.table.setup["event"][EVENTS.index(event)]["type"] == EventType.TREASURE:
            for place in range(2 if event == "EV26" else 1):
                record["relic_n"] -= 1
                record["offered"][place] = record["relic_deck"][record["relic_n"]]

    def lay_fortune(self, fortune: Sequence[str] | None, cards: int, pile: Sequence[str]) -> None:
        """Fortune's Deck of so many cards, if it is open, these on top, The World last; RL12's pile."""
        top = [*(fortune or ()), *pile]
        rest = [name for name in FORTUNE if name not in (*top, "F21")]
        deck: list[str] = []
        if fortune is None:
            rest += [] if "F21" in pile else ["F21"]
        else:
            world = [] if "F21" in fortune else ["F21"]
            others = 13 - len(fortune) - len(world)  # of its 13 cards
            left = cards - len(fortune) - len(world)
            deck = [*fortune, *rest[:left], *world]
            for name in rest[left:others]:
                self.record["fortune_seen"][FORTUNE.index(name)] = 1
            rest = rest[others:]
            self.record["fortune_open"] = 1
            self.record["place"][ENCOUNTERS.index("I08")] = Place.FACED
        self._lay_list("fortune_deck", "fortune_n", deck, FORTUNE)
        self._lay_list("fortune_pile", "pile_n", [*pile, *rest], FORTUNE)

    # --- reading

    @property
    def lps(self) -> list[int]:
        """LP of every player."""
        return self.record["lp"][: self.players].tolist()

    def lp(self, seat: int) -> int:
        return int(self.record["lp"][seat])

    @property
    def creatures(self) -> list[int]:
        """LP left of both creatures (the second one: Shame)."""
        return self.record["creature"].tolist()

    @property
    def creature(self) -> int:
        """LP left of the creature, the front goblin, or Humility."""
        return self.creatures[0]

    @property
    def encounter(self) -> str | None:
        """The Encounter in play."""
        number = int(self.record["encounter"])
        return ENCOUNTERS[number] if number >= 0 else None

    @property
    def event(self) -> str | None:
        """The Event in force."""
        number = int(self.record["event"])
        return EVENTS[number] if number >= 0 else None

    @property
    def numbers(self) -> list[int]:
        """The Initiative number of every player."""
        return self.record["initiative"][: self.players].tolist()

    def hand(self, seat: int) -> list[str]:
        """The cards in hand in face order."""
        return [card for card, n in zip(FACES, self.record["hand"][seat], strict=True) for _ in range(n)]

    @property
    def hand_sizes(self) -> list[int]:
        return self.record["hand_n"][: self.players].tolist()

    def set_cards(self, seat: int) -> list[str]:
        """The cards before the player that are not yet revealed."""
        return [FACES[face] for face in self.record["set_card"][seat] if face >= 0]

    def riders(self, seat: int) -> list[str]:
        return [card for card, n in zip(RIDERS, self.record["riders"][seat], strict=True) for _ in range(n)]

    def things(self, seat: int) -> list[str]:
        """Items and Relics in order of their ids, "*" behind a bequeathed one."""
        owned, marked = self.record["thing"][seat], self.record["bequeathed"][seat]
        return [
            name + "*" * bool(copy >= owned[thing] - marked[thing])
            for thing, name in enumerate(THINGS)
            for copy in range(owned[thing])
        ]

    def kills(self, seat: int) -> list[int]:
        """The worth of each kill record, rising."""
        return [worth for worth, n in enumerate(self.record["kills"][seat]) for _ in range(n)]

    def plus(self, seat: int) -> int:
        return int(self.record["plus"][seat])

    def minus(self, seat: int) -> int:
        return int(self.record["minus"][seat])

    def prestige(self, seat: int) -> int:
        """Prestige during the game: kills, tokens, cards that count."""
        return sum(self.kills(seat)) + self.plus(seat) - self.minus(seat) + int(self.record["gifts"][seat])

    def pile(self, name: str) -> list[str]:
        """deck or discard, top first."""
        cards = self.record[name]["card"][: self.record[name]["n"]]
        return [CARDS[card] for card in cards[::-1]]

    @property
    def deck(self) -> list[str]:
        return self.pile("deck")

    @property
    def discard(self) -> list[str]:
        return self.pile("discard")

    def _list(self, field: str, size: str, ids: tuple[str, ...]) -> list[str]:
        return [ids[entry] for entry in self.record[field][: self.record[size]][::-1]]

    @property
    def spent(self) -> list[str]:
        return self._list("spent", "spent_n", THINGS)[::-1]

    @property
    def relics(self) -> list[str]:
        return self._list("relic_deck", "relic_n", THINGS)

    @property
    def stack(self) -> list[str]:
        return self._list("stack", "stack_n", ENCOUNTERS)

    @property
    def fortune(self) -> list[str]:
        return self._list("fortune_deck", "fortune_n", FORTUNE)

    @property
    def fortune_pile(self) -> list[str]:
        return self._list("fortune_pile", "pile_n", FORTUNE)

    def place(self, encounter: str) -> Place:
        return Place(int(self.record["place"][ENCOUNTERS.index(encounter)]))

    def blows(self) -> list[tuple[int, int]]:
        """(seat, damage) of each Attack that hit in this Round, oldest first."""
        return [
            (int(blow["seat"]), int(blow["damage"])) for blow in self.record["blow"][: self.record["blow_n"]]
        ]

    def dealt(self, seat: int) -> int:
        """Damage credited to the player in this Round."""
        return int(self.record["dealt"][seat])

    @property
    def winners(self) -> list[int]:
        return [seat for seat in self.seats if self.record["winners"] >> seat & 1]
