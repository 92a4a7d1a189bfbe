from libc.string cimport memcpy

from .columns cimport *
from .geometry cimport MAPS, MAX_WIDTH, MapRow
from .setup cimport *
from .state cimport *
from .grid cimport map_of, space_of, spaces_of

cdef void see_spaces(const State* s, float* planes) noexcept nogil
cdef void open_doors(const State* s, const MapRow* m, float* plane) noexcept nogil
cdef int place_of(const MapRow* m, int cell) noexcept nogil
cdef void see_lying(const State* s, const MapRow* m, float* plane) noexcept nogil
cdef void see_standing(const State* s, const MapRow* m, float* plane) noexcept nogil
