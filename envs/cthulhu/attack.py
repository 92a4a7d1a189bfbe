"""The attack: who may attack and block, and what the damage does."""

import cython

# --- who attacks


def able(s, c, t, card):
    """Whether a card in play of the active player could attack now (CTH-032 to 035, CTR-61)."""
    row = cython.address(c.card[card])
    seat = s.controller[card]
    if row.type == PERSON:
        if not (
            s.mob[seat]
            or t.everywhere & RULE_PERSONS_CAN_ATTACK
            or holds(s, t, row.may_attack_if, seat, card)
        ):
            return 0
    elif row.type != MONSTER:
        return 0
    if s.fresh[card] and not row.rules & RULE_MAY_ATTACK_AT_ONCE:
        return 0
    if curse_rules(t, card) & RULE_BEARER_CANNOT_ATTACK:
        return 0
    return holds(s, t, row.attacks_if, seat, card)


def declared(s):
    """How many attackers have been declared."""
    n = 0
    play = pile_of(s, PLAY)
    for i in range(play.n):
        if s.attacks[play.card[i]]:
            n += 1
    return n


def declare(s, card):
    s.attacks[card] = declared(s) + 1


# --- who blocks


def blocks_at_all(s, c, t, card):
    """Whether a card in play may block something (CTR-60), as far as its own side decides."""
    row = cython.address(c.card[card])
    if row.type != MONSTER and row.type != PERSON:
        return 0
    if s.stopped[card] or row.rules & RULE_CANNOT_BLOCK or curse_rules(t, card) & RULE_BEARER_CANNOT_BLOCK:
        return 0
    return row.type == PERSON or not t.rules[s.controller[card]] & RULE_OWN_MONSTERS_CANNOT_BLOCK


def can_block(s, c, t, card, attacker):
    """Whether a body that may block can block this attacker."""
    row = cython.address(c.card[card])
    enemy = cython.address(c.card[attacker])
    if row.type == PERSON and enemy.rules & RULE_NOT_BLOCKED_BY_PERSONS:
        return 0
    if row.blocks_below and enemy.type == MONSTER:
        return power_of(s, c, t, attacker) < row.blocks_below
    return 1


# --- damage


def attacker_number(s, number):
    """The attacker that was declared as this one, counted from 1; -1 if there were fewer."""
    play = pile_of(s, PLAY)
    for i in range(play.n):
        if s.attacks[play.card[i]] == number:
            return play.card[i]
    return -1


def blockers_of(s, attacker):
    n = 0
    play = pile_of(s, PLAY)
    for i in range(play.n):
        if s.blocks[play.card[i]] == attacker + 1:
            n += 1
    return n


def blocking_power(s, c, t, card):
    """Power of a blocker, with L7 (CTR-37)."""
    return power_with(s, c, t, card, t.blocker_power)


def damage_left(s, c, t, attacker):
    """What is left of an attacker's power after the blockers that were chosen to die (CTR-35)."""
    left = power_of(s, c, t, attacker)
    play = pile_of(s, PLAY)
    for i in range(play.n):
        card = play.card[i]
        if s.blocks[card] == attacker + 1 and s.doomed[card]:
            left -= max(blocking_power(s, c, t, card), 1)
    return left


def may_kill_nobody(s, c, t, attacker):
    """Whether all the damage can be dealt without a kill (CTR-35)."""
    room = 0
    play = pile_of(s, PLAY)
    for i in range(play.n):
        card = play.card[i]
        if s.blocks[card] == attacker + 1:
            room += max(blocking_power(s, c, t, card), 1) - 1
    return power_of(s, c, t, attacker) <= room


# --- course of an attack


def combat(s, c):
    """The next stage of the attack: declaration, blocks, splits, then everything at once (CTR-30)."""
    f = top(s)
    if f.step == DECLARING:
        f.step = BLOCKING
        take_tally(s, c, cython.address(t))
        if t.rules[s.active] & RULE_ALL_MUST_ATTACK and not t.everywhere & RULE_ONE_ATTACKER:
            play = pile_of(s, PLAY)
            for i in range(play.n):
                card = play.card[i]
                if s.controller[card] == s.active and able(s, c, cython.address(t), card):
                    declare(s, card)
        else:
            push(s, DECLARE, s.active, -1, -1, 0)
    elif f.step == BLOCKING:
        f.step = SPLITTING
        push(s, BLOCK, 1 - s.active, -1, -1, 0)
    else:
        number = next_split(s, c, f.count + 1)
        f.count = number
        if number > 0:
            push(s, DAMAGE, s.active, attacker_number(s, number), -1, 0)
        else:
            pop(s)
            strike(s, c)


def next_split(s, c, number):
    """The next attacker, from `number` on, whose damage is split among two or more blockers; 0: none."""
    take_tally(s, c, cython.address(t))
    if t.everywhere & RULE_BLOCKED_ATTACKERS_DEAL_NO_DAMAGE:
        return 0
    attacker = attacker_number(s, number)
    while attacker >= 0:
        if blockers_of(s, attacker) >= 2 and power_of(s, c, cython.address(t), attacker) > 0:
            return number
        number += 1
        attacker = attacker_number(s, number)
    return 0


def strike(s, c):
    """The instant of damage (CTR-51)."""
    take_tally(s, c, cython.address(t))
    memset(cython.address(dying), 0, cython.sizeof(dying))
    play = pile_of(s, PLAY)
    damage = 0
    s.queue_n = 0
    s.queue_at = 0
    for i in range(play.n):
        card = play.card[i]
        if s.attacks[card] == 0:
            continue
        if clash(s, c, cython.address(t), card, cython.address(dying)) == 0:
            damage += power_of(s, c, cython.address(t), card)
            if c.card[card].unblocked.op:
                s.queue[s.queue_n] = card
                s.queue_n += 1
    for i in range(play.n):
        card = play.card[i]
        s.attacks[card] = 0
        s.blocks[card] = 0
        s.doomed[card] = 0
    destroy_marked(s, c, cython.address(dying))
    if damage > 0:
        lose_life(s, 1 - s.active, damage)
    if s.head.over == RUNNING and s.queue_n > 0:
        push(s, QUEUE, s.active, -1, -1, ON_UNBLOCKED)


def clash(s, c, t, attacker, dying):
    """Damage between an attacker and its blockers; returns their number."""
    power = power_of(s, c, t, attacker)
    if t.everywhere & RULE_BLOCKED_ATTACKERS_DEAL_NO_DAMAGE:
        power = 0  # and power 0 kills nobody (CTR-36)
    blockers = blockers_of(s, attacker)
    taken = 0
    play = pile_of(s, PLAY)
    for i in range(play.n):
        card = play.card[i]
        if s.blocks[card] != attacker + 1:
            continue
        strength = blocking_power(s, c, t, card)
        taken += strength
        if s.doomed[card] or (blockers == 1 and power >= max(strength, 1)):
            dying.on[card] = 1
    if taken >= max(power_of(s, c, t, attacker), 1):
        dying.on[attacker] = 1
    return blockers
