"""Effects under way: lists of operations, run by run, unit by unit (R-62)."""

import cython


def run_effect(s, c, effect, source, target, cell, other):
    """An Effect begins; target: a ref, cell: the chosen space, other: killer, roller or victim."""
    e = cython.address(c.effect[effect])
    l = push_list(s, e.first, e.end)
    l.effect = effect
    l.source = source
    l.other = other
    l.target = target
    l.cell = cell
    l.size = 1
    if target >= 0:
        l.cell = ref_cell(s, target)
        l.size = ref_size(s, c, target)
    begin_run(s, c, l, first_aim(c, e.first, e.end, e.aim))


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
    l = push_list(s, first, last)
    l.effect = -1
    l.source = source
    l.other = -1
    l.target = target
    l.cell = cell
    l.size = size
    if c.op[first].to < 0:
        l.left = 0
        take_ref(l, target)
        l.run_end = run_end(c, l)
        next_thing(s, l)
    else:
        begin_run(s, c, l, c.op[first].to)


def push_list(s, first, last):
    """An empty list on top of the others."""
    l = cython.address(s.list[s.n_lists])
    push(s, LIST, -1, s.n_lists, -1, 0)
    s.n_lists += 1
    memset(l, 0, cython.sizeof(List))
    l.at = first
    l.end = last
    l.run = first
    l.thing = -1
    return l


def begin_run(s, c, l, aim):
    """The next operations up to the next selector: its set is fixed now."""
    l.run = l.at
    l.run_end = run_end(c, l)
    l.area = c.aim[aim].radius >= 0 and is_own_ability(c, l)
    who = c.aim[aim].who
    if who == WHO_SPORE_AT_TARGET:
        choose_spore(s, c, l)
        return
    if is_single(c, aim) or who == WHO_TGT:
        l.left = 0
        l.left_structures = 0
        take_ref(l, l.target)
    else:
        group(s, c, l, aim)
    if who in (WHO_GODDESS, WHO_TEAM, WHO_CELL, WHO_SKULL):
        l.thing = -1  # once, on nobody
    else:
        next_thing(s, l)


def is_own_ability(c, l):
    """Whether ability_dmg of a Cryptonaut works on the list."""
    if l.effect < 0 or not is_crypt(l.source):
        return 0
    return c.effect[l.effect].kind in (KIND_ABILITY, KIND_FREE, KIND_SPELL)


def run_end(c, l):
    """One past the last operation before the next selector in front of one."""
    i = l.at + 1
    while i < l.end and c.op[i].to < 0:
        i += 1
    return i


def next_thing(s, l):
    """The next unit or Structure takes the run from its start; without one the run is over."""
    l.at = l.run
    l.count = 0
    u = next_unit(s, l.left)
    if u >= 0:
        l.left &= ~(BIT << u)
        l.thing = u
        return
    for i in range(MAX_STRUCTURES):
        if l.left_structures >> i & 1:
            l.left_structures &= ~(ONE << i)
            l.thing = REF_STRUCTURE + i
            return
    l.thing = -1
    l.at = l.run_end


def choose_spore(s, c, l):
    """`spore@tgt`: one Spore adjacent to the main target, picked by the Goddess."""
    l.left = 0
    l.left_structures = 0
    l.thing = -1
    n = spores_beside(s, c, l, cython.NULL)
    if n == 0:
        l.at = l.run_end
    elif n == 1:
        l.thing = only_spore(s, c, l)
    else:
        push(s, ASK_TARGET, 0, -1, V_TAKE, -1)


def spores_beside(s, c, l, mask):
    n = 0
    for i in range(s.n_order):
        u = s.order[i]
        if is_spore_beside(s, c, l, u):
            n += offer(mask, CELL + s.unit[u].cell)
    return n


def is_spore_beside(s, c, l, u):
    return s.unit[u].sheet == SPORE and u != l.target and apart(s, c, u, l.target) == 1


def only_spore(s, c, l):
    for i in range(s.n_order):
        if is_spore_beside(s, c, l, s.order[i]):
            return s.order[i]
    return -1


def inner(s, c, l, first, last):
    """A block of chk or when: the same source and targets; it works on the same unit."""
    if first >= last:
        return
    thing = l.thing
    new = push_list(s, first, last)
    new.effect = l.effect
    new.source = l.source
    new.other = l.other
    new.target = l.target
    new.cell = l.cell
    new.size = l.size
    new.area = l.area
    new.hazard = l.hazard
    new.run_end = run_end(c, new)
    if c.op[first].to >= 0:
        begin_run(s, c, new, c.op[first].to)
    else:
        new.thing = thing
