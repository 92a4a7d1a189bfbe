"""Surge options (AT5): what may be bought, and what it does (DES-118 to DES-122)."""

import cython


def add_option(a, cost, code, n):
    option = cython.address(a.option[a.n_options])
    option.cost = cost
    option.code[0] = code
    option.n[0] = n
    option.code[1] = SU_NONE
    option.n[1] = 0
    option.bought = 0
    a.n_options += 1


def add_printed(a, surge):
    add_option(a, surge.cost, surge.code[0], surge.n[0])
    option = cython.address(a.option[a.n_options - 1])
    option.code[1] = surge.code[1]
    option.n[1] = surge.n[1]


def list_options(s, c, a):
    """The standard option, the printed ones, the added ones, in this order (spec 6.3)."""
    u = a.attacker
    a.n_options = 0
    if is_hero(u) and not a.flags & F_CHARMED:
        add_option(a, 1, SU_FATIGUE, 2 if skilled(s, u, IRON_WILL) else 1)
    else:
        add_option(a, 0, SU_NONE, 0)
    if u == FAMILIAR:
        for i in range(c.familiar.n_surges):
            add_printed(a, cython.address(c.familiar.surge[i]))
    elif is_monster(u):
        card = card_of(s, c, u)
        for i in range(card.n_surges):
            add_printed(a, cython.address(card.surge[i]))
        dark_options(s, c, a)
    elif a.weapon != W_UNARMED:
        row = weapon_row(s, c, u, a.weapon)
        for i in range(row.n_surges):
            add_printed(a, cython.address(row.surge[i]))
    if is_hero(u) and not a.flags & F_CHARMED:
        hero_options(s, c, a)
    for _ in range(a.see_needed):
        add_option(a, 1, SU_SEE, 0)


def dark_options(s, c, a):
    """Relics and cards of the overlord."""
    f = cython.address(s.figure[a.attacker])
    if f.relic == DUSKBLADE:
        add_option(a, 1, SU_PIERCE, 5)
    if f.relic == DARK_RUNE:
        add_option(a, 1, SU_DAMAGE, 2)
        add_option(a, 1, SU_MEND, 2)
    if a.cards & CARD_BLOW:
        add_option(a, 1, SU_RETURN, 0)
    if a.cards & CARD_CRITICAL:
        add_option(a, 1, SU_DAMAGE, 3)


def hero_options(s, c, a):
    u = a.attacker
    for h in range(c.options.heroes):
        if is_hero_named(s, h, AVRIC) and s.figure[h].life == STANDING and within(s, h, u, 3):
            add_option(a, 1, SU_RECOVER, 1)
    traits = traits_of(s, c, u, a.weapon)
    if a.how == D_SKILL + DEATH_RAGE:
        add_option(a, 1, SU_DEATH_RAGE, 0)
    if skilled(s, u, SHIELD_SLAM) and wears_shield(s, c, u) and not a.ranged and a.weapon >= 0:
        add_option(a, 1, SU_SLAM, 0)
    if skilled(s, u, VIGOR):
        add_option(a, 1, SU_VIGOR, 0)
    if skilled(s, u, RUNIC_KNOWLEDGE) and traits & (T_MAGIC | T_RUNE):
        add_option(a, 1, SU_RUNIC, 2)


def needs_sight_paid(s, c, a):
    """DES-122: effects by which the attack misses unless 1 surge is spent."""
    n = veils(s, c, a, a.target)
    if a.second >= 0:  # DER-121: both are targets
        n += veils(s, c, a, a.second)
    for h in range(c.options.heroes):
        if turned(s, h, CLOUD_OF_MIST) and space_distance(s, h, a.cell) <= 3:
            n += 1
    return n


def veils(s, c, a, v):
    """ABI-16, THI-6: what hides a target."""
    if is_hero(v):
        return turned(s, v, UNSEEN)
    return is_hero(a.attacker) and able(s, c, v, AB_SHADOW) and fig_adjacent(s, a.attacker, v)


def may_spend(s, c, a):
    """ABI-02: the cowardly need a master, lieutenant or agent within 3 spaces."""
    u = a.attacker
    if not able(s, c, u, AB_COWARDLY):
        return 1
    for v in range(FIRST_MONSTER, N_FIGURES):
        if v != u and s.figure[v].life == STANDING and s.figure[v].rank != MINION and within(s, u, v, 3):
            return 1
    return 0


def buyable(s, c, a, i):
    option = cython.address(a.option[i])
    if option.bought or option.cost == 0 or option.cost > a.surges:
        return 0
    code = option.code[0]
    if code == SU_RUNIC:
        return can_pay(s, a.attacker, 1)
    if code == SU_SLAM:
        return near_monster(s, a.attacker, 1) and slam_victim(s, c, a)
    if code == SU_STRAY:
        return any_stray(s, a)
    if code == SU_SECOND:
        return any_second(s, c, a)
    if code == SU_REROLL:
        return a.pool[0].n > 0
    return 1


def slam_victim(s, c, a):
    for v in range(FIRST_MONSTER, N_FIGURES):
        if s.figure[v].life == STANDING and fig_adjacent(s, a.attacker, v):
            return 1
    return 0


def any_stray(s, a):
    for v in range(FIRST_MONSTER, N_FIGURES):
        if stray_ok(s, a, v):
            return 1
    return 0


