cimport cython
from libc.stdint cimport int8_t, int16_t, uint8_t, uint64_t
from libc.string cimport memset

from ..core.frames cimport top
from ..core.rng cimport below, shuffle
from ..core.state cimport RUNNING, Frame
from .attack cimport claimed_kind
from .choices cimport CHOSE_NOTHING, CHOSE_SLEEP, UNASKED, second_left, sets_second
from .encounter cimport boss_bit, in_pool
from .harm cimport may_use_relic
from .legal cimport HATED, N_BIDS, legal
from .seats cimport *
from .setup cimport *
from .state cimport *
from .things cimport WHOM_THING

cdef enum:
    FORTUNE_CARDS = 21  # without The World

# Cards that are dealt anew.
ctypedef struct Deal:
    int seat  # for whom
    int16_t left[44]  # copies of each code that are not dealt yet
    int16_t own[6][37]  # cards of each other player, in hand or face down
    int16_t room[6]  # how many of them the seat cannot name
    int8_t forced[6][2]  # set cards that are fixed, or -1

cdef void resample(State* s, const Setup* c, int seat) noexcept nogil
@cython.locals(deal=Deal)
cdef void redraw_cards(State* s, const Setup* c, int seat) noexcept nogil
cdef int unseen_set(const State* s, int seat, int owner, int i) noexcept nogil
cdef int unseen_attack(const State* s, int seat, int owner) noexcept nogil
cdef int unseen_claim(const State* s, int seat, int owner, int i) noexcept nogil
cdef void collect(const State* s, const Setup* c, Deal* deal) noexcept nogil
cdef void keep(Deal* deal, int owner, int face, int copies) noexcept nogil
cdef void keep_named(const State* s, Deal* deal) noexcept nogil
cdef void keep_pooled(State* s, const Setup* c, Deal* deal) noexcept nogil
cdef int may_lie(const State* s, const Deal* deal, int owner, int i) noexcept nogil
@cython.locals(cards=uint8_t[94])
cdef void deal_out(State* s, const Setup* c, Deal* deal) noexcept nogil
cdef void lay_face_down(State* s, const Setup* c, Deal* deal, int owner) noexcept nogil
cdef int some_card(State* s, Deal* deal, int owner) noexcept nogil
cdef int hides_lie(const State* s, int owner) noexcept nogil
cdef int is_lie(const State* s, int owner, int face, int claim) noexcept nogil
cdef void forget(State* s, const Setup* c, int seat) noexcept nogil
cdef void forget_cards(State* s, int seat, int viewer, int owner) noexcept nogil
cdef int unseen_copies(const State* s, int viewer, int owner, int face) noexcept nogil
cdef void redraw_answers(State* s, const Setup* c, int seat) noexcept nogil
cdef void redraw_set(State* s, const Setup* c, int owner) noexcept nogil
@cython.locals(answers=int[40])
cdef int some_set_answer(State* s, int owner, int only_cards) noexcept nogil
@cython.locals(answers=int[40])
cdef int some_second(State* s, int owner) noexcept nogil
@cython.locals(order=Order)
cdef void redraw_chosen(State* s, const Setup* c, int seat, const Frame* f) noexcept nogil
cdef int some_other(State* s, const Setup* c, int owner) noexcept nogil
cdef int some_bid(State* s, const Setup* c, int owner) noexcept nogil
cdef void redraw_laid(State* s, const Setup* c, int owner, int asked) noexcept nogil
cdef void lay_some(State* s, const Setup* c, int owner, int least_value) noexcept nogil
@cython.locals(there=uint64_t)
cdef void mix_anew(State* s, uint8_t* cards, int n) noexcept nogil
@cython.locals(pool=uint8_t[51])
cdef void redraw_encounters(State* s, const Setup* c, int seat) noexcept nogil
cdef int sunk(const State* s, int e) noexcept nogil
cdef int unmet(const State* s, const Setup* c, int e) noexcept nogil
@cython.locals(picks=int[51])
cdef int some_pick(State* s, const Setup* c, int only_unmet) noexcept nogil
@cython.locals(picks=int[6])
cdef int redraw_finisher(State* s, const Setup* c, int seat) noexcept nogil
@cython.locals(cards=uint8_t[22])
cdef void redraw_fortune(State* s) noexcept nogil
@cython.locals(mask=int8_t[177])
cdef int answerable(const State* s, const Setup* c) noexcept nogil
cdef void make_answerable(State* s, const Setup* c, int seat) noexcept nogil
cdef int some_spare(State* s, int seat, int owner) noexcept nogil
cdef int spare(const State* s, int seat, int owner, int face) noexcept nogil
cdef int exchange(State* s, int owner, int face, int i) noexcept nogil
