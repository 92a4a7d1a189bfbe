cimport cython
from libc.stdint cimport int8_t

from .setup cimport *
from .state cimport *

cdef enum:
    HAND_SIZE = 7  # CUT-012
    HEIR = 5  # Q1
    HEIR_TIED = 2
    POTION_ROUNDS = 2  # D33, D34
    NOBODY_LOWER = -10000  # figures beyond what play brings
    NOBODY_HIGHER = 10000

# Seats in some order.
ctypedef struct Order:
    int n
    int seat[6]

# One number for each seat.
ctypedef struct Figures:
    int of[6]

cdef int kind_of(int face) noexcept nogil
cdef int printed(const Setup* c, int face) noexcept nogil
cdef int portrait(int face) noexcept nogil
cdef int amount_of(const Setup* c, int thing, int k) noexcept nogil
cdef int action_of(const Setup* c, int asked, int seat) noexcept nogil
cdef int seat_of(const Setup* c, int asked, int action) noexcept nogil
cdef int living(const State* s, const Setup* c) noexcept nogil
cdef int everyone(const State* s, const Setup* c) noexcept nogil
cdef int left_of(const State* s, const Setup* c, int seat) noexcept nogil
cdef int holder(const State* s, const Setup* c, int number) noexcept nogil
cdef int owner_of(const State* s, const Setup* c, int thing) noexcept nogil
cdef int place_of(const State* s, const Setup* c, int seat) noexcept nogil
@cython.locals(order=Order)
cdef Order order_of(const State* s, const Setup* c) noexcept nogil
@cython.locals(order=Order, rest=Order)
cdef Order order_after(const State* s, const Setup* c, int seat) noexcept nogil
cdef int first_of(const State* s, const Setup* c, int seats) noexcept nogil
@cython.locals(figures=Figures)
cdef int humblest_but(const State* s, const Setup* c, int but) noexcept nogil
cdef int prestige(const State* s, int seat) noexcept nogil
cdef int final_prestige(const State* s, const Setup* c, int seat) noexcept nogil
cdef int incarnate(const State* s, int seat) noexcept nogil
cdef int heirs(const State* s, const Setup* c) noexcept nogil
cdef int kill_records(const State* s, int seat) noexcept nogil
cdef int maximum_hand(const State* s, const Setup* c, int seat) noexcept nogil
cdef int attack_cards(const State* s, int seat) noexcept nogil
cdef int action_cards(const State* s, int seat) noexcept nogil
cdef int has_set(const State* s, int seat) noexcept nogil
cdef int most(const State* s, const Setup* c, Figures figures) noexcept nogil
cdef int least(const State* s, const Setup* c, Figures figures) noexcept nogil
cdef int sole(int seats) noexcept nogil
cdef int count_bits(int bits) noexcept nogil
@cython.locals(figures=Figures)
cdef Figures prestige_figures(const State* s, const Setup* c) noexcept nogil
@cython.locals(figures=Figures)
cdef Figures lp_figures(const State* s, const Setup* c) noexcept nogil
@cython.locals(figures=Figures)
cdef Figures hand_figures(const State* s, const Setup* c) noexcept nogil
@cython.locals(figures=Figures)
cdef Figures damage_figures(const State* s, const Setup* c) noexcept nogil
@cython.locals(figures=Figures)
cdef Figures figures_of(const State* s, const Setup* c, const int8_t* values) noexcept nogil
@cython.locals(figures=Figures)
cdef Figures thing_figures(const State* s, const Setup* c) noexcept nogil
cdef int things_of(const State* s, int seat) noexcept nogil
cdef int creatures(const State* s) noexcept nogil
cdef int first_creature(const State* s) noexcept nogil