def stray_ok(s, a, v):
    """ABI-52: another monster within 3 spaces of the target."""
    return v != a.target and is_monster(v) and s.figure[v].life == STANDING and within(s, a.target, v, 3)


def any_second(s, c, a):
    for v in range(FIRST_MONSTER, N_FIGURES):
        if second_ok(s, c, a, v):
            return 1
    return 0


def second_ok(s, c, a, v):
    """ABI-54: one other monster adjacent to the attacker."""
    if v == a.target or not is_monster(v) or not attackable(s, c, a.attacker, v):
        return 0
    return fig_adjacent(s, a.attacker, v)


def legal_surge(s, c, a, mask):
    n = offer(mask, PASS)
    if may_spend(s, c, a):
        for i in range(a.n_options):
            if buyable(s, c, a, i):
                n += offer(mask, SURGE + i)
    return n


def buy(s, c, number, i):
    """The option is paid, and both of its effects work."""
    a = cython.address(s.attack[number])
    option = cython.address(a.option[i])
    option.bought = 1
    a.surges -= option.cost
    for k in range(2):
        take_effect(s, c, number, option.code[k], option.n[k])


def take_effect(s, c, number, code, n):
    a = cython.address(s.attack[number])
    u = a.attacker
    if code == SU_DAMAGE:
        a.damage += n
    elif code == SU_RANGE:
        a.range += n
    elif code == SU_PIERCE:
        a.pierce += n
    elif code == SU_STUN:
        a.conditions |= STUNNED
    elif code == SU_POISON:
        a.conditions |= POISONED
    elif code == SU_DISEASE:
        a.conditions |= DISEASED
    elif code == SU_IMMOBILIZE:
        a.conditions |= IMMOBILIZED
    elif code in (SU_MEND, SU_RECOVER):
        recover(s, c, u, n)
    elif code == SU_FATIGUE:
        refresh_fatigue(s, u, n)
    elif code == SU_SEE:
        a.see_bought += 1
    else:
        take_rare_effect(s, c, number, code, n)


def take_rare_effect(s, c, number, code, n):
    a = cython.address(s.attack[number])
    u = a.attacker
    if code == SU_BLAST:
        a.flags |= F_BLAST
        roll_newcomers(s, c, a)
    elif code == SU_KNOCKBACK:
        a.knockback = 1
    elif code == SU_MOVE_TARGET:
        a.move_target = 1
    elif code == SU_BLOOD_CALL:
        a.blood = 1
    elif code == SU_WITHER:
        a.wither = 1
    elif code == SU_SUBDUE:
        a.subdue = 1
    elif code == SU_RUNIC:
        pay_fatigue(s, u, 1)
        a.damage += n
    elif code == SU_DEATH_RAGE:
        a.damage += s.figure[u].damage // 2
    elif code == SU_VIGOR:
        for h in range(c.options.heroes):
            if s.figure[h].life == STANDING:
                refresh_fatigue(s, h, 1)
    elif code == SU_RETURN:
        s.discard[EXPERT_BLOW] -= 1
        take_up(s, EXPERT_BLOW)
    elif code == SU_RING:
        ring_of_pain(s, u)
    elif code == SU_FIRE_BREATH:
        a.flags |= F_PATH
        a.path[0] = a.cell
        a.path_n = 1
        v = s.fig_at[a.cell]  # the target may be another one by now (Defend)
        if v >= 0 and v != u and attackable(s, c, u, v):
            affect(s, c, a, v)
    elif code != SU_NONE:  # those that ask: Stray, Second target, Shield Slam, the reroll of a defence die
        push(s, USE, number, u, deed_of_surge(code), 0)


def deed_of_surge(code):
    if code == SU_STRAY:
        return D_STRAY
    if code == SU_SECOND:
        return D_SECOND
    if code == SU_SLAM:
        return D_SLAM
    return D_REROLL_DEFENCE


def roll_newcomers(s, c, a):
    """DES-132: who is affected only now rolls at once; AT4 follows."""
    old = a.n_affected
    add_blast(s, c, a)
    for k in range(old, a.n_affected):
        roll_defence(s, a, k)


def affect(s, c, a, v):
    """One more figure is affected by an option."""
    old = a.n_affected
    add_affected(s, c, a, v)
    if a.n_affected > old:
        roll_defence(s, a, old)


def ring_of_pain(s, u):
    """ABI-53."""
    for v in range(N_FIGURES - 1, FIRST_MONSTER - 1, -1):
        if s.figure[v].life == STANDING and fig_adjacent(s, u, v):
            hurt(s, u, v, 1)


def surge_task(s, c):
    """USE of an option that asks; the owner of the frame is the number of the attack."""
    f = top(s)
    number = f.owner
    a = cython.address(s.attack[number])
    deed = f.target
    u = f.source
    if f.step == 0:
        kind = ASK_DIE if deed == D_REROLL_DEFENCE else ASK_FIGURE
        push(s, kind, a.seat, u, deed, 0)
        return
    chosen = f.count
    pop(s)
    if deed == D_STRAY:
        hurt(s, u, chosen, 1)
    elif deed == D_SLAM:
        afflict(s, c, chosen, STUNNED)
    elif deed == D_SECOND:
        affect(s, c, a, chosen)
    else:
        p = cython.address(a.pool[0])
        p.die[chosen] = roll_die(s, p.die[chosen] // 6)
