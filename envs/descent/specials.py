"""Special actions of monsters, lieutenants and the agent (spec 4.7); effects on heroes who test one by
one.
"""

import cython


def pay_move(s, u):
    """A move action: one given by Dash first."""
    g = cython.address(s.figure[u])
    if g.dash > 0:
        g.dash -= 1
    else:
        g.actions -= 1
        g.moves -= 1


def pay_attack(s, u):
    """An attack action: one given by Frenzy first (DES-183)."""
    g = cython.address(s.figure[u])
    if g.frenzy > 0:
        g.frenzy -= 1
    else:
        g.actions -= 1
        g.attacks -= 1


def attack_left(s, u):
    g = cython.address(s.figure[u])
    return g.frenzy > 0 or (g.actions > 0 and g.attacks > 0)


def is_attack_action(ability):
    return ability & (AB_FIRE | AB_FLAIL | AB_CRY_HAVOC | AB_IGNITE | AB_SHADOW_BOLT) != 0


def special_usable(s, c, u, ability):
    """Whether a special action could do anything now; an action is left."""
    g = cython.address(s.figure[u])
    if is_attack_action(ability):
        if not attack_left(s, u) or (ability != AB_CRY_HAVOC and not may_attack(s, c, u)):  # DER-97
            return 0
        return attack_special_usable(s, c, u, ability)
    if g.actions == 0:
        return 0
    if ability in (AB_HOWL, AB_WAIL):
        return heroes_near(s, c, u, 3)
    if ability in (AB_GRAB, AB_THROW, AB_EARTH, AB_WATER):
        return heroes_near(s, c, u, 1)
    if ability == AB_HEAL:
        return any_hurt_near(s, u)
    if ability == AB_AIR:
        return not g.air
    if ability == AB_PILFER:
        return s.search_n > 0 and beside_token(s, u)
    if ability == AB_PROMOTION:
        return any_minion(s, c, u)
    if ability == AB_SACRIFICE:
        return any_victim(s, u)
    if ability == AB_SEDUCE:
        return heroes_near(s, c, u, 3)
    if ability == AB_OVERPOWER:
        return g.moves > 0 and not has(s, u, IMMOBILIZED)
    return ability == AB_DOMINION and any_hero_seen(s, c, u)


def attack_special_usable(s, c, u, ability):
    if ability == AB_CRY_HAVOC:
        return not has(s, u, IMMOBILIZED) and s.figure[u].moves > 0
    if ability == AB_SHADOW_BOLT:
        return any_target(s, c, u, W_BOLT, 0, D_SPECIAL + SHADOW_BOLT_NUMBER)
    if ability == AB_FLAIL:
        return heroes_in_reach(s, c, u)
    number = FIRE_NUMBER if ability == AB_FIRE else IGNITE_NUMBER
    return any_target(s, c, u, W_CARD, F_ALL_AROUND, D_SPECIAL + number)


def heroes_in_reach(s, c, u):
    for h in range(c.options.heroes):
        if s.figure[h].life == STANDING and target_ok(s, c, u, W_CARD, 0, D_SPECIAL + FLAIL_NUMBER, h):
            return 1
    return 0


def hero_near(s, u, h, n):
    """A standing hero within n spaces; n = 1: adjacent."""
    if s.figure[h].life != STANDING:
        return 0
    return fig_adjacent(s, u, h) if n == 1 else within(s, u, h, n)


def heroes_near(s, c, u, n):
    """Standing heroes near a figure, bits."""
    heroes = 0
    for h in range(c.options.heroes):
        if hero_near(s, u, h, n):
            heroes |= 1 << h
    return heroes


def any_hero_seen(s, c, u):
    for h in range(c.options.heroes):
        if s.figure[h].life == STANDING and sees(s, u, h, 0):
            return 1
    return 0


def hurt_near(s, u, v):
    """ABI-08: a wounded monster within 3 spaces, itself too."""
    return is_monster(v) and s.figure[v].life == STANDING and s.figure[v].damage > 0 and within(s, u, v, 3)


