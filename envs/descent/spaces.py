"""What is seen of the map: its planes, on a grid as large as the largest map."""

import cython


def see_spaces(s, planes):
    m = map_of(s)
    memcpy(planes + PLANE_TERRAIN * N_GRID, m.terrain_plane, cython.sizeof(m.terrain_plane))
    memcpy(planes + PLANE_EDGES * N_GRID, m.edges_plane, cython.sizeof(m.edges_plane))
    if s.doors_open:
        open_doors(s, m, planes + PLANE_EDGES * N_GRID)
    see_lying(s, m, planes + PLANE_TOKENS * N_GRID)
    see_standing(s, m, planes + PLANE_FIGURES * N_GRID)


def open_doors(s, m, plane):
    """The edges of an open door are no longer closed."""
    for d in range(m.n_doors):
        if s.doors_open >> d & 1:
            for i in range(m.door_edges[d]):
                plane[m.door_at[d][i]] -= QUARTER if m.door_south[d][i] else HALF


def place_of(m, cell):
    """Where a space lies on the grid."""
    return m.y[cell] * MAX_WIDTH + m.x[cell]


def see_lying(s, m, plane):
    """Search tokens, quest tokens, tokens of heroes."""
    for i in range(N_TOKENS):
        t = cython.address(s.token[i])
        if t.life == ON_MAP and t.cell >= 0:
            at = place_of(m, t.cell)
            if i < FIRST_QUEST_TOKEN:
                plane[at] = HALF
            else:
                plane[at] = HALF + QUARTER if plane[at] >= HALF else QUARTER
    for h in range(MAX_HEROES):
        f = cython.address(s.figure[h])
        if f.life == DOWN and f.cell >= 0:
            plane[place_of(m, f.cell)] += THIRTYSECOND
        elif f.life == HIDDEN and s.hero[h].token >= 0:
            plane[place_of(m, s.hero[h].token)] += THIRTYSECOND


def see_standing(s, m, plane):
    """Figures on all of their spaces."""
    for u in range(N_FIGURES):
        f = cython.address(s.figure[u])
        if f.life == STANDING and f.cell >= 0:
            who = share(u + 1, FIRST_MONSTER)
            if u >= FIRST_MONSTER:
                who = share(FIRST_MONSTER - 1 - u, N_MONSTERS)
            for i in range(spaces_of(f)):
                plane[place_of(m, space_of(s, f, i))] = who
