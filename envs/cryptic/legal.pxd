cimport cython
from libc.stdint cimport int8_t

from ..core.frames cimport top
from ..core.state cimport Frame
from .actions cimport legal_menu, legal_monster, legal_source, legal_target
from .aims cimport warp_spaces
from .deal cimport legal_setup
from .goddess cimport guard_kinds, legal_goddess_target, legal_powers, legal_summon
from .grid cimport offer
from .items cimport charge_slots, legal_loot, legal_teleport, legal_trade
from .move cimport legal_step
from .rounds cimport entries, legal_unit
from .setup cimport *
from .sheets cimport actions_left
from .state cimport *

cdef int legal(const State* s, const Setup* c, int8_t* mask) noexcept nogil
cdef int legal_rest(const State* s, const Setup* c, const Frame* f, int8_t* mask) noexcept nogil
cdef int directions(int8_t* mask) noexcept nogil
cdef int cards_in_hand(const State* s, int8_t* mask) noexcept nogil
cdef int legal_space(const State* s, const Setup* c, const Frame* f, int8_t* mask) noexcept nogil
cdef int legal_option(const State* s, const Frame* f, int8_t* mask) noexcept nogil
cdef int has_choice(const State* s, const Setup* c) noexcept nogil
cdef int may_go_on_or_not(const State* s, const Setup* c, const Frame* f) noexcept nogil
