"""What holds of every state, over random play under many options; and that each truth notices its breach."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from dungeonzoo.benchmarks.positions import broken
from dungeonzoo.envs.core.game import Variant
from dungeonzoo.envs.core.table import spread
from dungeonzoo.envs.descent import setup, state
from dungeonzoo.envs.descent.game import GAME
from dungeonzoo.envs.descent.ground import grounds
from dungeonzoo.envs.descent.invariants import invariants
from dungeonzoo.envs.descent.state import Ask, Life, Phase, Rank, Task, TokenLife, Winner

OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"heroes": 4, "mode": "quest"},
    {"heroes": 3, "act": 2, "plot_cards": "random 9", "start_threat": 12},
    {"mode": "campaign", "travel": True, "act1_pool": "both"},
    {"hero_pick": "draft", "class_pick": "draft", "plot_deck": False},
)
GAMES, ROUNDS = 20, 12
GRISBAN, TOMBLE = 0, 1
"""The places of the heroes in `fresh`, a warrior and a scout."""
GAOLER = state.FIRST_MONSTER


@pytest.mark.rule("DES-009", "DES-022", "DES-146", "DES-191", "DES-208", "RAY-100", "RAY-136")
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_invariants_hold_between_choices(options: dict[str, Any]):
    kind = GAME.variant(**options)
    table = kind.table(GAMES)
    table.deal_batch(spread(1, table.n))
    for round in range(ROUNDS):
        assert not broken(table.states, kind), f"round {round}"
        table.random_play(1 + round * 7 % 29, round)


def write(game: Any, field: str, value: Any, *place: int) -> None:
    """game: an array of one state; "figure.cell" is a field of a field."""
    *outer, last = field.split(".")
    for name in outer:
        game = game[name]
    game[last][(0, *place)] = value


Change = Callable[[Any], None]


def put(field: str, value: Any, *place: int) -> Change:
    return lambda game: write(game, field, value, *place)


def both(*changes: Change) -> Change:
    def change(game: Any) -> None:
        for one in changes:
            one(game)

    return change


def more(field: str, *place: int) -> Change:
    """One more than there is."""

    def change(game: Any) -> None:
        array = game
        for name in field.split("."):
            array = array[name]
        array[(0, *place)] += 1

    return change


def ask(field: str, value: int) -> Change:
    """Another question on top of the stack."""
    return lambda game: write(game, f"head.stack.{field}", value, int(game["head"]["depth"][0]) - 1)


def wear(hero: int, *items: int) -> Change:
    """Nothing but these, all equipped."""

    def change(game: Any) -> None:
        game["hero"]["item"][0, hero] = -1
        game["hero"]["item"][0, hero, : len(items)] = items
        game["hero"]["equipped"][0, hero] = (1 << len(items)) - 1
        game["hero"]["turned"][0, hero] = 0

    return change


def under_a_wall(game: Any) -> None:
    """A large monster with a closed door through its base."""
    ground, near = grounds()[int(game["encounter"][0])], game["near"][0]
    south = ground.at[ground.y + 1, ground.x]
    apart = (south >= 0) & (near[: ground.n] >> 4 & 1 == 0)
    game["figure"]["h"][0, GAOLER] = 2
    game["figure"]["cell"][0, GAOLER] = int(np.flatnonzero(apart)[0])


def beyond_the_rim(game: Any) -> None:
    """A large monster whose base ends outside of the map."""
    ground = grounds()[int(game["encounter"][0])]
    beyond = ground.at[ground.y, ground.x + 1] < 0
    game["figure"]["w"][0, GAOLER] = 2
    game["figure"]["cell"][0, GAOLER] = int(np.flatnonzero(beyond)[0])


def same_space(first: int, second: int) -> Change:
    return lambda game: write(game, "figure.cell", int(game["figure"]["cell"][0, first]), second)


def fatigue(game: Any) -> None:
    game["hero"]["fatigue"][0, GRISBAN] = game["hero"]["stamina"][0, GRISBAN] + 1


def down(game: Any) -> None:
    """Tomble is knocked out as the rules have it."""
    write(game, "figure.life", Life.DOWN, TOMBLE)
    write(game, "figure.damage", int(game["figure"]["health"][0, TOMBLE]), TOMBLE)
    game["fig_at"][0][game["fig_at"][0] == TOMBLE] = -1


def crowd(rank: int) -> Change:
    """Six figures of the gaoler's group more."""

    def change(game: Any) -> None:
        for u in range(state.N_FIGURES - 6, state.N_FIGURES):
            game["figure"][0, u] = game["figure"][0, GAOLER]
            game["figure"]["rank"][0, u] = rank

    return change


