"""Facts of a position, and who may know them (spec 7): for test_information.py and test_resample.py."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from dungeonzoo.envs.core.game import Variant
from dungeonzoo.envs.core.table import Table, spread
from dungeonzoo.envs.descent import setup, state
from dungeonzoo.envs.descent.state import Ask, Life, Phase, Task, TokenLife

Rng = np.random.Generator
Change = Callable[[Any, Rng], bool]
"""Changes one fact of a record; False: there is none to change."""

ALL, OVERLORD, NOBODY = "all", "overlord", "nobody"
HEROES = 2
"""In the games that are looked at."""


@dataclass(frozen=True)
class Fact:
    change: Change
    seers: str = ALL
    given: Callable[[Any], None] = lambda s: None
    """Makes the fact possible, before anybody looks."""


def wandered(kind: Variant, n: int, seed: int, longest: int = 500) -> Table:
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


def playing(s: Any) -> bool:
    return s["phase"] in (Phase.PHASE_HEROES, Phase.PHASE_OVERLORD)


def number(field: str, low: int, high: int) -> Change:
    """Another value of a field; of a random element of an array."""

    def change(s: Any, rng: Rng) -> bool:
        if not playing(s):
            return False
        array = np.atleast_1d(s[field])
        place = tuple(int(rng.integers(n)) for n in array.shape)
        value = other(rng, array[place], low, high)
        if s[field].shape:
            s[field][place] = value
        else:
            s[field] = value
        return True

    return change


def among(name: str, field: str, low: int, high: int, where: Callable[[Any], Any]) -> Change:
    """Of one of the rows of a table that the rule `where` names."""

    def change(s: Any, rng: Rng) -> bool:
        place = pick(rng, where(s)) if playing(s) else None
        if place is None:
            return False
        row = s[name][place]
        if row[field].shape:
            inner = int(rng.integers(row[field].shape[0]))
            row[field][inner] = other(rng, row[field][inner], low, high)
        else:
            row[field] = other(rng, row[field], low, high)
        return True

    return change


def standing(s: Any) -> Any:
    return np.flatnonzero(s["figure"]["life"] == Life.STANDING)


def monsters(s: Any) -> Any:
    here = standing(s)
    return here[here >= state.FIRST_MONSTER]


def broad(s: Any) -> Any:
    here = monsters(s)
    return here[s["figure"]["w"][here] > 1]


def long(s: Any) -> Any:
    here = monsters(s)
    return here[s["figure"]["h"][here] > 1]


def party(s: Any) -> Any:
    return np.arange(HEROES)


def lying(s: Any) -> Any:
    return np.flatnonzero(s["token"]["life"] == TokenLife.ON_MAP)


def search_tokens(s: Any) -> Any:
    here = lying(s)
    return here[here < state.FIRST_QUEST_TOKEN]


def quest_tokens(s: Any) -> Any:
    here = lying(s)
    return here[here >= state.FIRST_QUEST_TOKEN]


def chosen(s: Any) -> Any:
    return np.flatnonzero((s["group"]["kind"] >= 0) & (np.arange(state.MAX_NOW_GROUPS) < s["n_groups"]))


def fighting(s: Any) -> Any:
    """The innermost attack."""
    return [s["n_attacks"] - 1] if s["n_attacks"] else []


def bits(field: str, n: int) -> Change:
    def change(s: Any, rng: Rng) -> bool:
        if not playing(s):
            return False
        s[field] ^= 1 << int(rng.integers(n))
        return True

    return change


def bit_among(name: str, field: str, n: int, where: Callable[[Any], Any]) -> Change:
    def change(s: Any, rng: Rng) -> bool:
        place = pick(rng, where(s)) if playing(s) else None
        if place is None:
            return False
        s[name][place][field] ^= 1 << int(rng.integers(n))
        return True

    return change


def inner(name: str, field: str, low: int, high: int) -> Change:
    """Of the first pool or option of the innermost attack."""

    def change(s: Any, rng: Rng) -> bool:
        if not playing(s) or not s["n_attacks"]:
            return False
        attack = s["attack"][s["n_attacks"] - 1]
        there = attack["n_affected"] if name == "pool" else attack["n_options"]
        if there == 0:
            return False
        row = attack[name][0]
        if row[field].shape:
            if name == "pool" and row["n"] == 0:
                return False
            row[field][0] = other(rng, row[field][0], low, high)
        else:
            row[field] = other(rng, row[field], low, high)
        return True

    return change


# --- single changes


def exchange(s: Any, hidden: list[tuple[str, int]], rng: Rng) -> bool:
    """Two different cards change places; a place is a field and an index, in the hand a card."""
    cards = [index if field == "hand" else int(s[field][index]) for field, index in hidden]
    pairs = [(i, j) for i in range(len(cards)) for j in range(i) if cards[i] != cards[j]]
    if not pairs:
        return False
    for place, card in zip(pair := pairs[int(rng.integers(len(pairs)))], reversed(pair), strict=True):
        field, index = hidden[place]
        if field == "hand":
            s["hand"][index] -= 1
            s["hand"][cards[card]] += 1
        else:
            s[field][index] = cards[card]
    return True


def hand_card(s: Any, rng: Rng) -> bool:
    """A card of the hand and one that nobody knows in the deck change places."""
    if not playing(s):
        return False
    deck = [("deck", i) for i in range(s["deck_n"] - s["deck_known"])]
    held = [("hand", int(card)) for card in np.flatnonzero(s["hand"])]
    if not deck or not held:
        return False
    mixed = [held[int(rng.integers(len(held)))], *deck]
    cards = {int(s["deck"][i]) for _, i in deck}
    if cards == {mixed[0][1]}:
        return False
    place = next(p for p in deck if s["deck"][p[1]] != mixed[0][1])
    return exchange(s, [mixed[0], place], rng)


def deck_order(s: Any, rng: Rng) -> bool:
    """Below what Plan Ahead has shown."""
    return playing(s) and exchange(s, [("deck", i) for i in range(s["deck_n"] - s["deck_known"])], rng)


def known_order(s: Any, rng: Rng) -> bool:
    """Of the two top cards, which the overlord knows."""
    top = [("deck", int(s["deck_n"]) - 1 - k) for k in range(2)]
    return playing(s) and bool(s["deck_n"] > 1) and exchange(s, top, rng)


def know_two(s: Any) -> None:
    if s["deck_n"] > 1:
        s["deck_known"] = 2


def looked_at(s: Any, rng: Rng) -> bool:
    """A card that he is looking at and one of the deck change places."""
    if not playing(s) or s["aside"][0] < 0 or s["deck_n"] == 0:
        return False
    return exchange(s, [("aside", 0), ("deck", 0)], rng)


def look(s: Any) -> None:
    """He takes the bottom card of his deck aside."""
    if s["deck_n"] > 3 and s["deck_known"] < s["deck_n"] and s["aside"][0] < 0:
        s["aside"][0] = s["deck"][s["deck_n"] - 1]
        s["deck_n"] -= 1
        s["deck_known"] = 0


def bought_card(s: Any, rng: Rng) -> bool:
    """One of his bought cards is another one, in deck or hand as well."""
    deck = s["deck"][: s["deck_n"]]
    if not playing(s) or not (deck == setup.UNHOLY_RITUAL).any() or s["bought"][setup.WORD_OF_PAIN]:
        return False
    place = int(np.flatnonzero(deck == setup.UNHOLY_RITUAL)[0])
    s["deck"][place] = setup.WORD_OF_PAIN
    s["bought"][setup.UNHOLY_RITUAL] -= 1
    s["bought"][setup.WORD_OF_PAIN] += 1
    return True


def buy(s: Any) -> None:
    """Unholy Ritual lies at the bottom of his deck."""
    if playing(s) and s["deck_n"] > 0 and not s["bought"].any() and not s["deck_known"]:
        s["deck"][1 : s["deck_n"] + 1] = s["deck"][: s["deck_n"]].copy()
        s["deck"][0] = setup.UNHOLY_RITUAL
        s["deck_n"] += 1
        s["bought"][setup.UNHOLY_RITUAL] = 1


def search_order(known: bool) -> Change:
    """Two Search cards change places, both known to the overlord or both unknown."""

    def change(s: Any, rng: Rng) -> bool:
        seen = int(s["search_dark"]) | int(s["search_light"])
        places = [i for i in range(s["search_n"]) if bool(seen >> i & 1) == known]
        return playing(s) and exchange(s, [("search", i) for i in places], rng)

    return change


def conceal(s: Any) -> None:
    """He has looked at the two top cards."""
    n = int(s["search_n"])
    if n > 1:
        s["search_dark"] = 3 << n - 2
        s["search_light"] = 0


def lay_openly(s: Any) -> None:
    """All know the two top cards."""
    conceal(s)
    s["search_light"] = s["search_dark"]


def unique(s: Any, rng: Rng) -> bool:
    facedown = [i for i in search_tokens(s) if s["token"][i]["face"] == state.FACEDOWN]
    if not playing(s) or s["unique"] not in facedown or len(facedown) < 2:
        return False
    s["unique"] = other(rng, facedown.index(int(s["unique"])), 0, len(facedown) - 1)
    s["unique"] = facedown[s["unique"]]
    return True


def hidden_token(s: Any, rng: Rng) -> bool:
    """Two facedown quest tokens that differ change places."""
    down = [i for i in quest_tokens(s) if s["token"][i]["face"] == 0]
    values = {int(s["token"][i]["hidden"]) for i in down}
    if not playing(s) or len(values) < 2:
        return False
    first = down[0]
    second = next(i for i in down if s["token"][i]["hidden"] != s["token"][first]["hidden"])
    hidden = s["token"]["hidden"]
    hidden[first], hidden[second] = int(hidden[second]), int(hidden[first])
    return True


def turned_token(s: Any, rng: Rng) -> bool:
    turned = [i for i in quest_tokens(s) if s["token"][i]["face"] != 0]
    place = pick(rng, turned) if playing(s) else None
    if place is None:
        return False
    s["token"]["hidden"][place] ^= 1
    return True


def turn_all(s: Any) -> None:
    here = quest_tokens(s)
    s["token"]["face"][here] = 1


def door(s: Any, rng: Rng) -> bool:
    if not playing(s) or not s["doors_closed"]:
        return False
    s["doors_open"] ^= 1
    return True


def door_mark(s: Any, rng: Rng) -> bool:
    if not playing(s) or not s["doors_closed"]:
        return False
    s["doors_marks"][0] += 1
    return True


def task_frame(field: str, low: int, high: int) -> Change:
    """A number of the topmost task."""

    def change(s: Any, rng: Rng) -> bool:
        if not playing(s):
            return False
        frame = s["head"]["stack"][s["head"]["depth"] - 2]
        frame[field] = other(rng, frame[field], low, high)
        return True

    return change


def secret_count(s: Any, rng: Rng) -> bool:
    """What is chosen among cards that the overlord alone has seen."""
    if not playing(s):
        return False
    frame = s["head"]["stack"][s["head"]["depth"] - 2]
    if frame["kind"] != Task.USE:
        return False
    frame["count"] += 1
    return True


def in_secret(s: Any) -> None:
    depth = int(s["head"]["depth"])
    if playing(s):
        s["head"]["stack"][depth - 2] = (Task.USE, 1, -1, state.D_CARD + setup.UNHOLY_RITUAL, 1, 0)


def question(s: Any, rng: Rng) -> bool:
    """Another question of whoever is asked."""
    top = s["head"]["stack"][s["head"]["depth"] - 1]
    if not playing(s) or top["kind"] != Ask.ASK_WINDOW:
        return False
    top["source"] = other(rng, top["source"], 0, state.Window.N_WINDOWS - 1)
    return True


def ask_overlord(s: Any) -> None:
    if playing(s):
        depth = int(s["head"]["depth"])
        s["head"]["stack"][depth - 1] = (Ask.ASK_WINDOW, 0, state.Window.W_OT1, -1, 0, 0)


FIGURE, CELL, SMALL = (-1, state.N_FIGURES - 1), (0, 50), (0, 9)


def rows(name: str, where: Callable[[Any], Any], **fields: tuple[int, int]) -> dict[str, Fact]:
    return {f"{name}.{field}": Fact(among(name, field, *span, where)) for field, span in fields.items()}


OPEN: dict[str, Fact] = {
    **{
        name: Fact(number(name, *span))
        for name, span in {
            **dict.fromkeys(("winner", "encounter_winner", "quest_winner", "relic_of"), (0, 2)),
            **dict.fromkeys(("ended", "act", "passed", "key", "misery", "appraised", "buys_act1"), (0, 1)),
            **dict.fromkeys(("round", "overlord_turns", "rolled", "rolled_surges", "won", "won_act2"), SMALL),
            **dict.fromkeys(("carry", "counter", "knockouts", "xp", "threat", "discard", "hand_n"), SMALL),
            **dict.fromkeys(("search_discard", "shop_left", "offered"), SMALL),
            **dict.fromkeys(("skip_travel",), (0, 1)),
            "value": (-60, 60),
            "track": (0, 8),
            "cursed": (0, 4),
            "gold": (0, 2000),
            "quest": (0, setup.N_QUESTS - 1),
            "plot": (0, 2),
            "drawn": (-1, setup.N_SEARCH - 1),
            "aside_search": (-1, setup.N_SEARCH - 1),
            "rise_kind": (0, setup.N_KINDS - 1),
        }.items()
    },
    **{
        name: Fact(bits(name, n))
        for name, n in {
            "quests_played": setup.N_QUESTS,
            "travelled": setup.N_TRAVEL,
            "overpowered": state.MAX_HEROES,
            "havoc": state.FIRST_MONSTER,
            "returned_heroes": HEROES,
        }.items()
    },
    "doors_open": Fact(door),
    "doors_marks": Fact(door_mark),
    "deck_n": Fact(number("deck_n", 0, 5)),
    "search_n": Fact(number("search_n", 0, 5)),
    **rows(
        "figure",
        standing,
        cell=CELL,
        life=(2, 5),
        damage=SMALL,
        health=(10, 20),
        conditions=(0, 15),
        points=SMALL,
        actions=SMALL,
        attacks=SMALL,
        moves=SMALL,
        activated=(0, 1),
        carries=(-1, 19),
        used=(0, 15),
        marked=(0, 1),
    ),
    **rows(
        "figure",
        monsters,
        kind=(0, setup.N_KINDS - 1),
        rank=(0, 3),
        group=(0, 5),
        dash=SMALL,
        frenzy=SMALL,
        relic=(-1, 5),
        air=(0, 1),
        slippery=(0, 1),
        returned=(0, 1),
        walker=CELL,
    ),
    **rows("figure", broad, w=(1, 1)),
    **rows("figure", long, h=(1, 1)),
    "figure.tokens": Fact(bit_among("figure", "tokens", 7, monsters)),
    **rows(
        "hero",
        party,
        hero=(0, 7),
        cls=(0, 7),
        fatigue=(0, 4),
        stamina=(5, 9),
        fortune=SMALL,
        xp=SMALL,
        item=(0, 48),
        facedown=(1, 5),
        faith=SMALL,
        fury=SMALL,
        nature=SMALL,
        moved=SMALL,
        faith_by=(-1, 3),
        spirits=(0, 15),
        challenged=FIGURE,
        token=CELL,
        monkey=(0, 2),
        despair=(0, 2),
        familiar_acted=(0, 2),
        **dict.fromkeys(("feat", "done", "rested", "bonus", "extra", "two_used"), (0, 1)),
        **dict.fromkeys(("left_space", "reroll", "threat"), (0, 1)),
    ),
    "hero.faceup": Fact(among("hero", "faceup", 1, 5, party)),
    "hero.skills": Fact(bit_among("hero", "skills", 9, party)),
    "hero.unseen_by": Fact(bit_among("hero", "unseen_by", state.N_MONSTERS, party)),
    "hero.spirit_monsters": Fact(bit_among("hero", "spirit_monsters", state.N_MONSTERS, party)),
    **rows("token", lying, cell=CELL, marks=SMALL),
    **rows("token", search_tokens, face=(0, 2), life=(0, 2)),
    **rows("token", quest_tokens, holder=FIGURE),
    "token.hidden": Fact(turned_token, given=turn_all),
    **rows(
        "group",
        chosen,
        kind=(0, setup.N_KINDS - 1),
        open=(0, 1),
        zone=(0, 15),
        under_way=(0, 2),
        agent=(0, 2),
        ritual=SMALL,
        extra=SMALL,
    ),
    **rows(
        "attack",
        fighting,
        attacker=(0, 36),
        seat=(0, 4),
        weapon=(-4, 11),
        ranged=(0, 1),
        target=(0, 36),
        cell=CELL,
        range_needed=SMALL,
        how=(0, 200),
        flags=(0, 16383),
        surges=SMALL,
        added=SMALL,
        cancelled=SMALL,
        damage=SMALL,
        range=SMALL,
        pierce=SMALL,
        see_needed=SMALL,
        see_bought=SMALL,
        conditions=(0, 15),
        subdue=SMALL,
        knockback=SMALL,
        move_target=SMALL,
        blood=SMALL,
        wither=SMALL,
        cards=(0, 3),
        used=(0, 15),
        at=SMALL,
        path_n=(0, 4),
    ),
    **{f"pool.{name}": Fact(inner("pool", name, *SMALL)) for name in ("bonus", "asked", "reroll_best")},
    "pool.die": Fact(inner("pool", "die", 18, 35)),
    **{f"option.{name}": Fact(inner("option", name, 1, 5)) for name in ("cost", "code", "bought")},
    "option.n": Fact(inner("option", "n", 0, 5)),
    "frame.source": Fact(task_frame("source", 0, 20)),
    "frame.target": Fact(task_frame("target", 0, 20)),
    "frame.step": Fact(task_frame("step", 0, 20)),
}
"""What all see."""
SECRET: dict[str, Fact] = {
    "hand": Fact(hand_card, OVERLORD),
    "the deck below what he knows": Fact(deck_order, NOBODY),
    "the deck as far as he knows": Fact(known_order, OVERLORD, know_two),
    "aside": Fact(looked_at, OVERLORD, look),
    "bought": Fact(bought_card, OVERLORD, buy),
    "the Search deck": Fact(search_order(known=False), NOBODY),
    "the Search deck as far as he knows": Fact(search_order(known=True), OVERLORD, conceal),
    "the Search deck as far as all know": Fact(search_order(known=True), ALL, lay_openly),
    "unique": Fact(unique, NOBODY),
    "facedown quest tokens": Fact(hidden_token, NOBODY),
    "what he chooses among his cards": Fact(secret_count, OVERLORD, in_secret),
    "what he is asked": Fact(question, OVERLORD, ask_overlord),
}
"""What not all see."""
FOLLOWING = {
    *("head", "phase", "encounter", "acting", "activating", "fig_at", "near", "doors_closed", "changed"),
    *("rise_rank", "rise_group", "rise_cell", "deck", "deck_known", "search", "search_dark", "search_light"),
    *("relic_lost", "relic_turned", "on_offer", "n_attacks", "n_groups", "roll", "hero.exhausted"),
    *("hero.equipped", "hero.turned", "hero.changed", "hero.traded", "hero.fresh", "attack.n_dice"),
    *("attack.die", "attack.second", "attack.n_options", "attack.option", "attack.n_affected"),
    *("attack.affected", "attack.pool", "attack.dealt", "attack.path", "attack.defeated", "pool.n"),
}
"""What follows from other facts, goes with them, or is looked at otherwise."""
