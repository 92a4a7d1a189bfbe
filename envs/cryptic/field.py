"""Ways over the boards as the built-in player sees them: what a space is worth, and where one may stop."""

import cython

# --- what a space costs


def way_in(s, c, w, cell):
    """Points of entering a space, as far as can be foreseen; SHUT where there is no way."""
    block = s.block[cell]
    if block & BLOCK_WALL:
        return SHUT
    way = 1
    if block & (BLOCK_STRUCTURE | BLOCK_MONOLITH):
        way = door_way(s, w, s.structure_at[cell])
        if way >= SHUT:
            return SHUT
    if block & BLOCK_PIT and not w.floating:
        return SHUT
    if s.terrain[cell] == SPECIAL:
        way += terrain_cost(s, c, w.unit, cell, w.floating) - 1
    return way


def door_way(s, w, structure):
    """Points of going through a closed Door; other Structures bar the way."""
    kind = s.structure[structure].kind
    if kind == DOOR:
        return SHUT if s.structure[structure].sealed and w.unit >= FIRST_MONSTER else 1 + w.door
    if kind == ARCANE_DOOR:
        return 1 + w.arcane
    return SHUT


def risk_in(s, c, w, cell):
    """What may befall a Cryptonaut on a space, in spaces of a detour that would be taken to avoid it."""
    if not w.hazards:
        return 0
    if s.token[cell] & TRAP and not s.token[cell] & FIRED:
        return 4
    if s.terrain[cell] == SPECIAL:
        special = c.board[s.board[c.grid.slot[cell]]].special
        if special == EMBERS:
            return 2
        if special == ICE or (special == TIDE and s.round % 2 == 0):
            return 1
    return 0


# --- what a space is worth


def clear_field(c, way):
    for cell in range(c.grid.n_cells):
        way.value[cell] = NOWHERE
        way.bucket[cell] = -1
    for b in range(BUCKETS):
        way.head[b] = -1
    way.highest = 0


