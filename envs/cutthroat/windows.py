"""Windows: who is asked next, and what may be played (CUR-150, CUR-151).

A window's frame has no owner while it looks for the next seat; its step is the place in the order from which
it looks.
"""

import cython


def window_order(s, c, f):
    """The order in which a window asks."""
    kind = f.kind
    if kind in (ASK_USE, ASK_DRAWN):
        return order_of(s, c)
    if kind == ASK_CANCEL:
        return order_after(s, c, below_top(s, 1).owner)
    first = f.target  # X
    if kind == ASK_DAMAGE:
        first = packet_of(cython.cast(cython.pointer(State), s)).target
    rest = order_after(s, c, first)
    if kind == ASK_BEFORE:
        if s.alive[first]:
            rest.seat[rest.n] = first
            rest.n += 1
        return rest
    order.n = 0
    if s.alive[first]:
        order.seat[0] = first
        order.n = 1
    for i in range(rest.n):
        order.seat[order.n] = rest.seat[i]
        order.n += 1
    return order


def seek(s, c):
    """Finds the next seat with something to play; closes the window when there is none."""
    f = top(s)
    if window_shut(s, f):
        pop(s)
        return
    order = window_order(s, c, f)
    for i in range(f.step, order.n):
        if plays(s, c, f, order.seat[i], cython.NULL):
            f.step = i
            f.owner = order.seat[i]
            return
    pop(s)


def window_shut(s, f):
    """Whether what the window asks about is gone."""
    kind = f.kind
    if kind == ASK_CANCEL:
        return below_top(s, 1).count < 0
    if kind == ASK_DAMAGE:
        return packet_stopped(s, packet_of(s))
    if s.finished and not s.ending:
        return 1
    if kind == ASK_BEFORE:
        return not s.alive[f.target] or not has_set(s, f.target)
    if kind == ASK_AFTER:  # D27 has ended the first of its two windows (TRN-6)
        return not s.alive[f.target] or (s.attack.by_strike and not s.attack.attacking)
    return 0


# --- what may be played


def may_act(s, seat):
    """Whether a living player may play Action cards now (CUT-054)."""
    if not s.alive[seat] or s.muted[seat] or s.held_off[seat] or s.event == EV04:
        return 0
    return s.actions < MAX_ACTIONS and s.head.depth < DEEPEST


def offer(mask, action):
    """One legal action; the mask is left out where only their number matters."""
    if mask != cython.NULL:
        mask[action] = 1
    return 1


def offer_face(s, seat, kind, mask):
    """An Action card of a kind, if it is in hand."""
    if s.hand[seat][kind + 10] == 0:
        return 0
    return offer(mask, HAND + kind + 10)


def offer_thing(s, seat, thing, mask):
    if not may_use_relic(s, seat, thing):
        return 0
    return offer(mask, THING + thing)


def plays(s, c, f, seat, mask):
    """What a seat may play in a window, beside NO; returns how many."""
    kind = f.kind
    if kind == ASK_BEFORE:
        return plays_before(s, c, f.target, seat, mask)
    if kind == ASK_AFTER:
        return plays_after(s, c, f.target, seat, mask)
    if kind == ASK_DAMAGE:
        return plays_damage(s, c, seat, mask)
    if kind == ASK_CANCEL:
        return plays_cancel(s, c, seat, mask)
    if kind == ASK_DRAWN:
        return plays_drawn(s, c, seat, mask)
    n = 0
    for thing in range(N_THINGS):
        if s.thing[seat][thing] and may_use(s, c, ASK_USE, seat, thing):
            n += offer(mask, THING + thing)
    return n


def plays_drawn(s, c, seat, mask):
    """W06: Initiative has just been drawn."""
    n = offer_thing(s, seat, RL04, mask)
    if living(s, c) < 2:
        return n
    n += offer_thing(s, seat, RL11, mask) + offer_thing(s, seat, RL17, mask)
    if may_act(s, seat):
        n += offer_face(s, seat, PLAN_B, mask)
    return n


