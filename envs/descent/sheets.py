"""What a hero's sheet and cards add up to: Speed, health, stamina, attributes, equipment (DES-056,
DES-159, DER-71).
"""

import cython


def has_item(s, h, item):
    """The place at which a hero has this item equipped; -1."""
    me = cython.address(s.hero[h])
    for i in range(N_CARRIED):
        if me.item[i] == item and me.equipped >> i & 1:
            return i
    return -1


def ready_item(s, h, item):
    """The place at which he has it equipped and not exhausted; -1."""
    me = cython.address(s.hero[h])
    for i in range(N_CARRIED):
        if me.item[i] == item and me.equipped >> i & 1 and not me.turned >> i & 1:
            return i
    return -1


def wears(s, c, h, traits):
    """Whether he has an item with one of these traits equipped."""
    me = cython.address(s.hero[h])
    for i in range(N_CARRIED):
        if me.item[i] >= 0 and me.equipped >> i & 1 and c.item[me.item[i]].traits & traits:
            return 1
    return 0


def wears_shield(s, c, h):
    return wears(s, c, h, T_SHIELD)


def weapon_traits(s, c, h, place):
    """Traits of an equipped weapon; Inscribe Rune adds one (RUN-3)."""
    traits = c.item[s.hero[h].item[place]].traits
    if skilled(s, h, INSCRIBE_RUNE):
        traits |= T_RUNE
    return traits


def weapon_place(s, c, h, number):
    """The place of the first (0) or second (1) equipped weapon; -1."""
    me = cython.address(s.hero[h])
    for i in range(N_CARRIED):
        if me.item[i] >= 0 and me.equipped >> i & 1 and c.item[me.item[i]].attack != NO_ATTACK:
            if number == 0:
                return i
            number -= 1
    return -1


def equipment_sum(s, c, h, of_stamina):
    """What equipped items add to maximum health or stamina."""
    me = cython.address(s.hero[h])
    n = 0
    for i in range(N_CARRIED):
        if me.item[i] >= 0 and me.equipped >> i & 1:
            row = cython.address(c.item[me.item[i]])
            n += row.stamina if of_stamina else row.health
    return n


def reckon(s, c, h):
    """Maximum health and stamina (BER-1, KNI-8, RUN-4, items; DES-159: fatigue above is cut off)."""
    me = cython.address(s.hero[h])
    row = cython.address(c.hero[me.hero])
    health = row.health + equipment_sum(s, c, h, 0)
    if skilled(s, h, BRUTE):
        health += 4
    if skilled(s, h, STALWART):
        health += 2
    me.stamina = row.stamina + equipment_sum(s, c, h, 1)
    if skilled(s, h, IRON_WILL):
        me.stamina += 1
    if s.figure[h].life == DOWN:  # he stays down, whatever his maximum becomes
        s.figure[h].damage = health
    s.figure[h].health = health
    me.fatigue = min(me.fatigue, me.stamina)


def give_item(s, c, h, item):
    """A card to carry; returns its place, -1: he has no room (DES-075)."""
    place = free_place(s, h)
    if place >= 0:
        me = cython.address(s.hero[h])
        me.item[place] = item
        me.equipped &= ~(1 << place)
        me.turned &= ~(1 << place)
        me.changed &= ~(1 << place)
    return place


def lose_item(s, c, h, place):
    me = cython.address(s.hero[h])
    me.item[place] = -1
    me.equipped &= ~(1 << place)
    me.turned &= ~(1 << place)
    me.changed &= ~(1 << place)
    reckon(s, c, h)


def equip_start(s, c, h):
    """DES-037, DES-038: the starting gear of his class, equipped."""
    me = cython.address(s.hero[h])
    for item in range(FIRST_SHOP):
        if c.item[item].cls == me.cls:
            place = give_item(s, c, h, item)
            me.equipped |= 1 << place
    reckon(s, c, h)


