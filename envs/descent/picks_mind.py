"""Follow-up choices: weapons, targets, figures, heroes, spaces, tokens, doors, numbers, dice (spec 6.4)."""

import cython

# --- attacks


def attack_on(s, c, m, u, weapon, how, flags, v):
    """What an attack of a figure on another is worth to the side that is asked."""
    strike_of(s, c, cython.address(b), u, weapon, how)
    guard_of(s, c, cython.address(g), v, u)
    far = 0 if flags & F_FREE_RANGE or not b.ranged else min(fig_distance(s, u, v), RANGES - 1)
    worth = blow_worth(cython.address(b), cython.address(g), far, m.left[v], m.price[v], m.bounty[v])
    return worth if side_of(v) != m.side else -worth


def best_weapon_worth(s, c, m, a, weapon):
    """ASK_WEAPON: against the target that is given, or the best one."""
    if a.target >= 0:
        return attack_on(s, c, m, a.attacker, weapon, a.how, a.flags, a.target)
    best = 0
    for v in range(N_FIGURES):
        foe = s.figure[v].life == STANDING and side_of(v) != m.side
        if foe and target_ok(s, c, a.attacker, weapon, a.flags, a.how, v):
            best = max(best, attack_on(s, c, m, a.attacker, weapon, a.how, a.flags, v))
    return best


def target_worth(s, c, m, f, v):
    """ASK_TARGET."""
    a = cython.address(s.attack[f.target])
    worth = attack_on(s, c, m, a.attacker, a.weapon, a.how, a.flags, v)
    if is_hero(a.attacker) and not a.flags & F_CHARMED and a.how >= 0:
        worth += after_attack(s, c, m, a.attacker, a.how, v)
    return worth


# --- figures


def figure_choice(s, c, m, f, v):
    """ASK_FIGURE: for what it is asked."""
    deed = f.target
    if deed < D_FEAT:
        return skill_figure_worth(s, c, m, f, deed, v)
    if deed == D_FEAT + ASHRIAN:
        return group_worth(s, m, s.figure[v].group)
    if deed == D_PLOT + BAIT_AND_SWITCH:
        return m.menace[v] + 5 * m.left[v]
    if deed == D_CARD + DARK_RESILIENCE or deed == D_SPECIAL + HEAL_NUMBER:
        return mend_worth(s, m, v, 4)
    if deed == D_CARD + REINFORCE:
        return 100 - m.menace[v]
    if deed == D_CARD + UNHOLY_RITUAL:
        return 100 - m.menace[v]
    if deed == D_CARD + BLOOD_RAGE:
        return rage_worth(s, c, m, v)
    if deed == D_SPECIAL + SACRIFICE_NUMBER:
        return sacrifice_worth(s, m, f.source, v)
    if deed == D_SPECIAL + NOT_ME_NUMBER:
        return 1000 - pain(s, m, v, 3)
    if deed == D_START_LOST:
        return 0
    if deed == D_STRAY:
        return pain(s, m, v, 1)
    if deed == D_SECOND:
        return pain(s, m, v, 2)
    return condition_worth(s, m, v, STUNNED) + m.menace[v]  # Shield Slam, Promotion


def skill_figure_worth(s, c, m, f, skill, v):
    if skill == DYING_COMMAND:
        return menace_of(s, c, v)
    if skill in (CHALLENGE, OATH_OF_HONOR):
        return m.price[v] * 2 + m.bounty[v] // max(1, m.left[v])
    return condition_worth(s, m, v, IMMOBILIZED) + m.bounty[v] // 8  # Cripple


# --- heroes


def hero_choice(s, c, m, f, h):
    """ASK_HERO: for what it is asked."""
    deed = f.target
    if deed == D_PAY:
        return 10 - s.hero[h].fortune + (s.figure[h].life == STANDING)
    if deed == D_REVIVE:
        return s.figure[h].health + 10 * (not s.hero[h].done)
    if deed == D_SEARCH_CARD + HEALTH_POTION or deed == D_ITEM + TIVAL_CRYSTAL:
        return relief(s, c, m, h, 20 if deed == D_SEARCH_CARD + HEALTH_POTION else 2)
    if deed == D_SEARCH_CARD + STAMINA_POTION:
        return rested(s, h, 8)
    if deed == D_SEARCH_CARD + CURSE_DOLL:
        return condition_total(s, m, h)
    if deed < D_FEAT:
        return skill_hero_worth(s, c, m, f, deed, h)
    if deed == D_FEAT + SYNDRAEL:
        return 10 + m.left[h]
    if deed == D_ABILITY + TOMBLE:
        return 1
    if deed == D_CARD + DARK_CHARM:
        return fails(s, c, h, WILLPOWER) * 4 + 3 * m.left[h]
    if deed == D_RELIC + SCORPIONS_KISS:
        return fails(s, c, h, AWARENESS) * (60 + m.price[h])
    if deed == D_SPECIAL + GRAB_NUMBER or deed == D_SPECIAL + THROW_NUMBER:
        return fails(s, c, h, MIGHT) * (60 + m.price[h])
    if deed == D_SPECIAL + OVERPOWER_NUMBER:
        return -1
    return 100 - condition_total(s, m, h) // 10 + fails(s, c, h, WILLPOWER)  # Seduce, Dominion


