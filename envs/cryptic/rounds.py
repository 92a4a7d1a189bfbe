"""Rounds: Upkeep, Cryptonauts Turn, Goddess Turn, Cleanup (CE-019 to CE-035)."""

import cython


def round_task(s, c):
    f = top(s)
    if any_exhausted(s):
        exhaust(s, c)
        return
    if f.step == BEGIN:
        begin_round(s, f)
    elif f.step == UPKEEP_STEP:
        upkeep(s, c, f)
    elif f.step == TEAM_STEP:
        s.phase = PHASE_CRYPTONAUTS
        next_cryptonaut(s, c, f)
    elif f.step == GODDESS_STEP:
        f.step = CLEANUP_STEP
        push(s, GODDESS_TURN, -1, -1, -1, 0)
    elif f.step == CLEANUP_STEP:
        s.phase = PHASE_CLEANUP
        f.step = END_STEP
        cleanup_hazards(s, c)
    else:
        f.step = BEGIN
        end_round(s, c)


def begin_round(s, f):
    """CE-020: Round 1 has no Upkeep."""
    s.round += 1
    s.upkeep_done = 0
    f.step = TEAM_STEP if s.round == 1 else UPKEEP_STEP
    f.target = -1
    f.count = 0
    s.phase = PHASE_CRYPTONAUTS if s.round == 1 else PHASE_UPKEEP


# --- Upkeep


def upkeep(s, c, f):
    """Every entry that has something to act on, once; the Goddess orders two or more (CE-021, R-89)."""
    if f.target >= 0:
        if f.count > 0:
            f.count -= 1
            run_entry(s, c, f.target)
            return
        f.target = -1
    n = entries(s, c, cython.NULL)
    if n == 0:
        f.step = TEAM_STEP
    elif n == 1:
        begin_entry(s, c, f, first_entry(s, c))
    else:
        push(s, ASK_ORDER, 0, -1, -1, 0)


def entries(s, c, mask):
    """Entries still to come that have something to act on."""
    n = 0
    for entry in range(N_ENTRIES):
        if not s.upkeep_done >> entry & 1 and entry_usable(s, c, entry):
            n += offer(mask, SLOT + S_OPTION + entry)
    return n


def first_entry(s, c):
    for entry in range(N_ENTRIES):
        if not s.upkeep_done >> entry & 1 and entry_usable(s, c, entry):
            return entry
    return -1


def begin_entry(s, c, f, entry):
    """f: the ROUND frame. Copies of a Mastery work one after the other; units that burn one by one."""
    s.upkeep_done |= 1 << entry
    f.target = entry
    f.count = entry_times(s, c, entry)


def entry_times(s, c, entry):
    if entry in (UP_MASTERY_A, UP_MASTERY_B):
        return s.mastery[upkeep_kind(s, c, entry - UP_MASTERY_A)]
    if entry == UP_BURNING:
        return burning(s)
    return 1


def burning(s):
    n = 0
    for u in range(N_UNITS):
        if s.unit[u].life == PRESENT and s.unit[u].status & BURNING:
            n += 1
    return n


def upkeep_kind(s, c, k):
    """The card kind with the k-th Upkeep Mastery of the Goddess; -1."""
    for kind in range(N_CARD_KINDS):
        if c.effect[c.goddess[s.goddess].card[kind].mastery].kind == KIND_UPKEEP:
            if k == 0:
                return kind
            k -= 1
    return -1


def entry_usable(s, c, entry):
    if entry == UP_BURNING:
        return burning(s) > 0
    effect = entry_effect(s, c, entry)
    if effect < 0 or idle(s, c, effect):
        return 0
    return usable(s, c, entry_source(s, c, entry), effect)


def idle(s, c, effect):
    """Effects `while Totems or Pods stand` have nothing to do when they do not."""
    op = cython.address(c.op[c.effect[effect].first])
    if op.code != OP_WHEN:
        return 0
    return op.test.what in (IS_TOTEMS, IS_PODS) and not passes(s, c, cython.address(op.test), -1, -1)


def entry_effect(s, c, entry):
    """The Effect of an entry that is there now; -1."""
    g = cython.address(c.goddess[s.goddess])
    if entry == UP_GODDESS:
        return g.ability if c.effect[g.ability].kind == KIND_UPKEEP else -1
    if entry in (UP_MASTERY_A, UP_MASTERY_B):
        kind = upkeep_kind(s, c, entry - UP_MASTERY_A)
        return g.card[kind].mastery if kind >= 0 and s.mastery[kind] else -1
    if entry == UP_REALM and c.board[s.board[0]].upkeep_effect >= 0:
        return c.board[s.board[0]].upkeep_effect
    if entry == UP_SUB_REALM:
        for slot in range(1, c.options.n_slots):
            if s.entered[slot] and c.board[s.board[slot]].upkeep_effect >= 0:
                return c.board[s.board[slot]].upkeep_effect
        return -1
    i = monster_rule(s, c, entry)
    return s.rule[i].effect if i >= 0 else -1


def monster_rule(s, c, entry):
    """The Upkeep Effect of a Monster, of a Master, or of Gashnoradon: its place in State.rule; -1."""
    if not listens(s, KEY_OF_UPKEEP):
        return -1
    for i in range(s.n_rules):
        r = cython.address(s.rule[i])
        if r.source < FIRST_MONSTER or c.effect[r.effect].kind != KIND_UPKEEP or not in_play(s, c, r.source):
            continue
        if entry == UP_REALM:
            if r.source == GASH:
                return i
        elif r.source != GASH and (r.slot == S_ABILITY + 3) == (entry == UP_MASTER):
            return i
    return -1


