"""What an attack may be made with, and whom it may target (DES-064, DES-065, DES-109, DES-136, DES-137)."""

import cython


def weapon_row(s, c, u, weapon):
    """The item that a hero attacks with; his own list of weapons goes by places."""
    if weapon == W_FLASK:
        return cython.address(c.flask)
    return cython.address(c.item[s.hero[u].item[weapon]])


def is_ranged(s, c, u, weapon):
    """DES-109; the Reanimate and unarmed heroes fight at arm's length."""
    if weapon == W_UNARMED or u == FAMILIAR:
        return 0
    if u >= FIRST_MONSTER:
        return weapon == W_BOLT or c.kind[s.figure[u].kind].attack == RANGED
    return weapon_row(s, c, u, weapon).attack == RANGED


def traits_of(s, c, u, weapon):
    """Traits of a hero's weapon; none without one."""
    if not is_hero(u) or weapon < 0:
        return 0
    return weapon_traits(s, c, u, weapon)


def weapon_fits(s, c, h, place, how):
    """Whether a hero may make this attack with the item in this place (equipped, and what the skill asks
    for).
    """
    me = cython.address(s.hero[h])
    if me.item[place] < 0 or not me.equipped >> place & 1:
        return 0
    row = cython.address(c.item[me.item[place]])
    if row.attack == NO_ATTACK:
        return 0
    traits = weapon_traits(s, c, h, place)
    if how == D_SKILL + DIRTY_TRICKS:
        return row.attack == MELEE or traits & T_BLADE != 0
    if how == D_FEAT + LEORIC or how == D_SKILL + CORPSE_BLAST:
        return traits & T_MAGIC != 0
    if needs_rune(how):
        return traits & T_RUNE != 0
    if how == D_SKILL + FIRST_STRIKE or how == D_SKILL + BLACK_ARROW:
        return traits & T_BOW != 0
    if needs_melee(how):
        return row.attack == MELEE
    return 1


def needs_rune(how):
    return (
        how == D_SKILL + EXPLODING_RUNE
        or how == D_SKILL + RUNIC_SORCERY
        or how == D_SKILL + BREAK_THE_RUNE
        or how == D_SKILL + QUICK_CASTING
    )


def needs_melee(how):
    """Attacks of warriors are made with melee weapons, but for the second one of Advance; Blessed Strike,
    too.
    """
    return (0 <= how < D_SKILL + 18 and how != D_SKILL + ADVANCE) or how == D_SKILL + BLESSED_STRIKE


def may_be_unarmed(how):
    """Attacks that are not bound to an equipped weapon."""
    return (
        how < 0
        or how == D_CARD + DARK_CHARM
        or how == D_FEAT + GRISBAN
        or how == D_FEAT + JAIN
        or how == D_FEAT + TARHA
    )


def may_attack(s, c, u):
    """DES-065, OC-18: a monkey cannot; DIS-5: monsters beside a praying Disciple cannot."""
    if is_hero(u):
        return s.hero[u].monkey == 0
    if u < FIRST_MONSTER:
        return 1
    for h in range(c.options.heroes):
        if turned(s, h, PRAYER_OF_PEACE) and fig_adjacent(s, u, h):
            return 0
    return 1


def unblocking(s, c, u, weapon):
    """Figures that do not block this attack's sight (WIL-2, SHO-03)."""
    free = one(u)
    if not is_hero(u) or weapon < 0:
        return free
    if weapon_traits(s, c, u, weapon) & T_BOW and skilled(s, u, EAGLE_EYES):
        free |= one(FIRST_MONSTER) - 1
    if s.hero[u].item[weapon] == ELM_GREATBOW:
        for v in range(N_FIGURES):
            if s.figure[v].life == STANDING and fig_adjacent(s, u, v):
                free |= one(v)
    return free


def reach_of(s, c, u, weapon):
    """How far a melee attack reaches (ABI-09)."""
    if u >= FIRST_MONSTER:
        return 2 if able(s, c, u, AB_REACH) else 1
    if is_hero(u) and weapon >= 0 and weapon_row(s, c, u, weapon).reach:
        return 2
    return 1


def in_reach(s, c, u, weapon, v):
    """DES-109: sight, and for melee attacks distance."""
    if not is_ranged(s, c, u, weapon) and not within_reach(s, c, u, weapon, v):
        return 0
    return sees(s, u, v, unblocking(s, c, u, weapon))


def within_reach(s, c, u, weapon, v):
    if reach_of(s, c, u, weapon) == 1:
        return fig_adjacent(s, u, v)
    return within(s, u, v, 2)


def attackable(s, c, u, v):
    """On the map, not out of the attack's world: Air (ABI-11), and what the encounter keeps apart (CP2-4)."""
    if s.figure[v].life != STANDING or not monster_usable(s, c, v):
        return 0
    return not s.figure[v].air or fig_adjacent(s, u, v)


