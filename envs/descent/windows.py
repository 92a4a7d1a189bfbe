"""What may answer an event: the timing windows (spec 6.2)."""

import cython


def legal_window(s, c, f, mask):
    """ASK_WINDOW; PASS is always among the answers but in DF2."""
    code = f.source
    if code == W_DF2:
        return offer(mask, VERB + V_TAKE_CARD) + offer(mask, VERB + V_TAKE_THREAT)
    n = offer(mask, PASS)
    if s.head.depth >= DEEPEST or s.n_attacks == N_ATTACKS:
        return n
    if code <= W_SR4:
        return n + turn_window(s, c, f, code, mask)
    if code <= W_AT4_STAFF:
        return n + attack_window(s, c, f, code, mask)
    if code <= W_RO2:
        return n + after_window(s, c, f, code, mask)
    return n + overlord_window(s, c, f, code, mask)


def card_option(s, card, mask):
    return offer(mask, OVERLORD_CARD + card) if s.hand[card] else 0


def plot_option(s, c, card, mask):
    return offer(mask, PLOT + card) if usable(s, c, card) else 0


def skill_option(s, c, h, skill, mask):
    """A skill that is ready and whose fatigue can be paid; its owner is standing."""
    if s.figure[h].life != STANDING or not ready(s, h, skill) or not can_pay(s, h, c.skill[skill].fatigue):
        return 0
    return offer(mask, SKILL + skill % 9)


def item_option(s, h, item, mask):
    place = ready_item(s, h, item)
    return offer(mask, ITEM + place) if place >= 0 else 0


def turn_window(s, c, f, code, mask):
    h = f.target
    n = 0
    if s.figure[h].life != STANDING:
        return 0
    if code == W_HT3:
        n += card_option(s, PIT_TRAP, mask) + card_option(s, WEB_TRAP, mask)
        if (
            s.hero[h].moved and below_top(s, 1).count == BY_POINTS and s.figure[h].points > 0
        ):  # DER-72, DES-194
            n += card_option(s, TRIPWIRE, mask)
        if usable(s, c, BAIT_AND_SWITCH) and any_bait(s, c, h):
            n += offer(mask, PLOT + BAIT_AND_SWITCH)
    elif code == W_HT4:
        n += card_option(s, POISON_DART, mask) + card_option(s, EXPLOSIVE_RUNES, mask)
        n += card_option(s, DEMON_TRAP, mask)
    elif code == W_SR1:
        n += card_option(s, POISON_DART, mask)
        if s.cursed < MAX_CURSED and near_monster(s, h, 3):  # RAY-134 to RAY-136
            n += plot_option(s, c, CURSED_TREASURE, mask)
    elif code == W_SR2:
        n += plot_option(s, c, COVETOUS, mask)
    elif code == W_SR2_HERO:
        if below_top(s, 1).owner != 1 and search_left(s) > 0:  # once per search
            n += skill_option(s, c, h, APPRAISAL, mask)
    elif code == W_SR3:
        n += plot_option(s, c, FOILED_AGAIN, mask)
    else:
        n += card_option(s, EXPLOSIVE_RUNES, mask) + card_option(s, MONKEY_GOD, mask)
        n += card_option(s, DEMON_TRAP, mask)
    return n


def any_bait(s, c, h):
    for i in range(N_SEARCH_TOKENS):
        if is_bait(s, c, h, i):
            return 1
    return 0


def is_bait(s, c, h, i):
    """RAY-139, RAY-140, DER-51: a token beside the space entered, nobody on it, a small monster within 5
    of it.
    """
    t = cython.address(s.token[i])
    if t.life != ON_MAP or not adjacent(s, s.figure[h].cell, t.cell) or s.fig_at[t.cell] >= 0:
        return 0
    for v in range(FIRST_MONSTER, N_FIGURES):
        if is_switch(s, c, i, v):
            return 1
    return 0


