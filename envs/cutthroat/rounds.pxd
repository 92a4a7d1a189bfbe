cimport cython
from libc.string cimport memset

from ..core.frames cimport pop, push, top
from .attack cimport discard_claims, is_trap, lay_for_trap, show_claims
from .choices cimport clear_choices, deal_out_anew, lay_cards, reverse_initiative
from .harm cimport *
from .kills cimport WOUND, finish
from .piles cimport *
from .seats cimport *
from .setup cimport *
from .state cimport *

cdef enum:
    STALL_LP = 10  # CUR-32
    I13_PLACE = 2  # in `offered`
    VOTES_COUNTED = 1  # source of the frame

cdef void round_task(State* s, const Setup* c) noexcept nogil
@cython.locals(order=Order)
cdef void start_round(State* s, const Setup* c) noexcept nogil
@cython.locals(order=Order)
cdef void offer_relic(State* s, const Setup* c) noexcept nogil
cdef void answer_offer(State* s, const Setup* c, int seat, int action) noexcept nogil
cdef void cards_laid(State* s, const Setup* c) noexcept nogil
@cython.locals(order=Order)
cdef void fix_turn_order(State* s, const Setup* c) noexcept nogil
cdef void next_turn(State* s, const Setup* c) noexcept nogil
cdef void count_round(State* s, const Setup* c) noexcept nogil
cdef void walls(State* s, const Setup* c) noexcept nogil
@cython.locals(figures=Figures)
cdef void blades(State* s, const Setup* c) noexcept nogil
cdef void war_token(State* s, const Setup* c) noexcept nogil
cdef void count_votes(State* s, const Setup* c, Frame* f) noexcept nogil
@cython.locals(hopeful=int)
cdef void despair_tokens(State* s, const Setup* c) noexcept nogil
@cython.locals(figures=Figures, order=Order)
cdef void side_wins(State* s, const Setup* c, int side) noexcept nogil
cdef int has_strike(const State* s) noexcept nogil
cdef void after_strike(State* s, const Setup* c) noexcept nogil
cdef void gain_lp(State* s, int amount, int capped) noexcept nogil
cdef void undo_first_wound(State* s, const Setup* c) noexcept nogil
cdef void knit(State* s, const Setup* c) noexcept nogil
cdef void mischief_tokens(State* s, const Setup* c) noexcept nogil
cdef void note_largest(State* s) noexcept nogil
cdef void clear_stack(State* s) noexcept nogil
cdef void end_round(State* s, const Setup* c) noexcept nogil
cdef void clear_round(State* s) noexcept nogil
