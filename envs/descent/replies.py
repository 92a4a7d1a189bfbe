"""What the answers in timing windows do."""

import cython


def answer_window(s, c, f, action):
    """f: the ASK_WINDOW frame, gone; the frame that opened it is on top."""
    code = f.source
    if action == PASS:
        pass_window(s, f, code)
    elif action == VERB + V_TAKE_CARD:
        top(s).step = 3
        draw_cards(s, c, 1)
    elif action == VERB + V_TAKE_THREAT:  # RAY-014, RAY-016
        top(s).step = 3
        s.hero[f.target].threat = 1
        gain_threat(s, c, 1)
    elif action >= PLOT:
        trigger_reply(s, c, f, action - PLOT)
    elif action >= OVERLORD_CARD:
        card_reply(s, c, f, code, action - OVERLORD_CARD)
    elif action >= SEARCH_CARD:
        search_reply(s, c, f, action - SEARCH_CARD)
    elif action >= ITEM:
        item_reply(s, c, f, code, action - ITEM)
    elif action >= SKILL:
        skill_reply(s, c, f, code, action - SKILL)
    else:
        verb_reply(s, c, f, code, action - VERB)


def pass_window(s, f, code):
    """The next hero, the next pool or the next stage is asked."""
    if code == W_AT4:
        s.attack[f.target].pool[f.count].asked = 1
    elif code == W_AT4_STAFF:
        s.attack[f.target].pool[f.count].asked = 2
    elif asks_heroes(code):
        top(s).count += 1
    else:
        top(s).step += 1


def asks_heroes(code):
    return code in (W_AT1_HERO, W_AT2_HERO, W_AT7_HERO, W_OT3_HERO, W_OT5)


def use_reply(s, c, h, skill):
    """A skill used in a window: its fatigue, and exhausting."""
    row = cython.address(c.skill[skill])
    pay_fatigue(s, h, row.fatigue)
    if row.exhaust:
        exhaust(s, h, skill)


# --- Plot cards


def trigger_reply(s, c, f, card):
    """The effect waits below the payment (DER-21)."""
    u = f.target
    if card == DISTRACTION:
        a = cython.address(s.attack[f.target])
        v = a.target if is_monster(a.target) and s.figure[a.target].tokens else a.second
        push(s, TRICKED, -1, f.target, v, 0)
    elif card == FOILED_AGAIN:
        foil(s, top(s))
    elif card == CURSED_TREASURE:
        s.cursed += 1
    elif card == SLIPPERY:
        s.figure[u].slippery = 1
    elif card in (CONCEALMENT, BAIT_AND_SWITCH):
        push(s, USE, -1, u, D_PLOT + card, 0)
    trigger(s, c, card)


def plot_task(s, c):
    """USE of Petty Theft (a token is taken), Concealment, Bait and Switch."""
    f = top(s)
    card = f.target - D_PLOT
    if card == PETTY_THEFT:
        petty_task(s, c)
    elif card == CONCEALMENT:
        conceal(s, f)
    else:
        bait(s, c, f)


def conceal(s, f):
    """RAY-104, RAY-105: one of the two top cards stays on the top, the other goes to the bottom."""
    if f.step == 0:
        overlord_looks(s, 2)
        if s.search_n < 2:
            pop(s)
        else:
            push(s, ASK_CHOICE, 0, f.source, f.target, 3)
        return
    second_on_top = 1 if f.count == 1 else 0
    pop(s)
    if not second_on_top:  # the first card stays: the second goes under the deck
        first = s.search[s.search_n - 1]
        s.search[s.search_n - 1] = s.search[s.search_n - 2]
        s.search[s.search_n - 2] = first
    top_to_bottom(s)


