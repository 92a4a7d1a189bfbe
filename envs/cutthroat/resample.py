"""A state that a seat cannot tell from the true one.

Nothing but what the seat may know and the generator decides the outcome, neither the true cards nor
their order.
"""

import cython


def resample(s, c, seat):
    redraw_cards(s, c, seat)
    redraw_answers(s, c, seat)
    redraw_encounters(s, c, seat)
    mix_anew(s, s.relic_deck, s.relic_n)
    mix_anew(s, s.event_deck, s.event_n)
    redraw_fortune(s)
    if s.head.over == RUNNING and top(s).owner != seat:
        make_answerable(s, c, seat)


# --- the cards of the draw deck


def redraw_cards(s, c, seat):
    """Deals the draw deck and what others hold or have face down anew.

    Faces that the seat knows stay with their owners, cards that it has seen stay in their places.
    """
    deal.seat = seat
    for owner in range(c.options.players):
        s.liar[owner] = s.liar[owner] and not hides_lie(s, owner)  # a lie that was caught remains one
    collect(s, c, cython.address(deal))
    keep_named(s, cython.address(deal))
    keep_pooled(s, c, cython.address(deal))
    deal_out(s, c, cython.address(deal))
    for owner in range(c.options.players):
        if owner != seat:
            lay_face_down(s, c, cython.address(deal), owner)
            for face in range(N_FACES):
                s.hand[owner][face] = deal.own[owner][face]
        s.liar[owner] = s.liar[owner] or hides_lie(s, owner)
    forget(s, c, seat)


def unseen_set(s, seat, owner, i):
    return s.set_card[owner][i] >= 0 and not s.set_seen[owner][i] >> seat & 1


def unseen_attack(s, seat, owner):
    """Whether the card being settled is the owner's, face down and unknown to the seat (I05)."""
    a = cython.address(s.attack)
    return a.on and a.seat == owner and a.face >= 0 and not a.revealed and not a.seen >> seat & 1


def unseen_claim(s, seat, owner, i):
    claim = cython.address(s.claim[i])
    return claim.seat == owner and not claim.shown and not claim.seen >> seat & 1


def collect(s, c, deal):
    """Counts what is to be dealt anew, and who holds how many of it."""
    memset(deal.left, 0, cython.sizeof(deal.left))
    memset(deal.own, 0, cython.sizeof(deal.own))
    seat = deal.seat
    for i in range(s.deck.n):
        deal.left[s.deck.card[i]] += 1
    for owner in range(c.options.players):
        deal.room[owner] = 0
        if owner == seat:
            continue
        deal.room[owner] = s.hand_n[owner]
        for face in range(N_FACES):
            deal.left[face] += s.hand[owner][face]
        for i in range(2):
            deal.forced[owner][i] = -1
            if unseen_set(s, seat, owner, i):
                deal.left[s.set_card[owner][i]] += 1
                deal.room[owner] += 1
        if unseen_attack(s, seat, owner):
            deal.left[s.attack.face] += 1
            deal.room[owner] += 1
        for i in range(s.claim_n):
            if unseen_claim(s, seat, owner, i):
                deal.left[s.claim[i].face] += 1
                deal.room[owner] += 1
    for owner in range(c.options.players):
        if owner != seat:
            for face in range(N_FACES):
                if s.known[seat][owner][face] > 0:
                    keep(deal, owner, face, s.known[seat][owner][face])


def keep(deal, owner, face, copies):
    """Cards that stay with their owner."""
    deal.left[face] -= copies
    deal.own[owner][face] += copies
    deal.room[owner] -= copies


def keep_named(s, deal):
    """Whoever is naming a player for an Action card holds it."""
    f = top(s)
    if s.head.over != RUNNING or f.kind != ASK_WHOM or f.source >= WHOM_THING or f.owner == deal.seat:
        return
    if deal.own[f.owner][f.source] == 0:
        keep(deal, f.owner, f.source, 1)


def keep_pooled(s, c, deal):
    """I16: a card that the seat had set lies face down before somebody else."""
    seat = deal.seat
    for k in range(2):
        face = s.pooled[seat][k]
        if face < 0 or face == s.set_card[seat][0] or face == s.set_card[seat][1] or deal.left[face] == 0:
            continue
        places = 0
        for owner in range(c.options.players):
            for i in range(2):
                if may_lie(s, deal, owner, i):
                    places += 1
        if places == 0:
            continue
        place = below(cython.address(s.head.rng), places)
        for owner in range(c.options.players):
            for i in range(2):
                if not may_lie(s, deal, owner, i):
                    continue
                if place == 0:
                    deal.forced[owner][i] = face
                    deal.left[face] -= 1
                    deal.room[owner] -= 1
                place -= 1


