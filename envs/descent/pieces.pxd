from libc.stdint cimport int8_t

from .columns cimport *
from .geometry cimport MAPS, MapRow
from .setup cimport *
from .state cimport *
from .grid cimport map_of

cdef void see_pieces(const State* s, const Setup* c, const Scene* scene, float* out) noexcept nogil
cdef void see_body(const State* s, const MapRow* m, int u, float* row) noexcept nogil
cdef void see_monster(const Figure* f, float* row) noexcept nogil
cdef void see_hero(const State* s, const Scene* scene, int h, float* out) noexcept nogil
cdef void see_turn(const Hero* me, float* row) noexcept nogil
cdef void see_cards_of(const Hero* me, int h, float* out) noexcept nogil
cdef void see_items(const Hero* me, int h, float* out) noexcept nogil
cdef void see_group(const Group* g, float* row) noexcept nogil
cdef void see_token(const State* s, const MapRow* m, const Scene* scene, int i, float* row) noexcept nogil
cdef void see_doors(const State* s, const MapRow* m, float* out) noexcept nogil
cdef void see_place(const MapRow* m, int cell, float* row) noexcept nogil
