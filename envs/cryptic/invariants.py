"""What holds of every state between two choices, whatever was played.

Written apart from the rules, over many states at once; the tests and the fuzzer check it.
"""

from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..core.game import Variant
from ..core.state import MAX_FRAMES, Over
from . import setup, state
from .gathered import Gathered
from .state import Ask, Life, Phase, Task, Winner

States = NDArray[Any]
Truth = tuple[str, Any]  # words, and where they are true: bool (n,)

MOST_FRAMES = 40
COUNTS = (
    *("power", "hand", "known", "discard", "mastery", "rubble", "progress", "hand_n", "deck_n", "artifact_n"),
    *(
        "artifact_bottom",
        "trap_bottom",
        "relic_n",
        "knowledge_n",
        "more",
        "less",
        "n_rules",
        "n_lists",
        "n_deeds",
    ),
)
UNIT_COUNTS = (
    *(
        "vitae",
        "stamina",
        "base_used",
        "extra",
        "knowledge",
        "souls",
        "bones",
        "n_items",
        "charges_made",
        "born",
    ),
)
LIMITS = {
    "blood": state.MAX_BLOOD,
    "rubble": state.MAX_RUBBLE,
    "round": state.MAX_ROUNDS,
    "n_order": state.N_MONSTERS,
    "n_structures": state.MAX_STRUCTURES,
    "n_rules": state.MAX_RULES,
    "n_lists": state.MAX_LISTS,
    "n_deeds": state.MAX_DEEDS,
}
GODDESS_ASKED = (
    *(Ask.ASK_GODDESS, Ask.ASK_FLIP, Ask.ASK_GUARD, Ask.ASK_CRYSTAL, Ask.ASK_CODEX, Ask.ASK_ORDER),
    *(Ask.ASK_DISCARD, Ask.ASK_POWERS, Ask.ASK_SUMMON, Ask.ASK_MONSTER),
)
TEAM_ASKED = (
    *(
        Ask.ASK_PICK,
        Ask.ASK_SQUAD,
        Ask.ASK_ENTRANCE,
        Ask.ASK_PLACE,
        Ask.ASK_UNIT,
        Ask.ASK_MENU,
        Ask.ASK_SOURCE,
    ),
    *(Ask.ASK_REROLL, Ask.ASK_TRIGGER, Ask.ASK_TRADE, Ask.ASK_LOOT, Ask.ASK_TELEPORT, Ask.ASK_PREPARED),
)


def invariants(states: States, variant: Variant) -> Iterator[Truth]:
    """Each invariant in words, with where among the states (n,) it holds: a boolean array (n,)."""
    numbers = np.frombuffer(variant.setup, variant.game.rules.setup_dtype)[0]
    units, frames = Units(states, numbers), Frames(states)
    yield from _places(states, numbers, units)
    yield from _tokens(states, numbers, units)
    yield from _structures(states, numbers)
    yield from _souls(states, numbers)
    yield from _cards(states, numbers)
    yield from _items(states, numbers)
    yield from _decks(states, numbers)
    yield from _cryptonauts(states, numbers, units)
    yield from _monsters(states, numbers, units)
    yield from _rules(states, numbers)
    yield from _course(states, numbers)
    yield from _question(states, numbers, frames)
    for field in COUNTS:
        yield f"no negative {field}", _flat(states[field] >= 0).all(1)
    for field in UNIT_COUNTS:
        yield f"no negative {field} of a unit", (states["unit"][field] >= 0).all(1)
    for field, most in LIMITS.items():
        yield f"{field} from 0 to {most}", (states[field] >= 0) & (states[field] <= most)


def _flat(values: NDArray[Any]) -> NDArray[Any]:
    return values.reshape(len(values), -1)


