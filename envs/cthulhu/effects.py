"""What cards do: life and sanity, destruction, coming into play, and the operations of the card table."""

import cython


def gain_sanity(s, seat, n):
    s.sanity[seat] = min(s.sanity[seat] + n, MOST)


def lose_sanity(s, seat, n):
    """Sanity stops at 0 (CTH-012)."""
    s.sanity[seat] = max(s.sanity[seat] - n, 0)


def gain_life(s, seat, n):
    s.life[seat] = min(s.life[seat] + n, MOST)


def lose_life(s, seat, n):
    """At 0 life the game is over at once (CTR-05); with both at 0 nobody has won (CTR-06)."""
    s.life[seat] = max(s.life[seat] - n, 0)
    if s.life[seat] == 0:
        s.head.over = TERMINATED
        s.winner = 1 - seat if s.life[1 - seat] > 0 else -1


# --- destruction


def destroy(s, c, card):
    """One card in play; its curses go with it."""
    memset(cython.address(dying), 0, cython.sizeof(dying))
    dying.on[card] = 1
    destroy_marked(s, c, cython.address(dying))


def destroy_type(s, c, type):
    """Everything of one type at once (CTR-45)."""
    memset(cython.address(dying), 0, cython.sizeof(dying))
    play = pile_of(s, PLAY)
    for i in range(play.n):
        dying.on[play.card[i]] = c.card[play.card[i]].type == type
    destroy_marked(s, c, cython.address(dying))


def destroy_marked(s, c, dying):
    """All at once: curses first, then the rest, each by time of coming into play (CTR-51)."""
    pay_for_deaths(s, c, dying)
    discard_curses(s, dying)
    discard_marked(s, dying)


def pay_for_deaths(s, c, dying):
    """P30 pays whoever controlled him; M25 counts every person, even as it dies itself (CTR-52)."""
    persons = 0
    play = pile_of(s, PLAY)
    for i in range(play.n):
        card = play.card[i]
        if dying.on[card] and c.card[card].type == PERSON:
            persons += 1
            gain_sanity(s, s.controller[card], c.card[card].destroyed)
    if persons == 0:
        return
    for i in range(play.n):
        card = play.card[i]
        gain_sanity(s, s.controller[card], persons * c.card[card].person_destroyed)


def discard_curses(s, dying):
    """Curses on the marked cards leave play."""
    play = pile_of(s, PLAY)
    i = 0
    while i < play.n:
        card = play.card[i]
        if s.bearer[card] >= 0 and dying.on[s.bearer[card]]:
            put(s, card, DISCARD)
        else:
            i += 1


def discard_marked(s, dying):
    play = pile_of(s, PLAY)
    i = 0
    while i < play.n:
        card = play.card[i]
        if dying.on[card]:
            put(s, card, DISCARD)
        else:
            i += 1


# --- coming into play


def arrive(s, c, card, seat):
    """A card comes into play by any way (CTR-17); its own text is carried out next."""
    enter_play(s, card, seat)
    if c.card[card].arrives[0].op:
        push(s, RESOLVE, seat, card, -1, ON_ARRIVAL)


def play_thing(s, c, card, seat):
    """A thing that needs no bearer, step by step (CTR-49)."""
    type = c.card[card].type
    location = first_of_type(s, c, LOCATION)
    put(s, card, ASIDE)
    lose_sanity(s, seat, c.card[card].cost)
    if type == LOCATION and location >= 0:
        destroy(s, c, location)
    arrive(s, c, card, seat)
    if type == MONSTER:
        s.monster_played = 1
        if location >= 0 and c.card[location].monster_played.op:
            push(s, RESOLVE, seat, location, -1, ON_MONSTER_PLAYED)


def first_of_type(s, c, type):
    """The oldest card of a type in play, or -1."""
    play = pile_of(s, PLAY)
    for i in range(play.n):
        if c.card[play.card[i]].type == type:
            return play.card[i]
    return -1


# --- actions


def begin_action(s, c, card, seat):
    """An action card, a curse or a printed action was chosen; its target is named next (CTR-20).

    The card from the hand lies aside, face up, from now on: the choice is public and cannot be taken back.
    """
    row = cython.address(c.card[card])
    if s.zone[card] == PLAY:
        s.used[card] = 1
    else:
        put(s, card, ASIDE)
    if row.action[0].op == DO_DESTROY_OR_GAIN:
        if first_of_type(s, c, CURSE) >= 0:
            push(s, OPTION, seat, card, -1, 0)
        else:
            commit(s, c, card, -1, seat)  # nothing to choose (CTR-48)
    elif row.target.types:
        push(s, TARGET, seat, card, -1, 0)
    else:
        commit(s, c, card, -1, seat)


def commit(s, c, card, target, seat):
    """Everything is named: a card from the hand is paid for, then it takes effect (CTR-21)."""
    if s.zone[card] == ASIDE:
        lose_sanity(s, seat, c.card[card].cost)
    if c.card[card].type == CURSE:
        arrive(s, c, card, seat)
        s.bearer[card] = target
    else:
        push(s, RESOLVE, seat, card, target, ON_ACTION)


def text_step(row, event, at):
    """The operation number `at` of one of a card's texts; DO_NOTHING after the last."""
    if event == ON_ACTION:
        return row.action[min(at, MAX_STEPS - 1)]
    if event == ON_ARRIVAL:
        return row.arrives[min(at, MAX_STEPS - 1)]
    if event == ON_WINDOW:
        return row.trigger.step
    if event == ON_UNBLOCKED:
        return row.unblocked
    return row.monster_played


