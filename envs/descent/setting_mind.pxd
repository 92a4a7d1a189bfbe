cimport cython
from libc.stdint cimport int32_t, int8_t

from ..core.frames cimport below_top
from ..core.state cimport Frame
from .figures cimport form_h, form_w, size_of, space_in
from .geometry cimport LAVA, PIT
from .grid cimport fig_beside, fig_distance, map_of, side_of
from .groups cimport limit
from .placing cimport place_below
from .setup cimport *
from .state cimport *
from .tactics cimport attack_from, begin_plan, Plan
from .worth cimport die_mean, Mind

@cython.locals(p=Plan)
cdef void rate_spots(
    State* s, const Setup* c, Mind* m, const Frame* f, const int8_t* mask, int32_t* worth
) noexcept nogil
cdef int kind_worth(const State* s, const Setup* c, int kind) noexcept nogil
cdef int rank_worth(const State* s, const Setup* c, int kind, int rank) noexcept nogil
cdef int summon_worth(const State* s, const Setup* c, const Frame* f, int action) noexcept nogil
cdef int next_hero_worth(const State* s, const Setup* c, const Mind* m, int h) noexcept nogil
cdef int setting_worth(
    const State* s, const Setup* c, const Mind* m, const Frame* f, int action
) noexcept nogil
