"""Facts of a position, and who may know them (section 7 of the rules): for test_information.py."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from dungeonzoo.envs.cutthroat import state
from dungeonzoo.envs.cutthroat.state import Ask, Task

from .kit import P0, P1, P2, P3, Position, position
from .names import code

SPECTATOR = -1
ALL = frozenset((P0, P1, P2, P3, SPECTATOR))


def busy() -> Position:
    """P0 is about to reveal; P1 is asked first (W12)."""
    return position(
        "E08",
        start="RND-D",
        sets={P0: "D02 D03", P1: "D06", P2: "D07"},
        hands={P0: "D22 D05", P1: "D16 D21", P2: "D01", P3: "D07 D08"},
        things={P1: "RL18 D28", P2: "RL02*"},
        deck="D01 D09 D13",
        discard="D13 D04",
        spent="D32 RL05",
        event="EV19",
        relics="RL09 RL12 RL20",
        stack="E01 I03 E17",
        kills={P3: [3]},
        fortune="F01 F02",
        fortune_cards=9,
    )


def struck() -> Position:
    """A packet of 10 falls on P0, who is asked first (W23)."""
    return position("E08", start="PKT", packet=(P0, 10), hands={P0: "D26", P1: "D25"})


def revealed() -> Position:
    """P0 has revealed Attack 50 and is asked (W18)."""
    return position("E08", start="RND-D", sets={P0: "D02", P1: "D06"}, hands={P0: "D22"})


def announcing() -> Position:
    """P0 must announce (W13)."""
    return position("I05", start="RND-D", sets={P0: "D02", P1: "D06"}, hands={P2: "D21"})


def announced() -> Position:
    """P0 has announced Attack 100, a lie that nobody challenged; P1 must announce."""
    return announcing().choose("claim D01", "no", "no", "no").until("W13", P1)


def played() -> Position:
    """P1 has played D16 on P0; P2 is asked whether to cancel it (W22)."""
    return busy_with_cancel().play(P1, "D16", on=P0)


def busy_with_cancel() -> Position:
    hands = {P1: "D16", P2: "D18", P3: "D19"}
    return position("E08", start="RND-D", sets={P0: "D02"}, hands=hands)


def cancelling() -> Position:
    """P2's D18 would cancel P1's D16; P3 is asked (W22)."""
    return played().play(P2, "D18")


def setting() -> Position:
    """P0 has chosen a card; P1 is asked (W07)."""
    hands = dict.fromkeys((P0, P1, P2, P3), "D02 D06 D07")
    return position("E08", start="RND-C", hands=hands).choose("D02")


def voting() -> Position:
    """P0 and P1 have chosen card and vote; P2 is asked (W07)."""
    hands = dict.fromkeys((P0, P1, P2, P3), "D02 D06")
    return position("I09", start="RND-C", hands=hands).choose("D02", "Hope", "D02", "Despair")


def hating() -> Position:
    """I20: P0 has named P1; P1 is asked (W25)."""
    return position("I20", start="strike").choose(P1)


def bidding() -> Position:
    """EV28: P0 has bid; P1 is asked (W30)."""
    return position("E08", start="END-3", event="EV28", killer=P0).choose("bid 5")


def laying() -> Position:
    """EV25: P0 has laid a card; P1 is asked (W29)."""
    hands = dict.fromkeys((P0, P1, P2, P3), "D02 D06")
    return position("E08", start="ENC-6", event="EV25", hands=hands).choose("D02")


def named() -> Position:
    """I03: the holder of 1 has named P2; the holder of 2 is asked."""
    return position("I03", start="strike").choose(P2)


def healing() -> Position:
    """P1 is asked whether P0 may heal (W04)."""
    game = position("E08", start="ENC-7", things={P0: "D30"}, lp={P1: 50, P2: 60})
    return game.choose("D30", P1)


def naming() -> Position:
    """P0 is about to name a player for D17 (W34): the card is still in hand."""
    sets = {P0: "D02", P1: "D06", P2: "D07"}
    return position("E08", start="RND-D", sets=sets, hands={P0: "D17"}).choose("D17")


def mixed() -> Position:
    """I16: the set cards have been dealt out anew; P0 has revealed D03, which P1 had set."""
    hands = {P0: "D02 D21", P1: "D03 D22", P2: "D06", P3: "D07"}
    game = position("I16", start="RND-C", hands=hands, chance=(0, 0, 0))
    return game.all_set().until("W18", P1)


# --- changes of one fact


@dataclass(frozen=True)
class Change:
    """A change of a position, and the fields of the record that it writes to."""

    do: Callable[[Position], None]
    fields: frozenset[str]


def put(path: str, value: Any, *place: int) -> Change:
    """Another value in a field of the record ("attack.bonus": a field of a field)."""
    *outer, field = path.split(".")

    def do(game: Position) -> None:
        record = game.record
        for name in outer:
            record = record[name]
        if place:
            assert record[field][place] != value, f"{path} is {value} already"
            record[field][place] = value
        else:
            assert record[field] != value, f"{path} is {value} already"
            record[field] = value

    return Change(do, frozenset((path.split(".")[0],)))


def part(field: str, i: int, name: str, value: int) -> Change:
    """Another value in entry i of an array of structs."""

    def do(game: Position) -> None:
        assert game.record[field][name][i] != value
        game.record[field][name][i] = value

    return Change(do, frozenset((field,)))


def all_of(*changes: Change) -> Change:
    def do(game: Position) -> None:
        for change in changes:
            change.do(game)

    return Change(do, frozenset().union(*(change.fields for change in changes)))


def frame(kind: int | None, name: str, value: int) -> Change:
    """Another value in the topmost frame of a kind; None: in the question."""

    def do(game: Position) -> None:
        stack = game.record["head"]["stack"][: game.record["head"]["depth"]]
        place = [i for i, frame in enumerate(stack) if kind in (None, frame["kind"])][-1]
        assert stack[name][place] != value
        stack[name][place] = value

    return Change(do, frozenset(("head",)))


def ask(name: str, value: int) -> Change:
    """Another value in the question on top of the stack."""
    return frame(None, name, value)


def swap_hand(seat: int, card: str, other: str) -> Change:
    """Another card in a hand."""

    def do(game: Position) -> None:
        game.record["hand"][seat][code(card)] -= 1
        game.record["hand"][seat][code(other)] += 1

    return Change(do, frozenset(("hand",)))


def reverse(field: str, size: str) -> Change:
    """A pile the other way round."""

    def do(game: Position) -> None:
        n = int(game.record[size])
        assert n > 1
        game.record[field][:n] = game.record[field][:n][::-1].copy()

    return Change(do, frozenset((field,)))


def reverse_pile(name: str) -> Change:
    def do(game: Position) -> None:
        pile = game.record[name]
        n = int(pile["n"])
        pile["card"][:n] = pile["card"][:n][::-1].copy()

    return Change(do, frozenset((name,)))


def mark(kind: int, seat: int = 5) -> Change:
    return all_of(put("mark_n", 1), put("mark", kind, 0), put("mark_seat", seat, 0))


@dataclass(frozen=True)
class Fact:
    make: Callable[[], Position]
    change: Change
    seers: frozenset[int]


def fact(make: Callable[[], Position], change: Change, *seers: int, public: bool = False) -> Fact:
    return Fact(make, change, ALL if public else frozenset(seers))


def everybody(field: str, value: int, *place: int, make: Callable[[], Position] = busy) -> Fact:
    """A field that all may know."""
    return fact(make, put(field, value, *place), public=True)


def with_blow() -> Position:
    """P0's Attack has hit; P1 is asked before its own reveal."""
    game = position("E08", start="RND-D", sets={P0: "D02", P1: "D06"}, hands={P2: "D16"})
    game.until("W12", P2).choose("no")
    return game.until("W12", P2)


