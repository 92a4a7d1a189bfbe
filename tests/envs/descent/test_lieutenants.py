"""Lieutenants and the agent: their cards in play against what is printed on them, and their abilities."""

from typing import NamedTuple

import pytest

from .boards import Board
from .kit import Position, position

rule = pytest.mark.rule

ATTRIBUTES = {
    "splig": ("LIE-1", (4, 3, 3, 2), "melee"),
    "belthir": ("LIE-2", (4, 3, 4, 1), "melee"),
    "eliza": ("LIE-3", (1, 3, 3, 5), "ranged"),
    "merick": ("LIE-4", (2, 4, 2, 3), "ranged"),
    "alric": ("LIE-5", (5, 1, 2, 4), "melee"),
    "zachareth": ("LIE-6", (4, 3, 3, 4), "melee"),
}
"""Might, Knowledge, Willpower, Awareness; the attack."""
PRINTED = """
LIE-1-1 splig     3  7  9 13 n  g   g   BR  |                        | Knockback; +1 damage
LIE-1-2 splig     3 10 12 16 g  gn  gn  BRY | Promotion              | Knockback; +2 damage
LIE-2-1 belthir   4  9 11 13 g  gn  gn  BR  |                        | Poison
LIE-2-2 belthir   4 13 15 18 gn gg  ggn BRR | Cry Havoc              | Poison
LIE-3-1 eliza     5  7  9 12 n  g   g   BY  | Sacrifice, Seduce      | Blood Call
LIE-3-2 eliza     5  9 11 15 g  gn  gn  BYR | Sacrifice, Seduce, Wail | Blood Call
LIE-4-1 merick    4  8 11 13 g  g   gn  BR  | Ignite                 | +1 damage
LIE-4-2 merick    4 10 12 15 gn gg  kg  BRY | Ignite                 | Wither; +1 damage
LIE-5-1 alric     3 10 14 16 gn gn  gg  BR  | Overpower              | +1 damage
LIE-5-2 alric     3 12 15 18 gg kg  kgn BRR | Overpower              | +2 damage
LIE-6-1 zachareth 4 10 13 16 k  k   k   BR  | Dominion               | Pierce 2; Subdue
LIE-6-2 zachareth 4 16 18 20 kg kgn kgg BRR | Dominion, Shadow Bolt  | Pierce 2; Subdue
"""
"""Speed; health and defence for 2, 3, 4 heroes; attack; special actions; surges."""
HARM = {"B": ("B221", 2), "R": ("R020", 2), "Y": ("Y011", 1)}
WARD = {"n": ("n1", 1), "g": ("g2", 2), "k": ("k4", 4)}


class Printed(NamedTuple):
    name: str
    act: int
    speed: int
    health: list[int]
    defence: list[str]
    dice: str
    specials: list[str]
    surges: list[str]


def _read(line: str) -> Printed:
    first, specials, surges = ([word.strip() for word in part.split(";")] for part in line.split("|"))
    card, name, speed, *rest = first[0].split()
    words = [word.strip() for word in specials[0].split(",") if word.strip()]
    return Printed(name, int(card[-1]), int(speed), [*map(int, rest[:3])], rest[3:6], rest[6], words, surges)


CARDS = {line.split()[0]: _read(line) for line in PRINTED.strip().splitlines()}
EACH = [pytest.param(card, id=name, marks=rule(name)) for name, card in CARDS.items()]


def acting(name: str, units: dict | None = None, act: int = 1, **more) -> Position:
    """A lieutenant at his actions, at (5, 4); A is Syndrael at (4, 4), B Grisban, C Jain, D Tarha."""
    return position({"A": (4, 4), name: (5, 4), **(units or {})}, turn=name, act=act, **more)


# --- cards


@pytest.mark.parametrize("card", EACH)
def test_speed_attack_and_actions(card: Printed):
    game = acting(card.name, {"zombie": (6, 4)}, card.act, damage={card.name: 1})
    assert game.clone().play("ACT_MOVE")[card.name].points == card.speed
    offered = {verb for verb in game.offers() if "SPECIAL" in verb}
    assert offered == {f"SPECIAL_{n + 1}" for n in range(len(card.specials))}
    faces, worth = zip(*(HARM[die] for die in card.dice), strict=True)
    game.dice(*faces, "g0").play("ACT_ATTACK_1", "A")
    assert game.options()[1:] == card.surges
    game.rest()
    assert (game["A"].damage, game.unrolled) == (sum(worth), 0)


