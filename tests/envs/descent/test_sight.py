"""The golden tests of lines of sight and counting, and every pair of spaces of some maps."""

from itertools import product

import numpy as np
import pytest

from dungeonzoo.envs.descent import state
from dungeonzoo.envs.descent.state import Act, Life

from .aims import targets
from .boards import MOVES, Board, Spot, plain, printed
from .geometry import FAR, Ground
from .kit import Position, options_of, position, setup
from .names import CODES, DIRECTIONS

rule = pytest.mark.rule

P = Board(("........", "........", "...o....", "........", "........"))
Q = Board((".o..", "o...", "....", "...."))
R = Board((".#..", "#...", "....", "...."))
T = Board(("....",) * 4, walls=[(1, 1, "E")])
U = Board(("....",) * 3, walls=[(1, 0, "E"), (1, 1, "E"), (1, 2, "E")])


def archer(board: Board, a: Spot, b: Spot, **more: Spot) -> Position:
    """A hero with a bow at a, a zombie at b, and others."""
    spare = {f"zombie {n}": where for n, where in enumerate(more.values(), 2)}
    game = position({"A": a, "zombie": b, **spare}, board=board, turn="A", items={"A": "GEA-11"})
    return game


def sees(board: Board, a: Spot, b: Spot, **more: Spot) -> bool:
    """May the hero at a shoot at the zombie at b? The geometry of the tests must agree."""
    game = archer(board, a, b, **more)
    seen = "zombie" in targets(game)
    figures = [where for name in game.units if (where := game.at(name)) is not None]
    assert Ground(board).sees(a, b, figures) == seen
    return seen


def aimed(game: Position, target: str = "zombie") -> Position:
    """The attack of A is declared; what is rolled does not matter."""
    game.free = True
    return game.play("ACT_ATTACK_1", target)


def reach(board: Board, a: Spot, b: Spot) -> int:
    """The range to reach from a hero at a to a zombie at b."""
    return int(aimed(archer(board, a, b)).record["attack"][0]["range_needed"])


@rule("GT-100", "DES-026", "DES-105")
def test_an_obstacle_in_the_row():
    assert not sees(P, (0, 2), (6, 2))
    assert not sees(P, (0, 2), (4, 2))


@rule("GT-101", "DES-023", "DES-026")
def test_one_row_up_from_the_obstacle():
    assert sees(P, (0, 1), (6, 2))


@rule("GT-102", "DES-026")
def test_the_corner_of_an_obstacle_is_no_hindrance():
    assert sees(P, (2, 1), (4, 3))


@rule("GT-103", "DES-013", "DES-030", "DER-62")
def test_between_two_obstacles():
    assert Ground(Q).adjacent((0, 0), (1, 1))
    assert sees(Q, (0, 0), (1, 1))
    assert sees(Q, (0, 0), (2, 2))
    game = position({"A": (0, 0), "zombie": (1, 1)}, board=Q, turn="A", items={"A": "GEA-02"})
    assert targets(game) == {"zombie"}, "adjacent: a sword reaches it"


@rule("GT-104", "DES-013", "DES-028", "DER-62")
def test_between_two_gaps():
    assert not sees(R, (0, 0), (1, 1))
    assert not sees(R, (0, 0), (2, 2))
    assert Ground(R).distance((0, 0), (2, 2)) == FAR
    game = position({"A": (0, 0), "zombie": (1, 1)}, board=R, turn="A", points={"A": 3})
    assert game.offers() & {"E", "SE", "S"} == set()


@rule("GT-105", "DES-024", "DES-026")
def test_a_figure_in_the_line():
    room = plain(6, 5)
    assert not sees(room, (0, 2), (4, 2), other=(2, 2))
    assert sees(room, (0, 2), (4, 3), other=(2, 2))


@rule("GT-106", "DES-012", "DES-016", "DES-029")
def test_beside_a_short_wall():
    assert sees(T, (1, 1), (2, 1))
    assert reach(T, (1, 1), (2, 1)) == 2
    game = position({"A": (1, 1), "zombie": (2, 1)}, board=T, turn="A", points={"A": 3})
    assert targets(game, "ACT_ATTACK_UNARMED") == set(), "not adjacent"
    assert "E" not in game.offers()


