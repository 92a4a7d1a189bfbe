cimport cython
from libc.string cimport memset

from .geometry cimport OBSTACLE, read_edges, space_at
from .grid cimport adjacent, card_of, map_of, space_of, spaces_of, terrain, within
from .setup cimport *
from .state cimport *

cdef int form_w(int size, int vertical) noexcept nogil
cdef int form_h(int size, int vertical) noexcept nogil
cdef int forms_of(int size) noexcept nogil
cdef int size_of(const State* s, const Setup* c, int u) noexcept nogil
cdef int is_large(const State* s, const Setup* c, int u) noexcept nogil
cdef int space_in(const State* s, int cell, int i, int w) noexcept nogil
cdef int fits(const State* s, int u, int cell, int w, int h) noexcept nogil
cdef void put(State* s, int u, int cell, int w, int h) noexcept nogil
cdef void lift(State* s, int u) noexcept nogil
cdef void vacate(State* s, int u, int cell) noexcept nogil
cdef void clear_figure(State* s, int u) noexcept nogil
cdef int free_monster(const State* s) noexcept nogil
cdef int add_monster(State* s, const Setup* c, int kind, int rank, int group) noexcept nogil
@cython.locals(mark=uint32_t)
cdef void forget(State* s, int u) noexcept nogil
cdef void remove(State* s, int u, int life) noexcept nogil
cdef int count_rank(const State* s, int group, int rank) noexcept nogil
cdef int in_group(const State* s, int group) noexcept nogil
cdef int near_monster(const State* s, int u, int n) noexcept nogil
cdef void drop_tokens(State* s, int u, int cell) noexcept nogil
cdef void set_door(State* s, int door, int is_open) noexcept nogil
cdef int beside_space(const State* s, int v, int cell) noexcept nogil
