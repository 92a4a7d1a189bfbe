"""Actions and Free Actions from their declaration to their end, and Attacks (CE-105 to CE-117, spec 6.1)."""

import cython


def begin_deed(s, c, u, verb, slot, ref, cell, given):
    """Declares an Action or Free Action; it is paid now (R-35, R-94). given: an Attack by an effect."""
    d = cython.address(s.deed[s.n_deeds])
    push(s, DEED, -1, s.n_deeds, -1, 0)
    s.n_deeds += 1
    memset(d, 0, cython.sizeof(Deed))
    d.unit = u
    d.verb = verb
    d.slot = slot
    d.target = ref
    d.cell = cell
    d.effect = -1
    d.weapon = -1
    d.interrupt = u < FIRST_MONSTER and s.acting != u
    s.unit[u].acted = 1
    if slot >= 0 and verb in (V_ATTACK, V_CAST, V_ABILITY, V_FREE, V_DEVOUR):
        set_part(s, c, d)
    d.free = given or is_free_deed(c, d)
    pay_deed(s, c, d)


def set_part(s, c, d):
    """Which Weapon or Effect the slot holds."""
    d.weapon = weapon_at(s, c, d.unit, d.slot)
    if d.slot >= S_ABILITY:
        d.effect = effect_at(s, c, d.unit, d.slot)
    if d.weapon >= 0 and c.weapon[d.weapon].each >= 0:
        d.left = area_foes(s, c, d.unit, c.weapon[d.weapon].each)


def is_free_deed(c, d):
    """CE-055; a Devour Ability has the cost of its kind."""
    if d.verb in (V_FREE, V_CHARGE, V_RESTORE, V_REST):
        return 1
    return d.verb == V_DEVOUR and c.effect[d.effect].kind == KIND_FREE


def pay_deed(s, c, d):
    """The Action, the use in this Round, and the Soul that is Devoured."""
    if not d.free and not d.interrupt:
        d.base = spend_action(s, c, d.unit)
    if (d.weapon >= 0 or d.effect >= 0) and once_at(s, c, d.unit, d.slot):
        set_used(s, d.unit, d.slot, 1)
    if d.verb == V_DEVOUR:
        s.unit[d.unit].souls -= 1
        d.effortless = 1


def deed_task(s, c):
    d = cython.address(s.deed[top(s).source])
    if d.stage == DECLARED:
        d.stage = PREPARED
        if d.unit >= FIRST_MONSTER and open_window(s, d.unit):
            return
    if d.stage == PREPARED:
        if not present(s, d.unit) or not still_legal(s, c, d):
            give_back(s, d)
            finish_deed(s)
            return
        d.stage = FEARED
        s.passed = 1
        if is_feared(s, c, d):
            ask_check(s, d.unit, K_STAMINA_CHECK, 0)
            return
    if d.stage == FEARED:
        if not s.passed:
            finish_deed(s)
            return
        d.stage = CHECKED_SKILL
        s.passed = 1
        if needs_cast(c, d):
            attribute = cast_attribute(s, c, d)
            ask_check(s, d.unit, attribute, prepared_aim(s, c, d) if attribute == K_AIM else 0)
            return
    if d.stage == CHECKED_SKILL:
        d.stage = CARRIED_OUT
        if s.passed:
            carry_out(s, c, d)
        return
    finish_deed(s)


def finish_deed(s):
    """The end of an Action: what lasts as long ends."""
    d = cython.address(s.deed[top(s).source])
    if not d.free:
        s.unit[d.unit].bought = 0
    if s.changed:
        memset(cython.address(s.more[UNTIL_ACT]), 0, cython.sizeof(s.more[UNTIL_ACT]))
        memset(cython.address(s.less[UNTIL_ACT]), 0, cython.sizeof(s.less[UNTIL_ACT]))
    s.n_deeds -= 1
    pop(s)


def still_legal(s, c, d):
    """CE-122: only the Prepared can have changed anything."""
    if d.unit < FIRST_MONSTER:
        return 1
    if d.verb == V_MOVE:
        return can_move(s, c, d.unit)
    if d.verb == V_ATTACK:
        return may_still_hit(s, c, d)
    return usable(s, c, d.unit, d.effect)


def may_still_hit(s, c, d):
    """Whether the target is there, a Door still closed (CE-108), and in reach."""
    if d.target >= REF_STRUCTURE:
        if not may_hit_structure(s, d.unit, d.target - REF_STRUCTURE):
            return 0
    elif not present(s, d.target):
        return 0
    return in_weapon_range(s, c, d.unit, d.weapon, d.target)


