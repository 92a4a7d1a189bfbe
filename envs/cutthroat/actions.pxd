cimport cython

from ..core.frames cimport below_top, pop, push, top
from ..core.state cimport Frame
from .harm cimport lose, packet_of, push_packet
from .piles cimport *
from .seats cimport *
from .setup cimport *
from .state cimport *
from .turning cimport expose_attack

cdef enum:
    CANCELLED = -1  # count of a PLAY frame
    MOST_COUNTED = 120  # an int8 that cannot run over

cdef void play(State* s, const Setup* c, int seat, int face, int kind, int target) noexcept nogil
cdef void play_task(State* s, const Setup* c) noexcept nogil
cdef void take_effect(State* s, const Setup* c, Frame f) noexcept nogil
cdef void cancel(State* s, int taker) noexcept nogil
cdef void swap_set(State* s, int seat, int other) noexcept nogil
cdef void swap_initiative(State* s, int seat, int other) noexcept nogil
cdef void replace_maneuver(State* s, int face) noexcept nogil
cdef void put_aside(State* s, int seat, int face, int kind) noexcept nogil
cdef int on_other(Frame f) noexcept nogil
cdef void aftermath(State* s, const Setup* c, Frame f) noexcept nogil
cdef int negative(int kind) noexcept nogil
cdef void hateful_eye(State* s, const Setup* c, int seat, int target) noexcept nogil
