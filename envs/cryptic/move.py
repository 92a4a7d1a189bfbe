"""Movement: Moves, steps, Break-Away, what entering a space sets off, shoves (CE-078 to CE-096)."""

import cython

# --- the questions of a Move


def points_left(s, c, f):
    """R-79: the Move as it is now, less what was spent."""
    points = f.target
    if points < 0:
        points = move_of(s, c, f.source)
    return points - f.count


def can_move(s, c, u):
    """Whether a Move Action has a step, Door or crossing to begin with."""
    if s.unit[u].status & ENTOMBED:
        return 0
    frame.source = u
    frame.target = -1
    frame.count = 0
    frame.step = MOVE_ACTION
    return moves(s, c, cython.address(frame), cython.NULL) > 0


def moves(s, c, f, mask):
    """Steps, Doors and crossings of a Move (not `done`); f: its MOVE frame."""
    u = f.source
    points = points_left(s, c, f)
    fly = floats(s, c, u, f.step)
    n = 0
    if c.options.path:
        n += walks(s, c, u, points, fly, mask)
    elif points > 0:
        for direction in range(8):
            if step_legal(s, c, u, direction, points, fly):
                n += offer(mask, DIR + direction)
                if enough(mask, n):
                    return n
    n += doors(s, c, u, spare_points(s, c, u, points, fly), mask)
    if points > 0:
        n += crossings(s, c, u, mask)
    return n


def legal_step(s, c, mask):
    """The question of a step: the MOVE frame lies below it. `done` where the unit may stop (R-13)."""
    f = below_top(s, 1)
    n = moves(s, c, f, mask)
    if may_stop(s, c, f.source, s.unit[f.source].cell, floats(s, c, f.source, f.step)):
        n += offer(mask, VERB + V_DONE)
    return n


# --- the tasks of a Move


def move_task(s, c):
    f = top(s)
    u = f.source
    if not present(s, u):
        pop(s)
        return
    if f.step & MOVE_OVER or s.unit[u].status & ENTOMBED or moves(s, c, f, cython.NULL) == 0:
        stop_move(s, c, u, floats(s, c, u, f.step))
        return
    push(s, ASK_STEP, f.owner, u, -1, 0)


def stop_move(s, c, u, fly):
    """The Move is over; from where it may not stop the unit is put on the nearest place (R-103)."""
    pop(s)
    at = s.unit[u].cell
    if may_stop(s, c, u, at, fly):
        return
    best = -1
    nearest = FAR
    slot = slot_of(s, c, u)
    for cell in range(c.grid.base[slot], c.grid.base[slot] + c.grid.width[slot] * c.grid.width[slot]):
        away = distance(c, at, 1, cell, 1)
        if away < nearest and may_stop(s, c, u, cell, fly):
            nearest = away
            best = cell
    if best >= 0:
        shift(s, c, u, best)


def shift(s, c, u, cell):
    lift(s, c, u)
    set_down(s, c, u, cell)


def answer_step(s, c, action):
    """The ASK_STEP frame is gone; the MOVE frame is on top."""
    f = top(s)
    u = f.source
    if action == VERB + V_DONE:
        pop(s)
    elif action < VERB:
        take_step(s, c, u, neighbour(c, s.unit[u].cell, action - DIR))
    elif names_door(s, c, u, action - CELL):
        turn_door(s, c, f, s.structure_at[action - CELL])
    elif c.options.path and not is_crossing(s, c, u, action - CELL):
        push(s, WALK, -1, u, action - CELL, s.stops)
    else:
        take_step(s, c, u, action - CELL)


def turn_door(s, c, f, i):
    """Opens or closes a Door for a point; for Monsters a step that the Prepared may interrupt (R-35)."""
    f.count += door_cost(s, c, f.source, i)
    use_door(s, c, i, CLOSE_DOOR if s.structure[i].open else OPEN_DOOR)
    if f.source >= FIRST_MONSTER:
        open_window(s, f.source)


def take_step(s, c, u, cell):
    """A step to the next place, or a crossing, for 1 point (R-91)."""
    fly = floats(s, c, u, top(s).step)
    cost = 1
    if not is_crossing(s, c, u, cell):
        cost = step_cost(s, c, u, s.unit[u].cell, cell, fly)
    push(s, STEP, -1, u, cell, cost)


