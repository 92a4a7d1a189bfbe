cimport cython

from .seats cimport *
from .setup cimport *
from .state cimport *

cdef enum:
    ARROGANT = 7  # CUT-180
    WOUND = 5  # CUT-087

cdef int hurt_creature(State* s, const Setup* c, int k, int amount, int seat, int blow) noexcept nogil
cdef int stays_alive(State* s, const Setup* c, int k, int amount, int blow) noexcept nogil
cdef void slay(State* s, const Setup* c, int k, int seat) noexcept nogil
cdef int worth_of(const State* s, const Setup* c, int k) noexcept nogil
cdef int counted_n(const State* s) noexcept nogil
cdef int is_last(const State* s, int k) noexcept nogil
cdef void killed(State* s, const Setup* c, int k, int seat) noexcept nogil
cdef int creature_id(const State* s, int k) noexcept nogil
cdef int wounded_now(const State* s, int seat, int creature) noexcept nogil
cdef void lay_out(State* s, const Setup* c) noexcept nogil
@cython.locals(order=Order)
cdef void finish(State* s, const Setup* c, int killer) noexcept nogil