def frames(*tasks: int) -> Change:
    """Further tasks on the stack."""

    def change(game: Any) -> None:
        head = game["head"][0]
        for task in tasks:
            head["stack"][head["depth"]] = head["stack"][head["depth"] - 1]
            head["stack"]["kind"][head["depth"] - 1] = task
            head["stack"]["source"][head["depth"] - 1] = 0
            head["depth"] += 1

    return change


FIRST, OTHER = state.FIRST_QUEST_TOKEN, state.FIRST_QUEST_TOKEN + 1
BREACHES: dict[str, Change | None] = {
    "figures stand on the map": beyond_the_rim,
    "fig_at names who stands there": put("fig_at", 3, 0),
    "one figure at most passes through another's space": both(same_space(0, 1), same_space(0, GAOLER)),
    "only who is moved shares a space": same_space(0, 1),
    "only one space is shared": put("figure.w", 2, GAOLER),
    "only who flies is in an obstacle": None,
    "no wall or closed door runs through a base": under_a_wall,
    "near tells which spaces are adjacent": put("near", 255, 3),
    "doors_closed counts the closed doors": more("doors_closed"),
    "damage up to the maximum health": put("figure.damage", 30, GRISBAN),
    "standing figures have health": put("figure.health", 0, GAOLER),
    "who stands has health left": lambda game: write(
        game, "figure.damage", int(game["figure"]["health"][0, GAOLER]), GAOLER
    ),
    "no hero beyond the party": put("figure.life", Life.LEFT_MAP, 3),
    "the knocked out have all their damage": both(down, put("figure.damage", 1, TOMBLE)),
    "the knocked out have no conditions": both(down, put("figure.conditions", 1, TOMBLE)),
    "heroes alone are knocked out or hidden": put("figure.life", Life.DOWN, GAOLER),
    "Tomble alone is hidden": put("figure.life", Life.HIDDEN, GRISBAN),
    "his token tells where": put("figure.life", Life.HIDDEN, TOMBLE),
    "monsters are of a kind": put("figure.kind", -1, GAOLER),
    "none but monsters are of a kind": put("figure.kind", 3, 0),
    "monsters have bases of their size": put("figure.h", 2, GAOLER),
    "figures of the hero side cover one space": put("figure.w", 2, TOMBLE),
    "lieutenants are lieutenants": put("figure.rank", Rank.LIEUTENANT, GAOLER),
    "Raythen is the agent": put("figure.kind", setup.RAYTHEN, GAOLER),
    "one agent at most": both(
        put("figure.kind", setup.RAYTHEN, GAOLER), put("figure.kind", setup.RAYTHEN, 14)
    ),
    "quest figures have no conditions": put("figure.conditions", 1, state.FIRST_QUEST_FIGURE),
    "only large figures shrink to walk": put("figure.walker", 3, GAOLER),
    "two figures at most walk so": put("figure.walker", 3, [0, 1, GAOLER]),  # type: ignore[arg-type]
    "no token without a map": put("encounter", -1),
    "tokens lie on the map": put("token.cell", 160, 0),
    "tokens on the map have no holder": put("token.holder", 0, 0),
    "search tokens lie on the bases that say so": put("figure.tokens", 1, GAOLER),
    "quest tokens are carried by those who say so": put("figure.carries", FIRST, GRISBAN),
    "who holds a quest token carries it": both(
        put("token.life", TokenLife.HELD, FIRST),
        put("figure.carries", FIRST, GRISBAN),
        put("token.holder", 1, FIRST),
    ),
    "a token that shows the unique side is the unique one": lambda game: write(
        game, "token.face", state.UNIQUE, 1 - min(1, int(game["unique"][0]))
    ),
    "the unique token is not common": lambda game: write(
        game, "token.face", state.COMMON, int(game["unique"][0])
    ),
    "a unique token where there is one": put("encounter", setup.FB),
    "until it is found": put("unique", -1),
    "it is none that it never is": put("unique", 2),
    "so many quest tokens are special": put("token.hidden", 1, FIRST),
    "monsters belong to a group": put("figure.group", -1, GAOLER),
    "groups are of one kind": put("group.kind", setup.DRAGON, 0),
    "group 0: minions up to the limit": crowd(Rank.MINION),
    "group 0: masters up to the limit": crowd(Rank.MASTER),
    "groups that there are": put("n_groups", 0),
    "one group is being activated": put("group.under_way", 1, slice(0, 2)),  # type: ignore[arg-type]
    "no hero sheet beyond the party": put("hero.hero", 0, 3),
    "every hero is unique": put("hero.hero", setup.GRISBAN, TOMBLE),
    "every class is unique": put("hero.cls", setup.KNIGHT, TOMBLE),
    "classes are of the archetype": put("hero.cls", setup.NECROMANCER, TOMBLE),
    "there are nine skills": put("hero.skills", 1025, 0),
    "only owned skills are exhausted": put("hero.exhausted", 256, 0),
    "every hero has the first skill of the class": put("hero.skills", 0, 0),
    "fatigue up to the maximum stamina": fatigue,
    "maximum stamina as printed and changed": more("hero.stamina", 0),
    "maximum health as printed and changed": more("figure.health", 0),
    "only items that are carried are equipped": put("hero.equipped", 1 << 11, 0),
    "only items that are carried are turned": put("hero.turned", 1 << 11, 0),
    "items for two hands": wear(GRISBAN, setup.IRON_LONGSWORD, setup.OAK_STAFF),
    "one armor": wear(GRISBAN, setup.CHAINMAIL, setup.LEATHER_ARMOR),
    "two other items": wear(GRISBAN, setup.LUCKY_CHARM, setup.RING_OF_POWER, setup.SCORPION_HELM),
    "no Rune with Heavy Armor": wear(GRISBAN, setup.CHAINMAIL, setup.MANA_WEAVE),
    "every shop item in exactly one place": more("shop_left", 3),
    "starting gear once at most": put("hero.item", setup.LUCKY_CHARM, slice(0, 2), 9),  # type: ignore[arg-type]
    "relics that heroes carry are theirs": put("hero.item", setup.TRUESHOT, 0, 9),
    "relics that monsters bear are the overlord's": put("figure.relic", 2, GAOLER),
    "lieutenants alone bear relics": both(
        put("relic_of", Winner.OVERLORD, 2), put("figure.relic", 2, GAOLER)
    ),
    "every Overlord card in exactly one place": more("discard", 0),
    "the deck is made for an encounter": lambda game: [
        write(game, "hand", 0),
        write(game, "discard", 0),
        write(game, "deck_n", 0),
        write(game, "hand_n", 0),
    ][0],
    "the hand has as many cards as it says": more("hand_n"),
    "known cards are in the deck": put("deck_known", 40),
    "copies that there are were bought": put("bought", 1, setup.DASH),
    "cards of class 1 could be bought": put("bought", 1, setup.RISE_AGAIN),
    "cards of class 2 could be bought": put("bought", 1, setup.DEMON_TRAP),
    "cards of class 3 could be bought": put("bought", 1, setup.BLOODLUST),
    "every Search card in exactly one place": more("search_discard", 2),
    "the Search deck is made for an encounter": lambda game: [
        write(game, "search_n", 0),
        write(game, "search_discard", 0),
    ][0],
    "search_dark names places of the deck": put("search_dark", 1 << 13),
    "search_light names places of the deck": both(put("search_dark", 1 << 13), put("search_light", 1 << 13)),
    "what all know the overlord knows": put("search_light", 1),
    "cards that changed hands are there": put("hero.fresh", 1, 0, setup.FIRE_FLASK),
    "the basic Plot card is faceup": put("plot", state.PLOT_FACEDOWN, setup.PETTY_THEFT),
    "Guarded Treasure is never exhausted": put("plot", state.PLOT_EXHAUSTED, setup.GUARDED_TREASURE),
    "at most 4 threat on Cursed Treasure": put("cursed", 5),
    "threat on a faceup card": both(put("plot", 0, setup.CURSED_TREASURE), put("cursed", 1)),
    "Raythen comes by his card": both(
        put("plot", 0, setup.SUMMON_RAYTHEN),
        put("figure.kind", setup.RAYTHEN, GAOLER),
        put("figure.rank", Rank.AGENT, GAOLER),
    ),
    "nobody has won a running game": put("winner", Winner.HEROES),
    "phases": put("phase", 5),
    "values": put("value", 61),
    "the acting hero has his turn": put("acting", 1),
    "the active monster has its activation": put("activating", GAOLER),
    "the encounter is one of the quest": put("quest", setup.FIRST),
    "a round in an encounter alone": put("encounter", -1),
    "relics that somebody owns are exhausted": put("relic_turned", 1),
    "a running game asks somebody": put("head.depth", 0),
    "only players are asked": ask("kind", Task.ROUND),
    "whoever is asked sits at the table": ask("owner", 4),
    "the overlord is asked what is his": ask("kind", Ask.ASK_DARK_MENU),
    "heroes are asked what is theirs": ask("owner", 0),
    "one question at a time": frames(Ask.ASK_MENU),
    "the game lies at the bottom of the stack": put("head.stack.kind", Task.ROUND, 0),
    "a frame for each attack under way": put("n_attacks", 1),
    "attacks under way are numbered": both(put("n_attacks", 1), frames(Task.ATTACK), put("n_attacks", 2)),
    "n_dice of an attack up to 12": put("attack.n_dice", 13, 0),
    "n_options of an attack up to 14": put("attack.n_options", 15, 0),
    "n_affected of an attack up to 36": put("attack.n_affected", 37, 0),
    "a pool has so many dice": put("attack.pool.n", 13, 0, 0),
}
ALIKE = ("no negative", "group 1:", "group 2:", "group 3:")
"""Truths treated alike, of which one stands for the others."""


