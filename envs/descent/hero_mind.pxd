cimport cython
from libc.stdint cimport int32_t, int8_t

from .arms cimport weapon_of_verb
from .errands cimport errand_for
from .field cimport first_step
from .geometry cimport ZONE_ENTRANCE, ZONE_EXIT
from .grid cimport has, in_zone, map_of, stamina_left
from .hero_gifts cimport feat_worth, is_free_skill, item_worth, potion_worth, skill_worth
from .quests cimport on_zone
from .sheets cimport speed_of
from .setup cimport *
from .state cimport *
from .steps cimport stops_here
from .tactics cimport begin_plan, best_move, best_target, Move, Plan, survey
from .worth cimport A_FATIGUE, Mind, NOWHERE, relief, rested

cdef enum:
    UNWISE = -300
    LEAVING = 1500  # to leave the map where all heroes have to
    FREE = 10  # what costs nothing comes before what does

@cython.locals(p=Plan)
cdef void rate_hero_menu(
    State* s, const Setup* c, Mind* m, int h, const int8_t* mask, int32_t* worth
) noexcept nogil
@cython.locals(away=Move, after=Move, action=int)
cdef void rate_turn(
    State* s, const Setup* c, const Mind* m, int h, Plan* p, const int8_t* mask, int32_t* worth
) noexcept nogil
cdef void no_walk(int32_t* out) noexcept nogil
cdef void walk(
    const State* s, const Plan* p, const Move* move, int worth, const int8_t* mask, int32_t* out
) noexcept nogil
cdef void step_off(const int8_t* mask, int32_t* worth) noexcept nogil
cdef int act_worth(State* s, const Setup* c, const Mind* m, int h, Plan* p, int action) noexcept nogil
cdef int verb_worth(State* s, const Setup* c, const Mind* m, int h, Plan* p, int verb) noexcept nogil
cdef int verb_attack(const State* s, const Setup* c, const Mind* m, int h, Plan* p, int verb) noexcept nogil
cdef int is_act(const State* s, const Setup* c, int h, int action) noexcept nogil
@cython.locals(one_more=Move)
cdef int free_worth(
    State* s, const Setup* c, const Mind* m, int h, Plan* p, int action, int base
) noexcept nogil
cdef int bonus_worth(const State* s, const Setup* c, const Mind* m, int h, Plan* p) noexcept nogil
cdef int leave_worth(const State* s, const Setup* c, int h) noexcept nogil
cdef int stays_behind(const State* s, const Setup* c, int h) noexcept nogil
