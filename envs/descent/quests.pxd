cimport cython

from ..core.frames cimport push
from .figures cimport clear_figure, drop_tokens, remove
from .geometry cimport EDGE_DOOR, NORMAL_DOOR, RUNE_DOOR, ZONE_ENTRANCE, ZONE_EXIT
from .grid cimport fig_adjacent, fig_beside, in_zone, is_hero, is_monster, map_of, space_of, spaces_of
from .setup cimport *
from .state cimport *

# Places of State.counter.
cpdef enum:
    AWAY = 0  # FB, OQ0: goblins that left the map
    STOLEN = 0  # FG1, OQ1A: crops, sacks
    STORED = 1  # FG1, OQ1A
    SECRET = 0  # FG2: 1: Splig knows it
    MARSHALLED = 0  # CD2: militia
    ESCAPED = 0  # CP1: Zombies that left the map
    RAISED_NOW = 1  # CP1: 1: a raising was tried in this overlord turn
    HOME = 0  # CP2: 1: the Cardinal ended a move at the altar; ER1: 1: the cart ended one on an Exit space
    RESCUED = 0  # MB1: nobles; OQ1B: prisoners
    CAPTURED = 1  # MB1: nobles
    SAVED = 0  # DW2: villagers
    LEDGERS = 0  # DA1: ledgers read
    FLOOD = 0  # DA2: marks
    RITUAL = 0  # HC2: marks
    LEADER_DOWN = 4  # 1: the leader, master or lieutenant of the first group, is defeated (see `has_leader`)
    LEADER_AWAY = 5  # 1: he left the map (FG2, MB2, OQ1B)

# Token.face of a quest token. Statues (HC1): who claims it (enum Winner of `state`).
cpdef enum:
    UNTOUCHED = 0  # facedown, dark, silent, closed, unspent, unbroken
    # beacon (CD1), lantern (LV1) lit; grave (CP1) spent; guest (MB1) unmasked; prisoner (FG2) questioned;
    # bell (OQ2) rung; folio (DA1) read; wheel (DA2) open; stone (HC2) broken
    DONE = 1

# Token.hidden of a facedown quest token.
cpdef enum:
    ORDINARY = 0  # MB1: a noble; DA1: a blank
    SPECIAL = 1  # FG2: Frederick; MB1: a cultist; DA1: a ledger

# Token.marks and State.doors_marks.
cpdef enum:
    MOST_WATER = 2  # DA1: water marks that take a folio away
    MARKED = 1  # OQ1B: the prisoner is questioned (counts still when the token is gone)
    GATE_MARKS = 2  # FI1: marks that open a gate
    OPENED_ONCE = 1  # rune doors (CP1, CP2, MB2): opened for the first time

# Figures, tokens, groups and doors with a part of their own.
cpdef enum:
    SIR_PALAMON = 5  # CD2: quest figure; the villagers follow
    ALTAR = 8  # CP2: quest token
    LIBRARY_DOOR = 0  # CP2
    RED_DOOR = 5  # MB2
    GAOL = 2  # OQ1B: the group whose zone lies behind the locked door
    MB2_LATE = 1  # MB2: the group that arrives later

# What a USE frame of D_FIGURES does next (its step).
cpdef enum:
    TESTING = 0  # CD2-2: the speaker tests for Sir Palamon
    MARSHALLING = 1  # the result
    MOVING = 2  # source: the next quest figure that may be moved
    RESTED = 3  # source: a quest figure that has ended its move

# Numbers that the rules name.
cpdef enum:
    EXIT_OPENS = 3  # OQ0, OQ1A: overlord turn from which goblins may leave
    AWAY_FB = 5
    AWAY_OQ0 = 4
    MILITIA_NEEDED = 5  # CD2
    SAVED_NEEDED = 2  # DW2
    LOST_NEEDED = 3  # DW2
    RESCUED_NEEDED = 3  # OQ1B
    MARKED_NEEDED = 2  # OQ1B
    KNOCKOUTS_PER_HERO = 2  # OQ2, FI2
    LANTERNS_COUNT = 3  # LV1: Round from which all lit decides
    LANTERNS_NEEDED = 3  # LV1: lit at the end of the last Round
    FLOOD_NEEDED = 10  # DA2
    FLOOD_PER_LEDGER = 3
    RITUAL_NEEDED = 10  # HC2
    EARLY_DW1 = 4  # Rounds without delay
    EARLY_FI1 = 5
    MOST_DELAY = 4

cdef int quest_token(int t) noexcept nogil
cdef int beside_token(const State* s, int u, int t) noexcept nogil
cdef int beside_door(const State* s, int u, int door) noexcept nogil
cdef int on_zone(const State* s, int u, int zone) noexcept nogil
cdef int zone_of(const State* s, const Setup* c, int group) noexcept nogil
cdef int count_tokens(const State* s, int life) noexcept nogil
cdef int tokens_left(const State* s) noexcept nogil
cdef int count_face(const State* s, int face) noexcept nogil
cdef int count_figures(const State* s, int life) noexcept nogil
cdef int watchers(const State* s, int cell) noexcept nogil
cdef int is_chief(const State* s, int u) noexcept nogil
cdef int is_leader(const State* s, int u) noexcept nogil
cdef int has_leader(int e) noexcept nogil
cdef const EncounterRow* figure_row(const State* s, const Setup* c, int u) noexcept nogil
cdef void enter_quest_figure(State* s, const Setup* c, int u) noexcept nogil
cdef void figure_rested(State* s, const Setup* c, int u) noexcept nogil
cdef void join_militia(State* s) noexcept nogil
cdef int may_carry(const State* s, int u) noexcept nogil
cdef void pick_up(State* s, int u, int t) noexcept nogil
cdef void take_away(State* s, int t) noexcept nogil
cdef void lose_carried(State* s, int u) noexcept nogil
cdef int can_drop(const State* s, const Setup* c, int u) noexcept nogil
cdef void drop_carried(State* s, const Setup* c, int u) noexcept nogil
cdef int may_open(const State* s, const Setup* c, int u, int door) noexcept nogil
cdef void door_opened(State* s, const Setup* c, int u, int door) noexcept nogil
cdef int monster_usable(const State* s, const Setup* c, int u) noexcept nogil
cdef int can_leave(const State* s, const Setup* c, int u) noexcept nogil
cdef int monster_leaves(const State* s, int u) noexcept nogil
cdef int marked_prisoners(const State* s) noexcept nogil
cdef void leave_map(State* s, const Setup* c, int u) noexcept nogil
cdef void fallen(State* s, const Setup* c, int u) noexcept nogil
cdef void unique_found(State* s, const Setup* c, int h) noexcept nogil
