
from ..core.rng cimport shuffle
from .state cimport *

cdef inline Pile* pile_of(const State* s, int zone) noexcept nogil:
    return &(<State*> s).pile[zone]

cdef void put(State* s, int card, int zone) noexcept nogil
cdef void leave_play(State* s, int card) noexcept nogil
cdef void enter_play(State* s, int card, int seat) noexcept nogil
cdef void refill(State* s) noexcept nogil
cdef void reshuffle(State* s) noexcept nogil
cdef void draw_cards(State* s, int seat, int n) noexcept nogil
cdef void discard_hand(State* s, int seat) noexcept nogil
cdef void show_hand(State* s, int seat) noexcept nogil
cdef int hand_size(const State* s, int seat) noexcept nogil
cdef int drawable(const State* s) noexcept nogil