SEATED = {
    "lp": 45, "alive": 0, "plus": 3, "minus": 2, "generic": 1, "plague": 1, "gifts": 3, "initiative": 4,
    "lost": 15, "wounds": 2, "largest": 30, "acted": 2, "spite": 1, "taker": 1, "iron": 1, "haste": 1,
    "strength": 2, "unlimited": 1, "blade": 1, "refused": 4, "dealt": 20, "crowd": 2, "muted": 1,
    "muted_next": 1, "held_off": 1, "barred": 1, "barred_next": 1, "dry": 1, "dry_next": 1, "hermit": 1,
    "exposed": 2, "asleep": 1, "announced": 1, "trap_value": 30, "played": 5, "hand_n": 6,
}  # fmt: skip
"""Public fields of a player, and another value for P2."""
PLAIN = {
    "n": 5, "r": 4, "start_seat": 2, "event_n": 11, "relic_n": 11, "stack_n": 2, "boss_done": 1,
    "refilled": 1, "encounter": 4, "event": 5, "realm": 1, "closing_fight": 1, "finished": 1, "ending": 1,
    "killer": 2, "killer_hand": 3, "pack": 3, "heads": 2, "risen": 1, "first_blood": 1, "famine": 1,
    "closing": 2, "first_attack": 1, "first_hit": 1, "actions": 7, "holy": 1, "goal": 80, "struck_total": 25,
    "last_in_order": 3, "fortune_open": 0, "fortune_n": 5, "pile_n": 4, "fortune_tokens": 9, "used": 8,
    "fortune_realm": 1, "fight_cards": 5, "winners": 2, "struck_seats": 4, "spent_n": 1, "order_n": 3,
}  # fmt: skip
"""Public fields of the table, and another value."""
SETTLED = {
    "position": 2, "attacking": 0, "missed": 1, "protected": 1, "slipped": 1, "focused": 1, "spite": 1,
    "creature": 1, "halved": 1, "bonus": 20, "by_strike": 1, "can_draw": 0, "returns": 1, "harmless": 1,
    "sunny": 2, "flail": 1, "holy": 1, "hit": 1, "damage": 50, "kind": 3, "face": 2, "on": 0,
}  # fmt: skip
"""Fields of a revealed Attack, and another value."""

