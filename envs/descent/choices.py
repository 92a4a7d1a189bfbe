"""What may be chosen for a deed: the questions from ASK_FIGURE to ASK_MAY, ASK_WEAPON, ASK_ITEM."""

import cython


def legal_choice(s, c, f, mask):
    kind = f.kind
    if kind == ASK_FIGURE:
        return figures_for(s, c, f, mask)
    if kind == ASK_HERO:
        return heroes_for(s, c, f, mask)
    if kind == ASK_SPACE:
        return spaces_for(s, c, f, mask)
    if kind == ASK_TOKEN:
        return tokens_for(s, c, f, mask)
    if kind == ASK_DOOR:
        return doors_for(s, c, f, mask)
    if kind == ASK_CHOICE:
        return bits_for(f, mask)
    if kind == ASK_NUMBER:
        n = 0
        for i in range(f.count):
            n += offer(mask, NUMBER + i)
        return n
    if kind == ASK_DIE:
        return dice_for(s, f, mask)
    if kind == ASK_CARD:
        return cards_for(s, f, mask)
    # ASK_MAY; DES-218: the Reanimate's turn has a verb of its own
    return offer(mask, PASS) + offer(mask, VERB + V_FAMILIAR_ACT if f.target == D_LAST_CHANCE else YES)


def is_quest_deed(deed):
    return D_QUEST_A <= deed <= D_QUEST_C or deed in (D_UNIQUE, D_START_LOST, D_RAISED)


def figures_for(s, c, f, mask):
    n = 0
    for u in range(N_FIGURES):
        if figure_ok(s, c, f, u):
            n += offer(mask, FIGURE + u)
    return n


def figure_ok(s, c, f, u):
    """Whether a figure may be chosen for the deed f.target of f.source."""
    deed = f.target
    if is_quest_deed(deed):
        return may_choose_quest(s, c, f, u)
    if deed == D_SKILL + DYING_COMMAND:
        return u >= FIRST_MONSTER and commandable(s, cython.address(s.attack[f.count]), u)
    if s.figure[u].life != STANDING or not is_monster(u) or not monster_usable(s, c, u):
        return 0
    if deed < D_FEAT:
        return skill_figure(s, c, f, deed, u)
    if deed == D_FEAT + ASHRIAN:
        return within(s, f.source, u, 3)
    if deed == D_PLOT + BAIT_AND_SWITCH:
        return is_switch(s, c, below_top(s, 1).owner, u)
    if deed == D_CARD + DARK_RESILIENCE:
        return s.figure[u].damage > 0
    if deed == D_CARD + REINFORCE:
        return reinforceable(s, c, u)
    if deed == D_CARD + UNHOLY_RITUAL or deed == D_CARD + BLOOD_RAGE:
        return 1
    if deed == D_STRAY:
        return stray_ok(s, cython.address(s.attack[s.n_attacks - 1]), u)
    if deed == D_SECOND:
        return second_ok(s, c, cython.address(s.attack[s.n_attacks - 1]), u)
    if deed == D_SLAM:
        return fig_adjacent(s, f.source, u)
    return special_figure(s, c, f, deed - D_SPECIAL, u)


def skill_figure(s, c, f, skill, u):
    h = f.source
    if skill == CHALLENGE:
        return sees(s, h, u, 0)
    if skill == OATH_OF_HONOR:
        return oath_monster(s, c, h, below_top(s, 1).owner, u)
    return fig_adjacent(s, h, u)  # Cripple


def special_figure(s, c, f, number, u):
    if number == HEAL_NUMBER:
        return hurt_near(s, f.source, u)
    if number == PROMOTION_NUMBER:
        return promotable(s, c, f.source, u)
    return fig_adjacent(s, f.source, u)  # Sacrifice, Not Me!


def heroes_for(s, c, f, mask):
    n = 0
    for h in range(c.options.heroes):
        if hero_ok(s, c, f, h):
            n += offer(mask, HERO + h)
    if f.target == D_SKILL + PRAYER_OF_HEALING and f.count == 1:  # a second target, or none
        n += offer(mask, PASS)
    if f.target == D_SPECIAL + OVERPOWER_NUMBER:
        n += offer(mask, PASS)
    return n