@pytest.mark.parametrize("n", [2, 3, 4])
@pytest.mark.parametrize("card", EACH)
def test_health_and_defence_grow_with_the_heroes(card: Printed, n: int):
    units = {"A": (4, 4), card.name: (5, 4)}
    game = position(units, turn="A", n=n, act=card.act, items={"A": "SHO-23"})
    assert game[card.name].health == card.health[n - 2]
    faces, worth = zip(*(WARD[die] for die in card.defence[n - 2]), strict=True)
    aftershock = ("g1", "k0") if card.name == "merick" else ()
    game.dice("B420", "R030", "R020", *faces, *aftershock).play("ACT_ATTACK_1", card.name)
    assert game.question == "MENU"
    assert game[card.name].damage == max(0, min(card.health[n - 2], 7 - sum(worth)))
    assert game.unrolled == 0


@pytest.mark.parametrize("name", [pytest.param(name, marks=rule(row[0])) for name, row in ATTRIBUTES.items()])
def test_a_lieutenant_tests_with_his_attributes(name: str):
    lie, attributes, attack = ATTRIBUTES[name]
    sums = {1: (1, 0), 2: (0, 2), 3: (1, 2), 4: (1, 3), 5: (1, 4), 6: (2, 4)}
    for condition, value in (("Poisoned", attributes[0]), ("Diseased", attributes[2])):
        for more in (0, 1):
            gray, black = sums[value + more]
            game = position({"A": (1, 1), name: (5, 4)}, turn="dark", conditions={name: condition})
            game.dice(f"g{gray}", f"k{black}").play(name)
            assert (game.conditions(name) == {condition}) == bool(more)
    kind = int(lie[-1]) - 1 + 9
    assert game.setup["kind"][kind]["attribute"].tolist() == list(attributes)
    assert acting(name, {"A": (2, 4)}).can("ACT_ATTACK_1") == (attack == "ranged")


# --- the agent

AGENT = [
    pytest.param(1, 2, 7, "n", id="AG-1-2", marks=rule("AG-1")),
    pytest.param(1, 3, 9, "g", id="AG-1-3", marks=rule("AG-1")),
    pytest.param(1, 4, 11, "g", id="AG-1-4", marks=rule("AG-1")),
    pytest.param(2, 2, 9, "g", id="AG-2-2", marks=rule("AG-2")),
    pytest.param(2, 3, 12, "gn", id="AG-2-3", marks=rule("AG-2")),
    pytest.param(2, 4, 14, "gn", id="AG-2-4", marks=rule("AG-2")),
]


@rule("AG")
@pytest.mark.parametrize(("act", "n", "health", "defence"), AGENT)
def test_raythen_in_play(act: int, n: int, health: int, defence: str):
    units = {"A": (4, 4), "goblin": (1, 1), "raythen": (6, 4)}
    game = position(units, turn="raythen", act=act, n=n)
    assert game["raythen"].health == health
    assert game.clone().play("ACT_MOVE")["raythen"].points == 5
    game.dice("B221", *["Y011"] * act, "g0").play("ACT_ATTACK_1", "A")
    assert game.options()[1:] == ["Stun", f"+{act + 1} damage"]
    assert [int(option["cost"]) for option in game.attack["option"][1:3]] == [1, 2]
    game = position(units, turn="A", act=act, n=n, items={"A": "GEA-11"})
    faces, worth = zip(*(WARD[die] for die in defence), strict=True)
    game.dice("B420", "Y020", *faces).play("ACT_ATTACK_1", "raythen")
    assert (game["raythen"].damage, game.unrolled) == (4 - sum(worth), 0)


# --- Splig