class Units:
    """Who is where: arrays (n, N_UNITS)."""

    def __init__(self, states: States, numbers: Any) -> None:
        unit = states["unit"]
        self.life = unit["life"]
        self.present = unit["life"] == Life.PRESENT
        self.cell = unit["cell"].astype(np.int64)
        self.placed = self.present & (self.cell >= 0)
        self.size = np.ones(unit.shape, np.int64)
        large = numbers["monster"]["size"][
            np.maximum(unit["sheet"][:, state.FIRST_MONSTER :], 0) % setup.N_MONSTER_SHEETS
        ]
        self.size[:, state.FIRST_MONSTER :] = large
        cells = int(numbers["grid"]["n_cells"])
        self.slot = numbers["grid"]["slot"][np.clip(self.cell, 0, cells - 1)]


class Frames:
    """The stacks of many states, n x depth."""

    def __init__(self, states: States) -> None:
        head = states["head"]
        self.stack = head["stack"]
        self.kind = np.where(np.arange(MAX_FRAMES) < head["depth"][:, None], self.stack["kind"], -1)

    def count(self, *kinds: int) -> NDArray[np.int64]:
        """How many frames of these kinds each state has (n,)."""
        return np.isin(self.kind, kinds).sum(1)


def _tally(codes: NDArray[Any], there: NDArray[np.bool_], width: int) -> NDArray[np.int64]:
    """How often each number below `width` stands in `codes` (n, ...) where it is there: (n, width)."""
    n = len(codes)
    codes, there = codes.reshape(n, -1), there.reshape(n, -1)
    row, place = np.nonzero(there)
    found = row * width + np.clip(codes[row, place], 0, width - 1)
    return np.bincount(found, minlength=n * width).reshape(n, width)


def _pile(cards: NDArray[Any], n: NDArray[Any], width: int) -> NDArray[np.int64]:
    """How often each number lies in a pile of n cards."""
    return _tally(cards, np.arange(cards.shape[1]) < n[:, None], width)


def _spread(
    there: NDArray[np.bool_], cell: NDArray[Any], size: NDArray[Any], numbers: Any
) -> NDArray[np.int64]:
    """Which thing, from 1 on, stands on each space, as a sum (n, cells); things: (n, k)."""
    cells, grid = int(numbers["grid"]["n_cells"]), numbers["grid"]
    out = np.zeros((len(cell), cells), np.int64)
    row, thing = np.nonzero(there)
    first = np.clip(cell[row, thing], 0, cells - 1)
    width = grid["width"][grid["slot"][first]].astype(np.int64)
    large = size[row, thing] == 2
    for offset, part in ((0, np.ones_like(large)), (1, large), (width, large), (width + 1, large)):
        spaces = np.clip(first + offset, 0, cells - 1)
        np.add.at(out, (row[part], spaces[part]), (thing + 1)[part])
    return out


# --- the boards


def _places(states: States, numbers: Any, units: Units) -> Iterator[Truth]:
    cells = int(numbers["grid"]["n_cells"])
    there = _spread(units.placed, units.cell, units.size, numbers)
    yield "unit_at tells where units stand", (there == states["unit_at"][:, :cells] + 1).all(1)
    what = states["structure"]
    stands = (np.arange(state.MAX_STRUCTURES) < states["n_structures"][:, None]) & (what["gone"] == 0)
    size = numbers["structure_size"][np.clip(what["kind"], 0, setup.N_STRUCTURE_KINDS - 1)]
    built = _spread(stands, what["cell"].astype(np.int64), size.astype(np.int64), numbers)
    yield "structure_at tells where Structures stand", (built == states["structure_at"][:, :cells] + 1).all(1)
    mono = what["kind"] == setup.MONOLITH
    solid = stands & ((what["open"] == 0) | (what["kind"] > setup.ARCANE_DOOR))
    kinds = {
        state.BLOCK_WALL: states["terrain"][:, :cells] == setup.WALL,
        state.BLOCK_PIT: states["terrain"][:, :cells] == setup.PIT,
        state.BLOCK_UNIT: there > 0,
        state.BLOCK_STRUCTURE: _spread(solid & ~mono, what["cell"].astype(np.int64), size, numbers) > 0,
        state.BLOCK_MONOLITH: _spread(solid & mono, what["cell"].astype(np.int64), size, numbers) > 0,
    }
    expected = np.sum([np.where(holds, bit, 0) for bit, holds in kinds.items()], axis=0)
    yield "block tells what stands on a space", (expected == states["block"][:, :cells]).all(1)
    crypt = units.placed[:, : state.N_CRYPTONAUTS]
    on = np.take_along_axis(states["terrain"], np.clip(units.cell[:, : state.N_CRYPTONAUTS], 0, cells - 1), 1)
    yield "no Cryptonaut in a Wall", ~(crypt & (on == setup.WALL)).any(1)


