"""The operations of the effect language, each on what the list works on now (spec 4.1)."""

import cython


def list_task(s, c):
    """Carries out operations until one asks somebody or the list is over."""
    depth = s.head.depth
    while s.head.depth == depth and not s.head.over:
        todo = cython.address(s.list[top(s).source])
        if todo.waiting:
            todo.waiting = 0
            branch(s, c, todo, s.passed)
        elif todo.at >= todo.run_end and todo.thing >= 0 and (todo.left or todo.left_structures):
            next_thing(s, todo)
        elif todo.at >= todo.end:
            s.n_lists -= 1
            pop(s)
        elif todo.at >= todo.run_end:
            begin_run(s, c, todo, c.op[todo.at].to)
        elif todo.thing >= 0 and not ref_there(s, todo.thing):
            todo.at = todo.run_end  # a unit that has left play is skipped
        else:
            do_op(s, c, todo)


def branch(s, c, todo, passed):
    """chk: the list of those who failed or passed, on the unit that checked."""
    op = cython.address(c.op[todo.at])
    todo.at += 1
    if passed:
        inner(s, c, todo, op.b, op.b_end)
    else:
        inner(s, c, todo, op.a, op.a_end)


def do_op(s, c, todo):
    """Carries out the next operation; it moves on by itself unless it still waits for something."""
    op = cython.address(c.op[todo.at])
    code = op.code
    if code == OP_CHK and todo.thing >= REF_STRUCTURE:
        todo.at += 1  # only units make checks
        return
    if code == OP_CHK:
        todo.waiting = 1
        ask_check(s, todo.thing, op.key, op.n + hazard_bonus(s, c, todo, op))
        return
    if code == OP_SUMMON:
        summon_op(s, c, todo, op)
        return
    todo.at += 1
    if code == OP_WHEN:
        if holds(s, c, todo, op):
            inner(s, c, todo, op.a, op.a_end)
        else:
            inner(s, c, todo, op.b, op.b_end)
    elif code in (OP_POW, OP_BLOOD, OP_DRAW, OP_DROP):
        goddess_op(s, c, todo, op)
    elif code in (OP_WALL, OP_PLACE, OP_TAKE):
        space_op(s, c, todo, op)
    elif code in (OP_PEEK, OP_REROLL, OP_REDIRECT, OP_CANCEL, OP_PROGRESS):
        special_op(s, c, todo, op)
    elif op.code == OP_MARK and op.key == WARD:
        s.ward = 1
    elif todo.thing >= REF_STRUCTURE:
        structure_op(s, c, todo, op)
    elif todo.thing >= 0:
        unit_op(s, c, todo, op)


def hazard_bonus(s, c, todo, op):
    """Checks of Hazards, Objectives and Traps."""
    if not todo.hazard or op.key != K_STAMINA_CHECK:
        return 0
    return value(s, c, todo.thing, K_HAZARD_BONUS)


def holds(s, c, todo, op):
    """The condition of `when`, on the chosen space or on the unit."""
    t = cython.address(op.test)
    if t.what in (IS_INNER_WALL, IS_FREE, IS_STRUCTURE):
        return cell_fits(s, c, t, todo.cell)
    if t.what in (IS_TOTEMS, IS_PODS):
        return passes(s, c, t, todo.source, -1)
    return todo.thing >= 0 and passes(s, c, t, todo.source, todo.thing)


# --- the Goddess


def goddess_op(s, c, todo, op):
    if op.code == OP_POW:
        n = op.n
        if n == COST_AND_ONE:
            n = c.monster[s.unit[todo.target].sheet].cost + 1
        change_power(s, n)
    elif op.code == OP_BLOOD:
        change_blood(s, op.n)
    elif op.code == OP_DRAW:
        draw_cards(s, c, op.n)
    else:
        drop_card(s)


# --- spaces


