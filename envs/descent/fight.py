"""What is seen of dice: the attack under way (or the last one), a test, a recovery."""

import cython


def see_attack(s, c, scene, out):
    """The innermost attack; when it is over it stays to be seen until the next one."""
    a = cython.address(s.attack[max(s.n_attacks - 1, 0)])
    if s.n_attacks == 0 and a.n_affected == 0:
        return
    row = out + AT_ATTACK
    row[ATTACK_UNDER_WAY] = s.n_attacks > 0
    row[ATTACK_DEPTH] = share(s.n_attacks, N_ATTACKS)
    row[ATTACK_STAGE] = share(scene.stage + 1, ST_OVER + 1)
    see_plan(a, row)
    if a.how >= 0:
        note_deed(a.how, out + AT_HOW)
    see_dice(c, a, scene.stage < 0 or scene.stage > ST_ROLL, out)
    see_sums(a, row)
    for i in range(a.n_options):
        see_option(cython.address(a.option[i]), out + AT_SURGES + i * N_SURGE_COLUMNS)
    if a.attacker >= 0:
        out[AT_FIGURES + a.attacker * N_FIGURE_COLUMNS + FIGURE_ATTACKER] = 1
    see_affected(c, a, out)


def note_deed(deed, row):
    """What kind of deed it is, and which one."""
    column = DEED_OTHER
    first = D_MOVE
    if deed < D_FEAT:
        column = DEED_SKILL
        first = D_SKILL
    elif deed < D_ABILITY:
        column = DEED_FEAT
        first = D_FEAT
    elif deed < D_ITEM:
        column = DEED_ABILITY
        first = D_ABILITY
    elif deed < D_SEARCH_CARD:
        column = DEED_ITEM
        first = D_ITEM
    elif deed < D_CARD:
        column = DEED_SEARCH_CARD
        first = D_SEARCH_CARD
    elif deed < D_PLOT:
        column = DEED_CARD
        first = D_CARD
    elif deed < D_SPECIAL:
        column = DEED_PLOT
        first = D_PLOT
    elif deed < D_RELIC:
        column = DEED_SPECIAL
        first = D_SPECIAL
    elif deed < D_MOVE:
        column = DEED_RELIC
        first = D_RELIC
    row[column] = 1
    row[DEED_NUMBER] = share(deed - first + 1, N_SKILLS)


def see_plan(a, row):
    """What was declared."""
    row[ATTACK_SEAT] = share(a.seat + 1, N_SEATS)
    row[ATTACK_WEAPON] = share(a.weapon - LEAST_WEAPON + 1, N_CARRIED - LEAST_WEAPON + 1)
    row[ATTACK_RANGED] = a.ranged
    row[ATTACK_SPACE] = share(a.cell + 1, N_SPACES)
    row[ATTACK_RANGE_NEEDED] = units(a.range_needed)
    for i in range(N_FLAGS):
        row[ATTACK_ACTION + i] = a.flags >> i & 1
    row[ATTACK_AT] = share(a.at, N_AFFECTED)
    if a.path_n:
        row[ATTACK_PATH_N] = share(a.path_n, 4)
        for i in range(4):
            row[ATTACK_PATH_1 + i] = share(a.path[i] + 1, N_SPACES) if i < a.path_n else 0