def may_lie(s, deal, owner, i):
    """Whether an unknown card of the seat's may lie there."""
    if owner == deal.seat or deal.room[owner] == 0 or deal.forced[owner][i] >= 0:
        return 0
    return unseen_set(s, deal.seat, owner, i)


def deal_out(s, c, deal):
    """What is left goes to the others at random, the rest is the draw deck; Items are never in a hand."""
    n = 0
    for face in range(N_FACES):
        for _ in range(deal.left[face]):
            cards[n] = face
            n += 1
    shuffle(cython.address(s.head.rng), cards, n)
    for owner in range(c.options.players):
        if owner != deal.seat:
            for _ in range(deal.room[owner]):
                n -= 1
                deal.own[owner][cards[n]] += 1
    for code in range(N_FACES, N_CODES):
        for _ in range(deal.left[code]):
            cards[n] = code
            n += 1
    shuffle(cython.address(s.head.rng), cards, n)
    s.deck.n = n
    for i in range(n):
        s.deck.card[i] = cards[i]


def lay_face_down(s, c, deal, owner):
    """Cards of the owner that lie face down: Attack cards, if there are any; the rest is the hand."""
    seat = deal.seat
    held = -1
    f = top(s)
    if s.head.over == RUNNING and f.kind == ASK_WHOM and f.source < WHOM_THING and f.owner == owner:
        held = f.source
        deal.own[owner][held] -= 1  # it stays in hand
    for i in range(2):
        if unseen_set(s, seat, owner, i):
            forced = deal.forced[owner][i]
            s.set_card[owner][i] = forced if forced >= 0 else some_card(s, deal, owner)
    if unseen_attack(s, seat, owner):
        s.attack.face = some_card(s, deal, owner)
        if s.attack.claim < 0:
            s.attack.kind = kind_of(s.attack.face)
    for i in range(s.claim_n):
        if unseen_claim(s, seat, owner, i):
            s.claim[i].face = some_card(s, deal, owner)
    if held >= 0:
        deal.own[owner][held] += 1


def some_card(s, deal, owner):
    """Takes a random card of the owner's, an Attack card if possible."""
    n = 0
    faces = ATTACK_FACES
    for face in range(ATTACK_FACES):
        n += deal.own[owner][face]
    if n == 0:
        faces = N_FACES
        for face in range(N_FACES):
            n += deal.own[owner][face]
    k = below(cython.address(s.head.rng), n)
    for face in range(faces):
        k -= deal.own[owner][face]
        if k < 0:
            deal.own[owner][face] -= 1
            return face
    return 0


def hides_lie(s, owner):
    """Whether a card that the owner announced and that is not shown is not the one announced (I05)."""
    a = cython.address(s.attack)
    if a.on and a.seat == owner and a.claim >= 0 and not a.revealed and is_lie(s, owner, a.face, a.claim):
        return 1
    for i in range(s.claim_n):
        claim = cython.address(s.claim[i])
        if claim.seat == owner and not claim.shown and is_lie(s, owner, claim.face, claim.claim):
            return 1
    return 0


def is_lie(s, owner, face, claim):
    """CUR-98 to CUR-100."""
    if kind_of(face) != claimed_kind(claim):
        return 1
    return claim != claimed_kind(claim) and portrait(face) != s.character[owner]


def forget(s, c, seat):
    """What others know of each other is no more than what the seat knows itself."""
    for viewer in range(c.options.players):
        if viewer == seat:
            continue
        for owner in range(c.options.players):
            if owner != viewer and owner != seat:
                forget_cards(s, seat, viewer, owner)
        for i in range(2):
            s.pooled[viewer][i] = -1


def forget_cards(s, seat, viewer, owner):
    """The viewer's known cards are still among those that it has not seen."""
    for face in range(N_FACES):
        if s.known[viewer][owner][face] > 0:
            n = min(unseen_copies(s, viewer, owner, face), s.known[seat][owner][face])
            s.known[viewer][owner][face] = min(n, s.known[viewer][owner][face])


def unseen_copies(s, viewer, owner, face):
    """Copies in the owner's hand or face down before the owner that the viewer has not seen."""
    n = 0
    for i in range(2):
        if s.set_card[owner][i] == face and unseen_set(s, viewer, owner, i):
            n += 1
    if s.attack.face == face and unseen_attack(s, viewer, owner):
        n += 1
    for i in range(s.claim_n):
        if s.claim[i].face == face and unseen_claim(s, viewer, owner, i):
            n += 1
    return n + s.hand[owner][face]


# --- secret answers


