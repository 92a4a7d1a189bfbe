cimport cython

from ..core.frames cimport pop, push, top
from ..core.rng cimport below
from .grid cimport ask_window, is_hero, seat_of
from .piles cimport draw_cards
from .sheets cimport attribute_of
from .setup cimport *
from .state cimport *

cdef int roll_die(State* s, int kind) noexcept nogil
cdef const Face* face_of(const Setup* c, int die) noexcept nogil
cdef void ask_test(State* s, int u, int attribute, int modifier) noexcept nogil
cdef void ask_healing(State* s, int h, int n) noexcept nogil
cdef void test_task(State* s, const Setup* c) noexcept nogil
cdef int standing_or_hidden(const State* s, int u) noexcept nogil
cdef void healing_task(State* s, const Setup* c) noexcept nogil
cdef void count_healing(State* s, const Setup* c) noexcept nogil
cdef void begin_roll(State* s, int u, int attribute, int modifier) noexcept nogil
cdef void add_die(State* s, int kind) noexcept nogil
cdef int rolled_shields(const State* s, const Setup* c) noexcept nogil
cdef int roller_seat(const State* s, int u) noexcept nogil
cdef void reroll_roll(State* s, int i) noexcept nogil
cdef void reroll_all(State* s) noexcept nogil
