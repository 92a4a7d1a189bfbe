"""A Round (RND), from the draw to its end."""

import cython


def round_task(s, c):
    """The next step; nothing else of the Round takes place once the Encounter is over."""
    f = top(s)
    if s.finished:
        pop(s)
        return
    step = f.step
    f.step += 1
    if step == RND_DRAW:
        start_round(s, c)
    elif step == RND_INITIATIVE:
        if s.r == 1:
            push(s, INITIATIVE, -1, -1, -1, 0)
    elif step == RND_OFFER:
        if s.encounter == I13:
            offer_relic(s, c)
    elif step == RND_SET:
        clear_choices(s)
        push(s, SETTING, -1, -1, -1, 0)
    elif step == RND_LAID:
        cards_laid(s, c)
    elif step == RND_TURNS:
        fix_turn_order(s, c)
        f.count = 0
    elif step == RND_NEXT_TURN:
        next_turn(s, c)
    elif step == RND_COUNT:
        count_round(s, c)
        f.count = 0
    elif step == RND_INITIATIVE_AGAIN:
        if s.encounter == I14:
            reverse_initiative(s, c)
        else:
            push(s, INITIATIVE, -1, -1, -1, 0)
    elif step == RND_STRIKE:
        if has_strike(s):
            push(s, STRIKE, -1, -1, -1, 0)
    elif step == RND_AFTER_STRIKE:
        if has_strike(s):
            after_strike(s, c)
    elif step == RND_TIME:
        if s.encounter == I14 and (s.event != EV03 or f.count) and has_strike(s):
            undo_first_wound(s, c)
        if s.event == EV11 and has_strike(s):
            push_packets(s, most(s, c, prestige_figures(s, c)), c.event[EV11].amount[0], BY_GLORY)
    elif step == RND_KNIT:
        if s.event == EV13 and has_strike(s):
            knit(s, c)
        if s.event == EV03 and f.count == 0:
            f.count = 1
            f.step = RND_INITIATIVE_AGAIN
    elif step == RND_END:
        end_round(s, c)
    else:
        if s.r >= STALL_ROUND:
            all_lose(s, c, STALL_LP * (s.r - STALL_ROUND + 1), -1)
        clear_round(s)
        pop(s)


def start_round(s, c):
    """RND-A: from Round 2 on everybody draws a card; under I07 only those without any (CUR-106)."""
    s.r += 1
    if s.r == 1:
        memset(s.dealt, 0, cython.sizeof(s.dealt))  # what happened in W02 belongs to no Round (CUR-24)
        return
    order = order_of(s, c)
    for i in range(order.n):
        seat = order.seat[i]
        if s.famine:
            if s.hand_n[seat] == 0 and not s.dry[seat]:
                draw_card(s, c, seat)
        elif not s.dry[seat]:
            draw_cards(s, c, seat, c.encounter[I18].special[0] if s.encounter == I18 else 1)
        s.dry[seat] = 0


# --- I13


def offer_relic(s, c):
    """The top Relic is shown; the frame goes through the players until one takes it."""
    f = top(s)
    if s.offered[I13_PLACE] < 0 and f.count == 0:
        s.offered[I13_PLACE] = top_relic(s)
    order = order_of(s, c)
    if s.offered[I13_PLACE] >= 0 and f.count < order.n:
        f.step = RND_OFFER
        f.count += 1
        push(s, ASK_OFFER, order.seat[f.count - 1], -1, -1, 0)
        return
    if s.offered[I13_PLACE] >= 0:
        relic_under(s, s.offered[I13_PLACE])
        s.offered[I13_PLACE] = -1


def answer_offer(s, c, seat, action):
    """Two -1 tokens for the Relic; under the Realm Event a token for whoever declines (CUT-232)."""
    if action == NO:
        if s.realm:
            s.generic[seat] += 1
        return
    s.taker[seat] = 1
    gain_thing(s, c, seat, s.offered[I13_PLACE], 0)
    s.offered[I13_PLACE] = -1
    gain_minus(s, seat, 2, NO_SOURCE)


# --- Turns


def cards_laid(s, c):
    """RND-C (2) to (4)."""
    lay_cards(s, c)
    if s.encounter == I16:
        deal_out_anew(s, c)
    if s.encounter == E13 and s.r == 1:
        push(s, STRIKE, -1, -1, -1, 0)