def redraw_answers(s, c, seat):
    """Answers that the others have given and that are not yet shown."""
    for i in range(s.head.depth):
        f = cython.address(s.head.stack[i])
        if f.kind == CHOOSING:
            redraw_chosen(s, c, seat, f)
        elif f.kind == SETTING and s.encounter != E22:
            for owner in range(c.options.players):
                if owner != seat and s.choice[owner][0] != UNASKED:
                    redraw_set(s, c, owner)
            return
    for owner in range(c.options.players):
        if owner != seat and s.vote[owner] >= 0 and not s.voted[owner]:
            s.vote[owner] = below(cython.address(s.head.rng), 2)


def redraw_set(s, c, owner):
    """W07 to W09 as far as the owner has come."""
    f = top(s)
    asked = f.kind if f.owner == owner else -1
    s.choice[owner][1] = UNASKED
    s.choice[owner][0] = some_set_answer(s, owner, asked in (ASK_SECOND, ASK_VOTE))
    if asked == ASK_SECOND:
        return
    if sets_second(s, c, owner):
        s.choice[owner][1] = some_second(s, owner)
    s.vote[owner] = -1
    if s.encounter == I09 and s.choice[owner][0] < CHOSE_SLEEP and asked != ASK_VOTE:
        s.vote[owner] = below(cython.address(s.head.rng), 2)


def some_set_answer(s, owner, only_cards):
    """A random legal answer to W07."""
    n = 0
    faces = ATTACK_FACES if attack_cards(s, owner) > 0 else N_FACES
    for face in range(faces):
        if s.hand[owner][face]:
            answers[n] = face
            n += 1
    if n == 0 or (s.encounter == I24 and not only_cards):
        answers[n] = CHOSE_NOTHING
        n += 1
    if not only_cards and may_use_relic(s, owner, RL21):
        answers[n] = CHOSE_SLEEP
        n += 1
    return answers[below(cython.address(s.head.rng), n)]


def some_second(s, owner):
    """A random legal answer to W08."""
    n = 1
    answers[0] = CHOSE_NOTHING
    for face in range(ATTACK_FACES):
        if second_left(s, owner, face):
            answers[n] = face
            n += 1
    return answers[below(cython.address(s.head.rng), n)]


def redraw_chosen(s, c, seat, f):
    """Choices of each player in turn: those before the frame's place have answered or are asked now."""
    order = order_of(s, c)
    for i in range(min(f.step, order.n)):
        owner = order.seat[i]
        asked = 1 if top(s).kind == f.source and top(s).owner == owner else 0
        if owner == seat or owner == f.target:
            continue
        if f.source == ASK_LAY:
            redraw_laid(s, c, owner, asked)
        elif asked:
            continue
        elif f.source == ASK_NAME:
            s.choice[owner][0] = some_other(s, c, owner)
        elif f.source == ASK_BID:
            s.choice[owner][0] = some_bid(s, c, owner)


def some_other(s, c, owner):
    """A random other living player."""
    k = below(cython.address(s.head.rng), living(s, c) - 1)
    other = left_of(s, c, owner)
    for _ in range(k):
        other = left_of(s, c, other)
    return other


def some_bid(s, c, owner):
    """Less than the own LP (W30)."""
    bids = 1
    while bids < N_BIDS and bids * c.event[EV28].amount[0] < s.lp[owner]:
        bids += 1
    return below(cython.address(s.head.rng), bids)


def redraw_laid(s, c, owner, asked):
    """W29: a card for EV25, at most one for Hate, any number for Fear; who is asked has one left."""
    memset(s.lay[owner], 0, N_FACES)
    if s.hand_n[owner] == 0:
        return
    if s.event == EV25:
        if not asked:
            lay_some(s, c, owner, 0)
    elif s.encounter == I17:
        for _ in range(below(cython.address(s.head.rng), s.hand_n[owner] + 1 - asked)):
            lay_some(s, c, owner, 0)
    elif not asked and below(cython.address(s.head.rng), 2):
        lay_some(s, c, owner, HATED)


def lay_some(s, c, owner, least_value):
    """A random card of the hand that is not laid yet and high enough, if there is one."""
    n = 0
    for face in range(N_FACES):
        if printed(c, face) >= least_value:
            n += s.hand[owner][face] - s.lay[owner][face]
    if n == 0:
        return
    k = below(cython.address(s.head.rng), n)
    for face in range(N_FACES):
        if printed(c, face) >= least_value:
            k -= s.hand[owner][face] - s.lay[owner][face]
            if k < 0:
                s.lay[owner][face] += 1
                return


# --- the other decks


def mix_anew(s, cards, n):
    """Shuffles different cards, whatever their order was."""
    there = 0
    for i in range(n):
        there |= cython.cast(uint64_t, 1) << cards[i]
    i = 0
    for card in range(64):
        if there >> card & 1:
            cards[i] = card
            i += 1
    shuffle(cython.address(s.head.rng), cards, n)


