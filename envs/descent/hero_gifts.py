"""What skills, feats, items and Search cards are worth in a hero's turn (spec 4.2 to 4.4)."""

import cython


def is_free_skill(c, skill):
    return not c.skill[skill].action


def skill_worth(s, c, m, h, p, skill):
    """Less its fatigue."""
    price = weary(s, h, c.skill[skill].fatigue)
    if skill < 18:
        return warrior_worth(s, c, m, h, p, skill) - price
    if skill < 36:
        return healer_worth(s, c, m, h, p, skill) - price
    if skill < 54:
        return mage_worth(s, c, m, h, p, skill) - price
    return scout_worth(s, c, m, h, p, skill) - price


def warrior_worth(s, c, m, h, p, skill):
    if skill == RAGE:
        return attack_worth(s, c, m, h, D_SKILL + RAGE, 0)
    if skill == DEATH_RAGE:
        return attack_worth(s, c, m, h, D_SKILL + DEATH_RAGE, 0)
    if skill == WHIRLWIND:
        return around_worth(s, c, m, h, D_SKILL + WHIRLWIND)
    if skill == CHARGE:
        return rush_worth(s, c, m, h, p, speed_of(s, c, h))
    if skill == OATH_OF_HONOR:
        return oath_worth(s, c, m, h)
    if skill == CHALLENGE:
        return 12 if foes_near(s, h, 1) else -1
    if skill == CRIPPLE:
        best = 0
        for v in range(FIRST_MONSTER, N_FIGURES):
            if s.figure[v].life == STANDING and fig_adjacent(s, h, v) and not has(s, v, IMMOBILIZED):
                best = max(best, 30 + errand_of(s, v) // 2)
        return best * chance(attribute_of(s, c, h, MIGHT)) // THIRTY_SIX
    return -1


def healer_worth(s, c, m, h, p, skill):
    if skill in (BLESSED_STRIKE, DRAIN_SPIRIT, SHARED_PAIN):
        return attack_worth(s, c, m, h, D_SKILL + skill, 0)
    if skill == PRAYER_OF_HEALING:
        return prayer_worth(s, c, m, h)
    if skill == PRAYER_OF_PEACE:
        n = foes_near(s, h, 1)
        return 45 * n if n > 1 or m.left[h] <= 4 else -1
    if skill == TIME_OF_NEED:
        return 25 + rested(s, h, 2)
    if skill == RADIANT_LIGHT:
        return hurt_all(s, m, h, 0, MEAN_RED) + heal_all(s, c, m, h, 4, MEAN_RED)
    if skill == HEALING_RAIN:
        return heal_all(s, c, m, h, 3, MEAN_RED)
    if skill == CLOUD_OF_MIST:
        return 25 * min(4, foes_near(s, h, 5)) if foes_near(s, h, 5) > 1 else -1
    if skill == TEMPEST:
        worth = hurt_all(s, m, h, 3, 2) + heal_all(s, c, m, h, 3, 1)
        return worth * chance(attribute_of(s, c, h, WILLPOWER)) // THIRTY_SIX
    return -1


def mage_worth(s, c, m, h, p, skill):
    if skill == RAISE_DEAD:
        return 170
    if skill == CORPSE_BLAST:
        return corpse_worth(s, c, m, h)
    if skill == FURY_OF_UNDEATH:
        return 110 if foes_near(s, FAMILIAR, 4) else -1
    if skill == ARMY_OF_DEATH:
        return 75 * foes_near(s, FAMILIAR, 6)
    if skill in (EXPLODING_RUNE, RUNIC_SORCERY):
        return attack_worth(s, c, m, h, D_SKILL + skill, 0)
    if skill == BREAK_THE_RUNE:
        return around_worth(s, c, m, h, D_SKILL + BREAK_THE_RUNE)
    return -1


def scout_worth(s, c, m, h, p, skill):
    if skill == GREEDY:
        return far_search(s, h, p, 3)
    if skill == LURK:
        return far_search(s, h, p, 1)
    if skill in (DIRTY_TRICKS, BUSHWHACK, BLACK_ARROW):
        return attack_worth(s, c, m, h, D_SKILL + skill, 0)
    if skill == UNSEEN:
        return 80 if foes_near(s, h, 5) and (m.left[h] <= 4 or s.figure[h].actions == 0) else -1
    if skill == DANGER_SENSE:
        return 12 * min(s.hand_n, 4)
    return -1


# --- attacks


def attack_worth(s, c, m, h, how, damage):
    """The best attack of this kind."""
    arm(s, c, h, cython.address(a))
    best = 0
    for i in range(a.n):
        if a.weapon[i] < 0 or not weapon_fits(s, c, h, a.weapon[i], how):
            continue
        strike_of(s, c, cython.address(a.strike[i]), h, a.weapon[i], how)
        for k in range(a.n_foes):
            v = a.foe[k]
            if not target_ok(s, c, h, a.weapon[i], 0, how, v):
                continue
            worth = hit_worth(s, c, m, cython.address(a), i, v, fig_distance(s, h, v))
            if how == D_SKILL + EXPLODING_RUNE:
                worth += blast_worth(s, c, m, cython.address(a), i, v)
            elif how == D_SKILL + BLACK_ARROW:
                worth = max(worth, pain(s, m, v, 3) * 3 // 4)
            best = max(best, worth + after_attack(s, c, m, h, how, v))
    return best


def after_attack(s, c, m, h, how, v):
    """What the skill brings besides the damage, at a usual chance to deal any."""
    worth = 0
    if how == D_SKILL + BLESSED_STRIKE:
        worth = relief(s, c, m, h, 2) + best_relief(s, c, m, h, 2)
    elif how == D_SKILL + DRAIN_SPIRIT:
        worth = heal_all(s, c, m, h, 3, 1)
    elif how == D_SKILL + SHARED_PAIN:
        for w in range(FIRST_MONSTER, N_FIGURES):
            if w != v and s.figure[w].life == STANDING and s.figure[w].group == s.figure[v].group:
                worth += pain(s, m, w, 1)
    elif how == D_SKILL + RUNIC_SORCERY or how == D_SKILL + DIRTY_TRICKS:
        worth = condition_worth(s, m, v, STUNNED)
    return worth * 3 // 4


def blast_worth(s, c, m, a, i, v):
    """ABI-46: those next to the target, friend and foe."""
    worth = 0
    for w in range(N_FIGURES):
        if w != v and w != a.unit and s.figure[w].life == STANDING and fig_adjacent(s, v, w):
            hit = hit_worth(s, c, m, a, i, w, 0)
            worth += hit if w >= FIRST_MONSTER else -hit
    return worth


def around_worth(s, c, m, h, how):
    """Attacks that affect all around: heroes too, but for Whirlwind."""
    arm(s, c, h, cython.address(a))
    best = 0
    for i in range(a.n):
        if a.weapon[i] < 0 or not weapon_fits(s, c, h, a.weapon[i], how):
            continue
        worth = 0
        for w in range(N_FIGURES):
            if w == h or s.figure[w].life != STANDING or (w < FIRST_MONSTER and how == D_SKILL + WHIRLWIND):
                continue
            if how == D_SKILL + BREAK_THE_RUNE:
                if not within(s, h, w, 3) or not sees(s, h, w, 0):
                    continue
            elif not fig_adjacent(s, h, w):
                continue
            hit = hit_worth(s, c, m, cython.address(a), i, w, 0)
            worth += hit if w >= FIRST_MONSTER else -hit
        best = max(best, worth)
    return best


def rush_worth(s, c, m, h, p, far):
    """Some spaces and then an attack."""
    best = 0
    here = p.stay[s.figure[h].cell]
    for i in range(p.reach.n):
        cell = p.reach.cell[i]
        if p.reach.cost[cell] <= far and p.stops[cell] and p.attack[cell] > 0:
            best = max(best, p.attack[cell] + p.stay[cell] - here)
    return best


def oath_worth(s, c, m, h):
    """KNI-0: a monster beside a hero within 3 spaces."""
    arm(s, c, h, cython.address(a))
    best = 0
    if a.n == 0 or a.weapon[0] < 0 or a.strike[0].ranged:
        return 0
    for other in range(c.options.heroes):
        if other == h or s.figure[other].life != STANDING or not within(s, h, other, 3):
            continue
        for v in range(FIRST_MONSTER, N_FIGURES):
            if s.figure[v].life == STANDING and fig_adjacent(s, other, v):
                best = max(best, hit_worth(s, c, m, cython.address(a), 0, v, 1))
    return best


def corpse_worth(s, c, m, h):
    """NEC-1: it costs the Reanimate."""
    arm(s, c, h, cython.address(a))
    if a.n == 0:
        return 0
    return blast_worth(s, c, m, cython.address(a), 0, FAMILIAR) - 90


# --- all around


def foes_near(s, u, far):
    """How many monsters are within so many spaces."""
    n = 0
    if s.figure[u].life != STANDING:
        return 0
    for v in range(FIRST_MONSTER, N_FIGURES):
        if s.figure[v].life == STANDING and within(s, u, v, far):
            n += 1
    return n


def hurt_all(s, m, h, far, n):
    """n damage for each monster within so many spaces (0: in sight)."""
    worth = 0
    for v in range(FIRST_MONSTER, N_FIGURES):
        if s.figure[v].life != STANDING:
            continue
        if within(s, h, v, far) if far > 0 else sees(s, h, v, 0):
            worth += pain(s, m, v, n)
    return worth


def heal_all(s, c, m, h, far, n):
    worth = 0
    for other in range(c.options.heroes):
        life = s.figure[other].life
        if (other == h or within(s, h, other, far)) and (life in (STANDING, DOWN)):
            worth += relief(s, c, m, other, n)
    return worth


def beside_hero(s, h, other):
    """He himself or an adjacent hero, standing or not."""
    if h == other:
        return 1
    if s.figure[other].life == DOWN:
        return beside_space(s, h, s.figure[other].cell)
    return s.figure[other].life == STANDING and fig_adjacent(s, h, other)


def best_relief(s, c, m, h, n):
    """Of him or an adjacent hero."""
    best = 0
    for other in range(c.options.heroes):
        if beside_hero(s, h, other):
            best = max(best, relief(s, c, m, other, n))
    return best


def prayer_worth(s, c, m, h):
    worth = best_relief(s, c, m, h, MEAN_RED)
    if worth < 25:
        return -1
    if skilled(s, h, HOLY_POWER):
        worth = worth * 3 // 2
    return worth + 12 * (skilled(s, h, ARMOR_OF_FAITH) + skilled(s, h, DIVINE_FURY))


def far_search(s, h, p, far):
    """The best token to be searched within so many spaces."""
    best = -1
    for i in range(p.errands.n):
        errand = cython.address(p.errands.list[i])
        near = map_of(s).distance[s.figure[h].cell][errand.cell] <= far
        if errand.action == VERB + V_SEARCH and near:
            best = max(best, errand.worth)
    return best


# --- feats


def feat_worth(s, c, m, h, p):
    """Once an encounter: not for little."""
    hero = s.hero[h].hero
    worth = 0
    if hero == ASHRIAN:
        worth = stun_worth(s, c, m, h)
    elif hero == AVRIC:
        worth = heal_all(s, c, m, h, 3, 4)
    elif hero == LEORIC:
        worth = around_worth(s, c, m, h, D_FEAT + LEORIC)
    elif hero == TARHA:
        worth = pair_worth(s, c, m, h, p)
    elif hero == GRISBAN:
        for i in range(p.arms.n):
            worth = max(worth, best_target(s, c, m, cython.address(p.arms), i, D_FEAT + GRISBAN))
    elif hero == SYNDRAEL:
        worth = 75 if s.figure[h].actions == 1 and p.way.value[s.figure[h].cell] > 0 else 0
    elif hero == JAIN:
        worth = rush_worth(s, c, m, h, p, 2 * speed_of(s, c, h))
    else:  # Tomble
        worth = 160 if m.left[h] <= 3 and foes_near(s, h, 5) > 0 else 0
    return worth - KEPT_FEAT


def group_worth(s, m, group):
    """Of stunning a group."""
    worth = 0
    for v in range(FIRST_MONSTER, N_FIGURES):
        if s.figure[v].life == STANDING and s.figure[v].group == group:
            worth += condition_worth(s, m, v, STUNNED)
    return worth


def stun_worth(s, c, m, h):
    best = 0
    for v in range(FIRST_MONSTER, N_FIGURES):
        if s.figure[v].life == STANDING and within(s, h, v, 3):
            best = max(best, group_worth(s, m, s.figure[v].group))
    return best


def pair_worth(s, c, m, h, p):
    """HER-4: the two best targets."""
    first = 0
    second = 0
    a = cython.address(p.arms)
    for k in range(a.n_foes):
        v = a.foe[k]
        if a.n > 0 and target_ok(s, c, h, a.weapon[0], 0, D_FEAT + TARHA, v):
            worth = hit_worth(s, c, m, a, 0, v, fig_distance(s, h, v))
            if worth > first:
                second = first
                first = worth
            else:
                second = max(second, worth)
    return first + second


# --- items


def item_worth(s, c, m, h, item):
    if item == TIVAL_CRYSTAL:
        return best_relief(s, c, m, h, MEAN_RED)
    return heal_all(s, c, m, h, 3, 1)  # Staff of Light


def potion_worth(s, c, m, h, p, card):
    if card == HEALTH_POTION:
        return best_relief(s, c, m, h, 20) - KEPT_POTION
    if card == CURSE_DOLL:
        return 35
    return attack_flask(s, c, m, h)


def attack_flask(s, c, m, h):
    """SEA-6."""
    arm(s, c, h, cython.address(a))
    best = 0
    a.weapon[0] = W_FLASK
    strike_of(s, c, cython.address(a.strike[0]), h, W_FLASK, -1)
    for k in range(a.n_foes):
        v = a.foe[k]
        if target_ok(s, c, h, W_FLASK, 0, D_SEARCH_CARD + FIRE_FLASK, v):
            best = max(best, hit_worth(s, c, m, cython.address(a), 0, v, fig_distance(s, h, v)))
    return best - 20
