"""PC-10, Summon - Raythen: the agent replaces a master of an open group (RAY-067 to RAY-072, RAY-145 to
RAY-148, DER-55 to DER-58).
"""

import cython


def summoning_task(s, c):
    """The SUMMONING frame: source is the group, target the figure that is replaced."""
    f = top(s)
    if f.step == OFFERING and not may_summon(s, c):
        pop(s)
        return
    source = -1
    if f.step == NAMING_FIGURE:
        source = s.group[f.source].kind
    elif f.step == NAMING_SPACE:
        source = f.target
    step = f.step
    push(s, ASK_SUMMON, 0, source, -1, 0)
    top(s).step = step


def may_summon(s, c):
    """The card is ready and can be paid (DER-21), the quest allows it, an open group is on the map."""
    row = cython.address(c.encounter[s.encounter])
    quest = cython.address(c.quest[row.quest])
    if not c.options.plot_deck or c.options.banned_raythen or quest.uses_raythen or not row.summon:
        return 0
    if quest.track == TRACK_INTERLUDE or quest.track == TRACK_FINALE:  # RAY-071
        return 0
    if s.plot[SUMMON_RAYTHEN] != PLOT_READY or s.threat < c.plot[SUMMON_RAYTHEN].trigger:
        return 0
    for group in range(s.n_groups):
        if may_lend(s, group):
            return 1
    return 0


def may_lend(s, group):
    """DER-55: an open group with figures on the map."""
    return s.group[group].open and in_group(s, group) > 0


def may_replace(s, group, u):
    """RAY-146, RAY-068: its masters; without one any figure, and the whole group goes."""
    if s.figure[u].life != STANDING or s.figure[u].group != group:
        return 0
    return s.figure[u].rank == MASTER or count_rank(s, group, MASTER) == 0


def legal_summon(s, c, f, mask):
    n = 0
    if f.step == OFFERING:
        n += offer(mask, PASS) + offer(mask, PLOT + SUMMON_RAYTHEN)
    elif f.step == NAMING_GROUP:
        for group in range(s.n_groups):
            if may_lend(s, group):
                n += offer(mask, KIND + s.group[group].kind)
    elif f.step == NAMING_FIGURE:
        for u in range(FIRST_MONSTER, N_FIGURES):
            if may_replace(s, below_top(s, 1).source, u):
                n += offer(mask, FIGURE + u)
    else:
        who = cython.address(s.figure[f.source])
        for i in range(spaces_of(who)):
            n += offer(mask, SPACE + space_of(s, who, i))
    return n


def answer_summon(s, c, step, action):
    """The SUMMONING frame is on top."""
    f = top(s)
    if action == PASS:
        pop(s)
        return
    f.step = step + 1
    if step == OFFERING:  # DER-21: paid before anything else
        s.plot[SUMMON_RAYTHEN] = PLOT_EXHAUSTED
        pay(s, c, c.plot[SUMMON_RAYTHEN].trigger)
    elif step == NAMING_GROUP:
        f.source = group_of_kind(s, action - KIND)
    elif step == NAMING_FIGURE:
        f.target = action - FIGURE
    else:
        group = f.source
        u = f.target
        pop(s)
        replace(s, c, group, u, action - SPACE)


def group_of_kind(s, kind):
    for group in range(s.n_groups):
        if s.group[group].kind == kind:
            return group
    return -1


def replace(s, c, group, u, cell):
    """The agent stands in a space of the figure that goes; with no master the whole group goes."""
    masters = count_rank(s, group, MASTER)
    for v in range(FIRST_MONSTER, N_FIGURES):
        if v == u or (masters == 0 and s.figure[v].life == STANDING and s.figure[v].group == group):
            lift(s, v)
            clear_figure(s, v)
    s.group[group].agent = MASTER_ONLY if masters else WHOLE_GROUP
    agent = add_monster(s, c, RAYTHEN, AGENT, group)
    put(s, agent, cell, 1, 1)
