"""The built-in player: it knows what the player who is asked may know, and rates every answer."""

import cython


def advise(s, c, seed):
    """The best answer to the question asked; ties are broken by the seed."""
    memset(cython.address(mask), 0, cython.sizeof(mask))
    legal(s, c, mask.on)
    f = top(s)
    think(s, c, f.owner, cython.address(m))
    if f.kind == DECLARE:
        return plan_attack(s, c, cython.address(m), mask.on)
    if f.kind == BLOCK or f.kind == BLOCK_AT:
        return plan_block(s, c, cython.address(m), f, mask.on)
    best = -1
    best_value = 0
    for action in range(c.options.n_cards + N_COMMANDS):
        if mask.on[action]:
            value = 4 * value_of(s, c, cython.address(m), f, action) + tie_break(seed, action)
            if best < 0 or value > best_value:
                best = action
                best_value = value
    return best


def tie_break(seed, action):
    return mix(seed + action) & 3


def think(s, c, you, m):
    """What every answer depends on."""
    take_tally(s, c, cython.address(m.t))
    m.you = you
    m.monsters_in_hand = 0
    m.persons_in_hand = 0
    hand = pile_of(s, HAND_0 + you)
    for i in range(hand.n):
        type = c.card[hand.card[i]].type
        if type == MONSTER:
            m.monsters_in_hand += 1
        elif type == PERSON:
            m.persons_in_hand += 1
    play = pile_of(s, PLAY)
    for i in range(play.n):
        m.worth[play.card[i]] = in_play_worth(s, c, cython.address(m.t), play.card[i])


def value_of(s, c, m, f, action):
    """How good an answer is, compared with the other answers to the same question."""
    kind = f.kind
    if kind == MENU:
        return menu_value(s, c, m, action)
    if kind == OPTION:
        if c.card[f.source].action[0].op == DO_LOOK_AT_TOP:
            # the opponent draws next
            card = pile_of(s, DRAW).card[pile_of(s, DRAW).n - 1]
            keep = 60 - hand_worth(s, c, m, card)
            return keep if action == c.options.n_cards + OPTION_B else 0
        return best_target(s, c, m, f.source) - 12 if action == c.options.n_cards + OPTION_A else 0
    if kind == TARGET:
        return target_value(s, c, m, f.source, action)
    if kind == DAMAGE:
        return 0 if action >= c.options.n_cards else m.worth[action] + 1
    if kind in (VICTIM, GIFT):
        return -m.worth[action]
    if kind == PICK:
        return hand_worth(s, c, m, action)
    return -hand_worth(s, c, m, action)


# --- attack and blocks


def no_boost(boost):
    boost.card = -1
    boost.power = 0
    boost.all_monsters = 0
    boost.persons = 0
    boost.without = -1


def plan_attack(s, c, m, mask):
    """The next attacker of the plan; when all of them are declared, done."""
    no_boost(cython.address(boost))
    prepare(s, c, m, cython.address(boost), cython.address(f))
    choose_attackers(s, c, m, cython.address(f))
    for i in range(f.n_attackers):
        if f.attacker[i].at and mask[f.attacker[i].card]:
            return f.attacker[i].card
    if mask[c.options.n_cards + DONE]:
        return c.options.n_cards + DONE
    return first_legal(c, mask)


def plan_block(s, c, m, ask, mask):
    """The next block of the plan, which is the same at every question of one attack."""
    no_boost(cython.address(boost))
    prepare(s, c, m, cython.address(boost), cython.address(f))
    foresee(s, c, m, cython.address(f))
    for i in range(f.n_blockers):
        b = cython.address(f.blocker[i])
        if b.at == 0:
            continue
        if ask.kind == BLOCK and mask[b.card]:
            return b.card
        if ask.kind == BLOCK_AT and b.card == ask.source:
            return f.attacker[b.at - 1].card
    return c.options.n_cards + DONE if ask.kind == BLOCK else first_legal(c, mask)


def first_legal(c, mask):
    action = 0
    while not mask[action]:
        action += 1
    return action


def boosted(s, c, m, op, n, target):
    """What an operation adds to the value of this turn's attack."""
    if s.attacked or s.active != m.you:
        return 0
    no_boost(cython.address(boost))
    before = attack_value(s, c, m, cython.address(boost))
    if op == DO_STRENGTHEN:
        boost.card = target
        boost.power = n
    elif op == DO_FRENZY:
        boost.all_monsters = n
    elif op == DO_PERSONS_ATTACK:
        boost.persons = 1
    else:
        boost.without = target
    return attack_value(s, c, m, cython.address(boost)) - before


