"""The Turn of a player and the settling of a set card (TRN)."""

import cython

# --- the Turn


def turn_task(s, c):
    """TRN-1 to TRN-3, then each set card in the order set."""
    f = top(s)
    x = f.owner
    if s.finished or not s.alive[x] or not has_set(s, x):
        pop(s)
    elif f.step == 0 and s.plague[x] > 0 and action_cards(s, x) > 0 and s.encounter == I12:
        push(s, ASK_CLEANSE, x, -1, -1, 0)
    elif f.step == 0:
        f.step = 1
        if s.encounter != E25:
            push(s, ASK_BEFORE, -1, -1, x, 0)
    elif is_trap(s):
        lay_for_trap(s, c, x)
    else:
        f.step = 2
        begin_attack(s, c, x)


def is_trap(s):
    return s.encounter == E24 or s.encounter == E25


def lay_for_trap(s, c, seat):
    """E24, E25: set cards are laid aside with their printed value (CUR-72)."""
    while has_set(s, seat):
        face = s.set_card[seat][0]
        shown(s, seat, face, ALL_SEATS & ~s.set_seen[seat][0])
        drop_first_set(s, seat)
        b = cython.address(s.blow[s.blow_n])
        s.blow_n += 1
        b.seat = seat
        b.face = face
        b.kind = kind_of(face)
        b.position = NORMAL
        b.damage = 0
        b.creature = -1
        b.undone = 0
        s.trap_value[seat] += printed(c, face)


def begin_attack(s, c, seat):
    a = cython.address(s.attack)
    memset(a, 0, cython.sizeof(Attack))
    a.on = 1
    a.seat = seat
    a.face = s.set_card[seat][0]
    a.seen = s.set_seen[seat][0]
    a.kind = kind_of(a.face)
    a.claim = -1
    a.position = NORMAL
    a.blow = -1
    drop_first_set(s, seat)
    push(s, SETTLE, seat, -1, -1, 0)


def settle_task(s, c):
    """One set card, step by step. Whose player dies before the hit is discarded without effect (CUR-50)."""
    f = top(s)
    a = cython.address(s.attack)
    step = f.step
    if step < STEP_BURST and (s.finished or not s.alive[a.seat]):
        give_up(s, c)
        return
    if STEP_FORTUNE <= step < STEP_BURST and a.face < 0:  # a Fortune card took it off the table
        end_attack(s, c)
        return
    f.step += 1
    if step == STEP_ANNOUNCE:
        if s.encounter == I05:
            push(s, ASK_ANNOUNCE, a.seat, -1, -1, 0)
        else:
            f.step = STEP_REVEAL
    elif step == STEP_CHALLENGE:
        next_challenge(s, c)
    elif step == STEP_REVEAL:
        reveal(s, c)
    elif step == STEP_MANEUVER:
        push(s, ASK_AFTER, -1, -1, a.seat, 0)
    elif step == STEP_REPLACED:
        if not a.by_strike:
            lay_rider(s, c)
    elif step == STEP_ATTACK:
        start_attack(s, c)
    elif step == STEP_SPECIAL:
        ask_special(s, c)
    elif step == STEP_POSITION:
        find_position(s, c)
    elif step == STEP_FORTUNE:
        if offer_fortune(s, c):
            f.step = STEP_FORTUNE
    elif step == STEP_WINDOW:
        push(s, ASK_AFTER, -1, -1, a.seat, 0)
    elif step == STEP_HIT:
        if missing(s):
            f.step = STEP_PLACE
        elif may_use_relic(s, a.seat, RL10) and s.hand_n[a.seat] > 0 and a.flail < amount_of(c, RL10, 1):
            f.step = STEP_HIT
            push(s, ASK_FLAIL, a.seat, -1, -1, 0)
    elif step == STEP_HOLY:
        if a.kind == HOLY_WATER and c.encounter[s.encounter].holy:
            push(s, ASK_HOLY, a.seat, -1, -1, 0)
    elif step == STEP_DAMAGE:
        do_damage(s, c)
    elif step == STEP_BURST:
        if s.encounter == E05 and a.damage >= c.encounter[E05].special[0]:
            push_packet(s, c, a.seat, c.encounter[E05].special[1], BY_BURST, 0)
    elif step == STEP_REWARDS:
        rewards(s, c)
    elif step == STEP_STEAL:
        if a.kind == STAB_AND_GRAB and can_steal(s, c, a.seat):
            push(s, ASK_STEAL, a.seat, -1, -1, 0)
    else:
        put_away(s, c)
        end_attack(s, c)


