cimport cython
from libc.stdint cimport int8_t

from .aims cimport group, is_single, possible, targets, weapon_type, weapon_usable
from .grid cimport enough, offer
from .setup cimport *
from .sheets cimport actions_left, effect_at, has, is_devour, is_used, once_at, weapon_at
from .state cimport *
from .summon cimport summonable
from .units cimport standing

@cython.locals(list_=List)
cdef int usable(const State* s, const Setup* c, int u, int effect) noexcept nogil
cdef int sources(const State* s, const Setup* c, int u, int verb, int8_t* mask) noexcept nogil
cdef int offer_souls(const State* s, int u, int8_t* mask) noexcept nogil
cdef int slot_usable(const State* s, const Setup* c, int u, int verb, int slot) noexcept nogil
cdef int kind_of(int verb) noexcept nogil
cdef int attack_usable(const State* s, const Setup* c, int u, int slot) noexcept nogil
cdef int part_usable(const State* s, const Setup* c, int u, int slot) noexcept nogil
cdef int can_cast(const State* s, const Setup* c, int u, int slot) noexcept nogil
cdef int devour_usable(const State* s, const Setup* c, int u, int slot) noexcept nogil
cdef int may_act(const State* s, const Setup* c, int u) noexcept nogil
cdef int may_charge(const State* s, const Setup* c, int u, int slot) noexcept nogil
cdef int melee_sources(const State* s, const Setup* c, int u, int8_t* mask) noexcept nogil
