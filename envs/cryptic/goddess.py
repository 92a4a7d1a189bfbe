"""The Goddess Turn: Power, cards, Summons, Blood, Monoliths, and the activation of Monsters (CE-027 to
CE-032).
"""

import cython


def goddess_turn_task(s, c):
    f = top(s)
    if any_exhausted(s):
        exhaust(s, c)
        return
    if s.played >= 0:
        s.discard[s.played] += 1
        s.played = -1
    f.step += 1
    if f.step == 1:
        s.phase = PHASE_GODDESS
        if s.unit[GASH].woken == 1:
            s.unit[GASH].woken = 2
        change_power(s, power_gain(s, c))
    elif f.step == 2:
        if s.round > 1:
            draw_cards(s, c, c.goddess[s.goddess].draw_size)
    else:
        f.step = 2
        push(s, ASK_POWERS, 0, -1, -1, 0)


def power_gain(s, c):
    """CE-027, CE-156: one more while any Monolith is Empowered."""
    n = c.goddess[s.goddess].power_gain + c.board[s.board[0]].power_gain
    for i in range(s.n_structures):
        if s.structure[i].empowered and not s.structure[i].gone:
            return n + 1
    return n


# --- GODDESS_MENU


def legal_powers(s, c, mask):
    n = offer(mask, VERB + V_END)
    for kind in range(N_CARD_KINDS):
        if s.hand[kind]:
            n += card_parts(s, c, kind, mask)
            if enough(mask, n):
                return n
    n += summons(s, c, mask)
    if enough(mask, n):
        return n
    if s.power >= empower_cost(s, c) and monoliths(s, c, cython.NULL):
        n += offer(mask, VERB + V_EMPOWER)
    for i in range(N_BLOOD):
        if s.goddess == GOR and s.blood >= c.blood[i].cost and usable(s, c, -1, c.blood[i].effect):
            n += offer(mask, BLOOD + i)
    for u in range(FIRST_MONSTER, N_UNITS):
        if in_play(s, c, u) and not s.unit[u].retired and actions_left(s, c, u) > 0:
            n += offer(mask, CELL + s.unit[u].cell)
    return n


def card_parts(s, c, kind, mask):
    """Effect, Mastery and Discard of a card in hand (CE-159, CE-160)."""
    row = cython.address(c.goddess[s.goddess].card[kind])
    n = offer(mask, CARD + 3 * kind + 2)
    if s.power >= row.mastery_cost:
        n += offer(mask, CARD + 3 * kind + 1)
    if s.power >= row.effect_cost and usable(s, c, -1, row.effect):
        n += offer(mask, CARD + 3 * kind)
    return n


def summons(s, c, mask):
    """Monsters that can be paid and placed, normal or as a Master (CE-168, CE-185 to CE-188)."""
    g = cython.address(c.goddess[s.goddess])
    n = 0
    for k in range(g.n_monsters):
        if s.power < c.monster[g.monster[k]].cost:
            continue
        if not places(s, c, g.monster[k], NORMAL, -1, cython.NULL):
            continue
        n += offer(mask, MONSTER + 3 * k)
        for i in range(2):
            if s.power >= summon_cost(s, c, g.monster[k], i + 1) and not master_out(s):
                n += offer(mask, MONSTER + 3 * k + 1 + i)
    return n


def summon_cost(s, c, sheet, master):
    """master: 0 none, 1, 2."""
    n = c.monster[sheet].cost
    if master:
        n += c.master[c.goddess[s.goddess].master[master - 1]].cost
    return n


def empower_cost(s, c):
    return max(0, EMPOWER_POWER + value(s, c, -1, K_EMPOWER_COST))


def monoliths(s, c, mask):
    """Monoliths that are not Empowered yet (CE-154, CE-155)."""
    n = 0
    for i in range(s.n_structures):
        what = cython.address(s.structure[i])
        if what.kind == MONOLITH and not what.gone and not what.empowered and active(s, c, what.cell):
            n += offer(mask, CELL + what.cell)
    return n