def give_back(s, d):
    """R-79: an Action that is no longer legal is not lost."""
    if d.base:
        s.unit[d.unit].base_used -= 1
    else:
        s.unit[d.unit].extra += 1
    if d.slot >= 0:
        s.unit[d.unit].used &= ~(BIT << d.slot)


def is_feared(s, c, d):
    """CE-197, R-94: a Cryptonaut who aims at a Fearsome Monster."""
    if d.unit >= FIRST_MONSTER or d.target < FIRST_MONSTER or d.target >= N_UNITS:
        return 0
    return has(s, c, d.target, K_FEARSOME) and not has(s, c, d.unit, K_IGNORE_FEARSOME)


def needs_cast(c, d):
    """Spells are Cast, unless Devoured (CE-113, CE-114)."""
    return d.effect >= 0 and c.effect[d.effect].kind == KIND_SPELL and not d.effortless


def cast_attribute(s, c, d):
    """Without Cast the Charged Grimoire takes an Aim check."""
    return K_CAST if c.sheet[s.unit[d.unit].sheet].cast >= 0 else K_AIM


def prepared_aim(s, c, d):
    """prep_aim: Aim on the Prepared Action."""
    return value(s, c, d.unit, K_PREP_AIM) if d.interrupt else 0


def carry_out(s, c, d):
    verb = d.verb
    if d.weapon >= 0:
        push(s, HIT, -1, top(s).source, -1, 0)
    elif d.effect >= 0:
        if needs_cast(c, d):  # spellstrike: it has passed its check
            s.unit[d.unit].spellstruck = 1
        run_effect(s, c, d.effect, d.unit, d.target, d.cell, -1)
    elif verb == V_MOVE:
        s.unit[d.unit].broken = 0
        push(s, MOVE, seat_of(c, d.unit), d.unit, -1, 0)
        top(s).step = MOVE_ACTION
    elif verb in (V_TRADE, V_LOOT, V_TELEPORT):
        begin_exchange(s, c, d)
    elif verb == V_OBJECTIVE:
        work_on_objective(s, c, d)
    else:
        simple_deed(s, c, d)


def begin_exchange(s, c, d):
    if d.verb == V_TRADE:
        begin_trade(s, c, d.unit, d.target)
    elif d.verb == V_LOOT:
        push(s, ASK_LOOT, seat_of(c, d.unit), d.unit, d.target, 0)
    else:
        push(s, ASK_TELEPORT, seat_of(c, d.unit), d.unit, -1, 0)


def simple_deed(s, c, d):
    """Charge, Restore, dig, Prepare, Rest."""
    who = cython.address(s.unit[d.unit])
    if d.verb == V_CHARGE:
        charge(s, c, d.unit, d.slot)
    elif d.verb == V_RESTORE:
        spend_soul(s, c, d.unit, d.slot)
        restore(s, d.unit, max(0, SOUL_RESTORE + value(s, c, d.unit, K_SOUL_RESTORE)))
    elif d.verb == V_DIG:
        s.unit[d.target].status &= ~ENTOMBED
        s.unit[d.target].buried = 0
    elif d.verb == V_PREPARE:
        retire(s, d.unit)
        give_counter(s, d.unit)
    else:  # Rest: CE-071
        who.stamina = who.max_stamina
        restore(s, d.unit, max(0, REST_HEAL + value(s, c, d.unit, K_REST_HEAL)))
        who.status &= ~INFECTION
        who.rested = 1
        who.extra = 0
        retire(s, d.unit)


def work_on_objective(s, c, d):
    """R-57: open a Sarcophagus, weigh a Soul, lay down Bones, kindle at the Fire."""
    i = d.target - REF_STRUCTURE
    what = cython.address(s.structure[i])
    who = cython.address(s.unit[d.unit])
    if what.kind == SARCOPHAGUS:
        what.open = 1
        if what.cell == s.codex_cell:
            who.codex = 1
            fulfil(s, c, what.cell, SEARCH, d.unit)
        else:
            spring_trap(s, c, d.unit)
    elif what.kind == SCALES:
        who.souls -= 1
        fulfil(s, c, what.cell, PAY_SOUL, d.unit)
    elif what.kind == SULTAN:
        n = who.bones
        who.bones = 0
        for _k in range(n):
            fulfil(s, c, what.cell, DELIVER, d.unit)
    else:
        run_hazard(s, c, objective_effect(s, c, what.cell, CHECKED), d.unit, d.unit)


