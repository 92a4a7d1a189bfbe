"""What units, wounds, Souls and Knowledge are worth to the built-in player, in hundredths of a healthy Vitae.

Everything is counted for the Cryptonauts; the Goddess turns the sign around.
"""

import cython


def think(s, c, seat, m):
    """What every answer depends on; all of it is public."""
    m.seat = seat
    count_knowledge(s, c, m)
    for u in range(N_CRYPTONAUTS):
        m.life[u] = life_of(s, m, u)
    for u in range(FIRST_MONSTER, N_UNITS):
        m.threat[u] = 0
        m.force[u] = 0
        if present(s, u):
            m.force[u] = force_of(s, c, u)
            m.threat[u] = threat_of(s, c, m, u)
            m.stride[u] = move_of(s, c, u) + range_of(s, c, u)
    for i in range(s.n_structures):
        m.task[i] = task_of(s, c, m, i)
    see_who_is_near(s, c, m)


def see_who_is_near(s, c, m):
    """Cryptonauts whom a Monster can get at, and the Monsters that can."""
    for u in range(N_CRYPTONAUTS):
        m.near[u] = 0
    for u in range(FIRST_MONSTER, N_UNITS):
        m.hunts[u] = 0
        if not present(s, u):
            continue
        for other in range(N_CRYPTONAUTS):
            if present(s, other) and apart(s, c, u, other) <= m.stride[u]:
                m.hunts[u] = 1
                m.near[other] = 1


def count_knowledge(s, c, m):
    m.need = 2 if c.options.quickplay else 2 + c.options.n_slots
    m.prize = KNOWLEDGE // m.need
    m.held = 0
    m.gone = 0
    m.in_realm = 0
    for u in range(n_team(c)):
        who = cython.address(s.unit[u])
        if who.life == PRESENT:
            m.held += who.knowledge
            m.in_realm += 1
        elif who.life == TELEPORTED:
            m.gone += who.knowledge
    m.done = objectives_done(s, c, 0)
    m.ready = m.held + m.gone >= m.need and all_conditions(s, c, m)


def objectives_done(s, c, slot):
    """Objectives of a board that are done; a Relic found there that is carried counts as one (R-101)."""
    n = s.done[slot][0] + s.done[slot][1]
    for u in range(N_CRYPTONAUTS):
        who = cython.address(s.unit[u])
        if who.life in (PRESENT, TELEPORTED):
            for i in range(who.n_items):
                if who.item[i] >= N_ARTIFACTS and s.item_slot[who.item[i]] == slot:
                    n += 1
    return n


def all_conditions(s, c, m):
    """Objectives that winning needs (CE-207, CE-230)."""
    if m.done == 0:
        return 0
    for slot in range(1, c.options.n_slots):
        if objectives_done(s, c, slot) == 0:
            return 0
    return 1


def chance(n):
    """Of a check against n, in sixths (CE-074, CE-075)."""
    return max(1, min(5, n))


# --- Monsters


def force_of(s, c, u):
    """Damage that an Action of a Monster is expected to do."""
    who = cython.address(s.unit[u])
    damage = value(s, c, u, K_DAMAGE)
    if who.master >= 0:
        damage += c.master[c.goddess[s.goddess].master[who.master]].damage
    return sheet_force(c, who.sheet, aim_of(s, c, u), damage)


def sheet_force(c, sheet, aim, damage):
    """The same of a Monster with this Aim and so much more Damage."""
    row = cython.address(c.monster[sheet])
    if row.weapon < 0:
        return 45  # Spores burst
    weapon = cython.address(c.weapon[row.weapon])
    return max(weapon.damage + damage, 0) * 100 * chance(aim) // SURE + 8 * (weapon.range - 1)


def range_of(s, c, u):
    """How far its Attack reaches."""
    weapon = c.monster[s.unit[u].sheet].weapon
    return weapon_range(s, c, u, weapon) if weapon >= 0 else 1


