"""The deal, the turn with its phases and windows, and the answers to questions."""

import cython


def deal(s, c):
    """Shuffles, deals five cards to each seat and draws the first player (CTR-02)."""
    draw = pile_of(s, DRAW)
    for card in range(c.options.n_cards):
        draw.card[card] = card
    draw.n = c.options.n_cards
    for card in range(N_CARDS):
        s.bearer[card] = -1
    shuffle(cython.address(s.head.rng), draw.card, c.options.n_cards)
    draw_cards(s, 0, FIRST_HAND)
    draw_cards(s, 1, FIRST_HAND)
    for seat in range(2):
        s.life[seat] = c.options.life
        s.sanity[seat] = c.options.sanity
    s.winner = -1
    s.active = c.options.first_player if c.options.first_player >= 0 else below(cython.address(s.head.rng), 2)
    push(s, TURN, s.active, -1, -1, 0)
    run(s, c)


def step(s, c, action):
    """Carries out a legal answer to the question on top of the stack and runs on to the next one."""
    answer(s, c, top(s)[0], action)
    run(s, c)


def run(s, c):
    """Carries on until a player is asked or the game is over."""
    while s.head.over == RUNNING:
        kind = top(s).kind
        if kind < N_ASKS:
            return
        if kind == TURN:
            next_phase(s, c)
        elif kind == QUEUE:
            next_trigger(s, c)
        elif kind == RESOLVE:
            resolve(s, c)
        else:
            combat(s, c)


# --- answers


def answer(s, c, f, action):
    """MENU, DECLARE, BLOCK and DAMAGE are asked again until they are done; other questions once."""
    kind = f.kind
    if kind == MENU:
        answer_menu(s, c, action)
    elif kind in (DECLARE, BLOCK, BLOCK_AT, DAMAGE):
        answer_attack(s, c, f, action)
    else:
        pop(s)
        if kind == OPTION:
            answer_option(s, c, f, action == c.options.n_cards + OPTION_A)
        elif kind == TARGET:
            commit(s, c, f.source, action, f.owner)
        elif kind == VICTIM:
            destroy(s, c, action)
        elif kind == GIFT:
            s.controller[action] = 1 - s.active
        else:  # DRAW_DISCARD, COST, PICK, FORCED_DISCARD, HAND_LIMIT
            put(s, action, DISCARD)


def answer_menu(s, c, action):
    if action == c.options.n_cards + DONE:
        pop(s)
    elif action == c.options.n_cards + ATTACK:
        s.attacked = 1
        push(s, COMBAT, s.active, -1, -1, 0)
    elif s.zone[action] == PLAY or c.card[action].type == ACTION or c.card[action].type == CURSE:
        begin_action(s, c, action, s.active)
    else:
        play_thing(s, c, action, s.active)


def answer_option(s, c, f, first):
    """A10: destroy a curse, or gain sanity. P26: discard the top card, or leave it."""
    if c.card[f.source].action[0].op == DO_LOOK_AT_TOP:
        draw = pile_of(s, DRAW)
        if first:
            put(s, draw.card[draw.n - 1], DISCARD)
    elif first:
        push(s, TARGET, f.owner, f.source, -1, 0)
    else:
        commit(s, c, f.source, -1, f.owner)


def answer_attack(s, c, f, action):
    if action == c.options.n_cards + DONE:
        pop(s)
    elif f.kind == DECLARE:
        declare(s, action)
        if one_attacker(s, c):
            pop(s)
    elif f.kind == BLOCK:
        push(s, BLOCK_AT, f.owner, action, -1, 0)
    elif f.kind == BLOCK_AT:
        pop(s)
        s.blocks[f.source] = action + 1
    else:
        s.doomed[action] = 1


def one_attacker(s, c):
    """Whether L8 is in play."""
    location = first_of_type(s, c, LOCATION)
    return location >= 0 and c.card[location].rules & RULE_ONE_ATTACKER != 0


