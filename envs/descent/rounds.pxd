cimport cython
from libc.stdint cimport int8_t

from ..core.frames cimport pop, push, top
from .grid cimport offer, seat_of, speaker
from .quest_rounds cimport hero_phase_begins, hero_phase_ends, round_ends
from .setup cimport *
from .state cimport *

cdef void round_task(State* s, const Setup* c) noexcept nogil
cdef int can_go(const State* s, int h) noexcept nogil
cdef int any_to_go(const State* s, const Setup* c) noexcept nogil
cdef int legal_next(const State* s, const Setup* c, const int8_t* mask) noexcept nogil
cdef void answer_next(State* s, int action) noexcept nogil
