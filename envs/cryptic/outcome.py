"""What the operations of an effect are worth to the Cryptonauts, as the built-in player foresees it."""

import cython


def outcome(s, c, m, effect, source, target, cell, other):
    """Of an effect of a unit (-1: the Goddess) on a main target (a ref, or -1 and a space)."""
    e = cython.address(c.effect[effect])
    list_.source = source
    list_.other = other
    list_.target = target
    list_.cell = cell if target < 0 else ref_cell(s, target)
    list_.size = 1 if target < 0 else ref_size(s, c, target)
    list_.effect = effect
    group(s, c, cython.address(list_), e.aim)
    return run_worth(s, c, m, cython.address(list_), e.first, e.end, list_.left, list_.left_structures)


def run_worth(s, c, m, todo, first, end, units, structures):
    """Operations one after the other on a set, which a selector in front of one of them replaces."""
    total = 0
    for i in range(first, end):
        op = cython.address(c.op[i])
        if op.to >= 0:
            group(s, c, todo, op.to)
            units = todo.left
            structures = todo.left_structures
        if op.code in (
            OP_POW,
            OP_BLOOD,
            OP_DRAW,
            OP_DROP,
            OP_SUMMON,
            OP_PEEK,
            OP_PLACE,
            OP_TAKE,
            OP_WALL,
            OP_PROGRESS,
        ):
            total += op_alone(s, c, m, todo, op)
            continue
        if op.code == OP_WHEN and units == 0 and structures == 0:
            total += run_worth(s, c, m, todo, op.b, op.b_end, 0, 0)
            continue
        for u in range(N_UNITS):
            if units >> u & 1:
                total += op_worth(s, c, m, todo, op, u)
        if structures:
            for k in range(s.n_structures):
                if structures >> k & 1:
                    total += op_on_structure(s, c, m, todo, op, k)
    return total


# --- operations without a target


def op_alone(s, c, m, todo, op):
    code = op.code
    if code == OP_POW:
        n = op.n
        if n == 100 and todo.target >= FIRST_MONSTER:  # its Cost and 1
            n = c.monster[s.unit[todo.target].sheet].cost + 1
        return -n * POWER_POINT if n > 0 else max(n, -s.power) * -POWER_POINT
    if code == OP_BLOOD:
        return -min(op.n, MAX_BLOOD - s.blood) * BLOOD_POINT
    if code in (OP_DRAW, OP_DROP):
        return op.n * POWER_POINT * (1 if code == OP_DROP else -1)
    if code == OP_SUMMON:
        return -op.n * summon_worth(s, c, op.key)
    if code == OP_PEEK:
        return 12
    if code == OP_TAKE:
        return SOUL_POINT if op.key == TAKE_SOUL else BLOOD_POINT
    if code == OP_PROGRESS:
        return op.n * step_worth(s, c, m, 0, objective_of(s, c, 0, CHECKED))
    return 10 if code == OP_WALL else 15


def summon_worth(s, c, sheet):
    """What a Monster of a kind that is placed somewhere near is worth to the Goddess."""
    row = cython.address(c.monster[sheet])
    there = 0
    room = 0
    for i in range(s.n_order):
        other = s.unit[s.order[i]].sheet
        if other == sheet:
            there += 1
        if not c.monster[other].special_limit:
            room += 1
    if there >= row.limit or (room >= c.board[s.board[0]].monster_limit and not row.special_limit):
        return 0
    return monster_worth(c, sheet)


def monster_worth(c, sheet):
    """By what it will do, and by what it can stand."""
    row = cython.address(c.monster[sheet])
    force = sheet_force(c, sheet, row.aim, 0)
    worth = force * THREAT // 14 + 14 * row.health
    return worth + 40 if sheet == DISCIPLE else worth


# --- on a unit


def op_worth(s, c, m, todo, op, u):
    if u >= FIRST_MONSTER:
        return op_on_monster(s, c, m, todo, op, u)
    return op_on_crypt(s, c, m, todo, op, u)


def passed_worth(s, c, m, todo, op, u, sixths):
    """chk: the two lists by their chances."""
    passed = run_worth(s, c, m, todo, op.b, op.b_end, BIT << u, 0)
    failed = run_worth(s, c, m, todo, op.a, op.a_end, BIT << u, 0)
    return (passed * sixths + failed * (SURE - sixths)) // SURE


def check_chance(s, c, op, u):
    """Of a check that an operation calls for, in sixths."""
    if op.key == K_AIM:
        return chance(aim_of(s, c, u) + op.n)
    if op.key == K_CAST:
        return chance(cast_of(s, c, u) + op.n)
    if u >= FIRST_MONSTER:
        return 3
    return chance(stamina_of(s, c, u) + op.n)


