"""Abilities, Spells, Charges and Artifacts as the built-in player foresees them: what on whom."""

import cython


def use_worth(s, c, m, u, slot):
    """The best that a slot can do now for a unit's own side; NOTHING: it cannot be used."""
    effect = effect_at(s, c, u, slot)
    return best_aim(s, c, m, u, slot, effect) if effect >= 0 else NOTHING


def best_aim(s, c, m, u, slot, effect):
    """The worth of an effect on its best target."""
    e = cython.address(c.effect[effect])
    who = c.aim[e.aim].who
    if not is_single(c, e.aim):
        return aim_worth(s, c, m, u, slot, effect, u if who == WHO_SELF else -1, own_cell(s, u))
    if who in (WHO_CELL, WHO_SKULL):
        return best_cell(s, c, m, u, slot, effect)
    best = NOTHING
    for ref in range(N_UNITS):
        if s.unit[ref].life == PRESENT and may_aim(s, c, u, effect, ref):
            best = max(best, aim_worth(s, c, m, u, slot, effect, ref, -1))
    if who in (WHO_HIT, WHO_DOOR, WHO_MONO, WHO_MON_OR_MONO):
        for i in range(s.n_structures):
            if not s.structure[i].gone and may_aim(s, c, u, effect, REF_STRUCTURE + i):
                best = max(best, aim_worth(s, c, m, u, slot, effect, REF_STRUCTURE + i, -1))
    return best


def own_cell(s, u):
    return s.unit[u].cell if u >= 0 else 0


def best_cell(s, c, m, u, slot, effect):
    """Of an effect that is aimed at a space: around those whom it would reach, or all that pass its test."""
    best = NOTHING
    if c.aim[c.effect[effect].aim].n_tests or c.aim[c.effect[effect].aim].who == WHO_SKULL:
        for cell in range(c.grid.n_cells):
            if not s.block[cell] & BLOCK_PIT and may_aim_cell(s, c, u, effect, cell):
                best = max(best, aim_worth(s, c, m, u, slot, effect, -1, cell))
        return best
    low = FIRST_MONSTER if u >= 0 else 0
    high = N_UNITS if u >= 0 else FIRST_MONSTER
    for ref in range(low, high):
        if s.unit[ref].life == PRESENT:
            width = c.grid.width[slot_of(s, c, ref)]
            for i in range(9):
                cell = s.unit[ref].cell + i % 3 - 1 + (i // 3 - 1) * width
                if cell < 0 or cell >= c.grid.n_cells:
                    continue
                worth = aim_worth(s, c, m, u, slot, effect, -1, cell)
                if worth > best and s.entered[c.grid.slot[cell]] and may_aim_cell(s, c, u, effect, cell):
                    best = worth
    return best


def aim_worth(s, c, m, u, slot, effect, ref, cell):
    """What an effect is worth to its side on one target: the check made, the Soul paid."""
    e = cython.address(c.effect[effect])
    worth = outcome(s, c, m, effect, u, ref, cell, -1)
    if u < 0 or u >= FIRST_MONSTER:
        return -worth
    devoured = is_devour(s, c, u, slot)
    if e.kind == KIND_SPELL and not devoured:
        worth = worth * chance(cast_of(s, c, u)) // SURE
    if ref >= FIRST_MONSTER and ref < REF_STRUCTURE and is_fearsome(s, c, u, ref):
        worth = worth * chance(stamina_of(s, c, u)) // SURE
    return worth - SOUL_POINT if devoured else worth


def best_use(s, c, m, u, verb):
    """The best that a verb of a menu can do (Attacks are in `strikes`)."""
    best = NOTHING
    last = S_ITEM + 2 * s.unit[u].n_items
    for slot in range(last):
        if verb == V_ATTACK or not slot_usable(s, c, u, verb, slot):
            continue
        best = max(best, slot_worth(s, c, m, u, verb, slot))
    if verb == V_RESTORE:
        best = max(best, restore_worth(s, c, m, u, S_SOUL if s.unit[u].souls else S_CHARGE_1))
    return best


def slot_worth(s, c, m, u, verb, slot):
    """What a slot is worth under a verb of a menu."""
    if verb == V_CHARGE:
        return charge_worth(s, c, m, u, slot)
    if verb == V_RESTORE:
        return restore_worth(s, c, m, u, slot)
    if verb == V_DEVOUR and weapon_at(s, c, u, slot) >= 0:
        return NOTHING
    return use_worth(s, c, m, u, slot)


# --- Souls


def restore_worth(s, c, m, u, slot):
    """CE-134: Vitae for a Soul; one on a Charge is dearer."""
    price = SOUL_POINT if slot == S_SOUL else SOUL_POINT * 3 // 2
    return relief(s, m, u, max(0, 2 + value(s, c, u, K_SOUL_RESTORE))) - price


def charge_worth(s, c, m, u, slot):
    """What a Soul is worth on a Soul Charge Ability or Artifact."""
    who = cython.address(s.unit[u])
    if slot >= S_ITEM:
        effect = c.item[who.item[(slot - S_ITEM) // 2]].soul
    else:
        effect = c.sheet[who.sheet].ability[slot - S_ABILITY]
    kind = c.effect[effect].kind
    if kind == KIND_WEAPON:
        return weapon_gain(s, c, u, c.effect[effect].weapon) - CHARGE_PRICE
    if kind in (KIND_PASSIVE, KIND_AURA):
        return outcome(s, c, m, effect, u, u, -1, -1) - CHARGE_PRICE
    if kind == KIND_TRIGGERED:
        return 60 - CHARGE_PRICE
    return max(60, aim_worth(s, c, m, u, slot, effect, u, -1) // 2) - CHARGE_PRICE


def weapon_gain(s, c, u, weapon):
    """How much better a Weapon is than those that she has."""
    best = 0
    for slot in range(S_ITEM + 2 * s.unit[u].n_items):
        other = weapon_at(s, c, u, slot)
        if other >= 0 and not is_devour(s, c, u, slot):
            best = max(best, weapon_worth(c, other))
    return max(0, weapon_worth(c, weapon) - best)


def weapon_worth(c, weapon):
    w = cython.address(c.weapon[weapon])
    worth = 70 * w.damage + 12 * w.range
    if w.flags & PIERCING:
        worth += 20
    return worth // 2 if w.once else worth


def item_worth(s, c, item):
    """Of an Artifact or Relic."""
    row = cython.address(c.item[item])
    worth = 20
    if row.always >= 0:
        e = cython.address(c.effect[row.always])
        worth += 30 if e.kind in (KIND_PASSIVE, KIND_AURA) else 45
        if e.kind == KIND_WEAPON:
            worth = weapon_worth(c, e.weapon) // 2
    if row.soul >= 0 and c.effect[row.soul].kind == KIND_WEAPON:
        worth += 30
    return worth
