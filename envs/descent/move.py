"""Movement: steps, walks of large figures, "move up to n spaces", entering (DES-076 to DES-107)."""

import cython


def lift_walker(s, u, cell):
    """DES-090: a large figure shrinks to one of its spaces."""
    f = cython.address(s.figure[u])
    lift(s, u)
    f.walker = cell
    f.cell = cell
    f.marked = 0
    s.fig_at[cell] = u


def put_down(s, c, u, number):
    """DES-091; terrain touches it only if it covers every space (DES-097)."""
    f = cython.address(s.figure[u])
    cell = f.walker
    size = size_of(s, c, u)
    form = number // (form_w(size, 0) * form_h(size, 0))
    corner = base_corner(s, c, u, cell, number)
    put(s, u, corner, form_w(size, form), form_h(size, form))
    if stands_in(s, u, PIT) and not flies(s, c, u):
        f.points = 0
        hurt(s, -1, u, PIT_DAMAGE)
    elif stands_in(s, u, LAVA) and not flies(s, c, u):
        hurt(s, -1, u, LAVA_DAMAGE)


def take_step(s, c, u, direction, by_effect):
    """A legal step; entering the space comes next."""
    f = cython.address(s.figure[u])
    from_cell = f.walker if f.walker >= 0 else f.cell
    to = map_of(s).next[from_cell][direction]
    if not by_effect:
        f.points -= step_cost(s, c, u, to, 0)
        if webbed(s, c, u, 0):
            pay_fatigue(s, u, 1)
    shift_to(s, u, to)
    push(s, ENTERED, -1, u, to, BY_EFFECT if by_effect else BY_POINTS)


def shift_to(s, u, to):
    """A figure of one space (a walker) goes to a space, which may be another's while it passes."""
    f = cython.address(s.figure[u])
    vacate(s, u, f.cell)
    f.cell = to
    if f.walker >= 0:
        f.walker = to
        f.marked = 1
    if s.fig_at[to] < 0:
        s.fig_at[to] = u
    s.changed = 1
    if is_hero(u):
        s.hero[u].left_space = 1


# --- entering a space


def entered_task(s, c):
    """ENTERED: terrain, then the answers to it."""
    f = top(s)
    u = f.source
    if s.figure[u].life != STANDING:
        pop(s)
        return
    if f.step == 0:
        f.step = 1
        enter_terrain(s, c, u, f.target, f.count)
    elif f.step == 1:
        f.step = 2
        if s.fig_at[f.target] != u:
            return
        if is_hero(u):
            push(s, EVENT_TRAPS, -1, u, f.target, f.count)
        elif is_monster(u) and f.count != PLACED:
            push(s, NEAR_MOVES, -1, u, f.target, 0)
    else:
        overpowers = 1 if is_monster(u) and s.figure[u].used & ONCE_OVERPOWER else 0
        havoc(s, u, f.target)
        pop(s)
        if overpowers and s.fig_at[s.figure[u].cell] == u:
            push(s, USE, -1, u, D_SPECIAL + OVERPOWER_NUMBER, 0)
            top(s).step = 1


def havoc(s, u, cell):
    """ABI-24: whose spaces it moves through. The USE frame of Cry Havoc lies below."""
    if not is_monster(u) or not s.figure[u].used & ONCE_HAVOC:
        return
    v = s.fig_at[cell]
    if v >= 0 and v < FIRST_MONSTER:
        s.havoc |= 1 << v


def enter_terrain(s, c, u, cell, how):
    """DES-103, DES-104, DES-106, DES-107; a walker is touched only when it is put down."""
    if flies(s, c, u) or is_large(s, c, u):
        return
    if terrain(s, cell) == PIT:
        s.figure[u].points = 0
        hurt(s, -1, u, PIT_DAMAGE)
    elif terrain(s, cell) == LAVA:
        hurt(s, -1, u, LAVA_DAMAGE)


