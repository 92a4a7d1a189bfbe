"""The deal, the loop that runs on to the next question, and the answers to questions."""

import cython


def deal(s, c):
    """GAME-1: Characters and Relic and Event decks; the rest follows once Finishers are picked."""
    shuffle_from_zero(s, decks, MAX_PLAYERS)
    for seat in range(MAX_PLAYERS):
        s.character[seat] = decks[seat]
        s.picks[seat] = -1
        for i in range(2):
            s.set_card[seat][i] = -1
            s.pooled[seat][i] = -1
    for seat in range(c.options.players):
        s.lp[seat] = FULL_LP
        s.alive[seat] = 1
    shuffle_from_zero(s, s.relic_deck, N_RELICS)
    for i in range(N_RELICS):
        s.relic_deck[i] += RL01
    s.relic_n = N_RELICS
    if c.options.event_deck:
        shuffle_from_zero(s, s.event_deck, N_EVENTS)
        s.event_n = N_EVENTS
    for i in range(3):
        s.offered[i] = -1
    s.encounter = -1
    s.event = -1
    s.killer = -1
    clear_choices(s)
    push(s, GAME, -1, -1, -1, 0)
    run(s, c)


def shuffle_from_zero(s, items, n):
    """The numbers 0 to n - 1 in random order."""
    for i in range(n):
        items[i] = i
    shuffle(cython.address(s.head.rng), items, n)


def step(s, c, action):
    """Carries out a legal answer to the question on top of the stack and runs on to the next one."""
    f = top(s)
    if is_window(f.kind):
        answer_window(s, c, f, action)
    elif f.kind < N_ASKS:
        answer(s, c, f[0], action)
    run(s, c)


def is_window(kind):
    return kind in (ASK_BEFORE, ASK_AFTER, ASK_DAMAGE, ASK_CANCEL, ASK_DRAWN, ASK_USE)


def run(s, c):
    """Carries on until a player is asked or the game is over."""
    while s.head.over == RUNNING:
        f = top(s)
        if f.kind < N_ASKS and f.owner >= 0:
            return
        if s.hands_changed and cut_hands(s, c):
            return
        if f.kind < N_ASKS:
            seek(s, c)
        else:
            carry_on(s, c, f.kind)


def carry_on(s, c, kind):
    """The task on top of the stack does its next step."""
    if kind == TURN:
        turn_task(s, c)
    elif kind == SETTLE:
        settle_task(s, c)
    elif kind == PLAY:
        play_task(s, c)
    elif kind == PACKET:
        packet_task(s, c)
    elif kind == PACKETS:
        packets_task(s, c)
    elif kind == SETTING:
        setting_task(s, c)
    elif kind == ROUND:
        round_task(s, c)
    elif kind == STRIKE:
        strike_task(s, c)
    elif kind == INITIATIVE:
        initiative_task(s, c)
    elif kind == ENCOUNTER_TASK:
        encounter_task(s, c)
    elif kind == CHOOSING:
        choosing_task(s, c)
    elif kind == ITEM:
        item_task(s, c)
    elif kind == MINUS:
        minus_task(s, c)
    elif kind == FATE:
        fate_task(s, c)
    elif kind == ENDING:
        ending_task(s, c)
    elif kind == REWARD:
        reward_task(s, c)
    elif kind == BOSS:
        boss_task(s, c)
    else:
        game_task(s, c)


def cut_hands(s, c):
    """Asks the first player above the maximum hand to discard (CUR-11). Returns whether somebody is asked."""
    if s.ending:
        return 0
    order = order_of(s, c)
    for i in range(order.n):
        if s.hand_n[order.seat[i]] > maximum_hand(s, c, order.seat[i]):
            push(s, ASK_DISCARD, order.seat[i], -1, -1, 0)
            return 1
    s.hands_changed = 0
    return 0


# --- answers


def answer(s, c, f, action):
    """Questions that are no window: the frame goes, and the answer does what it does."""
    kind = f.kind
    seat = f.owner
    pop(s)
    if kind in (ASK_SET, ASK_SECOND):
        answer_set(s, c, seat, action)
    elif kind == ASK_DISCARD:
        answer_discard(s, f, action)
    elif kind == ASK_ANNOUNCE:
        answer_announce(s, c, action)
    elif kind == ASK_CHALLENGE:
        answer_challenge(s, c, seat, action)
    elif kind == ASK_WHOM:
        answer_whom(s, c, f, action)
    elif kind == ASK_MANNER:
        answer_manner(s, c, f, action)
    elif kind == ASK_HEALED:
        answer_healed(s, c, f, action)
    elif kind == ASK_STRIKE:
        answer_strike(s, c, f, action)
    elif kind in (ASK_FLAIL, ASK_HOLY, ASK_STEAL, ASK_TARGET):
        answer_attacker(s, c, f, action)
    elif kind == ASK_FORTUNE:
        answer_fortune(s, c, action)
    elif kind == ASK_NAME_FORTUNE:
        answer_name_fortune(s, c, seat, f.source, action)
    else:
        answer_own(s, c, f, action)