def can_equip(s, c, h, place):
    """DES-056, DES-057: within two hands, one armor, two others; no Runes under heavy armor (SHO-01,
    SHO-30).
    """
    me = cython.address(s.hero[h])
    if me.item[place] < 0 or me.changed >> place & 1:
        return 0
    row = cython.address(c.item[me.item[place]])
    if me.equipped >> place & 1:
        return 1
    hands = 0
    same = 0
    heavy = 0
    rune = 0
    for i in range(N_CARRIED):
        if me.item[i] >= 0 and me.equipped >> i & 1:
            other = cython.address(c.item[me.item[i]])
            hands += hands_of(other.slot)
            if other.slot == row.slot:
                same += 1
            heavy |= other.traits & T_HEAVY
            rune |= other.traits & T_RUNE
    if (row.traits & T_RUNE and heavy) or (row.traits & T_HEAVY and rune):
        return 0
    if row.slot == ARMOR:
        return same == 0
    if row.slot == OTHER:
        return same < 2
    return hands + hands_of(row.slot) <= 2


def hands_of(slot):
    if slot == TWO_HANDS:
        return 2
    return 1 if slot == ONE_HAND else 0


def turn_item(s, c, h, place):
    """Equips or takes off; once for each card and turn (DES-057)."""
    me = cython.address(s.hero[h])
    me.equipped ^= 1 << place
    me.changed |= 1 << place
    reckon(s, c, h)


def speed_of(s, c, u):
    """Speed for every purpose (DER-71, DER-84, Duskblade)."""
    if u == FAMILIAR:
        return c.familiar.speed
    if u >= FIRST_MONSTER:
        return card_of(s, c, u).speed
    if not is_hero(u):
        return figure_row(s, c, u).figure_speed
    me = cython.address(s.hero[u])
    speed = c.hero[me.hero].speed
    if me.monkey:
        speed = MONKEY_SPEED
    for i in range(N_CARRIED):
        if me.item[i] >= 0 and me.equipped >> i & 1 and c.item[me.item[i]].most_speed >= 0:
            speed = min(speed, c.item[me.item[i]].most_speed)
    if bears_beside(s, u, DUSKBLADE):
        speed = max(1, speed - 1)
    return speed


def bears_beside(s, u, relic):
    """Whether a lieutenant with this relic is adjacent."""
    for v in range(FIRST_MONSTER, N_FIGURES):
        if s.figure[v].relic == relic and s.figure[v].life == STANDING and fig_adjacent(s, u, v):
            return 1
    return 0


def bearer_of(s, relic):
    """The lieutenant on the map who has a relic of the overlord; -1."""
    for v in range(FIRST_MONSTER, N_FIGURES):
        if s.figure[v].relic == relic and s.figure[v].life == STANDING:
            return v
    return -1


def attribute_of(s, c, u, attribute):
    """DES-141, DES-142; -1: the figure fails every test."""
    if is_hero(u):
        return c.hero[s.hero[u].hero].attribute[attribute]
    if u < FIRST_MONSTER:
        return PALAMON if s.encounter == CD2 and u == FIRST_QUEST_FIGURE else -1
    return c.kind[s.figure[u].kind].attribute[attribute]


def has_fortune(s, c, h):
    """DER-24: a hero spends fortune only while he is standing."""
    return c.options.plot_deck and s.figure[h].life == STANDING and s.hero[h].fortune > 0


def faceup_cards(s, h):
    """Faceup Search cards in his play area."""
    n = 0
    for card in range(N_USABLE):
        n += s.hero[h].faceup[card]
    return n


def use_search_card(s, h, card):
    """DES-175: it is turned facedown and stays with him."""
    s.hero[h].faceup[card] -= 1
    s.hero[h].facedown[card] += 1


def exhaust_item(s, h, place):
    s.hero[h].turned |= 1 << place


def exhaust(s, h, skill):
    s.hero[h].exhausted |= 1 << (skill % 9)


def can_pay(s, h, n):
    """DES-148: voluntary costs in fatigue never exceed stamina."""
    return stamina_left(s, h) >= n
