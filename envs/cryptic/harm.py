"""Damage and loss, Between Realms, death, kills, destroyed Structures, Exhaustion, and who has won."""

import cython


def hurt(s, origin, ref, amount, flags):
    """Damage to be dealt (flags: PIERCING, KNOCKBACK, BY_ATTACK, BY_MELEE)."""
    push(s, DAMAGE, -1, origin, ref, min(amount, MOST_DAMAGE) + (flags << 5))


def damage_task(s, c):
    f = top(s)
    origin = f.source
    ref = f.target
    flags = f.count >> 5
    if f.step == 0:
        n = after_armor(s, c, origin, ref, f.count & 31, flags)
        f.count = n + (flags << 5)
        f.step = 1
        s.cancelled = 0
        if n > 0 and ref < FIRST_MONSTER and listens(s, KEY_OF_EVENTS + ON_SELF_DAMAGED):
            push(s, HAPPENED, -1, origin, ref, ON_SELF_DAMAGED)
            return
    if f.step == 1:
        f.step = 2
        if s.cancelled:
            f.count = flags << 5
        s.cancelled = 0
        n = f.count & 31
        if flags & BY_ATTACK:
            s.deed[s.n_deeds - 1].dealt = n
        if n > 0:
            take(s, c, origin, ref, n)
        if s.head.over or top(s).kind != DAMAGE:
            return
    n = f.count & 31
    pop(s)
    if n > 0 and flags & KNOCKBACK and ref < REF_STRUCTURE and may_be_knocked(s, c, ref):
        push(s, ASK_DIRECTION, seat_of(c, origin), origin, ref, n)


def after_armor(s, c, origin, ref, n, flags):
    """Ethereal (CE-196), then Armor (CE-191); Piercing ignores Armor."""
    if not ref_there(s, ref):
        return 0
    if ref < REF_STRUCTURE and has(s, c, ref, K_ETHEREAL) and not is_solid_to(s, c, origin, ref):
        return 0
    if not flags & PIERCING:
        n -= armor_of(s, c, ref)
    return max(0, n)


def is_solid_to(s, c, origin, ref):
    """Whether an Ethereal unit is Damaged by this originator."""
    if origin < 0:
        return 0
    return adjacent(s, c, origin, ref) or has(s, c, origin, K_IGNORE_ETHEREAL)


def may_be_knocked(s, c, u):
    """CE-199; Entombed units stay where they are."""
    return present(s, u) and not s.unit[u].status & ENTOMBED and not has(s, c, u, K_UNYIELDING)


def take(s, c, origin, ref, n):
    """Takes n Vitae or Health, by Damage that came through or by a loss (CE-203)."""
    if ref >= REF_STRUCTURE:
        what = cython.address(s.structure[ref - REF_STRUCTURE])
        if what.gone or what.health < 0:
            return
        what.health = max(0, what.health - n)
        if what.health == 0:
            destroy(s, c, origin, ref - REF_STRUCTURE)
        return
    who = cython.address(s.unit[ref])
    if who.life != PRESENT:
        return
    if ref < FIRST_MONSTER:
        wound(s, c, ref, n)
        return
    who.vitae = max(0, who.vitae - n)
    if ref == GASH:
        wake(s)
    if who.vitae == 0:
        slay(s, c, origin, ref)


def wake(s):
    """dormant ends when she loses Health or a Totem is destroyed: from the next Goddess Turn on."""
    if s.unit[GASH].woken == 0:
        s.unit[GASH].woken = 1


def wound(s, c, u, n):
    """CE-056 to CE-060: at 0 Between Realms; there already: killed."""
    who = cython.address(s.unit[u])
    if who.between:
        die(s, c, u)
        return
    who.vitae = max(0, who.vitae - n)
    if who.vitae == 0:
        who.between = 1
        goddess_gains(s, c, ON_CRYPT_BETWEEN_OR_DEAD)


def restore(s, u, n):
    """Vitae or Health up to the maximum; above 0 the Between Realms counter goes (CE-062)."""
    who = cython.address(s.unit[u])
    who.vitae = min(who.max_vitae, who.vitae + n)
    if who.vitae > 0:
        who.between = 0


