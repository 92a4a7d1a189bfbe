cimport cython
from libc.stdint cimport uint8_t

from ..core.frames cimport top
from ..core.rng cimport below, shuffle
from ..core.state cimport RUNNING
from .setup cimport *
from .state cimport *

cdef void resample(State* s, const Setup* c, int seat) noexcept nogil
cdef void mix(State* s, uint8_t* cards, int n) noexcept nogil
cdef void redraw_hand(State* s) noexcept nogil
@cython.locals(choosing=int)
cdef int sure(const State* s, int kind) noexcept nogil
cdef void redraw_peeked(State* s) noexcept nogil
cdef void redraw_codex(State* s) noexcept nogil
cdef int is_closed(const State* s, int i) noexcept nogil