def _tokens(states: States, numbers: Any, units: Units) -> Iterator[Truth]:
    cells = int(numbers["grid"]["n_cells"])
    token, terrain = states["token"][:, :cells], states["terrain"][:, :cells]

    def has(bit: int) -> NDArray[np.bool_]:
        return token & bit != 0

    rubble = has(setup.RUBBLE)
    yield "as many Destroyed Walls as were made", rubble.sum(1) == states["rubble"]
    yield "a Destroyed Wall is Ground", (~rubble | (terrain == setup.GROUND)).all(1)
    yield "only Trap plates have fired", (~has(setup.FIRED) | has(setup.TRAP)).all(1)
    yield "no token is Artifact and Relic", ~(has(setup.ARTIFACT) & has(setup.RELIC)).any(1)
    skulls = has(setup.SKULL).sum(1)
    yield "at most four Blood Skulls", skulls <= state.MAX_SKULLS
    yield (
        "Blood Skulls and Blood are Gor'Kuk's",
        (states["goddess"] == setup.GOR) | (skulls + states["blood"] == 0),
    )
    dead = units.life[:, : state.N_CRYPTONAUTS] == Life.DEAD
    cell = np.clip(units.cell[:, : state.N_CRYPTONAUTS], 0, cells - 1)
    corpse = np.take_along_axis(has(setup.CORPSE), cell, 1)
    yield "the dead lie where their Corpses are", (~dead | corpse).all(1)
    yield "no Corpse without a dead Cryptonaut", has(setup.CORPSE).sum(1) <= dead.sum(1)
    crystal = states["crystal"].astype(np.int64)
    marked = _tally(crystal, crystal >= 0, cells) > 0
    yield "Crystals lie where the slots say", (marked == has(setup.CRYSTAL)).all(1)
    walkable = np.isin(terrain, (setup.WALL, setup.PIT))
    yield "no token in a Wall or on a Pit", ~((token != 0) & walkable).any(1)


def _structures(states: States, numbers: Any) -> Iterator[Truth]:
    what = states["structure"]
    there = (np.arange(state.MAX_STRUCTURES) < states["n_structures"][:, None]) & (what["gone"] == 0)
    kind = np.clip(what["kind"], 0, setup.N_STRUCTURE_KINDS - 1)
    printed, health = numbers["structure_health"][kind], what["health"]
    fine = np.where(printed < 0, health == printed, (health > 0) & (health <= printed))
    yield "Structures have Health up to the printed", (~there | fine).all(1)
    door = kind <= setup.ARCANE_DOOR
    opens = door | (kind == setup.SARCOPHAGUS)
    yield "Doors and Sarcophagi open", ~(there & (what["open"] != 0) & ~opens).any(1)
    sealed = there & (what["sealed"] != 0)
    yield "only closed Doors are sealed", ~(sealed & (~door | (what["open"] != 0))).any(1)
    yield (
        "only Monoliths are Empowered",
        ~(there & (what["empowered"] != 0) & (kind != setup.MONOLITH)).any(1),
    )
    barricade = there & (kind == setup.BARRICADE)
    owned = _tally(what["owner"], barricade, state.N_CRYPTONAUTS)
    yield "a Barricade for each owner at most", (owned <= 1).all(1)


