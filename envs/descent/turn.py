"""The deal, the loop that runs on to the next question, and the answers to questions."""

import cython


def deal(s, c):
    """A new game, up to the first question."""
    start_game(s, c)
    run(s, c)


def step(s, c, action):
    """Carries out a legal answer to the question on top of the stack and runs on to the next one."""
    if top(s).kind < N_ASKS:
        answer(s, c, action)
    if s.head.over == RUNNING and s.head.decisions >= 10 * c.options.decision_cap:  # DER-115
        s.head.over = TRUNCATED
    run(s, c)


def run(s, c):
    """Carries on until a player is asked who has a choice, or the game is over."""
    while s.head.over == RUNNING:
        f = top(s)
        if f.kind >= N_ASKS:
            if s.changed and is_between(f):
                s.changed = 0
                verdict(s, c)
                if s.ended:
                    unwind(s)
                    continue
            carry_on(s, c, f.kind)
        elif has_choice(s, c):
            return
        else:
            answer(s, c, only_choice(s, c))


def is_between(f):
    """DES-216: a step is completely resolved when one of these is on top again."""
    if f.kind == USE:
        return f.target == D_FIGURES
    return f.kind in (HERO_TURN, FAMILIAR_TURN, OVERLORD_TURN, ACTIVATION, ROUND, ENCOUNTER)


def unwind(s):
    """The encounter ends at once: what is under way in it is gone."""
    while s.head.depth > 1 and top(s).kind != ENCOUNTER:
        pop(s)
    s.n_attacks = 0
    s.acting = -1
    s.activating = -1


def has_choice(s, c):
    """Whether the question on top of the stack has two legal answers or more; cheap where that is plain."""
    f = top(s)
    if f.kind == ASK_MAY or (f.kind == ASK_MENU and free_to_act(s, f.source)):
        return 1
    return legal(s, c, cython.NULL) != 1


def free_to_act(s, h):
    """A hero at rest with an action left may rest, or end his turn."""
    f = cython.address(s.figure[h])
    return f.life == STANDING and f.actions > 0 and not f.conditions & STUNNED and stops_here(s, h)


def only_choice(s, c):
    """The one legal action; in a window that is to pass."""
    if top(s).kind == ASK_WINDOW:
        return PASS
    memset(mask, 0, cython.sizeof(mask))
    legal(s, c, mask)
    action = 0
    while action < N_ACTIONS - 1 and not mask[action]:
        action += 1
    return action


def carry_on(s, c, kind):
    """The task on top of the stack does its next step."""
    if kind == ENTERED:
        entered_task(s, c)
    elif kind == EVENT_TRAPS:
        traps_task(s, c)
    elif kind == HERO_TURN:
        hero_turn_task(s, c)
    elif kind == ATTACK:
        attack_task(s, c)
    elif kind == NEAR_MOVES:
        near_moves_task(s, c)
    elif kind == ACTIVATION:
        activation_task(s, c)
    elif kind == HARM:
        harm_task(s, c)
    elif kind == TEST:
        test_task(s, c)
    elif kind == ROAM:
        roam_task(s, c)
    elif kind == USE:
        use_task(s, c, top(s).target)
    elif kind == OVERLORD_TURN:
        overlord_turn_task(s, c)
    elif kind == PLACE:
        place_task(s, c)
    elif kind == HEALING:
        healing_task(s, c)
    elif kind == KNOCKOUT:
        knockout_task(s, c)
    elif kind == DEFEATED:
        defeated_task(s, c)
    else:
        carry_on_rest(s, c, kind)


def carry_on_rest(s, c, kind):
    if kind == ROUND:
        round_task(s, c)
    elif kind == PAYING:
        paying_task(s, c)
    elif kind == SEARCHING:
        searching_task(s, c)
    elif kind == EACH:
        each_task(s, c)
    elif kind == OPENED:
        opened_task(s, c)
    elif kind == REVIVAL:
        revival_task(s, c)
    elif kind == TRICKED:
        tricked_task(s, c)
    elif kind == DROP_TOKENS:
        drop_task(s, c)
    elif kind == FAMILIAR_TURN:
        familiar_task(s, c)
    elif kind == ENCOUNTER:
        encounter_task(s, c)
    elif kind == SETTING_UP:
        setting_up_task(s, c)
    elif kind == REINFORCING:
        reinforcing_task(s, c)
    elif kind == SUMMONING:
        summoning_task(s, c)
    elif kind == QUESTING:
        questing_task(s, c)
    elif kind == CAMPAIGN:
        campaign_task(s, c)
    elif kind == PREPARATION:
        preparation_task(s, c)
    elif kind == JOURNEY:
        journey_task(s, c)
    elif kind == TRAVEL:
        travel_task(s, c)
    else:
        game_task(s, c)


