"""What a step costs, where it may lead, Doors in reach and crossings between boards (CE-078 to CE-089,
R-39).
"""

import cython

# --- what a step costs and whether it may be taken


def floats(s, c, u, flags):
    return flags & FLOATING or has(s, c, u, K_FLOATING)


def step_cost(s, c, u, a, b, fly):
    """Move points to go from place a to the neighbouring place b; 0: not possible. Occupation of what is
    left does not
    count; `fly`: Floating.
    """
    if size_of(s, c, u) == 2:
        return large_cost(s, c, u, a, b, fly)
    blocks = s.block[b] & (STOP_ALL if fly else STOP_ALL | BLOCK_PIT)
    if blocks and not (blocks == BLOCK_UNIT and s.unit_at[b] == u):
        return 0
    return terrain_cost(s, c, u, b, fly)


def terrain_cost(s, c, u, cell, fly):
    """Sand, Mire and the deep Tide cost 2, for Floating units 1 (TOMB-H2, BOG-H2, CITADEL-H1)."""
    if s.terrain[cell] != SPECIAL or fly:
        return 1
    special = c.board[s.board[c.grid.slot[cell]]].special
    if special in (SAND, MIRE) or (special == TIDE and s.round % 2 == 0):
        if (u == GASH and special == MIRE) or has(s, c, u, K_IGNORE_TERRAIN_COST):
            return 1
        return 2
    return 1


def large_cost(s, c, u, a, b, fly):
    """R-39: over Walls, Structures and Pits, but no unit and no closed Door; through gaps, not Walls."""
    g = cython.address(c.grid)
    width = g.width[g.slot[b]]
    if g.x[b] > width - 2 or g.y[b] > width - 2:
        return 0
    old = passable_spaces(s, a, width, fly)
    cost = 1
    joined = 0
    for i in range(4):
        space = b + (i & 1) + (i >> 1) * width
        what = s.block[space]
        if what & BLOCK_UNIT and s.unit_at[space] != u:
            return 0
        if what & BLOCK_STRUCTURE and is_door(s, s.structure_at[space]):
            return 0
        if not is_passable(what, fly):
            continue
        x = g.x[space] - g.x[a]
        y = g.y[space] - g.y[a]
        if x < 0 or x > 1 or y < 0 or y > 1:
            cost = max(cost, terrain_cost(s, c, u, space, fly))
        if old & touching(x, y):
            joined = 1
    return cost if joined else 0


def is_passable(what, fly):
    """From the bits of a space: no Wall or Structure, and Pits only for Floating."""
    what &= BLOCK_WALL | BLOCK_STRUCTURE | BLOCK_MONOLITH | BLOCK_PIT
    return what == 0 or (fly and what == BLOCK_PIT)


def passable_spaces(s, a, width, fly):
    """Which of the four spaces of a footprint are passable, as bits in reading order."""
    bits = 0
    for i in range(4):
        if is_passable(s.block[a + (i & 1) + (i >> 1) * width], fly):
            bits |= 1 << i
    return bits


def touching(x, y):
    """Which spaces of a footprint equal or touch the space at (x, y) from its first, as bits."""
    bits = 15
    if x < 0:
        bits &= 5
    elif x > 1:
        bits &= 10
    if y < 0:
        bits &= 3
    elif y > 1:
        bits &= 12
    return bits


# --- Doors and crossings


def doors(s, c, u, points, mask):
    """Adjacent Doors that may be opened or closed (CE-081, R-40); free_open costs no point."""
    n = 0
    for i in range(s.n_structures):
        what = cython.address(s.structure[i])
        if what.kind > ARCANE_DOOR or what.gone or not adjacent(s, c, u, REF_STRUCTURE + i):
            continue
        if points < door_cost(s, c, u, i):
            continue
        if may_close(s, i) if what.open else may_open(s, c, u, i):
            n += offer(mask, CELL + what.cell)
    return n


def door_cost(s, c, u, i):
    if not s.structure[i].open and has(s, c, u, K_FREE_OPEN):
        return 0
    return 1


