"""The Goddess's cards: drawing, discarding, what the Cryptonaut side knows of her hand (CE-158 to CE-166,
spec 8).
"""

import cython


def draw_cards(s, c, n):
    for _ in range(n):
        draw_card(s, c)


def draw_card(s, c):
    """R-31: with the last card the discard pile is shuffled into a new deck at once."""
    if s.deck_n == 0:
        reshuffle(s)
    if s.deck_n == 0:
        return
    s.deck_n -= 1
    kind = s.deck[s.deck_n]
    s.hand[kind] += 1
    s.hand_n += 1
    s.hand_changed = 1
    if s.deck_n == 0:
        for other in range(N_CARD_KINDS):  # every card is located now
            s.known[other] = s.hand[other]
        reshuffle(s)


def reshuffle(s):
    for kind in range(N_CARD_KINDS):
        for _ in range(s.discard[kind]):
            s.deck[s.deck_n] = kind
            s.deck_n += 1
        s.discard[kind] = 0
    shuffle(cython.address(s.head.rng), s.deck, s.deck_n)


def discard_card(s, kind):
    """A card leaves the hand for the discard pile."""
    lose_card(s, kind)
    s.discard[kind] += 1


def lose_card(s, kind):
    """A card that leaves the hand lowers what is known of its kind."""
    s.hand[kind] -= 1
    s.hand_n -= 1
    s.known[kind] = max(0, s.known[kind] - 1)


def drop_card(s):
    """drop(1, random): without Power."""
    if s.hand_n == 0:
        return
    k = 0
    if s.hand_n > 1:
        k = below(cython.address(s.head.rng), s.hand_n)
    for kind in range(N_CARD_KINDS):
        if k < s.hand[kind]:
            discard_card(s, kind)
            return
        k -= s.hand[kind]


def over_limit(s, c):
    """CE-158: cards above the Hand Limit."""
    return s.goddess >= 0 and s.hand_n > c.goddess[s.goddess].hand_limit
