"""Maps (DES-010 to DES-016): which spaces are adjacent, how far they are apart, which straight lines are
open.
"""

import cython


def lay(number, plan):
    """Makes the tables of a map. plan: `rows` of characters, `walls` (x, y, side), `doors` (kind, edges),
    `zones`
    (spaces of up to 14 zones), `entrance`, `exit`, `search`, `tokens`, `figures`; sides are "E" and "S".
    """
    begin_map(number, len(plan["rows"][0]), len(plan["rows"]))
    for y, row in enumerate(plan["rows"]):
        for x, ground in enumerate(row):
            if ground != "#":
                add_space(number, x, y, ".~^!o".index(ground))
    link(number)
    for x, y, side in plan["walls"]:
        add_edge(number, x, y, side == "E", EDGE_WALL)
    for d, (kind, edges) in enumerate(plan["doors"]):
        add_door(number, kind)
        for x, y, side in edges:
            add_edge(number, x, y, side == "E", EDGE_DOOR + d)
    for zone, spaces in [
        *enumerate(plan["zones"]),
        (ZONE_ENTRANCE, plan["entrance"]),
        (ZONE_EXIT, plan["exit"]),
    ]:
        for x, y in spaces:
            add_to_zone(number, x, y, zone)
    for x, y in plan["search"]:
        add_search(number, x, y)
    for x, y in plan["tokens"]:
        add_token(number, x, y)
    for x, y in plan["figures"]:
        add_figure(number, x, y)
    survey(number)


def begin_map(number, width, height):
    m = cython.address(MAPS[number])
    memset(m, 0, cython.sizeof(MapRow))
    m.width = width
    m.height = height
    for i in range(MAX_WIDTH * MAX_HEIGHT):
        m.at[i] = -1


def add_space(number, x, y, ground):
    m = cython.address(MAPS[number])
    m.x[m.n] = x
    m.y[m.n] = y
    m.terrain[m.n] = ground
    m.at[y * MAX_WIDTH + x] = m.n
    m.n += 1


def add_door(number, kind):
    m = cython.address(MAPS[number])
    m.door_kind[m.n_doors] = kind
    m.n_doors += 1


def add_to_zone(number, x, y, zone):
    m = cython.address(MAPS[number])
    m.zones[space_at(m, x, y)] |= 1 << zone


def add_search(number, x, y):
    m = cython.address(MAPS[number])
    m.search[m.n_search] = space_at(m, x, y)
    m.n_search += 1


def add_token(number, x, y):
    m = cython.address(MAPS[number])
    m.token[m.n_tokens] = space_at(m, x, y)
    m.n_tokens += 1


def add_figure(number, x, y):
    m = cython.address(MAPS[number])
    m.figure[m.n_figures] = space_at(m, x, y)
    m.n_figures += 1


def link(number):
    """Neighbours by direction; edges to what is no part of the map are walls."""
    m = cython.address(MAPS[number])
    for cell in range(m.n):
        for d in range(8):
            m.next[cell][d] = space_at(m, m.x[cell] + DX[d], m.y[cell] + DY[d])
        for side in range(4):
            m.edge[cell][side] = EDGE_OPEN if m.next[cell][2 * side] >= 0 else EDGE_WALL


def add_edge(number, x, y, east, what):
    """The east or south side of a space, seen from both spaces."""
    m = cython.address(MAPS[number])
    cell = space_at(m, x, y)
    side = 1 if east else 2
    other = m.next[cell][2 * side]
    m.edge[cell][side] = what
    if other >= 0:
        m.edge[other][(side + 2) % 4] = what


def survey(number):
    """Distances with all doors open and with all doors closed, and the open lines."""
    m = cython.address(MAPS[number])
    read_edges(m, 0, near)
    for cell in range(m.n):
        flood(m, near, cell, m.distance_shut[cell])
    read_edges(m, 255, near)
    for cell in range(m.n):
        flood(m, near, cell, m.distance[cell])
    draw_lines(m, near)
    draw_planes(m)


def draw_planes(m):
    """What an observation shows of the map with all doors closed, and where the doors are in it."""
    for cell in range(m.n):
        at = m.y[cell] * MAX_WIDTH + m.x[cell]
        entrance = m.zones[cell] >> ZONE_ENTRANCE & 1
        exit = m.zones[cell] >> ZONE_EXIT & 1
        m.terrain_plane[at] = (4 * (m.terrain[cell] + 1) + entrance + 2 * exit) / 24.0
        m.edges_plane[at] = edge_share(m.edge[cell][1], 8, 2) + edge_share(m.edge[cell][2], 4, 1)
        note_edge(m, at, m.edge[cell][1], 0)
        note_edge(m, at, m.edge[cell][2], 1)


def edge_share(edge, wall, door):
    """A wall or closed door, in sixteenths."""
    return ((wall if edge != EDGE_OPEN else 0) + (door if edge >= EDGE_DOOR else 0)) / 16.0


def note_edge(m, at, edge, south):
    """An edge of a door, seen from the space north or west of it."""
    d = edge - EDGE_DOOR
    if d >= 0 and m.door_edges[d] < 4:
        m.door_at[d][m.door_edges[d]] = at
        m.door_south[d][m.door_edges[d]] = south
        m.door_edges[d] += 1


def open_edge(edge, doors_open):
    if edge == EDGE_OPEN:
        return 1
    return edge >= EDGE_DOOR and doors_open >> (edge - EDGE_DOOR) & 1