def target_ok(s, c, u, weapon, flags, how, v):
    """Whether v may be named as the target (DES-109, DES-137, DER-121)."""
    if u == v and not flags & F_CHARMED:
        return 0
    if not attackable(s, c, u, v):
        return 0
    if flags & F_CHARMED:
        return side_of(v) == 0 and (u == v or in_reach(s, c, u, weapon, v))
    if flags & F_COMMANDED:
        return v >= FIRST_MONSTER and in_reach(s, c, u, weapon, v)
    if side_of(u) == side_of(v):
        return 0
    if flags & F_ALL_AROUND:
        return around(s, c, u, how, v)
    if how == D_SPECIAL + FLAIL_NUMBER and not is_hero(v):  # ABI-15
        return 0
    if how == D_SKILL + BUSHWHACK and not sees(s, u, v, 0):  # the one that is seen, whatever the weapon
        return 0
    return in_reach(s, c, u, weapon, v)


def around(s, c, u, how, v):
    """Whom an attack reaches that affects all around (DER-121)."""
    if how == D_SKILL + BREAK_THE_RUNE:
        return within(s, u, v, 3) and sees(s, u, v, 0)
    if how == D_SKILL + ARMY_OF_DEATH:
        return v >= FIRST_MONSTER and sees(s, necro_of(s), v, 0)
    if how == D_SPECIAL + CRY_HAVOC_NUMBER:
        return s.havoc >> v & 1
    if how == D_SKILL + WHIRLWIND:
        return v >= FIRST_MONSTER and fig_adjacent(s, u, v)
    return fig_adjacent(s, u, v)  # Leoric's feat, Fire, Ignite


def necro_of(s):
    for h in range(MAX_HEROES):
        if s.hero[h].cls == NECROMANCER:
            return h
    return 0


def striker_of(s, a):
    """The hero who makes an attack himself, by his Reanimate or by Dying Command (DER-82)."""
    return a.attacker if is_hero(a.attacker) else necro_of(s)


def any_target(s, c, u, weapon, flags, how):
    """Whether the attack has a legal target."""
    low = 0
    high = N_FIGURES
    if not flags & (F_CHARMED | F_COMMANDED):
        if side_of(u) == 0:
            low = FIRST_MONSTER
        else:
            high = FIRST_MONSTER
    for v in range(low, high):
        if s.figure[v].life == STANDING and target_ok(s, c, u, weapon, flags, how, v):
            return 1
    return 0


def weapon_ready(s, c, h, weapon, flags, how):
    """Whether a hero may attack with this weapon now."""
    if weapon >= 0 and not weapon_fits(s, c, h, weapon, how):
        return 0
    if any_target(s, c, h, weapon, flags, how):
        return 1
    if flags & F_CHARMED or not may_shoot_running(s, c, h, weapon):
        return 0
    t = s[0]
    return shows_target(cython.address(t), c, h, weapon, flags, how, shot_steps(s, c, h))


def may_shoot_running(s, c, h, weapon):
    """WIL-8: he may move before he names the target."""
    if weapon < 0 or not skilled(s, h, RUNNING_SHOT) or has(s, h, IMMOBILIZED):
        return 0
    return weapon_traits(s, c, h, weapon) & T_BOW != 0


def shot_steps(s, c, h):
    return 1 if wears(s, c, h, T_HEAVY) else 2


def shows_target(t, c, h, weapon, flags, how, n):
    """WIL-8: whether up to n more steps bring him to a space from which there is a target; t: a copy."""
    f = cython.address(t.figure[h])
    here = f.cell
    who = t.fig_at[here]
    if who == h and any_target(t, c, h, weapon, flags, how):
        return 1
    found = 0
    for d in range(8):
        if n > 0 and not found and can_step(t, c, h, d, n, 1):
            to = map_of(t).next[here][d]
            there = t.fig_at[to]
            if who == h:
                t.fig_at[here] = -1
            f.cell = to
            if there < 0:
                t.fig_at[to] = h
            found = shows_target(t, c, h, weapon, flags, how, n - 1)
            t.fig_at[to] = there
            t.fig_at[here] = who
            f.cell = here
    return found


def can_attack_with(s, c, h, flags, how):
    """Whether a hero has any weapon for this attack."""
    if not may_attack(s, c, h):
        return 0
    for number in range(2):
        place = weapon_place(s, c, h, number)
        if place >= 0 and weapon_ready(s, c, h, place, flags, how):
            return 1
    return may_be_unarmed(how) and weapon_ready(s, c, h, W_UNARMED, flags, how)


def weapon_verbs(s, c, h, flags, how, mask):
    """ATTACK_1, ATTACK_2, UNARMED as far as legal."""
    n = 0
    if not may_attack(s, c, h):
        return 0
    for number in range(2):
        place = weapon_place(s, c, h, number)
        if place >= 0 and weapon_ready(s, c, h, place, flags, how):
            n += offer(mask, VERB + V_ATTACK_1 + number)
    if may_be_unarmed(how) and weapon_ready(s, c, h, W_UNARMED, flags, how):
        n += offer(mask, VERB + V_UNARMED)
    return n


def weapon_of_verb(s, c, h, verb):
    if verb == V_UNARMED:
        return W_UNARMED
    return weapon_place(s, c, h, verb - V_ATTACK_1)
