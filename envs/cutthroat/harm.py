"""What happens to players: losing LP, packets of damage (PKT), death (DTH), healing, -1 tokens."""

import cython

# --- losing LP


def lose(s, c, seat, amount):
    """LP fall, without any window (CUT-056, CUT-057). Returns by how much."""
    if not s.alive[seat]:
        return 0
    fallen = min(amount, s.lp[seat])
    s.lp[seat] -= fallen
    s.lost[seat] += fallen
    if s.lp[seat] <= 0:
        die(s, c, seat)
    return fallen


def all_lose(s, c, amount, but):
    """Every living player except one loses LP, in Initiative order."""
    order = order_of(s, c)
    for i in range(order.n):
        if order.seat[i] != but:
            lose(s, c, order.seat[i], amount)


def die(s, c, seat):
    """DTH: RL15 saves once; else all that the player had leaves play (CUT-059)."""
    if s.thing[seat][RL15]:
        s.lp[seat] = amount_of(c, RL15, 0)
        spend_thing(s, seat, RL15)
        return
    s.alive[seat] = 0
    s.initiative[seat] = 0
    discard_hand(s, seat)
    discard_set(s, seat)
    discard_beside(s, seat)
    for thing in range(N_THINGS):
        while s.thing[seat][thing] > 0:
            spend_thing(s, seat, thing)
    if everyone(s, c) == 0:
        s.head.over = TERMINATED  # CUT-061


def discard_beside(s, seat):
    """Riders and cards laid aside of a seat go to the discard pile."""
    if s.encounter != I05:  # there a Rider is a marker
        for _ in range(s.riders[seat][0]):
            discard(s, SLIP_BEHIND + 10)
        for _ in range(s.riders[seat][1]):
            discard(s, FOCUS_STRENGTH + 10)
    s.riders[seat][0] = 0
    s.riders[seat][1] = 0
    for face in range(N_FACES):
        while s.aside[seat][face] > 0:
            s.aside[seat][face] -= 1
            discard(s, face)


# --- healing


def heals(s, seat, by):
    """Whether a player can be healed by a seat: not under EV06, nor by others with RL02."""
    return s.event != EV06 and (by == seat or not s.thing[seat][RL02])


def heal(s, seat, amount, by):
    """LP gained, to the maximum (CUT-010). Returns how many."""
    if not s.alive[seat] or not heals(s, seat, by):
        return 0
    gained = min(amount, FULL_LP - s.lp[seat])
    s.lp[seat] += gained
    return gained


# --- -1 tokens


def gain_minus(s, seat, n, source):
    """n -1 tokens, at once, or one by one if RL01 lets the player lose LP instead (W28)."""
    if not s.alive[seat]:
        return
    if may_use_relic(s, seat, RL01):
        push(s, MINUS, seat, source, -1, n)
        return
    for _ in range(n):
        take_minus(s, seat, source)


def each_gains_minus(s, c, seats, source):
    """A -1 token for each of these seats, in Initiative order, whoever is asked W28 meanwhile (CUR-157)."""
    order = order_of(s, c)
    for i in range(order.n - 1, -1, -1):
        if seats >> order.seat[i] & 1:
            push(s, MINUS, order.seat[i], source, -1, 1)


def take_minus(s, seat, source):
    s.minus[seat] += 1
    if source == FROM_ENCOUNTER and s.realm:  # CUT-209, CUT-211
        s.generic[seat] += 1


def minus_task(s, c):
    f = top(s)
    if f.count == 0 or not s.alive[f.owner]:
        pop(s)
        return
    f.count -= 1
    if may_use_relic(s, f.owner, RL01):
        push(s, ASK_RELENT, f.owner, f.source, -1, 0)
    else:
        take_minus(s, f.owner, f.source)


# --- packets


def push_packet(s, c, target, amount, cause, number):
    """PKT-1: the amount as the packet is made."""
    if not s.alive[target]:
        return
    p = cython.address(s.packet[s.packet_n])
    s.packet_n += 1
    p.target = target
    p.struck = target
    p.cause = cause
    p.number = number
    p.shepherd = -1
    if cause != BY_CARD:
        if s.encounter == I02 and s.realm and cause == BY_STRIKE:
            amount *= 2  # CUT-182
        if s.event == EV02:
            amount += c.event[EV02].amount[0]
        amount += s.exposed[target] * c.fortune[F09].reversed[0]
    p.amount = amount
    push(s, PACKET, -1, s.packet_n - 1, -1, 0)


def push_packets(s, seats, amount, cause):
    """A packet each for some seats (bits), in Initiative order."""
    if seats:
        push(s, PACKETS, -1, seats, cause, amount)


def packets_task(s, c):
    f = top(s)
    seat = first_of(s, c, f.source)
    if seat < 0:
        pop(s)
        return
    f.source &= ~(1 << seat)
    push_packet(s, c, seat, f.count, f.target, 0)


