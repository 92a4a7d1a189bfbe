cimport cython
from libc.stdint cimport uint8_t
from libc.string cimport memcmp

from ..core.state cimport RUNNING
from .columns cimport *
from .seats cimport final_prestige, maximum_hand
from .setup cimport *
from .state cimport *

cdef enum:
    KILL_COLUMNS = 8
    FACE_SLIP = SLIP_BEHIND + 10
    FACE_FOCUS = FOCUS_STRENGTH + 10

cdef void see_seats(const State* s, const Setup* c, Scene* scene, float* out) noexcept nogil
cdef void see_player(const State* s, const Setup* c, int seat, float* row) noexcept nogil
cdef int see_kills(const State* s, int seat, float* row) noexcept nogil
cdef void see_hand(const State* s, const Setup* c, int viewer, int seat, float* row) noexcept nogil
cdef void see_doings(const State* s, int seat, float* row) noexcept nogil
cdef void see_condition(const State* s, int seat, float* row) noexcept nogil
cdef void see_refusals(
    const State* s, const Setup* c, const Scene* scene, int healer, float* row
) noexcept nogil
cdef void see_things(const State* s, int seat, float* row) noexcept nogil
cdef void see_cards(const State* s, int viewer, int seat, float* row) noexcept nogil
cdef void see_faces(const uint8_t* copies, float* row) noexcept nogil
cdef void see_kept(const State* s, Scene* scene, int seat, float* row) noexcept nogil
