"""What holds of every state, over random play under many options; and that each truth notices its breach."""

from collections.abc import Callable
from itertools import count
from typing import Any

import numpy as np
import pytest

from dungeonzoo.benchmarks.positions import broken
from dungeonzoo.envs.core.game import Variant
from dungeonzoo.envs.core.table import spread
from dungeonzoo.envs.cryptic import setup, state
from dungeonzoo.envs.cryptic.game import GAME
from dungeonzoo.envs.cryptic.invariants import invariants

OPTIONS = (
    {},
    {"players": 3, "setup": "random", "sub_realms": 2, "relics": True, "encounters": True},
    {"players": 4, "setup": "draft"},
    {"quickplay": True, "goddess": "gorkuk", "realm": "citadel"},
    {"players": 3, "goddess": "mycothis", "realm": "bog", "move": "path"},
    {"setup": "choose", "relics": True, "sub_realms": 1},
    {"goddess": "gorkuk", "realm": "hall"},
    {"setup": "random", "realm": "cave"},
)
GAMES, ROUNDS = 60, 50


@pytest.mark.rule(
    "CE-012", "CE-057", "CE-111", "CE-147", "CE-173", "CE-174", "CE-185", "R-44", "R-45", "R-89"
)
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_invariants_hold_between_choices(options: dict[str, Any]):
    kind = GAME.variant(**options)
    table = kind.table(GAMES)
    table.deal_batch(spread(1, table.n))
    for round in range(ROUNDS):
        assert not broken(table.states, kind), f"round {round}"
        table.random_play(1 + round % 29, round)


def write(game: Any, field: str, value: Any, *place: int) -> None:
    """game: an array of one state; "unit.vitae" is a field of a field."""
    *outer, last = field.split(".")
    for name in outer:
        game = game[name]
    game[last][(0, *place)] = value


def set_to(field: str, value: Any, *place: int) -> Callable[[Any], None]:
    return lambda game: write(game, field, value, *place)


def all_of(*changes: Callable[[Any], None]) -> Callable[[Any], None]:
    def change(game: Any) -> None:
        for one in changes:
            one(game)

    return change


def ask(field: str, value: int) -> Callable[[Any], None]:
    """Another question on top of the stack."""
    return lambda game: write(game, f"head.stack.{field}", value, int(game["head"]["depth"][0]) - 1)


def more(field: str, *place: int) -> Callable[[Any], None]:
    """One more than there is."""

    def change(game: Any) -> None:
        array = game
        for name in field.split("."):
            array = array[name]
        array[(0, *place)] += 1

    return change


def token(bit: int, cell: int) -> Callable[[Any], None]:
    def change(game: Any) -> None:
        game["token"][0, cell] |= bit

    return change


def first(kind: int, field: str, value: int) -> Callable[[Any], None]:
    """Of the first Structure of a kind."""

    def change(game: Any) -> None:
        what = game["structure"][0]
        write(game, f"structure.{field}", value, int(np.flatnonzero(what["kind"] == kind)[0]))

    return change


HOUND = 6
"""The number of the Monster in `fresh`."""
FLOOR, STONE = 21 + 5, 0
"""A space of Ground of the Tomb, and one of its border."""

