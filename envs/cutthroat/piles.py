"""Cards and things on the move, and who knows of them.

`known[v][o][f]` counts the cards of face f that v is sure to be among the cards of o that v cannot see: the
hand, and what lies face down before o. When a card leaves unseen, v keeps only what is certain.
"""

import cython

# --- the two piles of the draw deck


def discard(s, face):
    s.discard.card[s.discard.n] = face
    s.discard.n += 1


def next_code(s):
    """The top card of the draw deck, or -1; an empty deck is made of the discard pile (CUT-069)."""
    if s.deck.n == 0:
        s.deck = s.discard
        s.discard.n = 0
        shuffle(cython.address(s.head.rng), s.deck.card, s.deck.n)
    if s.deck.n == 0:
        return -1
    s.deck.n -= 1
    return s.deck.card[s.deck.n]


# --- hands


def draw_cards(s, c, seat, n):
    """Draws n cards, save under I07, where nobody draws (CUR-106)."""
    if s.famine:
        return
    for _ in range(n):
        if not draw_card(s, c, seat):
            return


def draw_card(s, c, seat):
    """One hand card; Items drawn on the way are laid out (CUT-014, CUT-015). Returns whether one came."""
    while s.hand_n[seat] < MAX_HAND:
        code = draw_top(s, c, seat)
        if code < 0:
            return 0
        if code < FIRST_ITEM:
            return 1
    return 0


def draw_top(s, c, seat):
    """The top card of the draw deck, into the hand or before its owner. Returns it, or -1."""
    code = next_code(s)
    if code >= FIRST_ITEM:
        gain_thing(s, c, seat, code - FIRST_ITEM, 0)
    elif code >= 0:
        add_to_hand(s, seat, code, 0)
    return code


def draw_up(s, c, seat, n):
    """At most n hand cards, up to the maximum hand; an Amulet on the way may raise and reach it (CUR-12)."""
    while n > 0 and s.hand_n[seat] < maximum_hand(s, c, seat):
        code = draw_top(s, c, seat)
        if code < 0:
            return
        n -= code < FIRST_ITEM


def refill(s, c, seat):
    """Draws up to the maximum hand (CUT-021)."""
    draw_up(s, c, seat, MAX_HAND)


def add_to_hand(s, seat, face, seers):
    """A card comes into a hand; the seats in `seers` (bits) saw it. The 21st is discarded (CUR-09)."""
    if s.hand_n[seat] >= MAX_HAND:
        discard(s, face)
        return
    s.hand[seat][face] += 1
    s.hand_n[seat] += 1
    s.hands_changed = 1
    for viewer in range(MAX_PLAYERS):
        if seers >> viewer & 1 and viewer != seat:
            s.known[viewer][seat][face] += 1


def take_from_hand(s, seat, face):
    s.hand[seat][face] -= 1
    s.hand_n[seat] -= 1


def shown(s, seat, face, blind):
    """A card of a seat is seen by the viewers in `blind` (bits), who did not know which one it was."""
    for viewer in range(MAX_PLAYERS):
        if blind >> viewer & 1 and s.known[viewer][seat][face] > 0:
            s.known[viewer][seat][face] -= 1


def uncertain(s, viewer, owner):
    """A card that the viewer did not see has left the owner: any that was known may be the one."""
    for face in range(N_FACES):
        if s.known[viewer][owner][face] > 0:
            s.known[viewer][owner][face] -= 1


def random_card(s, seat):
    """A random face of a hand that is not empty (CUR-15)."""
    k = below(cython.address(s.head.rng), s.hand_n[seat])
    face = 0
    while k >= s.hand[seat][face]:
        k -= s.hand[seat][face]
        face += 1
    return face


def play_open(s, seat, face):
    """A card leaves the hand for all to see."""
    take_from_hand(s, seat, face)
    shown(s, seat, face, ALL_SEATS)


def discard_from_hand(s, seat, face):
    play_open(s, seat, face)
    discard(s, face)


def discard_random(s, seat, n):
    for _ in range(n):
        if s.hand_n[seat] > 0:
            discard_from_hand(s, seat, random_card(s, seat))


def discard_hand(s, seat):
    """In face order (CUR-08)."""
    for face in range(N_FACES):
        while s.hand[seat][face] > 0:
            discard_from_hand(s, seat, face)


def give_random(s, giver, receiver):
    """A random hand card changes hands; only these two see it."""
    if s.hand_n[giver] == 0:
        return
    face = random_card(s, giver)
    take_from_hand(s, giver, face)
    pair = 1 << giver | 1 << receiver
    shown(s, giver, face, pair)
    for viewer in range(MAX_PLAYERS):
        if not pair >> viewer & 1:
            uncertain(s, viewer, giver)
    add_to_hand(s, receiver, face, pair)


# --- set cards


