"""Travel cards: every line of every card, on the way to a quest with its terrain."""

import pytest

from dungeonzoo.envs.descent.questing import Q_JOURNEY

from .campaigns import go, next_quest
from .kit import Position
from .names import split

rule = pytest.mark.rule

WAYS = {
    "road": ("FATGOBLIN", 1, (5, 6, 7, 9)),
    "plain": ("CASTLE", 1, (2, 4, 7)),
    "forest": ("CARDINAL", 2, (1, 3, 4, 5, 8, 10)),
    "mountain": ("WING", 1, (8, 9, 10)),
    "water": ("MASQUERADE", 2, (1, 3, 4, 5, 8, 10)),
}
"""A quest with this terrain on its route, at which place, and cards that do nothing at the other place."""


def travel(
    card: int, terrain: str, *dice: str, hand: str = "OC-05 OC-09", b: str = "HER-5 BER", **fields
) -> Position:
    """A (Syndrael) and B draw this Travel card for this terrain; up to the first question."""
    quest, place, harmless = WAYS[terrain]
    other = next(n for n in harmless if n != card)
    game = next_quest(quest, options={"travel": True})
    game.frame["step"] = Q_JOURNEY
    game.lay_sheets({"B": b}, {}, {}, {})
    game.lay_overlord(split(hand), split("OC-01 OC-02"), [], True)
    game.lay_search(split("SEA-1 SEA-2"), [], True)
    game.put("travelled", sum(1 << n - 1 for n in range(1, 11) if n not in (card, other)))
    for name, value in fields.items():
        game.record["figure" if name == "damage" else "hero"][name][:2] = value
    first = int(other < card) if place == 1 else int(card < other)
    return go(game, *([first] if place == 1 else [first, 0]), *dice)


def hurt(game: Position) -> tuple[list[int], list[int]]:
    """Damage and fatigue of A and B."""
    return [game[name].damage for name in "AB"], [game[name].fatigue for name in "AB"]


def cards(game: Position) -> int:
    """How many cards the overlord has drawn or lost."""
    return int(game.record["hand_n"]) - 2


NOTHING = {
    1: "road water",
    2: "mountain water",
    3: "road water",
    4: "road mountain",
    5: "road plain",
    6: "plain water",
    7: "plain mountain",
    8: "road forest",
    9: "plain forest",
    10: "road forest",
}


@pytest.mark.parametrize(
    ("card", "terrains"), [pytest.param(n, NOTHING[n], marks=rule(f"TRV-{n}")) for n in NOTHING]
)
def test_a_quiet_journey(card: int, terrains: str):
    for terrain in terrains.split():
        game = travel(card, terrain)
        assert game.question == "ENTRANCE"
        assert not game.was_asked("TRAVEL")
        assert (hurt(game), cards(game)) == (([0, 0], [0, 0]), 0)
        assert (game.search("A"), game.search("B")) == ([], [])
        assert game.record["travelled"] == 0b1111111111


# --- TRV-1


@rule("TRV-1")
def test_trv_1_on_the_plain():
    """Willpower 2 and 3."""
    game = travel(1, "plain", "g1", "k2", "g1", "k2")
    assert (hurt(game)[1], game.search("A")) == ([1, 0], [])
    game = travel(1, "plain", "g0", "k2", "g1", "k2")
    assert (hurt(game)[1], game.search("A"), game.search("B")) == ([0, 0], ["SEA-1"], ["SEA-2"])


@rule("TRV-1")
def test_trv_1_in_the_forest():
    game = travel(1, "forest")
    assert (game.question, game.who, game.offers()) == ("TRAVEL", "A", {"YES", "PASS"})
    declined = game.clone().choose("PASS")
    assert (hurt(declined)[0], cards(declined)) == ([0, 0], 0)
    game.dice(1).choose("YES")
    assert (hurt(game)[0], game.hand) == ([1, 1], ["OC-05"])


@rule("TRV-1", "DER-110")
def test_trv_1_in_the_mountains():
    assert hurt(travel(1, "mountain")) == ([1, 1], [1, 1])
    assert hurt(travel(1, "mountain", damage=(11, 0), fatigue=(0, 4))) == ([11, 2], [1, 4]), (
        "1 health is left"
    )


# --- TRV-2


