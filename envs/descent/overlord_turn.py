"""The overlord turn and the activation of his monsters (DES-177 to DES-191)."""

import cython


def overlord_turn_task(s, c):
    f = top(s)
    stage = f.step
    if stage == DARK_START:
        f.step = DARK_FORCED
        refresh_plot(s)
        s.relic_turned = 0
        draw_cards(s, c, 1)
        s.overlord_turns += 1
        for u in range(FIRST_MONSTER, N_FIGURES):
            s.figure[u].activated = 0
        for g in range(MAX_NOW_GROUPS):
            s.group[g].under_way = 0
            s.group[g].ritual = 0
    elif stage == DARK_FORCED:
        f.step = DARK_RISEN
        regenerate(s, c)
        bones_of_woe(s, c)
    elif stage == DARK_RISEN:
        f.step = DARK_ARRIVALS
        rise(s, c)
    elif stage == DARK_ARRIVALS:
        f.step = DARK_OT1
        forced_start(s, c)
    elif stage == DARK_OT1:
        ask_window(s, c, W_OT1, 0, -1, 0)
    elif stage == DARK_MENU:
        push(s, ASK_DARK_MENU, 0, -1, -1, 0)
    elif stage == DARK_OT7:
        ask_window(s, c, W_OT7, 0, -1, 0)
    elif stage == DARK_END:
        f.step = DARK_CHECKS
        end_effects(s, c)
    elif stage == DARK_CHECKS:
        f.step = DARK_OVER
        overlord_turn_ends(s, c)
        s.changed = 1
    else:
        pop(s)


def regenerate(s, c):
    """ABI-34."""
    for u in range(FIRST_MONSTER, N_FIGURES):
        if s.figure[u].life == STANDING:
            recover(s, c, u, card_of(s, c, u).regeneration)


def bones_of_woe(s, c):
    """REL-2: a blue die with a surge draws a card."""
    if bearer_of(s, BONES_OF_WOE) >= 0 and face_of(c, roll_die(s, BLUE)).surge:
        draw_cards(s, c, 1)


def rise(s, c):
    """OC-13: the monster returns, undamaged, within 5 spaces of its marker."""
    if s.rise_kind < 0:
        return
    u = add_monster(s, c, s.rise_kind, s.rise_rank, s.rise_group)
    s.rise_kind = -1
    if u >= 0:
        s.figure[u].returned = 1
        push(s, PLACE, 0, u, NEAR_OR_CLOSEST, s.rise_cell + 256 * 5)


def end_effects(s, c):
    """DES-190: effects of this turn end, Covetous is readied (RAY-129), who returned goes again (DER-91)."""
    s.misery = 0
    if s.plot[COVETOUS] == PLOT_EXHAUSTED:
        s.plot[COVETOUS] = PLOT_READY
    for u in range(FIRST_MONSTER, N_FIGURES):
        g = cython.address(s.figure[u])
        if g.life == STANDING and g.returned:
            lose_carried(s, u)
            remove(s, u, DEAD)
            if g.tokens:
                push(s, DROP_TOKENS, 0, u, -1, 0)


# --- OT2


def can_activate(s, c, u):
    """DES-180: each figure once, all of a group before the next."""
    g = cython.address(s.figure[u])
    if g.life != STANDING or g.activated or s.group[g.group].under_way == 2 or not monster_usable(s, c, u):
        return 0
    return current_group(s, c) < 0 or current_group(s, c) == g.group


def current_group(s, c):
    """The group under way, as long as a figure of it can still be activated; -1."""
    for g in range(MAX_NOW_GROUPS):
        if s.group[g].under_way == 1 and waiting(s, c, g):
            return g
    return -1


def waiting(s, c, group):
    """Whether a figure of the group can still be activated."""
    for u in range(FIRST_MONSTER, N_FIGURES):
        g = cython.address(s.figure[u])
        if g.life == STANDING and g.group == group and not g.activated and monster_usable(s, c, u):
            return 1
    return 0


def legal_dark_menu(s, c, mask):
    n = offer(mask, VERB + V_END)
    for u in range(FIRST_MONSTER, N_FIGURES):
        if can_activate(s, c, u):
            n += offer(mask, FIGURE + u)
    if current_group(s, c) >= 0:
        n += offer(mask, PASS)
    if s.hand[DARK_RESILIENCE] and any_wounded(s):
        n += offer(mask, OVERLORD_CARD + DARK_RESILIENCE)
    if s.hand[PLAN_AHEAD] and s.deck_n > 0:
        n += offer(mask, OVERLORD_CARD + PLAN_AHEAD)
    if s.hand[SCHEMES] and s.deck_n > 0:
        n += offer(mask, OVERLORD_CARD + SCHEMES)
    if s.hand[DIABOLIC_POWER] and s.deck_n + discards(s) > 0:
        n += offer(mask, OVERLORD_CARD + DIABOLIC_POWER)
    if staff_ready(s):
        n += offer(mask, VERB + V_OVERLORD_RELIC)
    return n


