"""The game, its Encounters from the reveal to the end, and the Bosses (GAME, ENC, END)."""

import cython

# --- the game


def game_task(s, c):
    f = top(s)
    if f.step == GAME_PICK:
        f.step = GAME_BUILD
        if c.options.finisher_rule:
            push(s, CHOOSING, -1, ASK_FINISHER, -1, 0)
    elif f.step == GAME_BUILD:
        f.step = GAME_NEXT
        build(s, c)
    else:
        next_encounter(s, c)


def in_pool(c, e):
    """Whether an Encounter belongs to the pool in play."""
    if c.options.encounter_pool == POOL_BASE:
        return e < N_BASE
    return c.options.encounter_pool == POOL_BOTH or e >= N_BASE


def build(s, c):
    """GAME-1 from the Encounter stack on."""
    build_stack(s, c)
    build_deck(s, c)
    for seat in range(c.options.players):
        refill(s, c, seat)
    for card in range(N_FORTUNE):
        s.fortune_pile[card] = card
    s.pile_n = N_FORTUNE
    shuffle(cython.address(s.head.rng), s.fortune_pile, N_FORTUNE)


def build_stack(s, c):
    """Nine Encounters of the pool at random; under the Finisher rule one picked comes last (CUR-80)."""
    last = -1
    if c.options.finisher_rule:
        last = s.picks[below(cython.address(s.head.rng), c.options.players)]
    n = 0
    for e in range(N_ENCOUNTERS):
        if in_pool(c, e) and e != last:
            pool[n] = e
            n += 1
    shuffle(cython.address(s.head.rng), pool, n)
    s.stack_n = N_STACK
    taken = 0
    for i in range(N_STACK):
        if i == 0 and last >= 0:
            s.stack[0] = last
        else:
            s.stack[i] = pool[taken]
            taken += 1
        s.place[s.stack[i]] = STACKED


def build_deck(s, c):
    """The 94 cards, codes ascending, shuffled; D04 and D05 have one card for each portrait."""
    s.deck.n = 0
    for code in range(N_CODES):
        kind = kind_of(code)
        copies = 1 if portrait(code) >= 0 else c.kind[kind].copies
        for _ in range(copies):
            s.deck.card[s.deck.n] = code
            s.deck.n += 1
    shuffle(cython.address(s.head.rng), s.deck.card, s.deck.n)


def next_encounter(s, c):
    """GAME-2 to GAME-4."""
    if s.stack_n > 0:
        push(s, ENCOUNTER_TASK, -1, -1, -1, 0)
    elif s.fortune_open and not s.closing_fight:
        s.closing_fight = 1  # CUT-168
        s.encounter = I08
        push(s, ENCOUNTER_TASK, -1, -1, -1, 0)
        top(s).step = ENC_LAY_OUT
    else:
        end_game(s, c)


def end_game(s, c):
    """GAME-4: the living player with the most Prestige; ties by kill records, then LP (CUR-141)."""
    s.head.over = TERMINATED
    s.winners = 0
    best = -1
    for seat in range(c.options.players):
        if not s.alive[seat] or barred_from_winning(s, c, seat):
            continue
        if best < 0 or better(s, c, seat, best) > 0:
            best = seat
            s.winners = 1 << seat
        elif better(s, c, seat, best) == 0:
            s.winners |= 1 << seat


def better(s, c, seat, other):
    """Positive if a seat stands above another one, 0 if they are equal."""
    d = final_prestige(s, c, seat) - final_prestige(s, c, other)
    if d == 0:
        d = kill_records(s, seat) - kill_records(s, other)
    if d == 0:
        d = s.lp[seat] - s.lp[other]
    return d


def barred_from_winning(s, c, seat):
    """Q2: more -1 tokens than every other living player; not for a lone survivor (CUR-142)."""
    if c.options.quest != 2 or living(s, c) == 1:
        return 0
    for other in range(c.options.players):
        if other != seat and s.alive[other] and s.minus[other] >= s.minus[seat]:
            return 0
    return 1


# --- an Encounter