def fix_turn_order(s, c):
    """RND-D: Initiative order, or the other way round under EV09. E24's goal is set now (CUR-71)."""
    order = order_of(s, c)
    s.order_n = order.n
    for i in range(order.n):
        s.order[i] = order.seat[order.n - 1 - i if s.event == EV09 else i]
    if s.encounter == E24:
        s.goal = order.n * c.encounter[E24].special[0]


def next_turn(s, c):
    """The Turn of the next player; in E25 all set cards are revealed at once."""
    f = top(s)
    if f.count == s.order_n:
        return
    if s.encounter == E25:
        for i in range(s.order_n):
            lay_for_trap(s, c, s.order[i])
        return
    f.step = RND_NEXT_TURN
    f.count += 1
    push(s, TURN, s.order[f.count - 1], -1, -1, 0)


# --- after the Turns


def count_round(s, c):
    """RND-E."""
    e = s.encounter
    if e == I05:
        show_claims(s, c)
    elif e == I09:
        count_votes(s, c, top(s))
    elif e == E24:
        walls(s, c)
    elif e == E25:
        blades(s, c)
    elif e == I15:
        war_token(s, c)


def walls(s, c):
    total = 0
    for seat in range(c.options.players):
        total += s.trap_value[seat]
    if total >= s.goal:
        finish(s, c, -1)
    else:
        all_lose(s, c, c.encounter[E24].special[1], -1)


def blades(s, c):
    """E25: the lowest are hurt; after two Rounds it is over, once the packets are settled."""
    for seat in range(c.options.players):
        figures.of[seat] = s.trap_value[seat]
    low = least(s, c, figures)
    if s.r >= c.encounter[E25].special[0]:
        finish(s, c, -1)
    push_packets(s, low, c.encounter[E25].strike[0], BY_CARD)


def war_token(s, c):
    """I15: the one living player with the most damage this Round (CUR-126)."""
    seat = sole(most(s, c, damage_figures(s, c)))
    if seat >= 0 and s.dealt[seat] > 0:
        s.plus[seat] += 1
        if s.realm:  # CUT-237
            s.generic[seat] += 1


# --- I09


def count_votes(s, c, f):
    """CUT-243 to CUT-246, in two steps: RL01 may ask about tokens before a side wins."""
    if f.source != VOTES_COUNTED:
        f.source = VOTES_COUNTED
        f.step = RND_COUNT
        s.points[0] += s.round_points[0]
        s.points[1] += s.round_points[1]
        if s.round_points[1] >= s.round_points[0]:
            despair_tokens(s, c)
        return
    f.source = -1
    if max(s.points[0], s.points[1]) >= s.goal:
        side_wins(s, c, 0 if s.points[0] > s.points[1] else 1)
    elif s.r >= c.encounter[I09].special[2]:
        side_wins(s, c, 1)


def despair_tokens(s, c):
    """CUT-244: a -1 token for every living player who voted Hope."""
    hopeful = 0
    for seat in range(c.options.players):
        if s.alive[seat] and s.voted[seat] and s.vote[seat] == 0:
            hopeful |= 1 << seat
    each_gains_minus(s, c, hopeful, FROM_ENCOUNTER)


def side_wins(s, c, side):
    """CUT-247, CUT-248 (CUR-119)."""
    row = cython.address(c.encounter[I09])
    for seat in range(c.options.players):
        figures.of[seat] = s.gave[seat][side]
    winner = sole(most(s, c, figures))
    if winner >= 0 and s.gave[winner][side] < WOUND:
        winner = -1
    finish(s, c, -1)
    order = order_of(s, c)
    if side == 0:
        for i in range(order.n):
            heal(s, order.seat[i], row.special[0], order.seat[i])
    if winner >= 0:
        s.gifts[winner] += row.prestige[0]
    if side == 1:
        all_lose(s, c, row.special[1], winner)


# --- the strike


def has_strike(s):
    """Whether there is a strike that D11 has not cancelled (CUR-158)."""
    return not s.holy and not is_trap(s) and s.encounter != I09


