"""Counting what lies in play; conditions and power, computed on demand."""

import cython


def take_tally(s, c, t):
    """One pass over the cards in play."""
    for seat in range(2):
        t.monsters[seat] = 0
        t.persons[seat] = 0
        t.books[seat] = 0
        t.rules[seat] = 0
    t.everywhere = 0
    t.location = -1
    t.blocker_power = 0
    t.cursed = 0
    play = pile_of(s, PLAY)
    for i in range(play.n):
        card = play.card[i]
        row = cython.address(c.card[card])
        seat = s.controller[card]
        if row.type == MONSTER:
            t.monsters[seat] += 1
        elif row.type == PERSON:
            t.persons[seat] += 1
        elif row.type == BOOK:
            t.books[seat] += 1
        if row.type == LOCATION:
            t.location = card
            t.everywhere = row.rules
            t.blocker_power = row.blocker_power
        elif row.type == CURSE:
            if not t.cursed:
                memset(t.curse_power, 0, cython.sizeof(t.curse_power))
                memset(t.curse_rules, 0, cython.sizeof(t.curse_rules))
                t.cursed = 1
            t.curse_power[s.bearer[card]] += row.bearer_power
            t.curse_rules[s.bearer[card]] |= row.rules
        else:
            t.rules[seat] |= row.rules


def bodies(t, seat):
    return t.monsters[seat] + t.persons[seat]


def holds(s, t, condition, you, card):
    """Whether a condition of `card` is met for the player `you` (CTR-16: every comparison is strict)."""
    test = condition.test
    they = 1 - you
    if test == IF_ALWAYS:
        return 1
    if test == IF_NO_OWN_MONSTERS:
        return t.monsters[you] == 0
    if test == IF_OWN_MONSTERS:
        return t.monsters[you] > 0
    if test == IF_NO_OWN_PERSONS:
        return t.persons[you] == 0
    if test == IF_OWN_PERSONS_AT_LEAST:
        return t.persons[you] >= condition.amount
    if test == IF_ONLY_OWN_PERSON:
        return t.persons[you] == 1 and s.zone[card] == PLAY and s.controller[card] == you
    if test == IF_OWN_BOOKS:
        return t.books[you] > 0
    if test == IF_THEIR_MONSTERS:
        return t.monsters[they] > 0
    if test == IF_NO_THEIR_PERSONS:
        return t.persons[they] == 0
    if test == IF_FEWER_MONSTERS:
        return t.monsters[you] < t.monsters[they]
    if test == IF_FEWER_BODIES:
        return bodies(t, you) < bodies(t, they)
    if test == IF_MORE_PERSONS_THAN_MONSTERS:
        return t.persons[you] > t.monsters[you]
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
    """The present power of a body in play, without the location's gift to blockers (CTR-44)."""
    row = cython.address(c.card[card])
    seat = s.controller[card]
    power = row.power + s.bonus[card]
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