def under_way(s):
    """The MOVE frame below a STEP; a WALK may lie between them."""
    f = below_top(s, 1)
    return below_top(s, 2) if f.kind == WALK else f


def step_task(s, c):
    """Break-Away checks, the step, what it sets off, and the Prepared (spec 6.1)."""
    f = top(s)
    u = f.source
    if f.step == CHECKING:
        f.step = BREAKING
        if not s.passed:
            change_stamina(s, c, u, -1)
    if f.step == BREAKING:
        if u < FIRST_MONSTER and not under_way(s).step & NO_BREAK and break_away(s, c, f):
            return
        f.step = STEPPED
        make_step(s, c, f)
        return
    pop(s)
    if u >= FIRST_MONSTER and present(s, u):
        open_window(s, u)


def walk_task(s, c):
    """move="path": the next step on the way, until something stops the walk."""
    f = top(s)
    u = f.source
    move = below_top(s, 1)
    if not present(s, u) or s.unit[u].cell == f.target or s.stops != f.count or move.step & MOVE_OVER:
        pop(s)
        return
    to = next_on_way(s, c, u, f.target, points_left(s, c, move), floats(s, c, u, move.step))
    if to < 0:
        pop(s)
        return
    cost = step_cost(s, c, u, s.unit[u].cell, to, floats(s, c, u, move.step))
    push(s, STEP, -1, u, to, cost)


def break_away(s, c, f):
    """CE-090 to CE-096: a check for each Monster whose adjacency ends, once in a Move. Returns whether one
    is rolled.
    """
    u = f.source
    who = cython.address(s.unit[u])
    bits = unit_bits(s, FIRST_MONSTER, N_UNITS)
    while bits:
        m = next_unit(s, bits)
        bits &= ~(BIT << m)
        if who.broken >> m & 1 or not adjacent(s, c, u, m):
            continue
        if distance(c, f.target, 1, s.unit[m].cell, size_of(s, c, m)) <= 1:
            continue
        who.broken |= BIT << m
        if has(s, c, m, K_GRAPPLE) and not has(s, c, u, K_NO_GRAPPLE):
            change_stamina(s, c, u, -1)
        elif not has(s, c, u, K_BREAKAWAY_AUTO):
            f.step = CHECKING
            ask_check(s, u, K_STAMINA_CHECK, value(s, c, u, K_BREAKAWAY_BONUS))
            return 1
    return 0


def make_step(s, c, f):
    u = f.source
    under_way(s).count += f.count
    shift(s, c, u, f.target)
    s.unit[u].moved = 1
    if u < FIRST_MONSTER:
        enter_board(s, c, f.target)
        enter(s, u, f.target, under_way(s).step)


def enter_board(s, c, cell):
    """CE-231: a Sub-Realm is open to the Goddess once a Cryptonaut has entered it."""
    s.entered[c.grid.slot[cell]] = 1


def enter(s, u, cell, flags):
    """A Cryptonaut has come to a space: flags of the Move, 0 for a forced one."""
    push(s, ENTER, -1, u, flags & (MOVE_ACTION | FLOATING), 0)


def enter_task(s, c):
    """Pick-ups, terrain, Trap, in this order."""
    f = top(s)
    u = f.source
    if not present(s, u):
        pop(s)
        return
    cell = s.unit[u].cell
    f.step += 1
    if f.step == 1:
        pick_up(s, c, u, cell)
    elif f.step == 2:
        enter_terrain(s, c, f, cell)
    elif f.step == 3:
        pop(s)
        if s.token[cell] & TRAP and not s.token[cell] & FIRED and not floats(s, c, u, f.target):
            s.token[cell] |= FIRED
            spring_trap(s, c, u)


def pick_up(s, c, u, cell):
    """CE-086, CE-087, CAVE-O2, Blood Skulls; then an Artifact or Relic token."""
    token = s.token[cell]
    if token & (SOUL | BONE | SKULL):
        s.unit[u].souls += token & SOUL
        if token & BONE:
            s.unit[u].bones += 1
        s.token[cell] &= ~(SOUL | BONE | SKULL)
        s.stops += 1
    if token & (ARTIFACT | RELIC):
        s.stops += 1
        push(s, PICK, -1, u, cell, 0)


