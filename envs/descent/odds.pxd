cimport cython
from libc.stdint cimport int16_t, int32_t, int64_t, int8_t
from libc.string cimport memcpy, memset

from .arms cimport is_ranged, necro_of, reach_of, traits_of, weapon_row
from .grid cimport card_of, fig_adjacent, ready, skilled, stamina_left, turned, within
from .quests cimport figure_row
from .sheets cimport has_item, ready_item, wears_shield
from .setup cimport *
from .state cimport *

cdef enum:
    MOST_OUTCOMES = 216  # of three dice; further ones count with their mean
    DAMAGES = 16
    SHIELDS = 12
    RANGES = 10
    MOST_SURGES = 7
    COUNTED_DICE = 3
    SIDES = 6
    MISSED = -40
    MOST_GUARDS = 1296  # outcomes of four dice

# An attack before it is rolled: what its dice may show, and what surges can make of it.
ctypedef struct Strike:
    int ranged
    int reach  # at arm's length
    int n  # outcomes that are no miss
    int all  # outcomes
    int damage  # bonus
    int range
    int surges
    int pierce
    int8_t shown_damage[216]
    int8_t shown_range[216]
    int8_t shown_surges[216]
    int8_t gain_damage[7]  # by so many surges
    int8_t gain_range[7]
    int told  # ranges for which `hits` is known, bits
    int16_t hits[10][16]  # outcomes by damage, if so much range is needed

# The shields that a figure may roll.
ctypedef struct Guard:
    int all  # outcomes
    int32_t ways[12]  # outcomes by shields

cdef void clear_strike(Strike* a) noexcept nogil
cdef void roll_out(const Setup* c, Strike* a, const int8_t* dice, int n) noexcept nogil
cdef void roll_one(const Setup* c, Strike* a, int die) noexcept nogil
cdef int as_damage(int code, int n) noexcept nogil
cdef void gain(int8_t* gains, int cost, int n) noexcept nogil
cdef void printed_surges(Strike* a, const Surge* surges, int n) noexcept nogil
cdef void strike_of(const State* s, const Setup* c, Strike* a, int u, int weapon, int how) noexcept nogil
@cython.locals(dice=int8_t[3])
cdef void familiar_strike(const State* s, const Setup* c, Strike* a) noexcept nogil
cdef void monster_strike(const State* s, const Setup* c, Strike* a, int u, int weapon) noexcept nogil
cdef int is_cowed(const State* s, const Setup* c, int u) noexcept nogil
@cython.locals(blue=int8_t)
cdef void hero_strike(const State* s, const Setup* c, Strike* a, int h, int weapon, int how) noexcept nogil
@cython.locals(surges=int, lack=int)
cdef void tally(Strike* a, int far) noexcept nogil
cdef int after_range(const Strike* a, int surges, int lack) noexcept nogil
cdef void guard_of(const State* s, const Setup* c, Guard* g, int v, int by) noexcept nogil
cdef void hero_guard(const State* s, const Setup* c, Guard* g, int h) noexcept nogil
@cython.locals(before=int32_t[12])
cdef void add_guard(const Setup* c, Guard* g, int die) noexcept nogil
@cython.locals(dealt=int64_t, felled=int64_t, w=int64_t, through=int)
cdef int blow_worth(Strike* a, const Guard* g, int far, int left, int price, int bounty) noexcept nogil
