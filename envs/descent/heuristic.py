"""The built-in player."""

import cython


def advise(s, c, seed):
    """A legal action."""
    memset(mask, 0, cython.sizeof(mask))
    n = legal(s, c, mask)
    k = seed % n
    action = 0
    while not mask[action] or k > 0:
        if mask[action]:
            k -= 1
        action += 1
    return action