def condition_total(s, m, h):
    """What the conditions of a hero cost him."""
    worth = 0
    bits = s.figure[h].conditions
    if bits & STUNNED:
        worth += 70
    if bits & IMMOBILIZED:
        worth += 30
    if bits & POISONED:
        worth += 2 * m.price[h]
    if bits & DISEASED:
        worth += 30
    return worth


def skill_hero_worth(s, c, m, f, skill, h):
    if skill in (PRAYER_OF_HEALING, BLESSED_STRIKE):
        return relief(s, c, m, h, 2) + condition_total(s, m, h) // 4
    if skill == STONESKIN:
        return m.bounty[h] // max(1, m.left[h])
    best = 0  # Oath of Honor: beside the best monster
    for v in range(FIRST_MONSTER, N_FIGURES):
        if s.figure[v].life == STANDING and fig_adjacent(s, h, v):
            best = max(best, m.price[v] * 2 + m.bounty[v] // max(1, m.left[v]))
    return best


# --- spaces, tokens, doors


def rate_spaces(s, c, m, f, mask, worth):
    """ASK_SPACE: climbing out, where tokens go."""
    u = f.source
    if f.target != D_CLIMB:
        for cell in range(map_of(s).n):
            if mask[SPACE + cell]:  # away from the heroes
                worth[SPACE + cell] = 0 if empty(s, cell) else 1
        return
    begin_plan(s, c, m, u, 0, cython.address(p))
    for cell in range(map_of(s).n):
        if mask[SPACE + cell]:
            worth[SPACE + cell] = p.way.value[cell] - (100 if map_of(s).terrain[cell] == PIT else 0)


def rate_tokens(s, c, m, f, mask, worth):
    """ASK_TOKEN."""
    u = f.source
    deed = f.target
    no_errands(cython.address(e))
    action = 0
    if deed == D_SEARCH or deed == D_SKILL + LURK or deed == D_SKILL + GREEDY:
        action = VERB + V_SEARCH
    elif D_QUEST_A <= deed <= D_QUEST_C:
        action = VERB + V_QUEST_A + deed - D_QUEST_A
    if action and is_hero(u):
        hero_errands(s, c, m, u, cython.address(e))
    elif action:
        dark_errands(s, c, m, u, cython.address(e))
    for t in range(N_SEARCH_TOKENS + N_QUEST_TOKENS):
        if not mask[TOKEN + t]:
            continue
        if not action:
            worth[TOKEN + t] = other_token(s, c, m, f, t)
            continue
        for i in range(e.n):
            if e.list[i].action == action and e.list[i].what == t:
                worth[TOKEN + t] = max(worth[TOKEN + t], e.list[i].worth)


def other_token(s, c, m, f, t):
    """Statues that are claimed, baits, tokens that are given up."""
    if s.encounter == HC1 and t >= FIRST_QUEST_TOKEN:
        return 2 if s.token[t].face == OVERLORD else 1 if s.token[t].face != HEROES else 0
    return 0


def rate_doors(s, c, m, f, mask, worth):
    """ASK_DOOR: the one behind which the better spaces lie."""
    u = f.source
    begin_plan(s, c, m, max(u, 0), 0, cython.address(p))
    for i in range(p.errands.n):
        if p.errands.list[i].other >= 0:
            d = p.errands.list[i].what
            if mask[DOOR + d] and (f.target == D_UNIQUE or p.errands.list[i].cell == s.figure[u].cell):
                worth[DOOR + d] = max(worth[DOOR + d], p.errands.list[i].worth)


# --- small choices


def choice_worth(s, c, m, f, i):
    """ASK_CHOICE."""
    deed = f.target
    if D_QUEST_A <= deed <= D_QUEST_C or deed == D_CARD + DEMON_TRAP:
        return attribute_of(s, c, f.source, i)
    if deed == D_CARD + POISON_DART:
        return 10 - attribute_of(s, c, f.source, i)
    if deed == D_SKILL + PRAYER_OF_HEALING or deed == D_ABILITY + GRISBAN:
        return 5 if i == 6 else 8 - i  # Stunned first
    if deed == D_SUBDUE:
        a = cython.address(s.attack[s.n_attacks - 1])
        return condition_worth(s, m, a.target, 1 << (i - 4))
    if deed == D_SKILL + ANCESTOR_SPIRITS:
        return i
    if deed == D_PLOT + CONCEALMENT:
        if s.search_n < 2:
            return 0
        first = search_good(s.search[s.search_n - 1])
        second = search_good(s.search[s.search_n - 2])
        return (first > second) == (i == 1)
    if deed == D_SPECIAL + PILFER_NUMBER:
        good = 1 if s.search_n > 0 and search_good(s.search[s.search_n - 1]) > 50 else 0
        return i == good
    if deed == D_CARD + SCHEMES:
        return i == EVENT
    if deed == D_CARD + PLAN_AHEAD:
        return planned_worth(s, i)
    return 0


def search_good(card):
    """What a Search card is worth to the heroes."""
    if card == HEALTH_POTION:
        return 110
    if card in (TREASURE_CHEST, POWER_POTION, STAMINA_POTION):
        return 60
    return 0 if card == NOTHING else 45


def planned_worth(s, i):
    """The best of the cards that are left comes first."""
    for k in range(N_ASIDE):
        if s.aside[k] >= 0:
            if i == 0:
                return keeping(s.aside[k])
            i -= 1
    return 0


def number_worth(s, c, m, f, n):
    """ASK_NUMBER."""
    deed = f.target
    best = n
    if deed == D_SKILL + EXECUTE:
        best = execute_number(s, c, m, cython.address(s.attack[below_top(s, 1).owner]))
    elif deed == D_ABILITY + JAIN:
        best = jain_number(s, m, below_top(s, 2), f.source)
    elif deed == D_SPECIAL + SACRIFICE_NUMBER:
        v = below_top(s, 1).owner
        return min(n, s.figure[f.source].damage) * m.price[f.source] - pain(s, m, v, n)
    return -abs(n - best)


def die_worth(s, c, m, f, i):
    """ASK_DIE."""
    if f.target == D_REROLL_DEFENCE:
        return reroll_gain(s, c, m, cython.address(s.attack[s.n_attacks - 1]), 0, i)
    if f.source == -2:
        r = cython.address(s.roll)
        if r.attribute < 0:
            return -c.face[r.die[i] // 6][r.die[i] % 6].damage
        hope = test_hope(s, c, i, attribute_of(s, c, r.who, r.attribute) + r.modifier)
        return hope if is_hero(r.who) == (m.side == 0) else -hope
    return reroll_gain(s, c, m, cython.address(s.attack[f.source]), f.count, i)


def keeping(card):
    """What an Overlord card is worth in the hand."""
    if card in (FRENZY, DARK_MIGHT, BLOOD_RAGE, EXPERT_BLOW):
        return 60
    if card in (DEMON_TRAP, DIABOLIC_POWER, REINFORCE, DARK_CHARM):
        return 65
    if card in (CRITICAL_BLOW, DARK_FORTITUDE, DASH, WORD_OF_PAIN):
        return 55
    if card in (TRIPWIRE, PIT_TRAP, WORD_OF_MISERY):
        return 35
    return 45


def card_choice(s, f, card):
    """ASK_CARD: the Staff of Shadows discards the worst, all others take the best."""
    return -keeping(card) if f.count == 0 else keeping(card)


def path_worth(s, m, f, direction):
    """ASK_PATH: over enemies, not over friends (ABI-17)."""
    a = cython.address(s.attack[f.target])
    if a.path_n < 1:
        return 0
    row = map_of(s)
    to = row.next[a.path[a.path_n - 1]][direction]
    if to < 0:
        return NEVER
    v = s.fig_at[to]
    if v >= 0:
        return 60 + m.price[v] if v < FIRST_MONSTER else -60
    for d in range(8):
        beyond = row.next[to][d]
        if beyond >= 0 and a.path_n < 3:
            v = s.fig_at[beyond]
            if 0 <= v < FIRST_MONSTER and v != a.target:
                return 20
    return -1


def rate_deed(s, c, m, f, mask, worth):
    """ASK_DEED: the charmed hero strikes the best of those in reach (himself, too), or is led astray."""
    h = f.source
    worth[VERB + V_MOVE] = 20
    for verb in range(V_ATTACK_1, V_UNARMED + 1):
        if mask[VERB + verb]:
            weapon = weapon_of_verb(s, c, h, verb)
            best = 0
            for v in range(FIRST_MONSTER):
                if s.figure[v].life == STANDING and (v == h or fig_adjacent(s, h, v)):
                    best = max(best, attack_on(s, c, m, h, weapon, f.target, 0, v))
            worth[VERB + verb] = best
