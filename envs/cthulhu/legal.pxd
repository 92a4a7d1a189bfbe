cimport cython
from libc.stdint cimport int8_t

from ..core.frames cimport top
from ..core.state cimport Frame
from .attack cimport able, blocking_power, blocks_at_all, can_block, damage_left, declared, may_kill_nobody
from .effects cimport may_be_victim
from .piles cimport drawable, hand_size, pile_of
from .setup cimport *
from .state cimport *
from .tally cimport Tally, bodies, holds, monsters, persons, power_of, take_tally

@cython.locals(t=Tally)
cdef int legal(const State* s, const Setup* c, int8_t* mask) noexcept nogil
cdef int allow(int8_t* mask, int action) noexcept nogil
cdef int allow_hand(const State* s, int seat, int8_t* mask) noexcept nogil
cdef int legal_menu(const State* s, const Setup* c, const Tally* t, int8_t* mask) noexcept nogil
cdef int legal_declare(const State* s, const Setup* c, const Tally* t, int8_t* mask) noexcept nogil
cdef int legal_block(const State* s, const Setup* c, const Tally* t, int8_t* mask) noexcept nogil
cdef int legal_block_at(const State* s, const Setup* c, const Tally* t, int blocker, int8_t* mask) noexcept nogil
cdef int legal_damage(const State* s, const Setup* c, const Tally* t, int attacker, int8_t* mask) noexcept nogil
cdef int legal_targets(const State* s, const Setup* c, const Tally* t, int card, int you, int8_t* mask) noexcept nogil
cdef int legal_victims(const State* s, const Setup* c, const Frame* f, int8_t* mask) noexcept nogil
cdef int legal_gifts(const State* s, const Setup* c, int8_t* mask) noexcept nogil
cdef int playable(const State* s, const Setup* c, const Tally* t, int card, int you) noexcept nogil
cdef int usable(const State* s, const Setup* c, const Tally* t, int card, int you) noexcept nogil
cdef int possible(const State* s, const Setup* c, const Tally* t, int card, int you, int hand) noexcept nogil
cdef int has_target(const State* s, const Setup* c, const Tally* t, int card, int you) noexcept nogil
cdef int fits(const State* s, const Setup* c, const Tally* t, const Target* target, int card, int you) noexcept nogil
