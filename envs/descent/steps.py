"""Whether a step is legal, and what it costs (DES-076 to DES-082, DES-090 to DES-093, DES-101 to DES-106)."""

import cython


def flies(s, c, u):
    return able(s, c, u, AB_FLY)


def passes(s, c, u, v):
    """Whether u may walk through the space of v."""
    if v < 0 or v == u or side_of(u) == side_of(v):
        return 1
    if is_hero(u):  # DER-83: not when charmed, in the overlord turn
        return s.acting >= 0 and turned(s, u, TUMBLE)
    if is_monster(u):
        return s.figure[u].slippery or able(s, c, u, AB_SCAMPER | AB_FLY)
    return 0


def step_cost(s, c, u, cell, by_effect):
    """Movement points, or 1 of the n spaces of an effect (DES-084, DER-38)."""
    if by_effect:
        return 1
    if flies(s, c, u):
        return 1
    cost = 2 if terrain(s, cell) == WATER else 1
    v = s.fig_at[cell]
    if s.figure[u].slippery and v >= 0 and side_of(v) != side_of(u) and not able(s, c, u, AB_SCAMPER):
        cost += 1
    return cost


def enterable(s, c, u, cell):
    """Not an obstacle (but for those who fly over it), and whoever stands there lets u pass."""
    if terrain(s, cell) == OBSTACLE and not flies(s, c, u):
        return 0
    if s.encounter == ER1 and is_quest_figure(u) and terrain(s, cell) == LAVA:  # ER1-2
        return 0
    return passes(s, c, u, s.fig_at[cell])


def rests(s, c, u, cell):
    """Whether u may stop there: an empty space, or (a large walker) a base around it."""
    if s.fig_at[cell] >= 0 and s.fig_at[cell] != u:
        return 0
    if terrain(s, cell) == OBSTACLE:
        return 0
    if not is_large(s, c, u):
        return 1
    return bases(s, c, u, cell, cython.NULL) > 0


def bases(s, c, u, cell, mask):
    """DES-091: positions that hold the walker's space; BASE numbers by form, then y, then x."""
    size = size_of(s, c, u)
    n = 0
    number = 0
    m = map_of(s)
    for form in range(forms_of(size)):
        w = form_w(size, form)
        h = form_h(size, form)
        for j in range(h):
            for i in range(w):
                corner = space_at(m, m.x[cell] - w + 1 + i, m.y[cell] - h + 1 + j)
                if corner >= 0 and fits(s, u, corner, w, h):
                    n += offer(mask, BASE + number)
                number += 1
    return n


