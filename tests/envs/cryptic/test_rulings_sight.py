"""Distance and Sight (R-10, R-11, R-75) against exact geometry."""

from itertools import product

import numpy as np
import pytest

from dungeonzoo.envs.cryptic import setup as sheets
from dungeonzoo.envs.cryptic import state
from dungeonzoo.envs.cryptic.state import Act

from .geometry import Cell, clear_line, line
from .kit import Position, position

rule = pytest.mark.rule

WIDTH = 20
FAR = range(1 - WIDTH, WIDTH)


def watcher(size: int = 1) -> Position:
    """The Veteran, who shoots as far as she sees, one Monster, and nobody and nothing else on the board."""
    monster = "leech" if size == 2 else "hound"
    game = position(
        "TOMB",
        "GOR" if size == 2 else "SKZ",
        {"VET": (5, 5), monster: (10, 10)},
        turn="VET",
        clear=True,
        alone=True,
        changes={"VET": "range+30"},
    )
    game.record["terrain"][: WIDTH * WIDTH] = sheets.GROUND
    return game


def lay(game: Position, a: Cell, b: Cell, walls: set[Cell], pits: set[Cell]) -> None:
    """The Veteran on a, the Monster on b, and Walls and Pits."""
    record = game.record
    record["unit_at"][: WIDTH * WIDTH] = -1
    record["block"][: WIDTH * WIDTH] = 0
    for unit, where in ((0, a), (state.FIRST_MONSTER, b)):
        record["unit"][unit]["cell"] = game.space(where)
        for space in game.covered(where, game.size_of(unit)):
            record["unit_at"][space] = unit
            record["block"][space] |= state.BLOCK_UNIT
    for where in walls:
        record["block"][game.space(where)] |= state.BLOCK_WALL
    for where in pits:
        record["block"][game.space(where)] |= state.BLOCK_PIT


def sees(game: Position) -> bool:
    return bool(game.table.legal(0)[Act.VERB + state.V_ATTACK])


def some(rng: np.random.Generator, share: float, but: set[Cell]) -> set[Cell]:
    """Spaces at random."""
    taken = rng.random((WIDTH, WIDTH)) < share
    return {(int(x), int(y)) for x, y in np.argwhere(taken)} - but


def placed(rng: np.random.Generator, dx: int, dy: int, size: int = 1) -> tuple[Cell, Cell]:
    """Two spaces with this displacement, at random."""
    last = WIDTH - size
    x = int(rng.integers(max(0, -dx), min(WIDTH - 1, last - dx) + 1))
    y = int(rng.integers(max(0, -dy), min(WIDTH - 1, last - dy) + 1))
    return (x, y), (x + dx, y + dy)


@rule("R-11", "CE-097")
def test_sight_is_exact_for_every_displacement():
    game, rng = watcher(), np.random.default_rng(11)
    seen = 0
    for dx, dy in product(FAR, FAR):
        if dx == dy == 0:
            continue
        for share in (0.03, 0.15, 0.4):
            a, b = placed(rng, dx, dy)
            walls = some(rng, share, {a, b})
            lay(game, a, b, walls, some(rng, 0.2, {a, b}))
            expected = clear_line(a, b, walls.__contains__)
            assert sees(game) == expected, f"{a} to {b} past {sorted(walls)}"
            seen += expected
    assert 1000 < seen < 3000, "both answers are frequent"


@rule("R-11", "CE-097")
def test_every_space_and_pair_of_a_line_counts():
    game = watcher()
    for dx, dy in product(range(WIDTH), range(WIDTH)):
        if dx == dy == 0:
            continue
        cells, corners = line(dx, dy)
        end = (dx, dy)
        for cell in cells:
            lay(game, (0, 0), end, {cell}, set())
            assert not sees(game), f"{cell} blocks the line to {end}"
        for one, two in corners:
            lay(game, (0, 0), end, {one, two}, set())
            assert not sees(game), f"{one} and {two} block the line to {end}"
        others = set(product(range(WIDTH), range(WIDTH))) - {*cells, (0, 0), end}
        lay(game, (0, 0), end, others - {one for one, _ in corners}, set())
        assert sees(game), f"nothing else blocks the line to {end}"


@rule("R-11", "R-75", "CE-101")
def test_a_large_monster_is_seen_on_any_of_its_spaces_and_does_not_hide_itself():
    game, rng = watcher(2), np.random.default_rng(75)
    seen = 0
    for dx, dy in product(range(-12, 13), range(-12, 13)):
        if dx in (-1, 0) and dy in (-1, 0):
            continue
        for share in (0.05, 0.3):
            a, b = placed(rng, dx, dy, 2)
            own = {(b[0] + x, b[1] + y) for x, y in product((0, 1), (0, 1))}
            walls = some(rng, share, {a, *own})
            lay(game, a, b, walls, set())
            expected = any(clear_line(a, space, walls.__contains__) for space in own)
            assert sees(game) == expected, f"{a} to {b} past {sorted(walls)}"
            seen += expected
    assert 300 < seen < 1100


@rule("R-75")
def test_one_pair_of_spaces_must_satisfy_both_range_and_sight():
    units, lay = {"VET": (5, 5), "leech": (8, 7)}, {(7, 7): "wall"}
    game = position("TOMB", "GOR", units, turn="VET", clear=True)
    assert game.can("attack"), "its near spaces are at 3"
    game = position("TOMB", "GOR", units, turn="VET", clear=True, lay=lay)
    assert not game.can("attack"), "the near spaces are out of Sight, those in Sight are at 4"
    game = position("TOMB", "GOR", units, turn="VET", clear=True, lay=lay, changes={"VET": "range+1"})
    assert game.can("attack")


def asked_of_the_prepared(vet: Cell, goddess: str, **monster: Cell) -> bool:
    """Is the Prepared Veteran asked when the Monster declares a Move?"""
    (name,) = monster
    game = position("TOMB", goddess, {"VET": vet, **monster}, turn=name, clear=True, prepared="VET")
    return game.choose("move").asked == "PREPARED"


@rule("R-10")
def test_within_n_takes_in_n_and_counts_kings_moves():
    for where, asked in (((10, 5), True), ((11, 5), False), ((10, 10), True), ((10, 11), False)):
        assert asked_of_the_prepared((5, 5), "SKZ", hound=where) == asked


@rule("R-10", "R-75")
def test_distance_is_between_the_nearest_spaces():
    for where, asked in (((10, 5), True), ((11, 5), False)):
        assert asked_of_the_prepared((5, 5), "GOR", leech=where) == asked
    for where, asked in (((8, 3), True), ((9, 3), False), ((8, 8), True), ((8, 9), False)):
        assert asked_of_the_prepared(where, "GOR", leech=(2, 2)) == asked
