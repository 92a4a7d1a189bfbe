"""What a hero does in his turn (answers of HT2): actions, free choices (DES-063 to DES-074)."""

import cython


def answer_menu(s, c, h, action):
    """The HERO_TURN frame is on top."""
    if action < STEP + 8:
        take_step(s, c, h, action - STEP, 0)
    elif action == FATIGUE_MP:
        gain_point(s, c, h)
    elif action < SKILL:
        answer_verb(s, c, h, action - VERB)
    elif action < ITEM:
        use_skill(s, c, h, 9 * s.hero[h].cls + action - SKILL)
    elif action < SEARCH_CARD:
        spend_action(s, h)
        if s.hero[h].item[action - ITEM] == TIVAL_CRYSTAL:  # the Staff of Light stays ready
            exhaust_item(s, h, action - ITEM)
        push(s, USE, -1, h, D_ITEM + s.hero[h].item[action - ITEM], 0)
    else:
        card = action - SEARCH_CARD
        use_search_card(s, h, card)
        if card != STAMINA_POTION:
            spend_action(s, h)
        if card == FIRE_FLASK:
            hero_attack(s, c, h, W_FLASK, D_SEARCH_CARD + FIRE_FLASK, F_ACTION)
        else:
            push(s, USE, -1, h, D_SEARCH_CARD + card, 0)


def gain_point(s, c, h):
    """DES-082; Fleet of Foot gives 2; Deathly Haste moves the Reanimate."""
    pay_fatigue(s, h, 1)
    s.figure[h].points += points_of_fatigue(s, h)
    if skilled(s, h, DEATHLY_HASTE):
        ask_roam(s, FAMILIAR, 1, seat_of(h), 0)


def answer_verb(s, c, h, verb):
    f = cython.address(s.figure[h])
    me = cython.address(s.hero[h])
    if verb <= V_UNARMED and verb != V_MOVE:
        spend_action(s, h)
        hero_attack(s, c, h, weapon_of_verb(s, c, h, verb), -1, F_ACTION)
    elif verb == V_MOVE:
        spend_action(s, h)
        move_action(s, c, h)
    elif verb == V_REST:
        spend_action(s, h)
        me.rested = 1
        if is_hero_named(s, h, GRISBAN) and f.conditions:
            push(s, USE, -1, h, D_ABILITY + GRISBAN, 0)
    elif verb == V_DROP_STUN:
        spend_action(s, h)
        cure(s, h, STUNNED)
    elif verb == V_STAND_UP:
        top(s).step = TURN_OVER
        push(s, REVIVAL, -1, h, h, 0)
    elif verb == V_END:
        answer_end(s, c, h)
    elif verb <= V_QUEST_C:
        answer_action_verb(s, c, h, verb)
    else:
        answer_free_verb(s, c, h, verb)


def answer_action_verb(s, c, h, verb):
    if verb == V_FEAT:
        use_feat(s, c, h)
        return
    spend_action(s, h)
    if verb == V_SEARCH:
        push(s, USE, -1, h, D_SEARCH, 0)
    elif verb == V_REVIVE:
        push(s, USE, -1, h, D_REVIVE, 0)
    elif verb == V_DOOR:
        push(s, USE, -1, h, D_DOOR, 0)
    elif verb == V_CLIMB:
        push(s, USE, -1, h, D_CLIMB, 0)
    else:
        push(s, USE, -1, h, D_QUEST_A + verb - V_QUEST_A, 0)


def answer_free_verb(s, c, h, verb):
    f = cython.address(s.figure[h])
    me = cython.address(s.hero[h])
    if verb == V_QUEST_DROP:
        drop_carried(s, c, h)
    elif verb == V_LEAVE:
        f.points -= 1
        leave_map(s, c, h)
    elif verb == V_FORTUNE_FATIGUE:
        me.fortune -= 1
        refresh_fatigue(s, h, 1)
    elif verb == V_FORTUNE_ACTION:
        me.fortune -= 2
        me.extra = 1
        f.actions = 1
    elif verb == V_TWO_HERO_ATTACK:
        me.bonus = 1
        hero_attack(s, c, h, W_ASK, -1, 0)
    elif verb == V_TWO_HERO_RECOVER:
        me.bonus = 1
        recover(s, c, h, 2)
    elif verb in (V_TRADE_GIVE, V_TRADE_TAKE):
        push(s, USE, -1, h, D_GIVE if verb == V_TRADE_GIVE else D_TAKE, 0)
    elif verb == V_FAMILIAR_DISCARD:
        remove(s, FAMILIAR, ABSENT)
    else:
        answer_familiar(s, c, h)


