"""The Cryptonauts of the built-in player: whose Turn, which Action, where to, and whom to take along."""

import cython

# --- menus


def begin(s, c, m, u, p):
    """What all choices of a Cryptonaut's Turn depend on: her ways, her goals, her Attacks."""
    crypt_walker(s, c, u, cython.address(p.walker))
    aspire(s, c, m, cython.address(p.walker), cython.address(p.way))
    list_strikes(s, c, m, u, cython.address(p.strikes))
    p.best = p.strikes.worth[0] if p.strikes.n else 0
    p.left = actions_left(s, c, u)
    p.frail = frailty(s, u)


def frailty(s, u):
    """How much a Cryptonaut minds danger, in percent."""
    who = cython.address(s.unit[u])
    if who.vitae <= 1:
        n = 90
    elif who.vitae == 2:
        n = 60
    else:
        n = 40 if who.vitae == 3 else 20
    return n * 3 // 2 if who.knowledge else n


def foresee(s, c, m, u, p):
    """The best Attack from here, the best Move, and the best Move with an Attack after it."""
    here = s.unit[u].cell
    p.strike = strike_from(s, c, u, here, cython.address(p.strikes))
    p.move = 0
    p.charge = 0
    if s.unit[u].status & ENTOMBED:
        return
    explore(s, c, cython.address(p.walker), move_of(s, c, u), cython.address(p.reach))
    stay = place_worth(s, c, m, u, p, 0)
    for i in range(1, p.reach.n):
        if s.block[p.reach.cell[i]] & BLOCK_PIT:
            continue
        gain = place_worth(s, c, m, u, p, i) - stay - escape_price(s, c, u, here, p.reach.cell[i])
        p.move = max(p.move, gain)
        if gain + p.best > p.charge and p.strikes.n:
            p.charge = max(p.charge, gain + strike_from(s, c, u, p.reach.cell[i], cython.address(p.strikes)))


def place_worth(s, c, m, u, p, i):
    """What a space that she can get to is worth: the goals from there, less what threatens her."""
    cell = p.reach.cell[i]
    return p.way.value[cell] - 6 * p.reach.risk[i] - danger(s, c, m, p, cell)


def danger(s, c, m, p, cell):
    """Damage to be feared on a space, by how much she minds it."""
    total = 0
    for i in range(s.n_order):
        foe = s.order[i]
        away = distance(c, cell, 1, s.unit[foe].cell, size_of(s, c, foe))
        if away <= m.stride[foe]:
            total += m.force[foe] if away > 2 else m.force[foe] * 3 // 2
    return total * p.frail * FEAR // 10000


def escape_price(s, c, u, here, cell):
    """Break-Away checks on the way (CE-090)."""
    price = 0
    for i in range(s.n_order):
        foe = s.order[i]
        size = size_of(s, c, foe)
        if (
            distance(c, here, 1, s.unit[foe].cell, size) == 1
            and distance(c, cell, 1, s.unit[foe].cell, size) > 1
        ):
            price += STAMINA_POINT * (SURE - chance(stamina_of(s, c, u))) // SURE
    return price


