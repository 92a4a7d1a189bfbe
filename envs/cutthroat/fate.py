"""The Encounter Fortune, its deck, and what Fortune cards do to the Attack just revealed (TRN-9)."""

import cython


def make_deck(s, c):
    """Twelve random cards and The World; the other nine are RL12's pile (CUT-158, CUT-159, CUR-115)."""
    for card in range(N_OTHERS):
        s.fortune_pile[card] = card
    shuffle(cython.address(s.head.rng), s.fortune_pile, N_OTHERS)
    for i in range(N_IN_DECK):
        s.fortune_deck[i] = s.fortune_pile[i]
    s.fortune_deck[N_IN_DECK] = F21
    s.fortune_n = N_IN_DECK + 1
    shuffle(cython.address(s.head.rng), s.fortune_deck, s.fortune_n)
    s.pile_n = N_OTHERS - N_IN_DECK
    for i in range(s.pile_n):
        s.fortune_pile[i] = s.fortune_pile[N_IN_DECK + i]
    shuffle(cython.address(s.head.rng), s.fortune_pile, s.pile_n)
    s.fortune_open = 1


def can_draw(s, c):
    """Whether the Attack would do damage (CUR-114)."""
    a = cython.address(s.attack)
    if s.encounter == I09 or a.by_strike or a.missed:
        return 0
    return c.kind[a.kind].value[a.position] > 0


def deck_open(s, deck):
    """Whether the player of the Attack may still draw from a deck for it."""
    a = cython.address(s.attack)
    if a.decks & deck:
        return 0
    if deck == DECK_FORTUNE:
        return s.fortune_open and s.fortune_n > 0
    return s.pile_n > 0 and may_use_relic(s, a.seat, RL12)


def offer_fortune(s, c):
    """W16, for each open deck at most once (CUR-111). Returns whether something is asked."""
    a = cython.address(s.attack)
    if not a.can_draw or a.face < 0:
        return 0
    if not deck_open(s, DECK_FORTUNE) and not deck_open(s, DECK_PILE):
        return 0
    push(s, ASK_FORTUNE, a.seat, -1, -1, 0)
    return 1


def answer_fortune(s, c, action):
    a = cython.address(s.attack)
    if action == NO:
        a.decks = DECK_FORTUNE | DECK_PILE
        return
    deck = action - DECK + 1
    a.decks |= deck
    push(s, FATE, a.seat, deck, -1, 1)


def fate_task(s, c):
    """One card after the other; count: cards still to be drawn (F10 brings two more)."""
    f = top(s)
    seat = f.owner
    deck = f.source
    if f.count == 0 or not s.alive[seat] or s.finished:
        pop(s)
        return
    if (s.fortune_n if deck == DECK_FORTUNE else s.pile_n) == 0:
        pop(s)
        return
    f.count -= 1
    card = draw_fortune(s, c, deck)
    reversed = below(cython.address(s.head.rng), 2)
    if card == F21:
        the_world(s, c, seat, deck)
    elif card == F10 and not reversed:
        f.count += c.fortune[F10].upright[0]
    elif reversed:
        reversed_side(s, c, card, seat)
    else:
        upright(s, c, card, seat)


def draw_fortune(s, c, deck):
    """The top card; of RL12's pile it goes under the pile."""
    if deck == DECK_FORTUNE:
        s.fortune_n -= 1
        card = s.fortune_deck[s.fortune_n]
        s.fortune_seen[card] = 1
        s.fortune_tokens += 1  # CUT-165
        return card
    i = s.pile_n - 1
    card = s.fortune_pile[i]
    while i > 0:
        s.fortune_pile[i] = s.fortune_pile[i - 1]
        i -= 1
    s.fortune_pile[0] = card
    return card


def the_world(s, c, seat, deck):
    """F21 ends the Encounter Fortune; from RL12's pile it only gives a token."""
    if deck == DECK_PILE:
        s.plus[seat] += 1
        return
    s.plus[seat] += s.fortune_tokens
    s.fortune_tokens = 0
    if s.fortune_realm and s.fortune_n >= WORLD_LEFT:
        bequeath(s, c, seat, RL12)  # CUT-205
    s.fortune_open = 0
    s.fortune_n = 0
    s.fortune_realm = 0
    if s.closing_fight:
        s.creature[0] = 0
        finish(s, c, -1)  # nobody kills it (CUR-110)


