cimport cython
from libc.stdint cimport int8_t, uint8_t
from libc.string cimport memset

from .figures cimport fits, form_h, form_w, forms_of, space_in
from .grid cimport empty, in_zone, map_of, offer
from .setup cimport *
from .state cimport *

# Group.agent
cpdef enum:
    NO_AGENT = 0
    MASTER_ONLY = 1  # Raythen replaced a master
    WHOLE_GROUP = 2

cdef enum:
    N_SIZES = 4
    VILLAGERS = 4  # CD1

ctypedef struct Packing:  # what must find room in a zone
    int8_t zone
    int8_t need[4]  # bases by size
    uint8_t taken[168]  # spaces in thought

cdef int carried(const State* s) noexcept nogil
cdef int limit(const Setup* c, int kind, int rank) noexcept nogil
cdef int printed(const State* s, const Setup* c, int group, int kind, int rank) noexcept nogil
cdef int extra_minions(const State* s, const Setup* c, int group) noexcept nogil
cdef int wanted(const State* s, const Setup* c, int group, int kind, int rank) noexcept nogil
cdef int all_wanted(const State* s, const Setup* c, int group, int kind) noexcept nogil
cdef int more_health(const State* s, const Setup* c, int group, int rank) noexcept nogil
cdef int open_kinds(const State* s, const Setup* c, int group, int8_t* mask) noexcept nogil
cdef int any_fits(const State* s, const Setup* c, int group) noexcept nogil
cdef int may_be(const State* s, const Setup* c, int group, int kind) noexcept nogil
@cython.locals(packing=Packing)
cdef int kind_fits(const State* s, const Setup* c, int group, int kind) noexcept nogil
cdef void need_nothing(Packing* p, int zone) noexcept nogil
cdef void need_later(const State* s, const Setup* c, Packing* p, int group) noexcept nogil
cdef int keeps_room(
    const State* s, const Setup* c, Packing* p, int group, int placed, int cell, int w, int h
) noexcept nogil
cdef int packs(const State* s, Packing* p) noexcept nogil
cdef int free_spaces(const State* s, const Packing* p) noexcept nogil
cdef int pack_large(const State* s, Packing* p, int first) noexcept nogil
cdef int is_free(const State* s, const Packing* p, int cell, int w, int h) noexcept nogil
cdef void take(const State* s, Packing* p, int cell, int w, int h, int taken) noexcept nogil