def any_hurt_near(s, u):
    for v in range(FIRST_MONSTER, N_FIGURES):
        if hurt_near(s, u, v):
            return 1
    return 0


def beside_token(s, u):
    for i in range(N_SEARCH_TOKENS):
        if s.token[i].life == ON_MAP and fig_beside(s, u, s.token[i].cell):
            return 1
    return 0


def promotable(s, c, u, v):
    """ABI-22: an adjacent minion whose group has room for a master."""
    g = cython.address(s.figure[v])
    if not is_monster(v) or g.life != STANDING or g.rank != MINION or not fig_adjacent(s, u, v):
        return 0
    return room_for(s, c, g.group, MASTER)


def any_minion(s, c, u):
    for v in range(FIRST_MONSTER, N_FIGURES):
        if promotable(s, c, u, v):
            return 1
    return 0


def any_victim(s, u):
    """ABI-25: an adjacent monster."""
    return s.figure[u].damage > 0 and near_other_monster(s, u)


def begin_special(s, c, u, ability):
    """The action is paid; what it does comes next."""
    g = cython.address(s.figure[u])
    number = number_of(ability)
    deed = D_SPECIAL + number
    if is_attack_action(ability):
        if ability == AB_CRY_HAVOC:
            g.moves -= 1
        pay_attack(s, u)
    else:
        g.actions -= 1
    if ability == AB_FLAIL:
        monster_attack(s, c, u, deed, F_ACTION)
    elif ability == AB_SHADOW_BOLT:
        begin_attack(s, c, u, 0, W_BOLT, deed, F_ACTION)
    elif ability == AB_FIRE:
        monster_attack(s, c, u, deed, F_ACTION | F_ALL_AROUND)
    elif ability == AB_IGNITE:
        monster_attack(s, c, u, deed, F_ACTION | F_ALL_AROUND)
        if g.damage + 1 < g.health:
            hurt(s, u, u, 1)
    elif ability == AB_AIR:
        g.air = 1
    elif ability == AB_OVERPOWER:
        g.moves -= 1
        g.used |= ONCE_OVERPOWER
        g.points += speed_of(s, c, u)
        s.overpowered = 0
    elif ability in (AB_HOWL, AB_WAIL):
        push(s, EACH, -1, u, deed, heroes_near(s, c, u, 3))
    elif ability in (AB_EARTH, AB_WATER):
        push(s, EACH, -1, u, deed, heroes_near(s, c, u, 1))
    else:
        push(s, USE, -1, u, deed, 0)


def number_of(ability):
    number = 0
    while not ability >> number & 1:
        number += 1
    return number


def special_task(s, c):
    """USE of a special action."""
    f = top(s)
    number = f.target - D_SPECIAL
    if number == NOT_ME_NUMBER:
        not_me_task(s, c)
    elif number in (GRAB_NUMBER, THROW_NUMBER):
        seize(s, c, f)
    elif number == HEAL_NUMBER:
        heal_task(s, c, f)
    elif number == PILFER_NUMBER:
        pilfer(s, c, f)
    elif number == PROMOTION_NUMBER:
        promote(s, c, f)
    elif number == CRY_HAVOC_NUMBER:
        cry_havoc(s, c, f)
    elif number == SACRIFICE_NUMBER:
        sacrifice(s, c, f)
    elif number == OVERPOWER_NUMBER:
        overpower(s, c, f)
    else:
        bend(s, c, f)


def seize(s, c, f):
    """ABI-07, ABI-10: an adjacent hero tests Might."""
    if f.step == 0:
        push(s, ASK_HERO, 0, f.source, f.target, 0)
    elif f.step == 1:
        f.step = 2
        f.owner = f.count
        ask_test(s, f.count, MIGHT, 0)
    elif f.step == 2:
        h = f.owner
        if s.passed or s.figure[h].life != STANDING:
            pop(s)
        elif f.target == D_SPECIAL + GRAB_NUMBER:
            pop(s)
            afflict(s, c, h, IMMOBILIZED)
        else:
            f.step = 3
            push(s, PLACE, 0, h, NEAR, s.figure[h].cell + 256 * 3)
            top(s).step = 1
    else:
        u = f.source
        h = f.owner
        pop(s)
        hurt(s, u, h, 1)


