"""What the player who is asked may answer."""

import cython


def legal(s, c, mask):
    """Marks the legal actions of the question on top of the stack; returns how many they are.

    A task on top, possible only in positions written by hand, is answered by NO: go on.
    """
    f = top(s)
    kind = f.kind
    seat = f.owner
    if kind >= N_ASKS or seat < 0:
        return offer(mask, NO)
    if is_window(kind):
        return offer(mask, NO) + plays(s, c, f, seat, mask)
    if kind == ASK_SET:
        return legal_set(s, c, seat, mask)
    if kind == ASK_SECOND:
        return offer(mask, NO) + legal_second(s, seat, mask)
    if kind == ASK_DISCARD:
        return hand_cards(s, seat, mask, 0, N_FACES)
    if kind == ASK_WHOM:
        return legal_whom(s, c, f, mask)
    if kind == ASK_MANNER:
        return legal_manner(s, c, f, mask)
    if kind == ASK_TARGET:
        return legal_target(s, c, seat, mask)
    if kind == ASK_STRIKE:
        return legal_strike(s, c, f, mask)
    return legal_more(s, c, f, mask)


def legal_more(s, c, f, mask):
    kind = f.kind
    seat = f.owner
    n = 0
    if kind == ASK_ANNOUNCE:
        for claim in range(N_CLAIMS):
            n += offer(mask, CLAIM + claim)
        return n
    if kind == ASK_FORTUNE:
        n = offer(mask, NO)
        for deck in range(DECK_FORTUNE, DECK_PILE + 1):
            if deck_open(s, deck):
                n += offer(mask, DECK + deck - 1)
        return n
    if kind == ASK_NAME_FORTUNE:
        for other in range(c.options.players):
            if may_name(s, c, f.source, seat, other):
                n += offer(mask, action_of(c, seat, other))
        return n
    if kind == ASK_VOTE:
        return offer(mask, VOTE) + offer(mask, VOTE + 1)
    if kind == ASK_STAFF:
        n = offer(mask, NO)
        for number in range(living(s, c)):
            n += offer(mask, NUMBER + number)
        return n
    if kind == ASK_CLEANSE:
        n = offer(mask, NO)
        if s.plague[seat] > 0:
            n += hand_cards(s, seat, mask, ATTACK_FACES, N_FACES)
        return n
    if kind == ASK_FLAIL:
        return offer(mask, NO) + hand_cards(s, seat, mask, 0, N_FACES)
    if kind == ASK_STEAL:
        return legal_steal(s, c, f, mask)
    if kind == ASK_NAME:
        return others(s, c, seat, mask)
    return legal_last(s, c, f, mask)


def legal_last(s, c, f, mask):
    kind = f.kind
    seat = f.owner
    n = 0
    if kind == ASK_SHANK:
        return offer(mask, NO) + others(s, c, seat, mask)
    if kind == ASK_LAY:
        return legal_lay(s, c, seat, mask)
    if kind == ASK_BID:
        return legal_bid(s, c, seat, mask)
    if kind == ASK_ALTAR:
        return offer(mask, THING + s.offered[0]) + offer(mask, THING + s.offered[1])
    if kind == ASK_SPENT:
        n = offer(mask, NO)
        for thing in range(N_THINGS):
            for i in range(s.spent_n):
                if s.spent[i] == thing:
                    n += offer(mask, THING + thing)
                    break
        return n
    if kind == ASK_FINISHER:
        return legal_finisher(c, mask)
    return yes_or_no(mask)  # W04, W10, W14, W20, W26, W28, W33


def yes_or_no(mask):
    return offer(mask, NO) + offer(mask, YES)


def hand_cards(s, seat, mask, low, high):
    """Every face in hand from low up to, not including, high."""
    n = 0
    for face in range(low, high):
        if s.hand[seat][face]:
            n += offer(mask, HAND + face)
    return n


def others(s, c, seat, mask):
    """Every other living player."""
    n = 0
    for other in range(c.options.players):
        if other != seat and s.alive[other]:
            n += offer(mask, action_of(c, seat, other))
    return n


