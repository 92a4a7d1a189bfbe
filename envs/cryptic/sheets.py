"""What units can do and are worth now: printed numbers, changes for a time, and the Effects at work
(State.rule).

An Effect works while its source is there: `gather` lists all of them whenever a source comes or goes; whom
they reach is asked anew each time (auras).
"""

import cython

# --- the Effects at work


def gather(s, c):
    """Lists the Effects at work, and settles maximum Vitae, Stamina and Health by them (R-86)."""
    s.n_rules = 0
    s.keys[0] = 0
    s.keys[1] = 0
    for u in range(N_CRYPTONAUTS):
        if present(s, u):
            gather_crypt(s, c, u)
    for i in range(s.n_order):
        gather_monster(s, c, s.order[i])
    if present(s, GASH):
        gather_monster(s, c, GASH)
    if s.goddess >= 0:
        g = cython.address(c.goddess[s.goddess])
        add_rule(s, c, g.ability, -1, -1, 1)
        for kind in range(N_CARD_KINDS):
            if s.mastery[kind]:
                add_rule(s, c, g.card[kind].mastery, -1, kind, s.mastery[kind])
    for u in range(N_UNITS):
        if present(s, u):
            settle_maximum(s, c, u)


def gather_crypt(s, c, u):
    who = cython.address(s.unit[u])
    for i in range(4):
        if i == 0 or (i < 3 and who.charged >> (i - 1) & 1):
            add_rule(s, c, c.sheet[who.sheet].ability[i], u, S_ABILITY + i, 1)
    for i in range(who.n_items):
        item = who.item[i]
        add_rule(s, c, c.item[item].always, u, S_ITEM + 2 * i, 1)
        if s.item_charged[item] and not c.item[item].devour:
            add_rule(s, c, c.item[item].soul, u, S_ITEM + 2 * i + 1, 1)


def gather_monster(s, c, u):
    who = cython.address(s.unit[u])
    for i in range(3):
        add_rule(s, c, c.monster[who.sheet].ability[i], u, S_ABILITY + i, 1)
    if who.master >= 0:
        add_rule(s, c, master_row(s, c, u).ability, u, S_ABILITY + 3, 1)


def add_rule(s, c, effect, source, slot, times):
    if effect < 0:
        return
    e = cython.address(c.effect[effect])
    if e.kind not in (KIND_PASSIVE, KIND_AURA, KIND_TRIGGERED, KIND_UPKEEP):
        return
    r = cython.address(s.rule[s.n_rules])
    s.n_rules += 1
    r.effect = effect
    r.source = source
    r.slot = slot
    r.times = times
    s.keys[0] |= e.keys[0]
    s.keys[1] |= e.keys[1]


def master_row(s, c, u):
    """The Master card of a Master Monster."""
    return cython.address(c.master[c.goddess[s.goddess].master[s.unit[u].master]])


def settle_maximum(s, c, u):
    """R-86: Health rises with its maximum; Vitae and Stamina do not; all are cut to it."""
    who = cython.address(s.unit[u])
    if u < FIRST_MONSTER:
        sheet = cython.address(c.sheet[who.sheet])
        who.max_vitae = max(0, sheet.vitae + value(s, c, u, K_MAX_VITAE))
        who.max_stamina = max(0, sheet.stamina + value(s, c, u, K_MAX_STAMINA))
        who.stamina = min(who.stamina, who.max_stamina)
    else:
        maximum = c.monster[who.sheet].health + value(s, c, u, K_HEALTH)
        if who.master >= 0:
            maximum += master_row(s, c, u).health
        if maximum > who.max_vitae:
            who.vitae += maximum - who.max_vitae
        who.max_vitae = maximum
    who.vitae = min(who.vitae, who.max_vitae)


def changes(s, u, key):
    """What is added for a time."""
    if not s.changed >> u & 1:
        return 0
    n = 0
    for until in range(UNTIL_PLAY):
        n += s.more[until][u][key] - s.less[until][u][key]
    return n


def clear_changes(s, u):
    """Nothing is changed on a unit that comes or goes."""
    for until in range(UNTIL_PLAY):
        for key in range(N_CHANGES):
            s.more[until][u][key] = 0
            s.less[until][u][key] = 0


def note_changes(s):
    """Which units have changes for a time (State.changed)."""
    s.changed = 0
    for until in range(UNTIL_PLAY):
        for u in range(N_UNITS):
            for key in range(N_CHANGES):
                if s.more[until][u][key] or s.less[until][u][key]:
                    s.changed |= BIT << u


