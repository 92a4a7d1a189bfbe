"""Overlord cards and relics of the overlord, step by step (spec 4.9, 4.11)."""

import cython


def card_task(s, c):
    """USE of a card that has been played; source: the monster, hero or door that it answers."""
    f = top(s)
    card = f.target - D_CARD
    if card <= WORD_OF_MISERY:
        basic_task(s, c, f, card)
    elif card <= DIABOLIC_POWER:
        magus_task(s, c, f, card)
    elif card <= DEMON_TRAP:
        saboteur_task(s, c, f, card)
    elif card <= REINFORCE:
        warlord_task(s, c, f, card)
    else:
        universal_task(s, c, f, card)


def basic_task(s, c, f, card):
    u = f.source
    if card == DARK_CHARM:
        charm_task(s, c, f)
    elif card == PIT_TRAP:
        if f.step == 0:
            f.step = 1
            ask_test(s, u, AWARENESS, 0)
            return
        pop(s)
        if not s.passed:
            if s.figure[u].points > 0:
                s.figure[u].points -= 1
            else:
                afflict(s, c, u, STUNNED)
            hurt(s, -1, u, 1)
    elif card == TRIPWIRE:
        if f.step == 0:
            f.step = 1
            ask_test(s, u, AWARENESS, 0)
            return
        pop(s)
        if not s.passed:
            s.figure[u].points = 0
    elif card == POISON_DART:
        dart_task(s, c, f, u)
    elif card == DASH:
        pop(s)
        s.figure[u].dash += 1
    elif card == FRENZY:
        pop(s)
        s.figure[u].frenzy += 1
    else:  # Word of Misery
        pop(s)
        s.misery = 1


def dart_task(s, c, f, u):
    """OC-08: the overlord says which attribute."""
    if f.step == 0:
        push(s, ASK_CHOICE, 0, u, f.target, 1 << AWARENESS | 1 << MIGHT)
    elif f.step == 1:
        f.step = 2
        ask_test(s, u, f.count, 0)
    else:
        pop(s)
        if s.passed:
            draw_cards(s, c, 1)
        else:
            afflict(s, c, u, POISONED)
            tire(s, c, -1, u, 1)
            hurt(s, -1, u, 1)


def charm_task(s, c, f):
    """OC-02, DER-83. owner: the hero."""
    if f.step == 0:
        push(s, ASK_HERO, 0, -1, f.target, 0)
    elif f.step == 1:
        f.owner = f.count
        f.step = 3
        ask_test(s, f.owner, WILLPOWER, 0)
    elif f.step == 3:
        if s.passed or s.figure[f.owner].life != STANDING:
            pop(s)
            if s.passed:
                draw_cards(s, c, 1)
        else:
            push(s, ASK_DEED, 0, f.owner, f.target, 0)
    elif f.step == FREE_WALK:
        walk_on(s, c, f, f.owner, 0)
    else:
        pop(s)


def legal_deed(s, c, f, mask):
    """ASK_DEED: one move action or one attack action with the charmed hero, none if he is Stunned."""
    h = f.source
    n = 0
    if not has(s, h, STUNNED):
        n += weapon_verbs(s, c, h, F_CHARMED, D_CARD + DARK_CHARM, mask)
        if not has(s, h, IMMOBILIZED):
            n += offer(mask, VERB + V_MOVE)
    return n if n > 0 else offer(mask, PASS)


def answer_deed(s, c, f, action):
    """The USE frame is on top."""
    h = f.source
    if action == VERB + V_MOVE:
        s.figure[h].points = speed_of(s, c, h)
        s.hero[h].moved += 1
        top(s).step = FREE_WALK
        return
    top(s).step = 2
    if action != PASS:
        begin_attack(s, c, h, 0, weapon_of_verb(s, c, h, action - VERB), D_CARD + DARK_CHARM, F_CHARMED)


def magus_task(s, c, f, card):
    if card == UNHOLY_RITUAL:
        ritual_task(s, c, f)
    elif card in (WORD_OF_PAIN, WORD_OF_DESPAIR):
        pop(s)
        push(s, EACH, -1, -1, D_CARD + card, standing_heroes(s, c))
    elif card == RISE_AGAIN:
        u = f.source
        pop(s)
        s.rise_kind = s.figure[u].kind
        s.rise_rank = s.figure[u].rank
        s.rise_group = s.figure[u].group
        s.rise_cell = s.figure[u].cell
    else:
        diabolic_task(s, c, f)


def standing_heroes(s, c):
    heroes = 0
    for h in range(c.options.heroes):
        if s.figure[h].life == STANDING:
            heroes |= 1 << h
    return heroes


