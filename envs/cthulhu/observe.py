"""What a seat sees, and what there is (observe.pxd says what stands where)."""

import cython


def ratio(x, half):
    """A number from 0 up as a float below 1."""
    return cython.cast(cython.float, x) / (x + half)


def share(x, whole):
    return cython.cast(cython.float, x) / whole


def observe(s, c, seat, out):
    """The observation of a seat; of a spectator (-1) from the place of seat 0, but without any hand."""
    me = max(seat, 0)
    see_play(s, c, me, out)
    see_marks(s, c, out)
    see_hand(s, 0, seat, out)
    see_hand(s, 1, seat, out)
    see_piles(s, seat, out)
    rest = see_player(s, me, seat, out + c.options.n_cards * N_CARD_COLUMNS)
    rest = see_player(s, 1 - me, seat, rest)
    rest = see_turn(s, c, rest)
    see_question(s, out, rest)


def see_play(s, c, me, out):
    take_tally(s, c, cython.address(t))
    play = pile_of(s, PLAY)
    for i in range(play.n):
        card = play.card[i]
        row = out + card * N_CARD_COLUMNS
        row[CARD_MINE if s.controller[card] == me else CARD_THEIRS] = 1
        row[CARD_AGE] = share(i + 1, N_CARDS)
        row[CARD_FRESH] = s.fresh[card]
        if c.card[card].type == MONSTER or c.card[card].type == PERSON:
            see_body(s, c, cython.address(t), card, row)
    if t.cursed:
        see_curses(s, c, out)


def see_body(s, c, t, card, row):
    row[CARD_POWER] = ratio(power_of(s, c, t, card), UNITS)
    if s.attacks[card]:
        row[CARD_ATTACKER] = share(N_CARDS + 1 - s.attacks[card], N_CARDS)
    elif s.blocks[card]:
        row[CARD_BLOCKER] = share(N_CARDS + 1 - s.attacks[s.blocks[card] - 1], N_CARDS)
        row[CARD_DOOMED] = s.doomed[card]


def see_curses(s, c, out):
    play = pile_of(s, PLAY)
    for i in range(play.n):
        card = play.card[i]
        if c.card[card].type != CURSE:
            continue
        curses = 0
        for k in range(play.n):
            if s.bearer[play.card[k]] == s.bearer[card]:
                curses += 1
        out[card * N_CARD_COLUMNS + CARD_BEARER] = share(s.bearer[card] + 1, N_CARDS)
        out[s.bearer[card] * N_CARD_COLUMNS + CARD_CURSES] = ratio(curses, UNITS)


def see_marks(s, c, out):
    """Marks for the rest of the turn, wherever the card is now: that it bears them is public."""
    n = c.options.n_cards
    if memcmp(s.used, NO_MARKS, n):
        for card in range(n):
            out[card * N_CARD_COLUMNS + CARD_USED] = s.used[card]
    if memcmp(s.stopped, NO_MARKS, n):
        for card in range(n):
            out[card * N_CARD_COLUMNS + CARD_STOPPED] = s.stopped[card]
    if memcmp(s.bonus, NO_MARKS, n):
        for card in range(n):
            out[card * N_CARD_COLUMNS + CARD_BONUS] = ratio(s.bonus[card], UNITS)


def see_hand(s, owner, seat, out):
    """Cards of a hand: my own, and the opponent's as far as known; the rest stay at zero."""
    hand = pile_of(s, HAND_0 + owner)
    for i in range(hand.n):
        card = hand.card[i]
        row = out + card * N_CARD_COLUMNS
        if owner == seat:
            row[CARD_MY_HAND] = 1
            row[CARD_KNOWN_TO_THEM] = s.known[card] >> (1 - seat) & 1
        elif seat >= 0 and s.known[card] >> seat & 1:
            row[CARD_THEIR_HAND] = 1