# --- the turn


def next_phase(s, c):
    """Enters the phase that the TURN frame holds; that frame always lies at the bottom of the stack."""
    f = top(s)
    you = s.active
    phase = f.step
    if phase == N_PHASES:
        end_turn(s, c)
        return
    if phase == DISCARD_PHASE and hand_size(s, you) > HAND_SIZE:
        s.phase = phase
        push(s, HAND_LIMIT, you, -1, -1, 0)  # the phase is entered again until ten are left
        return
    f.step += 1
    s.phase = phase
    if phase == BEGINNING:
        s.turn += 1
        open_window(s, c)
    elif phase == DRAW_PHASE:
        draw_cards(s, you, TURN_DRAWS)
        if hand_size(s, you) > 0:
            push(s, DRAW_DISCARD, you, -1, -1, 0)
    elif phase == ACTION_PHASE:
        memset(s.fresh, 0, cython.sizeof(s.fresh))  # CTR-54
        push(s, MENU, you, -1, -1, 0)
    elif phase == INSANITY_PHASE:
        insanity(s, c)
    elif phase != DISCARD_PHASE:
        open_window(s, c)


def insanity(s, c):
    """An active player at 0 sanity who controls a monster hands something over (CTR-41)."""
    if s.sanity[s.active] > 0:
        return
    play = pile_of(s, PLAY)
    for i in range(play.n):
        if s.controller[play.card[i]] == s.active and c.card[play.card[i]].type == MONSTER:
            push(s, GIFT, s.active, -1, -1, 0)
            return


def end_turn(s, c):
    """Marks and rules for the turn vanish (CTR-54); after the last turn the game is cut off (CTR-08)."""
    memset(s.used, 0, cython.sizeof(s.used))
    memset(s.bonus, 0, cython.sizeof(s.bonus))
    memset(s.stopped, 0, cython.sizeof(s.stopped))
    for seat in range(2):
        s.mob[seat] = 0
        s.frenzy[seat] = 0
    s.monster_played = 0
    s.attacked = 0
    if s.turn >= c.options.turn_limit:
        s.head.over = TRUNCATED
        return
    s.active = 1 - s.active
    top(s).step = BEGINNING
    top(s).owner = s.active


# --- windows


def open_window(s, c):
    """The triggers of this instant: the location's, then by time of coming into play (CTR-12, CTR-14)."""
    s.queue_n = 0
    s.queue_at = 0
    location = first_of_type(s, c, LOCATION)
    if location >= 0 and fires(s, c, location):
        enqueue(s, location)
    play = pile_of(s, PLAY)
    for i in range(play.n):
        if play.card[i] != location and fires(s, c, play.card[i]):
            enqueue(s, play.card[i])
    if s.queue_n > 0:
        push(s, QUEUE, s.active, -1, -1, ON_WINDOW)


def enqueue(s, card):
    s.queue[s.queue_n] = card
    s.queue_n += 1


def fires(s, c, card):
    """Whether a card in play has a trigger in the present window of the active player's turn (CTR-13)."""
    trigger = cython.address(c.card[card].trigger)
    if trigger.window != s.phase or s.zone[card] != PLAY:
        return 0
    if trigger.whose == WHOSE_EACH:
        return 1
    return s.controller[s.bearer[card] if trigger.whose == WHOSE_BEARER else card] == s.active


def next_trigger(s, c):
    """The next text in the queue, unless its source has gone or changed sides or its condition fails."""
    f = top(s)
    if s.queue_at == s.queue_n:
        pop(s)
        return
    card = s.queue[s.queue_at]
    s.queue_at += 1
    if f.count == ON_WINDOW:
        take_tally(s, c, cython.address(t))
        condition = c.card[card].trigger.condition
        if not fires(s, c, card) or not holds(s, cython.address(t), condition, s.active, card):
            return
    push(s, RESOLVE, s.active, card, -1, f.count)