def ritual_task(s, c, f):
    """OC-11, DER-92: as many cards as the group has figures; 2 are kept."""
    if f.step == 0:
        push(s, ASK_FIGURE, 0, -1, f.target, 0)
    elif f.step == 1:
        group = s.figure[f.count].group
        s.group[group].ritual = 1
        draw_aside(s, in_group(s, group))
        f.step = 2
    elif aside_left(s) > 0 and f.step < 4:
        if aside_left(s) + f.step - 2 <= 2:  # no choice
            keep_all(s)
            pop(s)
        else:
            push(s, ASK_CARD, 0, -1, f.target, 2)
    else:
        for i in range(N_ASIDE):
            if s.aside[i] >= 0:
                s.discard[s.aside[i]] += 1
                s.aside[i] = -1
        pop(s)


def draw_aside(s, n):
    """Cards drawn and looked at."""
    for i in range(N_ASIDE):
        s.aside[i] = -1
        if i < n:
            s.aside[i] = top_card(s)


def aside_left(s):
    n = 0
    for i in range(N_ASIDE):
        if s.aside[i] >= 0:
            n += 1
    return n


def keep_all(s):
    for i in range(N_ASIDE):
        if s.aside[i] >= 0:
            take_up(s, s.aside[i])
            s.aside[i] = -1


def keep_aside(s, card):
    """One of the cards drawn comes into the hand."""
    for i in range(N_ASIDE):
        if s.aside[i] == card:
            s.aside[i] = -1
            take_up(s, card)
            return


def diabolic_task(s, c, f):
    """OC-15: any card of deck or discard pile; heroes test by its type."""
    if f.step == 0:
        push(s, ASK_CARD, 0, -1, f.target, 1)
        return
    card = f.count
    pop(s)
    take_from_deck(s, card)
    take_up(s, card)
    mix_deck(s)
    attribute = WILLPOWER
    if c.overlord[card].type == TRAP:
        attribute = AWARENESS
    elif c.overlord[card].type == MAGIC:
        attribute = KNOWLEDGE
    push(s, EACH, -1, attribute, D_CARD + DIABOLIC_POWER, standing_heroes(s, c))


def saboteur_task(s, c, f, card):
    h = f.source
    if card in (EXPLOSIVE_RUNES, WEB_TRAP):
        pop(s)
        heroes = 0
        for other in range(c.options.heroes):
            if other == h or hero_near(s, h, other, 2 if card == EXPLOSIVE_RUNES else 1):
                heroes |= 1 << other
        push(s, EACH, -1, -1, D_CARD + card, heroes)
    elif card == MONKEY_GOD:
        if f.step == 0:
            f.step = 1
            ask_test(s, h, KNOWLEDGE, 0)
            return
        pop(s)
        if s.passed:
            draw_cards(s, c, 1)
        else:
            s.hero[h].monkey = 1
    elif card == DEMON_TRAP:
        demon_task(s, c, f, h)


def demon_task(s, c, f, h):
    """OC-20: the hero says which attribute."""
    if f.step == 0:
        push(s, ASK_CHOICE, seat_of(h), h, f.target, 1 << AWARENESS | 1 << MIGHT)
    elif f.step == 1:
        f.owner = f.count
        f.step = 2
        ask_test(s, h, f.owner, 0)
    else:
        attribute = f.owner
        pop(s)
        if s.passed:
            hurt(s, -1, h, attribute_of(s, c, h, attribute))
        elif s.figure[h].life == STANDING and s.figure[h].damage < s.figure[h].health:  # DER-75: not twice
            s.figure[h].damage = s.figure[h].health  # DER-74
            fall(s, -1, h)


def warlord_task(s, c, f, card):
    if card == BLOOD_RAGE:
        rage_task(s, c, f)
    elif card == REINFORCE:
        if f.step == 0:
            push(s, ASK_FIGURE, 0, -1, f.target, 0)
        elif f.step == 1:
            reinforce(s, c, f)
    else:
        pop(s)


def rage_task(s, c, f):
    """OC-21, DER-93: two attacks one after the other, then it is defeated. owner: the monster."""
    if f.step == 0:
        push(s, ASK_FIGURE, 0, -1, f.target, 0)
        return
    if f.step == 1:
        f.owner = f.count
    u = f.owner
    if f.step < 3 and s.figure[u].life == STANDING:
        f.step += 1
        if may_attack(s, c, u) and any_target(s, c, u, W_CARD, 0, -1):
            monster_attack(s, c, u, D_CARD + BLOOD_RAGE, 0)
        return
    pop(s)
    if s.figure[u].life == STANDING:
        fall(s, -1, u)


