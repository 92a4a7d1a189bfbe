cimport cython
from libc.stdint cimport int8_t, uint64_t
from libc.string cimport memcpy, memset

from .columns cimport *
from .setup cimport *
from .sheets cimport applies, armor_of, is_slow, master_row
from .state cimport *
from .grid cimport present

cdef enum:
    ONE_TIME = 476  # N_UNITS * N_CHANGES
    CHANGED_KEYS = 0xFFFFFFF  # those below N_CHANGES
    MOST_ENDS = 256

cdef void take_totals(const State* s, const Setup* c, Scene* scene) noexcept nogil
@cython.locals(gain=int8_t, loss=int8_t)
cdef void add_changes(const int8_t* more, const int8_t* less, int8_t* total, int8_t* changed) noexcept nogil
cdef void add_passive(
    const State* s, const Setup* c, Scene* scene, const Rule* r, int aim, int key, int n
) noexcept nogil
@cython.locals(some=uint64_t)
cdef void see_current(const State* s, const Setup* c, const Scene* scene, float* out) noexcept nogil
cdef float shown_total(int key, int n) noexcept nogil
cdef void see_crypt_now(const State* s, const Setup* c, const Scene* scene, int u, float* row) noexcept nogil
cdef void see_monster_now(const State* s, const Setup* c, const Scene* scene, int u, float* row) noexcept nogil
cdef int move_now(const State* s, const Setup* c, const Scene* scene, int u) noexcept nogil
cdef void see_unit_now(const int8_t* total, float* row) noexcept nogil
@cython.locals(some=uint64_t)
cdef void see_changes(const State* s, const Scene* scene, float* out) noexcept nogil
cdef float shown_change(const int8_t* more, const int8_t* less) noexcept nogil
cdef void see_ends(const State* s, int k, float* out) noexcept nogil
