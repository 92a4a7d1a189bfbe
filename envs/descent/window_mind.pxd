cimport cython
from libc.stdint cimport int32_t, int8_t

from ..core.frames cimport below_top
from ..core.state cimport Frame
from .arms cimport necro_of, striker_of
from .dice cimport rolled_shields
from .grid cimport fig_adjacent, has, is_hero, space_distance, within
from .odds cimport add_guard, blow_worth, Guard, guard_of, Strike, strike_of
from .rolls_mind cimport (
    best_reroll,
    execute_number,
    KEPT_CARD,
    KEPT_FORTUNE,
    test_hope,
    with_more,
    with_shields,
)
from .setup cimport *
from .sheets cimport attribute_of
from .state cimport *
from .worth cimport chance, menace_of, Mind, pain, THIRTY_SIX, weary

cdef enum:
    FORTUNE = 40  # what a token is worth to the heroes
    NEVER = -500

@cython.locals(a=Strike, g=Guard)
cdef int expected(
    const State* s, const Setup* c, const Mind* m, const Attack* x, int v, int damage, int die
) noexcept nogil
@cython.locals(action=int)
cdef void rate_window(
    const State* s, const Setup* c, const Mind* m, const Frame* f, const int8_t* mask, int32_t* worth
) noexcept nogil
cdef int window_worth(
    const State* s, const Setup* c, const Mind* m, const Frame* f, int action
) noexcept nogil
@cython.locals(good=int, there=int)
cdef int plot_reply(const State* s, const Setup* c, const Mind* m, const Frame* f, int card) noexcept nogil
cdef int bait_worth(const State* s, const Setup* c, const Mind* m, int h) noexcept nogil
cdef int card_worth(const State* s, const Setup* c, const Mind* m, const Frame* f, int card) noexcept nogil
cdef int attack_card(
    const State* s, const Setup* c, const Mind* m, const Frame* f, int code, int card
) noexcept nogil
cdef int test_card(const State* s, const Setup* c, int h, int attribute, int worth) noexcept nogil
cdef int trap_worth(const State* s, const Setup* c, const Mind* m, int h, int card) noexcept nogil
cdef int turn_card(const State* s, const Setup* c, const Mind* m, int card) noexcept nogil
cdef int heroes_in_reach(const State* s, const Setup* c) noexcept nogil
cdef int charm_worth(const State* s, const Setup* c, int h) noexcept nogil
cdef int rage_worth(const State* s, const Setup* c, const Mind* m, int v) noexcept nogil
cdef int item_reply_worth(
    const State* s, const Setup* c, const Mind* m, const Frame* f, int code, int place
) noexcept nogil
cdef int skill_reply_worth(
    const State* s, const Setup* c, const Mind* m, const Frame* f, int code, int i
) noexcept nogil
cdef int attack_skill_worth(
    const State* s, const Setup* c, const Mind* m, const Frame* f, int code, int h, int skill
) noexcept nogil
@cython.locals(bad=int)
cdef int event_skill_worth(
    const State* s, const Setup* c, const Mind* m, const Frame* f, int h, int skill
) noexcept nogil
cdef int verb_reply_worth(
    const State* s, const Setup* c, const Mind* m, const Frame* f, int code, int verb
) noexcept nogil
cdef int fortune_reroll(
    const State* s, const Setup* c, const Mind* m, const Frame* f, int code, int price
) noexcept nogil
@cython.locals(own=int, passed=int)
cdef int roll_gain(const State* s, const Setup* c, const Mind* m, int both, int price) noexcept nogil
cdef int jain_number(const State* s, const Mind* m, const Frame* harm, int h) noexcept nogil
