"""Figures on the map: bases, slots of monsters (DES-021, DES-022, spec 6.3)."""

import cython


def form_w(size, vertical):
    """Width of a base; forms: 0 horizontal, 1 vertical."""
    if size == MASSIVE:
        return 2 if vertical else 3
    if size == MEDIUM:
        return 1 if vertical else 2
    return 2 if size == HUGE else 1


def form_h(size, vertical):
    if size == MASSIVE:
        return 3 if vertical else 2
    if size == MEDIUM:
        return 2 if vertical else 1
    return 2 if size == HUGE else 1


def forms_of(size):
    """In how many forms a base of this size can stand."""
    return 2 if size in (MEDIUM, MASSIVE) else 1


def size_of(s, c, u):
    return c.kind[s.figure[u].kind].size if u >= FIRST_MONSTER else SMALL


def is_large(s, c, u):
    """DER: medium, huge and massive figures are large (RAY-088)."""
    return size_of(s, c, u) != SMALL


def space_in(s, cell, i, w):
    """Space i of a base of width w whose lowest space is `cell`; -1 off the map."""
    m = map_of(s)
    return space_at(m, m.x[cell] + i % w, m.y[cell] + i // w)


def fits(s, u, cell, w, h):
    """DES-021: whether the figure may stand there; its own spaces count as empty."""
    if s.fig_at[cell] >= 0 and s.fig_at[cell] != u:
        return 0
    if w * h == 1:
        return terrain(s, cell) != OBSTACLE
    for i in range(w * h):
        here = space_in(s, cell, i, w)
        if here < 0 or terrain(s, here) == OBSTACLE:
            return 0
        if s.fig_at[here] >= 0 and s.fig_at[here] != u:
            return 0
        if i % w > 0 and not s.near[here] >> 6 & 1:  # a wall or closed door to the west
            return 0
        if i >= w and not s.near[here] & 1:
            return 0
    return 1


def put(s, u, cell, w, h):
    """Puts a figure on the map, or moves it to another place there."""
    f = cython.address(s.figure[u])
    lift(s, u)
    f.cell = cell
    f.w = w
    f.h = h
    f.life = STANDING
    f.walker = -1
    for i in range(w * h):
        s.fig_at[space_in(s, cell, i, w)] = u
    s.changed = 1


def lift(s, u):
    """Takes a figure off its spaces; where it stood stays known."""
    f = cython.address(s.figure[u])
    if f.cell < 0:
        return
    for i in range(spaces_of(f)):
        here = space_of(s, f, i)
        if here >= 0:
            vacate(s, u, here)


def vacate(s, u, cell):
    """A space that a figure leaves is now that of who is just passing through it."""
    if s.fig_at[cell] != u:
        return
    s.fig_at[cell] = -1
    for v in range(N_FIGURES):
        if v != u and s.figure[v].cell == cell and s.figure[v].life == STANDING:
            s.fig_at[cell] = v


def clear_figure(s, u):
    """A fresh record."""
    f = cython.address(s.figure[u])
    memset(f, 0, cython.sizeof(Figure))
    f.cell = -1
    f.walker = -1
    f.kind = -1
    f.carries = -1
    f.relic = -1
    f.w = 1
    f.h = 1


def free_monster(s):
    """The lowest free slot; -1: all are taken."""
    for u in range(FIRST_MONSTER, N_FIGURES):
        if s.figure[u].life == ABSENT or s.figure[u].life == DEAD or s.figure[u].life == LEFT_MAP:
            return u
    return -1


def add_monster(s, c, kind, rank, group):
    """A monster that is still to be put on the map; -1 without a free slot."""
    u = free_monster(s)
    if u < 0:
        return -1
    clear_figure(s, u)
    forget(s, u)
    f = cython.address(s.figure[u])
    f.kind = kind
    f.rank = rank
    f.group = group
    f.health = card_of(s, c, u).health[c.options.heroes - 2]
    f.w = form_w(c.kind[kind].size, 0)
    f.h = form_h(c.kind[kind].size, 0)
    return u


def forget(s, u):
    """What heroes had to do with the last monster of this number does not concern the new one."""
    mark = 1 << (u - FIRST_MONSTER)
    for h in range(MAX_HEROES):
        me = cython.address(s.hero[h])
        if me.challenged == u:
            me.challenged = -1
        me.unseen_by &= ~mark
        me.spirit_monsters &= ~mark


def remove(s, u, life):
    """Off the map, not defeated by this: `life` tells what has become of it."""
    lift(s, u)
    s.figure[u].life = life
    s.figure[u].points = 0
    s.changed = 1


def count_rank(s, group, rank):
    """Figures of a rank that a group has on the map (an agent counts as a master, DES-191)."""
    n = 0
    for u in range(FIRST_MONSTER, N_FIGURES):
        f = cython.address(s.figure[u])
        counted = MASTER if f.rank == AGENT else f.rank
        if counted == rank and f.life == STANDING and f.group == group:
            n += 1
    return n


def in_group(s, group):
    """Figures of a group on the map."""
    n = 0
    for u in range(FIRST_MONSTER, N_FIGURES):
        if s.figure[u].life == STANDING and s.figure[u].group == group:
            n += 1
    return n


def near_monster(s, u, n):
    """Whether a monster is within n spaces of a figure."""
    for v in range(FIRST_MONSTER, N_FIGURES):
        if s.figure[v].life == STANDING and within(s, u, v, n):
            return 1
    return 0


def drop_tokens(s, u, cell):
    """RAY-101, DER-33: search tokens of a base lie faceup in a space."""
    f = cython.address(s.figure[u])
    for i in range(N_SEARCH_TOKENS):
        if f.tokens >> i & 1:
            t = cython.address(s.token[i])
            t.life = ON_MAP
            t.cell = cell
            t.holder = -1
    f.tokens = 0


def set_door(s, door, is_open):
    """DES-204: all edges of a door at once."""
    m = map_of(s)
    if is_open:
        s.doors_open |= 1 << door
    else:
        s.doors_open &= ~(1 << door)
    s.doors_closed = 0
    for d in range(m.n_doors):
        if not s.doors_open >> d & 1:
            s.doors_closed += 1
    read_edges(m, s.doors_open, s.near)
    s.changed = 1


def beside_space(s, v, cell):
    """A figure with a space adjacent to this one."""
    f = cython.address(s.figure[v])
    for i in range(spaces_of(f)):
        if adjacent(s, space_of(s, f, i), cell):
            return 1
    return 0