def any_wounded(s):
    for u in range(FIRST_MONSTER, N_FIGURES):
        if s.figure[u].life == STANDING and s.figure[u].damage > 0:
            return 1
    return 0


def discards(s):
    n = 0
    for card in range(N_OVERLORD):
        n += s.discard[card]
    return n


def staff_ready(s):
    """REL-4: the wielder is on the map, and a card can be discarded."""
    return s.hand_n > 0 and not s.relic_turned >> STAFF_OF_SHADOWS & 1 and bearer_of(s, STAFF_OF_SHADOWS) >= 0


def answer_dark_menu(s, c, action):
    """The OVERLORD_TURN frame is on top."""
    if action == VERB + V_END:
        top(s).step = DARK_OT7
    elif action == PASS:
        s.group[current_group(s, c)].under_way = 2
    elif action == VERB + V_OVERLORD_RELIC:
        s.relic_turned |= 1 << STAFF_OF_SHADOWS
        push(s, USE, -1, -1, D_RELIC + STAFF_OF_SHADOWS, 0)
    elif action >= FIGURE:
        begin_activation(s, c, action - FIGURE)
    else:
        play(s, c, action - OVERLORD_CARD, -1)


def play(s, c, card, u):
    """A card is played (DES-192); its effect comes next."""
    take_from_hand(s, card)
    push(s, USE, -1, u, D_CARD + card, 0)


def begin_activation(s, c, u):
    g = cython.address(s.figure[u])
    for k in range(MAX_NOW_GROUPS):
        if s.group[k].under_way == 1 and k != g.group:
            s.group[k].under_way = 2
    s.group[g.group].under_way = 1
    g.activated = 1
    s.activating = u
    push(s, ACTIVATION, -1, u, -1, 0)


# --- an activation


def activation_task(s, c):
    f = top(s)
    u = f.source
    g = cython.address(s.figure[u])
    if g.life != STANDING:
        s.activating = -1
        pop(s)
        return
    stage = f.step
    if stage == ACT_START:
        f.step = ACT_HEROES
        f.count = 0
        g.actions = max(0, 2 - s.group[g.group].ritual)
        g.attacks = 1
        g.moves = 1 if able(s, c, u, AB_SHAMBLING) else MANY
        g.dash = 0
        g.frenzy = 0
        g.points = 0
        g.used = 0
        g.air = 0
        g.slippery = 0
        for h in range(c.options.heroes):  # HER-1
            if g.rank == MINION and is_hero_named(s, h, ASHRIAN) and hero_near(s, u, h, 1):
                afflict(s, c, u, STUNNED)
    elif stage == ACT_HEROES:
        if f.count >= c.options.heroes:
            f.step = ACT_OT3
            f.count = 0
        else:
            ask_window(s, c, W_OT3_HERO, seat_of(f.count), f.count, u)
    elif stage == ACT_OT3:
        ask_window(s, c, W_OT3, 0, u, 0)
    elif stage == ACT_POISON:
        f.step = ACT_DISEASE
        if has(s, u, POISONED):
            push(s, USE, -1, u, D_POISON, 0)
    elif stage == ACT_DISEASE:
        f.step = ACT_MENU
        if has(s, u, DISEASED):
            push(s, USE, -1, u, D_DISEASE, 0)
    elif stage == ACT_MENU:
        activation_menu(s, c, u)
    elif stage == ACT_END:
        f.step = ACT_OVER
        end_activation(s, c, u)
    else:
        s.activating = -1
        pop(s)


def activation_menu(s, c, u):
    """A walker that cannot go on is put down at once (DER-120)."""
    g = cython.address(s.figure[u])
    if g.walker >= 0 and not any_step(s, c, u, g.points, 0):
        settle_walker(s, c, u, 0)
    elif is_stuck(s, c, u):
        push(s, PLACE, 0, u, CLOSEST, g.cell)
    else:
        push(s, ASK_MONSTER, 0, u, -1, 0)


