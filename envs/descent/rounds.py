"""Rounds (DES-052 to DES-054): the hero phase, the overlord turn, the clock."""


def round_task(s, c):
    f = top(s)
    if f.step == ROUND_BEGINS:
        f.step = ROUND_HEROES
        s.round += 1
        s.phase = PHASE_HEROES
        for h in range(c.options.heroes):
            s.hero[h].done = 0
            s.hero[h].extra = 0
            s.hero[h].reroll = 0
        hero_phase_begins(s, c)
    elif f.step == ROUND_HEROES:
        if any_to_go(s, c):
            push(s, ASK_NEXT_HERO, seat_of(speaker(s, c)), -1, -1, 0)
        else:
            f.step = ROUND_HEROES_DONE
            hero_phase_ends(s, c)
    elif f.step == ROUND_HEROES_DONE:
        f.step = ROUND_OVERLORD
        s.changed = 1
    elif f.step == ROUND_OVERLORD:
        f.step = ROUND_ENDS
        s.phase = PHASE_OVERLORD
        push(s, OVERLORD_TURN, -1, -1, -1, 0)
    elif f.step == ROUND_ENDS:
        f.step = ROUND_OVER
        for h in range(c.options.heroes):
            s.hero[h].fury = 0
        round_ends(s, c)
    else:
        pop(s)


def can_go(s, h):
    """DES-054."""
    life = s.figure[h].life
    return not s.hero[h].done and (life in (STANDING, DOWN, HIDDEN))


def any_to_go(s, c):
    for h in range(c.options.heroes):
        if can_go(s, h):
            return 1
    return 0


def legal_next(s, c, mask):
    n = 0
    for h in range(c.options.heroes):
        if can_go(s, h):
            n += offer(mask, HERO + h)
    return n


def answer_next(s, action):
    push(s, HERO_TURN, -1, action - HERO, -1, 0)
