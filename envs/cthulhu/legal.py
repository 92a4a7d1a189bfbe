"""What the player who is asked may answer."""

import cython


def legal(s, c, mask):
    """Marks the legal actions of the question on top of the stack; returns how many they are."""
    f = top(s)
    kind = f.kind
    if kind in (DRAW_DISCARD, COST, FORCED_DISCARD, HAND_LIMIT):
        return allow_hand(s, f.owner, mask)
    if kind == PICK:
        return allow_hand(s, 1 - f.owner, mask)
    if kind == OPTION:
        return allow(mask, c.options.n_cards + OPTION_A) + allow(mask, c.options.n_cards + OPTION_B)
    if kind == VICTIM:
        return legal_victims(s, c, f, mask)
    if kind == GIFT:
        return legal_gifts(s, c, mask)
    take_tally(s, c, cython.address(t))
    if kind == MENU:
        return legal_menu(s, c, cython.address(t), mask)
    if kind == TARGET:
        return legal_targets(s, c, cython.address(t), f.source, f.owner, mask)
    if kind == DECLARE:
        return legal_declare(s, c, cython.address(t), mask)
    if kind == BLOCK:
        return legal_block(s, c, cython.address(t), mask)
    if kind == BLOCK_AT:
        return legal_block_at(s, c, cython.address(t), f.source, mask)
    return legal_damage(s, c, cython.address(t), f.source, mask)


def allow(mask, action):
    mask[action] = 1
    return 1


def allow_hand(s, seat, mask):
    hand = pile_of(s, HAND_0 + seat)
    for i in range(hand.n):
        mask[hand.card[i]] = 1
    return hand.n


def legal_menu(s, c, t, mask):
    you = s.active
    n = 0
    attack_possible = 0
    hand = pile_of(s, HAND_0 + you)
    for i in range(hand.n):
        if playable(s, c, t, hand.card[i], you):
            n += allow(mask, hand.card[i])
    play = pile_of(s, PLAY)
    for i in range(play.n):
        card = play.card[i]
        if s.controller[card] != you:
            continue
        if usable(s, c, t, card, you):
            n += allow(mask, card)
        if not s.attacked and not attack_possible and able(s, c, t, card):
            attack_possible = 1
    if attack_possible:
        n += allow(mask, c.options.n_cards + ATTACK)
    if not (attack_possible and t.rules[you] & RULE_ALL_MUST_ATTACK):  # M03's duty (CTR-39)
        n += allow(mask, c.options.n_cards + DONE)
    return n


def legal_declare(s, c, t, mask):
    """One attacker at a time; under L8 there is only one."""
    n = 0
    play = pile_of(s, PLAY)
    for i in range(play.n):
        card = play.card[i]
        if s.controller[card] == s.active and not s.attacks[card] and able(s, c, t, card):
            n += allow(mask, card)
    if declared(s) > 0:
        n += allow(mask, c.options.n_cards + DONE)
    return n


def legal_block(s, c, t, mask):
    n = allow(mask, c.options.n_cards + DONE)
    play = pile_of(s, PLAY)
    for i in range(play.n):
        card = play.card[i]
        if s.controller[card] == s.active or s.blocks[card] or not blocks_at_all(s, c, t, card):
            continue
        for k in range(play.n):
            if s.attacks[play.card[k]] and can_block(s, c, t, card, play.card[k]):
                n += allow(mask, card)
                break
    return n


def legal_block_at(s, c, t, blocker, mask):
    n = 0
    play = pile_of(s, PLAY)
    for i in range(play.n):
        card = play.card[i]
        if s.attacks[card] and can_block(s, c, t, blocker, card):
            n += allow(mask, card)
    return n


def legal_damage(s, c, t, attacker, mask):
    """Sets of blockers whose endurances the attacker's power can pay for, one blocker at a time (CTR-35)."""
    n = 0
    chosen = 0
    left = damage_left(s, c, t, attacker)
    play = pile_of(s, PLAY)
    for i in range(play.n):
        card = play.card[i]
        if s.blocks[card] != attacker + 1:
            continue
        if s.doomed[card]:
            chosen += 1
        elif max(blocking_power(s, c, t, card), 1) <= left:
            n += allow(mask, card)
    if chosen or may_kill_nobody(s, c, t, attacker):
        n += allow(mask, c.options.n_cards + DONE)
    return n


