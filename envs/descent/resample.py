"""A state that a seat cannot tell from the true one (spec 7).

Nothing but what the seat may know and the generator decides the outcome, neither the true cards nor
their order.
"""

import cython


def resample(s, c, seat):
    if seat == 0:
        mix(s, s.deck, s.deck_n - s.deck_known)
        mix_search(s, s.search_dark | s.search_light)
    else:
        redraw_cards(s, c)
        mix_search(s, s.search_light)
    redraw_unique(s, c)
    redraw_quest_tokens(s)


def mix(s, cards, n):
    """A pile in an order that does not hang on the true one."""
    for i in range(1, n):
        card = cards[i]
        k = i
        while k > 0 and cards[k - 1] > card:
            cards[k] = cards[k - 1]
            k -= 1
        cards[k] = card
    shuffle(cython.address(s.head.rng), cards, n)


# --- what nobody knows, or one side alone


def mix_search(s, known):
    """The Search deck but for the places that are known."""
    n = 0
    for i in range(s.search_n):
        if not known >> i & 1:
            cards[n] = s.search[i]
            n += 1
    mix(s, cards, n)
    n = 0
    for i in range(s.search_n):
        if not known >> i & 1:
            s.search[i] = cards[n]
            n += 1


def redraw_unique(s, c):
    """The unique search token is any facedown one that may be it."""
    if s.unique < 0 or not may_be_unique(s, c, s.unique):
        return
    n = 0
    for i in range(N_SEARCH_TOKENS):
        n += may_be_unique(s, c, i)
    k = below(cython.address(s.head.rng), n)
    for i in range(N_SEARCH_TOKENS):
        there = may_be_unique(s, c, i)
        if there and k == 0:
            s.unique = i
        k -= there


def may_be_unique(s, c, i):
    """Whether a token is still facedown on the map."""
    if s.token[i].life == GONE or s.token[i].face != FACEDOWN:
        return 0
    return c.encounter[s.encounter].never_unique != i


def redraw_quest_tokens(s):
    """What facedown quest tokens are, those that left the game unseen too."""
    if s.encounter < 0:
        return
    m = map_of(s)
    n = 0
    for i in range(FIRST_QUEST_TOKEN, FIRST_QUEST_TOKEN + m.n_tokens):
        if s.token[i].face == 0:
            hidden[n] = s.token[i].hidden
            n += 1
    mix(s, hidden, n)
    n = 0
    for i in range(FIRST_QUEST_TOKEN, FIRST_QUEST_TOKEN + m.n_tokens):
        if s.token[i].face == 0:
            s.token[i].hidden = hidden[n]
            n += 1


# --- the overlord's cards


def redraw_cards(s, c):
    """His hand, his deck, the cards that he looks at, and which cards he has bought."""
    memset(hidden, 0, cython.sizeof(hidden))
    shown = hand_open(s)
    playing = count_hidden(s, hidden, shown)
    for card in range(N_OVERLORD):
        if not playing and c.overlord[card].cls != BASIC:
            hidden[card] = s.bought[card]
    rebuy(s, c, cython.address(purse), hidden)
    if not playing:
        return
    n = 0
    for card in range(N_OVERLORD):
        for _ in range(hidden[card]):
            pool[n] = card
            n += 1
    shuffle(cython.address(s.head.rng), pool, n)
    deal_out(s, pool, n, shown)


def count_hidden(s, hidden, shown):
    """Copies of each card in places that heroes cannot see; 0: no deck is made."""
    end = s.deck_n + planned(s)
    first = first_back(s, planned(s))
    n = s.deck_n + end - first
    for card in range(N_OVERLORD):
        n += s.discard[card]
    for i in range(s.deck_n):
        hidden[s.deck[i]] += 1
    for i in range(first, end):
        hidden[s.deck[i]] += 1
    for i in range(N_ASIDE):
        if s.aside[i] >= 0:
            hidden[s.aside[i]] += 1
            n += 1
    if not shown:
        for card in range(N_OVERLORD):
            hidden[card] += s.hand[card]
        n += s.hand_n
    return n


def deal_out(s, pool, n, shown):
    """So many cards to each place as before."""
    if not shown:
        memset(s.hand, 0, cython.sizeof(s.hand))
        for _ in range(s.hand_n):
            n -= 1
            s.hand[pool[n]] += 1
    for i in range(N_ASIDE):
        if s.aside[i] >= 0:
            n -= 1
            s.aside[i] = pool[n]
    for i in range(first_back(s, planned(s)), s.deck_n + planned(s)):
        n -= 1
        s.deck[i] = pool[n]
    for i in range(s.deck_n):
        s.deck[i] = pool[i]