def passable(m, doors_open, cell, direction):
    """Whether the space in this direction is adjacent (DES-012, DES-013)."""
    other = m.next[cell][direction]
    if other < 0:
        return 0
    if direction % 2 == 0:
        return open_edge(m.edge[cell][direction // 2], doors_open)
    # two routes around the corner: first one side, then the other
    first = direction // 2  # N of NE, E of SE, S of SW, W of NW
    second = (first + 1) % 4
    return round_corner(m, doors_open, cell, first, second) or round_corner(
        m, doors_open, cell, second, first
    )


def round_corner(m, doors_open, cell, first, second):
    between = m.next[cell][2 * first]
    if between < 0:
        return 0
    return open_edge(m.edge[cell][first], doors_open) and open_edge(m.edge[between][second], doors_open)


def read_edges(m, doors_open, near):
    """The directions in which each space has an adjacent one."""
    for cell in range(m.n):
        near[cell] = 0
        for d in range(8):
            if passable(m, doors_open, cell, d):
                near[cell] |= 1 << d


def flood(m, near, start, out):
    """Distances from a space: a route may end on an obstacle, not pass it (DES-016)."""
    for cell in range(N_SPACES):
        out[cell] = FAR
    out[start] = 0
    queue[0] = start
    head = 0
    tail = 1
    while head < tail:
        cell = queue[head]
        head += 1
        if m.terrain[cell] == OBSTACLE and cell != start:
            continue
        for d in range(8):
            if near[cell] >> d & 1:
                other = m.next[cell][d]
                if out[other] == FAR:
                    out[other] = out[cell] + 1
                    queue[tail] = other
                    tail += 1


def route_length(m, near, a, b):
    """The distance of two spaces as the doors stand now."""
    flood(m, near, a, reach)
    return reach[b]


# --- straight lines


def draw_lines(m, near):
    """For every two spaces, which of the 16 lines from corner to corner are open without figures."""
    for a in range(m.n):
        for b in range(m.n):
            m.lines[a][b] = 0
            for k in range(16):
                if line_open(m, near, cython.NULL, 0, a, b, k):
                    m.lines[a][b] |= 1 << k


def line_open(m, near, fig_at, free, a, b, k):
    """Whether nothing blocks line k between two spaces (DES-024 to DES-029); figures in `free` do not block.

    The line is cut at every grid line: each piece lies in one space, or on the edge between two.
    """
    x = m.x[a] + (k >> 2 & 1)
    y = m.y[a] + (k >> 3 & 1)
    dx = m.x[b] + (k & 1) - x
    dy = m.y[b] + (k >> 1 & 1) - y
    if dx == 0 and dy == 0:
        return 0
    if dx == 0 or dy == 0:
        return edge_line_open(m, near, fig_at, free, a, b, x, y, dx, dy)
    right = 1
    down = 1
    if dx < 0:
        right = -1
        dx = -dx
        x -= 1
    if dy < 0:
        down = -1
        dy = -dy
        y -= 1
    last = a
    i = 0
    j = 0
    while i < dx and j < dy:
        cell = space_at(m, x + right * i, y + down * j)
        if blocks(m, fig_at, free, cell) or not touches(m, near, last, cell):
            return 0
        last = cell
        nearer = (i + 1) * dy - (j + 1) * dx
        if nearer <= 0:
            i += 1
        if nearer >= 0:
            j += 1
    return touches(m, near, last, b)


def edge_line_open(m, near, fig_at, free, a, b, x, y, dx, dy):
    """A line along grid lines: every piece lies between two spaces, neither may block, nor a wall between."""
    right = 0
    down = 0
    if dx != 0:
        right = 1 if dx > 0 else -1
    if dy != 0:
        down = 1 if dy > 0 else -1
    n = abs(dx + dy)
    x += min(right, 0)
    y += min(down, 0)
    last = a
    last_2 = a
    for i in range(n):
        cell = space_at(m, x + right * i, y + down * i)
        cell_2 = space_at(m, x + right * i - abs(down), y + down * i - abs(right))
        if blocks(m, fig_at, free, cell) or blocks(m, fig_at, free, cell_2):
            return 0
        if not touches(m, near, cell, cell_2):
            return 0
        if not either_touches(m, near, last, last_2, cell, cell_2):
            return 0
        last = cell
        last_2 = cell_2
    return either_touches(m, near, last, last_2, b, b)


def either_touches(m, near, a, a_2, b, b_2):
    """DES-028: some space of one set is, or is adjacent to, one of the other."""
    if touches(m, near, a, b) or touches(m, near, a, b_2):
        return 1
    return touches(m, near, a_2, b) or touches(m, near, a_2, b_2)


def blocks(m, fig_at, free, cell):
    """DES-024, DES-031."""
    if cell < 0 or m.terrain[cell] == OBSTACLE:
        return 1
    if fig_at == cython.NULL or fig_at[cell] < 0:
        return 0
    return not free >> fig_at[cell] & 1


def touches(m, near, a, b):
    """The same space, or adjacent ones."""
    if a == b:
        return 1
    dx = m.x[b] - m.x[a]
    dy = m.y[b] - m.y[a]
    if dx < -1 or dx > 1 or dy < -1 or dy > 1:
        return 0
    return near[a] >> DIRECTION[3 * (dy + 1) + dx + 1] & 1


def make_directions():
    """N, NE, E, SE, S, SW, W, NW, once, when this module is loaded."""
    for d in range(8):
        DX[d] = 1 if 1 <= d <= 3 else (-1 if d >= 5 else 0)
        DY[d] = 1 if 3 <= d <= 5 else (-1 if d <= 1 or d == 7 else 0)
        DIRECTION[3 * (DY[d] + 1) + DX[d] + 1] = d


make_directions()
