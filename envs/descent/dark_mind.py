"""What the overlord does with a monster (OT4), and whom he activates (OT2); the turn of the Reanimate."""

import cython


def rate_monster(s, c, m, u, mask, worth):
    begin_plan(s, c, m, u, 0, cython.address(p))
    survey(s, c, m, u, usable_actions(s, u), cython.address(p))
    if s.figure[u].walker >= 0:
        rate_walker(s, c, m, u, cython.address(p), mask, worth)
        return
    if not stops_here(s, u):
        p.moves = 0
    rate_activation(s, c, m, u, cython.address(p), mask, worth)


def usable_actions(s, u):
    return 0 if has(s, u, STUNNED) else s.figure[u].actions


def rate_walker(s, c, m, u, p, mask, worth):
    """A large figure on its way: on to the space it wanted, or put down."""
    actions = usable_actions(s, u)
    attacks = attack_left(s, u)
    p.moves = 0  # it is put down before it moves again
    best_move(s, c, m, p, actions, attacks, 0, 0, cython.address(away))
    worth[VERB + V_PUT_DOWN] = 1
    for d in range(8):
        if mask[STEP + d]:
            worth[STEP + d] = p.way.value[map_of(s).next[s.figure[u].walker][d]] // 100
    if away.goal < 0:
        return
    if p.reach.cost[away.goal] == 0:
        worth[VERB + V_PUT_DOWN] = VICTORY
        return
    d = first_step(s, cython.address(p.reach), away.goal)
    if d >= 0:
        worth[STEP + d] = VICTORY


def rate_activation(s, c, m, u, p, mask, worth):
    """All answers, compared with ending the activation."""
    f = cython.address(s.figure[u])
    base = p.stay[f.cell] if p.stops[f.cell] else NOWHERE
    actions = usable_actions(s, u)
    attacks = attack_left(s, u)
    best_move(s, c, m, p, actions, attacks, f.dash, 1, cython.address(away))
    best = 0
    if away.goal >= 0 and away.total > base:
        best = away.total - base
        go(s, u, p, cython.address(away), best, mask, worth)
    after.total = base
    struck.total = base
    if p.stops[f.cell]:
        best_move(s, c, m, p, max(0, actions - 1), attacks, f.dash, 0, cython.address(after))
        left = actions if f.frenzy > 0 else max(0, actions - 1)
        best_move(s, c, m, p, left, 0, f.dash, 0, cython.address(struck))
    for verb in range(V_ATTACK_1, V_END):
        if not mask[VERB + verb] or verb == V_PUT_DOWN:
            continue
        gain = dark_act(s, c, m, u, p, verb)
        if gain == NOWHERE:
            gain = dark_free(s, c, m, u, p, verb)
            worth[VERB + verb] = best + gain + FREE if gain > 0 else UNWISE
            continue
        is_attack = 1 if verb == V_ATTACK_1 else 0
        if verb >= V_SPECIAL and is_attack_action(card_of(s, c, u).special[verb - V_SPECIAL]):
            is_attack = 1
        worth[VERB + verb] = gain + (struck.total if is_attack else after.total) - base
        best = max(best, worth[VERB + verb])
    for card in range(N_OVERLORD):
        if mask[OVERLORD_CARD + card]:
            worth[OVERLORD_CARD + card] = push_card_worth(s, c, m, u, p, card)


def go(s, u, p, move, worth, mask, out):
    """The next answer on the way to a space."""
    out[VERB + V_MOVE] = UNWISE
    if move.walks > 0 and p.points < p.reach.cost[move.goal] and mask[VERB + V_MOVE]:
        out[VERB + V_MOVE] = worth
    elif p.walker.large:
        out[SPACE + begins_at(s, cython.address(p.reach), move.goal)] = worth
    else:
        d = first_step(s, cython.address(p.reach), move.goal)
        if d >= 0:
            out[STEP + d] = worth


# --- actions


def dark_act(s, c, m, u, p, verb):
    """What uses an action; NOWHERE: it uses none."""
    cell = s.figure[u].cell
    if verb == V_ATTACK_1:
        return best_target(s, c, m, cython.address(p.arms), 0, -1) if p.arms.n > 0 else 0
    if V_SPECIAL <= verb < V_PUT_DOWN:
        return special_worth(s, c, m, u, p, card_of(s, c, u).special[verb - V_SPECIAL])
    if verb == V_DOOR or V_QUEST_A <= verb <= V_QUEST_C:
        return max(UNWISE, errand_for(s, cython.address(p.errands), cell, VERB + verb, -1))
    if verb == V_CLIMB:
        return 100
    if verb == V_DROP_STUN:
        return 90
    if verb == V_OVERLORD_RELIC:
        return 75
    return NOWHERE


