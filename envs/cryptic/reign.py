"""The Goddess of the built-in player: Summons, cards, Power, Blood, and the order of her Monsters."""

import cython

# --- Masteries


def weigh_masteries():
    """Fills the table of what Masteries are worth, once, when this module is loaded."""
    weigh(SKZ, 0, 170)
    weigh(SKZ, 1, 50)
    weigh(SKZ, 2, 90)
    weigh(SKZ, 3, 170)
    weigh(SKZ, 4, 140)
    weigh(SKZ, 5, 110)
    weigh(SKZ, 6, 180)
    weigh(SKZ, 7, 70)
    weigh(SKZ, 8, 300)
    weigh(SKZ, 9, 60)
    weigh(GOR, 0, 230)
    weigh(GOR, 1, 180)
    weigh(GOR, 2, 130)
    weigh(GOR, 3, 110)
    weigh(GOR, 4, 140)
    weigh(GOR, 5, 140)
    weigh(GOR, 6, 90)
    weigh(GOR, 7, 260)
    weigh(GOR, 8, 120)
    weigh(GOR, 9, 260)
    weigh(MYC, 0, 80)
    weigh(MYC, 1, 110)
    weigh(MYC, 2, 60)
    weigh(MYC, 3, 150)
    weigh(MYC, 4, 20)
    weigh(MYC, 5, 170)
    weigh(MYC, 6, 180)
    weigh(MYC, 7, 80)
    weigh(MYC, 8, 110)
    weigh(MYC, 9, 130)


def weigh(goddess, kind, worth):
    masteries[goddess][kind] = worth


