"""Ways over the map as the built-in player sees them: what a space is worth, where a figure can walk to."""

import cython


def set_walker(s, c, u, by_effect, w):
    w.unit = u
    w.flying = flies(s, c, u)
    w.large = is_large(s, c, u)
    w.by_effect = by_effect
    w.ghost = w.flying
    if is_monster(u) and (s.figure[u].slippery or able(s, c, u, AB_SCAMPER)):
        w.ghost = 1


# --- what a space costs


def door_way(s, c, u, d):
    """How many spaces a closed door counts for; NO_WAY: the figure does not get it open."""
    if u == FAMILIAR or is_quest_figure(u):
        return NO_WAY
    if map_of(s).door_kind[d] == NORMAL_DOOR:
        return DOOR_WAY
    return locked_way(s, c, u, d)


def locked_way(s, c, u, d):
    """The doors of CP1-1, CP2-1, MB2-1, OQ1b-5, FI1-1."""
    if s.encounter == MB2:
        return GATE_WAY if is_hero(u) or is_leader(s, u) else NO_WAY
    if s.encounter == FI1:
        return GATE_WAY * (GATE_MARKS - s.doors_marks[d]) if is_hero(u) else NO_WAY
    if s.encounter == OQ1B and is_monster(u):
        return DOOR_WAY
    return DOOR_WAY if may_open(s, c, u, d) else NO_WAY


def way_in(s, w, cell):
    """Points of entering a space, and what else speaks against it, in spaces of a detour."""
    ground = map_of(s).terrain[cell]
    price = 1
    if ground != PLAIN and not w.flying:
        if ground == OBSTACLE:
            return NO_WAY
        if ground == WATER:
            price = 2
        elif not w.large:
            price = 6 if ground == PIT else 3
    v = s.fig_at[cell]
    if v >= 0 and v != w.unit:
        price += 1 if side_of(v) == side_of(w.unit) or w.ghost else CROWD
    return price


# --- what a space is worth


def clear_field(s, way):
    for cell in range(map_of(s).n):
        way.value[cell] = NOWHERE
        way.queued[cell] = 0
    way.head = 0
    way.tail = 0


def promise(s, way, cell, worth):
    """A space is worth so much at least; what that means for its neighbours is still to be told."""
    if worth <= way.value[cell]:
        return
    way.value[cell] = worth
    if not way.queued[cell]:
        way.queued[cell] = 1
        way.queue[way.tail & (MOST_QUEUED - 1)] = cell
        way.tail += 1


def promise_around(s, way, cell, worth):
    """A space and those adjacent to it are worth so much."""
    m = map_of(s)
    if m.terrain[cell] != OBSTACLE:
        promise(s, way, cell, worth)
    for d in range(8):
        if s.near[cell] >> d & 1 and m.terrain[m.next[cell][d]] != OBSTACLE:
            promise(s, way, m.next[cell][d], worth)


def spread_out(s, c, w, rate, way):
    """From the goals over the map: each space is worth the best neighbour less the way into it."""
    while way.head != way.tail:
        cell = way.queue[way.head & (MOST_QUEUED - 1)]
        way.head += 1
        way.queued[cell] = 0
        spread_from(s, c, w, rate, way, cell)


def spread_from(s, c, w, rate, way, cell):
    m = map_of(s)
    price = way_in(s, w, cell)
    if price >= NO_WAY:
        return
    worth = way.value[cell] - rate * price
    for d in range(8):
        to = m.next[cell][d]
        if to < 0:
            continue
        if s.near[cell] >> d & 1:
            promise(s, way, to, worth)
        elif d & 1 == 0 and m.edge[cell][d >> 1] >= EDGE_DOOR and w.unit >= 0:
            extra = door_way(s, c, w.unit, m.edge[cell][d >> 1] - EDGE_DOOR)
            if extra < NO_WAY:
                promise(s, way, to, worth - rate * extra)


# --- where a figure can walk to


def explore(s, c, w, most, reach):
    """All spaces that the figure can step to with so many points, by the shortest ways."""
    m = map_of(s)
    u = w.unit
    f = cython.address(s.figure[u])
    memset(reach.cost, NO_WAY, cython.sizeof(reach.cost))
    memset(queued, 0, cython.sizeof(queued))
    reach.n = 0
    head = 0
    tail = 0
    for i in range(spaces_of(f)):
        cell = space_of(s, f, i)
        reach.cost[cell] = 0
        reach.came[cell] = -1
        reach.cell[reach.n] = cell
        reach.n += 1
        queue[tail] = cell
        tail += 1
    while head != tail:
        cell = queue[head & (MOST_QUEUED - 1)]
        head += 1
        queued[cell] = 0
        cost = reach.cost[cell]
        if cost >= most or (cost > 0 and m.terrain[cell] == PIT and not w.flying and not w.large):
            continue
        for d in range(8):
            if not s.near[cell] >> d & 1:
                continue
            to = m.next[cell][d]
            if cost + 1 >= reach.cost[to] or not enterable(s, c, u, to):
                continue
            total = cost + step_cost(s, c, u, to, w.by_effect)
            if total > most or total >= reach.cost[to]:
                continue
            if reach.cost[to] == NO_WAY:
                reach.cell[reach.n] = to
                reach.n += 1
            reach.cost[to] = total
            reach.came[to] = d
            if not queued[to]:
                queued[to] = 1
                queue[tail & (MOST_QUEUED - 1)] = to
                tail += 1


def first_step(s, reach, cell):
    """The direction of the first step of the way to a space; -1: he is there."""
    m = map_of(s)
    d = -1
    while reach.came[cell] >= 0:
        d = reach.came[cell]
        cell = m.next[cell][d ^ 4]
    return d


def begins_at(s, reach, cell):
    """The space of its own from which the way to a space begins."""
    m = map_of(s)
    while reach.came[cell] >= 0:
        cell = m.next[cell][reach.came[cell] ^ 4]
    return cell