def resolve(s, c):
    """Carries out the next operation of the text on top of the stack; after the last one, leaves it."""
    f = top(s)[0]
    steps = MAX_STEPS if f.count <= ON_ARRIVAL else 1
    step = text_step(cython.address(c.card[f.source]), f.count, f.step)
    if f.step == steps or step.op == DO_NOTHING:
        pop(s)
        if s.zone[f.source] == ASIDE:
            put(s, f.source, DISCARD)  # an action card that has taken effect
        return
    top(s).step += 1
    carry_out(s, c, f, step.op, step.amount)


def carry_out(s, c, f, op, n):
    """One operation for the player f.owner: points; the rest stands in the two functions below."""
    you = f.owner
    they = 1 - you
    if op == DO_LOSE:
        lose_sanity(s, you, n)
    elif op == DO_GAIN:
        gain_sanity(s, you, n)
    elif op == DO_THEY_LOSE:
        lose_sanity(s, they, n)
    elif op == DO_EACH_LOSES:
        lose_sanity(s, you, n)
        lose_sanity(s, they, n)
    elif op == DO_LOSE_LIFE:
        lose_life(s, you, n)
    elif op == DO_GAIN_LIFE:
        gain_life(s, you, n)
    elif op == DO_PERSONS_ATTACK:
        s.mob[you] = 1
    elif op == DO_FRENZY:
        s.frenzy[you] += n
    elif op >= DO_DESTROY:
        carry_out_in_play(s, c, f, op, n)
    else:
        carry_out_with_cards(s, f, op, n)


def carry_out_with_cards(s, f, op, n):
    """Operations on hands and piles."""
    you = f.owner
    they = 1 - you
    if op == DO_DRAW:
        draw_cards(s, you, n)
    elif op == DO_EACH_DRAWS:
        draw_cards(s, s.active, n)  # CTR-58
        draw_cards(s, 1 - s.active, n)
    elif op == DO_DISCARD:
        ask_to_discard(s, you, f)
    elif op == DO_DISCARD_HAND:
        discard_hand(s, you)
    elif op == DO_THEY_DISCARD:
        ask_to_discard(s, they, f)
    elif op == DO_PICK_FROM_HAND:
        show_hand(s, they)
        if hand_size(s, they) > 0:
            push(s, PICK, you, f.source, f.target, 0)
    elif op == DO_SHOW_HAND:
        show_hand(s, you)
    elif op == DO_LOOK_AT_HAND:
        show_hand(s, they)
    elif op == DO_LOOK_AT_TOP:
        look_at_top(s, f)


def ask_to_discard(s, seat, f):
    """A card of the player's choice: the cost of his own action, or an effect. An empty hand is let be."""
    if hand_size(s, seat) > 0:
        kind = COST if f.count == ON_ACTION and seat == f.owner else FORCED_DISCARD
        push(s, kind, seat, f.source, f.target, 0)


def look_at_top(s, f):
    """P26: the user knows the top card from now on, and may discard it (CTR-57)."""
    refill(s)
    draw = pile_of(s, DRAW)
    if draw.n > 0:
        s.known[draw.card[draw.n - 1]] |= 1 << f.owner
        push(s, OPTION, f.owner, f.source, -1, 0)


def carry_out_in_play(s, c, f, op, n):
    """Operations on cards in play, most of them on the target."""
    you = f.owner
    if op == DO_DESTROY:
        destroy(s, c, f.target)
    elif op == DO_DESTROY_OR_GAIN:
        if f.target >= 0:
            destroy(s, c, f.target)
        else:
            gain_sanity(s, you, n)
    elif op == DO_DESTROY_ITSELF:
        destroy(s, c, f.source)
    elif op == DO_DESTROY_ALL_PERSONS:
        destroy_type(s, c, PERSON)
    elif op == DO_DESTROY_ALL_MONSTERS:
        destroy_type(s, c, MONSTER)
    elif op == DO_TAKE:
        s.controller[f.target] = you
    elif op == DO_STOP_BLOCKING:
        s.stopped[f.target] = 1
    elif op == DO_STRENGTHEN:
        s.bonus[f.target] += n
    elif op == DO_RAISE:
        arrive(s, c, f.target, you)
    elif op == DO_RETRIEVE:
        put(s, f.target, HAND_0 + you)
        s.known[f.target] |= 1 << (1 - you)  # the opponent has seen it go there (CTR-64)
    elif op == DO_REVEAL_A_MONSTER:
        reveal_a_monster(s, c, you)
    else:
        sacrifice(s, c, you, f.source, op)


def may_be_victim(s, c, card, you, source, op):
    """Whether a card in play can be the sacrifice asked for by `op`, a text of `source`."""
    type = c.card[card].type
    if s.controller[card] != you:
        return 0
    if op == DO_SACRIFICE_BODY:
        return type in (MONSTER, PERSON)
    return type == PERSON and (op == DO_SACRIFICE_PERSON or card != source)


def sacrifice(s, c, you, source, op):
    """The player destroys a body of his own, of his choice; without one nothing happens (CTR-15)."""
    play = pile_of(s, PLAY)
    for i in range(play.n):
        if may_be_victim(s, c, play.card[i], you, source, op):
            push(s, VICTIM, you, source, -1, op)
            return


def reveal_a_monster(s, c, you):
    """M04: reveals until a monster enters play; the draw pile is refilled if it runs out (CTR-18)."""
    draw = pile_of(s, DRAW)
    aside = pile_of(s, ASIDE)
    monster = -1
    while monster < 0:
        refill(s)
        if draw.n == 0:
            break
        card = draw.card[draw.n - 1]
        put(s, card, ASIDE)
        if c.card[card].type == MONSTER:
            monster = card
    if monster >= 0:
        arrive(s, c, monster, you)
    while aside.n > 0:
        put(s, aside.card[0], DISCARD)