def is_switch(s, c, i, v):
    if s.figure[v].life != STANDING or is_large(s, c, v) or not monster_usable(s, c, v):
        return 0
    return space_distance(s, v, s.token[i].cell) <= 5


# --- inside an attack


def attack_window(s, c, f, code, mask):
    if code == W_AT1:
        a = cython.address(s.attack[f.target])
        if has_loot(s, a.target) or has_loot(s, a.second):
            return plot_option(s, c, DISTRACTION, mask)
        return 0
    if code == W_AT1_HERO:
        return defend_option(s, c, f, mask)
    if code == W_AT2_DARK:
        return card_option(s, EXPERT_BLOW, mask)
    if code == W_AT2_HERO:
        return guard_options(s, c, f, mask)
    if code in (W_AT3_STAFF, W_AT4_STAFF):
        if code == W_AT4_STAFF and s.attack[f.target].pool[f.count].n == 0:
            return 0
        return offer(mask, VERB + V_OVERLORD_RELIC) if staff_ready(s) else 0
    a = cython.address(s.attack[f.target])
    if code == W_AT3:
        if a.attacker == FAMILIAR:
            return skill_option(s, c, necro_of(s), UNDEAD_MIGHT, mask)
        if a.flags & F_COMMANDED or (is_hero(a.attacker) and not a.flags & F_CHARMED):
            return attacker_options(s, c, a, mask)
        return dark_attack_options(s, a, mask)
    v = a.affected[f.count]
    if is_hero(v):
        return defender_options(s, c, a, v, f.count, mask)
    if not is_monster(v):
        return 0
    n = card_option(s, DARK_FORTITUDE, mask)
    if a.pool[f.count].n > 0:
        n += card_option(s, DARK_FORTUNE, mask)
    return n


def has_loot(s, u):
    """A monster that carries a search token (DER-08, DER-44)."""
    return is_monster(u) and s.figure[u].tokens != 0


def defend_option(s, c, f, mask):
    """KNI-3."""
    h = f.target
    a = cython.address(s.attack[f.count])
    if not defendable(s, h, a.target) and not defendable(s, h, a.second):
        return 0
    return skill_option(s, c, h, DEFEND, mask)


def defendable(s, h, u):
    return is_hero(u) and u != h and s.figure[h].life == STANDING and fig_adjacent(s, h, u)


def guard_options(s, c, f, mask):
    """AT2: Tomble's ability, Stoneskin."""
    h = f.target
    a = cython.address(s.attack[f.count])
    if s.figure[h].life != STANDING:
        return 0
    n = 0
    if (
        is_hero_named(s, h, TOMBLE)
        and not a.used & USED_TOMBLE
        and is_affected(a, h)
        and hero_adjacent(s, c, h)
    ):
        n += offer(mask, VERB + V_HERO_ABILITY)
    for other in range(c.options.heroes):
        if stoneskin_for(s, a, h, other):
            return n + skill_option(s, c, h, STONESKIN, mask)
    return n


def is_affected(a, u):
    for k in range(a.n_affected):
        if a.affected[k] == u:
            return 1
    return 0


def hero_adjacent(s, c, h):
    return heroes_near(s, c, h, 1) != 0


def stoneskin_for(s, a, h, other):
    """SPI-0: he himself or a hero within 3 spaces, affected."""
    return is_affected(a, other) and is_hero(other) and (other == h or within(s, h, other, 3))