@rule("GT-107", "DES-028", "DES-029", "DES-016")
def test_behind_a_full_wall():
    assert not sees(U, (1, 1), (2, 1))
    assert not sees(U, (0, 0), (3, 2))
    assert Ground(U).distance((1, 1), (2, 1)) == FAR


@rule("GT-108", "DES-027", "DES-012")
@pytest.mark.parametrize("doors", ["", "D1"])
def test_a_closed_door_and_an_open_one(doors: str):
    board = printed("FG2")
    units = {"A": (8, 7), "goblin": (8, 10)}
    game = position(units, at="FG2", turn="A", doors_open=doors, items={"A": "GEA-11"})
    assert targets(game) == ({"goblin"} if doors else set())
    ground = Ground(board, [0] if doors else [])
    assert ground.sees((8, 7), (8, 10)) == bool(doors)
    units = {"A": (8, 8), "goblin": (8, 9)}
    game = position(units, at="FG2", turn="A", doors_open=doors, points={"A": 1})
    assert bool(targets(game, "ACT_ATTACK_UNARMED")) == bool(doors) == ground.adjacent((8, 8), (8, 9))


@rule("GT-109", "DES-033")
@pytest.mark.parametrize(("x", "seen"), [(5, False), (4, True)])
def test_out_of_a_pit_and_into_it(x: int, seen: bool):
    board = Board(("........", "...^....", "........"))
    game = position({"A": (3, 1), "goblin": (x, 1)}, board=board, turn="A", items={"A": "GEA-11"})
    assert targets(game) == ({"goblin"} if seen else set())
    game = position({"A": (3, 1), "B": (0, 0), "goblin": (x, 1)}, board=board, turn="goblin")
    assert targets(game) == ({"A", "B"} if seen else {"B"})


@rule("GT-110", "DES-016", "DES-112")
def test_counting_round_an_obstacle():
    assert reach(P, (2, 1), (4, 3)) == 3, "not over it"
    assert Ground(P).distance((2, 2), (4, 2)) == 2
    assert Ground(P).distance((2, 2), (3, 2)) == 1


@rule("GT-110", "DES-016", "DES-018", "HER-1")
@pytest.mark.parametrize("x", range(3, 8))
def test_within_counts_past_obstacles(x: int):
    """Sight is not needed: the feat of Ashrian reaches whoever is within 3."""
    board = Board(("........", "..o.o.o.", "........", "........"))
    units = {"A": (2, 0), "zombie": (x, 2)}
    game = position(units, board=board, turn="A", heroes={"A": "HER-1 DIS"})
    within = Ground(board).distance((2, 0), (x, 2)) <= 3
    assert ("FEAT" in game.offers()) == within == (x < 6)


@rule("GT-111", "DES-032", "DES-111", "DES-112")
def test_the_seen_space_of_a_large_target_counts():
    ettin = [(4, 1), (5, 1), (4, 2), (5, 2)]
    others = [(1, 3), (2, 3), (3, 3)]
    room = plain(8, 6)
    seen = [spot for spot in ettin if Ground(room).sees((1, 4), spot, [*others, *ettin], ettin)]
    assert seen == [(5, 2)]
    assert Ground(room).distance((1, 4), (4, 1)) == 3
    units = {"A": (1, 4), "ettin": (4, 1), **{f"zombie {n}": spot for n, spot in enumerate(others, 2)}}
    game = aimed(position(units, board=room, turn="A", items={"A": "GEA-11"}), "ettin")
    attack = game.record["attack"][0]
    assert game.where(int(attack["cell"])) == (5, 2)
    assert attack["range_needed"] == 4


# --- every pair of spaces