# --- goods


def _souls(states: States, numbers: Any) -> Iterator[Truth]:
    crypts = states["unit"][:, : state.N_CRYPTONAUTS]
    on_boards = (states["token"] & setup.SOUL != 0).sum(1)
    charges = (crypts["charged"] & 1) + (crypts["charged"] >> 1 & 1)
    total = on_boards + crypts["souls"].sum(1) + charges.sum(1) + states["item_charged"].sum(1)
    yield "at most 20 Souls", total <= state.SOUL_TOKENS


def _cards(states: States, numbers: Any) -> Iterator[Truth]:
    chosen = states["goddess"] >= 0
    copies = numbers["goddess"]["card"]["copies"][np.maximum(states["goddess"], 0)]
    total = _pile(states["deck"], states["deck_n"], setup.N_CARD_KINDS)
    total += states["hand"].astype(np.int64) + states["discard"] + states["mastery"]
    total += states["played"][:, None] == np.arange(setup.N_CARD_KINDS)
    dealt = chosen & (total.sum(1) > 0)
    yield "every card lies in exactly one place", ~dealt | (total == copies).all(1)
    yield "the hand has as many cards as it says", states["hand"].sum(1) == states["hand_n"]
    yield "known cards are in the hand", (states["known"] <= states["hand"]).all(1)
    used = states["card_used"][:, None] >> np.arange(setup.N_CARD_KINDS) & 1 != 0
    yield "only Masteries in play are used", ~(used & (states["mastery"] == 0)).any(1)


def _carried(states: States) -> NDArray[np.int64]:
    """How many Cryptonauts, or their Corpses, have each item: (n, N_ITEMS)."""
    crypts = states["unit"][:, : state.N_CRYPTONAUTS]
    there = np.arange(state.MAX_CARRIED) < crypts["n_items"][:, :, None]
    return _tally(crypts["item"], there, setup.N_ITEMS)


def _items(states: States, numbers: Any) -> Iterator[Truth]:
    carried, peeked = _carried(states), states["peeked"]
    total = carried + _tally(peeked, peeked >= 0, setup.N_ITEMS)
    total[:, : setup.N_ARTIFACTS] += _pile(states["artifact_deck"], states["artifact_n"], setup.N_ARTIFACTS)
    yield "every Artifact in exactly one place", (total[:, : setup.N_ARTIFACTS] == 1).all(1)
    for slot in range(setup.MAX_SLOTS):
        total += _pile(states["relic_deck"][:, slot], states["relic_n"][:, slot], setup.N_ITEMS)
    boards = numbers["item"]["board"][setup.N_ARTIFACTS :]
    in_play = (states["board"][:, :, None] == boards).any(1) & (numbers["options"]["relics"] != 0)
    relics = total[:, setup.N_ARTIFACTS :]
    shuffled = relics.any(1)
    yield "every Relic of the boards in exactly one place", ~shuffled | (relics == in_play).all(1)
    charged, used = states["item_charged"] != 0, states["item_used"] != 0
    yield "only carried items are Charged", ~(charged & (carried == 0)).any(1)
    yield "no Soul Devour is Charged", ~(charged & (numbers["item"]["devour"] != 0)).any(1)
    yield "only carried items are used", ~(used & (carried == 0)).any(1)
    crypts = states["unit"][:, : state.N_CRYPTONAUTS]
    yield "at most five items are carried", (crypts["n_items"] <= state.MAX_CARRIED).all(1)


