"""A quest: its start, its encounters one after the other, what happens between and after them, how a game
ends (DES-042, DES-224 to DES-230).
"""

import cython


def questing_task(s, c):
    """count: the encounter of the quest that is played, 0 or 1."""
    f = top(s)
    if f.step == Q_START:
        f.step = Q_JOURNEY
        start_quest(s, c)
    elif f.step == Q_JOURNEY:
        f.step = Q_ENCOUNTER
        if c.options.travel and c.options.mode == MODE_CAMPAIGN:
            push(s, JOURNEY, -1, -1, -1, 0)
    elif f.step == Q_ENCOUNTER:
        f.step = Q_AFTER
        begin_encounter(s, c, f.count)
    elif has_next(s, c, f.count):
        between_encounters(s, c)
        f.count += 1
        f.step = Q_ENCOUNTER
    else:
        end_quest(s, c)
        pop(s)


def has_next(s, c, number):
    """Whether another encounter of the quest follows."""
    return c.options.mode != MODE_ENCOUNTER and number + 1 < c.quest[s.quest].n_encounters


# --- start


def start_quest(s, c):
    """DES-042: decks, the first hand, the flags that hold for a quest."""
    s.quest_winner = NOBODY
    s.skip_travel = 0
    s.relic_lost = 0
    s.carry[0] = 0
    s.carry[1] = 0
    for h in range(c.options.heroes):
        s.hero[h].threat = 0
    shuffle_overlord(s, c)
    draw_cards(s, c, c.options.heroes)
    fresh_search(s, c)


def begin_encounter(s, c, number):
    e = c.options.encounter
    if c.options.mode == MODE_ENCOUNTER:
        if e < 0:
            e = s.encounter
        carry_in(s, c, e)
    else:
        e = c.quest[s.quest].encounter[number]
    clear_map(s)
    for h in range(c.options.heroes):
        ready_hero(s, h)
    s.encounter = e
    s.phase = PHASE_SETUP
    push(s, ENCOUNTER, -1, -1, -1, 0)


def carry_in(s, c, e):
    """What a first encounter would have left to a second one that is played alone (spec 8)."""
    for i in range(2):
        s.carry[i] = c.options.carry_in[i]
        if s.carry[i] < 0:
            s.carry[i] = max(0, c.encounter[e].carry_in[i])


# --- between two encounters


def between_encounters(s, c):
    """DES-226: fatigue goes, the knocked out stand up; DES-225 lists what stays. No window opens."""
    for h in range(c.options.heroes):
        s.hero[h].fatigue = 0
        if s.figure[h].life == DOWN:
            stand_again(s, c, h)
    for h in range(c.options.heroes):
        ready_hero(s, h)
    clear_map(s)


def stand_again(s, c, h):
    """Two red dice; Brute helps whoever stands up (DER-123)."""
    n = 0
    for _ in range(2):
        n += c.face[RED][below(cython.address(s.head.rng), 6)].damage
    if skilled(s, h, BRUTE):
        n += 2
    s.figure[h].damage = max(0, s.figure[h].damage - n)


def ready_hero(s, h):
    """He is off the map; his cards and his feat are readied, what lasts for a time is over."""
    take_off(s, h)
    me = cython.address(s.hero[h])
    me.exhausted = 0
    me.turned = 0
    me.changed = 0
    me.traded = 0
    me.feat = 0
    me.done = 0
    me.rested = 0
    me.moved = 0
    me.bonus = 0
    me.extra = 0
    me.two_used = 0
    me.left_space = 0
    me.monkey = 0
    me.despair = 0
    me.faith = 0
    me.faith_by = -1
    me.fury = 0
    me.reroll = 0
    me.spirits = 0
    me.familiar_acted = 0
    me.nature = 0
    me.challenged = -1
    me.token = -1
    me.unseen_by = 0
    me.spirit_monsters = 0
    for i in range(N_USABLE):
        me.fresh[i] = 0


def take_off(s, h):
    """His figure leaves the map and keeps damage, maximum health and conditions."""
    who = cython.address(s.figure[h])
    damage = who.damage
    health = who.health
    conditions = who.conditions
    clear_figure(s, h)
    who.life = ABSENT
    who.cell = -1
    who.damage = damage
    who.health = health
    who.conditions = conditions


