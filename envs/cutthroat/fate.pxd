cimport cython

from ..core.frames cimport pop, push, top
from ..core.rng cimport below, shuffle
from .harm cimport *
from .kills cimport finish, hurt_creature
from .piles cimport *
from .seats cimport *
from .setup cimport *
from .state cimport *
from .turning cimport add_mark, expose_attack, leave_table, miss, step_down, step_up

cdef enum:
    DECK_FORTUNE = 1  # Fortune's Deck
    DECK_PILE = 2  # the pile of RL12
    N_OTHERS = 21  # cards beside The World
    N_IN_DECK = 12  # of them in Fortune's Deck
    WORLD_LEFT = 6  # CUT-205

cdef void make_deck(State* s, const Setup* c) noexcept nogil
cdef int can_draw(const State* s, const Setup* c) noexcept nogil
cdef int deck_open(const State* s, int deck) noexcept nogil
cdef int offer_fortune(State* s, const Setup* c) noexcept nogil
cdef void answer_fortune(State* s, const Setup* c, int action) noexcept nogil
cdef void fate_task(State* s, const Setup* c) noexcept nogil
cdef int draw_fortune(State* s, const Setup* c, int deck) noexcept nogil
cdef void the_world(State* s, const Setup* c, int seat, int deck) noexcept nogil
@cython.locals(order=Order)
cdef void upright(State* s, const Setup* c, int card, int seat) noexcept nogil
cdef void reversed_side(State* s, const Setup* c, int card, int seat) noexcept nogil
cdef void ask_name(State* s, const Setup* c, int card, int seat) noexcept nogil
cdef int may_name(const State* s, const Setup* c, int card, int seat, int other) noexcept nogil
cdef void answer_name_fortune(State* s, const Setup* c, int seat, int card, int action) noexcept nogil
@cython.locals(figures=Figures)
cdef void lovers_reversed(State* s, const Setup* c, int seat) noexcept nogil
@cython.locals(figures=Figures)
cdef void devil_reversed(State* s, const Setup* c, int seat) noexcept nogil
cdef void topmost_attack(State* s, int seat) noexcept nogil
cdef void discard_best_attack(State* s, const Setup* c, int seat) noexcept nogil
