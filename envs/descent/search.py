"""A search (DES-167 to DES-176), with its windows SR1 to SR4; Distraction (DER-41)."""

import cython


def searching_task(s, c):
    """SEARCHING: source: hero, target: token; owner: 1 once Appraisal was used in this search."""
    f = top(s)
    h = f.source
    t = cython.address(s.token[f.target])
    if f.step == SEEK_DECLARED:
        ask_window(s, c, W_SR1, 0, h, f.target)
    elif f.step == SEEK_TAKEN:
        if s.figure[h].life != STANDING or t.life != ON_MAP:  # DES-169
            pop(s)
            return
        t.life = GONE
        t.cell = -1
        s.changed = 1
        if s.unique == f.target:
            f.step = SEEK_OVER
            unique_found(s, c, h)
        else:
            f.step = SEEK_DRAW
    elif f.step == SEEK_DRAW:
        s.drawn = draw_search(s)
        f.step = SEEK_DRAWN if s.drawn >= 0 else SEEK_KEPT_OVER
    elif f.step == SEEK_DRAWN:
        ask_window(s, c, W_SR2, 0, h, s.drawn)
    elif f.step == SEEK_SEEN:
        ask_window(s, c, W_SR2_HERO, seat_of(h), h, s.drawn)
    elif f.step == SEEK_KEPT:
        ask_window(s, c, W_SR3, 0, h, s.drawn)
    elif f.step == SEEK_KEPT_OVER:
        f.step = SEEK_OVER
        keep_drawn(s, c, h)
    elif f.step == SEEK_OVER:
        ask_window(s, c, W_SR4, 0, h, f.target)
    else:
        pop(s)


def keep_drawn(s, c, h):
    """DES-173, and the card that Foiled Again has set aside goes back (DER-45, DER-46)."""
    if s.drawn >= 0:
        lay_search(s, h, s.drawn)
        if s.drawn == TREASURE_CHEST:
            open_chest(s, c, h)
    s.drawn = -1
    if s.aside_search >= 0:
        put_on_top(s, s.aside_search)
        s.aside_search = -1


def appraise(s, f):
    """THI-1: the card is discarded, another is drawn and must be kept. f: the SEARCHING frame."""
    s.search_discard[s.drawn] += 1
    s.drawn = -1
    f.owner = 1
    f.step = SEEK_DRAW


def foil(s, f):
    """PC-05: the kept card is set aside, another is drawn."""
    s.aside_search = s.drawn
    s.drawn = -1
    f.step = SEEK_DRAW


# --- Distraction


def tricked_task(s, c):
    """TRICKED: source: attack, target: monster (whose token is taken, if two are named); owner: token."""
    f = top(s)
    a = cython.address(s.attack[f.source])
    h = a.attacker
    v = f.target
    if f.step == 0:
        push(s, ASK_TOKEN, 0, v, D_PLOT + DISTRACTION, 0)
    elif f.step == 1:
        f.owner = f.count
        f.target = s.token[f.count].holder
        push(s, ASK_SPACE, 0, h, D_PLOT + DISTRACTION, 0)
    elif f.step == 2:
        f.step = 3
        a.flags |= F_REPLACED
        t = cython.address(s.token[f.owner])
        t.life = ON_MAP
        t.cell = f.count
        t.holder = -1
        s.figure[v].tokens &= ~(1 << f.owner)
        push(s, SEARCHING, 0, h, f.owner, 0)
    elif f.step == 3:
        f.step = 4
        afflict(s, c, h, STUNNED)
        if s.figure[v].life == STANDING:
            ask_roam(s, v, 2, 0, 0)
    else:
        pop(s)
