"""Dice that are no attack: attribute tests (DES-139 to DES-145) and dice of healing, with their rerolls
(RO1, RO2).
"""

import cython


def roll_die(s, kind):
    """A die as it fell: 6 * kind + face."""
    return 6 * kind + below(cython.address(s.head.rng), 6)


def face_of(c, die):
    return cython.address(c.face[die // 6][die % 6])


def ask_test(s, u, attribute, modifier):
    """A test of a figure; State.passed tells how it ended once its frame is gone."""
    push(s, TEST, 0, u, attribute, modifier)


def ask_healing(s, h, n):
    """n red dice that a hero (-1: the overlord) rolls; State.rolled and State.rolled_surges tell what they
    showed.
    """
    push(s, HEALING, 0, h, n, 0)


def test_task(s, c):
    """TEST; its owner counts how often Wicked Laughter has answered it."""
    f = top(s)
    u = f.source
    value = attribute_of(s, c, u, f.target)
    if value < 0 or not standing_or_hidden(s, u):  # DES-141: fails without a roll
        s.passed = 0
        s.rolled = 0
        pop(s)
    elif f.step == 0:
        begin_roll(s, u, f.target, f.count)
        add_die(s, GRAY)
        add_die(s, BLACK)
        f.step = 1
    elif f.step == 1:
        ask_window(s, c, W_RO1, roller_seat(s, u), u, 0)
    elif f.step == 2:
        ask_window(s, c, W_RO1_STAFF, 0, u, 0)
    elif f.step == 3:
        s.rolled = rolled_shields(s, c)
        s.passed = s.rolled <= value + f.count
        if s.passed and f.owner > 0:  # Wicked Laughter: he has passed again
            draw_cards(s, c, 1)
        f.step = 4
    elif s.passed and is_hero(u) and f.step == 4:
        ask_window(s, c, W_RO2, 0, u, 0)
    else:
        pop(s)


def standing_or_hidden(s, u):
    """Between encounters (Travel) heroes test off the map."""
    return s.figure[u].life != DOWN and s.figure[u].life != DEAD


def healing_task(s, c):
    f = top(s)
    if f.step == 0:
        begin_roll(s, f.source, -1, 0)
        for _ in range(f.target):
            add_die(s, RED)
        f.step = 1
    elif f.step == 1:
        ask_window(s, c, W_RO1, roller_seat(s, f.source), f.source, 0)
    elif f.step == 2:
        ask_window(s, c, W_RO1_STAFF, 0, f.source, 0)
    else:
        count_healing(s, c)
        pop(s)


def count_healing(s, c):
    s.rolled = 0
    s.rolled_surges = 0
    for i in range(s.roll.n):
        face = face_of(c, s.roll.die[i])
        s.rolled += face.damage
        s.rolled_surges += face.surge


def begin_roll(s, u, attribute, modifier):
    r = cython.address(s.roll)
    r.who = u
    r.attribute = attribute
    r.modifier = modifier
    r.n = 0
    r.used = 0


def add_die(s, kind):
    s.roll.die[s.roll.n] = roll_die(s, kind)
    s.roll.n += 1


def rolled_shields(s, c):
    n = 0
    for i in range(s.roll.n):
        n += face_of(c, s.roll.die[i]).shields
    return n


def roller_seat(s, u):
    """The side that rolled: a standing hero himself, the overlord for his figures; dice of nobody ask the
    overlord,
    who then has nothing to answer with.
    """
    return seat_of(u) if is_hero(u) else 0


def reroll_roll(s, i):
    """One die of the roll; the new face stands."""
    s.roll.die[i] = roll_die(s, s.roll.die[i] // 6)


def reroll_all(s):
    """Lucky Charm."""
    for i in range(s.roll.n):
        reroll_roll(s, i)