def _decks(states: States, numbers: Any) -> Iterator[Truth]:
    traps = np.sort(states["trap_deck"], axis=1)
    yield "six Traps", (traps == np.arange(setup.N_TRAPS)).all(1)
    yield "known Traps are in the deck", states["trap_bottom"] <= setup.N_TRAPS
    yield "known Artifacts are in the deck", states["artifact_bottom"] <= states["artifact_n"]
    held = states["unit"]["knowledge"].sum(1)
    if numbers["options"]["encounters"]:
        left = _pile(states["knowledge_deck"], states["knowledge_n"], setup.N_ENCOUNTERS)
        yield "Encounters left are among the printed", (left <= numbers["encounter"]["copies"]).all(1)
        yield "every Knowledge is held or in the deck", held + states["knowledge_n"] == setup.N_KNOWLEDGE
    yield "at most 35 Knowledge", held <= setup.N_KNOWLEDGE
    codex = states["unit"]["codex"].sum(1)
    hidden = states["codex_cell"] >= 0
    cell = np.maximum(states["codex_cell"], 0)[:, None].astype(np.int64)
    where = np.take_along_axis(states["structure_at"], cell, 1)[:, 0]
    row = np.arange(len(states))
    tomb = states["structure"][row, np.maximum(where, 0)]
    yield "the Codex was hidden in a Sarcophagus", ~hidden | (tomb["kind"] == setup.SARCOPHAGUS)
    yield "the Codex is where its Sarcophagus says", np.where(hidden, tomb["open"], 0) == codex


# --- units


def _cryptonauts(states: States, numbers: Any, units: Units) -> Iterator[Truth]:
    who = states["unit"][:, : state.N_CRYPTONAUTS]
    present = units.present[:, : state.N_CRYPTONAUTS]
    sheet = np.clip(who["sheet"], 0, setup.N_SHEETS - 1)
    n = 4 if numbers["options"]["quickplay"] else state.N_CRYPTONAUTS
    yield "no Cryptonaut beyond the team", (who["life"][:, n:] == Life.ABSENT).all(1)
    named = _tally(
        who["sheet"], who["sheet"][:, :n] >= 0 if n == state.N_CRYPTONAUTS else _first(who, n), setup.N_SHEETS
    )
    yield "every Cryptonaut is unique", (named <= 1).all(1)
    yield "Vitae up to the maximum", (~present | (who["vitae"] <= who["max_vitae"])).all(1)
    yield "Stamina up to the maximum", (~present | (who["stamina"] <= who["max_stamina"])).all(1)
    yield (
        "without Vitae she is Between Realms",
        (~present | ((who["vitae"] == 0) == (who["between"] != 0))).all(1),
    )
    yield (
        "without Stamina she will be Exhausted",
        (~present | (who["stamina"] > 0) | (who["exhausting"] != 0)).all(1),
    )
    prepared = (present & (who["prepared"] != 0)).sum(1)
    yield "n_prepared counts the Prepared", prepared == states["n_prepared"]
    gone = (who["life"] == Life.DEAD) | (who["life"] == Life.TELEPORTED)
    yield "the dead and Teleported have no status", ~(gone & (who["status"] != 0)).any(1)
    yield "the dead and Teleported are not Prepared", ~(gone & (who["prepared"] != 0)).any(1)
    changed = (states["more"] != 0).any((1, 3)) | (states["less"] != 0).any((1, 3))
    yield "nothing changes the dead and Teleported", ~(changed[:, : state.N_CRYPTONAUTS] & gone).any(1)
    bits = states["changed"][:, None] >> np.arange(state.N_UNITS) & 1
    yield "what changes for a time is noted", ~(changed & (bits == 0)).any(1)
    team = numbers["sheet"]
    for field, key in (("vitae", setup.K_MAX_VITAE), ("stamina", setup.K_MAX_STAMINA)):
        expected = team[field][sheet] + _own_changes(states, numbers, key)
        words = f"maximum {field.capitalize()} as printed and changed"
        yield words, (~present | (who[f"max_{field}"] == np.maximum(expected, 0))).all(1)
    for words, marked, goddess in (
        ("Infections", who["status"] & setup.INFECTION, setup.MYC),
        ("Vendettas", who["status"] & setup.VENDETTA, setup.GOR),
        ("Entombed by cards", who["buried"], setup.SKZ),
    ):
        cards = int(numbers["goddess"]["status_cards"][goddess])
        yield f"at most {cards} {words}", (marked != 0).sum(1) <= cards


