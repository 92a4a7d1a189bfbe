"""The menu of a Cryptonaut and of a Monster: what may be done, with what, and to whom (spec 6.1)."""

import cython

# --- the menu of a Cryptonaut


def legal_menu(s, c, u, interrupt, mask):
    """Verbs; interrupt: her Prepared Action, one Action or Free Action except Rest and Prepare (R-37)."""
    n = 0
    who = cython.address(s.unit[u])
    if interrupt or actions_left(s, c, u) > 0:
        n += action_verbs(s, c, u, mask)
        if not interrupt:
            n += offer(mask, VERB + V_PREPARE)
    if enough(mask, n):
        return n
    if sources(s, c, u, V_DEVOUR, cython.NULL):
        n += offer(mask, VERB + V_DEVOUR)
    if not who.bought:
        n += free_verbs(s, c, u, mask)
    if interrupt:
        return n
    if not who.acted:
        n += offer(mask, VERB + V_REST)
    if actions_left(s, c, u) == 0 and who.stamina >= EXTRA_ACTION:
        n += offer(mask, VERB + V_BUY)
    if n == 0 or not who.bought:
        n += offer(mask, VERB + V_RETIRE)
    return n


def action_verbs(s, c, u, mask):
    n = 0
    if can_move(s, c, u):
        n += offer(mask, VERB + V_MOVE)
    for verb in range(V_ATTACK, V_ABILITY + 1):
        if enough(mask, n):
            return n
        if sources(s, c, u, verb, cython.NULL):
            n += offer(mask, VERB + verb)
    if partners(s, c, u, cython.NULL):
        n += offer(mask, VERB + V_TRADE)
    if lootable(s, c, u, cython.NULL):
        n += offer(mask, VERB + V_LOOT)
    if sites(s, c, u, cython.NULL):
        n += offer(mask, VERB + V_OBJECTIVE)
    if buried_near(s, c, u, cython.NULL):
        n += offer(mask, VERB + V_DIG)
    if may_teleport(s, c) and companions(s, c, u, 0, cython.NULL):
        n += offer(mask, VERB + V_TELEPORT)
    return n


def free_verbs(s, c, u, mask):
    n = 0
    if sources(s, c, u, V_FREE, cython.NULL):
        n += offer(mask, VERB + V_FREE)
    if s.unit[u].souls and sources(s, c, u, V_CHARGE, cython.NULL):
        n += offer(mask, VERB + V_CHARGE)
    if sources(s, c, u, V_RESTORE, cython.NULL):
        n += offer(mask, VERB + V_RESTORE)
    return n


def answer_menu(s, c, u, action):
    verb = action - VERB
    if verb == V_RETIRE:
        retire(s, u)
    elif verb == V_BUY:
        buy_action(s, c, u)
    elif verb in (V_MOVE, V_PREPARE, V_REST, V_TELEPORT):
        begin_deed(s, c, u, verb, -1, -1, -1, 0)
    elif verb in (V_TRADE, V_LOOT, V_OBJECTIVE, V_DIG):
        push(s, ASK_TARGET, seat_of(c, u), u, verb, -1)
    else:
        push(s, ASK_SOURCE, seat_of(c, u), u, verb, 0)


def buy_action(s, c, u):
    """CE-051; one bought with the last Stamina must come next (R-06)."""
    who = cython.address(s.unit[u])
    change_stamina(s, c, u, -EXTRA_ACTION)
    who.extra += 1
    who.acted = 1
    if who.stamina == 0:
        who.bought = 1


# --- sources and targets


def legal_source(s, c, f, mask):
    if f.count:
        return melee_sources(s, c, f.source, mask) + offer(mask, VERB + V_DONE)
    return sources(s, c, f.source, f.target, mask)


def answer_source(s, c, f, action):
    """f: the ASK_SOURCE frame, gone."""
    if action == VERB + V_DONE:
        return
    slot = action - SLOT
    if needs_target(s, c, f.source, f.target, slot):
        push(s, ASK_TARGET, f.owner, f.source, f.target, slot)
        top(s).step = f.count
    else:
        begin_deed(s, c, f.source, f.target, slot, -1, -1, f.count)