def op_on_crypt(s, c, m, todo, op, u):
    code = op.code
    if code == OP_CHK:
        return passed_worth(s, c, m, todo, op, u, check_chance(s, c, op, u))
    if code == OP_WHEN:
        if passes(s, c, cython.address(op.test), todo.source, u):
            return run_worth(s, c, m, todo, op.a, op.a_end, BIT << u, 0)
        return run_worth(s, c, m, todo, op.b, op.b_end, BIT << u, 0)
    if code == OP_DMG:
        return -pain(s, m, u, damage_left(s, c, op, todo, u))
    if code == OP_LOSE:
        return -pain(s, m, u, op.n)
    if code == OP_HEAL:
        return relief(s, m, u, op.n)
    if code == OP_STAM:
        if op.n < 0:
            return -weary(s, u, -op.n)
        return STAMINA_POINT * min(op.n, s.unit[u].max_stamina - s.unit[u].stamina)
    if code in (OP_MOD, OP_KW):
        return crypt_change(s, c, m, op, u) * lasting(s, op, u) // 10
    if code == OP_RULE:
        return crypt_rule(op) * lasting(s, op, u) // 10
    if code == OP_MARK:
        return -mark_worth(s, op.key, u)
    if code == OP_CLEAN:
        return mark_worth(s, 0, -1) if op.key == CLEAN_MODS else cleaned(s, op.key, u)
    return op_on_crypt_more(s, c, m, todo, op, u)


def op_on_crypt_more(s, c, m, todo, op, u):
    who = cython.address(s.unit[u])
    code = op.code
    if code == OP_ACTS:
        return op.n * ACTION if not who.retired else 0
    if code == OP_SOUL:
        return op.n * SOUL_POINT if op.n > 0 else -min(-op.n, who.souls) * SOUL_POINT
    if code == OP_UNCHARGE:
        return -SOUL_POINT * 3 // 2
    if code in (OP_STEP, OP_WARP):
        return 40 if u == todo.source or todo.source >= 0 else 20
    if code == OP_SHOVE:
        return 25 if todo.source >= 0 else -45
    if code == OP_PREP:
        return 60 if m.near[u] else 15
    if code in (OP_REROLL, OP_REDIRECT, OP_CANCEL):
        return 60
    if code == OP_ATK:
        return 40
    if code == OP_RETIRE:
        return -2 * ACTION
    return 5


def damage_left(s, c, op, todo, ref):
    """Damage of an effect after Armor and Ethereal (R-66)."""
    n = op.n
    if (
        ref >= FIRST_MONSTER
        and ref < REF_STRUCTURE
        and todo.source >= 0
        and untouchable(s, c, todo.source, ref)
    ):
        return 0
    if op.flags & PIERCING:
        return n
    return max(0, n - armor_of(s, c, ref))


def untouchable(s, c, source, ref):
    """CE-196."""
    if not has(s, c, ref, K_ETHEREAL) or adjacent(s, c, source, ref):
        return 0
    return not has(s, c, source, K_IGNORE_ETHEREAL)


def lasting(s, op, u):
    """How much of a Round a change is felt, in tenths."""
    if op.until == UNTIL_PLAY:
        return 10 * ROUNDS
    if op.until == UNTIL_EON:
        return 10
    if u < FIRST_MONSTER and s.phase == PHASE_GODDESS and op.until == UNTIL_EOC:
        return 4
    return 3 if op.until == UNTIL_ACT else 8


def crypt_change(s, c, m, op, u):
    """What one more of an attribute, or a Modifier, is worth to a Cryptonaut for a Round."""
    key = op.key
    near = m.near[u]
    if key == K_ARMOR:
        return op.n * (65 if near else 20)
    if key == K_AIM:
        return op.n * (24 if near else 10)
    if key == K_DAMAGE:
        return op.n * (60 if near else 20)
    if key in (K_MOVE, K_CAST, K_RANGE):
        return op.n * 18
    if key == K_ETHEREAL:
        return 70 if near else 10
    if key == K_SLOW:
        return -ACTION
    if key == K_HASTE:
        return ACTION
    if key in (K_MAX_VITAE, K_MAX_STAMINA, K_SOUL_RESTORE, K_REST_HEAL, K_STAMINA_CHECK):
        return op.n * 14
    return 12


