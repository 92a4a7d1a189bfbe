"""HT2: what a hero may do in his turn (DES-060 to DES-074)."""

import cython


def legal_menu(s, c, h, mask):
    f = cython.address(s.figure[h])
    if f.life == DOWN:
        return offer(mask, VERB + V_STAND_UP) + offer(mask, VERB + V_END)
    n = legal_steps(s, c, h, f.points, 0, mask) if can_spend(s, c, h) else 0
    if may_tire(s, c, h):
        n += offer(mask, FATIGUE_MP)
    if not stops_here(s, h):  # DES-080
        return n
    if stunned(s, h):
        if f.actions > 0:
            n += offer(mask, VERB + V_DROP_STUN)
    elif f.actions > 0:
        n += legal_actions(s, c, h, mask)
    n += legal_skills(s, c, h, mask)
    n += legal_free(s, c, h, mask)
    return n + offer(mask, VERB + V_END)


def stunned(s, u):
    return has(s, u, STUNNED)


def can_spend(s, c, u):
    """Movement points are of no use to the Immobilized, and inside a pit to those who do not fly (DES-103,
    DER-63).
    """
    if s.figure[u].points <= 0 or has(s, u, IMMOBILIZED):
        return 0
    return not in_pit(s, u) or not stops_here(s, u) or flies(s, c, u)


def legal_actions(s, c, h, mask):
    """What uses one of his actions."""
    me = cython.address(s.hero[h])
    f = cython.address(s.figure[h])
    n = 0
    if not has(s, h, IMMOBILIZED) and f.points < MOST_POINTS:
        n += offer(mask, VERB + V_MOVE)
    n += weapon_verbs(s, c, h, 0, -1, mask)
    n += offer(mask, VERB + V_REST)
    if any_search(s, c, h, 1):
        n += offer(mask, VERB + V_SEARCH)
    if any_fallen(s, c, h):
        n += offer(mask, VERB + V_REVIVE)
    if any_door(s, c, h):
        n += offer(mask, VERB + V_DOOR)
    if in_pit(s, h) and not has(s, h, IMMOBILIZED) and any_exit(s, h) and not web_holds(s, c, h):
        n += offer(mask, VERB + V_CLIMB)
    for which in range(3):
        if quest_action(s, c, h, which):
            n += offer(mask, VERB + V_QUEST_A + which)
    if c.hero[me.hero].feat_action and feat_usable(s, c, h):
        n += offer(mask, VERB + V_FEAT)
    return n + legal_action_cards(s, c, h, mask)


def web_holds(s, c, h):
    """DER-68: climbing out beside a Web monster costs 1 fatigue."""
    return webbed(s, c, h, 0) and stamina_left(s, h) == 0


def legal_action_cards(s, c, h, mask):
    """Items and Search cards that are an action (SEA-1, SEA-5, SEA-6, SHO-32, REL-4)."""
    me = cython.address(s.hero[h])
    n = 0
    for i in range(N_CARRIED):
        if item_is_action(me.item[i]) and me.equipped >> i & 1 and not me.turned >> i & 1:
            n += offer(mask, ITEM + i)
    if me.faceup[HEALTH_POTION]:
        n += offer(mask, SEARCH_CARD + HEALTH_POTION)
    if me.faceup[CURSE_DOLL] and any_cursed(s, c, h):
        n += offer(mask, SEARCH_CARD + CURSE_DOLL)
    if (
        me.faceup[FIRE_FLASK]
        and may_attack(s, c, h)
        and any_target(s, c, h, W_FLASK, 0, D_SEARCH_CARD + FIRE_FLASK)
    ):
        n += offer(mask, SEARCH_CARD + FIRE_FLASK)
    return n


def item_is_action(item):
    return item in (TIVAL_CRYSTAL, STAFF_OF_LIGHT)


def any_cursed(s, c, h):
    for other in range(c.options.heroes):
        if cursed_near(s, h, other):
            return 1
    return 0


