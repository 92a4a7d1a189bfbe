cimport cython
from libc.stdint cimport int16_t, int8_t
from libc.string cimport memset

from .deal cimport reach
from .grid cimport neighbour
from .setup cimport *
from .sight cimport STOP_ALL
from .state cimport *
from .steps cimport may_leave, step_cost, terrain_cost
from .turn cimport step
from .worth cimport CROWD, SPACE

cdef enum:
    NOWHERE = -30000
    SHUT = 100  # no way
    BUCKETS = 240
    MOST_FOUND = 200

# How a unit walks.
ctypedef struct Walker:
    int unit
    int floating
    int large
    int door  # extra points for a closed Mundane Door, or SHUT
    int arcane  # for a closed Arcane Door
    int hazards  # whether Traps and terrain do it harm

# What each space is worth: the best goal less the way to it. Spaces still to be looked at lie in buckets.
ctypedef struct Field:
    int16_t value[688]  # MAX_CELLS
    int16_t bucket[688]  # -1: in none
    int16_t before[688]
    int16_t after[688]
    int16_t head[240]  # BUCKETS
    int highest

# Where a unit can walk to with the points it has; its own place comes first.
ctypedef struct Reach:
    int16_t cell[200]  # MOST_FOUND
    int8_t cost[200]
    int8_t risk[200]
    int16_t step[200]  # the action that begins the way there
    int16_t place[688]  # of a space in `cell`, + 1
    int n

cdef int way_in(const State* s, const Setup* c, const Walker* w, int cell) noexcept nogil
cdef int door_way(const State* s, const Walker* w, int structure) noexcept nogil
cdef int risk_in(const State* s, const Setup* c, const Walker* w, int cell) noexcept nogil
cdef void clear_field(const Setup* c, Field* way) noexcept nogil
cdef void promise(const State* s, Field* way, int cell, int worth) noexcept nogil
cdef void take_out(Field* way, int cell) noexcept nogil
cdef void put_in(Field* way, int cell, int b) noexcept nogil
cdef void promise_around(
    const State* s, const Setup* c, Field* way, int cell, int size, int worth
) noexcept nogil
cdef void spread_out(const State* s, const Setup* c, const Walker* w, Field* way) noexcept nogil
cdef void spread_from(const State* s, const Setup* c, const Walker* w, Field* way, int cell) noexcept nogil
cdef void spread_links(
    const State* s, const Setup* c, const Walker* w, Field* way, int cell, int worth
) noexcept nogil
cdef void promise_area(
    const State* s, const Setup* c, Field* way, int slot, int terrain, int worth
) noexcept nogil
cdef void explore(const State* s, const Setup* c, const Walker* w, int points, Reach* reach) noexcept nogil
cdef void get_to(Reach* reach, int cell, int cost, int risk, int step) noexcept nogil
cdef int is_known(const Reach* reach, int cell, int price) noexcept nogil
cdef void explore_from(
    const State* s, const Setup* c, const Walker* w, int points, Reach* reach, int i
) noexcept nogil
cdef void explore_area(
    const State* s, const Setup* c, const Walker* w, int points, Reach* reach, int i, int slot, int terrain
) noexcept nogil
cdef void explore_step(
    const State* s, const Setup* c, const Walker* w, int points, Reach* reach, int i, int cell, int action
) noexcept nogil
