cimport cython

from ..core.frames cimport pop, push, top
from ..core.rng cimport below
from .harm cimport *
from .kills cimport WOUND, counted_n
from .piles cimport *
from .seats cimport *
from .setup cimport *
from .state cimport *

cdef enum:
    LAST_CLAUSE = 1000

cdef void strike_task(State* s, const Setup* c) noexcept nogil
cdef void strike_number(State* s, const Setup* c, int number, int amount) noexcept nogil
cdef void strike_seat(State* s, const Setup* c, int seat, int amount) noexcept nogil
cdef void strike_all(State* s, const Setup* c, int seats, int amount) noexcept nogil
cdef int wounders(const State* s, const Setup* c) noexcept nogil
cdef int wounder_in_time(const State* s, int last) noexcept nogil
cdef int mirror(const State* s, const Setup* c, int seat) noexcept nogil
cdef int last_attacker(const State* s) noexcept nogil
@cython.locals(order=Order)
cdef int highest(const State* s, const Setup* c) noexcept nogil
cdef int base_clause(State* s, const Setup* c, int e, int k) noexcept nogil
cdef int base_clause_later(State* s, const Setup* c, int e, int k) noexcept nogil
cdef int incarnation_clause(State* s, const Setup* c, int e, int k) noexcept nogil
@cython.locals(order=Order)
cdef int incarnation_clause_later(State* s, const Setup* c, int e, int k) noexcept nogil
cdef void ask_naming(State* s, const Setup* c, int seat) noexcept nogil
cdef int strike_named(State* s, const Setup* c, int k, int cause, int amount) noexcept nogil
cdef int arrogant_strike(const State* s, const Setup* c) noexcept nogil
cdef int anguish(State* s, const Setup* c, int k) noexcept nogil
cdef void shame(State* s, const Setup* c) noexcept nogil
@cython.locals(order=Order)
cdef void plague_losses(State* s, const Setup* c) noexcept nogil
cdef int truthful(const State* s, const Setup* c) noexcept nogil
cdef int setters(const State* s, const Setup* c) noexcept nogil
cdef void boss_task(State* s, const Setup* c) noexcept nogil
