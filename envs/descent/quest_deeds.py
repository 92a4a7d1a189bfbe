"""Quest actions and other choices about quest tokens and doors (DES-208, DES-210, windows HT2, OT4).

The USE frame of a quest action: source is the figure, target the deed, owner the token or door chosen, count
the answer to the last question.
"""

import cython


def quest_action(s, c, u, which):
    """Whether a figure may use QUEST_A, QUEST_B or QUEST_C now (its action left aside)."""
    if not names_target(s, which):
        return may_store(s, u)
    for what in range(FIRST_QUEST_TOKEN + N_QUEST_TOKENS):
        if may_name(s, c, u, which, what):
            return 1
    return 0


def names_target(s, which):
    """FG1-2: what is stored is what he carries."""
    return s.encounter != FG1 or which != 1


def names_door(s):
    return s.encounter == MB2 or s.encounter == FI1


def may_name(s, c, u, which, what):
    """Whether the token (or the door, where doors are worked) can be named for a quest action of a figure."""
    if names_door(s):
        return which == 0 and what < map_of(s).n_doors and may_work_door(s, u, what)
    if not quest_token(what) or s.token[what].life == GONE:
        return 0
    if s.encounter == FG2 and which == 1:
        return may_question(s, c, u, what)
    return beside_token(s, u, what) and may_use_token(s, u, which, what)


def may_use_token(s, u, which, t):
    """A quest token in reach; the rules in the order of encounters."""
    e = s.encounter
    if e in (FG1, FG2, OQ1A):
        return which == 0 and may_carry(s, u)
    if e in (CD1, OQ2, HC2):
        return which == 0 and is_hero(u) and s.token[t].face == UNTOUCHED
    if e == CP1:
        return which == 0 and may_raise(s, u, t)
    if e == MB1:
        return may_unmask(s, u, t) if which == 0 else which == 1 and may_take_noble(s, u, t)
    if e == OQ1B:
        return which == 0 and may_carry(s, u) if is_hero(u) else which == 1 and may_mark(s, u, t)
    if e == LV1:
        return which == 0 and may_use_lantern(s, u, t)
    if e == DA1:
        return which == 0 if is_hero(u) else which == 1 and is_monster(u) and fresh(s, u)
    return e == DA2 and may_turn_wheel(s, u, which, t)


def fresh(s, u):
    """Once for each activation or turn."""
    return not s.figure[u].used & ONCE_QUEST


def may_store(s, u):
    """FG1-2: next to the farm, the only obstacles of the map."""
    if not is_hero(u) or s.figure[u].carries < 0:
        return 0
    for cell in range(map_of(s).n):
        if terrain(s, cell) == OBSTACLE and adjacent(s, s.figure[u].cell, cell):
            return 1
    return 0


def may_question(s, c, u, t):
    """FG2-4: Splig in his zone, a prisoner whom he carries or who lies in that zone in reach."""
    zone = zone_of(s, c, 0)
    if not is_leader(s, u) or not on_zone(s, u, zone):
        return 0
    if s.figure[u].carries == t:
        return 1
    return beside_token(s, u, t) and in_zone(s, s.token[t].cell, zone)


def may_raise(s, u, t):
    """CP1-3: once in each overlord turn (DER-103)."""
    return is_leader(s, u) and s.token[t].face == UNTOUCHED and not s.counter[RAISED_NOW]


def may_unmask(s, u, t):
    """MB1-2."""
    return (is_hero(u) or is_chief(s, u)) and s.token[t].face == UNTOUCHED


def may_take_noble(s, u, t):
    """MB1-3."""
    return may_carry(s, u) and s.token[t].face == DONE


def may_work_door(s, u, door):
    """MB2-1: a hero or Lady Eliza, once for each turn; FI1-1: a hero."""
    if s.doors_open >> door & 1 or not beside_door(s, u, door):
        return 0
    if s.encounter == FI1:
        return is_hero(u)
    return (is_hero(u) or is_leader(s, u)) and fresh(s, u)


def may_mark(s, u, t):
    """OQ1b-3: the gaoler."""
    return is_leader(s, u) and s.token[t].marks < MARKED


def may_use_lantern(s, u, t):
    """LV1-2, LV1-3."""
    if is_hero(u):
        return s.token[t].face == UNTOUCHED
    return is_chief(s, u) and s.token[t].face == DONE and fresh(s, u)