def needs_target(s, c, u, verb, slot):
    if verb in (V_CHARGE, V_RESTORE):
        return 0
    weapon = weapon_at(s, c, u, slot)
    if weapon >= 0:
        return c.weapon[weapon].each < 0
    return is_single(c, c.effect[effect_at(s, c, u, slot)].aim)


def legal_target(s, c, f, mask):
    """Targets of a unit's verb."""
    u = f.source
    verb = f.target
    if verb == V_TRADE:
        return partners(s, c, u, mask)
    if verb == V_LOOT:
        return lootable(s, c, u, mask)
    if verb == V_OBJECTIVE:
        return sites(s, c, u, mask)
    if verb == V_DIG:
        return buried_near(s, c, u, mask)
    weapon = weapon_at(s, c, u, f.count)
    if weapon >= 0:
        return weapon_targets(s, c, u, weapon, mask)
    return targets(s, c, u, effect_at(s, c, u, f.count), mask)


def answer_target(s, c, f, action):
    """f: the ASK_TARGET frame of a unit, gone."""
    cell = action - CELL
    begin_deed(s, c, f.source, f.target, f.count, target_ref(s, c, f, cell), cell, f.step)


def target_ref(s, c, f, cell):
    """What stands on the chosen space: the unit, Structure or Corpse that the verb is about; -1: the space
    itself.
    """
    if f.target == V_LOOT:
        return first_corpse(s, c, f.source, cell)
    if f.count >= S_ABILITY:
        effect = effect_at(s, c, f.source, f.count)
        if c.effect[effect].kind != KIND_WEAPON:
            return aimed_at(s, c.aim[c.effect[effect].aim].who, cell)
    return aimed_at(s, WHO_HIT, cell)


def aimed_at(s, who, cell):
    if who in (WHO_CELL, WHO_SKULL):
        return -1
    if who != WHO_DOOR and s.unit_at[cell] >= 0:
        return s.unit_at[cell]
    return REF_STRUCTURE + s.structure_at[cell]


def partners(s, c, u, mask):
    """Adjacent Cryptonauts with whom something can be Traded (CE-124)."""
    n = 0
    for other in range(N_CRYPTONAUTS):
        if present(s, other) and adjacent(s, c, u, other) and can_trade(s, u, other):
            n += offer(mask, CELL + s.unit[other].cell)
    return n


def buried_near(s, c, u, mask):
    """Entombed Cryptonauts: herself, or adjacent ones (4.3)."""
    n = 0
    for other in range(N_CRYPTONAUTS):
        if present(s, other) and s.unit[other].status & ENTOMBED and apart(s, c, u, other) <= 1:
            n += offer(mask, CELL + s.unit[other].cell)
    return n


def sites(s, c, u, mask):
    """Structures of Objectives at which she may work (R-57)."""
    slot = slot_of(s, c, u)
    b = cython.address(c.board[s.board[slot]])
    n = 0
    for k in range(2):
        if s.done[slot][k] or not may_work(s, u, b.objective[k]):
            continue
        for i in range(s.n_structures):
            what = cython.address(s.structure[i])
            if what.kind == b.site[k] and not what.open and adjacent(s, c, u, REF_STRUCTURE + i):
                n += offer(mask, CELL + what.cell)
    return n


def may_work(s, u, objective):
    """Objectives that are worked on by Actions, with what they take."""
    if objective == PAY_SOUL:
        return s.unit[u].souls > 0
    if objective == DELIVER:
        return s.unit[u].bones > 0
    return objective in (SEARCH, CHECKED)


# --- the menu of a Monster


def legal_monster(s, c, u, mask):
    """CE-179: Move, Attack, Ability, or the end of its activation."""
    n = offer(mask, VERB + V_END)
    if can_move(s, c, u):
        n += offer(mask, VERB + V_MOVE)
    if sources(s, c, u, V_ATTACK, cython.NULL):
        n += offer(mask, VERB + V_ATTACK)
    if sources(s, c, u, V_ABILITY, cython.NULL):
        n += offer(mask, VERB + V_ABILITY)
    return n


def answer_monster(s, c, u, action):
    verb = action - VERB
    if verb == V_END:
        retire(s, u)
    elif verb == V_MOVE:
        begin_deed(s, c, u, V_MOVE, -1, -1, -1, 0)
    else:
        push(s, ASK_SOURCE, 0, u, verb, 0)
