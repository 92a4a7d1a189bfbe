"""What all encounters have in common: quest tokens, carrying, doors, quest figures, leaving the map (DES-204
to DES-214), and what is counted when a figure falls or leaves.
"""

import cython


def quest_token(t):
    return t >= FIRST_QUEST_TOKEN


def beside_token(s, u, t):
    """DES-208: a token on the map in a space of the figure or adjacent to it."""
    return s.token[t].life == ON_MAP and fig_beside(s, u, s.token[t].cell)


def beside_door(s, u, door):
    """DES-070: a space of the figure borders on an edge of the door."""
    m = map_of(s)
    who = cython.address(s.figure[u])
    if who.cell < 0:
        return 0
    for i in range(spaces_of(who)):
        cell = space_of(s, who, i)
        for side in range(4):
            if m.edge[cell][side] == EDGE_DOOR + door:
                return 1
    return 0


def on_zone(s, u, zone):
    """Whether a figure stands with one of its spaces in a zone."""
    who = cython.address(s.figure[u])
    if who.life != STANDING or who.cell < 0:
        return 0
    for i in range(spaces_of(who)):
        if in_zone(s, space_of(s, who, i), zone):
            return 1
    return 0


def zone_of(s, c, group):
    return c.encounter[s.encounter].group[group].zone


def count_tokens(s, life):
    """Quest tokens in this state."""
    n = 0
    for t in range(FIRST_QUEST_TOKEN, FIRST_QUEST_TOKEN + N_QUEST_TOKENS):
        if s.token[t].life == life:
            n += 1
    return n


def tokens_left(s):
    """Quest tokens on the map or carried."""
    return count_tokens(s, ON_MAP) + count_tokens(s, HELD)


def count_face(s, face):
    """Quest tokens of the map that show this."""
    n = 0
    for i in range(map_of(s).n_tokens):
        if s.token[FIRST_QUEST_TOKEN + i].face == face:
            n += 1
    return n


def count_figures(s, life):
    """Quest figures in this state."""
    n = 0
    for u in range(FIRST_QUEST_FIGURE, FIRST_MONSTER):
        if s.figure[u].life == life:
            n += 1
    return n


def watchers(s, cell):
    """Who stands in a space or next to it: 1 for standing heroes, 2 for monsters (HC1-1, HC2-2)."""
    bits = 0
    for u in range(N_FIGURES):
        if (is_hero(u) or is_monster(u)) and s.figure[u].life == STANDING and fig_beside(s, u, cell):
            bits |= 2 if is_monster(u) else 1
    return bits


def is_chief(s, u):
    """DER-99: a master, a lieutenant or an agent."""
    return is_monster(u) and s.figure[u].rank != MINION


def is_leader(s, u):
    """Mauler, the captain, the gaoler or the encounter's lieutenant: the first figure of the first group."""
    if not is_monster(u) or s.figure[u].group != 0:
        return 0
    return s.figure[u].rank == MASTER or s.figure[u].rank == LIEUTENANT


def has_leader(e):
    """Encounters that look at what becomes of their leader."""
    if e in (FB, FG2, CD2, CP1, MB2, DW2):
        return 1
    return e in (OQ0, OQ1B, DA2, HC2, FI2)


# --- quest figures


def figure_row(s, c, u):
    """The encounter whose numbers a quest figure has: the villagers of CD2 are those of CD1 (CD2-3)."""
    if s.encounter == CD2 and u > SIR_PALAMON:
        return cython.address(c.encounter[CD1])
    return cython.address(c.encounter[s.encounter])


def enter_quest_figure(s, c, u):
    """A fresh record, still to be put on the map."""
    clear_figure(s, u)
    row = figure_row(s, c, u)
    s.figure[u].health = row.figure_health + row.figure_health_per_hero * c.options.heroes


def figure_rested(s, c, u):
    """A quest figure has ended a move."""
    if s.figure[u].life != STANDING:
        return
    if s.encounter == CD2:
        join_militia(s)
    elif s.encounter == CP2 and beside_token(s, u, ALTAR):
        s.counter[HOME] = 1
    elif s.encounter == DW2 and on_zone(s, u, ZONE_ENTRANCE):  # DW2-3
        remove(s, u, LEFT_MAP)
        s.counter[SAVED] += 1
    elif s.encounter == ER1 and on_zone(s, u, ZONE_EXIT):
        s.counter[HOME] = 1
    s.changed = 1


def join_militia(s):
    """CD2-4: villagers next to Sir Palamon."""
    for u in range(SIR_PALAMON + 1, FIRST_MONSTER):
        if s.figure[u].life == STANDING and fig_adjacent(s, u, SIR_PALAMON):
            remove(s, u, LEFT_MAP)
            s.counter[MARSHALLED] += 1


# --- carrying


def may_carry(s, u):
    """Who takes quest tokens of this encounter along (FG1-1, FG2-3, MB1-3, OQ1a-1, OQ1b-2); one each."""
    if s.figure[u].carries >= 0:
        return 0
    if s.encounter == FG1 or s.encounter == OQ1A:
        return is_hero(u) or s.figure[u].kind == GOBLIN
    if s.encounter == FG2:
        return s.figure[u].kind == GOBLIN or s.figure[u].kind == SPLIG
    if s.encounter == MB1:
        return is_hero(u) or is_chief(s, u)
    return s.encounter == OQ1B and is_hero(u)


def pick_up(s, u, t):
    """DES-208."""
    s.token[t].life = HELD
    s.token[t].holder = u
    s.token[t].cell = -1
    s.figure[u].carries = t
    s.changed = 1