def may_turn_wheel(s, u, which, t):
    """DA2-1, DA2-2."""
    if is_hero(u):
        return which == 1 and s.token[t].face == DONE
    return which == 0 and is_chief(s, u) and s.token[t].face == UNTOUCHED and fresh(s, u)


# --- the course of a quest action


def quest_task(s, c):
    """The USE frame of a quest deed is on top."""
    f = top(s)
    if f.target == D_FIGURES:
        figures_task(s, c)
    elif f.target == D_UNIQUE or f.target == D_START_LOST:
        named_task(s, c, f)
    elif f.step == NAMING:
        name_target(s, f)
    elif f.step == NAMED:
        choose_attribute(s, c, f)
    elif f.step == ATTRIBUTE_CHOSEN:
        f.step = TESTED
        ask_test(s, f.source, f.count, modifier(s, f))
    elif f.step == TESTED:
        carry_out(s, c, f, s.passed)
    else:
        take_noble(s, f)


def name_target(s, f):
    if names_target(s, f.target - D_QUEST_A):
        push(s, ASK_DOOR if names_door(s) else ASK_TOKEN, seat_for(f.source), f.source, f.target, 0)
    else:
        f.step = NAMED


def seat_for(u):
    return seat_of(u) if is_hero(u) else 0


def choose_attribute(s, c, f):
    """Where there is a test, the figure says which attribute it tests; else the deed is done at once."""
    f.owner = f.count
    bits = attributes(s, f.source, f.target - D_QUEST_A)
    if bits:
        push(s, ASK_CHOICE, seat_for(f.source), f.source, f.target, bits)
    else:
        carry_out(s, c, f, 1)


def attributes(s, u, which):
    """Attributes that may be tested, bits; 0: no test."""
    e = s.encounter
    if e in (CD1, FI1) or (e == DA2 and which == 1):
        return 1 << MIGHT | 1 << KNOWLEDGE
    if e == CP1 or (e == FG2 and which == 1):
        return 1 << KNOWLEDGE
    if e == MB2:
        return 1 << MIGHT | 1 << KNOWLEDGE | 1 << AWARENESS
    if e == OQ2:
        return 1 << MIGHT | 1 << AWARENESS
    if e == HC2:
        return 1 << MIGHT | 1 << WILLPOWER
    return 1 << WILLPOWER | 1 << KNOWLEDGE if e == LV1 and is_hero(u) else 0


def modifier(s, f):
    """MB2-2, MB2-3."""
    if s.encounter != MB2:
        return 0
    n = -1 if f.owner == RED_DOOR else 0
    return n + 1 if is_hero(f.source) and s.carry[RESCUED] > 0 else n


def carry_out(s, c, f, passed):
    """The effect; the frame goes, unless something is still asked."""
    u = f.source
    which = f.target - D_QUEST_A
    what = f.owner
    s.changed = 1
    s.figure[u].used |= ONCE_QUEST
    if s.encounter == MB1 and which == 0:
        unmask(s, c, f, u, what)
        return
    pop(s)
    if s.encounter == CP1:
        s.counter[RAISED_NOW] = 1
    if not passed:
        return
    if names_door(s):
        work_door(s, c, u, what)
    elif s.encounter == FG1 and which == 1:
        store_crop(s, u)
    elif s.encounter == FG2 and which == 1:
        question(s, what)
    elif is_taken(s, u, which):
        pick_up(s, u, what)
    else:
        touch(s, c, u, what)


def is_taken(s, u, which):
    """FG1-1, FG2-3, MB1-3, OQ1a-1, OQ1b-2: the token is picked up."""
    e = s.encounter
    return e in (FG1, FG2, MB1, OQ1A) or (e == OQ1B and which == 0)


def touch(s, c, u, t):
    """What is done to a token that stays where it is."""
    e = s.encounter
    token = cython.address(s.token[t])
    if e == OQ1B:
        token.marks = MARKED
    elif e == DA1 and is_monster(u):
        soak(s, t)
    elif e == DA1:
        read(s, t)
    elif e in (LV1, DA2):  # lit or dark, open or closed
        token.face = UNTOUCHED if token.face == DONE else DONE
    else:
        token.face = DONE
        if e == CP1:
            raise_zombie(s, c, token.cell)


