cimport cython

from .arts cimport best_aim
from .explorer cimport Plan
from .field cimport NOWHERE
from .grid cimport distance, present
from .outcome cimport monster_worth
from .packs cimport lair_worth
from .setup cimport *
from .state cimport *
from .summon cimport master_out, may_summon
from .worth cimport BLOOD_POINT, LEAST, LONG_GAME, MASTERLY, Mind, NOTHING, POWER_POINT, THREAT, sheet_force

cdef enum:
    ACTIVATE = 2000

cdef int masteries[3][10]  # of each Goddess and kind of card, in play from the first Round on

cdef void weigh_masteries() noexcept nogil
cdef void weigh(int goddess, int kind, int worth) noexcept nogil
cdef int reign_worth(const State* s, const Setup* c, const Mind* m, Plan* p, int action) noexcept nogil
cdef int activation_worth(const State* s, const Setup* c, const Mind* m, Plan* p, int u) noexcept nogil
cdef int card_worth(const State* s, const Setup* c, const Mind* m, int kind, int part) noexcept nogil
cdef int effect_worth(const State* s, const Setup* c, const Mind* m, int kind) noexcept nogil
cdef int brings_power(const Setup* c, int effect) noexcept nogil
cdef int boosts(const State* s, const Setup* c, int effect) noexcept nogil
cdef int mastery_gain(const State* s, const Setup* c, int kind) noexcept nogil
cdef int keeping(const State* s, const Setup* c, const Mind* m, int kind) noexcept nogil
cdef int discard_worth(const State* s, const Setup* c, const Mind* m, int kind) noexcept nogil
cdef int cost_of(const State* s, const Setup* c, int place, int master) noexcept nogil
cdef int room_for(const State* s, const Setup* c, int place, int master) noexcept nogil
cdef int purchase(const State* s, const Setup* c, const Mind* m, int place, int master) noexcept nogil
cdef int first_monolith(const State* s) noexcept nogil
cdef int empower_worth(const State* s, const Setup* c) noexcept nogil
cdef int blood_worth(const State* s, const Setup* c, const Mind* m, int k) noexcept nogil
cdef int den_worth(const Setup* c, Plan* p, int sheet, int cell) noexcept nogil
cdef int monolith_away(const State* s, const Setup* c, int cell) noexcept nogil