def legal_targets(s, c, t, card, you, mask):
    n = 0
    target = cython.address(c.card[card].target)
    pile = pile_of(s, DISCARD if target.side == DISCARDED else PLAY)
    for i in range(pile.n):
        if fits(s, c, t, target, pile.card[i], you):
            n += allow(mask, pile.card[i])
    return n


def legal_victims(s, c, f, mask):
    n = 0
    play = pile_of(s, PLAY)
    for i in range(play.n):
        if may_be_victim(s, c, play.card[i], f.owner, f.source, f.count):
            n += allow(mask, play.card[i])
    return n


def legal_gifts(s, c, mask):
    """Monsters, persons and books of the active player (CTH-029)."""
    n = 0
    play = pile_of(s, PLAY)
    for i in range(play.n):
        card = play.card[i]
        type = c.card[card].type
        if s.controller[card] == s.active and (type in (MONSTER, PERSON, BOOK)):
            n += allow(mask, card)
    return n


# --- what can be played and used


def playable(s, c, t, card, you):
    """Whether a card of the hand may be played now."""
    row = cython.address(c.card[card])
    if row.type == MONSTER and (s.monster_played or t.rules[you] & RULE_FORBIDS_MONSTERS):
        return 0
    if row.type == PERSON and t.rules[you] & RULE_FORBIDS_PERSONS:
        return 0
    if not holds(s, t, row.play_if, you, card):
        return 0
    if row.type == ACTION:
        return possible(s, c, t, card, you, hand_size(s, you) - 1)
    return row.type != CURSE or bodies(t, 0) + bodies(t, 1) > 0


def usable(s, c, t, card, you):
    """Whether the printed action of a thing in play may be used now."""
    if s.used[card] or c.card[card].action[0].op == DO_NOTHING or c.card[card].type == ACTION:
        return 0
    return possible(s, c, t, card, you, hand_size(s, you))


def possible(s, c, t, card, you, hand):
    """Whether all but the loss of sanity can be done in full (CTR-19), with `hand` cards to discard."""
    row = cython.address(c.card[card])
    draws = drawable(s)
    if row.target.types and row.action[0].op != DO_DESTROY_OR_GAIN and not has_target(s, c, t, card, you):
        return 0
    for i in range(MAX_STEPS):
        op = row.action[i].op
        if op == DO_NOTHING:
            break
        if op == DO_DISCARD:
            if hand == 0:
                return 0
            hand -= 1
            draws += 1
        elif op == DO_DRAW:
            if draws < row.action[i].amount:
                return 0
            draws -= row.action[i].amount
        elif op == DO_LOOK_AT_TOP:
            if draws == 0:
                return 0
        elif op in (DO_PICK_FROM_HAND, DO_THEY_DISCARD):
            if hand_size(s, 1 - you) == 0:
                return 0
        elif op == DO_DESTROY_ALL_PERSONS:
            if persons(t, 0) + persons(t, 1) == 0:
                return 0
        elif op == DO_DESTROY_ALL_MONSTERS and monsters(t, 0) + monsters(t, 1) == 0:
            return 0
    return 1


def has_target(s, c, t, card, you):
    target = cython.address(c.card[card].target)
    pile = pile_of(s, DISCARD if target.side == DISCARDED else PLAY)
    for i in range(pile.n):
        if fits(s, c, t, target, pile.card[i], you):
            return 1
    return 0


def fits(s, c, t, target, card, you):
    """Whether a card, in play or in the discard pile as the target's side says, can be the target."""
    if not target.types >> c.card[card].type & 1:
        return 0
    if target.side == OWN and s.controller[card] != you:
        return 0
    if target.side == THEIR and s.controller[card] == you:
        return 0
    return target.most_power < 0 or power_of(s, c, t, card) <= target.most_power
