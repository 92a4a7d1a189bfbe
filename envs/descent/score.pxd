cimport cython

from ..core.state cimport TERMINATED
from .geometry cimport FAR, ZONE_EXIT
from .grid cimport distance, in_zone, map_of
from .quests cimport *
from .setup cimport *
from .state cimport *

cdef enum:
    SIXTIETHS = 60  # of State.value
    NOBLES = 4  # MB1-1
    ALL_LEDGERS = 3  # DA1-1
    PARTS_OF_CAMPAIGN = 10  # nine quests, and room for the result

cdef double result(const State* s, const Setup* c) noexcept nogil
cdef double score(const State* s, const Setup* c) noexcept nogil
@cython.locals(heroes=cython.int, overlord=cython.int)
cdef int quests_ahead(const State* s) noexcept nogil
cdef int in_encounter(const State* s) noexcept nogil
cdef double quest_progress(const State* s, const Setup* c) noexcept nogil
cdef double handed_on(const State* s) noexcept nogil
cdef double progress(const State* s, const Setup* c) noexcept nogil
cdef double share(int n, int of) noexcept nogil
cdef double heroes_part(const State* s, const Setup* c) noexcept nogil
cdef double overlord_part(const State* s, const Setup* c) noexcept nogil
cdef double harm_of(const State* s, int u) noexcept nogil
cdef double leader_part(const State* s) noexcept nogil
cdef double heroes_out(const State* s, const Setup* c) noexcept nogil
cdef int soaked(const State* s) noexcept nogil
cdef double cart_way(const State* s) noexcept nogil
cdef int way_out(const State* s, int cell) noexcept nogil
