"""Answers in timing windows: cards, skills, items, rerolls (spec 6.2). Passing is worth nothing."""

import cython


def expected(s, c, m, x, v, damage, die):
    """What a declared attack is worth against a figure; further damage, a further defence die (-1)."""
    strike_of(s, c, cython.address(a), x.attacker, x.weapon, x.how)
    a.damage += x.damage + damage
    guard_of(s, c, cython.address(g), v, x.attacker)
    if die >= 0:
        add_guard(c, cython.address(g), die)
    far = 0 if x.flags & F_FREE_RANGE or not a.ranged else min(max(0, x.range_needed), 9)
    return blow_worth(cython.address(a), cython.address(g), far, m.left[v], m.price[v], m.bounty[v])


def rate_window(s, c, m, f, mask, worth):
    for action in range(YES, FIGURE):
        if mask[action]:
            worth[action] = window_worth(s, c, m, f, action)


def window_worth(s, c, m, f, action):
    code = f.source
    if action == VERB + V_TAKE_CARD:
        return 1
    if action == VERB + V_TAKE_THREAT:
        return 2 if s.threat < 2 and c.options.mode == MODE_CAMPAIGN else 0
    if action >= PLOT:
        return plot_reply(s, c, m, f, action - PLOT)
    if action >= OVERLORD_CARD:
        return card_worth(s, c, m, f, action - OVERLORD_CARD)
    if action >= SEARCH_CARD:
        a = cython.address(s.attack[f.target])
        if action == SEARCH_CARD + POWER_POTION:
            return best_reroll(s, c, m, a, -1, ANY_DIE) * 3 // 2 - 60
        return with_shields(s, c, m, a, f.count, 2, 0) - 45
    if action >= ITEM:
        return item_reply_worth(s, c, m, f, code, action - ITEM)
    if action >= SKILL:
        return skill_reply_worth(s, c, m, f, code, action - SKILL)
    return verb_reply_worth(s, c, m, f, code, action - VERB)


# --- Plot cards


def plot_reply(s, c, m, f, card):
    """Threat turns into fortune of the heroes, each token of which is worth some damage to them."""
    price = FORTUNE * c.plot[card].trigger
    if card == CURSED_TREASURE:
        return 30
    if card == CONCEALMENT:
        return 10
    if card == COVETOUS:
        return 55 - price
    if card == FOILED_AGAIN:
        good = s.drawn == HEALTH_POTION or s.drawn == TREASURE_CHEST or s.drawn == POWER_POTION
        return 70 - price if good else NEVER
    if card == SLIPPERY:
        return 90 - price if s.figure[f.target].carries >= 0 else NEVER
    if card == DISTRACTION:
        a = cython.address(s.attack[f.target])
        return expected(s, c, m, a, a.target, 0, -1) - 15 - price
    if card == BAIT_AND_SWITCH:
        return bait_worth(s, c, m, f.target) - price
    if card == PETTY_THEFT:
        n = 0
        for t in range(N_SEARCH_TOKENS):
            for v in range(FIRST_MONSTER, N_FIGURES):
                there = s.token[t].life == ON_MAP and s.figure[v].life == STANDING
                if there and space_distance(s, v, s.token[t].cell) <= 4:
                    n += 1
                    break
        return 12 * n - price
    return NEVER