def cursed_near(s, h, other):
    """The hero himself or an adjacent one, with a condition."""
    if s.figure[other].life != STANDING or s.figure[other].conditions == 0:
        return 0
    return other == h or fig_adjacent(s, h, other)


def any_search(s, c, h, n):
    for i in range(N_SEARCH_TOKENS):
        if searchable(s, h, i, n):
            return 1
    return 0


def searchable(s, h, i, n):
    """DES-167, DER-32: a token on the map, in the own or an adjacent space (n = 1), or within n spaces
    (Greedy).
    """
    t = cython.address(s.token[i])
    if t.life != ON_MAP:
        return 0
    if n == 1:
        return fig_beside(s, h, t.cell)
    return space_distance(s, h, t.cell) <= n


def any_fallen(s, c, h):
    for other in range(c.options.heroes):
        if revivable(s, h, other):
            return 1
    return 0


def revivable(s, h, other):
    """DES-068."""
    return s.figure[other].life == DOWN and fig_beside(s, h, s.figure[other].cell)


def any_door(s, c, u):
    for d in range(map_of(s).n_doors):
        if workable(s, c, u, d):
            return 1
    return 0


def workable(s, c, u, d):
    """DES-070, DES-204, DES-205: a door beside the figure that it may open, or close."""
    if not beside_door(s, u, d):
        return 0
    if not s.doors_open >> d & 1:
        return may_open(s, c, u, d)
    return map_of(s).door_kind[d] == NORMAL_DOOR and not straddled(s, d)


def beside_door(s, u, d):
    """One of its spaces has an edge of the door."""
    f = cython.address(s.figure[u])
    for i in range(spaces_of(f)):
        cell = space_of(s, f, i)
        for side in range(4):
            if map_of(s).edge[cell][side] == EDGE_DOOR + d:
                return 1
    return 0


def straddled(s, d):
    """A figure covers both sides of an edge of the door."""
    m = map_of(s)
    for cell in range(m.n):
        u = s.fig_at[cell]
        if u < 0:
            continue
        for side in range(4):
            if m.edge[cell][side] == EDGE_DOOR + d and s.fig_at[m.next[cell][2 * side]] == u:
                return 1
    return 0


def any_exit(s, h):
    cell = s.figure[h].cell
    for d in range(8):
        if s.near[cell] >> d & 1 and empty(s, map_of(s).next[cell][d]):
            return 1
    return 0


# --- what uses no action


def legal_free(s, c, h, mask):
    me = cython.address(s.hero[h])
    f = cython.address(s.figure[h])
    n = 0
    if me.faceup[STAMINA_POTION]:
        n += offer(mask, SEARCH_CARD + STAMINA_POTION)
    if has_fortune(s, c, h) and me.fatigue > 0:  # RAY-049
        n += offer(mask, VERB + V_FORTUNE_FATIGUE)
    if extra_action_open(s, c, h):
        n += offer(mask, VERB + V_FORTUNE_ACTION)
    n += legal_bonus(s, c, h, mask)
    if not c.hero[me.hero].feat_action and feat_usable(s, c, h):
        n += offer(mask, VERB + V_FEAT)
    if me.moved:
        n += legal_trade(s, c, h, mask)
    if can_drop(s, c, h):
        n += offer(mask, VERB + V_QUEST_DROP)
    if can_leave(s, c, h) and f.points > 0 and can_spend(s, c, h):
        n += offer(mask, VERB + V_LEAVE)
    if me.cls == NECROMANCER and s.figure[FAMILIAR].life == STANDING:
        n += offer(mask, VERB + V_FAMILIAR_DISCARD)
        if familiar_may_act(s, c, h):
            n += offer(mask, VERB + V_FAMILIAR_ACT)
    return n


def extra_action_open(s, c, h):
    """RAY-051, RAY-052, DER-26: after two normal actions, once a Round."""
    me = cython.address(s.hero[h])
    if not has_fortune(s, c, h) or me.fortune < 2 or me.extra or s.figure[h].actions > 0 or not me.two_used:
        return 0
    return not (me.cls == NECROMANCER and me.familiar_acted == 2)


