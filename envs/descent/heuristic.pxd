cimport cython
from libc.stdint cimport int8_t, uint64_t
from libc.string cimport memset

from .legal cimport legal
from .setup cimport Setup
from .state cimport State

@cython.locals(mask=int8_t[466])
cdef int advise(const State* s, const Setup* c, uint64_t seed) noexcept nogil
