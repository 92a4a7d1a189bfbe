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
from .check_frames import MOST_FRAMES
from .ground import grounds
from .state import Ask, Life, Phase, Rank, Task, TokenLife, Winner

States = NDArray[Any]
Truth = tuple[str, Any]  # words, and where they are true: bool (n,)

N_TOKENS = state.FIRST_QUEST_TOKEN + state.N_QUEST_TOKENS
MOST_ITEMS = {setup.ARMOR: (1, "one armor"), setup.OTHER: (2, "two other items")}
HANDS = 2
LIEUTENANT_CARDS = 36
BRUTE_HEALTH, STALWART_HEALTH, WILL_STAMINA = 4, 2, 1
COUNTS = (
    *("round", "overlord_turns", "knockouts", "gold", "xp", "threat", "cursed", "hand", "hand_n", "bought"),
    *("discard", "deck_n", "deck_known", "search_n", "search_discard", "shop_left", "offered", "won"),
    *("won_act2", "n_attacks", "n_groups", "doors_closed", "carry"),
)
FIGURE_COUNTS = ("damage", "points", "actions", "attacks", "moves")
HERO_COUNTS = ("fatigue", "xp", "fortune", "faceup", "facedown", "fresh", "faith", "fury", "nature", "moved")
OVERLORD_ASKED = (
    *(Ask.ASK_DARK_SHOP, Ask.ASK_KIND, Ask.ASK_BEARER, Ask.ASK_SUMMON, Ask.ASK_DARK_MENU, Ask.ASK_CARD),
    *(Ask.ASK_RANK, Ask.ASK_GROUP, Ask.ASK_DEED),
)
HEROES_ASKED = (
    *(Ask.ASK_HERO_PICK, Ask.ASK_CLASS_PICK, Ask.ASK_SKILL_BUY, Ask.ASK_SHOP, Ask.ASK_BUYER, Ask.ASK_SELL),
    *(Ask.ASK_PURSE, Ask.ASK_RELIC_TO, Ask.ASK_ENTRANCE, Ask.ASK_NEXT_HERO, Ask.ASK_EQUIP, Ask.ASK_MENU),
    Ask.ASK_ITEM,
)
MOVING = (
    *(Task.HERO_TURN, Task.ACTIVATION, Task.ROAM, Task.ENTERED, Task.USE, Task.PLACE),
    Ask.ASK_STEPS,
)
"""Frames whose source may walk through another's space, or rise there and be placed beside it."""
SPECIALS = {setup.FG2: 1, setup.MB1: 4, setup.DA1: 3}
"""How many of the quest tokens laid facedown are special."""
BETWEEN = (Phase.PHASE_START, Phase.PHASE_CAMPAIGN)
"""Phases in which the decks are not made."""


def invariants(states: States, variant: Variant) -> Iterator[Truth]:
    """Each invariant in words, with where among the states (n,) it holds: a boolean array (n,)."""
    numbers = np.frombuffer(variant.setup, variant.game.rules.setup_dtype)[0]
    frames = Frames(states)
    bodies = Bodies(states)
    yield from _places(states, numbers, frames, bodies)
    yield from _doors(states)
    yield from _figures(states, numbers, frames, bodies)
    yield from _tokens(states, numbers, bodies)
    yield from _groups(states, numbers, bodies)
    yield from _sheets(states, numbers)
    yield from _gear(states, numbers)
    yield from _goods(states, numbers)
    yield from _overlord_cards(states, numbers, frames)
    yield from _search_cards(states, numbers)
    yield from _plot(states, numbers, frames)
    yield from _course(states, numbers, frames)
    yield from _question(states, numbers, frames)
    yield from _attacks(states, frames)
    for field in COUNTS:
        yield f"no negative {field}", _flat(states[field] >= 0).all(1)
    for field in FIGURE_COUNTS:
        yield f"no negative {field} of a figure", (states["figure"][field] >= 0).all(1)
    for field in HERO_COUNTS:
        yield f"no negative {field} of a hero", _flat(states["hero"][field] >= 0).all(1)


def _flat(values: NDArray[Any]) -> NDArray[Any]:
    return values.reshape(len(values), -1)


