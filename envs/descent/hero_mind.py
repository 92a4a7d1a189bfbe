"""What a hero does in his turn (HT2): where to go, what to do there, and what costs no action."""

import cython


def rate_hero_menu(s, c, m, h, mask, worth):
    f = cython.address(s.figure[h])
    if f.life == DOWN:
        worth[VERB + V_STAND_UP] = 100
        return
    begin_plan(s, c, m, h, 0, cython.address(p))
    survey(s, c, m, h, 0 if has(s, h, STUNNED) else f.actions, cython.address(p))
    if s.encounter in (DW1, FI1, MB2) and leave_worth(s, c, h) > 0:
        p.leaving = LEAVING
    if not stops_here(s, h):  # DES-080: nothing but to go on
        p.moves = 0
    rate_turn(s, c, m, h, cython.address(p), mask, worth)


def rate_turn(s, c, m, h, p, mask, worth):
    """All answers, compared with ending the turn."""
    f = cython.address(s.figure[h])
    base = p.stay[f.cell] if p.stops[f.cell] else NOWHERE
    actions = 0 if has(s, h, STUNNED) else f.actions
    best_move(s, c, m, p, actions, actions, 0, 1, cython.address(away))
    best = 0
    no_walk(worth)
    if away.goal >= 0 and away.total > base:
        best = away.total - base
        walk(s, p, cython.address(away), best, mask, worth)
    if p.leaving > 0 and on_zone(s, h, ZONE_EXIT) and p.points == 0:
        step_off(mask, worth)
    after.total = base
    if f.actions > 0 and p.stops[f.cell]:
        best_move(s, c, m, p, f.actions - 1, f.actions - 1, 0, 0, cython.address(after))
    for action in range(VERB + V_ATTACK_1, SEARCH_CARD + N_USABLE):
        if mask[action] and is_act(s, c, h, action):
            worth[action] = act_worth(s, c, m, h, p, action) + after.total - base
            best = max(best, worth[action])
    for action in range(VERB + V_ATTACK_1, SEARCH_CARD + N_USABLE):
        if mask[action] and not is_act(s, c, h, action):
            gain = free_worth(s, c, m, h, p, action, base)
            worth[action] = best + gain + FREE if gain > 0 else gain


def no_walk(out):
    """Whoever has nowhere to go stays where he is."""
    out[VERB + V_MOVE] = UNWISE
    out[A_FATIGUE] = UNWISE
    for d in range(8):
        out[STEP + d] = UNWISE


def walk(s, p, move, worth, mask, out):
    """The next answer on the way to a space: a move action, a step, fatigue."""
    if move.walks > 0 and p.points < p.reach.cost[move.goal] + move.out and mask[VERB + V_MOVE]:
        out[VERB + V_MOVE] = worth
        return
    d = first_step(s, cython.address(p.reach), move.goal)
    if d >= 0 and mask[STEP + d]:
        out[STEP + d] = worth
    elif mask[A_FATIGUE] and p.points < p.reach.cost[move.goal]:
        out[A_FATIGUE] = worth


def step_off(mask, worth):
    """He stands on the Exit, and needs a movement point to leave the map (DES-088)."""
    if mask[VERB + V_MOVE]:
        worth[VERB + V_MOVE] = LEAVING
    else:
        worth[A_FATIGUE] = LEAVING


# --- what uses an action


def is_act(s, c, h, action):
    """Whether an answer uses one of his actions."""
    if action < SKILL:
        verb = action - VERB
        if verb == V_FEAT:
            return c.hero[s.hero[h].hero].feat_action
        return V_ATTACK_1 <= verb <= V_DROP_STUN or V_QUEST_A <= verb <= V_QUEST_C
    if action < ITEM:
        return not is_free_skill(c, 9 * s.hero[h].cls + action - SKILL)
    return action != SEARCH_CARD + STAMINA_POTION


def act_worth(s, c, m, h, p, action):
    if action < SKILL:
        return verb_worth(s, c, m, h, p, action - VERB)
    if action < ITEM:
        return skill_worth(s, c, m, h, p, 9 * s.hero[h].cls + action - SKILL)
    if action < SEARCH_CARD:
        return item_worth(s, c, m, h, s.hero[h].item[action - ITEM])
    return potion_worth(s, c, m, h, p, action - SEARCH_CARD)


def verb_worth(s, c, m, h, p, verb):
    cell = s.figure[h].cell
    if verb <= V_UNARMED:
        return verb_attack(s, c, m, h, p, verb)
    if verb == V_REST:
        return p.rest
    if verb == V_CLIMB:
        return 100
    if verb == V_DROP_STUN:
        return 90
    if verb == V_FEAT:
        return feat_worth(s, c, m, h, p)
    return max(UNWISE, errand_for(s, cython.address(p.errands), cell, VERB + verb, -1))


def verb_attack(s, c, m, h, p, verb):
    """The best target of this weapon."""
    a = cython.address(p.arms)
    weapon = weapon_of_verb(s, c, h, verb)
    for i in range(a.n):
        if a.weapon[i] == weapon:
            return best_target(s, c, m, a, i, -1)
    return 5  # unarmed


# --- what does not


def free_worth(s, c, m, h, p, action, base):
    f = cython.address(s.figure[h])
    if SKILL <= action < ITEM:
        return skill_worth(s, c, m, h, p, 9 * s.hero[h].cls + action - SKILL)
    if action == SEARCH_CARD + STAMINA_POTION:
        return rested(s, h, 8) - 40
    verb = action - VERB
    if verb == V_FEAT:
        return feat_worth(s, c, m, h, p)
    if verb == V_QUEST_DROP:
        return 900 if on_zone(s, h, ZONE_ENTRANCE) and s.encounter != FG1 else UNWISE
    if verb == V_LEAVE:
        return leave_worth(s, c, h)
    if verb == V_FORTUNE_FATIGUE:
        return 8 if s.hero[h].fatigue >= s.hero[h].stamina else -1
    if verb == V_FORTUNE_ACTION:
        best_move(s, c, m, p, 1, 1, 0, 0, cython.address(one_more))
        return one_more.total - base - 45
    if verb == V_TWO_HERO_ATTACK:
        return bonus_worth(s, c, m, h, p)
    if verb == V_TWO_HERO_RECOVER:
        return relief(s, c, m, h, 2) if f.actions == 0 and f.points == 0 else -1
    if verb == V_FAMILIAR_ACT:
        return 70
    return UNWISE if verb != V_END else 0


def bonus_worth(s, c, m, h, p):
    """DES-062: the free attack, now or from a better place."""
    best = 0
    for i in range(p.arms.n):
        best = max(best, best_target(s, c, m, cython.address(p.arms), i, -1))
    if s.figure[h].actions > 0:
        for i in range(p.reach.n):
            if p.attack[p.reach.cell[i]] * 4 > best * 5:
                return -1
    return best


def leave_worth(s, c, h):
    """Not as long as others depend on him: all have to get out, the fallen too (DER-105)."""
    if s.encounter == MB2:
        return LEAVING
    for other in range(c.options.heroes):
        if other != h and s.figure[other].life != LEFT_MAP and stays_behind(s, c, other):
            return UNWISE
    return LEAVING


def stays_behind(s, c, h):
    """Whether a hero will not be out before the overlord's turn."""
    if s.figure[h].life != STANDING or s.hero[h].done:
        return 1
    m = map_of(s)
    near = 2 * speed_of(s, c, h) + stamina_left(s, h) - 2
    for cell in range(m.n):
        if in_zone(s, cell, ZONE_EXIT) and m.distance[s.figure[h].cell][cell] <= near:
            return 0
    return 1