def objective_effect(s, c, cell, kind):
    b = cython.address(c.board[s.board[c.grid.slot[cell]]])
    return b.objective_effect[0] if b.objective[0] == kind else b.objective_effect[1]


# --- Attacks


def hit_task(s, c):
    """One Attack, or with `each` one after the other against the units of the area."""
    f = top(s)
    d = cython.address(s.deed[f.source])
    if not present(s, d.unit):
        pop(s)
        return
    if d.hit == 0:
        begin_attack(s, c, d)
    elif d.hit == 1:
        if s.passed:
            d.hit = 2
        else:
            miss(s, c, d)
    elif d.hit == 2:
        d.hit = 3
        if (
            d.unit >= FIRST_MONSTER
            and d.target < FIRST_MONSTER
            and listens(s, KEY_OF_EVENTS + ON_ALLY_ATTACKED)
        ):
            push(s, HAPPENED, -1, d.unit, d.target, ON_ALLY_ATTACKED)
    elif d.hit == 3:
        d.hit = 4
        d.dealt = 0
        hurt(s, d.unit, d.target, attack_damage(s, c, d), attack_flags(s, c, d))
    elif d.hit == 4:
        d.hit = 5
        after_damage(s, c, d)
    else:
        next_attack(s, c, d)
        riders(s, c, d)


def begin_attack(s, c, d):
    """The next target, and its Aim check; Structures are hit without one (CE-106)."""
    if c.weapon[d.weapon].each >= 0:
        d.target = next_unit(s, d.left)
        if d.target < 0:
            pop(s)
            return
        d.left &= ~(BIT << d.target)
        if not present(s, d.target):
            return
    d.cell = ref_cell(s, d.target)
    if d.effortless or d.target >= REF_STRUCTURE:
        d.hit = 2
        return
    d.hit = 1
    ask_check(s, d.unit, K_AIM, aim_bonus(s, c, d))


def next_attack(s, c, d):
    d.hit = 0
    if c.weapon[d.weapon].each < 0:
        pop(s)


def miss(s, c, d):
    """MIRROR-H2: a missed ranged Attack against a Monster is reflected."""
    next_attack(s, c, d)
    if reflects(s, c, d):
        run_hazard(s, c, c.board[s.board[slot_of(s, c, d.unit)]].miss_effect, -1, d.unit)


def reflects(s, c, d):
    if c.board[s.board[slot_of(s, c, d.unit)]].miss_effect < 0:
        return 0
    if d.unit >= FIRST_MONSTER or d.target >= REF_STRUCTURE:
        return 0
    return weapon_type(s, c, d.unit, d.weapon) == RANGED


def aim_bonus(s, c, d):
    """What is added to Aim against this target."""
    u = d.unit
    if u < FIRST_MONSTER:
        return prepared_aim(s, c, d)
    if d.target >= FIRST_MONSTER:
        return 0
    victim = cython.address(s.unit[d.target])
    n = 0
    if victim.status & VENDETTA:
        n += 1
    if victim.vitae < victim.max_vitae:
        n += value(s, c, u, K_BLOODSCENT)
    if has(s, c, u, K_PACK) and beside_pack(s, c, u, d.target):
        n += value(s, c, u, K_PACK)
    if weapon_type(s, c, u, d.weapon) == RANGED:
        n += value(s, c, d.target, K_RANGED_FOE_AIM)
    return n


def beside_pack(s, c, u, victim):
    """Whether another Monster of the same kind is adjacent to the victim."""
    for i in range(s.n_order):
        other = s.order[i]
        if other != u and s.unit[other].sheet == s.unit[u].sheet and adjacent(s, c, other, victim):
            return 1
    return 0


def attack_damage(s, c, d):
    """R-66: printed Damage, changes and flags, vuln of the target, Attune; Armor comes later."""
    u = d.unit
    w = cython.address(c.weapon[d.weapon])
    n = w.damage + value(s, c, u, K_DAMAGE)
    if u >= FIRST_MONSTER:
        if s.unit[u].master >= 0:
            n += master_row(s, c, u).damage
        n -= attuned(s, c, u)
    else:
        n += crypt_damage(s, c, d)
    if d.target < REF_STRUCTURE:
        n += value(s, c, d.target, K_VULN)
    return max(0, n)


