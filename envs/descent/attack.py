"""An attack from its declaration to the damage (DES-108 to DES-135); windows AT1 to AT5."""

import cython


def begin_attack(s, c, attacker, seat, weapon, how, flags):
    """Puts an attack on the stack; its task asks for what is not yet known. Returns its number."""
    number = s.n_attacks
    a = cython.address(s.attack[number])
    memset(a, 0, cython.sizeof(Attack))
    s.n_attacks += 1
    a.attacker = attacker
    a.seat = seat
    a.weapon = weapon
    a.target = -1
    a.second = -1
    a.cell = -1
    a.how = how
    a.flags = flags
    push(s, ATTACK, -1, number, -1, 0)
    return number


def hero_attack(s, c, h, weapon, how, flags):
    """An attack that a hero declares."""
    return begin_attack(s, c, h, seat_of(h), weapon, how, flags | F_DECLARED_BY_HERO)


def monster_attack(s, c, u, how, flags):
    return begin_attack(s, c, u, 0, W_CARD, how, flags)


def attack_on(s, c, u, seat, weapon, how, flags, v):
    """An attack whose target is given (Counter Attack, Guard, Oath of Honor, Bait and Switch)."""
    number = begin_attack(s, c, u, seat, weapon, how, flags)
    a = cython.address(s.attack[number])
    a.target = v


def attack_task(s, c):
    f = top(s)
    a = cython.address(s.attack[f.source])
    stage = f.step
    if stage < ST_DAMAGE and not in_order(s, a):
        f.step = ST_OVER
    elif stage <= ST_SECOND:
        declare(s, c, f, a)
    elif stage <= ST_AT2_HEROES:
        before_dice(s, c, f, a)
    elif stage <= ST_AT4_STAFF:
        dice(s, c, f, a)
    elif stage <= ST_RANGE:
        after_dice(s, c, f, a)
    else:
        finish(s, c, f, a)


def in_order(s, a):
    """DES-134: the attacker is still there, nothing has replaced the attack, and before the dice there is
    a target.
    """
    if a.flags & F_REPLACED:
        return 0
    return a.flags & F_COMMANDED or s.figure[a.attacker].life == STANDING


# --- declaring


def declare(s, c, f, a):
    if f.step == ST_WEAPON:
        if a.weapon == W_ASK:
            push(s, ASK_WEAPON, a.seat, a.attacker, f.source, 0)
        else:
            f.step = ST_SHOT
    elif f.step == ST_SHOT:
        f.step = ST_TARGET
        if a.target < 0:
            run_before(s, c, f.source, a)
    elif f.step == ST_TARGET:
        if (
            a.flags & F_SHOT and a.range_needed == s.figure[a.attacker].cell
        ):  # he did not move: it is not used yet
            a.flags &= ~F_SHOT
        a.range_needed = 0
        if a.target >= 0:
            f.step = ST_SECOND
        elif any_target(s, c, a.attacker, a.weapon, a.flags, a.how):
            push(s, ASK_TARGET, a.seat, a.attacker, f.source, 0)
        else:
            f.step = ST_OVER
    else:
        f.step = ST_AT1
        fix_target(s, c, a)
        if (a.how == D_FEAT + TARHA or a.how == D_SPECIAL + FLAIL_NUMBER) and second_named(s, c, a):
            f.step = ST_SECOND
            f.count = 1
            push(s, ASK_TARGET, a.seat, a.attacker, f.source, 1)


def run_before(s, c, number, a):
    """WIL-8: up to 2 spaces just before the attack is declared (1 in heavy armor)."""
    h = a.attacker
    if not is_hero(h) or a.flags & F_CHARMED or not may_shoot_running(s, c, h, a.weapon):
        return
    a.flags |= F_SHOT
    a.range_needed = s.figure[h].cell
    ask_roam(s, h, shot_steps(s, c, h), a.seat, 0)


def second_named(s, c, a):
    """Whether a second target may be named, and has not been asked for."""
    if a.second != -1:
        return 0
    for v in range(N_FIGURES):
        if second_target_ok(s, c, a, v):
            return 1
    return 0


def second_target_ok(s, c, a, v):
    return (
        v != a.target
        and s.figure[v].life == STANDING
        and target_ok(s, c, a.attacker, a.weapon, a.flags, a.how, v)
        and (a.how != D_SPECIAL + FLAIL_NUMBER or is_hero(v))
    )


def fix_target(s, c, a):
    """DES-111, DES-112: target space and range to reach stay as they are from now on."""
    if a.cell >= 0:
        return
    u = a.attacker
    if a.how == D_SKILL + CORPSE_BLAST:
        a.cell = s.figure[FAMILIAR].cell
        return
    a.cell = target_space(s, u, a.target, unblocking(s, c, u, a.weapon))
    if a.cell < 0:
        a.cell = s.figure[a.target].cell
    a.range_needed = space_distance(s, u, a.cell)
    if not is_ranged(s, c, u, a.weapon) or a.flags & F_ALL_AROUND:
        a.flags |= F_FREE_RANGE


