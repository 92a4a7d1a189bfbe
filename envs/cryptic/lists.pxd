cimport cython
from libc.stdint cimport int8_t
from libc.string cimport memset

from ..core.frames cimport push
from .aims cimport ONE, group, is_single, take_ref
from .grid cimport is_crypt, offer
from .setup cimport *
from .state cimport *
from .units cimport BIT, apart, next_unit, ref_cell, ref_size

cdef void run_effect(State* s, const Setup* c, int effect, int source, int target, int cell, int other) noexcept nogil
cdef int first_aim(const Setup* c, int first, int last, int aim) noexcept nogil
cdef void run_hazard(State* s, const Setup* c, int effect, int source, int other) noexcept nogil
cdef void run_ops(State* s, const Setup* c, int first, int last, int source, int target, int cell, int size) noexcept nogil
cdef List* push_list(State* s, int first, int last) noexcept nogil
cdef void begin_run(State* s, const Setup* c, List* todo, int aim) noexcept nogil
cdef int is_own_ability(const Setup* c, List* todo) noexcept nogil
cdef int run_end(const Setup* c, List* todo) noexcept nogil
cdef void next_thing(const State* s, List* todo) noexcept nogil
cdef void choose_spore(State* s, const Setup* c, List* todo) noexcept nogil
cdef int spores_beside(const State* s, const Setup* c, const List* todo, int8_t* mask) noexcept nogil
cdef int is_spore_beside(const State* s, const Setup* c, const List* todo, int u) noexcept nogil
cdef int only_spore(const State* s, const Setup* c, const List* todo) noexcept nogil
cdef void inner(State* s, const Setup* c, List* todo, int first, int last) noexcept nogil