def _first(who: NDArray[Any], n: int) -> NDArray[np.bool_]:
    return (np.arange(state.N_CRYPTONAUTS) < n) & (who["sheet"] >= 0)


def _own_changes(states: States, numbers: Any, key: int) -> NDArray[np.int64]:
    """What Effects at work add to a key of their own unit: (n, N_CRYPTONAUTS)."""
    amount = np.array([_amount(numbers, effect, key) for effect in numbers["effect"]])
    there = np.arange(state.MAX_RULES) < states["n_rules"][:, None]
    rule = states["rule"]
    worth = np.where(there, amount[np.clip(rule["effect"], 0, setup.MAX_EFFECTS - 1)], 0)
    return np.stack([np.where(rule["source"] == u, worth, 0).sum(1) for u in range(state.N_CRYPTONAUTS)], 1)


def _amount(numbers: Any, effect: Any, key: int) -> int:
    """What a passive Effect adds to a key of its own unit."""
    if effect["kind"] != setup.KIND_PASSIVE or numbers["aim"][effect["aim"]]["who"] != setup.WHO_SELF:
        return 0
    ops = numbers["op"][effect["first"] : effect["end"]]
    return int(ops["n"][(ops["code"] == setup.OP_MOD) & (ops["key"] == key)].sum())


def _monsters(states: States, numbers: Any, units: Units) -> Iterator[Truth]:
    low, high = state.FIRST_MONSTER, state.GASH
    who, present = states["unit"][:, low:high], units.present[:, low:high]
    order = states["order"].astype(np.int64)
    there = np.arange(state.N_MONSTERS) < states["n_order"][:, None]
    listed = _tally(order - low, there, state.N_MONSTERS)
    yield "the order holds the Monsters in play, each once", (listed == present).all(1)
    born = np.take_along_axis(who["born"], np.clip(order - low, 0, state.N_MONSTERS - 1), 1)
    later = (np.diff(born.astype(np.int64), axis=1) >= 0) | ~there[:, 1:]
    yield "the order is that of Summoning", later.all(1)
    sheet = np.clip(who["sheet"], 0, setup.N_MONSTER_SHEETS - 1)
    rows = numbers["monster"]
    hers = rows["goddess"][sheet] == states["goddess"][:, None]
    yield "Monsters are the Goddess's", (~present | hers).all(1)
    counted = _tally(sheet, present, setup.N_MONSTER_SHEETS)
    most = np.maximum(rows["limit"], rows["special_limit"])
    yield "Monsters of a kind up to its limit", (counted <= most).all(1)
    usual = present & (rows["special_limit"][sheet] == 0)
    for slot in range(int(numbers["options"]["n_slots"])):
        limit = numbers["board"]["monster_limit"][np.maximum(states["board"][:, slot], 0)]
        there = usual & (units.slot[:, low:high] == slot)
        yield f"slot {slot}: Monsters up to the limit", there.sum(1) <= limit
    yield "one Master at most", (present & (who["master"] >= 0)).sum(1) <= 1
    every, living = states["unit"][:, low:], units.present[:, low:]
    fine = (every["vitae"] > 0) & (every["vitae"] <= every["max_vitae"])
    begun = states["phase"] != Phase.PHASE_SETUP
    yield "Monsters have Health up to the maximum", ~begun | (~living | fine).all(1)
    bog = (states["board"] == setup.BOG).any(1)
    yield "Gashnoradon is in the Bog alone", bog | ~units.present[:, state.GASH]
    yield "Monsters carry nothing", ~(every["souls"] + every["knowledge"] + every["n_items"]).any(1)


