"""An encounter: it is set up, played by Rounds, and ended (DES-043 to DES-051, windows SU1 to SU4, EN1)."""

import cython


def encounter_task(s, c):
    """Rounds follow one another until something has ended the encounter."""
    f = top(s)
    if f.step == 0:
        f.step = 1
        push(s, SETTING_UP, -1, -1, -1, 0)
    elif not s.ended:
        push(s, ROUND, -1, -1, -1, 0)
    else:
        end_encounter(s, c)
        pop(s)


def setting_up_task(s, c):
    """source: the hero or group that is placed; count: figures of the group that have been added."""
    f = top(s)
    if f.step == LAYING:
        f.step = HEROES_ENTER
        f.source = 0
        lay_encounter(s, c)
    elif f.step == HEROES_ENTER:
        place_heroes(s, c, f)
    elif f.step == GROUPS_ENTER:
        place_groups(s, c, f)
    elif f.step == LATE_GROUP:
        if not place_more(s, c, f):
            pop(s)
    else:  # window SU4
        pop(s)
        push(s, SUMMONING, -1, -1, -1, 0)


def place_heroes(s, c, f):
    """DES-045: one after the other (SU1)."""
    if f.source < c.options.heroes:
        push(s, ASK_ENTRANCE, seat_of(f.source), f.source, -1, 0)
        f.source += 1
    else:
        f.step = GROUPS_ENTER
        f.source = 0


def place_groups(s, c, f):
    """DES-046: in the order listed."""
    row = cython.address(c.encounter[s.encounter])
    if f.source >= row.n_groups:
        f.step = AFTER_SET_UP
    elif row.group[f.source].late or not place_more(s, c, f):
        f.source += 1
        f.count = 0


def place_more(s, c, f):
    """The next thing to be decided for a group, its kind or a figure; 0: all its figures are there."""
    group = cython.address(s.group[f.source])
    if group.kind < 0:
        push(s, ASK_KIND, 0, f.source, -1, 0)
        return 1
    if f.count >= all_wanted(s, c, f.source, group.kind):
        return 0
    place_next(s, c, f)
    return 1


def place_next(s, c, f):
    """SU3: masters first."""
    row = cython.address(c.encounter[s.encounter].group[f.source])
    kind = s.group[f.source].kind
    rank = MASTER if f.count < wanted(s, c, f.source, kind, MASTER) else MINION
    if kind >= FIRST_LIEUTENANT:
        rank = LIEUTENANT
    f.count += 1
    u = add_monster(s, c, kind, rank, f.source)
    if u < 0:
        return
    s.figure[u].health += more_health(s, c, f.source, rank)
    if f.count == 1 and row.at >= 0:
        push(s, PLACE, 0, u, CLOSEST, row.at)
    else:
        push(s, PLACE, 0, u, IN_ZONE, row.zone)
    if rank == LIEUTENANT and relics_for(s, u, cython.NULL):
        push(s, ASK_BEARER, 0, u, -1, 0)


def arrive(s, group):
    """MB2-5: a group that comes late is chosen and placed now."""
    push(s, SETTING_UP, -1, group, -1, 0)
    top(s).step = LATE_GROUP


# --- what lies on the map at the start


def lay_encounter(s, c):
    """DES-043: doors, search tokens, quest tokens, quest figures, the groups that are known."""
    m = map_of(s)
    s.doors_open = 0
    s.doors_closed = m.n_doors
    read_edges(m, 0, s.near)
    lay_tokens(s, c)
    lay_figures(s, c)
    lay_groups(s, c)
    lay_advantage(s, c)
    if starts_lost(s):
        push(s, USE, -1, -1, D_START_LOST, 0)


def lay_tokens(s, c):
    """DES-044, DES-207: search tokens facedown, one of them the unique one; then the quest tokens."""
    m = map_of(s)
    for i in range(m.n_search):
        lay_token(s, i, m.search[i])
    row = cython.address(c.encounter[s.encounter])
    if row.has_unique:
        k = below(cython.address(s.head.rng), m.n_search - (1 if row.never_unique >= 0 else 0))
        s.unique = k + 1 if 0 <= row.never_unique <= k else k
    for i in range(m.n_tokens):
        lay_token(s, FIRST_QUEST_TOKEN + i, m.token[i])
    hide_tokens(s, m.n_tokens)
    if s.encounter == LV1:
        light_lanterns(s)


def lay_token(s, t, cell):
    token = cython.address(s.token[t])
    token.life = ON_MAP
    token.cell = cell
    token.face = 0
    token.holder = -1


