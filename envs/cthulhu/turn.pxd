cimport cython
from libc.string cimport memset

from ..core.frames cimport pop, push, top
from ..core.rng cimport below, shuffle
from ..core.state cimport Frame, RUNNING, TRUNCATED
from .attack cimport combat, declare
from .effects cimport begin_action, commit, destroy, first_of_type, play_thing, resolve
from .piles cimport draw_cards, hand_size, pile_of, put
from .setup cimport *
from .state cimport *
from .tally cimport Tally, holds, take_tally

cdef enum:
    FIRST_HAND = 5
    HAND_SIZE = 10
    TURN_DRAWS = 2

cdef void deal(State* s, const Setup* c) noexcept nogil
cdef void step(State* s, const Setup* c, int action) noexcept nogil
cdef void answer(State* s, const Setup* c, Frame f, int action) noexcept nogil
cdef void answer_menu(State* s, const Setup* c, int action) noexcept nogil
cdef void answer_option(State* s, const Setup* c, Frame f, int first) noexcept nogil
cdef void answer_attack(State* s, const Setup* c, Frame f, int action) noexcept nogil
cdef int one_attacker(const State* s, const Setup* c) noexcept nogil
cdef void run(State* s, const Setup* c) noexcept nogil
cdef void next_phase(State* s, const Setup* c) noexcept nogil
cdef void end_turn(State* s, const Setup* c) noexcept nogil
cdef void insanity(State* s, const Setup* c) noexcept nogil
cdef void open_window(State* s, const Setup* c) noexcept nogil
cdef void enqueue(State* s, int card) noexcept nogil
cdef int fires(const State* s, const Setup* c, int card) noexcept nogil
@cython.locals(t=Tally)
cdef void next_trigger(State* s, const Setup* c) noexcept nogil