def end_attack(s, c):
    """The settling is done; its frame lies on top."""
    s.attack.on = 0
    pop(s)


def give_up(s, c):
    """The Attack is discarded without effect."""
    leave_table(s)
    end_attack(s, c)


# --- announcing (I05)


def claimed_kind(claim):
    """The kind that one of the 17 claims names; the last two are Protected."""
    if claim == CLAIM_PROTECTED_30:
        return ATTACK_30
    if claim == CLAIM_PROTECTED_25:
        return ATTACK_25
    return claim


def is_true(s, c):
    """Whether the card is the one announced (CUR-98 to CUR-100)."""
    a = cython.address(s.attack)
    if kind_of(a.face) != claimed_kind(a.claim):
        return 0
    return a.claim < CLAIM_PROTECTED_30 or portrait(a.face) == s.character[a.seat]


def answer_announce(s, c, action):
    a = cython.address(s.attack)
    a.claim = action - CLAIM
    a.kind = claimed_kind(a.claim)
    a.protected = a.claim >= CLAIM_PROTECTED_30
    s.announced[a.seat] = 1
    if not is_true(s, c):
        s.liar[a.seat] = 1


def next_challenge(s, c):
    """W14: the others in order, until one says yes."""
    f = top(s)
    order = order_after(s, c, f.owner)
    if f.count < order.n:
        f.step = STEP_CHALLENGE
        f.count += 1
        push(s, ASK_CHALLENGE, order.seat[f.count - 1], -1, -1, 0)


def answer_challenge(s, c, challenger, action):
    """A lie caught is discarded; a true card goes on, face up (CUT-151 to CUT-154)."""
    if action == NO:
        return
    a = cython.address(s.attack)
    expose_attack(s)
    if is_true(s, c):
        top(s).step = STEP_REVEAL
        gain_minus(s, challenger, 1, NO_SOURCE)
        return
    speaker = a.seat
    s.plus[challenger] += 1
    if s.realm:  # CUT-189
        s.generic[challenger] += 1
    give_up(s, c)
    gain_minus(s, speaker, 1, NO_SOURCE)


# --- the reveal


def reveal(s, c):
    """TRN-5. What is no Attack card, or not announced as one, is a stand-in: discarded without effect."""
    a = cython.address(s.attack)
    f = top(s)
    if s.encounter != I05:
        expose_attack(s)
        a.protected = portrait(a.face) == s.character[a.seat]
    if s.encounter == I09:
        s.voted[a.seat] = 1
    if a.kind > FOCUS_STRENGTH:
        give_up(s, c)
    elif a.kind < FEINT:
        f.step = STEP_ATTACK


def lay_rider(s, c):
    """TRN-6: a Feint is done; D14 and D15 wait before their player."""
    a = cython.address(s.attack)
    seat = a.seat
    if a.kind != FEINT:
        s.riders[seat][a.kind - SLIP_BEHIND] += 1
        if s.encounter != I05:
            a.face = -1
    put_away(s, c)
    end_attack(s, c)


def start_attack(s, c):
    """TRN-7 (a) to (c): Riders bind, I11 may stop it, the target is chosen."""
    a = cython.address(s.attack)
    bind_riders(s, c)
    if s.encounter == I11 and printed_value(c, a) < best_hit(s, c):
        give_up(s, c)
        return
    a.creature = max(first_creature(s), 0)
    if s.creature[0] > 0 and s.creature[1] > 0:
        push(s, ASK_TARGET, a.seat, -1, -1, 0)


def bind_riders(s, c):
    """Riders are spent whatever becomes of the Attack (CUR-40)."""
    a = cython.address(s.attack)
    a.slipped = s.riders[a.seat][0]
    a.focused = s.riders[a.seat][1]
    a.spite = s.blade[a.seat]
    s.blade[a.seat] = 0
    s.riders[a.seat][0] = 0
    s.riders[a.seat][1] = 0
    if s.encounter != I05:
        for _ in range(a.slipped):
            discard(s, SLIP_BEHIND + 10)
        for _ in range(a.focused):
            discard(s, FOCUS_STRENGTH + 10)