def crypt_rule(op):
    """Of a rule flag, for a Round."""
    key = op.key
    if key in (K_NO_OPEN_DOORS, K_CHARGE_ONCE, K_EMPOWER_COST, K_SUMMON_NEAR_MONO):
        return -30
    if key in (K_BRACED, K_RAGE, K_SPELLSTRIKE, K_HAMMER, K_GAUNTLET, K_TRIDENT, K_EMPEROR, K_FLANK):
        return 35
    if key in (K_THORNS, K_RANGED_PIERCING, K_MELEE_PIERCING, K_ABILITY_DMG, K_GRIMOIRE_AIM):
        return 30
    return 18


def mark_worth(s, status, u):
    """What a status costs a Cryptonaut who does not have it yet."""
    if u < 0:
        return 5
    if s.unit[u].status & status:
        return 0
    if status == INFECTION:
        return 80
    if status == ENTOMBED:
        return 130
    if status == VENDETTA:
        return 45
    return 85 if status == BURNING else 60


def cleaned(s, what, u):
    """What the end of her statuses is worth."""
    worth = 0
    status = s.unit[u].status
    if what == CLEAN_ALL:
        what = INFECTION | ENTOMBED | BURNING | VENDETTA
    if status & what & INFECTION:
        worth += 70
    if status & what & ENTOMBED:
        worth += 120
    if status & what & BURNING:
        worth += 80
    return worth


# --- on a Monster


def op_on_monster(s, c, m, todo, op, u):
    code = op.code
    if code == OP_CHK:
        return passed_worth(s, c, m, todo, op, u, check_chance(s, c, op, u))
    if code == OP_WHEN:
        if passes(s, c, cython.address(op.test), todo.source, u):
            return run_worth(s, c, m, todo, op.a, op.a_end, BIT << u, 0)
        return run_worth(s, c, m, todo, op.b, op.b_end, BIT << u, 0)
    if code == OP_DMG:
        return blow_worth(s, m, u, damage_left(s, c, op, todo, u))
    if code == OP_LOSE:
        return blow_worth(s, m, u, op.n)
    if code == OP_KILL:
        return m.threat[u]
    if code == OP_HEAL:
        missing = s.unit[u].max_vitae - s.unit[u].vitae
        return -m.threat[u] * min(op.n, missing) // max(2 * s.unit[u].max_vitae, 1)
    if code in (OP_MOD, OP_KW, OP_SUPPRESS):
        return monster_change(s, c, m, op, u) * lasting(s, op, u) // 10
    if code == OP_ACTS:
        return -op.n * eager(s, m, u)
    if code == OP_RETIRE:
        return 0 if s.unit[u].retired else 2 * eager(s, m, u)
    if code == OP_MARK:
        return blow_worth(s, m, u, 1) if op.key == BURNING else 0
    if code in (OP_STEP, OP_SHOVE, OP_WARP):
        return 25 if todo.source >= 0 and todo.source < FIRST_MONSTER else -25
    return 0


def eager(s, m, u):
    """What one more Action of a Monster does: all its force if somebody is near."""
    return m.force[u] if m.hunts[u] else m.force[u] // 4


def monster_change(s, c, m, op, u):
    """What a change of a Monster is worth to the Cryptonauts for a Round."""
    key = op.key
    eagerness = eager(s, m, u)
    if op.code == OP_SUPPRESS:
        return 40 if has(s, c, u, K_ETHEREAL) else 5
    if key == K_AIM:
        return -op.n * eagerness * 2 // 4
    if key == K_DAMAGE:
        return -op.n * (120 if m.hunts[u] else 20)
    if key == K_MOVE:
        return -op.n * (8 if m.hunts[u] else 14)
    if key == K_ARMOR:
        return -op.n * m.threat[u] // 5
    if key == K_VULN:
        return op.n * m.threat[u] // 6
    if key == K_SLOW:
        return eagerness
    if key == K_HASTE:
        return -eagerness
    if key == K_HEALTH:
        return -op.n * m.threat[u] // 5
    return -8


# --- on a Structure


def op_on_structure(s, c, m, todo, op, i):
    what = cython.address(s.structure[i])
    if op.code == OP_DMG:
        return wreck_worth(s, m, i, damage_left(s, c, op, todo, REF_STRUCTURE + i))
    if op.code == OP_UNEMPOWER:
        return 2 * POWER_POINT if what.empowered else 0
    if op.code == OP_HEAL:
        return -min(op.n, c.structure_health[what.kind] - what.health) * 10
    if op.code == OP_KW:
        return -12 if what.empowered else -4
    if op.code == OP_WHEN:
        return run_worth(s, c, m, todo, op.b, op.b_end, 0, ONE << i)
    return 15 if op.code == OP_DOOR else 0
