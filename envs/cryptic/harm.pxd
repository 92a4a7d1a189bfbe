cimport cython

from ..core.frames cimport pop, push, top
from ..core.state cimport TERMINATED
from .checks cimport goddess_gains
from .grid cimport is_crypt, listens, present, seat_of, size_of
from .lists cimport run_effect
from .setup cimport *
from .sheets cimport armor_of, clear_changes, gather, has
from .sight cimport STOP_ALL
from .state cimport *
from .units cimport adjacent, apart, lift, ref_there, stand

cdef enum:
    MOST_DAMAGE = 31

cdef void hurt(State* s, int origin, int ref, int amount, int flags) noexcept nogil
cdef void damage_task(State* s, const Setup* c) noexcept nogil
cdef int after_armor(const State* s, const Setup* c, int origin, int ref, int n, int flags) noexcept nogil
cdef int is_solid_to(const State* s, const Setup* c, int origin, int ref) noexcept nogil
cdef int may_be_knocked(const State* s, const Setup* c, int u) noexcept nogil
cdef void take(State* s, const Setup* c, int origin, int ref, int n) noexcept nogil
cdef void wake(State* s) noexcept nogil
cdef void wound(State* s, const Setup* c, int u, int n) noexcept nogil
cdef void restore(State* s, int u, int n) noexcept nogil
cdef void die(State* s, const Setup* c, int u) noexcept nogil
cdef void leave(State* s, const Setup* c, int u) noexcept nogil
cdef void slay(State* s, const Setup* c, int killer, int u) noexcept nogil
cdef int hears_kills(const State* s) noexcept nogil
cdef void drop_from_order(State* s, int u) noexcept nogil
cdef void husk(State* s, const Setup* c, int killer, int u) noexcept nogil
cdef void place_skull(State* s, const Setup* c, int u) noexcept nogil
cdef int skulls(const State* s, const Setup* c) noexcept nogil
cdef void destroy(State* s, const Setup* c, int origin, int i) noexcept nogil
cdef void fulfil(State* s, const Setup* c, int cell, int kind, int u) noexcept nogil
cdef void advance(State* s, const Setup* c, int slot, int k, int u) noexcept nogil
cdef int credited(const State* s, int u) noexcept nogil
cdef void draw_knowledge(State* s, const Setup* c, int u) noexcept nogil
cdef void check_victory(State* s, const Setup* c) noexcept nogil
cdef void end(State* s, int winner) noexcept nogil
cdef int taken_out(const State* s) noexcept nogil
cdef int knowledge_needed(const State* s, const Setup* c) noexcept nogil
cdef int objectives_met(const State* s, const Setup* c) noexcept nogil
cdef int board_done(const State* s, const Setup* c, int slot) noexcept nogil
cdef void exhaust(State* s, const Setup* c) noexcept nogil
cdef int any_exhausted(const State* s) noexcept nogil
cdef void retire(State* s, int u) noexcept nogil
cdef void end_turn_changes(State* s, int u) noexcept nogil