def answer_own(s, c, f, action):
    """Short answers about the player who gives them."""
    kind = f.kind
    seat = f.owner
    if kind == ASK_FINISHER:
        s.picks[seat] = action - ENCOUNTER
    elif kind == ASK_STAFF:
        if action != NO:
            mark_used(s, RL18)
            top(s).count = action - NUMBER + 1
    elif kind == ASK_VOTE:
        s.vote[seat] = action - VOTE
    elif kind == ASK_OFFER:
        answer_offer(s, c, seat, action)
    elif kind == ASK_CLEANSE:
        if action == NO:
            top(s).step = 1
            push(s, ASK_BEFORE, -1, -1, seat, 0)
        else:
            discard_from_hand(s, seat, action - HAND)
            s.plague[seat] -= 1
    elif kind == ASK_NAME:
        s.choice[seat][0] = seat_of(c, seat, action)
    elif kind == ASK_BID:
        s.choice[seat][0] = action - BID
    elif kind == ASK_LAY:
        answer_lay(s, c, seat, action)
    elif kind == ASK_BOOTS:
        if action == YES:
            mark_used(s, RL28)
            packet_of(s).target = next_number(s, c, seat)
    elif kind == ASK_SHANK:
        answer_shank(s, c, seat, action)
    elif kind == ASK_RELENT:
        if action == YES:
            lose(s, c, seat, amount_of(c, RL01, 0))
        else:
            take_minus(s, seat, f.source)
    elif kind == ASK_MORE:
        if action == YES:
            packet_of(s).amount += c.encounter[I26].special[0]
            s.generic[seat] += 1
    elif kind == ASK_ALTAR:
        answer_altar(s, c, seat, action)
    else:  # ASK_SPENT
        answer_spent(s, c, seat, action)


def answer_attacker(s, c, f, action):
    """Answers of the player whose Attack is being settled."""
    a = cython.address(s.attack)
    if f.kind == ASK_TARGET:
        answer_target(s, c, action)
    elif f.kind == ASK_STEAL:
        answer_steal(s, c, f, action)
    elif f.kind == ASK_HOLY:
        if action == YES:
            a.holy = 1
            s.holy = 1
    elif action == NO:
        top(s).step += 1  # no more cards for RL10
    else:
        a.flail += 1
        discard_from_hand(s, f.owner, action - HAND)


def answer_steal(s, c, f, action):
    """W21: first the victim, then the thing."""
    if f.target < 0:
        push(s, ASK_STEAL, f.owner, -1, seat_of(c, f.owner, action), 0)
        return
    lose_thing(s, f.target, action - THING, 0)
    gain_thing(s, c, f.owner, action - THING, 0)


def answer_discard(s, f, action):
    """W01; count: how many are still to be discarded, 0: down to the maximum hand."""
    discard_from_hand(s, f.owner, action - HAND)
    s.hands_changed = 1
    if f.count > 1:
        push(s, ASK_DISCARD, f.owner, -1, -1, f.count - 1)


def answer_lay(s, c, seat, action):
    """W29: under Fear any number, one by one."""
    if action == NO:
        return
    s.lay[seat][action - HAND] += 1
    if s.event != EV25 and s.encounter == I17:
        laid = 0
        for face in range(N_FACES):
            laid += s.lay[seat][face]
        if laid < s.hand_n[seat]:
            push(s, ASK_LAY, seat, -1, -1, 0)


def answer_strike(s, c, f, action):
    """W24: I01, the refusal of I06, and whoever names a player."""
    seat = f.owner
    e = s.encounter
    if e == I01:
        if action == YES:
            gain_minus(s, seat, 1, NO_SOURCE)
        else:
            lose(s, c, seat, c.encounter[I01].strike[0])
    elif e == I06:
        if f.target >= 0:
            refuse(s, c, seat, f.target, action)
        elif action == YES:
            push(s, ASK_STRIKE, humblest_but(s, c, seat), -1, seat, 0)
    else:
        s.named[s.named_n] = seat_of(c, seat, action)
        s.named_by[s.named_n] = seat
        s.named_n += 1


def refuse(s, c, taker, refuser, action):
    """I06: the taker picks a thing or a kill record, and the strike is refused (CUR-104)."""
    if action >= KILL:
        value = action - KILL + 1
        s.kills[refuser][value] -= 1
        s.kills[taker][value] += 1
    else:
        lose_thing(s, refuser, action - THING, 0)
        gain_thing(s, c, taker, action - THING, 0)
    packet_of(s).amount = 0
    if s.realm:  # CUT-191
        s.generic[refuser] += 1


def answer_shank(s, c, seat, action):
    """W27."""
    if action == NO:
        return
    mark_used(s, RL22)
    target = seat_of(c, seat, action)
    lose(s, c, target, c.thing[RL22].amount[0])
    hateful_eye(s, c, seat, target)
