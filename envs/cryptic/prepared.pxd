cimport cython

from ..core.frames cimport pop, push, top
from ..core.state cimport Frame
from .actions cimport legal_menu
from .harm cimport end_turn_changes, exhaust
from .setup cimport *
from .sheets cimport value
from .state cimport *
from .units cimport present, seat_of, sees_ref

cdef void window_task(State* s, const Setup* c) noexcept nogil
cdef int may_interrupt(const State* s, const Setup* c, int u, int m) noexcept nogil
cdef void answer_prepared(State* s, const Setup* c, const Frame* f, int action) noexcept nogil
cdef void interrupt_task(State* s, const Setup* c) noexcept nogil