def answer_familiar(s, c, h):
    """DES-218: after it has acted behind an action of its owner, he has no further one."""
    me = cython.address(s.hero[h])
    me.familiar_acted = 2 if acted(s, h) else 1
    if me.familiar_acted == 2:
        s.figure[h].actions = 0
    begin_familiar(s, c, h)


def answer_end(s, c, h):
    """DES-061; DES-218: with actions given up the Reanimate may still act, which is asked once more."""
    f = cython.address(s.figure[h])
    me = cython.address(s.hero[h])
    if f.life == STANDING and f.actions > 0 and acted(s, h):
        f.actions = 0
        if me.cls == NECROMANCER and familiar_may_act(s, c, h):
            push(s, USE, -1, h, D_LAST_CHANCE, 0)
            return
    top(s).step = TURN_REST


def last_chance_task(s, c):
    """USE: FAMILIAR_ACT or the end of the turn."""
    f = top(s)
    h = f.source
    if f.step == 0:
        push(s, ASK_MAY, seat_of(h), h, f.target, 0)
        return
    chosen = f.count
    pop(s)
    top(s).step = TURN_REST
    if chosen:
        answer_familiar(s, c, h)


# --- actions that ask on


def action_task(s, c):
    """USE of D_SEARCH, D_REVIVE, D_DOOR, D_CLIMB, D_GIVE, D_TAKE: step 0 asks, step 1 does it."""
    f = top(s)
    h = f.source
    deed = f.target
    if f.step == 0:
        kind = ASK_HERO
        if deed == D_SEARCH:
            kind = ASK_TOKEN
        elif deed == D_DOOR:
            kind = ASK_DOOR
        elif deed == D_CLIMB:
            kind = ASK_SPACE
        push(s, kind, seat_of(h) if is_hero(h) else 0, h, deed, 0)
        return
    chosen = f.count
    if deed in (D_GIVE, D_TAKE):
        if f.step == 1:
            f.owner = chosen
            push(s, ASK_ITEM, seat_of(h), h, chosen, deed == D_TAKE)
            return
        pop(s)
        return
    pop(s)
    if deed == D_SEARCH:
        push(s, SEARCHING, -1, h, chosen, 0)
    elif deed == D_REVIVE:
        push(s, REVIVAL, -1, h, chosen, 0)
    elif deed == D_DOOR:
        work_door(s, c, h, chosen)
    else:  # DES-071: he enters the space
        if webbed(s, c, h, 0):
            pay_fatigue(s, h, 1)
        shift_to(s, h, chosen)
        push(s, ENTERED, -1, h, chosen, BY_EFFECT)


def answer_item(s, c, f, action):
    """ASK_ITEM of a trade; the USE frame is on top. Traded cards arrive unequipped (DES-074)."""
    top(s).step = 2
    h = f.source
    giver = f.target if f.count else h
    taker = h if f.count else f.target
    me = cython.address(s.hero[giver])
    you = cython.address(s.hero[taker])
    if action >= SEARCH_CARD:
        card = action - SEARCH_CARD
        me.faceup[card] -= 1
        you.faceup[card] += 1
        you.fresh[card] += 1
        return
    place = action - ITEM
    item = me.item[place]
    to = give_item(s, c, taker, item)
    you.traded |= 1 << to
    lose_item(s, c, giver, place)
    me.traded &= ~(1 << place)
    if s.figure[giver].damage >= s.figure[giver].health:  # DES-159
        push(s, KNOCKOUT, -1, -1, giver, 0)


def revival_task(s, c):
    """DES-068, DES-069: two red dice; damage, and fatigue for each surge (DES-158); Brute (BER-1)."""
    f = top(s)
    h = f.target
    if f.step == 0:
        f.step = 1
        ask_healing(s, f.source, 2)
        return
    n = s.rolled
    if skilled(s, h, BRUTE):
        n += 2
    surges = s.rolled_surges
    pop(s)
    recover(s, c, h, n)
    refresh_fatigue(s, h, surges)


# --- feats