def legal_bonus(s, c, h, mask):
    """DES-062, DER-78, DER-79: with two heroes, an attack or 2 damage recovered, once a turn."""
    if c.options.heroes != 2 or s.hero[h].bonus:
        return 0
    n = 0
    if s.figure[h].damage > 0:
        n += offer(mask, VERB + V_TWO_HERO_RECOVER)
    if can_attack_with(s, c, h, 0, -1):
        n += offer(mask, VERB + V_TWO_HERO_ATTACK)
    return n


def legal_trade(s, c, h, mask):
    n = 0
    for other in range(c.options.heroes):
        if partner(s, h, other):
            if anything_to_give(s, c, h, h, other):
                n |= offer(mask, VERB + V_TRADE_GIVE)
            if anything_to_give(s, c, h, other, h):
                n |= 2 * offer(mask, VERB + V_TRADE_TAKE)
    return (n & 1) + (n >> 1)


def partner(s, h, other):
    return other != h and s.figure[other].life == STANDING and fig_adjacent(s, h, other)


def anything_to_give(s, c, h, giver, taker):
    return givable(s, c, h, giver, taker, cython.NULL) > 0


def givable(s, c, h, giver, taker, mask):
    """DES-074: cards that have not changed hands in this turn of hero h; the other has room (DES-075)."""
    me = cython.address(s.hero[giver])
    n = 0
    if free_place(s, taker) >= 0:
        for i in range(N_CARRIED):
            if me.item[i] >= 0 and not me.traded >> i & 1:
                n += offer(mask, ITEM + i)
    for card in range(N_USABLE):
        if me.faceup[card] > me.fresh[card]:
            n += offer(mask, SEARCH_CARD + card)
    return n


# --- feats


def feat_usable(s, c, h):
    """Once an encounter; whether it could do anything (spec 4.2)."""
    me = cython.address(s.hero[h])
    if me.feat:
        return 0
    if me.hero == ASHRIAN:
        return near_monster(s, h, 3)
    if me.hero == LEORIC:
        return can_attack_with(s, c, h, F_ALL_AROUND, D_FEAT + LEORIC)
    if me.hero == TARHA:
        return can_attack_with(s, c, h, 0, D_FEAT + TARHA)
    if me.hero == GRISBAN:
        return can_attack_with(s, c, h, 0, D_FEAT + GRISBAN)
    return 1


# --- skills of HT2


def legal_skills(s, c, h, mask):
    me = cython.address(s.hero[h])
    n = 0
    for i in range(9):
        if me.skills >> i & 1 and not me.exhausted >> i & 1:
            skill = 9 * me.cls + i
            row = cython.address(c.skill[skill])
            if row.action and (s.figure[h].actions == 0 or stunned(s, h)):
                continue
            if can_pay(s, h, row.fatigue) and skill_usable(s, c, h, skill):
                n += offer(mask, SKILL + i)
    return n


def skill_usable(s, c, h, skill):
    """Whether a skill of window HT2 can be used now; skills of other windows: no."""
    if skill < 18:
        return warrior_usable(s, c, h, skill)
    if skill < 36:
        return healer_usable(s, c, h, skill)
    if skill < 54:
        return mage_usable(s, c, h, skill)
    return scout_usable(s, c, h, skill)


def warrior_usable(s, c, h, skill):
    if skill in (RAGE, DEATH_RAGE):
        return can_attack_with(s, c, h, 0, D_SKILL + skill)
    if skill == WHIRLWIND:
        return can_attack_with(s, c, h, F_ALL_AROUND, D_SKILL + skill)
    if skill == CRIPPLE:
        return near_monster(s, h, 1) and beside_monster(s, h)
    if skill == CHARGE:
        return not has(s, h, IMMOBILIZED) or can_attack_with(s, c, h, 0, D_SKILL + skill)
    if skill == CHALLENGE:
        return any_seen(s, h)
    if skill == OATH_OF_HONOR:
        return any_oath(s, c, h)
    return 0


def beside_monster(s, h):
    for v in range(FIRST_MONSTER, N_FIGURES):
        if s.figure[v].life == STANDING and fig_adjacent(s, h, v):
            return 1
    return 0


