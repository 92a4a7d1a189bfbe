"""Monsters: their limits and traits, and every card in play against what is printed on it."""

from functools import cache
from typing import NamedTuple

import pytest

from .asking import Choice
from .kit import Position, options_of, position, setup

rule = pytest.mark.rule

KINDS = {
    "goblin": ("MON-1", "Building Cave", [(2, 1), (3, 1), (4, 1)], "CP1"),
    "spider": ("MON-2", "Wilderness Cave", [(2, 1), (3, 1), (4, 1)], "CP1"),
    "zombie": ("MON-3", "Cursed Building", [(2, 1), (3, 1), (4, 1)], "OQ2"),
    "moulder": ("MON-4", "Cursed Civilized", [(1, 1), (2, 1), (3, 1)], "HC1"),
    "barghest": ("MON-5", "Wilderness Dark", [(1, 1), (2, 1), (3, 1)], "CP1"),
    "ettin": ("MON-6", "Mountain Cave", [(1, 0), (0, 1), (1, 1)], "ER1"),
    "elemental": ("MON-7", "Cold Hot", [(1, 0), (0, 1), (1, 1)], "HC2"),
    "merriod": ("MON-8", "Wilderness Water", [(1, 0), (0, 1), (1, 1)], "DA1"),
    "dragon": ("MON-9", "Dark Cave", [(1, 0), (0, 1), (1, 1)], "HC1"),
}
"""Id, traits, minions and masters for 2, 3, 4 heroes; an encounter in which they may be set up."""
NAMED = [pytest.param(kind, marks=rule(row[0])) for kind, row in KINDS.items()]


@rule("DES-048")
@pytest.mark.parametrize("kind", NAMED)
def test_a_group_is_as_large_as_its_limit(kind: str):
    _, _, limits, code = KINDS[kind]
    for n, (minions, masters) in zip((2, 3, 4), limits, strict=True):
        game = setup(**options_of(code, n, 1)).set_up(kind)
        ranks = [name.split()[1:2] == ["master"] for name in game.monsters if name.split()[0] == kind]
        assert (ranks.count(False), ranks.count(True)) == (minions, masters)


OPEN = {
    "CP1": ("Building Wilderness", "moulder zombie"),
    "OQ2": ("Building Dark", "zombie"),
    "ER1": ("Hot Mountain Cave", "elemental"),
    "DA1": ("Water Cave", "spider"),
    "HC2": ("Cursed Hot Cave", "barghest"),
    "HC1": ("Cursed Civilized Dark", "zombie"),
}
"""The first open group of encounters: its traits, and kinds that are in use or excluded."""


@cache
def kinds_offered(code: str) -> set[Choice]:
    """The kinds for the first open group of an encounter."""
    return setup(**options_of(code, 2, 1)).until_asked("KIND").offers()


@rule("DES-047")
@pytest.mark.parametrize("kind", NAMED)
def test_an_open_group_is_of_a_kind_with_its_traits(kind: str):
    traits = set(KINDS[kind][1].split())
    for code, (wanted, out) in OPEN.items():
        fits = bool(traits & set(wanted.split())) and kind not in out.split()
        assert (kind in kinds_offered(code)) == fits, code


# --- cards

PRINTED = """
MON-1-1m  goblin     5  2 g  BY  | Scamper, Cowardly       | +1 range; +1 damage
MON-1-1M  goblin     5  4 g  BY  | Scamper                 | +2 range; +2 damage
MON-1-2m  goblin     5  4 g  BY  | Scamper, Cowardly       | +2 range; +2 damage
MON-1-2M  goblin     5  6 g  BYY | Scamper                 | +3 range; +2 damage
MON-2-1m  spider     4  3 g  BY  |                         | Poison; +1 damage
MON-2-1M  spider     4  5 g  BY  | Web                     | Poison; +2 damage
MON-2-2m  spider     4  5 g  BYY |                         | Poison; +2 damage
MON-2-2M  spider     4  7 g  BYY | Web                     | Poison; +2 damage; +1 damage
MON-3-1m  zombie     3  3 n  BY  | Shambling               | Disease; +1 damage
MON-3-1M  zombie     3  6 n  BY  | Shambling, Grab         | Disease; +1 damage
MON-3-2m  zombie     3  5 n  BY  | Shambling               | Disease; +2 damage
MON-3-2M  zombie     3  9 n  BYR | Shambling, Grab         | Disease; +2 damage
MON-4-1m  moulder    4  4 g  BY  |                         | Mend 1; +1 damage
MON-4-1M  moulder    4  5 g  BY  | Heal                    | Mend 2; +2 damage
MON-4-2m  moulder    4  5 gn BY  |                         | Mend 2; +2 damage
MON-4-2M  moulder    4  7 gn BYY | Heal                    | Mend 3; +3 damage
MON-5-1m  barghest   4  4 g  BR  | Howl                    | +1 damage
MON-5-1M  barghest   4  6 g  BR  | Night Stalker, Howl     | +2 damage
MON-5-2m  barghest   4  6 k  BR  | Howl                    | +2 damage
MON-5-2M  barghest   4  8 k  BRY | Night Stalker, Howl     | +2 damage
MON-6-1m  ettin      3  5 gg BR  | Reach                   | +2 damage
MON-6-1M  ettin      3  8 gg BR  | Reach, Throw            | +3 damage
MON-6-2m  ettin      3  7 kg BRR | Reach                   | +1 damage
MON-6-2M  ettin      3  9 kg BRR | Reach, Throw            | +2 damage
MON-7-1m  elemental  4  4 k  BR  | Air, Earth, Fire, Water |
MON-7-1M  elemental  4  6 k  BR  | Air, Earth, Fire, Water |
MON-7-2m  elemental  4  8 kn BRY | Air, Earth, Fire, Water |
MON-7-2M  elemental  4 10 kn BRY | Air, Earth, Fire, Water |
MON-8-1m  merriod    3  5 k  BR  | Reach                   | Immobilize; +1 damage
MON-8-1M  merriod    3  7 k  BR  | Reach, Flail            | Immobilize; +2 damage
MON-8-2m  merriod    3  7 gg BRY | Reach                   | Immobilize; +2 damage
MON-8-2M  merriod    3  9 gg BRY | Reach, Flail            | Immobilize; +3 damage
MON-9-1m  dragon     3  6 gg BR  | Shadow                  | +1 damage
MON-9-1M  dragon     3  9 gg BR  | Shadow                  | Fire Breath; +2 damage
MON-9-2m  dragon     3  8 kg BRR | Shadow                  | +2 damage
MON-9-2M  dragon     3 10 kg BRR | Shadow                  | Fire Breath; +3 damage
"""
SPECIALS = {"Howl", "Grab", "Heal", "Throw", "Air", "Earth", "Fire", "Water", "Flail"}
RANGED = {"goblin", "moulder", "elemental"}
HARM = {"B": ("B221", 2), "R": ("R020", 2), "Y": ("Y011", 1)}
WARD = {"n": ("n1", 1), "g": ("g3", 3), "k": ("k4", 4)}
"""Faces to roll with and what they are worth: different pools have different sums."""


