cimport cython
from libc.stdint cimport int16_t, int8_t
from libc.string cimport memset

from .aims cimport attackable, in_weapon_range, weapon_range
from .deal cimport reach
from .deeds cimport aim_bonus, attack_damage, attack_flags
from .grid cimport present, size_of, slot_of
from .outcome cimport run_worth
from .setup cimport *
from .sheets cimport aim_of, armor_of, has, is_devour, is_used, once_at, stamina_of, weapon_at
from .state cimport *
from .units cimport BIT, apart
from .worth cimport BLOOD_POINT, Mind, SOUL_POINT, SURE, blow_worth, chance, pain, wreck_worth

cdef enum:
    MOST_STRIKES = 48

# Attacks of a unit on whomever it could reach, the best first.
ctypedef struct Strikes:
    int n
    int8_t slot[48]  # MOST_STRIKES
    int16_t weapon[48]
    int8_t ref[48]
    int8_t reach[48]
    int worth[48]

cdef void list_strikes(const State* s, const Setup* c, const Mind* m, int u, Strikes* k) noexcept nogil
cdef void list_on_monsters(
    const State* s, const Setup* c, const Mind* m, int u, int slot, int weapon, int price, Strikes* k
) noexcept nogil
cdef void list_on_structures(
    const State* s, const Setup* c, const Mind* m, int u, int slot, int weapon, int price, Strikes* k
) noexcept nogil
cdef void list_on_crypts(
    const State* s, const Setup* c, const Mind* m, int u, int slot, int weapon, Strikes* k
) noexcept nogil
cdef void note(Strikes* k, int slot, int weapon, int ref, int reach, int worth) noexcept nogil
cdef int best_strike(State* s, const Setup* c, int u, int cell, const Strikes* k) noexcept nogil
cdef int strike_hits(const State* s, const Setup* c, int u, const Strikes* k, int i) noexcept nogil
cdef int strike_from(State* s, const Setup* c, int u, int cell, const Strikes* k) noexcept nogil
cdef void blow_of(const State* s, const Setup* c, int u, int weapon, int ref, Deed* d) noexcept nogil
@cython.locals(deed=Deed)
cdef int strike_damage(const State* s, const Setup* c, int u, int weapon, int ref) noexcept nogil
@cython.locals(deed=Deed)
cdef int strike_chance(const State* s, const Setup* c, int u, int weapon, int ref) noexcept nogil
cdef int strike_worth(
    const State* s, const Setup* c, const Mind* m, int u, int slot, int weapon, int foe
) noexcept nogil
cdef int is_fearsome(const State* s, const Setup* c, int u, int foe) noexcept nogil
cdef int hit_worth(
    const State* s, const Setup* c, const Mind* m, int u, const Weapon* w, int weapon, int foe
) noexcept nogil
@cython.locals(list_=List)
cdef int onhit(const State* s, const Setup* c, const Mind* m, int u, const Weapon* w, int ref) noexcept nogil
cdef int strike_on_crypt(
    const State* s, const Setup* c, const Mind* m, int u, int weapon, int other
) noexcept nogil
