"""END-3: what a Treasure or a Realm effect brings, and to whom (sections 3.11 and 4.6)."""


def reward_task(s, c):
    """Two steps: questions and draws may come between them."""
    f = top(s)
    f.step += 1
    if f.step == 1:
        first_reward(s, c)
    elif f.step == 2:
        second_reward(s, c)
    else:
        pop(s)


def first_reward(s, c):
    """What needs a draw or a choice of everybody begins."""
    if s.event == EV24 or (s.realm and s.encounter == I16):
        if s.event != EV24 or s.offered[0] >= 0:
            push(s, INITIATIVE, -1, -1, -1, 0)
    elif s.event == EV28 and s.offered[0] >= 0:
        push(s, CHOOSING, -1, ASK_BID, -1, 0)


def second_reward(s, c):
    if s.event == EV26:
        altars(s, c)
    elif s.realm and s.encounter == I14:
        if s.spent_n > 0 and s.alive[s.last_in_order]:
            push(s, ASK_SPENT, s.last_in_order, -1, -1, 0)
    elif s.realm:
        winner = realm_winner(s, c)
        if winner >= 0:
            bequeath(s, c, winner, realm_relic(s.encounter))
    elif s.event >= 0:
        win_relic(s, c, treasure_winner(s, c), 0)


def win_relic(s, c, seat, k):
    """A Relic beside the Event goes to a living player."""
    if seat >= 0 and s.offered[k] >= 0:
        gain_thing(s, c, seat, s.offered[k], 0)
        s.offered[k] = -1


# --- Treasures


def living_killer(s):
    """The killer of the last creature, if alive (CUR-33)."""
    return s.killer if s.killer >= 0 and s.alive[s.killer] else -1


def treasure_winner(s, c):
    event = s.event
    if event == EV17:
        return living_killer(s)
    if event == EV19:
        return largest_wound(s, c)
    if event == EV20:
        return sole(least(s, c, lp_figures(s, c)))
    if event == EV21:
        return most_at_least(s, c, figures_of(s, c, s.wounds), 1)
    if event == EV22:
        return most_lost(s, c)
    if event == EV23:
        return sole(least(s, c, figures_of(s, c, s.acted)))
    if event == EV24:
        return holder(s, c, 1)
    if event == EV27:
        return scavenger(s, c)
    return -1


def most_at_least(s, c, figures, least_needed):
    """The only living player with the most, if that is enough (CUR-34)."""
    seat = sole(most(s, c, figures))
    return seat if seat >= 0 and figures.of[seat] >= least_needed else -1


def largest_wound(s, c):
    for seat in range(c.options.players):
        figures.of[seat] = s.largest[seat]
    return most_at_least(s, c, figures, 1)


def most_lost(s, c):
    for seat in range(c.options.players):
        figures.of[seat] = s.lost[seat]
    return most_at_least(s, c, figures, 1)


def scavenger(s, c):
    """EV27: the next living player in Turn order after the killer; if there is none, the killer."""
    if s.killer < 0:
        return -1
    order = order_of(s, c)  # before Round 1 no Turn order is fixed
    n = s.order_n if s.order_n else order.n
    passed = 0
    for i in range(n):
        seat = s.order[i] if s.order_n else order.seat[i]
        if passed and s.alive[seat]:
            return seat
        if seat == s.killer:
            passed = 1
    return living_killer(s)


def altars(s, c):
    """EV26: the killer chooses one of the two; the humblest of the rest gets the other (CUR-88, CUR-144)."""
    killer = living_killer(s)
    if killer >= 0 and s.offered[1] >= 0:
        push(s, ASK_ALTAR, killer, -1, -1, 0)
    elif killer >= 0:
        win_relic(s, c, killer, 0)
    else:
        win_relic(s, c, humblest_but(s, c, s.killer), 1)


def answer_altar(s, c, seat, action):
    """W31."""
    k = 0 if s.offered[0] == action - THING else 1
    win_relic(s, c, seat, k)
    win_relic(s, c, humblest_but(s, c, s.killer), 1 - k)


# --- the Realm of the Incarnate


def realm_relic(e):
    """The Relic of each Incarnation (I14 has none)."""
    if e < I13:
        if e < I04:
            return RL01 + e - I01
        if e < I07:
            return RL05 + e - I04
        if e == I07:
            return RL10
        if e == I08:
            return RL12
        if e == I09:
            return RL15
        if e == I10:
            return RL14
        return RL18 + e - I11
    if e == I13:
        return RL23
    if e == I15:
        return RL24
    if e == I16:
        return RL04
    if e == I17:
        return RL11
    if e == I18:
        return RL08
    if e == I19:
        return RL09
    if e == I20:
        return RL13
    if e == I21:
        return RL16
    if e == I22:
        return RL17
    return RL20 + e - I23 if e < I26 else RL25


def realm_winner(s, c):
    """CUT-178 to CUT-242, the Incarnations whose reward is counted at the end; -1: nobody."""
    e = s.encounter
    killer = living_killer(s)
    if e == I01:
        return most_lost(s, c)
    if e == I02:
        return killer
    if e == I03:
        return sole(least(s, c, lp_figures(s, c)))
    if e == I04:
        return killer if s.killer_hand == 0 else -1
    if e == I07:
        return killer if s.killer_hand > 0 else -1
    if e in (I05, I06, I09, I10, I13, I19, I22):
        return most_at_least(s, c, figures_of(s, c, s.generic), 1)
    if e == I12:
        return most_at_least(s, c, figures_of(s, c, s.plague), PLAGUED)
    if e == I15:
        return killer if killer >= 0 and s.generic[killer] >= WARLIKE else -1
    if e == I16:
        return holder(s, c, 3)
    if e == I21:
        return most_at_least(s, c, figures_of(s, c, s.generic), LUSTFUL)
    return realm_winner_later(s, c)


def realm_winner_later(s, c):
    e = s.encounter
    if e in (I11, I18):
        for seat in range(c.options.players):
            figures.of[seat] = s.aside[seat][ATTACK_5 + 10] if e == I11 else attack_cards(s, seat)
        return most_at_least(s, c, figures, 1 if e == I11 else FEASTER)
    if e == I23:
        return sole(most(s, c, prestige_figures(s, c)))
    if e == I24:
        return sole(most(s, c, hand_figures(s, c)))
    if e == I25:
        return most_at_least(s, c, figures_of(s, c, s.spite), SPITEFUL)
    if e == I26:
        return wrathful(s, c)
    return -1


def wrathful(s, c):
    """The most tokens; tied: the one of them with the least LP (CUT-240 to CUT-242)."""
    best = most(s, c, figures_of(s, c, s.generic))
    if s.generic[first_of(s, c, best)] == 0:
        return -1
    low = -1
    tied = 0
    for seat in range(c.options.players):
        if best >> seat & 1:
            if low < 0 or s.lp[seat] < s.lp[low]:
                low = seat
                tied = 0
            elif s.lp[seat] == s.lp[low]:
                tied = 1
    return -1 if tied else low


def answer_spent(s, c, seat, action):
    """CUT-235, CUT-236."""
    if action == NO:
        return
    take_from_spent(s, action - THING)
    gain_thing(s, c, seat, action - THING, 1)