def reign_worth(s, c, m, p, action):
    """ASK_POWERS: what one entry of her menu is worth; ending her Turn is worth 0."""
    if action >= CELL:
        return activation_worth(s, c, m, p, s.unit_at[action - CELL])
    if action >= BLOOD:
        return blood_worth(s, c, m, action - BLOOD)
    if action >= MONSTER:
        return purchase(s, c, m, (action - MONSTER) // 3, (action - MONSTER) % 3)
    if action >= CARD:
        return card_worth(s, c, m, (action - CARD) // 3, (action - CARD) % 3)
    return empower_worth(s, c) if action == VERB + V_EMPOWER else 0


def activation_worth(s, c, m, p, u):
    """Those in front first; before what is bought and played without them."""
    stay = 0
    if u >= 0:
        stay = max(-400, min(400, lair_worth(s, c, u, p, s.unit[u].cell)))
    return ACTIVATE + stay


# --- cards


def card_worth(s, c, m, kind, part):
    row = cython.address(c.goddess[s.goddess].card[kind])
    if part == 0:
        worth = effect_worth(s, c, m, kind)
        if worth < LEAST:
            return NOTHING
        first = boosts(s, c, row.effect) or brings_power(c, row.effect)
        return worth + ACTIVATE * 2 if first else worth
    if part == 1:
        worth = mastery_gain(s, c, kind)
        return worth if worth > LEAST else NOTHING
    return discard_worth(s, c, m, kind)


def effect_worth(s, c, m, kind):
    """The Effect of a card on its best target, its Cost and the card paid for."""
    row = cython.address(c.goddess[s.goddess].card[kind])
    worth = best_aim(s, c, m, -1, -1, row.effect)
    return worth - POWER_POINT * (row.effect_cost + 1)


def brings_power(c, effect):
    for i in range(c.effect[effect].first, c.effect[effect].end):
        if c.op[i].code == OP_POW and c.op[i].n > 0:
            return 1
    return 0


def boosts(s, c, effect):
    """Whether an Effect helps a Monster that is still to act."""
    a = cython.address(c.aim[c.effect[effect].aim])
    return a.n_tests > 0 and a.who == WHO_MON and a.test[0][0].what == IS_UNRETIRED


def mastery_gain(s, c, kind):
    """A Mastery for the Rounds to come, its Cost and the card paid for."""
    row = cython.address(c.goddess[s.goddess].card[kind])
    rounds = max(1, LONG_GAME - s.round)
    worth = masteries[s.goddess][kind] * rounds // LONG_GAME
    if s.mastery[kind]:
        worth = worth // 3
    return worth - POWER_POINT * (row.mastery_cost + 1)


def keeping(s, c, m, kind):
    """What a card is worth in hand."""
    best = max(effect_worth(s, c, m, kind), mastery_gain(s, c, kind))
    return POWER_POINT * 9 // 10 + max(-20, min(best, 200)) * 6 // 10


def discard_worth(s, c, m, kind):
    """A card for a Power, when that buys something better."""
    bought = 0
    for place in range(c.goddess[s.goddess].n_monsters):
        for master in range(3):
            cost = cost_of(s, c, place, master)
            if cost > s.power and cost - s.power <= s.hand_n and room_for(s, c, place, master):
                short = cost - s.power
                bought = max(bought, (purchase(s, c, m, place, master)) // short)
    if first_monolith(s) and empower_worth(s, c) > 0:
        short = EMPOWER_POWER - s.power
        if short > 0 and short <= s.hand_n:
            bought = max(bought, empower_worth(s, c) // short)
    return bought + POWER_POINT - keeping(s, c, m, kind) if bought > 0 else NOTHING


# --- Summons


def cost_of(s, c, place, master):
    g = cython.address(c.goddess[s.goddess])
    cost = c.monster[g.monster[place]].cost
    return cost + c.master[g.master[master - 1]].cost if master else cost


def room_for(s, c, place, master):
    """Whether the limits leave room for it on some board."""
    if master and master_out(s):
        return 0
    for slot in range(c.options.n_slots):
        if s.entered[slot] and may_summon(s, c, c.goddess[s.goddess].monster[place], slot):
            return 1
    return 0


def purchase(s, c, m, place, master):
    """A paid Summon, its Cost deducted."""
    g = cython.address(c.goddess[s.goddess])
    sheet = g.monster[place]
    worth = monster_worth(c, sheet)
    if master:
        row = cython.address(c.master[g.master[master - 1]])
        force = sheet_force(c, sheet, c.monster[sheet].aim + row.aim, row.damage)
        worth += (force - sheet_force(c, sheet, c.monster[sheet].aim, 0)) * THREAT // 14
        worth += 14 * row.health + MASTERLY
    return worth - POWER_POINT * cost_of(s, c, place, master)


# --- Monoliths and Blood


def first_monolith(s):
    """Whether none is Empowered and there is one to be."""
    there = 0
    for i in range(s.n_structures):
        if s.structure[i].kind == MONOLITH and not s.structure[i].gone:
            if s.structure[i].empowered:
                return 0
            there = 1
    return there


def empower_worth(s, c):
    """CE-156: a Power a Round for the first one."""
    if not first_monolith(s):
        return NOTHING
    rounds = max(0, LONG_GAME - s.round)
    return rounds * POWER_POINT * 6 // 10 - EMPOWER_POWER * POWER_POINT


def blood_worth(s, c, m, k):
    row = cython.address(c.blood[k])
    worth = best_aim(s, c, m, -1, -1, row.effect) - BLOOD_POINT * row.cost
    if worth < LEAST:
        return NOTHING
    return worth + ACTIVATE * 2 if boosts(s, c, row.effect) else worth


# --- where to


def den_worth(c, p, sheet, cell):
    """ASK_SUMMON: as near to the prey as can be."""
    width = c.grid.width[c.grid.slot[cell]]
    size = c.monster[sheet].size
    best = NOWHERE
    for i in range(size * size):
        best = max(best, p.way.value[cell + i % size + (i // size) * width])
    return best


def monolith_away(s, c, cell):
    """Which Monolith to Empower: the farthest from the Cryptonauts."""
    nearest = 99
    for u in range(N_CRYPTONAUTS):
        if present(s, u):
            nearest = min(nearest, distance(c, s.unit[u].cell, 1, cell, 1))
    return nearest


weigh_masteries()
