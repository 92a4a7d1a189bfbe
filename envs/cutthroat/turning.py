"""Turning an Attack card up and down, and marks that wait for the next one (TRN-8)."""

import cython


def unmissable(s, a):
    """RL06 (CUR-47)."""
    return s.thing[a.seat][RL06] > 0


def step_up(s):
    """One position up, never beyond double (CUT-039); E18 ignores it."""
    if s.attack.position > DOUBLE and s.encounter != E18:
        s.attack.position -= 1


def step_down(s):
    a = cython.address(s.attack)
    if a.position == HALF and unmissable(s, a):
        return
    if a.position < MISS:
        a.position += 1


def miss(s):
    """Made to miss for good (CUR-36)."""
    if not unmissable(s, cython.address(s.attack)):
        s.attack.missed = 1


def missing(s):
    return s.attack.missed or s.attack.position == MISS


def add_mark(s, mark, seat):
    s.mark[s.mark_n] = mark
    s.mark_seat[s.mark_n] = seat
    s.mark_n += 1


def waiting_marks(s, seat):
    """TRN-8 (5): marks in the order made; all but F14's are spent."""
    kept = 0
    for i in range(s.mark_n):
        mark = s.mark[i]
        whose = s.mark_seat[i]
        if mark == MARK_DOUBLE:
            step_up(s)
        elif mark != MARK_HALVE_SEAT or whose == seat:
            step_down(s)
        if mark == MARK_HALVE_ALL or (mark == MARK_HALVE_SEAT and whose != seat):
            s.mark[kept] = mark
            s.mark_seat[kept] = whose
            kept += 1
    s.mark_n = kept


def leave_table(s):
    """The card of the Attack goes to the discard pile, face up."""
    if s.attack.face >= 0:
        expose_attack(s)
        discard(s, s.attack.face)
        s.attack.face = -1


def expose_attack(s):
    """The card of the Attack is seen by all as it leaves the table face up."""
    a = cython.address(s.attack)
    if not a.revealed:
        shown(s, a.seat, a.face, ALL_SEATS & ~a.seen)
        a.revealed = 1
        not_pooled(s, a.face)