def value(s, c, u, key):
    """All that is added to an attribute, or the number of a Modifier or rule flag; 0: it is not there."""
    n = 0
    if key < N_CHANGES and u >= 0:
        n = changes(s, u, key)
    if listens(s, key):
        n += passive(s, c, u, key)
    return n


def passive(s, c, u, key):
    n = 0
    for i in range(s.n_rules):
        r = cython.address(s.rule[i])
        e = cython.address(c.effect[r.effect])
        if e.keys[key >> 6] >> (key & 63) & 1 and e.kind in (KIND_PASSIVE, KIND_AURA):
            n += given(s, c, r, u, key)
    return n


def given(s, c, r, u, key):
    """What one passive Effect adds to a key of a unit (-1: of the Goddess)."""
    e = cython.address(c.effect[r.effect])
    aim = e.aim
    n = 0
    for i in range(e.first, e.end):
        op = cython.address(c.op[i])
        if op.to >= 0:
            aim = op.to
        if op.key == key and op.code in (OP_MOD, OP_KW, OP_RULE) and applies(s, c, r, aim, u):
            n += op.n if key == K_BURST_RADIUS else op.n * r.times
    return n


def has(s, c, u, key):
    """Whether a unit has a Modifier or a rule flag."""
    if key in (K_FLOATING, K_ETHEREAL, K_FEARSOME, K_GRAPPLE) and changes(s, u, K_SUPPRESSED):
        return 0
    return value(s, c, u, key) > 0


def applies(s, c, r, aim, u):
    """Whether a passive Effect works on a unit."""
    a = cython.address(c.aim[aim])
    who = a.who
    if who == WHO_GODDESS:
        return u < 0
    if u < 0 or who == WHO_MONOS:
        return 0
    if who == WHO_SELF:
        return u == r.source
    if who in (WHO_MONS, WHO_FOES):
        if u < FIRST_MONSTER or (who == WHO_MONS and u == GASH):
            return 0
    elif u >= FIRST_MONSTER or (who == WHO_SQUAD and squad_of(c, u) != squad_of(c, r.source)):
        return 0
    if a.radius >= 0 and apart(s, c, u, r.source) > a.radius:
        return 0
    return a.n_tests == 0 or fits(s, c, a, r.source, u)


# --- tests of selectors


def fits(s, c, a, source, ref):
    """Whether a unit or Structure passes all tests of a selector."""
    for i in range(a.n_tests):
        if not passes(s, c, cython.address(a.test[i][0]), source, ref):
            other = cython.address(a.test[i][1])
            if other.what < 0 or not passes(s, c, other, source, ref):
                return 0
    return 1


def passes(s, c, t, source, ref):
    """One test, on a unit or Structure; those on spaces and areas are made where these are chosen."""
    if t.what == IS_SIGHT:
        return 1
    if t.what == IS_TOTEMS:
        return compares(t, standing(s, TOTEM))
    if t.what == IS_PODS:
        return compares(t, standing(s, POD))
    if ref >= REF_STRUCTURE:
        result = passes_structure(s, c, t, ref - REF_STRUCTURE)
    else:
        result = passes_unit(s, c, t, source, ref)
    return not result if t.negated else result


def passes_structure(s, c, t, i):
    what = cython.address(s.structure[i])
    if t.what == IS_OPEN:
        return what.open
    if t.what == IS_UNOCCUPIED:
        return s.unit_at[what.cell] < 0 and not s.token[what.cell] & CORPSE
    return 0


def passes_unit(s, c, t, source, u):
    who = cython.address(s.unit[u])
    what = t.what
    if what == IS_UNRETIRED:
        return not who.retired
    if what == IS_RETIRED:
        return who.retired
    if what == IS_SQUAD:
        return u < FIRST_MONSTER and squad_of(c, u) == squad_of(c, source)
    if what == IS_OTHER:
        return u != source
    if what == IS_SAME_BOARD:
        return slot_of(s, c, u) == slot_of(s, c, source)
    if what == IS_INFECTED:
        return (who.status & INFECTION) != 0
    if what == IS_ADJACENT_INFECTED:
        return beside_infected(s, c, u)
    if what == IS_BELOW_MAX_VITAE:
        return who.vitae < who.max_vitae
    if what == IS_UNSPENT_SOUL:
        return u < FIRST_MONSTER and who.souls > 0
    if what == IS_SOUL_CHARGED:
        return u < FIRST_MONSTER and charges(s, c, u) > 0
    return passes_monster(s, c, t, u)


