"""The golden tests of Teleport and victory."""

import pytest

from .kit import position

rule = pytest.mark.rule
PAIR = {"VET": (5, 5), "INF": (6, 5)}


@rule("GT-30", "CE-204", "CE-205", "CE-206", "CE-207")
@pytest.mark.parametrize("first", [2, 1])
def test_three_knowledge_teleported_and_two(first: int):
    game = position(units=PAIR, clear=True, turn="VET", done="1", knowledge={"VET": first, "INF": 1})
    game.do("teleport", "INF", "done")
    assert (game["VET"].teleported, game["INF"].teleported) == (True, True)
    assert game.winner == ("cryptonauts" if first == 2 else None)
    assert game.over == (first == 2)
    assert game.returns == ([-1, 1] if first == 2 else [0, 0])


@rule("GT-31", "CE-210", "R-25")
def test_the_last_two_leave_with_two_knowledge():
    dead = {"DEM": (10, 10), "XEN": (11, 10), "AND": (12, 10), "MAG": (13, 10)}
    game = position(
        units=PAIR, dead=dead, clear=True, turn="VET", done="1", knowledge={"VET": 1, "INF": 1, "AND": 2}
    )
    game.do("teleport", "INF", "done")
    assert game.winner == "goddess"
    assert game.returns == [1, -1]


@rule("GT-32", "CE-211", "R-83")
def test_five_dead():
    dead = {"DEM": (10, 10), "XEN": (11, 10), "AND": (12, 10), "MAG": (13, 10)}
    units = {"VET": (5, 5), "INF": (15, 15), "hound": (6, 5)}
    game = position(units=units, dead=dead, clear=True, turn="hound", vitae={"VET": 0}, dice=[1])
    game.do("attack", "VET")
    assert game.winner == "goddess"


@rule("GT-45", "CE-224", "R-24", "R01")
def test_a_relic_for_an_objective():
    assert position(units=PAIR, clear=True, turn="VET", items={"VET": "R01"}).can("teleport")
    assert position(units=PAIR, clear=True, turn="VET", items={"MAG": "R01"}, teleported="MAG").can(
        "teleport"
    )
    dead = {"DEM": (10, 10)}
    assert not position(units=PAIR, dead=dead, clear=True, turn="VET", items={"DEM": "R01"}).can("teleport")


@rule("GT-46", "CE-230")
@pytest.mark.parametrize(
    ("knowledge", "done", "won"), [(3, "1", False), (3, "1 1:1", False), (4, "1", False), (4, "1 1:1", True)]
)
def test_four_knowledge_and_two_objectives(knowledge: int, done: str, won: bool):
    game = position(
        units=PAIR,
        clear=True,
        subs=("MIRROR",),
        entered=(1,),
        turn="VET",
        done=done,
        knowledge={"VET": knowledge},
    )
    game.do("teleport", "INF", "done")
    assert game.winner == ("cryptonauts" if won else None)


@rule("GT-47", "CE-205")
def test_nobody_to_teleport_with():
    assert not position(units={"VET": (5, 5)}, clear=True, turn="VET", done="1").can("teleport")


@rule("GT-54", "CE-224", "CE-229", "R-24", "R-101", "R09")
@pytest.mark.parametrize("relic", ["", "R09"])
def test_a_sub_realms_relic(relic: str):
    game = position(
        units={"VET": (1, 1, 1), "INF": (2, 1, 1)},
        subs=("MIRROR",),
        entered=(1,),
        crystals={1: (10, 10)},
        items={"VET": relic},
        turn="VET",
    )
    assert not game.can("teleport"), "no Objective of the Realm"
    assert game.can("move", (10, 10)) == (relic != "")
