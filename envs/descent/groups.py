"""Monster groups at set-up: how many figures, which kinds an open group may be, whether they fit (DES-046 to
DES-049).
"""

import cython


def carried(s):
    """What the first encounter left to this one that counts for monsters (FG2-1, CD2-5, MB2-4, DW2-2...)."""
    if s.encounter == CD2:
        return VILLAGERS - s.carry[0]
    return s.carry[1] if s.encounter == MB2 else s.carry[0]


def limit(c, kind, rank):
    """Group limits by the number of heroes."""
    return c.kind[kind].limit[c.options.heroes - 2][rank]


def printed(s, c, group, kind, rank):
    """DES-048: figures of a rank without those that the first encounter adds; a lieutenant stands alone."""
    if kind >= FIRST_LIEUTENANT:
        return 1 if rank == LIEUTENANT else 0
    if rank > MASTER:
        return 0
    n = c.encounter[s.encounter].group[group].count[c.options.heroes - 2][rank]
    return limit(c, kind, rank) if n < 0 else n


def extra_minions(s, c, group):
    """CD2-5, CP2: above the limit."""
    return c.encounter[s.encounter].group[group].extra_carry * carried(s)


def wanted(s, c, group, kind, rank):
    """How many figures of a rank are placed at set-up if the group is of this kind."""
    n = printed(s, c, group, kind, rank)
    return n + extra_minions(s, c, group) if rank == MINION else n


def all_wanted(s, c, group, kind):
    n = 0
    for rank in range(AGENT):
        n += wanted(s, c, group, kind, rank)
    return n


def more_health(s, c, group, rank):
    """What is added to the health of a master or lieutenant (FB-1, FG2-1, MB2-4, DW2-2, OQ1b-1...)."""
    if rank == MINION:
        return 0
    row = cython.address(c.encounter[s.encounter].group[group])
    return row.health_bonus * c.options.heroes + row.health_carry * carried(s)


# --- open groups


def open_kinds(s, c, group, mask):
    """DES-047: the kinds that an open group may be; if none fits into the zone, that is not asked."""
    n = 0
    if any_fits(s, c, group):
        for kind in range(FIRST_LIEUTENANT):
            if may_be(s, c, group, kind) and kind_fits(s, c, group, kind):
                n += offer(mask, KIND + kind)
        return n
    for kind in range(FIRST_LIEUTENANT):
        if may_be(s, c, group, kind):
            n += offer(mask, KIND + kind)
    return n


def any_fits(s, c, group):
    for kind in range(FIRST_LIEUTENANT):
        if may_be(s, c, group, kind) and kind_fits(s, c, group, kind):
            return 1
    return 0


def may_be(s, c, group, kind):
    """A listed trait, not excluded, not in use."""
    row = cython.address(c.encounter[s.encounter].group[group])
    if not c.kind[kind].traits & row.traits or row.excluded >> kind & 1:
        return 0
    for i in range(MAX_NOW_GROUPS):
        if i != group and s.group[i].kind == kind:
            return 0
    return 1


def kind_fits(s, c, group, kind):
    """Whether all its figures fit into the zone, together with what stands there and what must still come."""
    need_nothing(cython.address(packing), c.encounter[s.encounter].group[group].zone)
    packing.need[c.kind[kind].size] += all_wanted(s, c, group, kind)
    need_later(s, c, cython.address(packing), group)
    return packs(s, cython.address(packing))


# --- whether figures fit into a zone


def need_nothing(p, zone):
    memset(p, 0, cython.sizeof(Packing))
    p.zone = zone


def need_later(s, c, p, group):
    """Figures of the following groups whose kind is known and that share the zone (DES-049)."""
    row = cython.address(c.encounter[s.encounter])
    for i in range(group + 1, row.n_groups):
        if row.group[i].zone == p.zone and not row.group[i].late and s.group[i].kind >= 0:
            p.need[c.kind[s.group[i].kind].size] += all_wanted(s, c, i, s.group[i].kind)


def keeps_room(s, c, p, group, placed, cell, w, h):
    """DES-049: whether, with a base put there, the figures that are still to come fit into the zone.

    placed: figures of the group that have a position, this one included.
    """
    kind = s.group[group].kind
    need_nothing(p, c.encounter[s.encounter].group[group].zone)
    p.need[c.kind[kind].size] += all_wanted(s, c, group, kind) - placed
    need_later(s, c, p, group)
    take(s, p, cell, w, h, 1)
    return packs(s, p)


def packs(s, p):
    """Whether bases of these sizes find room on the free spaces of the zone."""
    room = free_spaces(s, p)
    for size in range(N_SIZES):
        room -= p.need[size] * form_w(size, 0) * form_h(size, 0)
    return room >= 0 and pack_large(s, p, 0)


def free_spaces(s, p):
    n = 0
    for cell in range(map_of(s).n):
        if in_zone(s, cell, p.zone) and empty(s, cell) and not p.taken[cell]:
            n += 1
    return n


def pack_large(s, p, first):
    """Tries all positions, the largest bases first; those of one size in the order of spaces."""
    size = MASSIVE
    while size > SMALL and p.need[size] == 0:
        size -= 1
    if size == SMALL:
        return 1
    p.need[size] -= 1
    found = 0
    for cell in range(first, map_of(s).n):
        for form in range(forms_of(size)):
            w = form_w(size, form)
            h = form_h(size, form)
            if not found and in_zone(s, cell, p.zone) and is_free(s, p, cell, w, h):
                take(s, p, cell, w, h, 1)
                found = pack_large(s, p, cell if p.need[size] > 0 else 0)
                take(s, p, cell, w, h, 0)
        if found:
            break
    p.need[size] += 1
    return found


def is_free(s, p, cell, w, h):
    """A legal position on free spaces of the zone."""
    if not fits(s, -1, cell, w, h):
        return 0
    for i in range(w * h):
        here = space_in(s, cell, i, w)
        if p.taken[here] or not in_zone(s, here, p.zone):
            return 0
    return 1


def take(s, p, cell, w, h, taken):
    for i in range(w * h):
        p.taken[space_in(s, cell, i, w)] = taken
