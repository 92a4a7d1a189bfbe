"""reward="score": how far the heroes have come, from -1 to 1; the result, once a game has ended by the rules.

In an encounter it is what share of their aim the heroes have reached less that of the overlord. A quest of
two encounters has the mean of both; the first is worth what it has handed on. A campaign has the quests
that either side has won and the quest under way, as tenths.
"""

import cython


def result(s, c):
    """What the end is worth to the heroes; 0 before it, and if the game was cut off."""
    if s.head.over != TERMINATED:
        return 0
    if c.options.mode == MODE_ENCOUNTER:
        return share(s.value, SIXTIETHS)
    if s.winner == NOBODY:
        return 0
    return 1 if s.winner == HEROES else -1


def score(s, c):
    if s.head.over == TERMINATED:
        return result(s, c)
    if c.options.mode == MODE_ENCOUNTER:
        return progress(s, c) if in_encounter(s) else 0
    if c.options.mode == MODE_QUEST:
        return quest_progress(s, c)
    return (quests_ahead(s) + quest_progress(s, c)) / PARTS_OF_CAMPAIGN


def quests_ahead(s):
    """How many quests more the heroes have won than the overlord."""
    heroes = HEROES
    overlord = OVERLORD
    return s.won[heroes] - s.won[overlord]


def in_encounter(s):
    return s.encounter >= 0 and s.phase != PHASE_START and s.phase != PHASE_CAMPAIGN


def quest_progress(s, c):
    if not in_encounter(s):
        return 0
    now = progress(s, c)
    if c.quest[s.quest].n_encounters == 1:
        return now
    if c.encounter[s.encounter].number == 0:
        return now / 2
    return (handed_on(s) + now) / 2


def handed_on(s):
    """The value of the first encounter of the quest, by what it has handed on."""
    q = s.quest
    if q in (FATGOBLIN, GRAIN):
        return share(s.carry[1] - s.carry[0], 4)
    if q == CASTLE:
        return share(s.carry[0] - 2, 2)
    if q == MASQUERADE:
        return share(s.carry[0] - s.carry[1], 4)
    if q == ARCHIVE:
        return share(2 * s.carry[0] - 3, 3)
    if q == COURT:
        return share(s.carry[0] - s.carry[1], 5)
    return share(2 - s.carry[0], 2)  # CARDINAL, WING, THRONE


def progress(s, c):
    return heroes_part(s, c) - overlord_part(s, c)


def share(n, of):
    """A part of a whole, at most all of it either way."""
    return max(-1.0, min(1.0, n / (1.0 * of)))


def heroes_part(s, c):
    """What the heroes have reached of their aim, 0 to 1."""
    e = s.encounter
    n = map_of(s).n_tokens
    if e in (FG1, OQ1A):
        return share(s.counter[STORED], n)
    if e in (CD1, OQ2, LV1):
        return share(count_face(s, DONE), n)
    if e == CD2:
        return share(s.counter[MARSHALLED], MILITIA_NEEDED)
    if e == CP2:
        return share(s.counter[HOME] + (s.doors_marks[LIBRARY_DOOR] == OPENED_ONCE), 2)
    if e == MB1:
        return share(s.counter[RESCUED], NOBLES)
    if e == MB2:
        return max(leader_part(s), heroes_out(s, c))
    if e in (DW1, FI1):
        return heroes_out(s, c)
    if e == DW2:
        return max(leader_part(s), share(s.counter[SAVED], SAVED_NEEDED))
    if e == OQ1B:
        return max(leader_part(s), share(s.counter[RESCUED], RESCUED_NEEDED))
    if e == DA1:
        return share(s.counter[LEDGERS], ALL_LEDGERS)
    if e == ER1:
        return cart_way(s)
    if e == HC1:
        return share(count_face(s, HEROES), n)
    if e == HC2:
        return max(leader_part(s), share(count_face(s, DONE), n))
    return leader_part(s)


def overlord_part(s, c):
    """What the overlord has reached of his, 0 to 1."""
    e = s.encounter
    n = map_of(s).n_tokens
    if e == FB:
        return share(s.counter[AWAY], AWAY_FB)
    if e == OQ0:
        return share(s.counter[AWAY], AWAY_OQ0)
    if e in (FG1, OQ1A):
        return share(s.counter[STOLEN], n)
    if e == FG2:
        return (share(count_face(s, DONE), n) + s.counter[SECRET]) / 2
    if e == CD1:
        return share(count_figures(s, DEAD), map_of(s).n_figures)
    if e in (CD2, CP2, ER1):
        return harm_of(s, FIRST_QUEST_FIGURE)
    if e == CP1:
        return share(s.counter[ESCAPED], n)
    if e == MB1:
        return share(s.counter[CAPTURED], NOBLES)
    if e == DW1:
        return share(max(0, s.round - EARLY_DW1), MOST_DELAY)
    if e == FI1:
        return share(max(0, s.round - EARLY_FI1), MOST_DELAY)
    if e == DW2:
        return share(count_figures(s, DEAD), LOST_NEEDED)
    if e == OQ1B:
        return share(marked_prisoners(s), MARKED_NEEDED) / 2
    if e in (OQ2, FI2):
        return share(s.knockouts, KNOCKOUTS_PER_HERO * c.options.heroes)
    if e == LV1:
        return share(count_face(s, UNTOUCHED), n)
    if e == DA1:
        return share(soaked(s), n)
    if e == DA2:
        return share(s.counter[FLOOD], FLOOD_NEEDED + FLOOD_PER_LEDGER * s.carry[0])
    if e == HC1:
        return share(count_face(s, OVERLORD), n)
    if e == HC2:
        return share(s.counter[RITUAL], RITUAL_NEEDED + s.carry[0])
    return 0  # MB2


def harm_of(s, u):
    """How much of the health of a figure is gone."""
    if s.figure[u].life == DEAD:
        return 1
    return share(s.figure[u].damage, s.figure[u].health) if s.figure[u].life == STANDING else 0


def leader_part(s):
    """How much of the health of the encounter's leader is gone."""
    if s.counter[LEADER_DOWN]:
        return 1
    for u in range(FIRST_MONSTER, N_FIGURES):
        if s.figure[u].life == STANDING and is_leader(s, u):
            return harm_of(s, u)
    return 0


def heroes_out(s, c):
    """How many of the heroes have left the map."""
    n = 0
    for h in range(c.options.heroes):
        if s.figure[h].life == LEFT_MAP:
            n += 1
    return share(n, c.options.heroes)


def soaked(s):
    """DA1: folios that are gone unread."""
    n = 0
    for i in range(map_of(s).n_tokens):
        token = cython.address(s.token[FIRST_QUEST_TOKEN + i])
        if token.life == GONE and token.face == UNTOUCHED:
            n += 1
    return n


def cart_way(s):
    """ER1: how much of its way to the exit the cart has behind it."""
    m = map_of(s)
    if s.figure[FIRST_QUEST_FIGURE].life != STANDING:
        return 0
    whole = way_out(s, m.figure[0])
    return share(whole - way_out(s, s.figure[FIRST_QUEST_FIGURE].cell), whole)


def way_out(s, cell):
    """Spaces to the closest exit space."""
    best = FAR
    for other in range(map_of(s).n):
        if in_zone(s, other, ZONE_EXIT):
            best = min(best, distance(s, cell, other))
    return best
