"""A hero's turn (DES-055 to DES-062, DES-069): start, menu, end; the turn of the Reanimate (DES-218)."""

import cython


def hero_turn_task(s, c):
    f = top(s)
    h = f.source
    me = cython.address(s.hero[h])
    if f.step == TURN_START:
        start_turn(s, c, f, h)
    elif f.target == DOWN and f.step < TURN_MENU:  # DES-069: nothing else happens at his start
        f.step = TURN_MENU
    elif f.step < TURN_MENU and s.figure[h].life != STANDING:
        f.step = TURN_OVER
    elif f.step < TURN_EQUIP:
        start_tests(s, c, f, h)
    elif f.step == TURN_EQUIP:
        if anything_to_equip(s, c, h):
            push(s, ASK_EQUIP, seat_of(h), h, -1, 0)
        else:
            f.step = TURN_MENU
    elif f.step == TURN_MENU:
        if s.figure[h].life == HIDDEN:  # HER-8: nothing is left to do, but the rest counts
            f.step = TURN_REST
        elif s.figure[h].life != f.target:  # knocked out, gone: the turn ends at once (DES-154)
            f.step = TURN_OVER
        elif me.despair == 2 and s.figure[h].marked:  # OC-14: after every action
            s.figure[h].marked = 0
            tire(s, c, -1, h, 1)
        elif is_stuck(s, c, h):
            push(s, PLACE, seat_of(h), h, CLOSEST, s.figure[h].cell)
        else:
            push(s, ASK_MENU, seat_of(h), h, -1, 0)
    elif f.step < TURN_OVER:
        end_turn(s, c, f, h)
    else:
        close_turn(s, c, h)


def start_turn(s, c, f, h):
    """DES-055 (a), (b): effects of his last turn end, his cards are readied; DER-80: Tomble comes back
    first.
    """
    me = cython.address(s.hero[h])
    g = cython.address(s.figure[h])
    f.step = TURN_POISON
    f.target = DOWN if g.life == DOWN else STANDING
    s.acting = h
    g.points = 0
    g.actions = 2
    g.used = 0
    g.marked = 0
    for other in range(MAX_HEROES):
        if s.hero[other].faith_by == h:
            s.hero[other].faith = 0
        s.hero[other].traded = 0  # DES-074: once per turn, whoever's turn it is
        for card in range(N_USABLE):
            s.hero[other].fresh[card] = 0
    me.exhausted = 0
    me.turned = 0
    me.changed = 0
    me.rested = 0
    me.moved = 0
    me.bonus = 0
    me.two_used = 0
    me.left_space = 0
    me.familiar_acted = 0
    me.challenged = -1
    if me.monkey:
        me.monkey = 2
    if me.despair:
        me.despair = 2
    if g.life == HIDDEN:
        cell = me.token
        me.token = -1
        push(s, PLACE, seat_of(h), h, NEAR_OR_CLOSEST, cell + 256 * 4)


def start_tests(s, c, f, h):
    """DES-055 (c), (d): Poisoned, then Diseased; Inspiration; who does not see him (Sneaky)."""
    stage = f.step
    f.step += 1
    if stage == TURN_POISON:
        if has(s, h, POISONED):
            push(s, USE, -1, h, D_POISON, 0)
    elif stage == TURN_DISEASE:
        if has(s, h, DISEASED):
            push(s, USE, -1, h, D_DISEASE, 0)
    else:
        if skilled(s, h, INSPIRATION):
            inspire(s, c, h)
        if skilled(s, h, SNEAKY):
            note_unseen(s, h)


def inspire(s, c, h):
    """KNI-7: if another standing hero is adjacent, he and all adjacent heroes recover 1 fatigue."""
    beside_him = 0
    for other in range(c.options.heroes):
        if s.figure[other].life == STANDING and fig_adjacent(s, h, other):
            refresh_fatigue(s, other, 1)
            beside_him = 1
    if beside_him:
        refresh_fatigue(s, h, 1)


def note_unseen(s, h):
    me = cython.address(s.hero[h])
    me.unseen_by = 0
    for v in range(FIRST_MONSTER, N_FIGURES):
        if s.figure[v].life == STANDING and not sees(s, v, h, 0):
            me.unseen_by |= 1 << (v - FIRST_MONSTER)


def is_stuck(s, c, u):
    """DES-089: in another's space, and without a step out of it."""
    if s.figure[u].life != STANDING or stops_here(s, u) or s.figure[u].walker >= 0:
        return 0
    return not any_step(s, c, u, s.figure[u].points, 0) and not may_tire(s, c, u)


def walk_on(s, c, f, u, seat):
    """USE at FREE_WALK: u walks with points of its own (Syndrael's feat, Dark Charm); step 2 at its end."""
    g = cython.address(s.figure[u])
    if is_stuck(s, c, u):
        push(s, PLACE, seat, u, CLOSEST, g.cell)
    elif g.life == STANDING and (any_step(s, c, u, g.points, 0) or not stops_here(s, u)):
        push(s, ASK_STEPS, seat, u, -1, 1)
    else:
        g.points = 0
        f.step = 2