# --- AT1 and AT2


def before_dice(s, c, f, a):
    if f.step == ST_AT1:
        f.count = 0
        if a.flags & F_DECLARED_BY_HERO:
            ask_window(s, c, W_AT1, 0, f.source, 0)
        else:
            f.step = ST_DEFEND
    elif f.step == ST_DEFEND:
        if a.flags & F_CHARMED or not is_monster(a.attacker) or f.count >= c.options.heroes:
            f.step = ST_NOT_ME
            f.count = 0
        else:
            ask_window(s, c, W_AT1_HERO, seat_of(f.count), f.count, f.source)
    elif f.step == ST_NOT_ME:
        not_me(s, c, f, a)
    elif f.step == ST_AT2:
        if is_monster(a.attacker) and not a.flags & F_COMMANDED and names_hero(a):
            ask_window(s, c, W_AT2_DARK, 0, f.source, 0)
        else:
            f.step = ST_AT2_HEROES
    else:
        if not a.flags & F_BUILT:
            a.flags |= F_BUILT
            build_attack_pool(s, c, a)
            printed_bonuses(s, c, a)
            find_affected(s, c, a)
            f.count = 0
        if f.count >= c.options.heroes:
            f.step = ST_ROLL
            f.count = 0
        else:
            ask_window(s, c, W_AT2_HERO, seat_of(f.count), f.count, f.source)


def names_hero(a):
    return is_hero(a.target) or is_hero(a.second)


def not_me(s, c, f, a):
    """ABI-20: the lieutenant tests; then the overlord makes an adjacent monster the target. f.count: stage
    of it.
    """
    v = a.target
    if f.count == 0:
        f.count = 1
        if able(s, c, v, AB_NOT_ME) and near_other_monster(s, v):
            ask_test(s, v, AWARENESS, 0)
            return
        f.count = 3
    elif f.count == 1:
        if s.passed:
            f.count = 2
            push(s, USE, f.source, v, D_SPECIAL + NOT_ME_NUMBER, 0)
            return
        f.count = 3
    f.step = ST_AT2
    f.count = 0


def near_other_monster(s, v):
    for w in range(FIRST_MONSTER, N_FIGURES):
        if s.figure[w].life == STANDING and fig_adjacent(s, v, w):
            return 1
    return 0


def not_me_task(s, c):
    """USE: which adjacent monster takes the lieutenant's place; range and sight stay (DES-135)."""
    f = top(s)
    if f.step == 0:
        push(s, ASK_FIGURE, 0, f.source, f.target, 0)
        return
    a = cython.address(s.attack[f.owner])
    a.target = f.count
    a.flags |= F_UNMOVED
    pop(s)


# --- the dice


def dice(s, c, f, a):
    if f.step == ST_ROLL:
        f.step = ST_AT3
        roll_attack(s, a)
        for k in range(a.n_affected):
            roll_defence(s, a, k)
        added_surges(s, c, a)
    elif f.step == ST_AT3:
        ask_window(s, c, W_AT3, a.seat, f.source, 0)
    elif f.step == ST_AT3_STAFF:
        ask_window(s, c, W_AT3_STAFF, 0, f.source, 0)
    else:  # ST_AT4: one affected figure after the other
        k = next_pool(a)
        if k < 0:
            f.step = ST_CHECK
        else:
            ask_defence(s, c, f.source, a, k)


def next_pool(a):
    """The next affected figure whose AT4 is not over; -1: none."""
    for k in range(a.n_affected):
        if a.pool[k].asked < 2:
            return k
    return -1


def ask_defence(s, c, number, a, k):
    """AT4: the owner of the figure, then the Staff of Shadows; the answer PASS is noted in the pool."""
    if a.pool[k].asked == 0:
        ask_window(s, c, W_AT4, owner_seat(s, a.affected[k]), number, k)
    else:
        ask_window(s, c, W_AT4_STAFF, 0, number, k)


def owner_seat(s, u):
    """Who decides for a figure under attack; quest figures have nothing to decide."""
    if is_hero(u):
        return seat_of(u)
    return seat_of(necro_of(s)) if u == FAMILIAR else 0


def added_surges(s, c, a):
    """AT3 begins with what comes by itself: Covetous (DER-47), Opportunist (DER-61)."""
    if s.plot[COVETOUS] == PLOT_EXHAUSTED and (is_greedy(s, a.target) or is_greedy(s, a.second)):
        a.added += 1
    if able(s, c, a.attacker, AB_OPPORTUNIST):
        for h in range(c.options.heroes):
            if s.figure[h].life == STANDING and fig_adjacent(s, a.attacker, h):
                a.added += 1 if has(s, h, IMMOBILIZED) else 0
                a.added += 2 if has(s, h, STUNNED) else 0


def is_greedy(s, u):
    """A hero with a faceup Search card."""
    return is_hero(u) and faceup_cards(s, u) > 0


# --- check, surges, range


