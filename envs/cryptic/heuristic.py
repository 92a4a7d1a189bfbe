"""The built-in player: it knows what the seat that is asked may know, and rates every answer.

All values are in hundredths of a Vitae, compared with the other answers to the same question.
"""

import cython


def advise(s, c, seed):
    """The best answer to the question asked; ties are broken by the seed."""
    memset(cython.address(mask), 0, cython.sizeof(mask))
    legal(s, c, mask.on)
    memcpy(cython.address(t), s, cython.sizeof(State))
    return best_answer(cython.address(t), c, mask.on, seed)


def best_answer(s, c, mask, seed):
    """The same on a copy of the state, in which units may be put elsewhere for a moment."""
    f = top(s)
    think(s, c, f.owner, cython.address(m))
    prepare_question(s, c, cython.address(m), f, cython.address(p))
    best = -1
    best_worth = 0
    last = CELL + c.grid.n_cells
    for action in range(last):
        if mask[action]:
            worth = 4 * answer_worth(s, c, cython.address(m), cython.address(p), f, action) + tie_break(
                seed, action
            )
            if best < 0 or worth > best_worth:
                best = action
                best_worth = worth
    return best


def tie_break(seed, action):
    return mix(seed + action) & 3


def prepare_question(s, c, m, f, p):
    """What all answers to a question have in common."""
    kind = f.kind
    u = f.source
    if kind in (ASK_MENU, ASK_STEP, ASK_SPACE, ASK_PREPARED, ASK_SOURCE, ASK_TARGET) and u >= 0:
        if u < FIRST_MONSTER:
            begin(s, c, m, u, p)
        else:
            stalk(s, c, m, u, p)
    if kind in (ASK_MENU, ASK_PREPARED):
        foresee(s, c, m, u, p)
    elif kind == ASK_MONSTER:
        stalk(s, c, m, u, p)
        scent(s, c, m, u, p)
    elif kind == ASK_STEP:
        choose_step(s, c, m, f, p)
    elif kind in (ASK_POWERS, ASK_SUMMON):
        survey(s, c, m, p)
    elif kind in (ASK_ENTRANCE, ASK_PLACE):
        look_in(s, c, m, max(u, 0), p)


def look_in(s, c, m, u, p):
    """The goals of a Cryptonaut who stands nowhere yet, as they are for one in the entrance area."""
    s.unit[u].cell = doorstep(s, c)
    crypt_walker(s, c, u, cython.address(p.walker))
    aspire(s, c, m, cython.address(p.walker), cython.address(p.way))


def choose_step(s, c, m, f, p):
    """Where the Move leads that is under way."""
    u = f.source
    move = below_top(s, 1)
    if move.step & FLOATING:
        p.walker.floating = 1
    explore(s, c, cython.address(p.walker), points_left(s, c, move), cython.address(p.reach))
    if u < FIRST_MONSTER:
        choose_way(s, c, m, u, p)
    else:
        choose_prowl(s, c, u, p, 1 if f.owner == 0 else -1)


def survey(s, c, m, p):
    """The Field of the prey for any Monster."""
    p.walker.unit = GASH
    p.walker.floating = 0
    p.walker.large = 0
    p.walker.door = 1
    p.walker.arcane = SHUT
    p.walker.hazards = 0
    hunt(s, c, m, cython.address(p.walker), cython.address(p.way))


def answer_worth(s, c, m, p, f, action):
    """How good an answer is."""
    kind = f.kind
    if kind == ASK_MENU:
        if f.target == 1 and action == VERB + V_MOVE:
            return RATHER_NOT  # what was Prepared is no walk
        return menu_worth(s, c, m, f.source, p, action - VERB)
    if kind == ASK_STEP:
        return way_worth(c, p, action)
    if kind == ASK_MONSTER:
        return pack_worth(s, c, m, f.source, p, action - VERB)
    if kind == ASK_POWERS:
        return reign_worth(s, c, m, p, action)
    if kind == ASK_SOURCE:
        return 0 if action < SLOT else source_worth(s, c, m, p, f, action - SLOT)
    if kind == ASK_TARGET:
        return target_worth(s, c, m, p, f, action)
    if kind == ASK_UNIT:
        return 0 if action < CELL else 100 + turn_worth(s, c, m, s.unit_at[action - CELL], p)
    if kind < ASK_UNIT:
        return setup_worth(s, c, m, p, f, action)
    return answer_worth_more(s, c, m, p, f, action)


