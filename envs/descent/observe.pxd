cimport cython
from libc.stdint cimport int8_t, uint64_t
from libc.string cimport memset

from ..core.frames cimport below_top, top
from ..core.state cimport RUNNING, Frame
from .fight cimport note_deed, see_attack, see_roll
from .columns cimport *
from .pieces cimport see_pieces
from .setup cimport *
from .spaces cimport see_spaces
from .state cimport *

cdef enum:
    SPECTATOR = -1
    PILFER = 17  # the number of AB_PILFER
    ALL_PLACES = 4095
    HERO_SIDE = 8191  # a bit for each figure

cdef extern from *:
    # Which questions name a figure: their source or their target.
    """
    static const unsigned long long DZ_SOURCES =
        1ull << 0 | 1ull << 1 | 1ull << 2 | 1ull << 5 | 1ull << 11 | 7ull << 13 | 1ull << 18 | 1ull << 19
        | 1ull << 21 | 1ull << 22 | 1ull << 23 | 1ull << 24 | 1ull << 26 | 0x7FFull << 29 | 1ull << 42;
    """
    const uint64_t SOURCES "DZ_SOURCES"

@cython.locals(scene=Scene)
cdef void observe(const State* s, const Setup* c, int seat, float* out) noexcept nogil
cdef void take_scene(const State* s, int seat, Scene* scene) noexcept nogil
cdef void see_options(const Setup* c, float* row) noexcept nogil
cdef void see_course(const State* s, float* row) noexcept nogil
cdef void see_standing(const State* s, float* row) noexcept nogil
cdef void see_campaign(const State* s, float* out) noexcept nogil
cdef void see_overlord(const State* s, const Setup* c, const Scene* scene, float* out) noexcept nogil
cdef void see_deck_top(const State* s, const Scene* scene, float* out) noexcept nogil
@cython.locals(deck=int8_t[28], hand=int, playing=int)
cdef void see_his_cards(const State* s, const Setup* c, const Scene* scene, float* out) noexcept nogil
@cython.locals(left=int8_t[8])
cdef void see_search(const State* s, const Scene* scene, float* out) noexcept nogil
cdef void see_shop(const State* s, float* out) noexcept nogil
cdef void see_stack(const State* s, const Scene* scene, float* out) noexcept nogil
cdef void see_frame(const Frame* f, int hides, float* row) noexcept nogil
cdef int is_secret(const Frame* f) noexcept nogil
cdef void see_question(const State* s, const Frame* f, float* out) noexcept nogil
cdef int is_about_hero(int window) noexcept nogil
cdef void see_deed(const State* s, const Scene* scene, float* out) noexcept nogil
cdef void mark_deed(int deed, float* out) noexcept nogil
cdef void full(const State* s, const Setup* c, float* out) noexcept nogil