def heal_task(s, c, f):
    if f.step == 0:
        push(s, ASK_FIGURE, 0, f.source, f.target, 0)
    elif f.step == 1:
        f.step = 2
        ask_healing(s, -1, 1)
    else:
        v = f.count
        pop(s)
        recover(s, c, v, s.rolled)


def pilfer(s, c, f):
    """ABI-19, DER-12: the top card stays, or goes to the bottom."""
    if f.step == 0:
        overlord_looks(s, 1)
        push(s, ASK_CHOICE, 0, f.source, f.target, 3)
        return
    under = 1 if f.count == 1 else 0
    pop(s)
    if under:
        top_to_bottom(s)


def promote(s, c, f):
    if f.step == 0:
        f.step = 1
        ask_test(s, f.source, WILLPOWER, 0)
    elif f.step == 1:
        if s.passed and any_minion(s, c, f.source):
            f.step = 2
            push(s, ASK_FIGURE, 0, f.source, f.target, 0)
        else:
            pop(s)
    else:
        g = cython.address(s.figure[f.count])
        g.rank = MASTER  # DER-34: its tokens stay on its base
        g.health = card_of(s, c, f.count).health[c.options.heroes - 2]
        pop(s)


def cry_havoc(s, c, f):
    """ABI-24: up to Speed in spaces, then one attack on all whose spaces it moved through."""
    u = f.source
    if f.step == 0:
        f.step = 1
        s.havoc = 0
        s.figure[u].used |= ONCE_HAVOC
        ask_roam(s, u, speed_of(s, c, u), 0, 0)
        return
    s.figure[u].used &= ~ONCE_HAVOC
    deed = f.target
    pop(s)
    if s.figure[u].life != STANDING or not may_attack(s, c, u):  # DER-97: the prayer counts where it ends
        return
    if any_target(s, c, u, W_CARD, F_ALL_AROUND, deed):
        monster_attack(s, c, u, deed, F_ALL_AROUND | F_ACTION)


def sacrifice(s, c, f):
    """ABI-25: up to 5 damage of an adjacent monster becomes health."""
    u = f.source
    if f.step == 0:
        push(s, ASK_FIGURE, 0, u, f.target, 0)
    elif f.step == 1:
        f.owner = f.count
        g = cython.address(s.figure[f.count])
        push(s, ASK_NUMBER, 0, u, f.target, min(5, g.health - g.damage))
    else:
        v = f.owner
        n = f.count
        pop(s)
        recover(s, c, u, n)
        hurt(s, u, v, n)


def overpower(s, c, f):
    """ABI-33: which adjacent hero it swaps with, once per hero and use; step 1: asks."""
    u = f.source
    if f.step == 1:
        if s.figure[u].life == STANDING and any_to_overpower(s, c, u):
            push(s, ASK_HERO, 0, u, f.target, 1)
        else:
            pop(s)
    elif f.step == 2:
        if f.count < 0:
            pop(s)
            return
        s.overpowered |= 1 << f.count
        f.owner = f.count
        f.step = 3
        ask_test(s, u, MIGHT, 0)
    else:
        h = f.owner
        pop(s)
        if s.passed and s.figure[h].life == STANDING and s.figure[u].life == STANDING:
            swap(s, u, h)
            tire(s, c, u, h, 1)


def overpowerable(s, u, h):
    return s.figure[h].life == STANDING and fig_adjacent(s, u, h) and not s.overpowered >> h & 1


def any_to_overpower(s, c, u):
    for h in range(c.options.heroes):
        if overpowerable(s, u, h):
            return 1
    return 0


