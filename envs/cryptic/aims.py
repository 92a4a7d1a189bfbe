"""Who or what may be chosen as a target, and whom a group holds (spec 4.1, R-10 to R-19, R-61, R-70).

Functions with a mask mark CELL + space of every choice and return how many; with a NULL mask one is enough.
"""

import cython

# --- reach


def reach_of(s, c, u, e, n):
    """Spaces that an effect reaches: Spells are changed by `range`, never below 2."""
    if e.kind != KIND_SPELL or u < 0:
        return n
    return ranged(s, c, u, n)


def ranged(s, c, u, n):
    """A Range after `range` changes, which never bring it below 2."""
    return max(min(n, LEAST_RANGE), n + value(s, c, u, K_RANGE))


def in_reach(s, c, u, e, ref, cell):
    """Whether a target (a ref, or a space where ref is -1) is in one of the ranges of an effect."""
    if e.n_ranges == 0:
        return 1
    for i in range(e.n_ranges):
        w = cython.address(e.within[i])
        if w.of == OF_SOURCE:
            n = reach_of(s, c, u, e, w.n)
            if ref >= 0 and smites(c, e):
                if apart(s, c, u, ref) <= n:
                    return 1
            elif sees_ref(s, c, u, ref, n) if ref >= 0 else sees_cell(s, c, u, cell, n):
                return 1
        elif near_some(s, c, w, ref, cell):
            return 1
    return 0


def smites(c, e):
    """Whether the Damage of an effect needs no Sight (CE-104)."""
    return e.first < e.end and c.op[e.first].code == OP_DMG and c.op[e.first].flags & SMITING


def near_some(s, c, w, ref, cell):
    """`Rn of x`: within n spaces of some x, `sight`: and in its Sight."""
    if w.of == OF_MONO:
        for i in range(s.n_structures):
            what = cython.address(s.structure[i])
            if what.kind != MONOLITH or what.gone or not active(s, c, what.cell):
                continue
            if spaces_from(s, c, REF_STRUCTURE + i, ref, cell) <= w.n:
                return 1
        return 0
    low = FIRST_MONSTER if w.of == OF_MON else 0
    high = GASH if w.of == OF_MON else FIRST_MONSTER
    for u in range(low, high):
        if not in_play(s, c, u) or (w.of == OF_INFECTED and not s.unit[u].status & INFECTION):
            continue
        if w.sight:
            if sees_ref(s, c, u, ref, w.n) if ref >= 0 else sees_cell(s, c, u, cell, w.n):
                return 1
        elif spaces_from(s, c, u, ref, cell) <= w.n:
            return 1
    return 0


def spaces_from(s, c, x, ref, cell):
    if ref >= 0:
        return apart(s, c, x, ref)
    return distance(c, ref_cell(s, x), ref_size(s, c, x), cell, 1)


# --- single targets


def targets(s, c, u, effect, mask):
    """Every target that an effect of a unit (-1: the Goddess) may choose."""
    e = cython.address(c.effect[effect])
    a = cython.address(c.aim[e.aim])
    if a.who in (WHO_CELL, WHO_SKULL):
        return target_cells(s, c, u, effect, mask)
    n = 0
    if a.who not in (WHO_DOOR, WHO_MONO):
        for ref in range(N_UNITS):
            if s.unit[ref].life == PRESENT and may_aim(s, c, u, effect, ref):
                n += offer(mask, CELL + s.unit[ref].cell)
                if enough(mask, n):
                    return n
    if a.who in (WHO_HIT, WHO_DOOR, WHO_MONO, WHO_MON_OR_MONO):
        for i in range(s.n_structures):
            if not s.structure[i].gone and may_aim(s, c, u, effect, REF_STRUCTURE + i):
                n += offer(mask, CELL + s.structure[i].cell)
                if enough(mask, n):
                    return n
    return n


def may_aim(s, c, u, effect, ref):
    """Whether a unit or Structure that is there may be the target."""
    e = cython.address(c.effect[effect])
    a = cython.address(c.aim[e.aim])
    if not is_of(s, c, a.who, u, ref):
        return 0
    if not active(s, c, ref_cell(s, ref)):
        return 0
    if a.n_tests and not fits(s, c, a, u, ref):
        return 0
    return in_reach(s, c, u, e, ref, -1) and possible(s, c, u, e, ref, ref_cell(s, ref))


