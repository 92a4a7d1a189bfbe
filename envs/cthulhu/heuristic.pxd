cimport cython
from libc.stdint cimport int8_t, uint64_t
from libc.string cimport memset

from ..core.frames cimport top
from ..core.rng cimport mix
from ..core.state cimport Frame
from .fight cimport Boost, Fight, attack_value, choose_attackers, foresee, prepare
from .legal cimport fits, legal
from .piles cimport hand_size, pile_of
from .setup cimport *
from .state cimport *
from .tally cimport holds, persons, power_of, take_tally
from .worth cimport HAS_ACTION, Mind, PER_CARD, hand_worth, in_play_worth, life_price, printed_worth, sanity_price

cdef enum:
    FIRST = 10000  # before everything else in MENU
    RATHER_NOT = -1000

ctypedef struct Mask:
    int8_t on[104]

@cython.locals(mask=Mask, m=Mind)
cdef int advise(const State* s, const Setup* c, uint64_t seed) noexcept nogil
cdef int tie_break(uint64_t seed, int action) noexcept nogil
cdef void think(const State* s, const Setup* c, int you, Mind* m) noexcept nogil
cdef int value_of(const State* s, const Setup* c, const Mind* m, const Frame* f, int action) noexcept nogil
@cython.locals(f=Fight, boost=Boost)
cdef int plan_attack(const State* s, const Setup* c, const Mind* m, const int8_t* mask) noexcept nogil
@cython.locals(f=Fight, boost=Boost)
cdef int plan_block(const State* s, const Setup* c, const Mind* m, const Frame* ask, const int8_t* mask) noexcept nogil
cdef int first_legal(const Setup* c, const int8_t* mask) noexcept nogil
cdef void no_boost(Boost* boost) noexcept nogil
@cython.locals(boost=Boost)
cdef int boosted(const State* s, const Setup* c, const Mind* m, int op, int n, int target) noexcept nogil
@cython.locals(boost=Boost)
cdef int menu_value(const State* s, const Setup* c, const Mind* m, int action) noexcept nogil
cdef int thing_value(const State* s, const Setup* c, const Mind* m, int card) noexcept nogil
cdef int arrival_value(const State* s, const Setup* c, const Mind* m, int card) noexcept nogil
cdef int location_value(const State* s, const Setup* c, const Mind* m, int card) noexcept nogil
cdef int location_gain(const State* s, const Setup* c, const Mind* m, int card) noexcept nogil
cdef int side_worth(const State* s, const Setup* c, const Mind* m, int seat, int type) noexcept nogil
cdef int action_value(const State* s, const Setup* c, const Mind* m, int card) noexcept nogil
cdef int step_value(const State* s, const Setup* c, const Mind* m, int card, int op, int n) noexcept nogil
cdef int best_target(const State* s, const Setup* c, const Mind* m, int card) noexcept nogil
cdef int target_value(const State* s, const Setup* c, const Mind* m, int card, int target) noexcept nogil
cdef int curse_value(const State* s, const Setup* c, const Mind* m, int curse, int body) noexcept nogil
cdef int side_power(const State* s, const Setup* c, const Mind* m, int seat, int type) noexcept nogil
cdef int cheapest_in_hand(const State* s, const Setup* c, const Mind* m) noexcept nogil