def _bits(values: NDArray[Any], n: int) -> NDArray[np.bool_]:
    """The n lowest bits of each number, along a new last axis."""
    return values[..., None].astype(np.int64) >> np.arange(n) & 1 != 0


class Frames:
    """The stacks of many states, n x depth."""

    def __init__(self, states: States) -> None:
        head = states["head"]
        self.stack = head["stack"]
        there = np.arange(MAX_FRAMES) < head["depth"][:, None]
        self.kind = np.where(there, self.stack["kind"], -1)
        row, depth = np.arange(len(states)), np.clip(head["depth"] - 1, 0, MAX_FRAMES - 1)
        self.top = self.stack[row, depth]

    def count(self, *kinds: int) -> NDArray[np.int64]:
        """How many frames of these kinds each state has (n,)."""
        return np.isin(self.kind, kinds).sum(1)

    def holds(self, *kinds: int) -> NDArray[np.bool_]:
        return self.count(*kinds) > 0

    def sources(self, width: int, *kinds: int) -> NDArray[np.bool_]:
        """Which numbers below `width` are the source of a frame of these kinds: (n, width)."""
        return _tally(self.stack["source"], np.isin(self.kind, kinds), width) > 0


class Bodies:
    """Who stands where: arrays (n, N_FIGURES), and one row a space that is covered."""

    def __init__(self, states: States) -> None:
        figure = states["figure"]
        self.life = figure["life"]
        self.standing = figure["life"] == Life.STANDING
        self.cell = figure["cell"].astype(np.int64)
        self.placed = self.standing & (self.cell >= 0) & (states["encounter"] >= 0)[:, None]
        self.walking = figure["walker"] >= 0
        self.w = np.where(self.walking, 1, figure["w"]).astype(np.int64)
        self.h = np.where(self.walking, 1, figure["h"]).astype(np.int64)
        self.row, self.number, self.space = self._covered(states)

    def _covered(self, states: States) -> tuple[NDArray[Any], ...]:
        """State, figure and space (-1: off the map) of each space that a figure covers."""
        parts = []
        for dy in range(3):
            for dx in range(3):
                row, number = np.nonzero(self.placed & (self.w > dx) & (self.h > dy))
                parts.append((row, number, self.beyond(states, row, number, dx, dy)))
        return tuple(np.concatenate([part[k] for part in parts]) for k in range(3))

    def beyond(self, states: States, row: Any, number: Any, dx: int, dy: int) -> NDArray[Any]:
        """The space so many steps east and south of the lowest one of each of these figures."""
        maps = states["encounter"][row]
        space = np.full(len(row), -1)
        for encounter in np.unique(maps):
            ground, here = grounds()[encounter], np.flatnonzero(maps == encounter)
            cell = np.clip(self.cell[row[here], number[here]], 0, ground.n - 1)
            space[here] = ground.at[ground.y[cell] + dy, ground.x[cell] + dx]
        return space


def _tally(codes: NDArray[Any], there: NDArray[np.bool_], width: int) -> NDArray[np.int64]:
    """How often each number below `width` stands in `codes` (n, ...) where it is there: (n, width)."""
    n = len(codes)
    codes, there = codes.reshape(n, -1), there.reshape(n, -1)
    row, place = np.nonzero(there)
    found = row * width + np.clip(codes[row, place].astype(np.int64), 0, width - 1)
    return np.bincount(found, minlength=n * width).reshape(n, width)


def _pile(cards: NDArray[Any], n: NDArray[Any], width: int) -> NDArray[np.int64]:
    """How often each number lies in a pile of n cards."""
    return _tally(cards, np.arange(cards.shape[1]) < n[:, None], width)


def _where(states: States, row: NDArray[Any]) -> NDArray[np.bool_]:
    """Which states are none of those in `row`."""
    return ~np.isin(np.arange(len(states)), row)


# --- the map