def redraw_encounters(s, c, seat):
    """The stack but for Bosses that were sent to the bottom; Finisher picks of the others."""
    if c.options.finisher_rule:
        for owner in range(c.options.players):
            if owner != seat and s.picks[owner] >= 0:
                s.picks[owner] = some_pick(s, c, 0)
    n = 0
    hidden = 0
    for e in range(N_ENCOUNTERS):
        if unmet(s, c, e):
            pool[n] = e
            n += 1
    for i in range(s.stack_n):
        hidden += not sunk(s, s.stack[i])
    if hidden == 0:
        return
    last = redraw_finisher(s, c, seat) if c.options.finisher_rule else -1
    shuffle(cython.address(s.head.rng), pool, n)
    for i in range(n):
        s.place[pool[i]] = OUTSIDE
    for i in range(s.stack_n):
        if sunk(s, s.stack[i]):
            continue
        if last >= 0:
            s.stack[i] = last
            s.place[last] = STACKED
            last = -1
            continue
        n -= 1
        if s.place[pool[n]] == STACKED:  # the Finisher
            n -= 1
        s.stack[i] = pool[n]
        s.place[pool[n]] = STACKED


def sunk(s, e):
    """Whether a Boss lies at the bottom of the stack for all to know."""
    return e in (I04, I15) and s.boss_sunk & boss_bit(e) and s.place[e] == STACKED


def unmet(s, c, e):
    """Whether an Encounter of the pool may lie in the stack or outside, for all that is known."""
    return in_pool(c, e) and (s.place[e] == OUTSIDE or s.place[e] == STACKED) and not sunk(s, e)


def some_pick(s, c, only_unmet):
    """A random Encounter that may be picked (CUR-80)."""
    n = 0
    for e in range(N_ENCOUNTERS):
        if in_pool(c, e) and not c.encounter[e].non_combat and (not only_unmet or unmet(s, c, e)):
            picks[n] = e
            n += 1
    return picks[below(cython.address(s.head.rng), n)]


def redraw_finisher(s, c, seat):
    """The last Encounter: one of those picked that has not been met."""
    n = 0
    for owner in range(c.options.players):
        if unmet(s, c, s.picks[owner]):
            picks[n] = s.picks[owner]
            n += 1
    if n == 0:
        other = left_of(s, c, seat)
        s.picks[other] = some_pick(s, c, 1)
        return s.picks[other]
    return picks[below(cython.address(s.head.rng), n)]


def redraw_fortune(s):
    """Cards not drawn from Fortune's Deck lie in it, with The World, or in the pile of RL12."""
    if s.pile_n == N_FORTUNE:
        mix_anew(s, s.fortune_pile, s.pile_n)
        return
    n = 0
    for card in range(FORTUNE_CARDS):
        if not s.fortune_seen[card]:
            cards[n] = card
            n += 1
    shuffle(cython.address(s.head.rng), cards, n)
    for i in range(s.pile_n):
        n -= 1
        s.fortune_pile[i] = cards[n]
    if s.fortune_open:
        cards[n] = F21
        shuffle(cython.address(s.head.rng), cards, n + 1)
        for i in range(s.fortune_n):
            s.fortune_deck[i] = cards[i]


# --- the question of another seat


def answerable(s, c):
    """Whether whoever is asked has a choice."""
    memset(mask, 0, N_ACTIONS)
    return legal(s, c, mask) > 1


def make_answerable(s, c, seat):
    """Whoever is asked has a choice; if need be a card of the draw deck takes the place of one in hand."""
    owner = top(s).owner
    if s.choice[owner][0] != UNASKED or answerable(s, c):
        return
    start = below(cython.address(s.head.rng), s.deck.n + 1)
    for k in range(s.deck.n):
        i = (start + k) % s.deck.n
        face = some_spare(s, seat, owner)
        if face < 0:
            return
        if s.deck.card[i] < FIRST_ITEM:
            drawn = exchange(s, owner, face, i)
            if answerable(s, c):
                return
            exchange(s, owner, drawn, i)


def some_spare(s, seat, owner):
    """A random hand card of the owner that the seat does not know and that is not laid down, or -1."""
    n = 0
    for face in range(N_FACES):
        n += spare(s, seat, owner, face)
    if n == 0:
        return -1
    k = below(cython.address(s.head.rng), n)
    for face in range(N_FACES):
        k -= spare(s, seat, owner, face)
        if k < 0:
            return face
    return -1


def spare(s, seat, owner, face):
    if top(s).kind == ASK_WHOM and top(s).source == face:
        return 0
    return max(s.hand[owner][face] - s.known[seat][owner][face] - s.lay[owner][face], 0)


def exchange(s, owner, face, i):
    """A hand card and a card of the draw deck change places; returns the face that comes to hand."""
    drawn = s.deck.card[i]
    s.hand[owner][face] -= 1
    s.hand[owner][drawn] += 1
    s.deck.card[i] = face
    return drawn
