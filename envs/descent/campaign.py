"""The Campaign phase after a quest: gold, clean-up, rewards, shopping, experience, the next quest (DES-231 to
DES-247); the questions of this half of the rules (CS1, CA3 to CA8).
"""

import cython


def campaign_task(s, c):
    """source: bits of the relics that the heroes still have to give to one of them."""
    f = top(s)
    if f.step == C_GOLD:
        f.step = C_RELICS
        gold(s, c)
        clean_up(s, c)
        f.source = rewards(s, c)
    elif f.step == C_RELICS:
        relics_step(s, c, f)
    elif f.step == C_EARLY:
        f.step = C_OFFER
        if s.track == INTERLUDE:
            f.step = C_EARLY_SHOP
            s.buys_act1 = 1
            offer_all(s, c)
    elif f.step == C_EARLY_SHOP:
        shop_step(s, c, f)
    elif f.step == C_ACT:
        f.step = C_OFFER
        close_shop(s)
        s.buys_act1 = 0
        s.act = ACT_2
    elif f.step == C_OFFER:
        f.step = C_SHOP
        offer_cards(s, c, SHOP_CARDS)
    elif f.step == C_SHOP:
        shop_step(s, c, f)
    else:
        last_steps(s, c, f)


def last_steps(s, c, f):
    if f.step == C_FORTUNE:
        f.step = C_SKILLS
        close_shop(s)
        for h in range(c.options.heroes):  # DES-238, RAY-056
            s.hero[h].fortune = 0
    elif f.step == C_SKILLS:
        skills_step(s, c, f)
    elif f.step == C_DARK:
        dark_step(s, c, f)
    elif f.step == C_NEXT:
        f.step = C_OVER
        next_quest(s, c)
    else:
        s.track += 1
        pop(s)


# --- gold, clean-up, rewards


def gold(s, c):
    """DES-232: every Search card of the party counts, used or not."""
    for h in range(c.options.heroes):
        me = cython.address(s.hero[h])
        for card in range(N_USABLE):
            s.gold += c.search[card].gold * (me.faceup[card] + me.facedown[card])
            me.faceup[card] = 0
            me.facedown[card] = 0


def clean_up(s, c):
    """DES-233, DER-119."""
    clear_map(s)
    for h in range(c.options.heroes):
        ready_hero(s, h)
        s.hero[h].fatigue = 0
        s.figure[h].damage = 0
        s.figure[h].conditions = 0
    for card in range(N_PLOT):
        if s.plot[card] == PLOT_EXHAUSTED:
            s.plot[card] = PLOT_READY
    s.relic_turned = 0
    put_cards_away(s)


def put_cards_away(s):
    """Hand, piles and Search deck: a quest's start makes them anew."""
    s.hand_n = 0
    s.deck_n = 0
    s.deck_known = 0
    for card in range(N_OVERLORD):
        s.hand[card] = 0
        s.discard[card] = 0
    s.search_n = 0
    s.search_dark = 0
    s.search_light = 0
    for card in range(N_SEARCH):
        s.search_discard[card] = 0


def rewards(s, c):
    """DES-234, DES-247; returns the bits of the relics that the heroes get."""
    quest = cython.address(c.quest[s.quest])
    bits = s.relic_lost
    s.xp += 1
    for h in range(c.options.heroes):
        s.hero[h].xp += 1
    if s.quest_winner == HEROES:
        s.gold += quest.gold * c.options.heroes
        if quest.relic >= 0:
            bits |= 1 << quest.relic
    elif s.quest_winner == OVERLORD:
        s.xp += quest.xp
        if quest.relic >= 0:
            s.relic_of[quest.relic] = OVERLORD
    for relic in range(N_RELICS):
        if bits >> relic & 1:
            s.relic_of[relic] = NOBODY
    s.relic_lost = 0
    return bits


# --- the next quest


def next_quest(s, c):
    """CA7, DES-244, DES-245: interlude and finale are fixed, the winner picks the others."""
    if s.track + 1 == INTERLUDE:
        s.quest = LANTERN
    elif s.track + 1 == FINALE:
        s.quest = THRONE
    elif s.quest_winner == OVERLORD:
        push(s, ASK_NEXT_QUEST, 0, -1, -1, 0)
    else:
        push(s, ASK_NEXT_QUEST, seat_of(speaker(s, c)), -1, -1, 0)


def pool(s, c, mask):
    """Quests of the current act that have not been played."""
    n = 0
    for quest in range(N_QUESTS):
        if not s.quests_played >> quest & 1 and is_in_pool(s, c, quest):
            n += offer(mask, QUEST + quest)
    return n


def is_in_pool(s, c, quest):
    """Spec 8: with the extra quests alone the printed ones are offered when both have been played."""
    if s.track >= INTERLUDE:
        return ARCHIVE <= quest <= COURT or (quest == BELL and c.options.act2_both)
    if FATGOBLIN <= quest <= WING:
        return c.options.act1_pool != ACT1_EXTRA or s.quests_played >> GRAIN & s.quests_played >> BELL & 1
    return quest in (GRAIN, BELL) and c.options.act1_pool != ACT1_PRINTED


# --- questions


def legal_campaign(s, c, f, mask):
    kind = f.kind
    if kind == ASK_HERO_PICK:
        return heroes_free(s, c, mask)
    if kind == ASK_CLASS_PICK:
        return classes_free(s, c, f.source, mask)
    if kind == ASK_SKILL_BUY:
        return skills_to_buy(s, c, f.source, mask) + offer(mask, PASS)
    if kind == ASK_SHOP:
        return legal_shop(s, c, mask)
    if kind == ASK_SELL:
        return goods(s, f.source, mask)
    if kind == ASK_PURSE:
        return purses(s, c, mask)
    if kind == ASK_DARK_SHOP:
        return legal_dark_shop(s, c, mask)
    if kind == ASK_NEXT_QUEST:
        return pool(s, c, mask)
    if kind == ASK_TRAVEL:
        return legal_travel(s, c, f, mask)
    return buyers(s, c, mask)  # ASK_BUYER, ASK_RELIC_TO


def answer_campaign(s, c, f, action):
    """f: the frame, gone."""
    kind = f.kind
    if kind == ASK_HERO_PICK:
        s.hero[f.source].hero = action - CHOICE
    elif kind == ASK_CLASS_PICK:
        s.hero[f.source].cls = 2 * c.hero[s.hero[f.source].hero].archetype + action - CHOICE
    elif kind == ASK_SKILL_BUY:
        if action == PASS:
            top(s).count += 1
        else:
            buy_skill(s, c, f.source, action - SKILL)
    elif kind == ASK_SHOP:
        answer_shop(s, c, action)
    elif kind == ASK_BUYER:
        buy_item(s, c, action - HERO, f.source)
    elif kind == ASK_SELL:
        sell_item(s, c, f.source, action - ITEM)
    elif kind == ASK_PURSE:
        spend_fortune(s, c, action - HERO, f.count)
    elif kind == ASK_DARK_SHOP:
        answer_dark_shop(s, c, action)
    elif kind == ASK_NEXT_QUEST:
        s.quest = action - QUEST
    elif kind == ASK_TRAVEL:
        answer_travel(s, c, f, action)
    else:
        give_relic(s, c, action - HERO, f.source)
