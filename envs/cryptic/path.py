"""Ways over the board: what can be reached with some Move points, and how (R-13, move="path")."""

import cython


def step_legal(s, c, u, direction, points, fly):
    """R-13, R-91: the whole cost is there, and a legal stop can still be reached."""
    at = s.unit[u].cell
    to = neighbour(c, at, direction)
    if to < 0:
        return 0
    cost = step_cost(s, c, u, at, to, fly)
    if cost == 0 or cost > points:
        return 0
    return may_stop(s, c, u, to, fly) or reaches_stop(s, c, u, to, points - cost, fly)


def reaches_stop(s, c, u, start, points, fly):
    """Whether a legal stop can be reached from a place that is none; most often the place that was left."""
    at = s.unit[u].cell
    if points <= 0:
        return 0
    if may_stop(s, c, u, at, fly):
        back = step_cost(s, c, u, start, at, fly)
        if back > 0 and back <= points:
            return 1
    if next_stops(s, c, u, start, points, fly):
        return 1
    if points == 1:
        return 0
    spread(s, c, u, start, points, fly, cython.address(ways))
    for i in range(ways.n):
        if may_stop(s, c, u, ways.place[i], fly):
            return 1
    return 0


def spare_points(s, c, u, points, fly):
    """R-13: the points that need not be kept to reach a legal stop."""
    at = s.unit[u].cell
    if may_stop(s, c, u, at, fly):
        return points
    spread(s, c, u, at, points, fly, cython.address(ways))
    kept = NEVER
    for i in range(ways.n):
        if may_stop(s, c, u, ways.place[i], fly):
            kept = min(kept, ways.cost[ways.place[i]])
    return points - kept


def spread(s, c, u, start, points, fly, ways):
    """All places that can be reached with some points, each with the least cost and among equals the least
    dangers.
    """
    memset(ways.cost, NEVER, cython.sizeof(ways.cost))
    ways.n = 0
    ways.cost[start] = 0
    ways.danger[start] = 0
    add_place(ways, start)
    i = 0
    while i < ways.n:
        at = ways.place[i]
        i += 1
        if ways.cost[at] >= points:
            continue
        for direction in range(8):
            to = neighbour(c, at, direction)
            if to >= 0:
                relax(s, c, u, ways, at, to, points, fly)


def add_place(ways, place):
    if ways.n < MAX_PLACES:
        ways.place[ways.n] = place
        ways.n += 1


def relax(s, c, u, ways, at, to, points, fly):
    """A place gets a cheaper (or as cheap and less dangerous) way; it is then looked at again."""
    if ways.cost[at] + 1 > min(points, ways.cost[to]):
        return
    step = step_cost(s, c, u, at, to, fly)
    if step == 0:
        return
    cost = ways.cost[at] + step
    if cost > points:
        return
    danger = ways.danger[at] + is_danger(s, c, u, to, fly)
    if cost < ways.cost[to] or (cost == ways.cost[to] and danger < ways.danger[to]):
        ways.cost[to] = cost
        ways.danger[to] = danger
        add_place(ways, to)


def is_danger(s, c, u, cell, fly):
    """A Trap plate that has not fired, Ice or Embers, for a Cryptonaut on foot."""
    if u >= FIRST_MONSTER or fly:
        return 0
    if s.token[cell] & TRAP and not s.token[cell] & FIRED:
        return 1
    return s.terrain[cell] == SPECIAL and c.board[s.board[c.grid.slot[cell]]].enter_effect >= 0


def walks(s, c, u, points, fly, mask):
    """move="path": every place that can be walked to and stopped on; an adjacent open Door's space by its
    direction.
    """
    n = 0
    at = s.unit[u].cell
    if mask == cython.NULL and next_stops(s, c, u, at, points, fly) > 1:
        return 2
    spread(s, c, u, at, points, fly, cython.address(ways))
    for i in range(ways.n):
        to = ways.place[i]
        if to == at or not may_stop(s, c, u, to, fly):
            continue
        if names_door(s, c, u, to):
            if distance(c, at, 1, to, 1) == 1:
                n += offer(mask, DIR + direction_of(c, at, to))
        else:
            n += offer(mask, CELL + to)
        if enough(mask, n):
            return n
    return n


def next_stops(s, c, u, at, points, fly):
    """Neighbouring places on which the unit may stop."""
    n = 0
    for direction in range(8):
        to = neighbour(c, at, direction)
        if to < 0:
            continue
        cost = step_cost(s, c, u, at, to, fly)
        if cost > 0 and cost <= points and may_stop(s, c, u, to, fly):
            n += 1
    return n


def direction_of(c, a, b):
    for direction in range(8):
        if neighbour(c, a, direction) == b:
            return direction
    return 0


def next_on_way(s, c, u, goal, points, fly):
    """The first step of the cheapest way (then the least dangerous, then the lowest direction); -1: there is
    none.
    """
    at = s.unit[u].cell
    best = -1
    cheapest = NEVER * 256
    for direction in range(8):
        to = neighbour(c, at, direction)
        if to < 0:
            continue
        cost = step_cost(s, c, u, at, to, fly)
        if cost == 0 or cost > points:
            continue
        spread(s, c, u, to, points - cost, fly, cython.address(ways))
        if ways.cost[goal] == NEVER:
            continue
        total = (cost + ways.cost[goal]) * 256 + ways.danger[goal] + is_danger(s, c, u, to, fly)
        if total < cheapest:
            cheapest = total
            best = to
    return best