def space_op(s, c, todo, op):
    if op.code == OP_WALL:
        if s.rubble < MAX_RUBBLE:
            s.rubble += 1
            s.terrain[todo.cell] = GROUND
            s.block[todo.cell] &= ~BLOCK_WALL
            s.token[todo.cell] |= RUBBLE
    elif op.code == OP_PLACE:
        place_barricade(s, c, todo.source, todo.cell)
    elif op.key == TAKE_SOUL:
        s.token[todo.cell] &= ~SOUL
        s.unit[todo.source].souls += 1
    else:
        s.token[todo.cell] &= ~SKULL


def place_barricade(s, c, owner, cell):
    """R-98: one for each owner."""
    for i in range(s.n_structures):
        what = cython.address(s.structure[i])
        if what.kind == BARRICADE and not what.gone and what.owner == owner:
            what.gone = 1
            stand(s, c, i, 0)
    build(s, c, BARRICADE, cell, owner)


# --- what belongs to the moment


def special_op(s, c, todo, op):
    if op.code == OP_REROLL:
        s.reroll = 1
    elif op.code == OP_CANCEL:
        if op.key == CANCEL_DAMAGE:
            s.cancelled = 1
        else:
            end_move(s, todo.thing)
    elif op.code == OP_REDIRECT:
        redirect(s, todo.source)
    elif op.code == OP_PROGRESS:
        fulfil(s, c, s.unit[todo.source].cell, CHECKED, todo.source)
    elif op.key == PEEK_HAND:
        for kind in range(N_CARD_KINDS):
            s.known[kind] = s.hand[kind]
    else:
        peek_artifacts(s, c, todo.source)


def end_move(s, u):
    """cancel(move): the rest of the Move of a unit is lost."""
    for k in range(s.head.depth):
        f = below_top(s, k)
        if f.kind == MOVE and f.source == u:
            f.step |= MOVE_OVER
            return


def redirect(s, u):
    """R-96: the hit now has another target."""
    d = cython.address(s.deed[s.n_deeds - 1])
    d.target = u
    d.cell = s.unit[u].cell


def peek_artifacts(s, c, u):
    """Two cards from the deck of the token that she stands on; one of them she keeps (the PICK frame below
    waits).
    """
    cell = s.unit[u].cell
    slot = c.grid.slot[cell]
    for i in range(2):
        if s.token[cell] & RELIC:
            s.relic_n[slot] -= 1
            s.peeked[i] = s.relic_deck[slot][s.relic_n[slot]]
        else:
            s.artifact_n -= 1
            s.peeked[i] = s.artifact_deck[s.artifact_n]
    push(s, ASK_OPTION, seat_of(c, u), u, CHOOSE_ARTIFACT, 0)


# --- Structures


def structure_op(s, c, todo, op):
    """What works on a Structure: Damage, healing, Armor, verbs of Doors, unempower."""
    i = todo.thing - REF_STRUCTURE
    what = cython.address(s.structure[i])
    if op.code == OP_DMG:
        hurt(s, todo.source, todo.thing, op.n + area_bonus(s, c, todo), op.flags)
    elif op.code == OP_LOSE:
        take(s, c, todo.source, todo.thing, op.n)
    elif op.code == OP_HEAL:
        if what.health >= 0:
            what.health = min(c.structure_health[what.kind], what.health + op.n)
    elif (op.code == OP_KW and op.key == K_ARMOR) or (op.code == OP_MOD and op.key == K_ARMOR):
        if op.until == UNTIL_EON:
            what.armor_next += op.n
        else:
            what.armor_now += op.n
    elif op.code == OP_UNEMPOWER:
        what.empowered = 0
    elif op.code == OP_DOOR:
        verbs = door_verbs(s, c, todo.source, op.key, i)
        if verbs & (verbs - 1):
            push(s, ASK_OPTION, seat_of(c, todo.source), todo.source, CHOOSE_VERB, todo.thing)
            top(s).step = verbs
        elif verbs:
            use_door(s, c, i, verbs)


def use_door(s, c, i, verb):
    """Opens, closes or seals a Door (CE-081, R-92)."""
    what = cython.address(s.structure[i])
    what.open = 1 if verb == OPEN_DOOR else 0
    if verb == SEAL_DOOR:
        what.sealed = 1
    if verb == OPEN_DOOR:
        what.sealed = 0
    stand(s, c, i, not what.open)


