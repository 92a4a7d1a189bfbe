cimport cython
from libc.stdint cimport int8_t

from ..core.frames cimport below_top, top
from ..core.state cimport Frame
from .attack cimport has_takeable
from .choices cimport second_left
from .encounter cimport in_pool
from .fate cimport DECK_FORTUNE, DECK_PILE, deck_open, may_name
from .harm cimport FULL_LP, heals, may_use_relic, packet_of
from .piles cimport takeable
from .seats cimport *
from .setup cimport *
from .state cimport *
from .things cimport WHOM_THING, curable, finger_reaches
from .turn cimport is_window
from .windows cimport offer, plays, swappable

cdef enum:
    HATED = 50  # CUT-206
    KILL_ENTRIES = 8
    N_BIDS = 6
    N_CLAIMS = 17

cdef int legal(const State* s, const Setup* c, int8_t* mask) noexcept nogil
cdef int legal_more(const State* s, const Setup* c, const Frame* f, int8_t* mask) noexcept nogil
cdef int legal_last(const State* s, const Setup* c, const Frame* f, int8_t* mask) noexcept nogil
cdef int yes_or_no(int8_t* mask) noexcept nogil
cdef int hand_cards(const State* s, int seat, int8_t* mask, int low, int high) noexcept nogil
cdef int others(const State* s, const Setup* c, int seat, int8_t* mask) noexcept nogil
cdef int legal_set(const State* s, const Setup* c, int seat, int8_t* mask) noexcept nogil
cdef int legal_second(const State* s, int seat, int8_t* mask) noexcept nogil
cdef int legal_manner(const State* s, const Setup* c, const Frame* f, int8_t* mask) noexcept nogil
cdef int legal_whom(const State* s, const Setup* c, const Frame* f, int8_t* mask) noexcept nogil
cdef int legal_target(const State* s, const Setup* c, int seat, int8_t* mask) noexcept nogil
cdef int legal_strike(const State* s, const Setup* c, const Frame* f, int8_t* mask) noexcept nogil
cdef int taken_things(const State* s, int seat, int8_t* mask) noexcept nogil
cdef int legal_steal(const State* s, const Setup* c, const Frame* f, int8_t* mask) noexcept nogil
cdef int legal_lay(const State* s, const Setup* c, int seat, int8_t* mask) noexcept nogil
cdef int legal_bid(const State* s, const Setup* c, int seat, int8_t* mask) noexcept nogil
cdef int legal_finisher(const Setup* c, int8_t* mask) noexcept nogil