def menu_worth(s, c, m, u, p, verb):
    """What a verb of the menu is worth, an Action that is left after it counted in."""
    after = max(p.move, p.strike * AFTER // 100) if p.left >= 2 else 0
    if verb == V_MOVE:
        return max(p.charge, p.move) if p.left >= 2 else p.move
    if verb == V_ATTACK:
        return p.strike + after if p.strike > 0 else NOTHING
    if verb in (V_FREE, V_CHARGE, V_RESTORE):
        worth = best_use(s, c, m, u, verb)
        return AT_ONCE + worth if worth > LEAST else NOTHING
    if verb in (V_CAST, V_ABILITY):
        worth = best_use(s, c, m, u, verb)
        return worth + after if worth > LEAST else NOTHING
    if verb == V_DEVOUR:
        return devour_worth(s, c, m, u, p, after)
    if verb == V_OBJECTIVE:
        return objective_worth(s, c, m, u) + after
    return menu_worth_more(s, c, m, u, p, verb, after)


def menu_worth_more(s, c, m, u, p, verb, after):
    if verb == V_PREPARE:
        return prepare_worth(s, m, u, p)
    if verb == V_REST:
        return rest_worth(s, c, m, u)
    if verb == V_TELEPORT:
        return teleport_worth(s, c, m, u)
    if verb == V_BUY:
        worth = max(p.move, p.strike)
        worth = max(worth, objective_worth(s, c, m, u))
        worth = max(worth, teleport_worth(s, c, m, u))
        return worth - weary(s, u, 2) - LEAST
    if verb == V_LOOT:
        return loot_worth(s, c, m, u) + after
    if verb == V_DIG:
        return 150 if s.unit[u].status & ENTOMBED else 110
    return 0 if verb == V_RETIRE else -50  # V_TRADE


def devour_worth(s, c, m, u, p, after):
    """Free ones at once; Attacks are in the list of strikes."""
    best = NOTHING
    for slot in range(S_ABILITY + 3, S_ITEM + 2 * s.unit[u].n_items):
        if slot_usable(s, c, u, V_DEVOUR, slot):
            worth = devour_slot(s, c, m, u, p, slot)
            if worth > LEAST:
                effect = effect_at(s, c, u, slot)
                best = max(best, worth + (AT_ONCE if c.effect[effect].kind == KIND_FREE else after))
    return best


def devour_slot(s, c, m, u, p, slot):
    if weapon_at(s, c, u, slot) < 0:
        return use_worth(s, c, m, u, slot)
    i = best_strike(s, c, u, s.unit[u].cell, cython.address(p.strikes))
    if i >= 0 and p.strikes.slot[i] == slot:
        return p.strikes.worth[i]
    return NOTHING


def objective_worth(s, c, m, u):
    """The best Objective Action from where she stands."""
    best = NOTHING
    for i in range(s.n_structures):
        what = cython.address(s.structure[i])
        if what.health < 0 and not what.gone and adjacent(s, c, u, REF_STRUCTURE + i):
            best = max(best, site_worth(s, c, m, u, i) * 5 // 4)
    return best if best > 0 else NOTHING


def prepare_worth(s, m, u, p):
    """CE-117: the last Action, kept for the Goddess Turn."""
    if p.left >= 2:
        return NOTHING
    worth = p.best * WATCH // 100
    return worth + 5 if m.near[u] else worth // 3 + 5


def rest_worth(s, c, m, u):
    """CE-071, in place of two Actions."""
    who = cython.address(s.unit[u])
    worth = relief(s, m, u, 2 + value(s, c, u, K_REST_HEAL))
    worth += (who.max_stamina - who.stamina) * STAMINA_POINT
    if who.status & INFECTION:
        worth += 60
    return worth - (0 if who.between else RESTING)


def loot_worth(s, c, m, u):
    best = 0
    for other in range(N_CRYPTONAUTS):
        if (
            s.unit[other].life == DEAD
            and apart(s, c, u, other) <= 1
            and s.unit_at[s.unit[other].cell] in (-1, u)
        ):
            best = max(best, estate(s, c, m, other))
    return best if best > 0 else NOTHING


# --- leaving


def teleport_worth(s, c, m, u):
    """CE-204 to CE-208: to win; or to save Knowledge from death where the others can still bring the rest."""
    taken = 1
    knowledge = s.unit[u].knowledge
    dying = is_dying(s, m, u)
    for other in range(n_team(c)):
        if other != u and may_take_along(s, c, u, other):
            taken += 1
            knowledge += s.unit[other].knowledge
            if is_dying(s, m, other):
                dying = 1
    if taken < 2:
        return NOTHING
    if m.gone + knowledge >= m.need and all_conditions(s, c, m):
        return WIN
    if not m.ready or not dying or m.in_realm - 2 < 3:
        return NOTHING
    return HOMEWARD // 2


def is_dying(s, m, u):
    """Whether Knowledge is about to be lost with her."""
    return s.unit[u].knowledge > 0 and s.unit[u].vitae <= 1 and m.near[u]


def may_take_along(s, c, u, other):
    return present(s, other) and not s.unit[other].status & ENTOMBED and adjacent(s, c, u, other)


def companion_worth(s, m, chosen, other):
    """TELEPORT_WITH: all who carry Knowledge, and otherwise one companion."""
    if s.unit[other].knowledge:
        return 100 + s.unit[other].knowledge
    return 50 - s.unit[other].vitae if chosen == 0 else -10


# --- whose Turn


def turn_worth(s, c, m, u, p):
    """Whose Turn should be first: who can strike now; last who is to be taken along."""
    list_strikes(s, c, m, u, cython.address(p.strikes))
    worth = strike_from(s, c, u, s.unit[u].cell, cython.address(p.strikes))
    if m.ready:
        return HOMEWARD + worth if s.unit[u].knowledge == 0 else worth
    return worth + 2 * s.unit[u].vitae


# --- Moves


def choose_way(s, c, m, u, p):
    """ASK_STEP: the best place within the points that are left, and the first step there."""
    here = s.unit[u].cell
    p.step = -1
    p.goal = here
    best = place_worth(s, c, m, u, p, 0)
    if p.left > 0:
        best += strike_from(s, c, u, here, cython.address(p.strikes))
    for i in range(1, p.reach.n):
        cell = p.reach.cell[i]
        if s.block[cell] & BLOCK_PIT:
            continue
        worth = place_worth(s, c, m, u, p, i) - escape_price(s, c, u, here, cell) - p.reach.cost[i]
        if p.left > 0 and worth + p.best > best:
            worth += strike_from(s, c, u, cell, cython.address(p.strikes))
        if worth > best:
            best = worth
            p.goal = cell
            p.step = p.reach.step[i]


def way_worth(c, p, action):
    """The place itself, where a Move may name it; else the first step; else to stay."""
    if action == VERB + V_DONE:
        return 0
    if p.step < 0:
        return -1
    if c.options.path and action == CELL + p.goal:
        return 2
    return 1 if action == p.step else -1
