"""The deal, the loop that runs on to the next question, and the answers to questions."""

import cython


def deal(s, c):
    """A new game, up to the first question."""
    for i in range(MAX_SLOTS):
        s.board[i] = -1
        s.crystal[i] = -1
    for i in range(MAX_CELLS):
        s.unit_at[i] = -1
        s.structure_at[i] = -1
    for u in range(N_UNITS):
        clear_unit(s, u)
        s.unit[u].sheet = -1
        s.unit[u].cell = -1
    for i in range(N_CRYPTONAUTS):
        s.wanted[i] = -1
    for i in range(N_ITEMS):
        s.item_slot[i] = -1
    s.goddess = -1
    s.acting = -1
    s.codex_cell = -1
    s.played = -1
    s.peeked[0] = -1
    s.peeked[1] = -1
    s.seat_next = 1
    s.next_monster = FIRST_MONSTER
    s.entered[0] = 1
    push(s, GAME, -1, -1, -1, 0)
    run(s, c)


def step(s, c, action):
    """Carries out a legal answer to the question on top of the stack and runs on to the next one."""
    if s.n_rules < 0:  # a position written by hand
        note_changes(s)
        gather(s, c)
    if top(s).kind < N_ASKS:
        answer(s, c, action)
    run(s, c)


def run(s, c):
    """Carries on until a player is asked who has a choice, or the game is over."""
    while s.head.over == RUNNING:
        if s.hand_changed:
            s.hand_changed = 0
            if over_limit(s, c):
                push(s, ASK_DISCARD, 0, -1, -1, 0)
        f = top(s)
        if f.kind >= N_ASKS:
            carry_on(s, c, f.kind)
        elif has_choice(s, c):
            return
        else:
            answer(s, c, only_choice(s, c))


def only_choice(s, c):
    """The one legal action."""
    memset(mask, 0, cython.sizeof(mask))
    legal(s, c, mask)
    action = 0
    while not mask[action]:
        action += 1
    return action


def carry_on(s, c, kind):
    """The task on top of the stack does its next step."""
    if kind == MOVE:
        move_task(s, c)
    elif kind == STEP:
        step_task(s, c)
    elif kind == ENTER:
        enter_task(s, c)
    elif kind == TURN:
        turn_task(s, c)
    elif kind == DEED:
        deed_task(s, c)
    elif kind == LIST:
        list_task(s, c)
    elif kind == CHECK:
        check_task(s, c)
    elif kind == HIT:
        hit_task(s, c)
    elif kind == DAMAGE:
        damage_task(s, c)
    elif kind == WINDOW:
        window_task(s, c)
    else:
        carry_on_rest(s, c, kind)


def carry_on_rest(s, c, kind):
    if kind == ACTIVATION:
        activation_task(s, c)
    elif kind == HAPPENED:
        happened_task(s, c)
    elif kind == GODDESS_TURN:
        goddess_turn_task(s, c)
    elif kind == ROUND:
        round_task(s, c)
    elif kind == WALK:
        walk_task(s, c)
    elif kind == SHOVE:
        shove_task(s, c)
    elif kind == PICK:
        pick_task(s, c)
    elif kind == INTERRUPT:
        interrupt_task(s, c)
    elif kind == GUARDS:
        guards_task(s, c)
    else:
        game_task(s, c)


def answer(s, c, action):
    """The frame goes, and the answer does what it does."""
    f = top(s)[0]
    kind = f.kind
    pop(s)
    if kind == ASK_STEP:
        answer_step(s, c, action)
    elif kind == ASK_MENU:
        answer_menu(s, c, f.source, action)
    elif kind == ASK_SOURCE:
        answer_source(s, c, cython.address(f), action)
    elif kind == ASK_TARGET:
        if f.source >= 0:
            answer_target(s, c, cython.address(f), action)
        else:
            answer_goddess_target(s, c, cython.address(f), action)
    elif kind == ASK_REROLL:
        answer_reroll(s, c, action)
    elif kind == ASK_POWERS:
        answer_powers(s, c, action)
    elif kind == ASK_MONSTER:
        answer_monster(s, c, f.source, action)
    elif kind == ASK_GUARD:
        answer_guard(s, c, action)
    elif kind <= ASK_PLACE:
        answer_setup(s, c, cython.address(f), action)
    else:
        answer_rest(s, c, cython.address(f), action)


def answer_rest(s, c, f, action):
    kind = f.kind
    if kind == ASK_TRIGGER:
        answer_trigger(s, c, f, action)
    elif kind == ASK_DIRECTION:
        answer_direction(s, c, f, action)
    elif kind == ASK_UNIT:
        answer_unit(s, c, f, action)
    elif kind == ASK_SUMMON:
        answer_summon(s, c, f, action)
    elif kind == ASK_PREPARED:
        answer_prepared(s, c, f, action)
    elif kind == ASK_DISCARD:
        s.hand_changed = 1
        discard_for_power(s, (action - CARD) // 3)
    elif kind == ASK_SPACE:
        answer_space(s, c, f, action)
    elif kind == ASK_OPTION:
        answer_option(s, c, f, action - SLOT)
    elif kind == ASK_TRADE:
        answer_trade(s, c, f, action)
    elif kind == ASK_LOOT:
        answer_loot(s, c, f, action)
    elif kind == ASK_TELEPORT:
        answer_teleport(s, c, f, action)
    else:  # ASK_ORDER
        begin_entry(s, c, top(s), action - SLOT - S_OPTION)


def answer_trigger(s, c, f, action):
    """R-68; the HAPPENED frame is on top: its source is the killer, its target the roller or victim."""
    if action != VERB + V_YES:
        return
    r = cython.address(s.rule[f.target])
    if c.effect[r.effect].once:
        set_used(s, r.source, r.slot, 1)
    event = top(s)
    other = event.target
    if event.count == ON_MONSTER_KILLED:
        other = event.source
    run_effect(s, c, r.effect, r.source, -1, -1, other)


def answer_space(s, c, f, action):
    """R-67: a warp; arriving picks up tokens and sets off Traps."""
    cell = action - CELL
    shift(s, c, f.source, cell)
    if f.source < FIRST_MONSTER:
        enter(s, f.source, cell, 0)


def answer_option(s, c, f, slot):
    """f: the ASK_OPTION frame, gone."""
    if f.target == CHOOSE_VERB:
        use_door(s, c, f.count - REF_STRUCTURE, 1 << (slot - S_OPTION))
    elif f.target == CHOOSE_ARTIFACT:
        keep_artifact(s, c, f.source, slot - S_OPTION)
    else:
        spend_soul(s, c, f.source, slot)
