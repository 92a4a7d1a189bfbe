cimport cython
from libc.stdint cimport int32_t, int8_t, uint32_t

from .arms cimport target_ok
from .errands cimport errand_for
from .field cimport begins_at, first_step
from .geometry cimport ZONE_EXIT
from .grid cimport adjacent, card_of, fig_adjacent, has, map_of, within
from .quests cimport is_leader, on_zone, zone_of
from .setup cimport *
from .sheets cimport attribute_of, speed_of
from .specials cimport attack_left, is_attack_action
from .state cimport *
from .steps cimport stops_here
from .tactics cimport arm, Arms, begin_plan, best_move, best_target, hit_worth, Move, Plan, survey
from .worth cimport A_PASS, chance, Mind, NOWHERE, pain, THIRTY_SIX, VICTORY

cdef enum:
    UNWISE = -300
    FREE = 10
    KEPT_CARD = 50  # what a card is worth later on
    KEPT_DASH = 60

@cython.locals(p=Plan)
cdef void rate_monster(
    State* s, const Setup* c, Mind* m, int u, const int8_t* mask, int32_t* worth
) noexcept nogil
@cython.locals(away=Move)
cdef void rate_walker(
    State* s, const Setup* c, const Mind* m, int u, Plan* p, const int8_t* mask, int32_t* worth
) noexcept nogil
cdef int usable_actions(const State* s, int u) noexcept nogil
@cython.locals(away=Move, after=Move, struck=Move, verb=int)
cdef void rate_activation(
    State* s, const Setup* c, const Mind* m, int u, Plan* p, const int8_t* mask, int32_t* worth
) noexcept nogil
cdef void go(
    const State* s, int u, const Plan* p, const Move* move, int worth, const int8_t* mask, int32_t* out
) noexcept nogil
cdef int dark_act(State* s, const Setup* c, const Mind* m, int u, Plan* p, int verb) noexcept nogil
cdef int dark_free(State* s, const Setup* c, const Mind* m, int u, Plan* p, int verb) noexcept nogil
cdef int special_worth(
    State* s, const Setup* c, const Mind* m, int u, Plan* p, uint32_t ability
) noexcept nogil
cdef int word_worth(const State* s, const Setup* c, const Mind* m, int u, uint32_t ability) noexcept nogil
cdef int test_all(
    const State* s, const Setup* c, int u, int far, int attribute, int each
) noexcept nogil
cdef int fails(const State* s, const Setup* c, int h, int attribute) noexcept nogil
cdef int around(const State* s, const Setup* c, const Mind* m, Plan* p, int u) noexcept nogil
cdef int pair(State* s, const Setup* c, const Mind* m, Plan* p, int u) noexcept nogil
cdef int sacrifice_worth(const State* s, const Mind* m, int u, int v) noexcept nogil
cdef int mend_worth(const State* s, const Mind* m, int v, int n) noexcept nogil
@cython.locals(further=Move)
cdef int push_card_worth(
    State* s, const Setup* c, Mind* m, int u, Plan* p, int card
) noexcept nogil
cdef void rate_dark_menu(State* s, const Setup* c, Mind* m, const int8_t* mask, int32_t* worth) noexcept nogil
@cython.locals(a=Arms)
cdef int turn_worth(State* s, const Setup* c, const Mind* m, int u) noexcept nogil