def take_away(s, t):
    """A token leaves the game, and the hands of its carrier."""
    if s.token[t].holder >= 0:
        s.figure[s.token[t].holder].carries = -1
    s.token[t].life = GONE
    s.token[t].holder = -1
    s.token[t].cell = -1
    s.changed = 1


def lose_carried(s, u):
    """DES-209: it lies in the space where the carrier is or was last."""
    t = s.figure[u].carries
    if t < 0:
        return
    s.figure[u].carries = -1
    s.token[t].life = ON_MAP
    s.token[t].holder = -1
    s.token[t].cell = space_of(s, cython.address(s.figure[u]), 0)
    s.changed = 1


def can_drop(s, c, u):
    return s.figure[u].carries >= 0


def drop_carried(s, c, u):
    """DES-208; on an Entrance or Exit space the token may come into safety (MB1-4, OQ1a-2, OQ1b-2)."""
    t = s.figure[u].carries
    counter = -1
    if is_hero(u) and on_zone(s, u, ZONE_ENTRANCE):
        if s.encounter == MB1 or s.encounter == OQ1B:
            counter = RESCUED
        elif s.encounter == OQ1A:
            counter = STORED
    elif is_monster(u) and on_zone(s, u, ZONE_EXIT) and s.encounter == MB1:
        counter = CAPTURED
    if counter < 0:
        lose_carried(s, u)
    else:
        take_away(s, t)
        s.counter[counter] += 1


# --- doors


def may_open(s, c, u, door):
    """Whether a figure beside a closed door can open it (CP1-1, CP2-1, MB2-1, OQ1b-5, FI1-1)."""
    if map_of(s).door_kind[door] == NORMAL_DOOR:
        return 1
    if s.encounter == CP1 or s.encounter == CP2:
        return is_hero(u) and s.key
    if s.encounter == OQ1B:
        return s.key if is_hero(u) else is_monster(u) and on_zone(s, u, zone_of(s, c, GAOL))
    return 0


def door_opened(s, c, u, door):
    """Every door that is opened, by whatever means."""
    if map_of(s).door_kind[door] == RUNE_DOOR:
        s.doors_marks[door] = OPENED_ONCE
    s.changed = 1


def monster_usable(s, c, u):
    """CP2-4: behind the warded door nothing is activated or affected before it has been opened."""
    if s.encounter != CP2 or s.doors_marks[LIBRARY_DOOR] == OPENED_ONCE:
        return 1
    return not on_zone(s, u, zone_of(s, c, 0))


# --- leaving the map


def can_leave(s, c, u):
    """DES-088: whether the encounter allows a figure to leave the map from where it stands."""
    if s.figure[u].life != STANDING:
        return 0
    e = s.encounter
    if is_hero(u):
        return (e in (MB2, DW1, FI1)) and on_zone(s, u, ZONE_EXIT)
    if not is_monster(u):
        return 0
    if e == FG2:
        return is_leader(s, u) and s.counter[SECRET] and on_zone(s, u, ZONE_ENTRANCE)
    return on_zone(s, u, ZONE_EXIT) and monster_leaves(s, u)


def monster_leaves(s, u):
    """FB-2, FG1-3, FG1-4, CP1-5, MB2-6, OQ0-2, OQ1a-3, OQ1b-4: from an Exit space."""
    e = s.encounter
    kind = s.figure[u].kind
    if e == FB:
        return kind == GOBLIN
    if e == OQ0:
        return kind == GOBLIN and s.round >= EXIT_OPENS
    if e == FG1:
        return kind == GOBLIN and s.figure[u].carries >= 0
    if e == OQ1A:
        return kind == GOBLIN and s.figure[u].carries >= 0 and s.round >= EXIT_OPENS
    if e == CP1:
        return kind == ZOMBIE
    if e == MB2:
        return is_leader(s, u)
    return e == OQ1B and is_leader(s, u) and marked_prisoners(s) >= MARKED_NEEDED


def marked_prisoners(s):
    """OQ1b-4: those who are gone count, too."""
    n = 0
    for i in range(map_of(s).n_tokens):
        n += s.token[FIRST_QUEST_TOKEN + i].marks
    return n


def leave_map(s, c, u):
    """DES-088, DES-209: what the figure carries goes with it; search tokens stay behind (RAY-101)."""
    e = s.encounter
    t = s.figure[u].carries
    drop_tokens(s, u, s.figure[u].cell)
    remove(s, u, LEFT_MAP)
    if t >= 0:
        take_away(s, t)
    if not is_monster(u):
        return
    if e in (FG2, MB2, OQ1B):
        s.counter[LEADER_AWAY] = 1
    elif e in (FB, OQ0):
        s.counter[AWAY] += 1
    elif e == CP1:
        s.counter[ESCAPED] += 1
    else:  # FG1-3, OQ1a-3
        s.counter[STOLEN] += 1


# --- what happens in play


def fallen(s, c, u):
    """A monster or quest figure was defeated, a hero knocked out; it is off the map."""
    s.changed = 1
    lose_carried(s, u)
    if is_hero(u):
        s.knockouts += 1
    elif is_leader(s, u) and has_leader(s.encounter):
        s.counter[LEADER_DOWN] = 1


def unique_found(s, c, h):
    """The unique search token: a key, a statue (HC1-2), a mark on a gate (FI1-2)."""
    if s.encounter == HC1 or (s.encounter == FI1 and s.doors_closed > 0):
        push(s, USE, -1, h, D_UNIQUE, 0)
    elif s.encounter != FI1:
        s.key = 1
