cimport cython

from .piles cimport *
from .setup cimport *
from .state cimport *

cdef int unmissable(const State* s, const Attack* a) noexcept nogil
cdef void step_up(State* s) noexcept nogil
cdef void step_down(State* s) noexcept nogil
cdef void miss(State* s) noexcept nogil
cdef int missing(const State* s) noexcept nogil
cdef void add_mark(State* s, int mark, int seat) noexcept nogil
cdef void waiting_marks(State* s, int seat) noexcept nogil
cdef void leave_table(State* s) noexcept nogil
cdef void expose_attack(State* s) noexcept nogil
