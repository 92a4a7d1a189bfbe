"""Figures are put on the map: forms of large ones, zones, the closest empty spaces (DES-020, DES-045 to
DES-049, DES-098, DES-201).
"""

import cython


def place_task(s, c):
    """Asks for the form of the base, then for its lowest space; without a position the figure stays away."""
    f = top(s)
    u = f.source
    if spots(s, c, 0, 0, cython.NULL) == 0 and spots(s, c, 0, 1, cython.NULL) == 0:
        where = f.target
        pop(s)
        if u >= FIRST_MONSTER and s.figure[u].life == ABSENT:
            clear_figure(s, u)
        elif where == CLOSEST and s.figure[u].life == STANDING:
            crowd_out(s, u)
        return
    push(s, ASK_SPOT, f.owner, u, -1, 0)
    if forms_of(size_of(s, c, u)) == 2:
        push(s, ASK_FORM, f.owner, u, -1, 0)


def crowd_out(s, u):
    """Not even the closest space has room for a figure that must leave its own: it goes off the map."""
    lose_carried(s, u)
    drop_tokens(s, u, s.figure[u].cell)
    remove(s, u, LEFT_MAP)


def answer_form(s, c, u, vertical):
    s.figure[u].w = form_w(size_of(s, c, u), vertical)
    s.figure[u].h = form_h(size_of(s, c, u), vertical)


def answer_spot(s, c, cell):
    """The PLACE frame is on top: it is done."""
    f = top(s)
    u = f.source
    enters = f.step
    where = f.target
    pop(s)
    if where == NO_LAVA:  # DER-122: a token
        s.figure[u].cell = cell
        return
    put(s, u, cell, s.figure[u].w, s.figure[u].h)
    if enters and is_hero(u):  # DER-81
        s.hero[u].left_space = 1
    if enters:
        push(s, ENTERED, -1, u, cell, PLACED)


def place_below(s):
    """How many frames lie above the topmost PLACE frame."""
    k = 0
    while below_top(s, k).kind != PLACE:
        k += 1
    return k


# --- where


def legal_form(s, c, mask):
    """0 horizontal, 1 vertical: a form that can be put somewhere."""
    n = 0
    k = place_below(s)
    for vertical in range(2):
        if spots(s, c, k, vertical, cython.NULL):
            n += offer(mask, CHOICE + vertical)
    return n


def legal_spot(s, c, mask):
    k = place_below(s)
    u = below_top(s, k).source
    return spots(s, c, k, 1 if s.figure[u].h > s.figure[u].w else 0, mask)


def spots(s, c, k, vertical, mask):
    """Positions that the PLACE frame under k others allows for one form of the base, by lowest space."""
    f = below_top(s, k)
    size = size_of(s, c, f.source)
    if vertical >= forms_of(size):
        return 0
    if f.target == BESIDE:
        return spots_beside(s, f.source, f.count, mask)
    if f.target == ADJOINING:
        return spots_adjoining(s, f.source, f.count, size, vertical, mask)
    reach_of(s, f, reach)
    most = allowed(f)
    if most >= 0 and any_inside(s, c, k, reach, most):
        return inside(s, c, k, reach, most, vertical, mask)
    if f.target == NEAR:
        return 0
    if f.target == IN_ZONE:
        reach_of_zone(s, f.count, reach)
    best = min(nearest(s, f, reach, size, 0), nearest(s, f, reach, size, 1))
    return at_distance(s, f, reach, size, best, vertical, mask)


def allowed(f):
    """How far from the place meant every space of the base may be; -1: as close as possible."""
    if f.target == IN_ZONE:
        return 0
    if f.target == NEAR or f.target == NEAR_OR_CLOSEST:
        return f.count // SPACES_OF_NEAR
    return -1


def reach_of(s, f, reach):
    """Distances from the place that a PLACE frame means; for a zone 0 inside and FAR outside."""
    m = map_of(s)
    if f.target != IN_ZONE:
        flood(m, s.near, f.count % SPACES_OF_NEAR, reach)
        return
    for cell in range(m.n):
        reach[cell] = 0 if in_zone(s, cell, f.count) else FAR


def reach_of_zone(s, zone, reach):
    """DES-201: distances from the nearest space of a zone."""
    m = map_of(s)
    for start in range(m.n):
        if not in_zone(s, start, zone):
            continue
        flood(m, s.near, start, more)
        for cell in range(m.n):
            reach[cell] = min(reach[cell], more[cell])


def any_inside(s, c, k, reach, most):
    for vertical in range(2):
        if inside_for(s, c, k, reach, most, vertical, 0, 1, cython.NULL):
            return 1
    return 0


