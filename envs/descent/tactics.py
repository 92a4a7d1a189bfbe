"""How a figure can make the most of its turn: whom it can attack from where, where to go."""

import cython

# --- attacks


def arm(s, c, u, a):
    """Its weapons; none, if it may not attack."""
    a.unit = u
    a.n = 0
    a.guarded = 0
    memset(a.worth, 0xFF, cython.sizeof(a.worth))
    find_foes(s, c, u, a)
    if a.n_foes == 0 or is_quest_figure(u) or not may_attack(s, c, u):
        return
    if not is_hero(u):
        a.weapon[0] = W_CARD
        a.n = 1
        if is_monster(u) and able(s, c, u, AB_SHADOW_BOLT):
            a.weapon[1] = W_BOLT
            a.n = 2
    else:
        for number in range(WEAPONS):
            place = weapon_place(s, c, u, number)
            if place >= 0:
                a.weapon[a.n] = place
                a.n += 1
        if a.n == 0:
            a.weapon[0] = W_UNARMED
            a.n = 1
    for i in range(a.n):
        strike_of(s, c, cython.address(a.strike[i]), u, a.weapon[i], -1)


def find_foes(s, c, u, a):
    """Figures of the other side that can be attacked."""
    a.n_foes = 0
    low = 0
    high = FIRST_MONSTER
    if not is_monster(u):
        low = FIRST_MONSTER
        high = N_FIGURES
    for v in range(low, high):
        if s.figure[v].life == STANDING and monster_usable(s, c, v):
            a.foe[a.n_foes] = v
            a.n_foes += 1


def hit_worth(s, c, m, a, i, v, far):
    """What attacking a figure is worth on average."""
    if not a.strike[i].ranged:
        far = 0
    elif far >= RANGES:
        far = RANGES - 1
    worth = a.worth[i][v][far]
    if worth != UNKNOWN:
        return worth
    if not a.guarded >> v & 1:
        a.guarded |= one(v)
        guard_of(s, c, cython.address(a.guard[v]), v, a.unit)
    worth = blow_worth(
        cython.address(a.strike[i]), cython.address(a.guard[v]), far, m.left[v], m.price[v], m.bounty[v]
    )
    if able(s, c, v, AB_SHADOW) or (is_hero(v) and turned(s, v, UNSEEN)):  # a surge more is needed
        worth = worth * 2 // 3
    a.worth[i][v][far] = worth
    return worth


def gap(s, cell, v, near):
    """Spaces to a figure as the crow flies; near: 1 if a space of it is adjacent."""
    m = map_of(s)
    f = cython.address(s.figure[v])
    best = NO_WAY
    near[0] = 0
    for i in range(spaces_of(f)):
        to = space_of(s, f, i)
        dx = abs(m.x[cell] - m.x[to])
        dy = abs(m.y[cell] - m.y[to])
        best = min(best, max(dx, dy))
        if dx <= 1 and dy <= 1 and adjacent(s, cell, to):
            near[0] = 1
    return best


def in_view(s, cell, v):
    """Whether a line goes to it, figures in between left aside."""
    m = map_of(s)
    f = cython.address(s.figure[v])
    for i in range(spaces_of(f)):
        to = space_of(s, f, i)
        if m.lines[cell][to] and (s.doors_open or m.distance_shut[cell][to] < NO_WAY):
            return 1
    return 0


def attack_on_from(s, c, m, a, i, cell, v):
    """What attacking a figure from a space is worth; 0: it cannot be."""
    far = gap(s, cell, v, cython.address(near))
    if not near:
        if s.figure[v].air or m.price[v] == 0:
            return 0
        if a.strike[i].ranged:
            if far >= RANGES or not in_view(s, cell, v):
                return 0
        elif a.strike[i].reach < 2 or far > 2 or not in_view(s, cell, v):
            return 0
    return hit_worth(s, c, m, a, i, v, far)


def attack_from(s, c, m, a, cell):
    """The best attack from a space."""
    best = 0
    for i in range(a.n):
        for k in range(a.n_foes):
            best = max(best, attack_on_from(s, c, m, a, i, cell, a.foe[k]))
    return best


def best_target(s, c, m, a, i, how):
    """The best of the legal targets."""
    best = 0
    for k in range(a.n_foes):
        v = a.foe[k]
        if target_ok(s, c, a.unit, a.weapon[i], 0, how, v):
            best = max(best, hit_worth(s, c, m, a, i, v, fig_distance(s, a.unit, v)))
    return best


# --- the worth of spaces