def is_of(s, c, who, u, ref):
    """Whether a target is of the kind that a single selector names."""
    if ref >= REF_STRUCTURE:
        what = cython.address(s.structure[ref - REF_STRUCTURE])
        if who == WHO_DOOR:
            return what.kind <= ARCANE_DOOR
        if who == WHO_HIT:
            return attackable(s, ref - REF_STRUCTURE)
        return who in (WHO_MONO, WHO_MON_OR_MONO) and what.kind == MONOLITH
    if ref < FIRST_MONSTER:
        return who in (WHO_MATE, WHO_CRYPT) or (who == WHO_ALLY and ref != u)
    if who in (WHO_FOE, WHO_HIT):
        return 1
    return who in (WHO_MON, WHO_MON_OR_MONO) and ref != GASH


def attackable(s, i):
    """A Structure with Health; Doors only while closed (CE-106, CE-108, CE-111)."""
    what = cython.address(s.structure[i])
    if what.gone or what.health < 0:
        return 0
    return not what.open


def target_cells(s, c, u, effect, mask):
    """Every space that an effect may choose."""
    e = cython.address(c.effect[effect])
    n = 0
    for slot in range(c.options.n_slots):
        if not s.entered[slot] or not slot_near(s, c, u, e, slot):
            continue
        width = c.grid.width[slot]
        base = c.grid.base[slot]
        for cell in range(base, base + width * width):
            if may_aim_cell(s, c, u, effect, cell):
                n += offer(mask, CELL + cell)
                if enough(mask, n):
                    return n
    return n


def slot_near(s, c, u, e, slot):
    """A unit's own ranges end at its board (R-88)."""
    if u < 0 or e.n_ranges == 0:
        return 1
    return slot_of(s, c, u) == slot


def may_aim_cell(s, c, u, effect, cell):
    e = cython.address(c.effect[effect])
    a = cython.address(c.aim[e.aim])
    if a.who == WHO_SKULL:
        return (s.token[cell] & SKULL) != 0
    if a.n_tests and not any_fits(s, c, a, cell):
        return 0
    if u >= 0 and e.n_ranges and distance(c, s.unit[u].cell, 1, cell, 1) > farthest(s, c, u, e):
        return 0
    return in_reach(s, c, u, e, -1, cell) and possible(s, c, u, e, -1, cell)


def any_fits(s, c, a, cell):
    """Whether a space passes one of the tests of a selector."""
    if cell_fits(s, c, cython.address(a.test[0][0]), cell):
        return 1
    return a.test[0][1].what >= 0 and cell_fits(s, c, cython.address(a.test[0][1]), cell)


def farthest(s, c, u, e):
    """A quick bound on the distance of a target."""
    return reach_of(s, c, u, e, e.within[0].n) + 1


def cell_fits(s, c, t, cell):
    """A test on a space."""
    if t.what == IS_INNER_WALL:
        return is_inner_wall(s, c, cell)
    if t.what == IS_FREE:
        return is_free(s, cell)
    if t.what == IS_SOUL:
        return (s.token[cell] & SOUL) != 0
    i = s.structure_at[cell]  # IS_STRUCTURE
    return i >= 0 and attackable(s, i)


def is_inner_wall(s, c, cell):
    """A Wall not on the outer border."""
    if s.terrain[cell] != WALL:
        return 0
    last = c.grid.width[c.grid.slot[cell]] - 1
    x = c.grid.x[cell]
    y = c.grid.y[cell]
    return x > 0 and x < last and y > 0 and y < last


def is_free(s, cell):
    """Unoccupied Ground or special terrain without a Door, a Crystal or any token but a Destroyed Wall."""
    if s.terrain[cell] in (WALL, PIT) or s.block[cell] or s.structure_at[cell] >= 0:
        return 0
    return not s.token[cell] & ~RUBBLE


