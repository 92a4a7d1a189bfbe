"""What heroes have to do, encounter by encounter (spec 4.14)."""

import cython


def hero_errands(s, c, m, u, e):
    for t in range(N_SEARCH_TOKENS):
        if s.token[t].life == ON_MAP:
            worth = shared(s, c, u, s.token[t].cell, search_worth(s, c, t))
            add_errand(e, s.token[t].cell, worth, VERB + V_SEARCH, t, 1)
    for h in range(c.options.heroes):
        if s.figure[h].life == DOWN:
            add_errand(e, s.figure[h].cell, revival_worth(s, c), VERB + V_REVIVE, h, 1)
    for t in range(FIRST_QUEST_TOKEN, FIRST_QUEST_TOKEN + map_of(s).n_tokens):
        if s.token[t].life == ON_MAP:
            which = 0
            if (s.encounter == MB1 and s.token[t].face == DONE) or s.encounter == DA2:
                which = 1
            worth = shared(s, c, u, s.token[t].cell, token_worth(s, c, u, t, which))
            add_errand(e, s.token[t].cell, worth, VERB + V_QUEST_A + which, t, 1)
    if s.figure[u].carries >= 0:
        carry_home(s, e)
    hero_posts(s, c, m, u, e)
    add_doors(s, c, e, u)


def shared(s, c, u, cell, worth):
    """Less, if another hero is close to it."""
    for h in range(c.options.heroes):
        if h != u and s.figure[h].life == STANDING and map_of(s).distance[s.figure[h].cell][cell] <= CLAIM:
            return worth * 5 // 8
    return worth


# --- search tokens, fallen heroes


def search_worth(s, c, t):
    """A card; and the unique token, as long as it may be this one."""
    row = cython.address(c.encounter[s.encounter])
    worth = SEARCH_WORTH if search_left(s) > 0 else 0
    if s.encounter in (DW1, MB2, FI1, OQ1B):
        worth = worth * 5 // 8
    if not row.has_unique or s.key or s.token[t].face == COMMON or row.never_unique == t:
        return worth
    if s.encounter == CP1 or s.encounter == CP2:
        return worth + KEY_WORTH
    return worth + KEY_WORTH // 2


def revival_worth(s, c):
    if s.encounter in (OQ1B, DW1, FI1, MB2):
        return 450
    return 320


# --- quest tokens


def token_worth(s, c, u, t, which):
    """Of the quest action on a token; its chance counts."""
    e = s.encounter
    face = s.token[t].face
    worth = 0
    if e in (FG1, OQ1A):
        worth = 420 if may_carry(s, u) else 0
    elif e in (CD1, OQ2):
        worth = VICTORY // 4 if face == UNTOUCHED else 0
    elif e == HC2:
        worth = VICTORY // 5 if face == UNTOUCHED else 0
    elif e == LV1:
        worth = 800 if face == UNTOUCHED else 0
    elif e == MB1:
        if face == UNTOUCHED:
            worth = 240
        elif may_carry(s, u):
            worth = 420
    elif e == OQ1B:
        worth = 60 if may_carry(s, u) else 0  # the gaoler's fall is the shorter way
    elif e == DA1:
        worth = 520 if face == UNTOUCHED else 0
    elif e == DA2:
        worth = 420 if face == DONE else 0
    if worth == 0:
        return 0
    return worth * best_chance(s, c, u, which) // THIRTY_SIX


def carry_home(s, e):
    """FG1-2, OQ1a-2, OQ1b-2, MB1-4."""
    if s.encounter != FG1:
        posts_in_zone(s, e, ZONE_ENTRANCE, 900)
        return
    m = map_of(s)
    for cell in range(m.n):
        if m.terrain[cell] == OBSTACLE:
            for d in range(8):
                if s.near[cell] >> d & 1 and m.terrain[m.next[cell][d]] != OBSTACLE:
                    add_errand(e, m.next[cell][d], 800, VERB + V_QUEST_B, -1, 0)


# --- places


def hero_posts(s, c, m, u, e):
    k = s.encounter
    if k in (DW1, FI1, MB2):
        m.rate = HURRY
        posts_in_zone(s, e, ZONE_EXIT, VICTORY // 2)
    elif k == ER1:
        alone = 1
        for h in range(c.options.heroes):
            if h != u and s.figure[h].life == STANDING and fig_adjacent(s, h, FIRST_QUEST_FIGURE):
                alone = 0
        worth = 420 if alone else 150
        if cart_waits(s):  # they stand around it
            worth = 800
        posts_around(s, e, s.figure[FIRST_QUEST_FIGURE].cell, worth)
    elif k == HC1:
        for t in range(FIRST_QUEST_TOKEN, FIRST_QUEST_TOKEN + map_of(s).n_tokens):
            worth = 160 if s.token[t].face == HEROES else 420
            if watched_by_other(s, c, u, s.token[t].cell):
                worth -= 140
            posts_around(s, e, s.token[t].cell, worth)
    elif k == HC2:
        for t in range(FIRST_QUEST_TOKEN, FIRST_QUEST_TOKEN + map_of(s).n_tokens):
            if s.token[t].face == UNTOUCHED:
                posts_around(s, e, s.token[t].cell, 60)


def watched_by_other(s, c, u, cell):
    """Whether another hero stands at a token."""
    for h in range(c.options.heroes):
        if h != u and s.figure[h].life == STANDING and fig_beside(s, h, cell):
            return 1
    return 0


def figure_posts(s, u, e):
    """Where quest figures are led (CD2-4, CP2-5, DW2-3, ER1-2)."""
    k = s.encounter
    if k == DW2:
        posts_in_zone(s, e, ZONE_ENTRANCE, VICTORY)
    elif k == ER1:
        posts_in_zone(s, e, ZONE_ENTRANCE if cart_waits(s) else ZONE_EXIT, VICTORY)
    elif k == CP2:
        posts_around(s, e, s.token[ALTAR].cell, VICTORY)
    elif k == CD2 and u != SIR_PALAMON:
        posts_around(s, e, s.figure[SIR_PALAMON].cell, VICTORY)


def cart_waits(s):
    """ER1: there is time to meet the monsters at the Entrance, where they cannot surround the cart."""
    if s.round > LAST_WAIT:
        return 0
    left = 0
    for u in range(FIRST_MONSTER, N_FIGURES):
        if s.figure[u].life == STANDING:
            left += 1
    return left >= 3