@rule("ABI-20", "DES-135")
def test_not_me():
    """Awareness 2; range and sight are still those to Splig, 4 spaces."""
    units = {"A": (2, 4), "splig": (6, 4), "goblin": (7, 5), "zombie": (7, 3)}
    game = position(units, turn="A", items={"A": "GEA-11"})
    game.dice("g0", "k2").play("ACT_ATTACK_1", "splig")
    assert (game.question, game.who, game.offers()) == ("FIGURE", "overlord", {"goblin", "zombie"})
    game.dice("B320", "Y110", "g2").choose("goblin")
    assert (game["goblin"].damage, game["splig"].damage) == (1, 0)
    game = position(units, turn="A", items={"A": "GEA-11"})
    game.dice("g1", "k2", "B420", "Y110", "n0").play("ACT_ATTACK_1", "splig")
    assert (game["goblin"].damage, game["splig"].damage) == (0, 3)


@rule("ABI-20")
def test_not_me_needs_somebody_else():
    units = {"A": (2, 4), "splig": (6, 4), "goblin": (8, 5)}
    game = position(units, turn="A", items={"A": "GEA-11"})
    game.dice("B420", "Y110", "n0").play("ACT_ATTACK_1", "splig")
    assert game["splig"].damage == 3


@rule("ABI-21", "DER-67", "DES-083")
def test_a_knockback_into_lava():
    board = Board(("........", "........", "..!.....", "........"))
    units = {"A": (4, 1), "splig": (5, 1), "B": (0, 0)}
    game = position(units, turn="splig", board=board)
    game.dice("B221", "R010", "g1").play("ACT_ATTACK_1", "A", "Knockback")
    assert (game.asked, game.who, game["A"].damage) == ("SPOT", "overlord", 2)
    assert game.offers() >= {(1, 1), (2, 2), (7, 3)}
    assert not game.offers() & {(0, 1), (5, 1)}
    assert game.choose((2, 2))["A"].damage == 2 + 1
    game = position(units, turn="splig", board=board, damage={"A": 11})
    game.dice("B221", "R010", "g1").play("ACT_ATTACK_1", "A", "Knockback")
    assert (game.asked, game.at("A")) == ("DF2", (4, 1)), "not the knocked out"


@rule("ABI-22", "DER-34")
@pytest.mark.parametrize(("black", "rank"), [("k2", "master"), ("k3", "minion")])
def test_a_promotion(black: str, rank: str):
    laid = {"damage": {"zombie": 2}, "conditions": {"zombie": "Poisoned"}, "tokens": {"S1": "zombie"}}
    game = acting("splig", {"zombie": (6, 4)}, 2, **laid)
    assert game["zombie"].health == 5
    game.dice("g1", black).play("SPECIAL_1")
    name = "zombie master" if rank == "master" else "zombie"
    assert game.monsters == ["splig", name]
    assert (game[name].health, game[name].damage) == (9 if rank == "master" else 5, 2)
    assert (game.conditions(name), game.carried(name)) == ({"Poisoned"}, {"S1"})
    assert (game["splig"].actions, game["splig"].attacks) == (1, 1)
    assert not acting("splig", {"zombie": (6, 4), "zombie master": (9, 9)}, 2).can("SPECIAL_1"), "no room"


# --- Belthir


@rule("ABI-23", "DES-106")
def test_flying_over_everything():
    """An obstacle, water, a hero; he must end in an empty space."""
    board = Board((".o~~....",))
    units = {"belthir": (0, 0), "A": (4, 0), "B": (7, 0)}
    game = position(units, turn="belthir", board=board, points={"belthir": 5})
    game.play("E", "E", "E", "E", "E")
    assert (game.at("belthir"), game["belthir"].points) == ((5, 0), 0)
    assert not position(units, turn="belthir", board=board, points={"belthir": 1}).can("E")
    assert position(units, turn="belthir", board=board, points={"belthir": 2}).can("E")
    game = position(units, turn="belthir", board=board, points={"belthir": 4}).play("E", "E", "E")
    assert not game.can("E"), "the hero stands there"