def use_task(s, c, deed):
    """USE: what is being done, by its Deed."""
    if deed == D_SKILL + EXECUTE:
        execute_task(s, c)
    elif deed == D_SKILL + STONESKIN or deed == D_SKILL + CALTROPS:
        reply_task(s, c)
    elif deed == D_SKILL + DEFENSE_TRAINING:
        training_task(s, c)
    elif deed < D_FEAT:
        skill_task(s, c)
    elif deed < D_ABILITY:
        feat_task(s, c)
    elif deed == D_ABILITY + GRISBAN:
        grisban_task(s, c)
    elif deed < D_ITEM:
        ability_task(s, c)
    elif deed == D_ITEM + SHIELD_OF_THE_DARK_GOD or deed == D_SEARCH_CARD + POWER_POTION:
        many_task(s, c)
    elif deed == D_ITEM + IRON_SHIELD or deed == D_ITEM + HEAVY_STEEL_SHIELD:
        shield_task(s, c)
    elif deed < D_SEARCH_CARD:
        item_task(s, c)
    elif deed < D_CARD:
        search_card_task(s, c)
    elif deed < D_PLOT:
        card_task(s, c)
    elif deed < D_SPECIAL:
        plot_task(s, c)
    elif deed < D_RELIC:
        special_task(s, c)
    elif deed < D_MOVE:
        relic_task(s, c)
    else:
        use_rest(s, c, deed)


def use_rest(s, c, deed):
    if deed <= D_TAKE:
        action_task(s, c)
    elif deed in (D_FORTUNE, D_WEAPON_REROLL):
        reroll_task(s, c)
    elif deed in (D_POISON, D_DISEASE):
        condition_task(s, c)
    elif deed == D_LAST_CHANCE:
        last_chance_task(s, c)
    elif deed == D_MOVE_TARGET:
        move_target_task(s, c)
    elif deed == D_SUBDUE:
        subdue_task(s, c)
    elif deed in (D_STRAY, D_SECOND, D_SLAM, D_REROLL_DEFENCE):
        surge_task(s, c)
    else:
        quest_task(s, c)


def answer(s, c, action):
    """The frame goes, and the answer does what it does."""
    f = top(s)[0]
    kind = f.kind
    pop(s)
    if kind == ASK_MENU:
        answer_menu(s, c, f.source, action)
    elif kind == ASK_MONSTER:
        answer_monster(s, c, f.source, action)
    elif kind == ASK_WINDOW:
        answer_window(s, c, cython.address(f), action)
    elif kind == ASK_STEPS:
        answer_steps(s, c, cython.address(f), action)
    elif kind <= ASK_RELIC_TO:
        answer_campaign(s, c, cython.address(f), action)
    elif kind <= ASK_SUMMON or kind in (ASK_RANK, ASK_GROUP):
        answer_setting(s, c, cython.address(f), action)
    elif ASK_FIGURE <= kind <= ASK_CARD or kind == ASK_MAY:
        answer_choice(s, c, cython.address(f), action)
    else:
        answer_rest(s, c, cython.address(f), action)


def answer_steps(s, c, f, action):
    if f.count == 1:
        answer_walk(s, c, f, action)
    elif f.count == 2:
        answer_jain(s, c, f, action)
    else:
        answer_roam(s, c, f, action)


def answer_rest(s, c, f, action):
    kind = f.kind
    if kind == ASK_TARGET:
        answer_target(s, c, f, action)
    elif kind == ASK_SURGE:
        if action == PASS:
            top(s).step = ST_RANGE
        else:
            buy(s, c, f.target, action - SURGE)
    elif kind == ASK_DARK_MENU:
        answer_dark_menu(s, c, action)
    elif kind == ASK_NEXT_HERO:
        answer_next(s, action)
    elif kind == ASK_EQUIP:
        answer_equip(s, c, f.source, action)
    elif kind == ASK_START:
        answer_start(s, c, f, action)
    elif kind == ASK_BASE:
        answer_base(s, c, f, action)
    elif kind == ASK_WEAPON:
        if action == PASS:
            top(s).step = ST_OVER
        else:
            answer_weapon(s, c, f, action)
    elif kind == ASK_ITEM:
        answer_item(s, c, f, action)
    elif kind == ASK_PATH:
        answer_path(s, c, f, action)
    else:
        answer_deed(s, c, f, action)
