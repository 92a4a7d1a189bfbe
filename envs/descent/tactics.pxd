cimport cython
from libc.stdint cimport int16_t, int8_t, uint64_t
from libc.string cimport memset

from .arms cimport may_attack, target_ok
from .errands cimport errand_at, Errands, no_errands, price_doors, promise_errands
from .dark_errands cimport dark_errands
from .field cimport (
    clear_field,
    explore,
    Field,
    NO_WAY,
    promise_around,
    Reach,
    set_walker,
    spread_out,
    Walker,
)
from .figures cimport put
from .geometry cimport LAVA, OBSTACLE, PIT, PLAIN, ZONE_EXIT
from .grid cimport (
    able,
    adjacent,
    fig_distance,
    has,
    in_zone,
    is_hero,
    is_monster,
    is_quest_figure,
    map_of,
    one,
    skilled,
    space_of,
    spaces_of,
    stamina_left,
    turned,
)
from .hero_errands cimport figure_posts, hero_errands
from .odds cimport blow_worth, Guard, guard_of, RANGES, Strike, strike_of
from .quests cimport has_leader, is_leader, monster_usable
from .sheets cimport speed_of, weapon_place
from .sight cimport in_pit
from .steps cimport flies, rests, stops_here
from .setup cimport *
from .state cimport *
from .worth cimport Mind, NOWHERE, rested, weary

cdef enum:
    WEAPONS = 2
    UNKNOWN = -1
    HUNT = 60  # what being able to attack is worth beside the attack
    MOST_WALK = 40
    DARING = 25  # per cent of the danger that counts
    WALKING = 4  # a move is worth so much at least
    TIRING = 10  # and so much more, if it costs fatigue

# What a figure can attack with, and what that is worth against whom from where.
ctypedef struct Arms:
    int unit
    int n
    int8_t weapon[2]
    Strike strike[2]
    uint64_t guarded  # figures whose guard is known, bits
    Guard guard[37]
    int16_t worth[2][37][10]
    int n_foes
    int8_t foe[37]

# What a figure might do in this turn: the worth of all spaces in its reach.
ctypedef struct Plan:
    Walker walker
    Field way
    Reach reach
    Arms arms
    Errands errands
    int unit
    int points
    int speed
    int moves  # move actions that are left
    int fatigue  # that may be suffered for movement
    int per_fatigue  # points for each
    int rest  # worth of a rest
    int8_t strikes[24]  # of each foe of a hero: from how far it can strike in its next turn
    int8_t force[24]  # and how hard, in tenths of damage
    int leaving  # what it is worth to a hero to leave the map
    int shy  # the figure had better keep away from its enemies
    int16_t stay[168]
    int16_t attack[168]
    int16_t errand[168]
    int16_t second[168]  # the second best errand
    int8_t stops[168]

# Where to go, and what that is worth.
ctypedef struct Move:
    int goal  # space; -1: none
    int total
    int walks  # move actions
    int out  # 1: a point more, to leave the map there

cdef void arm(const State* s, const Setup* c, int u, Arms* a) noexcept nogil
cdef void find_foes(const State* s, const Setup* c, int u, Arms* a) noexcept nogil
@cython.locals(worth=int)
cdef int hit_worth(
    const State* s, const Setup* c, const Mind* m, Arms* a, int i, int v, int far
) noexcept nogil
@cython.locals(best=int, dx=int, dy=int)
cdef int gap(const State* s, int cell, int v, int* near) noexcept nogil
cdef int in_view(const State* s, int cell, int v) noexcept nogil
@cython.locals(near=int, far=int)
cdef int attack_on_from(
    const State* s, const Setup* c, const Mind* m, Arms* a, int i, int cell, int v
) noexcept nogil
cdef int attack_from(const State* s, const Setup* c, const Mind* m, Arms* a, int cell) noexcept nogil
cdef int best_target(
    const State* s, const Setup* c, const Mind* m, Arms* a, int i, int how
) noexcept nogil
cdef void begin_plan(const State* s, const Setup* c, Mind* m, int u, int by_effect, Plan* p) noexcept nogil
cdef void hunt(const State* s, const Setup* c, const Mind* m, int u, Plan* p) noexcept nogil
cdef void survey(const State* s, const Setup* c, const Mind* m, int u, int actions, Plan* p) noexcept nogil
cdef void look_around(
    const State* s, const Setup* c, const Mind* m, int u, int actions, Plan* p
) noexcept nogil
cdef int peril(const State* s, const Setup* c, const Mind* m, const Plan* p, int u, int cell) noexcept nogil
@cython.locals(damage=int, worth=int, left=int)
cdef int hero_peril(const State* s, const Mind* m, const Plan* p, int h, int cell) noexcept nogil
cdef void fear(const State* s, const Setup* c, const Mind* m, int u, Plan* p) noexcept nogil
cdef int figure_peril(const State* s, const Mind* m, const Plan* p, int cell) noexcept nogil
cdef int stay_worth(
    const State* s, const Setup* c, const Mind* m, const Plan* p, int u, int cell
) noexcept nogil
cdef int two_best(int a, int b, int c) noexcept nogil
@cython.locals(hit=int, first=int, rest=int, worth=int)
cdef int deeds_at(const Plan* p, int cell, int actions, int attacks) noexcept nogil
cdef void best_move(
    State* s, const Setup* c, const Mind* m, Plan* p, int actions, int attacks, int free, int but_here,
    Move* best
) noexcept nogil
cdef void choose_move(
    const State* s, const Plan* p, int actions, int attacks, int free, int but_here, Move* best
) noexcept nogil
cdef void try_ways(
    const State* s, const Plan* p, int cell, int out, int actions, int attacks, int free, Move* best
) noexcept nogil
cdef void try_move(
    const State* s, const Plan* p, int cell, int out, int walks, int tired, int actions, int attacks,
    int free, Move* best
) noexcept nogil
cdef int holds_good(State* s, const Setup* c, const Mind* m, Plan* p, int cell) noexcept nogil
