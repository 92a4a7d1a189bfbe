"""What the built-in player thinks that cards are worth, in tenths of a life point."""

import cython


def life_price(s, seat):
    """A point of life is dearer to a player who has few left."""
    return 10 + 500 // (s.life[seat] + 10)


def sanity_price(s, m, n):
    """What losing n sanity costs you: nothing at 0, much if it leads there with monsters (CTR-41)."""
    left = s.sanity[m.you]
    if left == 0:
        return 0
    price = min(n, left) * (2 if left > 40 else 4)
    if left <= n and monsters(cython.address(m.t), m.you) > 0:
        price += 60 if persons(cython.address(m.t), m.you) > 1 else 120
    return price


def in_play_worth(s, c, t, card):
    """What a card in play is worth to its controller."""
    row = cython.address(c.card[card])
    if row.type == BOOK:
        return HAS_ACTION
    if row.type == MONSTER or row.type == PERSON:
        return body_worth(s, c, t, card)
    return 0


def body_worth(s, c, t, card):
    row = cython.address(c.card[card])
    power = power_of(s, c, t, card)
    worth = printed_worth(row)
    if row.type == MONSTER:
        worth += PER_POWER * (power - row.power)
    curses = curse_rules(t, card)
    if curses & RULE_BEARER_CANNOT_ATTACK and row.type == MONSTER:
        worth -= PER_POWER * power // 2
    if curses & RULE_BEARER_CANNOT_BLOCK:
        worth -= PER_POWER * power // 4
    return max(worth, 5)


def printed_worth(row):
    """A body by its card alone."""
    if row.type == MONSTER:
        worth = PER_POWER * row.power
    else:
        worth = PER_POWER // 2 * row.power + 20  # ransom in the insanity phase
        if row.may_attack_if.test != IF_NEVER:
            worth += 5 * row.power
    if row.attacks_if.test == IF_NO_OWN_PERSONS:
        worth -= 60
    elif row.attacks_if.test != IF_ALWAYS:
        worth -= PER_POWER * row.power // 2
    if row.action[0].op:
        worth += HAS_ACTION
    if row.rules & RULE_CANNOT_BLOCK:
        worth -= 20
    if row.rules & RULE_ALL_MUST_ATTACK:
        worth -= 80
    return worth + trigger_worth(row)


def trigger_worth(row):
    """What a text that comes back every turn is worth over a few turns."""
    step = row.trigger.step
    n = step.amount
    sometimes = 2 if row.trigger.condition.test != IF_ALWAYS else 1
    if step.op == DO_LOSE:
        return -12 * n // sometimes
    if step.op == DO_GAIN:
        return 15 * n
    if step.op == DO_GAIN_LIFE:
        return 30 * n
    if step.op == DO_SACRIFICE_BODY:
        return -250
    if step.op == DO_SACRIFICE_OTHER_PERSON or step.op == DO_DESTROY_ITSELF:
        return -20
    return 0


def hand_worth(s, c, m, card):
    """What a card of the own hand is worth, compared with the others, when one has to go."""
    row = cython.address(c.card[card])
    if row.type == MONSTER:
        return printed_worth(row) * 3 // (2 + m.monsters_in_hand)  # one a turn can be played
    if row.type == PERSON:
        worth = printed_worth(row)
        if (
            row.play_if.test == IF_NO_OWN_MONSTERS
            and monsters(cython.address(m.t), m.you) + m.monsters_in_hand > 0
        ):
            worth //= 3
        if row.rules & RULE_FORBIDS_MONSTERS and m.monsters_in_hand > 0:
            worth //= 3
        if row.rules & RULE_FORBIDS_PERSONS and m.persons_in_hand > 1:
            worth //= 2
        return worth
    if row.type == LOCATION:
        return 25
    if row.type == BOOK:
        return 60
    if row.type == CURSE:
        return 60
    return action_card_worth(row)


def action_card_worth(row):
    op = row.action[0].op
    n = row.action[0].amount
    if op in (DO_DESTROY, DO_TAKE):
        return 130 if row.target.types & (1 << MONSTER) else 70
    if op == DO_DESTROY_ALL_MONSTERS:
        return 140
    if op == DO_DESTROY_ALL_PERSONS:
        return 50
    if op == DO_GAIN_LIFE:
        return 14 * n
    if op == DO_GAIN:
        return 4 * n
    if op == DO_DRAW:
        return PER_CARD * n - 20
    if op in (DO_PICK_FROM_HAND, DO_RETRIEVE):
        return 60
    return 40
