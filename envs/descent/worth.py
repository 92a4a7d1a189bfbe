"""What figures, damage, fatigue, conditions are worth to the built-in player; the encounter is worth 3000.

Everything counts for the side that the figure belongs to.
"""

import cython


def chance(value):
    """DES-140: of passing a test, in 36."""
    if value <= 2:
        return 0 if value < 0 else 1 if value == 0 else 4 * value
    if value <= 4:
        return 19 if value == 3 else 26
    return 33 if value == 5 else 35 if value == 6 else THIRTY_SIX


def think(s, c, side, m):
    m.side = side
    m.rate = STEP_WORTH
    for u in range(N_FIGURES):
        m.price[u] = 0
        m.bounty[u] = 0
        m.menace[u] = 0
        m.left[u] = s.figure[u].health - s.figure[u].damage
        if s.figure[u].life != STANDING:
            continue
        if is_hero(u):
            weigh_hero(s, c, m, u)
        elif u == FAMILIAR:
            stake(s, m, u, FAMILIAR_LIFE, 30)
        elif u < FIRST_MONSTER:
            stake(s, m, u, figure_worth(s, u), 60)
        else:
            weigh_monster(s, c, m, u)


def stake(s, m, u, worth, slowly):
    """slowly: per cent of the worth that goes with the damage; the rest with the fall."""
    m.price[u] = worth * slowly // (100 * max(1, s.figure[u].health))
    m.bounty[u] = worth * (100 - slowly) // 100


# --- heroes


def weigh_hero(s, c, m, h):
    worth = HERO_LIFE
    if s.encounter == OQ2 or s.encounter == FI2:  # every knock-out counts
        worth += VICTORY // (KNOCKOUTS_PER_HERO * c.options.heroes)
    elif s.encounter == OQ1B:
        worth += 150
    if s.figure[h].carries >= 0:
        worth += 250
    stake(s, m, h, worth, 45)


def pain(s, m, u, n):
    """What it costs that a figure suffers n damage."""
    if n >= m.left[u]:
        return m.left[u] * m.price[u] + m.bounty[u]
    worth = n * m.price[u]
    return worth + m.bounty[u] // 6 if m.left[u] - n <= 2 else worth


def relief(s, c, m, h, n):
    """What it is worth that a hero recovers n damage."""
    if s.figure[h].life == DOWN:
        return 300 + 8 * min(n, s.figure[h].health)
    n = min(n, s.figure[h].damage)
    if n <= 0:
        return 0
    worth = n * max(m.price[h], 15)
    return worth + 60 if m.left[h] <= 3 else worth


def weary(s, h, n):
    """What n fatigue cost him: the last ones are dear."""
    left = s.hero[h].stamina - s.hero[h].fatigue
    worth = 0
    for _ in range(n):
        worth += 26 if left <= 1 else 20 if left <= 2 else 14
        left -= 1
    return worth


def rested(s, h, n):
    """What recovering n fatigue is worth."""
    return 15 * min(n, s.hero[h].fatigue)


# --- monsters


def die_mean(die):
    """Damage of an attack die, in tenths."""
    if die == BLUE:
        return 13
    return 22 if die == RED else 12


def menace_of(s, c, u):
    card = card_of(s, c, u)
    n = -9
    for i in range(card.n_dice):
        n += die_mean(card.dice[i])
    if card.n_surges > 0:
        n += 5
    return max(n, 6)


def weigh_monster(s, c, m, u):
    """The damage that it would do, what it carries, and the encounter."""
    g = cython.address(s.figure[u])
    m.menace[u] = menace_of(s, c, u)
    worth = 40 + 6 * m.menace[u]
    if m.side == 0 and s.encounter in (CD1, CD2, CP1, DW2, ER1, HC1):  # it strikes at whom they protect
        worth += 9 * m.menace[u]
    if g.tokens:
        worth += 25
    if g.rank != MINION:
        worth += 40
    worth += errand_of(s, u)
    if is_leader(s, u) and has_leader(s.encounter):
        stake(s, m, u, worth + leader_worth(s.encounter), 75)
    else:
        stake(s, m, u, worth, 40)


def leader_worth(e):
    """What the fall of the leader brings the heroes."""
    if e == CD2:
        return 700
    if e == CP1:
        return 1200
    return VICTORY


def errand_of(s, u):
    """What the overlord hopes for from a monster that runs."""
    e = s.encounter
    g = cython.address(s.figure[u])
    if g.carries >= 0:
        return 350
    if (e in (FB, OQ0)) and g.kind == GOBLIN:
        near = 12 - to_exit(s, g.cell)
        return VICTORY // AWAY_FB * max(0, near) // 20
    if e == CP1 and g.kind == ZOMBIE:
        return 250
    if e == LV1 and g.rank != MINION:
        return 250
    if e in (HC1, HC2):
        return 60
    return 0


def to_exit(s, cell):
    """Spaces to the Exit."""
    m = map_of(s)
    best = 30
    for to in range(m.n):
        if m.zones[to] >> ZONE_EXIT & 1:
            best = min(best, m.distance[cell][to])
    return best


def figure_worth(s, u):
    """Of a quest figure to the heroes."""
    e = s.encounter
    if e == CD1:
        return VICTORY // 4
    if e == DW2:
        return VICTORY // LOST_NEEDED
    if e == CD2 and u != SIR_PALAMON:
        return VICTORY // 6
    return VICTORY


# --- conditions


def condition_worth(s, m, v, condition):
    """What it costs a figure to get it."""
    if s.figure[v].conditions & condition or (FAMILIAR <= v < FIRST_MONSTER):
        return 0
    if condition == STUNNED:
        return 70 if v < FIRST_MONSTER else 30 + 2 * m.menace[v]
    if condition == IMMOBILIZED:
        return 45
    if condition == POISONED:
        return 2 * m.price[v]
    return 30 if v < FIRST_MONSTER else 2 * m.price[v]