def watcher(at: str, doors_open: str, in_the_way: Spot) -> Position:
    """A with a bow, one goblin, and B, who stands in the way."""
    free = [spot for spot in ways(printed(at)) if spot != in_the_way]
    units = {"A": free[0], "B": in_the_way, "goblin": free[1]}
    return position(units, at=at, turn="A", doors_open=doors_open, items={"A": "GEA-11"})


def ways(board: Board) -> list[Spot]:
    """Where figures may stand."""
    return [spot for spot in board.spaces if board.terrain(spot) != "o"]


def move(game: Position, name: str, space: int) -> None:
    record, unit = game.record, game.units[name]
    if record["fig_at"][record["figure"][unit]["cell"]] == unit:
        record["fig_at"][record["figure"][unit]["cell"]] = -1
    record["figure"][unit]["cell"] = space
    record["fig_at"][space] = unit


@rule("DES-023", "DES-024", "DES-025", "DES-026", "DES-027", "DES-028", "DES-029", "DES-030", "DES-033")
@pytest.mark.parametrize(
    ("at", "doors_open"),
    [("FB", ""), ("FG2", ""), ("FG2", "D1 D3"), ("CD1", "D2"), ("DW1", ""), ("DW2", ""), ("OQ1b", "D1")],
)
def test_every_line_of_sight_is_exact(at: str, doors_open: str):
    """From every space to every other one, past somebody who stands somewhere."""
    board, rng = printed(at), np.random.default_rng(CODES.index(at))
    ground = Ground(board, [int(door[1:]) - 1 for door in doors_open.split()])
    spots = ways(board)
    b_stands = spots[int(rng.integers(len(spots)))]
    game = watcher(at, doors_open, b_stands)
    shoot = Act.VERB + state.V_ATTACK_1
    n_seen = 0
    for a, b in product(spots, spots):
        if a != b and b_stands not in (a, b):
            move(game, "A", game.space(a))
            move(game, "goblin", game.space(b))
            expected = ground.sees(a, b, [b_stands])
            assert bool(game.table.legal(0)[shoot]) == expected, f"{a} to {b}, past {b_stands}"
            n_seen += expected
    assert n_seen > len(spots), "both answers are frequent"


@rule("DES-010", "DES-011", "DES-012", "DES-013", "DER-62")
@pytest.mark.parametrize("at", CODES)
def test_what_is_adjacent_after_a_real_set_up(at: str):
    game = setup(**options_of(at, 2, 1)).start()
    ground = Ground(printed(at))
    near = game.record["near"]
    for spot in ground.spots:
        steps = [MOVES[name] for d, name in enumerate(DIRECTIONS) if near[game.space(spot)] >> d & 1]
        around = {(spot[0] + dx, spot[1] + dy) for dx, dy in steps}
        assert around == set(ground.around(spot)), spot


@rule("DES-016", "DES-112")
@pytest.mark.parametrize("at", ["FB", "DW2", "DA1"])
def test_every_range_to_reach_is_the_shortest_way(at: str):
    board, rng = printed(at), np.random.default_rng(CODES.index(at))
    ground, spots = Ground(board), ways(printed(at))
    game = watcher(at, "", spots[-1])
    for n in rng.permutation(len(spots) - 1).tolist()[:12]:
        distances = ground.distances(spots[n])
        for b in spots[:-1]:
            if b != spots[n] and ground.sees(spots[n], b, spots[-1:]):
                move(game, "A", game.space(spots[n]))
                move(game, "goblin", game.space(b))
                shot = aimed(game.clone(), "goblin")
                assert shot.record["attack"][0]["range_needed"] == distances[b], f"{spots[n]} to {b}"


@rule("DES-034", "DES-022")
def test_tokens_and_the_fallen_hide_nobody():
    units = {"A": (1, 1), "B": (3, 1), "zombie": (6, 1)}
    board = Board(("########", "........", "########"))
    tokens = {"S1": (4, 1), "T1": (5, 1)}
    for down in ("", "B"):
        game = position(units, board=board, turn="A", items={"A": "GEA-11"}, tokens=tokens, down=down)
        assert targets(game) == ({"zombie"} if down else set())
        assert (game["B"].life == Life.DOWN) == bool(down)
