cimport cython

from .geometry cimport ZONE_EXIT
from .grid cimport card_of, is_hero, map_of
from .quests cimport AWAY_FB, has_leader, is_leader, KNOCKOUTS_PER_HERO, LOST_NEEDED, SIR_PALAMON
from .setup cimport *
from .state cimport *

cdef enum:
    VICTORY = 3000
    HERO_LIFE = 420
    FAMILIAR_LIFE = 60
    FIGURE_LIFE = 500
    STEP_WORTH = 25  # of coming one space closer
    HURRY = 40  # the same where time is short
    NOWHERE = -20000
    THIRTY_SIX = 36
    A_PASS = 0  # PASS and FATIGUE_MP as places in tables
    A_FATIGUE = 10

# What every answer depends on; the worth of all figures to their own side.
ctypedef struct Mind:
    int side  # 0: the heroes' side is asked, 1: the overlord
    int rate  # what coming one space closer is worth
    int left[37]  # health
    int price[37]  # of one damage
    int bounty[37]  # of felling it, besides
    int menace[37]  # damage that its attack is expected to do, in tenths

cdef void think(const State* s, const Setup* c, int side, Mind* m) noexcept nogil
cdef int chance(int value) noexcept nogil
cdef void stake(const State* s, Mind* m, int u, int worth, int slowly) noexcept nogil
cdef int die_mean(int die) noexcept nogil
cdef int menace_of(const State* s, const Setup* c, int u) noexcept nogil
cdef void weigh_hero(const State* s, const Setup* c, Mind* m, int h) noexcept nogil
@cython.locals(worth=int)
cdef void weigh_monster(const State* s, const Setup* c, Mind* m, int u) noexcept nogil
cdef int leader_worth(int e) noexcept nogil
cdef int errand_of(const State* s, int u) noexcept nogil
cdef int to_exit(const State* s, int cell) noexcept nogil
cdef int figure_worth(const State* s, int u) noexcept nogil
cdef int pain(const State* s, const Mind* m, int u, int n) noexcept nogil
cdef int relief(const State* s, const Setup* c, const Mind* m, int h, int n) noexcept nogil
cdef int weary(const State* s, int h, int n) noexcept nogil
cdef int rested(const State* s, int h, int n) noexcept nogil
cdef int condition_worth(const State* s, const Mind* m, int v, int condition) noexcept nogil