def possible(s, c, u, e, ref, cell):
    """Whether what the effect does first can be done to this target (R-61, R-67, R-80, R-92)."""
    if e.first == e.end:
        return 1
    op = cython.address(c.op[e.first])
    if op.code == OP_WARP and e.end == e.first + 1:  # as a part of a list it is skipped
        who = u if op.key == WHO_SELF else ref
        return warp_spaces(s, c, who, op, u, ref, cython.NULL) > 0
    if op.code == OP_DOOR:
        return door_verbs(s, c, u, op.key, ref - REF_STRUCTURE) > 0
    if op.code == OP_WALL or (op.code == OP_WHEN and op.test.what == IS_INNER_WALL):
        return s.rubble < MAX_RUBBLE or s.terrain[cell] != WALL
    if op.code == OP_PREP:
        return not s.unit[ref].rested
    if op.code == OP_TRADE:
        return can_trade(s, u, ref)
    return 1


# --- doors


def door_verbs(s, c, u, verbs, i):
    """Which of some verbs a unit (-1: the Goddess) may use on a Door (CE-148 to CE-150, R-92)."""
    what = cython.address(s.structure[i])
    can = 0
    if what.open:
        if may_close(s, i):
            can = CLOSE_DOOR | SEAL_DOOR
    else:
        if may_open(s, c, u, i):
            can = OPEN_DOOR
        if not what.sealed:
            can |= SEAL_DOOR
    return can & verbs


def may_close(s, i):
    """CE-150: not onto a unit, a Structure or a Corpse."""
    cell = s.structure[i].cell
    return s.unit_at[cell] < 0 and not s.token[cell] & CORPSE


def may_open(s, c, u, i):
    """CE-148, CE-149, CE-180: Mundane Doors all; Arcane Doors Scientists and Spellcasters (open_arcane)."""
    what = cython.address(s.structure[i])
    if u >= FIRST_MONSTER:
        return what.kind == DOOR and not what.sealed
    if u < 0:
        return 1
    if has(s, c, u, K_NO_OPEN_DOORS):
        return 0
    if what.kind == DOOR:
        return 1
    return c.sheet[s.unit[u].sheet].profession in (SCIENTIST, SPELLCASTER) or has(s, c, u, K_OPEN_ARCANE)


# --- spaces to stand on


