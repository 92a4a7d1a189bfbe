from libc.stdint cimport int8_t, uint8_t

from .columns cimport *
from .setup cimport *
from .state cimport *

cdef enum:
    ALL_DONE = 2  # Pool.asked
    USED_BITS = 16383

cdef void see_attack(const State* s, const Setup* c, const Scene* scene, float* out) noexcept nogil
cdef void note_deed(int deed, float* row) noexcept nogil
cdef void see_plan(const Attack* a, float* row) noexcept nogil
cdef void see_dice(const Setup* c, const Attack* a, int rolled, float* out) noexcept nogil
cdef void see_sums(const Attack* a, float* row) noexcept nogil
cdef void see_option(const Option* o, float* row) noexcept nogil
cdef void see_affected(const Setup* c, const Attack* a, float* out) noexcept nogil
cdef int pool_asked(const Attack* a) noexcept nogil
cdef int shields_of(const Setup* c, const Pool* p) noexcept nogil
cdef void see_pool(const Attack* a, int i, float* row) noexcept nogil
cdef void see_roll(const State* s, const Scene* scene, float* row) noexcept nogil
