"""Sides, spaces and distances (DES-001 to DES-034)."""

import pytest

from .aims import targets
from .boards import Board, printed
from .geometry import Ground
from .kit import options_of, position, setup, variant
from .names import CODES, DIRECTIONS

rule = pytest.mark.rule
BESIDE_WALL = Board(("......", ".o....", "......", "......"), walls=[(3, 1, "E"), (3, 2, "E")])


@rule("DES-001")
@pytest.mark.parametrize("n", [2, 3, 4])
def test_one_overlord_and_his_heroes(n: int):
    assert variant(heroes=n).agents == ("overlord_0", *(f"hero_{h}" for h in range(n)))


@rule("DES-006", "BER-3")
@pytest.mark.parametrize("monster", ["zombie", "zombie master", "splig", "raythen"])
def test_lieutenants_and_agents_are_monsters(monster: str):
    units = {"B": (5, 5), "spider": (9, 9), monster: (6, 5)}
    game = position(units, turn="B", skills={"B": "BER-3"})
    game.dice("g1", "k2").play("BER-3", monster)
    assert game.conditions(monster) == {"Immobilized"}


@rule("DES-007", "BER-7")
@pytest.mark.parametrize(("damage", "more"), [(4, 2), (5, 2), (6, 3)])
def test_halves_are_rounded_down(damage: int, more: int):
    game = position(
        {"B": (5, 5), "ettin master": (6, 5)},
        turn="B",
        skills={"B": "BER-7"},
        items={"B": "GEA-01"},
        damage={"B": damage},
    )
    game.dice("B221", "R010", "g0", "g0").play("BER-7", "ettin master").until("SURGE")
    game.choose("Death Rage")
    assert game["ettin master"].damage == 3 + more


@rule("DES-009", "CD2-5")
def test_no_box_bounds_the_zombies():
    game = setup(**{**options_of("CD2", 4, 1), "carry": "0"}).start()
    assert sum(name.startswith("zombie") for name in game.monsters) == 4 + 4 + 1


@rule("DES-010", "DES-078", "DES-077", "DES-102", "DES-105", "DES-087", "DES-011")
@pytest.mark.parametrize("at", CODES)
def test_every_step_on_every_map(at: str):
    """A hero with 1 or 2 points, alone, doors closed, tokens anywhere."""
    board, ground = printed(at), Ground(printed(at))
    spots = [spot for spot in board.spaces if board.terrain(spot) not in "o^"]
    tokens = {f"S{n}": spot for n, spot in enumerate(board.search, 1)}
    game = position({"A": spots[0], "B": spots[-1]}, at=at, turn="A", tokens=tokens, fatigue={"A": 4})
    for spot in spots[:-1]:
        game.lift("A")
        game.lay_figure(0, spot)
        for points in (1, 2):
            game.set("A", "points", points)
            expected = {
                name
                for name in DIRECTIONS
                if (to := step(spot, name)) in ground.around(spot)
                and board.terrain(to) != "o"
                and to != spots[-1]
                and (board.terrain(to) != "~" or points == 2)
            }
            assert game.offers() & set(DIRECTIONS) - {way_to(spot, spots[-1])} == expected, (spot, points)


def step(spot: tuple[int, int], way: str) -> tuple[int, int]:
    dy = -1 if "N" in way else 1 if "S" in way else 0
    dx = -1 if "W" in way else 1 if "E" in way else 0
    return spot[0] + dx, spot[1] + dy


def way_to(spot: tuple[int, int], other: tuple[int, int]) -> str:
    """The direction in which the other hero stands, whose space may be passed."""
    return next((way for way in DIRECTIONS if step(spot, way) == other), "")


@rule("DES-014")
def test_figures_do_not_end_adjacency():
    units = {"A": (5, 5), "zombie": (6, 6), "zombie 2": (6, 5), "zombie 3": (5, 6)}
    game = position(units, turn="A")
    assert "zombie" in targets(game, "ACT_ATTACK_UNARMED")


