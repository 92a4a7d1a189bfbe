"""What a Cryptonaut of the built-in player sets out for: a Field of the boards with her goals."""

import cython


def crypt_walker(s, c, u, w):
    """How a Cryptonaut walks."""
    w.unit = u
    w.floating = has(s, c, u, K_FLOATING)
    w.large = 0
    w.hazards = not w.floating
    w.door = 0 if has(s, c, u, K_FREE_OPEN) else 1
    w.arcane = w.door
    learned = c.sheet[s.unit[u].sheet].profession in (SCIENTIST, SPELLCASTER)
    if has(s, c, u, K_NO_OPEN_DOORS):
        w.door = BREAK_DOOR
        w.arcane = BREAK_ARCANE
    elif not learned and not has(s, c, u, K_OPEN_ARCANE):
        w.arcane = BREAK_ARCANE


def aspire(s, c, m, w, way):
    """The Field of a Cryptonaut: everything that she could want, less the way to it."""
    clear_field(c, way)
    if m.ready:
        gather_to_leave(s, c, m, w.unit, way)
    else:
        aspire_tokens(s, c, m, w, way)
        aspire_sites(s, c, m, w.unit, way)
    aspire_corpses(s, c, m, way)
    aspire_foes(s, c, m, w.unit, way)
    spread_out(s, c, w, way)


# --- Knowledge and what brings it


def aspire_tokens(s, c, m, w, way):
    u = w.unit
    bones = objective_of(s, c, 0, DELIVER)
    for slot in range(c.options.n_slots):
        first = c.grid.base[slot]
        for cell in range(first, first + c.grid.width[slot] * c.grid.width[slot]):
            token = s.token[cell]
            if token & (ARTIFACT | RELIC | SOUL | BONE) == 0:
                continue
            worth = 0
            if token & ARTIFACT:
                worth = wanted(m) + ITEM_POINT
            elif token & RELIC:
                worth = wanted(m) + ITEM_POINT + (0 if m.done else m.prize // 2)
            if token & BONE:
                worth = max(worth, step_worth(s, c, m, 0, bones) * 7 // 10)
            if token & SOUL:
                worth = max(worth, soul_want(s, c, m, u))
            promise(s, way, cell, worth * share(s, c, m, u, cell) // 100)


def soul_want(s, c, m, u):
    """What one more Soul is worth to her: to weigh, to Charge, to Devour, to restore."""
    souls = s.unit[u].souls
    weighed = step_worth(s, c, m, 0, objective_of(s, c, 0, PAY_SOUL)) * 6 // 10
    if souls == 0:
        return max(weighed, SOUL_POINT * 3 // 2)
    return max(weighed, SOUL_POINT) if souls < 3 else SOUL_POINT // 2


def share(s, c, m, u, cell):
    """Less for a goal that others are much nearer to, in percent."""
    mine = distance(c, s.unit[u].cell, 1, cell, 1)
    nearer = 0
    for other in range(n_team(c)):
        if other != u and present(s, other) and not s.unit[other].between:
            theirs = distance(c, s.unit[other].cell, 1, cell, 1)
            if theirs + 1 < mine or (theirs < mine and squad_of(c, other) == squad_of(c, u)):
                nearer += 1
    if nearer == 0:
        return 100
    return SHARE_1 if nearer == 1 else SHARE_2


def aspire_sites(s, c, m, u, way):
    """Structures of Objectives, from the spaces around them."""
    for i in range(s.n_structures):
        what = cython.address(s.structure[i])
        if what.gone:
            continue
        worth = site_worth(s, c, m, u, i)
        if worth > 0:
            worth = worth * share(s, c, m, u, what.cell) // 100
            promise_around(s, c, way, what.cell, c.structure_size[what.kind], worth)
    witch = objective_of(s, c, 0, SLAY)
    if witch >= 0 and present(s, GASH):
        worth = step_worth(s, c, m, 0, witch) // (1 + s.unit[GASH].vitae // 3)
        promise_around(s, c, way, s.unit[GASH].cell, 2, worth)


def site_worth(s, c, m, u, i):
    """What standing beside a Structure is worth to her: what her Action there would be."""
    what = cython.address(s.structure[i])
    slot = c.grid.slot[what.cell]
    kind = what.kind
    if what.health >= 0:
        return m.task[i] if kind not in (MONOLITH, BARRICADE) else 0
    if kind == SARCOPHAGUS:
        return search_worth(s, c, m, what)
    if kind == SCALES:
        return step_worth(s, c, m, slot, objective_of(s, c, slot, PAY_SOUL)) if s.unit[u].souls else 0
    if kind == SULTAN:
        return s.unit[u].bones * step_worth(s, c, m, slot, objective_of(s, c, slot, DELIVER))
    if kind == FIRE:
        return (
            step_worth(s, c, m, slot, objective_of(s, c, slot, CHECKED)) * chance(stamina_of(s, c, u)) // SURE
        )
    return 0


def search_worth(s, c, m, what):
    """The Codex may be in any closed Sarcophagus; a wrong one holds a Trap (TOMB-O1)."""
    slot = c.grid.slot[what.cell]
    k = objective_of(s, c, slot, SEARCH)
    if k < 0 or what.open:
        return 0
    closed = 0
    for i in range(s.n_structures):
        if s.structure[i].kind == SARCOPHAGUS and not s.structure[i].open:
            closed += 1
    worth = step_worth(s, c, m, slot, k)
    return (worth * 2 - 90 * (closed - 1)) // (closed + 1)


# --- the dead


def aspire_corpses(s, c, m, way):
    for other in range(n_team(c)):
        if s.unit[other].life == DEAD:
            worth = estate(s, c, m, other)
            if worth > 0 and s.unit_at[s.unit[other].cell] < 0:
                promise(s, way, s.unit[other].cell, worth)
                promise_around(s, c, way, s.unit[other].cell, 1, worth)


def estate(s, c, m, other):
    """What may be looted from a dead Cryptonaut."""
    who = cython.address(s.unit[other])
    souls = who.souls + (who.charged & 1) + (who.charged >> 1 & 1)
    worth = who.knowledge * wanted(m) + who.n_items * ITEM_POINT + souls * SOUL_POINT // 2
    return worth + who.bones * step_worth(s, c, m, 0, objective_of(s, c, 0, DELIVER)) // 2


# --- the living


def aspire_foes(s, c, m, u, way):
    """Monsters, to be met with at arm's length."""
    for i in range(s.n_order):
        foe = s.order[i]
        worth = m.threat[foe] * FOES // 100
        promise_around(s, c, way, s.unit[foe].cell, size_of(s, c, foe), worth)


def gather_to_leave(s, c, m, u, way):
    """Whoever carries Knowledge goes where the rest of it is; all others go with them (CE-205)."""
    lacking = m.need - m.gone
    for other in range(n_team(c)):
        if other == u or not present(s, other):
            continue
        worth = 0
        if s.unit[u].knowledge >= lacking:
            worth = HOMEWARD
        elif s.unit[other].knowledge:
            worth = HOMEWARD + 40 * s.unit[other].knowledge
            if s.unit[u].knowledge == 0 and s.unit[other].knowledge < lacking:
                worth -= HOMEWARD // 2
        if worth:
            promise_around(s, c, way, s.unit[other].cell, 1, worth)