# --- units


def unit_op(s, c, todo, op):
    u = todo.thing
    code = op.code
    if code == OP_DMG:
        hurt(s, todo.source, u, op.n + area_bonus(s, c, todo) - attuned(s, c, todo.source), op.flags)
    elif code == OP_LOSE:
        take(s, c, todo.source, u, op.n)
    elif code == OP_HEAL:
        restore(s, u, op.n)
    elif code == OP_STAM:
        if u < FIRST_MONSTER:
            change_stamina(s, c, u, op.n)
    elif code in (OP_MOD, OP_KW, OP_SUPPRESS):
        change(s, c, u, op)
    elif code == OP_SOUL:
        change_souls(s, c, u, op.n)
    elif code == OP_MARK:
        mark(s, c, todo, u, op.key)
    elif code == OP_CLEAN:
        clean(s, u, op.key)
    elif code == OP_ACTS:
        s.unit[u].extra += op.n
    else:
        unit_op_2(s, c, todo, op)


def unit_op_2(s, c, todo, op):
    """Operations that move a unit, and the rest."""
    u = todo.thing
    code = op.code
    if code == OP_RETIRE:
        retire(s, u)
    elif code == OP_PREP:
        give_counter(s, u)
    elif code == OP_KILL:
        if u >= FIRST_MONSTER and not has(s, c, u, K_DEMIGODDESS):
            slay(s, c, todo.source, u)
    elif code == OP_STEP:
        step_op(s, c, todo, op)
    elif code == OP_SHOVE:
        shove_op(s, c, todo, op)
    elif code == OP_WARP:
        warp_op(s, c, todo, op)
    elif code == OP_ATK:
        if melee_sources(s, c, u, cython.NULL):
            push(s, ASK_SOURCE, seat_of(c, u), u, V_ATTACK, 1)
    elif code == OP_TRADE:
        begin_trade(s, c, todo.source, u)
    elif code == OP_UNCHARGE:
        uncharge_op(s, c, u)


def area_bonus(s, c, todo):
    """ability_dmg: Abilities over an area deal more."""
    if todo.source < 0 or not todo.area:
        return 0
    return value(s, c, todo.source, K_ABILITY_DMG)


def attuned(s, c, source):
    """CE-192, R-66: Abilities of an attuned Monster deal 1 less in the Round of Summoning."""
    if source < FIRST_MONSTER or s.unit[source].born != s.round or source == GASH:
        return 0
    return has(s, c, source, K_ATTUNE)


def change(s, c, u, op):
    """A change for a time; a Demigoddess is not suppressed (CE-194)."""
    key = op.key
    if key == K_SUPPRESSED and has(s, c, u, K_DEMIGODDESS):
        return
    s.changed |= BIT << u
    if op.n < 0:
        s.less[op.until][u][key] = min(MOST_CHANGE, s.less[op.until][u][key] - op.n)
    else:
        s.more[op.until][u][key] = min(MOST_CHANGE, s.more[op.until][u][key] + op.n)


def change_souls(s, c, u, n):
    """R-44: gained Souls come from the supply."""
    who = cython.address(s.unit[u])
    if u >= FIRST_MONSTER:
        return
    if n > 0:
        n = min(n, souls_left(s, c))
    who.souls = max(0, who.souls + n)


def mark(s, c, todo, u, status):
    """Gives a status (4.3), as far as its special cards reach."""
    who = cython.address(s.unit[u])
    if who.status & status:
        return
    if status == INFECTION:
        if (
            u >= FIRST_MONSTER
            or has(s, c, u, K_IMMUNE_INFECTION)
            or marked(s, INFECTION) >= c.goddess[MYC].status_cards
        ):
            return
    elif status == VENDETTA:
        for other in range(N_CRYPTONAUTS):
            s.unit[other].status &= ~VENDETTA
    elif status == ENTOMBED:
        if todo.hazard:
            who.buried = 0
        elif buried(s) >= c.goddess[SKZ].status_cards:
            return
        else:
            who.buried = 1
    elif status == BURNING:
        who.burnt_by = todo.source
    who.status |= status