def passes_monster(s, c, t, u):
    who = cython.address(s.unit[u])
    what = t.what
    if what == IS_ADJACENT_SPORE:
        return beside_kind(s, c, u, SPORE)
    if what == IS_MASTER:
        return u >= FIRST_MONSTER and who.master >= 0
    if what == IS_DEMIGODDESS:
        return has(s, c, u, K_DEMIGODDESS)
    if what == IS_ON_DEEP:
        return s.terrain[who.cell] == SPECIAL and deep(s, c, who.cell) and not has(s, c, u, K_FLOATING)
    if what == IS_ADJACENT_FIRE:
        i = find(s, who.cell, c, FIRE)
        return i >= 0 and adjacent(s, c, u, REF_STRUCTURE + i)
    if what == IS_COST:
        return (
            u >= FIRST_MONSTER and c.monster[who.sheet].cost >= 0 and compares(t, c.monster[who.sheet].cost)
        )
    if what == IS_KIND:
        return u >= FIRST_MONSTER and who.sheet == t.n
    return 0


def compares(t, n):
    return n <= t.n if t.at_most else n >= t.n


def beside_infected(s, c, u):
    for other in range(N_CRYPTONAUTS):
        if present(s, other) and s.unit[other].status & INFECTION and adjacent(s, c, u, other):
            return 1
    return 0


def beside_kind(s, c, u, sheet):
    """Whether a Monster of a kind, other than itself, is adjacent."""
    for i in range(s.n_order):
        other = s.order[i]
        if s.unit[other].sheet == sheet and adjacent(s, c, u, other):
            return 1
    return 0


def charges(s, c, u):
    """Souls on Abilities and Artifacts of a Cryptonaut."""
    who = cython.address(s.unit[u])
    n = (who.charged & 1) + (who.charged >> 1 & 1)
    for i in range(who.n_items):
        n += s.item_charged[who.item[i]]
    return n


def deep(s, c, cell):
    """CITADEL-H1: in even Rounds the Tide is deep."""
    return c.board[s.board[c.grid.slot[cell]]].special == TIDE and s.round % 2 == 0


# --- attributes now


def aim_of(s, c, u):
    """Aim, at least 0 (R-65)."""
    who = cython.address(s.unit[u])
    base = c.sheet[who.sheet].aim if u < FIRST_MONSTER else c.monster[who.sheet].aim
    if u >= FIRST_MONSTER and who.master >= 0:
        base += master_row(s, c, u).aim
    return max(0, base + value(s, c, u, K_AIM))


def cast_of(s, c, u):
    return max(0, c.sheet[s.unit[u].sheet].cast + value(s, c, u, K_CAST))


def move_of(s, c, u):
    """Move points of a Move Action, at least 1."""
    who = cython.address(s.unit[u])
    base = c.sheet[who.sheet].move if u < FIRST_MONSTER else c.monster[who.sheet].move
    return max(1, base + value(s, c, u, K_MOVE))


def stamina_of(s, c, u):
    """What a Stamina check is made against: while Exhaustion is to come, 0 (R-06)."""
    who = cython.address(s.unit[u])
    if who.exhausting:
        return 0
    return who.stamina + value(s, c, u, K_STAMINA_CHECK)


def armor_of(s, c, ref):
    """Armor from all sources, 0 to 3 (CE-191, R-17)."""
    if ref >= REF_STRUCTURE:
        n = structure_armor(s, c, ref - REF_STRUCTURE)
    else:
        n = value(s, c, ref, K_ARMOR)
        if standing(s, TOTEM) >= TOTEMS_NEEDED:
            n += value(s, c, ref, K_TOTEM_ARMOR)
    return max(0, min(ARMOR_CAP, n))


def structure_armor(s, c, i):
    what = cython.address(s.structure[i])
    n = what.empowered + what.armor_now + what.armor_next
    if what.kind == MONOLITH and listens(s, K_ARMOR):
        for k in range(s.n_rules):
            r = cython.address(s.rule[k])
            e = cython.address(c.effect[r.effect])
            if e.kind == KIND_PASSIVE and c.aim[e.aim].who == WHO_MONOS:
                n += c.op[e.first].n * r.times
    return n


def base_actions(s, c, u):
    return base_number(s, c, u, has(s, c, u, K_HASTE), is_slow(s, c, u), has(s, c, u, K_AMBUSH))


