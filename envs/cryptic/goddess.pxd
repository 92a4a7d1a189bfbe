cimport cython
from libc.stdint cimport int8_t

from ..core.frames cimport below_top, pop, push, top
from ..core.state cimport Frame
from .actions cimport aimed_at
from .aims cimport is_single, targets
from .checks cimport change_blood, change_power
from .grid cimport active, distance, enough, in_play, offer, present
from .hand cimport discard_card, draw_cards, lose_card
from .harm cimport any_exhausted, exhaust, retire
from .items cimport sources_changed
from .lists cimport run_effect, spores_beside
from .setup cimport *
from .sheets cimport actions_left, value
from .state cimport *
from .summon cimport master_out, may_summon, place_monster, places, stands_free, use_skull
from .uses cimport usable

cdef void goddess_turn_task(State* s, const Setup* c) noexcept nogil
cdef int power_gain(const State* s, const Setup* c) noexcept nogil
cdef int legal_powers(const State* s, const Setup* c, int8_t* mask) noexcept nogil
cdef int card_parts(const State* s, const Setup* c, int kind, int8_t* mask) noexcept nogil
cdef int summons(const State* s, const Setup* c, int8_t* mask) noexcept nogil
cdef int summon_cost(const State* s, const Setup* c, int sheet, int master) noexcept nogil
cdef int empower_cost(const State* s, const Setup* c) noexcept nogil
cdef int monoliths(const State* s, const Setup* c, int8_t* mask) noexcept nogil
cdef void answer_powers(State* s, const Setup* c, int action) noexcept nogil
cdef void play_card(State* s, const Setup* c, int kind, int part) noexcept nogil
cdef void discard_for_power(State* s, int kind) noexcept nogil
cdef void play_effect(State* s, const Setup* c, int kind, int ref, int cell) noexcept nogil
cdef void spend_blood(State* s, const Setup* c, int i) noexcept nogil
cdef int legal_goddess_target(const State* s, const Setup* c, const Frame* f, int8_t* mask) noexcept nogil
cdef void answer_goddess_target(State* s, const Setup* c, const Frame* f, int action) noexcept nogil
cdef int legal_summon(const State* s, const Setup* c, const Frame* f, int8_t* mask) noexcept nogil
cdef void answer_summon(State* s, const Setup* c, const Frame* f, int action) noexcept nogil
cdef void guards_task(State* s, const Setup* c) noexcept nogil
cdef int relic_token(const State* s, const Setup* c, int slot) noexcept nogil
cdef int guard_kinds(const State* s, const Setup* c, int token, int left, int8_t* mask) noexcept nogil
cdef int guard_places(const State* s, const Setup* c, int sheet, int token, int8_t* mask) noexcept nogil
cdef void answer_guard(State* s, const Setup* c, int action) noexcept nogil
cdef void activation_task(State* s, const Setup* c) noexcept nogil
