cimport cython
from libc.stdint cimport int8_t, uint8_t, uint32_t
from libc.string cimport memset

from ..core.frames cimport below_top, top
from ..core.state cimport RUNNING, Frame
from .columns cimport *
from .current cimport move_now, see_changes, see_current, take_totals
from .goddess cimport power_gain
from .harm cimport knowledge_needed
from .pieces cimport see_pieces
from .setup cimport *
from .sheets cimport charges
from .spaces cimport see_spaces
from .state cimport *

cdef enum:
    SPECTATOR = -1
    N_DECK = 20
    N_FRAMES = 50
    N_UPKEEP = 8  # entries of an Upkeep
    MAX_REFS = 68  # REF_STRUCTURE + MAX_STRUCTURES

@cython.locals(scene=Scene)
cdef void observe(const State* s, const Setup* c, int seat, float* out) noexcept nogil
cdef void take_frames(const State* s, Scene* scene) noexcept nogil
cdef void see_options(const Setup* c, float* row) noexcept nogil
cdef void see_course(const State* s, const Setup* c, const Scene* scene, float* row) noexcept nogil
cdef int held_souls(const State* s, const Setup* c) noexcept nogil
cdef void see_upkeep(const State* s, float* row) noexcept nogil
cdef void see_slots(const State* s, const Setup* c, float* out) noexcept nogil
cdef void see_cards(const State* s, const Setup* c, int seat, float* out) noexcept nogil
@cython.locals(left=int8_t[7])
cdef void see_decks(const State* s, const Setup* c, float* out) noexcept nogil
cdef void see_draft(const State* s, const Setup* c, float* out) noexcept nogil
cdef void mark(float* out, int u, int crypt, int monster, float n) noexcept nogil
cdef void mark_structure(const Scene* scene, int ref, int column) noexcept nogil
cdef void mark_left(float* out, uint32_t bits, float n) noexcept nogil
cdef void see_deeds(const State* s, const Scene* scene, float* out) noexcept nogil
cdef void see_deed(const Deed* d, float* row) noexcept nogil
cdef void see_lists(const State* s, const Setup* c, const Scene* scene, float* out) noexcept nogil
cdef void see_list(const List* way, float* row) noexcept nogil
cdef void see_stack(const State* s, float* out) noexcept nogil
cdef void see_question(const State* s, const Setup* c, const Scene* scene, const Frame* f, float* out) noexcept nogil
cdef void see_action(const State* s, const Setup* c, const Frame* f, float* out) noexcept nogil
cdef void see_goddess_target(const State* s, const Setup* c, const Frame* f, float* out) noexcept nogil
cdef void see_trigger(const State* s, const Rule* r, int event, float* out) noexcept nogil
cdef void see_subject(const Scene* scene, const Frame* f, float* out) noexcept nogil
cdef void see_asked(const State* s, const Setup* c, const Scene* scene, const Frame* f, float* row) noexcept nogil
cdef void see_move(const State* s, const Setup* c, const Scene* scene, const Frame* f, float* row) noexcept nogil
cdef void see_check(const Frame* f, float* row) noexcept nogil
cdef void full(const State* s, const Setup* c, float* out) noexcept nogil
cdef float* list_pile(const uint8_t* cards, int n, int room, int names, int first, float* out) noexcept nogil