BREACHES = {
    "unit_at tells where units stand": set_to("unit_at", 2, FLOOR),
    "structure_at tells where Structures stand": set_to("structure_at", 2, FLOOR),
    "block tells what stands on a space": set_to("block", state.BLOCK_UNIT, FLOOR),
    "no Cryptonaut in a Wall": set_to("unit.cell", STONE, 0),
    "as many Destroyed Walls as were made": set_to("rubble", 2),
    "a Destroyed Wall is Ground": token(setup.RUBBLE, STONE),
    "only Trap plates have fired": token(setup.FIRED, FLOOR),
    "no token is Artifact and Relic": token(setup.ARTIFACT | setup.RELIC, FLOOR),
    "at most four Blood Skulls": lambda game: game["token"][0, :5].__ior__(setup.SKULL),
    "Blood Skulls and Blood are Gor'Kuk's": set_to("blood", 1),
    "the dead lie where their Corpses are": set_to("unit.life", state.Life.DEAD, 0),
    "no Corpse without a dead Cryptonaut": token(setup.CORPSE, FLOOR),
    "Crystals lie where the slots say": token(setup.CRYSTAL, FLOOR),
    "no token in a Wall or on a Pit": token(setup.SOUL, STONE),
    "Structures have Health up to the printed": first(setup.MONOLITH, "health", 4),
    "Doors and Sarcophagi open": first(setup.MONOLITH, "open", 1),
    "only closed Doors are sealed": first(setup.MONOLITH, "sealed", 1),
    "only Monoliths are Empowered": first(setup.SARCOPHAGUS, "empowered", 1),
    "a Barricade for each owner at most": all_of(
        set_to("structure.kind", setup.BARRICADE, 0), set_to("structure.kind", setup.BARRICADE, 1)
    ),
    "at most 20 Souls": set_to("unit.souls", 20, 0),
    "every card lies in exactly one place": more("mastery", 3),
    "the hand has as many cards as it says": more("hand_n"),
    "known cards are in the hand": set_to("known", 3, 2),
    "only Masteries in play are used": set_to("card_used", 4),
    "every Artifact in exactly one place": set_to("artifact_n", 19),
    "every Relic of the boards in exactly one place": set_to("peeked", 25, 0),
    "only carried items are Charged": set_to("item_charged", 1, 5),
    "no Soul Devour is Charged": all_of(
        set_to("unit.n_items", 1, 0), set_to("unit.item", 2, 0, 0), set_to("item_charged", 1, 2)
    ),
    "only carried items are used": set_to("item_used", 1, 5),
    "at most five items are carried": set_to("unit.n_items", 6, 0),
    "six Traps": set_to("trap_deck", 3, 0),
    "known Traps are in the deck": set_to("trap_bottom", 7),
    "known Artifacts are in the deck": set_to("artifact_bottom", 21),
    "at most 35 Knowledge": set_to("unit.knowledge", 36, 0),
    "the Codex was hidden in a Sarcophagus": set_to("codex_cell", FLOOR),
    "the Codex is where its Sarcophagus says": set_to("unit.codex", 1, 0),
    "no Cryptonaut beyond the team": None,
    "every Cryptonaut is unique": set_to("unit.sheet", 0, 1),
    "Vitae up to the maximum": set_to("unit.vitae", 9, 0),
    "Stamina up to the maximum": set_to("unit.stamina", 9, 0),
    "without Vitae she is Between Realms": set_to("unit.between", 1, 0),
    "without Stamina she will be Exhausted": set_to("unit.stamina", 0, 0),
    "n_prepared counts the Prepared": set_to("n_prepared", 1),
    "the dead and Teleported have no status": all_of(
        set_to("unit.life", state.Life.TELEPORTED, 0), set_to("unit.status", setup.INFECTION, 0)
    ),
    "the dead and Teleported are not Prepared": all_of(
        set_to("unit.life", state.Life.TELEPORTED, 0), set_to("unit.prepared", 1, 0)
    ),
    "nothing changes the dead and Teleported": all_of(
        set_to("unit.life", state.Life.TELEPORTED, 0), set_to("more", 1, 2, 0, 1)
    ),
    "what changes for a time is noted": set_to("more", 1, 2, 0, 1),
    "at most 1 Vendettas": all_of(
        set_to("unit.status", setup.VENDETTA, 0), set_to("unit.status", setup.VENDETTA, 1)
    ),
    "maximum Vitae as printed and changed": set_to("unit.max_vitae", 7, 0),
    "maximum Stamina as printed and changed": set_to("unit.max_stamina", 7, 0),
    "at most 4 Infections": lambda game: game["unit"]["status"][0, :6].__ior__(setup.INFECTION),
    "at most 3 Entombed by cards": lambda game: game["unit"]["buried"][0, :6].__ior__(1),
    "the order holds the Monsters in play, each once": set_to("n_order", 2),
    "the order is that of Summoning": all_of(
        set_to("unit.born", 5, HOUND), set_to("n_order", 2), set_to("order", HOUND + 1, 1)
    ),
    "Monsters are the Goddess's": set_to("unit.sheet", setup.LEECH, HOUND),
    "Monsters of a kind up to its limit": lambda game: summon(game, 5),
    "slot 0: Monsters up to the limit": lambda game: summon(game, 6),
    "one Master at most": lambda game: (
        summon(game, 2),
        game["unit"]["master"].__setitem__((0, slice(6, 8)), 0),
    ),
    "Monsters have Health up to the maximum": set_to("unit.vitae", 0, HOUND),
    "Gashnoradon is in the Bog alone": set_to("unit.life", state.Life.PRESENT, state.GASH),
    "Monsters carry nothing": set_to("unit.souls", 1, HOUND),
    "the Effects at work are those of what is in play": more("rule.slot", 0),
    "their keys are noted": set_to("keys", 0, 0),
    "somebody has won when the game has ended": set_to("winner", state.Winner.CRYPTONAUTS),
    "phases": set_to("phase", 7),
    "no Round before the setup is done": set_to("round", 0),
    "boards for the slots in play alone": set_to("board", setup.MIRROR, 1),
    "no more progress than the goal": set_to("progress", 9, 0, 0),
    "an Objective is done at its goal": set_to("done", 1, 0, 1),
    "a Cryptonaut acts, or nobody": set_to("acting", 6),
    "a running game asks somebody": set_to("head.depth", 0),
    "only players are asked": ask("kind", 40),
    "whoever is asked sits at the table": ask("owner", 2),
    "the Goddess is asked what is hers": all_of(ask("kind", state.Ask.ASK_POWERS), ask("owner", 1)),
    "Cryptonauts are asked what is theirs": all_of(ask("kind", state.Ask.ASK_MENU), ask("owner", 0)),
    "the game lies at the bottom of the stack": set_to("head.stack.kind", state.Task.ROUND, 0),
    "a frame for each Action under way": set_to("n_deeds", 1),
    "a frame for each effect under way": set_to("n_lists", 1),
    "two Artifacts are seen while one is chosen": set_to("peeked", (3, 4)),
    "no negative power": set_to("power", -1),
    "no negative souls of a unit": set_to("unit.souls", -1, 0),
    "blood from 0 to 4": set_to("blood", 5),
}


