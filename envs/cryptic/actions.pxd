cimport cython
from libc.stdint cimport int8_t

from ..core.frames cimport push, top
from ..core.state cimport Frame
from .aims cimport can_trade, is_single, targets, weapon_targets
from .checks cimport change_stamina
from .deeds cimport begin_deed
from .grid cimport enough, offer, present, seat_of, slot_of
from .harm cimport retire
from .items cimport companions, first_corpse, lootable, may_teleport
from .move cimport can_move
from .setup cimport *
from .sheets cimport actions_left, effect_at, weapon_at
from .state cimport *
from .units cimport adjacent, apart
from .uses cimport melee_sources, sources

cdef enum:
    EXTRA_ACTION = 2  # Stamina for one more Action (CE-051)

cdef int legal_menu(const State* s, const Setup* c, int u, int interrupt, int8_t* mask) noexcept nogil
cdef int action_verbs(const State* s, const Setup* c, int u, int8_t* mask) noexcept nogil
cdef int free_verbs(const State* s, const Setup* c, int u, int8_t* mask) noexcept nogil
cdef void answer_menu(State* s, const Setup* c, int u, int action) noexcept nogil
cdef void buy_action(State* s, const Setup* c, int u) noexcept nogil
cdef int legal_source(const State* s, const Setup* c, const Frame* f, int8_t* mask) noexcept nogil
cdef void answer_source(State* s, const Setup* c, const Frame* f, int action) noexcept nogil
cdef int needs_target(const State* s, const Setup* c, int u, int verb, int slot) noexcept nogil
cdef int legal_target(const State* s, const Setup* c, const Frame* f, int8_t* mask) noexcept nogil
cdef void answer_target(State* s, const Setup* c, const Frame* f, int action) noexcept nogil
cdef int target_ref(const State* s, const Setup* c, const Frame* f, int cell) noexcept nogil
cdef int aimed_at(const State* s, int who, int cell) noexcept nogil
cdef int partners(const State* s, const Setup* c, int u, int8_t* mask) noexcept nogil
cdef int buried_near(const State* s, const Setup* c, int u, int8_t* mask) noexcept nogil
cdef int sites(const State* s, const Setup* c, int u, int8_t* mask) noexcept nogil
cdef int may_work(const State* s, int u, int objective) noexcept nogil
cdef int legal_monster(const State* s, const Setup* c, int u, int8_t* mask) noexcept nogil
cdef void answer_monster(State* s, const Setup* c, int u, int action) noexcept nogil