def reinforce(s, c, f):
    """OC-25: minions of the master's group beside it, as many as the limits and the spaces allow."""
    u = f.count
    g = cython.address(s.figure[u])
    kind = s.group[g.group].kind
    if room_for(s, c, g.group, MINION) and room_adjoining(s, c, kind, u):
        v = add_monster(s, c, kind, MINION, g.group)
        if v >= 0:
            push(s, PLACE, 0, v, ADJOINING, u)
            return
    pop(s)


def universal_task(s, c, f, card):
    if card == DARK_RESILIENCE:
        if f.step == 0:
            push(s, ASK_FIGURE, 0, -1, f.target, 0)
        elif f.step == 1:
            f.step = 2
            ask_healing(s, -1, 2)
        else:
            v = f.count
            pop(s)
            recover(s, c, v, s.rolled)
    elif card == PLAN_AHEAD:
        plan_task(s, c, f)
    else:
        schemes_task(s, c, f)


def plan_task(s, c, f):
    """OC-27: the top 5 cards in any order: position by position from the top, CHOICE k = the k-th of those
    left.
    """
    if f.step == 0:
        f.owner = min(5, s.deck_n)
        for i in range(N_ASIDE):
            s.aside[i] = s.deck[s.deck_n - 1 - i] if i < f.owner else -1
        s.deck_n -= f.owner
        s.deck_known = max(0, s.deck_known - f.owner)
        f.step = 1
        f.count = -1
        return
    if f.count >= 0:
        place_planned(s, f.owner, f.step - 2, f.count)
        f.count = -1
    if aside_left(s) == 0:
        s.deck_n += f.owner
        s.deck_known += f.owner
        pop(s)
    else:
        push(s, ASK_CHOICE, 0, -1, f.target, (1 << aside_left(s)) - 1)


def place_planned(s, n, position, k):
    """The k-th card left is put in this position from the top (0: the top)."""
    for i in range(N_ASIDE):
        if s.aside[i] >= 0:
            if k == 0:
                s.deck[s.deck_n + n - 1 - position] = s.aside[i]
                s.aside[i] = -1
                return
            k -= 1


def schemes_task(s, c, f):
    """OC-28: cards are revealed until one of the named type appears."""
    if f.step == 0:
        push(s, ASK_CHOICE, 0, -1, f.target, 7)
        return
    wanted = f.count
    pop(s)
    found = -1
    for i in range(s.deck_n - 1, -1, -1):
        if c.overlord[s.deck[i]].type == wanted:
            found = i
            break
    if found < 0:
        mix_deck(s)
        return
    while s.deck_n - 1 > found:
        s.deck_n -= 1
        s.discard[s.deck[s.deck_n]] += 1
        s.deck_known = max(0, s.deck_known - 1)
    take_up(s, top_card(s))


# --- relics of the overlord


def relic_task(s, c):
    """USE of the Staff of Shadows (a card is discarded, then a card drawn or a die rerolled) and
    Scorpion's Kiss.
    """
    f = top(s)
    if f.target == D_RELIC + SCORPIONS_KISS:
        if f.step == 0:
            push(s, ASK_HERO, 0, f.source, f.target, 0)
            return
        u = f.source
        h = f.count
        pop(s)
        push(s, EACH, -1, u, D_RELIC + SCORPIONS_KISS, 1 << h)
    elif f.step == 0:
        push(s, ASK_CARD, 0, f.source, f.target, 0)
    elif f.source == -1:
        card = f.count
        pop(s)
        take_from_hand(s, card)
        draw_cards(s, c, 1)
    else:
        staff_reroll(s, c, f)


def staff_reroll(s, c, f):
    """source: -2 the roll; else the number of the attack, owner: place in `affected`, or -1 for the attack
    dice.
    """
    number = f.source
    k = f.owner
    if f.step == 1:
        take_from_hand(s, f.count)
        push(s, ASK_DIE, 0, number, f.target, -2 if number == -2 else k)
        return
    chosen = f.count
    pop(s)
    if number == -2:
        reroll_roll(s, chosen)
    else:
        reroll_in_attack(s, number, k, chosen)


def reroll_in_attack(s, number, k, i):
    """One die of the attack pool (k = -1) or of the k-th defence pool; the new face stands."""
    a = cython.address(s.attack[number])
    if k < 0:
        a.die[i] = roll_die(s, a.die[i] // 6)
    else:
        a.pool[k].die[i] = roll_die(s, a.pool[k].die[i] // 6)
