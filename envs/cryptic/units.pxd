cimport cython
from libc.stdint cimport uint32_t
from libc.string cimport memset

from .grid cimport distance, present, size_of
from .setup cimport *
from .sight cimport Ends, STOP_ALL, sees
from .state cimport *

cdef enum:
    BIT = 1

cdef int ref_cell(const State* s, int ref) noexcept nogil
cdef int ref_size(const State* s, const Setup* c, int ref) noexcept nogil
cdef int ref_there(const State* s, int ref) noexcept nogil
cdef int apart(const State* s, const Setup* c, int a, int b) noexcept nogil
cdef int adjacent(const State* s, const Setup* c, int a, int b) noexcept nogil
cdef int sees_ref(const State* s, const Setup* c, int u, int ref, int reach) noexcept nogil
@cython.locals(ends=Ends)
cdef int sees_past(const State* s, const Setup* c, int u, int ref, int reach, int stop) noexcept nogil
@cython.locals(ends=Ends)
cdef int sees_cell(const State* s, const Setup* c, int u, int cell, int reach) noexcept nogil
@cython.locals(bits=uint32_t)
cdef uint32_t unit_bits(const State* s, int low, int high) noexcept nogil
cdef int next_unit(const State* s, uint32_t bits) noexcept nogil
cdef void set_down(State* s, const Setup* c, int u, int cell) noexcept nogil
cdef void lift(State* s, const Setup* c, int u) noexcept nogil
cdef void mark_spaces(State* s, const Setup* c, int u, int there) noexcept nogil
cdef int build(State* s, const Setup* c, int kind, int cell, int owner) noexcept nogil
cdef void stand(State* s, const Setup* c, int i, int solid) noexcept nogil
cdef int find(const State* s, int slot_cell, const Setup* c, int kind) noexcept nogil
cdef int standing(const State* s, int kind) noexcept nogil
