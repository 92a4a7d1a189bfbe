"""Dice of an attack: attack pool, who is affected, defence pools (DES-114, DES-115, DES-131, DES-132)."""

import cython


def add_attack_die(s, a, kind):
    if a.n_dice < N_ATTACK_DICE:
        a.die[a.n_dice] = 6 * kind
        a.n_dice += 1


def build_attack_pool(s, c, a):
    """The dice of the weapon or card, then added ones."""
    u = a.attacker
    a.n_dice = 0
    if u == FAMILIAR:
        for i in range(c.familiar.n_dice):
            add_attack_die(s, a, c.familiar.dice[i])
        if skilled(s, necro_of(s), VAMPIRIC_BLOOD):
            add_attack_die(s, a, YELLOW)
    elif u >= FIRST_MONSTER:
        card = card_of(s, c, u)
        if a.weapon == W_BOLT:
            for i in range(3):
                add_attack_die(s, a, c.bolt[i])
        else:
            for i in range(card.n_dice):
                add_attack_die(s, a, card.dice[i])
    elif a.weapon == W_UNARMED:
        add_attack_die(s, a, BLUE)
    else:
        row = weapon_row(s, c, u, a.weapon)
        for i in range(row.n_dice):
            add_attack_die(s, a, row.dice[i])
    if is_hero(u) and not a.flags & F_CHARMED:  # DIS-4: his next attack in this Round
        for _ in range(s.hero[u].fury):
            add_attack_die(s, a, YELLOW)
        s.hero[u].fury = 0


def printed_bonuses(s, c, a):
    """What weapon, card and skill always add."""
    u = a.attacker
    a.ranged = is_ranged(s, c, u, a.weapon)
    if is_hero(u) and a.weapon != W_UNARMED:
        row = weapon_row(s, c, u, a.weapon)
        a.pierce += row.pierce
        a.range += row.range
        if a.weapon >= 0:
            weapon_bonuses(s, c, a, s.hero[u].item[a.weapon])
    if is_hero(u) and not a.flags & F_CHARMED:
        skill_bonuses(s, c, a)
        if has_item(s, u, SCORPION_HELM) >= 0:
            a.range += 1
    if is_monster(u) and (challenged_by(s, a.target, u) or challenged_by(s, a.second, u)):
        a.damage += 1


def weapon_bonuses(s, c, a, item):
    u = a.attacker
    if item == THROWING_KNIVES and fig_adjacent(s, u, a.target):
        a.damage += 1
    if item == DRAGONTOOTH_HAMMER and hands_used(s, c, u) == 1:
        a.damage += 1


def hands_used(s, c, h):
    me = cython.address(s.hero[h])
    hands = 0
    for i in range(N_CARRIED):
        if me.item[i] >= 0 and me.equipped >> i & 1:
            hands += hands_of(c.item[me.item[i]].slot)
    return hands


def skill_bonuses(s, c, a):
    u = a.attacker
    if a.how == D_SKILL + RAGE:
        a.damage += 1
    if a.how == D_SKILL + BLACK_ARROW:
        a.range += 2
    if a.how == D_SKILL + EXPLODING_RUNE:
        a.flags |= F_BLAST
    if is_monster(a.target):
        if challenges(s, u, a.target):
            a.damage += 1
        if skilled(s, u, SNEAKY) and s.hero[u].unseen_by >> (a.target - FIRST_MONSTER) & 1:
            a.damage += 1


def challenges(s, h, u):
    """KNI-2: the two have it out with each other while the card is exhausted."""
    return turned(s, h, CHALLENGE) and s.hero[h].challenged == u


def challenged_by(s, h, u):
    """Whether h is a hero who has challenged this monster."""
    return is_hero(h) and challenges(s, h, u)


# --- who is affected


def add_affected(s, c, a, v):
    """One more figure that the attack reaches; its pool stands ready to be rolled."""
    for i in range(a.n_affected):
        if a.affected[i] == v:
            return
    k = a.n_affected
    a.affected[k] = v
    a.dealt[k] = 0
    a.n_affected += 1
    build_defence_pool(s, c, a, k)


def find_affected(s, c, a):
    """The target first, a second target, then what the way of attacking reaches."""
    a.n_affected = 0
    add_affected(s, c, a, a.target)
    if a.second >= 0:
        add_affected(s, c, a, a.second)
    if a.flags & F_ALL_AROUND:
        for v in range(N_FIGURES):
            if v != a.attacker and reached_around(s, c, a, v):
                add_affected(s, c, a, v)
    if a.flags & F_BLAST:
        add_blast(s, c, a)