def hero_ok(s, c, f, h):
    deed = f.target
    u = f.source
    if deed == D_PAY:
        return poorest(s, c, h)
    if deed == D_REVIVE:
        return revivable(s, u, h)
    if deed == D_GIVE:
        return partner(s, u, h) and anything_to_give(s, c, u, u, h)
    if deed == D_TAKE:
        return partner(s, u, h) and anything_to_give(s, c, u, h, u)
    if deed < D_FEAT:
        return skill_hero(s, c, f, deed, h)
    if deed == D_FEAT + SYNDRAEL:
        return companion(s, u, h)
    if deed == D_ABILITY + TOMBLE:
        return hero_near(s, u, h, 1)
    if deed == D_ITEM + TIVAL_CRYSTAL or deed == D_SEARCH_CARD + HEALTH_POTION:
        return h == u or hero_beside(s, u, h)
    if deed == D_SEARCH_CARD + STAMINA_POTION:
        return h == u or hero_near(s, u, h, 1)
    if deed == D_SEARCH_CARD + CURSE_DOLL:
        return cursed_near(s, u, h)
    if deed == D_CARD + DARK_CHARM:
        return s.figure[h].life == STANDING
    if deed == D_RELIC + SCORPIONS_KISS:
        return kissable(s, u, h)
    return special_hero(s, deed - D_SPECIAL, u, h)


def skill_hero(s, c, f, skill, h):
    u = f.source
    if skill == OATH_OF_HONOR:
        return oath_hero(s, c, u, h)
    if skill == PRAYER_OF_HEALING:
        return (h == u or hero_beside(s, u, h)) and not (f.count == 1 and below_top(s, 1).owner >> h & 1)
    if skill == STONESKIN:
        return stoneskin_for(s, cython.address(s.attack[f.count]), u, h)
    return hero_beside(s, u, h)  # Blessed Strike


def special_hero(s, number, u, h):
    if number == OVERPOWER_NUMBER:
        return overpowerable(s, u, h)
    if number == SEDUCE_NUMBER:
        return hero_near(s, u, h, 3)
    if number == DOMINION_NUMBER:
        return s.figure[h].life == STANDING and sees(s, u, h, 0)
    return hero_near(s, u, h, 1)  # Grab, Throw


def spaces_for(s, c, f, mask):
    n = 0
    m = map_of(s)
    for cell in range(m.n):
        if space_ok(s, f, cell):
            n += offer(mask, SPACE + cell)
    return n


def space_ok(s, f, cell):
    if f.target == D_CLIMB:
        return adjacent(s, s.figure[f.source].cell, cell) and empty(s, cell)
    if f.target == D_DROP:
        g = cython.address(s.figure[f.source])
        for i in range(g.w * g.h):
            if space_in(s, g.cell, i, g.w) == cell:
                return 1
        return 0
    return adjacent(s, s.figure[f.source].cell, cell) and terrain(s, cell) != OBSTACLE  # Distraction


def tokens_for(s, c, f, mask):
    n = 0
    for i in range(N_SEARCH_TOKENS + N_QUEST_TOKENS):
        if token_ok(s, c, f, i):
            n += offer(mask, TOKEN + i)
    return n


def token_ok(s, c, f, i):
    deed = f.target
    if is_quest_deed(deed):
        return may_choose_quest(s, c, f, i)
    if i >= N_SEARCH_TOKENS:
        return 0
    if deed == D_SEARCH or deed == D_SKILL + LURK:
        return searchable(s, f.source, i, 1)
    if deed == D_SKILL + GREEDY:
        return searchable(s, f.source, i, 3)
    if deed == D_PLOT + PETTY_THEFT:
        return lootable(s, f.source, i)
    if deed == D_PLOT + BAIT_AND_SWITCH:
        return is_bait(s, c, f.source, i)
    return on_target(s, cython.address(s.attack[s.n_attacks - 1]), i)  # Distraction


def on_target(s, a, i):
    """DER-08: a search token on the base of a monster that the attack names."""
    u = s.token[i].holder
    return s.token[i].life == HELD and u >= 0 and (u == a.target or u == a.second)


def doors_for(s, c, f, mask):
    n = 0
    for d in range(map_of(s).n_doors):
        if is_quest_deed(f.target):
            if may_choose_quest(s, c, f, d):
                n += offer(mask, DOOR + d)
        elif workable(s, c, f.source, d):
            n += offer(mask, DOOR + d)
    return n


