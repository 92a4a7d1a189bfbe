"""Initiative (INI), setting cards (RND-C), and choices that every player makes in turn.

Secret answers wait in `choice`, `lay` and `vote` until the last one is in (CUR-153).
"""

import cython

# --- Initiative


def initiative_task(s, c):
    """INI. The frame's count is the number that RL18 has taken, its target the seat."""
    f = top(s)
    step = f.step
    f.step += 1
    if step == 0:
        for seat in range(c.options.players):
            s.held_off[seat] = 0  # CUR-61
        f.count = 0
        owner = owner_of(s, c, RL18)
        if owner >= 0 and may_use_relic(s, owner, RL18):
            push(s, ASK_STAFF, owner, -1, -1, 0)
    elif step == 1:
        deal_numbers(s, c, f.count)
        push(s, ASK_DRAWN, -1, -1, -1, 0)
    else:
        pop(s)


def deal_numbers(s, c, taken):
    """INI-2: the numbers 1 to L without the one taken, at random to the other living players."""
    staff = owner_of(s, c, RL18) if taken else -1
    n = 0
    for number in range(1, living(s, c) + 1):
        if number != taken:
            numbers[n] = number
            n += 1
    shuffle(cython.address(s.head.rng), numbers, n)
    n = 0
    for seat in range(c.options.players):
        if seat == staff:
            s.initiative[seat] = taken
        elif s.alive[seat]:
            s.initiative[seat] = numbers[n]
            n += 1


def reverse_initiative(s, c):
    """I14: the living players get 1 to L in the opposite order; this is no draw (CUR-122)."""
    order = order_of(s, c)
    for i in range(order.n):
        s.initiative[order.seat[i]] = order.n - i
    for seat in range(c.options.players):
        s.held_off[seat] = 0


# --- setting


def clear_choices(s):
    for seat in range(MAX_PLAYERS):
        s.choice[seat][0] = UNASKED
        s.choice[seat][1] = UNASKED
        s.vote[seat] = -1
    memset(s.lay, 0, cython.sizeof(s.lay))


def setting_task(s, c):
    """RND-C (1): every living player not barred is asked W07, W08 and W09, in Initiative order."""
    f = top(s)
    order = order_of(s, c)
    if f.step == order.n:
        pop(s)
        return
    seat = order.seat[f.step]
    first = s.choice[seat][0]
    if first == UNASKED and not s.barred[seat]:
        push(s, ASK_SET, seat, -1, -1, 0)
    elif s.choice[seat][1] == UNASKED and sets_second(s, c, seat):
        push(s, ASK_SECOND, seat, -1, -1, 0)
    else:
        f.step += 1
        if s.encounter == I09 and UNASKED < first < CHOSE_SLEEP:
            push(s, ASK_VOTE, seat, -1, -1, 0)


def sets_second(s, c, seat):
    """D33: a second Attack card in Rounds 1 and 2."""
    if not s.haste[seat] or s.r > POTION_ROUNDS or s.choice[seat][0] < 0 or s.choice[seat][0] >= ATTACK_FACES:
        return 0
    for face in range(ATTACK_FACES):
        if second_left(s, seat, face):
            return 1
    return 0


def second_left(s, seat, face):
    """How many of a face are left in hand beside the card chosen first."""
    if s.encounter == E22:  # there the first one lies on the table already
        return s.hand[seat][face]
    return s.hand[seat][face] - (s.choice[seat][0] == face)


def answer_set(s, c, seat, action):
    """W07 and W08; in E22 the card is laid at once, face up."""
    i = 0 if s.choice[seat][0] == UNASKED else 1
    if action == NO:
        s.choice[seat][i] = CHOSE_NOTHING
    elif action == THING + RL21:
        s.choice[seat][i] = CHOSE_SLEEP
    else:
        s.choice[seat][i] = action - HAND
        if s.encounter == E22:
            lay_openly(s, seat, i)


def lay_openly(s, seat, i):
    face = s.choice[seat][i]
    shown(s, seat, face, ALL_SEATS)
    lay_card(s, seat, face)
    s.set_seen[seat][i] = ALL_SEATS


def lay_card(s, seat, face):
    """A card from the hand is set (CUR-129: it counts as played)."""
    i = 0 if s.set_card[seat][0] < 0 else 1
    take_from_hand(s, seat, face)
    s.set_card[seat][i] = face
    s.set_seen[seat][i] = 1 << seat
    s.set_round[seat] = 1
    s.played[seat] += 1


def lay_cards(s, c):
    """RND-C (2): cards are laid out, then I24 and RL21 bring cards (CUR-134)."""
    order = order_of(s, c)
    if s.encounter != E22:
        for k in range(order.n):
            for i in range(2):
                face = s.choice[order.seat[k]][i]
                if UNASKED < face < CHOSE_SLEEP:
                    lay_card(s, order.seat[k], face)
    for k in range(order.n):
        seat = order.seat[k]
        if s.choice[seat][0] == CHOSE_SLEEP:
            s.used |= 1 << (RL21 - RL01)
            s.asleep[seat] = 1
            draw_cards(s, c, seat, amount_of(c, RL21, 0))
        elif s.choice[seat][0] == CHOSE_NOTHING and s.encounter == I24:
            draw_cards(s, c, seat, 1)
    for seat in range(MAX_PLAYERS):
        s.choice[seat][0] = UNASKED
        s.choice[seat][1] = UNASKED