def encounter_task(s, c):
    f = top(s)
    step = f.step
    f.step += 1
    if step == ENC_REVEAL:
        reveal_encounter(s, c)
    elif step == ENC_EVENT:
        draw_event(s, c)
        if s.encounter == I08:
            fortune_begins(s, c)
    elif step == ENC_LAY_OUT:
        begin_counts(s)
        lay_out(s, c)
    elif step == ENC_REFILL:
        if not s.refilled:
            refill_all(s, c)
        s.refilled = 0
        s.famine = s.encounter == I07  # CUR-106
    elif step == ENC_CROWN:
        crown(s, c)
    elif step == ENC_START:
        start_effects(s, c)
    elif step == ENC_USE:
        push(s, ASK_USE, -1, -1, -1, 0)
    elif step == ENC_ROUND:
        memset(s.refused, 0, cython.sizeof(s.refused))
        if not s.finished:
            f.step = ENC_ROUND
            push(s, ROUND, -1, -1, -1, 0)
        else:
            s.ending = 1
            s.famine = 0
            push(s, ENDING, -1, -1, -1, 0)
    else:
        s.encounter = -1
        pop(s)


def boss_bit(e):
    return 1 if e == I04 else 2


def escapes(s, c, e):
    """CUR-76 (a): whether a Boss has its effect and goes to the bottom."""
    if not c.encounter[e].boss or s.stack_n < 2:
        return 0
    if not s.boss_done & boss_bit(e):
        return 1
    if count_bits(s.boss_sunk) >= N_BOSSES:
        return 0
    for i in range(s.stack_n - 1):
        if not c.encounter[s.stack[i]].boss:
            return 1
    return 0


def reveal_encounter(s, c):
    """ENC-1. A Boss that escapes: refill, effect, bottom of the stack, and the next one is revealed."""
    e = s.stack[s.stack_n - 1]
    s.encounter = e
    if escapes(s, c, e):
        top(s).step = ENC_REVEAL
        if not s.refilled:
            refill_all(s, c)
        s.refilled = 1
        s.boss_done |= boss_bit(e)
        s.boss_sunk |= boss_bit(e)
        for i in range(s.stack_n - 1, 0, -1):
            s.stack[i] = s.stack[i - 1]
        s.stack[0] = e
        push(s, BOSS, -1, -1, -1, 0)
        return
    s.stack_n -= 1
    s.place[e] = FACED
    s.n += 1


def refill_all(s, c):
    """ENC-5."""
    order = order_of(s, c)
    for i in range(order.n):
        refill(s, c, order.seat[i])


def draw_event(s, c):
    """ENC-2: an Event in force, unless the Encounter is Non-Combat or a Boss (CUT-115 to CUT-120)."""
    row = cython.address(c.encounter[s.encounter])
    if not c.options.event_deck or row.non_combat or row.boss or s.event_n == 0:
        return
    s.event_n -= 1
    event = s.event_deck[s.event_n]
    s.event_gone[event] = 1
    if not c.event[event].track >> s.n & 1:
        return
    s.event = event
    if c.event[event].type == TREASURE:
        show_relics(s, c)
    elif c.event[event].type == REALM:
        s.realm = 1
        if s.encounter < N_BASE:
            replace_encounter(s, c)


def show_relics(s, c):
    """A Treasure's Relic is the top one; EV26 shows two."""
    s.offered[0] = top_relic(s)
    if s.event == EV26:
        s.offered[1] = top_relic(s)


def replace_encounter(s, c):
    """A random Incarnation from outside the game takes its place (CUR-82, CUR-83)."""
    n = 0
    for e in range(N_BASE, N_ENCOUNTERS):
        if s.place[e] == OUTSIDE or s.place[e] == SHOWN_OUTSIDE:
            pool[n] = e
            n += 1
    s.place[s.encounter] = SHOWN_OUTSIDE
    s.encounter = pool[below(cython.address(s.head.rng), n)]
    s.place[s.encounter] = FACED


def fortune_begins(s, c):
    """ENC-3: Fortune's Deck is made and the Encounter's course ends here (CUT-161)."""
    make_deck(s, c)
    s.fortune_realm = s.realm
    s.realm = 0
    s.event = -1
    s.encounter = -1
    pop(s)