def after_strike(s, c):
    """RND-F (3): the card's own effect."""
    if s.encounter == E03:
        gain_lp(s, s.struck_total, 0)
    elif s.encounter == E07:
        gain_lp(s, s.struck_total, 1)
    elif s.encounter == E11:
        s.heads = min(s.heads + 1, living(s, c))


def gain_lp(s, amount, capped):
    """The creature gains LP; capped: not above its starting LP."""
    lp = s.creature[0] + amount
    if capped and lp > s.creature_start[0]:
        lp = max(s.creature[0], s.creature_start[0])
    s.creature[0] = lp


def undo_first_wound(s, c):
    """I14: the first Attack of the Round that wounded is undone, its card goes back (CUR-123)."""
    if living(s, c) < 2:
        return
    for i in range(s.blow_n):
        b = cython.address(s.blow[i])
        if b.damage >= WOUND and not b.undone:
            b.undone = 1
            gain_lp(s, b.damage, 1)
            s.wounds[b.seat] -= 1
            s.dealt[b.seat] -= b.damage
            if b.face >= 0:
                if s.alive[b.seat]:
                    add_to_hand(s, b.seat, b.face, ALL_SEATS)
                else:
                    discard(s, b.face)
                b.face = -1
            return


def knit(s, c):
    """EV13: every creature within reach regains LP, not above its starting LP."""
    for k in range(2):
        if s.creature[k] > 0:
            s.creature[k] = max(
                s.creature[k], min(s.creature[k] + c.event[EV13].amount[0], s.creature_start[k])
            )


# --- the end of a Round


def mischief_tokens(s, c):
    """CUT-216: a token for whoever played the most cards this Round, at least one."""
    if s.encounter != I22 or not s.realm:
        return
    best = most(s, c, figures_of(s, c, s.played))
    for seat in range(c.options.players):
        if best >> seat & 1 and s.played[seat] > 0:
            s.generic[seat] += 1


def clear_stack(s):
    """The stack and cards laid aside by a trap go to the discard pile, in the order played (CUR-08)."""
    note_largest(s)
    for i in range(s.blow_n):
        if s.blow[i].face >= 0:
            discard(s, s.blow[i].face)
            s.blow[i].face = -1
    s.blow_n = 0


def note_largest(s):
    """The largest wound of each player, those struck out by I14 left out."""
    for i in range(s.blow_n):
        b = cython.address(s.blow[i])
        if b.damage >= WOUND and not b.undone:
            s.largest[b.seat] = max(s.largest[b.seat], b.damage)


def end_round(s, c):
    """RND-G."""
    mischief_tokens(s, c)
    clear_stack(s)
    discard_claims(s)
    if s.event == EV08:
        s.closing += 1
        s.hands_changed = 1


def clear_round(s):
    """Whatever lasts "this Round" ends; what was meant for the next one begins."""
    memset(s.dealt, 0, cython.sizeof(s.dealt))
    memset(s.crowd, 0, cython.sizeof(s.crowd))
    memset(s.hermit, 0, cython.sizeof(s.hermit))
    memset(s.exposed, 0, cython.sizeof(s.exposed))
    memset(s.asleep, 0, cython.sizeof(s.asleep))
    memset(s.set_round, 0, cython.sizeof(s.set_round))
    memset(s.voted, 0, cython.sizeof(s.voted))
    memset(s.liar, 0, cython.sizeof(s.liar))
    memset(s.announced, 0, cython.sizeof(s.announced))
    memset(s.trap_value, 0, cython.sizeof(s.trap_value))
    memset(s.round_points, 0, cython.sizeof(s.round_points))
    memset(s.played, 0, cython.sizeof(s.played))
    s.attacker_n = 0
    s.first_attack = 0
    s.first_hit = 0
    s.mark_n = 0
    s.actions = 0
    s.holy = 0
    s.order_n = 0
    s.used &= ~(1 << (RL22 - RL01))
    for seat in range(MAX_PLAYERS):
        s.vote[seat] = -1
        s.barred[seat] = s.barred_next[seat]
        s.barred_next[seat] = 0
        s.muted[seat] = s.muted_next[seat]
        s.muted_next[seat] = 0
        s.dry[seat] = s.dry_next[seat]
        s.dry_next[seat] = 0
        for i in range(2):
            s.pooled[seat][i] = -1
