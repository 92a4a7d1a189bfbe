cimport cython

from .arts cimport best_use, use_worth
from .field cimport Field, Reach, Walker, explore
from .goals cimport aspire, crypt_walker, estate, site_worth
from .grid cimport distance, n_team, present, size_of
from .setup cimport *
from .sheets cimport actions_left, effect_at, move_of, stamina_of, value, weapon_at
from .state cimport *
from .strikes cimport Strikes, best_strike, list_strikes, strike_from
from .units cimport adjacent, apart
from .uses cimport slot_usable
from .worth cimport (
    AFTER,
    AT_ONCE,
    FEAR,
    HOMEWARD,
    LEAST,
    Mind,
    NOTHING,
    RESTING,
    STAMINA_POINT,
    SURE,
    WATCH,
    WIN,
    all_conditions,
    chance,
    relief,
    weary,
)

# What all answers of one question have in common.
ctypedef struct Plan:
    Walker walker
    Field way
    Reach reach
    Strikes strikes
    int left  # Actions
    int frail  # how much she minds danger, in percent
    int best  # the best Attack from anywhere
    int strike  # the best from here
    int move  # the best Move
    int charge  # the best Move with an Attack after it
    int goal  # where the Move under way leads
    int step  # the action that begins it; -1: to stay

cdef void begin(const State* s, const Setup* c, Mind* m, int u, Plan* p) noexcept nogil
cdef int frailty(const State* s, int u) noexcept nogil
cdef void foresee(State* s, const Setup* c, const Mind* m, int u, Plan* p) noexcept nogil
cdef int place_worth(const State* s, const Setup* c, const Mind* m, int u, Plan* p, int i) noexcept nogil
cdef int danger(const State* s, const Setup* c, const Mind* m, Plan* p, int cell) noexcept nogil
cdef int escape_price(const State* s, const Setup* c, int u, int here, int cell) noexcept nogil
cdef int menu_worth(State* s, const Setup* c, const Mind* m, int u, Plan* p, int verb) noexcept nogil
cdef int menu_worth_more(
    const State* s, const Setup* c, const Mind* m, int u, Plan* p, int verb, int after
) noexcept nogil
cdef int devour_worth(State* s, const Setup* c, const Mind* m, int u, Plan* p, int after) noexcept nogil
cdef int devour_slot(State* s, const Setup* c, const Mind* m, int u, Plan* p, int slot) noexcept nogil
cdef int objective_worth(const State* s, const Setup* c, const Mind* m, int u) noexcept nogil
cdef int prepare_worth(const State* s, const Mind* m, int u, Plan* p) noexcept nogil
cdef int rest_worth(const State* s, const Setup* c, const Mind* m, int u) noexcept nogil
cdef int loot_worth(const State* s, const Setup* c, const Mind* m, int u) noexcept nogil
cdef int teleport_worth(const State* s, const Setup* c, const Mind* m, int u) noexcept nogil
cdef int is_dying(const State* s, const Mind* m, int u) noexcept nogil
cdef int may_take_along(const State* s, const Setup* c, int u, int other) noexcept nogil
cdef int companion_worth(const State* s, const Mind* m, int chosen, int other) noexcept nogil
cdef int turn_worth(State* s, const Setup* c, Mind* m, int u, Plan* p) noexcept nogil
cdef void choose_way(State* s, const Setup* c, const Mind* m, int u, Plan* p) noexcept nogil
cdef int way_worth(const Setup* c, Plan* p, int action) noexcept nogil
