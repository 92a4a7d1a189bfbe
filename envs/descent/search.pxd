cimport cython

from ..core.frames cimport pop, push, top
from ..core.state cimport Frame
from .grid cimport ask_window, seat_of
from .harm cimport afflict
from .move cimport ask_roam
from .piles cimport draw_search, lay_search, open_chest, put_on_top
from .quests cimport unique_found
from .setup cimport *
from .state cimport *

cdef void searching_task(State* s, const Setup* c) noexcept nogil
cdef void keep_drawn(State* s, const Setup* c, int h) noexcept nogil
cdef void appraise(State* s, Frame* f) noexcept nogil
cdef void foil(State* s, Frame* f) noexcept nogil
cdef void tricked_task(State* s, const Setup* c) noexcept nogil
