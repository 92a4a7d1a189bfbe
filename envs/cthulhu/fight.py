"""An attack thought through in advance: which blocks the defender would choose, and what is won and lost.

The defender goes through the attackers, strongest first, and gives each the one or two blockers that gain
him most. The attacker begins with everything that is able and leaves out what makes the result worse.
"""

import cython


def prepare(s, c, m, boost, f):
    """Lists who attacks (before the blocks: everything able) and who could block."""
    f.n_attackers = 0
    f.n_blockers = 0
    f.life = s.life[1 - s.active]
    f.price = life_price(s, 1 - s.active)
    f.harmless = m.t.everywhere & RULE_BLOCKED_ATTACKERS_DEAL_NO_DAMAGE != 0
    f.one_attacker = m.t.everywhere & RULE_ONE_ATTACKER != 0
    play = pile_of(s, PLAY)
    for i in range(play.n):
        card = play.card[i]
        if s.controller[card] == s.active:
            if f.n_attackers < MOST_FIGHTERS and joins(s, c, m, boost, card):
                power = power_of(s, c, cython.address(m.t), card)
                if card == boost.card:
                    power += boost.power
                if c.card[card].type == MONSTER:
                    power += boost.all_monsters
                add_attacker(f, card, power, m.worth[card])
        elif (
            f.n_blockers < MOST_FIGHTERS
            and card != boost.without
            and blocks_at_all(s, c, cython.address(m.t), card)
        ):
            b = cython.address(f.blocker[f.n_blockers])
            f.n_blockers += 1
            b.card = card
            b.power = blocking_power(s, c, cython.address(m.t), card)
            b.worth = m.worth[card]
            b.at = 0


def joins(s, c, m, boost, card):
    """Whether a card is, or could be, among the attackers."""
    if s.head.stack[s.head.depth - 1].kind >= BLOCK and s.phase == ACTION_PHASE:
        return s.attacks[card] > 0
    if boost.persons and c.card[card].type == PERSON:
        return not s.fresh[card] and not curse_rules(cython.address(m.t), card) & RULE_BEARER_CANNOT_ATTACK
    return able(s, c, cython.address(m.t), card)


def add_attacker(f, card, power, worth):
    """Keeps the attackers in order, strongest first."""
    at = f.n_attackers
    f.n_attackers += 1
    while at > 0 and f.attacker[at - 1].power < power:
        f.attacker[at] = f.attacker[at - 1]
        at -= 1
    a = cython.address(f.attacker[at])
    a.card = card
    a.power = power
    a.worth = worth
    a.at = 1


def foresee(s, c, m, f):
    """The defender's blocks (into Fighter.at) and what the attack is then worth to the attacker."""
    open_damage = 0
    value = 0
    for i in range(f.n_blockers):
        f.blocker[i].at = 0
    for i in range(f.n_attackers):
        if f.attacker[i].at:
            open_damage += f.attacker[i].power
    for i in range(f.n_attackers):
        a = cython.address(f.attacker[i])
        if a.at == 0:
            continue
        saved = a.power * f.price
        if open_damage >= f.life:
            saved += 100 * a.power  # what stops a deadly attack goes before everything
        gain = best_block(s, c, m, f, i, saved, cython.address(first), cython.address(second))
        if gain <= 0:
            continue
        f.blocker[first].at = i + 1
        if second >= 0:
            f.blocker[second].at = i + 1
        open_damage -= a.power
        value -= gain - saved
    value += open_damage * f.price
    return value + A_WIN if open_damage >= f.life else value


def best_block(s, c, m, f, attacker, saved, first, second):
    """The gain of the best block of one attacker by one or two free blockers, and these; 0 if none gains."""
    a = cython.address(f.attacker[attacker])
    best = 0
    first[0] = -1
    second[0] = -1
    for i in range(f.n_blockers):
        b = cython.address(f.blocker[i])
        if b.at or not can_block(s, c, cython.address(m.t), b.card, a.card):
            continue
        gain = saved + single_block(f, a, b)
        if gain > best:
            best = gain
            first[0] = i
            second[0] = -1
        if b.power >= a.power:
            continue
        for k in range(i):
            d = cython.address(f.blocker[k])
            if d.at or d.power >= a.power or d.power + b.power < a.power:
                continue
            if not can_block(s, c, cython.address(m.t), d.card, a.card):
                continue
            gain = saved + double_block(f, a, b, d)
            if gain > best:
                best = gain
                first[0] = i
                second[0] = k
    return best


def single_block(f, a, b):
    """What the defender wins and loses in bodies."""
    gain = 0
    if b.power >= max(a.power, 1):
        gain += a.worth
    if not f.harmless and a.power >= max(b.power, 1):
        gain -= b.worth
    return gain


def double_block(f, a, b, d):
    """Two blockers who kill together, against the attacker's best split."""
    if f.harmless:
        return a.worth
    if max(b.power, 1) + max(d.power, 1) <= a.power:
        return a.worth - b.worth - d.worth
    lost = 0
    if max(b.power, 1) <= a.power:
        lost = b.worth
    if max(d.power, 1) <= a.power:
        lost = max(lost, d.worth)
    return a.worth - lost


def attack_value(s, c, m, boost):
    """What the best attack is worth after a change."""
    prepare(s, c, m, boost, cython.address(f))
    return choose_attackers(s, c, m, cython.address(f))


def choose_attackers(s, c, m, f):
    """Leaves out attackers as long as that helps; returns what the attack is worth."""
    if f.one_attacker:
        return choose_one(s, c, m, f)
    best = foresee(s, c, m, f)
    worst = 0
    while worst >= 0:
        worst = -1
        for i in range(f.n_attackers):
            a = cython.address(f.attacker[i])
            if a.at:
                a.at = 0
                value = foresee(s, c, m, f)
                a.at = 1
                if value > best:
                    best = value
                    worst = i
        if worst >= 0:
            f.attacker[worst].at = 0
    return best


def choose_one(s, c, m, f):
    """The same under L8: only one may attack."""
    best = 0
    chosen = -1
    for i in range(f.n_attackers):
        f.attacker[i].at = 0
    for i in range(f.n_attackers):
        f.attacker[i].at = 1
        value = foresee(s, c, m, f)
        f.attacker[i].at = 0
        if value > best:
            best = value
            chosen = i
    if chosen >= 0:
        f.attacker[chosen].at = 1
    return best
