cimport cython

from .arts cimport weapon_worth
from .field cimport Field, NOWHERE
from .grid cimport distance
from .outcome cimport monster_worth
from .setup cimport *
from .state cimport *
from .worth cimport SURE, chance

cdef enum:
    SPELL_WORTH = 170
    FIRST_SCHOLAR = 120

cdef int sheet_worth(const Setup* c, int sheet) noexcept nogil
cdef int pick_worth(const State* s, const Setup* c, int sheet) noexcept nogil
cdef int codex_worth(const State* s, const Setup* c, int cell) noexcept nogil
cdef int entrance_away(const State* s, const Setup* c, int cell) noexcept nogil
cdef int guard_worth(const State* s, const Setup* c, int action) noexcept nogil
cdef int entrance_worth(const State* s, const Setup* c, int area, const Field* way) noexcept nogil
cdef int doorstep(const State* s, const Setup* c) noexcept nogil