def condition_task(s, c):
    """USE of D_POISON, D_DISEASE: the test at the start of a turn or activation (CON-1, CON-2)."""
    f = top(s)
    u = f.source
    poison = 1 if f.target == D_POISON else 0
    if f.step == 0:
        f.step = 1
        ask_test(s, u, MIGHT if poison else WILLPOWER, 0)
        return
    pop(s)
    if s.passed:
        cure(s, u, POISONED if poison else DISEASED)
    elif poison:
        hurt(s, -1, u, 1)
    else:
        tire(s, c, -1, u, 1)


# --- equipping (HT1)


def anything_to_equip(s, c, h):
    for i in range(N_CARRIED):
        if can_equip(s, c, h, i):
            return 1
    return 0


def legal_equip(s, c, h, mask):
    n = offer(mask, PASS)
    for i in range(N_CARRIED):
        if can_equip(s, c, h, i):
            n += offer(mask, ITEM + i)
    return n


def answer_equip(s, c, h, action):
    """PASS ends it; DES-159: a lower maximum of health may knock him out."""
    if action == PASS:
        top(s).step = TURN_MENU
        return
    turn_item(s, c, h, action - ITEM)
    f = cython.address(s.figure[h])
    if f.damage >= f.health:
        push(s, KNOCKOUT, -1, -1, h, 0)


# --- the end of the turn


def end_turn(s, c, f, h):
    """DES-059 in its order; a hero who is not standing has no end of turn."""
    me = cython.address(s.hero[h])
    stage = f.step
    f.step += 1
    if (s.figure[h].life != STANDING and s.figure[h].life != HIDDEN) or f.target == DOWN:
        f.step = TURN_OVER
        return
    if stage == TURN_REST:
        if me.rested:
            n = refresh_fatigue(s, h, me.fatigue)
            if skilled(s, h, NATURES_BOUNTY):
                recover(s, c, h, n)
        if is_hero_named(s, h, SYNDRAEL) and not me.left_space:
            refresh_fatigue(s, h, 2)
    elif stage == TURN_LAVA:
        if s.figure[h].life == STANDING and stands_in(s, h, LAVA):  # DES-104
            fall(s, -1, h)
    elif s.figure[h].life == STANDING:  # DER-80: off the map no condition is handled
        cure(s, h, IMMOBILIZED)


def close_turn(s, c, h):
    me = cython.address(s.hero[h])
    pop(s)
    s.figure[h].points = 0
    s.figure[h].actions = 0
    me.done = 1
    if me.monkey == 2:
        me.monkey = 0
    if me.despair == 2:
        me.despair = 0
    s.acting = -1
    hero_turn_ended(s, c, h)


# --- the Reanimate


def familiar_may_act(s, c, h):
    """DES-218: before the first or after the last action of its owner, once."""
    me = cython.address(s.hero[h])
    if me.cls != NECROMANCER or me.familiar_acted or s.figure[FAMILIAR].life != STANDING:
        return 0
    return not acted(s, h) or s.figure[h].actions == 0


def acted(s, h):
    """Whether he has used an action in this turn."""
    return s.figure[h].actions < 2 or s.hero[h].two_used


def begin_familiar(s, c, h):
    g = cython.address(s.figure[FAMILIAR])
    g.actions = 2
    g.moves = 1
    g.attacks = 1
    g.dash = 0
    g.frenzy = 0
    g.points = 0
    g.used = 0
    push(s, FAMILIAR_TURN, -1, h, -1, 0)


def familiar_task(s, c):
    """FAMILIAR_TURN; source: its owner. 1 move action and 1 attack action (FAM-1); then as any activation
    ends.
    """
    f = top(s)
    g = cython.address(s.figure[FAMILIAR])
    if g.life != STANDING:
        pop(s)
    elif f.step == 0 and has(s, FAMILIAR, POISONED | DISEASED) and f.count == 0:
        f.count = 1  # familiars fail every test (DES-141)
        if has(s, FAMILIAR, DISEASED):
            push(s, USE, -1, FAMILIAR, D_DISEASE, 0)
        if has(s, FAMILIAR, POISONED):
            push(s, USE, -1, FAMILIAR, D_POISON, 0)
    elif f.step == 0 and is_stuck(s, c, FAMILIAR):
        push(s, PLACE, seat_of(f.source), FAMILIAR, CLOSEST, g.cell)
    elif f.step == 0:
        push(s, ASK_MONSTER, seat_of(f.source), FAMILIAR, -1, 0)
    elif f.step == 1:
        f.step = 2
        cure(s, FAMILIAR, IMMOBILIZED)
        g.points = 0
        if stands_in(s, FAMILIAR, LAVA):
            fall(s, -1, FAMILIAR)
    else:
        pop(s)