def die(s, c, u):
    """CE-061 to CE-064: a Corpse with all that she carried; her statuses end."""
    lift(s, c, u)
    who = cython.address(s.unit[u])
    who.life = DEAD
    who.vitae = 0
    s.token[who.cell] |= CORPSE
    leave(s, c, u)
    goddess_gains(s, c, ON_CRYPT_BETWEEN_OR_DEAD)
    check_victory(s, c)


def leave(s, c, u):
    """What ends when a Cryptonaut has left the Realm."""
    who = cython.address(s.unit[u])
    who.status = 0
    who.between = 0
    who.exhausting = 0
    who.bought = 0
    if who.prepared:
        who.prepared = 0
        s.n_prepared -= 1
    clear_changes(s, u)
    gather(s, c)


# --- kills


def slay(s, c, killer, u):
    """A Monster is killed and returns to the supply (CE-176); its number keeps its last spaces."""
    if is_crypt(killer):
        killer = credited(s, killer)
    lift(s, c, u)
    s.unit[u].life = DEAD if u == GASH else ABSENT
    s.unit[u].vitae = 0
    drop_from_order(s, u)
    clear_changes(s, u)
    if killer >= 0 and s.unit[u].sheet == SPORE and is_crypt(killer):
        husk(s, c, killer, u)
    gather(s, c)
    if u != GASH:
        if s.goddess == GOR:
            place_skull(s, c, u)
        goddess_gains(s, c, ON_OWN_MONSTER_KILLED)
        if s.unit[u].sheet == SPORE:
            goddess_gains(s, c, ON_SPORE_KILLED)
    if hears_kills(s):
        push(s, HAPPENED, -1, killer, u, ON_MONSTER_KILLED)
    if u == GASH:
        fulfil(s, c, s.unit[u].cell, SLAY, killer)


def hears_kills(s):
    return (
        listens(s, KEY_OF_EVENTS + ON_OWN_KILL)
        or listens(s, KEY_OF_EVENTS + ON_SQUAD_KILL)
        or listens(s, KEY_OF_EVENTS + ON_MONSTER_KILLED)
    )


def drop_from_order(s, u):
    k = 0
    for i in range(s.n_order):
        if s.order[i] != u:
            s.order[k] = s.order[i]
            k += 1
    s.n_order = k


def husk(s, c, killer, u):
    """Abilities of the dead Monster that wait for `self_killed`: on the adjacent Cryptonaut who killed it."""
    if not present(s, killer) or apart(s, c, killer, u) > 1:
        return
    for i in range(3):
        effect = c.monster[s.unit[u].sheet].ability[i]
        if effect >= 0 and c.effect[effect].event == ON_SELF_KILLED:
            run_effect(s, c, effect, u, -1, -1, killer)


