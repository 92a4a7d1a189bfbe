cimport cython

from ..core.frames cimport pop, push, top
from .figures cimport set_door
from .grid cimport ask_window, is_hero
from .harm cimport refresh_fatigue
from .quests cimport door_opened
from .sheets cimport has_item, speed_of
from .setup cimport *
from .state cimport *

cdef void spend_action(State* s, int h) noexcept nogil
cdef void move_action(State* s, const Setup* c, int h) noexcept nogil
cdef void work_door(State* s, const Setup* c, int u, int d) noexcept nogil
cdef void opened_task(State* s, const Setup* c) noexcept nogil
cdef int on_map(const State* s, int h) noexcept nogil