@pytest.fixture(scope="module")
def base() -> Variant:
    return GAME.variant(
        scenario="OQ1b", hero_pick="HER-5,HER-8", class_pick="KNI,THI", plot_cards="PC-07,PC-08,PC-10"
    )


@pytest.fixture(scope="module")
def fresh(base: Variant) -> bytes:
    """Grisban is in his turn; everybody stands."""
    table = base.table()
    table.deal(0, 3)
    rng = np.random.default_rng(2)
    while True:
        head = table.states[0]["head"]
        frame = head["stack"][head["depth"] - 1]
        standing = table.states[0]["figure"]["life"][:2] == Life.STANDING
        if frame["kind"] == Ask.ASK_MENU and frame["source"] == GRISBAN and standing.all():
            return table.get_state(0)
        table.step(0, int(rng.choice(np.flatnonzero(table.legal(0)))))


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
    table = base.table()
    table.deal(0, 1)
    words = {word for word, _ in invariants(table.states, base)}
    assert {word for word in words if not any(part in word for part in ALIKE)} <= set(BREACHES)


def test_a_figure_in_an_obstacle_is_noticed():
    kind = GAME.variant(scenario="FG1", plot_cards="none")
    table = kind.table()
    table.deal(0, 1)
    rng = np.random.default_rng(1)
    while table.states[0]["phase"] != Phase.PHASE_HEROES:
        table.step(0, int(rng.choice(np.flatnonzero(table.legal(0)))))
    ground = grounds()[setup.FG1]
    table.states[0]["figure"]["cell"][GAOLER] = int(np.flatnonzero(ground.solid)[0])
    assert broken(table.states, kind)["only who flies is in an obstacle"].tolist() == [True]


def test_without_the_plot_deck_there_is_neither_threat_nor_fortune():
    kind = GAME.variant(plot_deck=False)
    table = kind.table(2)
    table.deal_batch(spread(2, 2))
    assert not broken(table.states, kind)
    table.states[0]["threat"] = 1
    table.states[1]["plot"][3] = state.PLOT_READY
    found = broken(table.states, kind)
    assert found["no threat and no fortune"].tolist() == [True, False]
    assert found["no Plot cards"].tolist() == [False, True]
