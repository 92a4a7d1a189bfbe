"""Items and Relics that a player uses in a window."""


# --- when


def may_use(s, c, window, seat, thing):
    """Whether a player may use a thing of their own in W02 or W12 (CUR-60)."""
    if thing < RL01:
        return may_use_item(s, c, window, seat, thing)
    if not may_use_relic(s, seat, thing):
        return 0
    if window == ASK_BEFORE:
        return thing == RL05 and (finger_reaches(s, c, 0) or finger_reaches(s, c, 1))
    if thing == RL16:
        return living(s, c) > 1
    if thing == RL19:
        return s.minus[seat] > 0 or (s.lp[seat] < FULL_LP and heals(s, seat, seat))
    return thing == RL23


def may_use_item(s, c, window, seat, thing):
    """Items of the draw deck: in W02, D28 also on the own Turn (CUT-023); none under E23 or EV06."""
    if s.encounter == E23 or s.event == EV06:
        return 0
    if thing == FIRE:
        return creatures(s) > 0
    if window != ASK_USE or thing == AMULET_ITEM:
        return 0
    if thing in (CURE, POTION):
        return has_patient(s, c, seat)
    if thing == IRON:
        return not s.iron[seat]  # CUR-59
    if thing == SPEED:
        return not s.haste[seat]
    return 1


def curable(s, c, healer, patient):
    """Below the maximum, able to be healed, and not unwilling in this W02 (CUR-57, CUR-58)."""
    if not s.alive[patient] or s.lp[patient] >= FULL_LP or not heals(s, patient, healer):
        return 0
    return not s.refused[healer] >> patient & 1


def has_patient(s, c, healer):
    for patient in range(c.options.players):
        if curable(s, c, healer, patient):
            return 1
    return 0


def finger_reaches(s, c, k):
    """RL05: a creature within reach that is weak enough; never I23 (CUR-65)."""
    return 0 < s.creature[k] <= amount_of(c, RL05, 0) and s.encounter != I23


# --- use


def mark_used(s, thing):
    """Once per Encounter, RL22 once per Round."""
    s.used |= 1 << (thing - RL01)


def use(s, c, seat, thing):
    """A thing is used in the window on top of the stack; some ask on (W03, W34)."""
    if thing in (CURE, POTION, RL16, RL19, RL09):
        push(s, ASK_MANNER, seat, thing, -1, 0)
    elif thing in (RL11, RL17):
        push(s, ASK_WHOM, seat, WHOM_THING + thing, -1, 0)
    elif thing == RL05:
        if finger_reaches(s, c, 0) and finger_reaches(s, c, 1):
            push(s, ASK_MANNER, seat, thing, -1, 0)
        else:
            point_finger(s, c, seat, 0 if finger_reaches(s, c, 0) else 1)
    elif thing == RL04:
        mark_used(s, thing)
        pop(s)  # the window; INI-2 once more with all numbers
        top(s).step = 1
        top(s).count = 0
    elif thing == RL14:
        mark_used(s, thing)
        p = packet_of(s)
        p.target = seat
        p.shepherd = seat
    elif thing == RL23:
        mark_used(s, thing)
        s.unlimited[seat] = 1
        push(s, ITEM, seat, thing, -1, 0)
    else:
        spend_thing(s, seat, thing)
        if thing == IRON:
            s.iron[seat] = 1
        elif thing == SPEED:
            s.haste[seat] = 1
        elif thing == MIGHT:
            s.strength[seat] += 1
        else:
            push(s, ITEM, seat, thing, -1, 0)


def item_task(s, c):
    """D28: damage to the creatures, then to the others (CUR-21, CUR-157). RL23: a token, then cards."""
    f = top(s)
    seat = f.owner
    f.step += 1
    if f.source == RL23:
        if f.step == 1:
            gain_minus(s, seat, 1, NO_SOURCE)
        else:
            pop(s)
            if s.alive[seat]:
                draw_cards(s, c, seat, amount_of(c, RL23, 0))
        return
    if f.step > 1:
        pop(s)
        push_packets(s, everyone(s, c) & ~(1 << seat), amount_of(c, FIRE, 1), BY_CARD)
        return
    n = creatures(s)
    hurt_creature(s, c, first_creature(s), amount_of(c, FIRE, 0), seat, -1)
    if n > 1:
        hurt_creature(s, c, 1, amount_of(c, FIRE, 0), seat, -1)


def answer_manner(s, c, f, action):
    """W03."""
    seat = f.owner
    thing = f.source
    if thing == RL09:
        mark_used(s, thing)
        play(s, c, seat, action - HAND, CRITICAL_MISS, top(s).target)
    elif thing == RL05:
        point_finger(s, c, seat, action - CREATURE)
    elif thing == RL19:
        mark_used(s, thing)
        if action == MODE:
            s.minus[seat] -= 1
        else:
            heal(s, seat, amount_of(c, RL19, 0), seat)
    elif thing == RL16:
        mark_used(s, thing)
        target = seat_of(c, seat, action)
        lose(s, c, target, amount_of(c, RL16, 0))
        heal(s, seat, amount_of(c, RL16, 1), seat)
        hateful_eye(s, c, seat, target)
    elif action == SEAT:
        cure(s, c, seat, seat, thing)
    else:
        push(s, ASK_HEALED, seat_of(c, seat, action), thing, seat, 0)


def answer_healed(s, c, f, action):
    """W04: refused, the Item stays unused with its owner (CUR-57)."""
    if action == YES:
        cure(s, c, f.target, f.owner, f.source)
    else:
        s.refused[f.target] |= 1 << f.owner


def cure(s, c, healer, patient, thing):
    """Healing another player turns the card into Prestige (CUT-067)."""
    heal(s, patient, amount_of(c, thing, 0), healer)
    if healer == patient:
        spend_thing(s, healer, thing)
    else:
        lose_thing(s, healer, thing, 0)
        s.gifts[healer] += amount_of(c, thing, 1)
        s.given[thing - CURE] += 1


def point_finger(s, c, seat, k):
    """RL05: the set cards go back, the creature is slain, the Relic destroyed."""
    return_set(s, seat)
    spend_thing(s, seat, RL05)
    slay(s, c, k, seat)


def answer_whom(s, c, f, action):
    """W34: the player named for a card or Relic."""
    seat = f.owner
    target = seat_of(c, seat, action)
    if f.source < WHOM_THING:
        play(s, c, seat, f.source, kind_of(f.source), target)
        return
    thing = f.source - WHOM_THING
    mark_used(s, thing)
    if thing == RL17:
        swap_initiative(s, seat, target)
    else:
        s.held_off[target] = 1
        hateful_eye(s, c, seat, target)