def see_piles(s, seat, out):
    draw = pile_of(s, DRAW)
    if seat >= 0 and knows_top(s, seat):
        out[draw.card[draw.n - 1] * N_CARD_COLUMNS + CARD_TOP_OF_DRAW] = 1
    discard = pile_of(s, DISCARD)
    for i in range(discard.n):
        out[discard.card[i] * N_CARD_COLUMNS + CARD_DISCARDED] = 1
    aside = pile_of(s, ASIDE)
    for i in range(aside.n):
        out[aside.card[i] * N_CARD_COLUMNS + CARD_ASIDE] = 1


def knows_top(s, seat):
    """Whether a seat knows the top card; that it does is public, which it is not (CTR-57)."""
    draw = pile_of(s, DRAW)
    return draw.n > 0 and s.known[draw.card[draw.n - 1]] >> seat & 1


def see_player(s, player, seat, out):
    out[PLAYER_LIFE] = ratio(s.life[player], POINTS)
    out[PLAYER_SANITY] = ratio(s.sanity[player], POINTS)
    out[PLAYER_HAND] = ratio(pile_of(s, HAND_0 + player).n, UNITS)
    out[PLAYER_UNKNOWN] = ratio(unknown_cards(s, player, seat), UNITS)
    out[PLAYER_MOB] = s.mob[player]
    out[PLAYER_FRENZY] = ratio(s.frenzy[player], UNITS)
    out[PLAYER_KNOWS_TOP] = knows_top(s, player)
    out[PLAYER_ACTIVE] = s.active == player
    out[PLAYER_ASKED] = s.head.over == RUNNING and top(s).owner == player
    out[PLAYER_SEAT_0] = seat >= 0 and player == 0
    out[PLAYER_SEAT_1] = seat >= 0 and player == 1
    return out + N_PLAYER_COLUMNS


def unknown_cards(s, owner, seat):
    """Cards of a hand that the other player cannot name; to a spectator, all of them."""
    hand = pile_of(s, HAND_0 + owner)
    if seat < 0:
        return hand.n
    n = 0
    for i in range(hand.n):
        if not s.known[hand.card[i]] >> (1 - owner) & 1:
            n += 1
    return n


def see_turn(s, c, out):
    """The turn, then the phase."""
    out[TURN_NUMBER] = ratio(s.turn, POINTS)
    out[TURN_SHARE] = share(s.turn, c.options.turn_limit)
    out[TURN_DRAW_PILE] = share(pile_of(s, DRAW).n, N_CARDS)
    out[TURN_DISCARD_PILE] = share(pile_of(s, DISCARD).n, N_CARDS)
    out[TURN_MONSTER_PLAYED] = s.monster_played
    out[TURN_ATTACKED] = s.attacked
    out[N_TURN_COLUMNS + s.phase] = 1
    return out + N_TURN_COLUMNS + N_PHASES


def see_question(s, cards, out):
    """The question, and in the rows of the cards: whose text asks it and the target named so far."""
    if s.head.over != RUNNING:
        out[0] = 1
        return
    f = top(s)
    out[f.kind] = 1
    if f.source >= 0:
        cards[f.source * N_CARD_COLUMNS + CARD_SOURCE] = 1
    if f.target >= 0:
        cards[f.target * N_CARD_COLUMNS + CARD_NAMED] = 1


def full(s, c, out):
    """The observation of seat 0, then where every card is and who knows it."""
    observe(s, c, 0, out)
    rest = 2 * N_PLAYER_COLUMNS + N_TURN_COLUMNS + N_PHASES + N_ASKS
    places = out + c.options.n_cards * N_CARD_COLUMNS + rest
    for zone in range(N_ZONES):
        pile = pile_of(s, zone)
        for i in range(pile.n):
            card = pile.card[i]
            row = places + card * N_PLACE_COLUMNS
            row[PLACE_DRAW + zone] = 1
            row[PLACE_POSITION] = share(i + 1, N_CARDS)
            row[PLACE_CONTROLLER_1] = s.controller[card]
            row[PLACE_KNOWN_TO_0] = s.known[card] & 1
            row[PLACE_KNOWN_TO_1] = s.known[card] >> 1 & 1