def answer_worth_more(s, c, m, p, f, action):
    kind = f.kind
    if kind == ASK_REROLL:
        return reroll_worth(s, c, m, f.source) if action == VERB + V_YES else 0
    if kind == ASK_TRIGGER:
        return trigger_worth(s, c, m, f) if action == VERB + V_YES else 0
    if kind == ASK_PREPARED:
        return prepared_worth(s, c, m, p, f.source) if action == VERB + V_YES else 0
    if kind == ASK_SUMMON:
        return den_worth(c, p, f.source, action - CELL)
    if kind == ASK_DISCARD:
        return -keeping(s, c, m, (action - CARD) // 3)
    if kind == ASK_DIRECTION:
        return direction_worth(s, c, f, action - DIR)
    if kind == ASK_TELEPORT:
        if action == VERB + V_DONE:
            return 0
        return companion_worth(s, m, f.count, s.unit_at[action - CELL])
    if kind == ASK_LOOT:
        return 0 if action == VERB + V_DONE else 1 + stuff_worth(s, c, m, f.target, action - SLOT)
    if kind == ASK_TRADE:
        return action == VERB + V_DONE
    if kind == ASK_SPACE:
        return space_worth(s, c, p, f.source, action - CELL)
    if kind == ASK_OPTION:
        return option_worth(s, c, f, action - SLOT)
    return 0  # ASK_ORDER


def setup_worth(s, c, m, p, f, action):
    """Drafts and the questions before the first Round."""
    kind = f.kind
    if kind == ASK_PICK:
        return pick_worth(s, c, action - DRAFT)
    if kind == ASK_BAN:
        return sheet_worth(c, action - DRAFT)
    if kind == ASK_GUARD:
        return guard_worth(s, c, action)
    if kind == ASK_CRYSTAL:
        return entrance_away(s, c, action - CELL)
    if kind == ASK_CODEX:
        return codex_worth(s, c, action - CELL)
    if kind == ASK_ENTRANCE:
        return entrance_worth(s, c, 1 if action == VERB + V_YES else 2, cython.address(p.way))
    if kind == ASK_PLACE:
        return p.way.value[action - CELL]
    if kind == ASK_FLIP:
        return 0 if action < CELL else entrance_away(s, c, action - CELL)
    return 0


# --- slots and targets


def source_worth(s, c, m, p, f, slot):
    """ASK_SOURCE: which Attack, Ability, Artifact, Charge or Soul."""
    u = f.source
    verb = f.target
    if weapon_at(s, c, u, slot) >= 0:
        for i in range(p.strikes.n):
            if p.strikes.slot[i] == slot and strike_hits(s, c, u, cython.address(p.strikes), i):
                return p.strikes.worth[i]
        return NOTHING
    if slot in (S_CHARGE_1, S_CHARGE_2, S_SOUL):
        return restore_worth(s, c, m, u, slot)
    return slot_worth(s, c, m, u, verb, slot)


def target_worth(s, c, m, p, f, action):
    """ASK_TARGET: on whom or what."""
    u = f.source
    slot = f.count
    cell = action - CELL
    ref = ref_at(s, cell)
    if u < 0:
        return goddess_target(s, c, m, f, ref, cell)
    verb = f.target
    if verb in (V_OBJECTIVE, V_DIG, V_LOOT, V_TRADE):
        return errand_worth(s, c, m, u, verb, ref, cell)
    if weapon_at(s, c, u, slot) >= 0:
        for i in range(p.strikes.n):
            if p.strikes.slot[i] == slot and p.strikes.ref[i] == ref:
                return p.strikes.worth[i]
        return -1
    return part_worth(s, c, m, u, slot, effect_at(s, c, u, slot), ref, cell)


def part_worth(s, c, m, u, slot, effect, ref, cell):
    """An effect on a unit or Structure, or on a space where it aims at one."""
    if c.aim[c.effect[effect].aim].who in (WHO_CELL, WHO_SKULL):
        return aim_worth(s, c, m, u, slot, effect, -1, cell)
    return aim_worth(s, c, m, u, slot, effect, ref, cell)


def ref_at(s, cell):
    """What stands on a space: a unit before a Structure."""
    if s.unit_at[cell] >= 0:
        return s.unit_at[cell]
    return REF_STRUCTURE + s.structure_at[cell] if s.structure_at[cell] >= 0 else -1


def goddess_target(s, c, m, f, ref, cell):
    """Empower, Blood, a card; which Spore is eaten and which Door falls shut are all the same."""
    if f.target == V_EMPOWER:
        return monolith_away(s, c, cell)
    if f.target == V_BUY:
        return part_worth(s, c, m, -1, -1, c.blood[f.count].effect, ref, cell)
    if f.target == V_END:
        return part_worth(s, c, m, -1, -1, c.goddess[s.goddess].card[f.count // 3].effect, ref, cell)
    return 0


def errand_worth(s, c, m, u, verb, ref, cell):
    if verb == V_OBJECTIVE:
        return site_worth(s, c, m, u, ref - REF_STRUCTURE)
    if verb == V_LOOT:
        for other in range(N_CRYPTONAUTS):
            if s.unit[other].life == DEAD and s.unit[other].cell == cell:
                return estate(s, c, m, other)
    return 10 if ref == u else 5


def space_worth(s, c, p, u, cell):
    """ASK_SPACE: where a unit is put."""
    if u >= FIRST_MONSTER:
        return lair_worth(s, c, u, p, cell)
    return p.way.value[cell]


def option_worth(s, c, f, slot):
    """ASK_OPTION: open rather than close; the better Artifact; any Charge."""
    if f.target == CHOOSE_ARTIFACT:
        return item_worth(s, c, s.peeked[slot - S_OPTION])
    if f.target == CHOOSE_VERB:
        return slot == S_OPTION
    return 0


def stuff_worth(s, c, m, other, slot):
    """ASK_LOOT: what matters first."""
    if slot == S_KNOWLEDGE:
        return 500
    return 100 if slot == S_SOUL else 50


# --- dice


def reroll_worth(s, c, m, u):
    """CE-066: a Stamina for another throw of a check that has failed."""
    check = below_top(s, 1)
    cause = below_top(s, 2)
    price = weary(s, u, 1)
    if check.target == K_STAMINA_CHECK:
        return stake_of_list(s, c, m, u, check, cause) - price - LEAST
    number = aim_of(s, c, u) if check.target == K_AIM else cast_of(s, c, u)
    if cause.kind == LIST:
        return stake_of_list(s, c, m, u, check, cause) - price - LEAST
    return stake_of_deed(s, c, m, u) * chance(number + check.count) // SURE - price - LEAST


def stake_of_deed(s, c, m, u):
    """What the Action under way brings if it succeeds."""
    if s.n_deeds == 0:
        return 0
    d = cython.address(s.deed[s.n_deeds - 1])
    if d.unit != u:
        return 0
    if d.weapon >= 0:
        if d.target >= REF_STRUCTURE or d.target < 0:
            return 0
        return hit_worth(s, c, m, u, cython.address(c.weapon[d.weapon]), d.weapon, d.target)
    if d.effect >= 0:
        return outcome(s, c, m, d.effect, u, d.target, d.cell, -1)
    return 0


def stake_of_list(s, c, m, u, check, cause):
    """What hangs on a Stamina check: the two lists of the operation that called for it, or the Action."""
    number = chance(stamina_of(s, c, u) - 1 + check.count)
    if cause.kind == DEED:
        return stake_of_deed(s, c, m, u) * number // SURE
    if cause.kind != LIST:
        return 0  # Break-Away: the reroll costs what it saves
    under_way = cython.address(s.list[cause.source])
    op = cython.address(c.op[under_way.at])
    if op.code != OP_CHK:
        return 0
    memcpy(cython.address(list_), under_way, cython.sizeof(List))
    passed = run_worth(s, c, m, cython.address(list_), op.b, op.b_end, BIT << u, 0)
    memcpy(cython.address(list_), under_way, cython.sizeof(List))
    failed = run_worth(s, c, m, cython.address(list_), op.a, op.a_end, BIT << u, 0)
    return (passed - failed) * number // SURE


def trigger_worth(s, c, m, f):
    """Yes, but a hit is taken for another only by who can bear it better."""
    op = cython.address(c.op[c.effect[s.rule[f.target].effect].first])
    if op.code != OP_REDIRECT:
        return 1
    d = cython.address(s.deed[s.n_deeds - 1])
    n = attack_damage(s, c, d)
    return pain(s, m, d.target, n) - pain(s, m, f.source, n - 1)


def prepared_worth(s, c, m, p, u):
    """CE-120: at a good chance, which may be the last."""
    worth = p.strike
    worth = max(worth, best_use(s, c, m, u, V_ABILITY))
    worth = max(worth, best_use(s, c, m, u, V_CAST))
    return worth - 40


def direction_worth(s, c, f, direction):
    """Monsters away from the Cryptonauts, Cryptonauts towards the Monsters: as far as there is room."""
    u = f.target
    cell = s.unit[u].cell
    total = 0
    low = 0 if u >= FIRST_MONSTER else FIRST_MONSTER
    high = FIRST_MONSTER if u >= FIRST_MONSTER else GASH
    for _ in range(f.count):
        to = neighbour(c, cell, direction)
        if to < 0 or s.block[to] & (STOP_ALL | BLOCK_PIT):
            break
        cell = to
    for other in range(low, high):
        if present(s, other):
            total += min(8, distance(c, cell, 1, s.unit[other].cell, 1))
    return total if u >= FIRST_MONSTER else -total
