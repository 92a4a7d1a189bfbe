"""Attacks before they are rolled: exact sums of dice against exact sums of shields."""

import cython


def clear_strike(a):
    memset(a, 0, cython.sizeof(Strike))
    a.all = 1
    a.n = 1


def roll_out(c, a, dice, n):
    """All that the first three dice can show together; an X is a miss (DES-117)."""
    for i in range(n):
        if i < COUNTED_DICE:
            roll_one(c, a, dice[i])
        else:
            a.damage += 2 if dice[i] == RED else 1
    n_hits = 0
    for k in range(a.n):
        if a.shown_surges[k] >= 0:
            a.shown_damage[n_hits] = a.shown_damage[k]
            a.shown_range[n_hits] = a.shown_range[k]
            a.shown_surges[n_hits] = a.shown_surges[k]
            n_hits += 1
    a.n = n_hits


def roll_one(c, a, die):
    """One die more: each outcome becomes six, from the last on, so that none is overwritten unread."""
    a.all *= SIDES
    for k in range(a.n - 1, -1, -1):
        damage = a.shown_damage[k]
        far = a.shown_range[k]
        surges = a.shown_surges[k]
        for side in range(SIDES):
            face = cython.address(c.face[die][side])
            place = k * SIDES + side
            a.shown_damage[place] = damage + face.damage
            a.shown_range[place] = far + face.range
            a.shown_surges[place] = MISSED if face.miss else surges + face.surge
    a.n *= SIDES


# --- surges


def as_damage(code, n):
    """What an option adds to the damage, as far as can be said before the roll."""
    if code in (SU_DAMAGE, SU_RUNIC):
        return n
    return (n + 1) // 2 if code == SU_PIERCE else 0


def gain(gains, cost, n):
    """One option more, bought at most once: the best sums for so many surges."""
    if n <= 0 or cost <= 0:
        return
    for k in range(MOST_SURGES - 1, cost - 1, -1):
        gains[k] = max(gains[k], gains[k - cost] + n)


def printed_surges(a, surges, n):
    for i in range(n):
        for k in range(2):
            code = surges[i].code[k]
            gain(a.gain_damage, surges[i].cost, as_damage(code, surges[i].n[k]))
            if code == SU_RANGE:
                gain(a.gain_range, surges[i].cost, surges[i].n[k])


# --- who attacks


def strike_of(s, c, a, u, weapon, how):
    """weapon: the place of an item, or W_...; how: the Deed that it belongs to."""
    clear_strike(a)
    a.ranged = is_ranged(s, c, u, weapon)
    a.reach = reach_of(s, c, u, weapon)
    if u == FAMILIAR:
        familiar_strike(s, c, a)
    elif u >= FIRST_MONSTER:
        monster_strike(s, c, a, u, weapon)
    else:
        hero_strike(s, c, a, u, weapon, how)


def familiar_strike(s, c, a):
    """FAM-1, NEC-5, NEC-6."""
    h = necro_of(s)
    for i in range(c.familiar.n_dice):
        dice[i] = c.familiar.dice[i]
    n = c.familiar.n_dice
    if skilled(s, h, VAMPIRIC_BLOOD) and n < COUNTED_DICE:
        dice[n] = YELLOW
        n += 1
    roll_out(c, a, dice, n)
    printed_surges(a, c.familiar.surge, c.familiar.n_surges)


def monster_strike(s, c, a, u, weapon):
    card = card_of(s, c, u)
    if weapon == W_BOLT:
        roll_out(c, a, c.bolt, COUNTED_DICE)
    else:
        roll_out(c, a, card.dice, card.n_dice)
    if card.abilities & AB_COWARDLY and is_cowed(s, c, u):
        return
    printed_surges(a, card.surge, card.n_surges)
    if s.figure[u].relic == DUSKBLADE or s.figure[u].relic == DARK_RUNE:
        gain(a.gain_damage, 1, 2)


def is_cowed(s, c, u):
    """ABI-02."""
    for v in range(FIRST_MONSTER, N_FIGURES):
        if v != u and s.figure[v].life == STANDING and s.figure[v].rank != MINION and within(s, u, v, 3):
            return 0
    return 1