def place_skull(s, c, u):
    """Gor'Kuk: a Blood Skull where the Monster stood (in reading order, no Pit or Wall); four at most, one
    on a space.
    """
    if skulls(s, c) >= MAX_SKULLS:
        return
    cell = s.unit[u].cell
    width = c.grid.width[c.grid.slot[cell]]
    size = size_of(s, c, u)
    for i in range(size * size):
        space = cell + i % size + (i // size) * width
        if s.block[space] & (STOP_ALL | BLOCK_PIT):
            continue
        if not s.token[space] & SKULL:
            s.token[space] |= SKULL
            goddess_gains(s, c, ON_SKULL_PLACED)
        return


def skulls(s, c):
    n = 0
    for cell in range(c.grid.n_cells):
        if s.token[cell] & SKULL:
            n += 1
    return n


# --- Structures and Objectives


def destroy(s, c, origin, i):
    """CE-112: the Structure is removed; the last of its kind may complete an Objective."""
    what = cython.address(s.structure[i])
    what.gone = 1
    what.empowered = 0
    stand(s, c, i, 0)
    if what.kind == TOTEM and present(s, GASH):
        wake(s)
    slot = c.grid.slot[what.cell]
    b = cython.address(c.board[s.board[slot]])
    for k in range(2):
        if b.objective[k] == DESTROY_ALL and b.site[k] == what.kind:
            advance(s, c, slot, k, origin)


def fulfil(s, c, cell, kind, u):
    """One step of the Objective of a kind on the board of a space."""
    slot = c.grid.slot[cell]
    for k in range(2):
        if c.board[s.board[slot]].objective[k] == kind:
            advance(s, c, slot, k, u)


def advance(s, c, slot, k, u):
    """Counts towards an Objective; at its goal it is done, and its completer draws a Knowledge (CE-138)."""
    if s.done[slot][k]:
        return
    s.progress[slot][k] += 1
    if s.progress[slot][k] < c.board[s.board[slot]].goal[k]:
        return
    s.done[slot][k] = 1
    who = credited(s, u)
    if who >= 0:
        draw_knowledge(s, c, who)
    check_victory(s, c)


def credited(s, u):
    """R-71: who has the credit; once she has left the Realm, the first Cryptonaut in it."""
    if is_crypt(u) and present(s, u):
        return u
    for other in range(N_CRYPTONAUTS):
        if present(s, other):
            return other
    return -1


def draw_knowledge(s, c, u):
    """A Knowledge of Death; with Encounters its effect is resolved at once."""
    s.unit[u].knowledge += 1
    if c.options.encounters and s.knowledge_n > 0:
        s.knowledge_n -= 1
        effect = c.encounter[s.knowledge_deck[s.knowledge_n]].effect
        if effect >= 0:
            run_effect(s, c, effect, -1, -1, -1, u)


# --- the end


def check_victory(s, c):
    """R-25: after every Teleport, death and Objective; Cryptonauts first."""
    if s.head.over or s.phase == PHASE_SETUP:
        return
    there = 0
    gone = 0
    for u in range(N_CRYPTONAUTS):
        if s.unit[u].life == PRESENT:
            there += 1
        elif s.unit[u].life == TELEPORTED:
            gone += 1
    if gone > 0 and taken_out(s) >= knowledge_needed(s, c) and objectives_met(s, c):
        end(s, CRYPTONAUTS)
    elif there <= 1:
        end(s, THE_GODDESS)


def end(s, winner):
    s.winner = winner
    s.head.over = TERMINATED


def taken_out(s):
    """Knowledge of the Teleported."""
    n = 0
    for u in range(N_CRYPTONAUTS):
        if s.unit[u].life == TELEPORTED:
            n += s.unit[u].knowledge
    return n


def knowledge_needed(s, c):
    """Three, two in Quickplay, one more for each Sub-Realm (CE-207, CE-230, CE-235)."""
    if c.options.quickplay:
        return 2
    n = 2
    for slot in range(c.options.n_slots):
        if s.board[slot] >= 0:
            n += 1
    return n


def objectives_met(s, c):
    """One of the Realm and that of every Sub-Realm (CE-207, CE-230)."""
    for slot in range(c.options.n_slots):
        if s.board[slot] >= 0 and not board_done(s, c, slot):
            return 0
    return 1


def board_done(s, c, slot):
    """An Objective of the board is completed, or a Relic found there is carried (CE-224, R-101)."""
    if s.done[slot][0] or s.done[slot][1]:
        return 1
    if not c.options.relics:
        return 0
    for u in range(N_CRYPTONAUTS):
        if s.unit[u].life == PRESENT or s.unit[u].life == TELEPORTED:
            for i in range(s.unit[u].n_items):
                item = s.unit[u].item[i]
                if item >= N_ARTIFACTS and s.item_slot[item] == slot:
                    return 1
    return 0


# --- Exhaustion and Retiring


def exhaust(s, c):
    """Exhaustion that waited until things were finished (R-06, R-07); in unit order."""
    for u in range(N_CRYPTONAUTS):
        who = cython.address(s.unit[u])
        if not who.exhausting or who.bought or s.head.over:
            continue
        who.exhausting = 0
        if who.life != PRESENT:
            continue
        if s.phase in (PHASE_UPKEEP, PHASE_CRYPTONAUTS):
            retire(s, u)
        who.stamina = 1
        take(s, c, -1, u, 1)


def any_exhausted(s):
    for u in range(N_CRYPTONAUTS):
        if s.unit[u].exhausting and not s.unit[u].bought:
            return 1
    return 0


def retire(s, u):
    """CE-022; what lasts until she Retires ends."""
    s.unit[u].retired = 1
    end_turn_changes(s, u)


def end_turn_changes(s, u):
    for key in range(N_CHANGES):
        s.more[UNTIL_TURN][u][key] = 0
        s.less[UNTIL_TURN][u][key] = 0
