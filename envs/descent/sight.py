"""Line of sight between figures and spaces (DES-023 to DES-034)."""

import cython


def line_of_sight(s, a, b, free):
    """Whether one space sees another; figures in `free` (bits) do not block."""
    if a == b or adjacent(s, a, b):
        return 1
    m = map_of(s)
    lines = m.lines[a][b]
    for k in range(16):
        if lines >> k & 1 and line_open(m, s.near, s.fig_at, free, a, b, k):
            return 1
    return 0


def in_pit(s, u):
    """DES-033, DES-097."""
    return stands_in(s, u, PIT)


def stands_in(s, u, ground):
    """Every space of the figure has this terrain (DES-097)."""
    f = cython.address(s.figure[u])
    for i in range(spaces_of(f)):
        if terrain(s, space_of(s, f, i)) != ground:
            return 0
    return 1


def sees_space(s, u, cell, free):
    """DES-023; `free`: further figures that do not block."""
    f = cython.address(s.figure[u])
    deep = in_pit(s, u)
    for i in range(spaces_of(f)):
        a = space_of(s, f, i)
        if deep and not beside(s, a, cell):
            continue
        if line_of_sight(s, a, cell, free | one(u)):
            return 1
    return 0


def sees(s, u, v, free):
    """DES-032: a figure sees some space of another."""
    if u == v:
        return 1
    if s.figure[u].cell < 0 or s.figure[v].cell < 0:
        return 0
    f = cython.address(s.figure[v])
    deep = in_pit(s, v)
    for i in range(spaces_of(f)):
        cell = space_of(s, f, i)
        if deep and not fig_beside(s, u, cell):
            continue
        if sees_space(s, u, cell, free | one(v)):
            return 1
    return 0


def target_space(s, u, v, free):
    """DES-111: the seen space of the target that is closest; ties: lowest y, then lowest x; -1: none is
    seen.
    """
    f = cython.address(s.figure[v])
    deep = in_pit(s, v)
    best = -1
    nearest = FAR + 1
    for i in range(spaces_of(f)):
        cell = space_of(s, f, i)
        if deep and not fig_beside(s, u, cell):
            continue
        d = space_distance(s, u, cell)
        if (d < nearest or (d == nearest and cell < best)) and sees_space(s, u, cell, free | one(v)):
            best = cell
            nearest = d
    return best
