cimport cython
from libc.stdint cimport int8_t, uint64_t

from .grid cimport able, fig_adjacent, has, is_hero, map_of, offer, one, side_of, skilled, turned, within
from .quests cimport monster_usable
from .sheets cimport weapon_place, weapon_traits, wears
from .sight cimport sees
from .steps cimport can_step
from .setup cimport *
from .state cimport *

cdef const ItemRow* weapon_row(const State* s, const Setup* c, int u, int weapon) noexcept nogil
cdef int is_ranged(const State* s, const Setup* c, int u, int weapon) noexcept nogil
cdef int traits_of(const State* s, const Setup* c, int u, int weapon) noexcept nogil
cdef int weapon_fits(const State* s, const Setup* c, int h, int place, int how) noexcept nogil
cdef int needs_rune(int how) noexcept nogil
cdef int needs_melee(int how) noexcept nogil
cdef int may_be_unarmed(int how) noexcept nogil
cdef int may_attack(const State* s, const Setup* c, int u) noexcept nogil
cdef uint64_t unblocking(const State* s, const Setup* c, int u, int weapon) noexcept nogil
cdef int reach_of(const State* s, const Setup* c, int u, int weapon) noexcept nogil
cdef int in_reach(const State* s, const Setup* c, int u, int weapon, int v) noexcept nogil
cdef int within_reach(const State* s, const Setup* c, int u, int weapon, int v) noexcept nogil
cdef int attackable(const State* s, const Setup* c, int u, int v) noexcept nogil
cdef int target_ok(
    const State* s, const Setup* c, int u, int weapon, int flags, int how, int v
) noexcept nogil
cdef int around(const State* s, const Setup* c, int u, int how, int v) noexcept nogil
cdef int necro_of(const State* s) noexcept nogil
cdef int striker_of(const State* s, const Attack* a) noexcept nogil
cdef int any_target(const State* s, const Setup* c, int u, int weapon, int flags, int how) noexcept nogil
@cython.locals(t=State)
cdef int weapon_ready(const State* s, const Setup* c, int h, int weapon, int flags, int how) noexcept nogil
cdef int may_shoot_running(const State* s, const Setup* c, int h, int weapon) noexcept nogil
cdef int shot_steps(const State* s, const Setup* c, int h) noexcept nogil
cdef int shows_target(
    State* t, const Setup* c, int h, int weapon, int flags, int how, int n
) noexcept nogil
cdef int can_attack_with(const State* s, const Setup* c, int h, int flags, int how) noexcept nogil
cdef int weapon_verbs(
    const State* s, const Setup* c, int h, int flags, int how, const int8_t* mask
) noexcept nogil
cdef int weapon_of_verb(const State* s, const Setup* c, int h, int verb) noexcept nogil
