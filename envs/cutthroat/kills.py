"""What happens to creatures: laying out, damage, and the kill (KIL)."""

import cython


def lay_out(s, c):
    """ENC-4: creatures and LP by the players who started and the Encounter number."""
    row = cython.address(c.encounter[s.encounter])
    column = c.options.players - 3
    for k in range(2):
        s.creature[k] = 0
    if row.non_combat and not s.closing_fight:
        s.goal = row.lp[column] if s.encounter == I09 else 0
        return
    lp = row.lp[column]
    if s.encounter == I02:
        lp += counted_n(s) * row.special[0]
        if s.realm:
            lp += row.special[2]  # CUT-181
    elif s.encounter == I08:
        s.fight_cards = s.fortune_n
        lp = row.special[0] if c.options.fortune_flat else row.special[0] * s.fortune_n
    elif s.encounter == I10:
        s.creature[1] = row.second_lp[column]
    elif s.encounter == E17:
        s.pack = c.options.players + 1
    elif s.encounter == E11:
        s.heads = row.special[1]
    if s.event == EV01 or s.event == EV16:
        lp += c.event[s.event].amount[0]
    s.creature[0] = lp
    for k in range(2):
        s.creature_start[k] = s.creature[k]


def counted_n(s):
    """The Encounter number that I02 reads (CUT-180)."""
    return max(s.n, ARROGANT) if s.encounter == I02 and s.realm else s.n


def hurt_creature(s, c, k, amount, seat, blow):
    """Damage to a creature, credited to a seat; blow: its index among the blows, or -1 for no Attack.

    Returns whether the creature died.
    """
    s.dealt[seat] += amount
    s.creature[k] -= amount
    if s.creature[k] > 0:
        return 0
    s.creature[k] = 0
    if stays_alive(s, c, k, amount, blow):
        return 0
    killed(s, c, k, seat)
    return 1


def stays_alive(s, c, k, amount, blow):
    """KIL-1: E06 stands up once unless by holy water (CUR-70); only a heavy Attack kills I23 (CUR-133)."""
    row = cython.address(c.encounter[s.encounter])
    if s.encounter == E06 and not s.risen and (blow < 0 or s.blow[blow].kind != HOLY_WATER):
        s.risen = 1
        s.creature[k] = row.special[0]
        return 1
    if s.encounter == I23 and (blow < 0 or amount < row.special[0]):
        s.creature[k] = row.special[1]
        return 1
    return 0


def slay(s, c, k, seat):
    """RL05: the creature's own rule holds (CUR-65); nothing counts as damage (CUR-24)."""
    s.creature[k] = 0
    if not stays_alive(s, c, k, 0, -1):
        killed(s, c, k, seat)


def worth_of(s, c, k):
    """The Prestige of a creature, bonus included (CUR-105)."""
    row = cython.address(c.encounter[s.encounter])
    value = row.prestige[0]
    if s.encounter == I02:
        value = row.prestige[(counted_n(s) - 1) // 3]
    elif s.encounter == I08:
        value = s.fortune_tokens
    elif s.encounter == I10:
        value = row.prestige[k]
    if s.event == EV16 and is_last(s, k):
        value += c.event[EV16].amount[1]
    return value


def is_last(s, k):
    """Whether the Encounter is over with this creature's death."""
    return s.pack <= 1 and s.creature[1 - k] <= 0


def killed(s, c, k, seat):
    """KIL-2 to KIL-4."""
    value = worth_of(s, c, k)
    s.kills[seat][value] += 1
    s.killer = seat
    s.killer_hand = s.hand_n[seat]
    if s.thing[seat][RL20] and value >= amount_of(c, RL20, 1):
        s.plus[seat] += amount_of(c, RL20, 0)
    envious = owner_of(s, c, RL07)
    if envious >= 0 and envious != seat and wounded_now(s, envious, creature_id(s, k)):
        s.plus[envious] += amount_of(c, RL07, 0)
    if is_last(s, k):
        s.pack = 0
        finish(s, c, seat)
    elif s.encounter == E17:
        s.pack -= 1
        s.creature[0] = c.encounter[E17].lp[c.options.players - 3]
        s.creature_start[0] = s.creature[0]


def creature_id(s, k):
    """Tells the goblins of E17 apart, by how many are alive."""
    return s.pack if s.encounter == E17 else k


def wounded_now(s, seat, creature):
    """Whether a seat wounded this creature in this Round."""
    for i in range(s.blow_n):
        b = cython.address(s.blow[i])
        if b.seat == seat and b.creature == creature and b.damage >= WOUND and not b.undone:
            return 1
    return 0


def finish(s, c, killer):
    """The Encounter is over; killer: of its last creature, or -1."""
    s.finished = 1
    s.killer = killer
    order = order_of(s, c)
    s.last_in_order = order.seat[order.n - 1]  # CUR-124