def summon(game: Any, n: int) -> None:
    """n Crypt Hounds in play."""
    for u in range(HOUND, HOUND + n):
        game["unit"][0, u] = game["unit"][0, HOUND]


@pytest.fixture(scope="module")
def base() -> Variant:
    return GAME.variant()


@pytest.fixture(scope="module")
def fresh(base: Variant) -> bytes:
    """A Cryptonaut of the first game is asked, in a Round in which a Crypt Hound is the only Monster."""
    table = base.table()
    for seed in count():
        table.deal(0, seed)
        rng = np.random.default_rng(seed)
        for _ in range(400):
            if table.over(0):
                break
            game = table.states[0]
            frame = game["head"]["stack"][game["head"]["depth"] - 1]
            alone = game["n_order"] == 1 and game["order"][0] == HOUND
            kind = alone and game["unit"][HOUND]["sheet"] == setup.HOUND
            if kind and frame["kind"] == state.Ask.ASK_MENU and not game["n_prepared"]:
                return table.get_state(0)
            table.step(0, int(rng.choice(np.flatnonzero(table.legal(0)))))
    raise AssertionError


@pytest.mark.parametrize("words", [words for words, breach in BREACHES.items() if breach])
def test_an_invariant_notices_its_breach(words: str, fresh: bytes, base: Variant):
    """Of three equal games the one that was changed."""
    table = base.table(3)
    for slot in range(3):
        table.set_state(slot, fresh)
    assert not broken(table.states, base)
    breach = BREACHES[words]
    assert breach
    breach(table.states[1:2])
    assert broken(table.states, base)[words].tolist() == [False, True, False]


def test_every_invariant_has_a_breach(base: Variant):
    """But for bounds treated alike, of which one stands for the others."""
    table = base.table()
    table.deal(0, 1)
    words = {word for word, _ in invariants(table.states, base)}
    alike = ("no negative", " from 0 to ")
    assert {word for word in words if not any(part in word for part in alike)} <= set(BREACHES)