def attacker_options(s, c, a, mask):
    """AT3 of a hero who attacks, or commands an attack (DER-82)."""
    h = striker_of(s, a)
    if s.figure[h].life != STANDING:
        return 0
    me = cython.address(s.hero[h])
    traits = traits_of(s, c, h, a.weapon)
    n = 0
    if me.hero == TARHA and not me.reroll:
        n += offer(mask, VERB + V_HERO_ABILITY)
    if traits & T_BOW:
        if not a.used & USED_ACCURATE and any_power(a):
            n += skill_option(s, c, h, ACCURATE, mask)
        n += skill_option(s, c, h, BOW_MASTERY, mask)
    if traits & T_RUNE:
        n += skill_option(s, c, h, RUNE_MASTERY, mask)
    if not a.ranged and a.weapon >= 0:
        if masters_weapon(s, c, h):
            n += skill_option(s, c, h, WEAPON_MASTERY, mask)
        if not shows_x(c, a) and stamina_left(s, h) > 0:
            n += skill_option(s, c, h, EXECUTE, mask)
    if a.weapon >= 0 and not a.used & USED_WEAPON:
        item = me.item[a.weapon]
        if (item == STEEL_BROADSWORD and any_red(a)) or (item == STEEL_GREATSWORD and any_power(a)):
            n += offer(mask, ITEM + a.weapon)
    n += item_option(s, h, MANA_WEAVE, mask)
    if me.faceup[POWER_POTION]:
        n += offer(mask, SEARCH_CARD + POWER_POTION)
    return n + reroll_options(s, c, h, mask)


def reroll_options(s, c, h, mask):
    """Fortune (RAY-050) and Fortuna's Dice (REL-2): any own die just rolled."""
    n = 0
    if stamina_left(s, h) > 0:
        n += item_option(s, h, FORTUNAS_DICE, mask)
    if has_fortune(s, c, h):
        n += offer(mask, VERB + V_FORTUNE_REROLL)
    return n


def any_power(a):
    """DES: power dice are red and yellow."""
    for i in range(a.n_dice):
        if is_power(a.die[i]):
            return 1
    return 0


def is_power(die):
    return die // 6 == RED or die // 6 == YELLOW


def any_red(a):
    for i in range(a.n_dice):
        if a.die[i] // 6 == RED:
            return 1
    return 0


def masters_weapon(s, c, h):
    """BER-5: a two-handed melee weapon, or two one-handed ones."""
    me = cython.address(s.hero[h])
    n = 0
    for i in range(N_CARRIED):
        if me.item[i] >= 0 and me.equipped >> i & 1 and c.item[me.item[i]].attack == MELEE:
            n += 2 if c.item[me.item[i]].slot == TWO_HANDS else 1
    return n >= 2


def dark_attack_options(s, a, mask):
    """AT3 of the overlord."""
    n = card_option(s, DARK_FORTUNE, mask)
    if is_monster(a.attacker):
        n += card_option(s, DARK_MIGHT, mask)
        for k in range(a.n_affected):
            if is_hero(a.affected[k]):
                return n + card_option(s, CRITICAL_BLOW, mask)
    return n


def defender_options(s, c, a, h, k, mask):
    """AT4 of a hero."""
    me = cython.address(s.hero[h])
    if s.figure[h].life != STANDING:
        return 0
    dice = 1 if a.pool[k].n > 0 else 0
    n = 0
    for i in range(N_CARRIED):
        if me.item[i] >= 0 and me.equipped >> i & 1 and not me.turned >> i & 1 and guards(me.item[i], dice):
            n += offer(mask, ITEM + i)
    if shield_of(s, h, 0) >= 0:
        n += skill_option(s, c, h, DEFENSE_TRAINING, mask)
    if not a.used & USED_GHOST:
        n += skill_option(s, c, h, GHOST_ARMOR, mask)
    if me.faceup[WARDING_TALISMAN]:
        n += offer(mask, SEARCH_CARD + WARDING_TALISMAN)
    if dice:
        n += reroll_options(s, c, h, mask)
    return n


def guards(item, dice):
    """Items that are exhausted in AT4."""
    if item == SHIELD_OF_THE_DARK_GOD:
        return dice
    return is_shield(item) or item in (HEAVY_CLOAK, ELVEN_CLOAK)


def is_shield(item):
    return item in (WOODEN_SHIELD, WOODEN_SHIELD_2, IRON_SHIELD, HEAVY_STEEL_SHIELD)