@rule("TRV-2")
def test_trv_2_on_the_road():
    """Knowledge 3 and 2."""
    game = travel(2, "road", "g1", "k2", "g1", "k2")
    assert (game.search("A"), game.search("B")) == (["SEA-1"], [])


@rule("TRV-2")
@pytest.mark.parametrize(("answer", "damage", "drawn"), [("YES", 0, 1), ("PASS", 1, 0)])
def test_trv_2_on_the_plain(answer: str, damage: int, drawn: int):
    game = travel(2, "plain").choose(answer)
    assert (hurt(game)[0], cards(game)) == ([damage] * 2, drawn)


@rule("TRV-2")
@pytest.mark.parametrize(("hero", "fatigue"), [("A", 0), ("B", 1)])
def test_trv_2_in_the_forest(hero: str, fatigue: int):
    """Awareness 2 and 1."""
    game = travel(2, "forest")
    assert (game.who, game.offers()) == ("A", {"A", "B"})
    assert hurt(game.dice("g0", "k2").choose(hero))[1] == [fatigue] * 2


# --- TRV-3


@rule("TRV-3")
def test_trv_3_on_the_plain():
    assert cards(travel(3, "plain")) == 1


@rule("TRV-3")
def test_trv_3_in_the_forest():
    assert hurt(travel(3, "forest", damage=(5, 6), fatigue=(1, 2))) == ([0, 0], [0, 0])


@rule("TRV-3")
@pytest.mark.parametrize(("gray", "damage"), [("g1", [1, 0]), ("g2", [2, 2])])
def test_trv_3_in_the_mountains(gray: str, damage: list[int]):
    """Might 4 and 5."""
    assert hurt(travel(3, "mountain", gray, "k4", gray, "k4"))[0] == damage


# --- TRV-4


@rule("TRV-4")
@pytest.mark.parametrize(("hero", "damage"), [("A", 1), ("B", 0)])
def test_trv_4_on_the_plain(hero: str, damage: int):
    assert hurt(travel(4, "plain").dice("g1", "k4").choose(hero))[0] == [damage] * 2


@rule("TRV-4")
@pytest.mark.parametrize(("gray", "poisoned", "damage"), [("g0", "B", 0), ("g1", "AB", 1)])
def test_trv_4_in_the_forest(gray: str, poisoned: str, damage: int):
    game = travel(4, "forest", gray, "k2", gray, "k2")
    assert [game.conditions(name) == {"Poisoned"} for name in "AB"] == [name in poisoned for name in "AB"]
    assert hurt(game)[0] == [damage] * 2


@rule("TRV-4")
@pytest.mark.parametrize(("hero", "found"), [("A", ["SEA-1"]), ("B", [])])
def test_trv_4_at_the_water(hero: str, found: list[str]):
    game = travel(4, "water").dice("g0", "k2").choose(hero)
    assert game.search(hero) == found


# --- TRV-5


@rule("TRV-5")
@pytest.mark.parametrize(("answer", "damage", "drawn"), [("YES", 1, 0), ("PASS", 0, 2)])
def test_trv_5_in_the_forest(answer: str, damage: int, drawn: int):
    game = travel(5, "forest").choose(answer)
    assert (hurt(game)[0], cards(game)) == ([damage] * 2, drawn)


@rule("TRV-5", "TRV-6")
@pytest.mark.parametrize(("card", "terrain", "other"), [(5, "mountain", 8), (6, "road", 5)])
def test_a_short_cut_skips_the_next_card(card: int, terrain: str, other: int):
    game = travel(card, terrain)
    assert game.record["travelled"] == 0b1111111111 ^ 1 << other - 1
    assert game.record["skip_travel"] == 0


@rule("TRV-5")
def test_trv_5_at_the_water():
    game = travel(5, "water", "g1", "k2", "g1", "k2")
    assert (game.conditions("A"), game.conditions("B")) == ({"Diseased"}, set())


# --- TRV-6


@rule("TRV-6")
@pytest.mark.parametrize("terrain", ["forest", "mountain"])
@pytest.mark.parametrize(
    ("attribute", "harm"), [("Might", [0, 0]), ("Awareness", [1, 1]), ("Willpower", [1, 0])]
)
def test_trv_6_in_forest_and_mountains(terrain: str, attribute: str, harm: list[int]):
    game = travel(6, terrain)
    assert (game.who, game.offers()) == ("overlord", {f"choice {n}" for n in range(4)})
    game.dice("g1", "k2", "g1", "k2").choose(attribute)
    assert hurt(game) == (harm, harm)