def best_hit(s, c):
    """I11: the highest printed value of an Attack that has hit this Round."""
    best = 0
    for i in range(s.blow_n):
        best = max(best, c.kind[s.blow[i].kind].value[NORMAL])
    return best


def printed_value(c, a):
    return c.kind[a.kind].value[NORMAL]


def value_of(c, a):
    return c.kind[a.kind].value[a.position]


def ask_special(s, c):
    """TRN-7 (d): special acts of I01 and I21, the price of I17 (W15)."""
    a = cython.address(s.attack)
    if s.encounter == I21 or s.encounter == I17 or (s.encounter == I01 and s.minus[a.seat] > 0):
        push(s, ASK_TARGET, a.seat, -1, -1, 0)


def answer_target(s, c, action):
    """W15."""
    a = cython.address(s.attack)
    seat = a.seat
    if s.encounter == I10:
        a.creature = action - CREATURE
    elif s.encounter == I17:
        if action == NO:
            a.halved = 1
        else:
            discard_from_hand(s, seat, action - HAND)
    elif action == YES:
        if s.encounter == I01:  # CUR-94
            s.minus[seat] -= min(2, s.minus[seat])
        else:
            defend(s, c)
        give_up(s, c)


def defend(s, c):
    """I21: LP in place of the Attack; the next one is halved (CUT-212, CUR-128)."""
    a = cython.address(s.attack)
    half = printed_value(c, a) // 10 * 5
    if heal(s, a.seat, min(half, c.encounter[I21].special[0]), a.seat) > 0 and s.realm:
        s.generic[a.seat] += 1
    add_mark(s, MARK_HALVE, -1)


# --- the position


def find_position(s, c):
    """TRN-8, step by step."""
    a = cython.address(s.attack)
    e = s.encounter
    a.attacking = 1
    s.attacker[s.attacker_n] = a.seat
    s.attacker_n += 1
    for _ in range(a.focused):
        step_up(s)
    if s.r <= POTION_ROUNDS:
        for _ in range(s.strength[a.seat]):
            step_up(s)
    if e == E12 and printed_value(c, a) >= c.encounter[E12].special[0]:
        step_down(s)
    if s.event == EV12 and printed_value(c, a) >= c.event[EV12].amount[0]:
        step_down(s)
    if (e == I12 and s.plague[a.seat] > 0) or (e == I13 and s.taker[a.seat]) or a.halved:
        step_down(s)
    for _ in range(s.crowd[a.seat]):
        step_down(s)
    waiting_marks(s, a.seat)
    if e == E14 and not s.first_hit and a.position != MISS:
        s.first_hit = 1
        miss(s)
    if s.event == EV05 and not s.first_attack:
        miss(s)
    s.first_attack = 1
    a.can_draw = can_draw(s, c)


# --- the hit


def retarget(s):
    """The target may have died; whether there is another one, or none is needed (CUR-49)."""
    a = cython.address(s.attack)
    if s.encounter == I09 or s.creature[a.creature] > 0:
        return 1
    if first_creature(s) < 0:
        return 0
    a.creature = first_creature(s)
    return 1


def bonuses(s, c):
    """Flat bonuses (CUT-043); E18 gives none."""
    a = cython.address(s.attack)
    if s.encounter == E18:
        return 0
    total = a.bonus + a.slipped * c.kind[SLIP_BEHIND].amount[0] + a.flail * amount_of(c, RL10, 0)
    if a.holy:
        total += c.kind[HOLY_WATER].amount[0]
    if a.spite:
        total += amount_of(c, RL03, 0)
    if s.thing[a.seat][RL24] and printed_value(c, a) >= amount_of(c, RL24, 1):
        total += amount_of(c, RL24, 0)
    if s.thing[a.seat][RL25]:
        total += (FULL_LP - s.lp[a.seat]) // amount_of(c, RL25, 1) * amount_of(c, RL25, 0)
    return total


def damage_of(s, c):
    """TRN-11: the value of the position and flat bonuses, less what the Encounter takes off."""
    a = cython.address(s.attack)
    row = cython.address(c.encounter[s.encounter])
    d = value_of(c, a) + bonuses(s, c)
    if a.harmless:
        return 0
    if s.encounter == I02 and printed_value(c, a) < row.special[1]:
        return 0
    if s.encounter == E04 and d <= row.special[0]:
        return 0
    return d


