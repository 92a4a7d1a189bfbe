from libc.stdint cimport int8_t, uint32_t

from .columns cimport *
from .setup cimport *
from .sheets cimport base_number, has, listens
from .state cimport *
from .grid cimport n_team, present, seat_of

cdef enum:
    N_BONES = 3

cdef void see_pieces(const State* s, const Setup* c, const Scene* scene, float* out) noexcept nogil
cdef void see_cryptonaut(const Setup* c, const Unit* who, float* row) noexcept nogil
cdef void see_place(const Setup* c, int cell, float* row) noexcept nogil
cdef void see_status(const Unit* who, float* row) noexcept nogil
cdef void see_inventory(const Unit* who, float* row) noexcept nogil
cdef void see_used(uint32_t used, int n, float* row) noexcept nogil
cdef int actions_now(const State* s, const Setup* c, const Scene* scene, int u) noexcept nogil
cdef void see_monster(const State* s, const Setup* c, const Scene* scene, int u, float* row) noexcept nogil
cdef void see_structure(const State* s, const Setup* c, const Scene* scene, int i, float* row) noexcept nogil
cdef void see_items(const State* s, int u, float* out) noexcept nogil
cdef void see_secrets(const State* s, float* out) noexcept nogil
