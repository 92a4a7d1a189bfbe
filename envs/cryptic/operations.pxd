cimport cython

from ..core.frames cimport below_top, pop, push, top
from .aims cimport cell_fits, door_verbs, warp_spaces
from .checks cimport ask_check, change_blood, change_power, change_stamina, souls_left
from .grid cimport FAR, in_play, seat_of
from .hand cimport draw_cards, drop_card
from .harm cimport fulfil, hurt, restore, retire, slay, take
from .items cimport begin_trade
from .lists cimport begin_run, inner, next_thing
from .setup cimport *
from .sheets cimport charges, has, passes, value
from .state cimport *
from .summon cimport places
from .units cimport BIT, apart, build, find, ref_there, sees_ref, stand
from .uses cimport melee_sources

cdef enum:
    COST_AND_ONE = 100  # pow(cost+1)
    MOST_CHANGE = 100
    TOWARDS = 8  # a SHOVE frame that goes towards the goal in its source
    GOAL_CELL = 100

cdef void list_task(State* s, const Setup* c) noexcept nogil
cdef void branch(State* s, const Setup* c, List* todo, int passed) noexcept nogil
cdef void do_op(State* s, const Setup* c, List* todo) noexcept nogil
cdef int hazard_bonus(const State* s, const Setup* c, List* todo, const Op* op) noexcept nogil
cdef int holds(const State* s, const Setup* c, List* todo, const Op* op) noexcept nogil
cdef void goddess_op(State* s, const Setup* c, List* todo, const Op* op) noexcept nogil
cdef void space_op(State* s, const Setup* c, List* todo, const Op* op) noexcept nogil
cdef void place_barricade(State* s, const Setup* c, int owner, int cell) noexcept nogil
cdef void special_op(State* s, const Setup* c, List* todo, const Op* op) noexcept nogil
cdef void end_move(State* s, int u) noexcept nogil
cdef void redirect(State* s, int u) noexcept nogil
cdef void peek_artifacts(State* s, const Setup* c, int u) noexcept nogil
cdef void structure_op(State* s, const Setup* c, List* todo, const Op* op) noexcept nogil
cdef void use_door(State* s, const Setup* c, int i, int verb) noexcept nogil
cdef void unit_op(State* s, const Setup* c, List* todo, const Op* op) noexcept nogil
cdef void unit_op_2(State* s, const Setup* c, List* todo, const Op* op) noexcept nogil
cdef int area_bonus(const State* s, const Setup* c, List* todo) noexcept nogil
cdef int attuned(const State* s, const Setup* c, int source) noexcept nogil
cdef void change(State* s, const Setup* c, int u, const Op* op) noexcept nogil
cdef void change_souls(State* s, const Setup* c, int u, int n) noexcept nogil
cdef void mark(State* s, const Setup* c, List* todo, int u, int status) noexcept nogil
cdef int marked(const State* s, int status) noexcept nogil
cdef int buried(const State* s) noexcept nogil
cdef void clean(State* s, int u, int what) noexcept nogil
cdef void give_counter(State* s, int u) noexcept nogil
cdef void step_op(State* s, const Setup* c, List* todo, const Op* op) noexcept nogil
cdef void shove_op(State* s, const Setup* c, List* todo, const Op* op) noexcept nogil
cdef int shove_goal(const State* s, const Setup* c, List* todo, const Op* op) noexcept nogil
cdef void warp_op(State* s, const Setup* c, List* todo, const Op* op) noexcept nogil
cdef void uncharge_op(State* s, const Setup* c, int u) noexcept nogil
cdef void summon_op(State* s, const Setup* c, List* todo, const Op* op) noexcept nogil