def hero_strike(s, c, a, h, weapon, how):
    if weapon == W_UNARMED:
        blue = BLUE
        roll_out(c, a, cython.address(blue), 1)
        return
    row = weapon_row(s, c, h, weapon)
    roll_out(c, a, row.dice, row.n_dice)
    printed_surges(a, row.surge, row.n_surges)
    a.damage += s.hero[h].fury
    a.pierce = row.pierce
    a.range += row.range
    if weapon < 0:
        return
    traits = traits_of(s, c, h, weapon)
    if traits & (T_MAGIC | T_RUNE) and skilled(s, h, RUNIC_KNOWLEDGE) and stamina_left(s, h) > 0:
        gain(a.gain_damage, 1, 2)
    if traits & T_RUNE:
        a.surges += ready(s, h, RUNE_MASTERY)
    if traits & T_BOW:
        a.surges += ready(s, h, BOW_MASTERY)
    if row.attack == MELEE and row.slot == TWO_HANDS:
        a.surges += ready(s, h, WEAPON_MASTERY)
    if ready_item(s, h, MANA_WEAVE) >= 0:
        a.surges += 1
    if has_item(s, h, SCORPION_HELM) >= 0:
        a.range += 1
    if how == D_SKILL + RAGE:
        a.damage += 1
    elif how == D_SKILL + BLACK_ARROW:
        a.range += 2
    elif how == D_SKILL + DEATH_RAGE:
        gain(a.gain_damage, 1, s.figure[h].damage // 2)


# --- what comes of it


def tally(a, far):
    """Outcomes by damage at this range: first range is bought, then damage (DES-121)."""
    a.told |= 1 << far
    for k in range(a.n):
        surges = min(a.shown_surges[k] + a.surges, MOST_SURGES - 1)
        lack = far - a.shown_range[k] - a.range if a.ranged else 0
        if lack > 0:
            surges = after_range(a, surges, lack)
            if surges < 0:
                continue
        damage = a.shown_damage[k] + a.damage + a.gain_damage[surges]
        a.hits[far][min(damage, DAMAGES - 1)] += 1


def after_range(a, surges, lack):
    """Surges left when so much range has been bought; -1: it cannot be."""
    for k in range(1, surges + 1):
        if a.gain_range[k] >= lack:
            return surges - k
    return -1


def guard_of(s, c, g, v, by):
    """The defence pool of v against by (-1: anybody near)."""
    memset(g, 0, cython.sizeof(Guard))
    g.all = 1
    g.ways[0] = 1
    if v < MAX_HEROES:
        hero_guard(s, c, g, v)
    elif v == FAMILIAR:
        if skilled(s, necro_of(s), DARK_PACT):
            add_guard(c, g, BROWN)
    elif v < FIRST_MONSTER:
        add_guard(c, g, figure_row(s, c, v).figure_defence)
    else:
        card = card_of(s, c, v)
        for i in range(card.n_defence[c.options.heroes - 2]):
            add_guard(c, g, card.defence[c.options.heroes - 2][i])
        if card.abilities & AB_NIGHT_STALKER and by >= 0 and not fig_adjacent(s, v, by):
            add_guard(c, g, BROWN)


def hero_guard(s, c, g, h):
    """His sheet, his armor, what skills add (DES-114)."""
    me = cython.address(s.hero[h])
    if me.monkey:
        return
    add_guard(c, g, c.hero[me.hero].defence)
    for i in range(N_CARRIED):
        if me.item[i] >= 0 and me.equipped >> i & 1 and c.item[me.item[i]].defence >= 0:
            add_guard(c, g, c.item[me.item[i]].defence)
    if skilled(s, h, DEFENSE_TRAINING) and wears_shield(s, c, h):
        add_guard(c, g, BROWN)
    if me.faith or turned(s, h, LURK):
        add_guard(c, g, BROWN)


def add_guard(c, g, die):
    if g.all >= MOST_GUARDS:
        return
    g.all *= SIDES
    memcpy(before, g.ways, cython.sizeof(g.ways))
    memset(g.ways, 0, cython.sizeof(g.ways))
    for n in range(SHIELDS):
        if before[n] > 0:
            for side in range(SIDES):
                g.ways[min(n + c.face[die][side].shields, SHIELDS - 1)] += before[n]


def blow_worth(a, g, far, left, price, bounty):
    """What an attack is worth on average: `price` for each damage, `bounty` if the `left` health is gone."""
    if not a.told >> far & 1:
        tally(a, far)
    dealt = 0
    felled = 0
    for damage in range(1, DAMAGES):
        hits = a.hits[far][damage]
        if hits == 0:
            continue
        for n in range(SHIELDS):
            if g.ways[n] == 0:
                continue
            through = damage - max(0, n - a.pierce)
            if through <= 0:
                break
            w = g.ways[n] * hits
            if through >= left:
                felled += w
                dealt += w * left
            else:
                dealt += w * through
    return (dealt * price + felled * bounty) // (a.all * g.all)
