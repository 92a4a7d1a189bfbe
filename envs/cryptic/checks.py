"""Skill checks with their rerolls (CE-066, CE-074, CE-075, R-08, R-95), and triggers (R-68)."""

import cython


def ask_check(s, u, attribute, bonus):
    """A check to be rolled; State.passed tells how it ended once its frame is gone."""
    push(s, CHECK, -1, u, attribute, bonus)


def check_task(s, c):
    f = top(s)
    u = f.source
    if f.step == 0 or s.reroll:
        s.reroll = 0
        s.stops += 1
        if roll_passes(s, check_value(s, c, f)):
            s.passed = 1
            pop(s)
            return
        s.passed = 0
        f.step = 1
        if u < FIRST_MONSTER and hears_failure(s):
            push(s, HAPPENED, -1, f.target, u, ON_MATE_CHECK_FAIL)
            return
    if u < FIRST_MONSTER and present(s, u) and s.unit[u].stamina > 0:
        push(s, ASK_REROLL, seat_of(c, u), u, -1, 0)
    else:
        pop(s)


def hears_failure(s):
    return (
        listens(s, KEY_OF_EVENTS + ON_OWN_AIM_FAIL)
        or listens(s, KEY_OF_EVENTS + ON_SQUAD_STAMINA_FAIL)
        or listens(s, KEY_OF_EVENTS + ON_MATE_CHECK_FAIL)
    )


def check_value(s, c, f):
    """What the die must not exceed: the attribute as it is now, and the bonus of this check."""
    if f.target == K_AIM:
        return aim_of(s, c, f.source) + f.count
    if f.target == K_CAST:
        return cast_of(s, c, f.source) + f.count
    if s.unit[f.source].exhausting:
        return 0
    return stamina_of(s, c, f.source) + f.count


def roll_passes(s, value):
    """A 1 always succeeds, a 6 always fails (CE-075)."""
    rolled = below(cython.address(s.head.rng), DIE) + 1
    if rolled == 1:
        return 1
    return rolled < DIE and rolled <= value


def answer_reroll(s, c, action):
    """CE-066: pay first, then roll against what is left (R-08). The CHECK frame is on top again."""
    if action == VERB + V_YES:
        change_stamina(s, c, top(s).source, -1)
        top(s).step = 0
    else:
        pop(s)


def change_stamina(s, c, u, n):
    """Not above the maximum, not below 0; at 0 Exhaustion is to come (CE-068, R-06)."""
    who = cython.address(s.unit[u])
    who.stamina = max(0, min(who.max_stamina, who.stamina + n))
    if who.stamina == 0 and n < 0:
        who.exhausting = 1


# --- triggers


def happened_task(s, c):
    """Offers an event to every Effect that waits for it, in unit order; what it does comes first."""
    f = top(s)
    if f.count == ON_MATE_CHECK_FAIL and s.reroll:
        pop(s)
        return
    for i in range(f.step, s.n_rules):
        r = cython.address(s.rule[i])
        if r.source >= 0 and hears(s, c, r, f) and changes_anything(s, c, r, f):
            f.step = i + 1
            push(s, ASK_TRIGGER, seat_of(c, r.source), r.source, i, c.effect[r.effect].event)
            return
    pop(s)


def hears(s, c, r, f):
    """Whether a trigger waits for this event; once per Round where marked."""
    e = cython.address(c.effect[r.effect])
    if e.kind != KIND_TRIGGERED or r.source >= FIRST_MONSTER:
        return 0
    if e.once and is_used(s, r.source, r.slot):
        return 0
    if f.count == ON_MATE_CHECK_FAIL:
        return hears_check(s, c, r, f.source, f.target)
    if f.count == ON_MONSTER_KILLED:
        return hears_kill(s, c, r, f.source, f.target)
    if e.event != f.count:
        return 0
    if f.count == ON_ALLY_ATTACKED:
        return r.source != f.target and apart(s, c, r.source, f.target) <= e.event_range
    return r.source == f.target  # self_damaged, own_artifact_pickup


def hears_check(s, c, r, attribute, u):
    e = cython.address(c.effect[r.effect])
    if e.event == ON_OWN_AIM_FAIL:
        return attribute == K_AIM and r.source == u
    if e.event == ON_SQUAD_STAMINA_FAIL:
        return attribute == K_STAMINA_CHECK and squad_of(c, r.source) == squad_of(c, u)
    return e.event == ON_MATE_CHECK_FAIL and apart(s, c, r.source, u) <= e.event_range


def hears_kill(s, c, r, killer, u):
    e = cython.address(c.effect[r.effect])
    if e.event == ON_OWN_KILL:
        return r.source == killer
    if e.event == ON_SQUAD_KILL:
        return is_crypt(killer) and squad_of(c, r.source) == squad_of(c, killer)
    return e.event == ON_MONSTER_KILLED and apart(s, c, r.source, u) <= e.event_range


def changes_anything(s, c, r, f):
    """R-68: a trigger that would change nothing is not offered."""
    op = cython.address(c.op[c.effect[r.effect].first])
    u = r.source
    if op.code == OP_STAM:
        return s.unit[u].stamina < s.unit[u].max_stamina
    if op.code == OP_HEAL:
        return f.source >= 0 and present(s, f.source) and s.unit[f.source].vitae < s.unit[f.source].max_vitae
    if op.code == OP_SOUL:
        return souls_left(s, c) > 0
    if op.code == OP_PEEK:
        return can_peek(s, c, s.unit[u].cell)
    return 1


def can_peek(s, c, cell):
    """Whether there are two cards to look at where an Artifact or Relic token lies."""
    if s.token[cell] & RELIC:
        return s.relic_n[c.grid.slot[cell]] >= 2
    return s.artifact_n >= 2


def souls_left(s, c):
    """R-44: the supply holds what is not on boards, units and Corpses."""
    n = SOUL_TOKENS
    for u in range(N_CRYPTONAUTS):
        n -= s.unit[u].souls + charges(s, c, u)
    for cell in range(c.grid.n_cells):
        n -= s.token[cell] & SOUL
    return n


def goddess_gains(s, c, event):
    """Her triggers only gain something and happen without asking (R-68)."""
    if not listens(s, KEY_OF_EVENTS + event):
        return
    for i in range(s.n_rules):
        r = cython.address(s.rule[i])
        e = cython.address(c.effect[r.effect])
        if r.source >= 0 or e.kind != KIND_TRIGGERED or e.event != event:
            continue
        if e.once:
            if is_used(s, -1, r.slot):
                continue
            set_used(s, -1, r.slot, 1)
        op = cython.address(c.op[e.first])
        if op.code == OP_POW:
            change_power(s, op.n * r.times)
        else:
            change_blood(s, op.n * r.times)


def change_power(s, n):
    s.power = max(0, min(MOST_POWER, s.power + n))


def change_blood(s, n):
    """Blood of the Chalice, 0 to 4."""
    s.blood = max(0, min(MAX_BLOOD, s.blood + n))


def open_window(s, u):
    """Asks the Prepared about a Monster's step or Action (CE-118); only in the Goddess Turn. Returns whether
    it may ask.
    """
    if s.phase != PHASE_GODDESS or s.n_prepared == 0 or u < FIRST_MONSTER:
        return 0
    push(s, WINDOW, -1, u, -1, 0)
    return 1
