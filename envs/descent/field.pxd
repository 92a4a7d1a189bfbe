cimport cython
from libc.stdint cimport int16_t, int32_t, int8_t, uint8_t
from libc.string cimport memset

from .figures cimport is_large
from .geometry cimport EDGE_DOOR, NORMAL_DOOR, OBSTACLE, PIT, PLAIN, WATER
from .grid cimport able, is_hero, is_monster, is_quest_figure, map_of, side_of, space_of, spaces_of
from .quests cimport GATE_MARKS, is_leader, may_open
from .setup cimport *
from .state cimport *
from .steps cimport enterable, flies, passes, step_cost
from .worth cimport NOWHERE

cdef enum:
    NO_WAY = 99
    CROWD = 4  # further spaces that an enemy in the way counts for
    DOOR_WAY = 4  # the same of a closed door
    GATE_WAY = 8
    MOST_QUEUED = 256  # a power of two

# How a figure walks.
ctypedef struct Walker:
    int unit
    int flying
    int ghost  # passes enemies
    int large
    int by_effect

# What each space is worth: the best goal less the way to it.
ctypedef struct Field:
    int32_t value[168]
    int16_t queue[256]
    uint8_t queued[168]
    int head
    int tail

# Where a figure can walk to.
ctypedef struct Reach:
    int n
    int16_t cell[168]  # in the order in which they were found; the spaces of the figure come first
    uint8_t cost[168]  # by space; NO_WAY
    int8_t came[168]  # by space: the direction of the step into it; -1: it begins here

cdef void set_walker(const State* s, const Setup* c, int u, int by_effect, Walker* w) noexcept nogil
cdef int door_way(const State* s, const Setup* c, int u, int d) noexcept nogil
cdef int locked_way(const State* s, const Setup* c, int u, int d) noexcept nogil
cdef int way_in(const State* s, const Walker* w, int cell) noexcept nogil
cdef void clear_field(const State* s, Field* way) noexcept nogil
cdef void promise(const State* s, Field* way, int cell, int worth) noexcept nogil
cdef void promise_around(const State* s, Field* way, int cell, int worth) noexcept nogil
cdef void spread_out(const State* s, const Setup* c, const Walker* w, int rate, Field* way) noexcept nogil
cdef void spread_from(
    const State* s, const Setup* c, const Walker* w, int rate, Field* way, int cell
) noexcept nogil
@cython.locals(queue=int16_t[256], queued=uint8_t[168])
cdef void explore(const State* s, const Setup* c, const Walker* w, int most, Reach* reach) noexcept nogil
cdef int first_step(const State* s, const Reach* reach, int cell) noexcept nogil
cdef int begins_at(const State* s, const Reach* reach, int cell) noexcept nogil