# --- TRV-7


@rule("TRV-7")
def test_trv_7_on_the_road():
    game = travel(7, "road").dice("g1", "k2").choose("A")
    assert (game.question, game.who, game.offers()) == ("TRAVEL", "A", {"OC-05", "OC-09"})
    game.choose("OC-09")
    assert (game.hand, game.discard) == (["OC-05"], ["OC-09"])
    game = travel(7, "road").dice("g1", "k2").choose("B")
    assert (game.question, cards(game)) == ("ENTRANCE", 0)


@rule("TRV-7")
@pytest.mark.parametrize(
    ("terrain", "hero", "condition"), [("forest", "B", "Poisoned"), ("water", "A", "Diseased")]
)
def test_trv_7_strikes_the_weakest(terrain: str, hero: str, condition: str):
    """Awareness 2 and 1, Might 4 and 5."""
    game = travel(7, terrain)
    assert [game.conditions(name) for name in "AB"] == [
        {condition} if name == hero else set() for name in "AB"
    ]


@rule("TRV-7")
def test_trv_7_leaves_a_tie_to_the_overlord():
    game = travel(7, "forest", b="HER-2 DIS")
    assert (game.question, game.who, game.offers()) == ("TRAVEL", "overlord", {"A", "B"})
    assert game.choose("B").conditions("B") == {"Poisoned"}


# --- TRV-8


@rule("TRV-8")
def test_trv_8_on_the_plain():
    assert cards(travel(8, "plain")) == 1


@rule("TRV-8")
def test_trv_8_in_the_mountains():
    game = travel(8, "mountain")
    declined = game.clone().choose("PASS")
    assert (declined.question, cards(declined)) == ("ENTRANCE", 0)
    game.choose("YES", "B")
    assert (game.search("B"), game.search("A"), cards(game)) == (["SEA-1"], [], 1)


@rule("TRV-8")
@pytest.mark.parametrize(("answer", "fatigue", "drawn"), [("YES", 0, 1), ("PASS", 2, 0)])
def test_trv_8_at_the_water(answer: str, fatigue: int, drawn: int):
    game = travel(8, "water", fatigue=(2, 2)).choose(answer)
    assert (hurt(game)[1], cards(game)) == ([fatigue] * 2, drawn)


# --- TRV-9


@rule("TRV-9")
@pytest.mark.parametrize(("gray", "drawn"), [("g1", 1), ("g2", 2), ("g0", 0)])
def test_trv_9_on_the_road(gray: str, drawn: int):
    assert cards(travel(9, "road", gray, "k2", gray, "k2")) == drawn


@rule("TRV-9")
@pytest.mark.parametrize(("terrain", "dice"), [("mountain", ("g1", "k4")), ("water", ("g1", "k0"))])
def test_trv_9_tires_the_weak(terrain: str, dice: tuple[str, str]):
    """Might 4 and 5, Awareness 2 and 1."""
    game = travel(9, terrain, *dice, *dice)
    assert hurt(game)[1] == ([2, 0] if terrain == "mountain" else [0, 0])
    if terrain == "water":
        assert hurt(travel(9, "water", "g0", "k2", "g0", "k2"))[1] == [0, 2]


# --- TRV-10


@rule("TRV-10")
@pytest.mark.parametrize(("hero", "found"), [("A", []), ("B", ["SEA-1"])])
def test_trv_10_on_the_plain(hero: str, found: list[str]):
    """Willpower 2 and 3."""
    assert travel(10, "plain").dice("g1", "k2").choose(hero).search(hero) == found


@rule("TRV-10")
@pytest.mark.parametrize(("gray", "damage"), [("g0", [0, 1]), ("g1", [2, 2])])
def test_trv_10_in_the_mountains(gray: str, damage: list[int]):
    assert hurt(travel(10, "mountain", gray, "k2", gray, "k2"))[0] == damage


@rule("TRV-10")
@pytest.mark.parametrize(("gray", "harm"), [("g1", ([0, 0], [1, 0])), ("g2", ([1, 1], [1, 1]))])
def test_trv_10_at_the_water(gray: str, harm: tuple[list[int], list[int]]):
    assert hurt(travel(10, "water", gray, "k4", gray, "k4")) == harm
