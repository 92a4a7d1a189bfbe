"""A game's beginning: an empty State, the content, heroes and classes (CS1), the overlord's cards, the
preparation step of quests and single encounters (DES-035 to DES-041, RAY-003 to RAY-007, spec 8).
"""

import cython


def start_game(s, c):
    """Clears the State, which the core has zeroed, and begins."""
    s.drawn = -1
    s.aside_search = -1
    clear_map(s)
    s.quest = -1
    for h in range(MAX_HEROES):
        clear_figure(s, h)
        s.hero[h].hero = -1
        s.hero[h].cls = -1
        for place in range(N_CARRIED):
            s.hero[h].item[place] = -1
        ready_hero(s, h)
    for i in range(N_SHOP):
        s.shop_left[i] = c.item[FIRST_SHOP + i].copies
    push(s, GAME, -1, -1, -1, 0)


def game_task(s, c):
    f = top(s)
    if f.step == G_CONTENT:
        f.step += 1
        choose_content(s, c)
        name_heroes(s, c)
    elif f.step == G_HEROES:
        draft(s, c, f)
    elif f.step == G_SIDES:
        f.step += 1
        equip_heroes(s, c)
        equip_overlord(s, c)
        f.source = starting_relics(s, c)
    elif f.step == G_RELICS:
        relics_step(s, c, f)
    elif f.step == G_PREPARE:
        f.step += 1
        if c.options.mode != MODE_CAMPAIGN:
            push(s, PREPARATION, -1, -1, -1, 0)
    elif f.step == G_QUEST:
        f.step += 1
        push(s, QUESTING, -1, -1, -1, first_number(s, c))
    else:
        quest_over(s, c, f)


def first_number(s, c):
    return c.encounter[s.encounter].number if c.options.mode == MODE_ENCOUNTER else 0


def quest_over(s, c, f):
    """DES-231, DES-249: a Campaign phase follows, and the next quest; or the game is over."""
    if c.options.mode != MODE_CAMPAIGN or s.track == FINALE:
        end_game(s, c)
        return
    f.step = G_QUEST
    s.phase = PHASE_CAMPAIGN
    push(s, CAMPAIGN, -1, 0, -1, 0)


# --- content


def choose_content(s, c):
    """The quest, the encounter, the act."""
    act = c.options.act
    if c.options.mode == MODE_CAMPAIGN:
        s.quest = c.options.intro
        act = ACT_1
    elif c.options.mode == MODE_QUEST:
        s.quest = c.options.quest
        if s.quest < 0:
            s.quest = random_quest(s, c)
        if act < 0:
            act = c.quest[s.quest].act
    else:
        s.encounter = c.options.encounter
        if s.encounter < 0:
            s.encounter = random_encounter(s, c)
        s.quest = c.encounter[s.encounter].quest
        if act < 0:
            act = c.encounter[s.encounter].act
    s.act = max(act, ACT_1)


def random_quest(s, c):
    """One of the quests, of those of the act that is asked for."""
    n = 0
    for quest in range(N_QUESTS):
        n += of_act(c, c.quest[quest].act)
    k = below(cython.address(s.head.rng), n)
    quest = 0
    while k > 0 or not of_act(c, c.quest[quest].act):
        k -= of_act(c, c.quest[quest].act)
        quest += 1
    return quest


def random_encounter(s, c):
    n = 0
    for e in range(N_ENCOUNTERS):
        n += of_act(c, c.encounter[e].act)
    k = below(cython.address(s.head.rng), n)
    e = 0
    while k > 0 or not of_act(c, c.encounter[e].act):
        k -= of_act(c, c.encounter[e].act)
        e += 1
    return e


def of_act(c, act):
    """Content with act -1 belongs to both acts."""
    return c.options.act < 0 or act < 0 or act == c.options.act


# --- heroes and classes


def name_heroes(s, c):
    """Those that the options name, then those that chance names."""
    for h in range(c.options.heroes):
        s.hero[h].hero = max(-1, c.options.hero[h])
        s.hero[h].cls = max(-1, c.options.cls[h])
    for h in range(c.options.heroes):
        if c.options.hero[h] == BY_CHANCE:
            random_hero(s, c, h)


def random_hero(s, c, h):
    k = below(cython.address(s.head.rng), heroes_free(s, c, cython.NULL))
    hero = 0
    while k > 0 or is_taken(s, c, hero):
        if not is_taken(s, c, hero):
            k -= 1
        hero += 1
    s.hero[h].hero = hero


def heroes_free(s, c, mask):
    """DES-035: all different."""
    n = 0
    for hero in range(N_HEROES):
        if not is_taken(s, c, hero):
            n += offer(mask, CHOICE + hero)
    return n


