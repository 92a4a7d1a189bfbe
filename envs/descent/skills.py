"""Skills used in the hero's own turn (HT2), step by step."""

import cython


def use_skill(s, c, h, skill):
    """The costs are paid on use (spec 4.3): action, fatigue, exhausting."""
    row = cython.address(c.skill[skill])
    if row.action:
        spend_action(s, h)
    pay_fatigue(s, h, row.fatigue)
    if row.exhaust:
        exhaust(s, h, skill)
    s.hero[h].spirits = 0
    s.hero[h].spirit_monsters = 0
    deed = D_SKILL + skill
    if is_plain_attack(skill):
        hero_attack(s, c, h, W_ASK, deed, F_ACTION if row.action else 0)
    elif skill in (WHIRLWIND, BREAK_THE_RUNE):
        hero_attack(s, c, h, W_ASK, deed, F_ALL_AROUND | F_ACTION)
    elif skill in (TUMBLE, UNSEEN, PRAYER_OF_PEACE, CLOUD_OF_MIST):
        return  # they work while the card is exhausted
    elif skill == TIME_OF_NEED:
        if not has(s, h, IMMOBILIZED):
            s.figure[h].points += 2
        refresh_fatigue(s, h, 2)
    elif skill == DANGER_SENSE:
        discard_random(s)
    else:
        push(s, USE, -1, h, deed, 0)


def is_plain_attack(skill):
    return skill in (
        RAGE,
        DEATH_RAGE,
        BLESSED_STRIKE,
        DRAIN_SPIRIT,
        SHARED_PAIN,
        EXPLODING_RUNE,
        RUNIC_SORCERY,
        DIRTY_TRICKS,
        BLACK_ARROW,
        BUSHWHACK,
    )


def skill_task(s, c):
    f = top(s)
    skill = f.target - D_SKILL
    if skill < 18:
        warrior_task(s, c, f, skill)
    elif skill < 27:
        disciple_task(s, c, f, skill)
    elif skill < 36:
        spirit_task(s, c, f, skill)
    elif skill < 54:
        necro_task(s, c, f, skill)
    else:
        scout_task(s, c, f, skill)


def ask(s, f, kind, h):
    """A question of this deed; its answer comes into the frame and makes its step grow."""
    push(s, kind, seat_of(h), h, f.target, 0)


def warrior_task(s, c, f, skill):
    h = f.source
    if skill == CRIPPLE:
        if f.step == 0:
            ask(s, f, ASK_FIGURE, h)
        elif f.step == 1:
            f.step = 2
            ask_test(s, h, MIGHT, 0)
        else:
            v = f.count
            pop(s)
            if s.passed:
                afflict(s, c, v, IMMOBILIZED)
    elif skill == CHALLENGE:
        if f.step == 0:
            ask(s, f, ASK_FIGURE, h)
        else:
            s.hero[h].challenged = f.count
            pop(s)
    elif skill == OATH_OF_HONOR:
        oath_task(s, c, f, h)
    else:
        charge_task(s, c, f, h, skill)


def charge_task(s, c, f, h, skill):
    """BER-4, KNI-1, KNI-8: up to Speed in spaces, then he may attack."""
    if f.step == 0:
        f.step = 1
        ask_roam(s, h, speed_of(s, c, h), seat_of(h), 0)
    elif f.step == 1:
        if s.figure[h].life == STANDING and can_attack_with(s, c, h, 0, f.target):
            ask(s, f, ASK_MAY, h)
        else:
            pop(s)
    else:
        wants = f.count
        pop(s)
        if wants:
            hero_attack(s, c, h, W_ASK, D_SKILL + skill, 0)


def oath_task(s, c, f, h):
    """KNI-0: a hero within 3 spaces, a monster beside him, a space beside the monster, an attack on it."""
    if f.step == 0:
        ask(s, f, ASK_HERO, h)
    elif f.step == 1:
        f.owner = f.count
        ask(s, f, ASK_FIGURE, h)
    elif f.step == 2:
        f.step = 3
        if not fig_adjacent(s, h, f.count):  # whoever is beside it stays
            s.hero[h].left_space = 1
            lift(s, h)
            push(s, PLACE, seat_of(h), h, BESIDE, f.count)
    else:
        v = f.count
        pop(s)
        if s.figure[h].life == STANDING and has_melee(s, c, h):
            attack_on(s, c, h, seat_of(h), W_ASK, D_SKILL + OATH_OF_HONOR, F_ACTION | F_DECLARED_BY_HERO, v)


# --- healers


def disciple_task(s, c, f, skill):
    h = f.source
    if skill == BLESSED_STRIKE:
        blessed_task(s, c, f, h)
    elif skill == RADIANT_LIGHT:
        if f.step == 0:
            f.step = 1
            ask_healing(s, h, 1)
            return
        pop(s)
        radiant_light(s, c, h, s.rolled)
    else:
        prayer_task(s, c, f, h)


