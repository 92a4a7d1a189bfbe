cimport cython

from .grid cimport skilled
from .odds cimport as_damage
from .setup cimport *
from .sheets cimport hands_of
from .state cimport *
from .worth cimport die_mean

cdef int item_value(const State* s, const Setup* c, int h, int item) noexcept nogil
cdef int weapon_value(const State* s, const Setup* c, int h, const ItemRow* row) noexcept nogil
cdef int suits(const State* s, int h, const ItemRow* row) noexcept nogil
cdef int armor_value(const State* s, const Setup* c, int h, const ItemRow* row) noexcept nogil
cdef int oddment_value(const State* s, int h, int item) noexcept nogil
cdef int best_hands(const State* s, const Setup* c, int h, int extra, int* value) noexcept nogil
cdef int best_of_slot(const State* s, const Setup* c, int h, int slot, int taken) noexcept nogil
@cython.locals(value=int)
cdef int best_set(const State* s, const Setup* c, int h) noexcept nogil
@cython.locals(before=int, after=int)
cdef int item_gain(const State* s, const Setup* c, int h, int item) noexcept nogil
cdef int junk(const State* s, const Setup* c, int h) noexcept nogil