def use_feat(s, c, h):
    me = cython.address(s.hero[h])
    me.feat = 1
    if c.hero[me.hero].feat_action:
        spend_action(s, h)
    if me.hero == LEORIC:
        hero_attack(s, c, h, W_ASK, D_FEAT + LEORIC, F_ALL_AROUND | F_ACTION)
    elif me.hero == TARHA:
        hero_attack(s, c, h, W_ASK, D_FEAT + TARHA, F_ACTION)
    elif me.hero == GRISBAN:
        hero_attack(s, c, h, W_ASK, D_FEAT + GRISBAN, 0)
    elif me.hero == TOMBLE:
        me.token = s.figure[h].cell
        lose_carried(s, h)
        remove(s, h, HIDDEN)
    else:
        push(s, USE, -1, h, D_FEAT + me.hero, 0)


def feat_task(s, c):
    """USE of a feat that goes on by steps."""
    f = top(s)
    h = f.source
    hero = f.target - D_FEAT
    if hero == ASHRIAN:
        if f.step == 0:
            push(s, ASK_FIGURE, seat_of(h), h, f.target, 0)
            return
        group = s.figure[f.count].group
        pop(s)
        for v in range(FIRST_MONSTER, N_FIGURES):
            if s.figure[v].life == STANDING and s.figure[v].group == group and monster_usable(s, c, v):
                afflict(s, c, v, STUNNED)
    elif hero == AVRIC:
        if f.step == 0:
            f.step = 1
            ask_healing(s, h, 2)
            return
        n = s.rolled
        pop(s)
        for other in range(c.options.heroes):
            if other == h or (on_map(s, other) and within(s, h, other, 3)):
                recover(s, c, other, n)
    elif hero == SYNDRAEL:
        syndraels_feat(s, c, f, h)
    else:
        jains_feat(s, c, f, h)


def syndraels_feat(s, c, f, h):
    """HER-6: another hero within 3 spaces moves first; then her own points join her pool."""
    if f.step == 0:
        if any_companion(s, c, h):
            push(s, ASK_HERO, seat_of(h), h, f.target, 0)
        else:
            f.count = -1
            f.step = 1
    elif f.step == 1:
        f.step = 2
        other = f.count
        if other >= 0 and not has(s, other, IMMOBILIZED):
            s.figure[other].points = speed_of(s, c, other)
            s.hero[other].moved += 1
            f.owner = other
            f.step = FREE_WALK
    elif f.step == FREE_WALK:
        walk_on(s, c, f, f.owner, seat_of(f.owner))
    else:
        pop(s)
        if not has(s, h, IMMOBILIZED) and s.figure[h].life == STANDING:
            move_action(s, c, h)


def any_companion(s, c, h):
    for other in range(c.options.heroes):
        if companion(s, h, other):
            return 1
    return 0


def companion(s, h, other):
    return other != h and s.figure[other].life == STANDING and within(s, h, other, 3)


def legal_walk(s, c, f, mask):
    """ASK_STEPS with points (count 1): Syndrael's companion, a charmed hero."""
    u = f.source
    n = legal_steps(s, c, u, s.figure[u].points, 0, mask)
    if n == 0 or stops_here(s, u):
        n += offer(mask, PASS)
    return n


def answer_walk(s, c, f, action):
    u = f.source
    if action == PASS:
        s.figure[u].points = 0
        top(s).step = 2
    else:
        take_step(s, c, u, action - STEP, 0)


def jains_feat(s, c, f, h):
    """HER-7: up to twice her Speed in spaces, and an attack before, during or after. count: spaces left;
    owner: 1 once
    she has attacked.
    """
    if f.step == 0:
        f.step = 1
        f.count = 2 * speed_of(s, c, h)
        f.owner = 0
    if s.figure[h].life != STANDING or f.step > 1:
        pop(s)
        return
    push(s, ASK_STEPS, seat_of(h), h, f.count, 2)


def legal_jain(s, c, f, mask):
    """ASK_STEPS with count 2: steps, an attack verb, PASS."""
    h = f.source
    use = top(s)
    if use.kind == ASK_STEPS:
        use = below_top(s, 1)
    n = 0
    if f.target > 0:
        n += legal_steps(s, c, h, f.target, 1, mask)
    if stops_here(s, h):
        n += offer(mask, PASS)
        if use.owner == 0:
            n += weapon_verbs(s, c, h, 0, D_FEAT + JAIN, mask)
    return n


def answer_jain(s, c, f, action):
    """The USE frame is on top."""
    h = f.source
    use = top(s)
    if action == PASS:
        use.step = 2
    elif action >= VERB:
        use.owner = 1
        hero_attack(s, c, h, weapon_of_verb(s, c, h, action - VERB), D_FEAT + JAIN, F_ACTION)
    else:
        use.count -= 1
        take_step(s, c, h, action - STEP, 1)
