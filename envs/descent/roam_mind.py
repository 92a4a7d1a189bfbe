"""Moves outside the turn's own menu: "move up to n spaces", walks led by the other side, bases put down."""

import cython


def rate_steps(s, c, m, f, mask, worth):
    """ASK_STEPS; count 1: with movement points, 2: Jain's feat."""
    u = f.source
    begin_plan(s, c, m, u, f.count != 1, cython.address(p))
    survey(s, c, m, u, 0, cython.address(p))
    p.points = points_of(s, f)
    p.moves = 0
    if f.count != 1:
        p.fatigue = 0
    if m.side != side_of(u):
        p.fatigue = 0
        look_around(s, c, m, u, 0, cython.address(p))
        lead(s, c, m, f, cython.address(p), mask, worth)
        return
    look_around(s, c, m, u, attacks_later(s, f), cython.address(p))
    if is_monster(u) and s.figure[u].used & ONCE_HAVOC:
        wreak_havoc(s, u, worth)
        return
    roam(s, c, m, f, cython.address(p), mask, worth)


def points_of(s, f):
    return s.figure[f.source].points if f.count == 1 else f.target


def attacks_later(s, f):
    """Whether an attack follows the walk."""
    if is_quest_figure(f.source) or is_monster(f.source):
        return 0
    if f.count == 2:
        return 1
    cause = below_top(s, 2)
    if cause.kind == ATTACK:
        return cause.step <= ST_TARGET
    if cause.kind != USE:
        return 0
    deed = cause.target
    return deed == D_SKILL + CHARGE or deed == D_SKILL + ADVANCE or deed == D_SKILL + STALWART


def roam(s, c, m, f, p, mask, worth):
    """A figure of his own side: to the best space."""
    u = f.source
    here = s.figure[u].walker if s.figure[u].walker >= 0 else s.figure[u].cell
    base = p.stay[here] if p.stops[here] else NOWHERE
    strikes = attacks_later(s, f)
    base += deeds_at(p, here, strikes, strikes)
    best_move(s, c, m, p, strikes, strikes, 0, 1, cython.address(away))
    for d in range(8):
        worth[STEP + d] = UNWISE
    worth[A_FATIGUE] = UNWISE
    if away.goal >= 0 and away.total > base:
        d = first_step(s, cython.address(p.reach), away.goal)
        if d >= 0:
            worth[STEP + d] = away.total - base
            if not mask[STEP + d]:
                worth[A_FATIGUE] = away.total - base
    if f.count == 2 and strikes:
        best_move(s, c, m, p, 0, 0, 0, 0, cython.address(after))
        for verb in range(V_ATTACK_1, V_UNARMED + 1):
            if not mask[VERB + verb]:
                continue
            weapon = weapon_of_verb(s, c, u, verb)
            for i in range(p.arms.n):
                if p.arms.weapon[i] == weapon:
                    hit = best_target(s, c, m, cython.address(p.arms), i, D_FEAT + JAIN)
                    worth[VERB + verb] = hit + after.total - base


def lead(s, c, m, f, p, mask, worth):
    """A figure of the other side: where it likes it least."""
    u = f.source
    row = map_of(s)
    here = s.figure[u].cell
    for d in range(8):
        if mask[STEP + d]:
            to = row.next[here][d]
            if p.stops[to] and p.reach.cost[to] < 99:
                worth[STEP + d] = p.stay[here] - p.stay[to]
            else:
                worth[STEP + d] = UNWISE


def wreak_havoc(s, u, worth):
    """ABI-24: through the spaces of enemies, and on."""
    m = map_of(s)
    here = s.figure[u].walker if s.figure[u].walker >= 0 else s.figure[u].cell
    for d in range(8):
        to = m.next[here][d]
        if to < 0:
            continue
        v = s.fig_at[to]
        if 0 <= v < FIRST_MONSTER:
            worth[STEP + d] = 20 if s.havoc >> v & 1 else 100
        else:
            worth[STEP + d] = -5
            for e in range(8):
                beyond = m.next[to][e]
                if beyond >= 0:
                    v = s.fig_at[beyond]
                    if 0 <= v < FIRST_MONSTER and not s.havoc >> v & 1:
                        worth[STEP + d] = 30


def rate_start(s, c, m, f, mask, worth):
    """ASK_START of a "move up to n"."""
    u = f.source
    begin_plan(s, c, m, u, f.target == 1, cython.address(p))
    survey(s, c, m, u, 0, cython.address(p))
    p.points = f.count if f.target == 1 else s.figure[u].points
    p.moves = 0
    look_around(s, c, m, u, 0, cython.address(p))
    best_move(s, c, m, cython.address(p), 0, 0, 0, 1, cython.address(away))
    if away.goal >= 0 and m.side == side_of(u) and away.total > p.stay[s.figure[u].cell]:
        worth[SPACE + begins_at(s, cython.address(p.reach), away.goal)] = 100


def rate_base(s, c, m, f, mask, worth):
    """ASK_BASE: where it stands best, and can strike."""
    u = f.source
    begin_plan(s, c, m, u, 0, cython.address(p))
    size = size_of(s, c, u)
    sign = 1 if m.side == side_of(u) else -1
    for number in range(12):
        if not mask[BASE + number]:
            continue
        form = number // (form_w(size, 0) * form_h(size, 0))
        w = form_w(size, form)
        h = form_h(size, form)
        corner = base_corner(s, c, u, s.figure[u].walker, number)
        total = 0
        hit = 0
        for i in range(w * h):
            cell = space_in(s, corner, i, w)
            total += p.way.value[cell]
            hit = max(hit, attack_from(s, c, m, cython.address(p.arms), cell))
        worth[BASE + number] = sign * (total // (w * h) + hit)