def store_crop(s, u):
    """FG1-2."""
    take_away(s, s.figure[u].carries)
    s.counter[STORED] += 1


def question(s, t):
    """FG2-4: the prisoner is turned over and goes."""
    s.token[t].face = DONE
    take_away(s, t)
    if s.token[t].hidden == SPECIAL:
        s.counter[SECRET] = 1


def raise_zombie(s, c, cell):
    """CP1-3, CP1-4."""
    appear(s, c, ZOMBIE, cell)


def unmask(s, c, f, u, t):
    """MB1-2: a cultist is a Flesh Moulder; a noble may be taken at once."""
    cell = s.token[t].cell
    s.token[t].face = DONE
    if s.token[t].hidden == SPECIAL:
        pop(s)
        take_away(s, t)
        appear(s, c, MOULDER, cell)
    elif may_carry(s, u):
        f.step = OFFERED
        push(s, ASK_MAY, seat_for(u), u, f.target, 0)
    else:
        pop(s)


def take_noble(s, f):
    """The answer to that offer."""
    u = f.source
    t = f.owner
    taken = f.count
    pop(s)
    if taken:
        pick_up(s, u, t)


def appear(s, c, kind, cell):
    """A minion outside the limits, in a group of its own; cultists do not act in the turn they appear in."""
    group = cython.address(s.group[RAISED])
    if group.kind < 0:
        group.kind = kind
        group.open = 0
        group.zone = -1
        s.n_groups = RAISED + 1
    u = add_monster(s, c, kind, MINION, RAISED)
    if u < 0:
        return
    if kind == MOULDER and s.phase == PHASE_OVERLORD:
        s.figure[u].activated = 1
    push(s, PLACE, 0, u, CLOSEST, cell)


def read(s, t):
    """DA1-2."""
    s.token[t].face = DONE
    take_away(s, t)
    if s.token[t].hidden == SPECIAL:
        s.counter[LEDGERS] += 1


def soak(s, t):
    """DA1-3: with two marks it goes unseen."""
    s.token[t].marks += 1
    if s.token[t].marks >= MOST_WATER:
        take_away(s, t)


def work_door(s, c, u, door):
    """MB2-1: the door is open; FI1-1: a mark on the gate."""
    if s.encounter == FI1:
        mark_gate(s, c, u, door)
    else:
        open_for_good(s, c, u, door)


def mark_gate(s, c, u, door):
    s.doors_marks[door] += 1
    s.changed = 1
    if s.doors_marks[door] >= GATE_MARKS:
        open_for_good(s, c, u, door)


def open_for_good(s, c, u, door):
    """DER-124: window HT4 for a hero."""
    set_door(s, door, 1)
    door_opened(s, c, u, door)
    if is_hero(u):
        push(s, OPENED, -1, u, door, 0)


# --- the unique token, what is lost from the start


def named_task(s, c, f):
    """One thing is named, then it happens."""
    if f.step == NAMING:
        if f.target == D_UNIQUE:
            push(s, ASK_TOKEN if s.encounter == HC1 else ASK_DOOR, seat_of(f.source), f.source, D_UNIQUE, 0)
        else:
            push(s, ASK_TOKEN if s.encounter == OQ1B else ASK_FIGURE, 0, -1, D_START_LOST, 0)
        return
    u = f.source
    what = f.count
    pop(s)
    s.changed = 1
    if s.encounter == HC1:  # HC1-2
        s.token[what].face = HEROES
    elif s.encounter == FI1:  # FI1-2
        mark_gate(s, c, u, what)
    elif s.encounter == OQ1B:  # OQ1b-3
        s.token[what].marks = MARKED
    else:  # DW2-2
        remove(s, what, DEAD)


def may_choose_quest(s, c, f, what):
    """f: a question of a quest deed; `what`: a token, a door or a figure."""
    if f.target == D_START_LOST and s.encounter == DW2:
        return is_quest_figure(what) and s.figure[what].life == STANDING
    if f.target == D_UNIQUE and s.encounter == FI1:
        return what < map_of(s).n_doors and not s.doors_open >> what & 1
    if f.target == D_UNIQUE or f.target == D_START_LOST:
        return quest_token(what) and s.token[what].life == ON_MAP
    return may_name(s, c, f.source, f.target - D_QUEST_A, what)