def answer_powers(s, c, action):
    """The ASK_POWERS frame is gone; the GODDESS_TURN frame is on top."""
    if action == VERB + V_END:
        pop(s)
    elif action == VERB + V_EMPOWER:
        push(s, ASK_TARGET, 0, -1, V_EMPOWER, -1)
    elif action >= CELL:
        push(s, ACTIVATION, -1, s.unit_at[action - CELL], -1, 0)
    elif action >= BLOOD:
        spend_blood(s, c, action - BLOOD)
    elif action >= MONSTER:
        k = action - MONSTER
        push(s, ASK_SUMMON, 0, c.goddess[s.goddess].monster[k // 3], k % 3, PAID)
    else:
        play_card(s, c, (action - CARD) // 3, (action - CARD) % 3)


def play_card(s, c, kind, part):
    row = cython.address(c.goddess[s.goddess].card[kind])
    if part == 2:
        discard_for_power(s, kind)
    elif part == 1:
        s.power -= row.mastery_cost
        lose_card(s, kind)
        s.mastery[kind] += 1
        sources_changed(s, c)
    elif is_single(c, c.effect[row.effect].aim):
        push(s, ASK_TARGET, 0, -1, V_END, 3 * kind)
    else:
        play_effect(s, c, kind, -1, -1)


def discard_for_power(s, kind):
    discard_card(s, kind)
    change_power(s, 1)


def play_effect(s, c, kind, ref, cell):
    """Pay, announce, apply, discard (CE-161); a ward cancels it (4.3)."""
    row = cython.address(c.goddess[s.goddess].card[kind])
    s.power -= row.effect_cost
    lose_card(s, kind)
    s.played = kind
    if s.ward:
        s.ward = 0
        return
    run_effect(s, c, row.effect, -1, ref, cell, -1)


def spend_blood(s, c, i):
    effect = c.blood[i].effect
    if is_single(c, c.effect[effect].aim):
        push(s, ASK_TARGET, 0, -1, V_BUY, i)
        return
    change_blood(s, -c.blood[i].cost)
    run_effect(s, c, effect, -1, -1, -1, -1)


def legal_goddess_target(s, c, f, mask):
    """Targets of a card, of Blood, of Empower; a Spore of the list below."""
    if f.target == V_EMPOWER:
        return monoliths(s, c, mask)
    if f.target == V_TAKE:
        return spores_beside(s, c, cython.address(s.list[below_top(s, 1).source]), mask)
    if f.target == V_GIVE:
        return targets(s, c, -1, f.count, mask)
    if f.target == V_BUY:
        return targets(s, c, -1, c.blood[f.count].effect, mask)
    return targets(s, c, -1, c.goddess[s.goddess].card[f.count // 3].effect, mask)


def answer_goddess_target(s, c, f, action):
    """f: the ASK_TARGET frame, gone."""
    cell = action - CELL
    if f.target == V_EMPOWER:
        s.power -= empower_cost(s, c)
        what = cython.address(s.structure[s.structure_at[cell]])
        what.health = c.structure_health[MONOLITH]
        what.empowered = 1
    elif f.target == V_TAKE:
        s.list[top(s).source].thing = s.unit_at[cell]
    elif f.target == V_GIVE:
        run_effect(s, c, f.count, -1, REF_STRUCTURE + s.structure_at[cell], cell, -1)
    elif f.target == V_BUY:
        change_blood(s, -c.blood[f.count].cost)
        effect = c.blood[f.count].effect
        run_effect(s, c, effect, -1, aimed_at(s, c.aim[c.effect[effect].aim].who, cell), cell, -1)
    else:
        effect = c.goddess[s.goddess].card[f.count // 3].effect
        play_effect(s, c, f.count // 3, aimed_at(s, c.aim[c.effect[effect].aim].who, cell), cell)


# --- placing Monsters


def legal_summon(s, c, f, mask):
    if f.count == GUARD:
        return guard_places(s, c, f.source, below_top(s, 1).source, mask)
    if f.count == PAID:
        return places(s, c, f.source, NORMAL, -1, mask)
    todo = cython.address(s.list[below_top(s, 1).source])
    return places(s, c, f.source, c.op[todo.at].place, todo.source, mask)


def answer_summon(s, c, f, action):
    """f: the ASK_SUMMON frame, gone; the Cost is paid when the space is chosen."""
    cell = action - CELL
    size = c.monster[f.source].size
    if f.count == PAID:
        s.power -= summon_cost(s, c, f.source, f.target)
        use_skull(s, c, cell, size)
    elif f.count == BY_EFFECT:
        if c.op[s.list[top(s).source].at].place & NORMAL:
            use_skull(s, c, cell, size)
    else:
        top(s).count -= summon_cost(s, c, f.source, f.target)
    place_monster(s, c, f.source, f.target - 1, cell)


# --- Relic guards (CE-221, R-33)


def guards_task(s, c):
    """For each Relic token, on whatever board, until its Cost is used up or she is done."""
    f = top(s)
    if f.source < 0:
        while f.step < c.options.n_slots and f.source < 0:
            f.source = relic_token(s, c, f.step)
            f.step += 1
        f.count = GUARD_COST
        if f.source < 0:
            pop(s)
            return
    if guard_kinds(s, c, f.source, f.count, cython.NULL) == 0:
        f.source = -1
        return
    push(s, ASK_GUARD, 0, f.source, -1, f.count)


def relic_token(s, c, slot):
    """The space of the Relic token of a board; -1."""
    base = c.grid.base[slot]
    for cell in range(base, base + c.grid.width[slot] * c.grid.width[slot]):
        if s.token[cell] & RELIC:
            return cell
    return -1


def guard_kinds(s, c, token, left, mask):
    """Monsters and Masters that the Cost left allows."""
    g = cython.address(c.goddess[s.goddess])
    n = 0
    for k in range(g.n_monsters):
        sheet = g.monster[k]
        if c.monster[sheet].cost > left or not guard_places(s, c, sheet, token, cython.NULL):
            continue
        n += offer(mask, MONSTER + 3 * k)
        for i in range(2):
            if summon_cost(s, c, sheet, i + 1) <= left and not master_out(s):
                n += offer(mask, MONSTER + 3 * k + 1 + i)
    return n


def guard_places(s, c, sheet, token, mask):
    """Free places within 5 spaces of the token, Sight and CE-169 ignored."""
    slot = c.grid.slot[token]
    if not may_summon(s, c, sheet, slot):
        return 0
    n = 0
    base = c.grid.base[slot]
    for cell in range(base, base + c.grid.width[slot] * c.grid.width[slot]):
        if distance(c, cell, c.monster[sheet].size, token, 1) <= GUARD_RANGE and stands_free(
            s, c, sheet, cell
        ):
            n += offer(mask, CELL + cell)
    return n


def answer_guard(s, c, action):
    """The ASK_GUARD frame is gone; the GUARDS frame is on top."""
    if action == VERB + V_DONE:
        top(s).source = -1
        return
    k = action - MONSTER
    push(s, ASK_SUMMON, 0, c.goddess[s.goddess].monster[k // 3], k % 3, GUARD)


# --- activation


def activation_task(s, c):
    """CE-177, CE-178: all Actions of a Monster, then it Retires."""
    u = top(s).source
    if any_exhausted(s):
        exhaust(s, c)
    elif not present(s, u) or s.unit[u].retired:
        pop(s)
    elif actions_left(s, c, u) == 0:
        retire(s, u)
        pop(s)
    else:
        push(s, ASK_MONSTER, 0, u, -1, 0)