def hide_tokens(s, n):
    """FG2-2, MB1-1, DA1-1: identities are dealt by chance, the special ones first."""
    specials = 0
    if s.encounter == FG2:
        specials = FREDERICKS
    elif s.encounter == MB1:
        specials = CULTISTS
    elif s.encounter == DA1:
        specials = ALL_LEDGERS
    if specials == 0:
        return
    for i in range(n):
        identity[i] = SPECIAL if i < specials else ORDINARY
    shuffle(cython.address(s.head.rng), identity, n)
    for i in range(n):
        s.token[FIRST_QUEST_TOKEN + i].hidden = identity[i]


def light_lanterns(s):
    """LV1-1: those in the west are lit."""
    m = map_of(s)
    for i in range(m.n_tokens):
        if m.x[m.token[i]] < m.width // 2:
            s.token[FIRST_QUEST_TOKEN + i].face = DONE


def lay_figures(s, c):
    """Quest figures where the map names a place (CD1-1, CD2-1, CP2-3, DW2-1, ER1-1)."""
    m = map_of(s)
    for i in range(m.n_figures):
        enter_quest_figure(s, c, FIRST_QUEST_FIGURE + i)
        put(s, FIRST_QUEST_FIGURE + i, m.figure[i], 1, 1)


def lay_groups(s, c):
    row = cython.address(c.encounter[s.encounter])
    s.n_groups = row.n_groups
    for i in range(row.n_groups):
        group = cython.address(s.group[i])
        group.kind = row.group[i].kind
        group.open = row.group[i].kind < 0
        group.zone = row.group[i].zone
        group.extra[0] = extra_minions(s, c, i)


def lay_advantage(s, c):
    """FI2-2: who won two quests of Act II draws cards; no window opens (DER-118)."""
    if s.encounter != FI2:
        return
    if has_majority(s, HEROES):
        for h in range(c.options.heroes):
            keep_search(s, c, h)
    if has_majority(s, OVERLORD):
        draw_cards(s, c, c.options.heroes)


def has_majority(s, side):
    return s.won_act2[side] >= 2


def starts_lost(s):
    """DW2-2: a villager starts defeated; OQ1b-3: a prisoner starts marked; the overlord says which."""
    return (s.encounter == DW2 or s.encounter == OQ1B) and s.carry[0] >= 3


# --- questions of the set-up


def legal_setting(s, c, f, mask):
    """f: the question, on top of the stack."""
    if f.kind == ASK_ENTRANCE:
        return entrances(s, mask)
    if f.kind == ASK_KIND:
        return open_kinds(s, c, f.source, mask)
    if f.kind == ASK_BEARER:
        return offer(mask, PASS) + relics_for(s, f.source, mask)
    if f.kind == ASK_FORM:
        return legal_form(s, c, mask)
    if f.kind == ASK_SPOT:
        return legal_spot(s, c, mask)
    if f.kind == ASK_SUMMON:
        return legal_summon(s, c, f, mask)
    if f.kind == ASK_RANK:
        return legal_rank(mask)
    return legal_group(s, c, f.count, mask)


def answer_setting(s, c, f, action):
    """f: the question, gone."""
    if f.kind == ASK_ENTRANCE:
        put(s, f.source, action - SPACE, 1, 1)
    elif f.kind == ASK_KIND:
        s.group[f.source].kind = action - KIND
    elif f.kind == ASK_BEARER:
        if action != PASS:
            s.figure[f.source].relic = action - CHOICE
    elif f.kind == ASK_FORM:
        answer_form(s, c, f.source, action - CHOICE)
    elif f.kind == ASK_SPOT:
        answer_spot(s, c, action - SPACE)
    elif f.kind == ASK_SUMMON:
        answer_summon(s, c, f.step, action)
    elif f.kind == ASK_RANK:
        send(s, c, action - CHOICE)
    else:
        answer_group(s, f.count, action)


def entrances(s, mask):
    """DES-045: Entrance spaces without another hero."""
    n = 0
    for cell in range(map_of(s).n):
        if in_zone(s, cell, ZONE_ENTRANCE) and empty(s, cell):
            n += offer(mask, SPACE + cell)
    return n


def relics_for(s, u, mask):
    """DES-050, REL-5: relics of the overlord that nobody bears; one for each lieutenant."""
    n = 0
    for relic in range(N_RELICS):
        if s.relic_of[relic] != OVERLORD or bearer_of(s, relic) >= 0:
            continue
        if relic != DARK_RUNE or s.figure[u].kind == ZACHARETH:
            n += offer(mask, CHOICE + relic)
    return n