def radiant_light(s, c, h, n):
    """DIS-8."""
    for v in range(N_FIGURES - 1, FIRST_MONSTER - 1, -1):
        if s.figure[v].life == STANDING and monster_usable(s, c, v) and sees(s, h, v, 0):
            hurt(s, h, v, n)
    for other in range(c.options.heroes):
        if (
            other == h
            or (s.figure[other].life == STANDING and sees(s, h, other, 0))
            or (s.figure[other].life == DOWN and sees_space(s, h, s.figure[other].cell, 0))
        ):
            recover(s, c, other, n)


def blessed_task(s, c, f, h):
    """DIS-2: he and one adjacent hero recover 2 damage."""
    if f.step == BLESSED:
        recover(s, c, h, 2)
        f.step = BLESSED + 1
        if any_beside(s, c, h):
            ask(s, f, ASK_HERO, h)
        else:
            pop(s)
        return
    other = f.count
    pop(s)
    recover(s, c, other, 2)


def any_beside(s, c, h):
    for other in range(c.options.heroes):
        if hero_beside(s, h, other):
            return 1
    return 0


def hero_beside(s, h, other):
    """An adjacent hero, standing or knocked out (DER-77)."""
    if other == h or not on_map(s, other):
        return 0
    return fig_beside(s, h, s.figure[other].cell)


def prayer_task(s, c, f, h):
    """DIS-0 with what belongs to it: up to 2 targets with Holy Power (owner: bits of those named), one
    roll, then for
    each Armor of Faith, Cleansing Touch, Divine Fury.
    """
    if f.step == 0:
        f.owner = 0
        f.step = 1
    elif f.step == 1:
        ask(s, f, ASK_HERO, h)
    elif f.step == 2:
        f.owner |= 1 << f.count
        if skilled(s, h, HOLY_POWER) and more_to_pray_for(s, c, h, f.owner):
            push(s, ASK_HERO, seat_of(h), h, f.target, 1)
        else:
            f.step = 4
    elif f.step == 3:
        if f.count >= 0:
            f.owner |= 1 << f.count
        f.step = 4
    elif f.step == 4:
        f.step = 5
        ask_healing(s, h, 1)
    elif f.step == 5:
        f.step = 6
        f.count = 0
        bless(s, c, h, f.owner)
    else:
        cleanse(s, c, f, h)


def more_to_pray_for(s, c, h, named):
    for other in range(c.options.heroes):
        if (other == h or hero_beside(s, h, other)) and not named >> other & 1:
            return 1
    return 0


def bless(s, c, h, named):
    n = s.rolled
    surged = s.rolled_surges
    for other in range(c.options.heroes):
        if not named >> other & 1:
            continue
        recover(s, c, other, n)
        if skilled(s, h, HOLY_POWER) and surged:
            refresh_fatigue(s, other, 1)
        if skilled(s, h, ARMOR_OF_FAITH):
            s.hero[other].faith = 1
            s.hero[other].faith_by = h
        if skilled(s, h, DIVINE_FURY):
            s.hero[other].fury = 1


def cleanse(s, c, f, h):
    """DIS-3; count: what was chosen, step - 6: hero under question, in odd steps the answer."""
    k = f.step - 6
    other = k // 2
    if k % 2 == 1:
        if f.count >= 0:
            cure(s, other, 1 << (f.count - 4))
        f.step += 1
    elif other >= c.options.heroes or not skilled(s, h, CLEANSING_TOUCH):
        pop(s)
    elif f.owner >> other & 1 and s.figure[other].conditions and s.figure[other].life == STANDING:
        push(s, ASK_CHOICE, seat_of(h), other, f.target, (s.figure[other].conditions << 4) | CHOICE_OR_PASS)
    else:
        f.step += 2


def spirit_task(s, c, f, skill):
    h = f.source
    if skill == ANCESTOR_SPIRITS:
        spirits_task(s, c, f, h)
    elif skill == HEALING_RAIN:
        if f.step == 0:
            f.step = 1
            ask_healing(s, h, 1)
        elif f.step == 1:
            f.step = 2
            for other in range(c.options.heroes):
                if other == h or (on_map(s, other) and within(s, h, other, 3)):
                    heal(s, c, h, other, s.rolled)
        else:
            offer_spirits(s, c, f, h)
    elif f.step == 0:  # Tempest
        f.step = 1
        ask_test(s, h, WILLPOWER, 0)
    elif f.step == 1:
        f.step = 2
        if s.passed:
            storm(s, c, h)
        else:
            refresh_fatigue(s, h, 1)
    else:
        offer_spirits(s, c, f, h)


