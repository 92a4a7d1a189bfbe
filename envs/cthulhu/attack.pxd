cimport cython
from libc.string cimport memset

from ..core.frames cimport pop, push, top
from ..core.state cimport RUNNING
from .effects cimport Marks, destroy_marked, lose_life
from .piles cimport pile_of
from .setup cimport *
from .state cimport *
from .tally cimport Tally, curse_rules, holds, power_of, power_with, take_tally

# Stages of the COMBAT frame
cdef enum:
    DECLARING = 0
    BLOCKING = 1
    SPLITTING = 2

cdef int able(const State* s, const Setup* c, const Tally* t, int card) noexcept nogil
cdef int declared(const State* s) noexcept nogil
cdef void declare(State* s, int card) noexcept nogil
cdef int blocks_at_all(const State* s, const Setup* c, const Tally* t, int card) noexcept nogil
cdef int can_block(const State* s, const Setup* c, const Tally* t, int card, int attacker) noexcept nogil
cdef int attacker_number(const State* s, int number) noexcept nogil
cdef int blockers_of(const State* s, int attacker) noexcept nogil
cdef int blocking_power(const State* s, const Setup* c, const Tally* t, int card) noexcept nogil
cdef int damage_left(const State* s, const Setup* c, const Tally* t, int attacker) noexcept nogil
cdef int may_kill_nobody(const State* s, const Setup* c, const Tally* t, int attacker) noexcept nogil
@cython.locals(t=Tally)
cdef void combat(State* s, const Setup* c) noexcept nogil
@cython.locals(t=Tally)
cdef int next_split(const State* s, const Setup* c, int number) noexcept nogil
@cython.locals(t=Tally, dying=Marks)
cdef void strike(State* s, const Setup* c) noexcept nogil
cdef int clash(State* s, const Setup* c, const Tally* t, int attacker, Marks* dying) noexcept nogil