def _places(states: States, numbers: Any, frames: Frames, bodies: Bodies) -> Iterator[Truth]:
    """A figure that passes through another's space is not in fig_at."""
    row, number, space = bodies.row, bodies.number, bodies.space
    yield "figures stand on the map", _where(states, row[space < 0])
    on = space >= 0
    row, number, space = row[on], number[on], space[on]
    at = states["fig_at"].astype(np.int64)
    same = at[row, space] == number
    known = np.zeros(at.shape, bool)
    known[row[same], space[same]] = True
    yield "fig_at names who stands there", ((at < 0) | known).all(1)
    passing = np.zeros((len(states), state.N_FIGURES), bool)
    passing[row[~same], number[~same]] = True
    yield "one figure at most passes through another's space", passing.sum(1) <= 1
    moving = frames.sources(state.N_FIGURES, *MOVING)
    moving[:, state.FAMILIAR] |= frames.holds(Task.FAMILIAR_TURN)
    yield "only who is moved shares a space", ~(passing & ~moving).any(1)
    yield "only one space is shared", ~(passing & (bodies.w * bodies.h > 1)).any(1)
    solid = np.zeros(len(row), bool)
    for encounter in np.unique(states["encounter"][row]):
        here = states["encounter"][row] == encounter
        solid[here] = grounds()[encounter].solid[space[here]]
    flying = _cards(states, numbers)["abilities"] & np.uint32(setup.AB_FLY) != 0
    yield "only who flies is in an obstacle", _where(states, row[solid & ~flying[row, number]])
    walls = _walled(states, bodies)
    yield "no wall or closed door runs through a base", _where(states, walls)


def _cards(states: States, numbers: Any) -> NDArray[Any]:
    """The card of each figure's kind, act and rank (of all that are no monsters that of Splig)."""
    figure = states["figure"]
    kind = np.clip(figure["kind"].astype(np.int64), 0, setup.RAYTHEN)
    act = states["act"].astype(np.int64)[:, None]
    usual = 4 * kind + 2 * act + np.minimum(figure["rank"], Rank.MASTER)
    rare = LIEUTENANT_CARDS + 2 * (kind - setup.FIRST_LIEUTENANT) + act
    card = np.where(kind < setup.FIRST_LIEUTENANT, usual, rare)
    card[:, : state.FIRST_MONSTER] = LIEUTENANT_CARDS
    return numbers["card"][card]


def _walled(states: States, bodies: Bodies) -> NDArray[Any]:
    """States with a base that stands across a wall or closed door (DES-021)."""
    broken = []
    for w, h, step in ((1, 0, 2), (0, 1, 4)):
        for y in range(3):
            for x in range(3):
                row, number = np.nonzero(bodies.placed & (bodies.w > x + w) & (bodies.h > y + h))
                cell = bodies.beyond(states, row, number, x, y)
                apart = states["near"][row, np.maximum(cell, 0)] >> step & 1 == 0
                broken.append(row[(cell >= 0) & apart])
    return np.concatenate(broken)


def _doors(states: States) -> Iterator[Truth]:
    near, closed = np.ones(len(states), bool), np.ones(len(states), bool)
    key = states["encounter"].astype(np.int64) * 256 + states["doors_open"]
    for value in np.unique(key[states["encounter"] >= 0]):
        encounter, doors = divmod(int(value), 256)
        ground = grounds()[encounter]
        laid = (key == value) & (states["near"] != 0).any(1)
        near[laid] = (states["near"][laid] == ground.near(doors)).all(1)
        shut = ground.n_doors - doors.bit_count()
        closed[laid] = (states["doors_closed"][laid] == shut) & (doors < 1 << ground.n_doors)
    yield "near tells which spaces are adjacent", near
    yield "doors_closed counts the closed doors", closed


# --- figures