def crossings(s, c, u, mask):
    """MIRROR-H1 panes, and the Crystal of each Sub-Realm (CE-228, CE-229, R-47, R-56, R-102)."""
    at = s.unit[u].cell
    slot = slot_of(s, c, u)
    n = 0
    if s.terrain[at] == SPECIAL and c.board[s.board[slot]].special == PANES and size_of(s, c, u) == 1:
        base = c.grid.base[slot]
        for cell in range(base, base + c.grid.width[slot] * c.grid.width[slot]):
            if cell != at and s.terrain[cell] == SPECIAL and may_stop(s, c, u, cell, 0):
                n += offer(mask, CELL + cell)
    for other in range(1, c.options.n_slots):
        if not may_cross(s, c, u, other if slot == 0 else 0):
            continue
        if slot == 0 and may_enter(s, c, u, other):
            n += places_on(s, c, u, c.grid.base[other], other, mask)
        elif slot == other and may_leave(s, c, u, other):
            n += places_over(s, c, u, s.crystal[other], mask)
    return n


def may_cross(s, c, u, slot):
    """A Monster does not cross to a board whose limit is reached (CE-173, CE-232); Gashnoradon has none."""
    if u < FIRST_MONSTER or u == GASH or s.board[slot] < 0:
        return 1
    return has_room(s, c, s.unit[u].sheet, slot)


def may_enter(s, c, u, slot):
    """On the Crystal's space; the Goddess not before a Cryptonaut was there (CE-231)."""
    if s.crystal[slot] < 0 or (u >= FIRST_MONSTER and not s.entered[slot]):
        return 0
    return over(c, s.unit[u].cell, size_of(s, c, u), s.crystal[slot])


def may_leave(s, c, u, slot):
    """On an entrance space; a Cryptonaut only once the Objective is completed."""
    if u < FIRST_MONSTER and not board_done(s, c, slot):
        return 0
    return over_entrance(s, c, s.unit[u].cell, size_of(s, c, u))


def over(c, cell, size, space):
    return distance(c, cell, size, space, 1) == 0


def over_entrance(s, c, cell, size):
    width = c.grid.width[c.grid.slot[cell]]
    for i in range(size * size):
        if s.terrain[cell + i % size + (i // size) * width] >= ENTRANCE_1:
            return 1
    return 0


def places_on(s, c, u, base, slot, mask):
    """Places that cover an entrance space of a Sub-Realm."""
    size = size_of(s, c, u)
    n = 0
    last = c.grid.width[slot] - size
    for y in range(last + 1):
        for x in range(last + 1):
            cell = base + y * c.grid.width[slot] + x
            if over_entrance(s, c, cell, size) and all_free(s, c, cell, size):
                n += offer(mask, CELL + cell)
    return n


def places_over(s, c, u, crystal, mask):
    """Places on the Realm that cover the Crystal's space."""
    size = size_of(s, c, u)
    n = 0
    for i in range(size * size):
        cell = crystal - i % size - (i // size) * c.grid.width[0]
        if all_free(s, c, cell, size) and may_stop(s, c, u, cell, has(s, c, u, K_FLOATING)):
            n += offer(mask, CELL + cell)
    return n


def all_free(s, c, cell, size):
    """All spaces of a place on one board and unoccupied."""
    width = c.grid.width[c.grid.slot[cell]]
    if c.grid.x[cell] > width - size or c.grid.y[cell] > width - size:
        return 0
    for i in range(size * size):
        if s.block[cell + i % size + (i // size) * width] & STOP_ALL:
            return 0
    return 1


def names_door(s, c, u, cell):
    """Whether a space names an adjacent Door (the space itself, not a place of a large unit, where both are
    possible).
    """
    i = s.structure_at[cell]
    if not is_door(s, i) or not adjacent(s, c, u, REF_STRUCTURE + i):
        return 0
    if s.structure[i].open:
        return may_close(s, i)
    return may_open(s, c, u, i)


def is_crossing(s, c, u, cell):
    """Whether a space is reached by a pane or a Crystal: from another board, or from pane to pane."""
    at = s.unit[u].cell
    if c.grid.slot[cell] != c.grid.slot[at]:
        return 1
    if c.board[s.board[c.grid.slot[cell]]].special != PANES or size_of(s, c, u) != 1:
        return 0
    return s.terrain[at] == SPECIAL and s.terrain[cell] == SPECIAL
