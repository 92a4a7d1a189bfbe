"""Facts of a position, and who may know them (section 8 of the specification): for test_information.py."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from dungeonzoo.envs.core.game import Variant
from dungeonzoo.envs.core.state import Over
from dungeonzoo.envs.core.table import Table, spread
from dungeonzoo.envs.cryptic import setup, state
from dungeonzoo.envs.cryptic.layouts import CHANGES
from dungeonzoo.envs.cryptic.state import Ask, Life

Rng = np.random.Generator
Change = Callable[[Any, Rng], bool]
"""Changes one fact of a record; False: there is none to change."""

ALL, GODDESS, TEAM, NOBODY = "all", "goddess", "team", "nobody"
CRYPTS, MONSTERS = range(state.N_CRYPTONAUTS), range(state.FIRST_MONSTER, state.N_UNITS)
FEWEST_CELLS = 144


@dataclass(frozen=True)
class Fact:
    name: str
    change: Change
    fields: frozenset[str]
    seers: str = ALL
    given: Callable[[Any], None] = lambda s: None
    """Makes the fact possible, before anybody looks."""


def wandered(kind: Variant, n: int, seed: int, longest: int = 900) -> Table:
    """n games, each after a random number of random choices."""
    table, rng = kind.table(n), np.random.default_rng(seed)
    table.deal_batch(spread(seed, n))
    left = rng.integers(0, longest, n)
    while (running := np.flatnonzero(left)).size:
        actions = np.empty(running.size, np.int32)
        table.random_batch(rng.integers(0, 2**63, running.size, np.uint64), actions, slots=running)
        table.step_batch(actions, slots=running, auto_reset=True)
        left[running] -= 1
    return table


def other(rng: Rng, old: Any, low: int, high: int) -> int:
    """Another number from low to high."""
    return int(rng.choice([n for n in range(low, high + 1) if n != int(old)]))


def pick(rng: Rng, places: Any) -> int | None:
    places = np.atleast_1d(places)
    return int(rng.choice(places)) if places.size else None


def question(s: Any) -> Any:
    return s["head"]["stack"][s["head"]["depth"] - 1]


def present(s: Any, who: range) -> list[int]:
    return [u for u in who if s["unit"][u]["life"] == Life.PRESENT and s["unit"][u]["cell"] >= 0]


def number(field: str, low: int, high: int) -> Change:
    """Another value of a field; of a random element of an array."""

    def change(s: Any, rng: Rng) -> bool:
        array = np.atleast_1d(s[field])
        place = tuple(int(rng.integers(n)) for n in array.shape)
        value = other(rng, array[place], low, high)
        if s[field].shape:
            s[field][place] = value
        else:
            s[field] = value
        return True

    return change


def element(field: str, place: int | tuple[int, ...], low: int, high: int) -> Change:
    def change(s: Any, rng: Rng) -> bool:
        s[field][place] = other(rng, s[field][place], low, high)
        return True

    return change


def of_unit(field: str, low: int, high: int, who: range) -> Change:
    def change(s: Any, rng: Rng) -> bool:
        u = pick(rng, present(s, who))
        if u is None:
            return False
        s["unit"][u][field] = other(rng, s["unit"][u][field], low, high)
        return True

    return change


def bit_of_unit(field: str, bits: Any, who: range) -> Change:
    def change(s: Any, rng: Rng) -> bool:
        u = pick(rng, present(s, who))
        if u is None:
            return False
        s["unit"][u][field] ^= 1 << int(rng.choice(list(bits)))
        return True

    return change


def of_structure(field: str, low: int, high: int, kinds: Any = range(setup.N_STRUCTURE_KINDS)) -> Change:
    def change(s: Any, rng: Rng) -> bool:
        there = s["structure"][: s["n_structures"]]
        i = pick(rng, np.flatnonzero((there["gone"] == 0) & np.isin(there["kind"], list(kinds))))
        if i is None:
            return False
        there[field][i] = other(rng, there[field][i], low, high)
        return True

    return change


def part(field: str, n: str, name: str, low: int, high: int) -> Change:
    """Of the newest of an array of structs."""

    def change(s: Any, rng: Rng) -> bool:
        if s[n] == 0:
            return False
        top = s[field][s[n] - 1]
        top[name] = other(rng, top[name], low, high)
        return True

    return change


def token(bit: int, where: Callable[[Any], Any] = lambda s: s["terrain"] == setup.GROUND) -> Change:
    def change(s: Any, rng: Rng) -> bool:
        cell = pick(rng, np.flatnonzero((where(s) & (s["token"] | bit == bit))[:FEWEST_CELLS]))
        if cell is None:
            return False
        s["token"][cell] ^= bit
        return True

    return change


def bit(field: str, bits: Any) -> Change:
    def change(s: Any, rng: Rng) -> bool:
        s[field] ^= 1 << int(rng.choice(list(bits)))
        return True

    return change


def frame(name: str, kinds: Any, low: int, high: int) -> Change:
    """Another value in the question, if it is of one of these kinds."""

    def change(s: Any, rng: Rng) -> bool:
        top = question(s)
        if top["kind"] not in kinds:
            return False
        top[name] = other(rng, top[name], low, high)
        return True

    return change


def swap(field: str, places: Callable[[Any], tuple[int, int]]) -> Change:
    """Exchanges two different cards of a pile between the given places."""

    def change(s: Any, rng: Rng) -> bool:
        low, high = places(s)
        pairs = [
            (i, j) for i in range(low, high) for j in range(i) if j >= low and s[field][i] != s[field][j]
        ]
        if not pairs:
            return False
        i, j = pairs[int(rng.integers(len(pairs)))]
        s[field][[i, j]] = s[field][[j, i]]
        return True

    return change


# --- single changes


def order(s: Any, rng: Rng) -> bool:
    if s["n_order"] < 2:
        return False
    s["order"][[0, 1]] = s["order"][[1, 0]]
    return True


def lasting(field: str) -> Change:
    """What changes for a time, of any unit in play, with any end."""

    def change(s: Any, rng: Rng) -> bool:
        u = pick(rng, present(s, range(state.N_UNITS)))
        assert u is not None
        s[field][int(rng.integers(4)), u, int(rng.choice(list(CHANGES.values())))] += 1
        s["changed"] |= 1 << u
        return True

    return change


def moved(who: range) -> Change:
    def change(s: Any, rng: Rng) -> bool:
        u = pick(rng, present(s, who))
        if u is None:
            return False
        s["unit"][u]["cell"] = other(rng, s["unit"][u]["cell"], 21, 100)
        return True

    return change


def carried_item(s: Any, rng: Rng) -> bool:
    u = pick(rng, np.flatnonzero(s["unit"]["n_items"] > 0))
    if u is None:
        return False
    s["unit"][u]["item"][0] = other(rng, s["unit"][u]["item"][0], 0, setup.N_ITEMS - 1)
    return True


def of_item(field: str, low: int, high: int) -> Change:
    def change(s: Any, rng: Rng) -> bool:
        u = pick(rng, np.flatnonzero(s["unit"]["n_items"] > 0))
        if u is None:
            return False
        item = s["unit"][u]["item"][0]
        s[field][item] = other(rng, s[field][item], low, high)
        return True

    return change


def traded_item(s: Any, rng: Rng) -> bool:
    u = pick(rng, np.flatnonzero(s["unit"]["n_items"] > 0))
    if u is None:
        return False
    s["moved_items"] ^= 1 << int(s["unit"][u]["item"][0])
    return True


def hand_card(s: Any, rng: Rng) -> bool:
    """A card unknown to the Cryptonauts changes places with one of the deck."""
    unsure = np.flatnonzero(s["hand"] > s["known"])
    deck = s["deck"][: s["deck_n"]]
    pairs = [(a, i) for a in unsure for i in range(len(deck)) if deck[i] != a]
    if not pairs:
        return False
    kind, place = pairs[int(rng.integers(len(pairs)))]
    drawn = int(deck[place])
    deck[place] = kind
    s["hand"][kind] -= 1
    s["hand"][drawn] += 1
    return True


def known_card(s: Any, rng: Rng) -> bool:
    kind = pick(rng, np.flatnonzero(s["hand"] > s["known"]))
    if kind is None:
        return False
    s["known"][kind] += 1
    return True


def more_cards(s: Any, rng: Rng) -> bool:
    """One card more in her hand, unseen like those of the deck."""
    s["hand_n"] += 1
    return True


def codex(s: Any, rng: Rng) -> bool:
    if s["codex_cell"] < 0:
        return False
    there = s["structure"][: s["n_structures"]]
    closed = (there["kind"] == setup.SARCOPHAGUS) & (there["open"] == 0) & (there["cell"] != s["codex_cell"])
    i = pick(rng, np.flatnonzero(closed))
    if i is None or s["structure"][s["structure_at"][s["codex_cell"]]]["open"]:
        return False
    s["codex_cell"] = there[i]["cell"]
    return True


def peeked(s: Any, rng: Rng) -> bool:
    """Another card of the Artifact deck is the first of two seen."""
    if not 0 <= s["peeked"][0] < setup.N_ARTIFACTS or s["artifact_n"] <= s["artifact_bottom"]:
        return False
    place = int(rng.integers(s["artifact_bottom"], s["artifact_n"]))
    s["peeked"][0], s["artifact_deck"][place] = s["artifact_deck"][place], s["peeked"][0]
    return True


def relic_order(s: Any, rng: Rng) -> bool:
    slot = pick(rng, np.flatnonzero(s["relic_n"] == 2))
    if slot is None:
        return False
    s["relic_deck"][slot] = s["relic_deck"][slot][::-1].copy()
    return True


def free_sheet(field: str) -> Change:
    """One more Cryptonaut is banned or picked."""

    def change(s: Any, rng: Rng) -> bool:
        free = [sheet for sheet in range(setup.N_SHEETS) if not (s["banned"] | s["picked"]) >> sheet & 1]
        s[field] |= 1 << int(rng.choice(free))
        return True

    return change


def wanted(s: Any, rng: Rng) -> bool:
    if s["wanted"][1] < 0 or not (s["picked"] >> s["wanted"][:2] & 1).all():
        return False
    s["wanted"][[0, 1]] = s["wanted"][[1, 0]]
    return True


def chance(s: Any, rng: Rng) -> bool:
    s["head"]["rng"]["word"] = rng.integers(1, 2**63, 4, dtype=np.uint64)
    s["head"]["decisions"] += 1
    return True


def over(s: Any, rng: Rng) -> bool:
    s["head"]["over"] = Over.TRUNCATED
    return True


def stack_frame(s: Any, rng: Rng) -> bool:
    """A task below the question."""
    place = int(s["head"]["depth"]) - 2
    if place < 0:
        return False
    s["head"]["stack"][place]["step"] += 1
    return True


def burning(s: Any) -> None:
    for u in present(s, range(state.N_UNITS)):
        s["unit"][u]["status"] |= setup.BURNING


def entombed(s: Any) -> None:
    for u in present(s, CRYPTS):
        s["unit"][u]["status"] |= setup.ENTOMBED


def trading(s: Any) -> None:
    """Somebody has two Artifacts and is asked what to trade."""
    u = present(s, CRYPTS)[0]
    top = question(s)
    top["kind"], top["owner"], top["source"], top["target"], top["step"] = Ask.ASK_TRADE, 1, u, u, 0
    s["unit"][u]["n_items"] = max(1, int(s["unit"][u]["n_items"]))


def carrying(s: Any) -> None:
    for u in present(s, CRYPTS):
        if s["unit"][u]["n_items"] == 0:
            s["unit"][u]["n_items"], s["unit"][u]["item"][0] = 1, u
            return


def barricade(s: Any) -> None:
    s["structure"][0]["kind"] = setup.BARRICADE


def in_deed(s: Any) -> None:
    s["n_deeds"] = max(1, int(s["n_deeds"]))


def in_list(s: Any) -> None:
    s["n_lists"] = max(1, int(s["n_lists"]))


def trap_known(s: Any) -> None:
    s["trap_bottom"] = 3


def artifact_known(s: Any) -> None:
    s["artifact_bottom"] = min(3, int(s["artifact_n"]))


def peeking(s: Any) -> None:
    if s["artifact_n"] > 6 and s["peeked"][0] < 0:
        s["artifact_n"] -= 2
        s["peeked"] = s["artifact_deck"][s["artifact_n"] : s["artifact_n"] + 2]


def _unit_facts() -> Iterator[Fact]:
    switches = (
        "between",
        "retired",
        "prepared",
        "rested",
        "exhausting",
        "bought",
        "codex",
        "moved",
        "embers",
    )
    for name in (*switches, "spellstruck", "acted"):
        yield Fact(f"unit.{name}", of_unit(name, 0, 1, CRYPTS), frozenset((f"unit.{name}",)))
    numbers = {
        **{
            "vitae": 9,
            "max_vitae": 9,
            "stamina": 9,
            "max_stamina": 9,
            "base_used": 3,
            "extra": 3,
            "knowledge": 9,
        },
        **{"souls": 9, "bones": 3, "charges_made": 3},
    }
    for name, high in numbers.items():
        yield Fact(f"unit.{name}", of_unit(name, 0, high, CRYPTS), frozenset((f"unit.{name}",)))
    monsters = {"vitae": 9, "max_vitae": 9, "retired": 1, "base_used": 3, "extra": 3, "moved": 1, "slowed": 1}
    for name, high in {**monsters, "born": 9, "woken": 2}.items():
        yield Fact(f"Monster: {name}", of_unit(name, 0, high, MONSTERS), frozenset((f"unit.{name}",)))
    yield Fact("a Master", of_unit("master", -1, 1, MONSTERS), frozenset(("unit.master",)))
    yield Fact("unit.sheet", of_unit("sheet", 0, setup.N_SHEETS - 1, CRYPTS), frozenset(("unit.sheet",)))
    yield Fact("unit.life", of_unit("life", Life.DEAD, Life.TELEPORTED, CRYPTS), frozenset(("unit.life",)))
    yield Fact("where a Cryptonaut is", moved(CRYPTS), frozenset(("unit.cell",)))
    yield Fact("where a Monster is", moved(MONSTERS), frozenset(("unit.cell",)))
    yield Fact("unit.status", bit_of_unit("status", range(4), CRYPTS), frozenset(("unit.status",)))
    yield Fact("Monster: status", bit_of_unit("status", (3,), MONSTERS), frozenset(("unit.status",)))
    everybody = range(state.N_UNITS)
    burnt = of_unit("burnt_by", 0, 5, everybody)
    yield Fact("unit.burnt_by", burnt, frozenset(("unit.burnt_by",)), given=burning)
    yield Fact("unit.buried", of_unit("buried", 0, 1, CRYPTS), frozenset(("unit.buried",)), given=entombed)
    yield Fact("unit.charged", bit_of_unit("charged", range(2), CRYPTS), frozenset(("unit.charged",)))
    yield Fact("unit.used", bit_of_unit("used", range(8), CRYPTS), frozenset(("unit.used",)))
    yield Fact("Monster: used", bit_of_unit("used", (0, 4, 5, 6, 7), MONSTERS), frozenset(("unit.used",)))
    yield Fact("unit.broken", bit_of_unit("broken", MONSTERS, CRYPTS), frozenset(("unit.broken",)))
    items = frozenset(("unit.item", "unit.n_items"))
    yield Fact("unit.item", carried_item, items, given=carrying)


def _structure_facts() -> Iterator[Fact]:
    doors = (setup.DOOR, setup.ARCANE_DOOR)
    changes = {
        "cell": of_structure("cell", 21, 100),
        "kind": of_structure("kind", 0, setup.N_STRUCTURE_KINDS - 1),
        "health": of_structure("health", -1, 9),
        "gone": of_structure("gone", 0, 1),
        "open": of_structure("open", 0, 1, (*doors, setup.SARCOPHAGUS)),
        "sealed": of_structure("sealed", 0, 1, doors),
        "empowered": of_structure("empowered", 0, 1, (setup.MONOLITH,)),
        "armor_now": of_structure("armor_now", 0, 3),
        "armor_next": of_structure("armor_next", 0, 3),
    }
    for name, change in changes.items():
        yield Fact(f"structure.{name}", change, frozenset((f"structure.{name}",)))
    owner = of_structure("owner", 0, 5, (setup.BARRICADE,))
    yield Fact("structure.owner", owner, frozenset(("structure.owner",)), given=barricade)


def _token_facts() -> Iterator[Fact]:
    for name in ("SOUL", "ARTIFACT", "RELIC", "BONE", "TRAP", "SKULL", "CORPSE", "CRYSTAL", "RUBBLE"):
        yield Fact(f"token: {name}", token(getattr(setup, name)), frozenset(("token",)))

    def fired(s: Any, rng: Rng) -> bool:
        cell = pick(rng, np.flatnonzero(s["token"] & setup.TRAP))
        if cell is None:
            return False
        s["token"][cell] ^= setup.FIRED
        return True

    yield Fact("token: FIRED", fired, frozenset(("token",)))


def _under_way() -> Iterator[Fact]:
    deeds = {
        **{
            "unit": (0, 5),
            "verb": (0, 15),
            "slot": (0, 20),
            "stage": (0, 4),
            "free": (0, 1),
            "interrupt": (0, 1),
        },
        **{"effortless": (0, 1), "base": (0, 1), "effect": (0, 300), "weapon": (0, 100), "target": (0, 60)},
        **{"cell": (21, 100), "left": (0, 60), "dealt": (0, 9), "hit": (0, 5)},
    }
    for name, (low, high) in deeds.items():
        change = part("deed", "n_deeds", name, low, high)
        yield Fact(f"deed.{name}", change, frozenset((f"deed.{name}", "n_deeds")), given=in_deed)
    lists = {
        **{
            "at": (0, 400),
            "end": (0, 400),
            "effect": (0, 300),
            "cell": (21, 100),
            "target": (0, 60),
            "thing": (0, 60),
        },
        **{
            "left": (0, 60),
            "left_structures": (0, 60),
            "run": (0, 400),
            "run_end": (0, 400),
            "source": (-1, 16),
        },
        **{
            "other": (-1, 16),
            "area": (0, 1),
            "hazard": (0, 1),
            "waiting": (0, 1),
            "count": (0, 5),
            "size": (1, 2),
        },
    }
    for name, (low, high) in lists.items():
        change = part("list", "n_lists", name, low, high)
        yield Fact(f"list.{name}", change, frozenset((f"list.{name}", "n_lists")), given=in_list)
    head = frozenset(("head",))
    yield Fact("the end", over, head)
    yield Fact("a task", stack_frame, head)
    yield Fact(
        "who acts in a menu", frame("source", (Ask.ASK_MENU, Ask.ASK_SOURCE, Ask.ASK_STEP), 0, 5), head
    )
    yield Fact("the verb", frame("target", (Ask.ASK_SOURCE,), 0, 6), head)
    yield Fact("who is asked", frame("owner", tuple(Ask), 0, 3), head)
    yield Fact(
        "what is asked", frame("kind", (Ask.ASK_POWERS, Ask.ASK_MENU), Ask.ASK_MENU, Ask.ASK_SOURCE), head
    )
    yield Fact("given", bit("given", range(4)), frozenset(("given",)), given=trading)
    yield Fact("taken", bit("taken", range(4)), frozenset(("taken",)), given=trading)
    yield Fact("moved_items", traded_item, frozenset(("moved_items",)), given=carrying)


def _course_facts() -> Iterator[Fact]:
    numbers = {
        **{
            "phase": (0, 4),
            "round": (1, 40),
            "winner": (0, 2),
            "area": (0, 2),
            "seat_next": (0, 3),
            "rubble": (0, 6),
        },
        **{
            "power": (0, 20),
            "blood": (0, 4),
            "deck_n": (0, 20),
            "discard": (0, 2),
            "mastery": (0, 2),
            "ward": (0, 1),
        },
        **{"artifact_n": (10, 20), "artifact_bottom": (0, 5), "trap_bottom": (0, 6), "goddess": (0, 2)},
        **{"acting": (0, 3), "played": (-1, 9)},
    }
    for name, (low, high) in numbers.items():
        yield Fact(name, number(name, low, high), frozenset((name,)))
    yield Fact("card_used", bit("card_used", range(10)), frozenset(("card_used",)))
    yield Fact("upkeep_done", bit("upkeep_done", range(7)), frozenset(("upkeep_done",)))
    yield Fact("a board", element("board", 0, 0, 3), frozenset(("board",)))
    yield Fact("entered", element("entered", 0, 0, 1), frozenset(("entered",)))
    yield Fact("progress", element("progress", (0, 0), 0, 4), frozenset(("progress",)))
    yield Fact("done", element("done", (0, 1), 0, 1), frozenset(("done",)))
    yield Fact("crystal", element("crystal", 0, 21, 100), frozenset(("crystal",)))
    yield Fact("relic_n", element("relic_n", 0, 0, 2), frozenset(("relic_n",)))
    yield Fact("terrain", element("terrain", 30, 0, 5), frozenset(("terrain",)))
    yield Fact("order", order, frozenset(("order", "n_order")))
    yield Fact("more", lasting("more"), frozenset(("more", "changed")))
    yield Fact("less", lasting("less"), frozenset(("less", "changed")))
    yield Fact("hand_n", more_cards, frozenset(("hand_n",)))
    yield Fact("item_charged", of_item("item_charged", 0, 1), frozenset(("item_charged",)), given=carrying)
    yield Fact("item_used", of_item("item_used", 0, 3), frozenset(("item_used",)), given=carrying)
    known = swap("trap_deck", lambda s: (setup.N_TRAPS - int(s["trap_bottom"]), setup.N_TRAPS))
    yield Fact("known Traps", known, frozenset(("trap_deck",)), given=trap_known)
    yield Fact("banned", free_sheet("banned"), frozenset(("banned",)))
    yield Fact("picked", free_sheet("picked"), frozenset(("picked",)))


def _secret_facts() -> Iterator[Fact]:
    yield Fact("a card in her hand", hand_card, frozenset(("hand",)), GODDESS)
    yield Fact("a card known to be in her hand", known_card, frozenset(("known",)), "players")
    yield Fact("where the Codex lies", codex, frozenset(("codex_cell",)), GODDESS)
    yield Fact("the Artifacts seen", peeked, frozenset(("peeked",)), TEAM, peeking)
    bottom = swap("artifact_deck", lambda s: (0, int(s["artifact_bottom"])))
    yield Fact("Artifacts put under the deck", bottom, frozenset(("artifact_deck",)), TEAM, artifact_known)
    top = swap("artifact_deck", lambda s: (int(s["artifact_bottom"]), int(s["artifact_n"])))
    yield Fact("the Artifact deck", top, frozenset(("artifact_deck",)), NOBODY)
    deck = swap("deck", lambda s: (0, int(s["deck_n"])))
    yield Fact("her deck", deck, frozenset(("deck",)), NOBODY)
    traps = swap("trap_deck", lambda s: (0, setup.N_TRAPS - int(s["trap_bottom"])))
    yield Fact("the Trap deck", traps, frozenset(("trap_deck",)), NOBODY)
    yield Fact("a Relic deck", relic_order, frozenset(("relic_deck",)), NOBODY)
    knowledge = swap("knowledge_deck", lambda s: (0, int(s["knowledge_n"])))
    yield Fact("the Knowledge deck", knowledge, frozenset(("knowledge_deck",)), NOBODY)
    yield Fact("chance", chance, frozenset(("head",)), NOBODY)


def _draft_facts() -> Iterator[Fact]:
    """Of games with setup="draft"."""
    yield Fact("boards_banned", bit("boards_banned", range(6)), frozenset(("boards_banned",)))
    yield Fact("wanted", wanted, frozenset(("wanted",)))


def _encounter_facts() -> Iterator[Fact]:
    """Of games with Encounters."""
    yield Fact("knowledge_n", number("knowledge_n", 20, 35), frozenset(("knowledge_n",)))


GENERAL = {
    fact.name: fact
    for facts in (_unit_facts, _structure_facts, _token_facts, _under_way, _course_facts, _secret_facts)
    for fact in facts()
}
DRAFT = {fact.name: fact for fact in _draft_facts()}
ENCOUNTERS = {fact.name: fact for fact in _encounter_facts()}

FOLLOWING = {
    **dict.fromkeys(
        ("block", "unit_at", "structure_at", "n_structures"), "follows from units, Structures, terrain"
    ),
    **dict.fromkeys(("rule", "n_rules", "keys"), "follows from what is in play (test_invariants)"),
    **dict.fromkeys(("n_prepared", "item_slot", "next_monster"), "follows from units, or has no meaning"),
    **dict.fromkeys(
        ("passed", "reroll", "cancelled", "hand_changed", "stops"),
        "of what is being carried out",
    ),
}
"""Fields that need no telling, and why."""
