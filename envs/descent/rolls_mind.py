"""Dice that have been rolled: surges, rerolls, shields, as the built-in player weighs them."""

import cython


def complete(s, c, from_, a):
    """A copy of an attack in which the options and surges are known, as at AT5."""
    memcpy(a, from_, cython.sizeof(Attack))
    if a.n_options > 0:
        return
    a.surges = max(0, dice_surges(c, a) + a.added - a.cancelled)
    a.see_needed = needs_sight_paid(s, c, a)
    list_options(s, c, a)


def outcome(s, c, m, a, surges):
    """What the attack is worth to its own side with the best use of the surges that are left."""
    if shows_x(c, a):
        return 0
    surges = min(surges - max(0, a.see_needed - a.see_bought), 6)
    if surges < 0:
        return 0
    memset(more_damage, 0, cython.sizeof(more_damage))
    memset(more_range, 0, cython.sizeof(more_range))
    shields = shields_of(s, c, a, 0) if a.n_affected > 0 else 0
    for i in range(a.n_options):
        option = cython.address(a.option[i])
        if option.bought or option.cost == 0:
            continue
        for k in range(2):
            code = option.code[k]
            n = option.n[k]
            if code in (SU_DAMAGE, SU_RUNIC):
                gain(more_damage, option.cost, n)
            elif code == SU_DEATH_RAGE:
                gain(more_damage, option.cost, s.figure[a.attacker].damage // 2)
            elif code == SU_PIERCE:
                gain(more_damage, option.cost, min(n, shields))
            elif code == SU_RANGE:
                gain(more_range, option.cost, n)
    lack = lacks(c, a)
    if lack > 0:
        spent = 1
        while spent <= surges and more_range[spent] < lack:
            spent += 1
        surges -= spent
        if surges < 0:
            return 0
    return dealt_worth(s, c, m, a, damage_total(s, c, a) + more_damage[surges])


def lacks(c, a):
    """Range that is missing (DES-121)."""
    if a.flags & F_FREE_RANGE:
        return 0
    return a.range_needed - dice_range(c, a) - a.range


def dealt_worth(s, c, m, a, damage):
    """For the side of who controls the attack."""
    total = 0
    side = 0 if a.seat > 0 else 1
    for k in range(a.n_affected):
        v = a.affected[k]
        if s.figure[v].life != STANDING:
            continue
        dealt = max(0, damage - shields_of(s, c, a, k))
        if v == a.target and a.how == D_SKILL + BLACK_ARROW:
            dealt = max(dealt, 3)
        worth = pain(s, m, v, dealt) if dealt > 0 else 0
        if dealt > 0 and dealt < m.left[v] and v == a.target and a.conditions:
            for condition in range(4):
                if a.conditions >> condition & 1:
                    worth += condition_worth(s, m, v, 1 << condition)
        total += worth if side_of(v) != side else -worth
    return total


# --- AT5


def rate_surges(s, c, m, f, mask, worth):
    """ASK_SURGE: what each option leaves to hope for."""
    memcpy(cython.address(a), cython.address(s.attack[f.target]), cython.sizeof(Attack))
    stop = outcome(s, c, m, cython.address(a), 0)
    for i in range(a.n_options):
        if not mask[SURGE + i]:
            continue
        memcpy(cython.address(b), cython.address(a), cython.sizeof(Attack))
        b.option[i].bought = 1
        b.surges -= b.option[i].cost
        extra = 0
        for k in range(2):
            extra += apply(s, c, m, cython.address(b), b.option[i].code[k], b.option[i].n[k])
        worth[SURGE + i] = outcome(s, c, m, cython.address(b), b.surges) + extra - stop


def apply(s, c, m, a, code, n):
    """The effect of an option on a copy; returns what it is worth beside the damage."""
    u = a.attacker
    if code == SU_DAMAGE:
        a.damage += n
    elif code == SU_RUNIC:
        a.damage += n
        return -weary(s, u, 1)
    elif code == SU_DEATH_RAGE:
        a.damage += s.figure[u].damage // 2
    elif code == SU_RANGE:
        a.range += n
    elif code == SU_PIERCE:
        a.pierce += n
    elif code == SU_STUN:
        a.conditions |= STUNNED
    elif code == SU_POISON:
        a.conditions |= POISONED
    elif code == SU_DISEASE:
        a.conditions |= DISEASED
    elif code == SU_IMMOBILIZE:
        a.conditions |= IMMOBILIZED
    elif code == SU_SEE:
        a.see_bought += 1
    elif code == SU_FATIGUE:
        return rested(s, u, n)
    elif code == SU_RECOVER:
        return relief(s, c, m, u, n)
    elif code == SU_MEND:
        return min(n, s.figure[u].damage) * m.price[u] * 3 // 4
    elif code != SU_NONE:
        return apply_rare(s, c, m, a, code)
    return 0


def apply_rare(s, c, m, a, code):
    u = a.attacker
    v = a.target
    hits = damage_total(s, c, a) > shields_of(s, c, a, 0)
    if code in (SU_BLAST, SU_FIRE_BREATH):
        return around_target(s, c, m, a)
    if code == SU_KNOCKBACK:
        return 25
    if code == SU_MOVE_TARGET:
        return 12
    if code in (SU_STRAY, SU_RING, SU_SECOND):
        worth = 0
        for w in range(FIRST_MONSTER, N_FIGURES):
            if s.figure[w].life != STANDING or w == v:
                continue
            if code == SU_STRAY and within(s, v, w, 3):
                worth = max(worth, pain(s, m, w, 1))
            elif code == SU_RING and fig_adjacent(s, u, w):
                worth += pain(s, m, w, 1)
            elif code == SU_SECOND and fig_adjacent(s, u, w):
                worth = max(worth, pain(s, m, w, max(0, damage_total(s, c, a) - 1)))
        return worth
    if code == SU_RETURN:
        return KEPT_CARD
    if code == SU_BLOOD_CALL:
        return (
            min(s.figure[u].damage, damage_total(s, c, a) - shields_of(s, c, a, 0)) * m.price[u]
            if hits
            else 0
        )
    if code == SU_WITHER:
        return 15
    if code == SU_SUBDUE:
        return 55 if hits else 0
    if code == SU_SLAM:
        return condition_worth(s, m, v, STUNNED)
    if code == SU_VIGOR:
        return 14 * c.options.heroes // 2
    return 20 if hits == 0 else 8  # a defence die is rolled again


def around_target(s, c, m, a):
    """Others next to the target, friend and foe, who roll a shield or so."""
    worth = 0
    side = 0 if a.seat > 0 else 1
    for v in range(N_FIGURES):
        if v != a.attacker and v != a.target and s.figure[v].life == STANDING and beside_space(s, v, a.cell):
            hurt = pain(s, m, v, max(0, damage_total(s, c, a) - 1))
            if side_of(v) != side:
                worth += hurt
            elif a.path_n == 0 and side == 0:
                worth -= hurt
    return worth


# --- AT3 and AT4


def mine(s, m, a):
    """1: the attack is made by the side that is asked, -1: by the other."""
    side = 0 if a.seat > 0 else 1
    return 1 if side == m.side else -1


def reroll_gain(s, c, m, from_, k, i):
    """What rolling a die again is worth on average: of the attack (k < 0), or of a defence pool."""
    complete(s, c, from_, cython.address(a))
    surges = a.surges
    before = outcome(s, c, m, cython.address(a), surges)
    die = a.die[i] if k < 0 else a.pool[k].die[i]
    total = 0
    for face in range(6):
        if k < 0:
            a.die[i] = die // 6 * 6 + face
            surges = max(0, dice_surges(c, cython.address(a)) + a.added - a.cancelled)
        else:
            a.pool[k].die[i] = die // 6 * 6 + face
        total += outcome(s, c, m, cython.address(a), surges)
    return mine(s, m, cython.address(a)) * (total // 6 - before)


def may_reroll(die, only):
    if only == ONLY_RED:
        return die // 6 == RED
    if only == ONLY_POWER:
        return die // 6 == RED or die // 6 == YELLOW
    return 1


def best_reroll(s, c, m, a, k, only):
    best = -1000
    n = a.n_dice if k < 0 else a.pool[k].n
    for i in range(n):
        die = a.die[i] if k < 0 else a.pool[k].die[i]
        if may_reroll(die, only):
            best = max(best, reroll_gain(s, c, m, a, k, i))
    return best


def with_more(s, c, m, from_, surges, damage, options):
    """What further surges, damage, an option of Critical Blow are worth."""
    complete(s, c, from_, cython.address(a))
    before = outcome(s, c, m, cython.address(a), a.surges)
    a.damage += damage
    if options:
        a.cards |= CARD_CRITICAL
        list_options(s, c, cython.address(a))
    return mine(s, m, cython.address(a)) * (outcome(s, c, m, cython.address(a), a.surges + surges) - before)


def with_shields(s, c, m, from_, k, shields, cancelled):
    """What further shields of the k-th affected figure, or surges cancelled, are worth."""
    complete(s, c, from_, cython.address(a))
    before = outcome(s, c, m, cython.address(a), a.surges)
    a.pool[k].bonus += shields
    after = outcome(s, c, m, cython.address(a), max(0, a.surges - cancelled))
    return mine(s, m, cython.address(a)) * (after - before)


def execute_number(s, c, m, from_):
    """BER-8: the best X; 0: none is worth its fatigue."""
    complete(s, c, from_, cython.address(a))
    before = outcome(s, c, m, cython.address(a), a.surges)
    h = a.attacker
    best = 0
    number = 0
    for x in range(1, min(10, stamina_left(s, h)) + 1):
        a.damage += 1
        worth = outcome(s, c, m, cython.address(a), a.surges) - before - weary(s, h, x)
        if worth > best:
            best = worth
            number = x
    return number


# --- tests


def test_hope(s, c, i, least):
    """Chance in 36 of a test if a die (-1: both) is rolled again; least: the sum that is still good."""
    hope = 0
    if i < 0:
        for x in range(6):
            for y in range(6):
                if c.face[s.roll.die[0] // 6][x].shields + c.face[s.roll.die[1] // 6][y].shields <= least:
                    hope += 1
        return hope
    other = c.face[s.roll.die[1 - i] // 6][s.roll.die[1 - i] % 6].shields
    for x in range(6):
        if c.face[s.roll.die[i] // 6][x].shields + other <= least:
            hope += 6
    return hope
