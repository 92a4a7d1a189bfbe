cimport cython
from libc.stdint cimport int8_t

from .aims cimport may_close, may_open, may_stop
from .grid cimport distance, is_door, offer, size_of, slot_of
from .harm cimport board_done
from .setup cimport *
from .sheets cimport has
from .sight cimport STOP_ALL
from .state cimport *
from .summon cimport has_room
from .units cimport adjacent

cdef int floats(const State* s, const Setup* c, int u, int flags) noexcept nogil
cdef int step_cost(const State* s, const Setup* c, int u, int a, int b, int fly) noexcept nogil
cdef int terrain_cost(const State* s, const Setup* c, int u, int cell, int fly) noexcept nogil
cdef int large_cost(const State* s, const Setup* c, int u, int a, int b, int fly) noexcept nogil
cdef int is_passable(int what, int fly) noexcept nogil
cdef int passable_spaces(const State* s, int a, int width, int fly) noexcept nogil
cdef int touching(int x, int y) noexcept nogil
cdef int doors(const State* s, const Setup* c, int u, int points, int8_t* mask) noexcept nogil
cdef int door_cost(const State* s, const Setup* c, int u, int i) noexcept nogil
cdef int crossings(const State* s, const Setup* c, int u, int8_t* mask) noexcept nogil
cdef int may_cross(const State* s, const Setup* c, int u, int slot) noexcept nogil
cdef int may_enter(const State* s, const Setup* c, int u, int slot) noexcept nogil
cdef int may_leave(const State* s, const Setup* c, int u, int slot) noexcept nogil
cdef int over(const Setup* c, int cell, int size, int space) noexcept nogil
cdef int over_entrance(const State* s, const Setup* c, int cell, int size) noexcept nogil
cdef int places_on(const State* s, const Setup* c, int u, int base, int slot, int8_t* mask) noexcept nogil
cdef int places_over(const State* s, const Setup* c, int u, int crystal, int8_t* mask) noexcept nogil
cdef int all_free(const State* s, const Setup* c, int cell, int size) noexcept nogil
cdef int names_door(const State* s, const Setup* c, int u, int cell) noexcept nogil
cdef int is_crossing(const State* s, const Setup* c, int u, int cell) noexcept nogil
