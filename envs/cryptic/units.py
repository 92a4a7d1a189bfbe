"""Where units and Structures stand, in which order they come, and who owns them."""

import cython


def ref_cell(s, ref):
    """Top left space of a unit or Structure."""
    if ref >= REF_STRUCTURE:
        return s.structure[ref - REF_STRUCTURE].cell
    return s.unit[ref].cell


def ref_size(s, c, ref):
    if ref >= REF_STRUCTURE:
        return c.structure_size[s.structure[ref - REF_STRUCTURE].kind]
    return size_of(s, c, ref)


def ref_there(s, ref):
    """Whether the target is still in the Realm."""
    if ref < 0:
        return 0
    if ref >= REF_STRUCTURE:
        return not s.structure[ref - REF_STRUCTURE].gone
    return present(s, ref)


def apart(s, c, a, b):
    """Spaces between two units, or units and Structures (R-10)."""
    return distance(c, ref_cell(s, a), ref_size(s, c, a), ref_cell(s, b), ref_size(s, c, b))


def adjacent(s, c, a, b):
    return a != b and apart(s, c, a, b) == 1


def sees_ref(s, c, u, ref, reach):
    """Whether a unit sees a target within a distance; both may be large."""
    return sees_past(s, c, u, ref, reach, STOP_ALL)


def sees_past(s, c, u, ref, reach, stop):
    """The same, when only what `stop` names (BLOCK_ bits) stands in the way."""
    ends.stop = stop
    ends.unit = u
    ends.other = ref if ref < REF_STRUCTURE else -1
    ends.structure = ref - REF_STRUCTURE if ref >= REF_STRUCTURE else -1
    return sees(
        s,
        c,
        ref_cell(s, u),
        ref_size(s, c, u),
        ref_cell(s, ref),
        ref_size(s, c, ref),
        reach,
        cython.address(ends),
    )


def sees_cell(s, c, u, cell, reach):
    """Whether a unit sees a space within a distance."""
    ends.stop = STOP_ALL
    ends.unit = u
    ends.other = s.unit_at[cell]
    ends.structure = s.structure_at[cell]
    return sees(s, c, s.unit[u].cell, size_of(s, c, u), cell, 1, reach, cython.address(ends))


def unit_bits(s, low, high):
    """Units present from low up to, not including, high, as bits."""
    bits = 0
    for u in range(low, high):
        if s.unit[u].life == PRESENT:
            bits |= BIT << u
    return bits


def next_unit(s, bits):
    """The first of some units in unit order (R-62); -1 if there are none."""
    for u in range(N_CRYPTONAUTS):
        if bits >> u & 1:
            return u
    for i in range(s.n_order):
        if bits >> s.order[i] & 1:
            return s.order[i]
    for u in range(FIRST_MONSTER, N_UNITS):  # Monsters that have just been killed, and Gashnoradon
        if bits >> u & 1:
            return u
    return -1


def set_down(s, c, u, cell):
    """Puts a unit on the spaces from `cell`."""
    s.unit[u].cell = cell
    mark_spaces(s, c, u, u)


def lift(s, c, u):
    """Takes a unit off its spaces; it remembers where it stood."""
    mark_spaces(s, c, u, -1)


def mark_spaces(s, c, u, there):
    cell = s.unit[u].cell
    width = c.grid.width[c.grid.slot[cell]]
    size = size_of(s, c, u)
    for i in range(size * size):
        space = cell + i % size + (i // size) * width
        s.unit_at[space] = there
        if there >= 0:
            s.block[space] |= BLOCK_UNIT
        else:
            s.block[space] &= ~BLOCK_UNIT


def build(s, c, kind, cell, owner):
    """A Structure on its spaces; returns its number."""
    i = s.n_structures
    for k in range(s.n_structures):  # the place of a Barricade that is gone is used again
        if kind == BARRICADE and s.structure[k].kind == BARRICADE and s.structure[k].gone:
            i = k
    if i == s.n_structures:
        s.n_structures += 1
    what = cython.address(s.structure[i])
    memset(what, 0, cython.sizeof(Structure))
    what.cell = cell
    what.kind = kind
    what.health = c.structure_health[kind]
    what.owner = owner
    stand(s, c, i, 1)
    return i


def stand(s, c, i, solid):
    """Marks the spaces of a Structure: there, and solid unless it is an open Door."""
    what = cython.address(s.structure[i])
    bit = BLOCK_MONOLITH if what.kind == MONOLITH else BLOCK_STRUCTURE
    width = c.grid.width[c.grid.slot[what.cell]]
    size = c.structure_size[what.kind]
    for k in range(size * size):
        space = what.cell + k % size + (k // size) * width
        s.structure_at[space] = -1 if what.gone else i
        if solid:
            s.block[space] |= bit
        else:
            s.block[space] &= ~bit


def find(s, slot_cell, c, kind):
    """The Structure of a kind on the same board as a space; -1 if there is none."""
    for i in range(s.n_structures):
        what = cython.address(s.structure[i])
        if what.kind == kind and not what.gone and c.grid.slot[what.cell] == c.grid.slot[slot_cell]:
            return i
    return -1


def standing(s, kind):
    """How many Structures of a kind stand, on all boards."""
    n = 0
    for i in range(s.n_structures):
        if s.structure[i].kind == kind and not s.structure[i].gone:
            n += 1
    return n