def promise(s, way, cell, worth):
    """A space is worth so much at least; what that means for its neighbours is still to be told."""
    if worth <= way.value[cell] or s.block[cell] & BLOCK_WALL:
        return
    way.value[cell] = worth
    b = max(0, min(BUCKETS - 1, worth // SPACE + BUCKETS // 2))
    if way.bucket[cell] >= 0:
        take_out(way, cell)
    put_in(way, cell, b)
    way.highest = max(way.highest, b)


def take_out(way, cell):
    """Out of the list of its bucket."""
    if way.before[cell] >= 0:
        way.after[way.before[cell]] = way.after[cell]
    else:
        way.head[way.bucket[cell]] = way.after[cell]
    if way.after[cell] >= 0:
        way.before[way.after[cell]] = way.before[cell]
    way.bucket[cell] = -1


def put_in(way, cell, b):
    way.before[cell] = -1
    way.after[cell] = way.head[b]
    if way.head[b] >= 0:
        way.before[way.head[b]] = cell
    way.head[b] = cell
    way.bucket[cell] = b


def promise_around(s, c, way, cell, size, worth):
    """The free spaces around something are worth so much; a large Monster may be passing the border."""
    width = c.grid.width[c.grid.slot[cell]]
    for dy in range(-1, size + 1):
        for dx in range(-1, size + 1):
            other = cell + dx + dy * width
            if other < 0 or other >= c.grid.n_cells:
                continue
            if not s.block[other] & (BLOCK_WALL | BLOCK_STRUCTURE | BLOCK_MONOLITH | BLOCK_PIT):
                promise(s, way, other, worth)


def spread_out(s, c, w, way):
    """From the goals over all boards: each space is worth the best neighbour less the way into it.

    A bucket holds spaces whose worth differs by less than a step, so each space is looked at once.
    """
    b = way.highest
    while b >= 0:
        cell = way.head[b]
        if cell < 0:
            b -= 1
        else:
            take_out(way, cell)
            spread_from(s, c, w, way, cell)


def spread_from(s, c, w, way, cell):
    price = way_in(s, c, w, cell)
    if price >= SHUT:
        return
    price += risk_in(s, c, w, cell)
    if s.block[cell] & BLOCK_UNIT and s.unit_at[cell] != w.unit:
        price += CROWD
    worth = way.value[cell] - SPACE * price
    width = c.grid.width[c.grid.slot[cell]]
    for dy in range(-1, 2):
        for dx in range(-1, 2):
            promise(s, way, cell + dx + dy * width, worth)
    if s.terrain[cell] >= SPECIAL or s.token[cell] & CRYSTAL:
        spread_links(s, c, w, way, cell, way.value[cell] - SPACE)


def spread_links(s, c, w, way, cell, worth):
    """Spaces that are as if adjacent: panes, Crystals and the entrance spaces behind them (CE-228)."""
    slot = c.grid.slot[cell]
    if s.terrain[cell] == SPECIAL and c.board[s.board[slot]].special == PANES:
        promise_area(s, c, way, slot, SPECIAL, worth)
    if s.terrain[cell] == ENTRANCE_1 and slot > 0:
        promise(s, way, s.crystal[slot], worth)
    if s.token[cell] & CRYSTAL:
        for k in range(1, c.options.n_slots):
            if s.crystal[k] == cell and (w.unit >= FIRST_MONSTER or s.done[k][0]):  # CE-229
                promise_area(s, c, way, k, ENTRANCE_1, worth)


def promise_area(s, c, way, slot, terrain, worth):
    """All spaces of one terrain on a board are worth so much."""
    first = c.grid.base[slot]
    for cell in range(first, first + c.grid.width[slot] * c.grid.width[slot]):
        if s.terrain[cell] == terrain:
            promise(s, way, cell, worth)


# --- where a unit may stop


def explore(s, c, w, points, reach):
    """All places (top left) that a unit can walk to with these points, by the ways of least risk."""
    memset(cython.address(reach.place), 0, cython.sizeof(reach.place))
    reach.n = 0
    get_to(reach, s.unit[w.unit].cell, 0, 0, -1)
    i = 0
    while i < reach.n:
        if reach.cost[i] < points:
            explore_from(s, c, w, points, reach, i)
        i += 1


def get_to(reach, cell, cost, risk, step):
    """A way to a place; a way known before is kept unless this one is better."""
    i = reach.place[cell] - 1
    if i < 0:
        if reach.n == MOST_FOUND:
            return
        i = reach.n
        reach.n += 1
        reach.place[cell] = reach.n
        reach.cell[i] = cell
    elif cost + risk >= reach.cost[i] + reach.risk[i]:
        return
    reach.cost[i] = cost
    reach.risk[i] = risk
    reach.step[i] = step


def is_known(reach, cell, price):
    """Whether a way to a place is known that is as good."""
    i = reach.place[cell] - 1
    return i >= 0 and reach.cost[i] + reach.risk[i] <= price


def explore_from(s, c, w, points, reach, i):
    cell = reach.cell[i]
    for direction in range(8):
        to = neighbour(c, cell, direction)
        if to >= 0 and not is_known(reach, to, reach.cost[i] + reach.risk[i] + 1):
            explore_step(s, c, w, points, reach, i, to, DIR + direction)
    if w.large:
        return
    slot = c.grid.slot[cell]
    if s.token[cell] & CRYSTAL:
        for k in range(1, c.options.n_slots):
            if s.crystal[k] == cell:
                explore_area(s, c, w, points, reach, i, k, ENTRANCE_1)
    if s.terrain[cell] == ENTRANCE_1 and slot > 0 and may_leave(s, c, w.unit, slot):
        explore_step(s, c, w, points, reach, i, s.crystal[slot], CELL + s.crystal[slot])
    if s.terrain[cell] == SPECIAL and c.board[s.board[slot]].special == PANES:
        explore_area(s, c, w, points, reach, i, slot, SPECIAL)


def explore_area(s, c, w, points, reach, i, slot, terrain):
    first = c.grid.base[slot]
    for cell in range(first, first + c.grid.width[slot] * c.grid.width[slot]):
        if s.terrain[cell] == terrain:
            explore_step(s, c, w, points, reach, i, cell, CELL + cell)


def explore_step(s, c, w, points, reach, i, cell, action):
    """A step, a crossing, or two points for a closed Door and the space behind it."""
    way = 1
    shut = 0
    if action < CELL:
        way = step_cost(s, c, w.unit, reach.cell[i], cell, w.floating)
    elif s.block[cell] & STOP_ALL:
        return
    if way == 0:
        if w.large or not s.block[cell] & BLOCK_STRUCTURE or s.block[cell] & BLOCK_WALL:
            return
        shut = 1
        way = door_way(s, w, s.structure_at[cell])
    if reach.cost[i] + way > points:
        return
    step = reach.step[i]
    if step < 0:
        step = CELL + cell if shut else action
    get_to(reach, cell, reach.cost[i] + way, reach.risk[i] + risk_in(s, c, w, cell), step)
