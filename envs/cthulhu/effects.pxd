cimport cython
from libc.stdint cimport uint8_t
from libc.string cimport memset

from ..core.frames cimport pop, push, top
from ..core.state cimport Frame, TERMINATED
from .piles cimport discard_hand, draw_cards, enter_play, hand_size, pile_of, put, refill, show_hand
from .setup cimport *
from .state cimport *

cdef enum:
    MOST = 32000  # far above what any game reaches; keeps the counters within their type

# Cards in play picked out for something.
ctypedef struct Marks:
    uint8_t on[100]

cdef void gain_sanity(State* s, int seat, int n) noexcept nogil
cdef void lose_sanity(State* s, int seat, int n) noexcept nogil
cdef void gain_life(State* s, int seat, int n) noexcept nogil
cdef void lose_life(State* s, int seat, int n) noexcept nogil
@cython.locals(dying=Marks)
cdef void destroy(State* s, const Setup* c, int card) noexcept nogil
@cython.locals(dying=Marks)
cdef void destroy_type(State* s, const Setup* c, int type) noexcept nogil
cdef void destroy_marked(State* s, const Setup* c, Marks* dying) noexcept nogil
cdef void pay_for_deaths(State* s, const Setup* c, const Marks* dying) noexcept nogil
cdef void discard_curses(State* s, const Marks* dying) noexcept nogil
cdef void discard_marked(State* s, const Marks* dying) noexcept nogil
cdef void arrive(State* s, const Setup* c, int card, int seat) noexcept nogil
cdef void play_thing(State* s, const Setup* c, int card, int seat) noexcept nogil
cdef int first_of_type(const State* s, const Setup* c, int type) noexcept nogil
cdef void begin_action(State* s, const Setup* c, int card, int seat) noexcept nogil
cdef void commit(State* s, const Setup* c, int card, int target, int seat) noexcept nogil
cdef Step text_step(const CardRow* row, int event, int at) noexcept nogil
@cython.locals(f=Frame)
cdef void resolve(State* s, const Setup* c) noexcept nogil
cdef void carry_out(State* s, const Setup* c, Frame f, int op, int n) noexcept nogil
cdef void carry_out_with_cards(State* s, Frame f, int op, int n) noexcept nogil
cdef void carry_out_in_play(State* s, const Setup* c, Frame f, int op, int n) noexcept nogil
cdef void ask_to_discard(State* s, int seat, Frame f) noexcept nogil
cdef void look_at_top(State* s, Frame f) noexcept nogil
cdef int may_be_victim(const State* s, const Setup* c, int card, int you, int source, int op) noexcept nogil
cdef void sacrifice(State* s, const Setup* c, int you, int source, int op) noexcept nogil
cdef void reveal_a_monster(State* s, const Setup* c, int you) noexcept nogil
