"""What encounters do in the course of a Round: quest figures move, reinforcements and other effects of the
overlord turn, counts at its end, the clock (DES-179, DES-190, DES-213, DES-215, windows HP1, HP2, OT1).
"""

import cython

# --- the hero phase


def hero_phase_begins(s, c):
    """CD2-2: before the first hero."""
    if s.encounter == CD2:
        move_figures(s, TESTING)


def hero_turn_ended(s, c, h):
    """CD2-3: after the last turn of Round 1 the villagers come."""
    if s.encounter != CD2 or s.round != 1:
        return
    for other in range(c.options.heroes):
        if other != h and not s.hero[other].done:
            return
    for i in range(s.carry[0], 0, -1):
        enter_quest_figure(s, c, SIR_PALAMON + i)
        push(s, PLACE, seat_of(speaker(s, c)), SIR_PALAMON + i, IN_ZONE, ZONE_ENTRANCE)


def hero_phase_ends(s, c):
    """CP2-5, DW2-3, ER1-2; LV1-5."""
    if s.encounter == DW2 or library_open(s) or has_escort(s, c):
        move_figures(s, MOVING)
    elif s.encounter == LV1 and s.round >= LANTERNS_COUNT and count_face(s, DONE) == map_of(s).n_tokens:
        end_now(s, HEROES)


def library_open(s):
    """CP2-4."""
    return s.encounter == CP2 and s.doors_marks[LIBRARY_DOOR] == OPENED_ONCE


def has_escort(s, c):
    """ER1-2: a standing hero next to the cart."""
    if s.encounter != ER1:
        return 0
    for h in range(c.options.heroes):
        if s.figure[h].life == STANDING and fig_adjacent(s, h, FIRST_QUEST_FIGURE):
            return 1
    return 0


def move_figures(s, step):
    push(s, USE, -1, FIRST_QUEST_FIGURE, D_FIGURES, 0)
    top(s).step = step


def figures_task(s, c):
    """The USE frame of D_FIGURES; source: the next quest figure that may be moved."""
    f = top(s)
    if f.step == TESTING:
        f.step = MARSHALLING
        ask_test(s, SIR_PALAMON, MIGHT, 0)
    elif f.step == MARSHALLING:
        f.step = MOVING
        if s.passed:
            s.counter[MARSHALLED] += 1
            s.changed = 1
    elif f.step == RESTED:
        u = f.source
        pop(s)
        figure_rested(s, c, u)
    else:
        move_next(s, c, f)


def move_next(s, c, f):
    """DES-213: the speaker moves one figure after the other."""
    u = f.source
    while u < FIRST_MONSTER and s.figure[u].life != STANDING:
        u += 1
    if u == FIRST_MONSTER:
        pop(s)
        return
    f.source = u + 1
    ask_roam(s, u, c.encounter[s.encounter].figure_speed, seat_of(speaker(s, c)), 0)


# --- the overlord turn


def forced_start(s, c):
    """DES-179: reinforcements, then the rest; what comes first lies on top."""
    if s.encounter == CP1:
        s.counter[RAISED_NOW] = 0
    elif library_open(s):  # CP2-5
        hurt(s, -1, FIRST_QUEST_FIGURE, 1)
    elif s.encounter == MB2 and s.doors_open and s.group[MB2_LATE].kind < 0:  # MB2-5
        arrive(s, MB2_LATE)
    reinforce_all(s, c)


def overlord_turn_ends(s, c):
    """DES-190: what is counted at the end of the overlord turn."""
    if s.encounter == DA2:  # DA2-3
        s.counter[FLOOD] += count_face(s, DONE)
    elif s.encounter == HC1:
        claim_statues(s)
    elif s.encounter == HC2:
        count_ritual(s)
    elif s.encounter == LV1 and count_face(s, DONE) == 0:  # LV1-5
        end_now(s, OVERLORD)
    s.changed = 1


def claim_statues(s):
    """HC1-1."""
    for i in range(map_of(s).n_tokens):
        token = cython.address(s.token[FIRST_QUEST_TOKEN + i])
        bits = watchers(s, token.cell)
        if bits == 1:
            token.face = HEROES
        elif bits == 2:
            token.face = OVERLORD


def count_ritual(s):
    """HC2-2."""
    for i in range(map_of(s).n_tokens):
        token = cython.address(s.token[FIRST_QUEST_TOKEN + i])
        if token.face == UNTOUCHED and watchers(s, token.cell) == 2:
            s.counter[RITUAL] += 1


def round_ends(s, c):
    """DES-215: the clock, after all other checks."""
    verdict(s, c)
    row = cython.address(c.encounter[s.encounter])
    last = row.clock
    if 0 < c.options.round_cap < last:
        last = c.options.round_cap
    if not s.ended and s.round >= last:
        end_now(s, clock_winner(s, c))


def clock_winner(s, c):
    if s.encounter == LV1:
        return HEROES if count_face(s, DONE) >= LANTERNS_NEEDED else OVERLORD
    return c.encounter[s.encounter].clock_winner
