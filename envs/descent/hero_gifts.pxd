cimport cython

from .arms cimport target_ok, weapon_fits
from .figures cimport beside_space
from .grid cimport distance, fig_adjacent, fig_distance, has, map_of, skilled, within
from .odds cimport strike_of
from .sheets cimport attribute_of, speed_of
from .sight cimport sees
from .setup cimport *
from .state cimport *
from .tactics cimport arm, Arms, best_target, hit_worth, Plan
from .worth cimport chance, condition_worth, errand_of, Mind, pain, relief, rested, THIRTY_SIX, weary

cdef enum:
    KEPT_FEAT = 50  # what a feat is worth later on
    KEPT_POTION = 110
    MEAN_RED = 2

cdef int is_free_skill(const Setup* c, int skill) noexcept nogil
cdef int skill_worth(State* s, const Setup* c, const Mind* m, int h, Plan* p, int skill) noexcept nogil
cdef int warrior_worth(State* s, const Setup* c, const Mind* m, int h, Plan* p, int skill) noexcept nogil
cdef int healer_worth(State* s, const Setup* c, const Mind* m, int h, Plan* p, int skill) noexcept nogil
cdef int mage_worth(State* s, const Setup* c, const Mind* m, int h, Plan* p, int skill) noexcept nogil
cdef int scout_worth(State* s, const Setup* c, const Mind* m, int h, Plan* p, int skill) noexcept nogil
@cython.locals(a=Arms)
cdef int attack_worth(State* s, const Setup* c, const Mind* m, int h, int how, int damage) noexcept nogil
cdef int after_attack(const State* s, const Setup* c, const Mind* m, int h, int how, int v) noexcept nogil
cdef int blast_worth(const State* s, const Setup* c, const Mind* m, Arms* a, int i, int v) noexcept nogil
@cython.locals(a=Arms)
cdef int around_worth(State* s, const Setup* c, const Mind* m, int h, int how) noexcept nogil
cdef int rush_worth(
    const State* s, const Setup* c, const Mind* m, int h, const Plan* p, int far
) noexcept nogil
@cython.locals(a=Arms)
cdef int oath_worth(State* s, const Setup* c, const Mind* m, int h) noexcept nogil
cdef int hurt_all(const State* s, const Mind* m, int h, int far, int n) noexcept nogil
cdef int heal_all(const State* s, const Setup* c, const Mind* m, int h, int far, int n) noexcept nogil
cdef int best_relief(const State* s, const Setup* c, const Mind* m, int h, int n) noexcept nogil
cdef int beside_hero(const State* s, int h, int other) noexcept nogil
cdef int prayer_worth(const State* s, const Setup* c, const Mind* m, int h) noexcept nogil
cdef int foes_near(const State* s, int u, int far) noexcept nogil
@cython.locals(near=int)
cdef int far_search(const State* s, int h, const Plan* p, int far) noexcept nogil
@cython.locals(a=Arms)
cdef int corpse_worth(State* s, const Setup* c, const Mind* m, int h) noexcept nogil
cdef int feat_worth(State* s, const Setup* c, const Mind* m, int h, Plan* p) noexcept nogil
cdef int group_worth(const State* s, const Mind* m, int group) noexcept nogil
cdef int stun_worth(const State* s, const Setup* c, const Mind* m, int h) noexcept nogil
cdef int pair_worth(State* s, const Setup* c, const Mind* m, int h, Plan* p) noexcept nogil
cdef int item_worth(const State* s, const Setup* c, const Mind* m, int h, int item) noexcept nogil
cdef int potion_worth(State* s, const Setup* c, const Mind* m, int h, Plan* p, int card) noexcept nogil
@cython.locals(a=Arms)
cdef int attack_flask(State* s, const Setup* c, const Mind* m, int h) noexcept nogil