def _figures(states: States, numbers: Any, frames: Frames, bodies: Bodies) -> Iterator[Truth]:
    figure, life = states["figure"], bodies.life
    heroes, n = figure[:, : state.MAX_HEROES], int(numbers["options"]["heroes"])
    there = np.isin(life, (Life.STANDING, Life.DOWN, Life.HIDDEN))
    fine = (figure["damage"] <= figure["health"]) | ~there
    yield "damage up to the maximum health", fine.all(1)
    yield "standing figures have health", (~bodies.standing | (figure["health"] > 0)).all(1)
    dying = frames.holds(Task.HARM, Task.KNOCKOUT, Task.DEFEATED, Task.USE, Task.ATTACK, Task.ROAM)
    alive = (figure["damage"] < figure["health"]) | ~bodies.standing
    yield "who stands has health left", dying | alive.all(1)
    yield "no hero beyond the party", (life[:, n : state.MAX_HEROES] == Life.ABSENT).all(1)
    down = life[:, : state.MAX_HEROES] == Life.DOWN
    helped = frames.holds(Task.REVIVAL, Task.HEALING, Task.USE)
    full = (heroes["damage"] == heroes["health"]) | ~down
    yield "the knocked out have all their damage", helped | full.all(1)
    yield "the knocked out have no conditions", ~(down & (heroes["conditions"] != 0)).any(1)
    yield "heroes alone are knocked out or hidden", ~np.isin(life[:, 4:], (Life.DOWN, Life.HIDDEN)).any(1)
    tomble = states["hero"]["hero"] == setup.TOMBLE
    hidden = life[:, : state.MAX_HEROES] == Life.HIDDEN
    yield "Tomble alone is hidden", ~(hidden & ~tomble).any(1)
    returns = frames.sources(state.MAX_HEROES, Task.PLACE)
    yield "his token tells where", (~hidden | returns | (states["hero"]["token"] >= 0)).all(1)
    monsters = figure[:, state.FIRST_MONSTER :]
    standing = bodies.standing[:, state.FIRST_MONSTER :]
    yield "monsters are of a kind", (~standing | (monsters["kind"] >= 0)).all(1)
    yield "none but monsters are of a kind", (figure["kind"][:, : state.FIRST_MONSTER] < 0).all(1)
    size = numbers["kind"]["size"][np.maximum(monsters["kind"], 0)]
    base = np.array([1, 2, 4, 6])[size]
    yield "monsters have bases of their size", (~standing | (monsters["w"] * monsters["h"] == base)).all(1)
    yield "figures of the hero side cover one space", (figure["w"] * figure["h"])[:, :13].max(1) <= 1
    lieutenant = (monsters["kind"] >= setup.FIRST_LIEUTENANT) & (monsters["kind"] < setup.RAYTHEN)
    yield (
        "lieutenants are lieutenants",
        (~standing | (lieutenant == (monsters["rank"] == Rank.LIEUTENANT))).all(1),
    )
    agent = monsters["kind"] == setup.RAYTHEN
    yield "Raythen is the agent", (~standing | (agent == (monsters["rank"] == Rank.AGENT))).all(1)
    yield "one agent at most", (standing & agent).sum(1) <= 1
    quiet = figure[:, state.FAMILIAR + 1 : state.FIRST_MONSTER]
    yield "quest figures have no conditions", (quiet["conditions"] == 0).all(1)
    large = bodies.walking[:, state.FIRST_MONSTER :] & standing
    yield "only large figures shrink to walk", ~(large & (base == 1)).any(1)
    yield "two figures at most walk so", (bodies.walking & bodies.standing).sum(1) <= 2


# --- tokens


def _tokens(states: States, numbers: Any, bodies: Bodies) -> Iterator[Truth]:
    token, figure = states["token"], states["figure"]
    life = token["life"]
    on_map, held = life == TokenLife.ON_MAP, life == TokenLife.HELD
    playing = states["encounter"] >= 0
    yield "no token without a map", playing | ~(on_map | held).any(1)
    spaces = np.array([ground.n for ground in grounds()])[states["encounter"]]
    fine = (token["cell"] >= 0) & (token["cell"] < spaces[:, None])
    yield "tokens lie on the map", (~on_map | fine).all(1)
    yield "tokens on the map have no holder", (~on_map | (token["holder"] < 0)).all(1)
    bases = _bits(figure["tokens"], state.N_SEARCH_TOKENS)
    held_by = np.zeros(bases.shape, bool)
    row, place = np.nonzero(held[:, : state.N_SEARCH_TOKENS])
    held_by[row, token["holder"][row, place], place] = True
    yield "search tokens lie on the bases that say so", (bases == held_by).all((1, 2))
    carried = _tally(figure["carries"], (figure["carries"] >= 0) & (bodies.life != Life.ABSENT), N_TOKENS)
    quest = state.FIRST_QUEST_TOKEN
    yield "quest tokens are carried by those who say so", (carried[:, quest:] == held[:, quest:]).all(1)
    row, place = np.nonzero(held[:, quest:])
    named = figure["carries"][row, token["holder"][row, quest + place]] == quest + place
    yield "who holds a quest token carries it", _where(states, row[~named])
    face = token["face"][:, :quest]
    found = (face == state.UNIQUE) & on_map[:, :quest]
    number = states["unique"].astype(np.int64)[:, None] == np.arange(quest)
    yield "a token that shows the unique side is the unique one", ~(found & ~number).any(1)
    yield "the unique token is not common", ~((face == state.COMMON) & number & on_map[:, :quest]).any(1)
    row = numbers["encounter"][np.maximum(states["encounter"], 0)]
    laid = playing & (states["near"] != 0).any(1)
    searched = np.array([ground.n_search for ground in grounds()])[states["encounter"]]
    found = (life[:, :quest] != TokenLife.GONE).sum(1) < searched
    yield "a unique token where there is one", ~laid | (states["unique"] < 0) | (row["has_unique"] != 0)
    yield "until it is found", ~laid | found | (states["unique"] >= 0) | (row["has_unique"] == 0)
    never = (states["unique"] != row["never_unique"]) | (states["unique"] < 0)
    yield "it is none that it never is", ~laid | never
    yield from _identities(states, laid)