FACTS: dict[str, Fact] = {
    # --- cards
    "a card of P1's hand": fact(busy, swap_hand(P1, "D16", "D20"), P1),
    "which card P2 knows in P1's hand": fact(busy, put("known", 1, P2, P1, code("D16")), P1, P2),
    "a set card": fact(busy, put("set_card", code("D04"), P1, 0), P1),
    "how many cards are set": fact(busy, put("set_card", -1, P0, 1), public=True),
    "who else knows a set card": fact(busy, put("set_seen", 0b1010, P1, 0), P1, P3),
    "the card that P0 must announce": fact(announcing, put("attack.face", code("D03")), P0),
    "who else knows the card to be announced": fact(announcing, put("attack.seen", 0b0101), P0, P2),
    "what P0 has announced": fact(announced, part("claim", 0, "claim", 4), public=True),
    "the card behind a claim": fact(announced, part("claim", 0, "face", code("D03")), P0),
    "that a claim was shown": fact(announced, part("claim", 0, "shown", 1), public=True),
    "who else knows the card behind a claim": fact(announced, part("claim", 0, "seen", 0b0101), P0, P2),
    "who has announced": fact(announced, part("claim", 0, "seat", P3), public=True),
    "that there is a claim": fact(announced, put("claim_n", 0), public=True),
    "that P0 has lied": fact(announced, put("liar", 0, P0), P0),
    "an early announced card": fact(announcing, put("attack.claim", 0), public=True),
    "what an announced card counts as": fact(
        lambda: announcing().choose("claim D01"), put("attack.kind", 5), public=True
    ),
    "where P0's pooled card lies": fact(mixed, put("pooled", code("D06"), P0, 0), P0),
    "order of the draw deck": fact(busy, reverse_pile("deck")),
    "size of the draw deck": fact(busy, put("deck.n", 12), public=True),
    "size of the discard pile": fact(busy, put("discard.n", 1), public=True),
    "top of the discard pile": fact(busy, reverse_pile("discard"), public=True),
    "a card of the discard pile": fact(busy, put("discard.card", code("D08"), 0), public=True),
    "a Rider": everybody("riders", 1, P2, 0),
    "a card kept aside": fact(busy, all_of(put("realm", 1), put("aside", 1, P2, 17)), public=True),
    # --- things and Prestige
    "an Item": everybody("thing", 1, P3, 3),
    "a Relic": everybody("thing", 1, P3, 30),
    "a bequeathed mark": everybody("bequeathed", 1, P1, state.RL18),
    "an Item in the spent pile": everybody("spent", 2, 0),
    "a Relic in the spent pile": everybody("spent", 13, 1),
    "a Relic offered": everybody("offered", state.RL09 + 3, 0),
    "order of the Relic deck": fact(busy, reverse("relic_deck", "relic_n")),
    "a kill record": everybody("kills", 2, P3, 3),
    "a kill record of P2": everybody("kills", 1, P2, 8),
    "a kill record beyond 8": everybody("kills", 1, P2, 12),
    # --- the course of the game
    "a Character": everybody("character", 5, P1),
    "Turn order": fact(busy, reverse("order", "order_n"), public=True),
    "order of the Encounter stack": fact(busy, reverse("stack", "stack_n")),
    "which Encounters are in the stack": fact(
        busy, all_of(put("place", 0, state.E01), put("place", 1, state.E02), put("stack", state.E02, 2))
    ),
    "a Boss at the bottom": fact(
        busy, all_of(put("boss_sunk", 1), put("place", 1, state.I04), put("boss_done", 1)), public=True
    ),
    "an Encounter met": everybody("place", 2, state.E05),
    "an Encounter known to be outside": everybody("place", 3, state.E05),
    "a Finisher pick": fact(busy, put("picks", 7, P2), P2),
    "order of the Event deck": fact(busy, reverse("event_deck", "event_n")),
    "an Event drawn": everybody("event_gone", 1, 20),
    "LP of the creature": everybody("creature", 100, 0),
    "its LP at the start": everybody("creature_start", 300, 0),
    "LP of Shame": fact(busy, all_of(put("creature", 30, 1), put("creature_start", 80, 1)), public=True),
    "points of Hope": everybody("points", 30, 0),
    "points of Despair": everybody("points", 30, 1),
    "points of Hope in this Round": everybody("round_points", 30, 0),
    "points given to Despair": everybody("gave", 30, P2, 1),
    "who attacked": fact(busy, all_of(put("attacker", P2, 0), put("attacker_n", 1)), public=True),
    "order of Fortune's Deck": fact(busy, reverse("fortune_deck", "fortune_n")),
    "order of RL12's pile": fact(busy, reverse("fortune_pile", "pile_n")),
    "a Fortune card drawn": everybody("fortune_seen", 1, 3),
    "that the game is over": everybody("head.over", 1),
    # --- records of the Round
    "a blow's seat": fact(with_blow, part("blow", 0, "seat", P3), public=True),
    "a blow's kind": fact(with_blow, part("blow", 0, "kind", 4), public=True),
    "a blow's card": fact(with_blow, part("blow", 0, "face", 9), public=True),
    "a blow's position": fact(with_blow, part("blow", 0, "position", 0), public=True),
    "a blow's damage": fact(with_blow, part("blow", 0, "damage", 30), public=True),
    "a blow's creature": fact(with_blow, part("blow", 0, "creature", 1), public=True),
    "that a blow was undone": fact(with_blow, part("blow", 0, "undone", 1), public=True),
    "that there was a blow": fact(with_blow, put("blow_n", 0), public=True),
    "a mark on the next Attack": fact(busy, all_of(put("mark_n", 1), put("mark_seat", 5, 0)), public=True),
    "a mark that doubles": fact(busy, mark(state.Mark.MARK_DOUBLE), public=True),
    "a mark on every Attack": fact(busy, mark(state.Mark.MARK_HALVE_ALL), public=True),
    "a mark on P2's next Attack": fact(busy, mark(state.Mark.MARK_HALVE_SEAT, P2), public=True),
    "who set a card": everybody("set_round", 1, P3),
    "an open vote": fact(voting, put("voted", 1, P0), public=True),
    "whom a player named": everybody("named", P3, 0, make=named),
    "who named a player": everybody("named_by", P3, 0, make=named),
    "that a player was named": everybody("named_n", 0, make=named),
    # --- secret answers
    "P0's secret card": fact(setting, put("choice", code("D06"), P0, 0), P0),
    "that P0 sleeps": fact(setting, put("choice", 64, P0, 0), P0),
    "that P0 sets nothing": fact(setting, put("choice", 65, P0, 0), P0),
    "P0's second card": fact(setting, put("choice", code("D06"), P0, 1), P0),
    "P0's secret vote": fact(voting, put("vote", 1, P0), P0),
    "whom P0 named in secret": fact(hating, put("choice", P3, P0, 0), P0),
    "P0's bid": fact(bidding, put("choice", 3, P0, 0), P0),
    "P0's laid card": fact(laying, all_of(put("lay", 0, P0, 1), put("lay", 1, P0, 15)), P0),
    # --- the packet and the plays
    "amount of the packet": fact(struck, part("packet", 0, "amount", 25), public=True),
    "target of the packet": fact(struck, part("packet", 0, "target", P2), public=True),
    "whom the packet struck first": fact(struck, part("packet", 0, "struck", P2), public=True),
    "cause of the packet": fact(struck, part("packet", 0, "cause", 3), public=True),
    "number that the strike names": fact(struck, part("packet", 0, "number", 1), public=True),
    "who shields the target": fact(struck, part("packet", 0, "shepherd", P2), public=True),
    "the card played": fact(played, frame(Task.PLAY, "source", code("D20")), public=True),
    "what the card played counts as": fact(played, frame(Task.PLAY, "count", state.TRIP), public=True),
    "whom the card is played on": fact(played, frame(Task.PLAY, "target", P3), public=True),
    "who played the card": fact(cancelling, frame(Task.PLAY, "owner", P0), public=True),
    "that the card has taken effect": fact(cancelling, frame(Task.PLAY, "step", 1), public=True),
    "whose Turn it is": fact(busy, frame(Task.TURN, "owner", P3), public=True),
    "what comes next in the Round": fact(busy, frame(Task.ROUND, "step", 9), public=True),
    # --- the question
    "who is asked": fact(busy, ask("owner", P3), P1, P3),
    "what is asked": fact(busy, ask("kind", Ask.ASK_AFTER), P1),
    "whom it is about": fact(busy, ask("target", P2), P1),
    "how far the window has gone": fact(busy, ask("step", 1)),
    "what somebody was asked to heal with": fact(healing, ask("source", state.POTION), P1),
    "who heals": fact(healing, ask("target", P2), P1),
    "for which card a player is named": fact(naming, ask("source", code("D23")), P0),
    "how many cards are to be discarded": fact(busy, ask("count", 2), P1),
    # --- what is no fact of the game
    "the next random number": fact(busy, put("head.rng.word", 5, 0)),
    "how many questions were put": fact(busy, put("head.decisions", 77)),
    "how many packets are kept": fact(struck, put("packet_n", 2)),
    "that hands must be looked at": fact(busy, put("hands_changed", 1)),
    "whose Prestige card is which": fact(busy, put("given", 1, 0)),
}  # fmt: skip
FACTS |= {f"{field} of P2": everybody(field, value, P2) for field, value in SEATED.items()}
FACTS |= {field: everybody(field, value) for field, value in PLAIN.items()}
FACTS |= {
    f"{field} of the Attack": everybody(f"attack.{field}", value, make=revealed)
    for field, value in SETTLED.items()
}
FACTS |= {f"deck {bit} of the Attack": everybody("attack.decks", bit, make=revealed) for bit in (1, 2)}