# --- the menu


def menu_value(s, c, m, action):
    """Above 0: worth doing now. Actions come first, then the attack, then things are played."""
    if action == c.options.n_cards + DONE:
        return 0
    if action == c.options.n_cards + ATTACK:
        no_boost(cython.address(boost))
        value = attack_value(s, c, m, cython.address(boost))
        return min(value, FIRST) + FIRST if value > 0 else RATHER_NOT
    row = cython.address(c.card[action])
    if s.zone[action] == PLAY or row.type == ACTION or row.type == CURSE:
        value = action_value(s, c, m, action)
        return value + 2 * FIRST if value > 0 else value
    return thing_value(s, c, m, action)


def thing_value(s, c, m, card):
    """Of playing a monster, person, book or location."""
    row = cython.address(c.card[card])
    if row.type == LOCATION:
        return location_value(s, c, m, card)
    if row.type == BOOK:
        return HAS_ACTION
    value = printed_worth(row) + arrival_value(s, c, m, card)
    if row.type == MONSTER:
        value -= sanity_price(s, m, row.cost)
        if s.sanity[m.you] <= row.cost and persons(cython.address(m.t), m.you) == 0:
            value -= 60  # it would be the next gift
    if row.rules & RULE_FORBIDS_MONSTERS:
        value -= 40 * m.monsters_in_hand
    if row.rules & RULE_FORBIDS_PERSONS:
        value -= 15 * (m.persons_in_hand - 1)
    return value


def arrival_value(s, c, m, card):
    """Of a text that happens on coming into play."""
    row = cython.address(c.card[card])
    value = 0
    for i in range(MAX_STEPS):
        op = row.arrives[i].op
        n = row.arrives[i].amount
        if op == DO_DRAW:
            value += PER_CARD * n
        elif op == DO_DISCARD:
            value -= PER_CARD // 2
        elif op == DO_DISCARD_HAND:
            value -= PER_CARD * (hand_size(s, m.you) - 1)
        elif op == DO_LOSE_LIFE:
            value -= n * life_price(s, m.you)
            if n >= s.life[m.you]:
                value -= FIRST
        elif op == DO_SACRIFICE_PERSON and persons(cython.address(m.t), m.you) > 0:
            value -= 30
        elif op == DO_LOOK_AT_HAND:
            value += 10
        elif op == DO_SHOW_HAND:
            value -= 5
    return value


def location_value(s, c, m, card):
    """Of a location against the one in play; it holds for both players, so what counts is who gains more."""
    row = cython.address(c.card[card])
    value = location_gain(s, c, m, card) - sanity_price(s, m, row.cost)
    return value - location_gain(s, c, m, m.t.location) if m.t.location >= 0 else value


def location_gain(s, c, m, card):
    row = cython.address(c.card[card])
    you = m.you
    they = 1 - you
    ahead = side_power(s, c, m, you, MONSTER) - side_power(s, c, m, they, MONSTER)
    if row.rules & RULE_PERSONS_CAN_ATTACK:
        return 10 * (side_power(s, c, m, you, PERSON) - side_power(s, c, m, they, PERSON))
    if row.rules & (RULE_BLOCKED_ATTACKERS_DEAL_NO_DAMAGE | RULE_ONE_ATTACKER) or row.blocker_power:
        return -8 * ahead
    if row.monster_played.op:
        return 15 * m.monsters_in_hand
    if row.trigger.step.op == DO_GAIN or row.trigger.step.op == DO_LOSE:
        n = row.trigger.step.amount if row.trigger.step.op == DO_GAIN else -row.trigger.step.amount
        return 30 * n if s.sanity[you] < s.sanity[they] else -10 * n
    return 1


def side_power(s, c, m, seat, type):
    power = 0
    play = pile_of(s, PLAY)
    for i in range(play.n):
        card = play.card[i]
        if s.controller[card] == seat and c.card[card].type == type:
            power += power_of(s, c, cython.address(m.t), card)
    return power


def action_value(s, c, m, card):
    """Of an action card, a curse or a printed action, with its best target."""
    row = cython.address(c.card[card])
    value = 0 if s.zone[card] == PLAY else -sanity_price(s, m, row.cost)
    if row.type == CURSE:
        return value + best_target(s, c, m, card) - 20
    if row.target.types and row.action[0].op != DO_DESTROY_OR_GAIN:
        value += best_target(s, c, m, card)
    for i in range(MAX_STEPS):
        value += step_value(s, c, m, card, row.action[i].op, row.action[i].amount)
    if s.zone[card] != PLAY:
        value -= 15  # it could wait for a better moment
    return value


