"""What monsters have to do, encounter by encounter (spec 4.14)."""


def dark_errands(s, c, m, u, e):
    for t in range(FIRST_QUEST_TOKEN, FIRST_QUEST_TOKEN + map_of(s).n_tokens):
        if s.token[t].life == ON_MAP:
            dark_token(s, c, u, t, e)
    if s.figure[u].carries >= 0:
        steal_away(s, c, m, u, e)
    dark_posts(s, c, m, u, e)
    if s.plot[PETTY_THEFT] == PLOT_EXHAUSTED:
        for t in range(N_SEARCH_TOKENS):
            if s.token[t].life == ON_MAP and s.token[t].face != UNIQUE:
                posts_around(s, e, s.token[t].cell, 70)
    add_doors(s, c, e, u)


# --- quest tokens


def dark_token(s, c, u, t, e):
    k = s.encounter
    cell = s.token[t].cell
    face = s.token[t].face
    action = VERB + V_QUEST_A
    if k in (FG1, OQ1A):
        if may_carry(s, u):
            add_errand(e, cell, 420, action, t, 1)
    elif k == FG2:
        prisoner_errand(s, c, u, t, e)
    elif k == CP1:
        if is_leader(s, u) and face == UNTOUCHED and not s.counter[RAISED_NOW]:
            add_errand(e, cell, 600 * best_chance(s, c, u, 0) // THIRTY_SIX, action, t, 1)
    elif k == MB1:
        if is_chief(s, u) and face == UNTOUCHED:
            add_errand(e, cell, 260, action, t, 1)
        elif is_chief(s, u) and may_carry(s, u):
            add_errand(e, cell, 420, action + 1, t, 1)
    elif k == OQ1B:
        if is_leader(s, u) and s.token[t].marks < MARKED:
            add_errand(e, cell, 800, action + 1, t, 1)
    elif k == LV1:
        if is_chief(s, u) and face == DONE and fresh(s, u):
            add_errand(e, cell, 650, action, t, 1)
    elif k == DA1:
        if fresh(s, u):
            add_errand(e, cell, 360 if s.token[t].marks else 260, action + 1, t, 1)
    elif k == DA2 and is_chief(s, u) and face == UNTOUCHED and fresh(s, u):
        add_errand(e, cell, 480, action, t, 1)


def prisoner_errand(s, c, u, t, e):
    """FG2-3, FG2-4: prisoners are brought into Splig's zone, where he questions them."""
    zone = zone_of(s, c, 0)
    here = in_zone(s, s.token[t].cell, zone)
    if here and is_leader(s, u):
        worth = 900 * best_chance(s, c, u, 1) // THIRTY_SIX
        add_errand(e, s.token[t].cell, worth, VERB + V_QUEST_B, t, 1)
    elif not here and may_carry(s, u):
        add_errand(e, s.token[t].cell, 300, VERB + V_QUEST_A, t, 1)


def steal_away(s, c, m, u, e):
    """Where a quest token is carried to."""
    m.rate = HURRY
    if s.encounter != FG2:
        posts_in_zone(s, e, ZONE_EXIT, 1000)
        return
    zone = zone_of(s, c, 0)
    posts_in_zone(s, e, zone, 600)
    if is_leader(s, u):
        for cell in range(map_of(s).n):
            if in_zone(s, cell, zone):
                add_errand(e, cell, 600, VERB + V_QUEST_B, s.figure[u].carries, 0)


# --- places


def dark_posts(s, c, m, u, e):
    k = s.encounter
    kind = s.figure[u].kind
    if (k == FB or (k == OQ0 and s.round >= EXIT_OPENS - 1)) and kind == GOBLIN:
        m.rate = HURRY
        posts_in_zone(s, e, ZONE_EXIT, 700)
    elif k == CP1 and kind == ZOMBIE:
        m.rate = HURRY
        posts_in_zone(s, e, ZONE_EXIT, 800)
    elif k == FG2 and is_leader(s, u) and s.counter[SECRET]:
        m.rate = HURRY
        posts_in_zone(s, e, ZONE_ENTRANCE, VICTORY)
    elif is_leader(s, u) and (k == MB2 or (k == OQ1B and marked_prisoners(s) >= MARKED_NEEDED)):
        m.rate = HURRY
        posts_in_zone(s, e, ZONE_EXIT, VICTORY)
    elif k in (HC1, HC2):
        for t in range(FIRST_QUEST_TOKEN, FIRST_QUEST_TOKEN + map_of(s).n_tokens):
            worth = 260
            if k == HC1 and s.token[t].face == OVERLORD:
                worth = 140
            elif k == HC2 and s.token[t].face == DONE:
                continue
            if guarded_by_other(s, u, s.token[t].cell):
                worth -= 120
            posts_around(s, e, s.token[t].cell, worth)


def guarded_by_other(s, u, cell):
    for v in range(FIRST_MONSTER, N_FIGURES):
        if v != u and s.figure[v].life == STANDING and fig_beside(s, v, cell):
            return 1
    return 0
