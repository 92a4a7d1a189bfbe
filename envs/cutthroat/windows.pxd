cimport cython
from libc.stdint cimport int8_t

from ..core.frames cimport below_top, pop, push, top
from ..core.state cimport Frame
from .actions cimport play
from .harm cimport may_use_relic, packet_of, packet_stopped
from .seats cimport *
from .setup cimport *
from .state cimport *
from .things cimport may_use, use

cdef enum:
    DEEPEST = 34  # no Action card is begun above this depth; play never comes near it

@cython.locals(order=Order, rest=Order)
cdef Order window_order(const State* s, const Setup* c, const Frame* f) noexcept nogil
@cython.locals(order=Order)
cdef void seek(State* s, const Setup* c) noexcept nogil
cdef int window_shut(State* s, const Frame* f) noexcept nogil
cdef int may_act(const State* s, int seat) noexcept nogil
cdef int offer(int8_t* mask, int action) noexcept nogil
cdef int offer_face(const State* s, int seat, int kind, int8_t* mask) noexcept nogil
cdef int offer_thing(const State* s, int seat, int thing, int8_t* mask) noexcept nogil
cdef int plays(const State* s, const Setup* c, const Frame* f, int seat, int8_t* mask) noexcept nogil
cdef int plays_drawn(const State* s, const Setup* c, int seat, int8_t* mask) noexcept nogil
cdef int plays_before(const State* s, const Setup* c, int x, int seat, int8_t* mask) noexcept nogil
cdef int offer_used(const State* s, const Setup* c, int seat, int thing, int8_t* mask) noexcept nogil
cdef int plays_after(const State* s, const Setup* c, int x, int seat, int8_t* mask) noexcept nogil
cdef int guarded(const State* s) noexcept nogil
cdef int plays_cancel(const State* s, const Setup* c, int seat, int8_t* mask) noexcept nogil
cdef int plays_damage(const State* s, const Setup* c, int seat, int8_t* mask) noexcept nogil
cdef int can_swap_set(const State* s, const Setup* c, int seat) noexcept nogil
cdef int swappable(const State* s, int seat, int other) noexcept nogil
cdef void answer_window(State* s, const Setup* c, Frame* f, int action) noexcept nogil
cdef int needs_name(int kind) noexcept nogil
