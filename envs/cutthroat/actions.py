"""Action cards: playing them, cancelling them, what they do (ACT)."""

import cython


def play(s, c, seat, face, kind, target):
    """ACT-1, ACT-2: the card leaves the hand, and others may cancel it."""
    play_open(s, seat, face)
    s.actions += 1
    s.acted[seat] = min(s.acted[seat] + 1, MOST_COUNTED)
    s.played[seat] += 1
    if face < ATTACK_FACES and s.encounter == I19 and s.realm:  # CUT-197, CUT-198
        for other in range(c.options.players):
            s.generic[other] = other == seat
    push(s, PLAY, seat, face, target, kind)
    push(s, ASK_CANCEL, -1, -1, -1, 0)


def play_task(s, c):
    """ACT-3, ACT-4."""
    f = top(s)
    f.step += 1
    if f.step > 2:
        pop(s)
    elif f.count == CANCELLED:
        if f.source >= 0:
            discard(s, f.source)
        pop(s)
    elif f.step == 1:
        take_effect(s, c, f[0])
    else:
        aftermath(s, c, f[0])


def take_effect(s, c, f):
    """What a card does that was not cancelled; then it is put away."""
    kind = f.count
    if kind != UNINTENTIONAL_STRIKE:
        put_aside(s, f.owner, f.source, kind)
    s.spite[f.owner] = min(s.spite[f.owner] + 1, MOST_COUNTED)
    if kind in (EDGE_OUT, TRIP):
        discard_set(s, f.target)
        if kind == TRIP:
            s.barred_next[f.target] = 1
    elif kind == MIXED_SIGNALS:
        if has_set(s, f.owner) and has_set(s, f.target):  # nobody has died while it could be cancelled
            swap_set(s, f.owner, f.target)
    elif kind == NOT_ON_MY_WATCH:
        cancel(s, -1)
    elif kind == NOT_SO_FAST:
        cancel(s, f.owner)
    elif kind == CRITICAL_MISS:
        s.attack.missed = 1
        push_packet(s, c, f.target, c.kind[CRITICAL_MISS].amount[0], BY_CARD, 0)
    elif kind == RALLY:
        s.attack.bonus += c.kind[RALLY].amount[0]
    elif kind == PLAN_B:
        if s.alive[f.owner] and s.alive[f.target]:
            swap_initiative(s, f.owner, f.target)
    elif kind in (HUMAN_SHIELD, MY_HERO):
        p = packet_of(s)
        p.target = f.target
        p.shepherd = -1  # redirected again: no token (CUR-64)
    elif kind == WALK_IT_OFF:
        p = packet_of(s)
        p.amount = max(p.amount - c.kind[WALK_IT_OFF].amount[0], 0)
    else:
        replace_maneuver(s, f.source)


def put_aside(s, seat, face, kind):
    """To the discard pile, or beside its player's Character (CUT-228), if that player still lives."""
    if s.encounter == I25 and s.realm and s.alive[seat]:
        s.aside[seat][face] += 1
    else:
        discard(s, face)


def cancel(s, taker):
    """The card played before has no effect; D19 takes it into the hand, unless that player has died.

    Below lie its window and its own frame.
    """
    cancelled = below_top(s, 2)
    cancelled.count = CANCELLED
    if taker >= 0 and s.alive[taker]:
        add_to_hand(s, taker, cancelled.source, ALL_SEATS)
        cancelled.source = -1


def swap_set(s, seat, other):
    """D17: the first cards that are unrevealed change places; both may look (CUR-38, CUR-148)."""
    pair = 1 << seat | 1 << other
    face = s.set_card[seat][0]
    theirs = s.set_card[other][0]
    seen = s.set_seen[seat][0]
    for viewer in range(MAX_PLAYERS):
        bit = 1 << viewer
        if viewer in (seat, other):
            continue
        if not seen & bit:
            uncertain(s, viewer, seat)
        if not s.set_seen[other][0] & bit:
            uncertain(s, viewer, other)
    shown(s, seat, face, 1 << other & ~seen)
    shown(s, other, theirs, 1 << seat & ~s.set_seen[other][0])
    s.set_card[seat][0] = theirs
    s.set_card[other][0] = face
    s.set_seen[seat][0] = s.set_seen[other][0] | pair
    s.set_seen[other][0] = seen | pair


def swap_initiative(s, seat, other):
    number = s.initiative[seat]
    s.initiative[seat] = s.initiative[other]
    s.initiative[other] = number


def replace_maneuver(s, face):
    """D27: the Maneuver is discarded; this card takes its place as an Attack with the values of Attack 5."""
    a = cython.address(s.attack)
    expose_attack(s)
    discard(s, a.face)
    a.face = face
    a.kind = ATTACK_5
    a.by_strike = 1


def on_other(f):
    """Whether the card was played on another player (CUR-54)."""
    return f.target >= 0 and f.target != f.owner


def aftermath(s, c, f):
    """ACT-4: what follows a card that took effect."""
    seat = f.owner
    if s.encounter == I25 and on_other(f):
        lose(s, c, seat, c.encounter[I25].special[0])
    if not s.alive[seat]:
        return
    if s.encounter == I22 or (s.encounter == I03 and on_other(f)):
        draw_cards(s, c, seat, 1)
    if on_other(f) and s.thing[seat][RL03]:
        s.blade[seat] = 1
    if on_other(f) and negative(f.count):
        hateful_eye(s, c, seat, f.target)


def negative(kind):
    """Negative effect on one player (CUR-56)."""
    return kind in (EDGE_OUT, TRIP, CRITICAL_MISS, HUMAN_SHIELD, MY_HERO)


def hateful_eye(s, c, seat, target):
    """RL13: whoever harms its owner alone takes damage."""
    if s.alive[target] and s.thing[target][RL13]:
        push_packet(s, c, seat, amount_of(c, RL13, 0), BY_CARD, 0)
