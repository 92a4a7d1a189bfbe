"""Where cards lie, how they move, and who knows about it."""

import cython


def put(s, card, zone):
    """Moves a card onto the top of another pile; marks of its being known follow the move."""
    if s.zone[card] == PLAY:
        leave_play(s, card)
    old = pile_of(s, s.zone[card])
    old.n -= 1
    at = old.n
    while old.card[at] != card:
        at -= 1
    while at < old.n:
        old.card[at] = old.card[at + 1]
        at += 1
    new = pile_of(s, zone)
    new.card[new.n] = card
    new.n += 1
    s.zone[card] = zone
    if zone in (HAND_0, HAND_1):
        s.known[card] &= ~(1 << (zone - HAND_0))  # its owner needs no mark
    elif zone != DRAW:
        s.known[card] = 0  # public now


def leave_play(s, card):
    """Ends what holds only in play. Marks for the rest of the turn stay on the card (CTR-24, CTR-53)."""
    s.controller[card] = 0
    s.bearer[card] = -1
    s.fresh[card] = 0
    s.attacks[card] = 0
    s.blocks[card] = 0
    s.doomed[card] = 0


def enter_play(s, card, seat):
    put(s, card, PLAY)
    s.controller[card] = seat
    s.fresh[card] = s.phase == ACTION_PHASE


def refill(s):
    """The draw pile is about to be needed (CTR-03)."""
    if pile_of(s, DRAW).n == 0 and pile_of(s, DISCARD).n > 0:
        reshuffle(s)


def reshuffle(s):
    """The discard pile becomes the draw pile; now each player can name the other's hand (CTR-63)."""
    draw = pile_of(s, DRAW)
    discard = pile_of(s, DISCARD)
    shuffle(cython.address(s.head.rng), discard.card, discard.n)
    draw[0] = discard[0]
    discard.n = 0
    for i in range(draw.n):
        s.zone[draw.card[i]] = DRAW
    show_hand(s, 0)
    show_hand(s, 1)


def draw_cards(s, seat, n):
    """Up to n cards, as far as both piles reach."""
    for _ in range(n):
        refill(s)
        draw = pile_of(s, DRAW)
        if draw.n == 0:
            return
        put(s, draw.card[draw.n - 1], HAND_0 + seat)


def discard_hand(s, seat):
    hand = pile_of(s, HAND_0 + seat)
    while hand.n > 0:
        put(s, hand.card[hand.n - 1], DISCARD)


def show_hand(s, seat):
    """The other seat learns the whole hand."""
    hand = pile_of(s, HAND_0 + seat)
    for i in range(hand.n):
        s.known[hand.card[i]] |= 1 << (1 - seat)


def hand_size(s, seat):
    return pile_of(s, HAND_0 + seat).n


def drawable(s):
    """Cards that can be drawn, from the draw pile and then from the discard pile."""
    return pile_of(s, DRAW).n + pile_of(s, DISCARD).n
