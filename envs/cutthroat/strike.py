"""The strikes of the Encounters (RND-F), clause by clause, and the Boss effects.

A clause fixes its targets when it begins (CUR-28); its packets are settled before the next one. `e` is the
Encounter, `k` the clause, from 0; a clause function returns whether there is another one.
"""

import cython


def strike_task(s, c):
    """The next clause of the strike."""
    f = top(s)
    k = f.step
    if k == LAST_CLAUSE:
        pop(s)
        return
    f.step += 1
    e = s.encounter
    if k == 0:
        s.struck_total = 0
        s.named_n = 0
    if e < E12:
        more = base_clause(s, c, e, k)
    elif e < N_BASE:
        more = base_clause_later(s, c, e, k)
    elif e < I14:
        more = incarnation_clause(s, c, e, k)
    else:
        more = incarnation_clause_later(s, c, e, k)
    if not more:
        f.step = LAST_CLAUSE  # the frame lies below what the clause has pushed


def strike_number(s, c, number, amount):
    """The holder of an Initiative number; nobody if it is not held (CUR-06)."""
    seat = holder(s, c, number)
    if seat >= 0:
        push_packet(s, c, seat, amount, BY_STRIKE, number)


def strike_seat(s, c, seat, amount):
    if seat >= 0:
        push_packet(s, c, seat, amount, BY_STRIKE, 0)


def strike_all(s, c, seats, amount):
    push_packets(s, seats, amount, BY_STRIKE)


def wounders(s, c):
    """The living players who wounded the Encounter this Round, as bits (CUR-74)."""
    bits = 0
    for i in range(s.blow_n):
        b = cython.address(s.blow[i])
        if b.damage >= WOUND and not b.undone and s.alive[b.seat]:
            bits |= 1 << b.seat
    return bits


def wounder_in_time(s, last):
    """The first or last living player to wound it this Round, or -1."""
    found = -1
    for i in range(s.blow_n):
        b = cython.address(s.blow[i])
        if b.damage >= WOUND and not b.undone and s.alive[b.seat]:
            found = b.seat
            if not last:
                return found
    return found


def mirror(s, c, seat):
    """E15: the highest half value among the cards that a player wounded it with."""
    best = 0
    for i in range(s.blow_n):
        b = cython.address(s.blow[i])
        if b.seat == seat and b.damage >= WOUND and not b.undone:
            best = max(best, c.kind[b.kind].value[HALF])
    return min(best, c.encounter[E15].strike[0])


def last_attacker(s):
    """The last living player who attacked this Round, or -1 (CUR-51)."""
    for i in range(s.attacker_n - 1, -1, -1):
        if s.alive[s.attacker[i]]:
            return s.attacker[i]
    return -1


def highest(s, c):
    """The holder of the highest number held."""
    order = order_of(s, c)
    return order.seat[order.n - 1]


def base_clause(s, c, e, k):
    """E01 to E11."""
    n = cython.address(c.encounter[e].strike[0])
    if e == E01:
        strike_number(s, c, 2, n[0])
    elif e == E02:
        if wounders(s, c) == 0 and k == 0:
            strike_all(s, c, everyone(s, c), n[2])
            return 0
        strike_seat(s, c, wounder_in_time(s, k), n[k])
        return k == 0
    elif e in (E03, E08):
        strike_all(s, c, everyone(s, c), n[0])
    elif e == E04:
        strike_number(s, c, 3 if k else 1, n[k])
        return k == 0
    elif e == E07:
        strike_seat(s, c, first_of(s, c, most(s, c, lp_figures(s, c))), n[0])
    elif e == E09:
        best = most(s, c, damage_figures(s, c))
        if s.dealt[first_of(s, c, best)] > 0:
            strike_seat(s, c, first_of(s, c, best), n[0])
        else:
            strike_all(s, c, everyone(s, c), n[1])
    elif e == E11:
        strike_number(s, c, k + 1, n[0])
        return k + 1 < s.heads
    else:  # E05, E06, E10
        strike_number(s, c, 1, n[0])
    return 0


