cimport cython
from libc.stdint cimport int16_t, int8_t

from .field cimport door_way, Field, NO_WAY, promise, promise_around
from .grid cimport beside, in_zone, map_of
from .quest_deeds cimport attributes
from .sheets cimport attribute_of
from .setup cimport *
from .state cimport *
from .worth cimport chance, NOWHERE, THIRTY_SIX

cdef enum:
    MOST_ERRANDS = 64
    MOST_POSTS = 96

# Something to be done at a space (or next to it) by an action.
ctypedef struct Errand:
    int16_t cell
    int16_t other  # a door: the space behind it; else -1
    int16_t worth
    int16_t action
    int8_t what  # token, door, hero
    int8_t near  # 1: an adjacent space will do

# What a figure could do, and where it would be good to be.
ctypedef struct Errands:
    int n
    Errand list[64]
    int n_posts
    int16_t post[96]
    int16_t post_worth[96]

cdef void no_errands(Errands* e) noexcept nogil
cdef void add_errand(Errands* e, int cell, int worth, int action, int what, int near) noexcept nogil
cdef void add_post(Errands* e, int cell, int worth) noexcept nogil
cdef void posts_in_zone(const State* s, Errands* e, int zone, int worth) noexcept nogil
cdef void posts_around(const State* s, Errands* e, int cell, int worth) noexcept nogil
cdef void add_doors(const State* s, const Setup* c, Errands* e, int u) noexcept nogil
cdef void add_door_errand(
    const State* s, const Setup* c, Errands* e, int u, int d, int cell, int other
) noexcept nogil
cdef int best_chance(const State* s, const Setup* c, int u, int which) noexcept nogil
cdef void promise_errands(const State* s, const Errands* e, Field* way) noexcept nogil
cdef void price_doors(const State* s, Errands* e, const Field* way) noexcept nogil
cdef int errand_at(const State* s, const Errands* e, int cell, int but) noexcept nogil
cdef int errand_for(const State* s, const Errands* e, int cell, int action, int what) noexcept nogil
