"""Attacks as the built-in player foresees them: which slot on whom, and from where."""

import cython


def list_strikes(s, c, m, u, k):
    """Every Attack that a unit could make on every target, wherever it may stand, the best first."""
    k.n = 0
    last = S_ITEM + 2 * s.unit[u].n_items
    for slot in range(last):
        weapon = weapon_at(s, c, u, slot)
        if weapon < 0 or (once_at(s, c, u, slot) and is_used(s, u, slot)):
            continue
        price = 0
        if is_devour(s, c, u, slot):
            if s.unit[u].souls == 0:
                continue
            price = SOUL_POINT
        if u < FIRST_MONSTER:
            list_on_monsters(s, c, m, u, slot, weapon, price, k)
            list_on_structures(s, c, m, u, slot, weapon, price, k)
        else:
            list_on_crypts(s, c, m, u, slot, weapon, k)


def list_on_monsters(s, c, m, u, slot, weapon, price, k):
    for foe in range(FIRST_MONSTER, N_UNITS):
        if present(s, foe) and s.entered[slot_of(s, c, foe)]:
            worth = strike_worth(s, c, m, u, slot, weapon, foe) - price
            reach = weapon_range(s, c, u, weapon)
            if has(s, c, foe, K_ETHEREAL) and not has(s, c, u, K_IGNORE_ETHEREAL):
                reach = 1
            note(k, slot, weapon, foe, reach, worth)


def list_on_structures(s, c, m, u, slot, weapon, price, k):
    for i in range(s.n_structures):
        if m.task[i] > 0 and attackable(s, i):
            worth = wreck_worth(s, m, i, strike_damage(s, c, u, weapon, REF_STRUCTURE + i)) - price
            note(k, slot, weapon, REF_STRUCTURE + i, weapon_range(s, c, u, weapon), worth)


def list_on_crypts(s, c, m, u, slot, weapon, k):
    reach = weapon_range(s, c, u, weapon)
    for other in range(N_CRYPTONAUTS):
        if present(s, other):
            note(k, slot, weapon, other, reach, strike_on_crypt(s, c, m, u, weapon, other))


def note(k, slot, weapon, ref, reach, worth):
    """Keeps the list in order."""
    if worth <= 0 or k.n == MOST_STRIKES:
        return
    i = k.n
    k.n += 1
    while i > 0 and k.worth[i - 1] < worth:
        k.slot[i] = k.slot[i - 1]
        k.weapon[i] = k.weapon[i - 1]
        k.ref[i] = k.ref[i - 1]
        k.reach[i] = k.reach[i - 1]
        k.worth[i] = k.worth[i - 1]
        i -= 1
    k.slot[i] = slot
    k.weapon[i] = weapon
    k.ref[i] = ref
    k.reach[i] = reach
    k.worth[i] = worth


def best_strike(s, c, u, cell, k):
    """The place in the list of the best Attack from a space (top left); -1."""
    here = s.unit[u].cell
    s.unit[u].cell = cell
    best = -1
    for i in range(k.n):
        if strike_hits(s, c, u, k, i):
            best = i
            break
    s.unit[u].cell = here
    return best


def strike_hits(s, c, u, k, i):
    """Whether an Attack of the list has its target in reach."""
    return apart(s, c, u, k.ref[i]) <= k.reach[i] and in_weapon_range(s, c, u, k.weapon[i], k.ref[i])


def strike_from(s, c, u, cell, k):
    """What the best Attack from a space is worth."""
    i = best_strike(s, c, u, cell, k)
    return k.worth[i] if i >= 0 else 0


# --- one Attack


def blow_of(s, c, u, weapon, ref, d):
    """A Deed that would be this Attack."""
    memset(d, 0, cython.sizeof(Deed))
    d.unit = u
    d.weapon = weapon
    d.target = ref
    d.verb = V_ATTACK
    d.interrupt = u < FIRST_MONSTER and s.acting != u


def strike_damage(s, c, u, weapon, ref):
    """Damage of a hit after Armor."""
    blow_of(s, c, u, weapon, ref, cython.address(deed))
    n = attack_damage(s, c, cython.address(deed))
    if not attack_flags(s, c, cython.address(deed)) & PIERCING:
        n -= armor_of(s, c, ref)
    return max(0, n)


def strike_chance(s, c, u, weapon, ref):
    """Of its Aim check, in sixths."""
    blow_of(s, c, u, weapon, ref, cython.address(deed))
    return chance(aim_of(s, c, u) + aim_bonus(s, c, cython.address(deed)))


def strike_worth(s, c, m, u, slot, weapon, foe):
    """What an Attack of a Cryptonaut on a Monster is worth."""
    w = cython.address(c.weapon[weapon])
    if w.each >= 0:
        worth = 0
        for other in range(FIRST_MONSTER, N_UNITS):
            if present(s, other) and apart(s, c, foe, other) <= w.each:
                worth += hit_worth(s, c, m, u, w, weapon, other)
    else:
        worth = hit_worth(s, c, m, u, w, weapon, foe)
    sixths = SURE if is_devour(s, c, u, slot) else strike_chance(s, c, u, weapon, foe)
    worth = worth * sixths // SURE
    if is_fearsome(s, c, u, foe):
        worth = worth * chance(stamina_of(s, c, u)) // SURE
    return worth


def is_fearsome(s, c, u, foe):
    """CE-197."""
    return has(s, c, foe, K_FEARSOME) and not has(s, c, u, K_IGNORE_FEARSOME)


def hit_worth(s, c, m, u, w, weapon, foe):
    n = strike_damage(s, c, u, weapon, foe)
    worth = blow_worth(s, m, foe, n) if n > 0 else 0
    if w.hit_end > w.hit:
        worth += onhit(s, c, m, u, w, foe)
    return worth + 4 if n > 0 and w.flags & KNOCKBACK else worth


def onhit(s, c, m, u, w, ref):
    """What a Weapon does on top of its Damage."""
    list_.source = u
    list_.other = -1
    list_.target = ref
    list_.cell = s.unit[ref].cell
    list_.size = size_of(s, c, ref)
    list_.effect = -1
    list_.area = 0
    return run_worth(s, c, m, cython.address(list_), w.hit, w.hit_end, BIT << ref, 0)


def strike_on_crypt(s, c, m, u, weapon, other):
    """What an Attack of a Monster on a Cryptonaut is worth to the Goddess."""
    w = cython.address(c.weapon[weapon])
    n = strike_damage(s, c, u, weapon, other)
    if has(s, c, other, K_ETHEREAL) and w.type == RANGED:
        return 0
    worth = pain(s, m, other, n)
    if w.hit_end > w.hit and n > 0:
        worth -= onhit(s, c, m, u, w, other)
    if s.goddess == GOR and n > 0 and u != GASH:
        worth += BLOOD_POINT
    return worth * strike_chance(s, c, u, weapon, other) // SURE
