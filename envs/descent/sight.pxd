cimport cython
from libc.stdint cimport uint64_t

from .geometry cimport FAR, PIT, line_open
from .grid cimport adjacent, beside, fig_beside, map_of, one, space_distance, space_of, spaces_of, terrain
from .setup cimport *
from .state cimport *

cdef int line_of_sight(const State* s, int a, int b, uint64_t free) noexcept nogil
cdef int in_pit(const State* s, int u) noexcept nogil
cdef int stands_in(const State* s, int u, int ground) noexcept nogil
cdef int sees_space(const State* s, int u, int cell, uint64_t free) noexcept nogil
cdef int sees(const State* s, int u, int v, uint64_t free) noexcept nogil
cdef int target_space(const State* s, int u, int v, uint64_t free) noexcept nogil