def rebuy(s, c, purse, hidden):
    """Other cards of the same costs, as they could be bought (DES-241), for those that are hidden."""
    open_purse(s, c, purse, hidden)
    if not share_out(s, c, purse):
        return
    for card in range(N_OVERLORD):
        if c.overlord[card].cls != BASIC:
            s.bought[card] += purse.card[card] - hidden[card]
            hidden[card] = purse.card[card]


def open_purse(s, c, purse, hidden):
    memset(purse, 0, cython.sizeof(Purse))
    for card in range(N_OVERLORD):
        row = cython.address(c.overlord[card])
        if row.cls != BASIC:
            purse.spent[row.xp] += hidden[card]
            purse.known[row.cls][row.xp] += s.bought[card] - hidden[card]
            purse.left[card] = row.copies - s.bought[card] + hidden[card]
            purse.free[row.cls][row.xp] += purse.left[card]


def ways(purse, cls, ones, twos, threes):
    """In how many ways cards of these costs may be of this class and the later ones."""
    if cls == N_CARD_CLASSES:
        return 1 if ones == 0 and twos == 0 and threes == 0 else 0
    total = 0.0
    for i in range(min(ones, purse.free[cls][1]) + 1):
        for j in range(min(twos, purse.free[cls][2]) + 1):
            for k in range(min(threes, purse.free[cls][3]) + 1):
                if allowed(purse, cls, i, j, k):
                    total += weight(purse, cls, i, j, k) * ways(
                        purse, cls + 1, ones - i, twos - j, threes - k
                    )
    return total


def weight(purse, cls, i, j, k):
    return choose(purse.free[cls][1], i) * choose(purse.free[cls][2], j) * choose(purse.free[cls][3], k)


def allowed(purse, cls, i, j, k):
    """DES-241: a card of cost 2 needs two others of its class, one of cost 3 three; universal cards
    nothing.
    """
    if cls == UNIVERSAL:
        return 1
    ones = purse.known[cls][1] + i
    twos = purse.known[cls][2] + j
    threes = purse.known[cls][3] + k
    return (twos == 0 or ones >= 2) and (threes == 0 or ones + twos >= 3)


def choose(n, k):
    """Ways to choose k of n."""
    total = 1.0
    for i in range(k):
        total = total * (n - i) / (i + 1)
    return total


def share_out(s, c, purse):
    """Cards of each class and cost, all ways being equally likely; 0: there is no way."""
    for cls in range(MAGUS, N_CARD_CLASSES):
        if not pick(s, purse, cls):
            return 0
        for cost in range(1, N_COSTS):
            purse.spent[cost] -= purse.picked[cost]
            name_cards(s, c, purse, cls, cost)
    return 1


def pick(s, purse, cls):
    """How many cards of each cost are of this class."""
    total = 0.0
    for i in range(min(purse.spent[1], purse.free[cls][1]) + 1):
        for j in range(min(purse.spent[2], purse.free[cls][2]) + 1):
            for k in range(min(purse.spent[3], purse.free[cls][3]) + 1):
                if not allowed(purse, cls, i, j, k):
                    continue
                rest = ways(purse, cls + 1, purse.spent[1] - i, purse.spent[2] - j, purse.spent[3] - k)
                rest *= weight(purse, cls, i, j, k)
                total += rest
                if rest > 0 and below(cython.address(s.head.rng), UNIT) * total < rest * UNIT:
                    purse.picked[1] = i
                    purse.picked[2] = j
                    purse.picked[3] = k
    return total > 0


def name_cards(s, c, purse, cls, cost):
    """Which ones they are."""
    for _ in range(purse.picked[cost]):
        n = 0
        for card in range(N_OVERLORD):
            if is_of(c, card, cls, cost):
                n += purse.left[card]
        k = below(cython.address(s.head.rng), n)
        for card in range(N_OVERLORD):
            if is_of(c, card, cls, cost):
                if 0 <= k < purse.left[card]:
                    purse.card[card] += 1
                    purse.left[card] -= 1
                    k = -1
                elif k >= 0:
                    k -= purse.left[card]


def is_of(c, card, cls, cost):
    return c.overlord[card].cls == cls and c.overlord[card].xp == cost
