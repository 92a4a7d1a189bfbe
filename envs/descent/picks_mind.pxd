cimport cython
from libc.stdint cimport int32_t, int8_t

from ..core.frames cimport below_top
from ..core.state cimport Frame
from .arms cimport target_ok, weapon_of_verb
from .dark_mind cimport fails, mend_worth, sacrifice_worth
from .errands cimport Errands, no_errands
from .dark_errands cimport dark_errands
from .hero_errands cimport hero_errands
from .geometry cimport PIT
from .grid cimport empty, fig_adjacent, fig_distance, is_hero, map_of, side_of
from .hero_gifts cimport after_attack, group_worth
from .odds cimport blow_worth, Guard, guard_of, RANGES, Strike, strike_of
from .rolls_mind cimport execute_number, reroll_gain, test_hope
from .setup cimport *
from .sheets cimport attribute_of
from .state cimport *
from .tactics cimport begin_plan, Plan
from .window_mind cimport jain_number, rage_worth
from .worth cimport condition_worth, menace_of, Mind, pain, relief, rested

cdef enum:
    NEVER = -500

@cython.locals(b=Strike, g=Guard)
cdef int attack_on(
    const State* s, const Setup* c, const Mind* m, int u, int weapon, int how, int flags, int v
) noexcept nogil
@cython.locals(foe=int)
cdef int best_weapon_worth(
    State* s, const Setup* c, const Mind* m, const Attack* a, int weapon
) noexcept nogil
cdef int target_worth(State* s, const Setup* c, const Mind* m, const Frame* f, int v) noexcept nogil
cdef int figure_choice(const State* s, const Setup* c, const Mind* m, const Frame* f, int v) noexcept nogil
cdef int skill_figure_worth(
    const State* s, const Setup* c, const Mind* m, const Frame* f, int skill, int v
) noexcept nogil
cdef int hero_choice(const State* s, const Setup* c, const Mind* m, const Frame* f, int h) noexcept nogil
cdef int condition_total(const State* s, const Mind* m, int h) noexcept nogil
cdef int skill_hero_worth(
    const State* s, const Setup* c, const Mind* m, const Frame* f, int skill, int h
) noexcept nogil
@cython.locals(p=Plan)
cdef void rate_spaces(
    State* s, const Setup* c, Mind* m, const Frame* f, const int8_t* mask, int32_t* worth
) noexcept nogil
@cython.locals(e=Errands)
cdef void rate_tokens(
    State* s, const Setup* c, Mind* m, const Frame* f, const int8_t* mask, int32_t* worth
) noexcept nogil
cdef int other_token(const State* s, const Setup* c, const Mind* m, const Frame* f, int t) noexcept nogil
@cython.locals(p=Plan)
cdef void rate_doors(
    State* s, const Setup* c, Mind* m, const Frame* f, const int8_t* mask, int32_t* worth
) noexcept nogil
cdef int choice_worth(const State* s, const Setup* c, const Mind* m, const Frame* f, int i) noexcept nogil
cdef int search_good(int card) noexcept nogil
cdef int planned_worth(const State* s, int i) noexcept nogil
cdef int number_worth(const State* s, const Setup* c, const Mind* m, const Frame* f, int n) noexcept nogil
cdef int die_worth(const State* s, const Setup* c, const Mind* m, const Frame* f, int i) noexcept nogil
cdef int keeping(int card) noexcept nogil
cdef int card_choice(const State* s, const Frame* f, int card) noexcept nogil
cdef int path_worth(const State* s, const Mind* m, const Frame* f, int direction) noexcept nogil
cdef void rate_deed(
    State* s, const Setup* c, Mind* m, const Frame* f, const int8_t* mask, int32_t* worth
) noexcept nogil