def begin_counts(s):
    """From here on the counts of the Encounter run (CUR-159)."""
    memset(s.lost, 0, cython.sizeof(s.lost))
    memset(s.wounds, 0, cython.sizeof(s.wounds))
    memset(s.largest, 0, cython.sizeof(s.largest))
    memset(s.acted, 0, cython.sizeof(s.acted))
    memset(s.spite, 0, cython.sizeof(s.spite))
    memset(s.generic, 0, cython.sizeof(s.generic))


def crown(s, c):
    """ENC-6: RL27."""
    owner = owner_of(s, c, RL27)
    if owner >= 0:
        lose(s, c, owner, amount_of(c, RL27, 1))


def start_effects(s, c):
    """ENC-6: the Event or the Realm effect of I17 or I20; I18 lifts the maximum hand."""
    if s.event == EV07:
        all_lose(s, c, c.event[EV07].amount[0], -1)
    elif s.event == EV15:
        push(s, CHOOSING, -1, ASK_DISCARD, -1, c.event[EV15].amount[0])
    elif s.event == EV25 or (s.realm and (s.encounter == I17 or s.encounter == I20)):
        memset(s.lay, 0, cython.sizeof(s.lay))
        push(s, CHOOSING, -1, ASK_LAY, -1, 0)
    if s.encounter == I18:
        for seat in range(c.options.players):
            s.unlimited[seat] = 1


# --- the end of an Encounter


def ending_task(s, c):
    f = top(s)
    step = f.step
    f.step += 1
    if step == END_CARDS:
        return_cards(s, c)
    elif step == END_CURSE:
        if s.event == EV14 and s.killer >= 0:
            lose(s, c, s.killer, c.event[EV14].amount[0])
    elif step == END_REWARD:
        note_largest(s)
        mischief_tokens(s, c)
        push(s, REWARD, -1, -1, -1, 0)
    elif step == END_FEAST:
        feast(s, c)
    elif step == END_START_SEAT:
        if s.killer >= 0:
            s.start_seat = left_of(s, c, s.killer)
        elif not s.alive[s.start_seat]:
            s.start_seat = left_of(s, c, s.start_seat)
    elif step == END_CLEAR:
        clear_encounter(s, c)
    else:
        pop(s)


def return_cards(s, c):
    """END-1."""
    for seat in range(c.options.players):
        return_set(s, seat)
    show_claims(s, c)
    discard_claims(s)


def feast(s, c):
    """END-4: RL08."""
    owner = owner_of(s, c, RL08)
    if owner >= 0:
        heal(s, owner, amount_of(c, RL08, 0), owner)


def unsold(s):
    """Relics not won go under the Relic deck (CUR-144 has their order)."""
    for i in range(2):
        if s.offered[i] >= 0:
            relic_under(s, s.offered[i])
            s.offered[i] = -1


def clear_encounter(s, c):
    """END-6: what belonged to the Encounter alone is gone."""
    unsold(s)
    clear_stack(s)
    order = order_of(s, c)
    for i in range(order.n):
        discard_beside(s, order.seat[i])  # CUR-157
    for seat in range(c.options.players):
        s.barred_next[seat] = 0
        s.muted_next[seat] = 0
        s.dry_next[seat] = 0
    clear_round(s)
    begin_counts(s)
    memset(s.plague, 0, cython.sizeof(s.plague))
    memset(s.taker, 0, cython.sizeof(s.taker))
    memset(s.iron, 0, cython.sizeof(s.iron))
    memset(s.haste, 0, cython.sizeof(s.haste))
    memset(s.strength, 0, cython.sizeof(s.strength))
    memset(s.unlimited, 0, cython.sizeof(s.unlimited))
    memset(s.blade, 0, cython.sizeof(s.blade))
    memset(s.held_off, 0, cython.sizeof(s.held_off))
    memset(s.initiative, 0, cython.sizeof(s.initiative))
    memset(s.gave, 0, cython.sizeof(s.gave))
    memset(s.points, 0, cython.sizeof(s.points))
    memset(s.creature, 0, cython.sizeof(s.creature))
    memset(s.creature_start, 0, cython.sizeof(s.creature_start))
    s.used = 0
    s.pack = 0
    s.heads = 0
    s.risen = 0
    s.goal = 0
    s.closing = 0
    s.first_blood = 0
    s.event = -1
    s.realm = 0
    s.r = 0
    s.finished = 0
    s.killer = -1
    s.ending = 0
    s.hands_changed = 1  # END-7