def clear_map(s):
    """The map with everything on it but the heroes is gone (DES-222, DES-226)."""
    s.encounter = -1
    s.ended = 0
    s.encounter_winner = NOBODY
    s.changed = 0
    s.round = 0
    s.overlord_turns = 0
    s.knockouts = 0
    s.acting = -1
    s.activating = -1
    s.returned_heroes = 0
    for cell in range(N_SPACES):
        s.fig_at[cell] = -1
        s.near[cell] = 0
    for u in range(FAMILIAR, N_FIGURES):
        clear_figure(s, u)
        s.figure[u].life = ABSENT
        s.figure[u].cell = -1
    clear_pieces(s)
    clear_play(s)


def clear_pieces(s):
    """Tokens, doors, groups, counters."""
    for t in range(FIRST_QUEST_TOKEN + N_QUEST_TOKENS):
        token = cython.address(s.token[t])
        token.cell = -1
        token.life = GONE
        token.face = 0
        token.holder = -1
        token.hidden = 0
        token.marks = 0
    s.doors_open = 0
    s.doors_closed = 0
    for d in range(N_DOORS):
        s.doors_marks[d] = 0
    s.unique = -1
    s.key = 0
    for i in range(N_COUNTERS):
        s.counter[i] = 0
    s.n_groups = 0
    for i in range(MAX_NOW_GROUPS):
        clear_group(s, i)


def clear_group(s, i):
    group = cython.address(s.group[i])
    group.kind = -1
    group.open = 0
    group.zone = -1
    group.under_way = 0
    group.agent = 0
    group.ritual = 0
    group.extra[0] = 0
    group.extra[1] = 0


def clear_play(s):
    """What was under way. A Search card in the air goes back to its pile."""
    s.n_attacks = 0
    memset(s.attack, 0, cython.sizeof(s.attack))
    memset(cython.address(s.roll), 0, cython.sizeof(s.roll))
    s.roll.who = -1
    s.roll.attribute = -1
    s.misery = 0
    s.rise_kind = -1
    s.rise_rank = -1
    s.rise_group = -1
    s.rise_cell = -1
    for i in range(N_ASIDE):
        s.aside[i] = -1
    if s.drawn >= 0:
        s.search_discard[s.drawn] += 1
    if s.aside_search >= 0:
        s.search_discard[s.aside_search] += 1
    s.drawn = -1
    s.aside_search = -1
    s.appraised = 0


# --- end


def end_quest(s, c):
    """DES-229, DES-230, RAY-018, RAY-019, RAY-107, RAY-137."""
    s.quest_winner = s.encounter_winner
    s.quests_played |= 1 << s.quest
    if c.options.mode == MODE_CAMPAIGN:
        s.won[s.quest_winner] += 1
        if FIRST_ACT_2 <= s.track < FINALE:
            s.won_act2[s.quest_winner] += 1
    if not c.options.plot_deck:
        return
    gain_threat(s, 1)
    if s.quest_winner == OVERLORD:
        gain_threat(s, 1)
    gain_threat(s, s.cursed)
    s.cursed = 0
    if s.plot[CONCEALMENT] == PLOT_EXHAUSTED:
        s.plot[CONCEALMENT] = PLOT_READY


def gain_threat(s, n):
    """RAY-023."""
    s.threat += n


def end_game(s, c):
    """The winner of the quest, or of the single encounter, wins; what that is worth to the heroes."""
    s.winner = s.quest_winner
    s.value = sixtieths(s, c)
    s.head.over = TERMINATED


def sixtieths(s, c):
    """Spec 8, "Result and reward": a single encounter has a value of its own."""
    if c.options.mode == MODE_ENCOUNTER:
        if s.encounter == FG1 or s.encounter == OQ1A:
            return 15 * (s.carry[1] - s.carry[0])
        if s.encounter == CD1:
            return 30 * (s.carry[0] - 2)
        if s.encounter == MB1:
            return 15 * (s.carry[0] - s.carry[1])
        if s.encounter == CP1 or s.encounter == DW1 or s.encounter == FI1:
            return 60 - 30 * s.carry[0]
        if s.encounter == DA1:
            return 20 * (2 * s.carry[0] - 3)
        if s.encounter == HC1:
            return 12 * (s.carry[0] - s.carry[1])
    if s.winner == NOBODY:
        return 0
    return 60 if s.winner == HEROES else -60