def marked(s, status):
    n = 0
    for u in range(N_CRYPTONAUTS):
        if s.unit[u].status & status:
            n += 1
    return n


def buried(s):
    """Special cards of Entombed that lie with Cryptonauts."""
    n = 0
    for u in range(N_CRYPTONAUTS):
        if s.unit[u].status & ENTOMBED and s.unit[u].buried:
            n += 1
    return n


def clean(s, u, what):
    """Ends a status; all of them; or every negative change and every Slow."""
    if what == CLEAN_ALL:
        s.unit[u].status = 0
    elif what == CLEAN_MODS:
        for until in range(UNTIL_PLAY):
            for key in range(N_CHANGES):
                s.less[until][u][key] = 0
            s.more[until][u][K_SLOW] = 0
    else:
        s.unit[u].status &= ~what


def give_counter(s, u):
    """prep(): a counter is there or not; not after a Rest (R-80)."""
    if not s.unit[u].rested and not s.unit[u].prepared:
        s.unit[u].prepared = 1
        s.n_prepared += 1


def step_op(s, c, todo, op):
    """An immediate Move, by its own side unless by the caster (R-42)."""
    u = todo.thing
    if s.unit[u].status & ENTOMBED:
        return
    seat = seat_of(c, todo.source) if op.flags & CASTER else seat_of(c, u)
    s.unit[u].broken = 0
    push(s, MOVE, seat, u, op.n, 0)
    top(s).step = op.flags


def shove_op(s, c, todo, op):
    """A forced straight Move (R-69, R-70)."""
    if s.unit[todo.thing].status & ENTOMBED:
        return
    if op.key == SHOVE_ANY:
        push(s, ASK_DIRECTION, seat_of(c, todo.source), todo.source, todo.thing, op.n)
        return
    goal = shove_goal(s, c, todo, op)
    if goal >= 0:
        push(s, SHOVE, -1, goal, todo.thing, op.n)
        top(s).step = TOWARDS


def shove_goal(s, c, todo, op):
    """R-70: the source, or with `of` the nearest fitting one; the chosen space (GOAL_CELL + space); the
    Fire.
    """
    if op.key == TO_CELL:
        return GOAL_CELL + todo.cell
    if op.key == TO_FIRE:
        i = find(s, s.unit[todo.thing].cell, c, FIRE)
        return REF_STRUCTURE + i if i >= 0 else -1
    if todo.source >= 0:
        return todo.source
    w = cython.address(c.effect[todo.effect].within[0])
    best = -1
    nearest = FAR
    for i in range(s.n_order):
        u = s.order[i]
        away = apart(s, c, u, todo.thing)
        if away < nearest and in_play(s, c, u) and sees_ref(s, c, u, todo.thing, w.n):
            nearest = away
            best = u
    return best


def warp_op(s, c, todo, op):
    """R-67; without a legal space this part of a list is skipped."""
    who = todo.source if op.key == WHO_SELF else todo.thing
    n = warp_spaces(s, c, who, op, todo.source, todo.target, cython.NULL)
    if n == 0:
        return
    push(s, ASK_SPACE, seat_of(c, todo.source), who, top(s).source, 0)


def uncharge_op(s, c, u):
    """One Soul of a Charge is spent, picked by the Goddess."""
    if charges(s, c, u) > 0:
        push(s, ASK_OPTION, 0, u, CHOOSE_CHARGE, 0)


# --- summon


def summon_op(s, c, todo, op):
    """As many as limits and spaces allow, up to n, each on a space that the Goddess picks (R-28)."""
    if todo.count < op.n and places(s, c, op.key, op.place, todo.source, cython.NULL):
        todo.count += 1
        push(s, ASK_SUMMON, 0, op.key, 0, BY_EFFECT)
        return
    todo.count = 0
    todo.at += 1
