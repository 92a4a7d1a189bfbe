cimport cython

from ..core.frames cimport pop, push, top
from ..core.state cimport Frame
from .actions cimport legal_menu
from .grid cimport present, seat_of
from .harm cimport end_turn_changes, exhaust
from .setup cimport *
from .sheets cimport value
from .state cimport *
from .units cimport sees_ref

cdef void window_task(State* s, const Setup* c) noexcept nogil
cdef int may_interrupt(const State* s, const Setup* c, int u, int m) noexcept nogil
cdef void answer_prepared(State* s, const Setup* c, const Frame* f, int action) noexcept nogil
cdef void interrupt_task(State* s, const Setup* c) noexcept nogil