def swap(s, u, v):
    """DES-086: two small figures change places."""
    a = s.figure[u].cell
    b = s.figure[v].cell
    lift(s, u)
    lift(s, v)
    put(s, u, b, 1, 1)
    put(s, v, a, 1, 1)


def bend(s, c, f):
    """ABI-26 Seduce, ABI-35 Dominion: a test of the lieutenant, a hero, his moves, then what comes of it."""
    u = f.source
    seduce = 1 if f.target == D_SPECIAL + SEDUCE_NUMBER else 0
    if f.step == 0:
        if seduce:
            push(s, ASK_HERO, 0, u, f.target, 0)
        else:
            f.step = 1
            ask_test(s, u, WILLPOWER, 0)
    elif f.step == 1:
        if seduce:
            f.owner = f.count
            f.step = 2
            ask_test(s, u, WILLPOWER, 0)
        elif s.passed and any_hero_seen(s, c, u):
            push(s, ASK_HERO, 0, u, f.target, 0)
        else:
            pop(s)
    elif f.step == 2:
        if seduce and not s.passed:
            pop(s)
            return
        if not seduce:
            f.owner = f.count
        f.step = 3
        ask_roam(s, f.owner, 1 if seduce else 2, 0, 0)
    elif f.step == 3:
        if seduce:
            h = f.owner
            pop(s)
            afflict(s, c, h, STUNNED)
        elif s.figure[f.owner].life == STANDING:
            f.step = 4
            ask_test(s, f.owner, WILLPOWER, 0)
        else:
            pop(s)
    else:
        h = f.owner
        pop(s)
        if not s.passed:
            afflict(s, c, h, IMMOBILIZED)


# --- heroes who test one after the other (DES-145)


def each_task(s, c):
    """EACH: source: by whom; count: bits of heroes left; owner: the hero whose test is under way."""
    f = top(s)
    if f.step == 1:
        h = f.owner
        f.step = 0
        suffer_test(s, c, f.source, f.target, h)
        return
    for h in range(c.options.heroes):
        if f.count >> h & 1:
            f.count &= ~(1 << h)
            if s.figure[h].life != STANDING:
                continue
            f.owner = h
            f.step = 1
            ask_test(s, h, attribute_tested(f.target, f.source), 0)
            return
    pop(s)


def attribute_tested(deed, source):
    if (
        deed == D_SPECIAL + EARTH_NUMBER
        or deed == D_CARD + EXPLOSIVE_RUNES
        or deed == D_RELIC + SCORPIONS_KISS
    ):
        return AWARENESS
    if deed == D_CARD + WORD_OF_PAIN or deed == D_CARD + WEB_TRAP or deed == D_RELIC + ZOREKS_FAVOR:
        return MIGHT
    if deed == D_CARD + DIABOLIC_POWER:  # by the type of the card taken
        return source
    return WILLPOWER


def suffer_test(s, c, by, deed, h):
    """What a failed test brings."""
    if s.passed:
        return
    if deed == D_SPECIAL + HOWL_NUMBER or deed == D_SPECIAL + AFTERSHOCK_NUMBER:
        tire(s, c, by, h, 1)
    elif deed == D_SPECIAL + WAIL_NUMBER or deed == D_SPECIAL + WATER_NUMBER:
        tire(s, c, by, h, 2)
    elif deed == D_SPECIAL + EARTH_NUMBER or deed == D_CARD + WEB_TRAP:
        afflict(s, c, h, IMMOBILIZED)
    elif deed == D_CARD + WORD_OF_PAIN:
        hurt(s, by, h, 1)
    elif deed == D_CARD + WORD_OF_DESPAIR:
        s.hero[h].despair = 1
    elif deed == D_CARD + EXPLOSIVE_RUNES or deed == D_RELIC + ZOREKS_FAVOR:
        hurt(s, by, h, s.rolled - attribute_of(s, c, h, attribute_tested(deed, by)))
    elif deed == D_RELIC + SCORPIONS_KISS:
        afflict(s, c, h, IMMOBILIZED | POISONED)
    else:  # Diabolic Power
        hurt(s, -1, h, 2)
