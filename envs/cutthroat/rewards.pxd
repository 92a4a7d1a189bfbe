cimport cython

from ..core.frames cimport pop, push, top
from .harm cimport *
from .piles cimport *
from .seats cimport *
from .setup cimport *
from .state cimport *

cdef enum:
    FEASTER = 7  # CUT-194
    LUSTFUL = 3  # CUT-213
    SPITEFUL = 3  # CUT-229
    PLAGUED = 3  # CUT-221
    WARLIKE = 2  # CUT-237

cdef void reward_task(State* s, const Setup* c) noexcept nogil
cdef void first_reward(State* s, const Setup* c) noexcept nogil
cdef void second_reward(State* s, const Setup* c) noexcept nogil
cdef void win_relic(State* s, const Setup* c, int seat, int k) noexcept nogil
cdef int treasure_winner(const State* s, const Setup* c) noexcept nogil
@cython.locals(figures=Figures)
cdef int most_at_least(const State* s, const Setup* c, Figures figures, int least_needed) noexcept nogil
@cython.locals(figures=Figures)
cdef int largest_wound(const State* s, const Setup* c) noexcept nogil
@cython.locals(figures=Figures)
cdef int most_lost(const State* s, const Setup* c) noexcept nogil
@cython.locals(order=Order)
cdef int scavenger(const State* s, const Setup* c) noexcept nogil
cdef int living_killer(const State* s) noexcept nogil
cdef void altars(State* s, const Setup* c) noexcept nogil
cdef int realm_relic(int e) noexcept nogil
cdef int realm_winner(const State* s, const Setup* c) noexcept nogil
@cython.locals(figures=Figures)
cdef int realm_winner_later(const State* s, const Setup* c) noexcept nogil
cdef int wrathful(const State* s, const Setup* c) noexcept nogil
cdef void answer_altar(State* s, const Setup* c, int seat, int action) noexcept nogil
cdef void answer_spent(State* s, const Setup* c, int seat, int action) noexcept nogil