class Printed(NamedTuple):
    monster: str
    act: int
    speed: int
    health: int
    defence: str
    dice: str
    abilities: set[str]
    surges: list[str]


def _read(line: str) -> Printed:
    first, abilities, surges = line.split("|")
    card, kind, speed, health, defence, dice = first.split()
    monster = kind + " master" * card.endswith("M")
    words = {word.strip() for word in abilities.split(",")} - {""}
    bought = [word.strip() for word in surges.split(";") if word.strip()]
    return Printed(monster, int(card[6]), int(speed), int(health), defence, dice, words, bought)


CARDS = {line.split()[0]: _read(line) for line in PRINTED.strip().splitlines()}
EACH = [pytest.param(card, id=name, marks=rule(name)) for name, card in CARDS.items()]


def beside(card: Printed, where: tuple[int, int] = (5, 4), turn: str = "", **more) -> Position:
    """A at (4, 4), the monster at its turn here."""
    units = {"A": (4, 4), card.monster: where}
    return position(units, turn=turn or card.monster, act=card.act, **more)


@pytest.mark.parametrize("card", EACH)
def test_what_it_can_do_with_its_speed_health_and_attack(card: Printed):
    game = beside(card, fatigue={"A": 4})
    assert game[card.monster].health == card.health
    moved = game.clone().play("ACT_MOVE")
    assert moved[card.monster].points == card.speed
    faces, worth = zip(*(HARM[die] for die in card.dice), strict=True)
    game.dice(*faces, "g0").play("ACT_ATTACK_1", "A").rest()
    attack = game.record["attack"][0]
    bought = [game.option(option) for option in attack["option"][1 : attack["n_options"]]]
    assert (game["A"].damage, game.unrolled, bought) == (sum(worth), 0, card.surges)
    assert all(option["cost"] == 1 for option in attack["option"][1 : attack["n_options"]])


@pytest.mark.parametrize("card", EACH)
def test_how_it_defends_itself(card: Printed):
    game = beside(card, turn="A", items={"A": "SHO-23"}, health={card.monster: 30})
    faces, worth = zip(*(WARD[die] for die in card.defence), strict=True)
    game.dice("B320", "R030", "R031", *faces).play("ACT_ATTACK_1", card.monster)
    assert ("see through" in game.options()) == ("Shadow" in card.abilities)
    if "Shadow" in card.abilities:
        game.choose("see through")
    game.rest()
    assert game[card.monster].damage == 2 + 3 + 3 - sum(worth)
    assert game.unrolled == 0


@pytest.mark.parametrize("card", EACH)
def test_which_abilities_it_has(card: Printed):
    seen = set()
    if beside(card).can("ACT_MOVE", (5, 4), "W"):
        seen.add("Scamper")
    if not beside(card, (8, 8)).can("ACT_MOVE", "ACT_MOVE"):
        seen.add("Shambling")
    if not beside(card, turn="A", points={"A": 1}, fatigue={"A": 4}).can("W"):
        seen.add("Web")
    if card.monster.split()[0] not in RANGED and beside(card, (6, 4)).can("ACT_ATTACK_1"):
        seen.add("Reach")
    game = beside(card, (7, 4), turn="A", items={"A": "GEA-11"}, health={card.monster: 30})
    game.dice("B420", "Y110", *(WARD[die][0] for die in card.defence), "n0").play(
        "ACT_ATTACK_1", card.monster
    )
    if not game.unrolled:
        seen.add("Night Stalker")
    game = beside(card)
    game.dice(*(HARM[die][0] for die in card.dice), "g0").play("ACT_ATTACK_1", "A")
    if card.surges and not game.was_asked("SURGE"):
        seen.add("Cowardly")
    assert seen == card.abilities - SPECIALS - {"Shadow"}
    offered = {verb for verb in beside(card, damage={card.monster: 1}).offers() if "SPECIAL" in verb}
    assert offered == {f"SPECIAL_{n + 1}" for n in range(len(card.abilities & SPECIALS))}