def packet_of(s):
    """The innermost packet."""
    return cython.address(s.packet[s.packet_n - 1])


def drop_packet(s):
    s.packet_n -= 1
    pop(s)


def packet_task(s, c):
    """The steps of a packet; questions come between them."""
    f = top(s)
    p = packet_of(s)
    step = f.step
    f.step += 1
    if step == 0:
        if wears_boots(s, c, p):
            push(s, ASK_BOOTS, p.target, -1, -1, 0)
    elif step == 1:
        struck_by_number(s, c, p)
    elif step == 2:
        if packet_stopped(s, p):
            drop_packet(s)
        else:
            push(s, ASK_DAMAGE, -1, -1, -1, 0)
    elif step == 3:
        if packet_stopped(s, p):
            drop_packet(s)
        elif s.encounter == I26 and s.realm and p.cause == BY_STRIKE:
            push(s, ASK_MORE, p.target, -1, -1, 0)
    elif step == 4:
        hurt(s, c, p)
    elif step == 5:
        if is_strike(p) and may_use_relic(s, p.target, RL22) and living(s, c) > 1:
            push(s, ASK_SHANK, p.target, -1, -1, 0)
    else:
        if p.shepherd >= 0 and p.shepherd == p.target and s.alive[p.target]:
            s.plus[p.target] += amount_of(c, RL14, 0)  # CUR-64
        drop_packet(s)


def is_strike(p):
    """CUR-158."""
    return p.cause != BY_CARD


def wears_boots(s, c, p):
    """RL28: the strike names the number of its owner, and somebody has the next higher one (CUR-62)."""
    return p.number > 0 and may_use_relic(s, p.target, RL28) and next_number(s, c, p.target) >= 0


def next_number(s, c, seat):
    """The living player with the next higher Initiative number, or -1."""
    best = -1
    for other in range(c.options.players):
        if not s.alive[other] or s.initiative[other] <= s.initiative[seat]:
            continue
        if best < 0 or s.initiative[other] < s.initiative[best]:
            best = other
    return best


def shielded(s, c):
    """I10: while Humility lives the players with the least Prestige are left out, unless all have as much."""
    if s.encounter != I10 or s.creature[0] <= 0:
        return 0
    low = least(s, c, prestige_figures(s, c))
    return 0 if low == everyone(s, c) else low


def struck_by_number(s, c, p):
    """What a clause does to the player struck beside or before its damage: I04, I06, I10, I12."""
    if p.cause != BY_STRIKE:
        return
    if s.encounter == I04 and p.number == 1:
        s.named[0] = p.target
        if s.hand_n[p.target] > 0:
            discard_hand(s, p.target)
            p.amount = 0
    elif s.encounter == I06:
        if may_refuse(s, c, p.target):
            push(s, ASK_STRIKE, p.target, -1, -1, 0)
    elif s.encounter == I10:
        if shielded(s, c) >> p.target & 1:
            p.amount = 0
    elif s.encounter == I12:
        s.plague[p.target] += 1


def packet_stopped(s, p):
    """PKT-3: the target is dead, or nothing is left of it."""
    if not s.alive[p.target] or p.amount <= 0 or s.iron[p.target]:
        return 1
    return is_strike(p) and (s.asleep[p.target] or s.hermit[p.target])


def hurt(s, c, p):
    """PKT-6, then what the card and the Event do to whoever takes the damage."""
    fallen = lose(s, c, p.target, p.amount)
    if p.cause == BY_STRIKE:
        s.struck_total += fallen
        if s.alive[p.target]:
            whoever_takes_damage(s, c, p.target)
    if is_strike(p) and s.event == EV10:
        other = left_of(s, c, p.target)
        if other != p.target:
            lose(s, c, other, c.event[EV10].amount[0])


def whoever_takes_damage(s, c, seat):
    """PKT-7 (CUR-27)."""
    e = s.encounter
    if e in (E01, E22):
        discard_random(s, seat, c.encounter[e].special[0])
    elif e == E10:
        s.muted_next[seat] = 1
    elif e == E14:
        s.dry_next[seat] = 1
    elif e == E16:
        s.barred_next[seat] = 1
    elif e == E19:
        order = order_after(s, c, seat)
        if order.n > 0:
            give_random(s, seat, order.seat[0])


def may_use_relic(s, seat, thing):
    """Whether a living player may use a Relic: not under E23, nor beyond its limit (CUR-60)."""
    if not s.alive[seat] or not s.thing[seat][thing] or s.encounter == E23:
        return 0
    return not s.used >> (thing - RL01) & 1


# --- I06


def may_refuse(s, c, seat):
    """Whether there is something to give away and somebody to take it (CUR-104)."""
    if humblest_but(s, c, seat) < 0:
        return 0
    for value in range(1, MAX_RECORDS):
        if s.kills[seat][value]:
            return 1
    for thing in range(N_THINGS):
        if takeable(s, seat, thing):
            return 1
    return 0
