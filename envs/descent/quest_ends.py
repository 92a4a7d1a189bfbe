"""How an encounter ends: victory of a side, an end without a winner, what is carried over (DES-216, DES-224,
DER-105 to DER-107).
"""

import cython


def end_now(s, winner):
    s.ended = 1
    s.encounter_winner = winner


def verdict(s, c):
    """Ends the encounter if a side has won; if both have, the side whose turn it is."""
    if s.ended or s.round < 1:
        return
    heroes = heroes_win(s, c)
    overlord = overlord_wins(s, c)
    if heroes and (not overlord or s.phase == PHASE_HEROES):
        end_now(s, HEROES)
    elif overlord:
        end_now(s, OVERLORD)
    elif is_over(s, c):
        end_now(s, NOBODY)


def heroes_win(s, c):
    e = s.encounter
    if e == CD1:
        return count_face(s, DONE) == map_of(s).n_tokens
    if e == CD2:
        return s.counter[MARSHALLED] >= MILITIA_NEEDED or (s.counter[LEADER_DOWN] and no_master(s))
    if e in (CP2, ER1):
        return s.counter[HOME]
    if e == MB2:
        return s.counter[LEADER_DOWN] or all_heroes(s, c, LEFT_MAP)
    if e == DW2:
        return s.counter[LEADER_DOWN] or all_saved(s)
    if e == OQ1B:
        return s.counter[LEADER_DOWN] or s.counter[RESCUED] >= RESCUED_NEEDED
    if e == OQ2:
        return count_face(s, DONE) == map_of(s).n_tokens
    if e == HC2:
        return s.counter[LEADER_DOWN] or count_face(s, DONE) == map_of(s).n_tokens
    return s.counter[LEADER_DOWN] and (e in (FB, FG2, OQ0, DA2, FI2))


def all_saved(s):
    """DW2: no villager is left, and enough of them were saved."""
    return s.counter[SAVED] >= SAVED_NEEDED and count_figures(s, STANDING) == 0


def overlord_wins(s, c):
    e = s.encounter
    if e == FB:
        return s.counter[AWAY] >= AWAY_FB
    if e == OQ0:
        return s.counter[AWAY] >= AWAY_OQ0
    if e in (FG2, MB2):
        return s.counter[LEADER_AWAY]
    if e == CD1:
        return count_figures(s, STANDING) == 0
    if e in (CD2, CP2, ER1):
        return s.figure[FIRST_QUEST_FIGURE].life == DEAD
    if e == DW2:
        return count_figures(s, DEAD) >= LOST_NEEDED
    if e == OQ1B:
        return s.counter[LEADER_AWAY] or all_heroes(s, c, DOWN)
    if e in (OQ2, FI2):
        return s.knockouts >= KNOCKOUTS_PER_HERO * c.options.heroes
    if e == DA2:
        return s.counter[FLOOD] >= FLOOD_NEEDED + FLOOD_PER_LEDGER * s.carry[0]
    return e == HC2 and s.counter[RITUAL] >= RITUAL_NEEDED + s.carry[0]


def is_over(s, c):
    """Ends without a winner (DER-106)."""
    e = s.encounter
    if e in (FG1, OQ1A, DA1):
        return tokens_left(s) == 0
    if e == MB1:
        return tokens_left(s) == 0 or no_monster(s)
    if e == CP1:
        return s.counter[LEADER_DOWN] or (count_face(s, UNTOUCHED) == 0 and no_zombie(s))
    return (e in (DW1, FI1)) and all_heroes(s, c, LEFT_MAP)


def all_heroes(s, c, life):
    for h in range(c.options.heroes):
        if s.figure[h].life != life:
            return 0
    return 1


def no_monster(s):
    for u in range(FIRST_MONSTER, N_FIGURES):
        if s.figure[u].life == STANDING:
            return 0
    return 1


def no_zombie(s):
    """CP1: none on the map, none about to appear."""
    for u in range(FIRST_MONSTER, N_FIGURES):
        if s.figure[u].kind == ZOMBIE and (s.figure[u].life == STANDING or s.figure[u].life == ABSENT):
            return 0
    return 1


def no_master(s):
    """CD2: neither masters nor an agent (DER-99)."""
    for u in range(FIRST_MONSTER, N_FIGURES):
        if s.figure[u].life == STANDING and (s.figure[u].rank == MASTER or s.figure[u].rank == AGENT):
            return 0
    return 1


# --- the end (EN1)


def end_encounter(s, c):
    """DES-224, DER-107: Guarded Treasure, then what is carried over."""
    guard_treasure(s, c)
    carry_over(s, c)


def guard_treasure(s, c):
    """RAY-132, DER-49: 1 threat, however many monsters carry search tokens."""
    if not c.options.plot_deck or s.plot[GUARDED_TREASURE] == PLOT_FACEDOWN:
        return
    for u in range(FIRST_MONSTER, N_FIGURES):
        if s.figure[u].life == STANDING and s.figure[u].tokens:
            s.threat += 1
            return


def carry_over(s, c):
    """The numbers that the second encounter, or the value of this one, looks at."""
    e = s.encounter
    if e in (FG1, OQ1A):
        s.carry[0] = s.counter[STOLEN]
        s.carry[1] = s.counter[STORED]
    elif e == CD1:
        s.carry[0] = count_figures(s, STANDING)
    elif e == CP1:
        s.carry[0] = s.counter[ESCAPED]
    elif e == MB1:
        s.carry[0] = s.counter[RESCUED] + (nobles_left(s) if no_monster(s) else 0)
        s.carry[1] = s.counter[CAPTURED]
    elif e == DW1:
        s.carry[0] = delay(s, c, EARLY_DW1)
    elif e == FI1:
        s.carry[0] = delay(s, c, EARLY_FI1)
    elif e == DA1:
        s.carry[0] = s.counter[LEDGERS]
    elif e == HC1:
        s.carry[0] = count_face(s, HEROES)
        s.carry[1] = count_face(s, OVERLORD)


def nobles_left(s):
    """MB1: once no monster is on the map they are safe, masked or not."""
    n = 0
    for i in range(map_of(s).n_tokens):
        token = cython.address(s.token[FIRST_QUEST_TOKEN + i])
        if token.life != GONE and token.hidden == ORDINARY:
            n += 1
    return n


def delay(s, c, early):
    """DW1, FI1: Rounds beyond the early ones; the most if not all heroes are out (the clock)."""
    if not all_heroes(s, c, LEFT_MAP):
        return MOST_DELAY
    return max(0, min(MOST_DELAY, s.round - early))