def base_number(s, c, u, haste, slow, ambush):
    """2 + Haste - Slow (R-64), one fewer in the Round of Summoning without Ambush (CE-172, CE-190), one for a
    dormant Gashnoradon.
    """
    n = 2
    if u == GASH and s.unit[u].woken < 2 and has(s, c, u, K_DORMANT):
        n = 1
    if u >= FIRST_MONSTER and fresh(s, u) and not ambush:
        n -= 1
    return max(0, n + (1 if haste else 0) - (1 if slow else 0))


def is_slow(s, c, u):
    if has(s, c, u, K_SLOW):
        return 1
    return s.unit[u].between and not has(s, c, u, K_NO_BETWEEN_SLOW)


def fresh(s, u):
    """Summoned in this Round; Gashnoradon never is."""
    return s.unit[u].born == s.round and u != GASH and s.round > 0


def actions_left(s, c, u):
    """R-09: what is left of the base, never a debt, and the extra ones."""
    who = cython.address(s.unit[u])
    return max(0, base_actions(s, c, u) - who.base_used) + who.extra


def spend_action(s, c, u):
    """Base Actions are used first (R-09). Returns whether a base Action was spent."""
    who = cython.address(s.unit[u])
    if base_actions(s, c, u) > who.base_used:
        who.base_used += 1
        return 1
    who.extra -= 1
    return 0


# --- slots: which Effect, and once per Round


def effect_at(s, c, u, slot):
    """The Effect in a slot of a unit that may be used now: unlocked, Charged or Devoured; -1."""
    who = cython.address(s.unit[u])
    if slot >= S_ITEM and slot < S_ITEM + 2 * who.n_items:
        item = who.item[(slot - S_ITEM) // 2]
        if slot % 2 == 0:
            return c.item[item].always
        if c.item[item].devour or s.item_charged[item]:
            return c.item[item].soul
        return -1
    if slot < S_ABILITY or slot >= S_ITEM:
        return -1
    i = slot - S_ABILITY
    if u >= FIRST_MONSTER:
        return c.monster[who.sheet].ability[i] if i < 3 else -1
    if i in (1, 2) and not who.charged >> (i - 1) & 1:
        return -1
    return c.sheet[who.sheet].ability[i]


def is_devour(s, c, u, slot):
    """Whether the slot holds a Soul Devour part."""
    if u >= FIRST_MONSTER:
        return 0
    if slot == S_ABILITY + 3:
        return 1
    if slot >= S_ITEM and slot % 2 == 1 and slot < S_ITEM + 2 * s.unit[u].n_items:
        return c.item[s.unit[u].item[(slot - S_ITEM) // 2]].devour
    return 0


def weapon_at(s, c, u, slot):
    """The Weapon in a slot; -1."""
    if slot >= S_ABILITY:
        effect = effect_at(s, c, u, slot)
        if effect < 0 or c.effect[effect].kind != KIND_WEAPON:
            return -1
        return c.effect[effect].weapon
    if u < FIRST_MONSTER:
        return c.sheet[s.unit[u].sheet].weapon[slot]
    return c.monster[s.unit[u].sheet].weapon if slot == 0 else -1


def once_at(s, c, u, slot):
    """Whether what is in the slot works once per Round."""
    if slot >= S_ABILITY:
        effect = effect_at(s, c, u, slot)
        return effect >= 0 and c.effect[effect].once
    weapon = weapon_at(s, c, u, slot)
    return weapon >= 0 and c.weapon[weapon].once


def is_used(s, u, slot):
    """Whether a thing that works once per Round has been used; u = -1: a Mastery (slot: card kind)."""
    if u < 0:
        return s.card_used >> slot & 1
    if slot >= S_ITEM:
        return s.item_used[s.unit[u].item[(slot - S_ITEM) // 2]] >> (slot & 1) & 1
    return s.unit[u].used >> slot & 1


def set_used(s, u, slot, used):
    if u < 0:
        set_bit(cython.address(s.card_used), slot, used)
    elif slot >= S_ITEM:
        item = s.unit[u].item[(slot - S_ITEM) // 2]
        if used:
            s.item_used[item] |= 1 << (slot & 1)
        else:
            s.item_used[item] &= ~(1 << (slot & 1))
    elif used:
        s.unit[u].used |= BIT << slot
    else:
        s.unit[u].used &= ~(BIT << slot)


def set_bit(bits, i, on):
    if on:
        bits[0] |= 1 << i
    else:
        bits[0] &= ~(1 << i)
