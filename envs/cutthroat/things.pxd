cimport cython

from ..core.frames cimport below_top, pop, push, top
from ..core.state cimport Frame
from .actions cimport hateful_eye, play, swap_initiative, swap_set
from .harm cimport *
from .kills cimport hurt_creature, slay
from .piles cimport *
from .seats cimport *
from .setup cimport *
from .state cimport *

cdef enum:
    WHOM_THING = 64  # source of ASK_WHOM: this plus a thing

cdef int may_use(const State* s, const Setup* c, int window, int seat, int thing) noexcept nogil
cdef int may_use_item(const State* s, const Setup* c, int window, int seat, int thing) noexcept nogil
cdef int curable(const State* s, const Setup* c, int healer, int patient) noexcept nogil
cdef int has_patient(const State* s, const Setup* c, int healer) noexcept nogil
cdef int finger_reaches(const State* s, const Setup* c, int k) noexcept nogil
cdef void mark_used(State* s, int thing) noexcept nogil
cdef void use(State* s, const Setup* c, int seat, int thing) noexcept nogil
cdef void item_task(State* s, const Setup* c) noexcept nogil
cdef void answer_manner(State* s, const Setup* c, Frame f, int action) noexcept nogil
cdef void cure(State* s, const Setup* c, int healer, int patient, int thing) noexcept nogil
cdef void answer_healed(State* s, const Setup* c, Frame f, int action) noexcept nogil
cdef void point_finger(State* s, const Setup* c, int seat, int k) noexcept nogil
cdef void answer_whom(State* s, const Setup* c, Frame f, int action) noexcept nogil