def drop_first_set(s, seat):
    """The first set card of a seat has left its place."""
    s.set_card[seat][0] = s.set_card[seat][1]
    s.set_seen[seat][0] = s.set_seen[seat][1]
    s.set_card[seat][1] = -1
    s.set_seen[seat][1] = 0


def not_pooled(s, face):
    """A card has turned up that somebody may have set before they were dealt out anew (I16)."""
    for seat in range(MAX_PLAYERS):
        for i in range(2):
            if s.pooled[seat][i] == face:
                s.pooled[seat][i] = -1


def sort_set(s, seat):
    """Two set cards in face order."""
    first = s.set_card[seat][0]
    second = s.set_card[seat][1]
    if second >= 0 and second < first:
        seen = s.set_seen[seat][0]
        s.set_card[seat][0] = second
        s.set_seen[seat][0] = s.set_seen[seat][1]
        s.set_card[seat][1] = first
        s.set_seen[seat][1] = seen


def discard_set(s, seat):
    """All set cards of a seat go to the discard pile, in face order (CUR-08)."""
    sort_set(s, seat)
    while s.set_card[seat][0] >= 0:
        face = s.set_card[seat][0]
        shown(s, seat, face, ALL_SEATS & ~s.set_seen[seat][0])
        not_pooled(s, face)
        discard(s, face)
        drop_first_set(s, seat)


def return_set(s, seat):
    """Set cards that were not revealed go to the hand of the player before whom they lie (CUT-065)."""
    while s.set_card[seat][0] >= 0:
        add_to_hand(s, seat, s.set_card[seat][0], s.set_seen[seat][0])
        drop_first_set(s, seat)


# --- Items and Relics


def gain_thing(s, c, seat, thing, bequeathed):
    """It lies face up before its owner; D29 brings cards up to the maximum hand (CUR-12)."""
    s.thing[seat][thing] += 1
    s.bequeathed[seat][thing] += bequeathed
    s.hands_changed = 1
    if thing == AMULET_ITEM and not s.famine:
        draw_up(s, c, seat, amount_of(c, AMULET_ITEM, 0))


def lose_thing(s, seat, thing, marked):
    """One of them leaves its owner: one that is bequeathed, or one that is not while there is such a one."""
    s.thing[seat][thing] -= 1
    if marked or s.bequeathed[seat][thing] > s.thing[seat][thing]:
        s.bequeathed[seat][thing] -= 1
    s.hands_changed = 1


def spend_thing(s, seat, thing):
    """Used up or destroyed: to the spent pile (CUR-07), the unmarked one first (CUR-160)."""
    lose_thing(s, seat, thing, 0)
    s.spent[s.spent_n] = thing
    s.spent_n += 1


def take_from_spent(s, thing):
    """The last of its kind leaves the spent pile."""
    i = s.spent_n - 1
    while s.spent[i] != thing:
        i -= 1
    s.spent_n -= 1
    while i < s.spent_n:
        s.spent[i] = s.spent[i + 1]
        i += 1


def takeable(s, seat, thing):
    """Whether one of them is not bequeathed (CUT-107)."""
    return s.thing[seat][thing] > s.bequeathed[seat][thing]


def top_relic(s):
    """The top Relic of the deck is taken up; -1 if there is none (CUR-88)."""
    if s.relic_n == 0:
        return -1
    s.relic_n -= 1
    return s.relic_deck[s.relic_n]


def relic_under(s, thing):
    """A Relic goes under the Relic deck."""
    i = s.relic_n
    while i > 0:
        s.relic_deck[i] = s.relic_deck[i - 1]
        i -= 1
    s.relic_deck[0] = thing
    s.relic_n += 1


def take_from_relic_deck(s, thing):
    """Out of the Relic deck, which is shuffled then (CUR-87)."""
    i = 0
    while s.relic_deck[i] != thing:
        i += 1
    s.relic_n -= 1
    while i < s.relic_n:
        s.relic_deck[i] = s.relic_deck[i + 1]
        i += 1
    shuffle(cython.address(s.head.rng), s.relic_deck, s.relic_n)


def taken_from_table(s, thing):
    """Out of the spent pile, or from beside the Event; returns whether it lay there."""
    for i in range(s.spent_n):
        if s.spent[i] == thing:
            take_from_spent(s, thing)
            return 1
    for i in range(N_OFFERED):
        if s.offered[i] == thing:
            s.offered[i] = -1
            return 1
    return 0


def bequeath(s, c, seat, thing):
    """A Relic won under the Realm Event is fetched from wherever it is (CUT-122, CUT-123, CUR-87)."""
    owner = owner_of(s, c, thing)
    if owner >= 0:
        lose_thing(s, owner, thing, s.bequeathed[owner][thing])
        gain_thing(s, c, seat, thing, 1)
        return
    if not taken_from_table(s, thing):
        take_from_relic_deck(s, thing)
    gain_thing(s, c, seat, thing, 1)