def _identities(states: States, laid: NDArray[np.bool_]) -> Iterator[Truth]:
    special = (states["token"]["hidden"] != 0).sum(1)
    expected = np.zeros(len(states), np.int64)
    for encounter, n in SPECIALS.items():
        expected[states["encounter"] == encounter] = n
    yield "so many quest tokens are special", ~laid | (special == expected)


# --- groups


def _groups(states: States, numbers: Any, bodies: Bodies) -> Iterator[Truth]:
    figure, group = states["figure"], states["group"]
    standing = bodies.standing[:, state.FIRST_MONSTER :]
    monsters = figure[:, state.FIRST_MONSTER :]
    mine = monsters["group"].astype(np.int64)
    yield "monsters belong to a group", (~standing | ((mine >= 0) & (mine < state.MAX_NOW_GROUPS))).all(1)
    kinds = np.take_along_axis(group["kind"], np.clip(mine, 0, state.MAX_NOW_GROUPS - 1), 1)
    alike = (kinds == monsters["kind"]) | (monsters["kind"] == setup.RAYTHEN)
    yield "groups are of one kind", (~standing | alike).all(1)
    yield from _limits(states, numbers, monsters, standing)
    chosen = group["kind"] >= 0
    number = np.arange(state.MAX_NOW_GROUPS) < states["n_groups"][:, None]
    yield "groups that there are", ~(chosen & ~number).any(1)
    yield "one group is being activated", ((group["under_way"] == 1) & number).sum(1) <= 1


def _limits(states: States, numbers: Any, monsters: Any, standing: NDArray[np.bool_]) -> Iterator[Truth]:
    """DES-191; the printed figures of an encounter may be more, and those that it adds (DER-108)."""
    heroes = int(numbers["options"]["heroes"])
    rows = numbers["encounter"][np.maximum(states["encounter"], 0)]["group"]
    for number in range(setup.MAX_GROUPS):
        kind = np.maximum(states["group"]["kind"][:, number], 0)
        here = standing & (monsters["group"] == number)
        for rank, words in ((Rank.MINION, "minions"), (Rank.MASTER, "masters")):
            counted = (monsters["rank"] == rank) | ((rank == Rank.MASTER) & (monsters["rank"] == Rank.AGENT))
            limit = numbers["kind"]["limit"][kind][:, heroes - 2, rank]
            printed = rows["count"][:, number, heroes - 2, rank]
            most = np.maximum(limit, printed) + states["group"]["extra"][:, number, rank]
            yield f"group {number}: {words} up to the limit", (here & counted).sum(1) <= np.maximum(most, 1)


# --- Hero sheets


