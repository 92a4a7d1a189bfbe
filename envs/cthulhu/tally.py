"""Counting what lies in play; conditions and power, computed on demand."""

import cython


def take_tally(s, c, t):
    """One pass over the cards in play."""
    memset(t.count, 0, cython.sizeof(t.count))
    t.rules[0] = 0
    t.rules[1] = 0
    t.everywhere = 0
    t.location = -1
    t.blocker_power = 0
    t.cursed = 0
    play = pile_of(s, PLAY)
    for i in range(play.n):
        card = play.card[i]
        row = cython.address(c.card[card])
        seat = s.controller[card]
        t.count[seat][row.type] += 1
        if row.type <= PERSON:
            t.rules[seat] |= row.rules
        elif row.type == LOCATION:
            t.location = card
            t.everywhere = row.rules
            t.blocker_power = row.blocker_power
        elif row.type == CURSE:
            add_curse(t, row, s.bearer[card])


def add_curse(t, row, body):
    if not t.cursed:
        memset(t.curse_power, 0, cython.sizeof(t.curse_power))
        memset(t.curse_rules, 0, cython.sizeof(t.curse_rules))
        t.cursed = 1
    t.curse_power[body] += row.bearer_power
    t.curse_rules[body] |= row.rules


def bodies(t, seat):
    return monsters(t, seat) + persons(t, seat)


def holds(s, t, condition, you, card):
    """Whether a condition of `card` is met for the player `you` (CTR-16: every comparison is strict)."""
    test = condition.test
    they = 1 - you
    if test == IF_ALWAYS:
        return 1
    if test == IF_NO_OWN_MONSTERS:
        return monsters(t, you) == 0
    if test == IF_OWN_MONSTERS:
        return monsters(t, you) > 0
    if test == IF_NO_OWN_PERSONS:
        return persons(t, you) == 0
    if test == IF_OWN_PERSONS_AT_LEAST:
        return persons(t, you) >= condition.amount
    if test == IF_ONLY_OWN_PERSON:
        return persons(t, you) == 1 and s.zone[card] == PLAY and s.controller[card] == you
    if test == IF_OWN_BOOKS:
        return books(t, you) > 0
    if test == IF_THEIR_MONSTERS:
        return monsters(t, they) > 0
    if test == IF_NO_THEIR_PERSONS:
        return persons(t, they) == 0
    if test == IF_FEWER_MONSTERS:
        return monsters(t, you) < monsters(t, they)
    if test == IF_FEWER_BODIES:
        return bodies(t, you) < bodies(t, they)
    if test == IF_MORE_PERSONS_THAN_MONSTERS:
        return persons(t, you) > monsters(t, you)
    if test == IF_SMALLER_HAND:
        return hand_size(s, you) < hand_size(s, they)
    if test == IF_LESS_LIFE:
        return s.life[you] < s.life[they]
    if test == IF_OWN_SANITY_AT_MOST:
        return s.sanity[you] <= condition.amount
    if test == IF_OWN_LIFE_AT_MOST:
        return s.life[you] <= condition.amount
    if test == IF_NO_ATTACK_MADE:
        return s.attacked == 0
    return 0


def power_of(s, c, t, card):
    """The present power of a body in play, without the location's gift to blockers."""
    return power_with(s, c, t, card, 0)


def power_with(s, c, t, card, more):
    """The power of a body in play with `more` added; only the sum of all changes stops at 0 (CTR-44)."""
    row = cython.address(c.card[card])
    seat = s.controller[card]
    power = row.power + s.bonus[card] + more
    if row.type == MONSTER:
        power += s.frenzy[seat]
    if row.stronger_by and holds(s, t, row.stronger_if, seat, card):
        power += row.stronger_by
    if t.cursed:
        power += t.curse_power[card]
    return max(power, 0)


def curse_rules(t, card):
    """The standing rules that curses lay on a card in play."""
    return t.curse_rules[card] if t.cursed else 0
