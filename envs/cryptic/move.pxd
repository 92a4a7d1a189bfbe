cimport cython
from libc.stdint cimport int8_t, uint32_t

from ..core.frames cimport below_top, pop, push, top
from ..core.state cimport Frame
from .aims cimport may_stop
from .checks cimport ask_check, change_stamina, open_window
from .grid cimport FAR, distance, enough, neighbour, offer, present, size_of, slot_of
from .lists cimport run_hazard
from .operations cimport GOAL_CELL, TOWARDS, use_door
from .path cimport next_on_way, spare_points, step_legal, walks
from .setup cimport *
from .sheets cimport has, move_of, value
from .state cimport *
from .steps cimport crossings, door_cost, doors, floats, is_crossing, names_door, step_cost
from .units cimport BIT, adjacent, lift, next_unit, ref_cell, ref_size, set_down, unit_bits

# What a STEP frame has done.
cdef enum:
    BREAKING = 0
    CHECKING = 1
    STEPPED = 2

cdef int points_left(const State* s, const Setup* c, const Frame* f) noexcept nogil
@cython.locals(frame=Frame)
cdef int can_move(const State* s, const Setup* c, int u) noexcept nogil
cdef int moves(const State* s, const Setup* c, const Frame* f, int8_t* mask) noexcept nogil
cdef int legal_step(const State* s, const Setup* c, int8_t* mask) noexcept nogil
cdef void move_task(State* s, const Setup* c) noexcept nogil
cdef void stop_move(State* s, const Setup* c, int u, int fly) noexcept nogil
cdef void shift(State* s, const Setup* c, int u, int cell) noexcept nogil
cdef void answer_step(State* s, const Setup* c, int action) noexcept nogil
cdef void turn_door(State* s, const Setup* c, Frame* f, int i) noexcept nogil
cdef void take_step(State* s, const Setup* c, int u, int cell) noexcept nogil
cdef Frame* under_way(State* s) noexcept nogil
cdef void step_task(State* s, const Setup* c) noexcept nogil
cdef void walk_task(State* s, const Setup* c) noexcept nogil
@cython.locals(bits=uint32_t)
cdef int break_away(State* s, const Setup* c, Frame* f) noexcept nogil
cdef void make_step(State* s, const Setup* c, const Frame* f) noexcept nogil
cdef void enter_board(State* s, const Setup* c, int cell) noexcept nogil
cdef void enter(State* s, int u, int cell, int flags) noexcept nogil
cdef void enter_task(State* s, const Setup* c) noexcept nogil
cdef void pick_up(State* s, const Setup* c, int u, int cell) noexcept nogil
cdef void enter_terrain(State* s, const Setup* c, const Frame* f, int cell) noexcept nogil
cdef int her_turn(const State* s, int u) noexcept nogil
cdef void spring_trap(State* s, const Setup* c, int u) noexcept nogil
cdef void answer_direction(State* s, const Setup* c, const Frame* f, int action) noexcept nogil
cdef void shove_task(State* s, const Setup* c) noexcept nogil
cdef int shove_space(const State* s, const Setup* c, const Frame* f) noexcept nogil
cdef int may_be_shoved(const State* s, const Setup* c, int u, int cell) noexcept nogil
cdef int over_pit(const State* s, const Setup* c, int cell, int size) noexcept nogil
cdef int nearer_space(const State* s, const Setup* c, int u, const Frame* f) noexcept nogil
cdef int to_goal(const State* s, const Setup* c, const Frame* f, int cell, int size) noexcept nogil