def _sheets(states: States, numbers: Any) -> Iterator[Truth]:
    hero, n = states["hero"], int(numbers["options"]["heroes"])
    party = np.arange(state.MAX_HEROES) < n
    known, trained = (hero["hero"] >= 0) & party, (hero["cls"] >= 0) & party
    yield "no hero sheet beyond the party", ~((hero["hero"] >= 0) & ~party).any(1)
    yield "every hero is unique", (_tally(hero["hero"], known, setup.N_HEROES) <= 1).all(1)
    yield "every class is unique", (_tally(hero["cls"], trained, setup.N_CLASSES) <= 1).all(1)
    row = numbers["hero"][np.maximum(hero["hero"], 0)]
    yield "classes are of the archetype", (~trained | (hero["cls"] // 2 == row["archetype"])).all(1)
    owned = _bits(hero["skills"], setup.N_SKILLS // setup.N_CLASSES)
    worn = (hero["skills"] >> setup.N_SKILLS // setup.N_CLASSES) != 0
    yield "there are nine skills", ~worn.any(1)
    yield "only owned skills are exhausted", ~(hero["exhausted"] & ~hero["skills"]).any(1)
    ready = trained & (states["quest"] >= 0)[:, None] & (states["phase"] != Phase.PHASE_START)[:, None]
    yield "every hero has the first skill of the class", (~ready | owned[:, :, 0]).all(1)
    yield "fatigue up to the maximum stamina", (~party | (hero["fatigue"] <= hero["stamina"])).all(1)
    for what, skills in (
        ("stamina", ((setup.IRON_WILL, WILL_STAMINA),)),
        ("health", ((setup.BRUTE, BRUTE_HEALTH), (setup.STALWART, STALWART_HEALTH))),
    ):
        expected = row[what] + _equipped(hero, numbers["item"][what])
        for skill, more in skills:
            cls, place = divmod(skill, setup.N_SKILLS // setup.N_CLASSES)
            expected = expected + more * ((hero["cls"] == cls) & owned[:, :, place])
        found = hero["stamina"] if what == "stamina" else states["figure"]["health"][:, : state.MAX_HEROES]
        yield f"maximum {what} as printed and changed", (~ready | (found == expected)).all(1)


def _equipped(hero: Any, values: NDArray[Any]) -> NDArray[np.int64]:
    """The sum of a number of all equipped items (n, heroes)."""
    worn = _bits(hero["equipped"], state.N_CARRIED) & (hero["item"] >= 0)
    return np.where(worn, values[np.maximum(hero["item"], 0)].astype(np.int64), 0).sum(2)


def _gear(states: States, numbers: Any) -> Iterator[Truth]:
    hero, items = states["hero"], numbers["item"]
    there = hero["item"] >= 0
    for field in ("equipped", "turned"):
        bits = _bits(hero[field], state.N_CARRIED)
        yield f"only items that are carried are {field}", ~(bits & ~there).any((1, 2))
    hands = (items["slot"] == setup.ONE_HAND) + HANDS * (items["slot"] == setup.TWO_HANDS)
    yield "items for two hands", (_equipped(hero, hands) <= HANDS).all(1)
    for slot, (most, words) in MOST_ITEMS.items():
        yield words, (_equipped(hero, items["slot"] == slot) <= most).all(1)
    heavy = _equipped(hero, items["traits"] & setup.T_HEAVY != 0) > 0
    runes = _equipped(hero, items["traits"] & setup.T_RUNE != 0) > 0
    yield "no Rune with Heavy Armor", ~(heavy & runes).any(1)


def _goods(states: States, numbers: Any) -> Iterator[Truth]:
    hero = states["hero"]
    held = _tally(hero["item"], hero["item"] >= 0, setup.N_ITEMS)
    first, last = setup.FIRST_SHOP, setup.FIRST_RELIC
    shop = held[:, first:last] + states["shop_left"] + states["offered"]
    yield "every shop item in exactly one place", (shop == numbers["item"]["copies"][first:last]).all(1)
    yield "starting gear once at most", (held[:, :first] <= 1).all(1)
    owned = states["relic_of"] == Winner.HEROES
    yield "relics that heroes carry are theirs", (held[:, last:] <= owned).all(1)
    figure = states["figure"]
    borne = (figure["relic"] >= 0) & (figure["life"] == Life.STANDING)
    bearers = _tally(figure["relic"], borne, setup.N_RELICS)
    yield (
        "relics that monsters bear are the overlord's",
        (bearers <= (states["relic_of"] == Winner.OVERLORD)).all(1),
    )
    lieutenant = figure["rank"] == Rank.LIEUTENANT
    yield "lieutenants alone bear relics", ~(borne & ~lieutenant).any(1)


# --- cards


def _overlord_cards(states: States, numbers: Any, frames: Frames) -> Iterator[Truth]:
    rows, bought = numbers["overlord"], states["bought"].astype(np.int64)
    basic = rows["cls"] == setup.BASIC
    total = _pile(states["deck"], states["deck_n"], setup.N_OVERLORD)
    total += states["hand"].astype(np.int64) + states["discard"]
    total += _tally(states["aside"], states["aside"] >= 0, setup.N_OVERLORD)
    total += _put_back(states, frames)
    made = total.any(1)
    wanted = np.where(basic, rows["copies"], bought)
    yield "every Overlord card in exactly one place", ~made | (total == wanted).all(1)
    yield "the deck is made for an encounter", made | np.isin(states["phase"], BETWEEN)
    yield "the hand has as many cards as it says", states["hand"].sum(1) == states["hand_n"]
    yield "known cards are in the deck", states["deck_known"] <= states["deck_n"]
    yield "copies that there are were bought", (bought <= np.where(basic, 0, rows["copies"])).all(1)
    for cls in (setup.MAGUS, setup.SABOTEUR, setup.WARLORD):
        ones, twos, threes = (
            bought[:, (rows["cls"] == cls) & (rows["xp"] == cost)].sum(1) for cost in (1, 2, 3)
        )
        fine = ((twos == 0) | (ones >= 2)) & ((threes == 0) | (ones + twos >= 3))
        yield f"cards of class {cls} could be bought", fine


def _put_back(states: States, frames: Frames) -> NDArray[np.int64]:
    """Cards that Plan Ahead has put back lie behind the deck until all are."""
    planning = (frames.kind == Task.USE) & (frames.stack["target"] == state.D_CARD + setup.PLAN_AHEAD)
    n = np.where(planning & (frames.stack["step"] > 0), frames.stack["owner"], 0).sum(1)[:, None]
    place, end = np.arange(state.OVERLORD_DECK), states["deck_n"][:, None] + n
    first = states["deck_n"][:, None] + (states["aside"] >= 0).sum(1)[:, None]
    return _tally(states["deck"], (n > 0) & (place >= first) & (place < end), setup.N_OVERLORD)


def _search_cards(states: States, numbers: Any) -> Iterator[Truth]:
    hero = states["hero"]
    total = _pile(states["search"], states["search_n"], setup.N_SEARCH)
    total += states["search_discard"]
    total[:, : setup.N_USABLE] += hero["faceup"].sum(1) + hero["facedown"].sum(1)
    for field in ("drawn", "aside_search"):
        total += _tally(states[field][:, None], states[field][:, None] >= 0, setup.N_SEARCH)
    made = total.any(1)
    yield "every Search card in exactly one place", ~made | (total == numbers["search"]["copies"]).all(1)
    yield "the Search deck is made for an encounter", made | np.isin(states["phase"], BETWEEN)
    for field in ("search_dark", "search_light"):
        yield f"{field} names places of the deck", states[field] >> states["search_n"] == 0
    yield "what all know the overlord knows", states["search_light"] & ~states["search_dark"] == 0
    traded = (hero["fresh"] <= hero["faceup"] + hero["facedown"]).all((1, 2))
    yield "cards that changed hands are there", traded


def _plot(states: States, numbers: Any, frames: Frames) -> Iterator[Truth]:
    plot = states["plot"]
    if not numbers["options"]["plot_deck"]:
        yield "no Plot cards", (plot == state.PLOT_FACEDOWN).all(1)
        yield "no threat and no fortune", (states["threat"] == 0) & (states["hero"]["fortune"] == 0).all(1)
        return
    begun = states["phase"] != Phase.PHASE_START
    yield "the basic Plot card is faceup", ~begun | (plot[:, setup.PETTY_THEFT] != state.PLOT_FACEDOWN)
    yield "Guarded Treasure is never exhausted", plot[:, setup.GUARDED_TREASURE] != state.PLOT_EXHAUSTED
    yield "at most 4 threat on Cursed Treasure", states["cursed"] <= state.MAX_CURSED
    faceup = plot[:, setup.CURSED_TREASURE] != state.PLOT_FACEDOWN
    yield "threat on a faceup card", faceup | (states["cursed"] == 0)
    agents = (states["figure"]["kind"] == setup.RAYTHEN) & (states["figure"]["life"] == Life.STANDING)
    summoned = plot[:, setup.SUMMON_RAYTHEN] != state.PLOT_FACEDOWN
    command = (frames.kind == Task.USE) & (frames.stack["target"] == state.D_SKILL + setup.DYING_COMMAND)
    yield "Raythen comes by his card", summoned | command.any(1) | ~agents.any(1)  # or once more (NEC-8)


# --- the course of the game


def _course(states: States, numbers: Any, frames: Frames) -> Iterator[Truth]:
    over = states["head"]["over"]
    yield "nobody has won a running game", (over == Over.TERMINATED) | (states["winner"] == Winner.NOBODY)
    yield "phases", (states["phase"] >= Phase.PHASE_START) & (states["phase"] <= Phase.PHASE_CAMPAIGN)
    yield "values", (states["value"] >= -60) & (states["value"] <= 60)
    running = over == Over.RUNNING
    acting, turns = states["acting"], frames.sources(state.MAX_HEROES, Task.HERO_TURN)
    acts = acting[:, None] == np.arange(state.MAX_HEROES)
    yield "the acting hero has his turn", ~running | (acts == turns).all(1)
    activating, active = states["activating"], frames.sources(state.N_FIGURES, Task.ACTIVATION)
    acts = activating[:, None] == np.arange(state.N_FIGURES)
    yield "the active monster has its activation", ~running | (acts == active).all(1)
    played = states["encounter"] >= 0
    quest = numbers["encounter"]["quest"][np.maximum(states["encounter"], 0)]
    yield "the encounter is one of the quest", ~played | (quest == states["quest"])
    yield "a round in an encounter alone", played | (states["round"] == 0)
    carried = np.where(states["relic_of"] == Winner.NOBODY, 0, 1)
    turned = _bits(states["relic_turned"], setup.N_RELICS)
    yield "relics that somebody owns are exhausted", ~(turned & (carried == 0)).any(1)


def _question(states: States, numbers: Any, frames: Frames) -> Iterator[Truth]:
    head, top = states["head"], frames.top
    running, depth = head["over"] == Over.RUNNING, head["depth"]
    yield "a running game asks somebody", ~running | ((depth > 0) & (depth < MOST_FRAMES))
    yield "only players are asked", ~running | ((top["kind"] >= 0) & (top["kind"] < Ask.N_ASKS))
    players = 1 + int(numbers["options"]["heroes"])
    yield "whoever is asked sits at the table", ~running | ((top["owner"] >= 0) & (top["owner"] < players))
    for kinds, words, fine in (
        (OVERLORD_ASKED, "the overlord is asked what is his", top["owner"] == 0),
        (HEROES_ASKED, "heroes are asked what is theirs", top["owner"] > 0),
    ):
        yield words, ~running | ~np.isin(top["kind"], kinds) | fine
    asks = (frames.kind >= 0) & (frames.kind < Ask.N_ASKS)
    both = frames.holds(Ask.ASK_FORM) & frames.holds(Ask.ASK_SPOT)
    yield "one question at a time", ~running | (asks.sum(1) == 1 + both)
    yield "the game lies at the bottom of the stack", ~running | (frames.kind[:, 0] == Task.GAME)


def _attacks(states: States, frames: Frames) -> Iterator[Truth]:
    running = states["head"]["over"] == Over.RUNNING
    yield "a frame for each attack under way", ~running | (frames.count(Task.ATTACK) == states["n_attacks"])
    listed = frames.sources(state.N_ATTACKS, Task.ATTACK)
    number = np.arange(state.N_ATTACKS) < states["n_attacks"][:, None]
    yield "attacks under way are numbered", ~running | (listed == number).all(1)
    attack = states["attack"]
    for field, most in (("n_dice", state.N_ATTACK_DICE), ("n_options", state.N_OPTIONS_NOW)):
        yield f"{field} of an attack up to {most}", (attack[field] <= most).all(1)
    yield "n_affected of an attack up to 36", (attack["n_affected"] <= state.N_AFFECTED).all(1)
    yield "a pool has so many dice", (attack["pool"]["n"] <= state.N_POOL).all((1, 2))