def end_activation(s, c, u):
    """OT6: Slippery (RAY-114), lava, Immobilized, movement points."""
    g = cython.address(s.figure[u])
    if g.slippery and g.tokens:
        s.plot[SLIPPERY] = PLOT_READY
    g.slippery = 0
    g.points = 0
    g.used = 0
    cure(s, u, IMMOBILIZED)
    if stands_in(s, u, LAVA):
        fall(s, -1, u)


# --- OT4


def legal_monster(s, c, u, mask):
    """ASK_MONSTER, of the Reanimate, too."""
    g = cython.address(s.figure[u])
    n = 0
    if g.walker >= 0:
        n += legal_steps(s, c, u, g.points, 0, mask)
        if g.marked and bases(s, c, u, g.walker, cython.NULL) > 0:
            n += offer(mask, VERB + V_PUT_DOWN)
        return n
    large = is_large(s, c, u)
    if can_spend(s, c, u):
        if not large:
            n += legal_steps(s, c, u, g.points, 0, mask)
        else:
            n += legal_starts(s, c, u, mask)
    if not stops_here(s, u):
        return n
    if g.actions > 0 or g.dash > 0 or g.frenzy > 0:
        n += legal_monster_actions(s, c, u, mask)
    if is_monster(u):
        n += legal_monster_cards(s, c, u, mask)
    return n + offer(mask, VERB + V_END)


def legal_starts(s, c, u, mask):
    """DES-090, DER-64: a large figure that can step is offered the steps of all its spaces; which space,
    comes after.
    """
    g = cython.address(s.figure[u])
    n = 0
    for i in range(spaces_of(g)):
        cell = space_of(s, g, i)
        if can_walk_from(s, c, u, cell, g.points, 0):
            n += offer(mask, SPACE + cell)
    return n


def legal_monster_actions(s, c, u, mask):
    g = cython.address(s.figure[u])
    n = 0
    if has(s, u, STUNNED):
        return offer(mask, VERB + V_DROP_STUN) if g.actions > 0 else 0
    if may_move_action(s, u):
        n += offer(mask, VERB + V_MOVE)
    if attack_left(s, u) and may_attack(s, c, u) and any_target(s, c, u, W_CARD, 0, -1):
        n += offer(mask, VERB + V_ATTACK_1)
    if u == FAMILIAR or g.actions == 0:
        return n + (attack_specials(s, c, u, mask) if is_monster(u) else 0)
    card = card_of(s, c, u)
    for i in range(card.n_specials):
        if special_usable(s, c, u, card.special[i]):
            n += offer(mask, VERB + V_SPECIAL + i)
    if any_door(s, c, u):
        n += offer(mask, VERB + V_DOOR)
    if in_pit(s, u) and not is_large(s, c, u) and not has(s, u, IMMOBILIZED) and any_exit(s, u):
        n += offer(mask, VERB + V_CLIMB)
    for which in range(3):
        if quest_action(s, c, u, which):
            n += offer(mask, VERB + V_QUEST_A + which)
    if kiss_ready(s, c, u):
        n += offer(mask, VERB + V_OVERLORD_RELIC)
    return n


def may_move_action(s, u):
    """A move action of its own, or one more by Dash (OC-05, ABI-06)."""
    g = cython.address(s.figure[u])
    if has(s, u, IMMOBILIZED) or g.points >= MOST_POINTS:
        return 0
    return g.dash > 0 or (g.actions > 0 and g.moves > 0)


def attack_specials(s, c, u, mask):
    """Special actions that are attack actions, when only Frenzy is left to pay for them."""
    card = card_of(s, c, u)
    n = 0
    for i in range(card.n_specials):
        if is_attack_action(card.special[i]) and special_usable(s, c, u, card.special[i]):
            n += offer(mask, VERB + V_SPECIAL + i)
    return n


def kiss_ready(s, c, u):
    """REL-6: a hero within 3 spaces in line of sight."""
    if s.figure[u].relic != SCORPIONS_KISS or s.relic_turned >> SCORPIONS_KISS & 1:
        return 0
    for h in range(c.options.heroes):
        if kissable(s, u, h):
            return 1
    return 0


def kissable(s, u, h):
    return s.figure[h].life == STANDING and within(s, u, h, 3) and sees(s, u, h, 0)


