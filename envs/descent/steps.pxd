cimport cython
from libc.stdint cimport int16_t, int8_t
from libc.string cimport memset

from .figures cimport beside_space, fits, form_h, form_w, forms_of, is_large, size_of
from .geometry cimport LAVA, OBSTACLE, PIT, WATER, space_at
from .grid cimport (
    able,
    fig_adjacent,
    has,
    is_hero,
    is_monster,
    is_quest_figure,
    map_of,
    offer,
    side_of,
    skilled,
    stamina_left,
    terrain,
    turned,
)
from .setup cimport *
from .state cimport *

cdef enum:
    MOST_QUEUE = 512

cdef int flies(const State* s, const Setup* c, int u) noexcept nogil
cdef int passes(const State* s, const Setup* c, int u, int v) noexcept nogil
cdef int step_cost(const State* s, const Setup* c, int u, int cell, int by_effect) noexcept nogil
cdef int enterable(const State* s, const Setup* c, int u, int cell) noexcept nogil
cdef int rests(const State* s, const Setup* c, int u, int cell) noexcept nogil
cdef int bases(const State* s, const Setup* c, int u, int cell, const int8_t* mask) noexcept nogil
cdef int base_corner(const State* s, const Setup* c, int u, int cell, int number) noexcept nogil
cdef int points_of_fatigue(const State* s, int u) noexcept nogil
cdef int points_by_fatigue(const State* s, int u) noexcept nogil
cdef int may_tire(const State* s, const Setup* c, int u) noexcept nogil
cdef int can_step(
    const State* s, const Setup* c, int u, int direction, int points, int by_effect
) noexcept nogil
cdef int webbed(const State* s, const Setup* c, int u, int by_effect) noexcept nogil
cdef int webs_about(const State* s, const Setup* c) noexcept nogil
cdef int web_at(const State* s, const Setup* c, int u, int cell, int by_effect) noexcept nogil
@cython.locals(best=int8_t[1344], queue=int16_t[512])
cdef int can_go_on(
    const State* s, const Setup* c, int u, int start, int left, int stamina, int by_effect
) noexcept nogil
cdef int legal_steps(
    const State* s, const Setup* c, int u, int points, int by_effect, const int8_t* mask
) noexcept nogil
cdef int any_step(const State* s, const Setup* c, int u, int points, int by_effect) noexcept nogil
cdef int stops_here(const State* s, int u) noexcept nogil
cdef int can_walk_from(
    const State* s, const Setup* c, int u, int cell, int points, int by_effect
) noexcept nogil
