cimport cython
from libc.string cimport memset

from ..core.frames cimport pop, push, top
from ..core.rng cimport below
from ..core.state cimport Frame, TERMINATED
from .piles cimport draw_cards, fresh_search, shuffle_overlord
from .figures cimport clear_figure
from .grid cimport skilled
from .setup cimport *
from .state cimport *

# What a QUESTING frame does next.
cpdef enum:
    Q_START = 0
    Q_JOURNEY = 1
    Q_ENCOUNTER = 2
    Q_AFTER = 3

# Places of a campaign's track (DES-245).
cpdef enum:
    INTERLUDE = 4
    FIRST_ACT_2 = 5
    FINALE = 8

cdef void questing_task(State* s, const Setup* c) noexcept nogil
cdef int has_next(const State* s, const Setup* c, int number) noexcept nogil
cdef void start_quest(State* s, const Setup* c) noexcept nogil
cdef void begin_encounter(State* s, const Setup* c, int number) noexcept nogil
cdef void carry_in(State* s, const Setup* c, int e) noexcept nogil
cdef void between_encounters(State* s, const Setup* c) noexcept nogil
cdef void stand_again(State* s, const Setup* c, int h) noexcept nogil
cdef void ready_hero(State* s, int h) noexcept nogil
cdef void take_off(State* s, int h) noexcept nogil
cdef void clear_map(State* s) noexcept nogil
cdef void clear_pieces(State* s) noexcept nogil
cdef void clear_group(State* s, int i) noexcept nogil
cdef void clear_play(State* s) noexcept nogil
cdef void end_quest(State* s, const Setup* c) noexcept nogil
cdef void gain_threat(State* s, int n) noexcept nogil
cdef void end_game(State* s, const Setup* c) noexcept nogil
cdef int sixtieths(const State* s, const Setup* c) noexcept nogil