@rule("ABI-24", "DES-131")
def test_cry_havoc_strikes_whom_he_flew_over():
    units = {"belthir": (2, 4), "A": (3, 4), "B": (5, 4), "C": (9, 9), "D": (6, 5)}
    game = position(units, turn="belthir", act=2, n=4)
    game.play("SPECIAL_1", "E", "E", "E")
    game.dice("B221", "R020", "R020", "g1", "g3").choose("E")
    assert game.question == "TARGET"
    game.choose("A")
    game.rest()
    assert [game[name].damage for name in "ABCD"] == [5, 3, 0, 0]
    assert (game["belthir"].actions, game.at("belthir")) == (1, (6, 4))
    assert not game.offers() & {"ACT_ATTACK_1", "SPECIAL_1"}


# --- Lady Eliza Farrow


@rule("ABI-25")
def test_a_sacrifice():
    game = acting(
        "eliza", {"zombie": (6, 4), "ettin": (5, 5), "goblin": (8, 4)}, damage={"eliza": 6, "zombie": 1}
    )
    game.choose("SPECIAL_1")
    assert game.offers() == {"zombie", "ettin"}
    game.choose("zombie")
    assert game.offers() == {"number 1", "number 2"}, "3 health, 1 damage"
    game.choose("number 2")
    assert game["zombie"].gone
    assert (game["eliza"].damage, game["eliza"].actions) == (4, 1)
    game = acting("eliza", {"ettin master": (5, 5)}, damage={"eliza": 6}).choose("SPECIAL_1")
    assert game.offers() == {f"number {n}" for n in range(1, 6)}, "5 at most"


@rule("ABI-26")
@pytest.mark.parametrize(("black", "lured"), [("k2", True), ("k3", False)])
def test_a_seduction(black: str, lured: bool):
    units = {"A": (2, 4), "B": (1, 4)}
    game = acting("eliza", units).dice("g1", black).play("SPECIAL_2")
    assert not game.was_asked("HERO"), "B is 4 spaces away"
    if lured:
        assert (game.question, game.who) == ("STEPS", "overlord")
        game.choose("E")
    assert game.at("A") == ((3, 4) if lured else (2, 4))
    assert game.conditions("A") == ({"Stunned"} if lured else set())
    assert (game["eliza"].actions, game["eliza"].attacks) == (1, 1)


@rule("ABI-27")
def test_a_blood_call():
    game = acting("eliza", damage={"eliza": 5}).dice("B221", "Y020", "g1").play("ACT_ATTACK_1", "A")
    game.play("Blood Call")
    assert (game["A"].damage, game["eliza"].damage) == (3, 2)


@rule("ABI-28")
def test_a_wail():
    units = {"B": (8, 4), "C": (9, 4)}
    game = acting("eliza", units, 2).dice("g1", "k2", "g1", "k2").play("SPECIAL_3")
    assert [game[name].fatigue for name in "ABC"] == [2, 0, 0]
    assert (game["eliza"].actions, game["eliza"].attacks) == (1, 1)


# --- Lord Merick Farrow


@rule("ABI-29")
@pytest.mark.parametrize(("black", "fatigue"), [("k2", 1), ("k0", 0)])
def test_an_aftershock(black: str, fatigue: int):
    units = {"A": (4, 4), "merick": (5, 4)}
    game = position(units, turn="A", items={"A": "GEA-01"})
    game.dice("B320", "R020", "g0", "g1", black).play("ACT_ATTACK_1", "merick")
    assert game["A"].fatigue == fatigue
    units = {"A": (3, 4), "merick": (5, 4)}
    game = position(units, turn="A", items={"A": "GEA-11"})
    game.dice("B320", "Y020", "g0").play("ACT_ATTACK_1", "merick")
    assert game["A"].fatigue == 0, "from afar"


@rule("ABI-30")
def test_ignite_burns_himself_first():
    units = {"B": (6, 5), "zombie": (6, 3), "C": (8, 4)}
    game = acting("merick", units).choose("SPECIAL_1")
    game.dice("B221", "R030", "g1", "g2", "n2").choose("A").rest()
    assert game["merick"].damage == 1
    assert [game[name].damage for name in ("A", "B", "C")] == [4, 3, 0]
    assert game["zombie"].gone
    assert not game.offers() & {"ACT_ATTACK_1", "SPECIAL_1"}
    game = acting("merick", damage={"merick": 7}).dice("B221", "R030", "g1").play("SPECIAL_1")
    assert game.rest()["merick"].damage == 7, "he would not survive it"
    assert game["A"].damage == 4


