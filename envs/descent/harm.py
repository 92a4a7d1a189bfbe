"""Damage, fatigue, recovery, knock-outs and defeats (DES-146 to DES-159)."""

import cython


def hurt(s, by, u, n):
    """Damage outside an attack, to be suffered next."""
    if n > 0 and s.head.depth < FULLEST:
        push(s, HARM, -1, by, u, n)


def hurt_by_attack(s, by, u, n, attack):
    push(s, HARM, attack, by, u, n)


def harm_task(s, c):
    """HARM; owner: number of the attack, -1: no attack, -2: fatigue beyond stamina by Word of Misery, -3:
    moved by
    Dark Pact. Step 0: may it be replaced (AT6), 1: it is suffered.
    """
    f = top(s)
    if s.figure[f.target].life != STANDING or f.count <= 0:
        pop(s)
    elif f.step == 0:
        ask_window(s, c, W_AT6, harm_seat(s, f.target), f.target, f.count)
    else:
        suffer(s, c, f.source, f.target, f.count, f.owner)


def harm_seat(s, u):
    """Who may replace damage: the hero himself, the Necromancer for his Reanimate."""
    if u == FAMILIAR:
        return seat_of(necromancer(s))
    return seat_of(u) if is_hero(u) else 0


def necromancer(s):
    """The hero to whom the Reanimate belongs; -1."""
    for h in range(MAX_HEROES):
        if s.hero[h].cls == NECROMANCER and s.hero[h].hero >= 0:
            return h
    return -1


def suffer(s, c, by, u, n, owner):
    """The HARM frame goes; damage never exceeds health (DES-146)."""
    pop(s)
    f = cython.address(s.figure[u])
    before = f.damage
    f.damage = min(f.health, before + n)
    s.changed = 1
    note_suffering(s, by, u)
    if f.damage >= f.health:
        if before < f.health:
            fall(s, by, u)
    elif is_hero(u) and s.misery and owner != -2:  # OC-10, DER-94
        tire_by(s, c, by, u, 1, -2)


def fall(s, by, u):
    if is_hero(u):
        push(s, KNOCKOUT, -1, by, u, 0)
    else:
        push(s, DEFEATED, -1, by, u, 0)


def note_suffering(s, by, u):
    """What Ancestor Spirits may answer (SPI-7)."""
    if is_hero(by) and u >= FIRST_MONSTER:
        s.hero[by].spirit_monsters |= 1 << (u - FIRST_MONSTER)


def tire(s, c, by, u, n):
    """Forced fatigue: beyond stamina, and for figures without stamina, it is damage (DES-147, DES-149)."""
    tire_by(s, c, by, u, n, -1)


def tire_by(s, c, by, u, n, owner):
    if s.figure[u].life != STANDING and s.figure[u].life != HIDDEN:
        return
    if is_hero(u):
        take = min(n, stamina_left(s, u))
        s.hero[u].fatigue += take
        n -= take
    if n > 0:
        push(s, HARM, owner, by, u, n)


def pay_fatigue(s, h, n):
    """A voluntary cost, known to be payable (DES-148)."""
    s.hero[h].fatigue += n


def refresh_fatigue(s, h, n):
    """A hero recovers fatigue; returns how much."""
    n = min(n, s.hero[h].fatigue)
    s.hero[h].fatigue -= n
    return n


def recover(s, c, u, n):
    """A figure recovers damage (DES-150); a knocked-out hero stands up by it (DES-157). Familiars and
    quest figures
    cannot (FAM-1, DES-212).
    """
    f = cython.address(s.figure[u])
    if n <= 0 or FAMILIAR <= u < FIRST_MONSTER:
        return
    if f.life == DOWN:
        f.damage = max(0, f.damage - n)
        stand_up(s, u)
    elif f.life == STANDING or f.life == HIDDEN:
        f.damage = max(0, f.damage - n)


def stand_up(s, h):
    """DES-157: in his space, or the closest empty one."""
    cell = s.figure[h].cell
    s.changed = 1
    if empty(s, cell):
        put(s, h, cell, 1, 1)
    else:
        s.figure[h].life = STANDING
        push(s, PLACE, seat_of(h), h, CLOSEST, cell)


def afflict(s, c, u, conditions):
    """A figure gains conditions; each at most once (DES-160); quest figures none (DER-90), knocked-out
    heroes none.
    """
    if is_quest_figure(u) or s.figure[u].life != STANDING:
        return
    s.figure[u].conditions |= conditions


def cure(s, u, condition):
    s.figure[u].conditions &= ~condition
