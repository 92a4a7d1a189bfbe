"""Where Monsters may be placed, how many there may be, and placing them (CE-168 to CE-176, R-27, R-28, R-33,
R-76).
"""

import cython

# --- limits


def may_summon(s, c, sheet, slot):
    """Whether the limits leave room for one more Monster of a kind on a board (CE-173 to CE-175, CE-232)."""
    kind = 0
    for i in range(s.n_order):
        if s.unit[s.order[i]].sheet == sheet:
            kind += 1
    return kind < c.monster[sheet].limit and s.n_order < N_MONSTERS and has_room(s, c, sheet, slot)


def has_room(s, c, sheet, slot):
    """Whether a board's limit leaves room; Monsters with a limit of their own stand outside it."""
    if c.monster[sheet].special_limit:
        return 1
    n = 0
    for i in range(s.n_order):
        u = s.order[i]
        if not c.monster[s.unit[u].sheet].special_limit and slot_of(s, c, u) == slot:
            n += 1
    return n < c.board[s.board[slot]].monster_limit


def master_out(s):
    """At most one Master Monster on the boards (CE-185)."""
    for i in range(s.n_order):
        if s.unit[s.order[i]].master >= 0:
            return 1
    return 0


def sheet_floats(c, sheet):
    """Whether a Monster that is not there yet will float."""
    for i in range(3):
        effect = c.monster[sheet].ability[i]
        if effect >= 0 and c.effect[effect].keys[0] >> K_FLOATING & 1:
            return 1
    return 0


# --- places


def places(s, c, sheet, how, source, mask):
    """Spaces (top left) on which a Monster may be placed; how: bits NORMAL, NEAR_..., BESIDE_SELF."""
    n = 0
    for slot in range(c.options.n_slots):
        if not s.entered[slot] or not may_summon(s, c, sheet, slot):
            continue
        width = c.grid.width[slot]
        base = c.grid.base[slot]
        for cell in range(base, base + width * width):
            if stands_free(s, c, sheet, cell) and placed_right(s, c, sheet, cell, how, source):
                n += offer(mask, CELL + cell)
                if enough(mask, n):
                    return n
    return n


