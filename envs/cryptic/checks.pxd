cimport cython

from ..core.frames cimport pop, push, top
from ..core.rng cimport below
from ..core.state cimport Frame
from .grid cimport is_crypt, listens, present, seat_of, squad_of
from .setup cimport *
from .sheets cimport aim_of, cast_of, charges, is_used, set_used, stamina_of
from .state cimport *
from .units cimport apart

cdef enum:
    DIE = 6
    MOST_POWER = 120

cdef void ask_check(State* s, int u, int attribute, int bonus) noexcept nogil
cdef void check_task(State* s, const Setup* c) noexcept nogil
cdef int hears_failure(const State* s) noexcept nogil
cdef int check_value(const State* s, const Setup* c, const Frame* f) noexcept nogil
cdef int roll_passes(State* s, int value) noexcept nogil
cdef void answer_reroll(State* s, const Setup* c, int action) noexcept nogil
cdef void change_stamina(State* s, const Setup* c, int u, int n) noexcept nogil
cdef void happened_task(State* s, const Setup* c) noexcept nogil
cdef int hears(const State* s, const Setup* c, const Rule* r, const Frame* f) noexcept nogil
cdef int hears_check(const State* s, const Setup* c, const Rule* r, int attribute, int u) noexcept nogil
cdef int hears_kill(const State* s, const Setup* c, const Rule* r, int killer, int u) noexcept nogil
cdef int changes_anything(const State* s, const Setup* c, const Rule* r, const Frame* f) noexcept nogil
cdef int can_peek(const State* s, const Setup* c, int cell) noexcept nogil
cdef int souls_left(const State* s, const Setup* c) noexcept nogil
cdef void goddess_gains(State* s, const Setup* c, int event) noexcept nogil
cdef void change_power(State* s, int n) noexcept nogil
cdef void change_blood(State* s, int n) noexcept nogil
cdef int open_window(State* s, int u) noexcept nogil