def traps_task(s, c):
    """HT3, DES-197, DER-53: after each answer the hero must still stand in the space he entered."""
    f = top(s)
    if f.step > 0 or s.figure[f.source].life != STANDING or s.figure[f.source].cell != f.target:
        pop(s)
    else:
        ask_window(s, c, W_HT3, 0, f.source, f.target)


def near_moves_task(s, c):
    """OT5: heroes next to the space, in index order; f.count: hero asked."""
    f = top(s)
    gone = 1 if s.figure[f.source].life != STANDING or s.figure[f.source].cell != f.target else 0
    if gone or f.count >= c.options.heroes:
        pop(s)
    elif s.figure[f.count].life == STANDING and adjacent(s, s.figure[f.count].cell, f.target):
        ask_window(s, c, W_OT5, seat_of(f.count), f.count, f.source)
    else:
        f.count += 1


# --- "move up to n spaces"


def ask_roam(s, u, n, seat, after):
    """Up to n spaces, the path chosen by `seat` (DES-084, DES-085)."""
    if n > 0 and s.figure[u].life == STANDING and not has(s, u, IMMOBILIZED):
        push(s, ROAM, seat, u, n, after)


def roam_task(s, c):
    """ROAM; step 1: the walk is over, a large figure is still to be put down; 2: done."""
    f = top(s)
    u = f.source
    g = cython.address(s.figure[u])
    if g.life != STANDING:
        pop(s)
        return
    large = is_large(s, c, u)
    over = 1 if f.step > 0 or f.target == 0 or has(s, u, IMMOBILIZED) else 0
    if over:
        if large and g.walker >= 0:
            settle_walker(s, c, u, f.owner)
            return
        count = f.count
        pop(s)
        if is_quest_figure(u):
            push(s, USE, -1, u, D_FIGURES, count)
            top(s).step = RESTED
    elif large and g.walker < 0:
        push(s, ASK_START, f.owner, u, 1, f.target)
    else:
        push(s, ASK_STEPS, f.owner, u, f.target, 0)


def settle_walker(s, c, u, seat):
    """A large figure is put down; if no base holds its space, as near as possible (DER-120)."""
    cell = s.figure[u].walker
    if bases(s, c, u, cell, cython.NULL) > 0:
        push(s, ASK_BASE, seat, u, -1, 0)
    else:
        push(s, PLACE, seat, u, CLOSEST, cell)


def legal_roam(s, c, f, mask):
    """ASK_STEPS."""
    n = legal_steps(s, c, f.source, f.target, 1, mask)
    if n == 0 or may_stop_roaming(s, c, f.source):
        n += offer(mask, PASS)
    return n


def may_stop_roaming(s, c, u):
    """DES-080: not in another's space, nor (a walker) where no base would fit."""
    g = cython.address(s.figure[u])
    if s.fig_at[g.cell] != u:
        return 0
    if g.walker < 0:
        return 1
    return g.marked and bases(s, c, u, g.walker, cython.NULL) > 0


def answer_roam(s, c, f, action):
    """ASK_STEPS; the ROAM frame is on top."""
    if action == PASS:
        top(s).step = 1
    else:
        top(s).target -= 1
        take_step(s, c, f.source, action - STEP, 1)


def legal_start(s, c, f, mask):
    """ASK_START: covered spaces from which a step is possible; an effect may also be declined."""
    g = cython.address(s.figure[f.source])
    n = 0
    points = f.count if f.target == 1 else g.points
    for i in range(spaces_of(g)):
        cell = space_of(s, g, i)
        if can_walk_from(s, c, f.source, cell, points, f.target == 1):
            n += offer(mask, SPACE + cell)
    if f.target == 1 or n == 0:
        n += offer(mask, PASS)
    return n


def answer_start(s, c, f, action):
    if action == PASS:
        if f.target == 1:
            top(s).step = 1
    else:
        lift_walker(s, f.source, action - SPACE)


def legal_base(s, c, f, mask):
    return bases(s, c, f.source, s.figure[f.source].walker, mask)


def answer_base(s, c, f, action):
    put_down(s, c, f.source, action - BASE)
