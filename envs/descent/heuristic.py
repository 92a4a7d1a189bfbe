"""The built-in player: it knows what the seat that is asked may know, and rates every answer.

What an answer is worth is compared with the other answers to the same question; 3000 is a whole encounter.
"""

import cython


def advise(s, c, seed):
    """The best answer to the question asked; ties are broken by the seed."""
    memset(cython.address(mask), 0, cython.sizeof(mask))
    legal(s, c, mask.on)
    memcpy(cython.address(t), s, cython.sizeof(State))
    return best_answer(cython.address(t), c, mask.on, seed)


def best_answer(s, c, mask, seed):
    """The same on a copy of the state, in which figures may be put elsewhere for a moment."""
    f = top(s)
    memset(cython.address(worth), 0, cython.sizeof(worth))
    rate(s, c, cython.address(m), f, mask, worth.of)
    best = -1
    best_worth = 0
    for action in range(N_ACTIONS):
        if mask[action]:
            rating = 4 * worth.of[action] + (mix(seed + action) & 3)
            if best < 0 or rating > best_worth:
                best = action
                best_worth = rating
    return max(best, 0)


def rate(s, c, m, f, mask, worth):
    kind = f.kind
    if kind <= ASK_RELIC_TO:
        for action in range(N_ACTIONS):
            if mask[action]:
                worth[action] = campaign_worth(s, c, f, action)
        return
    if kind >= N_ASKS or s.encounter < 0:
        return
    think(s, c, 0 if f.owner > 0 else 1, m)
    rate_whole(s, c, m, f, mask, worth)


def rate_whole(s, c, m, f, mask, worth):
    """Questions whose answers are rated together, then the others."""
    kind = f.kind
    if kind == ASK_MENU:
        rate_hero_menu(s, c, m, f.source, mask, worth)
    elif kind == ASK_MONSTER:
        rate_monster(s, c, m, f.source, mask, worth)
    elif kind == ASK_DARK_MENU:
        rate_dark_menu(s, c, m, mask, worth)
    elif kind == ASK_STEPS:
        rate_steps(s, c, m, f, mask, worth)
    elif kind == ASK_START:
        rate_start(s, c, m, f, mask, worth)
    elif kind == ASK_BASE:
        rate_base(s, c, m, f, mask, worth)
    elif kind == ASK_WINDOW:
        rate_window(s, c, m, f, mask, worth)
    elif kind == ASK_SURGE:
        rate_surges(s, c, m, f, mask, worth)
    elif kind in (ASK_ENTRANCE, ASK_SPOT):
        rate_spots(s, c, m, f, mask, worth)
    elif kind == ASK_SPACE:
        rate_spaces(s, c, m, f, mask, worth)
    elif kind == ASK_TOKEN:
        rate_tokens(s, c, m, f, mask, worth)
    elif kind == ASK_DOOR:
        rate_doors(s, c, m, f, mask, worth)
    elif kind == ASK_DEED:
        rate_deed(s, c, m, f, mask, worth)
    else:
        for action in range(N_ACTIONS):
            if mask[action]:
                worth[action] = answer_worth(s, c, m, f, action)


def answer_worth(s, c, m, f, action):
    kind = f.kind
    if kind <= ASK_NEXT_HERO or kind in (ASK_RANK, ASK_GROUP):
        return setting_worth(s, c, m, f, action)
    if action == PASS:
        return 0
    if kind == ASK_EQUIP:
        return equip_worth(s, c, f.source, action)
    if kind == ASK_WEAPON:
        a = cython.address(s.attack[f.target])
        return best_weapon_worth(s, c, m, a, weapon_of_verb(s, c, f.source, action - VERB))
    if kind == ASK_TARGET:
        return target_worth(s, c, m, f, action - FIGURE)
    if kind == ASK_FIGURE:
        return figure_choice(s, c, m, f, action - FIGURE)
    if kind == ASK_HERO:
        return hero_choice(s, c, m, f, action - HERO)
    if kind == ASK_CHOICE:
        return choice_worth(s, c, m, f, action - CHOICE)
    if kind == ASK_NUMBER:
        return number_worth(s, c, m, f, action - NUMBER + 1)
    if kind == ASK_DIE:
        return die_worth(s, c, m, f, action - DIE)
    if kind == ASK_CARD:
        return card_choice(s, f, action - OVERLORD_CARD)
    if kind == ASK_PATH:
        return path_worth(s, m, f, action - STEP)
    return 10 if kind == ASK_MAY else 0


def equip_worth(s, c, h, action):
    """Off with what is not wanted, on with what is."""
    place = action - ITEM
    wanted = best_set(s, c, h) >> place & 1
    worn = s.hero[h].equipped >> place & 1
    if worn == wanted:
        return -1
    return 2 if worn else 1
