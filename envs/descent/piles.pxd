cimport cython

from ..core.rng cimport below, shuffle
from .setup cimport *
from .state cimport *

cdef void shuffle_overlord(State* s, const Setup* c) noexcept nogil
cdef void mix_deck(State* s) noexcept nogil
cdef int top_card(State* s) noexcept nogil
cdef void draw_cards(State* s, const Setup* c, int n) noexcept nogil
cdef void take_up(State* s, int card) noexcept nogil
cdef void take_from_hand(State* s, int card) noexcept nogil
cdef void discard_random(State* s) noexcept nogil
cdef void take_from_deck(State* s, int card) noexcept nogil
cdef void fresh_search(State* s, const Setup* c) noexcept nogil
cdef void mix_search(State* s) noexcept nogil
cdef void renew_search(State* s) noexcept nogil
cdef int search_left(const State* s) noexcept nogil
cdef int draw_search(State* s) noexcept nogil
cdef void forget_above(State* s) noexcept nogil
cdef void put_on_top(State* s, int card) noexcept nogil
cdef void top_to_bottom(State* s) noexcept nogil
cdef void overlord_looks(State* s, int n) noexcept nogil
cdef void lay_search(State* s, int h, int card) noexcept nogil
cdef void keep_search(State* s, const Setup* c, int h) noexcept nogil
cdef void open_chest(State* s, const Setup* c, int h) noexcept nogil
cdef int free_place(const State* s, int h) noexcept nogil