def bits_for(f, mask):
    n = 0
    for i in range(8):
        if f.count >> i & 1:
            n += offer(mask, CHOICE + i)
    if f.count & CHOICE_OR_PASS:
        n += offer(mask, PASS)
    return n


def dice_for(s, f, mask):
    """ASK_DIE; source: the attack (-2: the roll), count: place in `affected`, -1 the attack dice; step:
    enum Only.
    """
    n = 0
    if f.target == D_REROLL_DEFENCE:  # the target's dice, of the attacker's choice
        for i in range(s.attack[s.n_attacks - 1].pool[0].n):
            n += offer(mask, DIE + i)
        return n
    for i in range(dice_in(s, f)):
        if die_ok(s, f, i):
            n += offer(mask, DIE + i)
    if f.step == ONLY_ONCE or f.step == OR_NOT:
        n += offer(mask, PASS)
    return n


def dice_in(s, f):
    if f.source == -2:
        return s.roll.n
    if f.count < 0:
        return s.attack[f.source].n_dice
    return s.attack[f.source].pool[f.count].n


def die_ok(s, f, i):
    if f.step == ONLY_ONCE:
        return not s.roll.used >> i & 1
    if f.step == ONLY_RED:
        return s.attack[f.source].die[i] // 6 == RED
    if f.step == ONLY_POWER:
        return is_power(s.attack[f.source].die[i])
    return 1


def cards_for(s, f, mask):
    n = 0
    for card in range(N_OVERLORD):
        if card_ok(s, f, card):
            n += offer(mask, OVERLORD_CARD + card)
    return n


def card_ok(s, f, card):
    if f.count == 0:
        return s.hand[card] > 0
    if f.count == 2:
        for i in range(N_ASIDE):
            if s.aside[i] == card:
                return 1
        return 0
    if s.discard[card]:
        return 1
    for i in range(s.deck_n):
        if s.deck[i] == card:
            return 1
    return 0


def answer_choice(s, c, f, action):
    """The answer goes into the frame below, which is on top now."""
    below_it = top(s)
    below_it.step += 1
    below_it.count = chosen(f.kind, action)
    if f.kind == ASK_CARD and f.count == 2:
        keep_aside(s, action - OVERLORD_CARD)


def chosen(kind, action):
    """The number of what was chosen; -1: PASS."""
    if kind == ASK_MAY:
        return action != PASS
    if action == PASS:
        return -1
    if kind == ASK_FIGURE:
        return action - FIGURE
    if kind == ASK_HERO:
        return action - HERO
    if kind == ASK_SPACE:
        return action - SPACE
    if kind == ASK_TOKEN:
        return action - TOKEN
    if kind == ASK_DOOR:
        return action - DOOR
    if kind == ASK_CHOICE:
        return action - CHOICE
    if kind == ASK_NUMBER:
        return action - NUMBER + 1
    if kind == ASK_DIE:
        return action - DIE
    return action - OVERLORD_CARD


# --- weapons and trade


def legal_weapon(s, c, f, mask):
    """ASK_WEAPON; an attack with a given target takes weapons that reach it."""
    a = cython.address(s.attack[f.target])
    h = a.attacker
    if a.target < 0 or a.how == D_SKILL + CORPSE_BLAST:
        n = 0
        if a.target < 0:
            n = weapon_verbs(s, c, h, a.flags, a.how, mask)
        else:
            for number in range(2):
                place = weapon_place(s, c, h, number)
                if place >= 0 and weapon_fits(s, c, h, place, a.how):
                    n += offer(mask, VERB + V_ATTACK_1 + number)
        return n if n > 0 else offer(mask, PASS)
    n = 0
    for number in range(2):
        place = weapon_place(s, c, h, number)
        if (
            place >= 0
            and weapon_fits(s, c, h, place, a.how)
            and target_ok(s, c, h, place, 0, a.how, a.target)
        ):
            n += offer(mask, VERB + V_ATTACK_1 + number)
    return n if n > 0 else offer(mask, PASS)


def legal_item(s, c, f, mask):
    """ASK_ITEM."""
    if f.count:
        return givable(s, c, f.source, f.target, f.source, mask)
    return givable(s, c, f.source, f.source, f.target, mask)
