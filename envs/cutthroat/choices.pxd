cimport cython
from libc.stdint cimport uint8_t
from libc.string cimport memset

from ..core.frames cimport below_top, pop, push, top
from ..core.rng cimport shuffle
from .harm cimport *
from .piles cimport *
from .seats cimport *
from .setup cimport *
from .state cimport *

cdef enum:
    CHOSE_SLEEP = 64  # RL21
    CHOSE_NOTHING = 65
    UNASKED = -1

cdef void initiative_task(State* s, const Setup* c) noexcept nogil
@cython.locals(numbers=uint8_t[6])
cdef void deal_numbers(State* s, const Setup* c, int taken) noexcept nogil
@cython.locals(order=Order)
cdef void reverse_initiative(State* s, const Setup* c) noexcept nogil
cdef void clear_choices(State* s) noexcept nogil
@cython.locals(order=Order)
cdef void setting_task(State* s, const Setup* c) noexcept nogil
cdef int sets_second(const State* s, const Setup* c, int seat) noexcept nogil
cdef void answer_set(State* s, const Setup* c, int seat, int action) noexcept nogil
cdef void lay_openly(State* s, int seat, int i) noexcept nogil
cdef void lay_card(State* s, int seat, int face) noexcept nogil
@cython.locals(order=Order)
cdef void lay_cards(State* s, const Setup* c) noexcept nogil
@cython.locals(order=Order, pool=uint8_t[12])
cdef void deal_out_anew(State* s, const Setup* c) noexcept nogil
@cython.locals(order=Order)
cdef void choosing_task(State* s, const Setup* c) noexcept nogil
cdef void ask_choice(State* s, const Setup* c, int seat, int ask, int count) noexcept nogil
cdef void chosen(State* s, const Setup* c, int ask) noexcept nogil
@cython.locals(order=Order, figures=Figures)
cdef void lay_down(State* s, const Setup* c) noexcept nogil
cdef void discard_laid(State* s, int seat) noexcept nogil
cdef int laid_value(const State* s, const Setup* c, int seat) noexcept nogil
@cython.locals(figures=Figures)
cdef void named_most(State* s, const Setup* c) noexcept nogil
@cython.locals(figures=Figures)
cdef void sell(State* s, const Setup* c) noexcept nogil
cdef int second_left(const State* s, int seat, int face) noexcept nogil
