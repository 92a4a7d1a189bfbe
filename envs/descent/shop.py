"""What is bought: Shop Items for gold, skills and Overlord cards for experience, Plot cards for threat
(DES-235 to DES-243, RAY-027 to RAY-031, RAY-053); who gets a relic (DES-247).

The steps that ask serve the Campaign phase and the preparation step alike: END or PASS moves the frame below
on.
"""

import cython

# --- heroes' experience


def skills_step(s, c, f):
    """CA5, DES-239: every hero in index order. f.count: the hero."""
    if f.count >= c.options.heroes:
        f.count = 0
        f.step += 1
    elif not skills_to_buy(s, c, f.count, cython.NULL):
        f.count += 1
    elif by_chance(s, c):
        skill_by_chance(s, c, f)
    else:
        push(s, ASK_SKILL_BUY, seat_of(f.count), f.count, -1, 0)


def skills_to_buy(s, c, h, mask):
    """Skills of his class that he can pay."""
    me = cython.address(s.hero[h])
    n = 0
    for i in range(9):
        if not me.skills >> i & 1 and c.skill[9 * me.cls + i].xp <= me.xp:
            n += offer(mask, SKILL + i)
    return n


def buy_skill(s, c, h, i):
    s.hero[h].skills |= 1 << i
    s.hero[h].xp -= c.skill[9 * s.hero[h].cls + i].xp
    reckon(s, c, h)


# --- shopping


def offer_cards(s, c, n):
    """DES-236: cards of the current act at random, one after the other."""
    for _ in range(n):
        left = cards_left(s, c)
        if left == 0:
            return
        k = below(cython.address(s.head.rng), left)
        for i in range(N_SHOP):
            if c.item[FIRST_SHOP + i].act == s.act:
                if k < s.shop_left[i]:
                    put_on_offer(s, i, 1)
                    break
                k -= s.shop_left[i]


def cards_left(s, c):
    """Cards in the Shop Item deck of the current act."""
    n = 0
    for i in range(N_SHOP):
        if c.item[FIRST_SHOP + i].act == s.act:
            n += s.shop_left[i]
    return n


def put_on_offer(s, i, n):
    if n:
        s.shop_left[i] -= n
        s.offered[i] += n
        bit = 1
        s.on_offer |= bit << i


def offer_all(s, c):
    """DES-246: every Act I item left in the deck."""
    for i in range(N_SHOP):
        if c.item[FIRST_SHOP + i].act == s.act:
            put_on_offer(s, i, s.shop_left[i])


def close_shop(s):
    """What was not bought is shuffled back."""
    for i in range(N_SHOP):
        s.shop_left[i] += s.offered[i]
        s.offered[i] = 0
    s.on_offer = 0


def shop_step(s, c, f):
    """CA4: until END."""
    if by_chance(s, c):
        item_by_chance(s, c, f)
    elif legal_shop(s, c, cython.NULL) > 1:
        push(s, ASK_SHOP, seat_of(speaker(s, c)), -1, -1, 0)
    else:
        f.step += 1


def legal_shop(s, c, mask):
    """Buy, sell, spend fortune for one more card, END; before the interlude's act change only buy."""
    n = items_to_buy(s, c, mask)
    if not s.buys_act1:
        for h in range(c.options.heroes):
            if goods(s, h, cython.NULL):
                n += offer(mask, HERO + h)
        if may_spend_fortune(s, c):
            n += offer(mask, VERB + V_SHOP_FORTUNE)
    return n + offer(mask, VERB + V_END)


def items_to_buy(s, c, mask):
    """Items on offer that the purse can pay, if somebody can hold one more."""
    n = 0
    if buyers(s, c, cython.NULL) == 0:
        return 0
    for i in range(N_SHOP):
        if s.on_offer >> i & 1 and c.item[FIRST_SHOP + i].cost <= s.gold:
            n += offer(mask, SHOP + i)
    return n


def buyers(s, c, mask):
    """DES-075: heroes who hold fewer than 12 items."""
    n = 0
    for h in range(c.options.heroes):
        if free_place(s, h) >= 0:
            n += offer(mask, HERO + h)
    return n


def goods(s, h, mask):
    """DES-237: what he may sell, which is no relic."""
    n = 0
    for place in range(N_CARRIED):
        if 0 <= s.hero[h].item[place] < FIRST_RELIC:
            n += offer(mask, ITEM + place)
    return n


def may_spend_fortune(s, c):
    """RAY-053, DER-27; in the Shopping step of a Campaign phase, while the deck has a card."""
    n = 0
    for h in range(c.options.heroes):
        n += s.hero[h].fortune
    return c.options.mode == MODE_CAMPAIGN and n >= CARD_PRICE and cards_left(s, c) > 0


def purses(s, c, mask):
    """Heroes who have fortune."""
    n = 0
    for h in range(c.options.heroes):
        if s.hero[h].fortune > 0:
            n += offer(mask, HERO + h)
    return n


def answer_shop(s, c, action):
    if action == VERB + V_END:
        top(s).step += 1
    elif action == VERB + V_SHOP_FORTUNE:
        push(s, ASK_PURSE, seat_of(speaker(s, c)), -1, -1, CARD_PRICE)
    elif action >= SHOP:
        push(s, ASK_BUYER, seat_of(speaker(s, c)), FIRST_SHOP + action - SHOP, -1, 0)
    else:
        push(s, ASK_SELL, seat_of(speaker(s, c)), action - HERO, -1, 0)


def buy_item(s, c, h, item):
    i = item - FIRST_SHOP
    s.gold -= c.item[item].cost
    s.offered[i] -= 1
    if s.offered[i] == 0:
        bit = 1
        s.on_offer &= ~(bit << i)
    give_item(s, c, h, item)