def is_taken(s, c, hero):
    for h in range(c.options.heroes):
        if s.hero[h].hero == hero:
            return 1
    return 0


def draft(s, c, f):
    """CS1: each hero in index order, hero then class; classes by chance come last. f.count: the place."""
    h = f.count
    if h == c.options.heroes:
        f.count = 0
        f.step += 1
        random_classes(s, c)
    elif s.hero[h].hero < 0:
        push(s, ASK_HERO_PICK, seat_of(h), h, -1, 0)
    elif s.hero[h].cls < 0 and c.options.cls[h] == BY_DRAFT:
        push(s, ASK_CLASS_PICK, seat_of(h), h, -1, 0)
    else:
        f.count += 1


def random_classes(s, c):
    for h in range(c.options.heroes):
        if s.hero[h].cls < 0:
            first = 2 * c.hero[s.hero[h].hero].archetype
            k = below(cython.address(s.head.rng), classes_free(s, c, h, cython.NULL))
            s.hero[h].cls = first + k if is_class_free(s, c, first) else first + 1


def classes_free(s, c, h, mask):
    """DES-036: classes of his archetype that nobody has."""
    first = 2 * c.hero[s.hero[h].hero].archetype
    n = 0
    for k in range(2):
        if is_class_free(s, c, first + k):
            n += offer(mask, CHOICE + k)
    return n


def is_class_free(s, c, cls):
    for i in range(c.options.heroes):
        if s.hero[i].cls == cls:
            return 0
    return 1


def equip_heroes(s, c):
    """DES-037, DES-038, DES-041; what the options give outside a campaign."""
    for h in range(c.options.heroes):
        me = cython.address(s.hero[h])
        me.xp = starting_xp(s, c, c.options.hero_xp)
        for i in range(9):
            if c.skill[9 * me.cls + i].xp == 0:
                me.skills |= 1 << i
        if c.options.plot_deck:
            me.fortune = c.options.start_fortune[h]
        equip_start(s, c, h)
        reckon(s, c, h)
    s.gold = 0
    if c.options.mode != MODE_CAMPAIGN:
        s.gold = c.options.hero_gold
        if s.gold < 0:
            s.gold = ACT_2_GOLD * c.options.heroes if s.act == ACT_2 else 0


def starting_xp(s, c, xp):
    if c.options.mode == MODE_CAMPAIGN:
        return 0
    if xp < 0:
        return ACT_2_XP if s.act == ACT_2 else 0
    return xp


# --- overlord


def equip_overlord(s, c):
    """DES-040, DES-041, RAY-006, RAY-007, DER-15, DER-16; the basic Overlord cards are his in any case."""
    s.xp = starting_xp(s, c, c.options.overlord_xp)
    if c.options.mode != MODE_CAMPAIGN and c.options.majority > 0:
        s.won_act2[c.options.majority] = 2
    if not c.options.plot_deck:
        return
    s.threat = c.options.start_threat
    for card in range(N_PLOT):
        if c.plot[card].buy < 0 or c.options.plot_cards >> card & 1:
            s.plot[card] = PLOT_READY
    for _ in range(c.options.random_plot_cards):
        random_plot_card(s)


def random_plot_card(s):
    """One more faceup card."""
    n = 0
    for card in range(N_PLOT):
        if s.plot[card] == PLOT_FACEDOWN:
            n += 1
    if n == 0:
        return
    k = below(cython.address(s.head.rng), n)
    for card in range(N_PLOT):
        if s.plot[card] == PLOT_FACEDOWN:
            if k == 0:
                s.plot[card] = PLOT_READY
                return
            k -= 1


def starting_relics(s, c):
    """Bits of the relics that the heroes own from the start; the overlord's are his at once."""
    bits = 0
    for relic in range(N_RELICS):
        if c.options.relic_of[relic] == HEROES:
            bits |= 1 << relic
        elif c.options.relic_of[relic] == OVERLORD:
            s.relic_of[relic] = OVERLORD
    return bits


# --- preparation


def preparation_task(s, c):
    """Experience of the heroes, shopping if there is gold, the overlord (spec 8)."""
    f = top(s)
    if f.step == P_SKILLS:
        skills_step(s, c, f)
    elif f.step == P_OFFER:
        f.step = P_DARK
        if s.gold > 0:
            f.step = P_SHOP
            offer_cards(s, c, SHOP_CARDS)
    elif f.step == P_SHOP:
        shop_step(s, c, f)
    elif f.step == P_DARK:
        close_shop(s)
        dark_step(s, c, f)
    else:
        pop(s)
