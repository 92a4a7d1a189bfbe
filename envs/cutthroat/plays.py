"""What an Action card that takes effect is worth to the built-in player, whoever plays it and on whom."""

import cython

# --- any card


def gain(s, c, m, kind, player, target):
    """What you gain if the card takes effect now, the card itself not counted; below 0, what you lose."""
    if kind in (EDGE_OUT, TRIP):
        return gain_by_tripping(s, c, m, kind)
    if kind == MIXED_SIGNALS:
        return gain_by_swap(s, c, m, player, target)
    if kind == CRITICAL_MISS:
        return gain_by_miss(s, c, m)
    if kind == RALLY:
        return gain_by_bonus(s, c, m, c.kind[RALLY].amount[0])
    if kind == PLAN_B:
        return gain_by_numbers(s, c, m, player, target)
    if kind in (HUMAN_SHIELD, MY_HERO):
        return gain_by_redirect(s, m, target)
    if kind == WALK_IT_OFF:
        return gain_by_less(s, c, m)
    if kind == UNINTENTIONAL_STRIKE:
        return gain_by_stand_in(s, c, m)
    return 0


def best_gain(s, c, m, kind):
    """With the best name, for a card of yours that names a player."""
    best = -1000
    for seat in range(c.options.players):
        if may_be_named(s, m, kind, seat):
            best = max(best, gain(s, c, m, kind, m.you, seat))
    return best


def may_be_named(s, m, kind, seat):
    """W34."""
    if seat == m.you or not s.alive[seat]:
        return 0
    if kind == MIXED_SIGNALS:
        return swappable(s, m.you, seat)
    if kind == MY_HERO:
        return seat != s.packet[s.packet_n - 1].target
    return 1


def gain_of_play(s, c, m, i):
    """Of the play in frame i of the stack: a card that cancels undoes the play that lies below it."""
    f = cython.address(s.head.stack[i])
    if f.count in (NOT_ON_MY_WATCH, NOT_SO_FAST):
        return -gain_of_play(s, c, m, play_below(s, i))
    return gain(s, c, m, f.count, f.owner, f.target)


def play_below(s, i):
    """The frame of the innermost play below frame i."""
    i -= 1
    while s.head.stack[i].kind != PLAY:
        i -= 1
    return i


# --- before the reveal


def gain_by_tripping(s, c, m, kind):
    """D16, D20: the player in Turn loses it, and with D20 the next set card as well."""
    x = turn_of(s)
    stage = stage_without(s, c, m, -1)
    before = value_of_stage(s, c, m, cython.address(stage))
    stage = stage_without(s, c, m, x)
    value = value_of_stage(s, c, m, cython.address(stage)) - before
    if kind == TRIP:
        value += -NEXT_CARD if x == m.you else NEXT_CARD * m.share[x] // 100
    return value


def gain_by_swap(s, c, m, player, target):
    """D17: what you would set against what they have; between others it is all the same to you."""
    if m.you != player and m.you != target:
        return 0
    other = target if m.you == player else player
    stage = stage_without(s, c, m, -1)
    before = value_of_stage(s, c, m, cython.address(stage))
    mine = stage.mine
    theirs = cards_of(s, c, m, other, 1)
    stage = stage_without(s, c, m, other)
    if goes_before(s, c, other, m.you):
        stage.before.mean += mine
    else:
        stage.after.mean += mine
    stage.mine = theirs.mean
    return value_of_stage(s, c, m, cython.address(stage)) - before


# --- after the reveal


def impact(s, c):
    """What the Attack being settled would do as it stands."""
    a = cython.address(s.attack)
    return 0 if a.missed else impact_at(s, c, a.position)


def impact_at(s, c, position):
    """The same with the card turned to another position."""
    a = cython.address(s.attack)
    if position >= MISS or a.harmless:
        return 0
    value = cython.address(c.kind[a.kind].value[0])
    damage = value[position] + bonuses(s, c)
    if a.kind == HOLY_WATER and c.encounter[s.encounter].holy and not a.holy:
        damage += c.kind[HOLY_WATER].amount[0]
    return reduced(s, c, value[NORMAL], damage)


def kills_with(s, c, creature, damage):
    """Whether an Attack of so much damage would be a kill."""
    if creature < 0 or s.creature[creature] <= 0 or damage < s.creature[creature]:
        return 0
    if s.encounter == E06 and not s.risen:
        return s.attack.on and s.attack.kind == HOLY_WATER
    return s.encounter != I23 or damage >= c.encounter[I23].special[0]


def after_attack(s, c, m, creature, damage):
    """What it is worth to you that the player in Turn hits for so much; the rest of the Round follows."""
    x = s.attack.seat
    if s.encounter == I09:
        return damage if x == m.you else -damage * m.share[x] // 100
    if kills_with(s, c, creature, damage):
        if x == m.you:
            return prize_of(s, c, x)
        return -prize_of(s, c, x) * m.share[x] // 100
    stage = stage_without(s, c, m, -1)
    if target_of(s) == creature:
        stage.lp = max(stage.lp - damage, 5)
    return value_of_stage(s, c, m, cython.address(stage))


def gain_by_miss(s, c, m):
    """D21."""
    a = cython.address(s.attack)
    value = if_hurt(s, m, a.seat, c.kind[CRITICAL_MISS].amount[0])
    value += after_attack(s, c, m, a.creature, 0)
    return value - after_attack(s, c, m, a.creature, impact(s, c))


def gain_by_bonus(s, c, m, bonus):
    """D22 and the like."""
    a = cython.address(s.attack)
    if s.encounter == E18:
        return 0
    damage = impact(s, c)
    return after_attack(s, c, m, a.creature, damage + bonus) - after_attack(s, c, m, a.creature, damage)