def bait(s, c, f):
    """RAY-139 to RAY-143. source: the hero, owner: the token, then the monster."""
    h = f.source
    if f.step == 0:
        push(s, ASK_TOKEN, 0, h, f.target, 0)
    elif f.step == 1:
        f.owner = f.count
        push(s, ASK_FIGURE, 0, h, f.target, 0)
    elif f.step == 2:
        t = cython.address(s.token[f.owner])
        v = f.count
        cell = s.figure[v].cell
        lift(s, v)
        put(s, v, t.cell, 1, 1)
        t.cell = cell
        f.owner = v
        f.step = 3
    elif f.step == 3:
        if bait_attacks(s, c, f.owner, h):
            push(s, ASK_MAY, 0, f.owner, f.target, 0)
        else:
            pop(s)
    else:
        v = f.owner
        wants = f.count
        pop(s)
        if wants:
            attack_on(s, c, v, 0, W_CARD, D_PLOT + BAIT_AND_SWITCH, 0, h)


def bait_attacks(s, c, v, h):
    """DER-52: optional, but a legal attack."""
    if s.figure[h].life != STANDING or s.figure[v].life != STANDING or not may_attack(s, c, v):
        return 0
    return target_ok(s, c, v, W_CARD, 0, -1, h)


# --- Overlord cards


def card_reply(s, c, f, code, card):
    if card == DARK_FORTUNE:
        take_from_hand(s, card)
        begin_reroll(s, f, code)
    elif card == DARK_MIGHT:
        take_from_hand(s, card)
        s.attack[f.target].added += 1
    elif card == CRITICAL_BLOW:
        take_from_hand(s, card)
        s.attack[f.target].cards |= CARD_CRITICAL
    elif card == EXPERT_BLOW:
        take_from_hand(s, card)
        s.attack[f.target].cards |= CARD_BLOW
        s.attack[f.target].damage += 2
        top(s).step += 1
    elif card == DARK_FORTITUDE:
        take_from_hand(s, card)
        s.attack[f.target].pool[f.count].bonus += 2
    elif card == BLOODLUST:
        take_from_hand(s, card)
        draw_cards(s, c, 2)
    elif card == WICKED_LAUGHTER:  # DER-95: he tests again, the attribute 1 lower
        take_from_hand(s, card)
        test = top(s)
        test.step = 0
        test.count -= 1
        test.owner += 1
    else:
        play(s, c, card, f.target)


def begin_reroll(s, f, code):
    """A die of what has just been rolled: of the roll, the attack pool, or a defence pool."""
    push_reroll(s, f, code, D_FORTUNE, 0)


def push_reroll(s, f, code, deed, only):
    """USE of a reroll; source: attack (-2: the roll), owner: place in `affected`, -1 the attack dice, -2
    the roll;
    count: which dice (enum Only).
    """
    if code in (W_RO1, W_RO1_STAFF):
        push(s, USE, -2, -2, deed, only)
    elif code in (W_AT3, W_AT3_STAFF):
        push(s, USE, -1, f.target, deed, only)
    else:
        push(s, USE, f.count, f.target, deed, only)


def reroll_task(s, c):
    """USE of D_FORTUNE, D_WEAPON_REROLL: which die, then it is rolled again."""
    f = top(s)
    if f.step == 0:
        only = f.count
        push(s, ASK_DIE, reroll_seat(s, f), f.source, f.target, f.owner)
        top(s).step = only
        return
    number = f.source
    k = f.owner
    i = f.count
    pop(s)
    if number == -2:
        reroll_roll(s, i)
    else:
        reroll_in_attack(s, number, k, i)


def reroll_seat(s, f):
    if f.source == -2:
        return roller_seat(s, s.roll.who)
    a = cython.address(s.attack[f.source])
    return a.seat if f.owner < 0 else owner_seat(s, a.affected[f.owner])


def many_task(s, c):
    """USE of the Power Potion, the Shield of the Dark God: any number of dice, each once (bits in
    Roll.used).
    """
    f = top(s)
    number = f.source
    k = f.owner
    if f.step > 0:
        if f.count < 0:
            pop(s)
            return
        s.roll.used |= 1 << f.count
        reroll_in_attack(s, number, k, f.count)
        f.step = 0
    push(s, ASK_DIE, reroll_seat(s, f), number, f.target, k)
    top(s).step = ONLY_ONCE


