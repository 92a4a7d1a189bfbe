"""What the built-in player thinks that LP, cards and things are worth, in hundredths of a Prestige."""


def think(s, c, you, m):
    """What every answer depends on."""
    m.you = you
    m.living = living(s, c)
    m.leader = -1
    for seat in range(c.options.players):
        m.score[seat] = final_prestige(s, c, seat)
        if s.alive[seat] and seat != you and (m.leader < 0 or m.score[seat] > m.score[m.leader]):
            m.leader = seat
    total = 0
    for seat in range(c.options.players):
        m.share[seat] = share_of(s, c, m, seat)
        total += s.lp[seat] if s.alive[seat] else 0
    m.fear = URGENCY * 100 // (total // m.living + 20)


def share_of(s, c, m, seat):
    """A gain of one of many rivals matters little, unless that rival leads."""
    if seat == m.you or not s.alive[seat]:
        return 0
    share = RIVALRY // (m.living - 1)
    if m.score[seat] > m.score[m.you]:
        share += share // 2
    elif m.score[seat] < m.score[m.you] - 4:
        share //= 2
    if seat == m.leader:
        share += 10
    return min(share, 100)


# --- life


def vitality(s, lp):
    """What having so many LP is worth: the last ones most, and less as the end comes near."""
    if lp <= 0:
        return 0
    to_come = 10 - min(s.n, 9)
    return ALIVE + VIGOUR * lp // (lp + HALF_VIGOUR) * to_come // 9


def price_of_losing(s, seat, amount):
    """What losing LP costs the player who loses them."""
    lp = s.lp[seat]
    return vitality(s, lp) - vitality(s, lp - amount)


def worth_of_healing(s, seat, amount):
    lp = s.lp[seat]
    return vitality(s, min(lp + amount, 100)) - vitality(s, lp)


def if_hurt(s, m, seat, amount):
    """What it is worth to you that somebody, perhaps you, loses LP: early on the party is needed."""
    if seat == m.you:
        return -price_of_losing(s, seat, amount)
    return price_of_losing(s, seat, amount) * m.share[seat] // 100 * min(s.n, 9) // 10


def if_healed(s, m, seat, amount):
    """What it is worth to you that somebody heals."""
    if seat == m.you:
        return worth_of_healing(s, seat, amount)
    return -worth_of_healing(s, seat, amount) * m.share[seat] // 100 * min(s.n, 9) // 10


# --- cards


def hand_worth(s, c, m, face):
    """What a card of your hand is worth to you, compared with the others."""
    if face < ATTACK_FACES:
        return attack_worth(s, c, face)
    return action_worth(kind_of(face))


def attack_worth(s, c, face):
    kind = kind_of(face)
    if kind == FEINT:
        return 6
    if kind == SLIP_BEHIND:
        return 30
    if kind == FOCUS_STRENGTH:
        return 45
    worth = 4 + printed(c, face) * SLOPE // 10
    if kind == HOLY_WATER:
        worth += 15
    elif kind == CROWD:
        worth += 5
    return worth


def action_worth(kind):
    if kind in (EDGE_OUT, TRIP):
        return TRIPPING
    if kind == CRITICAL_MISS:
        return MISSING
    if kind in (NOT_ON_MY_WATCH, NOT_SO_FAST):
        return CANCELLING
    if kind == RALLY:
        return RALLYING
    if kind == HUMAN_SHIELD:
        return SHIELDING
    if kind == WALK_IT_OFF:
        return BEARING
    if kind in (PLAN_B, MIXED_SIGNALS):
        return SWAPPING
    return LEAST_CARD


def thing_worth(s, c, thing):
    """Of an Item or Relic, to whoever owns it."""
    if thing in (RL02, RL26):
        return POINT * amount_of(c, thing, 0)
    if thing == RL27:
        return POINT * amount_of(c, thing, 0) - 10 * (10 - min(s.n, 9))
    if thing in (FIRE, POTION, RL05, RL15, RL20):
        return 200
    if thing in (CURE, IRON, MIGHT, RL06, RL14, RL24, RL25):
        return 130
    if thing in (SPEED, RL01, RL03, RL07, RL08, RL09, RL10, RL13):
        return 100
    return 60