def deal_out_anew(s, c):
    """I16: all set cards are shuffled and dealt back, to each as many as they had set (CUR-39)."""
    order = order_of(s, c)
    n = 0
    for k in range(order.n):
        for i in range(2):
            if s.set_card[order.seat[k]][i] >= 0:
                pool[n] = s.set_card[order.seat[k]][i]
                n += 1
    shuffle(cython.address(s.head.rng), pool, n)
    n = 0
    for k in range(order.n):
        seat = order.seat[k]
        for i in range(2):
            s.pooled[seat][i] = s.set_card[seat][i]
            if s.set_card[seat][i] < 0:
                continue
            for viewer in range(MAX_PLAYERS):
                if viewer != seat:
                    uncertain(s, viewer, seat)
            s.set_card[seat][i] = pool[n]
            s.set_seen[seat][i] = 1 << seat
            n += 1
    for seat in range(MAX_PLAYERS):  # whoever gets the own card back knows where it is
        for i in range(2):
            for k in range(2):
                if s.pooled[seat][i] >= 0 and s.pooled[seat][i] == s.set_card[seat][k]:
                    s.pooled[seat][i] = -1


# --- choices of each player in turn


def choosing_task(s, c):
    """Asks each living player (source: what, target: the seat left out, count: cards to discard)."""
    f = top(s)
    order = order_of(s, c)
    if f.step >= order.n:
        ask = f.source
        pop(s)
        chosen(s, c, ask)
        return
    seat = order.seat[f.step]
    f.step += 1
    if seat != f.target:
        ask_choice(s, c, seat, f.source, f.count)


def ask_choice(s, c, seat, ask, count):
    """Questions without a possible answer but NO are not asked (CUR-149, CUR-156)."""
    if ask == ASK_DISCARD:
        if count < 0:
            count += s.hand_n[seat]  # -n: all but n
        count = min(count, s.hand_n[seat])
        if count > 0:
            push(s, ASK_DISCARD, seat, -1, -1, count)
    elif ask == ASK_LAY:
        if s.hand_n[seat] > 0:
            push(s, ASK_LAY, seat, -1, -1, 0)
    else:
        push(s, ask, seat, -1, -1, 0)


def chosen(s, c, ask):
    """All answers are in and take effect together."""
    if ask == ASK_LAY:
        lay_down(s, c)
    elif ask == ASK_NAME:
        named_most(s, c)
    elif ask == ASK_BID:
        sell(s, c)


def laid_value(s, c, seat):
    total = 0
    for face in range(N_FACES):
        total += s.lay[seat][face] * printed(c, face)
    return total


def discard_laid(s, seat):
    for face in range(N_FACES):
        for _ in range(s.lay[seat][face]):
            discard_from_hand(s, seat, face)
        s.lay[seat][face] = 0


def lay_down(s, c):
    """W29: the cards laid are shown and discarded; the highest value wins (EV25, CUT-203, CUT-206)."""
    for seat in range(c.options.players):
        figures.of[seat] = laid_value(s, c, seat)
    best = most(s, c, figures)
    winner = sole(best)
    if winner >= 0 and figures.of[winner] == 0:
        winner = -1
    order = order_of(s, c)
    for i in range(order.n):
        discard_laid(s, order.seat[i])
    if winner < 0:
        return
    if s.event == EV25:
        if s.offered[0] >= 0:
            gain_thing(s, c, winner, s.offered[0], 0)
            s.offered[0] = -1
    else:
        bequeath(s, c, winner, RL11 if s.encounter == I17 else RL13)


def named_most(s, c):
    """I20: whoever was named most often is struck."""
    for seat in range(c.options.players):
        figures.of[seat] = 0
    for seat in range(c.options.players):
        if s.alive[seat] and s.choice[seat][0] >= 0:
            figures.of[s.choice[seat][0]] += 1
            s.choice[seat][0] = UNASKED
    push_packets(s, most(s, c, figures), c.encounter[I20].strike[0], BY_STRIKE)


def sell(s, c):
    """EV28: the highest bid, above 0 and not tied, is sacrificed for the Relic (CUR-145)."""
    for seat in range(c.options.players):
        figures.of[seat] = max(s.choice[seat][0], 0)
        s.choice[seat][0] = UNASKED
    winner = sole(most(s, c, figures))
    if winner >= 0 and figures.of[winner] > 0 and s.offered[0] >= 0:
        lose(s, c, winner, figures.of[winner] * c.event[EV28].amount[0])
        gain_thing(s, c, winner, s.offered[0], 0)
        s.offered[0] = -1
