cimport cython

from .grid cimport map_of
from .quests cimport (
    AWAY,
    AWAY_FB,
    AWAY_OQ0,
    CAPTURED,
    DONE,
    EARLY_DW1,
    EARLY_FI1,
    ESCAPED,
    FLOOD,
    FLOOD_NEEDED,
    FLOOD_PER_LEDGER,
    HOME,
    KNOCKOUTS_PER_HERO,
    LEADER_AWAY,
    LEADER_DOWN,
    LEDGERS,
    LOST_NEEDED,
    MARSHALLED,
    MILITIA_NEEDED,
    MOST_DELAY,
    ORDINARY,
    RESCUED,
    RESCUED_NEEDED,
    RITUAL,
    RITUAL_NEEDED,
    SAVED,
    SAVED_NEEDED,
    STOLEN,
    STORED,
    UNTOUCHED,
    count_face,
    count_figures,
    tokens_left,
)
from .setup cimport *
from .state cimport *

cdef void end_now(State* s, int winner) noexcept nogil
cdef void verdict(State* s, const Setup* c) noexcept nogil
cdef int heroes_win(const State* s, const Setup* c) noexcept nogil
cdef int all_saved(const State* s) noexcept nogil
cdef int overlord_wins(const State* s, const Setup* c) noexcept nogil
cdef int is_over(const State* s, const Setup* c) noexcept nogil
cdef int all_heroes(const State* s, const Setup* c, int life) noexcept nogil
cdef int no_monster(const State* s) noexcept nogil
cdef int no_zombie(const State* s) noexcept nogil
cdef int no_master(const State* s) noexcept nogil
cdef void end_encounter(State* s, const Setup* c) noexcept nogil
cdef void guard_treasure(State* s, const Setup* c) noexcept nogil
cdef void carry_over(State* s, const Setup* c) noexcept nogil
cdef int nobles_left(const State* s) noexcept nogil
cdef int delay(const State* s, const Setup* c, int early) noexcept nogil