def begin_plan(s, c, m, u, by_effect, p):
    """What the figure could do, and what all spaces are worth to it."""
    p.unit = u
    p.rest = 0
    p.fatigue = 0
    p.per_fatigue = 1
    p.leaving = 0
    set_walker(s, c, u, by_effect, cython.address(p.walker))
    arm(s, c, u, cython.address(p.arms))
    no_errands(cython.address(p.errands))
    if is_hero(u):
        hero_errands(s, c, m, u, cython.address(p.errands))
        fear(s, c, m, u, p)
    elif is_monster(u):
        dark_errands(s, c, m, u, cython.address(p.errands))
    elif is_quest_figure(u):
        figure_posts(s, u, cython.address(p.errands))
    p.shy = 0
    if is_monster(u) and is_leader(s, u) and has_leader(s.encounter):
        p.shy = 1 if 2 * m.left[u] <= s.figure[u].health else 0
    clear_field(s, cython.address(p.way))
    promise_errands(s, cython.address(p.errands), cython.address(p.way))
    hunt(s, c, m, u, p)
    spread_out(s, c, cython.address(p.walker), m.rate, cython.address(p.way))
    price_doors(s, cython.address(p.errands), cython.address(p.way))


def hunt(s, c, m, u, p):
    """Next to those whom it would like to attack."""
    a = cython.address(p.arms)
    if is_quest_figure(u):
        return
    for k in range(a.n_foes):
        v = a.foe[k]
        worth = 0
        for i in range(a.n):
            worth = max(worth, hit_worth(s, c, m, a, i, v, 3))
        f = cython.address(s.figure[v])
        for i in range(spaces_of(f)):
            promise_around(s, cython.address(p.way), space_of(s, f, i), worth + HUNT)


def survey(s, c, m, u, actions, p):
    """Where it can walk to, and what can be done there; actions: so many are left."""
    f = cython.address(s.figure[u])
    p.points = f.points
    p.speed = speed_of(s, c, u)
    p.moves = actions
    if is_hero(u):
        p.per_fatigue = 2 if skilled(s, u, FLEET_OF_FOOT) else 1
        p.fatigue = stamina_left(s, u)
        p.rest = 0 if s.hero[u].rested else rested(s, u, 8)
        if s.hero[u].fatigue >= s.hero[u].stamina - 1:
            p.rest += 20
    else:
        p.moves = min(p.moves, f.moves) + f.dash
    if has(s, u, IMMOBILIZED) or (in_pit(s, u) and stops_here(s, u) and not p.walker.large):
        p.points = 0
        p.moves = 0
        p.fatigue = 0
    look_around(s, c, m, u, actions, p)


def look_around(s, c, m, u, actions, p):
    """The same with points, move actions, fatigue as they stand in the plan."""
    most = min(MOST_WALK, p.points + p.moves * p.speed + p.fatigue * p.per_fatigue)
    explore(s, c, cython.address(p.walker), most, cython.address(p.reach))
    near = most - p.speed if actions > 0 and p.moves == actions else most
    for i in range(p.reach.n):
        cell = p.reach.cell[i]
        p.stops[cell] = s.fig_at[cell] < 0 or s.fig_at[cell] == u
        p.attack[cell] = 0
        p.errand[cell] = 0
        p.second[cell] = 0
        if not p.stops[cell]:
            continue
        p.stay[cell] = stay_worth(s, c, m, p, u, cell)
        if actions == 0 or p.reach.cost[cell] > near:
            continue
        p.attack[cell] = attack_from(s, c, m, cython.address(p.arms), cell)
        k = errand_at(s, cython.address(p.errands), cell, -1)
        if k >= 0:
            p.errand[cell] = p.errands.list[k].worth
            k = errand_at(s, cython.address(p.errands), cell, k)
            if k >= 0:
                p.second[cell] = p.errands.list[k].worth


def stay_worth(s, c, m, p, u, cell):
    """What it is worth to be there at the end."""
    worth = p.way.value[cell] - peril(s, c, m, p, u, cell)
    ground = map_of(s).terrain[cell]
    if ground != PLAIN and not p.walker.large:
        if ground == LAVA:
            worth -= 400
        elif ground == PIT and not p.walker.flying:
            worth -= 120
        elif ground == OBSTACLE:
            worth = NOWHERE
    return max(NOWHERE, min(-NOWHERE, worth))


def peril(s, c, m, p, u, cell):
    """What enemies may do to it there."""
    if is_hero(u):
        return hero_peril(s, m, p, u, cell)
    if is_quest_figure(u):
        return figure_peril(s, m, p, cell)
    if not p.shy:
        return 0
    worth = 0
    for k in range(p.arms.n_foes):
        v = p.arms.foe[k]
        if is_hero(v):
            far = map_of(s).distance[cell][s.figure[v].cell]
            if far <= 9:
                worth += 60 - 5 * far
    return worth


def hero_peril(s, m, p, h, cell):
    """What the monsters that can strike there in their next turn are expected to do."""
    row = map_of(s)
    damage = 0
    shoots = 1 if p.arms.n > 0 and p.arms.strike[0].ranged else 0
    worth = 0
    for k in range(p.arms.n_foes):
        v = p.arms.foe[k]
        far = row.distance[cell][s.figure[v].cell]
        if far <= p.strikes[k]:
            damage += p.force[k]
        if far <= 1 and shoots:
            worth += 14
    left = 10 * m.left[h]
    worth += min(damage, left) * m.price[h] // 10
    if damage >= left:
        worth += m.bounty[h]
    else:
        worth += m.bounty[h] * damage // left * damage // left
    return worth * DARING // 100