# --- the Effects at work


def _rules(states: States, numbers: Any) -> Iterator[Truth]:
    """`State.rule` against what the units, cards and Artifacts say."""
    wanted = Gathered(states, numbers).rules()
    n = np.minimum(states["n_rules"], state.MAX_RULES)
    rule = states["rule"]
    there = np.arange(state.MAX_RULES) < n[:, None]
    found = np.stack([rule[name].astype(np.int64) for name in ("effect", "source", "slot", "times")], 2)
    found = np.where(there[:, :, None], found, 0)
    playing = states["phase"] != Phase.PHASE_SETUP
    yield "the Effects at work are those of what is in play", ~playing | (found == wanted).all((1, 2))
    keys = numbers["effect"]["keys"][np.clip(rule["effect"], 0, setup.MAX_EFFECTS - 1)]
    keys = np.where(there[:, :, None], keys, np.uint64(0))
    yield "their keys are noted", ~playing | (np.bitwise_or.reduce(keys, axis=1) == states["keys"]).all(1)


# --- the course of the game


def _course(states: States, numbers: Any) -> Iterator[Truth]:
    over, winner = states["head"]["over"], states["winner"]
    yield "somebody has won when the game has ended", (over == Over.TERMINATED) == (winner != Winner.NOBODY)
    yield "phases", (states["phase"] >= Phase.PHASE_SETUP) & (states["phase"] <= Phase.PHASE_CLEANUP)
    yield "no Round before the setup is done", (states["round"] > 0) | (states["phase"] == Phase.PHASE_SETUP)
    slots = int(numbers["options"]["n_slots"])
    board = states["board"]
    chosen = board >= 0
    yield "boards for the slots in play alone", ~chosen[:, slots:].any(1)
    goal = numbers["board"]["goal"][np.maximum(board, 0)]
    yield "no more progress than the goal", (~chosen[:, :, None] | (states["progress"] <= goal)).all((1, 2))
    full = chosen[:, :, None] & (states["progress"] == goal) & (goal > 0)
    yield "an Objective is done at its goal", (full == (states["done"] != 0)).all((1, 2))
    acting = states["acting"]
    yield "a Cryptonaut acts, or nobody", (acting >= -1) & (acting < state.N_CRYPTONAUTS)


def _question(states: States, numbers: Any, frames: Frames) -> Iterator[Truth]:
    head = states["head"]
    running, depth = head["over"] == Over.RUNNING, head["depth"]
    top = head["stack"][np.arange(len(states)), np.clip(depth - 1, 0, MAX_FRAMES - 1)]
    yield "a running game asks somebody", ~running | ((depth > 0) & (depth < MOST_FRAMES))
    yield "only players are asked", ~running | ((top["kind"] >= 0) & (top["kind"] < Ask.N_ASKS))
    players = int(numbers["options"]["players"])
    yield "whoever is asked sits at the table", ~running | ((top["owner"] >= 0) & (top["owner"] < players))
    yield (
        "the Goddess is asked what is hers",
        ~running | ~np.isin(top["kind"], GODDESS_ASKED) | (top["owner"] == 0),
    )
    yield (
        "Cryptonauts are asked what is theirs",
        ~running | ~np.isin(top["kind"], TEAM_ASKED) | (top["owner"] > 0),
    )
    yield "the game lies at the bottom of the stack", ~running | (frames.kind[:, 0] == Task.GAME)
    yield "a frame for each Action under way", ~running | (frames.count(Task.DEED) == states["n_deeds"])
    yield "a frame for each effect under way", ~running | (frames.count(Task.LIST) == states["n_lists"])
    peeking = (top["kind"] == Ask.ASK_OPTION) & (top["target"] == state.Option.CHOOSE_ARTIFACT)
    yield "two Artifacts are seen while one is chosen", ~running | (peeking == (states["peeked"] >= 0).all(1))