# --- Search cards, items


def search_reply(s, c, f, card):
    a = cython.address(s.attack[f.target])
    if card == POWER_POTION:
        use_search_card(s, striker_of(s, a), card)
        s.roll.used = 0
        push(s, USE, -1, f.target, D_SEARCH_CARD + POWER_POTION, 0)
    else:  # Warding Talisman
        use_search_card(s, a.affected[f.count], card)
        a.pool[f.count].bonus += 2


def roller_of(s, f, code):
    """The hero who has rolled the dice that a window is about."""
    if code == W_RO1:
        return f.target
    a = cython.address(s.attack[f.target])
    return a.affected[f.count] if code == W_AT4 else striker_of(s, a)


def item_reply(s, c, f, code, place):
    h = roller_of(s, f, code)
    item = s.hero[h].item[place]
    if item in (STEEL_BROADSWORD, STEEL_GREATSWORD):
        s.attack[f.target].used |= USED_WEAPON
        push_reroll(s, f, code, D_WEAPON_REROLL, ONLY_RED if item == STEEL_BROADSWORD else ONLY_POWER)
        return
    exhaust_item(s, h, place)
    if item in (LUCKY_CHARM, LUCKY_CHARM_2):
        reroll_all(s)
    elif item == FORTUNAS_DICE:
        pay_fatigue(s, h, 1)
        begin_reroll(s, f, code)
    elif item == MANA_WEAVE:
        s.attack[f.target].added += 1
    else:
        defend_with(s, c, f.target, f.count, h, item)


def defend_with(s, c, number, k, h, item):
    """Shields and cloaks (AT4): in the k-th pool of an attack."""
    a = cython.address(s.attack[number])
    p = cython.address(a.pool[k])
    if item == HEAVY_CLOAK:
        a.cancelled += 1
        if top(s).step == ST_AT5 and a.surges > 0:  # he is affected by a surge (DES-132): one of those left
            a.surges -= 1
    elif item == ELVEN_CLOAK:
        p.bonus += attribute_of(s, c, h, AWARENESS)
    elif item == SHIELD_OF_THE_DARK_GOD:
        p.reroll_best = pool_shields(c, p)
        s.roll.used = 0
        push(s, USE, k, number, D_ITEM + item, 0)
    elif item == IRON_SHIELD and p.n > 0:
        push(s, USE, k, number, D_ITEM + item, 0)
    else:
        p.bonus += 1
        if item == HEAVY_STEEL_SHIELD and p.n > 0:
            push(s, USE, k, number, D_ITEM + item, 0)


def training_task(s, c):
    """USE of Defense Training (owner: attack): which of two Shields the card pays for (KNI-4)."""
    f = top(s)
    h = f.source
    number = f.owner
    if f.step == 0 and shield_of(s, h, 1) >= 0:
        push(s, ASK_CHOICE, seat_of(h), h, f.target, 3)
        return
    place = shield_of(s, h, f.count)
    pop(s)
    for k in range(s.attack[number].n_affected):
        if s.attack[number].affected[k] == h and place >= 0:
            defend_with(s, c, number, k, h, s.hero[h].item[place])
            return


def shield_task(s, c):
    """USE of the Iron Shield (a reroll, or 1 shield), of the Heavy Steel Shield (a reroll, if wanted)."""
    f = top(s)
    number = f.source
    k = f.owner
    if f.step == 0:
        push(s, ASK_DIE, reroll_seat(s, f), number, f.target, k)
        top(s).step = OR_NOT
        return
    i = f.count
    iron = 1 if f.target == D_ITEM + IRON_SHIELD else 0
    pop(s)
    if i >= 0:
        reroll_in_attack(s, number, k, i)
    elif iron:
        s.attack[number].pool[k].bonus += 1