def any_seen(s, h):
    for v in range(FIRST_MONSTER, N_FIGURES):
        if s.figure[v].life == STANDING and sees(s, h, v, 0):
            return 1
    return 0


def any_oath(s, c, h):
    if not may_attack(s, c, h) or not has_melee(s, c, h):
        return 0
    for other in range(c.options.heroes):
        if oath_hero(s, c, h, other):
            return 1
    return 0


def has_melee(s, c, h):
    """An equipped melee weapon."""
    for number in range(2):
        place = weapon_place(s, c, h, number)
        if place >= 0 and c.item[s.hero[h].item[place]].attack == MELEE:
            return 1
    return 0


def oath_hero(s, c, h, other):
    """KNI-0: another hero within 3 spaces who has an adjacent monster that can be reached."""
    if other == h or s.figure[other].life != STANDING or not within(s, h, other, 3):
        return 0
    for v in range(FIRST_MONSTER, N_FIGURES):
        if oath_monster(s, c, h, other, v):
            return 1
    return 0


def oath_monster(s, c, h, other, v):
    if s.figure[v].life != STANDING or not fig_adjacent(s, other, v) or not monster_usable(s, c, v):
        return 0
    return fig_adjacent(s, h, v) or room_beside(s, v)


def room_beside(s, v):
    """An empty space adjacent to a figure."""
    m = map_of(s)
    for cell in range(m.n):
        if empty(s, cell) and beside_space(s, v, cell):
            return 1
    return 0


def healer_usable(s, c, h, skill):
    if skill in (BLESSED_STRIKE, DRAIN_SPIRIT, SHARED_PAIN):
        return can_attack_with(s, c, h, 0, D_SKILL + skill)
    return skill in (
        PRAYER_OF_HEALING,
        PRAYER_OF_PEACE,
        TIME_OF_NEED,
        RADIANT_LIGHT,
        HEALING_RAIN,
        CLOUD_OF_MIST,
        TEMPEST,
    )


def mage_usable(s, c, h, skill):
    here = 1 if s.figure[FAMILIAR].life == STANDING else 0
    if skill == RAISE_DEAD:
        return not here and room_beside(s, h)
    if skill == CORPSE_BLAST:
        return here and may_attack(s, c, h) and has_magic(s, c, h)
    if skill == FURY_OF_UNDEATH:
        return here
    if skill == ARMY_OF_DEATH:
        return here and any_target(s, c, FAMILIAR, W_CARD, F_ALL_AROUND, D_SKILL + ARMY_OF_DEATH)
    if skill in (EXPLODING_RUNE, RUNIC_SORCERY):
        return can_attack_with(s, c, h, 0, D_SKILL + skill)
    if skill == BREAK_THE_RUNE:
        return can_attack_with(s, c, h, F_ALL_AROUND, D_SKILL + skill)
    return 0


def has_magic(s, c, h):
    for number in range(2):
        place = weapon_place(s, c, h, number)
        if place >= 0 and weapon_fits(s, c, h, place, D_SKILL + CORPSE_BLAST):
            return 1
    return 0


def scout_usable(s, c, h, skill):
    if skill == GREEDY:
        return any_search(s, c, h, 3)
    if skill == LURK:
        return any_search(s, c, h, 1)
    if skill in (DIRTY_TRICKS, BLACK_ARROW):
        return can_attack_with(s, c, h, 0, D_SKILL + skill)
    if skill == SNEAKY:
        return any_door(s, c, h)
    if skill == BUSHWHACK:
        return seen_monsters(s, h) == 1 and can_attack_with(s, c, h, 0, D_SKILL + skill)
    if skill == DANGER_SENSE:
        return s.hand_n > 0
    return skill in (TUMBLE, UNSEEN)


def seen_monsters(s, h):
    n = 0
    for v in range(FIRST_MONSTER, N_FIGURES):
        if s.figure[v].life == STANDING and sees(s, h, v, 0):
            n += 1
    return n
