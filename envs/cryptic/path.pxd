cimport cython
from libc.stdint cimport int16_t, int8_t
from libc.string cimport memset

from .aims cimport may_stop
from .grid cimport distance, enough, neighbour, offer
from .setup cimport *
from .state cimport *
from .steps cimport names_door, step_cost

cdef enum:
    NEVER = 127
    MAX_PLACES = 2000

ctypedef struct Ways:
    int n
    int16_t place[2000]  # MAX_PLACES; in the order in which they were reached, some again when cheaper
    int8_t cost[688]  # MAX_CELLS
    int8_t danger[688]

cdef int step_legal(const State* s, const Setup* c, int u, int direction, int points, int fly) noexcept nogil
@cython.locals(ways=Ways)
cdef int reaches_stop(const State* s, const Setup* c, int u, int start, int points, int fly) noexcept nogil
@cython.locals(ways=Ways)
cdef int spare_points(const State* s, const Setup* c, int u, int points, int fly) noexcept nogil
cdef void spread(const State* s, const Setup* c, int u, int start, int points, int fly, Ways* ways) noexcept nogil
cdef void add_place(Ways* ways, int place) noexcept nogil
cdef void relax(const State* s, const Setup* c, int u, Ways* ways, int at, int to, int points, int fly) noexcept nogil
cdef int is_danger(const State* s, const Setup* c, int u, int cell, int fly) noexcept nogil
@cython.locals(ways=Ways)
cdef int walks(const State* s, const Setup* c, int u, int points, int fly, int8_t* mask) noexcept nogil
cdef int next_stops(const State* s, const Setup* c, int u, int at, int points, int fly) noexcept nogil
cdef int direction_of(const Setup* c, int a, int b) noexcept nogil
@cython.locals(ways=Ways)
cdef int next_on_way(const State* s, const Setup* c, int u, int goal, int points, int fly) noexcept nogil