# --- skills


def skill_reply(s, c, f, code, i):
    if code in (W_AT3, W_AT7):
        h = striker_of(s, cython.address(s.attack[f.target]))
        attack_skill(s, c, f, code, h, 9 * s.hero[h].cls + i)
        return
    if code == W_AT4:
        h = s.attack[f.target].affected[f.count]
        skill = 9 * s.hero[h].cls + i
        use_reply(s, c, h, skill)
        if skill == GHOST_ARMOR:
            s.attack[f.target].used |= USED_GHOST
            s.attack[f.target].pool[f.count].bonus += 1
        else:  # Defense Training pays for the Shield
            push(s, USE, f.target, h, D_SKILL + DEFENSE_TRAINING, 0)
        return
    h = necro_of(s) if code == W_AT6 else f.target
    skill = 9 * s.hero[h].cls + i
    if skill != DARK_PACT and skill != STALWART and skill != ANCESTOR_SPIRITS:
        use_reply(s, c, h, skill)
    event_skill(s, c, f, h, skill)


def attack_skill(s, c, f, code, h, skill):
    """AT3 and AT7 of a hero's own attack."""
    number = f.target
    a = cython.address(s.attack[number])
    if skill == RUNNING_SHOT:
        a.flags |= F_SHOT
        ask_roam(s, h, shot_steps(s, c, h), seat_of(h), 0)
        return
    if skill == EXECUTE:  # its fatigue is X
        exhaust(s, h, skill)
        push(s, USE, number, h, D_SKILL + EXECUTE, 0)
        return
    use_reply(s, c, h, skill)
    if skill == ACCURATE:
        a.used |= USED_ACCURATE
        push_reroll(s, f, code, D_WEAPON_REROLL, ONLY_POWER)
    elif skill == UNDEAD_MIGHT:
        a.damage += 1
    elif skill == ADVANCE:
        push(s, USE, -1, h, D_SKILL + ADVANCE, 0)
    elif skill == QUICK_CASTING:
        hero_attack(s, c, h, a.weapon, D_SKILL + QUICK_CASTING, 0)
    elif skill == DYING_COMMAND:
        push(s, USE, -1, h, D_SKILL + DYING_COMMAND, number)
    elif skill == ANCESTOR_SPIRITS:
        push(s, USE, -1, h, D_SKILL + ANCESTOR_SPIRITS, 0)
    else:  # Weapon Mastery, Rune Mastery, Bow Mastery
        a.added += 1


def execute_task(s, c):
    """BER-8: X fatigue for X damage; the owner of the frame is the number of the attack."""
    f = top(s)
    h = f.source
    if f.step == 0:
        push(s, ASK_NUMBER, seat_of(h), h, f.target, min(10, stamina_left(s, h)))
        return
    s.attack[f.owner].damage += f.count
    pay_fatigue(s, h, f.count)
    pop(s)


def event_skill(s, c, f, h, skill):
    """Skills that answer an event outside the hero's own attack."""
    if skill == APPRAISAL:
        appraise(s, top(s))
    elif skill == DEFEND:
        defend(s, h, f.count)
    elif skill == STONESKIN:
        push(s, USE, f.count, h, D_SKILL + STONESKIN, 0)
    elif skill == DARK_PACT:
        harm = top(s)
        harm.target = h if harm.target == FAMILIAR else FAMILIAR
        harm.owner = -3
    elif skill == COUNTER_ATTACK:
        attack_on(s, c, h, seat_of(h), W_ASK, D_SKILL + skill, F_DECLARED_BY_HERO, s.attack[f.count].attacker)
    elif skill in (FIRST_STRIKE, GUARD):
        attack_on(s, c, h, seat_of(h), W_ASK, D_SKILL + skill, F_DECLARED_BY_HERO, f.count)
    elif skill == CALTROPS:
        push(s, USE, f.count, h, D_SKILL + CALTROPS, 0)
    elif skill == NIMBLE:
        ask_roam(s, h, points_of_fatigue(s, h), seat_of(h), 0)
    elif skill == STALWART:
        top(s).step = 1
        push(s, USE, -1, h, D_SKILL + STALWART, 0)
    else:  # Ancestor Spirits after a skill that is no attack
        use_reply(s, c, h, skill)
        push(s, USE, -1, h, D_SKILL + ANCESTOR_SPIRITS, 0)