def threat_of(s, c, m, u):
    """What killing it is worth: the Actions that it will not take, and the Objective."""
    if u == GASH:
        return step_worth(s, c, m, 0, objective_of(s, c, 0, SLAY)) + m.force[u]
    return m.force[u] * THREAT // 10 + 10 * s.unit[u].vitae


def blow_worth(s, m, u, n):
    """What it is worth that a Monster loses n Health."""
    health = s.unit[u].vitae
    if n >= health:
        return m.threat[u]
    return m.threat[u] * n * SCRATCH // (10 * health)


# --- Cryptonauts


def life_of(s, m, u):
    who = cython.address(s.unit[u])
    each = m.prize if m.ready else m.prize * LIFE_KNOWING // 100
    life = LIFE + each * who.knowledge + 40 * who.n_items + 30 * who.souls
    return life + LIFE // 2 if m.in_realm <= 3 else life


def vitae_price(level):
    """Of the Vitae between this level and the one below."""
    if level <= 1:
        return BETWEEN_REALMS
    if level == 2:
        return 115
    return 95 if level == 3 else 80


def pain(s, m, u, n):
    """What it costs that a Cryptonaut loses n Vitae; excess Damage is lost (CE-058)."""
    if n <= 0:
        return 0
    vitae = s.unit[u].vitae
    if vitae <= 0:
        return m.life[u]
    price = 0
    for level in range(max(vitae - n, 0) + 1, vitae + 1):
        price += vitae_price(level)
    return price + m.life[u] // 8 if vitae - n <= 1 else price


def relief(s, m, u, n):
    """What it is worth that she gets n Vitae."""
    vitae = s.unit[u].vitae
    worth = 0
    for level in range(vitae + 1, min(vitae + n, s.unit[u].max_vitae) + 1):
        worth += vitae_price(level)
    return worth + m.life[u] // 6 if vitae <= 1 and worth > 0 else worth


def weary(s, u, n):
    """What n Stamina cost her."""
    left = s.unit[u].stamina - n
    if left <= 0:
        return n * STAMINA_POINT + EXHAUSTION
    return n * STAMINA_POINT


# --- Objectives and Structures


def wanted(m):
    """What one more Knowledge is worth."""
    return m.prize if m.held + m.gone < m.need else m.prize // 5


def objective_of(s, c, slot, kind):
    """The Objective of a board that is of this kind and not yet done; -1."""
    board = cython.address(c.board[s.board[slot]])
    for k in range(2):
        if board.objective[k] == kind and not s.done[slot][k]:
            return k
    return -1


def step_worth(s, c, m, slot, k):
    """What one step of an Objective is worth: the more the fewer are left."""
    if k < 0:
        return 0
    worth = wanted(m)
    if not objectives_done(s, c, slot):
        worth = m.prize * 5 // 4
    return worth // max(c.board[s.board[slot]].goal[k] - s.progress[slot][k], 1)


def task_of(s, c, m, i):
    """What the fall of a Structure is worth to the Cryptonauts."""
    what = cython.address(s.structure[i])
    if what.gone or what.health < 0 or what.kind in (DOOR, ARCANE_DOOR, BARRICADE):
        return 0
    if what.kind == MONOLITH:
        return monolith_worth(s, what)
    slot = c.grid.slot[what.cell]
    k = objective_of(s, c, slot, DESTROY_ALL)
    if k < 0 or c.board[s.board[slot]].site[k] != what.kind:
        return 0
    return step_worth(s, c, m, slot, k)


def monolith_worth(s, what):
    """CE-156: one Empowered Monolith is as good as several."""
    if not what.empowered:
        return 20
    empowered = 0
    for k in range(s.n_structures):
        other = cython.address(s.structure[k])
        if other.kind == MONOLITH and other.empowered and not other.gone:
            empowered += 1
    return 50 if empowered > 1 else 3 * POWER_POINT


def wreck_worth(s, m, i, n):
    """What it is worth that a Structure loses n Health."""
    health = s.structure[i].health
    if health <= 0:
        return 0
    return m.task[i] * min(n, health) // health
