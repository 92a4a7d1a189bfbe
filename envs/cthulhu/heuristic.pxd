cimport cython
from libc.stdint cimport int8_t, int16_t, uint8_t, uint64_t
from libc.string cimport memset

from ..core.rng cimport mix
from ..core.state cimport Frame
from .frames cimport top
from .legal cimport legal
from .setup cimport *
from .state cimport *
from .tally cimport Tally, power_of, take_tally

ctypedef struct Mask:
    int8_t on[104]

@cython.locals(mask=Mask, t=Tally)
cdef int advise(const State* s, const Setup* c, uint64_t seed) noexcept nogil
cdef int worth(const State* s, const Setup* c, const Tally* t, int kind, int action) noexcept nogil
