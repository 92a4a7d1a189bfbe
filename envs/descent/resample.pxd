cimport cython
from libc.stdint cimport int8_t, uint8_t
from libc.string cimport memset

from ..core.rng cimport below, shuffle
from .columns cimport N_ASIDE, first_back, hand_open, planned
from .geometry cimport MapRow
from .grid cimport map_of
from .setup cimport *
from .state cimport *

cdef enum:
    N_COSTS = 4  # of Overlord cards: 1 to 3
    N_CARD_CLASSES = 5
    UNIT = 1073741824

# Overlord cards that a seat cannot place: of those that were bought the costs are known.
ctypedef struct Purse:
    int8_t known[5][4]  # by class and cost: cards whose names are known
    int8_t free[5][4]  # copies that may be among the unknown ones
    int8_t spent[4]  # unknown ones by cost
    int8_t left[28]  # the same by card
    int8_t picked[4]  # of one class, by cost
    int8_t card[28]  # the unknown ones, drawn anew

cdef void resample(State* s, const Setup* c, int seat) noexcept nogil
cdef void mix(State* s, uint8_t* cards, int n) noexcept nogil
@cython.locals(cards=uint8_t[12])
cdef void mix_search(State* s, int known) noexcept nogil
@cython.locals(there=int)
cdef void redraw_unique(State* s, const Setup* c) noexcept nogil
cdef int may_be_unique(const State* s, const Setup* c, int i) noexcept nogil
@cython.locals(hidden=uint8_t[12])
cdef void redraw_quest_tokens(State* s) noexcept nogil
@cython.locals(hidden=int8_t[28], purse=Purse, pool=uint8_t[64])
cdef void redraw_cards(State* s, const Setup* c) noexcept nogil
cdef int count_hidden(const State* s, int8_t* hidden, int shown) noexcept nogil
cdef void deal_out(State* s, uint8_t* pool, int n, int shown) noexcept nogil
cdef void rebuy(State* s, const Setup* c, Purse* purse, int8_t* hidden) noexcept nogil
cdef void open_purse(const State* s, const Setup* c, Purse* purse, const int8_t* hidden) noexcept nogil
cdef double ways(const Purse* purse, int cls, int ones, int twos, int threes) noexcept nogil
cdef double weight(const Purse* purse, int cls, int i, int j, int k) noexcept nogil
cdef int allowed(const Purse* purse, int cls, int i, int j, int k) noexcept nogil
cdef double choose(int n, int k) noexcept nogil
cdef int share_out(State* s, const Setup* c, Purse* purse) noexcept nogil
cdef int pick(State* s, Purse* purse, int cls) noexcept nogil
cdef void name_cards(State* s, const Setup* c, Purse* purse, int cls, int cost) noexcept nogil
cdef int is_of(const Setup* c, int card, int cls, int cost) noexcept nogil
