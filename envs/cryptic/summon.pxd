cimport cython
from libc.stdint cimport int8_t
from libc.string cimport memset

from .aims cimport beside_mono
from .grid cimport distance, enough, listens, offer, present, size_of, slot_of
from .setup cimport *
from .sheets cimport clear_changes, gather
from .sight cimport STOP_ALL
from .state cimport *
from .units cimport sees_cell, set_down

cdef enum:
    LAST_RANGE = 19  # no space of a board is farther

cdef int may_summon(const State* s, const Setup* c, int sheet, int slot) noexcept nogil
cdef int has_room(const State* s, const Setup* c, int sheet, int slot) noexcept nogil
cdef int master_out(const State* s) noexcept nogil
cdef int sheet_floats(const Setup* c, int sheet) noexcept nogil
cdef int places(const State* s, const Setup* c, int sheet, int how, int source, int8_t* mask) noexcept nogil
cdef int stands_free(const State* s, const Setup* c, int sheet, int cell) noexcept nogil
cdef int placed_right(const State* s, const Setup* c, int sheet, int cell, int how, int source) noexcept nogil
cdef int far_or_hidden(const State* s, const Setup* c, int cell, int size) noexcept nogil
cdef int is_far(const State* s, const Setup* c, int space) noexcept nogil
cdef int is_seen(const State* s, const Setup* c, int space) noexcept nogil
cdef int beside_crypt(const State* s, const Setup* c, int cell, int size) noexcept nogil
cdef int helped(const State* s, const Setup* c, int cell, int size) noexcept nogil
cdef int skull_for(const State* s, const Setup* c, int cell, int size) noexcept nogil
cdef int near_named(const State* s, const Setup* c, int cell, int size, int how) noexcept nogil
cdef int summonable(const State* s, const Setup* c, int source, const Op* op) noexcept nogil
cdef int place_monster(State* s, const Setup* c, int sheet, int master, int cell) noexcept nogil
cdef void clear_unit(State* s, int u) noexcept nogil
cdef void use_skull(State* s, const Setup* c, int cell, int size) noexcept nogil
