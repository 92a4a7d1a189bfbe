"""A position that a seat cannot tell from the true one."""

import cython


def resample(s, c, seat):
    """Deals the cards that the seat cannot locate anew over the opponent's hand and the draw pile.

    They are a uniformly random subset for it (CTR-63). What the seat can locate stays. Nothing but the seat's
    knowledge and the generator decides the outcome: neither the true cards nor their order.
    """
    hand = pile_of(s, HAND_0 + 1 - seat)
    draw = pile_of(s, DRAW)
    # that the opponent knows the top card is public (CTR-57): his mark goes to the card that then lies there
    top_marks = s.known[draw.card[draw.n - 1]] if draw.n > 0 else 0
    n = 0
    located = 0
    for card in range(c.options.n_cards):
        if s.zone[card] != DRAW and s.zone[card] != HAND_0 + 1 - seat:
            continue
        if not s.known[card] >> seat & 1:
            pool.on[n] = card
            n += 1
            s.known[card] = 0
        elif s.zone[card] != DRAW:
            hand.card[located] = card
            located += 1
    shuffle(cython.address(s.head.rng), pool.on, n)
    for i in range(located, hand.n):
        n -= 1
        hand.card[i] = pool.on[n]
        s.zone[pool.on[n]] = HAND_0 + 1 - seat
    for i in range(n):
        draw.card[i] = pool.on[i]
        s.zone[pool.on[i]] = DRAW
    if draw.n > 0:
        s.known[draw.card[draw.n - 1]] = top_marks