def base_clause_later(s, c, e, k):
    """E12 to E25."""
    n = cython.address(c.encounter[e].strike[0])
    if e == E12:
        strike_number(s, c, 2, n[0])
    elif e in (E13, E19):
        strike_number(s, c, k + 1, n[k])
        return k == 0
    elif e == E14:
        strike_number(s, c, 3, n[0])
    elif e == E15:
        if k == 0:
            s.struck_seats = wounders(s, c)
            if s.struck_seats == 0:
                strike_all(s, c, everyone(s, c), n[1])
                return 0
        seat = first_of(s, c, s.struck_seats)
        if seat < 0:
            return 0
        s.struck_seats &= ~(1 << seat)
        if mirror(s, c, seat) > 0:
            strike_seat(s, c, seat, mirror(s, c, seat))
        return 1
    elif e == E17:
        strike_number(s, c, 1, n[0] * s.pack)
    elif e == E18:
        strike_seat(s, c, highest(s, c), n[0])
    elif e == E20:
        if k == 0:
            strike_all(s, c, everyone(s, c), n[0])
            return 1
        strike_number(s, c, 1, n[1])
    elif e == E21:
        strike_all(s, c, everyone(s, c), n[s.creature[0] * 2 <= s.creature_start[0]])
    elif e == E22:
        strike_seat(s, c, first_of(s, c, most(s, c, hand_figures(s, c))), n[0])
    elif e == E23:
        seat = first_of(s, c, most(s, c, thing_figures(s, c)))
        if things_of(s, seat) > 0:
            strike_seat(s, c, seat, n[0])
        else:
            strike_number(s, c, 1, n[1])
    else:  # E16
        strike_number(s, c, 1, n[0])
    return 0


def incarnation_clause(s, c, e, k):
    """I01 to I13."""
    n = cython.address(c.encounter[e].strike[0])
    if e == I01:
        return anguish(s, c, k)
    if e == I02:
        strike_all(s, c, most(s, c, prestige_figures(s, c)), arrogant_strike(s, c))
    elif e == I03:
        if k < 2:
            ask_naming(s, c, holder(s, c, k + 1))
            return 1
        return strike_named(s, c, k - 2, BY_STRIKE, n[0])
    elif e == I04:
        if k == 0:
            s.named[0] = -1
            strike_number(s, c, 1, n[0])
            return 1
        push(s, CHOOSING, -1, ASK_DISCARD, s.named[0], 1)
    elif e == I05:
        strike_all(s, c, truthful(s, c), n[0])
    elif e in (I06, I13):
        strike_number(s, c, k + 1, n[k])
        return k == 0
    elif e == I07:
        strike_all(s, c, most(s, c, hand_figures(s, c)), n[0])
    elif e == I08:
        strike_number(s, c, 1, n[0] * s.fortune_n)
    elif e == I10:
        if k == 0:
            if s.creature[1] > 0:
                shame(s, c)
            return 1
        seat = holder(s, c, 1)
        if s.creature[0] > 0 and seat >= 0 and not shielded(s, c) >> seat & 1:
            strike_number(s, c, 1, n[0])
    elif e == I11:
        strike_number(s, c, k + 1, n[k])
        return k < 2
    elif e == I12:
        if k < 2:
            strike_number(s, c, k + 1, n[k])
            return 1
        plague_losses(s, c)
    return 0


