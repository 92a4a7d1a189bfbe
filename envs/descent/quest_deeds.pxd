cimport cython

from ..core.frames cimport pop, push, top
from ..core.state cimport Frame
from .dice cimport ask_test
from .figures cimport add_monster, remove, set_door
from .geometry cimport OBSTACLE
from .grid cimport adjacent, in_zone, is_hero, is_monster, is_quest_figure, map_of, seat_of, terrain
from .quest_rounds cimport figures_task
from .quests cimport (
    DONE,
    GATE_MARKS,
    LEDGERS,
    MARKED,
    MOST_WATER,
    RAISED_NOW,
    RED_DOOR,
    RESCUED,
    SECRET,
    SPECIAL,
    STORED,
    UNTOUCHED,
    beside_door,
    beside_token,
    door_opened,
    is_chief,
    is_leader,
    may_carry,
    on_zone,
    pick_up,
    quest_token,
    take_away,
    zone_of,
)
from .setup cimport *
from .state cimport *

# What the USE frame of a quest action does next.
cdef enum:
    NAMING = 0
    NAMED = 1
    ATTRIBUTE_CHOSEN = 2
    TESTED = 3
    OFFERED = 4

cdef int quest_action(const State* s, const Setup* c, int u, int which) noexcept nogil
cdef int names_target(const State* s, int which) noexcept nogil
cdef int names_door(const State* s) noexcept nogil
cdef int may_name(const State* s, const Setup* c, int u, int which, int what) noexcept nogil
cdef int may_use_token(const State* s, int u, int which, int t) noexcept nogil
cdef int fresh(const State* s, int u) noexcept nogil
cdef int may_store(const State* s, int u) noexcept nogil
cdef int may_question(const State* s, const Setup* c, int u, int t) noexcept nogil
cdef int may_raise(const State* s, int u, int t) noexcept nogil
cdef int may_unmask(const State* s, int u, int t) noexcept nogil
cdef int may_take_noble(const State* s, int u, int t) noexcept nogil
cdef int may_work_door(const State* s, int u, int door) noexcept nogil
cdef int may_mark(const State* s, int u, int t) noexcept nogil
cdef int may_use_lantern(const State* s, int u, int t) noexcept nogil
cdef int may_turn_wheel(const State* s, int u, int which, int t) noexcept nogil
cdef void quest_task(State* s, const Setup* c) noexcept nogil
cdef void name_target(State* s, Frame* f) noexcept nogil
cdef int seat_for(int u) noexcept nogil
cdef void choose_attribute(State* s, const Setup* c, Frame* f) noexcept nogil
cdef int attributes(const State* s, int u, int which) noexcept nogil
cdef int modifier(const State* s, const Frame* f) noexcept nogil
cdef void carry_out(State* s, const Setup* c, Frame* f, int passed) noexcept nogil
cdef int is_taken(const State* s, int u, int which) noexcept nogil
cdef void touch(State* s, const Setup* c, int u, int t) noexcept nogil
cdef void store_crop(State* s, int u) noexcept nogil
cdef void question(State* s, int t) noexcept nogil
cdef void raise_zombie(State* s, const Setup* c, int cell) noexcept nogil
cdef void unmask(State* s, const Setup* c, Frame* f, int u, int t) noexcept nogil
cdef void take_noble(State* s, const Frame* f) noexcept nogil
cdef void appear(State* s, const Setup* c, int kind, int cell) noexcept nogil
cdef void read(State* s, int t) noexcept nogil
cdef void soak(State* s, int t) noexcept nogil
cdef void work_door(State* s, const Setup* c, int u, int door) noexcept nogil
cdef void mark_gate(State* s, const Setup* c, int u, int door) noexcept nogil
cdef void open_for_good(State* s, const Setup* c, int u, int door) noexcept nogil
cdef void named_task(State* s, const Setup* c, const Frame* f) noexcept nogil
cdef int may_choose_quest(const State* s, const Setup* c, const Frame* f, int what) noexcept nogil