def enter_terrain(s, c, f, cell):
    """Ice in a Move Action (CAVE-H1); Embers, the first time in her Turn (HALL-H2)."""
    u = f.source
    b = cython.address(c.board[s.board[c.grid.slot[cell]]])
    if s.terrain[cell] != SPECIAL or b.enter_effect < 0 or floats(s, c, u, f.target):
        return
    if b.special == ICE:
        if not f.target & MOVE_ACTION:
            return
    elif s.unit[u].embers or not her_turn(s, u):
        return
    else:
        s.unit[u].embers = 1
    run_hazard(s, c, b.enter_effect, -1, u)


def her_turn(s, u):
    """In her Turn, or while she takes her Prepared Action (R-37)."""
    if s.acting == u:
        return 1
    for k in range(s.head.depth):
        if below_top(s, k).kind == INTERRUPT:
            return below_top(s, k).source == u
    return 0


def spring_trap(s, c, u):
    """TOMB-H1: the top Trap card is resolved on her and goes under the deck."""
    trap = s.trap_deck[0]
    for i in range(N_TRAPS - 1):
        s.trap_deck[i] = s.trap_deck[i + 1]
    s.trap_deck[N_TRAPS - 1] = trap
    s.trap_bottom = min(N_TRAPS, s.trap_bottom + 1)
    s.stops += 1
    run_hazard(s, c, c.trap[trap], -1, u)


# --- forced movement


def answer_direction(s, c, f, action):
    """Knockback or shove(any): the direction for all its steps (R-69, R-93); f: the ASK_DIRECTION frame,
    gone.
    """
    push(s, SHOVE, -1, f.source, f.target, f.count)
    top(s).step = action - DIR


def shove_task(s, c):
    """One space of a forced Move: no Break-Away, no Doors, but pick-ups, Traps and terrain (R-14)."""
    f = top(s)
    u = f.target
    if f.count == 0 or not present(s, u) or s.unit[u].status & ENTOMBED:
        pop(s)
        return
    to = shove_space(s, c, f)
    if to < 0:
        pop(s)
        return
    f.count -= 1
    shift(s, c, u, to)
    if u < FIRST_MONSTER:
        enter(s, u, to, 0)


def shove_space(s, c, f):
    """Where the next space of a shove lies; -1: it ends."""
    u = f.target
    if f.step < TOWARDS:
        to = neighbour(c, s.unit[u].cell, f.step)
        return to if to >= 0 and may_be_shoved(s, c, u, to) else -1
    return nearer_space(s, c, u, f)


def may_be_shoved(s, c, u, cell):
    """Every space free and passable (R-16), Pits only for Floating Monsters (R-69)."""
    if not may_stop(s, c, u, cell, 1):
        return 0
    return u < FIRST_MONSTER or floats(s, c, u, 0) or not over_pit(s, c, cell, size_of(s, c, u))


def over_pit(s, c, cell, size):
    width = c.grid.width[c.grid.slot[cell]]
    for i in range(size * size):
        if s.block[cell + i % size + (i // size) * width] & BLOCK_PIT:
            return 1
    return 0


def nearer_space(s, c, u, f):
    """to_src, to_cell, to_fire: the free space nearest to the goal, if nearer than the one left (R-70)."""
    size = size_of(s, c, u)
    best = -1
    nearest = to_goal(s, c, f, s.unit[u].cell, size)
    for direction in range(8):
        to = neighbour(c, s.unit[u].cell, direction)
        if to < 0 or not may_be_shoved(s, c, u, to):
            continue
        away = to_goal(s, c, f, to, size)
        if away < nearest:
            nearest = away
            best = to
    return best


def to_goal(s, c, f, cell, size):
    """Spaces from a place to the goal of a shove: the space, Structure or unit in the frame's source."""
    goal = f.source
    if goal >= GOAL_CELL:
        return distance(c, goal - GOAL_CELL, 1, cell, size)
    return distance(c, ref_cell(s, goal), ref_size(s, c, goal), cell, size)