def see_dice(c, a, rolled, out):
    reach = 0
    damage = 0
    surges = 0
    for i in range(a.n_dice):
        out[AT_DICE + i] = share(a.die[i] + 1, N_DIE_FACES)
        face = cython.address(c.face[a.die[i] // N_FACES][a.die[i] % N_FACES])
        reach += face.range
        damage += face.damage
        surges += face.surge
        if rolled and face.miss:
            out[AT_ATTACK + ATTACK_MISS] = 1
    if rolled:
        out[AT_ATTACK + ATTACK_DICE_RANGE] = units(reach)
        out[AT_ATTACK + ATTACK_DICE_DAMAGE] = units(damage)
        out[AT_ATTACK + ATTACK_DICE_SURGES] = units(surges)


def see_sums(a, row):
    """What was added and bought."""
    row[ATTACK_SURGES] = units(a.surges)
    row[ATTACK_ADDED] = units(a.added)
    row[ATTACK_CANCELLED] = units(a.cancelled)
    row[ATTACK_DAMAGE] = number(a.damage)
    row[ATTACK_RANGE] = number(a.range)
    row[ATTACK_PIERCE] = units(a.pierce)
    row[ATTACK_SEE_NEEDED] = units(a.see_needed)
    row[ATTACK_SEE_BOUGHT] = units(a.see_bought)
    row[ATTACK_CONDITIONS] = share(a.conditions & 15, 16)
    row[ATTACK_SUBDUE] = units(a.subdue)
    row[ATTACK_BLOOD] = units(a.blood)
    row[ATTACK_WITHER] = units(a.wither)
    row[ATTACK_KNOCKBACK] = units(a.knockback)
    row[ATTACK_MOVE_TARGET] = units(a.move_target)
    row[ATTACK_CARDS] = share(a.cards & 255, 256)
    row[ATTACK_USED] = share(a.used & 255, 256)


def see_option(o, row):
    row[SURGE_COST] = units(o.cost)
    row[SURGE_CODE_1] = share(o.code[0], N_SURGE_CODES)
    row[SURGE_N_1] = units(o.n[0])
    row[SURGE_CODE_2] = share(o.code[1], N_SURGE_CODES)
    row[SURGE_N_2] = units(o.n[1])
    row[SURGE_BOUGHT] = units(o.bought)


def see_affected(c, a, out):
    asked = pool_asked(a)
    for i in range(a.n_affected):
        row = out + AT_FIGURES + a.affected[i] * N_FIGURE_COLUMNS
        row[FIGURE_AFFECTED] = HALF
        row[FIGURE_SHIELDS] = units(shields_of(c, cython.address(a.pool[i])))
        row[FIGURE_DEALT] = units(a.dealt[i])
        if i < SHOWN_POOLS or i == asked:
            see_pool(a, i, out + AT_POOLS + min(i, SHOWN_POOLS - 1) * N_POOL_COLUMNS)
    if a.second >= 0:
        out[AT_FIGURES + a.second * N_FIGURE_COLUMNS + FIGURE_AFFECTED] = HALF + QUARTER
    if a.target >= 0:
        out[AT_FIGURES + a.target * N_FIGURE_COLUMNS + FIGURE_AFFECTED] = 1
    if a.defeated:
        for u in range(N_FIGURES):
            if a.defeated >> u & 1:
                out[AT_FIGURES + u * N_FIGURE_COLUMNS + FIGURE_FELL] = 1


def pool_asked(a):
    """The first one whose dice may still be changed."""
    for i in range(a.n_affected):
        if a.pool[i].asked < ALL_DONE:
            return i
    return -1


def shields_of(c, p):
    """On the dice, and added."""
    n = p.bonus
    for k in range(p.n):
        n += c.face[p.die[k] // N_FACES][p.die[k] % N_FACES].shields
    return n


def see_pool(a, i, row):
    p = cython.address(a.pool[i])
    row[POOL_FIGURE] = share(a.affected[i] + 1, N_FIGURES)
    row[POOL_BONUS] = units(p.bonus)
    row[POOL_ASKED] = units(p.asked)
    row[POOL_BEST] = units(p.reroll_best + 1)
    for k in range(p.n):
        row[POOL_DIE_1 + k] = share(p.die[k] + 1, N_DIE_FACES)


def see_roll(s, scene, row):
    """The last test or recovery, or the one under way."""
    r = cython.address(s.roll)
    row[ROLL_USED] = share(r.used & USED_BITS, USED_BITS + 1)
    if r.n == 0:
        return
    row[ROLL_UNDER_WAY] = scene.roll
    row[ROLL_WHO] = share(r.who + 2, N_FIGURES + 1)
    if r.attribute >= 0:
        row[ROLL_MIGHT + r.attribute] = 1
    row[ROLL_MODIFIER] = number(r.modifier)
    for k in range(r.n):
        row[ROLL_DIE_1 + k] = share(r.die[k] + 1, N_DIE_FACES)