def entry_source(s, c, entry):
    if entry in (UP_MONSTER, UP_MASTER) or (entry == UP_REALM and c.board[s.board[0]].upkeep_effect < 0):
        return s.rule[monster_rule(s, c, entry)].source
    return -1


def run_entry(s, c, entry):
    if entry == UP_BURNING:
        burn(s, c)
        return
    if not entry_usable(s, c, entry):
        return
    effect = entry_effect(s, c, entry)
    source = entry_source(s, c, entry)
    if is_single(c, c.effect[effect].aim):
        push(s, ASK_TARGET, 0, -1, V_GIVE, effect)
    elif entry in (UP_REALM, UP_SUB_REALM) and source < 0:
        run_hazard(s, c, effect, -1, -1)
    else:
        run_effect(s, c, effect, source, -1, -1, -1)


def burn(s, c):
    """burning: the next unit in unit order loses 1; the status ends (4.3)."""
    bits = 0
    for u in range(N_UNITS):
        if s.unit[u].life == PRESENT and s.unit[u].status & BURNING:
            bits |= BIT << u
    u = next_unit(s, bits)
    if u >= 0:
        s.unit[u].status &= ~BURNING
        take(s, c, s.unit[u].burnt_by, u, 1)


# --- the Cryptonauts Turn


def next_cryptonaut(s, c, f):
    """CE-022, CE-023, R-03: the seat after the last one to act is asked first."""
    seat = seat_with_some(s, c, s.seat_next, 0)
    if seat < 0:
        f.step = GODDESS_STEP
        return
    push(s, ASK_UNIT, seat, -1, 0, 0)


def seat_with_some(s, c, seat, passed):
    """The first seat from `seat` on with an unretired Cryptonaut that has not passed; -1."""
    n = c.options.players - 1
    for i in range(n):
        who = 1 + (seat - 1 + i) % n
        if not passed >> who & 1 and unretired(s, c, who, cython.NULL):
            return who
    return -1


def unretired(s, c, seat, mask):
    n = 0
    for u in range(N_CRYPTONAUTS):
        if present(s, u) and not s.unit[u].retired and seat_of(c, u) == seat:
            n += offer(mask, CELL + s.unit[u].cell)
    return n


def legal_unit(s, c, f, mask):
    n = unretired(s, c, f.owner, mask)
    if not f.target and others_left(s, c, f.owner):
        n += offer(mask, VERB + V_DONE)
    return n


def others_left(s, c, seat):
    """Whether another seat has some left (no pass for the only one)."""
    for other in range(1, c.options.players):
        if other != seat and unretired(s, c, other, cython.NULL):
            return 1
    return 0


def answer_unit(s, c, f, action):
    """f: the ASK_UNIT frame, gone. If all pass, the first of them must activate."""
    if action != VERB + V_DONE:
        s.seat_next = 1 + f.owner % (c.options.players - 1)
        push(s, TURN, -1, s.unit_at[action - CELL], -1, 0)
        return
    passed = f.count | 1 << f.owner
    seat = seat_with_some(s, c, f.owner, passed)
    if seat >= 0:
        push(s, ASK_UNIT, seat, -1, 0, passed)
    else:
        push(s, ASK_UNIT, seat_with_some(s, c, s.seat_next, 0), -1, 1, passed)


def turn_task(s, c):
    """A Cryptonaut's Turn until she Retires (CE-022, CE-024)."""
    f = top(s)
    u = f.source
    who = cython.address(s.unit[u])
    if f.step == 0:
        f.step = 1
        s.acting = u
        who.embers = 0
    if any_exhausted(s):
        exhaust(s, c)
        return
    if not present(s, u) or who.retired:
        s.acting = -1
        pop(s)
        return
    push(s, ASK_MENU, seat_of(c, u), u, 0, 0)


# --- Cleanup


def cleanup_hazards(s, c):
    """R-82: hazards that name Cleanup come first (CITADEL-H1)."""
    for slot in range(c.options.n_slots):
        if s.entered[slot]:
            effect = c.board[s.board[slot]].cleanup_effect
            if effect >= 0 and usable(s, c, -1, effect):
                run_hazard(s, c, effect, -1, -1)


def end_round(s, c):
    """Everything that lasts until Cleanup ends at the same moment (CE-033 to CE-035); then R-50."""
    for u in range(N_UNITS):
        rest_unit(s, u)
    for i in range(N_ITEMS):
        s.item_used[i] = 0
    s.card_used = 0
    s.ward = 0
    s.n_prepared = 0
    for cell in range(c.grid.n_cells):
        s.token[cell] &= ~FIRED
    for i in range(s.n_structures):
        s.structure[i].sealed = 0
        s.structure[i].armor_now = s.structure[i].armor_next
        s.structure[i].armor_next = 0
    end_changes(s)
    if s.round >= MAX_ROUNDS:
        s.head.over = TRUNCATED


def rest_unit(s, u):
    who = cython.address(s.unit[u])
    who.retired = 0
    who.prepared = 0
    who.rested = 0
    who.acted = 0
    who.base_used = 0
    who.extra = 0
    who.moved = 0
    who.spellstruck = 0
    who.charges_made = 0
    who.slowed = 0
    who.used = 0


def end_changes(s):
    """What lasts until the next Cleanup lasts until this one now."""
    if not s.changed:
        return
    memcpy(cython.address(s.more[UNTIL_EOC]), cython.address(s.more[UNTIL_EON]), cython.sizeof(s.more[0]))
    memcpy(cython.address(s.less[UNTIL_EOC]), cython.address(s.less[UNTIL_EON]), cython.sizeof(s.less[0]))
    memset(cython.address(s.more[UNTIL_EON]), 0, cython.sizeof(s.more[0]))
    memset(cython.address(s.less[UNTIL_EON]), 0, cython.sizeof(s.less[0]))
    note_changes(s)
