cimport cython
from libc.stdint cimport int8_t

from ..core.frames cimport below_top, pop, push, top
from ..core.state cimport Frame
from .figures cimport add_monster, count_rank, free_monster
from .grid cimport offer
from .groups cimport WHOLE_GROUP, limit
from .setup cimport *
from .state cimport *

# What a REINFORCING frame does next.
cdef enum:
    NEXT_FIGURE = 0
    RANKING = 1

cdef enum:
    MINION_OR_ELSE = 2  # ReinforcementRow.rank: a minion, or a master of a group whose limits give it none

cdef void reinforce_all(State* s, const Setup* c) noexcept nogil
cdef void reinforcing_task(State* s, const Setup* c) noexcept nogil
cdef int able_groups(const State* s, const Setup* c, int row) noexcept nogil
cdef int able_rank(const State* s, const Setup* c, int row, int group, int rank) noexcept nogil
cdef int room_for(const State* s, const Setup* c, int group, int rank) noexcept nogil
cdef int lowest(int bits) noexcept nogil
cdef void choose_rank(State* s, const Setup* c, const Frame* f) noexcept nogil
cdef void send(State* s, const Setup* c, int rank) noexcept nogil
cdef int legal_group(const State* s, const Setup* c, int bits, int8_t* mask) noexcept nogil
cdef void answer_group(State* s, int bits, int action) noexcept nogil
cdef int legal_rank(int8_t* mask) noexcept nogil
