cimport cython
from libc.stdint cimport int8_t, uint8_t

from ..core.frames cimport below_top, pop, push, top
from ..core.state cimport Frame
from .figures cimport (
    clear_figure,
    drop_tokens,
    fits,
    form_h,
    form_w,
    forms_of,
    put,
    remove,
    size_of,
    space_in,
)
from .geometry cimport FAR, LAVA, flood
from .grid cimport distance, empty, fig_beside, in_zone, is_hero, map_of, offer, terrain
from .groups cimport keeps_room, Packing
from .quests cimport lose_carried
from .setup cimport *
from .state cimport *

cdef enum:
    SPACES_OF_NEAR = 256  # a NEAR frame counts space + 256 * n

cdef void place_task(State* s, const Setup* c) noexcept nogil
cdef void crowd_out(State* s, int u) noexcept nogil
cdef void answer_form(State* s, const Setup* c, int u, int vertical) noexcept nogil
cdef void answer_spot(State* s, const Setup* c, int cell) noexcept nogil
cdef int place_below(const State* s) noexcept nogil
cdef int legal_form(const State* s, const Setup* c, int8_t* mask) noexcept nogil
cdef int legal_spot(const State* s, const Setup* c, int8_t* mask) noexcept nogil
@cython.locals(reach=uint8_t[168])
cdef int spots(const State* s, const Setup* c, int k, int vertical, int8_t* mask) noexcept nogil
cdef int allowed(const Frame* f) noexcept nogil
cdef void reach_of(const State* s, const Frame* f, uint8_t* reach) noexcept nogil
@cython.locals(more=uint8_t[168])
cdef void reach_of_zone(const State* s, int zone, uint8_t* reach) noexcept nogil
cdef int any_inside(const State* s, const Setup* c, int k, const uint8_t* reach, int most) noexcept nogil
cdef int inside(
    const State* s, const Setup* c, int k, const uint8_t* reach, int most, int vertical, int8_t* mask
) noexcept nogil
cdef int inside_for(
    const State* s, const Setup* c, int k, const uint8_t* reach, int most, int vertical, int careful,
    int any_will_do, int8_t* mask
) noexcept nogil
@cython.locals(packing=Packing)
cdef int leaves_room(
    const State* s, const Setup* c, const Frame* setting, int cell, int w, int h
) noexcept nogil
cdef int at_distance(
    const State* s, const Frame* f, const uint8_t* reach, int size, int best, int vertical, int8_t* mask
) noexcept nogil
cdef int nearest(
    const State* s, const Frame* f, const uint8_t* reach, int size, int vertical
) noexcept nogil
cdef int may_stand(const State* s, const Frame* f, int cell, int w, int h) noexcept nogil
cdef int nearest_of(const State* s, const uint8_t* reach, int cell, int w, int h) noexcept nogil
cdef int farthest_of(const State* s, const uint8_t* reach, int cell, int w, int h) noexcept nogil
cdef int spots_beside(const State* s, int u, int v, int8_t* mask) noexcept nogil
cdef int spots_adjoining(const State* s, int u, int v, int size, int vertical, int8_t* mask) noexcept nogil
cdef int room_adjoining(const State* s, const Setup* c, int kind, int v) noexcept nogil
cdef int space_adjacent(const State* s, int v, int cell) noexcept nogil