def legal_set(s, c, seat, mask):
    """W07: an Attack card, if there is one (CUR-146), else any card."""
    n = hand_cards(s, seat, mask, 0, ATTACK_FACES)
    if n == 0:
        n = hand_cards(s, seat, mask, ATTACK_FACES, N_FACES)
    if n == 0 or s.encounter == I24:
        n += offer(mask, NO)
    if may_use_relic(s, seat, RL21):
        n += offer(mask, THING + RL21)
    return n


def legal_second(s, seat, mask):
    n = 0
    for face in range(ATTACK_FACES):
        if second_left(s, seat, face):
            n += offer(mask, HAND + face)
    return n


def legal_manner(s, c, f, mask):
    """W03."""
    seat = f.owner
    thing = f.source
    n = 0
    if thing == RL09:
        return hand_cards(s, seat, mask, 0, ATTACK_FACES)
    if thing == RL16:
        return others(s, c, seat, mask)
    if thing == RL05:
        for k in range(2):
            if finger_reaches(s, c, k):
                n += offer(mask, CREATURE + k)
        return n
    if thing == RL19:
        if s.minus[seat] > 0:
            n += offer(mask, MODE)
        if s.lp[seat] < FULL_LP and heals(s, seat, seat):
            n += offer(mask, MODE + 1)
        return n
    for patient in range(c.options.players):
        if curable(s, c, seat, patient):
            n += offer(mask, action_of(c, seat, patient))
    return n


def legal_whom(s, c, f, mask):
    """W34."""
    seat = f.owner
    if f.source == MIXED_SIGNALS + 10:
        n = 0
        for other in range(c.options.players):
            if swappable(s, seat, other):
                n += offer(mask, action_of(c, seat, other))
        return n
    n = others(s, c, seat, mask)
    if f.source == MY_HERO + 10:
        mask[action_of(c, seat, packet_of(cython.cast(cython.pointer(State), s)).target)] = 0
        n -= 1
    return n


def legal_target(s, c, seat, mask):
    """W15."""
    if s.encounter == I10:
        return offer(mask, CREATURE) + offer(mask, CREATURE + 1)
    if s.encounter == I17:
        return offer(mask, NO) + hand_cards(s, seat, mask, 0, N_FACES)
    return yes_or_no(mask)


def legal_strike(s, c, f, mask):
    """W24."""
    if s.encounter == I01 or (s.encounter == I06 and f.target < 0):
        return yes_or_no(mask)
    if s.encounter != I06:
        return others(s, c, f.owner, mask)
    n = taken_things(s, f.target, mask)
    for value in range(1, KILL_ENTRIES + 1):
        if s.kills[f.target][value]:
            n += offer(mask, KILL + value - 1)
    return n


def taken_things(s, seat, mask):
    """The Items and Relics of a player that are not bequeathed."""
    n = 0
    for thing in range(N_THINGS):
        if takeable(s, seat, thing):
            n += offer(mask, THING + thing)
    return n


def legal_steal(s, c, f, mask):
    """W21."""
    if f.target >= 0:
        return taken_things(s, f.target, mask)
    n = 0
    for other in range(c.options.players):
        if other != f.owner and s.alive[other] and has_takeable(s, other):
            n += offer(mask, action_of(c, f.owner, other))
    return n


def legal_lay(s, c, seat, mask):
    """W29: EV25 demands one card; Fear takes any number, Hate one Attack card that is high enough."""
    n = 0
    lowest = 0
    if s.event != EV25:
        n += offer(mask, NO)
        if s.encounter == I20:
            lowest = HATED
    for face in range(N_FACES):
        if s.hand[seat][face] > s.lay[seat][face] and printed(c, face) >= lowest:
            n += offer(mask, HAND + face)
    return n


def legal_bid(s, c, seat, mask):
    """W30: always less than the own LP."""
    n = 0
    for j in range(N_BIDS):
        if j * c.event[EV28].amount[0] < s.lp[seat]:
            n += offer(mask, BID + j)
    return n


def legal_finisher(c, mask):
    """W00: any Encounter of the pool but Non-Combat (CUR-80)."""
    n = 0
    for e in range(N_ENCOUNTERS):
        if in_pool(c, e) and not c.encounter[e].non_combat:
            n += offer(mask, ENCOUNTER + e)
    return n