def crypt_damage(s, c, d):
    """Rule flags that add to the Damage of a Cryptonaut's Attack."""
    u = d.unit
    who = cython.address(s.unit[u])
    w = cython.address(c.weapon[d.weapon])
    n = 0
    if w.boost == K_BRACED:
        if not who.moved:
            n += value(s, c, u, K_BRACED)
    elif w.boost in (K_HAMMER, K_GAUNTLET, K_TRIDENT):
        n += value(s, c, u, w.boost)
    if weapon_type(s, c, u, d.weapon) != RANGED:
        if who.vitae <= RAGE_VITAE:
            n += value(s, c, u, K_RAGE)
        if who.spellstruck:
            n += value(s, c, u, K_SPELLSTRIKE)
    if d.target >= REF_STRUCTURE:
        n += value(s, c, u, K_STRUCT_DMG) + held(c, w, K_STRUCT_DMG)
    elif flanked(s, c, u, d.target):
        n += value(s, c, u, K_FLANK)
    return n


def held(c, w, key):
    """`with {}` of a Weapon."""
    n = 0
    for i in range(w.held, w.held_end):
        if c.op[i].key == key:
            n += c.op[i].n
    return n


def flanked(s, c, u, victim):
    """Whether the Monster is adjacent to another Cryptonaut."""
    for other in range(N_CRYPTONAUTS):
        if other != u and present(s, other) and adjacent(s, c, other, victim):
            return 1
    return 0


def attack_flags(s, c, d):
    u = d.unit
    w = cython.address(c.weapon[d.weapon])
    kind = weapon_type(s, c, u, d.weapon)
    flags = w.flags | BY_ATTACK
    if kind != RANGED:
        flags |= BY_MELEE
    if has(s, c, u, K_PIERCING) or has(s, c, u, K_RANGED_PIERCING if kind == RANGED else K_MELEE_PIERCING):
        flags |= PIERCING
    if w.boost == K_EMPEROR and has(s, c, u, K_EMPEROR):
        flags |= PIERCING
    if has(s, c, u, K_KNOCKBACK) or has(s, c, u, K_ATTACKS_KNOCKBACK):
        flags |= KNOCKBACK
    if w.boost == K_TRIDENT and has(s, c, u, K_TRIDENT):
        flags |= KNOCKBACK
    return flags


def after_damage(s, c, d):
    """onhit: for Cryptonauts on a hit, for Monsters once Damage was dealt."""
    u = d.unit
    w = cython.address(c.weapon[d.weapon])
    size = ref_size(s, c, d.target)
    if u >= FIRST_MONSTER:
        if d.dealt == 0:
            return
        if u != GASH and d.target < FIRST_MONSTER:
            goddess_gains(s, c, ON_MON_ATTACK_DAMAGES_CRYPT)
        if has(s, c, u, K_ATTACKS_INFECT):
            infect(s, c, d)
    run_ops(s, c, w.hit, w.hit_end, u, d.target, d.cell, size)


def infect(s, c, d):
    """attacks_infect: the target checks Stamina or is infected; the list of the first Weapon that does so."""
    first = infect_ops(c)
    run_ops(s, c, first, first + 1, d.unit, d.target, d.cell, 1)


def infect_ops(c):
    """The Ops `chk(stamina){mark(infection)}{}`: those of the Elder Putrifier's Bile."""
    return c.weapon[c.monster[PUTRIFIER].weapon].hit


def riders(s, c, d):
    """acid and hit_slows_move on the Monster that was hit; thorns on the Monster that hit."""
    u = d.unit
    if u >= FIRST_MONSTER:
        if d.target < FIRST_MONSTER and weapon_type(s, c, u, d.weapon) != RANGED:
            thorns = value(s, c, d.target, K_THORNS)
            if thorns > 0:
                take(s, c, d.target, u, thorns)
        return
    if d.target >= REF_STRUCTURE or not present(s, d.target):
        return
    if c.weapon[d.weapon].boost == K_ACID:
        s.changed |= BIT << d.target
        s.less[UNTIL_EOC][d.target][K_ARMOR] += value(s, c, u, K_ACID)
    if not s.unit[d.target].slowed:
        n = value(s, c, u, K_HIT_SLOWS_MOVE)
        if n > 0:
            s.unit[d.target].slowed = 1
            s.changed |= BIT << d.target
            s.less[UNTIL_EOC][d.target][K_MOVE] += n