def dark_free(s, c, m, u, p, verb):
    if verb == V_LEAVE:
        return VICTORY
    if verb == V_PETTY_THEFT:
        return 60 if p.points >= 2 else -1
    if verb == V_QUEST_DROP:
        if s.encounter == MB1 and on_zone(s, u, ZONE_EXIT):
            return 900
        if s.encounter == FG2 and not is_leader(s, u) and on_zone(s, u, zone_of(s, c, 0)):
            return 500
    return -1


# --- special actions


def special_worth(s, c, m, u, p, ability):
    if ability == AB_FIRE:
        return around(s, c, m, p, u)
    if ability == AB_IGNITE:
        return around(s, c, m, p, u) - pain(s, m, u, 1)
    if ability == AB_FLAIL:
        return pair(s, c, m, p, u)
    if ability == AB_SHADOW_BOLT:
        return (
            best_target(s, c, m, cython.address(p.arms), 1, D_SPECIAL + SHADOW_BOLT_NUMBER)
            if p.arms.n > 1
            else 0
        )
    if ability == AB_CRY_HAVOC:
        worth = 0
        for k in range(p.arms.n_foes):
            if p.arms.n > 0 and within(s, u, p.arms.foe[k], 2):
                worth += hit_worth(s, c, m, cython.address(p.arms), 0, p.arms.foe[k], 1)
        return worth - 30
    if ability == AB_HEAL:
        best = 0
        for v in range(FIRST_MONSTER, N_FIGURES):
            if s.figure[v].life == STANDING and s.figure[v].damage > 0 and within(s, u, v, 3):
                best = max(best, mend_worth(s, m, v, 2))
        return best
    if ability == AB_SACRIFICE:
        best = UNWISE
        for v in range(FIRST_MONSTER, N_FIGURES):
            if s.figure[v].life == STANDING and fig_adjacent(s, u, v):
                best = max(best, sacrifice_worth(s, m, u, v))
        return best
    return word_worth(s, c, m, u, ability)


def word_worth(s, c, m, u, ability):
    """Special actions by which heroes test."""
    if ability == AB_HOWL:
        return test_all(s, c, u, 3, WILLPOWER, 13)
    if ability == AB_WAIL:
        return test_all(s, c, u, 3, WILLPOWER, 26)
    if ability == AB_WATER:
        return test_all(s, c, u, 1, WILLPOWER, 26)
    if ability == AB_EARTH:
        return test_all(s, c, u, 1, AWARENESS, 40)
    if ability == AB_GRAB:
        return min(40, test_all(s, c, u, 1, MIGHT, 40))
    if ability == AB_THROW:
        return min(45, test_all(s, c, u, 1, MIGHT, 45))
    if ability == AB_AIR:
        return 22
    if ability == AB_PILFER:
        return 8
    if ability == AB_PROMOTION:
        return 110 * chance(attribute_of(s, c, u, WILLPOWER)) // THIRTY_SIX
    if ability == AB_SEDUCE:
        return 75 * chance(attribute_of(s, c, u, WILLPOWER)) // THIRTY_SIX
    if ability == AB_DOMINION:
        return 45 * chance(attribute_of(s, c, u, WILLPOWER)) // THIRTY_SIX
    return UNWISE  # Overpower: a move action does


def fails(s, c, h, attribute):
    """In 36."""
    return THIRTY_SIX - chance(attribute_of(s, c, h, attribute))


def test_all(s, c, u, far, attribute, each):
    """Heroes within so many spaces (1: adjacent), by their chance to fail."""
    worth = 0
    for h in range(c.options.heroes):
        if s.figure[h].life == STANDING and (fig_adjacent(s, u, h) if far == 1 else within(s, u, h, far)):
            worth += each * fails(s, c, h, attribute)
    return worth // THIRTY_SIX


