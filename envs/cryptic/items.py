"""Souls, Artifacts, Knowledge: Charging, picking up, Trade, Loot, Teleport (CE-124 to CE-140, CE-204 to
CE-208).
"""

import cython

# --- Souls


def charge(s, c, u, slot):
    """CE-130: the Soul works at once."""
    who = cython.address(s.unit[u])
    who.souls -= 1
    who.charges_made += 1
    if slot >= S_ITEM:
        s.item_charged[who.item[(slot - S_ITEM) // 2]] = 1
    else:
        who.charged |= 1 << (slot - S_ABILITY - 1)
    sources_changed(s, c)


def sources_changed(s, c):
    """What Effects are at work has changed; an infection ends where it has no effect (immune_infection)."""
    gather(s, c)
    if not listens(s, K_IMMUNE_INFECTION):
        return
    for u in range(N_CRYPTONAUTS):
        if present(s, u) and has(s, c, u, K_IMMUNE_INFECTION):
            s.unit[u].status &= ~INFECTION


def spend_soul(s, c, u, slot):
    """The Soul of a slot goes back to the supply: an unused one, or one that Charges (CE-134, CE-135)."""
    who = cython.address(s.unit[u])
    if slot == S_SOUL:
        who.souls -= 1
        return
    if slot in (S_CHARGE_1, S_CHARGE_2):
        who.charged &= ~(1 << (slot - S_CHARGE_1))
    else:
        s.item_charged[who.item[(slot - S_ITEM) // 2]] = 0
    sources_changed(s, c)


def charge_slots(s, u, mask):
    """uncharge(): the Charges that the Goddess may pick from."""
    who = cython.address(s.unit[u])
    n = 0
    for i in range(2):
        if who.charged >> i & 1:
            n += offer(mask, SLOT + S_CHARGE_1 + i)
    for i in range(who.n_items):
        if s.item_charged[who.item[i]]:
            n += offer(mask, SLOT + S_ITEM + 2 * i + 1)
    return n


# --- Artifact and Relic tokens


def pick_task(s, c):
    """An Artifact or Relic token is taken: the card, then a Knowledge (CE-087, CE-136, CE-223)."""
    f = top(s)
    u = f.source
    cell = f.target
    f.step += 1
    if f.step == 1 and listens(s, KEY_OF_EVENTS + ON_OWN_ARTIFACT_PICKUP):
        push(s, HAPPENED, -1, -1, u, ON_OWN_ARTIFACT_PICKUP)
        return
    pop(s)
    if s.peeked[0] < 0:
        item = draw_item(s, c, cell)
    else:
        item = s.peeked[0]  # the one kept
        s.peeked[0] = -1
    s.token[cell] &= ~(ARTIFACT | RELIC)
    if item >= 0:
        gain_item(s, u, item)
        s.item_slot[item] = c.grid.slot[cell]
    sources_changed(s, c)
    draw_knowledge(s, c, u)
    check_victory(s, c)


def draw_item(s, c, cell):
    if s.token[cell] & RELIC:
        slot = c.grid.slot[cell]
        if s.relic_n[slot] == 0:
            return -1
        s.relic_n[slot] -= 1
        return s.relic_deck[slot][s.relic_n[slot]]
    if s.artifact_n == 0:
        return -1
    s.artifact_n -= 1
    if s.artifact_bottom > s.artifact_n:
        s.artifact_bottom = s.artifact_n
    return s.artifact_deck[s.artifact_n]


def gain_item(s, u, item):
    who = cython.address(s.unit[u])
    if who.n_items < MAX_CARRIED:
        who.item[who.n_items] = item
        who.n_items += 1


def lose_item(s, u, i):
    """The item at a place; those after it move up."""
    who = cython.address(s.unit[u])
    who.n_items -= 1
    for k in range(i, who.n_items):
        who.item[k] = who.item[k + 1]


def keep_artifact(s, c, u, kept):
    """peek(artifact 2 keep 1): the other goes unseen under the deck."""
    other = s.peeked[1 - kept]
    s.peeked[0] = s.peeked[kept]
    s.peeked[1] = -1
    if other >= N_ARTIFACTS:
        put_under_relics(s, c.grid.slot[s.unit[u].cell], other)
        return
    for i in range(s.artifact_n, 0, -1):
        s.artifact_deck[i] = s.artifact_deck[i - 1]
    s.artifact_deck[0] = other
    s.artifact_n += 1
    s.artifact_bottom += 1


def put_under_relics(s, slot, item):
    s.relic_deck[slot][1] = s.relic_deck[slot][0]
    s.relic_deck[slot][0] = item
    s.relic_n[slot] += 1


# --- Trade and Loot


def begin_trade(s, c, u, partner):
    s.given = 0
    s.taken = 0
    s.moved_items = 0
    push(s, ASK_TRADE, seat_of(c, u), u, partner, 0)


def legal_trade(s, c, f, mask):
    """R-21: a direction or done, then one item."""
    if f.step:
        return goods(s, f, f.step, mask)
    n = offer(mask, VERB + V_DONE)
    if goods(s, f, V_GIVE, cython.NULL):
        n += offer(mask, VERB + V_GIVE)
    if goods(s, f, V_TAKE, cython.NULL):
        n += offer(mask, VERB + V_TAKE)
    return n


def goods(s, f, verb, mask):
    """What may still change hands in a direction: no item goes back."""
    giver = f.source if verb == V_GIVE else f.target
    back = s.taken if verb == V_GIVE else s.given
    who = cython.address(s.unit[giver])
    n = 0
    for i in range(who.n_items):
        if not s.moved_items >> who.item[i] & 1:
            n += offer(mask, SLOT + S_ITEM + 2 * i)
    for kind in range(4):
        if amount(s, giver, kind) and not back >> kind & 1:
            n += offer(mask, SLOT + S_KNOWLEDGE + kind)
    return n


def amount(s, u, kind):
    """How many a Cryptonaut has of: Knowledge, unused Souls, Bones, Codex."""
    who = cython.address(s.unit[u])
    if kind == 0:
        return who.knowledge
    if kind == 1:
        return who.souls
    return who.bones if kind == 2 else who.codex


def answer_trade(s, c, f, action):
    """f: the ASK_TRADE frame, gone."""
    if action == VERB + V_DONE:
        sources_changed(s, c)
        check_victory(s, c)
        return
    push(s, ASK_TRADE, f.owner, f.source, f.target, 0)
    if action < SLOT:
        top(s).step = action - VERB
        return
    giver = f.source if f.step == V_GIVE else f.target
    taker = f.target if f.step == V_GIVE else f.source
    slot = action - SLOT
    if slot < S_KNOWLEDGE:
        s.moved_items |= BIT << s.unit[giver].item[(slot - S_ITEM) // 2]
        pass_item(s, giver, taker, (slot - S_ITEM) // 2)
        sources_changed(s, c)
        check_victory(s, c)
        return
    pass_one(s, giver, taker, slot - S_KNOWLEDGE)
    if f.step == V_GIVE:
        s.given |= 1 << (slot - S_KNOWLEDGE)
    else:
        s.taken |= 1 << (slot - S_KNOWLEDGE)


def pass_item(s, giver, taker, i):
    """Charge and use in this Round go with it (R-85)."""
    item = s.unit[giver].item[i]
    lose_item(s, giver, i)
    gain_item(s, taker, item)


def pass_one(s, giver, taker, kind):
    a = cython.address(s.unit[giver])
    b = cython.address(s.unit[taker])
    if kind == 0:
        a.knowledge -= 1
        b.knowledge += 1
    elif kind == 1:
        a.souls -= 1
        b.souls += 1
    elif kind == 2:
        a.bones -= 1
        b.bones += 1
    else:
        a.codex = 0
        b.codex = 1


def lootable(s, c, u, mask):
    """Corpses on or next to her space with something on them and nobody else standing there (CE-127, CE-129,
    R-20).
    """
    n = 0
    for dead in range(N_CRYPTONAUTS):
        if may_loot(s, c, u, dead) and first_corpse(s, c, u, s.unit[dead].cell) == dead:
            n += offer(mask, CELL + s.unit[dead].cell)
    return n


def may_loot(s, c, u, dead):
    if s.unit[dead].life != DEAD or not holds_something(s, dead):
        return 0
    cell = s.unit[dead].cell
    if s.unit_at[cell] >= 0 and s.unit_at[cell] != u:
        return 0
    return distance(c, s.unit[u].cell, 1, cell, 1) <= 1


def first_corpse(s, c, u, cell):
    """The first Cryptonaut in unit order whose Corpse lies on a space and has something; -1."""
    for dead in range(N_CRYPTONAUTS):
        if s.unit[dead].cell == cell and may_loot(s, c, u, dead):
            return dead
    return -1


def holds_something(s, u):
    return carries(s, u) or s.unit[u].charged


def legal_loot(s, f, mask):
    """Any of it, one by one, or done."""
    who = cython.address(s.unit[f.target])
    n = offer(mask, VERB + V_DONE)
    for i in range(who.n_items):
        n += offer(mask, SLOT + S_ITEM + 2 * i)
    for kind in range(4):
        if amount(s, f.target, kind):
            n += offer(mask, SLOT + S_KNOWLEDGE + kind)
    for i in range(2):
        if who.charged >> i & 1:
            n += offer(mask, SLOT + S_CHARGE_1 + i)
    return n


def answer_loot(s, c, f, action):
    """f: the frame, gone; Souls that Charged the dead one's Abilities become unused ones (CE-127)."""
    if action == VERB + V_DONE:
        return
    slot = action - SLOT
    dead = f.target
    if slot in (S_CHARGE_1, S_CHARGE_2):
        s.unit[dead].charged &= ~(1 << (slot - S_CHARGE_1))
        s.unit[f.source].souls += 1
    elif slot < S_KNOWLEDGE:
        pass_item(s, dead, f.source, (slot - S_ITEM) // 2)
        sources_changed(s, c)
        check_victory(s, c)
    else:
        pass_one(s, dead, f.source, slot - S_KNOWLEDGE)
    if holds_something(s, dead) and not s.head.over:
        push(s, ASK_LOOT, f.owner, f.source, dead, 0)


# --- Teleport


def may_teleport(s, c):
    """CE-204, R-24: an Objective of the Realm (in Quickplay of the Sub-Realm) is completed."""
    return board_done(s, c, 0)


def companions(s, c, u, chosen, mask):
    """Adjacent Cryptonauts who may still be taken along (R-23)."""
    n = 0
    if s.unit[u].status & ENTOMBED:
        return 0
    for other in range(N_CRYPTONAUTS):
        if chosen >> other & 1 or s.unit[other].status & ENTOMBED:
            continue
        if present(s, other) and adjacent(s, c, u, other):
            n += offer(mask, CELL + s.unit[other].cell)
    return n


def legal_teleport(s, c, f, mask):
    n = companions(s, c, f.source, f.count, mask)
    if f.count:
        n += offer(mask, VERB + V_DONE)
    return n


def answer_teleport(s, c, f, action):
    """f: the ASK_TELEPORT frame, gone."""
    if action != VERB + V_DONE:
        chosen = f.count | 1 << s.unit_at[action - CELL]
        push(s, ASK_TELEPORT, f.owner, f.source, -1, chosen)
        return
    for u in range(N_CRYPTONAUTS):
        if u == f.source or f.count >> u & 1:
            lift(s, c, u)
            s.unit[u].life = TELEPORTED
    for u in range(N_CRYPTONAUTS):
        if u == f.source or f.count >> u & 1:
            leave(s, c, u)
    check_victory(s, c)