def inside(s, c, k, reach, most, vertical, mask):
    """Positions with no space farther than `most`; at set-up those that leave room for the rest, if any."""
    f = below_top(s, k)
    if vertical >= forms_of(size_of(s, c, f.source)):
        return 0
    if f.target == IN_ZONE and below_top(s, k + 1).kind == SETTING_UP:
        for form in range(2):
            if inside_for(s, c, k, reach, most, form, 1, 1, cython.NULL):
                return inside_for(s, c, k, reach, most, vertical, 1, 0, mask)
    return inside_for(s, c, k, reach, most, vertical, 0, 0, mask)


def inside_for(s, c, k, reach, most, vertical, careful, any_will_do, mask):
    """careful: DES-049; any_will_do: the first position is enough."""
    f = below_top(s, k)
    size = size_of(s, c, f.source)
    if vertical >= forms_of(size):
        return 0
    w = form_w(size, vertical)
    h = form_h(size, vertical)
    n = 0
    for cell in range(map_of(s).n):
        if reach[cell] > most or not may_stand(s, f, cell, w, h):
            continue
        if w * h > 1 and farthest_of(s, reach, cell, w, h) > most:
            continue
        if careful and not leaves_room(s, c, below_top(s, k + 1), cell, w, h):
            continue
        n += offer(mask, SPACE + cell)
        if any_will_do:
            return n
    return n


def leaves_room(s, c, setting, cell, w, h):
    """setting: the SETTING_UP frame."""
    return keeps_room(s, c, cython.address(packing), setting.source, setting.count, cell, w, h)


def at_distance(s, f, reach, size, best, vertical, mask):
    """DES-020: positions whose nearest space is as close as possible (DER-120)."""
    w = form_w(size, vertical)
    h = form_h(size, vertical)
    n = 0
    for cell in range(map_of(s).n):
        if may_stand(s, f, cell, w, h) and nearest_of(s, reach, cell, w, h) == best:
            n += offer(mask, SPACE + cell)
    return n


def nearest(s, f, reach, size, vertical):
    """How close a base can come."""
    best = FAR + 1
    if vertical >= forms_of(size):
        return best
    w = form_w(size, vertical)
    h = form_h(size, vertical)
    for cell in range(map_of(s).n):
        if may_stand(s, f, cell, w, h):
            best = min(best, nearest_of(s, reach, cell, w, h))
    return best


def may_stand(s, f, cell, w, h):
    """A legal position; who is placed near his place leaves it; DER-122: no lava for a hero's token."""
    u = f.source
    if not fits(s, u, cell, w, h):
        return 0
    if f.target == NO_LAVA:
        return terrain(s, cell) != LAVA
    if f.target != NEAR and f.target != NEAR_OR_CLOSEST:
        return 1
    for i in range(w * h):
        if s.fig_at[space_in(s, cell, i, w)] == u:
            return 0
    return 1


def nearest_of(s, reach, cell, w, h):
    best = FAR
    for i in range(w * h):
        best = min(best, reach[space_in(s, cell, i, w)])
    return best


def farthest_of(s, reach, cell, w, h):
    worst = 0
    for i in range(w * h):
        worst = max(worst, reach[space_in(s, cell, i, w)])
    return worst


def spots_beside(s, u, v, mask):
    """KNI-0: the closest empty spaces adjacent to a figure; who is adjacent to it already may stay."""
    m = map_of(s)
    here = s.figure[u].cell
    best = FAR
    n = 0
    for cell in range(m.n):
        if empty(s, cell) and space_adjacent(s, v, cell):
            best = min(best, distance(s, here, cell))
    for cell in range(m.n):
        if not space_adjacent(s, v, cell):
            continue
        if cell == here or (empty(s, cell) and distance(s, here, cell) == best):
            n += offer(mask, SPACE + cell)
    return n


def spots_adjoining(s, u, v, size, vertical, mask):
    """OC-25: positions with a space adjacent to a figure."""
    w = form_w(size, vertical)
    h = form_h(size, vertical)
    n = 0
    for cell in range(map_of(s).n):
        if not fits(s, u, cell, w, h):
            continue
        for i in range(w * h):
            if space_adjacent(s, v, space_in(s, cell, i, w)):
                n += offer(mask, SPACE + cell)
                break
    return n


def room_adjoining(s, c, kind, v):
    """Whether a figure of this kind could be placed adjacent to another."""
    size = c.kind[kind].size
    for vertical in range(forms_of(size)):
        if spots_adjoining(s, -1, v, size, vertical, cython.NULL):
            return 1
    return 0


def space_adjacent(s, v, cell):
    """Adjacent to a figure, not one of its own spaces."""
    return s.fig_at[cell] != v and fig_beside(s, v, cell)