@rule("ABI-31")
@pytest.mark.parametrize("shields", ["g0", "g3"])
def test_wither(shields: str):
    game = acting("merick", act=2).dice("B221", "R010", "Y110", shields).play("ACT_ATTACK_1", "A", "Wither")
    assert game["A"].fatigue == 1


# --- Sir Alric Farrow


@rule("ABI-32")
@pytest.mark.parametrize(("name", "moved"), [("alric", False), ("zachareth", True)])
def test_the_unmovable(name: str, moved: bool):
    units = {"A": (3, 4), name: (5, 4)}
    game = position(units, turn="A", items={"A": "REL-6"})
    game.dice("B320", "R031", "Y020", *["g0", "n0"] if name == "alric" else ["k0"])
    game.play("ACT_ATTACK_1", name, "move target")
    assert (game.question == "STEPS") == moved


@rule("ABI-33", "DES-086")
@pytest.mark.parametrize(("black", "swaps"), [("k4", True), ("k3", False)])
def test_an_overpower(black: str, swaps: bool):
    """Might 5; once for each hero."""
    gray = "g1" if swaps else "g3"
    game = acting("alric", {"A": (2, 4), "B": (12, 9)}).play("SPECIAL_1")
    assert (game["alric"].points, game["alric"].actions) == (3, 1)
    game.play("W")
    assert game.question == "MONSTER"
    game.dice(gray, black).choose("W")
    assert (game.question, game.who, game.offers()) == ("HERO", "overlord", {"A", "PASS"})
    game.choose("A")
    assert (game.at("alric"), game.at("A")) == (((2, 4), (3, 4)) if swaps else ((3, 4), (2, 4)))
    assert game["A"].fatigue == int(swaps)
    assert (game.question, game["alric"].points) == ("MONSTER", 1)
    game.play("N")
    assert game.question == "MONSTER", "not the same hero again"


@rule("ABI-34")
def test_a_regeneration():
    units = {"A": (1, 1), "alric": (5, 4)}
    assert position(units, turn="overlord", act=2, damage={"alric": 3})["alric"].damage == 2
    assert position(units, turn="overlord", act=1, damage={"alric": 3})["alric"].damage == 3


# --- Baron Zachareth


@rule("ABI-35")
@pytest.mark.parametrize(("black", "conditions"), [("k0", set()), ("k2", {"Immobilized"})])
def test_a_dominion(black: str, conditions: set[str]):
    game = acting("zachareth", {"A": (2, 4), "B": (12, 9)})
    game.dice("g1", "k2").play("SPECIAL_1", "A")
    assert (game.question, game.who) == ("STEPS", "overlord")
    game.play("E").dice("g1", black).play("E")
    assert (game.at("A"), game.conditions("A")) == ((4, 4), conditions)
    assert (game["zachareth"].actions, game["zachareth"].attacks) == (1, 1)
    game = acting("zachareth", {"A": (2, 4)}).dice("g1", "k3").play("SPECIAL_1")
    assert game.question == "MONSTER", "he has failed"


@rule("ABI-36")
def test_a_subduing_blow():
    game = acting("zachareth").dice("B221", "R010", "g0").play("ACT_ATTACK_1", "A", "Subdue")
    assert (game.question, game.who) == ("CHOICE", "overlord")
    assert game.choose("Diseased").conditions("A") == {"Diseased"}
    game = acting("zachareth").dice("B221", "R010", "g3").play("ACT_ATTACK_1", "A", "Subdue")
    assert (game.question, game.conditions("A")) == ("MONSTER", set())


@rule("ABI-37")
def test_a_shadow_bolt():
    units = {"A": (4, 4), "zachareth": (9, 4)}
    game = position(units, turn="zachareth", act=2)
    assert not game.can("ACT_ATTACK_1"), "his own attack is a melee attack"
    game.dice("B420", "R031", "Y110", "g2").play("SPECIAL_2", "A")
    assert game.options()[1:] == ["Pierce 2", "Subdue"]
    assert game.play("Pierce 2")["A"].damage == 2 + 3 + 1
    assert not game.can("SPECIAL_2")
