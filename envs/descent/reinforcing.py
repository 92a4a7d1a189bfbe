"""Reinforcements (DES-199 to DES-203, RAY-061, RAY-070, DER-60, DER-108)."""

import cython


def reinforce_all(s, c):
    """Those due in this overlord turn, in the order listed: the first one lies on top."""
    row = cython.address(c.encounter[s.encounter])
    for i in range(row.n_reinforcements - 1, -1, -1):
        if s.round >= row.reinforcement[i].first_turn:
            push(s, REINFORCING, -1, i, -1, row.reinforcement[i].number[c.options.heroes - 2])


def reinforcing_task(s, c):
    """One figure after the other: its group, its rank, its place."""
    f = top(s)
    row = cython.address(c.encounter[s.encounter].reinforcement[f.source])
    if f.step == RANKING:
        choose_rank(s, c, f)
        return
    groups = able_groups(s, c, f.source)
    if f.count <= 0 or groups == 0:
        pop(s)
    elif row.optional or groups & groups - 1:
        push(s, ASK_GROUP, 0, -1, -1, groups)
    else:
        f.target = lowest(groups)
        f.step = RANKING


def able_groups(s, c, row):
    """Groups, as bits, that can send a figure."""
    groups = 0
    for group in range(s.n_groups):
        if able_rank(s, c, row, group, MINION) or able_rank(s, c, row, group, MASTER):
            groups |= 1 << group
    return groups


def able_rank(s, c, row, group, rank):
    """DES-199, CD1-3, FI2-3: the ranks that may come, within the limits."""
    kind = s.group[group].kind
    if not c.encounter[s.encounter].reinforcement[row].groups >> group & 1:
        return 0
    if kind < 0 or kind >= FIRST_LIEUTENANT:  # DES-203
        return 0
    named = c.encounter[s.encounter].reinforcement[row].rank
    if named == MINION_OR_ELSE and limit(c, kind, MINION) > 0:
        named = MINION
    if named == MINION and rank != MINION:
        return 0
    return room_for(s, c, group, rank)


def room_for(s, c, group, rank):
    """DES-191: below the limit; an agent stands for what he replaced (DES-202). RAISED knows no limits."""
    if free_monster(s) < 0:
        return 0
    if group == RAISED:
        return 1
    if s.group[group].agent == WHOLE_GROUP and count_rank(s, group, AGENT):
        return 0
    return count_rank(s, group, rank) < limit(c, s.group[group].kind, rank)


def lowest(bits):
    i = 0
    while not bits >> i & 1:
        i += 1
    return i


def choose_rank(s, c, f):
    group = f.target
    if able_rank(s, c, f.source, group, MINION) and able_rank(s, c, f.source, group, MASTER):
        push(s, ASK_RANK, 0, group, -1, 0)
    else:
        send(s, c, MINION if able_rank(s, c, f.source, group, MINION) else MASTER)


def send(s, c, rank):
    """The REINFORCING frame is on top: a figure comes to its zone (DES-201)."""
    f = top(s)
    f.step = NEXT_FIGURE
    f.count -= 1
    u = add_monster(s, c, s.group[f.target].kind, rank, f.target)
    push(s, PLACE, 0, u, IN_ZONE, c.encounter[s.encounter].reinforcement[f.source].zone)


def legal_group(s, c, bits, mask):
    """Which group reinforces; what is optional may be declined. The REINFORCING frame is below."""
    n = 0
    if c.encounter[s.encounter].reinforcement[below_top(s, 1).source].optional:
        n += offer(mask, PASS)
    for group in range(s.n_groups):
        if bits >> group & 1:
            n += offer(mask, KIND + s.group[group].kind)
    return n


def answer_group(s, bits, action):
    f = top(s)
    if action == PASS:
        f.count = 0
        return
    for group in range(s.n_groups):
        if bits >> group & 1 and s.group[group].kind == action - KIND:
            f.target = group
    f.step = RANKING


def legal_rank(mask):
    offer(mask, CHOICE + MINION)
    offer(mask, CHOICE + MASTER)
    return 2
