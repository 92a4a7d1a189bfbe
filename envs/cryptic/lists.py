"""Effects under way: lists of operations, run by run, unit by unit (R-62)."""

import cython


def run_effect(s, c, effect, source, target, cell, other):
    """An Effect begins; target: a ref, cell: the chosen space, other: killer, roller or victim."""
    e = cython.address(c.effect[effect])
    todo = push_list(s, e.first, e.end)
    todo.effect = effect
    todo.source = source
    todo.other = other
    todo.target = target
    todo.cell = cell
    todo.size = 1
    if target >= 0:
        todo.cell = ref_cell(s, target)
        todo.size = ref_size(s, c, target)
    begin_run(s, c, todo, first_aim(c, e.first, e.end, e.aim))


def first_aim(c, first, last, aim):
    """What the first run works on: the target, unless a selector stands in front of the first operation."""
    if first < last and c.op[first].to >= 0:
        return c.op[first].to
    return aim


def run_hazard(s, c, effect, source, other):
    """A Trap, a hazard or an Objective: its checks take hazard_bonus."""
    run_effect(s, c, effect, source, -1, -1, other)
    s.list[s.n_lists - 1].hazard = 1


def run_ops(s, c, first, last, source, target, cell, size):
    """A list that is no Effect of its own: onhit of a Weapon, on its target."""
    if first >= last:
        return
    todo = push_list(s, first, last)
    todo.effect = -1
    todo.source = source
    todo.other = -1
    todo.target = target
    todo.cell = cell
    todo.size = size
    if c.op[first].to < 0:
        todo.left = 0
        take_ref(todo, target)
        todo.run_end = run_end(c, todo)
        next_thing(s, todo)
    else:
        begin_run(s, c, todo, c.op[first].to)


def push_list(s, first, last):
    """An empty list on top of the others."""
    todo = cython.address(s.list[s.n_lists])
    push(s, LIST, -1, s.n_lists, -1, 0)
    s.n_lists += 1
    memset(todo, 0, cython.sizeof(List))
    todo.at = first
    todo.end = last
    todo.run = first
    todo.thing = -1
    return todo


def begin_run(s, c, todo, aim):
    """The next operations up to the next selector: its set is fixed now."""
    todo.run = todo.at
    todo.run_end = run_end(c, todo)
    todo.area = c.aim[aim].radius >= 0 and is_own_ability(c, todo)
    who = c.aim[aim].who
    if who == WHO_SPORE_AT_TARGET:
        choose_spore(s, c, todo)
        return
    if is_single(c, aim) or who == WHO_TGT:
        todo.left = 0
        todo.left_structures = 0
        take_ref(todo, todo.target)
    else:
        group(s, c, todo, aim)
    if who == WHO_CELL:
        i = s.structure_at[todo.cell]
        todo.thing = REF_STRUCTURE + i if i >= 0 else -1  # once, on the Structure there
    elif who in (WHO_GODDESS, WHO_TEAM, WHO_SKULL):
        todo.thing = -1  # once, on nobody
    else:
        next_thing(s, todo)


def is_own_ability(c, todo):
    """Whether ability_dmg of a Cryptonaut works on the list."""
    if todo.effect < 0 or not is_crypt(todo.source):
        return 0
    return c.effect[todo.effect].kind in (KIND_ABILITY, KIND_FREE, KIND_SPELL)


def run_end(c, todo):
    """One past the last operation before the next selector in front of one."""
    i = todo.at + 1
    while i < todo.end and c.op[i].to < 0:
        i += 1
    return i


def next_thing(s, todo):
    """The next unit or Structure takes the run from its start; without one the run is over."""
    todo.at = todo.run
    todo.count = 0
    u = next_unit(s, todo.left)
    if u >= 0:
        todo.left &= ~(BIT << u)
        todo.thing = u
        return
    for i in range(MAX_STRUCTURES):
        if todo.left_structures >> i & 1:
            todo.left_structures &= ~(ONE << i)
            todo.thing = REF_STRUCTURE + i
            return
    todo.thing = -1
    todo.at = todo.run_end


def choose_spore(s, c, todo):
    """`spore@tgt`: one Spore adjacent to the main target, picked by the Goddess."""
    todo.left = 0
    todo.left_structures = 0
    todo.thing = -1
    n = spores_beside(s, c, todo, cython.NULL)
    if n == 0:
        todo.at = todo.run_end
    elif n == 1:
        todo.thing = only_spore(s, c, todo)
    else:
        push(s, ASK_TARGET, 0, -1, V_TAKE, -1)


def spores_beside(s, c, todo, mask):
    n = 0
    for i in range(s.n_order):
        u = s.order[i]
        if is_spore_beside(s, c, todo, u):
            n += offer(mask, CELL + s.unit[u].cell)
    return n


def is_spore_beside(s, c, todo, u):
    return s.unit[u].sheet == SPORE and u != todo.target and apart(s, c, u, todo.target) == 1


def only_spore(s, c, todo):
    for i in range(s.n_order):
        if is_spore_beside(s, c, todo, s.order[i]):
            return s.order[i]
    return -1


def inner(s, c, todo, first, last):
    """A block of chk or when: the same source and targets; it works on the same unit."""
    if first >= last:
        return
    thing = todo.thing
    new = push_list(s, first, last)
    new.effect = todo.effect
    new.source = todo.source
    new.other = todo.other
    new.target = todo.target
    new.cell = todo.cell
    new.size = todo.size
    new.area = todo.area
    new.hazard = todo.hazard
    new.run_end = run_end(c, new)
    if c.op[first].to >= 0:
        begin_run(s, c, new, c.op[first].to)
    else:
        new.thing = thing
