cimport cython
from libc.stdint cimport uint8_t, uint32_t
from libc.string cimport memcmp, memcpy, memset

from ..core.frames cimport top
from ..core.state cimport Frame, RUNNING
from .choices cimport CHOSE_NOTHING, CHOSE_SLEEP
from .columns cimport *
from .players cimport see_faces, see_seats
from .seats cimport kind_of
from .setup cimport *
from .state cimport *
from .things cimport WHOM_THING

cdef enum:
    MAX_PLAYS = 8  # of Action cards at a time, more than ever wait
    FORTUNE_DECK = 13
    MAX_CLAIMS = 12
    N_CLAIMS = 17
    N_BIDS = 6
    N_ANSWERS = 66

@cython.locals(scene=Scene)
cdef void observe(const State* s, const Setup* c, int seat, float* out) noexcept nogil
cdef void take_scene(const State* s, const Setup* c, int seat, Scene* scene) noexcept nogil
cdef void see_course(const State* s, const Scene* scene, float* out) noexcept nogil
cdef void see_encounters(const State* s, float* out) noexcept nogil
cdef void see_sunk(const State* s, int boss, int e, float* here) noexcept nogil
@cython.locals(used=uint32_t)
cdef void see_relics(const State* s, float* out) noexcept nogil
cdef void see_events(const State* s, float* out) noexcept nogil
@cython.locals(discarded=uint8_t[37])
cdef void see_piles(const State* s, const Scene* scene, float* out) noexcept nogil
cdef void see_attack(const State* s, Scene* scene, float* out) noexcept nogil
cdef void see_packet(const State* s, const Setup* c, Scene* scene, float* out) noexcept nogil
cdef void see_play(const Frame* f, Scene* scene, float* row) noexcept nogil
cdef void see_fortune(const State* s, const Scene* scene, float* out) noexcept nogil
cdef void see_options(const Setup* c, float* out) noexcept nogil
cdef void see_blows(const State* s, const Setup* c, Scene* scene, float* out) noexcept nogil
cdef void see_claims(const State* s, const Setup* c, Scene* scene, float* out) noexcept nogil
cdef void see_marks(const State* s, const Setup* c, const Scene* scene, float* out) noexcept nogil
cdef float* mark_column(const State* s, const Setup* c, const Scene* scene, float* out, int i) noexcept nogil
cdef void see_mine(const State* s, const Setup* c, const Scene* scene, float* out) noexcept nogil
cdef void see_answers(const State* s, const Setup* c, const Scene* scene, float* out) noexcept nogil
@cython.locals(copies=uint8_t[37])
cdef void see_laid(const State* s, int me, int setting, float* row) noexcept nogil
@cython.locals(copies=uint8_t[37])
cdef void count_exposed(const State* s, const Setup* c, int owner, float* out) noexcept nogil
cdef void see_question(const Setup* c, const Scene* scene, const Frame* f, float* out) noexcept nogil
cdef int about_what(const Frame* f) noexcept nogil
cdef int about_thing(int thing) noexcept nogil
cdef int about_face(int face) noexcept nogil
cdef void full(const State* s, const Setup* c, float* out) noexcept nogil
cdef float* list_pile(const uint8_t* cards, int n, int room, int names, int first, float* out) noexcept nogil
