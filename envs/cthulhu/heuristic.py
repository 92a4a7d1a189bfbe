"""The built-in player: the answer of most worth, by what the player who is asked may know."""

import cython


def advise(s, c, seed):
    """The best answer to the question asked; ties are broken by the seed."""
    memset(cython.address(mask), 0, cython.sizeof(mask))
    legal(s, c, mask.on)
    take_tally(s, c, cython.address(t))
    best = -1
    best_worth = 0
    for action in range(c.options.n_cards + N_COMMANDS):
        if not mask.on[action]:
            continue
        value = worth(s, c, cython.address(t), top(s).kind, action) * 64 + cython.cast(cython.int, mix(seed + action) % 64)
        if best < 0 or value > best_worth:
            best = action
            best_worth = value
    return best


def worth(s, c, t, kind, action):
    if action == c.options.n_cards + ATTACK:
        return 5
    if action == c.options.n_cards + DONE:
        return 0 if kind == MENU or kind == DECLARE else 3
    if action >= c.options.n_cards:
        return 0
    if kind == MENU:
        return 10
    return c.card[action].power