def base_corner(s, c, u, cell, number):
    """The lowest space of base position `number`."""
    m = map_of(s)
    size = size_of(s, c, u)
    n = form_w(size, 0) * form_h(size, 0)
    form = number // n
    w = form_w(size, form)
    h = form_h(size, form)
    k = number % n
    return space_at(m, m.x[cell] - w + 1 + k % w, m.y[cell] - h + 1 + k // w)


def points_of_fatigue(s, u):
    """What 1 fatigue gives a hero (DES-082, WIL-4)."""
    return 2 if skilled(s, u, FLEET_OF_FOOT) else 1


def points_by_fatigue(s, u):
    """What he may gain so now: in his own turn only."""
    if s.acting != u or not is_hero(u) or has(s, u, IMMOBILIZED):
        return 0
    return points_of_fatigue(s, u)


def may_tire(s, c, u):
    """Whether a hero may suffer fatigue for movement; in another's space only if he can go on then
    (DES-081).
    """
    gain = points_by_fatigue(s, u)
    f = cython.address(s.figure[u])
    if gain == 0 or stamina_left(s, u) == 0 or f.points >= MOST_POINTS:
        return 0
    return stops_here(s, u) or can_go_on(s, c, u, f.cell, f.points + gain, stamina_left(s, u) - 1, 0)


def can_step(s, c, u, direction, points, by_effect):
    """A step from where the figure (its walker) is, with so many points or spaces left."""
    f = cython.address(s.figure[u])
    cell = f.walker if f.walker >= 0 else f.cell
    if cell < 0 or not s.near[cell] >> direction & 1 or has(s, u, IMMOBILIZED):
        return 0
    to = map_of(s).next[cell][direction]
    if not enterable(s, c, u, to):
        return 0
    cost = step_cost(s, c, u, to, by_effect)
    if cost > points:
        return 0
    stamina = stamina_left(s, u) if is_hero(u) else 0
    if webbed(s, c, u, by_effect):
        stamina -= 1
        if stamina < 0:
            return 0
    return rests(s, c, u, to) or can_go_on(s, c, u, to, points - cost, stamina, by_effect)


def webbed(s, c, u, by_effect):
    """ABI-05, DER-68: a hero beside a Web monster who leaves his space by a step of his own."""
    if not is_hero(u) or by_effect or not webs_about(s, c):
        return 0
    for v in range(FIRST_MONSTER, N_FIGURES):
        if s.figure[v].life == STANDING and able(s, c, v, AB_WEB) and fig_adjacent(s, u, v):
            return 1
    return 0


def webs_about(s, c):
    """Whether a kind with Web masters is in this encounter at all."""
    for g in range(MAX_NOW_GROUPS):
        kind = s.group[g].kind
        if kind >= 0 and kind < FIRST_LIEUTENANT and c.card[4 * kind + 2 * s.act + MASTER].abilities & AB_WEB:
            return 1
    return 0


def web_at(s, c, u, cell, by_effect):
    """Whether leaving this space would cost a hero 1 fatigue (ABI-05)."""
    if not is_hero(u) or by_effect or not webs_about(s, c):
        return 0
    for v in range(FIRST_MONSTER, N_FIGURES):
        if s.figure[v].life == STANDING and able(s, c, v, AB_WEB) and beside_space(s, v, cell):
            return 1
    return 0


def can_go_on(s, c, u, start, left, stamina, by_effect):
    """DES-081, DES-093: whether a space to stop in is within reach of one where u may not stop, with so many
    points (spaces) left and so much fatigue that can still be suffered, for points or to Web (ABI-05).
    """
    m = map_of(s)
    gain = 0 if by_effect else points_by_fatigue(s, u)
    memset(best, 0, cython.sizeof(best))
    head = 0
    tail = 1
    queue[0] = 8 * start + min(stamina, 7)
    best[queue[0]] = left + 1
    while head < tail:
        cell = queue[head] // 8
        have = best[queue[head]] - 1
        spare = queue[head] % 8
        head += 1
        if terrain(s, cell) == PIT and not by_effect and not flies(s, c, u) and not is_large(s, c, u):
            continue
        if web_at(s, c, u, cell, by_effect):
            spare -= 1
            if spare < 0:
                continue
        for d in range(8):
            if not s.near[cell] >> d & 1:
                continue
            to = m.next[cell][d]
            if not enterable(s, c, u, to):
                continue
            rest = have - step_cost(s, c, u, to, by_effect)
            tired = spare
            while rest < 0 and tired > 0 and gain > 0:
                rest += gain
                tired -= 1
            if rest < 0:
                continue
            if rests(s, c, u, to):
                return 1
            if rest + 1 > best[8 * to + tired] and tail < MOST_QUEUE:
                best[8 * to + tired] = rest + 1
                queue[tail] = 8 * to + tired
                tail += 1
    return 0


def legal_steps(s, c, u, points, by_effect, mask):
    n = 0
    for d in range(8):
        if can_step(s, c, u, d, points, by_effect):
            n += offer(mask, STEP + d)
    return n


def any_step(s, c, u, points, by_effect):
    for d in range(8):
        if can_step(s, c, u, d, points, by_effect):
            return 1
    return 0


def stops_here(s, u):
    """DES-080: in a space of his own, not passing through another's."""
    f = cython.address(s.figure[u])
    if f.walker >= 0:
        return 0
    return f.cell >= 0 and s.fig_at[f.cell] == u


def can_walk_from(s, c, u, cell, points, by_effect):
    """Whether a large figure that begins its walk in one of its spaces can make a step (DES-090). Its
    other spaces
    are free while it walks, which `fits` and `rests` know.
    """
    m = map_of(s)
    if has(s, u, IMMOBILIZED):
        return 0
    for d in range(8):
        if s.near[cell] >> d & 1:
            to = m.next[cell][d]
            if enterable(s, c, u, to) and step_cost(s, c, u, to, by_effect) <= points:
                left = points - step_cost(s, c, u, to, by_effect)
                if rests(s, c, u, to) or can_go_on(s, c, u, to, left, 0, by_effect):
                    return 1
    return 0
