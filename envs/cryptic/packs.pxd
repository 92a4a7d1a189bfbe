cimport cython

from .aims cimport may_stop
from .arts cimport use_worth
from .explorer cimport Plan
from .field cimport Field, NOWHERE, SHUT, Walker, clear_field, explore, promise_around, spread_out
from .grid cimport n_team, present, size_of, slot_of
from .setup cimport *
from .sheets cimport actions_left, has, move_of
from .state cimport *
from .strikes cimport list_strikes, strike_from
from .uses cimport slot_usable
from .worth cimport LEAST, Mind, NOTHING, PREY, PREY_KNOWING, PREY_WEAK


cdef void monster_walker(const State* s, const Setup* c, int u, Walker* w) noexcept nogil
cdef void hunt(const State* s, const Setup* c, const Mind* m, const Walker* w, Field* way) noexcept nogil
cdef int prey_worth(const State* s, const Mind* m, int other) noexcept nogil
cdef void stalk(const State* s, const Setup* c, Mind* m, int u, Plan* p) noexcept nogil
cdef int lair_worth(const State* s, const Setup* c, int u, Plan* p, int cell) noexcept nogil
cdef void scent(State* s, const Setup* c, const Mind* m, int u, Plan* p) noexcept nogil
cdef int pack_worth(const State* s, const Setup* c, const Mind* m, int u, Plan* p, int verb) noexcept nogil
cdef void choose_prowl(State* s, const Setup* c, int u, Plan* p, int led) noexcept nogil