def sell_item(s, c, h, place):
    """DES-237: a shop item goes back to its deck, starting gear leaves the game."""
    item = s.hero[h].item[place]
    s.gold += c.item[item].sell
    lose_item(s, c, h, place)
    if item >= FIRST_SHOP:
        s.shop_left[item - FIRST_SHOP] += 1


def spend_fortune(s, c, h, n):
    """A token of a hero; n: how many were still to be spent."""
    s.hero[h].fortune -= 1
    if n > 1:
        push(s, ASK_PURSE, seat_of(speaker(s, c)), -1, -1, n - 1)
    else:
        offer_cards(s, c, 1)


# --- the overlord's experience


def dark_step(s, c, f):
    """CA6, DES-240: until END."""
    if by_chance(s, c):
        card_by_chance(s, c, f)
    elif legal_dark_shop(s, c, cython.NULL) > 1:
        push(s, ASK_DARK_SHOP, 0, -1, -1, 0)
    else:
        f.step += 1


def legal_dark_shop(s, c, mask):
    n = cards_to_buy(s, c, mask)
    if c.options.plot_deck and s.xp > 0:
        n += offer(mask, VERB + V_XP_TO_THREAT)
    return n + offer(mask, VERB + V_END)


def cards_to_buy(s, c, mask):
    """Overlord cards (DES-241, DES-242), Plot cards (RAY-029)."""
    n = 0
    for card in range(N_OVERLORD):
        if may_buy_card(s, c, card):
            n += offer(mask, OVERLORD_CARD + card)
    for card in range(N_PLOT):
        if may_buy_plot(s, c, card):
            n += offer(mask, PLOT + card)
    return n


def may_buy_card(s, c, card):
    """A card of cost 2 needs two bought cards of its class, one of cost 3 three."""
    row = cython.address(c.overlord[card])
    if row.cls == BASIC or s.bought[card] >= row.copies or row.xp > s.xp:
        return 0
    if row.cls == UNIVERSAL or row.xp < 2:
        return 1
    n = 0
    for other in range(N_OVERLORD):
        if c.overlord[other].cls == row.cls:
            n += s.bought[other]
    return n >= row.xp


def may_buy_plot(s, c, card):
    """A facedown one that the threat can pay."""
    if not c.options.plot_deck or s.plot[card] != PLOT_FACEDOWN or c.plot[card].buy < 0:
        return 0
    if c.options.mode != MODE_CAMPAIGN and not c.options.plot_shop:
        return 0
    return c.plot[card].buy <= s.threat


def answer_dark_shop(s, c, action):
    if action == VERB + V_END:
        top(s).step += 1
    elif action == VERB + V_XP_TO_THREAT:  # RAY-020
        s.xp -= 1
        gain_threat(s, THREAT_FOR_XP)
    elif action >= PLOT:  # RAY-030, RAY-044, DER-16
        s.threat -= c.plot[action - PLOT].buy
        s.plot[action - PLOT] = PLOT_READY
    else:  # DES-243: it joins the deck of the next quest
        s.xp -= c.overlord[action - OVERLORD_CARD].xp
        s.bought[action - OVERLORD_CARD] += 1


# --- relics


def relics_step(s, c, f):
    """CA3: who gets a relic. f.source: bits of the relics still to be given."""
    if f.source <= 0:
        f.source = 0
        f.step += 1
        return
    relic = 0
    while not f.source >> relic & 1:
        relic += 1
    f.source &= ~(1 << relic)
    n = buyers(s, c, cython.NULL)
    if n == 0:
        return
    if by_chance(s, c):
        give_relic(s, c, nth_hero(s, below(cython.address(s.head.rng), n)), relic)
    else:
        push(s, ASK_RELIC_TO, seat_of(speaker(s, c)), relic, -1, 0)


def give_relic(s, c, h, relic):
    s.relic_of[relic] = HEROES
    give_item(s, c, h, FIRST_RELIC + relic)


def nth_hero(s, k):
    """The k-th of the heroes with room."""
    h = 0
    while k > 0 or free_place(s, h) < 0:
        if free_place(s, h) >= 0:
            k -= 1
        h += 1
    return h


# --- prep="random": purchases at random until nothing can be paid, or a pass comes up (spec 8)


def by_chance(s, c):
    return c.options.random_prep and c.options.mode != MODE_CAMPAIGN


def passes(s):
    return below(cython.address(s.head.rng), 4) == 0


def one_of(s, mask, n):
    """One of n actions."""
    k = below(cython.address(s.head.rng), n)
    action = 0
    while k > 0 or not mask[action]:
        if mask[action]:
            k -= 1
        action += 1
    return action


def skill_by_chance(s, c, f):
    if passes(s):
        f.count += 1
        return
    memset(mask, 0, cython.sizeof(mask))
    n = skills_to_buy(s, c, f.count, mask)
    buy_skill(s, c, f.count, one_of(s, mask, n) - SKILL)


def item_by_chance(s, c, f):
    memset(mask, 0, cython.sizeof(mask))
    n = items_to_buy(s, c, mask)
    if n == 0 or passes(s):
        f.step += 1
        return
    item = FIRST_SHOP + one_of(s, mask, n) - SHOP
    buy_item(s, c, nth_hero(s, below(cython.address(s.head.rng), buyers(s, c, cython.NULL))), item)


def card_by_chance(s, c, f):
    memset(mask, 0, cython.sizeof(mask))
    n = cards_to_buy(s, c, mask)
    if n == 0 or passes(s):
        f.step += 1
        return
    answer_dark_shop(s, c, one_of(s, mask, n))