def incarnation_clause_later(s, c, e, k):
    """I14 to I26."""
    n = cython.address(c.encounter[e].strike[0])
    if e == I14:
        strike_seat(s, c, highest(s, c), n[0])
    elif e == I15:
        strike_all(s, c, least(s, c, damage_figures(s, c)), n[0])
    elif e == I16:
        order = order_of(s, c)
        strike_seat(s, c, order.seat[below(cython.address(s.head.rng), order.n)], n[0])
    elif e in (I17, I18):
        strike_all(s, c, least(s, c, hand_figures(s, c)), n[0])
    elif e == I20:
        if living(s, c) > 1:
            push(s, CHOOSING, -1, ASK_NAME, -1, 0)
    elif e == I21:
        seat = last_attacker(s)
        if seat < 0:
            strike_all(s, c, everyone(s, c), n[1])
        strike_seat(s, c, seat, n[0])
    elif e == I22:
        strike_all(s, c, least(s, c, figures_of(s, c, s.played)), n[0])
    elif e == I23:
        strike_all(s, c, most(s, c, prestige_figures(s, c)), n[0])
    elif e == I24:
        seat = first_of(s, c, setters(s, c))
        if seat < 0:
            strike_all(s, c, everyone(s, c), n[1])
        strike_seat(s, c, seat, n[0])
    elif e == I25:
        if k == 0:
            strike_number(s, c, 1, n[0])
            return 1
        if k == 1:
            ask_naming(s, c, holder(s, c, 1))
            return 1
        return strike_named(s, c, k - 2, BY_STRIKE, n[1])
    elif e == I26:
        hit = wounders(s, c)
        strike_all(s, c, hit if hit else everyone(s, c), n[0] if hit else n[1])
    else:  # I19
        strike_number(s, c, 1, n[0])
    return 0


def ask_naming(s, c, seat):
    """W24: a living player names another, if there is one (CUR-97, CUR-156)."""
    if seat >= 0 and living(s, c) > 1:
        push(s, ASK_STRIKE, seat, -1, -1, 0)


def strike_named(s, c, k, cause, amount):
    """A packet for the k-th naming, in the order of naming; whether there was one."""
    if k >= s.named_n:
        return 0
    push_packet(s, c, s.named[k], amount, cause, 0)
    return 1


def arrogant_strike(s, c):
    return c.encounter[I02].strike[(counted_n(s) - 1) // 3]


def anguish(s, c, k):
    """I01: one living player after the other chooses, in Initiative order."""
    if k == 0:
        s.struck_seats = everyone(s, c)
    seat = first_of(s, c, s.struck_seats)
    if seat < 0:
        return 0
    s.struck_seats &= ~(1 << seat)
    push(s, ASK_STRIKE, seat, -1, -1, 0)
    return 1


def shame(s, c):
    """I10: a -1 token for the living players with the most Prestige who are not shielded."""
    each_gains_minus(s, c, most(s, c, prestige_figures(s, c)) & ~shielded(s, c), FROM_ENCOUNTER)


def plague_losses(s, c):
    """I12: 5 LP for each own token beyond the first."""
    order = order_of(s, c)
    for i in range(order.n):
        seat = order.seat[i]
        if s.plague[seat] > 1:
            lose(s, c, seat, (s.plague[seat] - 1) * c.encounter[I12].strike[2])


def truthful(s, c):
    """I05: the living players who announced, and told the truth each time (CUR-102)."""
    bits = 0
    for seat in range(c.options.players):
        if s.alive[seat] and s.announced[seat] and not s.liar[seat]:
            bits |= 1 << seat
    return bits


def setters(s, c):
    """I24: the living players who set a card this Round."""
    bits = 0
    for seat in range(c.options.players):
        if s.alive[seat] and s.set_round[seat]:
            bits |= 1 << seat
    return bits


def boss_task(s, c):
    """The effect of I04 or I15 as it escapes, in reference order (CUR-78)."""
    f = top(s)
    f.step += 1
    row = cython.address(c.encounter[s.encounter])
    if s.encounter == I04:
        if f.step == 1:
            push(s, CHOOSING, -1, ASK_DISCARD, -1, -row.special[0])
        else:
            pop(s)
        return
    if f.step == 1:
        s.named_n = 0
        f.count = 0
        f.source = everyone(s, c)
    seat = first_of(s, c, f.source)
    if seat >= 0:
        f.source &= ~(1 << seat)
        ask_naming(s, c, seat)
    elif f.count < s.named_n:
        f.count += 1
        push_packet(s, c, s.named[f.count - 1], row.special[0], BY_CARD, 0)
    else:
        pop(s)