def shield_of(s, h, n):
    """The place of the n-th equipped Shield that can be exhausted (Defense Training pays for it); -1."""
    me = cython.address(s.hero[h])
    for i in range(N_CARRIED):
        if me.equipped >> i & 1 and (is_shield(me.item[i]) or me.item[i] == SHIELD_OF_THE_DARK_GOD):
            if n == 0:
                return i
            n -= 1
    return -1


# --- after an attack, around rolls


def after_window(s, c, f, code, mask):
    if code == W_AT6:
        return harm_options(s, c, f, mask)
    if code == W_AT7:
        return resolved_options(s, c, f, mask)
    if code == W_AT7_HERO:
        return counter_option(s, c, f, mask)
    if code == W_RO1:
        return roll_options(s, c, f.target, mask)
    if code == W_RO1_STAFF:
        return offer(mask, VERB + V_OVERLORD_RELIC) if staff_ready(s) else 0
    return card_option(s, WICKED_LAUGHTER, mask)


def harm_options(s, c, f, mask):
    """AT6: Jain, Dark Pact (DER-76, DER-86). The HARM frame lies below."""
    u = f.target
    harm = below_top(s, 1)
    n = 0
    if is_hero(u) and is_hero_named(s, u, JAIN) and harm.owner >= 0 and stamina_left(s, u) > 0:
        n += offer(mask, VERB + V_HERO_ABILITY)
    if harm.owner == -3:
        return n
    h = necro_of(s)
    both = 1 if s.figure[h].life == STANDING and s.figure[FAMILIAR].life == STANDING else 0
    if u in (FAMILIAR, h) and both and skilled(s, h, DARK_PACT):
        n += offer(mask, SKILL + DARK_PACT % 9)
    return n


def resolved_options(s, c, f, mask):
    """AT7.2: the attacker's side."""
    a = cython.address(s.attack[f.target])
    h = striker_of(s, a)
    if s.figure[h].life != STANDING:
        return 0
    n = 0
    if any_defeated(s, a):
        n += skill_option(s, c, h, DYING_COMMAND, mask)
    if a.attacker != h:
        return n
    if monsters_defeated(a) > 0 and not a.ranged and a.weapon >= 0:
        n += skill_option(s, c, h, ADVANCE, mask)
    rune = traits_of(s, c, h, a.weapon) & T_RUNE
    if rune and not s.hero[h].monkey and any_target(s, c, h, a.weapon, 0, D_SKILL + QUICK_CASTING):
        n += skill_option(s, c, h, QUICK_CASTING, mask)
    if (
        not a.flags & F_SHOT
        and may_shoot_running(s, c, h, a.weapon)
        and any_step(s, c, h, shot_steps(s, c, h), 1)
    ):
        n += offer(mask, SKILL + RUNNING_SHOT % 9)
    if (a.how == D_SKILL + DRAIN_SPIRIT or a.how == D_SKILL + SHARED_PAIN) and spirits_usable(s, c, h):
        n += offer(mask, SKILL + ANCESTOR_SPIRITS % 9)
    return n


def any_defeated(s, a):
    for v in range(FIRST_MONSTER, N_FIGURES):
        if commandable(s, a, v):
            return 1
    return 0


def commandable(s, a, v):
    """NEC-8: a monster that this attack has defeated."""
    return a.defeated >> v & 1 and s.figure[v].life == DEAD


def counter_option(s, c, f, mask):
    """BER-2."""
    h = f.target
    a = cython.address(s.attack[f.count])
    if not is_affected(a, h) or s.figure[h].life != STANDING or s.figure[a.attacker].life != STANDING:
        return 0
    if not fig_adjacent(s, h, a.attacker) or not strikes_back(s, c, h, a.attacker, D_SKILL + COUNTER_ATTACK):
        return 0
    return skill_option(s, c, h, COUNTER_ATTACK, mask)


def strikes_back(s, c, h, u, how):
    """Whether he has a weapon with which he can attack just this figure."""
    if not may_attack(s, c, h):
        return 0
    for number in range(2):
        place = weapon_place(s, c, h, number)
        if place >= 0 and weapon_fits(s, c, h, place, how) and target_ok(s, c, h, place, 0, how, u):
            return 1
    return 0