def defend(s, h, number):
    """KNI-3, DES-135: he becomes the target; range and sight stay."""
    a = cython.address(s.attack[number])
    if defendable(s, h, a.target):
        a.target = h
    else:
        a.second = h
    a.flags |= F_UNMOVED


def reply_task(s, c):
    """USE of Stoneskin (owner: attack), Caltrops (owner: monster)."""
    f = top(s)
    h = f.source
    if f.target == D_SKILL + STONESKIN:
        if f.step == 0:
            push(s, ASK_HERO, seat_of(h), h, f.target, f.owner)
            return
        add_to_pool(s, f.owner, f.count, GRAY)
        pop(s)
    elif f.step == 0:
        f.step = 1
        ask_test(s, h, AWARENESS, 0)
    else:
        v = f.owner
        pop(s)
        if s.passed:
            afflict(s, c, v, IMMOBILIZED)
            hurt(s, h, v, 1)


def add_to_pool(s, number, u, kind):
    a = cython.address(s.attack[number])
    for k in range(a.n_affected):
        if a.affected[k] == u and a.pool[k].n < N_POOL:
            add_die_to(cython.address(a.pool[k]), kind)


# --- verbs


def verb_reply(s, c, f, code, verb):
    if verb == V_FORTUNE_REROLL:
        h = roller_of(s, f, code)
        s.hero[h].fortune -= 1
        begin_reroll(s, f, code)
    elif verb == V_REFRESH_CONCEALMENT:  # DER-02
        s.plot[CONCEALMENT] = PLOT_READY
        pay(s, c, 1)
    elif verb == V_OVERLORD_RELIC:
        s.relic_turned |= 1 << STAFF_OF_SHADOWS
        push_reroll(s, f, code, D_RELIC + STAFF_OF_SHADOWS, 0)
    else:
        ability_reply(s, c, f, code)


def ability_reply(s, c, f, code):
    """Tarha in AT3, Tomble in AT2, Jain in AT6."""
    if code == W_AT3:
        s.hero[striker_of(s, cython.address(s.attack[f.target]))].reroll = 1
        begin_reroll(s, f, code)
    elif code == W_AT2_HERO:
        s.attack[f.count].used |= USED_TOMBLE
        push(s, USE, f.count, f.target, D_ABILITY + TOMBLE, 0)
    else:
        push(s, USE, -1, f.target, D_ABILITY + JAIN, 0)


def ability_task(s, c):
    """USE of Tomble's ability (owner: attack), of Jain's (the HARM frame lies below)."""
    f = top(s)
    h = f.source
    if f.target == D_ABILITY + TOMBLE:
        if f.step == 0:
            push(s, ASK_HERO, seat_of(h), h, f.target, 0)
            return
        number = f.owner
        other = f.count
        pop(s)
        lend_dice(s, c, number, h, other)
        return
    harm = below_top(s, 1)
    if f.step == 0:
        push(s, ASK_NUMBER, seat_of(h), h, f.target, min(10, min(harm.count, stamina_left(s, h))))
        return
    harm.count -= f.count
    pay_fatigue(s, h, f.count)
    pop(s)


def lend_dice(s, c, number, h, other):
    """HER-8: all defence dice of the other hero are added to his pool."""
    a = cython.address(s.attack[number])
    for k in range(a.n_affected):
        if a.affected[k] == h:
            hero_defence(s, c, cython.address(a.pool[k]), other)
