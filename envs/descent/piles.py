"""Decks: Overlord cards (DES-192 to DES-198) and Search cards (DES-171, DES-176, knowledge of spec 7)."""

import cython


def shuffle_overlord(s, c):
    """DES-042: all his cards become the deck."""
    s.deck_n = 0
    for card in range(N_OVERLORD):
        s.hand[card] = 0
        s.discard[card] = 0
        copies = c.overlord[card].copies if c.overlord[card].cls == BASIC else s.bought[card]
        for _ in range(copies):
            s.deck[s.deck_n] = card
            s.deck_n += 1
    s.hand_n = 0
    mix_deck(s)


def mix_deck(s):
    s.deck_known = 0
    shuffle(cython.address(s.head.rng), s.deck, s.deck_n)


def top_card(s):
    """Takes the top Overlord card; an empty deck is made anew from the discard pile (DES-196); -1: none is
    left.
    """
    if s.deck_n == 0:
        for card in range(N_OVERLORD):
            for _ in range(s.discard[card]):
                s.deck[s.deck_n] = card
                s.deck_n += 1
            s.discard[card] = 0
        mix_deck(s)
    if s.deck_n == 0:
        return -1
    s.deck_n -= 1
    s.deck_known = max(0, s.deck_known - 1)
    return s.deck[s.deck_n]


def draw_cards(s, c, n):
    for _ in range(n):
        card = top_card(s)
        if card >= 0:
            take_up(s, card)


def take_up(s, card):
    """A card comes into the hand."""
    s.hand[card] += 1
    s.hand_n += 1


def take_from_hand(s, card):
    """A card is played or discarded, faceup."""
    s.hand[card] -= 1
    s.hand_n -= 1
    s.discard[card] += 1


def discard_random(s):
    """A card of the hand by chance."""
    if s.hand_n == 0:
        return
    k = below(cython.address(s.head.rng), s.hand_n)
    card = 0
    while k >= s.hand[card]:
        k -= s.hand[card]
        card += 1
    take_from_hand(s, card)


def take_from_deck(s, card):
    """Diabolic Power: one copy out of the deck or the discard pile."""
    for i in range(s.deck_n):
        if s.deck[i] == card:
            for j in range(i, s.deck_n - 1):
                s.deck[j] = s.deck[j + 1]
            s.deck_n -= 1
            return
    s.discard[card] -= 1


# --- the Search deck


def fresh_search(s, c):
    """DES-042: twelve cards, shuffled."""
    s.search_n = 0
    for card in range(N_SEARCH):
        s.search_discard[card] = 0
        for _ in range(c.search[card].copies):
            s.search[s.search_n] = card
            s.search_n += 1
    mix_search(s)


def mix_search(s):
    s.search_dark = 0
    s.search_light = 0
    shuffle(cython.address(s.head.rng), s.search, s.search_n)


def renew_search(s):
    """An empty deck is made anew from the discarded cards (DES-171)."""
    if s.search_n > 0:
        return
    for card in range(N_SEARCH):
        for _ in range(s.search_discard[card]):
            s.search[s.search_n] = card
            s.search_n += 1
        s.search_discard[card] = 0
    mix_search(s)


def search_left(s):
    """Search cards that can be drawn."""
    n = s.search_n
    for card in range(N_SEARCH):
        n += s.search_discard[card]
    return n


def draw_search(s):
    """The top Search card; -1: there is none."""
    renew_search(s)
    if s.search_n == 0:
        return -1
    s.search_n -= 1
    forget_above(s)
    return s.search[s.search_n]


def forget_above(s):
    """What was known of places above the top means nothing any more."""
    s.search_dark &= (1 << s.search_n) - 1
    s.search_light &= (1 << s.search_n) - 1


def put_on_top(s, card):
    """DER-45: openly, so that all know it."""
    s.search[s.search_n] = card
    s.search_dark |= 1 << s.search_n
    s.search_light |= 1 << s.search_n
    s.search_n += 1


def top_to_bottom(s):
    """The overlord, who looked at it, puts the top card under the deck."""
    card = s.search[s.search_n - 1]
    for i in range(s.search_n - 1, 0, -1):
        s.search[i] = s.search[i - 1]
    s.search[0] = card
    s.search_dark = (s.search_dark << 1 & (1 << s.search_n) - 1) | 1
    s.search_light = s.search_light << 1 & (1 << s.search_n) - 1 & ~1


def overlord_looks(s, n):
    """He sees the n top cards: they, and the bottom one, are unknown to the heroes from now on (spec 7
    (2)).
    """
    for i in range(max(0, s.search_n - n), s.search_n):
        s.search_dark |= 1 << i
        s.search_light &= ~(1 << i)
    s.search_light &= ~1


def lay_search(s, h, card):
    """A Search card lies faceup in a hero's play area; the others are discarded (DES-173)."""
    if card < N_USABLE:
        s.hero[h].faceup[card] += 1
    else:
        s.search_discard[card] += 1


def keep_search(s, c, h):
    """DES-176: a Search card drawn outside a search is kept at once."""
    card = draw_search(s)
    if card < 0:
        return
    lay_search(s, h, card)
    if card == TREASURE_CHEST:
        open_chest(s, c, h)


def open_chest(s, c, h):
    """SEA-7: a Shop Item card of this act by chance, carried, not equipped."""
    n = 0
    for i in range(N_SHOP):
        if c.item[FIRST_SHOP + i].act == s.act:
            n += s.shop_left[i]
    if n == 0 or free_place(s, h) < 0:
        return
    k = below(cython.address(s.head.rng), n)
    for i in range(N_SHOP):
        if c.item[FIRST_SHOP + i].act == s.act:
            k -= s.shop_left[i]
            if k < 0:
                s.shop_left[i] -= 1
                s.hero[h].item[free_place(s, h)] = FIRST_SHOP + i
                return


def free_place(s, h):
    """The lowest free place for an item; -1: he holds 12 (DES-075)."""
    for i in range(N_CARRIED):
        if s.hero[h].item[i] < 0:
            return i
    return -1