def stands_free(s, c, sheet, cell):
    """All spaces unoccupied and passable, Pits only for Floating (CE-170, CE-171, R-27)."""
    bad = STOP_ALL | BLOCK_PIT
    if s.block[cell] & bad and s.block[cell] & bad != BLOCK_PIT:
        return 0
    if sheet_floats(c, sheet):
        bad = STOP_ALL
    size = c.monster[sheet].size
    width = c.grid.width[c.grid.slot[cell]]
    if size == 2 and (c.grid.x[cell] == width - 1 or c.grid.y[cell] == width - 1):
        return 0
    for i in range(size * size):
        if s.block[cell + i % size + (i // size) * width] & bad:
            return 0
    return 1


def placed_right(s, c, sheet, cell, how, source):
    size = c.monster[sheet].size
    if how & BESIDE_SELF and distance(c, s.unit[source].cell, size_of(s, c, source), cell, size) == 1:
        return 1
    if how & NORMAL and (far_or_hidden(s, c, cell, size) or helped(s, c, cell, size)):
        return 1
    if how & (NEAR_CORPSE | NEAR_MONO | NEAR_SARCOPHAGUS | NEAR_MON):
        return near_named(s, c, cell, size, how) and not beside_crypt(s, c, cell, size)
    return 0


def far_or_hidden(s, c, cell, size):
    """CE-169, for each space: farther than 5 spaces from every Cryptonaut, or out of Sight of every one."""
    width = c.grid.width[c.grid.slot[cell]]
    for i in range(size * size):
        space = cell + i % size + (i // size) * width
        if not is_far(s, c, space) and is_seen(s, c, space):
            return 0
    return 1


def is_far(s, c, space):
    for u in range(N_CRYPTONAUTS):
        if present(s, u) and distance(c, s.unit[u].cell, 1, space, 1) <= SUMMON_RANGE:
            return 0
    return 1


def is_seen(s, c, space):
    for u in range(N_CRYPTONAUTS):
        if present(s, u) and sees_cell(s, c, u, space, LAST_RANGE):
            return 1
    return 0


def beside_crypt(s, c, cell, size):
    for u in range(N_CRYPTONAUTS):
        if present(s, u) and distance(c, s.unit[u].cell, 1, cell, size) <= 1:
            return 1
    return 0


def helped(s, c, cell, size):
    """A Blood Skull, or summon_near_mono, in place of CE-169; never beside a Cryptonaut."""
    if listens(s, K_SUMMON_NEAR_MONO) and beside_mono(s, c, cell, size):
        return not beside_crypt(s, c, cell, size)
    if s.goddess == GOR and skull_for(s, c, cell, size) >= 0:
        return not beside_crypt(s, c, cell, size)
    return 0


def skull_for(s, c, cell, size):
    """The nearest Blood Skull on or next to which the place lies (ties: reading order, R-76); -1."""
    best = -1
    nearest = 2
    slot = c.grid.slot[cell]
    for space in range(c.grid.base[slot], c.grid.base[slot] + c.grid.width[slot] * c.grid.width[slot]):
        if s.token[space] & SKULL:
            away = distance(c, space, 1, cell, size)
            if away < nearest:
                nearest = away
                best = space
    return best


def near_named(s, c, cell, size, how):
    """Adjacent to what the bits name."""
    if how & NEAR_MON:
        for i in range(s.n_order):
            u = s.order[i]
            if distance(c, s.unit[u].cell, size_of(s, c, u), cell, size) == 1:
                return 1
    if how & NEAR_MONO and beside_mono(s, c, cell, size):
        return 1
    if how & NEAR_SARCOPHAGUS:
        for i in range(s.n_structures):
            what = cython.address(s.structure[i])
            if what.kind == SARCOPHAGUS and distance(c, what.cell, 1, cell, size) == 1:
                return 1
    if how & NEAR_CORPSE:
        for u in range(N_CRYPTONAUTS):
            if s.unit[u].life == DEAD and distance(c, s.unit[u].cell, 1, cell, size) == 1:
                return 1
    return 0


def summonable(s, c, source, op):
    """Whether the first Monster of summon() has a place (R-28); other operations always work."""
    if op.code != OP_SUMMON:
        return 1
    return places(s, c, op.key, op.place, source, cython.NULL) > 0


# --- placing


def place_monster(s, c, sheet, master, cell):
    """Puts a Monster on the board; returns its number. master: -1, 0, 1."""
    u = s.next_monster
    while s.unit[u].life == PRESENT:
        u = FIRST_MONSTER + (u - FIRST_MONSTER + 1) % N_MONSTERS
    s.next_monster = FIRST_MONSTER + (u - FIRST_MONSTER + 1) % N_MONSTERS
    clear_unit(s, u)
    who = cython.address(s.unit[u])
    who.sheet = sheet
    who.master = master
    who.life = PRESENT
    who.born = s.round
    set_down(s, c, u, cell)
    s.order[s.n_order] = u
    s.n_order += 1
    gather(s, c)
    return u


def clear_unit(s, u):
    """A unit with nothing on it and no changes."""
    memset(cython.address(s.unit[u]), 0, cython.sizeof(Unit))
    s.unit[u].master = -1
    s.unit[u].burnt_by = -1
    clear_changes(s, u)


def use_skull(s, c, cell, size):
    """R-76: the Skull that made a place legal is removed."""
    if s.goddess != GOR or far_or_hidden(s, c, cell, size):
        return
    if listens(s, K_SUMMON_NEAR_MONO) and beside_mono(s, c, cell, size):
        return
    skull = skull_for(s, c, cell, size)
    if skull >= 0:
        s.token[skull] &= ~SKULL
