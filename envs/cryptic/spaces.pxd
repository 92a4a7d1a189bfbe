cimport cython
from libc.stdint cimport uint64_t
from libc.string cimport memcpy

from .columns cimport *
from .grid cimport present
from .setup cimport *
from .state cimport *

cdef void see_spaces(const State* s, const Setup* c, Scene* scene, float* out) noexcept nogil
@cython.locals(eight=uint64_t)
cdef void see_terrain(const State* s, int cells, float* plane) noexcept nogil
@cython.locals(four=uint64_t)
cdef void see_tokens(const State* s, int cells, Scene* scene, float* planes) noexcept nogil
cdef void see_token(int token, int cells, Scene* scene, float* here) noexcept nogil
cdef void see_solid(const State* s, const Setup* c, int i, float* plane) noexcept nogil
cdef void see_body(const State* s, const Setup* c, int u, float* plane) noexcept nogil
cdef void fill(const Setup* c, int cell, int size, float n, float* plane) noexcept nogil
