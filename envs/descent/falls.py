"""Knock-outs of heroes and defeats of all others (DES-151 to DES-156)."""

import cython

# --- knock-out (DES-152 to DES-156)


def knockout_task(s, c):
    f = top(s)
    h = f.target
    if f.step == 0:
        if skilled(s, h, STALWART) and s.figure[h].life == STANDING:
            ask_window(s, c, W_DF1, seat_of(h), h, 0)
        else:
            f.step = 1
    elif f.step == 1:
        f.step = 2
        knock_out(s, c, h)
    elif f.step == 2:
        if c.options.plot_deck and not s.hero[h].threat:  # RAY-014, RAY-015, DER-15
            ask_window(s, c, W_DF2, 0, h, 0)
        else:
            draw_cards(s, c, 1)
            f.step = 3
    elif f.step == 3:
        ask_window(s, c, W_DF2_BLOODLUST, 0, h, 0)
    else:
        pop(s)


def knock_out(s, c, h):
    """DES-154."""
    f = cython.address(s.figure[h])
    me = cython.address(s.hero[h])
    f.damage = f.health
    me.fatigue = me.stamina
    f.conditions = 0
    f.points = 0
    me.rested = 0
    remove(s, h, DOWN)
    fallen(s, c, h)
    if terrain(s, f.cell) == LAVA:
        push(s, PLACE, seat_of(speaker(s, c)), h, NO_LAVA, f.cell)


# --- defeat (DES-151)


def defeated_task(s, c):
    f = top(s)
    u = f.target
    if f.step == 0:
        if under_command(s, u):
            pop(s)
            remove(s, u, DEAD)
            return
        f.step = 1
        defeat(s, c, u)
    elif f.step == 1:
        f.step = 2
        if s.figure[u].tokens:
            push(s, DROP_TOKENS, 0, u, -1, 0)
    elif f.step == 2:
        if is_monster(u) and s.figure[u].rank <= MASTER and s.rise_kind < 0:
            ask_window(s, c, W_DF3, 0, u, 0)
        else:
            f.step = 3
    else:
        pop(s)


def under_command(s, u):
    """DER-82: it was defeated before, and is not defeated again."""
    for k in range(s.head.depth):
        f = below_top(s, k)
        if f.kind == USE and f.target == D_SKILL + DYING_COMMAND and f.owner == u and f.step > 2:
            return 1
    return 0


def defeat(s, c, u):
    f = cython.address(s.figure[u])
    remove(s, u, DEAD)
    if s.n_attacks > 0:  # by the innermost attack, not by those that it interrupts
        s.attack[s.n_attacks - 1].defeated |= one(u)
    if f.rank == AGENT and is_monster(u):  # RAY-062, RAY-147
        s.plot[SUMMON_RAYTHEN] = PLOT_FACEDOWN
        s.group[f.group].agent = 0
    if f.relic >= 0:
        s.relic_lost |= 1 << f.relic
    fallen(s, c, u)


def drop_task(s, c):
    """DES-099: a large figure's owner chooses which of its last spaces its search tokens go to."""
    f = top(s)
    u = f.source
    if f.step == 0 and s.figure[u].w * s.figure[u].h > 1 and s.figure[u].walker < 0:
        f.count = -1
        push(s, ASK_SPACE, 0, u, D_DROP, 0)
        return
    drop_tokens(s, u, f.count if f.step else s.figure[u].cell)
    pop(s)
