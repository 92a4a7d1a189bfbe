cimport cython

from ..core.rng cimport below, shuffle
from .setup cimport *
from .state cimport *

cdef void draw_cards(State* s, const Setup* c, int n) noexcept nogil
cdef void draw_card(State* s, const Setup* c) noexcept nogil
cdef void reshuffle(State* s) noexcept nogil
cdef void discard_card(State* s, int kind) noexcept nogil
cdef void lose_card(State* s, int kind) noexcept nogil
cdef void drop_card(State* s) noexcept nogil
cdef int over_limit(const State* s, const Setup* c) noexcept nogil
