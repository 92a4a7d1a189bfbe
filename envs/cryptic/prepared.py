"""Prepared Cryptonauts: when they are asked, and their one Action (CE-117 to CE-123, R-35 to R-38)."""

import cython


def window_task(s, c):
    """Asks every Prepared Cryptonaut within range and Sight of the Monster, one by one, tested anew after
    each (R-36).
    """
    f = top(s)
    if present(s, f.source):
        for u in range(N_CRYPTONAUTS):
            if not f.step >> u & 1 and may_interrupt(s, c, u, f.source):
                f.step |= 1 << u
                s.stops += 1
                push(s, ASK_PREPARED, seat_of(c, u), u, f.source, 0)
                return
    pop(s)


def may_interrupt(s, c, u, m):
    if not s.unit[u].prepared or not present(s, u):
        return 0
    reach = value(s, c, u, K_PREP_RANGE)
    if reach == 0:
        reach = PREPARE_RANGE
    return sees_ref(s, c, u, m, reach) and legal_menu(s, c, u, 1, cython.NULL) > 0


def answer_prepared(s, c, f, action):
    """f: the ASK_PREPARED frame, gone; the counter is used up (CE-121)."""
    if action == VERB + V_YES:
        s.unit[f.source].prepared = 0
        s.n_prepared -= 1
        s.unit[f.source].embers = 0
        push(s, INTERRUPT, -1, f.source, -1, 0)


def interrupt_task(s, c):
    """One Action or Free Action; it counts as her Turn."""
    f = top(s)
    u = f.source
    f.step += 1
    if f.step == 1 and present(s, u):
        push(s, ASK_MENU, seat_of(c, u), u, 1, 0)
        return
    pop(s)
    end_turn_changes(s, u)
    exhaust(s, c)
