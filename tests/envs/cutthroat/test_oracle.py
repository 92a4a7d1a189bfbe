"""The kernels against the oracle: both play the same random games and must agree after every choice."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

from dungeonzoo.envs.core.table import Table
from dungeonzoo.envs.cutthroat import state
from dungeonzoo.envs.cutthroat.state import Act, Ask, GameStep, Mark, Task

from .kit import blank, variant
from .names import CARDS, ENCOUNTERS, EVENTS, THINGS
from .oracle import Oracle
from .oracle_cards import Cards, all_codes
from .oracle_numbers import BOSSES, ITEMS, KINDS, NON_COMBAT, RELICS, TRACK
from .record import Record

MARKS = {
    Mark.MARK_HALVE: "halve next",
    Mark.MARK_HALVE_SEAT: "halve next",
    Mark.MARK_DOUBLE: "double next",
    Mark.MARK_HALVE_ALL: "halve all",
}
TRAPS = (state.E24, state.E25)
REALM_EVENTS = ("EV29", "EV30")


def counts(row: Any, names: Any) -> Counter[Any]:
    """What a row of counts holds."""
    return Counter({name: int(n) for name, n in zip(names, row, strict=True) if n})


def faces(row: Any) -> list[int]:
    return [face for face, n in enumerate(row.tolist()) for _ in range(n)]


def seats(row: Any) -> set[int]:
    return set(np.flatnonzero(row).tolist())


def pile(record: Any, field: str) -> list[int]:
    return record[field]["card"][: record[field]["n"]].tolist()


def listed(record: Any, field: str, size: str) -> list[int]:
    return record[field][: record[size]].tolist()


def seen_by_kernel(table: Table) -> dict[str, Any]:
    """The kernel's state and question in the oracle's terms."""
    s = table.states[0]
    head, everybody = s["head"], range(table.n_seats)
    kind = int(head["stack"]["kind"][head["depth"] - 1])
    blows = s["blow"][: s["blow_n"]]
    return {
        "question": (kind, table.actor(0), frozenset(np.flatnonzero(table.legal(0)).tolist())),
        "deck": pile(s, "deck"),
        "discard pile": pile(s, "discard"),
        "hands": [faces(s["hand"][seat]) for seat in everybody],
        "set cards": [[face for face in s["set_card"][seat].tolist() if face >= 0] for seat in everybody],
        "riders": [counts(s["riders"][seat], ("D14", "D15")) for seat in everybody],
        "aside": [faces(s["aside"][seat]) for seat in everybody],
        "things": [counts(s["thing"][seat], THINGS) for seat in everybody],
        "bequeathed": [counts(s["bequeathed"][seat], THINGS) for seat in everybody],
        "spent": [THINGS[thing] for thing in listed(s, "spent", "spent_n")],
        "Relic deck": [THINGS[thing] for thing in listed(s, "relic_deck", "relic_n")],
        "character": s["character"][: table.n_seats].tolist(),
        "LP": s["lp"][: table.n_seats].tolist(),
        "alive": [bool(s["alive"][seat]) for seat in everybody],
        "tokens": [(int(s["plus"][seat]), int(s["minus"][seat])) for seat in everybody],
        "plague": counts(s["plague"], range(6)),
        "kills": [sorted(faces(s["kills"][seat])) for seat in everybody],
        "gifts": s["gifts"][: table.n_seats].tolist(),
        "initiative": counts(s["initiative"], range(6)),
        "start seat": int(s["start_seat"]),
        "stack": [ENCOUNTERS[name] for name in listed(s, "stack", "stack_n")],
        "Events": [EVENTS[name] for name in listed(s, "event_deck", "event_n")],
        "Bosses": ({BOSSES[b] for b in (0, 1) if s["boss_done"] >> b & 1}, int(s["boss_sunk"])),
        "course": (int(s["n"]), int(s["r"]), bool(s["realm"]), bool(s["closing_fight"])),
        "encounter": ENCOUNTERS[s["encounter"]] if s["encounter"] >= 0 else "",
        "event": EVENTS[s["event"]] if s["event"] >= 0 else None,
        "creatures": (s["creature"].tolist(), s["creature_start"].tolist()),
        "goblins, risen": (int(s["pack"]), bool(s["risen"])),
        "points": (s["points"].tolist(), s["gave"][: table.n_seats].tolist()),
        "lost": counts(s["lost"], range(6)),
        "wounds": counts(s["wounds"], range(6)),
        "takers": seats(s["taker"]),
        "potions": (seats(s["iron"]), seats(s["haste"]), counts(s["strength"], range(6))),
        "maximum": (seats(s["unlimited"]) & set(np.flatnonzero(s["alive"]).tolist()), int(s["closing"])),
        "blade": seats(s["blade"]),
        "used": {relic for r, relic in enumerate(RELICS) if s["used"] >> r & 1},
        "dealt": counts(s["dealt"], range(6)),
        "blows": [
            (int(b["seat"]), KINDS[b["kind"]], int(b["damage"]), int(b["face"]))
            for b in blows
            if not (b["undone"] or s["encounter"] in TRAPS)
        ],
        "laid aside": blows["face"].tolist() if s["encounter"] in TRAPS else [],
        "crowd": counts(s["crowd"], range(6)),
        "marks": [
            (MARKS[s["mark"][i]], int(s["mark_seat"][i]) if s["mark"][i] == Mark.MARK_HALVE_SEAT else None)
            for i in range(s["mark_n"])
        ],
        "actions": int(s["actions"]),
        "muted": (seats(s["muted"]), seats(s["muted_next"]), seats(s["held_off"])),
        "barred": (seats(s["barred"]), seats(s["barred_next"]), seats(s["dry_next"])),
        "hermit": (seats(s["hermit"]), counts(s["exposed"], range(6)), seats(s["asleep"])),
        "holy": bool(s["holy"]),
        "claims": [(int(c["seat"]), int(c["face"])) for c in s["claim"][: s["claim_n"]]],
        "Fortune": (
            bool(s["fortune_open"]),
            listed(s, "fortune_deck", "fortune_n"),
            int(s["fortune_tokens"]),
        ),
        "RL12's pile": listed(s, "fortune_pile", "pile_n"),
    }


def seen_by_oracle(o: Cards, question: Any) -> dict[str, Any]:
    enc, rnd = o.enc, o.rnd
    return {
        "question": tuple(question),
        "deck": o.deck,
        "discard pile": o.discard_pile,
        "hands": o.hand,
        "set cards": o.set_cards,
        "riders": [Counter(enc.riders.get(seat, [])) for seat in o.seats],
        "aside": [sorted(face for owner, face in enc.aside if owner == seat) for seat in o.seats],
        "things": [+o.things[seat] for seat in o.seats],
        "bequeathed": [+o.bequeathed[seat] for seat in o.seats],
        "spent": o.spent,
        "Relic deck": o.relic_deck,
        "character": o.character,
        "LP": o.lp,
        "alive": o.alive,
        "tokens": list(zip(o.plus, o.minus, strict=True)),
        "plague": +enc.plague,
        "kills": [sorted(kills) for kills in o.kills],
        "gifts": o.gifts,
        "initiative": Counter(o.initiative),
        "start seat": o.start_seat,
        "stack": o.stack,
        "Events": o.event_deck,
        "Bosses": (o.boss_done, sum(1 << BOSSES.index(name) for name in o.boss_sunk)),
        "course": (o.number, o.round, o.realm, o.closing_fight),
        "encounter": enc.name,
        "event": o.event,
        "creatures": (enc.creature, [0, 0] if enc.name == "I09" else enc.start),
        "goblins, risen": (enc.goblins, enc.risen),
        "points": (enc.points, [[enc.gave[seat, side] for side in (0, 1)] for seat in o.seats]),
        "lost": +enc.lost,
        "wounds": +enc.wounds,
        "takers": enc.takers,
        "potions": (enc.iron, enc.haste, +enc.strength),
        "maximum": (set(o.living()) if enc.gluttony else enc.unlimited & set(o.living()), enc.closing),
        "blade": enc.blade,
        "used": enc.used | ({"RL22"} if rnd.shanked else set()),
        "dealt": +rnd.dealt,
        "blows": [
            (blow.seat, blow.kind, blow.damage, -1 if blow.face is None else blow.face)
            for blow in rnd.blows
            if not blow.undone
        ],
        "laid aside": rnd.shown,
        "crowd": +rnd.crowd,
        "marks": rnd.marks,
        "actions": rnd.actions,
        "muted": (o.muted, o.next.muted, o.held_off),
        "barred": (o.barred, o.next.barred, o.next.dry),
        "hermit": (rnd.hermit, +rnd.exposed, rnd.asleep),
        "holy": rnd.holy,
        "claims": [
            (claim.seat, claim.face) for claim in rnd.claims if not (o.attack and claim is o.attack.claimed)
        ],
        "Fortune": (o.fortune_open, o.fortune_deck, o.fortune_tokens),
        "RL12's pile": o.fortune_pile,
    }


def compare(table: Table, oracle: Oracle, story: str) -> None:
    """Fails with what the two programs see differently."""
    assert bool(table.over(0)) == (oracle.question is None), f"{story}: one game is over, the other is not"
    if table.over(0):
        s = table.states[0]
        assert {seat for seat in oracle.seats if s["winners"] >> seat & 1} == oracle.winners, story
        assert s["lp"][: table.n_seats].tolist() == oracle.lp, story
        return
    kernel, mine = seen_by_kernel(table), seen_by_oracle(oracle, oracle.question)
    wrong = {fact: (kernel[fact], mine[fact]) for fact in mine if kernel[fact] != mine[fact]}
    assert not wrong, f"{story}: kernel and oracle differ in {wrong}"


# How often a player who may say no does so. Refusals let Encounters go on; eager players fill the windows.
STYLES = {"random": None, "quiet": 0.8, "eager": 0.05}


def choose(rng: np.random.Generator, legal: list[int], style: str) -> int:
    refusal = STYLES[style]
    if refusal is not None and Act.NO in legal:
        if rng.random() < refusal:
            return Act.NO
        legal = legal[1:]
    return int(rng.choice(legal))


def refresh(table: Table, oracle: Oracle) -> None:
    """Every living player is at 100 LP again, so that more of the game is played."""
    for seat in oracle.living():
        table.states["lp"][0][seat] = oracle.lp[seat] = 100


def play(table: Table, oracle: Oracle, seed: int, style: str, hardy: bool = False) -> Counter[str]:
    """One game of both programs; counts the questions, and the Encounters by whether the Realm is in force.

    hardy: players are healed before each Encounter.
    """
    rng = np.random.default_rng(seed)
    met: Counter[str] = Counter()
    story = f"seed {seed}, {style}: dealt"
    number = 0
    while True:
        compare(table, oracle, story)
        question = oracle.question
        if question is None:
            return met
        if hardy and question.kind == Ask.ASK_SET and oracle.number > number:
            number = oracle.number
            refresh(table, oracle)
        met[f"W{question.kind:02}"] += 1
        met[oracle.enc.name + " Realm" * oracle.realm] += 1
        met[oracle.event or ""] += 1
        action = choose(rng, sorted(question.legal), style)
        story = (
            f"seed {seed}, {style}, choice {table.decisions(0)}, {oracle.enc.name} {oracle.event} "
            f"Round {oracle.round}, W{question.kind:02} of {question.seat}: {action}"
        )
        table.step(0, action)
        oracle.answer(action)


def dealt(seed: int, **options: Any) -> tuple[Table, Oracle]:
    table = variant(**options).table()
    table.deal(0, seed)
    return table, Oracle(variant(**options).options, seed)


def begin(record: Record, seed: int) -> None:
    """The next Encounter is to be revealed."""
    head = record.record["head"]
    head["stack"], head["depth"] = 0, 1
    head["stack"][0]["kind"], head["stack"][0]["step"] = Task.GAME, GameStep.GAME_NEXT
    record.table.reseed(0, seed)


def read(oracle: Oracle, table: Table) -> None:
    """The position of a record between two Encounters."""
    s = table.states[0]
    oracle.deck, oracle.discard_pile = pile(s, "deck"), pile(s, "discard")
    oracle.character = s["character"][: table.n_seats].tolist()
    oracle.relic_deck = [THINGS[thing] for thing in listed(s, "relic_deck", "relic_n")]
    oracle.event_deck = [EVENTS[name] for name in listed(s, "event_deck", "event_n")]
    oracle.stack = [ENCOUNTERS[name] for name in listed(s, "stack", "stack_n")]
    oracle.outside = set(ENCOUNTERS) - set(oracle.stack)
    oracle.fortune_pile = listed(s, "fortune_pile", "pile_n")
    oracle.number = int(s["n"])
    for seat in oracle.seats:
        oracle.hand[seat] = faces(s["hand"][seat])
        oracle.things[seat] = counts(s["thing"][seat], THINGS)
        oracle.bequeathed[seat] = counts(s["bequeathed"][seat], THINGS)


REALMS = [name for name in ENCOUNTERS[25:] if name not in (*NON_COMBAT, *BOSSES)]


def turned(entries: Sequence[str], by: int) -> list[str]:
    """From this place on, round and round."""
    return [*entries[by % len(entries) :], *entries[: by % len(entries)]]


def eventful(seed: int) -> list[str]:
    """The Event deck, top card first: two Realm Events at n = 2 and 3, then Events that come into force."""
    rest, drawn = (
        turned([event for event in EVENTS if event not in REALM_EVENTS], 6 * seed),
        list(REALM_EVENTS),
    )
    for n in range(4, 10):
        drawn.append(next(event for event in rest if event not in drawn and n in TRACK[event]))
    return [*drawn, *(event for event in rest if event not in drawn)]


def rigged(seed: int, **options: Any) -> tuple[Table, Oracle]:
    """A game in which all own Relics; the first two Encounters are Incarnations with their Realm.

    Eleven seeds in a row bring the Realm of every Incarnation that can be fought.
    """
    rng = np.random.default_rng(seed)
    record = Record(variant(**options))
    record.table.set_state(0, blank(tuple(options.items())))
    relics = rng.permutation(RELICS).tolist()
    things = {
        seat: " ".join([relics.pop() + "*" * bool(rng.random() < 0.2) for _ in range(3)])
        for seat in record.seats
    }
    deck = [CARDS[code] for code in rng.permutation(all_codes()).tolist()]
    for seat in record.seats:
        things[seat] += "".join(f" {deck.pop(deck.index(item))}" for item in deck[:20] if item in ITEMS)
    hands = {
        seat: " ".join(deck.pop(i) for i in range(6, -1, -1) if deck[i] not in ITEMS) for seat in record.seats
    }
    first = turned(REALMS, 2 * seed)[:2]
    others = [name for name in turned(ENCOUNTERS, 6 * seed) if name not in first][:6]
    record.lay_players({}, None, {})
    record.lay_cards(
        hands=hands, sets={}, riders={}, things=things, deck=deck, rest=False, discard=[], spent=[]
    )
    record.lay_encounters(None, [*first, *others])
    record.lay_relics([], [entry.rstrip("*") for owned in things.values() for entry in owned.split()])
    record.lay_events(None, eventful(seed), used=True)
    record.lay_fortune(None, 13, [])
    for field, value in {"n": 1, "r": 0, "initiative": 0, "order_n": 0}.items():
        record.put(field, value)
    begin(record, seed)
    oracle = Oracle(record.variant.options, seed, lay=lambda oracle: read(oracle, record.table))
    record.table.settle(0)
    return record.table, oracle


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_kernels_and_oracle_play_the_same_game(players: int, style: str):
    for seed, pool in enumerate(("base", "incarnations", "both")):
        options = {"encounter_pool": pool, "finisher_rule": seed == 1, "quest": seed}
        play(*dealt(seed, players=players, **options), seed, style, hardy=seed == 2)


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_kernels_and_oracle_agree_on_relics_and_realms(players: int, style: str):
    for seed in range(players - 3, 12, 4):
        play(*rigged(seed, players=players), seed, style, hardy=True)


def test_these_games_meet_every_question_encounter_and_event():
    met = set()
    for seed in range(17):
        met |= set(play(*rigged(seed, players=3 + seed % 4), seed, "random", hardy=True))
    wanted = {f"W{n:02}" for n in range(1, 35)} | set(ENCOUNTERS) - {"I08"} | set(EVENTS)
    assert not (wanted | {f"{name} Realm" for name in REALMS}) - met