def may_stop(s, c, u, cell, floats):
    """Whether a unit may end its movement with its top left space here (CE-080, CE-084, R-13, R-39)."""
    if u < FIRST_MONSTER:
        return not s.block[cell] & (STOP_ALL | BLOCK_PIT) or (
            s.unit_at[cell] == u and not s.block[cell] & BLOCK_PIT
        )
    size = size_of(s, c, u)
    width = c.grid.width[c.grid.slot[cell]]
    if size == 2 and (c.grid.x[cell] == width - 1 or c.grid.y[cell] == width - 1):
        return 0
    pits = 0
    for i in range(size * size):
        space = cell + i % size + (i // size) * width
        if s.block[space] & STOP_ALL and not (
            s.block[space] & STOP_ALL == BLOCK_UNIT and s.unit_at[space] == u
        ):
            return 0
        if s.block[space] & BLOCK_PIT:
            pits += 1
    if floats or pits == 0:
        return 1
    return size == 2 and pits <= 2


def warp_spaces(s, c, who, op, u, ref, mask):
    """Where `warp` may put a unit (R-67): free spaces on its board on which it may stop."""
    if s.unit[who].status & ENTOMBED:
        return 0
    n = 0
    slot = slot_of(s, c, who)
    width = c.grid.width[slot]
    base = c.grid.base[slot]
    floats = has(s, c, who, K_FLOATING)
    for cell in range(base, base + width * width):
        if cell == s.unit[who].cell or not warp_near(s, c, who, op, u, ref, cell):
            continue
        if may_stop(s, c, who, cell, floats):
            n += offer(mask, CELL + cell)
            if enough(mask, n):
                return n
    return n


def warp_near(s, c, who, op, u, ref, cell):
    """The place of a warp: `in n [sight]` from the space left, or `adj x`."""
    size = size_of(s, c, who)
    if op.place == ADJ_NONE:
        if distance(c, s.unit[who].cell, size, cell, size) > op.n:
            return 0
        return not op.flags or sees_place(s, c, who, cell, size, op.n)
    if op.place == ADJ_TGT:
        return distance(c, cell, size, ref_cell(s, ref), ref_size(s, c, ref)) == 1
    if op.place == ADJ_SELF:
        return distance(c, cell, size, s.unit[u].cell, size_of(s, c, u)) == 1
    return beside_mono(s, c, cell, size) or beside_spore(s, c, cell, size, who)


def sees_place(s, c, who, cell, size, reach):
    """Whether the unit sees one of the spaces of a place from where it stands."""
    width = c.grid.width[c.grid.slot[cell]]
    for i in range(size * size):
        if sees_cell(s, c, who, cell + i % size + (i // size) * width, reach):
            return 1
    return 0


def beside_mono(s, c, cell, size):
    for i in range(s.n_structures):
        what = cython.address(s.structure[i])
        if what.kind == MONOLITH and not what.gone and distance(c, what.cell, 1, cell, size) == 1:
            return 1
    return 0


def beside_spore(s, c, cell, size, but):
    for i in range(s.n_order):
        u = s.order[i]
        if u != but and s.unit[u].sheet == SPORE and distance(c, s.unit[u].cell, 1, cell, size) == 1:
            return 1
    return 0


# --- items of a Trade


def can_trade(s, u, ref):
    """Whether either has something that may change hands (CE-125)."""
    return carries(s, u) or carries(s, ref)


def carries(s, u):
    who = cython.address(s.unit[u])
    return who.n_items + who.knowledge + who.souls + who.bones + who.codex > 0


# --- groups


def group(s, c, todo, aim):
    """Fixes the set that a selector names: units and Structures as bits (R-62)."""
    a = cython.address(c.aim[aim])
    todo.left = 0
    todo.left_structures = 0
    who = a.who
    if who in (WHO_GODDESS, WHO_TEAM):
        return
    if who == WHO_SELF:
        take_ref(todo, todo.source)
    elif who in (WHO_KILLER, WHO_ROLLER, WHO_VICTIM):
        take_ref(todo, todo.other)
    elif who in (WHO_SQUAD, WHO_CRYPTS, WHO_MATES):
        group_units(s, c, todo, a, 0, FIRST_MONSTER)
    elif who == WHO_FOES:
        group_units(s, c, todo, a, FIRST_MONSTER, N_UNITS)
    elif who == WHO_MONS:
        group_units(s, c, todo, a, FIRST_MONSTER, GASH)
    elif todo.target >= 0:
        take_ref(todo, todo.target)


def take_ref(todo, ref):
    if ref >= REF_STRUCTURE:
        todo.left_structures = ONE << (ref - REF_STRUCTURE)
    elif ref >= 0:
        todo.left = BIT << ref


def group_units(s, c, todo, a, low, high):
    bits = todo.left
    for u in range(low, high):
        if not in_play(s, c, u) or not in_area(s, c, todo, a, u):
            continue
        if a.who == WHO_SQUAD and squad_of(c, u) != squad_of(c, todo.source):
            continue
        if a.n_tests == 0 or fits(s, c, a, todo.source, u):
            bits |= BIT << u
    todo.left = bits


def in_area(s, c, todo, a, u):
    """Whether a unit stands within the radius of the selector's centre."""
    if a.radius < 0:
        return 1
    if a.centre == AT_SELF:
        return apart(s, c, todo.source, u) <= radius_of(s, c, todo, a)
    if a.centre == AT_TGT:
        if u == todo.target:
            return 0
        return distance(c, todo.cell, todo.size, s.unit[u].cell, size_of(s, c, u)) <= a.radius
    if a.centre == AT_CELL:
        return distance(c, todo.cell, 1, s.unit[u].cell, size_of(s, c, u)) <= a.radius
    if a.centre == AT_VICTIM:
        return apart(s, c, todo.other, u) <= a.radius
    if a.centre == AT_MONS:
        for m in range(FIRST_MONSTER, GASH):
            if in_play(s, c, m) and apart(s, c, m, u) <= a.radius:
                return 1
        return 0
    return near_site(s, c, a, u)


def near_site(s, c, a, u):
    """Within the radius of the Sultan or the Fire, and where asked in its Sight."""
    i = find(s, s.unit[u].cell, c, SULTAN if a.centre == AT_SULTAN else FIRE)
    if i < 0 or apart(s, c, u, REF_STRUCTURE + i) > a.radius:
        return 0
    return a.n_tests == 0 or sees_ref(s, c, u, REF_STRUCTURE + i, FAR)


def radius_of(s, c, todo, a):
    """burst_radius changes the radius of Burst."""
    if todo.source >= FIRST_MONSTER and has(s, c, todo.source, K_BURST_RADIUS):
        return value(s, c, todo.source, K_BURST_RADIUS)
    return a.radius


def is_single(c, aim):
    """Whether a selector asks for one target."""
    return c.aim[aim].who in (
        WHO_ALLY,
        WHO_MATE,
        WHO_FOE,
        WHO_HIT,
        WHO_CRYPT,
        WHO_MON,
        WHO_MONO,
        WHO_CELL,
        WHO_DOOR,
        WHO_SKULL,
        WHO_SPORE,
        WHO_MON_OR_MONO,
    )


# --- Attacks


def weapon_type(s, c, u, weapon):
    """MELEE, REACH or RANGED, with what lends Reach (CE-103)."""
    w = cython.address(c.weapon[weapon])
    if w.type != MELEE:
        return w.type
    if u >= FIRST_MONSTER and has(s, c, u, K_ATTACKS_REACH):
        return REACH
    if w.boost == K_EMPEROR and has(s, c, u, K_EMPEROR):
        return REACH
    return REACH if has(s, c, u, K_REACH) else MELEE


def weapon_range(s, c, u, weapon):
    kind = weapon_type(s, c, u, weapon)
    if kind == MELEE:
        return 1
    if kind == REACH:
        return 2
    return ranged(s, c, u, c.weapon[weapon].range)


def weapon_targets(s, c, u, weapon, mask):
    """Every target of an Attack: for Cryptonauts Monsters and Structures with Health; for Monsters
    Cryptonauts,
    closed Doors and Barricades (CE-105 to CE-110, R-74).
    """
    low = FIRST_MONSTER if u < FIRST_MONSTER else 0
    high = N_UNITS if u < FIRST_MONSTER else FIRST_MONSTER
    n = 0
    for other in range(low, high):
        if present(s, other) and in_weapon_range(s, c, u, weapon, other):
            n += offer(mask, CELL + s.unit[other].cell)
            if enough(mask, n):
                return n
    for i in range(s.n_structures):
        if may_hit_structure(s, u, i) and in_weapon_range(s, c, u, weapon, REF_STRUCTURE + i):
            n += offer(mask, CELL + s.structure[i].cell)
            if enough(mask, n):
                return n
    return n


def may_hit_structure(s, u, i):
    if not attackable(s, i):
        return 0
    return u < FIRST_MONSTER or s.structure[i].kind in (DOOR, ARCANE_DOOR, BARRICADE)


def in_weapon_range(s, c, u, weapon, ref):
    reach = weapon_range(s, c, u, weapon)
    if apart(s, c, u, ref) > reach:
        return 0
    if c.weapon[weapon].flags & SMITING or has(s, c, u, K_SMITING):
        return 1
    stop = STOP_REACH if weapon_type(s, c, u, weapon) == REACH else STOP_ALL
    return sees_past(s, c, u, ref, reach, stop)


def weapon_usable(s, c, u, weapon):
    """Whether an Attack has somebody to hit; `each`: somebody in its area."""
    radius = c.weapon[weapon].each
    if radius < 0:
        return weapon_targets(s, c, u, weapon, cython.NULL) > 0
    return area_foes(s, c, u, radius) != 0


def area_foes(s, c, u, radius):
    """Monsters within a radius of a Cryptonaut, as bits."""
    bits = 0
    for other in range(FIRST_MONSTER, N_UNITS):
        if present(s, other) and apart(s, c, u, other) <= radius:
            bits |= BIT << other
    return bits