def step_value(s, c, m, card, op, n):
    """Of one operation that needs no target."""
    you = m.you
    they = 1 - you
    if op == DO_LOSE:
        return -sanity_price(s, m, n)
    if op == DO_DISCARD:
        return -cheapest_in_hand(s, c, m) // 2
    if op == DO_DISCARD_HAND:
        return -PER_CARD * (hand_size(s, you) - 1)
    if op == DO_DRAW:
        return PER_CARD * n
    if op == DO_GAIN:
        return 4 * n if s.sanity[you] < 60 else 16
    if op == DO_GAIN_LIFE:
        return n * life_price(s, you) // 2
    if op == DO_THEY_LOSE:
        return 5 * n if s.sanity[they] > 0 else 0
    if op == DO_EACH_LOSES:
        return (5 * n if s.sanity[they] > 0 else 0) - 2 * sanity_price(s, m, n)
    if op == DO_PICK_FROM_HAND:
        return 60
    if op == DO_THEY_DISCARD:
        return 35
    if op == DO_LOOK_AT_TOP:
        return 20
    if op == DO_DESTROY_OR_GAIN:
        return max(4 * n if s.sanity[you] < 60 else 16, best_target(s, c, m, card))
    if op in (DO_FRENZY, DO_PERSONS_ATTACK):
        return boosted(s, c, m, op, n, -1)
    if op == DO_DESTROY_ALL_PERSONS:
        return side_worth(s, c, m, they, PERSON) - side_worth(s, c, m, you, PERSON) - 40
    if op == DO_DESTROY_ALL_MONSTERS:
        return side_worth(s, c, m, they, MONSTER) - side_worth(s, c, m, you, MONSTER) - 40
    return 0


def side_worth(s, c, m, seat, type):
    worth = 0
    play = pile_of(s, PLAY)
    for i in range(play.n):
        card = play.card[i]
        if s.controller[card] == seat and c.card[card].type == type:
            worth += m.worth[card]
    return worth


def cheapest_in_hand(s, c, m):
    cheapest = FIRST
    hand = pile_of(s, HAND_0 + m.you)
    for i in range(hand.n):
        cheapest = min(cheapest, hand_worth(s, c, m, hand.card[i]))
    return cheapest


# --- targets


def best_target(s, c, m, card):
    """The value of the best target that a card has; RATHER_NOT without any."""
    target = cython.address(c.card[card].target)
    best = RATHER_NOT
    pile = pile_of(s, DISCARD if target.side == DISCARDED else PLAY)
    for i in range(pile.n):
        if fits(s, c, cython.address(m.t), target, pile.card[i], m.you):
            best = max(best, target_value(s, c, m, card, pile.card[i]))
    return best


def target_value(s, c, m, card, target):
    """What a card does for you with this target."""
    row = cython.address(c.card[card])
    if row.type == CURSE:
        return curse_value(s, c, m, card, target)
    for i in range(MAX_STEPS):
        op = row.action[i].op
        if op in (DO_DESTROY, DO_DESTROY_OR_GAIN):
            if c.card[target].type == CURSE:
                return -curse_value(s, c, m, target, s.bearer[target])
            if c.card[target].type == LOCATION:
                return -location_gain(s, c, m, target)
            return -m.worth[target] if s.controller[target] == m.you else m.worth[target]
        if op == DO_TAKE:
            return 2 * m.worth[target]
        if op in (DO_RAISE, DO_RETRIEVE):
            return printed_worth(cython.address(c.card[target]))
        if op in (DO_STOP_BLOCKING, DO_STRENGTHEN):
            return boosted(s, c, m, op, row.action[i].amount, target)
    return 0


def curse_value(s, c, m, curse, body):
    """What a curse on this body is worth to you."""
    row = cython.address(c.card[curse])
    power = c.card[body].power
    value = -10 * row.bearer_power
    if row.rules & RULE_BEARER_CANNOT_ATTACK and c.card[body].type == MONSTER:
        value += 15 * power
    if row.rules & RULE_BEARER_CANNOT_BLOCK:
        value += 8 * power
    if row.trigger.step.op == DO_LOSE:
        value += 12 * row.trigger.step.amount
    return -value if s.controller[body] == m.you else value