def legal_monster_cards(s, c, u, mask):
    """What is no action: Petty Theft, leaving, dropping, cards."""
    g = cython.address(s.figure[u])
    n = 0
    if s.plot[PETTY_THEFT] == PLOT_EXHAUSTED and g.points >= 2 and can_spend(s, c, u) and any_loot(s, u):
        n += offer(mask, VERB + V_PETTY_THEFT)
    if can_leave(s, c, u) and g.points > 0 and can_spend(s, c, u):
        n += offer(mask, VERB + V_LEAVE)
    if can_drop(s, c, u):
        n += offer(mask, VERB + V_QUEST_DROP)
    return n + legal_push_cards(s, u, mask)


def legal_push_cards(s, u, mask):
    """Dash, Frenzy, Dark Resilience: OT3 and OT4."""
    g = cython.address(s.figure[u])
    n = 0
    if s.hand[DASH] and g.actions < MOST_ACTIONS:
        n += offer(mask, OVERLORD_CARD + DASH)
    if s.hand[FRENZY] and g.actions < MOST_ACTIONS:
        n += offer(mask, OVERLORD_CARD + FRENZY)
    if s.hand[DARK_RESILIENCE] and any_wounded(s):
        n += offer(mask, OVERLORD_CARD + DARK_RESILIENCE)
    return n


def any_loot(s, u):
    for i in range(N_SEARCH_TOKENS):
        if lootable(s, u, i):
            return 1
    return 0


def lootable(s, u, i):
    """RAY-098, DER-29, DER-30: a token on the map beside it that is not the revealed unique one."""
    t = cython.address(s.token[i])
    return t.life == ON_MAP and t.face != UNIQUE and fig_beside(s, u, t.cell)


def answer_monster(s, c, u, action):
    """The ACTIVATION (or FAMILIAR_TURN) frame is on top."""
    g = cython.address(s.figure[u])
    if STEP <= action < STEP + 8:
        take_step(s, c, u, action - STEP, 0)
    elif SPACE <= action < SPACE + N_SPACES:
        lift_walker(s, u, action - SPACE)
    elif OVERLORD_CARD <= action < PLOT:
        play(s, c, action - OVERLORD_CARD, u)
    elif action == VERB + V_END:
        top(s).step = ACT_END if is_monster(u) else 1
    elif action == VERB + V_PUT_DOWN:
        push(s, ASK_BASE, 0 if is_monster(u) else seat_of(necro_of(s)), u, -1, 0)
    elif action == VERB + V_PETTY_THEFT:
        g.points -= 2
        push(s, USE, -1, u, D_PLOT + PETTY_THEFT, 0)
    elif action == VERB + V_LEAVE:
        g.points -= 1
        leave_map(s, c, u)
    elif action == VERB + V_QUEST_DROP:
        drop_carried(s, c, u)
    else:
        answer_monster_action(s, c, u, action - VERB)


def answer_monster_action(s, c, u, verb):
    g = cython.address(s.figure[u])
    if verb == V_MOVE:
        pay_move(s, u)
        g.used &= ~ONCE_OVERPOWER
        g.points += speed_of(s, c, u)
        return
    if verb == V_ATTACK_1:
        pay_attack(s, u)
        if u == FAMILIAR:
            begin_attack(s, c, u, seat_of(necro_of(s)), W_CARD, -1, F_ACTION)
        else:
            monster_attack(s, c, u, -1, F_ACTION)
        return
    if V_SPECIAL <= verb < V_PUT_DOWN:
        begin_special(s, c, u, card_of(s, c, u).special[verb - V_SPECIAL])
        return
    g.actions -= 1
    if verb == V_DROP_STUN:
        cure(s, u, STUNNED)
        if u == FAMILIAR:  # FAM-1: it gives up one of its two actions
            g.actions = 1
    elif verb == V_DOOR:
        push(s, USE, -1, u, D_DOOR, 0)
    elif verb == V_CLIMB:
        push(s, USE, -1, u, D_CLIMB, 0)
    elif verb == V_OVERLORD_RELIC:
        s.relic_turned |= 1 << SCORPIONS_KISS
        push(s, USE, -1, u, D_RELIC + SCORPIONS_KISS, 0)
    else:
        push(s, USE, -1, u, D_QUEST_A + verb - V_QUEST_A, 0)


def petty_task(s, c):
    """USE: which token is turned up; a common one goes onto the base (RAY-098 to RAY-100)."""
    f = top(s)
    u = f.source
    if f.step == 0:
        push(s, ASK_TOKEN, 0, u, f.target, 0)
        return
    t = cython.address(s.token[f.count])
    if s.unique == f.count:
        t.face = UNIQUE
    else:
        t.face = COMMON
        t.life = HELD
        t.holder = u
        t.cell = -1
        s.figure[u].tokens |= 1 << f.count
    pop(s)