def bait_worth(s, c, m, h):
    """The best attack that it could bring on."""
    best = 0
    for v in range(FIRST_MONSTER, N_FIGURES):
        if s.figure[v].life == STANDING and c.kind[s.figure[v].kind].size == SMALL and within(s, h, v, 6):
            best = max(best, m.menace[v] * m.price[h] // 10)
    return best


# --- Overlord cards


def card_worth(s, c, m, f, card):
    code = f.source
    if W_AT1 <= code <= W_AT4_STAFF:
        return attack_card(s, c, m, f, code, card)
    if code <= W_SR4:
        return trap_worth(s, c, m, f.target, card)
    if card == WICKED_LAUGHTER:
        test = below_top(s, 1)
        return 20 + test_card(s, c, test.source, test.target, 40) - KEPT_CARD // 2
    if card == DARK_FORTUNE:  # a test of his own
        return roll_gain(s, c, m, 0, 40)
    if card == BLOODLUST:
        return 100
    if card == RISE_AGAIN:
        return menace_of(s, c, f.target) * 5 - KEPT_CARD
    return turn_card(s, c, m, card)


def attack_card(s, c, m, f, code, card):
    a = cython.address(s.attack[f.target])
    if card == EXPERT_BLOW:
        return expected(s, c, m, a, a.target, 2, -1) - expected(s, c, m, a, a.target, 0, -1) - KEPT_CARD
    if card == DARK_MIGHT:
        return with_more(s, c, m, a, 1, 0, 0) - KEPT_CARD + 10
    if card == CRITICAL_BLOW:
        return with_more(s, c, m, a, 0, 0, 1) - KEPT_CARD
    if card == DARK_FORTITUDE:
        return with_shields(s, c, m, a, f.count, 2, 0) - KEPT_CARD
    if card == DARK_FORTUNE:
        return best_reroll(s, c, m, a, -1 if code == W_AT3 else f.count, ANY_DIE) - KEPT_CARD
    return NEVER


def test_card(s, c, h, attribute, worth):
    """By the chance that a hero fails."""
    return worth * (THIRTY_SIX - chance(attribute_of(s, c, h, attribute))) // THIRTY_SIX


def trap_worth(s, c, m, h, card):
    """Traps: where he is likely to fail, and where it hurts."""
    if card == PIT_TRAP:
        return test_card(s, c, h, AWARENESS, m.price[h] + 60) - 35
    if card == TRIPWIRE:
        return test_card(s, c, h, AWARENESS, 24 * min(s.figure[h].points, 4)) - 35
    if card == WEB_TRAP:
        return test_card(s, c, h, MIGHT, 30 + 20 * min(s.figure[h].points, 4)) - 35
    if card == POISON_DART:
        n = min(attribute_of(s, c, h, AWARENESS), attribute_of(s, c, h, MIGHT))
        return (THIRTY_SIX - chance(n)) * (90 + m.price[h]) // THIRTY_SIX - chance(n) - 25
    if card == EXPLOSIVE_RUNES:
        worth = -45
        for other in range(MAX_HEROES):
            if s.figure[other].life == STANDING and (other == h or within(s, h, other, 2)):
                worth += test_card(s, c, other, AWARENESS, 3 * m.price[other])
        return worth
    if card == MONKEY_GOD:
        return test_card(s, c, h, KNOWLEDGE, 160) - 40
    return 100  # Uthuk Demon Trap


def turn_card(s, c, m, card):
    """Windows OT1, OT3, OT7."""
    if card == WORD_OF_MISERY:
        return 20 * heroes_in_reach(s, c) - 30
    if card == DARK_CHARM:
        best = NEVER
        for h in range(c.options.heroes):
            if s.figure[h].life == STANDING:
                best = max(best, charm_worth(s, c, h))
        return best - 20
    if card in (WORD_OF_PAIN, WORD_OF_DESPAIR):
        worth = -40
        for h in range(c.options.heroes):
            if s.figure[h].life == STANDING:
                if card == WORD_OF_PAIN:
                    worth += test_card(s, c, h, MIGHT, pain(s, m, h, 1))
                else:
                    worth += test_card(s, c, h, WILLPOWER, 35)
        return worth
    if card == BLOOD_RAGE:
        best = NEVER
        for v in range(FIRST_MONSTER, N_FIGURES):
            if s.figure[v].life == STANDING:
                best = max(best, rage_worth(s, c, m, v))
        return best - KEPT_CARD
    if card == REINFORCE:
        return 120
    return NEVER  # Dash and Frenzy wait for the activation


def heroes_in_reach(s, c):
    """Attacks that monsters may make in this turn."""
    n = 0
    for v in range(FIRST_MONSTER, N_FIGURES):
        if s.figure[v].life == STANDING:
            for h in range(c.options.heroes):
                if s.figure[h].life == STANDING and within(s, v, h, 5):
                    n += 1
                    break
    return n


def charm_worth(s, c, h):
    """OC-02: he strikes another, or himself."""
    return test_card(s, c, h, WILLPOWER, 95) - 12 * chance(attribute_of(s, c, h, WILLPOWER)) // THIRTY_SIX


def rage_worth(s, c, m, v):
    """OC-21: two attacks and its end."""
    best = 0
    for h in range(c.options.heroes):
        if s.figure[h].life == STANDING and (
            fig_adjacent(s, v, h) or (c.kind[s.figure[v].kind].attack == RANGED and within(s, v, h, 4))
        ):
            best = max(best, 2 * pain(s, m, h, (m.menace[v] + 5) // 10))
    return best - pain(s, m, v, m.left[v])


# --- items and skills of heroes


def item_reply_worth(s, c, m, f, code, place):
    if code == W_RO1:
        h = f.target
        item = s.hero[h].item[place]
        both = 1 if item in (LUCKY_CHARM, LUCKY_CHARM_2) else 0
        return roll_gain(s, c, m, both, 4)
    a = cython.address(s.attack[f.target])
    if code == W_AT3:
        item = s.hero[striker_of(s, a)].item[place]
        if item == MANA_WEAVE:
            return with_more(s, c, m, a, 1, 0, 0) - 5
        only = ANY_DIE
        if item == STEEL_BROADSWORD:
            only = ONLY_RED
        elif item == STEEL_GREATSWORD:
            only = ONLY_POWER
        return best_reroll(s, c, m, a, -1, only) - 5
    k = f.count
    item = s.hero[a.affected[k]].item[place]
    if item == ELVEN_CLOAK:
        return with_shields(s, c, m, a, k, attribute_of(s, c, a.affected[k], AWARENESS), 0) - 8
    if item == HEAVY_CLOAK:
        return with_shields(s, c, m, a, k, 0, 1) - 5
    if item == FORTUNAS_DICE:
        return best_reroll(s, c, m, a, k, ANY_DIE) - 16
    if item == SHIELD_OF_THE_DARK_GOD:
        return best_reroll(s, c, m, a, k, ANY_DIE) - 5
    return with_shields(s, c, m, a, k, 1, 0) - 5


def skill_reply_worth(s, c, m, f, code, i):
    """Less its fatigue."""
    if code in (W_AT3, W_AT7):
        a = cython.address(s.attack[f.target])
        h = striker_of(s, a)
        return attack_skill_worth(s, c, m, f, code, h, 9 * s.hero[h].cls + i)
    if code == W_AT4:
        a = cython.address(s.attack[f.target])
        h = a.affected[f.count]
        return (
            with_shields(s, c, m, a, f.count, 1, 0) - weary(s, h, c.skill[9 * s.hero[h].cls + i].fatigue) - 4
        )
    h = necro_of(s) if code == W_AT6 else f.target
    skill = 9 * s.hero[h].cls + i
    return event_skill_worth(s, c, m, f, h, skill) - weary(s, h, c.skill[skill].fatigue)


def attack_skill_worth(s, c, m, f, code, h, skill):
    a = cython.address(s.attack[f.target])
    price = weary(s, h, c.skill[skill].fatigue)
    if skill == EXECUTE:
        return 50 if execute_number(s, c, m, a) > 0 else NEVER
    if skill == ACCURATE:
        return best_reroll(s, c, m, a, -1, ONLY_POWER) - 4
    if skill == UNDEAD_MIGHT:
        return with_more(s, c, m, a, 0, 1, 0) - price - 4
    if skill == ADVANCE:
        return 90 - price
    if skill == QUICK_CASTING:
        return 120 - price
    if skill == DYING_COMMAND:
        return 90 - price
    if skill == RUNNING_SHOT:
        return 4
    if skill == ANCESTOR_SPIRITS:
        return 40 - price
    return with_more(s, c, m, a, 1, 0, 0) - 4


def event_skill_worth(s, c, m, f, h, skill):
    if skill == APPRAISAL:
        bad = s.drawn == NOTHING or s.drawn == CURSE_DOLL
        return 50 if bad else NEVER
    if skill == DEFEND:
        a = cython.address(s.attack[f.count])
        v = a.target if is_hero(a.target) else a.second
        return expected(s, c, m, a, v, 0, -1) - expected(s, c, m, a, h, 0, -1)
    if skill == STONESKIN:
        a = cython.address(s.attack[f.count])
        return expected(s, c, m, a, a.target, 0, -1) - expected(s, c, m, a, a.target, 0, GRAY)
    if skill == DARK_PACT:
        u = f.target
        other = FAMILIAR if u != FAMILIAR else h
        return pain(s, m, u, f.count) - pain(s, m, other, f.count)
    if skill in (COUNTER_ATTACK, FIRST_STRIKE, GUARD):
        return 95
    if skill == CALTROPS:
        return 55 * chance(attribute_of(s, c, h, AWARENESS)) // THIRTY_SIX
    if skill == NIMBLE:
        return 20 if m.left[h] <= 4 else 2
    return 45  # Stalwart, Ancestor Spirits


# --- rerolls, abilities


def verb_reply_worth(s, c, m, f, code, verb):
    if verb == V_FORTUNE_REROLL:
        return fortune_reroll(s, c, m, f, code, KEPT_FORTUNE)
    if verb == V_REFRESH_CONCEALMENT:
        return NEVER
    if verb == V_OVERLORD_RELIC:  # the Staff of Shadows: a card of the hand, too
        return fortune_reroll(s, c, m, f, code, 55)
    if code == W_AT3:  # Tarha
        return fortune_reroll(s, c, m, f, code, 8)
    if code == W_AT2_HERO:
        return 30
    return 30 if jain_number(s, m, below_top(s, 1), f.target) > 0 else NEVER


def fortune_reroll(s, c, m, f, code, price):
    """One die of what has just been rolled."""
    if code in (W_RO1, W_RO1_STAFF):
        return roll_gain(s, c, m, 0, price)
    a = cython.address(s.attack[f.target])
    if code in (W_AT3, W_AT3_STAFF):
        return best_reroll(s, c, m, a, -1, ANY_DIE) - price
    return best_reroll(s, c, m, a, f.count, ANY_DIE) - price


def roll_gain(s, c, m, both, price):
    """A test that fails (or, the other side's, passes), dice of healing that show little; both: all dice."""
    r = cython.address(s.roll)
    if r.attribute < 0:
        low = 0
        for i in range(r.n):
            if c.face[r.die[i] // 6][r.die[i] % 6].damage <= 1:
                low = 1
        return 25 - price if low else NEVER
    least = attribute_of(s, c, r.who, r.attribute) + r.modifier
    passed = rolled_shields(s, c) <= least
    own = is_hero(r.who) == (m.side == 0)
    if passed == own:
        return NEVER
    hope = 0
    if both:
        hope = test_hope(s, c, -1, least)
    else:
        for i in range(r.n):
            chance_now = test_hope(s, c, i, least)
            hope = max(hope, chance_now if own else THIRTY_SIX - chance_now)
    return 90 * hope // THIRTY_SIX - price


def jain_number(s, m, harm, h):
    """HER-7: how much damage she takes as fatigue: all, if it saves her; else while she has some to spare."""
    left = s.hero[h].stamina - s.hero[h].fatigue
    n = harm.count
    if n >= m.left[h]:
        need = n - m.left[h] + 1
        return min(left, n) if need <= left else 0
    return min(n, max(0, left - 1))
