cimport cython
from libc.stdint cimport int8_t, uint32_t
from libc.string cimport memcpy, memset

from .columns cimport *
from .grid cimport present
from .setup cimport *
from .sheets cimport applies, armor_of, is_slow, master_row
from .state cimport *
from .units cimport BIT

cdef enum:
    CHANGED_KEYS = 0xFFFFFFF  # those below N_CHANGES
    MOST_ENDS = 64

cdef void take_totals(const State* s, const Setup* c, Scene* scene) noexcept nogil
cdef void add_changes(const State* s, int u, int8_t* total) noexcept nogil
cdef void add_passive(
    const State* s, const Setup* c, Scene* scene, const Rule* r, int aim, int key, int n
) noexcept nogil
cdef void add(Scene* scene, int u, int key, int n) noexcept nogil
cdef void see_current(const State* s, const Setup* c, const Scene* scene, float* out) noexcept nogil
cdef void see_crypt_now(const State* s, const Setup* c, const Scene* scene, int u, float* row) noexcept nogil
cdef void see_monster_now(const State* s, const Setup* c, const Scene* scene, int u, float* row) noexcept nogil
cdef int move_now(const State* s, const Setup* c, const Scene* scene, int u) noexcept nogil
@cython.locals(four=uint32_t)
cdef void see_totals(const int8_t* total, float* row) noexcept nogil
cdef void see_changes(const State* s, float* out) noexcept nogil
cdef float shown_change(const State* s, int u, int key) noexcept nogil
cdef void see_ends(const State* s, int u, float* out) noexcept nogil
