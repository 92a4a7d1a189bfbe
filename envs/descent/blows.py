"""Damage of an attack, and what follows it (DES-124 to DES-138); window AT7."""

import cython


def finish(s, c, f, a):
    if f.step == ST_DAMAGE:
        if a.flags & F_MISSED or f.count >= a.n_affected:
            f.step = ST_MOVES
            f.count = 0
        elif f.owner >= 0:  # the damage has been suffered: conditions, then the next figure
            f.owner = -1
            give_conditions(s, c, a, f.count)
            f.count += 1
        else:
            f.owner = 0
            strike(s, c, f.source, a, f.count)
    elif f.step == ST_MOVES:
        f.step = ST_EFFECTS
        f.count = 0
        if not a.flags & F_MISSED:
            move_target(s, c, f.source, a)
    elif f.step == ST_EFFECTS:
        effects(s, c, f, a)
    elif f.step == ST_AT7:
        if is_hero_side(a):
            ask_window(s, c, W_AT7, a.seat, f.source, 0)
        else:
            f.step = ST_AT7_HEROES
            f.count = 0
    elif f.step == ST_AT7_HEROES:
        if not is_monster(a.attacker) or a.flags & F_COMMANDED or f.count >= c.options.heroes:
            f.step = ST_OVER
        else:
            ask_window(s, c, W_AT7_HERO, seat_of(f.count), f.count, f.source)
    else:
        s.n_attacks -= 1
        pop(s)


def is_hero_side(a):
    return a.attacker <= FAMILIAR and not a.flags & F_CHARMED


def strike(s, c, number, a, k):
    """DES-124 to DES-127: damage of the roll, less shields."""
    v = a.affected[k]
    if s.figure[v].life != STANDING:
        return
    damage = damage_total(s, c, a)
    dealt = max(0, damage - shields_of(s, c, a, k))
    if a.how == D_SKILL + BLACK_ARROW and v == a.target:
        dealt = max(dealt, BLACK_ARROW_LEAST)
    if a.how == D_SKILL + CORPSE_BLAST and v == FAMILIAR:
        dealt = 0
    a.dealt[k] = min(dealt, MOST_DEALT)
    a.at = k
    if dealt > 0:
        hurt_by_attack(s, a.attacker, v, dealt, number)


def damage_total(s, c, a):
    """Damage on the dice and bonuses; Leoric's reduction last (HER-3)."""
    n = dice_damage(c, a) + a.damage
    if is_monster(a.attacker) and not a.flags & F_COMMANDED:
        for h in range(c.options.heroes):
            if n >= 2 and leoric_near(s, h, a.attacker):
                n -= 1
    return n


def leoric_near(s, h, u):
    return is_hero_named(s, h, LEORIC) and s.figure[h].life == STANDING and within(s, h, u, 3)


def give_conditions(s, c, a, k):
    """DES-128, DES-130: to the target (both named ones), by the damage dealt to it."""
    v = a.affected[k]
    if a.dealt[k] < 1 or (v != a.target and v != a.second):
        return
    conditions = a.conditions
    if a.how == D_SKILL + DIRTY_TRICKS and v == a.target:
        conditions |= STUNNED
    afflict(s, c, v, conditions)


def dealt_to(a, v):
    for k in range(a.n_affected):
        if a.affected[k] == v:
            return a.dealt[k]
    return 0


def deals_any(a):
    for k in range(a.n_affected):
        if a.dealt[k] > 0:
            return 1
    return 0


def move_target(s, c, number, a):
    """DES-138: Knockback and Move target, only if the target is still there."""
    v = a.target
    if s.figure[v].life != STANDING or (is_monster(v) and s.figure[v].rank == LIEUTENANT and stays(s, c, v)):
        return
    if a.knockback:
        push(s, PLACE, 0, v, NEAR, s.figure[v].cell + 256 * 3)
        top(s).step = 1
    if a.move_target and not has(s, v, IMMOBILIZED):
        push(s, USE, number, a.attacker, D_MOVE_TARGET, 0)


def stays(s, c, v):
    """ABI-32: the overlord ignores what would move his lieutenant against his will."""
    return able(s, c, v, AB_UNMOVABLE)


def move_target_task(s, c):
    """USE: the attacker moves the target 1 space, if he wishes."""
    f = top(s)
    a = cython.address(s.attack[f.owner])
    pop(s)
    ask_roam(s, a.target, 1, a.seat, 0)


# --- what follows the damage