@rule("DES-015", "DES-011")
@pytest.mark.parametrize(("spot", "adjacent"), [((7, 6), True), ((4, 3), True), ((7, 7), False)])
def test_large_figures_are_adjacent_by_any_space(spot: tuple[int, int], adjacent: bool):
    game = position({"A": spot, "B": (12, 10), "ettin": (5, 4)}, turn="A")
    assert targets(game, "ACT_ATTACK_UNARMED") == ({"ettin"} if adjacent else set())


@rule("DES-015", "DES-067", "DES-167")
@pytest.mark.parametrize(("spot", "adjacent"), [((5, 5), True), ((6, 6), True), ((7, 5), False)])
def test_next_to_a_token_or_on_it(spot: tuple[int, int], adjacent: bool):
    game = position({"A": (5, 5)}, turn="A", tokens={"S1": spot})
    assert ("ACT_SEARCH" in game.offers()) == adjacent


@rule("DES-015", "DES-067", "DES-012")
def test_a_wall_is_between_the_hero_and_the_token():
    game = position({"A": (3, 1)}, board=BESIDE_WALL, turn="A", tokens={"S1": (4, 2)})
    assert "ACT_SEARCH" not in game.offers()


@rule("DES-017", "HER-1")
@pytest.mark.parametrize(
    ("corner", "within"), [((1, 1), True), ((0, 0), False), ((8, 8), True), ((9, 8), False)]
)
def test_the_nearest_spaces_count(corner: tuple[int, int], within: bool):
    units = {"A": (5, 5), "B": (5, 11), "ettin": corner}
    game = position(units, turn="A", heroes={"A": "HER-1 DIS"})
    assert ("FEAT" in game.offers()) == within


@rule("DES-018", "HER-2")
def test_within_takes_in_himself_and_needs_no_sight():
    board = Board(("......", "......", "...o..", "......", "......"))
    game = position(
        {"A": (2, 2), "B": (4, 2)},
        board=board,
        turn="A",
        heroes={"A": "HER-2 DIS"},
        damage={"A": 5, "B": 5},
    )
    assert not Ground(board).sees((2, 2), (4, 2))
    game.dice("R010", "R020").choose("FEAT")
    assert (game["A"].damage, game["B"].damage) == (2, 2)


@rule("DES-019", "DER-67", "ABI-10", "DES-083")
def test_where_a_hero_is_thrown():
    """Empty spaces within 3 of where he stood: tokens do not matter, obstacles and figures do; no sight."""
    board = Board(("..........",) * 4 + ("......o...",) + ("..........",) * 4)
    game = position(
        {"A": (4, 4), "B": (5, 6), "ettin master": (2, 3)},
        board=board,
        turn="ettin master",
        tokens={"S1": (4, 5)},
        hand="OC-17",
    )
    game.dice("g3", "k2").play("SPECIAL_1", "A")
    assert game.question == "SPOT"
    within = {spot for spot, n in Ground(board).distances((4, 4)).items() if n <= 3}
    taken = {(6, 4), (5, 6), *game.spots("ettin master")}
    assert game.offers() - {(4, 4)} == within - taken - {(4, 4)}
    assert (7, 4) in game.offers(), "behind the obstacle"
    game.choose((4, 5))
    assert game.asked == "HT3", "he counts as entering it"
    assert game.choose("PASS")["A"].damage == 1


@rule("DES-022", "DES-087")
def test_a_monster_stops_on_a_hero_token():
    units = {"A": (5, 5), "B": (12, 10), "zombie": (7, 5)}
    game = position({**units}, turn="zombie", down="A", points={"zombie": 2})
    game.choose("W", "W")
    assert (game.at("zombie"), game.at("A")) == ((5, 5), (5, 5))
    game.choose("END")
    assert game.at("zombie") == (5, 5)


@rule("DES-031", "DES-032")
def test_the_two_figures_concerned_are_not_in_the_way():
    board = Board(("##########", "..........", "##########"))
    game = position({"A": (0, 1), "B": (9, 1), "barghest": (4, 1)}, board=board, turn="barghest")
    assert targets(game) == set(), "melee"
    game = position(
        {"A": (0, 1), "B": (9, 1), "barghest": (4, 1), "goblin": (7, 1)}, board=board, turn="goblin"
    )
    assert targets(game) == {"B"}, "the barghest hides A"