def reached_around(s, c, a, v):
    if not attackable(s, c, a.attacker, v):
        return 0
    return around(s, c, a.attacker, a.how, v)


def add_blast(s, c, a):
    """ABI-46, DER-65: everybody adjacent to the target space but the attacker."""
    for v in range(N_FIGURES):
        if v != a.attacker and attackable(s, c, a.attacker, v) and beside_space(s, v, a.cell):
            add_affected(s, c, a, v)


# --- defence pools


def add_die_to(p, kind):
    if p.n < N_POOL:
        p.die[p.n] = 6 * kind
        p.n += 1


def build_defence_pool(s, c, a, k):
    """The dice of card or sheet, armor, and what is added (DES-114)."""
    v = a.affected[k]
    p = cython.address(a.pool[k])
    memset(p, 0, cython.sizeof(Pool))
    p.reroll_best = -1
    if is_hero(v):
        hero_defence(s, c, p, v)
    elif v == FAMILIAR:
        if a.how == D_SKILL + CORPSE_BLAST:
            p.asked = 8
        elif skilled(s, necro_of(s), DARK_PACT) and s.figure[necro_of(s)].life == STANDING:  # DES-156
            add_die_to(p, BROWN)
    elif v < FIRST_MONSTER:
        add_die_to(p, figure_row(s, c, v).figure_defence)
    else:
        card = card_of(s, c, v)
        for i in range(card.n_defence[c.options.heroes - 2]):
            add_die_to(p, card.defence[c.options.heroes - 2][i])
        if card.abilities & AB_NIGHT_STALKER and not fig_adjacent(s, v, a.attacker):
            add_die_to(p, BROWN)


def hero_defence(s, c, p, v):
    """A monkey has no defence dice at all (DER-84)."""
    me = cython.address(s.hero[v])
    if me.monkey:
        return
    own_defence(s, c, p, v)
    if skilled(s, v, DEFENSE_TRAINING) and wears_shield(s, c, v):
        add_die_to(p, BROWN)
    for _ in range(me.faith):
        add_die_to(p, BROWN)
    if turned(s, v, LURK):
        add_die_to(p, BROWN)


def own_defence(s, c, p, v):
    """Of his sheet and his armor."""
    me = cython.address(s.hero[v])
    add_die_to(p, c.hero[me.hero].defence)
    for i in range(N_CARRIED):
        if me.item[i] >= 0 and me.equipped >> i & 1 and c.item[me.item[i]].defence >= 0:
            add_die_to(p, c.item[me.item[i]].defence)


# --- rolling


def roll_attack(s, a):
    for i in range(a.n_dice):
        a.die[i] = roll_die(s, a.die[i] // 6)


def roll_defence(s, a, k):
    p = cython.address(a.pool[k])
    for i in range(p.n):
        p.die[i] = roll_die(s, p.die[i] // 6)


def dice_damage(c, a):
    n = 0
    for i in range(a.n_dice):
        n += face_of(c, a.die[i]).damage
    return n


def dice_range(c, a):
    n = 0
    for i in range(a.n_dice):
        n += face_of(c, a.die[i]).range
    return n


def dice_surges(c, a):
    n = 0
    for i in range(a.n_dice):
        n += face_of(c, a.die[i]).surge
    return n


def shows_x(c, a):
    for i in range(a.n_dice):
        if face_of(c, a.die[i]).miss:
            return 1
    return 0


def pool_shields(c, p):
    n = 0
    for i in range(p.n):
        n += face_of(c, p.die[i]).shields
    return n


def shields_of(s, c, a, k):
    """DES-125: dice, what was added, fixed bonuses (DER-49, SHO-26), less Pierce."""
    v = a.affected[k]
    p = cython.address(a.pool[k])
    n = max(pool_shields(c, p), p.reroll_best) + p.bonus
    if is_monster(v) and s.figure[v].tokens and guards_treasure(s):
        n += 1
    if is_hero(v) and has_item(s, v, IRON_BOUND_RING) >= 0 and any_blank(c, p):
        n += 1
    return max(0, n - a.pierce)


def guards_treasure(s):
    """RAY-131: works as long as the card is faceup."""
    return s.plot[GUARDED_TREASURE] != PLOT_FACEDOWN


def any_blank(c, p):
    for i in range(p.n):
        if face_of(c, p.die[i]).shields == 0:
            return 1
    return 0