def roll_options(s, c, u, mask):
    """RO1: the side that rolled."""
    if is_hero(u):
        if s.figure[u].life != STANDING:
            return 0
        n = reroll_options(s, c, u, mask)
        if s.roll.attribute >= 0:
            n += item_option(s, u, LUCKY_CHARM, mask) + item_option(s, u, LUCKY_CHARM_2, mask)
        return n
    if is_monster(u) and s.roll.attribute >= 0:
        return card_option(s, DARK_FORTUNE, mask)
    return 0


# --- knock-outs, defeats, the overlord turn


def overlord_window(s, c, f, code, mask):
    n = 0
    if code == W_DF1:
        return offer(mask, SKILL + STALWART % 9)
    if code == W_DF2_BLOODLUST:
        return card_option(s, BLOODLUST, mask)
    if code == W_DF3:
        return card_option(s, RISE_AGAIN, mask)
    if code == W_OT1:
        n += plot_option(s, c, PETTY_THEFT, mask)
        if s.plot[CONCEALMENT] == PLOT_EXHAUSTED and s.threat > 0:  # RAY-108
            n += offer(mask, VERB + V_REFRESH_CONCEALMENT)
        if not s.misery:
            n += card_option(s, WORD_OF_MISERY, mask)
        if standing_heroes(s, c):
            n += card_option(s, DARK_CHARM, mask)
        if any_monster(s, c):
            n += card_option(s, UNHOLY_RITUAL, mask)
    elif code == W_OT3_HERO:
        if strikes_back(s, c, f.target, f.count, D_SKILL + FIRST_STRIKE):
            n += skill_option(s, c, f.target, FIRST_STRIKE, mask)
    elif code == W_OT3:
        if s.figure[f.target].tokens and s.search_n > 0:  # RAY-103, DER-36
            n += plot_option(s, c, CONCEALMENT, mask)
        if not s.figure[f.target].slippery:
            n += plot_option(s, c, SLIPPERY, mask)
        n += legal_push_cards(s, f.target, mask)
    elif code == W_OT5:
        n += near_options(s, c, f.target, f.count, mask)
    elif code == W_OT7:
        if standing_heroes(s, c):
            n += card_option(s, WORD_OF_PAIN, mask) + card_option(s, WORD_OF_DESPAIR, mask)
        if any_monster(s, c):
            n += card_option(s, BLOOD_RAGE, mask)
        if any_master(s, c):
            n += card_option(s, REINFORCE, mask)
    elif spirits_usable(s, c, f.target):  # W_SPIRITS
        n += offer(mask, SKILL + ANCESTOR_SPIRITS % 9)
    return n


def any_monster(s, c):
    """A monster that cards can name (CP2-4)."""
    for v in range(FIRST_MONSTER, N_FIGURES):
        if s.figure[v].life == STANDING and monster_usable(s, c, v):
            return 1
    return 0


def any_master(s, c):
    for v in range(FIRST_MONSTER, N_FIGURES):
        if reinforceable(s, c, v):
            return 1
    return 0


def reinforceable(s, c, v):
    """OC-25: a master (or agent) beside whom a minion of its group could be placed."""
    g = cython.address(s.figure[v])
    if not is_monster(v) or g.life != STANDING or (g.rank != MASTER and g.rank != AGENT):
        return 0
    if not monster_usable(s, c, v) or not room_for(s, c, g.group, MINION):
        return 0
    return room_adjoining(s, c, s.group[g.group].kind, v)


def near_options(s, c, h, u, mask):
    """OT5: Guard, Caltrops, Nimble."""
    n = 0
    if strikes_back(s, c, h, u, D_SKILL + GUARD):
        n += skill_option(s, c, h, GUARD, mask)
    n += skill_option(s, c, h, CALTROPS, mask)
    if any_step(s, c, h, points_of_fatigue(s, h), 1):
        n += skill_option(s, c, h, NIMBLE, mask)
    return n