def after_dice(s, c, f, a):
    if f.step == ST_CHECK:
        if shows_x(c, a):  # DES-117, DES-123: no surge is spent at all
            a.flags |= F_MISSED
            f.step = ST_RANGE
            return
        a.surges = max(0, dice_surges(c, a) + a.added - a.cancelled)
        a.see_needed = needs_sight_paid(s, c, a)
        list_options(s, c, a)
        f.step = ST_AT5
    elif f.step == ST_AT5:
        if next_pool(a) >= 0:
            ask_defence(s, c, f.source, a, next_pool(a))
        elif a.flags & F_PATH:
            push(s, ASK_PATH, a.seat, a.attacker, f.source, 0)
        else:
            push(s, ASK_SURGE, a.seat, a.attacker, f.source, 0)
    else:
        f.step = ST_DAMAGE
        f.count = 0
        if not a.flags & F_FREE_RANGE and not reaches(s, c, a):
            a.flags |= F_MISSED
        if a.see_bought < a.see_needed:
            a.flags |= F_MISSED
        if not a.flags & F_MISSED:
            sort_affected(s, a)


def reaches(s, c, a):
    """DES-121; each of two named targets is reached on its own (Tarha's feat)."""
    total = dice_range(c, a) + a.range
    if a.second >= 0 and not a.flags & F_ALL_AROUND:
        cell = target_space(s, a.attacker, a.second, unblocking(s, c, a.attacker, a.weapon))
        far = space_distance(s, a.attacker, cell if cell >= 0 else s.figure[a.second].cell)
        if total < far:
            drop_affected(a, a.second)
            a.second = -1
        if total < a.range_needed:
            if a.second < 0:
                return 0
            drop_affected(a, a.target)
        return 1
    return total >= a.range_needed


def drop_affected(a, v):
    """The attack does not reach it."""
    k = 0
    while k < a.n_affected and a.affected[k] != v:
        k += 1
    for i in range(k, a.n_affected - 1):
        a.affected[i] = a.affected[i + 1]
        a.pool[i] = a.pool[i + 1]
    if k < a.n_affected:
        a.n_affected -= 1


def sort_affected(s, a):
    """DES-129: the target first, then by distance from the target space, then by index."""
    for i in range(1, a.n_affected):
        k = i
        while k > 0 and comes_before(s, a, k, k - 1):
            swap_affected(a, k)
            k -= 1


def comes_before(s, a, i, k):
    u = a.affected[i]
    v = a.affected[k]
    if v == a.target:
        return 0
    if u == a.target:
        return 1
    near = space_distance(s, u, a.cell)
    far = space_distance(s, v, a.cell)
    return near < far or (near == far and u < v)


def swap_affected(a, k):
    """Two neighbours in the list change places."""
    u = a.affected[k]
    pool = a.pool[k]
    a.affected[k] = a.affected[k - 1]
    a.pool[k] = a.pool[k - 1]
    a.affected[k - 1] = u
    a.pool[k - 1] = pool


# --- answers


def answer_target(s, c, f, action):
    """f: the ASK_TARGET frame, gone; the ATTACK frame is on top."""
    a = cython.address(s.attack[f.target])
    if f.count == 0:
        a.target = action - FIGURE
        return
    top(s).step = ST_AT1
    if action == PASS:
        a.second = -2  # asked, and none
    else:
        a.second = action - FIGURE


def answer_weapon(s, c, f, action):
    a = cython.address(s.attack[f.target])
    a.weapon = weapon_of_verb(s, c, a.attacker, action - VERB)


def legal_target(s, c, f, mask):
    a = cython.address(s.attack[f.target])
    n = 0
    for v in range(N_FIGURES):
        if s.figure[v].life != STANDING:
            continue
        if f.count == 0:
            if target_ok(s, c, a.attacker, a.weapon, a.flags, a.how, v):
                n += offer(mask, FIGURE + v)
        elif second_target_ok(s, c, a, v):
            n += offer(mask, FIGURE + v)
    if f.count:
        n += offer(mask, PASS)
    return n


def legal_path(s, c, f, mask):
    """ABI-17, DER-66: different spaces, no walls, closed doors or obstacles."""
    a = cython.address(s.attack[f.target])
    last = a.path[a.path_n - 1]
    n = offer(mask, PASS)
    for d in range(8):
        if s.near[last] >> d & 1:
            cell = map_of(s).next[last][d]
            if terrain(s, cell) != OBSTACLE and not on_path(a, cell):
                n += offer(mask, STEP + d)
    return n


def on_path(a, cell):
    for i in range(a.path_n):
        if a.path[i] == cell:
            return 1
    return 0


def answer_path(s, c, f, action):
    a = cython.address(s.attack[f.target])
    if action != PASS:
        cell = map_of(s).next[a.path[a.path_n - 1]][action - STEP]
        a.path[a.path_n] = cell
        a.path_n += 1
        v = s.fig_at[cell]
        if v >= 0 and v != a.attacker and attackable(s, c, a.attacker, v):
            affect(s, c, a, v)
    if action == PASS or a.path_n == 4:
        a.flags &= ~F_PATH