def do_damage(s, c):
    """TRN-11, TRN-12."""
    a = cython.address(s.attack)
    if not retarget(s):
        give_up(s, c)
        return
    a.hit = 1
    a.damage = damage_of(s, c)
    note_blow(s, c)
    if s.encounter == I09:
        s.gave[a.seat][s.vote[a.seat]] += a.damage
        s.round_points[s.vote[a.seat]] += a.damage
        s.dealt[a.seat] += a.damage
        return
    hurt_creature(s, c, a.creature, a.damage, a.seat, a.blow)


def note_blow(s, c):
    """The record of a hit (CUT-045); the card joins the stack when the Attack is done."""
    a = cython.address(s.attack)
    a.blow = s.blow_n
    s.blow_n += 1
    b = cython.address(s.blow[a.blow])
    b.seat = a.seat
    b.face = -1
    b.kind = a.kind
    b.position = a.position
    b.damage = a.damage
    b.creature = creature_id(s, a.creature)
    b.undone = 0
    if wounds(s):
        s.wounds[a.seat] += 1


def wounds(s):
    """Whether the Attack that hit also wounds (CUT-086); in I09 there is nothing to wound."""
    return s.attack.damage >= WOUND and s.encounter != I09


def rewards(s, c):
    """TRN-13 after E05's burst: E11, EV18, F19, D10."""
    a = cython.address(s.attack)
    if s.encounter == E11 and a.damage >= c.encounter[E11].special[0]:
        s.heads = max(s.heads - 1, 1)
    if s.event == EV18 and wounds(s) and not s.first_blood:
        s.first_blood = 1
        if s.offered[0] >= 0 and s.alive[a.seat]:
            gain_thing(s, c, a.seat, s.offered[0], 0)
            s.offered[0] = -1
    if a.sunny and wounds(s) and s.alive[a.seat]:
        s.plus[a.seat] += a.sunny
    if a.kind == CROWD:
        mark_crowd(s, c)


def mark_crowd(s, c):
    """D10: the next two living players in Turn order of this Round (CUR-37)."""
    at = 0
    while at < s.order_n and s.order[at] != s.attack.seat:
        at += 1
    marked = 0
    for i in range(at + 1, s.order_n):
        if marked < CROWD_REACH and s.alive[s.order[i]]:
            s.crowd[s.order[i]] += 1
            marked += 1


def can_steal(s, c, seat):
    """D12: a living thief, and another living player with something to take."""
    if not s.alive[seat]:
        return 0
    for other in range(c.options.players):
        if other != seat and s.alive[other] and has_takeable(s, other):
            return 1
    return 0


def has_takeable(s, seat):
    for thing in range(N_THINGS):
        if takeable(s, seat, thing):
            return 1
    return 0


# --- where the card goes


def put_away(s, c):
    """TRN-14. Under I05 a card not caught stays before its player (CUR-102)."""
    a = cython.address(s.attack)
    if a.face < 0:
        return
    if a.returns and s.alive[a.seat]:
        expose_attack(s)
        add_to_hand(s, a.seat, a.face, ALL_SEATS)
    elif s.encounter == I05 and not a.by_strike:
        claim = cython.address(s.claim[s.claim_n])
        s.claim_n += 1
        claim.seat = a.seat
        claim.face = a.face
        claim.claim = a.claim
        claim.shown = a.revealed
        claim.seen = a.seen
    elif a.hit and not a.by_strike:
        if s.encounter == I11 and s.realm and kind_of(a.face) == ATTACK_5:
            s.aside[a.seat][a.face] += 1  # CUT-219
        else:
            s.blow[a.blow].face = a.face
    else:
        discard(s, a.face)
    a.face = -1


def show_claims(s, c):
    """RND-E, END-1: the announced cards are turned up (CUT-155)."""
    for i in range(s.claim_n):
        claim = cython.address(s.claim[i])
        if not claim.shown:
            claim.shown = 1
            shown(s, claim.seat, claim.face, ALL_SEATS & ~claim.seen)
            not_pooled(s, claim.face)


def discard_claims(s):
    for i in range(s.claim_n):
        discard(s, s.claim[i].face)
    s.claim_n = 0
