cimport cython

from ..core.frames cimport pop, push, top
from .figures cimport put
from .grid cimport ask_window, empty, is_hero, is_quest_figure, seat_of, stamina_left
from .setup cimport *
from .state cimport *

cdef enum:
    FULLEST = 42  # nothing more is suffered above this depth of frames; play never comes near it

cdef void hurt(State* s, int by, int u, int n) noexcept nogil
cdef void hurt_by_attack(State* s, int by, int u, int n, int attack) noexcept nogil
cdef void harm_task(State* s, const Setup* c) noexcept nogil
cdef int harm_seat(const State* s, int u) noexcept nogil
cdef int necromancer(const State* s) noexcept nogil
cdef void suffer(State* s, const Setup* c, int by, int u, int n, int owner) noexcept nogil
cdef void fall(State* s, int by, int u) noexcept nogil
cdef void note_suffering(State* s, int by, int u) noexcept nogil
cdef void tire(State* s, const Setup* c, int by, int u, int n) noexcept nogil
cdef void tire_by(State* s, const Setup* c, int by, int u, int n, int owner) noexcept nogil
cdef void pay_fatigue(State* s, int h, int n) noexcept nogil
cdef int refresh_fatigue(State* s, int h, int n) noexcept nogil
cdef void recover(State* s, const Setup* c, int u, int n) noexcept nogil
cdef void stand_up(State* s, int h) noexcept nogil
cdef void afflict(State* s, const Setup* c, int u, int conditions) noexcept nogil
cdef void cure(State* s, int u, int condition) noexcept nogil
