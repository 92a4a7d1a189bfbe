cimport cython
from libc.stdint cimport int8_t, uint32_t
from libc.string cimport memcpy, memset

from ..core.frames cimport pop, push, top
from ..core.state cimport Frame, TRUNCATED
from .aims cimport is_single
from .grid cimport in_play, listens, offer, present, seat_of
from .harm cimport any_exhausted, exhaust, take
from .lists cimport run_effect, run_hazard
from .setup cimport *
from .sheets cimport note_changes, passes
from .state cimport *
from .units cimport BIT, next_unit
from .uses cimport usable

# What a ROUND frame does next.
cdef enum:
    BEGIN = 0
    UPKEEP_STEP = 1
    TEAM_STEP = 2
    GODDESS_STEP = 3
    CLEANUP_STEP = 4
    END_STEP = 5

cdef void round_task(State* s, const Setup* c) noexcept nogil
cdef void begin_round(State* s, Frame* f) noexcept nogil
cdef void upkeep(State* s, const Setup* c, Frame* f) noexcept nogil
cdef int entries(const State* s, const Setup* c, int8_t* mask) noexcept nogil
cdef int first_entry(const State* s, const Setup* c) noexcept nogil
cdef void begin_entry(State* s, const Setup* c, Frame* f, int entry) noexcept nogil
cdef int entry_times(const State* s, const Setup* c, int entry) noexcept nogil
cdef int burning(const State* s) noexcept nogil
cdef int upkeep_kind(const State* s, const Setup* c, int k) noexcept nogil
cdef int entry_usable(const State* s, const Setup* c, int entry) noexcept nogil
cdef int idle(const State* s, const Setup* c, int effect) noexcept nogil
cdef int entry_effect(const State* s, const Setup* c, int entry) noexcept nogil
cdef int monster_rule(const State* s, const Setup* c, int entry) noexcept nogil
cdef int entry_source(const State* s, const Setup* c, int entry) noexcept nogil
cdef void run_entry(State* s, const Setup* c, int entry) noexcept nogil
@cython.locals(bits=uint32_t)
cdef void burn(State* s, const Setup* c) noexcept nogil
cdef void next_cryptonaut(State* s, const Setup* c, Frame* f) noexcept nogil
cdef int seat_with_some(const State* s, const Setup* c, int seat, int passed) noexcept nogil
cdef int unretired(const State* s, const Setup* c, int seat, int8_t* mask) noexcept nogil
cdef int legal_unit(const State* s, const Setup* c, const Frame* f, int8_t* mask) noexcept nogil
cdef int others_left(const State* s, const Setup* c, int seat) noexcept nogil
cdef void answer_unit(State* s, const Setup* c, const Frame* f, int action) noexcept nogil
cdef void turn_task(State* s, const Setup* c) noexcept nogil
cdef void cleanup_hazards(State* s, const Setup* c) noexcept nogil
cdef void end_round(State* s, const Setup* c) noexcept nogil
cdef void rest_unit(State* s, int u) noexcept nogil
cdef void end_changes(State* s) noexcept nogil