def around(s, c, m, p, u):
    """An attack on everybody adjacent, friend and foe."""
    worth = 0
    a = cython.address(p.arms)
    if a.n == 0:
        return 0
    for v in range(N_FIGURES):
        if v != u and s.figure[v].life == STANDING and fig_adjacent(s, u, v):
            hit = hit_worth(s, c, m, a, 0, v, 0)
            worth += hit if v < FIRST_MONSTER else -hit
    return worth


def pair(s, c, m, p, u):
    """Flail: two heroes in reach."""
    first = 0
    second = 0
    a = cython.address(p.arms)
    for h in range(c.options.heroes):
        if (
            a.n > 0
            and s.figure[h].life == STANDING
            and target_ok(s, c, u, W_CARD, 0, D_SPECIAL + FLAIL_NUMBER, h)
        ):
            worth = hit_worth(s, c, m, a, 0, h, 1)
            if worth > first:
                second = first
                first = worth
            else:
                second = max(second, worth)
    return first + second


def mend_worth(s, m, v, n):
    return min(n, s.figure[v].damage) * m.price[v] * 3 // 4


def sacrifice_worth(s, m, u, v):
    n = min(5, min(m.left[v], s.figure[u].damage))
    return n * m.price[u] - pain(s, m, v, n)


# --- cards


def push_card_worth(s, c, m, u, p, card):
    """Dash, Frenzy, Dark Resilience in an activation."""
    f = cython.address(s.figure[u])
    if card == DARK_RESILIENCE:
        best = 0
        for v in range(FIRST_MONSTER, N_FIGURES):
            if s.figure[v].life == STANDING:
                best = max(best, mend_worth(s, m, v, 4))
        return best - KEPT_CARD
    if has(s, u, STUNNED):
        return UNWISE
    if card == FRENZY:
        if attack_left(s, u) or p.arms.n == 0:
            return UNWISE
        return best_target(s, c, m, cython.address(p.arms), 0, -1) - KEPT_CARD
    if f.actions > 0 or f.dash > 0 or has(s, u, IMMOBILIZED) or not stops_here(s, u):
        return UNWISE
    base = p.stay[f.cell]
    f.dash += 1
    survey(s, c, m, u, 0, p)
    best_move(s, c, m, p, 0, 0, 1, 1, cython.address(further))
    f.dash -= 1
    return further.total - base - KEPT_DASH if further.goal >= 0 else UNWISE


# --- OT2


def rate_dark_menu(s, c, m, mask, worth):
    """Those who can strike first; cards before them."""
    worth[A_PASS] = -20
    worth[VERB + V_END] = -30
    for u in range(FIRST_MONSTER, N_FIGURES):
        if mask[FIGURE + u]:
            worth[FIGURE + u] = turn_worth(s, c, m, u)
    if mask[OVERLORD_CARD + DARK_RESILIENCE]:
        for v in range(FIRST_MONSTER, N_FIGURES):
            if s.figure[v].life == STANDING and s.figure[v].damage >= 3:
                gain = mend_worth(s, m, v, 4) - KEPT_CARD
                worth[OVERLORD_CARD + DARK_RESILIENCE] = max(
                    worth[OVERLORD_CARD + DARK_RESILIENCE], 500 * (gain > 0)
                )
        if worth[OVERLORD_CARD + DARK_RESILIENCE] == 0:
            worth[OVERLORD_CARD + DARK_RESILIENCE] = UNWISE
    worth[OVERLORD_CARD + PLAN_AHEAD] = 600
    worth[OVERLORD_CARD + SCHEMES] = 600
    worth[OVERLORD_CARD + DIABOLIC_POWER] = 600
    worth[VERB + V_OVERLORD_RELIC] = UNWISE


def turn_worth(s, c, m, u):
    """Whom to activate: who can attack at once, then who comes close, runners first."""
    g = cython.address(s.figure[u])
    arm(s, c, u, cython.address(a))
    worth = 10 + m.menace[u]
    if g.carries >= 0 or is_leader(s, u):
        worth += 40
    far = speed_of(s, c, u)
    best = 0
    for k in range(a.n_foes):
        v = a.foe[k]
        d = map_of(s).distance[g.cell][s.figure[v].cell]
        if a.n > 0 and d <= far + (4 if a.strike[0].ranged else a.strike[0].reach):
            best = max(best, hit_worth(s, c, m, cython.address(a), 0, v, 3) + 40 - 2 * d)
    return worth + best
