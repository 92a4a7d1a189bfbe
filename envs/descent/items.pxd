cimport cython

from ..core.frames cimport pop, push, top
from .acts cimport on_map
from .dice cimport ask_healing
from .grid cimport seat_of, within
from .harm cimport cure, recover, refresh_fatigue
from .setup cimport *
from .state cimport *

cdef void item_task(State* s, const Setup* c) noexcept nogil
cdef void search_card_task(State* s, const Setup* c) noexcept nogil
cdef void grisban_task(State* s, const Setup* c) noexcept nogil
