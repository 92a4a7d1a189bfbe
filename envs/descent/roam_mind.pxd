cimport cython
from libc.stdint cimport int32_t, int8_t

from ..core.frames cimport below_top
from ..core.state cimport Frame
from .arms cimport weapon_of_verb
from .field cimport begins_at, first_step
from .figures cimport form_h, form_w, size_of, space_in
from .grid cimport is_monster, is_quest_figure, map_of, side_of
from .setup cimport *
from .state cimport *
from .steps cimport base_corner
from .tactics cimport attack_from, begin_plan, best_move, best_target, deeds_at, look_around, Move, Plan, survey
from .worth cimport A_FATIGUE, Mind, NOWHERE

cdef enum:
    UNWISE = -300

@cython.locals(p=Plan)
cdef void rate_steps(
    State* s, const Setup* c, Mind* m, const Frame* f, const int8_t* mask, int32_t* worth
) noexcept nogil
cdef int points_of(const State* s, const Frame* f) noexcept nogil
cdef void lead(
    State* s, const Setup* c, const Mind* m, const Frame* f, Plan* p, const int8_t* mask, int32_t* worth
) noexcept nogil
@cython.locals(away=Move, after=Move)
cdef void roam(
    State* s, const Setup* c, const Mind* m, const Frame* f, Plan* p, const int8_t* mask, int32_t* worth
) noexcept nogil
cdef int attacks_later(const State* s, const Frame* f) noexcept nogil
cdef void wreak_havoc(const State* s, int u, int32_t* worth) noexcept nogil
@cython.locals(p=Plan, away=Move)
cdef void rate_start(
    State* s, const Setup* c, Mind* m, const Frame* f, const int8_t* mask, int32_t* worth
) noexcept nogil
@cython.locals(p=Plan)
cdef void rate_base(
    State* s, const Setup* c, Mind* m, const Frame* f, const int8_t* mask, int32_t* worth
) noexcept nogil
