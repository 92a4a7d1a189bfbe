"""Maps (DES-010 to DES-016): which spaces are adjacent, how far they are apart, which straight lines are open."""

import cython


def lay(number, plan):
    """Makes the tables of a map. plan: `rows` of characters, `walls` (x, y, side), `doors` (kind, edges), `zones`
    (spaces of up to 14 zones), `entrance`, `exit`, `search`, `tokens`, `figures`; sides are "E" and "S".
    """
    m = cython.address(MAPS[number])
    m.width = len(plan["rows"][0])
    m.height = len(plan["rows"])
    m.n = 0
    for i in range(MAX_WIDTH * MAX_HEIGHT):
        m.at[i] = -1
    for y in range(m.height):
        for x in range(m.width):
            if plan["rows"][y][x] != "#":
                m.x[m.n] = x
                m.y[m.n] = y
                m.terrain[m.n] = ".~^!o".index(plan["rows"][y][x])
                m.at[y * MAX_WIDTH + x] = m.n
                m.zones[m.n] = 0
                m.n += 1
    link(m)
    for x, y, side in plan["walls"]:
        set_edge(m, x, y, side == "E", EDGE_WALL)
    m.n_doors = len(plan["doors"])
    for d in range(m.n_doors):
        m.door_kind[d] = plan["doors"][d][0]
        for x, y, side in plan["doors"][d][1]:
            set_edge(m, x, y, side == "E", EDGE_DOOR + d)
    places = [*enumerate(plan["zones"]), (ZONE_ENTRANCE, plan["entrance"]), (ZONE_EXIT, plan["exit"])]
    for zone, spaces in places:
        for x, y in spaces:
            m.zones[m.at[y * MAX_WIDTH + x]] |= 1 << zone
    m.n_search = len(plan["search"])
    for i in range(m.n_search):
        x, y = plan["search"][i]
        m.search[i] = m.at[y * MAX_WIDTH + x]
    m.n_tokens = len(plan["tokens"])
    for i in range(m.n_tokens):
        x, y = plan["tokens"][i]
        m.token[i] = m.at[y * MAX_WIDTH + x]
    m.n_figures = len(plan["figures"])
    for i in range(m.n_figures):
        x, y = plan["figures"][i]
        m.figure[i] = m.at[y * MAX_WIDTH + x]
    survey(m)


def link(m):
    """Neighbours by direction; edges to what is no part of the map are walls."""
    for cell in range(m.n):
        for d in range(8):
            x = m.x[cell] + DX[d]
            y = m.y[cell] + DY[d]
            inside = 0 <= x < MAX_WIDTH and 0 <= y < MAX_HEIGHT
            m.next[cell][d] = m.at[y * MAX_WIDTH + x] if inside else -1
        for side in range(4):
            m.edge[cell][side] = EDGE_OPEN if m.next[cell][2 * side] >= 0 else EDGE_WALL


def set_edge(m, x, y, east, what):
    """The east or south side of a space, seen from both spaces."""
    cell = m.at[y * MAX_WIDTH + x]
    side = 1 if east else 2
    other = m.next[cell][2 * side]
    m.edge[cell][side] = what
    if other >= 0:
        m.edge[other][(side + 2) % 4] = what


def survey(m):
    """Distances with all doors open and with all doors closed, and the open lines."""
    read_edges(m, 0, near)
    for cell in range(m.n):
        flood(m, near, cell, m.distance_shut[cell])
    read_edges(m, 255, near)
    for cell in range(m.n):
        flood(m, near, cell, m.distance[cell])
    draw_lines(m, near)


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
    return round_corner(m, doors_open, cell, first, second) or round_corner(m, doors_open, cell, second, first)


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
    flood(m, near, a, out)
    return out[b]
