cimport cython

from ..core.frames cimport pop, push, top
from .grid cimport seat_of, speaker
from .setup cimport *
from .state cimport *

cdef int usable(const State* s, const Setup* c, int card) noexcept nogil
cdef void trigger(State* s, const Setup* c, int card) noexcept nogil
cdef void pay(State* s, const Setup* c, int n) noexcept nogil
cdef void paying_task(State* s, const Setup* c) noexcept nogil
cdef int poorest(const State* s, const Setup* c, int h) noexcept nogil
cdef void refresh_plot(State* s) noexcept nogil
cdef void gain_threat(State* s, const Setup* c, int n) noexcept nogil
