"""Set-up and reinforcements: kinds, places, the agent; whose turn is next."""

import cython


def setting_worth(s, c, m, f, action):
    kind = f.kind
    if kind == ASK_KIND:
        return kind_worth(s, c, action - KIND)
    if kind == ASK_BEARER:
        return 0 if action == PASS else 1
    if kind == ASK_SUMMON:
        return summon_worth(s, c, f, action)
    if kind == ASK_RANK:
        return action - CHOICE
    if kind == ASK_GROUP:
        return 0 if action == PASS else kind_worth(s, c, action - KIND)
    if kind == ASK_NEXT_HERO:
        return next_hero_worth(s, c, m, action - HERO)
    return 0  # ASK_FORM


def rate_spots(s, c, m, f, mask, worth):
    """ASK_ENTRANCE, ASK_SPOT: where the figure would like to be, or (if the other side puts it) would not."""
    u = f.source
    if f.kind == ASK_SPOT:
        u = below_top(s, place_below(s)).source
    begin_plan(s, c, m, u, 0, cython.address(p))
    w = 1
    h = 1
    if f.kind == ASK_SPOT:
        vertical = 1 if s.figure[u].h > s.figure[u].w else 0
        w = form_w(size_of(s, c, u), vertical)
        h = form_h(size_of(s, c, u), vertical)
    sign = 1 if m.side == side_of(u) else -1
    row = map_of(s)
    for corner in range(row.n):
        if not mask[SPACE + corner]:
            continue
        total = 0
        hit = 0
        for i in range(w * h):
            cell = space_in(s, corner, i, w)
            total += p.way.value[cell]
            hit = max(hit, attack_from(s, c, m, cython.address(p.arms), cell))
            if w * h == 1 and (row.terrain[cell] == PIT or row.terrain[cell] == LAVA):
                total -= 150
        worth[SPACE + corner] = sign * (total // (w * h) + hit)


# --- groups


def kind_worth(s, c, kind):
    """What a whole group can do and bear."""
    return rank_worth(s, c, kind, MINION) + rank_worth(s, c, kind, MASTER)


def rank_worth(s, c, kind, rank):
    card = cython.address(c.card[4 * kind + 2 * s.act + rank])
    n = c.options.heroes - 2
    worth = -9
    for i in range(card.n_dice):
        worth += die_mean(card.dice[i])
    bears = 10 * card.health[n]
    for i in range(card.n_defence[n]):
        die = card.defence[n][i]
        bears += 6 if die == BROWN else 13 if die == GRAY else 20
    return limit(c, kind, rank) * (2 * worth + bears + 3 * card.speed)


def summon_worth(s, c, f, action):
    """PC-10: if there is threat to spare (what the heroes get for it is worth more to them than Raythen
    to him), for the weakest master.
    """
    if action == PASS:
        return 0
    if action >= KIND:
        return 500 - rank_worth(s, c, action - KIND, MASTER)
    if action == PLOT + SUMMON_RAYTHEN:
        return 1 if s.threat >= 3 * c.plot[SUMMON_RAYTHEN].trigger else -1
    return 0


# --- HP1


def next_hero_worth(s, c, m, h):
    """Who can help a fallen hero comes first, the fallen last; then who stands close to the enemy."""
    if s.figure[h].life != STANDING:
        return 0
    worth = 100
    for other in range(c.options.heroes):
        if s.figure[other].life == DOWN and fig_beside(s, h, s.figure[other].cell):
            worth += 200
    near = 20
    for v in range(FIRST_MONSTER, N_FIGURES):
        if s.figure[v].life == STANDING:
            near = min(near, fig_distance(s, h, v))
    return worth - near