def fear(s, c, m, u, p):
    """From how far each monster can strike in its next turn, and how hard, if several are in its reach."""
    for k in range(p.arms.n_foes):
        v = p.arms.foe[k]
        far = 4 if c.kind[s.figure[v].kind].attack == RANGED else 1
        if able(s, c, v, AB_REACH):
            far = 2
        if not s.figure[v].conditions & (STUNNED | IMMOBILIZED):
            far += speed_of(s, c, v)
        others = 1
        for h in range(c.options.heroes):
            if h == u or s.figure[h].life != STANDING:
                continue
            if map_of(s).distance[s.figure[h].cell][s.figure[v].cell] <= far:
                others += 1
        p.strikes[k] = far
        p.force[k] = m.menace[v] * 3 // (2 + others)


def figure_peril(s, m, p, cell):
    """Quest figures keep away from monsters, if they can."""
    worth = 0
    for k in range(p.arms.n_foes):
        far = map_of(s).distance[cell][s.figure[p.arms.foe[k]].cell]
        if far <= 6:
            worth += m.menace[p.arms.foe[k]] * (7 - far) // 12
    return worth


# --- where to go


def two_best(a, b, c):
    """The sum of the two largest."""
    return a + b + c - min(a, min(b, c))


def deeds_at(p, cell, actions, attacks):
    """What can be done in a space with so many actions, of them so many attacks."""
    if actions <= 0:
        return 0
    hit = p.attack[cell] if attacks > 0 else 0
    first = max(hit, p.errand[cell])
    if actions == 1:
        return max(first, p.rest)
    rest = max(p.rest, p.second[cell])
    worth = two_best(hit, p.errand[cell], rest)
    return max(worth, hit + hit * 3 // 4) if attacks > 1 else worth


def best_move(s, c, m, p, actions, attacks, free, but_here, best):
    """The best space to go to with so many actions (and `free` move actions that need none); attacks from
    afar are looked at closely.
    """
    for _ in range(8):
        choose_move(s, p, actions, attacks, free, but_here, best)
        if best.goal < 0 or holds_good(s, c, m, p, best.goal):
            return


def choose_move(s, p, actions, attacks, free, but_here, best):
    best.goal = -1
    best.total = NOWHERE * 2
    best.walks = 0
    best.out = 0
    for i in range(p.reach.n):
        cell = p.reach.cell[i]
        if not p.stops[cell] or (but_here and p.reach.cost[cell] == 0):
            continue
        try_ways(s, p, cell, 0, actions, attacks, free, best)
        if p.leaving > 0 and in_zone(s, cell, ZONE_EXIT):
            try_ways(s, p, cell, 1, actions, attacks, free, best)


def try_ways(s, p, cell, out, actions, attacks, free, best):
    """To a space, and with one point more off the map (DES-088), by the fewest move actions or by fatigue."""
    lack = p.reach.cost[cell] + out - p.points
    if lack <= 0:
        try_move(s, p, cell, out, 0, 0, actions, attacks, free, best)
        return
    walks = (lack + p.speed - 1) // p.speed if p.speed > 0 else NO_WAY
    if walks <= actions + free and walks <= p.moves:
        try_move(s, p, cell, out, walks, 0, actions, attacks, free, best)
    if p.fatigue == 0:
        return
    walks = min(walks - 1, min(actions + free, p.moves))
    tired = (lack - walks * p.speed + p.per_fatigue - 1) // p.per_fatigue
    if 0 < tired <= p.fatigue:
        try_move(s, p, cell, out, walks, tired, actions, attacks, free, best)


def try_move(s, p, cell, out, walks, tired, actions, attacks, free, best):
    total = p.stay[cell] + deeds_at(p, cell, actions - max(0, walks - free), attacks)
    if out:
        total += p.leaving
    if tired > 0:
        total -= weary(s, p.unit, tired) + TIRING
    if p.reach.cost[cell] > 0:
        total -= WALKING
    if total > best.total or (total == best.total and p.reach.cost[cell] < p.reach.cost[best.goal]):
        best.total = total
        best.goal = cell
        best.walks = walks
        best.out = out


def holds_good(s, c, m, p, cell):
    """Whether the figure could be there, and attack from there as it was thought; else that is forgotten."""
    u = p.unit
    if p.reach.cost[cell] == 0:
        return 1
    if p.walker.large:
        p.stops[cell] = rests(s, c, u, cell) != 0
        return p.stops[cell]
    if p.attack[cell] == 0 or not p.arms.strike[0].ranged or not stops_here(s, u):
        return 1
    here = s.figure[u].cell
    put(s, u, cell, 1, 1)
    best = 0
    for i in range(p.arms.n):
        for k in range(p.arms.n_foes):
            v = p.arms.foe[k]
            worth = attack_on_from(s, c, m, cython.address(p.arms), i, cell, v)
            if worth > best and target_ok(s, c, u, p.arms.weapon[i], 0, -1, v):
                best = worth
    put(s, u, here, 1, 1)
    same = 1 if best == p.attack[cell] else 0
    p.attack[cell] = best
    return same