def storm(s, c, h):
    """SPI-6."""
    for v in range(N_FIGURES - 1, FIRST_MONSTER - 1, -1):
        if s.figure[v].life == STANDING and monster_usable(s, c, v) and within(s, h, v, 3):
            hurt(s, h, v, 2)
    for other in range(c.options.heroes):
        if other == h or (on_map(s, other) and within(s, h, other, 3)):
            heal(s, c, h, other, 1)


def offer_spirits(s, c, f, h):
    """SPI-7 after a skill that is no attack."""
    if f.step == 2:
        ask_window(s, c, W_SPIRITS, seat_of(h), h, 0)
    else:
        pop(s)


def spirits_usable(s, c, h):
    """A skill of his has hurt a monster that is still there, or healed a hero."""
    if not ready(s, h, ANCESTOR_SPIRITS) or not can_pay(s, h, 1) or s.figure[h].life != STANDING:
        return 0
    return living_victims(s, h) or s.hero[h].spirits != 0


def living_victims(s, h):
    for v in range(FIRST_MONSTER, N_FIGURES):
        if s.hero[h].spirit_monsters >> (v - FIRST_MONSTER) & 1 and s.figure[v].life == STANDING:
            return 1
    return 0


def spirits_task(s, c, f, h):
    me = cython.address(s.hero[h])
    if f.step == 0:
        choices = 2 if me.spirits else 0
        if living_victims(s, h):
            choices |= 1
        push(s, ASK_CHOICE, seat_of(h), h, f.target, choices)
        return
    poison = 1 if f.count == 0 else 0
    pop(s)
    if poison:
        for v in range(FIRST_MONSTER, N_FIGURES):
            if me.spirit_monsters >> (v - FIRST_MONSTER) & 1:
                afflict(s, c, v, POISONED)
    else:
        for other in range(c.options.heroes):
            if me.spirits >> other & 1:
                recover(s, c, other, 1)
                refresh_fatigue(s, other, 1)
    me.spirits = 0
    me.spirit_monsters = 0


# --- mages


def necro_task(s, c, f, skill):
    h = f.source
    if skill == RAISE_DEAD:
        pop(s)
        raise_dead(s, c, h)
    elif skill == FURY_OF_UNDEATH:
        pop(s)
        begin_familiar(s, c, h)
    elif skill == CORPSE_BLAST:
        pop(s)
        attack_on(s, c, h, seat_of(h), W_ASK, D_SKILL + skill, F_BLAST | F_FREE_RANGE | F_ACTION, FAMILIAR)
    elif skill == ARMY_OF_DEATH:
        pop(s)
        begin_attack(s, c, FAMILIAR, seat_of(h), W_CARD, D_SKILL + skill, F_ALL_AROUND)
    elif skill == DYING_COMMAND:
        command_task(s, c, f, h)
    else:
        pop(s)


def raise_dead(s, c, h):
    """NEC-0, NEC-5: placed in an empty space adjacent to him."""
    clear_figure(s, FAMILIAR)
    g = cython.address(s.figure[FAMILIAR])
    g.health = c.familiar.health[0]
    if skilled(s, h, UNDEAD_MIGHT):
        g.health += 2
    push(s, PLACE, seat_of(h), FAMILIAR, NEAR, s.figure[h].cell + 256)


def command_task(s, c, f, h):
    """NEC-8: which defeated monster, the test, its return, its walk, its attack, its end. owner: the
    monster.
    """
    if f.step == 0:
        push(s, ASK_FIGURE, seat_of(h), h, f.target, f.count)
    elif f.step == 1:
        f.owner = f.count
        f.step = 2
        ask_test(s, h, KNOWLEDGE, 0)
    elif f.step == 2:
        if not s.passed:
            refresh_fatigue(s, h, 1)
            pop(s)
            return
        f.step = 3
        g = cython.address(s.figure[f.owner])
        g.damage = 0
        g.conditions = 0
        g.walker = -1
        push(s, PLACE, seat_of(h), f.owner, CLOSEST, g.cell)
    elif f.step == 3:
        f.step = 4
        ask_roam(s, f.owner, speed_of(s, c, f.owner), seat_of(h), 0)
    elif f.step == 4:
        f.step = 5
        if s.figure[f.owner].life == STANDING:
            begin_attack(s, c, f.owner, seat_of(h), W_CARD, f.target, F_COMMANDED)
    else:
        if s.figure[f.owner].life == STANDING:
            remove(s, f.owner, DEAD)
        pop(s)


# --- scouts


def scout_task(s, c, f, skill):
    h = f.source
    if f.step == 0:
        ask(s, f, ASK_DOOR if skill == SNEAKY else ASK_TOKEN, h)
        return
    chosen = f.count
    pop(s)
    if skill == SNEAKY:
        work_door(s, c, h, chosen)
    else:  # Greedy, Lurk
        push(s, SEARCHING, -1, h, chosen, 0)