def upright(s, c, card, seat):
    a = cython.address(s.attack)
    row = cython.address(c.fortune[card])
    n = row.upright[0]
    if card == F00:
        a.returns = 1
    elif card in (F01, F08):
        step_up(s)
    elif card == F02:
        draw_cards(s, c, seat, n)
    elif card == F03:
        heal(s, seat, n, seat)
    elif card in (F04, F13):
        a.bonus += n
    elif card == F05:
        order = order_of(s, c)
        for i in range(order.n):
            heal(s, order.seat[i], n, seat)
    elif card in (F06, F15, F18):
        ask_name(s, c, card, seat)
    elif card == F07:
        a.bonus += n
        a.protected = 1
    elif card == F09:
        s.hermit[seat] = 1
    elif card == F11:
        s.minus[seat] = 0
    elif card == F12:
        if a.face >= 0:
            expose_attack(s)
            add_to_hand(s, seat, a.face, ALL_SEATS)
            a.face = -1
        heal(s, seat, n, seat)
        draw_cards(s, c, seat, row.upright[1])
    elif card == F14:
        if s.lp[seat] < n:
            heal(s, seat, n - s.lp[seat], seat)
        else:
            heal(s, seat, row.upright[1], seat)
    elif card == F16:
        if first_creature(s) >= 0:
            k = a.creature if s.creature[a.creature] > 0 else first_creature(s)
            hurt_creature(s, c, k, n, seat, -1)
    elif card == F17:
        s.plus[seat] += n
    elif card == F19:
        a.sunny += n
    else:
        topmost_attack(s, seat)


def reversed_side(s, c, card, seat):
    a = cython.address(s.attack)
    row = cython.address(c.fortune[card])
    n = row.reversed[0]
    if card == F00:
        miss(s)
    elif card in (F01, F08):
        step_down(s)
    elif card == F02:
        discard_random(s, seat, n)
    elif card in (F03, F13):
        lose(s, c, seat, n)
    elif card == F04:
        if s.creature[a.creature] > 0:
            s.creature[a.creature] += n
    elif card == F05:
        all_lose(s, c, n, -1)
    elif card == F06:
        lose(s, c, seat, n)
        lovers_reversed(s, c, seat)
    elif card == F07:
        step_down(s)
        add_mark(s, MARK_DOUBLE, -1)
    elif card == F09:
        s.exposed[seat] += 1
    elif card == F10:
        n = s.hand_n[seat]
        discard_hand(s, seat)
        draw_cards(s, c, seat, n)
    elif card == F11:
        gain_minus(s, seat, 1, NO_SOURCE)
    elif card == F17:
        gain_minus(s, seat, n, NO_SOURCE)
    elif card == F12:
        leave_table(s)
        s.barred_next[seat] = 1
    elif card == F14:
        step_down(s)
        add_mark(s, MARK_HALVE_ALL, -1)
    elif card == F15:
        devil_reversed(s, c, seat)
    elif card == F16:
        lose(s, c, seat, n)
        all_lose(s, c, row.reversed[1], seat)
    elif card == F18:
        a.kind = ATTACK_5
    elif card == F19:
        a.harmless = 1
    else:
        discard_best_attack(s, c, seat)


# --- cards that name or choose a player


def may_name(s, c, card, seat, other):
    """Whom F06, F15 and F18 may name (W17)."""
    if other == seat or not s.alive[other]:
        return 0
    if card == F15:
        return s.hand_n[other] > 0
    return card == F06 or has_set(s, other)


def ask_name(s, c, card, seat):
    """With nobody to name that part is skipped (CUR-156)."""
    for other in range(c.options.players):
        if may_name(s, c, card, seat, other):
            push(s, ASK_NAME_FORTUNE, seat, card, -1, 0)
            return
    if card == F06:
        heal(s, seat, c.fortune[F06].upright[0], seat)


def answer_name_fortune(s, c, seat, card, action):
    other = seat_of(c, seat, action)
    if card == F06:
        heal(s, seat, c.fortune[F06].upright[0], seat)
        heal(s, other, c.fortune[F06].upright[0], seat)
    elif card == F15:
        give_random(s, other, seat)
    else:
        add_mark(s, MARK_HALVE_SEAT, other)


def lovers_reversed(s, c, seat):
    """F06: the other living player with the most LP, of several the one with the lower number."""
    figures = lp_figures(s, c)
    figures.of[seat] = NOBODY_LOWER
    best = first_of(s, c, most(s, c, figures))
    if best >= 0 and best != seat:
        lose(s, c, best, c.fortune[F06].reversed[0])


def devil_reversed(s, c, seat):
    """F15: the other living player with the fewest hand cards, of several the one with the lower number."""
    figures = hand_figures(s, c)
    figures.of[seat] = NOBODY_HIGHER
    best = first_of(s, c, least(s, c, figures))
    if best != seat:
        give_random(s, seat, best)


def topmost_attack(s, seat):
    """F20: the topmost Attack card of the discard pile into the hand."""
    i = s.discard.n - 1
    while i >= 0 and s.discard.card[i] >= ATTACK_FACES:
        i -= 1
    if i < 0:
        return
    face = s.discard.card[i]
    s.discard.n -= 1
    while i < s.discard.n:
        s.discard.card[i] = s.discard.card[i + 1]
        i += 1
    add_to_hand(s, seat, face, ALL_SEATS)


def discard_best_attack(s, c, seat):
    """F20: the Attack card with the highest printed value in hand, the first in face order."""
    best = -1
    for face in range(ATTACK_FACES):
        if s.hand[seat][face] and (best < 0 or printed(c, face) > printed(c, best)):
            best = face
    if best >= 0:
        discard_from_hand(s, seat, best)
