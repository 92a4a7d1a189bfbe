"""What equipment is worth to a hero, in tenths of a damage of an attack, and which of it he wears."""

import cython


def item_value(s, c, h, item):
    """Worn by this hero."""
    row = cython.address(c.item[item])
    if row.attack != NO_ATTACK:
        return weapon_value(s, c, h, row)
    if row.slot == ARMOR:
        return armor_value(s, c, h, row)
    return oddment_value(s, h, item) + 4 * row.health + 4 * row.stamina


def weapon_value(s, c, h, row):
    value = suits(s, h, row) + 3 * row.pierce
    for i in range(row.n_dice):
        value += die_mean(row.dice[i])
    best = 0
    for i in range(row.n_surges):
        gain = 0
        for k in range(2):
            code = row.surge[i].code[k]
            n = row.surge[i].n[k]
            gain += 4 * as_damage(code, n)
            if code in (SU_STUN, SU_IMMOBILIZE, SU_BLAST, SU_SECOND):
                gain += 5
            elif code in (SU_RANGE, SU_RECOVER, SU_REROLL):
                gain += 2
        best = max(best, gain)
        value += gain // 3
    return value + best + 2 * row.reach


def suits(s, h, row):
    """By what the skills of his class ask for."""
    cls = s.hero[h].cls
    melee = 1 if row.attack == MELEE else 0
    if cls in (BERSERKER, KNIGHT):
        return 15 * melee
    if cls == DISCIPLE:
        return 6 * melee
    if cls == SPIRITSPEAKER:
        return 0
    if cls in (NECROMANCER, RUNEMASTER):
        value = 6 - 6 * melee
        if row.traits & T_MAGIC:
            value += 6
        if cls == RUNEMASTER and (row.traits & T_RUNE or skilled(s, h, INSCRIBE_RUNE)):
            value += 10
        return value
    if cls == WILDLANDER:
        return 12 if row.traits & T_BOW else 0
    return 4 if melee or row.traits & T_BLADE else 0


def armor_value(s, c, h, row):
    value = 4 * row.health
    if row.defence == BROWN:
        value += 9
    elif row.defence == GRAY:
        value += 16
    elif row.defence == BLACK:
        value += 25
    if row.most_speed >= 0:
        value -= 5 * max(0, c.hero[s.hero[h].hero].speed - row.most_speed)
    if row.traits & T_HEAVY and s.hero[h].cls == RUNEMASTER:
        value -= 25  # no Runes under it
    return value


def oddment_value(s, h, item):
    """Shields and what else is worn."""
    if item in (HEAVY_STEEL_SHIELD, SHIELD_OF_THE_DARK_GOD):
        return 12
    if item in (WOODEN_SHIELD, WOODEN_SHIELD_2):
        return 8
    if item in (IRON_SHIELD, ELVEN_CLOAK, MANA_WEAVE, TIVAL_CRYSTAL):
        return 10
    if item in (FORTUNAS_DICE, IRON_BOUND_RING):
        return 8
    if item == SCORPION_HELM:
        return 4 if s.hero[h].cls >= NECROMANCER else 0
    if item == HEAVY_CLOAK:
        return 5
    return 4 if item in (LUCKY_CHARM, LUCKY_CHARM_2) else 0


# --- what he wears


def best_hands(s, c, h, extra, value):
    """Places of what he holds, bits: a two-handed item, or two one-handed ones (a second weapon is little).
    extra: an item thought of besides (place N_CARRIED); -1.
    """
    me = cython.address(s.hero[h])
    best = 0
    two = -1
    first = -1
    second = -1
    first_value = 0
    second_value = 0
    for i in range(N_CARRIED + 1):
        item = extra if i == N_CARRIED else me.item[i]
        if item < 0 or hands_of(c.item[item].slot) == 0:
            continue
        worth = item_value(s, c, h, item)
        if c.item[item].slot == TWO_HANDS:
            if worth > best:
                best = worth
                two = i
        elif c.item[item].attack != NO_ATTACK and worth > first_value:
            first_value = worth
            first = i
    for i in range(N_CARRIED + 1):
        item = extra if i == N_CARRIED else me.item[i]
        if item < 0 or i == first or c.item[item].slot != ONE_HAND:
            continue
        worth = item_value(s, c, h, item)
        if c.item[item].attack != NO_ATTACK:
            worth = worth // 10
        if worth > second_value:
            second_value = worth
            second = i
    value[0] = max(best, first_value + second_value)
    if two >= 0 and best >= first_value + second_value:
        return 1 << two
    bits = 0
    if first >= 0:
        bits |= 1 << first
    if second >= 0:
        bits |= 1 << second
    return bits


def best_of_slot(s, c, h, slot, taken):
    """The place of the best item of a slot that is not taken; -1."""
    me = cython.address(s.hero[h])
    best = -1
    best_value = 0
    for i in range(N_CARRIED):
        if me.item[i] < 0 or taken >> i & 1 or c.item[me.item[i]].slot != slot:
            continue
        value = item_value(s, c, h, me.item[i])
        if value > best_value:
            best_value = value
            best = i
    return best


def best_set(s, c, h):
    """Places of the items that he had best wear, bits."""
    bits = best_hands(s, c, h, -1, cython.address(value))
    place = best_of_slot(s, c, h, ARMOR, 0)
    if place >= 0:
        bits |= 1 << place
    for _ in range(2):
        place = best_of_slot(s, c, h, OTHER, bits)
        if place >= 0:
            bits |= 1 << place
    return bits


def item_gain(s, c, h, item):
    """What one more item would add to what he wears."""
    row = cython.address(c.item[item])
    if hands_of(row.slot) > 0:
        best_hands(s, c, h, -1, cython.address(before))
        best_hands(s, c, h, item, cython.address(after))
        return after - before
    value = item_value(s, c, h, item)
    place = best_of_slot(s, c, h, row.slot, 0)
    if row.slot == OTHER:
        place = best_of_slot(s, c, h, OTHER, 1 << place) if place >= 0 else -1
    return value - item_value(s, c, h, s.hero[h].item[place]) if place >= 0 else value


def junk(s, c, h):
    """The place of an item that he neither wears nor wants; -1."""
    wanted = best_set(s, c, h)
    me = cython.address(s.hero[h])
    for i in range(N_CARRIED):
        if 0 <= me.item[i] < FIRST_RELIC and not me.equipped >> i & 1 and not wanted >> i & 1:
            return i
    return -1
