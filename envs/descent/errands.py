"""What the built-in player could do on the map beside fighting: errands, and posts that are good to be at."""

import cython


def no_errands(e):
    e.n = 0
    e.n_posts = 0


def add_errand(e, cell, worth, action, what, near):
    if worth <= 0 or e.n == MOST_ERRANDS or cell < 0:
        return
    errand = cython.address(e.list[e.n])
    errand.cell = cell
    errand.other = -1
    errand.worth = worth
    errand.action = action
    errand.what = what
    errand.near = near
    e.n += 1


def add_post(e, cell, worth):
    if worth > 0 and e.n_posts < MOST_POSTS:
        e.post[e.n_posts] = cell
        e.post_worth[e.n_posts] = worth
        e.n_posts += 1


def posts_in_zone(s, e, zone, worth):
    for cell in range(map_of(s).n):
        if in_zone(s, cell, zone):
            add_post(e, cell, worth)


def posts_around(s, e, cell, worth):
    m = map_of(s)
    add_post(e, cell, worth)
    for d in range(8):
        if s.near[cell] >> d & 1:
            add_post(e, m.next[cell][d], worth)


# --- doors


def add_doors(s, c, e, u):
    """Closed doors that the figure can open, from both sides."""
    m = map_of(s)
    if s.doors_closed == 0:
        return
    for d in range(m.n_doors):
        if s.doors_open >> d & 1 or door_way(s, c, u, d) >= NO_WAY:
            continue
        for k in range(m.door_edges[d]):
            cell = m.at[m.door_at[d][k]]
            other = m.next[cell][4 if m.door_south[d][k] else 2]
            add_door_errand(s, c, e, u, d, cell, other)
            add_door_errand(s, c, e, u, d, other, cell)


def add_door_errand(s, c, e, u, d, cell, other):
    """Its worth is known once that of the spaces is."""
    if e.n == MOST_ERRANDS or other < 0:
        return
    action = VERB + V_DOOR
    if s.encounter == FI1 or s.encounter == MB2:
        if s.encounter == MB2 and s.figure[u].used & ONCE_QUEST:
            return
        action = VERB + V_QUEST_A
    add_errand(e, cell, 1, action, d, 0)
    e.list[e.n - 1].other = other


def price_doors(s, e, way):
    """A door is worth what lies behind it more than before it."""
    for i in range(e.n):
        errand = cython.address(e.list[i])
        if errand.other >= 0:
            errand.worth = max(0, min(2000, way.value[errand.other] - way.value[errand.cell]))


# --- tests


def best_chance(s, c, u, which):
    """Of the test of a quest action, in 36; without a test 36."""
    bits = attributes(s, u, which)
    best = 0
    if bits == 0:
        return THIRTY_SIX
    for a in range(4):
        if bits >> a & 1:
            best = max(best, chance(attribute_of(s, c, u, a)))
    return best


# --- what they mean for the spaces


def promise_errands(s, e, way):
    for i in range(e.n):
        errand = cython.address(e.list[i])
        if errand.other >= 0:
            continue
        if errand.near:
            promise_around(s, way, errand.cell, errand.worth)
        else:
            promise(s, way, errand.cell, errand.worth)
    for i in range(e.n_posts):
        promise(s, way, e.post[i], e.post_worth[i])


def errand_at(s, e, cell, but):
    """The best errand that can be done from a space, but for that one; -1."""
    best = -1
    for i in range(e.n):
        errand = cython.address(e.list[i])
        if i == but or (best >= 0 and errand.worth <= e.list[best].worth):
            continue
        if errand.cell == cell or (errand.near and beside(s, errand.cell, cell)):
            best = i
    return best


def errand_for(s, e, cell, action, what):
    """What an action (on a token, door, hero; -1: any) is worth from a space; NOWHERE: it is no errand."""
    best = NOWHERE
    for i in range(e.n):
        errand = cython.address(e.list[i])
        if errand.action != action or (what >= 0 and errand.what != what):
            continue
        if errand.cell == cell or (errand.near and beside(s, errand.cell, cell)):
            best = max(best, errand.worth)
    return best
