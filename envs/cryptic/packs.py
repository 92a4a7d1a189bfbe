"""The Monsters of the built-in player: whom they hunt, where they go, when they strike."""

import cython


def monster_walker(s, c, u, w):
    """How a Monster walks."""
    w.unit = u
    w.floating = has(s, c, u, K_FLOATING)
    w.large = size_of(s, c, u) > 1
    w.door = 1
    w.arcane = SHUT
    w.hazards = 0


def hunt(s, c, m, w, way):
    """The Field of all Monsters: every Cryptonaut is prey."""
    clear_field(c, way)
    for other in range(n_team(c)):
        if present(s, other) and s.entered[slot_of(s, c, other)]:
            promise_around(s, c, way, s.unit[other].cell, 1, prey_worth(s, m, other))
    spread_out(s, c, w, way)


def prey_worth(s, m, other):
    """The weak and those who carry Knowledge first."""
    who = cython.address(s.unit[other])
    worth = PREY + PREY_WEAK * (6 - who.vitae) + PREY_KNOWING * who.knowledge + m.life[other] // 8
    return worth + 60 if who.between else worth


def stalk(s, c, m, u, p):
    """What all choices of a Monster's activation depend on."""
    monster_walker(s, c, u, cython.address(p.walker))
    hunt(s, c, m, cython.address(p.walker), cython.address(p.way))
    list_strikes(s, c, m, u, cython.address(p.strikes))
    p.best = p.strikes.worth[0] if p.strikes.n else 0
    p.left = actions_left(s, c, u)


def lair_worth(s, c, u, p, cell):
    """The best of the spaces that a Monster would cover."""
    size = size_of(s, c, u)
    width = c.grid.width[c.grid.slot[cell]]
    best = NOWHERE
    for i in range(size * size):
        best = max(best, p.way.value[cell + i % size + (i // size) * width])
    return best


def scent(s, c, m, u, p):
    """The best Attack from here, the best Move, and the best Move with an Attack after it."""
    here = s.unit[u].cell
    p.strike = strike_from(s, c, u, here, cython.address(p.strikes))
    p.move = 0
    p.charge = 0
    stay = lair_worth(s, c, u, p, here)
    explore(s, c, cython.address(p.walker), move_of(s, c, u), cython.address(p.reach))
    for i in range(1, p.reach.n):
        cell = p.reach.cell[i]
        gain = lair_worth(s, c, u, p, cell) - stay
        if gain + p.best <= p.charge or not may_stop(s, c, u, cell, p.walker.floating):
            continue
        p.move = max(p.move, gain)
        if p.strikes.n:
            p.charge = max(p.charge, gain + strike_from(s, c, u, cell, cython.address(p.strikes)))


def pack_worth(s, c, m, u, p, verb):
    """ASK_MONSTER."""
    after = max(p.move, p.strike * 9 // 10) if p.left >= 2 else 0
    if verb == V_MOVE:
        if p.left >= 2:
            return max(p.charge, p.move)
        return p.move
    if verb == V_ATTACK:
        return p.strike + after if p.strike > 0 else NOTHING
    if verb == V_ABILITY:
        worth = NOTHING
        for slot in range(S_ABILITY, S_ITEM):
            if slot_usable(s, c, u, V_ABILITY, slot):
                worth = max(worth, use_worth(s, c, m, u, slot))
        return worth + after if worth > LEAST else NOTHING
    return 0


def choose_prowl(s, c, u, p, led):
    """ASK_STEP of a Monster: the best place, the worst where a Cryptonaut leads it."""
    here = s.unit[u].cell
    p.step = -1
    p.goal = here
    best = lair_worth(s, c, u, p, here) * led
    if p.left > 0 and led > 0:
        best += strike_from(s, c, u, here, cython.address(p.strikes))
    for i in range(1, p.reach.n):
        cell = p.reach.cell[i]
        worth = lair_worth(s, c, u, p, cell) * led - p.reach.cost[i]
        if worth + p.best <= best or not may_stop(s, c, u, cell, p.walker.floating):
            continue
        if p.left > 0 and led > 0:
            worth += strike_from(s, c, u, cell, cython.address(p.strikes))
        if worth > best:
            best = worth
            p.goal = cell
            p.step = p.reach.step[i]
