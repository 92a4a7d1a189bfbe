cimport cython
from libc.stdint cimport int8_t

from ..core.frames cimport pop, push, top
from ..core.state cimport Frame
from .figures cimport form_h, form_w, is_large, lift, put, size_of, vacate
from .geometry cimport LAVA, PIT
from .grid cimport (
    adjacent,
    ask_window,
    has,
    is_hero,
    is_monster,
    is_quest_figure,
    map_of,
    offer,
    seat_of,
    space_of,
    spaces_of,
    terrain,
)
from .harm cimport hurt, pay_fatigue
from .quests cimport RESTED
from .sight cimport stands_in
from .steps cimport base_corner, bases, can_walk_from, flies, legal_steps, step_cost, webbed
from .setup cimport *
from .state cimport *

cdef void lift_walker(State* s, int u, int cell) noexcept nogil
cdef void put_down(State* s, const Setup* c, int u, int number) noexcept nogil
cdef void take_step(State* s, const Setup* c, int u, int direction, int by_effect) noexcept nogil
cdef void shift_to(State* s, int u, int to) noexcept nogil
cdef void entered_task(State* s, const Setup* c) noexcept nogil
cdef void havoc(State* s, int u, int cell) noexcept nogil
cdef void enter_terrain(State* s, const Setup* c, int u, int cell, int how) noexcept nogil
cdef void traps_task(State* s, const Setup* c) noexcept nogil
cdef void near_moves_task(State* s, const Setup* c) noexcept nogil
cdef void ask_roam(State* s, int u, int n, int seat, int after) noexcept nogil
cdef void roam_task(State* s, const Setup* c) noexcept nogil
cdef void settle_walker(State* s, const Setup* c, int u, int seat) noexcept nogil
cdef int legal_roam(const State* s, const Setup* c, const Frame* f, const int8_t* mask) noexcept nogil
cdef int may_stop_roaming(const State* s, const Setup* c, int u) noexcept nogil
cdef void answer_roam(State* s, const Setup* c, const Frame* f, int action) noexcept nogil
cdef int legal_start(const State* s, const Setup* c, const Frame* f, const int8_t* mask) noexcept nogil
cdef void answer_start(State* s, const Setup* c, const Frame* f, int action) noexcept nogil
cdef int legal_base(const State* s, const Setup* c, const Frame* f, const int8_t* mask) noexcept nogil
cdef void answer_base(State* s, const Setup* c, const Frame* f, int action) noexcept nogil
