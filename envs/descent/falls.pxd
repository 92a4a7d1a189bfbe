cimport cython

from ..core.frames cimport below_top, pop, push, top
from .figures cimport drop_tokens, remove
from .geometry cimport LAVA
from .grid cimport ask_window, is_monster, one, seat_of, skilled, speaker, terrain
from .piles cimport draw_cards
from .quests cimport fallen
from .setup cimport *
from .state cimport *

cdef void knockout_task(State* s, const Setup* c) noexcept nogil
cdef void knock_out(State* s, const Setup* c, int h) noexcept nogil
cdef void defeated_task(State* s, const Setup* c) noexcept nogil
cdef int under_command(const State* s, int u) noexcept nogil
cdef void defeat(State* s, const Setup* c, int u) noexcept nogil
cdef void drop_task(State* s, const Setup* c) noexcept nogil
