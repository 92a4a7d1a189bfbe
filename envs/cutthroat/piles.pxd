cimport cython
from libc.string cimport memset

from ..core.rng cimport below, shuffle
from .seats cimport amount_of, kind_of, maximum_hand, owner_of
from .setup cimport *
from .state cimport *

cdef enum:
    ALL_SEATS = 63
    N_OFFERED = 3

cdef void discard(State* s, int face) noexcept nogil
cdef int next_code(State* s) noexcept nogil
cdef void draw_cards(State* s, const Setup* c, int seat, int n) noexcept nogil
cdef int draw_card(State* s, const Setup* c, int seat) noexcept nogil
cdef int draw_top(State* s, const Setup* c, int seat) noexcept nogil
cdef void draw_up(State* s, const Setup* c, int seat, int n) noexcept nogil
cdef void refill(State* s, const Setup* c, int seat) noexcept nogil
cdef void add_to_hand(State* s, int seat, int face, int seers) noexcept nogil
cdef void take_from_hand(State* s, int seat, int face) noexcept nogil
cdef void shown(State* s, int seat, int face, int blind) noexcept nogil
cdef void uncertain(State* s, int viewer, int owner) noexcept nogil
cdef int random_card(State* s, int seat) noexcept nogil
cdef void play_open(State* s, int seat, int face) noexcept nogil
cdef void discard_from_hand(State* s, int seat, int face) noexcept nogil
cdef void discard_random(State* s, int seat, int n) noexcept nogil
cdef void discard_hand(State* s, int seat) noexcept nogil
cdef void give_random(State* s, int giver, int receiver) noexcept nogil
@cython.locals(first=int, second=int, seen=int)
cdef void sort_set(State* s, int seat) noexcept nogil
cdef void discard_set(State* s, int seat) noexcept nogil
cdef void return_set(State* s, int seat) noexcept nogil
cdef void drop_first_set(State* s, int seat) noexcept nogil
cdef void not_pooled(State* s, int face) noexcept nogil
cdef void gain_thing(State* s, const Setup* c, int seat, int thing, int bequeathed) noexcept nogil
cdef void lose_thing(State* s, int seat, int thing, int marked) noexcept nogil
cdef void spend_thing(State* s, int seat, int thing) noexcept nogil
cdef void take_from_spent(State* s, int thing) noexcept nogil
cdef int takeable(const State* s, int seat, int thing) noexcept nogil
cdef int top_relic(State* s) noexcept nogil
cdef void relic_under(State* s, int thing) noexcept nogil
cdef int taken_from_table(State* s, int thing) noexcept nogil
cdef void bequeath(State* s, const Setup* c, int seat, int thing) noexcept nogil
cdef void take_from_relic_deck(State* s, int thing) noexcept nogil
