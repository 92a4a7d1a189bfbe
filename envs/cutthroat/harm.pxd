cimport cython

from ..core.frames cimport pop, push, top
from ..core.state cimport TERMINATED, Frame
from .piles cimport *
from .seats cimport *
from .setup cimport *
from .state cimport *

cdef enum:
    FULL_LP = 100  # CUT-008, CUT-010
    NO_SOURCE = 0
    FROM_ENCOUNTER = 1  # a -1 token counted by its Realm effect

cdef int lose(State* s, const Setup* c, int seat, int amount) noexcept nogil
@cython.locals(order=Order)
cdef void all_lose(State* s, const Setup* c, int amount, int but) noexcept nogil
cdef void discard_beside(State* s, int seat) noexcept nogil
cdef void die(State* s, const Setup* c, int seat) noexcept nogil
cdef int heals(const State* s, int seat, int by) noexcept nogil
cdef int heal(State* s, int seat, int amount, int by) noexcept nogil
cdef void gain_minus(State* s, int seat, int n, int source) noexcept nogil
@cython.locals(order=Order)
cdef void each_gains_minus(State* s, const Setup* c, int seats, int source) noexcept nogil
cdef void minus_task(State* s, const Setup* c) noexcept nogil
cdef void take_minus(State* s, int seat, int source) noexcept nogil
cdef void push_packet(State* s, const Setup* c, int target, int amount, int cause, int number) noexcept nogil
cdef void push_packets(State* s, int seats, int amount, int cause) noexcept nogil
cdef void packets_task(State* s, const Setup* c) noexcept nogil
cdef void packet_task(State* s, const Setup* c) noexcept nogil
cdef Packet* packet_of(State* s) noexcept nogil
cdef void drop_packet(State* s) noexcept nogil
cdef int wears_boots(const State* s, const Setup* c, const Packet* p) noexcept nogil
cdef int next_number(const State* s, const Setup* c, int seat) noexcept nogil
cdef int shielded(const State* s, const Setup* c) noexcept nogil
cdef void struck_by_number(State* s, const Setup* c, Packet* p) noexcept nogil
cdef int packet_stopped(const State* s, const Packet* p) noexcept nogil
cdef int is_strike(const Packet* p) noexcept nogil
cdef void hurt(State* s, const Setup* c, Packet* p) noexcept nogil
@cython.locals(order=Order)
cdef void whoever_takes_damage(State* s, const Setup* c, int seat) noexcept nogil
cdef int may_use_relic(const State* s, int seat, int thing) noexcept nogil
cdef int may_refuse(const State* s, const Setup* c, int seat) noexcept nogil