def effects(s, c, f, a):
    """One effect after the other: f.count is the number of the next."""
    k = f.count
    f.count += 1
    if k == 0:
        if a.blood:
            recover(s, c, a.attacker, dealt_to(a, a.target))
        if a.wither and not a.flags & F_MISSED:  # DES-149: a figure without stamina suffers damage
            tire(s, c, a.attacker, a.target, 1)
        if a.subdue and still_there(s, a):
            push(s, USE, f.source, a.attacker, D_SUBDUE, 0)
    elif k == 1:
        skill_effects(s, c, f.source, a)
    elif k == 2:
        after_effects(s, c, a)
    else:
        f.step = ST_AT7
        f.count = 0


def still_there(s, a):
    """The target has been dealt damage, and stands."""
    return dealt_to(a, a.target) > 0 and s.figure[a.target].life == STANDING


def skill_effects(s, c, number, a):
    h = a.attacker
    if a.how == D_SKILL + CORPSE_BLAST and s.figure[FAMILIAR].life == STANDING:
        fall(s, h, FAMILIAR)
    if not is_hero(h) or a.flags & F_CHARMED:
        return
    if a.how == D_SKILL + BLESSED_STRIKE and deals_any(a):
        push(s, USE, number, h, D_SKILL + BLESSED_STRIKE, 0)
        top(s).step = BLESSED
    elif a.how == D_SKILL + DRAIN_SPIRIT and deals_any(a):
        for v in range(c.options.heroes):
            if v == h or within(s, h, v, 3):
                heal(s, c, h, v, 1)
    elif a.how == D_SKILL + SHARED_PAIN and dealt_to(a, a.target) > 0:
        group = s.figure[a.target].group
        for v in range(N_FIGURES - 1, FIRST_MONSTER - 1, -1):
            if v != a.target and s.figure[v].life == STANDING and s.figure[v].group == group:
                hurt(s, h, v, 1)
    elif a.how == D_SKILL + RUNIC_SORCERY and still_there(s, a):
        push(s, USE, number, h, D_SUBDUE, 0)


def heal(s, c, by, h, n):
    """A hero recovers by another's skill (also a knocked-out one, DER-77); Ancestor Spirits may answer."""
    if s.figure[h].life != STANDING and s.figure[h].life != DOWN:
        return
    if s.figure[h].damage > 0:
        s.hero[by].spirits |= 1 << h
    recover(s, c, h, n)


def after_effects(s, c, a):
    """AT7.1: Aftershock, Zorek's Favor, the scythe, the rune, Vampiric Blood."""
    u = a.attacker
    if is_hero(u) and s.figure[u].life == STANDING:
        for k in range(a.n_affected):
            v = a.affected[k]
            if able(s, c, v, AB_AFTERSHOCK) and s.figure[v].life == STANDING and fig_adjacent(s, u, v):
                push(s, EACH, -1, v, D_SPECIAL + AFTERSHOCK_NUMBER, 1 << u)
            if is_monster(v) and s.figure[v].relic == ZOREKS_FAVOR and s.figure[v].life == STANDING:
                push(s, EACH, -1, v, D_RELIC + ZOREKS_FAVOR, 1 << u)
    if a.flags & F_CHARMED:
        return
    n = monsters_defeated(a)
    if n == 0:
        return
    if is_hero(u) and a.weapon >= 0 and s.figure[u].life == STANDING:
        item = s.hero[u].item[a.weapon]
        if item == REAPERS_SCYTHE:
            recover(s, c, u, 1)
        if item == THE_SHADOW_RUNE:
            refresh_fatigue(s, u, 1)
    owner = u if is_hero(u) else (necro_of(s) if u == FAMILIAR else -1)
    if owner >= 0 and skilled(s, owner, VAMPIRIC_BLOOD) and s.figure[owner].life == STANDING:
        refresh_fatigue(s, owner, n)


def monsters_defeated(a):
    n = 0
    for v in range(FIRST_MONSTER, N_FIGURES):
        if a.defeated >> v & 1:
            n += 1
    return n


def subdue_task(s, c):
    """USE: one condition of the attacker's choice (ABI-36, RUN-6)."""
    f = top(s)
    a = cython.address(s.attack[f.owner])
    if f.step == 0:
        push(s, ASK_CHOICE, a.seat, f.source, D_SUBDUE, 0xF0)
        return
    pop(s)
    afflict(s, c, a.target, 1 << (f.count - 4))