def plays_before(s, c, x, seat, mask):
    """W12: before X reveals. Slip Behind lying before X keeps others off (CUR-46)."""
    n = 0
    if may_act(s, seat):
        if seat != x and s.riders[x][0] == 0:
            n += offer_face(s, seat, EDGE_OUT, mask) + offer_face(s, seat, TRIP, mask)
        if s.hand[seat][MIXED_SIGNALS + 10] and can_swap_set(s, c, seat):
            n += offer(mask, HAND + MIXED_SIGNALS + 10)
    if seat == x:
        n += offer_used(s, c, seat, FIRE, mask) + offer_used(s, c, seat, RL05, mask)
    return n


def offer_used(s, c, seat, thing, mask):
    """A thing that can be used on the own Turn."""
    if not s.thing[seat][thing] or not may_use(s, c, ASK_BEFORE, seat, thing):
        return 0
    return offer(mask, THING + thing)


def can_swap_set(s, c, seat):
    """D17: the own set card and somebody else's are both unrevealed."""
    for other in range(c.options.players):
        if swappable(s, seat, other):
            return 1
    return 0


def swappable(s, seat, other):
    return (
        seat != other
        and s.alive[other]
        and has_set(s, seat)
        and has_set(s, other)
        and s.riders[other][0] == 0
    )


def plays_after(s, c, x, seat, mask):
    """W18: X has revealed. On a Maneuver only D27; nothing of others on what is protected."""
    a = cython.address(s.attack)
    if seat != x and (a.protected or guarded(s)):
        return 0
    if a.kind >= FEINT:
        return offer_face(s, seat, UNINTENTIONAL_STRIKE, mask) if seat != x and may_act(s, seat) else 0
    n = 0
    if a.missed or a.position == MISS:
        return 0
    if may_act(s, seat):
        n += offer_face(s, seat, RALLY, mask)
    if seat == x or s.thing[x][RL06] or not may_act(s, seat):
        return n
    n += offer_face(s, seat, CRITICAL_MISS, mask)
    if s.encounter == I19:
        for face in range(ATTACK_FACES):
            if s.hand[seat][face]:
                n += offer(mask, HAND + face)
    if attack_cards(s, seat):
        n += offer_thing(s, seat, RL09, mask)
    return n


def guarded(s):
    """Slip Behind, lying before X or spent on the Attack, keeps others' Action cards off (CUR-46)."""
    a = cython.address(s.attack)
    return a.slipped > 0 or s.riders[a.seat][0] > 0


def plays_cancel(s, c, seat, mask):
    """W22: another player has played an Action card."""
    if not may_act(s, seat):
        return 0
    return offer_face(s, seat, NOT_ON_MY_WATCH, mask) + offer_face(s, seat, NOT_SO_FAST, mask)


def plays_damage(s, c, seat, mask):
    """W23."""
    p = packet_of(cython.cast(cython.pointer(State), s))
    n = 0
    if seat == p.target:
        if may_act(s, seat):
            n += offer_face(s, seat, WALK_IT_OFF, mask)
            if living(s, c) > 1:
                n += offer_face(s, seat, HUMAN_SHIELD, mask)
        return n
    if may_act(s, seat) and living(s, c) > 2:
        n += offer_face(s, seat, MY_HERO, mask)
    return n + offer_thing(s, seat, RL14, mask)


# --- answers


def answer_window(s, c, f, action):
    """NO moves on to the next seat; after a play the window starts again (ACT-5)."""
    seat = f.owner
    f.owner = -1
    if action == NO:
        f.step += 1
        return
    f.step = 0
    if action >= THING:
        use(s, c, seat, action - THING)
        return
    face = action - HAND
    kind = kind_of(face)
    if needs_name(kind):
        push(s, ASK_WHOM, seat, face, -1, 0)
        return
    target = f.target  # X, in W12 and W18
    if kind in (NOT_ON_MY_WATCH, NOT_SO_FAST):
        target = below_top(s, 1).owner
    elif kind == WALK_IT_OFF:
        target = -1
    play(s, c, seat, face, kind if face >= ATTACK_FACES else CRITICAL_MISS, target)


def needs_name(kind):
    """W34."""
    return kind in (MIXED_SIGNALS, PLAN_B, HUMAN_SHIELD, MY_HERO)