def gain_by_stand_in(s, c, m):
    """D27: a Rider that would have helped is gone, and an Attack 5 comes in its place."""
    a = cython.address(s.attack)
    loss = rider_value(a.kind)
    if a.seat == m.you:
        return -loss
    creature = target_of(s)
    hit = c.kind[ATTACK_5].value[NORMAL]
    value = after_attack(s, c, m, creature, hit) - after_attack(s, c, m, creature, 0)
    return value + loss * m.share[a.seat] // 100


def rider_value(kind):
    if kind == SLIP_BEHIND:
        return 25
    return 50 if kind == FOCUS_STRENGTH else 0


# --- Initiative


def strike_comes(s):
    """Whether an Initiative draw is that of a strike."""
    for i in range(s.head.depth):
        f = cython.address(s.head.stack[i])
        if f.kind == ROUND:
            return f.step > RND_INITIATIVE_AGAIN or (s.encounter == E13 and s.r == 1)
    return 0


def gain_by_numbers(s, c, m, player, target):
    """D23, RL17: the two change their numbers."""
    if m.you != player and m.you != target:
        return 0
    other = target if m.you == player else player
    mine = value_of_number(s, c, m, s.initiative[m.you])
    return value_of_number(s, c, m, s.initiative[other]) - mine


def value_of_number(s, c, m, number):
    """What it is worth to you to hold this number: the strike that names it, then your place in the Round."""
    if s.ending:  # EV24, and the Realm of Chaos
        return WON if number == (3 if s.encounter == I16 and s.realm else 1) else 0
    value = 0
    if strike_comes(s):
        value -= price_of_losing(s, m.you, number_damage(s, c, m, number))
    if creatures(s) == 0:
        return value
    stage = stage_without(s, c, m, m.you)
    stage.n_before = m.living - number if in_force(s, EV09) else number - 1
    stage.n_after = m.living - 1 - stage.n_before
    stage.before.mean = stage.n_before * BLOW
    stage.before.spread = stage.n_before * BLOW_SPREAD
    stage.after.mean = stage.n_after * BLOW
    stage.after.spread = stage.n_after * BLOW_SPREAD
    return value + best_setting(s, c, m, cython.address(stage))


def best_setting(s, c, m, stage):
    best = -2000
    for face in range(ATTACK_FACES):
        if s.hand[m.you][face]:
            best = max(best, setting_value(s, c, m, stage, face))
    return best


# --- damage


def damage_to(s, m, seat, amount):
    """What it is worth to you that a packet falls on somebody."""
    return 0 if s.iron[seat] else if_hurt(s, m, seat, amount)


def gain_by_redirect(s, m, target):
    """D24, D25."""
    p = cython.address(s.packet[s.packet_n - 1])
    return damage_to(s, m, target, p.amount) - damage_to(s, m, p.target, p.amount)


def gain_by_less(s, c, m):
    """D26."""
    p = cython.address(s.packet[s.packet_n - 1])
    left = max(p.amount - c.kind[WALK_IT_OFF].amount[0], 0)
    return damage_to(s, m, p.target, left) - damage_to(s, m, p.target, p.amount)


# --- setting


def setting_value(s, c, m, stage, face):
    """What the Round is worth to you with this card set, the card itself paid for."""
    damage = expected_blow(s, c, m, stage, face)
    stage.mine = damage
    kind = kind_of(face)
    value = value_of_stage(s, c, m, stage) - hand_worth(s, c, m, face)
    if kind in (SLIP_BEHIND, FOCUS_STRENGTH):
        value += rider_value(kind) * survival(stage) // CERTAIN
    return value - risk_of_hitting(s, c, m, stage, face, damage)


def expected_blow(s, c, m, stage, face):
    """What a card of yours would hit for, with what befalls it before its Turn."""
    if s.encounter == I16 and m.living > 1:
        return BLOW  # the cards set are dealt out again
    if stage.n_before == 0 and misses_at_first(s, m.you):
        return 0
    if s.encounter == I11 and stage.n_before > 0 and printed(c, face) < BLOW:
        return 0  # somebody will have hit for more
    return blow(s, c, m.you, face)


def misses_at_first(s, seat):
    """EV05, E14: the first Attack of a Round comes to nothing."""
    if s.thing[seat][RL06]:
        return 0
    return (in_force(s, EV05) and not s.first_attack) or (s.encounter == E14 and not s.first_hit)


def survival(stage):
    """The chance that the creature lives to see the next Round."""
    mean = stage.before.mean + stage.mine + stage.after.mean
    return CERTAIN - reach(mean, stage.before.spread + stage.after.spread, stage.lp)


def risk_of_hitting(s, c, m, stage, face, damage):
    """What creatures that strike whoever hits them would do to you for this blow."""
    e = s.encounter
    row = cython.address(c.encounter[e])
    if e == E05 and damage >= row.special[0]:
        return price_of_losing(s, m.you, row.special[1])
    amount = 0
    if e == I15:
        amount = row.strike[0] * max(LEAST_BLOW - damage, 0) // LEAST_BLOW
    elif e == I21:
        amount = (row.strike[0] >> stage.n_after) if kind_of(face) < FEINT else 0
    elif damage >= WOUND:
        if e == E02:
            amount = (0 if stage.n_before else row.strike[0]) + (row.strike[1] >> stage.n_after)
        elif e == E09:
            amount = row.strike[0] if damage >= MOST_BLOW else 0
        elif e == E15:
            amount = min(row.strike[0], c.kind[kind_of(face)].value[HALF])
        elif e == I26:
            amount = row.strike[0]
    return price_of_losing(s, m.you, amount) * survival(stage) // CERTAIN
